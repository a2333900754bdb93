/**
 * As much of GitHub's REST API as the toolkit and we use, for one repository held in memory. A route needs a
 * permission of the token, as in a workflow's `permissions:`. What a test wants there, it sets or reads directly.
 *
 * @typedef {import('./http.mjs').Call} Call
 * @typedef {import('./http.mjs').Reply} Reply
 * @typedef {{login: string, type: 'User' | 'Bot', id: number}} User
 * @typedef {{id: number, issue: number, body: string, user: User, author_association: string, created_at: string, updated_at: string}} Comment
 * @typedef {{number: number, title: string, body: string, state: 'open' | 'closed', user: User, labels: string[], isPullRequest: boolean, isGone: boolean, locked: boolean, created_at: string, updated_at: string}} Issue
 * @typedef {{id: number, issue?: number, comment?: number, content: string, user: User}} Reaction
 * @typedef {{id: number, name?: string, head_sha?: string, status: string, conclusion: string | null, output: {title?: string, summary?: string, text?: string}, annotations: any[]}} CheckRun
 * @typedef {{ref: string, sha?: string, repository?: string | null}} Side
 * @typedef {{number: number, head: Side, base: Side, files: {filename: string, status: string, patch?: string}[], draft: boolean, merged: boolean}} Pull
 * @typedef {{kind: 'workflow', workflow: string, ref: string, inputs: Record<string, string>} | {kind: 'repository', event: string, payload: any}} Dispatch
 * @typedef {'read' | 'write' | 'none'} Level
 */

import { Quota } from './github-quota.mjs';
import { ROUTES } from './github-routes.mjs';
import { Refused } from './http.mjs';
import { WorkflowRuns } from './workflow-runs.mjs';

const BOT = 'github-actions[bot]';

/** @param {string} template @param {string} path @returns {Record<string, string> | undefined} */
function matchPath(template, path) {
  const names = /** @type {string[]} */ ([]);
  const pattern = template.replace(/\{(\w+)(\*?)\}/g, (_, name, any) => {
    names.push(name);
    return any === '' ? '([^/]+)' : '(.+)';
  });
  const found = path.match(new RegExp(`^${pattern}$`));
  return found
    ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
    : undefined;
}

/** @param {Call} call */
const tokenOf = ({ headers }) => headers.authorization?.replace(/^(?:Bearer|token) /i, '');

/** @param {Record<string, Level>} permissions @param {string} needs such as `issues:write`, or several joined by ` or ` */
function isAllowed(permissions, needs) {
  return needs.split(' or ').some((each) => {
    const [name = '', level] = each.split(':');
    const has = permissions[name] ?? 'none';
    return has === 'write' || (has === 'read' && level === 'read');
  });
}

export class GitHubApi {
  /** What the job's token may do. @type {Record<string, Level>} */
  permissions = {
    actions: 'write',
    checks: 'read',
    contents: 'write',
    issues: 'write',
    'pull-requests': 'write',
  };
  /** By login: what `GET …/collaborators/LOGIN/permission` says. Others are unknown users. @type {Record<string, 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'>} */
  collaborators = { octocat: 'admin' };
  /** @type {Issue[]} */ issues = [];
  /** @type {Comment[]} */ comments = [];
  /** @type {Dispatch[]} */ dispatches = [];
  /** @type {Reaction[]} */ reactions = [];
  /** The repository's. @type {{name: string, color: string, description: string}[]} */ labels = [];
  /** Those that somebody has made; jobs have theirs in `runs`. @type {CheckRun[]} */ checks = [];
  /** Each is an issue besides. @type {Pull[]} */ pulls = [];
  /** The primary rate limit. */ quota = new Quota();
  /** Workflow runs and their jobs. */ runs = new WorkflowRuns();
  /** Runs that were asked to run again. @type {{run: number, failedOnly: boolean}[]} */ reruns = [];
  /** Head commit by branch. @type {Record<string, string>} */ branches = { main: 'f'.repeat(40) };
  #lastId = 9000;
  /** Of tokens besides the job's: what they may do, and who writes with them. @type {Map<string, {permissions: Record<string, Level>, login: string}>} */
  #tokens = new Map();

  /**
   * @param {{repository: string, token: string, artifacts: import('./artifacts.mjs').Artifacts, caches: import('./caches.mjs').Caches, origin: () => string}} options
   */
  constructor({ repository, token, artifacts, caches, origin }) {
    this.repository = repository;
    this.token = token;
    this.artifacts = artifacts;
    this.caches = caches;
    this.origin = origin;
  }

  nextId() {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** @param {string} login @returns {User} */
  user(login) {
    const id = [...login].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e6, 7);
    return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User', id };
  }

  /** @param {Partial<Omit<Issue, 'user'>> & {user?: string}} [issue] */
  addIssue({ user = 'octocat', ...given } = {}) {
    const number = given.number ?? this.issues.length + 1;
    const created_at = given.created_at ?? new Date().toISOString();
    const blank = { title: `Issue ${number}`, body: '', labels: [], updated_at: created_at };
    const flags = { isPullRequest: false, isGone: false, locked: false };
    const issue = /** @type {Issue} */ ({
      ...{ state: 'open', ...blank, ...flags, created_at },
      ...given,
      ...{ number, user: this.user(user) },
    });
    this.issues.push(issue);
    return issue;
  }

  /** A pull request and its issue. @param {Partial<Omit<Pull, 'number'>> & Parameters<GitHubApi['addIssue']>[0] & {head: Side}} pull */
  addPull({ head, base = { ref: 'main' }, files = [], draft = false, merged = false, ...issue }) {
    const { number } = this.addIssue({ ...issue, isPullRequest: true });
    const pull = { number, head, base, files, draft, merged };
    this.pulls.push(pull);
    return pull;
  }

  /** It changes now. @param {Issue} issue @param {Partial<Issue>} change */
  touch(issue, change) {
    Object.assign(issue, change, { updated_at: new Date().toISOString() });
  }

  /** @param {Partial<Omit<Comment, 'user'>> & {issue: number, body: string, user?: string}} comment */
  addComment({ user = 'octocat', ...given }) {
    const now = given.created_at ?? new Date().toISOString();
    const comment = /** @type {Comment} */ ({
      id: this.nextId(),
      author_association: this.associationOf(user),
      created_at: now,
      updated_at: now,
      ...given,
      user: this.user(user),
    });
    this.comments.push(comment);
    return comment;
  }

  /** Who writes with the job's token. */
  get bot() {
    return BOT;
  }

  /** @param {string} login */
  associationOf(login) {
    return this.collaborators[login] === undefined ? 'NONE' : 'COLLABORATOR';
  }

  /** Another token: another job's, or a person's. @param {Record<string, Level>} permissions @param {string} [login] who writes with it @returns {string} */
  grant(permissions, login = BOT) {
    const token = `ghs_${this.nextId()}`.padEnd(40, '0');
    this.#tokens.set(token, { permissions, login });
    return token;
  }

  /** Who has sent it. @param {Call} call */
  writerOf(call) {
    return this.#tokens.get(tokenOf(call) ?? '')?.login ?? BOT;
  }

  /** What its token may do. @param {Call} call @returns {Record<string, Level>} */
  #permissionsOf(call) {
    const token = tokenOf(call);
    const permissions = token === this.token ? this.permissions : this.#tokens.get(token ?? '')?.permissions;
    if (permissions === undefined) throw new Refused(401, '', 'Bad credentials');
    return permissions;
  }

  /** The labels of a request, for faults and the log. @param {Pick<Call, 'method' | 'path'>} call */
  static labels({ method, path }) {
    const route = ROUTES.find((each) => each.method === method && matchPath(each.path, path));
    return ['all', 'github', ...(route === undefined ? [] : [route.name])];
  }

  /** @param {Call} call @returns {Reply} */
  answer(call) {
    const permissions = this.#permissionsOf(call);
    const headers = this.quota.spend();
    const reply = this.#routed(call, permissions);
    return { ...reply, headers: { ...headers, ...reply.headers } };
  }

  /** @param {Call} call @param {Record<string, Level>} permissions @returns {Reply} */
  #routed(call, permissions) {
    // Of GraphQL as much as tells whose token it is.
    if (call.method === 'POST' && call.path === '/graphql') {
      const login = this.writerOf(call);
      const __typename = this.user(login).type;
      return { status: 200, json: { data: { viewer: { login, __typename } } } };
    }
    for (const { method, path, needs, run } of ROUTES) {
      const found = method === call.method ? matchPath(path, call.path) : undefined;
      if (found === undefined) continue;
      const { owner, repo, ...rest } = found;
      // Search has no repository in its path.
      if (owner !== undefined && `${owner}/${repo}` !== this.repository) break;
      if (!isAllowed(permissions, needs))
        throw new Refused(403, '', 'Resource not accessible by integration');
      return run({ api: this, call, parameters: rest, body: call.json ?? {} });
    }
    throw new Refused(404, '', 'Not Found');
  }

  /** @param {Refused} error @returns {Reply} */
  static error({ status, message, headers }) {
    const documentation_url = 'https://docs.github.com/rest';
    return { status, headers, json: { message, documentation_url, status: `${status}` } };
  }
}
