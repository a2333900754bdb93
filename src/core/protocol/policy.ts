import { messageOf } from '../errors.js';
import { excerpt } from './resolve.js';
import type { AllowedTransition, StateOptions } from './state-options.js';
import { formOf } from './tag-form.js';
import { attributesOf, FIELDS, type Fields, isFieldName, type ListedField, TAGS } from './tag-table.js';
import { fieldsOf, type Transition, transitionOf } from './transition.js';

type ResolveListed = (target: string) => string;
type TransitionPolicy = Pick<StateOptions, 'allowed_transitions' | 'force_implicit'>;

/** What an entry says of `input`: nothing, that there has to be one, or what it has to be (spec 1.4). */
export type ListedInput =
  | { readonly kind: 'open' }
  | { readonly kind: 'required' }
  | { readonly kind: 'fixed'; readonly text: string };

export function listedInput({ input }: AllowedTransition): ListedInput {
  if (input === undefined) return { kind: 'open' };
  if (input === 'required') return { kind: 'required' };
  return { kind: 'fixed', text: input === '=required' ? 'required' : input };
}

/**
 * Whether a policy allows a transition (spec 1.4). An entry matches when its tag, target and every attribute
 * that it lists are equal; each worker of a fork, with the `next` that holds for all, must match an entry.
 * @returns what is not allowed, for a reminder; undefined when all is well.
 */
export function policyViolation(
  transition: Transition,
  allowed: readonly AllowedTransition[],
  resolve: ResolveListed,
): string | undefined {
  const { tag } = transition;
  for (const fields of fieldsOf(transition)) {
    const entries = allowed.filter((entry) => entry.tag === tag && listsEqual(entry, fields, resolve));
    if (entries.some((entry) => hasItsInput(entry, fields))) continue;
    const form = excerpt(formOf(tag, fields), 120);
    return entries.length > 0
      ? `${form} lacks its input, which this state has to hand over`
      : `${form} is not allowed in this state`;
  }
  return undefined;
}

function hasItsInput(entry: AllowedTransition, { input }: Fields): boolean {
  return listedInput(entry).kind !== 'required' || !isBlank(input);
}

/** Whether an input is missing or blank. */
export function isBlank(input: string | undefined): boolean {
  return input === undefined || input.trim() === '';
}

/** Whether the transition has all values that the entry lists, except for a required `input`. */
function listsEqual(entry: AllowedTransition, fields: Fields, resolve: ResolveListed): boolean {
  return listedIn(entry).every(([field, listed]) => {
    const actual = fields[field];
    return actual !== undefined && isSame(field, listed, actual, resolve);
  });
}

function isSame(field: ListedField, listed: string, actual: string, resolve: ResolveListed): boolean {
  if (field === 'payload') return listed.trim() === actual.trim();
  // Equal spellings are equal, even where neither can be resolved.
  if (listed === actual) return true;
  return FIELDS[field].kind === 'state' && resolved(listed, resolve) === resolved(actual, resolve);
}

/** The values that an entry fixes. */
function listedIn(entry: AllowedTransition): [ListedField, string][] {
  return Object.entries(fixedBy(entry)).filter((pair) => pair[1] !== undefined) as [ListedField, string][];
}

function fixedBy(entry: AllowedTransition): Omit<AllowedTransition, 'tag' | 'match'> {
  const { tag: _tag, match: _match, input: _input, ...fields } = entry;
  const input = listedInput(entry);
  return input.kind === 'fixed' ? { ...fields, input: input.text } : fields;
}

/** A listed target that names no state matches only itself; lint tells people that it does. */
function resolved(target: string, resolve: ResolveListed): string {
  try {
    return resolve(target);
  } catch {
    return target;
  }
}

/**
 * The transition that a final message without a tag takes (spec 1.4): that of the first entry whose `match` is
 * found in it, else the only entry there is. A `<result>` without `payload` and an `<ask>` are taken by `match`
 * alone, and then the whole message is their text. `force_implicit` takes the only entry whatever the message says.
 */
export function implicitTransition(options: TransitionPolicy, finalText: string): Transition | undefined {
  const entries = options.allowed_transitions ?? [];
  const only = entries.length === 1 ? entries[0] : undefined;
  if (options.force_implicit) return only && complete(only, finalText);
  const matching = entries.find((entry) => entry.match !== undefined && isFound(entry.match, finalText));
  if (matching) return complete(matching, finalText);
  return only?.match === undefined ? only && complete(only, finalText) : undefined;
}

function isFound(pattern: string, text: string): boolean {
  const regexp = compile(pattern);
  return regexp instanceof RegExp && regexp.test(text);
}

/** The pattern, or the reason why it cannot be compiled. */
function compile(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, 'm');
  } catch (error) {
    return messageOf(error);
  }
}

/** The transition that an entry stands for; undefined when it leaves something open that only a tag can say. */
function complete(entry: AllowedTransition, finalText: string): Transition | undefined {
  const { tag, match } = entry;
  const { content } = TAGS[tag];
  const { kind } = FIELDS[content];
  // An entry that is taken by what the message says has the message as its text.
  const said = match === undefined || kind === 'state' ? undefined : finalText;
  const text = kind === 'prose' ? said?.trim() : said;
  return transitionOf(tag, { ...(text !== undefined && { [content]: text }), ...fixedBy(entry) });
}

/** What is wrong with a policy: the lint rule (spec 2.4), the path to the key, and a sentence for people. */
export interface PolicyProblem {
  readonly rule: 'bad-value' | 'bad-regex' | 'force-implicit-invalid';
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What is wrong with a policy by itself, whatever states there are (spec 1.4). */
export function policyProblems(options: TransitionPolicy): PolicyProblem[] {
  const entries = options.allowed_transitions ?? [];
  const problems = entries.flatMap(entryProblems);
  const forced = options.force_implicit ? forceProblem(entries) : undefined;
  if (forced === undefined) return problems;
  return [...problems, { rule: 'force-implicit-invalid', path: ['force_implicit'], message: forced }];
}

function entryProblems(entry: AllowedTransition, index: number): PolicyProblem[] {
  const at = `allowed_transitions[${index}]`;
  const path = ['allowed_transitions', index];
  const known: readonly string[] = [...attributesOf(entry.tag), TAGS[entry.tag].content];
  const strange = Object.keys(entry).filter((field) => isFieldName(field) && !known.includes(field));
  const pattern = entry.match === undefined ? undefined : compile(entry.match);
  const problems = strange.map((field): PolicyProblem => {
    const message = `${at}: <${entry.tag}> has no ${field}, so this entry can never match`;
    return { rule: 'bad-value', path: [...path, field], message };
  });
  if (typeof pattern !== 'string') return problems;
  const message = `${at}.match is not a regular expression: ${pattern}`;
  return [...problems, { rule: 'bad-regex', path: [...path, 'match'], message }];
}

function forceProblem(entries: readonly AllowedTransition[]): string | undefined {
  const [only] = entries;
  if (only === undefined || entries.length > 1) {
    return `force_implicit needs exactly one allowed transition; there are ${entries.length}`;
  }
  if (listedInput(only).kind === 'required') {
    return 'force_implicit cannot hand over the input that is required: no message is read for it';
  }
  if (complete(only, '') !== undefined) return undefined;
  return `force_implicit cannot take ${formOf(only.tag, only)}: it leaves open what only a tag could say`;
}
