import type { GenericSchema, InferOutput } from 'valibot';
import type * as schema from './run-schema.js';

// The fields, and what each means, are in run-schema.ts: a field is declared once, and is then checked, typed and kept.
// Nothing of the schema is imported here at run time.

/** The state file's schema version. Another version is refused, never guessed at (spec 3.2). */
export const STATE_VERSION = 2;

/**
 * Only core makes values of a type that extends this: a copy by `{ ...run }` has the fields and not the private member,
 * so it is no `Run` any more. At run time there is no such class.
 */
declare class MadeByCore {
  private readonly sealed: never;
}

/**
 * One execution of a workflow, as the state file keeps it (spec 3.2). Times are ISO 8601, amounts USD. The functions
 * that docs/architecture.md lists are all that can happen to it.
 */
export interface Run extends RunFields, MadeByCore {}

export interface RunFields extends Omit<SchemaFields<typeof schema.run>, 'agents'> {
  /** Agents that have not ended. */
  readonly agents: readonly Agent[];
}

/** A thread of execution inside a run. */
export interface Agent extends AgentFields, MadeByCore {}

export interface AgentFields extends SchemaFields<typeof schema.agent> {}

/** The write-ahead record of a turn. */
export interface OpenTurn extends SchemaFields<typeof schema.openTurn> {}

/** A question that waits for a person. */
export interface OpenAsk extends SchemaFields<typeof schema.openAsk> {}

/** The join that an agent waits at (spec 7.1). */
export interface Door extends SchemaFields<typeof schema.door> {}

/** A worker that has ended, before a join has taken it. */
export interface EndedWorker extends SchemaFields<typeof schema.worker> {}

/** A worker as a join has handed it over. */
export interface JoinedWorker extends SchemaFields<typeof schema.joinedWorker> {}

/** What a joined worker has left in a work tree of its own. */
export interface JoinedWorktree extends SchemaFields<typeof schema.joinedWorktree> {}

/** A work tree of a worker's own (spec 7.3). */
export interface Worktree extends SchemaFields<typeof schema.worktree> {}

/** One time that the run could go no further without its workers. */
export interface Round extends SchemaFields<typeof schema.round> {}

/** Workers that a job of their own runs. */
export interface Leg extends SchemaFields<typeof schema.leg> {}

/** In the state of a leg: which leg it is. */
export interface OwnLeg extends SchemaFields<typeof schema.ownLeg> {}

/** What one attempt of a leg has come to. */
export interface AttemptTally extends SchemaFields<typeof schema.attemptTally> {}

export interface AgentError extends SchemaFields<typeof schema.agentError> {}

/** The error for which a graph went to its error state, and where it came from. */
export interface RaisedError extends SchemaFields<typeof schema.raisedError> {}

/** What a state has come to over all agents and resumes (spec 8.1). USD and ms. */
export interface StateTally extends SchemaFields<typeof schema.stateTally> {}

/** Keyed by state, and read with `ownValue`, since a state may be called `toString`. */
export type StateTallies = Readonly<Record<string, StateTally>>;

/** The options that a resume takes over unless its own command line says otherwise. Times in seconds. */
export interface Launch extends SchemaFields<typeof schema.launch> {}

export interface WorkflowRef extends SchemaFields<typeof schema.workflowRef> {}

/** Numbers of tokens. */
export interface Usage extends SchemaFields<typeof schema.usage> {}

export type RunStatus = Run['status'];
export type TurnKind = OpenTurn['kind'];

export const NO_USAGE: Usage = {
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
};

/** What a schema lets through, made read-only. */
type SchemaFields<S extends GenericSchema> = DeepReadonly<InferOutput<S>>;

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
