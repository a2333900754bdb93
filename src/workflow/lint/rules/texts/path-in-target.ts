import type { WorkflowRule } from '../../rule.js';
import { checkNames } from '../../wrong-names.js';

export const pathInTarget = {
  id: 'path-in-target',
  severity: 'error',
  about: "a path, or a name with a `:`, where a state's own name belongs",
  why: 'States are named, not addressed: no target leads to a file elsewhere. A colon leads into another workflow (`review:SECURITY`), and no state may have one in its own name.',
  check: checkNames('path-in-target'),
} as const satisfies WorkflowRule;
