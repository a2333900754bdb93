import { withoutCommands } from '../annotations.js';
import { type Span, span, type Tone } from '../console/line.js';
import type { Theme } from '../console/theme.js';
import { sanitize } from '../text.js';
import { type FindingSeverity, type LintFinding, SEVERITIES, type Tally, tallyText } from './findings.js';

const TONES: Readonly<Record<FindingSeverity, Tone>> = { error: 'bad', warning: 'warn', info: 'accent' };

/** A finding as compilers print one: `wf/REVIEW.md:3:7: error missing-target …`, on one line whatever is in it. */
export function lintLine(
  { severity, rule, file, line, column = 1, message }: LintFinding,
  theme: Theme,
): string {
  const spans: Span[] = [
    span(`${clean(file)}:${line}:${column}: `),
    span(severity, TONES[severity]),
    span(` ${rule} `, 'dim'),
    span(clean(message)),
  ];
  // In a job's log a file's name could be a command to the runner.
  return withoutCommands(theme.paint(spans));
}

/** How many columns before the position are shown of a line that is too long. */
const SHOWN_BEFORE = 20;

/**
 * The line of a finding, with a caret under the position; null where it has no text. The line is cut to fit, and
 * whatever is in it is shown as text.
 * @param width columns of the terminal
 */
export function lintExcerpt(
  { line, column }: Pick<LintFinding, 'line' | 'column'>,
  text: string,
  theme: Theme,
  width: number,
): string | null {
  // Each character becomes one printable one, so that the caret stands under the position.
  const signs = [...text.slice(0, LONGEST_LINE)].map((sign) => (/[\p{C}\p{Z}]/u.test(sign) ? ' ' : sign));
  if (signs.join('').trim() === '') return null;
  const first = signs.findIndex((sign) => sign !== ' ');
  const at = column === undefined ? first : [...text.slice(0, column - 1)].length;
  const margin = `${line} | `;
  const room = Math.max(SHOWN_BEFORE, width - margin.length - 2);
  const isLong = signs.length > room;
  const from = isLong && at >= room - SHOWN_BEFORE ? at - SHOWN_BEFORE : 0;
  const shown = signs.slice(from, from + room).join('');
  const pointer = `${' '.repeat(margin.length - 2)}| ${' '.repeat(Math.max(0, at - from))}^`;
  return [
    withoutCommands(theme.paint([span(` ${margin}`, 'dim'), span(sanitize(shown).trimEnd())])),
    theme.paint([span(` ${pointer}`, 'accent')]),
  ].join('\n');
}

/** How many characters of a line are looked at. */
const LONGEST_LINE = 10_000;

/**
 * The count of findings: `2 errors, 1 warning`. Those that are not shown count too.
 * @param level the lowest severity that is shown
 */
export function lintCount(tally: Tally, level: FindingSeverity, theme: Theme): string {
  const text = tallyText(tally);
  if (text === '') return theme.paint([span(`${theme.glyphs.good} nothing found`, 'good')]);
  const hidden = SEVERITIES.slice(SEVERITIES.indexOf(level) + 1).filter((severity) => tally[severity] > 0);
  const gravest = SEVERITIES.find((severity) => tally[severity] > 0)!;
  const tone = gravest === 'info' ? 'good' : TONES[gravest];
  const glyph = { error: theme.glyphs.bad, warning: theme.glyphs.warning, info: theme.glyphs.good }[gravest];
  const how = hidden.length === 0 ? '' : ` (--level ${hidden.at(-1)} shows them all)`;
  return theme.paint([span(`${glyph} ${text}`, tone), span(how, 'dim')]);
}

function clean(text: string): string {
  return sanitize(text).replace(/\s+/g, ' ').trim();
}
