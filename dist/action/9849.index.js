export const id = 9849;
export const ids = [9849];
export const modules = {

/***/ 59849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copilotHome: () => (/* binding */ copilotHome),
/* harmony export */   copilotSessions: () => (/* binding */ copilotSessions),
/* harmony export */   readSession: () => (/* binding */ readSession)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47066);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80517);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77257);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41749);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53910);






function copilotHome(env) {
    return (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .homeOf */ .lt)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_CLIS */ .iU.copilot.home, env);
}
/** Without its files a session's id is unknown, with them it can be resumed anywhere. */
function copilotSessions(env) {
    const home = copilotHome(env);
    // Locks belong to the processes of this machine.
    const isLock = (name) => name.endsWith('.lock');
    return {
        home,
        async files(session) {
            if (!(0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .isSessionId */ .Sd)(session))
                return [];
            const names = await (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .filesBelow */ .DR)(home, `session-state/${session}`);
            return names.filter((name) => !isLock(name));
        },
        holds: (session, name) => (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .isSessionId */ .Sd)(session) &&
            (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlainPath */ .qW)(name) &&
            !isLock(name) &&
            name.startsWith(`session-state/${session}/`),
    };
}
/**
 * Reads a session's events; null when there is none on disk.
 * @param since epoch ms, for `usedSince`
 */
async function readSession(home, session, since = Number.POSITIVE_INFINITY) {
    const folder = folderOf(home, session);
    if (folder === null)
        return null;
    const record = new SessionRecord(since);
    const isThere = await (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'events.jsonl'), (line) => record.readLine(line));
    return isThere ? record : null;
}
/** Most of a session is tool output and system prompts, and not worth parsing. */
const TELLING = /^\{"type":"(?:user\.message|session\.usage_record|session\.shutdown)"/;
/**
 * Copilot's own files of a session, as 1.0.102 was seen to write them: `<home>/session-state/<id>/` with
 * `events.jsonl`. Events reach the disk up to 0.1 s after they happen; with SIGTERM all of them do, with SIGKILL
 * the last ones are lost, and so is a session that was begun just before.
 */
class SessionRecord {
    since;
    /** When the newest prompt was recorded, epoch ms; 0 for none. */
    newestPrompt = 0;
    /** What the session has used: the last count of a process that ended, and the calls since. */
    totals = _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_USED */ .oE;
    /** What was used after the first prompt later than the time asked about; null if there is none. */
    usedSince = null;
    constructor(since) {
        this.since = since;
    }
    readLine(line) {
        // A kill may have cut the line short.
        const event = TELLING.test(line) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonIn */ .Yf)(line) : undefined;
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(event))
            this.read(event);
    }
    read(event) {
        const data = (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .objectOr */ .Xg)(event.data);
        if (event.type === 'session.shutdown') {
            this.totals = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsOfSnapshot */ .TU)(data.accountingSnapshot) ?? this.totals;
        }
        else if (event.type === 'session.usage_record') {
            const used = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsOfRecord */ .KN)(data);
            this.totals = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .addTotals */ .lB)(this.totals, used);
            if (this.usedSince !== null)
                this.usedSince = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .addTotals */ .lB)(this.usedSince, used);
        }
        else if (typeof event.agentId !== 'string') {
            // Prompts of subagents are in the same file, and are no prompts of ours.
            this.newestPrompt = Math.max(this.newestPrompt, Date.parse(String(event.timestamp)) || 0);
            if (this.newestPrompt > this.since)
                this.usedSince ??= _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_USED */ .oE;
        }
    }
}
/** The id may come from a state file: it must not lead anywhere else. */
function folderOf(home, session) {
    return /^[\w-]+$/.test(session) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'session-state', session) : null;
}


/***/ }),

/***/ 53910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ totalsOfFooter),
/* harmony export */   KN: () => (/* binding */ totalsOfRecord),
/* harmony export */   TU: () => (/* binding */ totalsOfSnapshot),
/* harmony export */   Uk: () => (/* binding */ usageOfTotals),
/* harmony export */   YG: () => (/* binding */ AI_CREDIT_USD),
/* harmony export */   fR: () => (/* binding */ tokensOfTurn),
/* harmony export */   ke: () => (/* binding */ subtractTotals),
/* harmony export */   lB: () => (/* binding */ addTotals),
/* harmony export */   oE: () => (/* binding */ NOTHING_USED),
/* harmony export */   t$: () => (/* binding */ NANO_AIU_PER_CREDIT)
/* harmony export */ });
/* harmony import */ var _core_graph_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97988);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47066);


/** USD for one AI credit, unless the manifest says otherwise (spec 5.9). */
const AI_CREDIT_USD = 0.01;
const NANO_AIU_PER_CREDIT = 1e9;
const NOTHING_USED = {
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    nanoAiu: 0,
};
/** Reads `--usage-output-file`, or the same in a session's `session.shutdown` event. Null if it is neither. */
function totalsOfSnapshot(snapshot) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(snapshot) || !(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(snapshot.modelMetrics))
        return null;
    const models = Object.values(snapshot.modelMetrics).map((model) => tokensOf((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)(model).usage)));
    return {
        ...models.reduce(addTotals, NOTHING_USED),
        nanoAiu: amount(snapshot.totalNanoAiu),
    };
}
/** Reads one model call's `session.usage_record`. */
function totalsOfRecord(data) {
    const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)(data.usage);
    return {
        ...tokensOf(usage),
        // A provider of the user's own costs nothing at GitHub, whatever the record says.
        nanoAiu: usage.isByok === true ? 0 : amount((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)(usage.copilotUsage).totalNanoAiu),
    };
}
const addTotals = (a, b) => combine(a, b, (x, y) => x + y);
/** What was used since. Never negative: a session that was put back to an earlier point counts from there. */
const subtractTotals = (after, before) => combine(after, before, (x, y) => Math.max(0, x - y));
/** Tokens the way a run's totals count them, where what went through the cache is apart. */
function usageOfTotals(used) {
    const fresh = used.inputTokens - used.cacheWriteTokens;
    const tokens = { input: fresh, cached: used.cacheReadTokens, output: used.outputTokens };
    return { ...(0,_core_graph_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .usageOf */ .Fs)(tokens), cache_write_tokens: used.cacheWriteTokens };
}
/**
 * The figures of one turn as Copilot's footer would show them, exact where that rounds (spec 5.9).
 * @param ms how long the turn took
 * @param withCredits false with a provider of one's own
 */
function tokensOfTurn(used, ms, withCredits) {
    const { inputTokens: input, cacheReadTokens: cached, outputTokens: output } = used;
    const credits = used.nanoAiu / NANO_AIU_PER_CREDIT;
    const seconds = Math.round(ms / 1000);
    return {
        ...{ input, output, input_display: short(input), output_display: short(output) },
        ...(cached > 0 && { cached, cached_display: short(cached) }),
        ...(withCredits && {
            ai_display: `AI Credits ${creditsText(credits)} (${durationText(seconds)})`,
            ai_credits: credits,
            ai_time: seconds,
        }),
    };
}
/** The footer's figures as totals, for a CLI that writes no file. The footer shows only three digits of them. */
function totalsOfFooter(footer) {
    return {
        inputTokens: footer.input ?? 0,
        outputTokens: footer.output ?? 0,
        cacheReadTokens: footer.cached ?? 0,
        cacheWriteTokens: 0,
        nanoAiu: (footer.ai_credits ?? 0) * NANO_AIU_PER_CREDIT,
    };
}
function combine(a, b, how) {
    return {
        inputTokens: how(a.inputTokens, b.inputTokens),
        outputTokens: how(a.outputTokens, b.outputTokens),
        cacheReadTokens: how(a.cacheReadTokens, b.cacheReadTokens),
        cacheWriteTokens: how(a.cacheWriteTokens, b.cacheWriteTokens),
        nanoAiu: how(a.nanoAiu, b.nanoAiu),
    };
}
function tokensOf(usage) {
    return {
        ...NOTHING_USED,
        inputTokens: amount(usage.inputTokens),
        outputTokens: amount(usage.outputTokens),
        cacheReadTokens: amount(usage.cacheReadTokens),
        cacheWriteTokens: amount(usage.cacheWriteTokens),
    };
}
const amount = (value) => Math.max(0, (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOr */ .d_)(value, 0));
/** `9.7k`, `223.0k`, `2.2m`, as the footer shows tokens. */
function short(tokens) {
    if (tokens < 1e3)
        return String(tokens);
    return tokens < 1e6 ? `${(tokens / 1e3).toFixed(1)}k` : `${(tokens / 1e6).toFixed(1)}m`;
}
function creditsText(credits) {
    return credits > 0 && credits < 0.01 ? '<0.01' : String(Number(credits.toFixed(2)));
}
/** `1h30m45s`. */
function durationText(seconds) {
    const parts = [
        [Math.floor(seconds / 3600), 'h'],
        [Math.floor(seconds / 60) % 60, 'm'],
    ];
    const leading = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
    return `${leading.join('')}${seconds % 60}s`;
}


/***/ }),

/***/ 47066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JI: () => (/* binding */ stringOr),
/* harmony export */   XW: () => (/* binding */ arrayOr),
/* harmony export */   Xg: () => (/* binding */ objectOr),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   d_: () => (/* binding */ numberOr)
/* harmony export */ });
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80517);


function objectOr(value) {
    return (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? value : {};
}
function arrayOr(value) {
    return Array.isArray(value) ? value : [];
}
function stringOr(value, fallback) {
    return typeof value === 'string' ? value : fallback;
}
function numberOr(value, fallback) {
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
/** The parsed value; undefined for a text that is no JSON. */
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 77257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ JsonStream),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   g3: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47066);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80517);
/* harmony import */ var _tool_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38535);



const NEWLINE = 0x0a;
/** This is well above any line that a CLI was seen to write, and below what a JavaScript string can hold. */
const LONGEST_LINE = 128 * 1024 * 1024;
/**
 * Cuts a byte stream into lines. Bytes are decoded a whole line at a time, so that a character split
 * between two chunks survives; chunks of a long line are kept apart until it ends, so that a line of many
 * MB costs one copy. Lines over 128 MiB are dropped and counted.
 */
class LineSplitter {
    onLine;
    parts = [];
    size = 0;
    /** How many lines were too long to keep. */
    dropped = 0;
    constructor(onLine) {
        this.onLine = onLine;
    }
    push(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
            this.keep(chunk.subarray(start, end));
            this.emit();
            start = end + 1;
        }
        this.keep(chunk.subarray(start));
    }
    /** Hands out what stands after the last newline. */
    end() {
        if (this.size > 0)
            this.emit();
    }
    keep(part) {
        if (part.length === 0)
            return;
        this.size += part.length;
        if (this.size > LONGEST_LINE)
            this.parts = [];
        else
            this.parts.push(part);
    }
    emit() {
        const { parts, size } = this;
        this.parts = [];
        this.size = 0;
        if (size > LONGEST_LINE) {
            this.dropped += 1;
            return;
        }
        const bytes = parts.length === 1 ? parts[0] : Buffer.concat(parts, size);
        this.onLine(bytes.toString('utf8'));
    }
}
/** Reads a file line by line. Returns false when there is no such file. */
async function readLines(path, onLine) {
    const lines = new LineSplitter(onLine);
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path))
            lines.push(chunk);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return false;
        throw error;
    }
    lines.end();
    return true;
}
const BROKEN_SHOWN = 300;
/**
 * A CLI's stream of events, a JSON object a line. Lines that are no part of it, such as npm, a hook or a dying
 * program prints there, are counted.
 */
class JsonStream {
    lines = new LineSplitter((line) => this.readLine(line));
    broken = 0;
    brokenText = '';
    droppedBefore = 0;
    write(chunk) {
        this.lines.push(chunk);
    }
    end() {
        this.lines.end();
    }
    /** How many lines were no JSON object, or too long to keep. */
    get brokenLines() {
        return this.broken + this.lines.dropped - this.droppedBefore;
    }
    /** For example `2 lines of its output were not JSON: …`, with the first 300 characters of them (spec 6.6). */
    describeBroken(whose, { leftOut = false } = {}) {
        const [lines, were] = this.brokenLines === 1 ? ['1 line', 'was'] : [`${this.brokenLines} lines`, 'were'];
        const said = (0,_tool_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .shortLine */ .tl)(this.brokenText, BROKEN_SHOWN);
        const more = leftOut ? ` and ${were} left out` : '';
        return `${lines} of ${whose} output ${were} not JSON${more}${said === '' ? '' : `: ${said}`}`;
    }
    forgetBroken() {
        this.broken = 0;
        this.brokenText = '';
        this.droppedBefore = this.lines.dropped;
    }
    readLine(line) {
        if (line.trim() === '')
            return;
        const event = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonIn */ .Yf)(line);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(event)) {
            this.read(event);
            return;
        }
        this.broken += 1;
        if (this.brokenText.length < BROKEN_SHOWN)
            this.brokenText += `${line.slice(0, BROKEN_SHOWN)}\n`;
    }
}


/***/ }),

/***/ 41749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   Sd: () => (/* binding */ isSessionId),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   qW: () => (/* binding */ isPlainPath)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Where an agent CLI keeps its files, by the environment it is given. */
function homeOf({ variable, folder }, env) {
    return env[variable] || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.HOME || env.USERPROFILE || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), folder);
}
/** Ids that we choose are UUIDs. Anything else could be the name of something that is no session. */
function isSessionId(session) {
    return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(session);
}
/** A path downwards, with `/`, that means the same on every system. */
function isPlainPath(name) {
    return name.split('/').every((part) => !['', '.', '..'].includes(part)) && !/[\\:\0]/.test(name);
}
/** The files in a folder and the folders below it, as paths below `home`; none if it is not there. */
async function filesBelow(home, folder) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(home, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath ?? entry.path, entry.name))
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .join('/'))
        .sort();
}


/***/ }),

/***/ 38535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ describeCall),
/* harmony export */   K8: () => (/* binding */ summarizeTool),
/* harmony export */   tl: () => (/* binding */ shortLine)
/* harmony export */ });
/* unused harmony export SUMMARY_LENGTH */
const SUMMARY_LENGTH = 120;
/** Inputs that say best what a call does, most telling first. */
const TELLING = [
    'command',
    'file_path',
    'notebook_path',
    'path',
    'pattern',
    'url',
    'query',
    'description',
    'skill',
    'prompt',
];
/** What a tool call is about, in one line of at most 120 characters: the Bash command, the file path … */
function summarizeTool(input) {
    if (typeof input !== 'object' || input === null)
        return shortLine(input === undefined ? '' : String(input));
    const values = input;
    const telling = TELLING.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '');
    const first = telling ?? Object.values(values).find((value) => typeof value === 'string' && value !== '');
    return shortLine(typeof first === 'string' ? first : '');
}
/** A call as a warning names it: `Bash (rm -rf build)`. */
function describeCall(name, input) {
    const summary = shortLine(summarizeTool(input), 60);
    return summary === '' ? name : `${name} (${summary})`;
}
/** The text on one line, without control characters, cut at `length` characters. */
function shortLine(text, length = SUMMARY_LENGTH) {
    // A huge input is cut first: only its beginning is shown.
    const flat = text
        .slice(0, length * 8)
        .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
        .trim();
    const characters = [...flat];
    return characters.length <= length ? flat : `${characters.slice(0, length - 1).join('')}…`;
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


/***/ })

};
