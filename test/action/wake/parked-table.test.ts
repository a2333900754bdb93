import { describe, expect, test } from '@jest/globals';
import { type IssueThread, judge } from '../../../src/action/ask/checks.js';
import { type Comment, parseComment } from '../../../src/action/ask/comment.js';
import type { IssueReader } from '../../../src/action/ask/issue-reader.js';
import { type Marker, markerText } from '../../../src/action/ask/marker.js';
import type { CheckpointWriter } from '../../../src/action/checkpoint/checkpoint-writer.js';
import type { Access } from '../../../src/action/guard/gate.js';
import { answeredOn, readAddressed } from '../../../src/action/wake/by-comment.js';
import { takeInput } from '../../../src/action/wake/by-input.js';
import { wakeRecordOf } from '../../../src/action/wake/leave.js';
import type { Parking } from '../../../src/action/wake/plan.js';
import type { ParkedRecord } from '../../../src/action/wake/records.js';
import { judgeParking } from '../../../src/action/wake/tick.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';
import { ProtocolError, UsageError } from '../../../src/core/errors.js';
import { expiredJoins, expireJoin } from '../../../src/core/join/door.js';
import { type GivenAnswer, goOn } from '../../../src/core/parked.js';
import type { OpenAsk, Run } from '../../../src/core/run.js';
import { aDoor, aLeg, anAsk, aRun, aTurn, aWorker, runOf } from '../../support/run.js';

// Why a run waits × what comes: what `mode: answer` does about it, what a tick does, and what becomes of the run in the
// job that is woken (spec 4.5). The table is at the end.

const PARKED_AT = Date.parse('2026-11-21T10:00:00Z');
const HOUR_MS = 3_600_000;
const iso = (ms: number): string => new Date(ms).toISOString();
const IN_AN_HOUR = iso(PARKED_AT + HOUR_MS);

const FILE = '.github/workflows/ask.yml';
const BOT = 'github-actions[bot]';
const ISSUE = 7;
const ASK = 'aaaa0001';
const OTHER_ASK = 'bbbb0002';
const { keys } = chooseKeys(
  { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
  '1',
);

function comment(id: number, login: string, body: string): Comment {
  const time = iso(PARKED_AT + id * 1000);
  return parseComment({
    ...{ id, body, created_at: time, updated_at: time, user: { login, type: typeOf(login) } },
    issue_url: `https://api.github.com/repos/o/r/issues/${ISSUE}`,
    html_url: `https://github.com/o/r/issues/${ISSUE}#issuecomment-${id}`,
  })!;
}
const typeOf = (login: string): string => (login.endsWith('[bot]') ? 'Bot' : 'User');

function put(id: number, change: Partial<Marker> = {}): Comment {
  const marker: Marker = {
    ...{ workflowFile: FILE, runKey: 'key', runId: '100', attempt: 1, askId: ASK, kind: 'question' },
    ...{ answeredBy: null, settledAt: null },
    ...change,
  };
  return comment(id, BOT, `Which?\n${markerText(marker, ISSUE, keys!.seal)}`);
}

const accessOf = async (login: string): Promise<Access> => ({
  ...{ kind: 'known', permission: login === 'writer' ? 'write' : 'read', isBot: false },
});

interface Waits {
  readonly run: Run;
  /** Comments of ours that are on the issue. */
  readonly issue: readonly Comment[];
}

const asks = (change: Partial<OpenAsk> = {}) => ({
  status: 'asking' as const,
  ask: anAsk({ id: ASK, next: 'NEXT.md', ...change }),
});
const inAnHour = { timeout_at: IN_AN_HOUR, timeout_next: 'LATE.md' };
const asking = (change: Partial<OpenAsk> = {}, run: Partial<Run> = {}): Run =>
  aRun(asks(change), { status: 'asking', ...run });
const atDoor = (door: Parameters<typeof aDoor>[0], worker: Parameters<typeof aWorker>[2]): Run =>
  runOf(
    { main: { status: 'waiting', door: aDoor(door) }, main_w1: aWorker('main', 1, worker) },
    { status: 'asking' },
  );

const WAITS: Readonly<Record<string, Waits>> = {
  'a question': { run: asking(), issue: [put(10)] },
  'its deadline': { run: asking(inAnHour), issue: [put(10)] },
  'a deadline to nowhere': { run: asking({ timeout_at: IN_AN_HOUR }), issue: [put(10)] },
  'a usage limit': {
    run: aRun({}, { status: 'paused', reason: 'USAGE_LIMIT', resume_at: IN_AN_HOUR }),
    issue: [],
  },
  'limit + question': {
    run: asking({}, { status: 'paused', reason: 'USAGE_LIMIT', resume_at: IN_AN_HOUR }),
    issue: [put(10)],
  },
  'a pause': { run: aRun({}, { status: 'paused', reason: 'DEADLINE' }), issue: [] },
  'a join': {
    run: atDoor({ timeout_at: IN_AN_HOUR, timeout_goto: 'LATE.md' }, asks()),
    issue: [put(10)],
  },
  'a closed join': {
    run: atDoor({ timeout_at: IN_AN_HOUR, timeout_goto: 'LATE.md', closed: true }, asks()),
    issue: [put(10)],
  },
  cancelled: {
    run: asking(inAnHour, { status: 'paused', reason: 'INTERRUPTED' }),
    issue: [put(10)],
  },
  'put twice': { run: asking(), issue: [put(10), put(11)] },
  'asked again': {
    run: asking({ id: OTHER_ASK }),
    issue: [put(10, { answeredBy: '9' }), put(11, { askId: OTHER_ASK })],
  },
  'two questions': {
    run: runOf({ main: asks(), main_w1: aWorker('main', 1, asks({ id: OTHER_ASK })) }, { status: 'asking' }),
    issue: [put(10), put(11, { askId: OTHER_ASK })],
  },
  answered: { run: asking(), issue: [put(10, { answeredBy: '9' })] },
  'an approval': {
    run: aRun({ ...asks({ kind: 'approval', next: 'START.md' }), turn: aTurn() }, { status: 'asking' }),
    issue: [put(10, { kind: 'approval' })],
  },
  'a cut-off state': {
    run: aRun({ ...asks({ kind: 'repeat' }), turn: aTurn() }, { status: 'asking' }),
    issue: [put(10, { kind: 'repeat' })],
  },
  "a leg's question": {
    run: runOf(
      { main: { status: 'waiting', door: aDoor({}) }, main_w1: aWorker('main', 1, asks()) },
      { status: 'asking', fan_out: { rounds: [{ ...ROUND(), legs: [aLeg('1', ['main_w1'])] }] } },
    ),
    issue: [put(10, { runKey: 'key-of-leg-1' })],
  },
};

function ROUND() {
  return { round: 1, plan: 'plan', given_up: false } as unknown as NonNullable<
    Run['fan_out']
  >['rounds'][number];
}

interface Comes {
  readonly said?: { readonly by: string; readonly body: string };
  readonly input?: { readonly by: string; readonly answer: string };
  /** How long after it parked the tick and the woken job look. */
  readonly afterMs?: number;
}

const said = (by: string, body = '/raymond answer blue'): Comes => ({ said: { by, body } });
const LATE: Comes = { afterMs: 2 * HOUR_MS };
const COMES: Readonly<Record<string, Comes>> = {
  nothing: {},
  'a comment': said('writer'),
  'a late comment': { ...said('writer'), ...LATE },
  'with its id': said('writer', `/raymond answer ${ASK} blue`),
  'a near yes': said('writer', '/raymond answer aproved'),
  approve: said('writer', '/raymond approve'),
  repeat: said('writer', '/raymond answer repeat'),
  'skip to NEXT': said('writer', '/raymond answer skip to NEXT'),
  'skip to NOWHERE': said('writer', '/raymond answer skip to NOWHERE'),
  'skip with words': said('writer', '/raymond answer skip to NEXT please do'),
  'clock before': { afterMs: HOUR_MS / 2 },
  'clock after': LATE,
  'an input': { input: { by: 'writer', answer: 'blue' } },
  'input repeat': { input: { by: 'writer', answer: 'repeat' } },
  'input near yes': { input: { by: 'writer', answer: 'aproved' } },
  'input NOWHERE': { input: { by: 'writer', answer: 'skip to NOWHERE' } },
};

/** Of those who may not answer. */
const OTHERS: readonly (readonly [string, Comes, string])[] = [
  ["a reader's comment", said('reader'), 'silent: outsider'],
  ["a bot's comment", said('helper[bot]'), 'silent: bot'],
  ["a reader's input", { input: { by: 'reader', answer: 'blue' } }, '–'],
  ["a bot's input", { input: { by: 'helper[bot]', answer: 'blue' } }, '–'],
];

/** What `mode: answer` does about the comment. */
async function answerJobDoes(comes: Comment, thread: IssueThread): Promise<string> {
  const verdict = await judge(comes, thread);
  if (verdict.kind === 'accepted') return 'wakes';
  const { kind, reply } = verdict.refusal;
  return `${reply === null ? 'silent' : 'replies'}: ${kind}`;
}

/** What a tick does about the run by the record that it has left. */
async function tickDoes(run: Run, now: number, thread: IssueThread): Promise<string> {
  const keeper = {
    job: { inputs: { workflow: 'wf' }, context: { eventName: 'issues' } },
    run: { hasParked: false, issue: ISSUE, identity: { runId: '100', resumeRun: null } },
  } as unknown as CheckpointWriter;
  const record = wakeRecordOf(keeper, { run, now: PARKED_AT }) as ParkedRecord;
  const header = { run_key: 'key', run_id: '100' };
  const parking = { header, record, wakes: 0, wokenAt: null, artifacts: [1] } as unknown as Parking;
  const isAnswered = answeredOn({ thread: async () => thread } as unknown as IssueReader, keys!, () => {});
  return (await judgeParking(parking, { now, maxWakes: 5, isAnswered })).kind;
}

const resolve = (target: string): string => {
  if (target === 'NOWHERE') throw new ProtocolError('MISSING_TARGET', 'There is no state NOWHERE.');
  return `${target}.md`;
};

/** Where the agents are once a job has gone on with the run, and what was told. */
async function runDoes({ run }: Waits, comes: Comes, thread: IssueThread): Promise<string> {
  const now = PARKED_AT + (comes.afterMs ?? 60_000);
  let answers: readonly GivenAnswer[];
  try {
    answers = await answersOf(run, comes, thread);
  } catch (error) {
    return refusalOf(error);
  }
  let next: Run;
  try {
    next = goOn(run, { answers, now, resolve }).run;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ProtocolError)) throw error;
    return 'rejected';
  }
  for (const id of expiredJoins(next, iso(now))) next = expireJoin(next, id).run;
  return next.agents.map(placeOfAgent).join(', ');
}

const placeOfAgent = ({
  ask,
  door,
  turn,
  current_state: state,
  pending_result: input,
}: Run['agents'][number]) => {
  if (ask !== null) return 'asks';
  if (door !== undefined) return 'waits';
  const decided = turn?.repeat === true ? ' again' : turn?.approval === undefined ? '' : ` ${turn.approval}`;
  return `${state.replace('.md', '')}${decided}${input === null ? '' : ` "${input}"`}`;
};

async function answersOf(
  run: Run,
  { said: spoken, input }: Comes,
  thread: IssueThread,
): Promise<readonly GivenAnswer[]> {
  if (spoken !== undefined) {
    const given = thread.comments.at(-1)!;
    const reader = {
      issues: { comment: async () => ({ kind: 'answer', data: given }) },
      thread: async () => thread,
    } as unknown as IssueReader;
    const addressed = await readAddressed(given.id, reader, keys);
    if ('nothing' in addressed) return [];
    return addressed.map(({ question, text }) => ({ askId: question.marker.askId, text }));
  }
  if (input === undefined) return [];
  const taken = await takeInput(
    { answer: input.answer, askId: null, login: input.by, accessOf, runId: '101' },
    { run, manifest: { inputs_given: [] } },
  );
  return taken.kind === 'given' ? [taken.given] : [];
}

async function outcomeOf(waits: Waits, comes: Comes): Promise<readonly [string, string, string]> {
  const spoken = comes.said === undefined ? null : comment(20, comes.said.by, comes.said.body);
  const comments = spoken === null ? waits.issue : [...waits.issue, spoken];
  const us = { login: BOT, isBot: true };
  const thread: IssueThread = { comments, us, keys: keys!.open, workflowFile: FILE, accessOf };
  return [
    spoken === null ? '–' : await answerJobDoes(spoken, thread),
    await tickDoes(waits.run, PARKED_AT + (comes.afterMs ?? 60_000), thread),
    await runDoes(waits, comes, thread),
  ];
}

/** Whoever is refused is told that it has cost nothing. */
function refusalOf(error: unknown): string {
  expect(String((error as Error).message)).toMatch(/nothing was spent/i);
  return 'refused';
}

const TABLE = `
  waits for             | comes           | answer job              | tick  | run

  a question            | nothing         | –                       | waits | asks
  a question            | a comment       | wakes                   | due   | NEXT "blue"
  a question            | a late comment  | wakes                   | due   | NEXT "blue"
  a question            | clock before    | –                       | waits | asks
  a question            | clock after     | –                       | waits | asks
  a question            | an input        | –                       | waits | NEXT "blue"

  its deadline          | nothing         | –                       | early | asks
  its deadline          | a comment       | wakes                   | due   | NEXT "blue"
  its deadline          | a late comment  | wakes                   | due   | NEXT "blue"
  its deadline          | clock before    | –                       | early | asks
  its deadline          | clock after     | –                       | due   | LATE ""
  its deadline          | an input        | –                       | early | NEXT "blue"

  a deadline to nowhere | nothing         | –                       | waits | asks
  a deadline to nowhere | a comment       | wakes                   | due   | NEXT "blue"
  a deadline to nowhere | a late comment  | wakes                   | due   | NEXT "blue"
  a deadline to nowhere | clock before    | –                       | waits | asks
  a deadline to nowhere | clock after     | –                       | waits | asks
  a deadline to nowhere | an input        | –                       | waits | NEXT "blue"

  a usage limit         | nothing         | –                       | early | START
  a usage limit         | a comment       | replies: no_question    | early | refused
  a usage limit         | a late comment  | replies: no_question    | due   | refused
  a usage limit         | clock before    | –                       | early | START
  a usage limit         | clock after     | –                       | due   | START
  a usage limit         | an input        | –                       | early | refused

  limit + question      | nothing         | –                       | early | asks
  limit + question      | a comment       | wakes                   | early | NEXT "blue"
  limit + question      | a late comment  | wakes                   | due   | NEXT "blue"
  limit + question      | clock before    | –                       | early | asks
  limit + question      | clock after     | –                       | due   | asks
  limit + question      | an input        | –                       | early | NEXT "blue"

  a pause               | nothing         | –                       | due   | START
  a pause               | a comment       | replies: no_question    | due   | refused
  a pause               | a late comment  | replies: no_question    | due   | refused
  a pause               | clock before    | –                       | due   | START
  a pause               | clock after     | –                       | due   | START
  a pause               | an input        | –                       | due   | refused

  a join                | nothing         | –                       | early | waits, asks
  a join                | a comment       | wakes                   | due   | waits, NEXT "blue"
  a join                | a late comment  | wakes                   | due   | LATE, NEXT "blue"
  a join                | clock before    | –                       | early | waits, asks
  a join                | clock after     | –                       | due   | LATE, asks
  a join                | an input        | –                       | early | waits, NEXT "blue"

  a closed join         | nothing         | –                       | waits | waits, asks
  a closed join         | a comment       | wakes                   | due   | waits, NEXT "blue"
  a closed join         | a late comment  | wakes                   | due   | waits, NEXT "blue"
  a closed join         | clock before    | –                       | waits | waits, asks
  a closed join         | clock after     | –                       | waits | waits, asks
  a closed join         | an input        | –                       | waits | waits, NEXT "blue"

  cancelled             | nothing         | –                       | waits | asks
  cancelled             | a comment       | wakes                   | waits | NEXT "blue"
  cancelled             | a late comment  | wakes                   | waits | NEXT "blue"
  cancelled             | clock before    | –                       | waits | asks
  cancelled             | clock after     | –                       | waits | LATE ""
  cancelled             | an input        | –                       | waits | NEXT "blue"

  put twice             | nothing         | –                       | waits | asks
  put twice             | a comment       | wakes                   | due   | NEXT "blue"
  put twice             | a late comment  | wakes                   | due   | NEXT "blue"
  put twice             | with its id     | wakes                   | due   | NEXT "blue"
  put twice             | clock before    | –                       | waits | asks
  put twice             | clock after     | –                       | waits | asks
  put twice             | an input        | –                       | waits | NEXT "blue"

  asked again           | nothing         | –                       | waits | asks
  asked again           | a comment       | wakes                   | due   | NEXT "blue"
  asked again           | a late comment  | wakes                   | due   | NEXT "blue"
  asked again           | with its id     | replies: answered       | waits | asks
  asked again           | clock before    | –                       | waits | asks
  asked again           | clock after     | –                       | waits | asks
  asked again           | an input        | –                       | waits | NEXT "blue"

  two questions         | nothing         | –                       | waits | asks, asks
  two questions         | a comment       | replies: several        | waits | refused
  two questions         | a late comment  | replies: several        | waits | refused
  two questions         | with its id     | wakes                   | due   | NEXT "blue", asks
  two questions         | clock before    | –                       | waits | asks, asks
  two questions         | clock after     | –                       | waits | asks, asks
  two questions         | an input        | –                       | waits | refused

  answered              | nothing         | –                       | waits | asks
  answered              | a comment       | replies: answered       | waits | asks
  answered              | a late comment  | replies: answered       | waits | asks
  answered              | with its id     | replies: answered       | waits | asks
  answered              | clock before    | –                       | waits | asks
  answered              | clock after     | –                       | waits | asks
  answered              | an input        | –                       | waits | NEXT "blue"

  an approval           | nothing         | –                       | waits | asks
  an approval           | a comment       | wakes                   | due   | START blue
  an approval           | a late comment  | wakes                   | due   | START blue
  an approval           | a near yes      | replies: not_a_decision | waits | refused
  an approval           | approve         | wakes                   | due   | START approve
  an approval           | clock before    | –                       | waits | asks
  an approval           | clock after     | –                       | waits | asks
  an approval           | an input        | –                       | waits | START blue
  an approval           | input near yes  | –                       | waits | refused

  a cut-off state       | nothing         | –                       | waits | asks
  a cut-off state       | a comment       | replies: not_a_decision | waits | refused
  a cut-off state       | a late comment  | replies: not_a_decision | waits | refused
  a cut-off state       | approve         | replies: not_a_decision | waits | refused
  a cut-off state       | repeat          | wakes                   | due   | START again
  a cut-off state       | skip to NEXT    | wakes                   | due   | NEXT
  a cut-off state       | skip with words | replies: not_a_decision | waits | refused
  a cut-off state       | skip to NOWHERE | wakes                   | due   | rejected
  a cut-off state       | clock before    | –                       | waits | asks
  a cut-off state       | clock after     | –                       | waits | asks
  a cut-off state       | an input        | –                       | waits | refused
  a cut-off state       | input repeat    | –                       | waits | START again
  a cut-off state       | input NOWHERE   | –                       | waits | rejected

  a leg's question      | nothing         | –                       | waits | waits, asks
  a leg's question      | a comment       | wakes                   | due   | waits, NEXT "blue"
  a leg's question      | a late comment  | wakes                   | due   | waits, NEXT "blue"
  a leg's question      | clock before    | –                       | waits | waits, asks
  a leg's question      | clock after     | –                       | waits | waits, asks
  a leg's question      | an input        | –                       | waits | refused
`;

const ROWS = TABLE.split('\n')
  .slice(2)
  .filter((line) => line !== '')
  .map((line) => line.split('|').map((cell) => cell.trim())) as [string, string, string, string, string][];

describe('a parked run goes on', () => {
  test.each(ROWS)('%s: %s', async (why, what, ...outcome) => {
    expect(await outcomeOf(WAITS[why]!, COMES[what]!)).toEqual(outcome);
  });

  test.each(Object.keys(WAITS))('by nobody who may not answer, nor by a bot: %s', async (why) => {
    const [, without] = await outcomeOf(WAITS[why]!, {});
    for (const [who, comes, told] of OTHERS)
      expect([who, ...(await outcomeOf(WAITS[why]!, comes))]).toEqual([who, told, without, 'refused']);
  });
});
