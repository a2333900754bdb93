import { describe, expect, test } from '@jest/globals';
import { agentOf, newAgent } from '../../src/core/agents.js';
import { answer } from '../../src/core/answer.js';
import { updateRun } from '../../src/core/change.js';
import { relocate } from '../../src/core/life.js';
import type { Transition } from '../../src/core/protocol/transition.js';
import type { Agent, Run } from '../../src/core/run.js';
import { step } from '../../src/core/step.js';
import { aRun, aTurn, NOW } from '../support/run.js';

const inputs = { turn: '1', implicit: false, now: NOW, newId: () => 'id1' };

const runWith = (change: Partial<Agent> = {}): Run => aRun({ session_id: 'S', ...change });

function agentAfter(transition: Transition, change: Partial<Agent> = {}): Agent {
  return agentOf(step(runWith(change), 'main', transition, inputs).run, 'main');
}

const frame = { session: 'CALLER', state: 'BACK.md', cwd: '/caller' };

describe('what each transition does (spec 1.3)', () => {
  test('where agents go is kept, once, and moves along with the project', () => {
    const run = runWith();
    const { root, cwd } = run.launch;
    const reset = (cd: string): Transition => ({ tag: 'reset', target: 'B.md', cd });
    const there = step(run, 'main', reset(`${root}/lib`), inputs).run;
    const back = step(there, 'main', reset(cwd), inputs).run;
    const workers = ['a', 'b'].map(() => ({ target: 'B.md', variables: {}, cd: `${root}/far` }));
    const forked = step(back, 'main', { tag: 'fork', next: 'B.md', workers }, inputs).run;
    expect([run, there, back, forked].map(({ directories }) => directories)).toEqual([
      ...[undefined, [`${root}/lib`], [`${root}/lib`], [`${root}/lib`, `${root}/far`]],
    ]);
    expect(relocate(forked, '/elsewhere').directories).toEqual(['/elsewhere/lib', '/elsewhere/far']);
  });

  test('goto resumes the session and keeps stack and directory', () => {
    const agent = agentAfter({ tag: 'goto', target: 'B.md', input: 'hi' }, { stack: [frame], cwd: '/x' });
    expect(agent).toMatchObject({
      current_state: 'B.md',
      session_id: 'S',
      stack: [frame],
      cwd: '/x',
      pending_result: 'hi',
    });
  });

  test('reset starts a fresh session, keeps the stack and takes cd', () => {
    const agent = agentAfter({ tag: 'reset', target: 'B.md', cd: '/y' }, { stack: [frame] });
    expect(agent).toMatchObject({
      current_state: 'B.md',
      session_id: null,
      branch_from: null,
      stack: [frame],
      cwd: '/y',
    });
  });

  test('call branches off the session and pushes a frame', () => {
    const agent = agentAfter({ tag: 'call', target: 'CHILD.md', return: 'R.md', model: 'haiku' });
    expect(agent).toMatchObject({
      current_state: 'CHILD.md',
      session_id: null,
      branch_from: 'S',
      model_override: 'haiku',
      stack: [{ session: 'S', state: 'R.md', cwd: '/work' }],
    });
  });

  test('call without a session yet starts fresh, and its return does too', () => {
    const called = step(
      runWith({ session_id: null }),
      'main',
      { tag: 'call', target: 'C.md', return: 'R.md' },
      inputs,
    );
    expect(agentOf(called.run, 'main')).toMatchObject({ session_id: null, branch_from: null });
    const back = step(called.run, 'main', { tag: 'result', payload: 'x' }, inputs);
    expect(agentOf(back.run, 'main')).toMatchObject({
      current_state: 'R.md',
      session_id: null,
      branch_from: null,
    });
  });

  test('a script called before it ran a prompt still branches off the caller, in it and after it', () => {
    const first = step(runWith(), 'main', { tag: 'call', target: 'A.sh', return: 'R1.md' }, inputs).run;
    const second = step(first, 'main', { tag: 'call', target: 'B.md', return: 'R2.md' }, inputs).run;
    expect(agentOf(second, 'main').branch_from).toBe('S');
    const back = step(second, 'main', { tag: 'result', payload: '' }, inputs).run;
    expect(agentOf(back, 'main')).toMatchObject({
      current_state: 'R2.md',
      session_id: null,
      branch_from: 'S',
    });
  });

  test('function starts fresh and pushes a frame', () => {
    const agent = agentAfter({ tag: 'function', target: 'EVAL.md', return: 'R.md' });
    expect(agent).toMatchObject({
      session_id: null,
      branch_from: null,
      stack: [{ session: 'S', state: 'R.md' }],
    });
  });

  test('result returns to the caller: state, session, directory and payload', () => {
    const agent = agentAfter({ tag: 'result', payload: ' raw \n' }, { stack: [frame], cwd: '/child' });
    expect(agent).toMatchObject({
      current_state: 'BACK.md',
      session_id: 'CALLER',
      cwd: '/caller',
      stack: [],
      pending_result: ' raw \n',
    });
  });

  test('result with an empty stack ends the agent with its payload', () => {
    const { run, events, start } = step(runWith(), 'main', { tag: 'result', payload: 'done' }, inputs);
    expect(run.agents).toEqual([]);
    expect(run.results).toEqual({ main: 'done' });
    expect(start).toEqual([]);
    expect(events.slice(1)).toEqual([
      { type: 'agent_ended', agent: 'main', state: 'START.md', result: 'done' },
    ]);
  });

  test('fork starts workers fresh, with variables, and the parent goes on in its session', () => {
    const { run, start } = step(
      runWith({ stack: [frame] }),
      'main',
      {
        tag: 'fork',
        next: 'NEXT.md',
        input: 'p',
        workers: [
          { target: 'WORKER.md', variables: { item: 'a' }, input: 'w', cd: '/w' },
          { target: 'ANALYZE.md', variables: {}, model: 'haiku' },
        ],
      },
      inputs,
    );
    expect(run.agents.map(({ id }) => id)).toEqual(['main', 'main_worker1', 'main_analyz2']);
    expect(agentOf(run, 'main')).toMatchObject({
      current_state: 'NEXT.md',
      session_id: 'S',
      stack: [frame],
      pending_result: 'p',
    });
    expect(agentOf(run, 'main_worker1')).toMatchObject({
      session_id: null,
      branch_from: null,
      stack: [],
      cwd: '/w',
      variables: { item: 'a' },
      pending_result: 'w',
    });
    expect(agentOf(run, 'main_analyz2')).toMatchObject({ cwd: '/work', model_override: 'haiku' });
    expect(start).toEqual(['main', 'main_worker1', 'main_analyz2']);
  });

  test('ask waits, and its answer goes on to next in the same session', () => {
    const { run } = step(
      runWith(),
      'main',
      { tag: 'ask', question: ' Ship? ', next: 'SHIP.md', timeout: '2h', timeout_next: 'STOP.md' },
      inputs,
    );
    expect(agentOf(run, 'main')).toMatchObject({
      status: 'asking',
      ask: {
        id: 'id1',
        question: 'Ship?',
        next: 'SHIP.md',
        timeout_at: '2026-11-21T12:00:00.000Z',
        timeout_next: 'STOP.md',
      },
    });
    const answered = agentOf(answer(run, 'main', 'yes', (target) => target).run, 'main');
    expect(answered).toMatchObject({
      status: 'active',
      current_state: 'SHIP.md',
      pending_result: 'yes',
      session_id: 'S',
      ask: null,
    });
  });
});

describe('what is left behind', () => {
  const child = { session_id: null, branch_from: 'CALLER' };

  test('reset leaves the session that was still to be branched off', () => {
    expect(agentAfter({ tag: 'reset', target: 'B.md' }, child).branch_from).toBeNull();
  });

  test('result does too, unless its caller was itself still to branch', () => {
    const payload: Transition = { tag: 'result', payload: '' };
    expect(agentAfter(payload, { ...child, stack: [frame] }).branch_from).toBeNull();
    const caller = { ...frame, branch_from: 'OTHER' };
    expect(agentAfter(payload, { ...child, stack: [caller] }).branch_from).toBe('OTHER');
  });

  test('a session stays with the CLI that it is of, through a call and back', () => {
    const call: Transition = { tag: 'call', target: 'CHILD.md', return: 'BACK.md' };
    const called = agentAfter(call, { session_cli: 'copilot' });
    expect(called.stack).toStrictEqual([
      { session: 'S', state: 'BACK.md', cwd: '/work', session_cli: 'copilot' },
    ]);
    const inChild = { stack: called.stack, session_id: 'C', session_cli: 'claude' };
    const back = agentAfter({ tag: 'result', payload: '' }, inChild);
    expect(back).toMatchObject({ session_id: 'S', session_cli: 'copilot' });
    // One of an older version's state file does not say.
    expect(agentAfter(call).stack).toStrictEqual([{ session: 'S', state: 'BACK.md', cwd: '/work' }]);
  });

  test('ask ends the visit: its turn, its reminders and its input; who is to be told is told', () => {
    const before = runWith({ turn: aTurn(), retry_count: 2, pending_result: 'in' });
    const { run, events, start } = step(before, 'main', { tag: 'ask', question: 'Q?', next: 'N.md' }, inputs);
    const agent = agentOf(run, 'main');
    expect(agent).toMatchObject({ turn: null, retry_count: 0, pending_result: null, session_id: 'S' });
    expect(agent.ask).toMatchObject({ timeout_at: null, timeout_next: null, asked_at: NOW });
    expect(start).toEqual([]);
    expect(events.slice(1)).toEqual([
      { type: 'asked', agent: 'main', state: 'START.md', ask_id: agent.ask?.id, question: 'Q?' },
    ]);
  });

  test("fork counts its own agent's workers, and leaves other counters and agents alone", () => {
    const worker = newAgent('main_w1', 'W.md', '/work');
    const before = updateRun(runWith(), { fork_counters: { main: 1, main_w1: 4 } });
    const { run } = step(
      updateRun(before, { agents: [...before.agents, worker] }),
      'main',
      { tag: 'fork', next: 'N.md', workers: [{ target: 'W.md', variables: {} }] },
      inputs,
    );
    expect(run.fork_counters).toEqual({ main: 2, main_w1: 4 });
    expect(run.agents[1]).toBe(worker);
  });
});

describe('input and model belong to one visit alone', () => {
  test('the next transition clears what it does not set', () => {
    const agent = agentAfter(
      { tag: 'goto', target: 'B.md' },
      { pending_result: 'old', model_override: 'opus', retry_count: 2 },
    );
    expect(agent).toMatchObject({ pending_result: null, model_override: null, retry_count: 0, turn: null });
  });
});

describe('worker ids', () => {
  const fork = (state: string): Transition => ({
    tag: 'fork',
    next: 'N.md',
    workers: [{ target: state, variables: {} }],
  });

  test('other characters than letters and digits are dropped', () => {
    expect(step(runWith(), 'main', fork('1_Start-up.md'), inputs).run.agents[1]?.id).toBe('main_1start1');
  });

  test('the counter is the parent’s own and never reused', () => {
    let run = step(runWith(), 'main', fork('WORKER.md'), inputs).run;
    run = step(run, 'main_worker1', { tag: 'result', payload: '' }, inputs).run;
    run = step(run, 'main', fork('WORKER.md'), inputs).run;
    run = step(run, 'main_worker2', fork('PROCESS.md'), inputs).run;
    expect(run.agents.map(({ id }) => id)).toEqual(['main', 'main_worker2', 'main_worker2_proces1']);
  });

  // adversary.md D7: 20,000 took a minute, in which no signal was heard. Quadratic, these would take many.
  test('a hundred thousand in one step', () => {
    const workers = Array.from({ length: 100_000 }, (_, n) => ({ target: 'W.md', variables: { n: `${n}` } }));
    const { run, events, start } = step(runWith(), 'main', { tag: 'fork', next: 'N.md', workers }, inputs);
    expect(run.agents).toHaveLength(100_001);
    expect(run.agents.at(-1)).toMatchObject({ id: 'main_w100000', variables: { n: '99999' } });
    expect(run.fork_counters).toEqual({ main: 100_000 });
    expect([events.length, start.length]).toEqual([100_001, 100_001]);
    const last = { agent: 'main', worker: 'main_w100000', worker_state: 'W.md', variables: { n: '99999' } };
    expect(events.at(-1)).toMatchObject({ type: 'forked', ...last });
  });

  test('two spellings of one id do not meet', () => {
    let run = runWith();
    run = step(run, 'main', fork('A1.md'), inputs).run; // main_a11
    const agents = [...run.agents, newAgent('main_x', 'X.md', '/')];
    run = updateRun(run, { fork_counters: { main: 10 }, agents });
    run = step(run, 'main', fork('A.md'), inputs).run;
    const ids = run.agents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a copy of a run or of an agent is none for the types: who wants a change calls for it by its name', () => {
  const run = runWith();
  // @ts-expect-error it is not sealed
  const copy: Run = { ...run, steps: 7 };
  // @ts-expect-error it is not sealed
  const agent: Agent = { ...run.agents[0]!, retry_count: 7 };
  // Nothing of the seal is there at run time.
  expect([copy, agent.retry_count]).toEqual([updateRun(run, { steps: 7 }), 7]);
});
