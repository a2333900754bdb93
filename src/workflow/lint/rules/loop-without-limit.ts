import type { Finding } from '../../parts/findings.js';
import type { LintedWorkflow } from '../linted.js';
import { circles } from '../reach.js';
import { aboutState, type Rule } from '../rule.js';

/**
 * A circle that nothing in the workflow bounds: of prompts, with no `max_visits` on the way and no budget of its own; or
 * with scripts, where none on the way can lead elsewhere. A script that can, and people on the way, decide whether it
 * goes on, so that such circles are none of these.
 */
export const loopWithoutLimit: Rule = { id: 'loop-without-limit', check };

function check(workflow: LintedWorkflow): Finding[] {
  const { states, ways, byName } = workflow;
  const unbounded = states.flatMap(({ definition }) =>
    definition.kind !== 'graph' && definition.options.max_visits === undefined ? [definition.name] : [],
  );
  const isPrompt = (name: string): boolean => byName.get(name)!.definition.kind === 'prompt';
  const circlesOf = (names: readonly string[]): string[][] => {
    const within = new Set(names);
    return circles(names, (state) => {
      const goes = ways.get(state)!.ways.filter(({ tag }) => tag !== 'ask');
      return goes.map(({ to }) => to).filter((to) => within.has(to));
    });
  };
  const ofPrompts = workflow.manifest.budget ? [] : circlesOf(unbounded.filter(isPrompt));
  const withScripts = circlesOf(unbounded).filter((circle) => {
    const isPaid = circle.some(isPrompt);
    return !circle.every(isPrompt) && !(isPaid && workflow.manifest.budget) && isClosed(workflow, circle);
  });
  return [...ofPrompts, ...withScripts].map((circle) => {
    const first = unbounded.find((name) => circle.includes(name))!;
    const names = circle.length > 5 ? `${circle.length} states` : [...circle].sort().join(', ');
    const message = circle.some(isPrompt)
      ? `a run may go round in ${names} for ever: give one of them max_visits, or the workflow a budget`
      : `a run goes round in ${names} for ever, until --max-steps ends it: ${circle.length === 1 ? 'give it' : 'give one of them'} a way out, or a bound: a line "# raymond: max_visits=9" near its top`;
    return aboutState('loop-without-limit', byName.get(first)!, message);
  });
}

/** Nobody in it can lead elsewhere. */
function isClosed({ ways }: LintedWorkflow, circle: readonly string[]): boolean {
  const within = new Set(circle);
  return circle.every((name) => {
    const { ways: list, mentioned, ends, isOpen } = ways.get(name)!;
    if (ends || isOpen || list.some(({ tag }) => tag === 'ask')) return false;
    return list.every(({ to }) => within.has(to)) && mentioned.every((to) => within.has(to));
  });
}
