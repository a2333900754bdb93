import { ownValue } from '../own-value.js';
import type { Agent, Leg, OwnLeg, Round, Run } from '../run.js';

// Workers that run in jobs of their own (spec 4.10). A plan's run holds them, `fan_out.rounds` says which leg has which,
// and each leg's run has nothing but its own (`fan_out.leg`).

/** The last round, unless a resume runs its workers here; null without one. */
export function openRound(run: Run): Round | null {
  const last = run.fan_out?.rounds.at(-1);
  return last === undefined || last.given_up ? null : last;
}

/** Which leg's run this is; null for a run that is no leg's. */
export function ownLegOf(run: Run): OwnLeg | null {
  return run.fan_out?.leg ?? null;
}

/** Whether a worker has been forked and has not come to its first state. */
export function isUnbegun(agent: Agent): boolean {
  return (
    agent.forked !== undefined &&
    agent.status === 'active' &&
    agent.turn === null &&
    agent.session_id === null &&
    agent.stack.length === 0 &&
    agent.raised === undefined &&
    Object.keys(agent.visits).length === 0
  );
}

/** Whether an agent is one of these workers, or was forked by one, however deep. */
export function descendantsOf(workers: Iterable<string>): (agentId: string) => boolean {
  const known = new Set(workers);
  if (known.size === 0) return () => false;
  return (agentId) => {
    // Ids nest (spec 1.3): of `main_a1_b2` these are itself, `main_a1` and `main`.
    for (let end = agentId.length; end > 0; end = agentId.lastIndexOf('_', end - 1))
      if (known.has(agentId.slice(0, end))) return true;
    return false;
  };
}

/** Whether an agent is a leg's, or was forked by one that is. */
export function isInLegs(run: Run): (agentId: string) => boolean {
  return descendantsOf((run.fan_out?.rounds ?? []).filter(isOpen).flatMap(({ legs }) => workersIn(legs)));
}

export function workersIn(legs: readonly Pick<Leg, 'workers'>[]): string[] {
  return legs.flatMap(({ workers }) => workers);
}

/** The shares of legs whose cost nobody has told. Each counts as spent as a whole (spec 4.10). USD. */
export function withheldUsd({ fan_out: fanOut }: Pick<Run, 'fan_out'>): number {
  let withheld = 0;
  for (const round of fanOut?.rounds ?? [])
    for (const leg of isOpen(round) ? round.legs : [])
      if (leg.attempts.length === 0) withheld += leg.share_usd ?? 0;
  return withheld;
}

function isOpen({ given_up: givenUp }: Round): boolean {
  return givenUp !== true;
}

/** Whether a worker is still an agent of the run, or has ended and was not joined. */
export function isInRun(run: Run, worker: string): boolean {
  return run.agents.some(({ id }) => id === worker) || ownValue(run.workers, worker) !== undefined;
}
