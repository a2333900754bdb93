/**
 * What the routes of GitHub's REST API are made of: a route, a page of a list, and how a request is refused.
 *
 * @typedef {import('./github-api.mjs').GitHubApi} GitHubApi
 * @typedef {{api: GitHubApi, call: import('./http.mjs').Call, parameters: Record<string, string>, body: any}} Context
 * @typedef {{name: string, method: string, path: string, needs: string, run: (context: Context) => import('./http.mjs').Reply}} Route
 */
import { Refused } from './http.mjs';

export const WEB = 'https://github.com';
export const ISSUES_READ = 'issues:read or pull-requests:read';
export const ISSUES_WRITE = 'issues:write or pull-requests:write';

const REPO = '/repos/{owner}/{repo}';
const DEFAULT_PAGE = 30;
const LARGEST_PAGE = 100;

/** @param {string} date ISO 8601, which GitHub writes without milliseconds */
export const stamp = (date) => date.replace(/\.\d+Z$/, 'Z');

/** @template T @param {T | undefined} value @param {string} [message] @returns {T} */
export function existing(value, message = 'Not Found') {
  if (value === undefined) throw new Refused(404, '', message);
  return value;
}

/** What GitHub says to a body that it cannot use. @param {string} message */
export const invalid = (message) => new Refused(422, '', `Validation Failed: ${message}`);

/** One page of a list, with GitHub's Link header. @template T @param {Context} context @param {T[]} all @param {(page: T[]) => unknown} shape */
export function paged({ call, api }, all, shape) {
  const query = call.url.searchParams;
  const size = Math.min(LARGEST_PAGE, Number(query.get('per_page') ?? DEFAULT_PAGE));
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  /** @param {number} number @param {string} rel */
  const link = (number, rel) => {
    const url = new URL(call.path + call.url.search, api.origin());
    url.searchParams.set('page', `${number}`);
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(1, 'first'), link(page - 1, 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []),
  ];
  return {
    status: 200,
    json: shape(all.slice((page - 1) * size, page * size)),
    ...(links.length > 0 && { headers: { link: links.join(', ') } }),
  };
}

/**
 * A route of the repository. `{name}` in its path stands for a part without `/`, `{name*}` for any.
 * @param {string} name @param {string} route such as `GET /issues` @param {string} needs @param {Route['run']} run @returns {Route}
 */
export function route(name, route, needs, run) {
  const [method = '', path = ''] = route.split(' ');
  return { name, method, path: REPO + path, needs, run };
}
