import { recordsOf, sealAgent } from './change.js';
import { RaymondError } from './errors.js';
import { ownValue } from './own-value.js';
import type { Agent, AgentFields, Run } from './run.js';
import { ownNameOf } from './scope/full-name.js';
import { positionOf } from './state/agent-positions.js';

/** The agent with this id. An unknown id throws: it is a bug of ours. */
export function agentOf(run: Run, id: string): Agent {
  const agent = run.agents[positionOf(run.agents, id)];
  if (!agent) throw new RaymondError('INTERNAL', `No live agent "${id}" in run ${run.workflow_id}.`);
  return agent;
}

/** An agent that is about to enter its first state. */
export function newAgent(id: string, state: string, cwd: string, change: Partial<AgentFields> = {}): Agent {
  return sealAgent({
    id,
    current_state: state,
    session_id: null,
    branch_from: null,
    stack: [],
    cwd,
    variables: {},
    pending_result: null,
    model_override: null,
    visits: {},
    status: 'active',
    retry_count: 0,
    error: null,
    turn: null,
    ask: null,
    answered_ask: null,
    cost_usd: 0,
    ...change,
  });
}

export function shortStateName(state: string): string {
  return state.replace(/\.(md|sh|ps1|bat)$/, '');
}

/**
 * The ids of new workers, and the parent's fork counter after them: `{parent}_{six letters of the state's own
 * name}{n}`, where n is that counter (spec 1.3). Where the letters end in digits, two counters could spell one id
 * (`a1`+`1`, `a`+`11`), so an id that is taken is passed over.
 */
export function workerIds(
  run: Run,
  parent: string,
  states: readonly string[],
): { readonly workers: readonly NewWorker[]; readonly counter: number } {
  const ended = recordsOf(run).results;
  const taken = new Set<string>();
  let counter = ownValue(run.fork_counters, parent) ?? 0;
  const workers = states.map((state) => {
    let id: string;
    do {
      counter += 1;
      id = `${parent}_${lettersOf(state)}${counter}`;
    } while (taken.has(id) || ended.has(id) || positionOf(run.agents, id) !== -1);
    taken.add(id);
    return { id, order: counter };
  });
  return { workers, counter };
}

interface NewWorker {
  readonly id: string;
  /** The parent's fork counter when it was forked, by which workers are ordered. */
  readonly order: number;
}

function lettersOf(state: string): string {
  return ownNameOf(shortStateName(state))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 6);
}
