export const id = 6899;
export const ids = [6899];
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

/***/ 46899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerJob: () => (/* binding */ answerJob)
});

// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 7 modules
var seal = __webpack_require__(45839);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
// EXTERNAL MODULE: ./lib/runtime/github/lists.js
var lists = __webpack_require__(38215);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/action/ask/addressed.js
var addressed = __webpack_require__(56517);
// EXTERNAL MODULE: ./lib/action/ask/checks.js
var checks = __webpack_require__(72187);
// EXTERNAL MODULE: ./lib/action/ask/command.js + 1 modules
var command = __webpack_require__(80047);
// EXTERNAL MODULE: ./lib/action/ask/issue.js
var issue = __webpack_require__(54407);
// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/fan-out/stage.js
var stage = __webpack_require__(99483);
// EXTERNAL MODULE: ./lib/action/guard/gate.js
var gate = __webpack_require__(94257);
// EXTERNAL MODULE: ./lib/action/guard/trust.js
var trust = __webpack_require__(92946);
// EXTERNAL MODULE: ./lib/action/identity/github.js + 3 modules
var identity_github = __webpack_require__(95106);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/ask/body.js
var ask_body = __webpack_require__(82950);
// EXTERNAL MODULE: ./lib/action/ask/marker.js
var marker = __webpack_require__(86292);
// EXTERNAL MODULE: ./lib/action/ask/questions.js
var questions = __webpack_require__(50165);
;// CONCATENATED MODULE: ./lib/action/wake/acknowledge.js




/** What stands in the question's comment from the answer on until the run that goes on marks it. Markdown. */
function takenNote({ comment }) {
    return `👀 ${(0,markdown/* inline */.mG)(comment.login, 60)} has answered ${(0,markdown/* link */.nf)('in this comment', comment.url)}; the run is being woken.`;
}
/** The same where it was not woken: what a person can do. */
function notWokenNote(answer, roused) {
    const head = `👀 ${(0,markdown/* inline */.mG)(answer.comment.login, 60)} has answered ${(0,markdown/* link */.nf)('in this comment', answer.comment.url)}.`;
    if (roused.kind === 'silent')
        return `${head} GitHub did not say whether the run was woken (${(0,markdown/* inline */.mG)(roused.why)}): if it does not go on, \`mode: tick\` wakes it, or re-run the job that has read the answer.`;
    return `${head} The run could not be woken: ${(0,markdown/* inline */.mG)(roused.why)}. ${roused.button}`;
}
/** Writes the note into the questions' comments. Only before a run is woken: afterwards they are that run's to mark. */
async function note(answers, issues, noteOf) {
    const problems = [];
    for (const answer of answers) {
        const { comment } = answer.question;
        const read = await issues.comment(comment.id);
        // The run may have been woken all the same, and have marked it meanwhile.
        if (read.kind === 'answer' && (0,marker/* readMarker */.t7)(read.data.body)?.marker.answeredBy != null)
            continue;
        const { body } = read.kind === 'answer' ? read.data : comment;
        const said = await issues.edit(comment.id, (0,ask_body/* withNote */.dW)(body, noteOf(answer)));
        if (said.kind !== 'answer')
            problems.push(`${comment.url} could not be edited: ${said.why}.`);
    }
    return problems;
}
const replyMark = (id) => `<!-- raymond:reply to=${id} -->`;
/**
 * Answers a comment once, however often the job is re-run.
 * @param comments of the issue
 * @returns what went wrong; null: it is there
 */
async function replyOnce(comment, text, { issues, comments, us }) {
    const mark = replyMark(comment.id);
    const isIt = (each) => (0,questions/* isOurs */.M)(each, us) && each.body.includes(mark);
    if (comments.some(isIt))
        return null;
    const said = await issues.post(comment.issue, `${text}\n\n${mark}`, isIt);
    return said.kind === 'answer' ? null : said.why;
}

// EXTERNAL MODULE: ./lib/action/wake/rouse.js
var rouse = __webpack_require__(49837);
// EXTERNAL MODULE: ./lib/action/modes/end-check.js
var end_check = __webpack_require__(13953);
;// CONCATENATED MODULE: ./lib/action/modes/answer.js


















const nothing = (text) => ({ kind: 'nothing', text, problems: [] });
/**
 * `mode: answer` (spec 4.5), on `issue_comment`: checks whether a comment answers a question of ours, and wakes the run
 * that has asked, which checks all of it again. Everybody's comments come here, in masses: one that is not meant for us
 * costs no request, and never fails the job.
 * @throws UsageError for a job of another event, without a key, or without the rights it takes
 */
async function answerJob(job) {
    const outcome = await outcomeOf(job);
    if (outcome.problems.length > 0)
        job.voice.warning(outcome.problems.join('\n'));
    job.voice.info(outcome.text);
    (0,end_check/* endCheck */.g)(job, {
        failure: null,
        result: { outcome: outcome.kind },
        whole: outcome,
        summary: outcome.kind === 'nothing' ? '' : `### 💬 ${(0,markdown/* inline */.mG)(job.voice.redact(outcome.text), 400)}\n`,
    });
}
async function outcomeOf(job) {
    const { eventName, event } = job.context;
    if (eventName !== 'issue_comment')
        throw new errors/* UsageError */.eb(`\`mode: answer\` reads comments, and this job was started by ${eventName || 'no event'}. Start it on \`issue_comment\` with \`types: [created]\`.`);
    // An edited comment never counts, and a deleted one says nothing.
    if (event.action !== 'created')
        return nothing(`A comment was ${String(event.action)}: nothing to do.`);
    const [id, body] = [(0,trust.at)(event, 'comment', 'id'), (0,trust.at)(event, 'comment', 'body')];
    if (typeof id !== 'number' || typeof body !== 'string' || (0,command/* commandsIn */.GO)(body).length === 0)
        return nothing('There is no `/raymond` in the comment that is meant for us.');
    const [login, type] = [(0,trust.at)(event, 'comment', 'user', 'login'), (0,trust.at)(event, 'comment', 'user', 'type')];
    if (type !== 'User' || String(login).endsWith('[bot]'))
        return nothing('The comment is no person’s, and so no answer.');
    return await read(job, id);
}
async function read(job, id) {
    const keys = keysOf(job);
    const github = (0,identity_github/* githubOf */.z)(job, identity_github/* ALONE_MS */.$);
    const issues = (0,issue/* rememberingAccess */.Yj)((0,issue/* issuesOf */.wf)(github, ports/* realPorts */.R.now));
    const comment = await issues.comment(id);
    if (comment.kind === 'refused' && !(0,rouse/* isMissingRight */.H0)(comment.why))
        return nothing(`The comment is not there any more (${comment.why}).`);
    if (comment.kind !== 'answer')
        throw unread(comment.why);
    // Access is checked before the issue's comments are read, of which there may be thousands.
    const access = await issues.accessOf(comment.data.login);
    if (access.kind === 'unanswered')
        throw new errors/* UsageError */.eb(`What access ${comment.data.login} has could not be found out: ${access.why}. Nothing was woken. Re-run this job to try again; \`mode: tick\` finds the answer, too.`);
    if (!gate/* WRITERS */.J1.includes(access.permission))
        return nothing(`${comment.data.login} has ${access.permission} access: the comment is no answer.`);
    const { workflowFile } = job.context;
    const scene = await (0,addressed/* readScene */.z)(comment.data.issue, { issues, keys, workflowFile });
    if ('why' in scene)
        throw unread(scene.why);
    const verdict = await (0,checks/* judge */.S)(comment.data, scene);
    if (verdict.kind === 'refused')
        return { ...(await told([verdict.refusal], comment.data, issues, scene)), kind: 'refused' };
    const { problems } = await told(verdict.problems, comment.data, issues, scene);
    const woken = await wake(job, verdict.answers, github.ask, issues);
    return { ...woken, problems: [...problems, ...woken.problems] };
}
function keysOf(job) {
    const { keys, warnings } = (0,identity/* sealKeysOf */.hu)(job);
    for (const warning of warnings)
        job.voice.warning(warning);
    if (keys !== null)
        return keys;
    throw new errors/* UsageError */.eb('`mode: answer` knows our questions by the key of the run that asks, and this job has none. Give it the same `state-key`, or the key of that run’s agent.');
}
const unread = (why) => new errors/* UsageError */.eb(`The comment could not be read: ${why}. ${(0,rouse/* isMissingRight */.H0)(why) ? 'Add `issues: write` to the `permissions:` of this job, and `pull-requests: write` for comments on pull requests.' : 'Re-run this job to try again; `mode: tick` finds the answer, too.'} Nothing was woken.`);
/** Tells the author what is wrong with a comment, where the author is to be told. */
async function told(refusals, comment, issues, { comments, us }) {
    const problems = [];
    const replies = refusals.flatMap(({ reply }) => (reply === null ? [] : [reply]));
    if (replies.length > 0) {
        const why = await replyOnce(comment, replies.join('\n\n'), { issues, comments, us });
        if (why !== null)
            problems.push(`The author could not be told: ${why}.${rightFor(why)}`);
    }
    return {
        kind: 'refused',
        text: `The comment is not taken as an answer: ${refusals.map(({ why }) => why).join(' ')}`,
        problems,
    };
}
const rightFor = (why) => (0,rouse/* isMissingRight */.H0)(why)
    ? ' It takes the permission `issues: write`, on a pull request `pull-requests: write`.'
    : '';
/** Wakes each run whose question was answered, in its own context. */
async function wake(job, answers, ask, issues) {
    const missing = await (0,rouse/* missingWakeRight */.nA)(ask);
    if (missing !== null)
        throw new errors/* UsageError */.eb(`\`mode: answer\` wakes runs, which its job's token may not: ${missing}. Add \`actions: write\` to the \`permissions:\` of this job, in which no agent runs. Nothing was woken; re-run this job then.`);
    const problems = [];
    const [{ comment }] = answers;
    const seen = await issues.react(comment.id, 'eyes');
    if (seen.kind === 'refused' && (0,rouse/* isMissingRight */.H0)(seen.why))
        throw unread(seen.why);
    const runs = [...new Set(answers.map(({ question }) => question.marker.runId))];
    const told = [];
    let isWoken = true;
    for (const runId of runs) {
        const its = answers.filter(({ question }) => question.marker.runId === runId);
        problems.push(...(await note(its, issues, takenNote)));
        const isFanOut = its.some(({ question }) => (0,stage/* isFanOutKey */.HP)(question.marker.runKey));
        const attempt = Math.max(...its.map(({ question }) => question.marker.attempt));
        const roused = await wakeByComment(job, { runId, attempt, isFanOut }, comment, ask);
        if (roused.kind === 'woken') {
            told.push(`run ${runId} was woken by a ${roused.way === 'dispatch' ? 'dispatch' : 're-run'}`);
            continue;
        }
        isWoken = false;
        problems.push(...(await note(its, issues, (answer) => notWokenNote(answer, roused))));
        problems.push(`Run ${runId} was not woken: ${roused.why}. ${roused.kind === 'refused' ? roused.button : ''}`);
        told.push(`run ${runId} was not woken`);
    }
    if (isWoken)
        await issues.react(comment.id, '+1');
    const text = `${comment.login} has answered: ${told.join('; ')}.`;
    return { kind: isWoken ? 'woken' : 'not_woken', text, problems };
}
/** Hands on the comment's id alone: the woken run reads it itself, and no dispatch carries what somebody wrote. */
async function wakeByComment(job, { runId, attempt, isFanOut }, { id }, ask) {
    const url = (0,action_context/* runUrl */.Vp)(job.context, runId);
    const run = await (0,lists/* runById */.eP)(ask, runId);
    const button = `Look at ${url}: what it has saved is gone with it, once it is deleted.`;
    if (run.kind === 'silent')
        return { kind: 'silent', way: 'dispatch', why: run.why };
    if (run.kind === 'refused')
        return { kind: 'refused', way: 'dispatch', why: run.why, button };
    const { event = '', head_branch: branch } = run.data;
    const isAboutPullRequest = (0,trust.at)(job.context.event, 'issue', 'pull_request') !== undefined;
    const context = {
        ...{ runId, attempt },
        workflowFile: job.context.workflowFile,
        // The branch may also be a tag: GitHub names both alike.
        ref: branch ? `refs/heads/${branch}` : '',
        eventClass: (0,seal/* eventClass */.L9)(event, isAboutPullRequest && event === 'issue_comment'),
        isFanOut,
    };
    return await (0,rouse/* wakeRun */.Ig)(context, { 'comment-id': String(id) }, ask, url);
}


/***/ }),

/***/ 13953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endCheck)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _end_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97442);
/* harmony import */ var _end_without_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80620);




/** Sets every output, writes the summary and ends the job: no run, no cost (spec 4.2). */
function endCheck(job, { failure, result, whole, summary }) {
    const { voice, context } = job;
    const redact = (text) => voice.redact(text);
    const outputs = {
        ...(0,_end_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .outputsOf */ .Y)({
            ..._end_without_run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_RUN */ .e_,
            folder: context.temp,
            reason: failure?.code ?? '',
            redact,
            warn: (text) => voice.warning(text),
        }),
        status: failure === null ? 'completed' : 'failed',
        result: JSON.stringify(result),
        'result-file': fileWith(context.temp, redact(JSON.stringify(whole, null, 2))),
        'total-cost': (0).toFixed(6),
        'run-cost': (0).toFixed(6),
        steps: '0',
    };
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
    if (job.inputs.summary)
        voice.summary(summary);
    if (failure !== null)
        voice.setFailed(failure.message);
}
/** The folder is new, so that no link that somebody put is followed. */
function fileWith(folder, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'raymond-result-')), 'result.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${text}\n`, { flag: 'wx' });
    return file;
}


/***/ }),

/***/ 49837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isMissingRight),
/* harmony export */   Ig: () => (/* binding */ wakeRun),
/* harmony export */   VO: () => (/* binding */ wayOf),
/* harmony export */   nA: () => (/* binding */ missingWakeRight)
/* harmony export */ });
/* harmony import */ var _runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38215);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6225);


/**
 * A dispatch is an event of its own, with the branch's commit: only a run of that class can go on in it. All others, of
 * pull requests above all, go on as another attempt of themselves.
 */
const wayOf = ({ eventClass, ref, isFanOut, }) => eventClass === 'trusted' && !isFanOut && /^refs\/(?:heads|tags)\//.test(ref) ? 'dispatch' : 'rerun';
/**
 * Wakes a parked run in its own context.
 * @param inputs of the dispatch: never what somebody has written
 */
async function wakeRun(context, inputs, ask, runUrl) {
    const way = wayOf(context);
    const answer = way === 'dispatch'
        ? await ask('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
            workflow_id: context.workflowFile.split('/').at(-1),
            ref: (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .branchNameOf */ .dZ)(context.ref),
            inputs,
        })
        : await ask('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', {
            run_id: Number(context.runId),
        });
    if (answer.kind === 'answer' || (way === 'rerun' && (await isUnderWay(context, ask))))
        return { kind: 'woken', way };
    if (answer.kind === 'silent')
        return { kind: 'silent', way, why: answer.why };
    return { kind: 'refused', way, why: answer.why, button: buttonFor(way, context, inputs, runUrl) };
}
/** A re-run that GitHub has taken, and not confirmed, it refuses the second time: it is under way already. */
async function isUnderWay({ runId, attempt }, ask) {
    const run = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .runById */ .eP)(ask, runId);
    return run.kind === 'answer' && (run.data.run_attempt ?? 0) > attempt;
}
function buttonFor(way, { workflowFile }, inputs, runUrl) {
    if (way === 'rerun')
        return `Open ${runUrl} and press "Re-run jobs", "Re-run all jobs". GitHub re-runs a run for 30 days; after that, push to the pull request to start a new one.`;
    const given = Object.entries(inputs).map(([name, value]) => `\`${name}: ${value}\``);
    return `Open "Actions", the workflow ${workflowFile}, "Run workflow", and give it ${given.join(' and ')}. It takes \`workflow_dispatch\` with ${given.length === 1 ? 'that input' : 'those inputs'} in the file, as .github/workflows/examples/ask.yml has it.`;
}
/** What a token lacks says itself so. */
const isMissingRight = (why) => /not accessible by/i.test(why);
/**
 * Whether the token may wake runs at all, asked by deleting what cannot be there: GitHub looks at the right first.
 * @returns null: it may, or nobody says that it may not
 */
async function missingWakeRight(ask) {
    const answer = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteArtifact */ .CM)(ask, 0);
    return answer.kind === 'refused' && isMissingRight(answer.why) ? answer.why : null;
}


/***/ })

};
