import { createHash } from 'node:crypto';
import type { RunChanges } from '../core/state/run-changes.js';

// The journal beside a snapshot (spec 3.2) has a line for each commit since: a checksum and JSON with the commit's
// number. docs/state-file.md describes its form.

export function journalPath(statePath: string): string {
  return statePath.replace(/(?:\.json)?$/, '.journal');
}

export function journalLine(commit: number, changes: RunChanges): string {
  const json = JSON.stringify({ commit, ...changes });
  return `${checksum(json)} ${json}\n`;
}

/** Finds what breaks by accident. It protects from nobody: whoever may write the line can write its checksum. */
function checksum(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, CHECKSUM_DIGITS);
}

const CHECKSUM_DIGITS = 8;

export interface JournalLine {
  readonly commit: number;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Thrown when a journal cannot be used; its message tells people why. */
export class JournalProblem extends Error {}

/** Thrown for a line that is not what was written there. */
class TornLine extends JournalProblem {}

const NEWLINE = 0x0a;

/**
 * The lines of a journal that its snapshot does not hold, in order. A last line without its end was being written when
 * a crash came, and nothing relies on it yet; it is passed over. Lines that the snapshot holds as well are left by a
 * crash in the middle of a fold.
 * @param held the number of the last commit that the snapshot holds
 * @param dropped is told of a last line that is whole but not what was written there: it is passed over, too
 * @throws JournalProblem
 */
export function* journalLines(
  bytes: Buffer,
  held: number,
  dropped: (why: string) => void = () => {},
): Generator<JournalLine> {
  let due = held + 1;
  let before: number | null = null;
  for (let start = 0, number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end === -1) return;
    let line: JournalLine;
    try {
      line = parsed(bytes.toString('utf8', start, end), number);
    } catch (error) {
      if (!(error instanceof TornLine) || end + 1 < bytes.length) throw error;
      return dropped(error.message);
    }
    const { commit, changes } = line;
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

/** Where a line break was lost, one line holds two commits: a JSON text would have its quotes escaped. */
const SEVERAL = /.[0-9a-f]{8} \{"commit":/;

/** Journals of earlier versions have no checksums: their lines are JSON alone. */
function parsed(line: string, number: number): JournalLine {
  const hasChecksum = !line.startsWith('{');
  const json = hasChecksum ? line.slice(CHECKSUM_DIGITS + 1) : line;
  if (hasChecksum && !line.startsWith(`${checksum(json)} `))
    throw new (SEVERAL.test(line) ? JournalProblem : TornLine)(
      `line ${number} is not what was written there: its checksum is wrong`,
    );
  let data: unknown;
  try {
    data = JSON.parse(json);
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
