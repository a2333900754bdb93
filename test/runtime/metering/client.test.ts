import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MeterClient } from '../../../src/runtime/metering/client.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('a meter that does not end, since somebody has stopped it, does not keep the run', async () => {
  const program = join(folder, 'meter.mjs');
  const ready = JSON.stringify({ news: 'ready', pid: 1, socket: '', port: 1 });
  writeFileSync(program, `console.log('${ready}'); setInterval(() => {}, 1e6);`);
  const deaths: string[] = [];
  const request = { upstreams: [], budget_usd: 0, spent_usd: 0, ledger: join(folder, 'requests.jsonl') };
  const meter = await MeterClient.start(program, request, process.env, {
    onBudget: () => {},
    onWarning: () => {},
    onDeath: (how) => void deaths.push(how),
  });
  jest.useFakeTimers();
  const closed = meter.close(new AbortController().signal);
  jest.advanceTimersByTime(70_000);
  await closed;
  expect(() => process.kill(meter.process.pid, 0)).toThrow('ESRCH');
  expect(deaths).toEqual([]);
});
