import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TurnEvent } from '../../../src/agents/agent.js';
import { ClaudeStream } from '../../../src/agents/claude/stream.js';
import { LineSplitter } from '../../../src/agents/lines.js';
import { summarizeTool } from '../../../src/agents/tool-summary.js';
import { fixture } from './fake-claude.js';

function read(chunks: Buffer[]) {
  const events: TurnEvent[] = [];
  const stream = new ClaudeStream((event) => events.push(event));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  const { sessionId, version, turn, brokenLines } = stream;
  return { sessionId, version, turn, brokenLines, events };
}

function cut(bytes: Buffer, places: number[]): Buffer[] {
  const sorted = [
    0,
    ...places.map((place) => place % (bytes.length + 1)).sort((a, b) => a - b),
    bytes.length,
  ];
  return sorted.slice(1).map((end, index) => bytes.subarray(sorted[index], end));
}

describe('lines', () => {
  test('come out the same however the bytes are cut', () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '));
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.nat()), (lines, places) => {
        const seen: string[] = [];
        const splitter = new LineSplitter((each) => seen.push(each));
        for (const chunk of cut(Buffer.from(lines.map((each) => `${each}\n`).join('')), places))
          splitter.push(chunk);
        splitter.end();
        expect(seen).toEqual(lines);
      }),
    );
  });
});

describe('stream', () => {
  const [INIT = '', HELLO = '', RESULT = ''] = fixture('hello');

  test('reads the same however the bytes are cut', () => {
    const spoken = HELLO.replace('FAKE-REPLY', 'Grüße 🦝 «é»');
    const bytes = Buffer.from([INIT, spoken, '{"type":"unheard_of"}', 'broken {', RESULT].join('\n'));
    const whole = read([bytes]);
    expect(whole).toMatchObject({
      version: '2.1.330',
      brokenLines: 1,
      turn: { text: 'Grüße 🦝 «é» n=1 last=hello' },
    });
    fc.assert(
      fc.property(fc.array(fc.nat({ max: bytes.length })), (places) =>
        expect(read(cut(bytes, places))).toEqual(whole),
      ),
    );
  });

  test('never throws, whatever a line holds', () => {
    const event = fc.record(
      {
        type: fc.constantFrom('system', 'assistant', 'rate_limit_event', 'result', 'user'),
        subtype: fc.oneof(fc.constantFrom('init', 'api_retry'), fc.jsonValue()),
        message: fc.oneof(
          fc.record({
            content: fc.array(
              fc.oneof(
                fc.record({
                  type: fc.constantFrom('text', 'tool_use'),
                  text: fc.jsonValue(),
                  name: fc.jsonValue(),
                  input: fc.jsonValue(),
                }),
                fc.jsonValue(),
              ),
            ),
          }),
          fc.jsonValue(),
        ),
        rate_limit_info: fc.oneof(
          fc.record({ status: fc.constant('rejected'), resetsAt: fc.jsonValue() }),
          fc.jsonValue(),
        ),
        errors: fc.jsonValue(),
        permission_denials: fc.jsonValue(),
        usage: fc.jsonValue(),
        error_status: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(fc.property(event, (each) => void read([Buffer.from(`${JSON.stringify(each)}\n`)])));
  });

  test('takes a line of 20 MB in small pieces', () => {
    const text = 'ä'.repeat(10 * 1024 * 1024);
    const bytes = Buffer.from(`${HELLO.replace('FAKE-REPLY', text)}\n${RESULT}\n`);
    const places = Array.from(
      { length: Math.floor(bytes.length / 65_537) },
      (_, index) => (index + 1) * 65_537,
    );
    expect(read(cut(bytes, places)).turn.text).toHaveLength(text.length + ' n=1 last=hello'.length);
  });

  test('serves one turn after another', () => {
    const stream = new ClaudeStream(() => {});
    stream.write(Buffer.from(`${fixture('hello').join('\n')}\n`));
    expect(stream.turn.results).toHaveLength(1);
    stream.nextTurn();
    expect(stream.turn).toMatchObject({ text: '', begun: false, results: [], retry: null, rejected: null });
    expect(stream.version).toBe('2.1.330');
  });

  describe('the last words', () => {
    const message = (content: object[], more: object = {}) =>
      JSON.stringify({ ...JSON.parse(HELLO), ...more, message: { id: 'm', model: 'x', content } });
    const says = (text: string) => message([{ type: 'text', text }]);
    const tool = message([{ type: 'tool_use', id: 't1', name: 'Bash', input: {} }]);
    const user = (text: string, more: object = {}) =>
      JSON.stringify({ type: 'user', message: { content: [{ type: 'text', text }] }, ...more });
    const result = JSON.stringify({
      type: 'user',
      message: { content: [{ type: 'tool_result', tool_use_id: 't1', content: 'ok' }] },
    });
    const textOf = (...lines: string[]) => read([Buffer.from(lines.join('\n'))]).turn.text;

    test('are one where a reply was cut off and taken up again', () => {
      const limit = user('Output token limit hit. Resume directly — no apology, no recap.');
      const dropped = user(
        'Your response above was cut off mid-stream. Resume directly from where it stops.',
      );
      expect(textOf(INIT, says('<go'), limit, says('to>'), dropped, says('A</goto>'))).toBe('<goto>A</goto>');
      // Older versions say nothing in between.
      expect(textOf(INIT, says('one '), says('two'))).toBe('one two');
    });

    test('begin anew after a tool, another query, and what a hook or a person says', () => {
      expect(textOf(INIT, says('before'), tool, result, says('after'))).toBe('after');
      expect(textOf(INIT, says('before'), tool)).toBe('before');
      expect(textOf(INIT, says('before'), INIT, says('after'))).toBe('after');
      expect(textOf(INIT, says('before'), user('Stop hook feedback: no'), says('after'))).toBe('after');
    });

    test('are not those of subagents, nor broken by their tools', () => {
      const parent = { parent_tool_use_id: 'toolu_1' };
      const inner = message([{ type: 'tool_use', name: 'Read', input: {} }], parent);
      expect(textOf(INIT, says('one '), inner, user('go', parent), says('two'))).toBe('one two');
    });
  });

  test('tells what may go on after the result', () => {
    const lasting = (...events: object[]) =>
      read([Buffer.from(events.map((event) => `${JSON.stringify(event)}\n`).join(''))]).turn.lasting;
    const task = { type: 'system', subtype: 'task_started' };
    const call = (name: string) => ({
      type: 'assistant',
      message: { content: [{ type: 'tool_use', name }] },
    });
    expect(lasting(call('Bash'), { ...task, is_backgrounded: false })).toBe(false);
    expect(lasting({ ...task, is_backgrounded: true })).toBe(true);
    expect(lasting(task)).toBe(true);
    expect(lasting({ type: 'system', subtype: 'background_tasks_changed' })).toBe(true);
    expect(lasting(call('CronCreate'))).toBe(true);
    expect(lasting({ ...JSON.parse(RESULT), queued_turn_count: 1 })).toBe(true);
  });

  test('takes no words that the CLI puts in the mouth of the model', () => {
    const synthetic = HELLO.replace('"model":"claude-sonnet-5-5"', '"model":"<synthetic>"');
    expect(read([Buffer.from(synthetic)])).toMatchObject({ turn: { text: '' }, events: [] });
  });
});

describe('tool summaries', () => {
  test.each([
    [{ command: 'npm test\n  -- --ci', description: 'Runs tests' }, 'npm test -- --ci'],
    [{ file_path: '/a/b.ts', content: 'x' }, '/a/b.ts'],
    [{ pattern: 'foo.*', glob: '*.ts' }, 'foo.*'],
    [{ something: 3, other: 'words' }, 'words'],
    [{ todos: [] }, ''],
    [undefined, ''],
    [{ command: '\u001b[31mred' }, '[31mred'],
  ])('%j', (input, summary) => {
    expect(summarizeTool(input)).toBe(summary);
  });

  test('are at most 120 characters', () => {
    const summary = summarizeTool({ command: '🦝'.repeat(10_000) });
    expect([...summary]).toHaveLength(120);
    expect(summary.endsWith('🦝…')).toBe(true);
  });
});
