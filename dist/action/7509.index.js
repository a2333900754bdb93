export const id = 7509;
export const ids = [7509];
export const modules = {

/***/ 99890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPrompt: () => (/* binding */ readPrompt)
/* harmony export */ });
/* harmony import */ var gray_matter__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19599);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87356);
/* harmony import */ var _option_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54006);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86963);





/**
 * Splits a prompt file into options and body (spec 1.4). What is wrong goes to `findings`; then the
 * options are empty. Only YAML is read: a prompt file never executes code in this process.
 */
function readPrompt(text, file, findings) {
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
    // Checked before gray-matter sees the file, which would look for an engine under whatever stands here.
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
/** What is left of a prompt that is too long to be searched, of which nothing else is said; null: it is not. */
function excessIn(content, file, findings) {
    const close = content.startsWith('---') ? content.indexOf('\n---', 3) : -1;
    const start = close === -1 ? 0 : content.indexOf('\n', close + 1) + 1;
    const line = content.slice(0, start).split('\n').length;
    const body = content.slice(start);
    const left = (0,_includes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutExcess */ .KS)(body, { file, line }, findings);
    return left === body ? null : left;
}
/**
 * Always given: without options gray-matter remembers each text it has seen, the broken ones as if they
 * were fine. Its own engines, one of which evaluates JavaScript, are all replaced.
 */
function splitOptions(parse) {
    const refuse = () => {
        throw new Error('only YAML front matter is allowed');
    };
    const engines = { yaml: parse, json: refuse, javascript: refuse, js: refuse, coffee: refuse, toml: refuse };
    return { engines, language: 'yaml', delimiters: '---' };
}
/** gray-matter leaves what follows the closing dashes on their own line in the body. */
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


/***/ })

};
