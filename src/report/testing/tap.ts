import { type CaseReport, isPassed, problemsOf } from '../../core/testing/case-report.js';
import {
  FAULTS,
  type FaultEnd,
  type FaultKind,
  type FaultReport,
  placeText,
} from '../../core/testing/fault-report.js';
import { sanitize } from '../text.js';

/** A report in TAP 14: a line for each case, and for each fault that it was given, with problems below as YAML. */
export function tapReport(reports: readonly CaseReport[]): string {
  const lines = ['TAP version 14'];
  let number = 0;
  const point = (isOk: boolean, name: string, problems: readonly string[], place?: object): void => {
    number += 1;
    lines.push(`${isOk ? 'ok' : 'not ok'} ${number} - ${escaped(name)}`);
    if (problems.length > 0) lines.push(...diagnostics(problems, place));
  };
  for (const report of reports) {
    const problems = problemsOf(report);
    const [first] = report.mismatches;
    point(problems.length === 0, report.name, problems, {
      ...(report.file !== null && { file: first?.file ?? report.file }),
      ...(first?.line !== undefined && { line: first.line }),
    });
    for (const { agent, state, message } of report.warnings)
      lines.push(comment(`warning: ${[agent, state].filter((part) => part !== null).join(' ')} ${message}`));
    for (const note of report.notes) lines.push(comment(note));
    for (const fault of report.faults)
      point(!fault.isBad, faultName(report, fault), fault.isBad ? [faultProblem(fault)] : []);
  }
  lines.push(`1..${number}`);
  const faults = reports.flatMap((report) => report.faults.map((fault) => ({ report, fault })));
  if (faults.length > 0) lines.push(...faultTable(faults).map(comment));
  const failed = reports.filter((report) => !isPassed(report)).length;
  lines.push(comment(`${reports.length - failed} passed, ${failed} failed`));
  return `${lines.join('\n')}\n`;
}

interface FaultRow {
  readonly report: Pick<CaseReport, 'name'>;
  readonly fault: FaultReport;
}

/** How often each kind of fault came to what. Those that fail the test are listed below. */
function faultTable(rows: readonly FaultRow[]): string[] {
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

function faultName({ name }: Pick<CaseReport, 'name'>, { kind, place, end, how }: FaultReport): string {
  return `${name}: ${kind} at ${placeText(place)}: ${end}${how === '' ? '' : ` (${firstLine(how)})`}`;
}

export function faultProblem({ kind, place, end, how }: FaultReport): string {
  return `${FAULTS[kind]}, in ${place.state} (visit ${place.visit}) of ${place.agent}: ${end}. ${how}`.trim();
}

function firstLine(text: string): string {
  return text.split('\n')[0]!.slice(0, 100);
}

/** Problems in YAML. Every string is printed as JSON, which is YAML too. */
function diagnostics(problems: readonly string[], place: object = {}): string[] {
  const shown = {
    severity: 'fail',
    ...place,
    message: problems[0],
    ...(problems.length > 1 && { problems }),
  };
  const entries = Object.entries(shown).flatMap(([key, value]) =>
    Array.isArray(value)
      ? [`  ${key}:`, ...value.map((each) => `    - ${json(each)}`)]
      : [`  ${key}: ${json(value)}`],
  );
  return ['  ---', ...entries, '  ...'];
}

function json(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? sanitize(value) : value);
}

/** A comment in which no line of an agent's can become a line of the report. */
function comment(text: string): string {
  return sanitize(text)
    .split('\n')
    .map((line) => `# ${line}`.trimEnd())
    .join('\n');
}

/** A name in which no `#` begins a directive. */
function escaped(name: string): string {
  return sanitize(name).replace(/\s+/g, ' ').replace(/[\\#]/g, '\\$&');
}
