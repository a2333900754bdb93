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
  return text.replace(INCLUDE, (written, inside: string, at: number) => {
    const name = inside.trim();
    const report = (rule: RuleId, message: string, severity = RULES[rule].severity): string => {
      const line = place.line + text.slice(0, at).split('\n').length - 1;
      findings.push({ severity, rule, file: place.file, line, message: `${written}: ${message}` });
      return written;
    };
    const lastPart = name.split(/[/\\]/).at(-1) ?? '';
    if (!isSharedName(lastPart)) {
      if (!isStateName(lastPart)) return written;
      const message = 'only files whose name begins with _ are included, so this is left as it stands';
      return report('bad-include', message, 'warning');
    }
    if (lastPart !== name) return report('bad-include', 'is a path; files are included by their name');
    const included = files.find((file) => file.name === name);
    if (included === undefined) return report('missing-include', `the workflow has no file ${name}`);
    const content = decodeText(included.bytes, included.file, findings);
    if (content === null) return written;
    const nested = nestedInclude(content);
    if (nested === undefined) return withUnixLineEnds(content).replace(/\n$/, '');
    return report('bad-include', `${name} has ${nested} in it, and what is included includes nothing`);
  });
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
