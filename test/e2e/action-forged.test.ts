import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Header } from '../../src/checkpoint/seal/header.js';
import { CARRIER_FILE, CARRIER_FOLDER, STATE_FILE } from '../../src/runtime/checkpoint/carrier.js';
import { ActionLab, type Job } from '../support/action-lab.js';
import { appear } from '../support/appear.js';
import { bombOf, type Claim } from '../support/bombs.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';
import { type Files, Insider, inArtifact, inCache, putArtifact, putCache, zipOf } from '../support/forge.js';
import { FAST } from '../support/runner/fixture-job.js';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const KEY = 'a state key of the tests, forty-three chars';
/** Stops once in NEXT; what is forged goes to EVIL instead. */
const FLOW = {
  'wf/START.sh': "echo '<goto>NEXT</goto>'",
  'wf/NEXT.sh': `[ -z "$AT" ] || { touch "$AT"; until [ -e "$GO" ]; do sleep 0.05; done; }
[ "$MAY_END" = 1 ] && echo '<result>our own</result>'`,
  'wf/EVIL.sh': "echo '<result>forged</result>'",
};
const toEvil = (state: string): string => state.replaceAll('NEXT.sh', 'EVIL.sh');

type Store = 'cache' | 'artifact';
const inputsOf = (store: Store) => ({
  'state-store': store,
  'state-key': KEY,
  'env-allow': 'MAY_END',
  'anthropic-api-key': '',
});
const texts = (step: Awaited<ReturnType<Job['main']>>): string =>
  step.annotations.map(({ message }) => message).join('\n');

/** A run that has stopped, and left a checkpoint of its own. */
async function stopped(store: Store) {
  lab = await ActionLab.open(FLOW);
  const job = lab.job({ inputs: inputsOf(store) });
  const main = await job.main();
  expect(main.outputs).toMatchObject({ status: 'failed', 'state-saved': store });
  await job.post();
  job.over();
  const kept = lab.service.artifacts().find(({ name }) => name.endsWith('-state'));
  const files = (kept ?? lab.service.cacheEntries()[0]!).files();
  const bytes = (files[CARRIER_FILE] ?? files[`${CARRIER_FOLDER}/${CARRIER_FILE}`])!;
  const { insider, header } = await Insider.of(KEY, lab.folder, bytes);
  let { attempt } = header;
  const env = lab.service.envFor(job.context);
  return {
    job,
    insider,
    header,
    /** The header of one that would be newer by so much. */
    newer: (by: number): Header => {
      const sequence = header.sequence + by;
      return { ...header, sequence, name: header.name.replace(/\d+-$/, `${sequence}-`) };
    },
    put: async ({ name }: Header, bytes: Buffer | Files) => {
      const files = Buffer.isBuffer(bytes) ? (store === 'cache' ? inCache(bytes) : inArtifact(bytes)) : bytes;
      if (store === 'cache') await putCache(env, name, files);
      else await putArtifact(env, `${name}state`, await zipOf(files));
    },
    putZip: (header: Header, zip: Buffer) => putArtifact(env, `${header.name}state`, zip),
    again: (inputs: Readonly<Record<string, string>> = {}, env: Readonly<Record<string, string>> = {}) => {
      attempt += 1;
      return lab.nextAttempt(job, {
        attempt,
        inputs: { ...inputsOf(store), workflow: 'wf', ...inputs },
        env: { MAY_END: '1', ...env },
      });
    },
  };
}

describe('a stored checkpoint under a newer name of ours that is not what it says (must show 2)', () => {
  test.each(['cache', 'artifact'] as const)(
    '[T:forged-checkpoint] in the %s: none of them is used, each is told, the own older one is',
    async (store) => {
      const { insider, header, newer, put, again } = await stopped(store);
      const told: [Header, string][] = [];
      const forge = async (why: string, make: (header: Header) => Promise<Buffer | Files>) => {
        const forged = newer(told.length + 1);
        told.push([forged, why]);
        await put(forged, await make(forged));
      };
      const other = (change: Partial<Header>) => (forged: Header) =>
        insider.sealed({ ...forged, ...change }, toEvil);

      await forge('it is not sealed, and this job has a key', (forged) =>
        insider.sealed(forged, toEvil, false),
      );
      await forge('checkpoint.sealed', async () => ({
        '.raymond/checkpoint/checkpoint.json': Buffer.from('{"version":1}'),
        [`.raymond/checkpoint/${STATE_FILE}`]: Buffer.from('{}'),
      }));
      await forge('cut off', async (forged) => (await insider.sealed(forged, toEvil)).subarray(0, -20));
      await forge('another branch or tag (refs/heads/other)', other({ ref: 'refs/heads/other' }));
      await forge('another workflow file', other({ workflow_file: '.github/workflows/ci.yml' }));
      await forge('another class of event (untrusted)', other({ event_class: 'untrusted' }));
      // An old copy of our own, byte for byte.
      await forge(`another name than it lies under (${header.name})`, async () => insider.bytes);

      const main = await again().main();
      for (const [{ name }, why] of told) {
        const warning = main.annotations.find(({ message }) => message.includes(name));
        expect([name, warning?.level, warning?.message]).toEqual([
          name,
          'warning',
          expect.stringContaining(why),
        ]);
      }
      expect(main.outputs).toMatchObject({ status: 'completed', resumed: 'true', result: 'our own' });
    },
  );

  test('a name of ours that somebody takes in the cache before us: it is told, and the artifact is the store', async () => {
    const { newer, put, again } = await stopped('cache');
    const [at, go] = [join(lab.folder, 'at'), join(lab.folder, 'go')];
    const job = again(
      { 'state-store': 'auto', 'env-allow': 'MAY_END,AT,GO' },
      { MAY_END: '', AT: at, GO: go },
    );
    const main = job.main();
    await appear(lab.folder, 'at');
    for (let by = 1; by < 8; by++) {
      const name = newer(by).name.replace(/-1-(\d+)-$/, '-2-$1-');
      const isThere = lab.service.cacheEntries().some(({ key }) => key === name);
      if (!isThere) await put({ ...newer(by), name }, Buffer.from('garbage, of whatever length it may be'));
    }
    writeFileSync(go, '');
    expect((await main).outputs).toMatchObject({ status: 'failed', 'state-saved': 'artifact' });
    expect(texts(await main)).toContain('Somebody else has taken a name of ours in the cache');
  });

  test('the forger’s tools do forge: with the right header, sealed with the right key, it is used', async () => {
    const { insider, newer, put, again } = await stopped('cache');
    await put(newer(1), await insider.sealed(newer(1), toEvil));
    expect((await again().main()).outputs).toMatchObject({ resumed: 'true', result: 'forged' });
  });
});

describe('a zip that unpacks to far more than it is (must show 7)', () => {
  test('[T:archive-lies] is refused by its size or count, whatever it says of itself, and the next older one is used', async () => {
    const { newer, putZip, again } = await stopped('artifact');
    const bombs: [Claim, RegExp][] = [
      ['honest', /more than \d+ bytes/],
      ['small', /no zip that opens|more than/],
      ['many', /65000 files/],
    ];
    for (const [index, [claim]] of bombs.entries())
      await putZip(newer(index + 1), bombOf(CARRIER_FILE, claim));
    const main = await again().main();
    for (const [index, [, why]] of bombs.entries()) {
      const { name } = newer(index + 1);
      expect(main.annotations.find(({ message }) => message.includes(name))?.message).toMatch(why);
    }
    expect(main.outputs).toMatchObject({ status: 'completed', resumed: 'true', result: 'our own' });
  });

  test('a zip that is cut off counts as broken, not as silence', async () => {
    const { insider, newer, putZip, again } = await stopped('artifact');
    const zip = await zipOf(inArtifact(insider.bytes));
    await putZip(newer(1), zip.subarray(0, -30));
    const main = await again().main();
    expect(texts(main)).toContain('no zip that opens');
    expect(main.outputs).toMatchObject({ resumed: 'true', result: 'our own' });
  });
});

describe('which of them is the newest cannot be told, or it cannot be read (must show 7)', () => {
  type Stopped = Awaited<ReturnType<typeof stopped>>;
  const TROUBLES: Record<string, { store: Store; make: (run: Stopped) => Promise<void>; why: RegExp }> = {
    'listing artifacts is answered with 403': {
      store: 'artifact',
      make: async () => {
        lab.service.github.permissions = { contents: 'read', actions: 'none' };
      },
      why: /`actions: read`/,
    },
    'listing artifacts is answered with 500': {
      store: 'artifact',
      make: async () => void lab.service.fail('listRunArtifacts', { status: 500 }),
      why: /list of artifacts of run 1001 could not be read/,
    },
    'the download of the artifact is answered with 500': {
      store: 'artifact',
      make: async () => void lab.service.fail('artifact-blobs.get', { status: 500 }),
      why: /could not be fetched from the artifact: the download answers 500/,
    },
    'the cache is answered with 500': {
      store: 'cache',
      make: async () => void lab.service.fail('GetCacheEntryDownloadURL', { status: 500 }),
      why: /The cache did not answer/,
    },
    'the download of the cache is answered with 500': {
      store: 'cache',
      make: async () => void lab.service.fail('cache-blobs.get', { status: 500 }),
      why: /could not be fetched from the cache: the download answers 500/,
    },
    'the only one is of a later version': {
      store: 'cache',
      make: async ({ insider, newer, put }) => {
        lab.service.evictCaches('raymond-');
        await put(newer(1), await insider.ofLaterVersion(newer(1)));
      },
      why: /its contents have version 2/,
    },
  };

  test.each(Object.keys(TROUBLES))(
    '%s: auto and force stop before anything is spent and name the inputs; fresh-if-stuck and never start afresh',
    async (name) => {
      const { store, make, why } = TROUBLES[name]!;
      const run = await stopped(store);
      await make(run);
      // The waits between retries are made short.
      const begin = (resume: string) => run.again({ resume }, FAST).main();
      const [auto, force] = await Promise.all(['auto', 'force'].map(begin));
      const freshIfStuck = await begin('fresh-if-stuck');
      const never = await begin('never');
      for (const main of [auto!, force!]) {
        expect(main).toMatchObject({ conclusion: 'failure', outputs: { status: '', 'run-cost': '' } });
        expect(main.log).not.toContain('● started');
      }
      expect(texts(auto!)).toMatch(/`resume: never`[\s\S]*`resume: fresh-if-stuck`/);
      expect(freshIfStuck.outputs).toMatchObject({ status: 'completed', resumed: 'false' });
      expect(never.outputs).toMatchObject({ status: 'completed', resumed: 'false' });
      for (const main of [auto!, force!, freshIfStuck])
        expect(
          main.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message),
        ).toEqual(expect.arrayContaining([expect.stringMatching(why)]));
    },
  );

  test.each<[string, object]>([
    ['artifacts are the store', { inputs: { ...inputsOf('artifact'), 'run-key': 'triage' } }],
    [
      'the event may not write to the cache',
      {
        inputs: { ...inputsOf('artifact'), 'state-store': 'auto', 'run-key': 'triage' },
        eventName: 'issues',
        event: { issue: { number: 3, title: 't' }, sender: { login: 'octocat', type: 'User' } },
        cache: 'read',
      },
    ],
  ])(
    '403 under a run-key of one’s own where %s: auto stops and names `actions: read`',
    async (_, options) => {
      lab = await ActionLab.open(FLOW);
      const first = lab.job({ runId: 1, ...options });
      expect((await first.main()).outputs).toMatchObject({ status: 'failed', 'state-saved': 'artifact' });
      first.over();
      lab.service.github.permissions = { contents: 'read', actions: 'none' };
      const main = await lab.job({ runId: 2, ...options }).main();
      expect(main).toMatchObject({ conclusion: 'failure', outputs: { status: '' } });
      expect(main.log).not.toContain('● started');
      expect(texts(main)).toMatch(/`actions: read`[\s\S]*`resume: never`[\s\S]*`resume: fresh-if-stuck`/);
    },
  );

  test('a later version is passed over for the older one that opens, with a warning', async () => {
    const { insider, newer, put, again } = await stopped('cache');
    await put(newer(1), await insider.ofLaterVersion(newer(1)));
    const main = await again().main();
    expect(texts(main)).toMatch(/was not used .*its contents have version 2/);
    expect(main.outputs).toMatchObject({ resumed: 'true', result: 'our own' });
  });

  test('behind 101 newer artifacts it is found', async () => {
    const { job, again } = await stopped('artifact');
    const zip = await zipOf({ 'a.txt': Buffer.from('a') });
    for (let n = 1; n <= 101; n++) await putArtifact(lab.service.envFor(job.context), `other-${n}`, zip);
    const main = await again().main();
    expect(main.outputs).toMatchObject({ resumed: 'true', result: 'our own' });
    expect(lab.service.to('listRunArtifacts').map(({ query }) => query.page)).toContain('2');
  });
});
