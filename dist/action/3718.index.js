export const id = 3718;
export const ids = [3718];
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

/***/ 73718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answersOf: () => (/* binding */ answersOf),
  usable: () => (/* binding */ usable),
  wokenByComment: () => (/* binding */ wokenByComment)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/answers.js
var answers = __webpack_require__(12631);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/action/checkpoint/standing.js
var checkpoint_standing = __webpack_require__(92745);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/ask/addressed.js
var ask_addressed = __webpack_require__(56517);
// EXTERNAL MODULE: ./lib/action/ask/checks.js
var checks = __webpack_require__(72187);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/core/graph/approval.js
var approval = __webpack_require__(64077);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/action/guard/gate.js
var gate = __webpack_require__(94257);
// EXTERNAL MODULE: ./lib/action/ask/put.js
var put = __webpack_require__(43585);
// EXTERNAL MODULE: ./lib/action/ask/subject.js
var subject = __webpack_require__(51436);
;// CONCATENATED MODULE: ./lib/action/ask/given.js







const fromComment = ({ question, text, comment }) => ({
    askId: question.marker.askId,
    text,
    settled: { by: 'comment', id: comment.id, login: comment.login, url: comment.url },
});
/**
 * Takes the answer of the inputs `answer` and `ask-id` (spec 4.5). It counts only when a person with write access has
 * started this attempt.
 * @param restored null when no run waits
 * @throws UsageError for an answer that cannot be given; it lists the open questions
 */
async function takeInput({ answer, askId, login, accessOf, runId }, restored) {
    if (answer === null) {
        if (askId === null)
            return { kind: 'none' };
        throw new errors/* UsageError */.eb('`ask-id` says which question `answer` is for, and there is no `answer`. Nothing was spent.');
    }
    if (restored === null) {
        throw new errors/* UsageError */.eb(subject/* NOBODY_ASKS */.R);
    }
    const hash = (0,external_node_crypto_.createHash)('sha256').update(answer).digest('hex');
    const open = (0,put.openAsks)(restored.run).map(({ ask }) => ask);
    const used = restored.manifest.inputs_given.find((each) => each.run_id === runId && each.hash === hash && (askId === null || askId === each.ask_id));
    const isOpenStill = askId !== null && open.some(({ id }) => id === askId);
    if (used !== undefined && !isOpenStill)
        return { kind: 'used', askId: used.ask_id };
    const [only] = open;
    const ask = askId === null ? (open.length === 1 ? only : undefined) : open.find(({ id }) => id === askId);
    if (ask === undefined)
        throw new errors/* UsageError */.eb(noSuch(askId, open));
    const slip = ask.kind === 'approval' ? (0,approval/* slipOfYes */.Hx)(answer) : null;
    if (slip !== null)
        throw new errors/* UsageError */.eb(`\`answer\`: ${slip} Nothing was spent, and the question is open.`);
    const access = login === '' ? null : await accessOf(login);
    if (access === null || login.endsWith('[bot]') || !(0,gate/* mayWrite */.J)(access))
        throw new errors/* UsageError */.eb(notAllowed(login, access));
    return {
        kind: 'given',
        given: { askId: ask.id, text: answer, settled: { by: 'input', login } },
        noted: { ask_id: ask.id, run_id: runId, hash },
    };
}
function noSuch(askId, open) {
    if (open.length === 0)
        return '`answer` was given, and no question of the run is open. Nothing was spent.';
    const list = open.slice(0, 20).map(({ id, question }) => `- ${id}: ${(0,report_text/* oneLine */.TN)(question).slice(0, 80)}`);
    const why = askId === null
        ? 'Several questions are open: say by `ask-id` which one `answer` is for.'
        : `\`ask-id\`: no open question has the id ${JSON.stringify(askId)}.`;
    return [`${why} Nothing was spent. Open:`, ...list].join('\n');
}
function notAllowed(login, access) {
    const why = access === null
        ? 'it is not known who has started this attempt'
        : access.kind === 'unanswered'
            ? `what access ${login} has could not be found out: ${access.why}`
            : `${login} ${access.isBot || login.endsWith('[bot]') ? 'is no person' : `has ${access.permission} access`}`;
    return `The input \`answer\` counts only when a person with write access has started this attempt: ${why}. Nothing was spent.`;
}

// EXTERNAL MODULE: ./lib/action/ask/questions.js
var ask_questions = __webpack_require__(50165);
// EXTERNAL MODULE: ./lib/action/ask/replies.js
var replies = __webpack_require__(44252);
;// CONCATENATED MODULE: ./lib/action/ask/going-on.js











const ELSEWHERE = 'The comment answers a question of another job, step or leg: this one has nothing to do with it.';
/** @param id of the comment. @throws UsageError as `readAddressed` */
async function wokenByComment(job, id, board) {
    const addressed = await (0,ask_addressed/* readAddressed */.u)(id, board, (0,identity/* sealKeysOf */.hu)(job).keys);
    if (addressed.kind === 'nothing')
        return { nothing: `Comment ${id} (\`comment-id\`): ${addressed.why}` };
    const runIds = [...new Set(addressed.answers.map(({ question }) => question.marker.runId))];
    for (const runId of runIds) {
        const goesOn = resuming(job, runId);
        const standing = await (0,checkpoint_standing/* standingOf */.YP)(goesOn);
        const answers = addressed.answers.filter(({ question }) => (0,put.isOurMarker)(question.marker, standing.identity));
        if (answers.length > 0)
            return { job: goesOn, standing, answers };
    }
    return { nothing: ELSEWHERE };
}
/** @throws UsageError when `resume-run` names another run */
function resuming(job, runId) {
    const given = job.inputs['resume-run'];
    if (given !== null && String(given) !== runId) {
        throw new errors/* UsageError */.eb(`\`comment-id\` answers a question of run ${runId}, and \`resume-run\` names run ${given}. Give one of them. Nothing was spent.`);
    }
    return { ...job, inputs: { ...job.inputs, 'resume-run': Number(runId) } };
}
const GONE_ON = 'The question that `comment-id` answers is not open any more: the run has gone on.';
/**
 * Collects the answers to the run that this job goes on with: of the comment that woke it, of its inputs, and those
 * that stand on the issue by now (spec 4.5).
 * @throws UsageError for an answer that cannot be given; nothing was spent
 */
async function answersOf(job, standing, { woken, board }) {
    const { restored } = standing;
    const open = restored === null ? [] : (0,put.openAsks)(restored.run).map(({ ask }) => ask.id);
    const given = [];
    if (woken !== null) {
        // The comment was taken before, and woke this job a second time: the run has ended in another workflow run.
        const isTaken = woken.answers.every(({ question }) => question.marker.answeredBy !== null);
        if (restored === null && isTaken && job.context.attempt <= 1)
            return { nothing: GONE_ON };
        if (restored === null)
            throw new errors/* UsageError */.eb('There is no checkpoint of the run that `comment-id` answers, so that it cannot go on: `resume` has to be `auto` or `force`. Nothing was spent.');
        given.push(...woken.answers.map(fromComment).filter(({ askId }) => open.includes(askId)));
        // A later attempt is given the same comment, and goes on where the one before stopped.
        if (given.length === 0 && job.context.attempt <= 1)
            return { nothing: GONE_ON };
    }
    for (const answer of await onIssue(job, standing, board)) {
        if (given.some(({ askId }) => askId === answer.askId))
            continue;
        job.voice.info(`Question ${answer.askId} was answered meanwhile, by a comment.`);
        given.push(answer);
    }
    const byInput = await takeInput({
        answer: job.inputs.answer,
        askId: job.inputs['ask-id'],
        login: job.context.triggeringActor || job.context.actor,
        accessOf: (login) => board.issues.accessOf(login),
        runId: job.context.runId,
    }, restored);
    const inputs = [...(restored?.manifest.inputs_given ?? [])];
    if (byInput.kind === 'used')
        job.voice.notice(`\`answer\` was given to question ${byInput.askId} by an earlier attempt already.`);
    if (byInput.kind === 'given') {
        const isSecond = given.some(({ askId }) => askId === byInput.given.askId);
        if (isSecond)
            job.voice.notice(`\`answer\` is not used: a comment has answered question ${byInput.given.askId} before.`);
        else
            given.push(byInput.given);
        inputs.push(byInput.noted);
    }
    return { given, inputs };
}
/** Reads the issue whether or not a comment has woken the job: an answer may stand there already. */
async function onIssue(job, { restored, chosen, identity }, board) {
    const issue = restored?.manifest.issue ?? null;
    if (restored === null || issue === null || chosen.keys === null || job.inputs['on-ask'] !== 'comment')
        return [];
    const open = new Set((0,put.openAsks)(restored.run).map(({ ask }) => ask.id));
    if (open.size === 0)
        return [];
    const scene = await board.scene(issue, chosen.keys);
    // The reason was told when the checkpoint was looked at.
    if ('why' in scene)
        return [];
    const { questions } = (0,ask_questions/* questionsIn */.j)(scene.comments, scene);
    const ours = questions.filter(({ marker }) => open.has(marker.askId) && (0,put.isOurMarker)(marker, identity));
    return (await (0,checks/* answersFor */.z)(ours, scene)).map(fromComment);
}
/**
 * Keeps the answers that the run takes. A comment that does not decide what was asked is left out and its author told;
 * the question stays open.
 * @throws UsageError for such an answer of the inputs
 */
async function usable({ given }, run, workflow, { job, board }) {
    const now = ports/* realPorts */.R.now();
    const resolve = (target, from) => workflow.resolve(target, from);
    const taken = [];
    for (const answer of given) {
        try {
            (0,answers/* answerAsks */.N)(run, [answer], { now, resolve });
            taken.push(answer);
        }
        catch (error) {
            if (!(error instanceof errors/* UsageError */.eb || error instanceof errors/* ProtocolError */.bd))
                throw error;
            if (answer.settled.by !== 'comment')
                throw new errors/* UsageError */.eb(`\`answer\` cannot be given to question ${answer.askId}: ${error.message} Nothing was spent.`);
            const { id, url } = answer.settled;
            job.voice.warning(`The answer in ${url} cannot be given to question ${answer.askId}, which stays open: ${error.message}`);
            await tell(job, board, { id, reply: (0,replies/* refusedByRun */.X_)(answer.askId, id) });
        }
    }
    return taken;
}
/** Replies only once, although each later resume reads the same comment. */
async function tell(job, board, { id, reply }) {
    const comment = await board.issues.comment(id);
    if (comment.kind !== 'answer')
        return;
    const since = comment.data.createdAt;
    const there = await board.issues.comments(comment.data.issue, since);
    const isIt = ({ body }) => body === reply;
    if (there.kind !== 'answer' || there.data.some(isIt))
        return;
    const said = await board.issues.post(comment.data.issue, reply, isIt);
    if (said.kind !== 'answer')
        job.voice.info(`Its author could not be told: ${said.why}.`);
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


/***/ })

};
