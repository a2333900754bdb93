import { isGone, isPassing, messageOf } from './_github.mjs';
import { nameOf, plain } from './_words.mjs';

/**
 * What an agent thinks of an issue, and what becomes of that on GitHub.
 *
 * @typedef {{label: string, priority: string, needs_info: boolean, question: string, reason: string}} Verdict
 * @typedef {{written: 'yes' | 'later' | 'skipped' | 'refused' | 'failed', note: string}} Written
 * @typedef {Partial<Verdict> & {number: number, title: string} & Written} Done
 * @typedef {import('./_github.mjs').GitHub} GitHub
 */

const MARKER = '<!-- raymond:issue-triage:question -->';

/** @param {Verdict} verdict */
export const labelsOf = ({ label, priority, needs_info }) => [
  label,
  `priority: ${priority}`,
  ...(needs_info ? ['needs-info'] : []),
];

/** @param {string} question */
const commentOf = (question) => `Thank you for this issue. Before anybody can begin, there is a question:

> ${plain(question)}

Please answer here; people read it. (An agent that sorts new issues has asked.)

${MARKER}`;

/** Why nothing is to be done with an issue; null where something is. @param {import('./_words.mjs').Issue | null} issue @param {string} mark */
export function whyLeftAlone(issue, mark) {
  if (issue === null) return 'it was deleted or moved';
  if (issue.state === 'closed') return 'somebody has closed it';
  if (issue.labels?.some((label) => isSame(nameOf(label), mark))) return 'it is marked already';
  return null;
}

/** Labels are told apart in any case. @param {string} a @param {string} b */
export const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();

/**
 * Asks, labels and marks, in this order: what is cut off before the mark is done again, and nothing of it twice.
 * @param {GitHub} github @param {string} mark @param {number} number @param {Verdict} verdict @returns {Promise<Written>}
 */
export async function writeVerdict(github, mark, number, verdict) {
  try {
    const why = whyLeftAlone(await github.issue(number), mark);
    if (why !== null) return { written: 'skipped', note: why };
    const note = verdict.needs_info ? await ask(github, number, verdict.question) : '';
    await github.addLabels(number, [...labelsOf(verdict), mark]);
    return { written: 'yes', note };
  } catch (error) {
    if (isGone(error)) return { written: 'skipped', note: 'it was deleted or moved' };
    return { written: isPassing(error) ? 'failed' : 'refused', note: messageOf(error) };
  }
}

/** @param {GitHub} github @param {number} number @param {string} question */
async function ask(github, number, question) {
  try {
    await github.commentOnce(number, commentOf(question), MARKER);
    return '';
  } catch (error) {
    // A locked issue takes no comments; labels it does take.
    if (isPassing(error) || !/locked/i.test(messageOf(error))) throw error;
    return 'it is locked, so its author was not asked';
  }
}

/** An agent that has read the issue and given no verdict would not give one the next time either. */
const HOPELESS = ['RESULT_INVALID', 'NO_TRANSITION', 'POLICY_VIOLATION', 'INVALID_TRANSITION', 'MAX_TIME'];

/**
 * Marks an issue that no agent can cope with, which would else be paid for again in every run.
 * @param {GitHub} github @param {string} mark @param {number} number @param {string} code why its agent has failed
 * @returns {Promise<boolean>} false: a later run tries again
 */
export async function leaveToPeople(github, mark, number, code) {
  if (!HOPELESS.includes(code)) return false;
  try {
    if (whyLeftAlone(await github.issue(number), mark) !== null) return true;
    await github.addLabels(number, ['needs-human', mark]);
    return true;
  } catch (error) {
    console.error(`#${number} could not be left to people: ${messageOf(error)}`);
    return false;
  }
}
