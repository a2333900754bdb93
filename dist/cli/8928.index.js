export const id = 8928;
export const ids = [8928];
export const modules = {

/***/ 42288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LB: () => (/* binding */ implicitTransition),
/* harmony export */   NP: () => (/* binding */ policyProblems),
/* harmony export */   U5: () => (/* binding */ listedInput),
/* harmony export */   WF: () => (/* binding */ policyViolation),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _tag_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82423);
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58889);





function listedInput({ input }) {
    if (input === undefined)
        return { kind: 'open' };
    if (input === 'required')
        return { kind: 'required' };
    return { kind: 'fixed', text: input === '=required' ? 'required' : input };
}
/**
 * Whether a policy allows a transition (spec 1.4). An entry matches when its tag, target and every attribute
 * that it lists are equal; each worker of a fork, with the `next` that holds for all, must match an entry.
 * @returns what is not allowed, for a reminder; undefined when all is well.
 */
function policyViolation(transition, allowed, resolve) {
    const { tag } = transition;
    for (const fields of (0,_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(transition)) {
        const entries = allowed.filter((entry) => entry.tag === tag && listsEqual(entry, fields, resolve));
        if (entries.some((entry) => hasItsInput(entry, fields)))
            continue;
        const form = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)((0,_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)(tag, fields), 120);
        return entries.length > 0
            ? `${form} lacks its input, which this state has to hand over`
            : `${form} is not allowed in this state`;
    }
    return undefined;
}
function hasItsInput(entry, { input }) {
    return listedInput(entry).kind !== 'required' || !isBlank(input);
}
/** Nothing, or as good as nothing. */
function isBlank(input) {
    return input === undefined || input.trim() === '';
}
/** All that an entry lists, a required `input` aside. */
function listsEqual(entry, fields, resolve) {
    return listedIn(entry).every(([field, listed]) => {
        const actual = fields[field];
        return actual !== undefined && isSame(field, listed, actual, resolve);
    });
}
function isSame(field, listed, actual, resolve) {
    if (field === 'payload')
        return listed.trim() === actual.trim();
    // Written alike is alike, even where neither can be resolved.
    if (listed === actual)
        return true;
    return _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[field].kind === 'state' && resolved(listed, resolve) === resolved(actual, resolve);
}
/** The values that an entry fixes. */
function listedIn(entry) {
    return Object.entries(fixedBy(entry)).filter((pair) => pair[1] !== undefined);
}
function fixedBy(entry) {
    const { tag: _tag, match: _match, input: _input, ...fields } = entry;
    const input = listedInput(entry);
    return input.kind === 'fixed' ? { ...fields, input: input.text } : fields;
}
/** A listed target that names no state matches nothing but itself; that it does so is for lint to say. */
function resolved(target, resolve) {
    try {
        return resolve(target);
    }
    catch {
        return target;
    }
}
/**
 * The transition that a final message without a tag takes (spec 1.4): that of the first entry whose `match` is
 * found in it, else the only entry there is. A `<result>` without `payload` and an `<ask>` are taken by `match`
 * alone, and then the whole message is their text. `force_implicit` takes the only entry whatever the message says.
 */
function implicitTransition(options, finalText) {
    const entries = options.allowed_transitions ?? [];
    const only = entries.length === 1 ? entries[0] : undefined;
    if (options.force_implicit)
        return only && complete(only, finalText);
    const matching = entries.find((entry) => entry.match !== undefined && isFound(entry.match, finalText));
    if (matching)
        return complete(matching, finalText);
    return only?.match === undefined ? only && complete(only, finalText) : undefined;
}
function isFound(pattern, text) {
    const regexp = compile(pattern);
    return regexp instanceof RegExp && regexp.test(text);
}
/** The pattern, or why it is none. */
function compile(pattern) {
    try {
        return new RegExp(pattern, 'm');
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}
/** The transition that an entry stands for; undefined if it leaves something open that only a tag can say. */
function complete(entry, finalText) {
    const { tag, match } = entry;
    const { content } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS */ .gp[tag];
    const { kind } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[content];
    // Who is taken by what the message says has the message for a text.
    const said = match === undefined || kind === 'state' ? undefined : finalText;
    const text = kind === 'prose' ? said?.trim() : said;
    return (0,_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .transitionOf */ .l9)(tag, { ...(text !== undefined && { [content]: text }), ...fixedBy(entry) });
}
/** What is wrong with a policy in itself, whatever states there are (spec 1.4). */
function policyProblems(options) {
    const entries = options.allowed_transitions ?? [];
    const problems = entries.flatMap(entryProblems);
    const forced = options.force_implicit ? forceProblem(entries) : undefined;
    if (forced === undefined)
        return problems;
    return [...problems, { rule: 'force-implicit-invalid', path: ['force_implicit'], message: forced }];
}
function entryProblems(entry, index) {
    const at = `allowed_transitions[${index}]`;
    const path = ['allowed_transitions', index];
    const known = [...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .attributesOf */ .Td)(entry.tag), _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS */ .gp[entry.tag].content];
    const strange = Object.keys(entry).filter((field) => (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isFieldName */ .ac)(field) && !known.includes(field));
    const pattern = entry.match === undefined ? undefined : compile(entry.match);
    const problems = strange.map((field) => {
        const message = `${at}: <${entry.tag}> has no ${field}, so this entry can never match`;
        return { rule: 'bad-value', path: [...path, field], message };
    });
    if (typeof pattern !== 'string')
        return problems;
    const message = `${at}.match is not a regular expression: ${pattern}`;
    return [...problems, { rule: 'bad-regex', path: [...path, 'match'], message }];
}
function forceProblem(entries) {
    const [only] = entries;
    if (only === undefined || entries.length > 1) {
        return `force_implicit needs exactly one allowed transition; there are ${entries.length}`;
    }
    if (listedInput(only).kind === 'required') {
        return 'force_implicit cannot hand over the input that is required: no message is read for it';
    }
    if (complete(only, '') !== undefined)
        return undefined;
    return `force_implicit cannot take ${(0,_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)(only.tag, only)}: it leaves open what only a tag could say`;
}


/***/ }),

/***/ 82423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ formOf),
/* harmony export */   U: () => (/* binding */ fieldLeftOpen)
/* harmony export */ });
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58889);


/** A tag with these values, literally, with `…` where something that it needs is left open. */
function formOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const needed = required;
    const attributes = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)
        .filter((field) => values[field] !== undefined || needed.includes(field))
        .map((field) => ` ${field}="${encode(values[field] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].open)}"`);
    return `<${tag}${attributes.join('')}>${values[content] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[content].open}</${tag}>`;
}
/** The field that holds what a form has where something is left open: a form that came back as it was. */
function fieldLeftOpen(transition) {
    for (const values of (0,_transition_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(transition)) {
        for (const field of Object.keys(_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ)) {
            if (values[field]?.trim() === _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].open)
                return field;
        }
    }
    return undefined;
}
function encode(value) {
    return value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
}


/***/ }),

/***/ 58889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   V$: () => (/* binding */ fillTemplates),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   Yz: () => (/* binding */ withInputText),
/* harmony export */   l9: () => (/* binding */ transitionOf)
/* harmony export */ });
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** The transition that a tag with these values stands for; undefined if a required one is missing. */
function transitionOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const known = [content, ...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)].filter((field) => values[field] !== undefined);
    if (![content, ...required].every((field) => known.includes(field)))
        return undefined;
    const said = Object.fromEntries(known.map((field) => [field, values[field]]));
    // What a row of the table lists is what `ValuesOf` makes of it.
    if (tag !== 'fork')
        return { tag, ...said };
    const { next, ...worker } = said;
    return { tag, workers: [{ ...worker, variables: {} }], next };
}
/**
 * The same transition, each of its values changed: those of a fork's workers first, then its own. A worker's
 * variables are none of them.
 */
function mapFields(transition, change) {
    if (transition.tag !== 'fork')
        return mapped(transition, change);
    const workers = transition.workers.map((worker) => mapped(worker, change));
    return mapped({ ...transition, workers }, change);
}
/** The very object where nothing in it is changed: a message may start thousands of workers. */
function mapped(part, change) {
    let changed = null;
    for (const [name, value] of Object.entries(part)) {
        if (typeof value !== 'string' || !(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(name))
            continue;
        const next = change(value, name);
        if (next === value)
            continue;
        changed ??= {};
        changed[name] = next;
    }
    return changed === null ? part : { ...part, ...changed };
}
/** The same transition with its templates filled in (spec 1.5). What comes out has none left. */
function fillTemplates(transition, fill) {
    const filled = (part) => mapFields(part, (value, field) => (_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].isTemplate ? fill(value) : value));
    if (transition.raw_input === undefined)
        return filled(transition);
    const { raw_input: _, input, ...others } = transition;
    return { ...filled(others), input };
}
/** The same transition with the text of an `<input>`; undefined if it takes none, or has an input already. */
function withInputText(transition, input) {
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .takesInputText */ .Wd)(transition.tag) || ('input' in transition && transition.input !== undefined)) {
        return undefined;
    }
    return { ...transition, input, raw_input: true };
}
/** The values of a transition for each thing that a policy has to allow: of a fork, each worker with the `next`. */
function fieldsOf(transition) {
    if (transition.tag !== 'fork')
        return [transition];
    return transition.workers.map((worker) => ({ ...worker, next: transition.next }));
}


/***/ }),

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
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86963);
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
        const { line, indent } = reading.source.textPlaceOf([...prefix, kind]);
        const definition = define(reading, stem, kind, text, line, options);
        return [{ definition, options: place, textLine: line, textIndent: indent }];
    });
}
function define({ source, findings }, stem, kind, text, line, options) {
    const { file } = source;
    if (kind === 'prompt') {
        // A document has no files, so that this can only be told.
        const { body } = (0,_includes_js__WEBPACK_IMPORTED_MODULE_2__/* .withIncludes */ .e_)(text, { file, line }, [], findings);
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


/***/ }),

/***/ 54006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readStateOptions)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77934);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_protocol_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42288);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91036);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _option_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41677);
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92431);
/* harmony import */ var _parts_settings_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48475);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86963);
/* harmony import */ var _script_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57065);










const string = valibot__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP('must be text (put it in quotes)');
const nonEmptyText = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(string, valibot__WEBPACK_IMPORTED_MODULE_9__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_9__/* .nonEmpty */ .hq('must be some text'));
const NAME = "must be a state's name, without a path";
const stateName = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(NAME), valibot__WEBPACK_IMPORTED_MODULE_9__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_9__/* .check */ .z6Y((name) => (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH)(name) === undefined, NAME));
const OWN_NAME = 'must be a state of this workflow, whose name has no colon';
const ownStateName = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(stateName, 
// What is wrong with it anyway has been said.
valibot__WEBPACK_IMPORTED_MODULE_9__/* .check */ .z6Y((name) => (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH)(name) !== undefined || (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .ownNameProblem */ .Ls)(name) === undefined, OWN_NAME));
const pattern = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(string, valibot__WEBPACK_IMPORTED_MODULE_9__/* .check */ .z6Y(compiles, 'must be a JavaScript regular expression'));
/** A time in seconds, however it is written. */
function timeIn(read, allowed) {
    return valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig()], allowed), valibot__WEBPACK_IMPORTED_MODULE_9__/* .check */ .z6Y((time) => read(time) !== null, allowed), valibot__WEBPACK_IMPORTED_MODULE_9__/* .transform */ .pdi((time) => read(time)));
}
/** A time as it is written, for those who wait for it. */
const duration = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig()], _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.joinTimeout), valibot__WEBPACK_IMPORTED_MODULE_9__/* .transform */ .pdi(String), valibot__WEBPACK_IMPORTED_MODULE_9__/* .check */ .z6Y(_script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .isJoinTimeout */ .GQ, _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.joinTimeout));
const visitCount = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig(_script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.visits), valibot__WEBPACK_IMPORTED_MODULE_9__/* .safeInteger */ .Y2b(_script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.visits), valibot__WEBPACK_IMPORTED_MODULE_9__/* .minValue */ .Wwf(1, _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.visits));
const visitLimit = valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({ count: visitCount, goto: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(stateName) });
const visits = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(visitCount, valibot__WEBPACK_IMPORTED_MODULE_9__/* .transform */ .pdi((count) => ({ count })));
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
    return [[field, valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP((0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithinWorkflow */ .Jv)(field) ? ownStateName : VALUES[kind])]];
}));
const allowedTransition = valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    tag: valibot__WEBPACK_IMPORTED_MODULE_9__/* .picklist */ .KIO(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAG_NAMES */ .qY, `must be one of ${_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAG_NAMES */ .qY.join(', ')}`),
    ...listedValues,
    match: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(pattern),
}, 'must be a mapping such as { tag: goto, target: NEXT.md }');
const stateOptions = valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    allowed_transitions: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(allowedTransition, 'must be a list of transitions')),
    model: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(nonEmptyText),
    effort: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(nonEmptyText),
    agent: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(nonEmptyText, valibot__WEBPACK_IMPORTED_MODULE_9__/* .check */ .z6Y(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr, `must be ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}`))),
    tools: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .toolChoice */ .GQ),
    ..._parts_settings_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTING_ENTRIES */ .K,
    // A limit with a place to go to is a mapping; everything else had better be a number.
    max_visits: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_9__/* .lazy */ .RZV((value) => ((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(value) ? visitLimit : visits))),
    timeout: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(timeIn(_script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .timeoutIn */ .Bh, _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.timeout)),
    max_time: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(timeIn(_script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .maxTimeIn */ .p9, _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.maxTime)),
    effect: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('once', _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.effect)),
    worktree: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz(true), valibot__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz('commit')], _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.worktree)),
    force_implicit: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_9__/* .boolean */ .zMY('must be true or false')),
    result_schema: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(_parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .resultSchema */ .FD),
    // A mapping says what is wrong with which of its keys.
    join: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_9__/* .lazy */ .RZV((value) => ((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(value) ? joinMapping : joinShort))),
});
const joinCount = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_9__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_9__/* .picklist */ .KIO(['all', 'any']), valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_9__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_9__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_9__/* .minValue */ .Wwf(1))], _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.join), valibot__WEBPACK_IMPORTED_MODULE_9__/* .transform */ .pdi((of) => (of === 'any' ? 1 : of)));
const joinShort = valibot__WEBPACK_IMPORTED_MODULE_9__/* .pipe */ .FsL(joinCount, valibot__WEBPACK_IMPORTED_MODULE_9__/* .transform */ .pdi((of) => ({ of, failed: 'fail' })));
const joinMapping = valibot__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    of: joinCount,
    failed: valibot__WEBPACK_IMPORTED_MODULE_9__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_9__/* .picklist */ .KIO(['fail', 'accept'], _script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .ALLOWED */ .p3.joinFailed), 'fail'),
    timeout: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(duration),
    timeout_goto: valibot__WEBPACK_IMPORTED_MODULE_9__/* .exactOptional */ .yqP(stateName),
});
/**
 * The options of a state, from front matter or from a YAML document (spec 1.4). What is wrong goes to
 * `findings`; options that are not usable as a whole come back empty.
 */
function readStateOptions(value, place, findings) {
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(value)) {
        const message = 'options must be a mapping of keys to values (key: value)';
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .findingAt */ .dz)(place, 'error', 'front-matter-syntax', [], message));
        return {};
    }
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkKeys */ .L)(value, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .keysOf */ .YD)(stateOptions), place, findings);
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkKeys */ .L)(value.max_visits, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .keysOf */ .YD)(visitLimit), (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(place, 'max_visits'), findings);
    (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkKeys */ .L)(value.join, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .keysOf */ .YD)(joinMapping), (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(place, 'join'), findings);
    warnOfEntries(value.allowed_transitions, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(place, 'allowed_transitions'), findings);
    const options = (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOptions */ .Jr)(stateOptions, value, place, findings) ?? {};
    reportPolicy(options, place, findings);
    const problem = (0,_script_options_js__WEBPACK_IMPORTED_MODULE_8__/* .joinProblem */ .y)(options.join);
    if (problem !== null)
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .findingAt */ .dz)(place, 'error', 'join-timeout-without-target', ['join'], problem));
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
        const isFork = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(entry) && entry.tag === 'fork';
        const describe = (key) => `"${key}" is not compared: a fork's variables are free`;
        const known = (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .keysOf */ .YD)(allowedTransition);
        (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkKeys */ .L)(entry, known, (0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .below */ .Gz)(place, index), findings, isFork ? describe : undefined);
    }
}
/** What no single key shows: an entry that can never match, a `force_implicit` with nothing to take. */
function reportPolicy(options, place, findings) {
    for (const { rule, path, message } of (0,_core_protocol_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .policyProblems */ .NP)(options)) {
        findings.push((0,_option_check_js__WEBPACK_IMPORTED_MODULE_4__/* .findingAt */ .dz)(place, 'error', rule, path, message));
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
