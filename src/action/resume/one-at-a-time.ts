import type { Header } from '../../checkpoint/seal/index.js';
import type { Identity } from '../identity/identity.js';
import type { Writer } from './alive.js';

/** What a run that begins does about others that begin under its key at the same moment. */
export type Turn =
  | { readonly kind: 'mine' }
  /** `why`: a clause that says how it is known that the other one is at work. */
  | { readonly kind: 'theirs'; readonly header: Header; readonly why: string }
  /** Another job or step of this attempt: under one key they would take each other's checkpoints for theirs. */
  | { readonly kind: 'collision'; readonly header: Header };

export interface Around {
  /** Is its writer at work? */
  readonly writer: (header: Header) => Promise<Writer>;
  readonly wait: (ms: number) => Promise<void>;
}

type Who = Pick<Identity, 'runId' | 'attempt' | 'job' | 'step'>;

/** A run that gives way has ended within seconds; GitHub says so a little later. */
const LOOK_EVERY_MS = 3000;
const LOOKS = 20;

/**
 * Whose turn it is, of runs that have begun at the same moment (spec 4.3, "One at a time"). Each has written its
 * lease before it looks for the others', so that of two at least the one whose lease was there last sees the other.
 * It cannot know whether it was seen itself. So the younger one of a pair gives way to the older as soon as it sees
 * it; the older one waits until the younger has, and where that does not, because it has seen nobody, gives way
 * itself. Two never go on together, and of those that see each other the oldest goes on.
 * @param newcomers headers of what was not there when this run looked first, its own among them
 */
export async function turnAmong(
  newcomers: readonly Header[],
  identity: Who,
  { writer, wait }: Around,
): Promise<Turn> {
  const colliding = newcomers.find((header) => isBeside(header, identity));
  if (colliding !== undefined) return { kind: 'collision', header: colliding };
  const others = newcomers.filter(({ run_id }) => run_id !== identity.runId);
  for (const header of others.filter(({ run_id }) => BigInt(run_id) < BigInt(identity.runId))) {
    const at = await writer(header);
    if (at.isAlive) return { kind: 'theirs', header, why: at.why };
  }
  for (const header of others.filter(({ run_id }) => BigInt(run_id) > BigInt(identity.runId))) {
    for (let look = 1; ; look++) {
      const at = await writer(header);
      if (!at.isAlive) break;
      if (look === LOOKS) return { kind: 'theirs', header, why: at.why };
      await wait(LOOK_EVERY_MS);
    }
  }
  return { kind: 'mine' };
}

/** Is it of another job or step of this same attempt? */
export const isBeside = (header: Pick<Header, 'run_id' | 'attempt' | 'job' | 'step'>, who: Who): boolean =>
  header.run_id === who.runId &&
  header.attempt === who.attempt &&
  (header.job !== who.job || header.step !== who.step);

export function collisionText({ job, step }: Pick<Header, 'job' | 'step'>): string {
  return `Another job or step of this attempt (${job}, step ${step}) keeps its checkpoints under the same run key. Nothing was spent. Give each of them a \`run-key\` of its own in the workflow file, which takes a new run.`;
}
