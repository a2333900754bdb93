import * as v from 'valibot';
import { StateError } from '../../core/errors.js';

export const SNAPSHOT_VERSION = 1;

const objectId = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'no object id'));
const branchName = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

const snapshot = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  object_format: v.picklist(['sha1', 'sha256']),
  /** The commit that a fresh checkout has; null if nothing of the history is anywhere else. */
  base: v.nullable(objectId),
  /** Null on a branch without a commit. */
  head: v.nullable(objectId),
  /** Null on a detached HEAD. */
  branch: v.nullable(branchName),
  /** The tree of what was staged. */
  index_tree: objectId,
  /** The commit whose tree is the work tree, untracked files in it. */
  work_tree: objectId,
  /** A tree with what an index tree cannot say: unmerged entries, files only meant to be added, flags. */
  extras: v.nullable(objectId),
  /** Other local branches that no remote has. */
  branches: v.record(branchName, objectId),
  /** A merge that was not committed yet. */
  merge: v.nullable(v.object({ heads: v.array(objectId), message: v.string(), mode: v.string() })),
  /** Commits in the bundle whose parents the clone did not have. */
  shallow: v.array(objectId),
  /** What was not kept, for people. */
  warnings: v.array(v.string()),
  /** The size of the bundle. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The work tree part of a checkpoint (spec 4.3), beside the bundle that holds the objects. Plain JSON. */
export type Snapshot = v.InferOutput<typeof snapshot>;

/** @throws StateError STATE_INVALID for data that is no snapshot, or one of another version. */
export function parseSnapshot(data: unknown): Snapshot {
  const parsed = v.safeParse(snapshot, data);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new StateError(
    'STATE_INVALID',
    `The checkpoint's work tree cannot be used: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}.`,
  );
}
