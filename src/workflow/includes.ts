import { LIMITS } from '../core/limits/limits.js';
import type { Finding } from './parts/findings.js';
import type { RuleId, Severity } from './parts/rules.js';
import {
  decodeText,
  isSharedName,
  isStateName,
  type StateFile,
  withUnixLineEnds,
} from './parts/state-file.js';

/** Matches `{{> _style.md}}`. The name is all between the spaces, so that a text is read in linear time. */
const INCLUDE = /\{\{>([^{}\n]{1,300})\}\}/g;

const MAX_CHARACTERS = LIMITS.prompt.value;

/** Where a prompt's text starts. */
interface TextStart {
  readonly file: string;
  /** The 1-based line of the text's first line. */
  readonly line: number;
}

/** A part of a prompt that comes from another file. */
export interface IncludedText {
  /** Its 0-based position in the whole prompt. */
  readonly at: number;
  readonly length: number;
  readonly file: string;
}

export interface WholePrompt {
  readonly body: string;
  /** In the order of the text. */
  readonly included: readonly IncludedText[];
}

/**
 * A prompt with its included files put in (spec 1.5). What is included includes nothing itself. What cannot be included
 * goes to `findings`, and stays as it is written; so does a `{{> name}}` that is somebody else's template.
 * @param files of the workflow; empty where it has none
 */
export function withIncludes(
  written: string,
  place: TextStart,
  files: readonly StateFile[],
  findings: Finding[],
): WholePrompt {
  const text = withoutExcess(written, place, findings);
  if (!text.includes('{{>')) return { body: text, included: [] };
  const lineAt = lineCounter(text, place.line);
  const read = new Map<string, Included>();
  const included: IncludedText[] = [];
  let length = text.length;
  const body = text.replace(INCLUDE, (tag, inside: string, at: number) => {
    const name = inside.trim();
    const report = (rule: RuleId, message: string, severity: Severity = 'error'): string => {
      const { file } = place;
      findings.push({ severity, rule, file, line: lineAt(at), message: `${tag}: ${message}` });
      return tag;
    };
    const lastPart = name.split(/[/\\]/).at(-1) ?? '';
    if (!isSharedName(lastPart)) {
      if (!isStateName(lastPart)) return tag;
      const message = 'only files whose name begins with _ are included, so this is left as it stands';
      return report('bad-include', message, 'warning');
    }
    if (lastPart !== name) return report('bad-include', 'is a path; files are included by their name');
    const found = read.get(name) ?? readIncluded(name, files, findings);
    read.set(name, found);
    if ('problem' in found) return found.problem === null ? tag : report(found.rule, found.problem);
    const before = length;
    length += found.text.length - tag.length;
    if (length > MAX_CHARACTERS) return before > MAX_CHARACTERS ? tag : report('bad-value', TOO_LONG);
    included.push({ at: at + before - text.length, length: found.text.length, file: found.file });
    return found.text;
  });
  return length > MAX_CHARACTERS ? { body: text, included: [] } : { body, included };
}

const TOO_LONG = `the prompt, with all that it includes, is longer than ${MAX_CHARACTERS} characters; hand long texts over in files`;
/** How much is left of a prompt that is too long, for later checks. */
const KEPT_CHARACTERS = 1000;

/** A prompt, cut and reported where it is too long to be searched. */
export function withoutExcess(text: string, { file, line }: TextStart, findings: Finding[]): string {
  if (text.length <= MAX_CHARACTERS) return text;
  findings.push({ severity: 'error', rule: 'bad-value', file, line, message: TOO_LONG });
  return text.slice(0, KEPT_CHARACTERS);
}

/** A null `problem` was reported already. */
type Included =
  | { readonly text: string; readonly file: string }
  | { readonly problem: string | null; readonly rule: 'missing-include' | 'bad-include' };

function readIncluded(name: string, files: readonly StateFile[], findings: Finding[]): Included {
  const file = files.find((each) => each.name === name);
  if (file === undefined) return { rule: 'missing-include', problem: `the workflow has no file ${name}` };
  const content = decodeText(file.bytes, file.file, findings);
  if (content === null) return { rule: 'bad-include', problem: null };
  const nested = nestedInclude(content);
  if (nested === undefined) return { text: withUnixLineEnds(content).replace(/\n$/, ''), file: file.file };
  const problem = `${name} has ${nested} in it, and what is included includes nothing`;
  return { rule: 'bad-include', problem };
}

/** Gives the line of a position in a text, for ascending positions. */
function lineCounter(text: string, first: number): (at: number) => number {
  let line = first;
  let from = 0;
  return (at) => {
    for (let end = text.indexOf('\n', from); end !== -1 && end < at; end = text.indexOf('\n', from)) {
      line += 1;
      from = end + 1;
    }
    return line;
  };
}

/** The files that a prompt asks for by name. */
export function includedNames(text: string): string[] {
  return [...text.matchAll(INCLUDE)].map(([, inside = '']) => inside.trim()).filter(isSharedFile);
}

function isSharedFile(name: string): boolean {
  return isSharedName(name) && !/[/\\]/.test(name);
}

function nestedInclude(content: string): string | undefined {
  return [...content.matchAll(INCLUDE)].find(([, inside = '']) => isSharedName(inside.trim()))?.[0];
}
