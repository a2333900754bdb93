export const id = 8928;
export const ids = [8928];
export const modules = {

/***/ 48928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91036);
/* harmony import */ var _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82272);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87356);
/* harmony import */ var _option_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54006);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28551);
/* harmony import */ var _script_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57065);







const TEXT_KEYS = ['prompt', 'sh', 'ps1', 'bat'];
/** What a bare target can mean on each platform (spec 1.7). */
const CANDIDATES = {
    posix: ['prompt', 'sh'],
    windows: ['prompt', 'ps1', 'bat'],
};
/**
 * The states of a YAML document, in its order (spec 2): `REVIEW` with a `prompt` is `REVIEW.md`, `POLL`
 * with `sh` and `ps1` is `POLL.sh` and `POLL.ps1`. What is wrong goes to `findings`.
 */
function readDocument(source, platform, findings) {
    const reading = { source, platform, findings };
    const states = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(source.data) ? source.data.states : undefined;
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(states) || Object.keys(states).length === 0) {
        report(reading, 'bad-value', ['states'], 'must be a mapping of state names to prompts or scripts (a folder with a manifest is given as the folder)');
        return [];
    }
    return Object.entries(states).flatMap(([name, value]) => readState(reading, name, value));
}
function readState(reading, name, value) {
    const prefix = ['states', name];
    const stem = stemOf(reading, name, prefix);
    const kinds = TEXT_KEYS.filter((kind) => (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(value) && Object.hasOwn(value, kind));
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(value) || kinds.length === 0) {
        report(reading, 'bad-value', prefix, 'must be a mapping with prompt, sh, ps1 or bat');
        return [];
    }
    checkAmbiguity(reading, name, kinds);
    const place = { source: reading.source, prefix };
    const keys = Object.entries(value).filter(([key]) => !kinds.some((kind) => kind === key));
    const options = (0,_option_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .readStateOptions */ .M)(Object.fromEntries(keys), place, reading.findings);
    if (!kinds.includes('prompt'))
        warnOfPromptOptions(reading, options, prefix);
    return kinds.flatMap((kind) => {
        const text = value[kind];
        if (typeof text !== 'string' || text.trim() === '') {
            report(reading, 'bad-value', [...prefix, kind], 'must be some text');
            return [];
        }
        const line = reading.source.textLineOf([...prefix, kind]);
        return [{ definition: define(reading, stem, kind, text, line, options), options: place, textLine: line }];
    });
}
function define({ source, findings }, stem, kind, text, line, options) {
    const { file } = source;
    if (kind === 'prompt') {
        // A document has no files, so that this can only be told.
        const body = (0,_includes_js__WEBPACK_IMPORTED_MODULE_2__/* .withIncludes */ .e)(text, { file, line }, [], findings);
        return { kind: 'prompt', name: `${stem}.md`, file, body, bodyLine: line, options };
    }
    // A script that was moved here from a folder keeps its comment; a key beside it counts more.
    const comment = (0,_script_options_js__WEBPACK_IMPORTED_MODULE_6__/* .readScriptOptions */ ._8)(text, kind, file, findings, line);
    return {
        kind: 'script',
        name: `${stem}.${kind}`,
        file,
        runtime: _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .SCRIPT_RUNTIMES */ .Q8[kind],
        text,
        options: { ...comment, ...scriptOptionsOf(options) },
    };
}
/** A record, so that the compiler misses a key that is not in it. */
const SCRIPT_KEYS = {
    ...{ timeout: true, max_time: true, effect: true, max_visits: true },
    ...{ join: true, result_schema: true, worktree: true },
};
function scriptOptionsOf(options) {
    return Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(SCRIPT_KEYS, key)));
}
/** The name without the extension that it must not have, so that one mistake makes one problem. */
function stemOf(reading, name, path) {
    const problem = (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .ownNameProblem */ .Ls)(name);
    if (problem !== undefined)
        report(reading, 'path-in-target', path, `the name ${problem}`);
    const [, stem, extension] = /^(.+)\.(md|sh|ps1|bat)$/.exec(name) ?? [];
    if (stem === undefined)
        return name;
    const key = extension === 'md' ? 'prompt' : extension;
    report(reading, 'bad-value', path, `write ${stem} without .${extension}: the key ${key} below says it`);
    return stem;
}
function checkAmbiguity(reading, name, kinds) {
    const candidates = CANDIDATES[reading.platform].filter((kind) => kinds.includes(kind));
    if (candidates.length < 2)
        return;
    report(reading, 'ambiguous-target', ['states', name], `is ambiguous here: it has ${candidates.join(' and ')}`);
}
function warnOfPromptOptions(reading, options, prefix) {
    const used = scriptOptionsOf(options);
    for (const key of Object.keys(options).filter((each) => !Object.hasOwn(used, each))) {
        if (_core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_KEYS_OF_STATES */ .KI.includes(key))
            report(reading, 'bad-value', [...prefix, key], _script_options_js__WEBPACK_IMPORTED_MODULE_6__/* .ONLY_PROMPTS */ .ZZ);
        else
            report(reading, 'unknown-key', [...prefix, key], `"${key}" means nothing for a script`);
    }
}
function report({ source, findings }, rule, path, problem) {
    const severity = rule === 'unknown-key' ? 'warning' : 'error';
    const message = severity === 'warning' ? problem : `${path.join('.')}: ${problem}`;
    findings.push({ severity, rule, file: source.file, line: source.lineOf(path), path, message });
}


/***/ })

};
