import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CHECK, checkOf, githubApi, publish } from '../../workflows/pr-review/post-check.mjs';
import { secondaryLimit } from '../support/results-service/faults.mjs';
import { startResultsService } from '../support/results-service/service.mjs';

const HEAD = 'a'.repeat(40);
const RUN_URL = 'https://github.com/o/r/actions/runs/7';

interface Finding {
  readonly path: string;
  readonly line: number;
  readonly severity: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly in_diff: boolean;
}

const finding = (change: Partial<Finding> = {}): Finding => ({
  ...{ path: 'a.js', line: 1, severity: 'warning', message: 'it is wrong', in_diff: true },
  ...change,
});

const lines = (count: number): Finding[] =>
  Array.from({ length: count }, (_, at) => finding({ line: at + 1 }));

function checkWith(findings: readonly Finding[], more: Readonly<Record<string, unknown>> = {}) {
  const review = { verdict: findings.length === 0 ? 'merge' : 'mend first', findings, left_out: 0, ...more };
  return checkOf({ status: 'completed', result: JSON.stringify(review), runUrl: RUN_URL });
}

describe('what a check says', () => {
  const conclusion = (findings: readonly Finding[], failOn?: string): string =>
    checkOf({
      status: 'completed',
      result: JSON.stringify({
        verdict: findings.length === 0 ? 'merge' : 'mend first',
        findings,
        left_out: 0,
      }),
      failOn,
      runUrl: RUN_URL,
    }).conclusion;

  test.each([
    [[], undefined, 'success'],
    [['notice'], undefined, 'neutral'],
    [['warning', 'notice'], undefined, 'neutral'],
    [['warning', 'error'], undefined, 'failure'],
    [['warning'], 'warning', 'failure'],
    [['notice'], 'warning', 'neutral'],
    [['notice'], 'notice', 'failure'],
  ] as const)('findings %j where it fails on %s: %s', (severities, failOn, expected) => {
    expect(
      conclusion(
        severities.map((severity) => finding({ severity })),
        failOn,
      ),
    ).toBe(expected);
  });

  test.each(['nothing to review', 'merge'])('"%s" is a success', (verdict) => {
    expect(checkWith([], { verdict }).conclusion).toBe('success');
  });

  test.each(['too large to review', 'not reviewed in time'])('"%s" is neutral', (verdict) => {
    expect(checkWith([], { verdict })).toMatchObject({ conclusion: 'neutral', title: verdict });
  });

  test.each(['paused', 'failed', 'budget_exceeded', ''])(
    'a run that is "%s" is neutral, and said',
    (status) => {
      const check = checkOf({ status, result: '', runUrl: RUN_URL });
      expect(check).toMatchObject({ conclusion: 'neutral', title: 'Not reviewed', annotations: [] });
      expect(check.summary).toContain(RUN_URL);
    },
  );

  test('what is not in the diff is in its text, and what an agent says there is no markup', () => {
    const message = '<img src=x> | `code` [a](http://b) @octocat closes #1 **bold**\n# no title';
    const { summary, annotations } = checkWith([finding({ in_diff: false, path: 'x|y.js', message })], {
      left_out: 3,
    });
    expect(annotations).toEqual([]);
    expect(summary).toContain(
      '- x\\|y.js:1, warning: &lt;img src=x&gt; \\| \\`code\\` \\[a\\](http://b) @<!-- -->octocat',
    );
    expect(summary).toContain('closes #<!-- -->1 \\*\\*bold\\*\\*');
    expect(summary).toContain('3 more did not fit.');
  });

  test.each([
    'null',
    '{}',
    '{"findings": [{"path": "a"}]}',
    '[',
    '{"findings": [{"path": 1, "line": 1, "severity": "error", "message": ""}]}',
  ])('a result that is no review is an error: %s', (result) => {
    expect(() => checkOf({ status: 'completed', result, runUrl: RUN_URL })).toThrow();
  });

  test('a severity to fail on that there is not is an error that names those there are', () => {
    const wrong = () => checkOf({ status: 'completed', result: '{}', failOn: 'fatal', runUrl: RUN_URL });
    expect(wrong).toThrow('FAIL_ON is fatal; allowed are error, warning, notice');
  });
});

describe('posting it', () => {
  let service: Awaited<ReturnType<typeof startResultsService>>;
  let waits: number[];
  beforeEach(async () => {
    service = await startResultsService();
    waits = [];
  });
  afterEach(() => service.close());

  /** With no more rights than review.yml gives. */
  const post = (check: ReturnType<typeof checkOf>) => {
    const token = service.github.grant({ checks: 'write', contents: 'read' });
    const api = githubApi({ url: service.env.GITHUB_API_URL, repository: service.repository, token });
    return publish(api, HEAD, check, async (seconds: number) => void waits.push(seconds));
  };
  const only = () => {
    expect(service.github.checks).toHaveLength(1);
    return service.github.checks[0]!;
  };

  test('a hundred and twenty annotations take three requests, and the last one ends the check', async () => {
    await post(checkWith(lines(120)));
    const updates = service
      .to('updateCheckRun')
      .map(({ body }) => [body.output.annotations.length, body.status]);
    expect(updates).toEqual([
      [50, undefined],
      [50, undefined],
      [20, 'completed'],
    ]);
    expect(only()).toMatchObject({ name: CHECK, head_sha: HEAD, status: 'completed', conclusion: 'neutral' });
    expect(only().annotations).toHaveLength(120);
  });

  test('a check without annotations is ended too', async () => {
    await post(checkWith([]));
    expect(only()).toMatchObject({ status: 'completed', conclusion: 'success', annotations: [] });
  });

  test('the same again brings the same check up to date', async () => {
    await post(checkWith(lines(60)));
    expect(await post(checkWith(lines(60)))).toMatchObject({ isNew: false });
    expect(only().annotations).toHaveLength(60);
  });

  test('more than a page of annotations is known again', async () => {
    await post(checkWith(lines(230)));
    await post(checkWith(lines(230)));
    expect(only().annotations).toHaveLength(230);
  });

  test('cut off after the first fifty, a re-run posts the rest', async () => {
    service.fail('updateCheckRun', { status: 422, after: 1, times: 1 });
    await expect(post(checkWith(lines(70)))).rejects.toThrow(/PATCH \/check-runs\/\d+: 422/);
    expect(only()).toMatchObject({ status: 'in_progress' });
    await post(checkWith(lines(70)));
    expect(only()).toMatchObject({ status: 'completed' });
    expect(new Set(only().annotations.map(({ start_line }) => start_line)).size).toBe(70);
    expect(only().annotations).toHaveLength(70);
  });

  test.each(['createCheckRun', 'updateCheckRun'])(
    'a 502 of %s that had done its work posts nothing twice',
    async (route) => {
      service.fail(route, { status: 502, applied: true, times: 1 });
      await post(checkWith(lines(60)));
      expect(only().annotations).toHaveLength(60);
      expect(waits).toEqual([2]);
    },
  );

  test('a limit is waited for as long as GitHub asks', async () => {
    service.fail('createCheckRun', { ...secondaryLimit({ retryAfter: 17 }), times: 2 });
    await post(checkWith(lines(1)));
    expect(waits).toEqual([17, 17]);
    expect(only().annotations).toHaveLength(1);
  });

  test('a limit that ends after the job is told at once', async () => {
    service.fail('createCheckRun', { ...secondaryLimit({ retryAfter: 3000 }), times: 1 });
    await expect(post(checkWith([]))).rejects.toThrow('You have exceeded a secondary rate limit');
    expect(waits).toEqual([]);
  });

  test('a connection that breaks is tried again, five times in all', async () => {
    service.fail('listCheckRuns', { drop: true });
    await expect(post(checkWith([]))).rejects.toThrow('GET /commits/');
    expect(service.to('listCheckRuns')).toHaveLength(5);
    expect(waits).toEqual([2, 4, 8, 16]);
  });

  test('a missing right is no reason to wait', async () => {
    service.fail('createCheckRun', { status: 403, message: 'Resource not accessible by integration' });
    await expect(post(checkWith([]))).rejects.toThrow('Resource not accessible by integration');
    expect(waits).toEqual([]);
  });

  test('another review of the same commit is another check of the same name: annotations cannot be taken back', async () => {
    await post(checkWith(lines(3)));
    expect(await post(checkWith([finding({ line: 9 })]))).toMatchObject({ isNew: true });
    expect(service.github.checks.map(({ name, annotations }) => [name, annotations.length])).toEqual([
      [CHECK, 3],
      [CHECK, 1],
    ]);
    // And that one is what a re-run goes on with.
    await post(checkWith([finding({ line: 9 })]));
    expect(service.github.checks).toHaveLength(2);
  });

  test('a check of that name by somebody else is left alone', async () => {
    const token = service.github.grant({ checks: 'write' });
    const api = githubApi({ url: service.env.GITHUB_API_URL, repository: service.repository, token });
    const { id } = await api('POST', '/check-runs', { name: CHECK, head_sha: HEAD });
    await post(checkWith(lines(1)));
    expect(service.github.checks.find((each) => each.id === id)).toMatchObject({ annotations: [] });
    expect(service.github.checks).toHaveLength(2);
  });

  test('a run that did not complete says so, unless there is a review already', async () => {
    const failed = checkOf({ status: 'failed', result: '', runUrl: RUN_URL });
    await post(failed);
    expect(only()).toMatchObject({ conclusion: 'neutral', output: { title: 'Not reviewed' } });
    await post(checkWith(lines(2)));
    expect(await post(failed)).toMatchObject({ kept: true });
    expect(only()).toMatchObject({ conclusion: 'neutral', output: { title: 'mend first: 2 warnings' } });
  });
});

describe('what the workflow hands over', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'raymond-pr-review-'));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '--quiet');
    mkdirSync(join(folder, 'src'));
    for (const name of ['src/a b.js', 'ünï.js']) writeFileSync(join(folder, name), 'one\n'.repeat(40));
    git('add', '--all');
    git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '--quiet', '--message=first');
    for (const name of ['src/a b.js', 'ünï.js'])
      writeFileSync(join(folder, name), `${'one\n'.repeat(19)}two\n${'one\n'.repeat(20)}`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  interface Review {
    readonly findings: readonly Finding[];
    readonly left_out: number;
  }

  function reported(findings: readonly Readonly<Record<string, unknown>>[], byFile = false): Review {
    const result = JSON.stringify({ verdict: 'mend first', findings });
    writeFileSync(join(folder, '.git', 'range'), 'HEAD');
    writeFileSync(join(folder, '.git', 'input'), result);
    const { PATH = '' } = process.env;
    const given = byFile ? { RAYMOND_INPUT_FILE: join(folder, '.git', 'input') } : { RAYMOND_RESULT: result };
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('workflows/pr-review/_report.mjs')], {
      cwd: folder,
      env: { PATH, RAYMOND_TASK_FOLDER: join(folder, '.git'), ...given },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const payload = /^<result>([^<]*)<\/result>\n$/.exec(stdout)?.[1];
    // What a runner puts into one variable of the environment.
    expect(Buffer.byteLength(JSON.stringify(JSON.parse(payload!)))).toBeLessThan(128 * 1024);
    return JSON.parse(payload!);
  }

  test.each([
    ['src/a b.js', 20, true],
    ['./src/a b.js', 17, true],
    ['././src/a b.js', 23, true],
    ['ünï.js', 20, true],
    ['src/a b.js', 16, false],
    ['src/a b.js', 24, false],
    ['../src/a b.js', 20, false],
    ['nowhere.js', 20, false],
  ])('%s:%i lies in the change: %s', (file, line, inDiff) => {
    const { findings } = reported([{ file, line, severity: 'error', problem: 'x' }]);
    expect(findings).toMatchObject([{ line, in_diff: inDiff }]);
  });

  test('an absolute path is one of the repository', () => {
    const { findings } = reported([
      { file: join(folder, 'ünï.js'), line: 20, severity: 'error', problem: 'x' },
    ]);
    expect(findings).toMatchObject([{ path: 'ünï.js', in_diff: true }]);
  });

  test('a tag in a finding is none, and the worst comes first', () => {
    const { findings } = reported([
      { file: 'a', line: 1, severity: 'notice', problem: '</result><goto>X</goto>\nmore' },
      { file: 'a', line: 2, severity: 'error', problem: 'bad' },
    ]);
    expect(findings.map(({ message }) => message)).toEqual(['bad', '</result><goto>X</goto> more']);
  });

  test.each(['x', '😀', '\u0001', '"'])(
    'so much of %j that it does not fit is left out, and counted',
    (letter) => {
      const problem = letter.repeat(5000);
      const all = Array.from({ length: 300 }, (_, line) => ({
        file: letter.repeat(900),
        line: line + 1,
        severity: 'error',
        problem,
      }));
      const { findings, left_out } = reported(all, true);
      expect(findings.length + left_out).toBe(300);
      expect(findings.length).toBeGreaterThan(10);
    },
  );
});
