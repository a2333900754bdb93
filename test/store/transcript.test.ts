import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunEvent } from '../../src/core/events.js';
import { Texts } from '../../src/store/texts.js';
import { EventLog, readEvents, TurnTranscript, transcriptPath } from '../../src/store/transcript.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raymond-log-'));
  path = join(folder, 'events.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOW = '2026-01-02T03:04:05.000Z';
const warning = (message: string): RunEvent => ({ type: 'warning', message });
const onLinux = process.platform === 'linux' ? test : test.skip;

/** Appends to the log as one orchestrator does. */
function life(...messages: string[]): number[] {
  const log = new EventLog(path, new Texts(folder));
  const seqs = messages.map((message) => log.append([warning(message)], NOW)[0]!.seq);
  log.close();
  return seqs;
}
const messages = async (): Promise<unknown[]> =>
  (await readEvents(path)).map((event) => [event.seq, event.type === 'warning' && event.message]);

describe('the event log', () => {
  test('is a line an event, numbered over all lives of the run', async () => {
    expect(life('a', 'b')).toEqual([1, 2]);
    expect(life('c')).toEqual([3]);
    expect(readFileSync(path, 'utf8').split('\n')[0]).toBe(
      `{"seq":1,"time":"${NOW}","type":"warning","message":"a"}`,
    );
    expect(await messages()).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  test('takes what has happened at once as a line each', async () => {
    const log = new EventLog(path, new Texts(folder));
    expect(log.append([warning('a'), warning('b')], NOW).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(log.append([], NOW)).toEqual([]);
    expect(log.append([warning('c')], NOW)).toEqual([{ seq: 3, time: NOW, ...warning('c') }]);
    log.close();
    expect(await messages()).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  test.each([
    ['in its text', '{"seq":3,"time":"2026', 4],
    ['in its number', '{"seq":3', 3],
    ['at once', '{', 3],
    ['in the middle of a character', Buffer.from([0x7b, 0x22, 0xc3]), 3],
  ])('a line that was cut short %s is closed, and passed over', async (_, torn, next) => {
    life('a', 'b');
    appendFileSync(path, torn);
    expect(life('c')).toEqual([next]);
    expect(await messages()).toEqual([
      [1, 'a'],
      [2, 'b'],
      [next, 'c'],
    ]);
  });

  test('however long the last lines are', async () => {
    const long = 'x'.repeat(300_000);
    life('a', long, `${long}\n{"seq":99,`);
    expect(life('b')).toEqual([4]);
    appendFileSync(path, `{"seq":5,"time":"","message":"${'y'.repeat(100_000)}`);
    expect(life('c')).toEqual([6]);
    expect((await messages()).map((pair) => (pair as number[])[0])).toEqual([1, 2, 3, 4, 6]);
  });

  test('none yet: no events', async () => {
    expect(await readEvents(path)).toEqual([]);
    await expect(readEvents(folder)).rejects.toThrow(/EISDIR/);
  });

  onLinux('that cannot be written: what to do', () => {
    const log = new EventLog('/dev/full', new Texts(folder));
    expect(() => log.append([warning('a')], NOW)).toThrow(
      expect.objectContaining({ code: 'STATE_WRITE_FAILED', place: { file: '/dev/full' } }),
    );
    log.close();
    expect(() => new EventLog(join(folder, 'none', 'events.jsonl'), new Texts(folder))).toThrow(
      /could not be written/,
    );
  });
});

describe('the transcript of a turn', () => {
  test('is the stream as it came, and there is none of a turn that said nothing', () => {
    const transcript = new TurnTranscript(join(folder, 't.jsonl'));
    transcript.close();
    expect(existsSync(transcript.path)).toBe(false);
    transcript.write('{"a":1}\n');
    transcript.write(Buffer.from('ü').subarray(0, 1));
    transcript.write(Buffer.from('ü').subarray(1));
    transcript.close();
    expect(readFileSync(transcript.path, 'utf8')).toBe('{"a":1}\nü');
    expect(transcript.problem).toBeNull();
  });

  onLinux('ends early on a full disk, and the turn goes on', () => {
    const transcript = new TurnTranscript('/dev/full');
    transcript.write('a');
    transcript.write('b');
    transcript.close();
    expect(transcript.problem).toMatch(/ENOSPC/);
  });

  test('has a name that sorts by turn and is a plain file name whatever the state is called', () => {
    expect(basename(transcriptPath(folder, '7', 'main_w1', 'POLL.md'))).toBe('000007-main_w1-POLL.md.jsonl');
    const odd = transcriptPath(folder, '12', 'main', 'a/../b: c?.md');
    expect(basename(odd)).toBe('000012-main-a_.._b__c_.md.jsonl');
    writeFileSync(odd, '');
  });
});
