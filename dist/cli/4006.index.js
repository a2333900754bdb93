export const id = 4006;
export const ids = [4006];
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
/** Whether an input is missing or blank. */
function isBlank(input) {
    return input === undefined || input.trim() === '';
}
/** Whether the transition has all values that the entry lists, except for a required `input`. */
function listsEqual(entry, fields, resolve) {
    return listedIn(entry).every(([field, listed]) => {
        const actual = fields[field];
        return actual !== undefined && isSame(field, listed, actual, resolve);
    });
}
function isSame(field, listed, actual, resolve) {
    if (field === 'payload')
        return listed.trim() === actual.trim();
    // Equal spellings are equal, even where neither can be resolved.
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
/** A listed target that names no state matches only itself; lint tells people that it does. */
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
/** The pattern, or the reason why it cannot be compiled. */
function compile(pattern) {
    try {
        return new RegExp(pattern, 'm');
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}
/** The transition that an entry stands for; undefined when it leaves something open that only a tag can say. */
function complete(entry, finalText) {
    const { tag, match } = entry;
    const { content } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS */ .gp[tag];
    const { kind } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[content];
    // An entry that is taken by what the message says has the message as its text.
    const said = match === undefined || kind === 'state' ? undefined : finalText;
    const text = kind === 'prose' ? said?.trim() : said;
    return (0,_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .transitionOf */ .l9)(tag, { ...(text !== undefined && { [content]: text }), ...fixedBy(entry) });
}
/** What is wrong with a policy by itself, whatever states there are (spec 1.4). */
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


/** A tag with these values as it is written, with `…` for a required one that is left open. */
function formOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const needed = required;
    const attributes = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)
        .filter((field) => values[field] !== undefined || needed.includes(field))
        .map((field) => ` ${field}="${encode(values[field] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].open)}"`);
    return `<${tag}${attributes.join('')}>${values[content] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[content].open}</${tag}>`;
}
/** The field that still holds a form's placeholder: the model has sent the form back as it was shown. */
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

/** The transition that a tag with these values stands for; undefined when a required one is missing. */
function transitionOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const known = [content, ...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)].filter((field) => values[field] !== undefined);
    if (![content, ...required].every((field) => known.includes(field)))
        return undefined;
    const said = Object.fromEntries(known.map((field) => [field, values[field]]));
    // A row of the table lists the same values as `ValuesOf`.
    if (tag !== 'fork')
        return { tag, ...said };
    const { next, ...worker } = said;
    return { tag, workers: [{ ...worker, variables: {} }], next };
}
/** The same transition with each value changed, a fork's workers first; but not the workers' variables. */
function mapFields(transition, change) {
    if (transition.tag !== 'fork')
        return mapped(transition, change);
    const workers = transition.workers.map((worker) => mapped(worker, change));
    return mapped({ ...transition, workers }, change);
}
/** Gives the same object back when nothing changes, since a message may start thousands of workers. */
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
/** The same transition with its templates filled in (spec 1.5). The result holds no templates. */
function fillTemplates(transition, fill) {
    const filled = (part) => mapFields(part, (value, field) => (_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].isTemplate ? fill(value) : value));
    if (transition.raw_input === undefined)
        return filled(transition);
    const { raw_input: _, input, ...others } = transition;
    return { ...filled(others), input };
}
/** The transition with the text of an `<input>` added; undefined when it takes none, or has an input already. */
function withInputText(transition, input) {
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .takesInputText */ .Wd)(transition.tag) || ('input' in transition && transition.input !== undefined)) {
        return undefined;
    }
    return { ...transition, input, raw_input: true };
}
/** The values of each thing that a policy has to allow. A fork gives one per worker, with the `next`. */
function fieldsOf(transition) {
    if (transition.tag !== 'fork')
        return [transition];
    return transition.workers.map((worker) => ({ ...worker, next: transition.next }));
}


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
/* harmony import */ var _parts_manifest_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92431);
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


/***/ }),

/***/ 92431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   FD: () => (/* binding */ resultSchema),
/* harmony export */   GQ: () => (/* binding */ toolChoice),
/* harmony export */   KB: () => (/* binding */ MANIFEST_SCHEMA),
/* harmony export */   Ke: () => (/* binding */ SETTING_ENTRIES),
/* harmony export */   Lo: () => (/* binding */ STRICT_MANIFEST_ENTRIES),
/* harmony export */   ST: () => (/* binding */ OUR_NAMES),
/* harmony export */   Ub: () => (/* binding */ UNUSED_NAMES)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);
/* harmony import */ var _core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8119);
/* harmony import */ var _core_safe_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31526);
/* harmony import */ var _core_settings_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36338);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80517);







/** What a state, or a manifest as the default of all its states, says of what its agent may use (spec 7.5). */
const RULES = 'must be a list of permission rules, such as ["Bash(npm test:*)", Edit]';
const rule = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(RULES), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(_core_settings_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .RULE */ .xZ, ({ input }) => ruleProblem(input)));
const rules = valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(rule, RULES);
const SERVERS = 'must be a file of MCP servers, the servers by their names, or a list of these';
const servers = valibot__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(), SERVERS), SERVERS);
const FILE = 'must be the name of a file of this workflow';
const file = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(FILE), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, FILE));
const PROMPT = 'must be some text, or a file: the name of a .md or .txt file, or { file: NAME }';
const FOLDERS = 'must be a list of folders';
const ARGS = 'must be a list of arguments (put numbers in quotes)';
const MODE = `must be one of ${_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSION_MODES */ .RO.join(', ')}`;
const NAME = 'must be some text';
function ruleProblem(rule) {
    if (/^[^()]+\([^)]*$/.test(rule))
        return 'must be a permission rule, and its ")" is missing';
    return 'must be a permission rule: the name of a tool, or one with an argument, such as Bash(npm test:*)';
}
/** Each key with the description that editors show. */
const ENTRIES = {
    allow: ['What agents may do unasked: permission rules.', rules],
    deny: ['What agents may not do, whatever is allowed: permission rules.', rules],
    permission_mode: ['What agents may do unasked in general.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSION_MODES */ .RO, MODE)],
    mcp: [
        'MCP servers: a file of them, the servers themselves, or a list of these.',
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([file, valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([file, servers], SERVERS)), servers], SERVERS),
    ],
    mcp_strict: ['No MCP servers but those of mcp.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY('must be true or false')],
    settings: ["A settings file of the agent CLI's.", file],
    system_prompt: [
        "Follows the agent's own system prompt: text, or a file.",
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(PROMPT), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, PROMPT)), valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ file })], PROMPT),
    ],
    add_dirs: [
        'Further folders that agents may use.',
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, FOLDERS)), FOLDERS),
    ],
    fallback_model: [
        'The model that is taken when the own one is overloaded.',
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(NAME), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, NAME)),
    ],
    args: ['Further arguments for the agent CLI, handed on verbatim.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(ARGS), ARGS)],
};
/** Entries for an object's schema. All of them may be missing. */
const SETTING_ENTRIES = Object.fromEntries(Object.entries(ENTRIES).map(([key, [description, schema]]) => [
    key,
    valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(schema, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_(description))),
]));
/**
 * The keys of spec 2.2, which every workflow can have. `workflow.yaml`, YAML documents and state graphs are checked by
 * them, and `docs/workflow.schema.json` tells editors of them.
 */
const QUOTES = 'must be text (put it in quotes)';
const TEXT = 'must be some text';
const text = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, TEXT), valibot__WEBPACK_IMPORTED_MODULE_3__/* .trim */ .Bqr());
const BUDGET = 'must be US dollars: a number of 0 (no limit) or more';
const dollars = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(BUDGET), valibot__WEBPACK_IMPORTED_MODULE_3__/* .finite */ .E2x(BUDGET), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0, BUDGET));
/** A key that may be missing, with the description that editors show. */
function about(description, schema) {
    return valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(schema, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_(description)));
}
/** The `tools` of a state or of a manifest (spec 7.5). */
const toolChoice = valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('default'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(_core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOL_NAME */ .l, _core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS_ALLOWED */ .b)))], _core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS_ALLOWED */ .b);
const SCHEMA = "must be a file's name, or a schema (a mapping)";
/** The schema itself is checked where it is read (spec 7.4). */
const resultSchema = valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({})], SCHEMA);
const MODELS = `must be a model, or a mapping of agent CLIs (${_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.join(', ')}) to models`;
const modelChoice = valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(valibot__WEBPACK_IMPORTED_MODULE_3__/* .entriesFromList */ .v4Y(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR, valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(text)))], MODELS);
const entries = {
    name: about('The name of the workflow.', text),
    description: about('What the workflow is for.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES)),
    agent: about('Which agent CLI runs the agents.', text),
    model: about('The model of all agents.', text),
    effort: about('How hard models think.', text),
    tools: about('The built-in tools of the agents: a list of them, or default for all that the agent CLI has.', toolChoice),
    ...SETTING_ENTRIES,
    budget: about('What a run may cost, in US dollars; 0 is no limit.', dollars),
    keys: about('`proxy`: agents have no keys, which a process of ours holds with the budget.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('proxy', 'must be proxy: what gives agents their keys is said by flag or input')),
    result_schema: about('What a result has to fit with which an agent leaves the workflow: a file with a JSON Schema, or the schema.', resultSchema),
    ai_credit_usd: about("What one of Copilot's AI credits costs, in US dollars; 0.01 if absent.", dollars),
};
const INPUT_ENTRIES = {
    mode: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['required', 'optional', 'none'], 'must be required, optional or none')),
    label: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES)),
    description: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES)),
};
const INPUT = 'The text that a run is started with.';
const SHAPE = 'must be a mapping of mode, label and description';
const WORDS = 'must be text or a number';
const words = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()], WORDS), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(String));
const AGENT = `must be ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listInWords */ .Dq)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}`;
const agentName = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr, AGENT));
const VARIABLE = 'is no name of a variable: letters, digits and _';
const variables = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL((0,_core_safe_record_js__WEBPACK_IMPORTED_MODULE_5__/* .safeRecord */ .v)(words), valibot__WEBPACK_IMPORTED_MODULE_3__/* .rawCheck */ .H0v(({ dataset, addIssue }) => {
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
const workflowPaths = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL((0,_core_safe_record_js__WEBPACK_IMPORTED_MODULE_5__/* .safeRecord */ .v)(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('must be a path'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq('must be a path'))), valibot__WEBPACK_IMPORTED_MODULE_3__/* .rawCheck */ .H0v(({ dataset, addIssue }) => {
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
const workflows = valibot__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV((value) => ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(value) ? workflowPaths : valibot__WEBPACK_IMPORTED_MODULE_3__/* .never */ .ZmZ(WORKFLOWS)));
/** Keys of the Go Raymond that have other names here (spec 2.6). */
const FOREIGN = {
    default_budget: about('`budget`, as others call it.', dollars),
    backend: about('`agent`, as others call it.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        agentName,
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ name: agentName }), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(({ name }) => name)),
    ], AGENT)),
};
/** For `workflow.yaml` and YAML documents, where unknown keys only get a warning. */
const MANIFEST_SCHEMA = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...entries,
    agent: about('Which agent CLI runs the agents.', agentName),
    model: about("The model of the usual CLI's agents, or one a CLI.", modelChoice),
    environment: about('Variables that agents and scripts see.', variables),
    working_directory: about('Where agents and scripts start.', text),
    workflows: about('Other workflows that this one uses, by the names that it has for them.', workflows),
    ...FOREIGN,
    input: about(INPUT, valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(INPUT_ENTRIES, SHAPE)),
});
/** Each foreign key with its name here. */
const OUR_NAMES = { default_budget: 'budget', backend: 'agent' };
/** Keys of the Go Raymond's manifests that mean nothing here, and are no slips. */
const UNUSED_NAMES = ['id', 'requires_human_input'];
/** For state graphs, in which an unknown key is an error. */
const STRICT_MANIFEST_ENTRIES = {
    ...entries,
    input: about(INPUT, valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(INPUT_ENTRIES, SHAPE)),
};


/***/ })

};
