import { type CaseReport, problemsOf } from '../../core/testing/case-report.js';
import { placeText } from '../../core/testing/fault-report.js';
import { faultProblem } from './tap.js';

/** A report in JUnit's XML: a suite for the workflow, with a test case for each case and each fault. */
export function junitReport(workflow: string, reports: readonly CaseReport[]): string {
  const cases = reports.flatMap((report) => [
    testCase(
      workflow,
      report.name,
      report.durationMs,
      problemsOf(report),
      report.warnings.map(({ message }) => message),
    ),
    ...report.faults.map((fault) =>
      testCase(
        `${workflow}.faults`,
        `${report.name}: ${fault.kind} at ${placeText(fault.place)}`,
        0,
        fault.isBad ? [faultProblem(fault)] : [],
        [`${fault.end}${fault.how === '' ? '' : `: ${fault.how}`}`],
      ),
    ),
  ]);
  const bad = reports.reduce(
    (sum, report) =>
      sum + Number(problemsOf(report).length > 0) + report.faults.filter(({ isBad }) => isBad).length,
    0,
  );
  const ms = reports.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const counts = `tests="${cases.length}" failures="${bad}" errors="0" skipped="0" time="${seconds(ms)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="raymond test" ${counts}>`,
    `  <testsuite name="${attribute(workflow)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(
  className: string,
  name: string,
  ms: number,
  problems: readonly string[],
  output: readonly string[],
): string {
  const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}" time="${seconds(ms)}"`;
  const inside = [
    ...(problems.length === 0
      ? []
      : [`      <failure message="${attribute(problems[0]!)}">${text(problems.join('\n'))}</failure>`]),
    ...(output.length === 0 ? [] : [`      <system-out>${text(output.join('\n'))}</system-out>`]),
  ];
  return inside.length === 0 ? `${head}/>` : [`${head}>`, ...inside, '    </testcase>'].join('\n');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function text(value: string): string {
  return allowed(value).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function attribute(value: string): string {
  return text(value).replace(/"/g, '&quot;').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');
}

const HALVES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text without what XML 1.0 cannot hold: other control characters, and halves of characters. */
function allowed(value: string): string {
  return value
    .replace(HALVES, '\ufffd')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/\r\n?/g, '\n');
}
