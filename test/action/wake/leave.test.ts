import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { CheckpointWriter } from '../../../src/action/checkpoint/checkpoint-writer.js';
import { leaveRecord, type ToLeave, wakeRecordOf } from '../../../src/action/wake/leave.js';
import { parseRecord } from '../../../src/action/wake/records.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';
import type { Run } from '../../../src/core/run.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');

function recorded(
  run: Partial<Record<keyof Run, unknown>>,
  { hasParked = false, issue = null as number | null, resumeRun = null as string | null } = {},
) {
  const keeper = {
    job: { inputs: { workflow: 'w'.repeat(5000) }, context: { eventName: 'issues' } },
    run: { hasParked, issue, identity: { runId: '7', resumeRun } },
  } as unknown as CheckpointWriter;
  const whole = {
    ...{ workflow_id: 'r', reason: null, resume_at: null, steps: 3, total_cost_usd: 0.25, agents: [] },
    ...run,
  } as unknown as Run;
  return wakeRecordOf(keeper, { run: whole, now: NOW });
}

const asking = {
  status: 'asking',
  agents: [
    {
      id: 'main',
      ask: {
        id: 'aaaa1111',
        question: 'Which?',
        timeout_at: '2026-11-23T12:00:00.000Z',
        timeout_next: 'LATE',
      },
    },
    { id: 'main_a1', ask: { id: 'bbbb2222', question: 'And?', timeout_at: null } },
    { id: 'main_b2', ask: null },
  ],
};

describe('what a run leaves for a tick', () => {
  test('of one that waits: until when, its questions and where they stand, how far it has come', () => {
    expect(recorded(asking, { issue: 12 })).toEqual({
      ...{ version: 1, kind: 'parked', run: 'r', workflow: 'w'.repeat(1000), status: 'asking' },
      ...{ reason: null, why: 'a question', event: 'issues' },
      ...{ due: '2026-11-23T12:00:00.000Z', subject: 12, resume_run: '7' },
      progress: { steps: 3, cost_usd: 0.25 },
      asks: [
        { id: 'aaaa1111', timeout_at: '2026-11-23T12:00:00.000Z' },
        { id: 'bbbb2222', timeout_at: null },
      ],
    });
  });

  test('the run that its key is of, not the one that goes on with it', () => {
    expect(recorded(asking, { resumeRun: '3' })).toMatchObject({ resume_run: '3' });
  });

  test('of one that had parked and has ended, that it is over; of one that was killed after a wake, nothing', () => {
    const ending = (status: string, hasParked = true) => recorded({ status }, { hasParked });
    for (const status of ['completed', 'failed', 'budget_exceeded'])
      expect(ending(status)).toEqual({ version: 1, kind: 'over', status });
    expect(ending('running')).toBeNull();
    expect(ending('completed', false)).toBeNull();
  });

  test('what is left is what is read, and nothing else is', () => {
    const record = recorded(asking);
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    for (const wrong of [null, [], {}, { kind: 'parked' }]) expect(parseRecord(wrong)).toBeNull();
  });

  const LONG = 'x'.repeat(8000);
  const progress = { steps: 0, cost_usd: 0 };
  const wakes = (count: number) => Array(count).fill({ run_key: 'k', nth: 1, progress });
  test.each<[string, object, object[], object[]]>([
    [
      'parked',
      { ...recorded(asking), kind: 'parked' },
      [
        ...[{ run: LONG }, { workflow: LONG }, { why: LONG }, { event: LONG }, { reason: LONG }],
        ...[{ reason: null }, { due: null }, { subject: 0 }, { subject: null }, { asks: [] }],
        ...[{ asks: [{ id: LONG, timeout_at: LONG }] }, { resume_run: '9'.repeat(20) }, { status: 'paused' }],
        ...[{ progress }, { progress: { steps: Number.MAX_SAFE_INTEGER, cost_usd: 0.5 } }],
      ],
      [
        ...[{ run: `${LONG}x` }, { workflow: 5 }, { why: null }, { event: undefined }, { reason: 5 }],
        ...[{ version: 2 }, { due: 'soon' }, { more: 1 }, { subject: -1 }, { subject: 0.5 }],
        ...[{ asks: [{ id: 'a' }] }, { asks: [{ id: 'a', timeout_at: null, more: 1 }] }, { asks: null }],
        ...[{ resume_run: '' }, { resume_run: '9'.repeat(21) }, { resume_run: 'x9' }, { resume_run: '9x' }],
        ...[{ status: 'running' }, { status: null }, { progress: { ...progress, more: 1 } }],
        ...[{ progress: { steps: -1, cost_usd: 0 } }, { progress: { steps: 2 ** 53, cost_usd: 0 } }],
        ...[{ progress: { steps: 0, cost_usd: -1 } }, { progress: { steps: 0, cost_usd: Infinity } }],
      ],
    ],
    [
      'over',
      { version: 1, kind: 'over', status: 'failed' },
      [{}],
      [{ version: 2 }, { status: 5 }, { more: 1 }],
    ],
    [
      'wakes',
      { version: 1, kind: 'wakes', wakes: [] },
      [{}, { wakes: wakes(1) }, { wakes: wakes(1000) }],
      [
        ...[{ version: 2 }, { more: 1 }, { wakes: wakes(1001) }, { wakes: [{ run_key: 'k', nth: 1 }] }],
        ...[{ wakes: [{ ...wakes(1)[0], nth: 0 }] }, { wakes: [{ ...wakes(1)[0], more: 1 }] }],
      ],
    ],
  ])('each field has its limits: %s', (_, record, good, bad) => {
    for (const change of good)
      expect(parseRecord({ ...record, ...change })).toEqual({ ...record, ...change });
    for (const change of bad) expect([change, parseRecord({ ...record, ...change })]).toEqual([change, null]);
  });

  test('is uploaded; what keeps it from that is told, where there was something to leave', async () => {
    const temp = mkdtempSync(join(tmpdir(), 'raymond-leave-'));
    const { keys } = chooseKeys(
      { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
      '42',
    );
    let uploads = 0;
    const left = (status: string, has: object = {}, ask = async (): Promise<unknown> => 77) => {
      const keeper = {
        job: {
          inputs: { workflow: 'wf' },
          context: { eventName: 'issues', temp, ref: 'refs/heads/main', event: {} },
        },
        run: {
          ...{ hasParked: true, issue: null },
          identity: {
            ...{ runId: '7', resumeRun: null, repositoryId: '42', workflowFile: 'w.yml', runKey: 'k' },
            ...{ ref: 'refs/heads/main', eventClass: 'trusted', attempt: 1, job: 'j', step: 's' },
          },
        },
        ...{ keys, ...has },
      } as unknown as CheckpointWriter;
      const round = {
        ask: () => {
          uploads += 1;
          return ask();
        },
      } as unknown as ToLeave['round'];
      const run = { ...asking, status, reason: null, resume_at: null, steps: 0, total_cost_usd: 0 };
      const to = { run: { ...run, workflow_id: 'r' }, now: NOW, sequence: 3, round };
      return leaveRecord(keeper, to as unknown as ToLeave);
    };
    const fails = async () => {
      throw new Error('the service is down');
    };
    try {
      expect([await left('asking'), await left('completed'), uploads]).toEqual([null, null, 2]);
      expect(await left('asking', {}, fails)).toBe('the service is down');
      expect(await left('asking', {}, async () => undefined)).toBe('the artifact service gives it no id');
      expect(await left('asking', { keys: null })).toBe('there is no key to seal what it looks for');
      expect(await left('completed', { keys: null })).toBeNull();
      expect([await left('running'), uploads]).toEqual([null, 4]);
    } finally {
      rmSync(temp, { recursive: true, force: true });
    }
  });
});
