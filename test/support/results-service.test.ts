import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startResultsService } from './results-service/service.mjs';
import { makeToken } from './results-service/token.mjs';
import { answer, answers, FAST, FixtureJobs, type Options, type Step } from './runner/fixture-job.js';

// Each test runs processes, on a machine that may be busy.

const STATE = ['.state'];
const WRITE: Step = ['write', '.state/run.json', 'one'];

let service: Awaited<ReturnType<typeof startResultsService>>;
let jobs: FixtureJobs;

beforeEach(async () => {
  service = await startResultsService();
  jobs = new FixtureJobs();
});

afterEach(async () => {
  jobs.dispose();
  await service.close();
});

/** Runs steps of the fixture action, and so the real toolkit, against the service. */
const run = (steps: readonly Step[], options: Options = {}) => jobs.run(steps, { service, ...options });

/** An entry for each key, in this order. */
const seed = (...keys: string[]) =>
  run(
    keys.flatMap((key): Step[] => [
      ['write', '.state/run.json', key],
      ['save', STATE, key],
    ]),
  );

test('what is saved in one workspace is restored in another', async () => {
  const saved = await run([WRITE, ['save', STATE, 'k-1-']]);
  expect(answer(saved, 'save')).toBe(1);
  expect(service.cacheEntries()).toMatchObject([{ key: 'k-1-', scope: 'refs/heads/main' }]);
  expect(`${service.cacheEntries()[0]?.files()['.state/run.json']}`).toBe('one');

  const restored = await run([
    ['restore', STATE, 'k-1-'],
    ['read', '.state/run.json'],
  ]);
  expect(answer(restored, 'restore')).toBe('k-1-');
  expect(answer(restored, 'read')).toBe('one');
});

test('prefixes find the newest, by the primary key too; other paths or keys miss', async () => {
  await seed('k-1-', 'k-12-', 'k-2-');
  const { raw, ...result } = await run([
    ['restore', STATE, 'k-1'],
    ['restore', STATE, 'none-', ['k-']],
    ['read', '.state/run.json'],
    ['restore', STATE, 'k-1-'],
    ['restore', ['./.state'], 'k-1-'],
    ['restore', STATE, 'other-', ['another-']],
  ]);
  expect(answers({ raw, ...result }, 'restore')).toEqual(['k-12-', 'k-2-', 'k-1-']);
  expect(answers({ raw, ...result }, 'read')).toEqual(['k-2-']);
  expect(result.annotations).toEqual([]);
});

test('a key holds one entry for good', async () => {
  await seed('k-');
  const again = await run([WRITE, ['save', STATE, 'k-']]);
  expect(answer(again, 'save')).toBe(-1);
  expect(again.annotations).toEqual([]);
  expect(`${service.cacheEntries()[0]?.files()['.state/run.json']}`).toBe('k-');
  expect(service.to('CreateCacheEntry').map(({ status }) => status)).toEqual([200, 409]);
});

test('a branch reads its own entries and the default branch’s, not a sibling’s', async () => {
  const feature = { ref: 'refs/heads/feature' };
  await seed('k-main-');
  await run([WRITE, ['save', STATE, 'k-feature-']], feature);
  const restore: Step[] = [
    ['restore', STATE, 'k-main-'],
    ['restore', STATE, 'k-'],
  ];
  expect(answers(await run(restore, feature), 'restore')).toEqual(['k-main-', 'k-feature-']);
  expect(answers(await run(restore), 'restore')).toEqual(['k-main-', 'k-main-']);
});

test.each([
  { cache: 'read', warning: 'cache write denied: token has no writable scopes', restored: ['k-'] },
  { cache: 'none', warning: 'cache read denied: token has no readable scopes', restored: [] },
  { cache: 'absent', warning: 'token has no cache scopes', restored: [] },
] as const)('a token with cache access "$cache" saves nothing', async ({ cache, warning, restored }) => {
  await seed('k-');
  const result = await run([WRITE, ['save', STATE, 'k-2-'], ['restore', STATE, 'k-']], { cache });
  expect(answer(result, 'save')).toBe(-1);
  expect(answers(result, 'restore')).toEqual(restored);
  expect(result.annotations.map(({ message }) => message).join()).toContain(warning);
  expect(service.cacheEntries()).toHaveLength(1);
});

test('500 twice: saved at the third try; for good: given up after five', async () => {
  service.fail('CreateCacheEntry', { status: 500, times: 2 });
  const twice = await run([WRITE, ['save', STATE, 'k-1-']], { env: FAST });
  expect(answer(twice, 'save')).toBe(1);
  expect(service.to('CreateCacheEntry').map(({ status }) => status)).toEqual([500, 500, 200]);

  service.fail('cache', { status: 500 });
  const always = await run([WRITE, ['save', STATE, 'k-2-'], ['restore', STATE, 'k-1-']], { env: FAST });
  expect(answer(always, 'save')).toBe(-1);
  expect(answers(always, 'restore')).toEqual([]);
  expect(service.to('CreateCacheEntry')).toHaveLength(3 + 5);
  expect(always.annotations).toMatchObject([{ message: expect.stringContaining('after 5 attempts') }]);
});

test('429, a dropped line and a lost answer', async () => {
  service.fail('FinalizeCacheEntryUpload', { drop: true, applied: true });
  service.fail('CreateCacheEntry', { drop: true, times: 1 });
  service.fail('CreateCacheEntry', { status: 429, headers: { 'retry-after': '60' }, times: 1 });
  const saves = ['k-1-', 'k-2-', 'k-3-'].map((key): Step => ['save', STATE, key]);
  const result = await run([WRITE, ...saves]);
  expect(answers(result, 'save')).toEqual([-1, -1, -1]);
  expect(result.annotations[0]?.message).toContain('rate limit');
  expect(service.cacheEntries()).toMatchObject([{ key: 'k-3-' }]);
});

test('connections are refused, and accepted again', async () => {
  await service.refuse('results');
  const steps: Step[] = [WRITE, ['save', STATE, 'k-'], ['restore', STATE, 'k-']];
  const refused = await run(steps);
  expect(answers(refused, 'save')).toEqual([-1]);
  expect(refused.annotations.map(({ message }) => message).join()).toContain('ECONNREFUSED');
  await service.accept('results');
  expect(answers(await run(steps), 'restore')).toEqual(['k-']);
});

test('a blob that can’t be stored or read', async () => {
  await seed('k-');
  service.fail('cache-blobs.put', { status: 500 });
  service.fail('cache-blobs.get', { status: 403 });
  const result = await run([WRITE, ['save', STATE, 'k-2-'], ['restore', STATE, 'k-']], { env: FAST });
  expect(answers(result, 'save')).toEqual([-1]);
  expect(answers(result, 'restore')).toEqual([]);
  expect(service.to('cache-blobs.get').at(-1)).toMatchObject({ status: 403 });
});

test('a service that never answers is seen by the request, and cut by close', async () => {
  service.fail('CreateCacheEntry', { hang: true });
  const job = jobs.job([WRITE, ['save', STATE, 'k-']], { service });
  const step = job.start();
  const request = await service.when(({ route }) => route === 'CreateCacheEntry');
  expect(request).toMatchObject({ body: { key: 'k-' } });
  expect(request.status).toBeUndefined();
  await service.close();
  expect(answer(await step.ended, 'save')).toBe(-1);
});

test('artifacts of all attempts of a run are listed by its id, and read back', async () => {
  const upload = (name: string): Step[] => [
    ['write', 'out/deep/state.json', name],
    ['upload', name, ['out/deep/state.json']],
  ];
  await run([...upload('state-1'), ['list']]);
  const steps: Step[] = [
    ...upload('state-2'),
    ['list'],
    ['list-run', 1001],
    ['list-run', 5],
    ['download-run', 1001, 'state-1'],
    ...upload('state-1'),
  ];
  const result = await run(steps, { attempt: 2 });
  expect(answer(result, 'list')).toEqual(['state-2']);
  expect(answers(result, 'list-run')).toEqual([['state-2', 'state-1'], []]);
  expect(answer(result, 'download-run')).toEqual({ digestMismatch: false, texts: ['state-1'] });
  // A name is used up for all attempts.
  expect(result.outputs.error).toContain('(409) Conflict');

  expect(service.artifacts()).toMatchObject([
    { name: 'state-1', attempt: 1 },
    { name: 'state-2', attempt: 2 },
  ]);
  const folder = service.artifacts()[0]?.unpack() ?? '';
  expect(readFileSync(join(folder, 'out/deep/state.json'), 'utf8')).toBe('state-1');
  rmSync(folder, { recursive: true });
});

test('REST: a comment, permissions of people, and of the token', async () => {
  service.github.addIssue({ title: 'It breaks' });
  service.github.collaborators.reader = 'read';
  const steps: Step[] = [
    ['comment', 1, 'Which one?'],
    ['permission', 'reader'],
  ];
  const result = await run(steps);
  expect(answer(result, 'comment')).toBe('https://github.com/octo-org/octo-repo/issues/1#issuecomment-9001');
  expect(answer(result, 'permission')).toBe('read');
  expect(service.github.comments).toMatchObject([{ issue: 1, body: 'Which one?', user: { type: 'Bot' } }]);
  expect(service.to('createComment')).toMatchObject([{ status: 201, body: { body: 'Which one?' } }]);

  expect((await run([['permission', 'stranger']])).outputs.error).toContain('stranger is not a user');
  service.github.permissions = { contents: 'read', issues: 'read' };
  expect((await run(steps)).outputs.error).toContain('Resource not accessible by integration');
});

test('blobs in blocks and in ranges; a link for writing doesn’t read', async () => {
  const call = async (method: string, body: object): Promise<Record<string, string>> => {
    const path = `/twirp/github.actions.results.api.v1.CacheService/${method}`;
    const headers = { authorization: `Bearer ${makeToken()}`, 'content-type': 'application/json' };
    const url = new URL(path, service.env.ACTIONS_RESULTS_URL);
    const answered = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answered.json()) as Record<string, string>;
  };
  const { signed_upload_url = '' } = await call('CreateCacheEntry', { key: 'k', version: 'v' });
  const put = (query: string, body: string) => fetch(signed_upload_url + query, { method: 'PUT', body });
  await put('&comp=block&blockid=YQ%3D%3D', 'first ');
  await put('&comp=block&blockid=Yg%3D%3D', 'second');
  await put('&comp=blocklist', '<BlockList><Latest>YQ==</Latest><Latest>Yg==</Latest></BlockList>');
  expect(await call('FinalizeCacheEntryUpload', { key: 'k', version: 'v', size_bytes: '12' })).toMatchObject({
    ok: true,
  });
  const { signed_download_url = '' } = await call('GetCacheEntryDownloadURL', { key: 'k', version: 'v' });
  const part = await fetch(signed_download_url, { headers: { range: 'bytes=6-99' } });
  expect([part.status, await part.text()]).toEqual([206, 'second']);
  expect((await fetch(signed_upload_url)).status).toBe(403);
});
