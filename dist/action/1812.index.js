export const id = 1812;
export const ids = [1812,9950];
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

/***/ 9950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markAnswered: () => (/* binding */ markAnswered),
  tellPeople: () => (/* binding */ tellPeople)
});

// UNUSED EXPORTS: NOT_PUT

// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/run-overlay.js + 1 modules
var run_overlay = __webpack_require__(4460);
// EXTERNAL MODULE: ./lib/report/summary/going-on.js
var going_on = __webpack_require__(79205);
// EXTERNAL MODULE: ./lib/report/summary/head.js
var head = __webpack_require__(62691);
// EXTERNAL MODULE: ./lib/report/summary/last-words.js
var last_words = __webpack_require__(98481);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
;// CONCATENATED MODULE: ./lib/report/summary/question.js







/** How many characters of the question, and of the output before it, are shown: plain, and where escapes grow them. */
const LENGTHS = [
    [10_000, 4000],
    [4000, 1500],
];
const LAST_WORDS_BYTES = 24_000;
/** A comment may have 65,536 characters; how to answer and the mark are added to these. */
const MAX_CHARACTERS = 50_000;
/** What an agent asks, and what was done so far (spec 4.5), as a comment's Markdown. None of their texts is markup. */
function questionText({ run, events, agent, ask, workflow, runUrl, redact }) {
    // Without a state to go on in, the end of the time changes nothing.
    const isLimited = ask.timeout_at !== null && ask.timeout_next !== null;
    const limit = !isLimited ? '' : `, and waits until ${(0,markdown/* inline */.mG)((0,going_on/* utcMinute */.vD)(ask.timeout_at), 40)}`;
    const whoAsks = `🙋 **${(0,markdown/* inline */.mG)(redact((0,head/* workflowTitle */.il)(workflow)), 80)}** asks${agent === 'main' ? '' : ` (${(0,markdown/* inline */.mG)(agent, 60)})`}${limit}:`;
    const texts = LENGTHS.map(([question, output]) => [
        ...(ask.output === undefined ? [] : ['The end of the output:', (0,markdown/* block */.om)(redact(ask.output), output)]),
        ...[whoAsks, (0,markdown/* block */.om)(redact(ask.question), question)],
    ].join('\n\n'));
    const asks = texts.find(({ length }) => length <= MAX_CHARACTERS) ?? texts.at(-1);
    const done = soFar(run, events, runUrl, redact);
    return asks.length + done.length <= MAX_CHARACTERS ? `${asks}\n\n${done}` : asks;
}
function soFar(run, events, runUrl, redact) {
    const story = new story_story/* Story */.g();
    for (const event of events)
        story.apply(event);
    const facts = [
        `${run.steps} ${run.steps === 1 ? 'step' : 'steps'}`,
        `${(0,markdown/* usd */.dR)(run.total_cost_usd)}${run.budget_usd === 0 ? '' : ` of ${(0,markdown/* usd */.dR)(run.budget_usd)}`}`,
        (0,format/* formatDuration */.a3)(story.workingMs),
    ];
    const words = (0,last_words/* lastWords */.a)(new run_overlay/* RunOverlay */.E(run, story), story, { room: LAST_WORDS_BYTES, redact });
    const body = [`${facts.join(' · ')} · ${(0,markdown/* link */.nf)('the run', runUrl)}`, ...words].join('\n\n');
    return (0,markdown/* details */.zH)('What was done so far', body);
}

// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/identity/github.js + 3 modules
var github = __webpack_require__(95106);
// EXTERNAL MODULE: ./lib/action/ask/issue.js
var ask_issue = __webpack_require__(54407);
// EXTERNAL MODULE: ./lib/action/ask/put.js
var ask_put = __webpack_require__(43585);
;// CONCATENATED MODULE: ./lib/action/ask/tell.js









const NOT_PUT = { urls: {}, problems: [], isLeft: false };
/** How long `main`, for which people wait, tries to reach GitHub; each question adds `EACH_MS`. */
const MAIN_TIMEOUT_MS = 20_000;
const EACH_MS = 5000;
/** `post` can wait longer, since GitHub may be away for a minute, or want a pause of one. */
const POST_TIMEOUT_MS = 90_000;
/**
 * Puts the run's questions on its issue once its checkpoint is confirmed, without which nothing could go on from an
 * answer, and marks those that are answered. Never throws: what goes wrong is a warning, and stands in the summary.
 * @param saved where the checkpoint is
 */
async function tellPeople(keeper, run, { saved, by }) {
    const { job, keys, run: kept } = keeper;
    const { issue, answered } = kept;
    const open = (0,parked/* ownQuestions */.UV)(run);
    const isNeeded = open.length > 0 || kept.hasAsked || answered.length > 0;
    if (!isNeeded || issue === null || job.inputs['on-ask'] !== 'comment')
        return NOT_PUT;
    if (keys === null || saved === 'none') {
        if (open.length > 0)
            job.voice.warning(`The question was not put on #${issue}: ${keys === null ? 'without a key, `state-key` for instance, nobody could tell it from a forged one' : 'no checkpoint was saved, so that the run could not go on with an answer'}.`);
        return NOT_PUT;
    }
    const patienceMs = by === 'main' ? MAIN_TIMEOUT_MS + EACH_MS * Math.min(open.length, 10) : POST_TIMEOUT_MS;
    const events = open.length === 0 ? [] : await (0,transcript/* readEvents */.wj)((0,run_folder/* runPaths */.Ot)(job.stateDir, kept.runId).events).catch(() => []);
    const desk = deskOf(keeper, keys, { issue, since: run.started_at, patienceMs });
    const redact = (text) => job.redactor.redactText(text);
    const { workflow } = job.inputs;
    const put = await job.voice.group(`Questions on #${issue}`, () => (0,ask_put/* putQuestions */.f4)(run, desk, {
        textOf: (agent, ask) => questionText({ run, events, agent: agent.id, ask, workflow, runUrl: desk.runUrl, redact }),
        answered: new Map(answered),
    }));
    if (put.problems.length > 0)
        job.voice.warning([...put.problems, adviceOn(put, by)].join('\n'));
    return put;
}
function adviceOn({ problems, isLeft }, by) {
    if (problems.some((text) => /not accessible by (?:integration|personal access token)/i.test(text)))
        return 'The job needs the permission `issues: write`, on a pull request `pull-requests: write`. The question stands in the job summary, and how it is answered there.';
    if (!isLeft)
        return 'What is not there stands in the job summary, and how it is answered there.';
    return by === 'main'
        ? 'It is tried again when the job ends. Nothing is lost: the question stands in the job summary, too.'
        : 'A re-run of the job tries again. Nothing is lost: the question stands in the job summary, too.';
}
/** Marks the answered questions once a checkpoint holds the answers, while the run goes on. Never throws. */
async function markAnswered(keeper) {
    const { job, keys, run } = keeper;
    if (keys === null || run.issue === null || run.answered.length === 0)
        return;
    // All comments of the issue are read, since it is not known here when the run began.
    const desk = deskOf(keeper, keys, { issue: run.issue, since: LONG_AGO, patienceMs: MAIN_TIMEOUT_MS });
    for (const problem of await (0,ask_put/* settleAnswered */.LZ)(desk, new Map(run.answered)))
        job.voice.info(problem);
}
const LONG_AGO = '2020-01-01T00:00:00.000Z';
function deskOf({ job, run: { identity } }, keys, { issue, since, patienceMs }) {
    const { context } = job;
    return {
        issues: (0,ask_issue/* issuesOf */.wf)((0,github/* githubOf */.z)(job, patienceMs), ports/* realPorts */.R.now),
        ...{ issue, keys, identity, since },
        redact: (text) => job.redactor.redactText(text),
        runUrl: (0,action_context/* runUrl */.Vp)(context, context.runId),
        now: new Date(ports/* realPorts */.R.now()).toISOString(),
    };
}


/***/ }),

/***/ 81812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postStep: () => (/* binding */ postStep)
/* harmony export */ });
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(29610);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _process_orphans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42314);
/* harmony import */ var _report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83308);
/* harmony import */ var _report_summary_not_started_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(604);
/* harmony import */ var _runtime_metering_left_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95337);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82840);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57087);
/* harmony import */ var _ask_tell_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9950);
/* harmony import */ var _checkpoint_checkpoint_writer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99768);
/* harmony import */ var _checkpoint_save_schedule_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95065);
/* harmony import */ var _end_finish_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94401);
/* harmony import */ var _identity_identity_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96079);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24535);
/* harmony import */ var _listener_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50852);
















/** `post`, whatever comes. */
async function postStep(environment) {
    const listener = (0,_listener_js__WEBPACK_IMPORTED_MODULE_12__/* .listenTo */ .r)(environment);
    try {
        await postJob(listener);
    }
    catch (error) {
        // What `main` has come to stands: post only keeps it.
        listener.voice.warning((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error));
    }
}
/**
 * What `post` does: when `main` was cancelled or killed, it saves the state, uploads the transcripts and writes the
 * summary; it has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
async function postJob(listener) {
    const state = (name) => listener.environment[`STATE_${name}`] ?? '';
    for (const secret of listener.secrets)
        listener.voice.setSecret(secret);
    const job = (0,_job_js__WEBPACK_IMPORTED_MODULE_11__/* .readJob */ .cd)(listener.environment, listener);
    process.chdir(job.context.workspace);
    const left = (0,_checkpoint_checkpoint_writer_js__WEBPACK_IMPORTED_MODULE_7__/* .readPostState */ .cj)(job, (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_10__/* .sealKeysOf */ .hu)(job).keys);
    if (left === null)
        return tellOfNone(job);
    // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
    const paths = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .runPaths */ .Ot)(job.stateDir, left.keeper.run.runId);
    await (0,_process_orphans_js__WEBPACK_IMPORTED_MODULE_1__/* .endOrphans */ .X)(paths.folder, (ms) => _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .realPorts */ .R.sleep(ms, new AbortController().signal));
    // It still writes down what the agents' last requests cost.
    await (0,_runtime_metering_left_js__WEBPACK_IMPORTED_MODULE_2__/* .meterLeft */ .n)(paths.lock, _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .realPorts */ .R, (what) => job.voice.info(what)).hasEnded();
    const run = await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readStateFile */ .qy)(paths.state).catch(() => null);
    if (run === null)
        return tellOfNone(job);
    const identity = await ownIdentity(job, left.keeper.run.identity);
    const keeper = { ...left.keeper, run: { ...left.keeper.run, identity } };
    // Main has come to its end, and GitHub would not take the question then.
    const isSaved = state('settled') === 'true';
    if (isSaved)
        return await tellAgain(keeper, run, state('saved'));
    const kept = await (0,_checkpoint_save_schedule_js__WEBPACK_IMPORTED_MODULE_8__/* .keepEnd */ .z)(keeper, left.sequence);
    const { urls: asked } = await (0,_ask_tell_js__WEBPACK_IMPORTED_MODULE_6__.tellPeople)(keeper, run, { saved: kept.saved, by: 'post' });
    if (state('summary') === 'written')
        return;
    const end = { run, paths, runCostUsd: costOf(run, state('cost-before')) };
    await (0,_end_finish_js__WEBPACK_IMPORTED_MODULE_9__/* .writeSummary */ .Sy)(job, { end, ...kept, asked });
}
/** The summary is written already; where the question stands by now comes below it. */
async function tellAgain(keeper, run, saved) {
    const { urls } = await (0,_ask_tell_js__WEBPACK_IMPORTED_MODULE_6__.tellPeople)(keeper, run, { saved, by: 'post' });
    const links = Object.values(urls).map((url) => `🙋 ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_13__/* .link */ .nf)('The question was put in a comment', url)}.`);
    if (keeper.job.inputs.summary && links.length > 0)
        keeper.job.voice.summary(`${links.join('\n\n')}\n`);
}
/**
 * Under whose name it is sealed. What `main` has left went through a file that agents can write once they have killed
 * it, so that we ask anew; it counts only where GitHub does not say who we are.
 */
async function ownIdentity(job, left) {
    const ours = await (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_10__/* .identityOf */ .cu)(job);
    if (ours.stage !== null)
        // Which round it collects the inputs do not say.
        return ours.stage.kind === 'collect' && left.stage?.kind === 'collect'
            ? (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_10__/* .stagedAs */ .JZ)(ours, job, left.stage)
            : ours;
    return ours.uncertain === null ? ours : { ...ours, runKey: left.runKey, otherRunKeys: left.otherRunKeys };
}
/** `main` was killed before the run had its first state. */
function tellOfNone({ inputs, voice }) {
    if (!inputs.summary)
        return;
    const message = 'The job was ended before the run had begun.';
    const redact = (text) => voice.redact(text);
    voice.summary((0,_report_summary_not_started_js__WEBPACK_IMPORTED_MODULE_14__.notStartedSummary)({ workflow: inputs.workflow, code: 'INTERRUPTED', message, redact }));
}
/** What this attempt has cost, USD. */
function costOf({ total_cost_usd: total }, before) {
    return Math.max(0, (0,_core_budget_js__WEBPACK_IMPORTED_MODULE_15__/* .addUsd */ .UP)(total, -(Number(before) || 0)));
}


/***/ }),

/***/ 4460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ RunOverlay)
});

// UNUSED EXPORTS: OVERLAY_EVENTS

// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
;// CONCATENATED MODULE: ./lib/core/story/edges.js

/** The edges of all visits that have happened, with how often each was taken. */
function edgesOf(story) {
    const edges = new Map();
    const joined = joinsOf(story);
    const next = new Map();
    for (const { visits } of story.agents.values())
        for (const [index, visit] of visits.entries())
            if (index + 1 < visits.length)
                next.set(visit, visits[index + 1]);
    const link = (from, to, kind, label = null) => {
        const key = JSON.stringify([from, to, kind, label]);
        const edge = edges.get(key);
        if (edge === undefined)
            edges.set(key, { from, to, kind, label, count: 1 });
        else
            edge.count += 1;
    };
    const first = story.visits.find(({ isEntered }) => isEntered);
    if (first !== undefined)
        link(workflow_map/* START */.d3, (0,workflow_map/* stateKey */.bP)(first.state), 'goto');
    for (const { told } of story.agents.values())
        linkTold(told, link);
    for (const visit of story.visits) {
        linkTransition(visit, link);
        linkTold(visit.told, link);
        if (next.has(visit))
            linkAnswer(visit, (0,workflow_map/* stateKey */.bP)(next.get(visit).state), link);
        if (!visit.told.has('agent_ended'))
            continue;
        const door = joined.get(visit.agent);
        if (door === undefined)
            link((0,workflow_map/* stateKey */.bP)(visit.state), workflow_map/* END */.Kp, 'goto');
        else
            link((0,workflow_map/* stateKey */.bP)(visit.state), (0,workflow_map/* stateKey */.bP)(door), 'join');
    }
    return [...edges.values()];
}
function linkTransition({ state, transition: event, told }, link) {
    if (event?.to == null)
        return;
    const { to, transition, outcome = null, error } = event;
    const kind = error === undefined ? edgeKind(transition) : 'error';
    if (kind === null)
        return;
    // A state graph's question is a part of its visit: on the map, the edge begins at the state itself.
    if (error === undefined && isGraphs(state) && lastAnswer(told) !== undefined)
        link((0,workflow_map/* askKey */.xo)(state), (0,workflow_map/* stateKey */.bP)(to), 'answer', outcome);
    else
        link((0,workflow_map/* stateKey */.bP)(state), (0,workflow_map/* stateKey */.bP)(to), kind, error ?? (transition.tag === 'function' ? 'function' : outcome));
}
function linkTold(told, link) {
    for (const event of told.values()) {
        if (event.type === 'forked')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.worker_state), 'fork');
        if (event.type === 'asked')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* askKey */.xo)(event.state), 'goto');
        if (event.type === 'max_visits')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.to), 'limit');
        if (event.type === 'join_timeout')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.to), 'timeout');
        if (event.type === 'skipped')
            link((0,workflow_map/* stateKey */.bP)(event.state), (0,workflow_map/* stateKey */.bP)(event.to), 'skip');
    }
}
function linkAnswer({ state, told }, to, link) {
    const asked = [...told.values()].some(({ type }) => type === 'asked');
    if (asked && !isGraphs(state))
        link((0,workflow_map/* askKey */.xo)(state), to, lastAnswer(told)?.timed_out === true ? 'timeout' : 'answer');
}
function lastAnswer(told) {
    return [...told.values()].findLast((event) => event.type === 'answered');
}
/** Whether the state is a graph's: those are in one file, and have no file's extension in their names. */
function isGraphs(state) {
    return !/\.(?:md|sh|ps1|bat)$/.test(state);
}
/** Maps workers to the state whose join they were handed over to. */
function joinsOf({ agents }) {
    const joins = new Map();
    for (const { told, visits } of agents.values())
        for (const each of [told, ...visits.map((visit) => visit.told)])
            for (const event of each.values())
                if (event.type === 'joined')
                    for (const { id } of event.workers)
                        joins.set(id, event.state);
    return joins;
}
/** Null for an `<ask>`, for which its question stands, and where an agent ends, for which its end stands. */
function edgeKind({ tag }) {
    switch (tag) {
        case 'goto':
        case 'reset':
            return tag;
        case 'call':
        case 'function':
            return 'call';
        case 'result':
            return 'return';
        case 'fork':
            return 'goto';
        case 'ask':
            return null;
        default:
            return tag;
    }
}

// EXTERNAL MODULE: ./lib/core/story/story.js
var story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/core/story/visit.js
var visit = __webpack_require__(70582);
// EXTERNAL MODULE: ./lib/report/totals.js
var report_totals = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/report/run-overlay.js





/** The events of a log that an overlay is made from. */
const OVERLAY_EVENTS = new Set([
    ...[...story/* FIGURE_EVENTS */.P].filter((type) => type !== 'outcome'),
    ...['transition', 'forked', 'max_visits', 'skipped', 'join_timeout', 'joined'],
    ...['asked', 'answered', 'agent_ended'],
]);
/** What a run has made of its workflow, over all its lives, by the keys of places on the map. */
class RunOverlay {
    /** Visited places, in the order of their first visits. */
    places;
    totals;
    marks;
    edges;
    workingMs;
    constructor(run, story) {
        this.edges = edgesOf(story);
        this.marks = marksOf(run);
        this.workingMs = story.workingMs;
        const kinds = new Map();
        for (const { state, kind, isEntered } of story.visits)
            if (isEntered)
                kinds.set(state, kind);
        const totals = new Map();
        // An edge that leads to a question has asked it.
        for (const { to, count } of this.edges)
            if (to.startsWith((0,workflow_map/* askKey */.xo)('')))
                totals.set(to, { ...report_totals/* NO_TOTAL */.x9, visits: (totals.get(to)?.visits ?? 0) + count });
        for (const [state, total] of [...(0,report_totals/* totalsOf */.vA)(story, 'state'), ...(0,report_totals/* stateTotals */.PV)(run, story)])
            totals.set((0,workflow_map/* stateKey */.bP)(state), total);
        this.totals = totals;
        const visited = story.visits.map(({ state }) => (0,workflow_map/* stateKey */.bP)(state));
        const ends = this.edges.flatMap(({ from, to }) => [from, to]);
        this.places = [...new Set([...visited.slice(0, 1), ...ends, ...visited])].map((key) => {
            if (key === workflow_map/* START */.d3 || key === workflow_map/* END */.Kp)
                return { key, kind: key, label: '', within: [] };
            const state = key.slice(key.indexOf(' ') + 1);
            // Until the state is entered, its name has to do.
            const kind = key === (0,workflow_map/* askKey */.xo)(state) ? 'ask' : (kinds.get(state) ?? (0,visit/* kindByName */.v)(state));
            return { key, kind, label: (0,workflow_map/* stateName */.Vi)(state), within: [] };
        });
    }
}
/** The places where agents have stopped. */
function marksOf(run) {
    const marks = new Map();
    for (const { status, current_state: state } of run.agents) {
        const key = status === 'asking' ? (0,workflow_map/* askKey */.xo)(state) : (0,workflow_map/* stateKey */.bP)(state);
        if (marks.get(key) !== 'failed')
            marks.set(key, status === 'failed' ? 'failed' : 'open');
    }
    return marks;
}


/***/ }),

/***/ 79205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qx: () => (/* binding */ questionLines),
/* harmony export */   iO: () => (/* binding */ goingOn),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);


const MAX_QUESTIONS = 5;
const QUESTION_LENGTH = 3000;
const OUTPUT_LENGTH = 2000;
/** Every open question, and where to answer it (spec 4.5: where nobody can be asked on an issue). */
function questionLines(input, redact) {
    const { run } = input;
    const open = run.agents.flatMap(({ id, ask }) => (ask === null ? [] : [{ agent: id, ask }]));
    if (open.length === 0)
        return [];
    const where = howToAnswer(input, open.map(({ ask }) => ask.id));
    const shown = open.slice(0, MAX_QUESTIONS).flatMap(({ agent, ask }) => {
        const isLimited = ask.timeout_at !== null && ask.timeout_next !== null;
        const limit = !isLimited ? '' : `, and waits until ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(utcMinute(ask.timeout_at), 40)}`;
        const about = ask.output === undefined ? [] : ['The end of the output:', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)(redact(ask.output), OUTPUT_LENGTH)];
        return [...about, `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(agent, 60)} asks**${limit}:`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .block */ .om)(redact(ask.question), QUESTION_LENGTH)];
    });
    const hidden = open.length - MAX_QUESTIONS;
    return [...shown, ...(hidden > 0 ? [`… and ${hidden} more questions.`] : []), where];
}
/** How to answer: on the issue where it stands, by inputs, or on one's own machine. */
function howToAnswer({ answering, saved, run }, ids) {
    const machine = saved === 'none'
        ? '⚠️ It cannot be answered: that takes a checkpoint of this run, and none was saved.'
        : 'How to answer stands at the end, under “On your own machine”.';
    if (answering === undefined || saved === 'none')
        return machine;
    const shown = ids.slice(0, MAX_QUESTIONS);
    const links = shown.flatMap((id) => {
        const url = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(answering.urls, id);
        return url === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`the comment on ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainId */ .Sd)(id)}`, url)];
    });
    const comment = links.length === 0 ? '' : `Answer it below ${links.join(', ')}.`;
    const askId = shown.map((id) => `\`ask-id: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainId */ .Sd)(id)}\``).join(ids.length === 1 ? '' : ' or ');
    // The jobs of a fan-out go on as another attempt of themselves (spec 4.10).
    const how = run.fan_out === undefined
        ? `of a dispatch with \`resume-run: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plainId */ .Sd)(answering.githubRunId)}\`, or of a re-run`
        : 'of a re-run of the failed jobs';
    const byInput = `${comment === '' ? 'Answer it' : 'Or'} by the inputs \`answer\` and ${askId} ${how}; whoever starts it needs write access.`;
    return [comment, byInput, machine].filter((way) => way !== '').join('\n\n');
}
/** A time such as `2026-01-16T10:15:00.000Z` as `2026-01-16 10:15 UTC`. */
function utcMinute(time) {
    return /^[\d-]+T\d\d:\d\d/.exec(time)?.[0].replace('T', ' ').concat(' UTC') ?? time;
}
/** Where the run's state and transcripts are, and how to go on from them elsewhere (spec 4.6, 4.7). */
function goingOn(input) {
    const { saved, transcripts, run } = input;
    const over = run.status === 'completed';
    const kept = {
        cache: 'State saved in the cache',
        artifact: 'State saved as an artifact',
        none: over ? '' : '⚠️ State not saved',
    }[saved];
    // A re-run would only ask again, or find its budget spent. The run's own message says what helps then.
    const isStuck = ['asking', 'budget_exceeded', 'forked'].includes(run.status);
    const next = over || saved === 'none' || isStuck ? '' : 're-run the job to go on';
    const where = transcripts === null ? '' : `Transcripts: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(transcripts.name, 150), transcripts.url)}`;
    const line = [[kept, next].filter(Boolean).join(': '), where].filter(Boolean).join(' · ');
    return [...(line === '' ? [] : [line]), ...notKept(input), ...locally(input)];
}
const MAX_NOT_KEPT = 20;
function notKept({ notKept: all = [] }) {
    if (all.length === 0)
        return [];
    const shown = all.slice(0, MAX_NOT_KEPT).map((each) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(each, 400)}`);
    const more = all.length - shown.length;
    return [
        ['⚠️ Not everything was kept:', '', ...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n'),
    ];
}
/**
 * How to go on with the command line. No other part of a job mentions it, and a test carries out what this says. Only a
 * job can fetch a cache, and what is not sealed can only be looked at.
 */
function locally(input) {
    const { run, runUrl, repository, transcripts, saved } = input;
    if (transcripts === null && saved === 'none')
        return [];
    const job = /\/runs\/(\d+)/.exec(runUrl)?.[1] ?? 'JOB_RUN_ID';
    const lines = [
        `RUN=${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(run.workflow_id)}`,
        `raymond pull ${job} --repo ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(repository)} --leg $RUN`,
        'raymond status $RUN',
        ...(saved === 'none' ? [] : resumes(run)),
    ];
    const intro = 'In a clone of the repository. What is sealed takes `RAYMOND_STATE_KEY`, and comes with sessions and work tree; without it there are the transcripts, to be looked at.';
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)('On your own machine', `${intro}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .Pi)(lines)}`)];
}
function resumes({ status, agents }) {
    const resume = 'raymond resume $RUN';
    if (status === 'completed')
        return [];
    if (status === 'budget_exceeded')
        return [`${resume} --budget MORE`];
    if (status !== 'asking')
        return [resume];
    const ids = agents.flatMap(({ ask }) => (ask === null ? [] : [ask.id])).slice(0, MAX_QUESTIONS);
    const isOne = ids.length < 2;
    return ids.map((id) => `${resume} --answer TEXT${isOne ? '' : ` --ask-id ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(id)}`}`);
}


/***/ }),

/***/ 98481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lastWords)
/* harmony export */ });
/* harmony import */ var _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83706);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83308);



const MAX_STATES = 60;
const MESSAGE_LENGTH = 8000;
/**
 * The last message of each state, folded. Where the room is too small for all, the most important stay: those of states
 * where agents stopped, then the latest.
 */
function lastWords(overlay, story, { room, redact }) {
    const { marks } = overlay;
    const outcomes = latestOutcomes(story);
    const told = overlay.places.filter(({ key }) => outcomes.has(key));
    if (told.length === 0)
        return [];
    const ranked = [...told].sort((a, b) => Number(marks.has(b.key)) - Number(marks.has(a.key)) ||
        outcomes.get(b.key).seq - outcomes.get(a.key).seq);
    const title = '#### Last messages';
    const folded = new Map();
    // The note at the end needs some room, too.
    let left = room - (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Bytes */ .dy)(title) - 300;
    for (const place of ranked.slice(0, MAX_STATES)) {
        const text = fold(place, outcomes.get(place.key), overlay, redact);
        const bytes = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8Bytes */ .dy)(text) + 2;
        if (bytes > left)
            break;
        left -= bytes;
        folded.set(place, text);
    }
    const hidden = told.length - folded.size;
    const note = hidden === 0 ? [] : [`<sub>${hidden} more ${hidden === 1 ? 'is' : 'are'} in the transcripts.</sub>`];
    const shown = told.flatMap((place) => folded.get(place) ?? []);
    return shown.length === 0 ? note : [title, shown.join('\n'), ...note];
}
/** What the latest turn of each place ended with. */
function latestOutcomes({ visits }) {
    const latest = new Map();
    for (const { state, turns } of visits)
        for (const { outcomeEvent: event } of turns)
            if (event !== null && event.seq > (latest.get((0,_core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_2__/* .stateKey */ .bP)(state))?.seq ?? -1))
                latest.set((0,_core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_2__/* .stateKey */ .bP)(state), event);
    return latest;
}
/** Folds a message, unless an agent failed there: that is what people come to read. */
function fold({ key, label }, { agent, result }, { marks, totals }, redact) {
    const { visits, costUsd, replayedUsd } = totals.get(key) ?? _totals_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_TOTAL */ .x9;
    const mark = marks.get(key);
    const facts = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(agent, 60),
        visits > 1 ? `${visits} visits` : '',
        costUsd + replayedUsd > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .usd */ .dR)(costUsd + replayedUsd) : '',
    ].filter((fact) => fact !== '');
    const icon = mark === 'failed' ? '❌ ' : mark === 'open' ? '⏸️ ' : '';
    const text = redact(wordsOf(result)).trim();
    const body = text === '' ? '<i>nothing</i>' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .block */ .om)(text, MESSAGE_LENGTH);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH)(`${icon}<b>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(label, 80)}</b> · ${facts.join(' · ')}`, body, mark === 'failed');
}
function wordsOf(result) {
    switch (result.kind) {
        case 'text':
            return result.text;
        case 'exit': {
            const code = result.exit_code === 0 ? '' : `exit code ${result.exit_code}`;
            const errors = result.stderr.trim() === '' ? '' : `stderr:\n${result.stderr.trim()}`;
            return [code, result.stdout.trim(), errors].filter((part) => part !== '').join('\n\n');
        }
        case 'failure':
            return `${result.code}: ${result.message}`;
    }
}


/***/ })

};
