export const id = 5857;
export const ids = [5857];
export const modules = {

/***/ 35857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stopCommand: () => (/* binding */ stopCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_life_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79333);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82840);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40414);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57087);
/* harmony import */ var _old_runs_find_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83662);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49295);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32832);
/* harmony import */ var _way_on_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(69555);











const LOOK_EVERY_MS = 100;
/** A run that is told to end has persisted within 5 s (spec 3.7); a machine may be slow. */
const LOOKS = 600;
/** `raymond stop RUN_ID` (spec 8.2): the orchestrator that holds the run pauses it, as if Ctrl-C were pressed. */
async function stopCommand({ values, positionals }) {
    const [given, ...more] = positionals;
    if (given === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('Which run? raymond stop RUN_ID; `raymond status` lists the runs.');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('raymond stop takes one run id.');
    const runId = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRunId */ .np)(given);
    const paths = await (0,_old_runs_find_js__WEBPACK_IMPORTED_MODULE_7__/* .runToActOn */ .MB)((0,_old_runs_find_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOf */ .$t)(values, (0,_start_js__WEBPACK_IMPORTED_MODULE_8__/* .workingDirectory */ .p7)(values)), runId);
    const holder = (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .lockHolder */ .ms)(paths.lock);
    if (holder === null) {
        await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOut */ .sD)(`Run ${runId} is not at work: ${await statusOf(paths.state)}. Nothing was stopped.\n`);
        return 0;
    }
    if (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)()) {
        const message = `Run ${runId} is at work on ${holder.host} (process ${holder.pid}), since ${holder.since}. Stop it there.`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_LOCKED', message, { file: paths.lock });
    }
    signal(holder.pid, runId);
    const never = new AbortController().signal;
    for (let look = 0; look < LOOKS; look++) {
        if (!(0,_store_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeldBy */ .D0)(paths.lock, holder)) {
            await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOut */ .sD)(`Run ${runId} was stopped: ${await statusOf(paths.state)}.\n`);
            return 0;
        }
        await _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .realPorts */ .R.sleep(LOOK_EVERY_MS, never);
    }
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOut */ .sD)(`Process ${holder.pid} was told to stop run ${runId}, and still holds it after ${(LOOKS * LOOK_EVERY_MS) / 1000} s. \`kill -KILL ${holder.pid}\` ends it; the run can be resumed then.\n`);
    return 1;
}
function signal(pid, runId) {
    try {
        process.kill(pid, 'SIGTERM');
    }
    catch (error) {
        // It has ended since we looked.
        if (error.code === 'ESRCH')
            return;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Run ${runId} is at work in process ${pid}, which may not be stopped by this user (${error.code}).`);
    }
}
async function statusOf(path) {
    const run = await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readStateFile */ .qy)(path);
    if (run.status === 'completed')
        return 'completed';
    if (run.transcripts_only)
        return `its transcripts alone are here, to be looked at (raymond show ${run.workflow_id}) and not to be carried on`;
    return `${(0,_core_life_js__WEBPACK_IMPORTED_MODULE_2__/* .statusNow */ .rN)(run, false)}. ${(0,_way_on_js__WEBPACK_IMPORTED_MODULE_10__/* .wayOnByCommand */ .v)({ kind: 'resume' }, run.workflow_id)}`.replace(/\.$/, '');
}


/***/ })

};
