import { statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { makeDummyKey } from '../../src/meter/dummy-key.js';
import { message, REAL_KEY, RUN_KEY, sendJson, startMeter, startProvider } from './lab.js';

const body = { model: 'claude-sonnet-5-5', max_tokens: 100, messages: [{ role: 'user', content: 'hi' }] };

describe('what is passed on', () => {
  test.each([false, true])('a request and its answer, by TCP: %s', async (tcp) => {
    const provider = await startProvider((response) => sendJson(response, message(5)));
    const meter = await startMeter({ url: `${provider.url}/base` });
    const text = `{ "model": "claude-sonnet-5-5", "max_tokens": 100, "messages": [], "n": 1.0 }`;
    const answer = await meter.ask(text, {
      tcp,
      path: '/v1/messages?beta=true',
      headers: { 'accept-encoding': 'gzip', 'anthropic-version': '2023-06-01', 'X-Mine': 'yes' },
    });
    expect(answer).toMatchObject({ status: 200, text: JSON.stringify(message(5)) });
    const [asked] = provider.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/base/v1/messages?beta=true', text });
    expect(asked!.headers).toMatchObject({
      'x-api-key': REAL_KEY,
      'anthropic-version': '2023-06-01',
      'x-mine': 'yes',
    });
    expect(asked!.headers['accept-encoding']).toBeUndefined();
    expect(asked!.headers.authorization).toBeUndefined();
  });

  test('an OAuth token stays one, and a model list is got', async () => {
    const provider = await startProvider((response) => sendJson(response, { data: [] }));
    const meter = await startMeter({ url: provider.url });
    const headers = { authorization: `Bearer ${meter.key}`, 'x-api-key': meter.key };
    expect((await meter.ask('', { method: 'GET', path: '/v1/models?limit=1', headers })).status).toBe(200);
    expect(provider.asked[0]!.headers).toMatchObject({
      authorization: `Bearer oauth-${REAL_KEY}`,
      'x-api-key': REAL_KEY,
    });
    expect(meter.lines().map(({ type }) => type)).toEqual(['start']);
  });

  test.each([
    [401, { 'x-request-id': 'r1' }],
    [429, { 'retry-after': '7' }],
    [529, { 'x-should-retry': 'true' }],
    [307, { location: 'http://127.0.0.1:1/' }],
  ])('a %i, as it came', async (status, headers) => {
    const provider = await startProvider((response) => void response.writeHead(status, headers).end('no'));
    const meter = await startMeter({ url: provider.url });
    const answer = await meter.ask(body);
    expect(answer).toMatchObject({ status, text: 'no', headers });
    expect(await meter.when('request')).toMatchObject({ status, usd: 0, gate_usd: 0, basis: 'list' });
    expect(provider.asked).toHaveLength(1);
  });

  test('an answer with a header in letters that none may hold', async () => {
    const provider = await startProvider((response) => {
      response.setHeader('x-note', 'caf\xe9');
      sendJson(response, message(5));
    });
    const meter = await startMeter({ url: provider.url });
    expect(await meter.ask(body)).toMatchObject({ status: 200, headers: { 'x-note': 'caf?' } });
    expect(await meter.when('request')).toMatchObject({ out: 5, basis: 'list' });
  });

  test('a stream, at once and byte for byte', async () => {
    const parts = [
      'event: message_start\ndata: {"type":"message_start","message":{"model":"claude-sonnet-5-5","usage":{"input_tokens":1000,"cache_read_input_tokens":5,"cache_creation_input_tokens":100,"cache_creation":{"ephemeral_1h_input_tokens":100},"output_tokens":1}}}\n\n',
      'event: content_block_delta\ndata: {"type":"content_block_delta","delta":{"text":"\\"usage\\" ü"}}\n\n',
      'event: message_delta\ndata: {"type":"message_delta","usage":{"output_tokens":2000}}\n\nevent: message_stop\ndata: {"type":"message_stop"}\n\n',
    ];
    const provider = await startProvider((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      for (const part of parts) response.write(part);
      response.end();
    });
    const meter = await startMeter({ url: provider.url });
    expect((await meter.ask({ ...body, stream: true })).text).toBe(parts.join(''));
    expect(await meter.when('request')).toMatchObject({
      ...{ agent: 'main', state: 'START', visit: 1, turn: 't1', model: 'claude-sonnet-5-5', status: 200 },
      ...{ in: 1000, cache_read: 5, cache_write: 100, out: 2000, basis: 'list' },
    });
    const { usd } = await meter.when('request');
    expect(usd).toBeCloseTo((1000 * 2 + 5 * 0.1 + 100 * 4 + 2000 * 10) / 1e6, 12);
  });

  test('200 at once', async () => {
    const waiting: (() => void)[] = [];
    const provider = await startProvider(async (response) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 200) for (const go of waiting) go();
      });
      sendJson(response, message(1));
    });
    const meter = await startMeter({ url: provider.url });
    const answers = await Promise.all(Array.from({ length: 200 }, () => meter.ask(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  });

  test('by a proxy that asks for a password', async () => {
    const provider = await startProvider((response) => sendJson(response, message(5)));
    const { createServer } = await import('node:http');
    const { connect } = await import('node:net');
    const seen: unknown[] = [];
    const proxy = createServer().on('connect', (incoming, client) => {
      seen.push(incoming.headers['proxy-authorization'], incoming.url);
      const { hostname, port } = new URL(`http://${incoming.url}`);
      const target = connect(Number(port), hostname, () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        target.pipe(client).pipe(target);
      });
      client.on('error', () => target.destroy());
      target.on('error', () => client.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    process.env.http_proxy = `http://me:secret@127.0.0.1:${(proxy.address() as { port: number }).port}`;
    try {
      const meter = await startMeter({ url: provider.url });
      expect((await meter.ask(body)).status).toBe(200);
      expect(seen).toEqual([
        `Basic ${Buffer.from('me:secret').toString('base64')}`,
        provider.url.replace('http://', ''),
      ]);
      await meter.end();
    } finally {
      delete process.env.http_proxy;
      proxy.close();
    }
  });

  test('nothing, where the provider is not there: 502, which costs nothing', async () => {
    const meter = await startMeter({ url: 'http://127.0.0.1:1' });
    const { status, text } = await meter.ask(body);
    expect([status, text]).toEqual([502, expect.stringContaining('ECONNREFUSED')]);
    expect(await meter.when('request')).toMatchObject({ status: 0, usd: 0, gate_usd: 0, basis: 'list' });
  });
});

describe('keys', () => {
  test('are derived from run, agent and process', () => {
    const key = makeDummyKey(RUN_KEY, 'main', 1);
    expect(key).toMatch(/^rmd-[0-9a-f]{64}$/);
    expect(new Set([key, makeDummyKey(RUN_KEY, 'main', 2), makeDummyKey('00', 'main', 1)]).size).toBe(3);
  });

  test('hold from the begin of their process to its end; another is told of once', async () => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const meter = await startMeter({ url: provider.url });
    const statusOf = async (shown: string, headers = {}) =>
      (await meter.ask(body, { shown, headers })).status;
    expect(await statusOf(meter.key)).toBe(200);
    const others = [makeDummyKey(RUN_KEY, 'main', 2), makeDummyKey('cd', 'main', 1), 'sk-ant-x', '', 'rmd-'];
    for (const other of others) expect(await statusOf(other)).toBe(403);
    expect(await statusOf(meter.key, { authorization: 'Bearer sk-ant-x' })).toBe(403);
    expect(await statusOf(meter.key, { authorization: `Basic ${meter.key}` })).toBe(403);
    meter.send({ order: 'process_end', agent: 'main', process: 1 });
    meter.send({ order: 'process', agent: 'main', process: 3, upstream: 'cli' });
    await meter.taken();
    expect(await statusOf(makeDummyKey(RUN_KEY, 'main', 3))).toBe(200);
    expect(await statusOf(meter.key)).toBe(403);
    const refused = meter.news.filter(({ news }) => news === 'refused');
    expect(refused.map((each) => ({ ...each, message: '' }))).toEqual([
      { news: 'refused', agent: null, turn: null, field: 'key', message: '' },
      { news: 'refused', agent: 'main', turn: 't1', field: 'key', message: '' },
    ]);
    expect(JSON.stringify(meter.news)).not.toContain(REAL_KEY);
  });

  test('a socket that nobody else may open', async () => {
    const meter = await startMeter({ url: 'http://127.0.0.1:1' });
    expect(statSync(meter.socket).mode & 0o777).toBe(0o600);
    expect(statSync(meter.ledger).mode & 0o777).toBe(0o600);
  });
});

describe('ends', () => {
  test('a client that goes away: the answer is read on for its price', async () => {
    let go = (): void => undefined;
    const provider = await startProvider((response) => {
      go = () => sendJson(response, message(70));
      arrived();
    });
    let arrived = (): void => undefined;
    const there = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const meter = await startMeter({ url: provider.url });
    const asking = meter.ask(body);
    asking.catch(() => undefined);
    await there;
    asking.leave();
    meter.send({ order: 'turn_end', agent: 'main', turn: 't1', reported_usd: null });
    go();
    expect(await meter.when('turn')).toMatchObject({ out: 70, requests: 1, basis: 'list' });
  });

  test('of stdin: nothing new, what is in flight to its end, a last line', async () => {
    let go = (): void => undefined;
    let arrived = (): void => undefined;
    const there = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const provider = await startProvider((response) => {
      go = () => sendJson(response, message(3));
      arrived();
    });
    const meter = await startMeter({ url: provider.url });
    const asking = meter.ask(body);
    await there;
    const ended = meter.end();
    await expect(meter.ask(body)).rejects.toThrow();
    go();
    expect((await asking).status).toBe(200);
    await ended;
    expect(meter.lines().map(({ type }) => type)).toEqual(['start', 'bound', 'request', 'end']);
  });

  test.each([
    'event: error\ndata: {"type":"error","error":{"type":"overloaded_error"}}\n\n',
    'data: {"type":"response.failed","response":{"usage":null}}\n\n',
  ])('an answer that the provider itself gives up counts as far as it came: %j', async (last) => {
    const provider = await startProvider((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"type":"message_start","message":{"usage":{"input_tokens":9}}}\n\n');
      response.end(last);
    });
    const meter = await startMeter({ url: provider.url });
    expect((await meter.ask({ ...body, max_tokens: 128_000 })).text).toContain(last);
    const { basis, usd, gate_usd } = await meter.when('request');
    expect([basis, usd]).toEqual(['cut', 9 * 2e-6]);
    expect(gate_usd).toBeLessThan(0.01);
  });

  test('a client that does not read its answer keeps neither the meter nor the run', async () => {
    const provider = await startProvider((response) =>
      sendJson(response, { ...message(5), padding: 'x'.repeat(10_000_000) }),
    );
    const meter = await startMeter({ url: provider.url }, { read_on_ms: 1 });
    const headers = { 'x-api-key': meter.key };
    const asking = request({ socketPath: meter.socket, path: '/v1/messages', method: 'POST', headers });
    const answered = new Promise<IncomingMessage>((resolve) => asking.on('response', resolve));
    asking.on('error', () => undefined).end(JSON.stringify(body));
    (await answered).on('error', () => undefined);
    await meter.end();
    expect(meter.lines().map(({ type, basis }) => basis ?? type)).toEqual(['start', 'bound', 'cut', 'end']);
    asking.destroy();
  });

  test('an answer that does not end is cut: what was told is its cost, its bound what the gate counts', async () => {
    const provider = await startProvider((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(
        'data: {"type":"message_start","message":{"usage":{"input_tokens":1000,"output_tokens":1}}}\n\n',
      );
    });
    const meter = await startMeter({ url: provider.url }, { read_on_ms: 1 });
    const asking = meter.ask(body);
    asking.catch(() => undefined);
    await asking.begun;
    await meter.end();
    const [, bound, request] = meter.lines();
    expect(request).toMatchObject({ type: 'request', basis: 'cut', in: 1000, gate_usd: bound!.usd });
    expect(request!.usd).toBeCloseTo((1000 * 2 + 10) / 1e6, 12);
  });
});
