import * as v from 'valibot';
import { keyHash, namePrefix, type SealKey } from '../../checkpoint/seal/index.js';
import type { JobContext } from '../context.js';
import { canonicalJson } from '../identity/canonical.js';

/** The one file in what is sealed. */
export const RECORD_FILE = 'wake.json';

const VERSION = 1;
/** Names of one run. A reader stops long before: at the first two that nobody has. */
export const MAX_SLOTS = 600;
/** More than a matrix has legs. */
const MAX_WAKES = 1000;

const text = v.pipe(v.string(), v.maxLength(8000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const digits = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const time = v.pipe(v.string(), v.isoTimestamp());

/** How far a run has come: the same again after a wake means that the wake has led to nothing. */
const progress = v.strictObject({ steps: count, cost_usd: v.pipe(v.number(), v.finite(), v.minValue(0)) });

/** A run has parked (spec 4.5). Whose it is, and which attempt has left it, stands in the sealed header. */
const parked = v.strictObject({
  version: v.literal(VERSION),
  kind: v.literal('parked'),
  /** Raymond's id of the run. */
  run: text,
  /** The input `workflow`. */
  workflow: text,
  status: v.picklist(['asking', 'paused']),
  reason: v.nullable(text),
  /** What it waits for, for people. */
  why: text,
  /** From then on a wake makes sense; null: only a person gets it on. */
  due: v.nullable(time),
  /** What a dispatch has to give as `resume-run` so that the run key is the same. */
  resume_run: digits,
  event: text,
  asks: v.array(v.strictObject({ id: text, timeout_at: v.nullable(text) })),
  /** The issue or pull request where its questions stand; null: there is none. */
  subject: v.nullable(count),
  progress,
});

/** A run that had parked has come to its end, so that there is nothing to wake. */
const over = v.strictObject({ version: v.literal(VERSION), kind: v.literal('over'), status: text });

/** What a tick is about to wake, written down before it does. */
const wakes = v.strictObject({
  version: v.literal(VERSION),
  kind: v.literal('wakes'),
  wakes: v.pipe(
    v.array(v.strictObject({ run_key: text, progress, nth: v.pipe(count, v.minValue(1)) })),
    v.maxLength(MAX_WAKES),
  ),
});

const record = v.variant('kind', [parked, over, wakes]);

export type WakeRecord = v.InferOutput<typeof record>;
export type ParkedRecord = v.InferOutput<typeof parked>;
export type Progress = v.InferOutput<typeof progress>;

/** Of a file that has come out of a seal: checked like any foreign file all the same. @returns null for what is none */
export function parseRecord(data: unknown): WakeRecord | null {
  const result = v.safeParse(record, data);
  return result.success ? result.output : null;
}

/**
 * The branch that a run belongs to: that of a pull request's run is the one that it would be merged into, whose
 * schedule looks after it.
 */
export function homeBranchOf({ ref, event }: Pick<JobContext, 'ref' | 'event'>): string {
  const base = (event.pull_request as { base?: { ref?: unknown } } | undefined)?.base?.ref;
  return typeof base === 'string' && base !== '' ? `refs/heads/${base}` : ref || 'none';
}

/**
 * Names of the records of one workflow file and branch. GitHub lists artifacts of one exact name over all runs, which
 * is one request; within a run each name can be had once, so that they are numbered: jobs and attempts of a run take
 * the first one that is free, and a reader goes on until there are none.
 */
export function recordName(
  key: SealKey,
  place: { readonly workflowFile: string; readonly home: string },
  slot: number,
): string {
  const hash = keyHash(key, canonicalJson(['parked', place.workflowFile, place.home]));
  return `${namePrefix(hash)}${slot}-parked`;
}
