export const id = 7338;
export const ids = [7338];
export const modules = {

/***/ 37342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   JG: () => (/* binding */ failedAt),
/* harmony export */   K9: () => (/* binding */ isDescendant),
/* harmony export */   Ln: () => (/* binding */ settledFailures),
/* harmony export */   ZD: () => (/* binding */ isStuck),
/* harmony export */   dY: () => (/* binding */ workersAtDoor),
/* harmony export */   qB: () => (/* binding */ progress),
/* harmony export */   xo: () => (/* binding */ mayExpire)
/* harmony export */ });
/* unused harmony export joinProgress */
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29861);
/* harmony import */ var _workers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28339);



// What the failures of a run keep from going on (spec 7.1), and which of them nobody has to mend (spec 3.4).
/** How an agent's workers count for its door: one that a failure holds up for good counts as failed. */
function workersAtDoor(run, agent) {
    const { live, failed, completed } = (0,_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .workersOf */ .N)(run, agent);
    const stuck = new Set(live.filter((worker) => isStuck(run, worker)));
    if (stuck.size === 0)
        return { live, failed, completed };
    return {
        live: live.filter((worker) => !stuck.has(worker)),
        failed: [
            ...failed,
            ...live.filter((worker) => stuck.has(worker)).map((worker) => countedAsFailed(run, worker)),
        ],
        completed,
    };
}
function progress({ live, failed, completed }) {
    const ended = failed.length + completed.length;
    return { ended, all: ended + live.length };
}
/** How many of an agent's workers have ended, of how many; null for one that waits at no join. */
function joinProgress(run, agent) {
    return agent.door === undefined ? null : progress(workersAtDoor(run, agent));
}
/** It waits at a door that a failure keeps shut, and nothing of what it has forked, however deep, can run any more. */
function isStuck(run, { id, status, door }) {
    if (!mayNotGoOn({ status, door }) || status !== 'waiting')
        return false;
    const below = run.agents.filter((other) => isDescendant(other.id, id));
    return below.some((other) => other.status === 'failed') && below.every(mayNotGoOn);
}
function mayNotGoOn({ status, door }) {
    if (status === 'failed')
        return true;
    return status === 'waiting' && door !== undefined && !door.closed && !mayExpire(door);
}
/**
 * The failures that fail no run: of workers whose join accepts them, or can be satisfied without them. A resume leaves
 * them as they are.
 */
function settledFailures(run) {
    const failed = run.agents.filter(({ status }) => status === 'failed');
    const passable = new Map();
    const isPassable = (id) => {
        const known = passable.get(id) ?? isPassedByDoor(run, id, isPassable);
        passable.set(id, known);
        return known;
    };
    return new Set(failed.filter(({ forked }) => forked !== undefined && isPassable(forked.parent)).map(({ id }) => id));
}
/** Whether the failures of this agent's workers are none of the run's. */
function isPassedByDoor(run, id, isPassable) {
    const agent = run.agents[(0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionOf */ .df)(run.agents, id)];
    if (agent?.status !== 'waiting' || agent.door === undefined)
        return false;
    const { of, failed, closed } = agent.door;
    if (closed || failed === 'accept')
        return true;
    const { completed, live } = workersAtDoor(run, agent);
    if (of !== 'all' && completed.length + live.length >= of)
        return true;
    // It counts as failed itself, for a door further up.
    const parent = (0,_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(agent);
    return parent !== null && isStuck(run, agent) && isPassable(parent);
}
function countedAsFailed(run, agent) {
    const first = run.agents
        .filter(({ id, status }) => status === 'failed' && isDescendant(id, agent.id))
        .reduce((before, other) => (failedAt(other) < failedAt(before) ? other : before));
    const { code, message = '', at } = first.error ?? {};
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({
        ...agent,
        error: {
            code: 'JOIN_FAILED',
            message: `It waits at ${agent.current_state} for workers of which ${first.id} has failed: ${code}: ${message}`,
            ...(at !== undefined && { at }),
        },
    });
}
/** When an agent failed, ISO 8601; before every other time where nobody has noted it. */
function failedAt({ error }) {
    return error?.at ?? '';
}
/** Who has nowhere to go waits on, whatever the time. */
function mayExpire(door) {
    if (door === undefined || door.closed)
        return false;
    return door.timeout_at !== null && door.timeout_goto !== null;
}
/** Ids nest (spec 1.3): of `main_a1_b2` these are `main` and `main_a1`. */
function ancestorsOf(id) {
    const names = id.split('_');
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('_'));
}
function isDescendant(id, ancestor) {
    return id.startsWith(`${ancestor}_`);
}


/***/ }),

/***/ 28339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ joinedAs),
/* harmony export */   MN: () => (/* binding */ withHandedUp),
/* harmony export */   N: () => (/* binding */ workersOf),
/* harmony export */   Rn: () => (/* binding */ asEnded),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86183);


function workersOf(run, agent) {
    const mine = (of) => of !== undefined && of.parent === agent.id && of.depth >= agent.stack.length;
    const mineLive = run.agents.filter(({ forked, status }) => status !== 'stopped' && mine(forked));
    return {
        live: mineLive.filter(({ status }) => status !== 'failed'),
        failed: mineLive.filter(({ status }) => status === 'failed'),
        completed: (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => mine(worker)),
    };
}
function parentOf(agent) {
    return agent.forked?.parent ?? null;
}
/** As what a join may take an agent that has ended with its result; null: it is nobody's worker. */
function asEnded(agent, typed) {
    if (agent.forked === undefined)
        return null;
    return { ...endedAs(agent, agent.forked, 'completed'), ...(typed && { typed }) };
}
/** What becomes of it when a subroutine returns: the workers that it has forked and not joined are its caller's. */
function withHandedUp(run, agent) {
    if ((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(run.fork_counters, agent.id) === undefined)
        return {};
    const depth = agent.stack.length - 1;
    const isDeeper = (of) => of !== undefined && of.parent === agent.id && of.depth > depth;
    const agents = run.agents.map((other) => other.forked !== undefined && isDeeper(other.forked)
        ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...other, forked: { ...other.forked, depth } })
        : other);
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => isDeeper(worker));
    if (ended.length === 0)
        return { agents };
    const raised = Object.fromEntries(ended.map(([id, worker]) => [id, { ...worker, depth }]));
    return { agents, workers: { ...run.workers, ...raised } };
}
function joinedAs(worker, status) {
    return { id: worker.id, ...endedAs(worker, worker.forked, status) };
}
function endedAs(agent, { parent, depth, order }, status) {
    return {
        parent,
        depth,
        order,
        status,
        state: agent.current_state,
        variables: agent.variables,
        cost_usd: agent.cost_usd,
        error: status === 'failed' ? agent.error : null,
    };
}


/***/ }),

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
/* harmony import */ var _join_standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37342);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86183);
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
    const settled = (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
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
        visits[state] = Math.max(0, ((0,_own_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .Z)(visits, state) ?? 0) - 1);
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
    const settled = (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
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
    const first = (agents) => agents.reduce((before, agent) => (before === undefined || (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(agent) < (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(before) ? agent : before), undefined);
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
        release: () => release(path, text),
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


/***/ })

};
