export const id = 1269;
export const ids = [1269];
export const modules = {

/***/ 23204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ skipQuestion),
/* harmony export */   as: () => (/* binding */ maxVisitsOf),
/* harmony export */   kt: () => (/* binding */ passSkips)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);


/**
 * Follows `skip` from the agent's state on. A skipped state is neither counted nor entered (spec 5.5), and the input
 * goes along. This ends, because a graph with a cycle of skips is not loaded.
 */
function passSkips(run, agentId, states) {
    const skipped = [];
    let { current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    for (let to = skipOf(states, state); to !== null; to = skipOf(states, state)) {
        skipped.push({ type: 'skipped', agent: agentId, state, to });
        state = to;
    }
    if (skipped.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { current_state: state, model_override: null }), ...skipped);
}
function skipOf(states, id) {
    return Object.hasOwn(states, id) ? (states[id]?.skip ?? null) : null;
}
/** What a person is asked before a graph with skips starts (spec 5.5); null for a graph without skips. */
function skipQuestion(states) {
    const skipped = Object.values(states).filter(({ skip }) => skip !== null);
    if (skipped.length === 0)
        return null;
    const list = skipped.map(({ id, skip }) => `  ${id}, on to ${skip}`).join('\n');
    return `These states will be skipped:\n${list}\nPress Enter to go on, or type anything to stop.`;
}
/** A visit limit in the engine's own words. */
function maxVisitsOf(limit) {
    if (limit === null)
        return undefined;
    return limit.continue === null ? { count: limit.count } : { count: limit.count, goto: limit.continue };
}


/***/ }),

/***/ 41269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGraphWorkflow: () => (/* binding */ readGraphWorkflow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23204);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27644);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _parts_workflow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38595);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42927);








/**
 * Reads a state graph as a workflow (spec 5.1): a file, or the `workflow.yaml` of a folder.
 * @throws WorkflowError for one in an archive, whose registries and scripts cannot be found
 */
async function readGraphWorkflow(request) {
    const { path, location, top, files, findings } = request;
    if (location.kind === 'archive') {
        const place = { file: top.file, line: top.lineOf(['initial']) };
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkflowError */ .s8('a state graph cannot be run from an archive: its scripts and agents are files of the project. Unpack it', place);
    }
    const bytes = files.find(({ file }) => file === top.file)?.bytes ?? new Uint8Array();
    const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, top.file, findings) ?? '';
    const parsed = isPlainGraph(text, findings) ? { parsed: top } : {};
    const graph = await (0,_graph_js__WEBPACK_IMPORTED_MODULE_6__/* .readGraph */ .t)({ file: top.file, text, agentCli: request.agentCli, cwd: request.cwd, ...parsed }, findings);
    const common = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), findings, startsAtEntry: location.entry === null };
    if (graph === null) {
        return {
            ...common,
            ...{ name: 'workflow', entry: null, states: [], manifest: {}, parts: [] },
            fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintOf */ .ax)(files),
        };
    }
    return {
        ...common,
        name: graph.name,
        entry: entryOf(graph, location, findings),
        states: Object.values(graph.states).map(loaded),
        parts: [
            (0,_parts_workflow_js__WEBPACK_IMPORTED_MODULE_7__/* .soleWorkflow */ .d)({ names: Object.keys(graph.states), entry: null, manifest: graph.manifest, shared: [] }),
        ],
        manifest: graph.manifest,
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintOf */ .ax)(graph.files),
        graph,
    };
}
/** Whether what was parsed as plain YAML will do: a graph's YAML allows both more and less than that. */
function isPlainGraph(text, findings) {
    return findings.length === 0 && !text.includes('<<') && !/^%/m.test(text);
}
function entryOf(graph, { entry, container }, findings) {
    if (entry === null)
        return graph.initial;
    if (Object.hasOwn(graph.states, entry))
        return entry;
    const names = Object.keys(graph.states);
    const message = `there is no state "${entry}"${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .hint */ .aK)(names, entry)}`;
    findings.push({ severity: 'error', rule: 'no-entry', file: container, message });
    return null;
}
function loaded(state) {
    const limit = (0,_core_graph_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .maxVisitsOf */ .as)(state.maxVisits);
    const definition = {
        kind: 'graph',
        name: state.id,
        file: state.file,
        state,
        options: limit === undefined ? {} : { max_visits: limit },
    };
    return { definition, options: null, textLine: state.line };
}


/***/ })

};
