export type Counts = Readonly<Record<string, number>>;

/** Which record each was made of by one more count: who looks for the difference of thousands finds it at once. */
const counted = new WeakMap<Counts, { readonly from: WeakRef<Counts>; readonly name: string }>();

/** The record with another number under this name. */
export function withCount(counts: Counts, name: string, count: number): Counts {
  const next = { ...counts, [name]: count };
  counted.set(next, { from: new WeakRef(counts), name });
  return next;
}

/**
 * What is new or has another number; null: some are gone, or stand elsewhere. Names keep their order, and new ones
 * come last.
 */
export function newCounts(was: Counts, is: Counts): Counts | null {
  const last = counted.get(is);
  if (last !== undefined && last.from.deref() === was) return { [last.name]: is[last.name]! };
  const before = Object.keys(was);
  const names = Object.keys(is);
  if (before.some((name, at) => names[at] !== name)) return null;
  const fresh = names.filter((name) => !Object.hasOwn(was, name) || was[name] !== is[name]);
  return Object.fromEntries(fresh.map((name) => [name, is[name]!]));
}
