import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { EOL } from 'node:os';
import { messageOf } from '../../core/errors.js';
import type { Environment } from '../../process/environment.js';

/** The files by which a step speaks to the runner, and so to every later step. */
const FILE_COMMANDS = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_STATE',
] as const;

/** Characters that are shown of what was taken out. */
const SHOWN = 120;
/** Only so much is redacted to be shown. It is far more than `SHOWN`, so that no secret cut at its end is seen. */
const LOOKED_AT_BYTES = 64 * 1024;

interface HeldFile {
  readonly name: (typeof FILE_COMMANDS)[number];
  readonly path: string;
  /** What the file held at the start, and what we have added. */
  content: Buffer;
}

/** Tries to write while somebody else keeps writing into the same file. */
const MAX_TRIES = 20;

/**
 * Holds the runner's command files while agents and scripts are at work (spec 4.8). Their names are kept from
 * children, but they lie in a folder that can be listed, and what is written there, `LD_PRELOAD` for example,
 * changes every later step. `sweep` takes out what is not ours. What we write ourselves goes through here, and counts
 * as ours only if it is to the byte what we meant to write.
 *
 * A process that outlives the step, and its file, can still write to it: that cannot be held here.
 */
export class FileCommands {
  readonly #held: readonly HeldFile[];

  /**
   * @param warn called for a file each time that something was taken out of it
   * @param redact applied before what is shown is cut: of a secret that was cut it would not find the rest
   */
  constructor(
    environment: Environment,
    private readonly warn: (message: string) => void,
    private readonly append: (path: string, text: string) => void = appendFileSync,
    private readonly redact: (text: string) => string = (text) => text,
  ) {
    this.#held = FILE_COMMANDS.flatMap((name) => {
      const path = environment[name];
      return path ? [{ name, path, content: readIfThere(path) ?? Buffer.alloc(0) }] : [];
    });
  }

  /** Puts every file back to what we have made of it. */
  sweep(): void {
    for (const held of this.#held) this.#sweepOne(held);
  }

  /** Saves a value for `post`. */
  saveState(name: string, value: string): void {
    this.#add('GITHUB_STATE', recordOf(name, value));
  }

  setOutput(name: string, value: string): void {
    this.#add('GITHUB_OUTPUT', recordOf(name, value));
  }

  /** Adds Markdown to the job's summary. */
  appendSummary(text: string): void {
    this.#add('GITHUB_STEP_SUMMARY', text);
  }

  /** Outside a runner there is no such file, and nobody to read it. */
  #add(name: (typeof FILE_COMMANDS)[number], text: string): void {
    const held = this.#held.find((each) => each.name === name);
    if (held === undefined) return;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      this.#sweepOne(held);
      this.append(held.path, text);
      const meant = Buffer.concat([held.content, Buffer.from(text)]);
      if (readIfThere(held.path)?.equals(meant)) {
        held.content = meant;
        return;
      }
    }
    this.warn(`${name} could not be written: an agent or script keeps changing it.`);
  }

  #sweepOne({ name, path, content }: HeldFile): void {
    const found = readIfThere(path);
    if (found?.equals(content)) return;
    // A file that was empty says nothing when it is gone, either.
    if (content.length === 0 && lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
    try {
      replace(path, content);
    } catch (error) {
      this.warn(`${name} was changed by an agent or script, and could not be put back: ${messageOf(error)}`);
      return;
    }
    this.warn(
      `An agent or script has changed ${name}, which steers later steps of the job; that was taken out: ${this.#whatChanged(content, found)}`,
    );
  }

  #whatChanged(content: Buffer, found: Buffer | null): string {
    if (found === null) return 'the file itself was removed or replaced';
    const isAddition = found.subarray(0, content.length).equals(content);
    const changed = (isAddition ? found.subarray(content.length) : found).subarray(0, LOOKED_AT_BYTES);
    const text = this.redact(changed.toString('utf8').trim());
    return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
  }
}

/** A name and its value, as the runner reads them; a value with newlines and `EOF` in it cannot forge another one. */
function recordOf(name: string, value: string): string {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  return `${name}<<${delimiter}${EOL}${value}${EOL}${delimiter}${EOL}`;
}

/** Null when there is no regular file; a link in its place is not followed. */
function readIfThere(path: string): Buffer | null {
  try {
    return lstatSync(path).isFile() ? readFileSync(path) : null;
  } catch {
    return null;
  }
}

/**
 * Overwrites a regular file itself, so that whoever has it open sees the change, too. Anything else, and a file that
 * cannot be written because its mode or owner was changed, gives place to a new file.
 */
function replace(path: string, content: Buffer): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { recursive: true, force: true });
  try {
    overwrite(path, content);
  } catch {
    rmSync(path, { recursive: true, force: true });
    overwrite(path, content);
  }
}

function overwrite(path: string, content: Buffer): void {
  const { O_WRONLY, O_CREAT, O_TRUNC } = constants;
  const file = openSync(path, O_WRONLY | O_CREAT | O_TRUNC | (constants.O_NOFOLLOW ?? 0), 0o644);
  try {
    writeFileSync(file, content);
    if (process.platform !== 'win32') fchmodSync(file, 0o644);
  } finally {
    closeSync(file);
  }
}
