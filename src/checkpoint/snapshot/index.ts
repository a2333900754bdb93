export { createSnapshot, type SnapshotOptions } from './create.js';
export { type RestoreOptions, restoreSnapshot } from './restore.js';
export type { Snapshot } from './schema.js';
