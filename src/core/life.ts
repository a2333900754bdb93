import { isAbsolute, join, relative } from 'node:path';
import { newAgent } from './agents.js';
import { addUsd } from './budget.js';
import { sealAgent, sealRun, updateRun } from './change.js';
import type { Counters } from './graph/record.js';
import { failedAt, settledFailures } from './join/failures.js';
import { ownValue } from './own-value.js';
import {
  type Agent,
  type AgentError,
  type Launch,
  NO_USAGE,
  type Run,
  type RunStatus,
  STATE_VERSION,
  type WorkflowRef,
} from './run.js';

export interface NewRun {
  readonly id: string;
  readonly workflow: WorkflowRef;
  readonly entry: string;
  readonly input: string | null;
  /** Of what it is started with, so that the same can be known again. */
  readonly inputSha256?: string;
  readonly budgetUsd: number;
  readonly launch: Launch;
  readonly metadata: Readonly<Record<string, string>>;
  /** What a state graph starts with. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Of a graph that goes back in an earlier run: how often each state had been entered there. */
  readonly counters?: Counters;
  /** ISO 8601. */
  readonly now: string;
}

/** A run that has not taken a step yet: one agent, `main`, before the entry state. */
export function newRun(request: NewRun): Run {
  return sealRun({
    version: STATE_VERSION,
    workflow_id: request.id,
    workflow: request.workflow,
    status: 'running',
    reason: null,
    message: null,
    resume_at: null,
    started_at: request.now,
    updated_at: request.now,
    budget_usd: request.budgetUsd,
    total_cost_usd: 0,
    usage: NO_USAGE,
    steps: 0,
    turns: 0,
    states: {},
    fork_counters: {},
    results: {},
    workers: {},
    worktrees: {},
    metadata: request.metadata,
    ...(request.inputSha256 !== undefined && { input_sha256: request.inputSha256 }),
    launch: request.launch,
    agents: [
      newAgent('main', request.entry, request.launch.cwd, {
        pending_result: request.input,
        variables: request.variables ?? {},
        ...(request.counters && {
          visits: request.counters.visits,
          visits_before: request.counters.visitsBefore,
        }),
      }),
    ],
  });
}

/** Where folders of a run lie now: of a path the first one counts that it is in. */
export type MovedFolders = readonly (readonly [from: string, to: string])[];

/**
 * Moves a run's paths from its old project folder to a new one, for a run that is resumed in another copy
 * of the folder. Paths outside the old folder are left alone.
 * @param moved where it is not the project folder as a whole that lies elsewhere
 */
export function relocate(run: Run, root: string, moved: MovedFolders = [[run.launch.root, root]]): Run {
  if (moved.every(([from, to]) => from === to)) return run;
  const move = (path: string): string => {
    for (const [from, to] of moved) {
      const inside = relative(from, path);
      if (!/^\.\.(?:[/\\]|$)/.test(inside) && !isAbsolute(inside)) return join(to, inside);
    }
    return path;
  };
  return updateRun(run, {
    workflow: { ...run.workflow, path: move(run.workflow.path) },
    launch: {
      ...run.launch,
      root,
      cwd: move(run.launch.cwd),
      recording: run.launch.recording === null ? null : move(run.launch.recording),
    },
    ...(run.directories && { directories: run.directories.map(move) }),
    worktrees: Object.fromEntries(
      Object.entries(run.worktrees).map(([id, worktree]) => [
        id,
        { ...worktree, path: move(worktree.path), repository: move(worktree.repository) },
      ]),
    ),
    agents: run.agents.map((agent) =>
      sealAgent({
        ...agent,
        cwd: move(agent.cwd),
        stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
      }),
    ),
  });
}

/** What a resume goes on with in place of what the run was started with. */
export interface TakenUp {
  readonly workflow: WorkflowRef;
  readonly launch: Launch;
  /** USD; undefined: the budget stays. */
  readonly budgetUsd: number | undefined;
  /** Agents that are left as they are, as they are run elsewhere (spec 4.10). */
  readonly isElsewhere?: (agentId: string) => boolean;
}

/** A resume takes the run up, with options of its own; failed agents get another try, but for what a join accepts. */
export function takeUp(run: Run, { workflow, launch, budgetUsd, isElsewhere }: TakenUp): Run {
  const settled = settledFailures(run);
  const isLeft = (agentId: string): boolean => settled.has(agentId) || isElsewhere?.(agentId) === true;
  return updateRun(run, {
    workflow,
    launch,
    budget_usd: budgetUsd ?? run.budget_usd,
    agents: run.agents.map((agent) => (isLeft(agent.id) ? agent : retriedAgent(agent))),
    status: 'running',
    reason: null,
    message: null,
    resume_at: null,
  });
}

/** Another try for a failed agent. A loop limit that stopped it is cleared (spec 5.5). */
function retriedAgent(agent: Agent): Agent {
  if (agent.status !== 'failed') return agent;
  const { raised, ...back } = agent;
  const state = raised?.state ?? agent.current_state;
  const visits = { ...agent.visits };
  const visitsBefore = { ...agent.visits_before };
  if (agent.error?.code === 'MAX_VISITS') {
    delete visits[state];
    delete visitsBefore[state];
  } else if (raised?.counted === true) {
    // The same visit goes on, which a limit has counted already.
    visits[state] = Math.max(0, (ownValue(visits, state) ?? 0) - 1);
  }
  return sealAgent({
    ...back,
    // A graph that went to its error state goes back to where it failed.
    ...(raised !== undefined && { current_state: state, turn: null }),
    // One that failed at the door of a join is there again.
    status: agent.door === undefined ? 'active' : 'waiting',
    visits,
    ...(agent.visits_before !== undefined && { visits_before: visitsBefore }),
    retry_count: 0,
  });
}

/** The log knows of turns that the state has forgotten, and that were paid (spec 3.3): their money counts, once. */
export function countForgotten(run: Run, usd: number): Run {
  if (usd === 0) return run;
  return updateRun(run, {
    total_cost_usd: addUsd(run.total_cost_usd, usd),
    forgotten_usd: addUsd(run.forgotten_usd ?? 0, usd),
  });
}

/** When the run was last changed, ISO 8601; never before the last time: a clock that jumps back must not reorder it. */
export function stampRun(run: Run, now: string): Run {
  return updateRun(run, { updated_at: now > run.updated_at ? now : run.updated_at });
}

/**
 * What a run has come to when nothing is in flight and nothing stopped it from outside (spec 3.4).
 * @param agents those that count
 */
export function conclusion(
  run: Run,
  agents: readonly Agent[] = run.agents,
): { status: RunStatus; error: AgentError | null } {
  const settled = settledFailures(run);
  const failed = firstFailure(agents.filter(({ id }) => !settled.has(id)));
  if (failed) return { status: 'failed', error: failed.error };
  if (agents.some((agent) => agent.status === 'asking')) return { status: 'asking', error: null };
  if (agents.length === 0) return { status: 'completed', error: null };
  // Agents that are active although nothing is in flight: a bug, and nothing may be green by mistake.
  const message = `Agents were left without a next step: ${agents.map(({ id }) => id).join(', ')}. Please report it.`;
  return { status: 'failed', error: { code: 'INTERNAL', message } };
}

/** Whose failure a run's is: the first of a cause of its own, not of one that waited for others (spec 3.4). */
function firstFailure(agents: readonly Agent[]): Agent | undefined {
  const failed = agents.filter((agent) => agent.status === 'failed');
  const first = (agents: readonly Agent[]): Agent | undefined =>
    agents.reduce<Agent | undefined>(
      (before, agent) => (before === undefined || failedAt(agent) < failedAt(before) ? agent : before),
      undefined,
    );
  return first(failed.filter(({ door }) => door === undefined)) ?? first(failed);
}

/** How one orchestrator's life of a run ended. */
export type RunEnding = Pick<Run, 'status' | 'reason' | 'message' | 'resume_at'>;

/** The run has ended, or stops until a resume (spec 3.4). */
export function endRun(run: Run, { status, reason, message, resume_at }: RunEnding): Run {
  return updateRun(run, { status, reason, message, resume_at });
}

/** A state file that says `running` without an orchestrator is what a crash leaves. */
export function statusNow({ status }: Pick<Run, 'status'>, isHeld: boolean): RunStatus | 'interrupted' {
  return status === 'running' && !isHeld ? 'interrupted' : status;
}
