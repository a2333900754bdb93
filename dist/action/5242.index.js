export const id = 5242;
export const ids = [5242];
export const modules = {

/***/ 81812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ postJob)
/* harmony export */ });
/* harmony import */ var _process_orphans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42314);
/* harmony import */ var _report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83308);
/* harmony import */ var _report_summary_not_started_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(604);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82840);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57087);
/* harmony import */ var _ask_tell_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9950);
/* harmony import */ var _checkpoint_keep_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70705);
/* harmony import */ var _checkpoint_keeping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23894);
/* harmony import */ var _end_finish_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1420);
/* harmony import */ var _identity_identity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96079);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29226);












/**
 * What `post` does: when `main` was cancelled or killed, it saves the state, uploads the transcripts and writes the
 * summary; it has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
async function postJob(listener) {
    const state = (name) => listener.environment[`STATE_${name}`] ?? '';
    for (const secret of listener.secrets)
        listener.voice.setSecret(secret);
    const job = (0,_job_js__WEBPACK_IMPORTED_MODULE_9__/* .readJob */ .cd)(listener.environment, listener);
    process.chdir(job.context.workspace);
    const left = (0,_checkpoint_keep_js__WEBPACK_IMPORTED_MODULE_5__/* .leftByMain */ .w$)(job, (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .sealKeysOf */ .hu)(job).keys);
    if (left === null)
        return tellOfNone(job);
    // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
    const paths = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .runPaths */ .Ot)(job.stateDir, left.keeper.run.runId);
    await (0,_process_orphans_js__WEBPACK_IMPORTED_MODULE_0__/* .endOrphans */ .X)(paths.folder, (ms) => _runtime_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .realPorts */ .R.sleep(ms, new AbortController().signal));
    const run = await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readStateFile */ .qy)(paths.state).catch(() => null);
    if (run === null)
        return tellOfNone(job);
    const identity = await ownIdentity(job, left.keeper.run.identity);
    const keeper = { ...left.keeper, run: { ...left.keeper.run, identity } };
    // Main has come to its end, and GitHub would not take the question then.
    const isSaved = state('settled') === 'true';
    if (isSaved)
        return await tellAgain(keeper, run, state('saved'));
    const kept = await (0,_checkpoint_keeping_js__WEBPACK_IMPORTED_MODULE_6__/* .keepEnd */ .z)(keeper, left.sequence);
    const { urls: asked } = await (0,_ask_tell_js__WEBPACK_IMPORTED_MODULE_4__.tellPeople)(keeper, run, { saved: kept.saved, by: 'post' });
    if (state('summary') === 'written')
        return;
    const end = { run, paths, runCostUsd: costOf(run, state('cost-before')) };
    await (0,_end_finish_js__WEBPACK_IMPORTED_MODULE_7__/* .writeSummary */ .Sy)(job, { end, ...kept, asked });
}
/** The summary is written already; where the question stands by now comes below it. */
async function tellAgain(keeper, run, saved) {
    const { urls } = await (0,_ask_tell_js__WEBPACK_IMPORTED_MODULE_4__.tellPeople)(keeper, run, { saved, by: 'post' });
    const links = Object.values(urls).map((url) => `🙋 ${(0,_report_summary_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .link */ .nf)('The question was put in a comment', url)}.`);
    if (keeper.job.inputs.summary && links.length > 0)
        keeper.job.voice.summary(`${links.join('\n\n')}\n`);
}
/**
 * Under whose name it is sealed. What `main` has left went through a file that agents can write once they have killed
 * it, so that we ask anew; it counts only where GitHub does not say who we are.
 */
async function ownIdentity(job, left) {
    const ours = await (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .identityOf */ .cu)(job);
    if (ours.stage !== null)
        // Which round it collects the inputs do not say.
        return ours.stage.kind === 'collect' && left.stage?.kind === 'collect'
            ? (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .stagedAs */ .JZ)(ours, job, left.stage)
            : ours;
    return ours.uncertain === null ? ours : { ...ours, runKey: left.runKey, otherRunKeys: left.otherRunKeys };
}
/** `main` was killed before the run had its first state. */
function tellOfNone({ inputs, voice }) {
    if (!inputs.summary)
        return;
    const message = 'The job was ended before the run had begun.';
    const redact = (text) => voice.redact(text);
    voice.summary((0,_report_summary_not_started_js__WEBPACK_IMPORTED_MODULE_11__.notStartedSummary)({ workflow: inputs.workflow, code: 'INTERRUPTED', message, redact }));
}
/** What this attempt has cost, USD. */
function costOf({ total_cost_usd: total }, before) {
    return Math.max(0, total - (Number(before) || 0));
}


/***/ }),

/***/ 45242:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29226);
/* harmony import */ var _post_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81812);



const listener = (0,_job_js__WEBPACK_IMPORTED_MODULE_1__/* .listenTo */ .rq)(process.env);
try {
    await (0,_post_job_js__WEBPACK_IMPORTED_MODULE_2__/* .postJob */ .C)(listener);
}
catch (error) {
    // What `main` has come to stands: post only keeps it.
    listener.voice.warning((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error));
}
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
