import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { AgentCliFacts } from '../core/agent-clis.js';
import type { Environment } from '../process/environment.js';

/** Where an agent CLI keeps its sessions: what a checkpoint takes along, and puts back elsewhere (spec 4.3). */
export interface SessionStore {
  /** The CLI's own folder, absolute. */
  readonly home: string;
  /**
   * The files that hold a session, as paths below `home` with `/`, and nothing else of the CLI's: no settings, no
   * hooks, no memory. Empty when it no longer has the session.
   */
  files(session: string): Promise<string[]>;
  /**
   * Whether a file of this name may lie below `home` as a part of that session. This is asked ahead of a restore, where
   * names come from a file that somebody else may have written. Each of `files` is such a name.
   */
  holds(session: string, name: string): boolean;
}

/** Where an agent CLI keeps its files, by the environment it is given. */
export function homeOf({ variable, folder }: NonNullable<AgentCliFacts['home']>, env: Environment): string {
  return env[variable] || join(env.HOME || env.USERPROFILE || homedir(), folder);
}

/** Ids that we choose are UUIDs. Anything else could be the name of something that is no session. */
export function isSessionId(session: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(session);
}

/** A path downwards, with `/`, that means the same on every system. */
export function isPlainPath(name: string): boolean {
  return name.split('/').every((part) => !['', '.', '..'].includes(part)) && !/[\\:\0]/.test(name);
}

/** The files in a folder and the folders below it, as paths below `home`; none if it is not there. */
export async function filesBelow(home: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(home, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(home, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .sort();
}
