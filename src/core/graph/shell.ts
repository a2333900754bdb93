import { replaceReferences, upperName, VARIABLE_NAME } from './variables.js';

const REFERENCE = `\\$\\$|\\$\\{[ \\t]*${VARIABLE_NAME}[ \\t]*\\}|\\$`;
/** Between single quotes a backslash is a character like any other. */
const QUOTED = new RegExp(`'|${REFERENCE}|[^'$]+`, 'y');
const UNQUOTED = new RegExp(`\\\\[\\s\\S]?|['"]|${REFERENCE}|[^\\\\'"$]+`, 'y');

/**
 * The shell text of a `notify` (spec 5.6). No value becomes a part of it, or a variable that holds `"; rm -rf ~` would
 * run: each `${name}` becomes `"${RAILI_VAR_NAME}"`, which the shell itself looks up in its environment. Between single
 * quotes the shell looks nothing up, so there the quotes are closed and opened again. `$$` is a literal `$`: `$${HOME}`
 * is the shell's own `${HOME}`.
 */
export function shellText(text: string): string {
  let quote = '';
  let result = '';
  for (let at = 0; at < text.length; ) {
    const pattern = quote === "'" ? QUOTED : UNQUOTED;
    pattern.lastIndex = at;
    const [token = text[at]!] = pattern.exec(text) ?? [];
    at += token.length;
    result += token.startsWith('$') ? rewritten(token, quote) : token;
    if (token === quote) quote = '';
    else if (quote === '' && (token === "'" || token === '"')) quote = token;
  }
  return result;
}

function rewritten(token: string, quote: string): string {
  const shell = replaceReferences(token, fromEnvironment);
  if (!token.startsWith('${')) return shell;
  if (quote === '"') return shell;
  return quote === "'" ? `'"${shell}"'` : `"${shell}"`;
}

function fromEnvironment(name: string): string {
  return name.startsWith('RAILI_VAR_') ? `\${${name}}` : `\${RAILI_VAR_${upperName(name)}}`;
}
