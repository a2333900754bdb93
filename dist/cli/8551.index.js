export const id = 8551;
export const ids = [8551];
export const modules = {

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   lV: () => (/* binding */ yamlFinding),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   rq: () => (/* binding */ READING),
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
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { ...READING, lineCounter: lines, prettyErrors: false });
    const lineAt = (offset) => lines.linePos(offset).line;
    const warnings = document.warnings.map(({ pos, message }) => {
        return { severity: 'warning', line: lineAt(pos[0]), message };
    });
    const found = document.errors.map(({ pos, message }) => {
        return { at: pos[0], message: `${message}${quotesAdvice(text, pos[0])}` };
    });
    const twice = repeatedKeys(document.contents).map(({ at, path }) => {
        return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
    });
    const errors = [...found, ...twice]
        .sort((a, b) => a.at - b.at)
        .map(({ at, ...problem }) => ({ severity: 'error', line: lineAt(at), ...problem }));
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
/** The name of another workflow (spec 7.2), `target: review:`, is the beginning of a mapping to YAML. */
function quotesAdvice(text, at) {
    const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    const [line = ''] = text.slice(start, start + 1000).split('\n', 1);
    const [, name] = /:[ \t]+([\p{L}\p{N}_.-]{1,100}:)[ \t]*(?:[,}\]]|$)/u.exec(line) ?? [];
    return name === undefined ? '' : `; a value that ends in a colon needs quotes: "${name}"`;
}
/** The parser's own look at keys compares each with each, and its own warnings go to standard error. */
const READING = { version: '1.2', uniqueKeys: false, logLevel: 'error' };
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
/** Keys that stood in their mapping before, in linear time. */
function repeatedKeys(node, path = []) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node))
        return node.items.flatMap((item, index) => repeatedKeys(item, [...path, index]));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node))
        return [];
    const seen = new Set();
    return node.items.flatMap(({ key, value }) => {
        const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) ? String(key.value) : '?';
        const below = repeatedKeys(value, [...path, name]);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key))
            return below;
        const isRepeated = seen.has(key.value);
        seen.add(key.value);
        return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
    });
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
