import { describe, expect, test } from '@jest/globals';
import { type HeldSession, sessionsOf } from '../../src/core/sessions.js';
import { aTurn, runOf } from '../support/run.js';

const frame = { session: null, state: 'BACK.md', cwd: '/caller' };
const sorted = (held: readonly HeldSession[]) => held.map(({ session, cwd }) => `${session} ${cwd}`).sort();

describe('the sessions that a resume may need', () => {
  test('none, before any prompt has run', () => {
    expect(sessionsOf(runOf({ main: {} }))).toEqual([]);
    expect(sessionsOf(runOf({ main: { turn: aTurn({ session: null }), stack: [frame] } }))).toEqual([]);
    expect(sessionsOf(runOf({}))).toEqual([]);
  });

  test("an agent's own, and the one it is to branch off, where it works", () => {
    expect(sessionsOf(runOf({ main: { session_id: 'own', cwd: '/a' } }))).toEqual([
      { session: 'own', cwd: '/a' },
    ]);
    expect(sessionsOf(runOf({ main: { branch_from: 'caller', cwd: '/a' } }))).toEqual([
      { session: 'caller', cwd: '/a' },
    ]);
  });

  test('those of its open turn: the one it writes to, and the one before', () => {
    const turn = aTurn({ session: 'new', session_before: 'old' });
    expect(sorted(sessionsOf(runOf({ main: { turn, cwd: '/a' } })))).toEqual(['new /a', 'old /a']);
  });

  test('those of every caller, each where the caller works', () => {
    const stack = [
      { ...frame, session: 'outer', cwd: '/outer' },
      { ...frame, cwd: '/script' },
      { ...frame, branch_from: 'branch', cwd: '/inner' },
    ];
    expect(sorted(sessionsOf(runOf({ main: { stack, session_id: 'own', cwd: '/a' } })))).toEqual([
      'branch /inner',
      'outer /outer',
      'own /a',
    ]);
  });

  test("all agents', the failed and the asking too, each session once", () => {
    const run = runOf({
      main: { session_id: 'a', turn: aTurn({ session: 'a', session_before: 'a' }) },
      main_w1: { session_id: 'b', status: 'asking' },
      main_w2: { branch_from: 'a', status: 'failed', turn: aTurn({ session: 'c', session_before: 'a' }) },
    });
    expect(sorted(sessionsOf(run))).toEqual(['a /work', 'b /work', 'c /work']);
  });
});
