import type { GraphState } from '../../core/graph/graph.js';
import {
  type MapPlace,
  type MapState,
  type PlaceKind,
  stateKey,
  stateName,
} from '../../core/map/workflow-map.js';
import { ownNameOf, SEPARATOR, scopeOf } from '../../core/scope/full-name.js';
import type { LoadedState, StateDefinition } from '../parts/workflow.js';

/**
 * A state as a place of the map.
 * @param groups ids of a state graph's groups
 */
export function statePlace(state: LoadedState, groups: ReadonlySet<string>): MapPlace {
  const { definition } = state;
  const { name } = definition;
  const join = definition.kind === 'graph' ? undefined : definition.options.join;
  const within = definition.kind === 'graph' ? groupsOf(name, groups) : importsOf(name);
  const innermost = within.at(-1);
  const isInGroup = definition.kind === 'graph' && innermost !== undefined && name !== innermost;
  return {
    key: stateKey(name),
    kind: kindOf(definition),
    label:
      definition.kind !== 'graph'
        ? stateName(ownNameOf(name))
        : isInGroup
          ? name.slice(innermost.length + 1)
          : name,
    within,
    ...(join !== undefined && { join: join.of === 'all' ? 'all' : join.of === 1 ? 'any' : `${join.of}` }),
    state: stateOf(state),
  };
}

/** The workflows that a state is in: `review` and `review:lint` of `review:lint:A`. */
function importsOf(name: string): string[] {
  const names = scopeOf(name).split(SEPARATOR).slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join(SEPARATOR));
}

/** The groups that a state is in: `g` and `g.h` of `g.h.s`. A group's own state lies in it. */
function groupsOf(id: string, groups: ReadonlySet<string>): string[] {
  const parts = id.split('.');
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  return names.filter((name) => groups.has(name));
}

function kindOf(definition: StateDefinition): PlaceKind {
  if (definition.kind !== 'graph') return definition.kind;
  switch (definition.state.type) {
    case 'agent':
      return 'prompt';
    case 'script':
    case 'command':
      return 'script';
    case 'engine':
      return 'engine';
    default:
      return definition.state satisfies never;
  }
}

function stateOf({ definition, textLine }: LoadedState): MapState {
  const { name, file } = definition;
  switch (definition.kind) {
    case 'prompt':
      return {
        name,
        file,
        line: definition.bodyLine,
        text: definition.body,
        settings: settingsOf(definition.options),
      };
    case 'script':
      return { name, file, line: textLine, text: definition.text, settings: settingsOf(definition.options) };
    case 'graph': {
      const { text, settings } = ofGraph(definition.state);
      return { name, file, line: textLine, text, settings: [...settings, ...settingsOf(definition.options)] };
    }
    default:
      return definition satisfies never;
  }
}

function ofGraph(state: GraphState): Pick<MapState, 'text' | 'settings'> {
  switch (state.type) {
    case 'agent':
      return {
        text: state.prompt,
        settings: [
          ['agent', state.agent],
          ...(state.model === null ? [] : [['model', state.model] as const]),
        ],
      };
    case 'script':
      return { text: [state.script, ...state.args].join(' '), settings: [['script', state.script]] };
    case 'command':
      return {
        text: state.command,
        settings: state.directory === null ? [] : [['directory', state.directory]],
      };
    case 'engine':
      return {
        text: '',
        settings: state.success === null ? [] : [['success', String(state.success)]],
      };
    default:
      return state satisfies never;
  }
}

/** Each key with its value on one line, in YAML's flow style. */
function settingsOf(options: object): [string, string][] {
  return Object.entries(options).flatMap(([key, value]): [string, string][] => {
    if (value === undefined) return [];
    if (key === 'allowed_transitions' && Array.isArray(value))
      return value.map((entry) => [key, flow(entry)]);
    return [[key, flow(value)]];
  });
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, each]) => `${key}: ${flow(each)}`)
      .join(', ')} }`;
  return String(value);
}
