import { ProtocolError } from '../errors.js';
import { excerpt, type Platform, resolveTarget } from '../protocol/resolve.js';
import { SEPARATOR } from './full-name.js';

/** What the states of one scope can name. */
export interface Scope {
  readonly scope: string;
  /** Its states by their own names. */
  readonly names: readonly string[];
  /** The state that its bare name means. Null without one, or with several. */
  readonly entry: string | null;
  /** The scopes of the workflows that the manifest lists, by the names that it gives them. */
  readonly imports: ReadonlyMap<string, string>;
}

/** The full name of the state that a target means in a scope. */
export type ResolveIn = (target: string, scope: string) => string;

/**
 * Makes the function that says what targets mean: `SECURITY` is a state of the same workflow, `review:SECURITY` one of
 * the workflow that the manifest calls `review`, and `review:` that workflow's entry. Nothing else can be named: no
 * path, and no import of an import.
 * @returns throws ProtocolError as `resolveTarget`, and MISSING_TARGET for a workflow that is not listed
 */
export function resolverOf(scopes: readonly Scope[], platform: Platform): ResolveIn {
  const byScope = new Map(scopes.map((each) => [each.scope, each]));
  return (target, from) => {
    const here = byScope.get(from) ?? scopes[0]!;
    const at = target.indexOf(SEPARATOR);
    if (at === -1) return here.scope + resolveTarget(here.names, target, platform);
    const name = target.slice(0, at);
    const there = byScope.get(here.imports.get(name) ?? NOWHERE);
    if (there === undefined) throw notListed(target, name, here);
    const state = target.slice(at + 1);
    if (state !== '') return there.scope + resolveTarget(there.names, state, platform, `${name}:`);
    if (there.entry !== null) return there.scope + there.entry;
    const problem = `the workflow "${name}" has no entry of its own (1_START or START), or several`;
    throw new ProtocolError('MISSING_TARGET', `${problem}: name a state of it, ${name}:STATE`);
  };
}

/** A scope that does not exist: no name can hold this character. */
const NOWHERE = '\0';

function notListed(target: string, name: string, { imports }: Scope): ProtocolError {
  const listed = [...imports.keys()].map((each) => `${each}:`);
  const names =
    listed.length === 0
      ? 'this one lists no others under `workflows` in its manifest'
      : `this one lists ${listed.slice(0, 20).join(', ')}${listed.length > 20 ? ` and ${listed.length - 20} more` : ''}`;
  const problem = `there is no "${excerpt(target)}": no workflow here is called "${excerpt(name)}"`;
  return new ProtocolError('MISSING_TARGET', `${problem}; ${names}.`);
}

/** A workflow under one of its names. */
export interface ScopedWorkflow<W> {
  readonly scope: string;
  readonly workflow: W;
  readonly imports: ReadonlyMap<string, string>;
}

/**
 * Every scope of a run, its own first. Each chain of imports from it is followed until a workflow comes again in the
 * chain, which then stands for its first place. So cycles add no names, and a workflow that two chains lead to has two.
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
  const open: ImportPath<W>[] = [{ scope: '', workflow: root, above: null }];
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

interface ImportPath<W> {
  readonly scope: string;
  readonly workflow: W;
  readonly above: ImportPath<W> | null;
}

/** The scope under which a workflow stands in the chain already. */
function metOn<W>(way: ImportPath<W>, workflow: W): string | null {
  for (let at: ImportPath<W> | null = way; at !== null; at = at.above) {
    if (at.workflow === workflow) return at.scope;
  }
  return null;
}
