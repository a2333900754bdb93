import { UsageError } from '../../core/errors.js';
import type { Restored } from '../checkpoint/restore.js';
import { isParked } from '../wake/due.js';

export const NO_FRESH_START =
  'This job was woken to go on with a run that waits, and starts none. Start one by hand. Nothing was spent.';

/** @throws UsageError when a bot would have a run that has ended tried again or started anew */
export function checkParked({ run, manifest }: Restored): void {
  const isCutOff = run.status === 'running' && manifest.has_parked;
  if (isParked(run) || isCutOff || run.status === 'completed') return;
  throw new UsageError(
    `This job was started by a bot, which may wake what waits; the run here is ${run.status}. A person with write access has to re-run it. Nothing was spent.`,
  );
}
