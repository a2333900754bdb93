/**
 * The files a step writes its outputs, state, variables, path and summary to, read as the runner does
 * (FileCommandManager.cs): a value is `name=value` on a line, or `name<<DELIMITER`, lines, `DELIMITER`.
 *
 * @typedef {{output: string, state: string, env: string, path: string, step_summary: string}} CommandFiles the paths
 * @typedef {{outputs: Record<string, string>, state: Record<string, string>, env: Record<string, string>, path: string[], summary: string, errors: string[]}} Written
 */

import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** GitHub drops a longer summary whole. */
const SUMMARY_LIMIT = 1024 * 1024;
const BLOCKED_VARIABLES = ['NODE_OPTIONS'];

/** New empty files for one step. @param {string} temp RUNNER_TEMP @returns {CommandFiles} */
export function createCommandFiles(temp) {
  const folder = join(temp, '_runner_file_commands');
  mkdirSync(folder, { recursive: true });
  const suffix = randomUUID();
  const prefixes = {
    output: 'set_output',
    state: 'save_state',
    env: 'set_env',
    path: 'add_path',
    step_summary: 'step_summary',
  };
  const files = Object.entries(prefixes).map(([name, prefix]) => [name, join(folder, `${prefix}_${suffix}`)]);
  for (const [, file] of files) writeFileSync(/** @type {string} */ (file), '');
  return Object.fromEntries(files);
}

/** The GITHUB_ variables that point at them. @param {CommandFiles} files */
export const commandFileVariables = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [`GITHUB_${name.toUpperCase()}`, file]));

/** What is in them when the step is over, however it ended. @param {CommandFiles} files @returns {Written} */
export function readCommandFiles(files) {
  const errors = /** @type {string[]} */ ([]);
  /** @param {'output' | 'state' | 'env'} name */
  const pairs = (name) => {
    const read = /** @type {Record<string, string>} */ ({});
    try {
      // What stands before a mistake counts.
      for (const [key, value] of parsePairs(readFileSync(files[name], 'utf8'))) read[key] = value;
    } catch (error) {
      errors.push(
        `Unable to process file command '${name}' successfully.`,
        /** @type {Error} */ (error).message,
      );
    }
    return read;
  };
  const env = pairs('env');
  for (const name of BLOCKED_VARIABLES.filter((each) => each in env)) {
    delete env[name];
    errors.push(`Can't store ${name} output parameter using '$GITHUB_ENV' command.`);
  }
  const lines = readFileSync(files.path, 'utf8').split(/\r?\n/);
  return {
    outputs: pairs('output'),
    state: pairs('state'),
    env,
    path: lines.filter((line) => line !== ''),
    summary: readSummary(files.step_summary, errors),
    errors,
  };
}

/** @param {string} file @param {string[]} errors */
function readSummary(file, errors) {
  const bytes = readFileSync(file);
  if (bytes.length <= SUMMARY_LIMIT) return bytes.toString();
  errors.push(
    `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${SUMMARY_LIMIT / 1024}k, got ${Math.floor(bytes.length / 1024)}k.`,
  );
  return '';
}

/**
 * @param {string} text
 * @returns {Generator<[string, string]>}
 * @throws {Error} at a line it can't read, in the runner's words
 */
export function* parsePairs(text) {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
      yield [line.slice(0, equals), line.slice(equals + 1)];
    } else if (heredoc >= 0) {
      const [name, delimiter] = [line.slice(0, heredoc), line.slice(heredoc + 2)];
      if (name === '' || delimiter === '')
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
      const end = lines.indexOf(delimiter, i + 1);
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
      yield [name, lines.slice(i + 1, end).join('\n')];
      i = end;
    } else throw new Error(`Invalid format '${line}'`);
  }
}
