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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(8407), __webpack_require__.e(2122), __webpack_require__.e(2124)]).then(__webpack_require__.bind(__webpack_require__, 92124))).runCommand,
    },
    resume: {
        usage: 'resume RUN_ID',
        summary: 'carry on a run that was paused, failed, asked or was killed; a workflow means its latest run',
        examples: ['resume review-20260101T120000000-1a2b', 'resume nightly --budget 20 --accept-changes'],
        flags: [
            ...OF_RUN,
            ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('next max-iterations answer ask-id adopt recording strict fresh-session'),
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(8407), __webpack_require__.e(2122), __webpack_require__.e(7330)]).then(__webpack_require__.bind(__webpack_require__, 7330))).resumeCommand,
    },
    answer: {
        usage: 'answer RUN_ID TEXT',
        summary: 'answer the question of a run, and carry it on if nobody does',
        examples: ['answer nightly "yes, go on"', 'answer nightly no --ask-id 1a2b3c4d'],
        flags: [...OF_RUN, ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('ask-id fresh-session')],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(8407), __webpack_require__.e(2122), __webpack_require__.e(607)]).then(__webpack_require__.bind(__webpack_require__, 50607))).answerCommand,
    },
    stop: {
        usage: 'stop RUN_ID',
        summary: 'pause a run that is at work, as Ctrl-C in its terminal does',
        examples: ['stop nightly', 'stop nightly --cwd ../project'],
        flags: ['state-dir'],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(5857)]).then(__webpack_require__.bind(__webpack_require__, 35857))).stopCommand,
    },
    status: {
        usage: 'status [RUN_ID]',
        summary: 'list the runs, or tell about one; --all: those of every project',
        examples: ['status --all', 'status nightly --json'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('all failed limit since state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(8407), __webpack_require__.e(7394)]).then(__webpack_require__.bind(__webpack_require__, 85715))).statusCommand,
    },
    show: {
        usage: 'show RUN_ID [AGENT] [STATE[#VISIT]]',
        summary: 'tell a run as a story: each visit with prompt, tools, answer, transition, cost and time',
        examples: ['show nightly --failed', 'show nightly main REVIEW#2'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('failed follow state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(9688)]).then(__webpack_require__.bind(__webpack_require__, 39688))).showCommand,
    },
    diagram: {
        usage: 'diagram WORKFLOW',
        summary: 'draw a workflow as a Mermaid flowchart, or as a page',
        examples: ['diagram workflows/tour > tour.mmd', 'diagram workflows/tour --run nightly --html tour.html'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('run html state-dir'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6923), __webpack_require__.e(8170), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 67241))).diagramCommand,
    },
    prune: {
        usage: 'prune',
        summary: 'tell what finished runs have left, and remove it with --older, --keep or --all',
        examples: ['prune --older 14d', 'prune --keep 20 --dry-run'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('older keep all dry-run force state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6420), __webpack_require__.e(3178)]).then(__webpack_require__.bind(__webpack_require__, 3178))).pruneCommand,
    },
    pull: {
        usage: 'pull RUN_URL|RUN_ID|PATH',
        summary: "bring a job's run here, from its artifact: state, sessions, work tree, transcripts",
        examples: [
            'pull https://github.com/acme/shop/actions/runs/1001',
            'pull 1001 --repo acme/shop --attempt 2 --no-worktree',
        ],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('repo attempt run-key leg transcripts no-worktree force state-dir json'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6420), __webpack_require__.e(5947)]).then(__webpack_require__.bind(__webpack_require__, 35947))).pullCommand,
    },
    test: {
        usage: 'test WORKFLOW',
        summary: 'play recordings of a workflow, and check what its test.yaml says; costs nothing',
        examples: ['test workflows/tour', 'test workflows/tour --faults --junit report.xml'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('input input-file var from-run stub-scripts faults init update tap junit recording strict state-dir json github'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(7291), __webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(8407), __webpack_require__.e(2122), __webpack_require__.e(5969), __webpack_require__.e(2958)]).then(__webpack_require__.bind(__webpack_require__, 82958))).testCommand,
    },
    lint: {
        usage: 'lint PATH…',
        summary: 'find what is wrong with workflows, at file and line; runs nothing',
        examples: ['lint .raymond/workflows/triage', 'lint flows/*/ --level info --sarif > lint.sarif'],
        flags: (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('agent dangerously-skip-permissions json level github sarif format'),
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(8170), __webpack_require__.e(1926), __webpack_require__.e(5052)]).then(__webpack_require__.bind(__webpack_require__, 55052))).lintCommand,
    },
    loop: {
        usage: 'loop PROMPT.md',
        summary: 'one prompt again and again, a fresh session each time, until <result>',
        examples: ['loop PROMPT.md --max-iterations 20', 'loop PROMPT.md --budget 5 --deadline 2h'],
        flags: [...OF_RUN, ...(0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagsNamed */ .N2)('input input-file run-id metadata max-iterations recording strict')],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5913), __webpack_require__.e(7338), __webpack_require__.e(6923), __webpack_require__.e(5997), __webpack_require__.e(6034), __webpack_require__.e(6420), __webpack_require__.e(8407), __webpack_require__.e(2122), __webpack_require__.e(739)]).then(__webpack_require__.bind(__webpack_require__, 20739))).loopCommand,
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
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(86183);
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
        const isOfRun = (0,own/* own */.Z)(OTHER_WORDS, args[0] ?? '') !== 'lint' && args[0] !== 'lint';
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
    const { withOwnPlaces } = await Promise.all(/* import() */[__webpack_require__.e(5997), __webpack_require__.e(2302)]).then(__webpack_require__.bind(__webpack_require__, 12302));
    const whole = await withOwnPlaces(command, parsed);
    const perform = await commands/* COMMANDS */.Lo[command].load();
    return perform(whole);
}
/** `raymond WORKFLOW` and `raymond start WORKFLOW` mean `run` (spec 3.8), `dry-run` means `lint` (spec 5.10). */
function commandOf(first, rest) {
    if (isCommand(first))
        return { command: first, line: rest };
    const ours = (0,own/* own */.Z)(OTHER_WORDS, first);
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
/* harmony import */ var _core_metering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46964);
/* harmony import */ var _report_lint_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39094);




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
        of: _core_metering_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY_PLACES */ .bl,
        config: 'project',
        projectMay: ['proxy'],
        manifest: 'keys',
        default: 'environment',
        help: "who holds agents' keys and their budget: a proxy of ours, or their environment",
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
        of: _report_lint_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC,
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
/* harmony import */ var _core_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/* harmony import */ var _report_totals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5251);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58265);





function reportOf(end) {
    const { run } = end;
    const asks = (0,_core_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .openQuestions */ .qd)(run);
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
    const known = error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC;
    // These count this life of the run only; the state file holds what earlier ones did.
    const states = (0,_report_totals_js__WEBPACK_IMPORTED_MODULE_3__/* .talliesOf */ .MP)(story, 'state');
    return {
        run_id: runId,
        status: story.lives.length > 0 ? 'failed' : null,
        reason: known ? error.code : 'INTERNAL',
        message: known ? error.located : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error),
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
/* unused harmony export writePainted */
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
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(86183);
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
            const meant = (0,own/* own */.Z)(row.elsewhere ?? {}, text);
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
/* harmony export */   Gz: () => (/* binding */ agentCliOfState),
/* harmony export */   H7: () => (/* binding */ whyUnpriced),
/* harmony export */   It: () => (/* binding */ AGENT_VARIABLES),
/* harmony export */   JU: () => (/* binding */ checkAgentCliName),
/* harmony export */   Je: () => (/* binding */ installCommand),
/* harmony export */   Jr: () => (/* binding */ isAgentCliName),
/* harmony export */   KE: () => (/* binding */ listed),
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


/** How people install it, in the version that the tests run. */
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
            // It beats what people deny.
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
            // A model server of one's own may want no key.
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
        // What it offers depends on the model: of several names those count that it has.
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
            // What it plays was said with one.
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
        // What it plays was said with them.
        lacks: [],
        ruleKinds: null,
        ownFlags: [],
        projectSettings: NOTHING_TO_LOAD,
        metering: null,
    },
};
const AGENT_CLI_NAMES = Object.keys(AGENT_CLIS);
/** What runs the states of a run that names none. */
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
/** null for a name that is no agent CLI. */
function factsOf(name) {
    return isAgentCliName(name) ? AGENT_CLIS[name] : null;
}
/** Why the turns of a CLI have no price in this environment (spec 6.2), for people; null: they have one. */
function whyUnpriced(cli, env) {
    const facts = factsOf(cli);
    // Credits are what its vendor counts, who is not asked there.
    const isUncounted = facts?.capabilities.cost === 'credits' && facts.endpoint !== null && env[facts.endpoint];
    return isUncounted ? 'own provider' : null;
}
/** The CLI that takes a state's turns. */
function agentCliOfState(ofState, ofRun) {
    return factsOf(ofRun)?.capabilities.standsIn ? ofRun : (ofState ?? ofRun);
}
/** What the CLI of this name may see of the environment besides what every child sees; nothing for other children. */
function ownVariables(name, environment) {
    const facts = factsOf(name);
    if (facts === null)
        return [];
    const on = facts.variablesBySwitch.filter(({ variable }) => /^(1|true|yes|on)$/i.test(environment[variable] ?? ''));
    return [...facts.variables, ...on.flatMap(({ shows }) => shows)];
}
/** What belongs to some agent CLI, keys among it: given to other children by its full name only. */
const AGENT_VARIABLES = AGENT_CLI_NAMES.flatMap((name) => {
    const { variables, variablesBySwitch } = AGENT_CLIS[name];
    return [...variables, ...variablesBySwitch.flatMap(({ shows }) => shows)];
});
/** Every key of every agent CLI. */
const AGENT_KEYS = AGENT_CLI_NAMES.flatMap((name) => AGENT_CLIS[name].keys);
/** Every CLI that has such an input. */
const ARGS_INPUTS = AGENT_CLI_NAMES.flatMap((cli) => {
    const { argsInput } = AGENT_CLIS[cli];
    return argsInput === undefined ? [] : [{ cli, input: argsInput }];
});
/** In words: `claude`, `copilot` or `replay`. */
function listed(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
/** The one that plays recordings in place of the others. */
const STAND_IN = AGENT_CLI_NAMES.find((name) => AGENT_CLIS[name].capabilities.standsIn);


/***/ }),

/***/ 27257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ shortStateName),
/* harmony export */   Nx: () => (/* binding */ workerIds),
/* harmony export */   SJ: () => (/* binding */ newAgent),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   qd: () => (/* binding */ openQuestions)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86183);
/* harmony import */ var _scope_full_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68251);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29861);





/** The agent with this id. Its absence is a bug of ours. */
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
/** The state's name without its extension, as people say it. */
function shortStateName(state) {
    return state.replace(/\.(md|sh|ps1|bat)$/, '');
}
/**
 * The ids of new workers, and the parent's fork counter after them: `{parent}_{six letters of the state's own name}{n}`, n
 * being that counter (spec 1.3). Where the letters end in digits two counters could spell one id (`a1`+`1`, `a`+`11`), so
 * a taken id is passed over.
 */
function workerIds(run, parent, states) {
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).results;
    const taken = new Set();
    let counter = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(run.fork_counters, parent) ?? 0;
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
/** What people are being asked, as reports and outputs tell it. */
function openQuestions(run) {
    return run.agents.flatMap(({ id, ask }) => ask === null
        ? []
        : [
            {
                ...{ id: ask.id, agent: id, question: ask.question },
                ...(ask.output !== undefined && { output: ask.output }),
            },
        ]);
}


/***/ }),

/***/ 29610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ costCap),
/* harmony export */   IT: () => (/* binding */ isBudgetSpent),
/* harmony export */   UP: () => (/* binding */ addUsd),
/* harmony export */   hY: () => (/* binding */ addAmounts),
/* harmony export */   qr: () => (/* binding */ isOverBudget),
/* harmony export */   vA: () => (/* binding */ turnsAtOnce),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96163);

/** Amounts are sums of floats; a thousandth of a cent is not an overspending. */
const EPSILON_USD = 1e-9;
/** Two figures that are finite each can add up to what JSON cannot write; a lie stays a lie at this size. */
function addAmounts(a, b) {
    return Math.min(a + b, Number.MAX_VALUE);
}
/** Amounts are kept to so many decimals, which any price of a token has fewer of. */
const UNITS_PER_USD = 1e12;
/** A double holds no more than this to all of them. */
const MAX_EXACT_USD = 1e3;
/**
 * The sum of two amounts as people add them: 0.1 and 0.2 are 0.3, and it is the same in whatever order many are added,
 * in one run or in the jobs of several legs.
 */
function addUsd(a, b) {
    const sum = addAmounts(a, b);
    return sum < MAX_EXACT_USD ? Math.round(sum * UNITS_PER_USD) / UNITS_PER_USD : sum;
}
/** Of nothing, the very sum that it was: so no commit tells of it. */
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
/** What has been spent of the budget, and what may have been where nobody has told. USD. */
function spokenForUsd(run) {
    return run.total_cost_usd + (0,_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldUsd */ .y5)(run);
}
function isOverBudget(run) {
    return run.budget_usd > 0 && spokenForUsd(run) > run.budget_usd + EPSILON_USD;
}
/** Nothing is left to start another turn with. */
function isBudgetSpent(run) {
    return run.budget_usd > 0 && spokenForUsd(run) >= run.budget_usd - EPSILON_USD;
}
/**
 * How many turns may be at work at once: as many as what is left pays for if each costs what the dearest so far has
 * cost, since a cap is only looked at between requests; one, however little is left (spec 3.5).
 * @param dearestUsd 0 as long as no turn has cost anything
 */
function turnsAtOnce(run, dearestUsd) {
    if (run.budget_usd <= 0 || dearestUsd <= 0)
        return Number.POSITIVE_INFINITY;
    const unspent = run.budget_usd - spokenForUsd(run);
    return Math.max(1, Math.floor((unspent + EPSILON_USD) / dearestUsd));
}
/**
 * What a turn that starts now may cost at most, in USD; null without a budget. What is left after the
 * caps of the turns in flight is shared among those about to start; when they have reserved it all, the
 * turn gets a fair share of what is unspent, so that it can start and still cannot overshoot far.
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
 * there are. All that have grown from one another share a list, and each knows how much of it is its own; so none ever
 * changes.
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
        // Others have grown from here already, or what is there is replaced.
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
    /** What is new or another value since `earlier`, and whose entries are gone. */
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
    /** What is new or another value since `earlier`, in this one's words; null: some are gone. */
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
    /** The map, as this version has it; all others lead here then. */
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



// Core's own tools for the functions that change a run. Nothing outside core imports them: what can happen to
// a run is the list of those functions (docs/architecture.md), and a test keeps it.
function sealRun(fields) {
    return fields;
}
function sealAgent(fields) {
    return fields;
}
/** Of runs in which turns have begun: the records are made for those who ask for them, not in every step. */
const grown = new WeakMap();
/** Of all others, by the record that they have. */
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
/** Another tally of a state, and whatever else goes along with it. */
function updateTally(run, state, next, change) {
    const records = recordsOf(run);
    const states = records.states.with(state, next(records.states.get(state)));
    return withRecords(run, change, { ...records, states });
}
/**
 * An agent has ended.
 * @param result what it has delivered
 * @param worker as which a join may take it; null: none may
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
/** Every other agent stays the very object that it was: the state file's writer knows by that what is new. */
function updateAgent(run, id, change) {
    const at = (0,agent_positions/* positionOf */.df)(run.agents, id);
    const agent = run.agents[at];
    if (agent === undefined)
        return run;
    return updateRun(run, { agents: (0,agent_positions/* withAgent */.Io)(run.agents, at, sealAgent({ ...agent, ...change })) });
}
/** A change that these events tell of, and by which nobody enters a state. */
function changed(run, ...events) {
    return { run, events, start: [] };
}
/** A change by which the agent enters a state. */
function moved(run, { id }, change, ...events) {
    return { run: updateAgent(run, id, change), events, start: [id] };
}
/** A change by which the agent waits for a person. */
function asking(run, { id, current_state: state }, ask, change = {}) {
    const next = updateAgent(run, id, { ...change, status: 'asking', ask });
    return changed(next, { type: 'asked', agent: id, state, ask_id: ask.id, question: ask.question });
}
/** What every entry into a state sets: nothing of the visit before is left but session, stack and cwd. */
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
/** What people read about an error: theirs without a stack trace, ours with one. */
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
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   Il: () => (/* binding */ ownLegOf),
/* harmony export */   ae: () => (/* binding */ kinOf),
/* harmony export */   lb: () => (/* binding */ isInLegs),
/* harmony export */   r0: () => (/* binding */ workersIn),
/* harmony export */   rM: () => (/* binding */ openRound),
/* harmony export */   vw: () => (/* binding */ isUnbegun),
/* harmony export */   y5: () => (/* binding */ withheldUsd)
/* harmony export */ });
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86183);

// Workers that run in jobs of their own (spec 4.10). A plan's run holds them, `fan_out.rounds` says which leg has which,
// and each leg's run has nothing but its own (`fan_out.leg`).
/** The last one, unless a resume runs its workers here; null: none. */
function openRound(run) {
    const last = run.fan_out?.rounds.at(-1);
    return last === undefined || last.given_up ? null : last;
}
/** Which leg's run this is; null: of none. */
function ownLegOf(run) {
    return run.fan_out?.leg ?? null;
}
/** A worker that has been forked and has not come to its first state. */
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
function kinOf(workers) {
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
    return kinOf((run.fan_out?.rounds ?? []).filter(isOpen).flatMap(({ legs }) => workersIn(legs)));
}
function workersIn(legs) {
    return legs.flatMap(({ workers }) => workers);
}
/** Of a leg whose cost nobody has told, the whole share counts as spent (spec 4.10). USD. */
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
/** Whether a worker is an agent still, or has ended and was not joined. */
function isThere(run, worker) {
    return run.agents.some(({ id }) => id === worker) || (0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(run.workers, worker) !== undefined;
}


/***/ }),

/***/ 63544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ DEFAULT_PERMISSION_MODE),
/* harmony export */   Hj: () => (/* binding */ LAUNCH_DEFAULTS),
/* harmony export */   K2: () => (/* binding */ choicesNamed),
/* harmony export */   Nn: () => (/* binding */ dashedName),
/* harmony export */   RO: () => (/* binding */ PERMISSION_MODES),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   T7: () => (/* binding */ DEFAULT_DRAIN_TIME),
/* harmony export */   cU: () => (/* binding */ choicesOf),
/* harmony export */   mD: () => (/* binding */ chosenBy),
/* harmony export */   qY: () => (/* binding */ choicesForStates),
/* harmony export */   te: () => (/* binding */ agentAskedFor)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);
/* harmony import */ var _settings_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88039);




/** Claude Code's names for what an agent may do unasked; the other CLIs' words follow from them. */
const PERMISSION_MODES = [
    ...['acceptEdits', 'auto', 'bypassPermissions', 'default', 'dontAsk', 'manual', 'plan'],
];
/** What agents may do unasked where neither the command line nor the workflow says. */
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
/** Before a deadline, the time in which no new state starts, where it is not said. Seconds. */
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
 * The choices of several sources: of each, what the first source says that speaks of it, else the default; but what
 * is denied adds up (spec 7.5). Command
 * line, options file, manifest; inputs, manifest; command line, the run's own options (spec 2.2, 3.8, 4.8).
 */
function choose(...sources) {
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
/** Which of these a person has chosen, by command line or input: they hold for all states, whatever workflow these are of. */
function chosenBy(source) {
    return PER_WORKFLOW.filter((name) => source[name] !== undefined && source[name] !== null);
}
/**
 * What holds for the states of a workflow that say nothing themselves: what a person has chosen, what the workflow's
 * own manifest says, what that of the run's does, the default (spec 7.5).
 */
function choicesForStates(launch, manifest) {
    // Older state files do not say, and know no other workflow's manifest.
    const { chosen = PER_WORKFLOW } = launch;
    const own = (name) => chosen.includes(name) ? undefined : manifest[name];
    // One that stands in for the others does so in every workflow.
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
/** The agent CLI that a workflow is opened for: one that stands in for others leaves it to the workflow. */
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
/** docs/limits.md, whole. */
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
/* harmony export */   UH: () => (/* binding */ stateLabel),
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
function stateLabel(state) {
    return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
}


/***/ }),

/***/ 46964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ planMetering),
/* harmony export */   QF: () => (/* binding */ meteredEnvironment),
/* harmony export */   bl: () => (/* binding */ KEY_PLACES),
/* harmony export */   kg: () => (/* binding */ meteredCost),
/* harmony export */   ri: () => (/* binding */ withoutCredentials),
/* harmony export */   tG: () => (/* binding */ CREDENTIALS),
/* harmony export */   tn: () => (/* binding */ DUMMY_KEY)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);

/** Where the keys of agent CLIs are: held by the meter, or in the CLIs' own environment (spec 9.2). */
const KEY_PLACES = ['proxy', 'environment'];
/** Stands for a dummy key in an environment until the process is started that the key is made for. */
const DUMMY_KEY = 'rmd-dummy';
/**
 * How the requests of an agent CLI go by the meter; null for a CLI that makes none.
 * @param env what it would see without a meter, its keys included
 */
function planMetering(cli, env) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    const metering = facts?.metering ?? null;
    if (facts === null || metering === null)
        return null;
    const other = metering.unless.find(({ variable }) => isOn(env[variable]));
    if (other !== undefined)
        return unmetered(`${other.says} is asked, which the meter does not know`);
    const own = env[metering.address.variable];
    const address = own || metering.address.otherwise;
    const credentials = facts.keys.flatMap(({ variable, headers }) => {
        const value = env[variable];
        return value ? headers.map((header) => ({ header, value })) : [];
    });
    if (address === null || (credentials.length === 0 && !own))
        return unmetered(metering.withoutKey);
    const { variable } = metering.api;
    const kind = (variable === null ? undefined : env[variable]) || metering.api.otherwise;
    const api = Object.hasOwn(metering.api.kinds, kind) ? metering.api.kinds[kind] : null;
    if (api === null)
        return unmetered(`${variable} is ${kind}, which the meter does not know`);
    const read = readAddress(address);
    if (read === null)
        return unmetered(`${metering.address.variable} is no address of a web server`);
    const sent = metering.headers === null ? {} : readHeaders(env[metering.headers] ?? '');
    const upstream = { id: cli, api, base_url: read.url, credentials, headers: { ...read.headers, ...sent } };
    return { kind: 'metered', upstream };
}
/** A metered CLI's environment: dummies for its keys, and the meter's address for its provider's. */
function meteredEnvironment(cli, seen, at) {
    const { keys, metering } = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    const { address, socket } = metering;
    const env = withoutCredentials(seen);
    const shown = keys.filter(({ headers }) => headers.length > 0);
    const set = shown.filter(({ variable }) => seen[variable]);
    // A server of one's own may want no key, but the meter wants one.
    for (const { variable } of set.length > 0 ? set : shown.slice(0, 1))
        env[variable] = DUMMY_KEY;
    if (socket !== null && at.socket !== '')
        env[socket] = at.socket;
    env[address.variable] = `http://127.0.0.1:${at.port}`;
    for (const name of ['NO_PROXY', 'no_proxy'])
        env[name] = [env[name], '127.0.0.1'].filter(Boolean).join(',');
    return env;
}
/** An environment without any agent CLI's credentials: what scripts see beside a meter (spec 6.5). */
function withoutCredentials(seen) {
    const env = {};
    for (const [name, value] of Object.entries(seen))
        if (value !== undefined && !CREDENTIALS.has(name) && !holdsPassword(name, value))
            env[name] = value;
    return env;
}
/** Every variable under which a credential of an agent CLI is known. */
const CREDENTIALS = new Set(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => {
    const { keys, metering } = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name);
    return [...keys.map(({ variable }) => variable), ...(metering?.headers ? [metering.headers] : [])];
}));
const ADDRESSES = new Set(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name)?.metering?.address.variable ?? []));
function holdsPassword(name, value) {
    return ADDRESSES.has(name) && readAddress(value)?.headers.authorization !== undefined;
}
const unmetered = (why) => ({ kind: 'unmetered', why });
function isOn(value) {
    return /^(?:1|true|yes|on)$/i.test(value ?? '');
}
/** Null for what is no address of a web server. Its user and password become a header. */
function readAddress(address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
        return null;
    const { username, password } = url;
    url.username = '';
    url.password = '';
    if (username === '' && password === '')
        return { url: url.href, headers: {} };
    const login = [username, password].map(unescapedText).join(':');
    return { url: url.href, headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}
function unescapedText(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Lines of `Name: value`. */
function readHeaders(text) {
    const lines = text.split('\n').map((line) => line.split(/:(.*)/s, 2).map((part) => part.trim()));
    return Object.fromEntries(lines.filter(([name, value]) => name && value));
}
/** A CLI's report may lower what is told to this share of the list price, since an agent can forge it. */
const MIN_SHARE = 0.5;
/** Two counts that differ by less are the same. */
const TOLERANCE = 0.01;
/**
 * The cost of a turn by the meter's tokens at list prices, and by what the CLI reports of it (spec 9.2, "Truth").
 * @param reported USD; null where it has told nothing
 */
function meteredCost(list, reported) {
    if (reported === null)
        return { usd: list.usd, basis: list.basis, apart: null };
    const isApart = Math.abs(reported - list.usd) > TOLERANCE * Math.max(reported, list.usd);
    return {
        usd: Math.max(reported, MIN_SHARE * list.usd),
        basis: list.basis === 'cut' ? 'cut' : 'reported',
        apart: isApart ? { reported, list: list.usd } : null,
    };
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
/** What there is instead of a flag of the Go Raymond, as a sentence; null where it has none of that name. */
function hintOfFlag(name) {
    return hintOf(WORDS.find(({ flags }) => flags?.includes(name)));
}
/** The same of a command. */
function hintOfCommand(word) {
    return hintOf(WORDS.find(({ command }) => command === word));
}
function hintOf(word) {
    if (word === undefined)
        return null;
    return word.here === null ? `There is none here: ${word.about}.` : `Here that is ${word.here}.`;
}
/** The page's table. */
function wordsTable() {
    return [
        '| there | here |',
        '|---|---|',
        ...WORDS.map(({ there, here, about }) => `| ${there} | ${here ?? `none: ${about}`} |`),
    ];
}


/***/ }),

/***/ 86183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
/**
 * What a record holds under a name. Names come from agents, people and files: `counts[name]` would find
 * `toString` and `constructor` in every record.
 */
function own(record, name) {
    return Object.hasOwn(record, name) ? record[name] : undefined;
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
/** Whatever a tag can say, be it an attribute or the tag's content. The names are those of policies and transitions. */
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
/** Attributes in the order in which the tag is written. */
const TAGS = {
    goto: { ...plain, content: 'target', required: [], optional: ['input'] },
    reset: { ...plain, content: 'target', required: [], optional: ['input', 'cd'] },
    call: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    function: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    // Several may stand together, with one `next`; a <goto> beside them may give it.
    fork: { hasVariables: true, content: 'target', required: ['next'], optional: ['input', 'cd', 'model'] },
    ask: { ...plain, content: 'question', required: ['next'], optional: ['timeout', 'timeout_next'] },
    result: { ...plain, content: 'payload', required: [], optional: [] },
};
/** Most workers that one message may start, unless somebody allows more (spec 1.2). */
const MAX_FORKS = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.forks.value;
const TAG_NAMES = Object.keys(TAGS);
/** A tag's attributes that the table knows, in the order in which they are written. */
function attributesOf(tag) {
    const { required, optional } = TAGS[tag];
    return [...required, ...optional];
}
/** Whether `<input>text</input>` may stand beside this tag (spec 1.2). Beside forks it is their `<goto>`'s. */
function takesInputText(tag) {
    return attributesOf(tag).includes('input') && !TAGS[tag].hasVariables;
}
/** Whether a state's name that stands here can only be one of the same workflow (spec 7.2): tags lead elsewhere by their target alone. */
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
/** A name alone: what a tool may do with which arguments is a permission. */
const TOOL_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;


/***/ }),

/***/ 49254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ STATE_VERSION),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
// The fields, and what each means, are in run-schema.ts: a field is declared once, and is then checked, typed
// and kept. Nothing of the schema is left here at run time.
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
 * Full names (spec 7.2): a state of a workflow that is used by another is called by the names on the way to it, each
 * followed by a colon: `review:lint:A.md`. What stands before its own name is its scope, `review:lint:`; the states of
 * the run's own workflow have none.
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


/** One a CLI, of each what the first says that speaks of it. @param agent which a plain model is for */
function modelsByCli(said, agent) {
    const all = said.map((model) => {
        if (model == null)
            return {};
        const { default: plain, ...others } = typeof model === 'string' ? { default: model } : model;
        return { ...(plain !== undefined && { [agent]: plain }), ...others };
    });
    return Object.assign({}, ...all.reverse());
}
/** The same as a run keeps it. */
function keptModels(said, agent) {
    const models = modelsByCli(said, agent);
    const [cli, ...more] = Object.keys(models);
    if (cli === undefined)
        return null;
    return more.length === 0 && cli === agent ? models[cli] : models;
}
/**
 * Reads `MODEL` and `CLI=MODEL`, each once a CLI at most counts: the last.
 * @throws UsageError for a CLI that there is not
 */
function readModels(given) {
    const models = given.map((text) => {
        const [, cli, model = ''] = /^([A-Za-z][\w-]*)=(.*)$/s.exec(text.trim()) ?? [];
        if (cli === undefined)
            return { default: text.trim() };
        if (!(0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr)(cli) || model.trim() === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${text.trim()}: give MODEL, or CLI=MODEL, where CLI is ${(0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}.`);
        return { [cli]: model.trim() };
    });
    const all = Object.assign({}, ...models);
    const { default: plain, ...others } = all;
    return plain !== undefined && Object.keys(others).length === 0 ? plain : all;
}
/** As it would be given. */
function printModels(choice) {
    if (typeof choice === 'string')
        return choice;
    return Object.entries(choice)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([cli, model]) => (cli === 'default' ? model : `${cli}=${model}`))
        .join('\n');
}
/**
 * Of what is chosen for a whole run.
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
 * Why a CLI cannot have a model, as far as that is known beforehand: it is another one's own short name for one, and the
 * CLI asks no model server that the user has chosen. null: it may.
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
/** Fewer are looked through faster. */
const FEW = 32;
/** With more agents taken out, the positions are found anew. */
const MAX_REMOVED = 64;
/** -1 where there is no such agent. */
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
/** @param agent takes the place of the one with its id */
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

/***/ 33743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iA: () => (/* binding */ withMore),
/* harmony export */   lL: () => (/* binding */ untalliedUsd),
/* harmony export */   oA: () => (/* binding */ turnsOf)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29610);

const NOTHING = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };
/** A state's tally with so much more of it. */
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
/** Left out where there are none. */
function summed(key, before, more) {
    const sum = (before[key] ?? 0) + (more[key] ?? 0);
    return sum === 0 ? {} : { [key]: sum };
}
/** How many turns of a run have such a cost. */
function turnsOf(key, states) {
    return Object.values(states).reduce((sum, tally) => sum + (tally[key] ?? 0), 0);
}
/** USD that no state's tally has: of turns that an older version has taken. */
function untalliedUsd({ states, total_cost_usd: total, forgotten_usd: forgotten = 0, }) {
    const rest = total - forgotten - Object.values(states).reduce((sum, { cost_usd }) => sum + cost_usd, 0);
    // Sums of floats differ by the order in which they are made.
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



/** Of these alone a story has its figures. */
const FIGURE_EVENTS = new Set([
    ...['run_started', 'run_resumed', 'run_ended'],
    ...['state_started', 'turn_started', 'outcome', 'cost'],
]);
/**
 * What a run was, out of its log: the one reading of it (spec 3.3). Where the run was resumed from a state that is older
 * than its log, what began after the steps and turns of that state has not happened; only its money counts. An event
 * costs the same however many there were.
 */
class Story {
    isBare;
    /** Which have happened, in the order in which they began. */
    visits = [];
    /** Which have not, though the log tells of them. */
    forgotten = [];
    /** What was paid for them, USD. */
    forgottenUsd = 0;
    agents = new Map();
    /** Warnings of no agent. */
    warnings = [];
    /** First and last moment of each orchestrator's life, ms since the epoch. */
    lives = [];
    isResumed = false;
    /** The run has ended, and no resume has begun since. */
    isOver = false;
    steps = 0;
    /** USD: shown, and not charged. */
    replayedUsd = 0;
    /** USD, over all lives of the run. */
    totalCostUsd = 0;
    /** USD, before the latest life. */
    costBeforeUsd = 0;
    #turns = new Map();
    /** Where in the log an agent's events tell of what has not happened. */
    #gaps = [];
    #lastTurn = 0;
    /** What a graph does on the way into the state of that step, which no agent does. */
    #resets = [];
    /** @param isBare whether it keeps figures alone, and no texts: for those who watch a run for hours */
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
    /** What has happened of a turn. */
    turn(id) {
        return this.#turns.get(id);
    }
    /** Told in the latest visit of its agent, which may go on. */
    isOpen(visit) {
        const isLast = this.agents.get(visit.agent)?.visits.at(-1) === visit;
        return isLast && visit.transition === null && visit.failure === null;
    }
    /** Whether an event of the log tells of what has not happened. */
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
        // The steps of an agent only grow: this one was taken back to before them.
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
    /** The visit that an event is of. Its beginning may not have been seen: then it counts as none. */
    #visitOf(event) {
        const last = this.#latest(event.agent);
        if (last?.state === event.state)
            return last;
        const kind = (0,_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .kindByName */ .v)(event.state);
        return this.#add(event, { visit: 1, step: null, kind, isEntered: false, input: null });
    }
    #beginTurn(event) {
        const before = this.#turns.get(event.turn);
        // An older state has begun it anew, and an older version did not say from where.
        if (before !== undefined)
            this.#forgetTurns(before.visit, [before.turn]);
        this.#addTurn(event).visit.failure = null;
    }
    /** Older versions told no beginning of a script. */
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
        // Once it has gone on by another turn, what came of the first way has not happened.
        if (visit.transition !== null && visit.transition.turn !== event.turn)
            dropAfter(visit, visit.transition.seq);
        visit.ended = event.time;
        if (visit.transition?.turn !== event.turn)
            visit.transition = this.isBare ? bare(event) : event;
    }
    #note(event) {
        const key = (0,_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOf */ .T)(event);
        if (key === null || this.isBare)
            return;
        if (!('agent' in event) || event.agent === undefined) {
            if (event.type === 'warning')
                this.warnings.push(event);
            return;
        }
        const visit = this.#latest(event.agent);
        // A state that was older than the question has put it again.
        if (event.type === 'asked' && visit !== undefined)
            for (const [known, { type, seq }] of visit.told)
                if ((type === 'asked' || type === 'answered') && seq > (visit.turns.at(-1)?.seq ?? 0))
                    visit.told.delete(known);
        const { told } = visit ?? this.#agent(event.agent);
        if (!told.has(key))
            told.set(key, event);
    }
    /**
     * What the state does not know of has not happened.
     * @param until the event of the log that ends what was forgotten
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
    /** The visit has happened, these turns of it have not, nor has what came of them. */
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
/** Mostly it is among the last. */
function remove(list, one) {
    const at = list.lastIndexOf(one);
    if (at !== -1)
        list.splice(at, 1);
}


/***/ }),

/***/ 70582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ keyOf),
/* harmony export */   v: () => (/* binding */ kindByName)
/* harmony export */ });
/** Null for what the story has another place for, or none. */
function keyOf(event) {
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
/** What a state is by its name, where the log does not say: its beginning was not seen. */
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
/** For messages. */
const TIMES = 'such as 90, 90s, 10m or 5h30m';
/** A time as people write it, `90`, `90s`, `10m`, `5h30m`, in seconds; null when it is none. */
function parseSeconds(time) {
    const ms = typeof time === 'number' ? time * 1000 : parseDuration(time);
    return ms === null || !Number.isFinite(ms) ? null : ms / 1000;
}
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

/***/ 46069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ slipOf),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
const LONGEST = 100;
/**
 * The name that was probably meant: a typo or two away, or the only one that begins so. Undefined if none is.
 */
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
/** The name that a misspelt one can only mean: other case or signs between its words, or a letter or two amiss. */
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
/** Letters to add, drop, change or swap with their neighbour. */
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
/** US dollars for people: cents as a rule, four decimals where cents would say nothing (`$0.0087`). */
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
/** Like formatDuration, without milliseconds: a number on the screen that changes once a second at most. */
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
    // 999.5 would be printed as 1000, so it belongs to the next unit.
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
/** How much a finding matters, the gravest first. */
const SEVERITIES = ['error', 'warning', 'info'];
function tallyOf(findings) {
    const count = (of) => findings.filter(({ severity }) => severity === of).length;
    return { error: count('error'), warning: count('warning'), info: count('info') };
}
/** `2 errors, 1 warning`; '' if nothing was found. */
function tallyText(tally) {
    return SEVERITIES.filter((severity) => tally[severity] > 0)
        .map((severity) => `${tally[severity]} ${severity}${tally[severity] === 1 ? '' : 's'}`)
        .join(', ');
}
/** Those that matter at least so much. */
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
/** What is left of C0 and C1 (tab and newline aside), and DEL. */
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;
/** Bidirectional controls, invisible characters and Unicode tags. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Printable text with `\n` as its only control character. A bare CR starts a line: it must not overwrite one. */
function sanitize(text) {
    return text
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(ESCAPES, '')
        .replace(CONTROLS, '')
        .replace(INVISIBLE, '')
        .replace(/\t/g, '  ');
}
const ONE_LINE_LIMIT = 2000;
/** Sanitized text on one line, however long it was. */
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
 * The columns that a text takes on a terminal. Terminals disagree about joined emoji, so this counts each
 * part: too much at worst, which cuts a line early, where too little would wrap it.
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
/** The text, cut at its start: agents' ids differ at their end. */
function cutStart(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const room = columns - widthOf(ellipsis);
    if (room <= 0)
        return ellipsis.slice(0, Math.max(0, columns));
    const backwards = takeColumns([...text].reverse().join(''), room);
    return ellipsis + [...backwards].reverse().join('');
}
/** The text, cut in its middle: a path's step ends with how often it was taken. */
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
 * Breaks a text into lines of at most `columns`, at spaces. Existing line breaks and indentation stay; a word
 * that is too long stays whole, so that a URL can still be clicked.
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
/** By state as the run's file counts, to the cent; what was replayed is known to the log alone. */
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
 * @param least so many agents have a table
 */
function runTables(run, story, least, options) {
    const states = stateTotals(run, story);
    const agents = totalsOf(story, 'agent');
    const rest = (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .untalliedUsd */ .lL)(run);
    return [
        ...(states.size === 0 ? [] : [totalsTable('STATE', states, { ...options, label: _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__/* .stateLabel */ .UH })]),
        ...(agents.size < least ? [] : [totalsTable('AGENT', agents, options)]),
        ...(rest === 0
            ? []
            : [[`${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(rest)} were spent by an older version, which kept no cost by state.`]]),
    ];
}
/** What the total of a run leaves out, for people; empty: nothing (spec 3.5, 3.7). */
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
 * A table with a row for each name, the most expensive where there are too many; the first line is its head.
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
/* harmony export */   yR: () => (/* binding */ readText)
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
function readText(folder, ref) {
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
    return typeof result === 'string' ? result : readText(folder, result);
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
            begun.push([id, readText(folder, result).slice(0, length)]);
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
