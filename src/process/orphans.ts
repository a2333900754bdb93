import { markedProcesses, signalMarked } from './marked-processes.js';

/** Marks every child of a run, and what they start in turn, with the folder of that run. */
export const RUN_FOLDER_VARIABLE = 'RAYMOND_RUN_FOLDER';

const GRACE_MS = 3000;
const POLL_MS = 50;

/**
 * Ends what a killed orchestrator has left running: an agent that still works, and spends, in a session that
 * is about to be resumed (spec 3.6). SIGTERM comes first, since the agent CLI then still writes down its cost.
 * The caller has to hold the run's lock.
 * @returns how many processes were found
 */
export async function endOrphans(runFolder: string, sleep: (ms: number) => Promise<void>): Promise<number> {
  const orphans = signalMarked(RUN_FOLDER_VARIABLE, runFolder, 'SIGTERM');
  if (orphans === 0) return 0;
  for (
    let waited = 0;
    waited < GRACE_MS && markedProcesses(RUN_FOLDER_VARIABLE, runFolder).length > 0;
    waited += POLL_MS
  ) {
    await sleep(POLL_MS);
  }
  signalMarked(RUN_FOLDER_VARIABLE, runFolder, 'SIGKILL');
  return orphans;
}
