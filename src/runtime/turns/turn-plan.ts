import type { AgentCli, SessionRequest } from '../../agents/agent.js';
import type { Agent, OpenTurn } from '../../core/run.js';

/** What the next turn of a visit says to the agent, and in which session. */
export interface TurnPlan {
  readonly kind: 'prompt' | 'reminder';
  readonly prompt: string;
  readonly session: SessionRequest;
  readonly attempt: number;
  readonly turnOfVisit: number;
  readonly reminder?: string;
  /** Where the visit began, when this turn only carries on what an earlier one has left in the session. */
  readonly since?: Pick<OpenTurn, 'session_before' | 'session_mark'>;
}

/** Given alone when the session already holds the prompt and the work so far (spec 3.6). */
export const CUT_OFF_NOTICE = cutOffNotice('exactly one transition tag');

function cutOffNotice(ending: string): string {
  return `Your last turn was cut off before it ended. Check what of the step is already done, finish it, and end with ${ending}.`;
}

/** Given ahead of the whole prompt when the cut-off attempt left nothing in the session. */
const AGAIN_NOTICE =
  'An earlier attempt at this step was cut off. Check what of it is already done before you begin.';

function capNotice(ending: string): string {
  return `Your last turn was stopped by a cost limit. Finish the step with as little further work as possible, and end with ${ending}.`;
}

/** The first turn of a visit: the agent's own session, a branch of its caller's, or a fresh one. */
export function planPrompt(agent: Agent, cli: AgentCli, prompt: string, newId: () => string): TurnPlan {
  return { kind: 'prompt', prompt, session: firstSession(agent, cli, newId), attempt: 1, turnOfVisit: 0 };
}

function firstSession(agent: Agent, cli: AgentCli, newId: () => string): SessionRequest {
  if (agent.session_id !== null) return { kind: 'resume', id: agent.session_id };
  if (agent.branch_from !== null && cli.capabilities.branch) {
    return { kind: 'branch', from: agent.branch_from, id: newId() };
  }
  return { kind: 'fresh', id: newId() };
}

/** A reminder goes to the session that has just been answered in; it has the prompt already. */
export function planReminder(last: OpenTurn, session: string, text: string): TurnPlan {
  return {
    kind: 'reminder',
    prompt: text,
    reminder: text,
    session: { kind: 'resume', id: session },
    attempt: last.attempt,
    turnOfVisit: last.turn_of_visit + 1,
  };
}

export interface CarryOn {
  readonly turn: OpenTurn;
  readonly cli: AgentCli;
  readonly cwd: string;
  /** The state's whole prompt, rendered. */
  readonly prompt: string;
  readonly newId: () => string;
  readonly cause: 'cut off' | 'cost cap';
  /** The turn ended, if badly, rather than vanishing: the next one is another turn of the visit. */
  readonly ended: boolean;
  /** The session may be given up for a fresh one (`--fresh-session`). */
  readonly fresh: boolean;
  /** What the final message has to end with. */
  readonly ending?: string | undefined;
}

/**
 * Carries on a turn that did not end well: after a crash, an interrupt or a transient failure. Has the
 * session grown past its mark, the paid work is in it and a short notice is enough; otherwise the whole
 * text again, from the session before (spec 3.6).
 */
export async function planAgain(request: CarryOn): Promise<TurnPlan> {
  const { turn, cli, cwd } = request;
  const common = {
    attempt: turn.attempt + 1,
    turnOfVisit: turn.turn_of_visit + (request.ended ? 1 : 0),
    ...(turn.reminder !== undefined && { reminder: turn.reminder }),
  };
  const kind = turn.kind === 'reminder' ? 'reminder' : 'prompt';
  if (request.fresh) {
    return {
      ...common,
      kind: 'prompt',
      prompt: request.prompt,
      session: { kind: 'fresh', id: request.newId() },
    };
  }
  if (turn.session !== null && (await cli.sessionMark(turn.session, cwd)) > (turn.session_mark ?? 0)) {
    const { ending = 'exactly one transition tag' } = request;
    const notice = request.cause === 'cost cap' ? capNotice(ending) : cutOffNotice(ending);
    const since = { session_before: turn.session_before, session_mark: turn.session_mark };
    return { ...common, kind, prompt: notice, session: { kind: 'resume', id: turn.session }, since };
  }
  const prompt = turn.reminder ?? promptAgain(cli, request.prompt);
  return { ...common, kind, prompt, session: sessionAgain(turn, cli, request.newId) };
}

/** A recording has nothing half done, and its prompts are compared. */
function promptAgain(cli: AgentCli, prompt: string): string {
  return cli.capabilities.sessions ? `${AGAIN_NOTICE}\n\n${prompt}` : prompt;
}

/** A new id where the turn was to start a session: the old one may be half there, and then it is "in use". */
function sessionAgain(turn: OpenTurn, cli: AgentCli, newId: () => string): SessionRequest {
  if (turn.session_before === null) return { kind: 'fresh', id: newId() };
  if (turn.session_before === turn.session || !cli.capabilities.branch) {
    return { kind: 'resume', id: turn.session_before };
  }
  return { kind: 'branch', from: turn.session_before, id: newId() };
}
