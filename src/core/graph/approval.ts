import { UsageError } from '../errors.js';
import { editDistance } from '../text/nearest.js';
import type { ApprovalRouting, Feedback } from './graph.js';
import { upperName, type Variables } from './variables.js';

export type ApprovalChoice = 'PASSED' | 'FAILED';

export interface Decision {
  readonly chosen: ApprovalChoice;
  readonly reason: string;
}

/** What a person is asked: the question, filled in, and how to answer it (spec 5.4). */
export function approvalText(question: string): string {
  return `${question.trim()}\n\nAnswer "approve" (or nothing at all) to go on. Everything else is a no, and the reason for it.`;
}

const YES = /^(?:passed|approved?|yes|y|ok)$/i;
const NO = /^(?:failed|reject(?:ed)?|no|n)$/i;
const WITH_REASON = /^(passed|approved?|failed|reject(?:ed)?)\s*:\s*([\s\S]*)$/i;

/**
 * What an answer to an approval means. Nothing is a yes, as in Raili, and so are "approve" and the like. A word can
 * carry a reason: `approve: nice`, `FAILED: tests are missing`. Anything else is a no, with itself as the reason.
 */
export function readDecision(answer: string): Decision {
  const text = answer.trim();
  if (text === '' || YES.test(text)) return { chosen: 'PASSED', reason: '' };
  if (NO.test(text)) return { chosen: 'FAILED', reason: '' };
  const [, word, reason] = WITH_REASON.exec(text) ?? [];
  if (word === undefined || reason === undefined) return { chosen: 'FAILED', reason: text };
  return { chosen: YES.test(word) ? 'PASSED' : 'FAILED', reason: reason.trim() };
}

/**
 * Asks back about one word that is a letter or two off a yes, since to take it for a no would cost a whole round. Null
 * for every other answer.
 */
export function slipOfYes(answer: string): string | null {
  const text = answer.trim();
  const [, word] = /^(\p{L}{4,})[.!]?$/u.exec(text) ?? [];
  if (word === undefined || YES.test(text) || NO.test(text)) return null;
  const isNear = ['approve', 'approved', 'passed'].some((yes) => editDistance(yes, word.toLowerCase()) <= 2);
  return isNear ? `Did you mean approve? A no may be given as \`FAILED: ${text}\`.` : null;
}

/** The decision that `RAILI_MANUAL_CHOICE` makes for everybody; null without it. @throws UsageError */
export function manualChoice(environment: Readonly<Record<string, string | undefined>>): Decision | null {
  const choice = environment.RAILI_MANUAL_CHOICE?.trim() ?? '';
  if (choice === '') return null;
  if (choice === 'PASSED' || choice === 'FAILED') return { chosen: choice, reason: '' };
  throw new UsageError(`RAILI_MANUAL_CHOICE must be PASSED or FAILED, not "${choice}".`);
}

/** The start of the names of a state's approval variables: `check-done` keeps its reasons in `CHECK_DONE_…`. */
export function approvalName(state: string): string {
  return upperName(state);
}

/** What a decision sets: its reason, and the other of the two variables empty (spec 5.11), so that both can be used. */
export function decisionVariables(
  { variables: names }: Pick<ApprovalRouting, 'variables'>,
  { chosen, reason }: Decision,
): Variables {
  const other = chosen === 'PASSED' ? 'FAILED' : 'PASSED';
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_${chosen}`, reason],
      [`${name}_${other}`, ''],
    ]),
  );
}

/** What a person is asked for a state's `feedback`, its question filled in (spec 5.4). */
export function feedbackText(question: string, { required }: Pick<Feedback, 'required'>): string {
  return required ? `${question.trim()}\n\nAn answer is needed.` : question.trim();
}

/** Whether a text will do as feedback. */
export function isEnough(text: string, { required }: Pick<Feedback, 'required'>): boolean {
  return !required || text.trim() !== '';
}

/** The answer that the environment gives; null when it gives none. */
export function feedbackFrom(
  environment: Readonly<Record<string, string | undefined>>,
  { variable }: Pick<Feedback, 'variable'>,
): string | null {
  return environment[`RAILI_FEEDBACK_${upperName(variable)}`] ?? null;
}
