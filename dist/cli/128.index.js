export const id = 128;
export const ids = [128];
export const modules = {

/***/ 4904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withMeta),
/* harmony export */   SJ: () => (/* binding */ EMPTY_CONTEXT),
/* harmony export */   dU: () => (/* binding */ rollback),
/* harmony export */   nM: () => (/* binding */ contextText),
/* harmony export */   rM: () => (/* binding */ withEntry),
/* harmony export */   yI: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);


const EMPTY_CONTEXT = { vars: {}, approvals: {}, feedbacks: {}, stateHistory: [] };
/** One more entry of a state: self-loops, skips and refused entries too. Its index is the history's last. */
function withEntry(context, entry) {
    return { ...context, stateHistory: [...context.stateHistory, entry] };
}
/** More about an entry, on the entry it belongs to, whatever was entered since. @param index from 0 */
function withMeta(context, index, meta) {
    const stateHistory = context.stateHistory.map((entry, at) => at === index ? { ...entry, meta: { ...entry.meta, ...meta } } : entry);
    return { ...context, stateHistory };
}
/** The file's text. */
function contextText(context) {
    return `${JSON.stringify(context, null, 2)}\n`;
}
const strings = valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), {});
const contextSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    vars: strings,
    approvals: strings,
    feedbacks: strings,
    stateHistory: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        enteredAt: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        meta: valibot__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())),
    })),
});
/** A context out of `context.json`, older ones without `meta` too; a problem says what is wrong with the file. */
function readContext(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return { problem: 'it is not JSON' };
    }
    const checked = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(contextSchema, data);
    if (checked.success)
        return { context: checked.output };
    const [issue] = checked.issues;
    return { problem: `${valibot__WEBPACK_IMPORTED_MODULE_1__/* .getDotPath */ .BuJ(issue) ?? 'the file'}: ${issue.message}` };
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
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('There is no history to go back in.');
    const shown = history
        .slice(-20)
        .map(({ state }, at) => `${history.length - Math.min(20, history.length) + at + 1} ${state}`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The history has no entry "${to}". Give the number of one, or the name of a state: ${shown.join(', ')}.`);
}


/***/ }),

/***/ 7988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ readFooter),
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   TK: () => (/* binding */ withTokens),
/* harmony export */   X7: () => (/* binding */ tokensOfUsage),
/* harmony export */   YG: () => (/* binding */ AI_CREDIT_USD),
/* harmony export */   fM: () => (/* binding */ lastLine),
/* harmony export */   sj: () => (/* binding */ withoutFooter)
/* harmony export */ });
/* unused harmony export costOf */
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9254);

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
    for (const line of linesOf(text)) {
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
    for (const { line, start } of linesFromEnd(text)) {
        const isFooter = FOOTER.some((pattern) => pattern.test(line));
        if (line !== '' && !isFooter)
            break;
        found ||= isFooter;
        end = Math.max(0, start - 1);
    }
    return found ? text.slice(0, end) : text;
}
/** The last line that is not blank and no footer, without colours; null if there is none (spec 5.4). */
function lastLine(text) {
    for (const { line } of linesFromEnd(withoutFooter(text)))
        if (line !== '')
            return line;
    return null;
}
/** Output can be long, and only its end is of interest. */
function* linesFromEnd(text) {
    for (let end = text.length; end >= 0;) {
        const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
        yield { line: clean(text.slice(start, end)), start };
        end = start - 1;
    }
}
function linesOf(text) {
    return text.split('\n').map(clean);
}
function clean(line) {
    return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}
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
/** As the footer shows amounts: `256.9k`. */
function shortNumber(amount) {
    if (amount < 1000)
        return String(amount);
    return amount < 1e6 ? `${(amount / 1e3).toFixed(1)}k` : `${(amount / 1e6).toFixed(1)}m`;
}
/** USD for one AI credit (spec 5.9). */
const AI_CREDIT_USD = 0.01;
/** What a turn cost, for the budget. */
function costOf({ ai_credits = 0 }, creditUsd = AI_CREDIT_USD) {
    return ai_credits * creditUsd;
}


/***/ }),

/***/ 3128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GraphHistory: () => (/* binding */ GraphHistory),
  contextFile: () => (/* binding */ contextFile),
  z: () => (/* binding */ recordOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/graph/history.js
var graph_history = __webpack_require__(4904);
// EXTERNAL MODULE: ./lib/core/graph/tokens.js
var graph_tokens = __webpack_require__(7988);
;// CONCATENATED MODULE: ./lib/core/graph/record.js


const EMPTY_RECORD = {
    context: graph_history/* EMPTY_CONTEXT */.SJ,
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
    const context = (0,graph_history/* withEntry */.rM)(record.context, entry);
    return { ...record, context, entry: context.stateHistory.length - 1, step, isUnderWay: true, passed: [] };
}
/** A state that was come to and not entered. No state is passed by twice on the way to one that is entered. */
function passedBy(record, { state, time }, meta) {
    if (record.passed.includes(state))
        return record;
    const context = (0,graph_history/* withEntry */.rM)(record.context, { state, enteredAt: time, meta });
    return { ...record, context, passed: [...record.passed, state] };
}
function about(record, meta) {
    if (record.entry === null)
        return record;
    return { ...record, context: (0,graph_history/* withMeta */.C)(record.context, record.entry, meta) };
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

;// CONCATENATED MODULE: ./lib/runtime/graph/history.js




/** The history file of a Raili project (spec 5.9); null for a graph elsewhere. */
function contextFile({ raili, folder }) {
    return raili === null ? null : (0,external_node_path_.join)(folder, 'context.json');
}
/** Adds up a log to what it says of a state graph. */
function recordOf(events) {
    return events.reduce(recordEvent, EMPTY_RECORD);
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
     * @param past its log so far
     */
    constructor(file, run, past) {
        this.file = file;
        this.run = run;
        this.record = recordOf(past);
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
                await (0,promises_.writeFile)(temporary, (0,graph_history/* contextText */.nM)(context));
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
