import { describe, expect, test } from '@jest/globals';
import type { CheckpointWriter } from '../../../src/action/checkpoint/checkpoint-writer.js';
import { wakeRecordOf } from '../../../src/action/wake/leave.js';
import { parseRecord } from '../../../src/action/wake/records.js';
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
    expect(recorded(asking, { issue: 12 })).toMatchObject({
      ...{ kind: 'parked', due: '2026-11-23T12:00:00.000Z', subject: 12, resume_run: '7' },
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
    for (const wrong of [
      null,
      [],
      {},
      { ...record, version: 2 },
      { ...record, due: 'soon' },
      { ...record, more: 1 },
    ])
      expect(parseRecord(wrong)).toBeNull();
    expect(
      parseRecord({ version: 1, kind: 'wakes', wakes: [{ run_key: 'k', nth: 0, progress: {} }] }),
    ).toBeNull();
  });
});
