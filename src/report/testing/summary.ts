import { type CaseReport, isPassed, problemsOf } from '../../core/testing/case-report.js';
import { nameOf } from '../summary/head.js';
import { inline, table } from '../summary/markdown.js';

/** Over 1 MiB GitHub drops the whole summary. */
const MOST_ROWS = 300;

/**
 * The summary of a job that has tested workflows (spec 8.4): a table of the cases, those that failed first.
 * @param tested the workflows as the user gave them, each with what its cases came to
 */
export function testSummary(tested: readonly { workflow: string; reports: readonly CaseReport[] }[]): string {
  const all = tested.flatMap(({ workflow, reports }) => reports.map((report) => ({ workflow, report })));
  const failed = all.filter(({ report }) => !isPassed(report));
  const names = tested.slice(0, 20).map(({ workflow }) => inline(nameOf(workflow), 80));
  const whose = `${names.join(', ')}${tested.length > names.length ? ' …' : ''}`;
  const count = `${all.length - failed.length} passed, ${failed.length} failed`;
  const head = `### ${failed.length > 0 ? '❌' : '✅'} Test of ${whose} · ${count}`;
  const ordered = [...failed, ...all.filter(({ report }) => isPassed(report))];
  const rows = ordered.slice(0, MOST_ROWS).map(({ workflow, report }) => {
    const told = [...problemsOf(report), ...report.warnings.map(({ message }) => `warning: ${message}`)].join(
      '; ',
    );
    const icon = isPassed(report) ? '✅' : '❌';
    return [icon, inline(nameOf(workflow), 60), inline(report.name, 120), inline(told, 600)];
  });
  const more = ordered.length > MOST_ROWS ? [`… and ${ordered.length - MOST_ROWS} more`] : [];
  return `${[head, table(['', 'workflow', 'case', 'what'], rows), ...more].join('\n\n')}\n`;
}
