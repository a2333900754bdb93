import { setImmediate } from 'node:timers/promises';
import { RaymondError } from '../core/errors.js';
import type { Transition } from '../core/protocol/transition.js';
import type { AgentError } from '../core/run.js';
import { isLong } from '../core/state/text-ref.js';
import { step } from '../core/step.js';
import { resolveDirectories } from './directories.js';
import { LEFT_OPEN, type VisitEnd, type Visitor } from './record.js';
import { renderTransition } from './template-values.js';
import { planWorktrees } from './worktrees/plan.js';

export type TransitionEnd = Extract<VisitEnd, { kind: 'transition' }>;

/** Reading and following a message with more workers than this takes noticeable time. */
const MANY_WORKERS = 1000;

/**
 * Lets the event loop run between reading and following, so that a signal is heard. If the signal stops the visit, the
 * transition is left to the resume, which finds its outcome in the log.
 */
export async function afterSignals(end: VisitEnd, signal: AbortSignal): Promise<VisitEnd> {
  if (end.kind !== 'transition' || end.transition.tag !== 'fork') return end;
  if (end.transition.workers.length < MANY_WORKERS) return end;
  // The first pause comes before the loop has looked for signals, the second after.
  await setImmediate();
  await setImmediate();
  return signal.aborted ? LEFT_OPEN : end;
}

/**
 * Follows what a visit has ended with: its templates and directories, and the step (spec 1.3).
 * @returns why it leads nowhere that the agent may go, with nothing changed; else null
 */
export function followTransition(
  visitor: Visitor,
  { kind: _, transition: written, place, ...routed }: TransitionEnd,
): AgentError | null {
  const { runtime, agentId } = visitor;
  const before = runtime.agent(agentId);
  const { graph } = runtime.options.workflow;
  let transition: Transition;
  let planned: ReturnType<typeof planWorktrees>;
  try {
    // What an agent takes through a graph is output, and no template.
    const rendered = graph === undefined ? renderTransition(visitor, written) : written;
    planned = planWorktrees(runtime, rendered, place);
    transition = resolveDirectories(planned.transition, before.cwd, runtime.options.checkDirectory);
  } catch (error) {
    if (!(error instanceof RaymondError)) throw error;
    return error;
  }
  const payload = transition.tag === 'result' && before.stack.length === 0 ? transition.payload : null;
  runtime.change(step, agentId, transition, {
    ...routed,
    now: runtime.now(),
    newId: () => runtime.options.ports.newId().slice(0, 8),
    kept: payload !== null && isLong(payload) ? runtime.options.texts.keep(payload) : undefined,
    worktreeOf: planned.worktreeOf,
  });
  return null;
}
