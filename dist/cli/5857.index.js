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
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95913);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32832);
/* harmony import */ var _way_on_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69555);










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
    const paths = await (0,_run_place_js__WEBPACK_IMPORTED_MODULE_7__/* .runToActOn */ .MB)((0,_run_place_js__WEBPACK_IMPORTED_MODULE_7__/* .runPlaceOf */ .AD)(values), runId);
    const holder = (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .lockHolder */ .ms)(paths.lock);
    if (holder === null) {
        await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`Run ${runId} is not at work: ${await statusOf(paths.state)}. Nothing was stopped.\n`);
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
            await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`Run ${runId} was stopped: ${await statusOf(paths.state)}.\n`);
            return 0;
        }
        await _runtime_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .realPorts */ .R.sleep(POLL_INTERVAL_MS, never);
    }
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`Process ${holder.pid} was told to stop run ${runId}, and still holds it after ${(POLL_ATTEMPTS * POLL_INTERVAL_MS) / 1000} s. \`kill -KILL ${holder.pid}\` ends it; the run can be resumed then.\n`);
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
    return `${(0,_core_life_js__WEBPACK_IMPORTED_MODULE_2__/* .statusNow */ .rN)(run, false)}. ${(0,_way_on_js__WEBPACK_IMPORTED_MODULE_9__/* .wayOnByCommand */ .v)({ kind: 'resume' }, run.workflow_id)}`.replace(/\.$/, '');
}


/***/ }),

/***/ 69555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ wayOnByCommand)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_text_usd_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90911);


/** The command that carries on a run that has stopped. */
function wayOnByCommand(way, runId) {
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

/***/ 90911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ usdAtLeast),
/* harmony export */   z: () => (/* binding */ usdDigits)
/* harmony export */ });
/**
 * An amount of US dollars that a person is to compare with others: cents as a rule, and as many digits more as it
 * takes for a small one not to be told as less than it is (`0.001`).
 */
function usdDigits(amount) {
    for (let digits = 2; digits < 6; digits++) {
        const text = amount.toFixed(digits);
        if (Math.abs(Number(text) - amount) <= amount * 0.005)
            return text;
    }
    return amount.toFixed(6);
}
/** The same for an amount that people are to exceed: never told as less than it is. */
function usdAtLeast(amount) {
    const digits = amount < 0.1 ? 4 : 2;
    // Sums of floats can be a hair above what they stand for.
    const text = (Math.ceil(amount * 10 ** digits - 1e-6) / 10 ** digits).toFixed(digits);
    return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}


/***/ }),

/***/ 32043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ idleTimer),
/* harmony export */   z: () => (/* binding */ timeLimit)
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
        // setTimeout fires at once beyond 24.8 days.
        const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
        signal.addEventListener('abort', done);
    }),
    timers: { idle: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .idleTimer */ .a, limit: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .timeLimit */ .z },
};


/***/ })

};
