import * as v from 'valibot';
import { WORK_TREE_BUNDLE } from './carrier.js';

/** What a job asks for. A finished run gives its result again only to a job that asks for the same (spec 4.3). */
export interface LaunchFacts {
  /** SHA-256 of the text; null without one. */
  readonly input_hash: string | null;
  /** The inputs as they were given. */
  readonly workflow: string;
  readonly agent: string | null;
  readonly model: string | null;
  readonly vars: Readonly<Record<string, string>>;
}

const launchFacts = v.object({
  input_hash: v.nullable(v.string()),
  workflow: v.string(),
  agent: v.nullable(v.string()),
  model: v.nullable(v.string()),
  vars: v.record(v.string(), v.string()),
}) satisfies v.GenericSchema<unknown, LaunchFacts>;

const fileName = v.pipe(
  v.string(),
  v.check((name) => isInside(name), 'must lie inside the checkpoint'),
);

/** An answer that was given by an input. */
export interface GivenInput {
  readonly ask_id: string;
  /** GitHub's id of the run that had this input. */
  readonly run_id: string;
  /** SHA-256 of the text. */
  readonly hash: string;
}

const givenInput = v.object({
  ask_id: v.string(),
  run_id: v.string(),
  hash: v.string(),
}) satisfies v.GenericSchema<unknown, GivenInput>;

const snapshot = v.record(v.string(), v.unknown());
const treePath = v.union([v.literal('.'), fileName]);

const fields = v.object({
  version: v.literal(2, 'it was saved by another version of this action'),
  run_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,100}$/)),
  run_key: v.string(),
  saved_at: v.string(),
  /** The workflow run that saved it. Only re-runs of it are given a finished run's result again. */
  github_run_id: v.string(),
  attempt: v.number(),
  facts: launchFacts,
  /** Session files by agent CLI, with paths below the CLI's own folder. */
  sessions: v.record(v.string(), v.array(fileName)),
  /** The commit that was checked out when the first attempt began; null when there was none. */
  base: v.nullable(v.string()),
  /** Only in checkpoints of older versions, which have one work tree at most: that of the workspace. */
  snapshot: v.optional(v.nullable(snapshot), null),
  /** The path, from the workspace, of the work tree that the run works in. */
  top: v.optional(treePath, '.'),
  /** Changed work trees, which may lie beside or within one another. The run's own comes first. */
  trees: v.optional(v.array(v.object({ path: treePath, bundle: fileName, snapshot })), []),
  /** Snapshots of workers' own work trees, by worker. Absent in checkpoints of older versions. */
  worktrees: v.optional(v.record(v.pipe(v.string(), v.regex(/^main(?:_[a-z0-9]+)+$/)), snapshot), {}),
  /** The number of the issue or pull request where questions are put (spec 4.5). Absent in older checkpoints. */
  issue: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
  /** Answers that were given by an input, so that a re-run, which has the same inputs, does not give them again. */
  inputs_given: v.optional(v.array(givenInput), []),
  /** Sentences for people about what is not in the checkpoint, and so will be missing when the run goes on. */
  not_kept: v.optional(v.array(v.string()), []),
  /** Attempts whose cost is in no sum, because they were lost before they saved anything. Absent in older versions. */
  uncounted: v.optional(v.array(v.string()), []),
  /** The run has once waited for a person or a limit, so that a tick looks after it. Absent in older versions. */
  has_parked: v.optional(v.boolean(), false),
});

const manifest = v.pipe(
  fields,
  v.transform(({ snapshot, ...manifest }) => {
    const only = snapshot === null ? [] : [{ path: '.', bundle: WORK_TREE_BUNDLE, snapshot }];
    return { ...manifest, trees: [...only, ...manifest.trees] };
  }),
);

/** What a checkpoint states about itself. */
export type CheckpointManifest = v.InferOutput<typeof manifest>;

/** Checks a restored manifest like any foreign file. A problem names the first wrong key. */
export function parseManifest(data: unknown): { manifest: CheckpointManifest } | { problem: string } {
  const result = v.safeParse(manifest, data);
  if (result.success) return { manifest: result.output };
  const [issue] = result.issues;
  return { problem: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
}

/** Whether a name is a relative path without steps upwards. */
export function isInside(name: string): boolean {
  return (
    name !== '' &&
    !/^([/\\]|[A-Za-z]:)/.test(name) &&
    !name.split(/[/\\]/).includes('..') &&
    !name.includes('\0')
  );
}
