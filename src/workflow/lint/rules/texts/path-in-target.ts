import type { Rule } from '../../rule.js';
import { spokenAbout } from '../../spoken.js';

/** `<goto>../REVIEW</goto>` in a text; what is declared is told as it is read. */
export const pathInTarget: Rule = {
  id: 'path-in-target',
  check: (workflow) => spokenAbout('path-in-target', workflow),
};
