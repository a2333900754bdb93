import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPassing, messageOf, openGitHub, statusOf } from './_github.mjs';
import { settings } from './_settings.mjs';
import { whyLeftAlone } from './_verdict.mjs';

// START: which issues have no mark, as many of them as a run may have. None: the run is over, and has cost nothing.

/** @typedef {import('./_words.mjs').Issue} Issue */

const given = settings();
const github = openGitHub(given);
const fromInput = issuesOf(inputOf(process.env));
// Who gives a run its issues does the writing, too, so that this one needs no token.
const write = fromInput === null ? 'now' : 'later';
if (write === 'now' && given.token === null)
  stop('no token to label issues with: set GH_TOKEN, or give the issues as input and let another job write.');

const all = fromInput ?? (await listed());
const todo = all.filter(
  (issue) => issue.pull_request === undefined && whyLeftAlone(issue, given.mark) === null,
);
if (todo.length === 0) {
  const report = `No open issue is without the label ${given.mark}.`;
  console.log(`<result>${JSON.stringify({ issues: [], failed: [], left: 0, report })}</result>`);
} else {
  if (write === 'now') await mayWrite();
  const issues = todo.slice(0, given.most);
  const left = todo.length - issues.length;
  // The run's own folder: it is part of a checkpoint, and nothing of a stranger's is in the work tree.
  writeFileSync(
    join(process.env.RAYMOND_TASK_FOLDER ?? '', 'issues.json'),
    JSON.stringify({ issues, left, write }),
  );
  console.log(`<print>${issues.length} of ${todo.length} open issues without the label</print>`);
  console.log('<goto input="0">FORK</goto>');
}

/** @param {NodeJS.ProcessEnv} env */
function inputOf({ RAYMOND_INPUT: text = '', RAYMOND_INPUT_FILE: file }) {
  return (file === undefined ? text : readFileSync(file, 'utf8')).trim();
}

/** @param {string} input of the run @returns {Issue[] | null} */
function issuesOf(input) {
  if (input === '') return null;
  try {
    const issues = JSON.parse(input);
    if (!Array.isArray(issues) || !issues.every(isIssue)) throw new Error('no list of issues');
    return [...new Map(issues.map((issue) => [issue.number, issue])).values()];
  } catch (error) {
    return stop(`the input is no JSON list of issues as GitHub's API has them: ${messageOf(error)}`);
  }
}

/** @param {unknown} value @returns {value is Issue} */
function isIssue(value) {
  const { number, title, body } = /** @type {Record<string, unknown>} */ (value ?? {});
  return (
    Number.isSafeInteger(number) &&
    Number(number) > 0 &&
    typeof title === 'string' &&
    (typeof body === 'string' || body === null || body === undefined)
  );
}

async function listed() {
  try {
    return await github.openIssues();
  } catch (error) {
    return stop(`the issues could not be listed: ${messageOf(error)}${needs(error, 'read')}`);
  }
}

/** A missing right is told before an agent is paid for. */
async function mayWrite() {
  try {
    await github.makeLabel(given.mark, 'Sorted by the issue triage; take it away to have it done again');
  } catch (error) {
    stop(`the label ${given.mark} could not be made: ${messageOf(error)}${needs(error, 'write')}`);
  }
}

/** @param {unknown} error @param {'read' | 'write'} right */
function needs(error, right) {
  const isRefused = [401, 403, 404].includes(statusOf(error)) && !isPassing(error);
  return isRefused ? ` The token needs \`issues: ${right}\`.` : '';
}

/** @param {string} why @returns {never} */
function stop(why) {
  console.error(why);
  process.exit(1);
}
