import type { LintedWorkflow } from '../linted.js';
import { circles } from '../reach.js';
import { aboutState, type WorkflowRule } from '../rule.js';

export const loopWithoutLimit = {
  id: 'loop-without-limit',
  severity: 'warning',
  about:
    'a circle of prompts with neither `max_visits` nor a budget of the workflow, or one of scripts that none can leave',
  why: "Prompts that lead to each other may do so for as long as there is money: the run's own budget is all that ends them. Give one of them `max_visits`, or the workflow a `budget` that fits it. Scripts cost nothing, and where none of a circle can lead elsewhere only `--max-steps` ends it.",
  check(workflow) {
    const { states, edges, byName } = workflow;
    const unbounded = states.flatMap(({ definition }) =>
      definition.kind !== 'graph' && definition.options.max_visits === undefined ? [definition.name] : [],
    );
    const isPrompt = (name: string): boolean => byName.get(name)!.definition.kind === 'prompt';
    const circlesOf = (names: readonly string[]): string[][] => {
      const within = new Set(names);
      return circles(names, (state) => {
        const goes = edges.get(state)!.leading.filter(({ tag }) => tag !== 'ask');
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
      return aboutState(byName.get(first)!, message);
    });
  },
} as const satisfies WorkflowRule;

/** Whether no state of the circle can lead out of it. */
function isClosed({ edges }: LintedWorkflow, circle: readonly string[]): boolean {
  const within = new Set(circle);
  return circle.every((name) => {
    const { leading, mentioned, ends, isOpen } = edges.get(name)!;
    if (ends || isOpen || leading.some(({ tag }) => tag === 'ask')) return false;
    return leading.every(({ to }) => within.has(to)) && mentioned.every((to) => within.has(to));
  });
}
