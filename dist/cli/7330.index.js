export const id = 7330;
export const ids = [7330];
export const modules = {

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
/* harmony import */ var _runtime_needs_recording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34265);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12243);
/* harmony import */ var _workflow_loop_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4467);
/* harmony import */ var _workflow_open_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6923);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12302);
/* harmony import */ var _old_runs_find_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83662);
/* harmony import */ var _screen_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94781);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49295);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(32832);
















/** What a console makes its picture of earlier lives of. */
const RECALLED = new Set([
    ..._core_story_story_js__WEBPACK_IMPORTED_MODULE_4__/* .FIGURE_EVENTS */ .P,
    ...['transition', 'forked', 'asked', 'answered', 'retry', 'waiting'],
    ...['agent_ended', 'agent_failed', 'reminder'],
]);
/** `raymond resume RUN_ID`. */
async function resumeCommand({ values, positionals }) {
    const [given, ...more] = positionals;
    if (given === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('Which run? raymond resume RUN_ID, or raymond resume WORKFLOW for its latest; `raymond status` lists the runs.');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('raymond resume takes one run id.');
    const where = (0,_old_runs_find_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOf */ .$t)(values, (0,_start_js__WEBPACK_IMPORTED_MODULE_14__/* .workingDirectory */ .p7)(values));
    const { cwd, stateDir } = where;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, given);
    // Not an empty variable of a script, which would mean the folder itself.
    if (given !== '' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && !isRun(where, given)) {
        const { resumeWorkflow } = await __webpack_require__.e(/* import() */ 9634).then(__webpack_require__.bind(__webpack_require__, 19634));
        return resumeWorkflow({ values, positionals }, path, { cwd, stateDir }, resumeCommand);
    }
    const runId = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRunId */ .np)(given);
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_10__/* .readConfig */ .Xg)(cwd);
    if ((0,_old_runs_find_js__WEBPACK_IMPORTED_MODULE_11__/* .oldStateDir */ .yr)(where) !== null) {
        const { takeOldRun } = await __webpack_require__.e(/* import() */ 2939).then(__webpack_require__.bind(__webpack_require__, 92939));
        await takeOldRun(where, runId, config, (path, launch) => openForResume(path, launch, true));
    }
    await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .existingRun */ .lW)(stateDir, runId);
    const merged = (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .over */ .Zh)(config.values, values);
    // Only shown: a log that cannot be read is told by the run itself.
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
        launch: (stored, workflowPath) => (0,_runtime_needs_recording_js__WEBPACK_IMPORTED_MODULE_5__/* .withRecordingBeside */ .w)((0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .resumedLaunch */ .Zo)(stored, values, merged, cwd, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_15__/* .canPrompt */ .zu)()), workflowPath),
        warningsOf: (stored) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .rightsBrought */ .rq)(stored, values, merged),
        acceptChanges: values['accept-changes'] ?? false,
        freshSession: values['fresh-session'] ?? false,
        answers: values.answer === undefined ? [] : [{ askId: values['ask-id'], text: values.answer }],
    });
}
function isRun(where, given) {
    if (/[/\\]/.test(given))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .runPaths */ .Ot)(where.stateDir, given).state) || (0,_old_runs_find_js__WEBPACK_IMPORTED_MODULE_11__/* .findOldRun */ .iC)(where, given) !== null;
}
async function openForResume(path, launch, linted) {
    const options = {
        agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .agentAskedFor */ .te)(launch.agent),
        maySkipPermissions: launch.dangerously_skip_permissions,
    };
    const workflow = launch.loop === null
        ? await (0,_workflow_open_js__WEBPACK_IMPORTED_MODULE_9__/* .openWorkflow */ .g)(path, { ...options, cwd: launch.cwd, linted })
        : await (0,_workflow_loop_js__WEBPACK_IMPORTED_MODULE_8__/* .openLoop */ .D)(path, launch.loop, options);
    (0,_runtime_needs_recording_js__WEBPACK_IMPORTED_MODULE_5__/* .withRecording */ .m)(launch, workflow, '--recording DIR');
    await (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .checkAgent */ .wn)(launch, workflow);
    return workflow;
}


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLoop)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94081);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87356);
/* harmony import */ var _named_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16526);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27644);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(78608);










/**
 * The Ralph loop as a workflow of one state: whatever the agent says resets the state, until it says
 * `<result>` (spec 3.8). `maxIterations` 0 means no limit.
 * @throws WorkflowError for a file that is no readable prompt.
 */
async function openLoop(path, maxIterations, { agentCli, maySkipPermissions } = {}) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file);
    if (/\.(sh|ps1|bat|cmd)$/i.test(file))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('This is a script, and what a loop repeats is a prompt: raymond run runs scripts.', {
            file,
        });
    let bytes;
    try {
        bytes = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`The prompt cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file });
    }
    const findings = [];
    const { readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7934), __webpack_require__.e(9599), __webpack_require__.e(2431), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 99890));
    const prompt = readPrompt((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .decodeText */ .g7)(bytes, file, findings) ?? '', file, findings);
    const shared = await sharedBeside(file, prompt.body);
    const { body } = (0,_includes_js__WEBPACK_IMPORTED_MODULE_5__/* .withIncludes */ .e_)(prompt.body, { file, line: prompt.bodyLine }, shared, findings);
    if (body.trim() === '') {
        const message = 'the prompt is empty: say what the agent is to do';
        findings.push({ severity: 'error', rule: 'empty-prompt', file, line: prompt.bodyLine, message });
    }
    const { readSettings } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7934), __webpack_require__.e(9176)]).then(__webpack_require__.bind(__webpack_require__, 49176));
    const files = [];
    const settings = await readSettings(prompt.options, {
        place: { source: prompt.source ?? { file, lineOf: () => 1 }, prefix: [] },
        readNamed: (0,_named_files_js__WEBPACK_IMPORTED_MODULE_6__/* .namedInFolder */ .D)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)),
        clis: [(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .agentCliOfState */ .Gz)(prompt.options.agent, agentCli ?? _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_AGENT_CLI */ .rB)],
        maySkipPermissions,
        findings,
        files,
    });
    const untyped = {
        kind: 'prompt',
        name,
        file,
        body,
        bodyLine: prompt.bodyLine,
        settings,
        options: {
            ...prompt.options,
            // An empty pattern is found in every message: without a tag, the next iteration.
            allowed_transitions: [{ tag: 'result' }, { tag: 'reset', target: name, match: '' }],
            ...(maxIterations > 0 && { max_visits: { count: maxIterations } }),
        },
    };
    const { state, schemas } = await withSchema(untyped, prompt.source, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .errorOf */ .Mz)([first, ...others]);
    return {
        name: name.replace(/\.md$/, ''),
        path: file,
        entry: name,
        states: [name],
        manifest: {},
        partOf: () => ({ manifest: {}, shared }),
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .fingerprintWith */ .ZH)((0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_8__/* .fingerprintOf */ .ax)([{ name, bytes, path: file }, ...shared]), [
            ...schemas,
            ...files,
        ]),
        warnings: findings.map(_parts_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findingText */ .NK),
        state: () => state,
        resolve(target) {
            if (target === name || `${target}.md` === name)
                return name;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd('MISSING_TARGET', `A loop has one state, ${name}; there is no ${target}.`);
        },
    };
}
/** What its result has to fit (spec 7.4). */
async function withSchema(state, source, findings) {
    const written = state.options.result_schema;
    if (written === undefined || source === null)
        return { state, schemas: [] };
    const { SchemaReader } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(7247)]).then(__webpack_require__.bind(__webpack_require__, 59628));
    const reader = new SchemaReader((0,_named_files_js__WEBPACK_IMPORTED_MODULE_6__/* .namedInFolder */ .D)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(state.file)), findings);
    const path = ['result_schema'];
    const lineOf = (below) => source.lineOf([...path, ...below]);
    const resultSchema = await reader.schema(written, { file: source.file, path, lineOf });
    return { state: { ...state, ...(resultSchema && { resultSchema }) }, schemas: reader.files };
}
/** A loop's prompt may lie among files that are none of its business: only those are read that it includes. */
async function sharedBeside(file, body) {
    const names = (0,_includes_js__WEBPACK_IMPORTED_MODULE_5__/* .includedNames */ .ns)(body);
    return names.length === 0 ? [] : (0,_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .readShared */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), names);
}


/***/ })

};
