export const id = 2124;
export const ids = [2124,7330];
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


/***/ }),

/***/ 92124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _workflow_open_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6923);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94710);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12302);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2133);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95913);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87262);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7330);










/** `raymond run WORKFLOW` starts a new run, or with `--resume` carries on an old one. */
async function runCommand(line) {
    if (line.values.resume !== undefined)
        return resumeInstead(line, line.values.resume);
    const [path, ...more] = line.positionals;
    // An empty argument is an unset variable of a script, and does not mean this folder.
    if (path === undefined || path === '')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('Which workflow? raymond run WORKFLOW');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`One workflow at a time; "${more.join(' ')}" is too much. Text for it goes into --input.`);
    const cwd = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_6__/* .workingDirectory */ .p7)(line.values);
    const values = (0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .mergeFlags */ .yl)((await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .Xg)(cwd)).values, line.values);
    const workflow = await (0,_workflow_open_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkflow */ .g)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), { ...(0,_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .openingOptions */ .fg)(values), cwd });
    return (0,_start_js__WEBPACK_IMPORTED_MODULE_8__/* .startNew */ .vm)(line.values, cwd, workflow, null, _resume_js__WEBPACK_IMPORTED_MODULE_9__.resumeCommand);
}
function resumeInstead({ values, positionals }, runId) {
    const given = Object.keys(values);
    const stray = given.find((name) => name !== 'resume' && !(0,_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .isFlagOf */ .mR)(name, 'resume'));
    if (stray === 'input')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--resume ${runId} takes no --input. ${_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .ANSWER */ .t}`);
    if (stray !== undefined || positionals.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--resume ${runId} carries that run on with its own workflow and input; leave out ${stray === undefined ? positionals.join(' ') : `--${stray}`}.`);
    }
    return (0,_resume_js__WEBPACK_IMPORTED_MODULE_9__.resumeCommand)({ values, positionals: [runId] });
}


/***/ }),

/***/ 87262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ launchFolder),
/* harmony export */   cm: () => (/* binding */ readRunInput),
/* harmony export */   vm: () => (/* binding */ startNew)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6529);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63544);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44639);
/* harmony import */ var _runtime_launch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35654);
/* harmony import */ var _runtime_needs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14985);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57087);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12302);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95913);
/* harmony import */ var _screen_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5073);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35997);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32832);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(14310);

















/**
 * Starts a run of an opened workflow, or carries on the existing run with that id (spec 3.8).
 * @param loop the Ralph loop's limit
 */
async function startNew(line, cwd, workflow, loop, resume) {
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_10__/* .readConfig */ .Xg)(cwd);
    const values = (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .mergeFlags */ .yl)(config.values, line);
    config.checkBudget(workflow.manifest);
    const input = await readRunInput(values, cwd);
    checkInput(workflow, input);
    const folder = launchFolder(line, cwd, workflow);
    const given = (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .choicesIn */ .sF)(values, folder);
    const { budget_usd: budgetUsd, ...choices } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseLaunch */ .P4)(given, (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .choicesOf */ .cU)(workflow.manifest));
    const asked = {
        ...choices,
        chosen: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .chosenBy */ .mD)(given),
        on_ask: (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .onAsk */ .B8)(values, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .canPrompt */ .zu)()),
        cwd: folder,
        root: (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .projectRoot */ .YQ)(folder),
        loop,
        agent_args: (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .agentArgs */ .ny)(values, choices.agent),
    };
    (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .checkRecording */ .CN)(line, asked, workflow);
    const { launch, found } = (0,_runtime_needs_js__WEBPACK_IMPORTED_MODULE_7__/* .withRecording */ .mU)(asked, workflow, '--recording DIR');
    await (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .checkAgent */ .wn)(launch, workflow);
    if (found !== null && !values.quiet && !values.json)
        process.stderr.write(`Replays ${found}.\n`);
    const runId = values['run-id'] === undefined ? (0,_runtime_launch_js__WEBPACK_IMPORTED_MODULE_6__/* .newRunIdFor */ .Kn)(workflow) : (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .checkRunId */ .np)(values['run-id']);
    const stateDir = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .stateFolder */ .yp)(cwd, values['state-dir'], process.env);
    if (values.rollback === '' && workflow.graph !== undefined) {
        const { listEntries } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5051)]).then(__webpack_require__.bind(__webpack_require__, 85051));
        return listEntries(workflow, workflow.graph, stateDir, values.json ?? false);
    }
    const graph = await graphStart(values, workflow, stateDir);
    const logged = (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .loggedInputs */ .CP)(workflow.graph, graph?.context.vars);
    const metadata = { ...logged, ...(0,_values_js__WEBPACK_IMPORTED_MODULE_15__/* .readPairs */ .S)('metadata', values.metadata) };
    const stateFile = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .runPaths */ .Ot)(stateDir, runId).state;
    // The start itself reports a state file that cannot be read.
    const existing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateFile) ? await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(stateFile, runId).catch(() => null) : null;
    if (existing !== null && (0,_runtime_launch_js__WEBPACK_IMPORTED_MODULE_6__/* .whatElse */ .Sv)(existing, { workflow, input, graph }) === null) {
        if (existing.status !== 'completed' && !values.quiet)
            process.stderr.write(`There is a run ${runId} already: it is carried on.\n`);
        return resume({ values: line, positionals: [runId] });
    }
    if ((0,_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .findOldRun */ .iC)({ values, cwd, stateDir }, runId) !== null)
        process.stderr.write(`${(0,_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .toldOld */ .fr)(runId)} This is a new run of that id.\n`);
    if (!values.quiet && !values.json)
        for (const [name, value] of Object.entries(logged))
            process.stderr.write(`${name}: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_16__/* .oneLine */ .TN)(value)}\n`);
    return (0,_screen_run_js__WEBPACK_IMPORTED_MODULE_12__/* .runOnScreen */ .F)({ values, cwd, stateDir, rightsFrom: (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .rightsOf */ .DY)(line, config) }, { kind: 'new', runId, workflow, input, budgetUsd, launch, metadata, graph });
}
/** @throws UsageError for flags of state graphs when the workflow is none */
async function graphStart(values, workflow, stateDir) {
    if (workflow.graph !== undefined) {
        const { prepareGraph } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5969), __webpack_require__.e(6714), __webpack_require__.e(6643)]).then(__webpack_require__.bind(__webpack_require__, 36643));
        return prepareGraph(workflow, values, stateDir);
    }
    const flags = ['var', 'rollback', 'keep-outputs'];
    const stray = flags.find((name) => values[name] !== undefined);
    if (stray !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`--${stray} is for state graphs, and ${workflow.name} is none.`);
    return undefined;
}
/**
 * A Raili project works in the folder that holds its `.raili`, wherever it is started (spec 5.1); other workflows work
 * where their manifest says (spec 2.6). The command line beats both.
 */
function launchFolder(line, cwd, { graph, manifest }) {
    if (line.cwd !== undefined)
        return cwd;
    if (graph != null && graph.raili !== null)
        return graph.root;
    return manifest.working_directory ?? cwd;
}
async function readRunInput(values, cwd) {
    const file = values['input-file'];
    if (file === undefined)
        return values.input ?? null;
    if (values.input !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('Give --input or --input-file, not both.');
    try {
        const bytes = file === '-' ? await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .readStdin */ .vJ)() : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, file));
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`--input-file ${file} cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    }
}
function checkInput(workflow, input) {
    const { mode, label, description } = workflow.manifest.input ?? {};
    const what = [label, description].filter(Boolean).join(': ');
    if (mode === 'required' && input === null) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The workflow ${workflow.name} needs an input${what === '' ? '' : ` (${what})`}. Give --input or --input-file.`);
    }
    if (mode === 'none' && input !== null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The workflow ${workflow.name} takes no input.`);
}


/***/ })

};
