import { nameProblem } from '../../core/protocol/resolve.js';
import { isJsonObject } from '../../core/text/json-object.js';
import { withoutEmptyFields } from '../check.js';
import {
  type Finding,
  type PathKey,
  type Problems,
  pathText,
  report,
  shownValue,
} from '../parts/findings.js';
import { readYaml, type YamlProblem, type YamlSource, yamlFinding } from '../parts/yaml-source.js';
import { GRAPH_SCHEMA, GROUP_FILE_SCHEMA } from './schema.js';

/** One file of a state graph whose shape is known: the workflow itself, or a group's file. */
export interface GraphDocument {
  readonly problems: Problems;
  readonly data: Readonly<Record<string, unknown>>;
  /** The value under each state's name, in the order in which they were written. */
  readonly states: ReadonlyMap<string, unknown>;
}

const EMPTY = 'the file is empty: it must be a mapping with `states`';

/** These names mean something else to JavaScript's objects. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

/** Reads one file. Problems go to `findings`; null if nothing can be made of it. */
export function readGraphDocument(
  text: string,
  file: string,
  findings: Finding[],
  parsed: YamlSource | null = null,
): GraphDocument | null {
  const source = parsed ?? parseGraphYaml(text, file, findings);
  if (source === null) return null;
  const problems = { source, findings };
  if (!isJsonObject(source.data)) {
    report(
      problems,
      [],
      source.data == null ? EMPTY : `must be a mapping with \`states\`, not ${shownValue(source.data)}`,
    );
    return null;
  }
  if (!isPlain(source.data, problems, [], [])) return null;
  const schema = Object.hasOwn(source.data, 'initial') ? GRAPH_SCHEMA : GROUP_FILE_SCHEMA;
  const data = withoutEmptyFields(schema, source.data) as GraphDocument['data'];
  return { problems, data, states: statesIn(data.states, problems) };
}

/** Whether nothing contains itself, by an alias, and no name is one of JavaScript's own. */
function isPlain(
  value: unknown,
  problems: Problems,
  path: readonly PathKey[],
  around: readonly unknown[],
): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (around.includes(value)) {
    report(problems, path, 'holds itself: an alias (*name) must not stand inside what it names');
    return false;
  }
  const inside = [...around, value];
  if (Array.isArray(value)) {
    return value.map((item, index) => isPlain(item, problems, [...path, index], inside)).every(Boolean);
  }
  const entries = Object.entries(value).map(([key, item]) => {
    const at = [...path, key];
    if (RESERVED.includes(key)) report(problems, at, `"${key}" cannot be used as a name`);
    return !RESERVED.includes(key) && isPlain(item, problems, at, inside);
  });
  return entries.every(Boolean);
}

function statesIn(states: unknown, problems: Problems): ReadonlyMap<string, unknown> {
  if (!isJsonObject(states) || Object.keys(states).length === 0) {
    const problem =
      states === undefined ? 'is missing' : `must be a mapping of names to states, not ${shownValue(states)}`;
    report(problems, ['states'], isJsonObject(states) ? 'must have at least one state' : problem);
    return new Map();
  }
  for (const name of Object.keys(states)) {
    const problem = name === name.trim() ? nameProblem(name) : 'begins or ends with a space';
    if (problem !== undefined) report(problems, ['states', name], `the name ${problem}`, 'path-in-target');
  }
  // JavaScript puts keys that are numbers first, while the first state of a group is its entry.
  const line = (name: string): number => problems.source.lineOf(['states', name]);
  return new Map(Object.entries(states).sort(([a], [b]) => line(a) - line(b)));
}

/** The text at a path of untyped data; undefined for anything else. */
export function textAt(value: unknown, ...path: readonly PathKey[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

export function valueAt(value: unknown, ...path: readonly PathKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PathKey, unknown>)[key];
  }
  return at;
}

/** The items of a list at a path; empty for anything else. */
export function listAt(value: unknown, ...path: readonly PathKey[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

export function entriesAt(value: unknown, ...path: readonly PathKey[]): [string, unknown][] {
  const found = path.length === 0 ? value : valueAt(value, ...path);
  return isJsonObject(found) ? Object.entries(found) : [];
}

const SHOWN = 20;

/**
 * Reads a state graph's file: YAML 1.2, in which `on` is a text and a repeated key is an error that names the key's
 * whole path (spec 5.2). Problems go to `findings`; then null.
 */
export function parseGraphYaml(text: string, file: string, findings: Finding[]): YamlSource | null {
  if (/^%YAML\s+1\.1\b/m.test(text)) {
    const message = 'YAML 1.1 takes `on` for `true`; take the %YAML line away';
    findings.push({ severity: 'error', rule: 'front-matter-syntax', file, line: 1, message });
    return null;
  }
  const { source, problems } = readYaml(text, file, { merge: true });
  // Where brackets are never closed, each of them is a problem.
  for (const problem of problems.slice(0, SHOWN)) {
    const { repeated, tagged } = problem;
    if (repeated !== undefined)
      findings.push(
        yamlFinding({ ...problem, message: `${pathText(repeated)}: the key is given twice` }, file),
      );
    else if (tagged === undefined) findings.push(yamlFinding(problem, file));
    else findings.push(tagFinding(problem, tagged, file));
  }
  return problems.some(({ tagged }) => tagged !== undefined) ? null : source;
}

/** Reports a tag such as `!!js/function`, which elsewhere makes code of a text, and is no mere text here either. */
function tagFinding(problem: YamlProblem, path: readonly PathKey[], file: string): Finding {
  const place = path.length === 0 ? '' : `${pathText(path)}: `;
  const message = `${place}${problem.message}; a state graph has plain YAML alone`;
  return { ...yamlFinding({ ...problem, severity: 'error', message }, file), path };
}
