import { agentOf } from './agents.js';
import { asking, changed, enter, moved } from './change.js';
import { ProtocolError, UsageError } from './errors.js';
import type { Change, RunEventOf } from './events.js';
import { slipOfYes } from './graph/approval.js';
import type { Agent, OpenAsk, Run } from './run.js';

/**
 * Follows a person's answer: to a question, on to the state that it named, with the answer as its input;
 * about a state with `effect: once`, the decision to repeat it or to go on elsewhere (spec 3.6); about a
 * graph's state, what it goes on with (spec 5.4).
 * @param resolve the state name that a target means; throws for one that means none
 * @throws UsageError for an answer that does not decide what was asked; ProtocolError from `resolve`.
 */
export function answer(run: Run, agentId: string, text: string, resolve: (target: string) => string): Change {
  const agent = agentOf(run, agentId);
  const { ask, current_state: next } = agent;
  const told = answeredEvents(agent, text);
  const effect = effectOf(ask ?? { kind: 'question', next }, text, resolve);
  if ('turn' in effect) {
    const turn = agent.turn && { ...agent.turn, ...effect.turn };
    return moved(run, agent, { status: 'active', ask: null, turn }, ...told);
  }
  const answered = ask?.kind === 'repeat' ? {} : { answered_ask: ask?.id ?? null };
  return moved(run, agent, { ...enter(effect.state, effect.input), ...answered }, ...told);
}

/**
 * Why a text does not decide what was asked, a sentence. Null where it does.
 * @param resolve as for `answer`; without a workflow at hand the name of a state is not looked at
 */
export function rejectionOf(
  ask: Pick<OpenAsk, 'kind' | 'required'>,
  text: string,
  resolve: (target: string) => string = (target) => target,
): string | null {
  try {
    effectOf({ ...ask, next: '' }, text, resolve);
    return null;
  } catch (error) {
    if (error instanceof UsageError || error instanceof ProtocolError) return error.message;
    throw error;
  }
}

/** The turn that stays open goes on with it, or the agent enters a state. */
type AnswerEffect =
  | { readonly turn: Partial<NonNullable<Agent['turn']>> }
  | { readonly state: string; readonly input: string | undefined };

/** @throws UsageError, ProtocolError as `answer` */
function effectOf(
  { kind, required, next }: Pick<OpenAsk, 'kind' | 'required' | 'next'>,
  text: string,
  resolve: (target: string) => string,
): AnswerEffect {
  if (kind === 'question') return { state: next, input: text };
  if (kind === 'repeat') {
    const effect = /^\s*repeat\s*$/i.test(text) ? { turn: { repeat: true } } : skipTo(text, resolve);
    if (effect !== null) return effect;
    throw new UsageError(
      'Answer "repeat", or "skip to STATE" (with an input for it: "skip to STATE: text").',
    );
  }
  const slip = kind === 'approval' ? slipOfYes(text) : null;
  if (slip !== null) throw new UsageError(slip);
  if (required && text.trim() === '') throw new UsageError('An answer is needed.');
  return { turn: { [kind]: text } };
}

function answeredEvents({ id, current_state: state, ask }: Agent, text: string): RunEventOf<'answered'>[] {
  return ask === null ? [] : [{ type: 'answered', agent: id, state, ask_id: ask.id, answer: text }];
}

/**
 * Where `skip to STATE: text` leads. Null for any other text. A colon may belong to the name of a state of another workflow
 * (spec 7.2): the longest name that means something is meant.
 */
function skipTo(
  text: string,
  resolve: (target: string) => string,
): { readonly state: string; readonly input: string | undefined } | null {
  const [, said] = /^\s*skip\s+to\s+([^\s:][\s\S]*)$/i.exec(text) ?? [];
  if (said === undefined) return null;
  const [word = ''] = /^\S+/.exec(said) ?? [];
  const rest = said.slice(word.length).trimStart();
  const whole = rest === '' ? [{ name: word, input: undefined }] : [];
  const colons = [...`${word}${rest.startsWith(':') ? ':' : ''}`.matchAll(/:/g)].reverse();
  const split = colons.map(({ index }) => {
    const name = word.slice(0, index);
    return { name, input: said.slice(said.indexOf(':', index) + 1).trimStart() };
  });
  const ways = [...whole, ...split];
  for (const [at, { name, input }] of ways.entries()) {
    try {
      return { state: resolve(name), input };
    } catch (error) {
      if (!(error instanceof ProtocolError) || at === ways.length - 1) throw error;
    }
  }
  return null;
}

/**
 * Nobody has answered in time: the agent goes on where its question says (spec 4.5), without an input.
 * A question that names no such state goes on waiting.
 */
export function expireAsk(run: Run, agentId: string): Change {
  const agent = agentOf(run, agentId);
  const next = agent.ask?.timeout_next ?? null;
  if (next === null) return changed(run);
  const told = answeredEvents(agent, '').map((event) => ({ ...event, timed_out: true }) as const);
  return moved(run, agent, { ...enter(next, ''), answered_ask: agent.ask?.id ?? null }, ...told);
}

/** What is to be asked about a state whose turn stays open meanwhile (spec 5.4). */
export type StateAsk = Pick<OpenAsk, 'kind' | 'question' | 'required' | 'multiline' | 'output'>;

/** The agent waits for a person, and goes on with its current state when it has the answer. */
export function askAbout(
  run: Run,
  agentId: string,
  ask: StateAsk & Pick<OpenAsk, 'id' | 'asked_at'>,
): Change {
  const agent = agentOf(run, agentId);
  const open = { ...ask, next: agent.current_state, timeout_at: null, timeout_next: null };
  return asking(run, agent, open);
}

/** The agent waits for a person to decide whether a state that must not be repeated blindly is repeated. */
export function askRepeat(run: Run, agentId: string, ask: Pick<OpenAsk, 'id' | 'asked_at'>): Change {
  const { current_state: state } = agentOf(run, agentId);
  const question = `${state} was cut off while it ran, and it must not be repeated blindly (effect: once). Look at what it has done. Answer "repeat" to run it again, or "skip to STATE" to go on there.`;
  return askAbout(run, agentId, { ...ask, kind: 'repeat', question });
}
