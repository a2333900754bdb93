import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Octokit } from 'octokit';
import { primaryLimit, secondaryLimit } from './results-service/faults.mjs';
import { startResultsService } from './results-service/service.mjs';

// The real octokit, with the retry and throttling plugins that it brings along.

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const repo = { owner: 'octo-org', repo: 'octo-repo' };

let service: Awaited<ReturnType<typeof startResultsService>>;
/** What octokit was told of limits: `primary 0`. */
let limits: string[];

beforeEach(async () => {
  service = await startResultsService();
  limits = [];
});
afterEach(() => service.close());

/** @param patience how often a rate limit is waited for; each wait is a thousandth of what it would be */
function octokit(auth = service.githubToken, patience = 2): Octokit {
  const onLimit =
    (kind: string) => (retryAfter: number, _options: object, _octokit: object, count: number) => {
      limits.push(`${kind} ${retryAfter}`);
      return count < patience;
    };
  return new Octokit({
    auth,
    baseUrl: service.env.GITHUB_API_URL,
    // Left to the plugin for retries, a 429 is tried again without a look at how long is to be waited.
    retry: { retryAfterBaseValue: 1, doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
    throttle: {
      retryAfterBaseValue: 1,
      onRateLimit: onLimit('primary'),
      onSecondaryRateLimit: onLimit('secondary'),
    },
    log: SILENT,
  });
}

/** Without its plugins' patience: the throttling one leaves a second or three between requests that write. */
const plain = (auth = service.githubToken) =>
  new Octokit({
    auth,
    baseUrl: service.env.GITHUB_API_URL,
    retry: { enabled: false },
    throttle: { enabled: false },
    log: SILENT,
  });

const titles = (issues: readonly { readonly title: string }[]) => issues.map(({ title }) => title);
const statuses = (route: string) => service.to(route).map(({ status }) => status);

describe('rate limits', () => {
  test.each([
    ['primary', 403, primaryLimit()],
    ['primary', 429, primaryLimit({ status: 429 })],
    ['secondary', 403, secondaryLimit({ retryAfter: 7 })],
    ['secondary', 429, secondaryLimit({ status: 429, retryAfter: 7 })],
  ] as const)(
    'the %s one, as a %d: octokit waits as it is told, and goes on',
    async (kind, status, fault) => {
      service.github.addIssue({ title: 'first' });
      service.fail('listIssues', { ...fault, times: 1 });
      const { data } = await octokit().rest.issues.listForRepo(repo);
      expect(titles(data)).toEqual(['first']);
      expect(statuses('listIssues')).toEqual([status, 200]);
      expect(limits).toEqual([
        kind === 'secondary' ? 'secondary 7' : expect.stringMatching(/^primary [0-2]$/),
      ]);
    },
  );

  test('each request counts; when none remains they are refused until the window is over', async () => {
    service.github.quota.remaining = 1;
    const { rest } = octokit(service.githubToken, 0);
    const { headers } = await rest.issues.listForRepo(repo);
    expect(headers['x-ratelimit-remaining']).toBe('0');
    await expect(rest.issues.listForRepo(repo)).rejects.toThrow('API rate limit exceeded');
    expect(limits).toEqual([expect.stringMatching(/^primary 3\d{3}$/)]);
    service.github.quota.reset = 0;
    expect((await rest.issues.listForRepo(repo)).headers['x-ratelimit-remaining']).toBe('4999');
  });

  test('in the middle of a list: no page is lost and none comes twice', async () => {
    for (let i = 1; i <= 250; i += 1) service.github.addIssue({ title: `${i}` });
    service.fail('listIssues', { ...secondaryLimit(), after: 1, times: 1 });
    service.fail('listIssues', { status: 502, after: 3, times: 1 });
    const kit = octokit();
    const all = await kit.paginate(kit.rest.issues.listForRepo, { ...repo, per_page: 100 });
    expect(titles(all)).toEqual(Array.from({ length: 250 }, (_, i) => `${250 - i}`));
    expect(statuses('listIssues').filter((status) => status === 200)).toHaveLength(3);
  });
});

test('a 502 whose work was done: octokit does it again, and there are two', async () => {
  service.github.addIssue();
  service.fail('createComment', { status: 502, applied: true, times: 1 });
  const { createComment } = octokit().rest.issues;
  await createComment({ ...repo, issue_number: 1, body: 'hello' });
  expect(service.github.comments).toHaveLength(2);
  service.fail('createComment', { status: 502, applied: true, times: 1 });
  await expect(
    createComment({ ...repo, issue_number: 1, body: 'hello', request: { retries: 0 } }),
  ).rejects.toMatchObject({ status: 502 });
  expect(service.github.comments).toHaveLength(3);
});

test('down, and up again', async () => {
  service.github.addIssue();
  await service.refuse('github');
  const kit = plain();
  const none = kit.rest.issues.get({ ...repo, issue_number: 1 });
  await expect(none).rejects.toThrow();
  await service.accept('github');
  expect((await kit.rest.issues.get({ ...repo, issue_number: 1 })).data.number).toBe(1);
});

test('a Link header says which pages there are', async () => {
  for (let i = 0; i < 5; i += 1) service.github.addIssue();
  const kit = plain();
  const linkOf = async (page: number) => {
    const { headers } = await kit.rest.issues.listForRepo({ ...repo, per_page: 2, page });
    const found = headers.link?.matchAll(/[?&]page=(\d+)>; rel="(\w+)"/g) ?? [];
    return [...found].map(([, number, rel]) => `${rel} ${number}`);
  };
  expect(await linkOf(1)).toEqual(['next 2', 'last 3']);
  expect(await linkOf(2)).toEqual(['first 1', 'prev 1', 'next 3', 'last 3']);
  expect(await linkOf(3)).toEqual(['first 1', 'prev 2']);
});

test('labels are made as they are needed, told apart in any case, and taken away', async () => {
  service.github.addIssue({ user: 'stranger' });
  const { issues, search } = plain().rest;
  const on = { ...repo, issue_number: 1 };
  const before = (await issues.get(on)).data;
  await issues.createLabel({ ...repo, name: 'Bug', color: 'd73a4a' });
  await expect(issues.createLabel({ ...repo, name: 'bug' })).rejects.toThrow('already_exists');
  await issues.addLabels({ ...on, labels: ['bug', 'triaged'] });
  const { data } = await issues.get(on);
  expect(data.labels).toEqual([{ name: 'Bug' }, { name: 'triaged' }]);
  expect([before.author_association, data.updated_at >= before.updated_at]).toEqual(['NONE', true]);
  const found = async (q: string) =>
    (await search.issuesAndPullRequests({ q: `repo:octo-org/octo-repo ${q}` })).data.total_count;
  expect([await found('is:issue is:open label:triaged'), await found('-label:"triaged"')]).toEqual([1, 0]);
  await issues.removeLabel({ ...on, name: 'triaged' });
  await expect(issues.removeLabel({ ...on, name: 'triaged' })).rejects.toThrow('Label does not exist');
  expect(titles((await issues.listForRepo({ ...repo, labels: 'triaged' })).data)).toEqual([]);
  expect((await issues.listLabelsForRepo(repo)).data.map(({ name }) => name)).toEqual(['Bug', 'triaged']);
});

test('reactions are there once for each who reacts', async () => {
  service.github.addIssue();
  const { id } = service.github.addComment({ issue: 1, body: 'a question', user: 'stranger' });
  const { reactions } = plain().rest;
  const on = { ...repo, comment_id: id };
  const first = await reactions.createForIssueComment({ ...on, content: 'eyes' });
  const again = await reactions.createForIssueComment({ ...on, content: 'eyes' });
  expect([first.status, again.status, again.data.id]).toEqual([201, 200, first.data.id]);
  await reactions.deleteForIssueComment({ ...on, reaction_id: first.data.id });
  expect((await reactions.listForIssueComment(on)).data).toEqual([]);
});

test('what is locked takes no comment, what was deleted is gone', async () => {
  service.github.addIssue();
  service.github.addIssue({ isGone: true });
  const { issues } = plain().rest;
  await issues.lock({ ...repo, issue_number: 1 });
  const comment = (issue_number: number) => issues.createComment({ ...repo, issue_number, body: 'hello' });
  await expect(comment(1)).rejects.toMatchObject({ status: 403 });
  await expect(comment(2)).rejects.toMatchObject({ status: 410 });
  expect((await issues.listForRepo(repo)).data).toHaveLength(1);
});

test('a token may do what it was granted, and writes as who it is', async () => {
  service.github.addIssue();
  const reader = plain(service.github.grant({ issues: 'read' })).rest.issues;
  const on = { ...repo, issue_number: 1, body: 'hello' };
  await expect(reader.createComment(on)).rejects.toThrow('Resource not accessible by integration');
  expect((await reader.listForRepo(repo)).data).toHaveLength(1);
  const person = plain(service.github.grant({ issues: 'write' }, 'octocat')).rest.issues;
  expect((await person.createComment(on)).data.user).toMatchObject({ login: 'octocat', type: 'User' });
});

test('a check run with annotations, fifty a request', async () => {
  service.github.permissions.checks = 'write';
  const { checks } = plain().rest;
  const annotation = {
    path: 'a.ts',
    start_line: 1,
    end_line: 1,
    annotation_level: 'warning' as const,
    message: 'look',
  };
  const of = (count: number) => ({ title: 't', summary: 's', annotations: Array(count).fill(annotation) });
  const begun = { ...repo, name: 'review', head_sha: 'f'.repeat(40), status: 'in_progress' as const };
  await expect(checks.create({ ...begun, output: of(51) })).rejects.toThrow('no more than 50');
  const { data } = await checks.create({ ...begun, output: of(50) });
  const over = { ...repo, check_run_id: data.id, conclusion: 'neutral' as const, output: of(10) };
  expect((await checks.update(over)).data).toMatchObject({
    status: 'completed',
    output: { annotations_count: 60 },
  });
  const listed = await checks.listForRef({ ...repo, ref: 'main', check_name: 'review' });
  expect(listed.data.check_runs.map(({ id, conclusion }) => [id, conclusion])).toEqual([
    [data.id, 'neutral'],
  ]);
});

test('a branch, a pull request of it, and no second one', async () => {
  const { git, pulls } = plain().rest;
  await git.createRef({ ...repo, ref: 'refs/heads/maintenance/a', sha: 'a'.repeat(40) });
  expect((await git.getRef({ ...repo, ref: 'heads/maintenance/a' })).data.object.sha).toBe('a'.repeat(40));
  const pull = { ...repo, head: 'maintenance/a', base: 'main', title: 'Nightly' };
  const { data } = await pulls.create(pull);
  expect(data.head).toMatchObject({ label: 'octo-org:maintenance/a', sha: 'a'.repeat(40) });
  await expect(pulls.create(pull)).rejects.toThrow('already exists');
  expect((await pulls.list({ ...repo, head: 'octo-org:maintenance/a' })).data).toHaveLength(1);
  await pulls.update({ ...repo, pull_number: data.number, state: 'closed' });
  expect((await pulls.list(repo)).data).toEqual([]);
  await git.deleteRef({ ...repo, ref: 'heads/maintenance/a' });
  await expect(git.getRef({ ...repo, ref: 'heads/maintenance/a' })).rejects.toMatchObject({ status: 404 });
});
