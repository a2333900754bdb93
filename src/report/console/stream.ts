/** The part of a terminal stream that is used here. */
export type ConsoleStream = NodeJS.WritableStream & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly writableNeedDrain?: boolean;
};

/**
 * Writes until the stream breaks. A reader that goes away (`2>&1 | head`) must not end the run. Its EPIPE may arrive
 * long after the write, so the listener stays.
 */
export function safeWriter(stream: ConsoleStream): (text: string) => void {
  let broken = false;
  stream.on('error', () => {
    broken = true;
  });
  return (text) => {
    if (broken || text === '') return;
    try {
      stream.write(text);
    } catch {
      broken = true;
    }
  };
}

export interface TerminalTraits {
  readonly color: boolean;
  readonly interactive: boolean;
  readonly unicode: boolean;
}

/** What a stream can show, according to its environment: NO_COLOR, FORCE_COLOR, TERM, CI and the locale. */
export function terminalTraits(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
  platform: string,
): TerminalTraits {
  const terminal = stream.isTTY === true && env.TERM !== 'dumb';
  // By https://no-color.org it has to be present and not empty. FORCE_COLOR is for logs that show colours.
  const forced = (env.FORCE_COLOR ?? '') !== '' && env.FORCE_COLOR !== '0';
  const color = (env.NO_COLOR ?? '') === '' && env.FORCE_COLOR !== '0' && (terminal || forced);
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  // The old Windows console has no Braille; Windows Terminal and VS Code announce themselves.
  const modernWindows = env.WT_SESSION !== undefined || env.TERM_PROGRAM === 'vscode';
  const windows = platform === 'win32' && !modernWindows;
  const unicode = terminal
    ? !windows && (platform !== 'linux' || isUtf8(locale)) && env.TERM !== 'linux'
    : true;
  return { color, interactive: terminal && (env.CI ?? '') === '', unicode };
}

function isUtf8(locale: string): boolean {
  return /utf-?8/i.test(locale);
}
