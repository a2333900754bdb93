export const id = 217;
export const ids = [217];
export const modules = {

/***/ 217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   claudeConfigFolder: () => (/* binding */ claudeConfigFolder),
/* harmony export */   claudeSessions: () => (/* binding */ claudeSessions),
/* harmony export */   filesOfSession: () => (/* binding */ filesOfSession),
/* harmony export */   findTranscript: () => (/* binding */ findTranscript),
/* harmony export */   newestPromptTime: () => (/* binding */ newestPromptTime),
/* harmony export */   promptTime: () => (/* binding */ promptTime),
/* harmony export */   recordedTotal: () => (/* binding */ recordedTotal),
/* harmony export */   whyUnwritable: () => (/* binding */ whyUnwritable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77257);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41749);







/**
 * Claude Code's own files of a session, as 2.1.197 and 2.1.330 were seen to write them:
 * `<config>/projects/<cwd as a slug>/<id>.jsonl`, and `<id>/subagents/…` beside it when subagents ran.
 * Lines reach the disk about 100 ms after they happen.
 */
function claudeConfigFolder(env) {
    return (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .homeOf */ .lt)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT_CLIS */ .iU.claude.home, env);
}
/**
 * Why nothing can be kept in the CLI's folder; null when it can. The CLI would work all the same, and its session,
 * which has been paid for, would be gone by the next state.
 */
function whyUnwritable(config) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(config, 'projects');
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) !== folder)
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    try {
        // Modes do not tell all, for instance of root, of mounts and of what is no real file system. Making the folder with
        // all its parents would go round for ever in /proc.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.raymond-')));
        return null;
    }
    catch (error) {
        return (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
    }
}
/** The transcript of a session, whatever directory it was started in; the newest if there are several. */
async function findTranscript(config, session) {
    // The id may come from a state file: it must not lead anywhere else.
    if (!/^[\w-]+$/.test(session))
        return null;
    const projects = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(config, 'projects');
    const found = await Promise.all((await namesIn(projects)).map(async (slug) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(projects, slug, `${session}.jsonl`);
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => null);
        return stats?.isFile() ? { path, time: stats.mtimeMs } : null;
    }));
    const newest = found.filter((file) => file !== null).sort((a, b) => b.time - a.time)[0];
    return newest?.path ?? null;
}
/** The transcript and the files in the session's folder (subagents), below the CLI's own; none without a transcript. */
async function filesOfSession(config, session) {
    const transcript = await findTranscript(config, session);
    if (transcript === null)
        return [];
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(config, transcript).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
    return [name, ...(await (0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .filesBelow */ .DR)(config, name.slice(0, -'.jsonl'.length)))];
}
/**
 * The transcript, and the files in the session's own folder beside it. Memory lies in the same project
 * folder under another name, settings and hooks lie elsewhere.
 */
function claudeSessions(env) {
    const home = claudeConfigFolder(env);
    return {
        home,
        files: async (session) => ((0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .isSessionId */ .Sd)(session) ? filesOfSession(home, session) : []),
        holds(session, name) {
            if (!(0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .isSessionId */ .Sd)(session) || !(0,_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlainPath */ .qW)(name))
                return false;
            const [projects, slug, file, ...below] = name.split('/');
            if (projects !== 'projects' || slug === undefined)
                return false;
            return below.length === 0 ? file === `${session}.jsonl` : file === session;
        },
    };
}
/**
 * When the newest prompt of a session was recorded, in epoch ms; 0 when there is none. This is the
 * adapter's mark (spec 3.6) rather than a count of messages, because a count goes down when a fork copies a
 * session that was compacted or resumed twice in parallel, while a fork keeps the times of what it copies.
 */
async function newestPromptTime(transcript) {
    let newest = 0;
    await (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .Se)(transcript, (line) => {
        // Most of a transcript is tool output and request blobs, and not worth parsing.
        if (line.includes('"type":"user"'))
            newest = Math.max(newest, promptTime(line));
    });
    return newest;
}
/** The CLI writes this in the user's name when a turn is stopped. It is no prompt. */
const INTERRUPTED = '[Request interrupted by user';
/** When a line of a transcript records a prompt on the main thread, epoch ms; 0 for any other line. */
function promptTime(line) {
    try {
        const record = JSON.parse(line);
        if (record.type !== 'user' || record.isSidechain || record.isMeta || record.isCompactSummary)
            return 0;
        const content = record.message?.content;
        const text = typeof content === 'string' ? content : firstText(content);
        if (text === null || text.startsWith(INTERRUPTED))
            return 0;
        return Date.parse(record.timestamp) || 0;
    }
    catch {
        // A kill has cut the line short.
        return 0;
    }
}
/** Null for tool results. */
function firstText(content) {
    if (!Array.isArray(content) || content.some((block) => block?.type === 'tool_result'))
        return null;
    const block = content.find((each) => each?.type === 'text');
    return typeof block?.text === 'string' ? block.text : null;
}
/** `cost-state` comes last when a process ends; what can follow it is small. */
const TAIL_BYTES = 256 * 1024;
/**
 * What a session has cost by its last `cost-state` record (versions from 2.1.276 on), in USD; null without
 * one. A process that got SIGTERM has written it too, one that got SIGKILL has not.
 */
async function recordedTotal(transcript) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(transcript, 'r').catch(() => null);
    if (file === null)
        return null;
    try {
        const { size } = await file.stat();
        const length = Math.min(size, TAIL_BYTES);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
        const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
        const line = lines.findLast((each) => each.startsWith('{"type":"cost-state"'));
        const total = line === undefined ? null : JSON.parse(line).totalCostUSD;
        return typeof total === 'number' && Number.isFinite(total) && total >= 0 ? total : null;
    }
    catch {
        return null;
    }
    finally {
        await file.close();
    }
}
async function namesIn(folder) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => []);
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


/***/ })

};
