import { describe, expect, test } from '@jest/globals';
import { livenessAmong, ownLiveness } from '../../../src/action/wake/at-work.js';
import { findRecords, MAX_OPENED } from '../../../src/action/wake/find.js';
import type { Parking } from '../../../src/action/wake/plan.js';
import { homeBranchOf, recordName } from '../../../src/action/wake/records.js';
import { winsElection } from '../../../src/action/wake/tick.js';
import { missingWakeRight, wakeMethodOf, wakeRun } from '../../../src/action/wake/wake-run.js';
import { keyHash, namePrefix } from '../../../src/checkpoint/seal/index.js';
import { chooseKeys } from '../../../src/checkpoint/seal/keys.js';
import type { Answer, AskGitHub } from '../../../src/runtime/github/answer.js';
import type { ArtifactRow, RunRow } from '../../../src/runtime/github/lists.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const keys = chooseKeys(
  { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
  '42',
).keys!;
const parking = {
  header: { run_id: '5', attempt: 1, run_key: 'k', job: 'ask', time: new Date(NOW).toISOString() },
} as unknown as Parking;

/** An API that answers each route by its last word, and remembers what it was asked. */
function api(answers: Record<string, (given: Record<string, unknown>) => Answer<unknown>>) {
  const asked: { route: string; given: Record<string, unknown> }[] = [];
  const ask = (async (route: string, given: Record<string, unknown> = {}) => {
    asked.push({ route, given });
    const name = Object.keys(answers).find((each) => route.endsWith(each));
    if (name === undefined) throw new Error(`nobody expects ${route}`);
    return answers[name]!(given);
  }) as AskGitHub;
  return { ask, asked };
}
const says = (data: unknown): Answer<unknown> => ({ kind: 'answer', data });
const refuses = (why: string): Answer<unknown> => ({ kind: 'refused', why });
const SILENT: Answer<unknown> = { kind: 'silent', why: 'HTTP 502' };

describe('whether somebody is at work on a parked run', () => {
  const own = (answer: Answer<unknown>) => ownLiveness(parking, api({ '{run_id}': () => answer }).ask);

  test.each([
    ['its run is over: nobody', { status: 'completed', conclusion: 'success', run_attempt: 1 }, 'idle'],
    ['a later attempt has died', { status: 'completed', conclusion: 'failure', run_attempt: 2 }, 'idle'],
    ['it is queued', { status: 'queued', run_attempt: 2 }, 'busy'],
    ['it is at work', { status: 'in_progress', run_attempt: 1 }, 'busy'],
    ['it waits for an approval', { status: 'waiting', run_attempt: 2 }, 'busy'],
  ])('%s', async (_, run, kind) => {
    expect((await own(says(run))).kind).toBe(kind);
  });

  test.each<[string, object, string]>([
    ['its job was run again: over', { name: 'ask', run_attempt: 2 }, 'over'],
    ['another job was run again: it waits still', { name: 'build', run_attempt: 2 }, 'idle'],
    [
      'its job is listed again as of when it was: it waits still',
      { name: 'ask', run_attempt: 2, started_at: new Date(NOW - MINUTE).toISOString() },
      'idle',
    ],
    [
      'its job was begun at the very moment: over',
      { name: 'ask', run_attempt: 2, started_at: new Date(NOW).toISOString() },
      'over',
    ],
  ])('a later attempt has ended well, and %s', async (_, again, kind) => {
    const run = { status: 'completed', conclusion: 'success', run_attempt: 2 };
    const jobs = [{ name: 'ask', run_attempt: 1 }, again];
    const { ask } = api({ '{run_id}': () => says(run), '{run_id}/jobs': () => says({ jobs }) });
    expect((await ownLiveness(parking, ask)).kind).toBe(kind);
  });

  test('people are told which attempt is at work, and which has ended well', async () => {
    expect(await own(says({ status: null }))).toMatchObject({ why: 'its attempt 1 is not known' });
    const running = { status: 'in_progress', run_attempt: 2 };
    expect(await own(says(running))).toMatchObject({ why: 'its attempt 2 is in progress' });
    const run = { status: 'completed', conclusion: 'success', run_attempt: 3 };
    const jobs = [2, 3].map((run_attempt) => ({ name: 'ask', run_attempt }));
    const { ask } = api({ '{run_id}': () => says(run), '{run_id}/jobs': () => says({ jobs }) });
    expect(await ownLiveness(parking, ask)).toMatchObject({ why: 'its job has ended well in attempt 2' });
    const silent = api({ '{run_id}': () => says(run), '{run_id}/jobs': () => SILENT });
    expect(await ownLiveness(parking, silent.ask)).toEqual({ kind: 'unknown', why: 'HTTP 502' });
  });

  test('a run that was deleted is over; one that GitHub does not tell of is not known', async () => {
    expect((await own(refuses('Not Found'))).kind).toBe('over');
    expect((await own(refuses('Resource not accessible by integration'))).kind).toBe('unknown');
    expect((await own(SILENT)).kind).toBe('unknown');
  });

  const among = (recent: RunRow[], caches: Answer<unknown> = says({ actions_caches: [] })) =>
    livenessAmong(parking, {
      ...{ recent, self: '9', keys, now: NOW },
      ask: api({ '/caches': () => caches }).ask,
    });
  const dispatched = (id: number, status: string, minutesAgo: number): RunRow => ({
    ...{ id, status, event: 'workflow_dispatch' },
    created_at: new Date(NOW - minutesAgo * MINUTE).toISOString(),
  });

  test('a dispatch that is queued, or has just begun, may be its own', async () => {
    for (const status of ['queued', 'pending', 'waiting', 'requested'])
      expect((await among([dispatched(7, status, 600)])).kind).toBe('busy');
    expect((await among([dispatched(7, 'in_progress', 1)])).kind).toBe('busy');
    expect((await among([{ id: 7, status: 'in_progress', event: 'workflow_dispatch' }])).kind).toBe('busy');
  });

  test('a dispatch has just begun for a quarter of an hour', async () => {
    expect((await among([dispatched(7, 'in_progress', 15)])).kind).toBe('busy');
    expect((await among([dispatched(7, 'in_progress', 15 + 1 / MINUTE)])).kind).toBe('idle');
  });

  test('what is queued by no dispatch is not its own', async () => {
    expect((await among([{ id: 7, status: 'queued', event: 'schedule' }])).kind).toBe('idle');
  });

  test('one that has long begun is, if it has told so under the run key', async () => {
    const lease = `${namePrefix(keyHash(keys.seal, 'k'))}7-1-4-`;
    const begun = says({ actions_caches: [{ key: lease }] });
    expect((await among([dispatched(7, 'in_progress', 60)], begun)).kind).toBe('busy');
    expect((await among([{ id: 7, status: 'in_progress', event: 'schedule' }], begun)).kind).toBe('busy');
    const two = says({ actions_caches: [{ key: lease }, { key: lease.replace('7-1-4', '8-1-1') }] });
    const both = await among(
      [8, 7].map((id) => dispatched(id, 'in_progress', 60)),
      two,
    );
    expect(both).toMatchObject({ why: 'run 8 goes on with it' });
    expect((await among([dispatched(8, 'in_progress', 60)], begun)).kind).toBe('idle');
    expect((await among([dispatched(7, 'in_progress', 60)], SILENT)).kind).toBe('unknown');
  });

  test('nobody asks for caches where no run is open; this tick and the run itself are none', async () => {
    const none = SILENT;
    const open = [5, 9].map((id) => dispatched(id, 'in_progress', 1));
    expect((await among([...open, dispatched(7, 'completed', 1)], none)).kind).toBe('idle');
  });
});

describe('waking', () => {
  const file = '.github/workflows/ask.yml';
  const context = { runId: '5', attempt: 1, workflowFile: file, ref: 'refs/heads/main' };
  const trusted = { ...context, eventClass: 'trusted' } as const;
  const pull = { ...context, ref: 'refs/pull/5/merge', eventClass: 'untrusted' } as const;

  test('a dispatch of its own file on its own branch; what cannot go on in one is re-run', () => {
    expect(wakeMethodOf(trusted)).toBe('dispatch');
    expect(wakeMethodOf({ ...trusted, ref: 'refs/tags/v1' })).toBe('dispatch');
    expect(wakeMethodOf(pull)).toBe('rerun');
    // A comment on a pull request runs on the default branch, and is no dispatch's class.
    expect(wakeMethodOf({ ...trusted, eventClass: 'untrusted' })).toBe('rerun');
    expect(wakeMethodOf({ ...trusted, ref: 'none' })).toBe('rerun');
    expect(wakeMethodOf({ ...trusted, ref: 'refs/pull/refs/heads/5' })).toBe('rerun');
    // The jobs of a fan-out find each other by the run that they are of.
    expect(wakeMethodOf({ ...trusted, isFanOut: true })).toBe('rerun');
  });

  test('a dispatch has the inputs that were given and no more', async () => {
    const { ask, asked } = api({ '/dispatches': () => says(undefined) });
    expect(await wakeRun(trusted, { 'comment-id': '77' }, ask, 'url')).toEqual({
      kind: 'woken',
      method: 'dispatch',
    });
    expect(asked[0]?.given).toEqual({ workflow_id: 'ask.yml', ref: 'main', inputs: { 'comment-id': '77' } });
  });

  test('where GitHub refuses, a person learns which button to press', async () => {
    const old = refuses('Unable to retry this workflow run because it was created over a month ago');
    const rerun = await wakeRun(
      pull,
      {},
      api({ '/rerun': () => old, '/runs/{run_id}': () => says({ run_attempt: 1 }) }).ask,
      'https://github.com/o/r/actions/runs/5',
    );
    expect(rerun).toMatchObject({ kind: 'refused', button: expect.stringContaining('Re-run all jobs') });
    expect(rerun).toMatchObject({ button: expect.stringContaining('https://github.com/o/r/actions/runs/5') });
    const none = refuses("Workflow does not have 'workflow_dispatch' trigger");
    const dispatch = await wakeRun(
      trusted,
      { 'resume-run': '5' },
      api({ '/dispatches': () => none }).ask,
      'url',
    );
    expect(dispatch).toMatchObject({ kind: 'refused', button: expect.stringContaining('`resume-run: 5`') });
    expect(
      (await wakeRun(pull, {}, api({ '/rerun': () => SILENT, '/runs/{run_id}': () => SILENT }).ask, 'url'))
        .kind,
    ).toBe('silent');
  });
});

describe('a wake that nobody confirms', () => {
  test('is told as such, and as a re-run of its own run', async () => {
    const to = { runId: '5', attempt: 1, workflowFile: 'w.yml', ref: 'refs/heads/main' };
    const silent = api({ '/dispatches': () => SILENT, '/rerun': () => says(undefined) });
    expect(await wakeRun({ ...to, eventClass: 'trusted' }, {}, silent.ask, 'url')).toEqual({
      ...{ kind: 'silent', method: 'dispatch', why: 'HTTP 502' },
    });
    await wakeRun({ ...to, eventClass: 'untrusted' }, {}, silent.ask, 'url');
    expect(silent.asked.at(-1)?.given).toEqual({ run_id: 5 });
  });

  test('of several inputs all are named', async () => {
    const refused = api({ '/dispatches': () => refuses('no') });
    const to = { runId: '5', attempt: 1, workflowFile: 'w.yml', ref: 'refs/heads/main' };
    const woken = (inputs: Record<string, string>) =>
      wakeRun({ ...to, eventClass: 'trusted' }, inputs, refused.ask, 'url');
    expect(await woken({ a: '1', b: '2' })).toMatchObject({
      button: expect.stringMatching(/give it `a: 1` and `b: 2`\. .* with those inputs in/),
    });
    expect(await woken({ a: '1' })).toMatchObject({ button: expect.stringContaining('with that input in') });
  });
});

describe('the right to wake', () => {
  test('is missing where GitHub says so of the token, and of nothing else', async () => {
    const missing = async (said: Answer<unknown>) => {
      const { ask, asked } = api({ '/artifacts/{artifact_id}': () => said });
      const why = await missingWakeRight(ask);
      // What cannot be there is not lost, whatever the token may.
      expect(asked.map(({ given }) => given)).toEqual([{ artifact_id: 0 }]);
      return why;
    };
    const why = 'Resource not accessible by integration';
    expect(await missing(refuses(why))).toBe(why);
    expect(await missing(refuses(why.toUpperCase()))).toBe(why.toUpperCase());
    for (const said of [refuses('Not Found'), { kind: 'silent', why } as const, says(undefined)])
      expect(await missing(said)).toBeNull();
  });
});

describe('a re-run that GitHub refuses', () => {
  const pull = {
    ...{ runId: '5', attempt: 1, workflowFile: 'w.yml', ref: 'refs/pull/5/merge' },
    eventClass: 'untrusted',
  } as const;
  const running = refuses('This workflow is already running');
  const roused = (run_attempt: number) =>
    wakeRun(
      pull,
      {},
      api({ '/rerun': () => running, '/runs/{run_id}': () => says({ run_attempt }) }).ask,
      'url',
    );

  test('is under way already where a later attempt is there, else it is none', async () => {
    expect(await roused(2)).toEqual({ kind: 'woken', method: 'rerun' });
    expect(await roused(1)).toMatchObject({ kind: 'refused' });
  });
});

describe('names of records', () => {
  const place = { workflowFile: '.github/workflows/ask.yml', home: 'refs/heads/main' };

  test('[T:wake-names] tell nothing, and differ by key, file and branch', () => {
    const name = recordName(keys.seal, place, 0);
    expect(name).toMatch(/^raymond-v2-[0-9a-f]{20}-0-parked$/);
    const others = [
      recordName(keys.seal, { ...place, home: 'refs/heads/other' }, 0),
      recordName(keys.seal, { ...place, workflowFile: 'other.yml' }, 0),
      recordName({ ...keys.seal, repositoryId: '43' }, place, 0),
      recordName(keys.seal, place, 1),
    ];
    expect(new Set([name, ...others]).size).toBe(5);
  });

  test("a pull request's run is looked after by the branch that it would be merged into", () => {
    const event = { pull_request: { base: { ref: 'main' } } };
    expect(homeBranchOf({ ref: 'refs/pull/5/merge', event })).toBe('refs/heads/main');
    expect(homeBranchOf({ ref: 'refs/heads/next', event: {} })).toBe('refs/heads/next');
    for (const pull_request of [{ base: { ref: '' } }, { base: { ref: 5 } }, {}])
      expect(homeBranchOf({ ref: 'refs/heads/next', event: { pull_request } })).toBe('refs/heads/next');
    expect(homeBranchOf({ ref: '', event: {} })).toBe('none');
  });
});

describe('finding records', () => {
  const place = { repositoryId: '42', workflowFile: 'w.yml', home: 'refs/heads/main' };
  const name = (slot: number) => recordName(keys.seal, place, slot);
  const row = (id: number, slot: number, given: object = {}): ArtifactRow => ({
    ...{ id, name: name(slot), expired: false, size_in_bytes: 1 },
    workflow_run: { id: 5, repository_id: 42, head_repository_id: 42, ...given },
  });
  const ask = (rows: readonly ArtifactRow[]) =>
    api({
      '/artifacts': ({ name, page, per_page: size }) => {
        const named = rows.filter((each) => each.name === name);
        const from = (Number(page) - 1) * Number(size);
        return says({ artifacts: named.slice(from, from + Number(size)) });
      },
    });
  const header = { run_id: '5', workflow_file: 'w.yml', event_class: 'trusted', ref: 'refs/heads/main' };
  const opens = async () =>
    ({ kind: 'record', header, record: { version: 1, kind: 'over', status: 'completed' } }) as never;

  test('nothing parked: two requests', async () => {
    const { ask: none, asked } = ask([]);
    expect(await findRecords(place, keys, none, opens)).toEqual({
      ...{ records: [], unseen: [], rejected: [], isRefused: false },
    });
    expect(asked).toHaveLength(2);
  });

  test('a name that nobody has filled hides no other', async () => {
    const { records } = await findRecords(place, keys, ask([row(1, 1), row(2, 3)]).ask, opens);
    expect(records.map(({ artifactId }) => artifactId)).toEqual([2, 1]);
  });

  test('under each key that opens, with two requests more for each', async () => {
    const stateKey = ['a newer', 'an older']
      .map((age) => `${age} key of the tests, forty-three characters`)
      .join('\n');
    const both = chooseKeys({ stateKey, others: [], hasCloudSession: false }, '42').keys!;
    const old = { ...row(3, 0), name: recordName(both.open[1]!, place, 0) };
    const { ask: of, asked } = ask([old]);
    const { records } = await findRecords(place, both, of, opens);
    expect([records.map(({ artifactId }) => artifactId), asked.length]).toEqual([[3], 2 + 3]);
  });

  const many = (count: number): ArtifactRow[] => Array.from({ length: count }, (_, n) => row(n + 1, 0));

  test('the newest first, a few at once, and no more than so many', async () => {
    let open = 0;
    let most = 0;
    const read = async () => {
      open += 1;
      most = Math.max(most, open);
      await null;
      open -= 1;
      return opens();
    };
    const all = await findRecords(place, keys, ask(many(MAX_OPENED)).ask, read);
    expect([all.records.length, all.unseen, most]).toEqual([200, [], 8]);
    expect(all.records.map(({ artifactId }) => artifactId)).toEqual(
      Array.from({ length: 200 }, (_, n) => 200 - n),
    );
    const { records, unseen } = await findRecords(place, keys, ask(many(201)).ask, read);
    expect([records.length, records.at(-1)?.artifactId, unseen]).toEqual([
      ...[200, 2, [expect.stringMatching(/^There are 201 records .* the newest 200 were/)]],
    ]);
  });

  test('a flood of one name is told, and read no further; so is one of names', async () => {
    const flood = ask(many(600).map((each) => ({ ...each, expired: true })));
    const { unseen } = await findRecords(place, keys, flood.ask, opens);
    expect(unseen).toEqual(['There are more than 500 artifacts of one name.']);
    expect(flood.asked).toHaveLength(5 + 2);
    const endless = api({
      '/artifacts': (given) => says({ artifacts: [{ ...row(1, 0), ...given, expired: true }] }),
    });
    await findRecords(place, keys, endless.ask, opens);
    expect(endless.asked).toHaveLength(600);
  });

  test('[T:wake-forged] what is expired, of another repository, of another run than its name, file or branch is rejected over', async () => {
    const file = ['The record 1 of a parked run was not used: it is of another run or workflow file.'];
    const branch = ['The record 1 of a parked run was not used: it is of another branch or repository.'];
    const tries: [ArtifactRow, object, string[]][] = [
      [{ ...row(1, 0), expired: true }, header, []],
      [row(1, 0, { repository_id: 43 }), header, []],
      [row(1, 0, { id: 6 }), header, file],
      [row(1, 0), { ...header, workflow_file: 'other.yml' }, file],
      [row(1, 0), { ...header, ref: 'refs/heads/other' }, branch],
      // A fork cannot have the key, unless its run is one that is given it.
      [row(1, 0, { head_repository_id: 77 }), header, branch],
    ];
    for (const [given, itsHeader, rejected] of tries) {
      const read = async () => ({ ...((await opens()) as object), header: itsHeader }) as never;
      const found = await findRecords(place, keys, ask([given]).ask, read);
      expect(found).toMatchObject({ records: [], unseen: [], rejected });
    }
    const pull = async () =>
      ({ ...((await opens()) as object), header: { ...header, event_class: 'untrusted' } }) as never;
    const found = await findRecords(place, keys, ask([row(1, 0, { head_repository_id: 77 })]).ask, pull);
    expect(found.records).toHaveLength(1);
  });

  test('forks cannot crowd out what is ours', async () => {
    const theirs = Array.from({ length: 90 }, (_, n) => row(1000 + n, 0, { head_repository_id: 77 }));
    const opened: number[] = [];
    const read = async ({ id }: ArtifactRow) => {
      opened.push(id);
      return id === 1 ? opens() : ({ kind: 'none', why: 'garbage' } as never);
    };
    const { records, rejected } = await findRecords(place, keys, ask([...theirs, row(1, 0)]).ask, read);
    expect([records.length, opened.length, opened[0]]).toEqual([1, 21, 1]);
    expect(new Set(rejected).size).toBe(20);
    expect(rejected[0]).toBe('The record 1089 of a parked run was not used: garbage.');
  });

  test('silence is told, and a refusal is one', async () => {
    const silent = await findRecords(place, keys, api({ '/artifacts': () => SILENT }).ask, opens);
    expect(silent).toMatchObject({ isRefused: false, unseen: [expect.stringContaining('HTTP 502')] });
    const refused = api({ '/artifacts': () => refuses('Resource not accessible by integration') });
    expect(await findRecords(place, keys, refused.ask, opens)).toEqual({
      ...{ isRefused: true, records: [], rejected: [] },
      unseen: ['Resource not accessible by integration'],
    });
    const broken = async () => {
      throw new Error('connection reset');
    };
    const unfetched = await findRecords(place, keys, ask([row(1, 0)]).ask, broken);
    expect(unfetched.unseen).toEqual([expect.stringContaining('connection reset')]);
  });
});

describe('two ticks at once', () => {
  const rival = (run_id: string) => ({ run_id, artifactId: 100 });
  const wait = async () => {};

  test('the younger gives way as soon as it sees the older, asking nobody', async () => {
    expect(await winsElection([rival('3')], { self: '5', ask: api({}).ask, wait })).toBe(false);
    expect(await winsElection([], { self: '5', ask: api({}).ask, wait })).toBe(true);
  });

  test('the older waits until the younger has taken its record back', async () => {
    let looks = 0;
    const { ask } = api({
      '{artifact_id}': () => (++looks < 3 ? says({}) : refuses('Not Found')),
      '{run_id}': () => says({ status: 'in_progress' }),
    });
    expect(await winsElection([rival('7')], { self: '5', ask, wait })).toBe(true);
    expect(looks).toBe(3);
  });

  test('a younger one that ends without taking it back has woken the run, and so has one that never ends', async () => {
    const there = { '{artifact_id}': () => says({}) };
    const ended = api({ ...there, '{run_id}': () => says({ status: 'completed' }) });
    expect(await winsElection([rival('7')], { self: '5', ask: ended.ask, wait })).toBe(false);
    expect(ended.asked).toHaveLength(2);
    const hangs = api({ ...there, '{run_id}': () => SILENT });
    expect(await winsElection([rival('7')], { self: '5', ask: hangs.ask, wait })).toBe(false);
    expect(hangs.asked).toHaveLength(2 * 60);
    expect(hangs.asked.slice(0, 2).map(({ given }) => given)).toEqual([{ artifact_id: 100 }, { run_id: 7 }]);
  });
});
