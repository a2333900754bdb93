import { describe, expect, test } from '@jest/globals';
import { answersFor, type IssueThread, judge, type RefusalKind } from '../../../src/action/ask/checks.js';
import { type Comment, parseComment } from '../../../src/action/ask/comment.js';
import { type Marker, markerText, OWN_MARK } from '../../../src/action/ask/marker.js';
import { questionsIn, type Us } from '../../../src/action/ask/questions.js';
import { refusedByRun } from '../../../src/action/ask/replies.js';
import { chooseKeys, type SealKey } from '../../../src/checkpoint/seal/index.js';

const FILE = '.github/workflows/ask.yml';
const BOT: Us = { login: 'github-actions[bot]', isBot: true };

function keyOf(text: string): SealKey {
  const { keys } = chooseKeys(
    { stateKey: `${text}: a state key of the tests, long enough`, others: [], hasCloudSession: false },
    '1',
  );
  return keys!.seal;
}
const KEY = keyOf('k');

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();

interface Written {
  readonly by?: string;
  readonly edited?: boolean;
  readonly createdAt?: string;
}

function comment(
  id: number,
  body: string,
  { by = 'ann', edited = false, createdAt = at(id) }: Written = {},
): Comment {
  return parseComment({
    id,
    body,
    issue_url: 'https://api.github.com/repos/o/r/issues/7',
    html_url: `https://github.com/o/r/issues/7#issuecomment-${id}`,
    user: { login: by, type: by.endsWith('[bot]') ? 'Bot' : 'User' },
    created_at: createdAt,
    updated_at: edited ? at(id + 1) : createdAt,
  })!;
}

function question(
  id: number,
  change: Partial<Marker> = {},
  { key = KEY, issue = 7, by = BOT.login } = {},
): Comment {
  const marker: Marker = {
    ...{ workflowFile: FILE, runKey: 'key', runId: '100', attempt: 1, askId: 'aaaa0001' },
    ...{ kind: 'question', answeredBy: null, settledAt: null },
    ...change,
  };
  return comment(id, `Which?\n${markerText(marker, issue, key)}`, { by, edited: true });
}

const ACCESS: Record<string, string> = {
  ann: 'write',
  bob: 'admin',
  cat: 'read',
  dan: 'triage',
  eve: 'none',
};

function thread(comments: readonly Comment[], change: Partial<IssueThread> = {}): IssueThread {
  return {
    ...{ comments, us: BOT, keys: [KEY], workflowFile: FILE },
    accessOf: async (login) => ({ kind: 'known', permission: ACCESS[login] ?? 'no', isBot: false }),
    ...change,
  };
}

async function verdict(given: Comment, others: readonly Comment[], change: Partial<IssueThread> = {}) {
  const all = [...others, given];
  const judged = await judge(given, thread(all, change));
  if (judged.kind === 'accepted') return { texts: judged.answers.map(({ text }) => text) };
  const { kind, reply } = judged.refusal;
  return { kind, isSilent: reply === null };
}

describe('an answer', () => {
  test.each([
    ['to the only question', '/raymond answer the first', ['the first']],
    ['by its id', '/raymond answer aaaa0001 the first', ['the first']],
    ['over several lines', '/raymond answer\none\ntwo', ['one\ntwo']],
    ['a yes', '/raymond approve', ['approve']],
    ['a yes with words', '/raymond approve aaaa0001 nice', ['approve: nice']],
    ['a no', '/raymond reject no tests', ['reject: no tests']],
    ['a number that looks like an id', '/raymond answer 20261122', ['20261122']],
    ['twice the same: the first', '/raymond approve\n/raymond reject', ['approve']],
  ])('%s is taken', async (_, body, texts) => {
    expect(await verdict(comment(20, body), [question(10)])).toEqual({ texts });
  });

  test('to two questions in one comment', async () => {
    const asked = [question(10), question(11, { askId: 'bbbb0002' })];
    const body = '/raymond answer aaaa0001 one\n/raymond answer bbbb0002 two';
    expect(await verdict(comment(20, body), asked)).toEqual({ texts: ['one', 'two'] });
  });

  test('within the second of the question: ids tell which is newer', async () => {
    const put = question(10);
    expect(await verdict(comment(11, '/raymond approve', { createdAt: put.createdAt }), [put])).toEqual({
      texts: ['approve'],
    });
  });

  test('under a key that opens and does not seal', async () => {
    expect(
      await verdict(comment(20, '/raymond approve'), [question(10, {}, { key: keyOf('o') })], {
        keys: [KEY, keyOf('o')],
      }),
    ).toEqual({
      texts: ['approve'],
    });
  });

  test('without an id, to the question that was open when it was written', async () => {
    const asked = [question(10), question(30, { askId: 'bbbb0002' })];
    expect(await verdict(comment(20, '/raymond approve'), asked)).toEqual({ texts: ['approve'] });
  });

  test.each([
    ['which an input has settled before', { answeredBy: 'input', settledAt: at(15) }, ['approve']],
    ['which an input has settled since', { answeredBy: 'input', settledAt: at(25) }, undefined],
    ['which a comment before it has answered', { answeredBy: '15' }, ['approve']],
    ['which a comment after it has answered', { answeredBy: '25' }, undefined],
  ])('without an id, beside another question, %s', async (_, change, texts) => {
    const asked = [question(10, change), question(11, { askId: 'bbbb0002' })];
    expect(await verdict(comment(20, '/raymond approve'), asked)).toEqual(
      texts === undefined ? { kind: 'several', isSilent: false } : { texts },
    );
  });

  test('by the person whose token we post with, in a comment of their own', async () => {
    const us = { login: 'Ann', isBot: false };
    expect(await verdict(comment(20, '/raymond approve'), [question(10, {}, { by: 'ann' })], { us })).toEqual(
      { texts: ['approve'] },
    );
  });
});

describe('what an answer is taken for', () => {
  const bodyOf = async (body: string, change: Partial<Marker> = {}) =>
    verdict(comment(20, body), [question(10, change)]);

  test('is its question, its verb, its text and its comment, beside what is wrong with its other commands', async () => {
    const asked = [question(10), question(11, { askId: 'bbbb0002' })];
    const given = comment(20, '/raymond merge\n/raymond approve bbbb0002\n/raymond answer aaaa0001');
    const judged = await judge(given, thread([...asked, given]));
    const { answers, problems } = judged as Extract<typeof judged, { kind: 'accepted' }>;
    expect(answers).toEqual([expect.objectContaining({ verb: 'approve', text: 'approve', comment: given })]);
    expect(answers[0]?.question).toMatchObject({ marker: { askId: 'bbbb0002' }, comment: asked[1] });
    expect(problems.map(({ kind }) => kind)).toEqual(['unknown_verb', 'empty']);
    expect(judged.kind).toBe('accepted');
  });

  test('is the first thing that is wrong, where nothing is right', async () => {
    expect(await bodyOf('/raymond answer aaaa0001\n/raymond merge')).toEqual({
      kind: 'empty',
      isSilent: false,
    });
  });

  test.each([
    ['a step that was cut off is repeated', 'repeat', 'answer Repeat', ['Repeat']],
    ['or gone on from elsewhere', 'repeat', 'answer skip  to NEXT', ['skip  to NEXT']],
    ['which names a state', 'repeat', 'answer skip to', undefined],
    ['and says no more', 'repeat', 'answer repeat it', undefined],
    ['and no less', 'repeat', 'answer do repeat', undefined],
    ['by `answer` alone', 'repeat', 'reject repeat', undefined],
    ['an approval takes words that are near no yes', 'approval', 'answer looks good', ['looks good']],
    ['and a no whose reason is near a yes', 'approval', 'reject aprove', ['reject: aprove']],
    ['a question takes any word', 'question', 'answer aprove', ['aprove']],
  ] as const)('%s', async (_, kind, words, texts) => {
    expect(await bodyOf(`/raymond ${words}`, { kind })).toEqual(
      texts === undefined ? { kind: 'not_a_decision', isSilent: false } : { texts },
    );
  });
});

describe('which question is meant', () => {
  const reply = async (
    body: string,
    asked: readonly Comment[],
    given: Written = {},
  ): Promise<string | null> => {
    const comments = [...asked, comment(20, body, given)];
    const judged = await judge(comments.at(-1)!, thread(comments));
    return judged.kind === 'refused' ? judged.refusal.reply : 'accepted';
  };
  const DONE = question(9, { askId: 'dddd0004', answeredBy: '12' });
  const LATER = question(14, { askId: 'cccc0003', answeredBy: '25' });

  test('of several, and of a wrong id, is told with those that are open', async () => {
    const asked = [DONE, question(10), question(11, { askId: 'bbbb0002' }), LATER];
    for (const body of ['/raymond approve', '/raymond answer eeee0005 yes']) {
      const text = await reply(body, asked);
      expect(['aaaa0001', 'bbbb0002', 'cccc0003', 'dddd0004'].map((id) => text?.includes(id))).toEqual([
        ...[true, true, false, false],
      ]);
    }
  });

  test('by an id that several runs have asked with is the last one', async () => {
    const asked = [question(10), question(11, { runKey: 'other' })];
    const given = comment(20, '/raymond approve aaaa0001');
    const judged = await judge(given, thread([...asked, given]));
    expect(judged).toMatchObject({ answers: [{ question: { marker: { runKey: 'other' } } }] });
  });

  test('where all are answered is the last one, which the reply names', async () => {
    const asked = [DONE, question(10, { answeredBy: '13' }), comment(15, 'fine')];
    expect(await reply('/raymond approve', asked)).toContain('aaaa0001');
    const other = [DONE, question(30, { askId: 'ffff0006' })];
    expect(await reply('/raymond approve', other)).toContain('dddd0004');
  });

  test.each([
    ['at the very second', { answeredBy: 'time', settledAt: at(20) }, true],
    ['a second later', { answeredBy: 'time', settledAt: at(21) }, false],
    ['nobody knows when', { answeredBy: 'time', settledAt: null }, true],
    ['by the very comment', { answeredBy: '20' }, false],
    ['by what only begins like a comment', { answeredBy: '15x', settledAt: at(25) }, false],
    ['by what only ends like one', { answeredBy: 'x15', settledAt: at(15) }, true],
  ])('is not one that was settled before: %s', async (_, change, isSettled) => {
    const asked = [question(10, change), question(11, { askId: 'bbbb0002' })];
    const text = await reply('/raymond approve', asked);
    expect(text === 'accepted').toBe(isSettled);
  });
});

describe('of the questions of several workflow files', () => {
  const theirs = (id: number, change: Partial<Marker> = {}): Comment =>
    question(id, { workflowFile: 'x.yml', askId: 'bbbb0002', ...change });
  const isTold = async (asked: readonly Comment[], given: Written = {}): Promise<boolean> => {
    const judged = await verdict(comment(20, '/raymond merge', given), asked);
    expect(judged).toMatchObject({ kind: expect.stringMatching(/^(?:unknown_verb|edited|elsewhere)$/) });
    return judged.isSilent === false;
  };

  test('the first that is open says whose job tells what is wrong', async () => {
    expect(await isTold([question(10), theirs(11)])).toBe(true);
    expect(await isTold([theirs(10), question(11)])).toBe(false);
    expect(await isTold([theirs(10, { answeredBy: '12' }), question(11)])).toBe(true);
    expect(await isTold([question(10), theirs(11, { answeredBy: '12' })])).toBe(true);
  });

  test('the last one does where none is open', async () => {
    const done = { answeredBy: '12' };
    expect(await isTold([theirs(10, done), question(11, done)])).toBe(true);
    expect(await isTold([question(10, done), theirs(11, done)])).toBe(false);
  });

  test('an edited comment is told by that job alone, too', async () => {
    expect(await isTold([question(10)], { edited: true })).toBe(true);
    expect(await isTold([theirs(10)], { edited: true })).toBe(false);
  });
});

test('who is refused is named in the log', async () => {
  const why = async (given: Comment, change: Partial<IssueThread> = {}): Promise<string> => {
    const judged = await judge(given, thread([question(10), given], change));
    return (judged as Extract<typeof judged, { kind: 'refused' }>).refusal.why;
  };
  expect(await why(comment(20, '/raymond approve', { by: 'x[bot]' }))).toMatch(/^x\[bot\] is no person/);
  expect(await why(comment(20, '/raymond approve', { by: '' }))).toMatch(/^Its author is no person/);
});

type Case = [string, Comment, readonly Comment[], RefusalKind, 'silence' | 'reply', Partial<IssueThread>?];

describe('[T:ask-answer] is refused', () => {
  const Q = question(10);
  const YES = '/raymond approve';
  test.each<Case>([
    ['a comment without a command', comment(20, 'fine'), [Q], 'none', 'silence'],
    ['a command in code', comment(20, '```\n/raymond approve\n```'), [Q], 'none', 'silence'],
    ['an outsider', comment(20, YES, { by: 'eve' }), [Q], 'outsider', 'silence'],
    ['somebody GitHub does not know', comment(20, YES, { by: 'nobody' }), [Q], 'outsider', 'silence'],
    ['who may only read', comment(20, YES, { by: 'cat' }), [Q], 'outsider', 'silence'],
    ['who may only triage', comment(20, YES, { by: 'dan' }), [Q], 'outsider', 'silence'],
    [
      'an outsider whose word we do not know',
      comment(20, '/raymond merge', { by: 'eve' }),
      [Q],
      'outsider',
      'silence',
    ],
    ['a bot', comment(20, YES, { by: 'helper[bot]' }), [Q], 'bot', 'silence'],
    [
      'a bot that looks like a person',
      comment(20, YES),
      [Q],
      'bot',
      'silence',
      { accessOf: async () => ({ kind: 'known', permission: 'admin', isBot: true }) },
    ],
    [
      'a permission API that does not answer',
      comment(20, YES),
      [Q],
      'unanswered',
      'silence',
      { accessOf: async () => ({ kind: 'unanswered', why: 'down' }) },
    ],
    ['our own comment', comment(20, YES, { by: BOT.login }), [Q], 'ours', 'silence'],
    [
      'our own comment under a person’s name',
      comment(20, `${YES}\n\n${OWN_MARK}`),
      [Q],
      'ours',
      'silence',
      { us: { login: 'ann', isBot: false } },
    ],
    ['an edited one', comment(20, YES, { edited: true }), [Q], 'edited', 'reply'],
    ['one that is older than the question', comment(5, YES), [Q], 'older', 'reply'],
    ['one that is older by its time', comment(20, YES, { createdAt: at(5) }), [Q], 'older', 'reply'],
    ['older, although it names the question', comment(5, '/raymond approve aaaa0001'), [Q], 'older', 'reply'],
    ['a wrong nonce', comment(20, YES), [question(10, {}, { key: keyOf('x') })], 'wrong_nonce', 'reply'],
    [
      'a question of another issue',
      comment(20, YES),
      [question(10, {}, { issue: 8 })],
      'wrong_nonce',
      'reply',
    ],
    [
      'a question that a person has copied',
      comment(20, YES),
      [question(10, {}, { by: 'bob' })],
      'no_question',
      'reply',
    ],
    ['where nothing was asked', comment(20, YES), [], 'no_question', 'reply'],
    [
      'an answer to a closed question',
      comment(20, YES),
      [question(10, { answeredBy: '15' })],
      'answered',
      'reply',
    ],
    [
      'the comment that has answered it, read once more',
      comment(20, YES),
      [question(10, { answeredBy: '20' })],
      'answered',
      'silence',
    ],
    [
      'the same by id, while another is open',
      comment(20, '/raymond approve aaaa0001'),
      [question(10, { answeredBy: '15' }), question(11, { askId: 'bbbb0002' })],
      'answered',
      'reply',
    ],
    [
      'a second answer',
      comment(20, YES),
      [Q, comment(15, '/raymond reject', { by: 'bob' })],
      'answered',
      'reply',
    ],
    [
      'several open and no id',
      comment(20, YES),
      [Q, question(11, { askId: 'bbbb0002' })],
      'several',
      'reply',
    ],
    ['a wrong id', comment(20, '/raymond answer cccc0003 yes'), [Q], 'wrong_id', 'reply'],
    ['no text', comment(20, '/raymond answer aaaa0001'), [Q], 'empty', 'reply'],
    ['a word that we do not know', comment(20, '/raymond merge'), [Q], 'unknown_verb', 'reply'],
    [
      'a yes where a step was cut off',
      comment(20, YES),
      [question(10, { kind: 'repeat' })],
      'not_a_decision',
      'reply',
    ],
    [
      'a slip of a yes',
      comment(20, '/raymond answer aprove'),
      [question(10, { kind: 'approval' })],
      'not_a_decision',
      'reply',
    ],
    [
      'a question of another workflow file',
      comment(20, YES),
      [question(10, { workflowFile: 'x.yml' })],
      'elsewhere',
      'silence',
    ],
    [
      'a mistake about another file’s question',
      comment(20, '/raymond merge'),
      [question(10, { workflowFile: 'x.yml' })],
      'elsewhere',
      'silence',
    ],
  ])('%s', async (_, given, others, kind, way, change = {}) => {
    expect(await verdict(given, others, change)).toEqual({ kind, isSilent: way === 'silence' });
  });

  test('what we say is marked as ours, and has nothing of their text in it', async () => {
    const body = '/raymond <img src=x> @everybody';
    const judged = await judge(comment(20, body), thread([Q, comment(20, body)]));
    const { reply } = (judged as Extract<typeof judged, { kind: 'refused' }>).refusal;
    expect(reply).toContain(OWN_MARK);
    expect(reply).not.toMatch(/img|everybody/);
  });
});

describe('which answer is first', () => {
  test.each([
    ['an outsider’s does not count', comment(15, '/raymond reject', { by: 'eve' })],
    ['a bot’s does not count', comment(15, '/raymond reject', { by: 'x[bot]' })],
    ['an edited one does not count', comment(15, '/raymond reject', { by: 'bob', edited: true })],
    ['one in code does not count', comment(15, '    /raymond reject', { by: 'bob' })],
    ['one older than the question does not count', comment(5, '/raymond reject', { by: 'bob' })],
    ['one to another question does not count', comment(15, '/raymond reject bbbb0002', { by: 'bob' })],
  ])('%s', async (_, earlier) => {
    const others = [question(10), question(11, { askId: 'bbbb0002', answeredBy: '3' }), earlier];
    expect(await verdict(comment(20, '/raymond approve'), others)).toEqual({ texts: ['approve'] });
  });

  test('a comment that the run has refused does not count again', async () => {
    const bad = comment(15, '/raymond answer skip to NOWHERE', { by: 'bob' });
    const note = comment(16, refusedByRun('aaaa0001', 15), { by: BOT.login });
    const others = [question(10, { kind: 'repeat' }), bad, note];
    const good = comment(20, '/raymond answer repeat');
    expect(await verdict(good, others)).toEqual({ texts: ['repeat'] });
    expect(await verdict(bad, others)).toEqual({ kind: 'not_a_decision', isSilent: true });
    const answers = async (comments: readonly Comment[]) => {
      const { questions } = questionsIn(comments, { us: BOT, keys: [KEY] });
      return (await answersFor(questions, thread(comments))).map(({ text }) => text);
    };
    expect([await answers(others), await answers([...others, good])]).toEqual([[], ['repeat']]);
  });

  test('a bot’s does not count, whatever access GitHub says that it has', async () => {
    const accessOf = async () => ({ kind: 'known' as const, permission: 'write', isBot: false });
    const others = [question(10), comment(15, '/raymond reject', { by: 'x[bot]' })];
    expect(await verdict(comment(20, '/raymond approve'), others, { accessOf })).toEqual({
      texts: ['approve'],
    });
  });

  test('one to another question that is open does not count', async () => {
    const reject = comment(15, '/raymond reject bbbb0002', { by: 'bob' });
    const others = [question(10), question(11, { askId: 'bbbb0002' }), reject];
    expect(await verdict(comment(20, '/raymond approve aaaa0001'), others)).toEqual({ texts: ['approve'] });
  });

  test('our own words do not count', async () => {
    const us: Us = { login: 'bob', isBot: false };
    const ours = comment(15, `/raymond reject\n\n${OWN_MARK}`, { by: 'bob' });
    const others = [question(10, {}, { by: 'bob' }), ours];
    expect(await verdict(comment(20, '/raymond approve'), others, { us })).toEqual({ texts: ['approve'] });
  });

  test('is so by its number, in whatever order GitHub lists them', async () => {
    const comments = [
      comment(14, '/raymond reject'),
      comment(13, '/raymond approve', { by: 'bob' }),
      question(10),
    ];
    const { questions } = questionsIn(comments, { us: BOT, keys: [KEY] });
    expect((await answersFor(questions, thread(comments))).map(({ text }) => text)).toEqual(['approve']);
  });

  test('of a comment with several commands, the first that is for the question', async () => {
    const other = question(11, { askId: 'bbbb0002' });
    const words =
      '/raymond reject bbbb0002\n/raymond merge\n/raymond approve aaaa0001\n/raymond reject aaaa0001';
    const comments = [question(10), question(12, { runKey: 'other' }), other, comment(20, words)];
    const { questions } = questionsIn(comments, { us: BOT, keys: [KEY] });
    const found = await answersFor([...questions].reverse(), thread(comments));
    expect(found.map(({ text, question: { marker } }) => [marker.askId, marker.runKey, text])).toEqual([
      ['aaaa0001', 'other', 'approve'],
      ['bbbb0002', 'key', 'reject'],
    ]);
    const gone = thread(comments.filter((each) => each !== other));
    expect((await answersFor(questions, gone)).map(({ question: { marker } }) => marker.askId)).toEqual([
      'aaaa0001',
    ]);
  });

  test('of what stands on the issue, the first valid one to each question', async () => {
    const comments = [
      question(10),
      question(11, { askId: 'bbbb0002' }),
      comment(12, '/raymond answer aaaa0001 eve', { by: 'eve' }),
      comment(13, '/raymond answer aaaa0001 bob', { by: 'bob' }),
      comment(14, '/raymond answer aaaa0001 ann'),
    ];
    const { questions } = questionsIn(comments, { us: BOT, keys: [KEY] });
    const found = await answersFor(questions, thread(comments));
    expect(found.map(({ text, question: { marker } }) => [marker.askId, text])).toEqual([
      ['aaaa0001', 'bob'],
    ]);
  });

  test('thousands of outsiders are not all asked after', async () => {
    const crowd = Array.from({ length: 200 }, (_, index) =>
      comment(100 + index, '/raymond reject', { by: `crowd${index}` }),
    );
    const logins = new Set<string>();
    const comments = [question(10), ...crowd];
    const judged = await judge(
      comment(999, '/raymond approve'),
      thread(comments, {
        accessOf: async (login) => {
          logins.add(login);
          return { kind: 'known', permission: login === 'ann' ? 'write' : 'none', isBot: false };
        },
      }),
    );
    expect(judged.kind).toBe('accepted');
    // Thirty of the crowd, and who wrote the comment itself.
    expect(logins.size).toBe(31);
  });
});

describe('questions on an issue', () => {
  test('are a bot’s, however its name is written, and never those of a person who is called like it', () => {
    const ours = (by: string, login: string) =>
      questionsIn([question(10, {}, { by })], { us: { login, isBot: true }, keys: [KEY] }).questions.length;
    expect(ours('github-actions[bot]', 'github-actions')).toBe(1);
    expect(ours('github-actions', 'github-actions[bot]')).toBe(0);
  });

  test('one that was put twice is one, and answered when either copy is marked so', () => {
    const comments = [question(10), question(12), question(14, { answeredBy: '13' })];
    const { questions } = questionsIn(comments, { us: BOT, keys: [KEY] });
    expect(questions.map(({ comment: { id }, marker }) => [id, marker.answeredBy])).toEqual([[10, '13']]);
  });
});
