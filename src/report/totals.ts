import type { LoggedEvent } from '../core/events.js';
import type { StateTallies } from '../core/run.js';
import { formatDuration, formatUsd } from './format.js';
import { cutMiddle, oneLine, padEnd, widthOf } from './text.js';

/** What a state or an agent has come to. USD; ms of its turns. */
export interface Total {
  readonly visits: number;
  readonly turns: number;
  readonly costUsd: number;
  /** Shown by a replay, and not charged. */
  readonly replayedUsd: number;
  readonly ms: number;
}

interface Turn {
  readonly agent: string;
  readonly state: string;
  costUsd: number;
  replayedUsd: number;
  ms: number;
}

export const NO_TOTAL: Total = { visits: 0, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 };

/** The events that totals are made from. */
export const EVENTS_OF_TOTALS = [
  'state_started',
  'turn_started',
  'outcome',
  'cost',
] as const satisfies readonly LoggedEvent['type'][];

/** Adds up a run's events by agent and by state. */
export class Totals {
  /** By id: what an older copy of the state had begun and a later life begins again counts once. */
  readonly #turns = new Map<string, Turn>();
  readonly #visits = { agent: new Map<string, number>(), state: new Map<string, number>() };

  apply(event: LoggedEvent): void {
    switch (event.type) {
      case 'state_started':
        for (const what of ['agent', 'state'] as const) addOne(this.#visits[what], event[what]);
        break;
      case 'turn_started':
        this.#turns.set(event.turn, fresh(event));
        break;
      case 'outcome':
        this.#turn(event).ms = event.ms ?? 0;
        break;
      case 'cost': {
        const turn = this.#turn(event);
        const isReplayed = event.basis === 'replayed';
        turn.costUsd = isReplayed ? 0 : event.cost_usd;
        turn.replayedUsd = isReplayed ? event.cost_usd : 0;
        break;
      }
      default:
    }
  }

  /** In the order in which they first appeared. */
  by(what: 'agent' | 'state'): Map<string, Total> {
    const sums = new Map<string, { -readonly [Key in keyof Total]: Total[Key] }>();
    const sumOf = (name: string) => {
      const sum = sums.get(name) ?? { ...NO_TOTAL };
      sums.set(name, sum);
      return sum;
    };
    for (const [name, count] of this.#visits[what]) sumOf(name).visits = count;
    for (const turn of this.#turns.values()) {
      const sum = sumOf(turn[what]);
      sum.turns += 1;
      sum.costUsd += turn.costUsd;
      sum.replayedUsd += turn.replayedUsd;
      sum.ms += turn.ms;
    }
    return sums;
  }

  #turn({ agent, state, turn: id }: { agent: string; state: string; turn: string }): Turn {
    const known = this.#turns.get(id);
    if (known !== undefined && known.agent === agent && known.state === state) return known;
    const turn = fresh({ agent, state });
    this.#turns.set(id, turn);
    return turn;
  }
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function fresh({ agent, state }: { agent: string; state: string }): Turn {
  return { agent, state, costUsd: 0, replayedUsd: 0, ms: 0 };
}

/** States as the state file counts them, to the cent; what was replayed is known to the log alone. */
export function stateTotals(states: StateTallies, logged: ReadonlyMap<string, Total>): Map<string, Total> {
  return new Map(
    Object.entries(states).map(([state, { visits, turns, cost_usd: costUsd, ms }]) => {
      return [state, { visits, turns, costUsd, replayedUsd: logged.get(state)?.replayedUsd ?? 0, ms }];
    }),
  );
}

const MOST_ROWS = 24;
const NAME_COLUMNS = 40;

/**
 * A table with a row for each name, the dearest where there are too many; the first line is its head.
 * @param names of the rows, for people
 */
export function totalsTable(
  head: string,
  totals: ReadonlyMap<string, Total>,
  options: {
    readonly columns: number;
    readonly ellipsis?: string;
    readonly label?: (name: string) => string;
  },
): string[] {
  const { columns, ellipsis = '…', label = (name) => name } = options;
  const all = [...totals];
  const dearest = new Set(
    [...all].sort(([, a], [, b]) => costOf(b) - costOf(a) || b.ms - a.ms).slice(0, MOST_ROWS),
  );
  const isReplayed = all.some(([, { replayedUsd }]) => replayedUsd > 0);
  const heads = ['VISITS', 'TURNS', 'COST', ...(isReplayed ? ['REPLAYED'] : []), 'TIME'];
  const rows = all
    .filter((row) => dearest.has(row))
    .map(([name, { visits, turns, costUsd, replayedUsd, ms }]) => ({
      name: oneLine(label(name)),
      cells: [
        String(visits),
        String(turns),
        formatUsd(costUsd),
        ...(isReplayed ? [formatUsd(replayedUsd)] : []),
        ms === 0 ? '–' : formatDuration(ms),
      ],
    }));
  const widths = heads.map((title, index) =>
    Math.max(title.length, ...rows.map(({ cells }) => widthOf(cells[index]!))),
  );
  const room = Math.max(8, columns - widths.reduce((sum, width) => sum + width + 2, 0));
  const width = Math.min(room, NAME_COLUMNS, Math.max(head.length, ...rows.map(({ name }) => widthOf(name))));
  const line = (name: string, cells: readonly string[]): string =>
    [
      padEnd(cutMiddle(name, width, ellipsis), width),
      ...cells.map((cell, index) => padStart(cell, widths[index]!)),
    ].join('  ');
  const hidden = all.length - rows.length;
  return [
    line(head, heads),
    ...rows.map(({ name, cells }) => line(name, cells)),
    ...(hidden > 0 ? [`${ellipsis} and ${hidden} more`] : []),
  ];
}

function costOf({ costUsd, replayedUsd }: Total): number {
  return costUsd + replayedUsd;
}

function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - widthOf(text))) + text;
}
