import { messageOf } from '../../core/errors.js';
import { isParked, parkedOf } from '../../core/parked.js';
import type { Run } from '../../core/run.js';
import type { CheckpointWriter } from '../checkpoint/checkpoint-writer.js';
import type { TransferRound } from '../service.js';
import type { WakeRecord } from './records.js';

export interface ToLeave {
  /** Of the checkpoint that it was kept in. */
  readonly sequence: number;
  readonly run: Run;
  /** ms */
  readonly now: number;
  readonly round: TransferRound;
}

/**
 * Leaves what `mode: tick` finds a parked run by (spec 4.5); of one that had parked and has come to its end, that there
 * is nothing to wake any more. To be called once its checkpoint is confirmed. Never throws.
 * @returns why it was not left, for people; null: it was, or there is nothing to leave
 */
export async function leaveRecord(keeper: CheckpointWriter, to: ToLeave): Promise<string | null> {
  const { job, keys, run: kept } = keeper;
  const record = wakeRecordOf(keeper, to);
  if (record === null) return null;
  if (keys === null) return isParked(to.run) ? 'there is no key to seal what it looks for' : null;
  try {
    const { storeRecord } = await import('./store.js');
    await storeRecord(job, { ...to, identity: kept.identity, keys, record });
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** What is to be left of a run; null: nothing. */
export function wakeRecordOf(
  { job, run: kept }: CheckpointWriter,
  { run, now }: Pick<ToLeave, 'run' | 'now'>,
): WakeRecord | null {
  if (!isParked(run)) {
    // One that was killed is not over: it was woken in vain.
    const isOver = kept.hasParked && run.status !== 'running';
    return isOver ? { version: 1, kind: 'over', status: run.status } : null;
  }
  const { due, why, questions } = parkedOf(run, now);
  return {
    version: 1,
    kind: 'parked',
    run: run.workflow_id,
    workflow: job.inputs.workflow.slice(0, 1000),
    status: run.status as 'asking' | 'paused',
    reason: run.reason,
    why,
    due,
    resume_run: kept.identity.resumeRun ?? kept.identity.runId,
    event: job.context.eventName,
    asks: questions.map(({ ask: { id, timeout_at } }) => ({ id, timeout_at })),
    subject: kept.issue,
    progress: { steps: run.steps, cost_usd: run.total_cost_usd },
  };
}
