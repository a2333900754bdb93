import * as v from 'valibot';
import { REASON_CODES } from './errors.js';
import { type Run, STATE_VERSION } from './run.js';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const nullable = v.nullable(v.string());
const strings = v.record(v.string(), v.string());
const counts = v.record(v.string(), count);
const reason = v.picklist(REASON_CODES);

const frame = v.object({
  session: nullable,
  state: v.string(),
  cwd: v.string(),
  branch_from: v.optional(v.string()),
  session_cli: v.optional(v.string()),
});

const turn = v.object({
  id: v.pipe(v.string(), v.regex(/^\d+$/)),
  state: v.string(),
  kind: v.picklist(['prompt', 'reminder', 'script', 'engine']),
  cli: v.optional(v.string()),
  session_before: nullable,
  session: nullable,
  session_mark: v.nullable(count),
  carried_on: v.optional(v.object({ session_before: v.string(), session_mark: count })),
  started_at: v.string(),
  attempt: count,
  turn_of_visit: count,
  reminder: v.optional(v.string()),
  accounted: v.optional(v.boolean()),
  failed: v.optional(v.boolean()),
  repeat: v.optional(v.boolean()),
  approval: v.optional(v.string()),
  feedback: v.optional(v.string()),
});

const ask = v.object({
  id: v.string(),
  question: v.string(),
  next: v.string(),
  asked_at: v.string(),
  timeout_at: nullable,
  timeout_next: nullable,
  kind: v.picklist(['question', 'repeat', 'approval', 'feedback']),
  required: v.optional(v.boolean()),
  multiline: v.optional(v.boolean()),
});

const agent = v.object({
  id: v.string(),
  current_state: v.string(),
  session_id: nullable,
  branch_from: nullable,
  session_cli: v.optional(v.string()),
  stack: v.array(frame),
  cwd: v.string(),
  variables: strings,
  pending_result: nullable,
  model_override: nullable,
  visits: counts,
  visits_before: v.optional(counts),
  status: v.picklist(['active', 'asking', 'failed']),
  retry_count: count,
  error: v.nullable(v.object({ code: reason, message: v.string() })),
  turn: v.nullable(turn),
  ask: v.nullable(ask),
  answered_ask: nullable,
  raised: v.optional(v.object({ code: reason, message: v.string(), state: v.string() })),
});

const launch = v.object({
  agent: v.string(),
  model: nullable,
  effort: nullable,
  recording: nullable,
  permission_mode: v.string(),
  dangerously_skip_permissions: v.boolean(),
  timeout: amount,
  concurrency: v.pipe(count, v.minValue(1)),
  max_steps: count,
  on_ask: v.picklist(['fail', 'pause', 'prompt']),
  on_limit: v.picklist(['wait', 'pause', 'auto']),
  max_wait: amount,
  cwd: v.string(),
  root: v.string(),
  env_allow: v.array(v.string()),
  loop: v.nullable(count),
});

const run = v.object({
  version: v.literal(STATE_VERSION),
  workflow_id: v.string(),
  workflow: v.object({ path: v.string(), fingerprint: v.string(), files: strings }),
  status: v.picklist(['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded']),
  reason: v.nullable(reason),
  message: nullable,
  resume_at: nullable,
  started_at: v.string(),
  updated_at: v.string(),
  budget_usd: amount,
  total_cost_usd: amount,
  usage: v.object({
    input_tokens: amount,
    output_tokens: amount,
    cache_read_tokens: amount,
    cache_write_tokens: amount,
  }),
  steps: count,
  turns: count,
  fork_counters: counts,
  results: strings,
  metadata: strings,
  launch,
  agents: v.array(agent),
});

export type ParsedRun = { readonly run: Run } | { readonly problem: string };

/** Checks data from a state file; a problem names the first key that is wrong (spec 3.2). */
export function parseRun(data: unknown): ParsedRun {
  const result = v.safeParse(run, data);
  if (result.success) return { run: result.output as Run };
  const issue = result.issues[0];
  return { problem: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
}
