export const id = 1989;
export const ids = [1989];
export const modules = {

/***/ 11989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ BlockReader)
});

;// CONCATENATED MODULE: ./lib/core/text/html.js
// This is the HTML that CommonMark 0.31 lets through: blocks of it, and tags within a line.
const NAME = '[A-Za-z][A-Za-z0-9-]*';
const VALUE = `(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*")`;
const ATTRIBUTE = `(?:\\s+[A-Za-z_:][\\w.:-]*(?:\\s*=\\s*${VALUE})?)`;
/** A whole tag, opening or closing. Its attributes may reach over several lines. */
const TAG = `<(?:${NAME}${ATTRIBUTE}*\\s*/?|/${NAME}\\s*)>`;
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
const BLOCKS = [
    { begin: /^<(?:script|pre|textarea|style)(?:\s|>|$)/i, last: /<\/(?:script|pre|textarea|style)>/i },
    { begin: /^<!--/, last: /-->/ },
    { begin: /^<\?/, last: /\?>/ },
    { begin: /^<![A-Za-z]/, last: />/ },
    { begin: /^<!\[CDATA\[/, last: /\]\]>/ },
    { begin: new RegExp(`^</?(?:${BLOCK_NAMES.join('|')})(?:\\s|/?>|$)`, 'i'), last: null },
];
const LONE_TAG = new RegExp(`^${TAG}\\s*$`);
/** The block of HTML that begins at the cursor's content; null without one. */
function htmlAt({ text, content, end }, isParagraph) {
    const line = text.slice(content, end);
    const block = BLOCKS.find(({ begin }) => begin.test(line));
    if (block !== undefined)
        return { kind: 'html', last: block.last };
    return !isParagraph && LONE_TAG.test(line) ? { kind: 'html', last: null } : null;
}
function endsHtml({ text, content, end }, { last }) {
    return last?.test(text.slice(content, end)) ?? false;
}

;// CONCATENATED MODULE: ./lib/core/protocol/block-start.js

const [TAB, SPACE, HASH, STAR, PLUS, DASH, LESS, EQUALS, GREATER, UNDERSCORE, BACKTICK, TILDE] = [
    9, 32, 35, 42, 43, 45, 60, 61, 62, 95, 96, 126,
];
/** Text that is indented by this many columns is code. */
const CODE_INDENT = 4;
const QUOTE = { kind: 'quote' };
/**
 * The block that starts at the cursor's content, after the rules of CommonMark 0.31; null for text, or nothing. The
 * cursor is moved behind the mark of a container.
 */
function startAt(cursor, around) {
    if (cursor.isBlank)
        return null;
    if (cursor.indent >= CODE_INDENT)
        return around.isParagraph ? null : { kind: 'indented' };
    const interrupts = around.isParagraph && around.isInside;
    switch (cursor.char) {
        case GREATER:
            enterQuote(cursor);
            return QUOTE;
        case HASH:
            return isHeading(cursor) ? { kind: 'heading' } : null;
        case BACKTICK:
        case TILDE:
            return fenceAt(cursor);
        case LESS:
            return around.knowsHtml ? htmlAt(cursor, around.isParagraph) : null;
        case EQUALS:
            return interrupts && isUnderline(cursor) ? { kind: 'underline' } : null;
        case DASH:
            if (interrupts && isUnderline(cursor))
                return { kind: 'underline' };
            return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
        case STAR:
            return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
        case UNDERSCORE:
            return cursor.isRule ? { kind: 'rule' } : null;
        case PLUS:
            return itemAt(cursor, 1, interrupts);
        default:
            return numberedItemAt(cursor, interrupts);
    }
}
/** Moves the cursor behind a `>` and the space that belongs to it. */
function enterQuote(cursor) {
    cursor.skipContent(1);
    cursor.skipColumns(1);
}
/** Whether a line ends a fence: at least as many of its characters, and nothing else. */
function closesFence(cursor, { char, length }) {
    if (cursor.indent >= CODE_INDENT || cursor.char !== char)
        return false;
    const stop = cursor.runEnd();
    return stop - cursor.content >= length && cursor.isBlankFrom(stop);
}
function fenceAt(cursor) {
    const { text, content, char, end } = cursor;
    const stop = cursor.runEnd();
    if (stop - content < 3)
        return null;
    // With a backtick further on in the line it is inline code.
    if (char === BACKTICK && text.slice(stop, end).includes('`'))
        return null;
    return { kind: 'fence', char, length: stop - content };
}
function isHeading(cursor) {
    const stop = cursor.runEnd();
    return stop - cursor.content <= 6 && endsMark(cursor, stop);
}
function isUnderline(cursor) {
    return cursor.isBlankFrom(cursor.runEnd());
}
const LONGEST_NUMBER = 9;
const [ZERO, NINE, PERIOD, PARENTHESIS] = [48, 57, 46, 41];
function numberedItemAt(cursor, interrupts) {
    const { text, content, char } = cursor;
    if (!(char >= ZERO && char <= NINE))
        return null;
    let at = content;
    while (text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE && at - content <= LONGEST_NUMBER)
        at++;
    if (at - content > LONGEST_NUMBER)
        return null;
    const end = text.charCodeAt(at);
    if (end !== PERIOD && end !== PARENTHESIS)
        return null;
    // In the middle of a paragraph, only a list that begins with 1 is one: a line may well start with a year.
    if (interrupts && Number(text.slice(content, at)) !== 1)
        return null;
    return itemAt(cursor, at + 1 - content, interrupts);
}
/** The list item whose mark has this many characters, if it is one. The cursor is moved to its content then. */
function itemAt(cursor, length, interrupts) {
    const stop = cursor.content + length;
    if (!endsMark(cursor, stop))
        return null;
    if (interrupts && cursor.isBlankFrom(stop))
        return null;
    const before = cursor.indent;
    cursor.skipContent(length);
    // With more space than code needs, one space belongs to the mark, and the rest makes it code.
    const space = cursor.isBlank || cursor.indent > CODE_INDENT ? 1 : cursor.indent;
    cursor.skipColumns(space);
    return { kind: 'item', width: before + length + space };
}
function endsMark({ text, end }, stop) {
    return stop === end || text.charCodeAt(stop) === SPACE || text.charCodeAt(stop) === TAB;
}

// EXTERNAL MODULE: ./lib/core/protocol/line-cursor.js
var line_cursor = __webpack_require__(71511);
;// CONCATENATED MODULE: ./lib/core/protocol/blocks.js



/**
 * Reads a text line by line as the blocks of CommonMark 0.31, as far as it takes to know what is code. Takes
 * linear time on any text, however deep its lists and quotes are nested.
 *
 * Link reference definitions are not looked for, and HTML blocks only if asked: what stands in them is read as Markdown.
 * A model that puts a fence between <details> and </details> means a fence.
 */
class BlockReader {
    text;
    knowsHtml;
    /** Each item's width; 0 is a block quote. */
    #containers = [];
    /** The places of quotes in `#containers`: a blank line ends at the first quote that it has no `>` for. */
    #quotes = [];
    #leaf = null;
    /** The innermost item has no content yet, and a blank line would end it. */
    #isBare = false;
    #cursor;
    /** A second cursor, for lines that are not read yet. */
    #ahead;
    constructor(text, knowsHtml = false) {
        this.text = text;
        this.knowsHtml = knowsHtml;
        this.#cursor = new line_cursor/* LineCursor */.fx(text);
        this.#ahead = new line_cursor/* LineCursor */.fx(text);
    }
    /** Reads the line that starts at `start`. Lines are to be read in order; some may be left out. */
    read(start) {
        const cursor = this.#cursor;
        cursor.to(start);
        const matched = this.#match(cursor);
        const isInside = matched === this.#containers.length;
        this.#isBare = false;
        return (isInside ? this.#moreCode(cursor) : null) ?? this.#other(cursor, matched);
    }
    /** Whether the line that was read last is in a block quote, even if only because it continues the quote's paragraph. */
    get isInQuote() {
        return this.#quotes.length > 0;
    }
    /** Whether the paragraph that is being read goes on in the line that starts at `start`. Changes nothing. */
    continuesParagraph(start) {
        if (this.#leaf?.kind !== 'paragraph' || start >= this.text.length)
            return false;
        const cursor = this.#ahead;
        cursor.to(start);
        const isInside = this.#match(cursor) === this.#containers.length;
        return (!cursor.isBlank && startAt(cursor, { isParagraph: true, isInside, knowsHtml: this.knowsHtml }) === null);
    }
    /** Whether the block of HTML that is being read goes on in the line that starts at `start`. Changes nothing. */
    continuesHtml(start) {
        if (this.#leaf?.kind !== 'html' || start >= this.text.length)
            return false;
        const cursor = this.#ahead;
        cursor.to(start);
        const isInside = this.#match(cursor) === this.#containers.length;
        return isInside && !(cursor.isBlank && this.#leaf.last === null);
    }
    /** How many of the open containers the line goes on with. The cursor is moved behind their marks. */
    #match(cursor) {
        const { length } = this.#containers;
        let quotes = 0;
        for (let index = 0; index < length; index++) {
            if (cursor.isBlank) {
                // Items go on over blank lines, and quotes do not.
                const matched = this.#quotes[quotes] ?? length;
                return this.#isBare && matched === length ? length - 1 : matched;
            }
            const width = this.#containers[index];
            if (width === 0) {
                if (cursor.indent >= CODE_INDENT || cursor.char !== blocks_GREATER)
                    return index;
                enterQuote(cursor);
                quotes++;
            }
            else {
                if (cursor.indent < width)
                    return index;
                cursor.skipColumns(width);
            }
        }
        return length;
    }
    #moreCode(cursor) {
        const leaf = this.#leaf;
        const { content, end } = cursor;
        const code = { kind: 'code', content, end, isFirst: false };
        if (leaf?.kind === 'fence') {
            if (closesFence(cursor, leaf))
                this.#leaf = null;
            return code;
        }
        if (leaf?.kind === 'html')
            return this.#moreHtml(cursor, leaf);
        if (leaf?.kind !== 'indented')
            return null;
        if (cursor.isBlank)
            return { kind: 'none', end, isInCode: true };
        return cursor.indent >= CODE_INDENT ? code : null;
    }
    #moreHtml(cursor, block) {
        const { content, end } = cursor;
        if (endsHtml(cursor, block))
            this.#leaf = null;
        return block.last === null && cursor.isBlank ? null : { kind: 'html', content, end };
    }
    #other(cursor, matched) {
        const { knowsHtml } = this;
        const isParagraph = this.#leaf?.kind === 'paragraph';
        let around = { isParagraph, isInside: matched === this.#containers.length, knowsHtml };
        let start = startAt(cursor, around);
        if (start === null && isParagraph && !cursor.isBlank) {
            // This may be a lazy line, which leaves the marks out: its containers go on.
            return { kind: 'text', content: cursor.content, end: cursor.end };
        }
        this.#closeAfter(matched);
        around = { isParagraph: false, isInside: true, knowsHtml };
        for (; start?.kind === 'quote' || start?.kind === 'item'; start = startAt(cursor, around)) {
            this.#open(start);
            this.#isBare = start.kind === 'item' && cursor.isBlank;
        }
        return this.#leafAt(cursor, start);
    }
    #leafAt(cursor, start) {
        const { content, end, isBlank } = cursor;
        switch (start?.kind) {
            case 'html':
                this.#leaf = endsHtml(cursor, start) ? null : start;
                return { kind: 'html', content, end };
            case 'fence':
                this.#leaf = start;
                return { kind: 'code', content, end, isFirst: true };
            case 'indented':
                this.#leaf = { kind: 'indented' };
                return { kind: 'code', content, end, isFirst: true };
            case 'heading':
                return { kind: 'text', content, end };
            case 'rule':
            case 'underline':
                return { kind: 'none', end, isInCode: false };
            case undefined:
                if (isBlank)
                    return { kind: 'none', end, isInCode: false };
                this.#leaf = { kind: 'paragraph' };
                return { kind: 'text', content, end };
            default:
                return start;
        }
    }
    #closeAfter(matched) {
        this.#leaf = null;
        this.#containers.length = matched;
        while ((this.#quotes.at(-1) ?? -1) >= matched)
            this.#quotes.pop();
    }
    #open(container) {
        if (container.kind === 'quote')
            this.#quotes.push(this.#containers.length);
        this.#containers.push(container.kind === 'quote' ? 0 : container.width);
    }
}
const blocks_GREATER = 62;


/***/ }),

/***/ 71511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fU: () => (/* binding */ afterLine),
/* harmony export */   fx: () => (/* binding */ LineCursor),
/* harmony export */   kd: () => (/* binding */ lineEnd)
/* harmony export */ });
const [TAB, NEWLINE, RETURN, SPACE] = [9, 10, 13, 32];
/** Goes along a line by columns, as CommonMark does: a tab reaches to a multiple of four, and can be used in part. */
class LineCursor {
    text;
    #end = 0;
    #column = 0;
    #content = 0;
    #contentColumn = 0;
    #rule;
    constructor(text) {
        this.text = text;
    }
    /** Moves to the line that starts at `start`. One cursor serves all lines, since there may be millions. */
    to(start) {
        this.#end = lineEnd(this.text, start);
        this.#column = 0;
        this.#content = start;
        this.#contentColumn = 0;
        this.#rule = undefined;
        this.#findContent();
    }
    /** The offset where the line ends: its line break, or the end of the text. */
    get end() {
        return this.#end;
    }
    /** Offset of the next character that is neither space nor tab, or the line's end. */
    get content() {
        return this.#content;
    }
    /** The code of that character; NaN at the line's end. */
    get char() {
        return this.isBlank ? Number.NaN : this.text.charCodeAt(this.#content);
    }
    get isBlank() {
        return this.#content === this.#end;
    }
    /** How many columns there are from here to the content. */
    get indent() {
        return this.#contentColumn - this.#column;
    }
    /** Moves past `length` characters of the content, which are neither space nor tab. */
    skipContent(length) {
        this.#content += length;
        this.#contentColumn += length;
        this.#column = this.#contentColumn;
        this.#findContent();
    }
    /** Moves past this many columns of space, or past all there are. */
    skipColumns(columns) {
        this.#column = Math.min(this.#column + columns, this.#contentColumn);
    }
    /** The offset where the run of the content's first character ends. */
    runEnd() {
        const { char } = this;
        let at = this.#content;
        while (at < this.#end && this.text.charCodeAt(at) === char)
            at++;
        return at;
    }
    /** Whether nothing but spaces and tabs comes from `at` on. */
    isBlankFrom(at) {
        let rest = at;
        while (rest < this.#end && isBlank(this.text.charCodeAt(rest)))
            rest++;
        return rest === this.#end;
    }
    /** Whether the rest is a rule: three or more of one character, and spaces. Computed once for the whole line. */
    get isRule() {
        this.#rule ??= ruleAtEnd(this.text, this.#content, this.#end);
        const { char, from, third } = this.#rule;
        return this.char === char && this.#content >= from && this.#content <= third;
    }
    #findContent() {
        for (; this.#content < this.#end; this.#content++) {
            const char = this.text.charCodeAt(this.#content);
            if (char === SPACE)
                this.#contentColumn++;
            else if (char === TAB)
                this.#contentColumn += 4 - (this.#contentColumn % 4);
            else
                break;
        }
    }
}
function ruleAtEnd(text, start, end) {
    let char = Number.NaN;
    let count = 0;
    let third = -1;
    let at = end;
    for (; at > start; at--) {
        const before = text.charCodeAt(at - 1);
        if (isBlank(before))
            continue;
        if (count === 0)
            char = before;
        if (before !== char)
            break;
        count++;
        if (count === 3)
            third = at - 1;
    }
    return { char, from: at, third };
}
function isBlank(char) {
    return char === SPACE || char === TAB;
}
/** The end of the line that `from` is in: its line break, or the text's end. */
function lineEnd(text, from) {
    let at = from;
    while (at < text.length && text.charCodeAt(at) !== NEWLINE && text.charCodeAt(at) !== RETURN)
        at++;
    return at;
}
/** Where the line after the one that ends at `end` starts. */
function afterLine(text, end) {
    return end + (text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === NEWLINE ? 2 : 1);
}


/***/ })

};
