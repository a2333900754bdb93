import { agentOf, newAgent, workerIds } from './agents.js';
import { asking, changed, endAgent, enter, moved, updateRun } from './change.js';
import type { ReasonCode } from './errors.js';
import type { Change, RunEvent } from './events.js';
import { asEnded, withHandedUp } from './join/workers.js';
import type { AskTransition, Call, Fork, FunctionCall, Result, Transition } from './protocol/transition.js';
import type { Agent, AgentFields, OpenAsk, Run, Worktree } from './run.js';
import { positionOf } from './state/agent-positions.js';
import type { StoredResult, TextRef } from './state/text-ref.js';
import { parseDuration } from './text/duration.js';
import { withEndedWorktree } from './worktree/changes.js';

/** How an agent has come to a transition. */
export interface Routed {
  /** The turn that has led to it. */
  readonly turn: string;
  /** The policy of the state says it, and not what was written there. */
  readonly implicit: boolean;
  /** Of a graph's script or command, unless it is 0. */
  readonly exitCode?: number | undefined;
  /** Of a graph: which route it was. */
  readonly outcome?: string | undefined;
  /** Of a graph: why it went to the error state. */
  readonly error?: ReasonCode | undefined;
}

/** The world's share in a step, as arguments: the time, and ids that nobody else has. */
export interface StepInputs extends Routed {
  /** ISO 8601. */
  readonly now: string;
  readonly newId: () => string;
  /** Where the payload that the agent ends with lies, if it is too long for the state file. */
  readonly kept?: TextRef | undefined;
  /** The work tree of its own that the n-th worker of a fork gets (spec 7.3); absent where none gets one. */
  readonly worktreeOf?: ((index: number, workerId: string) => Worktree | undefined) | undefined;
}

/**
 * Follows a transition (spec 1.3). Pure: no clock, no random, no file, no process. The transition's
 * targets are state names already, its `cd` an absolute directory that exists.
 */
export function step(run: Run, agentId: string, transition: Transition, inputs: StepInputs): Change {
  const agent = agentOf(run, agentId);
  const change = followed(run, agent, transition, inputs);
  const to = whereTo(change.run.agents[positionOf(change.run.agents, agentId)]);
  const { turn, implicit, exitCode, outcome, error } = inputs;
  const told: RunEvent = {
    ...{ type: 'transition', agent: agentId, state: agent.current_state, turn, transition, implicit, to },
    ...(exitCode !== undefined && { exit_code: exitCode }),
    ...(outcome !== undefined && { outcome }),
    ...(error !== undefined && { error }),
  };
  return { ...change, events: [told, ...change.events] };
}

/** Null where it leads to no state: the agent has ended, or a question says later where it goes on. */
function whereTo(agent: Agent | undefined): string | null {
  if (agent === undefined) return null;
  return agent.status === 'asking' ? (agent.ask?.next ?? null) : agent.current_state;
}

function followed(run: Run, agent: Agent, transition: Transition, inputs: StepInputs): Change {
  switch (transition.tag) {
    case 'goto':
      return moved(run, agent, enter(transition.target, transition.input));
    case 'reset':
      return moved(gone(run, [transition.cd]), agent, {
        ...enter(transition.target, transition.input),
        session_id: null,
        branch_from: null,
        cwd: transition.cd ?? agent.cwd,
      });
    case 'call':
    case 'function':
      return moved(run, agent, called(agent, transition));
    case 'fork':
      return forked(run, agent, transition, inputs);
    case 'ask':
      return asked(run, agent, transition, inputs);
    case 'result':
      return returned(run, agent, transition, inputs);
    default:
      return transition satisfies never;
  }
}

/** Where a run has gone is kept: its files have to come along to another machine (spec 4.3). */
function gone(run: Run, to: readonly (string | undefined)[]): Run {
  const known = run.directories ?? [];
  const places = new Set([run.launch.cwd, ...known]);
  const fresh = [...new Set(to)].filter((each) => each !== undefined && !places.has(each)) as string[];
  return fresh.length === 0 ? run : updateRun(run, { directories: [...known, ...fresh] });
}

function called(agent: Agent, transition: Call | FunctionCall): Partial<AgentFields> {
  const frame = {
    session: agent.session_id,
    state: transition.return,
    cwd: agent.cwd,
    ...(agent.branch_from !== null && { branch_from: agent.branch_from }),
    ...(agent.session_cli !== undefined && { session_cli: agent.session_cli }),
  };
  return {
    ...enter(transition.target, transition.input),
    model_override: transition.model ?? null,
    stack: [...agent.stack, frame],
    session_id: null,
    // A caller without a session of its own (scripts alone so far) has nothing to branch off: fresh.
    branch_from: transition.tag === 'call' ? (agent.session_id ?? agent.branch_from) : null,
  };
}

/** In time linear in the workers and the live agents. */
function forked(run: Run, agent: Agent, transition: Fork, { worktreeOf }: StepInputs): Change {
  const states = transition.workers.map(({ target }) => target);
  const { workers: made, counter } = workerIds(run, agent.id, states);
  const workers = transition.workers.map((worker, index) => {
    const { id, order } = made[index]!;
    return newAgent(id, worker.target, worker.cd ?? agent.cwd, {
      variables: worker.variables,
      pending_result: worker.input ?? null,
      model_override: worker.model ?? null,
      forked: { parent: agent.id, depth: agent.stack.length, order },
    });
  });
  const worktrees = workers.flatMap(({ id }, index): [string, Worktree][] => {
    const worktree = worktreeOf?.(index, id);
    return worktree === undefined ? [] : [[id, worktree]];
  });
  const directories = transition.workers.map(({ cd }) => cd);
  const next = updateRun(gone(run, directories), {
    agents: [...run.agents, ...workers],
    ...(worktrees.length > 0 && { worktrees: { ...run.worktrees, ...Object.fromEntries(worktrees) } }),
    fork_counters: { ...run.fork_counters, [agent.id]: counter },
  });
  const parent = moved(next, agent, enter(transition.next, transition.input));
  const { id: agentId, current_state: state } = agent;
  return {
    run: parent.run,
    events: workers.map(({ id, current_state: to, variables }) => ({
      ...{ type: 'forked', agent: agentId, state, worker: id, worker_state: to, variables },
    })),
    start: [agentId, ...workers.map(({ id }) => id)],
  };
}

function asked(run: Run, agent: Agent, transition: AskTransition, inputs: StepInputs): Change {
  const timeout = transition.timeout === undefined ? null : parseDuration(transition.timeout);
  const ask: OpenAsk = {
    id: inputs.newId(),
    kind: 'question',
    question: transition.question.trim(),
    next: transition.next,
    asked_at: inputs.now,
    timeout_at: timeout === null ? null : new Date(Date.parse(inputs.now) + timeout).toISOString(),
    timeout_next: transition.timeout_next ?? null,
  };
  return asking(run, agent, ask, { turn: null, retry_count: 0, pending_result: null });
}

/** Its result is known for JSON as long as somebody may ask. */
function ended(run: Run, agent: Agent, result: StoredResult, typed: true | undefined): Run {
  const after = endAgent(run, agent.id, result, asEnded(agent, typed));
  return typed && agent.forked === undefined ? updateRun(after, { typed }) : after;
}

function returned(run: Run, agent: Agent, transition: Result, { kept }: StepInputs): Change {
  const frame = agent.stack.at(-1);
  if (!frame) {
    const { id, current_state: state } = agent;
    const { payload, typed } = transition;
    return changed(updateRun(ended(run, agent, kept ?? payload, typed), withEndedWorktree(run, id)), {
      type: 'agent_ended',
      agent: id,
      state,
      result: payload,
    });
  }
  // What the call has forked and not joined is its caller's from here on.
  return moved(updateRun(run, withHandedUp(run, agent)), agent, {
    ...enter(frame.state, transition.payload),
    stack: agent.stack.slice(0, -1),
    session_id: frame.session,
    branch_from: frame.branch_from ?? null,
    session_cli: frame.session_cli,
    cwd: frame.cwd,
  });
}
