import { describe, expect, test } from '@jest/globals';
import type { GraphRouting, GraphState } from '../../../src/core/graph/graph.js';
import { outcomeOf, routeGraphState, type Work } from '../../../src/core/graph/route.js';

const COMMON = {
  id: 's',
  file: 'wf.yaml',
  line: 1,
  group: null,
  notify: null,
  resetOutputs: [],
  maxVisits: null,
  resetMaxVisits: [],
  skip: null,
  teach: [],
  feedback: null,
};

const agent = (routing: GraphRouting): GraphState => ({
  ...COMMON,
  routing,
  type: 'agent',
  agent: 'coder',
  model: null,
  prompt: 'x',
  output: null,
});
const command = (routing: GraphRouting): GraphState => ({
  ...COMMON,
  routing,
  type: 'command',
  command: 'ls',
  directory: null,
  expose: [],
  output: null,
});
const engine = (routing: GraphRouting, success: boolean | null = null): GraphState => ({
  ...COMMON,
  routing,
  type: 'engine',
  success,
  isProxy: false,
});

const said = (text: string): Work => ({ kind: 'turn', text });
const exited = (exitCode: number, stdout = ''): Work => ({ kind: 'process', exitCode, stdout });
const FAILURE: Work = { kind: 'failure', code: 'AGENT_FAILED', message: 'it broke' };
const NOT_STARTED: Work = { kind: 'failure', code: 'SCRIPT_FAILED', message: 'no such file' };

const ON: GraphRouting = { kind: 'on', PASSED: 'good', FAILED: 'bad' };
const ON_PASSED: GraphRouting = { kind: 'on', PASSED: 'good', FAILED: null };
const KEYS: GraphRouting = {
  kind: 'transitions',
  targets: { ready: 'a', Ready: 'b', blocked: 'c' },
  fallback: null,
};
const KEYS_OR: GraphRouting = { ...KEYS, fallback: 'd' };
const ALWAYS: GraphRouting = { kind: 'continue', to: 'next' };
const END: GraphRouting = { kind: 'terminal' };

describe('on', () => {
  test.each<[string, GraphState, Work, string, string]>([
    ['an agent whose turn succeeded', agent(ON), said('whatever'), 'good', 'PASSED'],
    ['an agent whose turn failed', agent(ON), FAILURE, 'bad', 'FAILED'],
    ['exit 0', command(ON), exited(0), 'good', 'PASSED'],
    ['exit 3', command(ON), exited(3), 'bad', 'FAILED'],
    ['a process that did not start', command(ON), NOT_STARTED, 'bad', 'FAILED'],
    ['an engine', engine(ON), { kind: 'none' }, 'good', 'PASSED'],
  ])('%s', (_, state, work, to, outcome) => {
    expect(routeGraphState(state, work)).toEqual({ kind: 'go', to, outcome });
    expect(outcomeOf(work)).toBe(outcome);
  });

  test('an outcome without a target is an error that lists the defined ones', () => {
    expect(routeGraphState(command(ON_PASSED), exited(3))).toEqual({
      kind: 'fail',
      code: 'SCRIPT_FAILED',
      message: 'the outcome FAILED has no target: `on` has PASSED alone (exit code 3)',
    });
  });

  test('a failed turn without a target fails as it failed', () => {
    expect(routeGraphState(agent(ON_PASSED), FAILURE)).toEqual({
      kind: 'fail',
      code: 'AGENT_FAILED',
      message: 'it broke',
    });
  });
});

describe('transitions', () => {
  test.each<[string, GraphRouting, string, string, string]>([
    ['the key itself', KEYS, 'Ready', 'b', 'Ready'],
    ['the last line that is not blank', KEYS, 'blocked\nI am\n ready \n\n', 'a', 'ready'],
    ['the key in another case', KEYS, 'BLOCKED', 'c', 'blocked'],
    ['default', KEYS_OR, 'hm', 'd', 'default'],
    ['default, for nothing at all', KEYS_OR, '', 'd', 'default'],
    ['colours aside', KEYS, '\u001b[32mready\u001b[0m', 'a', 'ready'],
    ['line ends aside', KEYS, 'ready\r\n', 'a', 'ready'],
  ])('by %s', (_, routing, text, to, outcome) => {
    expect(routeGraphState(agent(routing), said(text))).toEqual({ kind: 'go', to, outcome });
    expect(routeGraphState(command(routing), exited(0, text))).toEqual({ kind: 'go', to, outcome });
  });

  test.each([
    '**ready**',
    '`ready`',
    'ready.',
    '`ready`.',
    '**ready.**',
    '__ready__',
    '***ready***',
    '* ready *',
    '**READY**',
  ])('between marks the key is meant: %s', (line) => {
    const routing: GraphRouting = { kind: 'transitions', targets: { ready: 'a', no: 'b' }, fallback: 'd' };
    const text = `Done.\n\n${line}\n`;
    expect(routeGraphState(agent(routing), said(text))).toEqual({ kind: 'go', to: 'a', outcome: 'ready' });
    expect(routeGraphState(command(routing), exited(0, text))).toMatchObject({ outcome: 'ready' });
  });

  test.each(['**ready', 'ready**', 'not ready.', '`ready`!', '****', '.', '..', `${'.'.repeat(100_000)}`])(
    'anything else is no key: %.20s',
    (line) => {
      const routing: GraphRouting = { kind: 'transitions', targets: { ready: 'a' }, fallback: 'd' };
      expect(routeGraphState(agent(routing), said(line))).toMatchObject({ outcome: 'default' });
    },
  );

  test('a key may have marks of its own', () => {
    const routing: GraphRouting = {
      kind: 'transitions',
      targets: { ready: 'a', 'ready.': 'b' },
      fallback: null,
    };
    expect(routeGraphState(agent(routing), said('ready.'))).toMatchObject({ to: 'b' });
  });

  test('the exit code does not matter', () => {
    expect(routeGraphState(command(KEYS), exited(7, 'blocked\n'))).toMatchObject({ to: 'c' });
  });

  test('a process that did not start takes the default, if there is one', () => {
    expect(routeGraphState(command(KEYS_OR), NOT_STARTED)).toMatchObject({ to: 'd' });
    expect(routeGraphState(command(KEYS), NOT_STARTED)).toMatchObject({
      kind: 'fail',
      message: 'no such file',
    });
  });

  test('a failed turn is no outcome, not even the default', () => {
    expect(routeGraphState(agent(KEYS_OR), FAILURE)).toMatchObject({ kind: 'fail', code: 'AGENT_FAILED' });
  });

  test('an engine has passed', () => {
    const routing: GraphRouting = { kind: 'transitions', targets: { passed: 'a' }, fallback: null };
    expect(routeGraphState(engine(routing), { kind: 'none' })).toEqual({
      kind: 'go',
      to: 'a',
      outcome: 'passed',
    });
  });

  test('an agent is reminded of the keys', () => {
    expect(routeGraphState(agent(KEYS), said('Well.\nI am done.'))).toEqual({
      kind: 'remind',
      code: 'INVALID_TRANSITION',
      problem:
        'the last message names no outcome: its last line "I am done." is no outcome of this state; there is ready, Ready, blocked',
      text: 'Your last message could not be used: its last line "I am done." is no outcome of this state.\nEnd your answer with a last line that is exactly one of these words and nothing else:\nready\nReady\nblocked',
    });
    expect(routeGraphState(agent(KEYS), said(' \n'))).toMatchObject({
      kind: 'remind',
      code: 'NO_TRANSITION',
      problem: 'the last message names no outcome: there is nothing in it; there is ready, Ready, blocked',
    });
  });

  test('a script or command fails', () => {
    expect(routeGraphState(command(KEYS), exited(0, 'toString'))).toEqual({
      kind: 'fail',
      code: 'INVALID_TRANSITION',
      message:
        'the output names no outcome: its last line "toString" is no outcome of this state; there is ready, Ready, blocked (exit code 0)',
    });
  });
});

describe('continue', () => {
  test.each([said(''), exited(1), FAILURE, NOT_STARTED])('always', (work) => {
    expect(routeGraphState(command(ALWAYS), work)).toMatchObject({ kind: 'go', to: 'next' });
  });
});

describe('no routing', () => {
  test.each<[GraphState, Work, boolean]>([
    [engine(END), { kind: 'none' }, true],
    [engine(END, true), { kind: 'none' }, true],
    [engine(END, false), { kind: 'none' }, false],
    [agent(END), said('x'), true],
    [command(END), exited(0), true],
  ])('ends the run', (state, work, success) => {
    expect(routeGraphState(state, work)).toEqual({ kind: 'end', outcome: 'PASSED', success });
  });

  test('fails if the work failed', () => {
    expect(routeGraphState(command(END), exited(1))).toMatchObject({ kind: 'fail', code: 'SCRIPT_FAILED' });
    expect(routeGraphState(agent(END), FAILURE)).toMatchObject({ kind: 'fail', code: 'AGENT_FAILED' });
  });
});

test('approval waits for a person', () => {
  const routing: GraphRouting = {
    kind: 'approval',
    question: 'q',
    PASSED: 'a',
    FAILED: 'b',
    notify: null,
    multiline: false,
    variables: ['S'],
  };
  expect(routeGraphState(command(routing), exited(1))).toEqual({ kind: 'approve' });
});
