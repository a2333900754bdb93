export const id = 649;
export const ids = [649];
export const modules = {

/***/ 64077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ readDecision),
/* harmony export */   Ed: () => (/* binding */ manualChoice),
/* harmony export */   Hx: () => (/* binding */ slipOfYes),
/* harmony export */   LP: () => (/* binding */ isEnough),
/* harmony export */   Td: () => (/* binding */ approvalName),
/* harmony export */   Vs: () => (/* binding */ feedbackText),
/* harmony export */   kt: () => (/* binding */ decisionVariables),
/* harmony export */   uf: () => (/* binding */ feedbackFrom),
/* harmony export */   zP: () => (/* binding */ approvalText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6529);



/** What a person is asked: the question, filled in, and how to answer it (spec 5.4). */
function approvalText(question) {
    return `${question.trim()}\n\nAnswer "approve" (or nothing at all) to go on. Everything else is a no, and the reason for it.`;
}
const YES = /^(?:passed|approved?|yes|y|ok)$/i;
const NO = /^(?:failed|reject(?:ed)?|no|n)$/i;
const WITH_REASON = /^(passed|approved?|failed|reject(?:ed)?)\s*:\s*([\s\S]*)$/i;
/**
 * What an answer to an approval means. Nothing is a yes, as in Raili; so are "approve" and the like. A word
 * can carry a reason: `approve: nice`, `FAILED: tests are missing`. All else is a no with itself as its reason.
 */
function readDecision(answer) {
    const text = answer.trim();
    if (text === '' || YES.test(text))
        return { chosen: 'PASSED', reason: '' };
    if (NO.test(text))
        return { chosen: 'FAILED', reason: '' };
    const [, word, reason] = WITH_REASON.exec(text) ?? [];
    if (word === undefined || reason === undefined)
        return { chosen: 'FAILED', reason: text };
    return { chosen: YES.test(word) ? 'PASSED' : 'FAILED', reason: reason.trim() };
}
/**
 * What to say to one word that is a letter or two off a yes: taken for a no it would cost a whole round. Null for every
 * other answer.
 */
function slipOfYes(answer) {
    const text = answer.trim();
    const [, word] = /^(\p{L}{4,})[.!]?$/u.exec(text) ?? [];
    if (word === undefined || YES.test(text) || NO.test(text))
        return null;
    const isNear = ['approve', 'approved', 'passed'].some((yes) => (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .YC)(yes, word.toLowerCase()) <= 2);
    return isNear ? `Did you mean approve? A no may be given as \`FAILED: ${text}\`.` : null;
}
/** The decision that `RAILI_MANUAL_CHOICE` makes for everybody; null without it. @throws UsageError */
function manualChoice(environment) {
    const choice = environment.RAILI_MANUAL_CHOICE?.trim() ?? '';
    if (choice === '')
        return null;
    if (choice === 'PASSED' || choice === 'FAILED')
        return { chosen: choice, reason: '' };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`RAILI_MANUAL_CHOICE must be PASSED or FAILED, not "${choice}".`);
}
/** The start of the names of a state's approval variables: `check-done` keeps its reasons in `CHECK_DONE_…`. */
function approvalName(state) {
    return (0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(state);
}
/** What a decision sets: its reason, and the other of the two variables empty (spec 5.11), so that both can be used. */
function decisionVariables({ variables: names }, { chosen, reason }) {
    const other = chosen === 'PASSED' ? 'FAILED' : 'PASSED';
    return Object.fromEntries(names.flatMap((name) => [
        [`${name}_${chosen}`, reason],
        [`${name}_${other}`, ''],
    ]));
}
/** What a person is asked for a state's `feedback`, its question filled in (spec 5.4). */
function feedbackText(question, { required }) {
    return required ? `${question.trim()}\n\nAn answer is needed.` : question.trim();
}
/** Whether a text will do as feedback. */
function isEnough(text, { required }) {
    return !required || text.trim() !== '';
}
/** The answer that the environment gives; null if it gives none. */
function feedbackFrom(environment, { variable }) {
    return environment[`RAILI_FEEDBACK_${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(variable)}`] ?? null;
}


/***/ }),

/***/ 23204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ followSkips),
/* harmony export */   G9: () => (/* binding */ skipQuestion),
/* harmony export */   as: () => (/* binding */ maxVisitsOf)
/* harmony export */ });
/* unused harmony export withoutVisits */
/** Follows `skip` from a state on. It ends, because a graph with a cycle of skips is not loaded. */
function followSkips(states, id) {
    const skipped = [];
    let state = id;
    for (let to = skipOf(states, state); to !== null; to = skipOf(states, state)) {
        skipped.push({ state, to });
        state = to;
    }
    return { state, skipped };
}
function skipOf(states, id) {
    return Object.hasOwn(states, id) ? (states[id]?.skip ?? null) : null;
}
/** What a person is asked before a graph with skips starts (spec 5.5); null if it has none. */
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
/** Counters after `reset_max_visits`. */
function withoutVisits(visits, states) {
    return Object.fromEntries(Object.entries(visits).filter(([id]) => !states.includes(id)));
}


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ unsetIn),
/* harmony export */   Ft: () => (/* binding */ references),
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   Ji: () => (/* binding */ renameReferences),
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   TH: () => (/* binding */ replaceReferences),
/* harmony export */   iU: () => (/* binding */ upperName),
/* harmony export */   nN: () => (/* binding */ VARIABLE_NAME),
/* harmony export */   vv: () => (/* binding */ railiEnvironment)
/* harmony export */ });
/* unused harmony export MAX_VALUE_BYTES */
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** What a variable can be called, as the inside of a regular expression. */
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_-]*';
const REFERENCE = new RegExp(`\\$\\$|\\$\\{[ \\t]*(${VARIABLE_NAME})[ \\t]*\\}`, 'g');
/** `$RAILI_VAR_<this>` is what a variable is called in the environment; two names that share one are one variable. */
function upperName(name) {
    return name.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
}
/** A variable's value by its exact name, else by the same name in another case; undefined if it is not set. */
function variableIn(variables, name) {
    if (Object.hasOwn(variables, name))
        return variables[name];
    const wanted = upperName(name);
    const other = Object.keys(variables).find((key) => upperName(key) === wanted);
    return other === undefined ? undefined : variables[other];
}
/** Each `${name}` in a text, once; `$${name}` is none. */
function references(text) {
    const names = [...text.matchAll(REFERENCE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    return [...new Set(names)];
}
/** Writes each `${name}` anew and `$$` as `$`, in one pass: what is put in is not looked through again. */
function replaceReferences(text, replace) {
    return text.replace(REFERENCE, (_, name) => (name === undefined ? '$' : replace(name)));
}
/**
 * Fills in `${name}` in a prompt or a question (spec 5.6): a variable that is not set is empty, and
 * `onUnset` hears of it once. `$$` is a literal `$`.
 */
function interpolate(text, variables, onUnset = () => { }) {
    for (const name of unsetIn(text, variables))
        onUnset(name);
    return replaceReferences(text, (name) => variableIn(variables, name) ?? '');
}
/** The names in a text that have no value: they fail a state whose `args` or `directory` it is (spec 5.6). */
function unsetIn(text, variables) {
    return references(text).filter((name) => variableIn(variables, name) === undefined);
}
/** The same text with other names in its references; `$$` stays as it is written. */
function renameReferences(text, rename) {
    return text.replace(REFERENCE, (whole, name) => name === undefined ? whole : `\${${rename(name)}}`);
}
/** Bytes; a longer string in the environment makes exec fail (128 KiB on Linux). */
const MAX_VALUE_BYTES = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.graphVariable.value;
/**
 * What every child process sees of the variables: each as `RAILI_VAR_<NAME>` (spec 5.6). Names of values
 * that are too long to be passed come back in `tooLong`; for those, the child finds nothing.
 */
function railiEnvironment(variables) {
    const tooLong = Object.keys(variables).filter((name) => byteLength(variables[name]) > MAX_VALUE_BYTES);
    const passed = Object.entries(variables).filter(([name]) => !tooLong.includes(name));
    // The operating system cannot pass a NUL.
    const env = passed.map(([name, value]) => [`RAILI_VAR_${upperName(name)}`, value.replaceAll('\0', '')]);
    return { env: Object.fromEntries(env), tooLong };
}
function byteLength(text) {
    // No character takes more than three bytes for each of its code units.
    return text.length * 3 <= MAX_VALUE_BYTES ? text.length : new TextEncoder().encode(text).length;
}


/***/ }),

/***/ 41269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGraphWorkflow: () => (/* binding */ readGraphWorkflow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_entry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23204);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46069);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27644);
/* harmony import */ var _parts_part_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97767);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78608);
/* harmony import */ var _graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71326);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41344);









/**
 * Reads a state graph as a workflow (spec 5.1): a file, or the `workflow.yaml` of a folder.
 * @throws WorkflowError for one in an archive, whose registries and scripts cannot be found.
 */
async function readGraphWorkflow(request) {
    const { path, location, top, files, findings } = request;
    if (location.kind === 'archive') {
        const place = { file: top.file, line: top.lineOf(['initial']) };
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .WorkflowError */ .s8('a state graph cannot be run from an archive: its scripts and agents are files of the project. Unpack it', place);
    }
    const bytes = files.find(({ file }) => file === top.file)?.bytes ?? new Uint8Array();
    const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(bytes, top.file, findings) ?? '';
    const parsed = isPlainGraph(text, findings) ? { parsed: top } : {};
    const graph = await (0,_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .readGraph */ .t)({ file: top.file, text, agentCli: request.agentCli, cwd: request.cwd, ...parsed }, findings);
    const common = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), findings, startsAtEntry: location.entry === null };
    if (graph === null) {
        return {
            ...common,
            ...{ name: 'workflow', entry: null, states: [], manifest: {}, parts: [] },
            fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintOf */ .ax)(files),
        };
    }
    return {
        ...common,
        name: graph.name,
        entry: entryOf(graph, location, findings),
        states: Object.values(graph.states).map(loaded),
        parts: [
            (0,_parts_part_js__WEBPACK_IMPORTED_MODULE_6__/* .onlyPart */ .Q)({ names: Object.keys(graph.states), entry: null, manifest: graph.manifest, shared: [] }),
        ],
        manifest: graph.manifest,
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprintOf */ .ax)(graph.files),
        graph,
    };
}
/** A graph's own YAML has more in it than others', and less: what was parsed as others are will do without that. */
function isPlainGraph(text, findings) {
    return findings.length === 0 && !text.includes('<<') && !/^%/m.test(text);
}
function entryOf(graph, { entry, container }, findings) {
    if (entry === null)
        return graph.initial;
    if (Object.hasOwn(graph.states, entry))
        return entry;
    const names = Object.keys(graph.states);
    const message = `there is no state "${entry}"${(0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .hint */ .aK)(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(names, entry))}`;
    findings.push({ severity: 'error', rule: 'no-entry', file: container, message });
    return null;
}
function loaded(state) {
    const limit = (0,_core_graph_entry_js__WEBPACK_IMPORTED_MODULE_8__/* .maxVisitsOf */ .as)(state.maxVisits);
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
