import { messageOf } from '../../core/errors.js';
import type { Job } from '../job.js';

/** What GitHub's REST API has said. That it refuses is an answer: it will say so again. Silence is none (spec 4.3). */
export type Answer<T> =
  | { readonly kind: 'answer'; readonly data: T }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'silent'; readonly why: string };

/** Asks a route such as `GET /repos/{owner}/{repo}/actions/jobs/{job_id}`; owner and repo are filled in. */
export type AskGitHub = <T>(
  route: string,
  parameters?: Readonly<Record<string, string | number>>,
) => Promise<Answer<T>>;

/** One question waits no longer: a job asks several, and none of them may hold up a start for long. */
const PATIENCE_MS = 15_000;

export function askGitHub({ context, inputs }: Pick<Job, 'context' | 'inputs'>): AskGitHub {
  const { owner, repo } = context;
  const token = inputs['github-token'];
  return async <T>(route: string, parameters = {}): Promise<Answer<T>> => {
    if (token === null) return { kind: 'refused', why: 'there is no github-token to ask with' };
    try {
      const { getOctokit } = await import('@actions/github');
      const request = { signal: AbortSignal.timeout(PATIENCE_MS) };
      const { data } = await getOctokit(token).request(route, { owner, repo, request, ...parameters });
      return { kind: 'answer', data: data as T };
    } catch (error) {
      return { kind: isRefusal(error) ? 'refused' : 'silent', why: messageOf(error) };
    }
  };
}

/** A rate limit (403 with nothing left, 429) passes; what the token may not see stays so. */
function isRefusal(error: unknown): boolean {
  const { status, response } = error as {
    status?: number;
    response?: { headers?: Record<string, string | undefined> };
  };
  if (status === 403) {
    const headers = response?.headers ?? {};
    return headers['x-ratelimit-remaining'] !== '0' && headers['retry-after'] === undefined;
  }
  return status !== undefined && [401, 404, 410, 422].includes(status);
}

const PAGE = 100;
/** No list of ours is longer; one that is would be somebody's flood. */
const MOST_PAGES = 20;

/** All pages of a list. @param pick takes the items out of a page */
export async function allPages<Page, Item>(
  ask: AskGitHub,
  route: string,
  parameters: Readonly<Record<string, string | number>>,
  pick: (page: Page) => readonly Item[],
): Promise<Answer<readonly Item[]>> {
  const items: Item[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await ask<Page>(route, { ...parameters, per_page: PAGE, page });
    if (answer.kind !== 'answer') return answer;
    const found = pick(answer.data);
    items.push(...found);
    if (found.length < PAGE) return { kind: 'answer', data: items };
  }
  return { kind: 'silent', why: `the list has more than ${PAGE * MOST_PAGES} entries` };
}
