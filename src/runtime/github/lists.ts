import { type Answer, type AskGitHub, allPages, PAGE } from './answer.js';

// These are GitHub's lists of runs, and of what runs keep. Rows have only the fields that are read here.

export interface ArtifactRow {
  readonly id: number;
  readonly name: string;
  readonly expired: boolean;
  readonly size_in_bytes: number;
  readonly created_at?: string;
  readonly workflow_run?: {
    readonly id?: number;
    readonly repository_id?: number;
    readonly head_repository_id?: number;
    readonly head_branch?: string | null;
  } | null;
}

export interface CacheRow {
  readonly id: number;
  readonly key: string;
  readonly ref?: string;
  readonly created_at?: string;
}

export interface JobRow {
  readonly id: number;
  readonly name: string;
  readonly run_attempt?: number;
  readonly status: string;
  readonly started_at?: string | null;
  readonly completed_at?: string | null;
  readonly steps?: readonly {
    readonly number: number;
    readonly status: string;
    readonly conclusion: string | null;
  }[];
}

export interface RunRow {
  readonly id: number;
  readonly path?: string;
  readonly event?: string;
  readonly status?: string | null;
  readonly conclusion?: string | null;
  readonly run_attempt?: number;
  readonly created_at?: string;
  readonly run_started_at?: string;
  readonly updated_at?: string;
  readonly head_branch?: string | null;
  readonly repository?: { readonly id: number } | null;
  readonly head_repository?: { readonly id: number } | null;
}

const ACTIONS = '/repos/{owner}/{repo}/actions';

const listOf = <Row>(name: string, ask: AskGitHub, path: string, parameters: object) =>
  allPages<Readonly<Record<string, readonly Row[]>>, Row>(
    ...([ask, `GET ${ACTIONS}/${path}`, { ...parameters }] as const),
    (page) => page[name]!,
  );

/** The artifacts of a run, of all its attempts. */
export const artifactsOfRun = (ask: AskGitHub, runId: string | number) =>
  listOf<ArtifactRow>('artifacts', ask, 'runs/{run_id}/artifacts', { run_id: Number(runId) });

/** @param key the beginning of the caches' keys @param ref limits the list to one ref */
export const cachesUnder = (ask: AskGitHub, key: string, ref?: string) =>
  listOf<CacheRow>('actions_caches', ask, 'caches', { key, ...(ref !== undefined && { ref }) });

/** The jobs of all attempts. */
export const jobsOfRun = (ask: AskGitHub, runId: string) =>
  listOf<JobRow>('jobs', ask, 'runs/{run_id}/jobs', { run_id: Number(runId), filter: 'all' });

export const jobsOfAttempt = (ask: AskGitHub, runId: string, attempt: number) =>
  listOf<JobRow>('jobs', ask, 'runs/{run_id}/attempts/{attempt_number}/jobs', {
    ...{ run_id: Number(runId), attempt_number: attempt },
  });

/** A page of the artifacts that all runs, also those of forks, have kept under one name. */
export async function artifactsNamed(
  ask: AskGitHub,
  name: string,
  page: number,
): Promise<Answer<{ readonly rows: readonly ArtifactRow[]; readonly isLast: boolean }>> {
  const asked = { name, per_page: PAGE, page };
  const answer = await ask<{ artifacts: ArtifactRow[] }>(`GET ${ACTIONS}/artifacts`, asked);
  if (answer.kind !== 'answer') return answer;
  const { artifacts } = answer.data;
  // This holds whatever the API makes of the parameter.
  const rows = artifacts.filter((row) => row.name === name);
  return { kind: 'answer', data: { rows, isLast: artifacts.length < PAGE } };
}

export const runById = (ask: AskGitHub, runId: string | number) =>
  ask<RunRow>(`GET ${ACTIONS}/runs/{run_id}`, { run_id: Number(runId) });

/** The newest hundred runs of a workflow file on a branch. */
export const runsOfFile = (ask: AskGitHub, workflowFile: string, branch: string) =>
  ask<{ total_count?: number; workflow_runs: RunRow[] }>(`GET ${ACTIONS}/workflows/{workflow_id}/runs`, {
    ...{ workflow_id: workflowFile.split('/').at(-1)!, branch, per_page: 100 },
  });

export const deleteArtifact = (ask: AskGitHub, id: number) =>
  ask(`DELETE ${ACTIONS}/artifacts/{artifact_id}`, { artifact_id: id });
