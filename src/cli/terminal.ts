import type { FlagValues } from './flags.js';

/** Can a person be asked here? */
export function canPrompt(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true && process.env.CI === undefined;
}

export function wantsColor(values: FlagValues): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (values['no-color'] || (NO_COLOR !== undefined && NO_COLOR !== '') || TERM === 'dumb') return false;
  return process.stderr.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}

export function isUnicodeTerminal(): boolean {
  if (process.platform === 'win32') return process.env.WT_SESSION !== undefined;
  const locale = process.env.LC_ALL || process.env.LC_CTYPE || process.env.LANG || '';
  return /utf-?8/i.test(locale) || process.stderr.isTTY !== true;
}

/** Asks a question on the terminal and reads one line. An end of input is an empty answer. */
export async function askOnTerminal(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await reader.question(`${question}\n> `);
  } finally {
    reader.close();
  }
}

/** Writes to standard output and waits until it is out; a reader that has gone away is no error of ours. */
export function writeOut(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.once('error', () => resolve());
    process.stdout.write(text, () => resolve());
  });
}
