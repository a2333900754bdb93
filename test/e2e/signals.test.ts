import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  at,
  E2eLab,
  INSTALL_TIMEOUT_MS,
  installClaude,
  type Live,
  prompt,
  stateOf,
  VERSIONS,
} from '../support/e2e-lab.js';
import { usageLimit } from '../support/model-api/server.mjs';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

const FILES = {
  '1_START.md': prompt('START'),
  'TOOL.md': prompt('TOOL'),
  'TALK.md': prompt('TALK'),
};
/** A command that says when it runs and never ends; `first` is run before. */
const longCommand = (first = ''): string =>
  `node -e '${first}require("fs").writeFileSync("started", "yes"); setInterval(() => {}, 1000)'`;
const STUBBORN = longCommand('for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {}); ');

/** `main` is in the middle of a tool call, its worker in the middle of a sentence. */
async function openBusyRun(claude: (typeof VERSIONS)[number], command: string): Promise<Live> {
  lab = await E2eLab.open(FILES, { claude });
  lab.api.reply(at('START'), '<fork next="TOOL">TALK</fork>');
  const tool = { name: 'Bash', input: { command, description: 'a long one' } };
  lab.api.reply(at('TOOL'), { text: 'I run it.', tool }, '<result>ran it</result>');
  lab.api.reply(at('TALK'), { hang: true, hangAfterText: 'Once upon a' }, '<result>said it</result>');
  const live = lab.start(['--dangerously-skip-permissions']);
  await live.reaches(
    lab.fileWhen('started'),
    live.event(({ type }) => type === 'tool'),
    lab.api.when((request) => stateOf(request) === 'TALK'),
  );
  return live;
}

describe.each(VERSIONS)('signals, Claude Code %s', (claude) => {
  test('SIGINT while one agent uses a tool and another talks: paused, counted, resumed', async () => {
    const live = await openBusyRun(claude, longCommand());
    // raymond, two Claude Codes, the shell and node: the check for orphans does see what lives.
    expect(lab.processes().length).toBeGreaterThanOrEqual(4);
    const { total_cost_usd: costBefore } = await lab.stateNow();
    live.signal('SIGINT');
    const { exitCode, report } = await live.ended;

    expect(await lab.orphans()).toEqual([]);
    expect([exitCode, report.status, report.reason]).toEqual([4, 'paused', 'INTERRUPTED']);
    expect(report.message).toContain('raymond resume r');
    // The tool's turn had one whole reply; of the other the API has served none to the end.
    expect(costBefore).toBeLessThan(lab.servedCost() - 1e-6);
    expect(report.total_cost_usd).toBeGreaterThan(lab.servedCost() - 1e-6);
    expect(report.total_cost_usd).toBeLessThan(lab.servedCost() + 0.01);
    expect(lab.state.agents.map(({ status, current_state }) => [status, current_state]).sort()).toEqual([
      ['active', 'TALK.md'],
      ['active', 'TOOL.md'],
    ]);

    const resumed = await lab.resume();

    expect(resumed).toMatchObject({
      exitCode: 0,
      report: { status: 'completed', results: { main: 'ran it', main_talk1: 'said it' } },
    });
    // Each prompt was given once; the resume said no more than that the turn had been cut off.
    const last = (state: string) => lab.histories().findLast((states) => states.includes(state));
    expect(last('TOOL')).toEqual(['START', 'TOOL', expect.stringContaining('cut off')]);
    expect(last('TALK')).toEqual(['TALK', expect.stringContaining('cut off')]);
    expect(resumed.report.total_cost_usd).toBeGreaterThan(lab.servedCost() - 1e-6);
    expect(resumed.report.total_cost_usd).toBeLessThan(lab.servedCost() + 0.01);
  });
});

test('a second SIGINT ends everything at once, whatever the tool does, and a resume completes', async () => {
  const live = await openBusyRun('2.1.330', STUBBORN);
  live.signal('SIGINT');
  // The first signal has arrived: the agent that talks was told.
  await live.reaches(lab.api.when((request) => request.aborted));
  live.signal('SIGINT');
  const { exitCode } = await live.ended;

  expect(exitCode).toBe(4);
  expect(await lab.orphans()).toEqual([]);
  // It goes at once: what has happened may still be in the journal.
  expect((await lab.stateNow()).agents).toHaveLength(2);

  const resumed = await lab.resume();

  expect(resumed).toMatchObject({
    exitCode: 0,
    report: { status: 'completed', results: { main: 'ran it', main_talk1: 'said it' } },
  });
});

test('a tool that ignores signals does not keep the run from ending', async () => {
  const live = await openBusyRun('2.1.330', STUBBORN);
  live.signal('SIGTERM');
  const { exitCode, report } = await live.ended;

  expect([exitCode, report.reason]).toEqual([4, 'INTERRUPTED']);
  expect(await lab.orphans()).toEqual([]);
});

test('a Claude Code that dies takes its tools along, and the next attempt goes on', async () => {
  const live = await openBusyRun('2.1.330', longCommand());
  const { pid: tool } = lab.processes().find(({ command }) => command.startsWith('node -e'))!;
  // Both agents: which of the two runs the tool cannot be told from outside.
  for (const { pid, command } of lab.processes())
    if (command.includes('--output-format')) process.kill(pid, 'SIGKILL');
  const { exitCode, report } = await live.ended;

  expect([exitCode, report.results]).toEqual([0, { main: 'ran it', main_talk1: 'said it' }]);
  expect(lab.eventsOf('retry').map(({ code }) => code)).toEqual(['AGENT_FAILED', 'AGENT_FAILED']);
  expect(lab.processes().map(({ pid }) => pid)).not.toContain(tool);
  expect(await lab.orphans()).toEqual([]);
});

test('SIGINT ends the wait for a usage limit', async () => {
  lab = await E2eLab.open({ '1_START.md': prompt('START') });
  lab.api.reply(
    at('START'),
    usageLimit({ resetsAt: Math.floor(Date.now() / 1000) + 300 }),
    '<result>late</result>',
  );
  const loggedIn = { env: { ANTHROPIC_API_KEY: undefined, ...lab.api.subscriptionEnv } };
  const live = lab.start([], loggedIn);
  await live.reaches(live.event(({ type }) => type === 'waiting'));
  live.signal('SIGINT');
  const { exitCode, report } = await live.ended;

  expect([exitCode, report.reason]).toEqual([4, 'INTERRUPTED']);
  expect(await lab.resume([], loggedIn)).toMatchObject({ exitCode: 0, report: { result: 'late' } });
});

test('SIGKILL of the orchestrator: a resume takes the lock over and ends the run', async () => {
  lab = await E2eLab.open({ '1_START.md': prompt('START'), 'NEXT.md': prompt('NEXT') });
  lab.api.reply(at('START'), '<goto>NEXT</goto>');
  lab.api.reply(at('NEXT'), { hang: true }, '<result>survived</result>');
  const live = lab.start();
  const held = await lab.api.when((request) => stateOf(request) === 'NEXT');
  expect(held.sessionId).toBeDefined();
  live.signal('SIGKILL');
  expect((await live.ended).exitCode).toBeUndefined();

  const { exitCode, report } = await lab.resume();

  expect([exitCode, report.result, report.resumed]).toEqual([0, 'survived', true]);
  // The killed one's Claude Code went on until the resume ended it.
  expect(await lab.orphans()).toEqual([]);
  expect(lab.histories().at(-1)?.slice(0, 2)).toEqual(['START', 'NEXT']);
});
