import type { ReasonCode } from '../errors.js';
import type { RunStatus } from '../run.js';
import { lineDiff } from '../text/line-diff.js';
import type { ResultSchema } from '../typed/result-schema.js';
import type { Observed, ObservedVisit } from './observed.js';

/** What a text has to be. */
export type TextExpectation =
  /** The text has to be equal, except for white space at its ends. */
  | { readonly kind: 'text'; readonly text: string }
  /** The pattern has to match somewhere in the text. */
  | { readonly kind: 'pattern'; readonly pattern: RegExp }
  /** The text has to be JSON that fits. */
  | { readonly kind: 'schema'; readonly schema: ResultSchema };

export type FileExpectation = TextExpectation | { readonly kind: 'there' } | { readonly kind: 'gone' };

/** What a run has to come to, as its `test.yaml` says (spec 8.4). An absent key allows anything. */
export interface Expectations {
  readonly status?: RunStatus;
  readonly reason?: ReasonCode;
  readonly result?: TextExpectation;
  /** States in order, by agent. Agents that are not listed may go where they like. */
  readonly paths?: Readonly<Record<string, readonly string[]>>;
  /** Transitions in order, by agent. */
  readonly transitions?: Readonly<Record<string, readonly string[]>>;
  /** USD. */
  readonly cost_below?: number;
  /** Keyed by path in the project, or by `{{task_folder}}/…`. */
  readonly files?: Readonly<Record<string, FileExpectation>>;
}

/** `prompts` stands for the recorded prompts, which the run still has to send. */
export type ExpectationKey = keyof Expectations | 'prompts';

/** Something that is not as it was expected. */
export interface ExpectationMismatch {
  /** The path to the expectation in `expect`. */
  readonly at: readonly [ExpectationKey, ...string[]];
  readonly agent?: string;
  /** Where the run left the expected path: the state, and which visit of it. */
  readonly state?: string;
  readonly visit?: number;
  readonly expected: string;
  readonly actual: string;
}

/** Gives the text of a file of the project, or null for a missing one. */
export type FileText = (path: string) => string | null;

/** The expectations that a run does not meet. */
export function findMismatches(
  expected: Expectations,
  observed: Observed,
  fileText: FileText,
): ExpectationMismatch[] {
  const found: ExpectationMismatch[] = [];
  const differ = (key: 'status' | 'reason'): void => {
    const wanted = expected[key];
    if (wanted === undefined || wanted === observed[key]) return;
    const why = observed.message === null ? '' : `: ${observed.message}`;
    const reason = key === 'status' && observed.reason !== null ? ` (${observed.reason})` : '';
    found.push({
      at: [key],
      expected: wanted,
      actual: `${observed[key] ?? 'none'}${reason}${why}`,
      ...whereItEnded(observed),
    });
  };
  found.push(...pathMismatches(expected, observed), ...transitionMismatches(expected, observed));
  differ('status');
  differ('reason');
  if (expected.result !== undefined) {
    const problem = textMismatch(expected.result, observed.result);
    if (problem !== null) found.push({ at: ['result'], ...problem });
  }
  const { cost_below: below } = expected;
  if (below !== undefined && observed.costUsd >= below)
    found.push({
      at: ['cost_below'],
      expected: `less than $${below}`,
      actual: `$${observed.costUsd.toFixed(4)}`,
    });
  for (const [path, file] of Object.entries(expected.files ?? {})) {
    const problem = fileMisfit(file, fileText(path));
    if (problem !== null) found.push({ at: ['files', path], ...problem });
  }
  return found;
}

function whereItEnded({ visits }: Observed): Pick<ExpectationMismatch, 'agent' | 'state' | 'visit'> {
  for (const [agent, list] of visits) {
    const last = list.at(-1);
    if (last?.transition === null) return { agent, state: last.state, visit: last.visit };
  }
  return {};
}

function pathMismatches({ paths = {} }: Expectations, { visits }: Observed): ExpectationMismatch[] {
  return Object.entries(paths).flatMap(([agent, wanted]) => {
    const taken = visits.get(agent) ?? [];
    const at = firstDifference(
      wanted,
      taken.map(({ state }) => state),
    );
    if (at === null) return [];
    const before = taken[at - 1];
    const there = taken[at] ?? before;
    const after = before === undefined ? '' : ` after ${visitText(before)}`;
    return [
      {
        at: ['paths', agent] as const,
        agent,
        ...(there !== undefined && { state: there.state, visit: there.visit }),
        expected: wanted[at] === undefined ? `the end${after}` : `${wanted[at]}${after}`,
        actual: taken[at] === undefined ? `the end${after}` : visitText(taken[at]),
      },
    ];
  });
}

function transitionMismatches(
  { transitions = {} }: Expectations,
  { visits }: Observed,
): ExpectationMismatch[] {
  return Object.entries(transitions).flatMap(([agent, wanted]) => {
    const taken = visits.get(agent) ?? [];
    const at = firstDifference(
      wanted,
      taken.map(({ transition }) => transition ?? 'none'),
    );
    if (at === null) return [];
    const there = taken[at];
    return [
      {
        at: ['transitions', agent] as const,
        agent,
        ...(there !== undefined && { state: there.state, visit: there.visit }),
        expected: wanted[at] ?? 'no further state',
        actual: there === undefined ? 'the end' : (there.transition ?? 'none'),
      },
    ];
  });
}

function visitText({ state, visit }: ObservedVisit): string {
  return `${state} (visit ${visit})`;
}

/** The first place where two lists differ; null when they do not. */
function firstDifference(wanted: readonly string[], taken: readonly string[]): number | null {
  const length = Math.max(wanted.length, taken.length);
  for (let at = 0; at < length; at++) if (wanted[at] !== taken[at]) return at;
  return null;
}

type TextMismatch = Pick<ExpectationMismatch, 'expected' | 'actual'> | null;

/** What a text has to be, and what it is; null when it is as it has to be. */
function textMismatch(wanted: TextExpectation, text: string | null): TextMismatch {
  if (text === null) return { expected: told(wanted), actual: 'nothing' };
  switch (wanted.kind) {
    case 'text': {
      const [before, after] = [wanted.text.trim(), text.trim()];
      if (before === after) return null;
      const isShort = !`${before}${after}`.includes('\n');
      return isShort
        ? { expected: before, actual: after }
        : { expected: 'the text below with -', actual: `the text with +\n${lineDiff(before, after)}` };
    }
    case 'pattern':
      return wanted.pattern.test(text) ? null : { expected: told(wanted), actual: text };
    case 'schema':
      return schemaMisfit(wanted.schema, text);
    default:
      return wanted satisfies never;
  }
}

function schemaMisfit(schema: ResultSchema, text: string): TextMismatch {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { expected: 'JSON that fits the schema', actual: text };
  }
  const found = schema.mismatches(value);
  if (found.length === 0) return null;
  const list = found.map(({ pointer, expectation }) => `${pointer === '' ? 'it' : pointer} ${expectation}`);
  return { expected: `JSON of which ${list.join(', ')}`, actual: text };
}

function fileMisfit(wanted: FileExpectation, text: string | null): TextMismatch {
  if (wanted.kind === 'gone')
    return text === null ? null : { expected: 'no such file', actual: 'it is there' };
  if (wanted.kind === 'there') return text === null ? { expected: 'a file', actual: 'none' } : null;
  return textMismatch(wanted, text);
}

function told(wanted: TextExpectation): string {
  switch (wanted.kind) {
    case 'text':
      return wanted.text;
    case 'pattern':
      return `a text that matches ${wanted.pattern}`;
    case 'schema':
      return 'JSON that fits the schema';
    default:
      return wanted satisfies never;
  }
}
