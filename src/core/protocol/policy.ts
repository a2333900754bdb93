import { messageOf } from '../errors.js';
import { excerpt } from './resolve.js';
import type { AllowedTransition, StateOptions } from './state-options.js';
import type { TagName, Transition } from './transition.js';

type Resolve = (target: string) => string;
type Field = Exclude<keyof AllowedTransition, 'tag' | 'match'>;
type Fields = Readonly<Partial<Record<Field, string | undefined>>>;
type Policy = Pick<StateOptions, 'allowed_transitions' | 'force_implicit'>;

/** What an entry can list for each tag, in the order in which the tag is written. */
const FIELDS: Readonly<Record<TagName, readonly Field[]>> = {
  goto: ['input', 'target'],
  reset: ['input', 'cd', 'target'],
  call: ['return', 'input', 'model', 'target'],
  function: ['return', 'input', 'model', 'target'],
  fork: ['next', 'input', 'cd', 'model', 'target'],
  ask: ['next', 'timeout', 'timeout_next'],
  result: ['payload'],
};
/** Fields whose values name states. */
const STATES: readonly Field[] = ['target', 'return', 'next', 'timeout_next'];
/** What a tag cannot do without, so that a form without it shows where it belongs. */
const NEEDED: readonly Field[] = ['target', 'return', 'next'];

/**
 * Whether a policy allows a transition (spec 1.4). An entry matches when its tag, target and every attribute
 * that it lists are equal; each worker of a fork, with the `next` that holds for all, must match an entry.
 * @returns what is not allowed, for a reminder; undefined when all is well.
 */
export function policyViolation(
  transition: Transition,
  allowed: readonly AllowedTransition[],
  resolve: Resolve,
): string | undefined {
  for (const fields of fieldsOf(transition)) {
    const { tag } = transition;
    if (allowed.some((entry) => entry.tag === tag && listsEqual(entry, fields, resolve))) continue;
    return `${excerpt(formOf(tag, fields), 120)} is not allowed in this state`;
  }
  return undefined;
}

function listsEqual(entry: AllowedTransition, fields: Fields, resolve: Resolve): boolean {
  const same = (field: Field, listed: string, actual: string) => {
    if (field === 'payload') return listed.trim() === actual.trim();
    // Written alike is alike, even where neither can be resolved.
    return (
      listed === actual || (STATES.includes(field) && resolved(listed, resolve) === resolved(actual, resolve))
    );
  };
  return listedIn(entry).every(([field, listed]) => {
    const actual = fields[field];
    return actual !== undefined && same(field, listed, actual);
  });
}

function listedIn(entry: AllowedTransition): [Field, string][] {
  const { tag: _tag, match: _match, ...fields } = entry;
  return Object.entries(fields).filter((pair) => pair[1] !== undefined) as [Field, string][];
}

/** A listed target that names no state matches nothing but itself; that it does so is for lint to say. */
function resolved(target: string, resolve: Resolve): string {
  try {
    return resolve(target);
  } catch {
    return target;
  }
}

function fieldsOf(transition: Transition): Fields[] {
  switch (transition.tag) {
    case 'fork':
      return transition.workers.map((worker) => {
        const { variables: _variables, ...fields } = worker;
        return { ...fields, next: transition.next };
      });
    case 'ask': {
      const { next, timeout, timeoutNext } = transition;
      return [{ next, timeout, timeout_next: timeoutNext }];
    }
    default: {
      const { tag: _tag, ...fields } = transition;
      return [fields];
    }
  }
}

/**
 * The transition that a final message without a tag takes (spec 1.4): that of the first entry whose `match` is
 * found in it, else the only entry there is. A `<result>` without `payload` and an `<ask>` are taken by `match`
 * alone, and then the whole message is their text. `force_implicit` takes the only entry whatever the message says.
 */
export function implicitTransition(options: Policy, finalText: string): Transition | undefined {
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

/** The pattern, or why it is none. */
function compile(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, 'm');
  } catch (error) {
    return messageOf(error);
  }
}

/** The transition that an entry stands for; undefined if it leaves something open that only a tag can say. */
function complete(entry: AllowedTransition, finalText: string): Transition | undefined {
  const { tag, target, return: back, next, timeout, timeout_next } = entry;
  const input = optional({ input: entry.input });
  const byMatch = entry.match !== undefined;
  switch (tag) {
    case 'result': {
      const payload = entry.payload ?? (byMatch ? finalText : undefined);
      return payload === undefined ? undefined : { tag, payload };
    }
    case 'ask': {
      if (next === undefined || !byMatch) return undefined;
      return { tag, question: finalText.trim(), next, ...optional({ timeout, timeoutNext: timeout_next }) };
    }
    case 'goto':
      return target === undefined ? undefined : { tag, target, ...input };
    case 'reset':
      return target === undefined ? undefined : { tag, target, ...input, ...optional({ cd: entry.cd }) };
    case 'call':
    case 'function': {
      if (target === undefined || back === undefined) return undefined;
      return { tag, target, return: back, ...input, ...optional({ model: entry.model }) };
    }
    case 'fork': {
      if (target === undefined || next === undefined) return undefined;
      const options = optional({ cd: entry.cd, model: entry.model });
      return { tag, workers: [{ target, ...input, ...options, variables: {} }], next };
    }
  }
}

function optional<K extends string>(
  values: Record<K, string | undefined>,
): { readonly [name in K]?: string } {
  const present = Object.entries(values).filter((pair) => pair[1] !== undefined);
  return Object.fromEntries(present) as { [name in K]?: string };
}

/**
 * What a session is told when its final message cannot be used (spec 1.4): what was wrong, and each allowed form
 * as it is to be written. Short, because the session still has the prompt.
 */
export function reminderText(options: Policy, problem: string): string {
  const forms = new Set((options.allowed_transitions ?? []).map((entry) => formOf(entry.tag, entry)));
  const lead =
    forms.size === 1 ? 'End your answer with this tag:' : 'End your answer with exactly one of these tags:';
  const wrong = excerpt(problem, 300).replace(/[.\s]+$/, '');
  return [`Your last message could not be used: ${wrong}.`, lead, ...forms].join('\n');
}

const LEFT_OPEN: Readonly<Partial<Record<TagName, string>>> = {
  ask: '…your question…',
  result: '…your result…',
};

/** A tag with these fields, literally, with `…` where something is left open. */
function formOf(tag: TagName, fields: Fields): string {
  const attributes = FIELDS[tag]
    .filter((field) => field !== 'target' && field !== 'payload')
    .filter((field) => fields[field] !== undefined || NEEDED.includes(field))
    .map((field) => ` ${field}="${encode(fields[field] ?? '…state…')}"`);
  const content = (tag === 'result' ? fields.payload : fields.target) ?? LEFT_OPEN[tag] ?? '…state…';
  return `<${tag}${attributes.join('')}>${content}</${tag}>`;
}

function encode(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** What is wrong with a policy in itself, whatever states there are: each a sentence for an error (spec 1.4). */
export function policyProblems(options: Policy): string[] {
  const entries = options.allowed_transitions ?? [];
  const problems = entries.flatMap((entry, index) => {
    const at = `allowed_transitions[${index}]`;
    const strange = listedIn(entry).filter(([field]) => !FIELDS[entry.tag].includes(field));
    const pattern = entry.match === undefined ? undefined : compile(entry.match);
    return [
      ...strange.map(([field]) => `${at}: <${entry.tag}> has no ${field}, so this entry can never match`),
      ...(typeof pattern === 'string' ? [`${at}.match is not a regular expression: ${pattern}`] : []),
    ];
  });
  if (!options.force_implicit) return problems;
  const [only] = entries;
  if (only === undefined || entries.length > 1) {
    problems.push(`force_implicit needs exactly one allowed transition; there are ${entries.length}`);
  } else if (complete(only, '') === undefined) {
    problems.push(
      `force_implicit cannot take ${formOf(only.tag, only)}: it leaves open what only a tag could say`,
    );
  }
  return problems;
}
