export type Counts = Readonly<Record<string, number>>;

/** For each record, the one that it was made from by one more count: it makes large differences cheap to find. */
const counted = new WeakMap<Counts, { readonly from: WeakRef<Counts>; readonly name: string }>();

/** The record with another number under this name. */
export function withCount(counts: Counts, name: string, count: number): Counts {
  const next = { ...counts, [name]: count };
  counted.set(next, { from: new WeakRef(counts), name });
  return next;
}

/** The counts that are new or have changed, new ones last; null when some are gone, or have moved. */
export function newCounts(was: Counts, is: Counts): Counts | null {
  const last = counted.get(is);
  if (last !== undefined && last.from.deref() === was) return { [last.name]: is[last.name]! };
  const before = Object.keys(was);
  const names = Object.keys(is);
  if (before.some((name, at) => names[at] !== name)) return null;
  const fresh = names.filter((name) => !Object.hasOwn(was, name) || was[name] !== is[name]);
  return Object.fromEntries(fresh.map((name) => [name, is[name]!]));
}
