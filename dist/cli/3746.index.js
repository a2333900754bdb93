export const id = 3746;
export const ids = [3746,6338];
export const modules = {

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ unsetIn),
/* harmony export */   CP: () => (/* binding */ loggedInputs),
/* harmony export */   Ft: () => (/* binding */ references),
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   Ji: () => (/* binding */ renameReferences),
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   TH: () => (/* binding */ replaceReferences),
/* harmony export */   iU: () => (/* binding */ upperName),
/* harmony export */   nN: () => (/* binding */ VARIABLE_NAME),
/* harmony export */   vv: () => (/* binding */ railiEnvironment)
/* harmony export */ });
/* unused harmony export MAX_VALUE_BYTES */
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** What a variable can be called, as the inside of a regular expression. */
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_-]*';
const REFERENCE = new RegExp(`\\$\\$|\\$\\{[ \\t]*(${VARIABLE_NAME})[ \\t]*\\}`, 'g');
/** `$RAILI_VAR_<this>` is what a variable is called in the environment; two names that share one are one variable. */
function upperName(name) {
    return name.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
}
/** A variable's value by its exact name, else by the same name in another case; undefined if it is not set. */
function variableIn(variables, name) {
    if (Object.hasOwn(variables, name))
        return variables[name];
    const wanted = upperName(name);
    const other = Object.keys(variables).find((key) => upperName(key) === wanted);
    return other === undefined ? undefined : variables[other];
}
/** Each `${name}` in a text, once; `$${name}` is none. */
function references(text) {
    const names = [...text.matchAll(REFERENCE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    return [...new Set(names)];
}
/** Writes each `${name}` anew and `$$` as `$`, in one pass: what is put in is not looked through again. */
function replaceReferences(text, replace) {
    return text.replace(REFERENCE, (_, name) => (name === undefined ? '$' : replace(name)));
}
/**
 * Fills in `${name}` in a prompt or a question (spec 5.6): a variable that is not set is empty, and
 * `onUnset` hears of it once. `$$` is a literal `$`.
 */
function interpolate(text, variables, onUnset = () => { }) {
    for (const name of unsetIn(text, variables))
        onUnset(name);
    return replaceReferences(text, (name) => variableIn(variables, name) ?? '');
}
/** The names in a text that have no value: they fail a state whose `args` or `directory` it is (spec 5.6). */
function unsetIn(text, variables) {
    return references(text).filter((name) => variableIn(variables, name) === undefined);
}
/** The same text with other names in its references; `$$` stays as it is written. */
function renameReferences(text, rename) {
    return text.replace(REFERENCE, (whole, name) => name === undefined ? whole : `\${${rename(name)}}`);
}
/** Bytes; a longer string in the environment makes exec fail (128 KiB on Linux). */
const MAX_VALUE_BYTES = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.graphVariable.value;
/**
 * What every child process sees of the variables: each as `RAILI_VAR_<NAME>` (spec 5.6). Names of values
 * that are too long to be passed come back in `tooLong`; for those, the child finds nothing.
 */
function railiEnvironment(variables) {
    const tooLong = Object.keys(variables).filter((name) => byteLength(variables[name]) > MAX_VALUE_BYTES);
    const passed = Object.entries(variables).filter(([name]) => !tooLong.includes(name));
    // The operating system cannot pass a NUL.
    const env = passed.map(([name, value]) => [`RAILI_VAR_${upperName(name)}`, value.replaceAll('\0', '')]);
    return { env: Object.fromEntries(env), tooLong };
}
function byteLength(text) {
    // No character takes more than three bytes for each of its code units.
    return text.length * 3 <= MAX_VALUE_BYTES ? text.length : new TextEncoder().encode(text).length;
}
/** The values of the inputs that say `log: true` (spec 5.2): they are told at the start, and kept with the run. */
function loggedInputs(graph, values = {}) {
    const logged = (graph?.inputs ?? []).filter(({ name, log }) => log && Object.hasOwn(values, name));
    return Object.fromEntries(logged.map(({ name }) => [name, values[name]]));
}


/***/ }),

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86183);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** null for a text that is no rule: a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has none that mean the same.
 * @param cwd where the agent works: what a relative path starts from
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
    const known = (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(kinds, rule.tool);
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
            // Two slashes are the file system's root; one alone is the settings file's folder, which we have none of.
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
/** What a state allows and denies in the words of a CLI; those of one without words of its own are taken as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about, so that to allow it means nothing and to deny it means to take it away.
    const ownTools = (rule) => (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(kinds, rule) === undefined ? ((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ })

};
