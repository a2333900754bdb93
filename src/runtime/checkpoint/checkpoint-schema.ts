import * as v from 'valibot';
import { WORK_TREE_BUNDLE } from './carrier.js';

/** What a run was asked for: a finished one gives its result again only to a job that asks for the same (spec 4.3). */
export interface LaunchFacts {
  /** SHA-256 of the text; null: there was none. */
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

/** An answer that came by an input. */
export interface GivenInput {
  readonly ask_id: string;
  /** GitHub's id of the run whose input it was. */
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
  /** The workflow run that saved it: only its own re-runs give a finished run's result again. */
  github_run_id: v.string(),
  attempt: v.number(),
  /** What it was asked for. */
  facts: launchFacts,
  /** Session files by agent CLI, below the CLI's own folder. */
  sessions: v.record(v.string(), v.array(fileName)),
  /** The commit that was checked out when the first attempt began. */
  base: v.nullable(v.string()),
  /** Of checkpoints of older versions, which have one work tree at most: that of the workspace. */
  snapshot: v.optional(v.nullable(snapshot), null),
  /** The work tree of the repository that the run works in, from the workspace. */
  top: v.optional(treePath, '.'),
  /** Work trees that were changed, one beside the other or within it; the run's own comes first. */
  trees: v.optional(v.array(v.object({ path: treePath, bundle: fileName, snapshot })), []),
  /** Of workers' own work trees, by worker; absent in checkpoints of older versions. */
  worktrees: v.optional(v.record(v.pipe(v.string(), v.regex(/^main(?:_[a-z0-9]+)+$/)), snapshot), {}),
  /** Of the issue or pull request that questions are put on (spec 4.5); absent in checkpoints of older versions. */
  issue: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), null),
  /** Answers that came by an input, so that a re-run, which has the same inputs, does not give them again. */
  inputs_given: v.optional(v.array(givenInput), []),
  /** For people, a sentence each: what is not in it, and will not be there when the run goes on. */
  not_kept: v.optional(v.array(v.string()), []),
  /** Attempts whose spending is in no sum, since they were lost before they saved anything; absent in older versions. */
  uncounted: v.optional(v.array(v.string()), []),
  /** It has waited for a person or a limit at some time, so that a tick looks after it; absent in older versions. */
  has_parked: v.optional(v.boolean(), false),
});

const manifest = v.pipe(
  fields,
  v.transform(({ snapshot, ...manifest }) => {
    const only = snapshot === null ? [] : [{ path: '.', bundle: WORK_TREE_BUNDLE, snapshot }];
    return { ...manifest, trees: [...only, ...manifest.trees] };
  }),
);

/** What a checkpoint says of itself. */
export type CheckpointManifest = v.InferOutput<typeof manifest>;

/** Checks a restored manifest like any foreign file; a problem names the first key that is wrong. */
export function parseManifest(data: unknown): { manifest: CheckpointManifest } | { problem: string } {
  const result = v.safeParse(manifest, data);
  if (result.success) return { manifest: result.output };
  const [issue] = result.issues;
  return { problem: `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}` };
}

/** A relative path without steps upwards. */
export function isInside(name: string): boolean {
  return (
    name !== '' &&
    !/^([/\\]|[A-Za-z]:)/.test(name) &&
    !name.split(/[/\\]/).includes('..') &&
    !name.includes('\0')
  );
}
