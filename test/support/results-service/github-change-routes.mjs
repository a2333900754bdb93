/**
 * What becomes of a change: check runs with their annotations, pull requests, and the branches that they are made of.
 *
 * @typedef {import('./github-api.mjs').GitHubApi} GitHubApi
 * @typedef {import('./github-api.mjs').CheckRun} CheckRun
 * @typedef {import('./github-api.mjs').Pull} Pull
 * @typedef {import('./github-route.mjs').Context} Context
 */
import { existing, invalid, paged, route, stamp, WEB } from './github-route.mjs';
import { REPOSITORY_ID } from './workflow-runs.mjs';

/** In one request; more are refused whole. */
const MAX_ANNOTATIONS = 50;

/** @param {CheckRun} check */
const checkJson = ({ annotations, ...check }) => ({
  ...check,
  output: { ...check.output, annotations_count: annotations.length },
});

/** What a request says of a check run is added to what is known: annotations add up. @param {CheckRun} check @param {any} body */
function tellCheck(check, { output: { annotations = [], ...output } = {}, ...rest }) {
  if (annotations.length > MAX_ANNOTATIONS) throw invalid('no more than 50 annotations are allowed');
  const isWhole = (/** @type {any} */ each) =>
    typeof each.path === 'string' && each.start_line >= 1 && each.end_line >= each.start_line;
  const levels = ['notice', 'warning', 'failure'];
  for (const each of annotations)
    if (!isWhole(each) || !levels.includes(each.annotation_level) || !each.message)
      throw invalid('an annotation is not whole');
  const conclusion = rest.conclusion ?? check.conclusion;
  Object.assign(check, {
    ...rest,
    conclusion,
    status: conclusion === null ? (rest.status ?? check.status) : 'completed',
    output: { ...check.output, ...output },
    annotations: [...check.annotations, ...annotations],
  });
  return check;
}

/** @param {Context} context */
const theCheck = ({ api, parameters }) => existing(api.checks.find(({ id }) => id === Number(parameters.id)));

/** @param {GitHubApi} api @param {Pull} pull */
function pullJson(api, { head, base, files, ...pull }) {
  const issue = existing(api.issues.find(({ number }) => number === pull.number));
  const repo = { id: REPOSITORY_ID, full_name: api.repository };
  /** @param {{ref: string, sha?: string, repository?: string | null}} side */
  const side = ({ ref, sha = api.branches[ref], repository = api.repository }) => ({
    ref,
    label: `${(repository ?? 'unknown').split('/')[0]}:${ref}`,
    sha,
    repo:
      repository === api.repository ? repo : repository === null ? null : { id: 77, full_name: repository },
  });
  const { title, body, state, user, created_at, updated_at, locked } = issue;
  return {
    ...pull,
    ...{ title, body, state, user, locked },
    labels: issue.labels.map((name) => ({ name })),
    created_at: stamp(created_at),
    updated_at: stamp(updated_at),
    head: side(head),
    base: side(base),
    changed_files: files.length,
    html_url: `${WEB}/${api.repository}/pull/${pull.number}`,
  };
}

/** @param {Context} context */
const thePull = ({ api, parameters }) =>
  existing(api.pulls.find(({ number }) => number === Number(parameters.number)));

/** @param {GitHubApi} api @param {number} number */
const isOpen = (api, number) => api.issues.some((each) => each.number === number && each.state === 'open');

/** @param {GitHubApi} api @param {string} ref `heads/main` */
const refJson = (api, ref) => ({
  ref: `refs/${ref}`,
  object: { type: 'commit', sha: existing(api.branches[ref.replace(/^heads\//, '')]) },
});

export const CHANGE_ROUTES = [
  route('createCheckRun', 'POST /check-runs', 'checks:write', ({ api, body }) => {
    if (!body.name || !body.head_sha) throw invalid('name and head_sha are required');
    const check = tellCheck(
      { id: api.nextId(), status: 'queued', conclusion: null, output: {}, annotations: [] },
      body,
    );
    api.checks.push(check);
    return { status: 201, json: checkJson(check) };
  }),
  route('updateCheckRun', 'PATCH /check-runs/{id}', 'checks:write', (context) => ({
    status: 200,
    json: checkJson(tellCheck(theCheck(context), context.body)),
  })),
  route('listAnnotations', 'GET /check-runs/{id}/annotations', 'checks:read', (context) =>
    paged(context, theCheck(context).annotations, (page) => page),
  ),
  route('listCheckRuns', 'GET /commits/{ref*}/check-runs', 'checks:read', (context) => {
    const { api, parameters, call } = context;
    const sha = api.branches[parameters.ref ?? ''] ?? parameters.ref;
    const name = call.url.searchParams.get('check_name');
    const all = api.checks.filter((each) => each.head_sha === sha && (name === null || each.name === name));
    return paged(context, all, (page) => ({ total_count: all.length, check_runs: page.map(checkJson) }));
  }),
  route('listPulls', 'GET /pulls', 'pull-requests:read', (context) => {
    const { api, call } = context;
    const query = call.url.searchParams;
    const [state, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')];
    const all = api.pulls
      .map((pull) => pullJson(api, pull))
      .filter(
        (pull) =>
          (state === 'all' || pull.state === state) &&
          (head === null || pull.head.label === head) &&
          (base === null || pull.base.ref === base),
      );
    return paged(context, all.reverse(), (page) => page);
  }),
  route('createPull', 'POST /pulls', 'pull-requests:write', (context) => {
    const { api, body, call } = context;
    const head = String(body.head ?? '').replace(/^[^:]*:/, '');
    if (api.branches[head] === undefined) throw invalid('head is invalid');
    if (api.branches[body.base] === undefined) throw invalid('base is invalid');
    const isTaken = api.pulls.some((each) => each.head.ref === head && isOpen(api, each.number));
    if (isTaken) throw invalid(`A pull request already exists for ${api.repository.split('/')[0]}:${head}.`);
    const { number } = api.addPull({
      title: body.title,
      body: body.body ?? '',
      user: api.writerOf(call),
      head: { ref: head },
      base: { ref: body.base },
      draft: body.draft === true,
    });
    return { status: 201, json: pullJson(api, existing(api.pulls.find((each) => each.number === number))) };
  }),
  route('getPull', 'GET /pulls/{number}', 'pull-requests:read', (context) => ({
    status: 200,
    json: pullJson(context.api, thePull(context)),
  })),
  route('updatePull', 'PATCH /pulls/{number}', 'pull-requests:write', (context) => {
    const { api, body } = context;
    const { number } = thePull(context);
    const issue = existing(api.issues.find((each) => each.number === number));
    const { title = issue.title, body: text = issue.body, state = issue.state } = body;
    api.touch(issue, { title, body: text, state });
    return { status: 200, json: pullJson(api, thePull(context)) };
  }),
  route('listPullFiles', 'GET /pulls/{number}/files', 'pull-requests:read', (context) =>
    paged(context, thePull(context).files, (page) => page),
  ),
  route('getRef', 'GET /git/ref/{ref*}', 'contents:read', ({ api, parameters }) => ({
    status: 200,
    json: refJson(api, parameters.ref ?? ''),
  })),
  route('createRef', 'POST /git/refs', 'contents:write', ({ api, body }) => {
    const ref = String(body.ref ?? '');
    if (!ref.startsWith('refs/heads/')) throw invalid('Reference name must start with refs/heads/');
    const branch = ref.slice('refs/heads/'.length);
    if (api.branches[branch] !== undefined) throw invalid('Reference already exists');
    api.branches[branch] = body.sha;
    return { status: 201, json: refJson(api, `heads/${branch}`) };
  }),
  route('updateRef', 'PATCH /git/refs/{ref*}', 'contents:write', ({ api, parameters, body }) => {
    const ref = parameters.ref ?? '';
    refJson(api, ref);
    api.branches[ref.replace(/^heads\//, '')] = body.sha;
    return { status: 200, json: refJson(api, ref) };
  }),
  route('deleteRef', 'DELETE /git/refs/{ref*}', 'contents:write', ({ api, parameters }) => {
    const ref = parameters.ref ?? '';
    refJson(api, ref);
    delete api.branches[ref.replace(/^heads\//, '')];
    return { status: 204 };
  }),
];
