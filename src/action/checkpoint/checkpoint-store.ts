import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../core/errors.js';
import type { Job } from '../job.js';
import type { RunKey } from '../run-key.js';
import type { ResultsService } from '../service.js';
import { CHECKPOINT_PATH } from './checkpoint.js';

export interface StoreOptions {
  readonly store: 'auto' | 'cache' | 'artifact' | 'none';
  readonly key: RunKey;
  /** The working directory too: a cache's paths are taken relative to it. */
  readonly workspace: string;
  /** For reading artifacts of earlier runs. */
  readonly token: string | null;
  readonly owner: string;
  readonly repo: string;
  readonly service: ResultsService;
  readonly say: (message: string) => void;
}

export function storeOptions(job: Job, say: (message: string) => void): StoreOptions {
  const { inputs, context } = job;
  return {
    store: inputs['state-store'] as StoreOptions['store'],
    key: job.key,
    workspace: context.workspace,
    token: inputs['github-token'],
    owner: context.owner,
    repo: context.repo,
    service: job.service,
    say,
  };
}

export interface Fetched {
  readonly folder: string;
  readonly from: 'cache' | 'artifact';
}

/**
 * Fetches the newest checkpoint of the key into the workspace, wherever it was kept.
 * @returns its folder and where it came from, or null if there is none
 */
export async function fetchCheckpoint(options: StoreOptions): Promise<Fetched | null> {
  const { store, workspace, service, say } = options;
  const folder = join(workspace, CHECKPOINT_PATH);
  rmSync(folder, { recursive: true, force: true });
  const failed = (way: string) => (error: unknown) => {
    say(`No checkpoint could be read from the ${way}: ${messageOf(error)}`);
    return null;
  };
  let cached: string | null = null;
  if (store === 'auto' || store === 'cache') {
    cached = await service.ask(() => fetchFromCache(options, folder)).catch(failed('cache'));
  }
  if (store === 'auto' || store === 'artifact') {
    const newer = await service
      .ask(() => fetchFromArtifact(options, folder, cached))
      .catch(failed('artifacts'));
    if (newer !== null) return { folder, from: 'artifact' };
  }
  return cached === null ? null : { folder, from: 'cache' };
}

/** @returns when the checkpoint that it has put there was saved; null: there is none */
async function fetchFromCache({ key }: StoreOptions, folder: string): Promise<string | null> {
  const cache = await import('@actions/cache');
  // Without a service a restore hangs for ten seconds.
  if (!cache.isFeatureAvailable()) return null;
  const hit = await cache.restoreCache([CHECKPOINT_PATH], key.prefix, [key.prefix]);
  return hit === undefined ? null : savedAtIn(folder);
}

/** Only an artifact that is newer than `than`: which store was used depends on the event. */
async function fetchFromArtifact(
  { key, token, owner, repo }: StoreOptions,
  folder: string,
  than: string | null,
): Promise<string | null> {
  if (token === null) return null;
  const { getOctokit } = await import('@actions/github');
  const { data } = await getOctokit(token).rest.actions.listArtifactsForRepo({ owner, repo, per_page: 100 });
  const newest = data.artifacts
    .filter(({ name, expired }) => name.startsWith(key.prefix) && name.endsWith('-state') && !expired)
    .sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? '') || b.id - a.id)[0];
  const workflowRunId = newest?.workflow_run?.id;
  if (newest === undefined || workflowRunId === undefined) return null;
  if (than !== null && Date.parse(newest.created_at ?? '') <= Date.parse(than)) return null;
  rmSync(folder, { recursive: true, force: true });
  const { DefaultArtifactClient } = await import('@actions/artifact');
  await new DefaultArtifactClient().downloadArtifact(newest.id, {
    path: folder,
    findBy: { token, workflowRunId, repositoryOwner: owner, repositoryName: repo },
  });
  return savedAtIn(folder);
}

/** Read leniently: the checkpoint is checked as a whole later. */
function savedAtIn(folder: string): string | null {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'checkpoint.json'), 'utf8'));
  const { saved_at: savedAt } = manifest as { saved_at?: unknown };
  return typeof savedAt === 'string' ? savedAt : null;
}
