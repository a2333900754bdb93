import type { WrittenSettings } from '../settings/settings.js';
import type { ListedField, TagName } from './tag-table.js';
import type { ToolChoice } from './tools.js';

/** Options of every state, whatever does its work. */
interface CommonOptions {
  readonly max_visits?: MaxVisits;
  /** Seconds without output after which it is stopped; 0 for never. */
  readonly timeout?: number;
  /** Seconds of real time, whatever is printed: of a script, or of one turn of an agent (spec 3.7). */
  readonly max_time?: number;
  readonly effect?: 'once';
  readonly join?: Join;
  /** A file's name, or the schema itself, as written (spec 7.4). The compiled schema is the state's `resultSchema`. */
  readonly result_schema?: string | Readonly<Record<string, unknown>>;
  /** An agent forked into it has a git work tree of its own; with `commit`, what is left there is committed (spec 7.3). */
  readonly worktree?: true | 'commit';
}

/** The agent waits at the state's door until enough of its workers have ended (spec 7.1). */
export interface Join {
  /** How many workers have to complete; `any` is 1. */
  readonly of: 'all' | number;
  /** What a worker's failure does: with `accept` it is handed over like a result. */
  readonly failed: 'fail' | 'accept';
  /** How long to wait at the door, such as `2h`. With it there is a `timeout_goto`. */
  readonly timeout?: string;
  readonly timeout_goto?: string;
}

/** What a script says in comments among its first ten lines (spec 1.6). */
export interface ScriptOptions extends CommonOptions {
  /** Fork variables that the script gets under their bare names too. */
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
  /** Without this the entry after `count` fails the agent. */
  readonly goto?: string;
}

/** One entry of `allowed_transitions`: the values that it lists must be equal. */
export type AllowedTransition = {
  readonly tag: TagName;
  /** A JavaScript regular expression for the final message, with the flag `m`. */
  readonly match?: string;
} & { readonly [F in ListedField]?: string };
