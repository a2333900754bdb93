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
/* harmony import */ var _workflow_loop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4467);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7262);




/** `raymond loop PROMPT.md`: the Ralph loop, with a budget and a state file. */
async function loopCommand({ values, positionals }) {
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('One prompt: raymond loop PROMPT.md');
    const cwd = (0,_start_js__WEBPACK_IMPORTED_MODULE_3__/* .workingDirectory */ .p7)(values);
    const limit = values['max-iterations'] ?? 0;
    return (0,_start_js__WEBPACK_IMPORTED_MODULE_3__/* .startNew */ .vm)(values, cwd, await (0,_workflow_loop_js__WEBPACK_IMPORTED_MODULE_2__/* .openLoop */ .D)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), limit), limit);
}


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLoop)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7644);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8608);






/**
 * The Ralph loop as a workflow of one state: whatever the agent says resets the state, until it says
 * `<result>` (spec 3.8). `maxIterations` 0 means no limit.
 * @throws WorkflowError for a file that is no readable prompt.
 */
async function openLoop(path, maxIterations) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file);
    if (/\.(sh|ps1|bat|cmd)$/i.test(file))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('This is a script, and what a loop repeats is a prompt: raymond run runs scripts.', {
            file,
        });
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file).catch((error) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`The prompt cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file });
    });
    const findings = [];
    const { readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(934), __webpack_require__.e(599), __webpack_require__.e(890)]).then(__webpack_require__.bind(__webpack_require__, 9890));
    const prompt = readPrompt((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings) ?? '', file, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .errorOf */ .Mz)([first, ...others]);
    const state = {
        kind: 'prompt',
        name,
        file,
        body: prompt.body,
        bodyLine: prompt.bodyLine,
        options: {
            ...prompt.options,
            // An empty pattern is found in every message: without a tag, the next iteration.
            allowed_transitions: [{ tag: 'result' }, { tag: 'reset', target: name, match: '' }],
            ...(maxIterations > 0 && { max_visits: { count: maxIterations } }),
        },
    };
    return {
        name: name.replace(/\.md$/, ''),
        path: file,
        entry: name,
        states: [name],
        manifest: {},
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintOf */ .a)([{ name, bytes }]),
        warnings: findings.map(_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingText */ .NK),
        state: () => state,
        resolve(target) {
            if (target === name || `${target}.md` === name)
                return name;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd('MISSING_TARGET', `A loop has one state, ${name}; there is no ${target}.`);
        },
    };
}


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   NK: () => (/* binding */ findingText)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
}
/** A value as the end of "…, not". */
function shownValue(value) {
    if (Array.isArray(value))
        return 'a list';
    if (value === null || value === undefined)
        return 'empty';
    if (typeof value === 'object')
        return 'a mapping';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
/** A finding the way compilers print one: `wf/REVIEW.md:3: …`. */
function findingText(finding) {
    const { file, line, message } = finding;
    return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
/**
 * One error for all findings, so that a user repairs a workflow in one round. Its place is the first
 * finding's, and `located` therefore prints one located problem a line.
 */
function errorOf(findings) {
    const [first, ...others] = findings;
    const message = [first.message, ...others.map(findingText)].join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(message, { file: first.file, line: first.line });
}


/***/ }),

/***/ 7644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8608);


/**
 * SHA-256 of each file and one over all names and hashes in order (spec 2.3). Only names inside the
 * workflow and bytes count, so a folder and its zip, wherever they lie, have the same fingerprint.
 */
function fingerprintOf(files) {
    const hashes = [...files].sort(_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .byName */ .nG).map(({ name, bytes }) => [name, sha256(bytes)]);
    // A NUL cannot stand in a file name, so no two lists of files are written alike.
    const sum = sha256(hashes.map(([name, hash]) => `${name}\0${hash}\n`).join(''));
    return { sha256: sum, files: Object.fromEntries(hashes) };
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}


/***/ }),

/***/ 8608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ SCRIPT_RUNTIMES),
/* harmony export */   XD: () => (/* binding */ isStateName),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   ry: () => (/* binding */ withUnixLineEnds)
/* harmony export */ });
const MANIFEST_NAME = 'workflow.yaml';
const SCRIPT_RUNTIMES = {
    sh: 'bash',
    ps1: 'powershell',
    bat: 'cmd',
};
/** True for a prompt or a script. Hidden files are none, and neither is a README: it documents the workflow. */
function isStateName(name) {
    if (name.startsWith('.') || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** The extension without its dot: `md`. */
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}
/** A file's text without a byte order mark; null and a finding if it is not UTF-8 (spec 2.1). */
function decodeText(bytes, file, findings) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const message = 'the file is not UTF-8 text; save it as UTF-8';
        findings.push({ severity: 'error', rule: 'not-utf8', file, message });
        return null;
    }
}
/** Line ends as `\n`, so that a prompt reads the same from a Windows checkout; line numbers stay. */
function withUnixLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** By code unit, so that the order does not depend on a locale. */
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ })

};
