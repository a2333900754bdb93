export const id = 7821;
export const ids = [7821];
export const modules = {

/***/ 97850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ failureOfTurn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _tool_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38535);



/** Why a turn has failed; null for one that succeeded. */
function failureOfTurn(cli, end) {
    const { exit, stopCause, request } = end;
    if (exit.spawnError !== null)
        return { kind: 'not_started', message: whyNotStarted(cli, end) };
    if (cli.hasSucceeded(end))
        return null;
    if (stopCause === 'abort')
        return { kind: 'interrupted', message: 'The turn was interrupted.' };
    if (stopCause === 'idle') {
        const message = `${cli.program.command} wrote nothing for ${request.idleTimeoutMs / 1000} s and was stopped.`;
        return { kind: 'idle', message };
    }
    const told = cli.failureIn(end);
    if (told !== null)
        return told;
    return cli.isSilent(end) && isBrokenProgram(end)
        ? { kind: 'not_started', message: whyNotStarted(cli, end) }
        : { kind: 'crashed', message: describeCrash(cli, end) };
}
function whyNotStarted({ title, program }, { exit, command, request: { cwd }, stderr }) {
    const { exitCode, spawnError: error } = exit;
    const install = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .installCommand */ .Je)(program);
    if (error === null)
        return `The agent CLI \`${command}\` cannot be run (exit code ${exitCode}): ${(0,_tool_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .shortLine */ .tl)(stderr, 300)} Install ${title} again: ${install}`;
    const isNowhere = error.code === 'ENOENT';
    if (isNowhere && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(cwd))
        return `The agent CLI \`${command}\` was not found. Install ${title}: ${install}`;
    // Node says the same of a folder that is not there, and names the command.
    const why = isNowhere ? `its directory ${cwd} does not exist` : error.message;
    return `The agent CLI \`${command}\` cannot be started: ${(0,_tool_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .shortLine */ .tl)(why, 300)}`;
}
/** Exit codes of a shell and of `env` for a program that cannot be run, and for one that is not there. */
const NO_PROGRAM = [126, 127];
/** What the system, the loader, node, or a shell that takes the program for a script writes to stderr then. */
const SAYS_SO = /exec format error|cannot execute|not executable|error while loading shared libraries|version `GLIBC\S*' not found|cannot find module|spawn \S+ E[A-Z]+|: syntax error|syntax error near/i;
/**
 * Whether an agent CLI that has not said a word is a program that cannot be run: a package half installed, one for
 * another system, an interpreter that is missing. It would end so however often it is started.
 */
function isBrokenProgram({ exit: { exitCode }, stderr }) {
    return NO_PROGRAM.includes(exitCode) || (exitCode !== 0 && SAYS_SO.test(stderr));
}
function describeCrash(cli, end) {
    const { exit, stream, stderr } = end;
    const ending = exit.signal === null ? `exit code ${exit.exitCode ?? 'unknown'}` : `signal ${exit.signal}`;
    const [how, ...said] = cli.lastWords(end);
    const last = stderr.trim().split('\n').slice(-5).join('\n').trim();
    const parts = [
        `${cli.program.command} ${how} (${ending})`,
        ...said,
        ...(stream.brokenLines === 0 ? [] : [stream.describeBroken('its')]),
        ...(last === '' ? [] : [`its last words on stderr: ${last}`]),
    ];
    return parts.join('; ');
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

/***/ 52162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ missingServers),
/* harmony export */   mh: () => (/* binding */ nothingDone),
/* harmony export */   nW: () => (/* binding */ turnWarnings)
/* harmony export */ });
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47066);


/** The outcome of a turn that did not begin: it has cost nothing, and has no session. */
function nothingDone(failure) {
    return { ok: false, text: '', sessionId: null, costUsd: 0, costBasis: 'none', usage: _core_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y, failure };
}
/** @param servers what a CLI's stream says of all its servers: a list of names and statuses */
function missingServers(servers) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .arrayOr */ .XW)(servers)
        .map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOr */ .Xg)
        .filter(({ status }) => status !== 'connected')
        .map(({ name, status }) => ({ name: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOr */ .JI)(name, ''), status: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOr */ .JI)(status, 'not there') }));
}
const SHOWN_CALLS = 5;
/** What people are told of a turn besides its end. Missing servers that nobody asked for are the user's own affair. */
function turnWarnings(cli, { stream, denials, serversMissing, request: { mcp = {} }, failure }) {
    const calls = denials.slice(0, SHOWN_CALLS).join(', ') + (denials.length > SHOWN_CALLS ? ', …' : '');
    const count = denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`;
    return [
        ...(denials.length === 0 ? [] : [`${cli} was denied ${count}: ${calls}`]),
        ...serversMissing
            .filter(({ name }) => Object.hasOwn(mcp, name))
            .map(({ name, status }) => `${cli} went without the MCP server ${name}, of which it says: ${status}`),
        // The message of a crash describes these lines itself.
        ...(stream.brokenLines === 0 || failure?.kind === 'crashed'
            ? []
            : [stream.describeBroken(`${cli}'s`, { leftOut: true })]),
    ];
}


/***/ }),

/***/ 41067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ mcpFileText),
/* harmony export */   z: () => (/* binding */ PrivateFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30308);





/**
 * Files that an agent CLI is started with, in a folder that only we can read: MCP servers, settings (spec 7.5). The
 * same text has the same path; it is put back where something has changed it since.
 */
class PrivateFiles {
    folder = null;
    fileFor = (text) => {
        this.folder ??= (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'raymond-agent-'));
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 32)}.json`);
        if (textOf(path) !== text) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, text, { mode: 0o600, flag: 'wx' });
        }
        return path;
    };
    remove() {
        if (this.folder !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.folder, { recursive: true, force: true });
        this.folder = null;
    }
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
}
/**
 * MCP servers as agent CLIs read them from a file. A server is a child of the CLI and gets all that this has: the
 * keys of the agents are taken out, unless the server is given them by name (spec 4.8, 6.5).
 */
function mcpFileText(servers) {
    const named = Object.entries(servers).map(([name, server]) => [name, withoutKeys(server)]);
    return JSON.stringify({ mcpServers: Object.fromEntries(named) });
}
/** A server that is an address and no program has no environment. */
function withoutKeys(server) {
    if (typeof server.command !== 'string')
        return server;
    const keys = Object.fromEntries(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_KEYS */ .TQ.map(({ variable }) => [variable, '']));
    return { ...server, env: { ...keys, ...server.env } };
}


/***/ }),

/***/ 58235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseResetTime)
/* harmony export */ });
/** `resets 9:42pm (UTC)`, `resets 3pm (America/Chicago)`, `resets Nov 24, 8:22pm (UTC)`. */
const PROSE = /resets(?:\s+(?:at|on))?\s+(?:([A-Z][a-z]{2})[a-z]*\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?(?:,|\s+at)?\s+)?(\d{1,2})(?::(\d{2}))?\s*([ap]m)?(?:\s*\(([^)]+)\))?/i;
/** What versions before 2 wrote: `Claude AI usage limit reached|1763000000`. */
const EPOCH = /limit reached\|(\d{9,11})\b/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MINUTE = 60_000;
/**
 * When a usage limit resets, read off the CLI's prose: the next such time after `now`. Epoch ms;
 * undefined if the text says none. Without a zone the machine's own is meant.
 */
function parseResetTime(text, now) {
    const epoch = EPOCH.exec(text)?.[1];
    if (epoch !== undefined)
        return Number(epoch) * 1000;
    const match = PROSE.exec(text);
    if (match === null)
        return undefined;
    const [, monthName, day, year, hourText, minuteText, half, zone] = match;
    const hour = hourOf(Number(hourText), half?.toLowerCase());
    const minute = Number(minuteText ?? 0);
    const month = monthName === undefined ? null : MONTHS.indexOf(monthName.toLowerCase());
    if (hour === null || minute > 59 || month === -1)
        return undefined;
    try {
        const today = wallTime(now, zone);
        const at = (date) => instantOf({ ...today, hour, minute, ...date }, zone);
        if (month === null)
            return nextOf(now, [0, 1, 2].map((days) => at({ day: today.day + days })));
        const years = year === undefined ? [today.year, today.year + 1] : [Number(year)];
        return nextOf(now, years.map((each) => at({ year: each, month, day: Number(day) })));
    }
    catch {
        // This Node does not know the zone.
        return undefined;
    }
}
function hourOf(hour, half) {
    if (half === undefined)
        return hour < 24 ? hour : null;
    if (hour < 1 || hour > 12)
        return null;
    return (hour % 12) + (half === 'pm' ? 12 : 0);
}
function nextOf(now, times) {
    // The prose has no seconds, so a limit that resets within the present minute counts as reset at its end.
    return times
        .map((time) => (time <= now && now - time < MINUTE ? time + MINUTE : time))
        .find((time) => time > now);
}
function wallTime(instant, zone) {
    const format = new Intl.DateTimeFormat('en-US', {
        ...(zone !== undefined && { timeZone: zone.trim() }),
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
    });
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (name) => parts.get(name) ?? 0;
    return {
        year: part('year'),
        month: part('month') - 1,
        day: part('day'),
        hour: part('hour'),
        minute: part('minute'),
    };
}
const asIfUtc = (wall) => Date.UTC(wall.year, wall.month, wall.day, wall.hour, wall.minute);
/** The instant at which clocks in the zone show this time; twice, because the offset is the one that holds then. */
function instantOf(wall, zone) {
    const wanted = asIfUtc(wall);
    let instant = wanted;
    for (let round = 0; round < 2; round += 1)
        instant += wanted - asIfUtc(wallTime(instant, zone));
    return instant;
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

/***/ 3393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ TurnWatch)
/* harmony export */ });
/* harmony import */ var _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32043);

const STDERR_KEPT = 8 * 1024;
/** A turn while a process works on it: its silence, its stop, and what the process says besides its stream. */
class TurnWatch {
    request;
    signal;
    child;
    signals;
    isOver;
    stopCause = null;
    isStopped = false;
    heard = false;
    stderr = Buffer.alloc(0);
    killTimer;
    idle;
    onAbort = () => this.stop('abort');
    /** @param isOver whether the turn has its result and only the process is still to end: no stop is its cause then */
    constructor(request, signal, child, signals, isOver = () => false) {
        this.request = request;
        this.signal = signal;
        this.child = child;
        this.signals = signals;
        this.isOver = isOver;
        this.idle = (0,_process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .idleTimer */ .a8)(request.idleTimeoutMs, () => this.stop('idle'));
        signal.addEventListener('abort', this.onAbort);
        // A signal that aborted while the process was made ready sends no event any more.
        if (signal.aborted)
            this.onAbort();
    }
    onStdout(chunk) {
        this.heard = true;
        this.idle.restart();
        this.request.onRaw(chunk);
    }
    onStderr(chunk) {
        this.idle.restart();
        this.stderr = Buffer.concat([this.stderr, chunk]).subarray(-STDERR_KEPT);
    }
    /** The first cause is the one that is told, unless a later one is an abort, which replaces it. */
    stop(cause) {
        if (!this.isOver() && (this.stopCause === null || cause === 'abort'))
            this.stopCause = cause;
        if (this.isStopped)
            return;
        this.isStopped = true;
        this.idle.stop();
        const { first, graceMs, killAfterMs } = this.signals;
        this.child.stop(first, graceMs);
        if (killAfterMs !== undefined)
            this.killTimer = setTimeout(() => this.child.stop('SIGKILL'), killAfterMs);
    }
    /** Stops all timers and returns what the turn has come to. */
    end(exit) {
        this.idle.stop();
        clearTimeout(this.killTimer);
        this.signal.removeEventListener('abort', this.onAbort);
        const stderr = this.stderr.toString('utf8');
        return { exit, stderr, stopCause: this.stopCause, heard: this.heard };
    }
}


/***/ }),

/***/ 32043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a8: () => (/* binding */ idleTimer),
/* harmony export */   iv: () => (/* binding */ patienceWith),
/* harmony export */   zc: () => (/* binding */ timeLimit)
/* harmony export */ });
/** Beyond this, setTimeout fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires so much too late tells that its process was stopped (Ctrl-Z, `docker pause`). */
const SLEPT_MS = 1000;
/**
 * Fires one turn of the loop late, so that an end which is read only then still counts as in time: when this process
 * was stopped and goes on, its timers are due before it reads that the child has ended meanwhile.
 * @param ms undefined when there is no limit
 */
function timeLimit(ms, onOver) {
    let isOn = ms !== undefined;
    const fire = () => void setImmediate(() => {
        if (isOn)
            onOver();
    });
    const timer = ms === undefined ? undefined : setTimeout(fire, Math.min(ms, LONGEST_TIMER_MS));
    return {
        stop: () => {
            isOn = false;
            clearTimeout(timer);
        },
    };
}
/**
 * Output that waits in a pipe counts as well: timers fire before pipes are read, so it looks once more after that. And
 * while this process was stopped it could hear nothing, so the time begins anew.
 * @param ms 0 means never
 */
function idleTimer(ms, onIdle) {
    const due = Math.min(ms, LONGEST_TIMER_MS);
    let since = performance.now();
    let heard = 0;
    const restart = () => {
        heard += 1;
        since = performance.now();
        timer?.refresh();
    };
    const fire = () => {
        if (performance.now() - since > due + SLEPT_MS) {
            restart();
            return;
        }
        const before = heard;
        setImmediate(() => {
            if (timer !== undefined && heard === before)
                onIdle();
        });
    };
    let timer = ms > 0 ? setTimeout(fire, due) : undefined;
    return {
        restart,
        stop: () => {
            clearTimeout(timer);
            // `refresh` would start a cleared timer again.
            timer = undefined;
        },
    };
}
/**
 * Aborts when something is waited for no longer: after a time, and soon after there is none left.
 * @param hurry has aborted, or aborts meanwhile, when there is no time left
 */
function patienceWith(hurry, timeoutMs, hastyTimeoutMs) {
    const over = new AbortController();
    const timers = [setTimeout(() => over.abort(), timeoutMs)];
    const hasten = () => void timers.push(setTimeout(() => over.abort(), hastyTimeoutMs));
    if (hurry.aborted)
        hasten();
    else
        hurry.addEventListener('abort', hasten);
    const end = () => {
        hurry.removeEventListener('abort', hasten);
        for (const timer of timers)
            clearTimeout(timer);
    };
    return { signal: over.signal, end };
}


/***/ })

};
