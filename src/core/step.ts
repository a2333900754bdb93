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
  /** The turn that has led to the transition. */
  readonly turn: string;
  /** The policy of the state implies the transition, and the agent did not write it. */
  readonly implicit: boolean;
  /** The exit code of a graph's script or command, unless it is 0. */
  readonly exitCode?: number | undefined;
  /** The route that a graph took. */
  readonly outcome?: string | undefined;
  /** Why a graph went to its error state. */
  readonly error?: ReasonCode | undefined;
}

/** What a step needs of the world, as arguments: the time, and ids that nobody else has. */
export interface StepInputs extends Routed {
  /** ISO 8601. */
  readonly now: string;
  readonly newId: () => string;
  /** Where the payload that the agent ends with lies, if it is too long for the state file. */
  readonly kept?: TextRef | undefined;
  /** The work tree for the n-th worker of a fork (spec 7.3). Absent where workers have none of their own. */
  readonly worktreeOf?: ((index: number, workerId: string) => Worktree | undefined) | undefined;
}

/**
 * Follows a transition (spec 1.3). It is pure: no clock, no random, no file, no process. The transition's targets are
 * state names already, and its `cd` is an absolute directory that exists.
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

/** The state that comes next. Null where the agent has ended, or where a question decides later. */
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

/** Notes the folders that agents go into: their files have to come along to another machine (spec 4.3). */
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
    // A caller without a session, after scripts alone, has nothing to branch off, so the state starts afresh.
    branch_from: transition.tag === 'call' ? (agent.session_id ?? agent.branch_from) : null,
  };
}

/** Takes time in proportion to the workers and the live agents. */
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

/** A result is known to be JSON as long as somebody may ask. */
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
  // Workers that the call has forked and not joined are the caller's from here on.
  return moved(updateRun(run, withHandedUp(run, agent)), agent, {
    ...enter(frame.state, transition.payload),
    stack: agent.stack.slice(0, -1),
    session_id: frame.session,
    branch_from: frame.branch_from ?? null,
    session_cli: frame.session_cli,
    cwd: frame.cwd,
  });
}
