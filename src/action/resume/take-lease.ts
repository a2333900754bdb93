import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sealFolder } from '../../checkpoint/seal/index.js';
import { messageOf } from '../../core/errors.js';
import { realPorts } from '../../runtime/ports.js';
import { VERSION } from '../../runtime/version.js';
import { CARRIER_FILE, CARRIER_FOLDER } from '../checkpoint/carrier.js';
import { giveWayTo } from '../checkpoint/restore.js';
import { climb, ladder } from '../checkpoint/save/ladder.js';
import { saveToArtifact, saveToCache } from '../checkpoint/save/stores.js';
import type { Standing } from '../checkpoint/standing.js';
import { askGitHub } from '../identity/ask-github.js';
import { headerOf, namesOf } from '../identity/identity.js';
import type { Job } from '../job.js';
import { Opener } from './fetch.js';
import { needsLease, rivals, writeLease } from './lease.js';

/**
 * Says to others under this run key that we have begun, and looks whether another has begun at the same moment; of
 * two, the older run goes on (spec 4.3, "One at a time").
 * @returns the sequence of the first checkpoint
 * @throws UsageError that names the other one
 */
export async function takeLease(job: Job, standing: Standing): Promise<number> {
  const { identity, chosen, nextSequence } = standing;
  const store = job.inputs['state-store'];
  if (chosen.keys === null || store === 'none' || !needsLease(identity)) return nextSequence;
  const name = namesOf(identity, chosen.keys).name(nextSequence);
  try {
    await seal(job, standing, name);
  } catch (error) {
    job.voice.warning(`That this run has begun could not be written down: ${messageOf(error)}`);
    return nextSequence + 1;
  }
  const steps = ladder({
    store,
    eventName: job.context.eventName,
    cacheMode: job.environment.ACTIONS_CACHE_MODE ?? '',
    isSealed: true,
    mustLast: false,
  });
  const round = job.service.begin();
  const saved = await climb(
    steps,
    (to) =>
      round
        .ask(() =>
          to === 'cache'
            ? saveToCache(name)
            : saveToArtifact(name, job.context.workspace, job.inputs['retention-days']),
        )
        .catch((error: unknown) => {
          job.voice.info(`The lease was not saved to the ${to}: ${messageOf(error)}`);
          return false;
        }),
    round,
  );
  if (saved.length === 0)
    job.voice.warning(
      'No store has taken the lease: a run that begins now under this run key does not see this one.',
    );
  if (identity.isOwnKey) await giveWay(job, standing);
  return nextSequence + 1;
}

async function seal(job: Job, { identity, chosen, nextSequence: sequence }: Standing, name: string) {
  const { workspace, temp } = job.context;
  const time = new Date(realPorts.now()).toISOString();
  await mkdir(temp, { recursive: true });
  const folder = await mkdtemp(join(temp, 'raymond-lease-'));
  try {
    writeLease(folder, time);
    const carrier = join(workspace, CARRIER_FOLDER);
    await rm(carrier, { recursive: true, force: true });
    await mkdir(carrier, { recursive: true, mode: 0o700 });
    await writeFile(join(carrier, '.gitignore'), '*\n');
    await sealFolder({
      folder,
      header: headerOf(identity, { sequence, name, time, writer: VERSION }),
      key: chosen.keys!.seal,
      out: join(carrier, CARRIER_FILE),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function giveWay(job: Job, { identity, chosen, candidates, lists, cache }: Standing): Promise<void> {
  const after = await lists();
  const others = rivals(candidates, after.candidates, identity);
  if (others.length === 0) return;
  const folder = await mkdtemp(join(job.context.temp, 'raymond-rivals-'));
  try {
    const opener = new Opener({ job, identity, keys: chosen.keys, cache, folder, now: realPorts.now });
    for (const other of others.slice(0, 8)) {
      const opened = await opener.open(other);
      if (opened.kind === 'opened') await giveWayTo(job, identity, opened.header, askGitHub(job));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
