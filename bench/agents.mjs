// Many live agents: bytes of state written, time and CPU per agent at 500 and 5,000 of them, and the peak memory. The CPU
// time is of the orchestrator and its scripts: other than the time, it hardly depends on what else the machine does.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CLI, inProject, row, stateOf } from './lib.mjs';

const DISPATCH = `for n in $(seq "$RAYMOND_INPUT"); do echo "<fork next=\\"END\\" item=\\"$n\\">WORKER</fork>"; done\n`;
const files = {
  'START.sh': DISPATCH,
  'WORKER.sh': "echo '<goto>SECOND</goto>'\n",
  'SECOND.sh': "echo '<result>ok</result>'\n",
  'END.sh': "echo '<result>all</result>'\n",
};
const LIMITS = ['--max-forks', '5000', '--max-steps', '20000'];

const measured = [500, 5000].map((agents) =>
  inProject(files, (folder) => {
    const start = performance.now();
    const args = [CLI, 'run', 'wf', '--input', String(agents), '--quiet', '--run-id', 'r', ...LIMITS];
    const run = spawnSync('/usr/bin/time', ['-f', '%M %U %S', process.execPath, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr);
    const ms = performance.now() - start;
    const log = readFileSync(`${stateOf(folder)}/runs/r/events.jsonl`, 'utf8');
    const { state_bytes: bytes } = JSON.parse(log.trim().split('\n').at(-1));
    const [memory, user, system] = run.stderr.trim().split('\n').at(-1).split(' ').map(Number);
    return { agents, ms: ms / agents, cpu: ((user + system) * 1000) / agents, bytes, memory: memory / 1024 };
  }),
);

for (const { agents, ms, cpu, bytes, memory } of measured) {
  const written = `${(bytes / 1e6).toFixed(1)} MB of state written, peak memory ${memory.toFixed(0)} MB`;
  row(`${agents} forked agents`, `${ms.toFixed(2)} ms`, `each, ${cpu.toFixed(2)} ms of CPU; ${written}`);
}
const [few, many] = measured;
row('ten times the agents: time of each', `${(many.ms / few.ms).toFixed(2)} x`, 'goal at most 1.5');
row('ten times the agents: CPU of each', `${(many.cpu / few.cpu).toFixed(2)} x`, 'goal at most 1.5');
row('written, 5,000 agents', `${(many.bytes / 1e6).toFixed(1)} MB`, 'goal under 50');
row('peak memory, 5,000 agents', `${many.memory.toFixed(0)} MB`, 'goal under 200');
