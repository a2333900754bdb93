import { raiseError } from '../../core/graph/changes.js';
import type { EntryMeta } from '../../core/graph/context.js';
import type { GraphState } from '../../core/graph/graph.js';
import { railiEnvironment, type Variables } from '../../core/graph/variables.js';
import type { AgentError, RaisedError } from '../../core/run.js';
import type { Graph } from '../../workflow/graph/graph.js';
import { failed, type Visit, type VisitEnd, type Visitor } from '../record.js';

/** One agent's visit of one state of a state graph (spec 5.5). */
export interface GraphVisit extends Visit<GraphState> {
  readonly graph: Graph;
}

/**
 * Ends a visit that cannot go on: it fails the agent, or leads to the graph's error state, which then does its work and
 * ends the run with this error (spec 5.2).
 */
export function raise(
  { runtime, agentId }: Visitor,
  { error: target }: Graph,
  { code, message }: AgentError,
): VisitEnd {
  const { current_state: state, turn, raised } = runtime.agent(agentId);
  // The error state's own work may fail too: the run then still fails with the first error.
  if (raised !== undefined) return failed(raised);
  if (target === null || target === state) return failed({ code, message });
  const isCounted = turn !== null && turn.state === state;
  const error: RaisedError = { code, message, state, ...(isCounted && { counted: true }) };
  runtime.warn(message, agentId, state);
  runtime.change(raiseError, agentId, error);
  const last = turn?.id ?? String(runtime.run.turns);
  return goTo(target, runtime.agent(agentId).pending_result, last, { error: code });
}

/** Goes to a state. In a graph that is always a reset (spec 1): a fresh session, with the last output as its input. */
export function goTo(
  target: string,
  input: string | null,
  turn: string,
  why: Pick<Extract<VisitEnd, { kind: 'transition' }>, 'exitCode' | 'outcome' | 'error'>,
): VisitEnd {
  const transition = { tag: 'reset', target, ...(input !== null && { input }) } as const;
  return { kind: 'transition', transition, implicit: false, turn, ...why };
}

/** Does what `raise` does, with the place in the file. */
export function raiseIn(visit: GraphVisit, { code, message }: AgentError): VisitEnd {
  const { graph, state } = visit;
  const located = `${state.file}:${state.line}: ${state.id}: ${message}`;
  return raise(visit, graph, { code, message: located });
}

export function visitVariables({ runtime, agentId }: GraphVisit): Variables {
  return runtime.agent(agentId).variables;
}

/** Adds to what the history says of this entry. */
export function recordEntry({ runtime, agentId, state }: GraphVisit, meta: EntryMeta): void {
  runtime.options.emit({ type: 'history', agent: agentId, state: state.id, meta });
}

/** The variables as every child process sees them (spec 5.6). */
export function variableEnvironment(visit: GraphVisit): Readonly<Record<string, string>> {
  const { env, tooLong } = railiEnvironment(visitVariables(visit));
  for (const name of tooLong) {
    const message = `the variable ${name} is too long for the environment, so processes do not see it`;
    visit.runtime.warn(message, visit.agentId, visit.state.id);
  }
  return env;
}

/** The environment of a state's script, command or notify. */
export function processEnvironment(visit: GraphVisit): Record<string, string> {
  const { runtime, agentId, state } = visit;
  return {
    ...runtime.options.childEnvironment('script'),
    RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
    RAYMOND_AGENT_ID: agentId,
    RAYMOND_STATE: state.id,
    // The folder beside the workflow belongs to the newest run.
    RAYMOND_OUTPUTS: runtime.options.paths.outputs,
    RAYMOND_ATTEMPT: String(runtime.agent(agentId).turn?.attempt ?? 1),
    ...variableEnvironment(visit),
  };
}
