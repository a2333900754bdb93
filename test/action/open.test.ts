import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { variableOf } from '../../src/action/inputs.js';
import { checkLink, type Job, readJob } from '../../src/action/job.js';
import { open, readGraphStart, readInput } from '../../src/action/open.js';
import { RunnerOutput } from '../../src/action/voice.js';
import { agentsOf } from '../../src/runtime/turns/model-of-state.js';

let workspace: string;
beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-open-')));
  for (const agent of ['claude', 'copilot']) write(`bin/${agent}`, '#!/bin/sh\n');
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(join(workspace, name, '..'), { recursive: true });
  writeFileSync(join(workspace, name), text, { mode: 0o755 });
}

const job = (inputs: Readonly<Record<string, string>>) =>
  readJob({
    GITHUB_WORKSPACE: workspace,
    GITHUB_REPOSITORY: 'o/r',
    RUNNER_TEMP: join(workspace, '_temp'),
    PATH: join(workspace, 'bin'),
    ANTHROPIC_API_KEY: 'key',
    COPILOT_GITHUB_TOKEN: 'key',
    INPUT_WORKFLOW: 'wf',
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [variableOf(name), value])),
  });

/** What a run of the workflow `wf` would be started with. */
async function settings(inputs: Readonly<Record<string, string>> = {}) {
  const { launch, budgetUsd } = await opened(job(inputs));
  const { agent, model, effort } = launch;
  return { agent, model, effort, budgetUsd };
}

const opened = (of: Job) => open(of, { ...CHECKOUT, workflow: resolve(of.cwd, of.inputs.workflow) });
const CHECKOUT = { ignoreProjectSettings: false, mayImport: async () => null };

describe("input beats the workflow's manifest, which beats the default", () => {
  const MANIFEST = 'agent: copilot\nmodel: m\neffort: low\nbudget: 3\n';

  test('the manifest holds where no input says otherwise', async () => {
    write('wf/START.md', 'Do it.');
    write('wf/workflow.yaml', MANIFEST);
    expect(await settings()).toEqual({ agent: 'copilot', model: 'm', effort: 'low', budgetUsd: 3 });
  });

  test('the agents of other workflows that it uses are provided too', async () => {
    write('wf/START.md', 'Do it.');
    write('wf/workflow.yaml', 'workflows: { other: ../other }\n');
    write('other/START.md', 'Do it.');
    write('other/workflow.yaml', 'agent: copilot\n');
    const { launch, workflow } = await opened(job({}));
    expect(agentsOf(workflow, launch)).toEqual(['claude', 'copilot']);
    expect(agentsOf(workflow, (await opened(job({ agent: 'claude' }))).launch)).toEqual(['claude']);
  });

  test('an input overrides it, one for no limit too', async () => {
    write('wf/START.md', 'Do it.');
    write('wf/workflow.yaml', MANIFEST);
    expect(await settings({ agent: 'claude', budget: '0', model: 'n' })).toEqual({
      ...{ agent: 'claude', model: 'n', effort: 'low', budgetUsd: 0 },
    });
  });

  test('where neither speaks, the defaults hold', async () => {
    write('wf/START.md', 'Do it.');
    expect(await settings()).toEqual({ agent: 'claude', model: null, effort: null, budgetUsd: 10 });
  });

  test("a state graph's own agent is the run's", async () => {
    write('wf/workflow.yaml', 'initial: done\nagent: copilot\nstates:\n  done: { type: engine }\n');
    expect(await settings()).toMatchObject({ agent: 'copilot' });
  });
});

test('the recording is looked for in the working directory', async () => {
  write('sub/wf/START.sh', 'true');
  const { launch } = await opened(job({ agent: 'replay', recording: 'rec', 'working-directory': 'sub' }));
  expect(launch.recording).toBe(join(workspace, 'sub', 'rec'));
});

test('an input file is read as text, or told by its name', () => {
  write('in.txt', 'hello');
  expect(readInput(job({ 'input-file': 'in.txt' }))).toBe('hello');
  expect(() => readInput(job({ 'input-file': 'none.txt' }))).toThrow(/input-file: none.txt cannot be read/);
});

test('vars are refused where there is no state graph', async () => {
  write('wf/START.sh', 'true');
  const given = job({ vars: 'a=b' });
  const { workflow } = await opened(given);
  await expect(readGraphStart(given, workflow)).rejects.toThrow(/vars: is for state graphs, and wf is none/);
});

describe('an effort that the agent does not know', () => {
  beforeEach(() => write('wf/START.md', 'Do it.'));

  test('by the input: named with its value and what is allowed', async () => {
    await expect(opened(job({ effort: 'highest' }))).rejects.toThrow(
      /`effort`: "highest" is not allowed; give one of low, medium, high, xhigh, max/,
    );
  });

  test("by the workflow's manifest: told as its own, and which input beats it", async () => {
    write('wf/workflow.yaml', 'effort: highest\n');
    await expect(opened(job({}))).rejects.toThrow(/workflow's own effort, "highest".*by the input `effort`/);
    expect((await opened(job({ effort: 'high' }))).launch.effort).toBe('high');
  });

  test('a CLI that tells so itself is asked', async () => {
    expect((await opened(job({ agent: 'copilot', effort: 'highest' }))).launch.effort).toBe('highest');
  });
});

describe('an untrusted checkout', () => {
  const warnings = async (agent: string, ignoreProjectSettings: boolean): Promise<string[]> => {
    const said: string[] = [];
    const given = job({ agent });
    const voice = new RunnerOutput({
      environment: {},
      redact: (text) => text,
      write: (line) => said.push(line),
    });
    write('wf/START.md', 'Do it.');
    await open(
      { ...given, voice },
      { ...CHECKOUT, ignoreProjectSettings, workflow: resolve(given.cwd, 'wf') },
    );
    return said.filter((line) => line.startsWith('::warning'));
  };

  test('what Copilot loads of it all the same is a warning', async () => {
    const [warning = '', ...more] = await warnings('copilot', true);
    expect(warning).toMatch(/The checkout is not trusted, and GitHub Copilot CLI loads some of it .*skills/);
    expect(more).toEqual([]);
  });

  test('none where the checkout is trusted, and none for a CLI that leaves all of it alone', async () => {
    expect(await warnings('copilot', false)).toEqual([]);
    expect(await warnings('claude', true)).toEqual([]);
  });
});

describe('[T:links-out] an input that names something in the checkout', () => {
  test.each(['input-file', 'working-directory'] as const)('%s follows no link out of it', (input) => {
    const outside = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-outside-')));
    writeFileSync(join(outside, 'secret.txt'), 'a secret');
    symlinkSync(outside, join(workspace, 'link'));
    const read = (more: Readonly<Record<string, string>> = {}): string | null => {
      const of = job({ 'input-file': 'link/secret.txt', ...more });
      if (input === 'input-file') return readInput(of);
      checkLink(of, input, join(workspace, 'link'));
      return 'a secret';
    };
    try {
      expect(() => read()).toThrow(new RegExp(`^${input}: link.* leads to ${outside}`));
      expect(read({ 'allow-outside-workspace': 'true' })).toBe('a secret');
    } finally {
      rmSync(outside, { recursive: true });
    }
  });

  test('is read where the workflow file itself names a place elsewhere, and through a link inside', () => {
    const outside = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-outside-')));
    writeFileSync(join(outside, 'in.txt'), 'hello');
    write('real/in.txt', 'inside');
    symlinkSync('real', join(workspace, 'link'));
    try {
      expect(readInput(job({ 'input-file': join(outside, 'in.txt') }))).toBe('hello');
      expect(readInput(job({ 'input-file': 'link/in.txt' }))).toBe('inside');
    } finally {
      rmSync(outside, { recursive: true });
    }
  });
});
