/** Splits lines as a shell would, without expansion, by blanks, '…', "…" and backslashes; null for an open quote. */
export function shellWords(text: string): string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (character === "'" || character === '"') {
      const quoted = quotedAt(text, at);
      if (quoted === null) return null;
      word = (word ?? '') + quoted.text;
      at = quoted.end;
    } else if (character === '\\' && at + 1 < text.length) {
      at += 1;
      // The line goes on.
      if (text[at] !== '\n') word = (word ?? '') + (text[at] ?? '');
    } else {
      word = (word ?? '') + character;
    }
  }
  return word === null ? words : [...words, word];
}

/** What stands between the quotes that open here. */
function quotedAt(text: string, start: number): { readonly text: string; readonly end: number } | null {
  const quote = text[start];
  let inside = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === quote) return { text: inside, end: at };
    const isEscape = quote === '"' && character === '\\' && /["\\]/.test(text[at + 1] ?? '');
    if (isEscape) at += 1;
    inside += text[at] ?? '';
  }
  return null;
}
