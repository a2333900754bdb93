import type { SessionRequest } from '../../agents/agent.js';
import type { Capabilities } from '../../core/agent-clis.js';
import type { Agent, OpenTurn } from '../../core/run.js';

/** What the next turn of a visit says to the agent, and in which session. */
export type TurnPlan = {
  readonly kind: 'prompt' | 'reminder';
  readonly prompt: string;
  readonly attempt: number;
  readonly turnOfVisit: number;
  readonly reminder?: string;
  /** The message has to hand over what an earlier one lost (spec 1.4). */
  readonly asksInput?: true;
} & (
  | { readonly session: SessionRequest; readonly since?: never }
  /** Carries on what an earlier turn of the visit has left in the session: `since` is where that one began. */
  | { readonly session: Resumed; readonly since: Pick<OpenTurn, 'session_before' | 'session_mark'> }
);

type Resumed = Extract<SessionRequest, { kind: 'resume' }>;

/** How a turn is carried on that did not end well. */
export interface CarryOn {
  readonly turn: OpenTurn;
  /** The turn ended, if badly, rather than vanishing: the next one is another turn of the visit. */
  readonly ended: boolean;
  /** `unheeded`: its message came, and could not be used although the agent had been reminded. */
  readonly cause: 'cut off' | 'cost cap' | 'unheeded';
  /** The session may be given up for a fresh one (`--fresh-session`). */
  readonly fresh: boolean;
}

/** What a plan needs to know of the agent CLI, the state and the world. */
export interface TurnPlanInputs {
  readonly capabilities: Capabilities;
  /** The state's whole prompt, filled in. */
  readonly prompt: string;
  readonly newId: () => string;
}

/** The first turn of a visit: the agent's own session, a branch of its caller's, or a fresh one. */
export function planPrompt(agent: Agent, { capabilities, prompt, newId }: TurnPlanInputs): TurnPlan {
  const session = firstSession(agent, capabilities, newId);
  return { kind: 'prompt', prompt, session, attempt: 1, turnOfVisit: 0 };
}

function firstSession(agent: Agent, { branch }: Capabilities, newId: () => string): SessionRequest {
  if (agent.session_id !== null) return { kind: 'resume', id: agent.session_id };
  if (agent.branch_from !== null && branch) return { kind: 'branch', from: agent.branch_from, id: newId() };
  return { kind: 'fresh', id: newId() };
}

/** A reminder goes to the session that has just been answered in; it has the prompt already. */
export function planReminder(last: OpenTurn, session: string, text: string, asksInput?: true): TurnPlan {
  return {
    kind: 'reminder',
    prompt: text,
    reminder: text,
    ...(asksInput && { asksInput }),
    session: { kind: 'resume', id: session },
    attempt: last.attempt,
    turnOfVisit: last.turn_of_visit + 1,
  };
}

/**
 * Carries on a turn that did not end well: after a crash, an interrupt or a transient failure. Has the
 * session grown past its mark, the paid work is in it and a short notice is enough; otherwise the whole
 * text again, from the session before (spec 3.6).
 * @param reach how far the turn's session reaches now, in the unit of its mark
 * @param ending what the final message has to end with
 */
export function planAgain(
  { turn, ended, cause, fresh }: CarryOn,
  { capabilities, prompt, newId }: TurnPlanInputs,
  reach: number,
  ending = 'exactly one transition tag',
): TurnPlan {
  const count = { attempt: turn.attempt + 1, turnOfVisit: turn.turn_of_visit + (ended ? 1 : 0) };
  // A fresh session has nothing that it could be reminded of.
  if (fresh) return { ...count, kind: 'prompt', prompt, session: { kind: 'fresh', id: newId() } };
  const common = {
    ...count,
    ...(turn.reminder !== undefined && { reminder: turn.reminder }),
    ...(turn.asks_input && { asksInput: turn.asks_input }),
  };
  const kind = turn.kind === 'reminder' ? 'reminder' : 'prompt';
  if (turn.session !== null && reach > (turn.session_mark ?? 0)) {
    const notice = noticeOf(cause, turn, ending);
    const since = { session_before: turn.session_before, session_mark: turn.session_mark };
    return { ...common, kind, prompt: notice, session: { kind: 'resume', id: turn.session }, since };
  }
  const again = turn.reminder ?? promptAgain(prompt, capabilities);
  return { ...common, kind, prompt: again, session: sessionAgain(turn, capabilities, newId) };
}

function noticeOf(cause: CarryOn['cause'], turn: OpenTurn, ending: string): string {
  if (cause === 'cost cap') return capNotice(ending);
  // What was wrong with its last message, which is still the last one there.
  if (cause === 'unheeded' && turn.reminder !== undefined) return turn.reminder;
  return cutOffNotice(ending);
}

/** Given alone when the session already holds the prompt and the work so far (spec 3.6). */
function cutOffNotice(ending: string): string {
  return `Your last turn was cut off before it ended. Check what of the step is already done, finish it, and end with ${ending}.`;
}

function capNotice(ending: string): string {
  return `Your last turn was stopped by a cost limit. Finish the step with as little further work as possible, and end with ${ending}.`;
}

/** Given ahead of the whole prompt when the cut-off attempt left nothing in the session. */
const AGAIN_NOTICE =
  'An earlier attempt at this step was cut off. Check what of it is already done before you begin.';

/** A recording has nothing half done, and its prompts are compared. */
function promptAgain(prompt: string, { sessions }: Capabilities): string {
  return sessions ? `${AGAIN_NOTICE}\n\n${prompt}` : prompt;
}

/** A new id where the turn was to start a session: the old one may be half there, and then it is "in use". */
function sessionAgain(turn: OpenTurn, { branch }: Capabilities, newId: () => string): SessionRequest {
  if (turn.session_before === null) return { kind: 'fresh', id: newId() };
  if (turn.session_before === turn.session || !branch) return { kind: 'resume', id: turn.session_before };
  return { kind: 'branch', from: turn.session_before, id: newId() };
}

/** The session that a turn goes on from; null for a fresh one. */
export function sessionBefore(session: SessionRequest): string | null {
  switch (session.kind) {
    case 'fresh':
      return null;
    case 'branch':
      return session.from;
    case 'resume':
      return session.id;
    default:
      return session satisfies never;
  }
}

/**
 * The write-ahead record of a planned turn. One that carries on what is in the session keeps where the first
 * of them began, since a further crash asks how far the session has grown since then; its own beginning is
 * what its cost is counted from.
 * @param mark how far the session before reaches now
 */
export function openTurnOf(plan: TurnPlan, mark: number): Omit<OpenTurn, 'id' | 'state' | 'started_at'> {
  const began = plan.since ?? { session_before: sessionBefore(plan.session), session_mark: mark };
  return {
    kind: plan.kind,
    session_before: began.session_before,
    session: plan.session.id,
    session_mark: began.session_mark,
    attempt: plan.attempt,
    turn_of_visit: plan.turnOfVisit,
    ...(plan.reminder !== undefined && { reminder: plan.reminder }),
    ...(plan.asksInput && { asks_input: plan.asksInput }),
    ...(plan.since !== undefined && {
      carried_on: { session_before: plan.session.id, session_mark: mark },
    }),
  };
}
