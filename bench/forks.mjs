// One message with 20,000 forks: how long from its end until the first worker starts, against reading and writing
// the same message alone; and how long until a SIGINT at several moments has ended the run.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { CLI, inProject, row, stateOf } from './lib.mjs';

const COUNT = 20_000;
const files = {
  'START.sh': `touch asked; for n in $(seq ${COUNT}); do echo "<fork next=\\"END\\" item=\\"$n\\">WORKER</fork>"; done; touch said\n`,
  'WORKER.sh': 'touch begun; sleep 600\n',
  'END.sh': 'sleep 600\n',
};

/** Starts the run, and calls back when its message is out. @returns what `use` does, and the time to the end after it */
async function measured(folder, use) {
  if (existsSync(`${folder}/.raymond`)) rmSync(stateOf(folder), { recursive: true, force: true });
  for (const name of ['asked', 'said', 'begun', '.raymond'])
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
  const flags = ['--quiet', '--run-id', 'r', '--max-forks', String(COUNT), '--max-steps', '100000'];
  const child = spawn(process.execPath, [CLI, 'run', 'wf', ...flags], { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const appear = async (name) => {
    while (!existsSync(`${folder}/${name}`)) await delay(2);
  };
  await appear('said');
  const said = performance.now();
  await use(appear);
  const used = performance.now() - said;
  const at = performance.now();
  child.kill('SIGINT');
  const code = await ended;
  return { used, code, stopped: performance.now() - at };
}

await inProject(files, async (folder) => {
  const { used, code, stopped } = await measured(folder, (appear) => appear('begun'));
  const log = readFileSync(`${stateOf(folder)}/runs/r/events.jsonl`, 'utf8');
  const begin = performance.now();
  // The baseline: what is in the log, parsed and written again as one string.
  const events = log
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const again = events.map((event) => JSON.stringify(event)).join('\n').length;
  const baseline = performance.now() - begin;
  row(`${COUNT} forks, until the first worker`, `${(used / 1000).toFixed(2)} s`, 'goal 3');
  row(
    'against its log, parsed and written',
    `${(used / baseline).toFixed(1)} x`,
    `${(again / 1e6).toFixed(1)} MB`,
  );
  row('SIGINT after that, until the end', `${(stopped / 1000).toFixed(2)} s`, `goal 1, exit code ${code}`);
  for (const ms of [0, 100, 250, 500, 1000]) {
    const { code, stopped } = await measured(folder, () => delay(ms));
    row(`SIGINT ${ms} ms after the message`, `${(stopped / 1000).toFixed(2)} s`, `goal 1, exit code ${code}`);
  }
});
