import { withheldUsd } from './fan-out/rounds.js';
import type { Run, Usage } from './run.js';

/** Amounts are sums of floats; a thousandth of a cent is not an overspending. */
const EPSILON_USD = 1e-9;

/** Two finite figures can add up to infinity, which JSON cannot write. Sums stop at the largest number instead. */
export function addAmounts(a: number, b: number): number {
  return Math.min(a + b, Number.MAX_VALUE);
}

/** Amounts are kept to twelve decimals, more than any price of a token has. */
const UNITS_PER_USD = 1e12;
/** A double holds no larger amount to all twelve decimals. */
const MAX_EXACT_USD = 1e3;

/**
 * Adds two amounts as people do: 0.1 and 0.2 are 0.3. The sum is the same in whatever order many are added, be it in
 * one run or in the jobs of several legs.
 */
export function addUsd(a: number, b: number): number {
  const sum = addAmounts(a, b);
  return sum < MAX_EXACT_USD ? Math.round(sum * UNITS_PER_USD) / UNITS_PER_USD : sum;
}

/** The sum of two usages. Where `b` is nothing, it is the very object `a`, so that no commit records a change. */
export function addUsage(a: Usage, b: Usage): Usage {
  if (Object.values(b).every((count) => count === 0)) return a;
  return {
    input_tokens: addAmounts(a.input_tokens, b.input_tokens),
    output_tokens: addAmounts(a.output_tokens, b.output_tokens),
    cache_read_tokens: addAmounts(a.cache_read_tokens, b.cache_read_tokens),
    cache_write_tokens: addAmounts(a.cache_write_tokens, b.cache_write_tokens),
  };
}

/** What has been spent of the budget, and what may have been spent where nobody has told. USD. */
function spokenForUsd(run: Run): number {
  return run.total_cost_usd + withheldUsd(run);
}

/**
 * What the meter holds a run to: its budget but for what is kept for legs that nobody has heard of. USD; 0 without a
 * budget, and next to nothing where all of it is kept.
 */
export function meteredBudget(run: Run): number {
  return run.budget_usd > 0 ? Math.max(run.budget_usd - withheldUsd(run), EPSILON_USD) : 0;
}

export function isOverBudget(run: Run): boolean {
  return run.budget_usd > 0 && spokenForUsd(run) > run.budget_usd + EPSILON_USD;
}

/** Whether nothing is left to start another turn with. */
export function isBudgetSpent(run: Run): boolean {
  return run.budget_usd > 0 && spokenForUsd(run) >= run.budget_usd - EPSILON_USD;
}

/**
 * How many turns may be at work at once (spec 3.5). A cap is only checked between requests, so there are as many as the
 * rest pays for if each costs what the most expensive one so far did; at least one.
 * @param mostExpensiveUsd 0 as long as no turn has cost anything
 */
export function turnsAtOnce(run: Run, mostExpensiveUsd: number): number {
  if (run.budget_usd <= 0 || mostExpensiveUsd <= 0) return Number.POSITIVE_INFINITY;
  const unspent = run.budget_usd - spokenForUsd(run);
  return Math.max(1, Math.floor((unspent + EPSILON_USD) / mostExpensiveUsd));
}

/**
 * What a turn that starts now may cost at most, in USD; null without a budget. What is left after the caps of the turns
 * in flight is shared among those about to start. When those have reserved everything, the turn gets a fair share of
 * what is unspent: so it can start, and still cannot overshoot far.
 */
export function costCap(run: Run, capsInFlight: readonly number[], aboutToStart: number): number | null {
  if (run.budget_usd <= 0) return null;
  const unspent = Math.max(0, run.budget_usd - spokenForUsd(run));
  const reserved = capsInFlight.reduce((sum, cap) => sum + cap, 0);
  const starting = Math.max(1, aboutToStart);
  const free = (unspent - reserved) / starting;
  const fair = unspent / (capsInFlight.length + starting);
  return Math.max(free, fair);
}
