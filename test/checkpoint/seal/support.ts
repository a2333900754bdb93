import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { encodeHeader } from '../../../src/checkpoint/seal/header.js';
import { chooseKeys, type Expected, type Header, type Secrets } from '../../../src/checkpoint/seal/index.js';
import { fileKey, type SealKey, type SealKeys } from '../../../src/checkpoint/seal/keys.js';
import { makePreamble, sealStream } from '../../../src/checkpoint/seal/stream.js';

export const NOTHING: Secrets = {
  stateKey: null,
  others: [],
  hasCloudSession: false,
};
export const REPOSITORY = '987654321';
export const STATE_KEY = 'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGxvbmch';

export const keysOf = (stateKey: string, repositoryId = REPOSITORY): SealKeys =>
  chooseKeys({ ...NOTHING, stateKey }, repositoryId).keys!;
export const KEYS = keysOf(STATE_KEY);
export const OTHER_KEYS = keysOf('another state key, as long as it has to be');

export const HEADER: Header = {
  version: 1,
  repository_id: REPOSITORY,
  workflow_file: '.github/workflows/triage.yml',
  ref: 'refs/heads/main',
  event_class: 'trusted',
  run_key: 'triage',
  run_id: '1234567890',
  attempt: 1,
  job: 'triage / work',
  step: '__self',
  sequence: 3,
  name: 'raymond-v2-0123456789abcdef0123-1234567890-1-3-',
  time: '2026-01-02T03:04:05.678Z',
  writer: '0.1.0',
};

export const EXPECTED: Expected = {
  repository_id: HEADER.repository_id,
  name: HEADER.name,
  place: {
    workflow_file: HEADER.workflow_file,
    ref: HEADER.ref,
    event_class: HEADER.event_class,
    run_key: HEADER.run_key,
  },
};

/** A file's text, or null for a folder; a program's name ends with `.sh`. */
export type Tree = Readonly<Record<string, string | Buffer | null>>;

export function writeTree(root: string, tree: Tree): void {
  mkdirSync(root, { recursive: true });
  for (const [path, contents] of Object.entries(tree)) {
    const full = join(root, path);
    mkdirSync(contents === null ? full : dirname(full), { recursive: true });
    if (contents === null) continue;
    writeFileSync(full, contents);
    if (path.endsWith('.sh')) chmodSync(full, 0o755);
  }
}

/** A file's bytes as one string, which is quicker to compare, or null for a folder. */
export function readTree(root: string): Record<string, string | null> {
  const tree: Record<string, string | null> = {};
  const read = (at: string): void => {
    for (const name of readdirSync(join(root, at)).sort()) {
      const path = at === '' ? name : `${at}/${name}`;
      const stats = lstatSync(join(root, path));
      tree[path] = stats.isDirectory() ? null : readFileSync(join(root, path), 'latin1');
      if (stats.isDirectory()) read(path);
    }
  };
  read('');
  return tree;
}

/** A folder for each test. */
export function inFolder(): { readonly path: (...names: string[]) => string } {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seal-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return { path: (...names) => join(folder, ...names) };
}

export interface RawEntry {
  /** 1 folder, 2 file, 3 program. */
  readonly kind: number;
  readonly path: string | Buffer;
  readonly contents?: string | Buffer;
  /** What it says of its size, if it lies. */
  readonly size?: bigint;
}

/** An archive as an attacker who has the key could write it. */
export function rawArchive(entries: readonly RawEntry[], end?: { count?: number; bytes?: bigint }): Buffer {
  const parts: Buffer[] = [];
  let bytes = 0n;
  for (const { kind, path, contents = '', size } of entries) {
    const name = Buffer.from(path);
    const data = Buffer.from(contents);
    const head = Buffer.alloc(11);
    head[0] = kind;
    head.writeUInt16BE(name.length, 1);
    head.writeBigUInt64BE(size ?? BigInt(data.length), 3);
    parts.push(head, name, data);
    bytes += BigInt(data.length);
  }
  const last = Buffer.alloc(13);
  last.writeUInt32BE(end?.count ?? entries.length, 1);
  last.writeBigUInt64BE(end?.bytes ?? bytes, 5);
  return Buffer.concat([...parts, last]);
}

/** Seals any bytes behind a header, or any bytes at all. */
export async function sealRaw(
  archive: Buffer,
  { key = KEYS.seal, header = encodeHeader(HEADER), salt = Buffer.alloc(32, 7) }: RawOptions = {},
): Promise<Buffer> {
  async function* plain(): AsyncGenerator<Buffer> {
    yield header;
    yield archive;
  }
  const parts: Buffer[] = [];
  const preamble = makePreamble(true, key.id, salt);
  for await (const part of sealStream(plain(), fileKey(key, salt), preamble)) parts.push(part);
  return Buffer.concat(parts);
}

interface RawOptions {
  readonly key?: SealKey;
  readonly header?: Buffer;
  readonly salt?: Buffer;
}
