export const id = 6643;
export const ids = [6643,1013];
export const modules = {

/***/ 85051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ tellBeside),
/* harmony export */   earlierRun: () => (/* binding */ earlierRun),
/* harmony export */   latestRun: () => (/* binding */ latestRun),
/* harmony export */   listEntries: () => (/* binding */ listEntries)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74904);
/* harmony import */ var _core_graph_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34511);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44639);
/* harmony import */ var _runtime_graph_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79067);
/* harmony import */ var _runtime_graph_newest_copy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52891);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57087);
/* harmony import */ var _workflow_graph_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31013);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32832);










/**
 * The latest run of a state graph. `context.json` counts only where no run has a state file (spec 9.1): it was written
 * by Raili or on another machine, or by whoever may edit files here.
 * @throws UsageError for a context.json that cannot be read
 */
async function earlierRun(workflow, graph, stateDir) {
    const run = await latestRun(workflow, stateDir);
    if (run !== null)
        return { kind: 'run', run, paths: (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runPaths */ .Ot)(stateDir, run.workflow_id) };
    const file = (0,_runtime_graph_newest_copy_js__WEBPACK_IMPORTED_MODULE_4__.contextFile)(graph);
    const text = file === null ? null : ((await (0,_workflow_graph_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readGraphFile */ .zl)(file))?.toString() ?? null);
    if (file === null || text === null)
        return null;
    const read = (0,_core_graph_history_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContext */ .D)(text);
    if ('problem' in read)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`This history cannot be used: ${read.problem}.`, { file });
    tellBeside('history', workflow, file);
    return { kind: 'file', file, ...read };
}
/** Says which file was read: anybody who may edit files beside the workflow may have written it. */
function tellBeside(what, { name }, file) {
    process.stderr.write((0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitize */ .aj)(`There is no run of ${name} here: its ${what} is read from ${file}.\n`));
}
/** The latest run of a workflow by its state file; a run that was pulled as transcripts alone does not count. */
async function latestRun({ path }, stateDir) {
    const runs = await Promise.all((await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .listRunIds */ .g$)(stateDir)).map((id) => (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readStateFile */ .qy)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runPaths */ .Ot)(stateDir, id).state).catch(() => null)));
    const own = runs.filter((run) => run !== null && run.workflow.path === path && !run.transcripts_only);
    const [latest] = own.sort((a, b) => b.started_at.localeCompare(a.started_at));
    return latest ?? null;
}
/** `--rollback` without a value lists the entries, and how to go back to each. Nothing is run. */
async function listEntries(workflow, graph, stateDir, json) {
    const earlier = await earlierRun(workflow, graph, stateDir);
    if (earlier === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--rollback: there is no earlier run of ${workflow.name} to go back in.`);
    const { stateHistory } = earlier.kind === 'run' ? (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_2__/* .contextOf */ .Vm)(await (0,_runtime_graph_history_js__WEBPACK_IMPORTED_MODULE_3__.readGraphRecord)(earlier.paths)) : earlier.context;
    const from = earlier.kind === 'run' ? earlier.run.workflow_id : earlier.file;
    if (json) {
        const entries = stateHistory.map((entry, at) => ({ rollback: stateHistory.length - 1 - at, ...entry }));
        await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`${JSON.stringify({ from, entries })}\n`);
        return 0;
    }
    const rows = stateHistory.map((entry, at) => row(entry, stateHistory.length - 1 - at));
    const head = `${'N'.padStart(5)}  entered at                state    (${from})`;
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`${[head, ...rows, '', 'Go back to an entry with: --rollback N, or --rollback STATE'].join('\n')}\n`);
    return 0;
}
function row({ state, enteredAt, meta }, dropped) {
    const { skipped, max_visits: limit, approval, cancelled } = meta ?? {};
    const notes = [
        ...(skipped === undefined ? [] : [`skipped, on to ${skipped.target}`]),
        ...(limit === undefined ? [] : ['its max_visits was reached']),
        ...(approval?.chosen === undefined ? [] : [approval.chosen]),
        ...(cancelled ? ['cut off'] : []),
    ];
    const note = notes.length === 0 ? '' : `   ${notes.join(', ')}`;
    return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitize */ .aj)(`${String(dropped).padStart(5)}  ${enteredAt}  ${state}${note}`);
}


/***/ }),

/***/ 36643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareGraph: () => (/* binding */ prepareGraph)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/approval.js
var approval = __webpack_require__(64077);
// EXTERNAL MODULE: ./lib/core/graph/context.js
var context = __webpack_require__(11583);
// EXTERNAL MODULE: ./lib/core/graph/entry.js
var entry = __webpack_require__(23204);
// EXTERNAL MODULE: ./lib/runtime/graph/newest-copy.js
var newest_copy = __webpack_require__(52891);
// EXTERNAL MODULE: ./lib/core/graph/history.js
var graph_history = __webpack_require__(74904);
// EXTERNAL MODULE: ./lib/core/graph/record.js
var graph_record = __webpack_require__(34511);
// EXTERNAL MODULE: ./lib/runtime/graph/history.js
var runtime_graph_history = __webpack_require__(79067);
// EXTERNAL MODULE: ./lib/runtime/graph/run-memory.js + 1 modules
var run_memory = __webpack_require__(6714);
;// CONCATENATED MODULE: ./lib/runtime/graph/past.js





/**
 * Goes back to an entry of an earlier run (spec 5.11): variables, counters, outputs and lessons, read from that run's
 * log, are as they were when it was entered.
 * @param to as `entryToGoBackTo`
 * @throws UsageError for an entry that the history does not have
 */
async function recall(graph, paths, to) {
    const { stateHistory } = (0,graph_record/* contextOf */.Vm)(await (0,runtime_graph_history.readGraphRecord)(paths));
    const at = (0,graph_history/* entryToGoBackTo */.O)(stateHistory, to);
    const events = [];
    const lost = [];
    let record = graph_record/* EMPTY_RECORD */.sU;
    let imported = [];
    let isThere = false;
    await (0,runtime_graph_history.scanHistory)(paths, (event) => {
        if (isThere)
            return;
        const seen = upTo(event, at);
        const after = (0,graph_record/* recordEvent */.yM)(record, seen);
        isThere = (0,graph_record/* entriesOf */.Mc)(after) > at;
        if (isThere || after === record)
            return;
        // A run with this id was killed before it had begun.
        if (seen.type === 'graph_started') {
            events.splice(0);
            imported = seen.context.stateHistory;
        }
        events.push(...recalled(seen, record, after));
        record = after;
    }, { lost });
    // A run of an older version kept them beside the workflow.
    if (record.lessonsBefore === null)
        events.push(...(0,run_memory.foundOutputs)(graph, (0,newest_copy.outputsCopy)(graph)));
    for (const why of lost)
        events.push({ type: 'warning', message: `an earlier output is not whole any more: ${why}` });
    const context = { ...(0,graph_record/* contextOf */.Vm)(record), stateHistory: imported };
    return { state: stateHistory[at].state, context, counters: (0,graph_record/* countersOf */.J4)(record), events };
}
/** The same for a history without a log: Raili's own, or another machine's. Its outputs lie beside the workflow. */
function recallFile(graph, context, to) {
    const { stateHistory } = context;
    const at = (0,graph_history/* entryToGoBackTo */.O)(stateHistory, to);
    return {
        state: stateHistory[at].state,
        context: { ...context, stateHistory: stateHistory.slice(0, at) },
        // Raili keeps no counters either.
        counters: { visits: {}, visitsBefore: {} },
        events: (0,run_memory.foundOutputs)(graph, (0,newest_copy.outputsCopy)(graph)),
    };
}
/** A history that the run was started with may be gone back in, too. */
function upTo(event, entries) {
    if (event.type !== 'graph_started')
        return event;
    const { context } = event;
    return { ...event, context: { ...context, stateHistory: context.stateHistory.slice(0, entries) } };
}
/** The part of an event that another run's log takes over. */
function recalled(event, before, after) {
    const { time: at } = event;
    const { seq: _, time: __, texts: ___, ...told } = event;
    switch (event.type) {
        case 'memory_begun':
        case 'output_found':
        case 'recalled':
            return [told];
        case 'state_started': {
            const { agent, state, visit, kind, reset_visits } = event;
            const reset = reset_visits === undefined ? {} : { reset_visits };
            return [
                {
                    type: 'recalled',
                    at,
                    event: { type: 'state_started', agent, state, visit, kind, input: null, ...reset },
                },
            ];
        }
        case 'skipped':
        case 'max_visits':
        case 'variables':
        case 'outputs_reset':
            return [{ type: 'recalled', at, event: told }];
        case 'agent_failed':
            return (0,graph_record/* entriesOf */.Mc)(after) === (0,graph_record/* entriesOf */.Mc)(before)
                ? []
                : [{ type: 'recalled', at, event: told }];
        case 'output_stored':
        case 'taught':
            return [{ type: 'recalled', at, event: { ...told, turn: graph_record/* RECALLED_TURN */.VI } }];
        default:
            return aboutEntry(event, before, after);
    }
}
/** Other events that belong to an entry. */
function aboutEntry(event, before, after) {
    if (after.current === null || (0,graph_record/* metaOf */.fX)(after) === (0,graph_record/* metaOf */.fX)(before))
        return [];
    const { cancelled: _, ...meta } = (0,graph_record/* metaOf */.fX)(after);
    const { state } = after.current;
    return [{ type: 'recalled', at: event.time, event: { type: 'history', agent: 'main', state, meta } }];
}

// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/workflow/graph/vars.js
var graph_vars = __webpack_require__(33338);
// EXTERNAL MODULE: ./lib/cli/graph-past.js
var graph_past = __webpack_require__(85051);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
// EXTERNAL MODULE: ./lib/cli/values.js + 1 modules
var cli_values = __webpack_require__(14310);
;// CONCATENATED MODULE: ./lib/cli/graph.js












/**
 * What a new run of a state graph starts with: its inputs, and with `--rollback` what the latest run had at an entry
 * (spec 5.1, 5.5, 5.11). On a terminal a person is asked for what is missing, and whether to skip.
 * @throws UsageError for inputs without a value, and if the person would rather not.
 */
async function prepareGraph(workflow, values, stateDir) {
    const graph = workflow.graph;
    // A wrong choice is reported now, and not after hours of work, when something is to be approved.
    const choice = (0,approval/* manualChoice */.Ed)(process.env);
    const past = await startingPoint(workflow, graph, values, stateDir);
    const given = { ...(await (0,graph_vars/* readVars */.nK)(graph.folder)), ...past.context.vars };
    const inputs = (0,graph_vars/* inputValues */.tq)(graph.inputs, (0,cli_values/* readPairs */.S)('var', values.var), given);
    const asked = await askForInputs(inputs.missing, workflow.path);
    const vars = { ...past.context.vars, ...inputs.values, ...asked };
    await confirmSkips(graph, choice?.chosen ?? null);
    const { state: entry, context, ...remembered } = past;
    return { entry, context: { ...context, vars }, past: remembered };
}
async function askForInputs(missing, file) {
    if (missing.length === 0)
        return {};
    if (!(0,terminal/* canPrompt */.zu)())
        throw (0,graph_vars/* missingInputs */.US)(missing, file);
    const values = {};
    for (const { name, description } of missing) {
        const about = description === null ? '' : ` (${description.trim()})`;
        values[name] = await askBefore(`${name}${about}:`);
    }
    return values;
}
async function confirmSkips({ states }, choice) {
    const question = (0,entry/* skipQuestion */.G9)(states);
    if (question === null || choice === 'PASSED')
        return;
    if (choice === null && !(0,terminal/* canPrompt */.zu)())
        return;
    const answer = choice === null ? await askBefore(question) : choice;
    if (answer.trim() === '' || /^y(es)?$/i.test(answer.trim()))
        return;
    throw new errors/* UsageError */.eb('The run was not started: its skipped states were not agreed to. Nothing was run.');
}
/** Asks before the run, when no signals are handled yet: Ctrl-C ends the process. */
function askBefore(question) {
    const stop = () => process.exit(130);
    process.once('SIGINT', stop);
    return (0,terminal/* askOnTerminal */.jI)(question, new AbortController().signal).finally(() => process.off('SIGINT', stop));
}
async function startingPoint(workflow, graph, { rollback: to, 'keep-outputs': keepsOutputs, quiet }, stateDir) {
    if (to === undefined) {
        const events = keepsOutputs ? await keptOutputs(workflow, graph, stateDir) : [];
        if (keepsOutputs && events.length === 0 && !quiet)
            process.stderr.write(`--keep-outputs: there are none of ${workflow.name}.\n`);
        return { state: workflow.entry, context: context/* EMPTY_CONTEXT */.S, events };
    }
    if (keepsOutputs)
        throw new errors/* UsageError */.eb('--keep-outputs is for a run that begins anew: --rollback takes along the outputs as they were at its entry.');
    const earlier = await (0,graph_past.earlierRun)(workflow, graph, stateDir);
    if (earlier === null)
        throw new errors/* UsageError */.eb(`--rollback ${to}: there is no earlier run of ${workflow.name} to go back in.`);
    const past = await pastOf(graph, earlier, to);
    if (Object.hasOwn(graph.states, past.state))
        return past;
    throw new errors/* UsageError */.eb(`--rollback ${to}: the workflow has no state "${past.state}" any more.`);
}
/** The outputs of the latest run; those beside the workflow count where there is no such run (spec 9.1). */
async function keptOutputs(workflow, graph, stateDir) {
    const run = await (0,graph_past.latestRun)(workflow, stateDir);
    if (run !== null)
        return (0,run_memory.foundOutputs)(graph, (0,run_folder/* runPaths */.Ot)(stateDir, run.workflow_id).outputs);
    const beside = (0,newest_copy.outputsCopy)(graph);
    const events = (0,run_memory.foundOutputs)(graph, beside);
    if (events.length > 0)
        (0,graph_past/* tellBeside */.K)('output', workflow, beside);
    return events;
}
function pastOf(graph, earlier, to) {
    return earlier.kind === 'run' ? recall(graph, earlier.paths, to) : recallFile(graph, earlier.context, to);
}


/***/ }),

/***/ 74904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseContext),
/* harmony export */   O: () => (/* binding */ entryToGoBackTo)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _safe_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31526);



/** Raili writes only texts. A number that a person has put there is meant as one. */
const text = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(String));
const given = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    // Earlier versions of raymond kept it by variable.
    valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ value: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ''), metadata: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) }),
], 'must be a text, or a mapping with a text as its value'), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((feedback) => {
    if (typeof feedback === 'string')
        return { value: feedback };
    const { value, metadata } = feedback;
    return metadata == null ? { value } : { value, metadata };
}));
/** An empty field is an absent one, as Raili has it. */
const orNothing = (schema) => valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6((0,_safe_record_js__WEBPACK_IMPORTED_MODULE_2__/* .safeRecord */ .v)(schema), {}), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((found) => found ?? {}));
const entry = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    enteredAt: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    meta: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())),
}), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(({ meta, ...bare }) => (meta == null ? bare : { ...bare, meta })));
const contextSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    vars: orNothing(text),
    approvals: orNothing(text),
    feedbacks: orNothing(given),
    stateHistory: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry),
});
/** Reads a context out of `context.json`, ours or Raili's own (spec 5.11). A problem says what is wrong with the file. */
function parseContext(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return { problem: 'it is not JSON' };
    }
    if (typeof data !== 'object' || data === null || Array.isArray(data))
        return { problem: 'it is no object with a stateHistory' };
    const checked = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(contextSchema, data);
    if (checked.success)
        return { context: checked.output };
    const [issue] = checked.issues;
    const place = valibot__WEBPACK_IMPORTED_MODULE_1__/* .getDotPath */ .BuJ(issue) ?? 'the file';
    return { problem: `${place}: ${issue.input === undefined ? 'it is missing' : issue.message}` };
}
/**
 * The entry that a run goes back to, counted from 0: the last one that is left, which is entered anew (spec 5.11).
 * @param to how many entries are dropped, 0 for none; or a state, whose latest entry is meant
 * @throws UsageError for an entry that the history does not have
 */
function entryToGoBackTo(history, to) {
    const byName = history.findLastIndex(({ state }) => state === to);
    const byNumber = /^\d+$/.test(to) ? history.length - 1 - Number(to) : -1;
    const index = byName >= 0 ? byName : byNumber;
    if (index >= 0)
        return index;
    if (history.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('There is no history to go back in.');
    const problem = /^-\d+$/.test(to)
        ? `${to} is no number of entries to drop`
        : /^\d+$/.test(to)
            ? `${to} entries are too many to drop: the history has ${history.length}, and one has to be left`
            : `the history has no entry of a state "${to}"`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--rollback: ${problem}. Give a number or a state: ${shownEntries(history).join(', ')}.`);
}
const MAX_SHOWN = 20;
function shownEntries(history) {
    const shown = history.slice(-MAX_SHOWN).map(({ state }, at, { length }) => `${length - 1 - at} ${state}`);
    return history.length > MAX_SHOWN ? [`… (${history.length - MAX_SHOWN} more)`, ...shown] : shown;
}


/***/ }),

/***/ 31013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ GraphFiles),
/* harmony export */   Mr: () => (/* binding */ graphName),
/* harmony export */   locateGraph: () => (/* binding */ locateGraph),
/* harmony export */   zl: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26607);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78608);







/** @throws WorkflowError for a file that exists and cannot be read */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? null : (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path);
    }
    catch (cause) {
        const code = cause.code ?? '';
        // No file's name has a NUL or is that long.
        if (['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'].includes(code))
            return null;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
    }
}
/** The files that a state graph is made of, for its fingerprint (spec 2.3), each once. */
class GraphFiles {
    root;
    home;
    readBytes;
    #files = new Map();
    constructor(root, home, readBytes) {
        this.root = root;
        this.home = home;
        this.readBytes = readBytes;
    }
    /** @param file the path as a user knows it, for messages */
    add(path, bytes, file = this.shown(path)) {
        const added = { name: this.shown(path), file, bytes, path };
        this.#files.set(path, added);
        return added;
    }
    /** Reads a file without making it a part of the graph. */
    read(path) {
        return this.readBytes(path);
    }
    /** Resolves a path out of a registry: from the project root, or from the home folder after `~/` (spec 5.1). */
    resolve(path) {
        return path.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.home, path.slice(2)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(this.root, path);
    }
    /** A path that is the same on every machine: from the project root, else from the home folder. */
    shown(path) {
        return inside(this.root, path) ?? prefixed(inside(this.home, path)) ?? path;
    }
    get all() {
        return [...this.#files.values()];
    }
}
function inside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    if (way === '' || way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way))
        return undefined;
    return way.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/');
}
function prefixed(way) {
    return way === undefined ? undefined : `~/${way}`;
}
/**
 * Finds a graph's folders. In a Raili project the registries are in `.raili`, and the project is the folder that has
 * it. Elsewhere they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
function locateGraph(path, root, cwd = process.cwd()) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    const raili = [folder, above].find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(each) === '.raili') ?? null;
    const registries = raili === null ? [folder, above] : [raili];
    return { folder, root: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root ?? rootOf(folder, raili, cwd)), raili, registries };
}
function rootOf(folder, raili, cwd) {
    if (raili !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(raili);
    const isBelow = folder === cwd || folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_4__/* .markedRoot */ .T)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) ?? (isBelow ? cwd : folder);
}
/** A workflow's name where its manifest has none. A file that is called `workflow.yaml` has its folder's name. */
function graphName(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
    return name === _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .MANIFEST_NAME */ .ir ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(name));
}


/***/ }),

/***/ 33338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ missingInputs),
/* harmony export */   al: () => (/* binding */ inputsWithVars),
/* harmony export */   nK: () => (/* binding */ readVars),
/* harmony export */   tq: () => (/* binding */ inputValues)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20979);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80517);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86963);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35969);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31013);











const NAME = 'vars.yaml';
/**
 * The values of `vars.yaml`: of the one beside the workflow, else of the one a folder up (spec 5.1).
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values
 */
async function readVars(folder, read = _files_js__WEBPACK_IMPORTED_MODULE_8__/* .readGraphFile */ .zl) {
    const findings = [];
    const vars = await readVarsFile(folder, read, findings);
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .throwErrorsIn */ .P8)(findings);
    return vars?.values ?? {};
}
/** The same, with problems in `findings`. A file that yields no key does not hide another. */
async function readVarsFile(folder, read, findings) {
    for (const place of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, NAME);
        const bytes = await read(file);
        const text = bytes && (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings);
        if (typeof text !== 'string')
            continue;
        const source = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.parseGraphYaml)((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), file, findings);
        if (source === null)
            return null;
        if (source.data === null || source.data === undefined)
            continue;
        const values = valuesIn((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), { source, findings });
        if ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(source.data) && Object.keys(source.data).length === 0)
            continue;
        return { file, values, lineOf: (name) => source.lineOf([name]) };
    }
    return null;
}
function valuesIn(text, problems) {
    const { data } = problems.source;
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(data)) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [], `must be a mapping of names to values, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(data)}`);
        return {};
    }
    const strays = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null);
    for (const [name, value] of strays)
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [name], `must be one value, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(value)}`);
    if (strays.length > 0)
        return {};
    // Numbers and the like are kept as they are written. A blank value is none.
    const texts = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(text, { ..._parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .READING */ .rq, merge: true, schema: 'failsafe' }).toJS();
    const given = Object.entries(texts).filter(([name]) => Object.hasOwn(data, name) && data[name] !== null);
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
/**
 * The inputs of a graph. Without `inputs` every key of `vars.yaml` is one (spec 5.11). Beside them, a key that is no
 * input gets a warning, since no state would see it.
 */
async function inputsWithVars(declared, folder, read, findings) {
    // Problems of the file are reported when a run starts: what is declared does not depend on it.
    const vars = await readVarsFile(folder, read, declared.length === 0 ? findings : []);
    if (vars === null)
        return declared;
    const known = new Set(declared.map(({ name }) => name));
    const names = declared.map(({ name }) => name);
    const inputs = [];
    for (const name of Object.keys(vars.values).filter((key) => !known.has(key))) {
        if (declared.length === 0 && IS_NAME.test(name) && (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU)(name) !== 'WORKFLOW') {
            inputs.push({ name, description: null, log: false });
            continue;
        }
        const why = declared.length === 0 ? 'no name of a variable' : `no input${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, name)}`;
        const message = `${name}: is ${why}; no state sees it`;
        const place = { file: vars.file, line: vars.lineOf(name), path: [name] };
        findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
    }
    return declared.length === 0 ? inputs : declared;
}
const IS_NAME = new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .VARIABLE_NAME */ .nN}$`);
/**
 * The values of a graph's inputs. `--var` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for a `--var` that is no input
 */
function inputValues(inputs, line, file) {
    const names = inputs.map(({ name }) => name);
    const strange = Object.keys(line).filter((name) => !names.includes(name));
    const [first] = strange;
    if (first !== undefined) {
        const list = names.length === 0 ? '; it has none' : (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, first);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
    }
    const valueIn = (name) => (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(line, name) ?? (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(file, name);
    return {
        values: Object.fromEntries(names.flatMap((name) => {
            const value = valueIn(name);
            return value === undefined ? [] : [[name, value]];
        })),
        missing: inputs.filter(({ name }) => valueIn(name) === undefined),
    };
}
/** One error for all inputs that have no value. @param file the workflow's */
function missingInputs(missing, file) {
    const list = missing
        .map(({ name, description }) => `  ${name}${description === null ? '' : `: ${description.trim()}`}`)
        .join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the workflow needs values for these inputs:\n${list}\nGive each with --var NAME=VALUE, or write them into ${NAME} beside the workflow.`, { file });
}


/***/ })

};
