import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlainFile } from '../process/files.js';
import { makeFolder, OWNER_ONLY } from './state-folder.js';

/** Small records, a file each, so that runs which go on at once do not write the same one. */
export class Records<T> {
  constructor(private readonly folder: string) {}

  all(): T[] {
    try {
      const names = readdirSync(this.folder).filter((name) => name.endsWith('.json'));
      return names.flatMap((name) => read<T>(join(this.folder, name)) ?? []);
    } catch {
      return [];
    }
  }

  of(key: string): T | null {
    return read(this.fileOf(key));
  }

  put(key: string, record: T): void {
    makeFolder(this.folder, OWNER_ONLY);
    const file = this.fileOf(key);
    const draft = `${file}.${process.pid}.tmp`;
    rmSync(draft, { force: true });
    writeFileSync(draft, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
    renameSync(draft, file);
  }

  remove(key: string): void {
    rmSync(this.fileOf(key), { force: true });
  }

  private fileOf(key: string): string {
    return join(this.folder, `${createHash('sha256').update(key).digest('hex').slice(0, 16)}.json`);
  }
}

/** One that cannot be read is none: it would be told for ever, and nobody could accept it. */
function read<T>(file: string): T | null {
  try {
    return JSON.parse(readPlainFile(file).toString()) as T;
  } catch {
    return null;
  }
}
