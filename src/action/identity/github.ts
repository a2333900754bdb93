import { type GitHub, gitHub } from '../../runtime/github/client.js';
import type { Job } from '../job.js';

/** A job that only looks and wakes can wait: GitHub may be away for a minute, or want a pause of one. */
export const ALONE_MS = 90_000;

/**
 * A client of GitHub's API with the job's token. All requests at the start share `job.github`, and so its patience;
 * what is asked later, while a run is under way or at its end, has a client of its own.
 */
export function githubOf({ context, inputs }: Pick<Job, 'context' | 'inputs'>, patienceMs?: number): GitHub {
  const { apiUrl: api, owner, repo } = context;
  return gitHub({ api, owner, repo, token: inputs['github-token'], ...(patienceMs && { patienceMs }) });
}
