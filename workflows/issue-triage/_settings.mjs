import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the scripts of this workflow are told by their environment; README.md has the list.
 *
 * @typedef {object} Settings
 * @property {string} owner
 * @property {string} repo
 * @property {string} apiUrl
 * @property {string | null} token
 * @property {string} mark        the label of an issue that is done
 * @property {number} most        issues that one run takes
 */

const MOST = 100;

/** @param {NodeJS.ProcessEnv} [env] @returns {Settings} @throws {Error} that says what is amiss, and what to do */
export function settings(env = process.env) {
  const [owner = '', repo = '', ...rest] = repositoryOf(env).split('/');
  if (owner === '' || repo === '' || rest.length > 0)
    throw new Error(
      'GITHUB_REPOSITORY is not set to owner/name, and `git remote get-url origin` names no repository on GitHub.',
    );
  const most = Number(env.TRIAGE_MOST || 20);
  if (!Number.isInteger(most) || most < 1 || most > MOST)
    throw new Error(`TRIAGE_MOST is ${env.TRIAGE_MOST}: it may be a whole number from 1 to ${MOST}.`);
  const mark = env.TRIAGE_MARK || 'triaged';
  if (mark.length > 50 || mark.includes(','))
    throw new Error('TRIAGE_MARK is no name of a label: at most 50 characters, no comma.');
  const apiUrl = (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '');
  return { owner, repo, apiUrl, token: tokenOf(env), mark, most };
}

/** @param {NodeJS.ProcessEnv} env */
function repositoryOf(env) {
  if (env.GITHUB_REPOSITORY) return env.GITHUB_REPOSITORY;
  const address = outputOf('git', ['remote', 'get-url', 'origin']) ?? '';
  return /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(address)?.[1] ?? '';
}

/**
 * A file that only these scripts know of keeps the token out of the environment, which agents see, too.
 * @param {NodeJS.ProcessEnv} env
 */
function tokenOf(env) {
  const named = env.GH_TOKEN || env.GITHUB_TOKEN;
  if (named) return named;
  const file = env.RUNNER_TEMP === undefined ? null : join(env.RUNNER_TEMP, 'issue-triage', 'token');
  const written = file === null ? null : textOf(file);
  // In a job, `gh` has nothing but these to log in with.
  return written ?? (env.CI ? null : outputOf('gh', ['auth', 'token']));
}

/** @param {string} file @returns {string | null} */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/** @param {string} command @param {readonly string[]} args @returns {string | null} null where it fails */
function outputOf(command, args) {
  try {
    return (
      execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
}
