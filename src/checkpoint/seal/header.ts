import * as v from 'valibot';
import { EVENT_CLASSES } from './event-class.js';
import { CONTENT_VERSION, MAX_HEADER_BYTES } from './limits.js';
import { broken, Refused } from './refusal.js';

const text = (characters: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(characters));
const digits = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const schema = v.strictObject({
  version: v.literal(CONTENT_VERSION),
  repository_id: digits,
  /** `.github/workflows/triage.yml`, without the ref. */
  workflow_file: text(1000),
  ref: text(1000),
  event_class: v.picklist(EVENT_CLASSES),
  /** The whole run key, since nobody reads it without the key. */
  run_key: text(8000),
  /** GitHub's id of the workflow run. */
  run_id: digits,
  attempt: count,
  /** The job's full name. */
  job: text(1000),
  /** The value of GITHUB_ACTION. */
  step: text(1000),
  /** Which checkpoint of its run key it is, counted from 1. */
  sequence: count,
  /** The name that it was stored under. A copy that is saved again under another name doesn't count. */
  name: text(512),
  /** ISO 8601, for people: nothing is ordered by it. */
  time: v.pipe(v.string(), v.isoTimestamp()),
  /** The version of raymond that wrote it. */
  writer: text(100),
});

/** What a checkpoint says of itself, inside the seal (spec 4.3). */
export type Header = v.InferOutput<typeof schema>;

/** The header's bytes at the beginning of what is sealed: their number, then JSON. @throws TypeError, RangeError */
export function encodeHeader(header: Header): Buffer {
  const result = v.safeParse(schema, header);
  if (!result.success)
    throw new TypeError(`The header of a checkpoint is wrong: ${problemOf(result.issues)}`);
  const json = Buffer.from(JSON.stringify(result.output));
  if (json.length > MAX_HEADER_BYTES) {
    throw new RangeError(
      `The header of a checkpoint has ${json.length} bytes, more than ${MAX_HEADER_BYTES}`,
    );
  }
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

/**
 * @returns the header at the beginning of the first chunk, and the rest of the chunk
 * @throws Refused
 */
export function decodeHeader(chunk: Buffer): { header: Header; rest: Buffer } {
  const length = chunk.length < 4 ? Number.POSITIVE_INFINITY : chunk.readUInt32BE(0);
  if (length > MAX_HEADER_BYTES || chunk.length < 4 + length) throw broken('it has no header');
  let data: unknown;
  try {
    data = JSON.parse(chunk.toString('utf8', 4, 4 + length));
  } catch {
    throw broken('its header is no JSON');
  }
  const version = v.safeParse(v.looseObject({ version: count }), data);
  if (version.success && version.output.version !== CONTENT_VERSION) {
    const found = version.output.version;
    throw new Refused({
      kind: 'other_version',
      version: found,
      why: `its contents have version ${found}, and this action reads version ${CONTENT_VERSION}`,
    });
  }
  const result = v.safeParse(schema, data);
  if (!result.success) throw broken(`its header is wrong: ${problemOf(result.issues)}`);
  return { header: result.output, rest: chunk.subarray(4 + length) };
}

function problemOf([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`;
}
