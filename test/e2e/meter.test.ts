import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { execa } from 'execa';
import { type MeterLab, REAL_KEY, startMeter } from '../meter/lab.js';
import { INSTALL_TIMEOUT_MS, installClaude, VERSIONS, type Version } from '../support/e2e-lab.js';
import { claudeIn } from '../support/model-api/claude-lab.mjs';
import { startModelApi } from '../support/model-api/server.mjs';
import { COPILOT_CACHE, copilotBinary, install } from './agents/install.mjs';

// How the real agent CLIs are led to the meter (spec 9.2, "How"): none of it but Copilot's is documented by its vendor.

let api: Awaited<ReturnType<typeof startModelApi>>;
let home: string;

beforeAll(() => {
  installClaude();
  install('copilot-1.0.102');
}, INSTALL_TIMEOUT_MS);
beforeEach(async () => {
  api = await startModelApi();
  api.reply(/./, () => 'hello there');
  home = mkdtempSync(join(tmpdir(), 'meter-home-'));
  mkdirSync(join(home, 'work'));
});
afterEach(async () => {
  await api.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

const bySocket = ({ socket }: MeterLab) => ({
  ANTHROPIC_UNIX_SOCKET: socket,
  ANTHROPIC_BASE_URL: 'http://localhost',
});
const byPort = ({ port }: MeterLab) => ({ ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}` });
const askClaude = (version: Version, env: Record<string, string>) => {
  const { ANTHROPIC_BASE_URL: _, ANTHROPIC_API_KEY: __, ...rest } = api.env;
  const claude = claudeIn(version, home, api, AbortSignal.timeout(100_000));
  return claude('say hello', { env: { ...rest, ...env } });
};

describe.each(VERSIONS)('Claude Code %s', (version) => {
  test.each([
    ['the socket, by key', bySocket, 'ANTHROPIC_API_KEY'],
    ['the socket, by OAuth token', bySocket, 'CLAUDE_CODE_OAUTH_TOKEN'],
    ['the port, by key', byPort, 'ANTHROPIC_API_KEY'],
  ] as const)('%s', async (_, way, name) => {
    const meter = await startMeter({ url: api.env.ANTHROPIC_BASE_URL, budget_usd: 5 });
    const { exit, result } = await askClaude(version, { ...way(meter), [name]: meter.key });
    expect([exit, result.result]).toEqual([0, 'hello there']);
    meter.send({ order: 'turn_end', agent: 'main', turn: 't1', reported_usd: result.total_cost_usd });
    const { usd, requests } = await meter.when('turn');
    expect(requests).toBe(api.requests.filter(({ side }) => !side).length);
    expect(usd).toBeCloseTo(result.total_cost_usd, 9);
    expect(JSON.stringify(result)).not.toContain(REAL_KEY);
  });

  test('too little left: its turn ends with our words', async () => {
    const meter = await startMeter({ url: api.env.ANTHROPIC_BASE_URL, budget_usd: 0.001 });
    const { exit, result } = await askClaude(version, {
      ...bySocket(meter),
      ANTHROPIC_API_KEY: meter.key,
      CLAUDE_CODE_MAX_RETRIES: '0',
    });
    expect([exit, result.is_error]).toEqual([1, true]);
    expect(result.result).toContain('--budget');
    expect(await meter.when('budget')).toMatchObject({ agent: 'main', turn: 't1' });
  });
});

test('Copilot with a provider of its own, by the port', async () => {
  const credentials = [{ header: 'bearer', value: REAL_KEY }] as const;
  const base_url = String(api.copilotEnv.COPILOT_PROVIDER_BASE_URL);
  const upstreams = [{ id: 'cli', api: 'openai', base_url, credentials, headers: {} }] as const;
  const meter = await startMeter({ url: '', upstreams, budget_usd: 50 });
  const { stdout } = await execa(copilotBinary('1.0.102'), ['-s', '--allow-all-tools', '-p', 'say hello'], {
    cwd: join(home, 'work'),
    extendEnv: false,
    stdin: 'ignore',
    env: {
      ...{ PATH: process.env.PATH, HOME: home, COPILOT_HOME: home, COPILOT_CACHE_HOME: COPILOT_CACHE },
      ...api.copilotEnv,
      COPILOT_PROVIDER_BASE_URL: `http://127.0.0.1:${meter.port}/v1`,
      COPILOT_PROVIDER_API_KEY: meter.key,
    },
  });
  expect(stdout).toContain('hello there');
  const told = await meter.when('request');
  expect(told).toMatchObject({ model: 'gpt-5.4', status: 200, basis: 'list', in: 1000, out: 100 });
});

test.each([
  ['a disk that takes a part of a line', 'requests.jsonl', {}, 'EFBIG'],
  ['a proxy that it cannot ask', 'other.jsonl', { HTTPS_PROXY: 'socks5://127.0.0.1:1' }, 'http:'],
])('%s: it does not begin, and says why', async (_, name, env, why) => {
  writeFileSync(join(home, 'requests.jsonl'), '\n'.repeat(1000));
  const start = {
    ...{ order: 'start', run_key: 'ab', socket_folder: mkdtempSync(join(home, 's')), tcp: true },
    ...{ ledger: join(home, name), budget_usd: 0, spent_usd: 0, upstreams: [], network: 'open' },
  };
  const small = `trap '' XFSZ; ulimit -f 1; exec "${process.execPath}" dist/meter/index.js`;
  const options = { input: `${JSON.stringify(start)}\n`, env, reject: false } as const;
  const { stdout, exitCode } = await execa('bash', ['-c', small], options);
  expect([exitCode, JSON.parse(stdout)]).toEqual([
    1,
    { news: 'failed', message: expect.stringContaining(why) },
  ]);
});
