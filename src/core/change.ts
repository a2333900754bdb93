import type { Change, RunEvent } from './events.js';
import type { Agent, AgentFields, EndedWorker, OpenAsk, Run, RunFields, StateTally } from './run.js';
import { positionOf, withAgent, withoutAgent } from './state/agent-positions.js';
import { Growing } from './state/growing.js';
import type { StoredResult } from './state/text-ref.js';
import { Versions } from './state/versions.js';

// These are core's own tools for the functions that change a run. Nothing outside core imports them: those functions
// are all that can happen to a run (docs/architecture.md), and a test compares the list.

export function sealRun(fields: RunFields): Run {
  return fields as Run;
}

export function sealAgent(fields: AgentFields): Agent {
  return fields as Agent;
}

/** The records of a run that grow to thousands. */
interface GrowingRecords {
  readonly results: Growing<StoredResult>;
  readonly workers: Growing<EndedWorker>;
  readonly states: Versions<StateTally>;
}

/** Keyed by runs in which turns have begun. The records are made for those who ask for them, not in every step. */
const grown = new WeakMap<object, GrowingRecords>();
/** Keyed, for all other runs, by the record that they have. */
const read = new WeakMap<object, unknown>();

export function recordsOf(run: Run): GrowingRecords {
  const { results, workers, states } = grown.get(run) ?? {};
  return {
    results: results ?? growing(run.results),
    workers: workers ?? growing(run.workers),
    states: states ?? versions(run.states),
  };
}

function versions<T>(record: Readonly<Record<string, T>>): Versions<T> {
  let known = read.get(record) as Versions<T> | undefined;
  if (known === undefined) {
    known = Versions.of(record);
    read.set(record, known);
  }
  return known;
}

function growing<T>(record: Readonly<Record<string, T>>): Growing<T> {
  let known = read.get(record) as Growing<T> | undefined;
  if (known === undefined) {
    known = Growing.of(record);
    read.set(record, known);
  }
  return known;
}

export function updateRun(run: Run, change: Partial<RunFields>): Run {
  const records = grown.get(run);
  if (records === undefined) return sealRun({ ...run, ...change });
  const { results, workers, states, ...others } = change;
  return withRecords(run, others, {
    results: results === undefined ? records.results : growing(results),
    workers: workers === undefined ? records.workers : growing(workers),
    states: states === undefined ? records.states : versions(states),
  });
}

/** Changes a state's tally, and whatever else of the run goes along with it. */
export function updateTally(
  run: Run,
  state: string,
  next: (before: StateTally | undefined) => StateTally,
  change: Partial<Omit<RunFields, keyof GrowingRecords>>,
): Run {
  const records = recordsOf(run);
  const states = records.states.with(state, next(records.states.get(state)));
  return withRecords(run, change, { ...records, states });
}

/**
 * Ends an agent.
 * @param result what it has delivered
 * @param worker how a join may take it; null when none may
 */
export function endAgent(run: Run, id: string, result: StoredResult, worker: EndedWorker | null): Run {
  const agents = withoutAgent(run.agents, positionOf(run.agents, id));
  const { results, workers, states } = recordsOf(run);
  return withRecords(
    run,
    { agents },
    {
      results: results.with(id, result),
      workers: worker === null ? workers : workers.with(id, worker),
      states,
    },
  );
}

function withRecords(run: Run, change: Partial<RunFields>, records: GrowingRecords): Run {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(run)) {
    if (key === 'results' || key === 'workers' || key === 'states')
      Object.defineProperty(fields, key, MADE[key]);
    else fields[key] = run[key as keyof Run];
  }
  const next = sealRun(Object.assign(fields, change) as unknown as RunFields);
  grown.set(next, records);
  return next;
}

const MADE = { results: madeOf('results'), workers: madeOf('workers'), states: madeOf('states') };

function madeOf(key: keyof GrowingRecords): PropertyDescriptor & ThisType<object> {
  return {
    enumerable: true,
    configurable: true,
    get() {
      return grown.get(this)?.[key].record;
    },
  };
}

/** Every other agent stays the very same object: by that the state file's writer knows which ones are new. */
export function updateAgent(run: Run, id: string, change: Partial<AgentFields>): Run {
  const at = positionOf(run.agents, id);
  const agent = run.agents[at];
  if (agent === undefined) return run;
  return updateRun(run, { agents: withAgent(run.agents, at, sealAgent({ ...agent, ...change })) });
}

/** A change that these events describe, and by which no agent enters a state. */
export function changed(run: Run, ...events: readonly RunEvent[]): Change {
  return { run, events, start: [] };
}

/** A change by which an agent enters a state. */
export function moved(
  run: Run,
  { id }: Agent,
  change: Partial<AgentFields>,
  ...events: readonly RunEvent[]
): Change {
  return { run: updateAgent(run, id, change), events, start: [id] };
}

/** A change by which an agent waits for a person. */
export function asking(
  run: Run,
  { id, current_state: state }: Agent,
  ask: OpenAsk,
  change: Partial<AgentFields> = {},
): Change {
  const next = updateAgent(run, id, { ...change, status: 'asking', ask });
  return changed(next, { type: 'asked', agent: id, state, ask_id: ask.id, question: ask.question });
}

/** What every entry into a state resets: of the visit before, only session, stack and cwd are left. */
export function enter(state: string, input: string | undefined): Partial<AgentFields> {
  return {
    current_state: state,
    pending_result: input ?? null,
    model_override: null,
    status: 'active',
    retry_count: 0,
    error: null,
    turn: null,
    ask: null,
    answered_ask: null,
    door: undefined,
    joined: undefined,
  };
}
