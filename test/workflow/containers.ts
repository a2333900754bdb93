import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from '@jest/globals';
import yazl from 'yazl';
import { WorkflowError } from '../../src/core/errors.js';

export type Files = Readonly<Record<string, string | Uint8Array>>;

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A new folder with these files in it, gone after the test. */
export async function folderWith(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'raymond-workflow-'));
  made.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** One file in a new folder; its path. */
export async function fileWith(name: string, content: string | Uint8Array): Promise<string> {
  return join(await folderWith({ [name]: content }), name);
}

/** A zip archive's bytes; a name that ends in `/` becomes a folder. `modes` are Unix file modes. */
export async function zipOf(files: Files, modes: Readonly<Record<string, number>> = {}): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    const mode = modes[name];
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(content), name, mode === undefined ? {} : { mode });
  }
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Replaces a text by another of the same length wherever it stands: names that yazl would not write. */
export function patched(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('lengths differ');
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Offset of the first entry in the central directory, which readers of archives believe. */
export function centralEntry(zip: Buffer): number {
  return zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
}

/** The WorkflowError that something throws. */
export async function refusal(action: Promise<unknown>): Promise<WorkflowError> {
  try {
    await action;
  } catch (error) {
    if (error instanceof WorkflowError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}
