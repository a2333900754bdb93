export const id = 508;
export const ids = [508];
export const modules = {

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

/***/ 60508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readManifest: () => (/* binding */ readManifest)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80517);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81961);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34488);
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9812);






/**
 * The keys of spec 2.2 out of `workflow.yaml` or the top of a YAML document. Problems go to `findings`, and then the
 * manifest is empty.
 * @param folder where the workflow lies
 */
function readManifest(source, folder, findings) {
    // An empty file, or one with comments alone, says nothing.
    if (source.data === null || source.data === undefined)
        return {};
    const place = { source, prefix: [] };
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(source.data)) {
        const message = 'the manifest must be a mapping of keys to values (key: value)';
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingAt */ .dz)(place, 'error', 'bad-value', [], message));
        return {};
    }
    const { data } = source;
    const unused = _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .UNUSED_NAMES */ .Ub.filter((key) => Object.hasOwn(data, key));
    for (const key of unused) {
        const message = `unknown key "${key}": the Go reference has it; here it means nothing`;
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingAt */ .dz)(place, 'warning', 'unknown-key', [key], message));
    }
    const others = ['states', ...unused];
    const manifest = (0,_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkOptions */ .Jr)(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .MANIFEST_SCHEMA */ .KB, data, place, findings, { others }) ?? {};
    for (const [foreign, ours] of Object.entries(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .OUR_NAMES */ .ST)) {
        if (!Object.hasOwn(manifest, foreign) || !Object.hasOwn(manifest, ours))
            continue;
        const message = `${foreign}: means ${ours}, which is given too; leave one of them out`;
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingAt */ .dz)(place, 'error', 'bad-value', [foreign], message));
    }
    return inOurWords(withDirectory(manifest, folder, place, findings));
}
/** A manifest of the Go Raymond in our own words (spec 2.6). */
function inOurWords({ default_budget, backend, ...manifest }) {
    return {
        ...manifest,
        ...(default_budget !== undefined && { budget: manifest.budget ?? default_budget }),
        ...(backend !== undefined && { agent: manifest.agent ?? backend }),
    };
}
/** Makes the folder where agents and scripts start absolute: it is relative to the workflow's. */
function withDirectory(manifest, folder, place, findings) {
    if (manifest.working_directory === undefined)
        return manifest;
    const working_directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, manifest.working_directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(working_directory, { throwIfNoEntry: false })?.isDirectory()) {
        return { ...manifest, working_directory };
    }
    const message = `working_directory: there is no folder ${working_directory}`;
    findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingAt */ .dz)(place, 'error', 'bad-value', ['working_directory'], message));
    return manifest;
}


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


/***/ })

};
