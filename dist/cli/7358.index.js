export const id = 7358;
export const ids = [7358];
export const modules = {

/***/ 79333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bG: () => (/* binding */ takeUp),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   nX: () => (/* binding */ stampRun),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   rN: () => (/* binding */ statusNow),
/* harmony export */   sU: () => (/* binding */ relocate),
/* harmony export */   uH: () => (/* binding */ newRun),
/* harmony export */   yh: () => (/* binding */ countForgotten)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69381);
/* harmony import */ var _join_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23697);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20979);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49254);







/** A run that has not taken a step yet: one agent, `main`, before the entry state. */
function newRun(request) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealRun */ .BM)({
        version: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_VERSION */ .n,
        workflow_id: request.id,
        workflow: request.workflow,
        status: 'running',
        reason: null,
        message: null,
        resume_at: null,
        started_at: request.now,
        updated_at: request.now,
        budget_usd: request.budgetUsd,
        total_cost_usd: 0,
        usage: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_USAGE */ .y,
        steps: 0,
        turns: 0,
        states: {},
        fork_counters: {},
        results: {},
        workers: {},
        worktrees: {},
        metadata: request.metadata,
        ...(request.inputSha256 !== undefined && { input_sha256: request.inputSha256 }),
        launch: request.launch,
        agents: [
            (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .newAgent */ .SJ)('main', request.entry, request.launch.cwd, {
                pending_result: request.input,
                variables: request.variables ?? {},
                ...(request.counters && {
                    visits: request.counters.visits,
                    visits_before: request.counters.visitsBefore,
                }),
            }),
        ],
    });
}
/**
 * Moves a run's paths from its old project folder to a new one, for a run that is resumed in another copy
 * of the folder. Paths outside the old folder are left alone.
 * @param moved where it is not the project folder as a whole that lies elsewhere
 */
function relocate(run, root, moved = [[run.launch.root, root]]) {
    if (moved.every(([from, to]) => from === to))
        return run;
    const move = (path) => {
        for (const [from, to] of moved) {
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, path);
            if (!/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside))
                return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, inside);
        }
        return path;
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        workflow: { ...run.workflow, path: move(run.workflow.path) },
        launch: {
            ...run.launch,
            root,
            cwd: move(run.launch.cwd),
            recording: run.launch.recording === null ? null : move(run.launch.recording),
        },
        ...(run.directories && { directories: run.directories.map(move) }),
        worktrees: Object.fromEntries(Object.entries(run.worktrees).map(([id, worktree]) => [
            id,
            { ...worktree, path: move(worktree.path), repository: move(worktree.repository) },
        ])),
        agents: run.agents.map((agent) => (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
            ...agent,
            cwd: move(agent.cwd),
            stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
        })),
    });
}
/** A resume takes the run up, with options of its own; failed agents get another try, but for what a join accepts. */
function takeUp(run, { workflow, launch, budgetUsd, isElsewhere }) {
    const settled = (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
    const isLeft = (agentId) => settled.has(agentId) || isElsewhere?.(agentId) === true;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        workflow,
        launch,
        budget_usd: budgetUsd ?? run.budget_usd,
        agents: run.agents.map((agent) => (isLeft(agent.id) ? agent : retriedAgent(agent))),
        status: 'running',
        reason: null,
        message: null,
        resume_at: null,
    });
}
/** Another try for a failed agent. A loop limit that stopped it is cleared (spec 5.5). */
function retriedAgent(agent) {
    if (agent.status !== 'failed')
        return agent;
    const { raised, ...back } = agent;
    const state = raised?.state ?? agent.current_state;
    const visits = { ...agent.visits };
    const visitsBefore = { ...agent.visits_before };
    if (agent.error?.code === 'MAX_VISITS') {
        delete visits[state];
        delete visitsBefore[state];
    }
    else if (raised?.counted === true) {
        // The same visit goes on, which a limit has counted already.
        visits[state] = Math.max(0, ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_5__/* .ownValue */ .e)(visits, state) ?? 0) - 1);
    }
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
        ...back,
        // A graph that went to its error state goes back to where it failed.
        ...(raised !== undefined && { current_state: state, turn: null }),
        // One that failed at the door of a join is there again.
        status: agent.door === undefined ? 'active' : 'waiting',
        visits,
        ...(agent.visits_before !== undefined && { visits_before: visitsBefore }),
        retry_count: 0,
    });
}
/** The log knows of turns that the state has forgotten, and that were paid (spec 3.3): their money counts, once. */
function countForgotten(run, usd) {
    if (usd === 0)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        total_cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsd */ .UP)(run.total_cost_usd, usd),
        forgotten_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsd */ .UP)(run.forgotten_usd ?? 0, usd),
    });
}
/** When the run was last changed, ISO 8601; never before the last time: a clock that jumps back must not reorder it. */
function stampRun(run, now) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { updated_at: now > run.updated_at ? now : run.updated_at });
}
/**
 * What a run has come to when nothing is in flight and nothing stopped it from outside (spec 3.4).
 * @param agents those that count
 */
function conclusion(run, agents = run.agents) {
    const settled = (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
    const failed = firstFailure(agents.filter(({ id }) => !settled.has(id)));
    if (failed)
        return { status: 'failed', error: failed.error };
    if (agents.some((agent) => agent.status === 'asking'))
        return { status: 'asking', error: null };
    if (agents.length === 0)
        return { status: 'completed', error: null };
    // Agents that are active although nothing is in flight: a bug, and nothing may be green by mistake.
    const message = `Agents were left without a next step: ${agents.map(({ id }) => id).join(', ')}. Please report it.`;
    return { status: 'failed', error: { code: 'INTERNAL', message } };
}
/** Whose failure a run's is: the first of a cause of its own, not of one that waited for others (spec 3.4). */
function firstFailure(agents) {
    const failed = agents.filter((agent) => agent.status === 'failed');
    const first = (agents) => agents.reduce((before, agent) => (before === undefined || (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(agent) < (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(before) ? agent : before), undefined);
    return first(failed.filter(({ door }) => door === undefined)) ?? first(failed);
}
/** The run has ended, or stops until a resume (spec 3.4). */
function endRun(run, { status, reason, message, resume_at }) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { status, reason, message, resume_at });
}
/** A state file that says `running` without an orchestrator is what a crash leaves. */
function statusNow({ status }, isHeld) {
    return status === 'running' && !isHeld ? 'interrupted' : status;
}


/***/ }),

/***/ 60854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isLong)
/* harmony export */ });
/* unused harmony export LONGEST_INLINE_BYTES */
/** A longer text, in bytes of UTF-8, is not kept in the state file or the event log. */
const LONGEST_INLINE_BYTES = 64 * 1024;
function isLong(text) {
    // A UTF-16 unit takes one to three bytes.
    if (text.length * 3 <= LONGEST_INLINE_BYTES)
        return false;
    return text.length > LONGEST_INLINE_BYTES || Buffer.byteLength(text) > LONGEST_INLINE_BYTES;
}


/***/ }),

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject),
/* harmony export */   qC: () => (/* binding */ jsonErrorIn)
/* harmony export */ });
/** The object in a JSON file; otherwise what is wrong with the file, as the end of a sentence about it, and where. */
function readJsonObject(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = jsonErrorIn(text);
        return { problem: `is no JSON: ${why}`, ...place };
    }
    return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\],:])|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** A piece of a quoted text, up to its end or the next escape: one pattern for all would overflow the stack. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;
/** Where the quoted text that begins there ends; null without one, or when it is not valid JSON. */
function endOfQuoted(text, at) {
    if (text[at] !== '"')
        return null;
    PIECE.lastIndex = at + 1;
    for (;;) {
        const piece = PIECE.exec(text);
        if (piece === null)
            return null;
        if (piece[1] !== undefined)
            return PIECE.lastIndex;
    }
}
/**
 * The place of the first character that does not fit, in a text that is no JSON, and why. The words are ours, since
 * each version of Node has others. Takes linear time.
 */
function jsonErrorIn(text) {
    const open = [];
    /** What may come next: a value, a key, a colon, or what follows a value. */
    let awaited = 'value';
    let last = '';
    let at = 0;
    for (;;) {
        SPACE.lastIndex = at;
        SPACE.exec(text);
        at = SPACE.lastIndex;
        const quotedEnd = endOfQuoted(text, at);
        TOKEN.lastIndex = at;
        const [token, sign] = TOKEN.exec(text) ?? [];
        if (quotedEnd === null && token === undefined)
            break;
        const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
        if (closes && (awaited === 'next' || last === open.at(-1))) {
            open.pop();
            awaited = 'next';
        }
        else if (awaited === 'colon' && sign === ':')
            awaited = 'value';
        else if (awaited === 'next' && sign === ',' && open.length > 0)
            awaited = open.at(-1) === '{' ? 'key' : 'value';
        else if (awaited === 'key' && quotedEnd !== null)
            awaited = 'colon';
        else if (awaited === 'value' && (sign === '{' || sign === '[')) {
            open.push(sign);
            awaited = sign === '{' ? 'key' : 'value';
        }
        else if (awaited === 'value' && sign === undefined)
            awaited = 'next';
        else
            break;
        last = sign ?? '';
        at = quotedEnd ?? TOKEN.lastIndex;
    }
    const lines = text.slice(0, at).split('\n');
    const why = whyBroken(text.slice(at, at + 2), last, awaited, open.at(-1));
    return { line: lines.length, column: lines.at(-1).length + 1, why };
}
/** @param last what stands before the place @param open the innermost bracket that is open */
function whyBroken(found, last, awaited, open) {
    if (found === '')
        return 'it ends too early';
    if (last === ',' && /^[}\]]/.test(found))
        return 'a trailing comma';
    if (/^['`‘’“”]/.test(found))
        return 'other quotes than double ones (")';
    if (/^\/[/*]/.test(found))
        return 'a comment';
    if (awaited === 'next')
        return open === undefined
            ? 'there is more after its end'
            : `a comma or a ${open === '{' ? '}' : ']'} is missing`;
    if (awaited === 'colon')
        return 'a colon is missing';
    if (found.startsWith('"'))
        return 'a text that is not closed, or has a line break or a wrong escape in it';
    return awaited === 'key' ? 'a key in double quotes is missing' : 'a value is missing';
}


/***/ }),

/***/ 40414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ isHeldBy),
/* harmony export */   IZ: () => (/* binding */ acquireLock),
/* harmony export */   O4: () => (/* binding */ lockedMeter),
/* harmony export */   gy: () => (/* binding */ processStart),
/* harmony export */   jW: () => (/* binding */ isProcessAlive),
/* harmony export */   ms: () => (/* binding */ lockHolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);






/**
 * Takes the lock beside a state file, for as long as the run lasts (spec 3.2). A lock whose owner is gone
 * is taken over. This is synchronous, since it happens once, before anything else.
 * @throws StateError STATE_LOCKED, which says who holds it; UsageError when the folder allows no lock.
 */
function acquireLock(path, now) {
    const mine = {
        pid: process.pid,
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
        process_start: processStart(process.pid) ?? '',
        since: now,
    };
    let text = `${JSON.stringify(mine)}\n`;
    let isLeft = false;
    // A link appears whole or not at all, unlike a file that is opened and then written.
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, text, { mode: 0o600 });
        take(draft, path);
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`The run cannot be locked: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}. Give another folder with --state-dir.`, { file: path }, { cause: error });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
    removeDrafts(path, Date.parse(now));
    return {
        noteMeter: (meter) => {
            const next = `${JSON.stringify({ ...mine, meter })}\n`;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, next, { mode: 0o600, flag: 'wx' });
            if (read(path) !== text)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, path);
            text = next;
        },
        leaveToMeter: () => {
            isLeft = true;
        },
        release: () => {
            if (!isLeft)
                release(path, text);
        },
    };
}
/** Older drafts were left behind: whoever takes a lock needs its draft for a moment only. */
const DRAFT_MS = 3_600_000;
/** Removes drafts of orchestrators that were killed before they could. A draft that stays does no harm. */
function removeDrafts(path, now) {
    const start = `${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.`;
    try {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path))) {
            if (!name.startsWith(start) || !UUID.test(name.slice(start.length)))
                continue;
            const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), name);
            const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(draft, { throwIfNoEntry: false });
            if (!status?.isFile())
                continue;
            const holder = parse(read(draft) ?? '');
            const isLeft = status.mtimeMs < now - DRAFT_MS || (holder !== null && !isAlive(holder));
            if (isLeft)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
        }
    }
    catch { }
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ATTEMPTS = 200;
const PAUSE_MS = 5;
/** @throws StateError STATE_LOCKED */
function take(draft, path) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (linked(draft, path))
            return;
        if (isSymbolicLink(path))
            throw strange(path);
        const found = read(path);
        if (found === null)
            continue;
        const holder = parse(found);
        if (holder && isAlive(holder))
            throw held(path, holder);
        if (!removeStale(draft, path, found))
            pause();
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_LOCKED', 'The lock keeps changing hands; try again.', { file: path });
}
function isSymbolicLink(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function strange(path) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_LOCKED', 'The lock is a symbolic link, which no orchestrator makes. Remove it and try again.', {
        file: path,
    });
}
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
function linked(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(from, to);
        return true;
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
}
function read(path) {
    try {
        return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path).toString();
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
}
function parse(text) {
    try {
        const data = JSON.parse(text);
        return isProcessId(data.pid) && typeof data.host === 'string' ? data : null;
    }
    catch {
        return null;
    }
}
/** To `kill`, 0 and negative numbers mean groups of processes, of which some always live. */
function isProcessId(pid) {
    return Number.isSafeInteger(pid) && pid > 0;
}
/**
 * Removes a dead owner's lock. Several orchestrators may try that, and one may have put its own lock there
 * since we read it; so only one at a time may remove, and only what it has read.
 * @returns false while another one is removing
 */
function removeStale(draft, path, stale) {
    const guard = `${path}.takeover`;
    if (!linked(draft, guard)) {
        const remover = parse(read(guard) ?? '');
        // The one that was removing has died between two system calls.
        if (remover !== null && !isAlive(remover))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(guard, { force: true });
        return false;
    }
    try {
        if (read(path) === stale)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(guard);
    }
    return true;
}
function release(path, text) {
    if (read(path) === text)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
}
/** The holder of a lock file; null when it is dead, or there is none. */
function lockHolder(path) {
    const found = read(path);
    const holder = found === null ? null : parse(found);
    return holder && isAlive(holder) ? holder : null;
}
/** Whether the lock is still held by this process, since the same moment. */
function isHeldBy(path, { pid, since }) {
    const now = lockHolder(path);
    return now !== null && now.pid === pid && now.since === since;
}
/** A holder on another host counts as alive: we cannot tell, so its lock is not taken. */
function isAlive(holder) {
    return holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() || isProcessAlive(holder);
}
/** Whether a process of this machine lives, and is no later one with its number. */
function isProcessAlive(holder) {
    try {
        process.kill(holder.pid, 0);
    }
    catch (error) {
        // EPERM says that the process lives, as another user.
        if (error.code === 'ESRCH')
            return false;
    }
    const fields = processFields(holder.pid);
    // A zombie was killed, and nobody has asked how it ended; in a container without an init it stays that way.
    if (fields?.[0] === 'Z')
        return false;
    const start = fields?.[19] ?? null;
    return start === null || holder.process_start === '' || start === holder.process_start;
}
/** The meter that a lock of this machine names, be its orchestrator dead or not; null where there is none. */
function lockedMeter(path) {
    const { host, meter } = parse(read(path) ?? '') ?? {};
    return host === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() && isProcessId(meter?.pid) ? (meter ?? null) : null;
}
/** Clock ticks from boot to the process's start; null where /proc does not exist. */
function processStart(pid) {
    return processFields(pid)?.[19] ?? null;
}
/** Fields of /proc/PID/stat from the third, the state, on. */
function processFields(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        // The command, field 2, may hold spaces and parentheses, so fields are counted from its last parenthesis.
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    }
    catch {
        return null;
    }
}
function held(path, holder) {
    const elsewhere = holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)();
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_LOCKED', `The run is held by another orchestrator: process ${holder.pid} on ${holder.host}, since ${holder.since}. ${elsewhere
        ? `If that machine is gone, remove ${path} and try again.`
        : 'Wait for it to end, or stop it, and try again.'}`, { file: path });
}


/***/ }),

/***/ 44662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withLongTexts),
/* harmony export */   V: () => (/* binding */ withoutLongTexts)
/* harmony export */ });
/* harmony import */ var _core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60854);

/** So many characters at the start and at the end of a long text stay in the log, for people. */
const SHOWN = 1000;
/** A payload is kept apart only with at most so many characters before it, and after it. */
const MAX_AROUND = 4096;
/**
 * An event as the log keeps it: a long text is cut to its start and end, and `texts` says where the whole lies
 * (spec 3.3).
 */
function withoutLongTexts(event, write) {
    const texts = [];
    const shorten = (value, at) => {
        if (typeof value === 'string') {
            if (!(0,_core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .Q)(value))
                return value;
            const { before, body, after } = aroundPayload(value);
            const ref = write(body);
            texts.push({ at, ...ref, ...(before !== '' && { before }), ...(after !== '' && { after }) });
            return `${value.slice(0, SHOWN)}\n[… ${ref.bytes} bytes in ${ref.file} …]\n${value.slice(-SHOWN)}`;
        }
        if (typeof value !== 'object' || value === null || !hasLong(value))
            return value;
        if (Array.isArray(value))
            return value.map((each, index) => shorten(each, [...at, String(index)]));
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, [...at, key])]));
    };
    if (!hasLong(event))
        return event;
    const short = shorten(event, []);
    return { ...short, texts };
}
function hasLong(value) {
    if (typeof value === 'string')
        return (0,_core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .Q)(value);
    if (typeof value !== 'object' || value === null)
        return false;
    // `Object.values` would make a list for each of thousands of workers.
    for (const key in value)
        if (hasLong(value[key]))
            return true;
    return false;
}
/** A long output mostly is a long payload in its tag, which is a result as well: kept apart, it is kept only once. */
function aroundPayload(text) {
    const whole = { before: '', body: text, after: '' };
    const open = text.indexOf('<result>');
    const close = text.lastIndexOf('</result>');
    if (open === -1 || close < open || open > MAX_AROUND || text.length - close > MAX_AROUND)
        return whole;
    const start = open + '<result>'.length;
    const parts = { before: text.slice(0, start), body: text.slice(start, close), after: text.slice(close) };
    return (0,_core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .Q)(parts.body) ? parts : whole;
}
/** @throws what `read` throws about a text that is not there */
function withLongTexts(event, read) {
    const { texts = [], ...short } = event;
    let whole = short;
    for (const { at, before = '', after = '', ...ref } of texts)
        whole = replaced(whole, at, `${before}${read(ref)}${after}`);
    return whole;
}
function replaced(value, [key, ...further], text) {
    if (key === undefined)
        return text;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return value;
    if (Array.isArray(value))
        return value.map((each, at) => (String(at) === key ? replaced(each, further, text) : each));
    // Unlike an assignment, this makes an own field even of `__proto__`.
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, further, text) : each]));
}


/***/ }),

/***/ 12243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ EventLog),
  J3: () => (/* binding */ LogTail),
  cP: () => (/* binding */ TurnTranscript),
  M0: () => (/* binding */ promptRecord),
  wj: () => (/* binding */ readEvents),
  eg: () => (/* binding */ readTurnPrompt),
  lW: () => (/* binding */ scanEvents),
  pT: () => (/* binding */ scriptTranscriptPath),
  eq: () => (/* binding */ transcriptPath)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./lib/store/log-twin.js



const BLOCK_BYTES = 1 << 20;
/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * A second copy of a run's log, in a file without a name, which agents that may write files cannot find. It is what is
 * sealed while the orchestrator lives (spec 9.1); a copy in memory would have no bound. It is gone when this process
 * ends.
 */
class LogTwin {
    log;
    fd;
    size;
    /**
     * @param log the path of the log, which is copied as it is now, before any agent has run
     * @throws what the system says
     */
    constructor(log) {
        this.log = log;
        const name = `${log}.twin`;
        (0,external_node_fs_.rmSync)(name, { force: true });
        try {
            (0,external_node_fs_.copyFileSync)(log, name, external_node_fs_.constants.COPYFILE_EXCL | external_node_fs_.constants.COPYFILE_FICLONE);
            this.fd = (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
        }
        finally {
            (0,external_node_fs_.rmSync)(name, { force: true });
        }
        this.size = (0,external_node_fs_.fstatSync)(this.fd).size;
    }
    append(bytes) {
        for (let at = 0; at < bytes.length;)
            at += (0,external_node_fs_.writeSync)(this.fd, bytes, at);
        this.size += bytes.length;
    }
    /**
     * Writes what was logged up to now into a new file.
     * @returns whether the log on disk begins with the same bytes
     */
    async copyTo(path) {
        const { fd, size } = this;
        if (size === 0)
            await (0,external_node_stream_promises_.pipeline)([], (0,external_node_fs_.createWriteStream)(path, { mode: 0o600 }));
        else {
            const from = (0,external_node_fs_.createReadStream)('', { fd, start: 0, end: size - 1, autoClose: false });
            await (0,external_node_stream_promises_.pipeline)(from, (0,external_node_fs_.createWriteStream)(path, { mode: 0o600 }));
        }
        return this.isInLog(size);
    }
    async isInLog(size) {
        const mine = Buffer.alloc(BLOCK_BYTES);
        const theirs = Buffer.alloc(BLOCK_BYTES);
        try {
            const log = await (0,promises_.open)(this.log, READ);
            try {
                for (let at = 0; at < size; at += BLOCK_BYTES) {
                    const length = Math.min(BLOCK_BYTES, size - at);
                    (0,external_node_fs_.readSync)(this.fd, mine, 0, length, at);
                    const { bytesRead } = await log.read(theirs, 0, length, at);
                    if (bytesRead !== length || !mine.subarray(0, length).equals(theirs.subarray(0, length)))
                        return false;
                }
            }
            finally {
                await log.close();
            }
        }
        catch {
            return false;
        }
        return true;
    }
}

// EXTERNAL MODULE: ./lib/store/long-texts.js
var long_texts = __webpack_require__(44662);
;// CONCATENATED MODULE: ./lib/store/transcript.js






/** No link is followed: it would lead to a file that somebody else has chosen. Windows has no such flag. */
const APPEND = external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * The append-only event log of a run, `events.jsonl` (spec 3.3). Each event is handed to the system before
 * the next thing happens, so a killed orchestrator loses none; a line that a crash cut short is closed.
 */
class EventLog {
    path;
    texts;
    fd;
    seq;
    /** Holds what was written, whatever becomes of the file; null when nobody has asked for it. */
    twin;
    /**
     * @param texts takes the long texts of events
     * @param isHeld whether a twin is kept, for when somebody changes the file
     * @throws StateError STATE_WRITE_FAILED, as `append` does.
     */
    constructor(path, texts, isHeld = false) {
        this.path = path;
        this.texts = texts;
        try {
            this.fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | APPEND, 0o600);
            const end = endOf(this.fd);
            this.seq = end.seq;
            if (!end.isWhole)
                (0,external_node_fs_.writeSync)(this.fd, '\n');
            this.twin = isHeld ? new LogTwin(path) : null;
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    /** @param events events that have happened at once; however many there are, they are one write */
    append(events, time) {
        const logged = [...this.madeAgain(), ...events].map((event) => {
            this.seq += 1;
            return { seq: this.seq, time, ...event };
        });
        this.write(logged.map((event) => (0,long_texts/* withoutLongTexts */.V)(event, (text) => this.texts.write(text))));
        return logged;
    }
    /** Somebody may have removed the run's folder. The run goes on, with a warning that says what is lost. */
    madeAgain() {
        // A file that somebody has put in its place is not written to.
        const isGone = (0,external_node_fs_.fstatSync)(this.fd).nlink === 0 && !(0,files/* isThere */.$B)(this.path);
        if (!isGone)
            return [];
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(this.path), 'turns'), { recursive: true, mode: 0o700 });
            (0,external_node_fs_.closeSync)(this.fd);
            this.fd = (0,external_node_fs_.openSync)(this.path, external_node_fs_.constants.O_RDWR | APPEND, 0o600);
        }
        catch (error) {
            throw this.failed(error);
        }
        const message = `${(0,external_node_path_.dirname)(this.path)} was removed while the run went on: its log, transcripts and long texts up to now are lost`;
        return [{ type: 'warning', message }];
    }
    write(events) {
        const lines = events.map((event) => `${JSON.stringify(event)}\n`);
        try {
            // A full disk may take only a part of the bytes; the next call then says so.
            const bytes = Buffer.from(lines.join(''));
            for (let at = 0; at < bytes.length;)
                at += (0,external_node_fs_.writeSync)(this.fd, bytes, at);
            this.twin?.append(bytes);
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    /** Appends events of another log, with their times. Their long texts have to lie in this run's folder already. */
    adopt(events) {
        const adopted = events.map((event) => {
            this.seq += 1;
            const { seq: _, time, ...rest } = event;
            return { seq: this.seq, time, ...rest };
        });
        this.write(adopted);
        return adopted;
    }
    failed(error) {
        return new errors/* StateError */.qq('STATE_WRITE_FAILED', `The event log could not be written (${(0,errors/* messageOf */.bD)(error)}). Free the disk or mend the folder, then resume.`, { file: this.path }, { cause: error });
    }
    close() {
        (0,external_node_fs_.closeSync)(this.fd);
    }
}
const transcript_BLOCK_BYTES = 1 << 16;
const NEWLINE = 0x0a;
/** The last number in a log, and whether its last line is whole. The log is read from its end, a block at a time. */
function endOf(fd) {
    const { size } = (0,external_node_fs_.fstatSync)(fd);
    const isWhole = size === 0 || blockAt(fd, size - 1, 1)[0] === NEWLINE;
    // `seq` opens every line, so a cut line still has it; the blocks overlap by more than its length.
    for (let end = size; end > 0; end -= transcript_BLOCK_BYTES) {
        const start = Math.max(0, end - transcript_BLOCK_BYTES);
        const text = blockAt(fd, start, Math.min(size, end + 64) - start).toString('latin1');
        const found = [...text.matchAll(start === 0 ? /^\{"seq":(\d+),/gm : /\n\{"seq":(\d+),/g)].at(-1);
        if (found)
            return { seq: Number(found[1]), isWhole };
    }
    return { seq: 0, isWhole };
}
function blockAt(fd, position, length) {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, (0,external_node_fs_.readSync)(fd, buffer, 0, length, position));
}
/**
 * Shows every whole event of a log, in order; lines that a crash cut short are passed over. The log may be of any
 * size: it is held in memory a line at a time, and lines of unwanted types are not parsed.
 * @param wanted the types to show; all of them, if it is absent
 */
async function scanEvents(path, see, wanted) {
    let rest = [];
    const take = (line) => {
        const event = parsed(line, wanted);
        if (event !== null)
            see(event);
    };
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 1 << 20 })) {
            let start = 0;
            for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
                const line = chunk.subarray(start, end);
                take(rest.length === 0 ? line : Buffer.concat([...rest, line]));
                rest = [];
                start = end + 1;
            }
            if (start < chunk.length)
                rest.push(chunk.subarray(start));
        }
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return;
        throw error;
    }
    take(Buffer.concat(rest));
}
/** Null for a line that a crash cut short, or that is not wanted. */
function parsed(line, wanted) {
    if (line.length === 0)
        return null;
    if (wanted !== undefined) {
        // Every line that we write begins so; any other line has to be parsed to learn its type.
        const [, type] = /^\{"seq":\d+,"time":"[^"]*","type":"(\w+)"/.exec(line.toString('latin1', 0, 120)) ?? [];
        if (type !== undefined && !wanted.has(type))
            return null;
    }
    try {
        const event = JSON.parse(line.toString());
        return wanted === undefined || wanted.has(event.type) ? event : null;
    }
    catch {
        return null;
    }
}
/** The events of a log, in order. Long texts in them are shortened, and `texts` says where the whole ones lie. */
async function readEvents(path, wanted) {
    const events = [];
    await scanEvents(path, (event) => void events.push(event), wanted);
    return events;
}
/**
 * The agent CLI's own stream of one turn, whole, or what all scripts of a run have written. The file is opened on first
 * use. It is for people to read, so a full disk cuts it short instead of ending the turn.
 */
class TurnTranscript {
    path;
    fd = null;
    /** Why the rest is missing. */
    problem = null;
    constructor(path) {
        this.path = path;
    }
    write(chunk) {
        if (this.problem !== null)
            return;
        try {
            this.fd ??= (0,external_node_fs_.openSync)(this.path, external_node_fs_.constants.O_WRONLY | APPEND, 0o600);
            if (typeof chunk === 'string')
                (0,external_node_fs_.writeSync)(this.fd, chunk);
            else
                (0,external_node_fs_.writeSync)(this.fd, chunk);
        }
        catch (error) {
            this.problem = (0,errors/* messageOf */.bD)(error);
        }
    }
    close() {
        if (this.fd !== null)
            (0,external_node_fs_.closeSync)(this.fd);
        this.fd = null;
    }
}
/** Names sort in the order in which the turns began. */
function transcriptPath(folder, turn, agent, state) {
    const safeState = state.replace(/[^A-Za-z0-9._-]/g, '_');
    return (0,external_node_path_.join)(folder, `${turn.padStart(6, '0')}-${agent}-${safeState}.jsonl`);
}
/** All scripts of a run share one file, in which each line names its turn. */
function scriptTranscriptPath(folder) {
    return (0,external_node_path_.join)(folder, 'scripts.jsonl');
}
/** The first line of a turn's transcript, ahead of what the agent CLI says: what it was sent (spec 3.3). */
function promptRecord(prompt) {
    return `${JSON.stringify({ type: 'raymond_prompt', prompt })}\n`;
}
/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const transcript_READ = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** Bytes of a transcript's first line; a longer one was not written by us. */
const LONGEST_PROMPT_LINE = 64 << 20;
/** What an agent was sent, from its turn's transcript; null when there is none, or it is of an older version. */
function readTurnPrompt(path) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, transcript_READ);
    }
    catch {
        return null;
    }
    try {
        const record = JSON.parse(firstLine(fd));
        if (typeof record !== 'object' || record === null)
            return null;
        const { type, prompt } = record;
        return type === 'raymond_prompt' && typeof prompt === 'string' ? prompt : null;
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function firstLine(fd) {
    const blocks = [];
    for (let at = 0; at < LONGEST_PROMPT_LINE; at += transcript_BLOCK_BYTES) {
        const block = blockAt(fd, at, transcript_BLOCK_BYTES);
        const end = block.indexOf(NEWLINE);
        blocks.push(end === -1 ? block : block.subarray(0, end));
        if (end !== -1 || block.length < transcript_BLOCK_BYTES)
            break;
    }
    return Buffer.concat(blocks).toString();
}
/** A log that may still grow: each `read` shows what has come since the last one. */
class LogTail {
    path;
    at = 0;
    rest = Buffer.alloc(0);
    constructor(path) {
        this.path = path;
    }
    /** Lines that are not whole yet come with a later call; those that a crash cut short are passed over. */
    read(see) {
        let fd;
        try {
            fd = (0,external_node_fs_.openSync)(this.path, transcript_READ);
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return;
            throw error;
        }
        try {
            for (let block = blockAt(fd, this.at, TAIL_BYTES); block.length > 0; block = blockAt(fd, this.at, TAIL_BYTES)) {
                this.at += block.length;
                const text = this.rest.length === 0 ? block : Buffer.concat([this.rest, block]);
                let start = 0;
                for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
                    const event = parsed(text.subarray(start, end), undefined);
                    if (event !== null)
                        see(event);
                    start = end + 1;
                }
                this.rest = text.subarray(start);
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
}
const TAIL_BYTES = 1 << 20;


/***/ })

};
