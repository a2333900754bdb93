import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of a file that has this text. */
export type FileFor = (text: string) => string;

/**
 * Files that an agent CLI is started with, in a folder that only we can read: MCP servers, settings (spec 7.5). The
 * same text has the same path; it is put back where something has changed it since.
 */
export class PrivateFiles {
  private folder: string | null = null;

  readonly fileFor: FileFor = (text) => {
    this.folder ??= mkdtempSync(join(tmpdir(), 'raymond-agent-'));
    const path = join(this.folder, `${createHash('sha256').update(text).digest('hex').slice(0, 32)}.json`);
    if (textOf(path) !== text) {
      rmSync(path, { force: true });
      writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
    }
    return path;
  };

  remove(): void {
    if (this.folder !== null) rmSync(this.folder, { recursive: true, force: true });
    this.folder = null;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
