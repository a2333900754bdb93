import { constants } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import { isBelow, isThere } from '../../process/files.js';
import { Git } from '../../process/git.js';
import type { ProjectSetup } from './test-file.js';

const LEFT_OUT: ReadonlySet<string> = new Set(['.git', '.raymond', 'node_modules']);

/** A copy of a project that a test may do anything in. */
export interface Scratch {
  /** The folder that holds the project, the state and the work trees. */
  readonly root: string;
  readonly project: string;
  /** The folder that was copied. Null when the project began empty. */
  readonly copyOf: string | null;
  remove(): Promise<void>;
}

/** Maps a path of the copied project to the copy; other paths stay as they are. */
export function inScratch({ project, copyOf }: Pick<Scratch, 'project' | 'copyOf'>, path: string): string {
  if (copyOf === null) return path;
  return isBelow(copyOf, path) ? join(project, relative(copyOf, path)) : path;
}

/**
 * Makes the project that cases of one setup start from. Nothing of the user's own is written to.
 * @throws UsageError when it cannot be made
 */
export async function makeScratch(setup: ProjectSetup): Promise<Scratch> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'raymond-test-')));
  const project = join(root, 'project');
  const copyOf = setup.copy === null ? null : await realpath(setup.copy);
  const remove = (): Promise<void> => rm(root, { recursive: true, force: true });
  try {
    await mkdir(project);
    const isRepository = copyOf !== null && (await copyProject(copyOf, project));
    await writeAll(project, setup.files);
    if (setup.git && !isRepository) await commitAll(project);
    await writeAll(project, setup.changes);
    for (const name of copyOf === null ? [] : setup.link) await link(copyOf!, project, name);
  } catch (error) {
    await remove();
    throw new UsageError(`The project of the test cannot be made: ${messageOf(error)}`, {}, { cause: error });
  }
  return { root, project, copyOf, remove };
}

export async function copyScratch(scratch: Scratch): Promise<Scratch> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'raymond-test-')));
  const project = join(root, 'project');
  await cp(scratch.project, project, COPY);
  return { root, project, copyOf: scratch.copyOf, remove: () => rm(root, { recursive: true, force: true }) };
}

export const COPY = {
  recursive: true,
  verbatimSymlinks: true,
  preserveTimestamps: true,
  mode: constants.COPYFILE_FICLONE,
} as const;

async function writeAll(project: string, files: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = resolve(project, name);
    if (!path.startsWith(`${project}${sep}`)) throw new Error(`${name} leads out of the project`);
    if (content === null) await rm(path, { recursive: true, force: true });
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content, { mode: content.startsWith('#!') ? 0o755 : 0o644 });
    }
  }
}

/** `online` lets it clone from a folder. */
const git = (cwd: string, ...args: string[]): Promise<string> =>
  new Git(cwd, process.env).online().text(args);

async function commitAll(project: string): Promise<void> {
  await git(project, 'init', '--quiet', '--initial-branch=main');
  await git(project, 'add', '--all', '--force');
  await git(project, 'commit', '--quiet', '--no-verify', '--allow-empty', '-m', 'As the test begins');
}

/** @returns whether the copy is a git repository */
async function copyProject(from: string, to: string): Promise<boolean> {
  if (!isThere(join(from, '.git'))) {
    await cp(from, to, {
      ...COPY,
      filter: (path) => path === from || !LEFT_OUT.has(path.slice(path.lastIndexOf(sep) + 1)),
    });
    return false;
  }
  // The commits are cloned, and the files copied as they are now; what git ignores stays behind.
  await git(from, 'clone', '--quiet', '--shared', '--no-checkout', '--', from, to);
  await git(to, 'remote', 'remove', 'origin').catch(() => '');
  const names = await git(from, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const made = new Set<string>();
  for (const name of new Set(names.split('\0'))) {
    if (name === '' || name.split('/').some((part) => LEFT_OUT.has(part))) continue;
    const found = await lstat(join(from, name)).catch(() => null);
    // A folder here is a submodule, which is left out.
    if (found === null || found.isDirectory()) continue;
    const path = join(to, name);
    if (!made.has(dirname(path))) await mkdir(dirname(path), { recursive: true });
    made.add(dirname(path));
    await cp(join(from, name), path, COPY);
  }
  await git(to, 'reset', '--quiet').catch(() => '');
  return true;
}

async function link(from: string, to: string, name: string): Promise<void> {
  const target = resolve(from, name);
  if (!(await stat(target).catch(() => null))) throw new Error(`there is no ${name} to be linked`);
  const path = resolve(to, name);
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path);
}
