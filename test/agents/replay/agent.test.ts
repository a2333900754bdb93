import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { TurnContext, TurnOutcome } from '../../../src/agents/agent.js';
import { createReplayAgent } from '../../../src/agents/replay/agent.js';
import type { RecordedTurn, Recording, WrittenReply } from '../../../src/agents/replay/recording.js';
import { NO_USAGE } from '../../../src/core/run.js';
import { collector, turnRequest } from '../claude/fake-claude.js';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

function recorded(changes: Partial<RecordedTurn> & { prompt?: string }): RecordedTurn {
  const { prompt = 'hello', ...rest } = changes;
  return {
    version: 1,
    agent: 'main',
    state: 'START.md',
    visit: 1,
    turn: 0,
    prompt_sha256: hash(prompt),
    text: '<goto>A</goto>',
    session: 's',
    cost_usd: 0.25,
    usage: { ...NO_USAGE, output_tokens: 7 },
    events: [],
    ...rest,
  };
}

const reply = (text: string, more: Partial<WrittenReply> = {}): WrittenReply => ({
  text,
  cost: 0,
  delay_ms: 0,
  tools: [],
  files: [],
  ...more,
});

function player(recording: Partial<Recording>, strict = false) {
  const agent = createReplayAgent({
    recording: { folder: 'rec', turns: [], replies: {}, ...recording },
    strict,
  });
  const { events, onEvent } = collector();
  const play = (
    context: Partial<TurnContext> = {},
    prompt = 'hello',
    signal = new AbortController().signal,
  ) => {
    const whole = { ...turnRequest().context, ...context };
    return agent.turn(turnRequest({ prompt, context: whole }), signal, onEvent);
  };
  return { agent, events, play };
}

const textOf = (outcome: TurnOutcome): string => (outcome.ok ? outcome.text : outcome.failure.kind);

describe('recorded turns', () => {
  test('come back whole, with their cost as replayed', async () => {
    const events = [
      { type: 'tool', name: 'Bash', summary: 'ls' },
      { type: 'text', text: 'words', delay_ms: 1 },
    ] as const;
    const { play, events: seen } = player({ turns: [recorded({ events })] });
    expect(await play()).toEqual({
      ok: true,
      text: '<goto>A</goto>',
      sessionId: turnRequest().session.id,
      costUsd: 0.25,
      costBasis: 'replayed',
      usage: { ...NO_USAGE, output_tokens: 7 },
    });
    expect(seen).toEqual([
      { type: 'tool', name: 'Bash', summary: 'ls' },
      { type: 'text', text: 'words' },
    ]);
  });

  test('are found by agent, state, visit and turn, in whatever order they are asked for', async () => {
    const { play } = player({
      turns: [
        recorded({ agent: 'w2', text: 'w2' }),
        recorded({ visit: 2, text: 'second' }),
        recorded({ text: 'first' }),
        recorded({ turn: 1, text: 'reminded' }),
        recorded({ state: 'END', text: 'end' }),
      ],
    });
    expect(textOf(await play({ turnOfVisit: 1 }))).toBe('reminded');
    expect(textOf(await play({ visit: 2 }))).toBe('second');
    expect(textOf(await play({ agentId: 'w2' }))).toBe('w2');
    expect(textOf(await play())).toBe('first');
    expect(textOf(await play())).toBe('first');
    expect(textOf(await play({ state: 'END.md' }))).toBe('end');
  });

  test('of a later file count when a turn was recorded again', async () => {
    const { play } = player({ turns: [recorded({ text: 'old' }), recorded({ text: 'new' })] });
    expect(textOf(await play())).toBe('new');
  });

  test('that are missing are named', async () => {
    const { play } = player({ turns: [recorded({})] });
    const outcome = await play({ visit: 3, turnOfVisit: 1 });
    expect(outcome).toMatchObject({
      ok: false,
      failure: {
        kind: 'recording_missing',
        message: expect.stringMatching(
          /visit 3 of START.md by agent main, turn 2 of it: looked for rec\/<nnn>-main-START.json/,
        ),
      },
    });
  });

  test('that are stale warn, or fail if that is asked for', async () => {
    const turns = [recorded({ prompt: 'another' })];
    const lenient = player({ turns });
    expect((await lenient.play()).ok).toBe(true);
    expect(lenient.events).toEqual([{ type: 'warning', message: expect.stringMatching(/stale/) }]);
    const strict = player({ turns }, true);
    expect(await strict.play()).toMatchObject({ ok: false, failure: { kind: 'recording_stale' } });
  });

  test('that failed and were tried again are played as what came of it', async () => {
    const failure = { kind: 'transient', message: 'API Error: 529' };
    const { play, events } = player(
      {
        turns: [
          recorded({ failure }),
          recorded({ turn: 1, failure: { ...failure, kind: 'interrupted' }, prompt: 'cut off' }),
          recorded({ turn: 2, prompt: 'cut off again', text: 'no tag' }),
          recorded({ turn: 3, prompt: 'reminder', text: 'done' }),
        ],
      },
      true,
    );
    expect(textOf(await play())).toBe('no tag');
    expect(textOf(await play({ turnOfVisit: 1 }, 'reminder'))).toBe('done');
    expect(events).toEqual([]);
  });

  test.each([
    ['refused', 'refused'],
    ['of_the_future', 'crashed'],
    ['interrupted', 'recording_missing'],
  ])('that ended with %s end so', async (kind, expected) => {
    const { play } = player({ turns: [recorded({ failure: { kind, message: 'm', reset_at: 5 } })] });
    const outcome = await play();
    expect(textOf(outcome)).toBe(expected);
    if (expected !== 'recording_missing')
      expect(outcome).toMatchObject({ failure: { resetAt: 5 }, costUsd: 0.25 });
  });
});

describe('replies by hand', () => {
  const replies = {
    START: [[reply('one')], [reply('two a'), reply('two b')]],
    'END.md': [[reply('end')]],
    'w1/START': [[reply('for w1', { cost: 0.5, tools: [{ name: 'Bash', summary: 'ls' }] })]],
  };

  test.each<[Partial<TurnContext>, string]>([
    [{}, 'one'],
    [{ state: 'START' }, 'one'],
    [{ visit: 2 }, 'two a'],
    [{ visit: 2, turnOfVisit: 1 }, 'two b'],
    [{ visit: 3 }, 'recording_missing'],
    [{ agentId: 'w2' }, 'one'],
    [{ agentId: 'w1' }, 'for w1'],
    [{ agentId: 'w1', visit: 2 }, 'recording_missing'],
    [{ state: 'END' }, 'end'],
    [{ state: 'constructor' }, 'recording_missing'],
  ])('%j', async (context, expected) => {
    const { play } = player({ replies }, true);
    expect(textOf(await play(context, 'any prompt'))).toBe(expected);
  });

  test('have tools and a cost, and go before recorded turns', async () => {
    const { play, events } = player({ replies, turns: [recorded({ agent: 'w1' })] });
    expect(await play({ agentId: 'w1' })).toMatchObject({
      text: 'for w1',
      costUsd: 0.5,
      costBasis: 'replayed',
    });
    expect(events).toEqual([{ type: 'tool', name: 'Bash', summary: 'ls' }]);
  });

  test('can take their time, and be interrupted in it', async () => {
    const slow = [[reply('slow', { delay_ms: 60_000, tools: [{ name: 'Bash', summary: '' }] })]];
    const { play, events } = player({ replies: { START: slow } });
    const stop = new AbortController();
    const playing = play({}, 'hello', stop.signal);
    stop.abort();
    expect(await playing).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
    expect(events).toEqual([]);
  });
});

test('there are no sessions', async () => {
  const { agent } = player({});
  expect(agent.capabilities.sessions).toBe(false);
  expect(await agent.sessionMark('s', '/')).toBe(0);
});
