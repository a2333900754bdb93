import { getOctokit } from '@actions/github';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startResultsService } from './results-service/service.mjs';
import { answers, FixtureJobs, type Options, type Step } from './runner/fixture-job.js';

// Each test runs processes, on a machine that may be busy.

let service: Awaited<ReturnType<typeof startResultsService>>;
let jobs: FixtureJobs;
let rest: ReturnType<typeof getOctokit>['rest'];
const repo = { owner: 'octo-org', repo: 'octo-repo' };

beforeEach(async () => {
  service = await startResultsService();
  jobs = new FixtureJobs();
  rest = getOctokit(service.githubToken, { baseUrl: service.env.GITHUB_API_URL }).rest;
});

afterEach(async () => {
  jobs.dispose();
  await service.close();
});

const job = (steps: readonly Step[], options: Options = {}) => jobs.job(steps, { service, ...options });
const statuses = async (run_id: number) => {
  const { data } = await rest.actions.listJobsForWorkflowRun({ ...repo, run_id, filter: 'all' });
  return data.jobs.map(({ name, run_attempt, status }) => `${name} ${run_attempt} ${status}`);
};

test('a job goes on until its post step has run, and a re-run ends what came before', async () => {
  const first = job([]);
  await first.main();
  expect(await statuses(1001)).toEqual(['raymond 1 in_progress']);
  await first.post();
  expect(await statuses(1001)).toEqual(['raymond 1 completed']);
  const second = jobs.keep(first.nextAttempt());
  expect(await statuses(1001)).toEqual(['raymond 1 completed', 'raymond 2 in_progress']);
  second.over();
  expect(await statuses(1001)).toEqual(['raymond 1 completed', 'raymond 2 completed']);
});

test('legs of a matrix are named as GitHub names them, and steps of one job are one job', async () => {
  const leg = job([], { matrix: { issue: 11, os: 'linux' } });
  job([], { checkRunId: leg.id ?? null, step: '__self_2', matrix: { issue: 11, os: 'linux' } });
  expect(await statuses(1001)).toEqual(['raymond (11, linux) 1 in_progress']);
});

test('runs are listed by workflow file and branch, newest first', async () => {
  job([], { runId: 7 });
  job([], { runId: 9, ref: 'refs/heads/other' });
  job([], { runId: 8, headRepositoryId: 77, eventName: 'pull_request' });
  job([], { runId: 10, workflow: '.github/workflows/else.yml' });
  const { data } = await rest.actions.listWorkflowRuns({
    ...repo,
    workflow_id: 'raymond.yml',
    branch: 'main',
  });
  expect(
    data.workflow_runs.map(({ id, event, head_repository }) => [id, event, head_repository?.id]),
  ).toEqual([
    [8, 'pull_request', 77],
    [7, 'workflow_dispatch', 42],
  ]);
});

test('an artifact says which run has uploaded it', async () => {
  await job(
    [
      ['write', 'out/a.txt', 'a'],
      ['upload', 'kept', ['out/a.txt'], 'out'],
    ],
    { headRepositoryId: 77 },
  ).main();
  const { data } = await rest.actions.listWorkflowRunArtifacts({ ...repo, run_id: 1001 });
  expect(data.artifacts.map(({ name, workflow_run }) => ({ name, ...workflow_run }))).toEqual([
    {
      name: 'kept',
      id: 1001,
      repository_id: 42,
      head_repository_id: 77,
      head_branch: 'main',
      head_sha: 'f'.repeat(40),
    },
  ]);
});

test('a cache entry is deleted by its id, by who may write', async () => {
  const saved = await job([
    ['write', '.state/run.json', 'one'],
    ['save', ['.state'], 'k-1-'],
  ]).main();
  expect(answers(saved, 'save')).toEqual([1]);
  service.github.permissions.actions = 'read';
  await expect(rest.actions.deleteActionsCacheById({ ...repo, cache_id: 1 })).rejects.toThrow(
    'not accessible',
  );
  service.github.permissions.actions = 'write';
  await rest.actions.deleteActionsCacheById({ ...repo, cache_id: 1 });
  expect(service.cacheEntries()).toEqual([]);
});
