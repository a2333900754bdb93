import { newAgent } from '../../src/core/agents.js';
import { updateAgent, updateRun } from '../../src/core/change.js';
import { newRun } from '../../src/core/life.js';
import type {
  Agent,
  AttemptTally,
  Door,
  EndedWorker,
  Launch,
  Leg,
  OpenAsk,
  OpenTurn,
  Run,
} from '../../src/core/run.js';
import { NO_USAGE } from '../../src/core/run.js';

export const NOW = '2026-11-21T10:00:00.000Z';

export const LAUNCH: Launch = {
  agent: 'claude',
  model: null,
  effort: null,
  recording: null,
  permission_mode: 'acceptEdits',
  dangerously_skip_permissions: false,
  tools: null,
  allow: null,
  deny: [],
  mcp: null,
  agent_args: null,
  timeout: 600,
  concurrency: 4,
  max_steps: 100,
  max_forks: 256,
  on_ask: 'pause',
  on_limit: 'auto',
  max_wait: 600,
  cwd: '/work',
  root: '/work',
  env_allow: [],
  keys: null,
  loop: null,
};

/** A run whose one agent, `main`, is about to enter START.md, with what a test changes of both. */
export function aRun(main: Partial<Agent> = {}, run: Partial<Run> = {}): Run {
  const begun = newRun({
    id: 'r',
    workflow: { path: '/wf', fingerprint: 'f', files: {} },
    entry: 'START.md',
    input: null,
    budgetUsd: 10,
    metadata: {},
    now: NOW,
    launch: LAUNCH,
  });
  return updateRun(updateAgent(begun, 'main', main), run);
}

/** A run with an agent by each of these names. */
export function runOf(agents: Readonly<Record<string, Partial<Agent>>>, run: Partial<Run> = {}): Run {
  const all = Object.entries(agents).map(([id, change]) => newAgent(id, 'START.md', '/work', change));
  return aRun({}, { agents: all, ...run });
}

export function aTurn(change: Partial<OpenTurn> = {}): OpenTurn {
  return {
    id: '1',
    state: 'START.md',
    kind: 'prompt',
    session_before: null,
    session: 'S',
    session_mark: 0,
    started_at: NOW,
    attempt: 1,
    turn_of_visit: 0,
    ...change,
  };
}

export function anAsk(change: Partial<OpenAsk> = {}): OpenAsk {
  return {
    id: 'ask1',
    kind: 'question',
    question: 'Ship it?',
    next: 'SHIP.md',
    asked_at: NOW,
    timeout_at: null,
    timeout_next: null,
    ...change,
  };
}

/** What makes an agent the nth worker of another. */
export function aWorker(parent: string, order: number, change: Partial<Agent> = {}): Partial<Agent> {
  return { forked: { parent, depth: 0, order }, ...change };
}

/** A worker that has completed. */
export function anEndedWorker(parent: string, order: number, change: Partial<EndedWorker> = {}): EndedWorker {
  return {
    ...{
      parent,
      depth: 0,
      order,
      status: 'completed',
      state: 'W.md',
      variables: {},
      cost_usd: 0,
      error: null,
    },
    ...change,
  };
}

/** A join of all that accepts failures, without a time-out. */
export function aDoor(change: Partial<Door> = {}): Door {
  return { of: 'all', failed: 'accept', arrived_at: NOW, timeout_at: null, timeout_goto: null, ...change };
}

/** A leg that nothing has come of. */
export function aLeg(name: string, workers: readonly string[], change: Partial<Leg> = {}): Leg {
  return { ...{ name, workers: [...workers], share_usd: null, attempts: [], taken: {} }, ...change };
}

/** An attempt of a leg as a run has entered it: nothing was begun in it, nor before it. */
export function anAttempt(
  attempt: number,
  change: Partial<Leg['attempts'][number]> = {},
): Leg['attempts'][number] {
  return { ...aTally(attempt), turns_at: 0, steps_at: 0, ...change };
}

/** What an attempt of a leg has come to: nothing. */
export function aTally(attempt: number, change: Partial<AttemptTally> = {}): AttemptTally {
  const none = { turns: 0, turns_before: 0, steps: 0, steps_before: 0, states: {} };
  return { ...{ attempt, cost_usd: 0, usage: NO_USAGE }, ...none, ...change };
}
