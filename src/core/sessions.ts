import { sealAgent } from './change.js';
import type { Agent, Run } from './run.js';

export interface HeldSession {
  readonly session: string;
  /** The agent CLI of the session. Null where a state file of an older version does not say. */
  readonly cli: string | null;
}

/** An agent as a CLI sees it: it can neither resume another CLI's session nor branch off it. */
export function seenBy(agent: Agent, cli: string): Agent {
  const isForeign = agent.session_cli !== undefined && agent.session_cli !== cli;
  return isForeign ? sealAgent({ ...agent, session_id: null, branch_from: null }) : agent;
}

/** Every session that a resume of the run may need: those of live agents, their open turns and their callers. */
export function sessionsOf(run: Run): HeldSession[] {
  const found = new Map<string, HeldSession>();
  const add = (cli: string | undefined, ...ids: (string | null | undefined)[]): void => {
    for (const session of ids) if (session) found.set(session, { session, cli: cli ?? null });
  };
  for (const { session_id, branch_from, session_cli, turn, stack } of run.agents) {
    add(session_cli, session_id, branch_from);
    add(turn?.cli, turn?.session, turn?.session_before, turn?.carried_on?.session_before);
    for (const frame of stack) add(frame.session_cli, frame.session, frame.branch_from);
  }
  return [...found.values()];
}
