import { claimsOf } from '../../../checkpoint/seal/names.js';
import { storedName } from '../../../runtime/checkpoint/carrier.js';
import type { Answer, AskGitHub } from '../../../runtime/github/answer.js';
import { artifactsOfRun, cachesUnder, deleteArtifact } from '../../../runtime/github/lists.js';

/** Beside the newest, the one before it: should the newest not open. */
const KEPT = 2;

export interface PruneOptions {
  readonly ask: AskGitHub;
  /** What the names of the key's checkpoints begin with. */
  readonly prefix: string;
  /** Of the checkpoint that was saved just now: later ones are not ours to delete. */
  readonly sequence: number;
  /** Is this no checkpoint, and no longer needed for anything? */
  readonly isUseless: (name: string) => boolean;
  /** Another ref's caches may have the same key. */
  readonly ref: string;
  /** The workflow runs whose artifacts are looked at. */
  readonly runIds: readonly string[];
}

/**
 * Deletes the older checkpoints of the key but for the two newest, in caches and artifacts (spec 4.3): each is whole,
 * and together they would push the repository's other caches out.
 * @returns why some are left; null: none are
 */
export async function prune(options: PruneOptions): Promise<string | null> {
  const { ask, prefix, ref, runIds } = options;
  const caches = await cachesUnder(ask, prefix, ref);
  const artifacts = await Promise.all(runIds.map((runId) => artifactsOfRun(ask, runId)));
  const cached = rowsIn(caches).map(({ id, key }) => ({ id, name: key }));
  const kept = artifacts.flatMap(rowsIn).filter(({ name }) => storedName(name) !== null);
  const refusals = [
    ...[caches, ...artifacts].map(whyNot),
    ...(await deleteAll(outdated(cached, options), (id) =>
      ask('DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}', { cache_id: id }),
    )),
    ...(await deleteAll(outdated(kept, options), (id) => deleteArtifact(ask, id))),
  ];
  return refusals.find((why) => why !== null) ?? null;
}

const rowsIn = <Row>(answer: Answer<readonly Row[]>): readonly Row[] =>
  answer.kind === 'answer' ? answer.data : [];
const whyNot = (answer: Answer<unknown>): string | null => (answer.kind === 'answer' ? null : answer.why);

/** What is refused once is refused for all. */
async function deleteAll(
  list: readonly { readonly id: number }[],
  remove: (id: number) => Promise<Answer<unknown>>,
): Promise<(string | null)[]> {
  for (const { id } of list) {
    const why = whyNot(await remove(id));
    if (why !== null) return [why];
  }
  return [];
}

/**
 * The checkpoints of a key that a newer one has made useless. Sequences go on over attempts and runs, and say which
 * is older.
 */
export function outdated<Named extends { readonly name: string }>(
  stored: readonly Named[],
  { prefix, sequence, isUseless }: Pick<PruneOptions, 'prefix' | 'sequence' | 'isUseless'>,
): Named[] {
  const useless = stored.filter(({ name }) => isUseless(name));
  const found = stored
    .filter((each) => !useless.includes(each))
    .flatMap((each) => {
      const claims = claimsOf(storedName(each.name) ?? each.name, prefix);
      return claims === null
        ? []
        : [{ each, attempt: `${claims.run_id}-${claims.attempt}`, sequence: claims.sequence }];
    })
    .filter((entry) => entry.sequence <= sequence)
    .sort((a, b) => b.sequence - a.sequence);
  const own = found.find((entry) => entry.sequence === sequence)?.attempt;
  let kept = 0;
  const old = found.filter(({ attempt, sequence: number }, at) => {
    const isOld = kept >= KEPT;
    // The first number of another attempt is its lease, if that attempt was lost: nothing can be gone on with from it. One
    // that was not lost has taken its lease away, and left a gap.
    const before = found[at + 1];
    const isLease = attempt !== own && before?.sequence === number - 1 && before.attempt !== attempt;
    if (!isLease) kept += 1;
    return isOld;
  });
  return [...useless, ...old.map(({ each }) => each)];
}
