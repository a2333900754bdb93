import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { encodeHeader } from '../../../src/checkpoint/seal/header.js';
import {
  type Expected,
  eventClass,
  type Header,
  type OpenedSeal,
  openSealed,
  readHeader,
} from '../../../src/checkpoint/seal/index.js';
import { EXPECTED, HEADER, inFolder, KEYS, rawArchive, sealRaw } from './support.js';

const folder = inFolder();

async function open(header: Buffer, expected: Expected = EXPECTED): Promise<OpenedSeal> {
  const file = folder.path('sealed');
  writeFileSync(file, await sealRaw(rawArchive([]), { header }));
  return await openSealed({ file, keys: KEYS, expected, into: folder.path('into') });
}

/** Any JSON where the header is, whether it is one or not. */
function raw(data: unknown): Buffer {
  const json = Buffer.from(typeof data === 'string' ? data : JSON.stringify(data));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

describe('[T:whose-checkpoint] whose a checkpoint is', () => {
  const others: [keyof Header, string, string][] = [
    ['repository_id', '98765432', 'another repository (98765432)'],
    ['workflow_file', '.github/workflows/TRIAGE.yml', 'another workflow file (.github/workflows/TRIAGE.yml)'],
    ['ref', 'refs/heads/main2', 'another branch or tag (refs/heads/main2)'],
    ['event_class', 'untrusted', 'another class of event (untrusted)'],
    ['run_key', 'triage\n', 'another run key'],
    ['name', `${HEADER.name}x`, `another name than it lies under (${HEADER.name}x)`],
  ];

  test.each(others)('another %s: %j', async (field, value, words) => {
    const header = { ...HEADER, [field]: value };
    expect(await open(encodeHeader(header))).toEqual({
      kind: 'not_ours',
      mismatch: field,
      header,
      why: `it belongs to ${words}`,
    });
    expect(existsSync(folder.path('into'))).toBe(false);
  });

  test('[T:resaved-checkpoint] an old one saved again under a new name is not taken, even to look at', async () => {
    const expected = { ...EXPECTED, name: 'raymond-v2-0123456789abcdef0123-1234567890-2-9-' };
    for (const place of [EXPECTED.place, null]) {
      expect(await open(encodeHeader(HEADER), { ...expected, place })).toMatchObject({
        kind: 'not_ours',
        mismatch: 'name',
      });
    }
  });

  test('to look at it, it may be of another file, branch, class or key; not of another repository', async () => {
    const look = { ...EXPECTED, place: null };
    const header: Header = {
      ...HEADER,
      workflow_file: 'x',
      ref: 'y',
      event_class: 'untrusted',
      run_key: 'z',
    };
    expect(await open(encodeHeader(header), look)).toEqual({ kind: 'opened', header });
    expect(await open(encodeHeader({ ...header, repository_id: '1' }), look)).toMatchObject({
      kind: 'not_ours',
      mismatch: 'repository_id',
    });
  });
});

describe('[T:header-lies] headers that lie', () => {
  test.each<[string, unknown]>([
    ['no JSON', '{"version":1,'],
    ['no object', [1]],
    ['null', null],
    ['a field missing', { ...HEADER, job: undefined }],
    ['a field more', { ...HEADER, budget: 100 }],
    ['__proto__', JSON.stringify(HEADER).replace('{', '{"__proto__":{"sequence":1},')],
    ['a sequence that is text', { ...HEADER, sequence: '3' }],
    ['a sequence of 0', { ...HEADER, sequence: 0 }],
    ['an attempt that is no whole number', { ...HEADER, attempt: 1.5 }],
    ['a sequence too large to count on', { ...HEADER, sequence: 2 ** 53 }],
    ['a repository id that is no number', { ...HEADER, repository_id: 'x' }],
    ['an unknown class of event', { ...HEADER, event_class: 'root' }],
    ['a time that is none', { ...HEADER, time: 'yesterday' }],
    ['a name of a thousand characters', { ...HEADER, name: 'x'.repeat(1000) }],
    ['an empty job', { ...HEADER, job: '' }],
    ['a version that is no number', { ...HEADER, version: '1' }],
  ])('%s', async (_what, data) => {
    expect(await open(raw(data))).toMatchObject({ kind: 'broken' });
  });

  test.each([16 * 1024 + 1, 2 ** 31, 2 ** 32 - 1])('a length of %d bytes', async (bytes) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes);
    expect(await open(Buffer.concat([length, Buffer.alloc(70_000, ' ')]))).toMatchObject({ kind: 'broken' });
  });

  test('a header that is one, but for its length', async () => {
    expect(await open(raw(JSON.stringify(HEADER).padEnd(16 * 1024)))).toMatchObject({ kind: 'opened' });
    expect(await open(raw(JSON.stringify(HEADER).padEnd(16 * 1024 + 1)))).toMatchObject({ kind: 'broken' });
  });

  test('contents of another version say which, whatever else is in the header', async () => {
    expect(await open(raw({ version: 7, anything: true }))).toMatchObject({
      kind: 'other_version',
      version: 7,
    });
    expect(await readHeader({ file: folder.path('sealed'), keys: KEYS })).toMatchObject({
      kind: 'other_version',
    });
  });

  test('a run key of every kind of character comes back as it was', async () => {
    const header = { ...HEADER, run_key: 'a\nb {"x":1} \u{1f511} "q" \\' };
    const expected = { ...EXPECTED, place: { ...EXPECTED.place!, run_key: header.run_key } };
    expect(await open(encodeHeader(header), expected)).toEqual({ kind: 'opened', header });
  });
});

describe('the class of an event', () => {
  test.each([
    ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'release', 'issues', 'issue_comment'],
  ])('%s has the repository’s own commit before it', (name) => {
    expect(eventClass(name, false)).toBe('trusted');
  });

  test.each([
    ...['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'],
    ...['workflow_run', 'check_run', 'check_suite', 'status', 'invented_tomorrow', '', 'PUSH', '__proto__'],
  ])('%j may bring somebody else’s', (name) => {
    expect(eventClass(name, false)).toBe('untrusted');
  });

  test('a comment on a pull request has the same name as one on an issue', () => {
    expect(eventClass('issue_comment', true)).toBe('untrusted');
  });
});
