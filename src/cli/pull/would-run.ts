import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { messageOf, UsageError } from '../../core/errors.js';
import { agentAskedFor } from '../../core/launch.js';
import type { Run } from '../../core/run.js';
import { findReal, isBelow } from '../../process/files.js';
import { IN_PROJECT } from '../../store/project-folder.js';
import type { RunPaths } from '../../store/run-folder.js';
import { openLoop } from '../../workflow/loop.js';
import { readWorkflow } from '../../workflow/open.js';
import { changesBetween } from '../../workflow/parts/fingerprint.js';

/** What a resume of a pulled run would run here (spec 4.7). */
export interface WouldRun {
  /** The workflow's absolute path. */
  readonly workflow: string;
  /** Scripts, prompts and the like that differ from the run's: `wf/Q.sh (changed)`. */
  readonly changed: readonly string[];
}

/**
 * Checks where a pulled run says that its workflow lies. It has to lie in the project, where people look at what they
 * run, and not among the files that came along with a run.
 * @param project the project's root: the project itself, or as the pull will leave it
 * @throws UsageError
 */
export function checkWorkflowPlace({ workflow }: Run, root: string, paths: RunPaths, project = root): void {
  const path = join(project, relative(root, workflow.path));
  const real = isBelow(root, workflow.path) ? findReal(path) : null;
  const ours = [join(project, IN_PROJECT.home), dirname(paths.state), dirname(paths.folder)]
    .map((folder) => findReal(folder) ?? folder)
    .filter((folder) => !isBelow(folder, findReal(project)!));
  if (real !== null && isBelow(findReal(project)!, real) && !ours.some((folder) => isBelow(folder, real)))
    return;
  throw new UsageError(
    `The run's workflow is not in this project, or lies among our own files: ${workflow.path}. A resume would run what nobody has looked at, so nothing was pulled. Keep a job's workflow in its repository.`,
  );
}

/**
 * Refuses links under the names of our own folders, which a clone may bring along, and by which files would be written
 * elsewhere.
 * @throws UsageError that names one
 */
export function checkOwnFolders(root: string, paths: RunPaths): void {
  const inProject = [IN_PROJECT.home, IN_PROJECT.tasks].map((name) => join(root, name));
  const all = [...inProject, ...Object.values<string>({ ...paths })];
  const link = all.find(
    (path) => isBelow(root, path) && findReal(path) !== join(findReal(root)!, relative(root, path)),
  );
  if (link === undefined) return;
  throw new UsageError(
    `${link} is a link or lies behind one, which we make none: what is pulled would be written elsewhere. Look at it and remove it, or keep the run elsewhere with --state-dir.`,
  );
}

/**
 * Compares the workflow as it will be here with the one that the run had. It only reads; nothing is run.
 * @param laid the project as the pull will leave it, as far as git has it; null when it stays as it is
 */
export async function wouldRun(run: Run, root: string, laid: string | null): Promise<WouldRun> {
  const { path, files } = run.workflow;
  const there = laid === null ? path : join(laid, relative(root, path));
  // Files that git ignores stay as they are.
  const read = existsSync(there) ? there : path;
  return { workflow: path, changed: await changesIn(run, read, files) };
}

async function changesIn(run: Run, path: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const { loop, agent, cwd } = run.launch;
  const options = { agentCli: agentAskedFor(agent), linted: true as const, maySkipPermissions: true };
  try {
    const { fingerprint } =
      loop === null ? await readWorkflow(path, { ...options, cwd }) : await openLoop(path, loop, options);
    return changesBetween(files, fingerprint.files);
  } catch (error) {
    if (existsSync(path)) return [`${basename(path)} (cannot be read: ${messageOf(error)})`];
    return Object.keys(files).map((name) => `${name} (missing)`);
  }
}
