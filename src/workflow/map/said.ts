import type { AllowedTransition } from '../../core/protocol/state-options.js';
import { FIELDS, type FieldName, isFieldName, type TagName } from '../../core/protocol/tag-table.js';
import { tagsInText } from '../lint/tags-in-text.js';
import type { Ways } from '../lint/ways.js';
import type { StateDefinition } from '../parts/workflow.js';

/** A transition that a state declares, or that its text seems to write. */
export interface Said {
  readonly tag: TagName;
  /** The states that it names, and how long a question waits; as they are written. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
}

/** What a state says of where it leads: its policy, and the text where that leaves something open. */
export function saidBy(definition: StateDefinition, { tags }: Ways): readonly Said[] {
  if (definition.kind === 'graph') return [];
  const policy = definition.kind === 'prompt' ? definition.options.allowed_transitions : undefined;
  if (policy === undefined || definition.kind === 'script')
    return tags.map(({ tag, states }) => said(tag, states));
  const listed = policy.map(declared);
  const open = new Set(
    listed.filter(({ tag, fields }) => tag !== 'result' && !namesState(fields)).map(({ tag }) => tag),
  );
  const written =
    open.size === 0 ? [] : tagsInText(definition.body, false).filter(({ tag }) => open.has(tag));
  return [...listed, ...written.map(({ tag, states }) => said(tag, states))];
}

function declared({ tag, match: _, ...fields }: AllowedTransition): Said {
  const known = Object.entries(fields).filter(([field]) => isFieldName(field));
  return { tag, fields: Object.fromEntries(known) };
}

function said(tag: TagName, states: readonly (readonly [FieldName, string])[]): Said {
  return { tag, fields: Object.fromEntries(states) };
}

function namesState(fields: Said['fields']): boolean {
  return Object.keys(fields).some((field) => FIELDS[field as FieldName].kind === 'state');
}
