export const id = 508;
export const ids = [508];
export const modules = {

/***/ 60508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readManifest: () => (/* binding */ readManifest)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _option_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41677);
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92431);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86963);





/**
 * The keys of spec 2.2 out of `workflow.yaml` or the top of a YAML document. What is wrong goes to
 * `findings`, and then the manifest is empty.
 * @param folder where the workflow lies
 * @param others keys that somebody else reads.
 */
function readManifest(source, folder, findings, others = []) {
    // An empty file, or one with comments alone, says nothing.
    if (source.data === null || source.data === undefined)
        return {};
    const place = { source, prefix: [] };
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(source.data)) {
        const message = 'the manifest must be a mapping of keys to values (key: value)';
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .findingAt */ .dz)(place, 'error', 'bad-value', [], message));
        return {};
    }
    const { data } = source;
    const unused = _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .UNUSED_NAMES */ .Ub.filter((key) => Object.hasOwn(data, key));
    for (const key of unused)
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .findingAt */ .dz)(place, 'warning', 'unknown-key', [key], `unknown key "${key}": the Go reference has it; here it means nothing`));
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkKeys */ .L)(data, [...(0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOf */ .YD)(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_SCHEMA */ .KB), ...others, ...unused], place, findings);
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkKeys */ .L)(data.input, Object.keys(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_ENTRIES */ .sN), (0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .below */ .Gz)(place, 'input'), findings);
    const manifest = (0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkOptions */ .Jr)(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_SCHEMA */ .KB, source.data, place, findings) ?? {};
    for (const [foreign, ours] of Object.entries(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .OUR_NAMES */ .ST)) {
        if (!Object.hasOwn(manifest, foreign) || !Object.hasOwn(manifest, ours))
            continue;
        const message = `${foreign}: means ${ours}, which is given too; leave one of them out`;
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .findingAt */ .dz)(place, 'error', 'bad-value', [foreign], message));
    }
    return inOurWords(withDirectory(manifest, folder, place, findings));
}
/** What a manifest of the Go reference calls otherwise (spec 2.6). */
function inOurWords({ default_budget, backend, ...manifest }) {
    return {
        ...manifest,
        ...(default_budget !== undefined && { budget: manifest.budget ?? default_budget }),
        ...(backend !== undefined && { agent: manifest.agent ?? backend }),
    };
}
/** Where agents and scripts start is said from where the workflow lies. */
function withDirectory(manifest, folder, place, findings) {
    if (manifest.working_directory === undefined)
        return manifest;
    const working_directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, manifest.working_directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(working_directory, { throwIfNoEntry: false })?.isDirectory()) {
        return { ...manifest, working_directory };
    }
    const message = `working_directory: there is no folder ${working_directory}`;
    findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_2__/* .findingAt */ .dz)(place, 'error', 'bad-value', ['working_directory'], message));
    return manifest;
}


/***/ }),

/***/ 41677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Jr: () => (/* binding */ checkOptions),
/* harmony export */   L: () => (/* binding */ checkKeys),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   dz: () => (/* binding */ findingAt)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86963);





/** Checks a mapping against a schema; whatever is wrong goes to `findings`, each with its key's line. */
function checkOptions(schema, value, place, findings) {
    const checked = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, value);
    if (checked.success)
        return checked.output;
    for (const issue of checked.issues) {
        const path = (issue.path ?? []).map((item) => item.key);
        const message = `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path)}: ${problemOf(issue)}`;
        findings.push(findingAt(place, 'error', ruleOf(issue, path), path, message));
    }
    return null;
}
/** A finding about a key below a place. */
function findingAt({ source, prefix }, severity, rule, below, message) {
    const path = [...prefix, ...below];
    const { file } = source;
    return { severity, rule, file, line: source.lineOf(path), ...(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .columnIn */ .YZ)(source, rule, path), path, message };
}
/** Its like may be there already. */
function unknownKey(key, known) {
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(known, key);
    return `unknown key "${key}"${near === undefined ? '' : `: did you mean ${near}?`}`;
}
/**
 * Tells of each key that nobody reads. Where it can be said which one was meant it is an error: `allowed_transition` is
 * no policy (spec 1.4), and `denny` denies nothing. Else a warning.
 */
function checkKeys(value, known, place, findings, describe = unknownKey) {
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value))
        return;
    // What is there already was not meant once more.
    const free = known.filter((name) => !Object.hasOwn(value, name));
    const unknown = Object.keys(value).filter((name) => !known.includes(name));
    const slips = unknown.map((key) => ({ key, meant: keyMeant(free, key) }));
    for (const { key, meant } of slips.filter((slip) => slip.meant !== undefined)) {
        const message = `unknown key "${key}": did you mean ${meant}?`;
        findings.push(findingAt(place, 'error', 'misspelt-key', [key], message));
    }
    for (const { key } of slips.filter((slip) => slip.meant === undefined))
        findings.push(findingAt(place, 'warning', 'unknown-key', [key], describe(key, known)));
}
function keyMeant(free, key) {
    return (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .slipOf */ .Kj)(free, key) ?? (key.length < 3 ? undefined : (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(free, key));
}
function keysOf(schema) {
    return Object.keys(schema.entries);
}
function below(place, ...path) {
    return { source: place.source, prefix: [...place.prefix, ...path] };
}
/** A value that has the right type but cannot be used has a rule of its own in lint (spec 2.4). */
function ruleOf(issue, path) {
    const key = String(path.at(-1));
    if (issue.kind !== 'validation')
        return 'bad-value';
    // A known one is all that is asked of it.
    if ((key === 'agent' || key === 'backend') && typeof issue.input === 'string')
        return 'unknown-agent';
    if (key === 'match')
        return 'bad-regex';
    const isState = key === 'goto' || ((0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(key) && _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[key].kind === 'state');
    return isState ? 'path-in-target' : 'bad-value';
}
function problemOf(issue) {
    // YAML has no `undefined`: the key was not there.
    if (issue.input === undefined)
        return 'is missing';
    return `${issue.message}, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownValue */ .JJ)(issue.input)}`;
}


/***/ })

};
