import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StateFile } from '../../workflow/parts/state-file.js';
import type { ScriptState } from '../../workflow/parts/workflow.js';

/** Where a script finds the files that it may source, `$RAYMOND_WORKFLOW_DIR/_lib.sh` (spec 1.5). */
export interface SharedFolder {
  /** Absolute; null where the workflow has no files on disk, and none to share. */
  readonly path: string | null;
  /** To be called when the process has ended. */
  readonly dispose: () => void;
}

/**
 * The folder of the state's own workflow. What an archive's scripts share is unpacked for each of them anew, as it was read, into
 * a folder that nobody else may enter: who may edit files must not thereby run commands.
 */
export function sharedFolder(shared: readonly StateFile[], state: ScriptState): SharedFolder {
  const path = state.path === undefined ? null : dirname(state.path);
  if (path !== null || shared.length === 0) return { path, dispose: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'raymond-shared-'));
  for (const { name, bytes } of shared) writeFileSync(join(folder, name), bytes, { mode: 0o600 });
  return { path: folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}
