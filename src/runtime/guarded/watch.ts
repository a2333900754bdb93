import { type Stats, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { isBelow, realOf } from '../../process/files.js';
import {
  changeText,
  type LeftChange,
  type LeftChanges,
  readOrNull,
  sha256Of,
} from '../../store/left-changes.js';
import { type Guarded, statesIn } from './files.js';
import { recordUntold } from './untold.js';

interface Seen {
  /** Null for a missing file. */
  readonly bytes: Buffer | null;
  /** The hash that was reported last, or the one at the start. */
  told: string | null;
  /** The stats at the last look: while they are the same, the file is not read again. */
  stats: string;
}

interface Words {
  readonly project: string;
  readonly run: string;
  /** The path of the run's lock, which we hold. */
  readonly lock: string;
  readonly now: () => string;
  /** How changes are accepted, in the face's words. */
  readonly accept: string;
}

/**
 * Checks whether the files that decide what runs do are as they were when this run began (spec 9.1). The run itself
 * does not read them any more, but the next one will.
 */
export class Watch {
  private readonly seen = new Map<string, Seen>();

  constructor(
    private readonly guarded: Guarded,
    private readonly left: LeftChanges,
    private readonly words: Words,
  ) {
    recordUntold(left, words.lock);
    for (const path of this.paths()) this.remember(path, readOrNull(path));
    const { lock, run } = words;
    const files = Object.fromEntries([...this.seen].map(([path, { told }]) => [realOf(path), told]));
    const folders = guarded.folders.map(realOf);
    const baseline = { run, lock, project: realOf(words.project), at: words.now(), files, folders };
    left.baselines.put(lock, baseline);
  }

  /** What earlier runs have left changed in them, for people. What somebody has changed since is reported once. */
  leftBefore(isAccepted: boolean): string[] {
    const changes = this.left.all();
    if (changes.length === 0) return [];
    const known = new Map([...this.seen.keys()].map((path) => [realOf(path), path]));
    const folders = this.guarded.folders.map(realOf);
    return changes.flatMap((change) => {
      const { path } = change;
      // A missing file was not read.
      if (!known.has(path) && !folders.includes(dirname(path))) return [];
      const now = sha256Of(readOrNull(path));
      if (isAccepted || now !== change.after) this.left.accept(path);
      if (isAccepted || now === change.before) return [];
      const by = changeText(change, this.shown(known.get(path) ?? path));
      return now === change.after
        ? [`${by}, and this run goes by it as it is now. ${this.words.accept}`]
        : [`${by}, and by somebody since. That is taken for yours: this is not told again.`];
    });
  }

  /** Reports, after each turn, the files that have changed since they were last reported. */
  look(): string[] {
    return this.paths().flatMap((path) => {
      if (!this.seen.has(path)) this.remember(path, null, '');
      const seen = this.seen.get(path)!;
      const stats = statsOf(path);
      if (stats === seen.stats) return [];
      seen.stats = stats;
      const now = sha256Of(readOrNull(path));
      if (now === seen.told) return [];
      seen.told = now;
      return [this.tell(path, seen)];
    });
  }

  /** Reports at the end what has changed by then, with the differences. */
  summary(): string[] {
    const more = this.look();
    const changed = [...this.seen].filter(([, { bytes, told }]) => told !== sha256Of(bytes));
    if (changed.length === 0) return more;
    const texts = changed.map(
      ([path, { bytes }]) => `${this.shown(path)}:\n${changedLines(bytes, readOrNull(path))}`,
    );
    return [
      ...more,
      `What this run was read from is not what it was: the next run goes by what lies there now. ${this.words.accept}\n${texts.join('\n')}`,
    ];
  }

  /** Everything has been reported, and the run has ended. */
  end(): void {
    this.left.baselines.remove(this.words.lock);
  }

  private tell(path: string, { bytes, told: after }: Seen): string {
    const first = sha256Of(bytes);
    const earlier = this.left.of(path);
    const before = earlier !== null && earlier.after === first ? earlier.before : first;
    if (after === before) {
      this.left.forget(path);
      return `${this.shown(path)} is again as it was when the run began.`;
    }
    const { run, project, lock, now } = this.words;
    const change: LeftChange = { path, before, after, run, project: realOf(project), at: now() };
    // Somebody may have accepted the change while the turn went on.
    if (this.left.baselines.of(lock)?.files[realOf(path)] !== after) this.left.put(change);
    const what = after === null ? 'gone' : first === null ? 'new' : 'changed';
    return `${this.shown(path)} is ${what}, since the run began: an agent or somebody else has done that. This run goes on with what it has read; the next one goes by what lies there then, and says so.`;
  }

  private paths(): string[] {
    const { files, folders } = this.guarded;
    return [...new Set([...files, ...folders.flatMap(statesIn), ...this.seen.keys()])];
  }

  private remember(path: string, bytes: Buffer | null, stats = statsOf(path)): void {
    this.seen.set(path, { bytes, told: sha256Of(bytes), stats });
  }

  private shown(path: string): string {
    const { project } = this.words;
    return isBelow(project, path) ? relative(project, path) : path;
  }
}

/** When any of these changes, the file has changed, or may have. */
function statsOf(path: string): string {
  const stats: Stats | undefined = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

/** How many lines of each side are shown, and how many characters of a line. */
const MAX_LINES = 12;
const MAX_WIDTH = 160;

/** The difference in a file, for people: from the first line that differs to the last, `-` before, `+` after. */
export function changedLines(before: Uint8Array | null, after: Uint8Array | null): string {
  const old = linesOf(before);
  const now = linesOf(after);
  if (old === null || now === null) return '  it is no text';
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [
    `  @@ line ${head + 1} @@`,
    ...shown('-', old.slice(head, old.length - tail)),
    ...shown('+', now.slice(head, now.length - tail)),
  ].join('\n');
}

function shown(sign: string, lines: readonly string[]): string[] {
  const left = lines.length - MAX_LINES;
  const cut = (line: string): string => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line);
  return [
    ...lines.slice(0, MAX_LINES).map((line) => `  ${sign}${cut(line)}`),
    ...(left > 0 ? [`  ${sign}… ${left} more lines`] : []),
  ];
}

/** Null for a file that is no text. A missing file has no lines. */
function linesOf(bytes: Uint8Array | null): readonly string[] | null {
  if (bytes === null || bytes.length === 0) return [];
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
  } catch {
    return null;
  }
}
