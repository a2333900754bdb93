import { describe, expect, test } from '@jest/globals';
import { type Comment, parseComment } from '../../../src/action/ask/comment.js';
import type { Issues } from '../../../src/action/ask/issue.js';
import { type Marker, readMarker } from '../../../src/action/ask/marker.js';
import { type Desk, putQuestions, settleAnswered } from '../../../src/action/ask/put.js';
import { chooseKeys } from '../../../src/checkpoint/seal/index.js';
import type { Run } from '../../../src/core/run.js';
import type { Answer } from '../../../src/runtime/github/answer.js';

const { keys } = chooseKeys(
  { stateKey: 'a state key of the tests, forty-three chars', others: [], hasCloudSession: false },
  '1',
);
const SILENT = { kind: 'silent', why: 'down' } as const;
const REFUSED = { kind: 'refused', why: 'Resource not accessible by integration', status: 403 } as const;
const US = { login: 'github-actions[bot]', isBot: true };

/** An issue in memory. */
class Issue {
  readonly comments: Comment[] = [];
  readonly said: { list?: Answer<never>; post?: Answer<never>; edit?: Answer<never> } = {};
  posts = 0;

  get issues(): Issues {
    return {
      us: async () => ({ kind: 'answer', data: US }),
      comment: async () => SILENT,
      comments: async () => this.said.list ?? { kind: 'answer', data: [...this.comments] },
      post: async (issue, body) => {
        this.posts += 1;
        return this.said.post ?? { kind: 'answer', data: this.add(issue, body) };
      },
      edit: async (id, body) => {
        if (this.said.edit !== undefined) return this.said.edit;
        const index = this.comments.findIndex((each) => each.id === id);
        this.comments[index] = { ...this.comments[index]!, body };
        return { kind: 'answer', data: this.comments[index]! };
      },
      react: async () => SILENT,
      accessOf: async () => ({ kind: 'unanswered', why: 'not asked' }),
    };
  }

  private add(issue: number, body: string): Comment {
    const time = '2026-01-01T12:00:00Z';
    const comment = parseComment({
      ...{ id: this.comments.length + 1, body, created_at: time, updated_at: time },
      issue_url: `https://api.github.com/repos/o/r/issues/${issue}`,
      html_url: `https://github.com/o/r/issues/${issue}#issuecomment-${this.comments.length + 1}`,
      user: { login: US.login, type: 'Bot' },
    })!;
    this.comments.push(comment);
    return comment;
  }

  get markers(): Marker[] {
    return this.comments.map(({ body }) => readMarker(body)!.marker);
  }
}

function desk(issue: Issue, change: Partial<Desk> = {}): Desk {
  const identity = {
    workflowFile: 'ask.yml',
    runKey: 'key',
    otherRunKeys: [],
    runId: '100',
    resumeRun: null,
    attempt: 1,
  };
  return {
    ...{ issues: issue.issues, issue: 7, keys: keys!, identity },
    redact: (text) => text.replaceAll('hush', '***'),
    runUrl: 'https://github.com/o/r/actions/runs/100',
    since: '2026-01-01T00:00:00.000Z',
    now: '2026-01-01T13:00:00.000Z',
    ...change,
  };
}

const asking = (ids: readonly string[], status = 'asking'): Run =>
  ({
    status,
    agents: ids.map((id) => ({
      id: 'main',
      ask: { id, kind: 'question', question: `Which ${id}?`, asked_at: '2026-01-01T11:00:00.000Z' },
    })),
  }) as unknown as Run;

const PARTS = {
  textOf: (_: unknown, { question }: { question: string }) => `${question} hush`,
  answered: new Map(),
};

describe('the questions of a parked run', () => {
  test('are put once, however often it is tried, each in a comment of its own', async () => {
    const issue = new Issue();
    const first = await putQuestions(asking(['aaaa0001', 'bbbb0002']), desk(issue), PARTS);
    const again = await putQuestions(asking(['aaaa0001', 'bbbb0002']), desk(issue), PARTS);
    expect(issue.posts).toBe(2);
    expect(again.urls).toEqual(first.urls);
    expect(Object.keys(first.urls)).toEqual(['aaaa0001', 'bbbb0002']);
    expect(issue.comments[0]!.body).not.toContain('hush');
  });

  test('name the run whose key it is, where another one goes on with it', async () => {
    const issue = new Issue();
    const identity = { ...desk(issue).identity, runId: '200', resumeRun: '100' };
    await putQuestions(asking(['aaaa0001']), desk(issue, { identity }), PARTS);
    expect(issue.markers).toMatchObject([{ runId: '100', askId: 'aaaa0001', answeredBy: null }]);
  });

  test('of another run key are left alone', async () => {
    const issue = new Issue();
    await putQuestions(asking(['aaaa0001']), desk(issue), PARTS);
    const identity = { ...desk(issue).identity, runKey: 'other' };
    await putQuestions(asking(['bbbb0002']), desk(issue, { identity }), PARTS);
    expect(issue.markers.map(({ answeredBy }) => answeredBy)).toEqual([null, null]);
  });

  test('are marked once they are open no longer: by whom, or that nobody has answered', async () => {
    const issue = new Issue();
    await putQuestions(asking(['aaaa0001', 'bbbb0002', 'cccc0003']), desk(issue), PARTS);
    const answered = new Map([
      [
        'aaaa0001',
        { by: 'comment', id: 99, login: 'ann', url: 'https://github.com/o/r/issues/7#issuecomment-99' },
      ],
      ['bbbb0002', { by: 'input', login: 'bob' }],
    ] as const);
    await putQuestions(asking([], 'completed'), desk(issue), { ...PARTS, answered });
    expect(issue.markers.map(({ answeredBy }) => answeredBy)).toEqual(['99', 'input', 'time']);
    expect(issue.comments.map(({ body }) => body.includes('/raymond answer'))).toEqual([false, false, false]);
    expect(issue.comments[0]!.body).toContain('issuecomment-99');
  });

  test('are marked while the run goes on only where they are answered', async () => {
    const issue = new Issue();
    await putQuestions(asking(['aaaa0001', 'bbbb0002']), desk(issue), PARTS);
    const problems = await settleAnswered(
      desk(issue),
      new Map([['aaaa0001', { by: 'input', login: 'bob' }]]),
    );
    expect(problems).toEqual([]);
    expect(issue.markers.map(({ answeredBy }) => answeredBy)).toEqual(['input', null]);
  });

  test('of a run that has failed are not put', async () => {
    const issue = new Issue();
    await putQuestions(asking(['aaaa0001'], 'failed'), desk(issue), PARTS);
    expect(issue.posts).toBe(0);
  });

  test.each([
    ['a list that is not answered', { list: SILENT }, true, 0],
    ['a list that may not be read', { list: REFUSED }, false, 0],
    ['a post that is not answered', { post: SILENT }, true, 1],
    ['a post that is refused', { post: REFUSED }, false, 1],
  ])(
    '%s: told, and whether it may go well another time; the second question is not tried',
    async (_, said, isLeft, posts) => {
      const issue = new Issue();
      Object.assign(issue.said, said);
      const put = await putQuestions(asking(['aaaa0001', 'bbbb0002']), desk(issue), PARTS);
      expect(put).toMatchObject({ urls: {}, isLeft });
      expect(put.problems.join()).toContain('#7');
      expect(issue.posts).toBe(posts);
    },
  );

  test('in masses are no flood: ten at once, and the rest is told', async () => {
    const issue = new Issue();
    const ids = Array.from({ length: 30 }, (_, index) => `aaaa00${index + 10}`);
    const put = await putQuestions(asking(ids), desk(issue), PARTS);
    expect(issue.posts).toBe(10);
    expect(put.problems.join()).toContain('20 more');
  });
});
