import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { OUTPUTS } from '../../src/action/input-table.js';
import { ActionLab, API_KEY } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import type { StepResult } from '../support/runner/runner.mjs';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const ALL = Object.keys(OUTPUTS).sort();
const names = ({ outputs }: StepResult) => Object.keys(outputs).sort();
const errors = ({ annotations }: StepResult) => annotations.filter(({ level }) => level === 'error');

/** One turn that is paid, and one that never ends. */
async function hanging(): Promise<ActionLab> {
  const opened = await ActionLab.open({ 'wf/START.md': prompt('START'), 'wf/NEXT.md': prompt('NEXT') });
  opened.api.reply(at('START'), '<goto>NEXT</goto>');
  opened.api.reply(at('NEXT'), { hang: true });
  return opened;
}

describe('a job that is ended from outside has all outputs, and a summary with its true costs (R9)', () => {
  test('cancelled', async () => {
    lab = await hanging();
    const job = lab.job();
    const step = job.start();
    await lab.api.when((request) => at('NEXT')(request as never));
    await job.cancel();
    const main = await step.ended;
    expect(names(main)).toEqual(ALL);
    expect(main.outputs).toMatchObject({ status: 'paused', reason: 'INTERRUPTED', resumed: 'false' });
    expect(Number(main.outputs['run-cost'])).toBeGreaterThan(0);
    expect(main.outputs['run-cost']).toBe(main.outputs['total-cost']);
    const post = await job.post();
    expect(post?.summary).toContain('paused');
    expect(post?.summary).not.toContain('in this attempt');
  });

  test('its time is up', async () => {
    lab = await hanging();
    const job = lab.job({ timeoutMs: 8000 });
    const main = await job.main();
    expect(names(main)).toEqual(ALL);
    expect((await job.post())?.summary).toMatch(/paused|not started/);
  });

  test('killed: post says what this attempt has cost', async () => {
    lab = await hanging();
    const job = lab.job();
    const step = job.start();
    await lab.api.when((request) => at('NEXT')(request as never));
    await job.kill();
    await step.ended;
    const post = await job.post();
    expect(post?.summary).toContain('interrupted');
    expect(post?.summary).toMatch(/<b>\$0\.00\d+<\/b> of \$10\.00/);
    expect(post?.summary).not.toContain('in this attempt');
  });
});

describe('a start that is refused or broken has all outputs, and a summary that says why (4.8)', () => {
  const CASES: Record<string, [options: object, code: string, why: RegExp]> = {
    'an input that cannot be used': [{ inputs: { budget: 'much' } }, 'USAGE', /budget.*much/],
    'an actor without write access': [
      {
        eventName: 'issues',
        actor: 'stranger',
        event: { sender: { login: 'stranger', type: 'User' } },
      },
      'USAGE',
      /allow-users/,
    ],
    'a workflow that is not there': [{ inputs: { workflow: 'nowhere' } }, 'WORKFLOW_INVALID', /nowhere/],
    'no key for the agent': [
      { inputs: { 'anthropic-api-key': '' } },
      'AUTHENTICATION',
      /anthropic-api-key: \$\{\{ secrets\.ANTHROPIC_API_KEY \}\}/,
    ],
  };

  test.each(Object.keys(CASES))('%s', async (name) => {
    const [options, code, why] = CASES[name]!;
    lab = await ActionLab.open({ 'wf/START.md': prompt('START') });
    const job = lab.job(options);
    const main = await job.main();
    expect(main.conclusion).toBe('failure');
    expect(names(main)).toEqual(ALL);
    expect(main.outputs).toMatchObject({ status: '', reason: code, 'state-saved': 'none' });
    expect(errors(main)).toHaveLength(1);
    expect(errors(main)[0]!.message).toMatch(why);
    expect(main.summary).toContain('was not started');
    expect(plain(main.summary)).toMatch(why);
    expect(main.log).not.toContain('Installing');
    expect(lab.api.turns()).toEqual([]);
    expect((await job.post())?.log.trim()).toBe('');
  });
});

/** Markdown's escapes undone. */
function plain(markdown: string): string {
  return markdown
    .replaceAll('<wbr>', '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

test('a secret is in no output, log, annotation or summary, its base64 neither (S3, S7)', async () => {
  const foreign = `ghp_${'a1B2'.repeat(9)}`;
  const base64 = Buffer.from(`KEY=${API_KEY}`).toString('base64');
  lab = await ActionLab.open({ 'wf/START.md': prompt('START') });
  lab.api.reply(at('START'), `Found ${foreign}\n<result>${API_KEY} ${foreign} ${base64}</result>`);
  const main = await lab.job().main();
  expect(main.outputs.status).toBe('completed');
  expect(main.outputs.result).toContain('***');
  // The key itself is told to the runner once, to be masked.
  const said = [
    main.raw.replaceAll(`::add-mask::${API_KEY}`, ''),
    main.summary,
    ...Object.values(main.outputs),
  ];
  for (const secret of [API_KEY, foreign, base64]) expect(said.join('\n')).not.toContain(secret);
});

test('a failure is one red annotation where it happened, and a short one that says what to do', async () => {
  lab = await ActionLab.open({ 'wf/START.sh': 'exit 3' });
  const main = await lab.job().main();
  const [located, end, ...more] = errors(main);
  expect(more).toEqual([]);
  expect(located).toMatchObject({ file: 'wf/START.sh' });
  expect(end!.message).toContain('Re-run the job');
  expect(end!.message).not.toContain(located!.message.split('\n')[0]!);
});

test('a budget that is spent: the input to raise is named, and the run that has new inputs, no flag', async () => {
  lab = await ActionLab.open({ 'wf/START.md': prompt('START'), 'wf/NEXT.md': prompt('NEXT') });
  lab.api.reply(at('START'), { usage: { output: 1900 }, text: '<goto>NEXT</goto>' });
  const main = await lab.job({ inputs: { budget: '0.03' } }).main();
  expect(main.outputs.status).toBe('budget_exceeded');
  const [error, ...more] = errors(main);
  expect(more).toEqual([]);
  expect(error!.message).toContain('$0.03');
  expect(error!.message).toMatch(/input `budget`.*`resume-run`/);
  // But for the one place in the summary that is for a machine of one's own.
  const [shown] = main.summary.split('<summary>On your own machine');
  expect(`${error!.message}${shown}`).not.toMatch(/--budget|\$0\.00 /);
});

test("the toolkit's own lines stand in groups, and Node's deprecations nowhere", async () => {
  lab = await ActionLab.open({ 'wf/START.sh': "echo '<result>x</result>'" });
  const main = await lab.job().main();
  expect(outsideGroups(main)).not.toMatch(/\[command\]|Artifact name is valid|DEP0005/);
});

const outsideGroups = ({ raw }: StepResult): string =>
  raw.replace(/^::group::.*\n[\s\S]*?^::endgroup::$/gm, '');

test('those of a checkpoint that is saved while the run goes on, too', async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/WAIT.sh': "until [ -e ../saved ]; do sleep 0.05; done; echo '<result>x</result>'",
  });
  lab.api.reply(at('START'), '<goto>WAIT</goto>');
  const job = lab.job();
  const step = job.start();
  await lab.saved(1);
  writeFileSync(join(job.workspace, '..', 'saved'), '');
  const main = await step.ended;
  expect(main.raw).toContain('::group::Saving a checkpoint while the run goes on');
  expect(outsideGroups(main)).not.toMatch(/\[command\]|Cache (saved|Size)|Sent \d/);
});

test('a key that the API refuses is told by the input that it came by', async () => {
  lab = await ActionLab.open({ 'wf/START.md': prompt('START') });
  lab.api.reply(at('START'), { status: 401 });
  const main = await lab.job().main();
  expect(main.outputs).toMatchObject({ status: 'failed', reason: 'AUTHENTICATION' });
  const told = `${main.annotations.map(({ message }) => message).join('\n')}${main.summary}`;
  expect(told).toContain('`anthropic-api-key` or `claude-code-oauth-token`');
  expect(told).not.toMatch(/Set ANTHROPIC_API_KEY|raymond resume sweep/);
});

test("what the summary says of one's own machine is carried out there: a question is looked at and answered", async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/NEXT.md': prompt('NEXT', 'Paint it {{result}}.'),
  });
  lab.api.reply(at('START'), '<ask next="NEXT">Which colour?</ask>');
  lab.api.reply(at('NEXT'), '<result>painted</result>');
  const job = lab.job();
  const main = await job.main();
  expect(main.outputs.status).toBe('asking');
  job.over();
  const [, script = ''] =
    /<summary>On your own machine<\/summary>[\s\S]*```sh\n([\s\S]*?)```/.exec(main.summary) ?? [];
  const clone = lab.job({ env: { ANTHROPIC_API_KEY: API_KEY } });
  const bin = join(lab.folder, 'bin');
  const cli = `#!/bin/sh\nexec '${process.execPath}' '${resolve('dist/cli/index.js')}' "$@"\n`;
  writeFileSync(join(bin, 'raymond'), cli, { mode: 0o755 });
  const env = {
    ...process.env,
    ...lab.api.env,
    PATH: [bin, process.env.PATH].join(delimiter),
    HOME: lab.folder,
    XDG_STATE_HOME: join(lab.folder, 'state'),
    // What the job has sealed with, as it has no state key.
    ANTHROPIC_API_KEY: API_KEY,
    GITHUB_API_URL: lab.service.envFor(clone.context).GITHUB_API_URL,
    GH_TOKEN: lab.service.githubToken,
  };
  const answered = script.replace('--answer TEXT', '--answer green');
  // The model API is in this process, which must not wait for it.
  const { stdout: said } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', answered], {
    cwd: clone.workspace,
    env,
    encoding: 'utf8',
  });
  expect(said).toContain('Which colour?');
  expect(said).toContain('painted');
  expect(lab.api.turns().at(-1)!.lastPrompt).toContain('Paint it green.');
});
