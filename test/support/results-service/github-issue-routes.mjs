/**
 * Issues as GitHub tells of them, and what is done to them besides reading and commenting: labels, reactions, locks,
 * search.
 *
 * @typedef {import('./github-api.mjs').GitHubApi} GitHubApi
 * @typedef {import('./github-api.mjs').Issue} Issue
 * @typedef {import('./github-api.mjs').Comment} Comment
 * @typedef {import('./github-route.mjs').Context} Context
 */
import { existing, ISSUES_READ, ISSUES_WRITE, invalid, paged, route, stamp, WEB } from './github-route.mjs';
import { Refused } from './http.mjs';

const LONGEST_LABEL = 50;
const LONGEST_BODY = 65_536;

/** @param {GitHubApi} api @param {Comment} comment */
export function commentJson(api, { issue, created_at, updated_at, ...comment }) {
  const base = `${api.origin()}/repos/${api.repository}/issues`;
  return {
    ...comment,
    url: `${base}/comments/${comment.id}`,
    issue_url: `${base}/${issue}`,
    html_url: `${WEB}/${api.repository}/issues/${issue}#issuecomment-${comment.id}`,
    created_at: stamp(created_at),
    updated_at: stamp(updated_at),
  };
}

/** @param {GitHubApi} api @param {Issue} issue */
export function issueJson(api, { labels, isPullRequest, isGone, created_at, updated_at, ...issue }) {
  const kind = isPullRequest ? 'pull' : 'issues';
  return {
    ...issue,
    created_at: stamp(created_at),
    updated_at: stamp(updated_at),
    labels: labels.map((name) => ({ name })),
    comments: api.comments.filter(({ issue: number }) => number === issue.number).length,
    html_url: `${WEB}/${api.repository}/${kind}/${issue.number}`,
    author_association: api.associationOf(issue.user.login),
    ...(isPullRequest && {
      pull_request: { url: `${api.origin()}/repos/${api.repository}/pulls/${issue.number}` },
    }),
  };
}

/** @param {Context} context @throws {Refused} 404, and 410 for one that was deleted */
export function theIssue({ api, parameters }) {
  const issue = existing(api.issues.find(({ number }) => number === Number(parameters.number)));
  if (issue.isGone) throw new Refused(410, '', 'This issue was deleted');
  return issue;
}

/** @param {Context} context */
export const theComment = ({ api, parameters }) =>
  existing(api.comments.find(({ id }) => id === Number(parameters.id)));

/** @param {unknown} body @throws {Refused} 422 */
export function checkedBody(body) {
  if (typeof body !== 'string' || body === '') throw invalid('body cannot be blank');
  if (body.length > LONGEST_BODY) throw invalid(`body is too long (maximum is ${LONGEST_BODY} characters)`);
  return body;
}

/** @param {string} a @param {string} b labels are told apart in any case */
const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();

/** Labels of an issue: what the repository has not yet is made. @param {GitHubApi} api @param {readonly (string | {name: string})[]} given */
export function labelNames(api, given) {
  return given.map((each) => {
    const name = typeof each === 'string' ? each : each.name;
    return (api.labels.find((label) => isSame(label.name, name)) ?? makeLabel(api, { name })).name;
  });
}

/** @param {GitHubApi} api @param {{name: string, color?: string, description?: string}} label */
function makeLabel(api, { name, color = 'ededed', description = '' }) {
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_LABEL)
    throw invalid('name is invalid');
  if (api.labels.some((label) => isSame(label.name, name))) throw invalid('already_exists');
  const label = { name, color, description };
  api.labels.push(label);
  return label;
}

/** @param {Context} context */
const theLabel = ({ api, parameters }) =>
  existing(api.labels.find(({ name }) => isSame(name, parameters.name ?? '')));

/** @param {Context} context @param {{issue: number} | {comment: number}} on */
function react({ api, body, call }, on) {
  const user = api.user(api.writerOf(call));
  const given = { ...on, content: body.content };
  const found = api.reactions.find(
    (each) => isOn(each, on) && each.content === given.content && each.user.login === user.login,
  );
  if (found !== undefined) return { status: 200, json: found };
  const reaction = { id: api.nextId(), ...given, user };
  api.reactions.push(reaction);
  return { status: 201, json: reaction };
}

/** @param {import('./github-api.mjs').Reaction} reaction @param {{issue: number} | {comment: number}} on */
const isOn = (reaction, on) =>
  'issue' in on ? reaction.issue === on.issue : reaction.comment === on.comment;

/** @param {Context} context @param {{issue: number} | {comment: number}} on */
const listReactions = (context, on) =>
  paged(
    context,
    context.api.reactions.filter((each) => isOn(each, on)),
    (page) => page,
  );

/** @param {Context} context @param {{issue: number} | {comment: number}} on */
function removeReaction({ api, parameters }, on) {
  const found = existing(
    api.reactions.find((each) => isOn(each, on) && each.id === Number(parameters.reaction)),
  );
  api.reactions = api.reactions.filter((each) => each !== found);
  return { status: 204 };
}

/** @param {Context} context */
const onIssue = (context) => ({ issue: theIssue(context).number });
/** @param {Context} context */
const onComment = (context) => ({ comment: theComment(context).id });

/** Words and `is:`, `label:`, `-label:`, `repo:`, `author:`. @param {GitHubApi} api @param {string} query @returns {(issue: Issue) => boolean} */
function searched(api, query) {
  const terms = query.match(/(?:[^\s"]|"[^"]*")+/g) ?? [];
  return (issue) =>
    terms.every((term) => {
      const [, not, key = '', value = ''] = term.match(/^(-?)(?:(\w+):)?"?(.*?)"?$/) ?? [];
      return isFound(api, issue, key, value) === (not === '');
    });
}

/** @param {GitHubApi} api @param {Issue} issue @param {string} key @param {string} value */
function isFound(api, issue, key, value) {
  switch (key) {
    case 'repo':
      return value === api.repository;
    case 'is':
    case 'type':
    case 'state':
      return value === issue.state || value === (issue.isPullRequest ? 'pr' : 'issue');
    case 'label':
      return issue.labels.some((name) => isSame(name, value));
    case 'author':
      return issue.user.login === value;
    case '':
      return `${issue.title}\n${issue.body}`.toLowerCase().includes(value.toLowerCase());
    default:
      throw invalid(`the search qualifier ${key}: is none that the stand-in knows`);
  }
}

export const ISSUE_ROUTES = [
  route('listLabels', 'GET /labels', ISSUES_READ, (context) =>
    paged(context, context.api.labels, (page) => page),
  ),
  route('createLabel', 'POST /labels', ISSUES_WRITE, ({ api, body }) => ({
    status: 201,
    json: makeLabel(api, body),
  })),
  route('getLabel', 'GET /labels/{name}', ISSUES_READ, (context) => ({
    status: 200,
    json: theLabel(context),
  })),
  route('listIssueLabels', 'GET /issues/{number}/labels', ISSUES_READ, (context) =>
    paged(context, theIssue(context).labels, (page) => page.map((name) => ({ name }))),
  ),
  route('addLabels', 'POST /issues/{number}/labels', ISSUES_WRITE, (context) => {
    const issue = theIssue(context);
    const added = labelNames(context.api, context.body.labels ?? []);
    context.api.touch(issue, { labels: [...new Set([...issue.labels, ...added])] });
    return { status: 200, json: issue.labels.map((name) => ({ name })) };
  }),
  route('setLabels', 'PUT /issues/{number}/labels', ISSUES_WRITE, (context) => {
    const issue = theIssue(context);
    context.api.touch(issue, { labels: labelNames(context.api, context.body.labels ?? []) });
    return { status: 200, json: issue.labels.map((name) => ({ name })) };
  }),
  route('removeLabel', 'DELETE /issues/{number}/labels/{name}', ISSUES_WRITE, (context) => {
    const issue = theIssue(context);
    const left = issue.labels.filter((name) => !isSame(name, context.parameters.name ?? ''));
    if (left.length === issue.labels.length) throw new Refused(404, '', 'Label does not exist');
    context.api.touch(issue, { labels: left });
    return { status: 200, json: left.map((name) => ({ name })) };
  }),
  route('lockIssue', 'PUT /issues/{number}/lock', ISSUES_WRITE, (context) => {
    context.api.touch(theIssue(context), { locked: true });
    return { status: 204 };
  }),
  route('unlockIssue', 'DELETE /issues/{number}/lock', ISSUES_WRITE, (context) => {
    context.api.touch(theIssue(context), { locked: false });
    return { status: 204 };
  }),
  route('listReactions', 'GET /issues/comments/{id}/reactions', ISSUES_READ, (context) =>
    listReactions(context, onComment(context)),
  ),
  route('createReaction', 'POST /issues/comments/{id}/reactions', ISSUES_WRITE, (context) =>
    react(context, onComment(context)),
  ),
  route('deleteReaction', 'DELETE /issues/comments/{id}/reactions/{reaction}', ISSUES_WRITE, (context) =>
    removeReaction(context, onComment(context)),
  ),
  route('listIssueReactions', 'GET /issues/{number}/reactions', ISSUES_READ, (context) =>
    listReactions(context, onIssue(context)),
  ),
  route('createIssueReaction', 'POST /issues/{number}/reactions', ISSUES_WRITE, (context) =>
    react(context, onIssue(context)),
  ),
  route('deleteIssueReaction', 'DELETE /issues/{number}/reactions/{reaction}', ISSUES_WRITE, (context) =>
    removeReaction(context, onIssue(context)),
  ),
  {
    ...route('searchIssues', 'GET ', ISSUES_READ, (context) => {
      const { api, call } = context;
      const found = api.issues.filter(searched(api, call.url.searchParams.get('q') ?? '')).reverse();
      return paged(context, found, (page) => ({
        total_count: found.length,
        incomplete_results: false,
        items: page.map((issue) => issueJson(api, issue)),
      }));
    }),
    path: '/search/issues',
  },
];
