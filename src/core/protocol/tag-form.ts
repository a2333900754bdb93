import { attributesOf, FIELDS, type FieldName, type Fields, TAGS, type TagName } from './tag-table.js';
import { fieldsOf, type Transition } from './transition.js';

/** A tag with these values as it is written, with `…` for a required one that is left open. */
export function formOf(tag: TagName, values: Fields): string {
  const { content, required } = TAGS[tag];
  const needed: readonly FieldName[] = required;
  const attributes = attributesOf(tag)
    .filter((field) => values[field] !== undefined || needed.includes(field))
    .map((field) => ` ${field}="${encode(values[field] ?? FIELDS[field].open)}"`);
  return `<${tag}${attributes.join('')}>${values[content] ?? FIELDS[content].open}</${tag}>`;
}

/** The field that still holds a form's placeholder: the model has sent the form back as it was shown. */
export function fieldLeftOpen(transition: Transition): FieldName | undefined {
  for (const values of fieldsOf(transition)) {
    for (const field of Object.keys(FIELDS) as FieldName[]) {
      if (values[field]?.trim() === FIELDS[field].open) return field;
    }
  }
  return undefined;
}

function encode(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
