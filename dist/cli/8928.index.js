export const id = 8928;
export const ids = [8928];
export const modules = {

/***/ 8928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1036);
/* harmony import */ var _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2272);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7356);
/* harmony import */ var _option_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6963);
/* harmony import */ var _script_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7065);







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
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6963);





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


/***/ }),

/***/ 4006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readStateOptions)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7934);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(308);
/* harmony import */ var _core_protocol_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2288);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1036);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1421);
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3327);
/* harmony import */ var _option_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1677);
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8460);
/* harmony import */ var _parts_settings_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8475);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6963);
/* harmony import */ var _script_options_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7065);











const string = valibot__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP('must be text (put it in quotes)');
const nonEmptyText = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(string, valibot__WEBPACK_IMPORTED_MODULE_10__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_10__/* .nonEmpty */ .hq('must be some text'));
const NAME = "must be a state's name, without a path";
const stateName = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(NAME), valibot__WEBPACK_IMPORTED_MODULE_10__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_10__/* .check */ .z6Y((name) => (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH)(name) === undefined, NAME));
const OWN_NAME = 'must be a state of this workflow, whose name has no colon';
const ownStateName = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(stateName, 
// What is wrong with it anyway has been said.
valibot__WEBPACK_IMPORTED_MODULE_10__/* .check */ .z6Y((name) => (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH)(name) !== undefined || (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .ownNameProblem */ .Ls)(name) === undefined, OWN_NAME));
const pattern = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(string, valibot__WEBPACK_IMPORTED_MODULE_10__/* .check */ .z6Y(compiles, 'must be a JavaScript regular expression'));
const DURATION = 'must be a time such as "2h", "90s", or a number of seconds';
const duration = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_10__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig()], DURATION), valibot__WEBPACK_IMPORTED_MODULE_10__/* .transform */ .pdi(String), valibot__WEBPACK_IMPORTED_MODULE_10__/* .check */ .z6Y((text) => (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDuration */ .E)(text) !== null, DURATION));
const visitCount = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig(_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.visits), valibot__WEBPACK_IMPORTED_MODULE_10__/* .safeInteger */ .Y2b(_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.visits), valibot__WEBPACK_IMPORTED_MODULE_10__/* .minValue */ .Wwf(1, _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.visits));
const visitLimit = valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ count: visitCount, goto: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(stateName) });
const visits = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(visitCount, valibot__WEBPACK_IMPORTED_MODULE_10__/* .transform */ .pdi((count) => ({ count })));
/** How an entry's values are checked, by what they are; prose cannot be listed. */
const VALUES = {
    state: stateName,
    text: string,
    directory: string,
    duration,
    model: nonEmptyText,
};
const listedValues = Object.fromEntries(Object.keys(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ).flatMap((field) => {
    const { kind } = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[field];
    if (kind === 'prose')
        return [];
    return [[field, valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP((0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithinWorkflow */ .Jv)(field) ? ownStateName : VALUES[kind])]];
}));
const allowedTransition = valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    tag: valibot__WEBPACK_IMPORTED_MODULE_10__/* .picklist */ .KIO(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAG_NAMES */ .qY, `must be one of ${_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAG_NAMES */ .qY.join(', ')}`),
    ...listedValues,
    match: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(pattern),
}, 'must be a mapping such as { tag: goto, target: NEXT.md }');
const stateOptions = valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    allowed_transitions: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(allowedTransition, 'must be a list of transitions')),
    model: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(nonEmptyText),
    effort: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(nonEmptyText),
    agent: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(nonEmptyText, valibot__WEBPACK_IMPORTED_MODULE_10__/* .check */ .z6Y(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr, `must be ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}`))),
    tools: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .toolChoice */ .GQ),
    ..._parts_settings_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .SETTING_ENTRIES */ .K,
    // A limit with a place to go to is a mapping; everything else had better be a number.
    max_visits: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .lazy */ .RZV((value) => ((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(value) ? visitLimit : visits))),
    timeout: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig(_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.timeout), valibot__WEBPACK_IMPORTED_MODULE_10__/* .minValue */ .Wwf(0, _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.timeout), valibot__WEBPACK_IMPORTED_MODULE_10__/* .maxValue */ .cGV(_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TIMEOUT_SECONDS */ .Pe, _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.timeout))),
    max_time: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig(_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.maxTime), valibot__WEBPACK_IMPORTED_MODULE_10__/* .gtValue */ .zYL(0, _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.maxTime), valibot__WEBPACK_IMPORTED_MODULE_10__/* .maxValue */ .cGV(_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_TIMEOUT_SECONDS */ .Pe, _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.maxTime))),
    effect: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .literal */ .euz('once', _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.effect)),
    worktree: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_10__/* .literal */ .euz(true), valibot__WEBPACK_IMPORTED_MODULE_10__/* .literal */ .euz('commit')], _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.worktree)),
    force_implicit: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY('must be true or false')),
    result_schema: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .resultSchema */ .FD),
    // A mapping says what is wrong with which of its keys.
    join: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .lazy */ .RZV((value) => ((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(value) ? joinMapping : joinShort))),
});
const joinCount = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_10__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_10__/* .picklist */ .KIO(['all', 'any']), valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_10__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_10__/* .minValue */ .Wwf(1))], _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.join), valibot__WEBPACK_IMPORTED_MODULE_10__/* .transform */ .pdi((of) => (of === 'any' ? 1 : of)));
const joinShort = valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(joinCount, valibot__WEBPACK_IMPORTED_MODULE_10__/* .transform */ .pdi((of) => ({ of, failed: 'fail' })));
const joinMapping = valibot__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    of: joinCount,
    failed: valibot__WEBPACK_IMPORTED_MODULE_10__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_10__/* .picklist */ .KIO(['fail', 'accept'], _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.joinFailed), 'fail'),
    timeout: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_10__/* .pipe */ .FsL(duration, valibot__WEBPACK_IMPORTED_MODULE_10__/* .check */ .z6Y(_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .isJoinTimeout */ .GQ, _script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .ALLOWED */ .p3.joinTimeout))),
    timeout_goto: valibot__WEBPACK_IMPORTED_MODULE_10__/* .exactOptional */ .yqP(stateName),
});
/**
 * The options of a state, from front matter or from a YAML document (spec 1.4). What is wrong goes to
 * `findings`; options that are not usable as a whole come back empty.
 */
function readStateOptions(value, place, findings) {
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(value)) {
        const message = 'options must be a mapping of keys to values (key: value)';
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .findingAt */ .dz)(place, 'error', 'front-matter-syntax', [], message));
        return {};
    }
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkKeys */ .L)(value, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .keysOf */ .YD)(stateOptions), place, findings);
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkKeys */ .L)(value.max_visits, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .keysOf */ .YD)(visitLimit), (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .below */ .Gz)(place, 'max_visits'), findings);
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkKeys */ .L)(value.join, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .keysOf */ .YD)(joinMapping), (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .below */ .Gz)(place, 'join'), findings);
    warnOfEntries(value.allowed_transitions, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .below */ .Gz)(place, 'allowed_transitions'), findings);
    const options = (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkOptions */ .Jr)(stateOptions, value, place, findings) ?? {};
    reportPolicy(options, place, findings);
    const problem = (0,_script_options_js__WEBPACK_IMPORTED_MODULE_9__/* .joinProblem */ .y)(options.join);
    if (problem !== null)
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .findingAt */ .dz)(place, 'error', 'join-timeout-without-target', ['join'], problem));
    if (options.allowed_transitions?.length !== 0)
        return options;
    // The protocol seed: an empty list means the same as none.
    const { allowed_transitions: _, ...others } = options;
    return others;
}
function warnOfEntries(value, place, findings) {
    if (!Array.isArray(value))
        return;
    for (const [index, entry] of value.entries()) {
        const isFork = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_8__/* .isRecord */ .u4)(entry) && entry.tag === 'fork';
        const describe = (key) => `"${key}" is not compared: a fork's variables are free`;
        const known = (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .keysOf */ .YD)(allowedTransition);
        (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .checkKeys */ .L)(entry, known, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .below */ .Gz)(place, index), findings, isFork ? describe : undefined);
    }
}
/** What no single key shows: an entry that can never match, a `force_implicit` with nothing to take. */
function reportPolicy(options, place, findings) {
    for (const { rule, path, message } of (0,_core_protocol_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .policyProblems */ .NP)(options)) {
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_5__/* .findingAt */ .dz)(place, 'error', rule, path, message));
    }
}
function compiles(source) {
    try {
        new RegExp(source, 'm');
        return true;
    }
    catch {
        return false;
    }
}


/***/ })

};
