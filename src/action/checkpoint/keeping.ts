import type { LoggedEvent } from '../../core/events.js';
import { realPorts } from '../../runtime/ports.js';
import { runPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import { Checkpoints, type Timing } from './checkpoints.js';
import { type Keeper, keepCheckpoint, leaveToPost, whyNotKept } from './keep.js';
import type { Store } from './save/ladder.js';
import { expiresAt } from './save/lasting.js';
import { Notes } from './save/notes.js';
import { type Transcripts, uploadTranscripts } from './save/transcripts.js';

export type SavedTo = Store | 'none';

/** What is left of a run when its job is over. */
export interface Kept {
  readonly saved: SavedTo;
  /** When what was saved is gone, ISO 8601; null: nothing was. */
  readonly expires: string | null;
  readonly runKey: string;
  readonly transcripts: Transcripts | null;
  /** What people should know of it, a sentence each. An annotation has told it. */
  readonly warnings: readonly string[];
}

/** Keeps a run for later attempts, while it goes on and when it has come to its end (spec 4.3, 4.4). */
export interface Keeping {
  /** To be told what happens in the run. */
  onEvent(event: LoggedEvent): void;
  /** Keeps what the run has come to. */
  end(): Promise<Kept>;
  /** Leaves the rest to `post`. @returns where the newest checkpoint is that was kept */
  stop(): SavedTo;
}

/** @param sequence of the first checkpoint: `nextSequence` over all that were seen of the run key */
export function keep(keeper: Keeper, sequence: number): Keeping {
  const { job } = keeper;
  leaveToPost(keeper, sequence);
  const notes = new Notes();
  let newest: SavedTo = 'none';
  const checkpoints = new Checkpoints(
    async (number) => {
      leaveToPost(keeper, number + 1);
      const round = job.service.begin();
      newest = savedTo(
        await keepCheckpoint(keeper, { sequence: number, round, mustLast: false, notes }),
        newest,
      );
    },
    sequence,
    timing(job.inputs['checkpoint-interval']),
  );
  const isKept = whyNotKept(keeper) === null;
  return {
    onEvent: (event) => {
      if (!isKept) return;
      if (event.type === 'cost' && event.cost_usd > 0) checkpoints.paid();
      if (event.type === 'transition') checkpoints.due();
    },
    end: async () => {
      const number = await checkpoints.end();
      leaveToPost(keeper, number + 1);
      return await keepEnd(keeper, number, notes);
    },
    stop: () => {
      checkpoints.stop();
      return newest;
    },
  };
}

/** Keeps what a run has come to: by main at its end, by post after a cancel or a kill. Never throws. */
export async function keepEnd(keeper: Keeper, sequence: number, notes = new Notes()): Promise<Kept> {
  const { job } = keeper;
  const round = job.service.begin();
  // What is parked must last; a result that was handed over need not.
  const mustLast = !(await isCompleted(keeper));
  const [stores, transcripts] = await Promise.all([
    keepCheckpoint(keeper, { sequence, round, mustLast, notes }),
    uploadTranscripts(job, keeper.runId, keeper.identity, { round, tell: notes.add }),
  ]);
  const days = job.inputs['retention-days'];
  const expires = expiresAt(stores, new Date(), days, job.environment.GITHUB_RETENTION_DAYS);
  sayWhere(keeper, stores, mustLast, notes);
  const warnings = notes.all.map((text) => job.redactor.redactText(text));
  // Together: GitHub shows ten annotations of a step.
  if (warnings.length > 0) job.voice.warning(`Not everything was kept: ${warnings.join('\n')}`);
  const saved = savedTo(stores, 'none');
  return { saved, expires, runKey: keeper.identity.runKey, transcripts, warnings };
}

/** @param otherwise where none has taken it */
const savedTo = (stores: readonly Store[], otherwise: SavedTo): SavedTo =>
  stores.includes('cache') ? 'cache' : (stores[0] ?? otherwise);

function sayWhere(keeper: Keeper, stores: readonly Store[], mustLast: boolean, notes: Notes): void {
  if (keeper.job.inputs['state-store'] === 'none') return;
  if (stores.length === 0) {
    const why = whyNotKept(keeper) ?? 'neither the cache nor an artifact has taken it; the log says why';
    notes.add(`No checkpoint was saved, so that a re-run starts afresh: ${why}.`);
  } else if (mustLast && keeper.job.inputs['state-store'] === 'auto' && !stores.includes('artifact')) {
    notes.add('The checkpoint is in the cache alone, which drops what is not used for seven days.');
  }
}

async function isCompleted({ job, runId }: Keeper): Promise<boolean> {
  try {
    return (await readStateFile(runPaths(job.stateDir, runId).state)).status === 'completed';
  } catch {
    // Then saving it fails, and tells why.
    return false;
  }
}

function timing(intervalSeconds: number): Timing {
  return {
    intervalMs: intervalSeconds * 1000,
    now: realPorts.now,
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}
