// Many live agents: bytes of state written and time per transition at 10, 100 and 1,000 of them, and the peak
// memory of a run with 1,000 forked script agents.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CLI, inProject, row } from './lib.mjs';

const DISPATCH = `for n in $(seq "$RAYMOND_INPUT"); do echo "<fork next=\\"END\\" item=\\"$n\\">WORKER</fork>"; done\n`;
const files = {
  'START.sh': DISPATCH,
  'WORKER.sh': "echo '<goto>SECOND</goto>'\n",
  'SECOND.sh': "echo '<result>ok</result>'\n",
  'END.sh': "echo '<result>all</result>'\n",
};

const measured = [10, 100, 1000].map((agents) =>
  inProject(files, (folder) => {
    const start = performance.now();
    const run = spawnSync(
      '/usr/bin/time',
      ['-f', '%M', process.execPath, CLI, 'run', 'wf', '--input', String(agents), '--quiet', '--run-id', 'r'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    if (run.status !== 0) throw new Error(run.stderr);
    const ms = performance.now() - start;
    const events = readFileSync(`${folder}/.raymond/runs/r/events.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { state_bytes: bytes } = events.findLast(({ type }) => type === 'run_ended');
    const transitions = events.filter(({ type }) => type === 'transition').length;
    return {
      agents,
      msEach: ms / transitions,
      bytesEach: bytes / transitions,
      memoryMb: Number(run.stderr.trim().split('\n').at(-1)) / 1024,
    };
  }),
);

for (const { agents, msEach, bytesEach, memoryMb } of measured) {
  row(
    `${agents} agents`,
    `${msEach.toFixed(2)} ms`,
    `${(bytesEach / 1024).toFixed(1)} KiB of state written a transition, peak ${memoryMb.toFixed(0)} MB`,
  );
}
const [ten, , thousand] = measured;
row(
  '100 times the agents: bytes a transition',
  `${(thousand.bytesEach / ten.bytesEach).toFixed(1)} x`,
  'goal at most 100',
);
row(
  '100 times the agents: time a transition',
  `${(thousand.msEach / ten.msEach).toFixed(1)} x`,
  'goal at most 100',
);
row('peak memory, 1,000 forked script agents', `${thousand.memoryMb.toFixed(0)} MB`, 'goal under 200');
