import { type CaseReport, mismatchText } from '../../core/testing/case-report.js';
import type { Annotation } from '../annotations.js';
import { inWorkspace } from '../workflow-place.js';
import { faultProblem } from './tap.js';

/** The findings of a test as annotations in files of the checkout. @param root the checkout's absolute path */
export function testAnnotations(reports: readonly CaseReport[], root: string): Annotation[] {
  return reports.flatMap((report) => {
    const place = placeIn(root, report.file);
    const title = `raymond test: ${report.name}`;
    const error = (message: string, more: Partial<Annotation> = {}): Annotation => {
      return { level: 'error', title, message, ...place, ...more };
    };
    return [
      ...(report.error === null ? [] : [error(report.error.message)]),
      ...(report.hung === null ? [] : [error(`hung: ${report.hung}`)]),
      ...report.mismatches.map((mismatch) =>
        error(mismatchText(mismatch), {
          ...placeIn(root, mismatch.file ?? report.file),
          line: mismatch.line,
        }),
      ),
      ...report.faults.filter(({ isBad }) => isBad).map((fault) => error(faultProblem(fault))),
      ...report.warnings.map(({ state, message }): Annotation => {
        return { level: 'warning', title, message: `${state ?? ''} ${message}`.trim(), ...place };
      }),
    ];
  });
}

function placeIn(root: string, file: string | null): { file?: string } {
  const inside = file === null ? null : inWorkspace(file, root);
  return inside === null ? {} : { file: inside };
}
