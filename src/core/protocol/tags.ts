import { ProtocolError } from '../errors.js';
import { parseDuration } from '../text/duration.js';
import { findTags, lineEnd, type ParsedTag } from './find-tags.js';
import { excerpt, nameProblem } from './resolve.js';
import type { ForkWorker, TagName, Transition } from './transition.js';

interface Rule {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const RULES: Readonly<Record<TagName, Rule>> = {
  goto: { required: [], optional: ['input'] },
  reset: { required: [], optional: ['input', 'cd'] },
  call: { required: ['return'], optional: ['input', 'model'] },
  function: { required: ['return'], optional: ['input', 'model'] },
  // `next` may also come from a <goto>; attributes other than these are the worker's variables.
  fork: { required: [], optional: ['next', 'input', 'cd', 'model'] },
  ask: { required: ['next'], optional: ['timeout', 'timeout_next'] },
  result: { required: [], optional: [] },
};

/**
 * The one transition that a final message asks for (spec 1.2). Targets stay as written.
 * @param resolve makes different spellings of one state comparable, where several `next` must be the same.
 * @throws ProtocolError NO_TRANSITION, SEVERAL_TRANSITIONS or INVALID_TRANSITION.
 */
export function readTransition(
  text: string,
  resolve: (target: string) => string = (target) => target,
): { readonly transition: Transition; readonly warnings: readonly string[] } {
  const { tags, warnings } = findTags(text);
  const outside = tags.filter((tag) => !tag.inCode);
  // A model that wraps its only tag in a fence means it; of several in code none is meant.
  const steering = outside.length > 0 ? outside : tags;
  if (outside.length === 0 && tags.length !== 1) throw noTransition(text, tags, warnings);
  const forks = steering.filter((tag) => tag.name === 'fork');
  const others = steering.filter((tag): tag is PlainTag => tag.name !== 'fork');
  const [other] = others;
  const mixed = forks.length > 0 && other !== undefined && other.name !== 'goto';
  if (mixed || others.length > 1) throw several(text, steering);
  const transition = forks.length > 0 ? forkOf(text, forks, other, resolve) : transitionOf(other!);
  return { transition, warnings: [...warnings, ...steering.flatMap(unknownAttributes)] };
}

type PlainTag = ParsedTag & { readonly name: Exclude<TagName, 'fork'> };

function transitionOf(tag: PlainTag): Transition {
  const { name } = tag;
  check(tag);
  switch (name) {
    case 'goto':
      return { tag: name, target: nameIn(tag), ...given(tag, ['input']) };
    case 'reset':
      return { tag: name, target: nameIn(tag), ...given(tag, ['input', 'cd']) };
    case 'call':
    case 'function': {
      const target = nameIn(tag);
      return { tag: name, target, return: nameIn(tag, 'return'), ...given(tag, ['input', 'model']) };
    }
    case 'ask':
      return askOf(tag);
    case 'result':
      return { tag: name, payload: tag.content };
  }
}

/** Ten years: a time beyond what a date can hold would only fail once it is computed. */
const LONGEST_TIMEOUT_MS = 3650 * 24 * 3_600_000;

function askOf(tag: ParsedTag): Transition {
  const question = tag.content.trim();
  if (question === '') throw invalid(tag, 'has no question in it');
  const next = nameIn(tag, 'next');
  const { timeout, timeout_next } = tag.attributes;
  const ms = timeout === undefined ? 0 : parseDuration(timeout);
  if (ms === null || ms > LONGEST_TIMEOUT_MS) {
    throw invalid(tag, `is malformed: its timeout "${excerpt(timeout!)}" is no time such as 90s, 2h or 3d`);
  }
  const late = timeout_next === undefined ? {} : { timeoutNext: nameIn(tag, 'timeout_next') };
  return { tag: 'ask', question, next, ...given(tag, ['timeout']), ...late };
}

function forkOf(
  text: string,
  forks: readonly ParsedTag[],
  goto: ParsedTag | undefined,
  resolve: (target: string) => string,
): Transition {
  for (const tag of goto === undefined ? forks : [...forks, goto]) check(tag);
  const places = goto === undefined ? [] : [nameIn(goto)];
  const workers = forks.map((tag): ForkWorker => {
    const { next, input: _input, cd: _cd, model: _model, ...variables } = tag.attributes;
    if (next !== undefined) places.push(nameIn(tag, 'next'));
    else if (goto === undefined) throw invalid(tag, 'lacks its required attribute "next"');
    return { target: nameIn(tag), ...given(tag, ['input', 'cd', 'model']), variables };
  });
  const [next, ...rest] = places as [string, ...string[]];
  const other = rest.find((place) => place !== next && resolve(place) !== resolve(next));
  if (other !== undefined)
    throw several(text, goto ? [...forks, goto] : forks, `next is both ${next} and ${other}`);
  return { tag: 'fork', workers, next, ...(goto === undefined ? {} : given(goto, ['input'])) };
}

function check(tag: ParsedTag): void {
  if (tag.problem !== undefined) throw invalid(tag, tag.problem);
  for (const name of RULES[tag.name].required) {
    if (tag.attributes[name] === undefined) throw invalid(tag, `lacks its required attribute "${name}"`);
  }
}

/** The state's name in an attribute, else in the tag's content. */
function nameIn(tag: ParsedTag, attribute?: string): string {
  const name = (attribute === undefined ? tag.content : tag.attributes[attribute]!).trim();
  const problem = nameProblem(name);
  if (problem === undefined) return name;
  throw invalid(tag, `is malformed: its ${attribute ?? 'target'} "${excerpt(name)}" ${problem}`);
}

function given<K extends string>(tag: ParsedTag, names: readonly K[]): { readonly [name in K]?: string } {
  const present = names.filter((name) => tag.attributes[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, tag.attributes[name]])) as { [name in K]?: string };
}

function unknownAttributes(tag: ParsedTag): string[] {
  if (tag.name === 'fork') return [];
  const { required, optional } = RULES[tag.name];
  const known = [...required, ...optional];
  const unknown = Object.keys(tag.attributes).filter((name) => !known.includes(name));
  return unknown.map((name) => `<${tag.name}> has no attribute "${excerpt(name)}": it was ignored`);
}

function invalid(tag: ParsedTag, problem: string): ProtocolError {
  return new ProtocolError('INVALID_TRANSITION', `<${tag.name}> ${problem}`);
}

function several(text: string, tags: readonly ParsedTag[], why?: string): ProtocolError {
  const reason = why === undefined ? '' : ` (${why})`;
  return new ProtocolError('SEVERAL_TRANSITIONS', `more than one transition${reason}: ${listed(text, tags)}`);
}

function noTransition(text: string, tags: readonly ParsedTag[], warnings: readonly string[]): ProtocolError {
  const inCode =
    tags.length === 0
      ? ''
      : `; ${tags.length} tags stand in code, where they don't count: ${listed(text, tags)}`;
  const unclosed = warnings.map((warning) => `; ${warning}`).join('');
  return new ProtocolError('NO_TRANSITION', `no transition tag was found${inCode}${unclosed}`);
}

function listed(text: string, tags: readonly ParsedTag[]): string {
  const shown = tags.slice(0, 3).map((tag) => {
    return `${excerpt(text.slice(tag.start, tag.end), 60)} (line ${lineOf(text, tag.start)})`;
  });
  return `${shown.join(', ')}${tags.length > 3 ? ` and ${tags.length - 3} more` : ''}`;
}

function lineOf(text: string, position: number): number {
  let line = 1;
  for (let at = lineEnd(text, 0); at < position; at = lineEnd(text, at + 1)) line++;
  return line;
}
