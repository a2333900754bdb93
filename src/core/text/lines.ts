/** A line's text without colours and surrounding blanks. */
export function cleanLine(line: string): string {
  return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}

/** The cleaned lines of a text, from its last one on: output can be long, and only its end is of interest. */
export function* linesFromEnd(text: string): Generator<{ readonly line: string; readonly start: number }> {
  for (let end = text.length; end >= 0; ) {
    const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    yield { line: cleanLine(text.slice(start, end)), start };
    end = start - 1;
  }
}

/** The last line that is not blank; null without one. */
export function lastLine(text: string): string | null {
  for (const { line } of linesFromEnd(text)) if (line !== '') return line;
  return null;
}
