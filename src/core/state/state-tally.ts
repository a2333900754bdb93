import { addAmounts } from '../budget.js';
import { own } from '../own.js';
import type { Run, StateTallies, StateTally } from '../run.js';

const NOTHING: StateTally = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };

/** The tallies with so much more of a state; of all others, the very objects that they were. */
export function withMoreOf(states: StateTallies, state: string, more: Partial<StateTally>): StateTallies {
  const before = own(states, state) ?? NOTHING;
  const { visits = 0, turns = 0, cost_usd = 0, ms = 0 } = more;
  const after: StateTally = {
    visits: before.visits + visits,
    turns: before.turns + turns,
    cost_usd: addAmounts(before.cost_usd, cost_usd),
    ms: addAmounts(before.ms, ms),
  };
  return { ...states, [state]: after };
}

/** USD that no state's tally has: of turns that an older version has taken. */
export function untalliedUsd({
  states,
  total_cost_usd: total,
}: Pick<Run, 'states' | 'total_cost_usd'>): number {
  const rest = total - Object.values(states).reduce((sum, { cost_usd }) => sum + cost_usd, 0);
  // Sums of floats differ by the order in which they are made.
  return rest > 1e-6 ? rest : 0;
}
