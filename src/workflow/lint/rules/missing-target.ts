import type { WorkflowRule } from '../rule.js';
import { checkNames } from '../wrong-names.js';

export const missingTarget = {
  id: 'missing-target',
  severity: 'error',
  about: 'a target, `max_visits.goto` or `join.timeout_goto` that names no state; a warning in a text',
  why: 'No turn can mend that: the agent would be reminded of a state that does not exist, and paid for it each time. The nearest name is in the message. What is declared is an error. A tag in the text of a prompt or a script is only a warning, since a text may show what is not meant; names that are put together as it runs are not judged.',
  check: checkNames('missing-target'),
} as const satisfies WorkflowRule;
