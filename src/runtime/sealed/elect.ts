/** What is known of a writer that may be at work. */
export type Writer =
  | { readonly isAlive: false }
  /** `why` is a clause that says how that is known. `isFinal` means that it will not give way any more. */
  | { readonly isAlive: true; readonly why: string; readonly isFinal?: boolean };

export interface Election<Competitor> {
  /** GitHub's id of our own run. Of two runs, the one with the lower id is the older. */
  readonly self: string;
  readonly look: (competitor: Competitor, isOlder: boolean) => Promise<Writer>;
  /** How often a younger one is looked at before it counts as one that has seen nobody. */
  readonly attempts: number;
  readonly wait: (ms: number) => Promise<void>;
}

/** A run that gives way ends within seconds, and GitHub says so a little later. */
const POLL_INTERVAL_MS = 3000;

/**
 * Elects one of several runs that have announced at the same moment that they go on (spec 4.3, "One at a time"). Each
 * has written before it looks for the others, so that of two at least the one that wrote last sees the other. It cannot
 * know whether it was seen itself. So the younger one of a pair gives way to the older as soon as it sees it. The older
 * one waits for that; if the younger one has seen nobody, and does not give way, the older one does. Two never go on
 * together, and of those that see each other the oldest goes on.
 * @param others seen by this one after it wrote
 * @returns the one to whom this one gives way; null when it goes on itself
 */
export async function elect<Competitor extends { readonly run_id: string }>(
  others: readonly Competitor[],
  { self, look, attempts, wait }: Election<Competitor>,
): Promise<{ readonly winner: Competitor; readonly why: string } | null> {
  const isOlder = ({ run_id }: Competitor): boolean => BigInt(run_id) < BigInt(self);
  for (const other of [...others.filter(isOlder), ...others.filter((each) => !isOlder(each))]) {
    for (let attempt = 1; ; attempt++) {
      const seen = await look(other, isOlder(other));
      if (!seen.isAlive) break;
      if (isOlder(other) || seen.isFinal || attempt === attempts) return { winner: other, why: seen.why };
      await wait(POLL_INTERVAL_MS);
    }
  }
  return null;
}
