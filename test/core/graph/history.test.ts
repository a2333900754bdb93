import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/core/errors.js';
import { contextText, EMPTY_CONTEXT, type GraphContext } from '../../../src/core/graph/context.js';
import { entryToGoBackTo, parseContext } from '../../../src/core/graph/history.js';

const at = (state: string, minute: number) => ({ state, enteredAt: `2026-03-16T12:0${minute}:00Z` });
const CONTEXT: GraphContext = {
  ...EMPTY_CONTEXT,
  vars: { id: '7' },
  stateHistory: [at('start', 0), at('code', 1), at('code', 2), at('test', 3), at('code', 4)],
};

describe('the history', () => {
  test('is read as it was written', () => {
    const meta = { success: null, cancelled: true, max_visits: { exceeded: true, target: null } } as const;
    const stateHistory = [{ ...at('start', 0), meta }, at('code', 1)];
    const context: GraphContext = { ...CONTEXT, feedbacks: { ask: { value: 'yes' } }, stateHistory };
    expect(parseContext(contextText(context))).toEqual({ context });
  });

  test('of older files has no meta', () => {
    expect(parseContext('{"stateHistory": [{"state": "a", "enteredAt": "T"}]}')).toEqual({
      context: { ...EMPTY_CONTEXT, stateHistory: [{ state: 'a', enteredAt: 'T' }] },
    });
  });

  test('is read as Raili writes it', () => {
    const text = JSON.stringify({
      vars: { id: '7' },
      approvals: null,
      feedbacks: {
        ask: { value: 'more', metadata: 'chat' },
        later: { value: null },
        told: { value: 'x', metadata: { by: ['a', 1] } },
      },
      stateHistory: [
        { state: 'ask', enteredAt: 'T', meta: null },
        { state: 'done', enteredAt: 'T', meta: { success: null, waitMs: 5 } },
      ],
    });
    expect(parseContext(text)).toEqual({
      context: {
        vars: { id: '7' },
        approvals: {},
        feedbacks: {
          ask: { value: 'more', metadata: 'chat' },
          later: { value: '' },
          told: { value: 'x', metadata: { by: ['a', 1] } },
        },
        stateHistory: [
          { state: 'ask', enteredAt: 'T' },
          { state: 'done', enteredAt: 'T', meta: { success: null, waitMs: 5 } },
        ],
      },
    });
  });

  test.each([
    ['{', 'it is not JSON'],
    ['[]', expect.stringContaining('stateHistory')],
    ['{}', 'stateHistory: it is missing'],
    ['{"stateHistory": [{"state": 1, "enteredAt": "T"}]}', expect.stringContaining('stateHistory.0.state: ')],
    ['{"stateHistory": [], "vars": {"a": [1]}}', expect.stringContaining('vars.a: ')],
    ['{"stateHistory": [], "feedbacks": {"a": 1}}', expect.stringContaining('feedbacks.a: ')],
  ])('%s is refused', (text, problem) => {
    expect(parseContext(text)).toEqual({ problem });
  });
});

describe('going back', () => {
  test.each([
    ['0', 4],
    ['1', 3],
    ['4', 0],
    ['code', 4],
    ['test', 3],
    ['start', 0],
  ])('to %s', (to, index) => {
    expect(entryToGoBackTo(CONTEXT.stateHistory, to)).toBe(index);
  });

  test('to a state that is called like a number', () => {
    expect(entryToGoBackTo([at('a', 0), at('2', 1), at('b', 2)], '2')).toBe(1);
  });

  test.each([
    ['5', '5 entries are too many to drop: the history has 5, and one has to be left'],
    ['-1', '-1 is no number of entries to drop'],
    ['nowhere', 'the history has no entry of a state "nowhere"'],
    ['1.5', 'the history has no entry of a state "1.5"'],
  ])('to %s, which is not there', (to, problem) => {
    expect(() => entryToGoBackTo(CONTEXT.stateHistory, to)).toThrow(
      new UsageError(
        `--rollback: ${problem}. Give a number or a state: 4 start, 3 code, 2 code, 1 test, 0 code.`,
      ),
    );
  });

  test('in no history', () => {
    expect(() => entryToGoBackTo([], '1')).toThrow('There is no history to go back in.');
  });
});
