import { type Header, type Newest, newest, type SealRefusal } from '../../checkpoint/seal/index.js';
import type { ReadCheckpoint } from '../../runtime/checkpoint/checkpoint.js';
import type { Identity } from '../identity/identity.js';
import type { Candidate } from './candidates.js';
import type { ResumeFinding } from './choose.js';
import { isBeside } from './lease.js';

/** One that has opened. */
export interface OpenedCandidate {
  readonly header: Header;
  readonly candidate: Candidate;
  readonly contents: ReadCheckpoint;
}

export type TryOpen =
  | ({ readonly kind: 'opened' } & Omit<OpenedCandidate, 'candidate'>)
  /** It says that its writer has begun, and nothing else. */
  | { readonly kind: 'lease'; readonly header: Header }
  | { readonly kind: 'refused'; readonly refusal: SealRefusal }
  /** It could not be fetched, which says nothing of it. */
  | { readonly kind: 'silent'; readonly why: string };

export type Open = (candidate: Candidate) => Promise<TryOpen>;

export interface Passed {
  readonly candidate: Candidate;
  readonly why: string;
  /** It is not ours, and counts as not there; else it passes for ours and does not open. */
  readonly isForeign: boolean;
}

export interface Search {
  readonly found:
    | { readonly kind: 'none' }
    | { readonly kind: 'found'; readonly checkpoint: OpenedCandidate }
    | { readonly kind: 'collision'; readonly header: Header }
    | { readonly kind: 'diverged'; readonly headers: readonly [Header, Header] };
  /** Of runs that have begun after it was saved, or beside it: their writers may be at work. */
  readonly leases: readonly Header[];
  readonly passed: readonly Passed[];
  readonly silent: readonly string[];
  /** How many may not be looked at any more, where nothing was found among the others. */
  readonly unseen: number;
}

/** Of all that has opened, and counts. */
export const headersOf = ({ found, leases }: Search): Header[] =>
  found.kind === 'found' ? [...leases, found.checkpoint.header] : [...leases];

/** Of those that were made by somebody who has the key, and are of this place. */
export const MAX_OPENED = 8;
/** Of all, since anybody can write a name, and fill what lies under it with noise. */
export const MAX_LOOKED_AT = 64;

/** Opens as many as may be. @returns null when it has opened that many */
export function openingFew(open: Open): (candidate: Candidate) => Promise<TryOpen | null> {
  let [looked, judged] = [0, 0];
  return async (candidate) => {
    if (looked === MAX_LOOKED_AT || judged === MAX_OPENED) return null;
    const tried = await open(candidate);
    looked += 1;
    // A lease is small, and says nothing but that its attempt has begun: as many may have been lost in a row.
    if (tried.kind === 'opened' || (tried.kind === 'refused' && tried.refusal.isKeyholders)) judged += 1;
    return tried;
  };
}

/**
 * The newest checkpoint, by the sealed headers (spec 4.3). Names say which to open first; what does not open is
 * dropped, and the next is asked for, until the newest of those left is one that has opened.
 */
export async function search(
  candidates: readonly Candidate[],
  asking: Pick<Identity, 'runId' | 'attempt' | 'job' | 'step'>,
  open: Open,
): Promise<Search> {
  const who = { run_id: asking.runId, attempt: asking.attempt, job: asking.job, step: asking.step };
  const left = new Map(candidates.map((candidate) => [keyOf(candidate), candidate]));
  const opened = new Map<string, OpenedCandidate>();
  const leases: Header[] = [];
  const passed: Passed[] = [];
  const silent: string[] = [];
  const tryNext = openingFew(open);
  const result = (found: Search['found'], unseen = 0): Search => ({ found, leases, passed, silent, unseen });
  for (;;) {
    const next = step(left, opened, who);
    if (next.kind !== 'open') return result(next);
    const { candidate } = next;
    const tried = await tryNext(candidate);
    if (tried === null) return result({ kind: 'none' }, left.size - opened.size);
    if (tried.kind === 'opened') {
      opened.set(keyOf(candidate), { ...tried, candidate });
      continue;
    }
    left.delete(keyOf(candidate));
    if (tried.kind === 'lease') {
      leases.push(tried.header);
      if (isBeside(tried.header, asking)) return result({ kind: 'collision', header: tried.header });
    } else if (tried.kind === 'silent') silent.push(tried.why);
    else {
      const { refusal } = tried;
      passed.push({ candidate, why: refusal.why, isForeign: refusal.kind === 'not_ours' });
    }
  }
}

/** The same name in two stores: both may be forged, and one of them not. */
export const keyOf = ({ name, place }: Candidate): string =>
  `${name} ${place.store} ${place.store === 'artifact' ? place.id : ''}`;

type CheckpointOwner = Pick<Header, 'run_id' | 'attempt' | 'job' | 'step'>;
type Step = Search['found'] | { readonly kind: 'open'; readonly candidate: Candidate };

function step(
  left: ReadonlyMap<string, Candidate>,
  opened: ReadonlyMap<string, OpenedCandidate>,
  who: CheckpointOwner,
): Step {
  const unopened = [...left].filter(([key]) => !opened.has(key));
  // Whatever was saved in this attempt is another job's or step's, which has to be known before anything else.
  const beside = unopened.find(
    ([, { claims }]) => claims.run_id === who.run_id && claims.attempt === who.attempt,
  );
  if (beside !== undefined) return { kind: 'open', candidate: beside[1] };
  const order = newest(
    [...left].map(([key, candidate]) => opened.get(key)?.header ?? supposed(candidate, who)),
    who,
  );
  const named = (header: Header): { candidate: Candidate; one: OpenedCandidate | undefined } => {
    const alike = [...left].filter(([, { name }]) => name === header.name);
    const [key, candidate] = alike.find(([each]) => opened.has(each)) ?? alike[0]!;
    return { candidate, one: opened.get(key) };
  };
  return decide(order, named);
}

function decide(
  order: Newest,
  named: (header: Header) => { candidate: Candidate; one: OpenedCandidate | undefined },
): Step {
  switch (order.kind) {
    case 'none':
    case 'collision':
      return order;
    case 'found': {
      const { candidate, one } = named(order.headers[0]);
      return one === undefined ? { kind: 'open', candidate } : { kind: 'found', checkpoint: one };
    }
    case 'diverged': {
      const unopened = order.headers.map(named).find(({ one }) => one === undefined);
      return unopened === undefined ? order : { kind: 'open', candidate: unopened.candidate };
    }
    default:
      return order satisfies never;
  }
}

/** A header as its name has it, for those that are not opened yet. */
function supposed({ name, runKey, claims }: Candidate, { job, step: ofStep }: CheckpointOwner): Header {
  return { ...claims, name, run_key: runKey, job, step: ofStep } as Header;
}

/** What is told of those that were not used: one sentence for all of a kind. */
export function passedTexts(passed: readonly Passed[]): string[] {
  const kinds = new Map<string, Passed[]>();
  for (const one of passed) {
    const kind = [one.candidate.place.store, one.why, one.isForeign].join('\n');
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()].map((alike) => {
    const [{ candidate, why, isForeign }] = alike as [Passed];
    const { name, place } = candidate;
    const what =
      alike.length === 1
        ? `A checkpoint was not used (${name}, ${place.store})`
        : `${alike.length} checkpoints were not used (${name} and others, ${place.store})`;
    return `${what}: ${why}${isForeign ? `, and ${alike.length === 1 ? 'counts' : 'count'} as not there` : ''}.`;
  });
}

/** Nothing was found; what lies under names of ours and does not open may be what is looked for. */
export function unopenedOf({ passed, unseen }: Search): ResumeFinding | null {
  const unopened = passed.filter(({ isForeign }) => !isForeign);
  const [first] = unopened;
  if (unseen === 0) {
    return first === undefined
      ? null
      : {
          kind: 'broken',
          why: `There are checkpoints of this run key, and none of them opens: ${first.why}.`,
        };
  }
  const why = `There are ${passed.length + unseen} checkpoints under names of this run key, more than are looked at; of ${passed.length} none opens${first === undefined ? '' : `: ${first.why}`}.`;
  return { kind: 'flooded', why, names: [...new Set(passed.map(({ candidate }) => runNames(candidate)))] };
}

/** `raymond-v2-<hash>-<run>-<attempt>-` */
const runNames = ({ name }: Candidate): string => name.replace(/\d+-$/, '');
