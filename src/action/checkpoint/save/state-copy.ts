import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Redactor } from '../../../checkpoint/redact/redact.js';
import type { StoredResult, TextRef } from '../../../core/state/text-ref.js';
import { type Committed, stateText } from '../../../store/state-file.js';

export interface StateCopy {
  /** As it was read before the run's files were copied: what those know beyond it, a resume can deal with. */
  readonly committed: Committed;
  readonly to: string;
  /** The copy of the run's folder that goes along. */
  readonly files: string;
  /** Has been through that copy too; null: everything stays as it is. */
  readonly redactor: Redactor | null;
}

/** Writes a run's state as one file: the journal is folded into it, so that it alone is whole (spec 3.2). */
export async function writeStateCopy({ committed, to, files, redactor }: StateCopy): Promise<void> {
  const { run, commit } = committed;
  await mkdir(dirname(to), { recursive: true });
  if (redactor === null) {
    await writeFile(to, stateText(run, commit), { mode: 0o600 });
    return;
  }
  // Texts out of which something was taken are other texts now.
  const whole = `${to}.whole`;
  await writeFile(whole, stateText(run, commit, await referredAnew(run.results, files)), { mode: 0o600 });
  try {
    await redactor.redactFile(whole, to);
  } finally {
    await rm(whole);
  }
}

async function referredAnew(
  results: Readonly<Record<string, StoredResult>>,
  files: string,
): Promise<Readonly<Record<string, StoredResult>>> {
  const now: [string, StoredResult][] = [];
  for (const [id, result] of Object.entries(results))
    now.push([id, typeof result === 'string' ? result : await referTo(files, result)]);
  return Object.fromEntries(now);
}

async function referTo(folder: string, result: TextRef): Promise<TextRef> {
  const { file } = result;
  // One that cannot be searched, for it has NUL in it, was left out and told: whoever reads it hears that it is gone.
  if (!existsSync(join(folder, file))) return result;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, file)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  // Such a file has its hash for a name.
  const sha256 = hash.digest('hex');
  const named = join(dirname(file), `${sha256}.txt`);
  // Two results may have the same text.
  if (named !== file) await copyFile(join(folder, file), join(folder, named));
  return { file: named, bytes, sha256 };
}
