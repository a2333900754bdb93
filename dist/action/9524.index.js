export const id = 9524;
export const ids = [9524,6963,7143];
export const modules = {

/***/ 41677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Jr: () => (/* binding */ checkOptions),
/* harmony export */   L: () => (/* binding */ checkKeys),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   dz: () => (/* binding */ findingAt)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77934);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86963);





/** Checks a mapping against a schema; whatever is wrong goes to `findings`, each with its key's line. */
function checkOptions(schema, value, place, findings) {
    const checked = valibot__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(schema, value);
    if (checked.success)
        return checked.output;
    for (const issue of checked.issues) {
        const path = (issue.path ?? []).map((item) => item.key);
        const message = `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path)}: ${problemOf(issue)}`;
        findings.push(findingAt(place, 'error', ruleOf(issue, path), path, message));
    }
    return null;
}
/** A finding about a key below a place. */
function findingAt({ source, prefix }, severity, rule, below, message) {
    const path = [...prefix, ...below];
    const { file } = source;
    return { severity, rule, file, line: source.lineOf(path), ...(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .columnIn */ .YZ)(source, rule, path), path, message };
}
/** Its like may be there already. */
function unknownKey(key, known) {
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(known, key);
    return `unknown key "${key}"${near === undefined ? '' : `: did you mean ${near}?`}`;
}
/**
 * Tells of each key that nobody reads. Where it can be said which one was meant it is an error: `allowed_transition` is
 * no policy (spec 1.4), and `denny` denies nothing. Else a warning.
 */
function checkKeys(value, known, place, findings, describe = unknownKey) {
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value))
        return;
    // What is there already was not meant once more.
    const free = known.filter((name) => !Object.hasOwn(value, name));
    const unknown = Object.keys(value).filter((name) => !known.includes(name));
    const slips = unknown.map((key) => ({ key, meant: keyMeant(free, key) }));
    for (const { key, meant } of slips.filter((slip) => slip.meant !== undefined)) {
        const message = `unknown key "${key}": did you mean ${meant}?`;
        findings.push(findingAt(place, 'error', 'misspelt-key', [key], message));
    }
    for (const { key } of slips.filter((slip) => slip.meant === undefined))
        findings.push(findingAt(place, 'warning', 'unknown-key', [key], describe(key, known)));
}
function keyMeant(free, key) {
    return (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .slipOf */ .Kj)(free, key) ?? (key.length < 3 ? undefined : (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(free, key));
}
function keysOf(schema) {
    return Object.keys(schema.entries);
}
function below(place, ...path) {
    return { source: place.source, prefix: [...place.prefix, ...path] };
}
/** A value that has the right type but cannot be used has a rule of its own in lint (spec 2.4). */
function ruleOf(issue, path) {
    const key = String(path.at(-1));
    if (issue.kind !== 'validation')
        return 'bad-value';
    // A known one is all that is asked of it.
    if ((key === 'agent' || key === 'backend') && typeof issue.input === 'string')
        return 'unknown-agent';
    if (key === 'match')
        return 'bad-regex';
    const isState = key === 'goto' || ((0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(key) && _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[key].kind === 'state');
    return isState ? 'path-in-target' : 'bad-value';
}
function problemOf(issue) {
    // YAML has no `undefined`: the key was not there.
    if (issue.input === undefined)
        return 'is missing';
    return `${issue.message}, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownValue */ .JJ)(issue.input)}`;
}


/***/ }),

/***/ 43519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** A mapping, as data out of YAML or JSON has them. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 86963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rq: () => (/* binding */ READING),
  u4: () => (/* reexport */ record/* isRecord */.u),
  parseYaml: () => (/* binding */ parseYaml),
  gM: () => (/* binding */ readYaml),
  lV: () => (/* binding */ yamlFinding)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/core/errors.js
var core_errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-depth.js

/** Brackets, dashes of one line, or indented lines inside each other: more than anyone writes, fewer than end the stack. */
const DEEPEST = 200;
const TOO_DEEP = `it is nested more than ${DEEPEST} deep, too deep to be read`;
/**
 * Where a text nests more than it may; null: nowhere. The parser works its way down by recursion, and a stack that
 * ends inside of it can end the process.
 */
function tooDeepAt(text) {
    // Nearly always, counting is enough; it takes brackets in texts for others.
    if (!mayBeDeep(text))
        return null;
    let offset = 0;
    let brackets = 0;
    let dashes = 0;
    let isScalar = false;
    let isStart = true;
    let indent = 0;
    const indents = [];
    for (const token of new dist.Lexer().lex(text)) {
        if (MARKS.includes(token)) {
            isScalar = token === SCALAR;
            continue;
        }
        if (!isScalar) {
            if (token === '[' || token === '{')
                brackets += 1;
            else if (token === ']' || token === '}')
                brackets -= 1;
            else if (token === '-' || token === '?')
                dashes += 1;
        }
        const isSpace = !isScalar && /^[ \t]+$/.test(token);
        if (isStart && isSpace)
            indent = token.length;
        if (isStart && !isSpace && !/^[\r\n#]/.test(token)) {
            while ((indents.at(-1) ?? -1) >= indent)
                indents.pop();
            indents.push(indent);
            isStart = false;
        }
        if (/[\r\n]$/.test(token)) {
            dashes = 0;
            isStart = true;
            indent = 0;
        }
        if (Math.max(brackets, dashes, indents.length) > DEEPEST)
            return offset;
        offset += token.length;
        isScalar = false;
    }
    return null;
}
/** What the lexer says besides pieces of the text: here a scalar follows, a document begins, a flow ends in error. */
const SCALAR = '\u001f';
const MARKS = [SCALAR, '\u0002', '\u0018'];
const DASHES = new RegExp(`(?:[-?][ \\t]+){${DEEPEST}}`);
const INDENTED = new RegExp(`^ {${DEEPEST}}`, 'm');
function mayBeDeep(text) {
    let open = 0;
    for (const [sign] of text.matchAll(/[[\]{}]/g)) {
        open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
        if (open > DEEPEST)
            return true;
    }
    return DASHES.test(text) || INDENTED.test(text);
}

// EXTERNAL MODULE: ./lib/workflow/parts/record.js
var record = __webpack_require__(43519);
;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-source.js




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
function readYaml(text, file, { merge = false } = {}) {
    const lines = new dist.LineCounter();
    const deep = tooDeepAt(text);
    if (deep !== null) {
        const line = text.slice(0, deep).split('\n').length;
        return { source: null, problems: [{ severity: 'error', line, message: TOO_DEEP }] };
    }
    const document = (0,dist.parseDocument)(text, { ...READING, merge, lineCounter: lines, prettyErrors: false });
    const index = new WeakMap();
    const lineAt = (offset) => lines.linePos(offset).line;
    const warnings = document.warnings.map(({ code, pos, message }) => {
        const tagged = code === 'TAG_RESOLVE_FAILED' ? { tagged: pathTo(document.contents, pos[0]) } : {};
        return { severity: 'warning', line: lineAt(pos[0]), message, ...tagged };
    });
    const found = document.errors.map(({ code, pos, message }) => {
        const told = inOurWords(code, message);
        return { at: pos[0], message: `${told}${quotesAdvice(text, pos[0])}` };
    });
    const twice = repeatedKeys(document.contents, merge).map(({ at, path }) => {
        return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
    });
    const errors = [...found, ...twice]
        .sort((a, b) => a.at - b.at)
        .map(({ at, ...problem }) => ({ severity: 'error', line: lineAt(at), ...problem }));
    const strays = merge && errors.length === 0 ? strayMerges(document.contents, document) : [];
    for (const at of strays)
        errors.push({ severity: 'error', line: lineAt(at), message: MERGE });
    const data = errors.length === 0 ? toData(document, errors) : null;
    const problems = [...warnings, ...errors];
    if (errors.length > 0)
        return { source: null, problems };
    const source = {
        data,
        file,
        lineOf: (path) => lineAt(find(document, path, index).at),
        columnOf: (path, part = 'value') => {
            const { at, value } = find(document, path, index);
            const [of] = (part === 'value' && value?.range) || [at];
            return lines.linePos(lineAt(of) === lineAt(at) ? of : at).col;
        },
        textPlaceOf: (path) => {
            const { at, value } = find(document, path, index);
            if (!(0,dist.isScalar)(value) || !value.range)
                return { line: lineAt(at), indent: 0 };
            const [start, end] = value.range;
            const { line, col } = lines.linePos(start);
            if (!value.type?.startsWith('BLOCK_'))
                return { line, indent: value.type === 'PLAIN' ? col - 1 : col };
            const [, indent = ''] = /\n( *)\S/.exec(text.slice(start, end)) ?? [];
            return { line: line + 1, indent: indent.length };
        },
    };
    return { source, problems };
}
const MERGE = '`<<` takes a mapping, or the alias of one (`<<: *base`)';
/** Where the parser speaks of its own grammar. */
function inOurWords(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return SEVERAL_DOCUMENTS;
    if (code === 'TAB_AS_INDENT')
        return 'this line is indented with a tab, which YAML does not take: use spaces';
    const [, end] = /^Flow \w+ in block collection .* end with a ([\]}])/.exec(message) ?? [];
    return end === undefined
        ? message
        : `what "${end === ']' ? '[' : '{'}" begins is not closed: put "${end}" at its end`;
}
const SEVERAL_DOCUMENTS = 'a second document begins here (`---`), and a file is one workflow: make it a file of its own';
/** The way to the innermost key or item that stands around an offset; a tag stands ahead of what it is for. */
function pathTo(node, offset) {
    if ((0,dist.isSeq)(node)) {
        const index = node.items.findIndex((item) => offset < (item.range?.[2] ?? 0));
        return index < 0 ? [] : [index, ...pathTo(node.items[index], offset)];
    }
    if (!(0,dist.isMap)(node))
        return [];
    const pair = node.items.findLast(({ key }) => (key.range?.[0] ?? 0) <= offset);
    if (pair === undefined || !(0,dist.isScalar)(pair.key))
        return [];
    return [String(pair.key.value), ...pathTo(pair.value, offset)];
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
function aliasProblem(message) {
    if (!message.startsWith('Excessive alias count'))
        return message;
    return 'its aliases (`*name`) stand for more than can be read: one inside of what it names, or too many in each other';
}
/** Aliases are only resolved here, and some have no end. */
function toData(document, errors) {
    try {
        return document.toJS();
    }
    catch (error) {
        const message = error instanceof RangeError ? TOO_DEEP : aliasProblem((0,core_errors/* messageOf */.bD)(error));
        errors.push({ severity: 'error', line: 1, message });
        return null;
    }
}
function keyAt(text, offset) {
    return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}
/** Keys that stood in their mapping before, in linear time. @param merge `<<` may stand there several times */
function repeatedKeys(node, merge, path = []) {
    if ((0,dist.isSeq)(node))
        return node.items.flatMap((item, index) => repeatedKeys(item, merge, [...path, index]));
    if (!(0,dist.isMap)(node))
        return [];
    const seen = new Set();
    return node.items.flatMap(({ key, value }) => {
        const name = (0,dist.isScalar)(key) ? String(key.value) : '?';
        const below = repeatedKeys(value, merge, [...path, name]);
        if (!(0,dist.isScalar)(key) || (merge && isMergeKey(key)))
            return below;
        const isRepeated = seen.has(key.value);
        seen.add(key.value);
        return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
    });
}
function find(document, path, index) {
    let value = document.contents;
    let at = value?.range?.[0] ?? 0;
    for (const step of path) {
        if ((0,dist.isAlias)(value))
            value = (value.resolve(document) ?? null);
        if ((0,dist.isMap)(value)) {
            const pair = pairsOf(document, value, index).get(String(step));
            if (pair === undefined)
                return { at, value: null };
            at = pair.key.range?.[0] ?? at;
            value = pair.value;
        }
        else if ((0,dist.isSeq)(value)) {
            value = (value.items[Number(step)] ?? null);
            at = value?.range?.[0] ?? at;
        }
        else {
            return { at, value: null };
        }
    }
    return { at, value };
}
/** The pairs of a mapping and, where `<<` has merged some in, of those mappings: own ones first. */
function pairsOf(document, map, index) {
    const known = index.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    // Ahead of what is merged in, which might be this mapping again.
    index.set(map, pairs);
    const add = (name, pair) => pairs.has(name) || pairs.set(name, pair);
    for (const pair of map.items)
        if ((0,dist.isScalar)(pair.key))
            add(String(pair.key.value), pair);
    for (const { key, value } of map.items) {
        if (!isMergeKey(key))
            continue;
        for (const source of (0,dist.isSeq)(value) ? value.items : [value]) {
            const merged = (0,dist.isAlias)(source) ? source.resolve(document) : source;
            if (!(0,dist.isMap)(merged))
                continue;
            for (const [name, pair] of pairsOf(document, merged, index))
                add(name, pair);
        }
    }
    return pairs;
}
/** Where `<<` is given something else than mappings, of which the library says no line. */
function strayMerges(node, document) {
    if ((0,dist.isSeq)(node))
        return node.items.flatMap((item) => strayMerges(item, document));
    if (!(0,dist.isMap)(node))
        return [];
    return node.items.flatMap(({ key, value }) => {
        const below = strayMerges(value, document);
        if (!isMergeKey(key))
            return below;
        const sources = (0,dist.isSeq)(value) ? value.items : [value];
        const isFine = sources.every((source) => (0,dist.isMap)((0,dist.isAlias)(source) ? source.resolve(document) : source));
        return isFine ? below : [key.range?.[0] ?? 0, ...below];
    });
}
function isMergeKey(key) {
    return (0,dist.isScalar)(key) && (key.value === '<<' || typeof key.value === 'symbol') && key.type === 'PLAIN';
}


/***/ }),

/***/ 99524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSettings: () => (/* binding */ readSettings),
  readWorkflowSettings: () => (/* binding */ readWorkflowSettings)
});

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/settings/refused-args.js
var refused_args = __webpack_require__(26847);
// EXTERNAL MODULE: ./lib/core/settings/settings.js
var settings_settings = __webpack_require__(82272);
// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
// EXTERNAL MODULE: ./lib/workflow/option-check.js
var option_check = __webpack_require__(41677);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var parts_fingerprint = __webpack_require__(27644);
;// CONCATENATED MODULE: ./lib/workflow/parts/mcp-servers.js

/** MCP servers as every agent CLI writes them: `{ "mcpServers": { NAME: … } }`, or the servers alone. */
function parseServers(data) {
    const servers = (0,json_object/* isJsonObject */.OW)(data.mcpServers) ? data.mcpServers : data;
    const names = Object.keys(servers);
    if (names.length === 0)
        return { problem: 'it holds no server' };
    const broken = names.find((name) => !isServer(servers[name]));
    if (broken !== undefined)
        return { problem: `the server ${broken} has neither a command (a text) nor a url` };
    const strange = names.find((name) => !/^[A-Za-z0-9_-]+$/.test(name));
    if (strange !== undefined)
        return { problem: `the server's name ${JSON.stringify(strange)} must be letters, digits, - and _` };
    return { servers: servers };
}
function isServer(server) {
    return (0,json_object/* isJsonObject */.OW)(server) && (typeof server.command === 'string' || typeof server.url === 'string');
}
/** Servers of several files: one that two of them have is told, and the later one holds. */
class ServerList {
    byName = new Map();
    /** @returns what is wrong with these beside those before them */
    add(servers) {
        const twice = Object.keys(servers).find((name) => this.byName.has(name));
        for (const [name, server] of Object.entries(servers))
            this.byName.set(name, server);
        return twice === undefined ? null : `there are two servers ${twice}`;
    }
    get all() {
        return Object.fromEntries(this.byName);
    }
}

// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
;// CONCATENATED MODULE: ./lib/workflow/settings.js








/** What a state or a manifest says of its agents, with its files read; what is wrong goes to the findings (spec 7.5). */
async function readSettings(written, reading) {
    const { mcp, settings, system_prompt: prompt } = written;
    const plain = Object.fromEntries(settings_settings/* SETTING_KEYS */.GS.filter((key) => !['mcp', 'settings', 'system_prompt'].includes(key) && written[key] !== undefined).map((key) => [key, written[key]]));
    checkRights(plain, reading);
    const servers = mcp === undefined ? null : await readServers(mcp, reading);
    const object = settings === undefined ? null : await readObject('settings', settings, reading);
    const text = prompt === undefined ? null : await readPromptText(prompt, reading);
    return {
        ...plain,
        ...(servers !== null && { mcp: servers }),
        ...(object !== null && { settings: object }),
        ...(text !== null && { system_prompt: text }),
    };
}
function checkRights({ permission_mode: mode, args }, reading) {
    if (mode === 'bypassPermissions' && reading.maySkipPermissions === false) {
        const message = 'permission_mode: bypassPermissions lets agents do anything, which only who starts the run can say: dangerously-skip-permissions';
        refuse(reading, 'permission_mode', message);
    }
    for (const cli of args === undefined ? [] : reading.clis) {
        const { ownFlags = [] } = (0,agent_clis/* factsOf */.xS)(cli) ?? {};
        const why = (0,refused_args/* refusedArgument */.Q)(args ?? [], ownFlags);
        if (why !== null)
            refuse(reading, 'args', `args for ${cli}: ${why}`);
    }
}
async function readServers(mcp, reading) {
    const sources = (Array.isArray(mcp) ? mcp : [mcp]);
    const servers = new ServerList();
    for (const source of sources) {
        const data = typeof source === 'string' ? await readObject('mcp', source, reading) : source;
        if (data === null)
            continue;
        const found = parseServers(data);
        if ('problem' in found) {
            refuse(reading, 'mcp', `mcp: ${typeof source === 'string' ? `${source}: ` : ''}${found.problem}`);
            continue;
        }
        const problem = servers.add(found.servers);
        if (problem !== null)
            refuse(reading, 'mcp', `mcp: ${problem}`);
    }
    return servers.all;
}
/** What a JSON file holds. */
async function readObject(key, name, reading) {
    const found = await readText(key, name, reading);
    if (found === null)
        return null;
    const read = (0,json_object/* readJsonObject */.op)(found.text);
    if ('object' in read)
        return read.object;
    const { problem, ...place } = read;
    const message = `${key}: ${name} ${problem}`;
    reading.findings.push({ severity: 'error', rule: 'settings-refused', file: found.file, ...place, message });
    return null;
}
/** One line that ends like a file's name, and has no spaces, is a file; everything else is the text itself. */
const FILE_NAME = /^\S+\.(md|txt)$/;
async function readPromptText(prompt, reading) {
    const name = typeof prompt !== 'string' ? prompt.file : FILE_NAME.test(prompt.trim()) ? prompt.trim() : null;
    const text = name === null ? prompt : ((await readText('system_prompt', name, reading))?.text ?? null);
    if (text === null)
        return null;
    if (text.trim() === '')
        refuse(reading, 'system_prompt', `system_prompt: ${name} is empty`);
    if (Buffer.byteLength(text) > settings_settings/* LONGEST_SYSTEM_PROMPT */.ip)
        refuse(reading, 'system_prompt', `system_prompt: is over ${settings_settings/* LONGEST_SYSTEM_PROMPT */.ip} bytes`);
    return text;
}
async function readText(key, name, reading) {
    const named = await reading.readNamed(name);
    if ('problem' in named) {
        refuse(reading, key, `${key}: ${named.problem}`);
        return null;
    }
    reading.files.push(named.file);
    const { bytes, file } = named.file;
    const text = (0,state_file/* decodeText */.g7)(bytes, file, reading.findings);
    return text === null ? null : { text, file };
}
function refuse({ place, findings }, key, message) {
    findings.push((0,option_check/* findingAt */.dz)(place, 'error', 'settings-refused', [key], message));
}
/** The states with what their agents may use, and what the manifest says of all of them. */
async function readWorkflowSettings({ states, manifest, fingerprint, top, agentCli }, reading) {
    const files = [];
    const runs = agentCli ?? manifest.agent ?? agent_clis/* DEFAULT_AGENT_CLI */.rB;
    const read = (written, place, clis) => readSettings(written, { ...reading, place, clis, files });
    const without = states.flatMap(({ definition }) => definition.kind === 'prompt' && definition.options.args === undefined
        ? [(0,agent_clis/* agentCliOfState */.Gz)(definition.options.agent, runs)]
        : []);
    const common = top && (await read(manifest, { source: top, prefix: [] }, [...new Set([runs, ...without])]));
    const own = [];
    for (const state of states) {
        const { definition, options: place } = state;
        if (definition.kind !== 'prompt' || place === null) {
            own.push(state);
            continue;
        }
        const settings = await read(definition.options, place, [(0,agent_clis/* agentCliOfState */.Gz)(definition.options.agent, runs)]);
        const has = Object.keys(settings).length > 0;
        own.push(has ? { ...state, definition: { ...definition, settings } } : state);
    }
    return {
        states: own,
        ...(common !== null && Object.keys(common).length > 0 && { settings: common }),
        fingerprint: (0,parts_fingerprint/* fingerprintWith */.ZH)(fingerprint, files),
    };
}


/***/ })

};
