export const id = 607;
export const ids = [607,7330];
export const modules = {

/***/ 50607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerCommand: () => (/* binding */ answerCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82840);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40414);
/* harmony import */ var _store_mailbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84617);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5397);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12302);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95913);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32832);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7330);










const POLL_INTERVAL_MS = 50;
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
    const where = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_7__/* .runPlaceOf */ .AD)(values);
    const paths = await (0,_run_place_js__WEBPACK_IMPORTED_MODULE_7__/* .runToActOn */ .MB)(where, runId);
    // Wrong options are reported first: an answer starts what waits for it, here or in another process.
    await (0,_config_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .Xg)(where.cwd);
    const answer = text === '-' ? (await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .readStdin */ .vJ)()).toString('utf8').replace(/\r?\n$/, '') : text;
    const holder = (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .lockHolder */ .ms)(paths.lock);
    if (holder !== null) {
        const receipt = await handOver(holder, paths, { ask_id: values['ask-id'] ?? null, text: answer });
        if (receipt !== null) {
            if (!receipt.ok)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(receipt.message);
            await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`${receipt.message}\n`);
            return 0;
        }
    }
    return (0,_resume_js__WEBPACK_IMPORTED_MODULE_9__.resumeCommand)({ values: { ...values, answer }, positionals: [runId] });
}
/** @returns null when the orchestrator has ended before it took the answer */
async function handOver(holder, { lock }, letter) {
    if (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)()) {
        const message = `The run is at work on ${holder.host} (process ${holder.pid}), since ${holder.since}. Answer it there.`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_LOCKED', message, { file: lock });
    }
    const mailbox = new _store_mailbox_js__WEBPACK_IMPORTED_MODULE_4__/* .Mailbox */ .z(lock);
    const name = mailbox.leave(letter);
    const never = new AbortController().signal;
    for (;;) {
        const isGone = !(0,_store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeldBy */ .D0)(lock, holder);
        const receipt = mailbox.receipt(name);
        if (receipt !== null)
            return receipt;
        if (isGone) {
            if (mailbox.takeBack(name))
                return null;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_LOCKED', 'The orchestrator took the answer and ended before it said what became of it. `raymond status` tells whether the question is still open.', { file: lock });
        }
        await _runtime_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .realPorts */ .R.sleep(POLL_INTERVAL_MS, never);
    }
}


/***/ }),

/***/ 7330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeCommand: () => (/* binding */ resumeCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63544);
/* harmony import */ var _core_story_story_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83752);
/* harmony import */ var _runtime_needs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14985);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12243);
/* harmony import */ var _workflow_loop_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4467);
/* harmony import */ var _workflow_open_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6923);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12302);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95913);
/* harmony import */ var _screen_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5073);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35997);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32832);















/** Events of earlier lives that the console shows a run's progress by. */
const RECALLED = new Set([
    ..._core_story_story_js__WEBPACK_IMPORTED_MODULE_4__/* .FIGURE_EVENTS */ .P,
    ...['transition', 'forked', 'asked', 'answered', 'retry', 'waiting'],
    ...['agent_ended', 'agent_failed', 'reminder'],
]);
async function resumeCommand({ values, positionals }) {
    const [given, ...more] = positionals;
    if (given === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('Which run? raymond resume RUN_ID, or raymond resume WORKFLOW for its latest; `raymond status` lists the runs.');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('raymond resume takes one run id.');
    const where = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .runPlaceOf */ .AD)(values);
    const { cwd, stateDir } = where;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, given);
    // An empty argument is an unset variable of a script, and would otherwise mean the folder itself.
    if (given !== '' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && !isRun(where, given)) {
        const { resumeWorkflow } = await __webpack_require__.e(/* import() */ 9634).then(__webpack_require__.bind(__webpack_require__, 19634));
        return resumeWorkflow({ values, positionals }, path, { cwd, stateDir }, resumeCommand);
    }
    const runId = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRunId */ .np)(given);
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_10__/* .readConfig */ .Xg)(cwd);
    if ((0,_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .oldStateDir */ .yr)(where) !== null) {
        const { takeOldRun } = await __webpack_require__.e(/* import() */ 2939).then(__webpack_require__.bind(__webpack_require__, 92939));
        await takeOldRun(where, runId, config, (path, launch) => openForResume(path, launch, true));
    }
    await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .existingRun */ .lW)(stateDir, runId);
    const merged = (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .mergeFlags */ .yl)(config.values, values);
    // The history is only shown, so a log that cannot be read is left to the run itself to report.
    const isShown = !(merged.quiet || merged.json);
    const history = isShown ? await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .readEvents */ .wj)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .runPaths */ .Ot)(stateDir, runId).events, RECALLED).catch(() => []) : [];
    return (0,_screen_run_js__WEBPACK_IMPORTED_MODULE_12__/* .runOnScreen */ .F)({ values: merged, cwd, stateDir, history, rightsFrom: (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .rightsResumed */ .je)(values, config) }, {
        kind: 'resume',
        runId,
        openWorkflow: async (path, launch, fingerprint) => {
            const workflow = await openForResume(path, launch, values['accept-changes'] ? fingerprint : true);
            config.checkBudget(workflow.manifest);
            (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .checkRecording */ .CN)(values, launch, workflow);
            return workflow;
        },
        budgetUsd: values.budget,
        launch: (stored, workflowPath) => (0,_runtime_needs_js__WEBPACK_IMPORTED_MODULE_5__/* .withRecordingBeside */ .wG)((0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .resumedLaunch */ .Zo)(stored, values, merged, cwd, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .canPrompt */ .zu)()), workflowPath),
        warningsOf: (stored) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .rightsBrought */ .rq)(stored, values, merged),
        acceptChanges: values['accept-changes'] ?? false,
        freshSession: values['fresh-session'] ?? false,
        answers: values.answer === undefined ? [] : [{ askId: values['ask-id'], text: values.answer }],
    });
}
function isRun(where, given) {
    if (/[/\\]/.test(given))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .runPaths */ .Ot)(where.stateDir, given).state) || (0,_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .findOldRun */ .iC)(where, given) !== null;
}
async function openForResume(path, launch, linted) {
    const options = {
        agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .agentAskedFor */ .te)(launch.agent),
        maySkipPermissions: launch.dangerously_skip_permissions,
    };
    const workflow = launch.loop === null
        ? await (0,_workflow_open_js__WEBPACK_IMPORTED_MODULE_9__/* .openWorkflow */ .g)(path, { ...options, cwd: launch.cwd, linted })
        : await (0,_workflow_loop_js__WEBPACK_IMPORTED_MODULE_8__/* .openLoop */ .D)(path, launch.loop, options);
    (0,_runtime_needs_js__WEBPACK_IMPORTED_MODULE_5__/* .withRecording */ .mU)(launch, workflow, '--recording DIR');
    await (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .checkAgent */ .wn)(launch, workflow);
    return workflow;
}


/***/ })

};
