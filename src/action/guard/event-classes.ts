/**
 * Who can bring an event about (spec 4.8). This is an allow-list: an event that is in none of these lists is refused.
 * - `trusted`: it takes write access to the repository
 * - `open`: others can too, so the access of those who did is checked
 * - `upstream`: another run brought it about, and whoever brought about that one counts
 */
export const EVENT_CLASSES = {
  trusted: [
    'push',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'release',
    'create',
    'delete',
    'merge_group',
    'deployment',
    'deployment_status',
    'registry_package',
    'page_build',
    'branch_protection_rule',
    'public',
  ],
  open: [
    'issues',
    'issue_comment',
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
    'discussion',
    'discussion_comment',
    'fork',
    'watch',
    'gollum',
    'label',
    'milestone',
    'project',
    'project_card',
    'project_column',
    'status',
  ],
  upstream: ['workflow_run', 'check_run', 'check_suite'],
} as const;

export type EventOrigin = keyof typeof EVENT_CLASSES;

/** Null for an event that nobody has judged yet. */
export function classOf(eventName: string): EventOrigin | null {
  const classes = Object.entries(EVENT_CLASSES) as [EventOrigin, readonly string[]][];
  return classes.find(([, names]) => names.includes(eventName))?.[0] ?? null;
}
