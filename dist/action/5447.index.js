export const id = 5447;
export const ids = [5447];
export const modules = {

/***/ 82950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xf: () => (/* binding */ questionBody),
/* harmony export */   _r: () => (/* binding */ settledBody),
/* harmony export */   dW: () => (/* binding */ withNote)
/* harmony export */ });
/* harmony import */ var _report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83308);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86292);


/** The text between these marks tells how to answer, and later how the question was settled. */
const HOW_BEGIN = '<!-- raymond:how -->';
const HOW_END = '<!-- raymond:end -->';
/**
 * Writes a question's comment: what is asked, how to answer, and the mark.
 * @param text Markdown, redacted and escaped
 */
function questionBody(text, ask, mark) {
    const how = [HOW_BEGIN, howToAnswer(ask), HOW_END].join('\n');
    return [text, how, (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerText */ .U7)(mark.marker, mark.issue, mark.key)].join('\n\n');
}
function howToAnswer({ id, kind }) {
    const lines = {
        question: [`/raymond answer ${id} YOUR ANSWER`],
        feedback: [`/raymond answer ${id} YOUR ANSWER`],
        approval: [`/raymond approve ${id}`, `/raymond reject ${id} YOUR REASON`],
        repeat: [`/raymond answer ${id} repeat`, `/raymond answer ${id} skip to STATE`],
    };
    const intro = lines[kind].length === 1
        ? 'To answer, write a comment with this line; it may go on in the lines after it:'
        : 'To answer, write a comment with one of these lines; it may go on in the lines after it:';
    const who = 'Whoever has write access to this repository can answer. Edited comments do not count.';
    return [intro, ['```', ...lines[kind], '```'].join('\n'), `<sub>${who}</sub>`].join('\n\n');
}
/**
 * Rewrites the comment of a settled question. Its mark says so, and it is never open again; what was asked stays.
 * @param when ISO 8601
 * @returns null when the comment has no mark of ours
 */
function settledBody(body, settled, { issue, key, when, runUrl }) {
    const signed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(body);
    if (signed === null)
        return null;
    const answeredBy = settled.by === 'comment' ? String(settled.id) : settled.by;
    const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerText */ .U7)({ ...signed.marker, answeredBy, settledAt: when }, issue, key);
    const noted = withNote(body, noteOf(settled, when, runUrl));
    return noted.replace(/<!-- raymond:question v=1 .*? -->/, () => marker);
}
/** Replaces how to answer by a note; the mark stays as it is. @param note Markdown, escaped */
function withNote(body, note) {
    const start = body.indexOf(HOW_BEGIN);
    const end = body.lastIndexOf(HOW_END);
    if (start === -1 || end < start)
        return body;
    return `${body.slice(0, start)}${HOW_BEGIN}\n${note}\n${body.slice(end)}`;
}
function noteOf(settled, when, runUrl) {
    const at = (0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(when.replace(/:\d\d\.\d+Z$/, ' UTC').replace('T', ' '), 40);
    const on = `The run ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('goes on', runUrl)}.`;
    switch (settled.by) {
        case 'comment':
            return `✅ **Answered** by ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(settled.login, 60)} ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('in this comment', settled.url)}, taken ${at}. ${on}`;
        case 'input':
            return `✅ **Answered** by ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(settled.login, 60)} by an input, taken ${at}. ${on}`;
        case 'time':
            return `⌛ No answer is waited for any more since ${at}. ${on}`;
        default:
            return settled;
    }
}


/***/ }),

/***/ 72187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge),
/* harmony export */   z: () => (/* binding */ answersFor)
/* harmony export */ });
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67149);
/* harmony import */ var _guard_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94257);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80047);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66945);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50165);
/* harmony import */ var _replies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44252);






/**
 * Does a comment answer questions of ours (spec 4.5)? It has to be of a person with write access at this moment, newer
 * than the question and never edited; the first valid answer wins. Outsiders and bots get no reply.
 * @param comment as it was read by its id just now
 */
async function judge(comment, thread) {
    const silent = (kind, why) => ({
        kind: 'refused',
        refusal: { kind, reply: null, why },
    });
    if ((0,_questions_js__WEBPACK_IMPORTED_MODULE_3__/* .isOurs */ .M)(comment, thread.us))
        return silent('ours', 'It is a comment of our own.');
    const commands = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .commandsIn */ .GO)(comment.body);
    if (commands.length === 0)
        return silent('none', 'There is no `/raymond` in it that is meant for us.');
    if (!comment.isPersons)
        return silent('bot', `${comment.login || 'Its author'} is no person's account.`);
    const access = await thread.accessOf(comment.login);
    if (access.kind === 'unanswered')
        return silent('unanswered', `What access ${comment.login} has could not be found out: ${access.why}`);
    if (access.isBot)
        return silent('bot', `${comment.login} is no person's account.`);
    if (!_guard_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITERS */ .J1.includes(access.permission))
        return silent('outsider', `${comment.login} has ${access.permission} access; write access is needed.`);
    const asked = (0,_questions_js__WEBPACK_IMPORTED_MODULE_3__/* .questionsIn */ .j)(thread.comments, thread);
    if ((0,_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .isEdited */ .s5)(comment)) {
        return mayReply(asked, thread)
            ? refused('edited', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .edited */ .oh(), 'It was edited.')
            : silent('elsewhere', 'Its question is of another workflow file.');
    }
    if (asked.notTaken.has(comment.id))
        return silent('not_a_decision', 'The run has not taken it, and said so.');
    return await judgeCommands(comment, commands, asked, thread);
}
async function judgeCommands(comment, commands, asked, thread) {
    const answers = [];
    const problems = [];
    for (const command of commands) {
        const read = readCommand(comment, command, asked, thread);
        if ('refusal' in read) {
            problems.push(read.refusal);
            continue;
        }
        const { question } = read.accepted;
        if (answers.some((answer) => answer.question === question))
            continue;
        const before = await earlierAnswer(read.accepted, asked, thread);
        if (before === null)
            answers.push(read.accepted);
        else
            problems.push(refusal('answered', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .answeredBy */ .dd(before), `${before.url} came first.`));
    }
    const [first] = problems;
    if (answers.length > 0)
        return { kind: 'accepted', answers, problems };
    return { kind: 'refused', refusal: first };
}
/** Judges one command by itself, whoever has written it. */
function readCommand(comment, command, asked, thread) {
    const { verb } = command;
    const refuse = (kind, text, why) => ({
        refusal: mayReply(asked, thread)
            ? refusal(kind, text, why)
            : { kind: 'elsewhere', reply: null, why: 'The questions here are of another workflow file.' },
    });
    if (!(0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .isVerb */ .ek)(verb))
        return refuse('unknown_verb', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownVerb */ .iE(verb), `There is no \`/raymond ${verb}\`.`);
    const target = targetOf(comment, command, asked);
    switch (target.kind) {
        case 'none':
            if (asked.doubtful.length > 0)
                return refuse('wrong_nonce', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .wrongNonce */ .fb(), 'The mark of the question is not one of ours.');
            return refuse('no_question', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .noQuestion */ .Y2(), 'No question is open here.');
        case 'older':
            return refuse('older', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .older */ .$L(), 'It is older than the question.');
        case 'several':
            return refuse('several', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .several */ .J$(target.open), 'Several questions are open, and it names none.');
        case 'wrong_id':
            return refuse('wrong_id', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .wrongId */ .bG(target.id, target.open), `No question has the id ${target.id}.`);
        case 'found':
            return meant(comment, verb, target, thread);
        default:
            return target;
    }
}
function meant(comment, verb, { question, rest }, { workflowFile }) {
    const { marker } = question;
    if (marker.workflowFile !== workflowFile)
        return { refusal: { kind: 'elsewhere', reply: null, why: `Its question is of ${marker.workflowFile}.` } };
    const no = (kind, text, why) => ({
        refusal: refusal(kind, text, why),
    });
    // The job that took the comment is run again, and there is nothing to tell.
    if (marker.answeredBy === String(comment.id))
        return { refusal: { kind: 'answered', reply: null, why: 'It has answered the question already.' } };
    if (marker.answeredBy !== null)
        return no('answered', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .answered */ .oQ(question), 'The question is answered.');
    if (!(0,_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .isNewer */ .U4)(comment, question.comment))
        return no('older', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .older */ .$L(), 'It is older than the question.');
    if (verb === 'answer' && rest === '')
        return no('empty', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .empty */ .Ie(), 'It has no text.');
    const text = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .answerText */ .yy)(verb, rest);
    // Which states there are the job that goes on with the run knows: it judges the answer once more.
    if ((0,_core_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .rejectionOf */ .h2)(marker, text) !== null)
        return marker.kind === 'repeat'
            ? no('not_a_decision', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .repeatOrSkip */ .Se(marker.askId), 'That question wants `repeat` or `skip to`.')
            : no('not_a_decision', _replies_js__WEBPACK_IMPORTED_MODULE_4__/* .nearYes */ .mV(), 'It is near a yes, and none.');
    return { accepted: { question, verb, text, comment } };
}
/** A command means the question of its id; without an id, the only one that was open when it was written. */
function targetOf(comment, { rest }, { questions }) {
    const named = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .idIn */ .DG)(rest);
    if (named !== null) {
        const question = questions.findLast(({ marker }) => marker.askId === named.id);
        if (question !== undefined)
            return { kind: 'found', question, rest: named.rest };
    }
    const then = questions.filter(({ marker, comment: put }) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .isNewer */ .U4)(comment, put) && !wasSettled(marker, comment));
    const open = then.filter(({ marker }) => marker.answeredBy === null);
    if (named !== null && (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .looksLikeId */ .j$)(named.id))
        return { kind: 'wrong_id', id: named.id, open };
    const [only] = then;
    // A comment that was ambiguous stays so when one of the questions is answered later.
    if (then.length > 1)
        return { kind: 'several', open };
    if (only !== undefined)
        return { kind: 'found', question: only, rest };
    // The last question that the command could have meant tells why it is too late, or too early.
    const last = questions.findLast(({ marker }) => marker.answeredBy !== null);
    if (last !== undefined)
        return { kind: 'found', question: last, rest };
    return { kind: questions.length > 0 ? 'older' : 'none' };
}
/** Was the question answered when the comment was written? */
function wasSettled({ answeredBy, settledAt }, comment) {
    if (answeredBy === null)
        return false;
    if (/^\d+$/.test(answeredBy))
        return Number(answeredBy) < comment.id;
    return settledAt === null || Date.parse(settledAt) <= Date.parse(comment.createdAt);
}
/** The access of at most so many people is asked for, since anybody could write thousands of comments. */
const MAX_ASKED_AFTER = 30;
async function earlierAnswer({ question, comment }, asked, thread) {
    for (const other of answersTo(question, asked, thread)) {
        if (other.id >= comment.id)
            return null;
        if (await mayAnswer(other, thread))
            return other;
    }
    return null;
}
/** Yields the comments that answer a question if their author may, oldest first, of a few people at most. */
function* answersTo(question, asked, thread) {
    const people = new Set();
    for (const comment of [...thread.comments].sort((a, b) => a.id - b.id)) {
        if (!comment.isPersons || (0,_questions_js__WEBPACK_IMPORTED_MODULE_3__/* .isOurs */ .M)(comment, thread.us) || (0,_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .isEdited */ .s5)(comment))
            continue;
        if (asked.notTaken.has(comment.id))
            continue;
        const answers = (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .commandsIn */ .GO)(comment.body).some((command) => {
            const read = readCommand(comment, command, asked, thread);
            return 'accepted' in read && read.accepted.question === question;
        });
        if (!answers || (!people.has(comment.login) && people.size === MAX_ASKED_AFTER))
            continue;
        people.add(comment.login);
        yield comment;
    }
}
async function mayAnswer({ login }, { accessOf }) {
    return (0,_guard_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .mayWrite */ .J)(await accessOf(login));
}
/**
 * Finds the first valid answer to each of these questions that stands on the issue by now.
 * @param questions as `questionsIn` finds them in the same comments
 */
async function answersFor(questions, thread) {
    const asked = (0,_questions_js__WEBPACK_IMPORTED_MODULE_3__/* .questionsIn */ .j)(thread.comments, thread);
    const found = [];
    for (const { marker } of questions) {
        const question = asked.questions.find((each) => each.marker.askId === marker.askId && each.marker.runKey === marker.runKey);
        if (question === undefined)
            continue;
        for (const comment of answersTo(question, asked, thread)) {
            if (!(await mayAnswer(comment, thread)))
                continue;
            for (const command of (0,_command_js__WEBPACK_IMPORTED_MODULE_2__/* .commandsIn */ .GO)(comment.body)) {
                const read = readCommand(comment, command, asked, thread);
                if ('accepted' in read && read.accepted.question === question) {
                    found.push(read.accepted);
                    break;
                }
            }
            break;
        }
    }
    return found;
}
/** Where several workflow files ask on one issue, one job alone tells what is wrong with a comment. */
function mayReply({ questions }, { workflowFile }) {
    const open = questions.filter(({ marker }) => marker.answeredBy === null);
    const [first] = open.length > 0 ? open : questions.slice(-1);
    return first === undefined || first.marker.workflowFile === workflowFile;
}
const refusal = (kind, text, why) => ({ kind, reply: text, why });
const refused = (kind, text, why) => ({
    kind: 'refused',
    refusal: refusal(kind, text, why),
});


/***/ }),

/***/ 80047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yy: () => (/* binding */ answerText),
  GO: () => (/* binding */ commandsIn),
  DG: () => (/* binding */ idIn),
  ek: () => (/* binding */ isVerb),
  j$: () => (/* binding */ looksLikeId)
});

// UNUSED EXPORTS: VERBS

// EXTERNAL MODULE: ./lib/core/protocol/blocks.js + 1 modules
var protocol_blocks = __webpack_require__(34018);
// EXTERNAL MODULE: ./lib/core/protocol/line-cursor.js
var line_cursor = __webpack_require__(71511);
// EXTERNAL MODULE: ./lib/core/text/html.js
var html = __webpack_require__(94630);
;// CONCATENATED MODULE: ./lib/action/ask/plain-lines.js



/**
 * Finds the lines of a comment that GitHub shows as plain text, as CommonMark reads it. A line is not plain in a quote,
 * in code (a block, or inline over several lines), in HTML of any kind or between its tags for quotes and code, in
 * math, in a picture's text or in a link's title. What is doubtful counts as hidden. Takes linear time on any text.
 * @param text with line feeds alone
 * @param starts the offsets of the lines that are asked for, in order
 * @returns those of them that are plain
 */
function plainLines(text, starts) {
    const asked = new Set(starts);
    const plain = [];
    const blocks = new protocol_blocks/* BlockReader */.t(text, true);
    const html = new RawHtml();
    for (let start = 0; start < text.length;) {
        const line = blocks.read(start);
        let { end } = line;
        if (line.kind === 'html') {
            // The HTML of a block is read all together, since one tag may reach over several lines.
            for (let next = (0,line_cursor/* afterLine */.fU)(text, end); blocks.continuesHtml(next); next = (0,line_cursor/* afterLine */.fU)(text, end))
                ({ end } = blocks.read(next));
            html.read(text.slice(line.content, end));
        }
        else if (line.kind === 'text') {
            const lines = [start];
            const { isInQuote } = blocks;
            for (let next = (0,line_cursor/* afterLine */.fU)(text, end); blocks.continuesParagraph(next); next = (0,line_cursor/* afterLine */.fU)(text, end)) {
                lines.push(next);
                ({ end } = blocks.read(next));
            }
            const shown = new Paragraph(text.slice(start, end), html).shown(lines.map((each) => each - start));
            if (!isInQuote)
                plain.push(...shown.map((each) => each + start).filter((each) => asked.has(each)));
        }
        start = (0,line_cursor/* afterLine */.fU)(text, end);
    }
    return withoutMath(text, plain);
}
/** A formula stands between two of these, wherever they are: one before a line and one after it hide the line. */
const MATH = '$$';
function withoutMath(text, lines) {
    const [first, last] = [text.indexOf(MATH), text.lastIndexOf(MATH)];
    return lines.filter((start) => first === -1 || start <= first || start > last);
}
const WHOLE_TAG = new RegExp(html/* TAG */.Dk, 'y');
/** What begins HTML that is no tag within a paragraph, and what ends it. */
const HTML = [
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<![CDATA[', ']]>'],
    ['<!', '>'],
];
const QUOTED = String.raw `(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^()\\])*\))`;
const ADDRESS = String.raw `(?:<[^<>\n]*>|[^\s<]\S*)`;
/** What follows a link's text: the address and a title. */
const LINK_END = new RegExp(String.raw `\]\(\s*${ADDRESS}\s+${QUOTED}\s*\)`, 'g');
/** A definition says at another place where links lead, and is not shown. */
const DEFINITION = new RegExp(String.raw `[ \t]*\[(?:\\[\s\S]|[^[\]\\])+\]:\s*${ADDRESS}(?:\s+${QUOTED})?[ \t]*(?:\n|$)`, 'y');
/** A formula within a line, or over several. */
const FORMULA = /(?<![\w\\$])\$(?![\s$])[^$]*(?<![\s\\$])\$(?![\w$])/g;
/** A paragraph or a heading. Offsets count from its beginning. */
class Paragraph {
    text;
    html;
    /** Closing marks that were not found behind some place: there are none behind later places either. */
    #unclosed = new Set();
    constructor(text, html) {
        this.text = text;
        this.html = html;
    }
    /** @returns those of the lines that nothing hides at their beginning */
    shown(lines) {
        const { text, html } = this;
        const begins = new Set(lines);
        const shown = [];
        for (let at = 0; at < text.length;) {
            if (begins.has(at) && !html.hides)
                shown.push(at);
            at = this.#next(at);
        }
        const hidden = hiddenIn(text);
        return shown.filter((line) => !hidden.some(([from, to]) => from < line && line < to));
    }
    /** @returns the offset behind the code, HTML or character that begins at `at` */
    #next(at) {
        const char = this.text[at];
        if (char === '\\')
            return at + 2;
        if (char === '`')
            return this.#codeEnd(at);
        if (char !== '<')
            return at + 1;
        const end = this.#htmlEnd(at);
        if (end === null)
            return at + 1;
        this.html.read(this.text.slice(at, end));
        return end;
    }
    #codeEnd(at) {
        const { text } = this;
        const length = ticksAt(text, at);
        if (this.#unclosed.has(length))
            return at + length;
        for (let next = text.indexOf('`', at + length); next !== -1;) {
            const run = ticksAt(text, next);
            if (run === length)
                return next + run;
            next = text.indexOf('`', next + run);
        }
        this.#unclosed.add(length);
        return at + length;
    }
    #htmlEnd(at) {
        WHOLE_TAG.lastIndex = at;
        if (WHOLE_TAG.test(this.text))
            return WHOLE_TAG.lastIndex;
        const kind = HTML.find(([open]) => this.text.startsWith(open, at));
        if (kind === undefined)
            return null;
        const [open, close] = kind;
        if (open === '<!' && !/[A-Za-z]/.test(this.text[at + 2] ?? ''))
            return null;
        if (this.#unclosed.has(close))
            return null;
        // `<!-->` is a whole comment.
        const end = this.text.indexOf(close, at + (open === '<!--' ? 2 : open.length));
        if (end !== -1)
            return end + close.length;
        this.#unclosed.add(close);
        return null;
    }
}
/** Finds what is neither code nor HTML and yet not shown as plain text. */
function hiddenIn(text) {
    const hidden = [...text.matchAll(LINK_END), ...text.matchAll(FORMULA)].map(({ index, 0: all }) => [index, index + all.length]);
    const picture = text.indexOf('![');
    if (picture !== -1)
        hidden.push([picture, text.lastIndexOf(']')]);
    DEFINITION.lastIndex = 0;
    let end = 0;
    while (DEFINITION.test(text))
        end = DEFINITION.lastIndex;
    return [...hidden, [-1, end]];
}
function ticksAt(text, at) {
    let end = at;
    while (text[end] === '`')
        end += 1;
    return end - at;
}
/** Elements whose text is shown as code, as somebody else's words, or as taken back. */
const HIDING = new Set(['pre', 'code', 'samp', 'kbd', 'tt', 'blockquote', 'q', 'del', 's', 'strike', 'rp']);
/** Elements whose content browsers read by other rules, so that we cannot tell where it ends. */
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
/** A comment, what a browser takes for one, or a tag; the last alternative begins like one of them and has no end. */
const PIECE = /<!--(?:-?>|[\s\S]*?-->)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<(?:[!?]|\/?[a-z])/gi;
/**
 * Follows the HTML between the Markdown of a comment piece by piece, as a browser does: an element that is open hides
 * text in later paragraphs, too, and HTML that has no end in its piece hides all that follows.
 */
class RawHtml {
    #open = new Map();
    #isLost = false;
    /** Is text that comes now hidden? */
    get hides() {
        return this.#isLost || this.#open.size > 0;
    }
    read(piece) {
        for (const [all, closing, name] of piece.matchAll(PIECE)) {
            // What follows is not looked at, since each look could take the whole text.
            if (this.#isLost)
                return;
            if (name !== undefined)
                this.#tag(name.toLowerCase(), closing === '/');
            else
                this.#isLost = !all.endsWith('>') || all.includes('--!>');
        }
    }
    #tag(name, isClosing) {
        if (FOREIGN.has(name))
            this.#isLost = true;
        if (!HIDING.has(name))
            return;
        const open = (this.#open.get(name) ?? 0) + (isClosing ? -1 : 1);
        if (open > 0)
            this.#open.set(name, open);
        else
            this.#open.delete(name);
    }
}

;// CONCATENATED MODULE: ./lib/action/ask/command.js

const VERBS = ['answer', 'approve', 'reject'];
const isVerb = (word) => VERBS.includes(word);
/** Up to three spaces may come before it, as before any block of Markdown. */
const COMMAND = /^ {0,3}\/raymond(?![^\s])[ \t]*(\S*)/gim;
/**
 * Finds the commands of a comment, in order. A command begins a line that GitHub shows as plain text: none counts in a
 * quote, in code, in HTML or in math. Takes linear time on any text.
 */
function commandsIn(body) {
    const text = body.replace(/\r\n?/g, '\n');
    if (!/\/raymond/i.test(text))
        return [];
    const heads = headsIn(text);
    return heads.map(({ verb, from }, index) => ({
        verb,
        rest: text.slice(from, heads[index + 1]?.start ?? text.length).trim(),
    }));
}
function headsIn(text) {
    const heads = [...text.matchAll(COMMAND)].map(({ index: start, 0: all, 1: verb }) => ({
        start,
        verb: verb.toLowerCase(),
        from: start + all.length,
    }));
    const plain = new Set(plainLines(text, heads.map(({ start }) => start)));
    return heads.filter(({ start }) => plain.has(start));
}
/** A question's id, in the brackets or backticks that it may have been copied with. */
const ID = /^[[(`]*([0-9a-f]{8})[\])`:]*(?=\s|$)/i;
/** Reads the first word of a command's text as a question's id. Null when it cannot be one. */
function idIn(rest) {
    const found = ID.exec(rest);
    if (found === null)
        return null;
    return { id: found[1].toLowerCase(), rest: rest.slice(found[0].length).trim() };
}
/** Eight digits may be a number, and eight letters a word: only a mixture is taken for a mistyped id. */
const looksLikeId = (id) => /\d/.test(id) && /[a-f]/.test(id);
/** The text that the run is answered with: `approve: …` and `reject: …` are decisions (spec 5.4). */
function answerText(verb, rest) {
    if (verb === 'answer')
        return rest;
    return rest === '' ? verb : `${verb}: ${rest}`;
}


/***/ }),

/***/ 66945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   s5: () => (/* binding */ isEdited),
/* harmony export */   vj: () => (/* binding */ parseComment)
/* harmony export */ });
/** Reads a comment as the REST API writes it. Null when it is not one. */
function parseComment(data) {
    const { id, issue_url, body, user, created_at, updated_at, html_url } = (data ?? {});
    const [, issue] = /\/issues\/(\d{1,15})$/.exec(String(issue_url)) ?? [];
    if (typeof id !== 'number' || issue === undefined || !isTime(created_at) || !isTime(updated_at))
        return null;
    const { login, type } = (user ?? {});
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
const isTime = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
/** GitHub does not say that a comment was edited: only its times tell. */
const isEdited = ({ createdAt, updatedAt }) => Date.parse(createdAt) !== Date.parse(updatedAt);
/** Times are to the second, so that ids, which grow, decide within one. */
const isNewer = (a, b) => a.id > b.id && Date.parse(a.createdAt) >= Date.parse(b.createdAt);


/***/ }),

/***/ 95447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ askedBy),
/* harmony export */   cY: () => (/* binding */ lookAtIssue),
/* harmony export */   eD: () => (/* binding */ issueReaderOf)
/* harmony export */ });
/* harmony import */ var _core_parked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68842);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82840);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72187);
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54407);
/* harmony import */ var _put_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43585);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50165);






/** A reader that asks once for each issue, and once for each person what access they have. */
function issueReaderOf({ context: { workflowFile }, github, }) {
    const issues = (0,_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .rememberingAccess */ .Yj)((0,_issue_js__WEBPACK_IMPORTED_MODULE_3__/* .issuesOf */ .wf)(github, _runtime_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .realPorts */ .R.now));
    const threads = new Map();
    const read = async (issue, keys) => {
        const [us, comments] = [await issues.us(), await issues.comments(issue)];
        if (us.kind !== 'answer')
            return { why: us.why };
        if (comments.kind !== 'answer')
            return { why: comments.why };
        const { accessOf } = issues;
        return { comments: comments.data, us: us.data, keys: keys.open, workflowFile, accessOf };
    };
    return {
        issues,
        thread: (issue, keys) => {
            const thread = threads.get(issue) ?? read(issue, keys);
            threads.set(issue, thread);
            return thread;
        },
    };
}
/** The questions that a checkpoint holds open, without those of legs (spec 4.10). */
const askedBy = ({ run, manifest: { issue } }, identity) => ({
    ...{ issue, asks: (0,_core_parked_js__WEBPACK_IMPORTED_MODULE_0__/* .ownQuestions */ .UV)(run).map(({ ask }) => ask.id) },
    isOurs: (marker) => (0,_put_js__WEBPACK_IMPORTED_MODULE_4__/* .isOurMarker */ .zm)(marker, identity),
});
const NOTHING_SEEN = { isMarked: false, answers: async () => [], why: null };
/** Looks what has become of questions on their issue; GitHub is asked only where there are some. Never throws. */
async function lookAtIssue({ issue, asks, isOurs }, reader, keys) {
    if (issue === null || keys === null || asks.length === 0)
        return NOTHING_SEEN;
    const thread = await reader.thread(issue, keys);
    if ('why' in thread)
        return { ...NOTHING_SEEN, why: thread.why };
    const ours = (0,_questions_js__WEBPACK_IMPORTED_MODULE_5__/* .questionsIn */ .j)(thread.comments, thread).questions.filter(({ marker }) => asks.includes(marker.askId) && isOurs(marker));
    return {
        isMarked: ours.some(({ marker }) => marker.answeredBy !== null),
        answers: () => (0,_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .answersFor */ .z)(ours, thread),
        why: null,
    };
}


/***/ }),

/***/ 54407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yj: () => (/* binding */ rememberingAccess),
/* harmony export */   wf: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export JOB_TOKEN */
/* harmony import */ var _runtime_github_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69286);
/* harmony import */ var _guard_people_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71541);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66945);



/** The name of the job's own token, which is assumed when GitHub does not tell whose the token is. */
const JOB_TOKEN = { login: 'github-actions[bot]', isBot: true };
const ISSUE = '/repos/{owner}/{repo}/issues';
/** A comment that was posted without an answer may take a moment to be seen. */
const LOOK_AGAIN_MS = [1000, 3000, 9000];
/** How far GitHub's clock may be from ours. */
const CLOCKS_APART_MS = 10 * 60_000;
/** @param now epoch ms */
function issuesOf(github, now) {
    const issues = {
        us: async () => {
            const said = await github.graphql('query { viewer { login __typename } }');
            if (said.kind === 'silent')
                return said;
            const { login, __typename: type } = (said.kind === 'answer' ? said.data.viewer : null) ?? {};
            if (typeof login !== 'string' || login === '')
                return { kind: 'answer', data: JOB_TOKEN };
            return { kind: 'answer', data: { login, isBot: type === 'Bot' || login.endsWith('[bot]') } };
        },
        comment: async (id) => parsed(await github.ask(`GET ${ISSUE}/comments/{id}`, { id })),
        comments: async (issue, since) => {
            const parameters = { issue, ...(since !== undefined && { since }) };
            return await (0,_runtime_github_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .allPages */ .S)(github.ask, `GET ${ISSUE}/{issue}/comments`, parameters, (page) => (Array.isArray(page) ? page.flatMap((each) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseComment */ .vj)(each) ?? []) : []));
        },
        post: async (issue, body, isIt) => {
            const since = new Date(now() - CLOCKS_APART_MS).toISOString();
            const make = async () => parsed(await github.ask(`POST ${ISSUE}/{issue}/comments`, { issue, body }));
            let said = await make();
            for (const waitMs of LOOK_AGAIN_MS) {
                if (said.kind !== 'silent' || github.isOver)
                    return said;
                await github.pause(waitMs);
                const there = await issues.comments(issue, since);
                if (there.kind !== 'answer')
                    return said;
                const found = there.data.find(isIt);
                if (found !== undefined)
                    return { kind: 'answer', data: found };
                said = await make();
            }
            return said;
        },
        edit: async (id, body) => parsed(await github.ask(`PATCH ${ISSUE}/comments/{id}`, { id, body })),
        react: (id, content) => github.ask(`POST ${ISSUE}/comments/{id}/reactions`, { id, content }),
        accessOf: (login) => (0,_guard_people_js__WEBPACK_IMPORTED_MODULE_0__/* .accessOf */ .Y)(github.ask, login),
    };
    return issues;
}
/** Asks once for each person what access they have. */
function rememberingAccess(issues) {
    const known = new Map();
    const accessOf = (login) => {
        const asked = known.get(login) ?? issues.accessOf(login);
        known.set(login, asked);
        return asked;
    };
    return { ...issues, accessOf };
}
function parsed(said) {
    if (said.kind !== 'answer')
        return said;
    const comment = (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .parseComment */ .vj)(said.data);
    return comment === null
        ? { kind: 'silent', why: 'GitHub has answered with something that is no comment' }
        : { kind: 'answer', data: comment };
}


/***/ }),

/***/ 86292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iy: () => (/* binding */ refusedMark),
/* harmony export */   TX: () => (/* binding */ keyInMarker),
/* harmony export */   U7: () => (/* binding */ markerText),
/* harmony export */   bX: () => (/* binding */ isKeyOf),
/* harmony export */   kr: () => (/* binding */ refusedIn),
/* harmony export */   rZ: () => (/* binding */ isMarked),
/* harmony export */   s0: () => (/* binding */ isGenuine),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   xI: () => (/* binding */ OWN_MARK)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45839);


const BEGIN = '<!-- raymond:question v=1 ';
const END = ' -->';
/** Fields under other names are ignored: they are of later versions. */
const NAMES = {
    workflowFile: 'file',
    runKey: 'key',
    runId: 'run',
    attempt: 'attempt',
    askId: 'ask',
    kind: 'kind',
    answeredBy: 'answered',
    settledAt: 'at',
};
const KINDS = ['question', 'repeat', 'approval', 'feedback'];
const LONGEST = 20_000;
/** Marks all other comments of ours: nothing in them is meant for us. */
const OWN_MARK = '<!-- raymond:note v=1 -->';
/** Marks a reply to a comment whose answer the run did not take. */
const refusedMark = (commentId) => `<!-- raymond:note v=1 refused=${commentId} -->`;
/** The id of the comment that a note of ours says was not taken. Null when it says so of none. */
function refusedIn(body) {
    const [, id] = /<!-- raymond:note v=1 refused=(\d{1,15}) -->/.exec(body) ?? [];
    return id === undefined ? null : Number(id);
}
/** Does the text hold a mark of ours, genuine or not? */
const isMarked = (body) => /<!-- raymond:(?:question|note) v=/.test(body);
/** Writes the marker for the end of a comment, with its nonce; nothing in a run key can end the HTML comment. */
function markerText(marker, issue, key) {
    const fields = Object.entries(NAMES).flatMap(([name, short]) => {
        const value = marker[name];
        return value === null ? [] : [`${short}=${encode(String(value))}`];
    });
    return `${BEGIN}${fields.join(' ')} nonce=${nonceOf(marker, issue, key)}${END}`;
}
/** Reads the marker of a comment. Null when there is none, more than one, or one that cannot be read. */
function readMarker(body) {
    const start = body.indexOf(BEGIN);
    if (start === -1 || body.includes(BEGIN, start + 1))
        return null;
    const end = body.indexOf(END, start);
    if (end === -1 || end - start > LONGEST)
        return null;
    const fields = new Map();
    for (const field of body.slice(start + BEGIN.length, end).split(' ')) {
        const [, name = '', value = ''] = /^([a-z]+)=(\S*)$/.exec(field) ?? [];
        const text = decode(value);
        if (text === null || name === '' || fields.has(name))
            return null;
        fields.set(name, text);
    }
    return signedFrom(fields);
}
function signedFrom(fields) {
    const field = (name) => fields.get(NAMES[name]) ?? '';
    const attempt = Number(field('attempt'));
    const nonce = fields.get('nonce') ?? '';
    const isSound = /^\d{1,20}$/.test(field('runId')) &&
        Number.isSafeInteger(attempt) &&
        attempt > 0 &&
        /^[\w.-]{1,100}$/.test(field('askId')) &&
        KINDS.includes(field('kind')) &&
        /^[0-9a-f]{64}$/.test(nonce);
    if (!isSound)
        return null;
    const marker = {
        workflowFile: field('workflowFile'),
        runKey: field('runKey'),
        runId: field('runId'),
        attempt,
        askId: field('askId'),
        kind: field('kind'),
        answeredBy: field('answeredBy') || null,
        settledAt: field('settledAt') || null,
    };
    return { marker, nonce };
}
/** Have we put this question, on this issue? Any key that opens our checkpoints may have signed it. */
function isGenuine({ marker, nonce }, issue, keys) {
    const given = Buffer.from(nonce, 'hex');
    return keys.some((key) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, Buffer.from(nonceOf(marker, issue, key), 'hex')));
}
/**
 * Writes a run key for a marker: as it is, or hashed where it is very long or holds a secret, which nobody may read.
 * @param redact takes secrets out
 */
function keyInMarker(runKey, redact) {
    if (runKey.length <= 2000 && redact(runKey) === runKey)
        return runKey;
    return hashed(runKey);
}
const isKeyOf = ({ runKey }, own) => runKey === own || runKey === hashed(own);
const hashed = (runKey) => `hash:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(runKey).digest('hex').slice(0, 32)}`;
function nonceOf(marker, issue, key) {
    const fields = Object.keys(NAMES).map((name) => marker[name]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_1__/* .questionKey */ .c7)(key))
        .update(JSON.stringify([1, issue, ...fields]))
        .digest('hex');
}
/**
 * Encodes everything but letters, digits and a few marks. A hyphen is encoded too, so that no two stand side by side,
 * which could end the HTML comment. Half a surrogate pair becomes U+FFFD.
 */
function encode(text) {
    return encodeURIComponent(Buffer.from(text).toString()).replace(/[-!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 43585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ settleAnswered),
/* harmony export */   f4: () => (/* binding */ putQuestions),
/* harmony export */   zm: () => (/* binding */ isOurMarker)
/* harmony export */ });
/* harmony import */ var _core_parked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68842);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82950);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86292);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50165);




/** Questions that are put at once; more would be a flood of notifications. */
const MAX_PUT = 10;
/** How far GitHub's clock may be from ours. */
const CLOCKS_APART_MS = 10 * 60_000;
/**
 * Puts each open question of a parked run on its issue once, however often this is done, and marks those that are open
 * no longer. Never throws.
 */
async function putQuestions(run, desk, parts) {
    const open = (0,_core_parked_js__WEBPACK_IMPORTED_MODULE_0__/* .isParked */ .S2)(run) ? (0,_core_parked_js__WEBPACK_IMPORTED_MODULE_0__/* .ownQuestions */ .UV)(run) : [];
    const seen = await readOpenQuestions(desk);
    if ('problem' in seen)
        return { urls: {}, problems: [seen.problem], isLeft: seen.mayPass };
    const isOpen = new Set((0,_core_parked_js__WEBPACK_IMPORTED_MODULE_0__/* .ownQuestions */ .UV)(run).map(({ ask }) => ask.id));
    const over = seen.questions.filter(({ marker }) => marker.answeredBy === null && !isOpen.has(marker.askId));
    const problems = await settle(over, desk, parts.answered);
    let isLeft = problems.length > 0;
    const urls = {};
    const missing = [];
    for (const each of open) {
        const there = seen.questions.find(({ marker }) => marker.askId === each.ask.id);
        if (there === undefined)
            missing.push(each);
        else
            urls[each.ask.id] = there.comment.url;
    }
    for (const { agent, ask } of missing.slice(0, MAX_PUT)) {
        const said = await put(agent, ask, desk, parts);
        if (said.kind === 'answer') {
            urls[ask.id] = said.data.url;
            continue;
        }
        problems.push(`Question ${ask.id} could not be put on #${desk.issue}: ${said.why}.`);
        isLeft ||= said.kind === 'silent';
        // What GitHub does not answer or allow now, it will not answer or allow for the next question.
        break;
    }
    if (missing.length > MAX_PUT)
        problems.push(`${missing.length - MAX_PUT} more questions are not on #${desk.issue}: no more than ${MAX_PUT} are put at once.`);
    return { urls, problems, isLeft };
}
/** Marks the questions that were answered, while the run goes on. @returns what went wrong */
async function settleAnswered(desk, answered) {
    const seen = await readOpenQuestions(desk);
    if ('problem' in seen)
        return [seen.problem];
    const over = seen.questions.filter(({ marker }) => marker.answeredBy === null && answered.has(marker.askId));
    return await settle(over, desk, answered);
}
/** The questions of this run key that are on the issue. */
async function readOpenQuestions(desk) {
    const us = await desk.issues.us();
    const since = new Date(Date.parse(desk.since) - CLOCKS_APART_MS).toISOString();
    const comments = us.kind === 'answer' ? await desk.issues.comments(desk.issue, since) : us;
    if (us.kind !== 'answer' || comments.kind !== 'answer') {
        const { kind, why } = (us.kind === 'answer' ? comments : us);
        return {
            problem: `The comments of #${desk.issue} could not be read: ${why}.`,
            mayPass: kind === 'silent',
        };
    }
    const { questions } = (0,_questions_js__WEBPACK_IMPORTED_MODULE_3__/* .questionsIn */ .j)(comments.data, { us: us.data, keys: desk.keys.open });
    return { questions: questions.filter(({ marker }) => isOurMarker(marker, desk.identity)) };
}
/** Is it a question of this run key? */
const isOurMarker = (marker, identity) => marker.workflowFile === identity.workflowFile &&
    [identity.runKey, ...identity.otherRunKeys].some((key) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isKeyOf */ .bX)(marker, key));
async function settle(over, desk, answered) {
    const problems = [];
    for (const { marker, comment } of over) {
        const { issue, keys, now: when, runUrl } = desk;
        const settled = answered.get(marker.askId) ?? { by: 'time' };
        const body = (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .settledBody */ ._r)(comment.body, settled, { issue, key: keys.seal, when, runUrl });
        if (body === null)
            continue;
        const said = await desk.issues.edit(comment.id, body);
        if (said.kind !== 'answer') {
            problems.push(`Question ${marker.askId} on #${issue} could not be marked as settled: ${said.why}.`);
            break;
        }
    }
    return problems;
}
async function put(agent, ask, desk, { textOf }) {
    const { identity, issue, keys, redact } = desk;
    const marker = {
        workflowFile: identity.workflowFile,
        runKey: (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .keyInMarker */ .TX)(identity.runKey, redact),
        // The id is that of the run whose key this is: by that of a later one, which goes on with it, nothing is found.
        runId: identity.resumeRun ?? identity.runId,
        attempt: identity.attempt,
        askId: ask.id,
        kind: ask.kind,
        answeredBy: null,
        settledAt: null,
    };
    const body = (0,_body_js__WEBPACK_IMPORTED_MODULE_1__/* .questionBody */ .Xf)(redact(textOf(agent, ask)), ask, { marker, issue, key: keys.seal });
    return await desk.issues.post(issue, body, (comment) => {
        const signed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .readMarker */ .t7)(comment.body);
        return signed !== null && signed.marker.askId === ask.id && (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .isGenuine */ .s0)(signed, issue, keys.open);
    });
}


/***/ }),

/***/ 50165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOurs),
/* harmony export */   j: () => (/* binding */ questionsIn)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86292);

/** Was it written by us, and not by the person whose token we have? */
const isOurs = (comment, us) => isBy(comment, us) && (us.isBot || (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(comment.body));
/** A bot's name ends with `[bot]` in REST, but not everywhere; a person of the same name is somebody else. */
function isBy({ login, isPersons }, us) {
    if (isPersons === us.isBot)
        return false;
    const name = (text) => text.toLowerCase().replace(/\[bot\]$/, '');
    return name(login) === name(us.login);
}
/** Finds the questions among an issue's comments: only those whose author and HMAC are ours (spec 4.5). */
function questionsIn(comments, { us, keys }) {
    const questions = new Map();
    const doubtful = [];
    const notTaken = new Set();
    for (const comment of [...comments].sort((a, b) => a.id - b.id)) {
        if (!isBy(comment, us))
            continue;
        const refused = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedIn */ .kr)(comment.body);
        if (refused !== null)
            notTaken.add(refused);
        if (!comment.body.includes('<!-- raymond:question '))
            continue;
        const signed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(comment.body);
        if (signed === null || !(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .isGenuine */ .s0)(signed, comment.issue, keys)) {
            doubtful.push(comment);
            continue;
        }
        const { marker } = signed;
        const name = JSON.stringify([marker.workflowFile, marker.runKey, marker.askId]);
        const before = questions.get(name);
        // A question that was put twice is answered when either copy says so.
        if (before === undefined)
            questions.set(name, { marker, comment });
        else if (before.marker.answeredBy === null)
            questions.set(name, { marker, comment: before.comment });
    }
    return { questions: [...questions.values()], notTaken, doubtful };
}


/***/ }),

/***/ 44252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $L: () => (/* binding */ older),
/* harmony export */   Ie: () => (/* binding */ empty),
/* harmony export */   J$: () => (/* binding */ several),
/* harmony export */   Se: () => (/* binding */ repeatOrSkip),
/* harmony export */   X_: () => (/* binding */ refusedByRun),
/* harmony export */   Y2: () => (/* binding */ noQuestion),
/* harmony export */   bG: () => (/* binding */ wrongId),
/* harmony export */   dd: () => (/* binding */ answeredBy),
/* harmony export */   fb: () => (/* binding */ wrongNonce),
/* harmony export */   iE: () => (/* binding */ unknownVerb),
/* harmony export */   mV: () => (/* binding */ nearYes),
/* harmony export */   oQ: () => (/* binding */ answered),
/* harmony export */   oh: () => (/* binding */ edited)
/* harmony export */ });
/* harmony import */ var _report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83308);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86292);


/*
 * What we tell people with write access whose comment was not taken (spec 4.5). Nothing of a comment's or a question's
 * own text is in it.
 */
const told = (text, mark = _marker_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_MARK */ .xI) => `${text}\n\n${mark}`;
const HOW = '`/raymond answer TEXT`, `/raymond approve` or `/raymond reject REASON`';
const edited = () => told('This comment was edited, so that it is not taken as an answer: what it said before cannot be known. Please write a new one.');
const unknownVerb = (verb) => told(/^[a-z]{1,20}$/.test(verb)
    ? `There is no \`/raymond ${verb}\`. A question is answered by ${HOW}, at the start of a line.`
    : `A question is answered by ${HOW}, at the start of a line.`);
const noQuestion = () => told('No question of a run is open here, so that there is nothing to answer.');
const wrongNonce = () => told('There is a question here whose mark does not verify: it was not put by this workflow, or under another `state-key`. It is not answered from here. Re-run the workflow run that asks, with the inputs `answer` and `ask-id`, or add the key to `state-key` as a line of its own.');
const older = () => told('This comment is older than the question, so that it is not taken as an answer. Please write a new one.');
const several = (open) => told(`Several questions are open. Please say which one you answer: \`/raymond answer ID TEXT\`.\n\n${list(open)}`);
const wrongId = (id, open) => told(open.length === 0
    ? `No question has the id \`${id}\`, and none is open here.`
    : `No question has the id \`${id}\`. Open:\n\n${list(open)}`);
const empty = () => told('An answer needs a text: `/raymond answer TEXT`.');
const repeatOrSkip = (id) => told(`That question is about a step that was cut off: answer \`/raymond answer ${id} repeat\` or \`/raymond answer ${id} skip to STATE\`.`);
const nearYes = () => told('Did you mean `/raymond approve`? A no is `/raymond reject REASON`. The question is open still.');
function answered({ marker: { askId, answeredBy } }) {
    const id = /^[0-9a-f]{1,20}$/.test(askId) ? ` \`${askId}\`` : '';
    const how = answeredBy === 'time' ? 'was not answered in time' : 'is answered already';
    return told(`The question${id} ${how}; the run has gone on.`);
}
const answeredBy = ({ url }) => told(`The question is answered already${linked(url)}; the first valid answer counts.`);
function list(open) {
    const shown = open
        .slice(0, 10)
        .map(({ marker, comment }) => `- \`${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plainId */ .Sd)(marker.askId)}\`${linked(comment.url)}`);
    return [...shown, ...(open.length > 10 ? [`- … and ${open.length - 10} more`] : [])].join('\n');
}
const linked = (url) => (/^https:\/\/[\w./:#-]+$/.test(url) ? ` ([comment](${url}))` : '');
/** Replies to an answer that the run itself does not take. From then on that comment does not count. */
const refusedByRun = (askId, commentId) => told(`That answer does not decide what was asked: answer \`/raymond answer ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plainId */ .Sd)(askId)} repeat\` or \`/raymond answer ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plainId */ .Sd)(askId)} skip to STATE\`, with a state of the workflow.`, (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedMark */ .Iy)(commentId));


/***/ })

};
