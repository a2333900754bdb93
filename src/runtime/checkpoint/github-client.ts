import { messageOf } from '../../core/errors.js';
import type { Answer, AskGitHub } from './github.js';

/** As much of GitHub's REST API as a command line needs, without the toolkit's megabytes. */
export interface GitHubClient {
  readonly ask: AskGitHub;
  /** Where an artifact's zip is to be had; a request to there wants no token. @throws Error with the answer's `status` */
  address(id: number, signal: AbortSignal): Promise<string | undefined>;
}

export interface ClientOptions {
  /** `https://api.github.com`: the only place that the token is ever sent to. */
  readonly api: string;
  readonly owner: string;
  readonly repo: string;
  /** null: only what everybody may see. */
  readonly token: string | null;
}

const PATIENCE_MS = 15_000;

export function gitHubClient({ api, owner, repo, token }: ClientOptions): GitHubClient {
  const headers = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    'user-agent': 'raymond',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const request = (url: string, signal: AbortSignal): Promise<Response> =>
    // A redirect could lead the token to somebody else.
    fetch(url, { headers, redirect: 'manual', signal });
  return {
    ask: async <T>(route: string, parameters = {}): Promise<Answer<T>> => {
      try {
        const url = urlOf(api, route, { owner, repo, ...parameters });
        const response = await request(url, AbortSignal.timeout(PATIENCE_MS));
        if (response.ok) return { kind: 'answer', data: (await response.json()) as T };
        const why = `${await saidIn(response)} (${response.status})`;
        return { kind: isRefusal(response) ? 'refused' : 'silent', why };
      } catch (error) {
        return { kind: 'silent', why: causeOf(error) };
      }
    },
    address: async (id, signal) => {
      const response = await request(
        urlOf(api, 'GET /repos/{owner}/{repo}/actions/artifacts/{id}/zip', { owner, repo, id }),
        signal,
      );
      if (response.status >= 400)
        throw Object.assign(new Error(`${await saidIn(response)} (${response.status})`), {
          status: response.status,
        });
      return response.headers.get('location') ?? undefined;
    },
  };
}

function urlOf(api: string, route: string, given: Readonly<Record<string, string | number>>): string {
  const rest = new Map(Object.entries(given));
  const path = route.replace(/^GET /, '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  rest.delete('owner');
  rest.delete('repo');
  const query = new URLSearchParams(
    [...rest].map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return `${api.replace(/\/+$/, '')}${path}${query === '' ? '' : `?${query}`}`;
}

async function saidIn(response: Response): Promise<string> {
  const said = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof said?.message === 'string' ? said.message.slice(0, 300) : 'no reason was given';
}

/** `fetch failed` says nothing; what it failed of does. */
function causeOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error ? `${messageOf(error)}: ${cause.message}` : messageOf(error);
}

/** A rate limit (403 with nothing left, 429) passes; what the token may not see stays so. */
function isRefusal({ status, headers }: Response): boolean {
  if (status === 403) return headers.get('x-ratelimit-remaining') !== '0' && !headers.has('retry-after');
  return [301, 302, 307, 401, 404, 410, 422].includes(status);
}
