// What the meter adds to the first byte of an answer: the same request asked of a model server on this machine directly,
// by the meter's Unix socket, and by its TCP port, interleaved. `node bench/meter.mjs [ROUNDS]`, after a build.
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { CLI, median, row } from './lib.mjs';

const ROUNDS = Number(process.argv[2] ?? 300);
const METER = join(dirname(dirname(CLI)), 'meter', 'index.js');
const TEXT = 'word '.repeat(8000);

const usage = { input_tokens: 10_000, output_tokens: 100 };
const EVENTS = [
  { type: 'message_start', message: { usage } },
  ...Array.from({ length: 50 }, () => ({ type: 'content_block_delta', delta: { text: 'word ' } })),
  { type: 'message_delta', usage },
  { type: 'message_stop' },
];

/** The model server lives in a thread of its own, so that it does not wait for who asks. */
function serve() {
  const server = createServer((incoming, response) => {
    incoming.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of EVENTS) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
}

/** Time to the first byte of the answer's body, ms. */
function timeAsking(place, key, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const start = performance.now();
    const asking = request({ ...place, path: '/v1/messages', method: 'POST', headers }, (response) => {
      let first = 0;
      response.on('data', () => {
        first ||= performance.now() - start;
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(first) : reject(response.statusCode)));
    });
    asking.on('error', reject).end(body);
  });
}

async function measure() {
  const worker = new Worker(fileURLToPath(import.meta.url));
  const upstream = await new Promise((resolve) => worker.once('message', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'rm-'));
  const meter = spawn(process.execPath, [METER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const news = createInterface({ input: meter.stdout });
  const tell = (order) => meter.stdin.write(`${JSON.stringify(order)}\n`);
  const run_key = randomBytes(32).toString('hex');
  const credentials = [{ header: 'x-api-key', value: 'sk-real' }];
  const base_url = `http://127.0.0.1:${upstream}`;
  tell({
    ...{ order: 'start', run_key, socket_folder: folder, tcp: true, ledger: join(folder, 'requests.jsonl') },
    ...{ budget_usd: 100_000, spent_usd: 0, network: 'model' },
    upstreams: [{ id: 'claude', api: 'anthropic', base_url, credentials }],
  });
  tell({ order: 'process', agent: 'main', process: 1, upstream: 'claude' });
  tell({ order: 'turn', agent: 'main', state: 'START', visit: 1, turn: 't' });
  const { socket, port } = await new Promise((resolve) =>
    news.on('line', (line) => JSON.parse(line).news === 'ready' && resolve(JSON.parse(line))),
  );
  const key = `rmd-${createHmac('sha256', Buffer.from(run_key, 'hex')).update('main\x001').digest('hex')}`;
  const agent = () => new Agent({ keepAlive: true });
  const places = {
    direct: { host: '127.0.0.1', port: upstream, agent: agent() },
    socket: { socketPath: socket, agent: agent() },
    tcp: { host: '127.0.0.1', port, agent: agent() },
  };
  const body = JSON.stringify({
    model: 'claude-sonnet-5-5',
    max_tokens: 1000,
    stream: true,
    messages: [{ role: 'user', content: TEXT }],
  });
  const times = { direct: [], socket: [], tcp: [] };
  for (let round = -20; round < ROUNDS; round += 1)
    for (const [kind, place] of Object.entries(places)) {
      const ms = await timeAsking(place, key, body);
      if (round >= 0) times[kind].push(ms);
    }
  meter.stdin.end();
  await new Promise((resolve) => meter.on('exit', resolve));
  await worker.terminate();
  for (const { agent } of Object.values(places)) agent.destroy();
  rmSync(folder, { recursive: true, force: true });
  row('first byte, direct', `${median(times.direct).toFixed(2)} ms`, `${body.length / 1000} kB asked`);
  for (const kind of ['socket', 'tcp']) {
    const more = times[kind].map((ms, index) => ms - times.direct[index]);
    row(`more by the meter's ${kind}`, `${median(more).toFixed(2)} ms`, 'goal at most 2');
    row(`ratio by the meter's ${kind}`, `${(median(times[kind]) / median(times.direct)).toFixed(1)} x`);
  }
}

await (isMainThread ? measure() : serve());
