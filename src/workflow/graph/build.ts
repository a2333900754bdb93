import {
  type ApprovalRouting,
  DEFAULT_PROMPT,
  type Feedback,
  type GraphRouting,
  type GraphState,
  type OutputOptions,
  type TeachSource,
} from '../../core/graph/graph.js';
import { renameReferences } from '../../core/graph/variables.js';
import { endingsOf, type Flattened, type PlacedState, pathOf } from './groups.js';
import { approvalNames, type GraphNames, statesOf } from './names.js';
import type { StateData } from './schema.js';
import type { GraphSchemas } from './schemas.js';

/** What the names and texts of one file become. */
interface FileRenames {
  readonly target: (name: string) => string;
  readonly text: (text: string) => string;
  readonly name: (name: string) => string;
}

/** A graph without problems, before it takes its final form. */
interface Building {
  readonly flattened: Flattened;
  readonly checked: ReadonlyMap<PlacedState, StateData>;
  readonly schemas: GraphSchemas;
  readonly scopeOf: (state: PlacedState) => FileRenames;
  /** The states of a group's id, where outputs are meant. */
  readonly outputsOf: (id: string) => readonly string[];
}

/**
 * The states of a graph without problems (spec 5.8): groups' states under their full ids, with full targets; each group
 * itself as an engine state that goes on to its first state.
 */
export function buildStates(
  flattened: Flattened,
  checked: ReadonlyMap<PlacedState, StateData>,
  schemas: GraphSchemas,
  namesOf: (state: PlacedState) => GraphNames,
): Record<string, GraphState> {
  const groups = new Map(flattened.groups.map((group) => [group.id, group]));
  const outputsOf = (id: string): readonly string[] => {
    const group = groups.get(id);
    // A group has no output of its own: its states' outputs are meant.
    return group === undefined ? [id] : statesOf(flattened, group).map((state) => state.id);
  };
  const scopeOf = (state: PlacedState): FileRenames => {
    const { resolve, variable } = namesOf(state);
    return {
      target: (target) => resolve(target) ?? target,
      text: (text) => renameReferences(text, variable),
      name: variable,
    };
  };
  const building = { flattened, checked, schemas, scopeOf, outputsOf };
  return Object.fromEntries(flattened.states.map((state) => [state.id, buildState(building, state)]));
}

function buildState(building: Building, state: PlacedState): GraphState {
  const { checked, schemas } = building;
  const data = checked.get(state)!;
  const scope = building.scopeOf(state);
  const common = commonOf(building, state, data, scope);
  switch (data.type) {
    case 'agent': {
      const resultSchema = schemas.states.get(state);
      return {
        ...common,
        type: 'agent',
        agent: data.agent,
        model: data.model ?? null,
        prompt: scope.text(data.prompt ?? DEFAULT_PROMPT),
        output: outputOf(data.output),
        ...(resultSchema !== undefined && { resultSchema }),
      };
    }
    case 'script':
      return {
        ...common,
        type: 'script',
        script: data.script,
        args: (data.args ?? []).map(scope.text),
        expose: exposeOf(data.expose),
        output: outputOf(data.output),
      };
    case 'command':
      return {
        ...common,
        type: 'command',
        command: data.command,
        directory: data.directory === undefined ? null : scope.text(data.directory),
        expose: exposeOf(data.expose),
        output: outputOf(data.output),
      };
    case 'engine':
      return { ...common, type: 'engine', success: data.success ?? null, isProxy: false };
    case 'group': {
      const first = firstOf(building.flattened, state);
      // The group's `out` states decide how it ends.
      const entry = { routing: { kind: 'continue', to: first.id }, teach: [], feedback: null } as const;
      return { ...common, ...entry, type: 'engine', success: null, isProxy: true };
    }
    default:
      return data satisfies never;
  }
}

/** The first state of a group. It follows the state that stands for the group. */
function firstOf({ states }: Flattened, group: PlacedState): PlacedState {
  return states[states.indexOf(group) + 1]!;
}

function commonOf(
  { checked, scopeOf, outputsOf }: Building,
  state: PlacedState,
  data: StateData,
  scope: FileRenames,
) {
  const { source } = state.document.problems;
  // Where a state ends its group, the group says how it goes on.
  const endings = endingsOf(state).map((ending) => ({ data: checked.get(ending)!, scope: scopeOf(ending) }));
  const last = endings.at(-1)!;
  const feedback = endings.map((ending) => feedbackOf(ending.data, ending.scope));
  return {
    id: state.id,
    file: source.file,
    line: source.lineOf(pathOf(state)),
    group: state.group?.id ?? (data.type === 'group' ? state.id : null),
    routing: routingOf(last.data, last.scope, approvalNames(state)),
    notify: data.notify === undefined ? null : scope.text(data.notify),
    resetOutputs: (data.reset_outputs ?? []).flatMap((name) => outputsOf(scope.target(name))),
    maxVisits: limitOf(data.max_visits, scope),
    resetMaxVisits: (data.reset_max_visits ?? []).map(scope.target),
    skip: data.skip === undefined ? null : scope.target(data.skip),
    teach: endings.flatMap((ending) => teachOf(ending.data, ending.scope)),
    feedback: feedback.find((each) => each !== null) ?? null,
  };
}

function routingOf(
  data: StateData,
  { target, text }: FileRenames,
  variables: readonly string[],
): GraphRouting {
  if (data.on !== undefined) {
    const { PASSED, FAILED } = data.on;
    return { kind: 'on', PASSED: target(PASSED), FAILED: FAILED === undefined ? null : target(FAILED) };
  }
  if (data.transitions !== undefined) {
    const { default: fallback, ...keys } = data.transitions;
    const targets = Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, target(name)]));
    return { kind: 'transitions', targets, fallback: fallback === undefined ? null : target(fallback) };
  }
  if (data.continue !== undefined) return { kind: 'continue', to: target(data.continue) };
  if (data.approval === undefined) return { kind: 'terminal' };
  const { question, PASSED, FAILED, notify, multiline } = data.approval;
  return {
    kind: 'approval',
    question: text(question),
    PASSED: target(PASSED),
    FAILED: target(FAILED),
    notify: notify === undefined ? null : text(notify),
    multiline: multiline ?? false,
    variables,
  } satisfies ApprovalRouting;
}

function limitOf(limit: StateData['max_visits'], { target }: FileRenames) {
  if (limit === undefined) return null;
  if (typeof limit === 'number') return { count: limit, continue: null };
  return { count: limit.count, continue: limit.continue === undefined ? null : target(limit.continue) };
}

function teachOf({ teach }: StateData, { target, name }: FileRenames): TeachSource[] {
  return Object.entries(teach ?? {}).flatMap(([agent, sources]) =>
    sources.map(({ output, var: variable, scope }) => ({
      agent,
      from: output === undefined ? { variable: name(variable!.slice(2, -1)) } : { output: target(output) },
      scope: scope ?? 'global',
    })),
  );
}

function feedbackOf({ feedback }: StateData, { text }: FileRenames): Feedback | null {
  if (feedback === undefined) return null;
  const { expose_var: variable, question = `Your feedback (${variable}):`, required, multiline } = feedback;
  return {
    variable,
    question: text(question),
    required: required ?? false,
    multiline: multiline ?? false,
  };
}

function outputOf(output: Extract<StateData, { type: 'agent' }>['output']): OutputOptions | null {
  if (output === undefined) return null;
  return {
    store: output.store ?? false,
    tail: output.tail ?? null,
    marker: output.marker ?? null,
    markerEnd: output.marker_end ?? null,
    useLatest: output.use_latest ?? null,
  };
}

function exposeOf(names: readonly string[] = []) {
  return names.map((name) => ({ name: name.replace(/\?$/, ''), optional: name.endsWith('?') }));
}
