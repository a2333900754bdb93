export const id = 2302;
export const ids = [2302];
export const modules = {

/***/ 63926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readFooter),
/* harmony export */   s: () => (/* binding */ withoutFooter)
/* harmony export */ });
/* harmony import */ var _core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63224);

const AMOUNT = '([\\d.,]+[kmb]?)';
const TOKENS = new RegExp(`^(?:Tokens\\s+)?↑\\s*${AMOUNT}(?:\\s*\\(${AMOUNT}\\s+cached[^)]*\\))?\\s*•\\s*↓\\s*${AMOUNT}(?:\\s|$)`, 'i');
const CREDITS = /^AI Credits\s+([\d.,]+)(?:\s*\(([^)]*)\))?$/i;
/** Lines that Copilot ends with, on stderr or, in older versions, on stdout. */
const FOOTER = [
    TOKENS,
    CREDITS,
    /^Changes\s+\+\d+\s+-\d+$/,
    /^Duration\s+(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/,
    /^Resume\s+copilot\s+--resume\b/,
    /^(?:Total usage est|Total session time|Total duration \((?:API|wall)\)|Total code changes|API time spent|Usage by model|Breakdown by AI model):/,
];
/**
 * Reads Copilot's footer (spec 5.9): `Tokens ↑ 256.9k (223.0k cached) • ↓ 9.7k` and
 * `AI Credits 0.72 (1h30m45s)`. The last of each counts; null if there is none.
 */
function readFooter(text) {
    const usage = {};
    for (const line of text.split('\n').map(_core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)) {
        Object.assign(usage, tokensIn(line), creditsIn(line));
    }
    return Object.keys(usage).length === 0 ? null : usage;
}
function tokensIn(line) {
    const [whole, input, cached, output] = TOKENS.exec(line) ?? [];
    if (whole === undefined)
        return null;
    const parts = Object.entries({ input, cached, output }).flatMap(([name, display]) => {
        const amount = display === undefined ? null : amountOf(display);
        return amount === null
            ? []
            : [
                [name, amount],
                [`${name}_display`, display],
            ];
    });
    return Object.fromEntries(parts);
}
function creditsIn(line) {
    const [display, credits, time] = CREDITS.exec(line) ?? [];
    const amount = credits === undefined ? null : decimal(credits);
    if (display === undefined || amount === null)
        return null;
    const seconds = time === undefined ? null : secondsOf(time);
    return { ai_display: display, ai_credits: amount, ...(seconds !== null && { ai_time: seconds }) };
}
const FACTORS = { '': 1, k: 1e3, m: 1e6, b: 1e9 };
function amountOf(display) {
    const [, digits = '', unit = ''] = /^([\d.,]+)([kmb]?)$/i.exec(display) ?? [];
    const number = decimal(digits);
    return number === null ? null : Math.round(number * FACTORS[unit.toLowerCase()]);
}
function decimal(text) {
    const number = Number(text.replaceAll(',', ''));
    return /\d/.test(text) && Number.isFinite(number) ? number : null;
}
const SECONDS = { d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001 };
function secondsOf(text) {
    if (!/^\s*(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/.test(text))
        return null;
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[dhms])/g)];
    return Math.round(parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS[unit], 0));
}
/** A text without the footer that it ends with: no line of it is an answer or worth keeping (spec 5.10). */
function withoutFooter(text) {
    let end = text.length;
    let found = false;
    for (const { line, start } of (0,_core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFromEnd */ .Rq)(text)) {
        const isFooter = FOOTER.some((pattern) => pattern.test(line));
        if (line !== '' && !isFooter)
            break;
        found ||= isFooter;
        end = Math.max(0, start - 1);
    }
    return found ? text.slice(0, end) : text;
}


/***/ }),

/***/ 15843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ checkAdapter),
/* harmony export */   eA: () => (/* binding */ sessionStore),
/* harmony export */   lS: () => (/* binding */ withoutFooters),
/* harmony export */   u4: () => (/* binding */ createAdapter)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _copilot_footer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63926);



const ADAPTERS = {
    claude: {
        create: async (options) => {
            const { createClaudeAgent } = await __webpack_require__.e(/* import() */ 3222).then(__webpack_require__.bind(__webpack_require__, 53222));
            return createClaudeAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 217).then(__webpack_require__.bind(__webpack_require__, 217))).claudeSessions(env),
    },
    copilot: {
        create: async (options) => {
            const { createCopilotAgent } = await __webpack_require__.e(/* import() */ 4045).then(__webpack_require__.bind(__webpack_require__, 34045));
            return createCopilotAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 9849).then(__webpack_require__.bind(__webpack_require__, 59849))).copilotSessions(env),
        withoutFooter: _copilot_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFooter */ .s,
    },
    replay: {
        create: async ({ recording, strict }) => {
            const { readRecording } = await Promise.all(/* import() */[__webpack_require__.e(5916), __webpack_require__.e(9867)]).then(__webpack_require__.bind(__webpack_require__, 79867));
            const { createReplayAgent } = await Promise.all(/* import() */[__webpack_require__.e(5916), __webpack_require__.e(3677)]).then(__webpack_require__.bind(__webpack_require__, 53677));
            return createReplayAgent({ recording: await readRecording(folderOf(recording)), strict });
        },
        check: async ({ recording }) => {
            await (await Promise.all(/* import() */[__webpack_require__.e(5916), __webpack_require__.e(9867)]).then(__webpack_require__.bind(__webpack_require__, 79867))).readRecording(folderOf(recording));
        },
    },
};
function folderOf(recording) {
    if (recording !== null)
        return recording;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('The replay agent plays a recording: say which folder it is in by --recording DIR, or the input `recording`.');
}
/** @throws UsageError for a name that is no agent CLI */
function adapterOf(name) {
    (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .checkAgentCliName */ .JU)(name);
    return ADAPTERS[name];
}
/**
 * Creates an adapter by name.
 * @throws UsageError for a name that is no agent CLI, or one that cannot be had
 */
function createAdapter(name, options) {
    return adapterOf(name).create(options);
}
/**
 * Finds out before anything is started whether an agent CLI can be had.
 * @throws UsageError
 */
async function checkAdapter(name, options) {
    await adapterOf(name).check?.(options);
}
/** Where an agent CLI keeps its sessions; null for one that has none, or that is not known. */
async function sessionStore(name, env) {
    if (!(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name)?.capabilities.sessions)
        return null;
    return (await adapterOf(name).sessions?.(env)) ?? null;
}
/** A text without any CLI's footer: scripts call CLIs too. */
function withoutFooters(text) {
    return Object.values(ADAPTERS).reduce((rest, adapter) => adapter.withoutFooter?.(rest) ?? rest, text);
}


/***/ }),

/***/ 12302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PK: () => (/* binding */ checkBudgetOf),
/* harmony export */   PV: () => (/* binding */ ownFile),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   withOwnPlaces: () => (/* binding */ withOwnPlaces)
/* harmony export */ });
/* unused harmony export ownPlace */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63544);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46069);
/* harmony import */ var _core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82076);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2529);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35997);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40694);











const NONE = { values: {}, places: new Map() };
/** Give rights as well, and are no flags; `otlp-*`, `keys` and `sandbox` are refused before there are any. */
const OTHER_RIGHTS = /^(settings|add-dirs|keys|sandbox|otlp-.*)$/;
/** Are paths, relative to the file that names them (spec 7.2). */
const PATHS = ['mcp', 'state-dir', 'cwd'];
/**
 * Reads both options files.
 * @throws UsageError that names the file and line of a key that is unknown, has a bad value, or gives rights where an
 * agent could have written it.
 */
async function readConfig(cwd) {
    const own = await readOwnFile();
    const project = await readFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .projectRoot */ .YQ)(cwd), '.raymond', 'config.yaml'), 'project');
    return {
        values: (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .over */ .Zh)(own.values, project.values),
        fileOf: (name) => project.places.get(name)?.file ??
            (own.places.has(name) ? (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()) : undefined),
        checkBudget: ({ budget: most = _core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .LAUNCH_DEFAULTS */ .Hj.budget_usd }) => {
            const { budget } = project.values;
            if (budget === undefined || most === 0 || (budget > 0 && budget <= most))
                return;
            throw givesRights('budget', `${budget} is more than the workflow's or the default budget of ${most}, and `, project.places.get('budget'));
        },
    };
}
/**
 * The same check for commands that look at a workflow and run nothing; of one that cannot be read they tell themselves.
 * @throws UsageError
 */
async function checkBudgetOf(config, path, cwd) {
    if (config.values.budget === undefined)
        return;
    const { readWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(6923), __webpack_require__.e(6100)]).then(__webpack_require__.bind(__webpack_require__, 6923));
    const reading = await readWorkflow(path, { cwd }).catch(() => null);
    config.checkBudget(reading?.manifest ?? {});
}
/**
 * The places that the user's own file names hold for every command, and are found again by all of them.
 * @throws UsageError as `readConfig`
 */
async function withOwnPlaces(command, line) {
    const { values } = await readOwnFile();
    const places = ['cwd', 'state-dir'].filter((name) => values[name] !== undefined && (0,_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .isFlagOf */ .mR)(name, command));
    const given = Object.fromEntries(places.map((name) => [name, values[name]]));
    return { ...line, values: { ...given, ...line.values } };
}
function ownFile() {
    const { XDG_CONFIG_HOME: folder = '' } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.config'), 'raymond', 'config.yaml');
}
function readOwnFile() {
    return readFile(ownFile(), 'user');
}
async function readFile(file, whose) {
    // Most people have none, and a run should not load a YAML parser for nothing.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return NONE;
    const { isMap, isScalar, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new LineCounter();
    const document = parseDocument(textOf(file, whose), { lineCounter: lines, logLevel: 'error' });
    const [problem] = document.errors;
    if (problem)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(problem), { file, line: lines.linePos(problem.pos[0]).line });
    if (document.contents === null)
        return NONE;
    if (!isMap(document.contents))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file has to hold `name: value` lines.', { file });
    const values = {};
    const places = new Map();
    for (const { key, value } of document.contents.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const place = { file, line: isScalar(key) && key.range ? lines.linePos(key.range[0]).line : undefined };
        const plain = value?.toJSON?.() ?? null;
        const flag = flagOf(name, whose, place);
        const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_9__/* .readValue */ .w)(name, flag, plain, place);
        if (whose === 'project' && flag.projectMay?.includes(String(read)) === false)
            throw givesRights(name, `${read} goes beyond ${flag.projectMay.join(', ')}, and `, place);
        values[name] = PATHS.some((each) => each === name) ? fromFile(file, read) : read;
        places.set(name, place);
    }
    return { values: values, places };
}
/** @throws UsageError for a name that may not stand in the file */
function flagOf(name, whose, place) {
    const known = new Map(_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .FLAG_ENTRIES */ .GC.filter(([, { config }]) => config === 'project' || config === whose));
    const flag = known.get(name);
    if (flag !== undefined)
        return flag;
    const isRight = OTHER_RIGHTS.test(name) || _flags_js__WEBPACK_IMPORTED_MODULE_7__/* .FLAG_ENTRIES */ .GC.some(([each, { config }]) => each === name && config === 'user');
    if (whose === 'project' && isRight)
        throw givesRights(name, '', place);
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .nearest */ .pA)([...known.keys()], name);
    const hint = near === undefined ? `Known: ${[...known.keys()].join(', ')}.` : `Did you mean ${near}?`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${name}" is no option. ${hint}`, place);
}
/** @param why begins the sentence that says so, after the key */
function givesRights(name, why, place) {
    const row = new Map(_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .FLAG_ENTRIES */ .GC).get(name);
    const key = row === undefined
        ? /^(settings|add-dirs)$/.test(name)
            ? name.replace('-', '_')
            : undefined
        : row.manifest;
    const here = [
        ...(row === undefined ? [] : [`--${name}`]),
        ...(key === undefined ? [] : [`\`${key}\` in the manifest`]),
    ];
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${name} ${why}gives rights, which no file may that agents can write: such options stand in ${ownPlace()}, in the workflow's manifest or on the command line${here.length === 0 ? '' : ` (${here.join(', ')})`}. Take it out here.`, place);
}
/** Where the user's own options are to stand, for people. */
function ownPlace() {
    const usual = '~/.config/raymond/config.yaml';
    const file = (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)());
    return file === usual ? usual : `${file} ($XDG_CONFIG_HOME; else ${usual})`;
}
/** As the file means it: from its own folder on, with ~ for the home. */
function fromFile(file, read) {
    if (Array.isArray(read))
        return read.map((each) => fromFile(file, each));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), String(read).replace(/^~(?=$|[/\\])/, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()));
}
/** @throws UsageError for one that cannot be read, or that others could have written */
function textOf(file, whose) {
    let fd = null;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file is no file. Remove it.', { file });
        if (whose === 'user')
            checkOwner(file, fd);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd, 'utf8');
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Mend it, or remove it.`, { file }, { cause: error });
    }
    finally {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Windows has neither owners nor modes that say so. */
function checkOwner(file, fd) {
    const self = process.getuid?.();
    if (self === undefined)
        return;
    const { uid, mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (uid !== self)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and belongs to user ${uid}, not to ${self}, who runs this. Make it yours, or remove it.`, { file });
    if ((mode & 0o022) === 0)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and others may write it (mode ${(mode & 0o777).toString(8)}). Make it yours alone: chmod go-w ${file}`, { file });
}


/***/ }),

/***/ 35997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ onAsk),
/* harmony export */   CN: () => (/* binding */ checkRecording),
/* harmony export */   DY: () => (/* binding */ rightsOf),
/* harmony export */   Zh: () => (/* binding */ over),
/* harmony export */   Zo: () => (/* binding */ resumedLaunch),
/* harmony export */   ae: () => (/* binding */ recordFolder),
/* harmony export */   je: () => (/* binding */ rightsResumed),
/* harmony export */   nN: () => (/* binding */ rightsIn),
/* harmony export */   ny: () => (/* binding */ agentArgs),
/* harmony export */   rq: () => (/* binding */ rightsBrought),
/* harmony export */   sF: () => (/* binding */ choicesIn),
/* harmony export */   wn: () => (/* binding */ checkAgent),
/* harmony export */   yI: () => (/* binding */ withoutRights)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63544);
/* harmony import */ var _core_settings_models_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88039);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46069);
/* harmony import */ var _runtime_given_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20607);
/* harmony import */ var _runtime_needs_agents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70546);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5397);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2529);











/** The flags that are kept with a run, as one of the sources of its choices. */
function choicesIn(values, cwd) {
    return {
        agent: values.agent,
        model: values.model,
        effort: values.effort,
        recording: values.recording === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, values.recording),
        permission_mode: values['permission-mode'],
        dangerously_skip_permissions: values['dangerously-skip-permissions'],
        tools: values.tools,
        allow: values.allow,
        deny: values.deny,
        mcp: values.mcp?.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file)),
        timeout: values.timeout,
        concurrency: values.concurrency,
        max_steps: values['max-steps'],
        max_forks: values['max-forks'],
        on_limit: values['on-limit'],
        max_wait: values['max-wait'],
        env_allow: values['env-allow'],
        budget_usd: values.budget,
    };
}
/**
 * The launch options of a resume: what its command line says beats what the run was started with.
 * @param values the command line over the options file
 */
function resumedLaunch(stored, line, values, cwd, canPrompt) {
    const given = choicesIn(line, cwd);
    const { budget_usd: _, ...choices } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .choose */ .Sw)(given, stored);
    const chosen = stored.chosen && [...new Set([...stored.chosen, ...(0,_core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .chosenBy */ .mD)(given)])];
    // Whether a person can be asked depends on where the resume runs, not on where the run began.
    const { allow = null, mcp = null } = choicesIn(values, cwd);
    const keepsFail = stored.on_ask === 'fail' && line['on-ask'] === undefined;
    return {
        ...stored,
        ...choices,
        ...(chosen !== undefined && { chosen }),
        // Rights are this command line's and this options file's, never the state file's.
        allow,
        mcp,
        agent_args: agentArgs(values, choices.agent),
        deny: [...new Set([...choices.deny, ...(values.deny ?? [])])],
        on_ask: keepsFail ? 'fail' : onAsk(values, canPrompt),
        loop: loopLimit(stored.loop, line['max-iterations']),
    };
}
/** The arguments are those of one CLI: the run's. */
function agentArgs(values, cli) {
    const list = values['agent-arg'];
    return list === undefined ? null : { cli, list };
}
/** The options file under the command line: of each what the line says, but what is denied adds up. */
function over(config, line) {
    const deny = [...(config.deny ?? []), ...(line.deny ?? [])];
    return { ...config, ...line, ...(deny.length > 0 && { deny }) };
}
/** A run's options without the rights among them, for a state that somebody else may have written. */
function withoutRights({ permission_mode: mode, tools, chosen }) {
    const { dangerously_skip_permissions, env_allow } = _core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .LAUNCH_DEFAULTS */ .Hj;
    const isWide = mode !== null && !_flags_js__WEBPACK_IMPORTED_MODULE_9__/* .FLAGS */ .Wg['permission-mode'].projectMay.some((narrow) => narrow === mode);
    return {
        ...{ dangerously_skip_permissions, env_allow, allow: null, mcp: null, agent_args: null },
        ...(isWide && { permission_mode: null }),
        ...(tools === 'default' && {
            tools: null,
            ...(chosen && { chosen: chosen.filter((name) => name !== 'tools') }),
        }),
    };
}
/** They let agents do more than edit files unasked. */
const WIDE_MODES = ['auto', 'bypassPermissions'];
/**
 * What a state file brings along that a resume would not do unasked, and what it does not take over: the file may have
 * come from somebody else.
 * @param values the command line over the options file
 */
function rightsBrought(stored, line, values = line) {
    return [
        ...wideRights(stored, line).map((right) => `${right} comes from the state file. If it is not yours, stop and look at it first.`),
        ...rightsLeft(stored, values).map(([flag, list]) => `the run was started with --${flag} ${list.join(', ')}, which is no longer so: rights are not taken from a state file. Where it is still meant, resume with --${flag} again`),
    ];
}
/** All rights that a state file asks for. */
function rightsIn(stored) {
    return [
        ...wideRights(stored, {}),
        ...rightsLeft(stored, {}).map(([flag, list]) => `${flag} ${list.join(', ')}`),
    ];
}
function wideRights(stored, line) {
    const { permission_mode: mode, tools, env_allow: variables } = stored;
    const skips = stored.dangerously_skip_permissions && line['dangerously-skip-permissions'] === undefined;
    const isWide = mode !== null && WIDE_MODES.includes(mode) && line['permission-mode'] === undefined;
    return [
        ...(skips ? ['dangerously-skip-permissions'] : []),
        ...(isWide ? [`permission-mode ${mode}`] : []),
        ...(tools === 'default' && line.tools === undefined ? ['tools default'] : []),
        ...(variables.length > 0 && line['env-allow'] === undefined ? [`env-allow ${variables.join(', ')}`] : []),
    ];
}
/** What the run was started with and a resume does not take over. */
function rightsLeft({ allow, mcp, agent_args: args }, given) {
    const left = [
        ['allow', allow],
        ['mcp', mcp],
        ['agent-arg', args?.list ?? null],
    ];
    return left.flatMap(([flag, values]) => values === null || given[flag] !== undefined ? [] : [[flag, values]]);
}
const FLAG_OF = {
    permission_mode: 'permission-mode',
    dangerously_skip_permissions: 'dangerously-skip-permissions',
    tools: 'tools',
    allow: 'allow',
    mcp: 'mcp',
    agent_args: 'agent-arg',
    env_allow: 'env-allow',
};
/** A resume takes these from its own options alone; the others hold as the run was started with them. */
const NEVER_KEPT = ['allow', 'mcp', 'agent_args'];
/** Whose word the options of a new run are. */
function rightsOf(line, { fileOf }) {
    return (option) => line[FLAG_OF[option]] === undefined
        ? (fileOf(FLAG_OF[option]) ?? 'the command line')
        : 'the command line';
}
/** And of one that is resumed. */
function rightsResumed(line, config) {
    const given = rightsOf(line, config);
    const isNew = (option) => NEVER_KEPT.includes(option) || line[FLAG_OF[option]] !== undefined;
    return (option) => (isNew(option) ? given(option) : "the run's start");
}
function loopLimit(stored, given) {
    if (given === undefined)
        return stored;
    if (stored === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('This run is no loop, so --max-iterations means nothing to it.');
    return given;
}
/**
 * Finds out before anything is started whether the run's agent can be had.
 * @throws UsageError
 */
async function checkAgent(launch, workflow) {
    const { agent, model, recording, effort, ...rights } = launch;
    (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .checkAgentCliName */ .JU)(agent);
    (0,_core_settings_models_js__WEBPACK_IMPORTED_MODULE_5__/* .checkModels */ .hu)({ agent, model }, process.env);
    const efforts = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(agent)?.efforts ?? null;
    if (effort !== null && efforts !== null)
        checkWord('effort', effort, efforts);
    (0,_runtime_given_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRights */ .I)(rights, (option) => `--${option}`);
    if (recording !== null || (0,_runtime_needs_agents_js__WEBPACK_IMPORTED_MODULE_7__/* .agentsOf */ .e)(workflow, launch).includes(agent))
        await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .checkAdapter */ .Uk)(agent, { recording });
}
/**
 * Whoever names a recording wants no real run.
 * @throws UsageError when nothing would play it
 */
function checkRecording(line, { agent }, workflow) {
    if (line.recording === undefined || (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(agent)?.capabilities.standsIn)
        return;
    const agents = workflow.states
        .map((name) => workflow.state(name))
        .map((state) => (state.kind === 'prompt' ? state.options.agent : undefined));
    if (agents.some((name) => name !== undefined && (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(name)?.capabilities.standsIn))
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`--recording ${line.recording} is played by --agent replay alone, and with --agent ${agent} the run would be a real one. Add --agent replay, or leave --recording out.`);
}
function checkWord(what, word, known) {
    if (known.includes(word))
        return;
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .nearest */ .pA)(known, word);
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${word}" is no ${what}. ${near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${near}?`}`);
}
/** The folder to record to, which is there from now on. @throws UsageError when it cannot be made. */
function recordFolder(values, cwd) {
    if (values.record === undefined) {
        if (values.files)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('--files says what --record DIR keeps; give both.');
        return null;
    }
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, values.record);
    try {
        (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .makeFolder */ .fc)(folder);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`--record ${values.record}: the folder cannot be made (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}).`, {}, { cause: error });
    }
    return folder;
}
/** What an `<ask>` does. */
function onAsk(values, canPrompt) {
    return values['on-ask'] ?? (canPrompt ? 'prompt' : 'pause');
}


/***/ }),

/***/ 26607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ markedRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** What a project's root is known by. */
const MARKS = ['.raymond', '.git'];
/**
 * The nearest folder at or above an absolute one that is marked as a project's root; null if none is. State files,
 * options, and paths out of registries all go by it (spec 3.2, 5.1).
 * @param exists whether there is a file or folder of that path
 */
function markedRoot(from, exists) {
    for (let folder = from;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)) {
        if (MARKS.some((mark) => exists((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, mark))))
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder) === folder)
            return null;
    }
}


/***/ }),

/***/ 26847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refusedArgument)
/* harmony export */ });
/**
 * The first of some arguments for a CLI that is not handed on, as it was given, and why; null if all are (spec 7.5).
 * What a CLI takes from us it would take twice, and what gives rights would pass by those who give them.
 * @param own the flags that we set ourselves, with their dashes
 */
function refusedArgument(args, own) {
    const [first] = args;
    if (first !== undefined && !first.startsWith('-'))
        return `"${first}" is no flag: the CLI would take it for a prompt`;
    for (const arg of args) {
        if (arg === '--')
            return '"--" would make a prompt of all that follows';
        const name = namesIn(arg).find((each) => own.includes(each));
        if (name !== undefined)
            return `${name} is set by raymond itself`;
    }
    return null;
}
/** `--model=x` is `--model`; `-cp` may be `-c -p`, or `-c` with a value. */
function namesIn(arg) {
    if (arg.startsWith('--'))
        return [arg.split('=', 1)[0] ?? arg];
    if (!/^-[A-Za-z]/.test(arg))
        return [];
    return [...(/^-([A-Za-z]+)/.exec(arg)?.[1] ?? '')].map((letter) => `-${letter}`);
}


/***/ }),

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86183);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** null for a text that is no rule: a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has none that mean the same.
 * @param cwd where the agent works: what a relative path starts from
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
    const known = (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(kinds, rule.tool);
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
            // Two slashes are the file system's root; one alone is the settings file's folder, which we have none of.
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
/** What a state allows and denies in the words of a CLI; those of one without words of its own are taken as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about, so that to allow it means nothing and to deny it means to take it away.
    const ownTools = (rule) => (0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(kinds, rule) === undefined ? ((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ }),

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject),
/* harmony export */   qC: () => (/* binding */ jsonErrorIn)
/* harmony export */ });
/** The object that a JSON file holds; else what is wrong with the file, as the end of a sentence about it, and where. */
function readJsonObject(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = jsonErrorIn(text);
        return { problem: `is no JSON: ${why}`, ...place };
    }
    return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\],:])|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** Of a text in quotes, up to its end or the next escape: a pattern for all of it runs out of stack on megabytes. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;
/** Where the text that is quoted from there on ends; null where none is, or not as JSON has it. */
function endOfQuoted(text, at) {
    if (text[at] !== '"')
        return null;
    PIECE.lastIndex = at + 1;
    for (;;) {
        const piece = PIECE.exec(text);
        if (piece === null)
            return null;
        if (piece[1] !== undefined)
            return PIECE.lastIndex;
    }
}
/**
 * The place of the first sign of a text, which is no JSON, that does not fit, and why, in words that are ours: each
 * version of Node has others. In linear time.
 */
function jsonErrorIn(text) {
    const open = [];
    /** What may come: a value, a key, a colon, or what follows a value. */
    let awaited = 'value';
    let last = '';
    let at = 0;
    for (;;) {
        SPACE.lastIndex = at;
        SPACE.exec(text);
        at = SPACE.lastIndex;
        const quotedEnd = endOfQuoted(text, at);
        TOKEN.lastIndex = at;
        const [token, sign] = TOKEN.exec(text) ?? [];
        if (quotedEnd === null && token === undefined)
            break;
        const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
        if (closes && (awaited === 'next' || last === open.at(-1))) {
            open.pop();
            awaited = 'next';
        }
        else if (awaited === 'colon' && sign === ':')
            awaited = 'value';
        else if (awaited === 'next' && sign === ',' && open.length > 0)
            awaited = open.at(-1) === '{' ? 'key' : 'value';
        else if (awaited === 'key' && quotedEnd !== null)
            awaited = 'colon';
        else if (awaited === 'value' && (sign === '{' || sign === '[')) {
            open.push(sign);
            awaited = sign === '{' ? 'key' : 'value';
        }
        else if (awaited === 'value' && sign === undefined)
            awaited = 'next';
        else
            break;
        last = sign ?? '';
        at = quotedEnd ?? TOKEN.lastIndex;
    }
    const lines = text.slice(0, at).split('\n');
    const why = whyBroken(text.slice(at, at + 2), last, awaited, open.at(-1));
    return { line: lines.length, column: lines.at(-1).length + 1, why };
}
/** @param last the sign ahead of what does not fit; @param open the innermost bracket that is open */
function whyBroken(found, last, awaited, open) {
    if (found === '')
        return 'it ends too early';
    if (last === ',' && /^[}\]]/.test(found))
        return 'a trailing comma';
    if (/^['`‘’“”]/.test(found))
        return 'other quotes than double ones (")';
    if (/^\/[/*]/.test(found))
        return 'a comment';
    if (awaited === 'next')
        return open === undefined
            ? 'there is more after its end'
            : `a comma or a ${open === '{' ? '}' : ']'} is missing`;
    if (awaited === 'colon')
        return 'a colon is missing';
    if (found.startsWith('"'))
        return 'a text that is not closed, or has a line break or a wrong escape in it';
    return awaited === 'key' ? 'a key in double quotes is missing' : 'a value is missing';
}


/***/ }),

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   fM: () => (/* binding */ lastLine)
/* harmony export */ });
/** A line's text without colours and the blanks around it. */
function cleanLine(line) {
    return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}
/** The lines of a text, cleaned, from its last one on: output can be long, and only its end is of interest. */
function* linesFromEnd(text) {
    for (let end = text.length; end >= 0;) {
        const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
        yield { line: cleanLine(text.slice(start, end)), start };
        end = start - 1;
    }
}
/** The last line that is not blank; null if there is none. */
function lastLine(text) {
    for (const { line } of linesFromEnd(text))
        if (line !== '')
            return line;
    return null;
}


/***/ }),

/***/ 82076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath),
/* harmony export */   x: () => (/* binding */ pathFromHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** A file as people would write it: from where they are, or from their home; else the whole path. */
function shownPath(file, cwd, home) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (pathWithin(cwd, file) ?? pathFromHome(file, home)) : file;
}
/** With ~ for the home, if it lies there. */
function pathFromHome(file, home) {
    const path = pathWithin(home, file);
    return path === null ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('~', path);
}
function pathWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? null : path;
}


/***/ }),

/***/ 20607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ checkRights),
/* harmony export */   r: () => (/* binding */ readServerFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63544);
/* harmony import */ var _core_settings_refused_args_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26847);
/* harmony import */ var _core_settings_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36338);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80517);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46069);
/* harmony import */ var _workflow_parts_mcp_servers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88473);









/** What a command line or the inputs say of what agents may use, checked before anything is spent (spec 7.5). */
/**
 * The MCP servers of some files; null for none.
 * @param given what names the files, for messages
 * @throws UsageError
 */
async function readServerFiles(given, files) {
    const servers = new _workflow_parts_mcp_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .ServerList */ .e();
    for (const file of files) {
        const problem = servers.add(await readServers(given, file));
        if (problem !== null)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${given}: ${problem}.`, { file });
    }
    return files.length === 0 ? null : servers.all;
}
async function readServers(given, file) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch((error) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${given}: the file cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file });
    });
    const read = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .readJsonObject */ .op)(text);
    if ('problem' in read) {
        const { problem, line, column } = read;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${given}: the file ${problem} (line ${line}, column ${column})`, { file, line });
    }
    const found = (0,_workflow_parts_mcp_servers_js__WEBPACK_IMPORTED_MODULE_5__/* .parseServers */ ._)(read.object);
    if ('problem' in found)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${given}: ${found.problem}`, { file });
    return found.servers;
}
/**
 * Are these rules, arguments and permissions that can be given?
 * @param named how a face calls the option that sets each: `--allow`, `allow`; of `agent_args` the CLI's
 * @throws UsageError
 */
function checkRights(given, named) {
    const { permission_mode: mode, agent_args: args } = given;
    if (mode !== null && !_core_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .PERMISSION_MODES */ .RO.some((each) => each === mode)) {
        const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(_core_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .PERMISSION_MODES */ .RO, mode);
        const hint = near === undefined ? `Known: ${_core_launch_js__WEBPACK_IMPORTED_MODULE_3__/* .PERMISSION_MODES */ .RO.join(', ')}.` : `Did you mean ${near}?`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`"${mode}" is no permission mode. ${hint}`);
    }
    for (const key of ['allow', 'deny']) {
        const strange = given[key]?.find((rule) => (0,_core_settings_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .parseRule */ .iT)(rule) === null);
        if (strange !== undefined) {
            const such = "such as Edit or 'Bash(npm test:*)'";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${named(key)}: "${strange}" is no permission rule, ${such}.`);
        }
    }
    if (args === null || !(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .isAgentCliName */ .Jr)(args.cli))
        return;
    const { ownFlags } = _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_CLIS */ .iU[args.cli];
    const why = (0,_core_settings_refused_args_js__WEBPACK_IMPORTED_MODULE_8__/* .refusedArgument */ .Q)(args.list, ownFlags);
    if (why !== null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${named('agent-arg', args.cli)}: ${why}.`);
}


/***/ }),

/***/ 70546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ agentsOf),
/* harmony export */   w: () => (/* binding */ agentOfState)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);


/** The agent CLI that a state of the workflow calls; null for one that calls none. */
function agentOfState(workflow, launch, name) {
    const state = workflow.state(name);
    if (state.kind === 'prompt') {
        const { agent } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .choicesForStates */ .qY)(launch, workflow.partOf(name).manifest);
        return (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .agentCliOfState */ .Gz)(state.options.agent, agent);
    }
    return state.kind === 'graph' && state.state.type === 'agent' ? launch.agent : null;
}
/** The agent CLIs that the workflow's states call. */
function agentsOf(workflow, launch) {
    const names = workflow.states.flatMap((name) => agentOfState(workflow, launch, name) ?? []);
    return [...new Set(names)];
}


/***/ }),

/***/ 76446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ journalLine),
/* harmony export */   F1: () => (/* binding */ JournalProblem),
/* harmony export */   HY: () => (/* binding */ journalPath),
/* harmony export */   nQ: () => (/* binding */ journalLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

// The journal beside a snapshot (spec 3.2): a line for each commit since, its checksum and JSON with its number.
// docs/state-file.md tells its form.
/** The journal of a state file. */
function journalPath(statePath) {
    return statePath.replace(/(?:\.json)?$/, '.journal');
}
function journalLine(commit, changes) {
    const json = JSON.stringify({ commit, ...changes });
    return `${checksum(json)} ${json}\n`;
}
/** For what goes wrong by itself: who may write here can write this, too. */
function checksum(json) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(json).digest('hex').slice(0, CHECKSUM_DIGITS);
}
const CHECKSUM_DIGITS = 8;
/** What makes a journal unusable, for people. */
class JournalProblem extends Error {
}
/** A line is not what was written there. */
class TornLine extends JournalProblem {
}
const NEWLINE = 0x0a;
/**
 * The lines of a journal that its snapshot does not hold, in order. A last one without its end was being written when
 * a crash came, and nothing was begun that relies on it; those that the snapshot holds are what a crash in the middle
 * of a fold leaves.
 * @param held the last number that the snapshot holds
 * @param dropped is told of a whole last line that is not what was written there: it is passed over, too
 * @throws JournalProblem
 */
function* journalLines(bytes, held, dropped = () => { }) {
    let due = held + 1;
    let before = null;
    for (let start = 0, number = 1; start < bytes.length; number += 1) {
        const end = bytes.indexOf(NEWLINE, start);
        if (end === -1)
            return;
        let line;
        try {
            line = parsed(bytes.toString('utf8', start, end), number);
        }
        catch (error) {
            if (!(error instanceof TornLine) || end + 1 < bytes.length)
                throw error;
            return dropped(error.message);
        }
        const { commit, changes } = line;
        start = end + 1;
        if (before !== null && commit !== before + 1)
            throw new JournalProblem(`line ${number} has the number ${commit} and follows ${before}`);
        before = commit;
        if (commit <= held)
            continue;
        if (commit !== due)
            throw new JournalProblem(`line ${number} has the number ${commit}, where ${due} was to come`);
        due += 1;
        yield { commit, changes };
    }
}
/** Where a line break was lost, there are two commits in one line: no JSON text has a quote like this one's in it. */
const SEVERAL = /.[0-9a-f]{8} \{"commit":/;
/** Journals of earlier versions have no checksums: their lines are JSON alone. */
function parsed(line, number) {
    const hasChecksum = !line.startsWith('{');
    const json = hasChecksum ? line.slice(CHECKSUM_DIGITS + 1) : line;
    if (hasChecksum && !line.startsWith(`${checksum(json)} `))
        throw new (SEVERAL.test(line) ? JournalProblem : TornLine)(`line ${number} is not what was written there: its checksum is wrong`);
    let data;
    try {
        data = JSON.parse(json);
    }
    catch {
        throw new JournalProblem(`line ${number} is not whole`);
    }
    const { commit, ...changes } = (typeof data === 'object' && data !== null ? data : {});
    if (typeof commit !== 'number' || !Number.isSafeInteger(commit))
        throw new JournalProblem(`line ${number} has no number`);
    return { commit, changes };
}


/***/ }),

/***/ 5397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ placeState),
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   JD: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.JD),
/* harmony export */   Ot: () => (/* binding */ runPaths),
/* harmony export */   UR: () => (/* binding */ replaceRunFolder),
/* harmony export */   YQ: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.YQ),
/* harmony export */   eb: () => (/* binding */ createStateFolder),
/* harmony export */   fc: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.fc),
/* harmony export */   g$: () => (/* binding */ listRunIds),
/* harmony export */   lW: () => (/* binding */ existingRun),
/* harmony export */   np: () => (/* binding */ checkRunId),
/* harmony export */   vA: () => (/* binding */ createRunFolders),
/* harmony export */   yp: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.yp)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27910);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46069);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76446);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33377);









/** Run files lie beside the state files' folder in a project's state folder, and inside a `--state-dir` of another name. */
function runPaths(stateDir, runId) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .homeOf */ .lt)(stateDir) ?? stateDir, 'runs', runId);
    return {
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDir, `${runId}.json`),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDir, `${runId}.lock`),
        folder,
        events: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'events.jsonl'),
        turns: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'turns'),
        outputs: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'outputs'),
    };
}
/**
 * The paths of a run that there is.
 * @throws StateError STATE_MISSING, which names one that was perhaps meant.
 */
async function existingRun(stateDir, runId) {
    const paths = runPaths(stateDir, runId);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state)) {
        checkRun(paths);
        return paths;
    }
    const ids = await listRunIds(stateDir);
    if (ids.includes(runId)) {
        const message = 'The state file is a link to nowhere. Put back what it led to, or remove it.';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', message, { file: paths.state });
    }
    const [other] = (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .projectsBeside */ .T3)(stateDir).filter((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(runPaths(each.stateDir, runId).state));
    if (other !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', `There is no run ${runId} of this project; there is one of ${other.project}. Go there, or give --state-dir ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(other.stateDir)}.`);
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(ids, runId);
    const hint = near === undefined ? '`raymond status` lists the runs.' : `Did you mean ${near}?`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', `There is no run ${runId} in ${stateDir}. ${hint}`);
}
/**
 * Creates a run's folders.
 * @param project whose state folder it is
 * @throws UsageError when they cannot be made, or are not ours.
 */
function createRunFolders(stateDir, paths, project) {
    makeFolders(stateDir, project, () => {
        // What agents and scripts say in there is nobody else's business.
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(paths.turns, _state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD);
        checkRun(paths);
    });
}
/** Makes a project's state folder. @throws UsageError as `createRunFolders` */
function createStateFolder(stateDir, project) {
    makeFolders(stateDir, project, () => { });
}
/**
 * Has a run's folder replaced by a new one, which is whole before it takes the place of whatever lies there. The state is
 * gone before that, for who calls this to put there last.
 * @param fill is given the new one
 */
function replaceRunFolder(paths, fill) {
    // The id of no run.
    const fresh = `${paths.folder}~fresh`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fresh, { recursive: true, force: true });
    (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(fresh, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(paths.turns)), _state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD);
    try {
        fill(fresh);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fresh, { recursive: true, force: true });
        throw error;
    }
    for (const path of [paths.state, (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalPath */ .HY)(paths.state), paths.folder])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(fresh, paths.folder);
}
/** Puts a state file in its place, whole or not at all. */
function placeState(from, { state }) {
    const draft = `${state}.${process.pid}.tmp`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, draft);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, state);
}
function makeFolders(stateDir, project, makeMore) {
    try {
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeHome */ .o1)(stateDir, project);
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(stateDir, (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .isOutside */ ._K)(stateDir) ? _state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD : undefined);
        makeMore();
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The run's files cannot be kept in ${stateDir} (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Give another folder with --state-dir.`, {}, { cause: error });
    }
}
/** @throws UsageError for files of a run that others may write to */
function checkRun({ folder, state }) {
    if (!(0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .isOutside */ ._K)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(state)))
        return;
    (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .checkOwn */ .vz)(folder, 0o077);
    for (const file of [state, (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalPath */ .HY)(state)])
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .checkOwn */ .vz)(file, 0o022);
}
/**
 * @throws UsageError for an id with other characters than letters, digits, `.`, `_`, `-`, or over 100 of them.
 */
function checkRunId(id) {
    if (!/^[A-Za-z0-9._-]+$/.test(id) || id.length > _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.runId.value || /^\.+$/.test(id)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${id.slice(0, 120)}" is no run id: letters, digits, ".", "_" and "-" are allowed, at most ${_core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.runId.value} of them.`);
    }
    return id;
}
/** `<workflow name>-<UTC time to the ms>-<4 hex>` (spec 3.2). */
function newRunId(workflow, now, hex) {
    const name = (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .nameOf */ .Vb)(workflow) || 'run';
    const time = now.toISOString().replace(/[-:]/g, '').replace('.', '').replace('Z', '');
    return `${name}-${time}-${hex}`;
}
/** The ids of all runs in a state folder. */
async function listRunIds(stateDir) {
    try {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(stateDir);
        return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
}


/***/ }),

/***/ 33377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ stateInProject),
/* harmony export */   Gz: () => (/* binding */ changesFolder),
/* harmony export */   JD: () => (/* binding */ OWNER_ONLY),
/* harmony export */   T3: () => (/* binding */ projectsBeside),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   YQ: () => (/* binding */ projectRoot),
/* harmony export */   Z0: () => (/* binding */ stateHome),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   nw: () => (/* binding */ isJobHome),
/* harmony export */   o1: () => (/* binding */ makeHome),
/* harmony export */   vz: () => (/* binding */ checkOwn),
/* harmony export */   yp: () => (/* binding */ stateFolder)
/* harmony export */ });
/* unused harmony export jobHome */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26607);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);






/** The mode of a run's folders. */
const OWNER_ONLY = 0o700;
/** In a project's state folder; it holds the project's path. */
const PROJECT_FILE = 'project';
/** The project's root; where nothing marks one, `cwd` itself. */
function projectRoot(cwd) {
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_4__/* .markedRoot */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd), node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd);
}
/**
 * The folder that holds `<run_id>.json` files: outside the project, where its agents do not write (spec 9.1); in
 * `.raymond` where there is no home to keep it in.
 * @throws UsageError for a state folder that is another project's, or others may write to
 */
function stateFolder(cwd, override, environment) {
    const root = projectRoot(cwd);
    if (override !== undefined)
        return givenFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, override));
    const home = stateHome(root, environment);
    if (home === null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.raymond', 'state');
    checkHome(home);
    const other = projectOf(home);
    if (other === null || other === (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'state');
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The state folder ${home} is that of the project ${other}, and this one is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root)}. If that project has moved here, write this path to ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, PROJECT_FILE)}; else keep this one's runs elsewhere with --state-dir.`);
}
/** What `.raymond/state-folder.txt` names may be given too. */
function givenFolder(folder) {
    const home = isStateHome(folder) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PROJECT_FILE)) ? folder : homeOf(folder);
    if (home === null)
        return folder;
    if (isStateHome(home))
        checkHome(home);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'state');
}
/** Null: there is no folder of the user's that it could be made in. */
function stateHome(root, environment) {
    const base = stateBase(environment);
    if (base === null)
        return null;
    const real = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root);
    const name = nameOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(real)) || 'project';
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(real).digest('hex').slice(0, 8);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'raymond', `${name}-${hex}`);
    return canBeMade(home) ? home : null;
}
/** What a text gives for the beginning of an id: its letters, digits, `.`, `_` and `-`, at most 60. */
function nameOf(text) {
    return text
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^[.-]+|-+$/g, '')
        .slice(0, 60);
}
function stateBase({ XDG_STATE_HOME: xdg, HOME: home, LOCALAPPDATA: local }) {
    // XDG: a relative one is to be ignored.
    if (xdg !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(xdg))
        return xdg;
    if (process.platform === 'win32')
        return local !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(local) ? local : null;
    const isThere = home !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(home) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(home);
    return isThere ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.local', 'state') : null;
}
/**
 * Where it is kept what runs have left changed. One folder for all projects of a user's: a file may decide what is run in
 * several, and an agent may make a project in a project. A job has its own.
 */
function changesFolder(stateDir, environment) {
    const own = isOutside(stateDir) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir) : stateDir;
    const base = isJobHome(own) ? null : stateBase(environment);
    const shared = base === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'raymond', 'changed');
    return shared !== null && canBeMade((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(shared, 'begun', 'any')) ? shared : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(own, 'changed');
}
function canBeMade(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return true;
    let above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(above) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(above) !== above)
        above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(above, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(above).isDirectory();
    }
    catch {
        return false;
    }
}
/** The project that a state folder was made for; null: it was not made yet. */
function projectOf(home) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, PROJECT_FILE);
    // Empty is what a crash between making and writing it leaves.
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8').replace(/\n$/, '') || null : null;
}
/** The state folder of a project or a job, whose `state` and `runs` lie beside each other; null for any other folder. */
function homeOf(stateDir) {
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(stateDir) !== 'state')
        return null;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(home) === '.raymond' || isStateHome(home) ? home : null;
}
/** It lies in a state folder that we have made, and not where a user or an older version has put it. */
function isOutside(stateDir) {
    const home = homeOf(stateDir);
    return home !== null && isStateHome(home);
}
/**
 * Why agents that may only edit files could decide what a run does next, a sentence for people.
 * @returns null: its state lies outside of the project
 */
function stateInProject(stateDir, cwd) {
    const root = projectRoot(cwd);
    if (!(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(stateDir)))
        return null;
    const why = stateDir === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.raymond', 'state') ? ', as there is no home folder that can be written to' : '';
    return `The state of runs is kept in the project, in ${stateDir}${why}: agents that may edit files here can change what a run does next. Keep it elsewhere with --state-dir, or set XDG_STATE_HOME.`;
}
/** The other projects of the user whose state folders lie beside this one. */
function projectsBeside(stateDir) {
    const home = homeOf(stateDir);
    if (home === null || !isStateHome(home) || isJobHome(home) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(home)))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(home)).flatMap((name) => {
        const other = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(home), name);
        const project = other === home || !isStateHome(other) ? null : projectOf(other);
        return project === null ? [] : [{ project, stateDir: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(other, 'state') }];
    });
}
/** Told by its name, which nobody else gives a folder. */
function isStateHome(folder) {
    if (isJobHome(folder))
        return true;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) === 'raymond' && /-[0-9a-f]{8}$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder));
}
/** A job's, which lives as long as its runner's temporary files. @param hex 16 random digits */
function jobHome(temp, hex) {
    return join(temp, `raymond-state-${hex}`);
}
function isJobHome(folder) {
    return /^raymond-state-[0-9a-f]{16}$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder));
}
/**
 * Makes a project's state folder, and writes down whose it is.
 * @throws UsageError as `stateFolder`; what the system says
 */
function makeHome(stateDir, project) {
    if (!isOutside(stateDir))
        return;
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir);
    makeFolder(home, OWNER_ONLY);
    checkHome(home);
    if (projectOf(home) === null)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, PROJECT_FILE), `${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(project)}\n`, { mode: 0o600 });
}
function checkHome(home) {
    for (const folder of [home, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'state'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'runs')])
        checkOwn(folder, 0o077);
}
/**
 * Whoever may write there says what a run does next.
 * @param denied bits of its mode that must not be set
 * @throws UsageError for what is another user's, or has such a bit
 */
function checkOwn(path, denied) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    const user = process.getuid?.();
    if (stats === undefined || user === undefined)
        return;
    if (stats.uid !== user)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} belongs to the user ${stats.uid}, and this is the user ${user}: runs are not kept where somebody else decides. Give another folder with --state-dir.`);
    const mode = stats.mode & 0o777;
    if (!stats.isSymbolicLink() && (mode & denied) !== 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is open to other users (mode ${mode.toString(8)}): \`chmod go-rwx ${path}\`, if nobody has changed what lies there.`);
}
/**
 * A folder and those above it. Node's own `recursive` never comes back where the system says ENOENT although the
 * folder above is there, as /proc and some mounts do, and no signal gets through to it.
 * @param mode of each that is made
 * @throws what the system says, about the folder that could not be made
 */
function makeFolder(path, mode) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, { mode });
    }
    catch (error) {
        // Another orchestrator has just made it.
        if (error.code !== 'EEXIST' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isDirectory())
            throw error;
    }
}


/***/ }),

/***/ 88473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ parseServers),
/* harmony export */   e: () => (/* binding */ ServerList)
/* harmony export */ });
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80517);

/** MCP servers as every agent CLI writes them: `{ "mcpServers": { NAME: … } }`, or the servers alone. */
function parseServers(data) {
    const servers = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(data.mcpServers) ? data.mcpServers : data;
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
    return (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(server) && (typeof server.command === 'string' || typeof server.url === 'string');
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


/***/ })

};
