/**
 * A list that grows at its end while its earlier forms stay as they were. Adding a value costs the same however many
 * there are. `null` is the empty list.
 */
export type Chain<T> = { readonly before: Chain<T>; readonly value: T; readonly length: number } | null;

export function chained<T>(before: Chain<T>, value: T): Chain<T> {
  return { before, value, length: lengthOf(before) + 1 };
}

export function chainOf<T>(values: readonly T[]): Chain<T> {
  return values.reduce<Chain<T>>(chained, null);
}

export function lengthOf(chain: Chain<unknown>): number {
  return chain?.length ?? 0;
}

export function valuesOf<T>(chain: Chain<T>): T[] {
  const values: T[] = new Array(lengthOf(chain));
  for (let link = chain; link !== null; link = link.before) values[link.length - 1] = link.value;
  return values;
}

/** The chain without the values at its end for which `isGone` holds. */
export function withoutEnd<T>(chain: Chain<T>, isGone: (value: T) => boolean): Chain<T> {
  let link = chain;
  while (link !== null && isGone(link.value)) link = link.before;
  return link;
}
