import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ActionLab, type Job } from '../support/action-lab.js';
import { at, INSTALL_TIMEOUT_MS, installClaude, prompt } from '../support/e2e-lab.js';
import { FAST } from '../support/runner/fixture-job.js';
import type { StepResult } from '../support/runner/runner.mjs';

// Asking people on an issue (spec 4.5), with the runner, the results service, GitHub's API and Claude Code.

beforeAll(installClaude, INSTALL_TIMEOUT_MS);

const KEY = { 'state-key': 'a state key of the tests, forty-three chars' };
const ISSUE = { eventName: 'issues', event: { action: 'opened', issue: { number: 1, title: 'Paint it' } } };

let lab: ActionLab;
beforeEach(async () => {
  lab = await ActionLab.open({
    'wf/START.md': prompt('START', 'Ask which colour.'),
    'wf/NEXT.md': prompt('NEXT', 'Paint it {{result}}.'),
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
