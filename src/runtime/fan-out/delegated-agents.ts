import { descendantsOf, isInLegs, isUnbegun } from '../../core/fan-out/rounds.js';
import { conclusion } from '../../core/life.js';
import type { Agent, Leg, Run } from '../../core/run.js';
import type { FanOutRequest } from './request.js';

export type DelegatedStanding =
  | { readonly kind: 'forked' }
  /** These legs have stopped before their workers had ended. */
  | { readonly kind: 'parked'; readonly legs: readonly Leg[] };

/**
 * The agents of a run that jobs of their own run (spec 4.10): workers that have been forked and not begun, and those of
 * legs, whatever has become of them there.
 */
export class DelegatedAgents {
  private readonly isInLegs: (agentId: string) => boolean;

  /** @param run the resumed run: the agents of its legs stay the same until it ends */
  constructor(
    private readonly fanOut: FanOutRequest | undefined,
    run: Run,
  ) {
    this.isInLegs = this.isElsewhere ? isInLegs(run) : () => false;
  }

  has(agent: Agent): boolean {
    if (this.isInLegs(agent.id)) return true;
    return this.mayFork && isUnbegun(agent);
  }

  /** What a run that has nothing under way waits for. Null when it waits for no such agent, and ends like any other run. */
  standing(run: Run): DelegatedStanding | null {
    if (!this.isElsewhere) return null;
    const isPlan = this.fanOut?.kind === 'plan';
    const held = run.agents.filter((agent) => this.has(agent));
    if (held.length === 0) return null;
    // What has failed or asks in a leg is for the leg's job to deal with: a plan ends as it did.
    const here = run.agents.filter((agent) => {
      if (this.has(agent)) return !isPlan && (agent.status === 'failed' || agent.status === 'asking');
      return agent.status !== 'waiting';
    });
    if (conclusion(run, here).status !== 'completed') return null;
    const legs = isPlan ? [] : parkedLegs(run, held, this.isInLegs);
    return legs.length > 0 ? { kind: 'parked', legs } : { kind: 'forked' };
  }

  private get isElsewhere(): boolean {
    return this.fanOut?.kind === 'plan' || this.fanOut?.kind === 'collect';
  }

  private get mayFork(): boolean {
    return this.fanOut?.kind === 'plan' || (this.fanOut?.kind === 'collect' && this.fanOut.mayForkAgain);
  }
}

function parkedLegs(run: Run, held: readonly Agent[], isInLegs: (agentId: string) => boolean): Leg[] {
  const ids = held.map(({ id }) => id).filter(isInLegs);
  const legs = run.fan_out?.rounds.flatMap((round) => round.legs) ?? [];
  return legs.filter((leg) => ids.some(descendantsOf(leg.workers)));
}
