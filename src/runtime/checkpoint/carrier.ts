import { IN_PROJECT } from '../../store/project-folder.js';

/**
 * A cache entry and an artifact hold one file, which is sealed, in this folder. The folder's path is part of a cache's
 * version, so it never changes. It is relative to the workspace, since absolute paths differ between runners.
 */
export const CARRIER_FOLDER = IN_PROJECT.carrier;
export const CARRIER_FILE = 'checkpoint.sealed';

/** An artifact is named by a cache's key and this ending, so that no artifact's name ends with a dash. */
export const ARTIFACT_ENDING = 'state';

/** The name that the sealed file in an artifact has to state; null for an artifact that is not ours. */
export const storedName = (artifact: string): string | null =>
  artifact.endsWith(ARTIFACT_ENDING) ? artifact.slice(0, -ARTIFACT_ENDING.length) : null;

/** The names of files below are relative to the folder that is sealed. */
export const MANIFEST_FILE = 'checkpoint.json';
export const STATE_FILE = 'run/state.json';
export const RUN_FILES = 'run/files';
/** Task folders go along with the run's files under this name, wherever the project has them. */
export const TASK_FOLDERS = 'tasks';
export const SESSIONS_FOLDER = 'sessions';
/** The bundle of the first work tree, which was the only one in checkpoints of older versions. */
export const WORK_TREE_BUNDLE = 'worktree.bundle';
/** The bundle of a work tree, by its number from 0. */
export const treeBundle = (index: number): string =>
  index === 0 ? WORK_TREE_BUNDLE : `trees/${index}.bundle`;
/** The bundle of a worker's own work tree. */
export const worktreeBundle = (agentId: string): string => `worktrees/${agentId}.bundle`;

/**
 * A lease lies where a checkpoint would, under the next name. Its writer has begun and has nothing to save yet. So two
 * runs that start under one key see each other before either has saved (spec 4.3, "One at a time").
 */
export const LEASE_FILE = 'lease.json';

/** In a job's temporary folder: the base commit, whose workflow is read where the checkout is not trusted. */
export const BASE_FOLDER = 'raymond-base';
