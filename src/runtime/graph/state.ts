import { RaymondError } from '../../core/errors.js';
import type { OutcomeResult } from '../../core/events.js';
import { NO_USAGE, type OpenTurn } from '../../core/run.js';
import { resetVisits } from '../../core/visits.js';
import type { GraphStateDefinition } from '../../workflow/parts/workflow.js';
import {
  beginTurn,
  LEFT_OPEN,
  loggedOutcomeOf,
  recordOutcome,
  turnLeftOpen,
  type Visit,
  type VisitEnd,
} from '../record.js';
import { tellTurnStarted } from '../scripts/run-process.js';
import { endAfterWork } from './after.js';
import { visitAgentState } from './agent.js';
import { notify } from './notify.js';
import { type GraphVisit, raiseIn, recordEntry } from './visit.js';
import { runWork, type Worked, workOf } from './work.js';

export type VisitGraphState = typeof visitGraphState;

/**
 * One agent's visit of one state of a graph (spec 5.5), up to the reset, the end or the question that its routing table
 * asks for. Skips and visit limits come before it.
 */
export async function visitGraphState(entered: Visit<GraphStateDefinition>): Promise<VisitEnd> {
  const { runtime, agentId } = entered;
  const { state } = entered.state;
  const { graph } = runtime.options.workflow;
  if (graph === undefined) throw new RaymondError('INTERNAL', `${state.id} is in no graph`);
  const visit = { ...entered, graph, state };
  const left = turnLeftOpen(visit);
  const logged = left === null ? undefined : loggedOutcomeOf(visit, left);
  // This is in the same write as the entry, which counts the visit.
  if (left === null) runtime.change(resetVisits, agentId, state.resetMaxVisits);
  const step = left === null ? runtime.run.steps + 1 : runtime.run.steps;
  try {
    runtime.options.memory?.reset(state.resetOutputs, step);
  } catch (error) {
    if (error instanceof RaymondError) return raiseIn(visit, error);
    throw error;
  }
  if (state.type === 'agent') return visitAgentState(visit, state, () => tellEntry(visit));
  if (left !== null && logged !== undefined) return finish(visit, left, logged.result);
  return work(visit, left);
}

/** Runs the notify of the state's entry, once (spec 5.5). */
async function tellEntry(visit: GraphVisit): Promise<void> {
  const { runtime, state } = visit;
  if (state.notify === null || runtime.options.history?.meta.notify !== undefined) return;
  const result = await notify(visit, state.notify);
  if (!visit.signal.aborted) recordEntry(visit, { notify: result });
}

/** Does the work of a script, a command, or nothing at all: one turn without a session. */
async function work(visit: GraphVisit, left: OpenTurn | null): Promise<VisitEnd> {
  const { state, signal } = visit;
  const turn = await beginTurn(visit, {
    state: state.id,
    kind: state.type === 'engine' ? 'engine' : 'script',
    ...{ session_before: null, session: null, session_mark: null },
    attempt: (left?.attempt ?? 0) + 1,
    turn_of_visit: 0,
  });
  if (signal.aborted) return LEFT_OPEN;
  await tellEntry(visit);
  if (signal.aborted) return LEFT_OPEN;
  const worked = await perform(visit, turn);
  if (worked === null) return LEFT_OPEN;
  if ('error' in worked) return raiseIn(visit, worked.error);
  const outcome = {
    result: worked.result,
    session: null,
    cost_usd: 0,
    basis: 'none',
    usage: NO_USAGE,
  } as const;
  recordOutcome(visit, turn, outcome);
  return finish(visit, turn, worked.result);
}

async function perform(visit: GraphVisit, turn: OpenTurn): Promise<Worked> {
  const { state } = visit;
  if (state.type === 'script' || state.type === 'command') return runWork(visit, state, turn);
  tellTurnStarted(visit, turn);
  return { result: { kind: 'exit', exit_code: 0, stdout: '', stderr: '' } };
}

async function finish(visit: GraphVisit, turn: OpenTurn, result: OutcomeResult): Promise<VisitEnd> {
  const isEngine = visit.state.type === 'engine';
  return endAfterWork(visit, turn, isEngine ? { kind: 'none' } : workOf(result));
}
