export const id = 9628;
export const ids = [9628];
export const modules = {

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

/***/ 335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMultiple),
/* harmony export */   i: () => (/* binding */ isHeld)
/* harmony export */ });
/** No double has this many digits, and patterns overflow the stack on megabytes of them. */
const LONGEST_NUMBER = 2000;
/** Whether a double holds the number exactly as it is written. */
function isHeld(written) {
    const held = Number(written);
    // Nearly all numbers are written as JavaScript writes them.
    if (String(held) === written)
        return true;
    if (written.length > LONGEST_NUMBER)
        return false;
    return Number.isFinite(held) && sameText(decimalOf(written)) === sameText(decimalOf(String(held)));
}
/** Whether a number, as it is written, is a whole multiple of another: 19.99 is one of 0.01, though not as doubles. */
function isMultiple(number, of) {
    const a = decimalOf(String(number));
    const b = decimalOf(String(of));
    const least = Math.min(a.exponent, b.exponent);
    return wholeOf(a, least) % wholeOf(b, least) === 0n;
}
function wholeOf({ digits, exponent }, least) {
    return BigInt(digits === '' ? 0 : digits) * 10n ** BigInt(exponent - least);
}
function sameText({ sign, digits, exponent }) {
    return `${sign}${digits}e${exponent}`;
}
function decimalOf(number) {
    const [, sign = '', whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
    const digits = `${whole}${fraction}`.replace(/^0+/, '');
    let end = digits.length;
    while (end > 0 && digits[end - 1] === '0')
        end--;
    if (end === 0)
        return { sign: '', digits: '', exponent: 0 };
    const exponent = Number(power) - fraction.length + digits.length - end;
    return { sign, digits: digits.slice(0, end), exponent };
}


/***/ }),

/***/ 46484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   t5: () => (/* binding */ fieldsIn)
/* harmony export */ });
/* unused harmony exports DEEPEST_JSON, mapTexts, isText */
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(335);



/** Deeper JSON is refused: printing and comparing it recurse. */
const DEEPEST_JSON = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.jsonDepth.value;
/** @returns what is wrong with a text that is no JSON, or too deep */
function readJson(text) {
    try {
        JSON.parse(text);
    }
    catch {
        const { why, line, column } = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonErrorIn */ .qC)(text);
        return { pointer: '', expectation: `must be JSON: ${why} (line ${line}, column ${column})` };
    }
    return new TreeReader(text).read();
}
/** Prints without spaces. Texts and numbers are as `JSON.stringify` writes them, unless that would change a number. */
function printJson(node) {
    switch (node.kind) {
        case 'object': {
            const entries = [...node.entries].map(([key, value]) => `${JSON.stringify(key)}:${printJson(value)}`);
            return `{${entries.join(',')}}`;
        }
        case 'array':
            return `[${node.items.map(printJson).join(',')}]`;
        case 'scalar':
            return printScalar(node.text);
        default:
            return node;
    }
}
/** The same with each text in it changed, but not the keys. */
function mapTexts(node, change) {
    switch (node.kind) {
        case 'object': {
            const entries = [...node.entries].map(([key, value]) => [key, mapTexts(value, change)]);
            return { kind: 'object', entries: new Map(entries) };
        }
        case 'array':
            return { kind: 'array', items: node.items.map((item) => mapTexts(item, change)) };
        case 'scalar':
            return isText(node.text)
                ? { kind: 'scalar', text: JSON.stringify(change(JSON.parse(node.text))) }
                : node;
        default:
            return node;
    }
}
/** A JSON pointer (RFC 6901). */
function pointerOf(path) {
    return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
function isText(scalar) {
    return scalar.startsWith('"');
}
function printScalar(text) {
    if (isText(text))
        return JSON.stringify(JSON.parse(text));
    return isNumber(text) && (0,_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeld */ .i)(text) ? JSON.stringify(Number(text)) : text;
}
function isNumber(scalar) {
    return /^[-\d]/.test(scalar);
}
const [QUOTE, BACKSLASH] = [34, 92];
const SPACES = [32, 9, 13, 10];
/** A number or a word ends before one of these. */
const ENDS = [...SPACES, 44, 93, 125];
/** Reads JSON that is known to be JSON. */
class TreeReader {
    text;
    #at = 0;
    #path = [];
    #lost = [];
    constructor(text) {
        this.text = text;
    }
    read() {
        const node = this.#node();
        if (node !== null)
            return { node, lost: this.#lost };
        return { pointer: '', expectation: `must not be nested more than ${DEEPEST_JSON} deep` };
    }
    /** Null for JSON that is too deep. */
    #node() {
        this.#skipSpace();
        const first = this.text[this.#at];
        if ((first === '{' || first === '[') && this.#path.length >= DEEPEST_JSON)
            return null;
        const node = first === '{' ? this.#object() : first === '[' ? this.#array() : this.#scalar();
        this.#skipSpace();
        return node;
    }
    #object() {
        const entries = new Map();
        while (!this.#ends('}')) {
            const key = JSON.parse(this.#string());
            this.#path.push(key);
            if (entries.has(key))
                this.#lose('must be given once');
            this.#skipSpace();
            // This skips the colon.
            this.#at++;
            const value = this.#node();
            if (value === null)
                return null;
            entries.set(key, value);
            this.#path.pop();
        }
        return { kind: 'object', entries };
    }
    #array() {
        const items = [];
        while (!this.#ends(']')) {
            this.#path.push(items.length);
            const item = this.#node();
            if (item === null)
                return null;
            items.push(item);
            this.#path.pop();
        }
        return { kind: 'array', items };
    }
    #scalar() {
        if (this.text[this.#at] === '"')
            return { kind: 'scalar', text: this.#string() };
        const text = this.#word();
        if (isNumber(text) && !(0,_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeld */ .i)(text)) {
            this.#lose(`must be a number that a double holds, or a text: ${text.slice(0, 40)} would become another`);
        }
        return { kind: 'scalar', text };
    }
    /** Passes an opening bracket or a comma, and says whether the end follows, which it passes too. */
    #ends(bracket) {
        if (this.text[this.#at] !== bracket) {
            this.#at++;
            this.#skipSpace();
        }
        // After a comma there is always one more value.
        if (this.text[this.#at] !== bracket)
            return false;
        this.#at++;
        return true;
    }
    #string() {
        const start = this.#at;
        this.#at++;
        for (;;) {
            const code = this.text.charCodeAt(this.#at);
            if (code === QUOTE)
                break;
            this.#at += code === BACKSLASH ? 2 : 1;
        }
        this.#at++;
        return this.text.slice(start, this.#at);
    }
    // A pattern would overflow the stack on megabytes.
    #skipSpace() {
        while (SPACES.includes(this.text.charCodeAt(this.#at)))
            this.#at++;
    }
    #word() {
        const start = this.#at;
        while (this.#at < this.text.length && !ENDS.includes(this.text.charCodeAt(this.#at)))
            this.#at++;
        return this.text.slice(start, this.#at);
    }
    #lose(expectation) {
        this.#lost.push({ pointer: pointerOf(this.#path), expectation });
    }
}
/**
 * Finds fields of a JSON text by their paths (spec 7.4): a text as it is, anything else as JSON; undefined without such
 * a field, or without JSON. The text is parsed once, when a field is first asked for.
 */
function fieldsIn(text) {
    let root;
    return (path) => {
        if (root === undefined) {
            const reading = readJson(text);
            root = 'node' in reading ? reading.node : null;
        }
        const node = path.reduce(below, root ?? undefined);
        if (node === undefined)
            return undefined;
        return node.kind === 'scalar' && isText(node.text) ? JSON.parse(node.text) : printJson(node);
    };
}
function below(node, key) {
    switch (node?.kind) {
        case 'object':
            return node.entries.get(key);
        case 'array':
            return /^(?:0|[1-9]\d*)$/.test(key) ? node.items[Number(key)] : undefined;
        default:
            return undefined;
    }
}


/***/ }),

/***/ 31644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ typedTransition),
/* harmony export */   PP: () => (/* binding */ misfitReminder),
/* harmony export */   eJ: () => (/* binding */ repairReminder),
/* harmony export */   fA: () => (/* binding */ readTyped),
/* harmony export */   mX: () => (/* binding */ misfitProblem),
/* harmony export */   u3: () => (/* binding */ askedResult),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _protocol_tag_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82423);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46484);




/** Reads a payload as JSON that fits all of these schemas (spec 7.4). */
function readTyped(payload, schemas) {
    const text = withoutFence(payload.trim());
    const reading = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(text);
    if ('pointer' in reading)
        return { kind: 'misfit', mismatches: [reading] };
    const value = JSON.parse(text);
    const mismatches = [...reading.lost, ...schemas.flatMap((schema) => schema.mismatches(value))];
    if (mismatches.length > 0)
        return { kind: 'misfit', mismatches };
    return { kind: 'fits', json: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(reading.node) };
}
/** The same transition with its payload in normal form; or what is wrong with it. */
function typedTransition(transition, schemas) {
    if (transition.tag !== 'result' || schemas.length === 0)
        return { transition };
    const read = readTyped(transition.payload, schemas);
    if (read.kind === 'misfit')
        return read;
    return { transition: { ...transition, payload: read.json, typed: true } };
}
/** The text in a payload's one fence ` ```json `; any other payload as it is. */
function withoutFence(payload) {
    const [, fence = '', content] = /^(`{3,})[ \t]*json[ \t]*\r?\n([\s\S]*)$/i.exec(payload) ?? [];
    if (content === undefined || !content.endsWith(fence))
        return payload;
    return content.slice(0, -fence.length);
}
/** How many mismatches are told. */
const MAX_TOLD = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.mismatches.value;
/** One line per mismatch, as pointer and expectation; the number of the rest. */
function mismatchLines(mismatches) {
    const lines = [...new Set(mismatches.map(mismatchText))];
    const more = lines.length - MAX_TOLD;
    return [...lines.slice(0, MAX_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
}
/** A mismatch such as `/findings/0/line: must be integer`. Parts of it are a model's words. */
function mismatchText({ pointer, expectation }) {
    const place = pointer === '' ? '"" (the whole)' : (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(pointer, 200);
    return `${place}: ${(0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(expectation, 300)}`;
}
/** What is wrong, as a sentence without its full stop. */
function misfitProblem(mismatches) {
    return `the result does not fit its schema: ${mismatchLines(mismatches).join('; ')}`;
}
/**
 * What a session is told whose result does not fit (spec 7.4): pointers and expectations, and how to answer.
 * @param asked how the answer is to be given
 */
function misfitReminder(mismatches, asked) {
    return [
        'Your last message could not be used: its result does not fit the schema.',
        ...mismatchLines(mismatches).map((line) => `- ${line}`),
        asked,
    ].join('\n');
}
/** What a session is told whose answer to that has a wrong tag, or none. */
function repairReminder(problem) {
    const wrong = (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(problem, 300).replace(/[.\s]+$/, '');
    return `Your last message could not be used: ${wrong}.\n${askedResult(true)}`;
}
/** How to answer: in a tag, or as the whole message. */
function askedResult(inTag) {
    if (!inTag)
        return 'Answer with all of the JSON, corrected, and with nothing else.';
    return `End your answer with this tag, with all of the JSON, corrected, and nothing else in it:\n${(0,_protocol_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)('result', {})}`;
}
/** A kept result as the JSON value that it is; null for free text. @param typed whether it is known to be JSON */
function resultJson(result, typed) {
    return result === null || !typed ? null : JSON.parse(result);
}


/***/ }),

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
