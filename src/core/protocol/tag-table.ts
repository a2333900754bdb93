import { LIMITS } from '../limits/limits.js';

/**
 * Every tag and what can stand in it (spec 1.2). Reading, policy, front matter, resolving, filling in, directories, the
 * types of transitions and the table in docs/writing-workflows.md all come from here.
 *
 * A new tag takes a row here, its effect in `core/step.ts`, its words in `report/transition.ts`, and a row in
 * docs/writing-workflows.md. The compiler and test/core/protocol/tag-table.test.ts name what is missing.
 */

/** The kind of a value decides how it is checked, compared, resolved and filled in. */
export type FieldKind =
  /** A state's name: trimmed, never a path, and resolved before the transition is followed. */
  | 'state'
  /** A text as written. */
  | 'text'
  /** A text for people: trimmed, and never empty. A policy cannot fix it. */
  | 'prose'
  /** A path of an existing folder, made absolute. */
  | 'directory'
  /** A time such as `2h`. */
  | 'duration'
  | 'model';

interface FieldRule {
  readonly kind: FieldKind;
  /** Whether `{{name}}` in the value is filled in (spec 1.5). */
  readonly isTemplate: boolean;
  /** What a reminder shows in its place where an entry leaves it open. */
  readonly open: string;
}

const STATE = { kind: 'state', isTemplate: false, open: '…state…' } as const;

/** Every value that a tag can have, as an attribute or as its content. The names are those of policies and transitions. */
export const FIELDS = {
  target: STATE,
  return: STATE,
  next: STATE,
  timeout_next: STATE,
  input: { kind: 'text', isTemplate: true, open: '…' },
  cd: { kind: 'directory', isTemplate: true, open: '…directory…' },
  model: { kind: 'model', isTemplate: false, open: '…model…' },
  timeout: { kind: 'duration', isTemplate: false, open: '…time…' },
  question: { kind: 'prose', isTemplate: false, open: '…your question…' },
  payload: { kind: 'text', isTemplate: false, open: '…your result…' },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type FieldName = keyof typeof FIELDS;

/** What an entry of `allowed_transitions` can list: all but prose. */
export type ListedField = {
  [F in FieldName]: (typeof FIELDS)[F]['kind'] extends 'prose' ? never : F;
}[FieldName];

/** The fields that have a value, and the values. */
export type Fields = { readonly [F in FieldName]?: string };

export interface TagRule {
  /** The field that stands between the opening and the closing tag. */
  readonly content: FieldName;
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
  /** Whether other attributes than these are variables. Other tags ignore them with a warning. */
  readonly hasVariables: boolean;
}

const plain = { hasVariables: false } as const;

/** Attributes are listed in the order in which the tag is written. */
export const TAGS = {
  goto: { ...plain, content: 'target', required: [], optional: ['input'] },
  reset: { ...plain, content: 'target', required: [], optional: ['input', 'cd'] },
  call: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
  function: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
  // Several forks may stand together, with one `next`; a <goto> beside them may give it.
  fork: { hasVariables: true, content: 'target', required: ['next'], optional: ['input', 'cd', 'model'] },
  ask: { ...plain, content: 'question', required: ['next'], optional: ['timeout', 'timeout_next'] },
  result: { ...plain, content: 'payload', required: [], optional: [] },
} as const satisfies Readonly<Record<string, TagRule>>;

/** How many workers one message may start, unless somebody allows more (spec 1.2). */
export const MAX_FORKS = LIMITS.forks.value;

export type TagName = keyof typeof TAGS;

export const TAG_NAMES = Object.keys(TAGS) as [TagName, ...TagName[]];

/** A tag's attributes that the table knows, in the order in which they are written. */
export function attributesOf(tag: TagName): readonly FieldName[] {
  const { required, optional } = TAGS[tag];
  return [...required, ...optional];
}

/** Whether `<input>text</input>` may stand beside this tag (spec 1.2). Beside forks it belongs to their `<goto>`. */
export function takesInputText(tag: TagName): boolean {
  return attributesOf(tag).includes('input') && !TAGS[tag].hasVariables;
}

/** Whether a state named here must be of the same workflow (spec 7.2): only a tag's target can lead elsewhere. */
export function isWithinWorkflow(field: FieldName): boolean {
  return FIELDS[field].kind === 'state' && field !== 'target';
}

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
