import { expect, test } from '@jest/globals';
import { ClaudeStream } from '../../../src/agents/claude/stream.js';
import { uncounted } from '../../../src/agents/claude/uncounted.js';
import { NO_USAGE } from '../../../src/core/run.js';
import { resultLine } from './fake-claude.js';

const ASKED = { input_tokens: 1000, cache_creation_input_tokens: 300, cache_read_input_tokens: 5000 };
const COUNTED = { ...NO_USAGE, input_tokens: 1000, cache_read_tokens: 5000, cache_write_tokens: 300 };

const message = (content: object, changes: Record<string, unknown> = {}): string =>
  JSON.stringify({
    type: 'assistant',
    uuid: 'u',
    message: { id: 'm', model: 'claude-sonnet-5', content: [content], usage: { ...ASKED, output_tokens: 1 } },
    ...changes,
  });
const TEXT = { type: 'text', text: 'Begun' };
const CALL = { type: 'tool_use', id: 't', name: 'Bash', input: {} };
const LOST = 'API Error: Connection to the API was lost (ECONNRESET).';

function turnOf(changes: Record<string, unknown>, ...lines: string[]) {
  const stream = new ClaudeStream();
  for (const line of [...lines, resultLine({ is_error: true, api_error_status: null, ...changes })])
    stream.write(Buffer.from(`${line}\n`));
  return stream.turn;
}

const stopped = { subtype: 'error_during_execution', terminal_reason: 'aborted_streaming', result: '' };

test('an answer that was shown and not counted costs what was asked, at list price', () => {
  const turn = turnOf(stopped, message(TEXT));
  expect(uncounted(turn, NO_USAGE)).toEqual({
    kind: 'estimated',
    costUsd: expect.closeTo(0.005_64, 9),
    usage: { ...COUNTED, output_tokens: 1 },
  });
  expect(uncounted(turn, COUNTED)).toBeNull();
});

test('of a turn of several requests the one that broke off is missing, and it alone', () => {
  const first = message(CALL, { message: { ...JSON.parse(message(CALL)).message, id: 'first' } });
  const turn = turnOf(stopped, first, message(TEXT), message(TEXT));
  expect(uncounted(turn, COUNTED)).toMatchObject({ kind: 'estimated', usage: { input_tokens: 1000 } });
});

test('what was never shown is unknown, where the CLI does not count it', () => {
  expect(uncounted(turnOf(stopped), NO_USAGE)).toEqual({ kind: 'unknown' });
  expect(uncounted(turnOf({ result: LOST }), NO_USAGE)).toEqual({ kind: 'unknown' });
  expect(uncounted(turnOf(stopped, message(CALL)), COUNTED)).toEqual({ kind: 'unknown' });
  expect(uncounted(turnOf({ result: LOST }), COUNTED)).toBeNull();
});

test.each([
  ['a refusal', { result: 'API Error: 401 invalid key', api_error_status: 401 }],
  ['no connection at all', { result: 'API Error: Unable to connect to API (ConnectionRefused)' }],
  ['an end while a tool was at work', { ...stopped, terminal_reason: 'aborted_tools' }],
  ['a good end', { is_error: false }],
])('nothing is missing after %s', (_name, changes) => {
  expect(uncounted(turnOf(changes), NO_USAGE)).toBeNull();
});

test("a subagent's messages are not the main thread's", () => {
  const turn = turnOf({ result: 'API Error: 500' }, message(TEXT, { parent_tool_use_id: 't' }));
  expect(uncounted(turn, NO_USAGE)).toBeNull();
});
