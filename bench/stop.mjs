// How long a run in the middle of two scripts takes to end after a signal, each script with a child of its own.
// What the signals do is tested by test/cli/signals.test.ts; this says how soon.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { CLI, inProject, median, row } from './lib.mjs';

const ROUNDS = 5;

const slow = (name, trap) =>
  `${trap}\nsleep 600 &\ntouch ${name}-runs\nwait $!; wait $!\necho '<result>x</result>'\n`;

const scripts = (trap) => ({
  'START.sh': `echo '<fork next="LEFT">RIGHT</fork>'`,
  'LEFT.sh': slow('left', trap),
  'RIGHT.sh': slow('right', trap),
});

/** ms from the first signal to the end. */
async function timeToEnd(folder, round, signals) {
  const marks = ['left-runs', 'right-runs'].map((name) => join(folder, name));
  for (const mark of marks) rmSync(mark, { force: true });
  const watcher = watch(folder);
  const child = spawn(process.execPath, [CLI, 'run', 'wf', '--run-id', `r${round}`, '-q'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  while (!marks.every((mark) => existsSync(mark))) await once(watcher, 'change');
  watcher.close();
  const start = performance.now();
  for (const signal of signals) child.kill(signal);
  const [code] = await ended;
  if (code !== 4) throw new Error(`exit ${code}`);
  return performance.now() - start;
}

for (const [name, trap, signals, goal] of [
  ['SIGINT, scripts that heed it', '', ['SIGINT'], 5000],
  ['SIGINT, scripts that ignore it', "trap '' INT TERM", ['SIGINT'], 5000],
  ['SIGINT and SIGTERM, scripts that ignore them', "trap '' INT TERM", ['SIGINT', 'SIGTERM'], 1500],
]) {
  await inProject(scripts(trap), async (folder) => {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timeToEnd(folder, round, signals));
    row(name, `${median(times).toFixed(0)} ms`, `at most ${Math.max(...times).toFixed(0)}; goal ${goal}`);
  });
}
