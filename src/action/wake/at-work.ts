import type { Header } from '../../checkpoint/seal/header.js';
import { keyHash, namePrefix, type SealKeys } from '../../checkpoint/seal/index.js';
import type { Answer, AskGitHub } from '../../runtime/github/answer.js';
import { cachesUnder, jobsOfRun, type RunRow, runById, runsOfFile } from '../../runtime/github/lists.js';
import { branchNameOf } from '../context.js';
import type { Parking } from './plan.js';

/** What GitHub says of a parked run, that its record cannot. */
export type RunLiveness =
  | { readonly kind: 'idle' }
  /** Somebody goes on with it, or is about to. `why`: a clause. */
  | { readonly kind: 'busy'; readonly why: string }
  /** A later attempt has come to a good end, or the run was deleted: there is nothing to wake. */
  | { readonly kind: 'over'; readonly why: string }
  /** It does not answer, which is no reason to wake anything. */
  | { readonly kind: 'unknown'; readonly why: string };

/** So long after it was dispatched a run may not have come to the step that tells others whose it is. */
const BEGINNING_MS = 15 * 60_000;

/** Of the run itself, by its id. */
export async function ownLiveness({ header }: Pick<Parking, 'header'>, ask: AskGitHub): Promise<RunLiveness> {
  const answer = await runById(ask, header.run_id);
  if (answer.kind === 'refused' && /not found/i.test(answer.why))
    return { kind: 'over', why: 'the workflow run was deleted' };
  if (answer.kind !== 'answer') return { kind: 'unknown', why: answer.why };
  const { status, conclusion, run_attempt: attempt = 1 } = answer.data;
  if (status !== 'completed')
    return { kind: 'busy', why: `its attempt ${attempt} is ${(status ?? 'not known').replaceAll('_', ' ')}` };
  if (attempt <= header.attempt || conclusion !== 'success') return { kind: 'idle' };
  return await laterLiveness(header, ask);
}

/** "Re-run failed jobs" leaves alone a job that has parked, and so ended well: it waits still, whatever became of others. */
async function laterLiveness(header: Header, ask: AskGitHub): Promise<RunLiveness> {
  const jobs = await jobsOfRun(ask, header.run_id);
  if (jobs.kind !== 'answer') return { kind: 'unknown', why: jobs.why };
  // A job that was not run again may be listed with a later attempt all the same, as of when it was.
  const again = jobs.data.find(
    ({ name, run_attempt = 1, started_at }) =>
      name === header.job &&
      run_attempt > header.attempt &&
      !(Date.parse(started_at ?? '') < Date.parse(header.time)),
  );
  return again === undefined
    ? { kind: 'idle' }
    : { kind: 'over', why: `its job has ended well in attempt ${again.run_attempt}` };
}

/** The newest runs of a workflow file on a branch, in which somebody may go on with a parked one. */
export async function recentRuns(
  workflowFile: string,
  ref: string,
  ask: AskGitHub,
): Promise<Answer<readonly RunRow[]>> {
  const answer = await runsOfFile(ask, workflowFile, branchNameOf(ref));
  return answer.kind === 'answer' ? { kind: 'answer', data: answer.data.workflow_runs } : answer;
}

export interface Others {
  readonly recent: readonly RunRow[];
  /** This job's own run. */
  readonly self: string;
  readonly keys: SealKeys;
  readonly now: number;
  readonly ask: AskGitHub;
}

/** Of other runs that may go on with it: one that was dispatched, or has the same run key by its own inputs. */
export async function livenessAmong(
  { header }: Pick<Parking, 'header'>,
  { recent, self, keys, now, ask }: Others,
): Promise<RunLiveness> {
  const open = recent.filter(
    ({ id, status }) => status !== 'completed' && ![self, header.run_id].includes(String(id)),
  );
  if (open.length === 0) return { kind: 'idle' };
  for (const { id, event, status, created_at } of open) {
    if (event !== 'workflow_dispatch') continue;
    const age = now - Date.parse(created_at ?? '');
    if (status !== 'in_progress')
      return { kind: 'busy', why: `run ${id}, which was dispatched, is ${status}` };
    if (!(age > BEGINNING_MS))
      return { kind: 'busy', why: `run ${id}, which was dispatched, has just begun` };
  }
  // A run that begins under a key leaves a lease in the cache, and later checkpoints: their names have its id.
  const prefix = namePrefix(keyHash(keys.seal, header.run_key));
  const begun = await cachesUnder(ask, prefix);
  if (begun.kind !== 'answer') return { kind: 'unknown', why: begun.why };
  const runIds = begun.data.map(({ key }) => key.slice(prefix.length).split('-')[0]);
  const busy = open.find(({ id }) => runIds.includes(String(id)));
  return busy === undefined ? { kind: 'idle' } : { kind: 'busy', why: `run ${busy.id} goes on with it` };
}
