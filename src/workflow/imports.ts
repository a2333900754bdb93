import { realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { WorkflowError } from '../core/errors.js';
import { LIMITS } from '../core/limits/limits.js';
import { scopesFrom } from '../core/scope/resolver.js';
import { type Location, locate } from './locate.js';
import { type Finding, report } from './parts/findings.js';
import { fingerprintOfAll } from './parts/fingerprint.js';
import type { Fingerprint, LoadedState, WorkflowPart } from './parts/workflow.js';
import type { ReadContainer } from './read-container.js';

/** Why the workflow at this absolute path may not be used; null when it may. */
export type MayImport = (path: string) => Promise<string | null>;

/** A workflow that was read, and those that its manifest lists, by their names there. */
interface ImportedWorkflow {
  readonly read: ReadContainer;
  readonly imports: ReadonlyMap<string, ImportedWorkflow>;
}

interface ImportReader {
  readonly read: (location: Location, findings: Finding[]) => Promise<ReadContainer | 'graph'>;
  readonly mayImport: MayImport | undefined;
}

/**
 * Reads the workflows that a workflow uses, and those that these use (spec 7.2). Each is read once, under whatever
 * names it is reached. A missing or unusable one goes to `findings`, with the line that names it.
 */
export async function readImports(
  root: ReadContainer,
  reader: ImportReader,
  findings: Finding[],
): Promise<ImportedWorkflow> {
  const first = { read: root, imports: new Map<string, ImportedWorkflow>() };
  const known = new Map<string, typeof first | null>([[await realPathOf(root.location.container), first]]);
  const open = [first];
  for (const workflow of open) {
    for (const [name, written] of Object.entries(workflow.read.manifest.workflows ?? {})) {
      const found = await readImport(workflow.read, name, written);
      if (found !== null) workflow.imports.set(name, found);
    }
  }
  return first;

  async function readImport(by: ReadContainer, name: string, written: string): Promise<typeof first | null> {
    const refuse = (problem: string, rule: Finding['rule'] = 'missing-import'): null => {
      // A workflow that lists others has a manifest that could be read.
      report({ source: by.top!, findings }, ['workflows', name], problem, rule);
      return null;
    };
    // An archive's manifest is treated as if the archive were a folder: `..` is what lies beside the archive.
    const path = join(dirname(by.top?.file ?? by.location.container), written);
    try {
      const location = await locate(resolve(written) === written ? written : path);
      if (location.entry !== null)
        return refuse(`${written} is a state: give its workflow, and name the state where it is gone to`);
      const real = await realPathOf(location.container);
      const before = known.get(real);
      if (before !== undefined) return before;
      known.set(real, null);
      const problem = (await reader.mayImport?.(real)) ?? null;
      if (problem !== null) return refuse(problem);
      const read = await reader.read(location, findings);
      if (read === 'graph') {
        const message = `${written} is a state graph, and these are used by no other workflow: they have groups of their own (\`group\`)`;
        return refuse(message, 'bad-value');
      }
      const workflow = { read, imports: new Map<string, ImportedWorkflow>() };
      known.set(real, workflow);
      open.push(workflow);
      findings.push(...unusedKeys(read));
      return workflow;
    } catch (error) {
      if (!(error instanceof WorkflowError)) throw error;
      const { file } = error.place;
      return refuse(`${file === undefined ? path : file}: ${error.message}`);
    }
  }
}

async function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(() => resolve(path));
}

/** Findings about keys of a used workflow's manifest that only count for the run's own workflow. */
function unusedKeys({ top, manifest }: ReadContainer): Finding[] {
  if (top === null) return [];
  const unused = (['environment', 'working_directory', 'ai_credit_usd'] as const).filter(
    (key) => manifest[key] !== undefined,
  );
  return unused.map((key) => {
    const message = `${key}: counts for nothing where another workflow uses this one; that workflow's manifest may say it`;
    return {
      ...{ severity: 'warning', rule: 'unknown-key', file: top.file, path: [key], message },
      line: top.lineOf([key]),
    };
  });
}

const MAX_WAYS = LIMITS.imports.value;

/** A workflow and all that it uses, as one workflow with full names of states (spec 7.2). */
export interface Composed {
  readonly states: readonly LoadedState[];
  readonly fingerprint: Fingerprint;
  /** The run's own workflow comes first. */
  readonly parts: readonly WorkflowPart[];
}

/** Gives states and files full names. Too many names go to `findings`; then the workflow stays without imports. */
export function composeWorkflows(root: ImportedWorkflow, findings: Finding[]): Composed {
  // The workflow's own names have no prefix.
  const scoped = scopesFrom(root, ({ imports }) => imports, MAX_WAYS + 1);
  if (scoped === null) {
    const problem = `there are more than ${MAX_WAYS} ways to the workflows that are used from here`;
    report({ source: root.read.top!, findings }, ['workflows'], problem);
  }
  const scopes = scoped ?? [{ scope: '', workflow: root, imports: new Map<string, string>() }];
  const seen = new Set<ImportedWorkflow>();
  const parts = scopes.map(({ scope, workflow, imports }): WorkflowPart => {
    const isAgain = seen.has(workflow);
    seen.add(workflow);
    const { states, ownEntry: entry, location: _, fingerprint: _fingerprint, ...own } = workflow.read;
    const names = states.map(({ definition }) => definition.name);
    return { ...own, scope, names, entry, imports, isAgain };
  });
  const inScope = <T>(each: (scope: string, workflow: ImportedWorkflow) => readonly T[]): T[] =>
    scopes.flatMap(({ scope, workflow }) => each(scope, workflow));
  return {
    parts,
    states: inScope((scope, { read }) => read.states.map((state) => named(state, scope))),
    fingerprint: fingerprintOfAll(
      scopes.map(({ scope, workflow }) => ({ scope, fingerprint: workflow.read.fingerprint })),
    ),
  };
}

function named(state: LoadedState, scope: string): LoadedState {
  if (scope === '') return state;
  return { ...state, definition: { ...state.definition, name: scope + state.definition.name } };
}
