import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { LoggedEvent, RunEvent } from '../../src/core/events.js';
import { NO_USAGE } from '../../src/core/run.js';
import { LONGEST_INLINE_BYTES } from '../../src/core/state/text-ref.js';
import { withLongTexts } from '../../src/store/long-texts.js';
import { checkResults, longResults, readLongText, resultText, Texts } from '../../src/store/texts.js';
import { EventLog, readEvents } from '../../src/store/transcript.js';

let folder: string;
let log: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-texts-'));
  log = join(folder, 'events.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LONG = 'ü'.repeat(LONGEST_INLINE_BYTES);
const NOW = '2026-01-02T03:04:05.000Z';

const outcome = (stdout: string): RunEvent => ({
  ...{ type: 'outcome', agent: 'main', state: 'A.sh', turn: '1', session: null },
  ...{
    result: { kind: 'exit', exit_code: 0, stdout, stderr: '' },
    cost_usd: 0,
    basis: 'none',
    usage: NO_USAGE,
  },
});

async function logged(...events: RunEvent[]): Promise<{ lines: string[]; whole: LoggedEvent[] }> {
  const into = new EventLog(log, new Texts(folder));
  for (const event of events) into.append([event], NOW);
  into.close();
  const whole = (await readEvents(log)).map((event) =>
    withLongTexts(event, (ref) => readLongText(folder, ref)),
  );
  return { lines: readFileSync(log, 'utf8').trim().split('\n'), whole };
}

describe('a long text', () => {
  test('is a file of its own, which is there once however often it is written', async () => {
    const texts = new Texts(folder);
    const ref = texts.keep(LONG);
    expect([texts.write(LONG), texts.keep('other'), texts.write(LONG)][2]).toEqual(ref);
    await texts.sync();
    expect(readdirSync(join(folder, 'texts'))).toHaveLength(2);
    expect(ref).toMatchObject({ file: `texts/${ref.sha256}.txt`, bytes: LONG.length * 2 });
    expect(readLongText(folder, ref)).toBe(LONG);
    expect(texts.bytes).toBe(LONG.length * 2 + 5);
  });

  test('that a crash has left half is written anew', async () => {
    const ref = new Texts(folder).keep(LONG);
    truncateSync(join(folder, ref.file), 10);
    writeFileSync(join(folder, `${ref.file}.tmp`), 'half');
    new Texts(folder).keep(LONG);
    expect(readLongText(folder, ref)).toBe(LONG);
  });

  test('is read from nowhere else, whatever a log says', () => {
    const ref = new Texts(join(folder, 'run')).write(LONG);
    cpSync(join(folder, 'run', ref.file), join(folder, 'outside.txt'));
    expect(() => readLongText(join(folder, 'run'), { ...ref, file: '../outside.txt' })).toThrow(
      /no file of a long text/,
    );
  });

  test('is looked at when it is read', async () => {
    const ref = new Texts(folder).keep(LONG);
    appendFileSync(join(folder, ref.file), 'x');
    expect(() => readLongText(folder, ref)).toThrow(expect.objectContaining({ code: 'STATE_INVALID' }));
    expect(() => readLongText(folder, { ...ref, bytes: ref.bytes + 1 })).toThrow(/not what was written/);
    expect(() => checkResults(folder, { main: ref })).toThrow(/has 131073 bytes, and had 131072/);
    rmSync(join(folder, ref.file));
    expect(() => readLongText(folder, ref)).toThrow(/ENOENT/);
    expect(() => checkResults(folder, { main: ref })).toThrow(/ENOENT/);
    expect(() => checkResults(folder, { main: 'short' })).not.toThrow();
  });

  test('that cannot be written says what to do', () => {
    writeFileSync(join(folder, 'texts'), '');
    expect(() => new Texts(folder).keep(LONG)).toThrow(
      expect.objectContaining({ code: 'STATE_WRITE_FAILED', message: expect.stringContaining('resume') }),
    );
  });

  test('is a result like any other for who reads it', async () => {
    const ref = new Texts(folder).keep(LONG);
    expect(resultText(folder, 'short')).toBe('short');
    expect(resultText(folder, undefined)).toBe('');
    expect(resultText(folder, ref)).toBe(LONG);
    expect(longResults(folder, { a: 'short', b: ref }, 3)).toEqual({ b: 'üüü' });
  });
});

describe('the event log', () => {
  test('refers to long texts, and shows how they begin and end', async () => {
    const { lines, whole } = await logged(outcome(`a${LONG}z`), outcome('short'));
    expect(lines[0]!.length).toBeLessThan(10_000);
    expect(lines[0]).toMatch(/"stdout":"aü.*bytes in texts\/.*üz"/);
    expect(whole).toEqual([
      { seq: 1, time: NOW, ...outcome(`a${LONG}z`) },
      { seq: 2, time: NOW, ...outcome('short') },
    ]);
  });

  test('keeps a payload once, which the output, the transition and the result all hold', async () => {
    const payload = `\np${LONG}\n`;
    const stdout = `working\n<result>${payload}</result>\n`;
    const { whole } = await logged(
      outcome(stdout),
      {
        ...{ type: 'transition', agent: 'main', state: 'A.sh', turn: '1', implicit: false, to: null },
        transition: { tag: 'result', payload },
      },
      { type: 'agent_ended', agent: 'main', state: 'A.sh', result: payload },
    );
    expect(readdirSync(join(folder, 'texts'))).toHaveLength(1);
    expect(whole).toMatchObject([{ result: { stdout } }, { transition: { payload } }, { result: payload }]);
  });

  test('gives every event back as it was, whatever is in it', async () => {
    const piece = fc.constantFrom('', 'x', ' \n', '<result>', '</result>', LONG, 'é\u0000', '\ud83d');
    const text = fc.array(piece, { maxLength: 6 }).map((pieces) => Buffer.from(pieces.join('')).toString());
    const name = fc.constantFrom('a', 'a.b', '__proto__', 'constructor', '0', 'texts');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 4 }), text, async (pairs, question) => {
        rmSync(log, { force: true });
        const forked: RunEvent = {
          ...{ type: 'forked', agent: 'main', state: 'A.sh', worker: 'main_a1', worker_state: 'B.sh' },
          variables: Object.fromEntries(pairs),
        };
        const asked: RunEvent = { type: 'asked', agent: 'main', state: 'A.sh', ask_id: 'q', question };
        const { whole } = await logged(forked, asked);
        expect(whole).toEqual([
          { seq: 1, time: NOW, ...forked },
          { seq: 2, time: NOW, ...asked },
        ]);
      }),
      { numRuns: 50 },
    );
  });

  test('shows only the types that are wanted, also of lines that others have written', async () => {
    await logged(outcome('a'), { type: 'warning', message: '"type":"outcome"' });
    appendFileSync(log, '{"type":"outcome","seq":9}\n{"seq":10,"time":"t","type":"outcome","st\n');
    const seen = await readEvents(log, new Set(['outcome'] as const));
    expect(seen.map(({ seq }) => seq)).toEqual([1, 9]);
  });
});
