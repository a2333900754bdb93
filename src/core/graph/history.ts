import * as v from 'valibot';
import { UsageError } from '../errors.js';
import { named } from '../named.js';
import type { GraphContext, HistoryEntry } from './context.js';

const strings = v.optional(named(v.string()), {});
const contextSchema = v.object({
  vars: strings,
  approvals: strings,
  feedbacks: strings,
  stateHistory: v.array(
    v.object({
      state: v.string(),
      enteredAt: v.string(),
      meta: v.exactOptional(v.record(v.string(), v.unknown())),
    }),
  ),
});

/** A context out of `context.json`, older ones without `meta` too; a problem says what is wrong with the file. */
export function parseContext(
  text: string,
): { readonly context: GraphContext } | { readonly problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'it is not JSON' };
  }
  const checked = v.safeParse(contextSchema, data);
  if (checked.success) return { context: checked.output as GraphContext };
  const [issue] = checked.issues;
  return { problem: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
}

export interface RolledBack {
  /** Where the new run starts. */
  readonly state: string;
  /** The history before that entry; variables stay as they were last. */
  readonly context: GraphContext;
}

/**
 * Goes back to an earlier point of a history (spec 5.9).
 * @param to the number of an entry, from 1, or from the end (`-1` is the last one); or a state, whose latest
 *   entry is meant.
 * @throws UsageError for an entry that the history does not have.
 */
export function rollback(context: GraphContext, to: string): RolledBack {
  const { stateHistory: history } = context;
  const byName = history.findLastIndex(({ state }) => state === to);
  const number = /^-?\d+$/.test(to) ? Number(to) : 0;
  const byNumber = number < 0 ? history.length + number : number - 1;
  const index = byName >= 0 ? byName : byNumber;
  const entry = index < 0 ? undefined : history[index];
  if (entry === undefined) throw noEntry(history, to);
  return { state: entry.state, context: { ...context, stateHistory: history.slice(0, index) } };
}

function noEntry(history: readonly HistoryEntry[], to: string): UsageError {
  if (history.length === 0) return new UsageError('There is no history to go back in.');
  const shown = history
    .slice(-20)
    .map(({ state }, at) => `${history.length - Math.min(20, history.length) + at + 1} ${state}`);
  return new UsageError(
    `The history has no entry "${to}". Give the number of one, or the name of a state: ${shown.join(', ')}.`,
  );
}
