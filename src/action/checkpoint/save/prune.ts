import { ARTIFACT_ENDING } from '../../../runtime/checkpoint/carrier.js';
import { type Answer, type AskGitHub, allPages } from '../../../runtime/github/answer.js';

/** Beside the newest, the one before it: should the newest not open. */
const KEPT = 2;

interface Stored {
  readonly id: number;
  readonly name: string;
}

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
  const caches = await allPages<{ actions_caches: { id: number; key: string }[] }, Stored>(
    ask,
    'GET /repos/{owner}/{repo}/actions/caches',
    { key: prefix, ref },
    (page) => page.actions_caches.map(({ id, key }) => ({ id, name: key })),
  );
  const artifacts = await Promise.all(
    runIds.map((run_id) =>
      allPages<{ artifacts: Stored[] }, Stored>(
        ask,
        'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
        { run_id },
        (page) => page.artifacts,
      ),
    ),
  );
  const lists = [caches, ...artifacts];
  const found = artifacts.flatMap((answer) => (answer.kind === 'answer' ? answer.data : []));
  const refusals = [
    ...lists.map(whyNot),
    ...(await deleteAll(outdated(caches.kind === 'answer' ? caches.data : [], options), (id) =>
      ask('DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}', { cache_id: id }),
    )),
    ...(await deleteAll(
      outdated(
        found.filter(({ name }) => name.endsWith(ARTIFACT_ENDING)),
        options,
      ),
      (id) => ask('DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', { artifact_id: id }),
    )),
  ];
  return refusals.find((why) => why !== null) ?? null;
}

const whyNot = (answer: Answer<unknown>): string | null => (answer.kind === 'answer' ? null : answer.why);

/** What is refused once is refused for all. */
async function deleteAll(
  list: readonly Stored[],
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
      const [, attempt, number] =
        PARTS.exec(each.name.startsWith(prefix) ? each.name.slice(prefix.length) : '') ?? [];
      return attempt === undefined ? [] : [{ each, attempt, sequence: Number(number) }];
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

/** `<run id>-<attempt>-<sequence>-`, and an artifact's ending. */
const PARTS = /^(\d+-\d+)-(\d+)-(?:state)?$/;
