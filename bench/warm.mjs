// A goto chain of 20 on the real Claude Code: one warm process against a process a turn (`--no-warm`), and against the
// same process fed by hand, which is what Claude's own warm turn takes. What is
// compared is the orchestration that a transition costs: what the chain takes longer than a single state, less the
// time that the model API had requests in its hands.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { claudeBinary, install } from '../test/e2e/agents/install.mjs';
import { startModelApi } from '../test/support/model-api/server.mjs';
import { CLI, inProject, interleaved, row, timeNode } from './lib.mjs';

const VERSION = '2.1.330';
const STATES = 20;
const ROUNDS = 5;

/** The API lives in a thread of its own: runs are waited for synchronously. */
async function serve({ busy }) {
  const api = await startModelApi();
  api.reply(/STATE \d+/, ({ lastPrompt }) => {
    const [state, last] = /STATE (\d+) of (\d+)/.exec(lastPrompt).slice(1).map(Number);
    return state === last ? '<result>ok</result>' : `<goto>S${state + 1}</goto>`;
  });
  const began = new Map();
  // Called at every change; it never finds what it looks for.
  void api.when((entry) => {
    if (!began.has(entry)) began.set(entry, performance.now());
    const over = entry.done || entry.aborted;
    if (over && began.get(entry) !== null) {
      busy[0] += performance.now() - began.get(entry);
      began.set(entry, null);
    }
    return false;
  });
  parentPort.postMessage(api.env);
}

async function measure() {
  install(`claude-${VERSION}`);
  const home = mkdtempSync(join(tmpdir(), 'raymond-bench-home-'));
  mkdirSync(join(home, 'bin'));
  symlinkSync(claudeBinary(VERSION), join(home, 'bin', 'claude'));
  const busy = new Float64Array(new SharedArrayBuffer(8));
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { busy } });
  const env = await new Promise((resolve) => worker.once('message', resolve));
  Object.assign(process.env, env, {
    PATH: [join(home, 'bin'), process.env.PATH].join(delimiter),
    HOME: home,
    CLAUDE_CONFIG_DIR: join(home, '.claude'),
  });

  const chain = (states, ...args) => {
    const name = (state) => (state === 1 ? 'START.md' : `S${state}.md`);
    const numbers = Array.from({ length: states }, (_, index) => index + 1);
    const files = numbers.map((state) => [name(state), `STATE ${state} of ${states}. Go on.\n`]);
    return inProject(Object.fromEntries(files), (folder) => {
      busy[0] = 0;
      return timeNode([CLI, 'run', 'wf', '--model', 'sonnet', '--quiet', ...args], folder) - busy[0];
    });
  };
  const byHand = (states) => {
    busy[0] = 0;
    return (
      timeNode([fileURLToPath(new URL('warm-by-hand.mjs', import.meta.url)), String(states)], home) - busy[0]
    );
  };
  const times = interleaved(ROUNDS, {
    hand: () => byHand(STATES),
    handOne: () => byHand(1),
    warm: () => chain(STATES),
    warmOne: () => chain(1),
    cold: () => chain(STATES, '--no-warm'),
    coldOne: () => chain(1, '--no-warm'),
  });
  await worker.terminate();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  const cold = (times.cold - times.coldOne) / (STATES - 1);
  const warm = (times.warm - times.warmOne) / (STATES - 1);
  row('orchestration a transition, --no-warm', `${cold.toFixed(0)} ms`);
  row('orchestration a transition, warm', `${warm.toFixed(0)} ms`);
  const hand = (times.hand - times.handOne) / (STATES - 1);
  row("Claude's own warm turn, fed by hand", `${hand.toFixed(0)} ms`);
  row('more with us', `${(warm - hand).toFixed(0)} ms`, 'goal at most 15');
  row('--no-warm against warm', `${(cold / warm).toFixed(1)} x`, 'goal at least 5');
  row(`the whole run of ${STATES}`, `${(times.cold / times.warm).toFixed(1)} x`, 'start and end included');
}

await (isMainThread ? measure() : serve(workerData));
