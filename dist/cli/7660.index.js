export const id = 7660;
export const ids = [7660];
export const modules = {

/***/ 94710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   mR: () => (/* binding */ isFlagOf),
/* harmony export */   nZ: () => (/* binding */ COMMAND_NAMES),
/* harmony export */   y0: () => (/* binding */ flagsByGroup)
/* harmony export */ });
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2529);

const OF_EVERY_COMMAND = (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('cwd help no-color');
/** Flags of commands that run a workflow, or carry on a run. */
const OF_RUN = [
    ..._flags_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG_GROUPS */ .Y5.rights,
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('budget agent model effort agent-arg record files no-warm accept-changes'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('timeout deadline drain-time max-steps max-forks concurrency on-ask on-limit max-wait'),
    ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('state-dir json quiet verbose'),
];
/**
 * Every command, once: dispatch, parsing, help, completion and docs/reference.md follow from its row (spec 3.8). A
 * command's code is loaded only when it runs.
 */
const COMMANDS = {
    run: {
        usage: 'run WORKFLOW',
        summary: 'run a workflow: a folder, a state file in it, a .zip or a .yaml',
        examples: [
            'run workflows/review --input "the last commit"',
            'run wf.yaml --budget 2 --agent copilot --json',
        ],
        flags: [
            ...OF_RUN,
            ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('input input-file var rollback keep-outputs next run-id resume metadata recording strict fresh-session'),
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(7358), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(6563), __webpack_require__.e(2124)]).then(__webpack_require__.bind(__webpack_require__, 92124))).runCommand,
    },
    resume: {
        usage: 'resume RUN_ID',
        summary: 'carry on a run that was paused, failed, asked or was killed; a workflow means its latest run',
        examples: ['resume review-20260101T120000000-1a2b', 'resume nightly --budget 20 --accept-changes'],
        flags: [
            ...OF_RUN,
            ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('next max-iterations answer ask-id adopt recording strict fresh-session'),
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(7358), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(6563), __webpack_require__.e(7330)]).then(__webpack_require__.bind(__webpack_require__, 7330))).resumeCommand,
    },
    answer: {
        usage: 'answer RUN_ID TEXT',
        summary: 'answer the question of a run, and carry it on if nobody does',
        examples: ['answer nightly "yes, go on"', 'answer nightly no --ask-id 1a2b3c4d'],
        flags: [...OF_RUN, ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('ask-id fresh-session')],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(7358), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(6563), __webpack_require__.e(607)]).then(__webpack_require__.bind(__webpack_require__, 50607))).answerCommand,
    },
    stop: {
        usage: 'stop RUN_ID',
        summary: 'pause a run that is at work, as Ctrl-C in its terminal does',
        examples: ['stop nightly', 'stop nightly --cwd ../project'],
        flags: ['state-dir'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(5857)]).then(__webpack_require__.bind(__webpack_require__, 35857))).stopCommand,
    },
    status: {
        usage: 'status [RUN_ID]',
        summary: 'list the runs, or tell about one; --all: those of every project',
        examples: ['status --all', 'status nightly --json'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('all failed limit since state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7358), __webpack_require__.e(5715)]).then(__webpack_require__.bind(__webpack_require__, 85715))).statusCommand,
    },
    show: {
        usage: 'show RUN_ID [AGENT] [STATE[#VISIT]]',
        summary: 'tell a run as a story: each visit with prompt, tools, answer, transition, cost and time',
        examples: ['show nightly --failed', 'show nightly main REVIEW#2'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('failed follow state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7358), __webpack_require__.e(9688)]).then(__webpack_require__.bind(__webpack_require__, 39688))).showCommand,
    },
    diagram: {
        usage: 'diagram WORKFLOW',
        summary: 'draw a workflow as a Mermaid flowchart, or as a page',
        examples: ['diagram workflows/tour > tour.mmd', 'diagram workflows/tour --run nightly --html tour.html'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('run html state-dir'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(7358), __webpack_require__.e(8170), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 67241))).diagramCommand,
    },
    prune: {
        usage: 'prune',
        summary: 'tell what finished runs have left, and remove it with --older, --keep or --all',
        examples: ['prune --older 14d', 'prune --keep 20 --dry-run'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('older keep all dry-run force state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6420), __webpack_require__.e(3178)]).then(__webpack_require__.bind(__webpack_require__, 3178))).pruneCommand,
    },
    pull: {
        usage: 'pull RUN_URL|RUN_ID|PATH',
        summary: "bring a job's run here, from its artifact: state, sessions, work tree, transcripts",
        examples: [
            'pull https://github.com/acme/shop/actions/runs/1001',
            'pull 1001 --repo acme/shop --attempt 2 --no-worktree',
        ],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('repo attempt run-key leg transcripts no-worktree force state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6420), __webpack_require__.e(8615)]).then(__webpack_require__.bind(__webpack_require__, 35947))).pullCommand,
    },
    test: {
        usage: 'test WORKFLOW',
        summary: 'play recordings of a workflow, and check what its test.yaml says; costs nothing',
        examples: ['test workflows/tour', 'test workflows/tour --faults --junit report.xml'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('input input-file var from-run stub-scripts faults init update tap junit recording strict state-dir json github'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(7291), __webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(7358), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(6563), __webpack_require__.e(5969), __webpack_require__.e(2958)]).then(__webpack_require__.bind(__webpack_require__, 82958))).testCommand,
    },
    lint: {
        usage: 'lint PATH…',
        summary: 'find what is wrong with workflows, at file and line; runs nothing',
        examples: ['lint .raymond/workflows/triage', 'lint flows/*/ --level info --sarif > lint.sarif'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('agent dangerously-skip-permissions json level github sarif format'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(8170), __webpack_require__.e(1926), __webpack_require__.e(8022)]).then(__webpack_require__.bind(__webpack_require__, 55052))).lintCommand,
    },
    loop: {
        usage: 'loop PROMPT.md',
        summary: 'one prompt again and again, a fresh session each time, until <result>',
        examples: ['loop PROMPT.md --max-iterations 20', 'loop PROMPT.md --budget 5 --deadline 2h'],
        flags: [...OF_RUN, ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('input input-file run-id metadata max-iterations recording strict')],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(7358), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(6563), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 20739))).loopCommand,
    },
    teach: {
        usage: 'teach AGENT',
        summary: 'add a lesson from standard input to what a state graph tells an agent',
        examples: ['teach coder < lesson.txt', 'teach reviewer --scope workflow --workflow main < lesson.txt'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('workflow scope state-dir'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5913), __webpack_require__.e(5969), __webpack_require__.e(3794), __webpack_require__.e(2811)]).then(__webpack_require__.bind(__webpack_require__, 42775))).teachCommand,
    },
    init: {
        usage: 'init',
        summary: 'write .raymond/config.yaml and a first workflow; init --graph [DIR]: a first state graph',
        examples: ['init', 'init --graph .raili/main'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('graph state-dir'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(4235)]).then(__webpack_require__.bind(__webpack_require__, 24235))).initCommand,
    },
    completion: {
        usage: 'completion SHELL',
        summary: 'print a completion script for bash, zsh or fish',
        examples: ['completion bash >> ~/.bashrc', 'completion fish > ~/.config/fish/completions/raymond.fish'],
        flags: [],
        load: async () => (await __webpack_require__.e(/* import() */ 7931).then(__webpack_require__.bind(__webpack_require__, 37931))).completionCommand,
    },
};
const COMMAND_NAMES = Object.keys(COMMANDS);
function isFlagOf(name, command) {
    return [...OF_EVERY_COMMAND, ...COMMANDS[command].flags].includes(name);
}
/** A command's flags, in the order of their table. */
function flagsOf(command) {
    return _flags_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG_ENTRIES */ .GC.filter(([name]) => isFlagOf(name, command));
}
/** A command's flags under their headings. */
function flagsByGroup(command) {
    const groups = Object.entries(_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG_GROUPS */ .Y5);
    const groupOf = ([flag]) => groups.find(([, names]) => names.includes(flag))?.[0] ?? 'common';
    return ['common', ...Object.keys(_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG_GROUPS */ .Y5)].flatMap((group) => {
        const flags = flagsOf(command).filter((entry) => groupOf(entry) === group);
        return flags.length === 0 ? [] : [[group, flags]];
    });
}


/***/ }),

/***/ 97660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/moving/words.js
var words = __webpack_require__(79411);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
// EXTERNAL MODULE: ./lib/cli/commands.js
var commands = __webpack_require__(94710);
// EXTERNAL MODULE: ./lib/cli/failure.js
var failure = __webpack_require__(51612);
// EXTERNAL MODULE: ./lib/cli/flags.js
var flags = __webpack_require__(2529);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
;// CONCATENATED MODULE: ./lib/cli/help.js



/** The help of one command; the whole help without one. */
function helpText(command) {
    return command === undefined ? overview() : commandHelp(command);
}
function overview() {
    const rows = Object.values(commands/* COMMANDS */.Lo).map(({ usage, summary }) => [`raymond ${usage}`, summary]);
    return [
        'raymond runs multi-step coding-agent workflows.',
        '',
        ...inColumns(rows),
        '',
        '`raymond WORKFLOW` and `raymond start WORKFLOW` mean `raymond run WORKFLOW`;',
        '`dry-run` means `lint`. `raymond COMMAND --help` tells its flags.',
        '',
        'Exit codes: 0 completed, 1 failed, 2 not started (arguments, workflow, state',
        '            file or agent CLI cannot be used), 3 waits for a person, 4 paused,',
        '            5 over budget. 1, 3, 4 and 5 can be resumed.',
    ].join('\n');
}
const COLUMNS = 80;
function commandHelp(command) {
    const groups = (0,commands/* flagsByGroup */.y0)(command).map(([group, flags]) => [group, flags.map(flagRow)]);
    const width = columnOf(groups.flatMap(([, rows]) => rows));
    const { usage, summary, examples } = commands/* COMMANDS */.Lo[command];
    return [
        `raymond ${usage}`,
        ...(0,report_text/* wrapText */.C1)(summary, COLUMNS - 2).map((line) => `  ${line}`),
        ...groups.flatMap(([group, rows]) => ['', `${titleOf(group)}:`, ...inColumns(rows, width)]),
        '',
        'Examples:',
        ...examples.map((example) => `  raymond ${example}`),
    ].join('\n');
}
const titleOf = (group) => `${group[0].toUpperCase()}${group.slice(1)}`;
function flagRow([name, flag]) {
    const value = (0,flags/* placeholder */.qf)(flag);
    const short = flag.short === undefined ? '' : `-${flag.short}, `;
    const fallback = flag.default === undefined ? '' : ` (default ${flag.default})`;
    return [`${short}--${name}${value === undefined ? '' : ` ${value}`}`, `${flag.help}${fallback}`];
}
const columnOf = (rows) => Math.min(28, Math.max(...rows.map(([left]) => left.length)));
/** Puts the right text behind the left one, or below it where that is too long. */
function inColumns(rows, width = columnOf(rows)) {
    return rows.flatMap(([left, right]) => {
        const [first = '', ...more] = (0,report_text/* wrapText */.C1)(right, COLUMNS - width - 4);
        const below = ' '.repeat(width);
        return [
            ...(left.length > width ? [left, `${below}  ${first}`] : [`${left.padEnd(width)}  ${first}`]),
            ...more.map((text) => `${below}  ${text}`),
        ].map((line) => `  ${line}`);
    });
}

// EXTERNAL MODULE: ./lib/cli/parse.js
var parse = __webpack_require__(2133);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/dispatch.js











/** What other tools call these commands. */
const OTHER_WORDS = { start: 'run', 'dry-run': 'lint' };
/** Runs a command line and gives its exit code; tells every error, throws none. */
async function main(args) {
    try {
        return await dispatch(args);
    }
    catch (error) {
        // The JSON of `lint` is no report of a run.
        const isOfRun = (0,own_value/* ownValue */.e)(OTHER_WORDS, args[0] ?? '') !== 'lint' && args[0] !== 'lint';
        return (0,failure/* tellFailure */.s)(error, { json: isOfRun && args.includes('--json') });
    }
}
async function dispatch(args) {
    const [first, ...rest] = args;
    if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
        await (0,terminal/* writeOut */.sD)(`${helpText(isCommand(rest[0]) ? rest[0] : undefined)}\n`);
        return first === undefined ? 2 : 0;
    }
    const { command, line } = commandOf(first, rest);
    const parsed = (0,parse/* parseLine */.A)(command, line);
    if (parsed.values.help) {
        await (0,terminal/* writeOut */.sD)(`${helpText(command)}\n`);
        return 0;
    }
    const { withOwnPlaces } = await Promise.all(/* import() */[__webpack_require__.e(5997), __webpack_require__.e(2832)]).then(__webpack_require__.bind(__webpack_require__, 12302));
    const whole = await withOwnPlaces(command, parsed);
    const perform = await commands/* COMMANDS */.Lo[command].load();
    return perform(whole);
}
/** `raymond WORKFLOW` and `raymond start WORKFLOW` mean `run` (spec 3.8), `dry-run` means `lint` (spec 5.10). */
function commandOf(first, rest) {
    if (isCommand(first))
        return { command: first, line: rest };
    const ours = (0,own_value/* ownValue */.e)(OTHER_WORDS, first);
    if (ours !== undefined)
        return { command: ours, line: rest };
    const bare = first.replace(/^-+/, '');
    const meant = (0,nearest/* nearest */.pA)(['version', 'help'], bare);
    const isWord = first.startsWith('-') ? !isFlag(bare.split('=')[0]) : !(0,external_node_fs_.existsSync)(first);
    if (meant !== undefined && isWord)
        throw new errors/* UsageError */.eb(`raymond knows no "${first}". Did you mean: raymond --${meant}?`);
    if (first.startsWith('-') || /[./\\]/.test(first) || (0,external_node_fs_.existsSync)(first))
        return { command: 'run', line: [first, ...rest] };
    const hint = (0,words/* hintOfCommand */.EM)(first);
    if (hint !== null)
        throw new errors/* UsageError */.eb(`raymond knows no command "${first}". ${hint}`);
    const near = (0,nearest/* nearest */.pA)(commands/* COMMAND_NAMES */.nZ, first);
    throw new errors/* UsageError */.eb(`raymond knows no command "${first}", and there is no workflow of that name here. ${near === undefined ? `Commands: ${commands/* COMMAND_NAMES */.nZ.join(', ')}.` : `Did you mean: raymond ${near}?`}`);
}
function isFlag(name) {
    return flags/* FLAG_ENTRIES */.GC.some(([flag, { short }]) => flag === name || short === name);
}
function isCommand(word) {
    return word !== undefined && Object.hasOwn(commands/* COMMANDS */.Lo, word);
}


/***/ }),

/***/ 51612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ EXIT_CODES),
/* harmony export */   s: () => (/* binding */ tellFailure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_story_story_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83752);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44639);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10706);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32832);






/** Only a completed run exits 0 (spec 3.4). */
const EXIT_CODES = {
    completed: 0,
    failed: 1,
    asking: 3,
    paused: 4,
    budget_exceeded: 5,
    // The workers run elsewhere, or here after a resume, so the run waits as a paused one does (spec 4.10).
    forked: 4,
    // A run that is neither ended nor stopped should not be possible.
    running: 1,
};
/** Tells people what went wrong, and with `--json` also programs, and returns the exit code. */
async function tellFailure(thrown, { json, run }) {
    const error = inOwnWords(thrown, (run?.story.lives.length ?? 0) > 0);
    // The reader of stderr may be gone.
    process.stderr.once('error', () => { });
    // The message may hold control characters, in names of files and hosts.
    process.stderr.write(`raymond: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitize */ .aj)((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error))}\n`);
    if (json) {
        const report = {
            ...(0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .breakdownReport */ .sO)(run?.id ?? null, error, run?.story ?? new _core_story_story_js__WEBPACK_IMPORTED_MODULE_2__/* .Story */ .g(true)),
            ...(run !== undefined && {
                state_file: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(run.paths.state) ? run.paths.state : null,
                transcripts: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(run.paths.events) ? run.paths.folder : null,
            }),
        };
        // A failed write has been told above, or matters less than what was told there.
        await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOut */ .sD)(`${JSON.stringify(report)}\n`).catch(() => { });
    }
    return exitCodeOf(error);
}
/** Explains EMFILE, which can happen anywhere and is no fault of the program. */
function inOwnWords(error, isBegun) {
    if (!(error instanceof Error) || error.code !== 'EMFILE')
        return error;
    const { userLimits } = process.report.getReport();
    const message = `too few open files are allowed (${userLimits?.open_files?.soft ?? 'EMFILE'}); \`ulimit -n 256\` allows enough.`;
    return isBegun ? new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_WRITE_FAILED', `${message} Then resume.`) : new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(message);
}
const FAILED_WHILE_RUNNING = ['STATE_WRITE_FAILED', 'INTERNAL'];
/** 2 when arguments, workflow or state file cannot be used, 1 for a run that broke down under way. */
function exitCodeOf(error) {
    return error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC && !FAILED_WHILE_RUNNING.includes(error.code) ? 2 : 1;
}


/***/ }),

/***/ 2529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ FLAG_ENTRIES),
/* harmony export */   N2: () => (/* binding */ flagsNamed),
/* harmony export */   Wg: () => (/* binding */ FLAGS),
/* harmony export */   Y5: () => (/* binding */ FLAG_GROUPS),
/* harmony export */   qf: () => (/* binding */ placeholder)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);
/* harmony import */ var _report_lint_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39094);



const inMinutes = (seconds) => `${seconds / 60}m`;
/** Every flag, once: parsing, help, the config file and `raymond init` all read this table (spec 3.8). */
const FLAGS = {
    input: {
        kind: 'text',
        mayBeEmpty: true,
        value: 'TEXT',
        help: 'text that the first state sees as {{input}}',
    },
    'input-file': {
        kind: 'text',
        value: 'FILE',
        help: 'the same from a file; - is standard input',
    },
    var: {
        kind: 'list',
        value: 'K=V',
        help: 'value of an input of a state graph; may be repeated, beats vars.yaml',
    },
    rollback: {
        kind: 'text',
        mayBeEmpty: true,
        bare: '',
        value: 'N|STATE',
        help: "a state graph: drop the last N entries of its latest run (1 = one step back), or go back to a state's latest entry, and go on from there; alone: list the entries",
    },
    'keep-outputs': {
        kind: 'switch',
        help: 'a state graph: start with the outputs of its latest run',
    },
    next: {
        kind: 'count',
        bare: '1',
        help: 'pause once so many states have been entered, to be resumed; alone: one',
    },
    workflow: {
        kind: 'text',
        value: 'WORKFLOW',
        help: "the state graph whose agent it is; default: the project's .raili folder",
    },
    scope: {
        kind: 'choice',
        of: ['global', 'workflow'],
        default: 'global',
        help: "whether the lesson is the project's or the workflow's own",
    },
    'from-run': {
        kind: 'list',
        value: 'RUN_ID',
        help: 'test that a run would go as it went, out of its own files; may be repeated',
    },
    'stub-scripts': {
        kind: 'list',
        value: 'NAME',
        help: 'a script that is not run: NAME writes what was recorded, NAME=TEXT that text; all: every one; may be repeated',
    },
    faults: {
        kind: 'switch',
        help: 'then let one thing go wrong at a time, and tell what each run comes to',
    },
    init: {
        kind: 'switch',
        help: 'write test.yaml beside the recording, from what its run comes to',
    },
    update: {
        kind: 'switch',
        help: 'write into test.yaml what the run has come to, where that is not what was expected',
    },
    tap: { kind: 'switch', help: 'print TAP, which is the default' },
    junit: {
        kind: 'text',
        value: 'FILE',
        help: 'write a JUnit report to this file, too',
    },
    graph: {
        kind: 'switch',
        help: 'a state graph that runs as it is, in DIR, or in .raili/main if none is given',
    },
    'run-id': {
        kind: 'text',
        value: 'ID',
        help: "the run's id; made up if absent",
    },
    resume: {
        kind: 'text',
        value: 'ID',
        help: 'carry on this run, as `raymond resume ID` does',
    },
    metadata: {
        kind: 'list',
        value: 'K=V',
        help: 'kept with the run; may be repeated',
    },
    budget: {
        kind: 'usd',
        config: 'project',
        manifest: 'budget',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.budget_usd),
        help: 'what the run may cost over all resumes; 0 = unlimited',
    },
    agent: {
        kind: 'text',
        value: 'NAME',
        config: 'project',
        default: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.agent,
        help: `agent CLI for states that name none: ${_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.join(', ')}`,
    },
    model: {
        kind: 'models',
        config: 'project',
        help: "model for states that name none, of the run's own agent CLI; CLI=MODEL for those of another, may be repeated",
    },
    effort: {
        kind: 'text',
        value: 'EFFORT',
        config: 'project',
        help: 'effort for states that name none: low, medium, high …',
    },
    recording: {
        kind: 'text',
        value: 'DIR',
        config: 'project',
        help: 'the recording that --agent replay plays; default: recording/ beside the workflow',
    },
    record: {
        kind: 'text',
        value: 'DIR',
        help: 'record every turn to this folder',
    },
    files: {
        kind: 'switch',
        help: 'with --record: keep what each turn has written in its task folder and work tree, too',
    },
    strict: {
        kind: 'switch',
        help: 'replay: a prompt that differs from the recorded one is an error',
    },
    'permission-mode': {
        kind: 'text',
        value: 'MODE',
        config: 'project',
        projectMay: ['default', 'plan', 'dontAsk', 'manual', _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PERMISSION_MODE */ .AW],
        manifest: 'permission_mode',
        default: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PERMISSION_MODE */ .AW,
        help: 'the permission mode of states that name none',
    },
    'dangerously-skip-permissions': {
        kind: 'switch',
        config: 'user',
        help: 'let agents do anything unasked; for sandboxes only',
    },
    tools: {
        kind: 'tools',
        config: 'project',
        help: 'the only built-in tools of states that name none: Read,Bash; default: all that the agent CLI has; if absent: what makes sense when nobody is there',
    },
    allow: {
        kind: 'list',
        value: 'RULE',
        config: 'user',
        manifest: 'allow',
        help: "what agents may do unasked in states that allow nothing themselves: 'Bash(npm test:*)'; may be repeated",
    },
    deny: {
        kind: 'list',
        value: 'RULE',
        config: 'project',
        help: 'what no agent may do, besides what the workflow denies; may be repeated',
    },
    mcp: {
        kind: 'list',
        value: 'FILE',
        config: 'user',
        manifest: 'mcp',
        help: 'file of MCP servers for states that name none; may be repeated',
    },
    'agent-arg': {
        kind: 'list',
        value: 'ARG',
        config: 'user',
        manifest: 'args',
        help: 'handed on to the agent CLI as it is: --agent-arg=--max-turns --agent-arg=5',
    },
    timeout: {
        kind: 'duration',
        config: 'project',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.timeout),
        help: 'end a state that has written nothing for so long; 0 = never',
    },
    deadline: {
        kind: 'duration',
        config: 'project',
        help: 'pause the run after so long, for example 5h30m',
    },
    'drain-time': {
        kind: 'duration',
        config: 'project',
        default: inMinutes(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_DRAIN_TIME */ .T7),
        help: 'before the deadline: no new state starts',
    },
    concurrency: {
        kind: 'count',
        config: 'project',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.concurrency),
        help: 'states running at once',
    },
    'no-warm': {
        kind: 'switch',
        config: 'project',
        help: 'one agent process per turn, instead of one that is kept for the next <goto>',
    },
    'max-steps': {
        kind: 'count',
        config: 'project',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.max_steps),
        help: 'guard against endless runs',
    },
    'max-forks': {
        kind: 'count',
        config: 'project',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.max_forks),
        help: 'workers that one message may start',
    },
    'max-iterations': {
        kind: 'count',
        help: 'end the loop after so many iterations without a <result>',
    },
    'on-ask': {
        kind: 'choice',
        of: ['pause', 'prompt', 'fail'],
        elsewhere: { reject: 'fail' },
        config: 'project',
        help: 'what an <ask> does; default: prompt on a terminal, else pause',
    },
    'on-limit': {
        kind: 'choice',
        of: ['auto', 'wait', 'pause'],
        config: 'project',
        default: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.on_limit,
        help: 'what a usage limit does: wait if it resets within --max-wait, or pause',
    },
    'max-wait': {
        kind: 'duration',
        config: 'project',
        default: inMinutes(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.max_wait),
        help: 'the longest wait for a usage limit',
    },
    answer: {
        kind: 'text',
        mayBeEmpty: true,
        value: 'TEXT',
        help: 'answers the open question',
    },
    'ask-id': {
        kind: 'text',
        value: 'ID',
        help: 'which question, if several are open',
    },
    'accept-changes': {
        kind: 'switch',
        help: 'what the run is read from has changed, and that is meant',
    },
    adopt: {
        kind: 'switch',
        help: 'take a run that an older version has kept in .raymond, where agents can write; look at it first',
    },
    'fresh-session': {
        kind: 'switch',
        help: 'start a state afresh whose session is gone',
    },
    older: {
        kind: 'duration',
        help: 'remove what ended longer ago than this, such as 14d',
    },
    keep: {
        kind: 'count',
        least: 0,
        help: 'remove all but the newest so many',
    },
    all: {
        kind: 'switch',
        help: 'status: the runs of every project; prune: remove all that may go, and the runs of projects that are gone',
    },
    'dry-run': {
        kind: 'switch',
        help: 'tell what would be removed, and remove nothing',
    },
    force: {
        kind: 'switch',
        help: 'prune: runs that could be resumed and work that is not merged, too; pull: replace the run of that id that is here',
    },
    repo: {
        kind: 'text',
        value: 'OWNER/REPO',
        help: "the repository on GitHub; default: the URL's, or that of the clone's `origin`; for files, its number does too",
    },
    attempt: {
        kind: 'count',
        help: 'that attempt of the run; default: the newest',
    },
    'run-key': {
        kind: 'text',
        value: 'KEY',
        help: "what was saved under this run-key of the job's",
    },
    leg: {
        kind: 'text',
        value: 'NAME',
        help: "which of several, by the job's name, the run's id or the artifact's name",
    },
    transcripts: {
        kind: 'switch',
        help: 'the redacted transcripts, to look at alone; takes no key',
    },
    'no-worktree': { kind: 'switch', help: 'leave the work tree as it is' },
    keys: {
        kind: 'choice',
        of: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_PLACES */ .bl,
        config: 'project',
        projectMay: ['proxy'],
        manifest: 'keys',
        help: "who holds agents' keys and their budget: a proxy of ours, or their environment (the default)",
    },
    'env-allow': {
        kind: 'list',
        value: 'NAME',
        config: 'user',
        help: 'environment variables (a * at the end matches) that children may see in allow-list mode',
    },
    run: {
        kind: 'text',
        value: 'RUN_ID',
        help: 'what this run has made of it: visits, cost and time on each state, travelled edges thick',
    },
    html: {
        kind: 'text',
        value: 'FILE',
        help: "a page for any browser, with all states' texts; needs no network. - is standard output",
    },
    failed: {
        kind: 'switch',
        help: 'status: failed runs alone; show: failed visits alone, each with why',
    },
    follow: { kind: 'switch', short: 'f', help: 'go on until the run ends' },
    limit: {
        kind: 'count',
        help: 'the newest N runs alone',
    },
    since: {
        kind: 'duration',
        help: 'runs alone that have done something within this time, for example 7d',
    },
    'state-dir': {
        kind: 'text',
        value: 'DIR',
        config: 'user',
        help: 'where state files lie; default: ~/.local/state/raymond/<project>-<hash>/state',
    },
    cwd: {
        kind: 'text',
        value: 'DIR',
        config: 'user',
        manifest: 'working_directory',
        help: 'work in this folder',
    },
    json: {
        kind: 'switch',
        help: 'print one report on standard output, as JSON',
    },
    level: {
        kind: 'choice',
        of: _report_lint_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC,
        default: 'warning',
        help: 'show what matters at least so much',
    },
    github: {
        kind: 'switch',
        help: "annotations in a job's log, at file and line",
    },
    sarif: {
        kind: 'switch',
        help: 'a log of SARIF 2.1.0, for code scanning and editors',
    },
    format: {
        kind: 'choice',
        of: ['text', 'oneline', 'json', 'github', 'sarif'],
        help: 'the same by name; oneline: for grep, without the lines of the files',
    },
    quiet: { kind: 'switch', short: 'q', help: 'tell only warnings and errors' },
    verbose: {
        kind: 'switch',
        short: 'v',
        help: "tell agents' texts and scripts' output too",
    },
    help: {
        kind: 'switch',
        short: 'h',
        help: 'tell what the command does and takes',
    },
    'no-color': { kind: 'switch', help: 'no colours (NO_COLOR does the same)' },
};
const FLAG_ENTRIES = Object.entries(FLAGS);
/** The flags that a text names, with blanks between them; a word that is no flag does not compile. */
function flagsNamed(text) {
    return text.split(' ');
}
/** The headings of flags in help, reference and completion, in this order, after the common flags (spec 8.5). */
const FLAG_GROUPS = {
    rights: flagsNamed('permission-mode dangerously-skip-permissions tools allow deny mcp keys env-allow'),
    limits: flagsNamed('timeout deadline max-steps max-forks max-iterations concurrency on-ask on-limit max-wait'),
    recording: flagsNamed('recording record files strict'),
    expert: flagsNamed('rollback keep-outputs next resume metadata agent-arg drain-time no-warm accept-changes adopt fresh-session stub-scripts force no-worktree state-dir cwd no-color'),
};
const PLACEHOLDERS = { usd: 'USD', duration: 'TIME', count: 'N', models: 'MODEL', tools: 'LIST' };
/** What stands for a flag's value in help and messages; undefined for a switch. */
function placeholder(flag) {
    if (flag.kind === 'switch')
        return undefined;
    const value = flag.kind === 'choice' ? flag.of.join('|') : 'value' in flag ? flag.value : PLACEHOLDERS[flag.kind];
    return flag.bare === undefined ? value : `[${value}]`;
}


/***/ }),

/***/ 2133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   t: () => (/* binding */ ANSWER)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_moving_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79411);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46069);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94710);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2529);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14310);







/**
 * Parses a command's arguments by the flag table.
 * @throws UsageError for an unknown flag, a flag without its value, or a value that is not allowed.
 */
function parseLine(command, args) {
    const flags = (0,_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .flagsOf */ .Zo)(command);
    const options = Object.fromEntries(flags.map(([name, flag]) => [
        name,
        {
            type: flag.kind === 'switch' ? 'boolean' : 'string',
            ...(flag.short !== undefined && { short: flag.short }),
        },
    ]));
    const table = new Map(flags);
    const written = new Set(flags.flatMap(([name, { short }]) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]));
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: withBareValues(args, table, written),
        options,
        strict: false,
        allowPositionals: true,
        tokens: true,
    });
    const values = {};
    const positionals = [];
    const all = {};
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
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${token.rawName} takes no value.${token.value === 'false' ? ' Leave it out: off is the default.' : ''}`);
            values[token.name] = true;
            continue;
        }
        if (isForgotten(token.value, token.inlineValue, written))
            throw missingValue(token.rawName, flag, token.value);
        const name = token.name;
        if (token.value !== undefined)
            all[name] = [...(all[name] ?? []), token.value];
        const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_5__/* .readValue */ .w)(token.rawName, flag, flag.kind === 'models' ? all[name] : token.value);
        values[token.name] =
            flag.kind === 'list' ? [...(values[token.name] ?? []), token.value] : value;
    }
    return { values: values, positionals, all };
}
/** Gives a flag its bare value if nothing follows it, or another flag, or a text that cannot be its value. */
function withBareValues(args, table, written) {
    const end = args.includes('--') ? args.indexOf('--') : args.length;
    return args.map((arg, at) => {
        const flag = at < end && arg.startsWith('--') ? table.get(arg.slice(2)) : undefined;
        if (flag?.bare === undefined)
            return arg;
        const next = at + 1 < end ? args[at + 1] : undefined;
        const isValue = next !== undefined && !written.has(next.split('=', 1)[0] ?? '');
        // In `--next .raili/main` the path is no count, so it is an argument of its own.
        const fits = flag.kind !== 'count' || /^[-+]?[.\d]+$/.test(next ?? '');
        return isValue && fits ? arg : `${arg}=${flag.bare}`;
    });
}
/** In `--budget --json`, parseArgs takes the second flag for the value of the first. */
function isForgotten(value, inline, known) {
    return value === undefined || (inline !== true && known.has(value.split('=', 1)[0] ?? ''));
}
function missingValue(rawName, flag, next) {
    const hint = next === undefined ? '' : `, or ${rawName}=${next} if that is the value`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${rawName} needs a value: ${rawName} ${(0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .placeholder */ .qf)(flag)}${hint}.`);
}
function unknownFlag(command, given, known) {
    const name = given.replace(/^-+/, '');
    const other = command === 'run' && Object.hasOwn(OF_RAILI, name) ? OF_RAILI[name] : undefined;
    if (other !== undefined)
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`raymond run knows no flag ${given}. ${other}`);
    const word = (0,_core_moving_words_js__WEBPACK_IMPORTED_MODULE_2__/* .hintOfFlag */ .hl)(name) ?? (command === 'resume' && name === 'input' ? ANSWER : null);
    if (word !== null)
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`raymond ${command} knows no flag ${given}. ${word}`);
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .pA)(known, name);
    if (given === '--dry-run')
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`raymond ${command} knows no flag ${given}. What is wrong with a workflow, without running it: raymond lint WORKFLOW`);
    const hint = near === undefined ? `See: raymond ${command} --help` : `Did you mean --${near}?`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`raymond ${command} knows no flag ${given}. ${hint}`);
}
/** Told for `--input` of a resume, which answers a question in the Go Raymond. */
const ANSWER = 'To answer a question: raymond answer RUN_ID TEXT, or raymond resume RUN_ID --answer TEXT';
const BY_FOLDER = 'A workflow is given by its folder: raymond run .raili/dev';
/** Flags of Raili, and what there is instead. */
const OF_RAILI = {
    clean: 'A run starts clean, unless --keep-outputs or --rollback says otherwise.',
    continue: 'To carry on the latest run: raymond resume .raili/main',
    workflow: BY_FOLDER,
    w: BY_FOLDER,
    'resolve-vars': 'Values of inputs come from --var and vars.yaml: raymond run WORKFLOW --var NAME="$(node resolve.js)"',
};


/***/ }),

/***/ 10706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   sO: () => (/* binding */ breakdownReport),
/* harmony export */   zd: () => (/* binding */ printed)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_parked_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68842);
/* harmony import */ var _core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/* harmony import */ var _report_totals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5251);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58265);





function reportOf(end) {
    const { run } = end;
    const asks = (0,_core_parked_js__WEBPACK_IMPORTED_MODULE_1__/* .openQuestions */ .qd)(run);
    return {
        run_id: run.workflow_id,
        status: run.status,
        reason: run.reason,
        message: run.message,
        result: run.results.main ?? null,
        result_json: run.typed ? (run.results.main ?? null) : null,
        results: run.results,
        total_cost_usd: run.total_cost_usd,
        run_cost_usd: end.runCostUsd,
        unknown_cost_turns: (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .turnsOf */ .oA)('unknown_cost_turns', run.states),
        unpriced_turns: (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .turnsOf */ .oA)('unpriced_turns', run.states),
        usage: run.usage,
        steps: run.steps,
        states: run.states,
        duration_ms: end.durationMs,
        resumed: end.resumed,
        resume_at: run.resume_at,
        ask: asks.length === 0 ? null : asks,
        state_file: end.paths.state,
        transcripts: end.paths.folder,
    };
}
/**
 * The report of a run that could not be started or read at all, or that broke down under way. In the latter case it
 * holds what the events have told, since the state file may not hold that.
 */
function breakdownReport(runId, error, story) {
    const known = error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RaymondError */ .xC;
    // These count this life of the run only; the state file holds what earlier ones did.
    const states = (0,_report_totals_js__WEBPACK_IMPORTED_MODULE_3__/* .talliesOf */ .MP)(story, 'state');
    return {
        run_id: runId,
        status: story.lives.length > 0 ? 'failed' : null,
        reason: known ? error.code : 'INTERNAL',
        message: known ? error.located : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
        result: null,
        result_json: null,
        results: {},
        total_cost_usd: story.totalCostUsd,
        run_cost_usd: story.runCostUsd,
        unknown_cost_turns: (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .turnsOf */ .oA)('unknown_cost_turns', states),
        unpriced_turns: (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .turnsOf */ .oA)('unpriced_turns', states),
        usage: null,
        steps: story.steps,
        states,
        duration_ms: 0,
        resumed: story.isResumed,
        resume_at: null,
        ask: null,
        state_file: null,
        transcripts: null,
    };
}
/**
 * A report, or a state, as JSON with all results as texts. It comes piece by piece, since all long results together may
 * not fit in memory.
 * @param folder the run's folder
 * @throws StateError STATE_INVALID for a long result that cannot be read
 */
function* printed(report, folder) {
    let piece = '{';
    let mark = '';
    for (const [key, value] of Object.entries(report)) {
        if (value === undefined)
            continue;
        piece += `${mark}${JSON.stringify(key)}:`;
        mark = ',';
        if (key === 'results') {
            yield piece;
            yield* printedResults(report.results, folder);
            piece = '';
        }
        else if (key === 'result' && report.result != null)
            piece += JSON.stringify((0,_store_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .resultText */ .D6)(folder, report.result));
        // The text of this result is JSON already.
        else if (key === 'result_json' && report.result_json != null)
            piece += (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .resultText */ .D6)(folder, report.result_json);
        else
            piece += JSON.stringify(value);
    }
    yield `${piece}}\n`;
}
/** Smaller pieces are joined up to this length, in UTF-16 units. */
const PIECE_LENGTH = 1 << 16;
function* printedResults(results, folder) {
    let piece = '{';
    let mark = '';
    for (const [id, result] of Object.entries(results)) {
        piece += `${mark}${JSON.stringify(id)}:${JSON.stringify((0,_store_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .resultText */ .D6)(folder, result))}`;
        mark = ',';
        if (piece.length < PIECE_LENGTH)
            continue;
        yield piece;
        piece = '';
    }
    yield `${piece}}`;
}


/***/ }),

/***/ 32832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ isUnicodeTerminal),
/* harmony export */   Zk: () => (/* binding */ writeResult),
/* harmony export */   jI: () => (/* binding */ askOnTerminal),
/* harmony export */   qB: () => (/* binding */ canMoveCursor),
/* harmony export */   sD: () => (/* binding */ writeOut),
/* harmony export */   vJ: () => (/* binding */ readStdin),
/* harmony export */   zK: () => (/* binding */ wantsColor),
/* harmony export */   zu: () => (/* binding */ canPrompt)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44639);


/** Whether a person can be asked here. */
function canPrompt() {
    return process.stdin.isTTY === true && process.stderr.isTTY === true && process.env.CI === undefined;
}
/** Live lines need a terminal that can move its cursor. */
function canMoveCursor() {
    return process.stderr.isTTY === true && process.env.TERM !== 'dumb';
}
function wantsColor(values, stream = process.stderr) {
    const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
    if (values['no-color'] || (NO_COLOR !== undefined && NO_COLOR !== '') || TERM === 'dumb')
        return false;
    return stream.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}
function isUnicodeTerminal() {
    if (process.platform === 'win32')
        return process.env.WT_SESSION !== undefined;
    const locale = process.env.LC_ALL || process.env.LC_CTYPE || process.env.LANG || '';
    return /utf-?8/i.test(locale) || process.stderr.isTTY !== true;
}
/**
 * Asks a question on the terminal and reads one line, or lines up to an empty one or `/q`, which ends them in Raili.
 * Ctrl-C and Ctrl-D interrupt the run.
 */
async function askOnTerminal(question, signal, isMultiline = false) {
    const { createInterface } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 80481, 19));
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    return new Promise((resolve) => {
        // The terminal is in raw mode, where Ctrl-C is a character like any other.
        const interrupt = () => void process.emit('SIGINT', 'SIGINT');
        reader.once('SIGINT', interrupt);
        reader.once('close', interrupt);
        const leave = () => {
            reader.off('close', interrupt);
            reader.close();
            process.stderr.write('\n');
        };
        signal.addEventListener('abort', leave, { once: true });
        const lines = [];
        const take = (line) => {
            const isEnd = !isMultiline || line === '' || line.trim() === '/q';
            if (!isMultiline || !isEnd)
                lines.push(line);
            if (!isEnd) {
                reader.question('> ', take);
                return;
            }
            signal.removeEventListener('abort', leave);
            reader.off('close', interrupt);
            reader.close();
            resolve(lines.join('\n').trimEnd());
        };
        const how = isMultiline ? '\n(An empty line ends the answer, and so does /q.)' : '';
        reader.question(`${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .aj)(question)}${how}\n> `, take);
    });
}
async function readStdin() {
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(chunk);
    return Buffer.concat(chunks);
}
/**
 * Writes to standard output and waits until it is out. A file or pipe gets the text as it is, a terminal gets it
 * sanitized, since it would obey control characters that an agent has written. A reader that has closed is no error.
 * @param of `painted` for a text that was sanitized before and has our own colours
 * @throws RaymondError when it cannot be written for another reason
 */
function writeOut(text, of = 'anything') {
    const written = of === 'painted' ? writePainted(text) : writeResult(text);
    return written.catch((error) => {
        if (error.cause?.code !== 'EPIPE')
            throw error;
    });
}
/**
 * As `writeOut`, for a run's result or its report.
 * @throws RaymondError also when the reader has closed: nobody has the result then, and the exit code has to say so
 */
function writeResult(text) {
    return writePainted(process.stdout.isTTY ? (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitize */ .aj)(text) : text);
}
/** As `writeResult`, for a text that was sanitized before and has our own colours. */
function writePainted(text) {
    return new Promise((resolve, reject) => {
        // The callback tells the error; without a listener it would also end the process.
        if (!process.stdout.listeners('error').includes(heard))
            process.stdout.on('error', heard);
        process.stdout.write(text, (error) => {
            if (error == null)
                resolve();
            else
                reject(notWritten(error));
        });
    });
}
const heard = () => { };
function notWritten(cause) {
    const message = `Standard output cannot be written (${cause.message}). A run's result is kept: raymond status RUN_ID shows it.`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RaymondError */ .xC('INTERNAL', message, {}, { cause });
}


/***/ }),

/***/ 14310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ readPairs),
  w: () => (/* binding */ readValue)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/protocol/tools.js
var tools = __webpack_require__(8119);
// EXTERNAL MODULE: ./lib/core/settings/models.js
var models = __webpack_require__(88039);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
;// CONCATENATED MODULE: ./lib/core/text/value-kinds.js


/**
 * The value that is given for a row, or what may be given instead.
 * @param given a text, or what YAML makes of one
 */
function readKind(row, given) {
    const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given : '';
    switch (row.kind) {
        case 'usd':
            return valueOr(readNumber(text), 'an amount in USD, 0 (unlimited) or more');
        case 'duration':
            return valueOr((0,duration/* parseSeconds */.fL)(text), `a time ${duration/* TIMES */.vV}`);
        case 'count': {
            const { least = 1, most = Number.MAX_SAFE_INTEGER } = row;
            const count = readNumber(text) ?? Number.NaN;
            const isCount = Number.isSafeInteger(count) && count >= least && count <= most;
            const upTo = row.most === undefined ? '' : ` to ${most}`;
            return valueOr(isCount ? count : null, `a whole number from ${least}${upTo}`);
        }
        case 'choice': {
            const meant = (0,own_value/* ownValue */.e)(row.elsewhere ?? {}, text);
            return valueOr(row.of.includes(text) ? text : null, meant ?? `one of ${row.of.join(', ')}`);
        }
        default:
            return row;
    }
}
function valueOr(value, allowed) {
    return value === null ? { allowed } : { value };
}
function readNumber(text) {
    if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text.trim()))
        return null;
    const number = Number(text);
    return Number.isFinite(number) ? number : null;
}

;// CONCATENATED MODULE: ./lib/cli/values.js




/**
 * Reads one value of the command line or the config file.
 * @throws UsageError that names the flag, the value and what is allowed.
 */
function readValue(name, flag, value, place = {}) {
    const refuse = (allowed) => {
        throw new errors/* UsageError */.eb(`${name}: ${JSON.stringify(value)} is not allowed; give ${allowed}.`, place);
    };
    const text = typeof value === 'number' ? String(value) : value;
    switch (flag.kind) {
        case 'switch':
            return typeof value === 'boolean' ? value : refuse('true or false');
        case 'text':
            return typeof text === 'string' && (text !== '' || flag.mayBeEmpty) ? text : refuse('a text');
        case 'list':
            return readList(value) ?? refuse('a list of texts');
        case 'tools':
            return (readTools(value) ?? refuse('default, or names of tools with commas between them, such as Read,Bash'));
        case 'models':
            return readModelsOf(name, value, place) ?? refuse('a model, or one a CLI: CLI=MODEL');
        default: {
            const read = readKind(flag, value);
            return 'value' in read ? read.value : refuse(read.allowed);
        }
    }
}
function readList(value) {
    const list = Array.isArray(value) ? value : [value];
    return list.every((item) => typeof item === 'string') ? list : null;
}
/**
 * The command line gives one text or several; an options file may give a mapping as well.
 * @throws UsageError
 */
function readModelsOf(name, value, place) {
    const given = typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([cli, model]) => `${cli}=${model}`)
        : readList(value);
    if (given === null || given.length === 0 || given.includes(''))
        return null;
    try {
        return (0,models/* readModels */.FJ)(given);
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`${name}: ${(0,errors/* messageOf */.bD)(error)}`, place);
    }
}
/** No name at all means no tool. */
function readTools(value) {
    if (value === 'default')
        return value;
    const names = typeof value === 'string' ? value.split(',').map((name) => name.trim()) : readList(value);
    if (names === null)
        return null;
    const given = names.join('') === '' ? [] : names;
    return given.every((name) => tools/* TOOL_NAME */.l.test(name)) ? given : null;
}
/** @throws UsageError for a pair that is not `K=V` */
function readPairs(name, pairs = []) {
    return Object.fromEntries(pairs.map((pair) => {
        const split = pair.indexOf('=');
        if (split < 1)
            throw new errors/* UsageError */.eb(`--${name} ${pair}: give K=V.`);
        return [pair.slice(0, split), pair.slice(split + 1)];
    }));
}


/***/ }),

/***/ 30308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ listInWords),
/* harmony export */   Gz: () => (/* binding */ agentCliOfState),
/* harmony export */   H7: () => (/* binding */ whyUnpriced),
/* harmony export */   It: () => (/* binding */ AGENT_VARIABLES),
/* harmony export */   JG: () => (/* binding */ isSwitchedOn),
/* harmony export */   JU: () => (/* binding */ checkAgentCliName),
/* harmony export */   Je: () => (/* binding */ installCommand),
/* harmony export */   Jr: () => (/* binding */ isAgentCliName),
/* harmony export */   TQ: () => (/* binding */ AGENT_KEYS),
/* harmony export */   UR: () => (/* binding */ AGENT_CLI_NAMES),
/* harmony export */   iU: () => (/* binding */ AGENT_CLIS),
/* harmony export */   rB: () => (/* binding */ DEFAULT_AGENT_CLI),
/* harmony export */   uk: () => (/* binding */ ownVariables),
/* harmony export */   vs: () => (/* binding */ STAND_IN),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* unused harmony export ARGS_INPUTS */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46069);


/** The shell command by which people install it, in the version that the tests run. */
function installCommand({ npm, version }) {
    return `npm i -g ${npm}@${version}`;
}
const NOTHING_TO_LOAD = { withArguments: [], withoutVariables: [], cannot: [] };
const AGENT_CLIS = {
    claude: {
        title: 'Claude Code',
        program: {
            command: 'claude',
            npm: '@anthropic-ai/claude-code',
            version: '2.1.330',
            check: ['--version'],
            binary: (platform) => `@anthropic-ai/claude-code-${platform}/claude`,
        },
        home: { variable: 'CLAUDE_CONFIG_DIR', folder: '.claude' },
        keys: [
            {
                variable: 'ANTHROPIC_API_KEY',
                input: 'anthropic-api-key',
                description: 'API key for Claude Code.',
                seals: 1,
                headers: ['x-api-key'],
            },
            {
                variable: 'CLAUDE_CODE_OAUTH_TOKEN',
                input: 'claude-code-oauth-token',
                description: 'Or the OAuth token of a Claude subscription.',
                seals: 2,
                headers: ['bearer'],
                isFallback: true,
            },
            { variable: 'ANTHROPIC_AUTH_TOKEN', seals: 4, headers: ['bearer'] },
        ],
        logIn: 'Set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN (made with `claude setup-token`) to a valid one.',
        logins: {
            variables: ['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
            files: [
                { name: '.credentials.json', says: 'accessToken' },
                { name: 'settings.json', says: '"apiKeyHelper"' },
            ],
        },
        variables: [
            'ANTHROPIC_*',
            'CLAUDE_*',
            // A person who has switched these off means it.
            'DISABLE_TELEMETRY',
            'DISABLE_ERROR_REPORTING',
            'DISABLE_AUTOUPDATER',
            'DO_NOT_TRACK',
        ],
        variablesBySwitch: [
            { variable: 'CLAUDE_CODE_USE_BEDROCK', shows: ['AWS_*'] },
            {
                variable: 'CLAUDE_CODE_USE_VERTEX',
                shows: ['GOOGLE_*', 'GCLOUD_PROJECT', 'GCP_*', 'CLOUDSDK_*', 'CLOUD_ML_REGION', 'VERTEX_REGION_*'],
            },
        ],
        capabilities: {
            branch: true,
            sessions: true,
            costCap: true,
            cost: 'usd',
            schema: true,
            systemPrompt: true,
            profiles: null,
            deniesEdits: 'folders',
            standsIn: false,
        },
        efforts: ['low', 'medium', 'high', 'xhigh', 'max'],
        modelAliases: ['opus', 'sonnet', 'haiku', 'opusplan', 'opus[1m]', 'sonnet[1m]'],
        endpoint: 'ANTHROPIC_BASE_URL',
        tools: [
            ...['Agent', 'AskUserQuestion', 'Bash', 'BashOutput', 'CronCreate', 'CronDelete', 'CronList', 'Edit'],
            ...['EnterPlanMode', 'EnterWorktree', 'ExitPlanMode', 'ExitWorktree', 'Glob', 'Grep', 'KillBash'],
            ...['KillShell', 'LS', 'LSP', 'ListAgents', 'ListMcpResourcesTool', 'Monitor', 'MultiEdit'],
            ...['NotebookEdit', 'NotebookRead', 'PowerShell', 'Read', 'ReadMcpResourceTool', 'ReportFindings'],
            ...['ScheduleWakeup', 'SendMessage', 'Skill', 'SlashCommand', 'StructuredOutput', 'Task', 'TaskCreate'],
            ...['TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'TodoRead', 'TodoWrite'],
            ...['ToolSearch', 'WebFetch', 'WebSearch', 'Workflow', 'Write'],
        ],
        toolNames: {},
        lacks: [],
        ruleKinds: null,
        ownFlags: [
            ...['-p', '--print', '--output-format', '--input-format', '--verbose', '--replay-user-messages'],
            ...['--model', '--effort', '--fallback-model', '--max-budget-usd'],
            ...['--tools', '--allowedTools', '--allowed-tools', '--disallowedTools', '--disallowed-tools'],
            ...['--permission-mode', '--permission-prompts', '--permission-prompt-tool'],
            ...['--dangerously-skip-permissions', '--allow-dangerously-skip-permissions'],
            ...['--mcp-config', '--strict-mcp-config', '--settings', '--setting-sources', '--add-dir'],
            ...['--append-system-prompt', '--append-system-prompt-file', '--system-prompt-snapshot'],
            ...['--session-id', '-r', '--resume', '-c', '--continue', '--fork-session', '--from-pr', '--teleport'],
            ...['--resume-session-at', '--rewind-files', '--no-session-persistence', '--session-mirror'],
            ...['--bg', '--background', '--cloud', '--environment', '--remote', '--remote-control', '--rc'],
            ...['--desktop', '--sdk-url', '--init-only', '-w', '--worktree', '--tmux'],
            // These two would beat what people deny.
            ...['--managed-settings', '--managed-settings-in-initialize', '--inherit-permission-mode'],
            ...['-h', '--help', '-v', '--version'],
        ],
        argsInput: 'claude-args',
        projectSettings: {
            withArguments: ['--setting-sources', 'user', '--strict-mcp-config'],
            withoutVariables: [],
            cannot: [],
        },
        metering: {
            address: { variable: 'ANTHROPIC_BASE_URL', otherwise: 'https://api.anthropic.com' },
            api: { variable: null, kinds: { anthropic: 'anthropic' }, otherwise: 'anthropic' },
            socket: 'ANTHROPIC_UNIX_SOCKET',
            headers: 'ANTHROPIC_CUSTOM_HEADERS',
            unless: [
                { variable: 'CLAUDE_CODE_USE_BEDROCK', says: 'Bedrock' },
                { variable: 'CLAUDE_CODE_USE_VERTEX', says: 'Vertex' },
                { variable: 'CLAUDE_CODE_USE_FOUNDRY', says: 'Foundry' },
            ],
            withoutKey: 'it has a login of its own, and no key in the environment',
        },
    },
    copilot: {
        title: 'GitHub Copilot CLI',
        program: {
            command: 'copilot',
            npm: '@github/copilot',
            version: '1.0.102',
            check: ['--version'],
            binary: (platform) => `@github/copilot-${platform}/copilot`,
        },
        home: { variable: 'COPILOT_HOME', folder: '.copilot' },
        keys: [
            { variable: 'COPILOT_GITHUB_TOKEN', seals: 3, isGitHubToken: true, headers: [] },
            { variable: 'COPILOT_PROVIDER_API_KEY', seals: 5, headers: ['x-api-key', 'bearer'] },
            { variable: 'COPILOT_PROVIDER_BEARER_TOKEN', seals: 6, headers: ['bearer'] },
        ],
        logIn: 'Set COPILOT_GITHUB_TOKEN to a fine-grained or OAuth token of a user with Copilot access, or log in with `copilot login`.',
        logins: {
            // A model server of one's own may not want a key.
            variables: ['COPILOT_PROVIDER_BASE_URL'],
            files: [
                { name: 'config.json', says: 'logged_in_users' },
                { name: 'config.json', says: 'loggedInUsers' },
            ],
        },
        variables: ['COPILOT_*'],
        variablesBySwitch: [],
        capabilities: {
            branch: false,
            sessions: true,
            costCap: false,
            cost: 'credits',
            schema: false,
            systemPrompt: false,
            profiles: { project: '.github/agents', home: '.copilot/agents' },
            deniesEdits: 'files',
            standsIn: false,
        },
        efforts: null,
        modelAliases: [],
        endpoint: 'COPILOT_PROVIDER_BASE_URL',
        tools: [
            ...[
                'apply_patch',
                'ask_user',
                'bash',
                'create',
                'edit',
                'exit_plan_mode',
                'glob',
                'grep',
                'list_agents',
            ],
            ...[
                'fetch_copilot_cli_documentation',
                'list_bash',
                'list_powershell',
                'lsp',
                'powershell',
                'read_agent',
            ],
            ...['read_bash', 'read_powershell', 'report_intent', 'rg', 'semantic_code_search', 'session_store_sql'],
            ...[
                'show_file',
                'skill',
                'sql',
                'stop_bash',
                'stop_powershell',
                'store_memory',
                'task',
                'task_complete',
            ],
            ...['update_todo', 'view', 'web_fetch', 'web_search', 'write_agent', 'write_bash', 'write_powershell'],
        ],
        // What Copilot offers depends on the model: of several names those count that it has.
        toolNames: {
            Bash: ['bash', 'read_bash', 'stop_bash', 'list_bash'],
            Edit: ['edit', 'apply_patch'],
            Glob: ['glob'],
            Grep: ['grep', 'rg'],
            NotebookEdit: [],
            Read: ['view'],
            Skill: ['skill'],
            Task: ['task', 'read_agent'],
            WebFetch: ['web_fetch'],
            WebSearch: [],
            Write: ['create', 'apply_patch'],
        },
        lacks: ['mcp_strict', 'settings', 'system_prompt', 'fallback_model'],
        ruleKinds: {
            Bash: { kind: 'shell', argument: 'command' },
            Edit: { kind: 'write', argument: 'path' },
            Write: { kind: 'write', argument: 'path' },
            WebFetch: { kind: 'url', argument: 'domain' },
        },
        ownFlags: [
            ...[
                '-p',
                '--prompt',
                '-i',
                '--interactive',
                '-s',
                '--silent',
                '--output-format',
                '--usage-output-file',
            ],
            ...['--model', '--reasoning-effort', '--agent', '--mode', '--plan', '--autopilot', '--stream'],
            ...['--available-tools', '--excluded-tools', '--allow-tool', '--deny-tool', '--allow-all-tools'],
            ...['--allow-all', '--yolo', '--allow-all-paths', '--allow-all-urls', '--trust-folder'],
            ...['--additional-mcp-config', '--add-dir', '--no-custom-instructions', '-C'],
            ...['--session-id', '-r', '--resume', '--continue', '--connect', '--remote', '--environment-host'],
            ...['--acp', '-h', '--help', '-v', '--version'],
        ],
        projectSettings: {
            // Hooks and MCP servers of a folder that it does not trust are left alone as they are; these make it trust.
            withArguments: ['--no-custom-instructions'],
            withoutVariables: ['COPILOT_ALLOW_ALL', 'GITHUB_COPILOT_PROMPT_MODE_*'],
            cannot: [
                'skills of the checkout are shown to the model by name and description, and the model may read what they say',
                'hooks and MCP servers of a folder that `trustedFolders` in its own config.json names',
            ],
        },
        metering: {
            address: { variable: 'COPILOT_PROVIDER_BASE_URL', otherwise: null },
            api: {
                variable: 'COPILOT_PROVIDER_TYPE',
                kinds: { openai: 'openai', anthropic: 'anthropic' },
                otherwise: 'openai',
            },
            socket: null,
            headers: null,
            unless: [],
            withoutKey: 'GitHub serves its models, by a GitHub token or a login of its own',
        },
    },
    replay: {
        title: 'a recording',
        program: null,
        home: null,
        keys: [],
        logIn: '',
        logins: { variables: [], files: [] },
        variables: [],
        variablesBySwitch: [],
        capabilities: {
            branch: true,
            sessions: false,
            costCap: false,
            cost: 'recorded',
            schema: false,
            // The turns that it plays were recorded with a system prompt.
            systemPrompt: true,
            profiles: null,
            deniesEdits: 'nothing',
            standsIn: true,
        },
        efforts: null,
        modelAliases: [],
        endpoint: null,
        tools: null,
        toolNames: null,
        // The turns that it plays were recorded with these settings.
        lacks: [],
        ruleKinds: null,
        ownFlags: [],
        projectSettings: NOTHING_TO_LOAD,
        metering: null,
    },
};
const AGENT_CLI_NAMES = Object.keys(AGENT_CLIS);
/** The CLI of a run that names none. */
const DEFAULT_AGENT_CLI = 'claude';
function isAgentCliName(name) {
    return Object.hasOwn(AGENT_CLIS, name);
}
/** @throws UsageError for a name that is no agent CLI */
function checkAgentCliName(name) {
    if (isAgentCliName(name))
        return;
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(AGENT_CLI_NAMES, name);
    const hint = near === undefined ? '' : `Did you mean ${near}? `;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`"${name}" is no agent. ${hint}Known: ${AGENT_CLI_NAMES.join(', ')}.`);
}
/** Null for a name that is no agent CLI. */
function factsOf(name) {
    return isAgentCliName(name) ? AGENT_CLIS[name] : null;
}
/** Says to people why a CLI's turns have no price in this environment (spec 6.2). Null when they have one. */
function whyUnpriced(cli, env) {
    const facts = factsOf(cli);
    // Credits are counted by the CLI's vendor, who is not asked where the models come from a server of the user's own.
    const isUncounted = facts?.capabilities.cost === 'credits' && facts.endpoint !== null && env[facts.endpoint];
    return isUncounted ? 'own provider' : null;
}
/** The CLI that takes a state's turns. */
function agentCliOfState(ofState, ofRun) {
    return factsOf(ofRun)?.capabilities.standsIn ? ofRun : (ofState ?? ofRun);
}
/** Whether a variable that is a switch is on. */
function isSwitchedOn(value) {
    return /^(1|true|yes|on)$/i.test(value ?? '');
}
/** The part of the environment that the CLI of this name sees besides what every child sees; none for other children. */
function ownVariables(name, environment) {
    const facts = factsOf(name);
    if (facts === null)
        return [];
    const on = facts.variablesBySwitch.filter(({ variable }) => isSwitchedOn(environment[variable]));
    return [...facts.variables, ...on.flatMap(({ shows }) => shows)];
}
/** Every variable that belongs to some agent CLI, keys among them. Other children get one only by its full name. */
const AGENT_VARIABLES = AGENT_CLI_NAMES.flatMap((name) => {
    const { variables, variablesBySwitch } = AGENT_CLIS[name];
    return [...variables, ...variablesBySwitch.flatMap(({ shows }) => shows)];
});
const AGENT_KEYS = AGENT_CLI_NAMES.flatMap((name) => AGENT_CLIS[name].keys);
const ARGS_INPUTS = AGENT_CLI_NAMES.flatMap((cli) => {
    const { argsInput } = AGENT_CLIS[cli];
    return argsInput === undefined ? [] : [{ cli, input: argsInput }];
});
/** A list in words: `claude`, `copilot` or `replay`. */
function listInWords(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
/** The CLI that plays recordings in place of the others. */
const STAND_IN = AGENT_CLI_NAMES.find((name) => AGENT_CLIS[name].capabilities.standsIn);


/***/ }),

/***/ 27257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ shortStateName),
/* harmony export */   Nx: () => (/* binding */ workerIds),
/* harmony export */   SJ: () => (/* binding */ newAgent),
/* harmony export */   jk: () => (/* binding */ agentOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20979);
/* harmony import */ var _scope_full_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68251);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29861);





/** The agent with this id. An unknown id throws: it is a bug of ours. */
function agentOf(run, id) {
    const agent = run.agents[(0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(run.agents, id)];
    if (!agent)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC('INTERNAL', `No live agent "${id}" in run ${run.workflow_id}.`);
    return agent;
}
/** An agent that is about to enter its first state. */
function newAgent(id, state, cwd, change = {}) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({
        id,
        current_state: state,
        session_id: null,
        branch_from: null,
        stack: [],
        cwd,
        variables: {},
        pending_result: null,
        model_override: null,
        visits: {},
        status: 'active',
        retry_count: 0,
        error: null,
        turn: null,
        ask: null,
        answered_ask: null,
        cost_usd: 0,
        ...change,
    });
}
function shortStateName(state) {
    return state.replace(/\.(md|sh|ps1|bat)$/, '');
}
/**
 * The ids of new workers, and the parent's fork counter after them: `{parent}_{six letters of the state's own
 * name}{n}`, where n is that counter (spec 1.3). Where the letters end in digits, two counters could spell one id
 * (`a1`+`1`, `a`+`11`), so an id that is taken is passed over.
 */
function workerIds(run, parent, states) {
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).results;
    const taken = new Set();
    let counter = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.fork_counters, parent) ?? 0;
    const workers = states.map((state) => {
        let id;
        do {
            counter += 1;
            id = `${parent}_${lettersOf(state)}${counter}`;
        } while (taken.has(id) || ended.has(id) || (0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(run.agents, id) !== -1);
        taken.add(id);
        return { id, order: counter };
    });
    return { workers, counter };
}
function lettersOf(state) {
    return (0,_scope_full_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ownNameOf */ .Rc)(shortStateName(state))
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 6);
}


/***/ }),

/***/ 67149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ askAbout),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   z1: () => (/* binding */ askRepeat),
/* harmony export */   zU: () => (/* binding */ expireAsk)
/* harmony export */ });
/* unused harmony export rejectionOf */
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _graph_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64077);




/**
 * Follows a person's answer: to a question, on to the state that it named, with the answer as its input;
 * about a state with `effect: once`, the decision to repeat it or to go on elsewhere (spec 3.6); about a
 * graph's state, what it goes on with (spec 5.4).
 * @param resolve the state name that a target means; throws for one that means none
 * @throws UsageError for an answer that does not decide what was asked; ProtocolError from `resolve`.
 */
function answer(run, agentId, text, resolve) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const { ask, current_state: next } = agent;
    const told = answeredEvents(agent, text);
    const effect = effectOf(ask ?? { kind: 'question', next }, text, resolve);
    if ('turn' in effect) {
        const turn = agent.turn && { ...agent.turn, ...effect.turn };
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, { status: 'active', ask: null, turn }, ...told);
    }
    const answered = ask?.kind === 'repeat' ? {} : { answered_ask: ask?.id ?? null };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .enter */ .Ve)(effect.state, effect.input), ...answered }, ...told);
}
/**
 * Why a text does not decide what was asked, a sentence. Null where it does.
 * @param resolve as for `answer`; without a workflow at hand the name of a state is not looked at
 */
function rejectionOf(ask, text, resolve = (target) => target) {
    try {
        effectOf({ ...ask, next: '' }, text, resolve);
        return null;
    }
    catch (error) {
        if (error instanceof UsageError || error instanceof ProtocolError)
            return error.message;
        throw error;
    }
}
/** @throws UsageError, ProtocolError as `answer` */
function effectOf({ kind, required, next }, text, resolve) {
    if (kind === 'question')
        return { state: next, input: text };
    if (kind === 'repeat') {
        const effect = /^\s*repeat\s*$/i.test(text) ? { turn: { repeat: true } } : skipTo(text, resolve);
        if (effect !== null)
            return effect;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('Answer "repeat", or "skip to STATE" (with an input for it: "skip to STATE: text").');
    }
    const slip = kind === 'approval' ? (0,_graph_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .slipOfYes */ .Hx)(text) : null;
    if (slip !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(slip);
    if (required && text.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('An answer is needed.');
    return { turn: { [kind]: text } };
}
function answeredEvents({ id, current_state: state, ask }, text) {
    return ask === null ? [] : [{ type: 'answered', agent: id, state, ask_id: ask.id, answer: text }];
}
/**
 * Where `skip to STATE: text` leads. Null for any other text. A colon may belong to the name of a state of another workflow
 * (spec 7.2): the longest name that means something is meant.
 */
function skipTo(text, resolve) {
    const [, said] = /^\s*skip\s+to\s+([^\s:][\s\S]*)$/i.exec(text) ?? [];
    if (said === undefined)
        return null;
    const [word = ''] = /^\S+/.exec(said) ?? [];
    const rest = said.slice(word.length).trimStart();
    const whole = rest === '' ? [{ name: word, input: undefined }] : [];
    const colons = [...`${word}${rest.startsWith(':') ? ':' : ''}`.matchAll(/:/g)].reverse();
    const split = colons.map(({ index }) => {
        const name = word.slice(0, index);
        return { name, input: said.slice(said.indexOf(':', index) + 1).trimStart() };
    });
    const ways = [...whole, ...split];
    for (const [at, { name, input }] of ways.entries()) {
        try {
            return { state: resolve(name), input };
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd) || at === ways.length - 1)
                throw error;
        }
    }
    return null;
}
/**
 * Nobody has answered in time: the agent goes on where its question says (spec 4.5), without an input.
 * A question that names no such state goes on waiting.
 */
function expireAsk(run, agentId) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const next = agent.ask?.timeout_next ?? null;
    if (next === null)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const told = answeredEvents(agent, '').map((event) => ({ ...event, timed_out: true }));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .enter */ .Ve)(next, ''), answered_ask: agent.ask?.id ?? null }, ...told);
}
/** The agent waits for a person, and goes on with its current state when it has the answer. */
function askAbout(run, agentId, ask) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const open = { ...ask, next: agent.current_state, timeout_at: null, timeout_next: null };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .asking */ .os)(run, agent, open);
}
/** The agent waits for a person to decide whether a state that must not be repeated blindly is repeated. */
function askRepeat(run, agentId, ask) {
    const { current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const question = `${state} was cut off while it ran, and it must not be repeated blindly (effect: once). Look at what it has done. Answer "repeat" to run it again, or "skip to STATE" to go on there.`;
    return askAbout(run, agentId, { ...ask, kind: 'repeat', question });
}


/***/ }),

/***/ 29610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ costCap),
/* harmony export */   IT: () => (/* binding */ isBudgetSpent),
/* harmony export */   UP: () => (/* binding */ addUsd),
/* harmony export */   Y0: () => (/* binding */ meteredBudget),
/* harmony export */   hY: () => (/* binding */ addAmounts),
/* harmony export */   qr: () => (/* binding */ isOverBudget),
/* harmony export */   vA: () => (/* binding */ turnsAtOnce),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96163);

/** Amounts are sums of floats; a thousandth of a cent is not an overspending. */
const EPSILON_USD = 1e-9;
/** Two finite figures can add up to infinity, which JSON cannot write. Sums stop at the largest number instead. */
function addAmounts(a, b) {
    return Math.min(a + b, Number.MAX_VALUE);
}
/** Amounts are kept to twelve decimals, more than any price of a token has. */
const UNITS_PER_USD = 1e12;
/** A double holds no larger amount to all twelve decimals. */
const MAX_EXACT_USD = 1e3;
/**
 * Adds two amounts as people do: 0.1 and 0.2 are 0.3. The sum is the same in whatever order many are added, be it in
 * one run or in the jobs of several legs.
 */
function addUsd(a, b) {
    const sum = addAmounts(a, b);
    return sum < MAX_EXACT_USD ? Math.round(sum * UNITS_PER_USD) / UNITS_PER_USD : sum;
}
/** The sum of two usages. Where `b` is nothing, it is the very object `a`, so that no commit records a change. */
function addUsage(a, b) {
    if (Object.values(b).every((count) => count === 0))
        return a;
    return {
        input_tokens: addAmounts(a.input_tokens, b.input_tokens),
        output_tokens: addAmounts(a.output_tokens, b.output_tokens),
        cache_read_tokens: addAmounts(a.cache_read_tokens, b.cache_read_tokens),
        cache_write_tokens: addAmounts(a.cache_write_tokens, b.cache_write_tokens),
    };
}
/** What has been spent of the budget, and what may have been spent where nobody has told. USD. */
function spokenForUsd(run) {
    return run.total_cost_usd + (0,_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldUsd */ .y5)(run);
}
/**
 * What the meter holds a run to: its budget but for what is kept for legs that nobody has heard of. USD; 0 without a
 * budget, and next to nothing where all of it is kept.
 */
function meteredBudget(run) {
    return run.budget_usd > 0 ? Math.max(run.budget_usd - (0,_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldUsd */ .y5)(run), EPSILON_USD) : 0;
}
function isOverBudget(run) {
    return run.budget_usd > 0 && spokenForUsd(run) > run.budget_usd + EPSILON_USD;
}
/** Whether nothing is left to start another turn with. */
function isBudgetSpent(run) {
    return run.budget_usd > 0 && spokenForUsd(run) >= run.budget_usd - EPSILON_USD;
}
/**
 * How many turns may be at work at once (spec 3.5). A cap is only checked between requests, so there are as many as the
 * rest pays for if each costs what the most expensive one so far did; at least one.
 * @param mostExpensiveUsd 0 as long as no turn has cost anything
 */
function turnsAtOnce(run, mostExpensiveUsd) {
    if (run.budget_usd <= 0 || mostExpensiveUsd <= 0)
        return Number.POSITIVE_INFINITY;
    const unspent = run.budget_usd - spokenForUsd(run);
    return Math.max(1, Math.floor((unspent + EPSILON_USD) / mostExpensiveUsd));
}
/**
 * What a turn that starts now may cost at most, in USD; null without a budget. What is left after the caps of the turns
 * in flight is shared among those about to start. When those have reserved everything, the turn gets a fair share of
 * what is unspent: so it can start, and still cannot overshoot far.
 */
function costCap(run, capsInFlight, aboutToStart) {
    if (run.budget_usd <= 0)
        return null;
    const unspent = Math.max(0, run.budget_usd - spokenForUsd(run));
    const reserved = capsInFlight.reduce((sum, cap) => sum + cap, 0);
    const starting = Math.max(1, aboutToStart);
    const free = (unspent - reserved) / starting;
    const fair = unspent / (capsInFlight.length + starting);
    return Math.max(free, fair);
}


/***/ }),

/***/ 69381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  os: () => (/* binding */ asking),
  tD: () => (/* binding */ changed),
  xj: () => (/* binding */ endAgent),
  Ve: () => (/* binding */ enter),
  aW: () => (/* binding */ moved),
  M$: () => (/* binding */ recordsOf),
  vL: () => (/* binding */ sealAgent),
  BM: () => (/* binding */ sealRun),
  x4: () => (/* binding */ updateAgent),
  PF: () => (/* binding */ updateRun),
  yR: () => (/* binding */ updateTally)
});

// EXTERNAL MODULE: ./lib/core/state/agent-positions.js
var agent_positions = __webpack_require__(29861);
;// CONCATENATED MODULE: ./lib/core/state/growing.js
/**
 * A record by agent id that grows to thousands, like the results of a run: another entry costs the same however many
 * there are. All that have grown from one another share a list, and each knows how much of it is its own; so none of
 * them ever changes.
 */
class Growing {
    shared;
    places;
    size;
    asRecord = null;
    constructor(shared, places, size) {
        this.shared = shared;
        this.places = places;
        this.size = size;
    }
    static of(record) {
        const entries = Object.entries(record);
        return new Growing(entries, new Map(entries.map(([id], at) => [id, at])), entries.length);
    }
    has(id) {
        return (this.places.get(id) ?? this.size) < this.size;
    }
    get(id) {
        return this.has(id) ? this.shared[this.places.get(id)][1] : undefined;
    }
    with(id, value) {
        // Another record has grown from here already, or an existing entry is replaced.
        if (this.shared.length > this.size || this.places.has(id))
            return Growing.of({ ...this.record, [id]: value });
        this.places.set(id, this.size);
        this.shared.push([id, value]);
        return new Growing(this.shared, this.places, this.size + 1);
    }
    get entries() {
        return this.shared.slice(0, this.size);
    }
    get record() {
        this.asRecord ??= Object.fromEntries(this.entries);
        return this.asRecord;
    }
    /** The entries that are new or have changed since `earlier`, and the ids of those that are gone. */
    since(earlier) {
        if (earlier.shared === this.shared && earlier.size <= this.size)
            return { set: this.shared.slice(earlier.size, this.size), gone: [] };
        return {
            set: this.entries.filter(([id, value]) => !earlier.has(id) || earlier.get(id) !== value),
            gone: earlier.entries.flatMap(([id]) => (this.has(id) ? [] : [id])),
        };
    }
}

;// CONCATENATED MODULE: ./lib/core/state/versions.js
/**
 * A record whose entries are replaced all the time, like what each state has come to: another value costs the same
 * however many entries there are. All versions share one map, which the version that was looked at last has; each of
 * the others knows in which one entry it differs from its neighbour (Baker's rerooting). So none ever changes.
 */
class Versions {
    held;
    asRecord = null;
    constructor(held) {
        this.held = held;
    }
    static of(record) {
        return new Versions(new Map(Object.entries(record)));
    }
    get(name) {
        return this.map.get(name);
    }
    with(name, value) {
        const { map } = this;
        const entry = entryOf(map, name);
        const next = new Versions(map);
        this.held = { name, entry, next };
        map.set(name, value);
        return next;
    }
    get record() {
        this.asRecord ??= Object.fromEntries(this.map);
        return this.asRecord;
    }
    /** The entries of this version that are new or have changed since `earlier`; null when some are gone. */
    since(earlier) {
        const { map } = this;
        const names = new Set();
        let at = earlier;
        for (; !(at.held instanceof Map); at = at.held.next)
            names.add(at.held.name);
        if (at !== this)
            return difference(earlier.record, map);
        const changed = [];
        for (const name of names) {
            const entry = entryOf(map, name);
            if (entry === undefined)
                return null;
            changed.push([name, entry.value]);
        }
        return Object.fromEntries(changed);
    }
    /** The map with this version's entries. Afterwards all other versions lead to this one. */
    get map() {
        const way = [];
        let at = this;
        for (; !(at.held instanceof Map); at = at.held.next)
            way.push(at);
        const map = at.held;
        for (const version of way.reverse()) {
            const { name, entry, next } = version.held;
            next.held = { name, entry: entryOf(map, name), next: version };
            if (entry === undefined)
                map.delete(name);
            else
                map.set(name, entry.value);
            version.held = map;
        }
        return map;
    }
}
function entryOf(map, name) {
    return map.has(name) ? { value: map.get(name) } : undefined;
}
function difference(was, is) {
    if (!Object.keys(was).every((name) => is.has(name)))
        return null;
    return Object.fromEntries([...is].filter(([name, value]) => !Object.hasOwn(was, name) || was[name] !== value));
}

;// CONCATENATED MODULE: ./lib/core/change.js



// These are core's own tools for the functions that change a run. Nothing outside core imports them: those functions
// are all that can happen to a run (docs/architecture.md), and a test compares the list.
function sealRun(fields) {
    return fields;
}
function sealAgent(fields) {
    return fields;
}
/** Keyed by runs in which turns have begun. The records are made for those who ask for them, not in every step. */
const grown = new WeakMap();
/** Keyed, for all other runs, by the record that they have. */
const read = new WeakMap();
function recordsOf(run) {
    const { results, workers, states } = grown.get(run) ?? {};
    return {
        results: results ?? growing(run.results),
        workers: workers ?? growing(run.workers),
        states: states ?? versions(run.states),
    };
}
function versions(record) {
    let known = read.get(record);
    if (known === undefined) {
        known = Versions.of(record);
        read.set(record, known);
    }
    return known;
}
function growing(record) {
    let known = read.get(record);
    if (known === undefined) {
        known = Growing.of(record);
        read.set(record, known);
    }
    return known;
}
function updateRun(run, change) {
    const records = grown.get(run);
    if (records === undefined)
        return sealRun({ ...run, ...change });
    const { results, workers, states, ...others } = change;
    return withRecords(run, others, {
        results: results === undefined ? records.results : growing(results),
        workers: workers === undefined ? records.workers : growing(workers),
        states: states === undefined ? records.states : versions(states),
    });
}
/** Changes a state's tally, and whatever else of the run goes along with it. */
function updateTally(run, state, next, change) {
    const records = recordsOf(run);
    const states = records.states.with(state, next(records.states.get(state)));
    return withRecords(run, change, { ...records, states });
}
/**
 * Ends an agent.
 * @param result what it has delivered
 * @param worker how a join may take it; null when none may
 */
function endAgent(run, id, result, worker) {
    const agents = (0,agent_positions/* withoutAgent */.yC)(run.agents, (0,agent_positions/* positionOf */.df)(run.agents, id));
    const { results, workers, states } = recordsOf(run);
    return withRecords(run, { agents }, {
        results: results.with(id, result),
        workers: worker === null ? workers : workers.with(id, worker),
        states,
    });
}
function withRecords(run, change, records) {
    const fields = {};
    for (const key of Object.keys(run)) {
        if (key === 'results' || key === 'workers' || key === 'states')
            Object.defineProperty(fields, key, MADE[key]);
        else
            fields[key] = run[key];
    }
    const next = sealRun(Object.assign(fields, change));
    grown.set(next, records);
    return next;
}
const MADE = { results: madeOf('results'), workers: madeOf('workers'), states: madeOf('states') };
function madeOf(key) {
    return {
        enumerable: true,
        configurable: true,
        get() {
            return grown.get(this)?.[key].record;
        },
    };
}
/** Every other agent stays the very same object: by that the state file's writer knows which ones are new. */
function updateAgent(run, id, change) {
    const at = (0,agent_positions/* positionOf */.df)(run.agents, id);
    const agent = run.agents[at];
    if (agent === undefined)
        return run;
    return updateRun(run, { agents: (0,agent_positions/* withAgent */.Io)(run.agents, at, sealAgent({ ...agent, ...change })) });
}
/** A change that these events describe, and by which no agent enters a state. */
function changed(run, ...events) {
    return { run, events, start: [] };
}
/** A change by which an agent enters a state. */
function moved(run, { id }, change, ...events) {
    return { run: updateAgent(run, id, change), events, start: [id] };
}
/** A change by which an agent waits for a person. */
function asking(run, { id, current_state: state }, ask, change = {}) {
    const next = updateAgent(run, id, { ...change, status: 'asking', ask });
    return changed(next, { type: 'asked', agent: id, state, ask_id: ask.id, question: ask.question });
}
/** What every entry into a state resets: of the visit before, only session, stack and cwd are left. */
function enter(state, input) {
    return {
        current_state: state,
        pending_result: input ?? null,
        model_override: null,
        status: 'active',
        retry_count: 0,
        error: null,
        turn: null,
        ask: null,
        answered_ask: null,
        door: undefined,
        joined: undefined,
    };
}


/***/ }),

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ REASON_CODES),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   bd: () => (/* binding */ ProtocolError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   kc: () => (/* binding */ errorText),
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
    'OUTPUT_LIMIT',
    'IDLE_TIMEOUT',
    'MAX_TIME',
    'USAGE_LIMIT',
    'DEADLINE',
    'NEXT',
    'INTERRUPTED',
    'BUDGET',
    'MODEL_GATE',
    'MAX_VISITS',
    'MAX_STEPS',
    'JOIN_UNMET',
    'JOIN_FAILED',
    'FORKED',
    'LEG_LOST',
    'RESULT_INVALID',
    'ASK',
    'ASK_REJECTED',
    'DECLARED_FAILURE',
    'OUTSIDE_WORKSPACE',
    'MISSING_DIRECTORY',
    'WORKTREE_FAILED',
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
    'TEST_FAILED',
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
/** What people read about an error. Errors of theirs come without a stack trace, bugs of ours with one. */
function errorText(error) {
    if (error instanceof RaymondError)
        return error.located;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `internal error, please report it: ${detail}`;
}


/***/ }),

/***/ 96163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ ownLegOf),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   lb: () => (/* binding */ isInLegs),
/* harmony export */   pj: () => (/* binding */ isInRun),
/* harmony export */   r0: () => (/* binding */ workersIn),
/* harmony export */   rM: () => (/* binding */ openRound),
/* harmony export */   vw: () => (/* binding */ isUnbegun),
/* harmony export */   y5: () => (/* binding */ withheldUsd)
/* harmony export */ });
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20979);

// Workers that run in jobs of their own (spec 4.10). A plan's run holds them, `fan_out.rounds` says which leg has which,
// and each leg's run has nothing but its own (`fan_out.leg`).
/** The last round, unless a resume runs its workers here; null without one. */
function openRound(run) {
    const last = run.fan_out?.rounds.at(-1);
    return last === undefined || last.given_up ? null : last;
}
/** Which leg's run this is; null for a run that is no leg's. */
function ownLegOf(run) {
    return run.fan_out?.leg ?? null;
}
/** Whether a worker has been forked and has not come to its first state. */
function isUnbegun(agent) {
    return (agent.forked !== undefined &&
        agent.status === 'active' &&
        agent.turn === null &&
        agent.session_id === null &&
        agent.stack.length === 0 &&
        agent.raised === undefined &&
        Object.keys(agent.visits).length === 0);
}
/** Whether an agent is one of these workers, or was forked by one, however deep. */
function descendantsOf(workers) {
    const known = new Set(workers);
    if (known.size === 0)
        return () => false;
    return (agentId) => {
        // Ids nest (spec 1.3): of `main_a1_b2` these are itself, `main_a1` and `main`.
        for (let end = agentId.length; end > 0; end = agentId.lastIndexOf('_', end - 1))
            if (known.has(agentId.slice(0, end)))
                return true;
        return false;
    };
}
/** Whether an agent is a leg's, or was forked by one that is. */
function isInLegs(run) {
    return descendantsOf((run.fan_out?.rounds ?? []).filter(isOpen).flatMap(({ legs }) => workersIn(legs)));
}
function workersIn(legs) {
    return legs.flatMap(({ workers }) => workers);
}
/** The shares of legs whose cost nobody has told. Each counts as spent as a whole (spec 4.10). USD. */
function withheldUsd({ fan_out: fanOut }) {
    let withheld = 0;
    for (const round of fanOut?.rounds ?? [])
        for (const leg of isOpen(round) ? round.legs : [])
            if (leg.attempts.length === 0)
                withheld += leg.share_usd ?? 0;
    return withheld;
}
function isOpen({ given_up: givenUp }) {
    return givenUp !== true;
}
/** Whether a worker is still an agent of the run, or has ended and was not joined. */
function isInRun(run, worker) {
    return run.agents.some(({ id }) => id === worker) || (0,_own_value_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(run.workers, worker) !== undefined;
}


/***/ }),

/***/ 64077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ readDecision),
/* harmony export */   Ed: () => (/* binding */ manualChoice),
/* harmony export */   Hx: () => (/* binding */ slipOfYes),
/* harmony export */   LP: () => (/* binding */ isEnough),
/* harmony export */   Td: () => (/* binding */ approvalName),
/* harmony export */   Vs: () => (/* binding */ feedbackText),
/* harmony export */   kt: () => (/* binding */ decisionVariables),
/* harmony export */   uf: () => (/* binding */ feedbackFrom),
/* harmony export */   zP: () => (/* binding */ approvalText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6529);



/** What a person is asked: the question, filled in, and how to answer it (spec 5.4). */
function approvalText(question) {
    return `${question.trim()}\n\nAnswer "approve" (or nothing at all) to go on. Everything else is a no, and the reason for it.`;
}
const YES = /^(?:passed|approved?|yes|y|ok)$/i;
const NO = /^(?:failed|reject(?:ed)?|no|n)$/i;
const WITH_REASON = /^(passed|approved?|failed|reject(?:ed)?)\s*:\s*([\s\S]*)$/i;
/**
 * What an answer to an approval means. Nothing is a yes, as in Raili, and so are "approve" and the like. A word can
 * carry a reason: `approve: nice`, `FAILED: tests are missing`. Anything else is a no, with itself as the reason.
 */
function readDecision(answer) {
    const text = answer.trim();
    if (text === '' || YES.test(text))
        return { chosen: 'PASSED', reason: '' };
    if (NO.test(text))
        return { chosen: 'FAILED', reason: '' };
    const [, word, reason] = WITH_REASON.exec(text) ?? [];
    if (word === undefined || reason === undefined)
        return { chosen: 'FAILED', reason: text };
    return { chosen: YES.test(word) ? 'PASSED' : 'FAILED', reason: reason.trim() };
}
/**
 * Asks back about one word that is a letter or two off a yes, since to take it for a no would cost a whole round. Null
 * for every other answer.
 */
function slipOfYes(answer) {
    const text = answer.trim();
    const [, word] = /^(\p{L}{4,})[.!]?$/u.exec(text) ?? [];
    if (word === undefined || YES.test(text) || NO.test(text))
        return null;
    const isNear = ['approve', 'approved', 'passed'].some((yes) => (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .YC)(yes, word.toLowerCase()) <= 2);
    return isNear ? `Did you mean approve? A no may be given as \`FAILED: ${text}\`.` : null;
}
/** The decision that `RAILI_MANUAL_CHOICE` makes for everybody; null without it. @throws UsageError */
function manualChoice(environment) {
    const choice = environment.RAILI_MANUAL_CHOICE?.trim() ?? '';
    if (choice === '')
        return null;
    if (choice === 'PASSED' || choice === 'FAILED')
        return { chosen: choice, reason: '' };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`RAILI_MANUAL_CHOICE must be PASSED or FAILED, not "${choice}".`);
}
/** The start of the names of a state's approval variables: `check-done` keeps its reasons in `CHECK_DONE_…`. */
function approvalName(state) {
    return (0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(state);
}
/** What a decision sets: its reason, and the other of the two variables empty (spec 5.11), so that both can be used. */
function decisionVariables({ variables: names }, { chosen, reason }) {
    const other = chosen === 'PASSED' ? 'FAILED' : 'PASSED';
    return Object.fromEntries(names.flatMap((name) => [
        [`${name}_${chosen}`, reason],
        [`${name}_${other}`, ''],
    ]));
}
/** What a person is asked for a state's `feedback`, its question filled in (spec 5.4). */
function feedbackText(question, { required }) {
    return required ? `${question.trim()}\n\nAn answer is needed.` : question.trim();
}
/** Whether a text will do as feedback. */
function isEnough(text, { required }) {
    return !required || text.trim() !== '';
}
/** The answer that the environment gives; null when it gives none. */
function feedbackFrom(environment, { variable }) {
    return environment[`RAILI_FEEDBACK_${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(variable)}`] ?? null;
}


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ unsetIn),
/* harmony export */   CP: () => (/* binding */ loggedInputs),
/* harmony export */   Ft: () => (/* binding */ references),
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   Ji: () => (/* binding */ renameReferences),
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   TH: () => (/* binding */ replaceReferences),
/* harmony export */   iU: () => (/* binding */ upperName),
/* harmony export */   nN: () => (/* binding */ VARIABLE_NAME),
/* harmony export */   vv: () => (/* binding */ railiEnvironment)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** What a variable can be called, as the inside of a regular expression. */
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_-]*';
const REFERENCE = new RegExp(`\\$\\$|\\$\\{[ \\t]*(${VARIABLE_NAME})[ \\t]*\\}`, 'g');
/** The variable's name in the environment is `RAILI_VAR_<this>`. Two names that share one are one variable. */
function upperName(name) {
    return name.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
}
/** A variable's value by its exact name, else by the same name in another case; undefined when it is not set. */
function variableIn(variables, name) {
    if (Object.hasOwn(variables, name))
        return variables[name];
    const wanted = upperName(name);
    const other = Object.keys(variables).find((key) => upperName(key) === wanted);
    return other === undefined ? undefined : variables[other];
}
/** The name of each `${name}` in a text, once; `$${name}` is no reference. */
function references(text) {
    const names = [...text.matchAll(REFERENCE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    return [...new Set(names)];
}
/** Replaces each `${name}`, and `$$` by `$`, in one pass: what is put in is not searched again. */
function replaceReferences(text, replace) {
    return text.replace(REFERENCE, (_, name) => (name === undefined ? '$' : replace(name)));
}
/**
 * Fills in `${name}` in a prompt or a question (spec 5.6): a variable that is not set is empty, and
 * `onUnset` hears of it once. `$$` is a literal `$`.
 */
function interpolate(text, variables, onUnset = () => { }) {
    for (const name of unsetIn(text, variables))
        onUnset(name);
    return replaceReferences(text, (name) => variableIn(variables, name) ?? '');
}
/** The names in a text that have no value: they fail a state whose `args` or `directory` it is (spec 5.6). */
function unsetIn(text, variables) {
    return references(text).filter((name) => variableIn(variables, name) === undefined);
}
/** The same text with other names in its references; `$$` stays as it is written. */
function renameReferences(text, rename) {
    return text.replace(REFERENCE, (whole, name) => name === undefined ? whole : `\${${rename(name)}}`);
}
/** In bytes. A longer string in the environment makes exec fail (128 KiB on Linux). */
const MAX_VALUE_BYTES = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.graphVariable.value;
/**
 * What every child process sees of the variables: each as `RAILI_VAR_<NAME>` (spec 5.6). `tooLong` names those whose
 * values are too long to be passed; the child gets nothing for them.
 */
function railiEnvironment(variables) {
    const tooLong = Object.keys(variables).filter((name) => byteLength(variables[name]) > MAX_VALUE_BYTES);
    const passed = Object.entries(variables).filter(([name]) => !tooLong.includes(name));
    // The operating system cannot pass a NUL.
    const env = passed.map(([name, value]) => [`RAILI_VAR_${upperName(name)}`, value.replaceAll('\0', '')]);
    return { env: Object.fromEntries(env), tooLong };
}
function byteLength(text) {
    // No character takes more than three bytes for each of its code units.
    return text.length * 3 <= MAX_VALUE_BYTES ? text.length : new TextEncoder().encode(text).length;
}
/** The values of inputs that say `log: true` (spec 5.2). They are shown at the start, and kept with the run. */
function loggedInputs(graph, values = {}) {
    const logged = (graph?.inputs ?? []).filter(({ name, log }) => log && Object.hasOwn(values, name));
    return Object.fromEntries(logged.map(({ name }) => [name, values[name]]));
}


/***/ }),

/***/ 13386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ passJoin),
/* harmony export */   N: () => (/* binding */ dropStopped),
/* harmony export */   Pu: () => (/* binding */ nextJoinTimeout),
/* harmony export */   QE: () => (/* binding */ reviseJoins),
/* harmony export */   Zv: () => (/* binding */ isSatisfiedOnArrival),
/* harmony export */   bO: () => (/* binding */ arriveAtJoin),
/* harmony export */   bw: () => (/* binding */ expiredJoins),
/* harmony export */   qF: () => (/* binding */ expireJoin)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29861);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53327);
/* harmony import */ var _text_earliest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(762);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6927);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23697);
/* harmony import */ var _workers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28339);








/**
 * The agent comes to a state with a join. That is the entry, and counts as the visit.
 * @param join its `timeout_goto` is a state's name already
 * @param now ISO 8601
 */
function arriveAtJoin(run, agentId, join, now) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const visits = (0,_visits_js__WEBPACK_IMPORTED_MODULE_4__/* .countVisit */ .jQ)(agent, agent.current_state);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { status: 'waiting', door: doorOf(join, now), visits });
}
/** Whether an agent that comes to this join has nobody to wait for, whoever it has just forked (spec 7.1). */
function isSatisfiedOnArrival(run, agent, { of }) {
    return of !== 'all' && (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .workersAtDoor */ .dY)(run, agent).completed.length >= of;
}
/**
 * Applies what the workflow says of its joins now, as a resume does. An agent that still waits does so by that,
 * counting its time from its arrival. Where there is no join any more, it goes in with no workers handed over: they
 * stay for the next join.
 * @param joinOf a state's join, its `timeout_goto` a state's name already
 */
function reviseJoins(run, joinOf) {
    return run.agents.reduce((next, { id, current_state: state, status, door }) => {
        if (door === undefined || door.closed)
            return next;
        const join = joinOf(state);
        if (join === undefined)
            return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(next, id, {
                status: status === 'waiting' ? 'active' : status,
                door: undefined,
                joined: [],
            });
        const revised = doorOf(join, door.arrived_at);
        return isEqual(revised, door) ? next : (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(next, id, { door: revised });
    }, run);
}
function doorOf(join, arrived) {
    const timeout = join.timeout === undefined ? null : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(join.timeout);
    return {
        of: join.of,
        failed: join.failed,
        arrived_at: arrived,
        timeout_at: timeout === null ? null : new Date(Date.parse(arrived) + timeout).toISOString(),
        timeout_goto: join.timeout_goto ?? null,
    };
}
function isEqual(one, other) {
    return ['of', 'failed', 'timeout_at', 'timeout_goto'].every((key) => one[key] === other[key]);
}
/** Lets an agent that waits at a join through as soon as enough of its workers have ended. */
function passJoin(run, agentId) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const { door, current_state: state } = agent;
    if (door === undefined)
        return entered(run, agent);
    if (door.closed)
        return enterClosed(run, agent);
    const workers = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .workersAtDoor */ .dY)(run, agent);
    switch (standing(door, workers)) {
        case 'open':
            return {
                ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run, {
                    ...{ type: 'joining', agent: agentId, state, ...(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .countEnded */ .CU)(workers), until: door.timeout_at },
                }),
                verdict: { kind: 'waiting' },
            };
        case 'unmet':
            return { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run), verdict: { kind: 'unmet', error: unmet(agent, door, workers) } };
        case 'satisfied': {
            const closed = closeDoor(run, agent, door, workers);
            const passed = enterClosed(closed.run, (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(closed.run, agentId));
            return passed.verdict.kind === 'stopping'
                ? { ...passed, verdict: { kind: 'stopping', stopped: closed.stopped } }
                : passed;
        }
    }
}
/** The time of a join is up: the agent goes elsewhere, and its workers stay for the next join. */
function expireJoin(run, agentId) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const { door, current_state: state } = agent;
    const to = door?.timeout_goto;
    if (to == null || door?.closed)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const entry = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .enter */ .Ve)(to, agent.pending_result ?? undefined);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, entry, { type: 'join_timeout', agent: agentId, state, to });
}
/**
 * A stopped worker's turn has ended and been counted, so the worker leaves the run.
 * @returns who may have waited for that
 */
function dropStopped(run, agentId) {
    const stopped = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const waiting = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .ancestorsOf */ .Gw)(agentId).filter((id) => agentIn(run, id)?.door?.closed);
    const counted = waiting.reduce((next, id) => withCostOf(next, id, stopped), run);
    const agents = (0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutAgent */ .yC)(counted.agents, (0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(counted.agents, agentId));
    const told = { type: 'stopped', agent: agentId, state: stopped.current_state };
    return { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(counted, { agents }), told), waiting };
}
/** The agents whose join has run out of time. @param now ISO 8601 */
function expiredJoins(run, now) {
    return run.agents
        .filter(({ door }) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .mayExpire */ .xo)(door) && Date.parse(door.timeout_at) <= Date.parse(now))
        .map(({ id }) => id);
}
/** The next time at which a join runs out of time, ISO 8601. */
function nextJoinTimeout({ agents }) {
    return (0,_text_earliest_js__WEBPACK_IMPORTED_MODULE_7__/* .earliest */ .Q)(agents.map(({ door }) => ((0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .mayExpire */ .xo)(door) ? door.timeout_at : null)));
}
/** With `fail` and a failed worker the door stays shut, since a resume tries the worker again. */
function standing(door, workers) {
    const { ended, all } = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .countEnded */ .CU)(workers);
    if (all === 0)
        return 'satisfied';
    if (workers.completed.length >= (door.of === 'all' ? all : door.of))
        return 'satisfied';
    const isHopeless = door.failed === 'fail' && door.of !== 'all' && all < door.of;
    if (isHopeless && (ended === all || workers.failed.length > 0))
        return 'unmet';
    if (ended < all)
        return 'open';
    return door.failed === 'accept' ? 'satisfied' : 'open';
}
function unmet({ current_state: state }, { of }, workers) {
    const { all } = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .countEnded */ .CU)(workers);
    return {
        code: 'JOIN_UNMET',
        message: `${state} joins ${of} workers, and only ${all} were forked: the join can never be satisfied. Ask for fewer, or say \`failed: accept\`.`,
    };
}
/** Hands over the workers that have ended, and marks the others, with all that they have forked, as stopped. */
function closeDoor(run, agent, door, { live, failed, completed }) {
    const joined = [
        ...completed.map(([id, worker]) => ({ id, ...worker })),
        ...failed.map((worker) => (0,_workers_js__WEBPACK_IMPORTED_MODULE_6__/* .joinedAs */ .K6)(worker, 'failed')),
        ...live.map((worker) => (0,_workers_js__WEBPACK_IMPORTED_MODULE_6__/* .joinedAs */ .K6)(worker, 'stopped')),
    ].sort((a, b) => a.order - b.order);
    const surplus = new Set(live.map(({ id }) => id));
    const taken = new Set(failed.map(({ id }) => id));
    // A worker that is stuck at its own door goes with all that it has forked, like one that is stopped.
    const roots = new Set([...surplus, ...failed.filter(({ door }) => door !== undefined).map(({ id }) => id)]);
    const isSurplus = (id) => surplus.has(id) || (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .ancestorsOf */ .Gw)(id).some((each) => roots.has(each));
    const agents = run.agents.flatMap((other) => {
        if (other.id === agent.id) {
            return [(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({ ...other, door: { ...door, closed: true }, joined })];
        }
        if (taken.has(other.id))
            return [];
        if (roots.size === 0 || !isSurplus(other.id))
            return [other];
        return [(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({ ...other, status: 'stopped', ask: null, door: undefined })];
    });
    const gone = new Set(completed.map(([id]) => id));
    const workers = Object.fromEntries(Object.entries(run.workers).filter(([id]) => !gone.has(id)));
    const stopped = agents.filter(({ id }) => isSurplus(id));
    return { run: (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(run, { agents, workers }), stopped: stopped.map(({ id }) => id) };
}
function enterClosed(run, agent) {
    const isStopping = run.agents.some(({ id, status }) => status === 'stopped' && (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .isDescendant */ .K9)(id, agent.id));
    if (isStopping)
        return { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run), verdict: { kind: 'stopping', stopped: [] } };
    return entered((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agent.id, { status: 'active', door: undefined, error: null }), agent);
}
function entered(run, { id, current_state: state, joined = [] }) {
    const workers = joined.map(({ id, status }) => ({ id, status }));
    return {
        ...{ run, events: [{ type: 'joined', agent: id, state, workers }], start: [id] },
        verdict: { kind: 'entered', workers: joined },
    };
}
/** Adds what a stopped worker's last turn has cost, which is known only now. */
function withCostOf(run, waiting, { id, cost_usd }) {
    const { joined = [] } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, waiting);
    const at = joined.findIndex((worker) => worker.id === id);
    if (at === -1)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, waiting, { joined: joined.with(at, { ...joined[at], cost_usd }) });
}
function agentIn(run, id) {
    return run.agents[(0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(run.agents, id)];
}


/***/ }),

/***/ 23697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ countEnded),
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   JG: () => (/* binding */ failedAt),
/* harmony export */   K9: () => (/* binding */ isDescendant),
/* harmony export */   Ln: () => (/* binding */ settledFailures),
/* harmony export */   ZD: () => (/* binding */ isStuck),
/* harmony export */   dY: () => (/* binding */ workersAtDoor),
/* harmony export */   xo: () => (/* binding */ mayExpire)
/* harmony export */ });
/* unused harmony export joinProgress */
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29861);
/* harmony import */ var _workers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28339);



// This file says which agents the failures of a run hold up (spec 7.1), and which failures nobody has to mend (spec
// 3.4).
/** How an agent's workers count for its door. A worker that a failure holds up for good counts as failed. */
function workersAtDoor(run, agent) {
    const { live, failed, completed } = (0,_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .workersOf */ .N)(run, agent);
    const stuck = new Set(live.filter((worker) => isStuck(run, worker)));
    if (stuck.size === 0)
        return { live, failed, completed };
    return {
        live: live.filter((worker) => !stuck.has(worker)),
        failed: [
            ...failed,
            ...live.filter((worker) => stuck.has(worker)).map((worker) => countedAsFailed(run, worker)),
        ],
        completed,
    };
}
function countEnded({ live, failed, completed }) {
    const ended = failed.length + completed.length;
    return { ended, all: ended + live.length };
}
/** How many of an agent's workers have ended, and of how many; null for an agent that waits at no join. */
function joinProgress(run, agent) {
    return agent.door === undefined ? null : countEnded(workersAtDoor(run, agent));
}
/** Whether an agent waits at a door that a failure keeps shut, while nothing that it has forked can run any more. */
function isStuck(run, { id, status, door }) {
    if (!mayNotGoOn({ status, door }) || status !== 'waiting')
        return false;
    const below = run.agents.filter((other) => isDescendant(other.id, id));
    return below.some((other) => other.status === 'failed') && below.every(mayNotGoOn);
}
function mayNotGoOn({ status, door }) {
    if (status === 'failed')
        return true;
    return status === 'waiting' && door !== undefined && !door.closed && !mayExpire(door);
}
/**
 * The agents whose failures do not fail the run: workers whose join accepts failures, or is satisfied without them. A
 * resume leaves them as they are.
 */
function settledFailures(run) {
    const failed = run.agents.filter(({ status }) => status === 'failed');
    const passable = new Map();
    const isPassable = (id) => {
        const known = passable.get(id) ?? isPassedByDoor(run, id, isPassable);
        passable.set(id, known);
        return known;
    };
    return new Set(failed.filter(({ forked }) => forked !== undefined && isPassable(forked.parent)).map(({ id }) => id));
}
/** Whether the failures of this agent's workers are none of the run's. */
function isPassedByDoor(run, id, isPassable) {
    const agent = run.agents[(0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionOf */ .df)(run.agents, id)];
    if (agent?.status !== 'waiting' || agent.door === undefined)
        return false;
    const { of, failed, closed } = agent.door;
    if (closed || failed === 'accept')
        return true;
    const { completed, live } = workersAtDoor(run, agent);
    if (of !== 'all' && completed.length + live.length >= of)
        return true;
    // The agent itself counts as failed, for a door further up.
    const parent = (0,_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(agent);
    return parent !== null && isStuck(run, agent) && isPassable(parent);
}
function countedAsFailed(run, agent) {
    const first = run.agents
        .filter(({ id, status }) => status === 'failed' && isDescendant(id, agent.id))
        .reduce((before, other) => (failedAt(other) < failedAt(before) ? other : before));
    const { code, message = '', at } = first.error ?? {};
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({
        ...agent,
        error: {
            code: 'JOIN_FAILED',
            message: `It waits at ${agent.current_state} for workers of which ${first.id} has failed: ${code}: ${message}`,
            ...(at !== undefined && { at }),
        },
    });
}
/** When an agent failed, ISO 8601. Where nobody has noted it, this sorts before every time. */
function failedAt({ error }) {
    return error?.at ?? '';
}
/** Whether the wait may time out: an agent that has nowhere to go waits on, whatever the time. */
function mayExpire(door) {
    if (door === undefined || door.closed)
        return false;
    return door.timeout_at !== null && door.timeout_goto !== null;
}
/** The ids of an agent's ancestors. Ids nest (spec 1.3): for `main_a1_b2` these are `main` and `main_a1`. */
function ancestorsOf(id) {
    const names = id.split('_');
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('_'));
}
function isDescendant(id, ancestor) {
    return id.startsWith(`${ancestor}_`);
}


/***/ }),

/***/ 28339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ joinedAs),
/* harmony export */   MN: () => (/* binding */ withHandedUp),
/* harmony export */   N: () => (/* binding */ workersOf),
/* harmony export */   Rn: () => (/* binding */ asEnded),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


function workersOf(run, agent) {
    const mine = (of) => of !== undefined && of.parent === agent.id && of.depth >= agent.stack.length;
    const mineLive = run.agents.filter(({ forked, status }) => status !== 'stopped' && mine(forked));
    return {
        live: mineLive.filter(({ status }) => status !== 'failed'),
        failed: mineLive.filter(({ status }) => status === 'failed'),
        completed: (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => mine(worker)),
    };
}
function parentOf(agent) {
    return agent.forked?.parent ?? null;
}
/** How a join may take an agent that has ended with its result; null for an agent that is nobody's worker. */
function asEnded(agent, typed) {
    if (agent.forked === undefined)
        return null;
    return { ...endedAs(agent, agent.forked, 'completed'), ...(typed && { typed }) };
}
/** Hands the workers that a returning subroutine has forked and not joined to its caller. */
function withHandedUp(run, agent) {
    if ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(run.fork_counters, agent.id) === undefined)
        return {};
    const depth = agent.stack.length - 1;
    const isDeeper = (of) => of !== undefined && of.parent === agent.id && of.depth > depth;
    const agents = run.agents.map((other) => other.forked !== undefined && isDeeper(other.forked)
        ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...other, forked: { ...other.forked, depth } })
        : other);
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => isDeeper(worker));
    if (ended.length === 0)
        return { agents };
    const raised = Object.fromEntries(ended.map(([id, worker]) => [id, { ...worker, depth }]));
    return { agents, workers: { ...run.workers, ...raised } };
}
function joinedAs(worker, status) {
    return { id: worker.id, ...endedAs(worker, worker.forked, status) };
}
function endedAs(agent, { parent, depth, order }, status) {
    return {
        parent,
        depth,
        order,
        status,
        state: agent.current_state,
        variables: agent.variables,
        cost_usd: agent.cost_usd,
        error: status === 'failed' ? agent.error : null,
    };
}


/***/ }),

/***/ 63544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ DEFAULT_PERMISSION_MODE),
/* harmony export */   Hj: () => (/* binding */ LAUNCH_DEFAULTS),
/* harmony export */   K2: () => (/* binding */ choicesNamed),
/* harmony export */   Nn: () => (/* binding */ dashedName),
/* harmony export */   P4: () => (/* binding */ chooseLaunch),
/* harmony export */   RO: () => (/* binding */ PERMISSION_MODES),
/* harmony export */   T7: () => (/* binding */ DEFAULT_DRAIN_TIME),
/* harmony export */   bl: () => (/* binding */ KEY_PLACES),
/* harmony export */   cU: () => (/* binding */ choicesOf),
/* harmony export */   mD: () => (/* binding */ chosenBy),
/* harmony export */   qY: () => (/* binding */ choicesForStates),
/* harmony export */   te: () => (/* binding */ agentAskedFor)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);
/* harmony import */ var _settings_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88039);




/** Claude Code's names for what an agent may do without asking. Those of other CLIs are derived from them. */
const PERMISSION_MODES = [
    ...['acceptEdits', 'auto', 'bypassPermissions', 'default', 'dontAsk', 'manual', 'plan'],
];
/** Where the keys of agent CLIs are: held by the meter, or in the CLIs' own environment (spec 9.2). */
const KEY_PLACES = ['proxy', 'environment'];
/** What agents may do without asking, where neither the command line nor the workflow says. */
const DEFAULT_PERMISSION_MODE = 'acceptEdits';
/**
 * What holds where nobody has said otherwise (spec 3.8, 4.1). The flag table, the input table and so the help,
 * action.yml and the reference's tables are made of these.
 */
const LAUNCH_DEFAULTS = {
    agent: _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_AGENT_CLI */ .rB,
    model: null,
    effort: null,
    recording: null,
    permission_mode: null,
    dangerously_skip_permissions: false,
    tools: null,
    allow: null,
    deny: [],
    mcp: null,
    timeout: 600,
    concurrency: 4,
    max_steps: _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.steps.value,
    max_forks: _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FORKS */ .pr,
    on_limit: 'auto',
    max_wait: 600,
    env_allow: [],
    keys: null,
    budget_usd: 10,
};
/** For how long before a deadline no new state starts, by default. Seconds. */
const DEFAULT_DRAIN_TIME = 300;
/** The name of an option on the command line and among the inputs. */
function dashedName(option) {
    return option.replaceAll('_', '-');
}
/** What the flags, or the inputs, say of the choices that have their names; the budget's differs. */
function choicesNamed(given) {
    const names = Object.keys(LAUNCH_DEFAULTS);
    return Object.fromEntries(names.map((name) => [name, given[dashedName(name)]]));
}
/**
 * Merges the choices of several sources, the strongest first: for each choice, the first source that has it counts,
 * else the default. Denied rules add up (spec 7.5). The orders are: command line, options file, manifest; inputs,
 * manifest; command line, the run's own options (spec 2.2, 3.8, 4.8).
 */
function chooseLaunch(...sources) {
    const names = Object.keys(LAUNCH_DEFAULTS);
    const first = Object.fromEntries(names.map((name) => [name, firstOf(name, sources) ?? LAUNCH_DEFAULTS[name]]));
    const model = (0,_settings_models_js__WEBPACK_IMPORTED_MODULE_3__/* .keptModels */ .b_)(sources.map(({ model }) => model), first.agent);
    return { ...first, model, deny: [...new Set(sources.flatMap(({ deny }) => deny ?? []))] };
}
function firstOf(name, sources) {
    return sources.map((source) => source[name]).find((value) => value !== undefined && value !== null);
}
/** A workflow's manifest as one of the sources (spec 2.2). */
function choicesOf(manifest) {
    const { agent, model, effort, budget, tools, keys } = manifest;
    return { agent, model, effort, budget_usd: budget, tools, keys };
}
/** What a workflow's manifest may say for its own states, also where another workflow uses it (spec 7.2). */
const PER_WORKFLOW = ['agent', 'model', 'effort', 'tools'];
/** Which of these a person has chosen by command line or input: such a choice holds for states of every workflow. */
function chosenBy(source) {
    return PER_WORKFLOW.filter((name) => source[name] !== undefined && source[name] !== null);
}
/**
 * What holds for the states of a workflow that say nothing themselves: a person's choice, else the workflow's own
 * manifest, else that of the run's workflow, else the default (spec 7.5).
 */
function choicesForStates(launch, manifest) {
    // Older state files do not say what was chosen, and know no other workflow's manifest.
    const { chosen = PER_WORKFLOW } = launch;
    const own = (name) => chosen.includes(name) ? undefined : manifest[name];
    // A CLI that stands in for others does so in every workflow.
    const agent = agentAskedFor(launch.agent) === undefined ? launch.agent : (own('agent') ?? launch.agent);
    const ofRun = (0,_settings_models_js__WEBPACK_IMPORTED_MODULE_3__/* .modelsByCli */ .SU)([launch.model], launch.agent);
    const ofManifest = (0,_settings_models_js__WEBPACK_IMPORTED_MODULE_3__/* .modelsByCli */ .SU)([manifest.model], agent);
    return {
        agent,
        models: chosen.includes('model') ? { ...ofManifest, ...ofRun } : { ...ofRun, ...ofManifest },
        effort: own('effort') ?? launch.effort,
        tools: own('tools') ?? launch.tools,
    };
}
/** The agent CLI that a workflow is opened for. A CLI that stands in for others leaves the choice to the workflow. */
function agentAskedFor(agent) {
    return agent == null || (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(agent)?.capabilities.standsIn ? undefined : agent;
}


/***/ }),

/***/ 27910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/* unused harmony export limitsPage */
const KIB = 1024;
const MIB = 1024 * KIB;
const YEAR_SECONDS = 365 * 24 * 3600;
const LIMITS = {
    message: {
        value: null,
        unit: 'bytes',
        of: 'a final message',
        atIt: 'It is read in linear time, whatever stands in it.',
        test: ['test/core/protocol/tags-properties.test.ts', '10 MB of adversarial text'],
    },
    forks: {
        value: 256,
        unit: 'of them',
        of: 'workers that one message starts, unless `--max-forks` says otherwise',
        atIt: 'INVALID_TRANSITION, which says how many came; a prompt is reminded.',
        test: ['test/core/protocol/tags.test.ts', '256 of them, and not one more'],
    },
    attributes: {
        value: 100,
        unit: 'of them',
        of: "attributes of a tag, a worker's variables among them",
        atIt: 'INVALID_TRANSITION; a prompt is reminded.',
        test: ['test/core/limits.test.ts', 'a hundred attributes, and not one more'],
    },
    print: {
        value: 64 * KIB,
        unit: 'characters',
        of: 'a `<print>`',
        atIt: 'It is not shown; the next is found again.',
        test: ['test/core/protocol/tags-print.test.ts', 'one of 64 kB is shown, a longer one dropped'],
    },
    stateName: {
        value: 255,
        unit: 'characters',
        of: "a state's name",
        atIt: 'INVALID_TRANSITION in a tag, an error at the start in a document.',
        test: ['test/core/limits.test.ts', 'a name of 255 characters, and not one more'],
    },
    askTimeout: {
        value: 10 * YEAR_SECONDS,
        unit: 'seconds',
        of: 'the `timeout` of an `<ask>`',
        atIt: 'INVALID_TRANSITION; a prompt is reminded.',
        test: ['test/core/limits.test.ts', 'a question may wait ten years, and no day longer'],
    },
    joinTimeout: {
        value: 10 * YEAR_SECONDS,
        unit: 'seconds',
        of: 'the `timeout` of a `join`',
        atIt: 'An error at the start, with file and line.',
        test: ['test/core/limits.test.ts', 'a join may wait ten years, and no day longer'],
    },
    stack: {
        value: null,
        unit: 'of them',
        of: 'calls within calls',
        atIt: 'A commit tells the one that comes or goes, not all; `max_visits`, `--max-steps` and the budget bound them.',
        test: ['test/core/step.properties.test.ts', 'stack depth changes by one at most'],
    },
    agents: {
        value: null,
        unit: 'of them',
        of: 'agents of a run',
        atIt: '`--concurrency` of them work at once (4 unless you say otherwise), the others wait their turn.',
        test: ['test/core/step.test.ts', 'a hundred thousand in one step'],
    },
    steps: {
        value: 10_000,
        unit: 'of them',
        of: 'states that a run enters, unless `--max-steps` says otherwise',
        atIt: 'The run ends `failed` (MAX_STEPS); a resume with a larger number goes on.',
        test: ['test/runtime/orchestrator.test.ts', '--max-steps ends an endless run of free scripts'],
    },
    reminders: {
        value: 3,
        unit: 'of them',
        of: 'reminders in one visit of a state',
        atIt: 'The agent fails with what was wrong; a resume gives it as many again.',
        test: ['test/runtime/orchestrator.test.ts', 'after three reminders the agent fails'],
    },
    attempts: {
        value: 3,
        unit: 'of them',
        of: 'attempts at a turn that fails for a while: network, 5xx, a crash of the agent CLI',
        atIt: 'The agent fails; a resume tries again.',
        test: ['test/runtime/orchestrator.test.ts', 'a transient one is tried again, three times in all'],
    },
    timeout: {
        value: 2_147_483,
        unit: 'seconds',
        of: 'the `timeout` of a state',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/front-matter.test.ts', 'bad values name their line and key'],
    },
    optionLines: {
        value: 10,
        unit: 'of them',
        of: 'lines of a script that a `# raymond:` comment may stand in',
        atIt: 'Below, it is a comment like any other.',
        test: ['test/workflow/script-options.test.ts', 'may stand in the tenth line'],
    },
    scriptOutput: {
        value: 64 * MIB,
        unit: 'bytes',
        of: 'what a script prints, stdout and stderr together',
        atIt: 'The script is ended, and its agent fails: SCRIPT_FAILED.',
        test: ['test/runtime/limits.test.ts', 'a script that prints more than 64 MiB fails'],
    },
    environmentText: {
        value: 100_000,
        unit: 'bytes',
        of: 'an input in `RAYMOND_INPUT`',
        atIt: 'It is in a file instead, which `RAYMOND_INPUT_FILE` names.',
        test: ['test/runtime/orchestrator.test.ts', 'get a large input as a file'],
    },
    graphVariable: {
        value: 100_000,
        unit: 'bytes',
        of: 'a variable of a state graph',
        atIt: 'No child process sees it; a warning names it.',
        test: ['test/core/limits.test.ts', 'a variable of a graph has room for 100 kB'],
    },
    mismatches: {
        value: 5,
        unit: 'of them',
        of: 'mismatches of a result with its schema that a reminder names',
        atIt: 'The others are counted.',
        test: ['test/core/typed/typed-result.test.ts', 'at most five pointers and expectations'],
    },
    jsonDepth: {
        value: 500,
        unit: 'of them',
        of: 'arrays and objects inside each other in a typed result',
        atIt: 'RESULT_INVALID; a prompt is reminded.',
        test: ['test/core/typed/json.test.ts', 'deeper is refused'],
    },
    graphOutput: {
        value: 100_000,
        unit: 'characters',
        of: 'what a state of a graph hands on as its last output',
        atIt: 'Its end is kept.',
        test: ['test/core/limits.test.ts', 'of the last output of a graph 100,000 characters are kept'],
    },
    archive: {
        value: 64 * MIB,
        unit: 'bytes',
        of: 'a zip archive, unpacked',
        atIt: 'It is refused at the start.',
        test: ['test/workflow/archive.test.ts', 'but 64 MiB are not'],
    },
    imports: {
        value: 1000,
        unit: 'of them',
        of: 'ways from a workflow to those that it uses, each of which gives their states a full name',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/imports/names.test.ts', 'a thousand ways, and not one more'],
    },
    includes: {
        value: 1,
        unit: 'of them',
        of: 'levels of `{{> _file.md}}`',
        atIt: 'What is included includes nothing: an error at the start, with file and line.',
        test: ['test/workflow/includes.test.ts', 'of one that includes'],
    },
    groupDepth: {
        value: 3,
        unit: 'of them',
        of: 'groups of a state graph inside each other',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/graph/nested-groups.test.ts', 'three of them inside each other, and not one more'],
    },
    shellText: {
        value: 120_000,
        unit: 'bytes',
        of: 'a `command` or `notify` of a state graph',
        atIt: 'An error at the start, with file and line: put it into a script.',
        test: ['test/workflow/graph/fields.test.ts', 'a command of 120 kB, and no byte more'],
    },
    graphStates: {
        value: 50_000,
        unit: 'of them',
        of: 'states of a state graph, those of its groups included',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/graph/nested-groups.test.ts', 'fifty thousand states, and not one more'],
    },
    prompt: {
        value: 16 * MIB,
        unit: 'characters',
        of: 'a prompt with all that it includes',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/prompt-size.test.ts', 'may have 16,777,216 characters'],
    },
    mergedPairs: {
        value: 50_000,
        unit: 'of them',
        of: 'pairs of branches that are merged to know which conflict, of workers with work trees of their own',
        atIt: '`conflicts_with` is `null`, and a warning says so.',
        test: ['test/core/worktree.test.ts', 'more than may be tried are none at all'],
    },
    problems: {
        value: 50,
        unit: 'of them',
        of: 'problems of a workflow that are listed',
        atIt: 'The others are counted.',
        test: ['test/workflow/lint/start.test.ts', 'at most fifty problems are listed, then a count'],
    },
    checkedScript: {
        value: 200_000,
        unit: 'characters',
        of: 'a script whose syntax is looked at before the start',
        atIt: 'A longer one is run all the same.',
        test: ['test/workflow/lint/start.test.ts', 'a script that is too long to look at is no problem'],
    },
    recordedFile: {
        value: MIB,
        unit: 'bytes',
        of: 'a file that a turn has written, in a recording (`--files`)',
        atIt: 'It is left out, and a warning names it.',
        test: ['test/agents/replay/turn-files.test.ts', 'a file of more than a MiB is left out'],
    },
    recordedFiles: {
        value: 16 * MIB,
        unit: 'bytes',
        of: 'all files of one turn in a recording (`--files`)',
        atIt: 'Those beyond are left out, and a warning names them.',
        test: ['test/agents/replay/turn-files.test.ts', 'of all files of a turn 16 MiB are kept'],
    },
    runId: {
        value: 100,
        unit: 'characters',
        of: "a run's id",
        atIt: 'Exit code 2; nothing is started.',
        test: ['test/store/run-folder.test.ts', 'run ids'],
    },
};
/** The whole of docs/limits.md. */
function limitsPage() {
    const rows = Object.values(LIMITS).map((limit) => {
        const [file, name] = limit.test;
        return `| ${limit.of} | ${shown(limit)} | ${limit.atIt} | \`${file}\`: ${name} |`;
    });
    return [
        '# Limits',
        '',
        'What a workflow or its run may come to, and what happens there. The table is written from',
        '`src/core/limits/limits.ts`, which the code takes its numbers from (`node scripts/readme-tables.mjs`).',
        'Limits of checkpoints are in [checkpoint-format.md](checkpoint-format.md).',
        '',
        '| what | at most | then | the test that goes there |',
        '|---|---|---|---|',
        ...rows,
        '',
        '## What is not promised',
        '',
        'A `command` of a state graph takes six to seven times the CPU of one in a bash loop: 300 times `true` are 3.0 s against',
        '0.4 s. About half of it is that a child is started out of a large Node process (11 ms against 1.4 ms for a fork of bash), a',
        'tenth is the journal. Beside a turn of an agent it is nothing; a loop over thousands of small things belongs into one script.',
        '',
    ].join('\n');
}
function shown({ value, unit }) {
    if (value === null)
        return 'no limit';
    if (unit === 'seconds' && value % YEAR_SECONDS === 0)
        return `${value / YEAR_SECONDS} years`;
    if (unit === 'bytes' && value % MIB === 0)
        return `${value / MIB} MiB`;
    const number = value.toLocaleString('en-US');
    return unit === 'of them' ? number : `${number} ${unit}`;
}


/***/ }),

/***/ 83706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ END),
/* harmony export */   Vi: () => (/* binding */ stateName),
/* harmony export */   aV: () => (/* binding */ missingKey),
/* harmony export */   bP: () => (/* binding */ stateKey),
/* harmony export */   d3: () => (/* binding */ START),
/* harmony export */   pN: () => (/* binding */ RAISE),
/* harmony export */   xo: () => (/* binding */ askKey)
/* harmony export */ });
const START = 'start';
const END = 'end';
const RAISE = 'raise';
function stateKey(state) {
    return `state ${state}`;
}
function askKey(state) {
    return `ask ${state}`;
}
function missingKey(name) {
    return `missing ${name}`;
}
/** A state's name as people say it: `REVIEW` for `REVIEW.md`. Names without their extension are unique (spec 1.7). */
function stateName(state) {
    return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
}


/***/ }),

/***/ 79411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ hintOfCommand),
/* harmony export */   hl: () => (/* binding */ hintOfFlag)
/* harmony export */ });
/* unused harmony export wordsTable */
const WORDS = [
    { there: '`ray WORKFLOW`', here: '`raymond run WORKFLOW`, or `raymond WORKFLOW`' },
    { there: '`--workflow-id ID`', here: '`--run-id ID`', flags: ['workflow-id'] },
    { there: '`--resume ID`', here: '`raymond resume ID`; `run --resume ID` too' },
    {
        there: '`--resume ID --input TEXT` (an answer)',
        here: '`raymond answer ID TEXT`, or `raymond resume ID --answer TEXT`',
    },
    { there: '`--status ID`', here: '`raymond status ID`', flags: ['status'] },
    {
        there: '`--list`, `--recover`',
        here: '`raymond status`, and `raymond status --failed`',
        flags: ['list', 'recover'],
    },
    { there: '`--init-config`', here: '`raymond init`', flags: ['init-config'] },
    { there: '`--no-wait`', here: '`--on-limit pause`', flags: ['no-wait'] },
    { there: '`--on-ask reject`', here: '`--on-ask fail`; `pause` is the same, and there is `prompt`' },
    {
        there: '`--continue-session`',
        here: null,
        about: 'a run begins a session of its own. What it has to know goes into `--input-file`; `raymond resume RUN_ID` carries a run on',
        flags: ['continue-session'],
    },
    {
        there: '`--no-debug`',
        here: null,
        about: 'the log is always kept (`raymond status RUN_ID` names its folder), and `raymond prune` removes it',
        flags: ['no-debug'],
    },
    { there: '`--name` (of the terminal)', here: null, about: 'leave it out', flags: ['name'] },
    {
        there: '`--dangerously-skip-permissions=false`',
        here: null,
        about: 'leave it out, it is the default',
    },
    {
        there: '`--budget`, `--model`, `--effort`, `--timeout`, `--input`, `--quiet`, `--verbose`',
        here: 'the same; `--timeout` is the time without output, in seconds or such as `10m`',
    },
    { there: '`ray lint --json --level`', here: 'the same, and `--github`, `--sarif`' },
    {
        there: '`ray lint --win`',
        here: null,
        about: 'lint looks for the platform that it runs on',
        flags: ['win'],
    },
    { there: '`ray diagram --html`', here: '`raymond diagram WORKFLOW --html FILE`' },
    {
        there: '`ray convert`',
        here: null,
        about: 'folders, archives and YAML documents run alike; a document is written by hand',
        command: 'convert',
    },
    {
        there: '`ray serve`',
        here: null,
        about: 'the GitHub Action runs workflows on an event or a schedule and takes answers by comments; on your machine there are `raymond status`, `show`, `answer` and `stop`',
        command: 'serve',
    },
];
/** A sentence about what replaces a flag of the Go Raymond; null for a flag that it does not have. */
function hintOfFlag(name) {
    return hintOf(WORDS.find(({ flags }) => flags?.includes(name)));
}
/** The same for a command. */
function hintOfCommand(word) {
    return hintOf(WORDS.find(({ command }) => command === word));
}
function hintOf(word) {
    if (word === undefined)
        return null;
    return word.here === null ? `There is none here: ${word.about}.` : `Here that is ${word.here}.`;
}
/** The rows of the page's table. */
function wordsTable() {
    return [
        '| there | here |',
        '|---|---|',
        ...WORDS.map(({ there, here, about }) => `| ${there} | ${here ?? `none: ${about}`} |`),
    ];
}


/***/ }),

/***/ 20979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ownValue)
/* harmony export */ });
/**
 * What a record holds under a name. Names come from agents, people and files: `counts[name]` would find
 * `toString` and `constructor` in every record.
 */
function ownValue(record, name) {
    return Object.hasOwn(record, name) ? record[name] : undefined;
}


/***/ }),

/***/ 68842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ goOn),
/* harmony export */   PW: () => (/* binding */ questionsOf),
/* harmony export */   R0: () => (/* binding */ openQuestion),
/* harmony export */   qd: () => (/* binding */ openQuestions)
/* harmony export */ });
/* unused harmony exports isParked, parkedOf, ownQuestions */
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67149);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _join_door_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13386);





/** Where nobody has said when a usage limit ends. */
const UNKNOWN_LIMIT_MS = 3_600_000;
/** Does a run wait, for a person, a limit, or another job to go on in? */
function isParked({ status }) {
    return status === 'asking' || status === 'paused';
}
/**
 * What a run that has parked waits for. A cancelled one never goes on by itself: that was somebody's wish.
 * @param parkedAt epoch ms
 */
function parkedOf(run, parkedAt) {
    const { status, reason, resume_at: resumeAt } = run;
    const questions = questionsOf(run);
    const waits = (due, why) => ({ due, why, questions });
    if (reason === 'INTERRUPTED')
        return waits(null, 'was cancelled');
    if (reason === 'USAGE_LIMIT')
        return waits(earliest([resumeAt]) ?? iso(parkedAt + UNKNOWN_LIMIT_MS), 'a usage limit');
    if (reason === 'DEADLINE')
        return waits(iso(parkedAt), "the job's deadline");
    const timeouts = questions.flatMap(({ ask }) => (mayTimeOut(ask) ? [ask.timeout_at] : []));
    const timeout = earliest([...timeouts, nextJoinTimeout(run)]);
    const due = earliest([timeout, resumeAt]);
    if (status === 'asking')
        return waits(due, 'a question');
    return waits(due, timeout === null ? (reason ?? 'a pause') : 'a join');
}
/** One that says nowhere to go when its time is over goes on waiting. */
function mayTimeOut(ask) {
    return ask.timeout_at !== null && ask.timeout_next !== null;
}
/** ISO times of this program are in UTC, but those of an agent CLI need not be. */
function earliest(times) {
    const all = times.flatMap((time) => (time === null ? [] : [Date.parse(time)])).filter(Number.isFinite);
    return all.length === 0 ? null : iso(Math.min(...all));
}
const iso = (ms) => new Date(ms).toISOString();
/** Also what legs of a fan-out have asked. */
function questionsOf({ agents }) {
    return agents.flatMap((agent) => (agent.ask === null ? [] : [{ agent, ask: agent.ask }]));
}
/** Leaves out what legs of a fan-out ask: their own jobs put it, and the run that collects them only tells of it. */
function ownQuestions(run) {
    const isElsewhere = isInLegs(run);
    return questionsOf(run).filter(({ agent }) => !isElsewhere(agent.id));
}
/** What people are being asked. */
function openQuestions(run) {
    return questionsOf(run).map(({ agent, ask: { id, question, output } }) => ({
        ...{ id, agent: agent.id, question },
        ...(output !== undefined && { output }),
    }));
}
/**
 * Goes on with a parked run: it takes people's answers, and sends on the agents whose question has timed out (spec 4.5).
 * @throws UsageError for an answer that fits no open question, or several; UsageError, ProtocolError as `answer`
 */
function goOn(run, { answers, now, resolve, isElsewhere }) {
    let all = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const follow = ({ run: next, events, start }) => {
        all = { run: next, events: [...all.events, ...events], start: [...all.start, ...start] };
    };
    for (const { askId, text } of answers) {
        const { agent } = openQuestion(all.run, askId);
        follow((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(all.run, agent.id, text, (target) => resolve(target, agent.current_state)));
    }
    for (const { agent, ask } of questionsOf(all.run)) {
        if (!mayTimeOut(ask) || Date.parse(ask.timeout_at) > now || isElsewhere?.(agent.id))
            continue;
        follow((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .expireAsk */ .zU)(all.run, agent.id));
    }
    return all;
}
/**
 * The open question of an id; without one, the only one that there is.
 * @throws UsageError where that is none or several
 */
function openQuestion(run, askId) {
    const open = questionsOf(run);
    const [only, second] = open.filter(({ ask }) => askId === undefined || ask.id === askId);
    if (only !== undefined && second === undefined)
        return only;
    if (open.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('No question is open in this run, so there is nothing to answer.');
    const list = open.map(({ ask }) => `${ask.id} (${ask.question.slice(0, 60)})`).join('; ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(only === undefined
        ? `No open question has the id "${askId}". Open: ${list}.`
        : `Several questions are open; say which one with --ask-id: ${list}.`);
}


/***/ }),

/***/ 31421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ isWithinWorkflow),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   Wd: () => (/* binding */ takesInputText),
/* harmony export */   ac: () => (/* binding */ isFieldName),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   pr: () => (/* binding */ MAX_FORKS),
/* harmony export */   qY: () => (/* binding */ TAG_NAMES)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

const STATE = { kind: 'state', isTemplate: false, open: '…state…' };
/** Every value that a tag can have, as an attribute or as its content. The names are those of policies and transitions. */
const FIELDS = {
    target: STATE,
    return: STATE,
    next: STATE,
    timeout_next: STATE,
    input: { kind: 'text', isTemplate: true, open: '…' },
    cd: { kind: 'directory', isTemplate: true, open: '…directory…' },
    model: { kind: 'model', isTemplate: false, open: '…model…' },
    timeout: { kind: 'duration', isTemplate: false, open: '…time…' },
    question: { kind: 'prose', isTemplate: false, open: '…your question…' },
    payload: { kind: 'text', isTemplate: false, open: '…your result…' },
};
const plain = { hasVariables: false };
/** Attributes are listed in the order in which the tag is written. */
const TAGS = {
    goto: { ...plain, content: 'target', required: [], optional: ['input'] },
    reset: { ...plain, content: 'target', required: [], optional: ['input', 'cd'] },
    call: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    function: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    // Several forks may stand together, with one `next`; a <goto> beside them may give it.
    fork: { hasVariables: true, content: 'target', required: ['next'], optional: ['input', 'cd', 'model'] },
    ask: { ...plain, content: 'question', required: ['next'], optional: ['timeout', 'timeout_next'] },
    result: { ...plain, content: 'payload', required: [], optional: [] },
};
/** How many workers one message may start, unless somebody allows more (spec 1.2). */
const MAX_FORKS = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.forks.value;
const TAG_NAMES = Object.keys(TAGS);
/** A tag's attributes that the table knows, in the order in which they are written. */
function attributesOf(tag) {
    const { required, optional } = TAGS[tag];
    return [...required, ...optional];
}
/** Whether `<input>text</input>` may stand beside this tag (spec 1.2). Beside forks it belongs to their `<goto>`. */
function takesInputText(tag) {
    return attributesOf(tag).includes('input') && !TAGS[tag].hasVariables;
}
/** Whether a state named here must be of the same workflow (spec 7.2): only a tag's target can lead elsewhere. */
function isWithinWorkflow(field) {
    return FIELDS[field].kind === 'state' && field !== 'target';
}
function isFieldName(name) {
    return Object.hasOwn(FIELDS, name);
}


/***/ }),

/***/ 8119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ TOOLS_ALLOWED),
/* harmony export */   l: () => (/* binding */ TOOL_NAME)
/* harmony export */ });
const TOOLS_ALLOWED = 'must be default, or a list of the names of tools, such as [Read, Bash]';
/** A tool's name alone. Which arguments a tool may have is a matter of permissions. */
const TOOL_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;


/***/ }),

/***/ 49254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ STATE_VERSION),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
// The fields, and what each means, are in run-schema.ts: a field is declared once, and is then checked, typed and kept.
// Nothing of the schema is imported here at run time.
/** The state file's schema version. Another version is refused, never guessed at (spec 3.2). */
const STATE_VERSION = 2;
const NO_USAGE = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
};


/***/ }),

/***/ 68251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   Rc: () => (/* binding */ ownNameOf),
/* harmony export */   wv: () => (/* binding */ SEPARATOR)
/* harmony export */ });
/**
 * Full names (spec 7.2). A state of a used workflow is called by the names on the way to it, each followed by a colon:
 * `review:lint:A.md`. What stands before its own name is its scope, `review:lint:`. States of the run's own workflow
 * have no scope.
 */
const SEPARATOR = ':';
/** `review:lint:` of `review:lint:A.md`; empty for a state of the run's own workflow. */
function scopeOf(state) {
    return state.slice(0, state.lastIndexOf(SEPARATOR) + 1);
}
/** `A.md` of `review:lint:A.md`. */
function ownNameOf(state) {
    return state.slice(state.lastIndexOf(SEPARATOR) + 1);
}


/***/ }),

/***/ 88039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ readModels),
/* harmony export */   Gz: () => (/* binding */ printModels),
/* harmony export */   R5: () => (/* binding */ whyNoModel),
/* harmony export */   SU: () => (/* binding */ modelsByCli),
/* harmony export */   b_: () => (/* binding */ keptModels),
/* harmony export */   hu: () => (/* binding */ checkModels)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


/** One model per CLI: the first that is said for it. A plain model is for `agent`. */
function modelsByCli(said, agent) {
    const all = said.map((model) => {
        if (model == null)
            return {};
        const { default: plain, ...others } = typeof model === 'string' ? { default: model } : model;
        return { ...(plain !== undefined && { [agent]: plain }), ...others };
    });
    return Object.assign({}, ...all.reverse());
}
/** The same, as a run keeps it. */
function keptModels(said, agent) {
    const models = modelsByCli(said, agent);
    const [cli, ...more] = Object.keys(models);
    if (cli === undefined)
        return null;
    return more.length === 0 && cli === agent ? models[cli] : models;
}
/**
 * Reads `MODEL` and `CLI=MODEL`. Of several for one CLI, the last counts.
 * @throws UsageError for an unknown CLI
 */
function readModels(given) {
    const models = given.map((text) => {
        const [, cli, model = ''] = /^([A-Za-z][\w-]*)=(.*)$/s.exec(text.trim()) ?? [];
        if (cli === undefined)
            return { default: text.trim() };
        if (!(0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr)(cli) || model.trim() === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${text.trim()}: give MODEL, or CLI=MODEL, where CLI is ${(0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listInWords */ .Dq)(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}.`);
        return { [cli]: model.trim() };
    });
    const all = Object.assign({}, ...models);
    const { default: plain, ...others } = all;
    return plain !== undefined && Object.keys(others).length === 0 ? plain : all;
}
/** The choice as it would be given on a command line. */
function printModels(choice) {
    if (typeof choice === 'string')
        return choice;
    return Object.entries(choice)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([cli, model]) => (cli === 'default' ? model : `${cli}=${model}`))
        .join('\n');
}
/**
 * Checks the models that are chosen for a whole run.
 * @throws UsageError for a model that its CLI cannot have
 */
function checkModels(launch, env) {
    for (const [cli, model] of Object.entries(modelsByCli([launch.model], launch.agent))) {
        const why = whyNoModel(cli, model, env);
        if (why !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`model: ${why}. Give CLI=MODEL where it is for another CLI.`);
    }
}
/**
 * Why a CLI cannot have a model, as far as that is known beforehand: the model is another CLI's own short name for one,
 * and this CLI asks no model server that the user has chosen. Null when it may have it.
 */
function whyNoModel(cli, model, env) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    if (facts === null || facts.capabilities.standsIn || facts.modelAliases.includes(model))
        return null;
    if (facts.endpoint !== null && env[facts.endpoint])
        return null;
    const [whose] = _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name).modelAliases.includes(model) ? [name] : []);
    return whose === undefined
        ? null
        : `"${model}" is a name of ${whose}'s for a model, and ${cli} knows none so called`;
}


/***/ }),

/***/ 29861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ withAgent),
/* harmony export */   df: () => (/* binding */ positionOf),
/* harmony export */   yC: () => (/* binding */ withoutAgent)
/* harmony export */ });
const known = new WeakMap();
/** So few agents are searched faster from end to end. */
const FEW = 32;
/** Once more agents than this were taken out, the positions are computed anew. */
const MAX_REMOVED = 64;
/** -1 for an unknown agent. */
function positionOf(agents, id) {
    if (agents.length <= FEW)
        return agents.findIndex((agent) => agent.id === id);
    const { byId, removed } = positionsOf(agents);
    const last = byId.get(id);
    if (last === undefined)
        return -1;
    for (let at = Math.min(last, agents.length - 1); at >= Math.max(0, last - removed); at--)
        if (agents[at].id === id)
            return at;
    return -1;
}
function positionsOf(agents) {
    let positions = known.get(agents);
    if (positions === undefined) {
        positions = { byId: new Map(agents.map(({ id }, at) => [id, at])), removed: 0 };
        known.set(agents, positions);
    }
    return positions;
}
/** @param agent replaces the one with its id */
function withAgent(agents, at, agent) {
    const next = agents.with(at, agent);
    const positions = known.get(agents);
    if (positions !== undefined)
        known.set(next, positions);
    return next;
}
function withoutAgent(agents, at) {
    const next = agents.toSpliced(at, 1);
    const positions = known.get(agents);
    if (positions !== undefined && positions.removed < MAX_REMOVED)
        known.set(next, { ...positions, removed: positions.removed + 1 });
    return next;
}


/***/ }),

/***/ 78501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withCount),
/* harmony export */   f: () => (/* binding */ newCounts)
/* harmony export */ });
/** For each record, the one that it was made from by one more count: it makes large differences cheap to find. */
const counted = new WeakMap();
/** The record with another number under this name. */
function withCount(counts, name, count) {
    const next = { ...counts, [name]: count };
    counted.set(next, { from: new WeakRef(counts), name });
    return next;
}
/** The counts that are new or have changed, new ones last; null when some are gone, or have moved. */
function newCounts(was, is) {
    const last = counted.get(is);
    if (last !== undefined && last.from.deref() === was)
        return { [last.name]: is[last.name] };
    const before = Object.keys(was);
    const names = Object.keys(is);
    if (before.some((name, at) => names[at] !== name))
        return null;
    const fresh = names.filter((name) => !Object.hasOwn(was, name) || was[name] !== is[name]);
    return Object.fromEntries(fresh.map((name) => [name, is[name]]));
}


/***/ }),

/***/ 33743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iA: () => (/* binding */ withMore),
/* harmony export */   lL: () => (/* binding */ untalliedUsd),
/* harmony export */   oA: () => (/* binding */ turnsOf)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29610);

const NOTHING = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };
function withMore(before = NOTHING, more) {
    const { visits = 0, turns = 0, cost_usd = 0, ms = 0 } = more;
    return {
        visits: before.visits + visits,
        turns: before.turns + turns,
        cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsd */ .UP)(before.cost_usd, cost_usd),
        ms: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addAmounts */ .hY)(before.ms, ms),
        ...summed('unknown_cost_turns', before, more),
        ...summed('unpriced_turns', before, more),
    };
}
/** The sum of a count that is left out where it is 0. */
function summed(key, before, more) {
    const sum = (before[key] ?? 0) + (more[key] ?? 0);
    return sum === 0 ? {} : { [key]: sum };
}
/** How many turns of a run have such an uncertain cost. */
function turnsOf(key, states) {
    return Object.values(states).reduce((sum, tally) => sum + (tally[key] ?? 0), 0);
}
/** USD that are in no state's tally: the cost of turns that an older version has taken. */
function untalliedUsd({ states, total_cost_usd: total, forgotten_usd: forgotten = 0, }) {
    const rest = total - forgotten - Object.values(states).reduce((sum, { cost_usd }) => sum + cost_usd, 0);
    // Sums of floats depend on the order of adding.
    return rest > 1e-6 ? rest : 0;
}


/***/ }),

/***/ 83752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ FIGURE_EVENTS),
/* harmony export */   g: () => (/* binding */ Story)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29610);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _visit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70582);



/** The figures of a story depend on these events alone. */
const FIGURE_EVENTS = new Set([
    ...['run_started', 'run_resumed', 'run_ended'],
    ...['state_started', 'turn_started', 'outcome', 'cost'],
]);
/**
 * What a run was, read from its log (spec 3.3); every view reads this. Where the run was resumed from a state that is
 * older than its log, what began after the steps and turns of that state has not happened, and only its money counts.
 * An event costs the same however many there were.
 */
class Story {
    isBare;
    /** Visits that have happened, in the order in which they began. */
    visits = [];
    /** Visits that have not happened, though they are in the log. */
    forgotten = [];
    /** What was paid for the forgotten visits, USD. */
    forgottenUsd = 0;
    agents = new Map();
    /** Warnings that belong to no agent. */
    warnings = [];
    /** The first and last moment of each orchestrator's life, ms since the epoch. */
    lives = [];
    isResumed = false;
    /** The run has ended, and no resume has begun since. */
    isOver = false;
    steps = 0;
    /** USD that are shown and not charged. */
    replayedUsd = 0;
    /** USD, over all lives of the run. */
    totalCostUsd = 0;
    /** USD before the latest life. */
    costBeforeUsd = 0;
    #turns = new Map();
    /** Ranges of the log in which an agent's events have not happened. */
    #gaps = [];
    #lastTurn = 0;
    /** What a graph did on the way into the state of that step. No agent does these. */
    #resets = [];
    /** @param isBare keeps figures without texts, for those who watch a run for hours */
    constructor(isBare = false) {
        this.isBare = isBare;
    }
    /** USD, of the latest life. */
    get runCostUsd() {
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsd */ .UP)(this.totalCostUsd, -this.costBeforeUsd);
    }
    get workingMs() {
        return this.lives.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    }
    /** A turn that has happened, with its visit. */
    turn(id) {
        return this.#turns.get(id);
    }
    /** Whether a visit is its agent's latest, and may go on. */
    isOpen(visit) {
        const isLast = this.agents.get(visit.agent)?.visits.at(-1) === visit;
        return isLast && visit.transition === null && visit.failure === null;
    }
    /** Whether an event is of something that has not happened. */
    isForgotten({ agent, seq }) {
        return this.#gaps.some((gap) => gap.agent === agent && gap.from <= seq && seq < gap.until);
    }
    apply(event) {
        this.#liveOn(event);
        switch (event.type) {
            case 'run_resumed':
                this.isResumed = true;
                this.forgetLater(event, event.seq);
                this.totalCostUsd = event.total_cost_usd;
                this.costBeforeUsd = event.total_cost_usd;
                break;
            case 'run_ended':
                this.isOver = true;
                this.totalCostUsd = event.total_cost_usd;
                break;
            case 'state_started':
                this.#begin(event);
                break;
            case 'turn_started':
                this.#beginTurn(event);
                break;
            case 'tool':
                if (!this.isBare)
                    this.#latest(event.agent)?.turns.at(-1)?.tools.push(event);
                break;
            case 'outcome': {
                const outcomeEvent = this.isBare ? null : event;
                Object.assign(this.#charge(event), { ms: event.ms ?? null, endSeq: event.seq, outcomeEvent });
                break;
            }
            case 'cost':
                this.totalCostUsd = event.total_cost_usd;
                this.#charge(event);
                break;
            case 'transition':
                this.#goOn(event);
                break;
            case 'agent_failed': {
                const visit = this.#latest(event.agent);
                if (visit === undefined)
                    break;
                visit.failure = { code: event.code, message: event.message };
                visit.ended = event.time;
                break;
            }
            case 'outputs_reset':
                this.#resets.push(event);
                break;
            default:
                this.#note(event);
        }
    }
    #liveOn({ type, time }) {
        const begins = type === 'run_started' || type === 'run_resumed';
        if (begins)
            this.isOver = false;
        const at = Date.parse(time);
        if (Number.isNaN(at))
            return;
        const life = this.lives.at(-1);
        if (life === undefined || begins)
            this.lives.push({ from: at, to: at });
        else
            life.to = Math.max(life.to, at);
    }
    #begin(event) {
        const { state, visit, kind, step = null, input } = event;
        const { visits } = this.#agent(event.agent);
        const last = visits.at(-1);
        if (last?.state === state && last.visit === visit && last.transition === null)
            return;
        // The steps of an agent only grow, so the agent was taken back to before these.
        while (step !== null && (visits.at(-1)?.step ?? 0) >= step)
            this.#forget(visits.at(-1));
        this.steps = Math.max(this.steps, step ?? 0);
        this.#add(event, { visit, step, kind, isEntered: true, input: this.isBare ? null : input });
    }
    #add({ agent, state, seq, time: started }, facts) {
        const begun = { agent, state, seq, started, ...facts, turns: [], told: new Map() };
        const visit = { ...begun, ...NOWHERE, failure: null };
        this.visits.push(visit);
        this.#agent(agent).visits.push(visit);
        return visit;
    }
    /** The visit that an event belongs to. If its beginning was not seen, it is made, and counts as no visit. */
    #visitOf(event) {
        const last = this.#latest(event.agent);
        if (last?.state === event.state)
            return last;
        const kind = (0,_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .kindByName */ .v)(event.state);
        return this.#add(event, { visit: 1, step: null, kind, isEntered: false, input: null });
    }
    #beginTurn(event) {
        const before = this.#turns.get(event.turn);
        // An older state has begun the turn anew, and an older version did not log from where.
        if (before !== undefined)
            this.#forgetTurns(before.visit, [before.turn]);
        this.#addTurn(event).visit.failure = null;
    }
    /** Older versions did not log the beginning of a script. */
    #addTurn(event) {
        const { seq, turn: id } = event;
        const visit = this.#visitOf(event);
        const begun = event.type === 'turn_started' ? event : { kind: visit.kind, transcript: null };
        const turn = {
            ...{ turn: id, seq, kind: begun.kind, transcript: this.isBare ? null : begun.transcript, tools: [] },
            ...{ outcomeEvent: null, endSeq: null, ms: null, cost_usd: 0, replayed: false, usage: _run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y },
        };
        visit.turns.push(turn);
        this.#turns.set(id, { visit, turn });
        this.#lastTurn = Math.max(this.#lastTurn, Number(id) || 0);
        return { visit, turn };
    }
    #charge(event) {
        const { cost_usd, basis, usage, agent, state } = event;
        const known = this.#turns.get(event.turn);
        const isKnown = known?.visit.agent === agent && known.visit.state === state;
        const { turn } = isKnown ? known : this.#addTurn(event);
        const replayed = basis === 'replayed';
        this.replayedUsd += (replayed ? cost_usd : 0) - (turn.replayed ? turn.cost_usd : 0);
        return Object.assign(turn, { cost_usd, usage, replayed });
    }
    #goOn(event) {
        const visit = this.#visitOf(event);
        // Once the visit has gone on by another turn, what followed from its first transition has not happened.
        if (visit.transition !== null && visit.transition.turn !== event.turn)
            dropAfter(visit, visit.transition.seq);
        visit.ended = event.time;
        if (visit.transition?.turn !== event.turn)
            visit.transition = this.isBare ? bare(event) : event;
    }
    #note(event) {
        const key = (0,_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .eventKey */ .M)(event);
        if (key === null || this.isBare)
            return;
        if (!('agent' in event) || event.agent === undefined) {
            if (event.type === 'warning')
                this.warnings.push(event);
            return;
        }
        const visit = this.#latest(event.agent);
        // A state that was older than the question has asked it again.
        if (event.type === 'asked' && visit !== undefined)
            for (const [known, { type, seq }] of visit.told)
                if ((type === 'asked' || type === 'answered') && seq > (visit.turns.at(-1)?.seq ?? 0))
                    visit.told.delete(known);
        const { told } = visit ?? this.#agent(event.agent);
        if (!told.has(key))
            told.set(key, event);
    }
    /**
     * Forgets what the state does not know of, since it has not happened.
     * @param until the event of the log that ends what is forgotten
     */
    forgetLater({ steps, turns }, until = Number.POSITIVE_INFINITY) {
        const known = this.forgotten.length;
        if (steps !== undefined && this.steps > steps) {
            const later = this.visits.filter(({ step }) => step !== null && step > steps);
            for (const visit of later)
                this.#forget(visit);
        }
        this.steps = steps ?? this.steps;
        if (turns !== undefined && this.#lastTurn > turns)
            this.#forgetTurnsAfter(turns);
        const gaps = new Map();
        for (const { agent, seq } of this.forgotten.slice(known))
            gaps.set(agent, Math.min(seq, gaps.get(agent) ?? seq));
        const isLater = ({ step }) => steps !== undefined && step > steps;
        const reset = this.#resets.find(isLater);
        if (reset !== undefined)
            gaps.set(undefined, reset.seq);
        for (const [agent, from] of gaps)
            this.#gaps.push({ agent, from, until });
        this.#resets = this.#resets.filter((event) => !isLater(event));
    }
    #forgetTurnsAfter(last) {
        for (const visit of [...this.visits]) {
            const later = visit.turns.filter(({ turn }) => Number(turn) > last);
            if (later.length === 0)
                continue;
            if (!visit.isEntered && later.length === visit.turns.length)
                this.#forget(visit);
            else
                this.#forgetTurns(visit, later);
        }
        this.#lastTurn = last;
    }
    #forget(visit) {
        remove(this.visits, visit);
        remove(this.#agent(visit.agent).visits, visit);
        this.forgotten.push(visit);
        for (const turn of visit.turns)
            this.#forgetTurn(turn);
    }
    /** Forgets these turns of a visit, and what followed from them. The visit itself has happened. */
    #forgetTurns(visit, later) {
        const { transition, ended } = visit;
        const { seq } = later[0];
        const led = later.some(({ turn }) => turn === transition?.turn) ? { transition, ended } : NOWHERE;
        this.forgotten.push({ ...visit, seq, turns: [...later], told: new Map(), failure: null, ...led });
        for (const turn of later) {
            remove(visit.turns, turn);
            this.#forgetTurn(turn);
        }
        dropAfter(visit, seq);
        if (led !== NOWHERE)
            Object.assign(visit, NOWHERE);
    }
    #forgetTurn(turn) {
        if (this.#turns.get(turn.turn)?.turn === turn)
            this.#turns.delete(turn.turn);
        if (turn.replayed)
            this.replayedUsd -= turn.cost_usd;
        else
            this.forgottenUsd = (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsd */ .UP)(this.forgottenUsd, turn.cost_usd);
    }
    #latest(agent) {
        return this.agents.get(agent)?.visits.at(-1);
    }
    #agent(id) {
        let agent = this.agents.get(id);
        if (agent === undefined) {
            agent = { told: new Map(), visits: [] };
            this.agents.set(id, agent);
        }
        return agent;
    }
}
const NOWHERE = { transition: null, ended: null };
function bare(event) {
    return { ...event, transition: { tag: 'goto', target: event.to ?? '' } };
}
function dropAfter({ told }, seq) {
    for (const [key, event] of told)
        if (event.seq > seq)
            told.delete(key);
}
/** Searches from the end, since the value is mostly among the last. */
function remove(list, one) {
    const at = list.lastIndexOf(one);
    if (at !== -1)
        list.splice(at, 1);
}


/***/ }),

/***/ 70582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ eventKey),
/* harmony export */   v: () => (/* binding */ kindByName)
/* harmony export */ });
/** Null for an event that the story keeps elsewhere, or not at all. */
function eventKey(event) {
    switch (event.type) {
        case 'warning':
        case 'reminder':
        case 'retry':
        case 'waiting':
            return String(event.seq);
        case 'forked':
            return `forked ${event.worker}`;
        case 'asked':
        case 'answered':
            return `${event.type} ${event.ask_id}`;
        case 'joined':
            return `joined ${event.state} ${event.workers.map(({ id }) => id).join()}`;
        case 'max_visits':
        case 'skipped':
        case 'join_timeout':
            return `${event.type} ${event.state}`;
        case 'stopped':
        case 'agent_ended':
            return event.type;
        default:
            return null;
    }
}
/** A state's kind by its name, for a visit whose beginning was not seen in the log. */
function kindByName(state) {
    return /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
}


/***/ }),

/***/ 53327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   vV: () => (/* binding */ TIMES)
/* harmony export */ });
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Examples for messages. */
const TIMES = 'such as 90, 90s, 10m or 5h30m';
/** Reads a time such as `90`, `90s`, `10m` or `5h30m` in seconds; null for anything else. */
function parseSeconds(time) {
    const ms = typeof time === 'number' ? time * 1000 : parseDuration(time);
    return ms === null || !Number.isFinite(ms) ? null : ms / 1000;
}
/** Reads a time such as `5h30m`, `90s`, `10m`, or a bare number of seconds, in milliseconds; null for anything else. */
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

/***/ 762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ earliest)
/* harmony export */ });
/** The earliest of these times, as it was given; null without any. @param times ISO 8601 */
function earliest(times) {
    return times.reduce((first, time) => time !== null && (first === null || Date.parse(time) < Date.parse(first)) ? time : first, null);
}


/***/ }),

/***/ 46069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ slipOf),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
const LONGEST = 100;
/** The name that was probably meant: one that is a typo or two away, or the only one that begins so; else undefined. */
function nearest(names, given) {
    const wanted = given.slice(0, LONGEST).toLowerCase();
    if (wanted === '')
        return undefined;
    const allowed = Math.min(3, Math.floor(wanted.length / 3));
    const [closest] = names
        .map((name) => ({ name, distance: editDistance(name.slice(0, LONGEST).toLowerCase(), wanted) }))
        .sort((a, b) => a.distance - b.distance);
    if (closest !== undefined && closest.distance <= allowed)
        return closest.name;
    const begun = names.filter((name) => name.toLowerCase().startsWith(wanted));
    return begun.length === 1 ? begun[0] : undefined;
}
/** The only name that a misspelt one can mean: it differs in case, in signs between its words, or in a letter or two. */
function slipOf(names, given) {
    if (given.length > LONGEST)
        return undefined;
    const letters = (name) => name.toLowerCase().replace(/[-_ ]/g, '');
    const wanted = letters(given);
    const same = names.find((name) => letters(name) === wanted);
    if (same !== undefined || wanted.length < 3)
        return same;
    const allowed = wanted.length < 8 ? 1 : 2;
    return names.find((name) => editDistance(letters(name), wanted) <= allowed);
}
/** How many letters have to be added, dropped, changed or swapped with their neighbour. */
function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swap = isSwap ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
            next.push(Math.min(change, swap, row[j] + 1, next[j - 1] + 1));
        }
        before = row;
        row = next;
    }
    return row[b.length];
}


/***/ }),

/***/ 6927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ resetVisits),
/* harmony export */   TH: () => (/* binding */ passOn),
/* harmony export */   Tr: () => (/* binding */ checkEntry),
/* harmony export */   jQ: () => (/* binding */ countVisit)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20979);
/* harmony import */ var _state_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78501);




/** Checks the loop limit of the agent's current state. The visit itself is counted when its first turn opens. */
function checkEntry(run, agentId, limit) {
    const { visits: all, visits_before: before = {}, current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const visits = ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(all, state) ?? 0) - ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(before, state) ?? 0);
    if (!limit || visits < limit.count)
        return { kind: 'may_enter' };
    if (limit.goto === undefined || limit.goto === state)
        return { kind: 'refused', count: limit.count };
    return { kind: 'passed_on', to: limit.goto, count: limit.count };
}
function countVisit({ visits }, state) {
    return (0,_state_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .withCount */ .c)(visits, state, ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(visits, state) ?? 0) + 1);
}
/**
 * The agent's loop limit puts another state in place of this one, which is not entered (spec 1.4). The input goes
 * along: the state that it was meant for is the one that is passed by.
 */
function passOn(run, agentId, to, count) {
    const { current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { current_state: to, model_override: null });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, { type: 'max_visits', agent: agentId, state, count, to });
}
/** Counts visits of these states anew for their `max_visits` (spec 5.5). Their total stays. */
function resetVisits(run, agentId, states) {
    const { visits, visits_before: before } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const counted = states.filter((state) => ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(visits, state) ?? 0) > 0);
    if (counted.length === 0)
        return run;
    const reset = Object.fromEntries(counted.map((state) => [state, visits[state]]));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { visits_before: { ...before, ...reset } });
}


/***/ }),

/***/ 20498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   MN: () => (/* binding */ realOf),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   aD: () => (/* binding */ findReal),
/* harmony export */   b$: () => (/* binding */ readPlainFile)
/* harmony export */ });
/* unused harmony exports makeNewFolder, withNewFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Whether a path is a folder or lies in it, by the paths alone. */
function isBelow(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    // A path on another drive of Windows has no relative form, and stays absolute.
    return !/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}
/** Where a path leads, all links followed; what is not there yet is taken from the nearest folder above that is. */
function realOf(path) {
    return findReal(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
}
/** As `realOf`; null where a link leads to nowhere. */
function findReal(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(whole);
    }
    catch {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(whole, { throwIfNoEntry: false }) !== undefined)
            return null;
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole);
        const real = above === whole ? whole : findReal(above);
        return real === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(whole));
    }
}
/**
 * Reads a file whose name somebody else may have given to something else: a named pipe, for example, would otherwise be
 * waited for without end.
 * @param flags more flags to open it with
 * @throws what the system says; Error with `code` ENOTFILE for anything but a plain file
 */
function readPlainFile(path, flags = 0) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | flags);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stats.isFile())
            throw Object.assign(new Error(`it is ${kindOf(stats)}, and has to be a file`), { code: 'ENOTFILE' });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** The kind of something that is no plain file, in words for people. */
function kindOf(stats) {
    if (stats.isSymbolicLink())
        return 'a symbolic link';
    if (stats.isDirectory())
        return 'a folder';
    if (stats.isFIFO())
        return 'a named pipe';
    return stats.isSocket() ? 'a socket' : 'a device';
}
/** Whether anything has this name, even a link to nothing. */
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/** Makes a folder that nobody else uses. */
async function makeNewFolder(parent, prefix) {
    await mkdir(parent, { recursive: true });
    return mkdtemp(join(parent, prefix));
}
/** The same, and takes it away when the work is done. */
async function withNewFolder(parent, prefix, work) {
    const folder = await makeNewFolder(parent, prefix);
    return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}


/***/ }),

/***/ 87703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   C7: () => (/* binding */ formatElapsed),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ei: () => (/* binding */ formatClock),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** US dollars for people: with cents as a rule, with four decimals where cents would say nothing (`$0.0087`). */
function formatUsd(amount) {
    if (amount === 0)
        return '$0.00';
    if (amount < 0.00005)
        return '<$0.0001';
    return `$${amount.toFixed(amount < 0.00995 ? 4 : 2)}`;
}
/** Milliseconds as `850ms`, `12s`, `3m 04s`, `5h 30m` or `2d 03h`. Rounds down, so that a clock never runs ahead. */
function formatDuration(ms) {
    const whole = Math.max(0, Math.floor(ms));
    if (whole === 0)
        return '0s';
    if (whole < 1000)
        return `${whole}ms`;
    const seconds = Math.floor(whole / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${two(seconds % 60)}s`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24)
        return `${hours}h ${two(minutes % 60)}m`;
    return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
}
/** Like formatDuration, without milliseconds, for a number that changes on the screen once a second at most. */
function formatElapsed(ms) {
    return formatDuration(Math.floor(ms / 1000) * 1000);
}
/** Bytes in decimal units: `512 B`, `1.2 kB`, `34 kB`, `5.6 MB`. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    // Printing 999.5 would give 1000, so it belongs to the next unit.
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit]}`;
}
/** Token counts: `950`, `1.2k`, `34k`, `5.6M`. */
function formatCount(count) {
    if (count < 1000)
        return String(count);
    return formatBytes(count).replace(' ', '').replace('B', '');
}
/** Local wall-clock time, as on the reader's watch: `14:05`, with seconds `14:05:09`. */
function formatClock(time, seconds = false) {
    const date = new Date(time);
    const clock = `${two(date.getHours())}:${two(date.getMinutes())}`;
    return seconds ? `${clock}:${two(date.getSeconds())}` : clock;
}
function two(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 39094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   sv: () => (/* binding */ tallyOf)
/* harmony export */ });
/** How much a finding matters, the most severe first. */
const SEVERITIES = ['error', 'warning', 'info'];
function tallyOf(findings) {
    const count = (of) => findings.filter(({ severity }) => severity === of).length;
    return { error: count('error'), warning: count('warning'), info: count('info') };
}
/** A count such as `2 errors, 1 warning`; empty without findings. */
function tallyText(tally) {
    return SEVERITIES.filter((severity) => tally[severity] > 0)
        .map((severity) => `${tally[severity]} ${severity}${tally[severity] === 1 ? '' : 's'}`)
        .join(', ');
}
/** Findings of this severity, and of a higher one. */
function atLeast(level, findings) {
    const shown = SEVERITIES.slice(0, SEVERITIES.indexOf(level) + 1);
    return findings.filter(({ severity }) => shown.includes(severity));
}


/***/ }),

/***/ 44639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   Dr: () => (/* binding */ cutStart),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   f: () => (/* binding */ padEnd),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/*
 * Text from agents and scripts is untrusted: it must not move the cursor, recolour the screen, reorder
 * what people read, or hide. Everything below is linear in the length of its input.
 */
/** OSC, DCS, PM, APC and SOS with their payload; then CSI; then the short escapes. */
const ESCAPES = /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\^-~]/g;
/** The remaining controls of C0 and C1, but tab and newline, and DEL. */
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;
/** Bidirectional controls, invisible characters and Unicode tags. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Printable text with `\n` as its only control character. A bare CR starts a new line, so that it overwrites none. */
function sanitize(text) {
    return text
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(ESCAPES, '')
        .replace(CONTROLS, '')
        .replace(INVISIBLE, '')
        .replace(/\t/g, '  ');
}
const ONE_LINE_LIMIT = 2000;
/** Sanitized text on one line, whatever its length. */
function oneLine(text) {
    return sanitize(text.slice(0, ONE_LINE_LIMIT)).replace(/\s+/g, ' ').trim();
}
const NARROW = /^[\x20-\x7e]*$/;
const ZERO_WIDTH = /[\p{Mark}\p{Default_Ignorable_Code_Point}]/u;
const WIDE = /[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Tangut}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
/** Pictographs that terminals draw in one column; our own glyphs are among them. */
const NARROW_PICTOGRAPH = /[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u23f8\u25aa-\u25fe\u2600-\u27bf]/u;
const EMOJI_STYLE = /\ufe0f/u;
/**
 * How many columns a text takes on a terminal. Terminals disagree about joined emoji, so each part is counted. That is
 * too much at worst, which cuts a line early, where too little would wrap it.
 */
function widthOf(text) {
    if (NARROW.test(text))
        return text.length;
    let width = 0;
    for (const character of text)
        width += characterWidth(character);
    return width;
}
function characterWidth(character) {
    const code = character.codePointAt(0);
    if (code < 0x300)
        return 1;
    // A variation selector may widen the character before it.
    if (EMOJI_STYLE.test(character))
        return 1;
    if (ZERO_WIDTH.test(character))
        return 0;
    if (!WIDE.test(character))
        return 1;
    return NARROW_PICTOGRAPH.test(character) && !/\p{Emoji_Presentation}/u.test(character) ? 1 : 2;
}
/** The text, cut at its end to at most `columns`. */
function cutEnd(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const room = columns - widthOf(ellipsis);
    if (room <= 0)
        return ellipsis.slice(0, Math.max(0, columns));
    return takeColumns(text, room).trimEnd() + ellipsis;
}
/** The text, cut at its start, since agents' ids differ at their ends. */
function cutStart(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const room = columns - widthOf(ellipsis);
    if (room <= 0)
        return ellipsis.slice(0, Math.max(0, columns));
    const backwards = takeColumns([...text].reverse().join(''), room);
    return ellipsis + [...backwards].reverse().join('');
}
/** The text, cut in its middle, since a path's step ends with how often it was taken. */
function cutMiddle(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const end = Math.floor(columns / 3);
    const start = columns - end - widthOf(ellipsis);
    if (start <= 0)
        return cutEnd(text, columns, ellipsis);
    return takeColumns(text, start) + ellipsis + cutStart(text, end, '');
}
function takeColumns(text, columns) {
    let taken = '';
    let width = 0;
    for (const character of text) {
        width += characterWidth(character);
        if (width > columns)
            break;
        taken += character;
    }
    return taken;
}
function padEnd(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
/**
 * Breaks a text into lines of at most `columns`, at spaces. Existing line breaks and indentation stay. A word that is
 * too long stays whole, so that a URL can still be clicked.
 */
function wrapText(text, columns) {
    return text.split('\n').flatMap((line) => wrapLine(line.trimEnd(), columns));
}
function wrapLine(line, columns) {
    if (widthOf(line) <= columns)
        return [line];
    const indent = /^ */.exec(line)?.[0] ?? '';
    const lines = [];
    let current = indent;
    let width = indent.length;
    for (const word of line.slice(indent.length).split(' ')) {
        const wordWidth = widthOf(word);
        const fresh = width === indent.length;
        if (!fresh && width + 1 + wordWidth > columns) {
            lines.push(current);
            current = indent + word;
            width = indent.length + wordWidth;
        }
        else {
            current += fresh ? word : ` ${word}`;
            width += wordWidth + (fresh ? 0 : 1);
        }
    }
    return [...lines, current];
}


/***/ }),

/***/ 5251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: () => (/* binding */ talliesOf),
/* harmony export */   PV: () => (/* binding */ stateTotals),
/* harmony export */   fG: () => (/* binding */ runTables),
/* harmony export */   gg: () => (/* binding */ uncertainCosts),
/* harmony export */   vA: () => (/* binding */ totalsOf),
/* harmony export */   x9: () => (/* binding */ NO_TOTAL)
/* harmony export */ });
/* harmony import */ var _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83706);
/* harmony import */ var _core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33743);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87703);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);




const NO_TOTAL = { visits: 0, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 };
/** What has happened, by agent or by state, in the order in which they first appeared. */
function totalsOf({ visits }, what) {
    const sums = new Map();
    for (const visit of visits) {
        const sum = sums.get(visit[what]) ?? { ...NO_TOTAL };
        sums.set(visit[what], sum);
        if (visit.isEntered)
            sum.visits += 1;
        for (const { cost_usd: usd, replayed, ms } of visit.turns) {
            sum.turns += 1;
            if (replayed)
                sum.replayedUsd += usd;
            else
                sum.costUsd += usd;
            sum.ms += ms ?? 0;
        }
    }
    return sums;
}
/** The totals by state as the run's file has them, to the cent. Only the log knows what was replayed. */
function stateTotals({ states }, story) {
    const logged = totalsOf(story, 'state');
    const totals = Object.entries(states).map(([state, { cost_usd: costUsd, ...counts }]) => {
        return [state, { ...counts, costUsd, replayedUsd: logged.get(state)?.replayedUsd ?? 0 }];
    });
    return new Map(totals);
}
/** The same by name, as reports have it. */
function talliesOf(story, what) {
    const entries = [...totalsOf(story, what)].map(([name, { visits, turns, costUsd, ms }]) => {
        return [name, { visits, turns, cost_usd: costUsd, ms }];
    });
    return Object.fromEntries(entries);
}
/**
 * What a run came to (spec 8.1), by state and by agent.
 * @param least how many agents there have to be for a table of them
 */
function runTables(run, story, least, options) {
    const states = stateTotals(run, story);
    const agents = totalsOf(story, 'agent');
    const rest = (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .untalliedUsd */ .lL)(run);
    return [
        ...(states.size === 0 ? [] : [totalsTable('STATE', states, { ...options, label: _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi })]),
        ...(agents.size < least ? [] : [totalsTable('AGENT', agents, options)]),
        ...(rest === 0
            ? []
            : [[`${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(rest)} were spent by an older version, which kept no cost by state.`]]),
    ];
}
/** Sentences about what the total of a run leaves out (spec 3.5, 3.7). */
function uncertainCosts(states) {
    const unknown = (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsOf */ .oA)('unknown_cost_turns', states);
    const unpriced = (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsOf */ .oA)('unpriced_turns', states);
    const turns = (count) => `${count} ${count === 1 ? 'turn' : 'turns'}`;
    return [
        ...(unknown > 0
            ? [
                `the cost is a lower bound: of ${turns(unknown)} a request was cut off, and what it has cost is not known`,
            ]
            : []),
        ...(unpriced > 0 ? [`${turns(unpriced)} had no price: the budget does not hold for them`] : []),
    ];
}
const MAX_ROWS = 24;
const NAME_COLUMNS = 40;
/**
 * A table with a row for each name, or for the most expensive where there are too many. Its first line is the head.
 * @param names of the rows, for people
 */
function totalsTable(head, totals, options) {
    const { columns, ellipsis = '…', label = (name) => name } = options;
    const all = [...totals];
    const mostExpensive = new Set([...all].sort(([, a], [, b]) => costOf(b) - costOf(a) || b.ms - a.ms).slice(0, MAX_ROWS));
    const isReplayed = all.some(([, { replayedUsd }]) => replayedUsd > 0);
    const heads = ['VISITS', 'TURNS', 'COST', ...(isReplayed ? ['REPLAYED'] : []), 'TIME'];
    const rows = all
        .filter((row) => mostExpensive.has(row))
        .map(([name, { visits, turns, costUsd, replayedUsd, ms }]) => ({
        name: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(label(name)),
        cells: [
            String(visits),
            String(turns),
            (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(costUsd),
            ...(isReplayed ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(replayedUsd)] : []),
            ms === 0 ? '–' : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(ms),
        ],
    }));
    const widths = heads.map((title, index) => Math.max(title.length, ...rows.map(({ cells }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(cells[index]))));
    const room = Math.max(8, columns - widths.reduce((sum, width) => sum + width + 2, 0));
    const width = Math.min(room, NAME_COLUMNS, Math.max(head.length, ...rows.map(({ name }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(name))));
    const line = (name, cells) => [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .padEnd */ .f)((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(name, width, ellipsis), width),
        ...cells.map((cell, index) => padStart(cell, widths[index])),
    ].join('  ');
    const hidden = all.length - rows.length;
    return [
        line(head, heads),
        ...rows.map(({ name, cells }) => line(name, cells)),
        ...(hidden > 0 ? [`${ellipsis} and ${hidden} more`] : []),
    ];
}
function costOf({ costUsd, replayedUsd }) {
    return costUsd + replayedUsd;
}
function padStart(text, columns) {
    return ' '.repeat(Math.max(0, columns - (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(text))) + text;
}


/***/ }),

/***/ 60158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ syncFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Resolves when the names in a folder are on disk. */
async function syncFolder(path, openFile = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open) {
    // Windows cannot open a folder; renaming is durable enough there.
    if (process.platform === 'win32')
        return;
    const folder = await openFile(path, 'r');
    try {
        await folder.sync();
    }
    catch (error) {
        // Some network and container file systems cannot sync a folder; the file itself is safe.
        if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EBADF'].includes(error.code ?? ''))
            throw error;
    }
    finally {
        await folder.close();
    }
}


/***/ }),

/***/ 58265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ resultText),
/* harmony export */   FZ: () => (/* binding */ longResults),
/* harmony export */   NT: () => (/* binding */ Texts),
/* harmony export */   ZB: () => (/* binding */ checkResults),
/* harmony export */   gP: () => (/* binding */ readLongText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60158);







/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
const NEW = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL;
/**
 * The long texts of a run: results that the state refers to, outputs that the log refers to (spec 3.2, 3.3). Each is a
 * file named by its SHA-256, so that a text which is said more than once is kept once.
 */
class Texts {
    folder;
    written = new Map();
    last = null;
    unsynced = [];
    /** This counts for benchmarks and the log. */
    bytes = 0;
    /** @param folder the run's folder */
    constructor(folder) {
        this.folder = folder;
    }
    /**
     * Writes a text for the log. It survives when this process is killed, but perhaps not when the machine crashes.
     * @throws StateError STATE_WRITE_FAILED
     */
    write(text) {
        if (this.last?.text === text)
            return this.last.ref;
        const bytes = Buffer.from(text);
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
        let ref = this.written.get(sha256);
        if (ref === undefined) {
            ref = { file: `texts/${sha256}.txt`, bytes: bytes.length, sha256 };
            this.put((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, ref.file), bytes);
            this.written.set(sha256, ref);
        }
        this.last = { text, ref };
        return ref;
    }
    /** As `write`, for the state: it will be on disk after the next `sync`. */
    keep(text) {
        const ref = this.write(text);
        this.unsynced = [...this.unsynced, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, ref.file)];
        return ref;
    }
    async sync() {
        const paths = this.unsynced;
        if (paths.length === 0)
            return;
        this.unsynced = [];
        for (const path of paths) {
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, 'r+');
            try {
                await file.datasync();
            }
            finally {
                await file.close();
            }
        }
        await (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, 'texts'));
        await (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__/* .syncFolder */ .Y)(this.folder);
    }
    /** Writes a file whole or not at all: what a crash cuts short stays under the draft's name. */
    put(path, bytes) {
        const draft = `${path}.tmp`;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, NEW, 0o600);
            try {
                for (let at = 0; at < bytes.length;)
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, at);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
            }
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, path);
            this.bytes += bytes.length;
        }
        catch (error) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_WRITE_FAILED', `A long text of the run could not be written (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}). Free the disk or mend the folder, then resume.`, { file: path }, { cause: error });
        }
    }
}
/**
 * Reads a text and checks it.
 * @param folder the run's folder
 * @throws StateError STATE_INVALID
 */
function readLongText(folder, ref) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ref.file);
    let bytes;
    try {
        // References from the log are checked nowhere else.
        if (ref.file !== `texts/${ref.sha256}.txt`)
            throw new Error('it is no file of a long text');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)) !== (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(ref.file)))
            throw new Error('its folder is a link');
        bytes = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    }
    catch (error) {
        throw unusable(path, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error));
    }
    if (bytes.length !== ref.bytes || (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') !== ref.sha256)
        throw unusable(path, 'it is not what was written');
    return bytes.toString();
}
function unusable(path, why) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_INVALID', `A long text of the run cannot be used: ${why}. Restore it from a copy, or start a new run.`, { file: path });
}
/** @throws StateError STATE_INVALID */
function resultText(folder, result) {
    if (result === undefined)
        return '';
    return typeof result === 'string' ? result : readLongText(folder, result);
}
/**
 * How the long results begin, for callers that show no more of them.
 * @param length in UTF-16 units
 * @throws StateError STATE_INVALID
 */
function longResults(folder, results, length) {
    const begun = [];
    for (const [id, result] of Object.entries(results))
        if (typeof result !== 'string')
            begun.push([id, readLongText(folder, result).slice(0, length)]);
    return Object.fromEntries(begun);
}
/**
 * Finds out before anything is spent whether a long result is gone. Its content is checked when it is read.
 * @throws StateError STATE_INVALID
 */
function checkResults(folder, results) {
    for (const result of Object.values(results)) {
        if (typeof result === 'string')
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, result.file);
        let size;
        try {
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ);
            try {
                size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).size;
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
            }
        }
        catch (error) {
            throw unusable(path, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error));
        }
        if (size !== result.bytes)
            throw unusable(path, `it has ${size} bytes, and had ${result.bytes}`);
    }
}


/***/ })

};
