import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openRequests, readRequests } from '../../src/meter/requests.js';
import { message, sendJson, startMeter, startProvider } from './lab.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'requests-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const place = { agent: 'main', state: 'START', visit: 1, model: 'claude-sonnet-5-5' };
const figures = { in: 1, out: 2, cache_read: 3, cache_write: 4, status: 200, ms: 5 };
const bound = (id: string, turn: string, usd: number) =>
  ({ type: 'bound', id, turn, usd, ...place }) as const;
const request = (id: string, turn: string, usd: number, gate_usd = usd) =>
  ({ type: 'request', id, turn, usd, gate_usd, basis: 'list', ...place, ...figures }) as const;

describe('what earlier meters of a run have written', () => {
  test('is summed by the turn; what has no end counts at its bound for the gate, and for nothing else', () => {
    const path = join(folder, 'requests.jsonl');
    const write = openRequests(path);
    write({ type: 'start', pid: 1 });
    for (const line of [
      bound('a', 't1', 1),
      request('a', 't1', 0.25),
      bound('b', 't1', 2),
      bound('c', 't2', 1),
    ])
      write(line);
    write(request('c', 't2', 0.5));
    write({ type: 'turn', turn: 't2', reported_usd: 0.75, usd: 0.5 });
    const { turns, gate_usd, hasEnded } = readRequests(path);
    expect(turns.get('t1')).toMatchObject({
      usd: 0.25,
      gate_usd: 2.25,
      requests: 2,
      basis: 'cut',
      in: 1,
      out: 2,
    });
    expect(turns.get('t2')).toMatchObject({ usd: 0.5, gate_usd: 0.5, requests: 1, basis: 'list' });
    expect(gate_usd).toBeCloseTo(3, 12);
    expect(hasEnded).toBe(false);
    write({ type: 'end' });
    expect(readRequests(path).hasEnded).toBe(true);
    openRequests(path)({ type: 'start', pid: 2 });
    expect(readRequests(path).hasEnded).toBe(false);
  });

  test('is read as far as it is whole: a torn line is none, and the next life begins a new one', () => {
    const path = join(folder, 'requests.jsonl');
    const torn = JSON.stringify(request('a', 't1', 9)).slice(0, -5);
    const lies = '{"type":"request","turn":"t1","usd":-5}\n{"type":"constructor"}\n{"usd":1}\n[]\nnull\n';
    writeFileSync(path, `${JSON.stringify(bound('a', 't1', 1))}\n${lies}${torn}`);
    expect(readRequests(path).gate_usd).toBe(1);
    openRequests(path)(request('a', 't1', 0.5));
    expect(readRequests(path)).toMatchObject({ gate_usd: 0.5 });
  });

  test('is nothing where there is no file; a link is not followed', () => {
    expect(readRequests(join(folder, 'none'))).toMatchObject({ gate_usd: 0, hasEnded: false });
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'link'));
    expect(() => openRequests(join(folder, 'link'))).toThrow('ELOOP');
    writeFileSync(join(folder, 'elsewhere'), '');
    expect(() => readRequests(join(folder, 'link'))).toThrow('ELOOP');
  });

  test('of a moment on, and what was spent beside meters, life by life', () => {
    const path = join(folder, 'requests.jsonl');
    const line = (at: string, what: object) => JSON.stringify({ at: `2026-11-23T0${at}`, ...what });
    const written = [
      line('1', { type: 'start', pid: 1 }),
      line('2', request('a', 't1', 3)),
      line('3', { type: 'elsewhere', usd: 1 }),
      line('4', { type: 'elsewhere', usd: 2 }),
      line('5', { type: 'start', pid: 2 }),
      line('6', request('b', 't2', 0.5)),
      line('7', { type: 'elsewhere', usd: 0.25 }),
    ];
    writeFileSync(path, `${written.join('\n')}\n`);
    expect(readRequests(path)).toMatchObject({ gate_usd: 3.5, told_usd: 3.5, elsewhere_usd: 2.25 });
    expect(readRequests(path, '2026-11-23T05')).toMatchObject({ gate_usd: 0.5, elsewhere_usd: 0.25 });
  });

  test('counts for the gate of the next one', async () => {
    const provider = await startProvider((response) => sendJson(response, message(1)));
    const path = join(folder, 'requests.jsonl');
    openRequests(path)(bound('a', 't0', 0.97));
    const meter = await startMeter({ url: provider.url, ledger: path, budget_usd: 1 });
    const body = { model: 'claude-opus-5-5', max_tokens: 3000, messages: [] };
    expect((await meter.ask(body)).status).toBe(400);
    meter.send({ order: 'budget', budget_usd: 2, spent_elsewhere_usd: 0 });
    await meter.taken();
    expect((await meter.ask(body)).status).toBe(200);
  });
});

test('a turn is told of once, when the last of its requests is over, with its models', async () => {
  const provider = await startProvider((response) => sendJson(response, { ...message(3), model: 'epic-9' }));
  const meter = await startMeter({ url: provider.url });
  await meter.ask({ model: 'epic-9', max_tokens: 10 });
  await meter.ask({ model: 'epic-9', max_tokens: 10 });
  meter.send({ order: 'turn_end', agent: 'main', turn: 't1', reported_usd: null });
  expect(await meter.when('turn')).toMatchObject({
    ...{ agent: 'main', turn: 't1', requests: 2, out: 6, in: 20, basis: 'list' },
    ...{ model: 'epic-9', unknown_models: ['epic-9'] },
  });
  expect(meter.news.filter(({ news }) => news === 'warning')).toHaveLength(1);
  // Of a warm process: it is the agent's last turn's.
  await meter.ask({ model: 'claude-sonnet-5-5', max_tokens: 10 });
  expect(await meter.when('request', ({ model }) => model === 'claude-sonnet-5-5')).toMatchObject({
    turn: 't1',
  });
  await meter.end();
  expect(meter.news.filter(({ news }) => news === 'turn')).toHaveLength(1);
});
