const LONGEST = 100;

/** The name that was probably meant: one that is a typo or two away, or the only one that begins so; else undefined. */
export function nearest(names: readonly string[], given: string): string | undefined {
  const wanted = given.slice(0, LONGEST).toLowerCase();
  if (wanted === '') return undefined;
  const allowed = Math.min(3, Math.floor(wanted.length / 3));
  const [closest] = names
    .map((name) => ({ name, distance: editDistance(name.slice(0, LONGEST).toLowerCase(), wanted) }))
    .sort((a, b) => a.distance - b.distance);
  if (closest !== undefined && closest.distance <= allowed) return closest.name;
  const begun = names.filter((name) => name.toLowerCase().startsWith(wanted));
  return begun.length === 1 ? begun[0] : undefined;
}

/** The only name that a misspelt one can mean: it differs in case, in signs between its words, or in a letter or two. */
export function slipOf(names: readonly string[], given: string): string | undefined {
  if (given.length > LONGEST) return undefined;
  const letters = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '');
  const wanted = letters(given);
  const same = names.find((name) => letters(name) === wanted);
  if (same !== undefined || wanted.length < 3) return same;
  const allowed = wanted.length < 8 ? 1 : 2;
  return names.find((name) => editDistance(letters(name), wanted) <= allowed);
}

/** How many letters have to be added, dropped, changed or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
