import { describe, expect, test } from '@jest/globals';
import type { LoggedOutcome } from '../../src/core/events.js';
import type { Agent, AgentError, Run } from '../../src/core/run.js';
import { accountTurn, adoptSession, countReminder, failAgent, openTurn } from '../../src/core/turns.js';
import { aRun, aTurn, runOf } from '../support/run.js';

const mainOf = (run: Run): Agent => run.agents.find(({ id }) => id === 'main')!;
const error: AgentError = { code: 'AGENT_FAILED', message: 'it broke' };

describe('opening a turn', () => {
  test('counts the visit, the step and the turn with the same write', () => {
    const run = aRun({ visits: { 'START.md': 1, 'B.md': 4 } }, { steps: 5, turns: 8 });
    const turn = aTurn({ id: '9' });
    expect(openTurn(run, 'main', turn).run).toEqual({
      ...run,
      steps: 6,
      turns: 9,
      states: { 'START.md': { visits: 1, turns: 1, cost_usd: 0, ms: 0 } },
      agents: [{ ...run.agents[0], turn, visits: { 'START.md': 2, 'B.md': 4 } }],
    });
  });

  test("the first visit of a state is its visit number one, whoever else's it is", () => {
    const run = openTurn(runOf({ main: {}, main_w1: { visits: { 'START.md': 3 } } }), 'main', aTurn()).run;
    expect(run.agents.map(({ visits }) => visits)).toEqual([{ 'START.md': 1 }, { 'START.md': 3 }]);
  });

  test('a further turn of the same visit counts as a turn alone', () => {
    const first = openTurn(aRun(), 'main', aTurn({ id: '1' })).run;
    const second = openTurn(first, 'main', aTurn({ id: '2', turn_of_visit: 1, kind: 'reminder' })).run;
    expect(second).toMatchObject({ steps: 1, turns: 2 });
    expect(mainOf(second)).toMatchObject({ visits: { 'START.md': 1 }, turn: { id: '2' } });
  });

  test('an agent that goes on after a failure is active, and its error is gone', () => {
    const failed = aRun({ status: 'failed', error, turn: aTurn({ failed: true }) });
    expect(mainOf(openTurn(failed, 'main', aTurn({ id: '2' })).run)).toMatchObject({
      status: 'active',
      error: null,
    });
  });
});

describe("an ended turn's cost", () => {
  const usage = { input_tokens: 1, output_tokens: 2, cache_read_tokens: 3, cache_write_tokens: 4 };
  const outcome = (change: Partial<LoggedOutcome> = {}): LoggedOutcome => ({
    result: { kind: 'text', text: 'x' },
    session: 'S',
    cost_usd: 0.25,
    basis: 'reported',
    usage,
    ...change,
  });

  test('is counted, and the turn is marked with the same write', () => {
    const run = aRun({ turn: aTurn() }, { total_cost_usd: 1 });
    expect(accountTurn(run, 'main', outcome()).run).toEqual({
      ...run,
      total_cost_usd: 1.25,
      usage,
      states: { 'START.md': { visits: 0, turns: 0, cost_usd: 0.25, ms: 0 } },
      agents: [{ ...run.agents[0], cost_usd: 0.25, turn: aTurn({ accounted: true }) }],
    });
  });

  test('and its time count for its state, whoever was there, and for no other', () => {
    const states = { 'START.md': { visits: 2, turns: 3, cost_usd: 1, ms: 400 } };
    const others = { constructor: { visits: 1, turns: 1, cost_usd: 9, ms: 9 } };
    const run = aRun({ turn: aTurn() }, { states: { ...states, ...others } });
    expect(accountTurn(run, 'main', outcome({ ms: 100 })).run.states).toEqual({
      'START.md': { visits: 2, turns: 3, cost_usd: 1.25, ms: 500 },
      ...others,
    });
  });

  test.each(['constructor', '__proto__', 'toString'])('counts for a state called %s', (state) => {
    const run = accountTurn(aRun({ turn: aTurn({ state }) }), 'main', outcome()).run;
    expect(Object.entries(run.states)).toEqual([[state, { visits: 0, turns: 0, cost_usd: 0.25, ms: 0 }]]);
  });

  test('is counted once: a turn that is marked already is left as it is', () => {
    const once = accountTurn(aRun({ turn: aTurn() }), 'main', outcome()).run;
    const again = accountTurn(once, 'main', outcome());
    expect(again.run).toBe(once);
    expect(again.events).toEqual([]);
  });

  test('of no open turn is nobody’s', () => {
    const run = aRun({ turn: null });
    expect(accountTurn(run, 'main', outcome()).run).toBe(run);
  });

  test('that was paid once and is replayed is not paid again; the turn is marked', () => {
    const run = accountTurn(aRun({ turn: aTurn() }), 'main', outcome({ basis: 'replayed' })).run;
    expect(run).toMatchObject({ total_cost_usd: 0, usage: { input_tokens: 0 } });
    expect(mainOf(run).turn?.accounted).toBe(true);
    expect(run.states).toEqual({ 'START.md': { visits: 0, turns: 0, cost_usd: 0, ms: 0 } });
  });

  test.each(['estimated', 'none'] as const)(
    'with the basis %s counts like one that was reported',
    (basis) => {
      expect(accountTurn(aRun({ turn: aTurn() }), 'main', outcome({ basis })).run.total_cost_usd).toBe(0.25);
    },
  );
});

describe('the session that a turn wrote to', () => {
  test("becomes the agent's own, and there is nothing more to branch off", () => {
    const run = aRun({ session_id: 'old', branch_from: 'caller' });
    expect(adoptSession(run, 'main', 'new')).toEqual({
      ...run,
      agents: [{ ...run.agents[0], session_id: 'new', branch_from: null }],
    });
  });

  test('is of the CLI that took the turn', () => {
    const run = aRun({ session_id: 'old', session_cli: 'claude', turn: aTurn({ cli: 'copilot' }) });
    expect(mainOf(adoptSession(run, 'main', 'new'))).toMatchObject({
      session_id: 'new',
      session_cli: 'copilot',
    });
  });

  test('that it has none of leaves the agent with what it had', () => {
    const run = aRun({ session_id: 'old', branch_from: 'caller' });
    expect(adoptSession(run, 'main', null)).toBe(run);
  });
});

test('a reminder is counted, of this agent alone', () => {
  const before = runOf({ main: { retry_count: 1 }, main_w1: { retry_count: 1 } });
  const { run, events } = countReminder(before, 'main', { code: 'NO_TRANSITION', text: 'Say where to.' });
  expect(events).toEqual([
    {
      ...{ type: 'reminder', agent: 'main', state: 'START.md', attempt: 2 },
      ...{ code: 'NO_TRANSITION', text: 'Say where to.' },
    },
  ]);
  expect(run.agents.map(({ retry_count: count }) => count)).toEqual([2, 1]);
});

describe('an agent that fails', () => {
  test('keeps its turn open, marked so that a resume does not fail of the same outcome again', () => {
    const run = aRun({ turn: aTurn({ accounted: true }) });
    expect(failAgent(run, 'main', error).run).toEqual({
      ...run,
      agents: [{ ...run.agents[0], status: 'failed', error, turn: aTurn({ accounted: true, failed: true }) }],
    });
  });

  test('before any turn has none', () => {
    expect(mainOf(failAgent(aRun(), 'main', error).run)).toMatchObject({
      status: 'failed',
      error,
      turn: null,
    });
  });

  test('fails alone', () => {
    const run = failAgent(runOf({ main: {}, main_w1: {} }), 'main_w1', error).run;
    expect(run.agents.map(({ status }) => status)).toEqual(['active', 'failed']);
  });
});
