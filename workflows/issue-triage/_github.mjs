import { setTimeout as delay } from 'node:timers/promises';
import { Octokit } from './_octokit.mjs';

/**
 * GitHub's REST API, as far as this workflow needs it.
 * @typedef {import('./_settings.mjs').Settings} Settings
 * @typedef {import('./_words.mjs').Issue} Issue
 * @typedef {ReturnType<typeof openGitHub>} GitHub
 */

/** In squares of seconds: a minute and a half in all, since GitHub may be away for a minute. */
const RETRIES = 6;
/** Seconds that a rate limit is waited for; under the time that a script may be silent. */
const LONGEST_WAIT = 600;
const PAGE = 100;

/** @param {Pick<Settings, 'owner' | 'repo' | 'apiUrl' | 'token'>} settings */
export function openGitHub({ owner, repo, apiUrl, token }) {
  const octokit = new Octokit({
    ...(token !== null && { auth: token }),
    baseUrl: apiUrl,
    userAgent: 'raymond-issue-triage',
    // A 429 is the throttling's: the plugin for retries would not look at how long is to be waited.
    retry: { retries: RETRIES, doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
    throttle: { onRateLimit: isWaitedFor, onSecondaryRateLimit: isWaitedFor },
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  });
  const at = { owner, repo };
  const issues = '/repos/{owner}/{repo}/issues';

  /** @param {number} number @returns {AsyncGenerator<{body?: string, user?: {type?: string} | null, author_association?: string}>} */
  async function* commentsOf(number) {
    const pages = octokit.paginate.iterator(`GET ${issues}/{number}/comments`, {
      ...at,
      number,
      per_page: PAGE,
    });
    for await (const { data } of pages) yield* /** @type {any[]} */ (data);
  }

  return {
    /** All open issues, oldest first, each once; to GitHub pull requests are some. @returns {Promise<Issue[]>} */
    openIssues: async () => {
      const list = { ...at, state: 'open', sort: 'created', direction: 'asc', per_page: PAGE };
      const all = /** @type {Issue[]} */ (await octokit.paginate(`GET ${issues}`, list));
      // While the pages were read, issues may have moved from one to the next.
      const found = new Map(all.map((each) => [each.number, each]));
      return [...found.values()];
    },

    /** @param {number} number @returns {Promise<Issue | null>} null where it was deleted or moved away */
    issue: async (number) => {
      try {
        const { data } = await octokit.request(`GET ${issues}/{number}`, { ...at, number });
        return data.number === number ? data : null;
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },

    /** Whether it is there already or not. Who may not make it, may not mark issues either. @param {string} name @param {string} description */
    makeLabel: async (name, description) => {
      try {
        await octokit.request('POST /repos/{owner}/{repo}/labels', {
          ...at,
          name,
          description,
          color: 'ededed',
        });
      } catch (error) {
        if (statusOf(error) !== 422) throw error;
      }
    },

    /** @param {number} number @param {readonly string[]} labels */
    addLabels: async (number, labels) => {
      await octokit.request(`POST ${issues}/{number}/labels`, { ...at, number, labels: [...labels] });
    },

    /**
     * Posts a comment that nobody of ours has posted yet. An answer that was lost does not make two of it: after each
     * failure it is looked for again.
     * @param {number} number @param {string} body @param {string} marker that is in the body, and in no stranger's comment
     */
    commentOnce: async (number, body, marker) => {
      for (let attempt = 1; ; attempt += 1) {
        for await (const comment of commentsOf(number))
          if (isOurs(comment) && comment.body?.includes(marker)) return;
        try {
          const once = { ...at, number, body, request: { retries: 0 } };
          await octokit.request(`POST ${issues}/{number}/comments`, once);
          return;
        } catch (error) {
          if (!isPassing(error) || attempt > RETRIES) throw error;
          await delay(attempt ** 2 * 1000);
        }
      }
    },
  };
}

/** A stranger may write our marker, but not as one of us. @param {{user?: {type?: string} | null, author_association?: string}} comment */
const isOurs = ({ user, author_association = '' }) =>
  user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(author_association);

/** @param {number} seconds @param {{method: string, url: string}} request @param {unknown} _octokit @param {number} count */
function isWaitedFor(seconds, { method, url }, _octokit, count) {
  const isBearable = seconds <= LONGEST_WAIT && count < 3;
  console.error(
    `${method} ${url}: GitHub's rate limit; ${isBearable ? `on in ${seconds} s` : `given up, ${seconds} s are too long`}`,
  );
  return isBearable;
}

/** @param {unknown} error @returns {number} of HTTP; 500 for one that never got there */
export const statusOf = (error) => Number(/** @type {{status?: number}} */ (error)?.status ?? 0);

/** @param {unknown} error */
export const isGone = (error) => [404, 410].includes(statusOf(error));

/** True for what may go well the next time: GitHub is away, or wants us to wait. @param {unknown} error */
export function isPassing(error) {
  const message = error instanceof Error ? error.message : '';
  return statusOf(error) >= 500 || statusOf(error) === 429 || /rate limit|quota/i.test(message);
}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error)).slice(0, 300);
