import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../core/errors.js';
import { realPorts } from '../../runtime/ports.js';
import { giveWayTo, type Standing } from '../checkpoint/restore.js';
import type { Store } from '../checkpoint/save/ladder.js';
import { saveSealed } from '../checkpoint/save/sealed.js';
import { askGitHub } from '../identity/ask-github.js';
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
  const time = new Date(realPorts.now()).toISOString();
  const say = (what: string): void => job.voice.info(what);
  let stores: readonly Store[];
  try {
    ({ stores } = await saveSealed(job, {
      ...{ identity, keys: chosen.keys, sequence: nextSequence, what: 'lease', time, tell: say, say },
      fill: async (folder) => writeLease(folder, time),
      round: job.service.begin(),
      mustLast: false,
    }));
  } catch (error) {
    job.voice.warning(`That this run has begun could not be written down: ${messageOf(error)}`);
    return nextSequence + 1;
  }
  if (stores.length === 0)
    job.voice.warning(
      'No store has taken the lease: a run that begins now under this run key does not see this one.',
    );
  if (identity.isOwnKey) await giveWay(job, standing);
  return nextSequence + 1;
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
