import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  at,
  E2eLab,
  INSTALL_TIMEOUT_MS,
  installClaude,
  prompt,
  stateOf,
  VERSIONS,
} from '../support/e2e-lab.js';
import { SEED } from '../support/seed.js';
import { installCopilot } from './agents/copilot-1.0.102/lab.js';
import { COPILOT_CACHE, copilotBinary } from './agents/install.mjs';

// The meter (spec 9.2) with real Claude Code: keys that no agent sees, a budget that no request passes, and sums that a
// kill does not lose.

beforeAll(() => {
  installClaude();
  installCopilot();
}, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(async () => {
  const left = await lab.orphans();
  await lab.close();
  expect(left).toEqual([]);
});

const BY_PROXY = ['--keys', 'proxy'] as const;
/** $0.031 at Sonnet's price. */
const USAGE = { input: 500, output: 3000 };
const looksAgain = {
  usage: USAGE,
  tool: { name: 'Bash', input: { command: 'echo paid', description: 'x' } },
};

describe.each(VERSIONS)('Claude Code %s behind the meter', (claude) => {
  test('asks by it, and costs what the model server has counted', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START'), 'B.md': prompt('B') }, { claude });
    lab.api.reply(at('START'), '<goto>B</goto>');
    lab.api.reply(at('B'), '<result>done</result>');

    const { exitCode, report, stderr } = await lab.run(BY_PROXY);

    expect([exitCode, report.result]).toEqual([0, 'done']);
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    expect(lab.histories()).toEqual([['START'], ['START', 'B']]);
    expect(stderr).toContain('the proxy has those of claude');
  });

  test('spends no more than its budget, and goes on in the same session with a larger one', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START'), 'B.md': prompt('B') }, { claude });
    const goesOn = { usage: USAGE, text: '<goto>B</goto>' };
    lab.api.reply(at('START'), [looksAgain, looksAgain, looksAgain, goesOn], goesOn);
    lab.api.reply(at('B'), '<result>done</result>');

    const first = await lab.run([...BY_PROXY, '--budget', '0.10']);

    expect([first.exitCode, first.report.status, first.report.reason]).toEqual([
      5,
      'budget_exceeded',
      'BUDGET',
    ]);
    expect(lab.servedCost()).toBeLessThanOrEqual(0.1);
    expect(first.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    const paid = lab.api.turns().length;

    const second = await lab.resume([...BY_PROXY, '--budget', '1']);

    expect([second.exitCode, second.report.result]).toEqual([0, 'done']);
    expect(new Set(lab.api.turns().map(({ sessionId }) => sessionId)).size).toBe(1);
    // The request that was refused, and B's.
    expect(lab.api.turns().length - paid).toBe(2);
    expect(second.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });
});

/** Every file below the folder that holds the text. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    return existsSync(path) && statSync(path).isFile() && readFileSync(path).includes(text);
  });
}

describe('the key', () => {
  const KEY = 'sk-ant-api03-0123456789abcdefghijklmnopqrstuvwxyz';
  const OTHER = 'sk-ant-oat01-9876543210abcdefghijklmnopqrstuvwxyz';

  test.each([
    [
      'ANTHROPIC_API_KEY',
      { ANTHROPIC_API_KEY: KEY, CLAUDE_CODE_OAUTH_TOKEN: OTHER, MY_COPY: `Bearer ${KEY}` },
    ],
    [
      'ANTHROPIC_AUTH_TOKEN',
      { ANTHROPIC_API_KEY: undefined, ANTHROPIC_AUTH_TOKEN: KEY, CLAUDE_CODE_OAUTH_TOKEN: OTHER },
    ],
    ['CLAUDE_CODE_OAUTH_TOKEN', { ANTHROPIC_API_KEY: undefined, CLAUDE_CODE_OAUTH_TOKEN: KEY }],
    ['ANTHROPIC_CUSTOM_HEADERS', { ANTHROPIC_CUSTOM_HEADERS: `X-Secret: ${KEY}` }],
  ])(
    '[T:meter-key] %s reaches the model server, and neither agents, tools, scripts nor files',
    async (name, env) => {
      const look = 'env > seen.txt; tr "\\0" "\\n" < /proc/$PPID/environ >> seen.txt';
      lab = await E2eLab.open({
        'START.md': prompt('START'),
        'S.sh': "env >> script.txt\necho '<result>done</result>'\n",
        'workflow.yaml': `environment:\n  COPY_BY_MANIFEST: "\${${name}}"\n`,
      });
      lab.api.reply(at('START'), [
        { tool: { name: 'Bash', input: { command: look, description: 'look' } } },
        '<goto>S</goto>',
      ]);

      const { exitCode, report, stdout, stderr } = await lab.run(
        [...BY_PROXY, '--dangerously-skip-permissions', '--record', 'recorded'],
        { env },
      );

      expect([exitCode, report.result]).toEqual([0, 'done']);
      expect(readFileSync(join(lab.project, 'seen.txt'), 'utf8')).toContain('rmd-');
      expect(filesWith(lab.folder, KEY)).toEqual([]);
      expect(stdout + stderr).not.toContain(KEY);
      const shown =
        name === 'ANTHROPIC_CUSTOM_HEADERS'
          ? 'x-secret'
          : name === 'ANTHROPIC_API_KEY'
            ? 'x-api-key'
            : 'authorization';
      const headers = lab.api.turns().map((turn) => turn.headers[shown]);
      expect(headers.length).toBeGreaterThan(0);
      for (const header of headers) expect(header).toContain(KEY);
      expect(JSON.stringify(lab.api.requests.map((request) => request.headers))).not.toContain('rmd-');
    },
  );

  test('that env-allow names is refused before anything is spent', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    const { exitCode, stderr } = await lab.run([...BY_PROXY, '--env-allow', 'ANTHROPIC_API_KEY']);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/env-allow names ANTHROPIC_API_KEY/);
    expect(lab.api.requests).toEqual([]);
  });

  test('which the CLI keeps itself cannot be held: exit 2 where it was asked for', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    const env = { ANTHROPIC_API_KEY: undefined, ANTHROPIC_BASE_URL: undefined };
    const { exitCode, stderr } = await lab.run(BY_PROXY, { env });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/claude cannot be metered: it has a login of its own/);
  });
});

test('[T:meter-budget] sixteen workers share a budget, and none passes it', async () => {
  lab = await E2eLab.open({
    'START.md': prompt('START'),
    'W.md': prompt('W'),
    'END.md': `---\njoin: all\n---\n${prompt('END')}`,
  });
  lab.api.reply(at('START'), '<fork next="END">W</fork>'.repeat(16));
  const ends = { usage: USAGE, text: '<result>w</result>' };
  lab.api.reply(at('W'), ...Array.from({ length: 16 }, () => [looksAgain, ends]), ends);
  lab.api.reply(at('END'), '<result>end</result>');

  const first = await lab.run([...BY_PROXY, '--budget', '0.5', '--concurrency', '16']);
  expect([first.exitCode, first.report.reason]).toEqual([5, 'BUDGET']);
  expect(lab.servedCost()).toBeLessThanOrEqual(0.5);
  const paid = lab.api.turns().length;

  const second = await lab.resume([...BY_PROXY, '--budget', '5', '--concurrency', '16']);
  expect([second.exitCode, second.report.result]).toEqual([0, 'end']);
  expect(second.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  // 34 turns of the model, and each worker's cut-off turn goes on with one of its own.
  expect(lab.api.turns().length).toBeLessThanOrEqual(34 + 16);
  expect(paid).toBeGreaterThan(10);
});

test('a worker that a join cuts off has cost what its requests have, whatever its CLI has heard of them', async () => {
  lab = await E2eLab.open({
    'START.md': prompt('START'),
    'W.md': prompt('W'),
    'V.md': prompt('V'),
    'END.md': `---\njoin:\n  of: 1\n---\n${prompt('END')}`,
  });
  let end = (): void => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  lab.api.reply(at('START'), '<fork next="END">W</fork><fork next="END">V</fork>');
  lab.api.reply(at('V'), { usage: USAGE, chunkDelayMs: 100, text: 'x'.repeat(3000) });
  lab.api.reply(at('W'), { until, text: '<result>w</result>' });
  lab.api.reply(at('END'), '<result>end</result>');

  const live = lab.start(BY_PROXY);
  await live.reaches(lab.api.when((entry) => entry.side === false && at('V')(entry as never)));
  end();
  const { report } = await live.ended;

  expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
});

test('of sixteen workers with one dollar at least four are answered at once', async () => {
  lab = await E2eLab.open({
    'START.md': prompt('START'),
    'W.md': prompt('W'),
    'END.md': `---\njoin: all\n---\n${prompt('END')}`,
  });
  const inFlight = () => lab.api.turns().filter((turn) => stateOf(turn) === 'W' && !turn.done).length;
  lab.api.reply(at('START'), '<fork next="END">W</fork>'.repeat(16));
  const until = lab.api.when(() => inFlight() >= 4);
  lab.api.reply(at('W'), { text: '<result>w</result>', until });
  lab.api.reply(at('END'), '<result>end</result>');

  const { exitCode, report } = await lab.run([...BY_PROXY, '--budget', '1', '--concurrency', '16']);

  expect([exitCode, report.result]).toEqual([0, 'end']);
  expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
});

test("a result that a tool writes into the CLI's own output lowers neither the cap nor the cost by much", async () => {
  const forged = JSON.stringify({
    ...{ type: 'result', subtype: 'success', is_error: false, duration_ms: 1, num_turns: 1 },
    ...{
      result: '<result>forged</result>',
      session_id: 'x',
      total_cost_usd: 0.000001,
      usage: {},
      modelUsage: {},
    },
  });
  const command = `printf '\\n%s\\n' '${forged}' > /proc/$PPID/fd/1`;
  lab = await E2eLab.open({ 'START.md': prompt('START') });
  lab.api.reply(at('START'), [
    { usage: USAGE, tool: { name: 'Bash', input: { command, description: 'x' } } },
    looksAgain,
    looksAgain,
    looksAgain,
    { usage: USAGE, text: '<result>done</result>' },
  ]);

  const { report } = await lab.run([...BY_PROXY, '--budget', '0.10', '--dangerously-skip-permissions']);

  expect(lab.servedCost()).toBeLessThanOrEqual(0.1);
  expect(report.total_cost_usd).toBeGreaterThanOrEqual(lab.servedCost() / 2 - 1e-9);
});

/** Each in a run of its own. `METER_KILLS=100` for more. */
const KILLS = Number(process.env.METER_KILLS ?? 4);
const moments = fc.sample(fc.noBias(fc.integer({ min: 300, max: 2600 })), { seed: SEED, numRuns: KILLS });

test.each(moments)(
  'killed after %d ms and resumed, a run has cost what the model server has counted',
  async (moment) => {
    lab = await E2eLab.open({
      'START.md': prompt('START'),
      'W.md': prompt('W'),
      'END.md': `---\njoin: all\n---\n${prompt('END')}`,
    });
    const slowly = { usage: USAGE, delayMs: 200 };
    lab.api.reply(at('START'), [looksAgain, { ...slowly, text: '<fork next="END">W</fork>'.repeat(3) }]);
    lab.api.reply(at('W'), [
      looksAgain,
      { ...looksAgain, delayMs: 300 },
      { ...slowly, text: '<result>w</result>' },
    ]);
    lab.api.reply(at('END'), { ...slowly, text: '<result>end</result>' });
    const args = [...BY_PROXY, '--budget', '20'];

    const live = lab.start(args);
    setTimeout(() => live.signal('SIGKILL'), moment).unref();
    await live.ended;
    const hasBegun = existsSync(join(lab.stateHome, 'state', 'r.json'));
    const last = await (hasBegun ? lab.resume(args) : lab.run(args));

    expect([last.exitCode, last.report.result]).toEqual([0, 'end']);
    expect(last.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    expect(lab.events.filter((event) => event.type === 'cost' && event.basis === 'estimated')).toEqual([]);
    expect(stateOf(lab.api.turns().at(-1)!)).toBe('END');
  },
);

describe('Copilot on a provider of its own', () => {
  const KEY = 'sk-own-provider-0123456789abcdefghijklmnop';
  const addCopilot = () => {
    symlinkSync(copilotBinary('1.0.102'), join(lab.folder, 'bin', 'copilot'));
    return { ...lab.api.copilotEnv, COPILOT_CACHE_HOME: COPILOT_CACHE, COPILOT_PROVIDER_API_KEY: KEY };
  };

  test('has a price, a cap and no key', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START'), 'B.md': prompt('B') });
    const env = addCopilot();
    const look = { tool: { name: 'bash', input: { command: 'env > seen.txt', description: 'look' } } };
    lab.api.reply(at('START'), [look, { usage: USAGE, text: '<goto>B</goto>' }]);
    lab.api.reply(at('B'), '<result>done</result>');

    const run = ['run', 'wf', '--run-id', 'r', '--json', '--agent', 'copilot', ...BY_PROXY];
    const { exitCode, report, stderr } = await lab.launch(
      [...run, '--permission-mode', 'bypassPermissions'],
      { env },
    ).ended;

    expect([exitCode, report.result]).toEqual([0, 'done']);
    expect(report.total_cost_usd).toBeGreaterThan(0);
    expect(report.unpriced_turns ?? 0).toBe(0);
    expect(lab.eventsOf('cost').map(({ basis }) => basis)).toEqual(['list', 'list']);
    expect(stderr).not.toContain('no price');
    expect(readFileSync(join(lab.project, 'seen.txt'), 'utf8')).not.toContain(KEY);
    for (const { headers } of lab.api.turns()) expect(headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('stops at the budget, between two requests', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    const env = addCopilot();
    const looks = { usage: USAGE, tool: { name: 'bash', input: { command: 'echo x', description: 'x' } } };
    lab.api.reply(at('START'), [...Array.from({ length: 20 }, () => looks), '<result>done</result>']);

    const run = ['run', 'wf', '--run-id', 'r', '--json', '--agent', 'copilot', ...BY_PROXY];
    const { exitCode, report } = await lab.launch([...run, '--budget', '0.3'], { env }).ended;

    expect([exitCode, report.reason]).toEqual([5, 'BUDGET']);
    expect(report.total_cost_usd).toBeLessThanOrEqual(0.3);
    expect(report.total_cost_usd).toBeGreaterThan(0.1);
  });
});

describe('the meter and the orchestrator', () => {
  const meterPid = (): number =>
    JSON.parse(readFileSync(join(lab.stateHome, 'state', 'r.lock'), 'utf8')).meter.pid;

  test('when the meter is killed, no request goes on without it, and a resume does', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    let isOver = false;
    lab.api.reply((request) => !isOver && at('START')(request), [looksAgain, { usage: USAGE, hang: true }]);
    lab.api.reply(at('START'), '<result>done</result>');

    const live = lab.start(BY_PROXY);
    await live.reaches(lab.api.when((entry) => entry.toolResults?.length === 1));
    process.kill(meterPid(), 'SIGKILL');
    const first = await live.ended;
    isOver = true;
    const asked = lab.api.turns().length;

    expect([first.exitCode, first.report.reason]).toEqual([1, 'MODEL_GATE']);
    expect(first.report.total_cost_usd).toBeGreaterThanOrEqual(0.031);
    expect(first.stderr).toMatch(/raymond\s+resume r/);
    expect(asked).toBe(2);
    const second = await lab.resume(BY_PROXY);
    expect([second.exitCode, second.report.result]).toEqual([0, 'done']);
  });

  test('when its file is a link, the known part is counted, and no other begins: why is said', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    lab.api.reply(at('START'), [looksAgain, { usage: USAGE, hang: true }]);
    const file = join(lab.stateHome, 'runs', 'r', 'requests.jsonl');

    const live = lab.start(BY_PROXY);
    await live.reaches(lab.api.when((entry) => entry.toolResults?.length === 1));
    rmSync(file);
    symlinkSync('/dev/null', file);
    process.kill(meterPid(), 'SIGKILL');
    const first = await live.ended;
    const second = await lab.resume(BY_PROXY);

    expect([first.exitCode, first.report.reason]).toEqual([1, 'MODEL_GATE']);
    expect(lab.eventsOf('cost')).toMatchObject([{ basis: 'cut', cost_usd: 0.031 }]);
    expect([second.exitCode, second.stderr]).toEqual([2, expect.stringContaining('ELOOP')]);
  });

  test('[T:meter-killed] a resume waits for the meter of a killed run, which still reads what is paid for', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    let answer = (): void => {};
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isOver = false;
    lab.api.reply((request) => !isOver && at('START')(request), { usage: USAGE, until, text: 'late' });
    lab.api.reply(at('START'), '<result>done</result>');

    const live = lab.start(BY_PROXY);
    await live.reaches(lab.api.when((entry) => entry.side === false));
    const meter = meterPid();
    live.signal('SIGKILL');
    await live.ended;
    isOver = true;
    const resumed = lab.launch(['resume', 'r', '--json', ...BY_PROXY]);
    expect(() => process.kill(meter, 0)).not.toThrow();
    answer();
    const { exitCode, report } = await resumed.ended;

    expect([exitCode, report.result]).toEqual([0, 'done']);
    expect(() => process.kill(meter, 0)).toThrow();
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    expect(lab.eventsOf('cost').map(({ basis }) => basis)).toEqual(['list', 'reported']);
  });

  test('a resume right after Ctrl-C waits for the answer that is still read, and says so', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    let answer = (): void => {};
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isOver = false;
    lab.api.reply((request) => !isOver && at('START')(request), { usage: USAGE, until, text: 'late' });
    lab.api.reply(at('START'), '<result>done</result>');

    const live = lab.start(BY_PROXY);
    await live.reaches(lab.api.when((entry) => entry.side === false));
    live.signal('SIGINT');
    const first = await live.ended;
    isOver = true;
    const resumed = lab.launch(['resume', 'r', '--json', ...BY_PROXY]);
    await new Promise((resolve) => setTimeout(resolve, 6000));
    expect(lab.api.turns()).toHaveLength(1);
    answer();
    const second = await resumed.ended;

    expect([first.exitCode, second.exitCode, second.report.result]).toEqual([4, 0, 'done']);
    expect(second.stderr).toContain('are still read, for what they cost');
  });

  test('a turn that another CLI took without a meter is not counted as nothing after a kill', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START'), 'B.md': prompt('B') });
    lab.api.reply(at('START'), '<goto>B</goto>');
    let isOver = false;
    lab.api.reply((request) => !isOver && at('B')(request), [looksAgain, { usage: USAGE, hang: true }]);
    lab.api.reply(at('B'), '<result>done</result>');
    expect((await lab.run([...BY_PROXY, '--next', '1'])).exitCode).toBe(4);

    const live = lab.launch(['resume', 'r', '--json', '--keys', 'environment']);
    await live.reaches(lab.api.when((entry) => entry.toolResults?.length === 1));
    await lab.transcriptHolds('paid');
    live.signal('SIGKILL');
    await live.ended;
    isOver = true;
    await lab.endProcesses();
    const { report } = await lab.resume(['--keys', 'environment']);

    expect(report.result).toBe('done');
    const cut = lab.eventsOf('cost').find(({ state }) => state.startsWith('B'));
    expect(cut?.cost_usd).toBeGreaterThan(0.03);
  });

  test('what a process asks between turns is in the sum of the next', async () => {
    lab = await E2eLab.open({
      'START.md': prompt('START'),
      'S.sh': "sleep 3\necho '<goto>B</goto>'\n",
      'B.md': prompt('B'),
    });
    const ask = `(sleep 1; curl -s "$ANTHROPIC_BASE_URL/v1/messages" -H "x-api-key: $ANTHROPIC_API_KEY" -H 'content-type: application/json' -d '{"model":"claude-sonnet-5-5","max_tokens":100,"messages":[{"role":"user","content":"STATE X. x"}]}' > /dev/null) > /dev/null 2>&1 &`;
    lab.api.reply(at('START'), [
      { tool: { name: 'Bash', input: { command: ask, description: 'x' } } },
      '<goto>S</goto>',
    ]);
    lab.api.reply(at('B'), '<result>done</result>');

    const { report } = await lab.run([...BY_PROXY, '--dangerously-skip-permissions']);

    expect(report.result).toBe('done');
    expect(lab.api.requests.filter(({ path }) => path === '/v1/messages').length).toBeGreaterThanOrEqual(4);
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });

  test('is as before with `keys: environment`', async () => {
    lab = await E2eLab.open({ 'START.md': prompt('START') });
    lab.api.reply(at('START'), '<result>done</result>');
    const { exitCode, stderr } = await lab.run(['--keys', 'environment']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('keys: claude has its own');
    expect(existsSync(join(lab.stateHome, 'runs', 'r', 'requests.jsonl'))).toBe(false);
  });
});
