import { ownNameProblem, type Platform } from '../core/protocol/resolve.js';
import type { ScriptOptions, StateOptions } from '../core/protocol/state-options.js';
import { AGENT_KEYS_OF_STATES } from '../core/settings/settings.js';
import { isJsonObject } from '../core/text/json-object.js';
import { withIncludes } from './includes.js';
import { readStateOptions } from './option-schema.js';
import { type Finding, type PathKey, report } from './parts/findings.js';
import { SCRIPT_RUNTIMES } from './parts/state-file.js';
import type { LoadedState, StateDefinition } from './parts/workflow.js';
import type { YamlSource } from './parts/yaml-source.js';
import { ONLY_PROMPTS, readScriptOptions } from './script-options.js';

const TEXT_KEYS = ['prompt', 'sh', 'ps1', 'bat'] as const;
type TextKey = (typeof TEXT_KEYS)[number];

/** What a target without extension can mean on each platform (spec 1.7). */
const CANDIDATES: Readonly<Record<Platform, readonly TextKey[]>> = {
  posix: ['prompt', 'sh'],
  windows: ['prompt', 'ps1', 'bat'],
};

/** What one reading works with: the text, the platform, and where problems go. */
interface Reading {
  readonly source: YamlSource;
  readonly platform: Platform;
  readonly findings: Finding[];
}

/**
 * The states of a YAML document, in its order (spec 2): `REVIEW` with a `prompt` is `REVIEW.md`, `POLL` with `sh` and
 * `ps1` is `POLL.sh` and `POLL.ps1`. Problems go to `findings`.
 */
export function readDocument(source: YamlSource, platform: Platform, findings: Finding[]): LoadedState[] {
  const reading = { source, platform, findings };
  const states = isJsonObject(source.data) ? source.data.states : undefined;
  if (!isJsonObject(states) || Object.keys(states).length === 0) {
    report(
      reading,
      ['states'],
      'must be a mapping of state names to prompts or scripts (a folder with a manifest is given as the folder)',
    );
    return [];
  }
  return Object.entries(states).flatMap(([name, value]) => readState(reading, name, value));
}

function readState(reading: Reading, name: string, value: unknown): LoadedState[] {
  const prefix = ['states', name];
  const stem = stemOf(reading, name, prefix);
  const kinds = TEXT_KEYS.filter((kind) => isJsonObject(value) && Object.hasOwn(value, kind));
  if (!isJsonObject(value) || kinds.length === 0) {
    report(reading, prefix, 'must be a mapping with prompt, sh, ps1 or bat');
    return [];
  }
  checkAmbiguity(reading, name, kinds);

  const place = { source: reading.source, prefix };
  const keys = Object.entries(value).filter(([key]) => !kinds.some((kind) => kind === key));
  const options = readStateOptions(Object.fromEntries(keys), place, reading.findings);
  if (!kinds.includes('prompt')) warnOfPromptOptions(reading, options, prefix);
  return kinds.flatMap((kind) => {
    const text = value[kind];
    if (typeof text !== 'string' || text.trim() === '') {
      report(reading, [...prefix, kind], 'must be some text');
      return [];
    }
    const { line, indent } = reading.source.textPlaceOf([...prefix, kind]);
    const definition = define(reading, stem, kind, text, line, options);
    return [{ definition, options: place, textLine: line, textIndent: indent }];
  });
}

function define(
  { source, findings }: Reading,
  stem: string,
  kind: TextKey,
  text: string,
  line: number,
  options: StateOptions,
): StateDefinition {
  const { file } = source;
  if (kind === 'prompt') {
    // A document has no files to include, so this can only be reported.
    const { body } = withIncludes(text, { file, line }, [], findings);
    return { kind: 'prompt', name: `${stem}.md`, file, body, bodyLine: line, options };
  }
  // A script that was moved here from a folder keeps its comment. A key beside it counts more.
  const comment = readScriptOptions(text, kind, file, findings, line);
  return {
    kind: 'script',
    name: `${stem}.${kind}`,
    file,
    runtime: SCRIPT_RUNTIMES[kind]!,
    text,
    options: { ...comment, ...scriptOptionsOf(options) },
  };
}

/** The options that can stand beside a script. The others can only stand in its comment. */
type ScriptKey = keyof Omit<ScriptOptions, 'vars'>;
/** This is a record, so that the compiler reports a missing key. */
const SCRIPT_KEYS: Readonly<Record<ScriptKey, true>> = {
  ...{ timeout: true, max_time: true, effect: true, max_visits: true },
  ...{ join: true, result_schema: true, worktree: true },
};

function scriptOptionsOf(options: StateOptions): ScriptOptions {
  return Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(SCRIPT_KEYS, key)));
}

/** The name without the extension that it must not have, so that one mistake makes one problem. */
function stemOf(reading: Reading, name: string, path: readonly PathKey[]): string {
  const problem = ownNameProblem(name);
  if (problem !== undefined) report(reading, path, `the name ${problem}`, 'path-in-target');
  const [, stem, extension] = /^(.+)\.(md|sh|ps1|bat)$/.exec(name) ?? [];
  if (stem === undefined) return name;
  const key = extension === 'md' ? 'prompt' : extension;
  report(reading, path, `write ${stem} without .${extension}: the key ${key} below says it`);
  return stem;
}

function checkAmbiguity(reading: Reading, name: string, kinds: readonly TextKey[]): void {
  const candidates = CANDIDATES[reading.platform].filter((kind) => kinds.includes(kind));
  if (candidates.length < 2) return;
  const problem = `is ambiguous here: it has ${candidates.join(' and ')}`;
  report(reading, ['states', name], problem, 'ambiguous-target');
}

function warnOfPromptOptions(reading: Reading, options: StateOptions, prefix: readonly PathKey[]): void {
  const used = scriptOptionsOf(options);
  for (const key of Object.keys(options).filter((each) => !Object.hasOwn(used, each))) {
    const path = [...prefix, key];
    if (AGENT_KEYS_OF_STATES.includes(key)) report(reading, path, ONLY_PROMPTS);
    else {
      const place = { file: reading.source.file, line: reading.source.lineOf(path), path };
      const message = `"${key}" means nothing for a script`;
      reading.findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
    }
  }
}
