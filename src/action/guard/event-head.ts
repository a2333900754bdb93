import type { JobContext } from '../context.js';
import { at, isOnPullRequest } from './trust.js';

export interface PullRequestNow {
  readonly headSha: string;
  /** When somebody last pushed to the repository of its head, ISO 8601, by GitHub's clock. */
  readonly pushedAt: string | null;
}

/** When a person saw the pull request who commented on it, labelled it or assigned somebody. */
export type Moment =
  | { readonly kind: 'none' }
  /** The event names the commit, or should: null when it does not. */
  | { readonly kind: 'commit'; readonly sha: string | null }
  /** The event has a time alone, ISO 8601. */
  | { readonly kind: 'time'; readonly pullRequest: number; readonly at: string };

/** Which head of a pull request the person meant who caused the event (spec 4.8). */
export function momentOf({ eventName, event }: Pick<JobContext, 'eventName' | 'event'>): Moment {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      // Whoever pushes has judged nothing. Every other action judges a pull request whose branch may move on meanwhile.
      return event.action === 'opened' || event.action === 'synchronize' ? { kind: 'none' } : commitIn(event);
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return commitIn(event);
    case 'issue_comment': {
      const pullRequest = at(event, 'issue', 'number');
      const time = at(event, 'comment', 'created_at');
      if (typeof at(event, 'issue') === 'object' && !isOnPullRequest(event)) return { kind: 'none' };
      return typeof pullRequest === 'number' && typeof time === 'string'
        ? { kind: 'time', pullRequest, at: time }
        : { kind: 'commit', sha: null };
    }
    default:
      return { kind: 'none' };
  }
}

function commitIn(event: JobContext['event']): Moment {
  const sha = at(event, 'pull_request', 'head', 'sha');
  return { kind: 'commit', sha: typeof sha === 'string' ? sha : null };
}

/**
 * Is HEAD what the person saw? A commit's own dates can be forged, so a comment's time is compared with GitHub's time
 * of the last push.
 * @param known commits that need no look: GITHUB_SHA and the default branch's
 * @returns why not. Null when it is.
 */
export function laterThanEvent(
  moment: Moment,
  head: string | null,
  known: readonly (string | null)[],
  now: PullRequestNow | null,
): string | null {
  if (moment.kind === 'none' || head === null || known.includes(head)) return null;
  if (moment.kind === 'commit') {
    return head === moment.sha
      ? null
      : `HEAD is ${head}, and the event is about ${moment.sha ?? 'no commit'}`;
  }
  if (now === null) return 'the API does not say what the pull request was when the comment was written';
  if (head !== now.headSha) return `HEAD is ${head}, and the pull request is at ${now.headSha}`;
  if (now.pushedAt === null) return 'the repository of the pull request is gone';
  const isOlder = Date.parse(now.pushedAt) <= Date.parse(moment.at);
  return isOlder ? null : `somebody pushed at ${now.pushedAt}, after the comment of ${moment.at}`;
}
