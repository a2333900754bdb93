/** So many lines of each side are shown, and so many characters of a line. */
const MAX_LINES = 12;
const MAX_WIDTH = 160;

/** What is different in a file, for people: from the first line that differs to the last, `-` before, `+` after. */
export function changedLines(before: Uint8Array | null, after: Uint8Array | null): string {
  const old = linesOf(before);
  const now = linesOf(after);
  if (old === null || now === null) return '  it is no text';
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [
    `  @@ line ${head + 1} @@`,
    ...shown('-', old.slice(head, old.length - tail)),
    ...shown('+', now.slice(head, now.length - tail)),
  ].join('\n');
}

function shown(sign: string, lines: readonly string[]): string[] {
  const left = lines.length - MAX_LINES;
  const cut = (line: string): string => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line);
  return [
    ...lines.slice(0, MAX_LINES).map((line) => `  ${sign}${cut(line)}`),
    ...(left > 0 ? [`  ${sign}… ${left} more lines`] : []),
  ];
}

/** Null for what is no text; a file that is not there has no lines. */
function linesOf(bytes: Uint8Array | null): readonly string[] | null {
  if (bytes === null || bytes.length === 0) return [];
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
  } catch {
    return null;
  }
}
