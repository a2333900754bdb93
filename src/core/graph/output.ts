import type { OutputOptions } from './graph.js';

/**
 * What is kept of a state's output (spec 5.7): the text from behind the first `marker`, in any case, up to
 * `marker_end`, and of that the last `tail` lines. A marker that is missing cuts nothing off.
 */
export function extractOutput(text: string, { marker, markerEnd, tail }: OutputOptions): string {
  const whole = text.replaceAll('\r\n', '\n');
  const start = marker === null ? null : find(whole, marker, 0);
  const from = start?.end ?? 0;
  const end = markerEnd === null ? null : find(whole, markerEnd, from);
  const lines = trimBlank(whole.slice(from, end?.start ?? whole.length)).split('\n');
  return trimBlank((tail === null ? lines : lines.slice(-tail)).join('\n'));
}

function find(text: string, marker: string, from: number): { start: number; end: number } | null {
  // Lower-casing both would not do: some letters get longer by it, and positions would be off.
  const pattern = new RegExp(marker.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

/** Cuts blank lines at both ends. The indentation of the first line stays. */
function trimBlank(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
}

/** How much people read above a question. */
const LINES_SHOWN = 12;
const LENGTH_SHOWN = 2000;

/** The end of what a state has said, shown with the question about it (spec 5.11); undefined when it said nothing. */
export function endOfOutput(text: string): string | undefined {
  const cut = text.trimEnd().slice(-LENGTH_SHOWN);
  const end = trimBlank(cut.split('\n').slice(-LINES_SHOWN).join('\n'));
  return end === '' ? undefined : end;
}

const SEPARATOR = /^--- Run \S+ ---$/;

/**
 * What one more output adds to a state's output file (spec 5.7). From the second on, each stands under a line `--- Run
 * <ISO time> ---`. A line of the output that looks like that is indented, so that it separates nothing.
 * @param isFirst whether the file is empty or missing
 */
export function outputPiece(output: string, now: string, isFirst: boolean): string {
  const lines = output.split('\n').map((line) => (SEPARATOR.test(line) ? ` ${line}` : line));
  const text = `${lines.join('\n')}\n`;
  return isFirst ? text : `\n--- Run ${now} ---\n\n${text}`;
}

/** The last `count` outputs of a state's output file, or all, each with the line that it stands under. */
export function latestOutputs(file: string, count: number | null): string {
  const lines = file.replaceAll('\r\n', '\n').split('\n');
  const starts = lines.flatMap((line, index) => (SEPARATOR.test(line) ? [index] : []));
  // The first output has no line of its own.
  const first = lines.slice(0, starts[0] ?? lines.length).some((line) => line.trim() !== '') ? [0] : [];
  const begins = [...first, ...starts];
  const from = count === null ? 0 : (begins.at(-count) ?? 0);
  return lines.slice(from).join('\n').trim();
}

/** The part of an agent's prompt about its stored output; empty without any (spec 5.7). */
export function previousOutputs(file: string, { useLatest }: OutputOptions): string {
  const outputs = latestOutputs(file, useLatest);
  return outputs === '' ? '' : `\n\nYour previous output(s):\n${outputs}`;
}
