import { replaceReferences, upperName, VARIABLE_NAME } from './graph-variables.js';

const TOKEN = new RegExp(
  `\\\\[\\s\\S]|'|"|\\$\\$|\\$\\{[ \\t]*(?:${VARIABLE_NAME})[ \\t]*\\}|[^\\\\'"$]+|\\$`,
  'g',
);

/**
 * The shell text of a `notify` (spec 5.6). No value becomes a part of it, or a variable that holds
 * `"; rm -rf ~` would run: each `${name}` becomes `${RAILI_VAR_NAME}`, which the shell itself looks up in
 * its environment. Between single quotes the shell looks nothing up, so there the quotes are left for the
 * while. `$$` is a literal `$` of the text: `$${HOME}` is the shell's own `${HOME}`.
 */
export function shellText(text: string): string {
  let quote: "'" | '"' | null = null;
  return text.replace(TOKEN, (token) => {
    if (token === "'" || token === '"') {
      if (quote === null) quote = token;
      else if (quote === token) quote = null;
      return token;
    }
    if (quote === "'") return insideSingleQuotes(token);
    return replaceReferences(token, fromEnvironment);
  });
}

/** A backslash is nothing special there; one before a quote does not keep it from closing. */
function insideSingleQuotes(token: string): string {
  if (token.startsWith('${')) return `'"${replaceReferences(token, fromEnvironment)}"'`;
  return replaceReferences(token, fromEnvironment);
}

function fromEnvironment(name: string): string {
  return name.startsWith('RAILI_VAR_') ? `\${${name}}` : `\${RAILI_VAR_${upperName(name)}}`;
}
