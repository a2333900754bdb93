/**
 * Runs a Node action from its `action.yml` as GitHub's runner does, one process for `main` and one for `post`.
 *
 * @typedef {import('./action-file.mjs').Conclusion} Conclusion
 * @typedef {import('./workflow-commands.mjs').Annotation} Annotation
 * @typedef {import('./node-process.mjs').Sent} Sent
 * @typedef {import('./environment.mjs').Context} Context
 * @typedef {Awaited<ReturnType<typeof import('../results-service/service.mjs').startResultsService>>} ResultsService
 *
 * @typedef {object} OwnOptions
 * @property {string} action             the folder of its action.yml
 * @property {Readonly<Record<string, unknown>>} [inputs]   the step's `with`
 * @property {Readonly<Record<string, string | undefined>>} [env]  the step's `env`; wins over all, `undefined` takes a name out
 * @property {object} [event]            the payload at GITHUB_EVENT_PATH
 * @property {ResultsService} [service]  without one there is no cache, artifact or API variable
 * @property {import('../results-service/token.mjs').CacheAccess} [cache] what the job's token may do there
 * @property {readonly string[]} [secrets] masked in the log from the start; the job's token always is
 * @property {string} [workspace]        by default a new folder, as are temp, tools and home
 * @property {string} [toolCache]
 * @property {string} [node]             by default Node 24 if test/e2e/node24 is installed, else this one
 * @property {number} [graceScale]       multiplies the 7.5 s, 2.5 s and 5 s of the runner
 * @property {number} [timeoutMs]        `timeout-minutes` of main
 * @property {object | null} [matrix]    the leg's values
 * @property {string} [jobName]          as shown; by default the job's id, and the leg's values in parentheses
 * @property {number | null} [checkRunId] the job's id in the API; null: a runner that does not say it
 * @property {number | null} [headRepositoryId] of the run; another than 42: a fork
 * @typedef {OwnOptions & Partial<Omit<Context, 'trackingId' | 'repository'>>} RunnerOptions
 *
 * @typedef {object} StepResult          of a step that has ended
 * @property {number} exitCode           128 + the signal's number after a signal
 * @property {NodeJS.Signals | null} signal what ended it
 * @property {Conclusion} conclusion
 * @property {Record<string, string>} outputs
 * @property {Record<string, string>} state
 * @property {Record<string, string>} env  from GITHUB_ENV
 * @property {string[]} path             from GITHUB_PATH
 * @property {string} summary            '' if it was too long
 * @property {string} log                masked, as GitHub shows it
 * @property {string} raw                as the process wrote it
 * @property {Annotation[]} annotations
 * @property {Record<string, string[]>} groups
 * @property {Sent[]} signals            what the runner sent
 * @property {number} ms                 start to exit
 *
 * @typedef {object} LiveStep
 * @property {number | undefined} pid
 * @property {(test: RegExp) => Promise<string>} line the first line that matches, now or later; rejects when the step ends without
 * @property {Promise<StepResult>} ended
 */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { node24 } from '../../e2e/node24/install.mjs';
import { holds, inputVariables, readActionFile, unexpectedInputs } from './action-file.mjs';
import { commandFileVariables, createCommandFiles, readCommandFiles } from './command-files.mjs';
import {
  createFolders,
  DEFAULT_CONTEXT,
  githubVariables,
  machineVariables,
  writeEvent,
} from './environment.mjs';
import { NodeProcess } from './node-process.mjs';
import { endOrphans, findOrphans } from './orphans.mjs';
import { Masker, StepLog } from './workflow-commands.mjs';

const NO_TOKEN = 'ghs_no0service0no0token0no0service0no0token';

/** One job of one attempt, with this action as its only step. */
export class Job {
  #masker = new Masker();
  #options;
  #action;
  /** @type {NodeProcess | undefined} */ #running;
  /** @type {LiveStep | undefined} */ #main;
  #cancelled = false;
  /** @type {number | undefined} */ #id;
  #timedOut = false;
  /** @type {{status: Conclusion, state: Record<string, string>, env: Record<string, string>, path: string[]}} */
  #soFar = { status: 'success', state: {}, env: {}, path: [] };

  /** @param {RunnerOptions} options */
  constructor(options) {
    this.#options = {
      inputs: {},
      event: {},
      graceScale: 1,
      cache: /** @type {const} */ ('write'),
      ...options,
    };
    this.#action = readActionFile(options.action);
    const repository = options.service?.repository ?? 'octo-org/octo-repo';
    this.folders = createFolders(repository, options);
    this.context = { ...DEFAULT_CONTEXT, ...options, repository, trackingId: `github_${randomUUID()}` };
    this.githubToken = options.service?.githubToken ?? NO_TOKEN;
    this.node = options.node ?? node24() ?? process.execPath;
    for (const secret of [this.githubToken, ...(options.secrets ?? [])]) this.#masker.add(secret);
    this.#id = this.#enter();
  }

  /** The service's API knows of the job from now on. @returns {number | undefined} its id */
  #enter() {
    const { service, matrix, jobName, checkRunId, headRepositoryId } = this.#options;
    const { runId, attempt, job, workflow, ref, sha, actor, triggeringActor, eventName } = this.context;
    const leg = matrix ? ` (${Object.values(matrix).join(', ')})` : '';
    return service?.github.runs.begin({
      runId,
      attempt,
      ref,
      actor,
      path: workflow,
      event: eventName,
      head_sha: sha,
      name: jobName ?? `${job}${leg}`,
      ...(typeof checkRunId === 'number' && { id: checkRunId }),
      ...(triggeringActor !== undefined && { triggeringActor }),
      ...(headRepositoryId !== undefined && { head_repository_id: headRepositoryId }),
    });
  }

  /** The job's id in the API, and that of its check run. */
  get id() {
    return this.#id;
  }

  /** The machine is gone, or the job has ended otherwise than by `post`: the API says so. @param {string} [conclusion] */
  over(conclusion = 'failure') {
    if (this.#id !== undefined) this.#options.service?.github.runs.end(this.#id, conclusion);
  }

  /** GITHUB_WORKSPACE, there from the beginning, so that a test can put a repository in it. */
  get workspace() {
    return this.folders.workspace;
  }

  /** Starts `main`. @returns {LiveStep} */
  start() {
    const warning = unexpectedInputs(this.#action, this.#options.inputs);
    this.#main = this.#step(this.#action.main, {}, warning);
    const { timeoutMs } = this.#options;
    const timer = timeoutMs && setTimeout(() => this.#timeOut(), timeoutMs);
    const clear = () => clearTimeout(timer);
    this.#main.ended.then(clear, clear);
    return this.#main;
  }

  /** Runs `main` to its end. @returns {Promise<StepResult>} */
  main() {
    return this.start().ended;
  }

  /** Cancels the job while `main` runs: the ladder of signals, to that process alone. */
  async cancel() {
    this.#cancelled = true;
    await this.#running?.stop();
    return /** @type {Promise<StepResult>} */ (this.#main?.ended);
  }

  /** SIGKILL for the step's process alone, as the kernel does when memory is short. */
  async kill() {
    this.#running?.kill();
    return /** @type {Promise<StepResult>} */ (this.#main?.ended);
  }

  /** Runs `post`. Undefined if there is none, main never started, or `post-if` says no. */
  async post() {
    const { post, postIf } = this.#action;
    if (this.#main === undefined || post === undefined) return undefined;
    await this.#main.ended;
    if (!holds(postIf, this.#soFar.status)) return undefined;
    const state = Object.entries(this.#soFar.state).map(([name, value]) => [`STATE_${name}`, value]);
    const ended = await this.#step(post, Object.fromEntries(state)).ended;
    this.over(this.#soFar.status);
    return ended;
  }

  /** Processes that this job's steps left running. */
  orphans() {
    return findOrphans(this.context.trackingId);
  }

  /** "Cleaning up orphan processes": kills them. @returns what there was */
  end() {
    const orphans = this.orphans();
    endOrphans(orphans);
    return orphans;
  }

  /** "Re-run jobs": the same run on another, empty machine. @param {Partial<RunnerOptions>} [changes] */
  nextAttempt(changes = {}) {
    // GitHub offers it when the run has ended.
    this.over();
    const {
      workspace: _,
      toolCache: __,
      checkRunId: ___,
      ...same
    } = /** @type {RunnerOptions} */ (this.#options);
    return new Job({ ...same, attempt: this.context.attempt + 1, ...changes });
  }

  /** Ends what is left and removes the machine's folders. */
  dispose() {
    this.#running?.kill();
    this.end();
    this.over();
    rmSync(this.folders.root, { recursive: true, force: true, maxRetries: 3 });
  }

  #timeOut() {
    this.#timedOut = true;
    this.#running?.stop();
  }

  /** @param {string} script @param {Record<string, string>} variables @param {string} [warning] @returns {LiveStep} */
  #step(script, variables, warning) {
    const files = createCommandFiles(this.folders.temp);
    const log = new StepLog(this.#masker);
    if (warning !== undefined) log.annotate('warning', warning);
    const running = new NodeProcess(this.node, script, {
      cwd: this.workspace,
      env: this.#environment({ ...commandFileVariables(files), ...variables }),
      graceScale: this.#options.graceScale,
      onLine: (line) => log.take(line),
    });
    this.#running = running;
    const ended = running.ended.then((exit) => this.#finish(exit, log, readCommandFiles(files)));
    return { pid: running.pid, ended, line: (test) => log.line(test, ended) };
  }

  /** @param {import('./node-process.mjs').Exit} exit @param {StepLog} log @param {import('./command-files.mjs').Written} written @returns {StepResult} */
  #finish(exit, log, { errors, ...written }) {
    for (const message of errors) log.annotate('error', message);
    const good = exit.exitCode === 0 && !log.failed && errors.every((each) => !each.startsWith('Unable'));
    /** @type {Conclusion} */
    const own = good && !this.#timedOut ? 'success' : 'failure';
    const conclusion = this.#cancelled ? 'cancelled' : own;
    const state = { ...log.state, ...written.state };
    const { status, env, path } = this.#soFar;
    this.#soFar = {
      status: status === 'success' ? conclusion : status,
      state,
      env: { ...env, ...written.env },
      path: [...written.path.reverse(), ...path],
    };
    return {
      ...exit,
      conclusion,
      ...written,
      outputs: { ...log.outputs, ...written.outputs },
      state,
      summary: this.#masker.mask(written.summary),
      log: log.lines.join('\n'),
      raw: log.raw.join('\n'),
      annotations: log.annotations,
      groups: log.groups,
    };
  }

  /** @param {Record<string, string>} variables of this step @returns {Record<string, string>} */
  #environment(variables) {
    const { service, event, env, inputs, cache, matrix, checkRunId } = this.#options;
    const { temp } = this.folders;
    const machine = machineVariables(this.folders);
    const all = {
      ...machine,
      ...this.#soFar.env,
      ...githubVariables(this.context, writeEvent(temp, event), this.workspace),
      ...service?.envFor({ ...this.context, cache }),
      ...inputVariables(this.#action, inputs, {
        token: this.githubToken,
        matrix: matrix ?? null,
        checkRunId: checkRunId === null ? null : (this.#id ?? null),
      }),
      ...variables,
      ...env,
      PATH: [...this.#soFar.path, env?.PATH ?? machine.PATH].join(delimiter),
    };
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  }
}

/** @param {RunnerOptions} options */
export const runner = (options) => new Job(options);
