// CPU time of 200 script transitions, against a bare Node loop that starts the same 200 scripts and makes the same number
// of durable state writes; for scale, against that loop without a sync, and a bash loop that keeps no state at all.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI, cpuTime, inProject, interleaved, row } from './lib.mjs';

const COUNT = 200;

// Each script reads its number from the input, so that the workflow needs no state of its own.
const STEP = `n=\${RAYMOND_INPUT:-1}
if [ "$n" -ge ${COUNT} ]; then echo "<result>$n</result>"; else echo "<goto input=\\"$((n + 1))\\">START</goto>"; fi
`;

const bare = (sync) => `
import { spawn } from 'node:child_process';
import { open, rename } from 'node:fs/promises';
const state = JSON.stringify({ filler: 'x'.repeat(1500) });
async function write() {
  const file = await open('state.tmp', 'w');
  await file.writeFile(state);
  ${sync ? 'await file.sync();' : ''}
  await file.close();
  await rename('state.tmp', 'state.json');
  ${sync ? "const folder = await open('.', 'r'); await folder.sync(); await folder.close();" : ''}
}
for (let n = 1; n <= ${COUNT}; n++) {
  await write();
  await new Promise((resolve) => {
    const child = spawn('bash', ['wf/START.sh'], { env: { ...process.env, RAYMOND_INPUT: String(n) } });
    child.stdout.on('data', () => {});
    child.on('close', resolve);
  });
}
await write();
`;

inProject({ 'START.sh': STEP }, (folder) => {
  writeFileSync(join(folder, 'bare.mjs'), bare(true));
  writeFileSync(join(folder, 'unsynced.mjs'), bare(false));
  const bash = `for n in $(seq ${COUNT}); do RAYMOND_INPUT=$n bash wf/START.sh > /dev/null; done`;
  const times = interleaved(5, {
    bare: () => cpuTime(process.execPath, ['bare.mjs'], folder),
    unsynced: () => cpuTime(process.execPath, ['unsynced.mjs'], folder),
    raymond: () => cpuTime(process.execPath, [CLI, 'run', 'wf', '--quiet'], folder),
    once: () => cpuTime(process.execPath, [CLI, 'run', 'wf', '--quiet', '--input', COUNT], folder),
    node: () => cpuTime(process.execPath, ['-e', '0'], folder),
    bash: () => cpuTime('bash', ['-c', bash], folder),
  });
  row(`bare Node loop, ${COUNT} scripts, durable`, `${(times.bare / COUNT).toFixed(2)} ms`, 'each');
  row(
    'raymond',
    `${(times.raymond / times.bare).toFixed(2)} x`,
    `goal 1.2 (${(times.raymond / COUNT).toFixed(2)} ms each)`,
  );
  // What starting costs is bench/start.mjs's business: a step by itself.
  row(
    'raymond, a step without the start',
    `${((times.raymond - times.once) / (times.bare - times.node)).toFixed(2)} x`,
    'goal 1.2',
  );
  row('bare Node loop without a sync', `${(times.unsynced / times.bare).toFixed(2)} x`);
  row('bash loop without any state', `${(times.bash / times.bare).toFixed(2)} x`);
});
