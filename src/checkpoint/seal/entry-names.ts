import type { Limits } from './limits.js';

/** Names that Windows takes for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *(?:\.|$)/i;

export interface NameOptions {
  readonly limits: Limits;
  /** Whether to refuse the further characters that Windows does not allow in a name. */
  readonly windows: boolean;
}

/**
 * The rules for the paths of an archive: relative, `/` between the names, no name that any system reads otherwise than
 * it is written, and no two that some system takes for one, by case, Unicode form or invisible characters. Each folder
 * comes before what is in it. Packing and unpacking have the same rules.
 */
export class EntryNames {
  private readonly folders = new Set(['']);
  private readonly taken = new Set<string>();
  private bytes = 0;

  constructor(private readonly options: NameOptions) {}

  /** Takes a path in. @returns null, or what is wrong with a path that is not taken in */
  add(path: string, isFolder: boolean): string | null {
    const { limits, windows } = this.options;
    const problem =
      pathProblem(path, limits) ?? firstOf(path.split('/'), (name) => nameProblem(name, windows));
    if (problem !== null) return problem;
    const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    if (!this.folders.has(parent)) return 'its folder does not come before it';
    const folded = fold(path);
    if (this.taken.has(folded)) return 'on some systems its name is the same as another one’s';
    this.taken.add(folded);
    this.bytes += Buffer.byteLength(path);
    if (isFolder) this.folders.add(path);
    return null;
  }

  get count(): number {
    return this.taken.size;
  }

  get isTooMuch(): boolean {
    return this.count > this.options.limits.entries || this.bytes > this.options.limits.allPathsBytes;
  }
}

function pathProblem(path: string, limits: Limits): string | null {
  const names = path.split('/');
  if (path === '') return 'it has no name';
  if (Buffer.byteLength(path) > limits.pathBytes) return `its path has over ${limits.pathBytes} bytes`;
  if (names.length > limits.depth) return `it lies over ${limits.depth} folders deep`;
  if (names.some((name) => Buffer.byteLength(name) > limits.nameBytes)) {
    return `its name has over ${limits.nameBytes} bytes`;
  }
  return null;
}

function nameProblem(name: string, windows: boolean): string | null {
  if (name === '') return 'a name in its path is empty, or the path is absolute';
  // A surrogate cannot be written in UTF-8; U+FFFD stands for bytes that were no UTF-8.
  if (/[\p{Surrogate}\uFFFD]/u.test(name)) return 'its name is not in UTF-8';
  if (/[\u0000-\u001f\u007f-\u009f\\]/.test(name)) return 'its name has a control character or a backslash';
  const folded = fold(name);
  if (/^\.{0,2}$/.test(folded)) return 'its path leads upwards';
  if (/[. ]$/.test(folded)) return 'its name ends with a dot or a space, which Windows drops';
  if (DEVICE.test(folded)) return 'its name is a device on Windows';
  if (windows && /[<>:"|?*]/.test(name)) return 'its name has a character that Windows does not allow';
  return null;
}

/** Gives the same for names that some file system takes for one. Where it is too strict, a name is only left out. */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD');
}

function firstOf<T, U>(list: readonly T[], find: (each: T) => U | null): U | null {
  for (const each of list) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
