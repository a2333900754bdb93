export const id = 8998;
export const ids = [8998];
export const modules = {

/***/ 28998:
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
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/workflow/lint/written-options.js
var written_options = __webpack_require__(62415);
;// CONCATENATED MODULE: ./lib/workflow/lint/declared.js




/** Names that are looked up with the trouble of finding out what was probably meant. */
const MOST_HINTS = 50;
/**
 * Each name is looked up once, however many states say it.
 * @param names all that can be said: with extension, and of other workflows with what these are called
 * @param resolve throws ProtocolError for what is none
 */
function stateNames(names, resolve) {
    const known = new Set(names.flatMap((name) => [name, name.replace(/\.(md|sh|ps1|bat)$/, '')]));
    const found = new Map();
    let missing = 0;
    const lookUp = (name) => {
        if (!known.has(name))
            missing += 1;
        if (missing > MOST_HINTS)
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
/** Every state's name that a state declares: in its policy, and where its loop limit or its join's time-out leads. */
function declaredNames(state, states) {
    const { definition } = state;
    if (definition.kind === 'graph')
        return [];
    const place = state.options ?? commentOf(state);
    const names = [];
    const add = (field, name, below) => {
        if (typeof name !== 'string' || (0,resolve/* nameProblem */.rH)(name) !== undefined)
            return;
        const meant = states.meaningOf(name);
        const problem = typeof meant === 'string' ? null : meant;
        names.push({ field, place, below, problem });
    };
    const { allowed_transitions: entries, max_visits: limit, join } = (0,written_options/* writtenOptions */.Q)(state);
    add('goto', join?.timeout_goto, ['join', 'timeout_goto']);
    add('goto', limit?.goto, ['max_visits', 'goto']);
    for (const { index, entry } of entries) {
        for (const [key, value] of Object.entries(entry)) {
            if ((0,tag_table/* isFieldName */.ac)(key) && tag_table/* FIELDS */.cJ[key].kind === 'state')
                add(key, value, ['allowed_transitions', index, key]);
        }
    }
    return names;
}
/** Where a script's options stand: in its comment, whose keys have one line. */
function commentOf({ definition, textLine }) {
    const lines = definition.kind === 'script' ? definition.text.split('\n') : [];
    const index = lines.findIndex((line) => /\braymond:.*\bjoin\.timeout_goto=/.test(line));
    return { source: { file: definition.file, lineOf: () => textLine + Math.max(0, index) }, prefix: [] };
}

// EXTERNAL MODULE: ./lib/workflow/lint/spoken.js
var spoken = __webpack_require__(94357);
;// CONCATENATED MODULE: ./lib/workflow/lint/graph-ways.js
/**
 * Where a state of a graph leads, all of which is declared (spec 5.4, 5.5).
 * @param error the state that a failure leads to, from anywhere
 */
function graphWays({ routing, skip, maxVisits }, error) {
    const targets = [...targetsOf(routing), skip, maxVisits?.continue ?? null, error];
    return targets.flatMap((to) => (to === null ? [] : [{ tag: 'reset', field: 'target', to }]));
}
function targetsOf(routing) {
    switch (routing.kind) {
        case 'on':
        case 'approval':
            return [routing.PASSED, routing.FAILED];
        case 'transitions':
            return [...Object.values(routing.targets), routing.fallback];
        case 'continue':
            return [routing.to];
        case 'terminal':
            return [];
        default:
            return routing;
    }
}

// EXTERNAL MODULE: ./lib/workflow/lint/state-texts.js
var state_texts = __webpack_require__(39339);
// EXTERNAL MODULE: ./lib/workflow/lint/tags-in-text.js
var tags_in_text = __webpack_require__(54538);
;// CONCATENATED MODULE: ./lib/workflow/lint/ways.js





const CLOSED = { ways: [], mentioned: [], ends: false, isOpen: false, texts: [], tags: [] };
/**
 * @param shared texts of the workflow's files that are no states
 * @param isBroken it could not all be read, perhaps not what it declares
 * @param errorState of a state graph
 */
function waysOf(state, names, shared, isBroken, errorState) {
    const { definition } = state;
    if (definition.kind === 'graph') {
        const { routing } = definition.state;
        return { ...CLOSED, ways: graphWays(definition.state, errorState), ends: routing.kind === 'terminal' };
    }
    const { max_visits: limit, join } = definition.options;
    const sentOn = [limit?.goto, join?.timeout_goto].flatMap((name) => {
        const to = name === undefined ? null : names.meaningOf(name);
        return typeof to === 'string' ? [{ tag: 'goto', field: 'target', to }] : [];
    });
    const policy = definition.kind === 'prompt' ? definition.options.allowed_transitions : undefined;
    const texts = (0,state_texts/* textsOf */.C)(state, shared);
    const tags = texts.flatMap((text) => (0,tags_in_text/* tagsInText */.A1)(text.text, text.isScript).map((tag) => ({ ...tag, text })));
    const read = policy !== undefined ? declaredWays(policy, names) : writtenWays(texts, tags, names);
    const isOpen = read.isOpen || (isBroken && definition.kind === 'prompt' && policy === undefined);
    return { ...read, texts, tags, ways: [...read.ways, ...sentOn], isOpen };
}
function declaredWays(policy, { meaningOf }) {
    const ways = [];
    let isOpen = false;
    for (const [entry, listed] of policy.entries()) {
        const { content, required } = tag_table/* TAGS */.gp[listed.tag];
        for (const field of [content, ...required, 'timeout_next']) {
            if (tag_table/* FIELDS */.cJ[field].kind !== 'state')
                continue;
            const name = listed[field];
            const meant = name === undefined ? null : meaningOf(name);
            if (typeof meant === 'string')
                ways.push({ tag: listed.tag, field, entry, to: meant });
            // What is amiss has been told; where it was to lead is not known.
            else
                isOpen ||= name !== undefined || field !== 'timeout_next';
        }
    }
    return { ...CLOSED, ways, ends: policy.some(({ tag }) => tag === 'result'), isOpen };
}
function writtenWays(texts, tags, names) {
    const text = texts.map((each) => each.text).join('\n');
    const isScript = texts[0]?.isScript === true;
    const ways = [];
    let isUnclear = false;
    for (const { tag, states, attributes } of tags) {
        isUnclear ||= tag_table/* TAGS */.gp[tag].required.some((name) => attributes?.includes(name) === false);
        for (const { field, name } of states) {
            if ((0,tags_in_text/* isComputed */.YQ)(name) || (0,resolve/* nameProblem */.rH)(name) !== undefined)
                continue;
            const meant = names.meaningOf(name);
            if (typeof meant === 'string')
                ways.push({ tag, field, to: meant });
            // A slip has been told; where it was to lead is not known.
            else
                isUnclear ||= meant !== null && (0,tags_in_text/* isNameLike */.Xj)(name);
        }
    }
    const isDynamic = tags.some(({ states }) => states.some(({ name }) => (0,tags_in_text/* isComputed */.YQ)(name)));
    // A prompt's placeholders may hold anything, and so may what a script calls; who is told nothing may go anywhere.
    const isOpen = isUnclear || isDynamic || tags.length === 0 || (!isScript && text.includes('{{'));
    // A payload may be longer than what is looked through for its opening.
    const ends = /<result[\s>]/.test(text);
    return { ways, mentioned: mentionedIn(text, names), ends, isOpen };
}
/** Each word of the text that is a state's name. */
function mentionedIn(text, { has, meaningOf }) {
    const words = new Set([
        ...(text.match(/[A-Za-z0-9_][\w.-]*[A-Za-z0-9_]|\w/g) ?? []),
        // Those of other workflows, and `review:` alone.
        ...(text.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}:(?:[\w.-]*\w)?/gu) ?? []),
    ]);
    return [...words].filter(has).flatMap((word) => {
        const meant = meaningOf(word);
        return typeof meant === 'string' ? [meant] : [];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/linted.js






function lintedWorkflow(reading, platform, agentCli) {
    const { states: all, manifest, entry, startsAtEntry, complaints, parts } = reading;
    const resolve = (0,resolver/* resolverOf */.E)(parts, platform);
    const inScope = new Map(parts.map((part) => [part.scope, namesAndTexts(part, parts, resolve)]));
    const again = new Set(parts.filter(({ isAgain }) => isAgain).map(({ scope }) => scope));
    const states = all.filter(({ definition }) => !again.has((0,full_name/* scopeOf */.Od)(definition.name)));
    const known = ({ definition }) => {
        // A colon in a graph's name, or in one that was refused, is no scope.
        return inScope.get((0,full_name/* scopeOf */.Od)(definition.name)) ?? inScope.get('');
    };
    const byScope = new Map(parts.map((part) => [part.scope, part]));
    const partOf = (state) => byScope.get((0,full_name/* scopeOf */.Od)(state)) ?? parts[0];
    const errors = new Map();
    for (const finding of reading.findings.filter(({ severity }) => severity === 'error'))
        (errors.get(finding.file) ?? errors.set(finding.file, []).get(finding.file)).push(finding);
    const isBroken = (state) => errors.get(state.definition.file)?.some((error) => isAbout(error, state)) ?? false;
    const broken = new Set(all.filter(isBroken).map(({ definition }) => definition.name));
    const ways = new Map(all.map((state) => {
        const { name } = state.definition;
        const { names, texts } = known(state);
        return [name, waysOf(state, names, texts, broken.has(name), reading.graph?.error ?? null)];
    }));
    const unreadable = reading.findings.filter(({ rule }) => rule === 'not-utf8').map(({ file }) => file);
    return {
        unreadable: new Set(unreadable),
        ...(complaints !== undefined && { complaints }),
        ...{ states, manifest, entry, platform, startsAtEntry, ways },
        declared: states.flatMap((state) => declaredNames(state, known(state).names)),
        spoken: states.flatMap((state) => (0,spoken/* spokenNames */.T)(state, ways.get(state.definition.name).tags, known(state).names)),
        byName: new Map(all.map((state) => [state.definition.name, state])),
        partOf,
        agentOf: (state) => agentCli ?? partOf(state).manifest.agent ?? manifest.agent ?? agent_clis/* DEFAULT_AGENT_CLI */.rB,
        broken,
        namesFor: (state) => known(state).names,
    };
}
/** Whether something that was found in a state's file is about the state: a document holds several. */
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
/* harmony export */   Hr: () => (/* binding */ aboutName),
/* harmony export */   dz: () => (/* binding */ aboutOption),
/* harmony export */   np: () => (/* binding */ aboutText),
/* harmony export */   re: () => (/* binding */ aboutState)
/* harmony export */ });
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34488);
/* harmony import */ var _parts_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94971);
/* harmony import */ var _state_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39339);



/** A finding about a name that a state declares, in front of it the way to its key. */
function aboutName(rule, { place, below, problem }, message) {
    return aboutOption(rule, place, `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(below)}: ${message ?? problem?.message ?? ''}`, below);
}
/** A finding about a state as a whole, or about one of its options. */
function aboutState(rule, { definition, options, textLine }, message, below) {
    if (below !== undefined && options !== null)
        return aboutOption(rule, options, message, below);
    return { severity: _parts_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y[rule].severity, rule, file: definition.file, line: textLine, message };
}
/** A finding about a key, where it stands. */
function aboutOption(rule, { source, prefix }, message, below) {
    const path = [...prefix, ...below];
    const { severity } = _parts_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y[rule];
    const { file } = source;
    return { severity, rule, file, line: source.lineOf(path), ...(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .columnIn */ .YZ)(source, rule, path), path, message };
}
/** A finding about a place in a text: what is read out of texts is at most a warning. */
function aboutText(rule, text, at, message) {
    const severity = _parts_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y[rule].severity === 'info' ? 'info' : 'warning';
    return { severity, rule, ...(0,_state_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .placeInText */ .s)(text, at), message };
}


/***/ }),

/***/ 94357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ spokenAbout),
/* harmony export */   T: () => (/* binding */ spokenNames)
/* harmony export */ });
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91036);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3457);
/* harmony import */ var _tags_in_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54538);
/* harmony import */ var _written_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62415);





/** What the texts of a state say of other states, and nobody could follow. What it declares so too is told there. */
function spokenNames(state, tags, names) {
    const declared = namesDeclared(state);
    const hasGoto = tags.some(({ tag }) => tag === 'goto');
    return tags
        .filter(({ isMeant }) => isMeant)
        .flatMap((tag) => {
        const wrong = tag.states.flatMap(({ field, name, at }) => {
            if ((0,_tags_in_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isComputed */ .YQ)(name) || declared.has(name))
                return [];
            const problem = problemOf(field, name, names);
            return problem === null ? [] : [{ ...problem, tag, at }];
        });
        return [...wrong, ...lacking(tag, hasGoto)];
    });
}
/** The same as findings of one rule. */
function spokenAbout(rule, { spoken }) {
    return spoken
        .filter((each) => each.rule === rule)
        .map(({ tag, at, message }) => (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .aboutText */ .np)(rule, tag.text, at, `<${tag.tag}>: ${message}`));
}
function problemOf(field, name, { meaningOf }) {
    const strange = (0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithinWorkflow */ .Jv)(field) ? (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .ownNameProblem */ .Ls)(name) : (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH)(name);
    if (strange !== undefined) {
        // A sentence between two tags, or a pattern of a script's, is no name at all.
        return /^[\w.:/-]+$/.test(name) ? { rule: 'path-in-target', message: `"${name}" ${strange}` } : null;
    }
    const meant = (0,_tags_in_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isNameLike */ .Xj)(name) ? meaningOf(name) : null;
    if (meant === null || typeof meant === 'string')
        return null;
    if (meant.kind === 'ambiguous')
        return { rule: 'ambiguous-target', message: meant.message };
    const rule = field === 'target' ? 'missing-target' : field === 'return' ? 'missing-return' : 'missing-next';
    return { rule, message: meant.message };
}
/** An attribute that the tag needs and that is not there. Beside forks a `goto` may say where their parent goes on. */
function lacking(tag, hasGoto) {
    const { attributes } = tag;
    if (attributes === null || (tag.tag === 'fork' && hasGoto))
        return [];
    return _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .TAGS */ .gp[tag.tag].required
        .filter((name) => _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ[name].kind === 'state' && !attributes.includes(name))
        .map((name) => ({
        rule: name === 'return' ? 'missing-return' : 'missing-next',
        tag,
        at: tag.at,
        message: `it needs the attribute \`${name}\`: ${WHERE_TO[name]}`,
    }));
}
const WHERE_TO = {
    return: 'the state that its result goes to',
    next: 'the state where the agent goes on',
};
function namesDeclared(state) {
    return new Set((0,_written_options_js__WEBPACK_IMPORTED_MODULE_4__/* .writtenOptions */ .Q)(state).allowed_transitions.flatMap(({ entry }) => Object.values(entry)));
}


/***/ }),

/***/ 39339:
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
/** Where the lines of a text end, found once: a large one may have thousands of findings. */
const lineEnds = new WeakMap();
function endsOf(own) {
    let ends = lineEnds.get(own);
    if (ends === undefined) {
        ends = [...own.text.matchAll(/\n/g)].map(({ index }) => index);
        lineEnds.set(own, ends);
    }
    return ends;
}
/** Where a place of a text stands: in its own file, or in one that it includes. @param at 0-based */
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
/** Of a place in a part of a text that begins at `from`. */
function lineAndColumn(whole, from, at) {
    const start = Math.max(from, whole.text.lastIndexOf('\n', at - 1) + 1);
    return { line: 1 + linesIn(whole, from, at), column: at - start + 1 };
}
function linesIn(whole, from, to) {
    const ends = endsOf(whole);
    return Math.max(0, firstFrom(ends, to) - firstFrom(ends, from));
}
/** How many of the numbers, which grow, are less than `least`. */
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

/***/ 54538:
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
/** Escaped quotes too: tags mostly stand in a script's strings. */
const ATTRIBUTE = /([\w.-]+)(\s*=\s*\\?["'])([^"'\\]*)/g;
/** Characters from a tag's opening to its end. A longer one is not looked for, so that a text is read in linear time. */
const LONGEST = 4096;
/**
 * The tags that a text seems to write. Not by the rules of messages: a script's tags are put together by its shell,
 * so that quotes, `>` and `<` may stand anywhere in their attributes. A tag ends at its closing, and starts at the
 * nearest opening ahead of that.
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
    const before = text.slice(Math.max(0, closing - LONGEST), closing);
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
/** `<goto`, and not `<gotos`: -1 if there is none. */
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
/** A name that is filled in, by a shell, by us, or out of the strings that a program puts together. */
function isComputed(name) {
    return /[$`%!{}\\'"+]/.test(name);
}
/** Letters and signs that names have: `…` and `A or B` stand for some name. */
function isNameLike(name) {
    return /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u.test(name);
}
/** On a line that is a comment of a script's, or behind one's sign on a line of a shell's. */
function isInComment(text, at) {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).slice(-LONGEST);
    if (/^\s*(#|\/\/|\*|::|@?rem\s)/i.test(line))
        return true;
    const sign = line.search(/\s#\s/);
    return sign >= 0 && !/['"]/.test(line.slice(0, sign).replace(/'[^']*'|"[^"]*"/g, ''));
}
/** Of a script that writes its tags to a file of ours, what it prints besides decides nothing. */
function withoutNoise(text, tags) {
    if (!text.includes('RAYMOND_OUTPUT'))
        return [...tags];
    const lineAt = (at) => text.slice(text.lastIndexOf('\n', at - 1) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1);
    return tags.map((tag) => (lineAt(tag.at).includes('RAYMOND_OUTPUT') ? tag : { ...tag, isMeant: false }));
}
/** Tags in fences are meant only where no others are: else they show what might come. */
function withoutExamples(text, tags) {
    if (!/^.{0,200}?(```|~~~)/m.test(text))
        return [...tags];
    const fences = fencesIn(text);
    const fenced = new Set(tags.filter(({ at }) => isWithin(fences, at)));
    if (fenced.size === tags.length)
        return [...tags];
    return tags.map((tag) => (fenced.has(tag) ? { ...tag, isMeant: false } : tag));
}
/** @param ranges in their order */
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
/** From where to where each fenced block goes; indented ones are how prompts show what to write. */
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

/***/ 62415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ writtenOptions)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _parts_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43519);


/**
 * A state's options as they were read; where some of them were refused, and so all of them, as they are written: what
 * else is wrong with them is told in the same round.
 */
function writtenOptions({ definition, options }) {
    if (definition.kind === 'graph')
        return { allowed_transitions: [] };
    const read = definition.options;
    const isRefused = Object.keys(read).length === 0 && options !== null;
    const { allowed_transitions: list, max_visits, join, } = (isRefused ? at(options.source.data, options.prefix) : read);
    const entries = definition.kind === 'prompt' && Array.isArray(list) ? list : [];
    return {
        allowed_transitions: entries.flatMap((entry, index) => isEntry(entry) ? [{ index, entry }] : []),
        ...((0,_parts_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u)(max_visits) && { max_visits }),
        ...((0,_parts_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u)(join) && { join }),
    };
}
function isEntry(entry) {
    return (0,_parts_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u)(entry) && _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_NAMES */ .qY.includes(entry.tag);
}
function at(data, path) {
    const found = path.reduce((value, key) => ((0,_parts_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u)(value) ? value[key] : undefined), data);
    return (0,_parts_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u)(found) ? found : {};
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


/***/ })

};
