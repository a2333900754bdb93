import { LIMITS } from '../limits/limits.js';

/**
 * Every tag and what can stand in it, once (spec 1.2): reading, policy, front matter, resolving, filling in,
 * directories, the types of transitions and the table in docs/writing-workflows.md all come from here.
 *
 * A new tag: its row here; what it does in `core/step.ts`; how it is told in `report/transition.ts`; its row in
 * docs/writing-workflows.md. The compiler and test/core/protocol/tag-table.test.ts name what is missing.
 */

/** What a value is, and so how it is checked, compared, resolved and filled in. */
export type FieldKind =
  /** A state's name: trimmed, never a path, resolved before the transition is followed. */
  | 'state'
  /** As written. */
  | 'text'
  /** For people: trimmed, and never empty. A policy cannot fix it. */
  | 'prose'
  /** A path: made absolute, and has to be there. */
  | 'directory'
  /** A time such as `2h`. */
  | 'duration'
  | 'model';

interface FieldRule {
  readonly kind: FieldKind;
  /** Whether `{{name}}` in it is filled in (spec 1.5). */
  readonly isTemplate: boolean;
  /** Stands for it in a reminder where an entry leaves it open. */
  readonly open: string;
}

const STATE = { kind: 'state', isTemplate: false, open: '…state…' } as const;

/** Whatever a tag can say, be it an attribute or the tag's content. The names are those of policies and transitions. */
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
  /** What stands between the opening and the closing tag. */
  readonly content: FieldName;
  readonly required: readonly FieldName[];
  readonly optional: readonly FieldName[];
  /** Whether attributes other than these are variables, where other tags ignore them with a warning. */
  readonly hasVariables: boolean;
}

const plain = { hasVariables: false } as const;

/** Attributes in the order in which the tag is written. */
export const TAGS = {
  goto: { ...plain, content: 'target', required: [], optional: ['input'] },
  reset: { ...plain, content: 'target', required: [], optional: ['input', 'cd'] },
  call: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
  function: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
  // Several may stand together, with one `next`; a <goto> beside them may give it.
  fork: { hasVariables: true, content: 'target', required: ['next'], optional: ['input', 'cd', 'model'] },
  ask: { ...plain, content: 'question', required: ['next'], optional: ['timeout', 'timeout_next'] },
  result: { ...plain, content: 'payload', required: [], optional: [] },
} as const satisfies Readonly<Record<string, TagRule>>;

/** Most workers that one message may start, unless somebody allows more (spec 1.2). */
export const MAX_FORKS = LIMITS.forks.value;

export type TagName = keyof typeof TAGS;

export const TAG_NAMES = Object.keys(TAGS) as [TagName, ...TagName[]];

/** A tag's attributes that the table knows, in the order in which they are written. */
export function attributesOf(tag: TagName): readonly FieldName[] {
  const { required, optional } = TAGS[tag];
  return [...required, ...optional];
}

/** Whether `<input>text</input>` may stand beside this tag (spec 1.2). Beside forks it is their `<goto>`'s. */
export function takesInputText(tag: TagName): boolean {
  return attributesOf(tag).includes('input') && !TAGS[tag].hasVariables;
}

/** Whether a state's name that stands here can only be one of the same workflow (spec 7.2): tags lead elsewhere by their target alone. */
export function isWithinWorkflow(field: FieldName): boolean {
  return FIELDS[field].kind === 'state' && field !== 'target';
}

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
