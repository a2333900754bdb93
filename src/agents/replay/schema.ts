import * as v from 'valibot';
import {
  RECORDING_VERSION,
  type RecordedFile,
  type RecordedTurn,
  type WrittenReply,
  type WrittenVisit,
} from './recording.js';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const delay = v.optional(amount);

const event = v.variant('type', [
  v.object({ type: v.literal('text'), text: v.string(), delay_ms: delay }),
  v.object({ type: v.literal('tool'), name: v.string(), summary: v.string(), delay_ms: delay }),
  v.object({ type: v.literal('cli_retry'), message: v.string(), delay_ms: delay }),
  v.object({ type: v.literal('warning'), message: v.string(), delay_ms: delay }),
]);

const turn = v.object({
  version: v.literal(RECORDING_VERSION),
  agent: v.string(),
  state: v.string(),
  visit: v.pipe(count, v.minValue(1)),
  turn: count,
  prompt_sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex'))),
  prompt: v.optional(v.string()),
  placeholders: v.optional(v.array(v.string())),
  text: v.string(),
  session: v.nullable(v.string()),
  cost_usd: amount,
  usage: v.object({
    input_tokens: count,
    output_tokens: count,
    cache_read_tokens: count,
    cache_write_tokens: count,
  }),
  events: v.array(event),
  failure: v.optional(
    v.object({
      kind: v.string(),
      message: v.string(),
      reset_at: v.optional(v.number()),
      retry_after_ms: v.optional(amount),
    }),
  ),
  files: v.optional(
    v.array(
      v.object({
        in: v.picklist(['task_folder', 'cwd']),
        path: v.string(),
        text: v.optional(v.string()),
        base64: v.optional(v.string()),
        deleted: v.optional(v.literal(true)),
      }),
    ),
  ),
});

/** Files that a person lists: path → text, null for a deleted file. A path can begin with `{{task_folder}}/`. */
const writtenFiles = v.pipe(
  v.record(v.string(), v.nullable(v.string())),
  v.transform((files) =>
    Object.entries(files).map(([path, text]): RecordedFile => {
      const inTask = /^\{\{\s*task_folder\s*\}\}\//.exec(path)?.[0].length ?? 0;
      const place = { in: inTask > 0 ? 'task_folder' : 'cwd', path: path.slice(inTask) } as const;
      return text === null ? { ...place, deleted: true } : { ...place, text };
    }),
  ),
);

/** Strict, because a misspelt key in a hand-written file would go unnoticed. */
const reply = v.union([
  v.pipe(
    v.string(),
    v.transform((text): WrittenReply => ({ text, cost: 0, delay_ms: 0, tools: [], files: [] })),
  ),
  v.strictObject({
    text: v.string(),
    cost: v.optional(amount, 0),
    delay_ms: v.optional(amount, 0),
    tools: v.optional(v.array(v.strictObject({ name: v.string(), summary: v.optional(v.string(), '') })), []),
    files: v.optional(writtenFiles, () => ({})),
  }),
]);

const visit = v.union([
  v.pipe(
    reply,
    v.transform((only): WrittenVisit => [only]),
  ),
  v.pipe(v.array(reply), v.minLength(1, 'a visit has at least one reply')),
]);

const replies = v.record(v.string(), v.array(visit, 'expected a list of replies'));

type Parsed<T> = { readonly value: T } | { readonly problem: string };

export function parseTurn(data: unknown): Parsed<RecordedTurn> {
  const parsed = v.safeParse(turn, data);
  return parsed.success ? { value: parsed.output as RecordedTurn } : { problem: problemOf(parsed.issues[0]) };
}

export function parseReplies(data: unknown): Parsed<Readonly<Record<string, readonly WrittenVisit[]>>> {
  const parsed = v.safeParse(replies, data);
  return parsed.success ? { value: parsed.output } : { problem: problemOf(parsed.issues[0]) };
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
