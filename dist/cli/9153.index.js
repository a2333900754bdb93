export const id = 9153;
export const ids = [9153,6338,3957];
export const modules = {

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** Null for a text that is no rule: a rule is a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has no rules that mean the same.
 * @param cwd where the agent works, which a relative path starts from
 */
function translateRule(text, kinds, cwd) {
    const rule = parseRule(text);
    if (rule === null)
        return null;
    const mcp = /^mcp__(.+?)(?:__(.+))?$/.exec(rule.tool);
    if (mcp !== null) {
        const [, server = '', tool] = mcp;
        if (rule.argument !== null)
            return null;
        return tool === undefined || tool === '*' ? server : tool.includes('*') ? null : `${server}(${tool})`;
    }
    const known = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule.tool);
    if (known === undefined)
        return null;
    if (rule.argument === null || rule.argument === '*')
        return known.kind;
    const argument = argumentOf(rule.argument, known.argument, cwd);
    return argument === null ? null : `${known.kind}(${argument})`;
}
function argumentOf(text, takes, cwd) {
    switch (takes) {
        case 'command': {
            // `npm test *` is the newer spelling of `npm test:*`.
            const command = text.replace(/ \*$/, ':*');
            return /[*,()]/.test(command.replace(/:\*$/, '')) ? null : command;
        }
        case 'path':
            // Two slashes begin at the file system's root, one at the settings file's folder, which we have none of.
            if (/[*?[\]{},()]/.test(text) || /^(\/(?!\/)|~)/.test(text))
                return null;
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(cwd, text.replace(/^\/\//, '/'));
        case 'domain': {
            const domain = /^domain:([\w.-]+)$/.exec(text)?.[1];
            return domain ?? null;
        }
        case 'none':
            return null;
        default:
            return takes;
    }
}
/** What a state allows and denies, in the words of a CLI. Without words of its own, the CLI takes the rules as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about: allowing it means nothing, and denying it means to take it away.
    const ownTools = (rule) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule) === undefined ? ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ }),

/***/ 48928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readDocument: () => (/* binding */ readDocument)
/* harmony export */ });
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91036);
/* harmony import */ var _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82272);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80517);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87356);
/* harmony import */ var _option_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54006);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _script_options_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57065);








const TEXT_KEYS = ['prompt', 'sh', 'ps1', 'bat'];
/** What a target without extension can mean on each platform (spec 1.7). */
const CANDIDATES = {
    posix: ['prompt', 'sh'],
    windows: ['prompt', 'ps1', 'bat'],
};
/**
 * The states of a YAML document, in its order (spec 2): `REVIEW` with a `prompt` is `REVIEW.md`, `POLL` with `sh` and
 * `ps1` is `POLL.sh` and `POLL.ps1`. Problems go to `findings`.
 */
function readDocument(source, platform, findings) {
    const reading = { source, platform, findings };
    const states = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .OW)(source.data) ? source.data.states : undefined;
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .OW)(states) || Object.keys(states).length === 0) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(reading, ['states'], 'must be a mapping of state names to prompts or scripts (a folder with a manifest is given as the folder)');
        return [];
    }
    return Object.entries(states).flatMap(([name, value]) => readState(reading, name, value));
}
function readState(reading, name, value) {
    const prefix = ['states', name];
    const stem = stemOf(reading, name, prefix);
    const kinds = TEXT_KEYS.filter((kind) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .OW)(value) && Object.hasOwn(value, kind));
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_7__/* .isJsonObject */ .OW)(value) || kinds.length === 0) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(reading, prefix, 'must be a mapping with prompt, sh, ps1 or bat');
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
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(reading, [...prefix, kind], 'must be some text');
            return [];
        }
        const { line, indent } = reading.source.textPlaceOf([...prefix, kind]);
        const definition = define(reading, stem, kind, text, line, options);
        return [{ definition, options: place, textLine: line, textIndent: indent }];
    });
}
function define({ source, findings }, stem, kind, text, line, options) {
    const { file } = source;
    if (kind === 'prompt') {
        // A document has no files to include, so this can only be reported.
        const { body } = (0,_includes_js__WEBPACK_IMPORTED_MODULE_2__/* .withIncludes */ .e_)(text, { file, line }, [], findings);
        return { kind: 'prompt', name: `${stem}.md`, file, body, bodyLine: line, options };
    }
    // A script that was moved here from a folder keeps its comment. A key beside it counts more.
    const comment = (0,_script_options_js__WEBPACK_IMPORTED_MODULE_6__/* .readScriptOptions */ ._8)(text, kind, file, findings, line);
    return {
        kind: 'script',
        name: `${stem}.${kind}`,
        file,
        runtime: _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .SCRIPT_RUNTIMES */ .Q8[kind],
        text,
        options: { ...comment, ...scriptOptionsOf(options) },
    };
}
/** This is a record, so that the compiler reports a missing key. */
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
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(reading, path, `the name ${problem}`, 'path-in-target');
    const [, stem, extension] = /^(.+)\.(md|sh|ps1|bat)$/.exec(name) ?? [];
    if (stem === undefined)
        return name;
    const key = extension === 'md' ? 'prompt' : extension;
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(reading, path, `write ${stem} without .${extension}: the key ${key} below says it`);
    return stem;
}
function checkAmbiguity(reading, name, kinds) {
    const candidates = CANDIDATES[reading.platform].filter((kind) => kinds.includes(kind));
    if (candidates.length < 2)
        return;
    const problem = `is ambiguous here: it has ${candidates.join(' and ')}`;
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(reading, ['states', name], problem, 'ambiguous-target');
}
function warnOfPromptOptions(reading, options, prefix) {
    const used = scriptOptionsOf(options);
    for (const key of Object.keys(options).filter((each) => !Object.hasOwn(used, each))) {
        const path = [...prefix, key];
        if (_core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_KEYS_OF_STATES */ .KI.includes(key))
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(reading, path, _script_options_js__WEBPACK_IMPORTED_MODULE_6__/* .ONLY_PROMPTS */ .ZZ);
        else {
            const place = { file: reading.source.file, line: reading.source.lineOf(path), path };
            const message = `"${key}" means nothing for a script`;
            reading.findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
        }
    }
}


/***/ })

};
