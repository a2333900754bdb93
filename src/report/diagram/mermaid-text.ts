/** What a place is, as its shape tells. `missing` is told apart by its line. */
export type ShapedKind = 'prompt' | 'script' | 'engine' | 'ask' | 'start' | 'raise' | 'end' | 'missing';

/** A place with what is written on it: `label` as `mermaidText` gives it. */
export function mermaidShape(kind: ShapedKind, label: string): string {
  const text = `"${label}"`;
  switch (kind) {
    case 'prompt':
    case 'missing':
      return `[${text}]`;
    case 'script':
      return `{{${text}}}`;
    case 'engine':
      return `(${text})`;
    case 'ask':
      return `([${text}])`;
    case 'start':
      return '((" "))';
    case 'raise':
      return '(("any failure"))';
    case 'end':
      return '((("end")))';
    default:
      return kind satisfies never;
  }
}

/** Everything but letters, digits and harmless signs as a character code: no quote, tag, link or keyword is left. */
export function mermaidText(text: string): string {
  // Two of them would begin a formula.
  return text
    .replace(/\$+/g, '$$')
    .replace(/[^\p{L}\p{M}\p{N} _.,·×…-]/gu, (character) => `#${character.codePointAt(0)};`);
}
