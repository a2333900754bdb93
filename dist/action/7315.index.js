export const id = 7315;
export const ids = [7315];
export const modules = {

/***/ 87315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerJob: () => (/* binding */ answerJob)
/* harmony export */ });
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45839);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(83308);
/* harmony import */ var _runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(38215);
/* harmony import */ var _ask_body_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82950);
/* harmony import */ var _ask_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72187);
/* harmony import */ var _ask_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80047);
/* harmony import */ var _ask_issue_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95447);
/* harmony import */ var _ask_marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86292);
/* harmony import */ var _ask_questions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50165);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6225);
/* harmony import */ var _fan_out_stage_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99483);
/* harmony import */ var _guard_gate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94257);
/* harmony import */ var _guard_trust_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92946);
/* harmony import */ var _identity_github_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95106);
/* harmony import */ var _identity_identity_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96079);
/* harmony import */ var _wake_wake_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(12199);
/* harmony import */ var _end_check_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13953);


















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
    (0,_end_check_js__WEBPACK_IMPORTED_MODULE_15__/* .endCheck */ .g)(job, {
        failure: null,
        result: { outcome: outcome.kind },
        whole: outcome,
        summary: outcome.kind === 'nothing' ? '' : `### 💬 ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .inline */ .mG)(job.voice.redact(outcome.text), 400)}\n`,
    });
}
async function outcomeOf(job) {
    const { eventName, event } = job.context;
    if (eventName !== 'issue_comment')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`\`mode: answer\` reads comments, and this job was started by ${eventName || 'no event'}. Start it on \`issue_comment\` with \`types: [created]\`.`);
    // An edited comment never counts, and a deleted one says nothing.
    if (event.action !== 'created')
        return nothing(`A comment was ${String(event.action)}: nothing to do.`);
    const [id, body] = [(0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_11__.at)(event, 'comment', 'id'), (0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_11__.at)(event, 'comment', 'body')];
    if (typeof id !== 'number' || typeof body !== 'string' || (0,_ask_command_js__WEBPACK_IMPORTED_MODULE_4__/* .commandsIn */ .GO)(body).length === 0)
        return nothing('There is no `/raymond` in the comment that is meant for us.');
    const [login, type] = [(0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_11__.at)(event, 'comment', 'user', 'login'), (0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_11__.at)(event, 'comment', 'user', 'type')];
    if (type !== 'User' || String(login).endsWith('[bot]'))
        return nothing('The comment is no person’s, and so no answer.');
    return await read(job, id);
}
async function read(job, id) {
    const keys = keysOf(job);
    const github = (0,_identity_github_js__WEBPACK_IMPORTED_MODULE_12__/* .githubOf */ .z)(job, _identity_github_js__WEBPACK_IMPORTED_MODULE_12__/* .ALONE_MS */ .$);
    const reader = (0,_ask_issue_reader_js__WEBPACK_IMPORTED_MODULE_5__/* .issueReaderOf */ .eD)({ context: job.context, github });
    const { issues } = reader;
    const comment = await issues.comment(id);
    if (comment.kind === 'refused' && !(0,_wake_wake_run_js__WEBPACK_IMPORTED_MODULE_14__/* .isMissingRight */ .H0)(comment.why))
        return nothing(`The comment is not there any more (${comment.why}).`);
    if (comment.kind !== 'answer')
        throw unread(comment.why);
    // Access is checked before the issue's comments are read, of which there may be thousands.
    const access = await issues.accessOf(comment.data.login);
    if (access.kind === 'unanswered')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`What access ${comment.data.login} has could not be found out: ${access.why}. Nothing was woken. Re-run this job to try again; \`mode: tick\` finds the answer, too.`);
    if (!_guard_gate_js__WEBPACK_IMPORTED_MODULE_10__/* .WRITERS */ .J1.includes(access.permission))
        return nothing(`${comment.data.login} has ${access.permission} access: the comment is no answer.`);
    const thread = await reader.thread(comment.data.issue, keys);
    if ('why' in thread)
        throw unread(thread.why);
    const verdict = await (0,_ask_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .judge */ .S)(comment.data, thread);
    if (verdict.kind === 'refused')
        return { ...(await told([verdict.refusal], comment.data, issues, thread)), kind: 'refused' };
    const { problems } = await told(verdict.problems, comment.data, issues, thread);
    const woken = await wake(job, verdict.answers, github.ask, issues);
    return { ...woken, problems: [...problems, ...woken.problems] };
}
function keysOf(job) {
    const { keys, warnings } = (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_13__/* .sealKeysOf */ .hu)(job);
    for (const warning of warnings)
        job.voice.warning(warning);
    if (keys !== null)
        return keys;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('`mode: answer` knows our questions by the key of the run that asks, and this job has none. Give it the same `state-key`, or the key of that run’s agent.');
}
const unread = (why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The comment could not be read: ${why}. ${(0,_wake_wake_run_js__WEBPACK_IMPORTED_MODULE_14__/* .isMissingRight */ .H0)(why) ? 'Add `issues: write` to the `permissions:` of this job, and `pull-requests: write` for comments on pull requests.' : 'Re-run this job to try again; `mode: tick` finds the answer, too.'} Nothing was woken.`);
/** Tells the author what is wrong with a comment, where the author is to be told; once, however often the job is re-run. */
async function told(refusals, comment, issues, { comments, us }) {
    const problems = [];
    const replies = refusals.flatMap(({ reply }) => (reply === null ? [] : [reply]));
    const mark = `<!-- raymond:reply to=${comment.id} -->`;
    const isIt = (each) => (0,_ask_questions_js__WEBPACK_IMPORTED_MODULE_7__/* .isOurs */ .M)(each, us) && each.body.includes(mark);
    if (replies.length > 0 && !comments.some(isIt)) {
        const said = await issues.post(comment.issue, [...replies, mark].join('\n\n'), isIt);
        if (said.kind !== 'answer')
            problems.push(`The author could not be told: ${said.why}.${rightFor(said.why)}`);
    }
    return {
        kind: 'refused',
        text: `The comment is not taken as an answer: ${refusals.map(({ why }) => why).join(' ')}`,
        problems,
    };
}
const rightFor = (why) => (0,_wake_wake_run_js__WEBPACK_IMPORTED_MODULE_14__/* .isMissingRight */ .H0)(why)
    ? ' It takes the permission `issues: write`, on a pull request `pull-requests: write`.'
    : '';
/** Wakes each run whose question was answered, in its own context. */
async function wake(job, answers, ask, issues) {
    const missing = await (0,_wake_wake_run_js__WEBPACK_IMPORTED_MODULE_14__/* .missingWakeRight */ .nA)(ask);
    if (missing !== null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`\`mode: answer\` wakes runs, which its job's token may not: ${missing}. Add \`actions: write\` to the \`permissions:\` of this job, in which no agent runs. Nothing was woken; re-run this job then.`);
    const problems = [];
    const [{ comment }] = answers;
    const seen = await issues.react(comment.id, 'eyes');
    if (seen.kind === 'refused' && (0,_wake_wake_run_js__WEBPACK_IMPORTED_MODULE_14__/* .isMissingRight */ .H0)(seen.why))
        throw unread(seen.why);
    const runs = [...new Set(answers.map(({ question }) => question.marker.runId))];
    const told = [];
    let isWoken = true;
    for (const runId of runs) {
        const its = answers.filter(({ question }) => question.marker.runId === runId);
        problems.push(...(await noteOnQuestions(its, issues, takenNote)));
        const isFanOut = its.some(({ question }) => (0,_fan_out_stage_js__WEBPACK_IMPORTED_MODULE_9__/* .isFanOutKey */ .HP)(question.marker.runKey));
        const attempt = Math.max(...its.map(({ question }) => question.marker.attempt));
        const result = await wakeByComment(job, { runId, attempt, isFanOut }, comment, ask);
        if (result.kind === 'woken') {
            told.push(`run ${runId} was woken by a ${result.method === 'dispatch' ? 'dispatch' : 're-run'}`);
            continue;
        }
        isWoken = false;
        problems.push(...(await noteOnQuestions(its, issues, (answer) => notWokenNote(answer, result))));
        problems.push(`Run ${runId} was not woken: ${result.why}. ${result.kind === 'refused' ? result.button : ''}`);
        told.push(`run ${runId} was not woken`);
    }
    if (isWoken)
        await issues.react(comment.id, '+1');
    const text = `${comment.login} has answered: ${told.join('; ')}.`;
    return { kind: isWoken ? 'woken' : 'not_woken', text, problems };
}
/** Hands on the comment's id alone: the woken run reads it itself, and no dispatch carries what somebody wrote. */
async function wakeByComment(job, { runId, attempt, isFanOut }, { id }, ask) {
    const url = (0,_context_js__WEBPACK_IMPORTED_MODULE_8__/* .runUrl */ .Vp)(job.context, runId);
    const run = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_17__/* .runById */ .eP)(ask, runId);
    const button = `Look at ${url}: what it has saved is gone with it, once it is deleted.`;
    if (run.kind === 'silent')
        return { kind: 'silent', method: 'dispatch', why: run.why };
    if (run.kind === 'refused')
        return { kind: 'refused', method: 'dispatch', why: run.why, button };
    const { event = '', head_branch: branch } = run.data;
    const isAboutPullRequest = (0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_11__.at)(job.context.event, 'issue', 'pull_request') !== undefined;
    const context = {
        ...{ runId, attempt },
        workflowFile: job.context.workflowFile,
        // The branch may also be a tag: GitHub names both alike.
        ref: branch ? `refs/heads/${branch}` : '',
        eventClass: (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .eventClass */ .L9)(event, isAboutPullRequest && event === 'issue_comment'),
        isFanOut,
    };
    return await (0,_wake_wake_run_js__WEBPACK_IMPORTED_MODULE_14__/* .wakeRun */ .Ig)(context, { 'comment-id': String(id) }, ask, url);
}
/** What stands in the question's comment from the answer on until the run that goes on marks it. Markdown. */
function takenNote({ comment }) {
    return `👀 ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .inline */ .mG)(comment.login, 60)} has answered ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .link */ .nf)('in this comment', comment.url)}; the run is being woken.`;
}
/** The same where it was not woken: what a person can do. */
function notWokenNote(answer, result) {
    const head = `👀 ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .inline */ .mG)(answer.comment.login, 60)} has answered ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .link */ .nf)('in this comment', answer.comment.url)}.`;
    if (result.kind === 'silent')
        return `${head} GitHub did not say whether the run was woken (${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .inline */ .mG)(result.why)}): if it does not go on, \`mode: tick\` wakes it, or re-run the job that has read the answer.`;
    return `${head} The run could not be woken: ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_16__/* .inline */ .mG)(result.why)}. ${result.button}`;
}
/** Writes the note into the questions' comments. Only before a run is woken: afterwards they are that run's to mark. */
async function noteOnQuestions(answers, issues, noteOf) {
    const problems = [];
    for (const answer of answers) {
        const { comment } = answer.question;
        const read = await issues.comment(comment.id);
        // The run may have been woken all the same, and have marked it meanwhile.
        if (read.kind === 'answer' && (0,_ask_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .readMarker */ .t7)(read.data.body)?.marker.answeredBy != null)
            continue;
        const { body } = read.kind === 'answer' ? read.data : comment;
        const said = await issues.edit(comment.id, (0,_ask_body_js__WEBPACK_IMPORTED_MODULE_2__/* .withNote */ .dW)(body, noteOf(answer)));
        if (said.kind !== 'answer')
            problems.push(`${comment.url} could not be edited: ${said.why}.`);
    }
    return problems;
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

/***/ 12199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isMissingRight),
/* harmony export */   Ig: () => (/* binding */ wakeRun),
/* harmony export */   RW: () => (/* binding */ wakeMethodOf),
/* harmony export */   nA: () => (/* binding */ missingWakeRight)
/* harmony export */ });
/* harmony import */ var _runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38215);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6225);


/**
 * A dispatch is an event of its own, with the branch's commit: only a run of that class can go on in it. All others, of
 * pull requests above all, go on as another attempt of themselves.
 */
const wakeMethodOf = ({ eventClass, ref, isFanOut, }) => eventClass === 'trusted' && !isFanOut && /^refs\/(?:heads|tags)\//.test(ref) ? 'dispatch' : 'rerun';
/**
 * Wakes a parked run in its own context.
 * @param inputs of the dispatch: never what somebody has written
 */
async function wakeRun(context, inputs, ask, runUrl) {
    const method = wakeMethodOf(context);
    const answer = method === 'dispatch'
        ? await ask('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
            workflow_id: context.workflowFile.split('/').at(-1),
            ref: (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .branchNameOf */ .dZ)(context.ref),
            inputs,
        })
        : await ask('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', {
            run_id: Number(context.runId),
        });
    if (answer.kind === 'answer' || (method === 'rerun' && (await isUnderWay(context, ask))))
        return { kind: 'woken', method };
    if (answer.kind === 'silent')
        return { kind: 'silent', method, why: answer.why };
    return { kind: 'refused', method, why: answer.why, button: buttonFor(method, context, inputs, runUrl) };
}
/** A re-run that GitHub has taken, and not confirmed, it refuses the second time: it is under way already. */
async function isUnderWay({ runId, attempt }, ask) {
    const run = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .runById */ .eP)(ask, runId);
    return run.kind === 'answer' && (run.data.run_attempt ?? 0) > attempt;
}
function buttonFor(method, { workflowFile }, inputs, runUrl) {
    if (method === 'rerun')
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
