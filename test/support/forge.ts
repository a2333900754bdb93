import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import type { Header } from '../../src/checkpoint/seal/header.js';
import {
  chooseKeys,
  openSealed,
  readHeader,
  type SealKeys,
  sealFolder,
} from '../../src/checkpoint/seal/index.js';
import { fileKey } from '../../src/checkpoint/seal/keys.js';
import { makePreamble, sealStream } from '../../src/checkpoint/seal/stream.js';
import { CARRIER_FILE, CARRIER_FOLDER, STATE_FILE } from '../../src/runtime/checkpoint/carrier.js';
import { cacheVersion } from '../../src/runtime/sealed/cache-reader.js';

/** Files by path: what is put into a cache entry or an artifact. */
export type Files = Readonly<Record<string, Buffer>>;
type Environment = Readonly<Record<string, string>>;

/** Puts bytes under a name into the cache, as anyone can who has some job's token. */
export async function putCache(env: Environment, key: string, files: Files): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'raymond-forged-'));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const bytes = execFileSync('tar', ['-c', '--zstd', '-f', '-', '-C', folder, ...Object.keys(files)]);
  rmSync(folder, { recursive: true });
  const entry = { key, version: cacheVersion(true) };
  await upload(env, 'Cache', 'CreateCacheEntry', entry, bytes);
  await call(env, 'Cache', 'FinalizeCacheEntryUpload', { ...entry, size_bytes: `${bytes.length}` });
}

/** Puts a zip under a name among the artifacts of a run. */
export async function putArtifact(env: Environment, name: string, zip: Buffer): Promise<void> {
  await upload(env, 'Artifact', 'CreateArtifact', { name, version: 4 }, zip);
  await call(env, 'Artifact', 'FinalizeArtifact', { name, size: `${zip.length}` });
}

export function zipOf(files: Files): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

async function upload(env: Environment, service: string, method: string, body: object, bytes: Buffer) {
  const { signed_upload_url: url } = await call(env, service, method, body);
  const headers = { 'x-ms-blob-type': 'BlockBlob', 'x-ms-blob-content-type': 'application/zip' };
  const { ok, status } = await fetch(url as string, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!ok) throw new Error(`the upload answers ${status}`);
}

async function call(env: Environment, service: string, method: string, body: object) {
  const url = `${env.ACTIONS_RESULTS_URL}twirp/github.actions.results.api.v1.${service}Service/${method}`;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${env.ACTIONS_RUNTIME_TOKEN}`,
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Record<string, unknown>;
  if (answer.ok !== true) throw new Error(`${method} answers ${JSON.stringify(answer)}`);
  return answer;
}

/** A checkpoint of ours, as one sees it who has the key: what is forged from it is as good as can be. */
export class Insider {
  readonly #keys: SealKeys;
  #places = 0;

  private constructor(
    stateKey: string,
    private readonly folder: string,
    /** As it was uploaded. */
    readonly bytes: Buffer,
  ) {
    const none = { anthropicApiKey: null, claudeCodeOauthToken: null, githubTokens: [], others: [] };
    this.#keys = chooseKeys({ ...none, stateKey, hasCloudSession: false }, '42').keys!;
  }

  static async of(
    stateKey: string,
    folder: string,
    bytes: Buffer,
  ): Promise<{ insider: Insider; header: Header }> {
    const insider = new Insider(stateKey, folder, bytes);
    const read = await readHeader({ file: insider.#write(bytes), keys: insider.#keys });
    if (read.kind !== 'header') throw new Error(read.why);
    return { insider, header: read.header };
  }

  /**
   * What is in it, after a change to its state, sealed anew.
   * @param isSealed false: in clear, as without a key
   */
  async sealed(header: Header, change: (state: string) => string, isSealed = true): Promise<Buffer> {
    const into = this.#place();
    const { name, repository_id } = header;
    const read = await readHeader({ file: this.#write(this.bytes), keys: this.#keys });
    if (read.kind !== 'header') throw new Error(read.why);
    const expected = { repository_id, name: read.header.name, place: null };
    const opened = await openSealed({ file: this.#write(this.bytes), keys: this.#keys, into, expected });
    if (opened.kind !== 'opened') throw new Error(`${name}: ${opened.why}`);
    const state = join(into, STATE_FILE);
    writeFileSync(state, change(readFileSync(state, 'utf8')));
    const out = this.#place();
    await sealFolder({ folder: into, header, key: isSealed ? this.#keys.seal : null, out });
    return readFileSync(out);
  }

  /** Properly sealed, by a version of this action that does not exist yet. */
  async ofLaterVersion(header: Header): Promise<Buffer> {
    const json = Buffer.from(JSON.stringify({ ...header, version: header.version + 1, novelty: true }));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(json.length);
    const { seal } = this.#keys;
    const preamble = makePreamble(true, seal.id, randomBytes(32));
    async function* plain() {
      yield Buffer.concat([length, json, Buffer.from('whatever it holds')]);
    }
    return buffer(sealStream(plain(), fileKey(seal, preamble.salt), preamble));
  }

  #place(): string {
    this.#places += 1;
    return join(this.folder, `insider-${this.#places}`);
  }

  #write(bytes: Buffer): string {
    const file = this.#place();
    writeFileSync(file, bytes);
    return file;
  }
}

/** The sealed file within a cache entry. */
export const inCache = (bytes: Buffer): Files => ({ [`${CARRIER_FOLDER}/${CARRIER_FILE}`]: bytes });
export const inArtifact = (bytes: Buffer): Files => ({ [CARRIER_FILE]: bytes });
