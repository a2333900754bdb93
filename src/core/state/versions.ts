/** How a version differs, by one entry, from the neighbour on its way to the map. */
interface Difference<T> {
  readonly name: string;
  /** Undefined when it has no entry of that name. */
  readonly entry: { readonly value: T } | undefined;
  readonly next: Versions<T>;
}

/**
 * A record whose entries are replaced all the time, like what each state has come to: another value costs the same
 * however many entries there are. All versions share one map, which the version that was looked at last has; each of
 * the others knows in which one entry it differs from its neighbour (Baker's rerooting). So none ever changes.
 */
export class Versions<T> {
  private asRecord: Readonly<Record<string, T>> | null = null;

  private constructor(private held: Map<string, T> | Difference<T>) {}

  static of<T>(record: Readonly<Record<string, T>>): Versions<T> {
    return new Versions(new Map(Object.entries(record)));
  }

  get(name: string): T | undefined {
    return this.map.get(name);
  }

  with(name: string, value: T): Versions<T> {
    const { map } = this;
    const entry = entryOf(map, name);
    const next = new Versions(map);
    this.held = { name, entry, next };
    map.set(name, value);
    return next;
  }

  get record(): Readonly<Record<string, T>> {
    this.asRecord ??= Object.fromEntries(this.map);
    return this.asRecord;
  }

  /** The entries of this version that are new or have changed since `earlier`; null when some are gone. */
  since(earlier: Versions<T>): Readonly<Record<string, T>> | null {
    const { map } = this;
    const names = new Set<string>();
    let at = earlier;
    for (; !(at.held instanceof Map); at = at.held.next) names.add(at.held.name);
    if (at !== this) return difference(earlier.record, map);
    const changed: [string, T][] = [];
    for (const name of names) {
      const entry = entryOf(map, name);
      if (entry === undefined) return null;
      changed.push([name, entry.value]);
    }
    return Object.fromEntries(changed);
  }

  /** The map with this version's entries. Afterwards all other versions lead to this one. */
  private get map(): Map<string, T> {
    const way: Versions<T>[] = [];
    let at: Versions<T> = this;
    for (; !(at.held instanceof Map); at = at.held.next) way.push(at);
    const map = at.held;
    for (const version of way.reverse()) {
      const { name, entry, next } = version.held as Difference<T>;
      next.held = { name, entry: entryOf(map, name), next: version };
      if (entry === undefined) map.delete(name);
      else map.set(name, entry.value);
      version.held = map;
    }
    return map;
  }
}

function entryOf<T>(map: ReadonlyMap<string, T>, name: string): { readonly value: T } | undefined {
  return map.has(name) ? { value: map.get(name)! } : undefined;
}

function difference<T>(
  was: Readonly<Record<string, T>>,
  is: ReadonlyMap<string, T>,
): Readonly<Record<string, T>> | null {
  if (!Object.keys(was).every((name) => is.has(name))) return null;
  return Object.fromEntries(
    [...is].filter(([name, value]) => !Object.hasOwn(was, name) || was[name] !== value),
  );
}
