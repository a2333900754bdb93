import { IN_PROJECT } from '../../store/project-folder.js';

/**
 * What lies in a cache entry and in an artifact: one sealed file. The folder's path is part of a cache's version,
 * so it never changes; it is relative to the workspace, since absolute ones differ from runner to runner.
 */
export const CARRIER_FOLDER = IN_PROJECT.carrier;
export const CARRIER_FILE = 'checkpoint.sealed';

/** An artifact's name is a cache's key and this: no name of an artifact ends with a dash that way. */
export const ARTIFACT_ENDING = 'state';

/** The name that what lies in an artifact has to say; null for an artifact that is none of ours. */
export const storedName = (artifact: string): string | null =>
  artifact.endsWith(ARTIFACT_ENDING) ? artifact.slice(0, -ARTIFACT_ENDING.length) : null;

/** Files in what is sealed, relative to its folder. */
export const MANIFEST_FILE = 'checkpoint.json';
export const STATE_FILE = 'run/state.json';
export const RUN_FILES = 'run/files';
/** Here they go along with the run's files, wherever the project has them. */
export const TASK_FOLDERS = 'tasks';
export const SESSIONS_FOLDER = 'sessions';
/** Of the first work tree, which was the only one in checkpoints of older versions. */
export const WORK_TREE_BUNDLE = 'worktree.bundle';
/** Of each work tree, by its number from 0 on. */
export const treeBundle = (index: number): string =>
  index === 0 ? WORK_TREE_BUNDLE : `trees/${index}.bundle`;
/** Of a worker's own work tree. */
export const worktreeBundle = (agentId: string): string => `worktrees/${agentId}.bundle`;

/**
 * A lease lies where a checkpoint would, under the next name: its writer has begun and has nothing to keep yet. So
 * two runs that start under one key see each other before either has saved (spec 4.3, "One at a time").
 */
export const LEASE_FILE = 'lease.json';

/** In a job's temporary folder: the base commit, which the workflow is read from where the checkout is not trusted. */
export const BASE_FOLDER = 'raymond-base';
