import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { REPLIES_FILE } from '../../agents/replay/files.js';
import { UsageError } from '../../core/errors.js';

/**
 * The recordings that lie beside a workflow: `recording/`, and each folder in `recordings/`.
 * @param path absolute, of the workflow as it was given
 * @throws UsageError if there is none
 */
export function recordingsBeside(path: string): string[] {
  const homes = homesOf(path);
  const found = homes
    .flatMap((home) => [join(home, 'recording'), ...foldersIn(join(home, 'recordings'))])
    .filter(isRecording);
  if (found.length > 0) return found;
  throw new UsageError(
    `There is no recording of ${basename(path)}: looked for ${homes.map((home) => join(home, 'recording')).join(', ')} and recordings/*. Make one with \`raymond run ${basename(path)} --record DIR\`, write a ${REPLIES_FILE}, or name a run with --from-run.`,
    { file: path },
  );
}

/** The recording that is played where none is named. Null when there is none. */
export function recordingBeside(path: string): string | null {
  return (
    homesOf(path)
      .map((home) => join(home, 'recording'))
      .find(isRecording) ?? null
  );
}

/** Where a recording is kept when no folder is named for it. */
export function recordingHome(path: string): string {
  return join(homesOf(path)[0]!, 'recording');
}

function homesOf(path: string): string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const own = isFolder ? path : dirname(path);
  // A Raili project keeps its workflows in a folder of its own (spec 5.1).
  const raili = path.split(sep).lastIndexOf('.raili');
  return raili < 1 ? [own] : [own, path.split(sep).slice(0, raili).join(sep)];
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort();
}

function isRecording(folder: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((name) => name === REPLIES_FILE || /^\d{3,}-.+\.json$/.test(name));
}
