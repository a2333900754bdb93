import { createHash } from 'node:crypto';
import type { RunChanges } from '../core/state/run-changes.js';

// The journal beside a snapshot (spec 3.2): a line for each commit since, its checksum and JSON with its number.
// docs/state-file.md tells its form.

/** The journal of a state file. */
export function journalPath(statePath: string): string {
  return statePath.replace(/(?:\.json)?$/, '.journal');
}

export function journalLine(commit: number, changes: RunChanges): string {
  const json = JSON.stringify({ commit, ...changes });
  return `${checksum(json)} ${json}\n`;
}

/** For what goes wrong by itself: who may write here can write this, too. */
function checksum(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, CHECKSUM_DIGITS);
}

const CHECKSUM_DIGITS = 8;

export interface JournalLine {
  readonly commit: number;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** What makes a journal unusable, for people. */
export class JournalProblem extends Error {}

/** A line is not what was written there. */
class TornLine extends JournalProblem {}

const NEWLINE = 0x0a;

/**
 * The lines of a journal that its snapshot does not hold, in order. A last one without its end was being written when
 * a crash came, and nothing was begun that relies on it; those that the snapshot holds are what a crash in the middle
 * of a fold leaves.
 * @param held the last number that the snapshot holds
 * @param dropped is told of a whole last line that is not what was written there: it is passed over, too
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

/** Where a line break was lost, there are two commits in one line: no JSON text has a quote like this one's in it. */
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
