import { addUsd } from '../core/budget.js';
import { errorText } from '../core/errors.js';
import type { Run } from '../core/run.js';
import { endOrphans } from '../process/orphans.js';
import { link } from '../report/summary/markdown.js';
import { notStartedSummary } from '../report/summary/not-started.js';
import { meterLeft } from '../runtime/metering/left.js';
import { realPorts } from '../runtime/ports.js';
import { runPaths } from '../store/run-folder.js';
import { readStateFile } from '../store/state-file.js';
import { tellPeople } from './ask/tell.js';
import { type CheckpointWriter, readPostState } from './checkpoint/checkpoint-writer.js';
import { keepEnd } from './checkpoint/save-schedule.js';
import { writeSummary } from './end/finish.js';
import { type Identity, identityOf, sealKeysOf, stagedAs } from './identity/identity.js';
import { type Job, readJob } from './job.js';
import { type Listener, listenTo } from './listener.js';

/** `post`, whatever comes. */
export async function postStep(environment: NodeJS.ProcessEnv): Promise<void> {
  const listener = listenTo(environment);
  try {
    await postJob(listener);
  } catch (error) {
    // What `main` has come to stands: post only keeps it.
    listener.voice.warning(errorText(error));
  }
}

/**
 * What `post` does: when `main` was cancelled or killed, it saves the state, uploads the transcripts and writes the
 * summary; it has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
async function postJob(listener: Listener): Promise<void> {
  const state = (name: string): string => listener.environment[`STATE_${name}`] ?? '';
  for (const secret of listener.secrets) listener.voice.setSecret(secret);
  const job = readJob(listener.environment, listener);
  process.chdir(job.context.workspace);
  const left = readPostState(job, sealKeysOf(job).keys);
  if (left === null) return tellOfNone(job);
  // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
  const paths = runPaths(job.stateDir, left.keeper.run.runId);
  await endOrphans(paths.folder, (ms) => realPorts.sleep(ms, new AbortController().signal));
  // It still writes down what the agents' last requests cost.
  await meterLeft(paths.lock, realPorts, (what) => job.voice.info(what)).hasEnded();
  const run = await readStateFile(paths.state).catch(() => null);
  if (run === null) return tellOfNone(job);
  const identity = await ownIdentity(job, left.keeper.run.identity);
  const keeper = { ...left.keeper, run: { ...left.keeper.run, identity } };
  // Main has come to its end, and GitHub would not take the question then.
  const isSaved = state('settled') === 'true';
  if (isSaved) return await tellAgain(keeper, run, state('saved'));
  const kept = await keepEnd(keeper, left.sequence);
  const { urls: asked } = await tellPeople(keeper, run, { saved: kept.saved, by: 'post' });
  if (state('summary') === 'written') return;
  const end = { run, paths, runCostUsd: costOf(run, state('cost-before')) };
  await writeSummary(job, { end, ...kept, asked });
}

/** The summary is written already; where the question stands by now comes below it. */
async function tellAgain(keeper: CheckpointWriter, run: Run, saved: string): Promise<void> {
  const { urls } = await tellPeople(keeper, run, { saved, by: 'post' });
  const links = Object.values(urls).map((url) => `🙋 ${link('The question was put in a comment', url)}.`);
  if (keeper.job.inputs.summary && links.length > 0) keeper.job.voice.summary(`${links.join('\n\n')}\n`);
}

/**
 * Under whose name it is sealed. What `main` has left went through a file that agents can write once they have killed
 * it, so that we ask anew; it counts only where GitHub does not say who we are.
 */
async function ownIdentity(job: Job, left: Identity): Promise<Identity> {
  const ours = await identityOf(job);
  if (ours.stage !== null)
    // Which round it collects the inputs do not say.
    return ours.stage.kind === 'collect' && left.stage?.kind === 'collect'
      ? stagedAs(ours, job, left.stage)
      : ours;
  return ours.uncertain === null ? ours : { ...ours, runKey: left.runKey, otherRunKeys: left.otherRunKeys };
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
  return Math.max(0, addUsd(total, -(Number(before) || 0)));
}
