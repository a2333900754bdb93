import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Marker, markerText } from '../../../src/action/ask/marker.js';
import type { AttemptContext } from '../../../src/action/checkpoint/attempt-context.js';
import type { Restored } from '../../../src/action/checkpoint/restore.js';
import type { BegunStage } from '../../../src/action/fan-out/begun-stage.js';
import { variableOf } from '../../../src/action/inputs.js';
import type { Job } from '../../../src/action/job.js';
import type { NothingToRun, PreparedRun } from '../../../src/action/prepare.js';
import type { OpenAsk, Run } from '../../../src/core/run.js';
import type { Answer } from '../../../src/runtime/github/answer.js';
import { anAsk, aRun, aWorker, runOf } from '../../support/run.js';

// What a job goes on with, and with which answers (spec 4.5), before anything is spent. What checkpoints hold, and where
// they are put, is the tests' own.

/** What the newest checkpoint holds; null: there is none. */
let restored: Restored | null;
let isGivenAgain: boolean;
/** Whether it could be put into its place: `on-base-change: fresh` may say that it is not. */
let isPlaced: boolean;
let begun: BegunStage;

jest.unstable_mockModule('../../../src/action/checkpoint/restore.js', () => ({
  restore: async (_: Job, first: AttemptContext) => ({ ...first, restored, isGivenAgain }),
  unlessChanged: async (_: Job, standing: AttemptContext) => standing,
}));
jest.unstable_mockModule('../../../src/action/resume/place.js', () => ({
  placeRestored: async (_: Job, given: Restored) => (isPlaced ? { ...given, from: 'artifact' } : null),
}));
jest.unstable_mockModule('../../../src/action/fan-out/begin.js', () => ({ beginStage: async () => begun }));
const { goOnByComment, goOnByInputs } = await import('../../../src/action/wake/go-on.js');
const { attemptContextOf } = await import('../../../src/action/checkpoint/attempt-context.js');
const { readJob } = await import('../../../src/action/job.js');

const ASK = 'aaaa0001';
const OTHER_ASK = 'bbbb0002';
const ISSUE = 7;
const BOT = 'github-actions[bot]';
const PERSON = { login: 'ann', type: 'User' };
const SPENT_NOTHING = /nothing was spent/i;

let workspace: string;
/** Comments of the issue, as GitHub has them. */
let comments: object[];
let posted: string[];
let posts: Answer<unknown> | null;
let said: string[];

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'raymond-go-on-'));
  mkdirSync(join(workspace, 'wf'));
  for (const name of ['START.sh', 'NEXT.sh']) writeFileSync(join(workspace, 'wf', name), '');
  [comments, posted, said] = [[], [], []];
  [restored, isGivenAgain, isPlaced, posts] = [null, false, true, null];
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

/** Where no step has claimed a run key yet. */
const onAnotherMachine = () => rmSync(join(workspace, '_temp'), { recursive: true });

interface JobFacts {
  readonly attempt?: number;
  readonly startedBy?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

const A_STATE_KEY = 'a state key of the tests, forty-three chars';

/** A job of run 101, which was dispatched. */
function aJob({ attempt = 1, startedBy = 'ann', inputs = {} }: JobFacts = {}): Job {
  const given = { workflow: 'wf', 'state-key': A_STATE_KEY, ...inputs };
  const job = readJob({
    ...{ GITHUB_WORKSPACE: workspace, RUNNER_TEMP: join(workspace, '_temp'), GITHUB_REPOSITORY: 'o/r' },
    ...{
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_WORKFLOW_REF: 'o/r/ask.yml@refs/heads/main',
      GITHUB_RUN_ID: '101',
    },
    ...{ GITHUB_RUN_ATTEMPT: String(attempt), GITHUB_EVENT_NAME: 'workflow_dispatch' },
    ...{ GITHUB_REF: 'refs/heads/main', GITHUB_ACTOR: 'bob', GITHUB_TRIGGERING_ACTOR: startedBy },
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [variableOf(name), value])),
  });
  const tell = (kind: string) => (text: string) => said.push(`${kind}: ${text}`);
  const voice = { info: tell('info'), notice: tell('notice'), warning: tell('warning') };
  return { ...job, github: { ask, graphql, isOver: false, pause: async () => {} }, voice } as unknown as Job;
}

const answer = (data: unknown): Answer<unknown> => ({ kind: 'answer', data });
const graphql = async () => answer({ viewer: { login: BOT, __typename: 'Bot' } });
async function ask(route: string, given: Readonly<Record<string, unknown>>): Promise<Answer<unknown>> {
  if (route.endsWith('/permission')) return answer({ permission: 'write', user: { type: 'User' } });
  if (route.startsWith('GET') && route.endsWith('/comments')) return answer(comments);
  if (route.endsWith('/comments/{id}'))
    return answer(comments.find((each) => (each as { id: number }).id === given.id));
  if (!route.startsWith('POST')) throw new Error(`nobody expects ${route}`);
  posted.push(String(given.body));
  return posts ?? answer(commentOf(59, String(given.body), { login: BOT, type: 'Bot' }));
}

function commentOf(id: number, body: string, user: object = PERSON): object {
  const time = `2026-01-01T12:00:${id}Z`;
  return {
    ...{ id, body, user, created_at: time, updated_at: time, html_url: `https://example.org/${id}` },
    issue_url: `https://api.github.com/repos/o/r/issues/${ISSUE}`,
  };
}

/** Puts a question of run 100 on the issue, and a comment that answers it. */
async function onIssue(
  change: Partial<Marker> = {},
  text: string | null = `/raymond answer ${ASK} blue`,
): Promise<void> {
  const { identity, chosen } = await attemptContextOf(aJob({ inputs: { 'resume-run': '100' } }));
  const marker: Marker = {
    ...{ workflowFile: 'ask.yml', runKey: identity.runKey, runId: '100', attempt: 1, askId: ASK },
    ...{ kind: 'question', answeredBy: null, settledAt: null },
    ...change,
  };
  comments.push(
    commentOf(10 + comments.length, markerText(marker, ISSUE, chosen.keys!.seal), {
      ...{ login: BOT, type: 'Bot' },
    }),
  );
  if (text !== null) comments.push(commentOf(20 + comments.length, text));
}

const BY_COMMENT: JobFacts = { inputs: { 'comment-id': '21' } };
const checkout = () => ({
  ...{ ignoreProjectSettings: false, workflow: join(workspace, 'wf'), mayImport: async () => null },
});
const byComment = (facts: JobFacts = {}) => goOnByComment(aJob({ ...BY_COMMENT, ...facts }), 21, checkout());
async function byInputs({ stage = null, ...facts }: JobFacts & { stage?: 'plan' | null } = {}) {
  const job = aJob({ ...facts, inputs: { 'resume-run': '100', ...facts.inputs } });
  const first = await attemptContextOf(job);
  const identity = { ...first.identity, stage: stage && { kind: stage } };
  return goOnByInputs(job, { ...first, identity }, checkout());
}

const checkpointOf = (run: Run, manifest: Partial<Restored['manifest']> = {}): Restored =>
  ({
    run,
    ...{ from: 'cache', folder: '/nowhere' },
    manifest: { issue: ISSUE, inputs_given: [], has_parked: false, ...manifest },
  }) as unknown as Restored;
const askingOf = (change: Partial<OpenAsk> = {}) => ({
  status: 'asking' as const,
  current_state: 'START.sh',
  ask: anAsk({ id: ASK, next: 'NEXT.sh', ...change }),
});
const asks = (change: Partial<OpenAsk> = {}): Run => aRun(askingOf(change), { status: 'asking' });

/** The answers that the run goes on with, by question; what is no run says what it is. */
function given(prepared: PreparedRun | NothingToRun): readonly string[] {
  if ('nothing' in prepared) throw new Error(prepared.nothing);
  if (prepared.opened === null) throw new Error('given again');
  return prepared.answers.given.map(({ askId, text, settled }) => `${askId} ${text} by ${settled.by}`);
}

describe('a job that a comment has woken', () => {
  test('goes on with the run that has asked, and gives it the answer', async () => {
    await onIssue();
    restored = checkpointOf(asks());
    const prepared = await byComment();
    expect(given(prepared)).toEqual([`${ASK} blue by comment`]);
    expect(prepared).toMatchObject({
      job: { inputs: { 'resume-run': 100 } },
      standing: { restored: { from: 'artifact' }, identity: { resumeRun: '100' } },
      opened: { workflow: { name: 'wf' } },
      answers: { given: [{ settled: { id: 21, login: 'ann', url: 'https://example.org/21' } }], inputs: [] },
    });
    expect(said).toEqual([]);
  });

  test('by a bot does so too, and by nobody without a checkpoint', async () => {
    await onIssue();
    await expect(byComment({ startedBy: BOT })).rejects.toThrow('There is no checkpoint');
    onAnotherMachine();
    await expect(byComment({ attempt: 2 })).rejects.toThrow(SPENT_NOTHING);
    onAnotherMachine();
    restored = checkpointOf(asks());
    expect(given(await byComment({ startedBy: BOT }))).toHaveLength(1);
  });

  test('never begins afresh where the checkpoint cannot be put into its place', async () => {
    await onIssue();
    restored = checkpointOf(asks());
    isPlaced = false;
    await expect(byComment()).rejects.toThrow('starts none');
  });

  test('does nothing where another job of the file has asked, or where the comment was taken', async () => {
    await onIssue({ runKey: 'another' });
    expect(await byComment()).toEqual({ nothing: expect.stringContaining('another job, step or leg') });
    comments = [];
    await onIssue({ answeredBy: '15' });
    expect(await byComment()).toEqual({ nothing: expect.stringContaining('Comment 21') });
  });

  test('may name the run that has asked, and no other', async () => {
    await onIssue();
    restored = checkpointOf(asks());
    const naming = (run: string) => byComment({ inputs: { ...BY_COMMENT.inputs, 'resume-run': run } });
    await expect(naming('99')).rejects.toThrow('a question of run 100, and `resume-run` names run 99');
    expect(given(await naming('100'))).toHaveLength(1);
  });

  test('for the second time does nothing, but for a later attempt', async () => {
    await onIssue({ answeredBy: '21', settledAt: '2026-01-01T12:00:30Z' });
    expect(await byComment()).toEqual({ nothing: expect.stringContaining('is not open any more') });
    onAnotherMachine();
    await expect(byComment({ attempt: 2 })).rejects.toThrow('There is no checkpoint');
    onAnotherMachine();
    // Its question is open still: the checkpoint is older than the mark.
    restored = checkpointOf(asks());
    expect(given(await byComment())).toEqual([expect.stringMatching(`^${ASK} .*by comment$`)]);
    onAnotherMachine();
    restored = checkpointOf(asks({ id: OTHER_ASK }));
    expect(await byComment()).toEqual({ nothing: expect.stringContaining('is not open any more') });
    expect(given(await byComment({ attempt: 2 }))).toEqual([]);
  });

  test('goes on in a step of its own: two of them would not be told apart', async () => {
    await onIssue();
    restored = checkpointOf(asks());
    await byComment();
    await expect(byComment()).rejects.toThrow('An earlier step of this job');
  });
});

describe('a job that was started again', () => {
  test('begins afresh where nothing is there', async () => {
    expect(given(await byInputs())).toEqual([]);
  });

  test('by a bot begins nothing', async () => {
    expect(await byInputs({ startedBy: BOT })).toEqual({
      nothing: expect.stringContaining('nothing itself'),
    });
    restored = checkpointOf(asks());
    isPlaced = false;
    await expect(byInputs({ startedBy: BOT, attempt: 2 })).rejects.toThrow('starts none');
  });

  const CUT_OFF = { has_parked: true };
  test.each<[Run['status'], Partial<Restored['manifest']>, boolean]>([
    ['asking', {}, true],
    ['paused', {}, true],
    ['completed', {}, true],
    ['running', CUT_OFF, true],
    ['running', {}, false],
    ['failed', CUT_OFF, false],
  ])(
    'by a bot goes on with what waits, and with what was cut off after a wake: %s, %j',
    async (status, manifest, goesOn) => {
      restored = checkpointOf(aRun({}, { status }), manifest);
      if (goesOn) expect(given(await byInputs({ startedBy: BOT }))).toEqual([]);
      else await expect(byInputs({ startedBy: BOT })).rejects.toThrow(`the run here is ${status}`);
      onAnotherMachine();
      expect(given(await byInputs())).toEqual([]);
    },
  );

  test('gives again what is finished', async () => {
    restored = checkpointOf(aRun({}, { status: 'completed' }));
    isGivenAgain = true;
    expect(await byInputs()).toEqual({ opened: null, restored: { ...restored, from: 'artifact' } });
  });

  test('finds an answer that stands on the issue by now', async () => {
    await onIssue();
    restored = checkpointOf(asks());
    expect(given(await byInputs())).toEqual([`${ASK} blue by comment`]);
    expect(said).toEqual([`info: Question ${ASK} was answered meanwhile, by a comment.`]);
    onAnotherMachine();
    expect(given(await byInputs({ inputs: { 'on-ask': 'pause' } }))).toEqual([]);
  });

  test('is given the answer of its inputs, which is noted with those before', async () => {
    const before = { ask_id: OTHER_ASK, run_id: '100', hash: 'x' };
    restored = checkpointOf(asks(), { inputs_given: [before] });
    const prepared = await byInputs({ inputs: { answer: 'green' } });
    expect(given(prepared)).toEqual([`${ASK} green by input`]);
    const noted = { ask_id: ASK, run_id: '101', hash: expect.stringMatching(/^[0-9a-f]{64}$/) };
    expect(prepared).toMatchObject({
      answers: { given: [{ settled: { by: 'input', login: 'ann' } }], inputs: [before, noted] },
    });
    // A later attempt has the same inputs.
    const { answers } = prepared as PreparedRun;
    restored = checkpointOf(asks({ id: OTHER_ASK }), { inputs_given: [...answers.inputs] });
    onAnotherMachine();
    expect(given(await byInputs({ inputs: { answer: 'green' } }))).toEqual([]);
    expect(said).toEqual([`notice: \`answer\` was given to question ${ASK} by an earlier attempt already.`]);
  });

  test('by somebody whose name is not told counts as by who has started the run', async () => {
    restored = checkpointOf(asks());
    expect(await byInputs({ startedBy: '', inputs: { answer: 'green' } })).toMatchObject({
      answers: { given: [{ settled: { login: 'bob' } }] },
    });
  });

  test('takes of two answers to one question that of the comment', async () => {
    await onIssue();
    restored = checkpointOf(asks());
    const prepared = await byInputs({ inputs: { answer: 'green' } });
    expect(given(prepared)).toEqual([`${ASK} blue by comment`]);
    expect(prepared).toMatchObject({ answers: { inputs: [{ ask_id: ASK }] } });
    expect(said[1]).toBe(`notice: \`answer\` is not used: a comment has answered question ${ASK} before.`);
  });

  test('takes an answer of its inputs beside that of a comment to another question', async () => {
    await onIssue();
    const other = aWorker('main', 1, askingOf({ id: OTHER_ASK }));
    restored = checkpointOf(runOf({ main: askingOf(), main_w1: other }, { status: 'asking' }));
    const inputs = { answer: 'green', 'ask-id': OTHER_ASK };
    expect(given(await byInputs({ inputs }))).toEqual([
      `${ASK} blue by comment`,
      `${OTHER_ASK} green by input`,
    ]);
  });
});

describe('an answer that the workflow does not know', () => {
  const SKIP = `/raymond answer ${ASK} skip to NOWHERE`;

  test('is left out where a comment gives it, whose author is told; the others are taken', async () => {
    await onIssue({ kind: 'repeat' }, SKIP);
    await onIssue({ askId: OTHER_ASK }, `/raymond answer ${OTHER_ASK} blue`);
    const other = aWorker('main', 1, askingOf({ id: OTHER_ASK }));
    const main = askingOf({ kind: 'repeat' });
    restored = checkpointOf(runOf({ main, main_w1: other }, { status: 'asking' }));
    expect(given(await byInputs())).toEqual([`${OTHER_ASK} blue by comment`]);
    expect(posted).toEqual([expect.stringContaining('refused=21')]);
    expect(said.at(-1)).toMatch(/^warning: The answer in \S+\/21 cannot be given .* which stays open: \S/);
  });

  test('costs nothing more where its author cannot be told', async () => {
    await onIssue({ kind: 'repeat' }, SKIP);
    restored = checkpointOf(asks({ kind: 'repeat' }));
    posts = { kind: 'refused', why: 'no right' };
    expect(given(await byInputs())).toEqual([]);
    expect(said.at(-1)).toBe('info: Its author could not be told: no right.');
  });

  test('is replied to again where GitHub is silent, and holds no such reply', async () => {
    await onIssue({ kind: 'repeat' }, SKIP);
    restored = checkpointOf(asks({ kind: 'repeat' }));
    posts = { kind: 'silent', why: 'HTTP 502' };
    await byInputs();
    expect([new Set(posted).size, posted.length]).toEqual([1, 4]);
    expect(said.at(-1)).toBe('info: Its author could not be told: HTTP 502.');
  });

  test('stops the job where its inputs give it', async () => {
    restored = checkpointOf(asks({ kind: 'repeat' }));
    const wrong = byInputs({ inputs: { answer: 'skip to NOWHERE' } });
    await expect(wrong).rejects.toThrow(`\`answer\` cannot be given to question ${ASK}: `);
    await expect(wrong).rejects.toThrow(SPENT_NOTHING);
  });

  test('may name any state that there is', async () => {
    restored = checkpointOf(asks({ kind: 'repeat' }));
    expect(given(await byInputs({ inputs: { answer: 'skip to NEXT' } }))).toHaveLength(1);
  });
});

describe('a part of a fan-out', () => {
  const fanOut = { kind: 'plan', maxLegs: 3 } as const;
  const part = async (run: Run | null, facts: JobFacts = {}) => {
    const standing = await attemptContextOf(aJob());
    begun = { standing: { ...standing, restored: run && checkpointOf(run) }, fanOut };
    return byInputs({ ...facts, stage: 'plan' });
  };

  test('begins with what it is asked for', async () => {
    expect(await part(null)).toMatchObject({
      fanOut,
      opened: { workflow: {} },
      answers: { given: [], inputs: [] },
    });
  });

  test('gives again what is finished', async () => {
    const givenAgain = checkpointOf(aRun({}, { status: 'completed' }));
    begun = { givenAgain };
    expect(await byInputs({ stage: 'plan' })).toEqual({ opened: null, restored: givenAgain });
  });

  test('by a bot goes on with what waits or has only begun, and begins nothing', async () => {
    await expect(part(null, { startedBy: BOT })).rejects.toThrow('starts none');
    const failed = aRun({}, { status: 'failed' });
    await expect(part(failed, { startedBy: BOT })).rejects.toThrow('the run here is failed');
    expect(given(await part(failed))).toEqual([]);
    expect(given(await part(aRun({}, { status: 'forked' }), { startedBy: BOT }))).toEqual([]);
    expect(given(await part(asks(), { startedBy: BOT }))).toEqual([]);
  });

  test('is given the answer to its own question, and leaves that to another alone', async () => {
    const inputs = { answer: 'green', 'ask-id': ASK };
    expect(given(await part(asks(), { inputs }))).toEqual([`${ASK} green by input`]);
    expect(said).toEqual([]);
    expect(given(await part(asks({ id: OTHER_ASK }), { inputs }))).toEqual([]);
    expect(said).toEqual([expect.stringMatching(`"${ASK}": here ${OTHER_ASK} is open.$`)]);
    expect(given(await part(asks({ id: OTHER_ASK }), { inputs: { 'ask-id': ASK } }))).toEqual([]);
    const two = {
      main: askingOf({ id: OTHER_ASK }),
      main_w1: aWorker('main', 1, askingOf({ id: 'cccc0003' })),
    };
    await part(runOf(two, { status: 'asking' }), { inputs });
    expect(said.slice(1)).toEqual([expect.stringContaining(`${OTHER_ASK}, cccc0003 are open`)]);
    // It asks nothing, and another part may.
    expect(given(await part(aRun({}, { status: 'paused' }), { inputs: { answer: 'green' } }))).toEqual([]);
  });

  test('takes an answer without a name for its own', async () => {
    expect(given(await part(asks(), { inputs: { answer: 'green' } }))).toEqual([`${ASK} green by input`]);
  });
});
