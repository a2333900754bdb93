import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A process that was killed just now is still listed for a moment. */
const TIMEOUT_MS = 1000;
const POLL_INTERVAL_MS = 20;

export interface FoundProcess {
  readonly pid: number;
  readonly command: string;
}

/** The processes whose environment or working directory names the folder. Linux only. */
export function processesIn(folder: string): FoundProcess[] {
  return pidsIn(folder).map((pid) => ({ pid, command: commandOf(pid) }));
}

/** The same, described, once those that are just being killed have gone. */
export async function processesLeftIn(folder: string): Promise<string[]> {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = processesIn(folder);
    if (found.length === 0 || Date.now() > until) return found.map(({ pid, command }) => `${pid} ${command}`);
    await delay(POLL_INTERVAL_MS);
  }
}

export function endProcesses(folder: string): void {
  for (const pid of pidsIn(folder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

function pidsIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => belongs(pid, folder));
}

function belongs(pid: number, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) ||
      readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folder)
    );
  } catch {
    // It has ended, or is someone else's.
    return false;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 200);
  } catch {
    return '';
  }
}
