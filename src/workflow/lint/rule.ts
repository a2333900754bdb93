import { placeInText, type StateText } from '../edges/state-texts.js';
import { type Finding, findingAt, type OptionPlace, type PathKey } from '../parts/findings.js';
import type { RuleFacts } from '../parts/rules.js';
import type { LoadedState } from '../parts/workflow.js';
import type { LintedWorkflow } from './linted.js';

/** A rule that lint checks for workflows that could be read (spec 2.4). */
export interface WorkflowRule extends RuleFacts {
  readonly id: string;
  readonly check: (workflow: LintedWorkflow) => readonly Violation[] | Promise<readonly Violation[]>;
}

/** A breach of a rule: a finding without the fields that all findings of the rule have in common. */
export interface Violation extends Pick<Finding, 'file' | 'line' | 'column' | 'path' | 'message'> {
  /** A finding that is read out of texts is at most a warning. */
  readonly isGuess?: true;
}

/** A breach by a state as a whole, or by one of its options. */
export function aboutState(
  { definition, options, textLine }: LoadedState,
  message: string,
  below?: readonly PathKey[],
): Violation {
  if (below !== undefined && options !== null) return aboutOption(options, message, below);
  return { file: definition.file, line: textLine, message };
}

/** A breach at a key, in the key's line. */
export function aboutOption(place: OptionPlace, message: string, below: readonly PathKey[]): Violation {
  const { severity: _, rule: __, ...violation } = findingAt(place, 'error', 'bad-value', below, message);
  return violation;
}

/** A breach at a position in a text. */
export function aboutText(text: StateText, at: number, message: string): Violation {
  return { isGuess: true, ...placeInText(text, at), message };
}
