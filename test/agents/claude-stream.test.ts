import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { TurnEvent } from '../../src/agents/agent.js';
import { ClaudeStream } from '../../src/agents/claude-stream.js';
import { LineSplitter } from '../../src/agents/lines.js';
import { summarizeTool } from '../../src/agents/tool-summary.js';
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
    expect(stream.turn).toEqual({ text: '', results: [], retry: null, rejected: null });
    expect(stream.version).toBe('2.1.330');
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
