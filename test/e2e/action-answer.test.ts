import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { later } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const KEY = { 'state-key': 'a state key of the tests, forty-three chars' };
const BOT = 'github-actions[bot]';
const HOUR_MS = 3_600_000;
const ISSUE = 7;
const LATER = new Date(Date.now() + HOUR_MS).toISOString();

type Options = Parameters<ActionLab['job']>[0];
interface Said {
  readonly body: string;
  readonly user?: string;
  readonly issue?: number;
  readonly created_at?: string;
  readonly updated_at?: string;
  /** Of the event; default: a comment was created. */
  readonly action?: string;
}

let lab: ActionLab;
let runId: number;
beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START'),
    'wf/NEXT.md': `${prompt('NEXT')}\n{{input}}`,
    'wf/LATE.md': prompt('LATE'),
  });
  const { github } = lab.service;
  github.collaborators.wim = 'write';
  github.collaborators.rita = 'read';
  runId = 100;
  github.addIssue({ number: ISSUE });
});
afterEach(() => lab.close());

const github = () => lab.service.github;
const texts = ({ annotations }: StepResult) => annotations.map(({ message }) => message).join('\n');
const questions = () => github().comments.filter(({ body }) => body.includes('<!-- raymond:question '));
const comment = (id: number) => github().comments.find((each) => each.id === id)!;
const turnsSeen = () => lab.api.turns().map(({ sessionId }) => sessionId);

/** Main and post, and the machine is gone. */
async function whole(job: Job): Promise<StepResult> {
  const main = await job.main();
  await job.post();
  job.over(main.conclusion);
  return main;
}

const run = (given: Options = {}): Promise<StepResult> =>
  whole(lab.job({ runId: ++runId, ...given, inputs: { ...KEY, ...given?.inputs } }));

const onIssue = {
  eventName: 'issues',
  event: { issue: { number: ISSUE }, sender: { login: 'octocat', type: 'User' } },
};

/** Somebody comments, and GitHub starts the job of `mode: answer`, whose cache is read-only. */
async function says({ action = 'created', ...said }: Said, given: Options = {}) {
  const { issue = ISSUE, user = 'wim' } = said;
  const written = github().addComment({ issue, ...said, user });
  const before = { comments: github().comments.length, requests: lab.service.to('github').length };
  const end = await answerJob(written.id, { issue, user, action, body: said.body }, given);
  return {
    end,
    id: written.id,
    requests: lab.service.to('github').length - before.requests,
    replies: github()
      .comments.slice(before.comments)
      .map(({ body }) => body),
  };
}

function answerJob(
  id: number,
  { issue, user, action = 'created', body }: { issue: number; user: string; action?: string; body: string },
  given: Options = {},
): Promise<StepResult> {
  const { isPullRequest } = github().issues.find(({ number }) => number === issue)!;
  const who = github().user(user);
  return whole(
    lab.job({
      ...{ runId: ++runId, job: 'answer', eventName: 'issue_comment', actor: user, cache: 'read' },
      event: {
        action,
        issue: { number: issue, ...(isPullRequest && { pull_request: {} }) },
        comment: { id, body, user: who },
        sender: who,
      },
      ...given,
      inputs: { ...KEY, mode: 'answer', workflow: '', 'anthropic-api-key': '', ...given?.inputs },
    }),
  );
}

/** The run that GitHub starts by the last dispatch: a bot's, and nothing but its inputs tell it what to do. */
function dispatched(given: Options = {}): Promise<StepResult> {
  const last = github().dispatches.at(-1);
  if (last?.kind !== 'workflow') throw new Error('nothing was dispatched');
  return run({
    ...{ eventName: 'workflow_dispatch', actor: BOT, ref: `refs/heads/${last.ref}` },
    event: { inputs: last.inputs, sender: { login: BOT, type: 'Bot' } },
    ...given,
    inputs: { ...given?.inputs, ...last.inputs },
  });
}

test('[T:answer-refused] a question, its answer as a comment on a fresh runner with a read-only cache, and the run completes in the same session; all others are refused', async () => {
  lab.api.reply(at('START'), '<ask next="NEXT">Which colour?</ask>');
  lab.api.reply(at('NEXT'), '<result>painted</result>');
  const early = github().addComment({ issue: ISSUE, user: 'wim', body: '/raymond answer too early' });
  expect((await run(onIssue)).outputs).toMatchObject({ status: 'asking' });
  const [question] = questions();
  const caches = lab.service.cacheEntries().length;
  const dispatches = () => github().dispatches.length;

  // Refused, silently or with a reply to the one who may know.
  const answer = '/raymond answer blue';
  const silent: readonly (Said & { readonly most: number })[] = [
    { most: 0, body: 'blue, I think' },
    {
      most: 0,
      body: 'like this:\n\n```\n/raymond answer blue\n```\n\n> /raymond answer green\n\n`/raymond answer`',
    },
    { most: 0, body: answer, user: 'helper[bot]' },
    { most: 0, body: answer, user: BOT },
    { most: 0, body: answer, action: 'edited', updated_at: LATER },
    { most: 0, body: answer, action: 'deleted', updated_at: LATER },
    { most: 2, body: answer, user: 'mallory' },
    { most: 2, body: answer, user: 'rita' },
  ];
  for (const { most, ...said } of silent) {
    const { end, requests, replies } = await says(said);
    expect([said.body, end.conclusion, replies, dispatches()]).toEqual([said.body, 'success', [], 0]);
    expect(requests).toBeLessThanOrEqual(most);
  }
  const was = github().comments.length;
  const older = { issue: ISSUE, user: 'wim', body: early.body };
  expect((await answerJob(early.id, older)).conclusion).toBe('success');
  expect(github().comments[was]?.body).toContain('older than the question');
  // The job run again tells it once.
  await answerJob(early.id, older);
  expect(github().comments).toHaveLength(was + 1);
  const edited = await says({ body: answer, updated_at: LATER });
  expect([edited.end.conclusion, edited.replies]).toEqual([
    'success',
    [expect.stringContaining('was edited')],
  ]);
  const unknown = await says({ body: '/raymond anser blue' });
  expect(unknown.replies).toEqual([expect.stringContaining('`/raymond anser`')]);
  // Somebody who may write under our name, and has no key.
  github().addIssue({ number: 8 });
  const nonce = /nonce=(\w)/.exec(question!.body)![1] === 'a' ? 'nonce=b' : 'nonce=a';
  github().addComment({ issue: 8, user: BOT, body: question!.body.replace(/nonce=\w/, nonce) });
  const forged = await says({ issue: 8, body: answer });
  expect(forged.replies).toEqual([expect.stringContaining('does not verify')]);
  expect(dispatches()).toBe(0);

  const good = await says({ body: `Let me see.\n\n/raymond answer blue\nand a little green` });
  expect(good.end.outputs).toMatchObject({ status: 'completed', result: '{"outcome":"woken"}' });
  expect(github().dispatches).toEqual([
    { kind: 'workflow', workflow: 'raymond.yml', ref: 'main', inputs: { 'comment-id': `${good.id}` } },
  ]);
  expect(github().reactions).toEqual(
    ['eyes', '+1'].map((content) => expect.objectContaining({ comment: good.id, content })),
  );
  expect(comment(question!.id).body).toContain('wim');
  // Before the woken run has begun, a second answer comes.
  const second = await says({ body: '/raymond answer red', user: 'octocat' });
  expect([second.replies, dispatches()]).toEqual([[expect.stringContaining('answered already')], 1]);
  expect(lab.service.cacheEntries()).toHaveLength(caches);

  const woken = await dispatched();
  expect(woken.outputs).toMatchObject({ status: 'completed', result: 'painted', resumed: 'true' });
  expect(new Set(turnsSeen()).size).toBe(1);
  expect(lab.api.turns().at(-1)?.lastPrompt).toContain('blue\nand a little green');
  expect(lab.api.turns().at(-1)?.lastPrompt).not.toContain('red');
  expect(comment(question!.id).body).toContain('**Answered** by wim');
  const closed = await says({ body: '/raymond answer red' });
  expect([closed.replies, dispatches()]).toEqual([[expect.stringContaining('answered already')], 1]);
});

test('a missing right is named before anything is done; GitHub away for the dispatch: it is woken once, or by a tick that finds the answer', async () => {
  lab.api.reply(at('START'), '<ask next="NEXT">Which colour?</ask>');
  lab.api.reply(at('NEXT'), '<result>painted</result>');
  await run(onIssue);
  github().permissions.actions = 'read';
  const refused = await says({ body: '/raymond answer blue' });
  expect([refused.end.conclusion, refused.replies, github().reactions]).toEqual(['failure', [], []]);
  expect(texts(refused.end)).toContain('`actions: write`');
  expect(questions()[0]!.body).toContain('To answer');
  github().permissions.actions = 'write';
  github().permissions.issues = 'none';
  github().permissions['pull-requests'] = 'none';
  const unread = await answerJob(refused.id, { issue: ISSUE, user: 'wim', body: '/raymond answer blue' });
  expect(texts(unread)).toContain('`issues: write`');
  expect([github().reactions, github().dispatches]).toEqual([[], []]);
  github().permissions.issues = 'write';

  // The answer stands there, and nobody has told the run.
  const tick = await whole(
    lab.job({
      ...{ runId: ++runId, eventName: 'schedule', job: 'tick' },
      inputs: { ...KEY, mode: 'tick', workflow: '', 'anthropic-api-key': '' },
    }),
  );
  expect(tick.conclusion).toBe('success');
  expect(github().dispatches).toEqual([expect.objectContaining({ inputs: { 'resume-run': '101' } })]);
  expect((await dispatched()).outputs).toMatchObject({ status: 'completed', result: 'painted' });
  expect(questions()[0]!.body).toContain('**Answered** by wim');
});

test("a pull request's run is re-run in its own context; where GitHub refuses, the question says which button to press", async () => {
  lab.api.reply(at('START'), '<ask next="NEXT">Which colour?</ask>');
  lab.api.reply(at('NEXT'), '<result>painted</result>');
  github().addIssue({ number: 9, isPullRequest: true });
  const job = lab.job({
    ...{
      runId: ++runId,
      eventName: 'pull_request',
      ref: 'refs/pull/9/merge',
      baseRef: 'main',
      headRef: 'feature',
    },
    event: {
      pull_request: { number: 9, base: { ref: 'main' }, head: { ref: 'feature', repo: { id: 42 } } },
      sender: { login: 'octocat', type: 'User' },
    },
    inputs: KEY,
  });
  expect((await whole(job)).outputs.status).toBe('asking');
  const heal = lab.service.fail('rerun', { status: 403, message: 'it was created over a month ago' });
  const refused = await says({ issue: 9, body: '/raymond answer blue' });
  expect([refused.end.conclusion, texts(refused.end)]).toEqual([
    'success',
    expect.stringContaining('not woken'),
  ]);
  expect(questions()[0]!.body).toContain('Re-run all jobs');
  heal();
  await answerJob(refused.id, { issue: 9, user: 'wim', body: '/raymond answer blue' });
  expect([github().reruns, github().dispatches]).toEqual([[{ run: 101, failedOnly: false }], []]);
  const again = await whole(lab.nextAttempt(job, { triggeringActor: BOT }));
  expect(again.outputs).toMatchObject({ status: 'completed', result: 'painted', resumed: 'true' });
  expect(new Set(turnsSeen()).size).toBe(1);
});

test("a question's timeout is honoured by a tick: before it nothing, after it the run goes on without an answer", async () => {
  lab.api.reply(at('START'), '<ask next="NEXT" timeout="1h" timeout_next="LATE">Which colour?</ask>');
  lab.api.reply(at('LATE'), '<result>grey then</result>');
  await run(onIssue);
  const tick = (aheadMs: number) =>
    whole(
      lab.job({
        ...{ runId: ++runId, eventName: 'schedule', job: 'tick', env: later(aheadMs) },
        inputs: { ...KEY, mode: 'tick', workflow: '', 'anthropic-api-key': '' },
      }),
    );
  await tick(HOUR_MS / 2);
  expect(github().dispatches).toEqual([]);
  await tick(HOUR_MS * 1.1);
  expect(github().dispatches).toEqual([expect.objectContaining({ inputs: { 'resume-run': '101' } })]);
  const woken = await dispatched({ env: later(HOUR_MS * 1.1) });
  expect(woken.outputs).toMatchObject({ status: 'completed', result: 'grey then' });
  expect(questions()[0]!.body).toContain('No answer is waited for');
});
