import type { Header } from './header.js';

/** Who asks: the step of the attempt that would go on. */
export type AskingStep = Pick<Header, 'run_id' | 'attempt' | 'job' | 'step'>;

export type Newest =
  | { readonly kind: 'none' }
  /** The newest comes first in `headers`; where one doesn't open, the next is used. */
  | { readonly kind: 'found'; readonly headers: readonly [Header, ...Header[]] }
  /** Another job or step of this same attempt keeps its checkpoints under this run key, too (spec 4.3). */
  | { readonly kind: 'collision'; readonly header: Header }
  /** Two workflow runs went on at the same time from the same checkpoint: neither is the newer one. */
  | { readonly kind: 'diverged'; readonly headers: readonly [Header, Header] };

/**
 * Finds the newest checkpoint of a run key, by the sealed headers alone: not by run id, time or the order of a list,
 * which others can bring about.
 * Within a workflow run the attempt decides, then the sequence: a late save of an attempt that has been given up
 * doesn't count. Between workflow runs (a run key of one's own) attempts say nothing, and the sequence decides, which
 * goes on across runs (`nextSequence`).
 * @param headers of checkpoints that belong to us; the same one from two stores counts once
 */
export function newest(headers: readonly Header[], asking: AskingStep): Newest {
  const distinct = [...new Map(headers.map((header) => [identity(header), header])).values()];
  const colliding = distinct.find((header) => isCollision(header, asking));
  if (colliding !== undefined) return { kind: 'collision', header: colliding };

  const runs = new Map<string, Header[]>();
  for (const header of distinct.sort(byAttemptAndSequence)) {
    runs.set(header.run_id, [...(runs.get(header.run_id) ?? []), header]);
  }
  const ordered: Header[] = [];
  while (runs.size > 0) {
    const [first, second] = [...runs.values()].map((run) => run[0]!).sort((a, b) => b.sequence - a.sequence);
    if (second !== undefined && second.sequence === first!.sequence) {
      if (ordered.length === 0) return { kind: 'diverged', headers: [first!, second] };
      // Nobody knows which of these comes next, so the list ends here.
      break;
    }
    ordered.push(first!);
    const rest = runs.get(first!.run_id)!.slice(1);
    if (rest.length === 0) runs.delete(first!.run_id);
    else runs.set(first!.run_id, rest);
  }
  const [head, ...tail] = ordered;
  return head === undefined ? { kind: 'none' } : { kind: 'found', headers: [head, ...tail] };
}

const byAttemptAndSequence = (a: Header, b: Header): number =>
  b.attempt - a.attempt || b.sequence - a.sequence;

/** What makes a checkpoint the same, since two steps of one attempt can have given two of them the same numbers. */
const identity = (header: Header): string =>
  JSON.stringify([header.name, header.run_id, header.attempt, header.sequence, header.job, header.step]);

function isCollision(header: Header, asking: AskingStep): boolean {
  return (
    header.run_id === asking.run_id &&
    header.attempt === asking.attempt &&
    (header.job !== asking.job || header.step !== asking.step)
  );
}

/** The sequence of the next checkpoint, above all that are known of the run key, whatever became of them. */
export function nextSequence(headers: readonly Pick<Header, 'sequence'>[]): number {
  return headers.reduce((highest, { sequence }) => Math.max(highest, sequence), 0) + 1;
}
