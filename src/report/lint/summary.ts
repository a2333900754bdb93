import { nameOf } from '../summary/head.js';
import { inline, table } from '../summary/markdown.js';
import { type LintFinding, tallyOf, tallyText } from './findings.js';

/** Over 1 MiB GitHub drops the whole summary. */
const MOST_ROWS = 300;

const ICONS = { error: '❌', warning: '⚠️', info: 'ℹ️' } as const;

/**
 * The summary of a job that has looked at workflows (spec 8.4): a table of what was found, the gravest first.
 * @param workflows as the user gave them
 */
export function lintSummary(workflows: readonly string[], findings: readonly LintFinding[]): string {
  const tally = tallyOf(findings);
  const names = workflows.slice(0, 20).map((each) => inline(nameOf(each), 80));
  const whose = `${names.join(', ')}${workflows.length > names.length ? ' …' : ''}`;
  const icon = tally.error > 0 ? '❌' : '✅';
  const head = `### ${icon} Lint of ${whose} · ${tallyText(tally) || 'nothing found'}`;
  if (findings.length === 0) return `${head}\n`;
  const ordered = (['error', 'warning', 'info'] as const).flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  const rows = ordered.slice(0, MOST_ROWS).map(({ severity, rule, file, line, message }) => {
    return [ICONS[severity], `<code>${rule}</code>`, inline(`${file}:${line}`, 120), inline(message, 400)];
  });
  const more = ordered.length > MOST_ROWS ? [`… and ${ordered.length - MOST_ROWS} more`] : [];
  return `${[head, table(['', 'rule', 'place', 'what'], rows), ...more].join('\n\n')}\n`;
}
