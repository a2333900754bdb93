import { existsSync, lstatSync } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UsageError } from '../../core/errors.js';
import { CARRIER_FILE } from '../../runtime/checkpoint/carrier.js';
import type { SealedSource } from './choose.js';
import { sealedIn } from './names.js';
import { openFile } from './opening.js';
import { TRANSCRIPTS_STATE, unzip } from './transcripts.js';

export interface Downloaded {
  /** Folders with a sealed file, newest first as far as their names tell. */
  readonly sealed: readonly string[];
  /** Folders with transcripts. */
  readonly transcripts: readonly string[];
}

/**
 * Looks at what was downloaded: an artifact's folder or zip, or a folder of several, as `gh run download` makes one.
 * @throws UsageError for what holds nothing of ours
 */
export async function readDownload(path: string, temp: string): Promise<Downloaded> {
  const stats = lstatSync(path);
  if (stats.isFile()) {
    if (basename(path) === CARRIER_FILE) return { sealed: [join(path, '..')], transcripts: [] };
    // The folder has the artifact's name, against which a sealed file has to be checked.
    const into = join(await mkdtemp(join(temp, 'zip-')), basename(path).replace(/\.zip$/i, ''));
    await unzip(path, into);
    return inFolder(into, path);
  }
  return inFolder(path, path);
}

async function inFolder(folder: string, given: string): Promise<Downloaded> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const folders = [
    folder,
    ...entries.filter((each) => each.isDirectory()).map(({ name }) => join(folder, name)),
  ];
  const sealed = folders.filter((each) => existsSync(join(each, CARRIER_FILE)));
  const transcripts = folders.filter(
    (each) => existsSync(join(each, TRANSCRIPTS_STATE)) && existsSync(join(each, 'events.jsonl')),
  );
  if (sealed.length + transcripts.length === 0)
    throw new UsageError(
      `${given} holds neither a checkpoint (${CARRIER_FILE}) nor transcripts (${TRANSCRIPTS_STATE}, events.jsonl) of a run.`,
    );
  return { sealed: byName(sealed), transcripts };
}

function byName(folders: readonly string[]): string[] {
  const order = sealedIn(folders.map(rowOf), null).map(({ row }) => row.id);
  return folders
    .map((_, id) => id)
    .sort((a, b) => rank(order, a) - rank(order, b))
    .map((id) => folders[id]!);
}
const rank = (order: readonly number[], id: number): number =>
  order.includes(id) ? order.indexOf(id) : order.length;
const rowOf = (folder: string, id: number) => ({
  id,
  name: basename(folder),
  expired: false,
  size_in_bytes: 0,
});

/** @param attempt limits it to one attempt; null for all */
export async function sealedFiles(
  folders: readonly string[],
  { repositoryId, temp, attempt }: { repositoryId: string; temp: string; attempt: number | null },
): Promise<SealedSource[]> {
  const all: SealedSource[] = [];
  for (const folder of folders) {
    const [known] = sealedIn([rowOf(folder, 0)], null);
    if (attempt !== null && known !== undefined && known.attempt !== attempt) continue;
    all.push({
      label: folder,
      group: known?.hash ?? null,
      open: async (keys) => {
        const into = join(await mkdtemp(join(temp, 'opened-')), 'contents');
        const meant = { repositoryId, name: known?.name ?? null, runId: null };
        return openFile(join(folder, CARRIER_FILE), keys, meant, into);
      },
    });
  }
  return all;
}
