import { withoutCommands } from '../annotations.js';
import { type Span, span, type Tone } from '../console/line.js';
import type { Theme } from '../console/theme.js';
import { sanitize } from '../text.js';
import { type LintFinding, SEVERITIES, type Severity, type Tally, tallyText } from './findings.js';

const TONES: Readonly<Record<Severity, Tone>> = { error: 'bad', warning: 'warn', info: 'accent' };

/** A finding the way compilers print one: `wf/REVIEW.md:3: error missing-target …`, on one line whatever is in it. */
export function lintLine({ severity, rule, file, line, message }: LintFinding, theme: Theme): string {
  const spans: Span[] = [
    span(`${clean(file)}:${line}: `),
    span(severity, TONES[severity]),
    span(` ${rule} `, 'dim'),
    span(clean(message)),
  ];
  // In a job's log a file's name could be a command of the runner's.
  return withoutCommands(theme.paint(spans));
}

/**
 * What all of it comes to: `2 errors, 1 warning`. What is not shown is counted too.
 * @param level from which findings are shown
 */
export function lintCount(tally: Tally, level: Severity, theme: Theme): string {
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
