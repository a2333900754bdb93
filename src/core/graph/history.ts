import * as v from 'valibot';
import { UsageError } from '../errors.js';
import { safeRecord } from '../safe-record.js';
import type { GivenFeedback, GraphContext, HistoryEntry } from './context.js';

/** Raili writes only texts. A number that a person has put there is meant as one. */
const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const given = v.pipe(
  v.union(
    [
      // Earlier versions of raymond kept it by variable.
      v.string(),
      v.object({ value: v.nullish(v.string(), ''), metadata: v.nullish(v.unknown()) }),
    ],
    'must be a text, or a mapping with a text as its value',
  ),
  v.transform((feedback): GivenFeedback => {
    if (typeof feedback === 'string') return { value: feedback };
    const { value, metadata } = feedback;
    return metadata == null ? { value } : { value, metadata };
  }),
);
/** An empty field is an absent one, as Raili has it. */
const orNothing = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(safeRecord(schema), {}),
    v.transform((found) => found ?? {}),
  );
const entry = v.pipe(
  v.object({
    state: v.string(),
    enteredAt: v.string(),
    meta: v.nullish(v.record(v.string(), v.unknown())),
  }),
  v.transform(({ meta, ...bare }) => (meta == null ? bare : { ...bare, meta })),
);
const contextSchema = v.object({
  vars: orNothing(text),
  approvals: orNothing(text),
  feedbacks: orNothing(given),
  stateHistory: v.array(entry),
});

/** Reads a context out of `context.json`, ours or Raili's own (spec 5.11). A problem says what is wrong with the file. */
export function parseContext(
  text: string,
): { readonly context: GraphContext } | { readonly problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'it is not JSON' };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { problem: 'it is no object with a stateHistory' };
  const checked = v.safeParse(contextSchema, data);
  if (checked.success) return { context: checked.output as GraphContext };
  const [issue] = checked.issues;
  const place = v.getDotPath(issue) ?? 'the file';
  return { problem: `${place}: ${issue.input === undefined ? 'it is missing' : issue.message}` };
}

/**
 * The entry that a run goes back to, counted from 0: the last one that is left, which is entered anew (spec 5.11).
 * @param to how many entries are dropped, 0 for none; or a state, whose latest entry is meant
 * @throws UsageError for an entry that the history does not have
 */
export function entryToGoBackTo(history: readonly HistoryEntry[], to: string): number {
  const byName = history.findLastIndex(({ state }) => state === to);
  const byNumber = /^\d+$/.test(to) ? history.length - 1 - Number(to) : -1;
  const index = byName >= 0 ? byName : byNumber;
  if (index >= 0) return index;
  if (history.length === 0) throw new UsageError('There is no history to go back in.');
  const problem = /^-\d+$/.test(to)
    ? `${to} is no number of entries to drop`
    : /^\d+$/.test(to)
      ? `${to} entries are too many to drop: the history has ${history.length}, and one has to be left`
      : `the history has no entry of a state "${to}"`;
  throw new UsageError(
    `--rollback: ${problem}. Give a number or a state: ${shownEntries(history).join(', ')}.`,
  );
}

const MAX_SHOWN = 20;

function shownEntries(history: readonly HistoryEntry[]): string[] {
  const shown = history.slice(-MAX_SHOWN).map(({ state }, at, { length }) => `${length - 1 - at} ${state}`);
  return history.length > MAX_SHOWN ? [`… (${history.length - MAX_SHOWN} more)`, ...shown] : shown;
}
