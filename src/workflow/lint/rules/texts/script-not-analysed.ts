import type { Finding } from '../../../parts/findings.js';
import type { LintedWorkflow } from '../../linted.js';
import { aboutState, type Rule } from '../../rule.js';
import { isWithoutTag } from './script-without-tag.js';

/** A script whose ways on are put together as it runs. */
export const scriptNotAnalysed: Rule = { id: 'script-not-analysed', check };

function check({ states, ways }: LintedWorkflow): Finding[] {
  return states
    .filter(({ definition }) => {
      if (definition.kind !== 'script') return false;
      const { isOpen, texts } = ways.get(definition.name)!;
      return isOpen && !isWithoutTag(definition, texts);
    })
    .map((state) => {
      const message = `where ${state.definition.name} leads could not all be read out of its text`;
      return aboutState('script-not-analysed', state, message);
    });
}
