/** What GitHub's REST API has said. A refusal is an answer, since it would come again; silence is none (spec 4.3). */
export type Answer<T> =
  | { readonly kind: 'answer'; readonly data: T }
  | { readonly kind: 'refused'; readonly why: string; readonly status?: number | undefined }
  /** `why` is a sentence without its full stop, about the outage and what was asked. */
  | { readonly kind: 'silent'; readonly why: string };

/** Asks a route such as `GET /repos/{owner}/{repo}/actions/jobs/{job_id}`; owner and repo are filled in. */
export type AskGitHub = <T>(
  route: string,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<Answer<T>>;

export const PAGE = 100;
/** No list of ours has more pages; a longer one would be a flood by somebody else. */
const MAX_PAGES = 20;

/** Reads all pages of a list. @param pick takes the items out of a page */
export async function allPages<Page, Item>(
  ask: AskGitHub,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  pick: (page: Page) => readonly Item[],
): Promise<Answer<readonly Item[]>> {
  const items: Item[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await ask<Page>(route, { ...parameters, per_page: PAGE, page });
    if (answer.kind !== 'answer') return answer;
    const found = picked(answer.data, pick);
    if (found === null)
      return { kind: 'silent', why: `GitHub's API has answered with a page that cannot be read: ${route}` };
    items.push(...found);
    if (found.length < PAGE) return { kind: 'answer', data: items };
  }
  return { kind: 'silent', why: `the list has more than ${PAGE * MAX_PAGES} entries` };
}

/** @returns null for a page that has no such list */
function picked<Page, Item>(page: Page, pick: (page: Page) => readonly Item[]): readonly Item[] | null {
  try {
    const found: unknown = pick(page);
    return Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
