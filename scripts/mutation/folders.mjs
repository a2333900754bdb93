// What a mutation run has come to, by folder.

/** @typedef {'killed' | 'survived' | 'equivalent' | 'uncompiled'} Kind */

/**
 * How many of each folder's mutants were noticed, of those that some test could notice.
 * @param {{ folder: string, kind: Kind }[]} verdicts
 * @returns {(Record<Kind, number> & { folder: string, rate: number })[]}
 */
export function ratesByFolder(verdicts) {
  const folders = [...new Set(verdicts.map(({ folder }) => folder))].sort();
  return folders.map((folder) => {
    const count = (kind) => verdicts.filter((each) => each.folder === folder && each.kind === kind).length;
    const [killed, survived] = [count('killed'), count('survived')];
    const rate = killed + survived === 0 ? 1 : killed / (killed + survived);
    return {
      folder,
      killed,
      survived,
      equivalent: count('equivalent'),
      uncompiled: count('uncompiled'),
      rate,
    };
  });
}
