import type { StateTallies } from '../core/run.js';
import { turnsOf } from '../core/state/state-tally.js';

/** What the total of a run leaves out, for people; empty: nothing (spec 3.5, 3.7). */
export function uncertainCosts(states: StateTallies): string[] {
  const unknown = turnsOf('unknown_cost_turns', states);
  const unpriced = turnsOf('unpriced_turns', states);
  const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;
  return [
    ...(unknown > 0
      ? [
          `the cost is a lower bound: of ${turns(unknown)} a request was cut off, and what it has cost is not known`,
        ]
      : []),
    ...(unpriced > 0 ? [`${turns(unpriced)} had no price: the budget does not hold for them`] : []),
  ];
}
