import type { IncludedText } from '../includes.js';
import type { LoadedState } from '../parts/loaded-state.js';
import type { StateFile } from '../parts/state-file.js';

/** A text that a state is made of: its own, or that of a file of the workflow that it seems to use. */
export interface StateText {
  readonly text: string;
  readonly isScript: boolean;
  readonly file: string;
  /** 1-based, in `file`, where the text starts. */
  readonly line: number;
  /** Columns that the file has before each of its lines. */
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

export interface TextPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

/** Where a place of a text stands: in its own file, or in one that it includes. @param at 0-based */
export function placeInText({ text, file, line, indent, included }: StateText, at: number): TextPlace {
  const own = included.find((each) => at >= each.at && at < each.at + each.length);
  if (own !== undefined) return { file: own.file, ...lineAndColumn(text, own.at, at) };
  const before = included.filter((each) => each.at + each.length <= at);
  const linesOf = (each: IncludedText): number => linesIn(text, each.at, each.at + each.length);
  const more = before.reduce((sum, each) => sum + linesOf(each), 0);
  const found = lineAndColumn(text, 0, at);
  return { file, line: line + found.line - 1 - more, column: indent + found.column };
}

/** Of a place in a part of a text that begins at `from`. */
function lineAndColumn(text: string, from: number, at: number): { line: number; column: number } {
  const start = Math.max(from, text.lastIndexOf('\n', at - 1) + 1);
  return { line: 1 + linesIn(text, from, at), column: at - start + 1 };
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
