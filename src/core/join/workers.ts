import { recordsOf, sealAgent } from '../change.js';
import { ownValue } from '../own-value.js';
import type { Agent, EndedWorker, JoinedWorker, Run, RunFields } from '../run.js';

// An agent's workers are those that it has forked in the current call, or in subroutines that have returned to it, and
// that no join has taken (spec 7.1). A live worker says so itself (`forked`); an ended one is listed in `workers`.

/** An agent's workers, by how they stand. */
export interface Workers {
  readonly live: readonly Agent[];
  readonly failed: readonly Agent[];
  readonly completed: readonly (readonly [string, EndedWorker])[];
}

export function workersOf(run: Run, agent: Agent): Workers {
  const mine = (of: { parent: string; depth: number } | undefined): boolean =>
    of !== undefined && of.parent === agent.id && of.depth >= agent.stack.length;
  const mineLive = run.agents.filter(({ forked, status }) => status !== 'stopped' && mine(forked));
  return {
    live: mineLive.filter(({ status }) => status !== 'failed'),
    failed: mineLive.filter(({ status }) => status === 'failed'),
    completed: recordsOf(run).workers.entries.filter(([, worker]) => mine(worker)),
  };
}

export function parentOf(agent: Agent): string | null {
  return agent.forked?.parent ?? null;
}

/** How a join may take an agent that has ended with its result; null for an agent that is nobody's worker. */
export function asEnded(agent: Agent, typed?: true): EndedWorker | null {
  if (agent.forked === undefined) return null;
  return { ...endedAs(agent, agent.forked, 'completed'), ...(typed && { typed }) };
}

/** Hands the workers that a returning subroutine has forked and not joined to its caller. */
export function withHandedUp(run: Run, agent: Agent): Partial<RunFields> {
  if (ownValue(run.fork_counters, agent.id) === undefined) return {};
  const depth = agent.stack.length - 1;
  const isDeeper = (of: Agent['forked']): boolean =>
    of !== undefined && of.parent === agent.id && of.depth > depth;
  const agents = run.agents.map((other) =>
    other.forked !== undefined && isDeeper(other.forked)
      ? sealAgent({ ...other, forked: { ...other.forked, depth } })
      : other,
  );
  const ended = recordsOf(run).workers.entries.filter(([, worker]) => isDeeper(worker));
  if (ended.length === 0) return { agents };
  const raised = Object.fromEntries(ended.map(([id, worker]) => [id, { ...worker, depth }]));
  return { agents, workers: { ...run.workers, ...raised } };
}

export function joinedAs(worker: Agent, status: 'failed' | 'stopped'): JoinedWorker {
  return { id: worker.id, ...endedAs(worker, worker.forked!, status) };
}

function endedAs(
  agent: Agent,
  { parent, depth, order }: NonNullable<Agent['forked']>,
  status: EndedWorker['status'],
): EndedWorker {
  return {
    parent,
    depth,
    order,
    status,
    state: agent.current_state,
    variables: agent.variables,
    cost_usd: agent.cost_usd,
    error: status === 'failed' ? agent.error : null,
  };
}
