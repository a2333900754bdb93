export const id = 3583;
export const ids = [3583];
export const modules = {

/***/ 3583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   composeWorkflows: () => (/* binding */ composeWorkflows),
/* harmony export */   readImports: () => (/* binding */ readImports)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27910);
/* harmony import */ var _core_scope_resolver_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68316);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16423);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27644);








/**
 * Reads the workflows that a workflow uses, and those that these use (spec 7.2). Each is read once, under whatever
 * names it is reached. A missing or unusable one goes to `findings`, with the line that names it.
 */
async function readImports(root, reader, findings) {
    const first = { read: root, imports: new Map() };
    const known = new Map([[await realPathOf(root.location.container), first]]);
    const open = [first];
    for (const workflow of open) {
        for (const [name, written] of Object.entries(workflow.read.manifest.workflows ?? {})) {
            const found = await readImport(workflow.read, name, written);
            if (found !== null)
                workflow.imports.set(name, found);
        }
    }
    return first;
    async function readImport(by, name, written) {
        const refuse = (problem, rule = 'missing-import') => {
            // A workflow that lists others has a manifest that could be read.
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .report */ .z8)({ source: by.top, findings }, ['workflows', name], problem, rule);
            return null;
        };
        // An archive's manifest is treated as if the archive were a folder: `..` is what lies beside the archive.
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(by.top?.file ?? by.location.container), written);
        try {
            const location = await (0,_locate_js__WEBPACK_IMPORTED_MODULE_5__/* .locate */ .x)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(written) === written ? written : path);
            if (location.entry !== null)
                return refuse(`${written} is a state: give its workflow, and name the state where it is gone to`);
            const real = await realPathOf(location.container);
            const before = known.get(real);
            if (before !== undefined)
                return before;
            known.set(real, null);
            const problem = (await reader.mayImport?.(real)) ?? null;
            if (problem !== null)
                return refuse(problem);
            const read = await reader.read(location, findings);
            if (read === 'graph') {
                const message = `${written} is a state graph, and these are used by no other workflow: they have groups of their own (\`group\`)`;
                return refuse(message, 'bad-value');
            }
            const workflow = { read, imports: new Map() };
            known.set(real, workflow);
            open.push(workflow);
            findings.push(...unusedKeys(read));
            return workflow;
        }
        catch (error) {
            if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8))
                throw error;
            const { file } = error.place;
            return refuse(`${file === undefined ? path : file}: ${error.message}`);
        }
    }
}
async function realPathOf(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path));
}
/** Findings about keys of a used workflow's manifest that only count for the run's own workflow. */
function unusedKeys({ top, manifest }) {
    if (top === null)
        return [];
    const unused = ['environment', 'working_directory', 'ai_credit_usd'].filter((key) => manifest[key] !== undefined);
    return unused.map((key) => {
        const message = `${key}: counts for nothing where another workflow uses this one; that workflow's manifest may say it`;
        return {
            ...{ severity: 'warning', rule: 'unknown-key', file: top.file, path: [key], message },
            line: top.lineOf([key]),
        };
    });
}
const MAX_WAYS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.imports.value;
/** Gives states and files full names. Too many names go to `findings`; then the workflow stays without imports. */
function composeWorkflows(root, findings) {
    // The workflow's own names have no prefix.
    const scoped = (0,_core_scope_resolver_js__WEBPACK_IMPORTED_MODULE_4__/* .scopesFrom */ .I)(root, ({ imports }) => imports, MAX_WAYS + 1);
    if (scoped === null) {
        const problem = `there are more than ${MAX_WAYS} ways to the workflows that are used from here`;
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .report */ .z8)({ source: root.read.top, findings }, ['workflows'], problem);
    }
    const scopes = scoped ?? [{ scope: '', workflow: root, imports: new Map() }];
    const seen = new Set();
    const parts = scopes.map(({ scope, workflow, imports }) => {
        const isAgain = seen.has(workflow);
        seen.add(workflow);
        const { states, ownEntry: entry, location: _, fingerprint: _fingerprint, ...own } = workflow.read;
        const names = states.map(({ definition }) => definition.name);
        return { ...own, scope, names, entry, imports, isAgain };
    });
    const inScope = (each) => scopes.flatMap(({ scope, workflow }) => each(scope, workflow));
    return {
        parts,
        states: inScope((scope, { read }) => read.states.map((state) => named(state, scope))),
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .fingerprintOfAll */ .fl)(scopes.map(({ scope, workflow }) => ({ scope, fingerprint: workflow.read.fingerprint }))),
    };
}
function named(state, scope) {
    if (scope === '')
        return state;
    return { ...state, definition: { ...state.definition, name: scope + state.definition.name } };
}


/***/ })

};
