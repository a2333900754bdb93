import { readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * The commit that is checked out; null outside a git work tree, and on a branch without a commit. Read from git's own
 * files, since a job that starts asks for nothing else of git, and a child process costs as much time as all that
 * comes before it (spec 4.9). What these do not say plainly (a reftable, a link, a branch that is not born) git is asked.
 */
export async function headOf(workspace: string, environment = process.env): Promise<string | null> {
  const isElsewhere = environment.GIT_DIR !== undefined || environment.GIT_COMMON_DIR !== undefined;
  if (isElsewhere) return askGit(workspace);
  const folder = await gitFolderOf(resolve(workspace));
  if (folder === null) return null;
  return (await readHead(folder)) ?? askGit(workspace);
}

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** null: none of the folders above is a work tree. */
async function gitFolderOf(folder: string): Promise<string | null> {
  const here = join(folder, '.git');
  const found = await stat(here).catch(() => null);
  if (found?.isDirectory()) return here;
  // A linked work tree or a submodule says where its own is.
  if (found?.isFile()) return resolve(folder, (await textOf(here)).replace(/^gitdir: /, ''));
  const above = dirname(folder);
  return above === folder ? null : gitFolderOf(above);
}

/** null: the files do not say it plainly. */
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

async function askGit(workspace: string): Promise<string | null> {
  const { execa } = await import('execa');
  const { exitCode, stdout } = await execa('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {
    cwd: workspace,
    reject: false,
  });
  return exitCode === 0 ? stdout.trim() : null;
}
