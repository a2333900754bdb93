import matter from 'gray-matter';
import type { StateOptions } from '../core/protocol/state-options.js';
import { withoutExcess } from './includes.js';
import { readStateOptions } from './option-schema.js';
import type { Finding } from './parts/findings.js';
import { withUnixLineEnds } from './parts/state-file.js';
import { parseYaml, type YamlSource } from './parts/yaml-source.js';

export interface Prompt {
  readonly body: string;
  /** 1-based line where the body starts. */
  readonly bodyLine: number;
  readonly options: StateOptions;
  /** The front matter itself. Null without one, or without a readable one. */
  readonly source: YamlSource | null;
}

/**
 * Splits a prompt file into options and body (spec 1.4). Problems go to `findings`; then the options are empty. Only
 * YAML is read: a prompt file never executes code in this process.
 */
export function parsePrompt(text: string, file: string, findings: Finding[]): Prompt {
  const content = withUnixLineEnds(text);
  const found = (severity: Finding['severity'], line: number, message: string) =>
    findings.push({ severity, rule: 'front-matter-syntax', file, line, message });
  const plain: Prompt = { body: content, bodyLine: 1, options: {}, source: null };
  const excess = excessIn(content, file, findings);
  if (excess !== null) return { ...plain, body: excess };

  const [, dashes = '', language = ''] = /^(-{3,})[ \t]*(.*)/.exec(content) ?? [];
  if (dashes.length > 3 && language === '') {
    found(
      'warning',
      1,
      'front matter starts with exactly three dashes; this is read as a part of the prompt',
    );
  }
  if (dashes.length !== 3) return plain;
  // This is checked before gray-matter sees the file, which would look for an engine of this name.
  if (!['', 'yaml', 'yml'].includes(language.trim())) {
    found(
      'error',
      1,
      `only YAML front matter is allowed: the first line must be "---", not "---${language}"`,
    );
    return plain;
  }
  if (!content.includes('\n---')) {
    found('error', 1, 'the front matter that starts here is never closed; put "---" on a line below it');
    return plain;
  }

  let source: YamlSource | null = null;
  const parse = (yaml: string): object => {
    source = parseYaml(yaml, file, findings);
    return {};
  };
  const rest = matter(content, splitOptions(parse)).content;
  const [body, bodyLine] = bodyAfter(content, rest);
  if (body === null) found('error', bodyLine, 'the "---" that closes the front matter must stand alone');
  return { body: body ?? '', bodyLine, options: optionsIn(source, findings), source };
}

/** The beginning of a prompt that is too long to be searched, with nothing else reported; null for other prompts. */
function excessIn(content: string, file: string, findings: Finding[]): string | null {
  const close = content.startsWith('---') ? content.indexOf('\n---', 3) : -1;
  const start = close === -1 ? 0 : content.indexOf('\n', close + 1) + 1;
  const line = content.slice(0, start).split('\n').length;
  const body = content.slice(start);
  const left = withoutExcess(body, { file, line }, findings);
  return left === body ? null : left;
}

/**
 * Options for gray-matter. Without options it would remember each text that it has seen, the broken ones as if they
 * were fine. Its own engines, one of which evaluates JavaScript, are all replaced.
 */
function splitOptions(parse: (yaml: string) => object) {
  const refuse = (): never => {
    throw new Error('only YAML front matter is allowed');
  };
  const engines = { yaml: parse, json: refuse, javascript: refuse, js: refuse, coffee: refuse, toml: refuse };
  return { engines, language: 'yaml', delimiters: '---' };
}

/** The body with its line. Gray-matter leaves in the body what follows the closing dashes on their own line. */
function bodyAfter(content: string, rest: string): [body: string | null, line: number] {
  const start = content.length - rest.length;
  const line = content.slice(0, start).split('\n').length;
  if (rest === '' || content[start - 1] === '\n') return [rest, line];
  const end = `${rest}\n`.indexOf('\n');
  if (rest.slice(0, end).trim() !== '') return [null, line];
  return [rest.slice(end + 1), line + 1];
}

function optionsIn(source: YamlSource | null, findings: Finding[]): StateOptions {
  if (source === null || source.data === null || source.data === undefined) return {};
  return readStateOptions(source.data, { source, prefix: [] }, findings);
}
