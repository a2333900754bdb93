import type { Agent, AgentFields, EndedWorker, Run, RunFields } from './run.js';
import { positionOf, withAgent, withoutAgent } from './state/agent-positions.js';
import { Growing } from './state/growing.js';
import type { StoredResult } from './state/text-ref.js';

// Core's own tools for the functions that change a run. Nothing outside core imports them: what can happen to
// a run is the list of those functions (docs/architecture.md), and a test keeps it.

export function sealRun(fields: RunFields): Run {
  return fields as Run;
}

export function sealAgent(fields: AgentFields): Agent {
  return fields as Agent;
}

/** The records of a run that grow to thousands. */
interface Records {
  readonly results: Growing<StoredResult>;
  readonly workers: Growing<EndedWorker>;
}

/** Of runs in which agents have ended: the records are made for those who ask for them, not in every step. */
const grown = new WeakMap<object, Records>();
/** Of all others, by the record that they have. */
const read = new WeakMap<object, unknown>();

export function recordsOf(run: Run): Records {
  return grown.get(run) ?? { results: growing(run.results), workers: growing(run.workers) };
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
  const { results, workers, ...others } = change;
  return withRecords(run, others, {
    results: results === undefined ? records.results : growing(results),
    workers: workers === undefined ? records.workers : growing(workers),
  });
}

/**
 * An agent has ended.
 * @param result what it has delivered
 * @param worker as which a join may take it; null: none may
 */
export function endAgent(run: Run, id: string, result: StoredResult, worker: EndedWorker | null): Run {
  const agents = withoutAgent(run.agents, positionOf(run.agents, id));
  const { results, workers } = recordsOf(run);
  return withRecords(
    run,
    { agents },
    { results: results.with(id, result), workers: worker === null ? workers : workers.with(id, worker) },
  );
}

function withRecords(run: Run, change: Partial<RunFields>, records: Records): Run {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(run)) {
    if (key === 'results' || key === 'workers') Object.defineProperty(fields, key, MADE[key]);
    else fields[key] = run[key as keyof Run];
  }
  const next = sealRun(Object.assign(fields, change) as unknown as RunFields);
  grown.set(next, records);
  return next;
}

const MADE = { results: madeOf('results'), workers: madeOf('workers') };

function madeOf(key: keyof Records): PropertyDescriptor & ThisType<object> {
  return {
    enumerable: true,
    configurable: true,
    get() {
      return grown.get(this)?.[key].record;
    },
  };
}

/** Every other agent stays the very object that it was: the state file's writer knows by that what is new. */
export function updateAgent(run: Run, id: string, change: Partial<AgentFields>): Run {
  const at = positionOf(run.agents, id);
  const agent = run.agents[at];
  if (agent === undefined) return run;
  return updateRun(run, { agents: withAgent(run.agents, at, sealAgent({ ...agent, ...change })) });
}
