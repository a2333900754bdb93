import type { LoggedEvent, OutcomeResult } from '../../core/events.js';
import { stateLabel } from '../../core/map/workflow-map.js';
import type { TurnKind, Usage } from '../../core/run.js';
import { NO_USAGE } from '../../core/run.js';
import { tagText, transitionDetail } from '../transition.js';

/** One turn of a visit: a prompt and its answer, a reminder, or a script's run. USD; ms. */
export interface ShownTurn {
  readonly turn: string;
  readonly kind: TurnKind;
  /** As the log has it; its name is that of a file in the run's folder. */
  readonly transcript: string | null;
  readonly tools: { readonly name: string; readonly summary: string }[];
  outcome: OutcomeResult | null;
  /** The event that has the outcome: where long texts of it lie. */
  outcomeEvent: LoggedEvent | null;
  cost_usd: number;
  /** Its cost was shown, and not charged. */
  replayed: boolean;
  usage: Usage;
  ms: number | null;
}

/** Where a visit led, in words. */
export interface ShownTransition {
  readonly tag: string;
  readonly to: string | null;
  readonly implicit: boolean;
  readonly detail: string;
}

/** One visit of a state by an agent, as the log tells it (spec 8.1). */
export interface ShownVisit {
  readonly agent: string;
  readonly state: string;
  readonly visit: number;
  readonly kind: 'prompt' | 'script' | 'engine';
  readonly started: string;
  readonly input: string | null;
  readonly turns: ShownTurn[];
  /** Warnings, reminders, retries, questions: what else happened, a line each. */
  readonly notes: string[];
  transition: ShownTransition | null;
  ended: string | null;
  /** Why the agent failed in it; null again once a resume has tried once more. */
  failure: { readonly code: string; readonly message: string } | null;
}

/** Makes visits of a run's events, in the order in which they began. */
export class Visits {
  readonly all: ShownVisit[] = [];
  readonly #open = new Map<string, ShownVisit>();
  readonly #turns = new Map<string, ShownTurn>();
  /** The run has ended, and no resume has begun since. */
  isOver = false;

  apply(event: LoggedEvent): void {
    if (event.type === 'run_started' || event.type === 'run_resumed') this.isOver = false;
    if (event.type === 'run_ended') this.isOver = true;
    if (event.type === 'state_started') this.#begin(event);
    if (!('agent' in event) || event.agent === undefined) return;
    const visit = this.#open.get(event.agent);
    if (visit !== undefined) this.#add(visit, event);
  }

  /** Told in the latest step of its agent, which may go on. */
  isOpen(visit: ShownVisit): boolean {
    return visit.transition === null && visit.failure === null && this.#open.get(visit.agent) === visit;
  }

  #begin(event: Extract<LoggedEvent, { type: 'state_started' }>): void {
    const { agent, state, visit, kind, input, time: started } = event;
    const known = this.#open.get(agent);
    // A crash may have let it be told twice.
    if (known?.state === state && known.visit === visit && known.turns.length === 0) return;
    const shown: ShownVisit = {
      ...{ agent, state, visit, kind, started, input },
      turns: [],
      notes: [],
      transition: null,
      ended: null,
      failure: null,
    };
    this.all.push(shown);
    this.#open.set(agent, shown);
  }

  #add(visit: ShownVisit, event: LoggedEvent): void {
    switch (event.type) {
      case 'turn_started': {
        const turn: ShownTurn = { ...freshTurn(event.turn, event.kind), transcript: event.transcript };
        this.#turns.set(event.turn, turn);
        visit.turns.push(turn);
        visit.failure = null;
        break;
      }
      case 'tool':
        visit.turns.at(-1)?.tools.push({ name: event.name, summary: event.summary });
        break;
      case 'outcome': {
        const turn = this.#turnOf(visit, event.turn);
        turn.outcome = event.result;
        turn.outcomeEvent = event;
        turn.ms = event.ms ?? null;
        break;
      }
      case 'cost': {
        const turn = this.#turnOf(visit, event.turn);
        turn.cost_usd = event.cost_usd;
        turn.usage = event.usage;
        turn.replayed = event.basis === 'replayed';
        break;
      }
      case 'transition':
        if (event.state !== visit.state) break;
        visit.transition = {
          tag: tagText(event.transition, '×'),
          to: event.to,
          implicit: event.implicit,
          detail: transitionDetail(event.transition),
        };
        visit.ended = event.time;
        break;
      case 'agent_failed':
        visit.failure = { code: event.code, message: event.message };
        visit.ended = event.time;
        break;
      default: {
        const note = noteOf(event);
        if (note !== null) visit.notes.push(note);
      }
    }
  }

  #turnOf(visit: ShownVisit, id: string): ShownTurn {
    const known = this.#turns.get(id);
    if (known !== undefined && visit.turns.includes(known)) return known;
    // Of a script the log tells no beginning.
    const turn = freshTurn(id, visit.kind);
    this.#turns.set(id, turn);
    visit.turns.push(turn);
    return turn;
  }
}

function freshTurn(turn: string, kind: TurnKind): ShownTurn {
  return {
    ...{ turn, kind, transcript: null, tools: [], outcome: null, outcomeEvent: null },
    ...{ cost_usd: 0, replayed: false, usage: NO_USAGE, ms: null },
  };
}

function noteOf(event: LoggedEvent): string | null {
  switch (event.type) {
    case 'warning':
      return `warning: ${event.message}`;
    case 'reminder':
      return `reminder ${event.attempt} (${event.code})`;
    case 'retry':
      return `retry ${event.attempt} (${event.code}): ${event.message}`;
    case 'waiting':
      return `waits until ${event.until}: ${event.reason}`;
    case 'asked':
      return `asks [${event.ask_id}]: ${event.question}`;
    case 'answered':
      return `answered [${event.ask_id}]: ${event.answer}`;
    case 'forked':
      return `forks ${event.worker} into ${stateLabel(event.worker_state)}`;
    case 'joined':
      return `joins ${event.workers.map(({ id, status }) => `${id} (${status})`).join(', ') || 'nobody'}`;
    case 'max_visits':
      return `max_visits of ${event.count} reached: goes to ${stateLabel(event.to)}`;
    case 'stopped':
      return 'stopped: its join had enough';
    default:
      return null;
  }
}

/** What all turns of a visit came to. */
export function totalOf(visit: ShownVisit): { usd: number; replayedUsd: number; ms: number; usage: Usage } {
  const sum = { usd: 0, replayedUsd: 0, ms: 0, usage: { ...NO_USAGE } };
  for (const { cost_usd: usd, replayed, ms, usage } of visit.turns) {
    if (replayed) sum.replayedUsd += usd;
    else sum.usd += usd;
    sum.ms += ms ?? 0;
    sum.usage = {
      input_tokens: sum.usage.input_tokens + usage.input_tokens,
      output_tokens: sum.usage.output_tokens + usage.output_tokens,
      cache_read_tokens: sum.usage.cache_read_tokens + usage.cache_read_tokens,
      cache_write_tokens: sum.usage.cache_write_tokens + usage.cache_write_tokens,
    };
  }
  return sum;
}

/** `fatal`: its agent failed in it. `mended`: a turn of it failed, and it went on. */
export function failureOf(visit: ShownVisit): 'fatal' | 'mended' | null {
  if (visit.failure !== null) return 'fatal';
  const isFailed = ({ outcome }: ShownTurn): boolean =>
    outcome?.kind === 'failure' && outcome.code !== 'INTERRUPTED';
  return visit.turns.some(isFailed) ? 'mended' : null;
}

/** As people call it on the command line: `REVIEW#2`. */
export function visitName({ state, visit }: Pick<ShownVisit, 'state' | 'visit'>): string {
  return `${stateLabel(state)}#${visit}`;
}
