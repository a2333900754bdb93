import type { WrittenSettings } from '../settings/settings.js';
import type { ListedField, TagName } from './tag-table.js';
import type { ToolChoice } from './tools.js';

/** What may be said of any state, whatever does its work. */
interface CommonOptions {
  readonly max_visits?: MaxVisits;
  /** Seconds without output; 0 = none. */
  readonly timeout?: number;
  /** Seconds on the wall clock, whatever is printed: of a script, or of one turn of an agent (spec 3.7). */
  readonly max_time?: number;
  readonly effect?: 'once';
  readonly join?: Join;
  /** A file's name, or the schema itself, as written (spec 7.4): what it says is the state's `resultSchema`. */
  readonly result_schema?: string | Readonly<Record<string, unknown>>;
  /** An agent that is forked into it works in a git work tree of its own; `commit`: what is left there is committed (spec 7.3). */
  readonly worktree?: true | 'commit';
}

/** Waits at the state's door until enough of the agent's workers have ended (spec 7.1). */
export interface Join {
  /** How many have to complete; `any` is 1. */
  readonly of: 'all' | number;
  /** What a worker's failure does: `accept` hands it over as an entry. */
  readonly failed: 'fail' | 'accept';
  /** From the arrival at the door, such as `2h`; with it there is a `timeout_goto`. */
  readonly timeout?: string;
  readonly timeout_goto?: string;
}

/** What a script says in a comment among its first ten lines (spec 1.6). */
export interface ScriptOptions extends CommonOptions {
  /** Fork variables that it gets under their bare names too. */
  readonly vars?: readonly string[];
}

/** Front matter of a prompt state (spec 1.4). */
export interface StateOptions extends CommonOptions, WrittenSettings {
  readonly allowed_transitions?: readonly AllowedTransition[];
  readonly model?: string;
  readonly effort?: string;
  readonly agent?: string;
  /** The built-in tools that the state's agent has (spec 7.5). */
  readonly tools?: ToolChoice;
  readonly force_implicit?: boolean;
}

export interface MaxVisits {
  readonly count: number;
  /** Without it the entry after `count` fails the agent. */
  readonly goto?: string;
}

/** One entry of `allowed_transitions`: what it lists must be equal. */
export type AllowedTransition = {
  readonly tag: TagName;
  /** JavaScript regular expression over the final message, flag `m`. */
  readonly match?: string;
} & { readonly [F in ListedField]?: string };
