// Fifty results of 10 MB: what is written, how much memory that takes, and whether pause, resume and report work.
// The baseline is what has to be written: each result once, and once more in its turn's transcript.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CLI, inProject, row, stateOf } from './lib.mjs';

const COUNT = 50;
const BYTES = 10_000_000;
const files = {
  'START.sh': `for n in $(seq ${COUNT}); do echo "<fork next=\\"LAST\\" item=\\"$n\\">WORKER</fork>"; done\n`,
  'WORKER.sh': `printf '<result>%s ' "$RAYMOND_AGENT_ID"; head -c ${BYTES} /dev/zero | tr '\\0' x; echo '</result>'\n`,
  'LAST.sh': 'if [ "$RAYMOND_ATTEMPT" -gt 1 ]; then echo "<result>all</result>"; exit; fi\nsleep 3600\n',
};

const timed = (...args) => ['/usr/bin/time', ['-f', '%M', process.execPath, CLI, ...args]];
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const memory = (stderr) => Number(stderr.trim().split('\n').at(-1)) * 1024;

function sizeOf(folder) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.reduce(
    (sum, each) => sum + (each.isFile() ? statSync(join(each.parentPath, each.name)).size : 0),
    0,
  );
}

await inProject(files, async (folder) => {
  const run = spawn(...timed('run', 'wf', '--quiet', '--run-id', 'r'), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  run.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise((resolve) => run.on('exit', resolve));
  const log = join(stateOf(folder), 'runs', 'r', 'events.jsonl');
  const count = () => {
    try {
      return readFileSync(log, 'utf8').split('"type":"agent_ended"').length - 1;
    } catch {
      return 0;
    }
  };
  while (count() < COUNT) await delay(200);
  // The one child of `time`.
  const [child] = readFileSync(`/proc/${run.pid}/task/${run.pid}/children`, 'utf8').trim().split(' ');
  const paused = performance.now();
  process.kill(Number(child), 'SIGINT');
  await ended;
  row('paused after', `${((performance.now() - paused) / 1000).toFixed(1)} s`);
  row('peak memory of the run', megabytes(memory(stderr)), 'goal under 1 GB');
  const { state_bytes: bytes } = JSON.parse(readFileSync(log, 'utf8').trim().split('\n').at(-1));
  row('written for the state', megabytes(bytes), 'goal under 1 GB');
  const all = sizeOf(stateOf(folder));
  row('all files of the run', megabytes(all), `${(all / (2 * COUNT * BYTES)).toFixed(3)} x the baseline`);
  const resumed = spawnSync(...timed('resume', 'r', '--quiet'), { cwd: folder, encoding: 'utf8' });
  row('resumed, exit code', String(resumed.status), `peak memory ${megabytes(memory(resumed.stderr))}`);
  const report = spawnSync(...timed('run', 'wf', '--run-id', 'r', '--json'), {
    cwd: folder,
    maxBuffer: 2 ** 30,
  });
  row(
    'reported',
    megabytes(report.stdout.length),
    `peak memory ${megabytes(memory(report.stderr.toString()))}`,
  );
});
