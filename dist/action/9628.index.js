export const id = 9628;
export const ids = [9628];
export const modules = {

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject)
/* harmony export */ });
/* unused harmony export jsonErrorIn */
/** The object that a JSON file holds; else what is wrong with the file, as the end of a sentence about it, and where. */
function readJsonObject(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (error) {
        // Each version of Node has another way to say the place, or none.
        const why = error.message.replace(/,? (?:in JSON at position|"|\.\.\."|is not valid).*$/s, '');
        return { problem: `is no JSON: ${why}`, ...jsonErrorIn(text) };
    }
    return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;
/** The place of the first sign of a text, which is no JSON, that does not fit. In linear time. */
function jsonErrorIn(text) {
    const open = [];
    /** What may come: a value, a key, a colon, or what follows a value. */
    let awaited = 'value';
    let isFirst = false;
    let at = 0;
    for (;;) {
        TOKEN.lastIndex = at;
        const [whole, sign, string] = TOKEN.exec(text) ?? [];
        if (whole === undefined)
            break;
        const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
        if (closes && (awaited === 'next' || isFirst)) {
            open.pop();
            awaited = 'next';
        }
        else if (awaited === 'colon' && sign === ':')
            awaited = 'value';
        else if (awaited === 'next' && sign === ',' && open.length > 0)
            awaited = open.at(-1) === '{' ? 'key' : 'value';
        else if (awaited === 'key' && string !== undefined)
            awaited = 'colon';
        else if (awaited === 'value' && (sign === '{' || sign === '[')) {
            open.push(sign);
            awaited = sign === '{' ? 'key' : 'value';
        }
        else if (awaited === 'value' && sign === undefined)
            awaited = 'next';
        else
            break;
        isFirst = sign === '{' || sign === '[';
        at += whole.length;
    }
    const before = text.slice(0, at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0));
    const lines = before.split('\n');
    return { line: lines.length, column: lines.at(-1).length + 1 };
}


/***/ }),

/***/ 59628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SchemaReader: () => (/* binding */ SchemaReader)
/* harmony export */ });
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80517);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86963);
/* harmony import */ var _compile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83871);




/** Reads the schemas of a workflow (spec 7.4), each file once. */
class SchemaReader {
    readNamed;
    findings;
    #compile = (0,_compile_js__WEBPACK_IMPORTED_MODULE_2__/* .schemaCompiler */ .L)();
    #files = new Map();
    #read = new Map();
    constructor(readNamed, findings) {
        this.readNamed = readNamed;
        this.findings = findings;
    }
    /** For the fingerprint. */
    get files() {
        return [...this.#files.values()];
    }
    /** What is wrong goes to the findings; then undefined. */
    async schema(written, place) {
        if (typeof written === 'string')
            return (await this.#fromFile(written, place)) ?? undefined;
        return this.#compiled(this.#compile(written), place) ?? undefined;
    }
    async #fromFile(name, place) {
        const named = await this.readNamed(name);
        if ('problem' in named) {
            this.#report(place, [], `result_schema: ${named.problem}`);
            return null;
        }
        const { file } = named;
        const known = this.#read.get(file.name);
        if (known !== undefined)
            return known;
        this.#files.set(file.name, file);
        const schema = this.#parsed(file);
        this.#read.set(file.name, schema);
        return schema;
    }
    /** JSON is YAML too, and so has lines. */
    #parsed({ bytes, file }) {
        const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeText */ .g7)(bytes, file, this.findings);
        const found = [];
        const source = text === null ? null : (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__.parseYaml)(withTabsAsSpaces((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_0__/* .withUnixLineEnds */ .ry)(text)), file, found);
        this.findings.push(...found.map((each) => ({ ...each, rule: 'bad-schema' })));
        if (source === null)
            return null;
        if (text !== null && file.endsWith('.json'))
            this.#warnOfJson(text, file);
        return this.#compiled(this.#compile(source.data), { file, lineOf: source.lineOf, path: [] });
    }
    /** It is read as YAML, which takes more than JSON: editors and other programs call such a file broken. */
    #warnOfJson(text, file) {
        const read = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .readJsonObject */ .op)(text);
        if (!('problem' in read) || /^[\s]*(?:true|false)\s*$/.test(text))
            return;
        const { line, column } = read;
        const message = `the schema is read, but the file ${read.problem}; mend it, or call it .yaml`;
        this.findings.push({ severity: 'warning', rule: 'bad-schema', file, line, column, message });
    }
    #compiled(compiled, place) {
        if ('schema' in compiled)
            return compiled.schema;
        for (const { path, message } of compiled.problems) {
            this.#report(place, path, `the schema cannot be used: ${message}`);
        }
        return null;
    }
    #report(place, below, message) {
        const { file, path } = place;
        const way = path && [...path, ...below];
        const line = place.lineOf(below);
        this.findings.push({
            severity: 'error',
            rule: 'bad-schema',
            file,
            line,
            ...(way && { path: way }),
            message,
        });
    }
}
/** Indentation by tabs is fine in JSON, and none in YAML. */
function withTabsAsSpaces(text) {
    return text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length));
}


/***/ })

};
