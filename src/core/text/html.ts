import type { LineCursor } from '../protocol/line-cursor.js';

// This is the HTML that CommonMark 0.31 lets through: blocks of it, and tags within a line.

const NAME = '[A-Za-z][A-Za-z0-9-]*';
const VALUE = `(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*")`;
const ATTRIBUTE = `(?:\\s+[A-Za-z_:][\\w.:-]*(?:\\s*=\\s*${VALUE})?)`;
/** A whole tag, opening or closing. Its attributes may reach over several lines. */
export const TAG = `<(?:${NAME}${ATTRIBUTE}*\\s*/?|/${NAME}\\s*)>`;

/** A block of these ends at a blank line; other blocks end as `BLOCKS` says. */
const BLOCK_NAMES = [
  ...['address', 'article', 'aside', 'base', 'basefont', 'blockquote', 'body', 'caption', 'center', 'col'],
  ...['colgroup', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure'],
  ...[
    'footer',
    'form',
    'frame',
    'frameset',
    'h[1-6]',
    'head',
    'header',
    'hr',
    'html',
    'iframe',
    'legend',
    'li',
  ],
  ...[
    'link',
    'main',
    'menu',
    'menuitem',
    'nav',
    'noframes',
    'ol',
    'optgroup',
    'option',
    'p',
    'param',
    'search',
  ],
  ...['section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'title', 'tr', 'track', 'ul'],
];

/** How a block of HTML begins, and what its last line contains; null where a blank line ends it. */
const BLOCKS: readonly { readonly begin: RegExp; readonly last: RegExp | null }[] = [
  { begin: /^<(?:script|pre|textarea|style)(?:\s|>|$)/i, last: /<\/(?:script|pre|textarea|style)>/i },
  { begin: /^<!--/, last: /-->/ },
  { begin: /^<\?/, last: /\?>/ },
  { begin: /^<![A-Za-z]/, last: />/ },
  { begin: /^<!\[CDATA\[/, last: /\]\]>/ },
  { begin: new RegExp(`^</?(?:${BLOCK_NAMES.join('|')})(?:\\s|/?>|$)`, 'i'), last: null },
];
const LONE_TAG = new RegExp(`^${TAG}\\s*$`);

export interface HtmlBlock {
  readonly kind: 'html';
  readonly last: RegExp | null;
}

/** The block of HTML that begins at the cursor's content; null without one. */
export function htmlAt({ text, content, end }: LineCursor, isParagraph: boolean): HtmlBlock | null {
  const line = text.slice(content, end);
  const block = BLOCKS.find(({ begin }) => begin.test(line));
  if (block !== undefined) return { kind: 'html', last: block.last };
  return !isParagraph && LONE_TAG.test(line) ? { kind: 'html', last: null } : null;
}

export function endsHtml({ text, content, end }: LineCursor, { last }: HtmlBlock): boolean {
  return last?.test(text.slice(content, end)) ?? false;
}
