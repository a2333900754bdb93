import { withoutFooters } from '../../agents/registry.js';
import { RaymondError } from '../../core/errors.js';
import { keepOutput, setVariables } from '../../core/graph/changes.js';
import { missingFails, missingText, readExposed } from '../../core/graph/expose.js';
import { exitCodeOf, failureText, routedFailure } from '../../core/graph/failure.js';
import { taughtLessons } from '../../core/graph/lessons.js';
import { endOfOutput } from '../../core/graph/output.js';
import {
  type GraphRoute,
  outcomeOf,
  routeGraphState,
  type Work,
  withoutKeyLine,
} from '../../core/graph/route.js';
import type { OpenTurn } from '../../core/run.js';
import { misfitProblem, readTyped } from '../../core/typed/typed-result.js';
import { failed, type VisitEnd } from '../record.js';
import type { TurnJudgement } from '../turns/visit.js';
import { getApproval, getFeedback } from './decision.js';
import { outputIn, readTypedOutput, type TypedOutput } from './typed-output.js';
import { type GraphVisit, goTo, raiseIn, recordEntry, visitVariables } from './visit.js';

/**
 * What follows a state's work (spec 5.5): its output is stored, variables are exposed, a person is asked,
 * agents are taught, and the state is routed. Repeated after a crash or an answer, it does nothing twice.
 */
export async function afterWork(visit: GraphVisit, turn: OpenTurn, work: Work): Promise<TurnJudgement> {
  try {
    return await goOn(visit, turn, ownWords(work));
  } catch (error) {
    if (!(error instanceof RaymondError)) throw error;
    return raiseIn(visit, error);
  }
}

/** Does the same for work without a session, which cannot be reminded. */
export async function endAfterWork(visit: GraphVisit, turn: OpenTurn, work: Work): Promise<VisitEnd> {
  const next = await afterWork(visit, turn, work);
  if (next.kind !== 'remind') return next;
  throw new RaymondError('INTERNAL', `${visit.state.id} has no session that could be reminded`);
}

/** The work without what agent CLIs add to an answer. A script may have called one too. */
function ownWords(work: Work): Work {
  switch (work.kind) {
    case 'turn':
      return { ...work, text: withoutFooters(work.text) };
    case 'process':
      return {
        ...work,
        stdout: withoutFooters(work.stdout),
        ...(work.output !== undefined && { output: withoutFooters(work.output) }),
      };
    default:
      return work;
  }
}

/** All that the work said, for a person. For a process that did not run, this is why. */
function wordsOf(work: Work): string {
  switch (work.kind) {
    case 'none':
      return '';
    case 'turn':
      return work.text;
    case 'process':
      return work.output ?? work.stdout;
    case 'failure':
      return work.message;
    default:
      return work satisfies never;
  }
}

async function goOn(visit: GraphVisit, turn: OpenTurn, work: Work): Promise<TurnJudgement> {
  const { runtime, agentId, state } = visit;
  const route = routeGraphState(state, work);
  const typed = readTypedOutput(visit, work, route);
  if (typed !== null && 'kind' in typed) return typed;
  takeOutput(visit, turn, work, typed);
  const missing = expose(visit, work);
  if (missing !== null) return raiseIn(visit, { code: 'SCRIPT_FAILED', message: missing });
  if (route.kind === 'remind') return route;
  if (route.kind === 'fail') return raiseIn(visit, route);
  tellFailure(visit, work, route);
  const about = endOfOutput(wordsOf(work));
  if (state.feedback !== null) {
    const asking = await getFeedback(visit, state.feedback, about);
    if (asking !== null) return asking;
  }
  const { routing } = state;
  const decision = routing.kind === 'approval' ? await getApproval(visit, routing, about) : null;
  if (decision !== null && typeof decision === 'object') return decision;
  teach(visit, turn);
  const input = runtime.agent(agentId).pending_result;
  const exitCode = exitCodeOf(work);
  if (routing.kind === 'approval' && decision !== null)
    return goTo(routing[decision], input, turn.id, { exitCode, outcome: decision });
  // A state with one way on has no name for it.
  if (route.kind === 'go')
    return goTo(route.to, input, turn.id, {
      exitCode,
      ...(routing.kind !== 'continue' && { outcome: route.outcome }),
    });
  return end(visit, turn, route.kind === 'end' && route.success);
}

/** Warns that a graph goes on from a failure: each time, but not again when a person's answer comes. */
function tellFailure(visit: GraphVisit, work: Work, route: GraphRoute): void {
  const { runtime, agentId, state } = visit;
  const failure = routedFailure(state, work, route);
  if (failure === null || runtime.options.history?.meta.failure !== undefined) return;
  const message = failureText(failure, route);
  runtime.options.emit({ type: 'warning', agent: agentId, state: state.id, message });
  recordEntry(visit, { failure });
}

/** A reminder's answer is a key, and the state has said everything else before; with a schema, its answer counts whole. */
function takeOutput(
  { runtime, agentId, state }: GraphVisit,
  turn: OpenTurn,
  work: Work,
  typed: TypedOutput | null,
): void {
  if (state.type === 'engine' || (turn.kind === 'reminder' && typed === null)) return;
  if (work.kind !== 'turn' && work.kind !== 'process') return;
  const text = work.kind === 'turn' ? work.text : work.stdout;
  const output = typed?.json ?? outputIn(text, state.output);
  if (state.output?.store) {
    const isMore = work.kind === 'process' && work.output !== undefined;
    const stored = isMore ? outputIn(work.output, state.output) : output;
    // Blank output is none: what was stored before stays (spec 5.11).
    if (stored.trim() !== '')
      runtime.options.memory?.store({ agent: agentId, state: state.id }, stored, turn);
  }
  runtime.change(keepOutput, agentId, output, typed !== null);
}

/** Exposes variables. Null when all went well; otherwise, the names that must not be missing (spec 5.6). */
function expose(visit: GraphVisit, work: Work): string | null {
  const { runtime, agentId, state } = visit;
  if (state.type !== 'script' && state.type !== 'command') return null;
  const exposed = readExposed(state.expose, work.kind === 'process' ? work.stdout : '');
  const isFine = outcomeOf(work) === 'PASSED';
  // What could not even be started says why by itself.
  if (work.kind === 'process' && missingFails(exposed, isFine, state.routing))
    return missingText(exposed.missing);
  runtime.change(setVariables, agentId, exposed.values, 'expose');
  return null;
}

function teach(visit: GraphVisit, turn: OpenTurn): void {
  const { agentId, state, graph } = visit;
  const { memory } = visit.runtime.options;
  if (state.teach.length === 0 || memory === undefined) return;
  const lessons = taughtLessons(state.teach, visitVariables(visit), (id) => {
    const told = graph.states[id];
    return told === undefined ? memory.latest(id) : withoutKeyLine(told, memory.latest(id));
  });
  for (const lesson of lessons)
    memory.teach({ agent: agentId, state: state.id }, { ...lesson, time: turn.started_at }, turn);
}

/** The run's end (spec 5.4). The last output is its result, unless the graph declares it failed. */
function end(visit: GraphVisit, turn: OpenTurn, success: boolean): VisitEnd {
  const { runtime, agentId, graph, state } = visit;
  if (state.type === 'engine') recordEntry(visit, { success: state.success });
  const { raised, pending_result: last } = runtime.agent(agentId);
  if (raised !== undefined) return failed(raised);
  if (!success || graph.error === state.id) {
    const why = success ? 'it is the error state' : 'success: false';
    const said = last === null || last.trim() === '' ? '' : `. The last output was:\n${last.slice(-2000)}`;
    const message = `${state.file}:${state.line}: the run ended in ${state.id}, which declares it failed (${why})${said}`;
    return failed({ code: 'DECLARED_FAILURE', message });
  }
  const isTyped = graph.resultSchema !== null || (state.type === 'agent' && state.resultSchema !== undefined);
  const schemas = graph.resultSchema === null ? [] : [graph.resultSchema];
  const read = isTyped ? readTyped(last ?? '', schemas) : null;
  if (read?.kind === 'misfit')
    return raiseIn(visit, { code: 'RESULT_INVALID', message: misfitProblem(read.mismatches) });
  const typed = read === null ? {} : ({ typed: true } as const);
  const transition = { tag: 'result', payload: read?.json ?? last ?? '', ...typed } as const;
  return { kind: 'transition', transition, implicit: false, turn: turn.id };
}
