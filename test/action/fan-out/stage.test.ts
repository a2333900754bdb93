import { describe, expect, test } from '@jest/globals';
import { outcomeKey, plannerOf, roleOf } from '../../../src/action/fan-out/stage.js';
import { headerOf, identityOf, stagedAs } from '../../../src/action/identity/identity.js';
import { variableOf } from '../../../src/action/inputs.js';
import { readJob } from '../../../src/action/job.js';
import { encodeHeader } from '../../../src/checkpoint/seal/header.js';
import type { AskGitHub } from '../../../src/runtime/github/answer.js';

const nameless: AskGitHub = async () => ({ kind: 'refused', why: 'Not Found' });
const job = (inputs: Record<string, string> = {}, variables: Record<string, string> = {}) =>
  readJob({
    GITHUB_WORKSPACE: '/nowhere',
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_REPOSITORY_ID: '42',
    GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/triage.yml@refs/heads/main',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_RUN_ID: '1001',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'plan',
    GITHUB_ACTION: '__self',
    INPUT_WORKFLOW: 'wf',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableOf(name), value])),
    ...variables,
  });
const PLAN = { forks: 'matrix' };
const keyOf = async (inputs: Record<string, string>, variables: Record<string, string> = {}) =>
  (await identityOf(job(inputs, variables), nameless)).runKey;

describe('what a job is in a fan-out', () => {
  test.each<[string, Record<string, string>, unknown]>([
    ['nothing said', {}, null],
    ['forks: here', { forks: 'here' }, null],
    ['forks: matrix', PLAN, { kind: 'plan' }],
    ['worker', { worker: '3' }, { kind: 'work', round: 1, leg: 3 }],
    ['worker of the second round', { worker: '1003', forks: 'matrix' }, { kind: 'work', round: 2, leg: 3 }],
    ['mode: collect', { mode: 'collect' }, { kind: 'collect' }],
    ['mode: collect that may fork again', { mode: 'collect', forks: 'matrix' }, { kind: 'collect' }],
    ['mode: lint', { mode: 'lint', forks: 'matrix' }, null],
  ])('%s', (_, inputs, role) => {
    expect(roleOf(job(inputs))).toEqual(role);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a leg that collects',
      { mode: 'collect', worker: '3' },
      /`worker` names a leg.*`mode: collect` is none/,
    ],
    ['no leg', { worker: '999' }, /`worker`: 999 is no leg.*matrix\.worker/],
    [
      'a leg whose `worker` came to nothing',
      { worker: '', matrix: '{"worker":"3","name":"work-3"}' },
      /`worker` is missing/,
    ],
    ['another run', { ...PLAN, 'resume-run': '12' }, /`resume-run`.*Re-run failed jobs/],
    ['no store', { ...PLAN, 'state-store': 'none' }, /`state-store: none`/],
  ])('%s is refused by the names of its inputs', (_, inputs, message) => {
    expect(() => roleOf(job(inputs))).toThrow(message);
  });
});

describe('the fan-out key', () => {
  test.each<[string, Record<string, string>]>([
    ['of another job', { GITHUB_JOB: 'other' }],
    ['of another step', { GITHUB_ACTION: '__self_2' }],
    ['of a leg of a matrix', { INPUT_MATRIX: '{"worker": "3"}' }],
    ['of another attempt', { GITHUB_RUN_ATTEMPT: '2' }],
  ])('is the same %s', async (_, variables) => {
    expect(await keyOf(PLAN, variables)).toBe(await keyOf(PLAN));
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['in another repository', {}, { GITHUB_REPOSITORY_ID: '43' }],
    ['in another file', {}, { GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/b.yml@refs/heads/main' }],
    ['on another branch', {}, { GITHUB_REF: 'refs/heads/other' }],
    ['in another run', {}, { GITHUB_RUN_ID: '1002' }],
    ['of another workflow folder', { workflow: 'wf2' }, {}],
    ['where `run-key` tells two apart', { 'run-key': 'second' }, {}],
  ])('is another one %s', async (_, inputs, variables) => {
    expect(await keyOf({ ...PLAN, ...inputs }, variables)).not.toBe(await keyOf(PLAN));
  });

  test('does not ask how the way to the workflow is written', async () => {
    expect(await keyOf({ ...PLAN, workflow: './wf/' })).toBe(await keyOf(PLAN));
    expect(await keyOf({ ...PLAN, workflow: 'f', 'working-directory': 'w' })).toBe(
      await keyOf({ ...PLAN, workflow: 'w/f' }),
    );
  });

  test('gives each part keys of its own: none takes the checkpoints of another for its own', async () => {
    const own = await identityOf(job(PLAN), nameless);
    const stages = [
      { kind: 'plan' } as const,
      ...[1, 2].flatMap((round) => [
        { kind: 'collect', round } as const,
        ...[1, 2].map((leg) => ({ kind: 'work', round, leg }) as const),
      ]),
    ];
    const keys = stages.map((stage) => stagedAs(own, job(PLAN), stage).runKey);
    expect(new Set([...keys, ...keys.map(outcomeKey)]).size).toBe(2 * stages.length);
  });

  test('is what a leg finds the plan of its round by', async () => {
    const leg = await identityOf(job({ worker: '1002' }), nameless);
    const plan = await identityOf(job(PLAN), nameless);
    expect(stagedAs(leg, job({ worker: '1002' }), plannerOf(1)).runKey).toBe(plan.runKey);
    expect(plannerOf(2)).toEqual({ kind: 'collect', round: 1 });
  });

  test('fits into a header, however long its parts are', async () => {
    const identity = await identityOf(job({ ...PLAN, 'run-key': 'k'.repeat(5000) }), nameless);
    const numbering = { sequence: 1, name: 'n', time: '2026-11-22T14:00:00.000Z', writer: '1.0.0' };
    expect(() => encodeHeader(headerOf(identity, numbering))).not.toThrow();
    const outcome = { ...identity, runKey: outcomeKey(identity.runKey) };
    expect(() => encodeHeader(headerOf(outcome, numbering))).not.toThrow();
  });
});
