import { workflowNames } from '../summary/head.js';
import { firstRows, inline } from '../summary/markdown.js';
import { type LintFinding, SEVERITIES, tallyOf, tallyText } from './findings.js';

const ICONS = { error: '❌', warning: '⚠️', info: 'ℹ️' } as const;

/**
 * The summary of a job that has linted workflows (spec 8.4): a table of findings, the most severe first.
 * @param workflows as the user gave them
 */
export function lintSummary(workflows: readonly string[], findings: readonly LintFinding[]): string {
  const tally = tallyOf(findings);
  const icon = tally.error > 0 ? '❌' : '✅';
  const head = `### ${icon} Lint of ${workflowNames(workflows)} · ${tallyText(tally) || 'nothing found'}`;
  if (findings.length === 0) return `${head}\n`;
  const ordered = SEVERITIES.flatMap((severity) => findings.filter((each) => each.severity === severity));
  const rows = ordered.map(({ severity, rule, file, line, message }) => {
    return [ICONS[severity], `<code>${rule}</code>`, inline(`${file}:${line}`, 120), inline(message, 400)];
  });
  return `${[head, ...firstRows(['', 'rule', 'place', 'what'], rows)].join('\n\n')}\n`;
}
