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

/** Where each agent CLI keeps its sessions; those that keep none are not in it. */
export type SessionStores = ReadonlyMap<string, SessionStore>;

/** @param env what the agents run in, as far as their homes go */
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

/** A session of a state file that does not say whose it is may be any CLI's: its id is nobody else's. */
function sessionsOfCli(held: readonly HeldSession[], name: string): string[] {
  return held.filter(({ cli }) => cli === null || cli === name).map(({ session }) => session);
}

/**
 * Copies the sessions that a resume of the run may need to `folder/<agent CLI>/<path below its home>`.
 * @param copy may change what it copies: secrets are taken out
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
 * Are these session files of sessions that the run itself names? Anything else below a CLI's home could be its
 * settings or hooks.
 * @throws StateError STATE_INVALID that names the first one that is not
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
 * @throws StateError STATE_INVALID as `checkSessions`, and for a file that is missing; nothing is put anywhere then
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
