/**
 * The variables a step sees: the machine's, the runner's and GitHub's context. Nothing of our own environment but PATH.
 *
 * @typedef {{root: string, workspace: string, temp: string, toolCache: string, home: string}} Folders
 * @typedef {object} Context
 * @property {number} runId
 * @property {number} attempt
 * @property {string} job
 * @property {string} ref
 * @property {string} sha
 * @property {string} actor
 * @property {string} eventName
 * @property {string} repository
 * @property {string} workflow      its file's path
 * @property {string} trackingId
 * @property {string} [baseRef]     of a pull request
 * @property {string} [headRef]
 * @property {string} [step]        GITHUB_ACTION: what tells the steps of a job apart
 * @property {string} [triggeringActor] of a re-run
 */
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY_ID } from '../results-service/workflow-runs.mjs';

const OS = /** @type {Record<string, string>} */ ({ linux: 'Linux', darwin: 'macOS', win32: 'Windows' });
const ARCH = /** @type {Record<string, string>} */ ({ x64: 'X64', arm64: 'ARM64', ia32: 'X86', arm: 'ARM' });

/** A job that nothing is said about. */
export const DEFAULT_CONTEXT = Object.freeze({
  runId: 1001,
  attempt: 1,
  job: 'raymond',
  ref: 'refs/heads/main',
  sha: 'f'.repeat(40),
  actor: 'octocat',
  eventName: 'workflow_dispatch',
  workflow: '.github/workflows/raymond.yml',
});

/**
 * A new machine's folders, all empty. Each attempt has its own, so no path of one is right in another.
 * @param {string} repository @param {{workspace?: string, toolCache?: string}} given
 * @returns {Folders}
 */
export function createFolders(repository, given) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'raymond-runner-')));
  const name = repository.split('/')[1] ?? repository;
  const folders = {
    root,
    workspace: given.workspace ?? join(root, 'work', name, name),
    temp: join(root, 'work', '_temp'),
    toolCache: given.toolCache ?? join(root, 'tools'),
    home: join(root, 'home'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  return folders;
}

/** @param {string} temp @param {object} event @returns {string} the file */
export function writeEvent(temp, event) {
  const file = join(temp, '_github_workflow', 'event.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(event, null, 2));
  return file;
}

/** @param {Folders} folders */
export function machineVariables({ workspace, temp, toolCache, home }) {
  return {
    PATH: process.env.PATH ?? '',
    HOME: home,
    LANG: 'C.UTF-8',
    CI: 'true',
    RUNNER_NAME: 'stand-in',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_OS: OS[process.platform] ?? process.platform,
    RUNNER_ARCH: ARCH[process.arch] ?? process.arch,
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: toolCache,
    RUNNER_WORKSPACE: dirname(workspace),
    ...(process.platform === 'win32' && { USERPROFILE: home, SystemRoot: process.env.SystemRoot ?? '' }),
  };
}

/** @param {Context} context @param {string} eventPath @param {string} workspace */
export function githubVariables(context, eventPath, workspace) {
  const { ref, repository, workflow, runId, attempt, job, sha, actor, eventName, trackingId } = context;
  const { step = '__self', triggeringActor = actor } = context;
  const [owner = ''] = repository.split('/');
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: step,
    GITHUB_ACTION_REF: '',
    GITHUB_ACTION_REPOSITORY: '',
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: triggeringActor,
    GITHUB_ACTOR_ID: '583231',
    GITHUB_BASE_REF: context.baseRef ?? '',
    GITHUB_HEAD_REF: context.headRef ?? '',
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_JOB: job,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: `${REPOSITORY_ID}`,
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: '43',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ID: `${runId}`,
    GITHUB_RUN_NUMBER: '7',
    GITHUB_RUN_ATTEMPT: `${attempt}`,
    GITHUB_SHA: sha,
    GITHUB_WORKFLOW: workflow,
    GITHUB_WORKFLOW_REF: `${repository}/${workflow}@${ref}`,
    GITHUB_WORKFLOW_SHA: sha,
    GITHUB_WORKSPACE: workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    RUNNER_TRACKING_ID: trackingId,
  };
}
