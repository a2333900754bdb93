import { askKey, type EdgeKind, END, START, stateKey } from '../map/workflow-map.js';
import type { Transition } from '../protocol/transition.js';
import type { Story } from './story.js';
import type { EventOf, StoryVisit, ToldEvents } from './visit.js';

/** A step of a run from one place of the map (core/map) to another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  /** The outcome that was routed, or the code of the error. Null where the log does not say. */
  readonly label: string | null;
  count: number;
}

/** The edges of all visits that have happened, with how often each was taken. */
export function edgesOf(story: Story): Edge[] {
  const edges = new Map<string, Edge>();
  const joined = joinsOf(story);
  const next = new Map<StoryVisit, StoryVisit>();
  for (const { visits } of story.agents.values())
    for (const [index, visit] of visits.entries())
      if (index + 1 < visits.length) next.set(visit, visits[index + 1]!);
  const link = (from: string, to: string, kind: EdgeKind, label: string | null = null): void => {
    const key = JSON.stringify([from, to, kind, label]);
    const edge = edges.get(key);
    if (edge === undefined) edges.set(key, { from, to, kind, label, count: 1 });
    else edge.count += 1;
  };
  const first = story.visits.find(({ isEntered }) => isEntered);
  if (first !== undefined) link(START, stateKey(first.state), 'goto');
  for (const { told } of story.agents.values()) linkTold(told, link);
  for (const visit of story.visits) {
    linkTransition(visit, link);
    linkTold(visit.told, link);
    if (next.has(visit)) linkAnswer(visit, stateKey(next.get(visit)!.state), link);
    if (!visit.told.has('agent_ended')) continue;
    const door = joined.get(visit.agent);
    if (door === undefined) link(stateKey(visit.state), END, 'goto');
    else link(stateKey(visit.state), stateKey(door), 'join');
  }
  return [...edges.values()];
}

type Link = (from: string, to: string, kind: EdgeKind, label?: string | null) => void;

function linkTransition({ state, transition: event, told }: StoryVisit, link: Link): void {
  if (event?.to == null) return;
  const { to, transition, outcome = null, error } = event;
  const kind = error === undefined ? edgeKind(transition) : 'error';
  if (kind === null) return;
  // A state graph's question is a part of its visit: on the map, the edge begins at the state itself.
  if (error === undefined && isGraphs(state) && lastAnswer(told) !== undefined)
    link(askKey(state), stateKey(to), 'answer', outcome);
  else
    link(
      stateKey(state),
      stateKey(to),
      kind,
      error ?? (transition.tag === 'function' ? 'function' : outcome),
    );
}

function linkTold(told: ToldEvents, link: Link): void {
  for (const event of told.values()) {
    if (event.type === 'forked') link(stateKey(event.state), stateKey(event.worker_state), 'fork');
    if (event.type === 'asked') link(stateKey(event.state), askKey(event.state), 'goto');
    if (event.type === 'max_visits') link(stateKey(event.state), stateKey(event.to), 'limit');
    if (event.type === 'join_timeout') link(stateKey(event.state), stateKey(event.to), 'timeout');
    if (event.type === 'skipped') link(stateKey(event.state), stateKey(event.to), 'skip');
  }
}

function linkAnswer({ state, told }: StoryVisit, to: string, link: Link): void {
  const asked = [...told.values()].some(({ type }) => type === 'asked');
  if (asked && !isGraphs(state))
    link(askKey(state), to, lastAnswer(told)?.timed_out === true ? 'timeout' : 'answer');
}

function lastAnswer(told: ToldEvents): EventOf<'answered'> | undefined {
  return [...told.values()].findLast((event) => event.type === 'answered');
}

/** Whether the state is a graph's: those are in one file, and have no file's extension in their names. */
function isGraphs(state: string): boolean {
  return !/\.(?:md|sh|ps1|bat)$/.test(state);
}

/** Maps workers to the state whose join they were handed over to. */
function joinsOf({ agents }: Story): Map<string, string> {
  const joins = new Map<string, string>();
  for (const { told, visits } of agents.values())
    for (const each of [told, ...visits.map((visit) => visit.told)])
      for (const event of each.values())
        if (event.type === 'joined') for (const { id } of event.workers) joins.set(id, event.state);
  return joins;
}

/** Null for an `<ask>`, for which its question stands, and where an agent ends, for which its end stands. */
function edgeKind({ tag }: Transition): EdgeKind | null {
  switch (tag) {
    case 'goto':
    case 'reset':
      return tag;
    case 'call':
    case 'function':
      return 'call';
    case 'result':
      return 'return';
    case 'fork':
      return 'goto';
    case 'ask':
      return null;
    default:
      return tag satisfies never;
  }
}
