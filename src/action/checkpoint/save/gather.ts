import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Redactor, unreadableText } from '../../../checkpoint/redact/redact.js';
import { createSnapshot, type SnapshotOptions } from '../../../checkpoint/snapshot/index.js';
import { messageOf } from '../../../core/errors.js';
import { isParked } from '../../../core/parked.js';
import type { Run } from '../../../core/run.js';
import type { Environment } from '../../../process/environment.js';
import {
  MANIFEST_FILE,
  RUN_FILES,
  SESSIONS_FOLDER,
  STATE_FILE,
  treeBundle,
} from '../../../runtime/checkpoint/carrier.js';
import type { CheckpointManifest } from '../../../runtime/checkpoint/checkpoint-schema.js';
import { gatherSessions, sessionStores } from '../../../runtime/checkpoint/sessions.js';
import { runPaths } from '../../../store/run-folder.js';
import type { RunInMemory } from '../../../store/run-in-memory.js';
import { readStateFile } from '../../../store/state-file.js';
import { copyFolder, copyRunFiles, stateToKeep } from './run-copy.js';
import { runFiles } from './run-files.js';
import { writeStateCopy } from './state-copy.js';
import { leftToOthers, treesOf } from './trees.js';
import { gatherWorktrees, goesWithCheckout } from './worktrees.js';

type DescribedCheckpoint = Omit<
  CheckpointManifest,
  'version' | 'sessions' | 'base' | 'top' | 'trees' | 'worktrees' | 'not_kept'
>;

export interface GatherOptions extends DescribedCheckpoint {
  /** Where it is put together: a new folder, for nobody else to read. */
  readonly folder: string;
  readonly workspace: string;
  readonly stateDir: string;
  /** What this process holds of the run; null: what lies on disk is all that there is. */
  readonly held: RunInMemory | null;
  /** The commit that was checked out when the first attempt began; null: no git. */
  readonly base: string | null;
  readonly keepsWorkTree: boolean;
  /** Takes secrets out of what is not sealed; null: everything stays as it is. */
  readonly redactor: Redactor | null;
  /** What the agents run in, as far as their homes go. */
  readonly environment: Environment;
  /** Is told what is not kept, a sentence each, for people. */
  readonly tell: (what: string) => void;
}

/**
 * Puts together what a resume needs: state, run files, agent sessions and work tree (spec 4.3), byte for byte. The
 * state is read first: what the others know beyond it, a resume takes for a turn that was cut off.
 */
export async function gather(options: GatherOptions): Promise<void> {
  const { folder, redactor } = options;
  const notKept: string[] = [];
  const tell = (what: string): void => {
    // A file's name may be a secret.
    notKept.push(redactor === null ? what : redactor.redactText(what));
    options.tell(what);
  };
  const copy = redactor === null ? copyFile : redactor.redactFile;
  const paths = runPaths(options.stateDir, options.run_id);
  const ofRun = { paths, held: options.held, tell };
  const committed = await stateToKeep(ofRun);
  const files = join(folder, RUN_FILES);
  const asTheyAre = redactor === null ? files : `${files}-as-they-are`;
  await copyRunFiles(ofRun, committed.run, asTheyAre);
  for (const [from, to] of runFiles(options, options.run_id, files, tell)) {
    const source = from === paths.folder ? asTheyAre : from;
    if (redactor === null) {
      if (source !== to) await copyFolder(source, to, tell);
    } else {
      const { skipped, unreadable } = await redactor.redactFolder(source, to);
      for (const { path, why } of skipped) tell(`${path} of the run's files was not kept: ${why}.`);
      if (unreadable.length > 0)
        tell(
          `${unreadableText(unreadable)}: not kept, since this checkpoint is not sealed. Set \`state-key\` to keep them.`,
        );
    }
  }
  if (redactor !== null) await rm(asTheyAre, { recursive: true });
  const state = join(folder, STATE_FILE);
  await writeStateCopy({ committed, to: state, files, redactor });
  // As it was copied: the run goes on meanwhile.
  const run = await readStateFile(state);
  const sessions = await gatherSessions(
    run,
    await sessionStores(options.environment),
    join(folder, SESSIONS_FOLDER),
    copy,
  );
  const worktrees = options.keepsWorkTree
    ? await gatherWorktrees(run, folder, (path, file) =>
        snapshot({ ...options, tell }, path, { file, branches: () => false }),
      )
    : {};
  const branches = goesWithCheckout(run, worktrees);
  const manifest: CheckpointManifest = {
    version: 2,
    run_id: options.run_id,
    run_key: options.run_key,
    saved_at: options.saved_at,
    github_run_id: options.github_run_id,
    attempt: options.attempt,
    facts: options.facts,
    sessions,
    base: options.base,
    ...(options.keepsWorkTree ? await trees({ ...options, tell }, run, branches) : { top: '.', trees: [] }),
    worktrees,
    issue: options.issue,
    inputs_given: options.inputs_given,
    not_kept: notKept,
    has_parked: options.has_parked || isParked(run),
    uncounted: options.uncounted,
  };
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
}

/** Each work tree by itself, with a bundle of its own. The commit that the run began on is that of its own. */
async function trees(
  options: GatherOptions,
  run: Run,
  branches: (name: string) => boolean,
): Promise<Pick<CheckpointManifest, 'top' | 'trees'>> {
  const { folder, workspace, tell } = options;
  const found = await treesOf(run, workspace, tell).catch((error) => {
    tell(`The work tree was not kept with the checkpoint: ${messageOf(error)}`);
    return { main: null, paths: [] };
  });
  const kept: CheckpointManifest['trees'] = [];
  for (const [index, path] of found.paths.entries()) {
    const bundle = treeBundle(index);
    const isMain = path === found.main;
    const taken = await snapshot({ ...options, base: isMain ? options.base : null }, join(workspace, path), {
      file: join(folder, bundle),
      branches,
      excludes: leftToOthers(path, workspace, found),
    });
    if (taken !== null) kept.push({ path, bundle, snapshot: taken });
  }
  return { top: found.main ?? '.', trees: kept };
}

const UNSEALED = 'it has a secret in it, and this checkpoint is not sealed. Set `state-key` to keep it';

/** A work tree cannot be redacted without changing the user's files: unsealed, it is kept as it is or not at all. */
async function snapshot(
  { base, redactor, tell }: GatherOptions,
  path: string,
  { file, ...which }: { file: string } & Pick<SnapshotOptions, 'branches' | 'excludes'>,
): Promise<Record<string, unknown> | null> {
  try {
    const taken = await createSnapshot(path, file, {
      ...which,
      base: base ?? undefined,
      tell,
      ...(redactor !== null && {
        inspect: async (objects: string) => ((await redactor.holdsSecret(objects)) ? UNSEALED : null),
      }),
    });
    if (taken === null || redactor === null) return taken;
    const said = JSON.stringify(taken);
    if (redactor.redactText(said) === said) return taken;
    // A branch's name.
    tell(`The work tree was not kept: ${UNSEALED}.`);
  } catch (error) {
    tell(`The work tree was not kept with the checkpoint: ${messageOf(error)}`);
  }
  await rm(file, { force: true });
  return null;
}
