import { ProtocolError } from '../errors.js';
import { LIMITS } from '../limits/limits.js';
import { parseDuration } from '../text/duration.js';
import { type FoundTags, findTags, type ParsedTag } from './find-tags.js';
import { foreignTagAdvice } from './foreign-tags.js';
import { inputBeside, refuseOwnOpening } from './input-text.js';
import { excerpt, nameProblem, ownNameProblem } from './resolve.js';
import {
  attributesOf,
  FIELDS,
  type FieldName,
  type Fields,
  isFieldName,
  isWithinWorkflow,
  MAX_FORKS,
  TAGS,
} from './tag-table.js';
import { OWN_NAMES } from './template.js';
import { type ForkWorker, type Goto, type Transition, transitionOf, withInputText } from './transition.js';

export interface ReadTransition {
  readonly transition: Transition;
  readonly warnings: readonly string[];
}

/**
 * The one transition that a final message asks for (spec 1.2). Targets stay as written.
 * @param resolve makes spellings of one state comparable, where several `next` must be the same.
 * @throws ProtocolError NO_TRANSITION, SEVERAL_TRANSITIONS or INVALID_TRANSITION.
 */
export function readTransition(
  text: string,
  resolve: (target: string) => string = (target) => target,
  maxForks: number = MAX_FORKS,
): ReadTransition {
  const found = findTags(text);
  const steering = steeringTags(text, found);
  const forks = steering.filter((tag) => tag.name === 'fork');
  const others = steering.filter((tag) => tag.name !== 'fork');
  const [other] = others;
  const mixed = forks.length > 0 && other !== undefined && other.name !== 'goto';
  if (mixed || others.length > 1) throw several(text, steering);
  if (forks.length > maxForks) throw tooManyForks(forks.length, maxForks);
  const { input, warnings } = inputBeside(found, other ?? forks[0]!);
  return {
    transition: forks.length > 0 ? forkOf(text, forks, other, input, resolve) : plainOf(other!, input),
    warnings: [
      ...found.warnings,
      ...steering.flatMap(unknownAttributes),
      ...steering.flatMap(hiddenVariables),
      ...warnings,
    ],
  };
}

/** The tags that count: those outside code, else the only one in the text. */
function steeringTags(text: string, { tags, brokenInput, warnings }: FoundTags): readonly ParsedTag[] {
  const outside = tags.filter((tag) => !tag.inCode);
  if (outside.length > 0) return outside;
  if (brokenInput !== null) {
    const advice = 'write the text between <input> and </input> after the tag, as it is';
    throw invalid({ name: brokenInput }, `is broken off by what stands in its input: ${advice}`);
  }
  // A model that wraps its only tag in a fence means it. Of several in code it means none.
  if (tags.length !== 1) throw noTransition(text, tags, warnings);
  return tags;
}

function plainOf(tag: ParsedTag, input: string | undefined): Transition {
  // All required values are there: that has just been checked.
  const transition = transitionOf(tag.name, valuesOf(tag, TAGS[tag.name].required))!;
  return input === undefined ? transition : withInputText(transition, input)!;
}

function forkOf(
  text: string,
  forks: readonly ParsedTag[],
  goto: ParsedTag | undefined,
  input: string | undefined,
  resolve: (target: string) => string,
): Transition {
  const after = goto === undefined ? undefined : (plainOf(goto, input) as Goto);
  const workers = forks.map((tag): ForkWorker & { readonly next?: string } => {
    const values = valuesOf(tag, after === undefined ? TAGS.fork.required : []);
    return { ...values, target: values.target!, variables: variablesOf(tag) };
  });
  const places = [after?.target, ...workers.map(({ next }) => next)].filter((place) => place !== undefined);
  const [next, ...rest] = places as [string, ...string[]];
  const other = rest.find((place) => place !== next && resolve(place) !== resolve(next));
  if (other !== undefined)
    throw several(text, goto ? [...forks, goto] : forks, `next is both ${next} and ${other}`);
  return {
    tag: 'fork',
    workers: workers.map(({ next: _, ...worker }) => worker),
    next,
    ...(after?.input !== undefined && { input: after.input }),
    ...(after?.raw_input !== undefined && { raw_input: after.raw_input }),
  };
}

function variablesOf(tag: ParsedTag): ForkWorker['variables'] {
  const known: readonly string[] = attributesOf('fork');
  const variables = Object.entries(tag.attributes).filter(([name]) => !known.includes(name));
  const dotted = variables.find(([name]) => name.includes('.'));
  // The name could pass for one of ours, such as github.actor.
  if (dotted !== undefined)
    throw invalid(tag, `has a variable "${excerpt(dotted[0])}": its name can have no dot`);
  return Object.fromEntries(variables);
}

function hiddenVariables(tag: ParsedTag): string[] {
  if (!TAGS[tag.name].hasVariables) return [];
  const hidden = OWN_NAMES.filter((name) => !isFieldName(name) && Object.hasOwn(tag.attributes, name));
  return hidden.map(
    (name) =>
      `<${tag.name}> has a variable "${name}", which {{${name}}} does not give: that is a value of the run's own`,
  );
}

/** All values of a tag, each checked by its kind. */
function valuesOf(tag: ParsedTag, required: readonly FieldName[]): Fields {
  if (tag.problem !== undefined) throw invalid(tag, tag.problem);
  for (const name of required) {
    if (tag.attributes[name] === undefined) throw invalid(tag, `lacks its required attribute "${name}"`);
  }
  const { content } = TAGS[tag.name];
  if (FIELDS[content].kind !== 'state') refuseOwnOpening(tag, new RegExp(`<${tag.name}[\\s>]`));
  const values: [FieldName, string][] = [[content, checkedValue(tag, content, tag.content)]];
  for (const name of attributesOf(tag.name)) {
    const written = tag.attributes[name];
    if (written !== undefined) values.push([name, checkedValue(tag, name, written)]);
  }
  return Object.fromEntries(values);
}

/** A date cannot hold a longer time, and computing it would fail only later. */
const LONGEST_TIMEOUT_MS = LIMITS.askTimeout.value * 1000;

function checkedValue(tag: ParsedTag, field: FieldName, written: string): string {
  const { kind } = FIELDS[field];
  switch (kind) {
    case 'text':
    case 'directory':
    case 'model':
      return written;
    case 'prose':
      if (written.trim() === '') throw invalid(tag, `has no ${field} in it`);
      return written.trim();
    case 'state': {
      const name = written.trim();
      const problem = isWithinWorkflow(field) ? ownNameProblem(name) : nameProblem(name);
      if (problem === undefined) return name;
      throw invalid(tag, `is malformed: its ${field} "${excerpt(name)}" ${problem}`);
    }
    case 'duration': {
      const ms = parseDuration(written);
      if (ms !== null && ms <= LONGEST_TIMEOUT_MS) return written;
      const why = ms === null ? 'is no time such as 90s, 2h or 3d' : 'is too long: at most ten years';
      const problem = `"${excerpt(written)}" ${why}`;
      throw invalid(tag, `is malformed: its ${field} ${problem}`);
    }
    default:
      return kind satisfies never;
  }
}

function unknownAttributes(tag: ParsedTag): string[] {
  if (TAGS[tag.name].hasVariables) return [];
  const known: readonly string[] = attributesOf(tag.name);
  const unknown = Object.keys(tag.attributes).filter((name) => !known.includes(name));
  return unknown.map((name) => `<${tag.name}> has no attribute "${excerpt(name)}": it was ignored`);
}

function tooManyForks(came: number, most: number): ProtocolError {
  const advice = 'start the others later, or allow more of them (max-forks)';
  return new ProtocolError(
    'INVALID_TRANSITION',
    `${came} <fork> tags came, and ${most} are the most: ${advice}`,
  );
}

function invalid(tag: { readonly name: string }, problem: string): ProtocolError {
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
      : `; ${tags.length} tags stand in code (in backticks, fenced, or indented by four), where they don't count: ${listed(text, tags)}`;
  const more = [...warnings, ...foreignTagAdvice(text)].map((each) => `; ${each}`).join('');
  return new ProtocolError('NO_TRANSITION', `no transition tag was found${inCode}${more}`);
}

function listed(text: string, tags: readonly ParsedTag[]): string {
  const shown = tags.slice(0, 3).map((tag) => {
    return `${excerpt(text.slice(tag.start, tag.end), 60)} (line ${lineOf(text, tag.start)})`;
  });
  return `${shown.join(', ')}${tags.length > 3 ? ` and ${tags.length - 3} more` : ''}`;
}

function lineOf(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/**
 * The answer that decides about a turn, of those that an agent has given in it (spec 6.1). It is the last one; but an
 * answer that only acknowledges the end of something in the background does not take back the transition before it.
 * @param answers in their order, at least one
 */
export function steeringAnswer(answers: readonly string[]): string {
  const last = answers.at(-1) ?? '';
  const found = findTags(last);
  // A tag that is broken off was meant as one, and deserves a reminder.
  if (answers.length === 1 || found.brokenInput !== null || steers(found)) return last;
  const [earlier, ...more] = answers.slice(0, -1).filter((answer) => steers(findTags(answer)));
  return earlier === undefined || more.length > 0 ? last : earlier;
}

/** Whether a message steers. Tags in code count only where there is a single one (spec 1.2). */
function steers({ tags }: FoundTags): boolean {
  return tags.length === 1 || tags.some((tag) => !tag.inCode);
}
