/**
 * Full names (spec 7.2). A state of a used workflow is called by the names on the way to it, each followed by a colon:
 * `review:lint:A.md`. What stands before its own name is its scope, `review:lint:`. States of the run's own workflow
 * have no scope.
 */
export const SEPARATOR = ':';

/** `review:lint:` of `review:lint:A.md`; empty for a state of the run's own workflow. */
export function scopeOf(state: string): string {
  return state.slice(0, state.lastIndexOf(SEPARATOR) + 1);
}

/** `A.md` of `review:lint:A.md`. */
export function ownNameOf(state: string): string {
  return state.slice(state.lastIndexOf(SEPARATOR) + 1);
}
