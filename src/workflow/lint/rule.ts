import { placeInText, type StateText } from '../edges/state-texts.js';
import { type Finding, findingAt, type OptionPlace, type PathKey } from '../parts/findings.js';
import type { RuleFacts } from '../parts/rules.js';
import type { LoadedState } from '../parts/workflow.js';
import type { LintedWorkflow } from './linted.js';

/** One thing that lint looks for in a workflow that could be read (spec 2.4). */
export interface WorkflowRule extends RuleFacts {
  readonly id: string;
  readonly check: (workflow: LintedWorkflow) => readonly Violation[] | Promise<readonly Violation[]>;
}

/** Where a rule is broken, and how: a finding, but for what is the same of all that the rule finds. */
export interface Violation extends Pick<Finding, 'file' | 'line' | 'column' | 'path' | 'message'> {
  /** What is read out of texts is at most a warning. */
  readonly isGuess?: true;
}

/** What is wrong with a state as a whole, or with one of its options. */
export function aboutState(
  { definition, options, textLine }: LoadedState,
  message: string,
  below?: readonly PathKey[],
): Violation {
  if (below !== undefined && options !== null) return aboutOption(options, message, below);
  return { file: definition.file, line: textLine, message };
}

/** What is wrong with a key, where it stands. */
export function aboutOption(place: OptionPlace, message: string, below: readonly PathKey[]): Violation {
  const { severity: _, rule: __, ...violation } = findingAt(place, 'error', 'bad-value', below, message);
  return violation;
}

/** What is wrong with a place in a text. */
export function aboutText(text: StateText, at: number, message: string): Violation {
  return { isGuess: true, ...placeInText(text, at), message };
}
