/** What is shown as code, as somebody else's words, or as taken back. */
const HIDING = new Set(['pre', 'code', 'samp', 'kbd', 'tt', 'blockquote', 'q', 'del', 's', 'strike', 'rp']);

/** What they hold is read by rules of its own, so that nobody can say where it ends. */
const FOREIGN = new Set([
  ...[
    'script',
    'style',
    'textarea',
    'template',
    'title',
    'xmp',
    'plaintext',
    'iframe',
    'noembed',
    'noframes',
  ],
  ...['noscript', 'svg', 'math', 'select'],
]);

/** A comment, what a browser takes for one, a tag; and last what begins as one of these and does not end. */
const PIECE =
  /<!--(?:-?>|[\s\S]*?-->)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<(?:[!?]|\/?[a-z])/gi;

/**
 * Follows the HTML of a comment, piece by piece as it stands between the Markdown, as a browser does: an element that
 * is open hides text in later paragraphs, too. What is not closed where it stands hides all that follows.
 */
export class RawHtml {
  readonly #open = new Map<string, number>();
  #isLost = false;

  /** Is text that comes now hidden? */
  get hides(): boolean {
    return this.#isLost || this.#open.size > 0;
  }

  read(piece: string): void {
    for (const [all, closing, name] of piece.matchAll(PIECE)) {
      // What comes behind is not looked at: each look could take the whole text.
      if (this.#isLost) return;
      if (name !== undefined) this.#tag(name.toLowerCase(), closing === '/');
      else this.#isLost = !all.endsWith('>') || all.includes('--!>');
    }
  }

  #tag(name: string, isClosing: boolean): void {
    if (FOREIGN.has(name)) this.#isLost = true;
    if (!HIDING.has(name)) return;
    const open = (this.#open.get(name) ?? 0) + (isClosing ? -1 : 1);
    if (open > 0) this.#open.set(name, open);
    else this.#open.delete(name);
  }
}
