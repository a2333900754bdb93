export const id = 9628;
export const ids = [9628];
export const modules = {

/***/ 59628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SchemaReader: () => (/* binding */ SchemaReader),
/* harmony export */   readResultSchemas: () => (/* binding */ readResultSchemas)
/* harmony export */ });
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80517);
/* harmony import */ var _core_typed_typed_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31644);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86963);
/* harmony import */ var _script_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57065);
/* harmony import */ var _compile_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83871);
/* harmony import */ var _typed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47430);








/** Reads the schemas of a workflow (spec 7.4), each file once. */
class SchemaReader {
    readNamed;
    findings;
    #compile = (0,_compile_js__WEBPACK_IMPORTED_MODULE_5__/* .schemaCompiler */ .L)();
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
    /** Compiles a schema. Problems go to the findings; then undefined. */
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
    /** Reads a schema's file. JSON is YAML too, and so has lines. */
    #parsed({ bytes, file }) {
        const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeText */ .g7)(bytes, file, this.findings);
        const found = [];
        const source = text === null ? null : (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_3__.parseYaml)(withTabsAsSpaces((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_2__/* .withUnixLineEnds */ .ry)(text)), file, found);
        this.findings.push(...found.map((each) => ({ ...each, rule: 'bad-schema' })));
        if (source === null)
            return null;
        if (text !== null && file.endsWith('.json'))
            this.#warnOfJson(text, file);
        return this.#compiled(this.#compile(source.data), { file, lineOf: source.lineOf, path: [] });
    }
    /** Warns of a JSON file that only YAML accepts: editors and other programs call such a file broken. */
    #warnOfJson(text, file) {
        const read = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .readJsonObject */ .op)(text);
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
/** The text with spaces for tabs, by which JSON may be indented, and YAML may not. */
function withTabsAsSpaces(text) {
    return text.replace(/^\t+/gm, (tabs) => ' '.repeat(tabs.length));
}
/** Reads the schemas of a workflow's results (spec 7.4). Problems go to `findings`. */
async function readResultSchemas({ states, manifest, top }, readNamed, findings) {
    const reader = new SchemaReader(readNamed, findings);
    const typed = [];
    for (const state of states)
        typed.push(await withSchema(state, reader, findings));
    const written = manifest.result_schema;
    const place = top && placeAt({ source: top, prefix: [] });
    const resultSchema = written && place ? await reader.schema(written, place) : undefined;
    return { states: typed, files: reader.files, ...(resultSchema && { resultSchema }) };
}
async function withSchema(state, reader, findings) {
    const { definition, options } = state;
    const written = (0,_typed_js__WEBPACK_IMPORTED_MODULE_7__/* .writtenSchema */ .h)(state);
    if (written === undefined || definition.kind === 'graph')
        return state;
    const resultSchema = await reader.schema(written, placeOf(state));
    if (resultSchema === undefined)
        return state;
    if (definition.kind === 'script')
        return { ...state, definition: { ...definition, resultSchema } };
    const allowed = definition.options.allowed_transitions ?? [];
    if (options !== null)
        checkPolicy(allowed, resultSchema, options, findings);
    return { ...state, definition: { ...definition, resultSchema } };
}
/** Checks results that a policy fixes, so that a mismatch is known before anything is spent (spec 7.4). */
function checkPolicy(allowed, schema, place, findings) {
    if (allowed.length > 0 && !allowed.some(({ tag }) => tag === 'result')) {
        const message = 'result_schema: none of the allowed_transitions is a result';
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingAt */ .dz)(place, 'error', 'bad-value', ['result_schema'], message));
    }
    for (const [index, { payload }] of allowed.entries()) {
        if (payload === undefined)
            continue;
        const read = (0,_core_typed_typed_result_js__WEBPACK_IMPORTED_MODULE_0__/* .readTyped */ .fA)(payload, [schema]);
        if (read.kind === 'fits')
            continue;
        const path = ['allowed_transitions', index, 'payload'];
        const message = `allowed_transitions[${index}].payload: ${(0,_core_typed_typed_result_js__WEBPACK_IMPORTED_MODULE_0__/* .misfitProblem */ .mX)(read.mismatches)}`;
        findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingAt */ .dz)(place, 'error', 'bad-value', path, message));
    }
}
/** The place of a script's options: in a document they may stand beside the text, or in a comment like any other's. */
function placeOf({ definition, options, textLine }) {
    const { file } = definition;
    const comment = definition.kind === 'script' ? (0,_script_options_js__WEBPACK_IMPORTED_MODULE_4__/* .optionLine */ .mr)(definition.text, 'result_schema') : null;
    if (comment === null && options !== null)
        return placeAt(options);
    const line = textLine - 1 + (comment ?? 1);
    return { file, lineOf: () => line };
}
function placeAt({ source, prefix }) {
    const path = [...prefix, 'result_schema'];
    return { file: source.file, path, lineOf: (below) => source.lineOf([...path, ...below]) };
}


/***/ })

};
