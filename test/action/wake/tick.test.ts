import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Identity } from '../../../src/action/identity/identity.js';
import type { Job } from '../../../src/action/job.js';
import type { FoundRecord } from '../../../src/action/wake/find.js';
import type { Parking } from '../../../src/action/wake/plan.js';
import { type ParkedRecord, recordName, type WakeRecord } from '../../../src/action/wake/records.js';
import { storeRecord } from '../../../src/action/wake/store.js';
import { competingTicks, type TickParts, tick } from '../../../src/action/wake/tick.js';
import { chooseKeys, keyHash, namePrefix } from '../../../src/checkpoint/seal/index.js';
import { CARRIER_FILE } from '../../../src/runtime/checkpoint/carrier.js';
import type { Answer, AskGitHub } from '../../../src/runtime/github/answer.js';
import type { ArtifactRow, RunRow } from '../../../src/runtime/github/lists.js';

// Spec 4.5: a tick looks which runs wait and wakes those that are due, with a repository in this process's memory.

const NOW = Date.parse('2026-11-22T12:00:00Z');
const MINUTE_MS = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();
const FILE = '.github/workflows/ask.yml';
const REF = 'refs/heads/main';
const keys = chooseKeys(
  { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
  '42',
).keys!;

type Asked = readonly [route: string, given: Readonly<Record<string, unknown>>];

let temp: string;
let lastId: number;
let begun: Set<string>;
let artifacts: ArtifactRow[];
let runs: Record<string, Partial<RunRow>>;
let recent: Answer<unknown>;
/** What changes something, in its order. */
let changes: Asked[];
let infos: string[];
/** Is called ahead of each upload. */
let beforeUpload: () => Promise<void>;
let deletes: Answer<unknown>;
let caches: { key: string }[];
/** What only reads, in its order, and what was fetched. */
let reads: string[];

beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'raymond-tick-'));
  [artifacts, changes, infos, reads, caches] = [[], [], [], [], []];
  runs = {};
  lastId = 100;
  begun = new Set();
  recent = { kind: 'answer', data: { workflow_runs: [] } };
  deletes = { kind: 'answer', data: undefined };
  beforeUpload = async () => {};
});
afterEach(() => rmSync(temp, { recursive: true, force: true }));

/** An artifact is there under the first name that its run has not used. */
function jobOf(runId: string): Job {
  const begin = () => {
    let slot = 0;
    return {
      ask: async () => {
        const name = recordName(keys.seal, { workflowFile: FILE, home: REF }, slot++);
        if (artifacts.some((each) => each.name === name && each.workflow_run?.id === Number(runId)))
          throw new Error('an artifact with this name already exists (409)');
        lastId += 1;
        const id = lastId;
        // Another job may upload in the midst of this.
        const folder = readdirSync(temp).find(
          (each) => each.startsWith('raymond-wake-') && !begun.has(each),
        )!;
        begun.add(folder);
        await beforeUpload();
        copyFileSync(join(temp, folder, CARRIER_FILE), join(temp, `kept-${id}`));
        begun.delete(folder);
        const of = { id: Number(runId), repository_id: 42, head_repository_id: 42 };
        artifacts.push({ id, name, expired: false, size_in_bytes: 1, workflow_run: of });
        changes.push([`upload by ${runId}`, { id }]);
        return id;
      },
    };
  };
  return {
    context: { temp, ref: REF, event: {}, serverUrl: 'https://example.org', owner: 'o', repo: 'r' },
    inputs: { 'max-wakes': 5, 'retention-days': 0 },
    voice: { info: (text: string) => infos.push(text) },
    service: { begin },
  } as unknown as Job;
}

const identityOf = (runId: string, runKey: string): Identity =>
  ({
    ...{ repositoryId: '42', workflowFile: FILE, ref: REF, eventClass: 'trusted', runKey, runId },
    ...{ attempt: 1, job: 'ask', step: 's', otherRunKeys: [], isOwnKey: true, resumeRun: null },
  }) as unknown as Identity;

function store(runId: string, runKey: string, record: WakeRecord, now = NOW): Promise<number> {
  const job = jobOf(runId);
  return storeRecord(job, {
    ...{ identity: identityOf(runId, runKey), keys, sequence: 1, record, now },
    round: job.service.begin(),
  });
}

const park = (runId: string, change: Partial<ParkedRecord> = {}, key = `k${runId}`): Promise<number> =>
  store(runId, key, {
    ...{ version: 1, kind: 'parked', run: 'r', workflow: 'wf', status: 'paused', reason: 'DEADLINE' },
    ...{ why: 'a deadline', due: iso(NOW), resume_run: runId, event: 'schedule', asks: [], subject: null },
    progress: { steps: 2, cost_usd: 0.5 },
    ...change,
  });
const wakes = (nth: number, ...runIds: string[]): WakeRecord => ({
  ...{ version: 1, kind: 'wakes' },
  wakes: runIds.map((id) => ({ run_key: `k${id}`, nth, progress: { steps: 2, cost_usd: 0.5 } })),
});

const ask = (async (route: string, given: Readonly<Record<string, unknown>> = {}) => {
  const data = (found: unknown) => ({ kind: 'answer', data: found });
  if (route.startsWith('GET')) reads.push(route.replace(/^.*\/(?=.*\/)/, ''));
  else changes.push([route.replace(/ .*\//, ' '), given]);
  if (route.startsWith('DELETE')) {
    if (deletes.kind === 'answer') artifacts = artifacts.filter(({ id }) => id !== given.artifact_id);
    return deletes;
  }
  if (route.endsWith('/artifacts'))
    return data({ artifacts: artifacts.filter(({ name }) => name === given.name) });
  if (route.endsWith('/{artifact_id}'))
    return artifacts.some(({ id }) => id === given.artifact_id)
      ? data({})
      : { kind: 'refused', why: 'Not Found' };
  if (route.endsWith('/workflows/{workflow_id}/runs')) return recent;
  if (route.endsWith('/caches'))
    return data({ actions_caches: caches.filter(({ key }) => key.startsWith(String(given.key))) });
  if (!route.endsWith('/runs/{run_id}')) return data(undefined);
  const run = runs[String(given.run_id)] ?? { status: 'completed', conclusion: 'success', run_attempt: 1 };
  return run.id === 404 ? { kind: 'refused', why: 'Not Found' } : data(run);
}) as AskGitHub;

/** @returns what has become of each run, by its id */
async function ticked(change: Partial<TickParts> = {}) {
  [changes, reads] = [[], []];
  const { looked, found } = await tick({
    ...{ job: jobOf('50'), identity: identityOf('50', 'tick'), keys, ask, now: NOW },
    artifacts: {
      fetch: async (id: number, file: string) => {
        reads.push(`fetch ${id}`);
        copyFileSync(join(temp, `kept-${id}`), file);
        return { kind: 'fetched' };
      },
    } as unknown as TickParts['artifacts'],
    wait: async () => {},
    isAnswered: async () => false,
    mayWake: async () => {},
    ...change,
  });
  return {
    found,
    done: Object.fromEntries(looked.map(({ parking, done }) => [parking.header.run_id, done])),
  };
}
const routes = (): string[] => changes.map(([route]) => route);

describe('a run that is due', () => {
  test('is written down, and then woken by a dispatch of its own file and branch', async () => {
    await park('5');
    let asked = 0;
    const mayWake = async () => {
      expect(changes).toEqual([]);
      asked += 1;
    };
    expect((await ticked({ mayWake })).done).toEqual({ 5: { kind: 'woken', method: 'dispatch' } });
    expect(routes()).toEqual(['upload by 50', 'POST dispatches']);
    expect(changes[1]?.[1]).toEqual({ workflow_id: 'ask.yml', ref: 'main', inputs: { 'resume-run': '5' } });
    expect(asked).toBe(1);
    // What is written down is counted by the next one, which waits.
    const later = await ticked({ now: NOW + MINUTE_MS });
    expect(later.done).toEqual({ 5: { kind: 'early', until: NOW + 15 * MINUTE_MS, isBackingOff: true } });
    expect(changes).toEqual([]);
  });

  test('is woken once with others that one wake gets on', async () => {
    await park('5');
    await park('6', { resume_run: '5' });
    await park('7');
    const woken = { kind: 'woken', method: 'dispatch' };
    expect((await ticked()).done).toEqual({ 5: woken, 6: woken, 7: woken });
    expect(routes()).toEqual(['upload by 50', 'POST dispatches', 'POST dispatches']);
  });

  test('costs no request more than it has to: what was read is not read again', async () => {
    const ids = [await park('5'), await park('6')];
    await ticked();
    const count = (what: string) => reads.filter((each) => each === what).length;
    expect(ids.map((id) => count(`fetch ${id}`))).toEqual([1, 1]);
    expect(count('{workflow_id}/runs')).toBe(1);
  });

  test('in the jobs of a fan-out is woken by one re-run of their own run, whoever else is at work', async () => {
    for (const which of [1, 2]) await park('5', {}, `["fan-out",${which}]`);
    recent = { kind: 'silent', why: 'nobody asks' };
    expect((await ticked()).done).toEqual({ 5: { kind: 'woken', method: 'rerun' } });
    expect(changes.slice(1)).toEqual([['POST rerun', { run_id: 5 }]]);
  });

  test('counts its wakes: the third is an hour after the second', async () => {
    await park('5');
    await store('49', 'tick', wakes(2, '5'));
    await ticked({ now: NOW + 30 * MINUTE_MS });
    expect(routes()).toEqual(['upload by 50', 'POST dispatches']);
    const { done } = await ticked({ now: NOW + 31 * MINUTE_MS });
    expect(done).toEqual({ 5: { kind: 'early', until: NOW + 90 * MINUTE_MS, isBackingOff: true } });
  });

  test('is left alone where somebody is at work on it, or may be', async () => {
    await park('5');
    runs[5] = { status: 'in_progress', run_attempt: 2 };
    expect((await ticked()).done).toEqual({ 5: { kind: 'busy', why: 'its attempt 2 is in progress' } });
    delete runs[5];
    const dispatched = { id: 8, event: 'workflow_dispatch', status: 'queued' };
    recent = { kind: 'answer', data: { workflow_runs: [dispatched] } };
    expect((await ticked()).done).toMatchObject({
      5: { kind: 'busy', why: expect.stringContaining('run 8') },
    });
    recent = { kind: 'silent', why: 'HTTP 502' };
    const mayWake = async () => {
      throw new Error('there is nothing to wake');
    };
    expect((await ticked({ mayWake })).done).toEqual({ 5: { kind: 'unknown', why: 'HTTP 502' } });
    expect(changes).toEqual([]);
  });

  test('is not woken where that cannot be written down, or may not be', async () => {
    await park('5');
    beforeUpload = async () => {
      throw new Error('the service is down');
    };
    const left = { kind: 'left', why: 'that it is woken could not be written down: the service is down' };
    expect((await ticked()).done).toEqual({ 5: left });
    // Another one that is at work is told all the same.
    const fails = beforeUpload;
    beforeUpload = async () => {};
    await park('6');
    beforeUpload = fails;
    recent = {
      kind: 'answer',
      data: { workflow_runs: [{ id: 8, event: 'schedule', status: 'in_progress' }] },
    };
    caches = [{ key: `${namePrefix(keyHash(keys.seal, 'k6'))}8-1-1-` }];
    expect((await ticked()).done).toEqual({ 5: left, 6: { kind: 'busy', why: 'run 8 goes on with it' } });
    const mayWake = async () => {
      throw new Error('no right');
    };
    await expect(ticked({ mayWake })).rejects.toThrow('no right');
    expect(changes).toEqual([]);
  });

  test('is stuck after as many wakes in vain as may be', async () => {
    await park('5');
    await store('49', 'tick', wakes(5, '5'), NOW - 1000 * MINUTE_MS);
    expect((await ticked()).done).toEqual({ 5: { kind: 'stuck' } });
    expect(changes).toEqual([]);
  });
});

describe('of two ticks at once', () => {
  test('the younger wakes nothing that the older wakes, and takes back what it has written', async () => {
    await park('5');
    await park('6');
    beforeUpload = async () => {
      beforeUpload = async () => {};
      await store('49', 'tick', wakes(1, '5'));
    };
    const { done } = await ticked();
    expect(done).toEqual({
      5: { kind: 'busy', why: 'another tick wakes it' },
      6: { kind: 'woken', method: 'dispatch' },
    });
    // What it wakes is written down anew before the first is gone.
    expect(routes()).toEqual([
      ...['upload by 49', 'upload by 50', 'upload by 50', 'DELETE {artifact_id}', 'POST dispatches'],
    ]);
    const [, [, written]] = changes as [Asked, Asked];
    expect(changes[3]?.[1]).toEqual({ artifact_id: written.id });
  });

  test('one that wakes nothing leaves nothing behind', async () => {
    await park('5');
    beforeUpload = async () => {
      beforeUpload = async () => {};
      await store('49', 'tick', wakes(1, '5'));
    };
    await ticked();
    expect(routes()).toEqual(['upload by 49', 'upload by 50', 'DELETE {artifact_id}']);
  });
});

describe('what another tick has written', () => {
  const progress = { steps: 2, cost_usd: 0.5 };
  const parking = { header: { run_key: 'k5' }, record: { progress } } as unknown as Parking;
  const by = (run_id: string, artifactId: number, record: WakeRecord): FoundRecord => ({
    ...{ artifactId, record, header: { run_id } as FoundRecord['header'] },
  });
  const other = (change: object): WakeRecord =>
    ({ version: 1, kind: 'wakes', wakes: [{ run_key: 'k5', nth: 1, progress, ...change }] }) as WakeRecord;

  test('competes where it is new, and names the same wake', () => {
    const after = [
      by('49', 1, wakes(1, '5')),
      by('50', 2, wakes(1, '5')),
      by('51', 3, wakes(1, '6', '5')),
      by('52', 4, { version: 1, kind: 'over', status: 'completed' }),
      by('53', 5, wakes(1, '6')),
      by('54', 6, other({ progress: { ...progress, steps: 3 } })),
      by('55', 7, other({ progress: { ...progress, cost_usd: 0.6 } })),
    ];
    const known = [after[0]!];
    expect(competingTicks(parking, known, after, '50')).toEqual([{ run_id: '51', artifactId: 3 }]);
  });

  test('stays, and is told, where what was written here cannot be taken back', async () => {
    await park('5');
    await park('6');
    beforeUpload = async () => {
      beforeUpload = async () => {
        beforeUpload = async () => {
          throw new Error('the service is down');
        };
      };
      await store('49', 'tick', wakes(1, '5'));
    };
    expect((await ticked()).done).toMatchObject({ 5: { kind: 'busy' }, 6: { kind: 'woken' } });
    expect(infos).toEqual([
      'A wake that another tick makes stays written down here as well: the service is down',
    ]);
  });
});

describe('a run that is not due', () => {
  test('waits, and nobody at GitHub is asked of it', async () => {
    await park('5', { due: iso(NOW + MINUTE_MS) });
    await park('6', { due: null });
    const { done } = await ticked({
      isAnswered: async () => {
        throw new Error('it does not ask');
      },
    });
    expect(done).toEqual({
      5: { kind: 'early', until: NOW + MINUTE_MS, isBackingOff: false },
      6: { kind: 'waits' },
    });
  });

  test('is woken where it asks, and somebody has answered', async () => {
    await park('5', { status: 'asking', due: null });
    await park('6', { status: 'asking', due: iso(NOW + MINUTE_MS) });
    await park('7', { status: 'asking', due: null });
    const { done } = await ticked({ isAnswered: async ({ header }) => header.run_id !== '7' });
    const woken = { kind: 'woken', method: 'dispatch' };
    expect(done).toEqual({ 5: woken, 6: woken, 7: { kind: 'waits' } });
  });

  test('and was woken in vain is not asked of again before its time', async () => {
    await park('5', { status: 'asking' });
    await store('49', 'tick', wakes(1, '5'));
    const isAnswered = async () => {
      throw new Error('it is backing off');
    };
    expect((await ticked({ isAnswered })).done).toMatchObject({ 5: { kind: 'early', isBackingOff: true } });
  });
});

describe('what is of no use any more', () => {
  test('is deleted: records of runs that are over', async () => {
    const first = await park('5');
    const last = await store('5', 'k5', { version: 1, kind: 'over', status: 'completed' });
    const gone = await park('6');
    runs[6] = { id: 404 };
    expect((await ticked()).done).toEqual({ 6: { kind: 'over', why: 'the workflow run was deleted' } });
    expect(changes.map(([, { artifact_id }]) => artifact_id).toSorted()).toEqual(
      [first, last, gone].toSorted(),
    );
  });

  test('stays where not everything could be seen', async () => {
    await store('5', 'k5', { version: 1, kind: 'over', status: 'completed' });
    await park('6');
    const fetch = async (id: number, file: string) => {
      if (id === artifacts[1]?.id) throw new Error('connection reset');
      copyFileSync(join(temp, `kept-${id}`), file);
      return { kind: 'fetched' };
    };
    const { found } = await ticked({ artifacts: { fetch } as unknown as TickParts['artifacts'] });
    expect(found.unseen).toHaveLength(1);
    expect(changes).toEqual([]);
  });

  test('stays where GitHub refuses, which is told once; what is gone already is none', async () => {
    for (const id of ['5', '6']) await store(id, `k${id}`, { version: 1, kind: 'over', status: 'failed' });
    deletes = { kind: 'refused', why: 'Not Found' };
    await ticked();
    expect([changes.length, infos]).toEqual([2, []]);
    deletes = { kind: 'refused', why: 'no right' };
    await ticked();
    expect([changes.length, infos]).toEqual([1, [expect.stringContaining('were not deleted: no right')]]);
    deletes = { kind: 'silent', why: 'the host was not found' };
    await ticked();
    expect([changes.length, infos.length]).toEqual([1, 2]);
  });
});
