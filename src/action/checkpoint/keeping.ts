import type { LoggedEvent } from '../../core/events.js';
import { realPorts } from '../../runtime/ports.js';
import { runPaths } from '../../store/run-folder.js';
import { readStateFile } from '../../store/state-file.js';
import type { Round } from '../service.js';
import { Checkpoints, type Timing } from './checkpoints.js';
import { type Keeper, keepCheckpoint, leaveToPost, whyNotKept } from './keep.js';
import type { Store } from './save/ladder.js';
import { expiresAt } from './save/lasting.js';
import { Notes, once } from './save/notes.js';
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
  /** Leaves the rest to `post`. @returns what is kept so far */
  stop(): Kept;
}

export function keep(given: Keeper): Keeping {
  const keeper: Keeper = { ...given, say: once(given.say) };
  const { job, run } = keeper;
  leaveToPost(keeper, run.first);
  const notes = new Notes();
  let stores: readonly Store[] = [];
  const checkpoints = new Checkpoints(
    async (sequence) => {
      leaveToPost(keeper, sequence + 1);
      const round = job.service.begin();
      const saved = await job.voice.aside('Saving a checkpoint while the run goes on', () =>
        keepCheckpoint(keeper, { sequence, round, mustLast: false, isEnd: false, notes }),
      );
      if (saved.length > 0) stores = saved;
    },
    run.first,
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
      // A save that is under way and silent is part of the silence that the end waits for.
      const round = job.service.begin();
      const number = await checkpoints.end();
      leaveToPost(keeper, number + 1);
      return await keepEnd(keeper, number, { notes, round });
    },
    stop: () => {
      checkpoints.stop();
      return keptIn(keeper, stores);
    },
  };
}

/** Keeps what a run has come to: by main at its end, by post after a cancel or a kill. Never throws. */
export async function keepEnd(
  keeper: Keeper,
  sequence: number,
  { notes = new Notes(), round = keeper.job.service.begin() }: { notes?: Notes; round?: Round } = {},
): Promise<Kept> {
  const { job, run } = keeper;
  // What is parked must last; a result that was handed over need not.
  const mustLast = !(await isCompleted(keeper));
  const [stores, transcripts] = await job.voice.group('Saving the checkpoint and the transcripts', () =>
    Promise.all([
      keepCheckpoint(keeper, { sequence, round, mustLast, isEnd: true, notes }),
      uploadTranscripts(job, run.runId, run.identity, { round, tell: notes.add }),
    ]),
  );
  sayWhere(keeper, stores, mustLast, notes);
  const warnings = notes.all.map((text) => job.redactor.redactText(text));
  // Together: GitHub shows ten annotations of a step.
  if (warnings.length > 0) job.voice.warning(['Not everything was kept.', ...warnings].join('\n'));
  return { ...keptIn(keeper, stores), transcripts, warnings: [...run.missing, ...warnings] };
}

/** @param stores that have confirmed the newest checkpoint */
function keptIn({ job, run }: Keeper, stores: readonly Store[]): Kept {
  const days = job.inputs['retention-days'];
  return {
    saved: stores.includes('cache') ? 'cache' : (stores[0] ?? 'none'),
    expires: expiresAt(stores, new Date(), days, job.environment.GITHUB_RETENTION_DAYS),
    runKey: run.identity.runKey,
    transcripts: null,
    warnings: run.missing,
  };
}

function sayWhere(keeper: Keeper, stores: readonly Store[], mustLast: boolean, notes: Notes): void {
  if (keeper.job.inputs['state-store'] === 'none') return;
  if (stores.length === 0) {
    const why = whyNotKept(keeper) ?? 'neither the cache nor an artifact has taken it; the log says why';
    notes.add(`No checkpoint was saved, so that a re-run starts afresh: ${why}.`);
  } else if (mustLast && keeper.job.inputs['state-store'] === 'auto' && !stores.includes('artifact')) {
    notes.add('The checkpoint is in the cache alone, which drops what is not used for seven days.');
  }
}

async function isCompleted({ job, run }: Keeper): Promise<boolean> {
  try {
    return (await readStateFile(runPaths(job.stateDir, run.runId).state)).status === 'completed';
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
