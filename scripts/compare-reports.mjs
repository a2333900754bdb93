// Do two versions of the program tell the same of every sample? Runs each with both, on its recording, and compares the
// report, what `show` and `lint` tell as JSON, and the diagram. Ids, times, durations and folders are masked; what was
// masked is printed.
//
//   node scripts/compare-reports.mjs OLD/dist/cli/index.js [NEW/dist/cli/index.js]     exits 1 where they differ
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const HOME = dirname(dirname(fileURLToPath(import.meta.url)));
const SAMPLES = join(HOME, 'workflows');
/** Where a sample is not its folder itself. */
const ENTRIES = { 'raili-ticket': '.raili/main', ralph: 'PROMPT.md' };

const [old, recent = join(HOME, 'dist', 'cli', 'index.js')] = process.argv.slice(2);
if (old === undefined) throw new Error('Give the old dist/cli/index.js.');

/** Keys whose values differ from run to run, whatever the version. */
const MASKED_KEYS = /(?:^|_)(?:ms|at|time|started|ended|duration|session|session_id|version|pid|bytes|seq)$/;
/** What differs in texts: times, session ids, hashes and amounts of time. */
const MASKED_TEXTS = [
  /\d{4}-\d\d-\d\dT[\d:.]+Z/g,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
  /\b(?:[0-9a-f]{8}|[0-9a-f]{40}|[0-9a-f]{64})\b/g,
  /\b\d+(?:\.\d+)?(?:ms| s)\b|\b\d+m \d+s\b/g,
  /raymond-compare-\w+|-[0-9a-f]{8}(?=\/)/g,
];
const masked = new Map();
const count = (what) => masked.set(what, (masked.get(what) ?? 0) + 1);

function mask(value, key = '') {
  if (Array.isArray(value)) return value.map((item) => mask(item, key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mask(item, name)]));
  if (value !== null && MASKED_KEYS.test(key)) {
    count(key);
    return `<${key}>`;
  }
  return typeof value === 'string' ? maskText(value) : value;
}

function maskText(text) {
  return MASKED_TEXTS.reduce(
    (rest, pattern) =>
      rest.replace(pattern, () => {
        count(String(pattern));
        return '<…>';
      }),
    text,
  );
}

function tell(cli, args, cwd, env) {
  const { status, stdout } = spawnSync(process.execPath, [cli, ...args], { cwd, env, encoding: 'utf8' });
  let said = stdout;
  try {
    said = JSON.parse(stdout);
  } catch {
    // A diagram, or nothing.
  }
  return JSON.stringify({ status, said: mask(said) }, null, 1).split('\n');
}

/** What the sample's own test needs. */
const caseOf = (sample) => parse(readFileSync(join(SAMPLES, sample, 'recording', 'test.yaml'), 'utf8'));

function layOut(project, { files = {}, changes = {}, git = false }) {
  const write = (texts) => {
    for (const [name, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(project, name)), { recursive: true });
      writeFileSync(join(project, name), text);
    }
  };
  mkdirSync(project, { recursive: true });
  const as = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  const runGit = (...args) => spawnSync('git', [...as, ...args], { cwd: project });
  write(files);
  cpSync(SAMPLES, join(project, 'workflows'), { recursive: true });
  if (git) {
    runGit('init', '--quiet', '--initial-branch=main');
    runGit('add', '.');
    runGit('commit', '--quiet', '--message', 'first');
  }
  write(changes);
}

function tellAll(cli, sample) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-compare-')));
  try {
    const project = join(folder, 'project');
    const { input, vars = {}, env: given = {}, project: needs = {} } = caseOf(sample);
    layOut(project, needs);
    const env = {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_STATE_HOME: join(folder, 'state'), LC_ALL: 'C.UTF-8' },
      ...given,
    };
    const workflow = join('workflows', sample, ENTRIES[sample] ?? '');
    const recording = join(project, 'workflows', sample, 'recording');
    const run = ['run', workflow, '--agent', 'replay', '--recording', recording];
    const values = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}=${value}`]);
    const flags = ['--run-id', 'r', '--json', '--concurrency', '1', '--on-ask', 'pause', ...values];
    if (input !== undefined) flags.push('--input', input);
    return {
      report: tell(cli, [...run, ...flags], project, env),
      show: tell(cli, ['show', 'r', '--json'], project, env),
      lint: tell(cli, ['lint', workflow, '--json'], project, env),
      diagram: tell(cli, ['diagram', workflow], project, env),
      travelled: tell(cli, ['diagram', '--run', 'r'], project, env),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let different = 0;
const samples = readdirSync(SAMPLES).filter((name) => existsSync(join(SAMPLES, name, 'recording')));
if (samples.length === 0) throw new Error('There are no samples.');
for (const sample of samples) {
  const [before, after] = [old, recent].map((cli) => tellAll(resolve(cli), sample));
  const parts = Object.keys(before).map((part) => {
    const at = before[part].findIndex((line, index) => line !== after[part][index]);
    const isSame = at === -1 && before[part].length === after[part].length;
    if (isSame) return `${part} equal (${before[part].length} lines)`;
    different += 1;
    const line = at === -1 ? Math.min(before[part].length, after[part].length) : at;
    return `${part} DIFFERS in line ${line + 1}:\n  - ${before[part][line]}\n  + ${after[part][line]}\n`;
  });
  const { said } = JSON.parse(before.report.join('\n'));
  console.log(`${sample} (${said.status ?? 'not started'}): ${parts.join(', ')}`);
}
console.log('masked:');
for (const [what, times] of [...masked].sort()) console.log(`  ${what} ${times}`);
process.exitCode = different === 0 ? 0 : 1;
