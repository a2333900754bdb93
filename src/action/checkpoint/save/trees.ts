import { realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Run } from '../../../core/run.js';
import { isBelow } from '../../../process/files.js';
import { Git } from '../../../process/git.js';
import { isDirectory } from '../../../runtime/directories.js';

/** Work trees that have to come along to another machine (spec 4.3). */
export interface KeptTrees {
  /** Of the repository that the run works in, from the workspace; null: there is none there. */
  readonly main: string | null;
  /** From the workspace, with slashes; the run's own comes first. */
  readonly paths: readonly string[];
}

/**
 * Finds the work trees of the repositories that a run works in, and has gone into. Those of workers are kept apart.
 * @param tell is told of places that are in none, or in one outside of the workspace; a sentence each, for people
 */
export async function treesOf(run: Run, workspace: string, tell: (what: string) => void): Promise<KeptTrees> {
  const root = realpathSync(workspace);
  const named = (path: string): string => relative(root, path).split(sep).join('/') || '.';
  const found = new Map<string, string | null>();
  for (const folder of placesOf(run)) {
    const real = realpathSync(folder);
    const top = await new Git(real, process.env).ask(['rev-parse', '--show-toplevel']);
    const isKept = top !== null && top !== '' && isBelow(root, top);
    found.set(folder, isKept ? named(top) : null);
    const missing = `The work tree was not kept: ${named(real)}`;
    if (!isBelow(root, real)) tell(`${missing} lies outside of the workspace.`);
    else if (top !== null && !isKept) tell(`${missing} belongs to a repository outside of the workspace.`);
    else if (top === null && !(await isEmpty(real)))
      tell(`${missing} is no git repository. Check out with git there, for example by actions/checkout.`);
  }
  const paths = new Set([...found.values()].filter((path) => path !== null));
  return { main: found.get(run.launch.cwd) ?? null, paths: [...paths] };
}

/** Where the run works, and has gone; what is gone itself by now has nothing to be kept. */
function placesOf(run: Run): string[] {
  const own = Object.values(run.worktrees).map(({ path }) => path);
  const agents = run.agents.flatMap(({ cwd, stack }) => [cwd, ...stack.map((frame) => frame.cwd)]);
  const places = new Set([run.launch.cwd, ...(run.directories ?? []), ...agents]);
  return [...places].filter((place) => isDirectory(place) && !own.some((path) => isBelow(path, place)));
}

/** Our own folder does not count: it is there because we are. */
async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).every((name) => name === '.raymond');
}

/** Of a tree, what is kept as one of its own: repositories within it; and what is ours. Absolute. */
export function leftToOthers(path: string, workspace: string, { paths }: KeptTrees): string[] {
  const within = paths.filter(
    (other) => other !== path && isBelow(join(workspace, path), join(workspace, other)),
  );
  return [join(workspace, '.raymond'), ...within.map((other) => join(workspace, other))];
}
