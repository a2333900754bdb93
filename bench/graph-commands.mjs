// What a state graph costs in CPU, children included (user + system): 500 `command` states against a bash loop of
// `sh -c`, with what loading the graph, 500 states without work and a bare Node loop of the same processes cost; and
// 4,000 entries of 2,000 engine states against 1,000 of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI, interleaved, row } from './lib.mjs';

const COMMANDS = 500;
const STATES = 2000;
const folder = mkdtempSync(join(tmpdir(), 'raymond-bench-'));
mkdirSync(join(folder, '.git'));

/** A chain of states, each leading to the next; the last one to `end`, or to the first, which lets two rounds through. */
function graph(name, count, state, isRound = false) {
  const states = Array.from({ length: count }, (_, at) => {
    const next = at + 1 < count ? `s${at + 1}` : isRound ? 's0' : 'end';
    const limit = isRound && at === 0 ? 'max_visits: { count: 2, continue: end }, ' : '';
    return `  s${at}: { ${state}, ${limit}${state.includes('engine') ? `on: { PASSED: ${next} }` : `continue: ${next}`} }\n`;
  });
  mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, name, 'workflow.yaml'),
    `initial: s0\nstates:\n${states.join('')}  end: { type: engine }\n`,
  );
}

const BARE = `
import { spawn } from 'node:child_process';
for (let n = 0; n < ${COMMANDS}; n++)
  await new Promise((resolve) => {
    const child = spawn('sh', ['-c', 'true'], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', () => {});
    child.stderr.on('data', () => {});
    child.on('close', resolve);
  });
`;

/** CPU seconds of a shell command with all its children. @throws when it ends with another code */
function cpuOf(command, expected = 0) {
  const script = `TIMEFORMAT='cpu %U %S'; time { ${command}; }`;
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, HOME: folder } };
  const { status, stderr } = spawnSync('bash', ['-c', script], options);
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
  if (status !== expected || user === undefined) throw new Error(`${command}: ${status} ${stderr}`);
  return Number(user) + Number(system);
}

const run = (name, options = '', expected = 0) =>
  cpuOf(`'${process.execPath}' '${CLI}' run ${name} --quiet ${options} > out`, expected);
/** It stops of its limit, which is a failure. */
const steps = (name, count) => run(name, `--max-steps ${count}`, 1);

try {
  graph('commands', COMMANDS, 'type: command, command: "true"');
  graph('nothing', COMMANDS, 'type: engine');
  graph('round', STATES, 'type: engine', true);
  writeFileSync(join(folder, 'bare.mjs'), BARE);
  const cpu = interleaved(3, {
    bash: () => cpuOf(`for n in $(seq ${COMMANDS}); do sh -c true; done`),
    bare: () => cpuOf(`'${process.execPath}' bare.mjs`),
    commands: () => run('commands'),
    nothing: () => run('nothing'),
    load: () => steps('commands', 1),
    loadRound: () => steps('round', 1),
    thousand: () => steps('round', 1000),
    fourThousand: () => steps('round', 4000),
  });
  const times = (value) => `${(value / cpu.bash).toFixed(2)} x`;
  row(`bash loop, ${COMMANDS} times sh -c true`, `${cpu.bash.toFixed(2)} s`, 'user + system');
  row(`${COMMANDS} command states`, times(cpu.commands), 'goal 2.5');
  row('  a bare Node loop, without any state', times(cpu.bare), 'node itself: it forks, and with its memory');
  row('  starting, and loading the graph', times(cpu.load));
  row(`  ${COMMANDS} engine states, loaded and run`, times(cpu.nothing));
  const growth = (cpu.fourThousand - cpu.loadRound) / (cpu.thousand - cpu.loadRound);
  row(`4,000 entries of ${STATES} engine states`, `${growth.toFixed(2)} x`, 'of 1,000; linear is 4');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
