export const id = 5584;
export const ids = [5584,3585];
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


/** What stands between these is ours, and becomes what came of the question. */
const HOW_BEGIN = '<!-- raymond:how -->';
const HOW_END = '<!-- raymond:end -->';
/**
 * A question's comment: what is asked, how to answer, and the mark.
 * @param text Markdown, redacted and escaped
 */
function questionBody(text, ask, mark) {
    const how = [HOW_BEGIN, howToAnswer(ask), HOW_END].join('\n');
    return [text, how, (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerText */ .U7)(mark.marker, mark.issue, mark.key)].join('\n\n');
}
/** The lines to copy. */
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
 * A question's comment once it is settled: marked, so that it is never open again. What was asked stays as it stands.
 * @param when ISO 8601
 * @returns null: the comment has no mark of ours
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
/** The comment with a text instead of how to answer, its mark as it is. @param note Markdown, escaped */
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
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92087);


const BEGIN = '<!-- raymond:question v=1 ';
const END = ' -->';
/** What is written under other names than these is left to later versions. */
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
/** Says of all other comments of ours that they are: nothing in them is for us. */
const OWN_MARK = '<!-- raymond:note v=1 -->';
/** The same of a reply to an answer that the run did not take. */
const refusedMark = (commentId) => `<!-- raymond:note v=1 refused=${commentId} -->`;
/** The comment that a note of ours says was not taken; null: it says so of none. */
function refusedIn(body) {
    const [, id] = /<!-- raymond:note v=1 refused=(\d{1,15}) -->/.exec(body) ?? [];
    return id === undefined ? null : Number(id);
}
/** Does the text hold a mark of ours, genuine or not? */
const isMarked = (body) => /<!-- raymond:(?:question|note) v=/.test(body);
/** The marker for the end of a comment, with its nonce; nothing in a run key can end the HTML comment. */
function markerText(marker, issue, key) {
    const fields = Object.entries(NAMES).flatMap(([name, short]) => {
        const value = marker[name];
        return value === null ? [] : [`${short}=${encode(String(value))}`];
    });
    return `${BEGIN}${fields.join(' ')} nonce=${nonceOf(marker, issue, key)}${END}`;
}
/** The marker of a comment; null: it has none, or more than one, or one that cannot be read. */
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
 * A run key as a marker has it: as it is, unless it is very long or has a secret in it, which nobody is to read there.
 * @param redact takes secrets out
 */
function keyInMarker(runKey, redact) {
    if (runKey.length <= 2000 && redact(runKey) === runKey)
        return runKey;
    return hashed(runKey);
}
/** Is it this run key that the marker names? */
const isKeyOf = ({ runKey }, own) => runKey === own || runKey === hashed(own);
const hashed = (runKey) => `hash:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(runKey).digest('hex').slice(0, 32)}`;
function nonceOf(marker, issue, key) {
    const fields = Object.keys(NAMES).map((name) => marker[name]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_1__/* .questionKey */ .c7)(key))
        .update(JSON.stringify([1, issue, ...fields]))
        .digest('hex');
}
/** Everything but letters, digits and a few marks; a hyphen too, so that no two stand side by side. Half a character becomes U+FFFD. */
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
/* harmony export */   isParked: () => (/* binding */ isParked),
/* harmony export */   openAsks: () => (/* binding */ openAsks),
/* harmony export */   putQuestions: () => (/* binding */ putQuestions),
/* harmony export */   settleAnswered: () => (/* binding */ settleAnswered)
/* harmony export */ });
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96163);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82950);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86292);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50165);




/** Questions that are put at once; more would be a flood of notifications. */
const MOST_PUT = 10;
/** GitHub's clock and ours. */
const CLOCKS_APART_MS = 10 * 60_000;
/** A run that others wait for: its questions are for people. */
const isParked = ({ status }) => status === 'asking' || status === 'paused';
/** What a leg of a fan-out asks, its own job puts; the run that collects it only tells of it. */
function openAsks(run) {
    const isElsewhere = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_3__/* .isInLegs */ .lb)(run);
    return run.agents.flatMap((agent) => agent.ask === null || isElsewhere(agent.id) ? [] : [{ agent, ask: agent.ask }]);
}
/**
 * Puts each open question of a parked run on its issue once, however often this is done, and marks those that are open
 * no longer. Never throws.
 */
async function putQuestions(run, desk, parts) {
    const open = isParked(run) ? openAsks(run) : [];
    const seen = await standing(desk);
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
    for (const { agent, ask } of missing.slice(0, MOST_PUT)) {
        const said = await put(agent, ask, desk, parts);
        if (said.kind === 'answer') {
            urls[ask.id] = said.data.url;
            continue;
        }
        problems.push(`Question ${ask.id} could not be put on #${desk.issue}: ${said.why}.`);
        isLeft ||= said.kind === 'silent';
        // What GitHub does not answer or allow now, it will not for the next one.
        break;
    }
    if (missing.length > MOST_PUT)
        problems.push(`${missing.length - MOST_PUT} more questions are not on #${desk.issue}: no more than ${MOST_PUT} are put at once.`);
    return { urls, problems, isLeft };
}
/** Marks the questions that were answered, while the run goes on. @returns what went wrong */
async function settleAnswered(desk, answered) {
    const seen = await standing(desk);
    if ('problem' in seen)
        return [seen.problem];
    const over = seen.questions.filter(({ marker }) => marker.answeredBy === null && answered.has(marker.askId));
    return await settle(over, desk, answered);
}
/** The questions of this run key that are on the issue. */
async function standing(desk) {
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
        // The run that the key is of: a later one that goes on with it would not be found by its own.
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
/** A bot's name ends with `[bot]` in REST and not everywhere else; a person of that name is somebody else. */
function isBy({ login, isPersons }, us) {
    if (isPersons === us.isBot)
        return false;
    const name = (text) => text.toLowerCase().replace(/\[bot\]$/, '');
    return name(login) === name(us.login);
}
/** The questions among an issue's comments: only those whose author and HMAC are ours (spec 4.5). */
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
        // Whichever copy of it is marked as answered, it is.
        if (before === undefined)
            questions.set(name, { marker, comment });
        else if (before.marker.answeredBy === null)
            questions.set(name, { marker, comment: before.comment });
    }
    return { questions: [...questions.values()], notTaken, doubtful };
}


/***/ }),

/***/ 45584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookFor: () => (/* binding */ lookFor),
  tellBegun: () => (/* binding */ tellBegun)
});

// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/action/checkpoint/restore.js + 4 modules
var restore = __webpack_require__(97546);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/sealed.js + 1 modules
var sealed = __webpack_require__(75313);
// EXTERNAL MODULE: ./lib/action/identity/ask-github.js
var ask_github = __webpack_require__(69174);
// EXTERNAL MODULE: ./lib/action/resume/alive.js
var alive = __webpack_require__(70693);
// EXTERNAL MODULE: ./lib/action/resume/fetch.js
var fetch = __webpack_require__(51164);
// EXTERNAL MODULE: ./lib/action/resume/find.js
var find = __webpack_require__(54849);
// EXTERNAL MODULE: ./lib/action/resume/lease.js
var lease = __webpack_require__(99030);
// EXTERNAL MODULE: ./lib/action/resume/one-at-a-time.js
var one_at_a_time = __webpack_require__(88058);
;// CONCATENATED MODULE: ./lib/action/resume/take-lease.js











/**
 * Says to others under this run key that we have begun, and looks whether another has begun at the same moment
 * (spec 4.3, "One at a time").
 * @returns the sequence of the first checkpoint
 * @throws UsageError that names the other one
 */
async function takeLease(job, standing, ports) {
    const { identity, chosen, nextSequence } = standing;
    const store = job.inputs['state-store'];
    if (chosen.keys === null || store === 'none' || !(0,lease/* needsLease */.Y5)(identity))
        return nextSequence;
    const time = new Date(ports.now()).toISOString();
    const say = (what) => job.voice.info(what);
    let stores;
    try {
        ({ stores } = await (0,sealed/* saveSealed */.G)(job, {
            ...{ identity, keys: chosen.keys, sequence: nextSequence, what: 'lease', time, tell: say, say },
            fill: async (folder) => (0,lease/* writeLease */.e3)(folder, time),
            round: job.service.begin(),
            mustLast: false,
        }));
    }
    catch (error) {
        job.voice.warning(`That this run has begun could not be written down: ${(0,errors/* messageOf */.bD)(error)}`);
        return nextSequence + 1;
    }
    if (stores.length === 0)
        job.voice.warning('No store has taken the lease: a run that begins now under this run key does not see this one.');
    if ((0,lease/* mayMeet */.h4)(identity))
        await look(job, standing, ports);
    return nextSequence + 1;
}
/** @throws UsageError when it is another one's turn */
async function look(job, { identity, chosen, candidates, lists, cache, artifacts }, ports) {
    const after = await lists();
    const unseen = [...after.silent, ...after.refused];
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(job.context.temp, 'raymond-newcomers-'));
    try {
        const opener = new fetch/* Opener */.K({
            ...{ job, identity, cache, artifacts, folder },
            keys: chosen.keys,
            now: ports.now,
        });
        const headers = [];
        const fresh = (0,lease/* newcomers */.yL)(candidates, after.candidates);
        if (fresh.length > find/* MOST_OPENED */.E)
            unseen.push(`there are ${fresh.length} new checkpoints.`);
        for (const candidate of fresh.slice(0, find/* MOST_OPENED */.E)) {
            const opened = await opener.open(candidate);
            if (opened.kind === 'opened')
                headers.push(opened.header);
            else if (opened.kind === 'silent')
                unseen.push(opened.why);
        }
        for (const why of unseen)
            job.voice.warning(`Whether another run has begun at the same moment is not known: ${why}`);
        const ask = (0,ask_github/* askGitHub */.X3)(job);
        const turn = await (0,one_at_a_time/* turnAmong */.ez)(headers, identity, {
            writer: (header) => (0,alive/* writerOf */.bi)(header, identity, ask, ports.now()),
            wait: (ms) => ports.sleep(ms, new AbortController().signal),
        });
        if (turn.kind === 'collision')
            throw new errors/* UsageError */.eb((0,one_at_a_time/* collisionText */.UF)(turn.header));
        if (turn.kind === 'theirs')
            throw (0,restore/* atWork */.R_)(job, turn.header, turn.why);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./lib/action/begin/look.js



/** What earlier attempts of the job have left. @throws UsageError as `restore` */
function lookFor(job, first, board) {
    return job.voice.group('Looking for a checkpoint', () => (0,restore/* restore */.PF)(job, first, board));
}
/** @returns the sequence of the first checkpoint. @throws UsageError where another one is at work under this key */
function tellBegun(job, standing) {
    return job.voice.group('Telling others that this run has begun', () => takeLease(job, standing, ports/* realPorts */.R));
}


/***/ }),

/***/ 97546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R_: () => (/* binding */ atWork),
  W0: () => (/* binding */ branchOf),
  nb: () => (/* binding */ looker),
  PF: () => (/* binding */ restore)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 9 modules
var seal = __webpack_require__(92087);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/artifact-reader.js
var artifact_reader = __webpack_require__(99333);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/checkpoint.js + 1 modules
var checkpoint_checkpoint = __webpack_require__(81414);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/action/ask/put.js
var put = __webpack_require__(43585);
// EXTERNAL MODULE: ./lib/action/ask/questions.js
var questions = __webpack_require__(50165);
;// CONCATENATED MODULE: ./lib/action/ask/answered.js


/**
 * Is a question that this checkpoint holds open marked as answered (spec 4.3)? Then another job has gone on from it.
 * @returns `why`: a sentence, where that could not be found out
 */
async function answeredAlready({ run, manifest }, board, keys, identity) {
    const open = new Set((0,put.openAsks)(run).map(({ ask }) => ask.id));
    if (manifest.issue === null || keys === null || open.size === 0)
        return { isAnswered: false, why: null };
    const scene = await board.scene(manifest.issue, keys);
    if ('why' in scene) {
        const why = `Whether the open question is answered on #${manifest.issue} is not known: ${scene.why}. Another re-run looks again.`;
        return { isAnswered: false, why };
    }
    const isAnswered = (0,questions/* questionsIn */.j)(scene.comments, scene).questions.some(({ marker }) => marker.answeredBy !== null && open.has(marker.askId) && (0,put.isOurMarker)(marker, identity));
    return { isAnswered, why: null };
}

// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/guard/wake.js
var wake = __webpack_require__(72490);
// EXTERNAL MODULE: ./lib/action/identity/ask-github.js
var ask_github = __webpack_require__(69174);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity_identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/resume/alive.js
var alive = __webpack_require__(70693);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/at-most.js
var at_most = __webpack_require__(57920);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
;// CONCATENATED MODULE: ./lib/action/resume/cache-reader.js








const METHOD = 'twirp/github.actions.results.api.v1.CacheService/GetCacheEntryDownloadURL';
const PATIENCE_MS = 20_000;
/** The service now and then answers 500 or nothing; the toolkit tries five times. */
const TRIES = 3;
/** null: this job has no cache service, which is no silence. */
function cacheReader(environment, temp, pause) {
    const ask = askerOf(environment);
    if (ask === null)
        return null;
    return {
        lookUp: async (prefix) => {
            let why = '';
            for (let left = TRIES; left > 0; left--) {
                try {
                    // A machine without zstd packs with gzip, under another version of the same key.
                    const found = await ask(prefix, true);
                    return found.kind === 'hit' ? found : await ask(prefix, false);
                }
                catch (error) {
                    why = (0,errors/* messageOf */.bD)(error);
                    if (left > 1)
                        await pause((TRIES - left + 1) * 1000);
                }
            }
            return { kind: 'silent', why };
        },
        fetch: (entry, file, mostBytes) => fetchEntry(entry, file, mostBytes, temp),
    };
}
/** The service that the toolkit saves to: what is saved to one is not in the other. */
function askerOf(environment) {
    const { ACTIONS_RESULTS_URL: results, ACTIONS_CACHE_URL: cache, ACTIONS_RUNTIME_TOKEN: token, } = environment;
    if (!token)
        return null;
    const isSecond = !!environment.ACTIONS_CACHE_SERVICE_V2 && !isEnterpriseServer(environment);
    if (isSecond)
        return results ? secondService(new URL(results).origin, token) : null;
    return cache ? firstService(cache, token) : null;
}
/** As the toolkit tells: such servers have the first service alone. */
function isEnterpriseServer({ GITHUB_SERVER_URL: url }) {
    const host = new URL(url || 'https://github.com').hostname.toLowerCase();
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
}
function secondService(origin, token) {
    return async (prefix, isZstd) => {
        const response = await fetch(`${origin}/${METHOD}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ key: prefix, restore_keys: [prefix], version: cacheVersion(isZstd) }),
            signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (!response.ok)
            throw new Error(`the cache service answers ${response.status}`);
        const found = (await response.json());
        if (found.ok !== true)
            return { kind: 'miss' };
        return hitOf(found.matched_key, found.signed_download_url, isZstd);
    };
}
/** The first service: of enterprise servers, and of other runners (act, Gitea, Forgejo). */
function firstService(url, token) {
    return async (prefix, isZstd) => {
        // The first key is taken for a whole one by some, the others never.
        const query = new URLSearchParams({ keys: `${prefix},${prefix}`, version: cacheVersion(isZstd) });
        const response = await fetch(`${url}_apis/artifactcache/cache?${query}`, {
            headers: { authorization: `Bearer ${token}`, accept: 'application/json;api-version=6.0-preview.1' },
            signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (!response.ok)
            throw new Error(`the cache service answers ${response.status}`);
        if (response.status === 204)
            return { kind: 'miss' };
        const found = (await response.json());
        return hitOf(found.cacheKey, found.archiveLocation, isZstd);
    };
}
function hitOf(key, url, isZstd) {
    if (typeof key !== 'string' || typeof url !== 'string')
        throw new Error('the cache service gives no address');
    return { kind: 'hit', entry: { key, url, isZstd } };
}
/** What the toolkit makes of the paths that are saved: a cache is found by it, besides by its key. */
function cacheVersion(isZstd, isWindows = process.platform === 'win32') {
    const parts = [
        carrier/* CARRIER_FOLDER */.QN,
        isZstd ? 'zstd-without-long' : 'gzip',
        ...(isWindows ? ['windows-only'] : []),
    ];
    return (0,external_node_crypto_.createHash)('sha256')
        .update([...parts, '1.0'].join('|'))
        .digest('hex');
}
async function fetchEntry({ url, isZstd }, file, most, temp) {
    const archive = (0,external_node_path_.join)(temp, `raymond-cache-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    try {
        const response = await fetch(url);
        if (!response.ok || response.body === null)
            throw new Error(`the download answers ${response.status}`);
        // The archive's own frame is a few kilobytes.
        const limited = (0,at_most/* atMost */.T)(most + 64 * 1024);
        await (0,external_node_stream_promises_.pipeline)(response.body, limited.stream, (0,external_node_fs_.createWriteStream)(archive, { mode: 0o600 }));
        return await takeOut(archive, isZstd, file, most);
    }
    catch (error) {
        if (error instanceof at_most/* TooMuch */.G)
            return { kind: 'broken', why: error.message };
        throw error;
    }
    finally {
        await (0,promises_.rm)(archive, { force: true });
    }
}
/** One member, by name, written by us: no name in the archive leads anywhere. */
async function takeOut(archive, isZstd, file, most) {
    const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
    const unpack = isZstd ? ['--use-compress-program', 'zstd -d'] : ['-z'];
    const tar = execa('tar', [...unpack, '-xOf', archive, `${carrier/* CARRIER_FOLDER */.QN}/${carrier/* CARRIER_FILE */.qV}`], {
        buffer: { stdout: false, stderr: true },
        reject: false,
        stdin: 'ignore',
    });
    const counted = (0,at_most/* atMost */.T)(most);
    await (0,external_node_stream_promises_.pipeline)(tar.stdout, counted.stream, (0,external_node_fs_.createWriteStream)(file, { mode: 0o600 }));
    const { exitCode, stderr } = await tar;
    if (exitCode === 0)
        return { kind: 'fetched', bytes: counted.bytes() };
    return { kind: 'broken', why: `it is no archive of ours: ${String(stderr).slice(0, 200).trim()}` };
}

// EXTERNAL MODULE: ./lib/action/resume/candidates.js
var candidates = __webpack_require__(50948);
;// CONCATENATED MODULE: ./lib/action/resume/choose.js
const OUT = 'Start afresh with `resume: never`, or always in such a case with `resume: fresh-if-stuck`.';
const KEYS = 'If it was sealed under another key, add that one to `state-key` as a line of its own.';
/** The truth table of `resume` (spec 4.3). */
function choose(finding, mode) {
    if (finding.kind === 'collision')
        return stop(finding.why);
    if (mode === 'never')
        return fresh(null);
    switch (finding.kind) {
        case 'found':
            return { do: 'resume', warning: null };
        case 'none':
            return nothingFound(finding, mode);
        case 'old':
            if (mode === 'force')
                return { do: 'resume', warning: `${finding.why} \`resume: force\` takes it.` };
            if (mode === 'fresh-if-stuck')
                return fresh(`${finding.why} The run starts afresh.`);
            return stop(`${finding.why} Take it with \`resume: force\`. ${OUT}`);
        case 'broken':
        case 'unanswered':
        case 'parted':
            if (mode === 'fresh-if-stuck')
                return fresh(`${finding.why} The run starts afresh.`);
            return stop(`${finding.why} ${finding.kind === 'broken' ? `${KEYS} ` : ''}${adviceOn(finding.kind)}${OUT}`);
        default:
            return finding;
    }
}
const adviceOn = (kind) => kind === 'unanswered'
    ? 'Something may be there that cannot be seen now, sealed under a key of `state-key` or another one: re-run the job to ask again. '
    : '';
function nothingFound({ isRerun, mayBeHidden, named }, mode) {
    if (mode === 'force') {
        return stop('`resume: force`, but there is no checkpoint of this run key. Start one with `resume: auto`.');
    }
    if (named !== null) {
        const why = `Run ${named} has left no checkpoint that is of this workflow file, branch, job, step and leg (\`resume-run\`).`;
        return mode === 'auto' ? stop(`${why} ${OUT}`) : fresh(`${why} The run starts afresh.`);
    }
    if (!isRerun)
        return fresh(null);
    const why = 'This is a re-run, and there is no checkpoint of the earlier attempts.';
    if (mode === 'auto' && mayBeHidden) {
        return stop(`${why} It may be in an artifact that this job does not see: "Re-run all jobs" can hide those of earlier attempts, and listing them takes \`actions: read\`. Re-run the failed jobs alone, or start the workflow by hand with the id of that run as the input \`resume-run\`. ${OUT}`);
    }
    return fresh(`${why} The run starts afresh.`);
}
const fresh = (warning) => ({ do: 'fresh', warning });
const stop = (message) => ({ do: 'stop', message });
/** What becomes of a checkpoint that opens and is the newest (spec 4.3, "A finished run …", "Run key"). */
function useOf(run) {
    const { status, isOwnKey, isSameRun, differs, mode } = run;
    const other = `${differs.map((name) => `\`${name}\``).join(', ')} ${differs.length === 1 ? 'is' : 'are'} not what it was started with`;
    if (status === 'completed') {
        if (!isSameRun)
            return { do: 'fresh', notice: null };
        if (differs.length === 0)
            return { do: 'give-again' };
        return {
            do: 'fresh',
            notice: `The run of an earlier attempt is finished, but ${other}: a new run starts.`,
        };
    }
    if (mode === 'fresh-if-stuck' && status === 'budget_exceeded' && run.isBudgetUsedUp) {
        return {
            do: 'fresh',
            notice: 'The run before has used up its budget, and `budget` was not raised: a new run starts (`resume: fresh-if-stuck`).',
        };
    }
    if (!isOwnKey && differs.some((name) => name === 'input' || name === 'workflow')) {
        return {
            do: 'fresh',
            notice: `The checkpoint of an earlier attempt is not used: ${other}. A new run starts.`,
        };
    }
    const unused = differs.filter((name) => name === 'input' || name === 'vars');
    return {
        do: 'resume',
        notice: unused.length === 0
            ? null
            : `The run goes on with what it was started with: ${unused.map((name) => `\`${name}\``).join(' and ')} of this job changes nothing in it. A new one starts with \`resume: never\`.`,
    };
}

// EXTERNAL MODULE: ./lib/action/identity/canonical.js
var canonical = __webpack_require__(75603);
;// CONCATENATED MODULE: ./lib/action/resume/differences.js

/** The inputs in which two starts differ. */
function differences(a, b) {
    const of = (facts) => ({
        input: facts.input_hash,
        workflow: facts.workflow,
        agent: facts.agent,
        model: facts.model,
        vars: (0,canonical/* canonicalJson */.d)(facts.vars),
    });
    const [ours, theirs] = [of(a), of(b)];
    return Object.keys(ours).filter((name) => ours[name] !== theirs[name]);
}

// EXTERNAL MODULE: ./lib/action/resume/fetch.js
var resume_fetch = __webpack_require__(51164);
// EXTERNAL MODULE: ./lib/action/resume/find.js
var find = __webpack_require__(54849);
// EXTERNAL MODULE: ./lib/action/resume/lease.js
var lease = __webpack_require__(99030);
// EXTERNAL MODULE: ./lib/action/resume/one-at-a-time.js
var one_at_a_time = __webpack_require__(88058);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/ladder.js
var ladder = __webpack_require__(57447);
// EXTERNAL MODULE: ./lib/action/checkpoint/standing.js + 1 modules
var standing = __webpack_require__(53745);
;// CONCATENATED MODULE: ./lib/action/checkpoint/restore.js























/**
 * Finds the newest checkpoint of the job's run key (spec 4.3), and says what becomes of it.
 * @param first what `standingOf` says
 * @param board where its questions stand
 * @throws UsageError where the run must not go on; the message names the input that gets out of it
 */
async function restore(job, first, board) {
    const ask = (0,ask_github/* askGitHub */.X3)(job);
    const { identity, chosen } = first;
    const look = looker(job, identity, chosen, ask);
    const mode = job.inputs.resume;
    const listing = (0,standing/* looksAtAll */.XZ)(job, identity) ? await look.list() : standing/* NOTHING */.K$;
    const fresh = {
        ...first,
        nextSequence: (0,lease/* highestSequence */.cy)(listing.candidates, []) + 1,
        earlierRunIds: runIdsOf(listing.candidates, identity),
        candidates: listing.candidates,
        lists: look.list,
        cache: look.cache,
        artifacts: look.artifacts,
    };
    tellOf(job, listing);
    if (mode === 'never')
        return fresh;
    await (0,promises_.mkdir)(job.context.temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(job.context.temp, 'raymond-restore-'));
    try {
        return await lookInto(job, fresh, { ask, board, listing, mode, folder });
    }
    catch (error) {
        // What was opened is not left lying about.
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        throw error;
    }
}
/** Opens what is there, and decides. @throws UsageError as `restore` */
async function lookInto(job, fresh, { ask, board, listing, mode, folder }) {
    const { identity, chosen, cache, artifacts } = fresh;
    const opener = new resume_fetch/* Opener */.K({
        ...{ job, identity, cache, artifacts, folder },
        keys: chosen.keys,
        now: ports/* realPorts */.R.now,
    });
    const found = await (0,find/* search */.$)(listing.candidates, identity, (candidate) => opener.open(candidate));
    for (const { candidate, why, isForeign } of found.passed) {
        job.voice.warning(`A checkpoint was not used (${candidate.name}, ${candidate.place.store}): ${why}${isForeign ? ', and counts as not there' : ''}.`);
    }
    for (const why of found.silent)
        job.voice.warning(why);
    await stopForWriter(job, identity, found, ask);
    const begun = { ...fresh, nextSequence: (0,lease/* highestSequence */.cy)(listing.candidates, headersOf(found)) + 1 };
    const finding = await findingOf(job, fresh, { ask, board, listing }, found);
    // Another job or leg of the run that was woken may have parked, and this one not: `prepare` ends it.
    if (finding.kind === 'none' && (0,wake/* isWoken */.JP)(job))
        return begun;
    const choice = choose(finding, mode);
    if (choice.do === 'stop')
        throw new errors/* UsageError */.eb(choice.message);
    if (choice.warning !== null)
        job.voice.warning(choice.warning);
    if (choice.do === 'fresh' || found.found.kind !== 'found') {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        return begun;
    }
    return await used(job, begun, found.found.checkpoint);
}
const headersOf = ({ found, leases }) => [...leases, found.kind === 'found' ? found.checkpoint : null].flatMap((one) => one?.header ?? []);
function looker(job, identity, { keys }, ask = (0,ask_github/* askGitHub */.X3)(job)) {
    const { inputs, environment, context } = job;
    const names = (0,identity_identity/* namesOf */.eZ)(identity, keys);
    const store = inputs['state-store'];
    const pause = (ms) => ports/* realPorts */.R.sleep(ms, new AbortController().signal);
    const cache = store === 'artifact' ? null : cacheReader(environment, context.temp, pause);
    // What is not sealed is kept in caches alone: artifacts are everybody's.
    // What a leg has left to be collected is one whatever `state-store` says.
    const asksArtifacts = (store !== 'cache' || identity.stage?.kind === 'work') && keys !== null;
    const list = async () => {
        const lists = await Promise.all([
            cache === null ? standing/* NOTHING */.K$ : (0,candidates/* cachesOf */.nk)(identity, names, cache, ask),
            asksArtifacts ? (0,candidates/* artifactsOf */.Ns)(identity, names, branchOf(job), ask) : standing/* NOTHING */.K$,
        ]);
        return {
            candidates: lists.flatMap(({ candidates }) => candidates),
            silent: lists.flatMap(({ silent }) => silent),
            refused: lists.flatMap(({ refused }) => refused),
        };
    };
    const address = (id, signal) => (0,ask_github/* artifactAddress */.zh)(job, id, signal);
    return { list, cache, artifacts: (0,artifact_reader/* artifactReader */.c)({ address, temp: context.temp, pause }) };
}
/** As the REST API has it: of a pull request its own branch, whatever GITHUB_REF says. */
function branchOf({ environment, context }) {
    return environment.GITHUB_HEAD_REF || (0,action_context/* branchNameOf */.dZ)(context.ref);
}
function tellOf({ voice }, { silent, refused }) {
    for (const why of [...silent, ...refused])
        voice.warning(why);
}
function runIdsOf(candidates, { runId }) {
    const ids = candidates.flatMap(({ claims, place }) => (place.store === 'artifact' ? [claims.run_id] : []));
    return [...new Set(ids)].filter((id) => id !== runId);
}
/**
 * Every lease that was opened counts, not the newest alone: of two runs that began at the same moment, the one that
 * gave way may have left the newer one.
 * @throws UsageError that names a writer that is still at work
 */
async function stopForWriter(job, identity, { found, leases }, ask) {
    const headers = leases.map(({ header }) => header);
    if (found.kind === 'parted')
        headers.push(...found.headers);
    if (found.kind === 'found') {
        const { folder, header } = found.checkpoint;
        // A run that has come to an end says so in its last checkpoint, whatever its job still does.
        if ((await (0,checkpoint_checkpoint/* readCheckpoint */.HQ)(folder)).run.status === 'running')
            headers.push(header);
    }
    for (const header of headers) {
        const writer = await (0,alive/* writerOf */.bi)(header, identity, ask, ports/* realPorts */.R.now());
        if (writer.isAlive)
            throw atWork(job, header, writer.why);
    }
}
/** @param why a clause: how it is known that it is at work */
function atWork({ context }, header, why) {
    const url = (0,action_context/* repositoryUrl */.Ek)(context);
    return new errors/* UsageError */.eb(`Another job is at work under this run key: ${(0,alive/* writerText */.v1)(header, url)}; ${why}. Nothing was spent. Run this one when that has ended, give it a \`run-key\` of its own, or start a run of its own with \`resume: never\`.`);
}
async function findingOf(job, { identity, cache, chosen }, { ask, board, listing }, { found, leases, passed, silent, hasMore }) {
    if (found.kind === 'collision') {
        return { kind: 'collision', why: (0,one_at_a_time/* collisionText */.UF)(found.header) };
    }
    if (found.kind === 'parted') {
        const [a, b] = found.headers;
        return {
            kind: 'parted',
            why: `Run ${a.run_id} and run ${b.run_id} have gone on at the same time from one checkpoint of this run key: neither of them is the newer one.`,
        };
    }
    const isPart = isOfFanOut(identity);
    const unheard = [...listing.silent, ...silent, ...(isPart ? listing.refused : [])];
    const isFirst = !identity.isOwnKey && identity.attempt === 1;
    if (unheard.length > 0 && !isFirst)
        return { kind: 'unanswered', why: unheard.join(' ') };
    if (found.kind === 'found') {
        const { checkpoint } = found;
        const answered = await answeredAlready(await (0,checkpoint_checkpoint/* readCheckpoint */.HQ)(checkpoint.folder), board, chosen.keys, identity);
        if (answered.why !== null)
            job.voice.warning(answered.why);
        return await ageOf(checkpoint, leases, identity, { ask, isAnswered: answered.isAnswered });
    }
    const unopened = passed.filter(({ isForeign }) => !isForeign);
    if (unopened.length > 0 || hasMore) {
        return {
            kind: 'broken',
            why: `There are checkpoints of this run key, and none of them opens${unopened[0] === undefined ? '' : `: ${unopened[0].why}`}.`,
        };
    }
    // It begins from the plan.
    if (isPart)
        return { kind: 'none', isRerun: false, mayBeHidden: false, named: null };
    // A list that may not be read says nothing of what is there, and nowhere else could it be.
    if (identity.isOwnKey && listing.refused.length > 0 && keepsInArtifacts(job, cache))
        return { kind: 'unanswered', why: listing.refused.join(' ') };
    const isRerun = identity.attempt > 1 && !identity.isOwnKey;
    if (identity.uncertain !== null && isRerun) {
        return {
            kind: 'unanswered',
            why: `GitHub does not tell the name of this job (${identity.uncertain}), under which an earlier attempt may have kept a checkpoint.`,
        };
    }
    return {
        ...{ kind: 'none', isRerun, named: identity.resumeRun },
        mayBeHidden: isArtifactTheStore(job, cache) || listing.refused.length > 0,
    };
}
function isArtifactTheStore({ inputs }, cache) {
    const store = inputs['state-store'];
    return store === 'artifact' || (store === 'auto' && cache === null);
}
/** Such jobs as this one keep nothing in the cache: there is none, or their event may not write to it. */
function keepsInArtifacts(job, cache) {
    const [first] = (0,ladder/* ladder */.T)({
        store: job.inputs['state-store'],
        eventName: job.context.eventName,
        cacheMode: job.environment.ACTIONS_CACHE_MODE ?? '',
        isSealed: true,
        mustLast: true,
    });
    return first?.includes('cache') === false || isArtifactTheStore(job, cache);
}
/** An attempt of which the lease is here, and nothing newer, has not come to its first checkpoint: nothing is hidden. */
async function ageOf({ header }, leases, identity, { ask, isAnswered }) {
    const mayBeLater = header.run_id === identity.runId && identity.attempt - header.attempt >= 2;
    if (!mayBeLater && !isAnswered)
        return { kind: 'found' };
    const asking = {
        run_id: identity.runId,
        attempt: identity.attempt,
        job: identity.job,
        step: identity.step,
    };
    const accounted = leases.filter((lease) => lease.header.run_id === identity.runId);
    const attempts = (mayBeLater ? await (0,alive/* attemptsOf */.Or)(identity, ask) : []).filter((attempt) => !accounted.some((lease) => lease.header.attempt === attempt));
    const since = { asking, attempts, isAnswered };
    const by = (0,seal/* overtaken */.K1)(header, since);
    if (by === null)
        return { kind: 'found' };
    const what = by.by === 'attempt' ? `attempt ${by.attempt} has gone on from it` : 'its question was answered';
    return {
        kind: 'old',
        why: `The newest checkpoint is of ${header.run_id === identity.runId ? '' : `run ${header.run_id}, `}attempt ${header.attempt}, and ${what} without leaving one that this job finds.`,
    };
}
const isOfFanOut = ({ stage }) => stage !== null && stage.kind !== 'plan';
async function used(job, fresh, { folder, candidate }) {
    const checkpoint = await (0,checkpoint_checkpoint/* readCheckpoint */.HQ)(folder);
    const { manifest, run } = checkpoint;
    const { inputs, context } = job;
    const budget = inputs.budget ?? run.budget_usd;
    const use = useOf({
        status: run.status,
        isOwnKey: fresh.identity.isOwnKey,
        // Its default key names the run: one that an answer or a tick has started may have ended it.
        isSameRun: !fresh.identity.isOwnKey || [context.runId, fresh.identity.resumeRun].includes(manifest.github_run_id),
        // What a fan-out was asked for its plan says.
        differs: isOfFanOut(fresh.identity) ? [] : differences(manifest.facts, fresh.facts),
        isBudgetUsedUp: budget > 0 && budget <= run.total_cost_usd,
        mode: inputs.resume,
    });
    if (use.do === 'fresh') {
        if (use.notice !== null)
            job.voice.notice(use.notice);
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        return fresh;
    }
    if (use.do === 'resume' && use.notice !== null)
        job.voice.notice(use.notice);
    return {
        ...fresh,
        restored: { ...checkpoint, from: candidate.place.store },
        isGivenAgain: use.do === 'give-again',
    };
}


/***/ }),

/***/ 70693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ attemptsOf),
/* harmony export */   bi: () => (/* binding */ writerOf),
/* harmony export */   v1: () => (/* binding */ writerText)
/* harmony export */ });
/* harmony import */ var _runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56056);

/** GitHub ends a job after six hours, and gives it a few minutes to clean up. */
const LONGEST_JOB_MS = (6 * 60 + 15) * 60_000;
const GONE = { isAlive: false };
/**
 * Is the job that wrote this still going on (spec 4.3, "One at a time")? A higher attempt of the same run and job
 * never waits for a lower one, which GitHub has ended before it began.
 */
async function writerOf(header, identity, ask, now) {
    const isSameRun = header.run_id === identity.runId;
    const isSameJob = header.job === identity.job || nameless(header.job) === nameless(identity.job);
    if (isSameRun && isSameJob && header.attempt <= identity.attempt)
        return GONE;
    const attempt = { run_id: Number(header.run_id), attempt_number: header.attempt };
    const jobs = await (0,_runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_0__/* .allPages */ .S)(ask, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs', attempt, (page) => page.jobs);
    if (jobs.kind === 'answer') {
        const job = jobs.data.find(({ id, name }) => name === header.job || `${id}` === checkRunIn(header.job));
        if (job !== undefined && job.status === 'completed')
            return GONE;
        if (job !== undefined)
            return { isAlive: true, why: `its job is ${job.status.replace('_', ' ')}` };
        const run = await ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}', attempt);
        if (run.kind === 'answer' && run.data.status === 'completed')
            return GONE;
    }
    else if (jobs.kind === 'refused' && /not found/i.test(jobs.why))
        return GONE;
    if (now - Date.parse(header.time) > LONGEST_JOB_MS)
        return GONE;
    const why = jobs.kind === 'answer' ? 'GitHub does not list its job' : `GitHub does not tell (${jobs.why})`;
    return { isAlive: true, why: `${why}, and a job may take six hours` };
}
/** `review (check run 31000)`, where the API did not tell the name. */
const checkRunIn = (job) => /\(check run (\d+)\)$/.exec(job)?.[1] ?? null;
const nameless = (job) => job.replace(/ \(check run \d+\)$/, '');
/** The attempts of our run in which our job has begun; [] when GitHub does not say. */
async function attemptsOf(identity, ask) {
    const jobs = await (0,_runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_0__/* .allPages */ .S)(ask, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { run_id: Number(identity.runId), filter: 'all' }, (page) => page.jobs);
    if (jobs.kind !== 'answer')
        return [];
    return jobs.data.flatMap(({ name, run_attempt }) => name === identity.job && run_attempt !== undefined ? [run_attempt] : []);
}
/** Where people see it: `run 1001, attempt 2, job review`. */
function writerText(header, repositoryUrl) {
    return `run ${header.run_id}, attempt ${header.attempt}, job ${header.job} (${repositoryUrl}/actions/runs/${header.run_id}/attempts/${header.attempt})`;
}


/***/ }),

/***/ 50948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ artifactsOf),
/* harmony export */   UR: () => (/* binding */ cachesKnownTo),
/* harmony export */   nk: () => (/* binding */ cachesOf)
/* harmony export */ });
/* unused harmony exports claimsOf, isOurs */
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92087);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78527);
/* harmony import */ var _runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56056);



/** @returns null for what is no name under the prefix */
function claimsOf(name, prefix) {
    if (!name.startsWith(prefix))
        return null;
    const parts = /^(\d{1,20})-(\d{1,9})-(\d{1,9})-$/.exec(name.slice(prefix.length));
    if (parts === null)
        return null;
    const [attempt, sequence] = [Number(parts[2]), Number(parts[3])];
    return attempt < 1 || sequence < 1 ? null : { run_id: parts[1], attempt, sequence };
}
/**
 * The caches of the run key in this ref. By REST all of them; without `actions: read` those that the cache service
 * tells of, which knows the newest by creation under a prefix: one for the run key, and one for each attempt.
 */
async function cachesOf(identity, names, reader, ask) {
    const candidates = [];
    for (const { prefix, runKey } of names.prefixes) {
        const add = (key, entry) => {
            const claims = claimsOf(key, prefix);
            if (claims === null || candidates.some(({ name }) => name === key))
                return;
            candidates.push({ name: key, runKey, claims, place: { store: 'cache', entry } });
        };
        const listed = await (0,_runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_1__/* .allPages */ .S)(ask, 'GET /repos/{owner}/{repo}/actions/caches', { key: prefix, ref: identity.ref }, (page) => page.actions_caches);
        if (listed.kind === 'answer') {
            for (const { key, ref } of listed.data)
                if (ref === undefined || ref === identity.ref)
                    add(key, null);
        }
        // The list may be behind, and it is another service: what is saved, the cache itself knows.
        for (const under of listed.kind === 'answer'
            ? [prefix]
            : [prefix, ...attemptPrefixes(prefix, identity)]) {
            const found = await reader.lookUp(under);
            if (found.kind === 'silent') {
                return { candidates, silent: [`The cache did not answer: ${found.why}.`], refused: [] };
            }
            if (found.kind === 'hit')
                add(found.entry.key, found.entry);
        }
    }
    return { candidates, silent: [], refused: [] };
}
/** What the cache service alone knows: the newest of each prefix. */
async function cachesKnownTo(reader, { prefixes }) {
    const candidates = [];
    const silent = [];
    for (const { prefix, runKey } of prefixes) {
        const found = await reader.lookUp(prefix);
        if (found.kind === 'silent')
            silent.push(`The cache did not answer: ${found.why}.`);
        if (found.kind !== 'hit')
            continue;
        const { entry } = found;
        const claims = claimsOf(entry.key, prefix);
        if (claims !== null)
            candidates.push({ name: entry.key, runKey, claims, place: { store: 'cache', entry } });
    }
    return { candidates, silent, refused: [] };
}
const MOST_ATTEMPTS = 5;
function attemptPrefixes(prefix, { runId, attempt }) {
    return Array.from({ length: Math.min(attempt, MOST_ATTEMPTS) }, (_, back) => `${prefix}${runId}-${attempt - back}-`);
}
/**
 * The artifacts of the run key: under the default key those of this run, all attempts; under one's own key those of
 * the newest 100 runs of the same workflow file and branch that are no strangers'. Never the repository's whole
 * list, to which every fork's pull request can add.
 */
async function artifactsOf(identity, names, branch, ask) {
    const runs = identity.isOwnKey ? await runsOf(identity, branch, ask) : answered([Number(identity.runId)]);
    if (runs.kind !== 'answer')
        return unread('The list of earlier runs', runs);
    const candidates = [];
    for (let at = 0; at < runs.data.length; at += AT_ONCE) {
        const lists = await Promise.all(runs.data
            .slice(at, at + AT_ONCE)
            .map(async (runId) => ({ runId, list: await artifactRows(runId, ask) })));
        for (const { runId, list } of lists) {
            if (list.kind !== 'answer')
                return unread(`The list of artifacts of run ${runId}`, list, candidates);
            candidates.push(...list.data.flatMap((row) => candidateOf(row, runId, names)));
        }
    }
    return { candidates, silent: [], refused: [] };
}
const AT_ONCE = 8;
const answered = (data) => ({ kind: 'answer', data });
function unread(what, answer, candidates = []) {
    const why = `${what} could not be read: ${answer.why}.`;
    return answer.kind === 'silent'
        ? { candidates, silent: [why], refused: [] }
        : { candidates, silent: [], refused: [`${why} It takes the permission \`actions: read\`.`] };
}
const artifactRows = (runId, ask) => (0,_runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_1__/* .allPages */ .S)(ask, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { run_id: runId }, (page) => page.artifacts);
function candidateOf(row, runId, names) {
    if (row.expired || !row.name.endsWith(_runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .ARTIFACT_ENDING */ .$O))
        return [];
    const name = row.name.slice(0, -_runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .ARTIFACT_ENDING */ .$O.length);
    return names.prefixes.flatMap(({ prefix, runKey }) => {
        const claims = claimsOf(name, prefix);
        // A run keeps its own checkpoints; one that says it is another run's was put there.
        if (claims === null || claims.run_id !== String(runId))
            return [];
        const place = { store: 'artifact', id: row.id, runId, bytes: row.size_in_bytes };
        return [{ name, runKey, claims, place }];
    });
}
async function runsOf(identity, branch, ask) {
    const answer = await ask('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', { workflow_id: identity.workflowFile.split('/').at(-1), branch, per_page: 100 });
    if (answer.kind !== 'answer')
        return answer;
    const ours = answer.data.workflow_runs.filter((run) => isOurs(run, identity, branch)).map(({ id }) => id);
    const named = await namedRun(identity, branch, ask);
    if (named.kind !== 'answer')
        return named;
    return answered([...new Set([Number(identity.runId), ...named.data, ...ours])]);
}
/** The run that `resume-run` names may be older than the newest hundred. */
async function namedRun(identity, branch, ask) {
    if (identity.resumeRun === null)
        return answered([]);
    const answer = await ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
        run_id: Number(identity.resumeRun),
    });
    if (answer.kind !== 'answer')
        return answer;
    return answered(isOurs(answer.data, identity, branch) ? [answer.data.id] : []);
}
/** A repository that is gone (null) is not ours. */
function isOurs(run, identity, branch) {
    const isOfRepository = (each) => String(each?.id) === identity.repositoryId;
    return (run.path?.replace(/@.*$/, '') === identity.workflowFile &&
        run.head_branch === branch &&
        isOfRepository(run.repository) &&
        isOfRepository(run.head_repository) &&
        classesOf(run.event).includes(identity.eventClass));
}
/** A comment's run does not say what was commented on; the header does. */
function classesOf(event) {
    return [(0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .eventClass */ .L9)(event, false), ...(event === 'issue_comment' ? [(0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .eventClass */ .L9)(event, true)] : [])];
}


/***/ }),

/***/ 51164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Opener)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92087);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78527);
/* harmony import */ var _runtime_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81414);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99030);







/** Of all candidates together (spec 4.3). */
const MOST_BYTES = 2 * 1024 ** 3;
const MOST_MS = 10 * 60_000;
/** Fetches candidates and opens them, all together within the limits of size and time. */
class Opener {
    parts;
    bytesLeft = MOST_BYTES;
    until;
    constructor(parts) {
        this.parts = parts;
        this.until = parts.now() + MOST_MS;
    }
    async open(candidate) {
        const { identity, keys, folder } = this.parts;
        if (this.parts.now() > this.until)
            return { kind: 'silent', why: 'Ten minutes were not enough to look at all checkpoints.' };
        const place = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'candidate-'));
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_6__/* .CARRIER_FILE */ .qV);
        try {
            const why = await this.fetch(candidate, file);
            if (why !== null) {
                // What was fetched of it may be large.
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(place, { recursive: true, force: true });
                return refused('broken', why);
            }
        }
        catch (error) {
            return {
                kind: 'silent',
                why: `The checkpoint ${candidate.name} could not be fetched from the ${candidate.place.store}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}.`,
            };
        }
        const into = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'contents');
        const { repositoryId, workflowFile, ref, eventClass } = identity;
        const opened = await (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openSealed */ .j5)({
            file,
            keys,
            into,
            expected: {
                repository_id: repositoryId,
                name: candidate.name,
                place: {
                    workflow_file: workflowFile,
                    ref,
                    event_class: eventClass,
                    run_key: candidate.runKey,
                },
            },
        });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
        if (opened.kind !== 'opened')
            return { kind: 'refused', refusal: opened };
        const { header } = opened;
        if ((0,_lease_js__WEBPACK_IMPORTED_MODULE_5__/* .isLease */ .TL)(into))
            return { kind: 'opened', header, folder: into, isLease: true };
        try {
            await (0,_runtime_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(into);
            return { kind: 'opened', header, folder: into, isLease: false };
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq))
                throw error;
            return refused('broken', error.message);
        }
    }
    /** @returns what is wrong with it; null: the file is there. @throws Error when it could not be fetched */
    async fetch({ place, name }, file) {
        const { job, cache, artifacts } = this.parts;
        const left = Math.max(0, this.until - this.parts.now());
        const inTime = (work) => within(left, () => job.service.ask(work));
        if (place.store === 'artifact') {
            if (place.bytes > this.bytesLeft)
                return tooLarge(place.bytes);
            return this.count(await inTime(() => artifacts.fetch(place.id, file, this.bytesLeft)));
        }
        const entry = place.entry ?? (await this.lookUp(name));
        if (entry === null)
            return 'the cache does not have it any more';
        return this.count(await inTime(() => cache.fetch(entry, file, this.bytesLeft)));
    }
    count(fetched) {
        if (fetched.kind === 'broken')
            return fetched.why;
        this.bytesLeft -= fetched.bytes;
        return null;
    }
    async lookUp(name) {
        const found = await this.parts.cache.lookUp(name);
        if (found.kind === 'silent')
            throw new Error(found.why);
        return found.kind === 'hit' && found.entry.key === name ? found.entry : null;
    }
}
const tooLarge = (bytes) => `it has ${bytes} bytes, more than may be fetched (${MOST_BYTES} in all)`;
const refused = (kind, why) => ({ kind: 'refused', refusal: { kind, why } });
async function within(ms, work) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('the time for all checkpoints is over')), ms);
    });
    return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}


/***/ }),

/***/ 54849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ search),
/* harmony export */   E: () => (/* binding */ MOST_OPENED)
/* harmony export */ });
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92087);
/* harmony import */ var _one_at_a_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88058);


const MOST_OPENED = 8;
/**
 * The newest checkpoint, by the sealed headers (spec 4.3). Names say which to open first; what does not open is
 * dropped, and the next is asked for, until the newest of those left is one that has opened. At most eight.
 */
async function search(candidates, asking, open) {
    const who = { run_id: asking.runId, attempt: asking.attempt, job: asking.job, step: asking.step };
    const left = new Map(candidates.map((candidate) => [keyOf(candidate), candidate]));
    const opened = new Map();
    const leases = [];
    const passed = [];
    const silent = [];
    let tries = 0;
    const result = (found, hasMore = false) => ({
        found,
        leases,
        passed,
        silent,
        hasMore,
    });
    for (;;) {
        const next = step(left, opened, who);
        if (next.kind !== 'open')
            return result(next);
        if (tries === MOST_OPENED)
            return result({ kind: 'none' }, true);
        tries += 1;
        const { candidate } = next;
        const tried = await open(candidate);
        if (tried.kind === 'opened') {
            const one = { ...tried, candidate };
            if (tried.isLease) {
                leases.push(one);
                left.delete(keyOf(candidate));
                if ((0,_one_at_a_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isBeside */ .ZT)(one.header, asking))
                    return result({ kind: 'collision', header: one.header });
            }
            else {
                opened.set(keyOf(candidate), one);
            }
            continue;
        }
        left.delete(keyOf(candidate));
        if (tried.kind === 'silent')
            silent.push(tried.why);
        else {
            const { refusal } = tried;
            passed.push({ candidate, why: refusal.why, isForeign: refusal.kind === 'not_ours' });
        }
    }
}
/** The same name in two stores: both may be forged, and one of them not. */
const keyOf = ({ name, place }) => `${name} ${place.store} ${place.store === 'artifact' ? place.id : ''}`;
function step(left, opened, who) {
    const unopened = [...left].filter(([key]) => !opened.has(key));
    // Whatever was saved in this attempt is another job's or step's, which has to be known before anything else.
    const beside = unopened.find(([, { claims }]) => claims.run_id === who.run_id && claims.attempt === who.attempt);
    if (beside !== undefined)
        return { kind: 'open', candidate: beside[1] };
    const order = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .newest */ .BP)([...left].map(([key, candidate]) => opened.get(key)?.header ?? supposed(candidate, who)), who);
    const named = (header) => {
        const alike = [...left].filter(([, { name }]) => name === header.name);
        const [key, candidate] = alike.find(([each]) => opened.has(each)) ?? alike[0];
        return { candidate, one: opened.get(key) };
    };
    return decide(order, named);
}
function decide(order, named) {
    switch (order.kind) {
        case 'none':
        case 'collision':
            return order;
        case 'found': {
            const { candidate, one } = named(order.headers[0]);
            return one === undefined ? { kind: 'open', candidate } : { kind: 'found', checkpoint: one };
        }
        case 'parted': {
            const unopened = order.headers.map(named).find(({ one }) => one === undefined);
            return unopened === undefined ? order : { kind: 'open', candidate: unopened.candidate };
        }
        default:
            return order;
    }
}
/** A header as its name has it, for those that are not opened yet. */
function supposed({ name, runKey, claims }, { job, step: ofStep }) {
    return { ...claims, name, run_key: runKey, job, step: ofStep };
}


/***/ }),

/***/ 99030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ isLease),
/* harmony export */   Y5: () => (/* binding */ needsLease),
/* harmony export */   cy: () => (/* binding */ highestSequence),
/* harmony export */   e3: () => (/* binding */ writeLease),
/* harmony export */   h4: () => (/* binding */ mayMeet),
/* harmony export */   yL: () => (/* binding */ newcomers)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78527);



function writeLease(folder, time) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .LEASE_FILE */ .wX), JSON.stringify({ version: 1, time }));
}
const isLease = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .LEASE_FILE */ .wX));
/** May two be at work under this key at all? Under the default key nobody else has it but our own attempts. */
const needsLease = (identity) => identity.attempt > 1 || mayMeet(identity);
/** May others, who are no attempts of ours, begin under it at the same moment? The plans of two fan-outs of a run may. */
const mayMeet = ({ isOwnKey, stage }) => isOwnKey || (stage !== null && stage.kind !== 'work');
/** What was not there when we looked first: our own lease, and those of runs that began at the same moment. */
function newcomers(before, after) {
    const known = new Set(before.map(({ name }) => name));
    return after.filter(({ name }) => !known.has(name));
}
/**
 * How far a name may be ahead of what is sealed. Anybody can write one, and after the highest number that a name can
 * have there is none for us: what we save then would never be found.
 */
const FURTHEST_AHEAD = 1_000_000;
/**
 * The highest sequence of the run key: the next checkpoint takes a higher one.
 * @param candidates by their names, whatever became of them
 * @param headers of those that have opened
 */
function highestSequence(candidates, headers) {
    const sealed = Math.max(0, ...headers.map(({ sequence }) => sequence));
    const claimed = candidates.map(({ claims }) => claims.sequence);
    return Math.max(sealed, ...claimed.filter((sequence) => sequence <= sealed + FURTHEST_AHEAD));
}


/***/ }),

/***/ 88058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UF: () => (/* binding */ collisionText),
/* harmony export */   ZT: () => (/* binding */ isBeside),
/* harmony export */   ez: () => (/* binding */ turnAmong)
/* harmony export */ });
/** A run that gives way has ended within seconds; GitHub says so a little later. */
const LOOK_EVERY_MS = 3000;
const LOOKS = 20;
/**
 * Whose turn it is, of runs that have begun at the same moment (spec 4.3, "One at a time"). Each has written its
 * lease before it looks for the others', so that of two at least the one whose lease was there last sees the other.
 * It cannot know whether it was seen itself. So the younger one of a pair gives way to the older as soon as it sees
 * it; the older one waits until the younger has, and where that does not, because it has seen nobody, gives way
 * itself. Two never go on together, and of those that see each other the oldest goes on.
 * @param newcomers headers of what was not there when this run looked first, its own among them
 */
async function turnAmong(newcomers, identity, { writer, wait }) {
    const colliding = newcomers.find((header) => isBeside(header, identity));
    if (colliding !== undefined)
        return { kind: 'collision', header: colliding };
    const others = newcomers.filter(({ run_id }) => run_id !== identity.runId);
    for (const header of others.filter(({ run_id }) => BigInt(run_id) < BigInt(identity.runId))) {
        const at = await writer(header);
        if (at.isAlive)
            return { kind: 'theirs', header, why: at.why };
    }
    for (const header of others.filter(({ run_id }) => BigInt(run_id) > BigInt(identity.runId))) {
        for (let look = 1;; look++) {
            const at = await writer(header);
            if (!at.isAlive)
                break;
            if (look === LOOKS)
                return { kind: 'theirs', header, why: at.why };
            await wait(LOOK_EVERY_MS);
        }
    }
    return { kind: 'mine' };
}
/** Is it of another job or step of this same attempt? */
const isBeside = (header, who) => header.run_id === who.runId &&
    header.attempt === who.attempt &&
    (header.job !== who.job || header.step !== who.step);
function collisionText({ job, step }) {
    return `Another job or step of this attempt (${job}, step ${step}) keeps its checkpoints under the same run key. Give each of them a \`run-key\` of its own.`;
}


/***/ }),

/***/ 99333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ artifactReader)
/* harmony export */ });
/* unused harmony export takeOutOfZip */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3828);
/* harmony import */ var _at_most_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57920);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78527);








/** Ours have one file; what has many was not made by us. */
const MOST_ENTRIES = 16;
/** Bytes of a zip besides the file in it. */
const FRAME_BYTES = 64 * 1024;
/** Asking for the address; the transfer itself is waited for as long as it moves. */
const PATIENCE_MS = 20_000;
/** The service now and then answers 500 or nothing. */
const TRIES = 3;
function artifactReader({ address, temp, pause }) {
    const download = async (id, zip, most) => {
        try {
            const from = await address(id, AbortSignal.timeout(PATIENCE_MS));
            if (!from)
                throw new Error('GitHub gives no address for it');
            const response = await fetch(from);
            if (!response.ok || response.body === null)
                throw new Error(`the download answers ${response.status}`);
            const limited = (0,_at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .atMost */ .T)(most);
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(response.body, limited.stream, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(zip, { mode: 0o600 }));
            return { kind: 'fetched', bytes: limited.bytes() };
        }
        catch (error) {
            if (error instanceof _at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .TooMuch */ .G)
                return { kind: 'broken', why: error.message };
            if (isGone(error))
                return { kind: 'broken', why: 'the artifact is not there any more' };
            throw error;
        }
    };
    const once = async (id, file, most) => {
        const zip = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, `raymond-artifact-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
        try {
            const fetched = await download(id, zip, most + FRAME_BYTES);
            return fetched.kind === 'broken' ? fetched : await takeOutOfZip(zip, file, most);
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(zip, { force: true });
        }
    };
    const again = async (work) => {
        for (let tried = 1;; tried++) {
            try {
                return await work();
            }
            catch (error) {
                if (tried === TRIES)
                    throw error;
                await pause(tried * 1000);
            }
        }
    };
    return {
        fetch: (id, file, most) => again(() => once(id, file, most)),
        fetchZip: (id, file, most) => again(() => download(id, file, most)),
    };
}
const isGone = (error) => [404, 410].includes(error.status ?? 0);
/** One member, by name, written by us and counted as it comes: what a zip says of its sizes is not believed. */
async function takeOutOfZip(zip, file, most) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    let archive;
    try {
        archive = await openPromise(zip, { autoClose: false });
        if (archive.entryCount > MOST_ENTRIES)
            return { kind: 'broken', why: `the artifact has ${archive.entryCount} files, and one of ours has one` };
        for await (const entry of archive.eachEntry()) {
            if (entry.fileName !== _carrier_js__WEBPACK_IMPORTED_MODULE_7__/* .CARRIER_FILE */ .qV)
                continue;
            if (entry.uncompressedSize > most)
                throw new _at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .TooMuch */ .G(`it has more than ${most} bytes`);
            const counted = (0,_at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .atMost */ .T)(most);
            const contents = await archive.openReadStreamPromise(entry);
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(contents, counted.stream, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(file, { mode: 0o600 }));
            return { kind: 'fetched', bytes: counted.bytes() };
        }
        return { kind: 'broken', why: `the artifact has no ${_carrier_js__WEBPACK_IMPORTED_MODULE_7__/* .CARRIER_FILE */ .qV}` };
    }
    catch (error) {
        if (error instanceof _at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .TooMuch */ .G)
            return { kind: 'broken', why: error.message };
        // A full disk is ours; all else that fails here is the zip's.
        if (typeof error.syscall === 'string')
            throw error;
        return { kind: 'broken', why: `the artifact is no zip that opens: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error)}` };
    }
    finally {
        archive?.close();
    }
}


/***/ }),

/***/ 57920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ TooMuch),
/* harmony export */   T: () => (/* binding */ atMost)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);

/** Thrown by a stream that more comes through than may. */
class TooMuch extends Error {
}
/** A stream that counts what comes through, and fails at the first byte too many. */
function atMost(most) {
    let bytes = 0;
    const stream = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({
        transform(chunk, _, done) {
            bytes += chunk.length;
            if (bytes > most)
                done(new TooMuch(`it has more than ${most} bytes`));
            else
                done(null, chunk);
        },
    });
    return { stream, bytes: () => bytes };
}


/***/ }),

/***/ 81414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ey: () => (/* binding */ placeCheckpoint),
  HQ: () => (/* binding */ readCheckpoint)
});

// UNUSED EXPORTS: CHECKPOINT_PATH

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/store/journal.js
var journal = __webpack_require__(76446);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint-schema.js

const launchFacts = dist/* object */.Ikc({
    input_hash: dist/* nullable */.mee(dist/* string */.YjP()),
    workflow: dist/* string */.YjP(),
    agent: dist/* nullable */.mee(dist/* string */.YjP()),
    model: dist/* nullable */.mee(dist/* string */.YjP()),
    vars: dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()),
});
const fileName = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((name) => isInside(name), 'must lie inside the checkpoint'));
const givenInput = dist/* object */.Ikc({
    ask_id: dist/* string */.YjP(),
    run_id: dist/* string */.YjP(),
    hash: dist/* string */.YjP(),
});
const manifest = dist/* object */.Ikc({
    version: dist/* literal */.euz(2, 'it was saved by another version of this action'),
    run_id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[A-Za-z0-9._-]{1,100}$/)),
    run_key: dist/* string */.YjP(),
    saved_at: dist/* string */.YjP(),
    /** The workflow run that saved it: only its own re-runs give a finished run's result again. */
    github_run_id: dist/* string */.YjP(),
    attempt: dist/* number */.aig(),
    /** What it was asked for. */
    facts: launchFacts,
    /** Session files by agent CLI, below the CLI's own folder. */
    sessions: dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(fileName)),
    /** The commit that was checked out when the first attempt began. */
    base: dist/* nullable */.mee(dist/* string */.YjP()),
    snapshot: dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
    /** Of workers' own work trees, by worker; absent in checkpoints of older versions. */
    worktrees: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^main(?:_[a-z0-9]+)+$/)), dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())), {}),
    /** Of the issue or pull request that questions are put on (spec 4.5); absent in checkpoints of older versions. */
    issue: dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1))), null),
    /** Answers that came by an input, so that a re-run, which has the same inputs, does not give them again. */
    inputs_given: dist/* optional */.lqM(dist/* array */.YOg(givenInput), []),
    /** For people, a sentence each: what is not in it, and will not be there when the run goes on. */
    not_kept: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** It has waited for a person or a limit at some time, so that a tick looks after it; absent in older versions. */
    has_parked: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
});
/** Checks a restored manifest like any foreign file; a problem names the first key that is wrong. */
function parseManifest(data) {
    const result = dist/* safeParse */.xLC(manifest, data);
    if (result.success)
        return { manifest: result.output };
    const [issue] = result.issues;
    return { problem: `${dist/* getDotPath */.BuJ(issue) ?? 'the file'}: ${issue.message}` };
}
/** A relative path without steps upwards. */
function isInside(name) {
    return (name !== '' &&
        !/^([/\\]|[A-Za-z]:)/.test(name) &&
        !name.split(/[/\\]/).includes('..') &&
        !name.includes('\0'));
}

// EXTERNAL MODULE: ./lib/runtime/checkpoint/sessions.js
var sessions = __webpack_require__(2730);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint.js









/**
 * Where a checkpoint is put together and unpacked, relative to the workspace. The path is part of a cache's
 * version, so it never changes.
 */
const CHECKPOINT_PATH = '.raymond/checkpoint';
/** A checkpoint larger than this unpacked is not believed. */
const MAX_BYTES = 4 * 1024 ** 3;
/**
 * Reads an unpacked checkpoint and checks it like any foreign file: sizes, links, schema, the state in it.
 * @throws StateError STATE_INVALID
 */
async function readCheckpoint(folder) {
    checkTree(folder);
    let data;
    try {
        data = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'checkpoint.json'), 'utf8'));
    }
    catch (error) {
        throw invalid(`its checkpoint.json cannot be read (${(0,errors/* messageOf */.bD)(error)})`);
    }
    const parsed = parseManifest(data);
    if ('problem' in parsed)
        throw invalid(`checkpoint.json: ${parsed.problem}`);
    const run = await (0,state_file/* readStateFile */.qy)((0,external_node_path_.join)(folder, 'run', 'state.json'));
    if (run.workflow_id !== parsed.manifest.run_id)
        throw invalid('its state file belongs to another run');
    for (const result of Object.values(run.results))
        if (typeof result !== 'string')
            (0,texts/* readText */.yR)((0,external_node_path_.join)(folder, 'run', 'files'), result);
    return { manifest: parsed.manifest, run, folder };
}
/**
 * Puts the run's files and the agents' sessions where the run looks for them. Existing sessions are newer or the same.
 * @throws StateError STATE_INVALID for sessions that are not the run's own
 */
async function placeCheckpoint(restored, stateDir, environment) {
    const { manifest, run, folder } = restored;
    try {
        await (0,sessions/* placeSessions */.vn)(manifest.sessions, run, await (0,sessions/* sessionStores */.DL)(environment), (0,external_node_path_.join)(folder, 'sessions'));
    }
    catch (error) {
        throw error instanceof errors/* StateError */.qq ? invalid(error.message) : error;
    }
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, manifest.run_id);
    // A run that is only looked at, or given again, makes none itself; what follows may add all that git sees.
    (0,run_folder/* createRunFolders */.vA)(stateDir, paths);
    (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, 'run', 'files'), paths.folder, { recursive: true });
    // Of a run that was killed in this very folder.
    (0,external_node_fs_.rmSync)((0,journal/* journalPath */.HY)(paths.state), { force: true });
    // Last, so that a state file is never there without what it refers to.
    (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, 'run', 'state.json'), paths.state);
}
function checkTree(folder) {
    let bytes = 0;
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { recursive: true, withFileTypes: true })) {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const stats = (0,external_node_fs_.lstatSync)(path);
        if (!stats.isFile() && !stats.isDirectory())
            throw invalid(`${(0,external_node_path_.relative)(folder, path)} is a link or a device`);
        bytes += stats.isFile() ? stats.size : 0;
    }
    if (bytes > MAX_BYTES)
        throw invalid(`it has ${bytes} bytes, more than ${MAX_BYTES}`);
}
function invalid(why) {
    return new errors/* StateError */.qq('STATE_INVALID', `The checkpoint cannot be used: ${why}. Start afresh with \`resume: never\`.`);
}


/***/ })

};
