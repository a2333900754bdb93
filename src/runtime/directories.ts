import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { RaymondError } from '../core/errors.js';
import type { Transition } from '../core/protocol/transition.js';

/**
 * Makes every `cd` of a transition absolute (spec 1.3).
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds.
 */
export function resolveDirectories(
  transition: Transition,
  cwd: string,
  check: (path: string) => void,
): Transition {
  const settle = <T extends { readonly cd?: string }>(part: T): T => {
    if (part.cd === undefined) return part;
    const cd = resolve(cwd, part.cd);
    if (!isDirectory(cd)) {
      throw new RaymondError('MISSING_DIRECTORY', `cd="${part.cd}" names no directory: there is no ${cd}.`);
    }
    check(cd);
    return { ...part, cd };
  };
  if (transition.tag === 'fork') return { ...transition, workers: transition.workers.map(settle) };
  return transition.tag === 'reset' ? settle(transition) : transition;
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
