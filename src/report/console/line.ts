import { cutEnd, widthOf } from '../text.js';

export type Tone = 'plain' | 'dim' | 'bold' | 'good' | 'warn' | 'bad' | 'accent' | AgentTone;
export type AgentTone = 'agent0' | 'agent1' | 'agent2' | 'agent3' | 'agent4' | 'agent5';

/** A piece of a line and how it looks. Lines are measured and cut as spans and coloured last. */
export interface Span {
  readonly text: string;
  readonly tone?: Tone | undefined;
}

export type Line = readonly Span[];

export function span(text: string, tone?: Tone): Span {
  return { text, tone };
}

export function lineText(line: Line): string {
  return line.map(({ text }) => text).join('');
}

export function lineWidth(line: Line): number {
  return line.reduce((sum, part) => sum + widthOf(part.text), 0);
}

/** The line, cut at its end to at most `columns`. */
export function cutLine(line: Line, columns: number, ellipsis: string): Line {
  if (lineWidth(line) <= columns) return line;
  const kept: Span[] = [];
  let left = columns;
  for (const part of line) {
    const width = widthOf(part.text);
    // The ellipsis has to fit, so the last kept span is cut even if it would just fill the line.
    if (width > left - widthOf(ellipsis)) {
      kept.push({ ...part, text: cutEnd(`${part.text}${' '.repeat(left)}.`, left, ellipsis) });
      return kept;
    }
    kept.push(part);
    left -= width;
  }
  return kept;
}

/** Joins the items that are there, with a separator between them. */
export function joinSpans(items: readonly (Span | null)[], separator: Span): Line {
  const present = items.filter((item) => item !== null);
  return present.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}

/** Puts items behind a start. Those that do not fit go on further lines, indented under it. */
export function packItems(
  start: Line,
  items: readonly (Span | null)[],
  separator: Span,
  columns: number,
): Line[] {
  const present = items.filter((item) => item !== null);
  const whole = [...start, span('  '), ...joinSpans(present, separator)];
  if (lineWidth(whole) <= columns) return [whole];
  const lines: Line[] = [start];
  let current: Span[] = [];
  for (const item of present) {
    const wider = current.length === 0 ? [span('  '), item] : [...current, separator, item];
    if (current.length > 0 && lineWidth(wider) > columns) {
      lines.push(current);
      current = [span('  '), item];
    } else {
      current = wider;
    }
  }
  return [...lines, current];
}
