import type { ReasonCode } from '../errors.js';
import { excerpt } from '../protocol/resolve.js';
import { lastLine, linesFromEnd } from '../text/lines.js';
import type { GraphState } from './graph.js';

/** What a state's work came to. */
export type Work =
  /** An engine state does no work. */
  | { readonly kind: 'none' }
  /** A turn that succeeded, with its final message. */
  | { readonly kind: 'turn'; readonly text: string }
  | {
      readonly kind: 'process';
      readonly exitCode: number;
      readonly stdout: string;
      /** Stdout and stderr in the order in which they came; absent without stderr. */
      readonly output?: string;
    }
  /** A turn that failed for good, or a process that could not be started or was ended. */
  | { readonly kind: 'failure'; readonly code: ReasonCode; readonly message: string };

/** Where a state goes on after its work, or why it does not (spec 5.4). */
export type GraphRoute =
  | { readonly kind: 'go'; readonly to: string; readonly outcome: string }
  /** The state has an approval: a person decides. */
  | { readonly kind: 'approve' }
  /** The state is terminal. A run that it declares failed ends with `DECLARED_FAILURE`. */
  | { readonly kind: 'end'; readonly outcome: string; readonly success: boolean }
  /** The session of an agent is told what was wrong, and asked again. */
  | { readonly kind: 'remind'; readonly code: ReasonCode; readonly problem: string; readonly text: string }
  | { readonly kind: 'fail'; readonly code: ReasonCode; readonly message: string };

/** PASSED or FAILED, from whether the work succeeded (spec 5.3). */
export function outcomeOf(work: Work): 'PASSED' | 'FAILED' {
  if (work.kind === 'failure') return 'FAILED';
  return work.kind === 'process' && work.exitCode !== 0 ? 'FAILED' : 'PASSED';
}

/** Routes a state by its table (spec 5.4). */
export function routeGraphState(state: GraphState, work: Work): GraphRoute {
  const { routing } = state;
  const outcome = outcomeOf(work);
  switch (routing.kind) {
    case 'continue':
      return { kind: 'go', to: routing.to, outcome };
    case 'approval':
      return { kind: 'approve' };
    case 'on': {
      const to = routing[outcome];
      if (to !== null) return { kind: 'go', to, outcome };
      return failed(work, `the outcome ${outcome} has no target: \`on\` has PASSED alone`);
    }
    case 'transitions':
      return routeByKey(state, routing.targets, routing.fallback, work);
    case 'terminal':
      if (outcome === 'FAILED') return failed(work, 'the state is the last one, and its work failed');
      return { kind: 'end', outcome, success: state.type !== 'engine' || state.success !== false };
    default:
      return routing satisfies never;
  }
}

function failed(work: Work, problem: string): GraphRoute {
  if (work.kind === 'failure') return { kind: 'fail', code: work.code, message: work.message };
  const exit = work.kind === 'process' ? ` (exit code ${work.exitCode})` : '';
  return { kind: 'fail', code: 'SCRIPT_FAILED', message: `${problem}${exit}` };
}

function routeByKey(
  state: GraphState,
  targets: Readonly<Record<string, string>>,
  fallback: string | null,
  work: Work,
): GraphRoute {
  // A failed turn said nothing that could be a key.
  if (work.kind === 'failure' && state.type === 'agent') return failed(work, '');
  const line = lineOf(work);
  const key = line === null ? undefined : keyIn(targets, line);
  if (key !== undefined) return { kind: 'go', to: targets[key]!, outcome: key };
  if (fallback !== null) return { kind: 'go', to: fallback, outcome: 'default' };
  if (work.kind === 'failure') return failed(work, '');
  return unknownKey(Object.keys(targets), line, work);
}

function lineOf(work: Work): string | null {
  switch (work.kind) {
    case 'none':
      return 'PASSED';
    case 'turn':
      return lastLine(work.text);
    case 'process':
      return lastLine(work.stdout);
    case 'failure':
      return null;
  }
}

/** What a state has put out, without the line by which it was routed: no lesson in it is about that line. */
export function withoutKeyLine({ routing }: Pick<GraphState, 'routing'>, text: string): string {
  if (routing.kind !== 'transitions') return text;
  for (const { line, start } of linesFromEnd(text)) {
    if (line === '') continue;
    return keyIn(routing.targets, line) === undefined ? text : text.slice(0, start);
  }
  return text;
}

/** Finds the key: as it stands, else the first that differs in case alone, else between marks (spec 5.11). */
function keyIn(targets: Readonly<Record<string, string>>, line: string): string | undefined {
  for (const word of [line, ...withoutMarks(line)]) {
    if (Object.hasOwn(targets, word)) return word;
    const other = Object.keys(targets).find((key) => key.toLowerCase() === word.toLowerCase());
    if (other !== undefined) return other;
  }
  return undefined;
}

const MARKED = /^(?:(?<stopped>.+)\.|(?<mark>\*{1,3}|_{1,3}|`+)(?<inner>.+)\k<mark>)$/;
/** How many marks are taken off a word at most. */
const MAX_MARKS = 4;

/** Takes Markdown's emphasis or code, and a full stop, off a word one by one: `**ready**.` gives `**ready**`, … `ready`. */
function* withoutMarks(line: string): Generator<string> {
  let word = line;
  for (let marks = 0; marks < MAX_MARKS; marks++) {
    const { stopped, inner } = MARKED.exec(word)?.groups ?? {};
    word = (stopped ?? inner ?? '').trim();
    if (word === '') return;
    yield word;
  }
}

function unknownKey(
  keys: readonly string[],
  line: string | null,
  work: Work,
): Extract<GraphRoute, { kind: 'remind' | 'fail' }> {
  const listed = keys.join(', ');
  const code = line === null ? 'NO_TRANSITION' : 'INVALID_TRANSITION';
  const found =
    line === null ? 'there is nothing in it' : `its last line "${excerpt(line)}" is no outcome of this state`;
  const problem = `${found}; there is ${listed}`;
  if (work.kind !== 'turn') {
    const exit = work.kind === 'process' ? ` (exit code ${work.exitCode})` : '';
    return { kind: 'fail', code, message: `the output names no outcome: ${problem}${exit}` };
  }
  const form = keys.length === 1 ? 'this word' : 'exactly one of these words';
  const text = `Your last message could not be used: ${found}.\nEnd your answer with a last line that is ${form} and nothing else:\n${keys.join('\n')}`;
  return { kind: 'remind', code, problem: `the last message names no outcome: ${problem}`, text };
}
