import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AgentCli, TurnRequest } from '../../../src/agents/agent.js';
import { createClaudeAgent } from '../../../src/agents/claude/agent.js';
import { holdTimers } from '../../support/timers.js';
import {
  collector,
  type FakeChild,
  fakeProcess,
  fixture,
  onInputEnd,
  onPrompt,
  onStop,
  resultLine,
  SESSION,
  turnRequest,
} from './fake-claude.js';

const [INIT = '', HELLO = ''] = fixture('hello');
const START = Date.parse('2026-11-21T20:30:00Z');

let home: string;
let agent: AgentCli;
let seconds: number;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'claude-warm-'));
  mkdirSync(join(home, 'projects', '-x'), { recursive: true });
  seconds = 0;
});
afterEach(async () => {
  jest.useRealTimers();
  await agent.close();
  rmSync(home, { recursive: true, force: true });
});

function record(...records: object[]): void {
  for (const each of records)
    appendFileSync(join(home, 'projects', '-x', `${SESSION}.jsonl`), `${JSON.stringify(each)}\n`);
}

const recordPrompt = (text: string): void => {
  seconds += 1;
  const timestamp = new Date(START + seconds * 1000).toISOString();
  record({ type: 'user', message: { content: text }, timestamp });
};

/** Answers a prompt as the CLI does: on disk and on stdout. */
function answer(
  child: FakeChild,
  text: string,
  changes: Record<string, unknown> = {},
  version = '2.1.330',
): void {
  recordPrompt(text);
  const uuid = `message-${seconds}`;
  record({ type: 'assistant', uuid, message: {} });
  const init = { ...JSON.parse(INIT), claude_code_version: version };
  const message = { ...JSON.parse(HELLO), uuid };
  child.say(JSON.stringify(init), JSON.stringify(message), resultLine({ result: '', ...changes }));
}

function open(
  serve: (child: FakeChild, prompt: string, turn: number) => void,
  { most = 4, idleMs = 60_000 } = {},
) {
  let turn = 0;
  const { startProcess, children } = fakeProcess((child) => {
    const take = (prompt: string): void => {
      turn += 1;
      serve(child, prompt, turn);
    };
    onPrompt.set(child, take);
    onInputEnd.set(child, () => child.end());
    onStop.set(child, (signal) => child.end({ exitCode: null, signal }));
  });
  agent = createClaudeAgent({
    startProcess,
    now: () => START,
    isRoot: false,
    env: { CLAUDE_CONFIG_DIR: home },
    warm: { most, idleMs },
  });
  return children;
}

const resume = { kind: 'resume', id: SESSION } as const;
const run = (changes: Partial<TurnRequest> = {}, onEvent = collector().onEvent) =>
  agent.turn(turnRequest(changes), new AbortController().signal, onEvent);
const next = (changes: Partial<TurnRequest> = {}) => run({ session: resume, ...changes });

test('prompts are lines of one process, ahead of them what has changed in our variables', async () => {
  const children = open((child, prompt) => answer(child, prompt));
  const env = { PATH: '/bin', RAYMOND_STATE: 'A' };
  await run({ prompt: 'one \u2028 two\n', env });
  await next({ prompt: 'three', env: { ...env, RAYMOND_STATE: 'B' } });

  expect(children).toHaveLength(1);
  expect(children[0]?.options.stdin).toBe('open');
  expect(children[0]?.options.args).toEqual(expect.arrayContaining(['--input-format', 'stream-json']));
  expect(children[0]?.lines).toEqual([
    { type: 'user', message: { role: 'user', content: 'one \u2028 two\n' } },
    {
      type: 'control_request',
      request_id: 'turn-2',
      request: { subtype: 'apply_flag_settings', settings: { env: { RAYMOND_STATE: 'B' } } },
    },
    { type: 'user', message: { role: 'user', content: 'three' } },
  ]);
});

test('a refusal of our variables is told', async () => {
  open((child, prompt, turn) => {
    const response = { subtype: 'error', error: 'unknown subtype' };
    if (turn === 2) child.say(JSON.stringify({ type: 'control_response', response }));
    answer(child, prompt);
  });
  await run({ env: { RAYMOND_STATE: 'A' } });
  const { events, onEvent } = collector();
  await run({ session: resume, env: { RAYMOND_STATE: 'B' } }, onEvent);
  expect(events[0]).toEqual({ type: 'warning', message: expect.stringMatching(/RAYMOND_.*unknown subtype/) });
});

test('an empty prompt is left to a process of its own, which refuses it', async () => {
  const children = open((child, prompt) => answer(child, prompt));
  void run({ prompt: ' \n' });
  await new Promise(setImmediate);
  expect(children[0]?.options.stdin).toBe(' \n');
  children[0]?.end({ exitCode: 1 });
});

test.each<[string, Partial<TurnRequest>, Partial<TurnRequest>, number]>([
  ['the same', {}, {}, 1],
  ['another model', { model: 'a' }, { model: 'b' }, 2],
  ['a variable less', { env: { RAYMOND_STATE: 'A' } }, { env: {} }, 2],
  ['another variable', { env: { PATH: 'a' } }, { env: { PATH: 'b' } }, 2],
  ['a cap where there was none', {}, { costCapUsd: 1 }, 2],
  ['no cap where there was one', { costCapUsd: 1 }, {}, 2],
  // The first turn costs 0.008966.
  ['about what is left', { costCapUsd: 0.05 }, { costCapUsd: 0.08 }, 1],
  ['much more than is left', { costCapUsd: 0.05 }, { costCapUsd: 0.09 }, 2],
  ['much less than is left', { costCapUsd: 0.05 }, { costCapUsd: 0.03 }, 2],
])('options of the next turn: %s', async (_name, first, second, processes) => {
  const children = open((child, prompt) => answer(child, prompt));
  await run(first);
  await next(second);
  expect(children).toHaveLength(processes);
  expect(children[0]?.inputEnded).toBe(processes === 2);
});

test('where the total runs on in the process, each turn costs its share', async () => {
  const totals = [
    { total_cost_usd: 0.5, modelUsage: { m: { inputTokens: 100 } } },
    { total_cost_usd: 0.75, modelUsage: { m: { inputTokens: 130 } } },
  ];
  open((child, prompt, turn) =>
    answer(child, prompt, { model_usage_since_last_result: undefined, ...totals[turn - 1] }, '2.1.197'),
  );
  const [first, second] = [await run(), await next()];
  expect([first.costUsd, second.costUsd]).toEqual([0.5, 0.25]);
  expect([first.usage.input_tokens, second.usage.input_tokens]).toEqual([100, 30]);
});

test('the mark is the newest prompt of the process that waits', async () => {
  open((child, prompt) => answer(child, prompt));
  await run();
  expect(await agent.sessionMark(SESSION, '/x')).toBe(START + 1000);
  await next();
  expect(await agent.sessionMark(SESSION, '/x')).toBe(START + 2000);
});

test('a turn that does not come to lie on disk ends its process', async () => {
  const children = open((child, prompt) => {
    recordPrompt(prompt);
    child.say(...fixture('hello'));
  });
  expect(await run()).toMatchObject({ ok: true });
  expect(children[0]?.inputEnded).toBe(true);
});

test('one that died unheard is replaced, unless the prompt has reached the session', async () => {
  const children = open((child, prompt, turn) => {
    if (turn === 2) child.end({ exitCode: null, signal: 'SIGKILL' });
    else answer(child, prompt);
    if (turn !== 4) return;
    onPrompt.set(child, (text) => {
      recordPrompt(text);
      child.end({ exitCode: null, signal: 'SIGKILL' });
    });
  });
  await run();
  expect(await next({ prompt: 'again' })).toMatchObject({ ok: true });
  expect(children.map((child) => child.lines.length)).toEqual([2, 1]);
  await next();
  expect(await next()).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
  expect(children).toHaveLength(2);
});

test('one that died with a word on its lips has crashed', async () => {
  const children = open((child, prompt, turn) => {
    if (turn === 1) return answer(child, prompt);
    child.say(INIT);
    child.end({ exitCode: null, signal: 'SIGKILL' });
  });
  await run();
  expect(await next()).toMatchObject({ ok: false, failure: { kind: 'crashed' } });
  expect(children).toHaveLength(1);
});

test('one that speaks unasked takes no further turn', async () => {
  const children = open((child, prompt) => answer(child, prompt));
  await run();
  children[0]?.say(resultLine({}));
  expect(children[0]?.inputEnded).toBe(true);
  await next();
  expect(children).toHaveLength(2);
});

test('a turn that the CLI itself will take up again is not over', async () => {
  const children = open((child, prompt) => {
    recordPrompt(prompt);
    const call = { type: 'tool_use', id: 't1', name: 'ScheduleWakeup', input: {} };
    const set = { type: 'tool_result', tool_use_id: 't1', content: 'Next wakeup scheduled for 23:09:00' };
    child.say(
      INIT,
      JSON.stringify({ type: 'assistant', message: { content: [call] } }),
      JSON.stringify({ type: 'user', message: { content: [set] } }),
      resultLine({ result: 'later' }),
    );
  });
  const turn = run();
  while (children[0] === undefined || children[0].lines.length === 0) await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(children[0].inputEnded).toBe(false);
  children[0].say(INIT, HELLO, resultLine({ result: 'done' }));
  expect(await turn).toMatchObject({ ok: true, text: 'done' });
  expect(children[0].inputEnded).toBe(true);
});

test('time and a branch end the one that waits', async () => {
  const pass = holdTimers();
  const children = open((child, prompt) => answer(child, prompt), { idleMs: 60_000 });
  await run();
  pass(59_999);
  expect(children[0]?.inputEnded).toBe(false);
  pass(1);
  expect(children[0]?.inputEnded).toBe(true);
  await next();
  await run({ session: { kind: 'branch', from: SESSION, id: 'b' } });
  expect(children[1]?.inputEnded).toBe(true);
});

test('closing ends one that does not heed within a second', async () => {
  const pass = holdTimers();
  const children = open((child, prompt) => answer(child, prompt));
  await run();
  onInputEnd.delete(children[0] as FakeChild);
  const closed = agent.close();
  // What is left of the second is its grace.
  pass(700);
  await closed;
  expect(children[0]?.stops).toEqual([{ first: 'SIGTERM', graceMs: 300 }]);
});
