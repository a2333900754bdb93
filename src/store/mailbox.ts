import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder, OWNER_ONLY } from './run-folder.js';

/** An answer that somebody left for a run's orchestrator. */
export interface Letter {
  readonly ask_id: string | null;
  readonly text: string;
}

/** What the orchestrator says about a letter. */
export interface Receipt {
  readonly ok: boolean;
  readonly message: string;
}

const LETTER = '.json';
const TAKEN = '.taken';
const RECEIPT = '.receipt';
/** Nobody's answer is longer. */
const MAX_BYTES = 16 * 1024 ** 2;

/**
 * Answers for a run that an orchestrator holds lie in a folder beside its lock (spec 8.2). Who leaves one may take it
 * back as long as the orchestrator has not taken it; both do so by renaming, so that only one of them succeeds.
 */
export class Mailbox {
  /** @param lock the path of the run's lock */
  constructor(lock: string) {
    this.folder = lock.replace(/\.lock$/, '.answers');
  }
  readonly folder: string;

  /**
   * @returns the letter's name
   * @throws what the system says when it cannot be written
   */
  leave(letter: Letter): string {
    makeFolder(this.folder, OWNER_ONLY);
    const name = randomUUID();
    const draft = join(this.folder, `${name}.draft`);
    writeFileSync(draft, JSON.stringify(letter), { mode: 0o600, flag: 'wx' });
    renameSync(draft, join(this.folder, `${name}${LETTER}`));
    return name;
  }

  /** @returns false when the orchestrator has taken the letter already */
  takeBack(name: string): boolean {
    return this.rename(name, LETTER, `.${process.pid}.back`, () => {
      rmSync(join(this.folder, `${name}.${process.pid}.back`), { force: true });
    });
  }

  /** Null as long as the orchestrator has said nothing. A receipt is removed when it is read. */
  receipt(name: string): Receipt | null {
    const text = readRegular(join(this.folder, `${name}${RECEIPT}`));
    if (text === null) return null;
    rmSync(join(this.folder, `${name}${RECEIPT}`), { force: true });
    return JSON.parse(text) as Receipt;
  }

  /** Takes the letters that lie there, for the orchestrator. `letter` is null for a file that is not a letter. */
  take(): { readonly name: string; readonly letter: Letter | null }[] {
    return this.names().flatMap((name) => {
      const isTaken = this.rename(name, LETTER, TAKEN, () => {});
      return isTaken ? [{ name, letter: parse(readRegular(join(this.folder, `${name}${TAKEN}`))) }] : [];
    });
  }

  /** Tells what became of a letter that was taken. */
  acknowledge(name: string, receipt: Receipt): void {
    const draft = join(this.folder, `${name}.said`);
    writeFileSync(draft, JSON.stringify(receipt), { mode: 0o600, flag: 'wx' });
    renameSync(draft, join(this.folder, `${name}${RECEIPT}`));
    rmSync(join(this.folder, `${name}${TAKEN}`), { force: true });
  }

  /** Removes the folder with all that nobody has fetched. The caller has to hold the lock. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private names(): string[] {
    try {
      const names = readdirSync(this.folder).filter((name) => name.endsWith(LETTER));
      return names.sort().map((name) => name.slice(0, -LETTER.length));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  private rename(name: string, from: string, to: string, then: () => void): boolean {
    try {
      renameSync(join(this.folder, `${name}${from}`), join(this.folder, `${name}${to}`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
    then();
    return true;
  }
}

/** Follows no link, since others may write into a project's folder. */
function readRegular(path: string): string | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return '';
  }
  try {
    const text = readFileSync(file, 'utf8');
    return text.length > MAX_BYTES ? '' : text;
  } catch {
    return '';
  } finally {
    closeSync(file);
  }
}

function parse(text: string | null): Letter | null {
  try {
    const { ask_id, text: answer } = JSON.parse(text ?? '') as Partial<Letter>;
    const isAsk = ask_id === null || typeof ask_id === 'string';
    return isAsk && typeof answer === 'string' ? { ask_id, text: answer } : null;
  } catch {
    return null;
  }
}
