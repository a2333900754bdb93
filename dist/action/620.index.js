export const id = 620;
export const ids = [620];
export const modules = {

/***/ 80620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   au: () => (/* binding */ outputsOfKept),
/* harmony export */   e_: () => (/* binding */ NO_RUN),
/* harmony export */   endWithoutRun: () => (/* binding */ endWithoutRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48699);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93683);




const NO_RUN = {
    end: null,
    resumed: false,
    saved: 'none',
    expires: null,
    runKey: '',
    transcripts: null,
};
/** Every output is set (spec 4.2); those of the run are empty. */
function outputsOfKept(parts) {
    const { reason = '', resumed, saved, expires, runKey, transcripts, redact } = parts;
    const none = Object.fromEntries(Object.keys(_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUTS */ .py).map((name) => [name, '']));
    return {
        ...none,
        'state-saved': saved,
        'run-key': redact(runKey),
        'state-expires': expires ?? '',
        'transcripts-artifact': transcripts?.name ?? '',
        'transcripts-url': transcripts?.url ?? '',
        resumed: String(resumed),
        reason,
    };
}
/** Finds that a message already names what a person at the re-run button can do (spec 4.3). */
const WAY_OUT = /\bre-run|`resume-run\b|\bnew run\b/i;
const NEW_RUN = 'A re-run reads secrets and variables anew and asks services again. Whatever else is to be mended, such as the workflow file, takes a new run.';
/** Ends a job in which no run has begun, for example for unusable inputs or a refused actor. Nothing was spent. */
async function endWithoutRun({ environment, voice }, error) {
    const { code, text: what } = told(error, environment);
    const text = WAY_OUT.test(what) ? what : `${what}\n${NEW_RUN}`;
    const outputs = outputsOfKept({ ...NO_RUN, reason: code, redact: (each) => voice.redact(each) });
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
    voice.setFailed(text);
    // The input is read from the environment, since the inputs themselves may be what is wrong.
    if (!/^false$/i.test(environment[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .variableOf */ .Qn)('summary')] ?? '')) {
        const workflow = environment[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .variableOf */ .Qn)('workflow')] ?? '';
        const { notStartedSummary } = await __webpack_require__.e(/* import() */ 604).then(__webpack_require__.bind(__webpack_require__, 604));
        voice.summary(notStartedSummary({ workflow, code, message: text, redact: (each) => voice.redact(each) }));
    }
}
/** Names paths as they are in the repository: where the runner has its workspace tells nobody anything. */
function told(error, { GITHUB_WORKSPACE: workspace = '' }) {
    const code = error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC ? error.code : 'INTERNAL';
    const text = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error);
    return { code, text: workspace === '' ? text : text.replaceAll(`${workspace}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`, '') };
}


/***/ })

};
