import * as v from 'valibot';
import { sealAgent, sealRun } from './change.js';
import { REASON_CODES } from './errors.js';
import { KEY_PLACES } from './launch.js';
import { MAX_FORKS } from './protocol/tag-table.js';
import { type Run, STATE_VERSION } from './run.js';
import { safeRecord } from './safe-record.js';

// This is the one description of a run: a state file is checked by it, and the types in run.ts are inferred from it. It
// loads valibot, so only a reader of state files imports it, and then lazily.

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const nullable = v.nullable(v.string());
/** ISO 8601. A text that is no time would be waited for in a circle, be over at once, or be shown as NaN. */
const time = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), 'is no time'),
);
const reason = v.picklist(REASON_CODES);

/** Names of files and folders are made of ids and states (spec 1.3, 3.2). */
const agentId = v.pipe(v.string(), v.regex(/^main(?:_[a-z0-9]+)*$/, 'is no id of an agent'));
const runId = v.pipe(v.string(), v.regex(/^(?!\.+$)[A-Za-z0-9._-]{1,100}$/, 'is no id of a run'));

/** An id that begins with a dash would be read as an option behind `--resume`, whose value may be missing. */
const sessionId = v.pipe(v.string(), v.regex(/^[^-]/, 'is no id of a session'));
const session = v.nullable(sessionId);

const strings = safeRecord(v.string());
/** Only this program makes files of such names: no path of a foreign state leads anywhere else. */
const textRef = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^texts\/[0-9a-f]{64}\.txt$/, 'is no file of a long text')),
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no SHA-256')),
});
const counts = safeRecord(count);

/** Where the result of a called state returns to. */
const frame = v.strictObject({
  session,
  state: v.string(),
  cwd: v.string(),
  /** The caller itself had still to branch off this session: a script made the call before any prompt ran. */
  branch_from: v.exactOptional(sessionId),
  /** The agent CLI that the session belongs to. */
  session_cli: v.optional(v.string()),
});

/** The write-ahead record of a turn. */
export const openTurn = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^\d+$/)),
  state: v.string(),
  /** `engine`: a state of a graph that does nothing (spec 5.3). */
  kind: v.picklist(['prompt', 'reminder', 'script', 'engine']),
  /** The agent CLI that takes the turn; absent for a script, and in state files of older versions. */
  cli: v.optional(v.string()),
  /** The session that the turn resumes or branches off; null for a fresh one. */
  session_before: session,
  /** The session that the turn writes to, chosen before it starts; null for a script. */
  session,
  /** How far the session's own transcript reached when the turn started, in the adapter's unit. */
  session_mark: v.nullable(count),
  /**
   * Where this turn began, when it only carries on what an earlier turn of its visit has left in the session: its cost
   * is counted from here, its answer from the visit's beginning.
   */
  carried_on: v.exactOptional(v.strictObject({ session_before: sessionId, session_mark: count })),
  started_at: time,
  /** From 1, for the first try of this visit. */
  attempt: count,
  /** How many turns of this visit came before: reminders follow the prompt. */
  turn_of_visit: count,
  /** A reminder's text, so that a crash in the middle of one can give it again. */
  reminder: v.exactOptional(v.string()),
  /** The reminder asked for the data that a refused message had carried (spec 1.4). */
  asks_input: v.exactOptional(v.literal(true)),
  /** The turn has ended, and its cost is in the totals. */
  accounted: v.exactOptional(v.boolean()),
  /** The agent failed because of this turn's outcome: a resume tries again instead of applying it. */
  failed: v.exactOptional(v.boolean()),
  /** A person has said that the state may be repeated, although its effect is `once`. */
  repeat: v.exactOptional(v.boolean()),
  /** A person's decision about the question that the state asks once its work is done (spec 5.4). */
  approval: v.exactOptional(v.string()),
  /** A person's text for the same question. */
  feedback: v.exactOptional(v.string()),
});

export const openAsk = v.strictObject({
  id: v.string(),
  question: v.string(),
  next: v.string(),
  asked_at: time,
  /** ISO time after which `timeout_next` is taken. */
  timeout_at: v.nullable(time),
  timeout_next: nullable,
  /**
   * What an answer does: it sends the agent to `next`, decides about a state with `effect: once` (spec 3.6), or lets a
   * graph's state go on with a decision or a text (spec 5.4).
   */
  kind: v.picklist(['question', 'repeat', 'approval', 'feedback']),
  /** An empty answer does not count. */
  required: v.exactOptional(v.boolean()),
  /** The answer may have several lines. */
  multiline: v.exactOptional(v.boolean()),
  /** The end of what the asking state has said, for whoever has to decide about it (spec 5.11). */
  output: v.exactOptional(v.string()),
});

export const agentError = v.strictObject({
  code: reason,
  message: v.string(),
  /** ISO time of the failure; absent in state files of older versions. */
  at: v.exactOptional(time),
});

export const raisedError = v.strictObject({
  code: reason,
  message: v.string(),
  state: v.string(),
  /** The visit that raised the error was counted, so the resume that goes on with it does not count it again. */
  counted: v.exactOptional(v.literal(true)),
});

/** The join that an agent waits at (spec 7.1), as it was when the agent arrived. */
export const door = v.strictObject({
  /** How many of the agent's workers have to complete. */
  of: v.union([v.literal('all'), v.pipe(count, v.minValue(1))]),
  /** What a worker's failure does: with `accept` it is handed over like a result. */
  failed: v.picklist(['fail', 'accept']),
  arrived_at: time,
  timeout_at: v.nullable(time),
  timeout_goto: nullable,
  /** Enough workers have ended and are handed over; the stopped ones have still to end. */
  closed: v.exactOptional(v.literal(true)),
});

/** A worker that has ended, and which agent may join it. */
export const worker = v.strictObject({
  parent: agentId,
  /** The length of the parent's stack in the call that forked the worker. */
  depth: count,
  /** The parent's fork counter when the worker was forked, by which workers are ordered. */
  order: count,
  status: v.picklist(['completed', 'failed', 'stopped']),
  /** The state in which it ended. */
  state: v.string(),
  variables: strings,
  /** USD, for the worker's own turns. */
  cost_usd: amount,
  error: v.nullable(agentError),
  /** The worker's result is JSON that fits a schema (spec 7.4). */
  typed: v.exactOptional(v.literal(true)),
});

/** What a worker had left in a work tree of its own when it was joined (spec 7.3). */
export const joinedWorktree = v.strictObject({
  branch: v.string(),
  /** How many commits the branch has beyond its parent's when it was forked. */
  commits: count,
  /** Committed or not, with paths from the work tree's top. */
  changed_files: v.array(v.string()),
  /** Whether some changes are in the work tree alone. */
  uncommitted: v.boolean(),
  /** Branches of workers joined with it that conflict with it. Null when this git cannot tell. */
  conflicts_with: v.nullable(v.array(v.string())),
});

/** A worker as a join has handed it over. Its result is among the run's. */
export const joinedWorker = v.strictObject({
  id: agentId,
  ...worker.entries,
  worktree: v.exactOptional(joinedWorktree),
});

/** A work tree of a worker's own (spec 7.3). */
export const worktree = v.strictObject({
  /**
   * `planned`: the worker was forked, and the work tree may not be there yet. `ended`: the worker has ended, and nobody
   * has looked at what it left. `kept`: it has left something.
   */
  state: v.picklist(['planned', 'made', 'ended', 'kept']),
  /** The absolute path of its top. */
  path: v.string(),
  branch: v.string(),
  /** The commit that the parent stood on when the worker was forked. */
  base: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'is no commit')),
  /** The absolute path of the folder in which git keeps what all work trees have in common. */
  repository: v.string(),
  /** Where the worker works, relative to the top; empty for the top itself. */
  folder: v.string(),
  /** Whether what is left at the end is committed. */
  commit: v.boolean(),
});

/** A thread of execution inside a run. */
export const agent = v.strictObject({
  id: agentId,
  current_state: v.string(),
  /** The session that the next prompt state resumes. Null when it starts a fresh one, or branches. */
  session_id: session,
  /** Set after a `<call>`: the next prompt state branches off this session. */
  branch_from: session,
  /** The agent CLI that `session_id` or `branch_from` belongs to; absent in state files of older versions. */
  session_cli: v.optional(v.string()),
  stack: v.array(frame),
  cwd: v.string(),
  /** A worker's fork variables, for its whole life; or a state graph's variables. */
  variables: strings,
  /** The value of `{{input}}`, for the current state alone. */
  pending_result: nullable,
  /** The `model` of a tag, for the current visit alone. */
  model_override: nullable,
  /** Keyed by state, and read with `ownValue`, since a state may be called `toString`. */
  visits: counts,
  /** How many of `visits` a `max_visits` does not count any more, after `reset_max_visits` (spec 5.5). */
  visits_before: v.exactOptional(counts),
  /** `stopped`: a join needs this agent no more. It leaves as soon as its turn in flight has ended and been counted. */
  status: v.picklist(['active', 'waiting', 'asking', 'failed', 'stopped']),
  /** Reminders given in the current visit. */
  retry_count: count,
  error: v.nullable(agentError),
  /** Written before a turn starts and cleared when its transition is applied (spec 3.6). */
  turn: v.nullable(openTurn),
  ask: v.nullable(openAsk),
  /** The question whose answer is the current state's input. */
  answered_ask: nullable,
  /** The error that has led a state graph into its error state, and where it came from (spec 5.2). */
  raised: v.exactOptional(raisedError),
  /** For a worker: its parent, the call that forked it, and its number there (spec 7.1). Absent for main. */
  forked: v.exactOptional(v.strictObject({ parent: agentId, depth: count, order: count })),
  /** USD, for the agent's own turns so far. */
  cost_usd: v.optional(amount, 0),
  /** The join that the agent waits at. */
  door: v.optional(door),
  /** The workers that a join has handed to the agent, for the current state alone. */
  joined: v.optional(v.array(joinedWorker)),
});

/** The options that a resume takes over unless its own command line says otherwise. Times in seconds. */
const rights = v.optional(v.nullable(v.array(v.string())), null);

export const launch = v.strictObject({
  agent: v.string(),
  /** A plain text is the model for the CLI of `agent`. */
  model: v.nullable(v.lazy((value) => (typeof value === 'string' ? v.string() : safeRecord(v.string())))),
  effort: nullable,
  recording: nullable,
  /** Null when nobody has said, so that the workflow may. */
  permission_mode: nullable,
  dangerously_skip_permissions: v.boolean(),
  /** The built-in tools of states that name none (spec 7.5). Null, or absent in older files, for lean turns. */
  tools: v.optional(
    v.nullable(v.lazy((value) => (Array.isArray(value) ? v.array(v.string()) : v.literal('default')))),
    null,
  ),
  /**
   * What the command line or the inputs say of what agents may use (spec 7.5). A state file carries no rights: a resume
   * takes them from its own command line or inputs, and from the state file only what is denied.
   */
  allow: rights,
  deny: v.optional(v.array(v.string()), []),
  /** Absolute paths of files that list MCP servers. */
  mcp: rights,
  /** Further arguments for one agent CLI. */
  agent_args: v.optional(v.nullable(v.strictObject({ cli: v.string(), list: v.array(v.string()) })), null),
  timeout: amount,
  concurrency: v.pipe(count, v.minValue(1)),
  max_steps: count,
  /** How many workers one message may start. Absent in state files of older versions. */
  max_forks: v.optional(count, MAX_FORKS),
  on_ask: v.picklist(['fail', 'pause', 'prompt']),
  on_limit: v.picklist(['wait', 'pause', 'auto']),
  max_wait: amount,
  cwd: v.string(),
  /** The project folder. When all of it has moved, the paths in it move along. */
  root: v.string(),
  env_allow: v.array(v.string()),
  /** Where agents' keys are (spec 9.2). Null, as in state files of older versions, means as the command line or the Action does. */
  keys: v.optional(v.nullable(v.picklist(KEY_PLACES)), null),
  /** What a person has chosen, so that no manifest's word on it counts; absent in state files of older versions. */
  chosen: v.exactOptional(v.array(v.picklist(['agent', 'model', 'effort', 'tools']))),
  /** How often the Ralph loop may go round, 0 for no limit. Null for an ordinary workflow. */
  loop: v.nullable(count),
});

export const usage = v.strictObject({
  input_tokens: amount,
  output_tokens: amount,
  cache_read_tokens: amount,
  cache_write_tokens: amount,
});

/** What all visits of a state have come to, by whichever agent. */
export const stateTally = v.strictObject({
  /** Visits that have begun. They add up to the run's steps. */
  visits: count,
  /** Turns that have begun. They add up to the run's turns. */
  turns: count,
  /** The cost of turns that have ended. It adds up to the run's total. */
  cost_usd: amount,
  /** The sum of the times from each turn's start to its end. */
  ms: amount,
  /** How many turns had a request cut off, so that the cost is a lower bound. */
  unknown_cost_turns: v.exactOptional(count),
  /** How many turns no price is known for. No budget ends them. */
  unpriced_turns: v.exactOptional(count),
});

export const workflowRef = v.strictObject({
  path: v.string(),
  fingerprint: v.string(),
  /** SHA-256 of each file, so that a changed workflow can say which file changed (spec 2.3). */
  files: strings,
});

/** The number of a leg in its round, from 1, as jobs are given it (spec 4.10). */
const legName = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'is no name of a leg'));
const planHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no hash of a plan'));
const ordinal = v.pipe(count, v.minValue(1));

/** What one attempt of a leg has come to. USD. */
export const attemptTally = v.strictObject({
  attempt: ordinal,
  cost_usd: amount,
  usage,
  /** Turns begun in it, and those that the run it went on from had begun before: so its turns have numbers of their own. */
  turns: count,
  turns_before: count,
  steps: count,
  steps_before: count,
  states: safeRecord(stateTally),
});

/** Workers that run in a job of their own (spec 4.10), as the run knows them that forked them. */
export const leg = v.strictObject({
  name: legName,
  workers: v.pipe(v.array(agentId), v.minLength(1)),
  /** What the leg may spend. Null without a budget. */
  share_usd: v.nullable(amount),
  /** Attempts as far as they are entered here. `turns_at` and `steps_at` are the run's own counts before that. */
  attempts: v.array(v.strictObject({ ...attemptTally.entries, turns_at: count, steps_at: count })),
  /** For each worker, the attempt that it is taken from; 0 for a missing worker, which counts as failed. */
  taken: counts,
  /** How the last attempt that was taken has left its unfinished work. */
  parked: v.exactOptional(
    v.strictObject({
      status: v.string(),
      reason: v.nullable(reason),
      message: nullable,
      resume_at: v.nullable(time),
    }),
  ),
});

/** One time that the run could go no further without its workers. */
export const round = v.strictObject({
  round: ordinal,
  /** SHA-256 of what defines the plan. */
  plan: planHash,
  /** What the legs have not done is run here, or in a later round. What they still bring is only counted. */
  given_up: v.exactOptional(v.literal(true)),
  legs: v.pipe(v.array(leg), v.minLength(1)),
});

/** In the state of a leg: which leg of which plan it is. */
export const ownLeg = v.strictObject({
  name: legName,
  round: ordinal,
  plan: planHash,
  workers: v.pipe(v.array(agentId), v.minLength(1)),
  share_usd: v.nullable(amount),
  /** The attempt of the leg's job. Each attempt counts its cost from zero. */
  attempt: ordinal,
  turns_before: count,
  steps_before: count,
  /** Attempts that this one goes on from. */
  earlier: v.array(attemptTally),
  /** The joins accept failed workers as ended. */
  accepts_failed: v.boolean(),
});

const fanOut = v.strictObject({
  rounds: v.array(round),
  leg: v.exactOptional(ownLeg),
});

/** One execution of a workflow, as the state file keeps it (spec 3.2). Times are ISO 8601, amounts USD. */
export const run = v.strictObject({
  version: v.literal(STATE_VERSION),
  /** The run's id. The field's name is that of the Go Raymond. */
  workflow_id: runId,
  workflow: workflowRef,
  status: v.picklist(['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded', 'forked']),
  reason: v.nullable(reason),
  message: nullable,
  resume_at: v.nullable(time),
  started_at: time,
  updated_at: time,
  /** 0 for no limit. */
  budget_usd: amount,
  total_cost_usd: amount,
  /** The part of the total that was paid for turns that did not happen, as the run went on from an older state (spec 3.3). */
  forgotten_usd: v.exactOptional(amount),
  usage,
  /** Visits begun, over all resumes. */
  steps: count,
  /** Turns begun. The number names a turn's transcript, and is never reused. */
  turns: count,
  /** Keyed by state. Absent in state files of older versions, whose turns it then misses. */
  states: v.optional(safeRecord(stateTally), () => ({})),
  fork_counters: counts,
  /** What each ended agent has delivered; for a long text, where it lies. */
  results: safeRecord(v.union([v.string(), textRef])),
  /** The result of `main` is JSON that fits a schema (spec 7.4). */
  typed: v.exactOptional(v.literal(true)),
  /** Workers that have ended, and that no join has taken yet. */
  workers: v.optional(safeRecord(worker), () => ({})),
  /** Keyed by the worker's id. Removed work trees are not listed. */
  worktrees: v.optional(safeRecord(worktree), () => ({})),
  /** Present when workers run in jobs of their own, or when this is such a job (spec 4.10). */
  fan_out: v.exactOptional(fanOut),
  /** The run was pulled without a seal: it may be looked at, and never carried on (spec 4.7). */
  transcripts_only: v.exactOptional(v.literal(true)),
  /** Folders that agents have gone into, besides the one that the run began in. */
  directories: v.exactOptional(v.array(v.string())),
  metadata: strings,
  /** The hash of the input that the run was started with. Absent in state files of older versions. */
  input_sha256: v.exactOptional(v.string()),
  launch,
  /** Agents that have not ended. */
  agents: v.pipe(
    v.array(agent),
    v.check((agents) => new Set(agents.map(({ id }) => id)).size === agents.length, 'two have the same id'),
  ),
});

export type ParsedRun = { readonly run: Run } | { readonly problem: string };

/**
 * Checks data from a state file. A problem names the first wrong key (spec 3.2). An unknown key is refused, since the
 * next write would lose it.
 */
export function parseRun(data: unknown): ParsedRun {
  const result = v.safeParse(run, data);
  if (result.success) {
    const { agents, ...fields } = result.output;
    return { run: sealRun({ ...fields, agents: agents.map(sealAgent) }) };
  }
  const issue = result.issues[0];
  const place = v.getDotPath(issue) ?? 'the file';
  if (issue.expected === 'never')
    return { problem: `${place}: this raymond does not know such a key. Was it written by a newer version?` };
  return { problem: `${place}: ${issue.message}` };
}
