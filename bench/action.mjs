// How long the Action's `main` takes to its first state, without a restore, and a `post` that has nothing to do,
// against `node -e 0`; and the sizes of what is loaded. The agent's own start is not in it: the state is a script.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLI, inProject, median, row, timeNode } from './lib.mjs';

const MAIN = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'action', 'index.js');

const POST = join(dirname(MAIN), 'post.js');

/** ms until `main` says that its first state has started. */
function timeToFirstState(folder) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_EVENT_NAME: 'push',
    RUNNER_TEMP: join(folder, 'tmp'),
    INPUT_WORKFLOW: 'wf',
    INPUT_RESUME: 'never',
    'INPUT_STATE-STORE': 'none',
    INPUT_TRANSCRIPTS: 'off',
  };
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [MAIN], { cwd: folder, env });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('[main START]')) resolve(performance.now() - start);
    });
    child.on('exit', () => reject(new Error(out)));
  });
}

await inProject({ 'START.sh': "echo '<result>ok</result>'\n" }, async (folder) => {
  const times = { node: [], main: [], post: [] };
  for (let round = 0; round < 11; round++) {
    times.node.push(timeNode(['-e', '0'], folder));
    times.main.push(await timeToFirstState(folder));
    times.post.push(timeNode([POST], folder));
  }
  const node = median(times.node);
  row('node -e 0', `${node.toFixed(0)} ms`);
  row('main to its first state', `${(median(times.main) / node).toFixed(2)} x`, 'goal 2');
  row('post with nothing to do', `${(median(times.post) / node).toFixed(2)} x`, 'goal 1.5');
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
