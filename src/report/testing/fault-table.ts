import type { CaseReport } from '../../core/testing/case-report.js';
import {
  FAULTS,
  type FaultEnd,
  type FaultKind,
  type FaultReport,
  placeText,
} from '../../core/testing/fault-report.js';

export interface FaultRow {
  readonly report: Pick<CaseReport, 'name'>;
  readonly fault: FaultReport;
}

/** For each kind of fault how often it came to what; those that fail the test one by one below. */
export function faultTable(rows: readonly FaultRow[]): string[] {
  const ends = [...new Set(rows.map(({ fault }) => fault.end))].sort(
    (a, b) => ORDER.indexOf(a) - ORDER.indexOf(b),
  );
  const kinds = (Object.keys(FAULTS) as FaultKind[]).filter((kind) =>
    rows.some(({ fault }) => fault.kind === kind),
  );
  const cells = [
    ['fault', 'tried', ...ends],
    ...kinds.map((kind) => {
      const of = rows.filter(({ fault }) => fault.kind === kind);
      const counts = ends.map((end) => of.filter(({ fault }) => fault.end === end).length);
      return [kind, String(of.length), ...counts.map((count) => (count === 0 ? '-' : String(count)))];
    }),
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const table = cells.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
  const bad = rows
    .filter(({ fault }) => fault.isBad)
    .map(
      ({ report, fault: { kind, place, end } }) => `${end}: ${report.name}, ${kind} at ${placeText(place)}`,
    );
  return [...table, ...bad];
}

const ORDER: readonly FaultEnd[] = [
  ...(['completed', 'failed cleanly', 'paused', 'asking', 'not recorded'] as const),
  ...(['hung', 'green without its work', 'broke down'] as const),
];
