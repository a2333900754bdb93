import {
  FIELDS,
  type FieldName,
  isFieldName,
  TAG_NAMES,
  TAGS,
  type TagName,
} from '../../core/protocol/tag-table.js';

/** A tag that stands somewhere in a script or a prompt, be it as an example. */
export interface TagInText {
  readonly tag: TagName;
  /** 0-based, of its opening. */
  readonly at: number;
  /** The states that it names, as they are written: a shell may still fill them in. */
  readonly states: readonly (readonly [FieldName, string])[];
}

const CLOSING = new RegExp(`</(${TAG_NAMES.join('|')})>`, 'g');
/** Escaped quotes too: tags mostly stand in a script's strings. */
const ATTRIBUTE = /(\w+)\s*=\s*\\?["']([^"'\\]*)/g;
/** Characters from a tag's opening to its end. A longer one is not looked for, so that a text is read in linear time. */
const LONGEST = 4096;

/**
 * The tags that a text seems to write. Not by the rules of messages: a script's tags are put together by its shell,
 * so that quotes, `>` and `<` may stand anywhere in their attributes. A tag ends at its closing, and starts at the
 * nearest opening ahead of that.
 */
export function tagsInText(text: string, isScript: boolean): TagInText[] {
  return [...text.matchAll(CLOSING)].flatMap(({ 1: name, index }) => {
    const tag = name as TagName;
    const before = text.slice(Math.max(0, index - LONGEST), index);
    const opening = before.lastIndexOf(`<${tag}`);
    if (opening < 0 || (isScript && isInComment(text, index))) return [];
    const written = before.slice(opening);
    const end = written.lastIndexOf('>');
    if (end < 0) return [];
    const { content } = TAGS[tag];
    const inside: [FieldName, string][] =
      FIELDS[content].kind === 'state' ? [[content, written.slice(end + 1).trim()]] : [];
    const attributes = [...written.slice(0, end).matchAll(ATTRIBUTE)].flatMap(
      ([, field = '', value = '']): [FieldName, string][] =>
        isFieldName(field) && FIELDS[field].kind === 'state' ? [[field, value.trim()]] : [],
    );
    return [{ tag, at: index - before.length + opening, states: [...inside, ...attributes] }];
  });
}

/** On a line that is a comment of a script's. */
function isInComment(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return /^\s*(#|::|rem\s)/i.test(line.slice(0, LONGEST));
}
