import { describe, expect, test } from '@jest/globals';
import { answer, askAbout, askRepeat, expireAsk, rejectionOf } from '../../src/core/answer.js';
import { ProtocolError, UsageError } from '../../src/core/errors.js';
import type { Change } from '../../src/core/events.js';
import type { Agent, OpenAsk } from '../../src/core/run.js';
import { anAsk, aRun, aTurn, NOW } from '../support/run.js';

const withSuffix = (target: string): string => {
  const [, workflow = '', state = ''] = /^(?:(.*):)?(.*)$/.exec(target)!;
  if (!['', 'review'].includes(workflow))
    throw new ProtocolError('MISSING_TARGET', `no workflow ${workflow}`);
  if (workflow !== '' && state === '') return `${workflow}:START.md`;
  if (state === '') throw new ProtocolError('MISSING_TARGET', 'no name');
  return workflow === '' ? `${state}.md` : `${workflow}:${state}.md`;
};

function answered(ask: OpenAsk, text: string, agent: Partial<Agent> = {}): Change {
  const run = aRun({ status: 'asking', ask, session_id: 'S', retry_count: 2, ...agent });
  return answer(run, 'main', text, withSuffix);
}

const agentAfter = (...parameters: Parameters<typeof answered>): Agent =>
  answered(...parameters).run.agents[0]!;

describe('the answer to a question', () => {
  test('is the input of the state that the question named, in the same session', () => {
    const { run, start } = answered(anAsk(), ' yes\n');
    expect(run.agents[0]).toMatchObject({
      current_state: 'SHIP.md',
      pending_result: ' yes\n',
      session_id: 'S',
      status: 'active',
      ask: null,
      retry_count: 0,
    });
    expect(start).toEqual(['main']);
  });

  test('is told with what was asked, and where', () => {
    expect(answered(anAsk({ id: 'q7' }), 'yes').events).toContainEqual(
      expect.objectContaining({
        type: 'answered',
        agent: 'main',
        state: 'START.md',
        ask_id: 'q7',
        answer: 'yes',
      }),
    );
  });

  test('leaves on record which question the input answers', () => {
    expect(agentAfter(anAsk({ id: 'q7' }), 'yes').answered_ask).toBe('q7');
  });

  test('may be empty', () => {
    expect(agentAfter(anAsk(), '').pending_result).toBe('');
  });

  test('is followed as it is: "repeat" and "skip to" are words like others', () => {
    expect(agentAfter(anAsk(), 'repeat')).toMatchObject({
      current_state: 'SHIP.md',
      pending_result: 'repeat',
    });
    expect(agentAfter(anAsk(), 'skip to END').current_state).toBe('SHIP.md');
  });
});

describe.each(['approval', 'feedback'] as const)("a graph's question for %s (spec 5.4)", (kind) => {
  const turn = aTurn({ id: '7', reminder: 'r' });
  const ask = anAsk({ kind, next: 'START.md' });

  test('keeps its answer in the turn, which stays open for the state to go on', () => {
    const { run, start } = answered(ask, 'text', { turn });
    expect(run.agents[0]).toMatchObject({ current_state: 'START.md', status: 'active', ask: null });
    expect(run.agents[0]?.turn).toEqual({ ...turn, [kind]: 'text' });
    expect(start).toEqual(['main']);
  });

  test('that requires an answer takes none that is blank', () => {
    for (const text of ['', ' \n'])
      expect(() => answered({ ...ask, required: true }, text, { turn })).toThrow(
        new UsageError('An answer is needed.'),
      );
    expect(agentAfter({ ...ask, required: true }, ' x ', { turn }).turn).toMatchObject({ [kind]: ' x ' });
  });

  test('that requires none takes a blank one', () => {
    expect(agentAfter(ask, ' ', { turn }).turn).toMatchObject({ [kind]: ' ' });
    expect(agentAfter({ ...ask, required: false }, '', { turn }).turn).toMatchObject({ [kind]: '' });
  });
});

describe('about a state that must not be repeated blindly (spec 3.6)', () => {
  const turn = aTurn({ attempt: 2 });
  const ask = anAsk({ kind: 'repeat', next: 'START.md' });

  test.each(['repeat', ' Repeat\n'])('%j repeats it: its turn stays open and is marked', (text) => {
    const { run, start } = answered(ask, text, { turn, pending_result: 'in' });
    expect(run.agents[0]).toMatchObject({
      current_state: 'START.md',
      status: 'active',
      ask: null,
      pending_result: 'in',
    });
    expect(run.agents[0]?.turn).toEqual({ ...turn, repeat: true });
    expect(start).toEqual(['main']);
  });

  test.each([
    ['skip to END', null],
    [' SKIP  to END ', null],
    ['skip to END: text: more\nlines', 'text: more\nlines'],
    ['skip to END :text', 'text'],
    ['skip to END:', ''],
    ['skip to END:text', 'text'],
  ])('%j goes on elsewhere, with the input %j', (text, input) => {
    const { run, start } = answered(ask, text, { turn, pending_result: 'in' });
    expect(run.agents[0]).toMatchObject({
      current_state: 'END.md',
      pending_result: input,
      turn: null,
      ask: null,
      status: 'active',
      answered_ask: null,
      session_id: 'S',
    });
    expect(start).toEqual(['main']);
  });

  test.each([
    ['skip to review:END', 'review:END.md', null],
    ['skip to review:END: text', 'review:END.md', 'text'],
    ['skip to review:', 'review:START.md', null],
    ['skip to review:: text', 'review:START.md', 'text'],
    ['skip to END:review:END', 'END.md', 'review:END'],
  ])('%j may lead into another workflow', (text, state, input) => {
    const [agent] = answered(ask, text, { turn }).run.agents;
    expect([agent!.current_state, agent!.pending_result]).toEqual([state, input]);
  });

  test.each([
    '',
    'yes',
    'repeat it',
    'do not repeat',
    'skip',
    'skip to',
    'skip to A B',
    'please skip to END',
  ])('%j decides nothing, and what does is said', (text) => {
    expect(() => answered(ask, text, { turn })).toThrow(UsageError);
    expect(() => answered(ask, text, { turn })).toThrow(/"repeat".*"skip to STATE"/);
  });

  test('a target that names no state is refused by whoever knows the states', () => {
    const run = aRun({ status: 'asking', ask, turn });
    const unknown = (target: string): string => {
      throw new Error(`no state ${target}`);
    };
    expect(() => answer(run, 'main', 'skip to NOWHERE', unknown)).toThrow('no state NOWHERE');
  });
});

describe('asking', () => {
  test('about a state leaves its turn open, and goes on with that state', () => {
    const before = aRun({ turn: aTurn(), pending_result: 'in' });
    const asked = { kind: 'approval', question: 'Fine?', required: true, multiline: true } as const;
    const { run, start } = askAbout(before, 'main', { ...asked, id: 'q1', asked_at: NOW });
    const { ask } = run.agents[0]!;
    expect(start).toEqual([]);
    expect(ask).toEqual({
      ...asked,
      id: 'q1',
      asked_at: NOW,
      next: 'START.md',
      timeout_at: null,
      timeout_next: null,
    });
    expect(run.agents).toEqual([{ ...before.agents[0], status: 'asking', ask }]);
  });

  test('whether to repeat says which state it is about and what can be answered', () => {
    const { run } = askRepeat(aRun({ turn: aTurn() }), 'main', { id: 'q1', asked_at: NOW });
    const { ask } = run.agents[0]!;
    expect(ask).toMatchObject({
      id: 'q1',
      asked_at: NOW,
      kind: 'repeat',
      next: 'START.md',
      timeout_at: null,
    });
    expect(ask?.question).toMatch(/^START\.md was cut off.*"repeat".*"skip to STATE"/);
    expect(run.agents[0]).toMatchObject({ status: 'asking', ask, turn: aTurn() });
  });
});

describe('a question that nobody has answered in time', () => {
  test('leads where it says, without an input', () => {
    const run = aRun({ status: 'asking', ask: anAsk({ timeout_next: 'LATE.md' }) });
    const { run: gone, start } = expireAsk(run, 'main');
    expect(gone.agents[0]).toMatchObject({
      ...{ current_state: 'LATE.md', pending_result: '', ask: null, status: 'active', answered_ask: 'ask1' },
    });
    expect(start).toEqual(['main']);
  });

  test('goes on waiting where it says nothing', () => {
    const run = aRun({ status: 'asking', ask: anAsk() });
    expect(expireAsk(run, 'main')).toEqual({ run, events: [], start: [] });
  });
});

test('that nobody has answered in time is told', () => {
  const ask = anAsk({ timeout_at: NOW, timeout_next: 'LATE.md' });
  expect(expireAsk(aRun({ status: 'asking', ask }), 'main').events).toContainEqual(
    expect.objectContaining({ type: 'answered', answer: '', timed_out: true }),
  );
});

describe('why a text does not decide what was asked', () => {
  const why = (text: string, ask: Partial<OpenAsk> = {}) => rejectionOf(anAsk(ask), text, withSuffix);

  test('is told without an answer being given; null where it does', () => {
    expect(why('yes')).toBeNull();
    expect(why('maybe', { kind: 'repeat' })).toMatch(/^Answer "repeat"/);
    expect(why('aproved', { kind: 'approval' })).toMatch(/^Did you mean approve/);
    expect(why('skip to NEXT', { kind: 'repeat' })).toBeNull();
    expect(why('aproved', { kind: 'feedback' })).toBeNull();
    const nowhere = () => {
      throw new ProtocolError('MISSING_TARGET', 'no such state');
    };
    expect(rejectionOf(anAsk({ kind: 'repeat' }), 'skip to NEXT', nowhere)).toBe('no such state');
  });

  test('is not asked of the name of a state where no workflow is at hand', () => {
    expect(rejectionOf(anAsk({ kind: 'repeat' }), 'skip to other:NEXT')).toBeNull();
  });

  test('is no fault of the program', () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    expect(() => rejectionOf(anAsk({ kind: 'repeat' }), 'skip to NEXT', broken)).toThrow('broken');
  });
});
