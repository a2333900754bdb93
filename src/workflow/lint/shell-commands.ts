/** A command of a shell script, as far as it can be recognized without running it. Offsets are 0-based. */
export interface ShellCommand {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Its input: the text between the marks of each `<<END`. */
  readonly hereDocuments: readonly { readonly start: number; readonly end: number }[];
}

/** What a position of a script is in: its top, quotes, `$(…)` or backticks. */
type Inside = 'top' | "'" | '"' | '$(' | '(' | '`';

/**
 * The commands of a script for `sh` or `bash`, separated by line ends and by `;`, `&`, `|` and brackets outside of
 * quotes. Takes linear time. Only a shell could be right about everything; where it is unclear, commands become
 * shorter.
 */
export function shellCommands(script: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const inside: Inside[] = ['top'];
  let start = 0;
  let marks: string[] = [];
  const end = (at: number, hereDocuments: ShellCommand['hereDocuments'] = []): void => {
    const text = script.slice(start, at);
    if (text.trim() !== '') commands.push({ start, end: at, text, hereDocuments });
  };
  for (let at = 0; at < script.length; at += 1) {
    const char = script[at]!;
    const where = inside.at(-1)!;
    if (where === "'") {
      if (char === "'") inside.pop();
    } else if (char === '\\') at += 1;
    else if (char === where || (char === ')' && (where === '$(' || where === '('))) inside.pop();
    else if (char === '$' && script[at + 1] === '(') {
      inside.push('$(');
      at += 1;
    } else if (char === '`') inside.push('`');
    else if (where === '"') continue;
    else if (char === '"' || char === "'") inside.push(char);
    else if (char === '#' && /[\s;]/.test(script[at - 1] ?? '\n')) {
      // Quotes in a comment open nothing.
      const line = script.indexOf('\n', at);
      if (line === -1) break;
      at = line - 1;
    } else if (where !== 'top') {
      if (char === '(') inside.push('(');
    } else if (char === '<' && script[at + 1] === '<') {
      // Of `<<<` the first two are passed over as well, and what is behind them is no mark.
      const [written = '', , mark = ''] = /^<<-?\s*(["']?)([\w.-]+)\1/.exec(script.slice(at, at + 100)) ?? [];
      if (mark !== '') marks.push(mark);
      at += Math.max(1, written.length - 1);
    } else if (char === '\n') {
      const after = hereDocumentsAt(script, at + 1, marks);
      end(at, after.documents);
      marks = [];
      start = after.end;
      at = after.end - 1;
    } else if (isSeparator(script, at)) {
      // What follows `cat <<END | sed …` is read by both.
      if (marks.length > 0) continue;
      end(at);
      start = at + 1;
    }
  }
  end(script.length);
  return commands;
}

/** Whether the character separates commands: in `>&2` and `&>` it does not. */
function isSeparator(script: string, at: number): boolean {
  const char = script[at]!;
  if (char === '&') return script[at - 1] !== '>' && script[at + 1] !== '>';
  return ';|(){}'.includes(char) && script[at - 1] !== '$';
}

function hereDocumentsAt(
  script: string,
  from: number,
  marks: readonly string[],
): { readonly documents: ShellCommand['hereDocuments']; readonly end: number } {
  const documents: { start: number; end: number }[] = [];
  let start = from;
  for (const mark of marks) {
    let at = start;
    while (at < script.length) {
      const newline = script.indexOf('\n', at);
      const lineEnd = newline === -1 ? script.length : newline;
      if (script.slice(at, lineEnd).trim() === mark) break;
      at = lineEnd + 1;
    }
    documents.push({ start, end: Math.min(at, script.length) });
    start = Math.min(script.length, at + mark.length);
    const newline = script.indexOf('\n', start);
    start = newline === -1 ? script.length : newline + 1;
  }
  return { documents, end: start };
}
