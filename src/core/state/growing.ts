type GrowingEntry<T> = readonly [id: string, value: T];

/**
 * A record by agent id that grows to thousands, like the results of a run: another entry costs the same however many
 * there are. All that have grown from one another share a list, and each knows how much of it is its own; so none of
 * them ever changes.
 */
export class Growing<T> {
  private asRecord: Readonly<Record<string, T>> | null = null;

  private constructor(
    private readonly shared: GrowingEntry<T>[],
    private readonly places: Map<string, number>,
    private readonly size: number,
  ) {}

  static of<T>(record: Readonly<Record<string, T>>): Growing<T> {
    const entries = Object.entries(record);
    return new Growing(entries, new Map(entries.map(([id], at) => [id, at])), entries.length);
  }

  has(id: string): boolean {
    return (this.places.get(id) ?? this.size) < this.size;
  }

  get(id: string): T | undefined {
    return this.has(id) ? this.shared[this.places.get(id)!]![1] : undefined;
  }

  with(id: string, value: T): Growing<T> {
    // Another record has grown from here already, or an existing entry is replaced.
    if (this.shared.length > this.size || this.places.has(id))
      return Growing.of({ ...this.record, [id]: value });
    this.places.set(id, this.size);
    this.shared.push([id, value]);
    return new Growing(this.shared, this.places, this.size + 1);
  }

  get entries(): readonly GrowingEntry<T>[] {
    return this.shared.slice(0, this.size);
  }

  get record(): Readonly<Record<string, T>> {
    this.asRecord ??= Object.fromEntries(this.entries);
    return this.asRecord;
  }

  /** The entries that are new or have changed since `earlier`, and the ids of those that are gone. */
  since(earlier: Growing<T>): { readonly set: readonly GrowingEntry<T>[]; readonly gone: readonly string[] } {
    if (earlier.shared === this.shared && earlier.size <= this.size)
      return { set: this.shared.slice(earlier.size, this.size), gone: [] };
    return {
      set: this.entries.filter(([id, value]) => !earlier.has(id) || earlier.get(id) !== value),
      gone: earlier.entries.flatMap(([id]) => (this.has(id) ? [] : [id])),
    };
  }
}
