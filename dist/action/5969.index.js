export const id = 5969;
export const ids = [5969,6963];
export const modules = {

/***/ 81984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ DEFAULT_PROMPT)
/* harmony export */ });
/** What an agent is told when its state says nothing (spec 5.3). */
const DEFAULT_PROMPT = 'Work according to your rules';


/***/ }),

/***/ 31526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ safeRecord)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);

/**
 * Values by names that agents, people and files give. Not `v.record`, which drops `constructor`, `prototype`
 * and `__proto__` without a word: a variable may well be called that.
 */
function safeRecord(value) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isPlainObject, 'Invalid type: Expected Object'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .rawTransform */ .NTK(({ dataset: { value: input }, addIssue, NEVER }) => {
        const entries = [];
        for (const [key, each] of Object.entries(input)) {
            const parsed = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(value, each);
            if (!parsed.success) {
                const [issue] = parsed.issues;
                const here = { type: 'object', origin: 'value', input, key, value: each };
                addIssue({
                    message: issue.message,
                    expected: issue.expected ?? undefined,
                    path: [here, ...(issue.path ?? [])],
                });
                return NEVER;
            }
            entries.push([key, parsed.output]);
        }
        // This makes own properties of all of them.
        return Object.fromEntries(entries);
    }));
}
function isPlainObject(input) {
    return typeof input === 'object' && input !== null && !Array.isArray(input);
}


/***/ }),

/***/ 81961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jr: () => (/* binding */ checkOptions),
/* harmony export */   Su: () => (/* binding */ checkValue),
/* harmony export */   VB: () => (/* binding */ reportUnknown),
/* harmony export */   bX: () => (/* binding */ withoutEmptyFields)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80517);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34488);





/** The schema for a value that may be one of several things: the one that the value looks like. */
function schemaFor(schema, value) {
    switch (schema.type) {
        case 'exact_optional':
            return schemaFor(schema.wrapped, value);
        case 'lazy':
            return schemaFor(schema.getter(value), value);
        case 'union':
            return ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) && schema.options.find(({ type }) => type === 'strict_object')) || schema;
        case 'variant': {
            const type = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value) ? value.type : undefined;
            return schema.options.find(({ entries }) => entries.type.literal === type) ?? schema;
        }
        default:
            return schema;
    }
}
/** The schema of the value under a key, or of an item in a list. */
function schemaAt({ item, value, entries, rest }, key) {
    if (entries === undefined)
        return typeof key === 'number' ? item : value;
    return Object.hasOwn(entries, key) ? entries[key] : rest;
}
/** A value and all parts of it that have a schema, from the outside in. */
function* partsOf(given, value, path) {
    const schema = schemaFor(given, value);
    yield { schema, value, path };
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== (schema.type === 'array'))
        return;
    for (const [key, each] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
        const inner = schemaAt(schema, key);
        if (inner !== undefined)
            yield* partsOf(inner, each, [...path, key]);
    }
}
/**
 * A value without the fields that are left empty (`notify:`), which count as absent in a state graph (spec 5.11). Only
 * fields of the language itself are dropped: a state's or an outcome's name, and an unknown key, stay to be reported.
 */
function withoutEmptyFields(given, value) {
    const schema = schemaFor(given, value);
    const filled = (each, key) => {
        const inner = schemaAt(schema, key);
        return inner === undefined ? each : withoutEmptyFields(inner, each);
    };
    if (Array.isArray(value))
        return value.map(filled);
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
        return value;
    const fields = Object.entries(value).filter(([key, field]) => field !== null || !Object.hasOwn(schema.entries ?? {}, key));
    return Object.fromEntries(fields.map(([key, field]) => [key, filled(field, key)]));
}
/** Checks options against a schema. Problems go to `findings`, with their keys' lines. Null for unusable options. */
function checkOptions(schema, given, place, findings, { others = [], describe } = {}) {
    for (const part of partsOf(schema, given, [])) {
        const { value, path } = part;
        if (part.schema.type !== 'object' || !(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
            continue;
        const known = [...Object.keys(part.schema.entries), ...(path.length === 0 ? others : [])];
        checkKeys(value, known, { ...place, prefix: [...place.prefix, ...path] }, findings, describe);
    }
    const checked = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, given);
    if (checked.success)
        return checked.output;
    for (const issue of checked.issues) {
        const path = pathOfIssue(issue);
        const message = `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path)}: ${problemOf(issue)}`;
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingAt */ .dz)(place, 'error', ruleOf(issue, path), path, message));
    }
    return null;
}
/**
 * Reports each key that nobody reads. It is an error where the key can only be a slip: `allowed_transition` is no
 * policy (spec 1.4), and `denny` denies nothing. Otherwise it is a warning.
 */
function checkKeys(value, known, place, findings, describe) {
    // A key that is there already was not meant once more.
    const free = known.filter((name) => !Object.hasOwn(value, name));
    const unknown = Object.keys(value).filter((name) => !known.includes(name));
    const slips = unknown.map((key) => ({ key, meant: keyMeant(free, key) }));
    for (const { key, meant } of slips.filter((slip) => slip.meant !== undefined)) {
        const message = `unknown key "${key}": did you mean ${meant}?`;
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingAt */ .dz)(place, 'error', 'misspelt-key', [key], message));
    }
    for (const { key } of slips.filter((slip) => slip.meant === undefined)) {
        // A similar key may be there already.
        const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(known, key);
        const hinted = `unknown key "${key}"${near === undefined ? '' : `: did you mean ${near}?`}`;
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingAt */ .dz)(place, 'warning', 'unknown-key', [key], describe?.(value, key) ?? hinted));
    }
}
function keyMeant(free, key) {
    return (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .slipOf */ .Kj)(free, key) ?? (key.length < 3 ? undefined : (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(free, key));
}
/** A value of the right type that cannot be used has a lint rule of its own (spec 2.4). */
function ruleOf(issue, path) {
    const key = String(path.at(-1));
    if (issue.kind !== 'validation')
        return 'bad-value';
    // All that is asked of it is that it is known.
    if ((key === 'agent' || key === 'backend') && typeof issue.input === 'string')
        return 'unknown-agent';
    if (key === 'match')
        return 'bad-regex';
    const isState = key === 'goto' || ((0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(key) && _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[key].kind === 'state');
    return isState ? 'path-in-target' : 'bad-value';
}
function pathOfIssue({ path }) {
    return (path ?? []).map(({ key }) => key);
}
function problemOf({ input, message }) {
    // YAML has no `undefined`, so the key was not there.
    return input === undefined ? 'is missing' : `${message}, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownValue */ .JJ)(input)}`;
}
/**
 * Checks a value of a state graph against a schema. Every problem is reported, where valibot alone would stop at the
 * first unknown key and take a list for a mapping.
 * @returns null if there was a problem
 */
function checkValue(schema, given, problems, below) {
    const lists = [];
    for (const { schema: own, value, path } of partsOf(schema, given, below)) {
        if (!['record', 'strict_object', 'object_with_rest'].includes(own.type))
            continue;
        if (Array.isArray(value)) {
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .report */ .z8)(problems, path, `${String(own.message ?? 'must be a mapping')}, not a list`);
            lists.push(path);
        }
        else if (own.type === 'strict_object' && (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(value))
            reportUnknown(Object.keys(own.entries), value, problems, path);
    }
    const checked = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, given);
    for (const issue of (checked.issues ?? []).flatMap((each) => closestIssues(each, below))) {
        // This was reported already, under the key's real name.
        const isInList = lists.some((list) => list.every((key, index) => key === issue.path[index]));
        if (!issue.isStray && !isInList)
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .report */ .z8)(problems, issue.path, issue.problem);
    }
    return checked.success && lists.length === 0 ? checked.output : null;
}
/** For a value that could be several things, the problems of the one that it looks like. */
function closestIssues(issue, below) {
    const path = [...below, ...pathOfIssue(issue)];
    const deeper = (issue.issues ?? []).filter((sub) => sub.path !== undefined);
    if (deeper.length > 0)
        return deeper.flatMap((sub) => closestIssues(sub, path));
    // It is the right kind of thing, with an unusable value.
    const precise = (issue.issues ?? []).find((sub) => sub.kind === 'validation');
    return [{ path, problem: problemOf(precise ?? issue), isStray: issue.expected === 'never' }];
}
/** Reports an error for each key of a state graph that is not in `known` (spec 5.2). */
function reportUnknown(known, value, problems, path) {
    for (const key of Object.keys(value).filter((name) => !known.includes(name))) {
        const message = `unknown key${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestHint */ .AN)(problems, known, key)}`;
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .report */ .z8)(problems, [...path, key], message, 'unknown-key');
    }
}


/***/ }),

/***/ 35969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   gT: () => (/* binding */ listAt),
/* harmony export */   kY: () => (/* binding */ readGraphDocument),
/* harmony export */   parseGraphYaml: () => (/* binding */ parseGraphYaml),
/* harmony export */   ws: () => (/* binding */ entriesAt)
/* harmony export */ });
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91036);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80517);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81961);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86963);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46771);






const EMPTY = 'the file is empty: it must be a mapping with `states`';
/** These names mean something else to JavaScript's objects. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];
/** Reads one file. Problems go to `findings`; null if nothing can be made of it. */
function readGraphDocument(text, file, findings, parsed = null) {
    const source = parsed ?? parseGraphYaml(text, file, findings);
    if (source === null)
        return null;
    const problems = { source, findings };
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(source.data)) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, [], source.data == null ? EMPTY : `must be a mapping with \`states\`, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .shownValue */ .JJ)(source.data)}`);
        return null;
    }
    if (!isPlain(source.data, problems, [], []))
        return null;
    const schema = Object.hasOwn(source.data, 'initial') ? _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .GRAPH_SCHEMA */ .ZH : _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .GROUP_FILE_SCHEMA */ .RH;
    const data = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEmptyFields */ .bX)(schema, source.data);
    return { problems, data, states: statesIn(data.states, problems) };
}
/** Whether nothing contains itself, by an alias, and no name is one of JavaScript's own. */
function isPlain(value, problems, path, around) {
    if (typeof value !== 'object' || value === null)
        return true;
    if (around.includes(value)) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, path, 'holds itself: an alias (*name) must not stand inside what it names');
        return false;
    }
    const inside = [...around, value];
    if (Array.isArray(value)) {
        return value.map((item, index) => isPlain(item, problems, [...path, index], inside)).every(Boolean);
    }
    const entries = Object.entries(value).map(([key, item]) => {
        const at = [...path, key];
        if (RESERVED.includes(key))
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, at, `"${key}" cannot be used as a name`);
        return !RESERVED.includes(key) && isPlain(item, problems, at, inside);
    });
    return entries.every(Boolean);
}
function statesIn(states, problems) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(states) || Object.keys(states).length === 0) {
        const problem = states === undefined ? 'is missing' : `must be a mapping of names to states, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .shownValue */ .JJ)(states)}`;
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, ['states'], (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(states) ? 'must have at least one state' : problem);
        return new Map();
    }
    for (const name of Object.keys(states)) {
        const problem = name === name.trim() ? (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH)(name) : 'begins or ends with a space';
        if (problem !== undefined)
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, ['states', name], `the name ${problem}`, 'path-in-target');
    }
    // JavaScript puts keys that are numbers first, while the first state of a group is its entry.
    const line = (name) => problems.source.lineOf(['states', name]);
    return new Map(Object.entries(states).sort(([a], [b]) => line(a) - line(b)));
}
/** The text at a path of untyped data; undefined for anything else. */
function textAt(value, ...path) {
    const found = valueAt(value, ...path);
    return typeof found === 'string' ? found : undefined;
}
function valueAt(value, ...path) {
    let at = value;
    for (const key of path) {
        if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
            return undefined;
        at = at[key];
    }
    return at;
}
/** The items of a list at a path; empty for anything else. */
function listAt(value, ...path) {
    const found = valueAt(value, ...path);
    return Array.isArray(found) ? found : [];
}
function entriesAt(value, ...path) {
    const found = path.length === 0 ? value : valueAt(value, ...path);
    return (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(found) ? Object.entries(found) : [];
}
const SHOWN = 20;
/**
 * Reads a state graph's file: YAML 1.2, in which `on` is a text and a repeated key is an error that names the key's
 * whole path (spec 5.2). Problems go to `findings`; then null.
 */
function parseGraphYaml(text, file, findings) {
    if (/^%YAML\s+1\.1\b/m.test(text)) {
        const message = 'YAML 1.1 takes `on` for `true`; take the %YAML line away';
        findings.push({ severity: 'error', rule: 'front-matter-syntax', file, line: 1, message });
        return null;
    }
    const { source, problems } = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__/* .readYaml */ .gM)(text, file, { merge: true });
    // Where brackets are never closed, each of them is a problem.
    for (const problem of problems.slice(0, SHOWN)) {
        const { repeated, tagged } = problem;
        if (repeated !== undefined)
            findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlFinding */ .lV)({ ...problem, message: `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(repeated)}: the key is given twice` }, file));
        else if (tagged === undefined)
            findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlFinding */ .lV)(problem, file));
        else
            findings.push(tagFinding(problem, tagged, file));
    }
    return problems.some(({ tagged }) => tagged !== undefined) ? null : source;
}
/** Reports a tag such as `!!js/function`, which elsewhere makes code of a text, and is no mere text here either. */
function tagFinding(problem, path, file) {
    const place = path.length === 0 ? '' : `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(path)}: `;
    const message = `${place}${problem.message}; a state graph has plain YAML alone`;
    return { ...(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlFinding */ .lV)({ ...problem, severity: 'error', message }, file), path };
}


/***/ }),

/***/ 46771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ ROUTING_KEYS),
/* harmony export */   RH: () => (/* binding */ GROUP_FILE_SCHEMA),
/* harmony export */   ZH: () => (/* binding */ GRAPH_SCHEMA),
/* harmony export */   eI: () => (/* binding */ STATE_TYPES),
/* harmony export */   pm: () => (/* binding */ STATE_SCHEMAS)
/* harmony export */ });
/* unused harmony export NO_NUL */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var _core_graph_graph_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81984);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6529);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9812);





/**
 * What a state graph's file can say (spec 5.2 to 5.8): the one source of the loader's checks and of
 * `docs/workflow.schema.json`, which scripts/schema.mjs writes for editors. Descriptions are what they show.
 */
/** No process can be given a NUL. The file scripts/schema.mjs knows this message, and tells editors of it. */
const NO_NUL = 'must be text without a NUL character';
const withoutNul = valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y((value) => !value.includes('\0'), NO_NUL);
const SHELL_BYTES = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.shellText.value;
const TOO_LONG = `must be at most ${SHELL_BYTES / 1000} kB, what a process can be given (put it into a script)`;
const TEXT = 'must be some text';
const text = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(TEXT), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, TEXT));
/** A text for `sh -c`. */
const shell = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(TEXT), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, TEXT), withoutNul, valibot__WEBPACK_IMPORTED_MODULE_3__/* .maxBytes */ .IDP(SHELL_BYTES, TOO_LONG));
const NAME = "must be a state's name";
const state = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(NAME), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, NAME));
const states = valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(state, "must be a list of states' names");
const flag = valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY('must be true or false');
const COUNT = 'must be a whole number of 1 or more';
const count = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(COUNT), valibot__WEBPACK_IMPORTED_MODULE_3__/* .integer */ .ndf(COUNT), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(1, COUNT));
const VARIABLE = 'must be a name of letters, digits, _ and -, a letter or _ first';
const variable = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(VARIABLE), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .VARIABLE_NAME */ .nN}$`), VARIABLE));
const visitLimit = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    count: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('How often the state may be entered.')),
    continue: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Where the next entry goes instead of failing the run.', state),
}, 'must be a number, or a mapping of count and continue');
const output = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    store: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Keep the output in outputs/<state>.md.', flag),
    tail: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Keep the last lines alone: how many.', count),
    marker: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Keep what follows this text, in any case.', text),
    marker_end: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Keep what comes before this text, in any case.', text),
    use_latest: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('How many earlier outputs the agent gets to see; all without it.', count),
}, 'must be a mapping such as { store: true, tail: 100 }');
const SOURCE = 'must be { output: STATE } or { var: "${NAME}" }';
const VAR = 'must be written as "${NAME}"';
const teachSource = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    output: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('A state whose stored output holds the lesson.', state),
    var: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('A variable that holds the lesson, as "${NAME}".', valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(VAR), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(new RegExp(`^\\$\\{${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .VARIABLE_NAME */ .nN}\\}$`), VAR))),
    scope: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Whether the lesson is for this workflow alone.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['global', 'workflow'], 'must be global or workflow')),
}, SOURCE);
const on = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    PASSED: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(state, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('Where to go if the work succeeded.')),
    FAILED: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Where to go if it failed.', state),
}, 'must be a mapping of PASSED and FAILED to states');
const approval = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    question: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('What the person is asked. ${name} is filled in.')),
    PASSED: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(state, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('Where to go after a yes.')),
    FAILED: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(state, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('Where to go after a no.')),
    notify: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Shell text that runs before the question is asked.', shell),
    multiline: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('The reason can have several lines.', flag),
}, 'must be a mapping of question, PASSED and FAILED');
const feedback = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    expose_var: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(variable, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('The variable that the text goes into.')),
    question: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('What the person is asked. ${name} is filled in.', text),
    required: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Nothing is no answer.', flag),
    multiline: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('The text can have several lines.', flag),
}, 'must be a mapping with expose_var');
/** The four ways to say where a state goes on (spec 5.4). Without one it is terminal. */
const routing = {
    on: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Where to go by whether the work succeeded.', on),
    transitions: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Where to go by the last line of the output; `default` for every other one.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .objectWithRest */ .U1j({ default: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(state) }, state, 'must be a mapping of outcomes to states'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minEntries */ .bPf(1, 'must name at least one outcome'))),
    continue: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Where to go whatever happened.', state),
    approval: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('A person decides, once the work is done.', approval),
};
const ROUTING_KEYS = Object.keys(routing);
const common = {
    ...routing,
    notify: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Shell text that runs as the state is entered. Variables are in $RAILI_VAR_<NAME>.', shell),
    reset_outputs: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('States whose stored outputs are deleted as this one is entered.', states),
    max_visits: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('How often the state may be entered.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([count, visitLimit], 'must be a number, or a mapping of count and continue')),
    reset_max_visits: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('States whose visits are counted anew as this one is entered.', states),
    skip: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Go there at once, without entering this state.', state),
    teach: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Lessons for agents, by agent.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(teachSource, 'must be a list of { output: STATE } or { var: "${NAME}" }'), 'must be a mapping of agents to lists')),
    feedback: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('A person is asked for a text, before the state goes on.', feedback),
};
/** This field is for a group's file alone. */
const inner = { out: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)("In a group's file: the state goes on as the group does.", flag) };
const OPTIONAL_NAME = `${VARIABLE}; "?" at its end if it may be missing`;
const expose = (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Variables that stdout gives, in lines such as name=value.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(OPTIONAL_NAME), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .VARIABLE_NAME */ .nN}\\??$`), OPTIONAL_NAME)), 'must be a list of names'));
const stored = (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('What is kept of the output.', output);
/** The fields of each type of state (spec 5.3). */
const STATE_SCHEMAS = {
    agent: valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        type: valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('agent'),
        agent: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_("The agent's id in agent-registry.json.")),
        model: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Another model than the usual one.', text),
        prompt: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)(`What the agent is told. Default: "${_core_graph_graph_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PROMPT */ .J}". \${name} is filled in.`, text),
        output: stored,
        result_schema: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('What the output has to be: a file with a JSON Schema, beside this one, or the schema itself.', _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .resultSchema */ .FD),
        ...common,
        ...inner,
    }),
    script: valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        type: valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('script'),
        script: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_("The script's id in script-registry.json.")),
        args: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('What the script is called with. ${name} is filled in.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('must be text (put it in quotes)'), withoutNul), 'must be a list of texts')),
        expose,
        output: stored,
        ...common,
        ...inner,
    }),
    command: valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        type: valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('command'),
        command: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(shell, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('For `sh -c`. Variables are in $RAILI_VAR_<NAME>.')),
        directory: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Where the command runs, from the project root. ${name} is filled in.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, withoutNul)),
        expose,
        output: stored,
        ...common,
        ...inner,
    }),
    engine: valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        type: valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('engine'),
        success: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)("A terminal state's verdict on the run.", flag),
        ...common,
        ...inner,
    }),
    group: valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        type: valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('group'),
        group: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_("The file with the group's states, from the workflow's folder.")),
        ...common,
        ...inner,
    }),
};
const STATE_TYPES = Object.keys(STATE_SCHEMAS);
const input = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    name: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(variable, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('As it is used in ${name}.')),
    description: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('What people are asked for.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('must be text')),
    log: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('The value is told when a run starts, and kept with it.', flag),
}, 'must be a name, or a mapping of name, description and log');
const inputs = (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Variables whose values are given from outside.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([variable, input], 'must be a name, or a mapping of name, description and log'), 'must be a list of names'));
const anyState = valibot__WEBPACK_IMPORTED_MODULE_3__/* .variant */ .Oxt('type', [
    STATE_SCHEMAS.agent,
    STATE_SCHEMAS.script,
    STATE_SCHEMAS.command,
    STATE_SCHEMAS.engine,
    STATE_SCHEMAS.group,
]);
const $schema = (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('Where the JSON Schema is that editors check this file with.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('must be text'));
const statesByName = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), anyState), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minEntries */ .bPf(1, 'must have at least one state'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('The states by their names.'));
/** The schema of a whole file (spec 5.2). The loader checks its states one by one, by `STATE_SCHEMAS`. */
const GRAPH_SCHEMA = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    $schema,
    ..._parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .STRICT_MANIFEST_ENTRIES */ .Lo,
    initial: valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(state, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_('The state that a run starts with.')),
    error: (0,_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .about */ .Cv)('A terminal state that is entered when something fails for good.', state),
    inputs,
    states: statesByName,
});
/** The schema of a group's file (spec 5.8). */
const GROUP_FILE_SCHEMA = valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ states: statesByName, inputs, $schema });


/***/ }),

/***/ 9812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KB: () => (/* binding */ MANIFEST_SCHEMA),
  ST: () => (/* binding */ OUR_NAMES),
  Ke: () => (/* binding */ SETTING_ENTRIES),
  Lo: () => (/* binding */ STRICT_MANIFEST_ENTRIES),
  Ub: () => (/* binding */ UNUSED_NAMES),
  Cv: () => (/* binding */ about),
  FD: () => (/* binding */ resultSchema),
  GQ: () => (/* binding */ toolChoice)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
;// CONCATENATED MODULE: ./lib/core/protocol/tools.js
const TOOLS_ALLOWED = 'must be default, or a list of the names of tools, such as [Read, Bash]';
/** A tool's name alone. Which arguments a tool may have is a matter of permissions. */
const TOOL_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

// EXTERNAL MODULE: ./lib/core/safe-record.js
var safe_record = __webpack_require__(31526);
// EXTERNAL MODULE: ./lib/core/settings/rules.js
var rules = __webpack_require__(36338);
// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
;// CONCATENATED MODULE: ./lib/workflow/parts/manifest-schema.js







/** What a state, or a manifest as the default of all its states, says of what its agent may use (spec 7.5). */
const RULES = 'must be a list of permission rules, such as ["Bash(npm test:*)", Edit]';
const rule = dist/* pipe */.FsL(dist/* string */.YjP(RULES), dist/* regex */.yGV(rules/* RULE */.xZ, ({ input }) => ruleProblem(input)));
const manifest_schema_rules = dist/* array */.YOg(rule, RULES);
const SERVERS = 'must be a file of MCP servers, the servers by their names, or a list of these';
const servers = dist/* record */.g1P(dist/* string */.YjP(), dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J(), SERVERS), SERVERS);
const FILE = 'must be the name of a file of this workflow';
const file = dist/* pipe */.FsL(dist/* string */.YjP(FILE), dist/* regex */.yGV(/\S/, FILE));
const PROMPT = 'must be some text, or a file: the name of a .md or .txt file, or { file: NAME }';
const FOLDERS = 'must be a list of folders';
const ARGS = 'must be a list of arguments (put numbers in quotes)';
const MODE = `must be one of ${launch/* PERMISSION_MODES */.RO.join(', ')}`;
const NAME = 'must be some text';
function ruleProblem(rule) {
    if (/^[^()]+\([^)]*$/.test(rule))
        return 'must be a permission rule, and its ")" is missing';
    return 'must be a permission rule: the name of a tool, or one with an argument, such as Bash(npm test:*)';
}
/** Each key with the description that editors show. */
const ENTRIES = {
    allow: ['What agents may do unasked: permission rules.', manifest_schema_rules],
    deny: ['What agents may not do, whatever is allowed: permission rules.', manifest_schema_rules],
    permission_mode: ['What agents may do unasked in general.', dist/* picklist */.KIO(launch/* PERMISSION_MODES */.RO, MODE)],
    mcp: [
        'MCP servers: a file of them, the servers themselves, or a list of these.',
        dist/* union */.KCZ([file, dist/* array */.YOg(dist/* union */.KCZ([file, servers], SERVERS)), servers], SERVERS),
    ],
    mcp_strict: ['No MCP servers but those of mcp.', dist/* boolean */.zMY('must be true or false')],
    settings: ["A settings file of the agent CLI's.", file],
    system_prompt: [
        "Follows the agent's own system prompt: text, or a file.",
        dist/* union */.KCZ([dist/* pipe */.FsL(dist/* string */.YjP(PROMPT), dist/* regex */.yGV(/\S/, PROMPT)), dist/* strictObject */.rej({ file })], PROMPT),
    ],
    add_dirs: [
        'Further folders that agents may use.',
        dist/* array */.YOg(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/\S/, FOLDERS)), FOLDERS),
    ],
    fallback_model: [
        'The model that is taken when the own one is overloaded.',
        dist/* pipe */.FsL(dist/* string */.YjP(NAME), dist/* regex */.yGV(/\S/, NAME)),
    ],
    args: ['Further arguments for the agent CLI, handed on verbatim.', dist/* array */.YOg(dist/* string */.YjP(ARGS), ARGS)],
};
/** Entries for an object's schema. All of them may be missing. */
const SETTING_ENTRIES = Object.fromEntries(Object.entries(ENTRIES).map(([key, [description, schema]]) => [
    key,
    dist/* exactOptional */.yqP(dist/* pipe */.FsL(schema, dist/* description */.h_(description))),
]));
/**
 * The keys of spec 2.2, which every workflow can have. `workflow.yaml`, YAML documents and state graphs are checked by
 * them, and `docs/workflow.schema.json` tells editors of them.
 */
const QUOTES = 'must be text (put it in quotes)';
const TEXT = 'must be some text';
const manifest_schema_text = dist/* pipe */.FsL(dist/* string */.YjP(QUOTES), dist/* regex */.yGV(/\S/, TEXT), dist/* trim */.Bqr());
const BUDGET = 'must be US dollars: a number of 0 (no limit) or more';
const dollars = dist/* pipe */.FsL(dist/* number */.aig(BUDGET), dist/* finite */.E2x(BUDGET), dist/* minValue */.Wwf(0, BUDGET));
/** A key that may be missing, with the description that editors show. */
function about(description, schema) {
    return dist/* exactOptional */.yqP(dist/* pipe */.FsL(schema, dist/* description */.h_(description)));
}
/** The `tools` of a state or of a manifest (spec 7.5). */
const toolChoice = dist/* union */.KCZ([dist/* literal */.euz('default'), dist/* array */.YOg(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(TOOL_NAME, TOOLS_ALLOWED)))], TOOLS_ALLOWED);
const SCHEMA = "must be a file's name, or a schema (a mapping)";
/** The schema itself is checked where it is read (spec 7.4). */
const resultSchema = dist/* union */.KCZ([manifest_schema_text, dist/* looseObject */._H3({})], SCHEMA);
const MODELS = `must be a model, or a mapping of agent CLIs (${agent_clis/* AGENT_CLI_NAMES */.UR.join(', ')}) to models`;
const modelChoice = dist/* union */.KCZ([manifest_schema_text, dist/* strictObject */.rej(dist/* entriesFromList */.v4Y(agent_clis/* AGENT_CLI_NAMES */.UR, dist/* exactOptional */.yqP(manifest_schema_text)))], MODELS);
const entries = {
    name: about('The name of the workflow.', manifest_schema_text),
    description: about('What the workflow is for.', dist/* string */.YjP(QUOTES)),
    agent: about('Which agent CLI runs the agents.', manifest_schema_text),
    model: about('The model of all agents.', manifest_schema_text),
    effort: about('How hard models think.', manifest_schema_text),
    tools: about('The built-in tools of the agents: a list of them, or default for all that the agent CLI has.', toolChoice),
    ...SETTING_ENTRIES,
    budget: about('What a run may cost, in US dollars; 0 is no limit.', dollars),
    keys: about('`proxy`: agents have no keys, which a process of ours holds with the budget.', dist/* literal */.euz('proxy', 'must be proxy: what gives agents their keys is said by flag or input')),
    result_schema: about('What a result has to fit with which an agent leaves the workflow: a file with a JSON Schema, or the schema.', resultSchema),
    ai_credit_usd: about("What one of Copilot's AI credits costs, in US dollars; 0.01 if absent.", dollars),
};
const INPUT_ENTRIES = {
    mode: dist/* exactOptional */.yqP(dist/* picklist */.KIO(['required', 'optional', 'none'], 'must be required, optional or none')),
    label: dist/* exactOptional */.yqP(dist/* string */.YjP(QUOTES)),
    description: dist/* exactOptional */.yqP(dist/* string */.YjP(QUOTES)),
};
const INPUT = 'The text that a run is started with.';
const SHAPE = 'must be a mapping of mode, label and description';
const WORDS = 'must be text or a number';
const words = dist/* pipe */.FsL(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig(), dist/* boolean */.zMY()], WORDS), dist/* transform */.pdi(String));
const AGENT = `must be ${(0,agent_clis/* listInWords */.Dq)(agent_clis/* AGENT_CLI_NAMES */.UR)}`;
const agentName = dist/* pipe */.FsL(manifest_schema_text, dist/* check */.z6Y(agent_clis/* isAgentCliName */.Jr, AGENT));
const VARIABLE = 'is no name of a variable: letters, digits and _';
const variables = dist/* pipe */.FsL((0,safe_record/* safeRecord */.v)(words), dist/* rawCheck */.H0v(({ dataset, addIssue }) => {
    if (!dataset.typed)
        return;
    for (const key of Object.keys(dataset.value)) {
        if (/^[A-Za-z_]\w*$/.test(key))
            continue;
        const value = dataset.value[key];
        addIssue({
            message: `${key} ${VARIABLE}`,
            path: [{ type: 'object', origin: 'key', input: dataset.value, key, value }],
        });
    }
}));
const WORKFLOW_NAME = 'is no name of a workflow: letters, digits, _, - and . alone';
const WORKFLOWS = 'must be a mapping of names to workflows: review: ../review';
/** The workflows that this one uses, by its names for them (spec 7.2). */
const workflowPaths = dist/* pipe */.FsL((0,safe_record/* safeRecord */.v)(dist/* pipe */.FsL(dist/* string */.YjP('must be a path'), dist/* trim */.Bqr(), dist/* nonEmpty */.hq('must be a path'))), dist/* rawCheck */.H0v(({ dataset, addIssue }) => {
    if (!dataset.typed)
        return;
    for (const key of Object.keys(dataset.value)) {
        if (/^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(key) && key.length <= 100)
            continue;
        const value = dataset.value[key];
        addIssue({
            message: `"${key}" ${WORKFLOW_NAME}`,
            path: [{ type: 'object', origin: 'key', input: dataset.value, key, value }],
        });
    }
}));
const workflows = dist/* lazy */.RZV((value) => ((0,json_object/* isJsonObject */.OW)(value) ? workflowPaths : dist/* never */.ZmZ(WORKFLOWS)));
/** Keys of the Go Raymond that have other names here (spec 2.6). */
const FOREIGN = {
    default_budget: about('`budget`, as others call it.', dollars),
    backend: about('`agent`, as others call it.', dist/* union */.KCZ([
        agentName,
        dist/* pipe */.FsL(dist/* looseObject */._H3({ name: agentName }), dist/* transform */.pdi(({ name }) => name)),
    ], AGENT)),
};
/** For `workflow.yaml` and YAML documents, where unknown keys only get a warning. */
const MANIFEST_SCHEMA = dist/* object */.Ikc({
    ...entries,
    agent: about('Which agent CLI runs the agents.', agentName),
    model: about("The model of the usual CLI's agents, or one a CLI.", modelChoice),
    environment: about('Variables that agents and scripts see.', variables),
    working_directory: about('Where agents and scripts start.', manifest_schema_text),
    workflows: about('Other workflows that this one uses, by the names that it has for them.', workflows),
    ...FOREIGN,
    input: about(INPUT, dist/* object */.Ikc(INPUT_ENTRIES, SHAPE)),
});
/** Each foreign key with its name here. */
const OUR_NAMES = { default_budget: 'budget', backend: 'agent' };
/** Keys of the Go Raymond's manifests that mean nothing here, and are no slips. */
const UNUSED_NAMES = ['id', 'requires_human_input'];
/** For state graphs, in which an unknown key is an error. */
const STRICT_MANIFEST_ENTRIES = {
    ...entries,
    input: about(INPUT, dist/* strictObject */.rej(INPUT_ENTRIES, SHAPE)),
};


/***/ }),

/***/ 86963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rq: () => (/* binding */ READING),
  parseYaml: () => (/* binding */ parseYaml),
  gM: () => (/* binding */ readYaml),
  lV: () => (/* binding */ yamlFinding)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/core/errors.js
var core_errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-depth.js

/** How deep brackets, dashes of one line, or indented lines may nest: more than anyone writes, and safe for the stack. */
const DEEPEST = 200;
const TOO_DEEP = `it is nested more than ${DEEPEST} deep, too deep to be read`;
/** Where a text nests too deeply; null when it does not. A stack overflow in the parser can end the process. */
function tooDeepAt(text) {
    // Counting is nearly always enough, but it also counts brackets in texts.
    if (!mayBeDeep(text))
        return null;
    let offset = 0;
    let brackets = 0;
    let dashes = 0;
    let isScalar = false;
    let isStart = true;
    let indent = 0;
    const indents = [];
    for (const token of new dist.Lexer().lex(text)) {
        if (MARKS.includes(token)) {
            isScalar = token === SCALAR;
            continue;
        }
        if (!isScalar) {
            if (token === '[' || token === '{')
                brackets += 1;
            else if (token === ']' || token === '}')
                brackets -= 1;
            else if (token === '-' || token === '?')
                dashes += 1;
        }
        const isSpace = !isScalar && /^[ \t]+$/.test(token);
        if (isStart && isSpace)
            indent = token.length;
        if (isStart && !isSpace && !/^[\r\n#]/.test(token)) {
            while ((indents.at(-1) ?? -1) >= indent)
                indents.pop();
            indents.push(indent);
            isStart = false;
        }
        if (/[\r\n]$/.test(token)) {
            dashes = 0;
            isStart = true;
            indent = 0;
        }
        if (Math.max(brackets, dashes, indents.length) > DEEPEST)
            return offset;
        offset += token.length;
        isScalar = false;
    }
    return null;
}
/** Besides pieces of the text, the lexer says: here a scalar follows, a document begins, a flow ends in error. */
const SCALAR = '\u001f';
const MARKS = [SCALAR, '\u0002', '\u0018'];
const DASHES = new RegExp(`(?:[-?][ \\t]+){${DEEPEST}}`);
const INDENTED = new RegExp(`^ {${DEEPEST}}`, 'm');
function mayBeDeep(text) {
    let open = 0;
    for (const [sign] of text.matchAll(/[[\]{}]/g)) {
        open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
        if (open > DEEPEST)
            return true;
    }
    return DASHES.test(text) || INDENTED.test(text);
}

;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-source.js



/**
 * Reads YAML 1.2 in which a repeated key is an error. Problems go to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count
 */
function parseYaml(text, file, findings) {
    const { source, problems } = readYaml(text, file);
    findings.push(...problems.map((problem) => yamlFinding(problem, file)));
    return source;
}
/** The same for callers that report problems in words of their own. */
function readYaml(text, file, { merge = false } = {}) {
    const lines = new dist.LineCounter();
    const deep = tooDeepAt(text);
    if (deep !== null) {
        const line = text.slice(0, deep).split('\n').length;
        return { source: null, problems: [{ severity: 'error', line, message: TOO_DEEP }] };
    }
    const document = (0,dist.parseDocument)(text, { ...READING, merge, lineCounter: lines, prettyErrors: false });
    const index = new WeakMap();
    const lineAt = (offset) => lines.linePos(offset).line;
    const warnings = document.warnings.map(({ code, pos, message }) => {
        const tagged = code === 'TAG_RESOLVE_FAILED' ? { tagged: pathTo(document.contents, pos[0]) } : {};
        return { severity: 'warning', line: lineAt(pos[0]), message, ...tagged };
    });
    const found = document.errors.map(({ code, pos, message }) => {
        const told = inOurWords(code, message);
        return { at: pos[0], message: `${told}${quotesAdvice(text, pos[0])}` };
    });
    const twice = repeatedKeys(document.contents, merge).map(({ at, path }) => {
        return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
    });
    const errors = [...found, ...twice]
        .sort((a, b) => a.at - b.at)
        .map(({ at, ...problem }) => ({ severity: 'error', line: lineAt(at), ...problem }));
    const strays = merge && errors.length === 0 ? strayMerges(document.contents, document) : [];
    for (const at of strays)
        errors.push({ severity: 'error', line: lineAt(at), message: MERGE });
    const data = errors.length === 0 ? toData(document, errors) : null;
    const problems = [...warnings, ...errors];
    if (errors.length > 0)
        return { source: null, problems };
    const source = {
        data,
        file,
        lineOf: (path) => lineAt(find(document, path, index).at),
        columnOf: (path, part = 'value') => {
            const { at, value } = find(document, path, index);
            const [of] = (part === 'value' && value?.range) || [at];
            return lines.linePos(lineAt(of) === lineAt(at) ? of : at).col;
        },
        textPlaceOf: (path) => {
            const { at, value } = find(document, path, index);
            if (!(0,dist.isScalar)(value) || !value.range)
                return { line: lineAt(at), indent: 0 };
            const [start, end] = value.range;
            const { line, col } = lines.linePos(start);
            if (!value.type?.startsWith('BLOCK_'))
                return { line, indent: value.type === 'PLAIN' ? col - 1 : col };
            const [, indent = ''] = /\n( *)\S/.exec(text.slice(start, end)) ?? [];
            return { line: line + 1, indent: indent.length };
        },
    };
    return { source, problems };
}
const MERGE = '`<<` takes a mapping, or the alias of one (`<<: *base`)';
/** The message in our words, where the parser uses terms of its grammar. */
function inOurWords(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return SEVERAL_DOCUMENTS;
    if (code === 'TAB_AS_INDENT')
        return 'this line is indented with a tab, which YAML does not take: use spaces';
    const [, end] = /^Flow \w+ in block collection .* end with a ([\]}])/.exec(message) ?? [];
    return end === undefined
        ? message
        : `what "${end === ']' ? '[' : '{'}" begins is not closed: put "${end}" at its end`;
}
const SEVERAL_DOCUMENTS = 'a second document begins here (`---`), and a file is one workflow: make it a file of its own';
/** The path to the innermost key or item around an offset. A tag stands before what it belongs to. */
function pathTo(node, offset) {
    if ((0,dist.isSeq)(node)) {
        const index = node.items.findIndex((item) => offset < (item.range?.[2] ?? 0));
        return index < 0 ? [] : [index, ...pathTo(node.items[index], offset)];
    }
    if (!(0,dist.isMap)(node))
        return [];
    const pair = node.items.findLast(({ key }) => (key.range?.[0] ?? 0) <= offset);
    if (pair === undefined || !(0,dist.isScalar)(pair.key))
        return [];
    return [String(pair.key.value), ...pathTo(pair.value, offset)];
}
/** A hint to quote the name of another workflow (spec 7.2): YAML takes `target: review:` for the beginning of a mapping. */
function quotesAdvice(text, at) {
    const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    const [line = ''] = text.slice(start, start + 1000).split('\n', 1);
    const [, name] = /:[ \t]+([\p{L}\p{N}_.-]{1,100}:)[ \t]*(?:[,}\]]|$)/u.exec(line) ?? [];
    return name === undefined ? '' : `; a value that ends in a colon needs quotes: "${name}"`;
}
/** The parser's own check of keys compares each with each, and its own warnings go to standard error. */
const READING = { version: '1.2', uniqueKeys: false, logLevel: 'error' };
function yamlFinding({ severity, line, message, repeated }, file) {
    const rule = 'front-matter-syntax';
    return { severity, rule, file, line, ...(repeated && { path: repeated }), message };
}
function aliasProblem(message) {
    if (!message.startsWith('Excessive alias count'))
        return message;
    return 'its aliases (`*name`) stand for more than can be read: one inside of what it names, or too many in each other';
}
/** The plain data. Aliases are only resolved here, and some have no end. */
function toData(document, errors) {
    try {
        return document.toJS();
    }
    catch (error) {
        const message = error instanceof RangeError ? TOO_DEEP : aliasProblem((0,core_errors/* messageOf */.bD)(error));
        errors.push({ severity: 'error', line: 1, message });
        return null;
    }
}
function keyAt(text, offset) {
    return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}
/** Keys that are repeated in their mapping, in linear time. @param merge whether `<<` may stand there several times */
function repeatedKeys(node, merge, path = []) {
    if ((0,dist.isSeq)(node))
        return node.items.flatMap((item, index) => repeatedKeys(item, merge, [...path, index]));
    if (!(0,dist.isMap)(node))
        return [];
    const seen = new Set();
    return node.items.flatMap(({ key, value }) => {
        const name = (0,dist.isScalar)(key) ? String(key.value) : '?';
        const below = repeatedKeys(value, merge, [...path, name]);
        if (!(0,dist.isScalar)(key) || (merge && isMergeKey(key)))
            return below;
        const isRepeated = seen.has(key.value);
        seen.add(key.value);
        return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
    });
}
function find(document, path, index) {
    let value = document.contents;
    let at = value?.range?.[0] ?? 0;
    for (const step of path) {
        if ((0,dist.isAlias)(value))
            value = (value.resolve(document) ?? null);
        if ((0,dist.isMap)(value)) {
            const pair = pairsOf(document, value, index).get(String(step));
            if (pair === undefined)
                return { at, value: null };
            at = pair.key.range?.[0] ?? at;
            value = pair.value;
        }
        else if ((0,dist.isSeq)(value)) {
            value = (value.items[Number(step)] ?? null);
            at = value?.range?.[0] ?? at;
        }
        else {
            return { at, value: null };
        }
    }
    return { at, value };
}
/** The pairs of a mapping, own ones first, and those of mappings that `<<` has merged in. */
function pairsOf(document, map, index) {
    const known = index.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    // This comes before the merged mappings, one of which might be this one again.
    index.set(map, pairs);
    const add = (name, pair) => pairs.has(name) || pairs.set(name, pair);
    for (const pair of map.items)
        if ((0,dist.isScalar)(pair.key))
            add(String(pair.key.value), pair);
    for (const { key, value } of map.items) {
        if (!isMergeKey(key))
            continue;
        for (const source of (0,dist.isSeq)(value) ? value.items : [value]) {
            const merged = (0,dist.isAlias)(source) ? source.resolve(document) : source;
            if (!(0,dist.isMap)(merged))
                continue;
            for (const [name, pair] of pairsOf(document, merged, index))
                add(name, pair);
        }
    }
    return pairs;
}
/** Places where `<<` is given something else than mappings. The library gives no line for them. */
function strayMerges(node, document) {
    if ((0,dist.isSeq)(node))
        return node.items.flatMap((item) => strayMerges(item, document));
    if (!(0,dist.isMap)(node))
        return [];
    return node.items.flatMap(({ key, value }) => {
        const below = strayMerges(value, document);
        if (!isMergeKey(key))
            return below;
        const sources = (0,dist.isSeq)(value) ? value.items : [value];
        const isFine = sources.every((source) => (0,dist.isMap)((0,dist.isAlias)(source) ? source.resolve(document) : source));
        return isFine ? below : [key.range?.[0] ?? 0, ...below];
    });
}
function isMergeKey(key) {
    return (0,dist.isScalar)(key) && (key.value === '<<' || typeof key.value === 'symbol') && key.type === 'PLAIN';
}


/***/ })

};
