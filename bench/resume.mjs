// A resume of a run that has taken 10,000 steps, against one of a run that has taken ten: until it has run one script
// more and has ended.
import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { CLI, inProject, median, row, stateOf } from './lib.mjs';

const STEPS = [10, 10_000];
const ROUNDS = 5;

/** A run that has come to its limit of steps. */
function prepare(folder, steps) {
  const replies = [...Array(steps - 1).fill('<goto>START</goto>'), '<goto>END</goto>'];
  const recording = `${folder}/recording-${steps}`;
  spawnSync('mkdir', ['-p', recording]);
  writeFileSync(`${recording}/replies.yaml`, `START:\n${replies.map((reply) => `  - ${reply}\n`).join('')}`);
  const flags = [
    '--agent',
    'replay',
    '--recording',
    recording,
    '--run-id',
    `r${steps}`,
    '--max-steps',
    String(steps),
  ];
  spawnSync(process.execPath, [CLI, 'run', 'wf', '--quiet', ...flags], { cwd: folder });
  // Reading ten thousand replies would be most of the resume.
  writeFileSync(`${recording}/replies.yaml`, 'START: [<goto>END</goto>]\n');
}

function resume(folder, steps) {
  spawnSync('rm', ['-rf', `${folder}/kept`]);
  spawnSync('cp', ['-a', stateOf(folder), `${folder}/kept`]);
  const start = performance.now();
  const args = [CLI, 'resume', `r${steps}`, '--max-steps', String(steps + 1), '--quiet'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const ms = performance.now() - start;
  if (run.status !== 0) throw new Error(run.stderr);
  spawnSync('rm', ['-rf', stateOf(folder)]);
  spawnSync('mv', [`${folder}/kept`, stateOf(folder)]);
  return ms;
}

inProject({ 'START.md': 'go on', 'END.sh': "echo '<result>done</result>'\n" }, (folder) => {
  for (const steps of STEPS) prepare(folder, steps);
  const times = STEPS.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, steps] of STEPS.entries()) times[index].push(resume(folder, steps));
  const [few, many] = times.map(median);
  const log = statSync(`${stateOf(folder)}/runs/r${STEPS[1]}/events.jsonl`).size;
  row(`resume after ${STEPS[0]} steps`, `${few.toFixed(0)} ms`);
  row(
    `resume after ${STEPS[1]} steps`,
    `${many.toFixed(0)} ms`,
    `goal 300, a log of ${(log / 1e6).toFixed(1)} MB`,
  );
  row('against each other', `${(many / few).toFixed(2)} x`);
});
