/**
 * Processes a job left behind: those with its RUNNER_TRACKING_ID in their environment, as the runner finds them
 * when it cleans up. Linux only; elsewhere there are none to be seen.
 *
 * @typedef {{pid: number, command: string}} Orphan
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const PROC = '/proc';

/** @param {string} trackingId @returns {Orphan[]} */
export function findOrphans(trackingId) {
  if (!existsSync(PROC)) return [];
  return readdirSync(PROC)
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => read(pid, 'environ').split('\0').includes(`RUNNER_TRACKING_ID=${trackingId}`))
    .map((pid) => ({ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }))
    .filter(({ command }) => command !== '');
}

/** @param {string} pid @param {string} file */
function read(pid, file) {
  try {
    return readFileSync(`${PROC}/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or is someone else's.
    return '';
  }
}

/** @param {readonly Orphan[]} orphans */
export function endOrphans(orphans) {
  for (const { pid } of orphans) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}
