import { messageOf } from '../../core/errors.js';
import { ownValue } from '../../core/own-value.js';
import type { Worktree } from '../../core/run.js';
import {
  describeWorktrees,
  forgetWorktree,
  keepWorktree,
  untidyWorktrees,
} from '../../core/worktree/changes.js';
import type { Runtime } from '../runtime.js';
import { worktreePath } from './place.js';

/**
 * Deals with workers' work trees once the workers have ended (spec 7.3). Everything to be done is in the state file
 * first, so that a crash in between leaves it to the resume.
 */
export class Worktrees {
  private readonly taken = new Set<string>();
  private readonly began: number;

  constructor(private readonly runtime: Runtime) {
    this.began = runtime.options.ports.now();
  }

  /** Called when an agent has ended: it may have been the last one in its work tree. */
  tidy(): void {
    for (const [id, worktree] of untidyWorktrees(this.runtime.run)) {
      if (this.taken.has(id)) continue;
      this.taken.add(id);
      void this.runtime.worktreesInTurn.do(() => this.tidyOne(id, worktree));
    }
  }

  /** Resolves when all that was begun is done. Never rejects. */
  settled(): Promise<void> {
    return this.runtime.worktreesInTurn.settled();
  }

  /**
   * Looks at what the workers have left whom a join has just handed to this agent.
   * @param signal cuts it short; a resume looks again
   */
  async describe(agentId: string, signal: AbortSignal): Promise<void> {
    const { runtime } = this;
    const { joined = [] } = runtime.agent(agentId);
    if (
      !joined.some(
        ({ id, worktree }) => worktree === undefined && ownValue(runtime.run.worktrees, id) !== undefined,
      )
    )
      return;
    await this.settled();
    const { describeJoined } = await import('./describe.js');
    const described = await describeJoined({ runtime, agentId }, signal);
    if (described !== null) runtime.change(describeWorktrees, agentId, described);
  }

  private async tidyOne(id: string, worktree: Worktree): Promise<void> {
    const { runtime } = this;
    try {
      // It is on record first that the worker has ended, since it could not be carried on without its work tree.
      await runtime.commit();
      await this.settle(id, worktree);
    } catch (error) {
      runtime.warn(
        `The work tree ${worktree.path} of ${id} could not be looked at, and stays: ${messageOf(error)}`,
      );
      return;
    }
    // A failed write shows again at the run's own next one.
    await runtime.commit().catch(() => {});
  }

  private async settle(id: string, worktree: Worktree): Promise<void> {
    const { runtime } = this;
    const { environment, worktrees } = runtime.options;
    // A state file may come from anywhere, so no other path that it names is removed.
    const isOurs = worktree.path === worktreePath(worktrees, runtime.run.workflow_id, id);
    const { clearLocks, removeWorktree } = await import('./make.js');
    if (worktree.state === 'planned') {
      if (isOurs) await removeWorktree(worktree, environment);
      runtime.change(forgetWorktree, id);
      return;
    }
    const { commitLeft, inspectWorktree, isNothing } = await import('./inspect.js');
    const message = `What ${id} has left uncommitted (raymond ${runtime.run.workflow_id})`;
    const hasEnded = worktree.state === 'ended';
    if (hasEnded && worktree.commit && (await inspectWorktree(worktree, environment))?.uncommitted) {
      await clearLocks(worktree, environment, this.began);
      await commitLeft(worktree, message, environment);
    }
    const left = await inspectWorktree(worktree, environment);
    // A worker that was stopped or has failed keeps it in any case.
    if (left === null || (hasEnded && isNothing(left))) {
      if (isOurs) await removeWorktree(worktree, environment);
      runtime.change(forgetWorktree, id);
      return;
    }
    runtime.change(keepWorktree, id, left);
  }
}
