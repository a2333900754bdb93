import {
  attributesOf,
  FIELDS,
  type FieldName,
  type Fields,
  isFieldName,
  TAGS,
  type TagName,
  takesInputText,
} from './tag-table.js';

type PlainTagName = Exclude<TagName, 'fork'>;

/** The values that the table gives a tag. Required ones are always there. */
type ValuesOf<T extends TagName> = {
  readonly [F in (typeof TAGS)[T]['content'] | (typeof TAGS)[T]['required'][number]]: string;
} & { readonly [F in (typeof TAGS)[T]['optional'][number]]?: string };

interface InputMark {
  /** The `input` came as `<input>text</input>`: it is handed over as it is, not filled in as a template (spec 1.2). */
  readonly raw_input?: true;
}

interface TypedMark {
  /** The payload is JSON that fits the state's schema, in its normal form (spec 7.4). */
  readonly typed?: true;
}

type MarksOf<T extends PlainTagName> = InputMark & (T extends 'result' ? TypedMark : unknown);

type Plain = { [T in PlainTagName]: { readonly tag: T } & ValuesOf<T> & MarksOf<T> }[PlainTagName];

/**
 * What a state's outcome asks for (spec 1.2, 1.3). Targets are names as written, not yet resolved. A `timeout` is as
 * written too, for example `2h`.
 */
export type Transition = Plain | Fork;

export type Goto = Extract<Plain, { tag: 'goto' }>;
export type Call = Extract<Plain, { tag: 'call' }>;
/** Like a call, but the child starts in a fresh session. */
export type FunctionCall = Extract<Plain, { tag: 'function' }>;
export type AskTransition = Extract<Plain, { tag: 'ask' }>;
export type Result = Extract<Plain, { tag: 'result' }>;

/** One or more workers and the one state where the parent goes on. */
export interface Fork extends InputMark {
  readonly tag: 'fork';
  readonly workers: readonly ForkWorker[];
  readonly next: string;
  /** The parent's input at `next`: that of the `<goto>` beside the forks. */
  readonly input?: string;
}

/** What a single `<fork>` says, except for the `next` that all of them share. */
export interface ForkWorker extends Omit<ValuesOf<'fork'>, 'next'> {
  readonly variables: Readonly<Record<string, string>>;
}

/** The transition that a tag with these values stands for; undefined when a required one is missing. */
export function transitionOf(tag: TagName, values: Fields): Transition | undefined {
  const { content, required } = TAGS[tag];
  const known = [content, ...attributesOf(tag)].filter((field) => values[field] !== undefined);
  if (![content, ...required].every((field) => known.includes(field))) return undefined;
  const said = Object.fromEntries(known.map((field) => [field, values[field]]));
  // A row of the table lists the same values as `ValuesOf`.
  if (tag !== 'fork') return { tag, ...said } as unknown as Plain;
  const { next, ...worker } = said as unknown as ValuesOf<'fork'>;
  return { tag, workers: [{ ...worker, variables: {} }], next };
}

/** The same transition with each value changed, a fork's workers first; but not the workers' variables. */
export function mapFields(
  transition: Transition,
  change: (value: string, field: FieldName) => string,
): Transition {
  if (transition.tag !== 'fork') return mapped(transition, change);
  const workers = transition.workers.map((worker) => mapped(worker, change));
  return mapped({ ...transition, workers }, change);
}

/** Gives the same object back when nothing changes, since a message may start thousands of workers. */
function mapped<T extends object>(part: T, change: (value: string, field: FieldName) => string): T {
  let changed: Partial<Record<FieldName, string>> | null = null;
  for (const [name, value] of Object.entries(part)) {
    if (typeof value !== 'string' || !isFieldName(name)) continue;
    const next = change(value, name);
    if (next === value) continue;
    changed ??= {};
    changed[name] = next;
  }
  return changed === null ? part : { ...part, ...changed };
}

/** The same transition with its templates filled in (spec 1.5). The result holds no templates. */
export function fillTemplates(transition: Transition, fill: (text: string) => string): Transition {
  const filled = (part: Transition): Transition =>
    mapFields(part, (value, field) => (FIELDS[field].isTemplate ? fill(value) : value));
  if (transition.raw_input === undefined) return filled(transition);
  const { raw_input: _, input, ...others } = transition as Goto;
  return { ...filled(others), input } as Transition;
}

/** The transition with the text of an `<input>` added; undefined when it takes none, or has an input already. */
export function withInputText(transition: Transition, input: string): Transition | undefined {
  if (!takesInputText(transition.tag) || ('input' in transition && transition.input !== undefined)) {
    return undefined;
  }
  return { ...transition, input, raw_input: true } as Transition;
}

/** The values of each thing that a policy has to allow. A fork gives one per worker, with the `next`. */
export function fieldsOf(transition: Transition): readonly Fields[] {
  if (transition.tag !== 'fork') return [transition];
  return transition.workers.map((worker) => ({ ...worker, next: transition.next }));
}
