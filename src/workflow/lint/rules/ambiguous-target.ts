import type { WorkflowRule } from '../rule.js';
import { checkNames } from '../wrong-names.js';

export const ambiguousTarget = {
  id: 'ambiguous-target',
  severity: 'error',
  about: 'a name that two states have',
  why: 'A name without an extension means the prompt or the script of that name. Where both are there, write the extension, or keep one of them.',
  check: checkNames('ambiguous-target'),
} as const satisfies WorkflowRule;
