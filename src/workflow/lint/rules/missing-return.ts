import type { WorkflowRule } from '../rule.js';
import { checkNames } from '../wrong-names.js';

export const missingReturn = {
  id: 'missing-return',
  severity: 'error',
  about: 'a `call` or `function` whose `return` is absent or no state',
  why: 'What a subroutine comes to goes to the state under `return`. Without one there is no way back, and the run would fail after it has been paid for.',
  check: checkNames('missing-return'),
} as const satisfies WorkflowRule;
