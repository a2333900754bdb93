import { isAbsolute, join, normalize, relative } from 'node:path';
import { agentOf } from '../agents.js';
import { changed, sealAgent, updateAgent, updateRun } from '../change.js';
import type { Change, RunEventOf } from '../events.js';
import { ownValue } from '../own-value.js';
import type { Agent, JoinedWorktree, Run, RunFields, Worktree } from '../run.js';

// A run lists its work trees (spec 7.3) from the fork on, which comes before they exist, until they are removed. One
// that is listed and missing is made again. One that is empty once its worker has ended is removed.

/** The agent's work tree has been made, and the agent works there from now on. */
export function enterWorktree(run: Run, agentId: string): Run {
  const { cwd } = agentOf(run, agentId);
  const worktree = ownValue(run.worktrees, agentId);
  if (worktree?.state !== 'planned') return run;
  const next = updateRun(run, { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'made' } } });
  const place = join(worktree.path, worktree.folder);
  return place === cwd ? next : updateAgent(next, agentId, { cwd: place });
}

/** A worker that has ended has left work there: branch and work tree are its parent's from now on. */
export function keepWorktree(
  run: Run,
  agentId: string,
  { branch, commits, uncommitted }: Pick<RunEventOf<'worktree_kept'>, 'branch' | 'commits' | 'uncommitted'>,
): Change {
  const worktree = ownValue(run.worktrees, agentId);
  if (worktree === undefined) return changed(run);
  const worktrees = { ...run.worktrees, [agentId]: { ...worktree, state: 'kept' as const } };
  const { path } = worktree;
  return changed(updateRun(run, { worktrees }), {
    ...{ type: 'worktree_kept', agent: agentId, state: stateOf(run, agentId) },
    ...{ branch, path, commits, uncommitted },
  });
}

/** The state in which a worker that has left the run ended. */
function stateOf(run: Run, agentId: string): string {
  const joined = run.agents.flatMap((agent) => agent.joined ?? []).find(({ id }) => id === agentId);
  return ownValue(run.workers, agentId)?.state ?? joined?.state ?? '';
}

/** The work tree has been removed, or is missing. */
export function forgetWorktree(run: Run, agentId: string): Run {
  const { [agentId]: gone, ...worktrees } = run.worktrees;
  return gone === undefined ? run : updateRun(run, { worktrees });
}

/** What an agent's joined workers have left in their work trees. */
export function describeWorktrees(
  run: Run,
  agentId: string,
  described: Readonly<Record<string, JoinedWorktree>>,
): Run {
  const { joined } = agentOf(run, agentId);
  if (joined === undefined) return run;
  return updateAgent(run, agentId, {
    joined: joined.map((worker) => {
      const worktree = ownValue(described, worker.id);
      return worktree === undefined ? worker : { ...worker, worktree };
    }),
  });
}

/** A resume on another machine finds the work tree in another place. @param path absolute */
export function moveWorktree(run: Run, agentId: string, path: string): Run {
  const worktree = ownValue(run.worktrees, agentId);
  if (worktree === undefined || worktree.path === path) return run;
  const move = (place: string): string => {
    const inside = relative(worktree.path, place);
    return /^\.\.(?:[/\\]|$)/.test(inside) || isAbsolute(inside) ? place : join(path, inside);
  };
  const moved = (agent: Agent): Agent =>
    sealAgent({
      ...agent,
      cwd: move(agent.cwd),
      stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
    });
  return updateRun(run, {
    agents: run.agents.map((agent) => (livesIn(agent, worktree) ? moved(agent) : agent)),
    worktrees: { ...run.worktrees, [agentId]: { ...worktree, path } },
  });
}

/** Marks the work tree of a worker that ends with its result: what it has left there is looked at next. */
export function withEndedWorktree(run: Run, agentId: string): Partial<RunFields> {
  const worktree = ownValue(run.worktrees, agentId);
  if (worktree?.state !== 'made') return {};
  return { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'ended' } } };
}

/** Whether the agent works in the work tree, or returns to it. */
export function livesIn({ cwd, stack }: Agent, { path }: Worktree): boolean {
  return [cwd, ...stack.map((frame) => frame.cwd)].some((place) => {
    const inside = relative(path, place);
    return !/^\.\.(?:[/\\]|$)/.test(inside) && !isAbsolute(inside);
  });
}

/** Work trees, by agent, whose worker has left the run, in which nobody works, and whose fate is undecided. */
export function untidyWorktrees(run: Run): readonly (readonly [string, Worktree])[] {
  const entries = Object.entries(run.worktrees);
  if (entries.length === 0) return [];
  const live = new Set(run.agents.map(({ id }) => id));
  return entries.filter(
    ([id, worktree]) =>
      worktree.state !== 'kept' && !live.has(id) && !run.agents.some((agent) => livesIn(agent, worktree)),
  );
}

/**
 * Where in its own work tree a worker works, relative to its top (spec 7.3): at the place where its parent works in the
 * parent's, unless its `cd` gives another, relative to the work tree.
 * @param parent `top` of the work tree that it is in, and its `folder` below that
 * @returns null when `cd` leads out of it
 */
export function folderInWorktree(
  parent: { readonly top: string; readonly folder: string },
  cd: string | undefined,
): string | null {
  const folder = cd === undefined ? parent.folder : isAbsolute(cd) ? relative(parent.top, cd) : cd;
  const inside = normalize(join('.', folder)).replace(/[/\\]$/, '');
  if (isAbsolute(folder) || /^\.\.(?:[/\\]|$)/.test(inside)) return null;
  return inside === '.' ? '' : inside;
}

/**
 * The branch of a worker with a work tree of its own (spec 7.3): `raymond/<run_id>/<agent_id>`. Run ids may contain
 * what a ref cannot: a dot at a name's beginning or end, two of them, `.lock`.
 */
export function workerBranch(runId: string, agentId: string): string {
  return ['raymond', runId, agentId].map(asRefName).join('/');
}

function asRefName(name: string): string {
  return name
    .replace(/[^A-Za-z0-9._-]/g, '-')
    .replace(/\.(?=\.)/g, '-')
    .replace(/^\.|\.$/g, '-')
    .replace(/\.lock$/, '-lock');
}
