import { addAmounts, addUsd } from '../budget.js';
import type { Run, StateTallies, StateTally } from '../run.js';

const NOTHING: StateTally = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };

export function withMore(before: StateTally = NOTHING, more: Partial<StateTally>): StateTally {
  const { visits = 0, turns = 0, cost_usd = 0, ms = 0 } = more;
  return {
    visits: before.visits + visits,
    turns: before.turns + turns,
    cost_usd: addUsd(before.cost_usd, cost_usd),
    ms: addAmounts(before.ms, ms),
    ...summed('unknown_cost_turns', before, more),
    ...summed('unpriced_turns', before, more),
  };
}

type Uncertain = 'unknown_cost_turns' | 'unpriced_turns';

/** The sum of a count that is left out where it is 0. */
function summed(key: Uncertain, before: StateTally, more: Partial<StateTally>): Partial<StateTally> {
  const sum = (before[key] ?? 0) + (more[key] ?? 0);
  return sum === 0 ? {} : { [key]: sum };
}

/** How many turns of a run have such an uncertain cost. */
export function turnsOf(key: Uncertain, states: StateTallies): number {
  return Object.values(states).reduce((sum, tally) => sum + (tally[key] ?? 0), 0);
}

/** USD that are in no state's tally: the cost of turns that an older version has taken. */
export function untalliedUsd({
  states,
  total_cost_usd: total,
  forgotten_usd: forgotten = 0,
}: Pick<Run, 'states' | 'total_cost_usd' | 'forgotten_usd'>): number {
  const rest = total - forgotten - Object.values(states).reduce((sum, { cost_usd }) => sum + cost_usd, 0);
  // Sums of floats depend on the order of adding.
  return rest > 1e-6 ? rest : 0;
}
