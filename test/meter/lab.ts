import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { afterEach } from '@jest/globals';
import { makeDummyKey } from '../../src/meter/dummy-key.js';
import type { News, Order, StartOrder } from '../../src/meter/protocol.js';
import { runMeter } from '../../src/meter/run-meter.js';

export const RUN_KEY = 'ab'.repeat(32);
export const REAL_KEY = 'sk-real-0123456789';

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A provider on loopback; `answer` answers what was asked, whose body is read already. */
export async function startProvider(
  answer: (response: ServerResponse, asked: Asked) => void | Promise<void>,
) {
  const asked: Asked[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const { method = '', url = '', headers } = incoming;
    asked.push({ method, path: url, headers, text: Buffer.concat(parts).toString() });
    await answer(response, asked.at(-1)!);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** An answer of Claude's in one piece. */
export const message = (output: number, usage: object = {}) => ({
  type: 'message',
  model: 'claude-sonnet-5-5',
  content: [],
  usage: { input_tokens: 10, output_tokens: output, ...usage },
});

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export type MeterLab = Awaited<ReturnType<typeof startMeter>>;

/** A meter in this process, with one agent `main` whose turn `t1` is under way. */
export async function startMeter(order: Partial<StartOrder> & { readonly url: string }, times = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'meter-'));
  const { url, ...rest } = order;
  const orders = new PassThrough();
  const output = new PassThrough();
  const news: News[] = [];
  const watchers = new Set<() => void>();
  createInterface({ input: output }).on('line', (line) => {
    news.push(JSON.parse(line) as News);
    for (const watcher of watchers) watcher();
  });
  const send = (each: Order): void => void orders.write(`${JSON.stringify(each)}\n`);
  const over = runMeter(orders, output, { queue_ms: 60_000, read_on_ms: 60_000, ...times });
  const end = (): Promise<void> => {
    orders.end();
    return over;
  };
  ends.push(async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  });
  const when = <N extends News['news']>(kind: N, fits: (each: News & { news: N }) => boolean = () => true) =>
    new Promise<News & { news: N }>((resolve) => {
      const look = (): void => {
        const found = news.find(
          (each): each is News & { news: N } => each.news === kind && fits(each as never),
        );
        if (found === undefined) return;
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      look();
    });
  const ledger = join(folder, 'requests.jsonl');
  send({
    order: 'start',
    run_key: RUN_KEY,
    socket_folder: mkdtempSync(join(tmpdir(), 'rmd-')),
    tcp: true,
    ledger,
    budget_usd: 0,
    spent_usd: 0,
    upstreams: [
      {
        id: 'cli',
        api: 'anthropic',
        base_url: url,
        headers: {},
        credentials: [
          { header: 'x-api-key', value: REAL_KEY },
          { header: 'bearer', value: `oauth-${REAL_KEY}` },
        ],
      },
    ],
    network: 'model',
    ...rest,
  });
  send({ order: 'process', agent: 'main', process: 1, upstream: 'cli' });
  const turn = (agent: string, id: string): void =>
    send({ order: 'turn', agent, state: 'START', visit: 1, turn: id });
  turn('main', 't1');
  const { socket, port } = await when('ready');
  const key = makeDummyKey(RUN_KEY, 'main', 1);
  const ask = (
    body: unknown,
    { path = '/v1/messages', method = 'POST', headers = {}, shown = key, tcp = false } = {},
  ): Promise<Answer> & { readonly begun: Promise<void>; leave(): void } => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const place = tcp ? { host: '127.0.0.1', port } : { socketPath: socket };
    const outgoing = request({
      ...place,
      path,
      method,
      agent: false,
      headers: { 'x-api-key': shown, ...headers },
    });
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const answer = new Promise<Answer>((resolve, reject) => {
      outgoing.on('error', reject).on('response', async (incoming: IncomingMessage) => {
        try {
          const parts: Buffer[] = [];
          for await (const part of incoming) {
            begin();
            parts.push(part as Buffer);
          }
          const { statusCode: status = 0, headers: got } = incoming;
          resolve({ status, headers: got, text: Buffer.concat(parts).toString() });
        } catch (error) {
          reject(error);
        }
      });
    });
    outgoing.end(method === 'GET' ? undefined : text);
    return Object.assign(answer, { begun, leave: () => void outgoing.destroy() });
  };
  /** Sends bytes as they are, and gives the status that they are answered with. */
  const raw = (text: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const client = connect(socket, () => client.write(text));
      let got = '';
      client.on('error', reject).on('close', () => resolve(0));
      client.on('data', (chunk) => {
        got += chunk.toString();
        const [, status] = /^HTTP\/1.1 (\d+)/.exec(got) ?? [];
        if (status === undefined) return;
        resolve(Number(status));
        client.destroy();
      });
    });
  /** Resolves when the orders so far were taken: what is no order is told of in its turn. */
  const taken = async (): Promise<void> => {
    const unread = () =>
      news.filter((each) => each.news === 'warning' && each.message.includes('cannot read')).length;
    const before = unread();
    orders.write('?\n');
    await when('warning', () => unread() > before);
  };
  const lines = (): Record<string, unknown>[] =>
    readFileSync(ledger, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { ask, raw, send, taken, turn, when, news, lines, ledger, socket, port, key, end };
}
