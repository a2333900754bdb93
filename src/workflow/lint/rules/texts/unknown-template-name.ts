import { attributesOf } from '../../../../core/protocol/tag-table.js';
import { OWN_NAMES, placeholdersIn } from '../../../../core/protocol/template.js';
import { nearest } from '../../../../core/text/nearest.js';
import type { LintedWorkflow } from '../../linted.js';
import { aboutText, type WorkflowRule } from '../../rule.js';

export const unknownTemplateName = {
  id: 'unknown-template-name',
  severity: 'info',
  about: 'a `{{name}}` that nothing gives a value',
  why: 'A placeholder without a value stays as it is written, and the agent reads it so. Told where all names are known: those of the run, and the attributes of the forks that the workflow writes.',
  check(workflow) {
    const variables = variablesOf(workflow);
    if (variables === null) return [];
    const known = [...OWN_NAMES, ...variables];
    return workflow.states.flatMap(({ definition }) => {
      if (definition.kind !== 'prompt') return [];
      return workflow.edges.get(definition.name)!.texts.flatMap((text) =>
        placeholdersIn(text.text).flatMap(({ name, at }) => {
          // A dotted name is a field, or a fact of the job's.
          if (name.includes('.') || known.includes(name)) return [];
          const near = nearest(known, name);
          const meant = near === undefined ? '' : `: did you mean {{${near}}}?`;
          const message = `nothing here gives {{${name}}} a value, so that it stays as it is written${meant}`;
          return [aboutText(text, at, message)];
        }),
      );
    });
  },
} as const satisfies WorkflowRule;

/** The variables that forks give their workers; null where an agent or a shell chooses their names. */
function variablesOf({ edges, states }: LintedWorkflow): readonly string[] | null {
  const all = [...edges.values()];
  const forks = all.flatMap(({ tags }) => tags.filter(({ tag }) => tag === 'fork'));
  const isFree = states.some(({ definition }) => {
    const { isOpen, tags } = edges.get(definition.name)!;
    if (definition.kind !== 'prompt') return isOpen;
    const mayFork = definition.options.allowed_transitions?.some(({ tag }) => tag === 'fork') ?? isOpen;
    return mayFork && !tags.some(({ tag }) => tag === 'fork');
  });
  if (isFree || forks.some(({ attributes }) => attributes === null)) return null;
  const own: readonly string[] = attributesOf('fork');
  return [...new Set(forks.flatMap(({ attributes }) => attributes ?? []))].filter(
    (name) => !own.includes(name),
  );
}
