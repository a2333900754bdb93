// How long the Action's `main` takes to its first state on a first attempt and to an input error, a `post` that has nothing to do, and the
// command line to its version, against `node -e 0` in the same rounds; and the sizes of what is loaded. The agent's own
// start is not in it: the state is a script. Run it by the Node that runs the Action: test/e2e/node24/install.mjs
// prints the path of one.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLI, inProject, median, row, timeNode } from './lib.mjs';

const MAIN = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'action', 'index.js');
const POST = join(dirname(MAIN), 'post.js');
const ROUNDS = Number(process.argv[2] ?? 21);

const git = (folder, ...args) =>
  execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** As actions/checkout leaves it. @returns its commit */
function checkout(folder) {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=first');
  return git(folder, 'rev-parse', 'HEAD');
}

const jobOf = (folder, sha) => ({
  PATH: process.env.PATH,
  HOME: folder,
  GITHUB_WORKSPACE: folder,
  GITHUB_REPOSITORY: 'o/r',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_SHA: sha,
  GITHUB_RUN_ATTEMPT: '1',
  // Each job has its own: what an earlier one has left there would be an earlier step's.
  RUNNER_TEMP: join(folder, 'tmp', randomUUID()),
  INPUT_WORKFLOW: 'wf',
  'INPUT_CHECK-RUN-ID': '7',
});

/** ms until `main` says that its first state has started; the run is waited for, so that nothing runs beside the next. */
function timeToFirstState(folder, sha) {
  const env = jobOf(folder, sha);
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [MAIN], { cwd: folder, env });
    let out = '';
    let ms = null;
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('[main START]')) ms ??= performance.now() - start;
    });
    child.on('exit', () => (ms === null ? reject(new Error(out)) : resolve(ms)));
  });
}

/** ms until `main` has ended over an input that cannot be used. */
function timeToInputError(folder, sha) {
  const env = { ...jobOf(folder, sha), INPUT_BUDGET: 'x' };
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [MAIN], { cwd: folder, env, encoding: 'utf8' });
  const ms = performance.now() - start;
  if (status !== 1 || !stdout.includes('`budget`')) throw new Error(stdout);
  return ms;
}

await inProject({ 'START.sh': "echo '<result>ok</result>'\n" }, async (folder) => {
  const sha = checkout(folder);
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const times = { node: [], empty: [], main: [], error: [], post: [], version: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.node.push(timeNode(['-e', '0'], folder));
    times.empty.push(timeNode([empty], folder));
    times.main.push(await timeToFirstState(folder, sha));
    times.error.push(timeToInputError(folder, sha));
    times.post.push(timeNode([POST], folder));
    times.version.push(timeNode([CLI, '--version'], folder));
  }
  /** Of the medians; and of the fastest rounds, which other work on the machine has disturbed least. */
  const ratios = (name, goal) => {
    const of = (pick) => (pick(times[name]) / pick(times.node)).toFixed(2);
    return [`${of(median)} x`, `${of((all) => Math.min(...all))} x by the fastest rounds${goal}`];
  };
  row(`node -e 0 (${process.version})`, `${median(times.node).toFixed(0)} ms`, `median of ${ROUNDS} rounds`);
  row('node with an empty file', ...ratios('empty', ''));
  row('main to its first state', ...ratios('main', '; goal 2'));
  row('main to an input error', ...ratios('error', '; goal 2'));
  row('post with nothing to do', ...ratios('post', '; goal 1.5'));
  row('command line: --version', ...ratios('version', '; goal 1.5'));
});

for (const [name, file] of [
  ['command line', CLI],
  ['action', MAIN],
]) {
  const folder = dirname(file);
  const total = readdirSync(folder).reduce((sum, each) => sum + statSync(join(folder, each)).size, 0);
  row(
    `${name}: index.js`,
    `${(statSync(file).size / 1024).toFixed(0)} KiB`,
    `${(total / 1024).toFixed(0)} KiB in all, loaded as needed`,
  );
}
