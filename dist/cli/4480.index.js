export const id = 4480;
export const ids = [4480];
export const modules = {

/***/ 82272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ SETTING_KEYS),
/* harmony export */   KI: () => (/* binding */ AGENT_KEYS_OF_STATES),
/* harmony export */   ip: () => (/* binding */ LONGEST_SYSTEM_PROMPT),
/* harmony export */   ss: () => (/* binding */ mergeSettings)
/* harmony export */ });
/** Every key. A script that has one of them is refused, and a manifest's are defaults of its states. */
const SETTING_KEYS = Object.keys({
    allow: true,
    deny: true,
    permission_mode: true,
    mcp: true,
    mcp_strict: true,
    settings: true,
    system_prompt: true,
    add_dirs: true,
    fallback_model: true,
    args: true,
});
/** The keys that only an agent can have: those above, and `tools`. */
const AGENT_KEYS_OF_STATES = ['tools', ...SETTING_KEYS];
/** In bytes: an argument of a process ends at 128 KiB on Linux. */
const LONGEST_SYSTEM_PROMPT = 100_000;
/**
 * The settings of a state: for each key, the first source that has it counts, but `deny` adds up.
 * @param sources the state, the command line or the inputs, the state's own manifest, the run's (spec 7.5)
 */
function mergeSettings(sources) {
    const given = sources.filter((source) => source !== undefined);
    const first = Object.assign({}, ...[...given].reverse());
    const deny = [...new Set(given.flatMap((source) => source.deny ?? []))];
    const { deny: _, ...others } = first;
    return deny.length === 0 ? others : { ...others, deny };
}


/***/ }),

/***/ 47430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writtenSchema),
/* harmony export */   x: () => (/* binding */ isTyped)
/* harmony export */ });
/** Whether anything in a workflow names a schema: only then is the code loaded that reads them. */
function isTyped(workflow) {
    const { states, manifest } = workflow;
    return manifest.result_schema !== undefined || states.some((state) => writtenSchema(state) !== undefined);
}
/** The schema as it is written; none for a state graph, which reads its own. */
function writtenSchema({ definition }) {
    return definition.kind === 'graph' ? undefined : definition.options.result_schema;
}


/***/ }),

/***/ 57065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ timeoutIn),
/* harmony export */   GQ: () => (/* binding */ isJoinTimeout),
/* harmony export */   ZZ: () => (/* binding */ ONLY_PROMPTS),
/* harmony export */   _8: () => (/* binding */ readScriptOptions),
/* harmony export */   mr: () => (/* binding */ optionLine),
/* harmony export */   p3: () => (/* binding */ ALLOWED),
/* harmony export */   p9: () => (/* binding */ maxTimeIn),
/* harmony export */   y: () => (/* binding */ joinProblem)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82272);
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53327);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46069);





/** How many lines at the beginning may hold the comment (spec 1.6). */
const LINES_READ = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.optionLines.value;
/** Node's timers hold no more milliseconds than this; a longer timeout would fire at once. */
const MAX_TIMEOUT_SECONDS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.timeout.value;
const ALLOWED = {
    timeout: `must be a time without output ${_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMES */ .vV}: from 0 (none) to ${MAX_TIMEOUT_SECONDS} seconds`,
    maxTime: `must be a time on the wall clock ${_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMES */ .vV}: over 0, at most ${MAX_TIMEOUT_SECONDS} seconds`,
    effect: 'must be once',
    visits: 'must be a whole number of 1 or more',
    join: 'must be all, any, or a whole number of 1 or more',
    joinFailed: 'must be fail or accept',
    worktree: 'must be true or commit',
    joinTimeout: 'must be a time such as 2h or 90s, of ten years at most',
    vars: 'must be names of fork variables that a shell can hold, and none of ours: vars=issue,title',
};
/** A date cannot hold a longer time, and computing it would fail only later. */
function isJoinTimeout(text) {
    return ((0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSeconds */ .fL)(text) ?? Number.POSITIVE_INFINITY) <= _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.joinTimeout.value;
}
/** A `timeout` in seconds; null for anything else, and for one that is too long to wait for. */
function timeoutIn(time) {
    const seconds = (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSeconds */ .fL)(time);
    return seconds === null || seconds < 0 || seconds > MAX_TIMEOUT_SECONDS ? null : seconds;
}
/** A `max_time` in seconds, likewise. */
function maxTimeIn(time) {
    return timeoutIn(time) || null;
}
/** A time-out has to lead somewhere, and a place to go to needs a time (spec 7.1). */
function joinProblem(join) {
    if ((join?.timeout === undefined) === (join?.timeout_goto === undefined))
        return null;
    return join?.timeout === undefined
        ? 'join: timeout_goto is never taken without a timeout'
        : 'join: a timeout needs a timeout_goto, the state that it leads to';
}
/** The reason that scripts cannot have settings of agents (spec 7.5). */
const ONLY_PROMPTS = 'is for prompts: a script has no agent';
const COMMENT = {
    hash: /^\s*#\s*raymond:(.*)$/,
    batch: /^\s*(?:@?rem\s|::)\s*raymond:(.*)$/i,
};
/**
 * Reads `# raymond: timeout=900 max_time=3600 effect=once max_visits=5 vars=issue,title` out of a script's first ten
 * lines (spec 1.6). In a batch file the comment is `REM raymond: …` or `:: raymond: …`.
 * @param firstLine the line in `file` where `text` starts
 */
function readScriptOptions(text, extension, file, findings, firstLine = 1) {
    const options = {};
    const join = {};
    const comment = extension === 'bat' ? COMMENT.batch : COMMENT.hash;
    const lines = text.split(/\r?\n/, LINES_READ);
    let joinPlace = null;
    let isJoinTold = false;
    for (const [index, content] of lines.entries()) {
        const said = comment.exec(content)?.[1] ?? '';
        for (const { 0: word, index: at } of said.matchAll(/\S+/g)) {
            const place = { file, line: firstLine + index, column: content.length - said.length + at + 1 };
            const isJoin = /^join\b/.test(word);
            if (isJoin)
                joinPlace ??= place;
            const problem = readOption(options, join, word);
            if (problem === null)
                continue;
            isJoinTold ||= isJoin;
            findings.push({ ...problem, ...place });
        }
    }
    // A problem of one of a join's words is not reported for the join again.
    if (joinPlace === null || isJoinTold)
        return options;
    const place = joinPlace;
    return withJoin(options, join, (problem) => findings.push({ ...problem, ...place }));
}
/** The 1-based line of the comment that has a key; null without one. */
function optionLine(text, key) {
    const lines = text.split(/\r?\n/, LINES_READ);
    const index = lines.findIndex((line) => {
        const words = COMMENT.hash.exec(line)?.[1] ?? COMMENT.batch.exec(line)?.[1] ?? '';
        return words.split(/\s+/).some((word) => word.startsWith(`${key}=`));
    });
    return index === -1 ? null : index + 1;
}
/** Makes one option of a join's words, each of which was checked already. */
function withJoin(options, words, report) {
    const { of, failed = 'fail', ...timeout } = words;
    const bad = (message) => {
        report({ severity: 'error', rule: 'join-timeout-without-target', message });
        return options;
    };
    if (of === undefined)
        return bad('join.…: there is no join=all, any or a number beside it');
    const join = { of, failed, ...timeout };
    const problem = joinProblem(join);
    return problem === null ? { ...options, join } : bad(problem);
}
function readJoin(words, key, value) {
    switch (key) {
        case 'join':
            if (!/^(?:all|any|[1-9]\d{0,8})$/.test(value))
                return ALLOWED.join;
            words.of = value === 'all' ? 'all' : value === 'any' ? 1 : Number(value);
            return null;
        case 'join.failed':
            if (value !== 'fail' && value !== 'accept')
                return ALLOWED.joinFailed;
            words.failed = value;
            return null;
        case 'join.timeout':
            if (!isJoinTimeout(value))
                return ALLOWED.joinTimeout;
            words.timeout = value;
            return null;
        default:
            if ((0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(value) !== undefined)
                return "must be a state's name, without a path";
            words.timeout_goto = value;
            return null;
    }
}
function readOption(options, join, word) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? [];
    const bad = (problem) => ({ severity: 'error', rule: 'bad-value', message: `${key}: ${problem}` });
    const readTime = (name, seconds, allowed) => {
        if (seconds === null)
            return bad(`${allowed}, not "${value}"`);
        options[name] = seconds;
        return null;
    };
    const isGiven = key === 'join' ? join.of !== undefined : Object.hasOwn(join, key.replace(/^join\./, ''));
    if (isGiven || Object.hasOwn(options, key))
        return bad('is given twice');
    switch (key) {
        case 'timeout':
            return readTime('timeout', timeoutIn(value), ALLOWED.timeout);
        case 'max_time':
            return readTime('max_time', maxTimeIn(value), ALLOWED.maxTime);
        case 'vars': {
            const names = value.split(',');
            const wrong = names.find((name) => !isBareName(name));
            if (wrong !== undefined)
                return bad(`${ALLOWED.vars}, not "${wrong}"`);
            options.vars = names;
            return null;
        }
        case 'effect':
            if (value !== 'once')
                return bad(`${ALLOWED.effect}, not "${value}"`);
            options.effect = value;
            return null;
        case 'max_visits':
            if (!/^[1-9]\d{0,14}$/.test(value))
                return bad(`${ALLOWED.visits}, not "${value}"`);
            options.max_visits = { count: Number(value) };
            return null;
        case 'result_schema':
            if (value === '')
                return bad("must be a file's name");
            options.result_schema = value;
            return null;
        case 'worktree':
            if (value !== 'true' && value !== 'commit')
                return bad(`${ALLOWED.worktree}, not "${value}"`);
            options.worktree = value === 'true' ? true : value;
            return null;
        case 'join':
        case 'join.failed':
        case 'join.timeout':
        case 'join.timeout_goto': {
            const problem = readJoin(join, key, value);
            return problem === null ? null : bad(`${problem}, not "${value}"`);
        }
        default:
            if (_core_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_KEYS_OF_STATES */ .KI.includes(key))
                return bad(ONLY_PROMPTS);
            return unknownOption(key, options, word.includes('='));
    }
}
/** Whether a fork's variable can have this bare name: RAYMOND_ names are set by this program. */
function isBareName(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !/^raymond_/i.test(name);
}
const KEYS = [
    'timeout',
    'max_time',
    'effect',
    'max_visits',
    'vars',
    'join',
    'result_schema',
    'worktree',
];
const JOIN_KEYS = ['join.failed', 'join.timeout', 'join.timeout_goto'];
/** Reports an unknown option: `timout=5` would be no timeout at all (spec 1.4). A word of prose is no key. */
function unknownOption(key, options, hasValue) {
    const free = [...KEYS, ...JOIN_KEYS].filter((name) => !Object.hasOwn(options, name));
    const meant = hasValue ? (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .slipOf */ .Kj)(free, key) : undefined;
    const message = `unknown key "${key}"`;
    if (meant === undefined)
        return { severity: 'warning', rule: 'unknown-key', message };
    return { severity: 'error', rule: 'misspelt-key', message: `${message}: did you mean ${meant}?` };
}


/***/ })

};
