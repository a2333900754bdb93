export const id = 5346;
export const ids = [5346,8551,3779,3128];
export const modules = {

/***/ 2965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareGraph: () => (/* binding */ prepareGraph)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/approval.js
var approval = __webpack_require__(4077);
// EXTERNAL MODULE: ./lib/core/graph/context.js
var graph_context = __webpack_require__(1583);
// EXTERNAL MODULE: ./lib/core/graph/entry.js
var entry = __webpack_require__(3204);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/core/named.js
var named = __webpack_require__(4358);
;// CONCATENATED MODULE: ./lib/core/graph/history.js



const strings = dist/* optional */.lqM((0,named/* named */.K)(dist/* string */.YjP()), {});
const contextSchema = dist/* object */.Ikc({
    vars: strings,
    approvals: strings,
    feedbacks: strings,
    stateHistory: dist/* array */.YOg(dist/* object */.Ikc({
        state: dist/* string */.YjP(),
        enteredAt: dist/* string */.YjP(),
        meta: dist/* exactOptional */.yqP(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
    })),
});
/** A context out of `context.json`, older ones without `meta` too; a problem says what is wrong with the file. */
function parseContext(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return { problem: 'it is not JSON' };
    }
    const checked = dist/* safeParse */.xLC(contextSchema, data);
    if (checked.success)
        return { context: checked.output };
    const [issue] = checked.issues;
    return { problem: `${dist/* getDotPath */.BuJ(issue) ?? 'the file'}: ${issue.message}` };
}
/**
 * Goes back to an earlier point of a history (spec 5.9).
 * @param to the number of an entry, from 1, or from the end (`-1` is the last one); or a state, whose latest
 *   entry is meant.
 * @throws UsageError for an entry that the history does not have.
 */
function rollback(context, to) {
    const { stateHistory: history } = context;
    const byName = history.findLastIndex(({ state }) => state === to);
    const number = /^-?\d+$/.test(to) ? Number(to) : 0;
    const byNumber = number < 0 ? history.length + number : number - 1;
    const index = byName >= 0 ? byName : byNumber;
    const entry = index < 0 ? undefined : history[index];
    if (entry === undefined)
        throw noEntry(history, to);
    return { state: entry.state, context: { ...context, stateHistory: history.slice(0, index) } };
}
function noEntry(history, to) {
    if (history.length === 0)
        return new errors/* UsageError */.eb('There is no history to go back in.');
    const shown = history
        .slice(-20)
        .map(({ state }, at) => `${history.length - Math.min(20, history.length) + at + 1} ${state}`);
    return new errors/* UsageError */.eb(`The history has no entry "${to}". Give the number of one, or the name of a state: ${shown.join(', ')}.`);
}

// EXTERNAL MODULE: ./lib/runtime/graph/history.js + 1 modules
var graph_history = __webpack_require__(3128);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(7087);
// EXTERNAL MODULE: ./lib/workflow/graph/vars.js
var graph_vars = __webpack_require__(3338);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(2832);
// EXTERNAL MODULE: ./lib/cli/values.js
var cli_values = __webpack_require__(694);
;// CONCATENATED MODULE: ./lib/cli/graph.js












/**
 * What a new run of a state graph starts with: its inputs, and with `--rollback` the history of the latest
 * run (spec 5.1, 5.5, 5.9). On a terminal a person is asked for what is missing, and whether to skip.
 * @throws UsageError for inputs without a value, and if the person would rather not.
 */
async function prepareGraph(workflow, values, stateDir) {
    const graph = workflow.graph;
    // A wrong one is told now, and not when hours of work come to be approved.
    const choice = (0,approval/* manualChoice */.Ed)(process.env);
    const past = await startingPoint(workflow, graph, values.rollback, stateDir);
    const given = { ...(await (0,graph_vars/* readVars */.nK)(graph.folder)), ...past.context.vars };
    const inputs = (0,graph_vars/* inputValues */.tq)(graph.inputs, (0,cli_values/* readPairs */.S)('var', values.var), given);
    const asked = await askForInputs(inputs.missing, workflow.path);
    const vars = { ...past.context.vars, ...inputs.values, ...asked };
    await confirmSkips(graph, choice?.chosen ?? null);
    return { entry: past.state, context: { ...past.context, vars } };
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
async function startingPoint(workflow, graph, to, stateDir) {
    if (to === undefined)
        return { state: workflow.entry, context: graph_context/* EMPTY_CONTEXT */.SJ };
    const history = (await latestHistory(workflow, stateDir)) ?? (await railiHistory(graph));
    if (history === null) {
        throw new errors/* UsageError */.eb(`--rollback ${to}: there is no earlier run of ${workflow.name} to go back in.`);
    }
    const { state, context } = rollback(history, to);
    if (Object.hasOwn(graph.states, state))
        return { state, context };
    throw new errors/* UsageError */.eb(`--rollback ${to}: the workflow has no state "${state}" any more.`);
}
/** The history of the workflow's latest run, out of its log. */
async function latestHistory({ path }, stateDir) {
    const runs = await Promise.all((await (0,run_folder/* listRunIds */.g$)(stateDir)).map((id) => (0,state_file/* readStateFile */.qy)((0,run_folder/* runPaths */.Ot)(stateDir, id).state).catch(() => null)));
    const own = runs.filter((run) => run !== null && run.workflow.path === path);
    const [latest] = own.sort((a, b) => b.started_at.localeCompare(a.started_at));
    if (latest == null)
        return null;
    return (await (0,graph_history.readRecord)((0,run_folder/* runPaths */.Ot)(stateDir, latest.workflow_id))).context;
}
/** What Raili itself, or a run on another machine, has left. */
async function railiHistory(graph) {
    const file = (0,graph_history.contextFile)(graph);
    if (file === null)
        return null;
    const text = await (0,promises_.readFile)(file, 'utf8').catch(() => null);
    if (text === null)
        return null;
    const read = parseContext(text);
    if ('problem' in read)
        throw new errors/* UsageError */.eb(`This history cannot be used: ${read.problem}.`, { file });
    return read.context;
}


/***/ }),

/***/ 4077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ readDecision),
/* harmony export */   Ed: () => (/* binding */ manualChoice),
/* harmony export */   LP: () => (/* binding */ isEnough),
/* harmony export */   Td: () => (/* binding */ approvalName),
/* harmony export */   Vs: () => (/* binding */ feedbackText),
/* harmony export */   pz: () => (/* binding */ withDecision),
/* harmony export */   uf: () => (/* binding */ feedbackFrom),
/* harmony export */   zP: () => (/* binding */ approvalText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6529);


/** What a person is asked: the question, filled in, and how to answer it (spec 5.4). */
function approvalText(question) {
    return `${question.trim()}\n\nAnswer "approve" (or nothing at all) to go on. Everything else is a no, and the reason for it.`;
}
const YES = /^(?:passed|approved?|yes|y|ok)$/i;
const NO = /^(?:failed|reject(?:ed)?|no|n)$/i;
const WITH_REASON = /^(passed|approved?|failed|reject(?:ed)?)\s*:\s*([\s\S]*)$/i;
/**
 * What an answer to an approval means. Nothing is a yes, as in Raili; so are "approve" and the like. A word
 * can carry a reason: `approve: nice`, `FAILED: tests are missing`. All else is a no with itself as its reason.
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
/** The variables after a decision: its reason is kept, that of an earlier, other decision is gone (spec 5.4). */
function withDecision(variables, { variables: names }, { chosen, reason }) {
    const gone = names.map((name) => `${name}_${chosen === 'PASSED' ? 'FAILED' : 'PASSED'}`);
    const kept = Object.entries(variables).filter(([name]) => !gone.includes(name));
    return Object.fromEntries([...kept, ...names.map((name) => [`${name}_${chosen}`, reason])]);
}
/** What a person is asked for a state's `feedback`, its question filled in (spec 5.4). */
function feedbackText(question, { required }) {
    return required ? `${question.trim()}\n\nAn answer is needed.` : question.trim();
}
/** Whether a text will do as feedback. */
function isEnough(text, { required }) {
    return !required || text.trim() !== '';
}
/** The answer that the environment gives; null if it gives none. */
function feedbackFrom(environment, { variable }) {
    return environment[`RAILI_FEEDBACK_${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(variable)}`] ?? null;
}


/***/ }),

/***/ 7988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   TK: () => (/* binding */ withTokens),
/* harmony export */   X7: () => (/* binding */ tokensOfUsage)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9254);

/** Tokens the way the run's totals count them, where what was read from the cache is apart. */
function usageOf({ input = 0, cached = 0, output = 0 }) {
    return {
        ..._run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y,
        input_tokens: Math.max(0, input - cached),
        output_tokens: output,
        cache_read_tokens: cached,
    };
}
/** A turn's tokens for the history, where the agent CLI has told no more than their numbers; null for none. */
function tokensOfUsage(usage) {
    const { cache_read_tokens: cached, output_tokens: output } = usage;
    const input = usage.input_tokens + usage.cache_write_tokens + cached;
    return input + output === 0 ? null : withDisplays({ input, cached, output });
}
/** The tokens of all turns of one entry: its reminders and further attempts count too. */
function withTokens(before, more) {
    if (before === undefined)
        return more;
    const sum = (name) => before[name] === undefined && more[name] === undefined
        ? {}
        : { [name]: (before[name] ?? 0) + (more[name] ?? 0) };
    const total = withDisplays({ ...sum('input'), ...sum('cached'), ...sum('output') });
    if (before.ai_credits === undefined && more.ai_credits === undefined)
        return total;
    const credits = { ...sum('ai_credits'), ...sum('ai_time') };
    const amount = Number((credits.ai_credits ?? 0).toFixed(4));
    return { ...total, ...credits, ai_display: `AI Credits ${amount} (${credits.ai_time ?? 0}s)` };
}
function withDisplays(tokens) {
    const displays = ['input', 'cached', 'output'].flatMap((name) => tokens[name] === undefined ? [] : [[`${name}_display`, shortNumber(tokens[name])]]);
    return { ...tokens, ...Object.fromEntries(displays) };
}
/** For people: `256.9k`. */
function shortNumber(amount) {
    if (amount < 1000)
        return String(amount);
    return amount < 1e6 ? `${(amount / 1e3).toFixed(1)}k` : `${(amount / 1e6).toFixed(1)}m`;
}


/***/ }),

/***/ 4358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

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

/***/ 3128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GraphHistory: () => (/* binding */ GraphHistory),
  contextFile: () => (/* binding */ contextFile),
  readRecord: () => (/* binding */ readRecord)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/graph/context.js
var graph_context = __webpack_require__(1583);
// EXTERNAL MODULE: ./lib/core/graph/tokens.js
var graph_tokens = __webpack_require__(7988);
;// CONCATENATED MODULE: ./lib/core/graph/record.js


const EMPTY_RECORD = {
    context: graph_context/* EMPTY_CONTEXT */.SJ,
    entry: null,
    step: null,
    isUnderWay: false,
    passed: [],
    turn: null,
};
/** The record after one more event. */
function recordEvent(record, event) {
    switch (event.type) {
        case 'graph_started':
            return { ...EMPTY_RECORD, context: event.context };
        case 'state_started':
            if (event.step !== undefined && event.step === record.step)
                return record;
            return entered(record, { state: event.state, enteredAt: event.time }, event.step ?? null);
        case 'skipped':
            return passedBy(record, event, { skipped: { target: event.to } });
        case 'max_visits':
            return passedBy(record, event, { max_visits: { exceeded: true, target: event.to } });
        case 'agent_failed': {
            const meta = { max_visits: { exceeded: true, target: null } };
            const ended = { ...record, isUnderWay: false };
            return event.code === 'MAX_VISITS' && !record.isUnderWay ? passedBy(ended, event, meta) : ended;
        }
        case 'history':
            return about(record, event.meta);
        case 'variables':
            return withVariables(record, event.values, event.from, event.set);
        case 'outcome':
            if (event.turn === record.turn)
                return record;
            return withUsage({ ...record, turn: event.turn }, event.tokens ?? (0,graph_tokens/* tokensOfUsage */.X7)(event.usage));
        case 'turn_started':
            return cancelled(record, false);
        case 'transition':
            return { ...record, isUnderWay: false };
        case 'run_ended':
            return record.isUnderWay && ['paused', 'budget_exceeded'].includes(event.status)
                ? cancelled(record, true)
                : record;
        default:
            return record;
    }
}
/** What is known of the entry that is under way. */
function metaOf({ context, entry }) {
    return (entry === null ? undefined : context.stateHistory[entry]?.meta) ?? {};
}
function entered(record, entry, step) {
    const context = (0,graph_context/* withEntry */.rM)(record.context, entry);
    return { ...record, context, entry: context.stateHistory.length - 1, step, isUnderWay: true, passed: [] };
}
/** A state that was come to and not entered. No state is passed by twice on the way to one that is entered. */
function passedBy(record, { state, time }, meta) {
    if (record.passed.includes(state))
        return record;
    const context = (0,graph_context/* withEntry */.rM)(record.context, { state, enteredAt: time, meta });
    return { ...record, context, passed: [...record.passed, state] };
}
function about(record, meta) {
    if (record.entry === null)
        return record;
    return { ...record, context: (0,graph_context/* withMeta */.C)(record.context, record.entry, meta) };
}
function withUsage(record, tokens) {
    if (tokens === null)
        return record;
    return about(record, { tokens: (0,graph_tokens/* withTokens */.TK)(metaOf(record).tokens, tokens) });
}
function withVariables(record, values, from, set) {
    const among = (names) => Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
    const { context } = record;
    const { approvals, feedbacks } = context;
    return {
        ...record,
        context: {
            ...context,
            vars: values,
            // A reason whose other one has been given since is no variable any more.
            approvals: among([...Object.keys(approvals), ...(from === 'approval' ? set : [])]),
            feedbacks: among([...Object.keys(feedbacks), ...(from === 'feedback' ? set : [])]),
        },
    };
}
/** A run that is stopped in the middle of a state says so, until a resume goes on with that state. */
function cancelled(record, isCancelled) {
    if (isCancelled)
        return about(record, { cancelled: true });
    const { entry, context } = record;
    if (entry === null || metaOf(record).cancelled === undefined)
        return record;
    const stateHistory = context.stateHistory.map((each, at) => {
        if (at !== entry)
            return each;
        const { cancelled: _, ...meta } = each.meta ?? {};
        const { meta: __, ...bare } = each;
        return Object.keys(meta).length === 0 ? bare : { ...bare, meta };
    });
    return { ...record, context: { ...context, stateHistory } };
}

// EXTERNAL MODULE: ./lib/store/long-texts.js
var long_texts = __webpack_require__(4662);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(8265);
// EXTERNAL MODULE: ./lib/store/transcript.js
var transcript = __webpack_require__(9815);
;// CONCATENATED MODULE: ./lib/runtime/graph/history.js







/** The history file of a Raili project (spec 5.9); null for a graph elsewhere. */
function contextFile({ raili, folder }) {
    return raili === null ? null : (0,external_node_path_.join)(folder, 'context.json');
}
/** Of these a record is made; their texts have to be whole, unlike those that are only shown. */
const WHOLE = new Set(['graph_started', 'history', 'variables']);
/** Adds up a run's log to what it says of a state graph. */
async function readRecord({ events, folder }) {
    let record = EMPTY_RECORD;
    await (0,transcript/* scanEvents */.lW)(events, (event) => {
        const isWhole = event.texts === undefined || !WHOLE.has(event.type);
        record = recordEvent(record, isWhole ? event : (0,long_texts/* withLongTexts */.H)(event, (ref) => (0,texts/* readText */.yR)(folder, ref)));
    });
    return record;
}
/**
 * The history of a run that is under way. The log is what it is made of, so that a resume has it whole; the
 * file is a copy for people and tools, written as the history grows, one write at a time.
 */
class GraphHistory {
    file;
    run;
    record;
    written = null;
    writing = null;
    /** Why the file is not what it should be. */
    problem = null;
    /**
     * @param run its id
     * @param past what its log says so far
     */
    constructor(file, run, past = EMPTY_RECORD) {
        this.file = file;
        this.run = run;
        this.record = past;
    }
    /** What is known of the entry that is under way. */
    get meta() {
        return metaOf(this.record);
    }
    onEvent(event) {
        this.record = recordEvent(this.record, event);
        if (this.file === null || this.record.context === this.written)
            return;
        this.writing ??= this.write().finally(() => {
            this.writing = null;
        });
    }
    /** Resolves when the file says all there is to say. */
    async flush() {
        while (this.writing !== null)
            await this.writing;
        await this.write();
    }
    async write() {
        const file = this.file;
        while (file !== null && this.record.context !== this.written) {
            const { context } = this.record;
            this.written = context;
            try {
                const temporary = `${file}.${this.run}.tmp`;
                await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
                await (0,promises_.writeFile)(temporary, (0,graph_context/* contextText */.nM)(context));
                await (0,promises_.rename)(temporary, file);
                this.problem = null;
            }
            catch (error) {
                this.problem = error;
                return;
            }
        }
    }
}


/***/ }),

/***/ 1013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ GraphFiles),
/* harmony export */   z: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);



/** @throws WorkflowError for a file that is there and cannot be read. */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isFile() ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path) : null;
    }
    catch (cause) {
        const code = cause.code ?? '';
        if (['ENOENT', 'ENOTDIR'].includes(code))
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

/***/ 1344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ hint),
/* harmony export */   z: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4488);

function report({ source, findings }, path, problem, rule = 'bad-value') {
    const place = (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path);
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


/***/ }),

/***/ 3338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ missingInputs),
/* harmony export */   nK: () => (/* binding */ readVars),
/* harmony export */   tq: () => (/* binding */ inputValues)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8551);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1013);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1344);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3779);










const NAME = 'vars.yaml';
/**
 * The values that `vars.yaml` gives: the one beside the workflow, else the one a folder up (spec 5.1). A
 * value is the text as it is written there: `007` stays `007`. One that is left blank is none.
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values.
 */
async function readVars(folder, read = _files_js__WEBPACK_IMPORTED_MODULE_6__/* .readGraphFile */ .z) {
    for (const place of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, NAME);
        const bytes = await read(file);
        if (bytes === null)
            continue;
        const findings = [];
        const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g7)(bytes, file, findings);
        const values = text === null ? {} : valuesIn((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .withUnixLineEnds */ .ry)(text), file, findings);
        const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
        if (first !== undefined)
            throw (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .errorOf */ .Mz)([first, ...others]);
        return values;
    }
    return {};
}
function valuesIn(text, file, findings) {
    const source = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_8__.parseGraphYaml)(text, file, findings);
    // An empty file, or one with comments alone, says nothing.
    if (source === null || source.data === null || source.data === undefined)
        return {};
    const problems = { source, findings };
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(source.data)) {
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .report */ .z)(problems, [], `must be a mapping of names to values, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .shownValue */ .JJ)(source.data)}`);
        return {};
    }
    for (const [name, value] of Object.entries(source.data)) {
        if (typeof value !== 'object' || value === null)
            continue;
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .report */ .z)(problems, [name], `must be one value, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .shownValue */ .JJ)(value)}`);
    }
    const data = source.data;
    if (findings.some(({ severity }) => severity === 'error'))
        return {};
    // Numbers and the like as they are written.
    const texts = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(text, { ..._parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .READING */ .rq, schema: 'failsafe' }).toJS();
    const given = Object.entries(texts).filter(([name]) => data[name] !== null && Object.hasOwn(data, name));
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
/**
 * The values of a graph's inputs: `--var` beats `vars.yaml` (spec 5.1). What that file says of names that
 * are no inputs is for other workflows.
 * @throws UsageError for a `--var` that is no input.
 */
function inputValues(inputs, line, file) {
    const names = inputs.map(({ name }) => name);
    const strange = Object.keys(line).filter((name) => !names.includes(name));
    const [first] = strange;
    if (first !== undefined) {
        const list = names.length === 0 ? '; it has none' : (0,_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .hint */ .a)(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .nearest */ .pA)(names, first));
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
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);


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
    const { source, problems } = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(text, file);
    // Where brackets are never closed, each of them is one.
    for (const problem of problems.slice(0, SHOWN)) {
        const { repeated, message } = problem;
        const told = repeated === undefined ? message : `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(repeated)}: the key is given twice`;
        findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)({ ...problem, message: told }, file));
    }
    return source;
}


/***/ }),

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   NK: () => (/* binding */ findingText)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7910);


/** `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
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

/***/ 8608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ isSharedName),
/* harmony export */   Kr: () => (/* binding */ isWorkflowFile),
/* harmony export */   Q8: () => (/* binding */ SCRIPT_RUNTIMES),
/* harmony export */   XD: () => (/* binding */ isStateName),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   ry: () => (/* binding */ withUnixLineEnds)
/* harmony export */ });
const MANIFEST_NAME = 'workflow.yaml';
const SCRIPT_RUNTIMES = {
    sh: 'bash',
    ps1: 'powershell',
    bat: 'cmd',
};
/**
 * True for a prompt or a script. Hidden files are none, nor those that others include or source (`_style.md`), and
 * neither is a README: it documents the workflow.
 */
function isStateName(name) {
    if (/^[._]/.test(name) || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** True for a file that prompts include or scripts source (spec 1.5): a part of the workflow, and no state. */
function isSharedName(name) {
    return name.startsWith('_');
}
/** True for what a workflow is made of. */
function isWorkflowFile(name) {
    return isStateName(name) || isSharedName(name) || name === MANIFEST_NAME;
}
/** The extension without its dot: `md`. */
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}
/** A file's text without a byte order mark; null and a finding if it is not UTF-8 (spec 2.1). */
function decodeText(bytes, file, findings) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const message = 'the file is not UTF-8 text; save it as UTF-8';
        findings.push({ severity: 'error', rule: 'not-utf8', file, message });
        return null;
    }
}
/** Line ends as `\n`, so that a prompt reads the same from a Windows checkout; line numbers stay. */
function withUnixLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** By code unit, so that the order does not depend on a locale. */
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   lV: () => (/* binding */ yamlFinding),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   rq: () => (/* binding */ READING),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


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
function readYaml(text, file) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { ...READING, lineCounter: lines, prettyErrors: false });
    const lineAt = (offset) => lines.linePos(offset).line;
    const warnings = document.warnings.map(({ pos, message }) => {
        return { severity: 'warning', line: lineAt(pos[0]), message };
    });
    const found = document.errors.map(({ pos, message }) => {
        return { at: pos[0], message: `${message}${quotesAdvice(text, pos[0])}` };
    });
    const twice = repeatedKeys(document.contents).map(({ at, path }) => {
        return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
    });
    const errors = [...found, ...twice]
        .sort((a, b) => a.at - b.at)
        .map(({ at, ...problem }) => ({ severity: 'error', line: lineAt(at), ...problem }));
    const data = errors.length === 0 ? toData(document, errors) : null;
    const problems = [...warnings, ...errors];
    if (errors.length > 0)
        return { source: null, problems };
    const source = {
        data,
        file,
        lineOf: (path) => lineAt(find(document, path).at),
        textLineOf: (path) => {
            const { at, value } = find(document, path);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value) || !value.range)
                return lineAt(at);
            return lineAt(value.range[0]) + (value.type?.startsWith('BLOCK_') ? 1 : 0);
        },
    };
    return { source, problems };
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
/** Aliases are only resolved here, and some have no end. */
function toData(document, errors) {
    try {
        return document.toJS();
    }
    catch (error) {
        errors.push({ severity: 'error', line: 1, message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) });
        return null;
    }
}
function keyAt(text, offset) {
    return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}
/** Keys that stood in their mapping before, in linear time. */
function repeatedKeys(node, path = []) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node))
        return node.items.flatMap((item, index) => repeatedKeys(item, [...path, index]));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node))
        return [];
    const seen = new Set();
    return node.items.flatMap(({ key, value }) => {
        const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) ? String(key.value) : '?';
        const below = repeatedKeys(value, [...path, name]);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key))
            return below;
        const isRepeated = seen.has(key.value);
        seen.add(key.value);
        return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
    });
}
function find(document, path) {
    let value = document.contents;
    let at = value?.range?.[0] ?? 0;
    for (const step of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
            const pair = value.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && String(key.value) === String(step));
            if (pair === undefined)
                return { at, value: null };
            at = pair.key.range?.[0] ?? at;
            value = pair.value;
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value)) {
            value = (value.items[Number(step)] ?? null);
            at = value?.range?.[0] ?? at;
        }
        else {
            return { at, value: null };
        }
    }
    return { at, value };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
