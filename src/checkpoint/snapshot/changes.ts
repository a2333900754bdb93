import { constants, existsSync } from 'node:fs';
import { access, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { StateError } from '../../core/errors.js';
import { type Git, gitlinks, nulTerminated, pieces } from '../../process/git.js';

export interface ChangeRules {
  readonly top: string;
  /** Relative to the work tree's top, with slashes. */
  readonly excludes: readonly string[];
  /** The limit for all changed files together. */
  readonly maxBytes: number;
  /** Larger files are left out. */
  readonly maxFileBytes: number;
}

const GITLINK = '160000';

/**
 * Brings the index of `git` to what the work tree holds: changed, deleted and untracked files, but no ignored ones.
 * @returns what was not kept, for people
 * @throws StateError STATE_WRITE_FAILED when the changed files are larger than allowed
 */
export async function indexWorkTree(git: Git, rules: ChangeRules): Promise<string[]> {
  const warnings: string[] = [];
  // After this, files that were touched but not changed are not read again below.
  await git.ask(['update-index', '-q', '--refresh']);
  const { removed, present } = await changedPaths(git, rules, warnings);
  const added: Buffer[] = [];
  let total = 0;
  const largest: { name: string; size: number }[] = [];
  for (const path of present) {
    const { size, why } = await examine(path, rules);
    if (why !== null) {
      warnings.push(`${show(path)} was not kept: ${why}.`);
      continue;
    }
    added.push(path);
    total += size;
    largest.push({ name: show(path), size });
  }
  if (total > rules.maxBytes) throw tooLarge(total, largest, rules.maxBytes);
  if (removed.length > 0) {
    await git.text(['update-index', '-z', '--force-remove', '--stdin'], { input: nulTerminated(removed) });
  }
  if (added.length > 0) {
    const options = ['-z', '--add', '--remove', '--replace', '--stdin'];
    await git.text(['update-index', ...options], { input: nulTerminated(added) });
  }
  return warnings;
}

interface ChangedPaths {
  readonly removed: readonly Buffer[];
  readonly present: readonly Buffer[];
}

const onlyRecorded = (path: Buffer): string =>
  `Of the submodule ${show(path)} only the recorded commit was kept, not what it holds now.`;

/**
 * Asks a submodule's repository by itself what is changed in it, so that none of the programs that its settings name is
 * run. A repository that `.gitmodules` does not name cannot be fetched again: somebody has added it as it lay here.
 */
async function tellOfRepositoriesWithin(git: Git, { top, excludes }: ChangeRules, warnings: string[]) {
  const links = (await gitlinks(git)).filter((path) => !isExcluded(path, excludes));
  if (links.length === 0) return;
  const named = ['config', '--file', join(top, '.gitmodules'), '--get-regexp', '^submodule\\..*\\.path$'];
  const known = ((await git.ask(named)) ?? '').split('\n').map((line) => line.replace(/^\S+ /, ''));
  for (const path of links) {
    const folder = join(top, String(path));
    if (!existsSync(join(folder, '.git')) || warnings.includes(onlyRecorded(path))) continue;
    if (!known.includes(String(path))) {
      warnings.push(`${show(path)} was not kept: it is a repository of its own.`);
      continue;
    }
    if ((await git.at(folder).ask(['status', '--porcelain'])) !== '') warnings.push(onlyRecorded(path));
  }
}

async function changedPaths(git: Git, rules: ChangeRules, warnings: string[]): Promise<ChangedPaths> {
  const removed: Buffer[] = [];
  const present: Buffer[] = [];
  const output = pieces(await git.bytes(['diff-files', '-z', '--raw', '--ignore-submodules=dirty']));
  for (let index = 0; index + 1 < output.length; index += 2) {
    const [oldMode, newMode, , , status] = output[index]!.toString('latin1').slice(1).split(' ');
    const path = output[index + 1]!;
    if (isExcluded(path, rules.excludes)) continue;
    if (oldMode === GITLINK || newMode === GITLINK) {
      warnings.push(onlyRecorded(path));
    } else {
      (status === 'D' ? removed : present).push(path);
    }
  }
  await tellOfRepositoriesWithin(git, rules, warnings);
  for (const path of pieces(await git.bytes(['ls-files', '-z', '--others', '--exclude-standard']))) {
    if (isExcluded(path, rules.excludes)) continue;
    if (path.at(-1) === SLASH) warnings.push(`${show(path)} was not kept: it is a repository of its own.`);
    else present.push(path);
  }
  return { removed, present };
}

export const SLASH = '/'.charCodeAt(0);

async function examine(path: Buffer, rules: ChangeRules): Promise<{ size: number; why: string | null }> {
  const full = Buffer.concat([Buffer.from(`${rules.top}/`), path]);
  try {
    const stats = await lstat(full);
    if (stats.isSymbolicLink()) return { size: 0, why: null };
    if (!stats.isFile()) return { size: 0, why: 'it is neither a file nor a link' };
    if (stats.size > rules.maxFileBytes) {
      return { size: 0, why: `its ${mb(stats.size)} are over the limit of ${mb(rules.maxFileBytes)} a file` };
    }
    await access(full, constants.R_OK);
    return { size: stats.size, why: null };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The file has gone since git looked, and git takes it for deleted.
    if (code === 'ENOENT') return { size: 0, why: null };
    return { size: 0, why: `it cannot be read (${code ?? String(error)})` };
  }
}

export function isExcluded(path: Buffer, excludes: readonly string[]): boolean {
  return excludes.some((exclude) => {
    const prefix = Buffer.from(exclude);
    if (path.length < prefix.length || !path.subarray(0, prefix.length).equals(prefix)) return false;
    return path.length === prefix.length || path[prefix.length] === SLASH;
  });
}

function tooLarge(total: number, files: { name: string; size: number }[], limit: number): StateError {
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 3);
  const names = largest.map(({ name, size }) => `${name} (${mb(size)})`).join(', ');
  return new StateError(
    'STATE_WRITE_FAILED',
    `The work tree was not kept: its changed files come to ${mb(total)}, over the limit of ${mb(limit)}. The largest: ${names}. Put what needs no keeping into .gitignore.`,
  );
}

export const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** A path for people, on one line. */
export const show = (path: Buffer): string => JSON.stringify(path.toString()).slice(1, -1);
