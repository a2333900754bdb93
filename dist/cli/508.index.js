export const id = 508;
export const ids = [508,551];
export const modules = {

/***/ 508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readManifest: () => (/* binding */ readManifest)
/* harmony export */ });
/* harmony import */ var _option_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1677);
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2431);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8551);



/**
 * The keys of spec 2.2 out of `workflow.yaml` or the top of a YAML document. What is wrong goes to
 * `findings`, and then the manifest is empty.
 * @param others keys that somebody else reads.
 */
function readManifest(source, findings, others = []) {
    // An empty file, or one with comments alone, says nothing.
    if (source.data === null || source.data === undefined)
        return {};
    const place = { source, prefix: [] };
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(source.data)) {
        const message = 'the manifest must be a mapping of keys to values (key: value)';
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_0__/* .findingAt */ .dz)(place, 'error', 'bad-value', [], message));
        return {};
    }
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_0__/* .warnUnknownKeys */ .fx)(source.data, [...(0,_option_check_js__WEBPACK_IMPORTED_MODULE_0__/* .keysOf */ .YD)(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_SCHEMA */ .KB), ...others], place, findings);
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_0__/* .warnUnknownKeys */ .fx)(source.data.input, Object.keys(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_ENTRIES */ .sN), (0,_option_check_js__WEBPACK_IMPORTED_MODULE_0__/* .below */ .Gz)(place, 'input'), findings);
    return (0,_option_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOptions */ .Jr)(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_SCHEMA */ .KB, source.data, place, findings) ?? {};
}


/***/ }),

/***/ 1677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Jr: () => (/* binding */ checkOptions),
/* harmony export */   L: () => (/* binding */ checkKeys),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   dz: () => (/* binding */ findingAt),
/* harmony export */   fx: () => (/* binding */ warnUnknownKeys)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8551);





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
    return { severity, rule, file: source.file, line: source.lineOf(path), path, message };
}
const unknownKey = (key, near) => `unknown key "${key}"${near === undefined ? '' : `: did you mean ${near}?`}`;
/** A warning for each key that nobody reads. */
function warnUnknownKeys(value, known, place, findings, describe = unknownKey) {
    for (const key of unknownKeys(value, known)) {
        findings.push(findingAt(place, 'warning', 'unknown-key', [key], describe(key, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(known, key))));
    }
}
/** The same for keys of a state, among which the slip of a known one is an error: `allowed_transition` is no policy (spec 1.4). */
function checkKeys(value, known, place, findings, describe) {
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value))
        return;
    const slips = new Map(unknownKeys(value, known).map((key) => [key, missingSlip(value, known, key)]));
    for (const [key, meant] of slips) {
        if (meant === undefined)
            continue;
        findings.push(findingAt(place, 'error', 'misspelt-key', [key], unknownKey(key, meant)));
    }
    const others = Object.fromEntries(Object.entries(value).filter(([key]) => slips.get(key) === undefined));
    warnUnknownKeys(others, known, place, findings, describe);
}
/** What is there already was not meant once more. */
function missingSlip(value, known, key) {
    return (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .slipOf */ .Kj)(known.filter((name) => !Object.hasOwn(value, name)), key);
}
function unknownKeys(value, known) {
    return (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [];
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


/***/ }),

/***/ 2431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   KB: () => (/* binding */ MANIFEST_SCHEMA),
/* harmony export */   Lo: () => (/* binding */ STRICT_MANIFEST_ENTRIES),
/* harmony export */   sN: () => (/* binding */ INPUT_ENTRIES)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

/**
 * The keys of spec 2.2, which every workflow can have: what `workflow.yaml`, YAML documents and state graphs
 * check them with, and what `docs/workflow.schema.json` tells editors of them.
 */
const QUOTES = 'must be text (put it in quotes)';
const TEXT = 'must be some text';
const text = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(QUOTES), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/\S/, TEXT), valibot__WEBPACK_IMPORTED_MODULE_0__/* .trim */ .Bqr());
const BUDGET = 'must be US dollars: a number of 0 (no limit) or more';
const dollars = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(BUDGET), valibot__WEBPACK_IMPORTED_MODULE_0__/* .finite */ .E2x(BUDGET), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0, BUDGET));
/** A key that may be missing, with what editors show of it. */
function about(description, schema) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(schema, valibot__WEBPACK_IMPORTED_MODULE_0__/* .description */ .h_(description)));
}
const entries = {
    name: about('The name of the workflow.', text),
    description: about('What the workflow is for.', valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(QUOTES)),
    agent: about('Which agent CLI runs the agents.', text),
    model: about('The model of all agents.', text),
    effort: about('How hard models think.', text),
    budget: about('What a run may cost, in US dollars; 0 is no limit.', dollars),
    ai_credit_usd: about("What one of Copilot's AI credits costs, in US dollars; 0.01 if absent.", dollars),
};
const INPUT_ENTRIES = {
    mode: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['required', 'optional', 'none'], 'must be required, optional or none')),
    label: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(QUOTES)),
    description: valibot__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(QUOTES)),
};
const INPUT = 'The text that a run is started with.';
const SHAPE = 'must be a mapping of mode, label and description';
/** Of `workflow.yaml` and YAML documents: unknown keys are left to a warning. */
const MANIFEST_SCHEMA = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...entries,
    input: about(INPUT, valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(INPUT_ENTRIES, SHAPE)),
});
/** Of a state graph, in which an unknown key is an error. */
const STRICT_MANIFEST_ENTRIES = {
    ...entries,
    input: about(INPUT, valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(INPUT_ENTRIES, SHAPE)),
};


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   lV: () => (/* binding */ yamlFinding),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


/**
 * Reads YAML 1.2 in which a repeated key is an error. Whatever is wrong goes to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count.
 */
function parseYaml(text, file, findings) {
    const { source, problems } = readYaml(text, file);
    findings.push(...problems.map((problem) => yamlFinding(problem, file)));
    return source;
}
/** The same for those who tell of problems in words of their own. */
function readYaml(text, file) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
    const lineAt = (offset) => lines.linePos(offset).line;
    const warnings = document.warnings.map(({ pos, message }) => {
        return { severity: 'warning', line: lineAt(pos[0]), message };
    });
    const errors = document.errors.map(({ pos, code, message }) => {
        const found = { severity: 'error', line: lineAt(pos[0]) };
        if (code !== 'DUPLICATE_KEY')
            return { ...found, message };
        const repeated = pathTo(document.contents, pos[0]) ?? [];
        return { ...found, message: `the key ${keyAt(text, pos[0])} is given twice`, repeated };
    });
    const data = errors.length === 0 ? toData(document, errors) : null;
    const problems = [...warnings, ...errors];
    if (errors.length > 0)
        return { source: null, problems };
    const source = {
        data,
        file,
        lineOf: (path) => lineAt(find(document, path).at),
        textLineOf: (path) => {
            const { at, value } = find(document, path);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value) || !value.range)
                return lineAt(at);
            return lineAt(value.range[0]) + (value.type?.startsWith('BLOCK_') ? 1 : 0);
        },
    };
    return { source, problems };
}
function yamlFinding({ severity, line, message, repeated }, file) {
    const rule = 'front-matter-syntax';
    return { severity, rule, file, line, ...(repeated && { path: repeated }), message };
}
/** Aliases are only resolved here, and some have no end. */
function toData(document, errors) {
    try {
        return document.toJS();
    }
    catch (error) {
        errors.push({ severity: 'error', line: 1, message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) });
        return null;
    }
}
function keyAt(text, offset) {
    return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}
/** The way to the key that stands at an offset. */
function pathTo(node, offset) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node)) {
        for (const { key, value } of node.items) {
            const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) ? String(key.value) : '?';
            const below = key.range?.[0] === offset ? [] : pathTo(value, offset);
            if (below !== null)
                return [name, ...below];
        }
    }
    else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node)) {
        for (const [index, item] of node.items.entries()) {
            const below = pathTo(item, offset);
            if (below !== null)
                return [index, ...below];
        }
    }
    return null;
}
function find(document, path) {
    let value = document.contents;
    let at = value?.range?.[0] ?? 0;
    for (const step of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
            const pair = value.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && String(key.value) === String(step));
            if (pair === undefined)
                return { at, value: null };
            at = pair.key.range?.[0] ?? at;
            value = pair.value;
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value)) {
            value = (value.items[Number(step)] ?? null);
            at = value?.range?.[0] ?? at;
        }
        else {
            return { at, value: null };
        }
    }
    return { at, value };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
