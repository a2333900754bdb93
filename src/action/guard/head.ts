import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Environment } from '../../process/environment.js';
import { Git } from '../../process/git.js';

export interface WorkTree {
  /** Null on a branch without a commit. */
  readonly head: string | null;
  /** The relative path up to its top, as `git rev-parse --show-cdup` tells it. */
  readonly up: string;
}

/**
 * Finds what is checked out at a folder. Null outside a git work tree. It reads git's own files, since a starting job
 * asks git for nothing else, and a child process takes as long as all that comes before it (spec 4.9). Git is asked
 * only where the files do not say it plainly: for a reftable, a link, a branch without a commit.
 */
export async function workTreeAt(
  folder: string,
  environment: Environment = process.env,
): Promise<WorkTree | null> {
  const isElsewhere = environment.GIT_DIR !== undefined || environment.GIT_COMMON_DIR !== undefined;
  if (isElsewhere) return { head: await askGit(folder, environment), up: '' };
  const at = await realpath(folder).catch(() => resolve(folder));
  const found = await gitFolderOf(at);
  if (found === null) return null;
  const head = (await readHead(found.gitFolder)) ?? (await askGit(at, environment));
  return { head, up: relative(at, found.top) };
}

/** The commit that is checked out. Null outside a git work tree, and on a branch without a commit. */
export async function headOf(
  workspace: string,
  environment: Environment = process.env,
): Promise<string | null> {
  return (await workTreeAt(workspace, environment))?.head ?? null;
}

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Looks for `.git` alone: a folder that is made to look like a bare repository could name any commit. */
async function gitFolderOf(top: string): Promise<{ gitFolder: string; top: string } | null> {
  const here = join(top, '.git');
  const found = await stat(here).catch(() => null);
  if (found?.isDirectory()) return { gitFolder: here, top };
  // In a linked work tree or a submodule `.git` is a file that says where the folder is.
  if (found?.isFile()) return { gitFolder: resolve(top, (await textOf(here)).replace(/^gitdir: /, '')), top };
  const above = dirname(top);
  return above === top ? null : gitFolderOf(above);
}

/** Null when the files do not say it plainly. */
async function readHead(folder: string): Promise<string | null> {
  const head = await textOf(join(folder, 'HEAD'));
  if (COMMIT.test(head)) return head;
  const [, name] = /^ref: (refs\/[^\s]+)$/.exec(head) ?? [];
  if (name === undefined || name.split('/').includes('..')) return null;
  const common = resolve(folder, (await textOf(join(folder, 'commondir'))) || '.');
  const loose = await textOf(join(common, name));
  if (COMMIT.test(loose)) return loose;
  if (loose !== '') return null;
  const packed = await textOf(join(common, 'packed-refs'));
  const line = packed.split('\n').find((each) => each.endsWith(` ${name}`));
  const commit = line?.slice(0, line.indexOf(' ')) ?? '';
  return COMMIT.test(commit) ? commit : null;
}

async function textOf(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim();
}

/** Alone among our questions to git, this one honours GIT_DIR and GIT_COMMON_DIR, as the job's own git does. */
async function askGit(workspace: string, environment: Environment): Promise<string | null> {
  const { GIT_DIR, GIT_COMMON_DIR } = environment;
  const env = {
    ...(GIT_DIR !== undefined && { GIT_DIR }),
    ...(GIT_COMMON_DIR !== undefined && { GIT_COMMON_DIR }),
  };
  return await new Git(workspace, environment).ask(['rev-parse', '--verify', '--quiet', 'HEAD'], { env });
}
