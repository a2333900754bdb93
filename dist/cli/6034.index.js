export const id = 6034;
export const ids = [6034,1989];
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

/***/ 1644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ foreignTags),
/* harmony export */   R: () => (/* binding */ foreignTagAdvice)
/* harmony export */ });
/** Tags of the Go reference that there are not here, and what does their work (spec 2.6). */
const FOREIGN_TAGS = {
    'call-workflow': '<call return="…state…">NAME:</call>',
    'function-workflow': '<function return="…state…">NAME:</function>',
    'fork-workflow': '<fork next="…state…">NAME:</fork>',
    'reset-workflow': '<reset>NAME:</reset>',
    await: '<ask next="…state…">…your question…</ask>',
};
const FROM_THE_MANIFEST = ', where NAME is what the manifest calls the other workflow under `workflows` (NAME:STATE for another state than its entry)';
const OPENING = new RegExp(`<(${Object.keys(FOREIGN_TAGS).join('|')})(?=[\\s>/])`, 'g');
/** The tags in a text that the Go Raymond has and we do not, their 0-based places, and what to write instead. */
function foreignTags(text) {
    return [...text.matchAll(OPENING)].map(({ 1: name = '', index }) => {
        // No path ever comes from a message: the workflows that can be gone to are listed in the manifest (spec 7.2).
        const where = name.endsWith('-workflow') ? FROM_THE_MANIFEST : '';
        return { at: index, advice: `<${name}> is no tag here: write ${FOREIGN_TAGS[name]}${where}` };
    });
}
/** The same for a message, without repetitions. */
function foreignTagAdvice(text) {
    return [...new Set(foreignTags(text).map(({ advice }) => advice))];
}


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


/***/ }),

/***/ 42288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LB: () => (/* binding */ implicitTransition),
/* harmony export */   NP: () => (/* binding */ policyProblems),
/* harmony export */   U5: () => (/* binding */ listedInput),
/* harmony export */   WF: () => (/* binding */ policyViolation),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _tag_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82423);
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58889);





function listedInput({ input }) {
    if (input === undefined)
        return { kind: 'open' };
    if (input === 'required')
        return { kind: 'required' };
    return { kind: 'fixed', text: input === '=required' ? 'required' : input };
}
/**
 * Whether a policy allows a transition (spec 1.4). An entry matches when its tag, target and every attribute
 * that it lists are equal; each worker of a fork, with the `next` that holds for all, must match an entry.
 * @returns what is not allowed, for a reminder; undefined when all is well.
 */
function policyViolation(transition, allowed, resolve) {
    const { tag } = transition;
    for (const fields of (0,_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(transition)) {
        const entries = allowed.filter((entry) => entry.tag === tag && listsEqual(entry, fields, resolve));
        if (entries.some((entry) => hasItsInput(entry, fields)))
            continue;
        const form = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)((0,_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)(tag, fields), 120);
        return entries.length > 0
            ? `${form} lacks its input, which this state has to hand over`
            : `${form} is not allowed in this state`;
    }
    return undefined;
}
function hasItsInput(entry, { input }) {
    return listedInput(entry).kind !== 'required' || !isBlank(input);
}
/** Whether an input is missing or blank. */
function isBlank(input) {
    return input === undefined || input.trim() === '';
}
/** Whether the transition has all values that the entry lists, except for a required `input`. */
function listsEqual(entry, fields, resolve) {
    return listedIn(entry).every(([field, listed]) => {
        const actual = fields[field];
        return actual !== undefined && isSame(field, listed, actual, resolve);
    });
}
function isSame(field, listed, actual, resolve) {
    if (field === 'payload')
        return listed.trim() === actual.trim();
    // Equal spellings are equal, even where neither can be resolved.
    if (listed === actual)
        return true;
    return _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[field].kind === 'state' && resolved(listed, resolve) === resolved(actual, resolve);
}
/** The values that an entry fixes. */
function listedIn(entry) {
    return Object.entries(fixedBy(entry)).filter((pair) => pair[1] !== undefined);
}
function fixedBy(entry) {
    const { tag: _tag, match: _match, input: _input, ...fields } = entry;
    const input = listedInput(entry);
    return input.kind === 'fixed' ? { ...fields, input: input.text } : fields;
}
/** A listed target that names no state matches only itself; lint tells people that it does. */
function resolved(target, resolve) {
    try {
        return resolve(target);
    }
    catch {
        return target;
    }
}
/**
 * The transition that a final message without a tag takes (spec 1.4): that of the first entry whose `match` is
 * found in it, else the only entry there is. A `<result>` without `payload` and an `<ask>` are taken by `match`
 * alone, and then the whole message is their text. `force_implicit` takes the only entry whatever the message says.
 */
function implicitTransition(options, finalText) {
    const entries = options.allowed_transitions ?? [];
    const only = entries.length === 1 ? entries[0] : undefined;
    if (options.force_implicit)
        return only && complete(only, finalText);
    const matching = entries.find((entry) => entry.match !== undefined && isFound(entry.match, finalText));
    if (matching)
        return complete(matching, finalText);
    return only?.match === undefined ? only && complete(only, finalText) : undefined;
}
function isFound(pattern, text) {
    const regexp = compile(pattern);
    return regexp instanceof RegExp && regexp.test(text);
}
/** The pattern, or the reason why it cannot be compiled. */
function compile(pattern) {
    try {
        return new RegExp(pattern, 'm');
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}
/** The transition that an entry stands for; undefined when it leaves something open that only a tag can say. */
function complete(entry, finalText) {
    const { tag, match } = entry;
    const { content } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS */ .gp[tag];
    const { kind } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[content];
    // An entry that is taken by what the message says has the message as its text.
    const said = match === undefined || kind === 'state' ? undefined : finalText;
    const text = kind === 'prose' ? said?.trim() : said;
    return (0,_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .transitionOf */ .l9)(tag, { ...(text !== undefined && { [content]: text }), ...fixedBy(entry) });
}
/** What is wrong with a policy by itself, whatever states there are (spec 1.4). */
function policyProblems(options) {
    const entries = options.allowed_transitions ?? [];
    const problems = entries.flatMap(entryProblems);
    const forced = options.force_implicit ? forceProblem(entries) : undefined;
    if (forced === undefined)
        return problems;
    return [...problems, { rule: 'force-implicit-invalid', path: ['force_implicit'], message: forced }];
}
function entryProblems(entry, index) {
    const at = `allowed_transitions[${index}]`;
    const path = ['allowed_transitions', index];
    const known = [...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .attributesOf */ .Td)(entry.tag), _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS */ .gp[entry.tag].content];
    const strange = Object.keys(entry).filter((field) => (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isFieldName */ .ac)(field) && !known.includes(field));
    const pattern = entry.match === undefined ? undefined : compile(entry.match);
    const problems = strange.map((field) => {
        const message = `${at}: <${entry.tag}> has no ${field}, so this entry can never match`;
        return { rule: 'bad-value', path: [...path, field], message };
    });
    if (typeof pattern !== 'string')
        return problems;
    const message = `${at}.match is not a regular expression: ${pattern}`;
    return [...problems, { rule: 'bad-regex', path: [...path, 'match'], message }];
}
function forceProblem(entries) {
    const [only] = entries;
    if (only === undefined || entries.length > 1) {
        return `force_implicit needs exactly one allowed transition; there are ${entries.length}`;
    }
    if (listedInput(only).kind === 'required') {
        return 'force_implicit cannot hand over the input that is required: no message is read for it';
    }
    if (complete(only, '') !== undefined)
        return undefined;
    return `force_implicit cannot take ${(0,_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)(only.tag, only)}: it leaves open what only a tag could say`;
}


/***/ }),

/***/ 82423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ formOf),
/* harmony export */   U: () => (/* binding */ fieldLeftOpen)
/* harmony export */ });
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58889);


/** A tag with these values as it is written, with `…` for a required one that is left open. */
function formOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const needed = required;
    const attributes = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)
        .filter((field) => values[field] !== undefined || needed.includes(field))
        .map((field) => ` ${field}="${encode(values[field] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].open)}"`);
    return `<${tag}${attributes.join('')}>${values[content] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[content].open}</${tag}>`;
}
/** The field that still holds a form's placeholder: the model has sent the form back as it was shown. */
function fieldLeftOpen(transition) {
    for (const values of (0,_transition_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(transition)) {
        for (const field of Object.keys(_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ)) {
            if (values[field]?.trim() === _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].open)
                return field;
        }
    }
    return undefined;
}
function encode(value) {
    return value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
}


/***/ }),

/***/ 66100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   gN: () => (/* binding */ OWN_NAMES)
/* harmony export */ });
/** A placeholder `{{name}}`, also dotted: `{{github.event.issue.title}}`. Names are those that an attribute can have. */
const PLACEHOLDER = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;
/** Names whose values the program sets (spec 1.5), besides dotted ones such as `github.actor`. No variable hides them. */
const OWN_NAMES = [
    'input',
    'result',
    'workflow_id',
    'run_id',
    'agent_id',
    'task_folder',
    'ask_id',
    'workers',
    'workers_json',
];
/** Each `{{name}}` of a text that a run would fill in, with its place. */
function placeholdersIn(text) {
    return [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, at: index }));
}
/**
 * Fills in a prompt's `{{name}}` placeholders (spec 1.5), in a single pass: a value is never searched for placeholders
 * again. A name without a value stays as it is written, and `onUnset` is called for it once.
 * @param fieldOf the meaning of a dotted name that is none of the values: `input.a.0` (spec 7.4)
 */
function fillPlaceholders(text, values, onUnset = () => { }, fieldOf = () => undefined) {
    const unset = new Set();
    // A replacer function, because a replacement string would expand `$&` in values.
    return text.replace(PLACEHOLDER, (placeholder, name) => {
        // Only own properties count: `{{constructor}}` has no value.
        const value = Object.hasOwn(values, name) ? values[name] : fieldOf(name);
        if (value !== undefined)
            return value;
        if (!unset.has(name))
            onUnset(name);
        unset.add(name);
        return placeholder;
    });
}


/***/ }),

/***/ 58889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   V$: () => (/* binding */ fillTemplates),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   Yz: () => (/* binding */ withInputText),
/* harmony export */   l9: () => (/* binding */ transitionOf)
/* harmony export */ });
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** The transition that a tag with these values stands for; undefined when a required one is missing. */
function transitionOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const known = [content, ...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)].filter((field) => values[field] !== undefined);
    if (![content, ...required].every((field) => known.includes(field)))
        return undefined;
    const said = Object.fromEntries(known.map((field) => [field, values[field]]));
    // A row of the table lists the same values as `ValuesOf`.
    if (tag !== 'fork')
        return { tag, ...said };
    const { next, ...worker } = said;
    return { tag, workers: [{ ...worker, variables: {} }], next };
}
/** The same transition with each value changed, a fork's workers first; but not the workers' variables. */
function mapFields(transition, change) {
    if (transition.tag !== 'fork')
        return mapped(transition, change);
    const workers = transition.workers.map((worker) => mapped(worker, change));
    return mapped({ ...transition, workers }, change);
}
/** Gives the same object back when nothing changes, since a message may start thousands of workers. */
function mapped(part, change) {
    let changed = null;
    for (const [name, value] of Object.entries(part)) {
        if (typeof value !== 'string' || !(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(name))
            continue;
        const next = change(value, name);
        if (next === value)
            continue;
        changed ??= {};
        changed[name] = next;
    }
    return changed === null ? part : { ...part, ...changed };
}
/** The same transition with its templates filled in (spec 1.5). The result holds no templates. */
function fillTemplates(transition, fill) {
    const filled = (part) => mapFields(part, (value, field) => (_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].isTemplate ? fill(value) : value));
    if (transition.raw_input === undefined)
        return filled(transition);
    const { raw_input: _, input, ...others } = transition;
    return { ...filled(others), input };
}
/** The transition with the text of an `<input>` added; undefined when it takes none, or has an input already. */
function withInputText(transition, input) {
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .takesInputText */ .Wd)(transition.tag) || ('input' in transition && transition.input !== undefined)) {
        return undefined;
    }
    return { ...transition, input, raw_input: true };
}
/** The values of each thing that a policy has to allow. A fork gives one per worker, with the `next`. */
function fieldsOf(transition) {
    if (transition.tag !== 'fork')
        return [transition];
    return transition.workers.map((worker) => ({ ...worker, next: transition.next }));
}


/***/ }),

/***/ 23672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ lackedBy),
/* harmony export */   z: () => (/* binding */ settingsFor)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82272);


/**
 * The settings of a state whose turns this CLI takes (spec 7.5), whether the CLI can follow them or not.
 * @param own the state's own
 * @param ofScope those of the manifest of the state's workflow, which may be the run's
 */
function settingsFor(cli, run, own, ofScope) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeSettings */ .ss)([own, fromLine(cli, run), ofScope, run.settings]);
}
/** The settings of the command line or the inputs. */
function fromLine(cli, { launch, mcp }) {
    const { allow, deny, permission_mode: mode, agent_args: args } = launch;
    return {
        ...(allow !== null && { allow }),
        ...(deny.length > 0 && { deny }),
        ...(mode !== null && { permission_mode: mode }),
        ...(mcp !== undefined && { mcp }),
        ...(args?.cli === cli && { args: args.list }),
    };
}
/** The keys that the CLI cannot follow. */
function lackedBy(cli, settings) {
    return ((0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli)?.lacks ?? []).filter((key) => settings[key] !== undefined && settings[key] !== false);
}


/***/ }),

/***/ 24706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unknownNames)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36338);



/** Names that nothing can fit: the CLI would accept them silently, without the tool, or with another effort. */
function unknownNames(cli, given) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    if (facts === null)
        return [];
    const { tools, effort } = given;
    const named = tools === null || tools === undefined || tools === 'default' ? [] : tools;
    const rulesOf = (key) => (given[key] ?? []).map((rule) => ({ key, name: (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRule */ .iT)(rule)?.tool ?? null }));
    const all = [
        ...named.map((name) => ({ key: 'tools', name })),
        ...rulesOf('allow'),
        ...rulesOf('deny'),
    ];
    const unknown = all.flatMap(({ key, name }) => name === null || mayBeTool(facts, name) ? [] : [{ key, why: noTool(cli, facts, name) }]);
    if (effort == null || facts.efforts === null || facts.efforts.includes(effort))
        return unknown;
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(facts.efforts, effort);
    const meant = near === undefined ? `give one of ${facts.efforts.join(', ')}` : `did you mean ${near}?`;
    return [...unknown, { key: 'effort', why: `${cli} knows no effort "${effort}": ${meant}` }];
}
/** Whether a name may be a tool's: tools of MCP servers have any names, and a `*` stands for any. */
function mayBeTool({ tools, toolNames }, name) {
    if (tools === null || name.startsWith('mcp__') || /[-*.]/.test(name))
        return true;
    return tools.includes(name) || Object.hasOwn(toolNames ?? {}, name);
}
function noTool(cli, { tools, toolNames }, name) {
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)([...Object.keys(toolNames ?? {}), ...(tools ?? [])], name);
    return `${cli} has no tool "${name}"${near === undefined ? '' : `: did you mean ${near}?`}`;
}


/***/ }),

/***/ 23458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ unsupportedBy)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20979);
/* harmony import */ var _of_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23672);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36338);
/* harmony import */ var _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24706);





function unsupportedBy(cli, tools, settings) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    if (facts === null)
        return [];
    const missing = missingTools(facts, tools);
    const { cannot } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .spellRules */ .Qt)(settings, facts, '/');
    return [
        ...(missing.length === 0
            ? []
            : [{ key: 'tools', why: `${cli} has no ${missing.join(', ')}; the state goes without` }]),
        ...(0,_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .lackedBy */ .q)(cli, settings).map((key) => ({
            key,
            why: `${cli} has nothing like it; it is left out`,
        })),
        ...['allow', 'deny'].flatMap((key) => cannot[key]
            // A rule that names no known tool is reported as that instead.
            .filter((rule) => (0,_unknown_names_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownNames */ .b)(cli, { [key]: [rule] }).length === 0)
            .map((rule) => ({ key, why: `${cli} has no rule like ${rule}; it is left out` }))),
    ];
}
function missingTools({ toolNames }, choice) {
    if (toolNames === null || choice === null || choice === 'default')
        return [];
    return choice.filter((name) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(toolNames, name)?.length === 0);
}


/***/ }),

/***/ 90911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ usdAtLeast),
/* harmony export */   z: () => (/* binding */ usdDigits)
/* harmony export */ });
/**
 * An amount of US dollars that people compare with others: with cents as a rule, and with more digits for a small
 * amount, so that it is not shown as less than it is (`0.001`).
 */
function usdDigits(amount) {
    for (let digits = 2; digits < 6; digits++) {
        const text = amount.toFixed(digits);
        if (Math.abs(Number(text) - amount) <= amount * 0.005)
            return text;
    }
    return amount.toFixed(6);
}
/** The same for an amount that people have to exceed: it is never shown as less than it is. */
function usdAtLeast(amount) {
    const digits = amount < 0.1 ? 4 : 2;
    // Sums of floats can be a hair above the true sum.
    const text = (Math.ceil(amount * 10 ** digits - 1e-6) / 10 ** digits).toFixed(digits);
    return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}


/***/ }),

/***/ 56422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ foreignConfig),
  T: () => (/* binding */ foreignConfigFindings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/text/usd.js
var usd = __webpack_require__(90911);
;// CONCATENATED MODULE: ./lib/core/moving/config-toml.js

/** The project's options file, and the user's own, which alone may give rights and more money. */
const PROJECT = '`.raymond/config.yaml`';
const OWN = '`~/.config/raymond/config.yaml`';
const inProject = (name, value) => `write \`${name}: ${value}\` into ${PROJECT}`;
const same = (name) => (value) => inProject(name, value);
const OUT = 'leave it out';
/** Keys of the Go Raymond's `.raymond/config.toml`, and what to write instead (spec 2.6). */
const KEYS = {
    budget: {
        there: '`budget = 5`',
        here: '`budget: 5`; above 10, or 0 for none: in your own file, in the manifest, or `--budget`',
        line: (value) => Number(value) > 0 && Number(value) <= 10
            ? inProject('budget', value)
            : `write \`budget: ${value}\` into ${OWN} or the workflow's manifest, or give --budget ${value}`,
    },
    model: { there: '`model = "opus"`', here: '`model: opus`', line: same('model') },
    effort: { there: '`effort = "high"`', here: '`effort: high`', line: same('effort') },
    timeout: {
        there: '`timeout = 600.0`',
        here: '`timeout: 600`',
        line: (value) => inProject('timeout', value.replace(/\.0*$/, '')),
    },
    dangerously_skip_permissions: {
        there: '`dangerously_skip_permissions = true`',
        here: '`dangerously-skip-permissions: true` in your own file, or the flag; `false` is the default',
        line: (value) => value === 'true'
            ? `write \`dangerously-skip-permissions: true\` into ${OWN}, or give --dangerously-skip-permissions`
            : `${OUT}, it is the default`,
    },
    no_wait: {
        there: '`no_wait = true`',
        here: '`on-limit: pause`',
        line: (value) => (value === 'true' ? inProject('on-limit', 'pause') : `${OUT}, it is the default`),
    },
    verbose: {
        there: '`verbose = true`',
        here: '`-v` on the command line',
        line: () => 'give -v on the command line',
    },
    no_debug: { there: '`no_debug`', here: OUT, line: () => OUT },
    serve: { there: 'all of `serve`', here: OUT, line: () => OUT },
};
/** The rows of the page's table. */
function configTable() {
    const rows = Object.values(KEYS).map(({ there, here }) => `| ${there} | ${here} |`);
    return ['| `[raymond]` | here |', '|---|---|', ...rows];
}
/**
 * What people are told of a `.raymond/config.toml`, which nothing here reads.
 * @param text null when it could not be read
 * @param budgetUsd what the run may cost; 0 for no limit, undefined without a run
 */
function foreignConfigWarning(file, text, budgetUsd) {
    const lead = `${file} is the Go Raymond's, and not read here`;
    const found = text === null ? [] : keysIn(text);
    if (found.length === 0)
        return `${lead}. Options stand in ${PROJECT}.`;
    const lines = found.map(([key, value]) => {
        const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
        return `\`${key}\`: ${known?.line(value) ?? 'there is no such option here'}`;
    });
    const budget = Number(found.find(([key]) => key === 'budget')?.[1]);
    const isLess = budgetUsd !== undefined && budget > 0 && (budgetUsd === 0 || budget < budgetUsd);
    const more = isLess
        ? ` Its budget is $${(0,usd/* usdDigits */.z)(budget)}, this run's ${budgetUsd === 0 ? 'has no limit' : `is $${(0,usd/* usdDigits */.z)(budgetUsd)}`}.`
        : '';
    return `${lead}. Instead: ${lines.join('; ')}.${more}`;
}
/** The pairs `key = value` below `[raymond]`, and the names of other tables. No more of TOML is needed. */
function keysIn(text) {
    let table = '';
    const found = new Map();
    for (const line of text.split(/\r?\n/)) {
        const header = /^\s*\[+\s*([\w.-]+)\s*\]+/.exec(line)?.[1];
        if (header !== undefined)
            table = header;
        const other = table.replace(/^raymond\.?/, '');
        if (header !== undefined && other !== '')
            found.set(other, '');
        const [, key, quoted, bare] = /^\s*"?([\w-]+)"?\s*=\s*(?:["']([^"']*)["']|([^\s#]+))/.exec(line) ?? [];
        if (key !== undefined && other === '')
            found.set(key, quoted ?? bare ?? '');
    }
    return [...found];
}

// EXTERNAL MODULE: ./lib/core/project-root.js
var project_root = __webpack_require__(26607);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
;// CONCATENATED MODULE: ./lib/workflow/lint/foreign-config.js





const MAX_BYTES = 65_536;
/** What a start says of the Go Raymond's options file in a project (spec 2.6); null without one. */
function foreignConfig(project, budgetUsd) {
    const file = (0,external_node_path_.join)(project, '.raymond', 'config.toml');
    if (!(0,files/* isThere */.$B)(file))
        return null;
    return { file, message: foreignConfigWarning('.raymond/config.toml', textOf(file), budgetUsd) };
}
/** The same as a finding, for the project that a workflow lies in. */
function foreignConfigFindings(workflowPath) {
    const found = foreignConfig((0,project_root/* markedRoot */.T)(workflowPath, external_node_fs_.existsSync) ?? workflowPath);
    return found === null ? [] : [{ severity: 'warning', rule: 'foreign-config', line: 1, ...found }];
}
/** Null for anything but a plain, readable file of a sensible size. */
function textOf(file) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(file);
        return stat.isFile() && stat.size <= MAX_BYTES ? (0,external_node_fs_.readFileSync)(file, 'utf8') : null;
    }
    catch {
        return null;
    }
}


/***/ })

};
