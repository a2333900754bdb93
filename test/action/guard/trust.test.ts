import { describe, expect, test } from '@jest/globals';
import { laterThanEvent, momentOf } from '../../../src/action/guard/event-head.js';
import { baseCommitOf, trustOf, at as valueAt } from '../../../src/action/guard/trust.js';

const SHA = 'a'.repeat(40);
const MAIN = 'b'.repeat(40);
const OTHER = 'c'.repeat(40);
const pull = (repo: unknown, more: object = {}) => ({
  ...more,
  repository: { id: 42 },
  pull_request: { head: { sha: OTHER, repo }, base: { sha: MAIN } },
});
const OWN = pull({ id: 42 });
const FORK = pull({ id: 7 });
const ON_PULL = {
  repository: { id: 42 },
  issue: { number: 5, pull_request: {} },
  comment: { created_at: '2026-01-02T00:00:00Z' },
};

describe('[T:checkout-trust] a checkout is trusted where no stranger can have written it', () => {
  test.each<[string, object, string | null, boolean]>([
    ['push', {}, SHA, true],
    ['push', {}, null, true],
    ['push', {}, OTHER, false],
    ['schedule', {}, SHA, true],
    ['workflow_dispatch', {}, OTHER, false],
    ['pull_request', OWN, SHA, true],
    ['pull_request', OWN, OTHER, false],
    ['pull_request', FORK, SHA, false],
    ['pull_request', FORK, null, false],
    ['pull_request', pull(null), SHA, false],
    ['pull_request', {}, SHA, false],
    ['pull_request_target', OWN, SHA, false],
    ['pull_request_target', FORK, OTHER, false],
    ['pull_request_review', OWN, SHA, false],
    ['pull_request_review_comment', OWN, SHA, false],
    ['issue_comment', ON_PULL, SHA, false],
    ['issue_comment', { issue: { number: 5 } }, SHA, true],
    ['issue_comment', { issue: { number: 5 } }, OTHER, false],
    ['issues', {}, SHA, true],
    ['workflow_run', {}, SHA, false],
  ])('%s %# with HEAD %s: %s', (eventName, event, head, isTrusted) => {
    const trust = trustOf({ eventName, event: event as never, sha: SHA }, head, MAIN);
    expect(trust.kind === 'trusted').toBe(isTrusted);
    // The default branch's commit is trusted whatever the event is.
    expect(trustOf({ eventName, event: event as never, sha: SHA }, MAIN, MAIN).kind).toBe('trusted');
    // A remote that does not answer makes nothing trusted.
    if (!isTrusted)
      expect(trustOf({ eventName, event: event as never, sha: SHA }, head, null).kind).toBe('untrusted');
  });

  test('the workflow of an untrusted one is that of the base', () => {
    expect(baseCommitOf({ eventName: 'pull_request', event: FORK, sha: SHA })).toBe(MAIN);
    expect(baseCommitOf({ eventName: 'workflow_run', event: {}, sha: SHA })).toBe(SHA);
    // There, GITHUB_SHA is the stranger's work put on the base.
    for (const eventName of ['pull_request', 'pull_request_review', 'pull_request_review_comment'])
      expect(baseCommitOf({ eventName, event: {}, sha: SHA })).toBeNull();
  });
});

describe('[T:event-head] who comments or labels has seen the head of that moment', () => {
  const moment = (eventName: string, event: object) => momentOf({ eventName, event: event as never });
  const labeled = moment('pull_request_target', pull({ id: 7 }, { action: 'labeled' }));
  const opened = moment('pull_request', { ...FORK, action: 'opened' });
  const commented = moment('issue_comment', ON_PULL);
  const known = [SHA, MAIN];
  const at = (pushedAt: string | null) => ({ headSha: OTHER, pushedAt });

  test.each<[string, ReturnType<typeof momentOf>, string | null, ReturnType<typeof at> | null, boolean]>([
    ['a label, its head', labeled, OTHER, null, true],
    ['a label, a later head', labeled, 'd'.repeat(40), null, false],
    ['a label, GITHUB_SHA', labeled, SHA, null, true],
    ['a label, the default branch', labeled, MAIN, null, true],
    ['a label on an event without a head', moment('pull_request', { action: 'labeled' }), OTHER, null, false],
    ['a review of that head', moment('pull_request_review', FORK), OTHER, null, true],
    ['a review of another one', moment('pull_request_review', FORK), 'd'.repeat(40), null, false],
    ['a comment after the last push', commented, OTHER, at('2026-01-01T23:59:59Z'), true],
    ['a comment before a push', commented, OTHER, at('2026-01-02T00:00:01Z'), false],
    ['a comment, another commit than the head', commented, 'd'.repeat(40), at('2026-01-01T00:00:00Z'), false],
    ['a comment, a repository that is gone', commented, OTHER, at(null), false],
    ['a comment, an API that is silent', commented, OTHER, null, false],
    ['a comment, a date that is none', commented, OTHER, at('soon'), false],
    ['a comment without a time', moment('issue_comment', { issue: ON_PULL.issue }), OTHER, null, false],
    ['a comment on the default branch', commented, MAIN, null, true],
    ['a comment on an issue', moment('issue_comment', { issue: { number: 5 } }), OTHER, null, true],
    ['a push', moment('push', {}), OTHER, null, true],
    ['a comment, and the event is gone', moment('issue_comment', {}), OTHER, null, false],
    ['a pull request that was opened', opened, OTHER, null, true],
    ...['assigned', 'review_requested', 'ready_for_review', 'reopened', 'edited'].map(
      (action): [string, ReturnType<typeof momentOf>, string, null, boolean] => [
        `a pull request of a fork that somebody has ${action}, a later head`,
        moment('pull_request_target', pull({ id: 7 }, { action })),
        'd'.repeat(40),
        null,
        false,
      ],
    ),
  ])('%s', (_, when, head, now, isSeen) => {
    expect(laterThanEvent(when, head, known, now) === null).toBe(isSeen);
  });
});

test('a moment is what the event names, and none for who has only pushed', () => {
  const of = (eventName: string, event: object) => momentOf({ eventName, event: event as never });
  const pulled = (action: string) => of('pull_request', { ...FORK, action });
  expect([pulled('opened'), pulled('synchronize'), of('push', FORK)]).toEqual(
    Array(3).fill({ kind: 'none' }),
  );
  expect(pulled('labeled')).toEqual({ kind: 'commit', sha: OTHER });
  expect(of('pull_request_review', {})).toEqual({ kind: 'commit', sha: null });
  expect(of('issue_comment', ON_PULL)).toEqual({ kind: 'time', pullRequest: 5, at: '2026-01-02T00:00:00Z' });
  const untimed = { ...ON_PULL, comment: { created_at: 7 } };
  const unnamed = { ...ON_PULL, issue: { number: '5', pull_request: {} } };
  expect([of('issue_comment', untimed), of('issue_comment', unnamed)]).toEqual([
    { kind: 'commit', sha: null },
    { kind: 'commit', sha: null },
  ]);
});

test('a push at the very moment of the comment was seen; a folder without a commit is no later head', () => {
  const moment = { kind: 'time', pullRequest: 5, at: '2026-01-02T00:00:00Z' } as const;
  const now = { headSha: OTHER, pushedAt: '2026-01-02T00:00:00Z' };
  expect(laterThanEvent(moment, OTHER, [], now)).toBeNull();
  expect(laterThanEvent(moment, null, [], null)).toBeNull();
  expect(laterThanEvent({ kind: 'commit', sha: null }, OTHER, [], null)).toMatch(/about no commit$/);
});

test('why a checkout is not trusted is told', () => {
  const why = (eventName: string, event: object, head = SHA): string => {
    const trust = trustOf({ eventName, event: event as never, sha: SHA }, head, MAIN);
    return trust.kind === 'untrusted' ? trust.why : '';
  };
  expect([
    why('pull_request', FORK),
    why('pull_request_target', OWN),
    why('pull_request_review', OWN),
  ]).toEqual([
    expect.stringContaining('another repository'),
    expect.stringContaining('pull_request_target runs with secrets'),
    expect.stringContaining('a review'),
  ]);
  expect([why('issue_comment', ON_PULL), why('workflow_run', {}), why('push', {}, OTHER)]).toEqual([
    expect.stringContaining('a comment on a pull request'),
    expect.stringContaining('another run'),
    expect.stringMatching(/HEAD is c+ and not the commit of the event, a+/),
  ]);
});

test('the base that an event names is one with a name', () => {
  const based = (sha: unknown) => ({ pull_request: { base: { sha } } });
  const of = (eventName: string, event: object) =>
    baseCommitOf({ eventName, event: event as never, sha: SHA });
  expect([of('push', based('')), of('push', based(7)), of('pull_request', based(''))]).toEqual([
    SHA,
    SHA,
    null,
  ]);
  expect([of('pull_request_target', {}), of('my_pull_request', {})]).toEqual([SHA, SHA]);
  expect([
    valueAt({ a: { b: 1 } }, 'a', 'b'),
    valueAt({ a: null }, 'a', 'b'),
    valueAt({}, 'toString'),
  ]).toEqual([...[1, undefined, undefined]]);
});
