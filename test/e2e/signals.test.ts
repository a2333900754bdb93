import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
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

jest.setTimeout(120_000);
beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
afterEach(() => lab.close());

const FILES = {
  '1_START.md': prompt('START'),
  'TOOL.md': prompt('TOOL'),
  'TALK.md': prompt('TALK'),
};
/** Says when it runs, and would run for ever. `%` stands for what it does about signals. */
const LONG_COMMAND = `node -e '%require("fs").writeFileSync("started", "yes"); setInterval(() => {}, 1000)'`;

/** `main` is in the middle of a tool call, its worker in the middle of a sentence. */
async function openBusyRun(claude: (typeof VERSIONS)[number], command: string): Promise<Live> {
  lab = await E2eLab.open(FILES, { claude });
  lab.api.reply(at('START'), '<fork next="TOOL">TALK</fork>');
  const tool = { name: 'Bash', input: { command, description: 'a long one' } };
  lab.api.reply(at('TOOL'), { text: 'I run it.', tool }, '<result>ran it</result>');
  lab.api.reply(at('TALK'), { hang: true, hangAfterText: 'Once upon a' }, '<result>said it</result>');
  const live = lab.start(['--dangerously-skip-permissions']);
  await Promise.all([
    lab.fileWhen('started'),
    live.event(({ type }) => type === 'tool'),
    lab.api.when((request) => stateOf(request) === 'TALK' && request.reply.status === 200),
  ]);
  return live;
}

describe.each(VERSIONS)('signals, Claude Code %s', (claude) => {
  test('SIGINT while one agent uses a tool and another talks: paused, counted, resumed', async () => {
    const live = await openBusyRun(claude, LONG_COMMAND.replace('%', ''));
    // raymond, two Claude Codes, the shell and node: the check for orphans does see what lives.
    expect((await lab.orphans()).length).toBeGreaterThanOrEqual(4);
    const costBefore = lab.state.total_cost_usd;
    const began = Date.now();
    live.signal('SIGINT');
    const { exitCode, report } = await live.ended;

    expect(Date.now() - began).toBeLessThan(5000);
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
  const stubborn = 'for (const s of ["SIGINT", "SIGTERM"]) process.on(s, () => {}); ';
  const live = await openBusyRun('2.1.330', LONG_COMMAND.replace('%', stubborn));
  live.signal('SIGINT');
  await live.event(() => true);
  const began = Date.now();
  live.signal('SIGINT');
  const { exitCode, stdout } = await live.ended;

  expect(Date.now() - began).toBeLessThan(1000);
  expect(exitCode).toBe(4);
  expect(stdout).toBe('');
  expect(await lab.orphans()).toEqual([]);
  expect(lab.state.agents).toHaveLength(2);

  const resumed = await lab.resume();

  expect(resumed).toMatchObject({
    exitCode: 0,
    report: { status: 'completed', results: { main: 'ran it', main_talk1: 'said it' } },
  });
});

test('a tool that ignores signals does not keep the run from ending in 5 s', async () => {
  const stubborn = 'for (const s of ["SIGINT", "SIGTERM"]) process.on(s, () => {}); ';
  const live = await openBusyRun('2.1.330', LONG_COMMAND.replace('%', stubborn));
  const began = Date.now();
  live.signal('SIGTERM');
  const { exitCode, report } = await live.ended;

  expect(Date.now() - began).toBeLessThan(5000);
  expect([exitCode, report.reason]).toEqual([4, 'INTERRUPTED']);
  expect(await lab.orphans()).toEqual([]);
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
  expect(lab.histories().at(-1)?.slice(0, 2)).toEqual(['START', 'NEXT']);
});
