export const id = 9067;
export const ids = [9067];
export const modules = {

/***/ 34685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ chained),
/* harmony export */   Mx: () => (/* binding */ withoutEnd),
/* harmony export */   Y5: () => (/* binding */ lengthOf),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
function chained(before, value) {
    return { before, value, length: lengthOf(before) + 1 };
}
function chainOf(values) {
    return values.reduce(chained, null);
}
function lengthOf(chain) {
    return chain?.length ?? 0;
}
function valuesOf(chain) {
    const values = new Array(lengthOf(chain));
    for (let link = chain; link !== null; link = link.before)
        values[link.length - 1] = link.value;
    return values;
}
/** The chain without the values at its end for which `isGone` holds. */
function withoutEnd(chain, isGone) {
    let link = chain;
    while (link !== null && isGone(link.value))
        link = link.before;
    return link;
}


/***/ }),

/***/ 34511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ lessonsOf),
/* harmony export */   Vm: () => (/* binding */ contextOf),
/* harmony export */   fX: () => (/* binding */ metaOf),
/* harmony export */   sU: () => (/* binding */ EMPTY_RECORD),
/* harmony export */   yM: () => (/* binding */ recordEvent)
/* harmony export */ });
/* unused harmony exports RECALLED_TURN, entriesOf, countersOf */
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34685);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97988);


const EMPTY_RECORD = {
    vars: {},
    approvals: {},
    feedbacks: {},
    done: null,
    current: null,
    passed: [],
    step: null,
    isUnderWay: false,
    isAtWork: false,
    askedAt: null,
    turn: null,
    counts: null,
    lessonsBefore: null,
    lessons: null,
    published: 0,
    outputs: new Map(),
    resetStep: null,
};
/** The number of a turn of another run. The run's own begin with 1. */
const RECALLED_TURN = '0';
/** The record after one more event. It is the same object if the event says nothing new. */
function recordEvent(record, event) {
    switch (event.type) {
        case 'graph_started': {
            const { stateHistory, ...context } = event.context;
            return { ...EMPTY_RECORD, ...context, done: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(stateHistory) };
        }
        case 'recalled': {
            const after = recordEvent(record, { ...event.event, seq: event.seq, time: event.at });
            if (after === record)
                return record;
            // Steps and turns were those of another run.
            return { ...after, step: null, turn: null, resetStep: null, isUnderWay: false, isAtWork: false };
        }
        case 'run_resumed':
            return withoutLater(record, event.turns);
        case 'state_started':
            if (event.step !== undefined && event.step === record.step)
                return record;
            return {
                ...entered(record, { state: event.state, enteredAt: event.time }, event.step ?? null),
                counts: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(record.counts, {
                    ...{ state: event.state, visit: event.visit, reset: event.reset_visits ?? [] },
                }),
            };
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
            return withVariables(record, event);
        case 'turn_started':
            return { ...carriedOn(record), isUnderWay: true, isAtWork: true };
        case 'outcome': {
            const ended = event.result.kind === 'failure' ? record : { ...record, isAtWork: false };
            if (event.turn === record.turn)
                return ended;
            return withUsage({ ...ended, turn: event.turn }, event.tokens ?? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfUsage */ .X7)(event.usage));
        }
        case 'asked':
            return { ...record, askedAt: event.time };
        case 'answered':
            return answered(record, event.time);
        case 'transition':
            return { ...carriedOn(record), isUnderWay: false, isAtWork: false };
        case 'run_ended':
            return isCancelled(record, event.status) ? about(record, { cancelled: true }) : record;
        case 'memory_begun':
            return { ...record, lessonsBefore: event.lessons };
        case 'taught':
            return taught(record, { turn: event.turn, lesson: event.lesson });
        case 'lessons_published':
            return { ...record, published: event.count };
        case 'output_found':
            return withOutputs(record, event.state, (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(null, { seq: event.seq, turn: RECALLED_TURN }));
        case 'output_stored': {
            const before = record.outputs.get(event.state) ?? null;
            return withOutputs(record, event.state, (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(before, { seq: event.seq, turn: event.turn }));
        }
        case 'outputs_reset': {
            if (record.resetStep === event.step)
                return record;
            const outputs = new Map([...record.outputs].filter(([state]) => !event.states.includes(state)));
            return { ...record, resetStep: event.step, outputs };
        }
        default:
            return record;
    }
}
/** What is known of the entry that is under way. */
function metaOf({ current }) {
    return current?.meta ?? {};
}
function entriesOf({ done, current, passed }) {
    return lengthOf(done) + (current === null ? 0 : 1) + passed.length;
}
/** The history as its file has it. Takes time in proportion to the entries. */
function contextOf({ vars, approvals, feedbacks, done, current, passed }) {
    const entries = current === null ? (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(done) : [...(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(done), current];
    return { vars, approvals, feedbacks, stateHistory: [...entries, ...passed] };
}
function lessonsOf({ lessons }) {
    return (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(lessons).map(({ lesson }) => lesson);
}
/** The counters after what the record holds. */
function countersOf({ counts }) {
    const visits = new Map();
    const visitsBefore = new Map();
    for (const { state, visit, reset } of valuesOf(counts)) {
        for (const other of reset)
            if (visits.has(other))
                visitsBefore.set(other, visits.get(other));
        // A resume has cleared a limit, so that its counter begins again.
        if ((visitsBefore.get(state) ?? 0) >= visit)
            visitsBefore.delete(state);
        visits.set(state, visit);
    }
    return { visits: Object.fromEntries(visits), visitsBefore: Object.fromEntries(visitsBefore) };
}
function entered(record, entry, step) {
    const { done, current, passed } = record;
    const before = current === null ? done : (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(done, current);
    return {
        ...record,
        done: passed.reduce(_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM, before),
        ...{ current: entry, passed: [], step, isUnderWay: true, isAtWork: false, askedAt: null },
    };
}
/** Notes a state that was passed by. No state is passed by twice on the way to one that is entered. */
function passedBy(record, { state, time }, meta) {
    if (record.passed.some((entry) => entry.state === state))
        return record;
    return { ...record, passed: [...record.passed, { state, enteredAt: time, meta }] };
}
function about(record, meta) {
    const { current } = record;
    return current === null
        ? record
        : { ...record, current: { ...current, meta: { ...current.meta, ...meta } } };
}
function withUsage(record, tokens) {
    if (tokens === null)
        return record;
    return about(record, { tokens: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .withTokens */ .TK)(metaOf(record).tokens, tokens) });
}
function withVariables(record, { state, values, from, set }) {
    const names = [...Object.keys(record.approvals), ...(from === 'approval' ? set : [])];
    // A reason is dropped once its state has given the opposite one.
    const approvals = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
    const [given] = from === 'feedback' ? set : [];
    const feedbacks = given === undefined ? record.feedbacks : { ...record.feedbacks, [state]: { value: values[given] ?? '' } };
    return { ...record, vars: values, approvals, feedbacks };
}
function answered(record, time) {
    const { askedAt } = record;
    const carried = { ...carriedOn(record), askedAt: null };
    if (askedAt === null)
        return carried;
    const waited = Math.max(0, Date.parse(time) - Date.parse(askedAt));
    return about(carried, { waitMs: (metaOf(carried).waitMs ?? 0) + waited });
}
/** Whether a stop has cut off the entry. One whose turn has ended was not, if the budget is what stopped the run. */
function isCancelled({ isUnderWay, isAtWork }, status) {
    return (isUnderWay && status === 'paused') || (isUnderWay && isAtWork && status === 'budget_exceeded');
}
/** The record of an entry that was cut off and goes on. */
function carriedOn(record) {
    const { current } = record;
    if (current?.meta?.cancelled === undefined)
        return record;
    const { meta, ...bare } = current;
    const { cancelled: _, ...others } = meta;
    return { ...record, current: Object.keys(others).length === 0 ? bare : { ...bare, meta: others } };
}
function taught(record, given) {
    const { agent, source, scope } = given.lesson;
    const teach = [...(metaOf(record).teach ?? []), { agent, source, scope }];
    return { ...about(record, { teach }), lessons: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(record.lessons, given) };
}
function withOutputs(record, state, kept) {
    return { ...record, outputs: new Map([...record.outputs, [state, kept]]) };
}
/** The record without turns that the state does not know of: those have not happened. */
function withoutLater(record, turns) {
    if (turns === undefined)
        return record;
    const isLater = ({ turn }) => Number(turn) > turns;
    const outputs = [...record.outputs].map(([state, kept]) => [state, (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEnd */ .Mx)(kept, isLater)]);
    return { ...record, outputs: new Map(outputs), lessons: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEnd */ .Mx)(record.lessons, isLater) };
}


/***/ }),

/***/ 97988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   TK: () => (/* binding */ withTokens),
/* harmony export */   X7: () => (/* binding */ tokensOfUsage)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);

/** A turn's tokens as the run's totals count them: those read from the cache are apart. */
function usageOf({ input = 0, cached = 0, output = 0 }) {
    return {
        ..._run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y,
        input_tokens: Math.max(0, input - cached),
        output_tokens: output,
        cache_read_tokens: cached,
    };
}
/** A turn's tokens for the history, where the agent CLI gives nothing but numbers; null without any. */
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
/** A number for people: `256.9k`. */
function shortNumber(amount) {
    if (amount < 1000)
        return String(amount);
    return amount < 1e6 ? `${(amount / 1e3).toFixed(1)}k` : `${(amount / 1e6).toFixed(1)}m`;
}


/***/ }),

/***/ 79067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GraphHistory: () => (/* binding */ GraphHistory),
/* harmony export */   readGraphRecord: () => (/* binding */ readGraphRecord),
/* harmony export */   scanHistory: () => (/* binding */ scanHistory),
/* harmony export */   scanMemory: () => (/* binding */ scanMemory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11583);
/* harmony import */ var _core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34511);
/* harmony import */ var _core_story_story_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83752);
/* harmony import */ var _store_long_texts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44662);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58265);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12243);









/** The record is made of these events, so their texts have to be whole, unlike those that are only shown. */
const WHOLE = new Set([
    ...['graph_started', 'history', 'variables', 'memory_begun', 'taught', 'recalled'],
]);
/**
 * Adds up what a run's log says of a state graph.
 * @param steps of the run, if it is about to be resumed from a state that may be older than its log
 */
async function readGraphRecord(paths, steps) {
    let record = _core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_RECORD */ .sU;
    const see = (event) => {
        record = (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordEvent */ .yM)(record, event);
    };
    await scanHistory(paths, see, { steps });
    return record;
}
/** Goes through what has happened in a run of a graph, in order, without what its state does not know of. */
async function scanHistory(paths, see, { steps, lost } = {}) {
    const story = new _core_story_story_js__WEBPACK_IMPORTED_MODULE_5__/* .Story */ .g(true);
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .scanEvents */ .lW)(paths.events, (event) => story.apply(event), STEPS);
    if (steps !== undefined)
        story.forgetLater({ steps });
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .scanEvents */ .lW)(paths.events, (event) => {
        if (story.isForgotten(event))
            return;
        const isWhole = WHOLE.has(event.type) || (lost !== undefined && OUTPUTS.has(event.type));
        see(isWhole ? wholeEvent(event, paths, lost) : event);
    });
}
/** An event whose text is gone, or was changed where it held a secret, stays as it is in the log. */
function wholeEvent(event, paths, lost = []) {
    if (event.texts === undefined)
        return event;
    try {
        return (0,_store_long_texts_js__WEBPACK_IMPORTED_MODULE_8__/* .withLongTexts */ .H)(event, (ref) => (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .readLongText */ .gP)(paths.folder, ref));
    }
    catch (error) {
        // Of a graph's variables and history nothing may be guessed.
        if (event.type !== 'output_stored' && event.type !== 'output_found' && event.type !== 'recalled')
            throw error;
        lost.push((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
        return event;
    }
}
const STEPS = new Set(['state_started', 'outputs_reset', 'run_resumed']);
const OUTPUTS = new Set(['output_stored', 'output_found', 'recalled']);
/**
 * Goes through the outputs of a log whose events have these numbers, in order.
 * @returns why some are not whole
 */
async function scanMemory(paths, seqs, see) {
    const lost = [];
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .scanEvents */ .lW)(paths.events, (event) => {
        if (!seqs.has(event.seq))
            return;
        const whole = wholeEvent(event, paths, lost);
        const output = whole.type === 'recalled' ? whole.event : whole;
        if (output.type === 'output_stored' || output.type === 'output_found')
            see(output);
    }, OUTPUTS);
    return lost;
}
/** Writing the file takes at most one part of the time in this many. */
const SHARE = 20;
/**
 * The memory of a run that is under way. It is made of the log, so that a resume has all of it; `context.json` is for
 * people and tools. That file is written whole: one write at a time, with pauses as long as writing takes, and at the
 * end.
 */
class GraphHistory {
    options;
    current;
    written = null;
    writing = null;
    isOpen = false;
    closing = new AbortController();
    /** Why the file could not be written; null when it could. */
    problem = null;
    constructor(options) {
        this.options = options;
        this.current = options.past ?? _core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_RECORD */ .sU;
    }
    get record() {
        return this.current;
    }
    get meta() {
        return (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .metaOf */ .fX)(this.current);
    }
    onEvent(event) {
        this.current = (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordEvent */ .yM)(this.current, event);
        this.beginWriting();
    }
    /** Begins to write the file. */
    open() {
        this.isOpen = true;
        this.beginWriting();
    }
    beginWriting() {
        if (!this.isOpen || this.writing !== null || this.current === this.written)
            return;
        // The run's own file is not read while the run is under way.
        if (this.options.copy() === null)
            return;
        this.writing = this.keepWriting().finally(() => {
            this.writing = null;
        });
    }
    /** Resolves when the file is up to date. */
    async flush() {
        this.closing.abort();
        await this.writing;
        if (!this.isOpen)
            return;
        if (this.current !== this.written)
            await this.write();
    }
    async keepWriting() {
        const { elapsed, sleep } = this.options.ports;
        while (this.current !== this.written && !this.closing.signal.aborted) {
            const began = elapsed();
            await this.write();
            await sleep((elapsed() - began) * SHARE, this.closing.signal);
        }
    }
    async write() {
        const record = this.current;
        const text = (0,_core_graph_context_js__WEBPACK_IMPORTED_MODULE_3__/* .contextText */ .n)((0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .contextOf */ .Vm)(record));
        const copy = this.options.copy();
        try {
            for (const file of copy === null ? [this.options.own] : [this.options.own, copy]) {
                const temporary = `${file}.${this.options.run}.tmp`;
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(temporary, text);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, file);
            }
            this.problem = null;
        }
        catch (error) {
            this.problem = error;
        }
        this.written = record;
    }
}


/***/ })

};
