import { messageOf } from '../../core/errors.js';
import type { Answer, AskGitHub } from '../../runtime/checkpoint/github.js';
import type { Job } from '../job.js';

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
export function isRefusal(error: unknown): boolean {
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

/** Where an artifact's zip is to be had. @throws Error of the toolkit */
export async function artifactAddress(
  { context: { owner, repo }, inputs }: Pick<Job, 'context' | 'inputs'>,
  id: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { getOctokit } = await import('@actions/github');
  const { headers } = await getOctokit(inputs['github-token'] ?? '').request(
    'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
    {
      ...{ owner, repo, artifact_id: id, archive_format: 'zip' },
      // The address that it leads to wants no token.
      request: { redirect: 'manual', signal },
    },
  );
  return headers.location;
}
