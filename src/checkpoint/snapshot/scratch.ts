import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Environment } from '../../process/environment.js';
import { Git } from '../../process/git.js';
import type { Repository } from './repository.js';

/** These settings depend on the file system and the clone. */
const TAKEN_OVER = '^core\\.(filemode|symlinks|ignorecase|precomposeunicode)$';

/** Files are stored and written byte for byte: no line ends, no LFS, no other filter. */
const ATTRIBUTES = '* -text -crlf -eol -ident -filter -working-tree-encoding\n';

/**
 * A repository of our own beside the user's, with the same work tree and the same objects. Everything is
 * written here: the user's index, references and objects stay as they are, and no setting, filter or hook of
 * the user's repository takes part.
 */
export interface ScratchRepository {
  readonly git: Git;
  readonly folder: string;
  remove(): Promise<void>;
}

/** @param shallow commits that have no parents here. */
export async function openScratch(
  repository: Repository,
  environment: Environment,
  shallow: readonly string[],
): Promise<ScratchRepository> {
  const parent = await mkdtemp(join(tmpdir(), 'raymond-snapshot-'));
  const remove = (): Promise<void> => rm(parent, { recursive: true, force: true, maxRetries: 3 });
  try {
    const folder = join(parent, 'scratch.git');
    const nobody = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull };
    const format = `--object-format=${repository.objectFormat}`;
    await new Git(parent, environment, {}, nobody).text([
      'init',
      '--quiet',
      '--bare',
      '--template=',
      format,
      folder,
    ]);
    await furnish(repository, folder, shallow);
    const settings = { 'core.bare': 'false', ...(await takenOver(repository)) };
    const variables = { ...nobody, GIT_DIR: folder, GIT_WORK_TREE: repository.top };
    return { git: new Git(repository.top, environment, settings, variables), folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function furnish(repository: Repository, folder: string, shallow: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'info'), { recursive: true });
  await mkdir(join(folder, 'objects', 'info'), { recursive: true });
  // The path is quoted as git quotes, since it may hold a line end.
  const objects = JSON.stringify(repository.paths.objects);
  await writeFile(join(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
  await writeFile(join(folder, 'info', 'attributes'), ATTRIBUTES);
  const exclude = repository.paths['info/exclude'];
  if (existsSync(exclude)) await copyFile(exclude, join(folder, 'info', 'exclude'));
  if (shallow.length > 0) await writeFile(join(folder, 'shallow'), shallow.map((id) => `${id}\n`).join(''));
  await copyIndex(repository.paths.index, folder);
}

async function copyIndex(index: string, folder: string): Promise<void> {
  if (!existsSync(index)) return;
  const { mtime } = await stat(index);
  // The larger part of a split index lies beside it.
  for (const name of await readdir(dirname(index))) {
    if (name.startsWith('sharedindex.')) await copyFile(join(dirname(index), name), join(folder, name));
  }
  const copy = join(folder, 'index');
  await copyFile(index, copy);
  // git trusts what the index says of a file unless that changed no earlier than the index did. A copy is
  // younger, so it gets the old time, rounded to what makes git look rather once too often.
  const seconds = Math.floor(mtime.getTime() / 1000);
  await utimes(copy, seconds, seconds);
}

async function takenOver({ git }: Repository): Promise<Record<string, string>> {
  const settings: Record<string, string> = {};
  const answer = await git.ask(['config', '-z', '--type=bool', '--get-regexp', TAKEN_OVER]);
  for (const line of (answer ?? '').split('\0').filter((part) => part !== '')) {
    const [name = '', value = 'true'] = line.split('\n');
    settings[name] = value;
  }
  const excludes = await git.ask(['config', '--type=path', '--get', 'core.excludesFile']);
  if (excludes !== null) settings['core.excludesFile'] = excludes;
  return settings;
}

/** The commits at which a shallow clone was cut off. */
export async function shallowCommits(repository: Repository): Promise<string[]> {
  const file = repository.paths.shallow;
  if (!existsSync(file)) return [];
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
}
