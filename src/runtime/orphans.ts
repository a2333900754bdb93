import { readdirSync, readFileSync } from 'node:fs';

/** Marks every child of a run, and what they start in turn, with the folder of that run. */
export const RUN_FOLDER_VARIABLE = 'RAYMOND_RUN_FOLDER';

/**
 * Ends what a killed orchestrator has left running: an agent that still works, and spends, in a session that
 * is about to be resumed (spec 3.6). SIGTERM first, since the agent CLI then still writes down its cost.
 * Only where /proc tells a process's environment (Linux). Call it with the run's lock held.
 * @returns how many processes were found
 */
export async function endOrphans(runFolder: string, sleep: (ms: number) => Promise<void>): Promise<number> {
  const orphans = processesOf(runFolder);
  if (orphans.length === 0) return 0;
  for (const pid of orphans) signal(pid, 'SIGTERM');
  for (let waited = 0; waited < GRACE_MS && processesOf(runFolder).length > 0; waited += POLL_MS)
    await sleep(POLL_MS);
  for (const pid of processesOf(runFolder)) signal(pid, 'SIGKILL');
  return orphans.length;
}

const GRACE_MS = 3000;
const POLL_MS = 50;

function processesOf(runFolder: string): number[] {
  const mark = `${RUN_FOLDER_VARIABLE}=${runFolder}`;
  const own = ancestors();
  return pids().filter((pid) => !own.has(pid) && environment(pid).includes(mark));
}

function pids(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

/** A zombie's environment is empty. */
function environment(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** This process and those above it: a resume that a state of the same run has started must not end itself. */
function ancestors(): Set<number> {
  const found = new Set<number>();
  for (let pid = process.pid; pid > 1 && !found.has(pid); pid = parentOf(pid)) found.add(pid);
  return found;
}

function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}
