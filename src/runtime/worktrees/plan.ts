import { resolve } from 'node:path';
import { RaymondError } from '../../core/errors.js';
import type { Fork, ForkWorker, Transition } from '../../core/protocol/transition.js';
import type { Worktree } from '../../core/run.js';
import type { StepInputs } from '../../core/step.js';
import { folderInWorktree, workerBranch } from '../../core/worktree/changes.js';
import type { Visitor } from '../record.js';
import type { Runtime } from '../runtime.js';
import { worktreePath } from './place.js';

/** Where an agent works that forks workers into work trees of their own. */
export interface GitPlace {
  /** The absolute path of its own work tree. */
  readonly top: string;
  /** Where it works below that. */
  readonly folder: string;
  /** The commit of its HEAD. */
  readonly head: string;
  /** The absolute path of what its work tree shares with all others of the repository. */
  readonly repository: string;
}

/**
 * Where the agent works, if its transition forks workers that get work trees of their own; else null. It is looked up
 * before the transition is followed, because the agent goes on meanwhile, and its HEAD with it.
 * @throws RaymondError WORKTREE_FAILED where there can be no work trees
 */
export async function gitPlaceFor(
  { runtime, agentId }: Visitor,
  transition: Transition,
): Promise<GitPlace | null> {
  if (transition.tag !== 'fork') return null;
  const worker = transition.workers.find((each) => wantsWorktree(runtime, each));
  if (worker === undefined) return null;
  const { cwd } = runtime.agent(agentId);
  const refuse = (why: string): never => {
    throw new RaymondError(
      'WORKTREE_FAILED',
      `${worker.target} has \`worktree\`, and ${agentId} forks it in ${cwd}: ${why}. No worker was started.`,
    );
  };
  const { Git } = await import('../../process/git.js');
  const git = new Git(cwd, runtime.options.environment);
  const asked = ['rev-parse', '--show-toplevel', '--git-common-dir', '--show-prefix'];
  const answer = await git.ask(asked).catch((error: Error) => refuse(error.message));
  const [top, repository, folder = ''] = answer?.split('\n') ?? [];
  if (!top || !repository)
    return refuse('this is no git repository. Make it one (`git init`, and a commit), or drop `worktree`');
  const head = await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head === null) return refuse('the repository has no commit yet that a branch could begin at');
  return { top, folder: folder.replace(/\/$/, ''), head, repository: resolve(cwd, repository) };
}

/**
 * Plans the work trees of a fork's workers. Their `cd` is relative to those, and taken out of the transition, because
 * those directories do not exist yet.
 * @throws RaymondError OUTSIDE_WORKSPACE for a `cd` that leads out of the work tree
 */
export function planWorktrees(
  runtime: Runtime,
  transition: Transition,
  place: GitPlace | undefined,
): { readonly transition: Transition; readonly worktreeOf: StepInputs['worktreeOf'] } {
  if (place === undefined || transition.tag !== 'fork') return { transition, worktreeOf: undefined };
  const plans = transition.workers.map((worker) =>
    wantsWorktree(runtime, worker) ? folderOf(worker, place) : null,
  );
  const workers = transition.workers.map((worker, index): ForkWorker => {
    if (plans[index] === null) return worker;
    const { cd: _, ...others } = worker;
    return others;
  });
  const runId = runtime.run.workflow_id;
  const worktreeOf = (index: number, workerId: string): Worktree | undefined => {
    const folder = plans[index];
    if (folder == null) return undefined;
    return {
      state: 'planned',
      path: worktreePath(runtime.options.worktrees, runId, workerId),
      branch: workerBranch(runId, workerId),
      base: place.head,
      repository: place.repository,
      folder,
      commit: optionOf(runtime, transition.workers[index]!) === 'commit',
    };
  };
  return { transition: { ...transition, workers } satisfies Fork, worktreeOf };
}

function optionOf(runtime: Runtime, { target }: ForkWorker): true | 'commit' | undefined {
  const definition = runtime.options.workflow.state(target);
  return definition.kind === 'graph' ? undefined : definition.options.worktree;
}

function wantsWorktree(runtime: Runtime, worker: ForkWorker): boolean {
  return optionOf(runtime, worker) !== undefined;
}

function folderOf({ cd, target }: ForkWorker, place: GitPlace): string {
  const folder = folderInWorktree(place, cd);
  if (folder !== null) return folder;
  throw new RaymondError(
    'OUTSIDE_WORKSPACE',
    `cd="${cd}" leads out of the work tree that ${target} gets for itself. Say it relative to the top of that.`,
  );
}
