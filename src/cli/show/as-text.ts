import type { Run } from '../../core/run.js';
import type { StoryVisit } from '../../core/story/visit.js';
import { type Line, span } from '../../report/console/line.js';
import { createTheme, type Theme } from '../../report/console/theme.js';
import { formatUsd } from '../../report/format.js';
import { visitLines } from '../../report/show/story.js';
import { visitFailure, visitName } from '../../report/show/visits.js';
import { oneLine, sanitize, wrapText } from '../../report/text.js';
import { runTables, uncertainCosts } from '../../report/totals.js';
import type { RunLog } from './run-log.js';

export interface TextOptions {
  readonly runId: string;
  readonly columns: number;
  readonly color: boolean;
  readonly unicode: boolean;
  readonly whole: boolean;
}

/** A run's story for a terminal: no text in it can move the cursor, or hide anything. */
export class StoryText {
  private readonly theme: Theme;
  /** A visit with texts that were cut, for the hint at the end. */
  private cut: StoryVisit | null = null;

  constructor(
    private readonly log: RunLog,
    private readonly options: TextOptions,
  ) {
    this.theme = createTheme(options);
  }

  head(run: Run, status: string): string {
    const { total_cost_usd: total, budget_usd: budget } = run;
    const cost = budget === 0 ? formatUsd(total) : `${formatUsd(total)} of ${formatUsd(budget)}`;
    const facts = [
      oneLine(status),
      run.reason ?? '',
      cost,
      `${run.steps} ${run.steps === 1 ? 'visit' : 'visits'}`,
    ];
    const { dot } = this.theme.glyphs;
    const lines = wrapText(sanitize(run.message ?? '').trim(), Math.max(20, this.options.columns - 2));
    const message = run.message === null ? [] : lines.map((line): Line => [span(`  ${line}`)]);
    return this.print([
      [span(`run ${oneLine(run.workflow_id)}`, 'bold'), span(`  ${oneLine(run.workflow.path)}`, 'dim')],
      [
        span(
          `  ${facts.filter((fact) => fact !== '').join(` ${dot} `)}`,
          status === 'failed' ? 'bad' : 'dim',
        ),
      ],
      ...uncertainCosts(run.states).map((told): Line => [span(`  ${told}`, 'warn')]),
      ...message,
      [],
    ]);
  }

  visit(visit: StoryVisit, number: number | null): string {
    const { lines, isCut } = visitLines(visit, number, {
      glyphs: this.theme.glyphs,
      columns: this.options.columns,
      whole: this.options.whole,
      promptOf: (turn) => this.log.promptOf(turn),
      outcomeOf: (turn) => this.log.outcomeOf(turn),
      orderOf: (agent) => this.orderOf(agent),
    });
    if (isCut && (this.cut === null || visitFailure(visit) === 'fatal')) this.cut = visit;
    return this.print(lines);
  }

  /** Visits that the log tells of, but that came after the state that the run was resumed from. */
  forgotten(visits: readonly StoryVisit[]): string {
    if (visits.length === 0) return '';
    const count = visits.length === 1 ? '1 visit has' : `${visits.length} visits have`;
    const usd = this.log.story.forgottenUsd;
    const paid = usd > 0 ? ` ${formatUsd(usd)} were paid for that, and count in the total.` : '';
    const text = `${count} not happened: the run was resumed from a state that was older than its log.${paid}`;
    const head = wrapText(text, this.options.columns).map((line): Line => [span(line, 'warn')]);
    return `${this.print([...head, []])}${visits.map((visit) => this.visit(visit, null)).join('')}`;
  }

  /** Counts all agents, so that one keeps its colour whatever else is shown. */
  private orderOf(agent: string): number {
    return Math.max(0, [...this.log.story.agents.keys()].indexOf(agent));
  }

  /** Counts and costs of states and agents, and how to see what was cut. */
  foot(run: Run): string {
    const columns = this.options.columns;
    const { ellipsis } = this.theme.glyphs;
    const tables = runTables(run, this.log.story, 1, { columns, ellipsis });
    const { unreadable } = this.log;
    if (unreadable > 0) tables.push([`${unreadable} lines of the log are no events of a run.`]);
    return this.print(
      tables.flatMap((table) => [
        ...table.map((line, index): Line => [span(line, index === 0 ? 'dim' : 'plain')]),
        [],
      ]),
    );
  }

  hint(): string {
    if (this.cut === null) return '';
    const { agent } = this.cut;
    const command = `raymond show ${this.options.runId} ${oneLine(agent)} ${quoted(oneLine(visitName(this.cut)))}`;
    return this.print([[span('Texts were cut. All of one visit: ', 'dim'), span(command, 'bold')]]);
  }

  note(text: string): string {
    return this.print([[span(sanitize(text), 'dim')]]);
  }

  private print(lines: readonly Line[]): string {
    return lines.map((line) => `${this.theme.paint(line).trimEnd()}\n`).join('');
  }
}

function quoted(word: string): string {
  return /^[\w.:-]+(?:#\d+)?$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
