import { newAgent } from './agents.js';
import { sealRun } from './change.js';
import type { Counters } from './graph/record.js';
import { type Launch, NO_USAGE, type Run, STATE_VERSION, type WorkflowRef } from './run.js';

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
