import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FailureKind } from '../../../src/agents/agent.js';
import type { LoggedEvent } from '../../../src/core/events.js';
import type { Launch } from '../../../src/core/run.js';
import { realPorts } from '../../../src/runtime/ports.js';
import { failuresAfter } from '../../../src/runtime/turns/after-failure.js';
import type { EndedTurn } from '../../../src/runtime/turns/visit.js';
import { type Lab, type LabOptions, lab as newLab, type Reply, ScriptedAgent } from '../../support/engine.js';
import { meeting } from '../../support/meeting.js';
import { aTurn } from '../../support/run.js';
import { agentOf, eventsOf, POLICY, promptLab } from '../../support/turns-lab.js';

// What follows a failed turn (spec 3.7): another attempt, a wait, another share of the budget, or none.

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const DONE = '<result>x</result>';

let lab: Lab;
let slept: number[];
beforeEach(() => {
  slept = [];
  lab = promptLab();
});
afterEach(() => lab.remove());

/** A clock that stands still, sleep that is noted, and dice in the middle. */
function still(launch: Partial<Launch> = {}): LabOptions {
  const sleep = async (ms: number): Promise<void> => {
    slept.push(ms);
  };
  return { launch, around: { ports: { ...realPorts, now: () => NOW, random: () => 0.5, sleep } } };
}

const failing = (kind: FailureKind, more: object = {}): Reply => ({
  fail: { kind, message: `it was ${kind}`, ...more },
});

test.each<[FailureKind, string, number]>([
  ['transient', 'AGENT_FAILED', 3],
  ['crashed', 'AGENT_FAILED', 3],
  ['idle', 'IDLE_TIMEOUT', 3],
  ['session_in_use', 'AGENT_FAILED', 3],
  ['authentication', 'AUTHENTICATION', 1],
  ['invalid_model', 'INVALID_MODEL', 1],
  ['refused', 'REFUSED', 1],
  ['prompt_too_long', 'AGENT_FAILED', 1],
  ['recording_missing', 'RECORDING_MISSING', 1],
  ['recording_stale', 'RECORDING_STALE', 1],
  ['not_started', 'AGENT_FAILED', 1],
  ['session_lost', 'SESSION_LOST', 1],
])('%s fails the agent with %s after %i', async (kind, reason, turns) => {
  const agent = agentOf(failing(kind), failing(kind), failing(kind), failing(kind));
  const { run } = await lab.run(agent, still());
  expect([run.status, run.reason, agent.turns.length]).toEqual(['failed', reason, turns]);
  // Of a model the CLI names flags of its own, which nobody here gives.
  expect(run.message).toContain(
    kind === 'invalid_model' ? 'Name one: `model` of the state' : `it was ${kind}`,
  );
  // It stays open, and a resume tries again instead of applying its outcome.
  expect(run.agents[0]?.turn).toMatchObject({ failed: true, accounted: true });
  expect((await lab.resume(agentOf(DONE))).run.status).toBe('completed');
});

test('a turn that was interrupted by somebody else leaves the visit open, while the run is stopping', async () => {
  const onEvent = ({ type }: LoggedEvent): void => {
    if (type === 'turn_started')
      lab.stop.stop({ mode: 'drain', status: 'paused', reason: 'DEADLINE', message: 'late' });
  };
  const agent = agentOf(failing('interrupted'), DONE);
  const { run } = await lab.run(agent, { around: { onEvent } });
  expect(run).toMatchObject({ status: 'paused', agents: [{ status: 'active', error: null }] });
  expect((await lab.resume(agent)).run).toMatchObject({ status: 'completed', turns: 2 });
});

describe('failed attempts in a row', () => {
  const turn = aTurn();
  const failed = (kind: FailureKind, costUsd = 0, resetAt?: number): EndedTurn => ({
    ...{ kind: 'failed', turn, costUsd },
    failure: { kind, message: '', resetAt },
  });

  test.each<[string, EndedTurn, number]>([
    ['one more', failed('transient'), 3],
    ['one more of another kind', failed('idle'), 3],
    ['a limit is none', failed('usage_limit', 0, NOW + 1), 2],
    ['a limit that nobody knows the end of is none', failed('usage_limit'), 2],
    ['a limit that is over already is one', failed('usage_limit', 0, NOW), 3],
    ['a spent share is none', failed('cost_cap', 0.01), 2],
    ['a share of which nothing was spent is one', failed('cost_cap'), 3],
    ['an answer ends them', { kind: 'answered', turn, text: 'x', session: 'S' }, 0],
    ['a turn that did not start is none', { kind: 'stopped' }, 2],
  ])('%s', (_, ended, failures) => {
    expect(failuresAfter(ended, 2, NOW)).toBe(failures);
  });
});

describe('another attempt', () => {
  test('comes after the wait that was told, with the number it has', async () => {
    const agent = agentOf(failing('transient'), failing('idle', { retryAfterMs: 9000 }), DONE);
    await lab.run(agent, still());
    expect(agent.turns.map(({ request }) => request.context.turnOfVisit)).toEqual([0, 1, 2]);
    expect(slept).toEqual([750, 9000]);
    expect(eventsOf(lab, 'retry')).toMatchObject([
      { attempt: 2, delay_ms: 750, code: 'AGENT_FAILED', message: 'it was transient' },
      { attempt: 3, delay_ms: 9000, code: 'IDLE_TIMEOUT', message: 'it was idle' },
    ]);
  });

  test('is not made when the run was told to stop meanwhile, be it by and by', async () => {
    const options = still();
    const sleep = async (): Promise<void> =>
      lab.stop.stop({ mode: 'drain', status: 'paused', reason: 'DEADLINE', message: 'late' });
    const agent = agentOf(failing('transient'), DONE);
    const { run } = await lab.run(agent, { around: { ports: { ...options.around!.ports!, sleep } } });
    expect(run).toMatchObject({ status: 'paused', reason: 'DEADLINE', turns: 1 });
  });
});

describe('a usage limit', () => {
  const limit = (inMs?: number): Reply =>
    failing('usage_limit', inMs === undefined ? {} : { resetAt: NOW + inMs });

  test.each<[string, Partial<Launch>, number]>([
    ['resets soon', {}, 90_000],
    ['resets after just the longest wait', { max_wait: 90 }, 90_000],
    ['resets soon, with wait', { on_limit: 'wait' }, 1],
  ])('that %s is waited for, and a second more', async (_, launch, inMs) => {
    const agent = agentOf(limit(inMs), DONE);
    expect((await lab.run(agent, still(launch))).run.status).toBe('completed');
    expect(slept).toEqual([inMs + 1000]);
    const until = new Date(NOW + inMs).toISOString();
    expect(eventsOf(lab, 'waiting')).toMatchObject([{ until, reason: 'it was usage_limit' }]);
  });

  test('that has reset already is waited for a second', async () => {
    expect((await lab.run(agentOf(limit(-5000), DONE), still())).run.status).toBe('completed');
    expect(slept).toEqual([1000]);
    expect(eventsOf(lab, 'waiting')).toMatchObject([{ until: new Date(NOW).toISOString() }]);
  });

  test.each<[string, Partial<Launch>, number | undefined]>([
    ['resets too late', { max_wait: 90 }, 90_001],
    ['resets too late, although waiting was asked for', { on_limit: 'wait', max_wait: 90 }, 90_001],
    ['resets soon, with pause', { on_limit: 'pause' }, 1],
    ['does not say when it resets', {}, undefined],
  ])('that %s pauses the run', async (_, launch, inMs) => {
    const agent = agentOf(limit(inMs), DONE);
    const { run } = await lab.run(agent, still(launch));
    const resumeAt = inMs === undefined ? null : new Date(NOW + inMs).toISOString();
    expect(run).toMatchObject({ status: 'paused', reason: 'USAGE_LIMIT', resume_at: resumeAt });
    expect(run.message).toContain(
      resumeAt === null ? 'Resume when the limit has reset' : `after ${resumeAt}`,
    );
    expect(slept).toEqual([]);
    const end = await lab.resume(agent, still());
    expect(end.run).toMatchObject({ status: 'completed', steps: 1, resume_at: null });
    expect(agent.turns[1]?.request.context.turnOfVisit).toBe(1);
  });

  test('lets the turns in flight end and be followed, and starts nothing new', async () => {
    lab.remove();
    lab = newLab({ 'START.md': 's', 'W.md': 'w', 'N.md': 'n', 'NEXT.md': 'x' });
    const bothWork = meeting(2);
    const agent = new ScriptedAgent({
      'START.md': '<fork next="N">W</fork>',
      'W.md': async () => {
        await bothWork();
        return limit();
      },
      'N.md': async () => {
        await bothWork();
        while (lab.stop.request === null) await new Promise(setImmediate);
        return { text: '<goto>NEXT</goto>', cost: 0.5 };
      },
    });
    const { run } = await lab.run(agent, still());
    expect(run).toMatchObject({ status: 'paused', reason: 'USAGE_LIMIT', total_cost_usd: 0.5 });
    expect(run.agents.map((each) => [each.id, each.current_state])).toEqual([
      ['main', 'NEXT.md'],
      ['main_w1', 'W.md'],
    ]);
    expect(agent.turns).toHaveLength(3);
  });

  test('is not waited out when the run was told to stop meanwhile', async () => {
    const sleep = async (): Promise<void> =>
      lab.stop.stop({ mode: 'drain', status: 'paused', reason: 'DEADLINE', message: 'late' });
    const ports = { ...realPorts, now: () => NOW, sleep };
    const { run } = await lab.run(agentOf(limit(1), DONE), { around: { ports } });
    expect(run).toMatchObject({ status: 'paused', reason: 'DEADLINE', turns: 1 });
  });
});

describe('a turn that has used up its share', () => {
  const cap = (cost: number): Reply => ({ fail: { kind: 'cost_cap', message: 'cap' }, cost, grows: 2 });

  test('goes on at once with what is left, in its session, told to be brief', async () => {
    const agent = agentOf(cap(0.25), cap(0.25), { text: DONE, cost: 0.25 });
    const { run } = await lab.run(agent, { ...still(), budgetUsd: 1 });
    expect(run).toMatchObject({ status: 'completed', total_cost_usd: 0.75 });
    expect(agent.turns.map(({ request }) => request.costCapUsd)).toEqual([1, 0.75, 0.5]);
    expect(new Set(agent.turns.map(({ session }) => session.id)).size).toBe(1);
    expect(agent.turns[1]?.prompt).toMatch(/stopped by a cost limit/);
    expect(slept).toEqual([]);
  });

  test('ends the run when nothing is left; a larger budget goes on', async () => {
    const agent = agentOf(cap(1), { text: DONE, cost: 0.25 });
    const { run } = await lab.run(agent, { budgetUsd: 1 });
    expect(run).toMatchObject({ status: 'budget_exceeded', reason: 'BUDGET', total_cost_usd: 1, turns: 1 });
    expect((await lab.resume(agent, { budgetUsd: 2 })).run).toMatchObject({
      ...{ status: 'completed', total_cost_usd: 1.25, steps: 1 },
    });
  });

  test('gets no other share from a run that is stopping', async () => {
    const onEvent = ({ type }: LoggedEvent): void => {
      if (type === 'cost')
        lab.stop.stop({ mode: 'drain', status: 'paused', reason: 'DEADLINE', message: '' });
    };
    const agent = agentOf(cap(0.1), DONE);
    const { run } = await lab.run(agent, { around: { onEvent } });
    expect([run.status, run.total_cost_usd, agent.turns.length]).toEqual(['paused', 0.1, 1]);
  });
});

describe('a lost session', () => {
  const lost = failing('session_lost');

  test('fails the agent, and its message says what can be done', async () => {
    const { run } = await lab.run(agentOf('<goto>B</goto>', lost), still());
    expect(run).toMatchObject({ status: 'failed', reason: 'SESSION_LOST' });
    expect(run.message).toContain('raymond resume r --fresh-session');
  });

  test('is replaced by a fresh one where that is allowed, with the bare prompt, and that is told', async () => {
    const agent = agentOf('<goto>B</goto>', lost, lost, '<result>x</result>');
    await lab.run(agent, still());
    const { run } = await lab.resume(agent, { ...still(), freshSession: true });
    expect(run).toMatchObject({ status: 'completed', results: { main: 'x' } });
    expect(agent.turns.at(-1)).toMatchObject({ prompt: 'B', session: { kind: 'fresh' } });
    const id = agent.turns[0]?.session.id;
    expect(eventsOf(lab, 'warning')).toMatchObject([
      { message: expect.stringContaining(`session ${id} is gone`) },
    ]);
    expect(slept).toEqual([]);
  });

  test('is the one that the turn itself went on in, although its visit began without any', async () => {
    const agent = agentOf({ ...(failing('crashed') as object), grows: 3 }, lost, lost, DONE);
    await lab.run(agent, still());
    const { run } = await lab.resume(agent, { ...still(), freshSession: true });
    expect(run.status).toBe('completed');
    const id = agent.turns[0]?.session.id;
    expect(agent.turns[2]?.session).toEqual({ kind: 'resume', id });
    expect(eventsOf(lab, 'warning')).toMatchObject([
      { message: expect.stringContaining(`session ${id} is gone`) },
    ]);
  });

  test('is no reason to start fresh for ever: one that was fresh cannot have been lost', async () => {
    await lab.run(agentOf('<goto>B</goto>', lost), still());
    const agent = agentOf(lost, lost, DONE);
    const { run } = await lab.resume(agent, { ...still(), freshSession: true });
    expect([run.status, run.reason, agent.turns.length]).toEqual(['failed', 'SESSION_LOST', 2]);
  });

  test('of a reminder too: the prompt is said again, and reminders go on from their count', async () => {
    lab.remove();
    lab = promptLab(POLICY);
    const agent = agentOf('no tag', lost, lost, 'no', 'no', 'no', 'unasked');
    await lab.run(agent, still());
    const { run } = await lab.resume(agent, { ...still(), freshSession: true });
    expect(agent.turns[3]).toMatchObject({ prompt: 'THE PROMPT', session: { kind: 'fresh' } });
    expect(run).toMatchObject({ status: 'failed', reason: 'NO_TRANSITION' });
  });
});

describe('what would come again at once is not tried for ever', () => {
  test('a limit that has reset already, and holds all the same, pauses the run', async () => {
    const limit = failing('usage_limit', { resetAt: NOW - 1000 });
    const agent = agentOf(limit, limit, limit, limit, limit);
    const { run } = await lab.run(agent, still());
    expect([run.status, run.reason, agent.turns.length]).toEqual(['paused', 'USAGE_LIMIT', 3]);
  });

  test('a share that is too small to be given on ends the run as spent', async () => {
    const share = failing('cost_cap');
    const agent = agentOf(share, share, share, share, share);
    const { run } = await lab.run(agent, { ...still(), budgetUsd: 1 });
    expect([run.status, run.reason, agent.turns.length]).toEqual(['budget_exceeded', 'BUDGET', 3]);
  });
});
