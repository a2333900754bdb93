import { RULES_OF_READING, type RuleFacts, type RuleId } from '../parts/rules.js';
import type { WorkflowRule } from './rule.js';
import { ambiguousTarget } from './rules/ambiguous-target.js';
import { badValue } from './rules/bad-value.js';
import { callWithoutResult } from './rules/call-without-result.js';
import { deadEndState } from './rules/dead-end-state.js';
import { forkNextMismatch } from './rules/fork-next-mismatch.js';
import { forkWithoutJoin } from './rules/fork-without-join.js';
import { implicitTransitionRule } from './rules/implicit-transition.js';
import { joinWithoutFork } from './rules/join-without-fork.js';
import { loopWithoutLimit } from './rules/loop-without-limit.js';
import { missingNext } from './rules/missing-next.js';
import { missingReturn } from './rules/missing-return.js';
import { missingTarget } from './rules/missing-target.js';
import { noPolicy } from './rules/no-policy.js';
import { settingUnsupported } from './rules/setting-unsupported.js';
import { emptyPrompt } from './rules/texts/empty-prompt.js';
import { foreignTag } from './rules/texts/foreign-tag.js';
import { pathInTarget } from './rules/texts/path-in-target.js';
import { scriptNotAnalysed } from './rules/texts/script-not-analysed.js';
import { scriptSyntax } from './rules/texts/script-syntax.js';
import { scriptWithoutTag } from './rules/texts/script-without-tag.js';
import { severalTransitions } from './rules/texts/several-transitions.js';
import { tagNotAllowed } from './rules/texts/tag-not-allowed.js';
import { unknownTemplateName } from './rules/texts/unknown-template-name.js';
import { untrustedInCommand } from './rules/texts/untrusted-in-command.js';
import { unknownEffort } from './rules/unknown-effort.js';
import { unknownTool } from './rules/unknown-tool.js';
import { unmentionedTransition } from './rules/unmentioned-transition.js';
import { unreachableState } from './rules/unreachable-state.js';
import { worktreeNotForked } from './rules/worktree-not-forked.js';

/** All rules that are checked once a workflow has been read. Bash comes first: it works while the others are checked. */
export const RULES_TO_CHECK = [
  scriptSyntax,
  missingTarget,
  missingReturn,
  missingNext,
  ambiguousTarget,
  pathInTarget,
  emptyPrompt,
  unreachableState,
  deadEndState,
  callWithoutResult,
  unmentionedTransition,
  tagNotAllowed,
  severalTransitions,
  foreignTag,
  scriptWithoutTag,
  forkNextMismatch,
  joinWithoutFork,
  worktreeNotForked,
  forkWithoutJoin,
  loopWithoutLimit,
  untrustedInCommand,
  settingUnsupported,
  unknownTool,
  unknownEffort,
  badValue,
  implicitTransitionRule,
  scriptNotAnalysed,
  unknownTemplateName,
  noPolicy,
] as const satisfies readonly WorkflowRule[];

export type CheckedRule = (typeof RULES_TO_CHECK)[number];
export type CheckedRuleId = CheckedRule['id'];

export const RULES = {
  ...RULES_OF_READING,
  ...Object.fromEntries(RULES_TO_CHECK.map((rule) => [rule.id, rule])),
} as Readonly<Record<RuleId, RuleFacts>>;
