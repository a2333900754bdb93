/**
 * The routes of github-api.mjs, each with the permission it needs and how it is answered. Those of labels, reactions
 * and search are in github-issue-routes.mjs, those of checks, pull requests and refs in github-change-routes.mjs.
 *
 * @typedef {import('./github-api.mjs').GitHubApi} GitHubApi
 * @typedef {import('./github-route.mjs').Context} Context
 */
import { CHANGE_ROUTES } from './github-change-routes.mjs';
import {
  checkedBody,
  commentJson,
  ISSUE_ROUTES,
  issueJson,
  labelNames,
  theComment,
  theIssue,
} from './github-issue-routes.mjs';
import { existing, ISSUES_READ, ISSUES_WRITE, paged, route, stamp } from './github-route.mjs';
import { Refused } from './http.mjs';
import { jobJson, REPOSITORY_ID } from './workflow-runs.mjs';

/** @param {GitHubApi} api @param {import('./artifacts.mjs').Artifact} artifact */
function artifactJson(api, artifact) {
  const url = `${api.origin()}/repos/${api.repository}/actions/artifacts/${artifact.id}`;
  return {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.size,
    url,
    archive_download_url: `${url}/zip`,
    expired: false,
    created_at: stamp(artifact.createdAt),
    updated_at: stamp(artifact.createdAt),
    expires_at: artifact.expiresAt,
    digest: artifact.digest,
    workflow_run: runOf(api, artifact.runId),
  };
}

/** What an artifact says of the run that has uploaded it. @param {GitHubApi} api @param {number} runId */
function runOf(api, runId) {
  const { ref, head_repository_id, head_sha } = api.runs.facts(runId);
  const head_branch = ref.replace(/^refs\/(?:heads|tags)\//, '');
  return { id: runId, repository_id: REPOSITORY_ID, head_repository_id, head_branch, head_sha };
}

/** @param {Context} context @param {import('./workflow-runs.mjs').JobFacts[]} all */
const listJobs = (context, all) =>
  paged(context, all, (page) => ({ total_count: all.length, jobs: page.map(jobJson) }));

/** @param {Context} context @param {(run: import('./workflow-runs.mjs').RunFacts) => boolean} [test] */
function listRuns(context, test = () => true) {
  const query = context.call.url.searchParams;
  const [branch, event] = [query.get('branch'), query.get('event')];
  const all = context.api.runs.ids(
    (run) =>
      test(run) &&
      (branch === null || run.ref.replace(/^refs\/(?:heads|tags)\//, '') === branch) &&
      (event === null || run.event === event),
  );
  return paged(context, all, (page) => ({
    total_count: all.length,
    workflow_runs: page.map((id) => context.api.runs.json(id)),
  }));
}

/** @param {Context} context */
const runIdOf = ({ parameters }) => Number(parameters.run);

/** @param {Context} context */
const findArtifact = ({ api, parameters }) =>
  api.artifacts.list(({ id }) => id === Number(parameters.id)).at(0);

/** Newest first, as GitHub does. @param {Context} context @param {(artifact: import('./artifacts.mjs').Artifact) => boolean} test */
function listArtifacts(context, test) {
  const name = context.call.url.searchParams.get('name');
  const all = context.api.artifacts
    .list((each) => test(each) && (name === null || each.name === name))
    .reverse();
  return paged(context, all, (page) => ({
    total_count: all.length,
    artifacts: page.map((artifact) => artifactJson(context.api, artifact)),
  }));
}

export const ROUTES = [
  route('getRepo', 'GET ', 'contents:read', ({ api }) => ({
    status: 200,
    json: { id: REPOSITORY_ID, full_name: api.repository, default_branch: 'main', private: false },
  })),
  route('listRunArtifacts', 'GET /actions/runs/{run}/artifacts', 'actions:read', (context) =>
    listArtifacts(context, ({ runId }) => runId === Number(context.parameters.run)),
  ),
  route('listArtifacts', 'GET /actions/artifacts', 'actions:read', (context) =>
    listArtifacts(context, () => true),
  ),
  route('getArtifact', 'GET /actions/artifacts/{id}', 'actions:read', (context) => {
    const artifact = existing(findArtifact(context));
    return { status: 200, json: artifactJson(context.api, artifact) };
  }),
  route('downloadArtifact', 'GET /actions/artifacts/{id}/zip', 'actions:read', (context) => {
    const artifact = existing(findArtifact(context));
    return { status: 302, headers: { location: context.api.artifacts.downloadUrl(artifact) } };
  }),
  route('deleteArtifact', 'DELETE /actions/artifacts/{id}', 'actions:write', ({ api, parameters }) => {
    if (!api.artifacts.delete(Number(parameters.id))) throw new Refused(404, '', 'Not Found');
    return { status: 204 };
  }),
  route('listCaches', 'GET /actions/caches', 'actions:read', (context) => {
    const prefix = context.call.url.searchParams.get('key') ?? '';
    const all = context.api.caches.entries.filter((entry) => entry.finalized && entry.key.startsWith(prefix));
    return paged(context, all.reverse(), (page) => ({
      total_count: all.length,
      actions_caches: page.map(({ id, key, version, scope, createdAt, blob }) => ({
        id,
        ref: scope,
        key,
        version,
        created_at: createdAt,
        last_accessed_at: createdAt,
        size_in_bytes: blob.bytes?.length,
      })),
    }));
  }),
  route('deleteCache', 'DELETE /actions/caches/{id}', 'actions:write', ({ api, parameters }) => {
    if (!api.caches.delete(Number(parameters.id))) throw new Refused(404, '', 'Not Found');
    return { status: 204 };
  }),
  route('getRun', 'GET /actions/runs/{run}', 'actions:read', (context) => ({
    status: 200,
    json: existing(context.api.runs.json(runIdOf(context))),
  })),
  route('getRunAttempt', 'GET /actions/runs/{run}/attempts/{attempt}', 'actions:read', (context) => ({
    status: 200,
    json: existing(context.api.runs.json(runIdOf(context), Number(context.parameters.attempt))),
  })),
  route('listRuns', 'GET /actions/runs', 'actions:read', (context) => listRuns(context)),
  route('listWorkflowRuns', 'GET /actions/workflows/{workflow}/runs', 'actions:read', (context) =>
    // By the file's name alone, as GitHub takes it.
    listRuns(
      context,
      ({ path }) => path.split('/').at(-1) === context.parameters.workflow?.split('/').at(-1),
    ),
  ),
  route('listJobs', 'GET /actions/runs/{run}/jobs', 'actions:read', (context) => {
    const runId = runIdOf(context);
    const ofRun = context.api.runs.jobs((job) => job.runId === runId);
    const latest = Math.max(...ofRun.map(({ attempt }) => attempt));
    const wantsAll = context.call.url.searchParams.get('filter') === 'all';
    return listJobs(context, wantsAll ? ofRun : ofRun.filter(({ attempt }) => attempt === latest));
  }),
  route('listAttemptJobs', 'GET /actions/runs/{run}/attempts/{attempt}/jobs', 'actions:read', (context) => {
    const runId = runIdOf(context);
    const attempt = Number(context.parameters.attempt);
    return listJobs(
      context,
      context.api.runs.jobs((job) => job.runId === runId && job.attempt === attempt),
    );
  }),
  route('getJob', 'GET /actions/jobs/{id}', 'actions:read', ({ api, parameters }) => {
    const [job] = api.runs.jobs(({ id }) => id === Number(parameters.id));
    return { status: 200, json: jobJson(existing(job)) };
  }),
  route('getCheckRun', 'GET /check-runs/{id}', 'checks:read', ({ api, parameters }) => {
    const [job] = api.runs.jobs(({ id }) => id === Number(parameters.id));
    const made = api.checks.find(({ id }) => id === Number(parameters.id));
    const { id, name, status, conclusion, ...rest } = existing(job ?? made);
    return { status: 200, json: { id, name, status, conclusion, ...(made && rest) } };
  }),
  route('rerun', 'POST /actions/runs/{run}/rerun', 'actions:write', (context) => {
    existing(context.api.runs.json(runIdOf(context)));
    context.api.reruns.push({ run: runIdOf(context), failedOnly: false });
    return { status: 201, json: {} };
  }),
  route('rerunFailedJobs', 'POST /actions/runs/{run}/rerun-failed-jobs', 'actions:write', (context) => {
    existing(context.api.runs.json(runIdOf(context)));
    context.api.reruns.push({ run: runIdOf(context), failedOnly: true });
    return { status: 201, json: {} };
  }),
  route('getBranch', 'GET /branches/{branch}', 'contents:read', ({ api, parameters }) => {
    const name = parameters.branch ?? '';
    return { status: 200, json: { name, commit: { sha: existing(api.branches[name]) } } };
  }),
  route(
    'dispatchWorkflow',
    'POST /actions/workflows/{workflow}/dispatches',
    'actions:write',
    ({ api, parameters, body }) => {
      const { ref, inputs = {} } = body;
      if (typeof ref !== 'string') throw new Refused(422, '', 'Invalid request. "ref" wasn\'t supplied.');
      api.dispatches.push({ kind: 'workflow', workflow: parameters.workflow ?? '', ref, inputs });
      return { status: 204 };
    },
  ),
  route('dispatchRepository', 'POST /dispatches', 'contents:write', ({ api, body }) => {
    api.dispatches.push({ kind: 'repository', event: body.event_type, payload: body.client_payload });
    return { status: 204 };
  }),
  route('getPermission', 'GET /collaborators/{login}/permission', 'contents:read', ({ api, parameters }) => {
    const login = parameters.login ?? '';
    const permission = existing(api.collaborators[login], `${login} is not a user`);
    return { status: 200, json: { permission, role_name: permission, user: api.user(login) } };
  }),
  route('createIssue', 'POST /issues', 'issues:write', ({ api, body, call }) => ({
    status: 201,
    json: issueJson(
      api,
      api.addIssue({
        title: body.title,
        body: body.body ?? '',
        labels: labelNames(api, body.labels ?? []),
        user: api.writerOf(call),
      }),
    ),
  })),
  route('listIssues', 'GET /issues', ISSUES_READ, (context) => {
    const query = context.call.url.searchParams;
    const state = query.get('state') ?? 'open';
    const labels = (query.get('labels') ?? '').split(',').filter((name) => name !== '');
    const since = query.get('since') ?? '';
    const all = context.api.issues.filter(
      (issue) =>
        !issue.isGone &&
        (state === 'all' || issue.state === state) &&
        labels.every((name) => issue.labels.includes(name)) &&
        issue.updated_at >= since,
    );
    const sorted = query.get('direction') === 'asc' ? all : all.reverse();
    return paged(context, sorted, (page) => page.map((issue) => issueJson(context.api, issue)));
  }),
  route('getIssue', 'GET /issues/{number}', ISSUES_READ, (context) => ({
    status: 200,
    json: issueJson(context.api, theIssue(context)),
  })),
  route('updateIssue', 'PATCH /issues/{number}', ISSUES_WRITE, (context) => {
    const { api, body } = context;
    const issue = theIssue(context);
    api.touch(issue, { ...body, ...(body.labels && { labels: labelNames(api, body.labels) }) });
    return { status: 200, json: issueJson(api, issue) };
  }),
  route('listComments', 'GET /issues/{number}/comments', ISSUES_READ, (context) => {
    const since = context.call.url.searchParams.get('since') ?? '';
    const { number } = theIssue(context);
    const all = context.api.comments.filter(
      ({ issue, updated_at }) => issue === number && updated_at >= since,
    );
    return paged(context, all, (page) => page.map((comment) => commentJson(context.api, comment)));
  }),
  route('createComment', 'POST /issues/{number}/comments', ISSUES_WRITE, (context) => {
    const { api, call } = context;
    const issue = theIssue(context);
    if (issue.locked) throw new Refused(403, '', 'Unable to create comment because issue is locked.');
    const body = checkedBody(context.body.body);
    const comment = api.addComment({ issue: issue.number, body, user: api.writerOf(call) });
    api.touch(issue, {});
    return { status: 201, json: commentJson(api, comment) };
  }),
  route('getComment', 'GET /issues/comments/{id}', ISSUES_READ, (context) => ({
    status: 200,
    json: commentJson(context.api, theComment(context)),
  })),
  route('updateComment', 'PATCH /issues/comments/{id}', ISSUES_WRITE, (context) => {
    const comment = theComment(context);
    Object.assign(comment, { body: checkedBody(context.body.body), updated_at: new Date().toISOString() });
    return { status: 200, json: commentJson(context.api, comment) };
  }),
  ...ISSUE_ROUTES,
  ...CHANGE_ROUTES,
];
