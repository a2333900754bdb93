import { agentOf, updateAgent } from './agents.js';
import { UsageError } from './errors.js';
import { enter, moved, type StepResult } from './move.js';
import type { OpenAsk, Run } from './run.js';

/**
 * Follows a person's answer: to a question, on to the state that it named, with the answer as its input;
 * about a state with `effect: once`, the decision to repeat it or to go on elsewhere (spec 3.6).
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
  const [, target, input] = /^\s*skip\s+to\s+([^\s:]+)(?:\s*:\s*([\s\S]*))?$/i.exec(text) ?? [];
  if (target === undefined) {
    throw new UsageError(
      'Answer "repeat", or "skip to STATE" (with an input for it: "skip to STATE: text").',
    );
  }
  return moved(run, agent, enter(resolve(target.trim()), input));
}

/** The agent waits for a person to decide whether a state that must not be repeated blindly is repeated. */
export function askRepeat(
  run: Run,
  agentId: string,
  ask: Pick<OpenAsk, 'id' | 'asked_at'>,
): { run: Run; ask: OpenAsk } {
  const { current_state: state } = agentOf(run, agentId);
  const open: OpenAsk = {
    ...ask,
    kind: 'repeat',
    question: `${state} was cut off while it ran, and it must not be repeated blindly (effect: once). Look at what it has done. Answer "repeat" to run it again, or "skip to STATE" to go on there.`,
    next: state,
    timeout_at: null,
    timeout_next: null,
  };
  return { run: updateAgent(run, agentId, { status: 'asking', ask: open }), ask: open };
}
