export const id = 2589;
export const ids = [2589];
export const modules = {

/***/ 27084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ textsOf),
/* harmony export */   s: () => (/* binding */ placeInText)
/* harmony export */ });
/** A state's own text, and that of each file that its text names. */
function textsOf(state, shared) {
    const { definition, textLine: line, textIndent: indent = 0 } = state;
    if (definition.kind === 'graph')
        return [];
    const { file } = definition;
    if (definition.kind === 'prompt') {
        const { body: text, included = [] } = definition;
        return [{ text, isScript: false, file, line, indent, included }];
    }
    const own = { text: definition.text, isScript: true, file, line, indent, included: [] };
    const used = shared.filter(({ name }) => definition.text.includes(name));
    return [own, ...used.map(({ text, file: its }) => ({ ...own, text, file: its, line: 1, indent: 0 }))];
}
/** The line ends of a text, computed once: a large one may have thousands of findings. */
const lineEnds = new WeakMap();
function endsOf(own) {
    let ends = lineEnds.get(own);
    if (ends === undefined) {
        ends = [...own.text.matchAll(/\n/g)].map(({ index }) => index);
        lineEnds.set(own, ends);
    }
    return ends;
}
/** The place of a position in a text: in the text's own file, or in one that it includes. @param at 0-based */
function placeInText(whole, at) {
    const { file, line, indent, included } = whole;
    const own = included.find((each) => at >= each.at && at < each.at + each.length);
    if (own !== undefined)
        return { file: own.file, ...lineAndColumn(whole, own.at, at) };
    const before = included.filter((each) => each.at + each.length <= at);
    const linesOf = (each) => linesIn(whole, each.at, each.at + each.length);
    const more = before.reduce((sum, each) => sum + linesOf(each), 0);
    const found = lineAndColumn(whole, 0, at);
    return { file, line: line + found.line - 1 - more, column: indent + found.column };
}
/** The line and column of a position in the part of a text that begins at `from`. */
function lineAndColumn(whole, from, at) {
    const start = Math.max(from, whole.text.lastIndexOf('\n', at - 1) + 1);
    return { line: 1 + linesIn(whole, from, at), column: at - start + 1 };
}
function linesIn(whole, from, to) {
    const ends = endsOf(whole);
    return Math.max(0, firstFrom(ends, to) - firstFrom(ends, from));
}
/** How many of these ascending numbers are less than `least`. */
function firstFrom(numbers, least) {
    let [low, high] = [0, numbers.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (numbers[middle] < least)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 56431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ tagsInText),
/* harmony export */   B1: () => (/* binding */ isInComment),
/* harmony export */   Xj: () => (/* binding */ isNameLike),
/* harmony export */   YQ: () => (/* binding */ isComputed)
/* harmony export */ });
/* harmony import */ var _core_protocol_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34018);
/* harmony import */ var _core_protocol_line_cursor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71511);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);



const CLOSING = new RegExp(`</(${_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .TAG_NAMES */ .qY.join('|')})>`, 'g');
/** Quotes may be escaped: tags mostly stand in a script's strings. */
const ATTRIBUTE = /([\w.-]+)(\s*=\s*\\?["'])([^"'\\]*)\\?["']?/g;
/** How many characters a tag may have. A longer one is not looked for, so that a text is read in linear time. */
const MAX_TAG_LENGTH = 4096;
/**
 * The tags that a text seems to write. Messages have stricter rules: a script's tags are put together by its shell, so
 * that quotes, `>` and `<` may stand anywhere in their attributes. A tag ends at its closing, and starts at the nearest
 * opening before that.
 */
function tagsInText(text, isScript) {
    const found = [...text.matchAll(CLOSING)].flatMap(({ 1: name, index }) => {
        if (isScript && isInComment(text, index))
            return [];
        return tagEndingAt(text, name, index) ?? [];
    });
    return isScript ? withoutNoise(text, found) : withoutExamples(text, found);
}
function tagEndingAt(text, tag, closing) {
    const before = text.slice(Math.max(0, closing - MAX_TAG_LENGTH), closing);
    const opening = lastOpening(before, tag);
    const end = before.lastIndexOf('>');
    if (opening < 0 || end < opening)
        return null;
    const at = closing - before.length;
    const { content } = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .TAGS */ .gp[tag];
    const inside = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ[content].kind === 'state' ? [trimmed(content, before.slice(end + 1), at + end + 1)] : [];
    const head = before.slice(opening + 1 + tag.length, end);
    const attributes = [...head.matchAll(ATTRIBUTE)];
    const named = attributes.flatMap(({ 1: field = '', 2: sign = '', 3: value = '', index }) => {
        if (!(0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isFieldName */ .ac)(field) || _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ[field].kind !== 'state')
            return [];
        return [trimmed(field, value, at + opening + 1 + tag.length + index + field.length + sign.length)];
    });
    return {
        tag,
        at: at + opening,
        end: closing + tag.length + 3,
        states: [...inside, ...named],
        attributes: isComputed(head.replace(ATTRIBUTE, '')) ? null : attributes.map(([, name = '']) => name),
        isMeant: true,
    };
}
/** The last `<goto` that is not `<gotos`; -1 without one. */
function lastOpening(before, tag) {
    for (let at = before.lastIndexOf(`<${tag}`); at >= 0; at = before.lastIndexOf(`<${tag}`, at - 1)) {
        if (/[\s>]/.test(before[at + 1 + tag.length] ?? ''))
            return at;
        if (at === 0)
            break;
    }
    return -1;
}
function trimmed(field, written, at) {
    return { field, name: written.trim(), at: at + written.length - written.trimStart().length };
}
/** Whether a name is filled in by a shell, by this program, or from the strings that a program puts together. */
function isComputed(name) {
    return /[$`%!{}\\'"+]/.test(name);
}
/** Whether a name consists of letters and signs that names have: `…` and `A or B` stand for some name. */
function isNameLike(name) {
    return /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u.test(name);
}
/** Whether a position is in a comment of a script, or behind a comment's sign on a shell's line. */
function isInComment(text, at) {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).slice(-MAX_TAG_LENGTH);
    if (/^\s*(#|\/\/|\*|::|@?rem\s)/i.test(line))
        return true;
    const sign = line.search(/\s#\s/);
    return sign >= 0 && !/['"]/.test(line.slice(0, sign).replace(/'[^']*'|"[^"]*"/g, ''));
}
/** The tags without those on stdout, where a script writes its tags to RAYMOND_OUTPUT: then stdout decides nothing. */
function withoutNoise(text, tags) {
    if (!text.includes('RAYMOND_OUTPUT'))
        return [...tags];
    const lineAt = (at) => text.slice(text.lastIndexOf('\n', at - 1) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1);
    return tags.map((tag) => (lineAt(tag.at).includes('RAYMOND_OUTPUT') ? tag : { ...tag, isMeant: false }));
}
/** Drops tags in fences where others stand outside: then they are examples of what might come. */
function withoutExamples(text, tags) {
    if (!/^.{0,200}?(```|~~~)/m.test(text))
        return [...tags];
    const fences = fencesIn(text);
    const fenced = new Set(tags.filter(({ at }) => isWithin(fences, at)));
    if (fenced.size === tags.length)
        return [...tags];
    return tags.map((tag) => (fenced.has(tag) ? { ...tag, isMeant: false } : tag));
}
/** @param ranges in ascending order */
function isWithin(ranges, at) {
    let [low, high] = [0, ranges.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (ranges[middle][1] <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
}
/** The ranges of fenced blocks. Indented blocks do not count: prompts use them to show what to write. */
function fencesIn(text) {
    const blocks = new _core_protocol_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .BlockReader */ .t(text);
    const fences = [];
    let isOpen = false;
    for (let start = 0; start < text.length;) {
        const line = blocks.read(start);
        if (line.kind !== 'code')
            isOpen = false;
        else if (line.isFirst) {
            isOpen = /^(```|~~~)/.test(text.slice(line.content, line.content + 3));
            if (isOpen)
                fences.push([line.content, line.end]);
        }
        else if (isOpen)
            fences.at(-1)[1] = line.end;
        start = (0,_core_protocol_line_cursor_js__WEBPACK_IMPORTED_MODULE_2__/* .afterLine */ .fU)(text, line.end);
    }
    return fences;
}


/***/ }),

/***/ 72589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lintedWorkflow: () => (/* binding */ lintedWorkflow)
});

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
// EXTERNAL MODULE: ./lib/core/scope/resolver.js
var resolver = __webpack_require__(68316);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
// EXTERNAL MODULE: ./lib/workflow/edges/state-texts.js
var state_texts = __webpack_require__(27084);
// EXTERNAL MODULE: ./lib/workflow/edges/tags-in-text.js
var tags_in_text = __webpack_require__(56431);
;// CONCATENATED MODULE: ./lib/workflow/edges/edges.js





/** Other options of a state that name a state. */
const LIMIT_TARGETS = [
    ['max_visits', 'goto'],
    ['join', 'timeout_goto'],
];
/**
 * @param shared texts of the workflow's files that are no states
 * @param isBroken whether it could not all be read, so that declarations may be missing
 * @param errorState of a state graph
 */
function edgesOfState(state, names, shared, isBroken, errorState) {
    const { definition } = state;
    if (definition.kind === 'graph')
        return edgesOfGraphState(definition.state, errorState);
    const written = writtenOptions(state);
    const list = definition.kind === 'prompt' ? written.allowed_transitions : undefined;
    const declared = (Array.isArray(list) ? list : []).flatMap((entry, index) => isEntry(entry) ? [declaredTransition(index, entry, names)] : []);
    const limits = LIMIT_TARGETS.flatMap(([key, name]) => {
        const limit = written[key];
        return (0,json_object/* isJsonObject */.OW)(limit) ? declaredEdge('goto', 'target', limit[name], [key, name], names) : [];
    });
    const texts = (0,state_texts/* textsOf */.C)(state, shared);
    const tags = texts.flatMap((text) => (0,tags_in_text/* tagsInText */.A1)(text.text, text.isScript).map((tag) => writtenTransition(tag, text, names)));
    const hasPolicy = definition.kind === 'prompt' && definition.options.allowed_transitions !== undefined;
    const read = hasPolicy ? readPolicy(declared) : readTexts(texts, tags, names);
    const isOpen = read.isOpen || (isBroken && definition.kind === 'prompt' && !hasPolicy);
    const leading = [...read.leading, ...(written === definition.options ? limits.filter(isLeading) : [])];
    return { ...read, leading, isOpen, texts, tags, declared, limits };
}
function isLeading(edge) {
    return edge.to !== null;
}
function declaredTransition(entry, written, names) {
    const { tag } = written;
    const edges = Object.entries(written).flatMap(([field, name]) => (0,tag_table/* isFieldName */.ac)(field) && tag_table/* FIELDS */.cJ[field].kind === 'state'
        ? declaredEdge(tag, field, name, ['allowed_transitions', entry, field], names)
        : []);
    return { tag, written, entry, edges: edges.map((edge) => ({ ...edge, entry })) };
}
/** A value that is no state's name is left out here: it was reported when it was read. */
function declaredEdge(tag, field, name, path, names) {
    if (typeof name !== 'string' || (0,resolve/* nameProblem */.rH)(name) !== undefined)
        return [];
    const meant = names.meaningOf(name);
    const known = typeof meant === 'string' ? { to: meant, problem: null } : { to: null, problem: meant };
    return [{ tag, field, name, ...known, path, at: 0 }];
}
function writtenTransition(tag, text, names) {
    const edges = tag.states.map(({ field, name, at }) => {
        const isAsked = !(0,tags_in_text/* isComputed */.YQ)(name) && (0,resolve/* nameProblem */.rH)(name) === undefined;
        const meant = isAsked ? names.meaningOf(name) : null;
        const to = typeof meant === 'string' ? meant : null;
        const problem = typeof meant !== 'string' && (0,tags_in_text/* isNameLike */.Xj)(name) ? meant : null;
        return { tag: tag.tag, field, name, to, problem, path: [], at };
    });
    return { ...tag, text, edges };
}
function readPolicy(policy) {
    const leading = [];
    let isOpen = false;
    for (const { tag, edges } of policy) {
        const { content, required } = tag_table/* TAGS */.gp[tag];
        for (const field of [content, ...required, 'timeout_next']) {
            if (tag_table/* FIELDS */.cJ[field].kind !== 'state')
                continue;
            const edge = edges.find((each) => each.field === field);
            if (edge !== undefined && isLeading(edge))
                leading.push(edge);
            // The mistake was reported, and where it was to lead is unknown.
            else
                isOpen ||= edge !== undefined || field !== 'timeout_next';
        }
    }
    return { leading, mentioned: [], ends: policy.some(({ tag }) => tag === 'result'), isOpen };
}
function readTexts(texts, tags, names) {
    const text = texts.map((each) => each.text).join('\n');
    const isScript = texts[0]?.isScript === true;
    const edges = tags.flatMap((tag) => tag.edges);
    const lacks = ({ tag, attributes }) => tag_table/* TAGS */.gp[tag].required.some((name) => attributes?.includes(name) === false);
    // The slip was reported, and where it was to lead is unknown.
    const isUnclear = tags.some(lacks) || edges.some(({ name, problem }) => problem !== null || (0,tags_in_text/* isComputed */.YQ)(name));
    // Placeholders of a prompt, and programs that a script calls, may hold any tag; without instructions anything is open.
    const isOpen = isUnclear || tags.length === 0 || (!isScript && text.includes('{{'));
    // A payload may be longer than the distance within which its opening is looked for.
    const ends = /<result[\s>]/.test(text);
    return { leading: edges.filter(isLeading), mentioned: mentionedIn(text, names), ends, isOpen };
}
/** Each word of the text that is a state's name. */
function mentionedIn(text, { has, meaningOf }) {
    const words = new Set([
        ...(text.match(/[A-Za-z0-9_][\w.-]*[A-Za-z0-9_]|\w/g) ?? []),
        // These are names of states of other workflows, and `review:` alone.
        ...(text.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}:(?:[\w.-]*\w)?/gu) ?? []),
    ]);
    return [...words].filter(has).flatMap((word) => {
        const meant = meaningOf(word);
        return typeof meant === 'string' ? [meant] : [];
    });
}
/** The edges of a graph's state. They are all declared (spec 5.4, 5.5), and their targets have been checked. */
function edgesOfGraphState({ routing, skip, maxVisits }, error) {
    const targets = [...routesOf(routing).map(([, to]) => to), skip, maxVisits?.continue ?? null, error];
    const leading = targets.flatMap((to) => to === null ? [] : [{ tag: 'reset', field: 'target', name: to, to, problem: null, path: [], at: 0 }]);
    const ends = routing.kind === 'terminal';
    return { leading, ends, isOpen: false, mentioned: [], texts: [], tags: [], declared: [], limits: [] };
}
/** The outcomes by which a graph's state is routed, each with the state that it leads to. */
function routesOf(routing) {
    switch (routing.kind) {
        case 'on':
        case 'approval': {
            const { PASSED, FAILED } = routing;
            return [['PASSED', PASSED], ...(FAILED === null ? [] : [['FAILED', FAILED]])];
        }
        case 'transitions': {
            const { targets, fallback } = routing;
            return [...Object.entries(targets), ...(fallback === null ? [] : [['default', fallback]])];
        }
        case 'continue':
            return [['', routing.to]];
        case 'terminal':
            return [];
        default:
            return routing;
    }
}
function isEntry(entry) {
    return (0,json_object/* isJsonObject */.OW)(entry) && tag_table/* TAG_NAMES */.qY.includes(entry.tag);
}
/**
 * A state's options as they were read. Where some were refused, and with them all, they are taken as written, so that
 * their other problems are reported in the same round.
 */
function writtenOptions({ definition, options }) {
    const read = definition.options;
    if (options === null || Object.keys(read).length > 0)
        return read;
    const written = options.prefix.reduce((value, key) => ((0,json_object/* isJsonObject */.OW)(value) ? value[key] : undefined), options.source.data);
    return (0,json_object/* isJsonObject */.OW)(written) ? written : {};
}

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/workflow/edges/state-names.js

/** For how many names the probably meant one is looked up, which takes long. */
const MAX_HINTS = 50;
/**
 * Looks each name up once, however many states mention it.
 * @param names all possible ones: with extension, and states of other workflows under their names here
 * @param resolve throws ProtocolError for what is none
 */
function stateNames(names, resolve) {
    const known = new Set(names.flatMap((name) => [name, name.replace(/\.(md|sh|ps1|bat)$/, '')]));
    const found = new Map();
    let missing = 0;
    const lookUp = (name) => {
        if (!known.has(name))
            missing += 1;
        if (missing > MAX_HINTS)
            return { kind: 'missing', message: `there is no state "${name}".` };
        try {
            return resolve(name);
        }
        catch (error) {
            if (!(error instanceof errors/* ProtocolError */.bd))
                throw error;
            const { code, message } = error;
            if (code === 'AMBIGUOUS_TARGET')
                return { kind: 'ambiguous', message };
            if (code === 'MISSING_TARGET')
                return { kind: 'missing', message };
            return known.has(name) ? null : { kind: 'missing', message: `there is no state "${name}".` };
        }
    };
    const meaningOf = (name) => {
        let answer = found.get(name);
        if (answer === undefined) {
            answer = lookUp(name);
            found.set(name, answer);
        }
        return answer;
    };
    return { meaningOf, has: (word) => known.has(word) };
}

// EXTERNAL MODULE: ./lib/workflow/lint/wrong-names.js
var wrong_names = __webpack_require__(41807);
;// CONCATENATED MODULE: ./lib/workflow/lint/linted.js






function lintedWorkflow(reading, platform, agentCli) {
    const { states: all, manifest, entry, startsAtEntry, complaints, parts } = reading;
    const resolve = (0,resolver/* resolverOf */.E)(parts, platform);
    const inScope = new Map(parts.map((part) => [part.scope, namesAndTexts(part, parts, resolve)]));
    const again = new Set(parts.filter(({ isAgain }) => isAgain).map(({ scope }) => scope));
    const states = all.filter(({ definition }) => !again.has((0,full_name/* scopeOf */.Od)(definition.name)));
    const known = ({ definition }) => {
        // A colon in a graph's name, or in a refused name, marks no scope.
        return inScope.get((0,full_name/* scopeOf */.Od)(definition.name)) ?? inScope.get('');
    };
    const byScope = new Map(parts.map((part) => [part.scope, part]));
    const partOf = (state) => byScope.get((0,full_name/* scopeOf */.Od)(state)) ?? parts[0];
    const errors = new Map();
    for (const finding of reading.findings.filter(({ severity }) => severity === 'error'))
        (errors.get(finding.file) ?? errors.set(finding.file, []).get(finding.file)).push(finding);
    const isBroken = (state) => errors.get(state.definition.file)?.some((error) => isAbout(error, state)) ?? false;
    const broken = new Set(all.filter(isBroken).map(({ definition }) => definition.name));
    const edges = new Map(all.map((state) => {
        const { name } = state.definition;
        const { names, texts } = known(state);
        return [name, edgesOfState(state, names, texts, broken.has(name), reading.graph?.error ?? null)];
    }));
    const unreadable = reading.findings.filter(({ rule }) => rule === 'not-utf8').map(({ file }) => file);
    return {
        unreadable: new Set(unreadable),
        ...(complaints !== undefined && { complaints }),
        ...{ states, manifest, entry, platform, startsAtEntry, edges },
        wrongNames: states.flatMap((state) => (0,wrong_names/* wrongNamesOf */.N)(state, edges.get(state.definition.name))),
        byName: new Map(all.map((state) => [state.definition.name, state])),
        partOf,
        agentOf: (state) => agentCli ?? partOf(state).manifest.agent ?? manifest.agent ?? agent_clis/* DEFAULT_AGENT_CLI */.rB,
        broken,
    };
}
/** Whether a finding in a state's file is about that state: a document holds several. */
function isAbout({ path = [] }, { options }) {
    return (options?.prefix ?? []).every((key, index) => path[index] === key);
}
function namesAndTexts(part, parts, resolve) {
    const imported = [...part.imports].flatMap(([name, scope]) => {
        const names = parts.find((other) => other.scope === scope)?.names ?? [];
        return [`${name}:`, ...names.map((state) => `${name}:${state}`)];
    });
    return {
        names: stateNames([...part.names, ...imported], (target) => resolve(target, part.scope)),
        texts: part.shared.map(({ name, file, bytes }) => ({
            name,
            file,
            text: new TextDecoder().decode(bytes),
        })),
    };
}


/***/ }),

/***/ 3457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ aboutOption),
/* harmony export */   np: () => (/* binding */ aboutText),
/* harmony export */   re: () => (/* binding */ aboutState)
/* harmony export */ });
/* harmony import */ var _edges_state_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27084);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34488);


/** A breach by a state as a whole, or by one of its options. */
function aboutState({ definition, options, textLine }, message, below) {
    if (below !== undefined && options !== null)
        return aboutOption(options, message, below);
    return { file: definition.file, line: textLine, message };
}
/** A breach at a key, in the key's line. */
function aboutOption(place, message, below) {
    const { severity: _, rule: __, ...violation } = (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingAt */ .dz)(place, 'error', 'bad-value', below, message);
    return violation;
}
/** A breach at a position in a text. */
function aboutText(text, at, message) {
    return { isGuess: true, ...(0,_edges_state_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .placeInText */ .s)(text, at), message };
}


/***/ }),

/***/ 41807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ checkNames),
/* harmony export */   N: () => (/* binding */ wrongNamesOf)
/* harmony export */ });
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91036);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34488);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3457);




/** The check of one of the rules about names. */
function checkNames(rule) {
    return ({ wrongNames }) => wrongNames.flatMap((wrong) => (wrong.rule === rule ? [wrong.violation] : []));
}
/** The names of other states in a state that nobody could follow. What it declares is not reported again for its text. */
function wrongNamesOf(state, { declared, limits, tags }) {
    const place = state.options ?? commentOf(state);
    const aboutKey = (rule, path, problem) => {
        return { rule, violation: (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .aboutOption */ .dz)(place, `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .pathText */ .LF)(path)}: ${problem}`, path), tag: null };
    };
    const edges = [...limits, ...declared.flatMap((listed) => listed.edges)];
    const unknown = edges.flatMap((edge) => edge.problem === null ? [] : [aboutKey(ruleFor(edge), edge.path, edge.problem.message)]);
    const lacking = declared.flatMap(({ tag, written, entry }) => lackedBy(tag, Object.keys(written), declared).map(({ rule, name, why }) => aboutKey(rule, ['allowed_transitions', entry], `<${tag}> needs \`${name}\`: ${why}`)));
    const told = new Set(declared.flatMap(({ written }) => Object.values(written)));
    const meant = tags.filter(({ isMeant }) => isMeant);
    return [...unknown, ...lacking, ...meant.flatMap((tag) => wrongInTag(tag, told, meant))];
}
function wrongInTag(tag, told, tags) {
    const about = (rule, at, problem) => {
        return { rule, violation: (0,_rule_js__WEBPACK_IMPORTED_MODULE_3__/* .aboutText */ .np)(tag.text, at, `<${tag.tag}>: ${problem}`), tag };
    };
    const wrong = tag.edges.flatMap((edge) => {
        const { field, name, at, problem } = edge;
        if (told.has(name))
            return [];
        const strange = (0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithinWorkflow */ .Jv)(field) ? (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .ownNameProblem */ .Ls)(name) : (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH)(name);
        if (strange === undefined)
            return problem === null ? [] : [about(ruleFor(edge), at, problem.message)];
        // A sentence between two tags, or a pattern of a script's, is no name at all.
        return /^[\w.:/-]+$/.test(name) ? [about('path-in-target', at, `"${name}" ${strange}`)] : [];
    });
    const lacking = tag.attributes === null ? [] : lackedBy(tag.tag, tag.attributes, tags);
    return [
        ...wrong,
        ...lacking.map(({ rule, name, why }) => about(rule, tag.at, `it needs the attribute \`${name}\`: ${why}`)),
    ];
}
function ruleFor({ field, problem }) {
    if (problem?.kind === 'ambiguous')
        return 'ambiguous-target';
    return field === 'target' ? 'missing-target' : field === 'return' ? 'missing-return' : 'missing-next';
}
/** States that a tag has to name and does not. Beside forks a `goto` may give their `next`. */
function lackedBy(tag, given, beside) {
    if (tag === 'fork' && beside.some((other) => other.tag === 'goto'))
        return [];
    return _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .TAGS */ .gp[tag].required
        .filter((name) => !given.includes(name))
        .map((name) => name === 'return'
        ? { rule: 'missing-return', name, why: 'the state that its result goes to' }
        : { rule: 'missing-next', name, why: 'the state where the agent goes on' });
}
/** Where a script's options stand: in its comment, whose keys have one line. */
function commentOf({ definition, textLine }) {
    const lines = definition.kind === 'script' ? definition.text.split('\n') : [];
    const index = lines.findIndex((line) => /\braymond:.*\bjoin\.timeout_goto=/.test(line));
    return { source: { file: definition.file, lineOf: () => textLine + index }, prefix: [] };
}


/***/ })

};
