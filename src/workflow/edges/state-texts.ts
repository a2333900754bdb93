import type { IncludedText } from '../includes.js';
import type { StateFile } from '../parts/state-file.js';
import type { LoadedState } from '../parts/workflow.js';

/** A text that a state consists of: its own, or that of a file of the workflow that it seems to use. */
export interface StateText {
  readonly text: string;
  readonly isScript: boolean;
  readonly file: string;
  /** The 1-based line of `file` where the text starts. */
  readonly line: number;
  /** How many columns the file has before each of the text's lines. */
  readonly indent: number;
  readonly included: readonly IncludedText[];
}

/** A file of the workflow that is no state, with its text. */
export interface SharedText extends Pick<StateFile, 'name' | 'file'> {
  readonly text: string;
}

/** A state's own text, and that of each file that its text names. */
export function textsOf(state: LoadedState, shared: readonly SharedText[]): StateText[] {
  const { definition, textLine: line, textIndent: indent = 0 } = state;
  if (definition.kind === 'graph') return [];
  const { file } = definition;
  if (definition.kind === 'prompt') {
    const { body: text, included = [] } = definition;
    return [{ text, isScript: false, file, line, indent, included }];
  }
  const own = { text: definition.text, isScript: true, file, line, indent, included: [] };
  const used = shared.filter(({ name }) => definition.text.includes(name));
  return [own, ...used.map(({ text, file: its }) => ({ ...own, text, file: its, line: 1, indent: 0 }))];
}

interface TextPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** The line ends of a text, computed once: a large one may have thousands of findings. */
const lineEnds = new WeakMap<StateText, readonly number[]>();

function endsOf(own: StateText): readonly number[] {
  let ends = lineEnds.get(own);
  if (ends === undefined) {
    ends = [...own.text.matchAll(/\n/g)].map(({ index }) => index);
    lineEnds.set(own, ends);
  }
  return ends;
}

/** The place of a position in a text: in the text's own file, or in one that it includes. @param at 0-based */
export function placeInText(whole: StateText, at: number): TextPlace {
  const { file, line, indent, included } = whole;
  const own = included.find((each) => at >= each.at && at < each.at + each.length);
  if (own !== undefined) return { file: own.file, ...lineAndColumn(whole, own.at, at) };
  const before = included.filter((each) => each.at + each.length <= at);
  const linesOf = (each: IncludedText): number => linesIn(whole, each.at, each.at + each.length);
  const more = before.reduce((sum, each) => sum + linesOf(each), 0);
  const found = lineAndColumn(whole, 0, at);
  return { file, line: line + found.line - 1 - more, column: indent + found.column };
}

/** The line and column of a position in the part of a text that begins at `from`. */
function lineAndColumn(whole: StateText, from: number, at: number): { line: number; column: number } {
  const start = Math.max(from, whole.text.lastIndexOf('\n', at - 1) + 1);
  return { line: 1 + linesIn(whole, from, at), column: at - start + 1 };
}

function linesIn(whole: StateText, from: number, to: number): number {
  const ends = endsOf(whole);
  return Math.max(0, firstFrom(ends, to) - firstFrom(ends, from));
}

/** How many of these ascending numbers are less than `least`. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
