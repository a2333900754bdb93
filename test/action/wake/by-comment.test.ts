import { describe, expect, test } from '@jest/globals';
import { type Comment, parseComment } from '../../../src/action/ask/comment.js';
import type { IssueReader } from '../../../src/action/ask/issue-reader.js';
import { type Marker, markerText } from '../../../src/action/ask/marker.js';
import { answeredOn, readAddressed } from '../../../src/action/wake/by-comment.js';
import type { Parking } from '../../../src/action/wake/plan.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';

const { keys } = chooseKeys(
  { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
  '1',
);
const BOT = 'github-actions[bot]';

function comment(id: number, body: string, login: string): Comment {
  const time = `2026-01-01T12:00:${id}Z`;
  return parseComment({
    ...{ id, body, created_at: time, updated_at: time },
    issue_url: 'https://api.github.com/repos/o/r/issues/7',
    user: { login, type: login === BOT ? 'Bot' : 'User' },
  })!;
}

function reader(answeredBy: string | null, workflowFile = 'ask.yml', permission = 'write'): IssueReader {
  const marker: Marker = {
    ...{ workflowFile, runKey: 'key', runId: '100', attempt: 1, askId: 'aaaa0001' },
    ...{ kind: 'question', answeredBy, settledAt: answeredBy && '2026-01-01T12:00:30Z' },
  };
  const comments = [
    comment(10, markerText(marker, 7, keys!.seal), BOT),
    comment(20, '/raymond answer yes', 'ann'),
  ];
  return {
    issues: { comment: async () => ({ kind: 'answer', data: comments[1] }) },
    thread: async () => ({
      ...{ comments, us: { login: BOT, isBot: true }, keys: keys!.open, workflowFile: 'ask.yml' },
      accessOf: async () => ({ kind: 'known', permission, isBot: false }),
    }),
  } as unknown as IssueReader;
}

test.each([
  ['answers an open question', null, true],
  ['is what has answered it: another attempt of the job goes on with the run', '20', true],
  ['comes after another answer', '15', false],
])('the comment %s', async (_, answeredBy, isAnswer) => {
  const addressed = await readAddressed(20, reader(answeredBy), keys);
  expect('nothing' in addressed).toBe(!isAnswer);
});

test('a comment about another workflow file, or by somebody who may not, is none', async () => {
  expect(await readAddressed(20, reader(null, 'other.yml'), keys)).toEqual({
    nothing: expect.stringContaining('Comment 20'),
  });
  await expect(readAddressed(20, reader(null, 'ask.yml', 'read'), keys)).rejects.toThrow(
    'is not taken as an answer',
  );
});

test('what was taken already is given to all questions that say so', async () => {
  expect(await readAddressed(20, reader('20'), keys)).toMatchObject([
    { verb: 'answer', text: '', comment: { id: 20 }, question: { marker: { askId: 'aaaa0001' } } },
  ]);
});

test('what cannot be read is told', async () => {
  const why = 'HTTP 502';
  const silent = { comment: async () => ({ kind: 'silent', why }) } as unknown as IssueReader['issues'];
  for (const broken of [{ issues: silent }, { thread: async () => ({ why }) }])
    await expect(readAddressed(20, { ...reader(null), ...broken }, keys)).rejects.toThrow(
      'Comment 20 (`comment-id`) could not be read: HTTP 502.',
    );
});

test('without a key no question can be told from a forged one', async () => {
  await expect(readAddressed(20, reader(null), null)).rejects.toThrow('state-key');
});

describe('whether somebody has answered a run that was not told', () => {
  const parking = (change: object = {}, run_key = 'key') =>
    ({
      header: { run_key },
      record: { subject: 7, asks: [{ id: 'aaaa0001', timeout_at: null }], resume_run: '5', ...change },
    }) as unknown as Pick<Parking, 'header' | 'record'>;
  const isAnswered = async (one: ReturnType<typeof parking>, by: IssueReader = reader(null)) => {
    const told: string[] = [];
    return [await answeredOn(by, keys!, (what) => told.push(what))(one), ...told];
  };
  const never = { thread: () => Promise.reject(new Error('nobody asks')) } as unknown as IssueReader;

  test('is so where one of its open questions has an answer', async () => {
    expect(await isAnswered(parking())).toEqual([true]);
    expect(await isAnswered(parking({ asks: [{ id: 'bbbb0002' }, { id: 'aaaa0001' }] }))).toEqual([true]);
    expect(await isAnswered(parking({ asks: [{ id: 'bbbb0002' }] }))).toEqual([false]);
    expect(await isAnswered(parking(), reader('20'))).toEqual([false]);
    expect(await isAnswered(parking(), reader(null, 'ask.yml', 'read'))).toEqual([false]);
  });

  test('is so by the run key or, for legs of a fan-out, by the run', async () => {
    expect(await isAnswered(parking({}, 'another'))).toEqual([false]);
    expect(await isAnswered(parking({ resume_run: '100' }, 'another'))).toEqual([true]);
  });

  test('nobody is asked where nothing is asked, or nowhere', async () => {
    expect(await isAnswered(parking({ subject: null }), never)).toEqual([false]);
    expect(await isAnswered(parking({ asks: [] }), never)).toEqual([false]);
  });

  test('is not known where the issue cannot be read, which is told', async () => {
    const silent = { thread: async () => ({ why: 'HTTP 502' }) } as unknown as IssueReader;
    const told = 'Whether somebody has answered on #7 is not known: HTTP 502.';
    expect(await isAnswered(parking(), silent)).toEqual([false, told]);
  });
});
