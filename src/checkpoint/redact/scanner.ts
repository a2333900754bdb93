import { secretPatterns } from './forms.js';
import type { Pattern } from './pattern.js';
import { TOKEN_PATTERNS } from './tokens.js';

export const REPLACEMENT = '***';
const STARS = Buffer.from(REPLACEMENT);

/** Bytes that are kept behind the decided ones: more than a pattern looks back. */
const LOOK_BEHIND = 64;
/** The fewest bytes that are gathered before they are read. */
const GATHER = 64 * 1024;

/** The patterns that may begin with the same two bytes. */
interface Group {
  /** By the third byte: 1 where one of them may go on with it. */
  readonly third: Uint8Array;
  /** Matches where any of them may begin. */
  readonly head: () => RegExp;
  readonly readers: readonly PatternReader[];
}

/** What to look for, made once and shared by all streams. */
export interface Rules {
  /** By two bytes: 0 for no group, else one more than its place in `groups`. */
  readonly groupOf: Uint16Array;
  readonly groups: readonly Group[];
  /** Bytes that must be there to decide where a pattern begins. */
  readonly reach: number;
}

export function compileRules(secrets: readonly string[]): Rules {
  const patterns = [...secretPatterns(secrets), ...TOKEN_PATTERNS];
  const members = new Map<number, { third: Uint8Array; readers: Set<PatternReader> }>();
  for (const pattern of patterns) {
    const reader = new PatternReader(pattern);
    for (const begin of pattern.begins) {
      const pair = (begin.charCodeAt(0) << 8) | begin.charCodeAt(1);
      const { third, readers } = members.get(pair) ?? { third: new Uint8Array(256), readers: new Set() };
      members.set(pair, { third, readers: readers.add(reader) });
      if (begin.length > 2) third[begin.charCodeAt(2)] = 1;
      else third.fill(1);
    }
  }
  const groupOf = new Uint16Array(0x10000);
  const groups = [...members].map(([pair, { third, readers }], at): Group => {
    groupOf[pair] = at + 1;
    return { third, head: headOf([...readers]), readers: [...readers] };
  });
  const reach = patterns.reduce((most, pattern) => Math.max(most, pattern.reach), 0);
  return { groupOf, groups, reach };
}

/** The expression is compiled when it is first asked for, since few ever are. */
function headOf(readers: readonly PatternReader[]): () => RegExp {
  let head: RegExp | undefined;
  return () => {
    head ??= new RegExp([...new Set(readers.map(({ pattern }) => pattern.head))].join('|'), 'y');
    return head;
  };
}

/** Each link is compiled when it is first reached, since few ever are. */
class PatternReader {
  private readonly links: (RegExp | undefined)[] = [];
  private readonly more: RegExp | null;
  private readonly last: RegExp | null;

  constructor(readonly pattern: Pattern) {
    this.more = pattern.more === undefined ? null : new RegExp(pattern.more, 'y');
    this.last = pattern.last === undefined ? null : new RegExp(pattern.last, 'y');
  }

  /** Reads the chain from `at`. `end` is where reading ended; `start` is null if the chain isn't all there. */
  read(text: string, at: number): { start: number | null; end: number } {
    const { chain, isNamed } = this.pattern;
    let start = at;
    let end = at;
    for (let number = 0; number < chain.length; number++) {
      this.links[number] ??= new RegExp(chain[number]!, 'y');
      const next = endOf(this.links[number]!, text, end);
      if (next === null) return { start: null, end };
      if (number === 0 && isNamed) start = next;
      end = next;
    }
    return { start, end };
  }

  /** Reads on behind the chain, as far as `limit` allows to decide. With `isOpen` there may be more. */
  readOn(text: string, from: number, limit: number): { end: number; isOpen: boolean } {
    if (this.more === null) return { end: from, isOpen: false };
    let end = from;
    while (end < limit) {
      const next = endOf(this.more, text, end);
      if (next === null) return { end: (this.last && endOf(this.last, text, end)) ?? end, isOpen: false };
      end = next;
    }
    return { end, isOpen: true };
  }
}

function endOf(link: RegExp, text: string, at: number): number | null {
  link.lastIndex = at;
  return link.test(text) ? link.lastIndex : null;
}

interface Interval {
  readonly start: number;
  end: number;
}

/**
 * Redacts one stream of bytes. Positions are counted in bytes from its start. What comes out does not depend on
 * how the bytes are cut into chunks: each place is decided when all that the patterns can reach is there.
 */
export class Scanner {
  /** The bytes that are kept: some of those that were decided, and all that were not. */
  private bytes: Buffer = Buffer.alloc(0);
  /** Position of the first byte of `bytes`. */
  private base = 0;
  /** Position before which all bytes are decided. */
  private decided = 0;
  /** Position before which all bytes were given out or redacted. */
  private cursor = 0;
  private gathered: Uint8Array[] = [];
  private gatheredBytes = 0;
  private intervals: Interval[] = [];
  /** What each pattern is still reading, and up to where it has read. */
  private readonly open = new Map<PatternReader, Interval>();
  private readonly until = new Map<PatternReader, number>();
  /** Whether anything to redact was found so far. */
  hasFound = false;
  /** Patterns tried and bytes that they took in: the cost of reading, for the test that it is linear. */
  work = 0;

  constructor(private readonly rules: Rules) {}

  /** Takes a chunk and gives the bytes that are decided by now. */
  write(chunk: Uint8Array): Buffer {
    this.gathered.push(chunk);
    this.gatheredBytes += chunk.length;
    return this.gatheredBytes < Math.max(GATHER, this.rules.reach) ? Buffer.alloc(0) : this.scan(false);
  }

  end(): Buffer {
    return this.scan(true);
  }

  private scan(isEnd: boolean): Buffer {
    const dropped = Math.max(0, this.decided - this.base - LOOK_BEHIND);
    this.bytes = Buffer.concat([this.bytes.subarray(dropped), ...this.gathered]);
    this.base += dropped;
    this.gathered = [];
    this.gatheredBytes = 0;
    const { bytes, base } = this;
    const { groupOf, groups, reach } = this.rules;
    const text = bytes.toString('latin1');
    const limit = isEnd ? bytes.length : Math.max(this.decided - base, bytes.length - reach);
    for (const [reader, interval] of this.open) this.readOn(reader, interval, text, limit);
    for (let at = this.decided - base, pair = bytes[at]!; at < limit; at++) {
      pair = ((pair & 0xff) << 8) | bytes[at + 1]!;
      const group = groupOf[pair]!;
      if (group === 0) continue;
      const candidates = groups[group - 1]!;
      if (candidates.third[bytes[at + 2]!] === 1) this.tryGroup(candidates, text, at, limit);
    }
    this.decided = base + limit;
    return this.release();
  }

  private tryGroup({ head, readers }: Group, text: string, at: number, limit: number): void {
    this.work += 1;
    if (endOf(head(), text, at) !== null) for (const reader of readers) this.tryAt(reader, text, at, limit);
  }

  private tryAt(reader: PatternReader, text: string, at: number, limit: number): void {
    const { isNested } = reader.pattern;
    if (!isNested && this.base + at < (this.until.get(reader) ?? 0)) return;
    const { start, end } = reader.read(text, at);
    this.work += 1 + end - at;
    if (start !== null) {
      const interval = { start: this.base + start, end: this.base + end };
      this.intervals.push(interval);
      this.hasFound = true;
      this.readOn(reader, interval, text, limit);
    } else if (!isNested) {
      this.until.set(reader, this.base + end);
    }
  }

  private readOn(reader: PatternReader, interval: Interval, text: string, limit: number): void {
    const from = interval.end - this.base;
    const { end, isOpen } = reader.readOn(text, from, limit);
    this.work += end - from;
    interval.end = this.base + end;
    this.until.set(reader, interval.end);
    if (isOpen) this.open.set(reader, interval);
    else this.open.delete(reader);
  }

  /** The decided bytes that were not given out yet, redacted. Places that overlap become one. */
  private release(): Buffer {
    const parts: Uint8Array[] = [];
    const intervals = this.intervals.sort((a, b) => a.start - b.start);
    for (const { start, end } of intervals) {
      if (start >= this.decided) break;
      if (start >= this.cursor) parts.push(this.slice(this.cursor, start), STARS);
      this.cursor = Math.max(this.cursor, end);
    }
    const open = new Set(this.open.values());
    this.intervals = intervals.filter((interval) => interval.start >= this.decided || open.has(interval));
    if (this.cursor < this.decided) {
      parts.push(this.slice(this.cursor, this.decided));
      this.cursor = this.decided;
    }
    return Buffer.concat(parts);
  }

  private slice(from: number, to: number): Uint8Array {
    return this.bytes.subarray(from - this.base, to - this.base);
  }
}
