/**
 * Workflow runs, their attempts and jobs, as GitHub's REST API tells of them. The runner enters each job that it
 * starts; a test may say more of a run (`describe`), enter runs that no runner has seen, and end a job.
 *
 * @typedef {object} RunFacts       what a run is, whatever its attempt
 * @property {string} path          of the workflow's file
 * @property {string} event
 * @property {string} ref           full: `refs/heads/main`
 * @property {string} head_sha
 * @property {number | null} head_repository_id  null: that repository is gone
 * @property {string} actor
 * @property {string} created_at
 *
 * @typedef {object} JobFacts
 * @property {number} id            of the job, and of its check run
 * @property {string} name          as shown: `review (11)`
 * @property {number} runId
 * @property {number} attempt
 * @property {'queued' | 'in_progress' | 'completed'} status
 * @property {string | null} conclusion
 * @property {string} triggering_actor
 * @property {Step[]} steps
 * @property {string} started_at
 * @property {string | null} completed_at
 *
 * @typedef {object} Step
 * @property {number} number
 * @property {string} name
 * @property {'queued' | 'in_progress' | 'completed'} status
 * @property {string | null} conclusion
 */

/** The action comes third, after the checkout, as in the documented workflows. */
const OURS = 3;
/** @param {number} number @param {string} name @param {string} conclusion @returns {Step} */
const over = (number, name, conclusion) => ({ number, name, status: 'completed', conclusion });
/** @type {Step[]} */
const BEGUN = [
  over(1, 'Set up job', 'success'),
  over(2, 'Checkout', 'success'),
  { number: OURS, name: 'Raymond', status: 'in_progress', conclusion: null },
];
/** Of a job that has ended before its third step. @type {Step[]} */
export const CHECKOUT_FAILED = [
  over(1, 'Set up job', 'success'),
  over(2, 'Checkout', 'failure'),
  over(OURS, 'Raymond', 'skipped'),
];

/** GitHub's times have no milliseconds. */
const now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

export const REPOSITORY_ID = 42;

const FIRST_JOB = 31_000;

/** @type {RunFacts} */
const A_RUN = {
  path: '.github/workflows/raymond.yml',
  event: 'workflow_dispatch',
  ref: 'refs/heads/main',
  head_sha: 'f'.repeat(40),
  head_repository_id: REPOSITORY_ID,
  actor: 'octocat',
  created_at: new Date(0).toISOString(),
};

export class WorkflowRuns {
  /** @type {Map<number, RunFacts>} */ #runs = new Map();
  /** @type {JobFacts[]} */ #jobs = [];

  /** Says what a run is; what is not said stays as it was. @param {number} runId @param {Partial<RunFacts>} facts */
  describe(runId, facts) {
    const created_at = new Date().toISOString();
    this.#runs.set(runId, { ...A_RUN, created_at, ...this.#runs.get(runId), ...facts });
  }

  /**
   * A job begins.
   * @param {{runId: number, attempt: number, name: string, id?: number, triggeringActor?: string, steps?: Step[]} & Partial<RunFacts>} job steps: [] of a job that waits in the queue
   * @returns {number} its id
   */
  begin({
    runId,
    attempt,
    name,
    id = FIRST_JOB + this.#jobs.length,
    triggeringActor,
    steps = BEGUN,
    ...facts
  }) {
    this.describe(runId, facts);
    const { actor } = /** @type {RunFacts} */ (this.#runs.get(runId));
    const begun = { id, name, runId, attempt, steps, triggering_actor: triggeringActor ?? actor };
    // The steps of one job enter it once.
    if (!this.#jobs.some((job) => job.id === id))
      this.#jobs.push({
        ...begun,
        ...{ status: 'in_progress', conclusion: null, started_at: now(), completed_at: null },
      });
    return id;
  }

  /** @param {number} id @param {string} [conclusion] */
  end(id, conclusion = 'success') {
    const job = this.#jobs.find((each) => each.id === id);
    if (job === undefined || job.status === 'completed') return;
    const steps = job.steps.map((step) =>
      step.conclusion === null ? over(step.number, step.name, conclusion) : step,
    );
    Object.assign(job, { status: 'completed', conclusion, steps, completed_at: now() });
  }

  /** @param {number} runId @returns {RunFacts} */
  facts(runId) {
    return this.#runs.get(runId) ?? A_RUN;
  }

  /** Newest first. @param {(run: RunFacts) => boolean} [test] @returns {number[]} ids */
  ids(test = () => true) {
    return [...this.#runs].flatMap(([id, run]) => (test(run) ? [id] : [])).sort((a, b) => b - a);
  }

  /** @param {(job: JobFacts) => boolean} [test] */
  jobs(test = () => true) {
    return this.#jobs.filter(test);
  }

  /** @param {number} runId @param {number} [attempt] default: the latest @returns {object | undefined} */
  json(runId, attempt) {
    const run = this.#runs.get(runId);
    if (run === undefined) return undefined;
    const latest = Math.max(1, ...this.jobs((job) => job.runId === runId).map((job) => job.attempt));
    const number = attempt ?? latest;
    const jobs = this.jobs((job) => job.runId === runId && job.attempt === number);
    if (attempt !== undefined && jobs.length === 0) return undefined;
    const isOver = jobs.every(({ status }) => status === 'completed');
    const { ref, actor, head_repository_id, ...rest } = run;
    return {
      id: runId,
      ...rest,
      head_branch: ref.replace(/^refs\/(?:heads|tags)\//, ''),
      run_attempt: number,
      status: isOver ? 'completed' : 'in_progress',
      conclusion: isOver
        ? (jobs.find(({ conclusion }) => conclusion !== 'success')?.conclusion ?? 'success')
        : null,
      actor: { login: actor },
      triggering_actor: { login: jobs[0]?.triggering_actor ?? actor },
      repository: { id: REPOSITORY_ID },
      head_repository: head_repository_id === null ? null : { id: head_repository_id },
    };
  }
}

/** @param {JobFacts} job */
export function jobJson({ runId, attempt, triggering_actor: _, ...job }) {
  return { ...job, run_id: runId, run_attempt: attempt };
}
