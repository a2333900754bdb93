import type { LoggedEvent } from '../core/events.js';
import { askKey, END, type MapPlace, START, stateKey, stateName } from '../core/map/workflow-map.js';
import type { Run } from '../core/run.js';
import { type Edge, edgesOf } from '../core/story/edges.js';
import { FIGURE_EVENTS, type Story } from '../core/story/story.js';
import { kindByName, type StoryVisit } from '../core/story/visit.js';
import { NO_TOTAL, stateTotals, type Total, totalsOf } from './totals.js';

/** The events of a log that an overlay is made from. */
export const OVERLAY_EVENTS: ReadonlySet<LoggedEvent['type']> = new Set<LoggedEvent['type']>([
  ...[...FIGURE_EVENTS].filter((type) => type !== 'outcome'),
  ...(['transition', 'forked', 'max_visits', 'skipped', 'join_timeout', 'joined'] as const),
  ...(['asked', 'answered', 'agent_ended'] as const),
]);

/** How the run has ended or is waiting at a place. */
export type Mark = 'failed' | 'open';

/** What a run has made of its workflow, over all its lives, by the keys of places on the map. */
export class RunOverlay {
  /** Visited places, in the order of their first visits. */
  readonly places: readonly MapPlace[];
  readonly totals: ReadonlyMap<string, Total>;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly edges: readonly Edge[];
  readonly workingMs: number;

  constructor(run: Run, story: Story) {
    this.edges = edgesOf(story);
    this.marks = marksOf(run);
    this.workingMs = story.workingMs;
    const kinds = new Map<string, StoryVisit['kind']>();
    for (const { state, kind, isEntered } of story.visits) if (isEntered) kinds.set(state, kind);
    const totals = new Map<string, Total>();
    // An edge that leads to a question has asked it.
    for (const { to, count } of this.edges)
      if (to.startsWith(askKey('')))
        totals.set(to, { ...NO_TOTAL, visits: (totals.get(to)?.visits ?? 0) + count });
    for (const [state, total] of [...totalsOf(story, 'state'), ...stateTotals(run, story)])
      totals.set(stateKey(state), total);
    this.totals = totals;
    const visited = story.visits.map(({ state }) => stateKey(state));
    const ends = this.edges.flatMap(({ from, to }) => [from, to]);
    this.places = [...new Set([...visited.slice(0, 1), ...ends, ...visited])].map((key) => {
      if (key === START || key === END) return { key, kind: key, label: '', within: [] };
      const state = key.slice(key.indexOf(' ') + 1);
      // Until the state is entered, its name has to do.
      const kind = key === askKey(state) ? 'ask' : (kinds.get(state) ?? kindByName(state));
      return { key, kind, label: stateName(state), within: [] };
    });
  }
}

/** The places where agents have stopped. */
function marksOf(run: Run): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { status, current_state: state } of run.agents) {
    const key = status === 'asking' ? askKey(state) : stateKey(state);
    if (marks.get(key) !== 'failed') marks.set(key, status === 'failed' ? 'failed' : 'open');
  }
  return marks;
}
