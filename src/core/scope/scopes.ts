import { SEPARATOR } from './full-name.js';

/** A workflow under one of its names. */
export interface ScopedWorkflow<W> {
  readonly scope: string;
  readonly workflow: W;
  readonly imports: ReadonlyMap<string, string>;
}

/**
 * Every scope of a run, its own first: each way from it by imports, until a workflow is met again on that way, which
 * then is the one met first. So cycles add no names, and a workflow that two ways lead to has two.
 * @param importsOf what a workflow's manifest lists
 * @param most scopes
 * @returns null if there are more
 */
export function scopesFrom<W>(
  root: W,
  importsOf: (workflow: W) => ReadonlyMap<string, W>,
  most: number,
): ScopedWorkflow<W>[] | null {
  const found: ScopedWorkflow<W>[] = [];
  const open: Way<W>[] = [{ scope: '', workflow: root, above: null }];
  for (const way of open) {
    const imports = new Map<string, string>();
    for (const [name, workflow] of importsOf(way.workflow)) {
      const met = metOn(way, workflow);
      const scope = met ?? `${way.scope}${name}${SEPARATOR}`;
      imports.set(name, scope);
      if (met === null) open.push({ scope, workflow, above: way });
    }
    found.push({ scope: way.scope, workflow: way.workflow, imports });
    if (open.length > most) return null;
  }
  return found;
}

interface Way<W> {
  readonly scope: string;
  readonly workflow: W;
  readonly above: Way<W> | null;
}

/** The scope under which a workflow stands on a way already. */
function metOn<W>(way: Way<W>, workflow: W): string | null {
  for (let at: Way<W> | null = way; at !== null; at = at.above) {
    if (at.workflow === workflow) return at.scope;
  }
  return null;
}
