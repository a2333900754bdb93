import { aboutState, type WorkflowRule } from '../../rule.js';
import { isWithoutTag } from './script-without-tag.js';

export const scriptNotAnalysed = {
  id: 'script-not-analysed',
  severity: 'info',
  about: 'a script whose ways on could not all be read',
  why: 'Its targets are put together as it runs, or come out of a program that it calls. What else lint says of where the workflow leads is less than the whole truth, then.',
  check({ states, edges }) {
    return states
      .filter(({ definition }) => {
        if (definition.kind !== 'script') return false;
        const { isOpen, texts } = edges.get(definition.name)!;
        return isOpen && !isWithoutTag(definition, texts);
      })
      .map((state) => {
        const message = `where ${state.definition.name} leads could not all be read out of its text`;
        return aboutState(state, message);
      });
  },
} as const satisfies WorkflowRule;
