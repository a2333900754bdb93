/** Everything but letters, digits and harmless signs as a character code: no quote, tag, link or keyword is left. */
export function mermaidText(text: string): string {
  // Two of them would begin a formula.
  return text
    .replace(/\$+/g, '$$')
    .replace(/[^\p{L}\p{M}\p{N} _.,·×…-]/gu, (character) => `#${character.codePointAt(0)};`);
}
