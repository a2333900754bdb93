/**
 * `action.yml` as the runner reads it: what runs when, and the INPUT_ variables.
 *
 * @typedef {'success' | 'failure' | 'cancelled'} Conclusion
 * @typedef {{folder: string, main: string, post: string | undefined, postIf: string, inputs: Record<string, string>}} ActionFile
 *   `inputs`: by name, the default as written, '' without one
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const NODE_ACTION = /^node\d+$/;

/** @param {string} folder @returns {ActionFile} */
export function readActionFile(folder) {
  const file = ['action.yml', 'action.yaml']
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`runner: no action.yml in ${folder}`);
  const { inputs = {}, runs } = parse(readFileSync(file, 'utf8'));
  if (!NODE_ACTION.test(runs?.using))
    throw new Error(`runner: ${file} is no Node action: using ${runs?.using}`);
  return {
    folder,
    main: join(folder, runs.main),
    post: runs.post && join(folder, runs.post),
    postIf: runs['post-if'] ?? 'always()',
    inputs: Object.fromEntries(
      Object.entries(inputs ?? {}).map(([name, input]) => [name, `${input?.default ?? ''}`]),
    ),
  };
}

/**
 * The INPUT_ variables: what the step's `with` gives, over the defaults. Unknown names are passed on too, as the
 * runner does (with a warning).
 * @param {ActionFile} action
 * @param {Readonly<Record<string, unknown>>} given
 * @param {Contexts} contexts
 */
export function inputVariables(action, given, contexts) {
  const defaults = Object.entries(action.inputs).map(([name, value]) => [name, expand(value, contexts)]);
  const all = { ...Object.fromEntries(defaults), ...given };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, `${value}`]),
  );
}

/** The runner's warning on them, if there are any. @param {ActionFile} action @param {object} given */
export function unexpectedInputs(action, given) {
  const known = Object.keys(action.inputs);
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length === 0) return undefined;
  const quoted = (/** @type {string[]} */ names) => names.map((name) => `'${name}'`).join(', ');
  return `Unexpected input(s) ${quoted(unknown)}, valid inputs are [${quoted(known)}]`;
}

/**
 * What a default may refer to.
 * @typedef {{token: string, matrix: object | null, checkRunId: number | null}} Contexts
 */

/** @param {string} value @param {Contexts} contexts */
function expand(value, { token, matrix, checkRunId }) {
  const values = /** @type {Record<string, string>} */ ({
    'github.token': token,
    // As GitHub prints it: indented, and `null` outside a matrix.
    'toJson(matrix)': JSON.stringify(matrix, null, 2),
    'job.check_run_id': `${checkRunId ?? ''}`,
  });
  return value.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression) => {
    const known = values[expression];
    if (known === undefined) throw new Error(`runner: no value for the expression "${expression}"`);
    return known;
  });
}

/**
 * Whether the post step runs. Status functions joined by `&&` and `||`, each perhaps after `!`.
 * @param {string} condition @param {Conclusion} status the job's so far
 */
export function holds(condition, status) {
  const terms = /** @type {Record<string, boolean>} */ ({
    'always()': true,
    'success()': status === 'success',
    'failure()': status === 'failure',
    'cancelled()': status === 'cancelled',
  });
  /** @param {string} text */
  const one = (text) => {
    const [, not, name = ''] = text.trim().match(/^(!?)\s*(.*)$/) ?? [];
    const value = terms[name];
    if (value === undefined) throw new Error(`runner: no value for "${name}" in post-if`);
    return not === '!' ? !value : value;
  };
  return condition.split('||').some((part) => part.split('&&').every(one));
}
