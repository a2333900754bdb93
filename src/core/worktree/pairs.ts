/** What of a branch decides which others it may conflict with. */
export interface ChangedBranch {
  /** The commit where the branch began. */
  readonly base: string;
  readonly changedFiles: readonly string[];
  /** The branch has files that are not where they were: they may have been renamed along with their folder. */
  readonly hasDeleted: boolean;
}

/** Two positions in a list of branches, the smaller one first. */
export type Pair = readonly [number, number];

/**
 * The pairs of branches that may conflict. From one commit on, changes to different files cannot, unless one is a
 * folder of the other, or was renamed along with its folder.
 * @returns null if there are more than `most`
 */
export function pairsThatMayConflict(branches: readonly ChangedBranch[], most: number): Pair[] | null {
  const found = new Set<number>();
  const add = (one: number, other: number): boolean => {
    if (one !== other) found.add(Math.min(one, other) * branches.length + Math.max(one, other));
    return found.size <= most;
  };
  for (const [one, other] of anyway(branches)) if (!add(one, other)) return null;
  for (const { changed, within } of placesOf(branches)) {
    for (const one of changed) {
      for (const other of changed) if (other > one && !add(one, other)) return null;
      for (const other of within) if (!add(one, other)) return null;
    }
  }
  return [...found]
    .sort((a, b) => a - b)
    .map((key) => [Math.floor(key / branches.length), key % branches.length]);
}

/** The pairs of which the files alone say nothing. */
function* anyway(branches: readonly ChangedBranch[]): Generator<Pair> {
  for (const [one, { base, hasDeleted }] of branches.entries()) {
    for (let other = one + 1; other < branches.length; other++) {
      const { base: otherBase, hasDeleted: otherDeletes } = branches[other]!;
      if (hasDeleted || otherDeletes || base !== otherBase) yield [one, other];
    }
  }
}

/** Which branches have changed what is at a path, and which ones something below it. */
interface ChangedPlace {
  readonly changed: number[];
  readonly within: number[];
}

/** Every path of interest. Paths of the same branches, which are usually many, count once. */
function placesOf(branches: readonly ChangedBranch[]): Iterable<ChangedPlace> {
  const places = new Map<string, ChangedPlace>();
  const at = (path: string): ChangedPlace => {
    const place = places.get(path) ?? { changed: [], within: [] };
    places.set(path, place);
    return place;
  };
  for (const [branch, { changedFiles }] of branches.entries()) {
    for (const file of changedFiles) at(file).changed.push(branch);
    for (const folder of new Set(changedFiles.flatMap(foldersOf))) at(folder).within.push(branch);
  }
  const different = new Map<string, ChangedPlace>();
  for (const place of places.values()) different.set(`${place.changed} ${place.within}`, place);
  return different.values();
}

function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
