import { request, type ServerResponse } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import type { ModelApi } from '../../src/core/agent-clis.js';
import { priceFactorOf } from '../../src/core/metering/prices.js';
import { boundRequest, countInputTokens, type PricedRoute } from '../../src/meter/bound.js';
import { makeDummyKey } from '../../src/meter/dummy-key.js';
import { findFields } from '../../src/meter/remote-fields.js';
import { type Asked, message, RUN_KEY, sendJson, startMeter, startProvider } from './lab.js';

function boundOf(body: Record<string, unknown>, route: PricedRoute = 'messages', tokens?: number) {
  const api: ModelApi = route === 'messages' ? 'anthropic' : 'openai';
  const found = findFields(api, body);
  const asked = { api, route, model: String(body.model), body, isBudgeted: true };
  const counted = tokens ?? countInputTokens(api, found, JSON.stringify(body).length, 1e6);
  return { ...boundRequest(asked, found, counted, 1), tokens: counted };
}
const sonnet = { model: 'claude-sonnet-5-5', max_tokens: 1000 };
const gpt = { model: 'gpt-5.4' };
const FAR = { cache_control: { type: 'ephemeral', ttl: '1h' } };

describe('the bound of a request', () => {
  test('input at the dearest price that it can have', () => {
    const cached = (control: object) =>
      boundOf({ ...sonnet, system: [{ type: 'text', text: 'x', ...control }] }, 'messages', 1e6).fixed;
    expect(cached({})).toBeCloseTo(2, 9);
    expect(cached({ cache_control: { type: 'ephemeral' } })).toBeCloseTo(2.5, 9);
    expect(cached({ cache_control: { type: 'ephemeral', ttl: '5m' } })).toBeCloseTo(2.5, 9);
    expect(cached(FAR)).toBeCloseTo(4, 9);
    expect(boundOf(gpt, 'responses', 1e6).fixed).toBeCloseTo(5, 9);
    expect(boundOf(gpt, 'responses', 100_000).fixed).toBeCloseTo(0.25, 9);
  });

  test.each([
    ['messages', { max_tokens: 7, max_output_tokens: 9 }, 7],
    ['messages', { max_tokens: null }, 128_000],
    ['chat/completions', { max_tokens: 5, max_completion_tokens: 9 }, 9],
    ['chat/completions', { max_output_tokens: 5 }, 272_000],
    ['responses', { max_output_tokens: 4, max_tokens: 1 }, 4],
    ['responses', { max_tokens: 1 }, 272_000],
  ] as const)('the limit of %s %j', (route, body, limit) => {
    const model = route === 'messages' ? sonnet.model : gpt.model;
    expect(boundOf({ model, ...body }, route).limit).toBe(limit);
  });

  test('n counts n times, where the API knows it', () => {
    expect(boundOf({ ...gpt, n: 3 }, 'chat/completions').perOutputToken).toBeCloseTo(45e-6, 12);
    expect(boundOf({ ...gpt, n: 0 }, 'chat/completions').perOutputToken).toBeCloseTo(15e-6, 12);
    expect(boundOf({ ...gpt, n: 3 }, 'responses').perOutputToken).toBeCloseTo(15e-6, 12);
    for (const n of [-1, 1e10, '3', 1.5])
      expect(() => boundOf({ ...gpt, n }, 'chat/completions')).toThrow('n must be');
  });

  test.each([
    ['anthropic', {}, 1],
    ['anthropic', { service_tier: 'auto', speed: 'standard', inference_geo: 'global' }, 1],
    ['anthropic', { speed: 'fast' }, 6],
    ['anthropic', { speed: 'constructor' }, 6],
    ['anthropic', { speed: 5 }, 6],
    ['anthropic', { inference_geo: 'us' }, 1.1],
    ['anthropic', { inference_geo: 'mars' }, 1.1],
    ['openai', { service_tier: 'priority' }, 2],
    ['openai', { service_tier: 'new' }, 2],
    ['openai', { service_tier: 'flex' }, 1],
  ] as const)('%s %j: %f times', (api, fields, factor) => {
    expect(priceFactorOf(api, fields)).toBeCloseTo(factor, 9);
  });

  test('pictures by the most that one counts, documents as the whole context', () => {
    const data = 'A'.repeat(500_000);
    const part = (type: string) => ({ type, source: { type: 'base64', media_type: 'x', data } });
    const of = (...content: object[]) => boundOf({ ...sonnet, messages: [{ role: 'user', content }] }).tokens;
    expect(of(part('image'), part('image'))).toBeLessThan(12_000);
    expect(of(part('document'))).toBe(1e6);
    expect(of({ type: 'text', text: data })).toBeGreaterThan(500_000);
    const image_url = { url: `data:image/png;base64,${data}` };
    const messages = [{ role: 'user', content: [{ type: 'image_url', image_url }] }];
    expect(boundOf({ ...gpt, messages }, 'chat/completions').tokens).toBeLessThan(27_000);
  });

  test('what the API does besides: a summary first, a prediction that is not taken', () => {
    const context_management = { edits: [{ type: 'compact_20260112' }] };
    expect(boundOf({ ...sonnet, context_management }, 'messages', 1000).perOutputToken).toBeCloseTo(2e-5, 12);
    const predicted = boundOf({ ...gpt, prediction: { content: 'x'.repeat(1000) } }, 'chat/completions', 0);
    expect(predicted.fixed).toBeGreaterThan(1000 * 15e-6);
  });
});

/** About what Claude Code sends: instructions and tools of 80 kB, four bytes a token, and what was said so far. */
const claudeBody = (messages: unknown[] = [], more = {}) => ({
  model: 'claude-opus-5-5',
  max_tokens: 128_000,
  thinking: { type: 'enabled', budget_tokens: 100_000 },
  stream: false,
  system: [{ type: 'text', text: 'word '.repeat(4000), ...FAR }],
  tools: Array.from({ length: 20 }, (_, index) => ({ name: `t${index}`, description: 'word '.repeat(600) })),
  messages,
  ...more,
});

const countOr =
  (answer: (response: ServerResponse, asked: Asked) => void) => (response: ServerResponse, asked: Asked) =>
    asked.path.includes('count_tokens')
      ? sendJson(response, { input_tokens: 20_000 })
      : answer(response, asked);

describe('the gate at work', () => {
  test('3 MB of screenshots under a budget of 5 are sent as they are', async () => {
    const provider = await startProvider(countOr((response) => sendJson(response, message(1))));
    const meter = await startMeter({ url: provider.url, budget_usd: 5 });
    const source = { type: 'base64', media_type: 'image/png', data: 'A'.repeat(150_000) };
    const shots = Array.from({ length: 20 }, () => ({ type: 'image', source }));
    expect((await meter.ask(claudeBody([{ role: 'user', content: shots }]))).status).toBe(200);
    const sent = provider.asked.find(({ path }) => path === '/v1/messages');
    expect(JSON.parse(sent!.text)).toMatchObject({
      max_tokens: 128_000,
      thinking: { budget_tokens: 100_000 },
    });
  });

  test('sixteen forks with a dollar left: four at once at least, and none over it', async () => {
    const open: (() => void)[] = [];
    let seen = 0;
    let arrived = (): void => undefined;
    const four = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const provider = await startProvider(
      countOr((response) => {
        // From the fourth on nobody is kept waiting.
        if (seen === 4) return sendJson(response, message(500));
        seen += 1;
        open.push(() => sendJson(response, message(500)));
        if (seen === 4) arrived();
      }),
    );
    const meter = await startMeter({ url: provider.url, budget_usd: 1 });
    for (let index = 0; index < 16; index += 1) {
      meter.send({ order: 'process', agent: `f${index}`, process: 10 + index, upstream: 'cli' });
      meter.turn(`f${index}`, `f${index}`);
    }
    await meter.taken();
    const answers = Array.from({ length: 16 }, (_, index) =>
      meter.ask(claudeBody(), { shown: makeDummyKey(RUN_KEY, `f${index}`, 10 + index) }),
    );
    await four;
    for (const go of open.splice(0)) go();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(16).fill(200));
    const bounds = meter.lines().filter(({ type }) => type === 'bound');
    const flying = bounds.slice(0, 4).reduce((sum, { usd }) => sum + Number(usd), 0);
    expect(flying).toBeLessThanOrEqual(1);
  });

  test('a request that does not fit is clamped, its thinking with it, and said so to the API', async () => {
    const provider = await startProvider(countOr((response) => sendJson(response, message(100))));
    const meter = await startMeter({ url: provider.url, budget_usd: 0.3 });
    expect((await meter.ask(claudeBody([], { unknown: 1 }))).status).toBe(200);
    const sent = JSON.parse(provider.asked.at(-1)!.text);
    const limit = Math.floor((0.3 - 20_400 * 8e-6) / 20e-6);
    expect(sent).toMatchObject({ max_tokens: limit, unknown: 1 });
    expect(sent.thinking.budget_tokens).toBe(Math.floor(limit / 2));
    const counted = JSON.parse(provider.asked[0]!.text);
    expect(Object.keys(counted).sort()).toEqual(['messages', 'model', 'system', 'thinking', 'tools']);
  });

  test('nothing left: 400 in words for people, told once; with more money it goes on', async () => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const meter = await startMeter({ url: provider.url, budget_usd: 1, spent_usd: 0.999 });
    for (const _ of [1, 2])
      expect(await meter.ask(claudeBody())).toMatchObject({
        status: 400,
        headers: { 'x-should-retry': 'false' },
        text: expect.stringContaining('--budget'),
      });
    expect(meter.news.filter(({ news }) => news === 'budget')).toEqual([
      expect.objectContaining({ agent: 'main', turn: 't1' }),
    ]);
    meter.send({ order: 'budget', budget_usd: 5, spent_elsewhere_usd: 0 });
    await meter.taken();
    expect((await meter.ask(claudeBody())).status).toBe(200);
    meter.send({ order: 'budget', budget_usd: 5, spent_elsewhere_usd: 3.9 });
    await meter.taken();
    expect((await meter.ask(claudeBody())).status).toBe(400);
    expect(meter.news.filter(({ news }) => news === 'budget')).toHaveLength(2);
  });

  test.each([0.1, 0.5])(
    'sixteen agents that ask until nothing is left of %f: never over it, none hangs',
    async (usd) => {
      let paid = 0;
      const provider = await startProvider((response, { text, path }) => {
        if (path.includes('count_tokens')) return sendJson(response, { input_tokens: 500 });
        const out = Math.min(3000, Number(JSON.parse(text).max_tokens));
        paid += (500 * 2 + out * 10) / 1e6;
        sendJson(response, message(out, { input_tokens: 500 }));
      });
      const meter = await startMeter({ url: provider.url, budget_usd: usd });
      const agents = Array.from({ length: 16 }, (_, index) => `f${index}`);
      for (const [index, agent] of agents.entries()) {
        meter.send({ order: 'process', agent, process: 10 + index, upstream: 'cli' });
        meter.turn(agent, agent);
      }
      await meter.taken();
      const work = async (shown: string): Promise<number> => {
        const { status } = await meter.ask({ ...sonnet, max_tokens: 128_000 }, { shown });
        return status === 200 ? work(shown) : status;
      };
      const keys = agents.map((agent, index) => makeDummyKey(RUN_KEY, agent, 10 + index));
      expect(await Promise.all(keys.map(work))).toEqual(Array(16).fill(400));
      expect(paid).toBeLessThanOrEqual(usd);
      expect(paid).toBeGreaterThan(usd * 0.6);
      const told = meter.lines().flatMap(({ type, usd: cost }) => (type === 'request' ? [Number(cost)] : []));
      expect(told.reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(paid, 9);
    },
  );

  test('who goes away while waiting makes room for the next', async () => {
    const open: (() => void)[] = [];
    let arrived = (): void => undefined;
    const provider = await startProvider(
      countOr((response) => {
        open.push(() => sendJson(response, message(1)));
        arrived();
      }),
    );
    const meter = await startMeter({ url: provider.url, budget_usd: 0.02 });
    const next = () =>
      new Promise<void>((resolve) => {
        arrived = resolve;
      });
    const body = { ...sonnet, model: 'claude-haiku-4-5', max_tokens: 2500 };
    const first = next();
    const answer = meter.ask(body);
    await first;
    const waiting = meter.ask(body);
    const left = expect(waiting).rejects.toThrow();
    waiting.leave();
    await left;
    const second = next();
    const small = meter.ask({ ...body, max_tokens: 1 });
    await second;
    for (const go of open) go();
    expect([(await answer).status, (await small).status]).toEqual([200, 200]);
  });

  test('who waits too long is told to come again', async () => {
    let go = (): void => undefined;
    let arrived = (): void => undefined;
    const provider = await startProvider(
      countOr((response) => {
        go = () => sendJson(response, message(1));
        arrived();
      }),
    );
    const there = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const meter = await startMeter({ url: provider.url, budget_usd: 0.02 }, { queue_ms: 1 });
    const body = { ...sonnet, model: 'claude-haiku-4-5', max_tokens: 2500 };
    const first = meter.ask(body);
    await there;
    expect(await meter.ask(body)).toMatchObject({ status: 529, headers: { 'retry-after': '5' } });
    go();
    expect((await first).status).toBe(200);
  });

  test('a report that is dearer raises what is spent and the bounds of that model; none lowers them', async () => {
    const provider = await startProvider((response) => sendJson(response, message(1000)));
    const meter = await startMeter({ url: provider.url, budget_usd: 100 });
    const bounds = () => meter.lines().flatMap(({ type, usd }) => (type === 'bound' ? [Number(usd)] : []));
    await meter.ask(sonnet);
    const cost = (await meter.when('request')).usd;
    meter.send({ order: 'turn_end', agent: 'main', turn: 't1', reported_usd: cost * 3 });
    expect(await meter.when('turn')).toMatchObject({ usd: cost, requests: 1, model: sonnet.model });
    meter.turn('main', 't2');
    await meter.taken();
    await meter.ask(sonnet);
    meter.send({ order: 'turn_end', agent: 'main', turn: 't2', reported_usd: 0 });
    await meter.when('turn', ({ turn }) => turn === 't2');
    meter.turn('main', 't3');
    await meter.taken();
    await meter.ask(sonnet);
    const [first, second, third] = bounds();
    expect(second).toBeCloseTo(first! * 3, 9);
    expect(third).toBeCloseTo(first! * 3, 9);
  });
});

describe('what OpenAI tells of its usage', () => {
  const usage = { input_tokens: 100, input_tokens_details: { cached_tokens: 40 }, output_tokens: 7 };
  const chat = { prompt_tokens: 100, prompt_tokens_details: { cached_tokens: 40 }, completion_tokens: 7 };
  const sse = (...events: unknown[]) =>
    events.map((each) => `data: ${typeof each === 'string' ? each : JSON.stringify(each)}\n\n`).join('');
  test.each([
    ['/responses', false, JSON.stringify({ model: 'gpt-5.4', usage })],
    ['/responses', true, sse({ type: 'x' }, { type: 'response.completed', response: { usage } })],
    ['/responses', true, sse({ type: 'response.incomplete', response: { usage } })],
    ['/chat/completions', false, JSON.stringify({ usage: chat })],
    [
      '/v1/chat/completions',
      true,
      sse({ choices: [{}], usage: null }, { choices: [], usage: chat }, '[DONE]'),
    ],
  ])('%s, stream: %s', async (path, stream, text) => {
    const provider = await startProvider((response) => {
      response
        .writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' })
        .end(text);
    });
    const credentials = [{ header: 'bearer', value: 'sk-o' }] as const;
    const upstreams = [
      { id: 'cli', api: 'openai', base_url: `${provider.url}/v1`, headers: {}, credentials },
    ] as const;
    const meter = await startMeter({ url: provider.url, upstreams });
    const headers = { authorization: `Bearer ${meter.key}` };
    const answer = await meter.ask({ ...gpt, stream }, { path, headers, shown: undefined });
    expect(answer.status).toBe(403);
    const status = await new Promise((resolve) => {
      const socketPath = meter.socket;
      request({ socketPath, path, method: 'POST', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).end(JSON.stringify({ ...gpt, stream }));
    });
    expect(status).toBe(200);
    expect(provider.asked[0]).toMatchObject({
      path: `/v1/${path.replace('/v1', '').slice(1)}`,
      headers: { authorization: 'Bearer sk-o' },
    });
    const options = JSON.parse(provider.asked[0]!.text).stream_options;
    expect(options).toEqual(stream && path.includes('chat') ? { include_usage: true } : undefined);
    const told = await meter.when('request');
    expect(told).toMatchObject({ in: 60, cache_read: 40, out: 7, basis: 'list' });
    expect(told.usd).toBeCloseTo((60 * 2.5 + 40 * 0.25 + 7 * 15) / 1e6, 12);
  });
});
