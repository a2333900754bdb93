import { afterEach, describe, expect, test } from '@jest/globals';
import type { LoggedEvent } from '../../../src/core/events.js';
import type { Lab } from '../../support/engine.js';
import { agentOf, at, BUSY, eventsOf, interruptAt, POLICY, promptLab } from '../../support/turns-lab.js';

// The loop of a visit, with an agent that answers by a list: what is said in which session, told and counted.
let lab: Lab;
function start(frontMatter?: string): Lab {
  lab = promptLab(frontMatter);
  return lab;
}
afterEach(() => {
  lab.children.killAll();
  lab.remove();
});

/** What is told of a visit's turns, in its order. */
const told = (): string[] => lab.events.flatMap(({ type }) => (/^(run_|warning)/.test(type) ? [] : [type]));

describe('one turn', () => {
  test('is written ahead, told of, logged, counted and followed, in that order', async () => {
    const { run } = start();
    expect((await run(agentOf({ text: '<result>x</result>', cost: 0.1 }))).run.status).toBe('completed');
    expect(told()).toEqual([
      ...['state_started', 'turn_started', 'outcome', 'cost', 'transition', 'agent_ended'],
    ]);
  });

  test('is not started when nothing is left of the budget, and the resume with more starts it', async () => {
    const { run, resume } = start(POLICY);
    const agent = agentOf({ text: '<goto>B</goto>', cost: 0.5 }, '<result>x</result>');
    const end = await run(agent, { budgetUsd: 0.5 });
    expect(end.run).toMatchObject({ status: 'budget_exceeded', agents: [{ current_state: 'B.md' }] });
    expect(end.run.message).toContain('No further turn was started');
    expect([agent.turns.length, eventsOf(lab, 'turn_started').length]).toEqual([1, 1]);
    expect((await resume(agent, { budgetUsd: 1 })).run).toMatchObject({ status: 'completed', steps: 2 });
  });
});

describe('the session that a message came in', () => {
  const named = (sessionId: string | null) => {
    const agent = agentOf('<goto>B</goto>', '<result>x</result>');
    const turn = agent.turn.bind(agent);
    agent.turn = async (request, signal) => ({ ...(await turn(request, signal)), sessionId });
    return agent;
  };

  test('is the one that the CLI names, and the agent goes on there', async () => {
    const agent = named('its-own');
    await start(POLICY).run(agent);
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: 'its-own' });
  });

  test('is the one that we have chosen where it names none', async () => {
    const agent = named(null);
    await start(POLICY).run(agent);
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
  });

  test('of a called state is a branch; where the CLI has none, a fresh one, and that is told', async () => {
    for (const branch of [true, false]) {
      const agent = agentOf('<goto>START</goto>', '<call return="START">B</call>', '<result>b</result>', 'x');
      Object.assign(agent.capabilities, { branch });
      await start().run(agent);
      expect(agent.turns[2]?.session.kind).toBe(branch ? 'branch' : 'fresh');
      const warnings = eventsOf(lab, 'warning').map(({ message, state }) => [message, state]);
      const told = ['scripted cannot branch a session: the called state starts fresh', 'B.md'];
      expect(warnings).toEqual(branch ? [] : [told]);
      if (branch) lab.remove();
    }
  });
});

describe('reminders', () => {
  test('each is counted, told of, and a turn of its own in the session that was answered in', async () => {
    const { run } = start(POLICY);
    const agent = agentOf('no tag', '<goto>C</goto>', '<goto>B</goto>', '<result>x</result>');
    const end = await run(agent);
    expect(end.run).toMatchObject({ status: 'completed', steps: 2, turns: 4 });
    expect(eventsOf(lab, 'reminder')).toMatchObject([
      { attempt: 1, code: 'NO_TRANSITION', text: agent.turns[1]?.prompt },
      { attempt: 2, code: 'MISSING_TARGET', text: agent.turns[2]?.prompt },
    ]);
    expect(eventsOf(lab, 'turn_started').map(({ kind }) => kind)).toEqual([
      ...['prompt', 'reminder', 'reminder', 'prompt'],
    ]);
    expect(new Set(agent.turns.map(({ session }) => session.id)).size).toBe(1);
    expect(agent.turns.map(({ request }) => request.context.turnOfVisit)).toEqual([0, 1, 2, 0]);
  });

  test('the count is of one visit: the next starts anew', async () => {
    const { run } = start(POLICY);
    const start4 = ['no', 'no', 'no', '<goto>B</goto>'];
    const agent = agentOf(...start4, '<goto>START</goto>', ...start4, '<result>x</result>');
    expect((await run(agent)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
  });

  test('after three the agent fails, with how often it was told; its turn stays open', async () => {
    const { run } = start(POLICY);
    const end = await run(agentOf('no', 'no', 'no', 'no'));
    expect(end.run).toMatchObject({
      ...{ status: 'failed', reason: 'NO_TRANSITION' },
      agents: [{ retry_count: 3, turn: { kind: 'reminder', turn_of_visit: 3, failed: true } }],
    });
    expect(end.run.message).toContain('The agent was reminded 3 times.');
  });

  test('given before an interrupt count after it', async () => {
    const { run, resume } = start(POLICY);
    const agent = agentOf('no', 'no', { hang: true }, 'no', 'no', 'never asked for');
    const paused = await run(agent, interruptAt(lab, at('turn_started', 3)));
    expect(paused.run.agents[0]).toMatchObject({ retry_count: 2, turn: { turn_of_visit: 2 } });
    const end = await resume(agent);
    expect(end.run).toMatchObject({ status: 'failed', reason: 'NO_TRANSITION' });
    expect(eventsOf(lab, 'reminder').map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(agent.turns).toHaveLength(5);
  });

  test('a failed agent that is resumed has three again', async () => {
    const { run, resume } = start(POLICY);
    const agent = agentOf('no', 'no', 'no', 'no', 'no', 'no', 'no', '<result>x</result>');
    await run(agent);
    expect((await resume(agent)).run).toMatchObject({ status: 'completed', results: { main: 'x' } });
    expect(eventsOf(lab, 'reminder').map(({ attempt }) => attempt)).toEqual([...[1, 2, 3, 1, 2, 3]]);
  });

  test('go to the session that we have chosen where the CLI names none', async () => {
    const { run } = start(POLICY);
    const agent = agentOf('no');
    const turn = agent.turn.bind(agent);
    agent.turn = async (request, signal) => ({ ...(await turn(request, signal)), sessionId: null });
    expect((await run(agent)).run.status).toBe('completed');
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
  });
});

describe('attempts', () => {
  test('a transient failure, then text: the same visit, one attempt later, its cost counted too', async () => {
    const { run } = start();
    const agent = agentOf({ ...BUSY, cost: 0.2 }, { text: '<result>x</result>', cost: 0.1 });
    const end = await run(agent);
    expect(end.run).toMatchObject({ status: 'completed', steps: 1, turns: 2 });
    expect(end.run.total_cost_usd).toBeCloseTo(0.3);
    expect(told()).toEqual([
      ...['state_started', 'turn_started', 'outcome', 'cost', 'retry'],
      ...['turn_started', 'outcome', 'cost', 'transition', 'agent_ended'],
    ]);
    const begun = eventsOf(lab, 'turn_started');
    expect(begun.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(agent.turns.map(({ request }) => request.context.turnOfVisit)).toEqual([0, 1]);
  });

  test('three in a row fail the agent, whatever the kind of failure', async () => {
    const { run } = start();
    const kinds = ['crashed', 'idle', 'session_in_use'] as const;
    const agent = agentOf(...kinds.map((kind) => ({ fail: { kind, message: `was ${kind}` } })));
    const end = await run(agent);
    expect(agent.turns).toHaveLength(3);
    expect(end.run.message).toContain('was session_in_use (3 attempts; `raymond resume r` tries again)');
  });

  test('a message in between starts the count anew; its reminders are not failures', async () => {
    const { run } = start(POLICY);
    const agent = agentOf(BUSY, BUSY, 'no tag', BUSY, BUSY, '<result>x</result>');
    expect((await run(agent)).run).toMatchObject({ status: 'completed', turns: 6 });
  });

  test('a limit that is waited for, and a spent share, are not among them', async () => {
    const { run } = start();
    const limit = { fail: { kind: 'usage_limit' as const, message: 'limit', resetAt: Date.now() + 300_000 } };
    const cap = { cost: 0.01, fail: { kind: 'cost_cap' as const, message: 'cap' } };
    const agent = agentOf(BUSY, limit, cap, limit, cap, BUSY, '<result>x</result>');
    expect((await run(agent)).run).toMatchObject({ status: 'completed', turns: 7 });
    const second = agentOf(BUSY, limit, BUSY, cap, BUSY, '<result>x</result>');
    lab.remove();
    expect((await start().run(second)).run).toMatchObject({ status: 'failed', turns: 5 });
  });

  test('a reminder that failed is given again, as a reminder and in the same session', async () => {
    const { run } = start(POLICY);
    const agent = agentOf('no tag', BUSY, '<result>x</result>');
    expect((await run(agent)).run.status).toBe('completed');
    const [first, second, third] = agent.turns;
    expect(third?.prompt).toBe(second?.prompt);
    expect(third?.session).toEqual({ kind: 'resume', id: first?.session.id });
  });
});

test('a drain lets the turn in flight end: its message is followed, and no further state starts', async () => {
  const { run, resume } = start(POLICY);
  const onEvent = ({ type }: LoggedEvent): void => {
    if (type === 'turn_started')
      lab.stop.stop({ mode: 'drain', status: 'paused', reason: 'DEADLINE', message: 'late' });
  };
  const agent = agentOf('<goto>B</goto>', '<result>x</result>');
  const paused = await run(agent, { around: { onEvent } });
  expect(paused.run).toMatchObject({ status: 'paused', turns: 1, agents: [{ current_state: 'B.md' }] });
  expect((await resume(agent)).run).toMatchObject({ status: 'completed', turns: 2 });
});

describe('an interrupt', () => {
  test('in the middle of a turn leaves it open, its cost counted; the resume carries that turn on', async () => {
    const { run, resume } = start();
    const agent = agentOf({ hang: true, cost: 0.1 }, { text: '<result>x</result>', cost: 0.2 });
    const paused = await run(agent, interruptAt(lab, at('turn_started')));
    expect(paused.run).toMatchObject({ status: 'paused', total_cost_usd: 0.1 });
    expect(paused.run.agents[0]?.turn).toMatchObject({ accounted: true, attempt: 1, turn_of_visit: 0 });
    const end = await resume(agent);
    expect(end.run).toMatchObject({ status: 'completed', steps: 1 });
    expect(end.run.total_cost_usd).toBeCloseTo(0.3);
    // It has not ended: the same turn of the visit, in its session, which has the work.
    expect(agent.turns[1]?.request.context.turnOfVisit).toBe(0);
    expect(agent.turns[1]?.session).toEqual({ kind: 'resume', id: agent.turns[0]?.session.id });
    expect(agent.turns[1]?.prompt).toMatch(/^Your last turn was cut off/);
    expect(eventsOf(lab, 'state_started')).toHaveLength(1);
  });

  test('is why a turn failed, whatever the CLI makes of it: the agent has not', async () => {
    const { run, resume } = start();
    const agent = agentOf({ hang: true }, '<result>x</result>');
    const turn = agent.turn.bind(agent);
    agent.turn = async (request, signal) => {
      const outcome = await turn(request, signal);
      return outcome.ok ? outcome : { ...outcome, failure: { kind: 'authentication', message: 'cut short' } };
    };
    const paused = await run(agent, interruptAt(lab, at('turn_started')));
    expect(paused.run).toMatchObject({ status: 'paused', agents: [{ status: 'active', error: null }] });
    expect((await resume(agent)).run.status).toBe('completed');
  });

  test('right after a message does not follow it; the resume does, without another turn', async () => {
    const { run, resume } = start(POLICY);
    const agent = agentOf({ text: '<result>x</result>', cost: 0.1 });
    const paused = await run(agent, interruptAt(lab, at('cost')));
    expect(paused.run).toMatchObject({ status: 'paused', agents: [{ turn: { accounted: true } }] });
    const end = await resume(agent);
    expect(end.run).toMatchObject({ status: 'completed', results: { main: 'x' }, total_cost_usd: 0.1 });
    expect(agent.turns).toHaveLength(1);
  });

  test('while an agent waits for its next attempt starts none', async () => {
    const { run, resume } = start();
    const agent = agentOf(BUSY, '<result>x</result>');
    expect((await run(agent, interruptAt(lab, at('retry')))).run).toMatchObject({
      status: 'paused',
      turns: 1,
    });
    expect((await resume(agent)).run).toMatchObject({ status: 'completed', turns: 2 });
  });

  test('before the start of a turn starts no process; the turn is on record all the same', async () => {
    const { run, resume } = start(POLICY);
    const agent = agentOf('no tag', '<result>x</result>');
    const paused = await run(agent, interruptAt(lab, at('reminder')));
    expect(agent.turns).toHaveLength(1);
    expect(paused.run.agents[0]?.turn).toMatchObject({ id: '2', kind: 'reminder' });
    expect(eventsOf(lab, 'turn_started')).toHaveLength(1);
    await resume(agent);
    expect(agent.turns[1]?.prompt).toContain('<goto>B</goto>');
  });
});
