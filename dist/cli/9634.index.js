export const id = 9634;
export const ids = [9634];
export const modules = {

/***/ 19634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeWorkflow: () => (/* binding */ resumeWorkflow)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);
/* harmony import */ var _workflow_open_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6923);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12302);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49295);






/** Of these a run is needed that was started by us. */
const OF_A_RUN = ['answer', 'ask-id', 'accept-changes', 'fresh-session'];
/**
 * `raymond resume WORKFLOW`: carries on the workflow's latest run. Where that is one of Raili's, which only `context.json`
 * tells of, a new run goes on with it as Raili does: with its variables, at the state that was entered last (spec 5.11).
 * @param path absolute
 * @throws UsageError where there is none, or nothing to go on with
 */
async function resumeWorkflow({ values }, path, { cwd, stateDir }, resume) {
    const merged = (0,_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .over */ .Zh)((await (0,_config_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .Xg)(cwd)).values, values);
    const workflow = await (0,_workflow_open_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkflow */ .g)(path, {
        agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .agentAskedFor */ .te)(merged.agent),
        cwd,
        maySkipPermissions: merged['dangerously-skip-permissions'] ?? false,
    });
    const { earlierRun, latestRun } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5051)]).then(__webpack_require__.bind(__webpack_require__, 85051));
    const run = await latestRun(workflow, stateDir);
    const earlier = workflow.graph === undefined
        ? run && { kind: 'run', run }
        : await earlierRun(workflow, workflow.graph, stateDir);
    if (earlier === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`There is no run of ${workflow.name} to carry on. Start one: raymond run ${path}`);
    const tell = (what) => {
        if (!merged.quiet)
            process.stderr.write(`${what}\n`);
    };
    if (earlier.kind === 'run') {
        const { workflow_id: runId } = earlier.run;
        tell(`The latest run of ${workflow.name}, ${runId}, is carried on.`);
        return resume({ values, positionals: [runId] });
    }
    const { file, context } = earlier;
    const stray = OF_A_RUN.find((name) => values[name] !== undefined);
    if (stray !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--${stray} is for a run of raymond's, and only ${file} tells of this one.`);
    checkGoesOn(workflow, context.stateHistory.at(-1)?.state, file);
    tell(`${file} tells of a run that is not raymond's: a new run goes on where that has stopped.`);
    return (0,_start_js__WEBPACK_IMPORTED_MODULE_5__/* .startNew */ .vm)({ ...values, rollback: '0' }, cwd, workflow, null, resume);
}
function checkGoesOn({ graph, path }, last, file) {
    if (last === undefined || graph === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${file} has no entry to go on from. Start a run: raymond run ${path}`);
    const state = Object.hasOwn(graph.states, last) ? graph.states[last] : undefined;
    if (state?.routing.kind !== 'terminal')
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The run that ${file} tells of has come to its end, in ${last}. Start a new one (raymond run ${path}), or go back in it (--rollback).`);
}


/***/ })

};
