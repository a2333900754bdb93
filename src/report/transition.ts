import { stateName } from '../core/map/workflow-map.js';
import type { Transition } from '../core/protocol/transition.js';

// These are the words for each tag. The compiler asks for those of a new one.

/** The tag's name; for several forks, their number. */
export function tagText(transition: Transition, times: string): string {
  if (transition.tag !== 'fork' || transition.workers.length === 1) return transition.tag;
  return `fork ${times}${transition.workers.length}`;
}

/** What is worth printing of a transition besides where it goes. */
export function transitionDetail(transition: Transition): string {
  switch (transition.tag) {
    case 'result':
      return transition.payload;
    case 'call':
    case 'function':
      return `returns to ${stateName(transition.return)}`;
    case 'reset':
      return transition.cd === undefined ? '' : `in ${transition.cd}`;
    case 'goto':
    case 'fork':
    case 'ask':
      return '';
    default:
      return transition satisfies never;
  }
}
