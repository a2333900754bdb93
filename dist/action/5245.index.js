export const id = 5245;
export const ids = [5245,3689];
export const modules = {

/***/ 53689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isForBash: () => (/* binding */ isForBash),
/* harmony export */   syntaxComplaints: () => (/* binding */ syntaxComplaints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53802);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);


/**
 * A bash that would execute something after all is not asked. A script may switch extended patterns on, which
 * decides how it is read. The answer: complaints and status of each.
 */
const PROGRAM = `[ -z "$(eval 'set -n'$'\\n''echo executed')" ] || exit 1
while IFS= read -r -d '' text; do
  ( case $text in *extglob*) shopt -s extglob ;; esac; eval "set -n"$'\\n'"$text" ) 2>&1
  printf '\\0%d\\0' "$?"
done`;
/** Of a script that is looked at: bash reads its standard input byte by byte. */
const LONGEST_SCRIPT = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.checkedScript.value;
const PATIENCE_MS = 10_000;
function isForBash(name) {
    return name.endsWith('.sh');
}
/**
 * What bash says of scripts that it cannot read, by their names; nothing where there is no bash. One looks at all of
 * them, as they were read: a subshell each, in which nothing is executed any more before the script's first line.
 */
async function syntaxComplaints(scripts) {
    const read = scripts.filter(({ text }) => text.length <= LONGEST_SCRIPT && !text.includes('\0'));
    if (read.length === 0)
        return new Map();
    const answer = await askBash(read.map(({ text }) => `${text}\0`).join(''));
    const parts = answer?.split('\0') ?? [];
    return new Map(read.flatMap(({ name }, index) => {
        const [complaint = '', status = '0'] = parts.slice(2 * index, 2 * index + 2);
        return status === '0' ? [] : [[name, complaint]];
    }));
}
/** What bash says, null where there is none that could be asked. */
function askBash(scripts) {
    return new Promise((resolve) => {
        // What else the environment holds, BASH_ENV for one, would be run.
        const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
        const options = { env, timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 };
        const bash = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('bash', ['--norc', '-c', PROGRAM], options, (error, stdout) => {
            resolve(error === null ? stdout : null);
        });
        bash.stdin?.on('error', () => { });
        bash.stdin?.end(scripts);
    });
}


/***/ }),

/***/ 35245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var findings = __webpack_require__(34488);
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
// EXTERNAL MODULE: ./lib/workflow/parts/record.js
var record = __webpack_require__(43519);
;// CONCATENATED MODULE: ./lib/workflow/lint/written-options.js


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
        ...((0,record/* isRecord */.u)(max_visits) && { max_visits }),
        ...((0,record/* isRecord */.u)(join) && { join }),
    };
}
function isEntry(entry) {
    return (0,record/* isRecord */.u)(entry) && tag_table/* TAG_NAMES */.qY.includes(entry.tag);
}
function at(data, path) {
    const found = path.reduce((value, key) => ((0,record/* isRecord */.u)(value) ? value[key] : undefined), data);
    return (0,record/* isRecord */.u)(found) ? found : {};
}

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
    const { allowed_transitions: entries, max_visits: limit, join } = writtenOptions(state);
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

// EXTERNAL MODULE: ./lib/workflow/parts/rules.js
var rules = __webpack_require__(94971);
;// CONCATENATED MODULE: ./lib/workflow/lint/state-texts.js
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
/** Where a place of a text stands: in its own file, or in one that it includes. @param at 0-based */
function placeInText({ text, file, line, indent, included }, at) {
    const own = included.find((each) => at >= each.at && at < each.at + each.length);
    if (own !== undefined)
        return { file: own.file, ...lineAndColumn(text, own.at, at) };
    const before = included.filter((each) => each.at + each.length <= at);
    const linesOf = (each) => linesIn(text, each.at, each.at + each.length);
    const more = before.reduce((sum, each) => sum + linesOf(each), 0);
    const found = lineAndColumn(text, 0, at);
    return { file, line: line + found.line - 1 - more, column: indent + found.column };
}
/** Of a place in a part of a text that begins at `from`. */
function lineAndColumn(text, from, at) {
    const start = Math.max(from, text.lastIndexOf('\n', at - 1) + 1);
    return { line: 1 + linesIn(text, from, at), column: at - start + 1 };
}
function linesIn(text, from, to) {
    let lines = 0;
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1))
        lines += 1;
    return lines;
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rule.js



/** A finding about a name that a state declares, in front of it the way to its key. */
function aboutName(rule, { place, below, problem }, message) {
    return aboutOption(rule, place, `${(0,findings/* pathText */.LF)(below)}: ${message ?? problem?.message ?? ''}`, below);
}
/** A finding about a state as a whole, or about one of its options. */
function aboutState(rule, { definition, options, textLine }, message, below) {
    if (below !== undefined && options !== null)
        return aboutOption(rule, options, message, below);
    return { severity: rules/* RULES */.y[rule].severity, rule, file: definition.file, line: textLine, message };
}
/** A finding about a key, where it stands. */
function aboutOption(rule, { source, prefix }, message, below) {
    const path = [...prefix, ...below];
    const { severity } = rules/* RULES */.y[rule];
    const { file } = source;
    return { severity, rule, file, line: source.lineOf(path), ...(0,findings/* columnIn */.YZ)(source, rule, path), path, message };
}
/** A finding about a place in a text: what is read out of texts is at most a warning. */
function aboutText(rule, text, at, message) {
    const severity = rules/* RULES */.y[rule].severity === 'info' ? 'info' : 'warning';
    return { severity, rule, ...placeInText(text, at), message };
}

// EXTERNAL MODULE: ./lib/workflow/lint/tags-in-text.js
var tags_in_text = __webpack_require__(54538);
;// CONCATENATED MODULE: ./lib/workflow/lint/spoken.js





/** What the texts of a state say of other states, and nobody could follow. What it declares so too is told there. */
function spokenNames(state, tags, names) {
    const declared = namesDeclared(state);
    const hasGoto = tags.some(({ tag }) => tag === 'goto');
    return tags
        .filter(({ isMeant }) => isMeant)
        .flatMap((tag) => {
        const wrong = tag.states.flatMap(({ field, name, at }) => {
            if ((0,tags_in_text/* isComputed */.YQ)(name) || declared.has(name))
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
        .map(({ tag, at, message }) => aboutText(rule, tag.text, at, `<${tag.tag}>: ${message}`));
}
function problemOf(field, name, { meaningOf }) {
    const strange = (0,tag_table/* isWithinWorkflow */.Jv)(field) ? (0,resolve/* ownNameProblem */.Ls)(name) : (0,resolve/* nameProblem */.rH)(name);
    if (strange !== undefined) {
        // A sentence between two tags, or a pattern of a script's, is no name at all.
        return /^[\w.:/-]+$/.test(name) ? { rule: 'path-in-target', message: `"${name}" ${strange}` } : null;
    }
    const meant = (0,tags_in_text/* isNameLike */.Xj)(name) ? meaningOf(name) : null;
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
    return tag_table/* TAGS */.gp[tag.tag].required
        .filter((name) => tag_table/* FIELDS */.cJ[name].kind === 'state' && !attributes.includes(name))
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
    return new Set(writtenOptions(state).allowed_transitions.flatMap(({ entry }) => Object.values(entry)));
}

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
    const texts = textsOf(state, shared);
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
        spoken: states.flatMap((state) => spokenNames(state, ways.get(state.definition.name).tags, known(state).names)),
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

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/ambiguous-target.js


/** A declared name that could be `POLL.md` or `POLL.sh` (spec 1.7). */
const ambiguousTarget = { id: 'ambiguous-target', check };
function check(workflow) {
    const ambiguous = workflow.declared.filter(({ problem }) => problem?.kind === 'ambiguous');
    return [
        ...ambiguous.map((name) => aboutName('ambiguous-target', name)),
        ...spokenAbout('ambiguous-target', workflow),
    ];
}

// EXTERNAL MODULE: ./lib/core/models.js
var models = __webpack_require__(41629);
;// CONCATENATED MODULE: ./lib/workflow/lint/agent-words.js



/** Of each state that has an agent: its own words, then what is left of its manifest's. */
function agentWords(workflow) {
    return workflow.states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind === 'script')
            return [];
        if (definition.kind === 'graph' && definition.state.type !== 'agent')
            return [];
        const options = definition.kind === 'prompt' ? definition.options : {};
        const cli = (0,agent_clis/* agentCliOfState */.Gz)(options.agent, workflow.agentOf(definition.name));
        return [...ofState(state, cli), ...ofManifest(workflow, state, cli)];
    });
}
function ofState(state, cli) {
    const { definition } = state;
    if (definition.kind !== 'prompt')
        return [];
    const { options, settings = {} } = definition;
    const about = (rule, key, message) => aboutState(rule, state, message, [key]);
    const { tools = null, effort = null, model = null } = options;
    return [{ cli, tools, effort, model, settings, about }];
}
/** What the state itself says of the same takes the manifest's place; but what is denied adds up. */
function ofManifest({ partOf, agentOf }, { definition }, cli) {
    const { manifest, settings = {}, top } = partOf(definition.name);
    if (!top)
        return [];
    const own = definition.kind === 'prompt' ? { ...definition.options, ...definition.settings } : {};
    const left = Object.entries(settings).filter(([key]) => key === 'deny' || !Object.hasOwn(own, key));
    return [
        {
            cli,
            tools: Object.hasOwn(own, 'tools') ? null : (manifest.tools ?? null),
            effort: Object.hasOwn(own, 'effort') ? null : (manifest.effort ?? null),
            model: Object.hasOwn(own, 'model')
                ? null
                : ((0,models/* modelsByCli */.SU)([manifest.model], agentOf(definition.name))[cli] ?? null),
            settings: Object.fromEntries(left),
            about: (rule, key, message) => aboutOption(rule, { source: top, prefix: [] }, message, [key]),
        },
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/bad-value.js


/** A `model` that is another CLI's own name for one: the turn would fail, after the turns before it are paid. */
const badValue = {
    id: 'bad-value',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, model, about }) => {
        const why = model === null ? null : (0,models/* whyNoModel */.R5)(cli, model, process.env);
        return why === null ? [] : [about('bad-value', 'model', `model: ${why}`)];
    }),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/reach.js
/** All that can be come to from a state, itself included. */
function reachedFrom(start, onward) {
    const reached = new Set([start]);
    const open = [start];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
        for (const next of onward(state)) {
            if (reached.has(next))
                continue;
            reached.add(next);
            open.push(next);
        }
    }
    return reached;
}
/** Whether this way is one that the same agent goes on by, in the same call: no worker, and no subroutine. */
function staysInCall({ tag, field }) {
    if (field !== 'target')
        return true;
    return tag !== 'fork' && tag !== 'call' && tag !== 'function';
}
/** The states of which each leads to all others of its group; a state alone counts if it leads to itself. */
function circles(states, onward) {
    // Tarjan's, with a list of its own instead of the stack: workflows may be a thousand states long.
    const order = new Map();
    const low = new Map();
    const waiting = [];
    const isWaiting = new Set();
    const found = [];
    for (const root of states) {
        if (order.has(root))
            continue;
        const work = [{ state: root, next: onward(root), at: 0 }];
        while (work.length > 0) {
            const frame = work.at(-1);
            const { state } = frame;
            if (frame.at === 0) {
                order.set(state, order.size);
                low.set(state, order.get(state));
                waiting.push(state);
                isWaiting.add(state);
            }
            const to = frame.next[frame.at++];
            if (to === undefined) {
                work.pop();
                const above = work.at(-1)?.state;
                if (above !== undefined)
                    low.set(above, Math.min(low.get(above), low.get(state)));
                if (low.get(state) !== order.get(state))
                    continue;
                const group = waiting.splice(waiting.lastIndexOf(state));
                for (const member of group)
                    isWaiting.delete(member);
                if (group.length > 1 || onward(state).includes(state))
                    found.push(group);
            }
            else if (!order.has(to))
                work.push({ state: to, next: onward(to), at: 0 });
            else if (isWaiting.has(to))
                low.set(state, Math.min(low.get(state), order.get(to)));
        }
    }
    return found;
}
/** Every state that a run may come to from its entry; null if that cannot be told. */
function reachableStates({ entry, ways }) {
    if (entry === null)
        return null;
    const reached = reachedFrom(entry, (state) => {
        const from = ways.get(state);
        return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
    });
    return [...reached].some((state) => ways.get(state)?.isOpen) ? null : reached;
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/call-without-result.js


/** A subroutine that only a `<result>` ends, and in which no state can come to one. */
const callWithoutResult = { id: 'call-without-result', check: call_without_result_check };
function call_without_result_check(workflow) {
    const returns = new Map();
    const mayReturn = (child) => {
        const known = returns.get(child) ?? canEnd(workflow, child);
        returns.set(child, known);
        return known;
    };
    return workflow.states.flatMap((state) => {
        const { ways } = workflow.ways.get(state.definition.name);
        const calls = ways.filter((way) => !staysInCall(way) && way.tag !== 'fork' && !mayReturn(way.to));
        return calls.map(({ tag, to, entry }) => {
            const message = `<${tag}> of ${to}: no state that it leads to ends with a <result>, so it never returns`;
            const below = entry === undefined ? undefined : ['allowed_transitions', entry];
            return aboutState('call-without-result', state, message, below);
        });
    });
}
function canEnd({ ways }, child) {
    const within = reachedFrom(child, (state) => {
        return ways
            .get(state)
            .ways.filter(staysInCall)
            .map(({ to }) => to);
    });
    return [...within].some((state) => {
        const { ends, isOpen } = ways.get(state);
        return ends || isOpen;
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/dead-end-state.js

/** A prompt that names no way on, and has no policy to take one from: its agent can only guess. */
const deadEndState = { id: 'dead-end-state', check: dead_end_state_check };
function dead_end_state_check({ states, ways, broken }) {
    const dead = states.filter(({ definition }) => {
        if (definition.kind !== 'prompt' || definition.options.allowed_transitions !== undefined)
            return false;
        if (broken.has(definition.name))
            return false;
        const { body } = definition;
        // A placeholder may hold what the agent is to end with.
        if (body.trim() === '' || body.includes('{{'))
            return false;
        const { tags, ends, mentioned } = ways.get(definition.name);
        return tags.length === 0 && !ends && mentioned.length === 0;
    });
    return dead.map((state) => {
        const message = `${state.definition.name} names no tag to end with, and has no allowed_transitions`;
        return aboutState('dead-end-state', state, message);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-next-mismatch.js

/** Forks that go on in different places cannot stand in one message (spec 1.2). */
const forkNextMismatch = { id: 'fork-next-mismatch', check: fork_next_mismatch_check };
function fork_next_mismatch_check({ states, ways }) {
    return states.flatMap((state) => {
        const onward = ways
            .get(state.definition.name)
            .ways.filter(({ tag, field, entry }) => tag === 'fork' && field === 'next' && entry !== undefined);
        const [first] = onward;
        const other = onward.find(({ to }) => to !== first?.to);
        if (first === undefined || other?.entry === undefined)
            return [];
        const message = `allowed_transitions[${other.entry}].next: forks of one message have to name the same next, and these name ${first.to} and ${other.to}`;
        return [aboutState('fork-next-mismatch', state, message, ['allowed_transitions', other.entry, 'next'])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/joins.js

/** The states with a join. */
function joinsIn({ states }) {
    return states.filter(({ definition }) => definition.kind !== 'graph' && definition.options.join !== undefined);
}
/** Where a state leads, by whatever it does. */
function onward({ ways }) {
    return (state) => {
        const from = ways.get(state);
        return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
    };
}
/** Where a state's agent goes on once it has forked: the forks' `next`, or the `<goto>` beside them; empty: it forks nobody. */
function afterForks({ ways }) {
    if (!ways.some(({ tag }) => tag === 'fork'))
        return [];
    return ways.filter((way) => staysInCall(way));
}
/** All states that an agent may come to once it has forked; null if that cannot be told. */
function onwardFromForks(workflow) {
    const all = [...workflow.ways.values()];
    if (all.some(({ isOpen }) => isOpen))
        return null;
    const starts = all.flatMap(afterForks);
    return new Set(starts.flatMap(({ to }) => [...reachedFrom(to, onward(workflow))]));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-without-join.js



/** Workers for whom nobody waits: their results are in the report alone (spec 7.1). */
const forkWithoutJoin = { id: 'fork-without-join', check: fork_without_join_check };
function fork_without_join_check(workflow) {
    const joins = new Set(joinsIn(workflow).map(({ definition }) => definition.name));
    return workflow.states.flatMap((state) => {
        const after = afterForks(workflow.ways.get(state.definition.name));
        const [next] = after;
        if (next === undefined)
            return [];
        const reached = after.flatMap(({ to }) => [...reachedFrom(to, onward(workflow))]);
        if (reached.some((name) => joins.has(name) || workflow.ways.get(name)?.isOpen))
            return [];
        const message = `<fork>: no state with \`join\` comes after ${next.to}, so that nobody waits for the workers; what they deliver is in the report alone`;
        const below = next.entry === undefined ? undefined : ['allowed_transitions', next.entry];
        return [aboutState('fork-without-join', state, message, below)];
    });
}

// EXTERNAL MODULE: ./lib/core/protocol/policy.js
var policy = __webpack_require__(42288);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/implicit-transition.js


/** The only transition of a state, which is taken when its agent names none (spec 1.4). */
const implicitTransitionRule = { id: 'implicit-transition', check: implicit_transition_check };
function implicit_transition_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind !== 'prompt' || definition.options.allowed_transitions?.length !== 1)
            return [];
        const taken = (0,policy/* implicitTransition */.LB)(definition.options, '');
        if (taken === undefined)
            return [];
        const message = `<${taken.tag}> is taken without a tag, whatever the agent says`;
        return [aboutState('implicit-transition', state, message, ['allowed_transitions', 0])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/join-without-fork.js


/** A join that nobody who has forked comes to: it is entered at once, with no workers (spec 7.1). */
const joinWithoutFork = { id: 'join-without-fork', check: join_without_fork_check };
function join_without_fork_check(workflow) {
    const reached = onwardFromForks(workflow);
    if (reached === null)
        return [];
    return joinsIn(workflow)
        .filter(({ definition }) => !reached.has(definition.name))
        .map((state) => {
        const message = 'join: no agent that has forked workers comes here, so that there is nobody to wait for; forks name this state, or one before it, as their next';
        return aboutState('join-without-fork', state, message, ['join']);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/loop-without-limit.js


/**
 * A circle that nothing in the workflow bounds: of prompts, with no `max_visits` on the way and no budget of its own; or
 * with scripts, where none on the way can lead elsewhere. A script that can, and people on the way, decide whether it
 * goes on, so that such circles are none of these.
 */
const loopWithoutLimit = { id: 'loop-without-limit', check: loop_without_limit_check };
function loop_without_limit_check(workflow) {
    const { states, ways, byName } = workflow;
    const unbounded = states.flatMap(({ definition }) => definition.kind !== 'graph' && definition.options.max_visits === undefined ? [definition.name] : []);
    const isPrompt = (name) => byName.get(name).definition.kind === 'prompt';
    const circlesOf = (names) => {
        const within = new Set(names);
        return circles(names, (state) => {
            const goes = ways.get(state).ways.filter(({ tag }) => tag !== 'ask');
            return goes.map(({ to }) => to).filter((to) => within.has(to));
        });
    };
    const ofPrompts = workflow.manifest.budget ? [] : circlesOf(unbounded.filter(isPrompt));
    const withScripts = circlesOf(unbounded).filter((circle) => {
        const isPaid = circle.some(isPrompt);
        return !circle.every(isPrompt) && !(isPaid && workflow.manifest.budget) && isClosed(workflow, circle);
    });
    return [...ofPrompts, ...withScripts].map((circle) => {
        const first = unbounded.find((name) => circle.includes(name));
        const names = circle.length > 5 ? `${circle.length} states` : [...circle].sort().join(', ');
        const message = circle.some(isPrompt)
            ? `a run may go round in ${names} for ever: give one of them max_visits, or the workflow a budget`
            : `a run goes round in ${names} for ever, until --max-steps ends it: give one of them max_visits, or a way out`;
        return aboutState('loop-without-limit', byName.get(first), message);
    });
}
/** Nobody in it can lead elsewhere. */
function isClosed({ ways }, circle) {
    const within = new Set(circle);
    return circle.every((name) => {
        const { ways: list, mentioned, ends, isOpen } = ways.get(name);
        if (ends || isOpen || list.some(({ tag }) => tag === 'ask'))
            return false;
        return list.every(({ to }) => within.has(to)) && mentioned.every((to) => within.has(to));
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-next.js



/** A question or a fork of which nothing says where the agent goes on, or that says a state that there is not. */
const missingNext = { id: 'missing-next', check: missing_next_check };
function missing_next_check(workflow) {
    const { declared, states } = workflow;
    const unknown = declared.filter(({ field, problem }) => {
        return (field === 'next' || field === 'timeout_next') && problem?.kind === 'missing';
    });
    const absent = states.flatMap((state) => {
        const { allowed_transitions: entries } = writtenOptions(state);
        // A <goto> beside forks says where their parent goes on.
        const hasGoto = entries.some(({ entry }) => entry.tag === 'goto');
        return entries.flatMap(({ index, entry }) => {
            const lacks = entry.tag === 'ask' || (entry.tag === 'fork' && !hasGoto);
            if (!lacks || entry.next !== undefined)
                return [];
            const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`next\`: the state where the agent goes on`;
            return [aboutState('missing-next', state, message, ['allowed_transitions', index])];
        });
    });
    return [
        ...unknown.map((name) => aboutName('missing-next', name)),
        ...absent,
        ...spokenAbout('missing-next', workflow),
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-return.js



/** A subroutine that nothing is said of where its result goes, or that would go to a state that there is not. */
const missingReturn = { id: 'missing-return', check: missing_return_check };
function missing_return_check(workflow) {
    const { declared, states } = workflow;
    const unknown = declared.filter(({ field, problem }) => field === 'return' && problem?.kind === 'missing');
    const absent = states.flatMap((state) => {
        const { allowed_transitions: entries } = writtenOptions(state);
        return entries.flatMap(({ index, entry }) => {
            if ((entry.tag !== 'call' && entry.tag !== 'function') || entry.return !== undefined)
                return [];
            const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`return\`: the state that its result goes to`;
            return [aboutState('missing-return', state, message, ['allowed_transitions', index])];
        });
    });
    return [
        ...unknown.map((name) => aboutName('missing-return', name)),
        ...absent,
        ...spokenAbout('missing-return', workflow),
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-target.js


/** `{ tag: goto, target: REVEIW }`, `max_visits: { count: 3, goto: NOWHERE }`: no turn can mend that. */
const missingTarget = { id: 'missing-target', check: missing_target_check };
function missing_target_check(workflow) {
    const missing = workflow.declared.filter(({ field, problem }) => {
        return problem?.kind === 'missing' && (field === 'target' || field === 'goto');
    });
    return [
        ...missing.map((name) => aboutName('missing-target', name)),
        ...spokenAbout('missing-target', workflow),
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/no-policy.js

/** A prompt that may go anywhere, and fails at the first message that cannot be used (spec 1.4). */
const noPolicy = { id: 'no-policy', check: no_policy_check };
function no_policy_check({ states, broken }) {
    const free = states.filter(({ definition }) => {
        const isFree = definition.kind === 'prompt' && definition.options.allowed_transitions === undefined;
        return isFree && !broken.has(definition.name);
    });
    return free.map((state) => {
        const message = `${state.definition.name} has no allowed_transitions: its agent cannot be reminded of a tag`;
        return aboutState('no-policy', state, message);
    });
}

// EXTERNAL MODULE: ./lib/core/settings/unsupported.js
var unsupported = __webpack_require__(23458);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/setting-unsupported.js


/** What a state or its manifest says of its agent, and the CLI that takes its turns cannot do (spec 7.5). */
const settingUnsupported = {
    id: 'setting-unsupported',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, settings, about }) => (0,unsupported/* unsupportedBy */.t)(cli, tools, settings).map(({ key, why }) => about('setting-unsupported', key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/empty-prompt.js

/** Agent CLIs take no turn without a prompt, however often they are asked. */
const emptyPrompt = { id: 'empty-prompt', check: empty_prompt_check };
function empty_prompt_check({ states, unreadable }) {
    const empty = states.filter(({ definition }) => {
        return definition.kind === 'prompt' && definition.body.trim() === '' && !unreadable.has(definition.file);
    });
    return empty.map((state) => aboutState('empty-prompt', state, 'the prompt is empty: say what the agent is to do'));
}

// EXTERNAL MODULE: ./lib/core/protocol/foreign-tags.js
var foreign_tags = __webpack_require__(1644);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/foreign-tag.js



/** A tag of the Go reference that there is not here (spec 2.6): the run would fail, after it was paid for. */
const foreignTag = { id: 'foreign-tag', check: foreign_tag_check };
function foreign_tag_check({ states, ways }) {
    return states.flatMap(({ definition }) => ways.get(definition.name).texts.flatMap((text) => (0,foreign_tags/* foreignTags */.E)(text.text)
        .filter(({ at }) => !text.isScript || !(0,tags_in_text/* isInComment */.B1)(text.text, at))
        .map(({ at, advice }) => aboutText('foreign-tag', text, at, advice))));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/path-in-target.js

/** `<goto>../REVIEW</goto>` in a text; what is declared is told as it is read. */
const pathInTarget = {
    id: 'path-in-target',
    check: (workflow) => spokenAbout('path-in-target', workflow),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/shell-commands.js
/**
 * The commands of a script for `sh` or `bash`: parted by line ends and by `;`, `&`, `|` and brackets that stand in no
 * quotes. Takes linear time. Only a shell could be right about all of it; what is unclear makes shorter commands.
 */
function shellCommands(script) {
    const commands = [];
    const inside = ['top'];
    let start = 0;
    let marks = [];
    const end = (at, hereDocuments = []) => {
        const text = script.slice(start, at);
        if (text.trim() !== '')
            commands.push({ start, end: at, text, hereDocuments });
    };
    for (let at = 0; at < script.length; at += 1) {
        const char = script[at];
        const where = inside.at(-1);
        if (where === "'") {
            if (char === "'")
                inside.pop();
        }
        else if (char === '\\')
            at += 1;
        else if (char === where || (char === ')' && (where === '$(' || where === '(')))
            inside.pop();
        else if (char === '$' && script[at + 1] === '(') {
            inside.push('$(');
            at += 1;
        }
        else if (char === '`')
            inside.push('`');
        else if (where === '"')
            continue;
        else if (char === '"' || char === "'")
            inside.push(char);
        else if (char === '#' && /[\s;]/.test(script[at - 1] ?? '\n')) {
            // Quotes in a comment open nothing.
            const line = script.indexOf('\n', at);
            if (line === -1)
                break;
            at = line - 1;
        }
        else if (where !== 'top') {
            if (char === '(')
                inside.push('(');
        }
        else if (char === '<' && script[at + 1] === '<' && script[at + 2] !== '<') {
            const [written = '', , mark = ''] = /^<<-?\s*(["']?)([\w.-]+)\1/.exec(script.slice(at, at + 100)) ?? [];
            if (mark !== '')
                marks.push(mark);
            at += Math.max(1, written.length - 1);
        }
        else if (char === '\n' && marks.length > 0) {
            const after = hereDocumentsAt(script, at + 1, marks);
            end(at, after.documents);
            marks = [];
            start = after.end;
            at = after.end - 1;
        }
        else if (isSeparator(script, at)) {
            // What is to come of `cat <<END | sed …` is read by both.
            if (marks.length > 0)
                continue;
            end(at);
            start = at + 1;
        }
    }
    end(script.length);
    return commands;
}
/** `>&2` and `&>` part nothing. */
function isSeparator(script, at) {
    const char = script[at];
    if (char === '&')
        return script[at - 1] !== '>' && script[at + 1] !== '>';
    return '\n;|(){}'.includes(char) && script[at - 1] !== '$';
}
function hereDocumentsAt(script, from, marks) {
    const documents = [];
    let start = from;
    for (const mark of marks) {
        let at = start;
        while (at < script.length) {
            const newline = script.indexOf('\n', at);
            const lineEnd = newline === -1 ? script.length : newline;
            if (script.slice(at, lineEnd).trim() === mark)
                break;
            at = lineEnd + 1;
        }
        documents.push({ start, end: Math.min(at, script.length) });
        start = Math.min(script.length, at + mark.length);
        const newline = script.indexOf('\n', start);
        start = newline === -1 ? script.length : newline + 1;
    }
    return { documents, end: start };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-without-tag.js



/** A script that ends without a tag whatever happens, as far as its text tells: its agent fails. */
const scriptWithoutTag = { id: 'script-without-tag', check: script_without_tag_check };
const MESSAGE = 'this script prints no tag, so that its agent fails: end it with one, such as echo "<result>done</result>"';
function script_without_tag_check({ states, ways, unreadable }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind !== 'script' || unreadable.has(definition.file))
            return [];
        if (!isWithoutTag(definition, ways.get(definition.name).texts))
            return [];
        return [aboutState('script-without-tag', state, MESSAGE)];
    });
}
/** Literal, or put together: `<%s>`, `<$tag>`, and what ends one. */
const TAG = new RegExp(`</?(?:${tag_table/* TAG_NAMES */.qY.join('|')})\\b|</?(?:%s|\\$\\{?\\w|%\\w+%)|RAYMOND_OUTPUT\\b`);
/** Whether nothing in it could make a tag: no text of one, and no other program to have the last word. */
function isWithoutTag(definition, texts) {
    if (texts.some(({ text }) => text.split('\n').some((line) => !isComment(line) && TAG.test(line))))
        return false;
    return !handsOver(definition);
}
function isComment(line) {
    return /^\s*(#|::|@?rem\s)/i.test(line);
}
/** An interpreter with a file: `node decide.mjs`, `python3 -u x.py`, `bash x.sh`. */
const INTERPRETER = /(?:^|[\s/"'])(?:node|bun|deno|python[\d.]*|ruby|perl|php|bash|sh|zsh|pwsh|powershell|npx|npm|go|java|tsx|Rscript)(?:\.exe)?["']?\s+\S*[^\s-]/;
/** A program in the line itself is none: what it prints stands in the text. */
const INLINE = /\s-(?:e|c|p|pe)\s/;
/** A program of the workflow's own folder, or beside the script. */
const OWN_PROGRAM = /RAYMOND_WORKFLOW_DIR|(?:^|\s|["'])\.{0,2}[/\\][\w.-]|(?:^|\s)(?:\.|source)\s+\S/;
/** All that it prints is what something else has made. */
const WHOLE_VALUE = /^\s*(?:echo|printf\s+(?:--\s+)?["']?%[sb](?:\\n)?["']?)\s+"?\$(?:\w+|\{[^}]*\}|\(.*\))"?\s*$/;
function handsOver({ text, runtime }) {
    const commands = runtime === 'bash' ? shellCommands(text).map((each) => each.text) : text.split('\n');
    const last = commands.filter((each) => each.trim() !== '' && !isComment(each.trim())).at(-1);
    if (last === undefined)
        return false;
    const line = last.slice(0, 4096);
    if (INTERPRETER.test(line) && !INLINE.test(line))
        return true;
    return OWN_PROGRAM.test(line) || WHOLE_VALUE.test(line);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-not-analysed.js


/** A script whose ways on are put together as it runs. */
const scriptNotAnalysed = { id: 'script-not-analysed', check: script_not_analysed_check };
function script_not_analysed_check({ states, ways }) {
    return states
        .filter(({ definition }) => {
        if (definition.kind !== 'script')
            return false;
        const { isOpen, texts } = ways.get(definition.name);
        return isOpen && !isWithoutTag(definition, texts);
    })
        .map((state) => {
        const message = `where ${state.definition.name} leads could not all be read out of its text`;
        return aboutState('script-not-analysed', state, message);
    });
}

// EXTERNAL MODULE: ./lib/workflow/lint/bash.js
var bash = __webpack_require__(53689);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-syntax.js



/** Scripts that `bash -n` refuses. No bash, no finding. */
const scriptSyntax = { id: 'script-syntax', check: script_syntax_check };
async function script_syntax_check({ states, platform, complaints }) {
    if (platform === 'windows')
        return [];
    const scripts = states.filter(isBashState);
    // Where the scripts are files, bash has been asked as soon as they were read.
    const others = complaints === undefined ? scripts : scripts.filter(isImported);
    const found = new Map([...((await complaints) ?? []), ...(await (0,bash.syntaxComplaints)(others.map(scriptOf)))]);
    return scripts.flatMap((state) => {
        const complaint = found.get(state.definition.name);
        return complaint === undefined ? [] : [findingOf(state, complaint)];
    });
}
function isBashState(state) {
    return state.definition.kind === 'script' && (0,bash.isForBash)(state.definition.name);
}
function isImported({ definition }) {
    return (0,full_name/* scopeOf */.Od)(definition.name) !== '';
}
function scriptOf({ definition: { name, text } }) {
    return { name, text };
}
function findingOf(state, complaint) {
    const [, line = '2', message = 'syntax error'] = /line (\d+): (.*)/.exec(complaint) ?? [];
    // The first line that bash was given is ours.
    const last = state.definition.text.trimEnd().split('\n').length;
    const at = Math.min(Math.max(1, Number(line) - 1), last);
    const isForWindows = state.definition.text.includes('\r\n');
    const advice = isForWindows
        ? '. Its lines end in CRLF, as Windows writes them, and bash takes the CR for a part of each line: dos2unix FILE'
        : '';
    const said = `bash cannot read this script: ${message.replaceAll('\r', '')}${advice}`;
    const found = aboutState('script-syntax', state, said);
    return { ...found, line: state.textLine + at - 1 };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/several-transitions.js




/** One `echo`, `printf` or here-document with two transitions in it: an output may have one (spec 1.2). */
const severalTransitions = { id: 'several-transitions', check: several_transitions_check };
function several_transitions_check({ states, ways }) {
    return states.flatMap(({ definition }) => {
        const { texts, tags } = ways.get(definition.name);
        if (definition.kind !== 'script' || !(0,bash.isForBash)(definition.name) || tags.length < 2)
            return [];
        return texts.flatMap((text) => inText(text, tags.filter((tag) => tag.text === text)));
    });
}
function inText(text, tags) {
    if (tags.length < 2)
        return [];
    return shellCommands(text.text)
        .filter(isPrinted)
        .flatMap((command) => {
        const written = outermost(tags.filter(({ at }) => isWritten(command, at)));
        const second = written.find((tag, index) => index > 0 && !mayFollow(written.slice(0, index), tag));
        if (second === undefined)
            return [];
        const names = [...new Set(written.map(({ tag }) => `<${tag}>`))].join(', ');
        const message = `one output with ${written.length} transitions, ${names}: a message may have one, or forks with one \`next\` (or one <goto>). Print the one that is meant`;
        return [aboutText('several-transitions', text, second.at, message)];
    });
}
/** Where it goes into no file; `>&1` and `>&2` are none. */
function isPrinted({ text, hereDocuments }) {
    const isWriter = /^\s*(?:(?:then|else|do|!|if|while|time|builtin|command)\s+)*(?:echo|printf)\s/.test(text);
    const withoutTexts = text.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '""');
    return (isWriter || hereDocuments.length > 0) && !/>(?!&)/.test(withoutTexts);
}
function isWritten({ start, end, hereDocuments }, at) {
    if (hereDocuments.some((each) => at >= each.start && at < each.end))
        return true;
    return at >= start && at < end;
}
/** What stands in another's content is a part of that. */
function outermost(tags) {
    return tags.filter((tag) => !tags.some((other) => other.at < tag.at && tag.end < other.end));
}
/** Forks with one `next`, or with one `<goto>` that says it. */
function mayFollow(before, tag) {
    const all = [...before, tag];
    const others = all.filter((each) => each.tag !== 'fork');
    if (others.length > 1 || others.length === all.length)
        return false;
    if (others.some((each) => each.tag !== 'goto'))
        return false;
    const places = all.flatMap((each) => each.states.filter(({ field }) => field === (each.tag === 'fork' ? 'next' : 'target')));
    const literal = places.map(({ name }) => name).filter((name) => !(0,tags_in_text/* isComputed */.YQ)(name));
    return new Set(literal.map((name) => name.replace(/\.(md|sh|ps1|bat)$/, ''))).size < 2;
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/tag-not-allowed.js


/** A prompt that asks for what its `allowed_transitions` do not have: the agent that obeys is reminded, and paid for it. */
const tagNotAllowed = { id: 'tag-not-allowed', check: tag_not_allowed_check };
function tag_not_allowed_check({ states, ways, namesFor, spoken }) {
    // A name that means nothing has been told.
    const told = new Set(spoken.map(({ tag }) => tag));
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind !== 'prompt' || definition.options.force_implicit)
            return [];
        const { allowed_transitions: allowed } = definition.options;
        if (allowed === undefined)
            return [];
        const names = namesFor(state);
        const { tags } = ways.get(definition.name);
        return tags
            .filter((tag) => tag.isMeant && !told.has(tag) && !allowed.some((entry) => fits(entry, tag, names)))
            .map((tag) => {
            const message = `the prompt asks for ${shown(tag)}, which its allowed_transitions do not have: an agent that obeys is reminded, and the turn is paid. Allow it, or change the text`;
            return aboutText('tag-not-allowed', tag.text, tag.at, message);
        });
    });
}
/** As far as the text says what the entry lists: a message may say more. */
function fits(entry, { tag, states }, { meaningOf }) {
    if (entry.tag !== tag)
        return false;
    return states.every(({ field, name }) => {
        const listed = entry[field];
        if (typeof listed !== 'string' || (0,tags_in_text/* isComputed */.YQ)(name) || listed === name)
            return true;
        const [here, there] = [meaningOf(name), meaningOf(listed)];
        // What means no state is told by its own rule, or is another platform's.
        return typeof here !== 'string' || typeof there !== 'string' || here === there;
    });
}
function shown({ tag, states }) {
    const target = states.find(({ field }) => field === 'target')?.name;
    return target === undefined ? `<${tag}>` : `<${tag}> to ${target}`;
}

// EXTERNAL MODULE: ./lib/core/protocol/template.js
var template = __webpack_require__(66100);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/unknown-template-name.js




/** `{{inptu}}`, where all names that a prompt can have are known: it would stay as it is written. */
const unknownTemplateName = { id: 'unknown-template-name', check: unknown_template_name_check };
function unknown_template_name_check(workflow) {
    const variables = variablesOf(workflow);
    if (variables === null)
        return [];
    const known = [...template/* OWN_NAMES */.gN, ...variables];
    return workflow.states.flatMap(({ definition }) => {
        if (definition.kind !== 'prompt')
            return [];
        return workflow.ways.get(definition.name).texts.flatMap((text) => (0,template/* placeholdersIn */.Qf)(text.text).flatMap(({ name, at }) => {
            // A dotted one is a field, or a fact of the job's.
            if (name.includes('.') || known.includes(name))
                return [];
            const near = (0,nearest/* nearest */.pA)(known, name);
            const meant = near === undefined ? '' : `: did you mean {{${near}}}?`;
            const message = `nothing here gives {{${name}}} a value, so that it stays as it is written${meant}`;
            return [aboutText('unknown-template-name', text, at, message)];
        }));
    });
}
/** The variables that forks give their workers; null where an agent or a shell chooses their names. */
function variablesOf({ ways, states }) {
    const all = [...ways.values()];
    const forks = all.flatMap(({ tags }) => tags.filter(({ tag }) => tag === 'fork'));
    const isFree = states.some(({ definition }) => {
        const { isOpen, tags } = ways.get(definition.name);
        if (definition.kind !== 'prompt')
            return definition.kind === 'script' && isOpen;
        const mayFork = definition.options.allowed_transitions?.some(({ tag }) => tag === 'fork') ?? isOpen;
        return mayFork && !tags.some(({ tag }) => tag === 'fork');
    });
    if (isFree || forks.some(({ attributes }) => attributes === null))
        return null;
    const own = (0,tag_table/* attributesOf */.Td)('fork');
    return [...new Set(forks.flatMap(({ attributes }) => attributes ?? []))].filter((name) => !own.includes(name));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/untrusted-in-command.js

/**
 * A text that comes from issues, agents or people, put into what a shell or an interpreter runs as a program:
 * `eval "$RAYMOND_INPUT"`. Handed over as an argument, `bash -c '…' - "$RAYMOND_INPUT"`, it does no harm.
 */
const untrustedInCommand = { id: 'untrusted-in-command', check: untrusted_in_command_check };
const OUTSIDE = String.raw `\$\{?(?:RAYMOND_(?:INPUT|RESULT|VAR_\w+)|RAILI_VAR_\w+)`;
const RUNS = String.raw `(?:\beval|\b(?:ba|z|da|k)?sh\s+-\w*c|\bpython3?\s+-c|\b(?:node|perl|ruby)\s+-e)`;
/** In the program itself: the word that follows, in double quotes or in none. */
const IN_PROGRAM = new RegExp(`${RUNS}\\s+(?:--\\s+)?(?:"(?:[^"\\\\\\n]|\\\\.)*?${OUTSIDE}|${OUTSIDE})`);
/** Actions fill these in before any shell sees them; here nobody does. */
const EXPRESSION = /\$\{\{\s*github\.|\{\{\s*(?:github\.|input\s*\}\}|result\s*\}\})/;
function untrusted_in_command_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind === 'prompt')
            return [];
        const text = definition.kind === 'script' ? definition.text : commandOf(definition.state);
        return text.split('\n').flatMap((line, index) => {
            const message = /^\s*#/.test(line) ? undefined : untrusted_in_command_problemOf(line);
            if (message === undefined)
                return [];
            const at = definition.kind === 'script' ? state.textLine + index : state.textLine;
            return [{ ...aboutState('untrusted-in-command', state, message), line: at }];
        });
    });
}
function untrusted_in_command_problemOf(line) {
    if (line.length > 10_000)
        return undefined;
    const run = IN_PROGRAM.exec(line)?.[0];
    if (run !== undefined) {
        const [variable] = /\w+$/.exec(run) ?? [];
        return `the text of ${variable} is run as a command: whoever wrote it decides what it does. Hand it over as an argument`;
    }
    const expression = EXPRESSION.exec(line)?.[0];
    if (expression === undefined)
        return undefined;
    return `${expression.trim()}… is not filled in here, so that no value can run as a command: read it from the environment`;
}
function commandOf(state) {
    const command = 'command' in state && typeof state.command === 'string' ? state.command : '';
    return [command, state.notify ?? ''].join('\n');
}

// EXTERNAL MODULE: ./lib/core/settings/unknown-names.js
var unknown_names = __webpack_require__(24706);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unknown-effort.js


/** An `effort` that the state's CLI does not know: it takes it for none. */
const unknownEffort = {
    id: 'unknown-effort',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, effort, settings, about }) => (0,unknown_names/* unknownNames */.b)(cli, { ...settings, tools, effort })
        .filter(({ key }) => key === 'effort')
        .map(({ key, why }) => about('unknown-effort', key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unknown-tool.js


/** A name under `tools`, `allow` or `deny` that the state's CLI has no tool of: it takes it without a word. */
const unknownTool = {
    id: 'unknown-tool',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, effort, settings, about }) => (0,unknown_names/* unknownNames */.b)(cli, { ...settings, tools, effort })
        .filter(({ key }) => key !== 'effort')
        .map(({ key, why }) => about('unknown-tool', key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unmentioned-transition.js

/**
 * One of several allowed transitions of which the prompt says nothing: its agent will hardly choose it. With one
 * entry there is nothing to choose, and with `match` the message's words do.
 */
const unmentionedTransition = { id: 'unmentioned-transition', check: unmentioned_transition_check };
function unmentioned_transition_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        const entries = definition.kind === 'prompt' ? (definition.options.allowed_transitions ?? []) : [];
        if (definition.kind !== 'prompt' || entries.length < 2)
            return [];
        return entries.flatMap((entry, index) => {
            if (entry.match !== undefined || isMentioned(entry, definition.body))
                return [];
            const what = entry.target === undefined ? `<${entry.tag}>` : `<${entry.tag}> to ${entry.target}`;
            const message = `allowed_transitions[${index}]: the prompt does not mention ${what}`;
            return [aboutState('unmentioned-transition', state, message, ['allowed_transitions', index])];
        });
    });
}
/** By its tag and its target, wherever they stand. */
function isMentioned({ tag, target }, body) {
    if (target === undefined)
        return new RegExp(`<${tag}[\\s>]`).test(body);
    const name = target.replace(/\.(md|sh|ps1|bat)$/, '');
    const at = body.indexOf(name);
    return at >= 0 && new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(body);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unreachable-state.js



/**
 * A state that no other leads to. Where some state's ways on cannot all be read, nothing is said; a name in its
 * text is taken for a way.
 */
const unreachableState = { id: 'unreachable-state', check: unreachable_state_check };
function unreachable_state_check(workflow) {
    // Who starts in the middle leaves out the rest on purpose, and so does who uses a part of another workflow.
    const reached = workflow.startsAtEntry ? reachableStates(workflow) : null;
    if (reached === null)
        return [];
    return workflow.states
        .filter(({ definition }) => {
        const { name } = definition;
        // A group that nobody comes to is told by the first of its states.
        const isGroup = definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
        return !isGroup && !reached.has(name) && !isForeign(workflow, name) && (0,full_name/* scopeOf */.Od)(name) === '';
    })
        .map((state) => aboutState('unreachable-state', state, `no state leads to ${state.definition.name}`));
}
/** A script of the other platform. */
function isForeign({ platform }, name) {
    return platform === 'posix' ? /\.(ps1|bat)$/.test(name) : name.endsWith('.sh');
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/worktree-not-forked.js


/** A state with `worktree` that is come to otherwise than by a fork: then there is none (spec 7.3). */
const worktreeNotForked = { id: 'worktree-not-forked', check: worktree_not_forked_check };
function worktree_not_forked_check({ states, ways, entry }) {
    return states.flatMap((state) => {
        const { name, kind, options } = state.definition;
        if (kind === 'graph' || options.worktree === undefined)
            return [];
        // Whoever comes back to it has its work tree by then.
        const own = reachedFrom(name, (from) => (ways.get(from)?.ways ?? []).filter(staysInCall).map(({ to }) => to));
        const others = [...ways].filter(([from, { ways: list }]) => !own.has(from) &&
            list.some(({ to, tag, field }) => to === name && !(tag === 'fork' && field === 'target')));
        const from = entry === name ? 'the run begins here' : others[0] && `${others[0][0]} leads here otherwise`;
        if (!from)
            return [];
        const message = `worktree: only an agent that is forked into this state gets one, and ${from}`;
        return [aboutState('worktree-not-forked', state, message, ['worktree'])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/table.js





























/** Everything that is looked for once a workflow has been read. Bash comes first: it works while the rest is looked at. */
const RULES_TO_CHECK = [
    scriptSyntax,
    missingTarget,
    missingReturn,
    missingNext,
    ambiguousTarget,
    pathInTarget,
    emptyPrompt,
    unreachableState,
    deadEndState,
    callWithoutResult,
    unmentionedTransition,
    tagNotAllowed,
    severalTransitions,
    foreignTag,
    scriptWithoutTag,
    forkNextMismatch,
    joinWithoutFork,
    worktreeNotForked,
    forkWithoutJoin,
    loopWithoutLimit,
    untrustedInCommand,
    settingUnsupported,
    unknownTool,
    unknownEffort,
    badValue,
    implicitTransitionRule,
    scriptNotAnalysed,
    unknownTemplateName,
    noPolicy,
];

;// CONCATENATED MODULE: ./lib/workflow/lint/lint.js



/**
 * Everything that is wrong or remarkable about a workflow (spec 2.4): what its reading has found, then what the
 * rules find, by file and line. Each once.
 * @param agentCli the one that who starts the run asks for
 */
async function lint(reading, platform, agentCli) {
    const workflow = lintedWorkflow(reading, platform, agentCli);
    const found = await Promise.all(RULES_TO_CHECK.map(({ check }) => check(workflow)));
    const all = [...reading.findings, ...found.flat().sort(inOrder)];
    return [...new Map(all.map((finding) => [`${finding.rule} ${(0,findings/* findingText */.NK)(finding)}`, finding])).values()];
}
function inOrder(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
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
