import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { summaryOf } from '../../src/report/summary/summary.js';
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

test('resumed from a state older than its log, every view has the same visits, turns and costs', async () => {
  lab = await E2eLab.open(
    Object.fromEntries(['START', 'B', 'C', 'D'].map((state) => [`${state}.md`, prompt(state)])),
  );
  // 0.01, 0.02, 0.04 and 0.08 USD: each sum of them is another one.
  const says = { START: '<goto>B</goto>', B: '<goto>C</goto>', C: '<goto>D</goto>', D: '<result>d</result>' };
  for (const [index, [state, text]] of Object.entries(says).entries())
    lab.api.reply(at(state), { text, usage: { input: 0, output: 1000 * 2 ** index } });
  await lab.run(['--next', '2']);
  const state = join(lab.stateHome, 'state', 'r.json');
  const older = readFileSync(state);
  await lab.resume();
  writeFileSync(state, older);
  const { exitCode, report, stderr } = await lab.resume();

  expect([exitCode, report.total_cost_usd, report.run_cost_usd]).toEqual([0, 0.27, 0.12]);
  expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  const view = async (...args: string[]) => (await lab.launch(args).ended).stdout;
  const shown = JSON.parse(await view('show', 'r', '--json'));
  expect(shown).toMatchObject({ total_cost_usd: 0.27, forgotten_usd: 0.12, states: report.states });
  expect(shown.agents.main).toMatchObject({ visits: 4, turns: 4, cost_usd: expect.closeTo(0.15, 9) });
  const [status, diagram] = [await view('status', 'r'), await view('diagram', 'wf', '--run', 'r')];
  expect(status).toMatch(/^cost +\$0\.27 of \$10\.00$/m);
  const summary = summaryOf({
    ...{ run: lab.state, events: lab.events, runCostUsd: 0.12, workflow: 'wf', saved: 'none' },
    ...{ transcripts: null, runUrl: 'https://github.com/o/r/actions/runs/5', repository: 'o/r' },
  });
  expect(summary).toContain(
    '$0.27</b> of $10.00 · $0.12 of it for what has not happened · $0.12 in this attempt',
  );
  expect(summary).toContain('| START → B → C → D | 4 | $0.15 |');
  for (const [name, usd] of Object.entries({ START: '0.01', B: '0.02', C: '0.04', D: '0.08' })) {
    expect(report.states[`${name}.md`]).toMatchObject({ visits: 1, turns: 1, cost_usd: Number(usd) });
    for (const table of [stderr, status])
      expect(table).toMatch(new RegExp(`^ *${name} +1 +1 +\\$${usd} `, 'm'));
    expect(diagram).toContain(`"${name}<br/>1 visit · #36;${usd} ·`);
    expect(summary).toContain(`"${name}<br/>#36;${usd}"`);
    expect(summary).toContain(`<b>${name}</b> · main · $${usd}<`);
  }
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
