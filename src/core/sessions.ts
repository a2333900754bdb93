import type { Run } from './run.js';

export interface HeldSession {
  readonly session: string;
  readonly cwd: string;
}

/** Every agent session that a resume of the run may need: of live agents, their open turns and their callers. */
export function sessionsOf(run: Run): HeldSession[] {
  const found = new Map<string, HeldSession>();
  for (const agent of run.agents) {
    const ids = [agent.session_id, agent.branch_from, agent.turn?.session, agent.turn?.session_before];
    for (const session of ids) if (session) found.set(session, { session, cwd: agent.cwd });
    for (const { session, branch_from: from, cwd } of agent.stack) {
      for (const id of [session, from]) if (id) found.set(id, { session: id, cwd });
    }
  }
  return [...found.values()];
}
