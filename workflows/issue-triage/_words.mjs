/** Strangers' words, and those of agents who have read them, made harmless for where they go. */

/** UTF-16 units of an issue's text that an agent gets to see. */
const LONGEST_BODY = 8000;

/** An issue as GitHub's API has it. @typedef {{number: number, title: string, body?: string | null, user?: {login: string} | null, author_association?: string, labels?: (string | {name?: string})[], created_at?: string, state?: string, pull_request?: unknown}} Issue */

/**
 * For a prompt: one line of JSON that no tag, no template and no character that people do not see gets out of.
 * @param {Issue} issue
 */
export function asData({ number, title, body, user, author_association, labels = [], created_at }) {
  const text = body ?? '';
  const told = {
    number,
    title,
    author: user?.login ?? 'somebody who is gone',
    association: author_association ?? 'NONE',
    labels: labels.map(nameOf),
    created_at,
    body: text.slice(0, LONGEST_BODY),
    ...(text.length > LONGEST_BODY && { cut: `${text.length - LONGEST_BODY} more characters` }),
  };
  return JSON.stringify(told).replace(/[<>\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|\{(?=\{)|\}(?=\})/gu, escaped);
}

/** @param {string} characters */
const escaped = (characters) =>
  [...Array(characters.length).keys()]
    .map((at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/** @param {string | {name?: string}} label */
export const nameOf = (label) => (typeof label === 'string' ? label : (label.name ?? ''));

/** For an attribute of a tag. @param {string} text */
export const attribute = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** For Markdown: nobody is called, nothing is linked, no tag and no markup. @param {string} text */
export function plain(text) {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]()!|~]/g, '\\$&')
    .replace(/[@#]|:(?=\/\/)|www(?=\.)|gh(?=-\d)/gi, '$&\u200b');
}
