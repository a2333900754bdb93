import { Lexer } from 'yaml';

/** How deep brackets, dashes of one line, or indented lines may nest: more than anyone writes, and safe for the stack. */
const DEEPEST = 200;

export const TOO_DEEP = `it is nested more than ${DEEPEST} deep, too deep to be read`;

/** Where a text nests too deeply; null when it does not. A stack overflow in the parser can end the process. */
export function tooDeepAt(text: string): number | null {
  // Counting is nearly always enough, but it also counts brackets in texts.
  if (!mayBeDeep(text)) return null;
  let offset = 0;
  let brackets = 0;
  let dashes = 0;
  let isScalar = false;
  let isStart = true;
  let indent = 0;
  const indents: number[] = [];
  for (const token of new Lexer().lex(text)) {
    if (MARKS.includes(token)) {
      isScalar = token === SCALAR;
      continue;
    }
    if (!isScalar) {
      if (token === '[' || token === '{') brackets += 1;
      else if (token === ']' || token === '}') brackets -= 1;
      else if (token === '-' || token === '?') dashes += 1;
    }
    const isSpace = !isScalar && /^[ \t]+$/.test(token);
    if (isStart && isSpace) indent = token.length;
    if (isStart && !isSpace && !/^[\r\n#]/.test(token)) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      isStart = false;
    }
    if (/[\r\n]$/.test(token)) {
      dashes = 0;
      isStart = true;
      indent = 0;
    }
    if (Math.max(brackets, dashes, indents.length) > DEEPEST) return offset;
    offset += token.length;
    isScalar = false;
  }
  return null;
}

/** Besides pieces of the text, the lexer says: here a scalar follows, a document begins, a flow ends in error. */
const SCALAR = '\u001f';
const MARKS: readonly string[] = [SCALAR, '\u0002', '\u0018'];

const DASHES = new RegExp(`(?:[-?][ \\t]+){${DEEPEST}}`);

const INDENTED = new RegExp(`^ {${DEEPEST}}`, 'm');

function mayBeDeep(text: string): boolean {
  let open = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
    if (open > DEEPEST) return true;
  }
  return DASHES.test(text) || INDENTED.test(text);
}
