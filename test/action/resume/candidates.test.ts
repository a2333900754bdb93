import { describe, expect, test } from '@jest/globals';
import type { Identity } from '../../../src/action/identity/identity.js';
import { writerOf } from '../../../src/action/resume/alive.js';
import type { Candidate } from '../../../src/action/resume/candidates.js';
import { artifactsOf } from '../../../src/action/resume/candidates.js';
import { isOurs, OwnKeyArtifacts } from '../../../src/action/resume/earlier-runs.js';
import type { TryOpen } from '../../../src/action/resume/find.js';
import { claimsOf, type Header } from '../../../src/checkpoint/seal/index.js';
import type { ReadCheckpoint } from '../../../src/runtime/checkpoint/checkpoint.js';
import type { Answer, AskGitHub } from '../../../src/runtime/github/answer.js';

const EMPTY = {} as ReadCheckpoint;
const PREFIX = 'raymond-v2-abc-';
const IDENTITY: Identity = {
  repositoryId: '42',
  workflowFile: '.github/workflows/triage.yml',
  ref: 'refs/heads/main',
  eventClass: 'trusted',
  runKey: 'key',
  otherRunKeys: [],
  isOwnKey: true,
  resumeRun: null,
  runId: '1001',
  attempt: 1,
  job: 'review',
  step: '__self',
  stage: null,
  uncertain: null,
};
const NAMES = { prefixes: [{ prefix: PREFIX, runKey: 'key' }], name: () => '' };
const RUN = {
  id: 1000,
  path: '.github/workflows/triage.yml',
  event: 'schedule',
  head_branch: 'main',
  repository: { id: 42 },
  head_repository: { id: 42 },
};

describe('whose artifacts are looked at under a key of one’s own', () => {
  test.each<[string, object, boolean]>([
    ['the same file and branch', {}, true],
    ['the file with the ref behind it', { path: `${RUN.path}@refs/heads/main` }, true],
    ['[T:forged-artifact] a fork', { head_repository: { id: 77 } }, false],
    ['[T:forged-artifact] a fork that is gone', { head_repository: null }, false],
    ['[T:forged-artifact] another workflow', { path: '.github/workflows/other.yml' }, false],
    ['[T:forged-artifact] the same name in another folder', { path: 'evil/triage.yml' }, false],
    ['[T:forged-artifact] another branch', { head_branch: 'other' }, false],
    ['[T:forged-artifact] an event that strangers cause', { event: 'pull_request_target' }, false],
    ['an event that we do not know', { event: 'newest_thing' }, false],
  ])('%s', (_, given, ours) => {
    expect(isOurs({ ...RUN, ...given }, IDENTITY, 'main')).toBe(ours);
  });
});

const artifact = (id: number, name: string) => ({ id, name, expired: false, size_in_bytes: 10 });

/** Answers by the end of a route; 100 a page. */
function github(lists: Readonly<Record<string, readonly unknown[]>>): { ask: AskGitHub; asked: string[] } {
  const asked: string[] = [];
  const ask: AskGitHub = async <T>(route: string, parameters = {}): Promise<Answer<T>> => {
    const { run_id, name, page = 1 } = parameters as { run_id?: number; name?: string; page?: number };
    const key = `${route.split('/').at(-1)}${run_id ?? ''}${name === undefined ? '' : `?name=${name}`}`;
    asked.push(key);
    const items = (lists[key] ?? []).slice((page - 1) * 100, page * 100);
    return { kind: 'answer', data: { artifacts: items, workflow_runs: items, jobs: items } as T };
  };
  return { ask, asked };
}

const own = (ask: AskGitHub, identity: Partial<Identity> = {}) =>
  new OwnKeyArtifacts({ ...IDENTITY, ...identity }, NAMES, { branch: 'main', ask });

describe('the artifacts of a run key', () => {
  test('behind 101 newer ones are found (R3)', async () => {
    const others = Array.from({ length: 101 }, (_, i) => artifact(i, `other-${i}`));
    const { ask } = github({ artifacts1001: [...others, artifact(500, `${PREFIX}1001-1-2-state`)] });
    const { candidates } = await artifactsOf({ ...IDENTITY, isOwnKey: false }, NAMES, ask);
    expect(candidates.map(({ name }) => name)).toEqual([`${PREFIX}1001-1-2-`]);
  });

  test('[T:forged-artifact] a name that says another run than the one that keeps it is passed over', async () => {
    const { ask } = github({ artifacts1001: [artifact(1, `${PREFIX}9999-1-2-state`)] });
    const { candidates } = await artifactsOf({ ...IDENTITY, isOwnKey: false }, NAMES, ask);
    expect(candidates).toEqual([]);
  });

  test('are looked for in our own runs alone, never in the list of the repository', async () => {
    const { ask, asked } = github({
      runs: [RUN, { ...RUN, id: 66, head_repository: { id: 77 } }],
      artifacts1000: [artifact(1, `${PREFIX}1000-1-2-state`)],
      artifacts66: [artifact(2, `${PREFIX}66-1-9-state`)],
    });
    const { candidates } = await own(ask).first(null, null);
    expect(candidates.map(({ name }) => name)).toEqual([`${PREFIX}1000-1-2-`]);
    expect(asked).toEqual([`artifacts?name=${PREFIX}begun`, 'runs', 'artifacts1000']);
  });

  test.each(['silent', 'refused'] as const)(
    'a list that is %s is told, and is no empty one',
    async (kind) => {
      const ask: AskGitHub = async () => ({ kind, why: '403' });
      const listing = await own(ask).first(null, null);
      expect(listing[kind]).toHaveLength(1);
    },
  );
});

describe('under a key of one’s own', () => {
  const names = ({ candidates }: { candidates: readonly { name: string }[] }) =>
    candidates.map(({ name }) => name);
  const record = (id: number, run: number, change: object = {}) => ({
    ...artifact(id, `${PREFIX}begun`),
    workflow_run: {
      ...{ id: run, repository_id: 42, head_repository_id: 42, head_branch: 'main' },
      ...change,
    },
  });
  const BEGUN = `artifacts?name=${PREFIX}begun`;
  const since = { time: '2026-01-02T12:00:00.500Z' };

  test.each([0, 100, 1000])(
    'with %d earlier runs a handful of lists is asked for, and the rest is told',
    async (count) => {
      const runs = Array.from({ length: Math.min(count, 100) }, (_, n) => ({ ...RUN, id: 1000 - n }));
      const { ask, asked } = github({ runs });
      const counted: AskGitHub = async <T>(route: string, parameters = {}) => {
        const answer = await ask<T>(route, parameters);
        if (answer.kind === 'answer') Object.assign(answer.data as object, { total_count: count });
        return answer;
      };
      const listing = await own(counted).first(null, null);
      expect(asked.length).toBeLessThanOrEqual(4);
      expect(listing).toMatchObject({ candidates: [], unlooked: Math.max(0, count - 2) });
    },
  );

  test('the newest that holds something ends it: nothing is left to be told', async () => {
    const runs = [RUN, { ...RUN, id: 999 }, { ...RUN, id: 998 }];
    const { ask, asked } = github({ runs, artifacts1000: [artifact(1, `${PREFIX}1000-1-2-state`)] });
    expect((await own(ask).first(null, null)).unlooked).toBe(0);
    expect(asked).not.toContain('artifacts999');
  });

  test('[T:forged-artifact] a name alone ends nothing: it has to open', async () => {
    const { ask } = github({
      runs: [RUN, { ...RUN, id: 999 }],
      artifacts1000: [artifact(1, `${PREFIX}1000-1-2-state`)],
      artifacts999: [artifact(2, `${PREFIX}999-1-1-state`)],
    });
    const open = async () => ({ kind: 'silent', why: 'garbage' }) as const;
    expect(names(await own(ask).first(null, open))).toEqual([`${PREFIX}1000-1-2-`, `${PREFIX}999-1-1-`]);
  });

  test('a lease alone ends nothing: what its run has gone on from lies further back', async () => {
    const { ask } = github({
      [BEGUN]: [record(12, 9), record(11, 8), record(10, 7), record(9, 6)],
      artifacts9: [artifact(3, `${PREFIX}9-1-9-state`)],
      artifacts8: [artifact(2, `${PREFIX}8-1-8-state`)],
      artifacts7: [artifact(1, `${PREFIX}7-1-7-state`)],
    });
    const open = async ({ claims }: Candidate): Promise<TryOpen> => {
      const header = claims as Header;
      return claims.run_id === '7' ? { kind: 'opened', header, contents: EMPTY } : { kind: 'lease', header };
    };
    const listing = await own(ask).first(null, open);
    expect(names(listing)).toContain(`${PREFIX}7-1-7-`);
    expect(listing.unlooked).toBe(0);
  });

  test('the run that is named ends nothing either: another may have gone on from it', async () => {
    const { ask } = github({
      [BEGUN]: [record(9, 1000)],
      runs999: [{ ...RUN, id: 999 }],
      artifacts999: [artifact(1, `${PREFIX}999-1-2-state`)],
      artifacts1000: [artifact(2, `${PREFIX}1000-1-4-state`)],
    });
    const one: AskGitHub = async <T>(route: string, parameters = {}) =>
      route.endsWith('/runs/{run_id}')
        ? { kind: 'answer', data: { ...RUN, id: 999 } as T }
        : ask<T>(route, parameters);
    const named = new OwnKeyArtifacts({ ...IDENTITY, resumeRun: '999' }, NAMES, { branch: 'main', ask: one });
    const open = async ({ claims }: Candidate): Promise<TryOpen> => {
      return { kind: 'opened', header: claims as Header, contents: EMPTY };
    };
    expect(names(await named.first(null, open))).toContain(`${PREFIX}1000-1-4-`);
  });

  test('where caches know a header, runs count that have begun or gone on since', async () => {
    const runs = [
      { ...RUN, id: 1000, created_at: '2026-01-02T12:00:00Z' },
      { ...RUN, id: 999, created_at: '2026-01-01T00:00:00Z', run_started_at: '2026-01-02T13:00:00Z' },
      { ...RUN, id: 998, created_at: '2026-01-02T11:59:59Z', updated_at: '2026-01-02T11:59:59Z' },
    ];
    const { ask, asked } = github({ runs });
    expect((await own(ask).first(since, null)).unlooked).toBe(0);
    expect(asked).toEqual([BEGUN, 'runs', 'artifacts1000', 'artifacts999']);
  });

  test('a record names the run, however many others there are', async () => {
    const { ask, asked } = github({
      runs: Array.from({ length: 100 }, (_, n) => ({ ...RUN, id: 1000 - n })),
      [BEGUN]: [record(9, 7)],
      artifacts7: [artifact(1, `${PREFIX}7-1-2-state`)],
    });
    expect(names(await own(ask).first(null, null))).toEqual([`${PREFIX}7-1-2-`]);
    expect(asked).toEqual([BEGUN, 'artifacts7']);
  });

  test.each<[string, object | null]>([
    ['a fork', { head_repository_id: 77 }],
    ['another branch', { head_branch: 'other' }],
    ['another repository', { repository_id: 77 }],
  ])('[T:forged-artifact] a record of %s counts as none', async (_, change) => {
    const { ask, asked } = github({ [BEGUN]: [record(9, 7, change ?? {})] });
    await own(ask).first(null, null);
    expect(asked).not.toContain('artifacts7');
  });

  test('the second look asks for what is newer than the first', async () => {
    const lists: Record<string, unknown[]> = { [BEGUN]: [record(9, 7)] };
    const { ask, asked } = github(lists);
    const looks = own(ask);
    await looks.first(null, null);
    asked.length = 0;
    lists[BEGUN] = [record(10, 8), record(9, 7)];
    await looks.again();
    expect(asked).toEqual([BEGUN, 'artifacts8']);
  });
});

test.each([
  ['1001-1-2-', { run_id: '1001', attempt: 1, sequence: 2 }],
  ['1001-0-2-', null],
  ['1001-1-99999999999999999-', null],
  ['1001-1-2-x', null],
  ['x-1-2-', null],
])('the name %s', (name, claims) => {
  expect(claimsOf(`${PREFIX}${name}`, PREFIX)).toEqual(claims);
});

describe('is the writer of the newest checkpoint at work?', () => {
  const NOW = Date.parse('2026-01-02T12:00:00Z');
  const header = {
    run_id: '1000',
    attempt: 1,
    job: 'review',
    step: '__self',
    time: '2026-01-02T11:00:00.000Z',
  } as Header;
  const jobs = (status: string): AskGitHub => github({ jobs1000: [{ id: 7, name: 'review', status }] }).ask;
  const says =
    (kind: 'silent' | 'refused', why: string): AskGitHub =>
    async () => ({ kind, why });

  test.each<[string, Header, AskGitHub, boolean]>([
    ['its job is in progress', header, jobs('in_progress'), true],
    ['its job is over', header, jobs('completed'), false],
    ['the API is silent', header, says('silent', '502'), true],
    ['the token may not ask', header, says('refused', 'Resource not accessible'), true],
    [
      'the API is silent, and 6 h 15 min are over',
      { ...header, time: '2026-01-02T05:44:00.000Z' },
      says('silent', '502'),
      false,
    ],
    ['its run was deleted', header, says('refused', 'Not Found'), false],
    [
      'a turn of hours, its job in progress',
      { ...header, time: '2026-01-01T00:00:00.000Z' },
      jobs('in_progress'),
      true,
    ],
    ['a lower attempt of this run and job', { ...header, run_id: '1001' }, says('silent', '502'), false],
  ])('%s', async (_, of, ask, isAlive) => {
    const writer = await writerOf(of, { ...IDENTITY, attempt: 2 }, ask, NOW);
    expect(writer.isAlive).toBe(isAlive);
  });
});
