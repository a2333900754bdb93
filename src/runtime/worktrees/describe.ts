import { messageOf } from '../../core/errors.js';
import { ownValue } from '../../core/own-value.js';
import type { JoinedWorktree } from '../../core/run.js';
import type { Environment } from '../../process/environment.js';
import type { Visitor } from '../record.js';
import { type Conflicts, conflictsAmong, type LeftTree } from './conflicts.js';
import { inspectWorktree } from './inspect.js';

/**
 * What the workers of an agent's join have left in work trees of their own, and which of it conflicts. Keyed by worker.
 * @param signal cuts it short
 * @returns null if it was cut short
 */
export async function describeJoined(
  { runtime, agentId }: Visitor,
  signal: AbortSignal,
): Promise<Record<string, JoinedWorktree> | null> {
  const { environment } = runtime.options;
  const trees: LeftTree[] = [];
  for (const { id } of runtime.agent(agentId).joined ?? []) {
    if (signal.aborted) return null;
    const worktree = ownValue(runtime.run.worktrees, id);
    if (worktree === undefined || worktree.state === 'planned') continue;
    try {
      const left = await inspectWorktree(worktree, environment);
      if (left !== null) trees.push({ id, worktree, left });
      else runtime.warn(`The work tree ${worktree.path} of ${id} is not there any more.`, agentId);
    } catch (error) {
      runtime.warn(
        `The work tree ${worktree.path} of ${id} could not be looked at: ${messageOf(error)}`,
        agentId,
      );
    }
  }
  const conflicts = await conflictsOf(trees, environment, signal);
  if (conflicts.kind === 'cut_short') return null;
  if (conflicts.kind === 'unknown')
    runtime.warn(
      `Which workers' branches conflict could not be found out (conflicts_with: null): ${conflicts.why}`,
      agentId,
    );
  return Object.fromEntries(
    trees.map(({ id, left }) => [
      id,
      {
        branch: left.branch,
        commits: left.commits,
        changed_files: left.changedFiles,
        uncommitted: left.uncommitted,
        conflicts_with: conflicts.kind === 'known' ? (conflicts.of.get(id) ?? []) : null,
      },
    ]),
  );
}

async function conflictsOf(
  trees: readonly LeftTree[],
  environment: Environment,
  signal: AbortSignal,
): Promise<Conflicts> {
  try {
    return await conflictsAmong(trees, environment, signal);
  } catch (error) {
    return { kind: 'unknown', why: messageOf(error) };
  }
}
