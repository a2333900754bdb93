import { aboutState, type WorkflowRule } from '../../rule.js';

export const untrustedInCommand = {
  id: 'untrusted-in-command',
  severity: 'warning',
  about: 'a text from outside that is run as a command',
  why: 'What stands in an issue, or what an agent has answered, becomes a part of a program: `eval "$RAYMOND_INPUT"` runs whatever its author wrote. Hand it over as an argument: `bash -c \'…"$1"…\' - "$RAYMOND_INPUT"`.',
  check({ states }) {
    return states.flatMap((state) => {
      const { definition } = state;
      if (definition.kind === 'prompt') return [];
      const text = definition.kind === 'script' ? definition.text : commandOf(definition.state);
      return text.split('\n').flatMap((line, index) => {
        const message = /^\s*#/.test(line) ? undefined : problemOf(line);
        if (message === undefined) return [];
        const at = definition.kind === 'script' ? state.textLine + index : state.textLine;
        return [{ ...aboutState(state, message), line: at }];
      });
    });
  },
} as const satisfies WorkflowRule;

const OUTSIDE = String.raw`\$\{?(?:RAYMOND_(?:INPUT|RESULT|VAR_\w+)|RAILI_VAR_\w+)`;
const RUNS = String.raw`(?:\beval|\b(?:ba|z|da|k)?sh\s+-\w*c|\bpython3?\s+-c|\b(?:node|perl|ruby)\s+-e)`;
/** Within the program: the word that follows, in double quotes or without quotes. */
const IN_PROGRAM = new RegExp(`${RUNS}\\s+(?:--\\s+)?(?:"(?:[^"\\\\\\n]|\\\\.)*?${OUTSIDE}|${OUTSIDE})`);
/** GitHub fills these in before a shell sees them; here nothing does. */
const EXPRESSION = /\$\{\{\s*github\.|\{\{\s*(?:github\.|input\s*\}\}|result\s*\}\})/;

function problemOf(line: string): string | undefined {
  if (line.length > 10_000) return undefined;
  const run = IN_PROGRAM.exec(line)?.[0];
  if (run !== undefined) {
    const [variable] = /\w+$/.exec(run) ?? [];
    return `the text of ${variable} is run as a command: whoever wrote it decides what it does. Hand it over as an argument`;
  }
  const expression = EXPRESSION.exec(line)?.[0];
  if (expression === undefined) return undefined;
  return `${expression}… is not filled in here, so that no value can run as a command: read it from the environment`;
}

function commandOf(state: { readonly type: string; readonly notify: string | null }): string {
  const command = 'command' in state && typeof state.command === 'string' ? state.command : '';
  return [command, state.notify].join('\n');
}
