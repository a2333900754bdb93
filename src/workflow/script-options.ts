import { LIMITS } from '../core/limits/limits.js';
import { nameProblem } from '../core/protocol/resolve.js';
import type { Join, ScriptOptions } from '../core/protocol/state-options.js';
import { AGENT_KEYS_OF_STATES } from '../core/settings/settings.js';
import { parseSeconds, TIMES } from '../core/text/duration.js';
import { slipOf } from '../core/text/nearest.js';
import type { Finding } from './parts/findings.js';

/** How many lines at the beginning may hold the comment (spec 1.6). */
const LINES_READ = LIMITS.optionLines.value;

/** Node's timers hold no more milliseconds than this; a longer timeout would fire at once. */
const MAX_TIMEOUT_SECONDS = LIMITS.timeout.value;

export const ALLOWED = {
  timeout: `must be a time without output ${TIMES}: from 0 (none) to ${MAX_TIMEOUT_SECONDS} seconds`,
  maxTime: `must be a time on the wall clock ${TIMES}: over 0, at most ${MAX_TIMEOUT_SECONDS} seconds`,
  effect: 'must be once',
  visits: 'must be a whole number of 1 or more',
  join: 'must be all, any, or a whole number of 1 or more',
  joinFailed: 'must be fail or accept',
  worktree: 'must be true or commit',
  joinTimeout: 'must be a time such as 2h or 90s, of ten years at most',
  vars: 'must be names of fork variables that a shell can hold, and none of ours: vars=issue,title',
} as const;

/** A date cannot hold a longer time, and computing it would fail only later. */
export function isJoinTimeout(text: string): boolean {
  return (parseSeconds(text) ?? Number.POSITIVE_INFINITY) <= LIMITS.joinTimeout.value;
}

/** A `timeout` in seconds; null for anything else, and for one that is too long to wait for. */
export function timeoutIn(time: string | number): number | null {
  const seconds = parseSeconds(time);
  return seconds === null || seconds < 0 || seconds > MAX_TIMEOUT_SECONDS ? null : seconds;
}

/** A `max_time` in seconds, likewise. */
export function maxTimeIn(time: string | number): number | null {
  return timeoutIn(time) || null;
}

/** A time-out has to lead somewhere, and a place to go to needs a time (spec 7.1). */
export function joinProblem(join: Join | undefined): string | null {
  if ((join?.timeout === undefined) === (join?.timeout_goto === undefined)) return null;
  return join?.timeout === undefined
    ? 'join: timeout_goto is never taken without a timeout'
    : 'join: a timeout needs a timeout_goto, the state that it leads to';
}

/** The reason that scripts cannot have settings of agents (spec 7.5). */
export const ONLY_PROMPTS = 'is for prompts: a script has no agent';

type Options = { -readonly [K in keyof ScriptOptions]: ScriptOptions[K] };
type JoinWords = { -readonly [K in keyof Join]?: Join[K] };
type Problem = Pick<Finding, 'severity' | 'rule' | 'message'>;

const COMMENT = {
  hash: /^\s*#\s*raymond:(.*)$/,
  batch: /^\s*(?:@?rem\s|::)\s*raymond:(.*)$/i,
} as const;

/**
 * Reads `# raymond: timeout=900 max_time=3600 effect=once max_visits=5 vars=issue,title` out of a script's first ten
 * lines (spec 1.6). In a batch file the comment is `REM raymond: …` or `:: raymond: …`.
 * @param firstLine the line in `file` where `text` starts
 */
export function readScriptOptions(
  text: string,
  extension: string,
  file: string,
  findings: Finding[],
  firstLine = 1,
): ScriptOptions {
  const options: Options = {};
  const join: JoinWords = {};
  const comment = extension === 'bat' ? COMMENT.batch : COMMENT.hash;
  const lines = text.split(/\r?\n/, LINES_READ);
  let joinPlace: Pick<Finding, 'file' | 'line' | 'column'> | null = null;
  let isJoinTold = false;
  for (const [index, content] of lines.entries()) {
    const said = comment.exec(content)?.[1] ?? '';
    for (const { 0: word, index: at } of said.matchAll(/\S+/g)) {
      const place = { file, line: firstLine + index, column: content.length - said.length + at + 1 };
      const isJoin = /^join\b/.test(word);
      if (isJoin) joinPlace ??= place;
      const problem = readOption(options, join, word);
      if (problem === null) continue;
      isJoinTold ||= isJoin;
      findings.push({ ...problem, ...place });
    }
  }
  // A problem of one of a join's words is not reported for the join again.
  if (joinPlace === null || isJoinTold) return options;
  const place = joinPlace;
  return withJoin(options, join, (problem) => findings.push({ ...problem, ...place }));
}

/** The 1-based line of the comment that has a key; null without one. */
export function optionLine(text: string, key: string): number | null {
  const lines = text.split(/\r?\n/, LINES_READ);
  const index = lines.findIndex((line) => {
    const words = COMMENT.hash.exec(line)?.[1] ?? COMMENT.batch.exec(line)?.[1] ?? '';
    return words.split(/\s+/).some((word) => word.startsWith(`${key}=`));
  });
  return index === -1 ? null : index + 1;
}

/** Makes one option of a join's words, each of which was checked already. */
function withJoin(options: Options, words: JoinWords, report: (problem: Problem) => void): ScriptOptions {
  const { of, failed = 'fail', ...timeout } = words;
  const bad = (message: string): ScriptOptions => {
    report({ severity: 'error', rule: 'join-timeout-without-target', message });
    return options;
  };
  if (of === undefined) return bad('join.…: there is no join=all, any or a number beside it');
  const join: Join = { of, failed, ...timeout };
  const problem = joinProblem(join);
  return problem === null ? { ...options, join } : bad(problem);
}

function readJoin(words: JoinWords, key: string, value: string): string | null {
  switch (key) {
    case 'join':
      if (!/^(?:all|any|[1-9]\d{0,8})$/.test(value)) return ALLOWED.join;
      words.of = value === 'all' ? 'all' : value === 'any' ? 1 : Number(value);
      return null;
    case 'join.failed':
      if (value !== 'fail' && value !== 'accept') return ALLOWED.joinFailed;
      words.failed = value;
      return null;
    case 'join.timeout':
      if (!isJoinTimeout(value)) return ALLOWED.joinTimeout;
      words.timeout = value;
      return null;
    default:
      if (nameProblem(value) !== undefined) return "must be a state's name, without a path";
      words.timeout_goto = value;
      return null;
  }
}

function readOption(options: Options, join: JoinWords, word: string): Problem | null {
  const [, key = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? [];
  const bad = (problem: string) =>
    ({ severity: 'error', rule: 'bad-value', message: `${key}: ${problem}` }) as const;
  const readTime = (name: 'timeout' | 'max_time', seconds: number | null, allowed: string) => {
    if (seconds === null) return bad(`${allowed}, not "${value}"`);
    options[name] = seconds;
    return null;
  };
  const isGiven = key === 'join' ? join.of !== undefined : Object.hasOwn(join, key.replace(/^join\./, ''));
  if (isGiven || Object.hasOwn(options, key)) return bad('is given twice');
  switch (key) {
    case 'timeout':
      return readTime('timeout', timeoutIn(value), ALLOWED.timeout);
    case 'max_time':
      return readTime('max_time', maxTimeIn(value), ALLOWED.maxTime);
    case 'vars': {
      const names = value.split(',');
      const wrong = names.find((name) => !isBareName(name));
      if (wrong !== undefined) return bad(`${ALLOWED.vars}, not "${wrong}"`);
      options.vars = names;
      return null;
    }
    case 'effect':
      if (value !== 'once') return bad(`${ALLOWED.effect}, not "${value}"`);
      options.effect = value;
      return null;
    case 'max_visits':
      if (!/^[1-9]\d{0,14}$/.test(value)) return bad(`${ALLOWED.visits}, not "${value}"`);
      options.max_visits = { count: Number(value) };
      return null;
    case 'result_schema':
      if (value === '') return bad("must be a file's name");
      options.result_schema = value;
      return null;
    case 'worktree':
      if (value !== 'true' && value !== 'commit') return bad(`${ALLOWED.worktree}, not "${value}"`);
      options.worktree = value === 'true' ? true : value;
      return null;
    case 'join':
    case 'join.failed':
    case 'join.timeout':
    case 'join.timeout_goto': {
      const problem = readJoin(join, key, value);
      return problem === null ? null : bad(`${problem}, not "${value}"`);
    }
    default:
      if (AGENT_KEYS_OF_STATES.includes(key)) return bad(ONLY_PROMPTS);
      return unknownOption(key, options, word.includes('='));
  }
}

/** Whether a fork's variable can have this bare name: RAYMOND_ names are set by this program. */
function isBareName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !/^raymond_/i.test(name);
}

const KEYS = [
  'timeout',
  'max_time',
  'effect',
  'max_visits',
  'vars',
  'join',
  'result_schema',
  'worktree',
] as const satisfies readonly (keyof ScriptOptions)[];

const JOIN_KEYS = ['join.failed', 'join.timeout', 'join.timeout_goto'] as const;

/** Reports an unknown option: `timout=5` would be no timeout at all (spec 1.4). A word of prose is no key. */
function unknownOption(key: string, options: Options, hasValue: boolean): Problem {
  const free = [...KEYS, ...JOIN_KEYS].filter((name) => !Object.hasOwn(options, name));
  const meant = hasValue ? slipOf(free, key) : undefined;
  const message = `unknown key "${key}"`;
  if (meant === undefined) return { severity: 'warning', rule: 'unknown-key', message };
  return { severity: 'error', rule: 'misspelt-key', message: `${message}: did you mean ${meant}?` };
}
