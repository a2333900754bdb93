import { addUsd } from '../budget.js';
import type { LoggedEvent, OutcomeResult } from '../events.js';
import { NO_USAGE, type TurnKind, type Usage } from '../run.js';

export type EventOf<Type extends LoggedEvent['type']> = Extract<LoggedEvent, { type: Type }>;

/** One turn of a visit: a prompt and its answer, a reminder, or a script's run. USD; ms. */
export interface StoryTurn {
  readonly turn: string;
  /** Of the event that began it. */
  readonly seq: number;
  readonly kind: TurnKind;
  /** As the log has it; its name is that of a file in the run's folder. */
  readonly transcript: string | null;
  readonly tools: { readonly name: string; readonly summary: string }[];
  outcome: OutcomeResult | null;
  /** The event that has the outcome: where long texts of it lie. */
  outcomeEvent: EventOf<'outcome'> | null;
  /** Its number; null while the turn goes on. */
  endSeq: number | null;
  cost_usd: number;
  /** Its cost was shown, and not charged. */
  replayed: boolean;
  usage: Usage;
  ms: number | null;
}

/** Further events of a visit: what is told twice, before a crash and after it, has the same key and is there once. */
export type Told = ReadonlyMap<string, LoggedEvent>;

/** One visit of a state by an agent, and how it went on from there. */
export interface StoryVisit {
  readonly agent: string;
  readonly state: string;
  /** Of the event that began it. */
  readonly seq: number;
  /** Which one of the agent's in this state, from 1. */
  readonly visit: number;
  /** The run's step that began it; null in logs of older versions. */
  readonly step: number | null;
  readonly kind: 'prompt' | 'script' | 'engine';
  /** False where its beginning was not seen, or where the agent was refused at the door: it counts as no visit. */
  readonly isEntered: boolean;
  readonly started: string;
  readonly input: string | null;
  readonly turns: StoryTurn[];
  readonly told: Map<string, LoggedEvent>;
  transition: EventOf<'transition'> | null;
  ended: string | null;
  /** Why the agent failed in it; null again once a resume has tried once more. */
  failure: { readonly code: string; readonly message: string } | null;
}

export interface StoryAgent {
  /** On the way into its first state. */
  readonly told: Map<string, LoggedEvent>;
  /** Which have happened, in order. */
  readonly visits: StoryVisit[];
}

/**
 * What a run was, out of its log: the one reading of it (spec 3.3). Where the run was resumed from a state that is older
 * than its log, what began after the steps and turns of that state has not happened; only its money counts. An event
 * costs the same however many there were.
 */
export class Story {
  /** Which have happened, in the order in which they began. */
  visits: StoryVisit[] = [];
  /** Which have not, though the log tells of them. */
  readonly forgotten: StoryVisit[] = [];
  /** Where in the log an agent's events tell of what has not happened. */
  readonly gaps: { readonly agent: string; readonly from: number; readonly until: number }[] = [];
  /** What was paid for them, USD. */
  forgottenUsd = 0;
  readonly agents = new Map<string, StoryAgent>();
  /** Warnings of no agent. */
  readonly warnings: EventOf<'warning'>[] = [];
  /** First and last moment of each orchestrator's life, ms since the epoch. */
  readonly lives: { from: number; to: number }[] = [];
  isBegun = false;
  isResumed = false;
  /** The run has ended, and no resume has begun since. */
  isOver = false;
  steps = 0;
  /** USD, over all lives of the run. */
  totalCostUsd = 0;
  /** USD, before the latest life. */
  costBeforeUsd = 0;
  readonly #turns = new Map<string, { readonly visit: StoryVisit; readonly turn: StoryTurn }>();
  #lastTurn = 0;

  /** @param isBare whether it keeps figures alone, and no texts: for those who watch a run for hours */
  constructor(private readonly isBare = false) {}

  /** USD, of the latest life. */
  get runCostUsd(): number {
    return addUsd(this.totalCostUsd, -this.costBeforeUsd);
  }

  get workingMs(): number {
    return this.lives.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
  }

  /** What has happened of a turn. */
  turn(id: string): { readonly visit: StoryVisit; readonly turn: StoryTurn } | undefined {
    return this.#turns.get(id);
  }

  /** Told in the latest visit of its agent, which may go on. */
  isOpen(visit: StoryVisit): boolean {
    const isLast = this.agents.get(visit.agent)?.visits.at(-1) === visit;
    return isLast && visit.transition === null && visit.failure === null;
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
      case 'outcome':
        this.#endTurn(event);
        break;
      case 'cost':
        this.totalCostUsd = event.total_cost_usd;
        charge(this.#turnOf(event), event);
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
      default:
        this.#note(event);
    }
  }

  #liveOn({ type, time }: LoggedEvent): void {
    const begins = type === 'run_started' || type === 'run_resumed';
    if (begins) {
      this.isBegun = true;
      this.isOver = false;
    }
    const at = Date.parse(time);
    if (Number.isNaN(at)) return;
    const life = this.lives.at(-1);
    if (life === undefined || begins) this.lives.push({ from: at, to: at });
    else life.to = Math.max(life.to, at);
  }

  #begin(event: EventOf<'state_started'>): void {
    const { agent, seq, state, visit, kind, step = null, input, time } = event;
    const { visits } = this.#agent(agent);
    const last = visits.at(-1);
    if (last?.state === state && last.visit === visit && last.transition === null) return;
    // The steps of an agent only grow: this one was taken back to before them.
    while (step !== null && (visits.at(-1)?.step ?? 0) >= step) this.#forget(visits.at(-1)!);
    this.steps = step ?? this.steps;
    this.#add({ agent, state, seq, visit, step, kind, started: time, isEntered: true, input });
  }

  #add(facts: Omit<StoryVisit, 'turns' | 'told' | 'transition' | 'ended' | 'failure'>): StoryVisit {
    const input = this.isBare ? null : facts.input;
    const blank = { turns: [], told: new Map(), transition: null, ended: null, failure: null };
    const visit = { ...facts, input, ...blank };
    this.visits.push(visit);
    this.#agent(visit.agent).visits.push(visit);
    return visit;
  }

  /** The visit that an event is of. Its beginning may not have been seen: then it counts as none. */
  #visitOf({
    agent,
    state,
    seq,
    time,
  }: EventOf<'turn_started' | 'outcome' | 'cost' | 'transition'>): StoryVisit {
    const last = this.#latest(agent);
    if (last?.state === state) return last;
    const kind = /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
    return this.#add({
      ...{ agent, state, seq, visit: 1, step: null, kind, started: time, isEntered: false, input: null },
    });
  }

  #beginTurn(event: EventOf<'turn_started'>): void {
    const before = this.#turns.get(event.turn);
    // An older state has begun it anew, and an older version did not say from where.
    if (before !== undefined) this.#forgetTurns(before.visit, new Set([event.turn]));
    const visit = this.#visitOf(event);
    visit.failure = null;
    this.#addTurn(visit, event.turn, event.kind, event.seq, event.transcript);
  }

  #addTurn(visit: StoryVisit, id: string, kind: TurnKind, seq: number, transcript: string | null): StoryTurn {
    const turn = {
      ...{ turn: id, seq, kind, transcript: this.isBare ? null : transcript, tools: [] },
      ...{
        outcome: null,
        outcomeEvent: null,
        endSeq: null,
        cost_usd: 0,
        replayed: false,
        usage: NO_USAGE,
        ms: null,
      },
    };
    visit.turns.push(turn);
    this.#turns.set(id, { visit, turn });
    this.#lastTurn = Math.max(this.#lastTurn, Number(id) || 0);
    return turn;
  }

  /** Older versions told no beginning of a script. */
  #turnOf(event: EventOf<'outcome' | 'cost'>): StoryTurn {
    const known = this.#turns.get(event.turn);
    if (known?.visit.agent === event.agent && known.visit.state === event.state) return known.turn;
    const visit = this.#visitOf(event);
    return this.#addTurn(visit, event.turn, visit.kind, event.seq, null);
  }

  #endTurn(event: EventOf<'outcome'>): void {
    const turn = this.#turnOf(event);
    turn.ms = event.ms ?? null;
    turn.endSeq = event.seq;
    charge(turn, event);
    if (this.isBare) return;
    turn.outcome = event.result;
    turn.outcomeEvent = event;
  }

  #goOn(event: EventOf<'transition'>): void {
    const visit = this.#visitOf(event);
    // Once it has gone on by another turn, what came of the first way has not happened.
    if (visit.transition !== null && visit.transition.turn !== event.turn)
      dropAfter(visit, visit.transition.seq);
    visit.ended = event.time;
    visit.transition =
      visit.transition?.turn === event.turn ? visit.transition : this.isBare ? bare(event) : event;
  }

  #note(event: LoggedEvent): void {
    const key = keyOf(event);
    if (key === null || this.isBare) return;
    if (!('agent' in event) || event.agent === undefined) {
      if (event.type === 'warning') this.warnings.push(event);
      return;
    }
    const visit = this.#latest(event.agent);
    // A state that was older than the question has put it again.
    if (event.type === 'asked' && visit !== undefined)
      for (const [known, { type, seq }] of visit.told)
        if ((type === 'asked' || type === 'answered') && seq > (visit.turns.at(-1)?.seq ?? 0))
          visit.told.delete(known);
    const { told } = visit ?? this.#agent(event.agent);
    if (!told.has(key)) told.set(key, event);
  }

  /**
   * What the state does not know of has not happened.
   * @param until the event of the log that ends what was forgotten
   */
  forgetLater(
    { steps, turns }: { readonly steps?: number; readonly turns?: number },
    until = Number.POSITIVE_INFINITY,
  ): void {
    const known = this.forgotten.length;
    if (steps !== undefined && this.steps > steps) {
      const later = this.visits.filter(({ step }) => step !== null && step > steps);
      for (const visit of later) this.#forget(visit);
      this.steps = steps;
    }
    if (turns !== undefined && this.#lastTurn > turns) this.#forgetTurnsAfter(turns);
    for (const { agent, seq: from } of this.forgotten.slice(known)) this.gaps.push({ agent, from, until });
  }

  #forgetTurnsAfter(last: number): void {
    for (const visit of [...this.visits]) {
      const later = visit.turns.filter(({ turn }) => Number(turn) > last);
      if (later.length === 0) continue;
      if (!visit.isEntered && later.length === visit.turns.length) this.#forget(visit);
      else this.#forgetTurns(visit, new Set(later.map(({ turn }) => turn)));
    }
    this.#lastTurn = last;
  }

  #forget(visit: StoryVisit): void {
    remove(this.visits, visit);
    remove(this.#agent(visit.agent).visits, visit);
    this.forgotten.push(visit);
    for (const turn of visit.turns) this.#forgetTurn(turn);
  }

  /** The visit has happened, these turns of it have not, nor has what came of them. */
  #forgetTurns(visit: StoryVisit, ids: ReadonlySet<string>): void {
    const later = visit.turns.filter(({ turn }) => ids.has(turn));
    const { transition, ended } = visit;
    const hasLed = transition !== null && ids.has(transition.turn);
    this.forgotten.push({
      ...visit,
      ...{ seq: later[0]?.seq ?? visit.seq, turns: later, told: new Map(), failure: null },
      ...{ transition: hasLed ? transition : null, ended: hasLed ? ended : null },
    });
    for (const turn of later) {
      remove(visit.turns, turn);
      this.#forgetTurn(turn);
    }
    dropAfter(visit, later[0]?.seq ?? Number.POSITIVE_INFINITY);
    if (!hasLed) return;
    visit.transition = null;
    visit.ended = null;
  }

  #forgetTurn(turn: StoryTurn): void {
    if (this.#turns.get(turn.turn)?.turn === turn) this.#turns.delete(turn.turn);
    if (!turn.replayed) this.forgottenUsd = addUsd(this.forgottenUsd, turn.cost_usd);
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

/** Null for what the story has another place for, or none. */
function keyOf(event: LoggedEvent): string | null {
  switch (event.type) {
    case 'warning':
    case 'reminder':
    case 'retry':
    case 'waiting':
      return String(event.seq);
    case 'forked':
      return `forked ${event.worker}`;
    case 'asked':
    case 'answered':
      return `${event.type} ${event.ask_id}`;
    case 'joined':
      return `joined ${event.state} ${event.workers.map(({ id }) => id).join()}`;
    case 'max_visits':
    case 'skipped':
    case 'join_timeout':
      return `${event.type} ${event.state}`;
    case 'stopped':
    case 'agent_ended':
      return event.type;
    default:
      return null;
  }
}

function charge(turn: StoryTurn, { cost_usd, basis, usage }: EventOf<'outcome' | 'cost'>): void {
  Object.assign(turn, { cost_usd, usage, replayed: basis === 'replayed' });
}

function bare(event: EventOf<'transition'>): EventOf<'transition'> {
  return { ...event, transition: { tag: 'goto', target: event.to ?? '' } };
}

function dropAfter({ told }: StoryVisit, seq: number): void {
  for (const [key, event] of told) if (event.seq > seq) told.delete(key);
}

/** Mostly it is among the last. */
function remove<T>(list: T[], one: T): void {
  const at = list.lastIndexOf(one);
  if (at !== -1) list.splice(at, 1);
}
