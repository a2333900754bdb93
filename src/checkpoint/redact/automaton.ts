/** A string to look for. `pattern` is the token pattern that begins with it, or null for (a form of) a secret. */
export interface Needle {
  readonly bytes: Uint8Array;
  readonly pattern: number | null;
}

export interface Trigger {
  readonly pattern: number;
  /** Bytes; of the needle that was found. */
  readonly length: number;
}

export const ROOT = 0;
/** Set in `dense` where the byte wants a slow look: it may begin an escape. */
export const WAKE = 1 << 30;

/** States with a row of their own: 1 KiB each. The deep ones are seldom visited and go by failure links. */
const MAX_DENSE = 4096;

/**
 * Aho–Corasick over bytes: finds every needle in one pass, in time linear in the text whatever the needles.
 * States are numbered so that one comparison tells the common case: below `plain` a state has a row and
 * nothing to report; below `denseCount` it has a row.
 */
export class Automaton {
  readonly dense: Int32Array;
  readonly denseCount: number;
  readonly plain: number;
  /** Bytes of the longest needle's beginning that the text now ends with. */
  readonly depth: Int32Array;
  /** Bytes of the longest secret that ends here, 0 if none does. */
  readonly secretLength: Int32Array;
  readonly triggers: readonly (readonly Trigger[] | undefined)[];
  readonly maxDepth: number;
  private readonly edges: Edges;
  private readonly fail: Int32Array;

  constructor(needles: readonly Needle[], wakeBytes: readonly number[]) {
    const trie = new Trie(needles);
    const { order, fail, dense } = link(trie);
    const numbers = renumber(trie, order);
    const place = (values: ArrayLike<number>): Int32Array => {
      const placed = new Int32Array(values.length);
      for (let old = 0; old < values.length; old++) placed[numbers.of[old]!] = values[old]!;
      return placed;
    };
    this.denseCount = numbers.dense;
    this.plain = numbers.plain;
    this.depth = place(trie.depth);
    this.secretLength = place(trie.secretLength);
    this.maxDepth = trie.depth.reduce((most, depth) => Math.max(most, depth), 0);
    const triggers: (readonly Trigger[] | undefined)[] = new Array(trie.size);
    for (let old = 0; old < trie.size; old++) triggers[numbers.of[old]!] = trie.triggers[old];
    this.triggers = triggers;
    const renamed = (states: readonly number[]): Int32Array =>
      place(states.map((state) => (state === NONE ? NONE : numbers.of[state]!)));
    this.fail = renamed(fail);
    this.edges = {
      byte: place(trie.byte),
      child: renamed(trie.child),
      sibling: renamed(trie.sibling),
    };
    this.dense = new Int32Array(this.denseCount * 256);
    for (let row = 0; row < this.denseCount; row++) {
      const target = numbers.of[order[row]!]! << 8;
      for (let byte = 0; byte < 256; byte++) {
        this.dense[target | byte] = numbers.of[dense[(row << 8) | byte]!]!;
      }
      for (const byte of wakeBytes) this.dense[target | byte]! |= WAKE;
    }
  }

  /** The state after one more byte. */
  next(from: number, byte: number): number {
    let state = from;
    while (state >= this.denseCount) {
      const child = childOf(this.edges, state, byte);
      if (child !== NONE) return child;
      state = this.fail[state]!;
    }
    return this.dense[(state << 8) | byte]! & ~WAKE;
  }
}

const NONE = -1;

interface Edges {
  readonly byte: ArrayLike<number>;
  readonly child: ArrayLike<number>;
  readonly sibling: ArrayLike<number>;
}

function childOf(edges: Edges, state: number, byte: number): number {
  let child = edges.child[state]!;
  while (child !== NONE && edges.byte[child] !== byte) child = edges.sibling[child]!;
  return child;
}

class Trie {
  readonly byte: number[] = [0];
  readonly child: number[] = [NONE];
  readonly sibling: number[] = [NONE];
  readonly depth: number[] = [0];
  readonly secretLength: number[] = [0];
  readonly triggers: (Trigger[] | undefined)[] = [undefined];

  constructor(needles: readonly Needle[]) {
    for (const { bytes, pattern } of needles) {
      let state = ROOT;
      for (const byte of bytes) state = this.descend(state, byte);
      if (pattern === null) this.secretLength[state] = bytes.length;
      else this.triggers[state] = [...(this.triggers[state] ?? []), { pattern, length: bytes.length }];
    }
  }

  get size(): number {
    return this.byte.length;
  }

  private descend(state: number, byte: number): number {
    const known = childOf(this, state, byte);
    if (known !== NONE) return known;
    const added = this.size;
    this.byte.push(byte);
    this.child.push(NONE);
    this.sibling.push(this.child[state]!);
    this.child[state] = added;
    this.depth.push(this.depth[state]! + 1);
    this.secretLength.push(0);
    this.triggers.push(undefined);
    return added;
  }
}

interface Links {
  /** Breadth first, so that the states that are met most come first. */
  readonly order: readonly number[];
  readonly fail: readonly number[];
  /** By place in `order`, for the first `MAX_DENSE`. */
  readonly dense: Int32Array;
}

/** Failure links, the outputs inherited along them, and the rows of the shallow states. */
function link(trie: Trie): Links {
  const order = [ROOT];
  const fail: number[] = new Array(trie.size).fill(ROOT);
  const rowOf: number[] = new Array(trie.size).fill(NONE);
  const dense = new Int32Array(Math.min(trie.size, MAX_DENSE) * 256);
  const next = (from: number, byte: number): number => {
    let state = from;
    while (rowOf[state] === NONE) {
      const child = childOf(trie, state, byte);
      if (child !== NONE) return child;
      state = fail[state]!;
    }
    return dense[(rowOf[state]! << 8) | byte]!;
  };
  for (let place = 0; place < order.length; place++) {
    const state = order[place]!;
    for (let child = trie.child[state]!; child !== NONE; child = trie.sibling[child]!) {
      order.push(child);
      const shorter = state === ROOT ? ROOT : next(fail[state]!, trie.byte[child]!);
      fail[child] = shorter;
      trie.secretLength[child] ||= trie.secretLength[shorter]!;
      const inherited = trie.triggers[shorter];
      if (inherited) trie.triggers[child] = [...(trie.triggers[child] ?? []), ...inherited];
    }
    if (place < MAX_DENSE) {
      const row = rowOf[fail[state]!]! << 8;
      if (state !== ROOT) dense.copyWithin(place << 8, row, row + 256);
      for (let child = trie.child[state]!; child !== NONE; child = trie.sibling[child]!) {
        dense[(place << 8) | trie.byte[child]!] = child;
      }
      rowOf[state] = place;
    }
  }
  return { order, fail, dense };
}

function renumber(trie: Trie, order: readonly number[]): { of: Int32Array; dense: number; plain: number } {
  const reports = (state: number): boolean =>
    trie.secretLength[state] !== 0 || trie.triggers[state] !== undefined;
  const dense = order.slice(0, MAX_DENSE);
  const silent = dense.filter((state) => !reports(state));
  const of = new Int32Array(trie.size);
  [...silent, ...dense.filter(reports), ...order.slice(MAX_DENSE)].forEach((state, number) => {
    of[state] = number;
  });
  return { of, dense: dense.length, plain: silent.length };
}
