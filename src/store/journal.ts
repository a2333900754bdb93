import type { RunChanges } from '../core/state/run-changes.js';

// The journal beside a snapshot (spec 3.2): a JSON line for each commit since, with its number.
// docs/state-file.md tells its form.

/** The journal of a state file. */
export function journalPath(statePath: string): string {
  return statePath.replace(/(?:\.json)?$/, '.journal');
}

export function journalLine(commit: number, changes: RunChanges): string {
  return `${JSON.stringify({ commit, ...changes })}\n`;
}

export interface JournalLine {
  readonly commit: number;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** What makes a journal unusable, for people. */
export class JournalProblem extends Error {}

const NEWLINE = 0x0a;

/**
 * The lines of a journal that its snapshot does not hold, in order. A last one without its end was being written when
 * a crash came, and nothing was begun that relies on it; those that the snapshot holds are what a crash in the middle
 * of a fold leaves.
 * @param held the last number that the snapshot holds
 * @throws JournalProblem
 */
export function* journalLines(bytes: Buffer, held: number): Generator<JournalLine> {
  let due = held + 1;
  let before: number | null = null;
  for (let start = 0, number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end === -1) return;
    const { commit, changes } = parsed(bytes.toString('utf8', start, end), number);
    start = end + 1;
    if (before !== null && commit !== before + 1)
      throw new JournalProblem(`line ${number} has the number ${commit} and follows ${before}`);
    before = commit;
    if (commit <= held) continue;
    if (commit !== due)
      throw new JournalProblem(`line ${number} has the number ${commit}, where ${due} was to come`);
    due += 1;
    yield { commit, changes };
  }
}

function parsed(line: string, number: number): JournalLine {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    throw new JournalProblem(`line ${number} is not whole`);
  }
  const { commit, ...changes } = (typeof data === 'object' && data !== null ? data : {}) as {
    readonly commit?: unknown;
  };
  if (typeof commit !== 'number' || !Number.isSafeInteger(commit))
    throw new JournalProblem(`line ${number} has no number`);
  return { commit, changes };
}
