import { LIMITS } from '../core/limits/limits.js';
import type { Finding } from './parts/findings.js';
import { RULES, type RuleId } from './parts/rules.js';
import {
  decodeText,
  isSharedName,
  isStateName,
  type StateFile,
  withUnixLineEnds,
} from './parts/state-file.js';

/** `{{> _style.md}}`; the name is whatever stands there, without the spaces around it, so that a text is read in linear time. */
const INCLUDE = /\{\{>([^{}\n]{1,300})\}\}/g;

const MOST_CHARACTERS = LIMITS.prompt.value;

/** Where a prompt's text stands. */
interface Place {
  readonly file: string;
  /** 1-based, of the text's first line. */
  readonly line: number;
}

/**
 * A prompt with the files that it includes in it (spec 1.5), once: what is included includes nothing. What cannot be
 * included goes to `findings`, and stays as it is written; so does a `{{> name}}` that is somebody else's template.
 * @param files of the workflow; empty where it has none
 */
export function withIncludes(
  text: string,
  place: Place,
  files: readonly StateFile[],
  findings: Finding[],
): string {
  if (!text.includes('{{>')) return text;
  const lineAt = lineCounter(text, place.line);
  const read = new Map<string, Included>();
  let length = text.length;
  const whole = text.replace(INCLUDE, (written, inside: string, at: number) => {
    const name = inside.trim();
    const report = (rule: RuleId, message: string, severity = RULES[rule].severity): string => {
      findings.push({
        severity,
        rule,
        file: place.file,
        line: lineAt(at),
        message: `${written}: ${message}`,
      });
      return written;
    };
    const lastPart = name.split(/[/\\]/).at(-1) ?? '';
    if (!isSharedName(lastPart)) {
      if (!isStateName(lastPart)) return written;
      const message = 'only files whose name begins with _ are included, so this is left as it stands';
      return report('bad-include', message, 'warning');
    }
    if (lastPart !== name) return report('bad-include', 'is a path; files are included by their name');
    const included = read.get(name) ?? readIncluded(name, files, findings);
    read.set(name, included);
    if ('problem' in included) {
      const { problem, rule } = included;
      return problem === null ? written : report(rule, problem);
    }
    length += included.text.length;
    if (length <= MOST_CHARACTERS) return included.text;
    if (length - included.text.length > MOST_CHARACTERS) return written;
    return report('bad-include', `with it the prompt is longer than ${MOST_CHARACTERS} characters`);
  });
  return length > MOST_CHARACTERS ? text : whole;
}

/** `problem` null: it was told already. */
type Included =
  | { readonly text: string }
  | { readonly problem: string | null; readonly rule: 'missing-include' | 'bad-include' };

function readIncluded(name: string, files: readonly StateFile[], findings: Finding[]): Included {
  const file = files.find((each) => each.name === name);
  if (file === undefined) return { rule: 'missing-include', problem: `the workflow has no file ${name}` };
  const content = decodeText(file.bytes, file.file, findings);
  if (content === null) return { rule: 'bad-include', problem: null };
  const nested = nestedInclude(content);
  if (nested === undefined) return { text: withUnixLineEnds(content).replace(/\n$/, '') };
  const problem = `${name} has ${nested} in it, and what is included includes nothing`;
  return { rule: 'bad-include', problem };
}

/** The line of a place in a text, for places that are asked for in their order. */
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
