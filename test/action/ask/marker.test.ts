import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  isGenuine,
  isKeyOf,
  keyInMarker,
  type Marker,
  markerText,
  readMarker,
} from '../../../src/action/ask/marker.js';
import { chooseKeys, type SealKey } from '../../../src/checkpoint/seal/index.js';

function keyOf(text: string, repository = '1'): SealKey {
  const { keys } = chooseKeys(
    { stateKey: `${text}: a state key of the tests, long enough`, others: [], hasCloudSession: false },
    repository,
  );
  return keys!.seal;
}

const KEY = keyOf('k');
const MARKER: Marker = {
  workflowFile: '.github/workflows/ask.yml',
  runKey: '["a"]',
  runId: '12345',
  attempt: 2,
  askId: '0a1b2c3d',
  kind: 'approval',
  answeredBy: null,
  settledAt: null,
};

describe('[T:ask-mark] the mark of a question', () => {
  test('is an HTML comment that names run key, run and question', () => {
    const text = markerText(MARKER, 7, KEY);
    expect(text).toMatch(
      /^<!-- raymond:question v=1 file=\S+ key=%5B%22a%22%5D run=12345 attempt=2 ask=0a1b2c3d kind=approval nonce=[0-9a-f]{64} -->$/,
    );
  });

  test('whatever a run key holds, the mark is one HTML comment, and reads as it was written', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('-->', '--!>', '<!--', ' nonce=', '\n\n', '--'),
    );
    fc.assert(
      fc.property(text, text, fc.nat(), (runKey, workflowFile, issue) => {
        const marker = { ...MARKER, runKey, workflowFile };
        const written = markerText(marker, issue, KEY);
        expect(written.indexOf('-->')).toBe(written.length - 3);
        expect(written).not.toMatch(/[\r\n]|.<!|--!>/);
        const read = readMarker(`Words\n${written}\nmore`);
        expect(read?.marker).toEqual(marker);
        expect(isGenuine(read!, issue, [keyOf('x'), KEY])).toBe(true);
      }),
    );
  });

  test.each<[string, Partial<Marker>]>([
    ['run key', { runKey: '["b"]' }],
    ['question', { askId: '0a1b2c3e' }],
    ['run', { runId: '12346' }],
    ['attempt', { attempt: 3 }],
    ['kind', { kind: 'question' }],
    ['workflow file', { workflowFile: 'other.yml' }],
    ['answer', { answeredBy: '99' }],
    ['time', { settledAt: '2026-01-01T00:00:00.000Z' }],
  ])('another %s, and it does not verify', (_, change) => {
    const { nonce } = readMarker(markerText(MARKER, 7, KEY))!;
    expect(isGenuine({ marker: { ...MARKER, ...change }, nonce }, 7, [KEY])).toBe(false);
  });

  test('on another issue, under another key or in another repository it does not verify', () => {
    const signed = readMarker(markerText(MARKER, 7, KEY))!;
    expect(isGenuine(signed, 8, [KEY])).toBe(false);
    expect(isGenuine(signed, 7, [keyOf('x')])).toBe(false);
    expect(isGenuine(signed, 7, [keyOf('k', '2')])).toBe(false);
    expect(isGenuine(signed, 7, [])).toBe(false);
  });

  test.each([
    ['two of them', (text: string) => text + text],
    ['one that is cut off', (text: string) => text.slice(0, -10)],
    ['a field twice', (text: string) => text.replace(' run=', ' run=1 run=')],
    ['an encoding that is none', (text: string) => text.replace('key=', 'key=%')],
    ['a nonce of other length', (text: string) => text.replace(/nonce=../, 'nonce=')],
    ['no run', (text: string) => text.replace(/ run=\d+/, '')],
    ['an id with markup', (text: string) => text.replace('0a1b2c3d', '%3Cb%3E')],
    ['a kind that we do not know', (text: string) => text.replace('approval', 'merge')],
    ['another version', (text: string) => text.replace('v=1', 'v=2')],
    ['nothing', () => 'text'],
  ])('%s is no mark', (_, spoil) => {
    expect(readMarker(spoil(markerText(MARKER, 7, KEY)))).toBeNull();
  });

  test('a run key with a secret in it, or of great length, is named by its hash', () => {
    const redact = (text: string) => text.replaceAll('hush', '***');
    for (const runKey of ['["hush"]', 'x'.repeat(4000)]) {
      const shown = keyInMarker(runKey, redact);
      expect(shown).toMatch(/^hash:[0-9a-f]{32}$/);
      expect(isKeyOf({ runKey: shown }, runKey)).toBe(true);
      expect(isKeyOf({ runKey: shown }, `${runKey} `)).toBe(false);
    }
    expect(keyInMarker('["a"]', redact)).toBe('["a"]');
  });
});
