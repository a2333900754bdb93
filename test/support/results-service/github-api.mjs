/**
 * As much of GitHub's REST API as the toolkit and we use, for one repository held in memory. A route needs a
 * permission of the token, as in a workflow's `permissions:`. What a test wants there, it sets or reads directly.
 *
 * @typedef {import('./http.mjs').Call} Call
 * @typedef {import('./http.mjs').Reply} Reply
 * @typedef {{login: string, type: 'User' | 'Bot', id: number}} User
 * @typedef {{id: number, issue: number, body: string, user: User, author_association: string, created_at: string, updated_at: string}} Comment
 * @typedef {{number: number, title: string, body: string, state: 'open' | 'closed', user: User, labels: string[], isPullRequest: boolean, created_at: string}} Issue
 * @typedef {{kind: 'workflow', workflow: string, ref: string, inputs: Record<string, string>} | {kind: 'repository', event: string, payload: any}} Dispatch
 * @typedef {'read' | 'write' | 'none'} Level
 */

import { ROUTES } from './github-routes.mjs';
import { Refused } from './http.mjs';
import { WorkflowRuns } from './workflow-runs.mjs';

export const WEB = 'https://github.com';
const BOT = 'github-actions[bot]';

/** @param {string} template @param {string} path @returns {Record<string, string> | undefined} */
function matchPath(template, path) {
  const names = /** @type {string[]} */ ([]);
  const pattern = template.replace(/\{(\w+)\}/g, (_, name) => {
    names.push(name);
    return '([^/]+)';
  });
  const found = path.match(new RegExp(`^${pattern}$`));
  return found
    ? Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? '')]))
    : undefined;
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
  /** Labels, reactions: `[what, value]`. @type {{comment: number, content: string}[]} */ reactions = [];
  /** Workflow runs and their jobs. */ runs = new WorkflowRuns();
  /** Runs that were asked to run again. @type {{run: number, failedOnly: boolean}[]} */ reruns = [];
  /** Head commit by branch. @type {Record<string, string>} */ branches = { main: 'f'.repeat(40) };
  #lastId = 9000;

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
    const created_at = new Date().toISOString();
    const blank = { title: `Issue ${number}`, body: '', labels: [], isPullRequest: false, created_at };
    const issue = /** @type {Issue} */ ({ state: 'open', ...blank, ...given, number, user: this.user(user) });
    this.issues.push(issue);
    return issue;
  }

  /** @param {Partial<Omit<Comment, 'user'>> & {issue: number, body: string, user?: string}} comment */
  addComment({ user = 'octocat', ...given }) {
    const now = given.created_at ?? new Date().toISOString();
    const comment = /** @type {Comment} */ ({
      id: this.nextId(),
      author_association: this.collaborators[user] === undefined ? 'NONE' : 'COLLABORATOR',
      created_at: now,
      updated_at: now,
      ...given,
      user: this.user(user),
    });
    this.comments.push(comment);
    return comment;
  }

  /** Its own user, when it writes. */
  get bot() {
    return BOT;
  }

  /** The labels of a request, for faults and the log. @param {Pick<Call, 'method' | 'path'>} call */
  static labels({ method, path }) {
    const route = ROUTES.find((each) => each.method === method && matchPath(each.path, path));
    return ['all', 'github', ...(route === undefined ? [] : [route.name])];
  }

  /** @param {Call} call @returns {Reply} */
  answer(call) {
    const token = call.headers.authorization?.replace(/^(?:Bearer|token) /i, '');
    if (token !== this.token) throw new Refused(401, '', 'Bad credentials');
    for (const { method, path, needs, run } of ROUTES) {
      const found = method === call.method ? matchPath(path, call.path) : undefined;
      if (found === undefined) continue;
      const { owner, repo, ...rest } = found;
      if (`${owner}/${repo}` !== this.repository) break;
      if (!this.#may(needs)) throw new Refused(403, '', 'Resource not accessible by integration');
      return run({ api: this, call, parameters: rest, body: call.json ?? {} });
    }
    throw new Refused(404, '', 'Not Found');
  }

  /** @param {string} needs such as `issues:write`, or several joined by ` or ` */
  #may(needs) {
    return needs.split(' or ').some((each) => {
      const [name = '', level] = each.split(':');
      const has = this.permissions[name] ?? 'none';
      return has === 'write' || (has === 'read' && level === 'read');
    });
  }

  /** @param {Refused} error @returns {Reply} */
  static error({ status, message }) {
    const documentation_url = 'https://docs.github.com/rest';
    return { status, json: { message, documentation_url, status: `${status}` } };
  }
}
