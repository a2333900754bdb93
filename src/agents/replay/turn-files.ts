import { isUtf8 } from 'node:buffer';
import { lstat, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize, relative, sep } from 'node:path';
import { LIMITS } from '../../core/limits/limits.js';
import { Git } from '../../process/git.js';
import type { TurnRequest } from '../agent.js';
import type { RecordedFile } from './recording.js';

/*
 * What a turn has written (spec 8.4): the files of its task folder and work tree that it has changed. Each is kept
 * whole: a patch of lines would not apply once the project has moved on.
 */

/** These are never an agent's work: git's own files, the runs', and what a package manager puts there. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', '.raymond', 'node_modules']);

const { value: MAX_FILE_BYTES } = LIMITS.recordedFile;
const { value: MAX_TURN_BYTES } = LIMITS.recordedFiles;

type Place = RecordedFile['in'];

/** A file's size and times, by its place and path. */
type SeenFiles = ReadonlyMap<string, string>;

function placesOf({ cwd, context }: Pick<TurnRequest, 'cwd' | 'context'>): [Place, string][] {
  const task = context.runValues?.find(({ name }) => name === 'task_folder')?.value;
  return [...(task === undefined ? [] : [['task_folder', task] as [Place, string]]), ['cwd', cwd]];
}

export async function lookAtFiles(request: Pick<TurnRequest, 'cwd' | 'context'>): Promise<SeenFiles> {
  const look = new Map<string, string>();
  for (const [place, folder] of placesOf(request)) {
    for await (const path of filesIn(folder)) {
      const stat = await lstat(join(folder, path), { bigint: true }).catch(() => null);
      if (stat?.isFile())
        look.set(`${place}\0${path}`, `${stat.size} ${stat.mtimeNs} ${stat.ctimeNs} ${stat.ino}`);
    }
  }
  return look;
}

/** The files that have changed since, and for people the names of those that are too large to be kept. */
export async function filesSince(
  request: Pick<TurnRequest, 'cwd' | 'context'>,
  before: SeenFiles,
): Promise<{ files: RecordedFile[]; left: string[] }> {
  const after = await lookAtFiles(request);
  const folders = new Map(placesOf(request));
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = keys.filter((key) => before.get(key) !== after.get(key)).map(splitKey);
  const ignored = await ignoredBy(request.cwd, changed);
  const files: RecordedFile[] = [];
  const left: string[] = [];
  let bytes = 0;
  for (const { place, path } of changed) {
    if (place === 'cwd' && ignored.has(path)) continue;
    const content = await readFile(join(folders.get(place)!, path)).catch(() => null);
    if (content === null) files.push({ in: place, path, deleted: true });
    else if (content.length > MAX_FILE_BYTES || bytes + content.length > MAX_TURN_BYTES) left.push(path);
    else {
      bytes += content.length;
      files.push({
        in: place,
        path,
        ...(isText(content) ? { text: content.toString() } : { base64: content.toString('base64') }),
      });
    }
  }
  return { files, left };
}

function splitKey(key: string): { place: Place; path: string } {
  const [place, path] = key.split('\0') as [Place, string];
  return { place, path };
}

function isText(content: Buffer): boolean {
  return isUtf8(content) && !content.includes(0);
}

/** Yields relative paths, with slashes. */
async function* filesIn(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(folder, path);
    else if (entry.isFile()) yield path;
  }
}

/** What git ignores is made by a build, and is no agent's work. Without git or a repository nothing is ignored. */
async function ignoredBy(
  cwd: string,
  changed: readonly { place: Place; path: string }[],
): Promise<ReadonlySet<string>> {
  const paths = changed.filter(({ place }) => place === 'cwd').map(({ path }) => path);
  if (paths.length === 0) return new Set();
  const asked = new Git(cwd, process.env).ask(['check-ignore', '-z', '--stdin'], { input: paths.join('\0') });
  return new Set((await asked.catch(() => null))?.split('\0'));
}

/**
 * Puts what a recorded turn has written where the turn is played.
 * @throws Error for a path that leads out of its folder, or into git's own files
 */
export async function putFiles(
  files: readonly RecordedFile[],
  request: Pick<TurnRequest, 'cwd' | 'context'>,
): Promise<void> {
  const folders = new Map(placesOf(request));
  for (const file of files) {
    const folder = folders.get(file.in);
    if (folder === undefined) continue;
    const path = join(folder, checked(file.path));
    await mkdir(dirname(path), { recursive: true });
    // A link in the tree would lead the write elsewhere.
    if (isOutside(await realpath(folder), await realpath(dirname(path)))) throw outside(file.path);
    await rm(path, { force: true });
    if (file.text !== undefined) await writeFile(path, file.text);
    else if (file.base64 !== undefined) await writeFile(path, Buffer.from(file.base64, 'base64'));
  }
}

function checked(path: string): string {
  const inside = normalize(path);
  const parts = inside.split(/[/\\]/);
  if (path === '' || inside === '.' || isAbsolute(path) || parts.includes('..') || path.includes('\0'))
    throw outside(path);
  if (parts.some((part) => part.toLowerCase() === '.git'))
    throw new Error(`${path}: git's own files are no agent's work`);
  return inside;
}

function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

function outside(path: string): Error {
  return new Error(`${path} leads out of the folder that it is recorded in`);
}
