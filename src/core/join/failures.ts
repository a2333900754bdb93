import { sealAgent } from '../change.js';
import type { Agent, AgentError, Door, Run } from '../run.js';
import { positionOf } from '../state/agent-positions.js';
import { parentOf, type Workers, workersOf } from './workers.js';

// This file says which agents the failures of a run hold up (spec 7.1), and which failures nobody has to mend (spec
// 3.4).

/** How an agent's workers count for its door. A worker that a failure holds up for good counts as failed. */
export function workersAtDoor(run: Run, agent: Agent): Workers {
  const { live, failed, completed } = workersOf(run, agent);
  const stuck = new Set(live.filter((worker) => isStuck(run, worker)));
  if (stuck.size === 0) return { live, failed, completed };
  return {
    live: live.filter((worker) => !stuck.has(worker)),
    failed: [
      ...failed,
      ...live.filter((worker) => stuck.has(worker)).map((worker) => countedAsFailed(run, worker)),
    ],
    completed,
  };
}

export function countEnded({ live, failed, completed }: Workers): { ended: number; all: number } {
  const ended = failed.length + completed.length;
  return { ended, all: ended + live.length };
}

/** How many of an agent's workers have ended, and of how many; null for an agent that waits at no join. */
export function joinProgress(
  run: Run,
  agent: Agent,
): { readonly ended: number; readonly all: number } | null {
  return agent.door === undefined ? null : countEnded(workersAtDoor(run, agent));
}

/** Whether an agent waits at a door that a failure keeps shut, while nothing that it has forked can run any more. */
export function isStuck(run: Run, { id, status, door }: Agent): boolean {
  if (!mayNotGoOn({ status, door }) || status !== 'waiting') return false;
  const below = run.agents.filter((other) => isDescendant(other.id, id));
  return below.some((other) => other.status === 'failed') && below.every(mayNotGoOn);
}

function mayNotGoOn({ status, door }: Pick<Agent, 'status' | 'door'>): boolean {
  if (status === 'failed') return true;
  return status === 'waiting' && door !== undefined && !door.closed && !mayExpire(door);
}

/**
 * The agents whose failures do not fail the run: workers whose join accepts failures, or is satisfied without them. A
 * resume leaves them as they are.
 */
export function settledFailures(run: Run): ReadonlySet<string> {
  const failed = run.agents.filter(({ status }) => status === 'failed');
  const passable = new Map<string, boolean>();
  const isPassable = (id: string): boolean => {
    const known = passable.get(id) ?? isPassedByDoor(run, id, isPassable);
    passable.set(id, known);
    return known;
  };
  return new Set(
    failed.filter(({ forked }) => forked !== undefined && isPassable(forked.parent)).map(({ id }) => id),
  );
}

/** Whether the failures of this agent's workers are none of the run's. */
function isPassedByDoor(run: Run, id: string, isPassable: (id: string) => boolean): boolean {
  const agent = run.agents[positionOf(run.agents, id)];
  if (agent?.status !== 'waiting' || agent.door === undefined) return false;
  const { of, failed, closed } = agent.door;
  if (closed || failed === 'accept') return true;
  const { completed, live } = workersAtDoor(run, agent);
  if (of !== 'all' && completed.length + live.length >= of) return true;
  // The agent itself counts as failed, for a door further up.
  const parent = parentOf(agent);
  return parent !== null && isStuck(run, agent) && isPassable(parent);
}

function countedAsFailed(run: Run, agent: Agent): Agent {
  const first = run.agents
    .filter(({ id, status }) => status === 'failed' && isDescendant(id, agent.id))
    .reduce((before, other) => (failedAt(other) < failedAt(before) ? other : before));
  const { code, message = '', at } = first.error ?? ({} as Partial<AgentError>);
  return sealAgent({
    ...agent,
    error: {
      code: 'JOIN_FAILED',
      message: `It waits at ${agent.current_state} for workers of which ${first.id} has failed: ${code}: ${message}`,
      ...(at !== undefined && { at }),
    },
  });
}

/** When an agent failed, ISO 8601. Where nobody has noted it, this sorts before every time. */
export function failedAt({ error }: Agent): string {
  return error?.at ?? '';
}

/** Whether the wait may time out: an agent that has nowhere to go waits on, whatever the time. */
export function mayExpire(door: Agent['door']): door is Door & { timeout_at: string; timeout_goto: string } {
  if (door === undefined || door.closed) return false;
  return door.timeout_at !== null && door.timeout_goto !== null;
}

/** The ids of an agent's ancestors. Ids nest (spec 1.3): for `main_a1_b2` these are `main` and `main_a1`. */
export function ancestorsOf(id: string): string[] {
  const names = id.split('_');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('_'));
}

export function isDescendant(id: string, ancestor: string): boolean {
  return id.startsWith(`${ancestor}_`);
}
