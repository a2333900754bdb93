import { describe, expect, test } from '@jest/globals';
import type { LoggedOutcome } from '../../src/core/events.js';
import type { Agent, AgentError, Run } from '../../src/core/run.js';
import {
  accountTurn,
  adoptSession,
  checkEntry,
  conclusion,
  countReminder,
  failAgent,
  openTurn,
  resetVisits,
  reviveAgents,
} from '../../src/core/turns.js';
import { aRun, aTurn, runOf } from '../support/run.js';

const mainOf = (run: Run): Agent => run.agents.find(({ id }) => id === 'main')!;
const error: AgentError = { code: 'AGENT_FAILED', message: 'it broke' };

describe('the loop limit of a state', () => {
  const entry = (visits: number | undefined, count: number, goto?: string, change: Partial<Agent> = {}) =>
    checkEntry(
      aRun({ visits: visits === undefined ? {} : { 'START.md': visits }, ...change }),
      'main',
      goto === undefined ? { count } : { count, goto },
    );

  test.each([
    [undefined, 1, 'may_enter'],
    [0, 1, 'may_enter'],
    [1, 2, 'may_enter'],
    [2, 2, 'refused'],
    [3, 2, 'refused'],
    [undefined, 0, 'refused'],
  ])('after %j visits, at most %i: %s', (visits, count, kind) => {
    expect(entry(visits, count).kind).toBe(kind);
  });

  test('is there only where the state has one', () => {
    expect(checkEntry(aRun({ visits: { 'START.md': 1000 } }), 'main', undefined)).toEqual({
      kind: 'may_enter',
    });
  });

  test("counts the visits of this state and this agent, not others'", () => {
    const run = runOf({ main: { visits: { 'OTHER.md': 9 } }, main_w1: { visits: { 'START.md': 9 } } });
    expect(checkEntry(run, 'main', { count: 1 }).kind).toBe('may_enter');
  });

  test.each([
    [5, 3, 3, 'may_enter'],
    [5, 2, 3, 'refused'],
    [5, 5, 1, 'may_enter'],
  ])('of %i visits %i are not counted any more; at most %i: %s', (visits, before, count, kind) => {
    expect(entry(visits, count, undefined, { visits_before: { 'START.md': before } }).kind).toBe(kind);
  });

  test("another state's mark takes nothing off", () => {
    expect(entry(2, 2, undefined, { visits_before: { 'OTHER.md': 2 } }).kind).toBe('refused');
  });

  test('says its count when it refuses', () => {
    expect(entry(2, 2)).toEqual({ kind: 'refused', count: 2 });
  });

  test('with a goto sends the agent there with its input, and without the model of the tag', () => {
    const before = aRun({
      visits: { 'START.md': 2 },
      pending_result: 'in',
      model_override: 'opus',
      session_id: 'S',
    });
    const sent = checkEntry(before, 'main', { count: 2, goto: 'END.md' });
    expect(sent).toEqual({
      kind: 'redirected',
      to: 'END.md',
      count: 2,
      run: { ...before, agents: [{ ...before.agents[0], current_state: 'END.md', model_override: null }] },
    });
  });

  test('that sends the agent to the very same state refuses it', () => {
    expect(entry(2, 2, 'START.md')).toEqual({ kind: 'refused', count: 2 });
  });

  test('is not asked for a goto before it is reached', () => {
    expect(entry(1, 2, 'END.md').kind).toBe('may_enter');
  });
});

describe('opening a turn', () => {
  test('counts the visit, the step and the turn with the same write', () => {
    const run = aRun({ visits: { 'START.md': 1, 'B.md': 4 } }, { steps: 5, turns: 8 });
    const turn = aTurn({ id: '9' });
    expect(openTurn(run, 'main', turn)).toEqual({
      ...run,
      steps: 6,
      turns: 9,
      agents: [{ ...run.agents[0], turn, visits: { 'START.md': 2, 'B.md': 4 } }],
    });
  });

  test("the first visit of a state is its visit number one, whoever else's it is", () => {
    const run = openTurn(runOf({ main: {}, main_w1: { visits: { 'START.md': 3 } } }), 'main', aTurn());
    expect(run.agents.map(({ visits }) => visits)).toEqual([{ 'START.md': 1 }, { 'START.md': 3 }]);
  });

  test('a further turn of the same visit counts as a turn alone', () => {
    const first = openTurn(aRun(), 'main', aTurn({ id: '1' }));
    const second = openTurn(first, 'main', aTurn({ id: '2', turn_of_visit: 1, kind: 'reminder' }));
    expect(second).toMatchObject({ steps: 1, turns: 2 });
    expect(mainOf(second)).toMatchObject({ visits: { 'START.md': 1 }, turn: { id: '2' } });
  });

  test('an agent that goes on after a failure is active, and its error is gone', () => {
    const failed = aRun({ status: 'failed', error, turn: aTurn({ failed: true }) });
    expect(mainOf(openTurn(failed, 'main', aTurn({ id: '2' })))).toMatchObject({
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
    expect(accountTurn(run, 'main', outcome())).toEqual({
      ...run,
      total_cost_usd: 1.25,
      usage,
      agents: [{ ...run.agents[0], turn: aTurn({ accounted: true }) }],
    });
  });

  test('is counted once: a turn that is marked already is left as it is', () => {
    const once = accountTurn(aRun({ turn: aTurn() }), 'main', outcome());
    expect(accountTurn(once, 'main', outcome())).toBe(once);
  });

  test('of no open turn is nobody’s', () => {
    const run = aRun({ turn: null });
    expect(accountTurn(run, 'main', outcome())).toBe(run);
  });

  test('that was paid once and is replayed is not paid again; the turn is marked', () => {
    const run = accountTurn(aRun({ turn: aTurn() }), 'main', outcome({ basis: 'replayed' }));
    expect(run).toMatchObject({ total_cost_usd: 0, usage: { input_tokens: 0 } });
    expect(mainOf(run).turn?.accounted).toBe(true);
  });

  test.each(['estimated', 'none'] as const)(
    'with the basis %s counts like one that was reported',
    (basis) => {
      expect(accountTurn(aRun({ turn: aTurn() }), 'main', outcome({ basis })).total_cost_usd).toBe(0.25);
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

  test('that it has none of leaves the agent with what it had', () => {
    const run = aRun({ session_id: 'old', branch_from: 'caller' });
    expect(adoptSession(run, 'main', null)).toBe(run);
  });
});

test('a reminder is counted, of this agent alone', () => {
  const run = countReminder(runOf({ main: { retry_count: 1 }, main_w1: { retry_count: 1 } }), 'main');
  expect(run.agents.map(({ retry_count: count }) => count)).toEqual([2, 1]);
});

describe('an agent that fails', () => {
  test('keeps its turn open, marked so that a resume does not fail of the same outcome again', () => {
    const run = aRun({ turn: aTurn({ accounted: true }) });
    expect(failAgent(run, 'main', error)).toEqual({
      ...run,
      agents: [{ ...run.agents[0], status: 'failed', error, turn: aTurn({ accounted: true, failed: true }) }],
    });
  });

  test('before any turn has none', () => {
    expect(mainOf(failAgent(aRun(), 'main', error))).toMatchObject({ status: 'failed', error, turn: null });
  });

  test('fails alone', () => {
    const run = failAgent(runOf({ main: {}, main_w1: {} }), 'main_w1', error);
    expect(run.agents.map(({ status }) => status)).toEqual(['active', 'failed']);
  });
});

describe('reset_max_visits (spec 5.5)', () => {
  test('marks how many visits are not counted any more; their number stays', () => {
    const run = resetVisits(aRun({ visits: { A: 3, B: 2, C: 1 } }), 'main', ['A', 'C']);
    expect(mainOf(run)).toMatchObject({ visits: { A: 3, B: 2, C: 1 }, visits_before: { A: 3, C: 1 } });
    expect(mainOf(run).visits_before).toStrictEqual({ A: 3, C: 1 });
  });

  test('moves an old mark on and leaves others alone', () => {
    const run = aRun({ visits: { A: 3, B: 5 }, visits_before: { A: 1, B: 4 } });
    expect(mainOf(resetVisits(run, 'main', ['A'])).visits_before).toEqual({ A: 3, B: 4 });
  });

  test('of states that were never visited changes nothing', () => {
    const run = aRun({ visits: { A: 3, B: 0 } });
    expect(resetVisits(run, 'main', ['B', 'NEVER'])).toBe(run);
    expect(mainOf(resetVisits(run, 'main', ['A', 'NEVER'])).visits_before).toStrictEqual({ A: 3 });
  });
});

describe('a resume', () => {
  test('gives failed agents another try, in their state, with all of their reminders', () => {
    const turn = aTurn({ failed: true });
    const run = aRun({ status: 'failed', error, retry_count: 3, visits: { 'START.md': 2 }, turn });
    expect(reviveAgents(run).agents).toEqual([{ ...run.agents[0], status: 'active', retry_count: 0 }]);
  });

  test('leaves agents alone that have not failed', () => {
    const run = runOf({ main: { retry_count: 2 }, main_w1: { status: 'asking', retry_count: 1 } });
    const revived = reviveAgents(run);
    expect(revived.agents[0]).toBe(run.agents[0]);
    expect(revived.agents[1]).toBe(run.agents[1]);
  });

  test('takes back how the run had ended', () => {
    const ended = aRun({}, { status: 'paused', reason: 'USAGE_LIMIT', message: 'm', resume_at: 'later' });
    expect(reviveAgents(ended)).toEqual({
      ...ended,
      status: 'running',
      reason: null,
      message: null,
      resume_at: null,
    });
  });

  test('counts the visits anew of the state whose limit it was, and of that alone', () => {
    const limit: AgentError = { code: 'MAX_VISITS', message: 'm' };
    const run = aRun({
      status: 'failed',
      error: limit,
      visits: { 'START.md': 5, B: 4 },
      visits_before: { 'START.md': 2, B: 1 },
    });
    const { visits, visits_before: before } = mainOf(reviveAgents(run));
    expect([visits, before]).toStrictEqual([{ B: 4 }, { B: 1 }]);
    const other = aRun({
      status: 'failed',
      error,
      visits: { 'START.md': 5 },
      visits_before: { 'START.md': 2 },
    });
    expect(mainOf(reviveAgents(other))).toMatchObject({
      visits: { 'START.md': 5 },
      visits_before: { 'START.md': 2 },
    });
  });

  test('makes no marks where there were none', () => {
    const run = aRun({
      status: 'failed',
      error: { code: 'MAX_VISITS', message: '' },
      visits: { 'START.md': 5 },
    });
    expect(mainOf(reviveAgents(run))).not.toHaveProperty('visits_before');
    expect(mainOf(run).visits).toEqual({ 'START.md': 5 });
  });

  test('sends a graph back from its error state to where it failed', () => {
    const run = aRun({
      status: 'failed',
      current_state: 'error',
      error,
      turn: aTurn({ state: 'error' }),
      raised: { ...error, state: 'code' },
    });
    const revived = mainOf(reviveAgents(run));
    expect(revived).toMatchObject({ current_state: 'code', turn: null, status: 'active' });
    expect(revived).not.toHaveProperty('raised');
  });

  test('clears the loop limit of the state that it goes back to', () => {
    const run = aRun({
      status: 'failed',
      current_state: 'error',
      error: { code: 'MAX_VISITS', message: '' },
      visits: { code: 3, error: 1 },
      raised: { code: 'MAX_VISITS', message: '', state: 'code' },
    });
    expect(mainOf(reviveAgents(run)).visits).toEqual({ error: 1 });
  });
});

describe('what a run has come to', () => {
  test.each<[string, Record<string, Partial<Agent>>, unknown]>([
    ['no agent left', {}, { status: 'completed', error: null }],
    ['one asks', { main: { status: 'asking' } }, { status: 'asking', error: null }],
    ['one has failed', { main: { status: 'failed', error } }, { status: 'failed', error }],
    [
      'one asks, another has failed',
      { main: { status: 'asking' }, main_w1: { status: 'failed', error } },
      { status: 'failed', error },
    ],
    [
      'two have failed',
      {
        main: { status: 'failed', error },
        main_w1: { status: 'failed', error: { code: 'REFUSED', message: '' } },
      },
      { status: 'failed', error },
    ],
  ])('%s', (_, agents, expected) => {
    expect(conclusion(runOf(agents))).toEqual(expected);
  });

  test('agents without a next step are a bug, and nothing is green by mistake', () => {
    const { status, error: found } = conclusion(runOf({ main: {}, main_w1: {} }));
    expect(status).toBe('failed');
    expect(found).toMatchObject({ code: 'INTERNAL', message: expect.stringContaining('main, main_w1.') });
  });
});
