export const id = 779;
export const ids = [779,551];
export const modules = {

/***/ 1344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   aK: () => (/* binding */ hint),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8551);

function report({ source, findings }, path, problem, rule = 'bad-value') {
    const place = pathText(path);
    findings.push({
        severity: 'error',
        rule,
        file: source.file,
        line: source.lineOf(path),
        message: place === '' ? problem : `${place}: ${problem}`,
    });
}
/** `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
}
/** A value as the end of "…, not". */
function shown(value) {
    if (Array.isArray(value))
        return 'a list';
    if ((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u)(value))
        return 'a mapping';
    if (value === null || value === undefined)
        return 'empty';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
/** ` (did you mean build?)`, or a list of what there is. */
function hint(names, near) {
    if (near !== undefined)
        return `; did you mean ${near}?`;
    if (names.length === 0)
        return '';
    const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `; there is ${names.slice(0, 20).join(', ')}${more}`;
}


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseGraphYaml: () => (/* binding */ parseGraphYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1344);



const SHOWN = 20;
/**
 * Reads a state graph's file: YAML 1.2, in which `on` is a text and a repeated key is an error that names
 * the key's whole path (spec 5.2). Whatever is wrong goes to `findings`; then null.
 */
function parseGraphYaml(text, file, findings) {
    if (/^%YAML\s+1\.1\b/m.test(text)) {
        const message = 'YAML 1.1 takes `on` for `true`; take the %YAML line away';
        findings.push({ severity: 'error', rule: 'front-matter-syntax', file, line: 1, message });
        return null;
    }
    const found = [];
    const source = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__.parseYaml)(text, file, found);
    if (source === null) {
        const repeated = repeatedKeys(text);
        for (const [index, finding] of found.entries()) {
            const path = / is given twice$/.test(finding.message) ? repeated.shift() : undefined;
            if (path !== undefined)
                found[index] = { ...finding, message: `${(0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(path)}: the key is given twice` };
        }
    }
    // Where brackets are never closed, each of them is one.
    findings.push(...found.slice(0, SHOWN));
    return source;
}
/** The paths of keys that were there before, in the order in which the parser meets them. */
function repeatedKeys(text) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const options = { lineCounter: lines, prettyErrors: false, version: '1.2' };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, options);
    return document.errors
        .filter(({ code }) => code === 'DUPLICATE_KEY')
        .map(({ pos }) => pathTo(document.contents, pos[0]) ?? []);
}
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


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


/**
 * Reads YAML 1.2 in which a repeated key is an error. Whatever is wrong goes to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count.
 */
function parseYaml(text, file, findings) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
    const lineAt = (offset) => lines.linePos(offset).line;
    for (const { pos, message } of document.warnings) {
        findings.push({ severity: 'warning', rule: 'front-matter-syntax', file, line: lineAt(pos[0]), message });
    }
    const errors = document.errors.map(({ pos, code, message }) => ({
        line: lineAt(pos[0]),
        message: code === 'DUPLICATE_KEY' ? `the key ${keyAt(text, pos[0])} is given twice` : message,
    }));
    const data = errors.length === 0 ? toData(document, errors) : null;
    for (const error of errors) {
        findings.push({ severity: 'error', rule: 'front-matter-syntax', file, ...error });
    }
    if (errors.length > 0)
        return null;
    return {
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
}
/** Aliases are only resolved here, and some have no end. */
function toData(document, errors) {
    try {
        return document.toJS();
    }
    catch (error) {
        errors.push({ line: 1, message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) });
        return null;
    }
}
function keyAt(text, offset) {
    return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
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
