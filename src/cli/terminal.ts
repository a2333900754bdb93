import { RaymondError } from '../core/errors.js';
import { sanitize } from '../report/text.js';
import type { FlagValues } from './flags.js';

/** Whether a person can be asked here. */
export function canPrompt(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true && process.env.CI === undefined;
}

/** Live lines need a terminal that can move its cursor. */
export function canMoveCursor(): boolean {
  return process.stderr.isTTY === true && process.env.TERM !== 'dumb';
}

export function wantsColor(
  values: FlagValues,
  stream: { readonly isTTY?: boolean } = process.stderr,
): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (values['no-color'] || (NO_COLOR !== undefined && NO_COLOR !== '') || TERM === 'dumb') return false;
  return stream.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}

export function isUnicodeTerminal(): boolean {
  if (process.platform === 'win32') return process.env.WT_SESSION !== undefined;
  const locale = process.env.LC_ALL || process.env.LC_CTYPE || process.env.LANG || '';
  return /utf-?8/i.test(locale) || process.stderr.isTTY !== true;
}

/**
 * Asks a question on the terminal and reads one line, or lines up to an empty one or `/q`, which ends them in Raili.
 * Ctrl-C and Ctrl-D interrupt the run.
 */
export async function askOnTerminal(
  question: string,
  signal: AbortSignal,
  isMultiline = false,
): Promise<string> {
  const { createInterface } = await import('node:readline');
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    // The terminal is in raw mode, where Ctrl-C is a character like any other.
    const interrupt = (): void => void process.emit('SIGINT', 'SIGINT');
    reader.once('SIGINT', interrupt);
    reader.once('close', interrupt);
    const leave = (): void => {
      reader.off('close', interrupt);
      reader.close();
      process.stderr.write('\n');
    };
    signal.addEventListener('abort', leave, { once: true });
    const lines: string[] = [];
    const take = (line: string): void => {
      const isEnd = !isMultiline || line === '' || line.trim() === '/q';
      if (!isMultiline || !isEnd) lines.push(line);
      if (!isEnd) {
        reader.question('> ', take);
        return;
      }
      signal.removeEventListener('abort', leave);
      reader.off('close', interrupt);
      reader.close();
      resolve(lines.join('\n').trimEnd());
    };
    const how = isMultiline ? '\n(An empty line ends the answer, and so does /q.)' : '';
    reader.question(`${sanitize(question)}${how}\n> `, take);
  });
}

export async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Writes to standard output and waits until it is out. A file or pipe gets the text as it is, a terminal gets it
 * sanitized, since it would obey control characters that an agent has written. A reader that has closed is no error.
 * @param of `painted` for a text that was sanitized before and has our own colours
 * @throws RaymondError when it cannot be written for another reason
 */
export function writeOut(text: string, of: 'anything' | 'painted' = 'anything'): Promise<void> {
  const written = of === 'painted' ? writePainted(text) : writeResult(text);
  return written.catch((error: Error) => {
    if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'EPIPE') throw error;
  });
}

/**
 * As `writeOut`, for a run's result or its report.
 * @throws RaymondError also when the reader has closed: nobody has the result then, and the exit code has to say so
 */
export function writeResult(text: string): Promise<void> {
  return writePainted(process.stdout.isTTY ? sanitize(text) : text);
}

/** As `writeResult`, for a text that was sanitized before and has our own colours. */
function writePainted(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The callback tells the error; without a listener it would also end the process.
    if (!process.stdout.listeners('error').includes(heard)) process.stdout.on('error', heard);
    process.stdout.write(text, (error) => {
      if (error == null) resolve();
      else reject(notWritten(error));
    });
  });
}

const heard = (): void => {};

function notWritten(cause: Error): RaymondError {
  const message = `Standard output cannot be written (${cause.message}). A run's result is kept: raymond status RUN_ID shows it.`;
  return new RaymondError('INTERNAL', message, {}, { cause });
}
