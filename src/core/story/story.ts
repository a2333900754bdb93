import { addUsd } from '../budget.js';
import type { LoggedEvent } from '../events.js';
import { NO_USAGE } from '../run.js';
import {
  type EventOf,
  eventKey,
  kindByName,
  type StoryAgent,
  type StoryTurn,
  type StoryVisit,
} from './visit.js';

/** The figures of a story depend on these events alone. */
export const FIGURE_EVENTS: ReadonlySet<LoggedEvent['type']> = new Set([
  ...(['run_started', 'run_resumed', 'run_ended'] as const),
  ...(['state_started', 'turn_started', 'outcome', 'cost'] as const),
]);

/**
 * What a run was, read from its log (spec 3.3); every view reads this. Where the run was resumed from a state that is
 * older than its log, what began after the steps and turns of that state has not happened, and only its money counts.
 * An event costs the same however many there were.
 */
export class Story {
  /** Visits that have happened, in the order in which they began. */
  visits: StoryVisit[] = [];
  /** Visits that have not happened, though they are in the log. */
  readonly forgotten: StoryVisit[] = [];
  /** What was paid for the forgotten visits, USD. */
  forgottenUsd = 0;
  readonly agents = new Map<string, StoryAgent>();
  /** Warnings that belong to no agent. */
  readonly warnings: EventOf<'warning'>[] = [];
  /** The first and last moment of each orchestrator's life, ms since the epoch. */
  readonly lives: { from: number; to: number }[] = [];
  isResumed = false;
  /** The run has ended, and no resume has begun since. */
  isOver = false;
  steps = 0;
  /** USD that are shown and not charged. */
  replayedUsd = 0;
  /** USD, over all lives of the run. */
  totalCostUsd = 0;
  /** USD before the latest life. */
  costBeforeUsd = 0;
  readonly #turns = new Map<string, { readonly visit: StoryVisit; readonly turn: StoryTurn }>();
  /** Ranges of the log in which an agent's events have not happened. */
  readonly #gaps: { readonly agent: string | undefined; readonly from: number; readonly until: number }[] =
    [];
  #lastTurn = 0;
  /** What a graph did on the way into the state of that step. No agent does these. */
  #resets: EventOf<'outputs_reset'>[] = [];

  /** @param isBare keeps figures without texts, for those who watch a run for hours */
  constructor(private readonly isBare = false) {}

  /** USD, of the latest life. */
  get runCostUsd(): number {
    return addUsd(this.totalCostUsd, -this.costBeforeUsd);
  }

  get workingMs(): number {
    return this.lives.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  }

  /** A turn that has happened, with its visit. */
  turn(id: string): { readonly visit: StoryVisit; readonly turn: StoryTurn } | undefined {
    return this.#turns.get(id);
  }

  /** Whether a visit is its agent's latest, and may go on. */
  isOpen(visit: StoryVisit): boolean {
    const isLast = this.agents.get(visit.agent)?.visits.at(-1) === visit;
    return isLast && visit.transition === null && visit.failure === null;
  }

  /** Whether an event is of something that has not happened. */
  isForgotten({ agent, seq }: { readonly agent?: string; readonly seq: number }): boolean {
    return this.#gaps.some((gap) => gap.agent === agent && gap.from <= seq && seq < gap.until);
  }

  apply(event: LoggedEvent): void {
    this.#liveOn(event);
    switch (event.type) {
      case 'run_resumed':
        this.isResumed = true;
        this.forgetLater(event, event.seq);
        this.totalCostUsd = event.total_cost_usd;
        this.costBeforeUsd = event.total_cost_usd;
        break;
      case 'run_ended':
        this.isOver = true;
        this.totalCostUsd = event.total_cost_usd;
        break;
      case 'state_started':
        this.#begin(event);
        break;
      case 'turn_started':
        this.#beginTurn(event);
        break;
      case 'tool':
        if (!this.isBare) this.#latest(event.agent)?.turns.at(-1)?.tools.push(event);
        break;
      case 'outcome': {
        const outcomeEvent = this.isBare ? null : event;
        Object.assign(this.#charge(event), { ms: event.ms ?? null, endSeq: event.seq, outcomeEvent });
        break;
      }
      case 'cost':
        this.totalCostUsd = event.total_cost_usd;
        this.#charge(event);
        break;
      case 'transition':
        this.#goOn(event);
        break;
      case 'agent_failed': {
        const visit = this.#latest(event.agent);
        if (visit === undefined) break;
        visit.failure = { code: event.code, message: event.message };
        visit.ended = event.time;
        break;
      }
      case 'outputs_reset':
        this.#resets.push(event);
        break;
      default:
        this.#note(event);
    }
  }

  #liveOn({ type, time }: LoggedEvent): void {
    const begins = type === 'run_started' || type === 'run_resumed';
    if (begins) this.isOver = false;
    const at = Date.parse(time);
    if (Number.isNaN(at)) return;
    const life = this.lives.at(-1);
    if (life === undefined || begins) this.lives.push({ from: at, to: at });
    else life.to = Math.max(life.to, at);
  }

  #begin(event: EventOf<'state_started'>): void {
    const { state, visit, kind, step = null, input } = event;
    const { visits } = this.#agent(event.agent);
    const last = visits.at(-1);
    if (last?.state === state && last.visit === visit && last.transition === null) return;
    // The steps of an agent only grow, so the agent was taken back to before these.
    while (step !== null && (visits.at(-1)?.step ?? 0) >= step) this.#forget(visits.at(-1)!);
    this.steps = Math.max(this.steps, step ?? 0);
    this.#add(event, { visit, step, kind, isEntered: true, input: this.isBare ? null : input });
  }

  #add(
    { agent, state, seq, time: started }: { agent: string; state: string; seq: number; time: string },
    facts: Pick<StoryVisit, 'visit' | 'step' | 'kind' | 'isEntered' | 'input'>,
  ): StoryVisit {
    const begun = { agent, state, seq, started, ...facts, turns: [], told: new Map() };
    const visit = { ...begun, ...NOWHERE, failure: null };
    this.visits.push(visit);
    this.#agent(agent).visits.push(visit);
    return visit;
  }

  /** The visit that an event belongs to. If its beginning was not seen, it is made, and counts as no visit. */
  #visitOf(event: EventOf<'turn_started' | 'outcome' | 'cost' | 'transition'>): StoryVisit {
    const last = this.#latest(event.agent);
    if (last?.state === event.state) return last;
    const kind = kindByName(event.state);
    return this.#add(event, { visit: 1, step: null, kind, isEntered: false, input: null });
  }

  #beginTurn(event: EventOf<'turn_started'>): void {
    const before = this.#turns.get(event.turn);
    // An older state has begun the turn anew, and an older version did not log from where.
    if (before !== undefined) this.#forgetTurns(before.visit, [before.turn]);
    this.#addTurn(event).visit.failure = null;
  }

  /** Older versions did not log the beginning of a script. */
  #addTurn(event: EventOf<'turn_started' | 'outcome' | 'cost'>): { visit: StoryVisit; turn: StoryTurn } {
    const { seq, turn: id } = event;
    const visit = this.#visitOf(event);
    const begun = event.type === 'turn_started' ? event : { kind: visit.kind, transcript: null };
    const turn: StoryTurn = {
      ...{ turn: id, seq, kind: begun.kind, transcript: this.isBare ? null : begun.transcript, tools: [] },
      ...{ outcomeEvent: null, endSeq: null, ms: null, cost_usd: 0, replayed: false, usage: NO_USAGE },
    };
    visit.turns.push(turn);
    this.#turns.set(id, { visit, turn });
    this.#lastTurn = Math.max(this.#lastTurn, Number(id) || 0);
    return { visit, turn };
  }

  #charge(event: EventOf<'outcome' | 'cost'>): StoryTurn {
    const { cost_usd, basis, usage, agent, state } = event;
    const known = this.#turns.get(event.turn);
    const isKnown = known?.visit.agent === agent && known.visit.state === state;
    const { turn } = isKnown ? known : this.#addTurn(event);
    const replayed = basis === 'replayed';
    this.replayedUsd += (replayed ? cost_usd : 0) - (turn.replayed ? turn.cost_usd : 0);
    return Object.assign(turn, { cost_usd, usage, replayed });
  }

  #goOn(event: EventOf<'transition'>): void {
    const visit = this.#visitOf(event);
    // Once the visit has gone on by another turn, what followed from its first transition has not happened.
    if (visit.transition !== null && visit.transition.turn !== event.turn)
      dropAfter(visit, visit.transition.seq);
    visit.ended = event.time;
    if (visit.transition?.turn !== event.turn) visit.transition = this.isBare ? bare(event) : event;
  }

  #note(event: LoggedEvent): void {
    const key = eventKey(event);
    if (key === null || this.isBare) return;
    if (!('agent' in event) || event.agent === undefined) {
      if (event.type === 'warning') this.warnings.push(event);
      return;
    }
    const visit = this.#latest(event.agent);
    // A state that was older than the question has asked it again.
    if (event.type === 'asked' && visit !== undefined)
      for (const [known, { type, seq }] of visit.told)
        if ((type === 'asked' || type === 'answered') && seq > (visit.turns.at(-1)?.seq ?? 0))
          visit.told.delete(known);
    const { told } = visit ?? this.#agent(event.agent);
    if (!told.has(key)) told.set(key, event);
  }

  /**
   * Forgets what the state does not know of, since it has not happened.
   * @param until the event of the log that ends what is forgotten
   */
  forgetLater(
    { steps, turns }: { readonly steps?: number; readonly turns?: number },
    until = Number.POSITIVE_INFINITY,
  ): void {
    const known = this.forgotten.length;
    if (steps !== undefined && this.steps > steps) {
      const later = this.visits.filter(({ step }) => step !== null && step > steps);
      for (const visit of later) this.#forget(visit);
    }
    this.steps = steps ?? this.steps;
    if (turns !== undefined && this.#lastTurn > turns) this.#forgetTurnsAfter(turns);
    const gaps = new Map<string | undefined, number>();
    for (const { agent, seq } of this.forgotten.slice(known))
      gaps.set(agent, Math.min(seq, gaps.get(agent) ?? seq));
    const isLater = ({ step }: EventOf<'outputs_reset'>): boolean => steps !== undefined && step > steps;
    const reset = this.#resets.find(isLater);
    if (reset !== undefined) gaps.set(undefined, reset.seq);
    for (const [agent, from] of gaps) this.#gaps.push({ agent, from, until });
    this.#resets = this.#resets.filter((event) => !isLater(event));
  }

  #forgetTurnsAfter(last: number): void {
    for (const visit of [...this.visits]) {
      const later = visit.turns.filter(({ turn }) => Number(turn) > last);
      if (later.length === 0) continue;
      if (!visit.isEntered && later.length === visit.turns.length) this.#forget(visit);
      else this.#forgetTurns(visit, later);
    }
    this.#lastTurn = last;
  }

  #forget(visit: StoryVisit): void {
    remove(this.visits, visit);
    remove(this.#agent(visit.agent).visits, visit);
    this.forgotten.push(visit);
    for (const turn of visit.turns) this.#forgetTurn(turn);
  }

  /** Forgets these turns of a visit, and what followed from them. The visit itself has happened. */
  #forgetTurns(visit: StoryVisit, later: readonly StoryTurn[]): void {
    const { transition, ended } = visit;
    const { seq } = later[0]!;
    const led = later.some(({ turn }) => turn === transition?.turn) ? { transition, ended } : NOWHERE;
    this.forgotten.push({ ...visit, seq, turns: [...later], told: new Map(), failure: null, ...led });
    for (const turn of later) {
      remove(visit.turns, turn);
      this.#forgetTurn(turn);
    }
    dropAfter(visit, seq);
    if (led !== NOWHERE) Object.assign(visit, NOWHERE);
  }

  #forgetTurn(turn: StoryTurn): void {
    if (this.#turns.get(turn.turn)?.turn === turn) this.#turns.delete(turn.turn);
    if (turn.replayed) this.replayedUsd -= turn.cost_usd;
    else this.forgottenUsd = addUsd(this.forgottenUsd, turn.cost_usd);
  }

  #latest(agent: string): StoryVisit | undefined {
    return this.agents.get(agent)?.visits.at(-1);
  }

  #agent(id: string): StoryAgent {
    let agent = this.agents.get(id);
    if (agent === undefined) {
      agent = { told: new Map(), visits: [] };
      this.agents.set(id, agent);
    }
    return agent;
  }
}

const NOWHERE = { transition: null, ended: null };

function bare(event: EventOf<'transition'>): EventOf<'transition'> {
  return { ...event, transition: { tag: 'goto', target: event.to ?? '' } };
}

function dropAfter({ told }: StoryVisit, seq: number): void {
  for (const [key, event] of told) if (event.seq > seq) told.delete(key);
}

/** Searches from the end, since the value is mostly among the last. */
function remove<T>(list: T[], one: T): void {
  const at = list.lastIndexOf(one);
  if (at !== -1) list.splice(at, 1);
}
