import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes whose environment holds `name=value`, however far they have moved away: an agent CLI starts its tools
 * in sessions and groups of their own, but they inherit its environment. Found in /proc; without it the list is empty.
 */
export function markedProcesses(name: string, value: string): number[] {
  const mark = `${name}=${value}`;
  const own = ancestors();
  return pids().filter((pid) => !own.has(pid) && environment(pid).includes(mark));
}

/** @returns how many processes were found */
export function signalMarked(name: string, value: string, signal: 'SIGTERM' | 'SIGKILL'): number {
  const found = markedProcesses(name, value);
  for (const pid of found) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
  return found.length;
}

function pids(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

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
