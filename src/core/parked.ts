import { answer, expireAsk } from './answer.js';
import { changed } from './change.js';
import { UsageError } from './errors.js';
import type { Change } from './events.js';
import { isInLegs } from './fan-out/rounds.js';
import { nextJoinTimeout } from './join/door.js';
import type { Agent, OpenAsk, Run } from './run.js';

// A run that waits is one thing, whatever it waits for, and goes on by one of three causes: a comment, an input (of a
// job, or of the command line), the clock (spec 4.5). What it has asked for is judged in core/answer.ts.

/** What a run waits for. */
export interface Parked {
  /** ISO 8601: from then on the clock gets it on. Null when nothing but a person does. */
  readonly due: string | null;
  /** For people: a clause. */
  readonly why: string;
  /** As `questionsOf` has them. */
  readonly questions: readonly AgentAsk[];
}

/** A question that is open, and whose. */
export interface AgentAsk {
  readonly agent: Agent;
  readonly ask: OpenAsk;
}

/** Where nobody has said when a usage limit ends. */
const UNKNOWN_LIMIT_MS = 3_600_000;

/** Does a run wait, for a person, a limit, or another job to go on in? */
export function isParked({ status }: Pick<Run, 'status'>): boolean {
  return status === 'asking' || status === 'paused';
}

/**
 * What a run that has parked waits for. A cancelled one never goes on by itself: that was somebody's wish.
 * @param parkedAt epoch ms
 */
export function parkedOf(run: Run, parkedAt: number): Parked {
  const { status, reason, resume_at: resumeAt } = run;
  const questions = questionsOf(run);
  const waits = (due: string | null, why: string): Parked => ({ due, why, questions });
  if (reason === 'INTERRUPTED') return waits(null, 'was cancelled');
  if (reason === 'USAGE_LIMIT')
    return waits(earliest([resumeAt]) ?? iso(parkedAt + UNKNOWN_LIMIT_MS), 'a usage limit');
  if (reason === 'DEADLINE') return waits(iso(parkedAt), "the job's deadline");
  const timeouts = questions.flatMap(({ ask }) => (mayTimeOut(ask) ? [ask.timeout_at] : []));
  const timeout = earliest([...timeouts, nextJoinTimeout(run)]);
  const due = earliest([timeout, resumeAt]);
  if (status === 'asking') return waits(due, 'a question');
  return waits(due, timeout === null ? (reason ?? 'a pause') : 'a join');
}

/** One that says nowhere to go when its time is over goes on waiting. */
function mayTimeOut(ask: OpenAsk): ask is OpenAsk & { timeout_at: string; timeout_next: string } {
  return ask.timeout_at !== null && ask.timeout_next !== null;
}

/** ISO times of this program are in UTC, but those of an agent CLI need not be. */
function earliest(times: readonly (string | null)[]): string | null {
  const all = times.flatMap((time) => (time === null ? [] : [Date.parse(time)])).filter(Number.isFinite);
  return all.length === 0 ? null : iso(Math.min(...all));
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** Also what legs of a fan-out have asked. */
export function questionsOf({ agents }: Pick<Run, 'agents'>): AgentAsk[] {
  return agents.flatMap((agent) => (agent.ask === null ? [] : [{ agent, ask: agent.ask }]));
}

/** Leaves out what legs of a fan-out ask: their own jobs put it, and the run that collects them only tells of it. */
export function ownQuestions(run: Run): AgentAsk[] {
  const isElsewhere = isInLegs(run);
  return questionsOf(run).filter(({ agent }) => !isElsewhere(agent.id));
}

/** A question as reports and outputs tell it. */
export interface OpenQuestion {
  readonly id: string;
  readonly agent: string;
  readonly question: string;
  /** The end of what the state has said that asks. */
  readonly output?: string;
}

/** What people are being asked. */
export function openQuestions(run: Run): OpenQuestion[] {
  return questionsOf(run).map(({ agent, ask: { id, question, output } }) => ({
    ...{ id, agent: agent.id, question },
    ...(output !== undefined && { output }),
  }));
}

/** A person's answer to an open question; without an id, to the only one. */
export interface GivenAnswer {
  readonly askId: string | undefined;
  readonly text: string;
}

/** What gets a run on. */
export interface Causes {
  /** Of comments and inputs; each is judged once more, as it is taken. */
  readonly answers: readonly GivenAnswer[];
  /** What the clock says, epoch ms. */
  readonly now: number;
  /** The state that a target means where it stands in a state. */
  readonly resolve: (target: string, from: string) => string;
  /** What such an agent asks is not this job's to time out (spec 4.10). */
  readonly isElsewhere?: (agentId: string) => boolean;
}

/**
 * Goes on with a parked run: it takes people's answers, and sends on the agents whose question has timed out (spec 4.5).
 * @throws UsageError for an answer that fits no open question, or several; UsageError, ProtocolError as `answer`
 */
export function goOn(run: Run, { answers, now, resolve, isElsewhere }: Causes): Change {
  let all = changed(run);
  const follow = ({ run: next, events, start }: Change): void => {
    all = { run: next, events: [...all.events, ...events], start: [...all.start, ...start] };
  };
  for (const { askId, text } of answers) {
    const { agent } = openQuestion(all.run, askId);
    follow(answer(all.run, agent.id, text, (target) => resolve(target, agent.current_state)));
  }
  for (const { agent, ask } of questionsOf(all.run)) {
    if (!mayTimeOut(ask) || Date.parse(ask.timeout_at) > now || isElsewhere?.(agent.id)) continue;
    follow(expireAsk(all.run, agent.id));
  }
  return all;
}

/**
 * The open question of an id; without one, the only one that there is.
 * @throws UsageError where that is none or several
 */
export function openQuestion(run: Run, askId: string | undefined): AgentAsk {
  const open = questionsOf(run);
  const [only, second] = open.filter(({ ask }) => askId === undefined || ask.id === askId);
  if (only !== undefined && second === undefined) return only;
  if (open.length === 0)
    throw new UsageError('No question is open in this run, so there is nothing to answer.');
  const list = open.map(({ ask }) => `${ask.id} (${ask.question.slice(0, 60)})`).join('; ');
  throw new UsageError(
    only === undefined
      ? `No open question has the id "${askId}". Open: ${list}.`
      : `Several questions are open; say which one with --ask-id: ${list}.`,
  );
}
