import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { allPages } from '../../../src/runtime/github/answer.js';
import { type GitHub, type GitHubOptions, gitHub } from '../../../src/runtime/github/client.js';
import { primaryLimit, secondaryLimit } from '../../support/results-service/faults.mjs';
import { startResultsService } from '../../support/results-service/service.mjs';

// The real octokit against the stand-in for GitHub; time passes only where it is waited for.

let service: Awaited<ReturnType<typeof startResultsService>>;
let waited: number[];
let timeouts: number[];
let nowMs: number;

beforeEach(async () => {
  service = await startResultsService();
  service.github.runs.begin({ runId: 1001, attempt: 1, name: 'review', id: 31000 });
  [waited, timeouts, nowMs] = [[], [], 0];
});
afterEach(() => service.close());

function client(options: Partial<GitHubOptions> = {}): GitHub {
  const [owner, repo] = service.repository.split('/') as [string, string];
  return gitHub({
    ...{ api: service.env.GITHUB_API_URL, owner, repo, token: service.githubToken },
    clock: {
      now: () => nowMs,
      sleep: async (ms) => {
        waited.push(ms);
        nowMs += ms;
      },
      timeout: (ms) => {
        timeouts.push(ms);
        return new AbortController().signal;
      },
    },
    ...options,
  });
}

const JOB = 'GET /repos/{owner}/{repo}/actions/jobs/{job_id}';
const askJob = (github: GitHub) => github.ask<{ name: string }>(JOB, { job_id: 31000 });
const POST = 'POST /repos/{owner}/{repo}/issues/{issue}/comments';
const sent = (route: string): number => service.to(route).length;

describe('a question that fails', () => {
  test.each([
    ['a status of 500', { status: 500 }],
    ['502', { status: 502 }],
    ['408', { status: 408 }],
    ['429 that names no time', { status: 429 }],
    ['a secondary limit that names no time', { ...secondaryLimit(), headers: {} }],
    ['a line that is cut', { drop: true }],
  ])('once or twice is asked again after 1 s and 3 s: %s', async (_, fault) => {
    for (const times of [1, 2]) {
      waited = [];
      const before = sent('getJob');
      service.fail('getJob', { ...fault, times });
      expect(await askJob(client())).toMatchObject({ kind: 'answer', data: { name: 'review' } });
      expect(waited).toEqual([1000, 3000].slice(0, times));
      expect(sent('getJob') - before).toBe(times + 1);
    }
  });

  test('three times is silence, which names the outage and the question', async () => {
    service.fail('getJob', { status: 502 });
    const github = client();
    expect(await askJob(github)).toEqual({
      kind: 'silent',
      why: "GitHub's API did not answer (502, three times in 4 s): GET …/actions/jobs/31000",
    });
    expect([sent('getJob'), github.requests]).toEqual([3, 3]);
  });

  test('a line that is cut three times says of what it died', async () => {
    service.fail('getJob', { drop: true });
    expect(await askJob(client())).toMatchObject({
      kind: 'silent',
      why: expect.stringMatching(/^GitHub's API did not answer \([^()]+, three times in 4 s\): GET …/),
    });
  });

  test('an answer that never comes is given up by a timeout of its own', async () => {
    service.fail('getJob', { hang: true });
    const timeout = (ms: number) => {
      timeouts.push(ms);
      const over = new AbortController();
      setImmediate(() => over.abort(new DOMException('late', 'TimeoutError')));
      return over.signal;
    };
    const sleep = async (ms: number) => void waited.push(ms);
    const said = await askJob(client({ clock: { now: () => nowMs, sleep, timeout } }));
    expect(said).toMatchObject({ kind: 'silent', why: expect.stringContaining('it took too long') });
    expect([timeouts, waited]).toEqual([
      [15_000, 15_000, 15_000],
      [1000, 3000],
    ]);
  });
});

describe('a rate limit', () => {
  test.each([
    ['Retry-After', secondaryLimit({ retryAfter: 7 }), 7000],
    ['a 429 with Retry-After', secondaryLimit({ status: 429, retryAfter: 30 }), 30_000],
    ['one that is over at once', primaryLimit({ resetSeconds: -5 }), 1000],
  ])('is waited for as it says, up to 30 s: %s', async (_, fault, expected) => {
    service.fail('getJob', { ...fault, times: 1 });
    const said = await askJob(client());
    expect([said.kind, waited]).toEqual(['answer', [expected]]);
  });

  test('that lasts longer is silence at once, and its time is told', async () => {
    service.fail('getJob', primaryLimit({ resetSeconds: 52 * 60 - 5 }));
    expect(await askJob(client())).toMatchObject({
      kind: 'silent',
      why: expect.stringMatching(
        /^GitHub's API takes no requests for 52 minutes, until [-\d]+ [\d:]+ UTC \(403\): GET …\/actions\/jobs\/31000$/,
      ),
    });
    expect([waited, sent('getJob')]).toEqual([[], 1]);
  });

  test('has refused what makes something, which is then made once', async () => {
    service.github.addIssue();
    service.fail('createComment', { ...secondaryLimit({ retryAfter: 2 }), times: 1 });
    expect((await client().ask(POST, { issue: 1, body: 'hello' })).kind).toBe('answer');
    expect([waited, service.github.comments.length]).toEqual([[2000], 1]);
  });
});

test('what makes something is not repeated: it may have been done', async () => {
  service.github.addIssue();
  service.fail('createComment', { status: 502, applied: true, times: 1 });
  expect(await client().ask(POST, { issue: 1, body: 'hello' })).toEqual({
    kind: 'silent',
    why: "GitHub's API did not answer (502): POST …/issues/1/comments",
  });
  expect([waited, service.github.comments.length]).toEqual([[], 1]);
});

test.each([401, 403, 404, 409, 410, 422])('%d is an answer: it would be the same again', async (status) => {
  service.fail('getJob', { status, message: 'no' });
  expect(await askJob(client())).toMatchObject({ kind: 'refused', status });
  expect(sent('getJob')).toBe(1);
});

test('all questions together wait no longer than there is patience', async () => {
  service.fail('getJob', { status: 502 });
  const github = client({ patienceMs: 10_000 });
  for (let asked = 1; asked <= 3; asked++) expect((await askJob(github)).kind).toBe('silent');
  expect(nowMs).toBe(10_000);
  expect(github.isOver).toBe(true);
  const before = sent('getJob');
  expect(await askJob(github)).toMatchObject({
    kind: 'silent',
    why: expect.stringContaining('no time left'),
  });
  expect(sent('getJob')).toBe(before);
  // The last try of all got no more time than was left.
  expect(timeouts.at(-1)).toBeLessThan(10_000);
});

test('questions that are answered take nothing of the patience', async () => {
  const github = client({ patienceMs: 1 });
  for (let asked = 1; asked <= 5; asked++) {
    nowMs += 60_000;
    expect((await askJob(github)).kind).toBe('answer');
  }
});

test('what should be a list and is none is silence, never an empty list', async () => {
  const pages = allPages<{ no_such_list: number[] }, number>(
    client().ask,
    'GET /repos/{owner}/{repo}/actions/caches',
    {},
    (page) => page.no_such_list,
  );
  expect(await pages).toMatchObject({ kind: 'silent', why: expect.stringContaining('cannot be read') });
});

describe('the token', () => {
  test('without one nothing is asked', async () => {
    expect(await askJob(client({ token: null }))).toMatchObject({ kind: 'refused' });
    expect(service.requests).toEqual([]);
  });

  test('of nobody is not sent', async () => {
    expect(await askJob(client({ token: { nobody: true } }))).toMatchObject({ kind: 'refused', status: 401 });
  });

  test("tells whose it is, by the server's own address", async () => {
    const said = await client().graphql<{ viewer: { login: string } }>('query { viewer { login } }');
    expect(said).toMatchObject({ kind: 'answer', data: { viewer: { login: 'github-actions[bot]' } } });
  });
});

describe("an artifact's address", () => {
  test('is asked again as all questions are, and is not followed', async () => {
    service.github.artifacts.all.push({
      ...{
        id: 7,
        name: 'a',
        runId: 1001,
        attempt: 1,
        job: 'j',
        createdAt: new Date(0).toISOString(),
        size: 1,
      },
      ...{ finalized: true, blob: { id: 'x', token: 'y' } as never },
    });
    service.fail('downloadArtifact', { status: 500, times: 2 });
    expect(await client().artifactAddress(7)).toMatchObject({
      kind: 'answer',
      data: expect.stringContaining('http'),
    });
    expect(sent('downloadArtifact')).toBe(3);
    expect(await client().artifactAddress(8)).toMatchObject({ kind: 'refused', status: 404 });
  });
});
