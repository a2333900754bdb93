/** Cells of the table that the longest common part is looked up in; beyond, all lines between are told as replaced. */
const MOST_CELLS = 4_000_000;
const CONTEXT = 2;

type Line = readonly [mark: ' ' | '-' | '+', text: string];

/**
 * What is different between two texts, line by line, as `diff -u` shows it: `-` was, `+` is, two lines around each
 * change. Empty for equal texts.
 * @param most lines that are shown; how many are left out is told
 */
export function lineDiff(before: string, after: string, most = 60): string {
  if (before === after) return '';
  const lines = aligned(before.split('\n'), after.split('\n'));
  const isNear = nearChanges(lines);
  const shown: string[] = [];
  for (const [index, [mark, text]] of lines.entries()) {
    if (!isNear[index]) {
      if (shown.length > 0 && shown.at(-1) !== '…') shown.push('…');
    } else shown.push(`${mark} ${text}`.trimEnd());
  }
  if (shown.at(-1) === '…') shown.pop();
  const left = shown.length - most;
  return left > 0 ? [...shown.slice(0, most), `(${left} more lines)`].join('\n') : shown.join('\n');
}

function nearChanges(lines: readonly Line[]): boolean[] {
  const isNear = lines.map(() => false);
  for (const [index, [mark]] of lines.entries()) {
    if (mark === ' ') continue;
    const last = Math.min(lines.length - 1, index + CONTEXT);
    for (let at = Math.max(0, index - CONTEXT); at <= last; at++) isNear[at] = true;
  }
  return isNear;
}

function aligned(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (text: string): Line => [' ', text];
  return [
    ...before.slice(0, start).map(same),
    ...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

/** By the longest common part of both. */
function between(before: readonly string[], after: readonly string[]): Line[] {
  const replaced = (): Line[] => [
    ...before.map((text): Line => ['-', text]),
    ...after.map((text): Line => ['+', text]),
  ];
  const width = after.length + 1;
  if (before.length * width > MOST_CELLS) return replaced();
  // Of what is left from each pair of places on, how much is common.
  const common = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i * width + j] =
        before[i] === after[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push([' ', before[i]!]);
      i++;
      j++;
    } else if (
      j === after.length ||
      (i < before.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    )
      lines.push(['-', before[i++]!]);
    else lines.push(['+', after[j++]!]);
  }
  return lines;
}
