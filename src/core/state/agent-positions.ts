import type { Agent } from '../run.js';

// This finds where an agent stands in a run's list without looking through it, which would be most of a step's time
// with thousands of live agents. A list never changes, so what was found out about it stays true.

interface Positions {
  readonly byId: ReadonlyMap<string, number>;
  /** How many agents have been taken out since: an agent stands at most this many places further left. */
  readonly removed: number;
}

const known = new WeakMap<readonly Agent[], Positions>();

/** So few agents are searched faster from end to end. */
const FEW = 32;
/** Once more agents than this were taken out, the positions are computed anew. */
const MAX_REMOVED = 64;

/** -1 for an unknown agent. */
export function positionOf(agents: readonly Agent[], id: string): number {
  if (agents.length <= FEW) return agents.findIndex((agent) => agent.id === id);
  const { byId, removed } = positionsOf(agents);
  const last = byId.get(id);
  if (last === undefined) return -1;
  for (let at = Math.min(last, agents.length - 1); at >= Math.max(0, last - removed); at--)
    if (agents[at]!.id === id) return at;
  return -1;
}

function positionsOf(agents: readonly Agent[]): Positions {
  let positions = known.get(agents);
  if (positions === undefined) {
    positions = { byId: new Map(agents.map(({ id }, at) => [id, at])), removed: 0 };
    known.set(agents, positions);
  }
  return positions;
}

/** @param agent replaces the one with its id */
export function withAgent(agents: readonly Agent[], at: number, agent: Agent): readonly Agent[] {
  const next = agents.with(at, agent);
  const positions = known.get(agents);
  if (positions !== undefined) known.set(next, positions);
  return next;
}

export function withoutAgent(agents: readonly Agent[], at: number): readonly Agent[] {
  const next = agents.toSpliced(at, 1);
  const positions = known.get(agents);
  if (positions !== undefined && positions.removed < MAX_REMOVED)
    known.set(next, { ...positions, removed: positions.removed + 1 });
  return next;
}
