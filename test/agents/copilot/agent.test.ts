import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { TurnRequest } from '../../../src/agents/agent.js';
import { collector, turnRequest } from '../claude/fake-claude.js';
import {
  agentOf,
  fixture,
  fixtureText,
  HELLO_USED,
  keepSession,
  PROMPTED,
  play as playIn,
  type Said,
  SESSION,
  speak,
  usageFileOf,
} from './fixtures/copilot-play.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'copilot-test-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Rest<T> = T extends (home: string, ...rest: infer R) => unknown ? R : never;
const play = (...rest: Rest<typeof playIn>) => playIn(home, ...rest);

const HELLO: Said = { lines: fixture('copilot-hello'), usage: fixtureText('copilot-hello-usage.json') };

describe('a turn that goes well', () => {
  test('gives text, session, credits as USD and tokens', async () => {
    const { outcome, events } = await play(speak(HELLO));
    expect(outcome).toEqual({
      ok: true,
      text: 'hello there',
      sessionId: SESSION,
      costUsd: expect.closeTo(0.0072, 12),
      costBasis: 'reported',
      usage: HELLO_USED,
      tokens: {
        ...{ input: 256_900, cached: 223_000, output: 9700 },
        ...{ input_display: '256.9k', cached_display: '223.0k', output_display: '9.7k' },
        ...{ ai_display: 'AI Credits 0.72 (3s)', ai_credits: 0.72, ai_time: 3 },
      },
    });
    expect(events).toEqual([{ type: 'text', text: 'hello there' }]);
  });

  test('a credit may have another price', async () => {
    const { outcome } = await play(speak(HELLO), {}, { aiCreditUsd: 0.04 });
    expect(outcome.costUsd).toBeCloseTo(0.0288, 12);
  });

  test("with a provider of one's own it costs nothing, and tokens count", async () => {
    const said = { lines: fixture('copilot-byok'), usage: fixtureText('copilot-byok-usage.json') };
    const { outcome, warnings } = await play(speak(said));
    expect(outcome).toMatchObject({ ok: true, costUsd: 0, costBasis: 'none', usage: HELLO_USED });
    expect(outcome.tokens).not.toHaveProperty('ai_credits');
    expect(warnings).toEqual([]);
  });

  test('shows tools in one line and passes the stream on as it is', async () => {
    const raw: string[] = [];
    const { outcome, events } = await play(speak({ lines: fixture('copilot-tool') }), {
      onRaw: (chunk) => raw.push(String(chunk)),
    });
    expect(events.slice(0, 3)).toEqual([
      { type: 'text', text: 'I run it.' },
      { type: 'tool', name: 'bash', summary: 'echo hi; touch made' },
      { type: 'text', text: 'Ran it.' },
    ]);
    expect(outcome).toMatchObject({ ok: true, text: 'Ran it.' });
    expect(raw.join('')).toBe(`${fixture('copilot-tool').join('\n')}\n`);
  });

  test('warns of denied tools', async () => {
    const { outcome, warnings } = await play(speak({ ...HELLO, lines: fixture('copilot-denied') }));
    expect(outcome.ok).toBe(true);
    expect(warnings).toContain('copilot was denied a tool call: bash (echo hi; touch made)');
  });

  test("a subagent's words are neither shown nor the answer", async () => {
    const { outcome, events } = await play(speak({ lines: fixture('copilot-subagent') }));
    expect(outcome.text).toBe('main done');
    expect(events.filter((event) => event.type === 'text')).toEqual([{ type: 'text', text: 'main done' }]);
  });

  test('broken lines are left out, and told', async () => {
    const lines = ['{"type":"assis', 'null', ...fixture('copilot-hello')];
    const { outcome, warnings } = await play(speak({ ...HELLO, lines }));
    expect(outcome).toMatchObject({ ok: true, text: 'hello there' });
    expect(warnings).toEqual([
      `2 lines of copilot's output were not JSON and were left out: {"type":"assis null`,
    ]);
  });

  test('leaves no file of its own', async () => {
    const { children } = await play(speak(HELLO));
    expect(existsSync(usageFileOf(children[0]!))).toBe(false);
  });
});

describe('what a session used before does not count', () => {
  const used = (nanoAiu: number, inputTokens: number): string => {
    const usage = { inputTokens, outputTokens: inputTokens / 10, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const modelMetrics = { 'gpt-5.4': { usage } };
    return JSON.stringify({ totalNanoAiu: nanoAiu, aiCreditsStatus: 'complete', modelMetrics });
  };
  const resume: Partial<TurnRequest> = { session: { kind: 'resume', id: SESSION } };

  test('as read back from its own files', async () => {
    keepSession(home, fixtureText('copilot-hello-events.jsonl'));
    const { outcome } = await play(speak({ ...HELLO, usage: used(2_720_000_000, 257_900) }), resume);
    expect(outcome.costUsd).toBeCloseTo(0.02, 12);
    expect(outcome.tokens).toMatchObject({ input: 1000, output: 25_790 - 9700, ai_credits: 2 });
  });

  test('as remembered, where they cannot be read', async () => {
    const usages = [used(1e9, 1000), used(3e9, 5000)];
    const { agent } = agentOf(home, (child, index) => speak({ ...HELLO, usage: usages[index]! })(child));
    const { signal } = new AbortController();
    const { onEvent } = collector();
    const first = await agent.turn(turnRequest(resume), signal, onEvent);
    const second = await agent.turn(turnRequest(resume), signal, onEvent);
    expect([first.costUsd, second.costUsd]).toEqual([0.01, 0.02]);
    expect(second.usage).toMatchObject({ input_tokens: 4000, output_tokens: 400 });
  });

  test('and never less than nothing', async () => {
    keepSession(home, fixtureText('copilot-hello-events.jsonl'));
    const { outcome } = await play(speak({ ...HELLO, usage: used(1e8, 10) }), resume);
    expect(outcome).toMatchObject({ costUsd: 0, usage: { input_tokens: 0, output_tokens: 0 } });
  });
});

describe('a turn whose CLI wrote no usage file', () => {
  test("is counted by the session's own record", async () => {
    const { outcome } = await play((child) => {
      child.say(...fixture('copilot-hello').slice(0, -1));
      // Without the last count, as after SIGKILL.
      keepSession(home, fixture('copilot-hello-events').slice(0, -1).join('\n'));
      child.end({ exitCode: null, signal: 'SIGKILL' });
    });
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'crashed' },
      costUsd: expect.closeTo(0.0072, 12),
      costBasis: 'estimated',
      usage: HELLO_USED,
    });
  });

  test('or by the footer', async () => {
    const stderr = '\nAI Credits 0.72 (0s)\nTokens     ↑ 256.9k (223.0k cached) • ↓ 9.7k\n';
    const { outcome } = await play(speak({ lines: fixture('copilot-hello'), stderr }));
    expect(outcome).toMatchObject({ ok: true, text: 'hello there', usage: HELLO_USED });
    expect(outcome.costUsd).toBeCloseTo(0.0072, 12);
  });

  test("whose own words the history gets, where the turn is the session's first", async () => {
    const stderr = '\nAI Credits 0.72 (1h30m45s)\nTokens     ↑ 256.9k (223.0k cached) • ↓ 9.7k\n';
    const { outcome } = await play(speak({ lines: fixture('copilot-hello'), stderr }));
    expect(outcome.tokens).toEqual({
      ...{ input: 256_900, cached: 223_000, output: 9_700 },
      ...{ input_display: '256.9k', cached_display: '223.0k', output_display: '9.7k' },
      ...{ ai_display: 'AI Credits 0.72 (1h30m45s)', ai_credits: 0.72, ai_time: 5445 },
    });
  });

  test('or its cost is unknown, and that is told', async () => {
    const { outcome, warnings } = await play(speak({ lines: fixture('copilot-hello'), usage: '{' }));
    expect(outcome).toMatchObject({ ok: true, costUsd: 0, costBasis: 'unknown', costIsLowerBound: true });
    expect(warnings).toEqual([
      'copilot ended before it reported a cost: what this turn has spent is unknown and not counted',
    ]);
  });
});

describe('sessions', () => {
  const EVENTS = fixtureText('copilot-hello-events.jsonl');

  test('the mark is when the newest prompt was recorded', async () => {
    const { agent } = agentOf(home, speak(HELLO));
    expect(await agent.sessionMark(SESSION, '/')).toBe(0);
    keepSession(home, EVENTS);
    expect(await agent.sessionMark(SESSION, '/')).toBe(PROMPTED);
    expect(await agent.sessionMark(`../session-state/${SESSION}`, '/')).toBe(0);
  });

  test('what a cut-off turn has used is on record', async () => {
    const { agent } = agentOf(home, speak(HELLO));
    const turn = { session: SESSION, sessionBefore: null, since: 0 };
    expect(await agent.cutOffCost?.(turn, '/')).toBeNull();
    keepSession(home, EVENTS);
    const found = await agent.cutOffCost?.(turn, '/');
    expect(found).toMatchObject({ costUsd: expect.closeTo(0.0072, 12), usage: HELLO_USED });
    expect(await agent.cutOffCost?.({ ...turn, since: PROMPTED }, '/')).toBeNull();
  });

  test('a branch is not made', async () => {
    const session = { kind: 'branch', from: 'a', id: 'b' } as const;
    const { outcome, children } = await play(speak(HELLO), { session });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'not_started' } });
    expect(children).toHaveLength(0);
  });
});
