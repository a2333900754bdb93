import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Run } from '../../../core/run.js';
import { HANDED } from '../../../runtime/scripts/turn-folder.js';
import type { RunPaths } from '../../../store/run-folder.js';
import type { RunInMemory } from '../../../store/run-in-memory.js';
import { type Committed, readCommitted, stateText } from '../../../store/state-file.js';

export interface RunFiles {
  readonly paths: RunPaths;
  /** null: nothing of the run is held here, and what lies on disk is all that there is. */
  readonly held: RunInMemory | null;
  /** Is told what on disk is not what we have written, a sentence each, for people. */
  readonly tell: (what: string) => void;
}

/** The state that is kept: the one that was committed last, whatever its file says (spec 9.1). */
export async function stateToKeep({ paths, held, tell }: RunFiles): Promise<Committed> {
  const committed = held?.committed() ?? null;
  if (held === null || committed === null) return readCommitted(paths.state);
  const onDisk = await readCommitted(paths.state).catch(() => null);
  if (!isOurs(onDisk, committed, held.committed() ?? committed))
    tell(
      "The run's state file was changed by somebody else while the run went on. What was kept is the state that the run is in.",
    );
  return committed;
}

/** Commits go on while the file is read, and the next one may be on disk before it is known to be. */
function isOurs(onDisk: Committed | null, before: Committed, after: Committed): boolean {
  if (onDisk === null || onDisk.commit < before.commit || onDisk.commit > after.commit + 1) return false;
  const same = [before, after].find(({ commit }) => commit === onDisk.commit);
  return same === undefined || isDeepStrictEqual(asRead(same.run), asRead(onDisk.run));
}

/** As a state file has it: what is read has its keys in the schema's order, and what is held in that of its making. */
function asRead(run: Run): unknown {
  return JSON.parse(stateText(run, 0));
}

/**
 * Copies what a run has written: the log as it is held, long texts if they are what their names say, and the rest,
 * which decides nothing, as it lies on disk.
 */
export async function copyRunFiles({ paths, held, tell }: RunFiles, run: Run, to: string): Promise<void> {
  const log = relative(paths.folder, paths.events);
  await copyFolder(paths.folder, to, tell, (name) => name === HANDED || (held !== null && name === log));
  for (const name of await changedTexts(join(to, 'texts'))) {
    await rm(join(to, 'texts', name));
    tell(`${join('texts', name)} of the run's files was changed by somebody else, and was not kept.`);
  }
  for (const [agent, result] of Object.entries(run.results))
    if (typeof result !== 'string' && !existsSync(join(to, result.file)))
      tell(`The result of ${agent} was not kept, so that this checkpoint cannot be gone on with.`);
  if (held === null || (await held.log.copyTo(join(to, log)))) return;
  tell(
    "The run's log was changed by somebody else while the run went on. What was kept is what the run has written.",
  );
}

/**
 * A file that is gone since it was listed, as one is that is written anew, is passed over. One that may not be read, which
 * a container or an agent can leave in a task folder, costs itself alone.
 */
export async function copyFolder(
  from: string,
  to: string,
  tell: (what: string) => void,
  isLeftOut = (_name: string): boolean => false,
): Promise<void> {
  const passOver = (path: string) => (error: NodeJS.ErrnoException) => {
    if (!PASSED_OVER.has(error.code ?? '')) throw error;
    if (error.code !== 'ENOENT') tell(`${relative(from, path)} was not kept: ${error.message}.`);
    return [];
  };
  const copyIn = async (folder: string): Promise<void> => {
    await mkdir(join(to, relative(from, folder)), { recursive: true });
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(passOver(folder))) {
      const path = join(folder, entry.name);
      const name = relative(from, path);
      if (isLeftOut(name)) continue;
      if (entry.isDirectory()) await copyIn(path);
      else if (entry.isFile()) await copyFile(path, join(to, name)).catch(passOver(path));
    }
  };
  await copyIn(from);
}

const PASSED_OVER: ReadonlySet<string> = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO']);

/** Such a file has its hash for a name; nobody reads one of another name. */
async function changedTexts(folder: string): Promise<string[]> {
  const changed: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const [, sha256] = entry.isFile() ? (/^([0-9a-f]{64})\.txt$/.exec(entry.name) ?? []) : [];
    if (sha256 !== undefined && sha256 !== (await sha256Of(join(folder, entry.name))))
      changed.push(entry.name);
  }
  return changed;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
