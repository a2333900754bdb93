import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startResultsService } from './results-service/service.mjs';
import { holds } from './runner/action-file.mjs';
import { createCommandFiles, parsePairs, readCommandFiles } from './runner/command-files.mjs';
import { answer, answers, FixtureJobs, type Step } from './runner/fixture-job.js';
import { parseCommand } from './runner/workflow-commands.mjs';

// Each test runs processes, on a machine that may be busy.

/** 375, 125 and 250 ms instead of 7.5, 2.5 and 5 s. */
const QUICK = { graceScale: 0.05 };
/** Windows has no signals. */
const describeOnUnix = process.platform === 'win32' ? describe.skip : describe;
const WAIT: Step[] = [['print', 'ready\n'], ['wait']];

let jobs: FixtureJobs;
beforeEach(() => {
  jobs = new FixtureJobs();
});
afterEach(() => jobs.dispose());

describe('what a step is given', () => {
  test('inputs by name, with defaults; context, event and files of its own', async () => {
    const steps: Step[] = [
      ['input', 'two words'],
      ['input', 'github-token'],
      ['variable', 'INPUT_POST-SCRIPT'],
      ['variable', 'GITHUB_RUN_ATTEMPT'],
      ['variable', 'GITHUB_REF_NAME'],
      ['variable', 'HOME'],
      ['cwd'],
      ['event'],
    ];
    const event = { issue: { number: 7 } };
    const job = jobs.job(steps, { event, attempt: 3, ref: 'refs/heads/a/b', inputs: { extra: 1 } });
    const result = await job.main();
    expect(answers(result, 'input')).toEqual(['blank', job.githubToken]);
    expect(answers(result, 'variable')).toEqual(['[]', '3', 'a/b', job.folders.home]);
    expect(answer(result, 'cwd')).toBe(job.workspace);
    expect(answer(result, 'event')).toEqual(event);
    expect(result.annotations).toMatchObject([
      { level: 'warning', message: expect.stringContaining("Unexpected input(s) 'extra'") },
    ]);
  });

  test('state and variables of main in post, with the same inputs', async () => {
    const main: Step[] = [
      ['state', 'run', 'r-1\nr-2'],
      ['export', 'FROM_MAIN', 'yes'],
      ['add-path', '/opt/agent/bin'],
    ];
    const post: Step[] = [
      ['get-state', 'run'],
      ['variable', 'FROM_MAIN'],
      ['input', 'two words'],
      ['variable', 'PATH'],
    ];
    const job = jobs.job(main, { inputs: { 'two words': 'given' }, env: { PATH: '/usr/bin' } }, post);
    expect((await job.main()).state).toEqual({ run: 'r-1\nr-2' });
    const result = (await job.post())!;
    expect(answer(result, 'get-state')).toBe('r-1\nr-2');
    expect(answers(result, 'variable')).toEqual(['yes', `/opt/agent/bin${delimiter}/usr/bin`]);
    expect(answer(result, 'input')).toBe('given');
  });

  test('a new attempt has the run’s id and nothing of the old machine', async () => {
    const job = jobs.job([['write', 'left.txt', 'x']], { runId: 77 });
    await job.main();
    const next = jobs.keep(job.nextAttempt({ inputs: { script: '[["variable","GITHUB_RUN_ID"]]' } }));
    expect(next.workspace).not.toBe(job.workspace);
    expect(readdirSync(next.workspace)).toEqual([]);
    expect(readdirSync(next.folders.home)).toEqual([]);
    expect(answer(await next.main(), 'variable')).toBe('77');
    expect(next.context.attempt).toBe(2);
    job.dispose();
    expect(existsSync(job.folders.root)).toBe(false);
  });

  test('the toolkit finds the cache service; without a service it finds none', async () => {
    const service = await startResultsService();
    const steps: Step[] = [['cache-available']];
    expect(answer(await jobs.run(steps, { service }), 'cache-available')).toBe(true);
    expect(answer(await jobs.run(steps), 'cache-available')).toBe(false);
    await service.close();
  });
});

describe('what a step writes', () => {
  const tricky = 'a\nEOF\nghadelimiter_1\nother=forged\n<<x\n\r\nend\n';

  test('outputs keep newlines and delimiters, and forge no other', async () => {
    const result = await jobs.run([
      ['output', 'result', tricky],
      ['output', 'empty', ''],
      ['summary', '# Done\n'],
    ]);
    expect(result.outputs).toEqual({ result: tricky, empty: '' });
    expect(result.summary).toBe('# Done\n');
    expect(result.conclusion).toBe('success');
  });

  test('an output written by hand can be forged, or breaks the step', async () => {
    const forged = await jobs.run([['append', 'GITHUB_OUTPUT', 'result<<EOF\na\nEOF\nother=forged\nEOF=\n']]);
    expect(forged.outputs).toEqual({ result: 'a', other: 'forged', EOF: '' });
    const broken = await jobs.run([['append', 'GITHUB_OUTPUT', 'good=1\nresult<<EOF\nno end\n']]);
    expect(broken).toMatchObject({ exitCode: 0, conclusion: 'failure', outputs: { good: '1' } });
    expect(broken.annotations).toContainEqual({
      level: 'error',
      message: "Invalid value. Matching delimiter not found 'EOF'",
    });
  });

  test('a summary over 1 MiB is dropped whole', async () => {
    const temp = mkdtempSync(join(tmpdir(), 'raymond-runner-'));
    const files = createCommandFiles(temp);
    const most = 'x'.repeat(1024 * 1024);
    writeFileSync(files.step_summary, most);
    expect(readCommandFiles(files)).toMatchObject({ summary: most, errors: [] });
    writeFileSync(files.step_summary, `${most}x`);
    const errors = [expect.stringContaining('upload aborted')];
    expect(readCommandFiles(files)).toMatchObject({ summary: '', errors });
    rmSync(temp, { recursive: true });
  });

  test.each(['nonsense', '=value', '<<EOF\nx\nEOF', 'name<<'])('the line %j is an error', (text) => {
    expect(() => [...parsePairs(text)]).toThrow(/^Invalid format/);
  });
});

describe('what a step prints', () => {
  test('masks hold from then on, for main and post', async () => {
    const steps: Step[] = [
      ['print', 'early s3cret\n'],
      ['mask', 's3cret\nline two'],
      ['print', 'late s3cret, line two, ghs_\n'],
      ['warn', 'it was s3cret', { file: 'a.md', startLine: 3 }],
      ['summary', 'sum s3cret'],
    ];
    const job = jobs.job(steps, { secrets: ['ghs_'] }, [['print', 'post s3cret']]);
    const result = await job.main();
    expect(result.log).toContain('early s3cret');
    expect(result.log).toContain('late ***, ***, ***');
    expect(result.raw).toContain('late s3cret');
    expect(result.annotations).toEqual([
      { level: 'warning', message: 'it was ***', file: 'a.md', line: '3' },
    ]);
    expect(result.summary).toBe('sum ***');
    expect((await job.post())?.log).toBe('post ***');
  });

  test('groups; commands in text, also in the middle of a line', async () => {
    const result = await jobs.run([
      ['group', 'Visit 1', 'inside'],
      ['print', 'text ::set-output name=a::no\r::set-output name=b::forged\n'],
      ['print', 'see ##[set-output name=c]forged\n'],
      ['print', '::stop-commands::token\n::error::not one\n::token::\n::error title=T%2C::one%0Atwo\n'],
    ]);
    expect(result.groups).toEqual({ 'Visit 1': ['inside'] });
    expect(result.outputs).toEqual({ b: 'forged', c: 'forged' });
    expect(result.annotations.filter(({ level }) => level === 'error')).toEqual([
      { level: 'error', message: 'one\ntwo', title: 'T,' },
    ]);
    expect(parseCommand('::unknown::x')).toBeUndefined();
  });

  test('a failure is the exit code, not the annotation', async () => {
    expect(await jobs.run([['fail', 'no']])).toMatchObject({ conclusion: 'failure', exitCode: 1 });
    expect(await jobs.run([['print', '::error::loud\n']])).toMatchObject({ conclusion: 'success' });
  });
});

describeOnUnix('how a step ends', () => {
  test('cancel: SIGINT, SIGTERM, SIGKILL for one that ignores them; post runs', async () => {
    const main: Step[] = [['state', 'run', 'r'], ['heed', 'SIGINT'], ['heed', 'SIGTERM'], ...WAIT];
    const job = jobs.job(main, QUICK, [['get-state', 'run']]);
    await job.start().line(/ready/);
    const result = await job.cancel();
    expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: 137, signal: 'SIGKILL' });
    expect(result.signals.map(({ signal }) => signal)).toEqual(['SIGINT', 'SIGTERM', 'SIGKILL']);
    expect(result.raw).toContain('got SIGINT\ngot SIGTERM');
    expect(answer((await job.post())!, 'get-state')).toBe('r');
  });

  test('cancel: one that heeds SIGINT gets no more, and is cancelled even if it exits with 0', async () => {
    const job = jobs.job([['heed', 'SIGINT', 0], ...WAIT]);
    await job.start().line(/ready/);
    const result = await job.cancel();
    expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: 0, signals: [{ signal: 'SIGINT' }] });
  });

  test('kill: what was saved counts, children live on until the job’s end, post runs', async () => {
    const main: Step[] = [['state', 'run', 'r'], ['output', 'early', '1'], ['leave'], ...WAIT];
    const job = jobs.job(main, QUICK, [['get-state', 'run']]);
    await job.start().line(/ready/);
    const result = await job.kill();
    expect(result).toMatchObject({ conclusion: 'failure', signal: 'SIGKILL', outputs: { early: '1' } });
    expect(answer((await job.post())!, 'get-state')).toBe('r');
    if (process.platform !== 'linux') return;
    expect(job.end()).toMatchObject([{ pid: answer(result, 'leave') }]);
  });

  test('a timeout is a failure', async () => {
    const job = jobs.job(WAIT, { timeoutMs: 600 });
    expect(await job.main()).toMatchObject({ conclusion: 'failure', signals: [{ signal: 'SIGINT' }] });
  });

  test('waiting for a line that never comes fails with what was printed', async () => {
    const step = jobs.job([['print', 'only this\n']]).start();
    await expect(step.line(/other/)).rejects.toThrow('only this');
  });

  test.each([
    ['always()', 'cancelled', true],
    ['success()', 'failure', false],
    ['failure() || cancelled()', 'cancelled', true],
    ['always() && !cancelled()', 'cancelled', false],
  ] as const)('post-if %s after %s: %s', (condition, status, runs) => {
    expect(holds(condition, status)).toBe(runs);
  });
});
