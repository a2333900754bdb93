export const id = 6643;
export const ids = [6643,6963,3779];
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
 * The latest run of a state graph. What `context.json` tells counts only where there is no run of ours (spec 9.1): it was
 * written by Raili or on another machine, or by whoever may edit files here.
 * @throws UsageError for a context.json that cannot be read
 */
async function earlierRun(workflow, graph, stateDir) {
    const run = await latestRun(workflow, stateDir);
    if (run !== null)
        return { kind: 'run', run, paths: (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runPaths */ .Ot)(stateDir, run.workflow_id) };
    const file = (0,_runtime_graph_newest_copy_js__WEBPACK_IMPORTED_MODULE_4__.contextFile)(graph);
    const text = file === null ? null : ((await (0,_workflow_graph_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readGraphFile */ .z)(file))?.toString() ?? null);
    if (file === null || text === null)
        return null;
    const read = (0,_core_graph_history_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContext */ .D)(text);
    if ('problem' in read)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`This history cannot be used: ${read.problem}.`, { file });
    tellBeside('history', workflow, file);
    return { kind: 'file', file, ...read };
}
/** What lies beside a workflow anybody may have written who may edit files there. */
function tellBeside(what, { name }, file) {
    process.stderr.write((0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitize */ .aj)(`There is no run of ${name} here: its ${what} is read from ${file}.\n`));
}
/** The latest run of a workflow, out of the state files; one that was pulled as transcripts alone is none. */
async function latestRun({ path }, stateDir) {
    const runs = await Promise.all((await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .listRunIds */ .g$)(stateDir)).map((id) => (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readStateFile */ .qy)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runPaths */ .Ot)(stateDir, id).state).catch(() => null)));
    const own = runs.filter((run) => run !== null && run.workflow.path === path && !run.transcripts_only);
    const [latest] = own.sort((a, b) => b.started_at.localeCompare(a.started_at));
    return latest ?? null;
}
/** `--rollback` alone: the entries that there are, and how to go back to each. Nothing is run. */
async function listEntries(workflow, graph, stateDir, json) {
    const earlier = await earlierRun(workflow, graph, stateDir);
    if (earlier === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--rollback: there is no earlier run of ${workflow.name} to go back in.`);
    const { stateHistory } = earlier.kind === 'run' ? (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_2__/* .contextOf */ .Vm)(await (0,_runtime_graph_history_js__WEBPACK_IMPORTED_MODULE_3__.readRecord)(earlier.paths)) : earlier.context;
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
 * Goes back to an entry of an earlier run (spec 5.11): variables, counters, outputs and lessons as they were when it was
 * entered, out of that run's log.
 * @param to as `entryToGoBackTo`
 * @throws UsageError for an entry that the history does not have
 */
async function recall(graph, paths, to) {
    const { stateHistory } = (0,graph_record/* contextOf */.Vm)(await (0,runtime_graph_history.readRecord)(paths));
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
        // A run of this id that was killed before it had begun.
        if (seen.type === 'graph_started') {
            events.splice(0);
            imported = seen.context.stateHistory;
        }
        events.push(...recalled(seen, record, after));
        record = after;
    }, { lost });
    // One of an older version: they lie beside the workflow.
    if (record.lessonsBefore === null)
        events.push(...(0,run_memory.foundOutputs)(graph, (0,newest_copy.outputsCopy)(graph)));
    for (const why of lost)
        events.push({ type: 'warning', message: `an earlier output is not whole any more: ${why}` });
    const context = { ...(0,graph_record/* contextOf */.Vm)(record), stateHistory: imported };
    return { state: stateHistory[at].state, context, counters: (0,graph_record/* countersOf */.J4)(record), events };
}
/** The same in a history that is all there is: Raili's own, or another machine's. Its outputs lie beside the workflow. */
function recallFile(graph, context, to) {
    const { stateHistory } = context;
    const at = (0,graph_history/* entryToGoBackTo */.O)(stateHistory, to);
    return {
        state: stateHistory[at].state,
        context: { ...context, stateHistory: stateHistory.slice(0, at) },
        // Raili keeps none either.
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
/** What of an event another run's log takes over. */
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
/** Whatever else there is to say about an entry. */
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
// EXTERNAL MODULE: ./lib/cli/values.js
var cli_values = __webpack_require__(40694);
;// CONCATENATED MODULE: ./lib/cli/graph.js












/**
 * What a new run of a state graph starts with: its inputs, and with `--rollback` what the latest run had at an entry
 * (spec 5.1, 5.5, 5.11). On a terminal a person is asked for what is missing, and whether to skip.
 * @throws UsageError for inputs without a value, and if the person would rather not.
 */
async function prepareGraph(workflow, values, stateDir) {
    const graph = workflow.graph;
    // A wrong one is told now, and not when hours of work come to be approved.
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
/** A question ahead of the run, when no signals are handled yet: Ctrl-C ends the process. */
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
/** Of the latest run; what lies beside the workflow counts where there is none (spec 9.1). */
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
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24358);



/** Raili writes texts alone; a number that a person has put there is meant as one. */
const text = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(String));
const given = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    // Of earlier raymonds, by variable.
    valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ value: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ''), metadata: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) }),
], 'must be a text, or a mapping with a text as its value'), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((feedback) => {
    if (typeof feedback === 'string')
        return { value: feedback };
    const { value, metadata } = feedback;
    return metadata == null ? { value } : { value, metadata };
}));
/** An empty field is an absent one, as Raili has it. */
const orNothing = (schema) => valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6((0,_named_js__WEBPACK_IMPORTED_MODULE_2__/* .named */ .K)(schema), {}), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((found) => found ?? {}));
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
/** A context out of `context.json`, ours or Raili's own (spec 5.11); a problem says what is wrong with the file. */
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
 * The entry that a run goes back to, from 0: the last one that is left, which is entered anew (spec 5.11).
 * @param to how many entries are dropped, 0 for none; or a state, whose latest entry is meant
 * @throws UsageError for an entry that the history does not have.
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
const MOST_SHOWN = 20;
function shownEntries(history) {
    const shown = history.slice(-MOST_SHOWN).map(({ state }, at, { length }) => `${length - 1 - at} ${state}`);
    return history.length > MOST_SHOWN ? [`… (${history.length - MOST_SHOWN} more)`, ...shown] : shown;
}


/***/ }),

/***/ 24358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);

/**
 * Values by names that agents, people and files give. Not `v.record`, which drops `constructor`, `prototype`
 * and `__proto__` without a word: a variable may well be called that.
 */
function named(value) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isPlainObject, 'Invalid type: Expected Object'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .rawTransform */ .NTK(({ dataset: { value: input }, addIssue, NEVER }) => {
        const entries = [];
        for (const [key, each] of Object.entries(input)) {
            const parsed = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(value, each);
            if (!parsed.success) {
                const [issue] = parsed.issues;
                const here = { type: 'object', origin: 'value', input, key, value: each };
                addIssue({
                    message: issue.message,
                    expected: issue.expected ?? undefined,
                    path: [here, ...(issue.path ?? [])],
                });
                return NEVER;
            }
            entries.push([key, parsed.output]);
        }
        // Makes own properties of all of them.
        return Object.fromEntries(entries);
    }));
}
function isPlainObject(input) {
    return typeof input === 'object' && input !== null && !Array.isArray(input);
}


/***/ }),

/***/ 31013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ GraphFiles),
/* harmony export */   z: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);




/** @throws WorkflowError for a file that is there and cannot be read. */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory() ? null : (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(path);
    }
    catch (cause) {
        const code = cause.code ?? '';
        // A NUL is in no name of a file, and what is longer than one may be is none either.
        if (['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'].includes(code))
            return null;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
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
    /** @param file the file as a user knows it, for messages */
    add(path, bytes, file = this.shown(path)) {
        const added = { name: this.shown(path), file, bytes, path };
        this.#files.set(path, added);
        return added;
    }
    /** Reads a file without making it a part of the graph. */
    read(path) {
        return this.readBytes(path);
    }
    /** A path out of a registry: from the project root, or from the home folder after `~/` (spec 5.1). */
    resolve(path) {
        return path.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.home, path.slice(2)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.root, path);
    }
    /** A path as it is the same on every machine: from the project root, else from the home folder. */
    shown(path) {
        return inside(this.root, path) ?? prefixed(inside(this.home, path)) ?? path;
    }
    get all() {
        return [...this.#files.values()];
    }
}
function inside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    if (way === '' || way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way))
        return undefined;
    return way.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
function prefixed(way) {
    return way === undefined ? undefined : `~/${way}`;
}


/***/ }),

/***/ 41344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ nearestHint),
/* harmony export */   aK: () => (/* binding */ hint),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34488);



function report({ source, findings }, path, problem, rule = 'bad-value') {
    const place = (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path);
    findings.push({
        severity: 'error',
        rule,
        file: source.file,
        line: source.lineOf(path),
        path,
        message: place === '' ? problem : `${place}: ${problem}`,
    });
}
/** ` (did you mean build?)`, or a list of what there is. */
function hint(names, near) {
    if (near !== undefined)
        return `; did you mean ${near}?`;
    if (names.length === 0)
        return '';
    const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `; there is ${names.slice(0, 20).join(', ')}${more}`;
}
/** The same by the name that was given. Of problems that nobody gets to see, nothing is guessed: it takes long. */
function nearestHint({ findings }, names, given) {
    if (findings.length > 2 * _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.problems.value)
        return '';
    return hint(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(names, given));
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
/* unused harmony export readVarsFile */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86963);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31013);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41344);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3779);











const NAME = 'vars.yaml';
/**
 * The values that `vars.yaml` gives: of the one beside the workflow, else of the one a folder up (spec 5.1).
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values.
 */
async function readVars(folder, read = _files_js__WEBPACK_IMPORTED_MODULE_7__/* .readGraphFile */ .z) {
    const findings = [];
    const vars = await readVarsFile(folder, read, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .errorOf */ .Mz)([first, ...others]);
    return vars?.values ?? {};
}
/** The same; what is wrong goes to `findings`. One that yields no key hides no other. */
async function readVarsFile(folder, read, findings) {
    for (const place of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, NAME);
        const bytes = await read(file);
        const text = bytes && (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings);
        if (typeof text !== 'string')
            continue;
        const source = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_9__.parseGraphYaml)((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), file, findings);
        if (source === null)
            return null;
        if (source.data === null || source.data === undefined)
            continue;
        const values = valuesIn((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), { source, findings });
        if ((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(source.data) && Object.keys(source.data).length === 0)
            continue;
        return { file, values, lineOf: (name) => source.lineOf([name]) };
    }
    return null;
}
function valuesIn(text, problems) {
    const { data } = problems.source;
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(data)) {
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .report */ .z8)(problems, [], `must be a mapping of names to values, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(data)}`);
        return {};
    }
    const strays = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null);
    for (const [name, value] of strays)
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .report */ .z8)(problems, [name], `must be one value, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(value)}`);
    if (strays.length > 0)
        return {};
    // Numbers and the like as they are written. One that is left blank is none.
    const texts = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(text, { ..._parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .READING */ .rq, merge: true, schema: 'failsafe' }).toJS();
    const given = Object.entries(texts).filter(([name]) => Object.hasOwn(data, name) && data[name] !== null);
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
/**
 * The inputs of a graph. Without `inputs` every key of `vars.yaml` is one (spec 5.11); beside them, a key that is none
 * is warned of: no state would see it.
 */
async function inputsWithVars(declared, folder, read, findings) {
    // Whoever starts a run is told what is wrong in the file: what is declared does not depend on it.
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
        const why = declared.length === 0 ? 'no name of a variable' : `no input${(0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .hint */ .aK)(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .nearest */ .pA)(names, name))}`;
        const message = `${name}: is ${why}; no state sees it`;
        const place = { file: vars.file, line: vars.lineOf(name), path: [name] };
        findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
    }
    return declared.length === 0 ? inputs : declared;
}
const IS_NAME = new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .VARIABLE_NAME */ .nN}$`);
/**
 * The values of a graph's inputs: `--var` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for a `--var` that is no input.
 */
function inputValues(inputs, line, file) {
    const names = inputs.map(({ name }) => name);
    const strange = Object.keys(line).filter((name) => !names.includes(name));
    const [first] = strange;
    if (first !== undefined) {
        const list = names.length === 0 ? '; it has none' : (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .hint */ .aK)(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .nearest */ .pA)(names, first));
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
    }
    const valueIn = (name) => own(line, name) ?? own(file, name);
    return {
        values: Object.fromEntries(names.flatMap((name) => {
            const value = valueIn(name);
            return value === undefined ? [] : [[name, value]];
        })),
        missing: inputs.filter(({ name }) => valueIn(name) === undefined),
    };
}
function own(values, name) {
    return Object.hasOwn(values, name) ? values[name] : undefined;
}
/** One error for all inputs that have no value. @param file the workflow's */
function missingInputs(missing, file) {
    const list = missing
        .map(({ name, description }) => `  ${name}${description === null ? '' : `: ${description.trim()}`}`)
        .join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the workflow needs values for these inputs:\n${list}\nGive each with --var NAME=VALUE, or write them into ${NAME} beside the workflow.`, { file });
}


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseGraphYaml: () => (/* binding */ parseGraphYaml)
/* harmony export */ });
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86963);


const SHOWN = 20;
/**
 * Reads a state graph's file: YAML 1.2, in which `on` is a text and a repeated key is an error that names
 * the key's whole path (spec 5.2). Whatever is wrong goes to `findings`; then null.
 */
function parseGraphYaml(text, file, findings) {
    if (/^%YAML\s+1\.1\b/m.test(text)) {
        const message = 'YAML 1.1 takes `on` for `true`; take the %YAML line away';
        findings.push({ severity: 'error', rule: 'front-matter-syntax', file, line: 1, message });
        return null;
    }
    const { source, problems } = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(text, file, { merge: true });
    // Where brackets are never closed, each of them is one.
    for (const problem of problems.slice(0, SHOWN)) {
        const { repeated, tagged } = problem;
        if (repeated !== undefined)
            findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)({ ...problem, message: `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(repeated)}: the key is given twice` }, file));
        else if (tagged === undefined)
            findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)(problem, file));
        else
            findings.push(tagFinding(problem, tagged, file));
    }
    return problems.some(({ tagged }) => tagged !== undefined) ? null : source;
}
/** `!!js/function` makes code out of text elsewhere, and is no mere text here either. */
function tagFinding(problem, path, file) {
    const place = path.length === 0 ? '' : `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path)}: `;
    const message = `${place}${problem.message}; a state graph has plain YAML alone`;
    return { ...(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)({ ...problem, severity: 'error', message }, file), path };
}


/***/ }),

/***/ 34488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   YZ: () => (/* binding */ columnIn)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);


/** `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
}
/** Where in its line a finding stands: at the value, or at the key if that is what is wrong. */
function columnIn(source, rule, path) {
    const isKey = rule === 'misspelt-key' || rule === 'unknown-key';
    const column = source.columnOf?.(path, isKey ? 'key' : 'value');
    return column === undefined ? {} : { column };
}
/** A value as the end of "…, not". */
function shownValue(value) {
    if (Array.isArray(value))
        return 'a list';
    if (value === null || value === undefined)
        return 'empty';
    if (typeof value === 'object')
        return 'a mapping';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
/** A finding the way compilers print one: `wf/REVIEW.md:3: …`. */
function findingText(finding) {
    const { file, line, message } = finding;
    return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
/** Problems of a workflow that one message lists. */
const MOST_TOLD = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.problems.value;
/**
 * One error for all findings, so that a user repairs a workflow in one round. Its place is the first
 * finding's, and `located` therefore prints one located problem a line.
 */
function errorOf(findings) {
    const [first, ...others] = findings.slice(0, MOST_TOLD);
    const untold = findings.length - MOST_TOLD;
    const more = untold > 0 ? [`and ${untold} more`] : [];
    const message = [first.message, ...others.map(findingText), ...more].join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(message, { file: first.file, line: first.line });
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


/***/ }),

/***/ 86963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rq: () => (/* binding */ READING),
  u4: () => (/* reexport */ record/* isRecord */.u),
  parseYaml: () => (/* binding */ parseYaml),
  gM: () => (/* binding */ readYaml),
  lV: () => (/* binding */ yamlFinding)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/core/errors.js
var core_errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-depth.js

/** Brackets, dashes of one line, or indented lines inside each other: more than anyone writes, fewer than end the stack. */
const DEEPEST = 200;
const TOO_DEEP = `it is nested more than ${DEEPEST} deep, too deep to be read`;
/**
 * Where a text nests more than it may; null: nowhere. The parser works its way down by recursion, and a stack that
 * ends inside of it can end the process.
 */
function tooDeepAt(text) {
    // Nearly always, counting is enough; it takes brackets in texts for others.
    if (!mayBeDeep(text))
        return null;
    let offset = 0;
    let brackets = 0;
    let dashes = 0;
    let isScalar = false;
    let isStart = true;
    let indent = 0;
    const indents = [];
    for (const token of new dist.Lexer().lex(text)) {
        if (MARKS.includes(token)) {
            isScalar = token === SCALAR;
            continue;
        }
        if (!isScalar) {
            if (token === '[' || token === '{')
                brackets += 1;
            else if (token === ']' || token === '}')
                brackets -= 1;
            else if (token === '-' || token === '?')
                dashes += 1;
        }
        const isSpace = !isScalar && /^[ \t]+$/.test(token);
        if (isStart && isSpace)
            indent = token.length;
        if (isStart && !isSpace && !/^[\r\n#]/.test(token)) {
            while ((indents.at(-1) ?? -1) >= indent)
                indents.pop();
            indents.push(indent);
            isStart = false;
        }
        if (/[\r\n]$/.test(token)) {
            dashes = 0;
            isStart = true;
            indent = 0;
        }
        if (Math.max(brackets, dashes, indents.length) > DEEPEST)
            return offset;
        offset += token.length;
        isScalar = false;
    }
    return null;
}
/** What the lexer says besides pieces of the text: here a scalar follows, a document begins, a flow ends in error. */
const SCALAR = '\u001f';
const MARKS = [SCALAR, '\u0002', '\u0018'];
const DASHES = new RegExp(`(?:[-?][ \\t]+){${DEEPEST}}`);
const INDENTED = new RegExp(`^ {${DEEPEST}}`, 'm');
function mayBeDeep(text) {
    let open = 0;
    for (const [sign] of text.matchAll(/[[\]{}]/g)) {
        open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
        if (open > DEEPEST)
            return true;
    }
    return DASHES.test(text) || INDENTED.test(text);
}

// EXTERNAL MODULE: ./lib/workflow/parts/record.js
var record = __webpack_require__(43519);
;// CONCATENATED MODULE: ./lib/workflow/parts/yaml-source.js




/**
 * Reads YAML 1.2 in which a repeated key is an error. Whatever is wrong goes to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count.
 */
function parseYaml(text, file, findings) {
    const { source, problems } = readYaml(text, file);
    findings.push(...problems.map((problem) => yamlFinding(problem, file)));
    return source;
}
/** The same for those who tell of problems in words of their own. */
function readYaml(text, file, { merge = false } = {}) {
    const lines = new dist.LineCounter();
    const deep = tooDeepAt(text);
    if (deep !== null) {
        const line = text.slice(0, deep).split('\n').length;
        return { source: null, problems: [{ severity: 'error', line, message: TOO_DEEP }] };
    }
    const document = (0,dist.parseDocument)(text, { ...READING, merge, lineCounter: lines, prettyErrors: false });
    const index = new WeakMap();
    const lineAt = (offset) => lines.linePos(offset).line;
    const warnings = document.warnings.map(({ code, pos, message }) => {
        const tagged = code === 'TAG_RESOLVE_FAILED' ? { tagged: pathTo(document.contents, pos[0]) } : {};
        return { severity: 'warning', line: lineAt(pos[0]), message, ...tagged };
    });
    const found = document.errors.map(({ code, pos, message }) => {
        const told = inOurWords(code, message);
        return { at: pos[0], message: `${told}${quotesAdvice(text, pos[0])}` };
    });
    const twice = repeatedKeys(document.contents, merge).map(({ at, path }) => {
        return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
    });
    const errors = [...found, ...twice]
        .sort((a, b) => a.at - b.at)
        .map(({ at, ...problem }) => ({ severity: 'error', line: lineAt(at), ...problem }));
    const strays = merge && errors.length === 0 ? strayMerges(document.contents, document) : [];
    for (const at of strays)
        errors.push({ severity: 'error', line: lineAt(at), message: MERGE });
    const data = errors.length === 0 ? toData(document, errors) : null;
    const problems = [...warnings, ...errors];
    if (errors.length > 0)
        return { source: null, problems };
    const source = {
        data,
        file,
        lineOf: (path) => lineAt(find(document, path, index).at),
        columnOf: (path, part = 'value') => {
            const { at, value } = find(document, path, index);
            const [of] = (part === 'value' && value?.range) || [at];
            return lines.linePos(lineAt(of) === lineAt(at) ? of : at).col;
        },
        textPlaceOf: (path) => {
            const { at, value } = find(document, path, index);
            if (!(0,dist.isScalar)(value) || !value.range)
                return { line: lineAt(at), indent: 0 };
            const [start, end] = value.range;
            const { line, col } = lines.linePos(start);
            if (!value.type?.startsWith('BLOCK_'))
                return { line, indent: value.type === 'PLAIN' ? col - 1 : col };
            const [, indent = ''] = /\n( *)\S/.exec(text.slice(start, end)) ?? [];
            return { line: line + 1, indent: indent.length };
        },
    };
    return { source, problems };
}
const MERGE = '`<<` takes a mapping, or the alias of one (`<<: *base`)';
/** Where the parser speaks of its own grammar. */
function inOurWords(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return SEVERAL_DOCUMENTS;
    if (code === 'TAB_AS_INDENT')
        return 'this line is indented with a tab, which YAML does not take: use spaces';
    const [, end] = /^Flow \w+ in block collection .* end with a ([\]}])/.exec(message) ?? [];
    return end === undefined
        ? message
        : `what "${end === ']' ? '[' : '{'}" begins is not closed: put "${end}" at its end`;
}
const SEVERAL_DOCUMENTS = 'a second document begins here (`---`), and a file is one workflow: make it a file of its own';
/** The way to the innermost key or item that stands around an offset; a tag stands ahead of what it is for. */
function pathTo(node, offset) {
    if ((0,dist.isSeq)(node)) {
        const index = node.items.findIndex((item) => offset < (item.range?.[2] ?? 0));
        return index < 0 ? [] : [index, ...pathTo(node.items[index], offset)];
    }
    if (!(0,dist.isMap)(node))
        return [];
    const pair = node.items.findLast(({ key }) => (key.range?.[0] ?? 0) <= offset);
    if (pair === undefined || !(0,dist.isScalar)(pair.key))
        return [];
    return [String(pair.key.value), ...pathTo(pair.value, offset)];
}
/** The name of another workflow (spec 7.2), `target: review:`, is the beginning of a mapping to YAML. */
function quotesAdvice(text, at) {
    const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    const [line = ''] = text.slice(start, start + 1000).split('\n', 1);
    const [, name] = /:[ \t]+([\p{L}\p{N}_.-]{1,100}:)[ \t]*(?:[,}\]]|$)/u.exec(line) ?? [];
    return name === undefined ? '' : `; a value that ends in a colon needs quotes: "${name}"`;
}
/** The parser's own look at keys compares each with each, and its own warnings go to standard error. */
const READING = { version: '1.2', uniqueKeys: false, logLevel: 'error' };
function yamlFinding({ severity, line, message, repeated }, file) {
    const rule = 'front-matter-syntax';
    return { severity, rule, file, line, ...(repeated && { path: repeated }), message };
}
function aliasProblem(message) {
    if (!message.startsWith('Excessive alias count'))
        return message;
    return 'its aliases (`*name`) stand for more than can be read: one inside of what it names, or too many in each other';
}
/** Aliases are only resolved here, and some have no end. */
function toData(document, errors) {
    try {
        return document.toJS();
    }
    catch (error) {
        const message = error instanceof RangeError ? TOO_DEEP : aliasProblem((0,core_errors/* messageOf */.bD)(error));
        errors.push({ severity: 'error', line: 1, message });
        return null;
    }
}
function keyAt(text, offset) {
    return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}
/** Keys that stood in their mapping before, in linear time. @param merge `<<` may stand there several times */
function repeatedKeys(node, merge, path = []) {
    if ((0,dist.isSeq)(node))
        return node.items.flatMap((item, index) => repeatedKeys(item, merge, [...path, index]));
    if (!(0,dist.isMap)(node))
        return [];
    const seen = new Set();
    return node.items.flatMap(({ key, value }) => {
        const name = (0,dist.isScalar)(key) ? String(key.value) : '?';
        const below = repeatedKeys(value, merge, [...path, name]);
        if (!(0,dist.isScalar)(key) || (merge && isMergeKey(key)))
            return below;
        const isRepeated = seen.has(key.value);
        seen.add(key.value);
        return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
    });
}
function find(document, path, index) {
    let value = document.contents;
    let at = value?.range?.[0] ?? 0;
    for (const step of path) {
        if ((0,dist.isAlias)(value))
            value = (value.resolve(document) ?? null);
        if ((0,dist.isMap)(value)) {
            const pair = pairsOf(document, value, index).get(String(step));
            if (pair === undefined)
                return { at, value: null };
            at = pair.key.range?.[0] ?? at;
            value = pair.value;
        }
        else if ((0,dist.isSeq)(value)) {
            value = (value.items[Number(step)] ?? null);
            at = value?.range?.[0] ?? at;
        }
        else {
            return { at, value: null };
        }
    }
    return { at, value };
}
/** The pairs of a mapping and, where `<<` has merged some in, of those mappings: own ones first. */
function pairsOf(document, map, index) {
    const known = index.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    // Ahead of what is merged in, which might be this mapping again.
    index.set(map, pairs);
    const add = (name, pair) => pairs.has(name) || pairs.set(name, pair);
    for (const pair of map.items)
        if ((0,dist.isScalar)(pair.key))
            add(String(pair.key.value), pair);
    for (const { key, value } of map.items) {
        if (!isMergeKey(key))
            continue;
        for (const source of (0,dist.isSeq)(value) ? value.items : [value]) {
            const merged = (0,dist.isAlias)(source) ? source.resolve(document) : source;
            if (!(0,dist.isMap)(merged))
                continue;
            for (const [name, pair] of pairsOf(document, merged, index))
                add(name, pair);
        }
    }
    return pairs;
}
/** Where `<<` is given something else than mappings, of which the library says no line. */
function strayMerges(node, document) {
    if ((0,dist.isSeq)(node))
        return node.items.flatMap((item) => strayMerges(item, document));
    if (!(0,dist.isMap)(node))
        return [];
    return node.items.flatMap(({ key, value }) => {
        const below = strayMerges(value, document);
        if (!isMergeKey(key))
            return below;
        const sources = (0,dist.isSeq)(value) ? value.items : [value];
        const isFine = sources.every((source) => (0,dist.isMap)((0,dist.isAlias)(source) ? source.resolve(document) : source));
        return isFine ? below : [key.range?.[0] ?? 0, ...below];
    });
}
function isMergeKey(key) {
    return (0,dist.isScalar)(key) && (key.value === '<<' || typeof key.value === 'symbol') && key.type === 'PLAIN';
}


/***/ })

};
