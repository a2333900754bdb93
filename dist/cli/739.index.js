export const id = 739;
export const ids = [739];
export const modules = {

/***/ 739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loopCommand: () => (/* binding */ loopCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3544);
/* harmony import */ var _workflow_loop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4467);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2302);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7262);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7330);








/** `raymond loop PROMPT.md`: the Ralph loop, with a budget and a state file. */
async function loopCommand({ values, positionals }) {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('One prompt: raymond loop PROMPT.md');
    const cwd = (0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .workingDirectory */ .p7)(values);
    const limit = values['max-iterations'] ?? 0;
    const given = (0,_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .over */ .Zh)(await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(cwd), values);
    const workflow = await (0,_workflow_loop_js__WEBPACK_IMPORTED_MODULE_3__/* .openLoop */ .D)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), limit, {
        agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .agentAskedFor */ .te)(given.agent),
        maySkipPermissions: given['dangerously-skip-permissions'] ?? false,
    });
    return (0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .startNew */ .vm)(values, cwd, workflow, limit, _resume_js__WEBPACK_IMPORTED_MODULE_7__.resumeCommand);
}


/***/ })

};
