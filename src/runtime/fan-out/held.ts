import { descendantsOf, isInLegs, isUnbegun } from '../../core/fan-out/rounds.js';
import { conclusion } from '../../core/life.js';
import type { Agent, Leg, Run } from '../../core/run.js';
import type { FanOutRequest } from './request.js';

export type DelegatedStanding =
  | { readonly kind: 'forked' }
  /** Legs that have stopped before they had ended. */
  | { readonly kind: 'parked'; readonly legs: readonly Leg[] };

/**
 * What of a run is not run here, as it runs in jobs of its own (spec 4.10): workers that have been forked and not begun,
 * and those of legs, whatever has become of them there.
 */
export class DelegatedAgents {
  private readonly isInLegs: (agentId: string) => boolean;

  /** @param run as it is taken up: what belongs to legs stays the same until it ends */
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

  /** What the run, of which nothing is under way, waits for; null: for nothing that is held, and ends as any other. */
  standing(run: Run): DelegatedStanding | null {
    if (!this.isElsewhere) return null;
    const isPlan = this.fanOut?.kind === 'plan';
    const held = run.agents.filter((agent) => this.has(agent));
    if (held.length === 0) return null;
    // What has failed or asks in a leg is for its job to go on with: a plan ends as it did.
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
