export const id = 3128;
export const ids = [3128];
export const modules = {

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


/***/ })

};
