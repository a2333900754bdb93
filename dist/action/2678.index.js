export const id = 2678;
export const ids = [2678];
export const modules = {

/***/ 72678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compose: () => (/* binding */ compose)
});

// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
;// CONCATENATED MODULE: ./lib/core/scope/scopes.js

/**
 * Every scope of a run, its own first: each way from it by imports, until a workflow is met again on that way, which
 * then is the one met first. So cycles add no names, and a workflow that two ways lead to has two.
 * @param importsOf what a workflow's manifest lists
 * @param most scopes
 * @returns null if there are more
 */
function scopesFrom(root, importsOf, most) {
    const found = [];
    const open = [{ scope: '', workflow: root, above: null }];
    for (const way of open) {
        const imports = new Map();
        for (const [name, workflow] of importsOf(way.workflow)) {
            const met = metOn(way, workflow);
            const scope = met ?? `${way.scope}${name}${full_name/* SEPARATOR */.wv}`;
            imports.set(name, scope);
            if (met === null)
                open.push({ scope, workflow, above: way });
        }
        found.push({ scope: way.scope, workflow: way.workflow, imports });
        if (open.length > most)
            return null;
    }
    return found;
}
/** The scope under which a workflow stands on a way already. */
function metOn(way, workflow) {
    for (let at = way; at !== null; at = at.above) {
        if (at.workflow === workflow)
            return at.scope;
    }
    return null;
}

// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
;// CONCATENATED MODULE: ./lib/workflow/imports/compose.js



const MOST_WAYS = limits/* LIMITS */.b.imports.value;
/** Gives every state its full name, and files theirs. Too many names go to `findings`; then the workflow stands alone. */
function compose(root, findings) {
    // The workflow's own names take no way.
    const scoped = scopesFrom(root, ({ imports }) => imports, MOST_WAYS + 1);
    if (scoped === null)
        findings.push(tooMany(root));
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
        fingerprint: (0,fingerprint/* fingerprintOfAll */.fl)(scopes.map(({ scope, workflow }) => ({ scope, fingerprint: workflow.read.fingerprint }))),
    };
}
function named(state, scope) {
    if (scope === '')
        return state;
    return { ...state, definition: { ...state.definition, name: scope + state.definition.name } };
}
function tooMany({ read: { top, location } }) {
    const path = ['workflows'];
    const place = top === null ? { file: location.container } : { file: top.file, line: top.lineOf(path) };
    const message = `workflows: there are more than ${MOST_WAYS} ways to the workflows that are used from here`;
    return { severity: 'error', rule: 'bad-value', ...place, path, message };
}


/***/ })

};
