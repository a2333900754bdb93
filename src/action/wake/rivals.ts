import type { AskGitHub } from '../../runtime/github/answer.js';
import type { FoundRecord } from './find.js';
import type { Parking } from './plan.js';

/** Another tick that is about to wake the same run. */
export interface Rival {
  /** GitHub's id of its run. */
  readonly runId: string;
  readonly artifactId: number;
}

export interface Around {
  /** GitHub's id of this job's run. */
  readonly self: string;
  readonly ask: AskGitHub;
  readonly wait: (ms: number) => Promise<void>;
}

const LOOK_EVERY_MS = 3000;
const LOOKS = 60;

/** Records that were not there at the first look, and name the same wake. */
export function rivalsFor(
  { header, record: { progress } }: Pick<Parking, 'header' | 'record'>,
  before: readonly FoundRecord[],
  after: readonly FoundRecord[],
  self: string,
): Rival[] {
  const known = new Set(before.map(({ artifactId }) => artifactId));
  return after.flatMap(({ header: { run_id: runId }, record, artifactId }) => {
    if (record.kind !== 'wakes' || runId === self || known.has(artifactId)) return [];
    const isSame = record.wakes.some(
      (wake) =>
        wake.run_key === header.run_key &&
        wake.progress.steps === progress.steps &&
        wake.progress.cost_usd === progress.cost_usd,
    );
    return isSame ? [{ runId, artifactId }] : [];
  });
}

/**
 * Whether this tick is the one to wake a run, of several that have written down that they will. Each writes before it
 * looks, so that of two at least the later one sees the other: the younger gives way as soon as it sees the older; the
 * older, who cannot know whether it was seen, waits until the younger has taken its record back. Where that one's run
 * ends and the record stays, it has woken it.
 */
export async function isOurs(rivals: readonly Rival[], { self, ask, wait }: Around): Promise<boolean> {
  if (rivals.some(({ runId }) => BigInt(runId) < BigInt(self))) return false;
  for (const rival of rivals) {
    for (let look = 1; ; look++) {
      const there = await ask('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', {
        artifact_id: rival.artifactId,
      });
      if (there.kind === 'refused') break;
      const run = await ask<{ status?: string }>('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
        run_id: Number(rival.runId),
      });
      if (look === LOOKS || (run.kind === 'answer' && run.data.status === 'completed')) return false;
      await wait(LOOK_EVERY_MS);
    }
  }
  return true;
}
