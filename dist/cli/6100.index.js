export const id = 6100;
export const ids = [6100];
export const modules = {

/***/ 91036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Ls: () => (/* binding */ ownNameProblem),
/* harmony export */   Tp: () => (/* binding */ resolveEntry),
/* harmony export */   rH: () => (/* binding */ nameProblem),
/* harmony export */   u1: () => (/* binding */ resolveTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);



/** In the order in which a target without an extension looks for its file. */
const EXTENSIONS = {
    posix: ['.md', '.sh'],
    windows: ['.md', '.ps1', '.bat'],
};
const ALL_EXTENSIONS = ['.md', '.sh', '.ps1', '.bat'];
const LONGEST_NAME = _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.stateName.value;
/** A text on one line, cut to `limit` characters: messages quote what models wrote, however long it is. */
function excerpt(text, limit = 80) {
    // Cutting first keeps the cost independent of the text's length.
    const line = text
        .slice(0, limit * 4)
        .replace(/\s+/g, ' ')
        .trim();
    const whole = text.length <= limit * 4 && line.length <= limit;
    return whole ? line : `${line.slice(0, limit - 1)}…`;
}
/** What keeps `name` from being a state's name (spec 1.2), as the end of a sentence; undefined if nothing does. */
function nameProblem(name) {
    if (name.trim() === '')
        return 'is empty';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (name === '.' || name === '..' || /[/\\]/.test(name))
        return 'is a path; states are named, not addressed';
    if (/[\u0000-\u001f\u007f]/.test(name))
        return 'has a line break or control character in it';
    if (/[<>]/.test(name))
        return 'has another tag in it';
    return undefined;
}
/** The same of the name that a state itself has, or that can only mean one of the same workflow (spec 7.2). */
function ownNameProblem(name) {
    return (nameProblem(name) ??
        (name.includes(':') ? 'has a ":" in it, which leads into another workflow' : undefined));
}
/**
 * The state that a target means on a platform (spec 1.7). `states` are names with extension.
 * @param prefix of each of these names, where it is written elsewhere
 * @throws ProtocolError INVALID_TRANSITION for a path or the other platform's script, MISSING_TARGET,
 *   AMBIGUOUS_TARGET.
 */
function resolveTarget(states, target, platform, prefix = '') {
    const problem = ownNameProblem(target);
    if (problem !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${prefix}${excerpt(target)}" ${problem}`);
    }
    const extension = extensionOf(target);
    if (extension === undefined)
        return resolveStem(states, target, platform, prefix);
    if (!EXTENSIONS[platform].includes(extension)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${prefix}${target}" cannot run here: ${extension} scripts are for ${otherOf(platform)}`);
    }
    if (states.includes(target))
        return target;
    throw missing(states, target, platform, prefix);
}
function resolveStem(states, stem, platform, prefix) {
    const candidates = candidatesOf(states, stem, platform);
    const [only, second] = candidates;
    if (only === undefined)
        throw missing(states, stem, platform, prefix);
    if (second === undefined)
        return only;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('AMBIGUOUS_TARGET', `the target "${prefix}${stem}" could be ${candidates.map((name) => prefix + name).join(' or ')}: write it with its extension, or keep one of the files`);
}
/**
 * The state that a folder or archive starts with: `1_START`, else `START` (spec 1.7).
 * @throws WorkflowError when there is none, both, or one of them in two files.
 */
function resolveEntry(states, platform) {
    const candidates = ['1_START', 'START'].flatMap((stem) => candidatesOf(states, stem, platform));
    const [only, second] = candidates;
    if (only !== undefined && second === undefined)
        return only;
    if (only !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has several entries, ${candidates.join(' and ')}: keep one of them, or name the state to start with`);
    }
    const scripts = EXTENSIONS[platform].slice(1).map((extension) => `START${extension}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has no entry: name the state to start with START.md (a prompt) or ${scripts.join(' or ')} (a script).${available(states)}`);
}
function candidatesOf(states, stem, platform) {
    return EXTENSIONS[platform].map((extension) => stem + extension).filter((name) => states.includes(name));
}
function extensionOf(name) {
    return ALL_EXTENSIONS.find((extension) => name.endsWith(extension));
}
function otherOf(platform) {
    return platform === 'posix' ? 'Windows' : 'Linux and macOS';
}
function missing(states, target, platform, prefix) {
    const shown = (names) => names.map((name) => prefix + name);
    const foreign = states.filter((name) => ALL_EXTENSIONS.some((end) => name === target + end) && extensionOf(target) === undefined);
    const near = states.filter((name) => isNear(name, target));
    let hint = available(states, prefix);
    if (foreign.length > 0)
        hint = ` ${shown(foreign).join(' and ')} can only run on ${otherOf(platform)}.`;
    else if (near.length > 0)
        hint = ` Did you mean ${shown(near.slice(0, 3)).join(' or ')}?${available(states, prefix)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `there is no state "${prefix}${target}".${hint}`);
}
function available(states, prefix = '') {
    if (states.length === 0)
        return ' The workflow has no states.';
    const more = states.length > 20 ? ` and ${states.length - 20} more` : '';
    const names = states.slice(0, 20).map((name) => prefix + name);
    return ` The workflow has: ${names.join(', ')}${more}.`;
}
/** Other case, another extension, or a typo or two. */
function isNear(state, target) {
    const [a, b] = [state, target].map((name) => {
        const lower = name.toLowerCase();
        return lower.slice(0, lower.length - (extensionOf(lower)?.length ?? 0));
    });
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .YC)(a, b) <= Math.min(2, Math.floor(b.length / 3));
}


/***/ }),

/***/ 82272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   GS: () => (/* binding */ SETTING_KEYS),
/* harmony export */   KI: () => (/* binding */ AGENT_KEYS_OF_STATES),
/* harmony export */   ip: () => (/* binding */ LONGEST_SYSTEM_PROMPT)
/* harmony export */ });
/** Every key, once: a script that has one of them is refused, and a manifest's are defaults of its states. */
const SETTING_KEYS = Object.keys({
    allow: true,
    deny: true,
    permission_mode: true,
    mcp: true,
    mcp_strict: true,
    settings: true,
    system_prompt: true,
    add_dirs: true,
    fallback_model: true,
    args: true,
});
/** Those and `tools`: what only an agent can have. */
const AGENT_KEYS_OF_STATES = ['tools', ...SETTING_KEYS];
/** Arguments of a process end at 128 KiB on Linux; bytes. */
const LONGEST_SYSTEM_PROMPT = 100_000;
/**
 * What holds for a state: of each key what the first source says that speaks of it, but for `deny`, which adds up.
 * @param sources the state, the command line or the inputs, the state's own manifest, the run's (spec 7.5)
 */
function settle(sources) {
    const given = sources.filter((source) => source !== undefined);
    const first = Object.assign({}, ...[...given].reverse());
    const deny = [...new Set(given.flatMap((source) => source.deny ?? []))];
    const { deny: _, ...others } = first;
    return deny.length === 0 ? others : { ...others, deny };
}


/***/ }),

/***/ 27644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZH: () => (/* binding */ fingerprintWith),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   fl: () => (/* binding */ fingerprintOfAll),
/* harmony export */   iv: () => (/* binding */ changesBetween)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86183);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78608);



/**
 * SHA-256 of each file and one over all names and hashes in order (spec 2.3). Only names inside the
 * workflow and bytes count, so a folder and its zip, wherever they lie, have the same fingerprint.
 */
function fingerprintOf(files, place = {}) {
    const onDisk = { files: [...(place.files ?? []), ...sourcesOf(files)], folders: place.folders ?? [] };
    return sumOf(files.map(({ name, bytes }) => ({ name, hash: sha256(bytes) })), onDisk);
}
/** The same with further files, which keys of the workflow name. */
function fingerprintWith({ files, onDisk }, named) {
    const all = { ...files, ...fingerprintOf(named).files };
    return sumOf(Object.entries(all).map(([name, hash]) => ({ name, hash })), { ...onDisk, files: [...onDisk.files, ...sourcesOf(named)] });
}
/** Of a workflow with those that it uses: their files by their full names (spec 7.2). */
function fingerprintOfAll(parts) {
    return sumOf(parts.flatMap(({ scope, fingerprint: { files } }) => Object.entries(files).map(([name, hash]) => ({ name: scope + name, hash }))), {
        files: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.files),
        folders: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.folders),
    });
}
/** The files in which two texts of a workflow differ, by name, and how: `START.md (changed)`. */
function changesBetween(before, now) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
    return names
        .filter((name) => (0,_core_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(before, name) !== (0,_core_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(now, name))
        .map((name) => {
        const how = (0,_core_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(before, name) === undefined ? 'new' : (0,_core_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(now, name) === undefined ? 'missing' : 'changed';
        return `${name} (${how})`;
    });
}
function sourcesOf(files) {
    return files.flatMap(({ path }) => path ?? []);
}
function sumOf(hashes, onDisk) {
    const sorted = [...hashes].sort(_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .byName */ .nG);
    // A NUL cannot stand in a file name, so no two lists of files are written alike.
    const sum = sha256(sorted.map(({ name, hash }) => `${name}\0${hash}\n`).join(''));
    return { sha256: sum, files: Object.fromEntries(sorted.map(({ name, hash }) => [name, hash])), onDisk };
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}


/***/ }),

/***/ 78608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ isSharedName),
/* harmony export */   Kr: () => (/* binding */ isWorkflowFile),
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
/**
 * True for a prompt or a script. Hidden files are none, nor those that others include or source (`_style.md`), and
 * neither is a README: it documents the workflow.
 */
function isStateName(name) {
    if (/^[._]/.test(name) || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** True for a file that prompts include or scripts source (spec 1.5): a part of the workflow, and no state. */
function isSharedName(name) {
    return name.startsWith('_');
}
/** True for what a workflow is made of. */
function isWorkflowFile(name) {
    return isStateName(name) || isSharedName(name) || name === MANIFEST_NAME;
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
