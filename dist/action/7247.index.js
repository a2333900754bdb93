export const id = 7247;
export const ids = [7247,9628];
export const modules = {

/***/ 83871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ schemaCompiler)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52210);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80517);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46069);
/* harmony import */ var _core_typed_decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(335);






/**
 * Compiles JSON Schema 2020-12 (spec 7.4). Importing this loads ajv, so it is imported lazily. A schema becomes code:
 * it is the workflow author's, and compiled when the workflow is read. What agents say is only ever that code's
 * argument.
 */
function schemaCompiler() {
    const ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2020({
        allErrors: true,
        // An unknown keyword would check nothing; but `properties` needs no `type` beside it.
        strictSchema: true,
        strictTypes: false,
        strictTuples: false,
        strictRequired: false,
        // So `required: [constructor]` is not met by what every object has.
        ownProperties: true,
        // Two states may have schemas with the same `$id`.
        addUsedSchema: false,
        logger: false,
    });
    // This keyword of OpenAPI's would let through what JSON Schema does not.
    ajv.removeKeyword('nullable');
    ajv_formats__WEBPACK_IMPORTED_MODULE_0__["default"](ajv);
    // Ajv's own divides doubles, and so refuses 19.99 as a multiple of 0.01.
    ajv.removeKeyword('multipleOf');
    ajv.addKeyword({
        keyword: 'multipleOf',
        type: 'number',
        schemaType: 'number',
        compile: (of) => (value) => (0,_core_typed_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .isMultiple */ .F)(value, of),
        error: { message: ({ schemaCode }) => (0,ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.str) `must be multiple of ${schemaCode}` },
    });
    return (schema) => {
        const refused = refusal(schema);
        if (refused !== null)
            return { problems: [refused] };
        try {
            const validate = ajv.compile(schema);
            // Such a schema would answer with a promise.
            if ('$async' in validate)
                return { problems: [{ path: ['$async'], message: 'unknown keyword: "$async"' }] };
            return { schema: checkedBy(validate) };
        }
        catch (error) {
            const [first, ...others] = uniqueErrors(ajv.errors ?? []).map((each) => asProblem(each, schema));
            ajv.errors = null;
            if (first !== undefined)
                return { problems: [first, ...others] };
            return { problems: [compileProblem((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), schema, Object.keys(ajv.RULES.all))] };
        }
    };
}
/** A schema that ajv would compile, and then check otherwise than it says. */
function refusal(schema) {
    if (typeof schema !== 'boolean' && !(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(schema)) {
        return { path: [], message: 'a schema is a mapping, or true or false' };
    }
    const own = findWay(schema, (key) => key === '__proto__');
    return own && { path: own, message: 'a property cannot be called __proto__ here' };
}
function checkedBy(validate) {
    return {
        mismatches(value) {
            try {
                return validate(value) ? [] : (validate.errors ?? []).map(asMismatch);
            }
            catch (error) {
                if (error instanceof RangeError)
                    return [{ pointer: '', expectation: 'must be less deeply nested' }];
                throw error;
            }
        },
    };
}
function asMismatch({ instancePath, message = 'is wrong', params }) {
    return { pointer: instancePath, expectation: `${message}${detailOf(params)}` };
}
/** What the message leaves out. */
function detailOf(params) {
    const { allowedValues, allowedValue, additionalProperty, unevaluatedProperty, propertyName } = params;
    if (allowedValues !== undefined)
        return `: ${allowedValues.map(shown).join(', ')}`;
    if ('allowedValue' in params)
        return ` ${shown(allowedValue)}`;
    const name = additionalProperty ?? unevaluatedProperty ?? propertyName;
    return name === undefined ? '' : ` (${shown(name)})`;
}
function shown(value) {
    return JSON.stringify(value);
}
/** An error of the schema, found by JSON Schema's own schema. */
function asProblem(error, schema) {
    const { pointer, expectation } = asMismatch(error);
    const path = pointer
        .split('/')
        .slice(1)
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const way = existing(path, schema);
    const { allowedValues } = error.params;
    const written = way.reduce((at, key) => at?.[key], schema);
    const near = allowedValues && typeof written === 'string' ? (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(allowedValues.map(String), written) : undefined;
    const meant = near === undefined ? '' : `; did you mean ${near}?`;
    return { path: way, message: `${pointer || 'the schema'} ${expectation}${meant}` };
}
/** Errors without repetitions: that schema reaches the same one by several ways. */
function uniqueErrors(errors) {
    const seen = new Set();
    return errors.filter(({ instancePath, keyword }) => {
        // If none of several forms fits, each of them says so.
        if (seen.has(instancePath) || ['anyOf', 'allOf', '$dynamicRef', 'if'].includes(keyword))
            return false;
        seen.add(instancePath);
        return true;
    });
}
/** The part of a path that exists. Items of lists have numbers. */
function existing(path, schema) {
    let at = schema;
    return path.map((key) => {
        const isList = Array.isArray(at);
        at = at?.[key];
        return isList ? Number(key) : key;
    });
}
/** Where ajv cannot compile a schema. It does not say where, so this is the first place with the word that it quotes. */
function compileProblem(told, schema, keywords) {
    const message = told
        .replace(/^strict mode: /, '')
        .replace(/ ignored in schema at path.*$/, ' is not known');
    const [, word] = /"([^"]+)"/.exec(message) ??
        /reference (\S+) from/.exec(message) ??
        /expression: \/(.*)\/u?:/.exec(message) ??
        [];
    const near = /^unknown keyword/.test(message) && word !== undefined ? (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(keywords, word) : undefined;
    const meant = near === undefined ? '' : `: did you mean ${near}?`;
    const hint = /^can't resolve/.test(message) ? '; only references within the schema are followed' : meant;
    const path = word === undefined ? null : findWay(schema, (key, value) => key === word || value === word);
    return { path: path ?? [], message: `${message}${hint}` };
}
/** The path to the first matching entry. A schema may contain itself, by an alias. */
function findWay(schema, isIt) {
    const seen = new Set();
    const find = (value) => {
        if (typeof value !== 'object' || value === null || seen.has(value))
            return null;
        seen.add(value);
        for (const [key, below] of Object.entries(value)) {
            if (isIt(Array.isArray(value) ? Number(key) : key, below))
                return [key];
            const way = find(below);
            if (way !== null)
                return [key, ...way];
        }
        return null;
    };
    return find(schema);
}


/***/ }),

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
