import type { WorkflowRule } from '../rule.js';
import { checkNames } from '../wrong-names.js';

export const missingNext = {
  id: 'missing-next',
  severity: 'error',
  about: 'an `ask` or `fork` whose `next` is absent or no state',
  why: 'An agent that asks, or starts workers, goes on in the state under `next`. Beside forks a `goto` may say so instead.',
  check: checkNames('missing-next'),
} as const satisfies WorkflowRule;
