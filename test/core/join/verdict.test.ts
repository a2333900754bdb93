import { describe, expect, test } from '@jest/globals';
import { dropStopped, passJoin } from '../../../src/core/join/door.js';
import type { Agent, AgentError, Door, EndedWorker, Run } from '../../../src/core/run.js';
import { aDoor, anEndedWorker, aWorker, NOW, runOf } from '../../support/run.js';

// Spec 7.1: when a join is entered, by what has become of the workers, and what is handed over.

const FAILURE: AgentError = { code: 'AGENT_FAILED', message: 'no', at: NOW };

/** `main` at a door, its workers in the order given: c has completed, f has failed, l lives. */
function waitingFor(letters: string, change: Partial<Door>): Run {
  const agents: Record<string, Partial<Agent>> = { main: { status: 'waiting', door: aDoor(change) } };
  const workers: Record<string, EndedWorker> = {};
  for (const [index, letter] of [...letters].entries()) {
    const id = `main_w${index + 1}`;
    if (letter === 'c') workers[id] = anEndedWorker('main', index + 1);
    else agents[id] = aWorker('main', index + 1, letter === 'f' ? { status: 'failed', error: FAILURE } : {});
  }
  return runOf(agents, { workers });
}

/** In short: whom it hands over, or how many have ended. */
function inShort({ verdict, events: [told] }: ReturnType<typeof passJoin>): unknown {
  switch (verdict.kind) {
    case 'waiting':
      return told?.type === 'joining' ? `${told.ended} of ${told.all}` : told;
    case 'unmet':
      return verdict.error.code;
    case 'stopping':
      return { stopped: verdict.stopped };
    case 'entered':
      return verdict.workers.map(({ id, status }) => `${id} ${status}`);
  }
}

test.each<[string, Partial<Door>, unknown]>([
  ['', { of: 'all', failed: 'fail' }, []],
  ['', { of: 2, failed: 'fail' }, []],
  ['cc', { of: 'all', failed: 'fail' }, ['main_w1 completed', 'main_w2 completed']],
  ['cl', { of: 'all', failed: 'fail' }, '1 of 2'],
  ['cf', { of: 'all', failed: 'fail' }, '2 of 2'],
  ['fc', { of: 'all', failed: 'accept' }, ['main_w1 failed', 'main_w2 completed']],
  ['fl', { of: 'all', failed: 'accept' }, '1 of 2'],
  ['clc', { of: 2, failed: 'fail' }, { stopped: ['main_w2'] }],
  ['cfl', { of: 2, failed: 'fail' }, '2 of 3'],
  ['cf', { of: 2, failed: 'fail' }, '2 of 2'],
  ['fl', { of: 2, failed: 'fail' }, '1 of 2'],
  ['cf', { of: 2, failed: 'accept' }, ['main_w1 completed', 'main_w2 failed']],
  ['ll', { of: 3, failed: 'fail' }, '0 of 2'],
  ['cl', { of: 3, failed: 'fail' }, '1 of 2'],
  ['fl', { of: 3, failed: 'fail' }, 'JOIN_UNMET'],
  ['cc', { of: 3, failed: 'fail' }, 'JOIN_UNMET'],
  ['fl', { of: 3, failed: 'accept' }, '1 of 2'],
  ['cc', { of: 3, failed: 'accept' }, ['main_w1 completed', 'main_w2 completed']],
])('of the workers "%s" a join %j makes %j', (letters, door, expected) => {
  const before = waitingFor(letters, door);
  const passed = passJoin(before, 'main');
  expect(inShort(passed)).toEqual(expected);
  const { run, verdict } = passed;
  if (verdict.kind === 'waiting' || verdict.kind === 'unmet') expect(run).toBe(before);
});

test('one that can never be met says how many were asked for, and how many there are', () => {
  const { verdict } = passJoin(waitingFor('cc', { of: 3, failed: 'fail' }), 'main');
  expect(verdict).toMatchObject({ error: { message: expect.stringMatching(/joins 3 workers, and only 2/) } });
});

test('who stands at no door has entered, with what was handed over', () => {
  const joined = [{ id: 'main_w1', ...anEndedWorker('main', 1) }];
  for (const run of [runOf({ main: { joined } }), runOf({ main: {} })])
    expect(passJoin(run, 'main')).toMatchObject({
      run,
      verdict: { kind: 'entered', workers: run.agents[0]?.joined ?? [] },
    });
});

describe('a join that is entered', () => {
  const late = { ...anEndedWorker('main_w9', 1), cost_usd: 0.5 };
  const before = waitingFor('flc', { of: 1, failed: 'accept' });
  const asking = { id: 'a', kind: 'question', question: '?', next: 'N.md', asked_at: NOW } as const;
  const run = runOf(
    {
      main: { ...before.agents[0], error: FAILURE },
      main_w1: before.agents[1]!,
      main_w1_s1: aWorker('main_w1', 1),
      main_w2: {
        ...aWorker('main', 2, { door: aDoor(), status: 'waiting', cost_usd: 0.25 }),
        ask: { ...asking, timeout_at: null, timeout_next: null },
      },
      main_w2_s1: aWorker('main_w2', 1),
      main_w9_s2: aWorker('main_w9', 2, { status: 'stopped' }),
    },
    { workers: { ...before.workers, main_w9_s1: late } },
  );
  const closing = passJoin(run, 'main');

  test('stops the workers that live, with all that they have forked, and nobody else', () => {
    expect(closing.verdict).toEqual({ kind: 'stopping', stopped: ['main_w2', 'main_w2_s1'] });
    expect(
      closing.run.agents.map(({ id, status, ask, door }) => [id, status, ask, door?.closed ?? door]),
    ).toEqual([
      ['main', 'waiting', null, true],
      ['main_w1_s1', 'active', null, undefined],
      ['main_w2', 'stopped', null, undefined],
      ['main_w2_s1', 'stopped', null, undefined],
      ['main_w9_s2', 'stopped', null, undefined],
    ]);
    expect(closing.run.workers).toEqual({ main_w9_s1: late });
  });

  test('hands over all in the order of forking, each as it stands', () => {
    expect(closing.run.agents[0]?.joined).toEqual([
      expect.objectContaining({ id: 'main_w1', order: 1, status: 'failed', error: FAILURE }),
      expect.objectContaining({ id: 'main_w2', order: 2, status: 'stopped', error: null, cost_usd: 0.25 }),
      { id: 'main_w3', ...anEndedWorker('main', 3) },
    ]);
  });

  test('is gone through when the last of them has stopped, and with what they have cost by then', () => {
    const again = passJoin(closing.run, 'main');
    expect([again.run === closing.run, again.verdict]).toEqual([true, { kind: 'stopping', stopped: [] }]);
    const first = dropStopped(closing.run, 'main_w2_s1');
    expect(passJoin(first.run, 'main').verdict.kind).toBe('stopping');
    const spent = runOf(
      Object.fromEntries(
        first.run.agents.map((agent) => [
          agent.id,
          agent.id === 'main_w2' ? { ...agent, cost_usd: 0.75 } : agent,
        ]),
      ),
      { workers: first.run.workers },
    );
    const last = dropStopped(spent, 'main_w2');
    expect([first.waiting, last.waiting]).toEqual([['main'], ['main']]);
    expect(passJoin(last.run, 'main').verdict.kind).toBe('stopping');
    const entered = passJoin(dropStopped(last.run, 'main_w9_s2').run, 'main');
    expect(inShort(entered)).toEqual(['main_w1 failed', 'main_w2 stopped', 'main_w3 completed']);
    expect(entered.run.agents[0]).toMatchObject({ status: 'active', door: undefined, error: null });
    expect(entered.run.agents[0]?.joined?.map(({ cost_usd: usd }) => usd)).toEqual([0, 0.75, 0]);
    expect(entered.run.agents.map(({ id }) => id)).toEqual(['main', 'main_w1_s1']);
  });
});

test('a stopped worker is told to those above it whose doors are closed, and to no others', () => {
  const at = (closed?: true): Partial<Agent> => ({
    status: 'waiting',
    door: aDoor(closed === undefined ? {} : { closed }),
    joined: [],
  });
  const run = runOf({
    main: at(true),
    main_a1: { ...aWorker('main', 1), ...at() },
    main_a1_b1: { ...aWorker('main_a1', 1), ...at(true) },
    main_a1_b1_c1: aWorker('main_a1_b1', 1, { status: 'stopped', cost_usd: 0.5 }),
  });
  const { run: next, waiting } = dropStopped(run, 'main_a1_b1_c1');
  expect(waiting).toEqual(['main', 'main_a1_b1']);
  expect(next.agents).toEqual(run.agents.slice(0, 3));
});

describe('a worker that waits for ever for one that has failed', () => {
  const stuck = aWorker('main', 1, { status: 'waiting', door: aDoor({ failed: 'fail' }) });
  const failed = (order: number, error: Agent['error']): Partial<Agent> =>
    aWorker('main_w1', order, { status: 'failed', error });
  const run = (accept: Door['failed']): Run =>
    runOf(
      {
        main: { status: 'waiting', door: aDoor({ failed: accept }) },
        main_w1: stuck,
        main_w1_s1: failed(1, { ...FAILURE, message: 'second', at: '2026-11-21T10:00:02.000Z' }),
        main_w1_s2: failed(2, { ...FAILURE, message: 'first', at: '2026-11-21T10:00:01.000Z' }),
        main_w1_s3: failed(3, { ...FAILURE, message: 'first as well', at: '2026-11-21T10:00:01.000Z' }),
      },
      { workers: { main_w2: anEndedWorker('main', 2) } },
    );

  test('counts as failed itself', () => {
    expect(inShort(passJoin(run('fail'), 'main'))).toBe('2 of 2');
  });

  test('is handed over with the failure that came first, and goes with all that it has forked', () => {
    const { run: next, verdict } = passJoin(run('accept'), 'main');
    expect(verdict).toEqual({ kind: 'stopping', stopped: ['main_w1_s1', 'main_w1_s2', 'main_w1_s3'] });
    expect(next.agents[0]?.joined?.map(({ id, error }) => [id, error?.code, error?.at])).toEqual([
      ['main_w1', 'JOIN_FAILED', '2026-11-21T10:00:01.000Z'],
      ['main_w2', undefined, undefined],
    ]);
    expect(next.agents[0]?.joined?.[0]?.error?.message).toContain(
      'main_w1_s2 has failed: AGENT_FAILED: first',
    );
  });

  test('counts beside those that have failed themselves', () => {
    const agents = Object.fromEntries(run('fail').agents.map((agent) => [agent.id, agent]));
    const more = runOf({ ...agents, main_w2: aWorker('main', 2, { status: 'failed', error: FAILURE }) });
    expect(inShort(passJoin(more, 'main'))).toBe('2 of 2');
  });

  test('is not handed over with a failure of somebody else, nor of one that waits below it', () => {
    const agents = Object.fromEntries(run('accept').agents.map((agent) => [agent.id, agent]));
    const early = { ...FAILURE, message: 'elsewhere', at: '2026-11-21T10:00:00.000Z' };
    const more = runOf({
      ...agents,
      main_w1_s4: aWorker('main_w1', 4, { status: 'waiting', door: aDoor() }),
      main_w9: aWorker('main_x1', 9, { status: 'failed', error: early }),
    });
    const [joined] = passJoin(more, 'main').run.agents[0]!.joined!;
    expect(joined?.error?.message).toContain('main_w1_s2 has failed');
  });

  test('beside one that lives is not waited for', () => {
    const { main, ...others } = Object.fromEntries(run('accept').agents.map((agent) => [agent.id, agent]));
    const more = runOf({ main: main!, ...others, main_w3: aWorker('main', 3) });
    expect(inShort(passJoin(more, 'main'))).toBe('1 of 2');
  });

  test('and one of whose failures nobody knows the time or the words', () => {
    const untold = runOf({
      main: { status: 'waiting', door: aDoor({ failed: 'accept' }) },
      main_w1: stuck,
      main_w1_s1: failed(1, FAILURE),
      main_w1_s2: failed(2, { code: 'AGENT_FAILED' } as Agent['error']),
    });
    const [joined] = passJoin(untold, 'main').run.agents[0]!.joined!;
    expect(joined?.error).toEqual({
      code: 'JOIN_FAILED',
      message: expect.stringMatching(/main_w1_s2 has failed: AGENT_FAILED: $/),
    });
  });
});
