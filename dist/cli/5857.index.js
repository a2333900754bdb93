export const id = 5857;
export const ids = [5857];
export const modules = {

/***/ 35857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stopCommand: () => (/* binding */ stopCommand)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_life_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79333);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82840);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40414);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57087);
/* harmony import */ var _recovery_hint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(493);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95913);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(32832);










const POLL_INTERVAL_MS = 100;
/** A run that is told to end has saved its state within 5 s (spec 3.7); a slow machine gets much longer. */
const POLL_ATTEMPTS = 600;
/** `raymond stop RUN_ID` has the run's orchestrator pause it, as if Ctrl-C were pressed there (spec 8.2). */
async function stopCommand({ values, positionals }) {
    const [given, ...more] = positionals;
    if (given === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('Which run? raymond stop RUN_ID; `raymond status` lists the runs.');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('raymond stop takes one run id.');
    const runId = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .checkRunId */ .np)(given);
    const paths = await (0,_run_place_js__WEBPACK_IMPORTED_MODULE_8__/* .runToActOn */ .MB)((0,_run_place_js__WEBPACK_IMPORTED_MODULE_8__/* .runPlaceOf */ .AD)(values), runId);
    const holder = (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .lockHolder */ .ms)(paths.lock);
    if (holder === null) {
        await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOut */ .sD)(`Run ${runId} is not at work: ${await statusOf(paths.state)}. Nothing was stopped.\n`);
        return 0;
    }
    if (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)()) {
        const message = `Run ${runId} is at work on ${holder.host} (process ${holder.pid}), since ${holder.since}. Stop it there.`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_LOCKED', message, { file: paths.lock });
    }
    signal(holder.pid, runId);
    const never = new AbortController().signal;
    for (let look = 0; look < POLL_ATTEMPTS; look++) {
        if (!(0,_store_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeldBy */ .D0)(paths.lock, holder)) {
            await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOut */ .sD)(`Run ${runId} was stopped: ${await statusOf(paths.state)}.\n`);
            return 0;
        }
        await _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .realPorts */ .R.sleep(POLL_INTERVAL_MS, never);
    }
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .writeOut */ .sD)(`Process ${holder.pid} was told to stop run ${runId}, and still holds it after ${(POLL_ATTEMPTS * POLL_INTERVAL_MS) / 1000} s. \`kill -KILL ${holder.pid}\` ends it; the run can be resumed then.\n`);
    return 1;
}
function signal(pid, runId) {
    try {
        process.kill(pid, 'SIGTERM');
    }
    catch (error) {
        // ESRCH says that the process has ended meanwhile.
        if (error.code === 'ESRCH')
            return;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`Run ${runId} is at work in process ${pid}, which may not be stopped by this user (${error.code}).`);
    }
}
async function statusOf(path) {
    const run = await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readStateFile */ .qy)(path);
    if (run.status === 'completed')
        return 'completed';
    if (run.transcripts_only)
        return `its transcripts alone are here, to be looked at (raymond show ${run.workflow_id}) and not to be carried on`;
    return `${(0,_core_life_js__WEBPACK_IMPORTED_MODULE_2__/* .statusNow */ .rN)(run, false)}. ${(0,_recovery_hint_js__WEBPACK_IMPORTED_MODULE_7__/* .recoveryByCommand */ .S)({ kind: 'resume' }, run.workflow_id)}`.replace(/\.$/, '');
}


/***/ }),

/***/ 493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ recoveryByCommand)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_text_usd_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90911);


/** The command that carries on a run that has stopped. */
function recoveryByCommand(way, runId) {
    const resume = `raymond resume ${runId}`;
    switch (way.kind) {
        case 'resume':
            return `Go on with: ${resume}`;
        case 'resume_later':
            return `Resume ${way.at === null ? 'when the limit has reset' : `after ${way.at}`}: ${resume}`;
        case 'try_again':
            return `\`${resume}\` tries again`;
        case 'another_round':
            return 'resume to allow another round';
        case 'budget':
            return `Go on with: ${resume} --budget <more${way.moreThanUsd === null ? '' : ` than ${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_1__/* .usdAtLeast */ .$)(way.moreThanUsd)}`}>`;
        case 'more_steps':
            return `If it is not running in circles: ${resume} --max-steps <more>`;
        case 'more_iterations':
            return `Go on with: ${resume} --max-iterations <more>`;
        case 'accept_script':
            return `If the change is meant: ${resume} --accept-changes`;
        case 'accept_changes':
            return 'Put it back, or resume with --accept-changes.';
        case 'accept_left':
            return 'Put it back; or if it is meant, say so at the next start with --accept-changes.';
        case 'fresh_session':
            return `Put the session's files back, or give up its history with: ${resume} --fresh-session`;
        case 'log_in':
            return `${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(way.agent)?.logIn ?? 'Log it in.'} Then: ${resume}`;
        case 'answer':
            return `Answer with: ${way.askIds.map((id) => `${resume} --answer TEXT${way.askIds.length > 1 ? ` --ask-id ${id}` : ''}`).join(' or ')}`;
        case 'forked':
        case 'legs':
            return `Run them here with: ${resume}`;
        case 'share':
            return `Go on with: ${resume} --budget <more>`;
        case 'carry_on_or_other_id':
            return `Carry it on with \`${resume}\`, or give the new run another --run-id.`;
        default:
            return way;
    }
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

/***/ 90911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ usdAtLeast),
/* harmony export */   z: () => (/* binding */ usdDigits)
/* harmony export */ });
/**
 * An amount of US dollars that people compare with others: with cents as a rule, and with more digits for a small
 * amount, so that it is not shown as less than it is (`0.001`).
 */
function usdDigits(amount) {
    for (let digits = 2; digits < 6; digits++) {
        const text = amount.toFixed(digits);
        if (Math.abs(Number(text) - amount) <= amount * 0.005)
            return text;
    }
    return amount.toFixed(6);
}
/** The same for an amount that people have to exceed: it is never shown as less than it is. */
function usdAtLeast(amount) {
    const digits = amount < 0.1 ? 4 : 2;
    // Sums of floats can be a hair above the true sum.
    const text = (Math.ceil(amount * 10 ** digits - 1e-6) / 10 ** digits).toFixed(digits);
    return text.replace(/(\.\d\d\d*?)0+$/, '$1');
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


/***/ }),

/***/ 82840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ realPorts)
/* harmony export */ });
/* harmony import */ var _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32043);

const realPorts = {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
        };
        // A longer setTimeout, beyond 24.8 days, would fire at once.
        const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
        signal.addEventListener('abort', done);
    }),
    timers: { idle: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .idleTimer */ .a8, limit: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .timeLimit */ .zc },
};


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


/***/ })

};
