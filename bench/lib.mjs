// Shared by the benchmarks. Each prints ratios against a baseline measured in the same run, interleaved with
// what it is compared to, so that a busy machine slows both.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CLI =
  process.env.RAYMOND_CLI ??
  join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'cli', 'index.js');

// Runs are kept outside their project: here, and not in the home of who measures.
const stateHome = mkdtempSync(join(tmpdir(), 'raymond-bench-state-'));
process.env.XDG_STATE_HOME = stateHome;
process.on('exit', () => rmSync(stateHome, { recursive: true, force: true }));

/** The state folder of a project that has had a run. */
export const stateOf = (folder) => readFileSync(join(folder, '.raymond', 'state-folder.txt'), 'utf8').trim();

/** A folder with a workflow `wf/`, given to `use` and removed afterwards. */
export function inProject(files, use) {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-bench-'));
  mkdirSync(join(folder, 'wf'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'wf', name), text);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let used;
  try {
    used = use(folder);
  } catch (error) {
    remove();
    throw error;
  }
  if (used instanceof Promise) return used.finally(remove);
  remove();
  return used;
}

/** Runs node to its end and gives the wall time in ms. @throws when it does not exit 0. */
export function timeNode(args, cwd) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`node ${args.join(' ')} exited ${status}: ${stderr}`);
  return ms;
}

/**
 * Runs a program to its end and gives the CPU time in ms, its children's included: what the machine has paid, however
 * busy it is. @throws when it does not exit 0.
 */
export function cpuTime(command, args, cwd) {
  const timed = ['-c', `TIMEFORMAT='%U %S'; time "$0" "$@" > /dev/null 2>&1`, command, ...args];
  const { status, stderr } = spawnSync('bash', timed, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited ${status}`);
  return stderr
    .trim()
    .split(' ')
    .reduce((sum, seconds) => sum + Number(seconds) * 1000, 0);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Measures named things in turn, `rounds` times, and gives the median of each. */
export function interleaved(rounds, things) {
  const times = Object.fromEntries(Object.keys(things).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(things)) times[name].push(measure());
  }
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
}

export function row(name, value, note = '') {
  console.log(`${name.padEnd(46)} ${value.padStart(12)}  ${note}`);
}
