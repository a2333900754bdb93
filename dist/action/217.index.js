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
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77257);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41749);







/**
 * Claude Code's own files of a session, as 2.1.197 and 2.1.330 were seen to write them:
 * `<config>/projects/<cwd as a slug>/<id>.jsonl`, and `<id>/subagents/…` beside it when subagents ran.
 * Lines reach the disk about 100 ms after they happen.
 */
/** Where Claude Code keeps its files, by the environment it is given. */
function claudeConfigFolder(env) {
    return (0,_sessions_js__WEBPACK_IMPORTED_MODULE_5__/* .homeOf */ .lt)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_3__/* .AGENT_CLIS */ .iU.claude.home, env);
}
/**
 * Why nothing can be kept in the CLI's folder, or null: it would work all the same, and its session, which has been
 * paid for, would be gone by the next state.
 */
function whyUnwritable(config) {
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(config, 'projects');
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) !== folder)
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    try {
        // Modes do not tell all: of root, of mounts, of what is no real file system. One that was made with all its parents
        // would go round for ever in /proc.
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
/** The transcript and the files in the session's own folder (subagents), below the CLI's own. Empty when there is none. */
async function filesOfSession(config, session) {
    const transcript = await findTranscript(config, session);
    if (transcript === null)
        return [];
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(config, transcript).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
    return [name, ...(await (0,_sessions_js__WEBPACK_IMPORTED_MODULE_5__/* .filesBelow */ .DR)(config, name.slice(0, -'.jsonl'.length)))];
}
/**
 * The transcript, and the files in the session's own folder beside it. Memory lies in the same project
 * folder under another name, settings and hooks lie elsewhere.
 */
function claudeSessions(env) {
    const home = claudeConfigFolder(env);
    return {
        home,
        files: async (session) => ((0,_sessions_js__WEBPACK_IMPORTED_MODULE_5__/* .isSessionId */ .Sd)(session) ? filesOfSession(home, session) : []),
        holds(session, name) {
            if (!(0,_sessions_js__WEBPACK_IMPORTED_MODULE_5__/* .isSessionId */ .Sd)(session) || !(0,_sessions_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlainPath */ .qW)(name))
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
    const lines = new _lines_js__WEBPACK_IMPORTED_MODULE_6__/* .LineSplitter */ .g((line) => {
        // Most of a transcript is tool output and request blobs, and not worth parsing.
        if (line.includes('"type":"user"'))
            newest = Math.max(newest, promptTime(line));
    });
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(transcript))
            lines.push(chunk);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
    lines.end();
    return newest;
}
/** Written by the CLI in the user's name when a turn is stopped: not a prompt. */
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
        // A line cut short by a kill.
        return 0;
    }
}
/** null for tool results. */
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

/***/ 77257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ LineSplitter)
/* harmony export */ });
const NEWLINE = 0x0a;
/** Well above anything a CLI has been seen to write, and below what a JavaScript string can hold. */
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
    /** Lines that were too long to keep. */
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


/***/ })

};
