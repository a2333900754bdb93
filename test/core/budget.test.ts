import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addUsage, costCap, isBudgetSpent, isOverBudget, turnsAtOnce } from '../../src/core/budget.js';
import type { LoggedOutcome } from '../../src/core/events.js';
import type { Run } from '../../src/core/run.js';
import { accountTurn } from '../../src/core/turns.js';
import { aRun, aTurn } from '../support/run.js';

const spent = (budgetUsd: number, totalUsd: number): Run =>
  aRun({}, { budget_usd: budgetUsd, total_cost_usd: totalUsd });

const usage = (a: number, b: number, c: number, d: number) => ({
  input_tokens: a,
  output_tokens: b,
  cache_read_tokens: c,
  cache_write_tokens: d,
});

describe('what a turn cost', () => {
  test('is added to the total and to each kind of token', () => {
    const run = aRun({ turn: aTurn() }, { total_cost_usd: 0.25, usage: usage(1, 2, 3, 4) });
    const outcome: LoggedOutcome = {
      result: { kind: 'text', text: '' },
      session: null,
      cost_usd: 0.5,
      basis: 'reported',
      usage: usage(10, 200, 3000, 40_000),
    };
    expect(accountTurn(run, 'main', outcome).run).toMatchObject({
      total_cost_usd: 0.75,
      usage: usage(11, 202, 3003, 40_004),
    });
  });

  test('usages add up kind by kind', () => {
    expect(addUsage(usage(1, 2, 3, 4), usage(10, 20, 30, 40))).toEqual(usage(11, 22, 33, 44));
    expect(addUsage(usage(1, 2, 3, 4), usage(0, 0, 0, 5))).toEqual(usage(1, 2, 3, 9));
    const before = usage(1, 2, 3, 4);
    // The very same: no commit tells of it.
    expect(addUsage(before, usage(0, 0, 0, 0))).toBe(before);
  });
});

describe('the budget', () => {
  test.each<[string, number, number, { over: boolean; spent: boolean }]>([
    ['nothing spent', 1, 0, { over: false, spent: false }],
    ['a cent left', 1, 0.99, { over: false, spent: false }],
    ['all of it', 1, 1, { over: false, spent: true }],
    ['a cent too much', 1, 1.01, { over: true, spent: true }],
    ['no budget', 0, 1000, { over: false, spent: false }],
    ['no budget and no cost', 0, 0, { over: false, spent: false }],
    ['a budget under a dollar, kept', 0.5, 0.4, { over: false, spent: false }],
    ['a budget under a dollar, broken', 0.5, 0.6, { over: true, spent: true }],
    // 0.1 + 0.2 is 0.30000000000000004, and 0.7 + 0.1 is 0.7999999999999999.
    ['floats that sum to a hair more', 0.3, 0.1 + 0.2, { over: false, spent: true }],
    ['floats that sum to a hair less', 0.8, 0.7 + 0.1, { over: false, spent: true }],
    ['a hair more, to the dot', 1, 1 + 1e-9, { over: false, spent: true }],
    ['a hair less, to the dot', 1, 1 - 1e-9, { over: false, spent: true }],
    ['a millionth of a cent more is no hair', 1, 1 + 1e-8, { over: true, spent: true }],
    ['a millionth of a cent less is no hair', 1, 1 - 1e-8, { over: false, spent: false }],
  ])('%s', (_, budget, total, expected) => {
    const run = spent(budget, total);
    expect({ over: isOverBudget(run), spent: isBudgetSpent(run) }).toEqual(expected);
  });
});

describe("a turn's cap", () => {
  test.each<
    [string, { budget?: number; total?: number; inFlight?: number[]; starting?: number }, number | null]
  >([
    ['alone: all that is left', { total: 4, starting: 1 }, 6],
    ['one of two that start: half', { total: 4, starting: 2 }, 3],
    ['one of three that start: a third', { total: 1, starting: 3 }, 3],
    ['beside one in flight: what that has not reserved', { inFlight: [4], starting: 1 }, 6],
    ['two beside two in flight: half of that', { inFlight: [2, 3], starting: 2 }, 2.5],
    ['all reserved by one: a half of all', { inFlight: [10], starting: 1 }, 5],
    ['all reserved by three: a fourth of what is unspent', { total: 2, inFlight: [4, 2, 2], starting: 1 }, 2],
    ['almost all reserved: the fair share', { inFlight: [9], starting: 1 }, 5],
    ['reserved twice over: still the fair share', { inFlight: [10, 10], starting: 2 }, 2.5],
    ['nobody is said to start: as one', { total: 4, starting: 0 }, 6],
    ['fewer than nobody: as one', { total: 4, starting: -3 }, 6],
    ['nothing left: nothing', { total: 10, starting: 1 }, 0],
    ['overspent: nothing, and not less', { total: 12, inFlight: [1], starting: 2 }, 0],
    ['a budget under a dollar', { budget: 0.5, starting: 1 }, 0.5],
    ['no budget: no cap', { budget: 0, total: 5, inFlight: [1], starting: 1 }, null],
  ])('%s', (_, { budget = 10, total = 0, inFlight = [], starting = 1 }, cap) => {
    const found = costCap(spent(budget, total), inFlight, starting);
    if (cap === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(cap, 10);
  });

  const cents = fc.integer({ min: 0, max: 100_000 }).map((n) => n / 100);
  const budgets = cents.filter((budget) => budget > 0);
  const counts = fc.integer({ min: 1, max: 12 });

  test('turns that start one after the other share all that is left alike, and no more', () => {
    fc.assert(
      fc.property(budgets, cents, counts, (budget, total, count) => {
        const run = spent(budget, total);
        const caps: number[] = [];
        while (caps.length < count) caps.push(costCap(run, caps, count - caps.length)!);
        const unspent = Math.max(0, budget - total);
        expect(caps.reduce((sum, cap) => sum + cap, 0)).toBeCloseTo(unspent, 6);
        for (const cap of caps) expect(cap).toBeCloseTo(unspent / count, 6);
      }),
    );
  });

  test('is never more than what is unspent, never less than a fair share of it', () => {
    fc.assert(
      fc.property(
        budgets,
        cents,
        fc.array(cents, { maxLength: 8 }),
        counts,
        (budget, total, inFlight, starting) => {
          const unspent = Math.max(0, budget - total);
          const cap = costCap(spent(budget, total), inFlight, starting)!;
          expect(cap).toBeLessThanOrEqual(unspent + 1e-9);
          expect(cap).toBeGreaterThanOrEqual(unspent / (inFlight.length + starting) - 1e-9);
        },
      ),
    );
  });
});

describe('turns at once', () => {
  test.each<[string, number, number, number, number]>([
    ['no budget: any number', 0, 5, 1, Number.POSITIVE_INFINITY],
    ['no turn has cost anything: any number', 1, 0, 0, Number.POSITIVE_INFINITY],
    ['as many as what is left pays for', 1, 0.15, 0.15, 5],
    ['just that much, in floats', 0.45, 0.15, 0.15, 2],
    ['one, however little is left', 0.2, 0.15, 0.15, 1],
    ['one, when nothing is left', 0.1, 0.15, 0.15, 1],
  ])('%s', (_, budget, total, dearest, most) => {
    expect(turnsAtOnce(spent(budget, total), dearest)).toBe(most);
  });
});
