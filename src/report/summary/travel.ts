import type { OutcomeResult } from '../../core/events.js';
import { END, START, stateKey, stateLabel } from '../../core/map/workflow-map.js';
import { type Edge, edgesOf } from '../../core/story/edges.js';
import type { Story } from '../../core/story/story.js';
import type { StoryVisit } from '../../core/story/visit.js';
import { kindByName } from '../../core/story/visit.js';

export type NodeKind = 'prompt' | 'script' | 'engine' | 'ask' | 'start' | 'end';

/** A place on the way: a state, a question, or where the run begins or agents end. */
export interface Place {
  readonly key: string;
  readonly label: string;
  readonly kind: NodeKind;
  readonly visits: number;
  readonly costUsd: number;
  /** What the place's latest turn ended with; null for a place without turns. */
  readonly last: LastWord | null;
}

/** The end of a turn. */
export interface LastWord {
  readonly agent: string;
  readonly text: string;
  /** Later words have higher numbers. */
  readonly order: number;
}

/** The way that a run has gone, over all its lives: places with visits and costs, and the edges between them. */
export class Travel {
  /** In the order in which they were first reached. */
  readonly places = new Map<string, Place>();
  readonly edges: readonly Edge[];

  constructor(story: Story) {
    this.edges = edgesOf(story);
    const visits = new Map<string, StoryVisit[]>();
    for (const visit of story.visits) {
      const known = visits.get(visit.state);
      if (known === undefined) visits.set(visit.state, [visit]);
      else known.push(visit);
    }
    const [first] = visits.keys();
    const seen = new Set(first === undefined ? [] : [stateKey(first)]);
    for (const { from, to } of this.edges) seen.add(from).add(to);
    for (const state of visits.keys()) seen.add(stateKey(state));
    for (const key of seen) this.places.set(key, this.#place(key, visits));
  }

  #place(key: string, byState: ReadonlyMap<string, readonly StoryVisit[]>): Place {
    if (key === START || key === END) return { key, label: '', kind: key, visits: 0, costUsd: 0, last: null };
    const state = key.slice(key.indexOf(' ') + 1);
    const label = stateLabel(state);
    if (key.startsWith('ask ')) {
      const asked = this.edges.filter(({ to }) => to === key).reduce((sum, { count }) => sum + count, 0);
      return { key, label, kind: 'ask', visits: asked, costUsd: 0, last: null };
    }
    const visits = byState.get(state) ?? [];
    const entered = visits.filter(({ isEntered }) => isEntered);
    // Until the state is entered its name has to do.
    const guessed = kindByName(state);
    return {
      ...{ key, label, kind: entered.at(-1)?.kind ?? guessed, visits: entered.length },
      costUsd: visits.flatMap(({ turns }) => turns).reduce((sum, turn) => sum + turn.cost_usd, 0),
      last: lastWord(visits),
    };
  }
}

function lastWord(visits: readonly StoryVisit[]): LastWord | null {
  let last: LastWord | null = null;
  for (const { agent, turns } of visits)
    for (const { outcomeEvent: event } of turns)
      if (event !== null && event.seq > (last?.order ?? -1))
        last = { agent, text: wordsOf(event.result), order: event.seq };
  return last;
}

function wordsOf(result: OutcomeResult): string {
  switch (result.kind) {
    case 'text':
      return result.text;
    case 'exit': {
      const code = result.exit_code === 0 ? '' : `exit code ${result.exit_code}`;
      const errors = result.stderr.trim() === '' ? '' : `stderr:\n${result.stderr.trim()}`;
      return [code, result.stdout.trim(), errors].filter((part) => part !== '').join('\n\n');
    }
    case 'failure':
      return `${result.code}: ${result.message}`;
  }
}
