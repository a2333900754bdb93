export const id = 607;
export const ids = [607];
export const modules = {

/***/ 2988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerCommand: () => (/* binding */ answerCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2840);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(414);
/* harmony import */ var _store_mailbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4617);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5397);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7262);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2832);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7330);









const LOOK_EVERY_MS = 50;
/**
 * `raymond answer RUN_ID TEXT` (spec 8.2). A run that an orchestrator holds is answered through it; any other one is
 * carried on with the answer, as `resume --answer` does.
 */
async function answerCommand({ values, positionals }) {
    const [given, text, ...more] = positionals;
    if (given === undefined || text === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('Which run, and what is the answer? raymond answer RUN_ID TEXT; - reads the text from standard input.');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('raymond answer takes a run id and one text: put quotation marks around it.');
    const runId = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRunId */ .np)(given);
    const paths = await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .existingRun */ .lW)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .stateFolder */ .yp)((0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .workingDirectory */ .p7)(values), values['state-dir']), runId);
    const answer = text === '-' ? (await (0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .readStdin */ .vJ)()).toString('utf8').replace(/\r?\n$/, '') : text;
    const holder = (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .lockHolder */ .ms)(paths.lock);
    if (holder !== null) {
        const receipt = await handOver(holder, paths, { ask_id: values['ask-id'] ?? null, text: answer });
        if (receipt !== null) {
            if (!receipt.ok)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(receipt.message);
            await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .writeOut */ .sD)(`${receipt.message}\n`);
            return 0;
        }
    }
    return (0,_resume_js__WEBPACK_IMPORTED_MODULE_8__.resumeCommand)({ values: { ...values, answer }, positionals: [runId] });
}
/** @returns null: it has ended before it took the answer */
async function handOver(holder, { lock }, letter) {
    if (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)()) {
        const message = `The run is at work on ${holder.host} (process ${holder.pid}), since ${holder.since}. Answer it there.`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_LOCKED', message, { file: lock });
    }
    const mailbox = new _store_mailbox_js__WEBPACK_IMPORTED_MODULE_4__/* .Mailbox */ .z(lock);
    const name = mailbox.leave(letter);
    const never = new AbortController().signal;
    for (;;) {
        const now = (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .lockHolder */ .ms)(lock);
        const isGone = now === null || now.pid !== holder.pid || now.since !== holder.since;
        const receipt = mailbox.receipt(name);
        if (receipt !== null)
            return receipt;
        if (isGone) {
            if (mailbox.takeBack(name))
                return null;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_LOCKED', 'The orchestrator took the answer and ended before it said what became of it. `raymond status` tells whether the question is still open.', { file: lock });
        }
        await _runtime_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .realPorts */ .R.sleep(LOOK_EVERY_MS, never);
    }
}


/***/ })

};
