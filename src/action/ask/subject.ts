import { at } from '../guard/trust.js';

/** The issue or pull request that an event is about, where questions are put (spec 4.5). Null when there is none. */
export function subjectOf(event: Readonly<Record<string, unknown>>): number | null {
  for (const name of ['issue', 'pull_request']) {
    const number = at(event, name, 'number');
    if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return number;
  }
  return null;
}

/** Told when the input `answer` is given and there is no run to go on with. */
export const NOBODY_ASKS =
  '`answer` was given, and there is no run here that waits for one: give the id of the workflow run that asks as the input `resume-run`, or re-run that one. Nothing was spent.';
