import type { Header } from '../../checkpoint/seal/index.js';
import { messageOf, UsageError } from '../../core/errors.js';
import { withNewFolder } from '../../process/files.js';
import type { Ports } from '../../runtime/ports.js';
import type { AttemptContext } from '../checkpoint/attempt-context.js';
import { atWork } from '../checkpoint/restore.js';
import { saveSealed } from '../checkpoint/save/sealed.js';
import { mayWriteNowhere } from '../checkpoint/save/store-fallback.js';
import type { Job } from '../job.js';
import { writerOf } from './alive.js';
import type { CandidateLister } from './candidate-lister.js';
import { openingFew } from './find.js';
import { collisionText, mayMeet, newcomers, turnAmong, writeLease } from './lease.js';

type LeasePorts = Pick<Ports, 'now' | 'sleep'>;

/**
 * Says to others under this run key that we have begun, and looks whether another has begun at the same moment
 * (spec 4.3, "A lease before anything is spent", "One at a time").
 * @returns the sequence of the first checkpoint
 * @throws UsageError where no store takes it, or one that names the other
 */
export async function takeLease(job: Job, standing: AttemptContext, ports: LeasePorts): Promise<number> {
  const { identity, chosen, nextSequence } = standing;
  if (chosen.keys === null || job.inputs['state-store'] === 'none') return nextSequence;
  const time = new Date(ports.now()).toISOString();
  const problems: string[] = [];
  const say = (what: string): void => {
    problems.push(what);
    job.voice.info(what);
  };
  const { stores } = await saveSealed(job, {
    ...{ identity, keys: chosen.keys, sequence: nextSequence, what: 'lease', time, tell: say, say },
    fill: async (folder) => writeLease(folder, time),
    round: job.service.begin(),
    mustLast: false,
  }).catch((error: unknown) => {
    say(messageOf(error));
    return { stores: [] };
  });
  if (stores.length === 0) {
    // Nothing can be overtaken: there is none, and nobody else keeps anything under this key.
    const hasNothing = standing.restored === null && !mayMeet(identity) && mayWriteNowhere(job);
    if (!hasNothing) throw notWritten(job, problems);
  }
  if (mayMeet(identity) && standing.look !== null) await giveWay(job, standing, standing.look, ports);
  return nextSequence + 1;
}

function notWritten(job: Job, problems: readonly string[]): UsageError {
  const why = [...new Set(problems)].join(' ') || 'no store may be written to';
  const wayOut = mayWriteNowhere(job)
    ? 'Caches are read-only for this event: `state-store: auto` in the workflow file keeps it in artifacts, which takes a new run.'
    : 'Re-run the failed jobs when GitHub answers again; where no store ever does, `state-store: none` in a new run does without.';
  return new UsageError(
    `That this attempt begins could not be written down (${why}). Nothing was spent. ${wayOut}`,
  );
}

/** @throws UsageError when it is another one's turn */
async function giveWay(
  job: Job,
  { identity, candidates }: AttemptContext,
  look: CandidateLister,
  ports: LeasePorts,
): Promise<void> {
  const after = await look.again();
  const unseen = [...after.silent, ...after.refused];
  const fresh = newcomers(candidates, after.candidates);
  const headers = await withNewFolder(job.context.temp, 'raymond-newcomers-', async (folder) => {
    const tryNext = openingFew(look.opener(folder));
    const opened: Header[] = [];
    for (const [looked, candidate] of fresh.entries()) {
      const tried = await tryNext(candidate);
      if (tried === null) {
        unseen.push(
          `there are ${fresh.length} new checkpoints, and ${fresh.length - looked} were not opened.`,
        );
        break;
      }
      if (tried.kind === 'silent') unseen.push(tried.why);
      else if (tried.kind !== 'refused') opened.push(tried.header);
    }
    return opened;
  });
  for (const why of unseen)
    job.voice.warning(`Whether another run has begun at the same moment is not known: ${why}`);
  const { ask } = job.github;
  const turn = await turnAmong(headers, identity, {
    writer: (header) => writerOf(header, identity, ask, ports.now()),
    wait: (ms) => ports.sleep(ms, new AbortController().signal),
  });
  if (turn.kind === 'collision') throw new UsageError(collisionText(turn.header));
  if (turn.kind === 'theirs') throw atWork(job, turn.header, turn.why);
}
