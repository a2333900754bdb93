export { createSnapshot, type SnapshotOptions } from './snapshot-create.js';
export { type RestoreOptions, restoreSnapshot } from './snapshot-restore.js';
export type { Snapshot } from './snapshot-schema.js';
