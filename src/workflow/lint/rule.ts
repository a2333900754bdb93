import { type Finding, pathText } from '../parts/findings.js';
import type { LoadedState } from '../parts/loaded-state.js';
import { RULES, type RuleId, type Severity } from '../parts/rules.js';
import type { DeclaredName } from './declared.js';
import type { LintedWorkflow } from './linted.js';

/** One thing that lint looks for in a workflow that could be read (spec 2.4). */
export interface Rule {
  readonly id: RuleId;
  readonly check: (workflow: LintedWorkflow) => readonly Finding[] | Promise<readonly Finding[]>;
}

/** A finding about a name that a state declares, in front of it the way to its key. */
export function aboutName(rule: RuleId, { place, below, problem }: DeclaredName, message?: string): Finding {
  const path = [...place.prefix, ...below];
  return {
    severity: RULES[rule].severity,
    rule,
    file: place.source.file,
    line: place.source.lineOf(path),
    path,
    message: `${pathText(below)}: ${message ?? problem?.message ?? ''}`,
  };
}

/** A finding about a state as a whole, or about one of its options. */
export function aboutState(
  rule: RuleId,
  { definition, options, textLine }: LoadedState,
  message: string,
  below?: readonly (string | number)[],
): Finding {
  const common = { severity: RULES[rule].severity as Severity, rule, file: definition.file, message };
  if (below === undefined || options === null) return { ...common, line: textLine };
  const path = [...options.prefix, ...below];
  return { ...common, line: options.source.lineOf(path), path };
}
