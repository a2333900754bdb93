import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ActionLab, API_KEY, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { secondaryLimit } from '../support/results-service/faults.mjs';
import { FAST } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';

// Asking people on an issue (spec 4.5), with the runner, the results service, GitHub's API and Claude Code.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const KEY = { 'state-key': 'a state key of the tests, forty-three chars' };
const ISSUE = { eventName: 'issues', event: { action: 'opened', issue: { number: 1, title: 'Paint it' } } };

/** The inputs of another attempt are given whole. */
const SAME = { ...KEY, model: 'sonnet', 'anthropic-api-key': API_KEY };
const SCRIPTS = { workflow: 'scripts' };
const GRAPH = `initial: check
states:
  check:
    type: command
    command: echo checked
    approval: { question: Ship it?, PASSED: ship, FAILED: mend }
  ship: { type: command, command: 'echo "shipped $RAILI_VAR_CHECK_PASSED"' }
  mend: { type: command, command: 'echo "mended $RAILI_VAR_CHECK_FAILED"' }
`;

let lab: ActionLab;
beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START', 'Ask which colour.'),
    'wf/NEXT.md': prompt('NEXT', 'Paint it {{result}}.'),
    // Without an agent, where it is about GitHub alone.
    'scripts/START.sh': 'echo \'<ask next="NEXT">Which colour?</ask>\'\n',
    'scripts/NEXT.sh': 'echo "<result>painted $RAYMOND_INPUT</result>"\n',
    'two/START.sh': 'echo \'<fork next="SECOND">FIRST</fork>\'\n',
    'two/FIRST.sh': 'echo \'<ask next="NEXT">One?</ask>\'\n',
    'two/SECOND.sh': 'echo \'<ask next="NEXT">Two?</ask>\'\n',
    'two/NEXT.sh': 'echo "<result>$RAYMOND_INPUT</result>"\n',
    'once/START.sh': '# raymond: effect=once\nsleep 30\necho "<goto>NEXT</goto>"\n',
    'once/NEXT.sh': 'echo "<result>went on</result>"\n',
    'flow/workflow.yaml': GRAPH,
  });
  lab.service.github.addIssue({ title: 'Paint it' });
  lab.api.reply(at('START'), '<ask next="NEXT">Which colour? `<u>` @octocat</ask>');
  lab.api.reply(at('NEXT'), '<result>painted</result>');
});
afterEach(() => lab.close());

const job = (runId: number, given: Parameters<ActionLab['job']>[0] = {}): Job =>
  lab.job({ runId, ...ISSUE, ...given, inputs: { ...KEY, ...given.inputs } });

/** A dispatch by `mode: answer`, with the job's own token. */
const dispatch = (runId: number, inputs: Record<string, unknown>, actor = 'github-actions[bot]'): Job =>
  job(runId, {
    ...{ eventName: 'workflow_dispatch', actor, triggeringActor: actor },
    event: { sender: { login: actor, type: actor.endsWith('[bot]') ? 'Bot' : 'User' } },
    inputs,
  });

/** Main and post, and the machine is gone. */
async function whole(one: Job): Promise<StepResult> {
  const main = await one.main();
  await one.post();
  one.over(main.conclusion);
  return main;
}

const questions = () =>
  lab.service.github.comments.filter(({ body }) => body.includes('<!-- raymond:question '));
const askIdIn = (body: string): string => / ask=(\w+)/.exec(body)![1]!;
const answer = (body: string, user = 'octocat') => lab.service.github.addComment({ issue: 1, body, user });

test('a run asks on its issue and ends green; a comment carries it on, on another machine, in the same session', async () => {
  const asked = await whole(job(1));
  expect(asked.conclusion).toBe('success');
  expect(asked.outputs).toMatchObject({ status: 'asking', 'state-saved': 'artifact' });
  expect(lab.service.artifacts().map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^raymond-v2-/),
  );
  const [question] = questions();
  expect(question).toMatchObject({ issue: 1, user: { login: 'github-actions[bot]' } });
  const url = asked.outputs['ask-url'];
  expect(url).toContain(`#issuecomment-${question!.id}`);
  expect(asked.summary).toContain(url);
  expect(asked.annotations).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining(url!) }),
  );
  const id = askIdIn(question!.body);
  expect(JSON.parse(asked.outputs.ask!)).toEqual([expect.objectContaining({ id, url })]);
  // What the agent has said is no markup, and the lines to copy are there.
  expect(question!.body).toContain('Which colour?');
  expect(question!.body).not.toMatch(/<u>|@octocat/);
  expect(question!.body).toContain(`/raymond answer ${id} YOUR ANSWER`);
  expect(question!.body).toContain('What was done so far');

  const comment = answer('I like\n\n/raymond answer green,\nand nothing else');
  const done = await whole(dispatch(2, { 'comment-id': comment.id }));
  expect(done.outputs).toMatchObject({ status: 'completed', result: 'painted', resumed: 'true' });
  const last = lab.api.turns().at(-1)!;
  expect(last.lastPrompt).toContain('Paint it green,\nand nothing else.');
  expect(lab.api.turns()).toHaveLength(2);
  // The earlier turn is in what the model is told: it is the same session.
  expect(JSON.stringify(last)).toContain('Ask which colour.');
  expect(questions()).toHaveLength(1);
  expect(questions()[0]!.body).toContain(`answered=${comment.id}`);
  expect(questions()[0]!.body).not.toContain('/raymond answer');

  // Woken twice, or by a second answer: nothing is spent, and nothing is wrong.
  for (const again of [comment, answer('/raymond answer blue')]) {
    const second = await whole(dispatch(3 + lab.service.github.comments.length, { 'comment-id': again.id }));
    expect([second.conclusion, second.outputs['run-cost'], second.outputs.status]).toEqual([
      'success',
      '',
      '',
    ]);
  }
  expect(lab.api.turns()).toHaveLength(2);
});

const told = ({ annotations }: StepResult): string => annotations.map(({ message }) => message).join('\n');
/** Without the one that only asks for the right. */
const posts = () => lab.service.to('createComment').filter(({ body }) => body?.body !== undefined);

test('an answer by the input of a re-run, and of a dispatch: only from people with write access, to a question that is open', async () => {
  const first = job(1, { inputs: SCRIPTS });
  const asked = await whole(first);
  const [{ id }] = JSON.parse(asked.outputs.ask!);
  expect(asked.summary).toContain(`ask-id: ${id}`);
  expect(asked.summary).toContain('resume-run: 1');
  const again = (answering: Record<string, string>, triggeringActor = 'octocat') =>
    whole(lab.nextAttempt(first, { triggeringActor, inputs: { ...SAME, ...SCRIPTS, ...answering } }));
  lab.service.github.collaborators.reader = 'read';
  for (const [answering, actor, said] of [
    [{ answer: 'green', 'ask-id': '00000000' }, 'octocat', `- ${id}: Which colour?`],
    [{ 'ask-id': id }, 'octocat', 'there is no `answer`'],
  ] as const) {
    const refused = await again(answering, actor);
    expect([refused.conclusion, refused.outputs.status]).toEqual(['failure', '']);
    expect(told(refused)).toContain(said);
    expect(told(refused)).toContain('Nothing was spent');
  }
  const reader = await whole(
    job(2, {
      ...{ eventName: 'workflow_dispatch', event: {}, triggeringActor: 'reader', actor: 'reader' },
      inputs: { ...SCRIPTS, answer: 'red', 'resume-run': 1 },
    }),
  );
  expect(told(reader)).toContain('reader has read access');
  const done = await again({ answer: 'green' });
  expect(done.outputs).toMatchObject({ status: 'completed', result: 'painted green' });
  expect(questions()[0]!.body).toMatch(/answered=input .*-->$/s);
  expect(posts()).toHaveLength(1);
  // Its own inputs come along with another attempt.
  expect((await again({ answer: 'green' })).outputs).toMatchObject({
    status: 'completed',
    result: 'painted green',
  });
});

test('what was answered meanwhile carries a re-run on that nobody has told of it; an outsider’s answer does not', async () => {
  const pull = {
    ...{ eventName: 'pull_request', ref: 'refs/pull/1/merge' },
    event: { pull_request: { number: 1, head: { repo: { id: 42 } } }, repository: { id: 42 } },
  };
  const first = job(1, { ...pull, inputs: SCRIPTS });
  expect((await whole(first)).outputs.status).toBe('asking');
  answer('/raymond answer red', 'stranger');
  const parked = await whole(lab.nextAttempt(first));
  expect(parked.outputs).toMatchObject({
    status: 'asking',
    'ask-url': expect.stringContaining('#issuecomment'),
  });
  answer('/raymond answer green');
  const done = await whole(lab.nextAttempt(first));
  expect(done.outputs).toMatchObject({ status: 'completed', result: 'painted green' });
  expect(posts()).toHaveLength(1);
});

test('[T:ask-wakes-nothing] a comment that is no answer starts nothing, and neither does one to another job', async () => {
  expect((await whole(job(1, { inputs: SCRIPTS }))).outputs.status).toBe('asking');
  const [question] = questions();
  const old = lab.service.github.addComment({
    issue: 1,
    body: '/raymond approve',
    created_at: '2020-01-01T00:00:00Z',
  });
  const edited = answer('/raymond answer red');
  edited.updated_at = new Date(Date.parse(edited.created_at) + 60_000).toISOString();
  const bad = [
    old,
    edited,
    answer('/raymond answer red', 'stranger'),
    answer('/raymond answer red', 'helper[bot]'),
  ];
  bad.push(answer('> /raymond answer red'), answer(question!.body, lab.service.github.bot));
  for (const [index, { id }] of bad.entries()) {
    const refused = await whole(dispatch(10 + index, { ...SCRIPTS, 'comment-id': id }));
    expect([refused.conclusion, refused.outputs.status]).toEqual(['failure', '']);
    expect(told(refused)).toContain('nothing was spent');
  }
  const good = answer('/raymond answer green');
  for (const other of [
    dispatch(20, { workflow: 'wf', 'comment-id': good.id }),
    dispatch(21, { ...SCRIPTS, 'run-key': 'mine', 'comment-id': good.id }),
  ]) {
    const ended = await whole(other);
    expect([ended.conclusion, ended.outputs.status, ended.outputs['run-cost']]).toEqual(['success', '', '']);
    expect(told(ended)).toContain('another job');
  }
  const fresh = await whole(dispatch(22, { ...SCRIPTS, 'comment-id': good.id, resume: 'never' }));
  expect([fresh.conclusion, fresh.outputs.status]).toEqual(['failure', '']);
  expect((await whole(dispatch(23, { ...SCRIPTS, 'comment-id': good.id }))).outputs.result).toBe(
    'painted green',
  );
});

test('several questions have a comment each, and are told apart by id; a dispatched run asks where the first one did', async () => {
  const two = { workflow: 'two' };
  expect((await whole(job(1, { inputs: two }))).outputs.status).toBe('asking');
  expect(questions()).toHaveLength(2);
  const byText = (text: string) => questions().find(({ body }) => body.includes(`<pre>\n${text}`))!;
  const [one, second] = [askIdIn(byText('One?').body), askIdIn(byText('Two?').body)];
  const unclear = await whole(dispatch(2, { ...two, 'comment-id': answer('/raymond answer yes').id }));
  expect(told(unclear)).toContain('Several questions are open');
  const half = await whole(dispatch(3, { ...two, 'comment-id': answer(`/raymond answer ${one} eins`).id }));
  expect(half.outputs).toMatchObject({
    status: 'asking',
    'ask-url': expect.stringContaining('#issuecomment'),
  });
  expect(byText('One?').body).toContain('answered=');
  expect(byText('Two?').body).not.toContain('answered=');
  const done = await whole(
    dispatch(4, { ...two, 'comment-id': answer(`/raymond answer ${second} zwei`).id }),
  );
  expect(JSON.parse(done.outputs.results!)).toMatchObject({ main: 'zwei' });
  expect(questions()).toHaveLength(2);
});

test.each([
  ['/raymond approve', 'shipped '],
  ['/raymond reject no tests: none at all', 'mended no tests: none at all'],
])('an approval of a state graph by %s', async (body, result) => {
  const flow = { workflow: 'flow' };
  const asked = await whole(job(1, { inputs: flow }));
  expect(asked.outputs.status).toBe('asking');
  expect(questions()[0]!.body).toMatch(/\/raymond approve \w{8}\n\/raymond reject \w{8} YOUR REASON/);
  const done = await whole(dispatch(2, { ...flow, 'comment-id': answer(body).id }));
  expect(done.outputs).toMatchObject({ status: 'completed', result: result.trim() });
});

test('an answer that only the workflow can judge: the question stays open, and its author is told once', async () => {
  const once = { workflow: 'once' };
  const first = job(1, { inputs: { ...once, deadline: '1s' } });
  expect((await whole(first)).outputs).toMatchObject({ status: 'paused', reason: 'DEADLINE' });
  expect((await whole(lab.nextAttempt(first, { inputs: { ...SAME, ...once } }))).outputs.status).toBe(
    'asking',
  );
  const wrong = answer('/raymond answer skip to NOWHERE');
  const notes = () => lab.service.github.comments.filter(({ body }) => body.includes(`refused=${wrong.id} `));
  const rejected = await whole(dispatch(2, { ...once, 'comment-id': wrong.id }));
  expect([rejected.conclusion, rejected.outputs.status]).toEqual(['success', 'asking']);
  expect(told(rejected)).toContain('which stays open: there is no state "NOWHERE"');
  expect(questions()[0]!.body).not.toContain('answered=');
  expect(notes()).toHaveLength(1);
  // Whoever wakes the run now, that comment is none that counts.
  const again = await whole(dispatch(3, { ...once, 'resume-run': 1 }));
  expect([again.outputs.status, notes().length]).toEqual(['asking', 1]);
  const done = await whole(dispatch(4, { ...once, 'comment-id': answer('/raymond answer skip to NEXT').id }));
  expect(done.outputs).toMatchObject({ status: 'completed', result: 'went on' });
});

test('on-ask: pause parks without a word on the issue; fail fails', async () => {
  const paused = await whole(job(1, { inputs: { ...SCRIPTS, 'on-ask': 'pause' } }));
  expect(paused.outputs).toMatchObject({ status: 'asking', 'ask-url': '' });
  const failed = await whole(job(2, { inputs: { ...SCRIPTS, 'on-ask': 'fail' } }));
  expect(failed.outputs).toMatchObject({ status: 'failed', reason: 'ASK_REJECTED' });
  expect(posts()).toHaveLength(0);
});

const RETRIES = { ...FAST, FAST_TIMERS_LONGEST_MS: '15000' };

test.each<[string, Parameters<ActionLab['service']['fail']>, number]>([
  ['502, although it was written', ['createComment', { status: 502, applied: true, times: 1 }], 1],
  ['502, and it was not', ['createComment', { status: 502, times: 1 }], 2],
  [
    'a connection that breaks after it was written',
    ['createComment', { drop: true, applied: true, times: 1 }],
    1,
  ],
  ['a secondary limit', ['createComment', secondaryLimit({ retryAfter: 2 })], 2],
  ['a list that cannot be read at first', ['listComments', { status: 503, times: 2 }], 1],
])('the question is put once: %s', async (_, [label, fault], requests) => {
  const after = label === 'createComment' ? 1 : 0;
  lab.service.fail(label, { times: 1, after, ...fault });
  const asked = await whole(job(1, { inputs: SCRIPTS, env: RETRIES }));
  expect(asked.outputs).toMatchObject({
    status: 'asking',
    'ask-url': expect.stringContaining('#issuecomment'),
  });
  expect(questions()).toHaveLength(1);
  expect(posts()).toHaveLength(requests);
});

test('GitHub is away while main ends: nothing is lost, and post puts the question; away for longer, the next attempt does', async () => {
  const first = job(1, { inputs: SCRIPTS, env: RETRIES });
  const away = ['listComments', 'createComment'].map((label) => lab.service.fail(label, { drop: true }));
  const asked = await first.main();
  expect([asked.conclusion, asked.outputs.status, asked.outputs['ask-url']]).toEqual([
    'success',
    'asking',
    '',
  ]);
  expect(told(asked)).toContain('tried again when the job ends');
  expect(asked.summary).toContain('resume-run: 1');
  for (const heal of away) heal();
  const post = await first.post();
  first.over(asked.conclusion);
  expect(questions()).toHaveLength(1);
  expect(post!.summary).toContain('#issuecomment');

  const longer = job(2, { inputs: SCRIPTS, env: RETRIES });
  const healed = lab.service.fail('createComment', { status: 502, after: 1 });
  expect((await whole(longer)).outputs['ask-url']).toBe('');
  healed();
  expect(questions()).toHaveLength(1);
  const next = await whole(lab.nextAttempt(longer));
  expect(next.outputs).toMatchObject({
    status: 'asking',
    'ask-url': expect.stringContaining('#issuecomment'),
  });
  expect(questions()).toHaveLength(2);
});

test('without the right to comment the job says which one is missing, and nothing is lost', async () => {
  lab.service.github.permissions.issues = 'read';
  lab.service.github.permissions['pull-requests'] = 'none';
  const first = job(1, { inputs: SCRIPTS });
  const asked = await whole(first);
  expect([asked.conclusion, asked.outputs.status, asked.outputs['ask-url']]).toEqual([
    'success',
    'asking',
    '',
  ]);
  expect(told(asked)).toContain('`issues: write`');
  const done = await whole(lab.nextAttempt(first, { inputs: { ...SAME, ...SCRIPTS, answer: 'green' } }));
  expect(done.outputs.result).toBe('painted green');
});

test('a run that was answered and ended in another one asks no more when it is run again, and gives its outputs again', async () => {
  const first = job(1, { inputs: SCRIPTS });
  await whole(first);
  const { id } = answer('/raymond answer green');
  const woken = await whole(dispatch(2, { ...SCRIPTS, 'comment-id': String(id) }));
  expect(woken.outputs).toMatchObject({ status: 'completed', result: 'painted green' });
  const again = await whole(lab.nextAttempt(first));
  expect(again.outputs).toMatchObject({ status: 'completed', result: 'painted green', resumed: 'true' });
  expect(questions()).toHaveLength(1);
});

test('a checkpoint whose question is marked as answered is old: it is not gone on with unasked', async () => {
  const first = job(1, { inputs: SCRIPTS });
  await whole(first);
  const kept = lab.service.artifacts().map(({ id }) => id);
  const done = await whole(dispatch(2, { ...SCRIPTS, 'comment-id': answer('/raymond answer green').id }));
  expect(done.outputs.status).toBe('completed');
  // What the run came to is gone, as caches and artifacts go.
  lab.service.evictCaches('raymond-v2-');
  for (const { id } of lab.service.artifacts())
    if (!kept.includes(id)) lab.service.github.artifacts.delete(id);
  const old = await whole(lab.nextAttempt(first));
  expect([old.conclusion, old.outputs.status]).toEqual(['failure', '']);
  expect(told(old)).toContain('its question was answered');
});
