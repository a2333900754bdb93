export const id = 9628;
export const ids = [9628];
export const modules = {

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
