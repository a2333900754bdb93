import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { TASK_FOLDERS } from '../../../runtime/checkpoint/carrier.js';
import { ownTaskFolders, taskFolders } from '../../../store/project-folder.js';
import { runPaths } from '../../../store/run-folder.js';
import type { Job } from '../../job.js';

/**
 * The folders that a run's files are copied from, and to: those of its state folder, and the task folders, which lie in
 * the project and may have been replaced by a link since.
 */
export function runFiles(
  { stateDir, workspace }: Pick<Job, 'stateDir'> & Pick<Job['context'], 'workspace'>,
  runId: string,
  to: string,
  tell: (what: string) => void,
): readonly (readonly [from: string, to: string])[] {
  const tasks = ownTaskFolders(workspace, runId);
  const there = taskFolders(workspace, runId);
  if (tasks === null && lstatSync(there, { throwIfNoEntry: false }) !== undefined)
    tell(`The task folders of the run were not kept: there is a link on the way to ${there}.`);
  return [
    [runPaths(stateDir, runId).folder, to],
    ...(tasks === null ? [] : [[tasks, join(to, TASK_FOLDERS)] as const]),
  ];
}
