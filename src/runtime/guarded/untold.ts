import { existsSync } from 'node:fs';
import { type Baseline, type LeftChanges, readOrNull, sha256Of } from '../../store/left-changes.js';
import { lockHolder } from '../../store/lock.js';
import { statesIn } from './files.js';

/**
 * Records changes since runs began that have not reported them: runs that were killed within a turn, and runs that are
 * in one.
 * @param own the lock of a run that we hold ourselves, and that has not begun yet
 */
export function recordUntold(left: LeftChanges, own?: string): void {
  for (const baseline of left.baselines.all()) {
    // Changes in a project that is gone concern nobody.
    if (existsSync(baseline.project)) recordChanges(left, baseline);
    if (baseline.lock === own || lockHolder(baseline.lock) === null) left.baselines.remove(baseline.lock);
  }
}

function recordChanges(left: LeftChanges, { run, project, at, files, folders }: Baseline): void {
  for (const path of new Set([...Object.keys(files), ...folders.flatMap(statesIn)])) {
    const first = files[path] ?? null;
    const after = sha256Of(readOrNull(path));
    const earlier = left.of(path);
    if (after === first || earlier?.after === after) continue;
    const isSame = earlier !== null && (earlier.run === run || earlier.after === first);
    left.put({ path, before: isSame ? earlier.before : first, after, run, project, at, untold: true });
  }
}
