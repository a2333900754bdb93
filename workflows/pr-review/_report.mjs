/**
 * Makes of the panel's verdict what `post-check.mjs` posts: the worst first, each with whether it lies in the change,
 * and no more than a job can hand to another in one environment variable, which ends at 128 KiB.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

const MOST_FINDINGS = 100;
const MESSAGE_CHARACTERS = 600;
const MOST_BYTES = 100_000;
const SEVERITIES = ['error', 'warning', 'notice'];

/** Lines of the new files that a diff shows: first and last of each hunk, by path. */
function shownLines(diff) {
  const shown = new Map();
  let hunks = [];
  for (const line of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.*?)\t?$/.exec(line)?.[1];
    if (file !== undefined) {
      hunks = [];
      shown.set(file, hunks);
    }
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk !== null) hunks.push([Number(hunk[1]), Number(hunk[1]) + Number(hunk[2] ?? 1) - 1]);
  }
  return shown;
}

/** Agents name files as they please. */
const inRepository = (path) =>
  isAbsolute(path) ? relative(process.cwd(), path) : path.replace(/^(?:\.\/)+/, '');

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

function cut(text) {
  const letters = [...text];
  return letters.length <= MESSAGE_CHARACTERS
    ? text
    : `${letters.slice(0, MESSAGE_CHARACTERS - 1).join('')}…`;
}

const { RAYMOND_TASK_FOLDER, RAYMOND_RESULT, RAYMOND_INPUT_FILE } = process.env;
const { verdict, findings } = JSON.parse(RAYMOND_RESULT ?? readFileSync(RAYMOND_INPUT_FILE, 'utf8'));
const range = readFileSync(join(RAYMOND_TASK_FOLDER, 'range'), 'utf8').split(/\s+/);
const diff = [
  '-c',
  'core.quotePath=false',
  'diff',
  '--no-ext-diff',
  '--no-color',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];
const shown = shownLines(execFileSync('git', [...diff, ...range], { encoding: 'utf8', maxBuffer: 2 ** 28 }));

const told = findings
  .map(({ file, line, severity, problem }) => {
    const path = oneLine(inRepository(file)).slice(0, 300);
    const in_diff = (shown.get(path) ?? []).some(([first, last]) => first <= line && line <= last);
    return { path, line, severity, message: cut(oneLine(problem)), in_diff };
  })
  .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
const kept = told.slice(0, MOST_FINDINGS);
while (Buffer.byteLength(JSON.stringify(kept)) > MOST_BYTES) kept.pop();

const review = JSON.stringify({ verdict, findings: kept, left_out: told.length - kept.length });
// A tag in a finding is none.
process.stdout.write(`<result>${review.replaceAll('<', '\\u003c')}</result>\n`);
