import type { ReasonCode } from './errors.js';

/** The state file's schema version. Another version is refused, never guessed at (spec 3.2). */
export const STATE_VERSION = 1;

export type RunStatus = 'running' | 'completed' | 'failed' | 'asking' | 'paused' | 'budget_exceeded';

/** One execution of a workflow, as the state file keeps it (spec 3.2). Times are ISO 8601, amounts USD. */
export interface Run {
  readonly version: typeof STATE_VERSION;
  /** The run's id. The name is the seeds'. */
  readonly workflow_id: string;
  readonly workflow: WorkflowRef;
  readonly status: RunStatus;
  readonly reason: ReasonCode | null;
  readonly message: string | null;
  readonly resume_at: string | null;
  readonly started_at: string;
  readonly updated_at: string;
  /** 0 means unlimited. */
  readonly budget_usd: number;
  readonly total_cost_usd: number;
  readonly usage: Usage;
  /** State visits begun, over all resumes. */
  readonly steps: number;
  /** Turns begun; numbers the transcripts and is never reused. */
  readonly turns: number;
  readonly fork_counters: Readonly<Record<string, number>>;
  /** Payload by agent id, for every agent that has ended. */
  readonly results: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
  readonly launch: Launch;
  /** Agents that have not ended: active, asking or failed. */
  readonly agents: readonly Agent[];
}

export interface WorkflowRef {
  readonly path: string;
  readonly fingerprint: string;
  /** SHA-256 of each file, so that a changed workflow can say which file changed (spec 2.3). */
  readonly files: Readonly<Record<string, string>>;
}

export interface Usage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_read_tokens: number;
  readonly cache_write_tokens: number;
}

export const NO_USAGE: Usage = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
};

/** The options that a resume takes over unless its own command line says otherwise. Times in seconds. */
export interface Launch {
  readonly agent: string;
  readonly model: string | null;
  readonly effort: string | null;
  readonly recording: string | null;
  readonly permission_mode: string;
  readonly dangerously_skip_permissions: boolean;
  readonly timeout: number;
  readonly concurrency: number;
  readonly max_steps: number;
  readonly on_ask: 'fail' | 'pause' | 'prompt';
  readonly on_limit: 'wait' | 'pause' | 'auto';
  readonly max_wait: number;
  readonly cwd: string;
  /** The project folder; when the whole of it is found elsewhere, the paths in it move along. */
  readonly root: string;
  readonly env_allow: readonly string[];
  /** The Ralph loop's largest number of iterations (0 = no limit); null for an ordinary workflow. */
  readonly loop: number | null;
}

export type AgentStatus = 'active' | 'asking' | 'failed';

/** A thread of execution inside a run. */
export interface Agent {
  readonly id: string;
  readonly current_state: string;
  /** The session that the next prompt state resumes; null: it starts a fresh one, or branches. */
  readonly session_id: string | null;
  /** Set after a `<call>`: the next prompt state branches off this session. */
  readonly branch_from: string | null;
  /** The agent CLI that `session_id` or `branch_from` belongs to; absent in state files of older versions. */
  readonly session_cli?: string | undefined;
  readonly stack: readonly Frame[];
  readonly cwd: string;
  /** Fork variables; the worker's for life. */
  readonly variables: Readonly<Record<string, string>>;
  /** `{{input}}` of the current state alone. */
  readonly pending_result: string | null;
  /** A tag's `model`, for the current visit alone. */
  readonly model_override: string | null;
  readonly visits: Readonly<Record<string, number>>;
  /** Of `visits`, how many a `max_visits` does not count any more: `reset_max_visits` (spec 5.5). */
  readonly visits_before?: Readonly<Record<string, number>>;
  readonly status: AgentStatus;
  /** Reminders given in the current visit. */
  readonly retry_count: number;
  readonly error: AgentError | null;
  /** Written before a turn starts and cleared when its transition is applied (spec 3.6). */
  readonly turn: OpenTurn | null;
  readonly ask: OpenAsk | null;
  /** The question whose answer is the current state's input. */
  readonly answered_ask: string | null;
  /** What has led a state graph into its error state, and where (spec 5.2). */
  readonly raised?: RaisedError;
}

export interface AgentError {
  readonly code: ReasonCode;
  readonly message: string;
}

export interface RaisedError extends AgentError {
  readonly state: string;
}

/** Where a `<result>` returns to. */
export interface Frame {
  readonly session: string | null;
  readonly state: string;
  readonly cwd: string;
  /** The caller itself was still to branch (a script called before any prompt ran). */
  readonly branch_from?: string;
  /** The agent CLI that the session belongs to. */
  readonly session_cli?: string | undefined;
}

/** `engine`: a state of a graph that does nothing (spec 5.3). */
export type TurnKind = 'prompt' | 'reminder' | 'script' | 'engine';

/** The write-ahead record of a turn. */
export interface OpenTurn {
  readonly id: string;
  readonly state: string;
  readonly kind: TurnKind;
  /** The agent CLI that takes the turn; absent for a script, and in state files of older versions. */
  readonly cli?: string | undefined;
  /** The session that the turn resumes or branches off; null for a fresh one. */
  readonly session_before: string | null;
  /** The session that the turn writes to, chosen before it starts; null for a script. */
  readonly session: string | null;
  /** How far the session's own transcript reached when the turn started; the adapter's unit. */
  readonly session_mark: number | null;
  /**
   * Where this very turn began, when it only carries on what an earlier one of its visit has left in the
   * session: what it costs is counted from here, what it has to say from the visit's beginning.
   */
  readonly carried_on?: { readonly session_before: string; readonly session_mark: number };
  readonly started_at: string;
  /** 1 for the first try of this state visit. */
  readonly attempt: number;
  /** How many turns of this visit came before: reminders follow the prompt. */
  readonly turn_of_visit: number;
  /** A reminder's text, so that a crash in the middle of one can give it again. */
  readonly reminder?: string;
  /** The turn has ended and its cost is in the totals. */
  readonly accounted?: boolean;
  /** The agent failed of this turn's outcome: a resume tries again instead of applying it. */
  readonly failed?: boolean;
  /** A person has said that the state may be repeated, although its effect is `once`. */
  readonly repeat?: boolean;
  /** A person's answers to the questions that the state asks once its work is done (spec 5.4). */
  readonly approval?: string;
  readonly feedback?: string;
}

export interface OpenAsk {
  readonly id: string;
  readonly question: string;
  readonly next: string;
  readonly asked_at: string;
  /** ISO time after which `timeout_next` is taken. */
  readonly timeout_at: string | null;
  readonly timeout_next: string | null;
  /**
   * What an answer does: go to `next`; decide about a state with `effect: once` (spec 3.6); let a graph's
   * state go on with a decision or a text (spec 5.4).
   */
  readonly kind: 'question' | 'repeat' | 'approval' | 'feedback';
  /** Nothing is no answer. */
  readonly required?: boolean;
  /** The answer may have several lines. */
  readonly multiline?: boolean;
}
