import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CopilotLab, installCopilot, newId, type Taken } from './agents/copilot-1.0.102/lab.js';

beforeAll(installCopilot, 300_000);

let lab: CopilotLab;
beforeEach(async () => {
  lab = await CopilotLab.open();
});
afterEach(() => lab.close());

/** Says when it runs, and would run for ever. `%` stands for what it does about signals. */
const LONG_COMMAND = `node -e '%require("fs").writeFileSync("started", "yes"); setInterval(() => {}, 1000)'`;
const STUBBORN = 'for (const s of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(s, () => {}); ';

/** Resolves when the tool has begun. */
function toolStarted(): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(lab.work, () => check());
    const check = (): void => {
      if (!existsSync(join(lab.work, 'started'))) return;
      watcher.close();
      resolve();
    };
    check();
  });
}

/** A turn that is aborted once `ready` resolves. */
async function abortWhen(id: string, ready: () => Promise<unknown>, stop?: () => void): Promise<Taken> {
  const abort = new AbortController();
  const taken = lab.turn(
    { prompt: 'go', session: { kind: 'fresh', id }, allowAllTools: true },
    stop === undefined ? abort.signal : undefined,
  );
  await Promise.race([ready(), taken]);
  // The check for orphans does see what lives.
  expect(lab.live().length).toBeGreaterThan(0);
  if (stop === undefined) abort.abort();
  else stop();
  return taken;
}

const talks = () => lab.api.when((request) => request.followUp === true);

describe.each(['native', 'wrapper'])('a turn that is stopped, %s', (kind) => {
  beforeEach(() => {
    if (kind === 'wrapper') lab.useWrapper();
  });

  test('while a tool runs: counted, no process left, resumed', async () => {
    const id = newId();
    const input = { command: LONG_COMMAND.replace('%', ''), description: 'd' };
    lab.api.reply('go', { text: 'Going.', tool: { name: 'bash', input } });
    lab.api.reply('on', 'Went.');
    const { outcome } = await abortWhen(id, toolStarted);

    expect(outcome).toMatchObject({ ok: false, sessionId: id, failure: { kind: 'interrupted' } });
    expect(outcome.usage).toMatchObject({ input_tokens: 1000, output_tokens: 100 });
    expect(await lab.orphans()).toEqual([]);
    expect(await lab.agent.sessionMark(id, lab.work)).toBeGreaterThan(0);

    const resumed = await lab.turn({ prompt: 'on', session: { kind: 'resume', id } });
    expect(resumed.outcome).toMatchObject({ ok: true, text: 'Went.', usage: { input_tokens: 1000 } });
    expect(lab.api.turns().at(-1)?.prompts).toEqual(['go', 'on']);
  });

  test('while a tool runs that ignores signals', async () => {
    const input = { command: LONG_COMMAND.replace('%', STUBBORN), description: 'd' };
    lab.api.reply('go', { tool: { name: 'bash', input } });
    const { outcome } = await abortWhen(newId(), toolStarted);

    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
    expect(await lab.orphans()).toEqual([]);
  });

  test('while the model talks, after a call that counts', async () => {
    const input = { command: 'true', description: 'd' };
    lab.api.reply('go', [{ tool: { name: 'bash', input } }, { hang: true, hangAfterText: 'Once upon a' }]);
    const { outcome } = await abortWhen(newId(), talks);

    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
    expect(outcome.usage).toMatchObject({ input_tokens: 1000, output_tokens: 100 });
    expect(await lab.orphans()).toEqual([]);
  });

  test('by SIGKILL: what it used is read from its session', async () => {
    lab.useGithub();
    const id = newId();
    const input = { command: LONG_COMMAND.replace('%', ''), description: 'd' };
    lab.api.reply('go', { tool: { name: 'bash', input }, nanoAiu: 1_000_000_000 });
    const spent = () => lab.agent.cutOffCost!({ session: id, sessionBefore: null, since: 0 }, lab.work);
    // The CLI writes its session down 0.1 s later.
    const written = async (): Promise<void> => {
      await toolStarted();
      while ((await spent()) === null) await delay(10);
    };
    const { outcome } = await abortWhen(id, written, () => lab.killAll());

    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
    expect(await lab.orphans()).toEqual([]);
    expect(outcome).toMatchObject({ costUsd: 0.01, costBasis: 'estimated', usage: { output_tokens: 100 } });
    expect(await spent()).toMatchObject({ costUsd: 0.01, usage: { input_tokens: 1000, output_tokens: 100 } });
  });
});

describe('failures, told in seconds', () => {
  const SOON = { headers: { 'retry-after': '1' } };

  test.each([
    {
      name: '401',
      step: { status: 401 },
      kind: 'authentication',
      says: /COPILOT_PROVIDER_API_KEY/,
      github: false,
    },
    {
      name: '401',
      step: { status: 401 },
      kind: 'authentication',
      // How to log in is told by whoever asked for the turn.
      says: /credentials/,
      github: true,
    },
    { name: '402', step: { status: 402 }, kind: 'authentication', says: /quota/, github: false },
    { name: '402', step: { status: 402 }, kind: 'usage_limit', says: /quota/, github: true },
    { name: '404', step: { status: 404 }, kind: 'invalid_model', says: /gpt-5\.4/, github: false },
    { name: '429', step: { status: 429, ...SOON }, kind: 'transient', says: /429/, github: false },
    {
      name: '429 for an hour',
      step: { status: 429, headers: { 'retry-after': '3600' } },
      kind: 'usage_limit',
      says: /429.*copilot did not try again/,
      github: false,
    },
    { name: '500', step: { status: 500, ...SOON }, kind: 'transient', says: /500/, github: true },
    {
      name: 'drop',
      step: { drop: 'midstream', text: 'x' } as const,
      kind: 'transient',
      says: /./,
      github: false,
    },
    { name: 'empty', step: { text: '' }, kind: 'transient', says: /No response/, github: false },
  ])('$name, at GitHub: $github', async ({ step, kind, says, github }) => {
    if (github) lab.useGithub();
    lab.api.reply('go', step);
    const { outcome, failure } = await lab.turn({ prompt: 'go' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(failure).toMatch(says);
  });

  test('a weekly limit, after which the CLI would wait for an answer for ever', async () => {
    lab.useGithub();
    const error = {
      message: 'Sorry, you have exceeded your weekly limit.',
      code: 'user_weekly_rate_limited',
    };
    lab.api.reply('go', { status: 429, headers: { 'retry-after': '5400' }, error });
    const { outcome } = await lab.turn({ prompt: 'go' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'usage_limit' } });
    const resetAt = outcome.ok ? undefined : outcome.failure.resetAt;
    expect(Math.abs((resetAt ?? 0) - Date.now() - 5_400_000)).toBeLessThan(90_000);
    expect(await lab.orphans()).toEqual([]);
  });

  test('a refused connection; retries are shown meanwhile', async () => {
    const env = { ...lab.environment(), COPILOT_PROVIDER_BASE_URL: 'http://127.0.0.1:9/v1' };
    const { outcome, failure, events } = await lab.turn({ prompt: 'go', env });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'transient' } });
    expect(failure).toMatch(/Could not connect to local model provider at http:\/\/127\.0\.0\.1:9/);
    expect(events.filter(({ type }) => type === 'cli_retry').length).toBeGreaterThanOrEqual(3);
  });

  test('not logged in, no model, an unknown model, an unknown session', async () => {
    const { COPILOT_MODEL: _, ...noModel } = lab.environment();
    const without = await lab.turn({ env: noModel });
    expect(without.outcome).toMatchObject({ failure: { kind: 'invalid_model' } });
    const lost = await lab.turn({ session: { kind: 'resume', id: newId() } });
    expect(lost.outcome).toMatchObject({ sessionId: null, failure: { kind: 'session_lost' } });
    lab.useGithub();
    const { COPILOT_GITHUB_TOKEN: __, ...nobody } = lab.environment();
    const stranger = await lab.turn({ env: nobody });
    expect(stranger.outcome).toMatchObject({ failure: { kind: 'authentication', needsKey: true } });
    expect(stranger.failure).toMatch(/^Error: No authentication information found\./);
    const unknown = await lab.turn({ model: 'gpt-9' });
    expect(unknown.outcome).toMatchObject({ failure: { kind: 'invalid_model' } });
  });

  test('silence', async () => {
    lab.api.reply('go', { hang: true });
    const { outcome } = await lab.turn({ prompt: 'go', idleTimeoutMs: 3000 });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'idle' } });
    expect(await lab.orphans()).toEqual([]);
  });
});
