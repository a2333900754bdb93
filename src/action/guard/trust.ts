import type { JobContext } from '../context.js';

/** Who can have written what is checked out (spec 4.8). */
export type Trust = { readonly kind: 'trusted' } | { readonly kind: 'untrusted'; readonly why: string };

type Event = Pick<JobContext, 'eventName' | 'event' | 'sha'>;

export const TRUSTED: Trust = { kind: 'trusted' };

/**
 * May the checkout configure the agents, and say what they do? Not where strangers may have written it, unless it is
 * the default branch's commit.
 * @param head the commit that is checked out; null outside a git work tree
 * @param defaultBranchHead null where it is not known
 */
export function trustOf(context: Event, head: string | null, defaultBranchHead: string | null): Trust {
  if (head !== null && head === defaultBranchHead) return TRUSTED;
  const why = whyStrangersWrite(context);
  if (why !== null) return { kind: 'untrusted', why };
  // Without git there is nothing but the event to go by.
  if (head !== null && head !== context.sha)
    return { kind: 'untrusted', why: `HEAD is ${head} and not the commit of the event, ${context.sha}` };
  return TRUSTED;
}

function whyStrangersWrite({ eventName, event }: Event): string | null {
  switch (eventName) {
    case 'pull_request':
      return isOfThisRepository(event) ? null : 'the pull request is of another repository';
    case 'pull_request_target':
      return 'pull_request_target runs with secrets for pull requests of anybody';
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return 'it was started by a review of a pull request';
    case 'issue_comment':
      return isOnPullRequest(event) ? 'it was started by a comment on a pull request' : null;
    case 'workflow_run':
      return 'it was started by another run';
    default:
      return null;
  }
}

/** A repository that is gone does not count as ours. */
function isOfThisRepository(event: JobContext['event']): boolean {
  const ours = idOf(at(event, 'repository'));
  return ours !== null && idOf(at(event, 'pull_request', 'head', 'repo')) === ours;
}

export function isOnPullRequest(event: JobContext['event']): boolean {
  return at(event, 'issue', 'pull_request') != null;
}

/**
 * The commit that the workflow is read from where the checkout is not trusted.
 * @returns null when the event does not say: GITHUB_SHA is then what the pull request makes of its base
 */
export function baseCommitOf({ eventName, event, sha }: Event): string | null {
  const base = at(event, 'pull_request', 'base', 'sha');
  if (typeof base === 'string' && base !== '') return base;
  return /^pull_request(?:_review|_review_comment)?$/.test(eventName) ? null : sha;
}

function idOf(repository: unknown): number | null {
  const id = at(repository, 'id');
  return typeof id === 'number' ? id : null;
}

/** What an event holds under these keys, if it has them. */
export function at(data: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    data,
  );
}
