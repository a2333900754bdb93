export const id = 9359;
export const ids = [9359,6338,6963,9344,3957,9890];
export const modules = {

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** Null for a text that is no rule: a rule is a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has no rules that mean the same.
 * @param cwd where the agent works, which a relative path starts from
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
    const known = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule.tool);
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
            // Two slashes begin at the file system's root, one at the settings file's folder, which we have none of.
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
/** What a state allows and denies, in the words of a CLI. Without words of its own, the CLI takes the rules as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about: allowing it means nothing, and denying it means to take it away.
    const ownTools = (rule) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule) === undefined ? ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ }),

/***/ 99890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePrompt: () => (/* binding */ parsePrompt)
/* harmony export */ });
/* harmony import */ var gray_matter__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19599);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87356);
/* harmony import */ var _option_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54006);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86963);





/**
 * Splits a prompt file into options and body (spec 1.4). Problems go to `findings`; then the options are empty. Only
 * YAML is read: a prompt file never executes code in this process.
 */
function parsePrompt(text, file, findings) {
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
    // This is checked before gray-matter sees the file, which would look for an engine of this name.
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
/** The beginning of a prompt that is too long to be searched, with nothing else reported; null for other prompts. */
function excessIn(content, file, findings) {
    const close = content.startsWith('---') ? content.indexOf('\n---', 3) : -1;
    const start = close === -1 ? 0 : content.indexOf('\n', close + 1) + 1;
    const line = content.slice(0, start).split('\n').length;
    const body = content.slice(start);
    const left = (0,_includes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutExcess */ .KS)(body, { file, line }, findings);
    return left === body ? null : left;
}
/**
 * Options for gray-matter. Without options it would remember each text that it has seen, the broken ones as if they
 * were fine. Its own engines, one of which evaluates JavaScript, are all replaced.
 */
function splitOptions(parse) {
    const refuse = () => {
        throw new Error('only YAML front matter is allowed');
    };
    const engines = { yaml: parse, json: refuse, javascript: refuse, js: refuse, coffee: refuse, toml: refuse };
    return { engines, language: 'yaml', delimiters: '---' };
}
/** The body with its line. Gray-matter leaves in the body what follows the closing dashes on their own line. */
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


/***/ }),

/***/ 86963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rq: () => (/* binding */ READING),
  parseYaml: () => (/* binding */ parseYaml),
  gM: () => (/* binding */ readYaml),
  lV: () => (/* binding */ yamlFinding)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/core/errors.js
var core_errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-depth.js

/** How deep brackets, dashes of one line, or indented lines may nest: more than anyone writes, and safe for the stack. */
const DEEPEST = 200;
const TOO_DEEP = `it is nested more than ${DEEPEST} deep, too deep to be read`;
/** Where a text nests too deeply; null when it does not. A stack overflow in the parser can end the process. */
function tooDeepAt(text) {
    // Counting is nearly always enough, but it also counts brackets in texts.
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
/** Besides pieces of the text, the lexer says: here a scalar follows, a document begins, a flow ends in error. */
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

;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-source.js



/**
 * Reads YAML 1.2 in which a repeated key is an error. Problems go to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count
 */
function parseYaml(text, file, findings) {
    const { source, problems } = readYaml(text, file);
    findings.push(...problems.map((problem) => yamlFinding(problem, file)));
    return source;
}
/** The same for callers that report problems in words of their own. */
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
/** The message in our words, where the parser uses terms of its grammar. */
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
/** The path to the innermost key or item around an offset. A tag stands before what it belongs to. */
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
/** A hint to quote the name of another workflow (spec 7.2): YAML takes `target: review:` for the beginning of a mapping. */
function quotesAdvice(text, at) {
    const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    const [line = ''] = text.slice(start, start + 1000).split('\n', 1);
    const [, name] = /:[ \t]+([\p{L}\p{N}_.-]{1,100}:)[ \t]*(?:[,}\]]|$)/u.exec(line) ?? [];
    return name === undefined ? '' : `; a value that ends in a colon needs quotes: "${name}"`;
}
/** The parser's own check of keys compares each with each, and its own warnings go to standard error. */
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
/** The plain data. Aliases are only resolved here, and some have no end. */
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
/** Keys that are repeated in their mapping, in linear time. @param merge whether `<<` may stand there several times */
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
/** The pairs of a mapping, own ones first, and those of mappings that `<<` has merged in. */
function pairsOf(document, map, index) {
    const known = index.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    // This comes before the merged mappings, one of which might be this one again.
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
/** Places where `<<` is given something else than mappings. The library gives no line for them. */
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


/***/ })

};
