import type { Answer } from '../../runtime/github/answer.js';
import { allPages } from '../../runtime/github/answer.js';
import type { GitHub } from '../../runtime/github/client.js';
import type { Access } from '../guard/gate.js';
import { accessOf } from '../guard/people.js';
import { type Comment, parseComment } from './comment.js';
import type { Us } from './questions.js';

/** What we do with issues and pull requests; a pull request is an issue here. */
export interface Issues {
  us(): Promise<Answer<Us>>;
  comment(id: number): Promise<Answer<Comment>>;
  /** @param since ISO 8601; only comments that were written or edited after it are read */
  comments(issue: number, since?: string): Promise<Answer<readonly Comment[]>>;
  /**
   * Writes a comment once, however often it is tried: GitHub may have written it although it did not answer.
   * @param isIt tells whether a comment of the issue is the one that was to be written
   */
  post(issue: number, body: string, isIt: (comment: Comment) => boolean): Promise<Answer<Comment>>;
  edit(id: number, body: string): Promise<Answer<Comment>>;
  react(id: number, content: '+1' | '-1' | 'eyes' | 'confused' | 'rocket'): Promise<Answer<unknown>>;
  accessOf(login: string): Promise<Access>;
}

/** The name of the job's own token, which is assumed when GitHub does not tell whose the token is. */
export const JOB_TOKEN: Us = { login: 'github-actions[bot]', isBot: true };

const ISSUE = '/repos/{owner}/{repo}/issues';
/** A comment that was posted without an answer may take a moment to be seen. */
const LOOK_AGAIN_MS = [1000, 3000, 9000] as const;
/** How far GitHub's clock may be from ours. */
const CLOCKS_APART_MS = 10 * 60_000;

/** @param now epoch ms */
export function issuesOf(github: GitHub, now: () => number): Issues {
  const issues: Issues = {
    us: async () => {
      const said = await github.graphql<{ viewer?: { login?: unknown; __typename?: unknown } }>(
        'query { viewer { login __typename } }',
      );
      if (said.kind === 'silent') return said;
      const { login, __typename: type } = (said.kind === 'answer' ? said.data.viewer : null) ?? {};
      if (typeof login !== 'string' || login === '') return { kind: 'answer', data: JOB_TOKEN };
      return { kind: 'answer', data: { login, isBot: type === 'Bot' || login.endsWith('[bot]') } };
    },
    comment: async (id) => parsed(await github.ask(`GET ${ISSUE}/comments/{id}`, { id })),
    comments: async (issue, since) => {
      const parameters = { issue, ...(since !== undefined && { since }) };
      return await allPages<unknown, Comment>(
        github.ask,
        `GET ${ISSUE}/{issue}/comments`,
        parameters,
        (page) => (Array.isArray(page) ? page.flatMap((each) => parseComment(each) ?? []) : []),
      );
    },
    post: async (issue, body, isIt) => {
      const since = new Date(now() - CLOCKS_APART_MS).toISOString();
      const make = async () => parsed(await github.ask(`POST ${ISSUE}/{issue}/comments`, { issue, body }));
      let said = await make();
      for (const waitMs of LOOK_AGAIN_MS) {
        if (said.kind !== 'silent' || github.isOver) return said;
        await github.pause(waitMs);
        const there = await issues.comments(issue, since);
        if (there.kind !== 'answer') return said;
        const found = there.data.find(isIt);
        if (found !== undefined) return { kind: 'answer', data: found };
        said = await make();
      }
      return said;
    },
    edit: async (id, body) => parsed(await github.ask(`PATCH ${ISSUE}/comments/{id}`, { id, body })),
    react: (id, content) => github.ask(`POST ${ISSUE}/comments/{id}/reactions`, { id, content }),
    accessOf: (login) => accessOf(github.ask, login),
  };
  return issues;
}

/** Asks once for each person what access they have. */
export function rememberingAccess(issues: Issues): Issues {
  const known = new Map<string, ReturnType<Issues['accessOf']>>();
  const accessOf = (login: string) => {
    const asked = known.get(login) ?? issues.accessOf(login);
    known.set(login, asked);
    return asked;
  };
  return { ...issues, accessOf };
}

function parsed(said: Answer<unknown>): Answer<Comment> {
  if (said.kind !== 'answer') return said;
  const comment = parseComment(said.data);
  return comment === null
    ? { kind: 'silent', why: 'GitHub has answered with something that is no comment' }
    : { kind: 'answer', data: comment };
}
