import { describe, expect, test } from '@jest/globals';
import { UsageError } from '../../src/core/errors.js';
import { type GivenAnswer, goOn } from '../../src/core/parked.js';
import type { OpenAsk, Run } from '../../src/core/run.js';
import { anAsk, aTurn, NOW, runOf } from '../support/run.js';

const now = Date.parse(NOW);
const at = (ms: number): string => new Date(now + ms).toISOString();
const resolve = (target: string): string => `${target}.md`;
const give = (run: Run, ...answers: GivenAnswer[]) => goOn(run, { answers: answers, now, resolve });

/** A run with a worker that asks for each of these questions; `main` asks nothing. */
function asking(...asks: Partial<OpenAsk>[]): Run {
  const workers = asks.map((change, index) => {
    const ask = anAsk({ id: `q${index + 1}`, ...change });
    return [`main_w${index + 1}`, { status: 'asking' as const, ask }] as const;
  });
  return runOf({ main: {}, ...Object.fromEntries(workers) });
}

describe('an answer', () => {
  test('without an id is for the only question there is', () => {
    const { run, events } = give(asking({}), { askId: undefined, text: 'yes' });
    expect(run.agents[1]).toMatchObject({
      status: 'active',
      ask: null,
      current_state: 'SHIP.md',
      pending_result: 'yes',
      answered_ask: 'q1',
    });
    expect(events).toEqual([
      { type: 'answered', agent: 'main_w1', state: 'START.md', ask_id: 'q1', answer: 'yes' },
    ]);
  });

  test('with an id is for that one; others go on waiting', () => {
    const before = asking({}, {}, {});
    const { run } = give(before, { askId: 'q2', text: 'yes' });
    expect(run.agents.map(({ ask }) => ask?.id)).toEqual([undefined, 'q1', undefined, 'q3']);
    expect(run.agents[1]).toBe(before.agents[1]);
  });

  test('of several are given one after the other', () => {
    const { run, events, start } = give(
      asking({}, {}),
      { askId: 'q2', text: 'two' },
      { askId: undefined, text: 'one' },
    );
    expect(run.agents.map(({ pending_result: input }) => input)).toEqual([null, 'one', 'two']);
    expect(events.map((event) => event.type === 'answered' && event.ask_id)).toEqual(['q2', 'q1']);
    expect(start).toEqual(['main_w2', 'main_w1']);
  });

  test('goes through the workflow, which knows what a target means', () => {
    const run = runOf({ main: { status: 'asking', ask: anAsk({ kind: 'repeat' }), turn: aTurn() } });
    const skipped = give(run, { askId: undefined, text: 'skip to END' });
    expect(skipped.run.agents[0]?.current_state).toBe('END.md');
  });

  test.each<[string, Run, GivenAnswer, RegExp]>([
    ['nothing is asked', asking(), { askId: undefined, text: '' }, /^No question is open in this run/],
    ['nothing is asked, with an id', asking(), { askId: 'q1', text: '' }, /^No question is open in this run/],
    [
      'two are asked, without an id',
      asking({ question: 'Ship?' }, { question: 'Stop?' }),
      { askId: undefined, text: '' },
      /^Several questions .*--ask-id: q1 \(Ship\?\); q2 \(Stop\?\)\.$/,
    ],
    [
      'another id',
      asking({ question: 'x'.repeat(100) }),
      { askId: 'q9', text: '' },
      /^No open question has the id "q9"\. Open: q1 \(x{60}\)\.$/,
    ],
  ])('is refused: %s', (_, run, answer, message) => {
    expect(() => give(run, answer)).toThrow(UsageError);
    expect(() => give(run, answer)).toThrow(message);
  });

  test('is refused for a question that has just been answered', () => {
    const twice = [1, 2].map(() => ({ askId: 'q1', text: 'yes' }));
    expect(() => give(asking({}), ...twice)).toThrow(/No question is open/);
  });
});

describe('a question whose time is over', () => {
  const over = { timeout_at: at(-1), timeout_next: 'LATE.md' };

  test('sends its agent to where the time-out leads, without an input', () => {
    const { run, events } = give(asking(over));
    expect(run.agents[1]).toMatchObject({
      status: 'active',
      ask: null,
      current_state: 'LATE.md',
      pending_result: '',
      answered_ask: 'q1',
    });
    expect(events).toEqual([
      {
        ...{ type: 'answered', agent: 'main_w1', state: 'START.md', ask_id: 'q1', answer: '' },
        timed_out: true,
      },
    ]);
  });

  test.each([
    ['a moment ago', -1, true],
    ['now', 0, true],
    ['in a moment', 1, false],
  ])('its time was over %s: %#', (_, ms, isOver) => {
    const before = asking({ ...over, timeout_at: at(ms) });
    const { run, events } = give(before);
    if (!isOver) expect(run).toEqual(before);
    expect(events).toHaveLength(isOver ? 1 : 0);
  });

  test.each<[string, Partial<OpenAsk>]>([
    ['no time-out', {}],
    ['a time-out that leads nowhere', { timeout_at: at(-1) }],
    ['a place to go, and no time', { timeout_next: 'LATE.md' }],
  ])('%s: it waits on', (_, ask) => {
    const before = asking(ask);
    expect(give(before)).toEqual({ run: before, events: [], start: [] });
  });

  test('at its very end it sends the agent on, unless that is run elsewhere', () => {
    const before = asking({ timeout_at: NOW, timeout_next: 'LATE.md' });
    expect(give(before).run.agents[1]?.current_state).toBe('LATE.md');
    const isElsewhere = (agentId: string): boolean => agentId === 'main_w1';
    expect(goOn(before, { answers: [], now, resolve, isElsewhere }).run).toBe(before);
  });

  test('is answered all the same, if there is an answer', () => {
    const { run, events } = give(asking(over), { askId: 'q1', text: 'yes' });
    expect(run.agents[1]).toMatchObject({ current_state: 'SHIP.md', pending_result: 'yes' });
    expect(events).toHaveLength(1);
  });

  test('leaves the others alone', () => {
    const before = asking({}, over, { timeout_at: at(1), timeout_next: 'LATE.md' });
    const { run } = give(before);
    expect(run.agents.map(({ ask }) => ask?.id)).toEqual([undefined, 'q1', undefined, 'q3']);
    expect(run.agents[0]).toBe(before.agents[0]);
  });

  test('each of several is sent on', () => {
    const { run } = give(asking(over, { ...over, timeout_next: 'LATER.md' }));
    expect(run.agents.map((agent) => agent.current_state)).toEqual(['START.md', 'LATE.md', 'LATER.md']);
  });
});
