/** A comment on an issue or pull request, as much of it as matters to us. */
export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly body: string;
  /** Empty: the account is gone. */
  readonly login: string;
  /** It was written by a person's account; not by a bot's or an app's. */
  readonly isPersons: boolean;
  /** ISO 8601, to the second. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
}

/** A comment as the REST API writes it; null: it is none. */
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

/** Its text is not the one that it was posted with, as far as GitHub tells. */
export const isEdited = ({ createdAt, updatedAt }: Comment): boolean =>
  Date.parse(createdAt) !== Date.parse(updatedAt);

/** Times are to the second; ids grow. */
export const isNewer = (a: Comment, b: Comment): boolean =>
  a.id > b.id && Date.parse(a.createdAt) >= Date.parse(b.createdAt);
