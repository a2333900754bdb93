import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { INPUTS, OUTPUTS } from '../../src/action/input-table.js';

const FOLDER = '.github/workflows/examples';
const ACTION = 'org/raymond-action@v1';
/** What nobody may write with who shares a machine with an agent: it could start runs, push, or say that all is well. */
const NOT_BESIDE_AGENTS = [
  'actions',
  'checks',
  'contents',
  'deployments',
  'id-token',
  'packages',
  'statuses',
];

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, unknown>>;
  readonly with?: Readonly<Record<string, unknown>>;
}
type Permissions = Readonly<Record<string, string>>;
interface Job {
  readonly permissions?: Permissions;
  readonly 'timeout-minutes'?: number;
  readonly uses?: string;
  readonly env?: unknown;
  readonly concurrency?: unknown;
  readonly steps?: readonly Step[];
  readonly outputs?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: unknown;
  readonly permissions?: Permissions;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean };
  readonly env?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yml'));

test('there are examples', () => {
  expect(files).toEqual(expect.arrayContaining(['nightly.yml', 'review.yml', 'triage.yml']));
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps ?? []);
  const ours = steps.filter(({ uses }) => uses === ACTION);

  test('runs agents one at a time and never cuts off what has cost money', () => {
    const alone = expect.objectContaining({ 'cancel-in-progress': false, group: expect.any(String) });
    for (const [, job] of jobs)
      if (job.steps?.some(isAgents)) expect(job.concurrency ?? workflow.concurrency).toEqual(alone);
  });

  test('pins every action of others to a commit, with its version as a comment', () => {
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      if (!line.includes('org/raymond-action'))
        expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('says where it first names ours that it is to be pinned', () => {
    const [before = ''] = text.split(`uses: ${ACTION}`);
    if (ours.length > 0)
      expect(before.split('\n').slice(-4).join('\n')).toContain('Pin it to the commit of a release');
  });

  test.each(jobs)('the job %s says what its token may do, and it ends', (_, job) => {
    expect(job.permissions ?? workflow.permissions).toBeDefined();
    if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  test.each(jobs.filter(([, job]) => job.steps?.some(isAgents)))(
    'no agent in the job %s has a token beside it that starts runs, pushes or posts checks',
    (_, job) => {
      const permissions = job.permissions ?? workflow.permissions ?? {};
      const written = Object.keys(permissions).filter((name) => permissions[name] === 'write');
      expect(written.filter((name) => NOT_BESIDE_AGENTS.includes(name))).toEqual([]);
      expect(permissions.contents).toBe('read');
    },
  );

  test('keeps the credentials of a checkout from what runs after it', () => {
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/checkout@'))
        expect(given).toMatchObject({ 'persist-credentials': false });
  });

  test('names secrets at the step that needs them, and gives the key to agents alone', () => {
    for (const env of [workflow.env, ...jobs.map(([, job]) => job.env)])
      expect(JSON.stringify(env ?? {})).not.toMatch(/secrets\.|github\.token/);
    for (const step of steps)
      if (!isAgents(step)) expect(JSON.stringify(step)).not.toMatch(/ANTHROPIC|CLAUDE_CODE/);
  });

  test('puts nothing of the event into a shell', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  test('gives the Action inputs that there are, and reads outputs that there are', () => {
    for (const { with: given = {} } of ours)
      expect(Object.keys(INPUTS)).toEqual(expect.arrayContaining(Object.keys(given)));
    const ids = ours.flatMap(({ id }) => id ?? []);
    const read = [...text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)].filter(([, id]) =>
      ids.includes(id!),
    );
    for (const [, , output] of read) expect(Object.keys(OUTPUTS)).toContain(output);
  });

  test('runs what is in the repository, or says what is to be written', () => {
    const folders = ours.flatMap(({ with: given }) =>
      given?.workflow === undefined ? [] : [String(given.workflow)],
    );
    // Or says in its comments what lies there.
    const comments = text.split('\n').filter((line) => line.startsWith('#'));
    for (const folder of folders)
      expect(existsSync(folder) || comments.some((line) => line.includes(`${folder}/`))).toBe(true);
    for (const { run = '' } of steps)
      for (const [path] of run.matchAll(/\bworkflows\/[\w./-]+/g)) expect(existsSync(path)).toBe(true);
  });

  test('needs jobs that there are', () => {
    for (const [, job] of Object.entries(workflow.jobs) as [string, { needs?: string | string[] }][])
      for (const needed of [job.needs ?? []].flat()) expect(Object.keys(workflow.jobs)).toContain(needed);
  });
});

/** With an agent in it: the modes that run none have no need of a key. */
function isAgents({ uses, with: given = {} }: Step): boolean {
  return uses === ACTION && [undefined, 'run', 'collect'].includes(given.mode as string | undefined);
}
