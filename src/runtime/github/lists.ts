import { type Answer, type AskGitHub, allPages, PAGE } from './answer.js';

// What GitHub lists of runs, and of what they keep: rows as far as they are read here.

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

/** What a run has kept, of all its attempts. */
export function artifactsOfRun(
  ask: AskGitHub,
  runId: string | number,
): Promise<Answer<readonly ArtifactRow[]>> {
  return allPages<{ artifacts: ArtifactRow[] }, ArtifactRow>(
    ...([ask, `GET ${ACTIONS}/runs/{run_id}/artifacts`, { run_id: Number(runId) }] as const),
    (page) => page.artifacts,
  );
}

/** A page of what all runs, those of forks too, have kept under one name. */
export async function artifactsNamed(
  ask: AskGitHub,
  name: string,
  page: number,
): Promise<Answer<{ readonly rows: readonly ArtifactRow[]; readonly isLast: boolean }>> {
  const answer = await ask<{ artifacts: ArtifactRow[] }>(`GET ${ACTIONS}/artifacts`, {
    ...{ name, per_page: PAGE, page },
  });
  if (answer.kind !== 'answer') return answer;
  const { artifacts } = answer.data;
  // Whatever the API makes of the parameter.
  const rows = artifacts.filter((row) => row.name === name);
  return { kind: 'answer', data: { rows, isLast: artifacts.length < PAGE } };
}

/** @param key what the caches' keys begin with */
export function cachesUnder(ask: AskGitHub, key: string, ref?: string): Promise<Answer<readonly CacheRow[]>> {
  return allPages<{ actions_caches: CacheRow[] }, CacheRow>(
    ...([ask, `GET ${ACTIONS}/caches`, { key, ...(ref !== undefined && { ref }) }] as const),
    (page) => page.actions_caches,
  );
}

/** @param attempt that alone; left out: all of them */
export function jobsOfRun(
  ask: AskGitHub,
  runId: string,
  attempt?: number,
): Promise<Answer<readonly JobRow[]>> {
  const run_id = Number(runId);
  const route = `GET ${ACTIONS}/runs/{run_id}${attempt === undefined ? '' : '/attempts/{attempt_number}'}/jobs`;
  const parameters = attempt === undefined ? { run_id, filter: 'all' } : { run_id, attempt_number: attempt };
  return allPages<{ jobs: JobRow[] }, JobRow>(ask, route, parameters, (page) => page.jobs);
}

export function runById(ask: AskGitHub, runId: string | number): Promise<Answer<RunRow>> {
  return ask<RunRow>(`GET ${ACTIONS}/runs/{run_id}`, { run_id: Number(runId) });
}

/** The newest hundred runs of a workflow file on a branch. */
export function runsOfFile(
  ask: AskGitHub,
  workflowFile: string,
  branch: string,
): Promise<Answer<{ readonly total_count?: number; readonly workflow_runs: readonly RunRow[] }>> {
  return ask(`GET ${ACTIONS}/workflows/{workflow_id}/runs`, {
    ...{ workflow_id: workflowFile.split('/').at(-1)!, branch, per_page: 100 },
  });
}

export function deleteArtifact(ask: AskGitHub, id: number): Promise<Answer<unknown>> {
  return ask(`DELETE ${ACTIONS}/artifacts/{artifact_id}`, { artifact_id: id });
}
