import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StateFile } from '../../workflow/parts/state-file.js';
import type { ScriptState } from '../../workflow/parts/workflow.js';
import type { TurnFolder } from './turn-folder.js';

/**
 * Where a script finds the files that it may source, `$RAYMOND_WORKFLOW_DIR/_lib.sh` (spec 1.5): the folder of the state's own workflow. What an archive's scripts share is unpacked for each of them anew, as it was read, into
 * a folder that nobody else may enter: who may edit files must not thereby run commands.
 * @returns an absolute path; null where the workflow has no files on disk, and none to share
 */
export function sharedFolder(
  shared: readonly StateFile[],
  state: ScriptState,
  turn: TurnFolder,
): string | null {
  if (state.path !== undefined) return dirname(state.path);
  if (shared.length === 0) return null;
  const folder = turn.subfolder();
  for (const { name, bytes } of shared) writeFileSync(join(folder, name), bytes, { mode: 0o600 });
  return folder;
}
