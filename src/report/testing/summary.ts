import { type CaseReport, isPassed, problemsOf } from '../../core/testing/case-report.js';
import { workflowNames, workflowTitle } from '../summary/head.js';
import { firstRows, inline } from '../summary/markdown.js';

/**
 * The summary of a job that has tested workflows (spec 8.4): a table of the cases, failed ones first.
 * @param tested the workflows as the user gave them, each with what its cases came to
 */
export function testSummary(tested: readonly { workflow: string; reports: readonly CaseReport[] }[]): string {
  const all = tested.flatMap(({ workflow, reports }) => reports.map((report) => ({ workflow, report })));
  const failed = all.filter(({ report }) => !isPassed(report));
  const whose = workflowNames(tested.map(({ workflow }) => workflow));
  const count = `${all.length - failed.length} passed, ${failed.length} failed`;
  const head = `### ${failed.length > 0 ? '❌' : '✅'} Test of ${whose} · ${count}`;
  const ordered = [...failed, ...all.filter(({ report }) => isPassed(report))];
  const rows = ordered.map(({ workflow, report }) => {
    const told = [...problemsOf(report), ...report.warnings.map(({ message }) => `warning: ${message}`)].join(
      '; ',
    );
    const icon = isPassed(report) ? '✅' : '❌';
    return [icon, inline(workflowTitle(workflow), 60), inline(report.name, 120), inline(told, 600)];
  });
  return `${[head, ...firstRows(['', 'workflow', 'case', 'what'], rows)].join('\n\n')}\n`;
}
