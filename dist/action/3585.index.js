export const id = 3585;
export const ids = [3585];
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

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isOurMarker: () => (/* binding */ isOurMarker),
/* harmony export */   openAsks: () => (/* binding */ openAsks),
/* harmony export */   putQuestions: () => (/* binding */ putQuestions),
/* harmony export */   settleAnswered: () => (/* binding */ settleAnswered)
/* harmony export */ });
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96163);
/* harmony import */ var _wake_due_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45629);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82950);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86292);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50165);





/** Questions that are put at once; more would be a flood of notifications. */
const MAX_PUT = 10;
/** How far GitHub's clock may be from ours. */
const CLOCKS_APART_MS = 10 * 60_000;
/** Leaves out what legs of a fan-out ask: their own jobs put it, and the run that collects them only tells of it. */
function openAsks(run) {
    const isElsewhere = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .isInLegs */ .lb)(run);
    return run.agents.flatMap((agent) => agent.ask === null || isElsewhere(agent.id) ? [] : [{ agent, ask: agent.ask }]);
}
/**
 * Puts each open question of a parked run on its issue once, however often this is done, and marks those that are open
 * no longer. Never throws.
 */
async function putQuestions(run, desk, parts) {
    const open = (0,_wake_due_js__WEBPACK_IMPORTED_MODULE_4__/* .isParked */ .S)(run) ? openAsks(run) : [];
    const seen = await readOpenQuestions(desk);
    if ('problem' in seen)
        return { urls: {}, problems: [seen.problem], isLeft: seen.mayPass };
    const isOpen = new Set(openAsks(run).map(({ ask }) => ask.id));
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
    const { questions } = (0,_questions_js__WEBPACK_IMPORTED_MODULE_2__/* .questionsIn */ .j)(comments.data, { us: us.data, keys: desk.keys.open });
    return { questions: questions.filter(({ marker }) => isOurMarker(marker, desk.identity)) };
}
/** Is it a question of this run key? */
const isOurMarker = (marker, identity) => marker.workflowFile === identity.workflowFile &&
    [identity.runKey, ...identity.otherRunKeys].some((key) => (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isKeyOf */ .bX)(marker, key));
async function settle(over, desk, answered) {
    const problems = [];
    for (const { marker, comment } of over) {
        const { issue, keys, now: when, runUrl } = desk;
        const settled = answered.get(marker.askId) ?? { by: 'time' };
        const body = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .settledBody */ ._r)(comment.body, settled, { issue, key: keys.seal, when, runUrl });
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
        runKey: (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .keyInMarker */ .TX)(identity.runKey, redact),
        // The id is that of the run whose key this is: by that of a later one, which goes on with it, nothing is found.
        runId: identity.resumeRun ?? identity.runId,
        attempt: identity.attempt,
        askId: ask.id,
        kind: ask.kind,
        answeredBy: null,
        settledAt: null,
    };
    const body = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .questionBody */ .Xf)(redact(textOf(agent, ask)), ask, { marker, issue, key: keys.seal });
    return await desk.issues.post(issue, body, (comment) => {
        const signed = (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .readMarker */ .t7)(comment.body);
        return signed !== null && signed.marker.askId === ask.id && (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .isGenuine */ .s0)(signed, issue, keys.open);
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


/***/ })

};
