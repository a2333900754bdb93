import { agentOf } from './agents.js';
import { updateAgent } from './change.js';
import { UsageError } from './errors.js';
import { enter, moved, type StepResult } from './move.js';
import type { OpenAsk, Run } from './run.js';

/**
 * Follows a person's answer: to a question, on to the state that it named, with the answer as its input;
 * about a state with `effect: once`, the decision to repeat it or to go on elsewhere (spec 3.6); about a
 * graph's state, what it goes on with (spec 5.4).
 * @param resolve the state name that a target means; throws for one that means none
 * @throws UsageError for an answer that does not decide what was asked; ProtocolError from `resolve`.
 */
export function answer(
  run: Run,
  agentId: string,
  text: string,
  resolve: (target: string) => string,
): StepResult {
  const agent = agentOf(run, agentId);
  const next = agent.ask?.next ?? agent.current_state;
  const kind = agent.ask?.kind;
  if (kind === 'approval' || kind === 'feedback') {
    if (agent.ask?.required && text.trim() === '') throw new UsageError('An answer is needed.');
    const turn = agent.turn && { ...agent.turn, [kind]: text };
    return moved(run, agent, { status: 'active', ask: null, turn });
  }
  if (agent.ask?.kind !== 'repeat') {
    return moved(run, agent, { ...enter(next, text), answered_ask: agent.ask?.id ?? null });
  }
  if (/^\s*repeat\s*$/i.test(text)) {
    return moved(run, agent, {
      status: 'active',
      ask: null,
      turn: agent.turn && { ...agent.turn, repeat: true },
    });
  }
  const [, target, input] = /^\s*skip\s+to\s+([^\s:]+)\s*(?::\s*([\s\S]*))?$/i.exec(text) ?? [];
  if (target === undefined) {
    throw new UsageError(
      'Answer "repeat", or "skip to STATE" (with an input for it: "skip to STATE: text").',
    );
  }
  return moved(run, agent, enter(resolve(target), input));
}

/**
 * Nobody has answered in time: the agent goes on where its question says (spec 4.5), without an input.
 * A question that names no such state goes on waiting.
 */
export function expireAsk(run: Run, agentId: string): StepResult {
  const agent = agentOf(run, agentId);
  const next = agent.ask?.timeout_next ?? null;
  if (next === null) return { run, effects: [] };
  return moved(run, agent, { ...enter(next, ''), answered_ask: agent.ask?.id ?? null });
}

/** What is to be asked about a state whose turn stays open meanwhile (spec 5.4). */
export type StateAsk = Pick<OpenAsk, 'kind' | 'question' | 'required' | 'multiline'>;

/** The agent waits for a person, and goes on with its current state when it has the answer. */
export function askAbout(
  run: Run,
  agentId: string,
  ask: StateAsk & Pick<OpenAsk, 'id' | 'asked_at'>,
): { run: Run; ask: OpenAsk } {
  const { current_state: next } = agentOf(run, agentId);
  const open: OpenAsk = { ...ask, next, timeout_at: null, timeout_next: null };
  return { run: updateAgent(run, agentId, { status: 'asking', ask: open }), ask: open };
}

/** The agent waits for a person to decide whether a state that must not be repeated blindly is repeated. */
export function askRepeat(
  run: Run,
  agentId: string,
  ask: Pick<OpenAsk, 'id' | 'asked_at'>,
): { run: Run; ask: OpenAsk } {
  const { current_state: state } = agentOf(run, agentId);
  const question = `${state} was cut off while it ran, and it must not be repeated blindly (effect: once). Look at what it has done. Answer "repeat" to run it again, or "skip to STATE" to go on there.`;
  return askAbout(run, agentId, { ...ask, kind: 'repeat', question });
}
