export const EVENT_CLASSES = ['trusted', 'untrusted'] as const;

/** Whose code and files a run works on. A checkpoint never goes on in the other class (spec 4.3, 4.5). */
export type EventClass = (typeof EVENT_CLASSES)[number];

/**
 * Runs of these events work on the repository's own commit. That outsiders can cause some is the gate's business (spec
 * 4.8): a run that has passed it, parked and is woken by a dispatch has to be able to go on.
 */
const OWN_COMMIT: readonly string[] = [
  ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'merge_group'],
  ...['release', 'create', 'delete', 'deployment', 'deployment_status', 'registry_package', 'page_build'],
  ...['branch_protection_rule', 'label', 'milestone', 'public', 'gollum', 'fork', 'watch'],
  ...['issues', 'issue_comment', 'discussion', 'discussion_comment'],
];

/**
 * The class of an event, from its name. Untrusted is whatever brings a pull request or another workflow's run with it,
 * and every event that we do not know.
 * @param isAboutPullRequest a comment on an issue and one on a pull request have the same event name
 */
export function eventClass(eventName: string, isAboutPullRequest: boolean): EventClass {
  return OWN_COMMIT.includes(eventName) && !isAboutPullRequest ? 'trusted' : 'untrusted';
}
