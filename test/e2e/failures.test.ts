import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { at, E2eLab, INSTALL_TIMEOUT_MS, installClaude, prompt, VERSIONS } from '../support/e2e-lab.js';
import { startModelApi, usageLimit } from '../support/model-api/server.mjs';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: E2eLab;
// Whatever a failure was, nothing of it may live on.
afterEach(async () => {
  const left = await lab.orphans();
  await lab.close();
  expect(left).toEqual([]);
});

const TWO_STATES = { '1_START.md': prompt('START'), 'NEXT.md': prompt('NEXT') };
/** What the CLI does by itself against a dead API takes three minutes. */
const ONE_TRY = { CLAUDE_CODE_MAX_RETRIES: '0' };
const DONE = '<result>done</result>';

/** A port that nobody listens on. */
async function deadUrl(): Promise<string> {
  const api = await startModelApi();
  await api.close();
  return api.url;
}

describe.each(VERSIONS)('a failing API, Claude Code %s', (claude) => {
  const open = async (files: Record<string, string> = TWO_STATES) => {
    lab = await E2eLab.open(files, { claude });
  };

  test('401 fails in seconds, names the remedy, and a resume goes on', async () => {
    await open();
    lab.api.reply(at('START'), '<goto>NEXT</goto>');
    lab.api.reply(at('NEXT'), { status: 401 });

    const { exitCode, report } = await lab.run();

    expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'AUTHENTICATION']);
    expect(report.message).toContain('ANTHROPIC_API_KEY');
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
    expect(lab.api.turns().length).toBeLessThanOrEqual(4);

    lab.api.reset();
    lab.api.reply(at('NEXT'), DONE);
    expect(await lab.resume()).toMatchObject({ exitCode: 0, report: { result: 'done' } });
    expect(lab.histories().at(-1)?.[0]).toBe('START');
  });

  test('without any key it says so at once; a resume with one completes', async () => {
    await open();
    lab.api.reply(at('START'), DONE);

    const { exitCode, report } = await lab.run([], { env: { ANTHROPIC_API_KEY: undefined } });

    expect([exitCode, report.reason, report.total_cost_usd]).toEqual([1, 'AUTHENTICATION', 0]);
    expect(report.message).toMatch(/ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN/);
    expect(lab.api.turns()).toEqual([]);
    expect(await lab.resume()).toMatchObject({ exitCode: 0, report: { result: 'done' } });
  });

  test('a refused connection is tried three times; a resume completes', async () => {
    await open();
    lab.api.reply(at('START'), DONE);

    const env = { ...ONE_TRY, ANTHROPIC_BASE_URL: await deadUrl() };
    const { exitCode, report } = await lab.run([], { env });

    expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'AGENT_FAILED']);
    expect(report.message).toMatch(/3 attempts/);
    expect(lab.eventsOf('retry').map(({ attempt }) => attempt)).toEqual([2, 3]);
    expect(await lab.resume()).toMatchObject({ exitCode: 0, report: { result: 'done' } });
  });

  const LATER = { status: 429, headers: { 'retry-after': '3600' }, error: { message: 'Come back later' } };

  // Spec 3.7.
  test('429 with a wait beyond a minute is a usage limit: one request, and the run pauses', async () => {
    await open();
    lab.api.reply(at('START'), LATER);

    const { exitCode, report } = await lab.run();

    expect([exitCode, report.status, report.reason]).toEqual([4, 'paused', 'USAGE_LIMIT']);
    expect(report).toMatchObject({ resume_at: null });
    expect(report.message).toMatch(/Come back later.*asked to wait for more than a minute/);
    expect(lab.api.turns()).toHaveLength(1);
  });

  test('the same where the CLI is told not to try again by itself is tried three times', async () => {
    await open();
    lab.api.reply(at('START'), LATER);

    const { exitCode, report } = await lab.run([], { env: ONE_TRY });

    expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'AGENT_FAILED']);
    expect(lab.api.turns()).toHaveLength(3);
  });

  // C8.
  test('a model that the API does not have: whose word it is, in our words', async () => {
    await open({ 'START.md': `---\nmodel: nonesuch\n---\n${prompt('START')}` });
    lab.api.reply(at('START'), { status: 404 });

    const { exitCode, report } = await lab.run();

    expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'INVALID_MODEL']);
    expect(report.message).toMatch(
      /has no model "nonesuch".*START\.md:2 names it\. Name another there, such as opus, sonnet, haiku\./,
    );
    expect(report.message).not.toContain('--model');
  });

  test('500 is outlived, first by the CLI and then by us', async () => {
    await open();
    const down = { status: 500 };
    lab.api.reply(at('START'), down, down, down, '<goto>NEXT</goto>');
    lab.api.reply(at('NEXT'), DONE);

    const { exitCode, report } = await lab.run([], { env: { CLAUDE_CODE_MAX_RETRIES: '1' } });

    expect([exitCode, report.result]).toEqual([0, 'done']);
    // The CLI gives up after its second request; our second attempt needs one retry of the CLI's too.
    expect(lab.eventsOf('retry')).toHaveLength(1);
    expect(lab.api.turns()).toHaveLength(5);
    expect(report.total_cost_usd).toBeCloseTo(lab.servedCost(), 6);
  });

  test('a stream cut in the middle is taken up again', async () => {
    await open();
    const cut = { text: 'I was about to', drop: 'midstream' as const };
    lab.api.reply(at('START'), cut, cut, '<goto>NEXT</goto>');
    lab.api.reply(at('NEXT'), DONE);

    const { exitCode, report } = await lab.run([], { env: { CLAUDE_CODE_MAX_RETRIES: '1' } });

    expect([exitCode, report.result]).toEqual([0, 'done']);
    expect(
      lab
        .histories()
        .at(-1)
        ?.filter((text) => text === 'START'),
    ).toEqual(['START']);
  });

  test('a silent API: the idle timeout ends the turn, and the next attempt goes on', async () => {
    await open();
    lab.api.reply(at('START'), { hang: true, hangAfterText: 'Let me think' }, '<goto>NEXT</goto>');
    lab.api.reply(at('NEXT'), DONE);

    const { exitCode, report } = await lab.run(['--timeout', '8']);

    expect([exitCode, report.result]).toEqual([0, 'done']);
    expect(lab.eventsOf('retry').map(({ code }) => code)).toEqual(['IDLE_TIMEOUT']);
    expect(
      lab
        .histories()
        .at(-1)
        ?.filter((text) => text === 'START'),
    ).toEqual(['START']);
  });
});

test('an API that stays silent fails the agent after three attempts', async () => {
  lab = await E2eLab.open(TWO_STATES);
  lab.api.reply(at('START'), { hang: true });

  const { exitCode, report } = await lab.run(['--timeout', '5']);

  expect([exitCode, report.status, report.reason]).toEqual([1, 'failed', 'IDLE_TIMEOUT']);
  expect(lab.api.turns()).toHaveLength(3);
});

test('the other agents run on to their end when one fails', async () => {
  lab = await E2eLab.open({
    '1_START.sh': 'echo "<fork next=\\"BAD\\">GOOD</fork>"\n',
    'GOOD.md': prompt('GOOD'),
    'BAD.md': prompt('BAD'),
  });
  lab.api.reply(at('BAD'), { status: 403 });
  lab.api.reply(at('GOOD'), { text: '<result>good</result>', delayMs: 2000 });

  const { exitCode, report } = await lab.run();

  expect([exitCode, report.reason]).toEqual([1, 'AUTHENTICATION']);
  expect(report.results).toEqual({ main_good1: 'good' });
});

describe.each(VERSIONS)('a usage limit, Claude Code %s', (claude) => {
  const seconds = (iso: string | null) => Date.parse(iso ?? '') / 1000;

  test('--on-limit pause: says when it resets, to the second; a resume completes', async () => {
    lab = await E2eLab.open(TWO_STATES, { claude });
    const { subscriptionEnv: env } = lab.api;
    const loggedIn = { env: { ANTHROPIC_API_KEY: undefined, ...env } };
    const resetsAt = Math.floor(Date.now() / 1000) + 7201;
    lab.api.reply(at('START'), '<goto>NEXT</goto>');
    lab.api.reply(at('NEXT'), usageLimit({ resetsAt }), DONE);

    const { exitCode, report } = await lab.run(['--on-limit', 'pause'], loggedIn);

    expect([exitCode, report.status, report.reason]).toEqual([4, 'paused', 'USAGE_LIMIT']);
    expect(seconds(report.resume_at)).toBe(resetsAt);
    expect(seconds(lab.state.resume_at)).toBe(resetsAt);
    expect(await lab.resume([], loggedIn)).toMatchObject({ exitCode: 0, report: { result: 'done' } });
    expect(lab.histories().at(-1)?.[0]).toBe('START');
  });

  test('a limit that resets soon is waited for', async () => {
    lab = await E2eLab.open(TWO_STATES, { claude });
    lab.api.reply(
      at('START'),
      () => usageLimit({ resetsAt: Math.floor(Date.now() / 1000) + 3 }),
      '<goto>NEXT</goto>',
    );
    lab.api.reply(at('NEXT'), DONE);

    const env = { ANTHROPIC_API_KEY: undefined, ...lab.api.subscriptionEnv };
    const { exitCode, report } = await lab.run([], { env });

    expect([exitCode, report.result]).toEqual([0, 'done']);
    const [waiting] = lab.eventsOf('waiting');
    const again = lab.api.turns()[1]!;
    expect(Date.parse(again.time)).toBeGreaterThanOrEqual(Date.parse(waiting!.until));
  });
});

/** Resolves once the Claude Code that met the limit has ended. */
async function limited(): Promise<void> {
  await lab.api.when((request) => at('NEXT')(request as never) && request.done === true);
  const isClaude = ({ command }: { command: string }) => command.includes('--output-format');
  while (lab.processes().filter(isClaude).length > 1) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('a limit that one agent meets lets the others finish their state, and all go on later', async () => {
  lab = await E2eLab.open({
    '1_START.sh': 'echo "<fork next=\\"NEXT\\">WORKER</fork>"\n',
    'NEXT.md': prompt('NEXT'),
    'WORKER.md': prompt('WORKER'),
    'LATER.md': prompt('LATER'),
  });
  const loggedIn = { env: { ANTHROPIC_API_KEY: undefined, ...lab.api.subscriptionEnv } };
  lab.api.reply(at('NEXT'), usageLimit({ resetsAt: Math.floor(Date.now() / 1000) + 3600 }), DONE);
  lab.api.reply(at('WORKER'), () => ({ text: '<goto>LATER</goto>', until: limited(), delayMs: 1000 }));
  lab.api.reply(at('LATER'), '<result>later</result>');

  const { exitCode, report } = await lab.run([], loggedIn);

  expect([exitCode, report.reason]).toEqual([4, 'USAGE_LIMIT']);
  expect(lab.state.agents.map(({ current_state }) => current_state).sort()).toEqual(['LATER.md', 'NEXT.md']);
  const resumed = await lab.resume([], loggedIn);
  expect(resumed.report.results).toEqual({ main: 'done', main_worker1: 'later' });
  expect(lab.histories().filter((states) => states[0] === 'WORKER')).toEqual([
    ['WORKER'],
    ['WORKER', 'LATER'],
  ]);
});

test('a limit further off than --max-wait pauses by itself', async () => {
  lab = await E2eLab.open(TWO_STATES);
  const resetsAt = Math.floor(Date.now() / 1000) + 3600;
  lab.api.reply(at('START'), usageLimit({ resetsAt }));

  const env = { ANTHROPIC_API_KEY: undefined, ...lab.api.subscriptionEnv };
  const { exitCode, report } = await lab.run(['--max-wait', '30m'], { env });

  expect([exitCode, report.reason]).toEqual([4, 'USAGE_LIMIT']);
  expect(Date.parse(report.resume_at!)).toBe(resetsAt * 1000);
});
