export const id = 7509;
export const ids = [7509];
export const modules = {

/***/ 99890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePrompt: () => (/* binding */ parsePrompt)
/* harmony export */ });
/* harmony import */ var gray_matter__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19599);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87356);
/* harmony import */ var _option_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54006);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86963);





/**
 * Splits a prompt file into options and body (spec 1.4). Problems go to `findings`; then the options are empty. Only
 * YAML is read: a prompt file never executes code in this process.
 */
function parsePrompt(text, file, findings) {
    const content = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .withUnixLineEnds */ .ry)(text);
    const found = (severity, line, message) => findings.push({ severity, rule: 'front-matter-syntax', file, line, message });
    const plain = { body: content, bodyLine: 1, options: {}, source: null };
    const excess = excessIn(content, file, findings);
    if (excess !== null)
        return { ...plain, body: excess };
    const [, dashes = '', language = ''] = /^(-{3,})[ \t]*(.*)/.exec(content) ?? [];
    if (dashes.length > 3 && language === '') {
        found('warning', 1, 'front matter starts with exactly three dashes; this is read as a part of the prompt');
    }
    if (dashes.length !== 3)
        return plain;
    // This is checked before gray-matter sees the file, which would look for an engine of this name.
    if (!['', 'yaml', 'yml'].includes(language.trim())) {
        found('error', 1, `only YAML front matter is allowed: the first line must be "---", not "---${language}"`);
        return plain;
    }
    if (!content.includes('\n---')) {
        found('error', 1, 'the front matter that starts here is never closed; put "---" on a line below it');
        return plain;
    }
    let source = null;
    const parse = (yaml) => {
        source = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__.parseYaml)(yaml, file, findings);
        return {};
    };
    const rest = gray_matter__WEBPACK_IMPORTED_MODULE_0__(content, splitOptions(parse)).content;
    const [body, bodyLine] = bodyAfter(content, rest);
    if (body === null)
        found('error', bodyLine, 'the "---" that closes the front matter must stand alone');
    return { body: body ?? '', bodyLine, options: optionsIn(source, findings), source };
}
/** The beginning of a prompt that is too long to be searched, with nothing else reported; null for other prompts. */
function excessIn(content, file, findings) {
    const close = content.startsWith('---') ? content.indexOf('\n---', 3) : -1;
    const start = close === -1 ? 0 : content.indexOf('\n', close + 1) + 1;
    const line = content.slice(0, start).split('\n').length;
    const body = content.slice(start);
    const left = (0,_includes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutExcess */ .KS)(body, { file, line }, findings);
    return left === body ? null : left;
}
/**
 * Options for gray-matter. Without options it would remember each text that it has seen, the broken ones as if they
 * were fine. Its own engines, one of which evaluates JavaScript, are all replaced.
 */
function splitOptions(parse) {
    const refuse = () => {
        throw new Error('only YAML front matter is allowed');
    };
    const engines = { yaml: parse, json: refuse, javascript: refuse, js: refuse, coffee: refuse, toml: refuse };
    return { engines, language: 'yaml', delimiters: '---' };
}
/** The body with its line. Gray-matter leaves in the body what follows the closing dashes on their own line. */
function bodyAfter(content, rest) {
    const start = content.length - rest.length;
    const line = content.slice(0, start).split('\n').length;
    if (rest === '' || content[start - 1] === '\n')
        return [rest, line];
    const end = `${rest}\n`.indexOf('\n');
    if (rest.slice(0, end).trim() !== '')
        return [null, line];
    return [rest.slice(end + 1), line + 1];
}
function optionsIn(source, findings) {
    if (source === null || source.data === null || source.data === undefined)
        return {};
    return (0,_option_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readStateOptions */ .M)(source.data, { source, prefix: [] }, findings);
}


/***/ }),

/***/ 54006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readStateOptions)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77934);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_protocol_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42288);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91036);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80517);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81961);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34488);
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9812);
/* harmony import */ var _script_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57065);










const string = valibot__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP('must be text (put it in quotes)');
const nonEmptyText = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(string, valibot__WEBPACK_IMPORTED_MODULE_8__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_8__/* .nonEmpty */ .hq('must be some text'));
const NAME = "must be a state's name, without a path";
const stateName = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(NAME), valibot__WEBPACK_IMPORTED_MODULE_8__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_8__/* .check */ .z6Y((name) => (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH)(name) === undefined, NAME));
const OWN_NAME = 'must be a state of this workflow, whose name has no colon';
const ownStateName = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(stateName, 
// Other problems of the name have been reported.
valibot__WEBPACK_IMPORTED_MODULE_8__/* .check */ .z6Y((name) => (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH)(name) !== undefined || (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .ownNameProblem */ .Ls)(name) === undefined, OWN_NAME));
const pattern = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(string, valibot__WEBPACK_IMPORTED_MODULE_8__/* .check */ .z6Y(compiles, 'must be a JavaScript regular expression'));
/** A time in seconds, in any of its forms. */
function timeIn(read, allowed) {
    return valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig()], allowed), valibot__WEBPACK_IMPORTED_MODULE_8__/* .check */ .z6Y((time) => read(time) !== null, allowed), valibot__WEBPACK_IMPORTED_MODULE_8__/* .transform */ .pdi((time) => read(time)));
}
/** A time as it is written, which is parsed where it is used. */
const duration = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig()], _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.joinTimeout), valibot__WEBPACK_IMPORTED_MODULE_8__/* .transform */ .pdi(String), valibot__WEBPACK_IMPORTED_MODULE_8__/* .check */ .z6Y(_script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .isJoinTimeout */ .GQ, _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.joinTimeout));
const visitCount = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig(_script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.visits), valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeInteger */ .Y2b(_script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.visits), valibot__WEBPACK_IMPORTED_MODULE_8__/* .minValue */ .Wwf(1, _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.visits));
const visitLimit = valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({ count: visitCount, goto: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(stateName) });
const visits = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(visitCount, valibot__WEBPACK_IMPORTED_MODULE_8__/* .transform */ .pdi((count) => ({ count })));
/** How the values of an entry are checked, by their kinds. Prose cannot be listed. */
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
    return [[field, valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP((0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithinWorkflow */ .Jv)(field) ? ownStateName : VALUES[kind])]];
}));
const allowedTransition = valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    tag: valibot__WEBPACK_IMPORTED_MODULE_8__/* .picklist */ .KIO(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAG_NAMES */ .qY, `must be one of ${_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAG_NAMES */ .qY.join(', ')}`),
    ...listedValues,
    match: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(pattern),
}, 'must be a mapping such as { tag: goto, target: NEXT.md }');
const stateOptions = valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    allowed_transitions: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(allowedTransition, 'must be a list of transitions')),
    model: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(nonEmptyText),
    effort: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(nonEmptyText),
    agent: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(nonEmptyText, valibot__WEBPACK_IMPORTED_MODULE_8__/* .check */ .z6Y(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr, `must be ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listInWords */ .Dq)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}`))),
    tools: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .toolChoice */ .GQ),
    ..._parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTING_ENTRIES */ .Ke,
    // A limit that leads elsewhere is a mapping; anything else should be a number.
    max_visits: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_8__/* .lazy */ .RZV((value) => ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(value) ? visitLimit : visits))),
    timeout: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(timeIn(_script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .timeoutIn */ .Bh, _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.timeout)),
    max_time: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(timeIn(_script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .maxTimeIn */ .p9, _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.maxTime)),
    effect: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz('once', _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.effect)),
    worktree: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(true), valibot__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz('commit')], _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.worktree)),
    force_implicit: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_8__/* .boolean */ .zMY('must be true or false')),
    result_schema: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .resultSchema */ .FD),
    // A mapping's problems name its keys.
    join: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_8__/* .lazy */ .RZV((value) => ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(value) ? joinMapping : joinShort))),
});
const joinCount = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_8__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_8__/* .picklist */ .KIO(['all', 'any']), valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_8__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_8__/* .minValue */ .Wwf(1))], _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.join), valibot__WEBPACK_IMPORTED_MODULE_8__/* .transform */ .pdi((of) => (of === 'any' ? 1 : of)));
const joinShort = valibot__WEBPACK_IMPORTED_MODULE_8__/* .pipe */ .FsL(joinCount, valibot__WEBPACK_IMPORTED_MODULE_8__/* .transform */ .pdi((of) => ({ of, failed: 'fail' })));
const joinMapping = valibot__WEBPACK_IMPORTED_MODULE_8__/* .object */ .Ikc({
    of: joinCount,
    failed: valibot__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_8__/* .picklist */ .KIO(['fail', 'accept'], _script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .ALLOWED */ .p3.joinFailed), 'fail'),
    timeout: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(duration),
    timeout_goto: valibot__WEBPACK_IMPORTED_MODULE_8__/* .exactOptional */ .yqP(stateName),
});
/**
 * The options of a state, from front matter or from a YAML document (spec 1.4). Problems go to `findings`; options that
 * are not usable as a whole come back empty.
 */
function readStateOptions(value, place, findings) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(value)) {
        const message = 'options must be a mapping of keys to values (key: value)';
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findingAt */ .dz)(place, 'error', 'front-matter-syntax', [], message));
        return {};
    }
    const options = (0,_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOptions */ .Jr)(stateOptions, value, place, findings, { describe }) ?? {};
    reportPolicy(options, place, findings);
    const problem = (0,_script_options_js__WEBPACK_IMPORTED_MODULE_7__/* .joinProblem */ .y)(options.join);
    if (problem !== null)
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findingAt */ .dz)(place, 'error', 'join-timeout-without-target', ['join'], problem));
    if (options.allowed_transitions?.length !== 0)
        return options;
    // In the protocol, an empty list means the same as none.
    const { allowed_transitions: _, ...others } = options;
    return others;
}
function describe(mapping, key) {
    const isFork = 'tag' in mapping && mapping.tag === 'fork';
    return isFork ? `"${key}" is not compared: a fork's variables are free` : undefined;
}
/** Reports problems that no single key shows: an entry that can never match, a `force_implicit` with nothing to take. */
function reportPolicy(options, place, findings) {
    for (const { rule, path, message } of (0,_core_protocol_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .policyProblems */ .NP)(options)) {
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findingAt */ .dz)(place, 'error', rule, path, message));
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
