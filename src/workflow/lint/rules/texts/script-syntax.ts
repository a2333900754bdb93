import { scopeOf } from '../../../../core/scope/full-name.js';
import type { LoadedState, ScriptState } from '../../../parts/workflow.js';
import { isForBash, type Script, syntaxComplaints } from '../../bash.js';
import { aboutState, type Violation, type WorkflowRule } from '../../rule.js';

export const scriptSyntax = {
  id: 'script-syntax',
  severity: 'error',
  about: 'a script that `bash -n` refuses',
  why: 'bash would stop at that line, in the middle of a run. All scripts are shown to one bash that executes nothing of them (`bash -n`); where there is no bash, nothing is said.',
  async check({ states, platform, complaints }) {
    if (platform === 'windows') return [];
    const scripts = states.filter(isBashState);
    // Where the scripts are files, bash was asked as soon as they were read.
    const others = complaints === undefined ? scripts : scripts.filter(isImported);
    const found = new Map([...((await complaints) ?? []), ...(await syntaxComplaints(others.map(scriptOf)))]);
    return scripts.flatMap((state) => {
      const complaint = found.get(state.definition.name);
      return complaint === undefined ? [] : [findingOf(state, complaint)];
    });
  },
} as const satisfies WorkflowRule;

interface BashState extends LoadedState {
  readonly definition: ScriptState;
}

function isBashState(state: LoadedState): state is BashState {
  return state.definition.kind === 'script' && isForBash(state.definition.name);
}

function isImported({ definition }: BashState): boolean {
  return scopeOf(definition.name) !== '';
}

function scriptOf({ definition: { name, text } }: BashState): Script {
  return { name, text };
}

const STILL_OPEN =
  '. Something is open at its end: an `if` without `fi`, a `for` or `while` without `done`, a `case` without `esac`, a `{`, a `(`, or a quote';

function findingOf(state: BashState, complaint: string): Violation {
  const [, line = '2', message = 'syntax error'] = /line (\d+): (.*)/.exec(complaint) ?? [];
  // The first line that bash was given is ours.
  const last = state.definition.text.trimEnd().split('\n').length;
  const at = Math.min(Math.max(1, Number(line) - 1), last);
  const isForWindows = state.definition.text.includes('\r\n');
  const advice = isForWindows
    ? '. Its lines end in CRLF, as Windows writes them, and bash takes the CR for a part of each line: dos2unix FILE'
    : '';
  const open = message.includes('unexpected end of file') && !isForWindows ? STILL_OPEN : '';
  const said = `bash cannot read this script: ${message.replaceAll('\r', '')}${open}${advice}`;
  const found = aboutState(state, said);
  return { ...found, line: state.textLine + at - 1 };
}
