import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../core/errors.js';
import type { RunKey } from '../run-key.js';
import type { ResultsService } from '../service.js';
import { CHECKPOINT_PATH } from './checkpoint.js';

export type SavedTo = 'cache' | 'artifact' | 'none';

export interface StoreOptions {
  readonly store: 'auto' | 'cache' | 'artifact' | 'none';
  readonly key: RunKey;
  /** The working directory too: a cache's paths are taken relative to it. */
  readonly workspace: string;
  readonly eventName: string;
  readonly retentionDays: number;
  /** For reading artifacts of earlier runs. */
  readonly token: string | null;
  readonly owner: string;
  readonly repo: string;
  readonly service: ResultsService;
  readonly say: (message: string) => void;
}

/** Since 2026-06 caches are read-only for events that outsiders can trigger (spec 4.3). */
const READ_ONLY_CACHE_EVENTS = [
  'issue_comment',
  'issues',
  'pull_request_target',
  'workflow_run',
  'discussion',
  'discussion_comment',
];

/** Saves the gathered checkpoint, and believes only what the service has confirmed. */
export async function saveCheckpoint(options: StoreOptions, seq: number): Promise<SavedTo> {
  for (const way of ladder(options)) {
    const save = way === 'cache' ? saveToCache : saveToArtifact;
    const saved = await options.service
      .ask(() => save(options, seq))
      .catch((error: unknown) => {
        options.say(`The checkpoint was not saved to the ${way}: ${messageOf(error)}`);
        return false;
      });
    if (saved) return way;
  }
  return 'none';
}

function ladder({ store, eventName }: StoreOptions): ('cache' | 'artifact')[] {
  if (store === 'none') return [];
  if (store !== 'auto') return [store];
  return READ_ONLY_CACHE_EVENTS.includes(eventName) ? ['artifact', 'cache'] : ['cache', 'artifact'];
}

async function saveToCache({ key, say }: StoreOptions, seq: number): Promise<boolean> {
  const cache = await import('@actions/cache');
  // Without a service a save would only pretend.
  if (!cache.isFeatureAvailable()) return false;
  const id = await cache.saveCache([CHECKPOINT_PATH], key.checkpoint(seq));
  // A refused save answers -1 and stays green.
  if (id === -1) say('The cache has refused the checkpoint.');
  return id !== -1;
}

async function saveToArtifact(
  { key, workspace, retentionDays }: StoreOptions,
  seq: number,
): Promise<boolean> {
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const folder = join(workspace, CHECKPOINT_PATH);
  const { id } = await new DefaultArtifactClient().uploadArtifact(
    artifactName(key, seq),
    filesIn(folder),
    folder,
    {
      ...(retentionDays > 0 && { retentionDays }),
    },
  );
  return id !== undefined;
}

/** Artifact names may not end with what they are cut from: the dash that ends a key's parts is kept. */
function artifactName(key: RunKey, seq: number): string {
  return `${key.checkpoint(seq)}state`;
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
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
