import { answer, expireAsk } from '../core/answer.js';
import { UsageError } from '../core/errors.js';
import type { Change, RunEvent } from '../core/events.js';
import type { Agent, OpenAsk, Run } from '../core/run.js';

/** A person's answer to an open question; without an id, to the only one. */
export interface GivenAnswer {
  readonly askId: string | undefined;
  readonly text: string;
}

export interface AnswerInputs {
  /** Epoch ms. */
  readonly now: number;
  /** The state that a target means where it stands in a state. */
  readonly resolve: (target: string, from: string) => string;
  /** The jobs of a fork are all given the same answer (spec 4.10): it may be meant for another. */
  readonly inJobs?: {
    /** What such an agent asks is answered where it runs. */
    readonly isElsewhere: (agentId: string) => boolean;
  };
}

/**
 * Gives answers to open questions, and sends on the agents whose question has timed out (spec 4.5).
 * @throws UsageError for an answer that fits no open question, or several.
 */
export function answerAsks(
  run: Run,
  answers: readonly GivenAnswer[],
  { now, resolve, inJobs }: AnswerInputs,
): { readonly run: Run; readonly events: readonly RunEvent[] } {
  let next = run;
  const events: RunEvent[] = [];
  const follow = (change: Change): void => {
    next = change.run;
    events.push(...change.events);
  };
  for (const { askId, text } of answers) {
    if (inJobs !== undefined && !isAskedHere(next, askId, inJobs.isElsewhere)) {
      const which = askId === undefined ? 'The answer' : `The answer to ${askId}`;
      const message = `${which} is left to the job whose agent has asked: no such question is open in this one.`;
      events.push({ type: 'warning', message });
      continue;
    }
    const { agent } = openQuestion(next, askId);
    follow(answer(next, agent.id, text, (target) => resolve(target, agent.current_state)));
  }
  for (const agent of next.agents) {
    const { ask } = agent;
    if (ask?.timeout_at == null || ask.timeout_next === null || Date.parse(ask.timeout_at) > now) continue;
    if (inJobs?.isElsewhere(agent.id)) continue;
    follow(expireAsk(next, agent.id));
  }
  return { run: next, events };
}

function isAskedHere(
  run: Run,
  askId: string | undefined,
  isElsewhere: (agentId: string) => boolean,
): boolean {
  return run.agents.some(
    ({ id, ask }) => ask !== null && (askId === undefined || ask.id === askId) && !isElsewhere(id),
  );
}

/**
 * The open question of an id; without one, the only one that there is.
 * @throws UsageError where that is none or several
 */
export function openQuestion(
  run: Run,
  askId: string | undefined,
): { readonly agent: Agent; readonly ask: OpenAsk } {
  const open = run.agents.flatMap((agent) =>
    agent.ask !== null && (askId === undefined || agent.ask.id === askId) ? [{ agent, ask: agent.ask }] : [],
  );
  const [only] = open;
  if (only === undefined || open.length > 1) throw new UsageError(answerProblem(run, askId, open.length));
  return only;
}

function answerProblem(run: Run, askId: string | undefined, found: number): string {
  const open = run.agents.flatMap((agent) =>
    agent.ask === null ? [] : [`${agent.ask.id} (${agent.ask.question.slice(0, 60)})`],
  );
  if (open.length === 0) return 'No question is open in this run, so there is nothing to answer.';
  if (found > 1) return `Several questions are open; say which one with --ask-id: ${open.join('; ')}.`;
  return `No open question has the id "${askId}". Open: ${open.join('; ')}.`;
}
