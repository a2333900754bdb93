import { addAmounts, addUsage, addUsd } from '../budget.js';
import { ownValue } from '../own-value.js';
import {
  type AttemptTally,
  type Leg,
  NO_USAGE,
  type StateTallies,
  type StateTally,
  type Usage,
} from '../run.js';
import { withMore } from '../state/state-tally.js';

/** An attempt of a leg as the collecting run enters it, with what that run had before. */
export type EnteredTally = Leg['attempts'][number];

export type Sums = Pick<AttemptTally, 'cost_usd' | 'usage' | 'turns' | 'steps' | 'states'>;

export interface EnteredTallies {
  readonly attempts: readonly EnteredTally[];
  /** What was not known before; null when there is nothing new. */
  readonly gained: Sums | null;
}

/**
 * Enters what an attempt has come to (spec 4.10). Of a known attempt, only what goes beyond is added: a later attempt
 * knows of an earlier one what had been saved, and only the earlier one's own outcome knows all.
 * @param at what the run has come to, before this is added
 */
export function enterTally(
  attempts: readonly EnteredTally[],
  tally: AttemptTally,
  at: { readonly turns: number; readonly steps: number },
): EnteredTallies {
  const known = attempts.find(({ attempt }) => attempt === tally.attempt);
  if (known === undefined) {
    const entered = { ...tally, turns_at: at.turns, steps_at: at.steps };
    return { attempts: [...attempts, entered], gained: tally };
  }
  const gained = beyond(tally, known);
  if (gained === null) return { attempts, gained };
  const both = { ...known, ...sumOf(known, gained) };
  return { attempts: attempts.map((each) => (each === known ? both : each)), gained };
}

export function withStates(before: StateTallies, more: StateTallies): StateTallies {
  const changed = Object.entries(more).map(([state, tally]) => [
    state,
    withMore(ownValue(before, state), tally),
  ]);
  return changed.length === 0 ? before : { ...before, ...Object.fromEntries(changed) };
}

function sumOf(one: Sums, more: Sums): Sums {
  return {
    cost_usd: addUsd(one.cost_usd, more.cost_usd),
    usage: addUsage(one.usage, more.usage),
    turns: one.turns + more.turns,
    steps: one.steps + more.steps,
    states: withStates(one.states, more.states),
  };
}

/** How far one sum goes beyond another; null when it does not. */
function beyond(one: Sums, other: Sums): Sums | null {
  const cost = Math.max(0, addUsd(one.cost_usd, -other.cost_usd));
  const turns = Math.max(0, one.turns - other.turns);
  const steps = Math.max(0, one.steps - other.steps);
  if (cost === 0 && turns === 0 && steps === 0) return null;
  const states = Object.entries(one.states).map(([state, tally]): [string, StateTally] => {
    const { visits, turns: begun, cost_usd: usd, ms } = ownValue(other.states, state) ?? NO_TALLY;
    return [
      state,
      {
        visits: Math.max(0, tally.visits - visits),
        turns: Math.max(0, tally.turns - begun),
        cost_usd: Math.max(0, addUsd(tally.cost_usd, -usd)),
        ms: Math.max(0, addAmounts(tally.ms, -ms)),
        ...moreOf('unknown_cost_turns', tally, ownValue(other.states, state)),
        ...moreOf('unpriced_turns', tally, ownValue(other.states, state)),
      },
    ];
  });
  return {
    cost_usd: cost,
    usage: usageBeyond(one.usage, other.usage),
    turns,
    steps,
    states: Object.fromEntries(states),
  };
}

function moreOf(
  key: 'unknown_cost_turns' | 'unpriced_turns',
  one: StateTally,
  other: StateTally | undefined,
): Partial<StateTally> {
  const more = (one[key] ?? 0) - (other?.[key] ?? 0);
  return more > 0 ? { [key]: more } : {};
}

const NO_TALLY: StateTally = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };

function usageBeyond(one: Usage, other: Usage): Usage {
  const keys = Object.keys(NO_USAGE) as (keyof Usage)[];
  return Object.fromEntries(keys.map((key) => [key, Math.max(0, one[key] - other[key])])) as unknown as Usage;
}

/** The number in the collecting run of a leg's turn or step. */
export function numberIn(
  of: 'turns' | 'steps',
  number: number,
  attempts: readonly EnteredTally[],
  lineage: readonly number[],
): number {
  const its = attempts.find((each) => {
    const first = each[`${of}_before`];
    return lineage.includes(each.attempt) && number > first && number <= first + each[of];
  });
  return its === undefined ? number : its[`${of}_at`] + (number - its[`${of}_before`]);
}
