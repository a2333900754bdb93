import { join } from 'node:path';
import { messageOf } from '../../core/errors.js';
import { runPaths } from '../../store/run-folder.js';
import type { Job } from '../job.js';
import { gatherCheckpoint } from './checkpoint.js';
import { filesIn, type SavedTo, type StoreOptions, saveCheckpoint } from './checkpoint-store.js';

/** The steps that keep what a run has come to; main takes them during and after a run, post after a cancel. */
export interface Keeper {
  readonly job: Job;
  readonly runId: string;
  /** The commit that was checked out when `main` began: what a re-run's checkout will have. */
  readonly base: string | undefined;
  readonly say: (message: string) => void;
}

export function storeOptions(job: Job, say: (message: string) => void): StoreOptions {
  const { inputs, context, key } = job;
  return {
    store: inputs['state-store'] as StoreOptions['store'],
    key,
    workspace: context.workspace,
    eventName: context.eventName,
    retentionDays: inputs['retention-days'],
    token: inputs['github-token'],
    owner: context.owner,
    repo: context.repo,
    service: job.service,
    say,
  };
}

/** Gathers a checkpoint of the run as it is on disk now, and saves it (spec 4.3). Never throws: it says why not. */
export async function keepCheckpoint(keeper: Keeper, seq: number): Promise<SavedTo> {
  const { job, runId, say } = keeper;
  if (job.inputs['state-store'] === 'none') return 'none';
  try {
    await gatherCheckpoint({
      workspace: job.context.workspace,
      stateDir: job.stateDir,
      runId,
      runKey: job.key.text,
      attempt: job.context.attempt,
      githubRunId: job.context.runId,
      base: keeper.base,
      savedAt: new Date().toISOString(),
      redactor: job.redactor,
      environment: job.environment,
      snapshot: (file) => snapshot(keeper, file),
    });
    return await saveCheckpoint(storeOptions(job, say), seq);
  } catch (error) {
    say(`The checkpoint could not be put together: ${messageOf(error)}`);
    return 'none';
  }
}

async function snapshot({ job, base, say }: Keeper, file: string): Promise<Record<string, unknown> | null> {
  if (job.inputs['workspace-snapshot'] === 'off') return null;
  const { createSnapshot } = await import('../../checkpoint/snapshot/index.js');
  try {
    const snapshot = await createSnapshot(job.context.workspace, file, {
      base,
      // The bundle is not redacted, since that would change the user's files: one with a secret in it stays behind.
      leaveOut: async (path) => ((await job.redactor.holdsSecret(path)) ? 'a secret is in it' : null),
    });
    for (const warning of snapshot?.warnings ?? []) say(warning);
    return snapshot;
  } catch (error) {
    say(`The work tree was not kept with the checkpoint: ${messageOf(error)}`);
    return null;
  }
}

/** Uploads the run's files, redacted, under a name that no other attempt has (spec 4.4). */
export async function uploadTranscripts({
  job,
  runId,
  say,
}: Keeper): Promise<{ name: string; url: string } | null> {
  if (job.inputs.transcripts === 'off') return null;
  const { owner, repo, serverUrl, attempt } = job.context;
  const name = `raymond-${runId}-${attempt}`;
  try {
    const folder = join(job.context.temp, 'raymond-transcripts');
    const paths = runPaths(job.stateDir, runId);
    const { skipped } = await job.redactor.redactFolder(paths.folder, folder);
    for (const { path, why } of skipped) say(`${path} is not among the transcripts: ${why}.`);
    // With it a developer can look at the run and resume it on their machine (spec 4.7).
    await job.redactor.redactFile(paths.state, join(folder, 'state.json'));
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const days = job.inputs['retention-days'];
    const { id } = await job.service.ask(() =>
      new DefaultArtifactClient().uploadArtifact(name, filesIn(folder), folder, {
        ...(days > 0 && { retentionDays: days }),
      }),
    );
    return {
      name,
      url: `${serverUrl}/${owner}/${repo}/actions/runs/${job.context.runId}/artifacts/${id ?? ''}`,
    };
  } catch (error) {
    say(`The transcripts were not uploaded: ${messageOf(error)}`);
    return null;
  }
}
