import { describe, expect, test } from '@jest/globals';
import { questionBody } from '../../../src/action/ask/body.js';
import type { Accepted } from '../../../src/action/ask/checks.js';
import type { Comment } from '../../../src/action/ask/comment.js';
import type { Issues } from '../../../src/action/ask/issue.js';
import { note, notWokenNote, replyOnce, takenNote } from '../../../src/action/wake/acknowledge.js';
import { answeredOn } from '../../../src/action/wake/answered.js';
import type { Parking } from '../../../src/action/wake/plan.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';

const keys = chooseKeys(
  { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
  '42',
).keys!;
const US = { login: 'github-actions[bot]', isBot: true };
const FILE = '.github/workflows/ask.yml';
const SILENT = { kind: 'silent', why: 'HTTP 502' } as const;

const comment = (id: number, body: string, login = US.login): Comment => ({
  ...{ id, body, login, issue: 7, isPersons: login === 'ann', url: `https://example.org/${id}` },
  ...{ createdAt: `2026-11-22T12:00:${id}Z`, updatedAt: `2026-11-22T12:00:${id}Z` },
});
const question = (
  id: number,
  { askId = 'aaaa0001', answeredBy = null as string | null, runKey = 'k' } = {},
) =>
  comment(
    id,
    questionBody(
      'Which?',
      { id: askId, kind: 'question' },
      {
        issue: 7,
        key: keys.seal,
        marker: {
          ...{ workflowFile: FILE, runKey, runId: '5', attempt: 1, askId },
          ...{ kind: 'question', answeredBy, settledAt: null },
        },
      },
    ),
  );
const accepted = (asked: Comment): Accepted =>
  ({
    question: { comment: asked },
    comment: comment(50, '/raymond answer yes', 'ann'),
  }) as unknown as Accepted;

/** Issues with these comments, and what was written to them. */
function issues(comments: readonly Comment[], change: Partial<Issues> = {}) {
  const written: [to: number, body: string][] = [];
  const write = async (to: number, body: string) => {
    written.push([to, body]);
    return { kind: 'answer', data: comment(to, body) } as const;
  };
  const all: Partial<Issues> = {
    us: async () => ({ kind: 'answer', data: US }),
    comment: async (id) => ({ kind: 'answer', data: comments.find((each) => each.id === id)! }),
    comments: async () => ({ kind: 'answer', data: comments }),
    accessOf: async () => ({ kind: 'known', permission: 'write', isBot: false }),
    ...{ edit: write, post: write, ...change },
  };
  return { issues: all as Issues, written };
}

describe('what stands in a question from the answer on', () => {
  test('who has answered, and what becomes of it', () => {
    const answer = accepted(question(10));
    expect(takenNote(answer)).toMatch(
      /^👀 ann has answered \[in this comment\]\(https:\/\/example\.org\/50\); /,
    );
    const silent = notWokenNote(answer, { kind: 'silent', way: 'rerun', why: 'HTTP 502' });
    expect(silent).toMatch(/50\)\. GitHub did not say whether the run was woken \(HTTP 502\)/);
    const refused = { kind: 'refused', way: 'rerun', why: 'too old', button: 'Press it.' } as const;
    expect(notWokenNote(answer, refused)).toMatch(/could not be woken: too old\. Press it\.$/);
  });

  test('is written into each that is open, as it is by now', async () => {
    const [open, settled] = [question(10), question(11, { answeredBy: '50' })];
    const now = { ...open, body: `Edited. ${open.body}` };
    const { issues: of, written } = issues([now, settled]);
    expect(await note([accepted(open), accepted(question(11))], of, () => 'NOTED')).toEqual([]);
    expect(written).toEqual([[10, expect.stringMatching(/^Edited\. Which\?[\s\S]*NOTED/)]]);
  });

  test('is written into what was known where GitHub does not tell, and what fails is told', async () => {
    const { issues: of, written } = issues([], { comment: async () => SILENT });
    expect(await note([accepted(question(10))], of, () => 'NOTED')).toEqual([]);
    expect(written).toEqual([[10, expect.stringMatching(/^Which\?[\s\S]*NOTED/)]]);
    const fails = issues([question(10)], { edit: async () => SILENT });
    expect(await note([accepted(question(10))], fails.issues, () => 'NOTED')).toEqual([
      'https://example.org/10 could not be edited: HTTP 502.',
    ]);
  });

  test('a comment is replied to once', async () => {
    const asked = comment(20, '/raymond answer no', 'ann');
    const { issues: of, written } = issues([]);
    expect(await replyOnce(asked, 'Refused.', { issues: of, comments: [], us: US })).toBeNull();
    const [[to, body]] = written as [[number, string]];
    expect([to, body]).toEqual([7, expect.stringMatching(/^Refused\.\n\n<!-- .*20 -->$/)]);
    const ours = comment(21, body);
    expect(await replyOnce(asked, 'Refused.', { issues: of, comments: [ours], us: US })).toBeNull();
    expect(written).toHaveLength(1);
    // Anybody may copy the mark, and another comment has another.
    for (const other of [{ ...ours, login: 'ann' }, comment(22, body.replace('20', '19'))])
      await replyOnce(asked, 'Refused.', { issues: of, comments: [other], us: US });
    expect(written).toHaveLength(3);
    const fails = issues([], { post: async () => SILENT });
    expect(await replyOnce(asked, 'x', { issues: fails.issues, comments: [], us: US })).toBe('HTTP 502');
  });
});

describe('whether somebody has answered a run that was not told', () => {
  const parking = (given: object = {}, run_key = 'k'): Pick<Parking, 'header' | 'record'> =>
    ({
      header: { run_key },
      record: { subject: 7, asks: [{ id: 'aaaa0001', timeout_at: null }], ...given },
    }) as unknown as Parking;
  const answer = comment(30, '/raymond answer aaaa0001 yes', 'ann');
  const isAnswered = async (comments: readonly Comment[], one = parking(), change: Partial<Issues> = {}) => {
    const told: string[] = [];
    const asks = answeredOn({
      ...{ issues: issues(comments, change).issues, keys, workflowFile: FILE },
      tell: (what) => told.push(what),
    });
    return [await asks(one), ...told];
  };

  test('is so where one of its open questions has an answer', async () => {
    expect(await isAnswered([question(10), answer])).toEqual([true]);
    expect(await isAnswered([question(10)])).toEqual([false]);
    expect(await isAnswered([question(10, { answeredBy: '30' }), answer])).toEqual([false]);
    expect(await isAnswered([question(10, { runKey: 'other' }), answer])).toEqual([false]);
    expect(await isAnswered([question(10), answer], parking({ asks: [{ id: 'bbbb0002' }] }))).toEqual([
      false,
    ]);
    const two = parking({ asks: [{ id: 'bbbb0002' }, { id: 'aaaa0001' }] });
    expect(await isAnswered([question(10), answer], two)).toEqual([true]);
  });

  test('nobody is asked where nothing is asked, or nowhere', async () => {
    const never: Partial<Issues> = {
      comments: async () => {
        throw new Error('nobody expects it');
      },
    };
    expect(await isAnswered([], parking({ subject: null }), never)).toEqual([false]);
    expect(await isAnswered([], parking({ asks: [] }), never)).toEqual([false]);
  });

  test('is not known where GitHub does not tell, which is told once an issue', async () => {
    let asked = 0;
    const told: string[] = [];
    const asks = answeredOn({
      issues: issues([], {
        comments: async () => {
          asked += 1;
          return SILENT;
        },
      }).issues,
      ...{ keys, workflowFile: FILE, tell: (what: string) => told.push(what) },
    });
    expect([await asks(parking()), await asks(parking({}, 'other'))]).toEqual([false, false]);
    expect([asked, told]).toEqual([1, ['Whether somebody has answered on #7 is not known: HTTP 502.']]);
  });
});
