export const id = 4783;
export const ids = [4783];
export const modules = {

/***/ 94783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compose: () => (/* binding */ compose),
  readImports: () => (/* binding */ readImports)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
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

// EXTERNAL MODULE: ./lib/workflow/locate.js
var locate = __webpack_require__(16423);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
;// CONCATENATED MODULE: ./lib/workflow/imports.js








/**
 * Reads the workflows that a workflow uses, and those that these use, each once, by whatever names it is reached
 * (spec 7.2). What is missing or cannot be used goes to `findings`, with the line that names it.
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
            // What lists workflows is a manifest that could be read.
            (0,parts_findings/* report */.z8)({ source: by.top, findings }, ['workflows', name], problem, rule);
            return null;
        };
        // An archive's manifest lies in it as in a folder: beside the archive is `..`.
        const path = (0,external_node_path_.join)((0,external_node_path_.dirname)(by.top?.file ?? by.location.container), written);
        try {
            const location = await (0,locate/* locate */.x)((0,external_node_path_.resolve)(written) === written ? written : path);
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
            if (!(error instanceof errors/* WorkflowError */.s8))
                throw error;
            const { file } = error.place;
            return refuse(`${file === undefined ? path : file}: ${error.message}`);
        }
    }
}
async function realPathOf(path) {
    return (0,promises_.realpath)(path).catch(() => (0,external_node_path_.resolve)(path));
}
/** What of a manifest changes what its states find counts only where its workflow is the run's own. */
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
const MAX_WAYS = limits/* LIMITS */.b.imports.value;
/** Gives every state its full name, and files theirs. Too many names go to `findings`; then the workflow stands alone. */
function compose(root, findings) {
    // The workflow's own names take no way.
    const scoped = scopesFrom(root, ({ imports }) => imports, MAX_WAYS + 1);
    if (scoped === null) {
        const problem = `there are more than ${MAX_WAYS} ways to the workflows that are used from here`;
        (0,parts_findings/* report */.z8)({ source: root.read.top, findings }, ['workflows'], problem);
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
        fingerprint: (0,fingerprint/* fingerprintOfAll */.fl)(scopes.map(({ scope, workflow }) => ({ scope, fingerprint: workflow.read.fingerprint }))),
    };
}
function named(state, scope) {
    if (scope === '')
        return state;
    return { ...state, definition: { ...state.definition, name: scope + state.definition.name } };
}


/***/ })

};
