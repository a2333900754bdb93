import type { Run } from '../../core/run.js';

/** What a parked run waits for, as far as time goes (spec 4.5). */
export interface Waiting {
  /** ISO 8601: from then on it makes sense to wake it; null: nothing but a person gets it on. */
  readonly due: string | null;
  /** For people: a clause. */
  readonly why: string;
}

/** Where nobody has said when a usage limit ends. */
const UNKNOWN_LIMIT_MS = 3_600_000;

/** Does a run wait, for a person, a limit, or another job to go on in? */
export const isParked = ({ status }: Pick<Run, 'status'>): boolean =>
  status === 'asking' || status === 'paused';

/**
 * When a parked run goes on by itself. A cancelled one never does: that was somebody's wish.
 * @param parkedAt ms
 */
export function waitingOf(
  { status, reason, resume_at: resumeAt, agents }: Pick<Run, 'status' | 'reason' | 'resume_at' | 'agents'>,
  parkedAt: number,
): Waiting {
  // One that says nowhere to go when its time is over goes on waiting.
  const asks = agents.flatMap(({ ask }) => (ask?.timeout_next == null ? [] : [ask.timeout_at]));
  const doors = agents.flatMap(({ door }) => (door === undefined ? [] : [door.timeout_at]));
  const timeout = earliest([...asks, ...doors]);
  if (reason === 'INTERRUPTED') return { due: null, why: 'was cancelled' };
  if (reason === 'USAGE_LIMIT')
    return { due: earliest([resumeAt]) ?? iso(parkedAt + UNKNOWN_LIMIT_MS), why: 'a usage limit' };
  if (reason === 'DEADLINE') return { due: iso(parkedAt), why: "the job's deadline" };
  const due = earliest([timeout, resumeAt]);
  if (status === 'asking') return { due, why: 'a question' };
  return { due, why: timeout === null ? (reason ?? 'a pause') : 'a join' };
}

/** ISO times of this program are in UTC, but those of an agent CLI need not be. */
function earliest(times: readonly (string | null)[]): string | null {
  const all = times.flatMap((time) => (time === null ? [] : [Date.parse(time)])).filter(Number.isFinite);
  return all.length === 0 ? null : iso(Math.min(...all));
}

const iso = (ms: number): string => new Date(ms).toISOString();
