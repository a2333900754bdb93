/** A placeholder `{{name}}`, also dotted: `{{github.event.issue.title}}`. Names are those that an attribute can have. */
const PLACEHOLDER = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;

/** Names whose values the program sets (spec 1.5), besides dotted ones such as `github.actor`. No variable hides them. */
export const OWN_NAMES = [
  'input',
  'result',
  'workflow_id',
  'run_id',
  'agent_id',
  'task_folder',
  'ask_id',
  'workers',
  'workers_json',
] as const;

export type OwnName = (typeof OWN_NAMES)[number];

/** Each `{{name}}` of a text that a run would fill in, with its place. */
export function placeholdersIn(text: string): { readonly name: string; readonly at: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, at: index }));
}

/**
 * Fills in a prompt's `{{name}}` placeholders (spec 1.5), in a single pass: a value is never searched for placeholders
 * again. A name without a value stays as it is written, and `onUnset` is called for it once.
 * @param fieldOf the meaning of a dotted name that is none of the values: `input.a.0` (spec 7.4)
 */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  onUnset: (name: string) => void = () => {},
  fieldOf: (name: string) => string | undefined = () => undefined,
): string {
  const unset = new Set<string>();
  // A replacer function, because a replacement string would expand `$&` in values.
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    // Only own properties count: `{{constructor}}` has no value.
    const value = Object.hasOwn(values, name) ? values[name] : fieldOf(name);
    if (value !== undefined) return value;
    if (!unset.has(name)) onUnset(name);
    unset.add(name);
    return placeholder;
  });
}
