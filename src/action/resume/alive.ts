import type { Header } from '../../checkpoint/seal/index.js';
import type { AskGitHub } from '../../runtime/github/answer.js';
import { jobsOfAttempt, jobsOfRun } from '../../runtime/github/lists.js';
import type { Writer } from '../../runtime/sealed/elect.js';
import type { Identity } from '../identity/identity.js';

/** GitHub ends a job after six hours, and gives it a few minutes to clean up. */
const LONGEST_JOB_MS = (6 * 60 + 15) * 60_000;

const GONE: Writer = { isAlive: false };

/**
 * Is the job that wrote this still going on (spec 4.3, "One at a time")? A higher attempt of the same run and job
 * never waits for a lower one, which GitHub has ended before it began.
 */
export async function writerOf(
  header: Header,
  identity: Identity,
  ask: AskGitHub,
  now: number,
): Promise<Writer> {
  const isSameRun = header.run_id === identity.runId;
  const isSameJob = header.job === identity.job || nameless(header.job) === nameless(identity.job);
  if (isSameRun && isSameJob && header.attempt <= identity.attempt) return GONE;
  const jobs = await jobsOfAttempt(ask, header.run_id, header.attempt);
  if (jobs.kind === 'answer') {
    const job = jobs.data.find(({ id, name }) => name === header.job || `${id}` === checkRunIn(header.job));
    if (job !== undefined && job.status === 'completed') return GONE;
    if (job !== undefined) return { isAlive: true, why: `its job is ${job.status.replace('_', ' ')}` };
    const run = await ask<{ status?: string }>(
      'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}',
      { run_id: Number(header.run_id), attempt_number: header.attempt },
    );
    if (run.kind === 'answer' && run.data.status === 'completed') return GONE;
  } else if (jobs.kind === 'refused' && /not found/i.test(jobs.why)) return GONE;
  if (now - Date.parse(header.time) > LONGEST_JOB_MS) return GONE;
  const why = jobs.kind === 'answer' ? 'GitHub does not list its job' : `GitHub does not tell (${jobs.why})`;
  return { isAlive: true, why: `${why}, and a job may take six hours` };
}

/** `review (check run 31000)`, where the API did not tell the name. */
const checkRunIn = (job: string): string | null => /\(check run (\d+)\)$/.exec(job)?.[1] ?? null;
const nameless = (job: string): string => job.replace(/ \(check run \d+\)$/, '');

/**
 * Has our step begun in an earlier attempt of this run? It is the one that is in progress in our job now, and is known by its
 * number. In a job that was cancelled in the queue, or whose checkout has failed, it never was.
 * @returns true, too, where GitHub does not say
 */
export async function hasBegunBefore(
  { runId, attempt, job }: Pick<Identity, 'runId' | 'attempt' | 'job'>,
  ask: AskGitHub,
): Promise<boolean> {
  const jobs = await jobsOfRun(ask, runId);
  if (jobs.kind !== 'answer') return true;
  const ours = jobs.data.filter(({ name }) => name === job);
  const now = ours.find(({ run_attempt }) => run_attempt === attempt);
  const step = now?.steps?.find(({ status }) => status === 'in_progress')?.number;
  if (step === undefined) return true;
  return ours.some(
    ({ run_attempt = 1, steps = [] }) =>
      run_attempt < attempt &&
      steps.some(({ number, conclusion }) => number === step && conclusion !== 'skipped'),
  );
}

/** Where people see it: `run 1001, attempt 2, job review`. */
export function writerText(header: Header, repositoryUrl: string): string {
  return `run ${header.run_id}, attempt ${header.attempt}, job ${header.job} (${repositoryUrl}/actions/runs/${header.run_id}/attempts/${header.attempt})`;
}
