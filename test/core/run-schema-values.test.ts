import { describe, expect, test } from '@jest/globals';
import { REASON_CODES } from '../../src/core/errors.js';
import { parseRun } from '../../src/core/run-schema.js';
import { aRun } from '../support/run.js';
import { EVERYTHING } from '../support/whole-run.js';

const copyOf = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

function at(data: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (value as Record<string, unknown>)[key], data);
}

/** EVERYTHING with one value changed, or taken away. */
function having(path: string, value?: unknown): unknown {
  const data = copyOf(EVERYTHING);
  const keys = path.split('.');
  const holder = at(data, keys.slice(0, -1)) as Record<string, unknown>;
  if (value === undefined) delete holder[keys.at(-1)!];
  else holder[keys.at(-1)!] = value;
  return data;
}

const isAccepted = (data: unknown): boolean => 'run' in parseRun(data);

function problem(data: unknown): string {
  const parsed = parseRun(data);
  return 'problem' in parsed ? parsed.problem : 'none';
}

/** Every path in EVERYTHING, those of its branches too: `agents.0.turn`, `agents.0.turn.id` … */
function pathsIn(data: unknown, above: readonly string[] = []): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const path = [...above, key];
    return [path.join('.'), ...pathsIn(value, path)];
  });
}

const PATHS = pathsIn(EVERYTHING);
const OPTIONAL = [
  'forgotten_usd',
  'typed',
  'directories',
  'transcripts_only',
  'agents.0.joined.0.typed',
  'workers.main_w1.typed',
  'input_sha256',
  ...['fan_out', 'fan_out.leg', 'fan_out.rounds.0.given_up', 'fan_out.rounds.0.legs.0.parked'],
  'launch.chosen',
  'agents.0.stack.0.branch_from',
  'agents.0.stack.0.session_cli',
  'agents.0.session_cli',
  'agents.0.visits_before',
  ...[
    'asks_input',
    'cli',
    'carried_on',
    'reminder',
    'accounted',
    'failed',
    'repeat',
    'approval',
    'feedback',
  ].map((key) => `agents.0.turn.${key}`),
  'agents.0.ask.required',
  'agents.0.ask.multiline',
  'agents.0.ask.output',
  'agents.0.raised',
  'agents.0.raised.counted',
  ...['forked', 'door', 'door.closed', 'joined', 'joined.0.worktree'].map((key) => `agents.0.${key}`),
  ...['agents.0', 'agents.0.joined.0', 'workers.main_w1'].map((place) => `${place}.error.at`),
];
/** Absent in files of older versions, and what they mean by it. */
const DEFAULTED = {
  'launch.max_forks': 256,
  ...{
    'launch.tools': null,
    'launch.allow': null,
    'launch.deny': [],
    'launch.mcp': null,
    'launch.keys': null,
  },
  ...{ 'launch.agent_args': null, 'agents.0.cost_usd': 0, states: {}, workers: {}, worktrees: {} },
};
const NULLABLE = [
  ...[
    'reason',
    'message',
    'resume_at',
    'launch.model',
    'launch.effort',
    'launch.recording',
    'launch.tools',
    ...['permission_mode', 'allow', 'mcp', 'agent_args', 'keys'].map((key) => `launch.${key}`),
    'launch.loop',
  ],
  ...[
    'session_id',
    'branch_from',
    'pending_result',
    'model_override',
    'error',
    'turn',
    'ask',
    'answered_ask',
  ].map((key) => `agents.0.${key}`),
  'agents.0.stack.0.session',
  ...['session_before', 'session', 'session_mark'].map((key) => `agents.0.turn.${key}`),
  ...['timeout_at', 'timeout_next'].map((key) => `agents.0.ask.${key}`),
  ...['timeout_at', 'timeout_goto'].map((key) => `agents.0.door.${key}`),
  'agents.0.joined.0.error',
  'agents.0.joined.0.worktree.conflicts_with',
  'workers.main_w1.error',
  'fan_out.rounds.0.legs.0.share_usd',
  ...['reason', 'message', 'resume_at'].map((key) => `fan_out.rounds.0.legs.0.parked.${key}`),
  'fan_out.leg.share_usd',
];
/** Names that people, agents and files give: none of them has to be there. */
const GIVEN =
  /(?:^fan_out\..*\.(?:states|taken)\.\w+$)|^(?:workflow\.files|fork_counters|results|metadata|agents\.0\.(?:variables|visits|visits_before|joined\.0\.variables)|workers\.main_w1\.variables)\.|^states\.START$|^workers\.main_w1$|^worktrees\.main_w3$/;
const isRequired = (path: string): boolean =>
  !/\.states\.START\.un\w+$|^states\.START\.un\w+$/.test(path) &&
  !OPTIONAL.includes(path) &&
  !Object.hasOwn(DEFAULTED, path) &&
  !GIVEN.test(path) &&
  !/\.\d+$/.test(path);

describe('a state file that is read back', () => {
  test('has every field that a run can have: none is lost on a resume', () => {
    expect(parseRun(copyOf(EVERYTHING))).toEqual({ run: EVERYTHING });
  });

  test('of a run that has just begun is that run', () => {
    expect(parseRun(copyOf(aRun()))).toEqual({ run: aRun() });
  });

  test.each(OPTIONAL)('may do without %s, which is not made up', (path) => {
    expect(parseRun(having(path))).toEqual({ run: having(path) });
  });

  test.each(Object.entries(DEFAULTED))('that has no %s means %j', (path, value) => {
    expect(parseRun(having(path))).toEqual({ run: having(path, value) });
  });

  test.each(NULLABLE)('may have null for %s', (path) => {
    expect(parseRun(having(path, null))).toEqual({ run: having(path, null) });
  });

  test.each([
    'workflow.files',
    'states',
    'fork_counters',
    'results',
    'metadata',
    'fan_out.rounds.0.legs.0.taken',
    'fan_out.leg.earlier.0.states',
    'agents.0.variables',
    'agents.0.visits',
  ])('may have any names in %s, and none', (path) => {
    expect(isAccepted(having(path, {}))).toBe(true);
    const first: unknown = Object.values(at(EVERYTHING, path.split('.')) as object)[0];
    const data = having(path, { 'a b': first, 'é.md': first });
    expect(parseRun(data)).toEqual({ run: data });
  });
});

describe('a problem', () => {
  test.each(PATHS)('with the type of %s names it', (path) => {
    const wrong = typeof at(EVERYTHING, path.split('.')) === 'object' ? 'a text' : [];
    expect(problem(having(path, wrong))).toMatch(
      new RegExp(`^${path.replaceAll('.', '\\.')}: Invalid (?:type|key): `),
    );
  });

  const TIMES = PATHS.filter((path) => /(?<!turns|steps)(?:_|\.)at$/.test(path));
  test.each(TIMES)('of no time in %s names it', (path) => {
    expect(TIMES.length).toBeGreaterThan(5);
    for (const wrong of ['yesterday', '', '2026-13-41T00:00:00Z', 'Mon, 23 Nov 2026'])
      expect(problem(having(path, wrong))).toBe(`${path}: is no time`);
  });

  test.each(PATHS.filter(isRequired))('of %s missing names it', (path) => {
    expect(problem(having(path))).toMatch(
      new RegExp(`^${path.replaceAll('.', '\\.')}: Invalid (?:type|key): `),
    );
  });

  test.each(PATHS.filter((path) => !NULLABLE.includes(path)))('of null for %s is one', (path) => {
    expect(isAccepted(having(path, null))).toBe(false);
  });

  test.each([null, 7, 'a text'])('of %j in place of a run is of the whole file', (data) => {
    expect(problem(data)).toMatch(/^the file: \S/);
  });
});

describe('figures', () => {
  const AMOUNTS = [
    ...['states.START.cost_usd', 'states.START.ms'],
    ...['budget_usd', 'total_cost_usd', 'launch.timeout', 'launch.max_wait'],
    ...['input_tokens', 'output_tokens', 'cache_read_tokens', 'cache_write_tokens'].map(
      (key) => `usage.${key}`,
    ),
  ];
  const COUNTS = [
    ...['steps', 'turns', 'fork_counters.main', 'launch.max_steps', 'launch.loop', 'agents.0.retry_count'],
    ...['visits', 'visits_before'].map((key) => `agents.0.${key}.START`),
    ...['visits', 'turns'].map((key) => `states.START.${key}`),
    ...['session_mark', 'carried_on.session_mark', 'attempt', 'turn_of_visit'].map(
      (key) => `agents.0.turn.${key}`,
    ),
  ];
  test.each([...AMOUNTS, ...COUNTS])('%s may be 0 and large, and not negative or infinite', (path) => {
    for (const value of [0, 1, 1e9]) expect(isAccepted(having(path, value))).toBe(true);
    for (const value of [-1, -0.5, Number.POSITIVE_INFINITY, Number.NaN])
      expect(isAccepted(having(path, value))).toBe(false);
  });

  test.each(AMOUNTS)('%s may be broken', (path) => {
    expect(isAccepted(having(path, 0.25))).toBe(true);
  });

  test.each([...COUNTS, 'launch.concurrency'])('%s may not be broken', (path) => {
    expect(isAccepted(having(path, 1.5))).toBe(false);
  });

  test('at least one agent may work at once', () => {
    expect(isAccepted(having('launch.concurrency', 1))).toBe(true);
    expect(isAccepted(having('launch.concurrency', 0))).toBe(false);
  });

  test.each([
    ['0', true],
    ['12', true],
    ['', false],
    ['a', false],
    ['1a', false],
    ['a1', false],
    ['-1', false],
    ['1.5', false],
  ])('the turn id %j: %j', (id, accepted) => {
    expect(isAccepted(having('agents.0.turn.id', id))).toBe(accepted);
  });
});

describe('words', () => {
  test.each<[string, readonly string[]]>([
    ['status', ['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded']],
    ['reason', REASON_CODES],
    ['launch.on_ask', ['fail', 'pause', 'prompt']],
    ['launch.on_limit', ['wait', 'pause', 'auto']],
    ['agents.0.status', ['active', 'asking', 'failed']],
    ['agents.0.error.code', REASON_CODES],
    ['agents.0.raised.code', REASON_CODES],
    ['agents.0.turn.kind', ['prompt', 'reminder', 'script', 'engine']],
    ['agents.0.ask.kind', ['question', 'repeat', 'approval', 'feedback']],
  ])('%s is one of those there are', (path, words) => {
    for (const word of words) expect(isAccepted(having(path, word))).toBe(true);
    for (const word of ['', 'other', `${words[0]}x`, words[0]!.replace(/^./, '_')])
      expect(isAccepted(having(path, word))).toBe(false);
  });

  test.each([0, 1, 3, '2'])('another version, %j, is refused and never guessed at', (version) => {
    expect(problem(having('version', version))).toMatch(/^version: /);
  });
});
