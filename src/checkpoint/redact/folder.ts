import type { Dirent } from 'node:fs';
import { lstat, mkdir, readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { messageOf } from '../../core/errors.js';
import { REPLACEMENT } from './scanner.js';
import { fingerprintOfFile, NotText, type Unreadable } from './text-only.js';

export interface RedactedFolder {
  readonly files: number;
  /** Bytes read. */
  readonly bytes: number;
  /** What was left out, by its redacted path in `from`, and why. */
  readonly skipped: readonly { readonly path: string; readonly why: string }[];
  /** What was left out because it is no text. */
  readonly unreadable: readonly Unreadable[];
}

interface Tools {
  redactText(text: string): string;
  redactFile(from: string, to: string): Promise<void>;
}

/** Copies one file at a time, so that memory stays that of one; see `Redactor.redactFolder`. */
export async function redactFolder(tools: Tools, from: string, to: string): Promise<RedactedFolder> {
  const copy = new FolderCopy(tools, resolve(from), resolve(to));
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copy.folder(resolve(from), resolve(to), await readdir(from, { withFileTypes: true }));
  return copy;
}

class FolderCopy implements RedactedFolder {
  files = 0;
  bytes = 0;
  readonly skipped: { path: string; why: string }[] = [];
  readonly unreadable: Unreadable[] = [];

  constructor(
    private readonly tools: Tools,
    private readonly root: string,
    private readonly target: string,
  ) {}

  async folder(from: string, to: string, entries: readonly Dirent[]): Promise<void> {
    const taken = new Set<string>();
    for (const entry of [...entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(from, entry.name);
      // A copy that lies in the folder is not copied again.
      if (path === this.target) continue;
      const copy = join(to, this.freeName(entry.name, taken));
      try {
        await this.entry(entry, path, copy);
      } catch (error) {
        if (error instanceof NotText)
          this.unreadable.push({ path: this.nameOf(path), ...(await fingerprintOfFile(path)) });
        else this.skip(path, messageOf(error));
      }
    }
  }

  private async entry(entry: Dirent, path: string, copy: string): Promise<void> {
    if (entry.isDirectory()) {
      const entries = await readdir(path, { withFileTypes: true });
      await mkdir(copy, { recursive: true, mode: 0o700 });
      await this.folder(path, copy, entries);
    } else if (entry.isFile()) {
      const { size } = await lstat(path);
      await this.tools.redactFile(path, copy);
      this.files += 1;
      this.bytes += size;
    } else {
      this.skip(path, entry.isSymbolicLink() ? 'a symbolic link' : 'neither a file nor a folder');
    }
  }

  private skip(path: string, why: string): void {
    this.skipped.push({ path: this.nameOf(path), why: this.tools.redactText(why) });
  }

  private nameOf(path: string): string {
    return this.tools.redactText(relative(this.root, path));
  }

  /** A name for the copy, without the asterisks that artifacts and Windows refuse. Equal names are numbered. */
  private freeName(name: string, taken: Set<string>): string {
    const redacted = this.tools.redactText(name);
    const base = redacted === name ? name : redacted.replaceAll(REPLACEMENT, 'redacted');
    let free = base;
    for (let number = 2; taken.has(free); number++) free = `${base}-${number}`;
    taken.add(free);
    return free;
  }
}
