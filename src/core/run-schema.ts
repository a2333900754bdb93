import * as v from 'valibot';
import { sealAgent, sealRun } from './change.js';
import { REASON_CODES } from './errors.js';
import { safeRecord } from './named.js';
import { MAX_FORKS } from './protocol/tag-table.js';
import { type Run, STATE_VERSION } from './run.js';

// The one description of a run: a state file is checked by it, and the types in run.ts are inferred from it.
// It loads valibot, so only who reads a state file imports it, and then lazily.

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const nullable = v.nullable(v.string());
/** ISO 8601. What is no time would be waited for in a circle, be over at once, or be told as NaN. */
const time = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), 'is no time'),
);
const reason = v.picklist(REASON_CODES);

/** Names of files and folders are made of these two (spec 1.3, 3.2). */
const agentId = v.pipe(v.string(), v.regex(/^main(?:_[a-z0-9]+)*$/, 'is no id of an agent'));
const runId = v.pipe(v.string(), v.regex(/^(?!\.+$)[A-Za-z0-9._-]{1,100}$/, 'is no id of a run'));

/** Behind `--resume`, whose value may be missing, a CLI would take one that begins with a dash for an option. */
const sessionId = v.pipe(v.string(), v.regex(/^[^-]/, 'is no id of a session'));
const session = v.nullable(sessionId);

const strings = safeRecord(v.string());
/** Its name is that of a file which only we make: no path of a foreign state leads anywhere else. */
const textRef = v.strictObject({
  file: v.pipe(v.string(), v.regex(/^texts\/[0-9a-f]{64}\.txt$/, 'is no file of a long text')),
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no SHA-256')),
});
const counts = safeRecord(count);

/** Where a `<result>` returns to. */
const frame = v.strictObject({
  session,
  state: v.string(),
  cwd: v.string(),
  /** The caller itself was still to branch (a script called before any prompt ran). */
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
  /** How far the session's own transcript reached when the turn started; the adapter's unit. */
  session_mark: v.nullable(count),
  /**
   * Where this very turn began, when it only carries on what an earlier one of its visit has left in the
   * session: what it costs is counted from here, what it has to say from the visit's beginning.
   */
  carried_on: v.exactOptional(v.strictObject({ session_before: sessionId, session_mark: count })),
  started_at: time,
  /** 1 for the first try of this state visit. */
  attempt: count,
  /** How many turns of this visit came before: reminders follow the prompt. */
  turn_of_visit: count,
  /** A reminder's text, so that a crash in the middle of one can give it again. */
  reminder: v.exactOptional(v.string()),
  /** The reminder asked for the data that a refused message had carried (spec 1.4). */
  asks_input: v.exactOptional(v.literal(true)),
  /** The turn has ended and its cost is in the totals. */
  accounted: v.exactOptional(v.boolean()),
  /** The agent failed of this turn's outcome: a resume tries again instead of applying it. */
  failed: v.exactOptional(v.boolean()),
  /** A person has said that the state may be repeated, although its effect is `once`. */
  repeat: v.exactOptional(v.boolean()),
  /** A person's decision, to the question that the state asks once its work is done (spec 5.4). */
  approval: v.exactOptional(v.string()),
  /** A person's text, likewise. */
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
   * What an answer does: go to `next`; decide about a state with `effect: once` (spec 3.6); let a graph's
   * state go on with a decision or a text (spec 5.4).
   */
  kind: v.picklist(['question', 'repeat', 'approval', 'feedback']),
  /** Nothing is no answer. */
  required: v.exactOptional(v.boolean()),
  /** The answer may have several lines. */
  multiline: v.exactOptional(v.boolean()),
  /** The end of what the state that asks has said, for whoever has to decide about it (spec 5.11). */
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
  /** The visit that raised it was counted: the resume that goes on with it does not count it again. */
  counted: v.exactOptional(v.literal(true)),
});

/** The join at whose door an agent waits (spec 7.1), as it was when the agent came to it. */
export const door = v.strictObject({
  /** How many of its workers have to have completed. */
  of: v.union([v.literal('all'), v.pipe(count, v.minValue(1))]),
  /** What a worker's failure does: `accept` hands it over as an entry. */
  failed: v.picklist(['fail', 'accept']),
  arrived_at: time,
  timeout_at: v.nullable(time),
  timeout_goto: nullable,
  /** Enough have ended and are handed over; those that were stopped have still to end. */
  closed: v.exactOptional(v.literal(true)),
});

/** A worker that has ended, and which agent may join it. */
export const worker = v.strictObject({
  parent: agentId,
  /** The length of the stack of the call that it belongs to. */
  depth: count,
  /** The parent's fork counter when it was forked: the order of forking. */
  order: count,
  status: v.picklist(['completed', 'failed', 'stopped']),
  /** The state in which it ended. */
  state: v.string(),
  variables: strings,
  /** USD, of its own turns. */
  cost_usd: amount,
  error: v.nullable(agentError),
  /** Its result is JSON that fits a schema (spec 7.4). */
  typed: v.exactOptional(v.literal(true)),
});

/** What a worker has left in a work tree of its own (spec 7.3), as it was when it was joined. */
export const joinedWorktree = v.strictObject({
  branch: v.string(),
  /** How many are on the branch that were not on its parent's when it was forked. */
  commits: count,
  /** Committed or not, from the work tree's top. */
  changed_files: v.array(v.string()),
  /** Changes that are in the work tree alone. */
  uncommitted: v.boolean(),
  /** Branches of workers joined with it that it cannot be merged with; null: this git cannot tell. */
  conflicts_with: v.nullable(v.array(v.string())),
});

/** A worker as a join has handed it over; the result is the run's. */
export const joinedWorker = v.strictObject({
  id: agentId,
  ...worker.entries,
  worktree: v.exactOptional(joinedWorktree),
});

/** A work tree of a worker's own (spec 7.3). */
export const worktree = v.strictObject({
  /**
   * `planned`: its worker was forked, and nobody has said that it is there. `ended`: the worker has, and nobody has
   * looked at what it left. `kept`: there is something.
   */
  state: v.picklist(['planned', 'made', 'ended', 'kept']),
  /** Absolute, of its top. */
  path: v.string(),
  branch: v.string(),
  /** The commit that its parent stood on when it was forked. */
  base: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'is no commit')),
  /** Absolute: the folder that git keeps everything in which the work trees have in common. */
  repository: v.string(),
  /** Where the worker stands, relative to the top; empty: there. */
  folder: v.string(),
  /** What is left at the end is committed. */
  commit: v.boolean(),
});

/** A thread of execution inside a run. */
export const agent = v.strictObject({
  id: agentId,
  current_state: v.string(),
  /** The session that the next prompt state resumes; null: it starts a fresh one, or branches. */
  session_id: session,
  /** Set after a `<call>`: the next prompt state branches off this session. */
  branch_from: session,
  /** The agent CLI that `session_id` or `branch_from` belongs to; absent in state files of older versions. */
  session_cli: v.optional(v.string()),
  stack: v.array(frame),
  cwd: v.string(),
  /** Fork variables; the worker's for life. A state graph's variables. */
  variables: strings,
  /** `{{input}}` of the current state alone. */
  pending_result: nullable,
  /** A tag's `model`, for the current visit alone. */
  model_override: nullable,
  /** By state; read with `ownValue`, since a state may be called `toString`. */
  visits: counts,
  /** Of `visits`, how many a `max_visits` does not count any more: `reset_max_visits` (spec 5.5). */
  visits_before: v.exactOptional(counts),
  /** `stopped`: a join needs it no more; it goes as soon as its turn in flight has ended and been counted. */
  status: v.picklist(['active', 'waiting', 'asking', 'failed', 'stopped']),
  /** Reminders given in the current visit. */
  retry_count: count,
  error: v.nullable(agentError),
  /** Written before a turn starts and cleared when its transition is applied (spec 3.6). */
  turn: v.nullable(openTurn),
  ask: v.nullable(openAsk),
  /** The question whose answer is the current state's input. */
  answered_ask: nullable,
  /** What has led a state graph into its error state, and where (spec 5.2). */
  raised: v.exactOptional(raisedError),
  /** Whose worker it is, of which call, and which one of those (spec 7.1); absent for main. */
  forked: v.exactOptional(v.strictObject({ parent: agentId, depth: count, order: count })),
  /** USD, of its own turns so far. */
  cost_usd: v.optional(amount, 0),
  /** The join that it waits at. */
  door: v.optional(door),
  /** Its workers as a join has handed them over, for the current state alone. */
  joined: v.optional(v.array(joinedWorker)),
});

/** The options that a resume takes over unless its own command line says otherwise. Times in seconds. */
const rights = v.optional(v.nullable(v.array(v.string())), null);

export const launch = v.strictObject({
  agent: v.string(),
  /** A text is for the CLI of `agent`. */
  model: v.nullable(v.lazy((value) => (typeof value === 'string' ? v.string() : safeRecord(v.string())))),
  effort: nullable,
  recording: nullable,
  /** null: nobody has said, and the workflow may. */
  permission_mode: nullable,
  dangerously_skip_permissions: v.boolean(),
  /** The built-in tools of states that name none (spec 7.5); null, or absent in older state files: lean turns. */
  tools: v.optional(
    v.nullable(v.lazy((value) => (Array.isArray(value) ? v.array(v.string()) : v.literal('default')))),
    null,
  ),
  /**
   * What the command line or the inputs say of what agents may use (spec 7.5). A state file carries no rights: a resume
   * takes these from its own command line or inputs, and of the state file's nothing but what is denied.
   */
  allow: rights,
  deny: v.optional(v.array(v.string()), []),
  /** Files of MCP servers, absolute. */
  mcp: rights,
  /** Further arguments for one agent CLI. */
  agent_args: v.optional(v.nullable(v.strictObject({ cli: v.string(), list: v.array(v.string()) })), null),
  timeout: amount,
  concurrency: v.pipe(count, v.minValue(1)),
  max_steps: count,
  /** Most workers that one message may start; absent in state files of older versions. */
  max_forks: v.optional(count, MAX_FORKS),
  on_ask: v.picklist(['fail', 'pause', 'prompt']),
  on_limit: v.picklist(['wait', 'pause', 'auto']),
  max_wait: amount,
  cwd: v.string(),
  /** The project folder; when the whole of it is found elsewhere, the paths in it move along. */
  root: v.string(),
  env_allow: v.array(v.string()),
  /** What a person has chosen, so that no manifest's word on it counts; absent in state files of older versions. */
  chosen: v.exactOptional(v.array(v.picklist(['agent', 'model', 'effort', 'tools']))),
  /** The Ralph loop's largest number of iterations (0 = no limit); null for an ordinary workflow. */
  loop: v.nullable(count),
});

export const usage = v.strictObject({
  input_tokens: amount,
  output_tokens: amount,
  cache_read_tokens: amount,
  cache_write_tokens: amount,
});

/** What all visits of a state, by whichever agent, have come to. */
export const stateTally = v.strictObject({
  /** Begun; they add up to the run's steps. */
  visits: count,
  /** Begun; they add up to the run's turns. */
  turns: count,
  /** Of turns that have ended; they add up to the run's total. */
  cost_usd: amount,
  /** From the start of each turn to its end. */
  ms: amount,
  /** Turns of which a request was cut off: the cost is a lower bound. */
  unknown_cost_turns: v.exactOptional(count),
  /** Turns that no price is known of: no budget ends them. */
  unpriced_turns: v.exactOptional(count),
});

export const workflowRef = v.strictObject({
  path: v.string(),
  fingerprint: v.string(),
  /** SHA-256 of each file, so that a changed workflow can say which file changed (spec 2.3). */
  files: strings,
});

/** A number from 1 on: a leg of a round, as jobs are told of it (spec 4.10). */
const legName = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'is no name of a leg'));
const planHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is no hash of a plan'));
const ordinal = v.pipe(count, v.minValue(1));

/** What one attempt of a leg has come to. USD. */
export const attemptTally = v.strictObject({
  attempt: ordinal,
  cost_usd: amount,
  usage,
  /** Begun in it, and how many the run that it went on from had begun before: so its turns are known by their numbers. */
  turns: count,
  turns_before: count,
  steps: count,
  steps_before: count,
  states: safeRecord(stateTally),
});

/** Workers that a job of their own runs (spec 4.10), as the run has it that forked them. */
export const leg = v.strictObject({
  name: legName,
  workers: v.pipe(v.array(agentId), v.minLength(1)),
  /** What it may spend; null: there is no budget. */
  share_usd: v.nullable(amount),
  /** As far as they are entered here; `turns_at` and `steps_at`: the run's own, before they were. */
  attempts: v.array(v.strictObject({ ...attemptTally.entries, turns_at: count, steps_at: count })),
  /** By worker, the attempt that it is taken from; 0: it was missing, and counts as failed. */
  taken: counts,
  /** How the last one that was taken has left what it had not ended. */
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
  /** SHA-256 of what defines it. */
  plan: planHash,
  /** What its legs have not done is run here, or is in a later round: what still comes of them is counted, and no more. */
  given_up: v.exactOptional(v.literal(true)),
  legs: v.pipe(v.array(leg), v.minLength(1)),
});

/** In the state of a leg: which it is, of which plan. */
export const ownLeg = v.strictObject({
  name: legName,
  round: ordinal,
  plan: planHash,
  workers: v.pipe(v.array(agentId), v.minLength(1)),
  share_usd: v.nullable(amount),
  /** A job's; each counts its cost from zero. */
  attempt: ordinal,
  turns_before: count,
  steps_before: count,
  /** Those that this one goes on from. */
  earlier: v.array(attemptTally),
  /** The joins take failed workers as ended. */
  accepts_failed: v.boolean(),
});

const fanOut = v.strictObject({
  rounds: v.array(round),
  leg: v.exactOptional(ownLeg),
});

/** One execution of a workflow, as the state file keeps it (spec 3.2). Times are ISO 8601, amounts USD. */
export const run = v.strictObject({
  version: v.literal(STATE_VERSION),
  /** The run's id. The name is the seeds'. */
  workflow_id: runId,
  workflow: workflowRef,
  status: v.picklist(['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded', 'forked']),
  reason: v.nullable(reason),
  message: nullable,
  resume_at: v.nullable(time),
  started_at: time,
  updated_at: time,
  /** 0 means unlimited. */
  budget_usd: amount,
  total_cost_usd: amount,
  /** Of it, what was paid for turns that have not happened: the run went on from an older state (spec 3.3). */
  forgotten_usd: v.exactOptional(amount),
  usage,
  /** State visits begun, over all resumes. */
  steps: count,
  /** Turns begun; numbers the transcripts and is never reused. */
  turns: count,
  /** By state; absent in state files of older versions, whose turns it then misses. */
  states: v.optional(safeRecord(stateTally), () => ({})),
  fork_counters: counts,
  /** Payload by agent id, for every agent that has ended; of a long one where it lies. */
  results: safeRecord(v.union([v.string(), textRef])),
  /** What `main` has ended with is JSON that fits a schema (spec 7.4). */
  typed: v.exactOptional(v.literal(true)),
  /** Workers that have ended and that no join has taken yet. */
  workers: v.optional(safeRecord(worker), () => ({})),
  /** By the worker's id; those that are removed are not in it. */
  worktrees: v.optional(safeRecord(worktree), () => ({})),
  /** Its workers run in jobs of their own, or this is such a job (spec 4.10); absent: they run here. */
  fan_out: v.exactOptional(fanOut),
  /** It was pulled without a seal: to be looked at, and never carried on (spec 4.7). */
  transcripts_only: v.exactOptional(v.literal(true)),
  /** Where agents have gone besides the one that it began in; absent: nowhere. */
  directories: v.exactOptional(v.array(v.string())),
  metadata: strings,
  /** Of the input that it was started with; absent in state files of older versions. */
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
 * Checks data from a state file; a problem names the first key that is wrong (spec 3.2). A key that is not
 * known is refused: it would be lost with the next write.
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
