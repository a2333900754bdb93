import type { ReasonCode } from './errors.js';
import type { EntryMeta, GraphContext } from './graph/context.js';
import type { InFlightLesson, KnownLessons } from './graph/lesson-files.js';
import type { TokenUsage } from './graph/tokens.js';
import type { Transition } from './protocol/transition.js';
import type { Run, RunStatus, StateTallies, TurnKind, Usage } from './run.js';
import type { TextRef } from './state/text-ref.js';

/** What happens in a run, as data (spec 3.3). The event log, the console and the summary all read these. */
export type RunEvent =
  | {
      type: 'run_started';
      run_id: string;
      workflow: string;
      entry: string;
      budget_usd: number;
      /** Which rights hold, and from which file; absent in older logs. */
      rights?: string;
      /** Who holds the keys of which agent CLIs (spec 9.2); absent in older logs, and where no CLI is asked. */
      keys?: string;
    }
  | {
      type: 'run_resumed';
      run_id: string;
      workflow: string;
      total_cost_usd: number;
      budget_usd: number;
      rights?: string;
      keys?: string;
      /** As the state has them: where that is an older copy, the log tells of more, which has not happened. */
      steps?: number;
      turns?: number;
      /** What was paid for those turns; it is in the total from here on. */
      forgotten_usd?: number;
    }
  | {
      type: 'state_started';
      agent: string;
      state: string;
      visit: number;
      kind: 'prompt' | 'script' | 'engine';
      input: string | null;
      model?: string;
      /** The step of the run. A state that is logged again after a crash is recognized by it. */
      step?: number;
      /** Only in graphs: the states whose `max_visits` count anew from here (spec 5.5). */
      reset_visits?: readonly string[];
    }
  | {
      type: 'turn_started';
      agent: string;
      state: string;
      turn: string;
      kind: TurnKind;
      attempt: number;
      session: string | null;
      transcript: string;
    }
  /** A piece of an agent's text or a script's output, shortened for the log. */
  | {
      type: 'output';
      agent: string;
      state: string;
      stream: 'text' | 'stdout' | 'stderr';
      text: string;
      bytes: number;
    }
  | { type: 'tool'; agent: string; state: string; name: string; summary: string }
  /** `<print>` text: progress for people. */
  | { type: 'print'; agent: string; state: string; text: string }
  | {
      type: 'cost';
      agent: string;
      state: string;
      turn: string;
      cost_usd: number;
      total_cost_usd: number;
      usage: Usage;
      basis: CostBasis;
    }
  /** A finished turn. It is logged before it is applied, so that recovery can read it (spec 3.6). */
  | ({ type: 'outcome'; agent: string; state: string; turn: string } & LoggedOutcome)
  | {
      type: 'transition';
      agent: string;
      state: string;
      turn: string;
      transition: Transition;
      implicit: boolean;
      to: string | null;
      /** The exit code of a graph's script or command, unless it is 0. */
      exit_code?: number;
      /** The route that a graph took: the key, `PASSED`, `FAILED` or `default`. */
      outcome?: string;
      /** Why a graph went on to its error state. */
      error?: ReasonCode;
    }
  | { type: 'reminder'; agent: string; state: string; attempt: number; code: ReasonCode; text: string }
  | {
      type: 'retry';
      agent: string;
      state: string;
      attempt: number;
      delay_ms: number;
      code: ReasonCode;
      message: string;
    }
  | { type: 'max_visits'; agent: string; state: string; count: number; to: string }
  /** Events of a state graph (spec 5.5, 5.6, 5.9). Its history is what these and the starts of its states add up to. */
  | { type: 'graph_started'; context: GraphContext }
  | { type: 'skipped'; agent: string; state: string; to: string }
  | { type: 'history'; agent: string; state: string; meta: EntryMeta }
  /** What the run has from before (spec 5.11): what each agent had been taught when it began. */
  | { type: 'memory_begun'; lessons: Readonly<Record<string, KnownLessons>> }
  /** What another run had left of a state: the whole of its two files. */
  | { type: 'output_found'; state: string; all: string; latest: string }
  /** @property at ISO time of the turn's start, which heads the output in its file. */
  | { type: 'output_stored'; agent: string; state: string; turn: string; at: string; text: string }
  /** This belongs to the way into a state: `step` is the one that begins with it. */
  | { type: 'outputs_reset'; step: number; states: readonly string[] }
  | { type: 'taught'; agent: string; state: string; turn: string; lesson: InFlightLesson }
  /** `count` of the run's lessons are in the files that all runs share. */
  | { type: 'lessons_published'; count: number }
  /** Something that happened in the run that this one goes back in, `at` that time. */
  | { type: 'recalled'; at: string; event: RunEvent }
  | {
      type: 'variables';
      agent: string;
      state: string;
      values: Readonly<Record<string, string>>;
      from: 'expose' | 'approval' | 'feedback';
      /** The variables that this state has set. */
      set: readonly string[];
    }
  | {
      type: 'forked';
      agent: string;
      state: string;
      worker: string;
      worker_state: string;
      variables: Readonly<Record<string, string>>;
    }
  | { type: 'asked'; agent: string; state: string; ask_id: string; question: string }
  | {
      type: 'answered';
      agent: string;
      state: string;
      ask_id: string;
      answer: string;
      /** Nobody answered in time. */
      timed_out?: true;
    }
  | { type: 'waiting'; agent: string; state: string; until: string; reason: string }
  /** An agent waits at a join, and `ended` of its workers have ended (spec 7.1). */
  | { type: 'joining'; agent: string; state: string; ended: number; all: number; until: string | null }
  /** The agent has passed its join. */
  | {
      type: 'joined';
      agent: string;
      state: string;
      workers: readonly { readonly id: string; readonly status: 'completed' | 'failed' | 'stopped' }[];
    }
  /** The join's time was up: the agent went on to `to`, and its workers stay for the next join. */
  | { type: 'join_timeout'; agent: string; state: string; to: string }
  /** A join no longer needed this agent. What its last turn has cost is counted. */
  | { type: 'stopped'; agent: string; state: string }
  /** A worker that has left the run has left work in a work tree of its own, which is kept (spec 7.3). */
  | {
      type: 'worktree_kept';
      agent: string;
      state: string;
      branch: string;
      path: string;
      commits: number;
      uncommitted: boolean;
    }
  /** A leg of a fork begins an attempt here (spec 4.10). */
  | {
      type: 'leg_started';
      leg: string;
      round: number;
      plan: string;
      attempt: number;
      workers: readonly string[];
    }
  /** The lines before this are what a leg did in an attempt, copied into the log of the run that collects it. */
  | {
      type: 'leg_taken';
      leg: string;
      round: number;
      attempt: number;
      workers: readonly string[];
      /** Workers that came back after their join had passed: nobody gets their results. */
      late: readonly string[];
      cost_usd: number;
    }
  | { type: 'warning'; agent?: string; state?: string; message: string }
  | { type: 'agent_ended'; agent: string; state: string; result: string }
  | { type: 'agent_failed'; agent: string; state: string; code: ReasonCode; message: string }
  | { type: 'checkpoint'; bytes: number }
  | {
      type: 'run_ended';
      status: RunStatus;
      reason: ReasonCode | null;
      message: string;
      total_cost_usd: number;
      run_cost_usd: number;
      steps: number;
      duration_ms: number;
      /** The tally of each state over all lives of the run. Absent in logs of older versions. */
      states?: StateTallies;
      /** How often, and how much, the state file was written in this orchestrator's life. */
      state_writes: number;
      state_bytes: number;
    };

/**
 * Where a cost figure comes from; `replayed` is shown but not charged, `estimated` was read off a killed turn's transcript,
 * of `unknown` there is more than the figure says. The meter counts tokens at their list price (`list`), those of an
 * answer that broke off as far as it came (`cut`).
 */
export type CostBasis = 'reported' | 'replayed' | 'estimated' | 'unknown' | 'none' | 'list' | 'cut';

/** What recovery needs to know of a turn: what its transition follows from, and what it cost. */
export interface LoggedOutcome {
  readonly result: OutcomeResult;
  readonly session: string | null;
  readonly cost_usd: number;
  readonly basis: CostBasis;
  /** A request was cut off, and its cost is not, or not wholly, in the figure. */
  readonly lower_bound?: true;
  readonly usage: Usage;
  /** The time from the turn's start to its end. Absent where that cannot be known, and in logs of older versions. */
  readonly ms?: number;
  /** The tokens as the agent CLI counts them (Copilot, spec 5.9). */
  readonly tokens?: TokenUsage;
}

export type OutcomeResult =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'exit';
      readonly exit_code: number;
      readonly stdout: string;
      readonly stderr: string;
      /** Stdout and stderr in the order in which they came, where a graph's state wrote to stderr too (spec 5.7). */
      readonly output?: string;
    }
  /** The turn failed or was cut off; its cost counts, its state is carried on. */
  | { readonly kind: 'failure'; readonly code: ReasonCode; readonly message: string };

/** An event with its place in the run. */
export type LoggedEvent = RunEvent & {
  readonly seq: number;
  readonly time: string;
  /** Where the long texts are whole (spec 3.3): in an event that was read from the log they are shortened. */
  readonly texts?: readonly LoggedText[];
};

/** A long text of an event in the log. */
export interface LoggedText extends TextRef {
  /** The path to it in the event. */
  readonly at: readonly string[];
  /** What stands before the part that is in the file. */
  readonly before?: string;
  readonly after?: string;
}

export type RunEventOf<Type extends RunEvent['type']> = Extract<RunEvent, { type: Type }>;

/** What a function gives that changes a run (docs/architecture.md): the runtime logs the events, and starts the agents. */
export interface Change {
  readonly run: Run;
  readonly events: readonly RunEvent[];
  /** The agents that are about to enter a state. */
  readonly start: readonly string[];
}

/** Logs what has happened. Several things that have happened at once are one write to the log. */
export type EmitEvent = (told: RunEvent | readonly RunEvent[]) => void;
