import type { AllowedTransition } from '../../core/protocol/state-options.js';
import { FIELDS, type FieldName, isFieldName, type TagName } from '../../core/protocol/tag-table.js';
import type { StateInTag } from '../lint/tags-in-text.js';
import type { TagOfState, Ways } from '../lint/ways.js';
import type { StateDefinition } from '../parts/workflow.js';

/** A transition that a state declares, or that its text seems to write. */
export interface Said {
  readonly tag: TagName;
  /** The states that it names, and how long a question waits; as they are written. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** A text shows it, and does not ask for it. */
  readonly isExample?: true;
}

/** What a state says of where it leads: its policy, and the text where that leaves something open. */
export function saidBy(definition: StateDefinition, { tags }: Ways): readonly Said[] {
  if (definition.kind === 'graph') return [];
  const policy = definition.kind === 'prompt' ? definition.options.allowed_transitions : undefined;
  if (policy === undefined || definition.kind === 'script') return tags.map(said);
  const listed = policy.map(declared);
  const open = new Set(
    listed.filter(({ tag, fields }) => tag !== 'result' && !namesState(fields)).map(({ tag }) => tag),
  );
  return [...listed, ...tags.filter(({ tag }) => open.has(tag)).map(said)];
}

function declared({ tag, match: _, ...fields }: AllowedTransition): Said {
  const known = Object.entries(fields).filter(([field]) => isFieldName(field));
  return { tag, fields: Object.fromEntries(known) };
}

/** What an example names leads there too, if there is such a state. */
function said({ tag, states, isMeant }: TagOfState): Said {
  const fields = Object.fromEntries(states.map(({ field, name }: StateInTag) => [field, name]));
  return { tag, fields, ...(!isMeant && { isExample: true }) };
}

function namesState(fields: Said['fields']): boolean {
  return Object.keys(fields).some((field) => FIELDS[field as FieldName].kind === 'state');
}
