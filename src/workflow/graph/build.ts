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
import { type Flattened, isOut, type PlacedState, pathOf } from './groups.js';
import { approvalNames, renamerFor } from './references.js';
import type { StateData } from './schema.js';
import type { GraphSchemas } from './schemas.js';
import { type Resolve, resolverFor } from './targets.js';

/** What one file's names and texts become. */
interface Scope {
  readonly target: (name: string) => string;
  readonly text: (text: string) => string;
  readonly name: (name: string) => string;
}

type Checked = ReadonlyMap<PlacedState, StateData>;

/**
 * The states of a graph in which nothing is wrong (spec 5.8): groups' states under their full ids, with full
 * targets; each group itself as an engine state that goes on to its first one.
 */
export function buildStates(
  flattened: Flattened,
  checked: Checked,
  schemas: GraphSchemas,
): Record<string, GraphState> {
  return Object.fromEntries(
    flattened.states.map((state) => [state.id, buildState(flattened, checked, schemas, state)]),
  );
}

function buildState(
  flattened: Flattened,
  checked: Checked,
  schemas: GraphSchemas,
  state: PlacedState,
): GraphState {
  const data = checked.get(state)!;
  const scope = scopeOf(flattened, state);
  const common = commonOf(flattened, checked, state, data, scope);
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
      const first = flattened.states.find(({ group }) => group?.id === state.id)!;
      // How a group ends is its `out` states' business.
      const entry = { routing: { kind: 'continue', to: first.id }, teach: [], feedback: null } as const;
      return { ...common, ...entry, type: 'engine', success: null, isProxy: true };
    }
    default:
      return data satisfies never;
  }
}

function scopeOf(flattened: Flattened, state: PlacedState): Scope {
  const resolve: Resolve = resolverFor(flattened, state);
  const name = renamerFor(flattened, state);
  return {
    target: (target) => resolve(target) ?? target,
    text: (text) => renameReferences(text, name),
    name,
  };
}

function commonOf(flattened: Flattened, checked: Checked, state: PlacedState, data: StateData, scope: Scope) {
  const { source } = state.document.problems;
  const group = state.group && flattened.states.find(({ id }) => id === state.group?.id);
  const exit = isOut(state) && group ? { data: checked.get(group)!, scope: scopeOf(flattened, group) } : null;
  const ending = exit ?? { data, scope };
  return {
    id: state.id,
    file: source.file,
    line: source.lineOf(pathOf(state)),
    group: state.group?.id ?? (data.type === 'group' ? state.id : null),
    routing: routingOf(ending.data, ending.scope, approvalNames(state)),
    notify: data.notify === undefined ? null : scope.text(data.notify),
    resetOutputs: (data.reset_outputs ?? []).flatMap((name) => statesOf(flattened, scope.target(name))),
    maxVisits: limitOf(data.max_visits, scope),
    resetMaxVisits: (data.reset_max_visits ?? []).map(scope.target),
    skip: data.skip === undefined ? null : scope.target(data.skip),
    teach: [...teachOf(data, scope), ...(exit === null ? [] : teachOf(exit.data, exit.scope))],
    feedback: feedbackOf(data, scope) ?? (exit && feedbackOf(exit.data, exit.scope)),
  };
}

/** A group has no output of its own: its states are meant. */
function statesOf({ states }: Flattened, id: string): string[] {
  const inner = states.filter(({ group }) => group?.id === id);
  return inner.length === 0 ? [id] : inner.map((state) => state.id);
}

function routingOf(data: StateData, { target, text }: Scope, variables: readonly string[]): GraphRouting {
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

function limitOf(limit: StateData['max_visits'], { target }: Scope) {
  if (limit === undefined) return null;
  if (typeof limit === 'number') return { count: limit, continue: null };
  return { count: limit.count, continue: limit.continue === undefined ? null : target(limit.continue) };
}

function teachOf({ teach }: StateData, { target, name }: Scope): TeachSource[] {
  return Object.entries(teach ?? {}).flatMap(([agent, sources]) =>
    sources.map(({ output, var: variable, scope }) => ({
      agent,
      from: output === undefined ? { variable: name(variable!.slice(2, -1)) } : { output: target(output) },
      scope: scope ?? 'global',
    })),
  );
}

function feedbackOf({ feedback }: StateData, { text }: Scope): Feedback | null {
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
