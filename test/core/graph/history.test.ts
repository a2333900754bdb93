import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/core/errors.js';
import {
  contextText,
  EMPTY_CONTEXT,
  type GraphContext,
  withEntry,
  withMeta,
} from '../../../src/core/graph/context.js';
import { parseContext, rollback } from '../../../src/core/graph/history.js';

const at = (state: string, minute: number) => ({ state, enteredAt: `2026-03-16T12:0${minute}:00Z` });
const CONTEXT: GraphContext = {
  ...EMPTY_CONTEXT,
  vars: { id: '7' },
  stateHistory: [at('start', 0), at('code', 1), at('code', 2), at('test', 3), at('code', 4)],
};

describe('the history', () => {
  test('has one entry for each entry of a state, self-loops too', () => {
    const context = [at('a', 0), at('a', 1)].reduce(withEntry, EMPTY_CONTEXT);
    expect(context.stateHistory).toEqual([at('a', 0), at('a', 1)]);
    expect(EMPTY_CONTEXT.stateHistory).toEqual([]);
  });

  test('has what happened on the entry that it belongs to', () => {
    const notify = { command: 'slack-notify "done"', success: true, exitCode: 0 };
    const approval = { question: 'Looks good?', chosen: 'PASSED', reason: '' } as const;
    const context = withMeta(withMeta(withMeta(CONTEXT, 1, { notify }), 3, { skipped: { target: 'x' } }), 1, {
      approval,
    });
    expect(context.stateHistory[1]).toEqual({ ...at('code', 1), meta: { notify, approval } });
    expect(context.stateHistory[2]).toEqual(at('code', 2));
    expect(context.stateHistory[3]?.meta).toEqual({ skipped: { target: 'x' } });
  });

  test('is read as it was written', () => {
    const context = withMeta(CONTEXT, 0, {
      success: null,
      cancelled: true,
      max_visits: { exceeded: true, target: null },
    });
    expect(parseContext(contextText(context))).toEqual({ context });
  });

  test('of older files has no meta', () => {
    expect(parseContext('{"stateHistory": [{"state": "a", "enteredAt": "T"}]}')).toEqual({
      context: { ...EMPTY_CONTEXT, stateHistory: [{ state: 'a', enteredAt: 'T' }] },
    });
  });

  test.each([
    ['{', 'it is not JSON'],
    ['[]', expect.stringContaining('stateHistory')],
    ['{"stateHistory": [{"state": 1, "enteredAt": "T"}]}', expect.stringContaining('stateHistory.0.state: ')],
    ['{"stateHistory": [], "vars": {"a": 1}}', expect.stringContaining('vars.a: ')],
  ])('%s is refused', (text, problem) => {
    expect(parseContext(text)).toEqual({ problem });
  });
});

describe('going back', () => {
  test.each([
    ['1', 'start', 0],
    ['3', 'code', 2],
    ['5', 'code', 4],
    ['-1', 'code', 4],
    ['-5', 'start', 0],
    ['code', 'code', 4],
    ['test', 'test', 3],
  ])('to %s', (to, state, kept) => {
    const back = rollback(CONTEXT, to);
    expect(back.state).toBe(state);
    expect(back.context).toEqual({ ...CONTEXT, stateHistory: CONTEXT.stateHistory.slice(0, kept) });
  });

  test('to a state that is called like a number', () => {
    const context = { ...CONTEXT, stateHistory: [at('a', 0), at('2', 1), at('b', 2)] };
    expect(rollback(context, '2').state).toBe('2');
  });

  test.each(['0', '6', '-6', 'nowhere', '1.5', ''])('to %j, which is not there', (to) => {
    expect(() => rollback(CONTEXT, to)).toThrow(
      new UsageError(
        `The history has no entry "${to}". Give the number of one, or the name of a state: 1 start, 2 code, 3 code, 4 test, 5 code.`,
      ),
    );
  });

  test('in no history', () => {
    expect(() => rollback(EMPTY_CONTEXT, '1')).toThrow('There is no history to go back in.');
  });
});
