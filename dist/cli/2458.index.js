export const id = 2458;
export const ids = [2458];
export const modules = {

/***/ 67975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ outputLimitMessage),
/* harmony export */   s: () => (/* binding */ FAILURE_CODES)
/* harmony export */ });
/**
 * @param tokens what the model may write in one turn, where the CLI tells
 * @param setting how more is asked for, where the CLI has a way
 */
function outputLimitMessage(tokens, setting) {
    const most = tokens === null ? '' : ` (${tokens.toLocaleString('en-US')} tokens)`;
    const ways = ['let several states do it', 'let the agent write it to a file and answer with its name'];
    if (setting !== null)
        ways.push(`raise ${setting}`);
    return `The answer is longer than the model may write in one turn${most}: ${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}.`;
}
const FAILURE_CODES = {
    transient: 'AGENT_FAILED',
    crashed: 'AGENT_FAILED',
    idle: 'IDLE_TIMEOUT',
    max_time: 'MAX_TIME',
    interrupted: 'INTERRUPTED',
    authentication: 'AUTHENTICATION',
    invalid_model: 'INVALID_MODEL',
    usage_limit: 'USAGE_LIMIT',
    cost_cap: 'BUDGET',
    refused: 'REFUSED',
    output_limit: 'OUTPUT_LIMIT',
    rejected: 'AGENT_FAILED',
    session_lost: 'SESSION_LOST',
    session_in_use: 'AGENT_FAILED',
    prompt_too_long: 'AGENT_FAILED',
    recording_missing: 'RECORDING_MISSING',
    recording_stale: 'RECORDING_STALE',
    not_started: 'AGENT_FAILED',
};


/***/ }),

/***/ 42458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClaudeAgent: () => (/* binding */ createClaudeAgent)
});

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
// EXTERNAL MODULE: ./lib/agents/ended.js
var agents_ended = __webpack_require__(97850);
// EXTERNAL MODULE: ./lib/agents/outcome.js
var outcome = __webpack_require__(52162);
// EXTERNAL MODULE: ./lib/agents/private-files.js
var private_files = __webpack_require__(41067);
;// CONCATENATED MODULE: ./lib/agents/claude/command.js


/**
 * The arguments of one process (spec 6.1). The prompt is not among them: it goes to stdin, since argv breaks at
 * 128 KiB and `--disallowedTools` would swallow it as another tool.
 */
function claudeArguments(request, input, fileFor) {
    return [
        '-p',
        ...['--output-format', 'stream-json'],
        // These stand ahead of all flags that take any number of values, which would swallow them. One that lacks its own
        // value swallows `--verbose`, without which the CLI refuses to start, and no flag that gives or takes rights.
        ...(request.args ?? []),
        '--verbose',
        ...(input === 'lines' ? ['--input-format', 'stream-json'] : []),
        ...permissionArguments(request),
        ...(request.model === undefined ? [] : ['--model', request.model]),
        ...(request.effort === undefined ? [] : ['--effort', request.effort]),
        ...(request.costCapUsd === undefined ? [] : ['--max-budget-usd', dollars(request.costCapUsd)]),
        ...(request.appendSystemPrompt === undefined
            ? []
            : ['--append-system-prompt', request.appendSystemPrompt]),
        ...(request.fallbackModel === undefined ? [] : ['--fallback-model', request.fallbackModel]),
        ...(request.ignoreProjectSettings ? agent_clis/* AGENT_CLIS */.iU.claude.projectSettings.withArguments : []),
        ...(request.settings === undefined ? [] : ['--settings', fileFor(JSON.stringify(request.settings))]),
        ...(request.mcp === undefined ? [] : ['--mcp-config', fileFor((0,private_files/* mcpFileText */.g)(request.mcp))]),
        ...(request.mcpStrict ? ['--strict-mcp-config'] : []),
        ...foldersOf(request).flatMap((folder) => ['--add-dir', folder]),
        ...sessionArguments(request),
        ...toolArguments(request.tools, [...(request.deny ?? []), ...(request.noEdits ?? [])]),
    ];
}
/**
 * The CLI's own `acceptEdits` runs `rm`, `mv`, `sed -i` and the like in the working directory as well. Where a list
 * says what may run, nothing else does: then edits are accepted by a rule, which keeps off the same files.
 */
function permissionArguments(request) {
    if (request.skipPermissions)
        return ['--dangerously-skip-permissions'];
    const { permissionMode: mode, allow } = request;
    const byRule = mode === 'acceptEdits' && allow !== undefined;
    const folders = foldersOf(request).map((folder) => `Edit(/${folder}/**)`);
    const rules = [...(byRule ? ['Edit(./**)', ...folders] : []), ...(allow ?? [])];
    return [
        ...['--permission-mode', byRule ? 'default' : mode],
        ...rules.flatMap((rule) => ['--allowedTools', rule]),
    ];
}
function foldersOf({ extraDirectories = [], addDirs = [] }) {
    return [...extraDirectories, ...addDirs];
}
function sessionArguments({ session }) {
    switch (session.kind) {
        case 'fresh':
            return ['--session-id', session.id];
        case 'resume':
            return ['--resume', session.id];
        case 'branch':
            return ['--resume', session.from, '--fork-session', '--session-id', session.id];
        default:
            return session;
    }
}
/** An amount as the CLI reads it: it takes no exponents, and refuses 0. */
function dollars(amount) {
    return amount.toFixed(6).replace(/\.?0+$/, '');
}
/**
 * With this a `cd` of the agent's Bash ends with the command. Otherwise it would reach the next state, but only where
 * that state gets a process that was kept (spec 1.3, 6.1). A value that the user has set wins.
 */
const STEADY_DIRECTORY = { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: '1' };
/**
 * With these a turn begins when its MCP servers are there. An `npx` on a fresh machine takes longer than the CLI waits
 * by itself, and a turn that nobody watches would lack the tools. A value that the user has set wins.
 */
const PATIENT_WITH_SERVERS = {
    MCP_CONNECTION_NONBLOCKING: '0',
    MCP_CONNECT_TIMEOUT_MS: '120000',
    MCP_TIMEOUT: '120000',
};
/** The environment of one turn, outside of any Claude Code session. As root, skipping permissions needs IS_SANDBOX. */
function claudeEnvironment(request, isRoot) {
    const { CLAUDECODE: _, ...given } = request.env;
    const servers = request.mcp === undefined ? {} : PATIENT_WITH_SERVERS;
    const env = { ...STEADY_DIRECTORY, ...servers, ...toolEnvironment(request.tools), ...given };
    const skips = request.skipPermissions || request.permissionMode === 'bypassPermissions';
    return isRoot && skips ? { ...env, IS_SANDBOX: '1' } : env;
}
/** Our own variables: the only ones that differ between the turns of one session. */
const OURS = /^RAYMOND_/;
/**
 * The variables that a process started for `first` has to be given before it takes the turn `next`. Null when it cannot
 * take it because model, effort, directory, permissions or other variables differ.
 */
function changedVariables(first, next) {
    if (first.cwd !== next.cwd || optionsOf(first) !== optionsOf(next))
        return null;
    // A variable can be set in a running process, but not taken away.
    if (Object.keys(first.env).some((name) => next.env[name] === undefined))
        return null;
    const changed = Object.entries(next.env).filter(([name, value]) => first.env[name] !== value);
    return changed.every(([name]) => OURS.test(name)) ? Object.fromEntries(changed) : null;
}
/** The command line without the session and the cost cap, which are compared elsewhere. */
function optionsOf(request) {
    const session = { kind: 'resume', id: '' };
    return JSON.stringify(claudeArguments({ ...request, session, costCapUsd: undefined }, 'lines', (text) => text));
}
/** A prompt as a line of `--input-format stream-json`. */
function promptLine(prompt) {
    return line({ type: 'user', message: { role: 'user', content: prompt } });
}
/** Sets variables for what the process starts from now on; its answer is a `control_response`. */
function variablesLine(env, id) {
    const request = { subtype: 'apply_flag_settings', settings: { env } };
    return line({ type: 'control_request', request_id: id, request });
}
/** JSON allows U+2028 and U+2029 as they are, but some readers take them for the end of a line. */
function line(message) {
    const json = JSON.stringify(message).replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
    return `${json}\n`;
}
const kept = (why) => ({ lean: 'kept', why });
const off = (why) => ({ lean: 'off', why });
/**
 * Every built-in tool that the pinned versions were seen to have, by the name in their `init` event, judged for a
 * turn that nobody watches (spec 7.5, "lean by default"). `test/e2e/lean.test.ts` fails at one that is not here.
 */
const TOOLS = {
    Bash: kept('runs commands'),
    Edit: kept('changes files'),
    NotebookEdit: kept('changes notebooks'),
    Read: kept('reads files'),
    Skill: kept('reads the skills of the project and the user'),
    Task: kept('subagents; they end within the turn, since background work is off'),
    TaskCreate: kept("the turn's own list of what is to do"),
    TaskGet: kept("the turn's own list of what is to do"),
    TaskList: kept("the turn's own list of what is to do"),
    TaskUpdate: kept("the turn's own list of what is to do"),
    ToolSearch: kept('loads the definitions of other tools when they are needed, MCP tools above all'),
    WebFetch: kept('reads pages'),
    WebSearch: kept('searches the web'),
    Write: kept('writes files'),
    CronCreate: off('starts work when the turn is over'),
    CronDelete: off('is of no use without CronCreate'),
    CronList: off('is of no use without CronCreate'),
    EnterWorktree: off('leaves the directory that the workflow has chosen'),
    ExitWorktree: off('is of no use without EnterWorktree'),
    ListAgents: off('lists agents in the background, of which there are none'),
    Monitor: off('waits in the background, and wakes the session when the turn is over'),
    ReportFindings: off('fills a form for a person at a screen'),
    ScheduleWakeup: off('wakes the session when the turn is over'),
    SendMessage: off('goes on with agents in the background, of which there are none'),
    TaskOutput: off('reads what runs in the background, where nothing does'),
    TaskStop: off('ends what runs in the background, where nothing does'),
    Workflow: off('starts any number of agents beside the run, out of sight of its limits'),
};
/** Tools that ask a person, who is not there. They are off whatever tools are chosen. */
const INTERACTIVE = ['AskUserQuestion', 'EnterPlanMode', 'ExitPlanMode'];
const LEAN_OFF = Object.keys(TOOLS).filter((name) => TOOLS[name]?.lean === 'off');
/**
 * Both flags take a tool's definition out of each request. What is off is listed, rather than what is kept, so that a
 * tool which is new in some version is there until it is judged: a turn that lacks a tool fails in silence.
 */
function toolArguments(choice, deny = []) {
    const disallowed = choice === undefined ? [...INTERACTIVE, ...LEAN_OFF] : INTERACTIVE;
    return [
        ...(choice === undefined || choice === 'default' ? [] : ['--tools', choice.join(',')]),
        ...['--disallowedTools', disallowed.join(','), ...deny],
    ];
}
/**
 * Turns off background work. Bash and Task can leave such work behind, Task even unasked, and its end makes the model
 * speak again after its answer. A workflow that chooses the CLI's own tools gets background work too.
 */
function toolEnvironment(choice) {
    return choice === 'default' ? {} : { CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1' };
}

;// CONCATENATED MODULE: ./lib/agents/claude/cost.js


/** From this version on `total_cost_usd` runs on over a session's resumes and forks; before, it was the process's. */
const CUMULATIVE_SINCE = [2, 1, 276];
/** True where `total_cost_usd` includes what the session, or the one it was branched off, had cost before. */
function isCumulative(version) {
    const parts = version
        ?.match(/^(\d+)\.(\d+)\.(\d+)/)
        ?.slice(1)
        .map(Number);
    // A version that is not known is taken for a newer one.
    if (parts === undefined)
        return true;
    for (const [index, least] of CUMULATIVE_SINCE.entries()) {
        const part = parts[index] ?? 0;
        if (part !== least)
            return part > least;
    }
    return true;
}
/**
 * The cost of one turn alone, in USD, and its tokens with those of subagents (spec 6.1). New versions say
 * both per result event; where they don't, `total_cost_usd` less what was known before is taken.
 */
function costOfTurn(results, version, before) {
    const warnings = [];
    const last = results.at(-1);
    if (last === undefined)
        return { costUsd: 0, usage: run/* NO_USAGE */.y, warnings };
    const total = checked(last.totalCostUsd, 'total_cost_usd', warnings);
    const shares = results.map((result) => result.modelUsageSinceLast);
    if (shares.every((share) => share !== null)) {
        const models = shares.flatMap((share) => Object.values(share ?? {}));
        const costUsd = sum(models.map((model) => checked(model?.costUSD, 'costUSD', warnings)));
        return { costUsd, usage: usageOfModels(models, warnings), warnings };
    }
    const perProcess = !isCumulative(version);
    const earlier = before.inProcess;
    const atStart = perProcess ? 0 : before.sessionUsd;
    const known = earlier === null ? atStart : checked(earlier.totalCostUsd, 'total_cost_usd', []);
    const costUsd = checked(total - known, 'the difference of total_cost_usd', warnings);
    const usage = perProcess
        ? subtract(usageOfProcess(last, warnings), earlier === null ? run/* NO_USAGE */.y : usageOfProcess(earlier, []))
        : results.map((result) => usageOfThread(result.usage, warnings)).reduce(budget/* addUsage */.vk, run/* NO_USAGE */.y);
    return { costUsd, usage, warnings };
}
function usageOfModels(models, warnings) {
    const add = (name) => sum(models.map((model) => checked(model?.[name], name, warnings)));
    return {
        input_tokens: add('inputTokens'),
        output_tokens: add('outputTokens'),
        cache_read_tokens: add('cacheReadInputTokens'),
        cache_write_tokens: add('cacheCreationInputTokens'),
    };
}
function usageOfProcess(result, warnings) {
    return usageOfModels(Object.values(result.modelUsage), warnings);
}
function usageOfThread(usage, warnings) {
    return {
        input_tokens: checked(usage.input_tokens, 'input_tokens', warnings),
        output_tokens: checked(usage.output_tokens, 'output_tokens', warnings),
        cache_read_tokens: checked(usage.cache_read_input_tokens, 'cache_read_input_tokens', warnings),
        cache_write_tokens: checked(usage.cache_creation_input_tokens, 'cache_creation_input_tokens', warnings),
    };
}
/** 1e-9 USD: subtracting sums of cents can leave a little less than nothing. */
const ROUNDING = 1e-9;
/** A figure that can be added to a run's sum; anything else counts as 0 and is told. */
function checked(value, name, warnings) {
    if (typeof value === 'number' && Number.isFinite(value) && value >= -ROUNDING)
        return Math.max(0, value);
    warnings.push(`claude reported ${JSON.stringify(value) ?? 'nothing'} as ${name}; it was counted as 0`);
    return 0;
}
const sum = (figures) => figures.reduce(budget/* addAmounts */.hY, 0);
function subtract(a, b) {
    return {
        input_tokens: Math.max(0, a.input_tokens - b.input_tokens),
        output_tokens: Math.max(0, a.output_tokens - b.output_tokens),
        cache_read_tokens: Math.max(0, a.cache_read_tokens - b.cache_read_tokens),
        cache_write_tokens: Math.max(0, a.cache_write_tokens - b.cache_write_tokens),
    };
}

;// CONCATENATED MODULE: ./lib/core/metering/prices.js
/** Claude's: what is written into the cache costs a quarter more. */
const claude = (input, output, cacheRead) => ({
    input,
    output,
    cacheRead,
    cacheWrite: input * 1.25,
});
/** OpenAI's: writing into the cache costs nothing besides, reading a tenth unless another price is listed. */
const openai = (input, output, cacheRead = input / 10) => ({
    input,
    output,
    cacheRead,
    cacheWrite: input,
});
/**
 * List prices by the model's name as it stands in its id, without vendor and date.
 *
 * Claude's as Claude Code 2.1.330 has them built in (November 2026); they were checked against the costs it reports.
 * Where 2.1.197 reckons otherwise (Sonnet 5) the dearer of the two stands. OpenAI's as publicly listed in June 2026,
 * of older models as they were listed last; they were not checked against a bill.
 */
const LIST = {
    'fable-5': claude(10, 50, 1),
    'fable-5-1': claude(10, 50, 0.25),
    'fable-5-2': claude(8, 40, 0.2),
    'mythos-5': claude(10, 50, 1),
    'mythos-5-1': claude(10, 50, 0.25),
    'opus-4': claude(15, 75, 1.5),
    'opus-4-1': claude(15, 75, 1.5),
    'opus-4-5': claude(5, 25, 0.5),
    'opus-4-6': claude(5, 25, 0.5),
    'opus-4-7': claude(5, 25, 0.5),
    'opus-4-8': claude(5, 25, 0.5),
    'opus-5': claude(5, 25, 0.5),
    'opus-5-5': claude(4, 20, 0.2),
    'sonnet-4': claude(3, 15, 0.3),
    'sonnet-4-5': claude(3, 15, 0.3),
    'sonnet-4-6': claude(3, 15, 0.3),
    'sonnet-5': claude(3, 15, 0.3),
    'sonnet-5-5': claude(2, 10, 0.1),
    'haiku-4-5': claude(1, 5, 0.1),
    'haiku-5-5': claude(0.1, 0.5, 0.01),
    'gpt-4o': openai(2.5, 10, 1.25),
    'gpt-4o-mini': openai(0.15, 0.6, 0.075),
    'gpt-4.1': openai(2, 8, 0.5),
    'gpt-4.1-mini': openai(0.4, 1.6, 0.1),
    'gpt-4.1-nano': openai(0.1, 0.4, 0.025),
    o3: openai(2, 8, 0.5),
    'o4-mini': openai(1.1, 4.4, 0.275),
    'gpt-5': openai(1.25, 10),
    'gpt-5-mini': openai(0.25, 2),
    'gpt-5-nano': openai(0.05, 0.4),
    'gpt-5-pro': openai(15, 120, 15),
    'gpt-5-codex': openai(1.25, 10),
    'gpt-5.1': openai(1.25, 10),
    'gpt-5.1-codex': openai(1.25, 10),
    'gpt-5.1-codex-max': openai(1.25, 10),
    'gpt-5.1-codex-mini': openai(0.25, 2),
    'gpt-5.2': openai(1.75, 14),
    'gpt-5.2-codex': openai(1.75, 14),
    'gpt-5.2-pro': openai(21, 168, 21),
    'gpt-5.3-codex': openai(1.75, 14),
    'gpt-5.4': openai(2.5, 15),
    'gpt-5.4-mini': openai(0.75, 4.5),
    'gpt-5.4-nano': openai(0.2, 1.25),
    'gpt-5.4-pro': openai(30, 180, 30),
    'gpt-5.5': openai(5, 30),
    'gpt-5.5-pro': openai(30, 180, 30),
};
/** What a prompt of more tokens than `over` costs. */
const LONG = {
    // As publicly listed: the CLI does not reckon with it.
    'sonnet-4': { over: 200_000, prices: claude(6, 22.5, 0.6) },
    'sonnet-4-5': { over: 200_000, prices: claude(6, 22.5, 0.6) },
    'haiku-5-5': { over: 100_000, prices: claude(0.5, 2.5, 0.05) },
    'gpt-5.4': { over: 272_000, prices: openai(5, 22.5) },
    'gpt-5.4-pro': { over: 272_000, prices: openai(60, 270, 60) },
    'gpt-5.5': { over: 272_000, prices: openai(10, 45) },
    'gpt-5.5-pro': { over: 272_000, prices: openai(60, 270, 60) },
};
/** They stand for a model that is not on the list, so that its cost is not underestimated. */
const DEAREST = { anthropic: 'opus-4-1', openai: 'gpt-5.5-pro' };
/** Tokens that a model takes in, and puts out where a request names no limit; the first row that fits counts. */
const SIZES = [
    [/^(?:opus-4(?:-1)?|opus-4-5|haiku-4-5)$/, 200_000, 64_000],
    [/^(?:opus|sonnet|haiku|fable|mythos)-/, 1_000_000, 128_000],
    [/^(?:gpt-4o|gpt-4o-mini)$/, 128_000, 16_384],
    [/^gpt-4\.1/, 1_047_576, 32_768],
    [/^o[34]/, 200_000, 100_000],
    [/^gpt-5-pro$/, 400_000, 272_000],
    [/^gpt-5(?:\.[1-3])?(?:-|$)/, 400_000, 128_000],
];
const LARGEST = [1_050_000, 272_000];
/**
 * What a model costs for a prompt of so many tokens, and how much it takes and gives (spec 9.2).
 * @param prompt what was read from or written into the cache included
 */
function figuresOf(model, prompt, api = 'anthropic') {
    const listed = nameOf(model);
    const name = listed ?? DEAREST[api];
    const long = LONG[name];
    const prices = long !== undefined && prompt > long.over ? long.prices : LIST[name];
    const size = listed === null ? undefined : SIZES.find(([pattern]) => pattern.test(name));
    const [context, output] = size?.slice(1) ?? LARGEST;
    return { prices, context: context, output: output, known: listed !== null };
}
/** What a message costs by the list, USD. */
function priceOf(model, usage, api = 'anthropic') {
    const prompt = usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens;
    const { prices, known } = figuresOf(model, prompt, api);
    const { input, output, cacheRead, cacheWrite } = prices;
    const hour = Math.min(usage.cache_write_1h_tokens, usage.cache_write_tokens);
    const costUsd = (usage.input_tokens * input +
        usage.output_tokens * output +
        usage.cache_read_tokens * cacheRead +
        (usage.cache_write_tokens - hour) * cacheWrite +
        hour * 2 * input) /
        1e6;
    return { costUsd, known };
}
/**
 * `us.anthropic.claude-opus-4-8-20260101-v1:0` → `opus-4-8`, where dates have more digits than versions;
 * `openai/gpt-5.4-2026-03-05` → `gpt-5.4`. Null for one that is not on the list.
 */
function nameOf(model) {
    const ofClaude = /(?:fable|mythos|opus|sonnet|haiku)-\d{1,2}(?:-\d{1,2})?(?!\d)/.exec(model)?.[0];
    const ofOpenAi = /^(?:[\w.-]+\/)?(gpt-[\w.-]+?|o\d[\w-]*?)(?:-\d{4}-\d\d-\d\d)?$/.exec(model)?.[1];
    const name = ofClaude?.replace(/-0$/, '') ?? ofOpenAi ?? '';
    return Object.hasOwn(LIST, name) ? name : null;
}
/** Fields of a request that make it dearer, by their value; of an unknown value the dearest counts. */
const FACTORS = {
    anthropic: {
        // Capacity bought beforehand costs nothing besides.
        service_tier: { auto: 1, standard_only: 1, standard: 1, priority: 1 },
        speed: { standard: 1, fast: 6 },
        inference_geo: { '': 1, not_available: 1, global: 1, us: 1.1 },
    },
    openai: { service_tier: { auto: 1, default: 1, standard: 1, scale: 1, flex: 1, priority: 2 } },
};
/** USD that a use of the API's own tools costs beside its tokens; of an unknown one the dearest counts. */
const FEES = (/* unused pure expression or super */ null && ([
    [/^(?:web_fetch|tool_search|mcp)/, 0],
    [/^file_search/, 0.0025],
    [/^web_search_preview/, 0.025],
    [/^web_search/, 0.01],
    [/^code_execution/, 0.05],
]));
const DEAREST_FEE = 2;
/** Most tokens that a picture counts for, whatever its size. */
const MAX_PICTURE_TOKENS = { anthropic: 5_000, openai: 25_000 };
/** How much dearer than listed a request is by its fields, or by what the provider tells of them in its usage. */
function priceFactorOf(api, fields) {
    return Object.entries(FACTORS[api]).reduce((factor, [field, values]) => {
        const value = fields[field] ?? null;
        if (value === null)
            return factor;
        const listed = typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : undefined;
        return factor * (listed ?? Math.max(...Object.values(values)));
    }, 1);
}
/** USD that a use of such a tool of the API costs beside its tokens. */
function feeOf(type) {
    return FEES.find(([pattern]) => pattern.test(type))?.[1] ?? DEAREST_FEE;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/lines.js
var lines = __webpack_require__(77257);
// EXTERNAL MODULE: ./lib/agents/claude/session.js
var claude_session = __webpack_require__(217);
;// CONCATENATED MODULE: ./lib/agents/claude/ledger.js




/** The main thread's ledger; empty without a transcript. */
async function readLedger(config, session) {
    const path = await (0,claude_session.findTranscript)(config, session);
    return path === null ? [] : readFile(path);
}
/** The messages of a session's subagents, which have files of their own. */
async function sideLedger(config, session) {
    const [, ...sides] = await (0,claude_session.filesOfSession)(config, session);
    const paths = sides.filter((name) => name.endsWith('.jsonl')).map((name) => (0,external_node_path_.join)(config, name));
    const ledgers = await Promise.all(paths.map(readFile));
    return ledgers.flat().filter((entry) => entry.type === 'message');
}
async function readFile(path) {
    const entries = [];
    await (0,lines/* readLines */.Se)(path, (line) => {
        const entry = entryOf(line, entries.at(-1)?.time ?? 0);
        if (entry !== null)
            entries.push(entry);
    });
    return entries;
}
function entryOf(line, lastTime) {
    // Most of a transcript is tool output and request blobs, and not worth parsing.
    if (line.includes('"type":"user"')) {
        const time = (0,claude_session.promptTime)(line);
        if (time > 0)
            return { type: 'prompt', time };
        if (line.includes('"tool_result"'))
            return { type: 'tool_results', time: lastTime };
    }
    if (!line.includes('"type":"assistant"') && !line.startsWith('{"type":"cost-state"'))
        return null;
    try {
        const record = JSON.parse(line);
        if (record.type === 'cost-state')
            return totalOf(record.totalCostUSD, lastTime);
        return record.type === 'assistant' ? messageOf(record) : null;
    }
    catch {
        // A kill has cut the line short.
        return null;
    }
}
function totalOf(usd, time) {
    return typeof usd === 'number' && Number.isFinite(usd) && usd >= 0 ? { type: 'total', time, usd } : null;
}
/** Null for what the CLI itself says in the model's name. */
// biome-ignore lint/suspicious/noExplicitAny: a record of a file, each field of it checked below
function messageOf({ message, timestamp }) {
    if (typeof message?.id !== 'string' || message.model === '<synthetic>')
        return null;
    const usage = message.usage ?? {};
    const tokens = usageOfThread({
        input_tokens: usage.input_tokens ?? 0,
        output_tokens: usage.output_tokens ?? 0,
        cache_read_input_tokens: usage.cache_read_input_tokens ?? 0,
        cache_creation_input_tokens: usage.cache_creation_input_tokens ?? 0,
    }, []);
    const hour = usage.cache_creation?.ephemeral_1h_input_tokens;
    return {
        type: 'message',
        time: Date.parse(timestamp) || 0,
        id: message.id,
        model: String(message.model),
        isLast: typeof message.stop_reason === 'string' && message.stop_reason !== 'tool_use',
        usage: { ...tokens, cache_write_1h_tokens: typeof hour === 'number' && hour > 0 ? hour : 0 },
    };
}

;// CONCATENATED MODULE: ./lib/agents/claude/cutoff.js




/**
 * What a turn that could not report its cost has cost, from the session's own files (spec 3.6): by the session's
 * `cost-state` where the CLI still wrote one (at SIGTERM and when its input ends, not at SIGKILL), otherwise the tokens
 * of its messages at list prices. Null when the files tell nothing.
 * @param countedBefore what the session had cost before the turn by the CLI's own count, USD, where that is known
 */
async function costOfCutOff(config, turn, countedBefore = null) {
    const ledger = await readLedger(config, turn.session);
    const start = beginOf(ledger, turn.since);
    const begun = ledger[start]?.time;
    if (begun === undefined)
        return null;
    const own = ledger.slice(start);
    const sides = await sideLedger(config, turn.session);
    const messages = distinct([...own, ...sides.filter(({ time }) => time >= begun)]);
    const list = atListPrice(messages);
    const usage = messages.map((message) => message.usage).reduce(budget/* addUsage */.vk, run/* NO_USAGE */.y);
    const isOpen = !isAnswered(own);
    const lowerBound = isOpen && { isLowerBound: true };
    const total = recordedTotal(own);
    if (total !== null) {
        const before = await accountBefore(config, turn, ledger.slice(0, start), begun);
        const open = atListPrice(before.messages).costUsd;
        // A process that serves many turns writes its count only at its end, but has reported what earlier turns cost.
        const isKnown = open === 0 || (countedBefore ?? 0) > before.totalUsd;
        const spent = total - (open > 0 && isKnown ? (countedBefore ?? 0) : before.totalUsd);
        const share = isKnown ? 1 : list.costUsd / (list.costUsd + open);
        // A process whose parent has died writes its count without the request that was under way.
        const hasGrown = spent > 0 || !isOpen;
        if (spent >= 0 && hasGrown)
            return {
                ...{ costUsd: spent * share, usage, basis: isKnown && !isOpen ? 'reported' : 'estimated' },
                source: `read from the session's own cost record${isOpen ? OPEN_REQUEST : ''}`,
                ...lowerBound,
            };
    }
    if (messages.length === 0)
        return null;
    const reckoned = `${describe(messages.length, list.unknown)}${isOpen ? OPEN_REQUEST : ''}`;
    return { costUsd: list.costUsd, usage, basis: 'estimated', source: reckoned, ...lowerBound };
}
const OPEN_REQUEST = '; a request that was under way is not in it';
/** Whether the last request was answered to its end and nothing was to follow, so that none was under way. */
function isAnswered(own) {
    const last = own.findLast(({ type }) => type !== 'total');
    return last?.type === 'message' && last.isLast;
}
/** Index of the ledger's first prompt after a mark; -1 without one. */
function beginOf(ledger, since) {
    return ledger.findIndex((entry) => entry.type === 'prompt' && entry.time > since);
}
/** The turn's last `cost-state`, USD. Null when a message follows, such as a broken-off answer, which it lacks. */
function recordedTotal(own) {
    const at = own.findLastIndex((entry) => entry.type === 'total');
    const entry = own[at];
    if (entry?.type !== 'total')
        return null;
    return distinct(own).length === distinct(own.slice(0, at)).length ? entry.usd : null;
}
async function accountBefore(config, { session, sessionBefore, since }, own, begun) {
    // A branch goes on counting from its parent's total, and has no record of its own of that.
    const parent = sessionBefore !== null && sessionBefore !== session ? sessionBefore : null;
    const ledger = parent === null ? own : await ledgerUpTo(config, parent, since);
    const at = ledger.findLastIndex((entry) => entry.type === 'total');
    const entry = ledger[at];
    const covered = entry?.time ?? 0;
    const sides = await sideLedger(config, parent ?? session);
    const between = sides.filter(({ time }) => time > covered && time < begun);
    return {
        totalUsd: entry?.type === 'total' ? entry.usd : 0,
        messages: distinct([...ledger.slice(at + 1), ...between]),
    };
}
async function ledgerUpTo(config, session, since) {
    const ledger = await readLedger(config, session);
    const end = beginOf(ledger, since);
    return end < 0 ? ledger : ledger.slice(0, end);
}
/** Each message once: it is written block by block, and its usage is complete in the last block. */
function distinct(entries) {
    const messages = new Map();
    for (const entry of entries)
        if (entry.type === 'message')
            messages.set(entry.id, entry);
    return [...messages.values()];
}
function atListPrice(messages) {
    let costUsd = 0;
    const unknown = new Set();
    for (const { model, usage } of messages) {
        const priced = priceOf(model, usage);
        costUsd += priced.costUsd;
        if (!priced.known)
            unknown.add(model);
    }
    return { costUsd, unknown: [...unknown] };
}
function describe(count, unknown) {
    const messages = count === 1 ? 'message' : `${count} messages`;
    const dearest = unknown.length === 0
        ? ''
        : ` (${unknown.join(', ')}: not on the list, reckoned as the dearest model known)`;
    return `estimated from the transcript's ${messages} at list prices${dearest}`;
}

// EXTERNAL MODULE: ./lib/agents/agent.js
var agent = __webpack_require__(67975);
// EXTERNAL MODULE: ./lib/agents/reset-time.js
var reset_time = __webpack_require__(58235);
// EXTERNAL MODULE: ./lib/agents/tool-summary.js
var tool_summary = __webpack_require__(38535);
;// CONCATENATED MODULE: ./lib/agents/claude/failure.js




/** The CLI would try again for three minutes after a 401 or 403, and never get another answer. */
function isAuthenticationRetry(retry) {
    return retry !== null && (retry.status === 401 || retry.status === 403);
}
/**
 * A turn has succeeded with exit code 0 and a last `result` event that is no error. Neither alone is enough: an
 * interrupt exits with 0, and an API error comes as `subtype: "success"` (spec 6.1).
 */
const CLAUDE_ENDINGS = {
    title: agent_clis/* AGENT_CLIS */.iU.claude.title,
    program: agent_clis/* AGENT_CLIS */.iU.claude.program,
    hasSucceeded({ exit, stream: { turn }, stopCause }) {
        const result = turn.results.at(-1);
        if (result === undefined)
            return false;
        return (exit.exitCode === 0 && !result.isError) || (stopCause === null && isWholeAnswer(result, turn));
    },
    failureIn(ended) {
        const { retry, results } = ended.stream.turn;
        if (ended.stopCause === 'authentication') {
            const message = `The API refused claude's credentials (${retry?.status}: ${retry?.error}).`;
            return { kind: 'authentication', message, needsKey: true };
        }
        const result = results.at(-1);
        return result === undefined ? failureOfStderr(ended.stderr) : failureOfResult(result, ended);
    },
    isSilent: ({ stream: { turn } }) => !turn.begun && turn.results.length === 0,
    lastWords({ stream: { turn } }) {
        const result = turn.results.at(-1);
        if (result === undefined)
            return ['ended without a result'];
        const said = [result.text, ...result.errors].filter(Boolean).join('; ');
        const how = `ended with ${result.terminalReason ?? result.subtype}`;
        return said === '' ? [how] : [how, (0,tool_summary/* shortLine */.tl)(said, 300)];
    },
};
/** Whether the answer is complete and paid for although the cost cap was passed, which is the budget's business. */
function isWholeAnswer(result, turn) {
    return (result.subtype === 'error_max_budget_usd' && result.stopReason === 'end_turn' && turn.text.trim() !== '');
}
/** Reads why the CLI has refused to begin. */
function failureOfStderr(stderr) {
    const line = (0,tool_summary/* shortLine */.tl)(stderr, 300);
    if (/is already in use/.test(stderr))
        return { kind: 'session_in_use', message: line };
    if (/No conversation found/.test(stderr))
        return sessionLost(line);
    if (/piped stdin input exceeds/.test(stderr))
        return { kind: 'prompt_too_long', message: line };
    if (/cannot be used with root\/sudo|native binary not installed|^error: (unknown option|option )/im.test(stderr)) {
        return { kind: 'not_started', message: `claude refused to start: ${line}` };
    }
    return null;
}
function failureOfResult(result, ended) {
    const { turn } = ended.stream;
    const text = [result.text, ...result.errors].filter((part) => part !== '').join('\n');
    const kind = kindOf(result, ended, text);
    const message = (0,tool_summary/* shortLine */.tl)(text, 500) || `claude ended with ${result.terminalReason ?? result.subtype}`;
    switch (kind) {
        case null:
            return null;
        case 'usage_limit':
            return limit(ended, text, message);
        case 'authentication':
            return /credit balance/i.test(text) ? { kind, message } : { kind, message, needsKey: true };
        case 'session_lost':
            return sessionLost(message);
        case 'transient':
            return { kind, message, ...retryAfter(result, turn) };
        case 'output_limit':
            return { kind, message: outputLimit(text), outputLimit: outputLimit(text) };
        case 'cost_cap':
            return result.stopReason === 'max_tokens'
                ? { kind, message: `${outputLimit(text)} ${message}`, outputLimit: outputLimit(text) }
                : { kind, message };
        default:
            return { kind, message };
    }
}
function kindOf(result, ended, text) {
    const { stream, now } = ended;
    const { turn } = stream;
    const { apiErrorStatus: status, apiError, terminalReason } = result;
    if (result.subtype === 'error_max_budget_usd' || terminalReason === 'budget_exhausted')
        return 'cost_cap';
    if (/No conversation found/.test(text))
        return 'session_lost';
    // The CLI has asked for the rest three times by itself.
    if (apiError === 'max_output_tokens' || OUTPUT_LIMIT.test(text))
        return 'output_limit';
    if (apiError === 'usage_limit_reached' || /You've hit your .*limit|usage limit reached/i.test(text))
        return 'usage_limit';
    if (status === 429)
        return limitReset(turn, text, now) === null && !isGivenUpAtOnce(ended) ? 'transient' : 'usage_limit';
    if (status === 401 || status === 403)
        return 'authentication';
    if (/Not logged in|Invalid API key|run \/login|credit balance is too low/i.test(text))
        return 'authentication';
    if (status === 404 || /issue with the selected model/.test(text))
        return 'invalid_model';
    if (status === 413 ||
        terminalReason === 'prompt_too_long' ||
        /^(Prompt is|Request) too (long|large)/.test(text)) {
        return 'prompt_too_long';
    }
    if (result.stopReason === 'refusal')
        return 'refused';
    // The CLI has made the request several times by itself.
    if (status === 400 || status === 422)
        return 'rejected';
    if (status !== null || apiError === 'connection_failed')
        return 'transient';
    if (/^API Error: .*(connect|network|socket|timed? ?out|E[A-Z]{4,}\b)/i.test(text))
        return 'transient';
    return null;
}
const OUTPUT_LIMIT = /exceeded the (\d+) output token maximum/;
function outputLimit(text) {
    const tokens = OUTPUT_LIMIT.exec(text)?.[1];
    return (0,agent/* outputLimitMessage */.W)(tokens === undefined ? null : Number(tokens), 'CLAUDE_CODE_MAX_OUTPUT_TOKENS');
}
/** A wait of this length or more, in ms, is no back-off: what asks for it is a limit, whatever it calls itself. */
const LONG_WAIT_MS = 60_000;
/**
 * Whether the CLI gave up without a retry. By itself it waits for up to a minute, and says so, unless its user has
 * switched that off. When asked for a longer wait it gives up, and does not tell for how long.
 */
function isGivenUpAtOnce({ stream, request }) {
    return request.env.CLAUDE_CODE_MAX_RETRIES !== '0' && stream.turn.retry === null;
}
function limit(ended, text, message) {
    const resetAt = limitReset(ended.stream.turn, text, ended.now) ?? undefined;
    const isUnknown = resetAt === undefined && /\b429\b/.test(text) && isGivenUpAtOnce(ended);
    const asked = isUnknown
        ? ' (the API asked to wait for more than a minute, and claude does not tell how long)'
        : '';
    return { kind: 'usage_limit', message: `${message.replace(/\.$/, '')}${asked}`, resetAt };
}
/** When the limit behind a 429 resets, epoch ms. Undefined when nobody says when, null when it is no limit. */
function limitReset({ rejected, retry }, text, now) {
    const told = rejected?.resetAt ?? (0,reset_time/* parseResetTime */.e)(text, now);
    if (told !== undefined)
        return told;
    if (rejected !== null)
        return undefined;
    return retry?.status === 429 && retry.delayMs >= LONG_WAIT_MS ? now + retry.delayMs : null;
}
/** The wait that the server asks for is known only where the CLI waited itself before it gave up. */
function retryAfter(result, { retry }) {
    return retry !== null && retry.status === result.apiErrorStatus
        ? { retryAfterMs: Math.ceil(retry.delayMs) }
        : {};
}
function sessionLost(reason) {
    return { kind: 'session_lost', message: `${reason}: claude no longer has this session.` };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/agents/claude/follow.js





/** Writing took up to 101 ms in 2.1.197, and 5 ms in 2.1.330. */
const TIMEOUT_MS = 1000;
/** How often we look where the system does not tell of a change, as on some network drives. */
const POLL_INTERVAL_MS = 20;
const CHUNK_BYTES = 64 * 1024;
/**
 * Reads what is added to a session's transcript. A turn whose process lives on is over only when the transcript has it
 * on disk, as it would have once the process had ended: a kill right after the turn would lose it otherwise.
 */
class TranscriptFollower {
    config;
    session;
    offset;
    /** Time of the newest prompt that was added, epoch ms; 0 for none. */
    newestPrompt = 0;
    path = null;
    awaited = null;
    found = false;
    lines = new lines/* LineSplitter */.g3((line) => this.readLine(line));
    constructor(config, session, offset) {
        this.config = config;
        this.session = session;
        this.offset = offset;
    }
    /** Follows from where the transcript ends now. The file need not be there yet. */
    static async open(config, session) {
        const path = await (0,claude_session.findTranscript)(config, session);
        const size = path === null ? 0 : ((await (0,promises_.stat)(path).catch(() => null))?.size ?? 0);
        return new TranscriptFollower(config, session, size);
    }
    /** True when a message is on disk, false when it is still not there after a second. */
    async has(message) {
        this.awaited = message;
        this.found = false;
        this.path ??= await (0,claude_session.findTranscript)(this.config, this.session);
        const change = new NextChange(this.path);
        try {
            for (const until = performance.now() + TIMEOUT_MS; performance.now() < until;) {
                // The wait begins ahead of the look, so that a change in between is not missed.
                const changed = change.within(POLL_INTERVAL_MS);
                await this.readOn();
                if (this.found)
                    return true;
                await changed;
            }
            return false;
        }
        finally {
            change.close();
        }
    }
    async readOn() {
        this.path ??= await (0,claude_session.findTranscript)(this.config, this.session);
        const file = this.path === null ? null : await (0,promises_.open)(this.path, 'r').catch(() => null);
        if (file === null)
            return;
        try {
            for (;;) {
                // Each read has its own buffer, since the splitter keeps the beginning of a line until its end comes.
                const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
                const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, this.offset);
                if (bytesRead === 0)
                    break;
                this.offset += bytesRead;
                this.lines.push(chunk.subarray(0, bytesRead));
            }
        }
        finally {
            await file.close();
        }
    }
    readLine(line) {
        if (line.includes('"type":"user"'))
            this.newestPrompt = Math.max(this.newestPrompt, (0,claude_session.promptTime)(line));
        if (this.awaited !== null && line.includes(`"uuid":"${this.awaited}"`))
            this.found = true;
    }
}
class NextChange {
    watcher;
    resolve = () => { };
    /** @param path null for a file that is not there yet, of which nothing tells */
    constructor(path) {
        this.watcher = path === null ? null : watcherOf(path, () => this.resolve());
    }
    /** Resolves when the file has changed, or when this time has passed. */
    within(ms) {
        const changed = new Promise((resolve) => {
            this.resolve = resolve;
        });
        return Promise.race([changed, (0,external_node_timers_promises_.setTimeout)(ms)]);
    }
    close() {
        this.watcher?.close();
    }
}
/** Null when the system allows no further watcher, or when the file has gone. */
function watcherOf(path, onChange) {
    try {
        return (0,external_node_fs_.watch)(path, { persistent: false }, onChange).on('error', () => { });
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
;// CONCATENATED MODULE: ./lib/agents/claude/instructions.js




/** What a folder on the way to the working directory may hold for Claude Code. Folders count with all their content. */
const IN_FOLDER = [
    'CLAUDE.md',
    'CLAUDE.local.md',
    'AGENTS.md',
    '.mcp.json',
    ...['CLAUDE.md', 'settings.json', 'settings.local.json', 'agents', 'rules', 'skills', 'commands'].map((name) => `.claude/${name}`),
];
/** What the CLI's own folder may hold, for all projects of the user. */
const IN_CONFIG = [
    'CLAUDE.md',
    'settings.json',
    'settings.local.json',
    'agents',
    'rules',
    'skills',
    'commands',
];
/** How deep imports of imports are followed, by the CLI too. */
const IMPORT_DEPTH = 5;
const LARGEST_IMPORTER = 1024 * 1024;
/**
 * The files with instructions, settings and agents that a process has read, as they were then (spec 6.6): a process
 * that is started later would read what they say now.
 */
class Instructions {
    cwd;
    stamps = new Map();
    /** Has to be made ahead of the process, so that no change falls between. */
    constructor(config, cwd) {
        this.cwd = cwd;
        for (const name of IN_CONFIG)
            this.note((0,external_node_path_.join)(config, name));
        for (const folder of foldersUpFrom(cwd))
            this.noteFolder(folder);
    }
    /** Notes that a tool has come to a file: the CLI reads the instructions of the folders on the way to it now. */
    toolReaches(file) {
        const path = (0,external_node_path_.resolve)(this.cwd, file);
        const below = (0,external_node_path_.relative)(this.cwd, path);
        if (below.startsWith('..') || (0,external_node_path_.isAbsolute)(below))
            return;
        for (let folder = (0,external_node_path_.dirname)(path); folder.length > this.cwd.length; folder = (0,external_node_path_.dirname)(folder))
            this.noteFolder(folder);
    }
    /** Whether one of the files has changed, has appeared or has gone. */
    haveChanged() {
        return [...this.stamps].some(([path, stamp]) => stampOf(path) !== stamp);
    }
    noteFolder(folder) {
        for (const name of IN_FOLDER)
            this.note((0,external_node_path_.join)(folder, name));
    }
    /** The first note of a path stands, since it is what the process has read. */
    note(path, depth = 0) {
        if (this.stamps.has(path))
            return;
        const stamp = stampOf(path);
        this.stamps.set(path, stamp);
        if (stamp === '' || !path.endsWith('.md') || depth >= IMPORT_DEPTH)
            return;
        for (const imported of importsOf(path))
            this.note(imported, depth + 1);
    }
}
function foldersUpFrom(folder) {
    const above = (0,external_node_path_.dirname)(folder);
    return above === folder ? [folder] : [folder, ...foldersUpFrom(above)];
}
/** A text that changes when the file does, or anything in the folder; empty for what is not there. */
function stampOf(path) {
    const stats = (0,external_node_fs_.statSync)(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined)
        return '';
    if (!stats.isDirectory())
        return `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
    const names = namesIn(path);
    return `folder ${names.map((name) => `${name} ${stampOf((0,external_node_path_.join)(path, name))}`).join('\n')}`;
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).sort();
    }
    catch {
        return [];
    }
}
/** The files that a file imports, by words such as `@docs/rules.md`, which are relative to it. */
function importsOf(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (stats === undefined || !stats.isFile() || stats.size > LARGEST_IMPORTER)
        return [];
    try {
        return [
            ...(0,files/* readPlainFile */.b$)(path)
                .toString()
                .matchAll(/(?<![^\s])@([\w~./\\-]+)/g),
        ].map(([, name = '']) => name.startsWith('~/') ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), name.slice(2)) : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), name));
    }
    catch {
        return [];
    }
}

// EXTERNAL MODULE: ./lib/agents/turn-watch.js
var turn_watch = __webpack_require__(3393);
// EXTERNAL MODULE: ./lib/agents/json.js
var json = __webpack_require__(47066);
// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
;// CONCATENATED MODULE: ./lib/agents/claude/result.js


function readResult(event) {
    return {
        subtype: (0,json/* stringOr */.JI)(event.subtype, ''),
        isError: event.is_error !== false,
        text: (0,json/* stringOr */.JI)(event.result, ''),
        errors: (0,json/* arrayOr */.XW)(event.errors).filter((error) => typeof error === 'string'),
        apiErrorStatus: (0,json/* numberOr */.d_)(event.api_error_status, null),
        apiError: (0,json/* stringOr */.JI)(event.api_error, null),
        terminalReason: (0,json/* stringOr */.JI)(event.terminal_reason, null),
        stopReason: (0,json/* stringOr */.JI)(event.stop_reason, null),
        denials: (0,json/* arrayOr */.XW)(event.permission_denials)
            .filter(json_object/* isJsonObject */.OW)
            .map((denial) => (0,tool_summary/* describeCall */.GC)((0,json/* stringOr */.JI)(denial.tool_name, 'a tool'), denial.tool_input)),
        totalCostUsd: event.total_cost_usd,
        usage: (0,json/* objectOr */.Xg)(event.usage),
        modelUsage: (0,json/* objectOr */.Xg)(event.modelUsage),
        modelUsageSinceLast: (0,json_object/* isJsonObject */.OW)(event.model_usage_since_last_result)
            ? event.model_usage_since_last_result
            : null,
    };
}
/** The turn's text if it ends with the result's, which is only the last message, and empty after a tool call. */
function answerOf(text, { text: result }) {
    return text.trimEnd().endsWith(result.trimEnd()) ? text : result;
}

;// CONCATENATED MODULE: ./lib/agents/claude/stream.js





/**
 * Reads `--output-format stream-json` (spec 6.1). It knows nothing of processes: one that stays alive serves
 * several turns, with `nextTurn()` between them. Unknown events are ignored.
 */
class ClaudeStream extends lines/* JsonStream */.B5 {
    onEvent;
    onFile;
    sessionId = null;
    version = null;
    turn = emptyTurn();
    /** Whether the next text begins a new answer instead of going on with the last. */
    textEnded = true;
    /** Ids of the calls of `ScheduleWakeup`. */
    wakeups = new Set();
    /** @param onFile hears of each file that a tool comes to, ahead of its result */
    constructor(onEvent = () => { }, onFile = () => { }) {
        super();
        this.onEvent = onEvent;
        this.onFile = onFile;
    }
    nextTurn(onEvent = this.onEvent) {
        this.onEvent = onEvent;
        this.turn = emptyTurn();
        this.textEnded = true;
        this.forgetBroken();
    }
    read(event) {
        switch (event.type) {
            case 'system':
                this.readSystem(event);
                break;
            case 'assistant':
                this.readAssistant(event);
                break;
            case 'user':
                this.readUser(event);
                break;
            case 'control_response':
                this.readControlResponse(event);
                break;
            case 'rate_limit_event':
                this.readRateLimit(event);
                break;
            case 'result':
                this.readResult(event);
                break;
        }
    }
    readSystem(event) {
        if (event.subtype === 'init') {
            this.sessionId = (0,json/* stringOr */.JI)(event.session_id, this.sessionId);
            this.version = (0,json/* stringOr */.JI)(event.claude_code_version, this.version);
            this.turn.begun = true;
            this.turn.serversMissing = (0,outcome/* missingServers */.FK)(event.mcp_servers);
            this.turn.wakes = false;
            this.textEnded = true;
        }
        else if (event.subtype === 'background_tasks_changed') {
            this.turn.lasting = true;
        }
        else if (event.subtype === 'task_started') {
            // Older versions don't say which tasks run in the background.
            if (event.is_backgrounded !== false)
                this.turn.lasting = true;
        }
        else if (event.subtype === 'api_retry') {
            const retry = {
                status: (0,json/* numberOr */.d_)(event.error_status, null),
                attempt: (0,json/* numberOr */.d_)(event.attempt, 0),
                maxRetries: (0,json/* numberOr */.d_)(event.max_retries, 0),
                delayMs: (0,json/* numberOr */.d_)(event.retry_delay_ms, 0),
                error: (0,json/* stringOr */.JI)(event.error, 'unknown error'),
            };
            this.turn.retry = retry;
            this.onEvent({ type: 'cli_retry', message: describeRetry(retry) });
        }
    }
    readAssistant(event) {
        const message = (0,json/* objectOr */.Xg)(event.message);
        if (isMainThread(event))
            this.turn.lastMessage = (0,json/* stringOr */.JI)(event.uuid, null);
        // In the model's name the CLI itself says such things as "API Error: …" and "Not logged in …".
        if (message.model === '<synthetic>' || !Array.isArray(message.content))
            return;
        if (isMainThread(event))
            this.readMessage(message);
        for (const block of message.content.filter(json_object/* isJsonObject */.OW)) {
            if (block.type === 'tool_use') {
                if (isMainThread(event))
                    this.textEnded = true;
                if (TIMERS.has((0,json/* stringOr */.JI)(block.name, '')))
                    this.turn.lasting = true;
                if (block.name === 'ScheduleWakeup')
                    this.wakeups.add(block.id);
                const { file_path: file, notebook_path: notebook } = (0,json/* objectOr */.Xg)(block.input);
                for (const path of [file, notebook])
                    if (typeof path === 'string')
                        this.onFile(path);
                this.onEvent({
                    type: 'tool',
                    name: (0,json/* stringOr */.JI)(block.name, 'tool'),
                    summary: (0,tool_summary/* summarizeTool */.K8)(block.input),
                });
            }
            else if (block.type === 'text' && isMainThread(event)) {
                this.readText((0,json/* stringOr */.JI)(block.text, ''));
            }
        }
    }
    /** A message comes block by block, each in an event of its own. */
    readMessage(message) {
        const id = (0,json/* stringOr */.JI)(message.id, '');
        const { shown } = this.turn;
        const before = shown.at(-1)?.id === id ? shown.pop() : undefined;
        const callsTool = (0,json/* arrayOr */.XW)(message.content).some((block) => (0,json_object/* isJsonObject */.OW)(block) && block.type === 'tool_use');
        shown.push({
            id,
            model: (0,json/* stringOr */.JI)(message.model, ''),
            usage: (0,json/* objectOr */.Xg)(message.usage),
            callsTool: callsTool || before?.callsTool === true,
        });
    }
    readUser(event) {
        if (!isMainThread(event))
            return;
        if (!isContinuation(event))
            this.textEnded = true;
        for (const block of (0,json/* arrayOr */.XW)((0,json/* objectOr */.Xg)(event.message).content).filter(json_object/* isJsonObject */.OW)) {
            // Versions up to 2.1.197, at least, have the tool and refuse the call without an error.
            const isSet = block.type === 'tool_result' && this.wakeups.has(block.tool_use_id);
            if (isSet && /wakeup scheduled for/i.test((0,json/* stringOr */.JI)(block.content, '')))
                this.turn.wakes = true;
        }
    }
    readText(text) {
        if (!this.textEnded)
            this.turn.text += text;
        if (text.trim() === '')
            return;
        if (this.textEnded)
            this.turn.text = text;
        this.textEnded = false;
        this.onEvent({ type: 'text', text });
    }
    readControlResponse(event) {
        const response = (0,json/* objectOr */.Xg)(event.response);
        if (response.subtype !== 'error')
            return;
        const message = `claude did not take this state's RAYMOND_ variables: ${(0,tool_summary/* shortLine */.tl)((0,json/* stringOr */.JI)(response.error, ''))}`;
        this.onEvent({ type: 'warning', message });
    }
    readRateLimit(event) {
        const info = (0,json/* objectOr */.Xg)(event.rate_limit_info);
        if (info.status !== 'rejected')
            return;
        const seconds = (0,json/* numberOr */.d_)(info.resetsAt, null);
        this.turn.rejected = { resetAt: seconds === null || seconds <= 0 ? null : seconds * 1000 };
    }
    readResult(event) {
        this.sessionId = (0,json/* stringOr */.JI)(event.session_id, this.sessionId);
        if ((0,json/* numberOr */.d_)(event.queued_turn_count, 0) > 0)
            this.turn.lasting = true;
        const result = readResult(event);
        this.turn.results.push(result);
        if (!result.isError)
            this.turn.answers.push(answerOf(this.turn.text, result));
    }
}
function emptyTurn() {
    return {
        text: '',
        begun: false,
        serversMissing: [],
        lastMessage: null,
        shown: [],
        lasting: false,
        wakes: false,
        results: [],
        answers: [],
        retry: null,
        rejected: null,
    };
}
/** Tools that make the CLI begin a turn by itself later. */
const TIMERS = new Set(['ScheduleWakeup', 'CronCreate', 'Monitor']);
/** How the CLI asks within the same turn for the rest of a reply that was cut off or hit its token limit. */
const CONTINUATION = /^(Your response above was cut off|Output token limit hit)/;
function isContinuation(event) {
    const [block] = (0,json/* arrayOr */.XW)((0,json/* objectOr */.Xg)(event.message).content).filter(json_object/* isJsonObject */.OW);
    return block?.type === 'text' && CONTINUATION.test((0,json/* stringOr */.JI)(block.text, ''));
}
/** Subagents speak in the same stream; their words are not the turn's answer. */
function isMainThread(event) {
    return event.parent_tool_use_id === null || event.parent_tool_use_id === undefined;
}
function describeRetry(retry) {
    const status = retry.status === null ? '' : `${retry.status} `;
    const wait = (retry.delayMs / 1000).toFixed(1);
    return `claude tries the API again in ${wait} s (${retry.attempt} of ${retry.maxRetries}): ${status}${(0,tool_summary/* shortLine */.tl)(retry.error)}`;
}

;// CONCATENATED MODULE: ./lib/agents/claude/process.js




/**
 * SIGINT lets the CLI end its tools (1.2 s were measured) and report its cost; after that it is told again. A stopped
 * turn is over within 4 s.
 */
const STOP_SIGNALS = { first: 'SIGINT', graceMs: 2500, killAfterMs: 3500 };
/** From SIGTERM to SIGKILL when a process that has nothing to do does not end. */
const END_GRACE_MS = 300;
/** The exit of a turn whose process lives on. */
const STILL_ALIVE = { exitCode: 0, signal: null, spawnError: null };
/** A process takes the next turn when what is left of its own cost cap is between these shares of the turn's cap. */
const CAP_FIT = { least: 0.5, most: 1.25 };
/**
 * One process of Claude Code and the turns it serves, one after the other: with `text` input a single one, with
 * `lines` as many as fit what it was started with (spec 6.1, warm process).
 */
class ClaudeProcess {
    how;
    input;
    sessionUsd;
    instructions;
    stream;
    /** USD that its turns have cost; its own cap counts over all of them. */
    spentUsd = 0;
    /** Never rejects. */
    exited;
    resolveExited;
    child;
    capUsd;
    latest;
    turn = null;
    /** Ends the turn while the process lives on. */
    answer = () => { };
    inputEnded = false;
    turns = 0;
    /** The last result of the turn before the present one. */
    lastResult = null;
    /**
     * @param sessionUsd what its session has cost so far by the CLI's own count
     * @param instructions what it will have read, for one that may be kept
     */
    constructor(how, input, sessionUsd, instructions = null) {
        this.how = how;
        this.input = input;
        this.sessionUsd = sessionUsd;
        this.instructions = instructions;
        this.stream = new ClaudeStream(undefined, (file) => this.instructions?.toolReaches(file));
        this.exited = new Promise((resolve) => {
            this.resolveExited = resolve;
        });
        void this.exited.then(() => {
            this.inputEnded = true;
        });
    }
    /** What had been spent before the present turn, as its reports count. */
    get spentBefore() {
        return { sessionUsd: this.sessionUsd, inProcess: this.lastResult };
    }
    /** What its session has cost up to the present turn by the CLI's own count, USD. */
    get countedUsd() {
        return this.sessionUsd + this.spentUsd;
    }
    get isOpen() {
        return this.input === 'lines' && !this.inputEnded;
    }
    /** Whether it can take this turn of its session as a process that is started for it would. */
    fits(request) {
        if (!this.isOpen || this.latest === undefined)
            return false;
        if (changedVariables(this.latest, request) === null)
            return false;
        if (this.instructions?.haveChanged())
            return false;
        if (this.capUsd === undefined || request.costCapUsd === undefined)
            return this.capUsd === request.costCapUsd;
        const left = this.capUsd - this.spentUsd;
        return left >= request.costCapUsd * CAP_FIT.least && left <= request.costCapUsd * CAP_FIT.most;
    }
    /**
     * Gives it a turn. It is stopped when the signal aborts, when nothing was written for the idle timeout, and
     * when the API has refused the credentials. Resolves when the process has ended or, if it stays open, with the
     * turn's result.
     */
    async serve(request, signal, onEvent) {
        this.lastResult = this.stream.turn.results.at(-1) ?? this.lastResult;
        this.stream.nextTurn(onEvent);
        this.turns += 1;
        if (this.child === undefined)
            this.child = this.start(request);
        else
            this.goOn(this.child, request);
        this.latest = request;
        const turn = new turn_watch/* TurnWatch */.t(request, signal, this.child, STOP_SIGNALS);
        this.turn = turn;
        const answered = new Promise((resolve) => {
            this.answer = () => resolve(STILL_ALIVE);
        });
        const exit = await Promise.race([this.exited, answered]);
        this.turn = null;
        if (exit !== STILL_ALIVE)
            this.stream.end();
        return turn.end(exit);
    }
    /** Lets it end by itself, and makes it end after `patienceMs`. Resolves when it has ended. */
    async end(patienceMs) {
        if (this.child === undefined)
            return;
        this.endInput();
        const timer = setTimeout(() => this.child?.stop('SIGTERM', END_GRACE_MS), patienceMs);
        await this.exited;
        clearTimeout(timer);
    }
    start(request) {
        this.capUsd = request.costCapUsd;
        this.inputEnded = this.input === 'text';
        const child = this.how.startProcess({
            command: this.how.command,
            args: claudeArguments(request, this.input, this.how.fileFor),
            cwd: request.cwd,
            env: claudeEnvironment(request, this.how.isRoot),
            stdin: this.input === 'text' ? request.prompt : 'open',
            onStdout: (chunk) => this.onStdout(chunk),
            onStderr: (chunk) => this.turn?.onStderr(chunk),
        });
        void child.done.then(this.resolveExited);
        if (this.input === 'lines')
            child.write(promptLine(request.prompt));
        return child;
    }
    goOn(child, request) {
        const changed = changedVariables(this.latest, request) ?? {};
        const settings = Object.keys(changed).length === 0 ? '' : variablesLine(changed, `turn-${this.turns}`);
        child.write(settings + promptLine(request.prompt));
    }
    onStdout(chunk) {
        const { turn, stream } = this;
        turn?.onStdout(chunk);
        const known = stream.turn.results.length;
        stream.write(chunk);
        const result = stream.turn.results.at(-1);
        if (turn === null) {
            // The process works though nobody has asked it to, and no further turn may be mixed up with that.
            if (stream.turn.results.length > known || stream.turn.lasting)
                this.endInput();
            return;
        }
        if (isAuthenticationRetry(stream.turn.retry))
            turn.stop('authentication');
        if (result === undefined || !this.isOpen)
            return;
        if (result.isError || turn.stopCause !== null)
            this.endInput();
        else if (stream.turn.wakes)
            return;
        // Once its input has ended, it goes through with what is left to do, and ends, just as with a single prompt.
        else if (stream.turn.lasting)
            this.endInput();
        else
            this.answer();
    }
    endInput() {
        if (this.inputEnded)
            return;
        this.inputEnded = true;
        this.child?.endStdin();
    }
}

;// CONCATENATED MODULE: ./lib/agents/claude/warm.js
/** Time for a process that was told to end, ms, before it is made to: hooks of the user's may run at its end. */
const warm_TIMEOUT_MS = 3000;
/** `close` is over within a second. */
const CLOSE_TIMEOUT_MS = 500;
/** The processes that live, and those among them that wait for their session's next turn: one a session. */
class WarmProcesses {
    options;
    live = new Set();
    /** By session, the longest idle first. */
    idle = new Map();
    closed = false;
    constructor(options) {
        this.options = options;
    }
    /** Counts a process that is about to work; the longest idle one makes room for it. */
    add(process) {
        if (this.live.has(process))
            return;
        this.live.add(process);
        void process.exited.then(() => this.live.delete(process));
        const [oldest] = this.idle.keys();
        if (this.live.size > this.options.most && oldest !== undefined)
            void this.release(oldest);
    }
    /**
     * The process that waits in a session, if the turn fits it; it no longer waits then. One that does not fit is
     * ended first: with two processes on one session a turn is lost.
     */
    async take(session, request) {
        const waiting = this.idle.get(session);
        if (waiting === undefined)
            return null;
        if (!waiting.process.fits(request)) {
            await this.release(session);
            return null;
        }
        this.forget(session, waiting);
        return waiting.process;
    }
    /** Keeps a process that has done its turn, unless there are too many. */
    keep(session, process, mark) {
        if (this.closed || this.live.size > this.options.most)
            return void this.end(process);
        const timer = setTimeout(() => void this.release(session), this.options.idleMs);
        timer.unref();
        const waiting = { process, mark, timer };
        this.idle.set(session, waiting);
        void process.exited.then(() => this.forget(session, waiting));
    }
    /** Time of the newest prompt of a session that a process waits in, epoch ms; undefined if not known. */
    markOf(session) {
        return this.idle.get(session)?.mark || undefined;
    }
    /** Ends the process that waits in a session; resolves when it is gone and its transcript whole. */
    async release(session) {
        const waiting = this.idle.get(session);
        if (waiting !== undefined)
            await this.end(waiting.process);
    }
    end(process) {
        return process.end(warm_TIMEOUT_MS);
    }
    async close() {
        this.closed = true;
        await Promise.all([...this.live].map((process) => process.end(CLOSE_TIMEOUT_MS)));
    }
    forget(session, waiting) {
        clearTimeout(waiting.timer);
        if (this.idle.get(session) === waiting)
            this.idle.delete(session);
    }
}

;// CONCATENATED MODULE: ./lib/agents/claude/processes.js





/** Finds or starts the process that a turn is given to (spec 6.1). */
class ClaudeProcesses {
    how;
    config;
    pool;
    followers = new WeakMap();
    mayKeep;
    constructor(how, config, warm) {
        this.how = how;
        this.config = config;
        this.mayKeep = warm !== null && warm.most > 0;
        this.pool = new WarmProcesses(warm ?? { most: 0, idleMs: 0 });
    }
    /** Gives a turn to the process that waits in its session, or to a new one. Null when aborted before it began. */
    async serve(request, signal, onEvent) {
        const { session } = request;
        // A branch reads the whole of its parent's transcript, with the cost record that a process writes at its end.
        if (session.kind === 'branch')
            await this.pool.release(session.from);
        const waiting = session.kind === 'resume' ? await this.pool.take(session.id, request) : null;
        const process = waiting ?? (await this.create(request));
        if (signal.aborted) {
            if (waiting !== null)
                this.pool.keep(session.id, waiting, this.markIn(waiting));
            return null;
        }
        const ended = await this.giveTo(process, request, signal, onEvent);
        if (waiting === null || !(await this.wasUnreached(process, ended)))
            return { process, ended };
        const fresh = await this.create(request);
        if (signal.aborted)
            return null;
        return { process: fresh, ended: await this.giveTo(fresh, request, signal, onEvent) };
    }
    markOf(session) {
        return this.pool.markOf(session);
    }
    release(session) {
        return this.pool.release(session);
    }
    close() {
        return this.pool.close();
    }
    async create(request) {
        const { session, prompt } = request;
        // The CLI refuses an empty text, and would take an empty line for a prompt.
        const input = this.mayKeep && prompt.trim() !== '' ? 'lines' : 'text';
        const instructions = input === 'lines' ? new Instructions(this.config, request.cwd) : null;
        const total = await this.totalBefore(session);
        const process = new ClaudeProcess(this.how, input, total, instructions);
        if (input === 'lines')
            this.followers.set(process, await TranscriptFollower.open(this.config, session.id));
        return process;
    }
    async giveTo(process, request, signal, onEvent) {
        this.pool.add(process);
        const ended = await process.serve(request, signal, onEvent);
        if (process.isOpen)
            await this.keep(process, request.session.id);
        return ended;
    }
    /** Keeps a process once its turn lies on disk. Otherwise it has to end, which writes the turn. */
    async keep(process, session) {
        const follower = this.followers.get(process);
        const { lastMessage } = process.stream.turn;
        if (follower === undefined || lastMessage === null)
            return this.pool.end(process);
        if (await follower.has(lastMessage))
            return this.pool.keep(session, process, this.markIn(process));
        // Transcripts are not where they are looked for, or not written at all: waiting for each of them is of no use.
        this.mayKeep = false;
        return this.pool.end(process);
    }
    markIn(process) {
        return this.followers.get(process)?.newestPrompt ?? 0;
    }
    /**
     * True when a kept process had died before the turn came to it: not a word was heard, and the prompt is not in
     * the session. Only then may the prompt be given to another process.
     */
    async wasUnreached(process, { heard, stopCause }) {
        const follower = this.followers.get(process);
        if (heard || stopCause !== null || process.isOpen || follower === undefined)
            return false;
        const known = follower.newestPrompt;
        await follower.readOn();
        return follower.newestPrompt === known;
    }
    /** What the CLI will take the session to have cost, USD: a branch goes on counting from its parent's total. */
    async totalBefore(session) {
        if (session.kind === 'fresh')
            return 0;
        const source = session.kind === 'branch' ? session.from : session.id;
        const transcript = await (0,claude_session.findTranscript)(this.config, source);
        return transcript === null ? 0 : ((await (0,claude_session.recordedTotal)(transcript)) ?? 0);
    }
}

;// CONCATENATED MODULE: ./lib/agents/claude/snapshots.js
/** With `off` the CLI records no system prompt, and heeds none that was recorded. */
const SWITCH = '--system-prompt-snapshot';
/** The newest version that was seen to have neither the switch nor snapshots. */
const BEFORE_SNAPSHOTS = [2, 1, 197];
/** From SIGTERM to SIGKILL. */
const GRACE_MS = 300;
const snapshots_TIMEOUT_MS = 10_000;
/**
 * Claude Code records a session's system prompt with its first request, and goes on with that whatever it is told
 * later, unless a newer version is told not to (spec 7.5). The CLI is asked once whether it is such a version.
 */
class PromptSnapshots {
    how;
    asked = null;
    constructor(how) {
        this.how = how;
    }
    /** The request, such that its text follows the system prompt whatever the session began with. */
    async without(request) {
        if (!saysPrompt(request))
            return request;
        const help = await this.help(request.env, request.cwd);
        return help.includes(SWITCH) ? { ...request, args: [SWITCH, 'off', ...(request.args ?? [])] } : request;
    }
    /** Null when snapshots can be switched off, or when this version has none. */
    async whyKept(env, cwd) {
        if ((await this.help(env, cwd)).includes(SWITCH))
            return null;
        const version = /\d+\.\d+\.\d+/.exec(await this.outputOf('--version', env, cwd))?.[0];
        if (version !== undefined && isUpTo(version, BEFORE_SNAPSHOTS))
            return null;
        return `this Claude Code (${version ?? 'of an unknown version'}) keeps the system prompt that a session began with: a state entered by goto, call or a return may go without its own. A newer version does not`;
    }
    help(env, cwd) {
        this.asked ??= this.outputOf('--help', env, cwd);
        return this.asked;
    }
    async outputOf(flag, env, cwd) {
        let text = '';
        const { startProcess, command } = this.how;
        const child = startProcess({
            ...{ command, args: [flag], cwd, env },
            onStdout: (chunk) => {
                text += chunk.toString();
            },
            onStderr: () => { },
        });
        const timer = setTimeout(() => child.stop('SIGTERM', GRACE_MS), snapshots_TIMEOUT_MS);
        await child.done;
        clearTimeout(timer);
        return text;
    }
}
/** Whether a turn says something of the system prompt. Further arguments and settings can do so as well. */
function saysPrompt({ appendSystemPrompt, args = [], settings = {} }) {
    if (appendSystemPrompt !== undefined || settings.outputStyle !== undefined || settings.agent !== undefined)
        return true;
    return args.some((arg) => /^--(agent|(append-)?(subagent-)?system-prompt(-file)?)(=|$)/.test(arg));
}
function isUpTo(version, most) {
    const parts = version.split('.').map(Number);
    const differs = most.findIndex((part, index) => parts[index] !== part);
    return differs === -1 || (parts[differs] ?? 0) < (most[differs] ?? 0);
}

;// CONCATENATED MODULE: ./lib/agents/claude/uncounted.js




/** What the CLI says, in its own error, when an answer breaks off; one that was refused has cost nothing. */
const BROKEN_OFF = /^API Error: .*(connection (to the API )?(was )?(lost|closed)|ECONNRESET|socket|mid-response)/i;
/**
 * A stream that is cut in its middle has been paid for at least as far as what was asked goes (spec 6.6). Newer
 * versions count it from its `message_start`; older ones report it as nothing when it is stopped, or when the line
 * drops before the first block has ended. Null when nothing is known to be missing.
 * @param counted what was reported
 */
function uncounted(turn, counted) {
    const result = turn.results.at(-1);
    const last = turn.shown.at(-1);
    if (result === undefined || !result.isError)
        return null;
    const shown = turn.shown.map(({ usage }) => usageOfThread(filled(usage), [])).reduce(budget/* addUsage */.vk, run/* NO_USAGE */.y);
    if (last !== undefined && !last.callsTool) {
        if (asked(shown) <= asked(counted))
            return null;
        const usage = usageOfThread(filled(last.usage), []);
        const { costUsd } = priceOf(last.model, { ...usage, cache_write_1h_tokens: 0 });
        return { kind: 'estimated', costUsd, usage };
    }
    const isCut = result.terminalReason === 'aborted_streaming' || BROKEN_OFF.test(result.text);
    return isCut && asked(counted) <= asked(shown) ? { kind: 'unknown' } : null;
}
const filled = (usage) => ({
    ...{ input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 },
    ...usage,
});
const asked = (usage) => usage.input_tokens + usage.cache_read_tokens + usage.cache_write_tokens;

;// CONCATENATED MODULE: ./lib/agents/claude/agent.js















/** Claude Code (spec 6.1). `sessionMark` is the time of the newest recorded prompt. */
function createClaudeAgent(options) {
    return new ClaudeAgent(options);
}
class ClaudeAgent {
    options;
    name = 'claude';
    capabilities = agent_clis/* AGENT_CLIS */.iU.claude.capabilities;
    config;
    command;
    processes;
    files = new private_files/* PrivateFiles */.z();
    snapshots;
    constructor(options) {
        this.options = options;
        this.config = (0,claude_session.claudeConfigFolder)(options.env);
        this.command = options.command ?? agent_clis/* AGENT_CLIS */.iU.claude.program.command;
        const { startProcess, isRoot, warm } = options;
        const how = { startProcess, isRoot, command: this.command, fileFor: this.files.fileFor };
        this.snapshots = new PromptSnapshots(how);
        this.processes = new ClaudeProcesses(how, this.config, warm ?? null);
    }
    async turn(asked, signal, onEvent) {
        if (asked.costCapUsd !== undefined && dollars(Math.max(0, asked.costCapUsd)) === '0') {
            return (0,outcome/* nothingDone */.mh)({
                kind: 'cost_cap',
                message: 'Nothing is left to spend on this turn; it was not started.',
            });
        }
        const request = await this.snapshots.without(asked);
        const unwritable = (0,claude_session.whyUnwritable)(this.config);
        if (unwritable !== null) {
            const message = `claude cannot keep its sessions in ${this.config} (${unwritable}). Make it writable, or set CLAUDE_CONFIG_DIR to a folder that is. Nothing was started.`;
            return (0,outcome/* nothingDone */.mh)({ kind: 'not_started', message });
        }
        // A prompt that is recorded in the very millisecond in which the turn began is the turn's.
        const since = this.options.now() - 1;
        const served = await this.processes.serve(request, signal, onEvent);
        if (served === null)
            return (0,outcome/* nothingDone */.mh)({ kind: 'interrupted', message: 'The turn was not started.' });
        const { stream } = served.process;
        const { command } = this;
        const ended = { ...served.ended, command, request, stream, now: this.options.now() };
        const failure = (0,agents_ended/* failureOfTurn */.p)(CLAUDE_ENDINGS, ended);
        const account = await this.account(served.process, request, since);
        served.process.spentUsd += account.costUsd;
        const { results, serversMissing } = stream.turn;
        const denials = results.at(-1)?.denials ?? [];
        const told = (0,outcome/* turnWarnings */.nW)('claude', { stream, denials, serversMissing, request, failure });
        for (const message of [...told, ...account.warnings])
            onEvent({ type: 'warning', message });
        const { warnings: _told, ...cost } = account;
        const common = { sessionId: stream.sessionId, ...cost };
        if (failure !== null)
            return { ...common, ok: false, text: stream.turn.text, failure };
        const text = finalText(stream.turn, request.chooseAnswer);
        if (text !== finalText(stream.turn))
            onEvent({ type: 'warning', message: EARLIER_TAKEN });
        return { ...common, ok: true, text };
    }
    async sessionMark(session, _cwd) {
        const mark = this.processes.markOf(session);
        if (mark !== undefined)
            return mark;
        const transcript = await (0,claude_session.findTranscript)(this.config, session);
        return transcript === null ? 0 : (0,claude_session.newestPromptTime)(transcript);
    }
    cutOffCost(turn, _cwd) {
        return costOfCutOff(this.config, turn);
    }
    whyPromptIsKept(env, cwd) {
        return this.snapshots.whyKept(env, cwd);
    }
    async close() {
        await this.processes.close();
        this.files.remove();
    }
    async account(process, request, since) {
        const { turn, version } = process.stream;
        const cost = costOfTurn(turn.results, version, process.spentBefore);
        if (request.isMetered)
            return { ...cost, costBasis: turn.results.length > 0 ? 'reported' : 'none' };
        if (turn.results.length > 0)
            return withUncounted({ ...cost, costBasis: 'reported' }, turn);
        // Without an init event no request was made.
        if (!turn.begun)
            return { ...cost, costBasis: 'none' };
        return this.accountOfKilled(request.session, since, process.countedUsd);
    }
    /**
     * The account of a turn that was stopped. The CLI writes its count to the transcript at SIGTERM, and when no word of
     * an answer had come, where it gives no result. A SIGKILL leaves it no time for that.
     */
    async accountOfKilled(session, since, countedBefore) {
        const sessionBefore = session.kind === 'branch' ? session.from : session.kind === 'resume' ? session.id : null;
        const cutOff = { session: session.id, sessionBefore, since };
        const told = await costOfCutOff(this.config, cutOff, countedBefore);
        if (told === null) {
            const warning = 'claude was stopped before it reported a cost: what this turn has spent is unknown and not counted';
            return { costUsd: 0, usage: run/* NO_USAGE */.y, ...UNKNOWN, warnings: [warning] };
        }
        const warning = `claude was stopped before it reported a cost: $${told.costUsd.toFixed(4)}, ${told.source}`;
        return {
            ...{ costUsd: told.costUsd, usage: told.usage, costBasis: told.basis, warnings: [warning] },
            ...(told.isLowerBound && { costIsLowerBound: true }),
        };
    }
}
const UNKNOWN = { costBasis: 'unknown', costIsLowerBound: true };
/** Adds what the CLI has not counted of a turn, with a warning (spec 6.6). */
function withUncounted(account, turn) {
    const missing = uncounted(turn, account.usage);
    if (missing === null)
        return account;
    if (missing.kind === 'unknown') {
        const warning = 'an answer broke off before anything of it was shown, and claude does not count it: what that request has cost is unknown and not counted';
        return { ...account, ...UNKNOWN, warnings: [...account.warnings, warning] };
    }
    const { costUsd, usage } = missing;
    const warning = `an answer broke off and claude does not count it: $${costUsd.toFixed(4)}, estimated at list price from what was asked; what was answered is hardly in it`;
    return {
        costUsd: (0,budget/* addAmounts */.hY)(account.costUsd, costUsd),
        usage: (0,budget/* addUsage */.vk)(account.usage, usage),
        costBasis: 'estimated',
        costIsLowerBound: true,
        warnings: [...account.warnings, warning],
    };
}
const EARLIER_TAKEN = "claude went on after its answer, when something had ended in the background; the answer before that, which has the turn's tag, was taken";
/** The turn's text: its only answer, the one that is chosen, or what was said in a turn without any. */
function finalText({ text, results, answers }, choose = (given) => given.at(-1) ?? '') {
    const last = results.at(-1);
    if (last === undefined)
        return text;
    return last.isError || answers.length < 2 ? answerOf(text, last) : choose(answers);
}


/***/ }),

/***/ 217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   claudeConfigFolder: () => (/* binding */ claudeConfigFolder),
/* harmony export */   claudeSessions: () => (/* binding */ claudeSessions),
/* harmony export */   filesOfSession: () => (/* binding */ filesOfSession),
/* harmony export */   findTranscript: () => (/* binding */ findTranscript),
/* harmony export */   newestPromptTime: () => (/* binding */ newestPromptTime),
/* harmony export */   promptTime: () => (/* binding */ promptTime),
/* harmony export */   recordedTotal: () => (/* binding */ recordedTotal),
/* harmony export */   whyUnwritable: () => (/* binding */ whyUnwritable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77257);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41749);







/**
 * Claude Code's own files of a session, as 2.1.197 and 2.1.330 were seen to write them:
 * `<config>/projects/<cwd as a slug>/<id>.jsonl`, and `<id>/subagents/…` beside it when subagents ran.
 * Lines reach the disk about 100 ms after they happen.
 */
function claudeConfigFolder(env) {
    return (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .homeOf */ .lt)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT_CLIS */ .iU.claude.home, env);
}
/**
 * Why nothing can be kept in the CLI's folder; null when it can. The CLI would work all the same, and its session,
 * which has been paid for, would be gone by the next state.
 */
function whyUnwritable(config) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(config, 'projects');
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) !== folder)
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    try {
        // Modes do not tell all, for instance of root, of mounts and of what is no real file system. Making the folder with
        // all its parents would go round for ever in /proc.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.raymond-')));
        return null;
    }
    catch (error) {
        return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
    }
}
/** The transcript of a session, whatever directory it was started in; the newest if there are several. */
async function findTranscript(config, session) {
    // The id may come from a state file: it must not lead anywhere else.
    if (!/^[\w-]+$/.test(session))
        return null;
    const projects = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(config, 'projects');
    const found = await Promise.all((await namesIn(projects)).map(async (slug) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(projects, slug, `${session}.jsonl`);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
        return stats?.isFile() ? { path, time: stats.mtimeMs } : null;
    }));
    const newest = found.filter((file) => file !== null).sort((a, b) => b.time - a.time)[0];
    return newest?.path ?? null;
}
/** The transcript and the files in the session's folder (subagents), below the CLI's own; none without a transcript. */
async function filesOfSession(config, session) {
    const transcript = await findTranscript(config, session);
    if (transcript === null)
        return [];
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(config, transcript).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
    return [name, ...(await (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .filesBelow */ .DR)(config, name.slice(0, -'.jsonl'.length)))];
}
/**
 * The transcript, and the files in the session's own folder beside it. Memory lies in the same project
 * folder under another name, settings and hooks lie elsewhere.
 */
function claudeSessions(env) {
    const home = claudeConfigFolder(env);
    return {
        home,
        files: async (session) => ((0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .isSessionId */ .Sd)(session) ? filesOfSession(home, session) : []),
        holds(session, name) {
            if (!(0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .isSessionId */ .Sd)(session) || !(0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlainPath */ .qW)(name))
                return false;
            const [projects, slug, file, ...below] = name.split('/');
            if (projects !== 'projects' || slug === undefined)
                return false;
            return below.length === 0 ? file === `${session}.jsonl` : file === session;
        },
    };
}
/**
 * When the newest prompt of a session was recorded, in epoch ms; 0 when there is none. This is the
 * adapter's mark (spec 3.6) rather than a count of messages, because a count goes down when a fork copies a
 * session that was compacted or resumed twice in parallel, while a fork keeps the times of what it copies.
 */
async function newestPromptTime(transcript) {
    let newest = 0;
    await (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .Se)(transcript, (line) => {
        // Most of a transcript is tool output and request blobs, and not worth parsing.
        if (line.includes('"type":"user"'))
            newest = Math.max(newest, promptTime(line));
    });
    return newest;
}
/** The CLI writes this in the user's name when a turn is stopped. It is no prompt. */
const INTERRUPTED = '[Request interrupted by user';
/** When a line of a transcript records a prompt on the main thread, epoch ms; 0 for any other line. */
function promptTime(line) {
    try {
        const record = JSON.parse(line);
        if (record.type !== 'user' || record.isSidechain || record.isMeta || record.isCompactSummary)
            return 0;
        const content = record.message?.content;
        const text = typeof content === 'string' ? content : firstText(content);
        if (text === null || text.startsWith(INTERRUPTED))
            return 0;
        return Date.parse(record.timestamp) || 0;
    }
    catch {
        // A kill has cut the line short.
        return 0;
    }
}
/** Null for tool results. */
function firstText(content) {
    if (!Array.isArray(content) || content.some((block) => block?.type === 'tool_result'))
        return null;
    const block = content.find((each) => each?.type === 'text');
    return typeof block?.text === 'string' ? block.text : null;
}
/** `cost-state` comes last when a process ends; what can follow it is small. */
const TAIL_BYTES = 256 * 1024;
/**
 * What a session has cost by its last `cost-state` record (versions from 2.1.276 on), in USD; null without
 * one. A process that got SIGTERM has written it too, one that got SIGKILL has not.
 */
async function recordedTotal(transcript) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(transcript, 'r').catch(() => null);
    if (file === null)
        return null;
    try {
        const { size } = await file.stat();
        const length = Math.min(size, TAIL_BYTES);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
        const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
        const line = lines.findLast((each) => each.startsWith('{"type":"cost-state"'));
        const total = line === undefined ? null : JSON.parse(line).totalCostUSD;
        return typeof total === 'number' && Number.isFinite(total) && total >= 0 ? total : null;
    }
    catch {
        return null;
    }
    finally {
        await file.close();
    }
}
async function namesIn(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
}


/***/ })

};
