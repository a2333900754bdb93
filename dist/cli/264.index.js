export const id = 264;
export const ids = [264];
export const modules = {

/***/ 9264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/cli/exit.js
var exit = __webpack_require__(3100);
// EXTERNAL MODULE: ./lib/cli/flags.js
var cli_flags = __webpack_require__(2529);
;// CONCATENATED MODULE: ./lib/cli/help.js

const COMMANDS = {
    run: { usage: 'run WORKFLOW', summary: 'run a workflow: a folder, a state file in it, a .zip or a .yaml' },
    resume: { usage: 'resume RUN_ID', summary: 'carry on a run that was paused, failed, asked or was killed' },
    status: { usage: 'status [RUN_ID]', summary: 'list the runs, or tell about one' },
    loop: {
        usage: 'loop PROMPT.md',
        summary: 'one prompt again and again, a fresh session each time, until <result>',
    },
    init: { usage: 'init', summary: 'write .raymond/config.yaml and a first workflow' },
};
/** The whole help, or one command's: both come from the flag table. */
function helpText(command) {
    return command === undefined ? overview() : commandHelp(command);
}
function overview() {
    const commands = Object.values(COMMANDS).map(({ usage, summary }) => `  raymond ${usage.padEnd(18)} ${summary}`);
    return [
        'raymond runs multi-step coding-agent workflows.',
        '',
        ...commands,
        '',
        '`raymond WORKFLOW` and `raymond start WORKFLOW` mean `raymond run WORKFLOW`.',
        '`raymond COMMAND --help` tells its flags.',
        '',
        'Exit codes: 0 completed, 1 failed, 2 unusable arguments, workflow or state file, 3 waits for a person,',
        '            4 paused, 5 over budget. 1, 3, 4 and 5 can be resumed.',
    ].join('\n');
}
function commandHelp(command) {
    const rows = cli_flags/* FLAG_ENTRIES */.G.filter(([, flag]) => flag.commands.includes(command)).map(([name, flag]) => {
        const value = flag.kind === 'choice' ? flag.of.join('|') : flag.value;
        const short = flag.short === undefined ? '' : `-${flag.short}, `;
        const left = `${short}--${name}${value === undefined ? '' : ` ${value}`}`;
        const fallback = flag.default === undefined ? '' : ` (default ${flag.default})`;
        return [left, `${flag.help}${fallback}`];
    });
    const width = Math.min(34, Math.max(...rows.map(([left]) => left.length)));
    const lines = rows.map(([left, right]) => left.length > width ? `  ${left}\n  ${' '.repeat(width)}  ${right}` : `  ${left.padEnd(width)}  ${right}`);
    return [`raymond ${COMMANDS[command].usage}`, `  ${COMMANDS[command].summary}`, '', ...lines].join('\n');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/cli/values.js
var cli_values = __webpack_require__(694);
;// CONCATENATED MODULE: ./lib/cli/parse.js




/**
 * Parses a command's arguments by the flag table.
 * @throws UsageError for an unknown flag, a flag without its value, or a value that is not allowed.
 */
function parseLine(command, args) {
    const flags = cli_flags/* FLAG_ENTRIES */.G.filter(([, flag]) => flag.commands.includes(command));
    const options = Object.fromEntries(flags.map(([name, flag]) => [
        name,
        {
            type: flag.kind === 'switch' ? 'boolean' : 'string',
            multiple: flag.kind === 'list',
            ...(flag.short !== undefined && { short: flag.short }),
        },
    ]));
    const { tokens } = (0,external_node_util_.parseArgs)({
        args: [...args],
        options,
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    const table = new Map(flags);
    const values = {};
    const positionals = [];
    for (const token of tokens ?? []) {
        if (token.kind === 'positional')
            positionals.push(token.value);
        if (token.kind !== 'option')
            continue;
        const flag = table.get(token.name);
        if (flag === undefined)
            throw unknownFlag(command, token.rawName, [...table.keys()]);
        if (flag.kind === 'switch') {
            if (token.value !== undefined)
                throw new errors/* UsageError */.eb(`${token.rawName} takes no value.`);
            values[token.name] = true;
            continue;
        }
        // parseArgs without strict takes `--budget --json` for a flag without its value.
        if (token.value === undefined)
            throw new errors/* UsageError */.eb(`${token.rawName} needs a value: ${token.rawName} ${flag.value ?? 'VALUE'}`);
        const value = (0,cli_values/* readValue */.w)(token.rawName, flag, token.value);
        values[token.name] =
            flag.kind === 'list' ? [...(values[token.name] ?? []), token.value] : value;
    }
    return { values: values, positionals };
}
function unknownFlag(command, given, known) {
    const name = given.replace(/^-+/, '');
    const near = known.find((flag) => flag.startsWith(name) || name.startsWith(flag) || differsByOne(flag, name));
    const hint = near === undefined ? `See: raymond ${command} --help` : `Did you mean --${near}?`;
    return new errors/* UsageError */.eb(`raymond ${command} knows no flag ${given}. ${hint}`);
}
/** One letter more, less or other: most typing errors. */
function differsByOne(a, b) {
    if (Math.abs(a.length - b.length) > 1)
        return false;
    let i = 0;
    while (i < a.length && a[i] === b[i])
        i += 1;
    return a.slice(i + 1) === b.slice(i + 1) || a.slice(i) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i);
}

// EXTERNAL MODULE: ./lib/cli/report.js
var report = __webpack_require__(706);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(2832);
;// CONCATENATED MODULE: ./lib/cli/dispatch.js







/** Each command is loaded when it is called for. */
const LOADERS = {
    run: async () => (await __webpack_require__.e(/* import() */ 214).then(__webpack_require__.bind(__webpack_require__, 5155))).runCommand,
    resume: async () => (await __webpack_require__.e(/* import() */ 214).then(__webpack_require__.bind(__webpack_require__, 7330))).resumeCommand,
    status: async () => (await Promise.all(/* import() */[__webpack_require__.e(214), __webpack_require__.e(175)]).then(__webpack_require__.bind(__webpack_require__, 1175))).statusCommand,
    init: async () => (await Promise.all(/* import() */[__webpack_require__.e(214), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 4235))).initCommand,
    loop: async () => (await Promise.all(/* import() */[__webpack_require__.e(214), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 739))).loopCommand,
};
/** Runs a command line and gives its exit code; tells every error, throws none. */
async function main(args) {
    try {
        return await dispatch(args);
    }
    catch (error) {
        process.stderr.write(`raymond: ${(0,exit/* errorText */.kc)(error)}\n`);
        if (args.includes('--json')) {
            const code = error instanceof errors/* RaymondError */.xC ? error.code : 'INTERNAL';
            await (0,terminal/* writeOut */.sD)(`${JSON.stringify((0,report/* failureReport */.L)(null, code, (0,errors/* messageOf */.bD)(error)))}\n`);
        }
        return (0,exit/* exitCodeOf */.FO)(error);
    }
}
async function dispatch(args) {
    const [first, ...rest] = args;
    if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
        await (0,terminal/* writeOut */.sD)(`${helpText(isCommand(rest[0]) ? rest[0] : undefined)}\n`);
        return first === undefined ? 2 : 0;
    }
    const { command, line } = commandOf(first, rest);
    if (line.includes('--help') || line.includes('-h')) {
        await (0,terminal/* writeOut */.sD)(`${helpText(command)}\n`);
        return 0;
    }
    const parsed = parseLine(command, line);
    const perform = await LOADERS[command]();
    return perform(parsed);
}
/** `raymond WORKFLOW` and `raymond start WORKFLOW` mean `raymond run WORKFLOW` (spec 3.8). */
function commandOf(first, rest) {
    if (isCommand(first))
        return { command: first, line: rest };
    if (first === 'start')
        return { command: 'run', line: rest };
    if (first.startsWith('-') || /[./\\]/.test(first) || (0,external_node_fs_.existsSync)(first))
        return { command: 'run', line: [first, ...rest] };
    throw new errors/* UsageError */.eb(`raymond knows no command "${first}". Commands: ${Object.keys(COMMANDS).join(', ')}. There is no workflow of that name here either.`);
}
function isCommand(word) {
    return word !== undefined && Object.hasOwn(COMMANDS, word);
}


/***/ }),

/***/ 3100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   ai: () => (/* binding */ EXIT_CODES),
/* harmony export */   kc: () => (/* binding */ errorText)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** Green means `<result>`: nothing but a completed run exits 0 (spec 3.4). */
const EXIT_CODES = {
    completed: 0,
    failed: 1,
    asking: 3,
    paused: 4,
    budget_exceeded: 5,
    // A run that is neither ended nor stopped should not be possible.
    running: 1,
};
const FAILED_WHILE_RUNNING = ['STATE_WRITE_FAILED', 'INTERNAL'];
/** Arguments, workflow or state file that cannot be used: 2. A run that broke down under way: 1. */
function exitCodeOf(error) {
    return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RaymondError */ .xC && !FAILED_WHILE_RUNNING.includes(error.code) ? 2 : 1;
}
/** What people read about an error: theirs without a stack trace, ours with one. */
function errorText(error) {
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RaymondError */ .xC)
        return error.located;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `internal error, please report it: ${detail}`;
}


/***/ }),

/***/ 2529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ FLAG_ENTRIES),
/* harmony export */   W: () => (/* binding */ FLAGS)
/* harmony export */ });
const RUNS = ['run', 'resume', 'loop'];
const NEW = ['run', 'loop'];
const ALL = ['run', 'resume', 'loop', 'status', 'init'];
/** Every flag, once: parsing, help, the config file and `raymond init` all read this table (spec 3.8). */
const FLAGS = {
    input: { kind: 'text', value: 'TEXT', commands: NEW, help: 'text that the first state sees as {{input}}' },
    'input-file': {
        kind: 'text',
        value: 'FILE',
        commands: NEW,
        help: 'the same from a file; - is standard input',
    },
    'run-id': { kind: 'text', value: 'ID', commands: NEW, help: "the run's id; made up if absent" },
    resume: {
        kind: 'text',
        value: 'ID',
        commands: ['run'],
        help: 'carry on this run, as `raymond resume ID` does',
    },
    metadata: { kind: 'list', value: 'K=V', commands: NEW, help: 'kept with the run; may be repeated' },
    budget: {
        kind: 'usd',
        value: 'USD',
        commands: RUNS,
        config: true,
        default: '10',
        help: 'what the run may cost over all resumes; 0 = unlimited',
    },
    agent: {
        kind: 'text',
        value: 'NAME',
        commands: RUNS,
        config: true,
        default: 'claude',
        help: 'agent CLI for states that name none: claude, replay',
    },
    model: {
        kind: 'text',
        value: 'MODEL',
        commands: RUNS,
        config: true,
        help: 'model for states that name none',
    },
    effort: {
        kind: 'text',
        value: 'EFFORT',
        commands: RUNS,
        config: true,
        help: 'effort for states that name none: low, medium, high …',
    },
    recording: {
        kind: 'text',
        value: 'DIR',
        commands: RUNS,
        config: true,
        help: 'the recording that --agent replay plays',
    },
    record: { kind: 'text', value: 'DIR', commands: RUNS, help: 'record every turn to this folder' },
    strict: {
        kind: 'switch',
        commands: RUNS,
        help: 'replay: a prompt that differs from the recorded one is an error',
    },
    'permission-mode': {
        kind: 'text',
        value: 'MODE',
        commands: RUNS,
        config: true,
        default: 'acceptEdits',
        help: "the agent CLI's permission mode",
    },
    'dangerously-skip-permissions': {
        kind: 'switch',
        commands: RUNS,
        config: true,
        help: 'let agents do anything unasked; for sandboxes only',
    },
    timeout: {
        kind: 'duration',
        value: 'SECONDS',
        commands: RUNS,
        config: true,
        default: '600',
        help: 'end a state that has written nothing for so long; 0 = never',
    },
    deadline: {
        kind: 'duration',
        value: 'TIME',
        commands: RUNS,
        config: true,
        help: 'pause the run after so long, for example 5h30m',
    },
    'drain-time': {
        kind: 'duration',
        value: 'TIME',
        commands: RUNS,
        config: true,
        default: '5m',
        help: 'before the deadline: no new state starts',
    },
    concurrency: {
        kind: 'count',
        least: 1,
        value: 'N',
        commands: RUNS,
        config: true,
        default: '4',
        help: 'states running at once',
    },
    'no-warm': {
        kind: 'switch',
        commands: RUNS,
        config: true,
        help: 'one agent process per turn, instead of one that is kept for the next <goto>',
    },
    'max-steps': {
        kind: 'count',
        least: 1,
        value: 'N',
        commands: RUNS,
        config: true,
        default: '10000',
        help: 'guard against endless runs',
    },
    'max-iterations': {
        kind: 'count',
        least: 1,
        value: 'N',
        commands: ['loop'],
        help: 'end the loop after so many iterations without a <result>',
    },
    'on-ask': {
        kind: 'choice',
        of: ['fail', 'pause', 'prompt'],
        commands: RUNS,
        config: true,
        help: 'what an <ask> does; default: prompt on a terminal, else pause',
    },
    'on-limit': {
        kind: 'choice',
        of: ['auto', 'wait', 'pause'],
        commands: RUNS,
        config: true,
        default: 'auto',
        help: 'what a usage limit does: wait if it resets within --max-wait, or pause',
    },
    'max-wait': {
        kind: 'duration',
        value: 'TIME',
        commands: RUNS,
        config: true,
        default: '10m',
        help: 'the longest wait for a usage limit',
    },
    answer: { kind: 'text', value: 'TEXT', commands: ['resume'], help: 'answers the open question' },
    'ask-id': { kind: 'text', value: 'ID', commands: ['resume'], help: 'which question, if several are open' },
    'accept-changes': {
        kind: 'switch',
        commands: ['run', 'resume'],
        help: 'resume although the workflow has changed',
    },
    'fresh-session': {
        kind: 'switch',
        commands: ['run', 'resume'],
        help: 'start a state afresh whose session is gone',
    },
    'env-allow': {
        kind: 'list',
        value: 'NAME',
        commands: RUNS,
        config: true,
        help: 'environment variables (a * at the end matches) that children may see in allow-list mode',
    },
    'state-dir': {
        kind: 'text',
        value: 'DIR',
        commands: ALL,
        help: 'where state files lie; default: .raymond/state of the project',
    },
    cwd: { kind: 'text', value: 'DIR', commands: ALL, help: 'work in this folder' },
    json: {
        kind: 'switch',
        commands: ['run', 'resume', 'loop', 'status'],
        help: 'print one report object on standard output',
    },
    quiet: { kind: 'switch', short: 'q', commands: RUNS, help: 'tell only warnings and errors' },
    verbose: { kind: 'switch', short: 'v', commands: RUNS, help: "tell agents' texts and scripts' output too" },
    'no-color': { kind: 'switch', commands: ALL, help: 'no colours (NO_COLOR does the same)' },
};
const FLAG_ENTRIES = Object.entries(FLAGS);


/***/ }),

/***/ 706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ reportOf),
/* harmony export */   L: () => (/* binding */ failureReport)
/* harmony export */ });
function reportOf(end) {
    const { run } = end;
    const asks = run.agents.flatMap(({ id, ask }) => ask === null ? [] : [{ id: ask.id, agent: id, question: ask.question }]);
    return {
        run_id: run.workflow_id,
        status: run.status,
        reason: run.reason,
        message: run.message,
        result: run.results.main ?? null,
        results: run.results,
        total_cost_usd: run.total_cost_usd,
        run_cost_usd: end.runCostUsd,
        usage: run.usage,
        steps: run.steps,
        duration_ms: end.durationMs,
        resumed: end.resumed,
        resume_at: run.resume_at,
        ask: asks.length === 0 ? null : asks,
        state_file: end.paths.state,
        transcripts: end.paths.folder,
    };
}
/** The report of a run that could not be started or read at all. */
function failureReport(runId, reason, message) {
    return {
        run_id: runId,
        status: null,
        reason,
        message,
        result: null,
        results: {},
        total_cost_usd: 0,
        run_cost_usd: 0,
        usage: null,
        steps: 0,
        duration_ms: 0,
        resumed: false,
        resume_at: null,
        ask: null,
        state_file: null,
        transcripts: null,
    };
}


/***/ }),

/***/ 2832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ isUnicodeTerminal),
/* harmony export */   jI: () => (/* binding */ askOnTerminal),
/* harmony export */   sD: () => (/* binding */ writeOut),
/* harmony export */   zK: () => (/* binding */ wantsColor),
/* harmony export */   zu: () => (/* binding */ canPrompt)
/* harmony export */ });
/** Can a person be asked here? */
function canPrompt() {
    return process.stdin.isTTY === true && process.stderr.isTTY === true && process.env.CI === undefined;
}
function wantsColor(values) {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (values['no-color'] || (NO_COLOR !== undefined && NO_COLOR !== '') || TERM === 'dumb')
        return false;
    return process.stderr.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}
function isUnicodeTerminal() {
    if (process.platform === 'win32')
        return process.env.WT_SESSION !== undefined;
    const locale = process.env.LC_ALL || process.env.LC_CTYPE || process.env.LANG || '';
    return /utf-?8/i.test(locale) || process.stderr.isTTY !== true;
}
/** Asks a question on the terminal and reads one line. An end of input is an empty answer. */
async function askOnTerminal(question) {
    const { createInterface } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 6848, 19));
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    try {
        return await reader.question(`${question}\n> `);
    }
    finally {
        reader.close();
    }
}
/** Writes to standard output and waits until it is out; a reader that has gone away is no error of ours. */
function writeOut(text) {
    return new Promise((resolve) => {
        process.stdout.once('error', () => resolve());
        process.stdout.write(text, () => resolve());
    });
}


/***/ }),

/***/ 694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readValue)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8415);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


/**
 * Reads one value of the command line or the config file.
 * @throws UsageError that names the flag, the value and what is allowed.
 */
function readValue(name, flag, value, place = {}) {
    const refuse = (allowed) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name}: ${JSON.stringify(value)} is not allowed; give ${allowed}.`, place);
    };
    const text = typeof value === 'number' ? String(value) : value;
    switch (flag.kind) {
        case 'switch':
            return typeof value === 'boolean' ? value : refuse('true or false');
        case 'text':
            return typeof text === 'string' && text !== '' ? text : refuse('a text');
        case 'list':
            return readList(value) ?? refuse('a list of texts');
        case 'usd':
            return readNumber(text) ?? refuse('an amount in USD, 0 (unlimited) or more');
        case 'duration':
            return readSeconds(text) ?? refuse('a time such as 90, 90s, 10m or 5h30m');
        case 'count': {
            const count = readNumber(text);
            const isCount = count !== null && Number.isSafeInteger(count) && count >= flag.least;
            return isCount ? count : refuse(`a whole number from ${flag.least}`);
        }
        case 'choice':
            return typeof text === 'string' && flag.of.includes(text)
                ? text
                : refuse(`one of ${flag.of.join(', ')}`);
        default:
            return flag;
    }
}
function readNumber(text) {
    if (typeof text !== 'string' || !/^\d+(\.\d+)?$/.test(text.trim()))
        return null;
    const number = Number(text);
    return Number.isFinite(number) ? number : null;
}
function readSeconds(text) {
    const ms = typeof text === 'string' ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text) : null;
    return ms === null || !Number.isFinite(ms) ? null : ms / 1000;
}
function readList(value) {
    const list = Array.isArray(value) ? value : [value];
    return list.every((item) => typeof item === 'string') ? list : null;
}


/***/ }),

/***/ 8415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/**
 * `5h30m`, `90s`, `10m`, or a bare number of seconds, in milliseconds; null when it is none of these.
 */
function parseDuration(text) {
    const trimmed = text.trim();
    if (/^\d+(\.\d+)?$/.test(trimmed))
        return Number(trimmed) * 1000;
    if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(trimmed))
        return null;
    let total = 0;
    for (const [, amount, unit] of trimmed.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)) {
        total += Number(amount) * UNIT_MS[unit];
    }
    return total;
}


/***/ }),

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ REASON_CODES),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   bd: () => (/* binding */ ProtocolError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   qq: () => (/* binding */ StateError),
/* harmony export */   s8: () => (/* binding */ WorkflowError),
/* harmony export */   xC: () => (/* binding */ RaymondError)
/* harmony export */ });
/**
 * Every failure that a user can meet has a stable code (spec 3.4). Scripts and the Action's outputs
 * read the code; people read the message, which says what happened and what to do next.
 */
const REASON_CODES = [
    'NO_TRANSITION',
    'SEVERAL_TRANSITIONS',
    'INVALID_TRANSITION',
    'POLICY_VIOLATION',
    'MISSING_TARGET',
    'AMBIGUOUS_TARGET',
    'SCRIPT_FAILED',
    'AGENT_FAILED',
    'AUTHENTICATION',
    'INVALID_MODEL',
    'REFUSED',
    'IDLE_TIMEOUT',
    'USAGE_LIMIT',
    'DEADLINE',
    'INTERRUPTED',
    'BUDGET',
    'MAX_VISITS',
    'MAX_STEPS',
    'ASK',
    'ASK_REJECTED',
    'ASK_TIMEOUT',
    'OUTSIDE_WORKSPACE',
    'MISSING_DIRECTORY',
    'SESSION_LOST',
    'RECORDING_MISSING',
    'RECORDING_STALE',
    'STATE_LOCKED',
    'STATE_INVALID',
    'STATE_MISSING',
    'STATE_EXISTS',
    'STATE_WRITE_FAILED',
    'WORKFLOW_INVALID',
    'WORKFLOW_CHANGED',
    'USAGE',
    'INTERNAL',
];
/** A failure with a code. Its message is meant for people and needs no stack trace. */
class RaymondError extends Error {
    code;
    place;
    name = 'RaymondError';
    constructor(code, message, place = {}, options) {
        super(message, options);
        this.code = code;
        this.place = place;
    }
    /** The message with its place in front: `wf/REVIEW.md:3: …`. */
    get located() {
        const { file, line } = this.place;
        if (file === undefined)
            return this.message;
        return `${file}${line === undefined ? '' : `:${line}`}: ${this.message}`;
    }
}
/** Thrown when a final message's tags break the protocol (spec 1.2): none, several, or a malformed one. */
class ProtocolError extends RaymondError {
    name = 'ProtocolError';
}
/** Thrown when a workflow cannot be loaded (spec 1.4, 1.7, 2): bad front matter, no entry, a bad archive … */
class WorkflowError extends RaymondError {
    name = 'WorkflowError';
    constructor(message, place = {}, options) {
        super('WORKFLOW_INVALID', message, place, options);
    }
}
/** Thrown when the command line, an option file or an input is unusable; nothing was started or spent. */
class UsageError extends RaymondError {
    name = 'UsageError';
    constructor(message, place = {}, options) {
        super('USAGE', message, place, options);
    }
}
/** Thrown when the state file is missing, broken, foreign, held by another orchestrator, or cannot be written. */
class StateError extends RaymondError {
    name = 'StateError';
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ })

};
