import { stateName } from '../core/map/workflow-map.js';
import type { Run, StateTallies } from '../core/run.js';
import { turnsOf, untalliedUsd } from '../core/state/state-tally.js';
import type { Story } from '../core/story/story.js';
import { formatDuration, formatUsd } from './format.js';
import { cutMiddle, oneLine, padEnd, widthOf } from './text.js';

/** What a state or an agent has come to, in USD, and ms of its turns. */
export interface Total {
  readonly visits: number;
  readonly turns: number;
  readonly costUsd: number;
  /** Shown by a replay, and not charged. */
  readonly replayedUsd: number;
  readonly ms: number;
}

export const NO_TOTAL: Total = { visits: 0, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 };

/** What has happened, by agent or by state, in the order in which they first appeared. */
export function totalsOf({ visits }: Story, what: 'agent' | 'state'): Map<string, Total> {
  const sums = new Map<string, { -readonly [Key in keyof Total]: Total[Key] }>();
  for (const visit of visits) {
    const sum = sums.get(visit[what]) ?? { ...NO_TOTAL };
    sums.set(visit[what], sum);
    if (visit.isEntered) sum.visits += 1;
    for (const { cost_usd: usd, replayed, ms } of visit.turns) {
      sum.turns += 1;
      if (replayed) sum.replayedUsd += usd;
      else sum.costUsd += usd;
      sum.ms += ms ?? 0;
    }
  }
  return sums;
}

/** The totals by state as the run's file has them, to the cent. Only the log knows what was replayed. */
export function stateTotals({ states }: Pick<Run, 'states'>, story: Story): Map<string, Total> {
  const logged = totalsOf(story, 'state');
  const totals = Object.entries(states).map(([state, { cost_usd: costUsd, ...counts }]) => {
    return [state, { ...counts, costUsd, replayedUsd: logged.get(state)?.replayedUsd ?? 0 }] as const;
  });
  return new Map(totals);
}

/** The same by name, as reports have it. */
export function talliesOf(story: Story, what: 'agent' | 'state'): StateTallies {
  const entries = [...totalsOf(story, what)].map(([name, { visits, turns, costUsd, ms }]) => {
    return [name, { visits, turns, cost_usd: costUsd, ms }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * What a run came to (spec 8.1), by state and by agent.
 * @param least how many agents there have to be for a table of them
 */
export function runTables(
  run: Parameters<typeof untalliedUsd>[0],
  story: Story,
  least: number,
  options: { readonly columns: number; readonly ellipsis?: string },
): string[][] {
  const states = stateTotals(run, story);
  const agents = totalsOf(story, 'agent');
  const rest = untalliedUsd(run);
  return [
    ...(states.size === 0 ? [] : [totalsTable('STATE', states, { ...options, label: stateName })]),
    ...(agents.size < least ? [] : [totalsTable('AGENT', agents, options)]),
    ...(rest === 0
      ? []
      : [[`${formatUsd(rest)} were spent by an older version, which kept no cost by state.`]]),
  ];
}

/** Sentences about what the total of a run leaves out (spec 3.5, 3.7). */
export function uncertainCosts(states: StateTallies): string[] {
  const unknown = turnsOf('unknown_cost_turns', states);
  const unpriced = turnsOf('unpriced_turns', states);
  const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;
  return [
    ...(unknown > 0
      ? [
          `the cost is a lower bound: of ${turns(unknown)} a request was cut off, and what it has cost is not known`,
        ]
      : []),
    ...(unpriced > 0 ? [`${turns(unpriced)} had no price: the budget does not hold for them`] : []),
  ];
}

const MAX_ROWS = 24;
const NAME_COLUMNS = 40;

/**
 * A table with a row for each name, or for the most expensive where there are too many. Its first line is the head.
 * @param names of the rows, for people
 */
function totalsTable(
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
  const mostExpensive = new Set(
    [...all].sort(([, a], [, b]) => costOf(b) - costOf(a) || b.ms - a.ms).slice(0, MAX_ROWS),
  );
  const isReplayed = all.some(([, { replayedUsd }]) => replayedUsd > 0);
  const heads = ['VISITS', 'TURNS', 'COST', ...(isReplayed ? ['REPLAYED'] : []), 'TIME'];
  const rows = all
    .filter((row) => mostExpensive.has(row))
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
