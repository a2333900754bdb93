import type { LoggedEvent } from '../../core/events.js';
import { isParked } from '../../core/parked.js';
import type { Run } from '../../core/run.js';
import { realPorts } from '../../runtime/ports.js';
import { runPaths } from '../../store/run-folder.js';
import type { RunInMemory } from '../../store/run-in-memory.js';
import { readStateFile } from '../../store/state-file.js';
import type { TransferRound } from '../service.js';
import { leaveRecord } from '../wake/leave.js';
import { type CheckpointWriter, keepCheckpoint, savePostState, whyNotKept } from './checkpoint-writer.js';
import { Checkpoints, type Timing } from './checkpoints.js';
import { expiresAt } from './save/lasting.js';
import { Notes, once } from './save/notes.js';
import type { Store } from './save/store-fallback.js';
import { type Transcripts, uploadTranscripts } from './save/transcripts.js';

export type SavedTo = Store | 'none';

/** What is left of a run when its job is over. */
export interface SaveResult {
  readonly saved: SavedTo;
  /** When what was saved is gone, ISO 8601; null: nothing was. */
  readonly expires: string | null;
  readonly runKey: string;
  readonly transcripts: Transcripts | null;
  /** What people should know of it, a sentence each. An annotation has told it. */
  readonly warnings: readonly string[];
  /** Attempts of which the spending is in no sum. */
  readonly uncounted: readonly string[];
}

/** Keeps a run for later attempts, while it goes on and when it has come to its end (spec 4.3, 4.4). */
export interface SaveSchedule {
  /** From now on what this holds is kept, and not what lies on disk. */
  hold(held: RunInMemory): void;
  /** To be told what happens in the run. */
  onEvent(event: LoggedEvent): void;
  /** Keeps what the run has come to. */
  end(): Promise<SaveResult>;
  /** Leaves the rest to `post`. @returns what is kept so far */
  stop(): SaveResult;
}

export function startSaving(given: CheckpointWriter): SaveSchedule {
  const keeper = { ...given, say: once(given.say), held: null as RunInMemory | null };
  const { job, run } = keeper;
  savePostState(keeper, run.first);
  const notes = new Notes();
  let stores: readonly Store[] = [];
  let isMarked = false;
  const checkpoints = new Checkpoints(
    async (sequence) => {
      savePostState(keeper, sequence + 1);
      const round = job.service.begin();
      const saved = await job.voice.aside('Saving a checkpoint while the run goes on', () =>
        keepCheckpoint(keeper, { sequence, round, mustLast: false, isEnd: false, notes }),
      );
      if (saved.length === 0) return;
      stores = saved;
      if (!isMarked && run.answered.length > 0) {
        isMarked = true;
        const { markAnswered } = await import('../ask/tell.js');
        await markAnswered(keeper);
      }
    },
    run.first,
    timing(job.inputs['checkpoint-interval']),
  );
  const isKept = whyNotKept(keeper) === null;
  return {
    hold: (held) => {
      keeper.held = held;
    },
    onEvent: (event) => {
      if (!isKept) return;
      if (event.type === 'cost' && event.cost_usd > 0) checkpoints.paid();
      if (event.type === 'transition') checkpoints.due();
    },
    end: async () => {
      // A save that is under way and silent is part of the silence that the end waits for.
      const round = job.service.begin();
      const number = await checkpoints.end();
      savePostState(keeper, number + 1);
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
  keeper: CheckpointWriter,
  sequence: number,
  { notes = new Notes(), round = keeper.job.service.begin() }: { notes?: Notes; round?: TransferRound } = {},
): Promise<SaveResult> {
  const { job, run } = keeper;
  const ended = await stateOf(keeper);
  // What is parked must last; a result that was handed over need not.
  const mustLast = ended?.status !== 'completed';
  const [stores, transcripts] = await job.voice.group('Saving the checkpoint and the transcripts', () =>
    Promise.all([
      keepCheckpoint(keeper, { sequence, round, mustLast, isEnd: true, notes }),
      uploadTranscripts(job, run.runId, run.identity, { round, tell: notes.add }),
    ]),
  );
  sayWhere(keeper, stores, mustLast, notes);
  if (ended !== null) await leaveForTick(keeper, ended, { stores, sequence, round, notes });
  const warnings = notes.all.map((text) => job.redactor.redactText(text));
  if (warnings.length > 0) job.voice.warning(['Not everything was kept.', ...warnings].join('\n'));
  return { ...keptIn(keeper, stores), transcripts, warnings: [...run.missing, ...warnings] };
}

/** @param stores that have confirmed the newest checkpoint */
function keptIn({ job, run }: CheckpointWriter, stores: readonly Store[]): SaveResult {
  const days = job.inputs['retention-days'];
  return {
    saved: stores.includes('cache') ? 'cache' : (stores[0] ?? 'none'),
    expires: expiresAt(stores, new Date(), days, job.environment.GITHUB_RETENTION_DAYS),
    runKey: run.identity.runKey,
    transcripts: null,
    warnings: run.missing,
    uncounted: run.uncounted,
  };
}

function sayWhere(keeper: CheckpointWriter, stores: readonly Store[], mustLast: boolean, notes: Notes): void {
  if (keeper.job.inputs['state-store'] === 'none') return;
  if (stores.length === 0) {
    const said = keeper.job.voice.heard().map((each) => ` (${each})`);
    const why =
      whyNotKept(keeper) ??
      `neither the cache nor an artifact has taken it; the log says why${said.join('')}`;
    notes.add(`No checkpoint was saved, so that a re-run starts afresh: ${why}.`);
  } else if (mustLast && keeper.job.inputs['state-store'] === 'auto' && !stores.includes('artifact')) {
    notes.add('The checkpoint is in the cache alone, which drops what is not used for seven days.');
  }
}

/** null: it cannot be read, and saving it fails, and tells why. */
async function stateOf({ job, run, held }: CheckpointWriter): Promise<Run | null> {
  const committed = held?.committed() ?? null;
  if (committed !== null) return committed.run;
  try {
    return await readStateFile(runPaths(job.stateDir, run.runId).state);
  } catch {
    return null;
  }
}

interface Saved {
  readonly stores: readonly Store[];
  readonly sequence: number;
  readonly round: TransferRound;
  readonly notes: Notes;
}

/** Once the checkpoint is confirmed: a run that nobody can go on with is none to wake. */
async function leaveForTick(keeper: CheckpointWriter, ended: Run, { stores, sequence, round, notes }: Saved) {
  if (stores.length === 0 || !(isParked(ended) || keeper.run.hasParked)) return;
  // The run that collects a leg parks with it, and is woken.
  if (keeper.run.identity.stage?.kind === 'work') return;
  // A service that has just refused the checkpoint is not waited for a second time; of a run that is over it was not
  // asked, nor where caches alone are wanted.
  const hasArtifacts =
    stores.includes('artifact') ||
    ended.status === 'completed' ||
    keeper.job.inputs['state-store'] === 'cache';
  const to = { run: ended, now: realPorts.now(), sequence, round };
  const why = hasArtifacts ? await leaveRecord(keeper, to) : 'no artifact was taken';
  if (why !== null)
    notes.add(`\`mode: tick\` will not find what this run has come to: ${why}. A re-run goes on with it.`);
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
