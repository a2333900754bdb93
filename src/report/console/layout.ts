import { formatClock } from '../format.js';
import { cutStart, oneLine, padEnd, widthOf, wrapText } from '../text.js';
import type { ConsoleEntry } from './console-entry.js';
import { cutLine, type Line, lineWidth, type Span, span, type Tone } from './line.js';
import type { RunPicture } from './picture.js';
import { agentTone, type Glyphs } from './theme.js';

/** How many columns of a tool call or a detail a log keeps. */
const PLAIN_COLUMNS = 200;
/** A terminal with fewer columns than this has no room for columns of text. */
const ROOMY_COLUMNS = 70;
const CELL_WIDTHS = [8, 7, 7] as const;

/** Lays entries out. Both layouts return finished lines, without a line end. */
export interface Layout {
  told(told: ConsoleEntry, time: number): Line[];
}

/** The layout for logs: every line stands on its own, with `[agent STATE]` in front. */
export function createPlainLayout(glyphs: Glyphs, options: { timestamps: boolean }): Layout {
  return {
    told: (told, time) => {
      const place = oneLine([told.agent, told.state].filter(Boolean).join(' '));
      const where = place === '' ? null : span(`[${place}] `, 'dim');
      const prefix = [
        options.timestamps ? span(`${formatClock(time, true)} `, 'dim') : null,
        where,
        told.glyph === undefined ? null : span(`${glyphs[told.glyph]} `, told.tone),
      ].filter((part) => part !== null);
      const [first = '', ...rest] = (told.text ?? '').split('\n');
      const words = [told.lead?.plain, ...(told.cells ?? []), told.detail].filter(Boolean).join('  ');
      const head = cutLine([...prefix, span(words, told.tone)], PLAIN_COLUMNS, glyphs.ellipsis);
      const text = span(`${words === '' || first === '' ? '' : '  '}${first}`, textTone(told));
      // The agent stands in every line, so that a search for it finds all of them.
      const more = (line: string): Line => [
        ...(where === null ? [] : [where]),
        span(`    ${line}`, textTone(told)),
      ];
      return [[...head, text], ...rest.map(more)];
    },
  };
}

/**
 * The layout for terminals: columns of agent, glyph and the rest, which the live area shares. Column widths only grow,
 * so that nothing on the screen moves sideways twice.
 */
export class TerminalLayout implements Layout {
  #agentWidth = 0;
  #moveWidth = 0;
  #lastAgent: string | undefined;

  constructor(
    private readonly glyphs: Glyphs,
    private readonly picture: RunPicture,
    private readonly columns: () => number,
  ) {}

  told(told: ConsoleEntry): Line[] {
    const column = this.agentColumn(told.agent);
    const repeated = told.agent === this.#lastAgent && told.head !== true;
    this.#lastAgent = told.agent;
    const margin =
      told.agent === undefined ? [] : [repeated ? span(' '.repeat(widthOf(column.text))) : column];
    const glyph = told.glyph === undefined ? ' ' : this.glyphs[told.glyph];
    const start: Line = [...margin, span(`${glyph} `, told.glyph === 'state' ? column.tone : told.tone)];
    const room = this.columns() - lineWidth(margin) - 2;
    return told.text === undefined
      ? [cutLine([...start, ...this.#words(told)], this.columns(), this.glyphs.ellipsis)]
      : this.#block(start, told, room);
  }

  /** The agent's name in its colour, padded to the column. Ids differ at their end, so long ones lose their start. */
  agentColumn(agent: string | undefined): Span {
    const columns = this.columns();
    const most = Math.max(8, Math.min(24, Math.floor(columns / 4)));
    const least = columns >= ROOMY_COLUMNS ? 12 : 8;
    const name = agent ?? '';
    this.#agentWidth = Math.min(most, Math.max(this.#agentWidth, least, widthOf(name)));
    const known = this.picture.agents.get(name);
    const tone = known === undefined ? 'plain' : agentTone(known.order);
    return span(
      `${padEnd(cutStart(name, this.#agentWidth, this.glyphs.ellipsis), this.#agentWidth)}  `,
      tone,
    );
  }

  #words(told: ConsoleEntry): Span[] {
    const detailTone = told.tone === 'warn' ? 'warn' : 'dim';
    const words: Span[] = [];
    const roomy = this.columns() >= ROOMY_COLUMNS;
    if (told.lead !== undefined) {
      const lead = roomy && told.cells !== undefined ? this.#move(told.lead.terminal) : told.lead.terminal;
      words.push(span(lead, told.glyph === 'state' ? 'bold' : told.tone), span('  '));
    }
    if (told.cells !== undefined) {
      const cells = roomy ? alignCells(told.cells) : told.cells.filter(Boolean).join('  ');
      words.push(span(`${cells}  `, 'dim'));
    }
    if (told.detail !== undefined) words.push(span(told.detail, detailTone));
    return words;
  }

  #move(move: string): string {
    const most = Math.floor(this.columns() / 3);
    this.#moveWidth = Math.min(most, Math.max(this.#moveWidth, widthOf(move)));
    return padEnd(move, this.#moveWidth);
  }

  /** Lays out a text that is never cut: wrapped, and indented under its glyph. */
  #block(start: Line, told: ConsoleEntry, room: number): Line[] {
    const lead = told.lead === undefined ? '' : `${told.lead.terminal}  `;
    const lines = wrapText(lead + (told.text ?? ''), Math.max(20, room));
    const indent = span(' '.repeat(lineWidth(start)));
    return lines.map((line, index) => [...(index === 0 ? start : [indent]), span(line, textTone(told))]);
  }
}

function alignCells(cells: readonly string[]): string {
  const [tag = '', ...figures] = cells;
  const aligned = figures.map((cell, index) => cell.padStart(CELL_WIDTHS[index + 1] ?? 0));
  return padEnd(tag, CELL_WIDTHS[0]) + aligned.join('');
}

/** Words of people and agents are easiest to read in the terminal's own colour; the glyph has the accent. */
function textTone(told: ConsoleEntry): Tone {
  return told.tone === undefined || told.tone === 'accent' || told.tone === 'good' ? 'plain' : told.tone;
}
