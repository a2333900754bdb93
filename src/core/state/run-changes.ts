import { recordsOf } from '../change.js';
import type { Agent, EndedWorker, Run } from '../run.js';
import { type Counts, newCounts } from './counts.js';
import type { StoredResult } from './text-ref.js';

// A line of the journal tells what is different from one run to the next (spec 3.2). The functions that change a run
// leave unchanged values as the very same objects, so differences are found by identity, and cost as much as has
// changed. They are found by comparing and not told by those functions: a new function cannot forget to tell them.

export interface RunChanges {
  /** Fields of the run, except for those below. */
  readonly set?: UnknownFields;
  readonly unset?: readonly string[];
  /** Tallies that have changed, by state. */
  readonly states?: Run['states'];
  /** Keyed by parent. */
  readonly fork_counters?: Readonly<Record<string, number>>;
  readonly results?: Readonly<Record<string, StoredResult>>;
  readonly workers?: Readonly<Record<string, EndedWorker>>;
  /** The ids of ended workers that a join has taken. */
  readonly joined?: readonly string[];
  /** For each agent, the visits that have changed: with thousands of states, they change one by one. */
  readonly visits?: Readonly<Record<string, Counts>>;
  /** How each agent's stack has changed. A call adds a frame and a result takes one; the rest below stays. */
  readonly stacks?: Readonly<Record<string, StackChange>>;
  /** The ids of agents that are not live any more. */
  readonly gone?: readonly string[];
  readonly changed?: readonly AgentChange[];
  /** These come after all others. */
  readonly added?: readonly Agent[];
}

export interface AgentChange {
  readonly id: string;
  readonly set?: UnknownFields;
  readonly unset?: readonly string[];
}

export interface StackChange {
  /** How many frames from the bottom stay. */
  readonly keep: number;
  /** Frames that come on top of those. */
  readonly add: Agent['stack'];
}

type UnknownFields = Readonly<Record<string, unknown>>;

const APART: ReadonlySet<string> = new Set(['agents', 'results', 'workers', 'fork_counters', 'states']);

/** What turns `before` into `after`; null when nothing can, because they are not of one run's life. */
export function changesOf(before: Run, after: Run): RunChanges | null {
  const [was, is] = [recordsOf(before), recordsOf(after)];
  const results = is.results.since(was.results);
  const workers = is.workers.since(was.workers);
  const counters = newEntries(before.fork_counters, after.fork_counters);
  const states = is.states.since(was.states);
  if (results.gone.length > 0 || counters === null || states === null) return null;
  return {
    ...changedFields(before, after, APART),
    ...(Object.keys(states).length > 0 && { states }),
    ...(Object.keys(counters).length > 0 && { fork_counters: counters }),
    ...(results.set.length > 0 && { results: Object.fromEntries(results.set) }),
    ...(workers.set.length > 0 && { workers: Object.fromEntries(workers.set) }),
    ...(workers.gone.length > 0 && { joined: workers.gone }),
    ...changedAgents(before.agents, after.agents),
  };
}

function changedFields(
  before: object,
  after: object,
  apart: ReadonlySet<string>,
): { set?: UnknownFields; unset?: readonly string[] } {
  const was = before as UnknownFields;
  const is = after as UnknownFields;
  const set: [string, unknown][] = [];
  for (const key of Object.keys(is))
    if (!apart.has(key) && is[key] !== was[key] && is[key] !== undefined) set.push([key, is[key]]);
  const unset = Object.keys(was).filter(
    (key) => !apart.has(key) && was[key] !== undefined && is[key] === undefined,
  );
  return { ...(set.length > 0 && { set: Object.fromEntries(set) }), ...(unset.length > 0 && { unset }) };
}

/** Null when an entry is gone, which never happens. */
function newEntries<T>(
  was: Readonly<Record<string, T>>,
  is: Readonly<Record<string, T>>,
): Record<string, T> | null {
  if (was === is) return {};
  const kept = Object.keys(was).every((id) => Object.hasOwn(is, id));
  const fresh = Object.entries(is).filter(([id, count]) => !Object.hasOwn(was, id) || was[id] !== count);
  return kept ? Object.fromEntries(fresh) : null;
}

const STACK: ReadonlySet<string> = new Set(['stack']);
/** Stacks and visits are compared entry by entry, unless entries are taken away. */
const STACK_AND_VISITS: ReadonlySet<string> = new Set(['stack', 'visits']);

/** Agents keep their order, and new ones come last, so that one walk along both lists finds all differences. */
function changedAgents(
  was: readonly Agent[],
  is: readonly Agent[],
): Pick<RunChanges, 'gone' | 'changed' | 'visits' | 'stacks' | 'added'> {
  if (was === is) return {};
  const gone: string[] = [];
  const changed: AgentChange[] = [];
  const visits: [string, Counts][] = [];
  const stacks: [string, StackChange][] = [];
  let at = 0;
  for (const agent of was) {
    const next = is[at];
    if (next === agent) at += 1;
    else if (next?.id === agent.id) {
      at += 1;
      const counted = agent.visits === next.visits ? null : newCounts(agent.visits, next.visits);
      if (counted !== null) visits.push([agent.id, counted]);
      if (agent.stack !== next.stack) stacks.push([agent.id, stackChange(agent.stack, next.stack)]);
      const fields = changedFields(agent, next, counted === null ? STACK : STACK_AND_VISITS);
      changed.push({ id: agent.id, ...fields });
    } else gone.push(agent.id);
  }
  const added = is.slice(at);
  return {
    ...(gone.length > 0 && { gone }),
    ...(changed.length > 0 && { changed }),
    ...(visits.length > 0 && { visits: Object.fromEntries(visits) }),
    ...(stacks.length > 0 && { stacks: Object.fromEntries(stacks) }),
    ...(added.length > 0 && { added }),
  };
}

function stackChange(was: Agent['stack'], is: Agent['stack']): StackChange {
  const first = is.findIndex((frame, index) => frame !== was[index]);
  const keep = first === -1 ? is.length : first;
  return { keep, add: is.slice(keep) };
}

const KEYS: ReadonlySet<string> = new Set(
  Object.keys({
    set: true,
    unset: true,
    states: true,
    fork_counters: true,
    results: true,
    workers: true,
    joined: true,
    gone: true,
    changed: true,
    visits: true,
    stacks: true,
    added: true,
  } satisfies Record<keyof RunChanges, true>),
);

/** What a state file holds, before its schema has looked at it. */
type StateFileFields = Readonly<Record<string, unknown>>;

/**
 * Applies journal lines to a snapshot, both as they were read. It only reports what cannot be applied; whether the
 * result is a run is for the schema to check.
 */
export class ChangedState {
  private fields: StateFileFields;
  private readonly states: Map<string, unknown>;
  private readonly counters: Map<string, unknown>;
  private readonly results: Map<string, unknown>;
  private readonly workers: Map<string, unknown>;
  private readonly agents: Map<string, StateFileFields>;

  constructor(snapshot: StateFileFields) {
    this.fields = snapshot;
    this.states = new Map(Object.entries(recordOf(snapshot.states)));
    this.counters = new Map(Object.entries(recordOf(snapshot.fork_counters)));
    this.results = new Map(Object.entries(recordOf(snapshot.results)));
    this.workers = new Map(Object.entries(recordOf(snapshot.workers)));
    const agents = listOf(snapshot.agents);
    this.agents = new Map(agents.map((agent) => [String(agent.id), agent]));
    if (this.agents.size < agents.length) throw new Error('agents: two have the same id');
  }

  /** @throws Error when a line cannot be applied */
  add(data: StateFileFields): void {
    const changes: { readonly [K in keyof RunChanges]: unknown } = data;
    const unknown = Object.keys(data).find((key) => !KEYS.has(key));
    if (unknown !== undefined) throw new Error(`this raymond does not know the key ${unknown}`);
    const kept = [...Object.keys(recordOf(changes.set)), ...namesOf(changes.unset)];
    const apart = kept.find((key) => APART.has(key));
    if (apart !== undefined) throw new Error(`${apart} cannot be set as a whole`);
    this.fields = changedBy(this.fields, changes.set, changes.unset);
    for (const [state, tally] of Object.entries(recordOf(changes.states))) this.states.set(state, tally);
    for (const [id, count] of Object.entries(recordOf(changes.fork_counters))) this.counters.set(id, count);
    for (const [id, result] of Object.entries(recordOf(changes.results))) this.results.set(id, result);
    for (const [id, worker] of Object.entries(recordOf(changes.workers))) this.workers.set(id, worker);
    for (const id of namesOf(changes.joined)) {
      if (!this.workers.delete(id)) throw new Error(`worker ${id} is not there`);
    }
    for (const id of namesOf(changes.gone)) {
      if (!this.agents.delete(id)) throw new Error(`agent ${id} is not there`);
    }
    for (const { id, set, unset } of listOf(changes.changed)) {
      this.agents.set(String(id), changedBy(this.agent(String(id)), set, unset));
    }
    for (const [id, counts] of Object.entries(recordOf(changes.visits))) {
      const agent = this.agent(id);
      this.agents.set(id, { ...agent, visits: { ...recordOf(agent.visits), ...recordOf(counts) } });
    }
    for (const [id, change] of Object.entries(recordOf(changes.stacks))) {
      const { keep, add } = recordOf(change);
      const agent = this.agent(id);
      const kept = itemsOf(agent.stack).slice(0, Number(keep));
      if (kept.length !== keep) throw new Error(`the stack of agent ${id} has fewer frames than are kept`);
      this.agents.set(id, { ...agent, stack: [...kept, ...itemsOf(add)] });
    }
    for (const agent of listOf(changes.added)) {
      if (this.agents.has(String(agent.id))) throw new Error(`agent ${String(agent.id)} is there already`);
      this.agents.set(String(agent.id), agent);
    }
  }

  private agent(id: string): StateFileFields {
    const agent = this.agents.get(id);
    if (agent === undefined) throw new Error(`agent ${id} is not there`);
    return agent;
  }

  get data(): StateFileFields {
    return {
      ...this.fields,
      states: Object.fromEntries(this.states),
      fork_counters: Object.fromEntries(this.counters),
      results: Object.fromEntries(this.results),
      workers: Object.fromEntries(this.workers),
      agents: [...this.agents.values()],
    };
  }
}

/** Spreading makes own fields of all names, even of `__proto__`. */
function changedBy(fields: StateFileFields, set: unknown, unset: unknown): StateFileFields {
  const next: Record<string, unknown> = { ...fields, ...recordOf(set) };
  for (const key of namesOf(unset)) delete next[key];
  return next;
}

function recordOf(value: unknown): StateFileFields {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no object');
  return value as StateFileFields;
}

function listOf(value: unknown): readonly StateFileFields[] {
  return itemsOf(value).map(recordOf);
}

function namesOf(value: unknown): readonly string[] {
  return itemsOf(value).map(String);
}

function itemsOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error('no list');
  return value;
}
