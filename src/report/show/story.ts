import type { OutcomeResult } from '../../core/events.js';
import { stateName } from '../../core/map/workflow-map.js';
import type { StoryTurn, StoryVisit } from '../../core/story/visit.js';
import { type Line, type Span, span, type Tone } from '../console/line.js';
import { agentTone, type Glyphs } from '../console/theme.js';
import { formatClock, formatCount, formatDuration, formatUsd } from '../format.js';
import { cutEnd, oneLine, sanitize, widthOf, wrapText } from '../text.js';
import { notesOf, shownTransition, totalOf, visitFailure } from './visits.js';

export interface StoryOptions {
  readonly glyphs: Glyphs;
  readonly columns: number;
  /** Shows whole texts, instead of their first lines. */
  readonly whole: boolean;
  /** What a turn was sent; null when nobody knows. */
  readonly promptOf: (turn: StoryTurn) => string | null;
  /** How a turn ended, with its long texts. */
  readonly outcomeOf: (turn: StoryTurn) => OutcomeResult | null;
  /** An agent's number in the run, for its colour. */
  readonly orderOf: (agent: string) => number;
}

/** A visit in lines, and whether some of its texts were cut. */
export interface ToldVisit {
  readonly lines: readonly Line[];
  readonly isCut: boolean;
}

/** How many columns stand in front of texts. */
const MARGIN = 10;
/** How many lines are shown of a text that is not shown whole. */
const FEW_LINES = { prompt: 3, input: 1, answer: 4, note: 2, failure: 6 } as const;
const FEW_TOOLS = 4;

/**
 * One visit of a run's story (spec 8.1): what was sent, done and said, where it led, and what it cost.
 * @param number null for a visit that has not happened
 */
export function visitLines(visit: StoryVisit, number: number | null, options: StoryOptions): ToldVisit {
  const { glyphs } = options;
  const told = new Text(options);
  told.line(headOf(visit, number, options));
  if (visit.input !== null && visit.input !== '') told.text('input', visit.input, FEW_LINES.input, 'dim');
  for (const [index, turn] of visit.turns.entries()) {
    const prompt = visit.kind === 'prompt' || turn.transcript !== null ? options.promptOf(turn) : null;
    const name = turn.kind === 'reminder' ? 'reminded' : index === 0 ? 'prompt' : 'again';
    if (prompt !== null) told.text(name, prompt, FEW_LINES.prompt, 'dim');
    told.tools(turn.tools);
    told.outcome(options.outcomeOf(turn));
  }
  for (const note of notesOf(visit)) {
    const isWarning = note.startsWith('warning: ');
    told.text(isWarning ? glyphs.warning : 'note', note, FEW_LINES.note, isWarning ? 'warn' : 'dim');
  }
  if (visit.failure !== null && !isTold(visit))
    told.text(glyphs.bad, `${visit.failure.code}  ${visit.failure.message}`, FEW_LINES.failure, 'bad');
  told.line(onwardLine(visit, glyphs));
  return { lines: [...told.lines, []], isCut: told.isCut };
}

/** Whether the last turn has shown the failure already. */
function isTold({ turns, failure }: StoryVisit): boolean {
  const last = turns.at(-1)?.outcomeEvent?.result;
  return last?.kind === 'failure' && last.message === failure?.message;
}

function headOf(visit: StoryVisit, number: number | null, { glyphs, orderOf }: StoryOptions): Line {
  const { usd, replayedUsd, ms, usage } = totalOf(visit);
  const sent = usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens;
  const facts = [
    `visit ${visit.visit}`,
    visit.kind,
    formatClock(Date.parse(visit.started), true),
    ms > 0 ? formatDuration(ms) : '',
    usd > 0 ? formatUsd(usd) : '',
    replayedUsd > 0 ? `${formatUsd(replayedUsd)} replayed` : '',
    sent + usage.output_tokens > 0 ? `${formatCount(sent)} in, ${formatCount(usage.output_tokens)} out` : '',
    visitFailure(visit) === 'mended' ? 'a turn failed, and it went on' : '',
  ].filter((fact) => fact !== '');
  return [
    span(number === null ? '- ' : `#${number} `, 'dim'),
    span(`${oneLine(visit.agent)} `, agentTone(orderOf(visit.agent))),
    span(oneLine(stateName(visit.state)), visit.failure === null ? 'bold' : 'bad'),
    span(`  ${facts.join(` ${glyphs.dot} `)}`, 'dim'),
  ];
}

function onwardLine(visit: StoryVisit, glyphs: Glyphs): Line {
  const { failure, ended } = visit;
  const transition = shownTransition(visit);
  if (transition === null)
    return failure === null && ended === null ? [span(`  ${glyphs.wait} not ended yet`, 'dim')] : [];
  const { tag, to, implicit, detail } = transition;
  const where = to === null ? 'ended' : oneLine(stateName(to));
  const facts = [tag, implicit ? 'implicit' : ''].filter((fact) => fact !== '').join(', ');
  return [
    span(`  ${glyphs.arrow} `, 'good'),
    span(where, 'bold'),
    span(`  ${facts}`, 'dim'),
    ...(to !== null && detail !== ''
      ? [span(`  ${cutEnd(oneLine(detail), 60, glyphs.ellipsis)}`, 'dim')]
      : []),
  ];
}

/** Lines of texts, each behind its name. */
class Text {
  readonly lines: Line[] = [];
  isCut = false;
  constructor(private readonly options: StoryOptions) {}

  line(line: Line): void {
    if (line.length > 0) this.lines.push(line);
  }

  /** @param few how many lines are shown, unless all are */
  text(name: string, text: string, few: number, tone: Tone = 'plain'): void {
    const { columns, whole, glyphs } = this.options;
    const room = Math.max(20, columns - MARGIN - 2);
    const clean = sanitize(text).trim();
    // A failure is never cut at a line's end, where the remedy stands.
    const isWrapped = whole || tone === 'bad';
    const all = isWrapped
      ? wrapText(clean, room)
      : clean
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => cutEnd(line, room, glyphs.ellipsis));
    const shown = whole ? all : all.slice(0, few);
    for (const [index, line] of shown.entries()) this.put(index === 0 ? name : '', line, tone);
    const left = all.length - shown.length;
    if (left > 0) this.put('', `${glyphs.ellipsis} ${left} more ${left === 1 ? 'line' : 'lines'}`, 'dim');
    this.isCut ||= left > 0 || (!isWrapped && clean.split('\n').some((line) => widthOf(line) > room));
  }

  tools(tools: StoryTurn['tools']): void {
    const { columns, whole, glyphs } = this.options;
    const room = Math.max(20, columns - MARGIN - 2);
    const shown = whole ? tools : tools.slice(0, FEW_TOOLS);
    for (const [index, { name, summary }] of shown.entries())
      this.put(index === 0 ? 'tools' : '', cutEnd(oneLine(`${name}  ${summary}`), room, glyphs.ellipsis));
    const left = tools.length - shown.length;
    if (left > 0) this.put('', `${glyphs.ellipsis} ${left} more`, 'dim');
    this.isCut ||= left > 0;
  }

  outcome(outcome: OutcomeResult | null): void {
    switch (outcome?.kind) {
      case 'text':
        this.text('answer', outcome.text, FEW_LINES.answer);
        break;
      case 'exit':
        if (outcome.exit_code !== 0) this.put('exit', String(outcome.exit_code), 'bad');
        if (outcome.stdout.trim() !== '') this.text('stdout', outcome.stdout, FEW_LINES.answer);
        if (outcome.stderr.trim() !== '') this.text('stderr', outcome.stderr, FEW_LINES.answer, 'warn');
        break;
      case 'failure':
        this.text('failed', `${outcome.code}  ${outcome.message}`, FEW_LINES.failure, 'bad');
        break;
      case undefined:
        break;
      default:
        outcome satisfies never;
    }
  }

  private put(name: string, text: string, tone: Tone = 'plain'): void {
    const spans: Span[] = [span(`  ${name.padEnd(MARGIN - 2)}  `, 'dim'), span(text, tone)];
    this.lines.push(spans);
  }
}
