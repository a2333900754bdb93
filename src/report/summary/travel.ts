import type { LoggedEvent } from '../../core/events.js';
import { askKey, END, START, stateKey, stateLabel, type WayKind } from '../../core/map/workflow-map.js';
import { edgeKind } from '../transition.js';

export type NodeKind = 'prompt' | 'script' | 'engine' | 'ask' | 'start' | 'end';

/** A place on the way: a state, a question, or where the run begins or agents end. */
export interface Place {
  readonly key: string;
  readonly label: string;
  kind: NodeKind;
  visits: number;
  costUsd: number;
  /** What the place's latest turn ended with; null for a place without turns. */
  last: LastWord | null;
}

/** The end of a turn. */
export interface LastWord {
  readonly agent: string;
  readonly visit: number;
  readonly kind: 'text' | 'script' | 'failure';
  readonly text: string;
  /** Later words have higher numbers. */
  readonly order: number;
}

export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly kind: WayKind;
  count: number;
}

type EventOf<T extends LoggedEvent['type']> = Extract<LoggedEvent, { type: T }>;

/**
 * The way that a run has gone, over all its lives: places with visits and costs, and the edges between them.
 * A crash may have logged an event twice, before and after; turns and workers tell such doubles apart.
 */
export class Travel {
  /** In the order in which they were first reached. */
  readonly places = new Map<string, Place>();
  readonly edges = new Map<string, Edge>();
  /** Turns by agent. */
  readonly turns = new Map<string, Set<string>>();
  readonly costs = new Map<string, { agent: string; state: string; usd: number; replayed: boolean }>();
  /** First and last moment of each orchestrator's life, ms since the epoch. */
  readonly lives: { from: number; to: number }[] = [];

  readonly #visits = new Map<string, number>();
  readonly #seen = new Set<string>();
  /** The question whose answer an agent waits for. */
  readonly #asked = new Map<string, string>();
  /** In which state each agent ended. */
  readonly #ended = new Map<string, string>();
  #order = 0;

  constructor(events: readonly LoggedEvent[]) {
    for (const event of events) this.#take(event);
    for (const { state, usd } of this.costs.values()) this.#state(state).costUsd += usd;
  }

  get workingMs(): number {
    return this.lives.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  }

  /** What agents have cost, replayed turns included. */
  costOf(agent: string): number {
    return this.#sum((cost) => cost.agent === agent);
  }

  /** USD, by state. */
  get replayedByState(): Readonly<Record<string, number>> {
    const sums = new Map<string, number>();
    for (const { state, usd, replayed } of this.costs.values())
      if (replayed) sums.set(state, (sums.get(state) ?? 0) + usd);
    return Object.fromEntries(sums);
  }

  get replayedUsd(): number {
    return this.#sum((cost) => cost.replayed);
  }

  #sum(wanted: (cost: { agent: string; replayed: boolean }) => boolean): number {
    return [...this.costs.values()].filter(wanted).reduce((sum, { usd }) => sum + usd, 0);
  }

  #take(event: LoggedEvent): void {
    this.#order += 1;
    this.#liveOn(event);
    switch (event.type) {
      case 'state_started':
        this.#enter(event);
        break;
      case 'turn_started':
        this.turns.set(event.agent, (this.turns.get(event.agent) ?? new Set()).add(event.turn));
        break;
      case 'cost':
        this.costs.set(event.turn, {
          agent: event.agent,
          state: event.state,
          usd: event.cost_usd,
          replayed: event.basis === 'replayed',
        });
        break;
      case 'outcome':
        this.#state(event.state).last = this.#lastWord(event);
        break;
      case 'transition':
        if (this.#isNew(`transition ${event.agent} ${event.turn}`)) this.#go(event);
        break;
      case 'forked':
        if (this.#isNew(`worker ${event.worker}`)) this.#edge(event.state, event.worker_state, 'fork');
        break;
      case 'max_visits':
        this.#edge(event.state, event.to, 'limit');
        break;
      case 'join_timeout':
        this.#edge(event.state, event.to, 'timeout');
        break;
      case 'skipped':
        this.#edge(event.state, event.to, 'skip');
        break;
      case 'joined':
        this.#join(event);
        break;
      case 'asked':
        this.#ask(event);
        break;
      case 'agent_ended':
        if (this.#isNew(`ended ${event.agent}`)) {
          this.#link(stateKey(event.state), this.#end().key, 'goto');
          this.#ended.set(event.agent, event.state);
        }
        break;
    }
  }

  #liveOn(event: LoggedEvent): void {
    const time = Date.parse(event.time);
    if (Number.isNaN(time)) return;
    const life = this.lives.at(-1);
    const begins = event.type === 'run_started' || event.type === 'run_resumed';
    if (life === undefined || begins) this.lives.push({ from: time, to: time });
    else life.to = Math.max(life.to, time);
  }

  #enter(event: EventOf<'state_started'>): void {
    const place = this.#state(event.state, event.kind);
    place.visits += 1;
    this.#visits.set(event.agent, event.visit);
    const asked = this.#asked.get(event.agent);
    this.#asked.delete(event.agent);
    if (asked !== undefined) this.#link(asked, place.key, 'answer');
    if (this.#isNew('entry')) this.#link(this.#place(START, '', 'start').key, place.key, 'goto');
  }

  #lastWord(event: EventOf<'outcome'>): LastWord {
    const { agent, result } = event;
    const common = { agent, visit: this.#visits.get(agent) ?? 1, order: this.#order };
    switch (result.kind) {
      case 'text':
        return { ...common, kind: 'text', text: result.text };
      case 'exit': {
        const code = result.exit_code === 0 ? '' : `exit code ${result.exit_code}`;
        const errors = result.stderr.trim() === '' ? '' : `stderr:\n${result.stderr.trim()}`;
        const parts = [code, result.stdout.trim(), errors].filter((part) => part !== '');
        return { ...common, kind: 'script', text: parts.join('\n\n') };
      }
      case 'failure':
        return { ...common, kind: 'failure', text: `${result.code}: ${result.message}` };
    }
  }

  #go({ state, transition, to }: EventOf<'transition'>): void {
    const kind = edgeKind(transition);
    if (kind !== null && to !== null) this.#edge(state, to, kind);
  }

  #ask({ agent, state }: EventOf<'asked'>): void {
    const place = this.#place(askKey(state), stateLabel(state), 'ask');
    if (this.#asked.get(agent) === place.key) return;
    this.#asked.set(agent, place.key);
    place.visits += 1;
    this.#link(stateKey(state), place.key, 'goto');
  }

  /** What had been taken for an end was the way to the join. */
  #join({ state, workers }: EventOf<'joined'>): void {
    for (const { id } of workers) {
      const ended = this.#ended.get(id);
      if (ended === undefined || !this.#isNew(`joined ${id}`)) continue;
      this.#unlink(stateKey(ended), END, 'goto');
      this.#edge(ended, state, 'join');
    }
  }

  #unlink(from: string, to: string, kind: WayKind): void {
    const key = JSON.stringify([from, to, kind]);
    const edge = this.edges.get(key);
    if (edge === undefined) return;
    edge.count -= 1;
    if (edge.count > 0) return;
    this.edges.delete(key);
    if (![...this.edges.values()].some((other) => other.to === to)) this.places.delete(to);
  }

  #edge(from: string, to: string, kind: WayKind): void {
    this.#link(this.#state(from).key, this.#state(to).key, kind);
  }

  #link(from: string, to: string, kind: WayKind): void {
    const key = JSON.stringify([from, to, kind]);
    const edge = this.edges.get(key);
    if (edge === undefined) this.edges.set(key, { from, to, kind, count: 1 });
    else edge.count += 1;
  }

  #state(state: string, kind?: 'prompt' | 'script' | 'engine'): Place {
    const place = this.#place(stateKey(state), stateLabel(state), kind ?? guessedKind(state));
    if (kind !== undefined) place.kind = kind;
    return place;
  }

  #end(): Place {
    return this.#place(END, '', 'end');
  }

  #place(key: string, label: string, kind: NodeKind): Place {
    let place = this.places.get(key);
    if (place === undefined) {
      place = { key, label, kind, visits: 0, costUsd: 0, last: null };
      this.places.set(key, place);
    }
    return place;
  }

  #isNew(what: string): boolean {
    const isNew = !this.#seen.has(what);
    this.#seen.add(what);
    return isNew;
  }
}

/** Until the state is entered its name has to do. */
function guessedKind(state: string): NodeKind {
  return /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
}
