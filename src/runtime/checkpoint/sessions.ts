import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sessionStore } from '../../agents/registry.js';
import type { SessionStore } from '../../agents/sessions.js';
import { AGENT_CLI_NAMES } from '../../core/agent-clis.js';
import { StateError } from '../../core/errors.js';
import type { Run } from '../../core/run.js';
import { type HeldSession, sessionsOf } from '../../core/sessions.js';

/** The session files of a run: agent CLI to paths below that CLI's own folder, with `/`. */
export type SessionFiles = Record<string, string[]>;

/** Where each agent CLI keeps its sessions. CLIs that keep none are not listed. */
export type SessionStores = ReadonlyMap<string, SessionStore>;

/** @param env the environment of the agents, which says where their homes are */
export async function sessionStores(
  env: Readonly<Record<string, string | undefined>>,
): Promise<SessionStores> {
  const stores = new Map<string, SessionStore>();
  for (const name of AGENT_CLI_NAMES) {
    const store = await sessionStore(name, env);
    if (store !== null) stores.set(name, store);
  }
  return stores;
}

/** A session whose CLI an older state file does not name is looked for in every CLI: its id is unique. */
function sessionsOfCli(held: readonly HeldSession[], name: string): string[] {
  return held.filter(({ cli }) => cli === null || cli === name).map(({ session }) => session);
}

/**
 * Copies the sessions that a resume of the run may need to `folder/<agent CLI>/<path below its home>`.
 * @param copy may change what it copies, to take secrets out
 * @returns what was copied
 */
export async function gatherSessions(
  run: Run,
  stores: SessionStores,
  folder: string,
  copy: (from: string, to: string) => Promise<void>,
): Promise<SessionFiles> {
  const held = sessionsOf(run);
  const gathered: Record<string, string[]> = {};
  for (const [cli, store] of stores) {
    const names = await Promise.all(sessionsOfCli(held, cli).map((session) => store.files(session)));
    for (const name of new Set(names.flat())) {
      const to = join(folder, cli, name);
      await mkdir(dirname(to), { recursive: true });
      await copy(join(store.home, name), to);
      gathered[cli] = [...(gathered[cli] ?? []), name];
    }
  }
  return gathered;
}

/**
 * Checks that session files belong to sessions that the run itself names. Anything else below a CLI's home could be its
 * settings or hooks.
 * @throws StateError STATE_INVALID that names the first file that does not belong
 */
export function checkSessions(files: SessionFiles, run: Run, stores: SessionStores): void {
  const held = sessionsOf(run);
  for (const [cli, names] of Object.entries(files)) {
    const store = stores.get(cli);
    if (store === undefined)
      throw new StateError(
        'STATE_INVALID',
        `it has sessions of "${cli}", which is no agent CLI with sessions`,
      );
    const sessions = sessionsOfCli(held, cli);
    for (const name of names)
      if (!sessions.some((session) => store.holds(session, name)))
        throw new StateError('STATE_INVALID', `${cli}/${name} is no file of a session of this run`);
  }
}

/**
 * Puts session files where their CLIs look for them.
 * @param folder as `gatherSessions` has filled it
 * @throws StateError STATE_INVALID as `checkSessions`, and for a missing file; nothing has been put anywhere then
 */
export async function placeSessions(
  files: SessionFiles,
  run: Run,
  stores: SessionStores,
  folder: string,
): Promise<void> {
  checkSessions(files, run, stores);
  const copies = Object.entries(files).flatMap(([cli, names]) =>
    names.map((name) => ({ from: join(folder, cli, name), to: join(stores.get(cli)!.home, name) })),
  );
  for (const { from } of copies)
    if (!existsSync(from)) throw new StateError('STATE_INVALID', `the session file ${from} is missing`);
  for (const { from, to } of copies) {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}
