import { describe, expect, test } from '@jest/globals';
import type { Run } from '../../src/core/run.js';
import { parseRun } from '../../src/core/run-schema.js';
import { type HeldSession, seenBy, sessionsOf } from '../../src/core/sessions.js';
import { step } from '../../src/core/step.js';
import { adoptSession, openTurn } from '../../src/core/turns.js';
import { aTurn, runOf } from '../support/run.js';

const frame = { session: null, state: 'BACK.md', cwd: '/caller' };
const sorted = (held: readonly HeldSession[]) => held.map(({ session }) => session).sort();

describe('the sessions that a resume may need', () => {
  test('none, before any prompt has run', () => {
    expect(sessionsOf(runOf({ main: {} }))).toEqual([]);
    expect(sessionsOf(runOf({ main: { turn: aTurn({ session: null }), stack: [frame] } }))).toEqual([]);
    expect(sessionsOf(runOf({}))).toEqual([]);
  });

  test("an agent's own, and the one it is to branch off", () => {
    expect(sessionsOf(runOf({ main: { session_id: 'own', cwd: '/a' } }))).toEqual([
      { session: 'own', cli: null },
    ]);
    expect(sessionsOf(runOf({ main: { branch_from: 'caller', cwd: '/a' } }))).toEqual([
      { session: 'caller', cli: null },
    ]);
  });

  test('those of its open turn: the one it writes to, and the one before', () => {
    const turn = aTurn({ session: 'new', session_before: 'old' });
    expect(sorted(sessionsOf(runOf({ main: { turn, cwd: '/a' } })))).toEqual(['new', 'old']);
  });

  test('those of every caller', () => {
    const stack = [
      { ...frame, session: 'outer', cwd: '/outer' },
      { ...frame, cwd: '/script' },
      { ...frame, branch_from: 'branch', cwd: '/inner' },
    ];
    expect(sorted(sessionsOf(runOf({ main: { stack, session_id: 'own', cwd: '/a' } })))).toEqual([
      'branch',
      'outer',
      'own',
    ]);
  });

  test("all agents', the failed and the asking too, each session once", () => {
    const run = runOf({
      main: { session_id: 'a', turn: aTurn({ session: 'a', session_before: 'a' }) },
      main_w1: { session_id: 'b', status: 'asking' },
      main_w2: { branch_from: 'a', status: 'failed', turn: aTurn({ session: 'c', session_before: 'a' }) },
    });
    expect(sorted(sessionsOf(run))).toEqual(['a', 'b', 'c']);
  });
});

const INPUTS = { turn: '1', implicit: false, now: '2026-01-01T00:00:00Z', newId: () => 'x' };

/** A turn of this CLI in this session, answered. */
function answered(run: Run, cli: string, session: string): Run {
  const turn = aTurn({ cli, session_before: null, session });
  return adoptSession(openTurn(run, 'main', turn).run, 'main', session);
}

const follow = (run: Run, transition: Parameters<typeof step>[2]): Run =>
  step(run, 'main', transition, INPUTS).run;

describe('whose a session is', () => {
  test('is known of an open turn, of the session that it leaves, and of a caller', () => {
    const first = answered(runOf({ main: {} }), 'copilot', 's1');
    expect(sessionsOf(first)).toEqual([{ session: 's1', cli: 'copilot' }]);
    const called = follow(first, { tag: 'function', target: 'B.md', return: 'C.md' });
    const second = answered(called, 'claude', 's2');
    expect(sessionsOf(second)).toEqual([
      { session: 's2', cli: 'claude' },
      { session: 's1', cli: 'copilot' },
    ]);
    const back = follow(second, { tag: 'result', payload: '' });
    expect(back.agents[0]).toMatchObject({ session_id: 's1', session_cli: 'copilot' });
    expect(sessionsOf(back)).toEqual([{ session: 's1', cli: 'copilot' }]);
  });

  test('goes along to the state that is to branch off it', () => {
    const called = follow(answered(runOf({ main: {} }), 'claude', 's1'), {
      tag: 'call',
      target: 'B.md',
      return: 'C.md',
    });
    expect(called.agents[0]).toMatchObject({ branch_from: 's1', session_cli: 'claude' });
  });

  test('is in the state file, and unknown of one that an older version wrote', () => {
    const run = answered(runOf({ main: {} }), 'claude', 's1');
    const parsed = parseRun(JSON.parse(JSON.stringify(run)));
    expect('run' in parsed && sessionsOf(parsed.run)).toEqual(sessionsOf(run));
    expect(sessionsOf(runOf({ main: { session_id: 'old' } }))).toEqual([{ session: 'old', cli: null }]);
    // A frame without the name must not leave that of the state that returns.
    const frame = { session: 'old', state: 'C.md', cwd: '/w' };
    const returned = follow(answered(runOf({ main: { stack: [frame] } }), 'claude', 's2'), {
      tag: 'result',
      payload: '',
    });
    expect(sessionsOf(returned)).toEqual([{ session: 'old', cli: null }]);
  });
});

describe('another CLI', () => {
  test('sees no session in it; its own does, and one of an older state file too', () => {
    const agent = runOf({ main: { session_id: 's', session_cli: 'claude' } }).agents[0]!;
    expect(seenBy(agent, 'claude')).toBe(agent);
    expect(seenBy(agent, 'copilot')).toMatchObject({ session_id: null, branch_from: null });
    const old = runOf({ main: { branch_from: 's' } }).agents[0]!;
    expect(seenBy(old, 'copilot')).toBe(old);
  });
});

test('what is to be branched off is foreign to another CLI too', () => {
  const [agent] = runOf({ main: { branch_from: 'caller', session_cli: 'copilot' } }).agents;
  expect(seenBy(agent!, 'claude').branch_from).toBeNull();
  expect(seenBy(agent!, 'copilot')).toBe(agent);
});
