import { readFileSync } from 'node:fs';
import { openGitHub } from './_github.mjs';
import { reportOf } from './_report.mjs';
import { settings } from './_settings.mjs';
import { leaveToPeople, writeVerdict } from './_verdict.mjs';

// REPORT: brings the workers together. What is still not on GitHub fails the run, whose resume comes here again for nothing.

/** @typedef {import('./_verdict.mjs').Done} Done */
/** @typedef {{status: string, result: string | null, error: {code: string, message: string} | null, variables: {issue: string}}} Worker */

const { mark, ...given } = settings();
const { left, write } = JSON.parse(process.env.RAYMOND_INPUT ?? '{}');
const github = openGitHub(given);
const workers = /** @type {Worker[]} */ (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));

/** @type {Done[]} */
const issues = [];
const failed = [];
for (const { status, result, error, variables } of workers) {
  const { number, title } = JSON.parse(variables.issue);
  if (status === 'completed' && result !== null) issues.push(await again(JSON.parse(result)));
  else {
    const { code, message } = error ?? { code: 'STOPPED', message: 'it was stopped' };
    const marked = write === 'now' && (await leaveToPeople(github, mark, number, code));
    failed.push({ number, title, code, message: message.slice(0, 300), marked });
  }
}

const waiting = issues.filter(({ written }) => written === 'failed');
if (waiting.length > 0) {
  const list = waiting.map(({ number, note }) => `#${number}: ${note}`).join('\n');
  console.error(
    `${waiting.length} of ${workers.length} verdicts are not on GitHub yet; a resume writes them, and pays for nothing:\n${list}`,
  );
  process.exit(1);
}
const result = { issues, failed, left, report: reportOf({ issues, failed, left }) };
console.log(`<result>${JSON.stringify(result).replaceAll('<', '\\u003c')}</result>`);

/** @param {Done} done @returns {Promise<Done>} */
async function again(done) {
  if (done.written !== 'failed') return done;
  const verdict = /** @type {import('./_verdict.mjs').Verdict} */ (done);
  return { ...done, ...(await writeVerdict(github, mark, done.number, verdict)) };
}
