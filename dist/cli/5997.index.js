export const id = 5997;
export const ids = [5997,6338,3957];
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
            const { createClaudeAgent } = await Promise.all(/* import() */[__webpack_require__.e(7821), __webpack_require__.e(2458)]).then(__webpack_require__.bind(__webpack_require__, 42458));
            return createClaudeAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 217).then(__webpack_require__.bind(__webpack_require__, 217))).claudeSessions(env),
    },
    copilot: {
        create: async (options) => {
            const { createCopilotAgent } = await Promise.all(/* import() */[__webpack_require__.e(7821), __webpack_require__.e(4528)]).then(__webpack_require__.bind(__webpack_require__, 44528));
            return createCopilotAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 9849).then(__webpack_require__.bind(__webpack_require__, 59849))).copilotSessions(env),
        withoutFooter: _copilot_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFooter */ .s,
    },
    replay: {
        create: async ({ recording, strict }) => {
            const { readRecording } = await __webpack_require__.e(/* import() */ 9867).then(__webpack_require__.bind(__webpack_require__, 79867));
            const { createReplayAgent } = await __webpack_require__.e(/* import() */ 3677).then(__webpack_require__.bind(__webpack_require__, 53677));
            return createReplayAgent({ recording: await readRecording(folderOf(recording)), strict });
        },
        check: async ({ recording }) => {
            await (await __webpack_require__.e(/* import() */ 9867).then(__webpack_require__.bind(__webpack_require__, 79867))).readRecording(folderOf(recording));
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
/** @throws UsageError for a name that is no agent CLI, or one that cannot be had */
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
/** Where an agent CLI keeps its sessions; null for a CLI that has none, and for a name that is not known. */
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

/***/ 35997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ onAsk),
/* harmony export */   CN: () => (/* binding */ checkRecording),
/* harmony export */   DY: () => (/* binding */ rightsOf),
/* harmony export */   Zo: () => (/* binding */ resumedLaunch),
/* harmony export */   ae: () => (/* binding */ recordFolder),
/* harmony export */   fg: () => (/* binding */ openingOptions),
/* harmony export */   je: () => (/* binding */ rightsResumed),
/* harmony export */   nN: () => (/* binding */ rightsIn),
/* harmony export */   ny: () => (/* binding */ agentArgs),
/* harmony export */   rq: () => (/* binding */ rightsBrought),
/* harmony export */   sF: () => (/* binding */ choicesIn),
/* harmony export */   wn: () => (/* binding */ checkAgent),
/* harmony export */   yI: () => (/* binding */ withoutRights),
/* harmony export */   yl: () => (/* binding */ mergeFlags)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15843);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63544);
/* harmony import */ var _core_settings_models_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88039);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46069);
/* harmony import */ var _runtime_given_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20607);
/* harmony import */ var _runtime_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3794);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5397);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2529);











/** The flags that are kept with a run, as one source of its choices. */
function choicesIn(values, cwd) {
    return {
        ...(0,_core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .choicesNamed */ .K2)(values),
        recording: values.recording === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, values.recording),
        mcp: values.mcp?.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file)),
        budget_usd: values.budget,
    };
}
/**
 * The launch options of a resume: what its command line says beats what the run was started with.
 * @param values the command line over the options file
 */
function resumedLaunch(stored, line, values, cwd, canPrompt) {
    const given = choicesIn(line, cwd);
    const { budget_usd: _, ...choices } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .chooseLaunch */ .P4)(given, stored);
    const chosen = stored.chosen && [...new Set([...stored.chosen, ...(0,_core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .chosenBy */ .mD)(given)])];
    // Whether a person can be asked depends on where the resume runs, not on where the run began.
    const { allow = null, mcp = null } = choicesIn(values, cwd);
    const keepsFail = stored.on_ask === 'fail' && line['on-ask'] === undefined;
    return {
        ...stored,
        ...choices,
        ...(chosen !== undefined && { chosen }),
        // Rights come from this command line and this options file, never from the state file.
        allow,
        mcp,
        agent_args: agentArgs(values, choices.agent),
        deny: [...new Set([...choices.deny, ...(values.deny ?? [])])],
        on_ask: keepsFail ? 'fail' : onAsk(values, canPrompt),
        loop: loopLimit(stored.loop, line['max-iterations']),
    };
}
/** Arguments hold for one agent CLI only, so they are kept with its name. */
function agentArgs(values, cli) {
    const list = values['agent-arg'];
    return list === undefined ? null : { cli, list };
}
/** The command line beats the options file, but what the two deny adds up. */
function mergeFlags(config, line) {
    const deny = [...(config.deny ?? []), ...(line.deny ?? [])];
    return { ...config, ...line, ...(deny.length > 0 && { deny }) };
}
function openingOptions(values) {
    return {
        agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .agentAskedFor */ .te)(values.agent),
        maySkipPermissions: values['dangerously-skip-permissions'] ?? false,
    };
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
/** These modes let agents do more than edit files unasked. */
const WIDE_MODES = ['auto', 'bypassPermissions'];
/**
 * Warns of rights that a resume takes from the state file, and of those that it does not take over: the file may have
 * come from somebody else.
 * @param values the command line over the options file
 */
function rightsBrought(stored, line, values = line) {
    return [
        ...wideRights(stored, line).map((right) => `${right} comes from the state file. If it is not yours, stop and look at it first.`),
        ...rightsLeft(stored, values).map(([flag, list]) => `the run was started with --${flag} ${list.join(', ')}, which is no longer so: rights are not taken from a state file. Where it is still meant, resume with --${flag} again`),
    ];
}
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
/** Rights that the run was started with, and that a resume does not take over. */
function rightsLeft({ allow, mcp, agent_args: args }, given) {
    const left = [
        ['allow', allow],
        ['mcp', mcp],
        ['agent-arg', args?.list ?? null],
    ];
    return left.flatMap(([flag, values]) => values === null || given[flag] !== undefined ? [] : [[flag, values]]);
}
const flagOf = (option) => option === 'agent_args' ? 'agent-arg' : (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .dashedName */ .Nn)(option);
/** A resume takes these rights from its own options alone; all others stay as the run was started with them. */
const NEVER_KEPT = ['allow', 'mcp', 'agent_args'];
/** Where each option of a new run comes from: the command line, or an options file. */
function rightsOf(line, { fileOf }) {
    return (option) => line[flagOf(option)] === undefined ? (fileOf(flagOf(option)) ?? 'the command line') : 'the command line';
}
/** As `rightsOf`, for a run that is resumed. */
function rightsResumed(line, config) {
    const given = rightsOf(line, config);
    const isNew = (option) => NEVER_KEPT.includes(option) || line[flagOf(option)] !== undefined;
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
 * Checks before anything is started that the run's agent CLI can be used as its options ask.
 * @throws UsageError
 */
async function checkAgent(launch, workflow) {
    const { agent, model, recording, effort, ...rights } = launch;
    (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .checkAgentCliName */ .JU)(agent);
    (0,_core_settings_models_js__WEBPACK_IMPORTED_MODULE_5__/* .checkModels */ .hu)({ agent, model }, process.env);
    const efforts = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(agent)?.efforts ?? null;
    if (effort !== null && efforts?.includes(effort) === false) {
        const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .nearest */ .pA)(efforts, effort);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${effort}" is no effort. ${near === undefined ? `Known: ${efforts.join(', ')}.` : `Did you mean ${near}?`}`);
    }
    (0,_runtime_given_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRights */ .I)(rights, (option) => `--${option}`);
    if (recording !== null || (0,_runtime_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_7__/* .agentsOf */ .et)(workflow, launch).includes(agent))
        await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .checkAdapter */ .Uk)(agent, { recording });
}
/**
 * Whoever names a recording does not want to pay for real agents.
 * @throws UsageError when nothing would play the recording
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
/** Makes the folder of `--record`. @throws UsageError when it cannot be made, and for `--files` without `--record` */
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
function onAsk(values, canPrompt) {
    return values['on-ask'] ?? (canPrompt ? 'prompt' : 'pause');
}


/***/ }),

/***/ 26847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refusedArgument)
/* harmony export */ });
/**
 * The first of some arguments for a CLI that is not handed on, as it was given, and why; null when all are (spec 7.5).
 * A flag that we set ourselves would be there twice, and one that gives rights would bypass those who give them.
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
/** The flags that an argument may mean: `--model=x` is `--model`; `-cp` is `-c -p`, or `-c` with a value. */
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

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   fM: () => (/* binding */ lastLine)
/* harmony export */ });
/** A line's text without colours and surrounding blanks. */
function cleanLine(line) {
    return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}
/** The cleaned lines of a text, from its last one on: output can be long, and only its end is of interest. */
function* linesFromEnd(text) {
    for (let end = text.length; end >= 0;) {
        const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
        yield { line: cleanLine(text.slice(start, end)), start };
        end = start - 1;
    }
}
/** The last line that is not blank; null without one. */
function lastLine(text) {
    for (const { line } of linesFromEnd(text))
        if (line !== '')
            return line;
    return null;
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









/** What a command line or the inputs say of what agents may use. It is checked before anything is spent (spec 7.5). */
/**
 * The MCP servers of some files; null without files.
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
 * Checks rules, arguments and permissions that are given.
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

/***/ 3794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wg: () => (/* binding */ modelOfState),
/* harmony export */   et: () => (/* binding */ agentsOf),
/* harmony export */   wZ: () => (/* binding */ agentOfState)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);
/* harmony import */ var _core_settings_models_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88039);



/** null where no agent CLI takes turns. @param override of the tag that led there */
function modelOfState({ run, options }, name, override) {
    const own = ownOf(options.workflow.state(name), options.workflow.graph);
    if (own === null)
        return null;
    const { launch } = run;
    const { manifest } = options.workflow.partOf(name);
    const { agent, models } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .choicesForStates */ .qY)(launch, manifest);
    const cli = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .agentCliOfState */ .Gz)(own.agent, agent);
    if (override !== null)
        return { cli, model: override, saidBy: 'tag' };
    if (own.model !== undefined)
        return { cli, model: own.model, saidBy: 'state' };
    const model = models[cli];
    if (model === undefined)
        return { cli, model, saidBy: null };
    const isOfManifest = (0,_core_settings_models_js__WEBPACK_IMPORTED_MODULE_2__/* .modelsByCli */ .SU)([manifest.model], agent)[cli] === model;
    return { cli, model, saidBy: isOfManifest ? 'workflow' : 'run' };
}
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
function ownOf(state, graph) {
    if (state.kind === 'prompt')
        return state.options;
    if (state.kind !== 'graph' || state.state.type !== 'agent')
        return null;
    return { model: state.state.model ?? graph?.agents[state.state.agent]?.setting ?? undefined };
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
/** Servers of several files. Where two files have one name, that is reported, and the later one counts. */
class ServerList {
    byName = new Map();
    /** @returns the problems of these servers together with the earlier ones */
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
