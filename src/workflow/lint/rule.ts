import type { OptionPlace } from '../option-check.js';
import { columnIn, type Finding, type PathKey, pathText } from '../parts/findings.js';
import type { LoadedState } from '../parts/loaded-state.js';
import { RULES, type RuleId } from '../parts/rules.js';
import type { DeclaredName } from './declared.js';
import type { LintedWorkflow } from './linted.js';
import { placeInText, type StateText } from './state-texts.js';

/** One thing that lint looks for in a workflow that could be read (spec 2.4). */
export interface Rule {
  readonly id: RuleId;
  readonly check: (workflow: LintedWorkflow) => readonly Finding[] | Promise<readonly Finding[]>;
}

/** A finding about a name that a state declares, in front of it the way to its key. */
export function aboutName(rule: RuleId, { place, below, problem }: DeclaredName, message?: string): Finding {
  return aboutOption(rule, place, `${pathText(below)}: ${message ?? problem?.message ?? ''}`, below);
}

/** A finding about a state as a whole, or about one of its options. */
export function aboutState(
  rule: RuleId,
  { definition, options, textLine }: LoadedState,
  message: string,
  below?: readonly PathKey[],
): Finding {
  if (below !== undefined && options !== null) return aboutOption(rule, options, message, below);
  return { severity: RULES[rule].severity, rule, file: definition.file, line: textLine, message };
}

/** A finding about a key, where it stands. */
export function aboutOption(
  rule: RuleId,
  { source, prefix }: OptionPlace,
  message: string,
  below: readonly PathKey[],
): Finding {
  const path = [...prefix, ...below];
  const { severity } = RULES[rule];
  const { file } = source;
  return { severity, rule, file, line: source.lineOf(path), ...columnIn(source, rule, path), path, message };
}

/** A finding about a place in a text: what is read out of texts is at most a warning. */
export function aboutText(rule: RuleId, text: StateText, at: number, message: string): Finding {
  const severity = RULES[rule].severity === 'info' ? 'info' : 'warning';
  return { severity, rule, ...placeInText(text, at), message };
}
