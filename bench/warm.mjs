// A goto chain of 20 on the real Claude Code: one warm process against a process a turn (`--no-warm`), and against the
// same process fed by hand, which is what Claude's own warm turn takes. What is compared is the time from the end of
// an answer to the next request, as the model API sees it. `node bench/warm.mjs [ROUNDS]`.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { claudeBinary, install } from '../test/e2e/agents/install.mjs';
import { startModelApi } from '../test/support/model-api/server.mjs';
import { CLI, inProject, interleaved, median, row, timeNode } from './lib.mjs';

const VERSION = '2.1.330';
const STATES = 20;
const ROUNDS = Number(process.argv[2] ?? 5);

/** The API lives in a thread of its own: runs are waited for synchronously. */
async function serve({ gaps }) {
  const api = await startModelApi();
  api.reply(/STATE \d+/, ({ lastPrompt }) => {
    const [state, last] = /STATE (\d+) of (\d+)/.exec(lastPrompt).slice(1).map(Number);
    return state === last ? '<result>ok</result>' : `<goto>S${state + 1}</goto>`;
  });
  const isOpen = new Map();
  let ended = 0;
  // Called at every change; it never finds what it looks for.
  void api.when((entry) => {
    if (!isOpen.has(entry)) {
      isOpen.set(entry, true);
      // A run's first request has no answer before it.
      if (gaps[0] >= 0) gaps[gaps[0] + 1] = performance.now() - ended;
      gaps[0] += 1;
    }
    if (isOpen.get(entry) && (entry.done || entry.aborted)) {
      isOpen.set(entry, false);
      ended = performance.now();
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
  // How many gaps there were since the first request, and then each of them, ms.
  const gaps = new Float64Array(new SharedArrayBuffer(8 * 10 * STATES));
  const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { gaps } });
  const env = await new Promise((resolve) => worker.once('message', resolve));
  Object.assign(process.env, env, {
    PATH: [join(home, 'bin'), process.env.PATH].join(delimiter),
    HOME: home,
    CLAUDE_CONFIG_DIR: join(home, '.claude'),
  });

  const seen = { hand: [], warm: [], cold: [] };
  /** A run's wall time, ms; its gaps are kept. */
  const timed = (kind, args, folder) => {
    gaps[0] = -1;
    const ms = timeNode(args, folder);
    seen[kind].push(...gaps.slice(1, gaps[0] + 1));
    return ms;
  };
  const chain = (kind, ...args) => {
    const name = (state) => (state === 1 ? 'START.md' : `S${state}.md`);
    const numbers = Array.from({ length: STATES }, (_, index) => index + 1);
    const files = numbers.map((state) => [name(state), `STATE ${state} of ${STATES}. Go on.\n`]);
    const command = [CLI, 'run', 'wf', '--model', 'sonnet', '--quiet', ...args];
    return inProject(Object.fromEntries(files), (folder) => timed(kind, command, folder));
  };
  const byHand = fileURLToPath(new URL('warm-by-hand.mjs', import.meta.url));
  const times = interleaved(ROUNDS, {
    hand: () => timed('hand', [byHand, String(STATES)], home),
    warm: () => chain('warm'),
    cold: () => chain('cold', '--no-warm'),
  });
  await worker.terminate();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  const { hand, warm, cold } = seen;
  row('from an answer to the next request, --no-warm', `${median(cold).toFixed(0)} ms`);
  row('the same, warm', `${median(warm).toFixed(0)} ms`);
  row("the same, Claude's own, fed by hand", `${median(hand).toFixed(0)} ms`);
  const more = (of) => (of(warm) - of(hand)).toFixed(0);
  row('more with us', `${more(median)} ms`, `goal at most 15 (fastest quarters: ${more(quartile)} ms)`);
  row('--no-warm against warm', `${(median(cold) / median(warm)).toFixed(1)} x`, 'goal at least 5');
  row(`the whole run of ${STATES}`, `${(times.cold / times.warm).toFixed(1)} x`, 'start and end included');
}

/** On a machine that others use too it says more of us than the median does. */
const quartile = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)];

await (isMainThread ? measure() : serve(workerData));
