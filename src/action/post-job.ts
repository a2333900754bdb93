import type { Run } from '../core/run.js';
import { endOrphans } from '../process/orphans.js';
import { notStartedSummary } from '../report/summary/not-started.js';
import { realPorts } from '../runtime/ports.js';
import { runPaths } from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import { type Keeper, keepCheckpoint, uploadTranscripts } from './checkpoint/keep.js';
import { writeSummary } from './end/finish.js';
import { type Job, type Listener, readJob } from './job.js';

/**
 * What `post` does: when `main` was cancelled or killed, it saves the state, uploads the transcripts and writes the
 * summary; it has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
export async function postJob(listener: Listener): Promise<void> {
  const state = (name: string): string => listener.environment[`STATE_${name}`] ?? '';
  const { voice } = listener;
  const runId = state('run-id');
  for (const secret of listener.secrets) voice.setSecret(secret);
  const job = readJob(listener.environment, listener);
  process.chdir(job.context.workspace);
  const say = (message: string): void => voice.info(message);
  const keeper: Keeper = { job, runId, base: state('base') || undefined, say };
  // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
  const paths = runPaths(job.stateDir, runId);
  await endOrphans(paths.folder, (ms) => realPorts.sleep(ms, new AbortController().signal));
  const run = await readStateFile(paths.state).catch(() => null);
  if (run === null) return tellOfNone(job);
  const saved = await voice.group('Saving the checkpoint', () =>
    keepCheckpoint(keeper, Number(state('seq') || 0) + 1),
  );
  const transcripts = await voice.group('Uploading the transcripts', () => uploadTranscripts(keeper));
  if (saved === 'none' && job.inputs['state-store'] !== 'none') {
    voice.warning('The state of the cancelled run could not be saved: a re-run starts afresh.');
  }
  if (state('summary') === 'written') return;
  const end = { run, paths, runCostUsd: costOf(run, state('cost-before')) };
  await writeSummary(job, { end, saved, transcripts });
}

/** `main` was killed before the run had its first state. */
function tellOfNone({ inputs, voice }: Job): void {
  if (!inputs.summary) return;
  const message = 'The job was ended before the run had begun.';
  const redact = (text: string): string => voice.redact(text);
  voice.summary(notStartedSummary({ workflow: inputs.workflow, code: 'INTERRUPTED', message, redact }));
}

/** What this attempt has cost, USD. */
function costOf({ total_cost_usd: total }: Run, before: string): number {
  return Math.max(0, total - (Number(before) || 0));
}
