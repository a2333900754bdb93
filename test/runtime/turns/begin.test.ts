import { afterEach, describe, expect, test } from '@jest/globals';
import { NO_USAGE } from '../../../src/core/run.js';
import type { Lab, ScriptedAgent } from '../../support/engine.js';
import {
  agentOf,
  at,
  BUSY,
  eventsOf,
  interruptAt,
  killedAt,
  nextLife,
  POLICY,
  promptLab,
} from '../../support/turns-lab.js';

// Where a visit's turns begin after a kill (spec 3.6): what is followed, repeated, carried on and paid for.
let lab: Lab;
function start(frontMatter?: string): Lab {
  lab = promptLab(frontMatter);
  return lab;
}
afterEach(() => {
  lab.children.killAll();
  lab.remove();
});

describe('killed', () => {
  test('right after the message: it is followed, paid for once, and not asked for again', async () => {
    start(POLICY);
    const agent = agentOf(
      { text: '<goto>B</goto>', cost: 0.1 },
      '<result>lost</result>',
      '<result>x</result>',
    );
    await killedAt(lab, agent, at('outcome'));
    const end = await lab.resume(agent);
    expect(end.run).toMatchObject({ status: 'completed', results: { main: 'x' }, total_cost_usd: 0.1 });
    expect(agent.turns.map(({ state }) => state)).toEqual(['START.md', 'B.md']);
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
  });

  test('right after a message that needs a reminder: the reminder follows in that session', async () => {
    start(POLICY);
    const agent = agentOf('no tag', '<result>lost</result>', '<result>x</result>');
    await killedAt(lab, agent, at('outcome'));
    expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
    expect(eventsOf(lab, 'reminder')).toMatchObject([{ attempt: 1 }]);
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
  });

  test('right after a message in a session that the CLI did not name: it goes on in the one we have chosen', async () => {
    start(POLICY);
    const agent = agentOf('<goto>B</goto>', '<result>lost</result>', '<result>x</result>');
    const turn = agent.turn.bind(agent);
    agent.turn = async (request, signal) => ({ ...(await turn(request, signal)), sessionId: null });
    await killedAt(lab, agent, at('outcome'));
    expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
  });

  test('in the middle of a reminder: it is given again, and counts as the one it is', async () => {
    start(POLICY);
    const agent = agentOf('no tag', '<result>lost</result>', 'no', 'no', 'no', '<result>unasked</result>');
    await killedAt(lab, agent, at('turn_started', 2));
    const given = eventsOf(lab, 'reminder')[0];
    const end = await lab.resume(agent);
    expect(agent.turns[1]?.prompt).toBe(given?.text);
    expect(end.run).toMatchObject({ status: 'failed', reason: 'NO_TRANSITION' });
    expect(eventsOf(lab, 'reminder').map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  test('in the middle of the first turn: the next is the same turn of the visit, and the state is told of once', async () => {
    start();
    const agent = agentOf('<result>lost</result>', '<result>x</result>');
    await killedAt(lab, agent, at('turn_started'));
    const end = await lab.resume(agent);
    expect(end.run).toMatchObject({ status: 'completed', results: { main: 'x' }, steps: 1, turns: 2 });
    expect(agent.turns[0]?.request.context).toMatchObject({ visit: 1, turnOfVisit: 0 });
    expect(agent.turns[0]?.prompt).toMatch(/^An earlier attempt.*\n\nTHE PROMPT$/);
    expect(eventsOf(lab, 'state_started')).toHaveLength(1);
  });

  test('at a state with effect: once, before it had started: it is begun, and nobody is asked', async () => {
    start('---\neffect: once\n---\n');
    const agent = agentOf('<result>lost</result>', '<result>x</result>');
    await killedAt(lab, agent, at('state_started'));
    expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
  });

  test('at a state with effect: once, after its message: that is followed, and nobody is asked', async () => {
    start('---\neffect: once\n---\n');
    const agent = agentOf('<result>x</result>', '<result>again</result>');
    await killedAt(lab, agent, at('outcome'));
    expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
  });

  test('in a state with effect: once: what it has spent is counted before a person is asked', async () => {
    start('---\neffect: once\n---\n');
    const agent = agentOf('<result>lost</result>');
    await killedAt(lab, agent, at('turn_started'));
    agent.cutOffCost = () =>
      Promise.resolve({ costUsd: 0.5, usage: NO_USAGE, basis: 'estimated' as const, source: 'a guess' });
    expect((await lab.resume(agent)).run).toMatchObject({ status: 'asking', total_cost_usd: 0.5 });
  });

  test('right after a failure: it is counted once, and the next attempt is another turn', async () => {
    start();
    const agent = agentOf({ ...BUSY, cost: 0.1 }, '<result>lost</result>', '<result>x</result>');
    await killedAt(lab, agent, at('outcome'));
    const end = await lab.resume(agent);
    expect(end.run).toMatchObject({ status: 'completed', results: { main: 'x' }, total_cost_usd: 0.1 });
    expect(agent.turns[1]?.request.context.turnOfVisit).toBe(1);
  });

  test('with its work in the session, twice: the third turn still carries on from where the first began', async () => {
    start();
    const agent = agentOf('<result>lost</result>', '<result>x</result>');
    await killedAt(lab, agent, at('turn_started'));
    // The CLI had written to the session by then, and no more when it was cut off again.
    const session = eventsOf(lab, 'turn_started').map(({ session }) => session)[0];
    agent.sessions.set(String(session), 4);
    await lab.resume(nextLife(agent, { hang: true, grows: 0 }), interruptAt(lab, at('turn_started')));
    const third = nextLife(agent, '<result>x</result>');
    expect((await lab.resume(third)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
    expect(third.turns[0]?.prompt).toMatch(/^Your last turn was cut off/);
    expect(third.turns[0]?.session).toEqual({ kind: 'resume', id: session });
  });
});

test('an agent that failed of its last message is told what is wrong with it, not that it was cut off', async () => {
  start(POLICY);
  const agent = agentOf('no', 'no', 'no', 'no', '<result>x</result>');
  expect((await lab.run(agent)).run).toMatchObject({ status: 'failed', reason: 'NO_TRANSITION' });
  expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
  const [, , , last, resumed] = agent.turns;
  expect(resumed?.prompt).toBe(last?.prompt);
  expect(resumed?.session).toEqual(last?.session);
});

describe('what a turn had spent that a kill cut off', () => {
  const kill = async (cutOffCost?: ScriptedAgent['cutOffCost']): Promise<ScriptedAgent> => {
    start();
    const agent = agentOf('<result>lost</result>', { text: '<result>x</result>', cost: 0.1 });
    await killedAt(lab, agent, at('turn_started'));
    if (cutOffCost !== undefined) agent.cutOffCost = cutOffCost;
    return agent;
  };
  const FOUND = {
    costUsd: 0.5,
    usage: { ...NO_USAGE, output_tokens: 7 },
    basis: 'estimated' as const,
    source: 'a guess',
  };

  test('is counted from its own transcript, as an estimate, before the next turn', async () => {
    const asked: unknown[] = [];
    const agent = await kill((turn) => {
      asked.push(turn);
      return Promise.resolve(FOUND);
    });
    const end = await lab.resume(agent);
    expect(end.run.total_cost_usd).toBeCloseTo(0.6);
    expect(eventsOf(lab, 'outcome')[0]).toMatchObject({
      ...{ basis: 'estimated', cost_usd: 0.5 },
      result: { kind: 'failure', code: 'INTERRUPTED', message: 'cut off by a crash; its cost is a guess' },
    });
    expect(asked).toEqual([{ session: expect.any(String), sessionBefore: null, since: 0 }]);
    // It has not ended, so the next is the same turn of the visit.
    expect(agent.turns[0]?.request.context.turnOfVisit).toBe(0);
  });

  test('ends the run before another turn when the budget is over with it', async () => {
    const agent = await kill(() => Promise.resolve(FOUND));
    const end = await lab.resume(agent, { budgetUsd: 0.4 });
    expect(end.run).toMatchObject({ status: 'budget_exceeded', total_cost_usd: 0.5 });
    expect(agent.turns).toHaveLength(0);
  });

  test('is warned of when nobody knows it, and not counted', async () => {
    const agent = await kill(() => Promise.resolve(null));
    expect((await lab.resume(agent)).run.total_cost_usd).toBeCloseTo(0.1);
    expect(eventsOf(lab, 'warning')).toMatchObject([{ message: expect.stringContaining('is not counted') }]);
  });

  test('is not asked for where nothing had started, or it is counted already', async () => {
    start();
    const never: ScriptedAgent['cutOffCost'] = () => Promise.reject(new Error('nothing was spent'));
    const agent = agentOf('<result>lost</result>', '<result>x</result>');
    await killedAt(lab, agent, at('state_started'));
    agent.cutOffCost = never;
    expect((await lab.resume(agent)).run.status).toBe('completed');
    lab.remove();
    start();
    const told = agentOf({ hang: true, cost: 0.1 }, '<result>x</result>');
    await lab.run(told, interruptAt(lab, at('turn_started')));
    told.cutOffCost = never;
    expect((await lab.resume(told)).run.total_cost_usd).toBeCloseTo(0.1);
  });

  test('is not asked for when the log has what it cost, although the state file has not', async () => {
    start();
    const agent = agentOf({ ...BUSY, cost: 0.1 }, '<result>lost</result>', '<result>x</result>');
    await killedAt(lab, agent, at('outcome'));
    agent.cutOffCost = () => Promise.reject(new Error('it is known'));
    expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', total_cost_usd: 0.1 });
  });

  test('is not asked for when the agent has failed of that turn: it was counted then', async () => {
    start();
    const agent = agentOf(
      { fail: { kind: 'authentication', message: 'no key' }, cost: 0.1 },
      '<result>x</result>',
    );
    await lab.run(agent);
    agent.cutOffCost = () => Promise.reject(new Error('it is known'));
    expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', total_cost_usd: 0.1 });
  });

  test('is counted from where that very turn began, when it only carried another on', async () => {
    start();
    const agent = agentOf(
      { fail: { kind: 'crashed', message: 'died' }, grows: 5 },
      '<result>lost</result>',
      '<result>x</result>',
    );
    await killedAt(lab, agent, at('turn_started', 2));
    const asked: unknown[] = [];
    agent.cutOffCost = (turn) => {
      asked.push(turn);
      return Promise.resolve(FOUND);
    };
    await lab.resume(agent);
    const id = agent.turns[0]?.session.id;
    expect(asked).toEqual([{ session: id, sessionBefore: id, since: 5 }]);
  });
});
