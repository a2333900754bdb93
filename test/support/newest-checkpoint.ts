import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIER_FILE, CARRIER_FOLDER, STATE_FILE } from '../../src/action/checkpoint/carrier.js';
import { chooseKeys, openSealed } from '../../src/checkpoint/seal/index.js';
import type { Run } from '../../src/core/run.js';
import { type ActionLab, API_KEY } from './action-lab.js';

/** The run in the newest checkpoint, opened as only the job can. */
export async function newestCheckpoint(lab: ActionLab): Promise<Run | null> {
  const entry = lab.service.cacheEntries().at(-1);
  if (entry === undefined) return null;
  const folder = mkdtempSync(join(lab.folder, 'look-'));
  try {
    writeFileSync(join(folder, 'file'), entry.files()[`${CARRIER_FOLDER}/${CARRIER_FILE}`]!);
    const others = [{ name: 'anthropic-api-key', value: API_KEY }];
    await openSealed({
      file: join(folder, 'file'),
      keys: chooseKeys({ stateKey: null, others, hasCloudSession: false }, '42').keys,
      expected: { repository_id: '42', name: entry.key, place: null },
      into: join(folder, 'in'),
    });
    return JSON.parse(readFileSync(join(folder, 'in', STATE_FILE), 'utf8')) as Run;
  } catch (error) {
    // A lease has no state.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
