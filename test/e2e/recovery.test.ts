import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { at, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

const bash = (command: string) => ({ tool: { name: 'Bash', input: { command, description: 'x' } } });

describe('a turn that was cut off', () => {
  test('after three tool calls is carried on with a short notice, and what it had spent is counted', async () => {
    lab = await E2eLab.open({ '1_START.md': prompt('START', 'A long prompt. '.repeat(100)) });
    let carriedOn = false;
    lab.api.reply(
      (request) => at('START')(request) && !carriedOn,
      [bash('echo one'), bash('echo two'), bash('echo three'), { hang: true }],
    );
    lab.api.reply(at('START'), '<result>carried on</result>');

    const live = lab.start();
    await lab.api.when((entry) => entry.toolResults?.some((text) => text.includes('three')) ?? false);
    // The transcript reaches the disk a moment after the request.
    await lab.transcriptHolds('three');
    live.signal('SIGKILL');
    await live.ended;
    carriedOn = true;
    const resumed = await lab.resume();

    expect(resumed).toMatchObject({ exitCode: 0, report: { result: 'carried on' } });
    const last = lab.api.turns().at(-1)!;
    const told = last.prompts.filter((text) => text.includes('cut off'));
    expect(told).toHaveLength(1);
    expect(told[0]!.length).toBeLessThan(300);
    expect(last.prompts.filter((text) => text.includes('A long prompt'))).toHaveLength(1);
    const conversation = JSON.stringify(last.messages);
    for (const command of ['echo one', 'echo two', 'echo three']) expect(conversation).toContain(command);
    // Three finished requests of the first attempt, one of the second.
    const finished = lab.api.turns().filter(({ reply }) => reply?.usage !== undefined).length;
    expect(finished).toBe(4);
    expect(resumed.report.total_cost_usd).toBeCloseTo(lab.servedCost(), 4);
    expect(await lab.orphans()).toEqual([]);
  });

  test('before its prompt was recorded gets the whole prompt again', async () => {
    lab = await E2eLab.open({ '1_START.md': prompt('START', 'A long prompt.') });
    let killed = false;
    lab.api.reply((request) => !killed && at('START')(request), { hang: true });
    lab.api.reply(at('START'), '<result>again</result>');
    const live = lab.start();
    await live.event((event) => event.type === 'turn_started');
    live.signal('SIGKILL');
    await live.ended;
    killed = true;
    const resumed = await lab.resume();
    expect(resumed).toMatchObject({ exitCode: 0, report: { result: 'again' } });
    expect(lab.api.turns().at(-1)!.lastPrompt).toContain('A long prompt.');
  });
});

test('three agents, one two calls deep, go on in another copy of the folder', async () => {
  lab = await E2eLab.open({
    '1_START.md': prompt('START'),
    'WORKER.md': prompt('WORKER'),
    'OUTER_CALL.md': prompt('OUTER_CALL'),
    'OUTER.md': prompt('OUTER'),
    'INNER.md': prompt('INNER'),
    'OUTER_BACK.md': prompt('OUTER_BACK', '{{result}}'),
    'END.md': prompt('END', '{{result}}'),
  });
  let killed = false;
  lab.api.reply(
    at('START'),
    '<fork next="OUTER_CALL" item="a">WORKER</fork><fork next="OUTER_CALL" item="b">WORKER</fork>',
  );
  lab.api.reply(at('OUTER_CALL'), '<call return="END">OUTER</call>');
  lab.api.reply(at('OUTER'), '<call return="OUTER_BACK">INNER</call>');
  lab.api.reply((request) => !killed && (at('INNER')(request) || at('WORKER')(request)), { hang: true });
  lab.api.reply(at('INNER'), '<result>inner</result>');
  lab.api.reply(at('WORKER'), '<result>worked</result>');
  lab.api.reply(at('OUTER_BACK'), '<result>outer</result>');
  lab.api.reply(at('END'), '<result>the end</result>');

  const live = lab.start(['--concurrency', '3']);
  let inner = false;
  let workers = 0;
  await lab.api.when((entry) => {
    if (entry.lastPrompt?.includes('STATE INNER')) inner = true;
    if (entry.lastPrompt?.includes('STATE WORKER')) workers += 1;
    return inner && workers >= 2;
  });
  live.signal('SIGKILL');
  await live.ended;
  killed = true;
  const elsewhere = join(lab.folder, 'elsewhere');
  cpSync(lab.project, elsewhere, { recursive: true });
  cpSync(lab.config, join(lab.folder, 'home2', '.claude'), { recursive: true });
  const env = { HOME: join(lab.folder, 'home2'), CLAUDE_CONFIG_DIR: join(lab.folder, 'home2', '.claude') };
  await lab.endProcesses();
  rmSync(lab.project, { recursive: true });
  const resumed = await lab.resumeIn(elsewhere, [], { env });

  expect(resumed).toMatchObject({
    exitCode: 0,
    report: {
      result: 'the end',
      results: { main: 'the end', main_worker1: 'worked', main_worker2: 'worked' },
    },
  });
  const end = lab.api.turns().at(-1)!;
  expect(end.prompts.map((text) => /STATE (\w+)/.exec(text)?.[1])).toEqual(['START', 'OUTER_CALL', 'END']);
});

test('six workers in flight overshoot the budget by no more than what was paid already', async () => {
  lab = await E2eLab.open({
    '1_START.md': prompt('START'),
    'WORKER.md': prompt('WORKER'),
    'NEXT.md': prompt('NEXT'),
  });
  const forks = [1, 2, 3, 4, 5, 6].map((n) => `<fork next="NEXT" n="${n}">WORKER</fork>`).join('');
  lab.api.reply(at('START'), { text: forks, usage: { input: 0, output: 0 } });
  // 15,000 output tokens are 0.15 USD; every worker would go on for ever.
  lab.api.reply(at('WORKER'), {
    text: '<goto>WORKER</goto>',
    usage: { input: 0, output: 15_000 },
    delayMs: 300,
  });
  lab.api.reply(at('NEXT'), { text: '<goto>NEXT</goto>', usage: { input: 0, output: 0 }, delayMs: 300 });
  const ended = await lab.run(['--budget', '1', '--concurrency', '7']);
  expect(ended).toMatchObject({ exitCode: 5, report: { status: 'budget_exceeded' } });
  expect(ended.report.total_cost_usd).toBeGreaterThan(1);
  // At most every worker's turn in flight on top.
  expect(ended.report.total_cost_usd).toBeLessThanOrEqual(1 + 6 * 0.15 + 1e-6);
  expect(ended.report.total_cost_usd).toBeGreaterThanOrEqual(lab.servedCost() - 6 * 0.15 - 1e-6);
  expect(await lab.orphans()).toEqual([]);
});

test('a deadline drains, interrupts, and the resume completes', async () => {
  lab = await E2eLab.open({ '1_START.md': prompt('START'), 'NEXT.md': prompt('NEXT') });
  lab.api.reply(at('START'), '<goto>NEXT</goto>');
  let late = true;
  lab.api.reply((request) => late && at('NEXT')(request), { hang: true });
  lab.api.reply(at('NEXT'), '<result>done</result>');
  const ended = await lab.run(['--deadline', '4s', '--drain-time', '1s']);
  expect(ended).toMatchObject({ exitCode: 4, report: { status: 'paused', reason: 'DEADLINE' } });
  late = false;
  expect(await lab.resume()).toMatchObject({ exitCode: 0, report: { result: 'done' } });
  expect(await lab.orphans()).toEqual([]);
});
