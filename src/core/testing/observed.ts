import type { ReasonCode } from '../errors.js';
import type { LoggedEvent } from '../events.js';
import { FIELDS, isFieldName } from '../protocol/tag-table.js';
import type { Transition } from '../protocol/transition.js';
import type { RunStatus } from '../run.js';

/** One entry of a state, with where it led. */
export interface ObservedVisit {
  /** Without extension. */
  readonly state: string;
  /** The agent's how-manieth of the state, from 1. */
  readonly visit: number;
  /** `goto PLAN`; null: it led nowhere. */
  readonly transition: string | null;
}

/** What a run has come to, as far as a `test.yaml` can speak of it (spec 8.4). */
export interface Observed {
  readonly status: RunStatus;
  readonly reason: ReasonCode | null;
  readonly message: string | null;
  /** `main`'s; null: there is none. */
  readonly result: string | null;
  /** USD, as recorded: a replay charges nothing. */
  readonly costUsd: number;
  /** By agent, in order. */
  readonly visits: ReadonlyMap<string, readonly ObservedVisit[]>;
  /** Where a person was asked, in order. */
  readonly asks: readonly { readonly agent: string; readonly state: string; readonly visit: number }[];
  /** Prompts that differ from the recorded ones, and other things that people were warned of. */
  readonly warnings: readonly ObservedWarning[];
}

export interface ObservedWarning {
  readonly agent: string | null;
  readonly state: string | null;
  readonly message: string;
}

/** A state's name as people write it. */
export function bareState(state: string): string {
  return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
}

/** A transition in short: its tag and the states that it names. `fork READ READ next=GATHER` */
export function shortTransition(transition: Transition): string {
  if (transition.tag === 'result') return 'result';
  const states = (part: object): string[] =>
    Object.entries(part).flatMap(([field, value]) => {
      if (!isFieldName(field) || FIELDS[field].kind !== 'state' || typeof value !== 'string') return [];
      return [field === 'target' ? bareState(value) : `${field}=${bareState(value)}`];
    });
  const workers = transition.tag === 'fork' ? transition.workers.flatMap(states) : [];
  // The target comes first, whatever the order of the attributes was.
  const own = states(transition).sort((a, b) => Number(a.includes('=')) - Number(b.includes('=')));
  return [transition.tag, ...workers, ...own].join(' ');
}

/** Gathers from a run's events what it has done, over all its lives. */
export class Observer {
  private readonly visits = new Map<string, ObservedVisit[]>();
  private readonly costs = new Map<string, number>();
  private readonly warnings: ObservedWarning[] = [];
  private readonly asks: { agent: string; state: string; visit: number }[] = [];

  onEvent(event: LoggedEvent): void {
    switch (event.type) {
      case 'state_started': {
        const { agent, visit } = event;
        const state = bareState(event.state);
        const visits = this.visits.get(agent) ?? [];
        const last = visits.at(-1);
        // A resume may tell of a state again that it takes up.
        if (last?.state === state && last.visit === visit && last.transition === null) break;
        visits.push({ state, visit, transition: null });
        this.visits.set(agent, visits);
        break;
      }
      case 'transition':
        this.led(event.agent, shortTransition(event.transition));
        break;
      case 'asked': {
        const last = this.visits.get(event.agent)?.at(-1);
        if (last !== undefined) this.asks.push({ agent: event.agent, state: last.state, visit: last.visit });
        break;
      }
      case 'outcome':
        this.costs.set(event.turn, event.cost_usd);
        break;
      case 'warning':
        this.warnings.push({
          agent: event.agent ?? null,
          state: event.state ?? null,
          message: event.message,
        });
        break;
      default:
    }
  }

  /** @param end of the run */
  observed(end: Pick<Observed, 'status' | 'reason' | 'message' | 'result'>): Observed {
    const costUsd = [...this.costs.values()].reduce((sum, cost) => sum + cost, 0);
    return { ...end, costUsd, visits: this.visits, warnings: this.warnings, asks: this.asks };
  }

  private led(agent: string, transition: string): void {
    const visits = this.visits.get(agent);
    const last = visits?.at(-1);
    if (visits !== undefined && last?.transition === null)
      visits[visits.length - 1] = { ...last, transition };
  }
}
