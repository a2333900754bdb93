export const id = 2124;
export const ids = [2124];
export const modules = {

/***/ 2124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3544);
/* harmony import */ var _workflow_open_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6923);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2302);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2529);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7262);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7330);









/** `raymond run WORKFLOW`: a new run, or with `--resume` an old one. */
async function runCommand(line) {
    if (line.values.resume !== undefined)
        return resumeInstead(line, line.values.resume);
    const [path, ...more] = line.positionals;
    // An empty one is a variable of a script that was not set, and no name of this folder.
    if (path === undefined || path === '')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('Which workflow? raymond run WORKFLOW');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`One workflow at a time; "${more.join(' ')}" is too much. Text for it goes into --input.`);
    const cwd = (0,_start_js__WEBPACK_IMPORTED_MODULE_7__/* .workingDirectory */ .p7)(line.values);
    const values = (0,_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .over */ .Zh)(await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(cwd), line.values);
    const workflow = await (0,_workflow_open_js__WEBPACK_IMPORTED_MODULE_3__/* .openWorkflow */ .g)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), {
        agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .agentAskedFor */ .te)(values.agent),
        cwd,
        maySkipPermissions: values['dangerously-skip-permissions'] ?? false,
    });
    return (0,_start_js__WEBPACK_IMPORTED_MODULE_7__/* .startNew */ .vm)(line.values, cwd, workflow, null, _resume_js__WEBPACK_IMPORTED_MODULE_8__.resumeCommand);
}
function resumeInstead({ values, positionals }, runId) {
    const given = Object.keys(values);
    const stray = given.find((name) => name !== 'resume' && !(0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .isFlagOf */ .mR)(name, 'resume'));
    if (stray !== undefined || positionals.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--resume ${runId} carries that run on with its own workflow and input; leave out ${stray === undefined ? positionals.join(' ') : `--${stray}`}.`);
    }
    return (0,_resume_js__WEBPACK_IMPORTED_MODULE_8__.resumeCommand)({ values, positionals: [runId] });
}


/***/ })

};
