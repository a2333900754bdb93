import type { AgentGraphState, OutputOptions } from '../../core/graph/graph.js';
import { extractOutput } from '../../core/graph/output.js';
import type { GraphRoute, Work } from '../../core/graph/route.js';
import { linesFromEnd } from '../../core/text/lines.js';
import type { ResultSchema } from '../../core/typed/result-schema.js';
import { askedResult, misfitProblem, misfitReminder, readTyped } from '../../core/typed/typed-result.js';
import type { Reminding } from '../turns/visit.js';
import type { GraphVisit } from './visit.js';

/** An agent state's output that fits its schema, in normal form. */
export interface TypedOutput {
  readonly json: string;
}

/** What is kept of an output, by the state's options (spec 5.7). */
export function outputIn(text: string, options: OutputOptions | null): string {
  return options === null ? text.trim() : extractOutput(text, options);
}

/**
 * Reads the output of an agent state with a schema (spec 7.4): the final message, without the line that routes it. A
 * message without one of the two is reminded of both. Null when the output is free.
 */
export function readTypedOutput(
  visit: GraphVisit,
  work: Work,
  route: GraphRoute,
): TypedOutput | Reminding | null {
  const { state } = visit;
  const schemas = schemasOf(visit);
  if (state.type !== 'agent' || work.kind !== 'turn' || schemas.length === 0) return null;
  if (route.kind === 'remind') return { ...route, text: `${route.text}\n${AHEAD_OF_IT}` };
  const isRouted = route.kind === 'go' && state.routing.kind === 'transitions' && route.outcome !== 'default';
  const text = isRouted ? withoutLastLine(work.text) : work.text;
  const read = readTyped(outputIn(text, state.output), schemas);
  if (read.kind === 'fits') return { json: read.json };
  return {
    kind: 'remind',
    code: 'RESULT_INVALID',
    problem: misfitProblem(read.mismatches),
    text: misfitReminder(read.mismatches, asked(state)),
  };
}

/** The state's own schema, and the workflow's where the run ends with what the state says. */
function schemasOf({ runtime, agentId, graph, state }: GraphVisit): ResultSchema[] {
  if (state.type !== 'agent') return [];
  const { raised } = runtime.agent(agentId);
  const isResult = state.routing.kind === 'terminal' && graph.error !== state.id && raised === undefined;
  const schemas = [state.resultSchema, isResult ? graph.resultSchema : null];
  return schemas.filter((schema) => schema != null);
}

const AHEAD_OF_IT = 'Ahead of it, give all of the JSON again.';

function asked({ routing, output }: AgentGraphState): string {
  const place = output?.marker == null ? '' : `\nIt stands below "${output.marker}".`;
  if (routing.kind !== 'transitions') return `${askedResult(false)}${place}`;
  const keys = [...Object.keys(routing.targets)].join('\n');
  return `Answer with all of the JSON, corrected, and below it a last line that is one of these words and nothing else:\n${keys}${place}`;
}

function withoutLastLine(text: string): string {
  for (const { line, start } of linesFromEnd(text)) if (line !== '') return text.slice(0, start);
  return text;
}
