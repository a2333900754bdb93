import { statSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { RaymondError, StateError } from '../core/errors.js';
import { FIELDS } from '../core/protocol/tag-table.js';
import { mapFields, type Transition } from '../core/protocol/transition.js';
import type { Run } from '../core/run.js';

/**
 * Makes every directory of a transition absolute (spec 1.3).
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds
 */
export function resolveDirectories(
  transition: Transition,
  cwd: string,
  check: (path: string) => void,
): Transition {
  return mapFields(transition, (path, field) => {
    if (FIELDS[field].kind !== 'directory') return path;
    const directory = resolve(cwd, path);
    if (!isDirectory(directory)) {
      const message = `${field}="${path}" names no directory: there is no ${directory}.`;
      throw new RaymondError('MISSING_DIRECTORY', message);
    }
    check(directory);
    return directory;
  });
}

/**
 * Checks the directories where the agents of a resumed run work, and to which they return: a state file may come from
 * anywhere, and the directories may have moved or gone (spec 1.3, 4.3).
 * @param file the state file, for messages
 * @param isElsewhere agents that do not go on here: their directories may be of another machine (spec 4.10)
 * @throws StateError STATE_INVALID; RaymondError MISSING_DIRECTORY, or what `check` throws
 */
export function checkDirectories(
  run: Run,
  check: (path: string) => void,
  file: string,
  isElsewhere: (agentId: string) => boolean = () => false,
): void {
  const here = run.agents.filter(({ id }) => !isElsewhere(id));
  const places = here.flatMap(({ id, cwd, stack }) => [
    { directory: cwd, who: `agent ${id} works in` },
    ...stack.map((frame) => ({ directory: frame.cwd, who: `agent ${id} returns to` })),
  ]);
  for (const { directory, who } of places) {
    if (!isAbsolute(directory))
      throw new StateError('STATE_INVALID', `${who} ${directory}, which is no absolute path.`, { file });
    if (!isDirectory(directory)) {
      const message = `${who} ${directory}, and there is no such directory any more. Put it back, or start a new run.`;
      throw new RaymondError('MISSING_DIRECTORY', message, { file });
    }
    check(directory);
  }
}

/** Follows links. */
export function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
