export const id = 242;
export const ids = [242];
export const modules = {

/***/ 81812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ postJob)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _process_orphans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42314);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82840);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57087);
/* harmony import */ var _checkpoint_keep_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56576);
/* harmony import */ var _finish_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66370);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73459);








/**
 * What `post` does: when `main` was cancelled or killed, it saves the state and uploads the transcripts; it
 * has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
async function postJob() {
    const runId = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('run-id');
    if (runId === '' || _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('settled') === 'true')
        return;
    const job = (0,_job_js__WEBPACK_IMPORTED_MODULE_7__/* .readJob */ .c)(process.env);
    for (const secret of job.secrets)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret);
    process.chdir(job.context.workspace);
    const say = (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(message);
    const keeper = {
        job,
        runId,
        base: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('base') || undefined,
        say,
    };
    // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
    const paths = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .runPaths */ .Ot)(job.stateDir, runId);
    await (0,_process_orphans_js__WEBPACK_IMPORTED_MODULE_1__/* .endOrphans */ .X)(paths.folder, (ms) => _runtime_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .realPorts */ .R.sleep(ms, new AbortController().signal));
    const saved = await (0,_checkpoint_keep_js__WEBPACK_IMPORTED_MODULE_5__/* .keepCheckpoint */ .IG)(keeper, Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu('seq') || 0) + 1);
    const transcripts = await (0,_checkpoint_keep_js__WEBPACK_IMPORTED_MODULE_5__/* .uploadTranscripts */ .f0)(keeper);
    if (saved === 'none' && job.inputs['state-store'] !== 'none') {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e('The state of the cancelled run could not be saved: a re-run starts afresh.');
    }
    const run = await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readStateFile */ .q)(paths.state);
    const end = { run, paths, runCostUsd: 0, durationMs: 0, resumed: false };
    await (0,_finish_js__WEBPACK_IMPORTED_MODULE_6__/* .writeSummary */ .Sy)(job, { end, resumed: false, saved, transcripts });
}


/***/ }),

/***/ 45242:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _post_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81812);



try {
    await (0,_post_job_js__WEBPACK_IMPORTED_MODULE_2__/* .postJob */ .C)();
}
catch (error) {
    // What `main` has come to stands: post only keeps it.
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error));
}
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
