import type { Candidate } from './candidates.js';
import type { Finding } from './choose.js';
import type { Passed, Search } from './find.js';

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
export function unopenedOf({ passed, unseen }: Search): Finding | null {
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
