import type { LoggedEvent, RunEvent } from '../../core/events.js';
import type { GraphContext } from '../../core/graph/context.js';
import { entryToGoBackTo } from '../../core/graph/history.js';
import {
  type Counters,
  contextOf,
  countersOf,
  EMPTY_RECORD,
  entriesOf,
  type GraphRecord,
  metaOf,
  RECALLED_TURN,
  recordEvent,
} from '../../core/graph/record.js';
import type { RunPaths } from '../../store/run-folder.js';
import type { Graph } from '../../workflow/graph/graph.js';
import { readGraphRecord, scanHistory } from './history.js';
import { outputsCopy } from './newest-copy.js';
import { foundOutputs } from './run-memory.js';

/** A point in an earlier run, just before an entry of a state. */
export interface Recalled {
  /** The state that was entered there. */
  readonly state: string;
  /** The context that the new run starts with, without the history, which comes with the events. */
  readonly context: GraphContext;
  readonly counters: Counters;
  /** Events for the new run's log, by which it remembers what was before. */
  readonly events: readonly RunEvent[];
}

/**
 * Goes back to an entry of an earlier run (spec 5.11): variables, counters, outputs and lessons, read from that run's
 * log, are as they were when it was entered.
 * @param to as `entryToGoBackTo`
 * @throws UsageError for an entry that the history does not have
 */
export async function recall(graph: Graph, paths: RunPaths, to: string): Promise<Recalled> {
  const { stateHistory } = contextOf(await readGraphRecord(paths));
  const at = entryToGoBackTo(stateHistory, to);
  const events: RunEvent[] = [];
  const lost: string[] = [];
  let record = EMPTY_RECORD;
  let imported: GraphContext['stateHistory'] = [];
  let isThere = false;
  await scanHistory(
    paths,
    (event) => {
      if (isThere) return;
      const seen = upTo(event, at);
      const after = recordEvent(record, seen);
      isThere = entriesOf(after) > at;
      if (isThere || after === record) return;
      // A run with this id was killed before it had begun.
      if (seen.type === 'graph_started') {
        events.splice(0);
        imported = seen.context.stateHistory;
      }
      events.push(...recalled(seen, record, after));
      record = after;
    },
    { lost },
  );
  // A run of an older version kept them beside the workflow.
  if (record.lessonsBefore === null) events.push(...foundOutputs(graph, outputsCopy(graph)));
  for (const why of lost)
    events.push({ type: 'warning', message: `an earlier output is not whole any more: ${why}` });
  const context = { ...contextOf(record), stateHistory: imported };
  return { state: stateHistory[at]!.state, context, counters: countersOf(record), events };
}

/** The same for a history without a log: Raili's own, or another machine's. Its outputs lie beside the workflow. */
export function recallFile(graph: Graph, context: GraphContext, to: string): Recalled {
  const { stateHistory } = context;
  const at = entryToGoBackTo(stateHistory, to);
  return {
    state: stateHistory[at]!.state,
    context: { ...context, stateHistory: stateHistory.slice(0, at) },
    // Raili keeps no counters either.
    counters: { visits: {}, visitsBefore: {} },
    events: foundOutputs(graph, outputsCopy(graph)),
  };
}

/** A history that the run was started with may be gone back in, too. */
function upTo(event: LoggedEvent, entries: number): LoggedEvent {
  if (event.type !== 'graph_started') return event;
  const { context } = event;
  return { ...event, context: { ...context, stateHistory: context.stateHistory.slice(0, entries) } };
}

/** The part of an event that another run's log takes over. */
function recalled(event: LoggedEvent, before: GraphRecord, after: GraphRecord): RunEvent[] {
  const { time: at } = event;
  const { seq: _, time: __, texts: ___, ...told } = event;
  switch (event.type) {
    case 'memory_begun':
    case 'output_found':
    case 'recalled':
      return [told as RunEvent];
    case 'state_started': {
      const { agent, state, visit, kind, reset_visits } = event;
      const reset = reset_visits === undefined ? {} : { reset_visits };
      return [
        {
          type: 'recalled',
          at,
          event: { type: 'state_started', agent, state, visit, kind, input: null, ...reset },
        },
      ];
    }
    case 'skipped':
    case 'max_visits':
    case 'variables':
    case 'outputs_reset':
      return [{ type: 'recalled', at, event: told as RunEvent }];
    case 'agent_failed':
      return entriesOf(after) === entriesOf(before)
        ? []
        : [{ type: 'recalled', at, event: told as RunEvent }];
    case 'output_stored':
    case 'taught':
      return [{ type: 'recalled', at, event: { ...(told as typeof event), turn: RECALLED_TURN } }];
    default:
      return aboutEntry(event, before, after);
  }
}

/** Other events that belong to an entry. */
function aboutEntry(event: LoggedEvent, before: GraphRecord, after: GraphRecord): RunEvent[] {
  if (after.current === null || metaOf(after) === metaOf(before)) return [];
  const { cancelled: _, ...meta } = metaOf(after);
  const { state } = after.current;
  return [{ type: 'recalled', at: event.time, event: { type: 'history', agent: 'main', state, meta } }];
}
