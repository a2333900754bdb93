import { DEFAULT_AGENT_CLI } from '../../core/agent-clis.js';
import type { Platform } from '../../core/protocol/resolve.js';
import { scopeOf } from '../../core/scope/full-name.js';
import { type ResolveIn, resolverOf } from '../../core/scope/resolver.js';
import { edgesOfState, type StateEdges } from '../edges/edges.js';
import { type StateNames, stateNames } from '../edges/state-names.js';
import type { SharedText } from '../edges/state-texts.js';
import type { WorkflowReading } from '../open.js';
import type { Finding } from '../parts/findings.js';
import type { LoadedState, WorkflowPart } from '../parts/workflow.js';
import { type WrongName, wrongNamesOf } from './wrong-names.js';

/** A workflow as the rules see it: what its states declare, and where they may lead. */
export interface LintedWorkflow extends Pick<WorkflowReading, 'manifest' | 'entry' | 'complaints'> {
  /** Each state once, though its workflow may be used under several names. All names are full ones. */
  readonly states: readonly LoadedState[];
  readonly platform: Platform;
  /** The run starts at the workflow's own entry, and not at a state that the user has chosen. */
  readonly startsAtEntry: boolean;
  /** Files whose text is unknown. */
  readonly unreadable: ReadonlySet<string>;
  /** Names in states that mean nothing. */
  readonly wrongNames: readonly WrongName[];
  readonly edges: ReadonlyMap<string, StateEdges>;
  readonly byName: ReadonlyMap<string, LoadedState>;
  readonly partOf: (state: string) => WorkflowPart;
  /** The agent CLI of states of the same workflow that name none. */
  readonly agentOf: (state: string) => string;
  /** The names of states that could not be read as a whole. What they lack has been reported. */
  readonly broken: ReadonlySet<string>;
}

export function lintedWorkflow(
  reading: WorkflowReading,
  platform: Platform,
  agentCli: string | undefined,
): LintedWorkflow {
  const { states: all, manifest, entry, startsAtEntry, complaints, parts } = reading;
  const resolve = resolverOf(parts, platform);
  const inScope = new Map(parts.map((part) => [part.scope, namesAndTexts(part, parts, resolve)]));
  const again = new Set(parts.filter(({ isAgain }) => isAgain).map(({ scope }) => scope));
  const states = all.filter(({ definition }) => !again.has(scopeOf(definition.name)));
  const known = ({ definition }: LoadedState): NamesAndTexts => {
    // A colon in a graph's name, or in a refused name, marks no scope.
    return inScope.get(scopeOf(definition.name)) ?? inScope.get('')!;
  };
  const byScope = new Map(parts.map((part) => [part.scope, part]));
  const partOf = (state: string): WorkflowPart => byScope.get(scopeOf(state)) ?? parts[0]!;
  const errors = new Map<string, Finding[]>();
  for (const finding of reading.findings.filter(({ severity }) => severity === 'error'))
    (errors.get(finding.file) ?? errors.set(finding.file, []).get(finding.file)!).push(finding);
  const isBroken = (state: LoadedState): boolean =>
    errors.get(state.definition.file)?.some((error) => isAbout(error, state)) ?? false;
  const broken = new Set(all.filter(isBroken).map(({ definition }) => definition.name));
  const edges = new Map(
    all.map((state) => {
      const { name } = state.definition;
      const { names, texts } = known(state);
      return [name, edgesOfState(state, names, texts, broken.has(name), reading.graph?.error ?? null)];
    }),
  );
  const unreadable = reading.findings.filter(({ rule }) => rule === 'not-utf8').map(({ file }) => file);
  return {
    unreadable: new Set(unreadable),
    ...(complaints !== undefined && { complaints }),
    ...{ states, manifest, entry, platform, startsAtEntry, edges },
    wrongNames: states.flatMap((state) => wrongNamesOf(state, edges.get(state.definition.name)!)),
    byName: new Map(all.map((state) => [state.definition.name, state])),
    partOf,
    agentOf: (state) => agentCli ?? partOf(state).manifest.agent ?? manifest.agent ?? DEFAULT_AGENT_CLI,
    broken,
  };
}

/** Whether a finding in a state's file is about that state: a document holds several. */
function isAbout({ path = [] }: Finding, { options }: LoadedState): boolean {
  return (options?.prefix ?? []).every((key, index) => path[index] === key);
}

interface NamesAndTexts {
  readonly names: StateNames;
  /** The texts of files that are no states. */
  readonly texts: readonly SharedText[];
}

function namesAndTexts(
  part: WorkflowPart,
  parts: readonly WorkflowPart[],
  resolve: ResolveIn,
): NamesAndTexts {
  const imported = [...part.imports].flatMap(([name, scope]) => {
    const names = parts.find((other) => other.scope === scope)?.names ?? [];
    return [`${name}:`, ...names.map((state) => `${name}:${state}`)];
  });
  return {
    names: stateNames([...part.names, ...imported], (target) => resolve(target, part.scope)),
    texts: part.shared.map(({ name, file, bytes }) => ({
      name,
      file,
      text: new TextDecoder().decode(bytes),
    })),
  };
}
