import { structuredPatch } from 'diff/lib/patch/create.js';

/** How many lines may differ (the time grows with the square). Beyond, all lines from the first change on are replaced. */
const MAX_CHANGES = 2000;
const CONTEXT = 2;

/**
 * The differences between two texts, line by line, as `diff -u` shows them: `-` for old lines, `+` for new ones, with
 * two lines around each change. Empty for equal texts.
 * @param most how many lines are shown; the number of the others is given
 */
export function lineDiff(before: string, after: string, most = 60): string {
  if (before === after) return '';
  const options = { context: CONTEXT, maxEditLength: MAX_CHANGES };
  const patch = structuredPatch('', '', `${before}\n`, `${after}\n`, undefined, undefined, options);
  const hunks = patch?.hunks.map(({ lines }) => lines) ?? [replaced(before.split('\n'), after.split('\n'))];
  const shown = hunks.flatMap((lines, index) => [
    ...(index === 0 ? [] : ['…']),
    ...lines.map((line) => `${line[0]} ${line.slice(1)}`.trimEnd()),
  ]);
  const left = shown.length - most;
  return left > 0 ? [...shown.slice(0, most), `(${left} more lines)`].join('\n') : shown.join('\n');
}

function replaced(before: readonly string[], after: readonly string[]): string[] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  return [
    ...before.slice(Math.max(0, start - CONTEXT), start).map((text) => ` ${text}`),
    ...before.slice(start).map((text) => `-${text}`),
    ...after.slice(start).map((text) => `+${text}`),
  ];
}
