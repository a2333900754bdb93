import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { INSTALL_TIMEOUT_MS, installClaude } from '../support/e2e-lab.js';
import { inArtifact, inCache, putArtifact, putCache, zipOf } from '../support/forge.js';
import type { StepResult } from '../support/runner/runner.mjs';

// An agent with Bash has its run's token, and can put there what it likes (spec 4.3: garbage costs a warning, not the run).

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

let lab: ActionLab;
afterEach(() => lab.close());

const KEY = 'a state key of the tests, forty-three chars';
const FLOW = {
  'wf/START.sh': `[ "$MAY_END" = 1 ] && echo '<result>our own</result>' || exit 7`,
};
type Store = 'cache' | 'artifact';
const inputsOf = (store: Store) => ({
  ...{ 'state-store': store, 'state-key': KEY, 'env-allow': 'MAY_END', 'anthropic-api-key': '' },
});
const warnings = ({ annotations }: StepResult): string[] =>
  annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);

/** A run that has stopped, and what is put under newer names of it. */
async function flooded(store: Store, kind: Kind, count: number): Promise<Job> {
  lab = await ActionLab.open(FLOW);
  const job = lab.job({ inputs: inputsOf(store) });
  expect((await job.main()).outputs).toMatchObject({ status: 'failed', 'state-saved': store });
  await job.post();
  job.over('failure');
  const states = lab.service.artifacts().filter(({ name }) => name.endsWith('-state'));
  const [kept] = store === 'cache' ? lab.service.cacheEntries() : states;
  const name = 'key' in kept! ? kept.key : kept!.name;
  const [, prefix] = /^(.*-1001-1-)\d+-/.exec(name)!;
  const preamble = Object.entries(kept!.files()).find(([path]) => path.endsWith('checkpoint.sealed'))![1];
  const env = lab.service.envFor(job.context);
  for (let n = 1; n <= count; n++) {
    const bytes = KINDS[kind](preamble as Buffer);
    const newer = `${prefix}${n * 10}-`;
    if (store === 'cache') await putCache(env, newer, inCache(bytes));
    else
      await putArtifact(
        env,
        `${newer}state`,
        kind === 'a zip that cannot be unpacked' ? bytes : await zipOf(inArtifact(bytes)),
      );
  }
  return job;
}

type Kind = keyof typeof KINDS;
const KINDS = {
  'a foreign beginning': () => Buffer.concat([Buffer.from('RAYMOLD!'), randomBytes(200)]),
  'the right beginning and noise': (ours: Buffer) =>
    Buffer.concat([ours.subarray(0, 49), randomBytes(70_000)]),
  'cut off behind its head': (ours: Buffer) => ours.subarray(0, 60),
  'a zip that cannot be unpacked': () => randomBytes(300),
} as const;

const again = (job: Job, store: Store): Job =>
  lab.nextAttempt(job, { inputs: { ...inputsOf(store), workflow: 'wf' }, env: { MAY_END: '1' } });

const FLOODS = (['cache', 'artifact'] as const).flatMap((store) =>
  (Object.keys(KINDS) as Kind[])
    // A cache is no zip.
    .filter((kind) => store === 'artifact' || kind !== 'a zip that cannot be unpacked')
    .flatMap((kind) => [10, 60].map((count): [Store, number, Kind] => [store, count, kind])),
);

test.each(FLOODS)(
  '[T:forged-artifact] in the %s, %d times %s: the run goes on, with one warning',
  async (...given) => {
    const [store, count, kind] = given;
    const main = await again(await flooded(store, kind, count), store).main();
    expect(main.outputs).toMatchObject({ resumed: 'true', result: 'our own' });
    expect(warnings(main)).toEqual([expect.stringContaining(`${count} checkpoints were not used`)]);
  },
);

test.each(['cache', 'artifact'] as const)(
  '[T:forged-artifact] in the %s, 200 times the right beginning: nothing is spent; once they are deleted a re-run goes on',
  async (store) => {
    const job = await flooded(store, 'the right beginning and noise', 200);
    const second = again(job, store);
    const main = await second.main();
    expect(main).toMatchObject({ conclusion: 'failure', outputs: { status: '', 'run-cost': '' } });
    expect(main.log).not.toContain('● started');
    const told = main.annotations.map(({ message }) => message).join('\n');
    expect(told).toMatch(/There are 20\d checkpoints.*of 64 none opens/);
    expect(told).toMatch(/Delete those.*raymond-v2-\w+-1001-1-\*.*`resume-run: 1001`/);
    await second.post();
    second.over('failure');
    for (const { key } of lab.service.cacheEntries()) if (/0-$/.test(key)) lab.service.evictCaches(key);
    for (const { id, name } of lab.service.artifacts())
      if (/0-state$/.test(name)) lab.service.github.artifacts.delete(id);
    expect((await again(second, store).main()).outputs).toMatchObject({ resumed: 'true', result: 'our own' });
  },
);
