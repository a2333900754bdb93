import { stateName } from '../../../core/map/workflow-map.js';
import { formOf } from '../../../core/protocol/tag-form.js';
import type { FaultKind, FaultPlace } from '../../../core/testing/fault-report.js';
import type { ObservedVisit } from '../../../core/testing/observed.js';
import type { ResultSchema } from '../../../core/typed/result-schema.js';
import type { StateDefinition, Workflow } from '../../../workflow/parts/workflow.js';
import type { Rehearsed } from '../rehearse.js';

export interface PlannedFault {
  readonly kind: FaultKind;
  readonly place: FaultPlace;
  /** Rewrites the answer, for a fault in what an agent says. */
  readonly change?: (text: string) => string;
  /** They replace the case's own answers. */
  readonly answers?: readonly string[];
}

const TAG = /<\/?(?:goto|reset|call|function|fork|ask|result)\b(?:[^<>"]|"[^"]*")*>/g;
const CLOSING = /<\/(?:goto|reset|call|function|fork|ask|result)>/g;

/** Faults that any turn of an agent may meet, whatever it was to say. */
const OF_ANY_TURN = [
  ...(['limit-429', 'overloaded-529', 'agent-crash', 'refused', 'output-limit', 'budget-ends'] as const),
];

/**
 * Plans the faults of a case. Each state is struck for the first agent that was in it, `main` or a worker, in its last
 * visit, after which nobody mends what went wrong. The orchestrator is killed after each of that agent's visits.
 */
export function planFaults({ observed, workflow }: Pick<Rehearsed, 'observed' | 'workflow'>): PlannedFault[] {
  const planned: PlannedFault[] = [];
  const states = new Map(workflow.states.map((name) => [stateName(name), workflow.state(name)]));
  const seen = new Set<string>();
  const workers = new Set<string>();
  for (const [agent, visits] of observed.visits) {
    for (const state of new Set(visits.map((visit) => visit.state))) {
      const definition = states.get(state);
      // What one of many workers does in a state, the others do too.
      if (definition === undefined || seen.has(state)) continue;
      seen.add(state);
      const own = visits.filter((visit) => visit.state === state);
      planned.push(...faultsOf(agent, own.at(-1)!, definition));
      if (isWork(definition)) planned.push(...own.map(({ visit }) => fault('kill', { agent, state, visit })));
    }
    const [first] = visits;
    const entry = first && states.get(first.state);
    if (agent === 'main' || first === undefined || entry === undefined || workers.has(first.state)) continue;
    workers.add(first.state);
    if (isPrompt(entry))
      planned.push(fault('worker-fails', { agent, state: first.state, visit: first.visit }));
  }
  return planned;
}

function fault(kind: FaultKind, place: FaultPlace, change?: (text: string) => string): PlannedFault {
  const { agent, state, visit } = place;
  return { kind, place: { agent, state, visit }, ...(change !== undefined && { change }) };
}

function isPrompt(definition: StateDefinition): boolean {
  return definition.kind === 'prompt' || (definition.kind === 'graph' && definition.state.type === 'agent');
}

function isWork(definition: StateDefinition): boolean {
  return definition.kind !== 'graph' || definition.state.type !== 'engine';
}

function faultsOf(
  agent: string,
  { state, visit, transition }: ObservedVisit,
  definition: StateDefinition,
): PlannedFault[] {
  const place = { agent, state, visit };
  if (!isWork(definition)) return [];
  if (!isPrompt(definition)) {
    const printing = printsMatter(definition) ? [fault('script-prints-nothing', place)] : [];
    return [fault('script-exits-1', place), fault('script-hangs', place), ...printing];
  }
  return [
    ...(definition.kind === 'graph'
      ? keyFaults(definition, place)
      : tagFaults(definition, place, transition)),
    ...OF_ANY_TURN.map((kind) => fault(kind, place)),
    ...misfits(definition, place, transition),
  ];
}

/** In a graph the exit code says how a script went; what it prints matters only where it is exposed or routes. */
function printsMatter(definition: StateDefinition): boolean {
  if (definition.kind !== 'graph') return true;
  const { state } = definition;
  const exposes =
    (state.type === 'script' || state.type === 'command') && state.expose.some(({ optional }) => !optional);
  return exposes || state.routing.kind === 'transitions';
}

function tagFaults(
  definition: Extract<StateDefinition, { kind: 'prompt' | 'script' }>,
  place: FaultPlace,
  transition: string | null,
): PlannedFault[] {
  if (definition.kind !== 'prompt') return [];
  const other = otherTag(definition, transition);
  return [
    fault('tag-lost', place, (text) => text.replace(TAG, '')),
    fault('tag-malformed', place, (text) => text.replace(CLOSING, '')),
    ...(other === null ? [] : [fault('other-target', place, (text) => `${text.replace(TAG, '')}\n${other}`)]),
  ];
}

/** A tag for the first of the other states that the policy allows. */
function otherTag(
  { options }: Extract<StateDefinition, { kind: 'prompt' }>,
  transition: string | null,
): string | null {
  const entry = (options.allowed_transitions ?? []).find(
    ({ tag, target }) =>
      target !== undefined && !(transition ?? '').startsWith(`${tag} ${stateName(target)}`) && tag !== 'fork',
  );
  if (entry === undefined) return null;
  const { tag, match: _, input, ...fields } = entry;
  const given = input === 'required' || input === '=required' ? 'required' : input;
  return formOf(tag, { ...fields, ...(given !== undefined && { input: given }) });
}

function keyFaults(
  { state }: Extract<StateDefinition, { kind: 'graph' }>,
  place: FaultPlace,
): PlannedFault[] {
  if (state.routing.kind !== 'transitions') return [];
  const keys = Object.keys(state.routing.targets);
  return [
    fault('tag-lost', place, (text) => text.trimEnd().split('\n').slice(0, -1).join('\n')),
    fault('tag-malformed', place, (text) => `${text.trimEnd()}, perhaps`),
    ...(keys.length < 2
      ? []
      : [
          fault('other-target', place, (text) => {
            const last = text.trimEnd().split('\n').at(-1)!.trim().toLowerCase();
            return `${text.trimEnd()}\n${keys.find((key) => key.toLowerCase() !== last)}`;
          }),
        ]),
  ];
}

function misfits(definition: StateDefinition, place: FaultPlace, transition: string | null): PlannedFault[] {
  if (definition.kind === 'graph') {
    const schema = definition.state.type === 'agent' ? definition.state.resultSchema : undefined;
    const wrong = schema && misfitOf(schema);
    return wrong === undefined ? [] : [fault('result-misfit', place, () => wrong)];
  }
  const wrong = definition.resultSchema && misfitOf(definition.resultSchema);
  if (wrong === undefined || transition !== 'result') return [];
  return [fault('result-misfit', place, () => `<result>${wrong}</result>`)];
}

/** JSON that does not fit; undefined for a schema that takes everything. */
function misfitOf(schema: ResultSchema): string | undefined {
  return [null, 0, '', [], {}, true]
    .map((value) => [value, JSON.stringify(value)] as const)
    .find(([value]) => schema.mismatches(value).length > 0)?.[1];
}

export function stateNamed(workflow: Workflow, name: string): StateDefinition | undefined {
  const found = workflow.states.find((each) => stateName(each) === stateName(name));
  return found === undefined ? undefined : workflow.state(found);
}
