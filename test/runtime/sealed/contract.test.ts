import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { prune } from '../../../src/action/checkpoint/save/prune.js';
import type { Identity } from '../../../src/action/identity/identity.js';
import {
  artifactsOf,
  type Candidate,
  cachesOf,
  type Listing,
} from '../../../src/action/resume/candidates.js';
import { Opener } from '../../../src/action/resume/fetch.js';
import { writeLease } from '../../../src/action/resume/lease.js';
import {
  checkpointName,
  type Header,
  type SealKeys,
  sealFolder,
} from '../../../src/checkpoint/seal/index.js';
import { readDownload, sealedFiles } from '../../../src/cli/pull/files.js';
import { keysOf } from '../../../src/cli/pull/keys.js';
import { CARRIER_FILE } from '../../../src/runtime/checkpoint/carrier.js';
import { gitHub } from '../../../src/runtime/github/client.js';
import { artifactReader } from '../../../src/runtime/sealed/artifact-reader.js';
import { cacheReader } from '../../../src/runtime/sealed/cache-reader.js';
import { inArtifact, inCache, putArtifact, putCache, zipOf } from '../../support/forge.js';
import { startResultsService } from '../../support/results-service/service.mjs';

// What is kept sealed at GitHub, or was downloaded from there: the same is asked of a cache, an artifact and a folder.

const HASH = '0'.repeat(20);
const PREFIX = `raymond-v2-${HASH}-`;
const IDENTITY = {
  ...{ repositoryId: '42', workflowFile: '.github/workflows/a.yml', ref: 'refs/heads/main' },
  ...{ eventClass: 'trusted', runKey: 'key', otherRunKeys: [], runId: '1001', attempt: 1, job: 'job' },
  ...{ step: 'step', isOwnKey: false, resumeRun: null, stage: null, uncertain: null },
} as Identity;
const NAMES = { prefixes: [{ prefix: PREFIX, runKey: 'key' }], name: () => '' };
const nameOf = (sequence: number, hash = HASH): string =>
  checkpointName(hash, { run_id: '1001', attempt: 1, sequence });
const keysFor = (secret: string): SealKeys => keysOf({ RAYMOND_STATE_KEY: secret }, '42').keys!;
const KEYS = keysFor('a state key of the tests, forty-three chars');
const OTHER_KEYS = keysFor('another key of the tests, forty-three chars');
const noPause = async (): Promise<void> => {};

type Service = Awaited<ReturnType<typeof startResultsService>>;
type Tried = { readonly kind: string; readonly why?: string };

let temp: string;
let service: Service;
beforeEach(async () => {
  temp = mkdtempSync(join(tmpdir(), 'raymond-contract-'));
  service = await startResultsService();
});
afterEach(async () => {
  await service.close();
  rmSync(temp, { recursive: true, force: true });
});

/** What every store can do, whatever it is. */
interface Store {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Names of our key, or that the store did not say. */
  list(): Promise<readonly string[] | 'silent'>;
  /** Opens one that was listed. */
  open(name: string): Promise<Tried>;
  forget(sequence: number): Promise<string | null>;
}

const github = () =>
  gitHub({
    ...{ api: service.env.GITHUB_API_URL, owner: 'octo-org', repo: 'octo-repo', token: service.githubToken },
    clock: { now: () => 0, sleep: noPause, timeout: (ms) => AbortSignal.timeout(ms) },
  });
const cache = () => cacheReader(service.env, temp, noPause)!;
const artifacts = () => artifactReader({ github: github(), temp, pause: noPause });
const newFolder = (): string => mkdtempSync(join(temp, 'opened-'));

/** A store of a job: what is listed there is opened as a resume opens it. */
function atGitHub(put: Store['put'], listing: () => Promise<Listing>): Store {
  let listed: readonly Candidate[] = [];
  return {
    put,
    list: async () => {
      const { candidates, silent } = await listing();
      listed = candidates;
      return silent.length > 0 ? 'silent' : candidates.map(({ name }) => name);
    },
    open: async (name) => {
      const candidate = listed.find((each) => each.name === name)!;
      const opened = await new Opener({
        ...{ identity: IDENTITY, keys: KEYS, cache: cache(), artifacts: artifacts() },
        job: { service: { ask: <T>(work: () => Promise<T>) => work() } } as never,
        ...{ folder: newFolder(), now: () => 0 },
      }).open(candidate);
      return opened.kind === 'refused' ? opened.refusal : opened;
    },
    forget: (sequence) =>
      prune({
        ...{ ask: github().ask, prefix: PREFIX, sequence: 0, ref: IDENTITY.ref, runIds: ['1001'] },
        isUseless: (name) => name.startsWith(nameOf(sequence)),
      }),
  };
}

const STORES: Readonly<Record<string, () => Store>> = {
  'a cache': () =>
    atGitHub(
      (name, bytes) => putCache(service.env, name, inCache(bytes)),
      () => cachesOf(IDENTITY, NAMES, cache(), github().ask),
    ),
  'an artifact': () =>
    atGitHub(
      async (name, bytes) => putArtifact(service.env, `${name}state`, await zipOf(inArtifact(bytes))),
      () => artifactsOf(IDENTITY, NAMES, github().ask),
    ),
  'a folder': () => {
    const folder = join(temp, 'downloaded');
    const placeOf = (name: string): string => join(folder, `${name}state`);
    return {
      put: async (name, bytes) => {
        mkdirSync(placeOf(name), { recursive: true });
        writeFileSync(join(placeOf(name), CARRIER_FILE), bytes);
      },
      list: async () =>
        existsSync(folder)
          ? readdirSync(folder).flatMap((name) => (name.startsWith(PREFIX) ? [name.slice(0, -5)] : []))
          : [],
      open: async (name) => {
        const { sealed } = await readDownload(folder, temp);
        const options = { repositoryId: '42', temp, attempt: null };
        const all = await sealedFiles(sealed, options);
        return await all.find(({ label }) => label === placeOf(name))!.open(KEYS);
      },
      forget: async (sequence) => {
        rmSync(placeOf(nameOf(sequence)), { recursive: true });
        return null;
      },
    };
  },
};

/** A lease of ours, which is the least that may be sealed. */
async function sealed(sequence: number, change: Partial<Header> = {}, keys = KEYS): Promise<Buffer> {
  const [folder, out] = [newFolder(), join(newFolder(), 'out')];
  writeLease(folder, '2026-01-01T00:00:00.000Z');
  const header: Header = {
    ...{ version: 1, repository_id: '42', workflow_file: IDENTITY.workflowFile, ref: IDENTITY.ref },
    ...{ event_class: 'trusted', run_key: 'key', run_id: '1001', attempt: 1, job: 'job', step: 'step' },
    ...{ sequence, name: nameOf(sequence), time: '2026-01-01T00:00:00.000Z', writer: '0.1.0' },
    ...change,
  };
  await sealFolder({ folder, header, key: keys.seal, out });
  return readFileSync(out);
}

describe.each(Object.entries(STORES))('%s', (_what, make) => {
  test('lists what was put there under the key, and opens it', async () => {
    const store = make();
    expect(await store.list()).toEqual([]);
    await store.put(nameOf(1), await sealed(1));
    await store.put(nameOf(2), await sealed(2));
    const others = 'f'.repeat(20);
    await store.put(nameOf(3, others), await sealed(3, { name: nameOf(3, others) }));
    expect([...(await store.list())].sort()).toEqual([nameOf(1), nameOf(2)]);
    expect(await store.open(nameOf(2))).toMatchObject({ kind: 'lease' });
  });

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['garbage', async () => Buffer.from('garbage'.repeat(99)), /no|cut off/],
    ['one that is cut off', async () => (await sealed(1)).subarray(0, -9), /cut off|changed|broken/],
    ['a copy of another name', () => sealed(2), /another name/],
    ['one of another key', () => sealed(1, {}, OTHER_KEYS), /another key/],
    ['one of another repository', () => sealed(1, { repository_id: '43' }), /another repository/],
  ])(
    '[T:forged-artifact] does not open %s under a name of ours, and is not silent',
    async (_, bytes, why) => {
      const store = make();
      await store.put(nameOf(1), await bytes());
      expect(await store.list()).toEqual([nameOf(1)]);
      const opened = await store.open(nameOf(1));
      expect(opened).toEqual(expect.objectContaining({ why: expect.stringMatching(why) }));
      expect(opened.kind).not.toBe('silent');
    },
  );

  test('forgets the one that is meant, and says that it has', async () => {
    const store = make();
    for (const sequence of [1, 2]) await store.put(nameOf(sequence), await sealed(sequence));
    expect(await store.forget(1)).toBeNull();
    expect(await store.list()).toEqual([nameOf(2)]);
  });
});

// Nobody else is at a folder of one's own.
const SERVICES = Object.entries(STORES).filter(([what]) => what !== 'a folder');

describe.each(SERVICES)('%s', (_, make) => {
  test('what is gone by the time that it is opened is gone, and not silent', async () => {
    const store = make();
    await store.put(nameOf(1), await sealed(1));
    await store.list();
    await store.forget(1);
    expect(await store.open(nameOf(1))).toMatchObject({
      kind: 'broken',
      why: expect.stringMatching(/any more/),
    });
  });

  test('a service that does not answer is silent, and nothing is absent', async () => {
    const store = make();
    await store.put(nameOf(1), await sealed(1));
    await store.list();
    service.fail('all', { status: 502 });
    expect(await store.open(nameOf(1))).toMatchObject({ kind: 'silent' });
    expect(await store.list()).toBe('silent');
    expect(await store.forget(1)).not.toBeNull();
    service.heal();
    expect(await store.list()).toEqual([nameOf(1)]);
  });
});
