// All samples with `raymond test --faults`: what the runs came to, and how long it took. Needs no key.
// Usage: node bench/faults.mjs [CLI]; default: dist/cli/index.js
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = process.argv[2] ?? join(root, 'dist', 'cli', 'index.js');
const SAMPLES = [
  'dispatcher',
  'parallel-fix',
  'plan-implement-review',
  'raili-ticket/.raili/main',
  'ralph/PROMPT.md',
  'review-panel',
  'tour',
];

const ends = new Map();
let seconds = 0;
for (const sample of SAMPLES) {
  const began = performance.now();
  const line = [cli, 'test', join(root, 'workflows', sample), '--faults', '--json'];
  const { stdout, status } = spawnSync(process.execPath, line, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const took = (performance.now() - began) / 1000;
  seconds += took;
  const faults = JSON.parse(stdout).cases.flatMap((each) => each.faults);
  for (const { fault, end } of faults) {
    const row = ends.get(fault) ?? {};
    ends.set(fault, { ...row, [end]: (row[end] ?? 0) + 1 });
  }
  console.log(
    `${sample.padEnd(26)} exit ${status}  ${String(faults.length).padStart(3)} faults  ${took.toFixed(1)} s`,
  );
}
console.table(Object.fromEntries(ends));
console.log(`${seconds.toFixed(1)} s in all`);
