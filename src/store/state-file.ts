import { constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { messageOf, StateError } from '../core/errors.js';
import { type Run, STATE_VERSION } from '../core/run.js';
import { ChangedState } from '../core/state/run-changes.js';
import { JournalProblem, journalLines, journalPath } from './journal.js';

/** A run as it is on disk, and the number of the commit that put it there. */
export interface Committed {
  readonly run: Run;
  readonly commit: number;
  /** Why the journal's last line was passed over; absent when it was not. */
  readonly dropped?: string;
}

/**
 * Reads and checks a run's state: the snapshot, and what the journal beside it adds (spec 3.2). Takes no lock, and
 * never writes.
 * @param runId the id that the state has to have
 * @throws StateError STATE_MISSING, or STATE_INVALID for a broken, foreign or newer file.
 */
export async function readStateFile(path: string, runId?: string): Promise<Run> {
  return (await readCommitted(path, runId)).run;
}

/** As `readStateFile`, for callers that go on writing it. */
export async function readCommitted(path: string, runId?: string): Promise<Committed> {
  const { parseRun } = await import('../core/run-schema.js');
  const { data, ...committed } = await readData(path);
  const parsed = parseRun(data);
  if ('problem' in parsed) throw invalid(path, parsed.problem);
  const { workflow_id: id } = parsed.run;
  if (runId !== undefined && id !== runId) throw invalid(path, `it is of another run, ${id}`);
  return { run: parsed.run, ...committed };
}

interface ReadState extends Omit<Committed, 'run'> {
  readonly data: Readonly<Record<string, unknown>>;
}

/** A journal that was emptied while it was read only looks broken. Read again, it is different; a broken one is not. */
async function readData(path: string): Promise<ReadState> {
  for (let before: Both | null = null; ; ) {
    const both: Both = await readBoth(path);
    try {
      return dataOf(path, both);
    } catch (error) {
      if (!(error instanceof JournalProblem)) throw error;
      if (before !== null && before.text === both.text && before.journal.equals(both.journal))
        throw invalid(journalPath(path), error.message, 'journal beside the state file');
      before = both;
    }
  }
}

type StateSnapshot = { readonly commit: number } & Readonly<Record<string, unknown>>;

/** Brings a snapshot into today's form. Version 1 had no journal, and is the same otherwise. */
function raised(path: string, data: unknown): StateSnapshot {
  const {
    version,
    commit = 0,
    ...rest
  } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (version !== 1 && version !== STATE_VERSION) {
    const which = JSON.stringify(version) ?? 'missing';
    throw invalid(path, `its version is ${which}, this raymond reads versions 1 and ${STATE_VERSION}`);
  }
  if (typeof commit !== 'number' || !Number.isSafeInteger(commit) || commit < 0)
    throw invalid(path, 'commit: it is no number of a commit');
  return { version: STATE_VERSION, ...rest, commit };
}

/** @throws StateError; JournalProblem */
function dataOf(path: string, { text, journal }: Both): ReadState {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw invalid(path, `it is not whole JSON (${messageOf(error)})`);
  }
  const { commit: held, ...snapshot } = raised(path, read);
  let state: ChangedState | null = null;
  let commit = held;
  let dropped: string | undefined;
  const drop = (why: string): void => {
    dropped = why;
  };
  for (const line of journalLines(journal, held, drop)) {
    try {
      state ??= new ChangedState(snapshot);
      state.add(line.changes);
    } catch (error) {
      throw new JournalProblem(`commit ${line.commit}: ${messageOf(error)}`);
    }
    commit = line.commit;
  }
  return { data: state?.data ?? snapshot, commit, ...(dropped !== undefined && { dropped }) };
}

/** A pipe in the file's place is not waited for, and no planted link is followed. Windows has neither flag. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const READ_NO_LINK = READ | (constants.O_NOFOLLOW ?? 0);

interface Both {
  readonly text: string;
  readonly journal: Buffer;
}

/**
 * Reads a snapshot and the journal that belongs to it: if the snapshot is still the same file after the journal was
 * read, the journal has only grown in the meantime. Otherwise both are read again.
 */
async function readBoth(path: string): Promise<Both> {
  for (;;) {
    const file = await opened(path);
    try {
      const text = await textOf(path, file);
      const journal = await readJournal(path);
      if (await isStill(path, file)) return { text, journal };
    } finally {
      await file.close();
    }
  }
}

async function opened(path: string): Promise<FileHandle> {
  try {
    return await open(path, READ);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new StateError('STATE_MISSING', 'There is no such state file. `raymond status` lists the runs.', {
        file: path,
      });
    }
    throw invalid(path, `it cannot be read (${messageOf(error)})`);
  }
}

async function textOf(path: string, file: FileHandle): Promise<string> {
  try {
    return await file.readFile('utf8');
  } catch (error) {
    throw invalid(path, `it cannot be read (${messageOf(error)})`);
  }
}

async function readJournal(statePath: string): Promise<Buffer> {
  const path = journalPath(statePath);
  let file: FileHandle;
  try {
    file = await open(path, READ_NO_LINK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return Buffer.alloc(0);
    const why = code === 'ELOOP' ? 'it is a symbolic link, which we make none' : messageOf(error);
    throw invalid(path, why, 'journal beside the state file');
  }
  try {
    if (!(await file.stat()).isFile()) throw new Error('it is no file');
    return await file.readFile();
  } catch (error) {
    throw invalid(path, messageOf(error), 'journal beside the state file');
  } finally {
    await file.close();
  }
}

/** While the file is open, no other file gets its inode number. */
async function isStill(path: string, file: FileHandle): Promise<boolean> {
  const mine = await file.stat({ bigint: true });
  const there = await stat(path, { bigint: true }).catch(() => null);
  // If the snapshot is gone altogether, what was read is what there was.
  return there === null || (there.ino === mine.ino && there.dev === mine.dev);
}

function invalid(path: string, why: string, what = 'state file'): StateError {
  return new StateError(
    'STATE_INVALID',
    `The ${what} cannot be used: ${why}. It was left as it is. Restore it from a copy, use the raymond that wrote it, or start a new run.`,
    { file: path },
  );
}

/**
 * The text of a snapshot. People can read it, yet each agent is one line: a thousand agents stay a thousand lines.
 * @param results given for a copy of the run, whose results lie elsewhere
 */
export function stateText(run: Run, commit: number, results = run.results): string {
  const { agents, version, ...rest } = run;
  const head = JSON.stringify({ version, commit, ...rest, results }, null, 1);
  const lines = agents.map((agent) => JSON.stringify(agent)).join(',\n  ');
  return `${head.slice(0, -2)},\n "agents": [${lines === '' ? '' : `\n  ${lines}\n `}]\n}\n`;
}
