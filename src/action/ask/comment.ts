/** A comment on an issue or pull request, as much of it as matters to us. */
export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly body: string;
  /** Empty when the account is gone. */
  readonly login: string;
  /** True when a person's account wrote it, and not a bot or an app. */
  readonly isPersons: boolean;
  /** ISO 8601, to the second. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
}

/** Reads a comment as the REST API writes it. Null when it is not one. */
export function parseComment(data: unknown): Comment | null {
  const { id, issue_url, body, user, created_at, updated_at, html_url } = (data ?? {}) as Record<
    string,
    unknown
  >;
  const [, issue] = /\/issues\/(\d{1,15})$/.exec(String(issue_url)) ?? [];
  if (typeof id !== 'number' || issue === undefined || !isTime(created_at) || !isTime(updated_at))
    return null;
  const { login, type } = (user ?? {}) as { login?: unknown; type?: unknown };
  const name = typeof login === 'string' ? login : '';
  return {
    id,
    issue: Number(issue),
    body: typeof body === 'string' ? body : '',
    login: name,
    isPersons: type === 'User' && name !== '' && !name.endsWith('[bot]'),
    createdAt: created_at,
    updatedAt: updated_at,
    url: typeof html_url === 'string' ? html_url : '',
  };
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** GitHub does not say that a comment was edited: only its times tell. */
export const isEdited = ({ createdAt, updatedAt }: Comment): boolean =>
  Date.parse(createdAt) !== Date.parse(updatedAt);

/** Times are to the second, so that ids, which grow, decide within one. */
export const isNewer = (a: Comment, b: Comment): boolean =>
  a.id > b.id && Date.parse(a.createdAt) >= Date.parse(b.createdAt);
