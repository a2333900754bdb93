import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TurnRequest } from '../../../src/agents/agent.js';
import { type FakeChild, onStop } from '../claude/fake-claude.js';
import { fixture, play as playIn, SESSION, speak } from './fixtures/copilot-play.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'copilot-test-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Rest<T> = T extends (home: string, ...rest: infer R) => unknown ? R : never;
const play = (...rest: Rest<typeof playIn>) => playIn(home, ...rest);

const hello = (child: FakeChild): void => speak({ lines: fixture('copilot-hello') })(child);

describe('the command line', () => {
  const optionsOf = async (changes: Partial<TurnRequest>) =>
    (await play(hello, changes)).children[0]?.options;

  test('has the prompt on stdin and an environment in which a resume stays where it is', async () => {
    const options = await optionsOf({
      prompt: '- do this',
      model: 'gpt-5.4',
      effort: 'high',
      agentProfile: 'reviewer',
    });
    expect(options?.command).toBe('copilot');
    expect(options?.stdin).toBe('- do this');
    expect(options?.args).toEqual([
      ...['--output-format', 'json', '--usage-output-file', expect.stringMatching(/usage\.json$/)],
      ...['--allow-tool=write', '--agent', 'reviewer', '--model', 'gpt-5.4', '--reasoning-effort', 'high'],
      ...['--session-id', SESSION],
    ]);
    expect(options?.env).toEqual({ PATH: '/bin', COPILOT_DISABLE_RESUME_AUTO_CD: 'true' });
  });

  test('resume', async () => {
    const options = await optionsOf({ session: { kind: 'resume', id: 'b' } });
    expect(options?.args.slice(-2)).toEqual(['--resume', 'b']);
  });

  test.each<[Partial<TurnRequest>, string[]]>([
    [{ permissionMode: 'acceptEdits' }, ['--allow-tool=write']],
    [{ permissionMode: 'auto' }, ['--allow-tool=write']],
    [{ permissionMode: 'default' }, []],
    [{ permissionMode: 'dontAsk' }, []],
    [{ permissionMode: 'plan' }, ['--mode', 'plan']],
    [{ permissionMode: 'plan', allowAllTools: true }, ['--mode', 'plan']],
    [{ permissionMode: 'default', allowAllTools: true }, ['--allow-all-tools']],
    [{ permissionMode: 'bypassPermissions' }, ['--allow-all']],
    [{ permissionMode: 'plan', skipPermissions: true }, ['--allow-all']],
  ])('permissions %j', async (changes, flags) => {
    const options = await optionsOf(changes);
    expect(options?.args.slice(4, -2)).toEqual(flags);
  });

  test('a system prompt is left out, and told', async () => {
    const { warnings } = await play(hello, { appendSystemPrompt: 'You are …' });
    expect(warnings[0]).toMatch(/system prompt/);
  });
});

/** A `session.error` event and the end after it. */
const errorLines = (data: Record<string, unknown>): string[] => [
  JSON.stringify({ type: 'model.call_start', data: {} }),
  JSON.stringify({ type: 'session.error', data }),
  JSON.stringify({ type: 'assistant.idle', data: {} }),
  JSON.stringify({ type: 'result', sessionId: SESSION, exitCode: 1, usage: {} }),
];
const failedCall = (data: object): string => JSON.stringify({ type: 'model.call_failure', data });
const ownProvider = (errorCode: string): string => failedCall({ isByok: true, errorCode });

const QUERY = { errorType: 'query' };
const RATE_LIMIT = { errorType: 'rate_limit', statusCode: 429 };

describe('that another key helps', () => {
  test.each<[string, Parameters<typeof speak>[0], true | undefined]>([
    ['GitHub refuses it', { lines: fixture('copilot-401') }, true],
    ['there is none', { stderr: 'Error: No authentication information found.\n' }, true],
    [
      "a provider of one's own refuses its own",
      {
        lines: [
          ownProvider(''),
          ...errorLines({
            errorType: 'authentication',
            message: 'Check your COPILOT_PROVIDER_API_KEY',
            statusCode: 401,
          }),
        ],
      },
      undefined,
    ],
    ['the quota is used up', { lines: fixture('copilot-402') }, undefined],
  ])('%s', async (_name, said, needsKey) => {
    const { outcome } = await play(speak({ ...said, exitCode: 1 }));
    if (outcome.ok) throw new Error('it is a failure');
    expect(outcome.failure.needsKey).toBe(needsKey);
  });
});

describe('failures that the CLI tells', () => {
  test.each<[string, string[], string, RegExp]>([
    ['401 at GitHub', fixture('copilot-401'), 'authentication', /invalid/],
    ['402 at GitHub', fixture('copilot-402'), 'usage_limit', /exceeded your quota/],
    ['500', fixture('copilot-500'), 'transient', /retried 5 times .* 500 Internal server error/],
    [
      "401 with a provider of one's own",
      [
        ownProvider(''),
        ...errorLines({
          errorType: 'authentication',
          message: 'Authentication failed (HTTP 401).\n  Check your COPILOT_PROVIDER_API_KEY',
          statusCode: 401,
        }),
      ],
      'authentication',
      /^Authentication failed .* Check your COPILOT_PROVIDER_API_KEY$/,
    ],
    [
      "402 with a provider of one's own",
      [ownProvider('x'), ...errorLines({ ...QUERY, message: '402 You have no quota', statusCode: 402 })],
      'authentication',
      /no quota/,
    ],
    [
      'an account without money',
      [ownProvider('insufficient_quota'), ...errorLines({ ...RATE_LIMIT, message: '429 over quota' })],
      'authentication',
      /over quota/,
    ],
    ['429', errorLines({ ...RATE_LIMIT, message: 'Failed; Last error: 429 Rate limit' }), 'transient', /429/],
    [
      '429 that the CLI gave up at once',
      [failedCall({ retryAttempt: 0 }), ...errorLines({ ...RATE_LIMIT, message: '429 Come back later' })],
      'usage_limit',
      /^429 Come back later \(copilot did not try again/,
    ],
    [
      '429 that the CLI has tried again',
      [
        ...[0, 1].map((retryAttempt) => failedCall({ retryAttempt })),
        ...errorLines({ ...RATE_LIMIT, message: 'Failed; Last error: 429 Come back later' }),
      ],
      'transient',
      /Come back later$/,
    ],
    [
      'refused connection',
      errorLines({ ...QUERY, message: 'Could not connect to local model provider at http://x.' }),
      'transient',
      /Could not connect/,
    ],
    [
      '404',
      errorLines({ ...QUERY, message: "Model 'gpt-9' not found (HTTP 404).", statusCode: 404 }),
      'invalid_model',
      /gpt-9/,
    ],
    [
      'too long',
      errorLines({ ...QUERY, message: "Request exceeds the model's prompt budget after reserving output." }),
      'prompt_too_long',
      /budget/,
    ],
    [
      'too long by the provider',
      errorLines({ ...QUERY, message: 'The provider rejected the prompt as too long, but …' }),
      'prompt_too_long',
      /too long/,
    ],
    [
      'an empty answer',
      errorLines({ ...QUERY, message: 'No response was returned.' }),
      'transient',
      /No response/,
    ],
  ])('%s', async (_name, lines, kind, message) => {
    const { outcome } = await play(speak({ lines, exitCode: 1 }));
    expect(outcome).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } });
  });

  const NOW = Date.parse('2026-11-21T20:30:00Z');
  const HOPE = "You've reached your weekly rate limit. Please wait for your limit to reset";
  test.each([
    ['in 1 hour 57 minutes', NOW + 117 * 60_000],
    ['in 45 seconds', NOW + 45_000],
    ['on November 24, 2026 at 7:12 AM', new Date(2026, 10, 24, 7, 12).getTime()],
  ])('usage limit that resets %s', async (until, resetAt) => {
    const message = `${HOPE} ${until} or switch to auto model to continue. Learn More (https://docs.github.com).`;
    const lines = errorLines({ ...RATE_LIMIT, message });
    const { outcome } = await play(speak({ lines, exitCode: 1 }), {}, { now: NOW - 5000 });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'usage_limit', resetAt } });
  });

  test.each<[string, string, RegExp]>([
    [
      'Error: No authentication information found.\n\nCopilot can …',
      'authentication',
      /No authentication information found/,
    ],
    [
      'Error: Classic Personal Access Tokens (ghp_) are not supported by Copilot.\n',
      'authentication',
      /ghp_/,
    ],
    [
      "Error: No session, task, or name matched '1-2'.\n\nTo resume",
      'session_lost',
      /no longer has this session/,
    ],
    ['No such agent: nosuch, available: reviewer\n', 'not_started', /nosuch.*\.github\/agents/],
    ['Error: Model "gpt-9" from --model flag is not available.\n', 'invalid_model', /gpt-9/],
    ['BYOK providers require an explicit model. Run `copilot`', 'invalid_model', /COPILOT_MODEL/],
    ["error: unexpected argument '--x' found\n", 'not_started', /refused to start: error: unexpected/],
    ['Error: Failed to load models\n\nError: connection refused\n', 'transient', /Failed to load models/],
    ['sh: 1: copilot: Exec format error\n', 'not_started', /cannot be run.*Exec format error.*Install the/],
    ['Segmentation fault\n', 'crashed', /without a result \(exit code 1\); its last words on stderr: Seg/],
  ])('on stderr: %j', async (stderr, kind, message) => {
    const { outcome } = await play(speak({ stderr, exitCode: 1 }));
    expect(outcome).toMatchObject({ ok: false, sessionId: null, costUsd: 0, costBasis: 'none' });
    expect(outcome).toMatchObject({ failure: { kind, message: expect.stringMatching(message) } });
  });

  test('not installed', async () => {
    const spawnError = Object.assign(new Error('spawn copilot ENOENT'), { code: 'ENOENT' });
    const { outcome } = await play((child) => child.end({ exitCode: null, spawnError }));
    const message = expect.stringContaining('npm i -g @github/copilot@1.0.102');
    expect(outcome).toMatchObject({ failure: { kind: 'not_started', message } });
  });

  test('retries are shown', async () => {
    const { events } = await play(speak({ lines: fixture('copilot-500'), exitCode: 1 }));
    const retries = events.filter((event) => event.type === 'cli_retry');
    expect(retries).toHaveLength(6);
    expect(retries[1]?.message).toBe("copilot's model request failed (attempt 2): 500 Internal server error");
  });
});

describe('a turn that is stopped', () => {
  const stopped = fixture('copilot-stopped');
  const hang = (child: FakeChild): void => {
    onStop.set(child, () => {
      child.say(...stopped.slice(5));
      child.end({ exitCode: 0 });
    });
    child.say(...stopped.slice(0, 5));
  };

  test('is interrupted, though the CLI ends with 0', async () => {
    const abort = new AbortController();
    const script = (child: FakeChild): void => {
      hang(child);
      setImmediate(() => abort.abort());
    };
    const { outcome, children } = await play(script, {}, { signal: abort.signal });
    expect(outcome).toMatchObject({ ok: false, sessionId: SESSION, failure: { kind: 'interrupted' } });
    expect(children[0]?.stops).toEqual([{ first: 'SIGTERM', graceMs: 3000 }]);
  });

  test('even if a result of 0 comes after', async () => {
    const abort = new AbortController();
    const script = (child: FakeChild): void => {
      onStop.set(child, () => hello(child));
      setImmediate(() => abort.abort());
    };
    const { outcome } = await play(script, {}, { signal: abort.signal });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
  });

  test('a turn that had said its result by then is not', async () => {
    const abort = new AbortController();
    const script = (child: FakeChild): void => {
      onStop.set(child, () => child.end({ exitCode: null, signal: 'SIGTERM' }));
      child.say(...fixture('copilot-hello'));
      abort.abort();
    };
    const { outcome } = await play(script, {}, { signal: abort.signal });
    expect(outcome).toMatchObject({ ok: true, text: 'hello there' });
  });

  test('before it began starts nothing', async () => {
    const { outcome, children } = await play(hello, {}, { signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ ok: false, sessionId: null, failure: { kind: 'interrupted' } });
    expect(children).toHaveLength(0);
  });

  test('by somebody else has crashed', async () => {
    const { outcome } = await play(speak({ lines: stopped }));
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
  });

  test('for its silence', async () => {
    const { outcome } = await play(hang, { idleTimeoutMs: 40 });
    const message = 'copilot wrote nothing for 0.04 s and was stopped.';
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'idle', message } });
  });

  test('when it waits for somebody to choose another model', async () => {
    const message = 'Please wait for your limit to reset in 2 hours or switch to auto model to continue.';
    const { outcome, children } = await play((child) => {
      onStop.set(child, () => child.end({ exitCode: 0 }));
      child.say(...errorLines({ ...RATE_LIMIT, message, eligibleForAutoSwitch: true }).slice(0, 2));
    });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'usage_limit', message } });
    expect(children[0]?.stops).toHaveLength(1);
  });
});
