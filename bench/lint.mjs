// What lint adds to a start (spec 2.4): opening a workflow with its rules against the same without them, as a resume
// opens it, each in a process of its own. `npm run build` comes first: it is the code in lib/ that is measured.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject, interleaved, median, row } from './lib.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const SAMPLES = [
  'tour',
  'plan-implement-review',
  'dispatcher',
  'review-panel',
  'parallel-fix',
  'raili-ticket/.raili/main',
  'ralph/PROMPT.md',
];
const ROUNDS = 15;
const STATES = 1000;

// Whatever runs a workflow starts processes: what that loads is no part of lint.
const opener = (lib) => `
import 'node:child_process';
import { openWorkflow } from ${JSON.stringify(join(lib, 'workflow', 'open.js'))};
const [, , path, linted] = process.argv;
const start = performance.now();
const used = process.cpuUsage();
await openWorkflow(path, linted === 'yes' ? { linted: true } : {});
const { user, system } = process.cpuUsage(used);
console.log(JSON.stringify({ ms: performance.now() - start, cpu: (user + system) / 1000 }));
`;

/** Bundled as it is in dist/: what a start loads is a part of what it takes. */
async function bundle(folder) {
  const entry = join(folder, 'opener.mjs');
  writeFileSync(entry, opener(join(root, 'lib')));
  const ncc = createRequire(import.meta.url)('@vercel/ncc');
  const { code, assets } = await ncc(entry, { cache: false, quiet: true });
  const out = join(folder, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'index.mjs'), code);
  for (const [name, { source }] of Object.entries(assets)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), source);
  }
  return join(out, 'index.mjs');
}

/** As a chain of prompts and scripts, each with a policy or a tag in its text. */
function chain(states) {
  const name = (n) => `S${n}`;
  const files = { '1_START.md': `Go on.\n<goto>${name(1)}</goto>\n` };
  for (let n = 1; n <= states; n++) {
    const to = n === states ? '<result>done</result>' : `<goto>${name(n + 1)}</goto>`;
    if (n % 4 === 0)
      files[`${name(n)}.sh`] = `# Step ${n}\n[ -n "$RAYMOND_STATE" ] || exit 1\necho '${to}'\n`;
    else
      files[`${name(n)}.md`] = `Do step ${n} of the work with care.\n\n${'Words. '.repeat(100)}\n\n${to}\n`;
  }
  return files;
}

/**
 * Wall and processor time that lint adds, ms. On a machine that others use too the best of the rounds and the
 * processor's time say what it is worth.
 */
function measure(opener, path, rounds) {
  const processor = { yes: [], no: [] };
  const best = { yes: Number.POSITIVE_INFINITY, no: Number.POSITIVE_INFINITY };
  const open = (linted) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [opener, path, linted], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${path}: ${stderr}`);
    const { ms, cpu } = JSON.parse(stdout);
    processor[linted].push(cpu);
    best[linted] = Math.min(best[linted], ms);
    return ms;
  };
  const { bare, linted } = interleaved(rounds, { bare: () => open('yes'), linted: () => open('no') });
  const cpu = median(processor.no) - median(processor.yes);
  return { bare, linted, more: linted - bare, least: best.no - best.yes, cpu };
}

const told = ({ bare, linted, least, cpu }) =>
  `(${linted.toFixed(0)} ms against ${bare.toFixed(0)} ms; best rounds ${least.toFixed(1)} ms; ${cpu.toFixed(0)} ms of a processor)`;

const folder = mkdtempSync(join(tmpdir(), 'raymond-bench-lint-'));
try {
  const opener = await bundle(folder);
  for (const sample of SAMPLES) {
    const times = measure(opener, join(root, 'workflows', sample), ROUNDS);
    row(`lint of ${sample}`, `${times.more.toFixed(1)} ms`, `goal under 20 ${told(times)}`);
  }
  inProject(chain(STATES), (project) => {
    const times = measure(opener, join(project, 'wf'), 5);
    row(`lint of ${STATES} states`, `${times.more.toFixed(0)} ms`, `goal under 1000 ${told(times)}`);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
