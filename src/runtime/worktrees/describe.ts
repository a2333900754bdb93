import { messageOf } from '../../core/errors.js';
import { own } from '../../core/own.js';
import type { JoinedWorktree } from '../../core/run.js';
import type { Runtime } from '../runtime.js';
import { conflictsAmong, type LeftTree } from './conflicts.js';
import { inspectWorktree } from './inspect.js';

/** What the workers of an agent's join have left in work trees of their own, and how they go together. By worker. */
export async function describeJoined(
  runtime: Runtime,
  agentId: string,
): Promise<Record<string, JoinedWorktree>> {
  const { environment } = runtime.options;
  const trees: LeftTree[] = [];
  for (const { id } of runtime.agent(agentId).joined ?? []) {
    const worktree = own(runtime.run.worktrees, id);
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
  const conflicts = await conflictsOf(runtime, agentId, trees);
  return Object.fromEntries(
    trees.map(({ id, left }) => [
      id,
      {
        branch: left.branch,
        commits: left.commits,
        changed_files: left.changedFiles,
        uncommitted: left.uncommitted,
        conflicts_with: conflicts?.get(id) ?? null,
      },
    ]),
  );
}

async function conflictsOf(
  runtime: Runtime,
  agentId: string,
  trees: readonly LeftTree[],
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const untold = (why: string): null => {
    runtime.warn(
      `Which workers' branches conflict could not be found out (conflicts_with: null): ${why}`,
      agentId,
    );
    return null;
  };
  try {
    const conflicts = await conflictsAmong(trees, runtime.options.environment);
    return conflicts ?? untold('that takes git 2.38 or newer.');
  } catch (error) {
    return untold(messageOf(error));
  }
}
