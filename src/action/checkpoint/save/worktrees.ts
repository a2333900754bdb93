import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Run } from '../../../core/run.js';
import { worktreeBundle } from '../../../runtime/checkpoint/carrier.js';

/** By worker: what restores its work tree, beside the bundle. */
export type WorktreeSnapshots = Readonly<Record<string, Record<string, unknown>>>;

/** Takes one work tree; null: there is nothing to keep, or it could not be kept, which was told. */
export type TakeSnapshot = (path: string, file: string) => Promise<Record<string, unknown> | null>;

/**
 * Keeps workers' work trees (spec 7.3), each with its own branch. One that is gone by now was removed because there was
 * nothing in it: a resume makes it again.
 * @param run as its state file was copied
 */
export async function gatherWorktrees(
  run: Run,
  folder: string,
  take: TakeSnapshot,
): Promise<WorktreeSnapshots> {
  const taken: Record<string, Record<string, unknown>> = {};
  for (const [id, { state, path }] of Object.entries(run.worktrees)) {
    if (state === 'planned' || !existsSync(path)) continue;
    const file = join(folder, worktreeBundle(id));
    await mkdir(dirname(file), { recursive: true });
    const snapshot = await take(path, file);
    if (snapshot !== null) taken[id] = snapshot;
  }
  return taken;
}

/**
 * May a branch go along with the checkout's own? Those of work trees go with these, and nobody has worked on one whose
 * work tree is planned, as far as this checkpoint knows.
 */
export function goesWithCheckout(run: Run, taken: WorktreeSnapshots): (branch: string) => boolean {
  const apart = new Set([
    ...Object.values(taken).map(({ branch }) => branch),
    ...Object.values(run.worktrees).flatMap(({ state, branch }) => (state === 'planned' ? [branch] : [])),
  ]);
  return (branch) => !apart.has(branch);
}
