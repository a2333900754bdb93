import type { AskGitHub } from '../../runtime/github/answer.js';
import { runById } from '../../runtime/github/lists.js';
import { elect, type Writer } from '../../runtime/sealed/elect.js';
import type { FoundRecord } from './find.js';
import type { Parking } from './plan.js';

/** Another tick that is about to wake the same run. */
export interface CompetingTick {
  /** GitHub's id of its run. */
  readonly run_id: string;
  readonly artifactId: number;
}

export interface ElectionDeps {
  /** GitHub's id of this job's run. */
  readonly self: string;
  readonly ask: AskGitHub;
  readonly wait: (ms: number) => Promise<void>;
}

const POLL_ATTEMPTS = 60;

/** Records that were not there at the first look, and name the same wake. */
export function competingTicks(
  { header, record: { progress } }: Pick<Parking, 'header' | 'record'>,
  before: readonly FoundRecord[],
  after: readonly FoundRecord[],
  self: string,
): CompetingTick[] {
  const known = new Set(before.map(({ artifactId }) => artifactId));
  return after.flatMap(({ header: { run_id }, record, artifactId }) => {
    if (record.kind !== 'wakes' || run_id === self || known.has(artifactId)) return [];
    const isSame = record.wakes.some(
      (wake) =>
        wake.run_key === header.run_key &&
        wake.progress.steps === progress.steps &&
        wake.progress.cost_usd === progress.cost_usd,
    );
    return isSame ? [{ run_id, artifactId }] : [];
  });
}

/**
 * Whether this tick is the one to wake a run, of several that have written down that they will. One that gives way takes
 * its record back; where its run ends and the record stays, it has woken the parked one.
 */
export async function winsElection(
  competing: readonly CompetingTick[],
  { self, ask, wait }: ElectionDeps,
): Promise<boolean> {
  const look = async ({ run_id, artifactId }: CompetingTick, isOlder: boolean): Promise<Writer> => {
    const atWork = { isAlive: true, why: 'another tick wakes it' } as const;
    if (isOlder) return atWork;
    const there = await ask('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', {
      artifact_id: artifactId,
    });
    if (there.kind === 'refused') return { isAlive: false };
    const run = await runById(ask, run_id);
    return { ...atWork, isFinal: run.kind === 'answer' && run.data.status === 'completed' };
  };
  return (await elect(competing, { self, look, attempts: POLL_ATTEMPTS, wait })) === null;
}
