export const id = 905;
export const ids = [905];
export const modules = {

/***/ 64905:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48699);
/* harmony import */ var _run_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73409);




// Dangling sockets of the toolkit hold the process for seconds: it is ended when all is said (spec 4.9).
try {
    await (0,_run_job_js__WEBPACK_IMPORTED_MODULE_3__/* .runJob */ .b)();
}
catch (error) {
    for (const name of Object.keys(_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUTS */ .py))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, '');
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error));
}
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 73409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ runJob)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/process/child-process.js
var child_process = __webpack_require__(5711);
// EXTERNAL MODULE: ./lib/process/environment.js
var process_environment = __webpack_require__(70968);
// EXTERNAL MODULE: ./lib/runtime/agent-clis.js
var agent_clis = __webpack_require__(34033);
;// CONCATENATED MODULE: ./lib/runtime/deadline.js
/** Of a short deadline, draining takes a quarter at most: something should get done. */
const DEFAULT_DRAIN_SECONDS = 300;
/**
 * Ends the run in time: no new state starts once less than the drain time is left; turns in flight get
 * that, and are interrupted at the deadline (spec 3.7). Times in seconds; no deadline, nothing happens.
 */
function scheduleDeadline(stop, ports, runId, deadline, drainTime = Math.min(DEFAULT_DRAIN_SECONDS, (deadline ?? 0) / 4)) {
    const over = new AbortController();
    if (deadline === undefined)
        return { dispose: () => { } };
    const at = async (seconds, mode) => {
        await ports.sleep(seconds * 1000, over.signal);
        if (over.signal.aborted)
            return;
        const what = mode === 'drain' ? `is less than ${drainTime} s away, the time to drain` : 'is reached';
        const message = `The deadline of ${deadline} s ${what}. Go on with: raymond resume ${runId}`;
        stop.stop({ mode, status: 'paused', reason: 'DEADLINE', message });
    };
    void at(Math.max(0, deadline - drainTime), 'drain');
    void at(deadline, 'interrupt');
    return { dispose: () => over.abort() };
}

// EXTERNAL MODULE: ./lib/core/agents.js
var agents = __webpack_require__(27257);
// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
;// CONCATENATED MODULE: ./lib/core/new-run.js


/** A run that has not taken a step yet: one agent, `main`, before the entry state. */
function newRun(request) {
    return {
        version: run/* STATE_VERSION */.n,
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
        usage: run/* NO_USAGE */.y,
        steps: 0,
        turns: 0,
        fork_counters: {},
        results: {},
        metadata: request.metadata,
        launch: request.launch,
        agents: [
            (0,agents/* newAgent */.SJ)('main', request.entry, request.launch.cwd, {
                pending_result: request.input,
                variables: request.variables ?? {},
            }),
        ],
    };
}

;// CONCATENATED MODULE: ./lib/core/relocate.js

/**
 * Moves a run's paths from its old project folder to a new one, for a run that is resumed in another copy
 * of the folder. Paths outside the old folder are left alone.
 */
function relocate(run, root) {
    const from = run.launch.root;
    if (from === root)
        return run;
    const move = (path) => {
        const inside = (0,external_node_path_.relative)(from, path);
        return inside.startsWith('..') || (0,external_node_path_.isAbsolute)(inside) ? path : (0,external_node_path_.join)(root, inside);
    };
    return {
        ...run,
        workflow: { ...run.workflow, path: move(run.workflow.path) },
        launch: {
            ...run.launch,
            root,
            cwd: move(run.launch.cwd),
            recording: run.launch.recording === null ? null : move(run.launch.recording),
        },
        agents: run.agents.map((agent) => ({
            ...agent,
            cwd: move(agent.cwd),
            stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
        })),
    };
}

// EXTERNAL MODULE: ./lib/core/turns.js
var turns = __webpack_require__(28115);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/store/lock.js




/**
 * Takes the lock beside a state file, for as long as the run lasts (spec 3.2). A lock whose owner is gone
 * is taken over. Synchronous, since it happens once, before anything else.
 * @throws StateError STATE_LOCKED, which says who holds it; UsageError when the folder allows no lock.
 */
function acquireLock(path, now) {
    const mine = {
        pid: process.pid,
        host: (0,external_node_os_.hostname)(),
        process_start: processStart(process.pid) ?? '',
        since: now,
    };
    const text = `${JSON.stringify(mine)}\n`;
    // A link appears whole or not at all, unlike a file that is opened and then written.
    const draft = `${path}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        (0,external_node_fs_.writeFileSync)(draft, text, { mode: 0o600 });
        take(draft, path);
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            throw error;
        throw new errors/* UsageError */.eb(`The run cannot be locked: ${(0,errors/* messageOf */.bD)(error)}. Give another folder with --state-dir.`, { file: path }, { cause: error });
    }
    finally {
        (0,external_node_fs_.rmSync)(draft, { force: true });
    }
    return { release: () => release(path, text) };
}
const ATTEMPTS = 200;
const PAUSE_MS = 5;
/** @throws StateError STATE_LOCKED */
function take(draft, path) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (linked(draft, path))
            return;
        const found = read(path);
        if (found === null)
            continue;
        const holder = parse(found);
        if (holder && isAlive(holder))
            throw held(path, holder);
        if (!removeStale(draft, path, found))
            pause();
    }
    throw new errors/* StateError */.qq('STATE_LOCKED', 'The lock keeps changing hands; try again.', { file: path });
}
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
function linked(from, to) {
    try {
        (0,external_node_fs_.linkSync)(from, to);
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
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
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
        return typeof data.pid === 'number' && typeof data.host === 'string' ? data : null;
    }
    catch {
        return null;
    }
}
/**
 * Removes a dead owner's lock. Several orchestrators may be at it, and one may have put its own lock there
 * since we read it; so only one at a time may remove, and only what it has read. False: somebody else is at it.
 */
function removeStale(draft, path, stale) {
    const guard = `${path}.takeover`;
    if (!linked(draft, guard)) {
        const remover = parse(read(guard) ?? '');
        // It died between two system calls.
        if (remover !== null && !isAlive(remover))
            (0,external_node_fs_.rmSync)(guard, { force: true });
        return false;
    }
    try {
        if (read(path) === stale)
            (0,external_node_fs_.unlinkSync)(path);
    }
    finally {
        (0,external_node_fs_.unlinkSync)(guard);
    }
    return true;
}
function release(path, text) {
    if (read(path) === text)
        (0,external_node_fs_.unlinkSync)(path);
}
/** The holder of a lock file, if it is a living one; for `status`. */
function lockHolder(path) {
    const found = read(path);
    const holder = found === null ? null : parse(found);
    return holder && isAlive(holder) ? holder : null;
}
/** On another host we cannot tell, so we do not take its lock. */
function isAlive(holder) {
    if (holder.host !== (0,external_node_os_.hostname)())
        return true;
    try {
        process.kill(holder.pid, 0);
    }
    catch (error) {
        // EPERM: it lives, as another user.
        if (error.code === 'ESRCH')
            return false;
    }
    const fields = processFields(holder.pid);
    // Killed, and nobody has asked how it ended: in a container without an init that lasts.
    if (fields?.[0] === 'Z')
        return false;
    const start = fields?.[19] ?? null;
    return start === null || holder.process_start === '' || start === holder.process_start;
}
/** Clock ticks from boot to the process's start; null where /proc does not exist. */
function processStart(pid) {
    return processFields(pid)?.[19] ?? null;
}
/** Fields of /proc/PID/stat from the third, the state, on. */
function processFields(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        // The command, field 2, may hold spaces and parentheses: count from behind its last one.
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    }
    catch {
        return null;
    }
}
function held(path, holder) {
    const elsewhere = holder.host !== (0,external_node_os_.hostname)();
    return new errors/* StateError */.qq('STATE_LOCKED', `The run is held by another orchestrator: process ${holder.pid} on ${holder.host}, since ${holder.since}. ${elsewhere
        ? `If that machine is gone, remove ${path} and try again.`
        : 'Wait for it to end, or stop it, and try again.'}`, { file: path });
}

// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
;// CONCATENATED MODULE: ./lib/core/move.js

/** What every entry into a state sets: nothing of the visit before is left but session, stack and cwd. */
function enter(state, input) {
    return {
        current_state: state,
        pending_result: input ?? null,
        model_override: null,
        status: 'active',
        retry_count: 0,
        error: null,
        turn: null,
        ask: null,
        answered_ask: null,
    };
}
function moved(run, agent, change) {
    return { run: (0,agents/* updateAgent */.x4)(run, agent.id, change), effects: [{ type: 'start', agent: agent.id }] };
}

;// CONCATENATED MODULE: ./lib/core/answer.js



/**
 * Follows a person's answer: to a question, on to the state that it named, with the answer as its input;
 * about a state with `effect: once`, the decision to repeat it or to go on elsewhere (spec 3.6); about a
 * graph's state, what it goes on with (spec 5.4).
 * @param resolve the state name that a target means; throws for one that means none
 * @throws UsageError for an answer that does not decide what was asked; ProtocolError from `resolve`.
 */
function answer(run, agentId, text, resolve) {
    const agent = (0,agents/* agentOf */.jk)(run, agentId);
    const next = agent.ask?.next ?? agent.current_state;
    const kind = agent.ask?.kind;
    if (kind === 'approval' || kind === 'feedback') {
        if (agent.ask?.required && text.trim() === '')
            throw new errors/* UsageError */.eb('An answer is needed.');
        const turn = agent.turn && { ...agent.turn, [kind]: text };
        return moved(run, agent, { status: 'active', ask: null, turn });
    }
    if (agent.ask?.kind !== 'repeat') {
        return moved(run, agent, { ...enter(next, text), answered_ask: agent.ask?.id ?? null });
    }
    if (/^\s*repeat\s*$/i.test(text)) {
        return moved(run, agent, {
            status: 'active',
            ask: null,
            turn: agent.turn && { ...agent.turn, repeat: true },
        });
    }
    const [, target, input] = /^\s*skip\s+to\s+([^\s:]+)(?:\s*:\s*([\s\S]*))?$/i.exec(text) ?? [];
    if (target === undefined) {
        throw new errors/* UsageError */.eb('Answer "repeat", or "skip to STATE" (with an input for it: "skip to STATE: text").');
    }
    return moved(run, agent, enter(resolve(target.trim()), input));
}
/** The agent waits for a person, and goes on with its current state when it has the answer. */
function askAbout(run, agentId, ask) {
    const { current_state: next } = (0,agents/* agentOf */.jk)(run, agentId);
    const open = { ...ask, next, timeout_at: null, timeout_next: null };
    return { run: (0,agents/* updateAgent */.x4)(run, agentId, { status: 'asking', ask: open }), ask: open };
}
/** The agent waits for a person to decide whether a state that must not be repeated blindly is repeated. */
function askRepeat(run, agentId, ask) {
    const { current_state: state } = (0,agents/* agentOf */.jk)(run, agentId);
    const question = `${state} was cut off while it ran, and it must not be repeated blindly (effect: once). Look at what it has done. Answer "repeat" to run it again, or "skip to STATE" to go on there.`;
    return askAbout(run, agentId, { ...ask, kind: 'repeat', question });
}

;// CONCATENATED MODULE: ./lib/runtime/answers.js


/**
 * Gives answers to open questions, and sends on the agents whose question has timed out (spec 4.5).
 * @throws UsageError for an answer that fits no open question, or several.
 */
function answerAsks(run, answers, { now, resolve }) {
    let next = run;
    const events = [];
    const give = (agent, askId, text) => {
        next = answer(next, agent.id, text, resolve).run;
        events.push({
            type: 'answered',
            agent: agent.id,
            state: agent.current_state,
            ask_id: askId,
            answer: text,
        });
    };
    for (const { askId, text } of answers) {
        const open = next.agents.filter((agent) => agent.ask !== null && (askId === undefined || agent.ask.id === askId));
        if (open.length !== 1)
            throw new errors/* UsageError */.eb(answerProblem(next, askId, open.length));
        give(open[0], open[0].ask.id, text);
    }
    for (const agent of next.agents) {
        const { ask } = agent;
        if (ask?.timeout_at == null || ask.timeout_next === null || Date.parse(ask.timeout_at) > now)
            continue;
        const waiting = { ...agent, ask: { ...ask, next: ask.timeout_next } };
        next = { ...next, agents: next.agents.map((other) => (other.id === agent.id ? waiting : other)) };
        give(agent, ask.id, '');
    }
    return { run: next, events };
}
function answerProblem(run, askId, found) {
    const open = run.agents.flatMap((agent) => agent.ask === null ? [] : [`${agent.ask.id} (${agent.ask.question.slice(0, 60)})`]);
    if (open.length === 0)
        return 'No question is open in this run, so there is nothing to answer.';
    if (found > 1)
        return `Several questions are open; say which one with --ask-id: ${open.join('; ')}.`;
    return `No open question has the id "${askId}". Open: ${open.join('; ')}.`;
}

// EXTERNAL MODULE: ./lib/process/orphans.js
var orphans = __webpack_require__(42314);
// EXTERNAL MODULE: ./lib/store/transcript.js
var transcript = __webpack_require__(49815);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
;// CONCATENATED MODULE: ./lib/core/step.js



/**
 * Follows a transition (spec 1.3). Pure: no clock, no random, no file, no process. The transition's
 * targets are state names already, its `cd` an absolute directory that exists.
 */
function step(run, agentId, transition, inputs) {
    const agent = (0,agents/* agentOf */.jk)(run, agentId);
    switch (transition.tag) {
        case 'goto':
            return moved(run, agent, enter(transition.target, transition.input));
        case 'reset':
            return moved(run, agent, {
                ...enter(transition.target, transition.input),
                session_id: null,
                branch_from: null,
                cwd: transition.cd ?? agent.cwd,
            });
        case 'call':
        case 'function':
            return moved(run, agent, called(agent, transition));
        case 'fork':
            return forked(run, agent, transition);
        case 'ask':
            return asked(run, agent, transition, inputs);
        case 'result':
            return returned(run, agent, transition);
        default:
            return transition;
    }
}
function called(agent, transition) {
    const frame = {
        session: agent.session_id,
        state: transition.return,
        cwd: agent.cwd,
        ...(agent.branch_from !== null && { branch_from: agent.branch_from }),
    };
    return {
        ...enter(transition.target, transition.input),
        model_override: transition.model ?? null,
        stack: [...agent.stack, frame],
        session_id: null,
        // A caller without a session of its own (scripts alone so far) has nothing to branch off: fresh.
        branch_from: transition.tag === 'call' ? (agent.session_id ?? agent.branch_from) : null,
    };
}
function forked(run, agent, transition) {
    let next = run;
    const effects = [];
    for (const worker of transition.workers) {
        const { id, counter } = (0,agents/* nextWorkerId */.nw)(next, agent.id, worker.target);
        const added = (0,agents/* newAgent */.SJ)(id, worker.target, worker.cd ?? agent.cwd, {
            variables: worker.variables,
            pending_result: worker.input ?? null,
            model_override: worker.model ?? null,
        });
        next = {
            ...next,
            agents: [...next.agents, added],
            fork_counters: { ...next.fork_counters, [agent.id]: counter },
        };
        effects.push({ type: 'forked', parent: agent.id, worker: id }, { type: 'start', agent: id });
    }
    const parent = moved(next, agent, enter(transition.next, transition.input));
    return { run: parent.run, effects: [...parent.effects, ...effects] };
}
function asked(run, agent, transition, inputs) {
    const timeout = transition.timeout === undefined ? null : (0,duration/* parseDuration */.E)(transition.timeout);
    const ask = {
        id: inputs.newId(),
        kind: 'question',
        question: transition.question.trim(),
        next: transition.next,
        asked_at: inputs.now,
        timeout_at: timeout === null ? null : new Date(Date.parse(inputs.now) + timeout).toISOString(),
        timeout_next: transition.timeoutNext ?? null,
    };
    const change = { status: 'asking', ask, turn: null, retry_count: 0, pending_result: null };
    return { run: (0,agents/* updateAgent */.x4)(run, agent.id, change), effects: [{ type: 'asked', agent: agent.id, ask }] };
}
function returned(run, agent, transition) {
    const frame = agent.stack.at(-1);
    if (!frame) {
        return {
            run: {
                ...run,
                agents: run.agents.filter((other) => other.id !== agent.id),
                results: { ...run.results, [agent.id]: transition.payload },
            },
            effects: [{ type: 'ended', agent: agent.id, result: transition.payload }],
        };
    }
    return moved(run, agent, {
        ...enter(frame.state, transition.payload),
        stack: agent.stack.slice(0, -1),
        session_id: frame.session,
        branch_from: frame.branch_from ?? null,
        cwd: frame.cwd,
    });
}

;// CONCATENATED MODULE: ./lib/runtime/directories.js



/**
 * Makes every `cd` of a transition absolute (spec 1.3).
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds.
 */
function resolveDirectories(transition, cwd, check) {
    const settle = (part) => {
        if (part.cd === undefined)
            return part;
        const cd = (0,external_node_path_.resolve)(cwd, part.cd);
        if (!isDirectory(cd)) {
            throw new errors/* RaymondError */.xC('MISSING_DIRECTORY', `cd="${part.cd}" names no directory: there is no ${cd}.`);
        }
        check(cd);
        return { ...part, cd };
    };
    if (transition.tag === 'fork')
        return { ...transition, workers: transition.workers.map(settle) };
    return transition.tag === 'reset' ? settle(transition) : transition;
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./lib/runtime/graph/visit.js
var visit = __webpack_require__(37908);
;// CONCATENATED MODULE: ./lib/runtime/questions.js


/**
 * Asks the person at the terminal, one question at a time (`--on-ask prompt`). Without a terminal the
 * question waits in the state file.
 */
class Questions {
    runtime;
    ends;
    /** Questions that somebody is being asked, or is about to be. */
    open = 0;
    last = Promise.resolve();
    constructor(runtime, ends) {
        this.runtime = runtime;
        this.ends = ends;
    }
    put(agentId, ask) {
        const { askPerson } = this.runtime.options;
        if (this.runtime.run.launch.on_ask !== 'prompt' || !askPerson)
            return;
        this.open += 1;
        this.last = this.last.then(async () => {
            try {
                const result = await this.untilAnswered(agentId, ask, askPerson);
                this.open -= 1;
                this.ends.answered(agentId, result);
            }
            catch (error) {
                this.ends.crashed(agentId, error);
            }
        });
    }
    async untilAnswered(agentId, ask, askPerson) {
        const { stop, workflow, emit } = this.runtime.options;
        let { question } = ask;
        while (stop.request === null) {
            const text = await askPerson(question, agentId, ask.multiline ?? false);
            if (stop.request !== null)
                return null;
            try {
                const { current_state: state } = this.runtime.agent(agentId);
                const result = answer(this.runtime.run, agentId, text, (target) => workflow.resolve(target));
                emit({ type: 'answered', agent: agentId, state, ask_id: ask.id, answer: text });
                return result;
            }
            catch (error) {
                // An answer that decides nothing is asked for again.
                if (!(error instanceof errors/* UsageError */.eb || error instanceof errors/* ProtocolError */.bd))
                    throw error;
                question = error.message;
            }
        }
        return null;
    }
}

// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/runtime/scripts/script-state.js + 1 modules
var script_state = __webpack_require__(96102);
// EXTERNAL MODULE: ./lib/runtime/template-values.js + 1 modules
var template_values = __webpack_require__(81577);
// EXTERNAL MODULE: ./lib/core/protocol/route.js + 2 modules
var route = __webpack_require__(32139);
// EXTERNAL MODULE: ./lib/runtime/turns/prompt-turns.js + 5 modules
var prompt_turns = __webpack_require__(37744);
;// CONCATENATED MODULE: ./lib/runtime/turns/prompt-state.js






/** One agent's visit of one prompt state: its turn, reminders, and further attempts, up to a transition. */
async function visitPromptState(runtime, agentId, state, signal) {
    let cli;
    try {
        cli = await runtime.options.agentCli(agentCliName(runtime, state));
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return (0,record/* failed */.gz)({ code: 'AGENT_FAILED', message: `${state.file}: ${error.message}` });
    }
    const visit = {
        ...{ runtime, agentId, state, cli, signal, failures: 0 },
        prompt: () => (0,template_values/* renderFor */.EN)(runtime, agentId, state.body),
        afterText: (turn, text, session) => afterText(visit, state, turn, text, session),
    };
    return (0,prompt_turns/* takeVisit */.j)(visit);
}
function agentCliName(runtime, state) {
    const { agent } = runtime.run.launch;
    // A replay stands in for whatever CLI the states name.
    return agent === 'replay' ? agent : (state.options.agent ?? agent);
}
/** Reads the transition out of a final message, or goes on with a reminder. */
async function afterText(visit, state, turn, text, session) {
    const { runtime, agentId } = visit;
    const routing = (0,route/* routeByTags */._)({
        text,
        options: state.options,
        resolve: (target) => runtime.options.workflow.resolve(target),
    });
    switch (routing.kind) {
        case 'transition': {
            for (const warning of routing.warnings)
                runtime.warn(warning, agentId, state.name);
            runtime.run = (0,turns/* adoptSession */.NR)(runtime.run, agentId, session);
            return {
                kind: 'transition',
                transition: routing.transition,
                implicit: routing.implicit,
                turn: turn.id,
            };
        }
        case 'fail':
            return (0,record/* failed */.gz)(routing);
        case 'remind':
            return (0,prompt_turns/* remind */.S)(visit, turn, session, routing);
        default:
            return routing;
    }
}

;// CONCATENATED MODULE: ./lib/runtime/orchestrator.js











/**
 * The loop (spec 3.1): starts every live agent's state, at most `concurrency` at once and first come first
 * served; follows each outcome as it arrives; ends when no agent is live or something stops the run.
 */
class Orchestrator {
    runtime;
    queue = [];
    inFlight = new Set();
    questions;
    fatal = null;
    finish;
    constructor(runtime) {
        this.runtime = runtime;
        this.questions = new Questions(runtime, {
            answered: (agentId, result) => this.answered(agentId, result),
            crashed: (agentId, error) => this.crash(agentId, error),
        });
    }
    /**
     * Resolves with the run's end, which is on disk then.
     * @throws StateError STATE_WRITE_FAILED; every child has been stopped.
     */
    async execute() {
        const { runtime } = this;
        await runtime.commit();
        const finished = new Promise((resolve) => {
            this.finish = resolve;
        });
        runtime.options.stop.onStop(() => this.pump());
        for (const agent of runtime.run.agents) {
            if (agent.status === 'active')
                this.queue.push(agent.id);
            else if (agent.status === 'asking')
                this.ask(agent.id);
        }
        this.pump();
        await finished;
        if (this.fatal !== null)
            throw this.fatal.error;
        this.conclude();
        // A run that is on record as completed is not gone into again.
        await runtime.options.history?.flush();
        await runtime.commit();
        return runtime.run;
    }
    pump() {
        const { stop } = this.runtime.options;
        const { concurrency } = this.runtime.run.launch;
        while (stop.request === null && this.inFlight.size < concurrency) {
            const next = this.queue.shift();
            if (next === undefined)
                break;
            this.start(next);
        }
        const waiting = stop.request === null && (this.queue.length > 0 || this.questions.open > 0);
        if (this.inFlight.size === 0 && !waiting)
            this.finish();
    }
    start(agentId) {
        this.inFlight.add(agentId);
        this.visit(agentId).then((end) => this.settle(agentId, end), (error) => this.crash(agentId, error));
    }
    async visit(agentId) {
        const entered = this.enter(agentId);
        if ('kind' in entered)
            return entered;
        const { signal } = this.runtime.options.stop;
        const { definition } = entered;
        switch (definition.kind) {
            case 'script':
                return (0,script_state/* visitScriptState */._E)(this.runtime, agentId, definition, signal);
            case 'prompt':
                return visitPromptState(this.runtime, agentId, definition, signal);
            case 'graph': {
                const { visitGraphState } = await __webpack_require__.e(/* import() */ 785).then(__webpack_require__.bind(__webpack_require__, 46785));
                return visitGraphState(this.runtime, agentId, definition, signal);
            }
            default:
                return definition;
        }
    }
    /** Follows loop limits; a visit that a crash cut off has passed them already. */
    enter(agentId) {
        const { runtime } = this;
        const { workflow, emit } = runtime.options;
        const { graph } = workflow;
        if ((0,record/* turnLeftOpen */.vA)(runtime, agentId) !== null) {
            return { definition: workflow.state(runtime.agent(agentId).current_state) };
        }
        if (runtime.run.steps >= runtime.run.launch.max_steps)
            return this.tooManySteps();
        // Redirections end: each passes a state whose limit is reached, and there are only so many states.
        for (let redirections = 0; redirections <= workflow.states.length; redirections++) {
            if (graph !== undefined)
                (0,visit/* passSkips */.kt)(runtime, agentId, graph);
            const agent = runtime.agent(agentId);
            const definition = workflow.state(agent.current_state);
            const limit = resolveLimit(definition, (target) => workflow.resolve(target));
            const entry = (0,turns/* checkEntry */.Tr)(runtime.run, agentId, limit);
            if (entry.kind === 'may_enter')
                return { definition };
            if (entry.kind === 'refused')
                return this.refused(agentId, entry.count);
            runtime.run = entry.run;
            emit({ type: 'max_visits', agent: agentId, state: definition.name, count: entry.count, to: entry.to });
        }
        return this.refused(agentId, 0);
    }
    refused(agentId, count) {
        const { run, options } = this.runtime;
        const { graph } = options.workflow;
        const { current_state: state } = this.runtime.agent(agentId);
        const onward = graph === undefined ? 'goto' : 'continue';
        const message = run.launch.loop === null
            ? `${state} was to be entered more often than its max_visits of ${count}. Give max_visits a \`${onward}\`, raise it, or resume to allow another round.`
            : `The loop has had its ${count} iterations without a <result>. Go on with: raymond resume ${run.workflow_id} --max-iterations <more>`;
        if (graph === undefined)
            return (0,record/* failed */.gz)({ code: 'MAX_VISITS', message });
        if (graph.error !== null)
            options.emit({ type: 'max_visits', agent: agentId, state, count, to: graph.error });
        return (0,visit/* raise */.xl)(this.runtime, agentId, graph, { code: 'MAX_VISITS', message });
    }
    tooManySteps() {
        const { run, options } = this.runtime;
        options.stop.stop({
            mode: 'drain',
            status: 'failed',
            reason: 'MAX_STEPS',
            message: `The run has taken ${run.steps} steps, its limit. If it is not running in circles: raymond resume ${run.workflow_id} --max-steps <more>`,
        });
        return { kind: 'left_open' };
    }
    settle(agentId, end) {
        this.inFlight.delete(agentId);
        try {
            if (end.kind === 'transition')
                this.follow(agentId, end.transition, end.implicit, end.turn);
            else if (end.kind === 'failed')
                this.fail(agentId, end.error);
            else if (end.kind === 'ask_repeat')
                this.askRepeat(agentId);
            else if (end.kind === 'ask')
                this.askAbout(agentId, end.ask);
        }
        catch (error) {
            this.crash(agentId, error);
            return;
        }
        this.pump();
        // After the pump, so that what it started is written ahead in the same write.
        this.runtime.commit().catch((error) => this.crash(agentId, error));
    }
    follow(agentId, written, implicit, turn) {
        const { runtime } = this;
        const before = runtime.agent(agentId);
        const { graph } = runtime.options.workflow;
        const state = before.current_state;
        let transition;
        try {
            transition = resolveDirectories(
            // What goes with an agent through a graph is output, and no template.
            graph === undefined ? (0,template_values/* renderTransition */.Yc)(runtime, agentId, written) : written, before.cwd, runtime.options.checkDirectory);
        }
        catch (error) {
            if (error instanceof errors/* StateError */.qq || !isAgentError(error))
                throw error;
            this.fail(agentId, error);
            return;
        }
        const result = step(runtime.run, agentId, transition, {
            now: runtime.now(),
            newId: () => runtime.options.ports.newId().slice(0, 8),
        });
        runtime.run = result.run;
        const after = result.run.agents.find((agent) => agent.id === agentId);
        const to = after === undefined
            ? null
            : after.status === 'asking'
                ? (after.ask?.next ?? null)
                : after.current_state;
        runtime.options.emit({ type: 'transition', agent: agentId, state, turn, transition, implicit, to });
        for (const effect of result.effects)
            this.apply(effect, state);
    }
    apply(effect, state) {
        const { runtime } = this;
        const { emit } = runtime.options;
        switch (effect.type) {
            case 'start':
                this.queue.push(effect.agent);
                break;
            case 'forked': {
                const worker = runtime.agent(effect.worker);
                emit({
                    type: 'forked',
                    agent: effect.parent,
                    state,
                    worker: worker.id,
                    worker_state: worker.current_state,
                    variables: worker.variables,
                });
                break;
            }
            case 'asked':
                emit({
                    type: 'asked',
                    agent: effect.agent,
                    state,
                    ask_id: effect.ask.id,
                    question: effect.ask.question,
                });
                this.ask(effect.agent);
                break;
            case 'ended':
                emit({ type: 'agent_ended', agent: effect.agent, state, result: effect.result });
                break;
            default:
                effect;
        }
    }
    askRepeat(agentId) {
        const { runtime } = this;
        const { current_state: state } = runtime.agent(agentId);
        const id = runtime.options.ports.newId().slice(0, 8);
        const { run, ask } = askRepeat(runtime.run, agentId, { id, asked_at: runtime.now() });
        runtime.run = run;
        this.apply({ type: 'asked', agent: agentId, ask }, state);
    }
    askAbout(agentId, about) {
        const { runtime } = this;
        const { current_state: state } = runtime.agent(agentId);
        const id = runtime.options.ports.newId().slice(0, 8);
        const { run, ask } = askAbout(runtime.run, agentId, { ...about, id, asked_at: runtime.now() });
        runtime.run = run;
        this.apply({ type: 'asked', agent: agentId, ask }, state);
    }
    ask(agentId) {
        const { ask } = this.runtime.agent(agentId);
        if (ask === null)
            return;
        if (this.runtime.run.launch.on_ask === 'fail') {
            const message = `A person was to be asked: ${ask.question} (--on-ask fail)`;
            this.fail(agentId, { code: 'ASK', message });
            return;
        }
        this.questions.put(agentId, ask);
    }
    answered(agentId, result) {
        if (result !== null) {
            const { current_state: state } = this.runtime.agent(agentId);
            this.runtime.run = result.run;
            for (const effect of result.effects)
                this.apply(effect, state);
        }
        this.pump();
        this.runtime.commit().catch((error) => this.crash(agentId, error));
    }
    fail(agentId, error) {
        const { runtime } = this;
        const { current_state: state } = runtime.agent(agentId);
        runtime.run = (0,turns/* failAgent */.CD)(runtime.run, agentId, { code: error.code, message: error.message });
        runtime.options.emit({
            type: 'agent_failed',
            agent: agentId,
            state,
            code: error.code,
            message: error.message,
        });
    }
    /** A bug, or a state file that cannot be written: nothing may go on that is not on record. */
    crash(agentId, error) {
        this.inFlight.delete(agentId);
        this.fatal ??= { error };
        this.runtime.options.stop.stop({
            mode: 'interrupt',
            status: 'failed',
            reason: 'INTERNAL',
            message: (0,errors/* messageOf */.bD)(error),
        });
        // Ends the run when the last child has been stopped.
        this.pump();
    }
    conclude() {
        const { runtime } = this;
        const { status, error } = (0,turns/* conclusion */.q$)(runtime.run);
        const { request } = runtime.options.stop;
        // Everything may have ended before the stop came into force.
        const end = request !== null && status !== 'completed' ? request : { status, ...reasonOf(runtime.run, error) };
        runtime.run = {
            ...runtime.run,
            status: end.status,
            reason: end.reason,
            message: end.message,
            resume_at: 'resumeAt' in end ? (end.resumeAt ?? null) : null,
        };
    }
}
function resolveLimit(definition, resolve) {
    const limit = definition.options.max_visits;
    return limit?.goto === undefined ? limit : { ...limit, goto: resolve(limit.goto) };
}
function isAgentError(error) {
    return error instanceof Error && 'code' in error && error.name === 'RaymondError';
}
/** Why a run that nothing stopped has come to its end, and what to do next. */
function reasonOf(run, error) {
    if (error !== null)
        return { reason: error.code, message: error.message };
    const asks = run.agents.flatMap(({ ask }) => (ask === null ? [] : [ask]));
    if (asks.length === 0)
        return { reason: null, message: null };
    const answers = asks.map(({ id }) => `raymond resume ${run.workflow_id} --answer TEXT${asks.length > 1 ? ` --ask-id ${id}` : ''}`);
    const questions = asks.map(({ question }) => question).join(' / ');
    return {
        reason: 'ASK',
        message: `Waiting for an answer: ${questions} Answer with: ${answers.join(' or ')}`,
    };
}

;// CONCATENATED MODULE: ./lib/runtime/recovery.js

/** Reads a run's log for what became of its open turns. Without any, the log is not read. */
async function readOpenTurns(run, paths) {
    const open = new Map(run.agents.flatMap(({ turn }) => (turn === null ? [] : [[turn.id, turn]])));
    const loggedOutcomes = new Map();
    const startedTurns = new Set();
    if (open.size === 0)
        return { loggedOutcomes, startedTurns };
    for (const event of await (0,transcript/* readEvents */.wj)(paths.events)) {
        if (!('turn' in event) || !open.has(event.turn))
            continue;
        if (event.type === 'turn_started')
            startedTurns.add(event.turn);
        // What an agent failed of is not applied again: the resume is there to try once more.
        if (event.type === 'outcome' && !open.get(event.turn)?.failed)
            loggedOutcomes.set(event.turn, event);
    }
    return { loggedOutcomes, startedTurns };
}

;// CONCATENATED MODULE: ./lib/runtime/runtime.js

/** The run as it stands, and the ways to change it. One per orchestrator. */
class Runtime {
    run;
    options;
    /** Cost caps of the turns in flight, USD by agent id. */
    caps = new Map();
    /** How each agent's last turn ended: a graph's state that asks a person goes on from there. */
    outcomes = new Map();
    warned = new Set();
    leftOpen;
    constructor(run, options) {
        this.run = run;
        this.options = options;
        this.leftOpen = new Set(run.agents.flatMap(({ turn }) => (turn === null ? [] : [turn.id])));
    }
    agent(id) {
        return (0,agents/* agentOf */.jk)(this.run, id);
    }
    update(id, change) {
        this.run = (0,agents/* updateAgent */.x4)(this.run, id, change);
    }
    /** The turn was left open by an earlier life of the run, and had not been told of when that ended. */
    isUntold(turnId) {
        return this.leftOpen.has(turnId) && !this.options.startedTurns.has(turnId);
    }
    /** ISO, and never before the last one: a clock that jumps back must not reorder the run. */
    now() {
        const time = new Date(this.options.ports.now()).toISOString();
        return time > this.run.updated_at ? time : this.run.updated_at;
    }
    /** Resolves when the run as it is now is on disk. */
    commit() {
        this.run = { ...this.run, updated_at: this.now() };
        return this.options.writer.commit(this.run);
    }
    /** The same warning about the same agent is told once. */
    warn(message, agent, state) {
        const key = `${agent ?? ''}\n${message}`;
        if (this.warned.has(key))
            return;
        this.warned.add(key);
        this.options.emit({
            type: 'warning',
            message,
            ...(agent !== undefined && { agent }),
            ...(state !== undefined && { state }),
        });
    }
}

;// CONCATENATED MODULE: ./lib/runtime/conduct.js







/**
 * Opens the run's log, runs its orchestrator to the end, and closes what was opened.
 * @throws StateError STATE_WRITE_FAILED.
 */
async function conduct({ run, workflow, paths, around, resumed, freshSession, events, }) {
    const began = around.ports.now();
    const open = await readOpenTurns(run, paths);
    const history = await historyOf(workflow, run.workflow_id, resumed, paths);
    const log = new transcript/* EventLog */.vu(paths.events);
    const emit = (event) => {
        const logged = appended(log, event, around);
        history?.onEvent(logged);
        around.onEvent(logged);
    };
    const writer = new state_file/* StateWriter */.r(paths.state);
    const clis = new Map();
    const agentCli = (name) => {
        let cli = clis.get(name);
        if (cli === undefined) {
            cli = around.agentCli(name, run.launch, workflow.manifest);
            clis.set(name, cli);
        }
        return cli;
    };
    const runtime = new Runtime(run, {
        workflow,
        ports: around.ports,
        paths,
        writer,
        stop: around.stop,
        emit,
        agentCli,
        startScript: (options) => around.children.startScript(options),
        childEnvironment: (adapter) => ({
            ...around.childEnvironment(adapter, run.launch),
            [orphans/* RUN_FOLDER_VARIABLE */.C]: paths.folder,
        }),
        templateValues: around.templateValues,
        askPerson: around.askPerson,
        checkDirectory: around.checkDirectory,
        environment: around.environment,
        history,
        ...open,
        freshSession,
    });
    try {
        announce(runtime, resumed);
        for (const event of events)
            emit(event);
        if (resumed)
            await reportOrphans(runtime, paths, around.ports);
        const ended = await new Orchestrator(runtime).execute();
        const end = {
            run: ended,
            paths,
            runCostUsd: ended.total_cost_usd - run.total_cost_usd,
            durationMs: around.ports.now() - began,
            resumed,
        };
        emit({
            type: 'run_ended',
            status: ended.status,
            reason: ended.reason,
            message: ended.message ?? '',
            total_cost_usd: ended.total_cost_usd,
            run_cost_usd: end.runCostUsd,
            steps: ended.steps,
            duration_ms: end.durationMs,
            state_writes: writer.writes,
            state_bytes: writer.bytes,
        });
        await history?.flush();
        if (history?.problem != null)
            runtime.warn(`context.json could not be written: ${(0,errors/* messageOf */.bD)(history.problem)}`);
        return end;
    }
    finally {
        await Promise.all([...clis.values()].map((cli) => cli.then((agent) => agent.close()).catch(() => { })));
        log.close();
    }
}
/** An event that cannot be put on record stops the run: nothing may go on that a resume would not know of. */
function appended(log, event, { ports, stop }) {
    const time = new Date(ports.now()).toISOString();
    try {
        return log.append(event, time);
    }
    catch (error) {
        stop.stop({
            mode: 'interrupt',
            status: 'failed',
            reason: 'STATE_WRITE_FAILED',
            message: (0,errors/* errorText */.kc)(error),
        });
        // People are told all the same.
        return { seq: 0, time, ...event };
    }
}
/** A state graph's history so far (spec 5.9): what the run's log says of it. */
async function historyOf({ graph }, runId, resumed, paths) {
    if (graph === undefined)
        return undefined;
    const { contextFile, GraphHistory } = await __webpack_require__.e(/* import() */ 804).then(__webpack_require__.bind(__webpack_require__, 25804));
    return new GraphHistory(contextFile(graph), runId, resumed ? await (0,transcript/* readEvents */.wj)(paths.events) : []);
}
async function reportOrphans(runtime, paths, ports) {
    const ended = await (0,orphans/* endOrphans */.X)(paths.folder, (ms) => ports.sleep(ms, new AbortController().signal));
    if (ended > 0)
        runtime.warn(`${ended} processes that the killed orchestrator had left running were ended`);
}
function announce(runtime, resumed) {
    const { run, options } = runtime;
    const common = { run_id: run.workflow_id, workflow: run.workflow.path, budget_usd: run.budget_usd };
    if (resumed)
        options.emit({ type: 'run_resumed', ...common, total_cost_usd: run.total_cost_usd });
    else
        options.emit({ type: 'run_started', ...common, entry: options.workflow.entry });
    for (const warning of options.workflow.warnings)
        runtime.warn(warning);
}

;// CONCATENATED MODULE: ./lib/runtime/launch.js










/** Not `graph-history.js`'s own: that loads a schema. */
const NO_HISTORY = { vars: {}, approvals: {}, feedbacks: {}, stateHistory: [] };
/**
 * Starts a run. One that is finished already is given back as it is and spends nothing (spec 3.2).
 * @throws StateError STATE_LOCKED, STATE_EXISTS, STATE_INVALID, STATE_WRITE_FAILED.
 */
async function startRun(request, around) {
    const paths = (0,run_folder/* runPaths */.Ot)(around.stateDir, request.runId);
    return withLock(around, paths, async () => {
        const existing = await existingRun(paths);
        if (existing !== null)
            return finished(existing, request, paths);
        const { workflow } = request;
        const start = workflow.graph && startOf(workflow, workflow.graph, request.graph);
        const run = newRun({
            id: request.runId,
            workflow: workflowRef(workflow),
            entry: start?.entry ?? workflow.entry,
            input: request.input,
            budgetUsd: request.budgetUsd,
            launch: request.launch,
            metadata: request.metadata,
            now: new Date(around.ports.now()).toISOString(),
            ...(start !== undefined && { variables: start.context.vars }),
        });
        return conduct({
            run,
            workflow,
            paths,
            around,
            resumed: false,
            freshSession: false,
            events: start === undefined ? [] : [{ type: 'graph_started', context: start.context }],
        });
    });
}
/** The variable `workflow` holds the workflow's name (spec 5.6). */
function startOf(workflow, graph, start) {
    const { entry = workflow.entry, context = NO_HISTORY } = start ?? {};
    return { entry, context: { ...context, vars: { ...context.vars, workflow: graph.name } } };
}
/**
 * Carries a run on from its state file (spec 3.6).
 * @throws StateError as `startRun`, STATE_MISSING, WORKFLOW_CHANGED; UsageError for an answer that fits no question.
 */
async function resumeRun(request, around) {
    const paths = (0,run_folder/* runPaths */.Ot)(around.stateDir, request.runId);
    return withLock(around, paths, async () => {
        const stored = await (0,state_file/* readStateFile */.q)(paths.state);
        if (stored.status === 'completed') {
            return { run: stored, paths, runCostUsd: 0, durationMs: 0, resumed: true };
        }
        const moved = relocate(stored, rootOf(around.stateDir) ?? stored.launch.root);
        const launch = request.launch(moved.launch);
        const workflow = await request.openWorkflow(moved.workflow.path, launch);
        if (!request.acceptChanges)
            checkFingerprint(moved, workflow);
        const revived = (0,turns/* reviveAgents */.cG)({
            ...moved,
            workflow: workflowRef(workflow),
            launch,
            budget_usd: request.budgetUsd ?? moved.budget_usd,
        });
        const { run, events } = answerAsks(revived, request.answers, {
            now: around.ports.now(),
            resolve: (target) => workflow.resolve(target),
        });
        return conduct({
            run,
            workflow,
            paths,
            around,
            resumed: true,
            freshSession: request.freshSession,
            events,
        });
    });
}
async function withLock(around, paths, body) {
    (0,run_folder/* createRunFolders */.vA)(around.stateDir, paths);
    const lock = acquireLock(paths.lock, new Date(around.ports.now()).toISOString());
    try {
        return await body();
    }
    finally {
        lock.release();
    }
}
async function existingRun(paths) {
    try {
        return await (0,state_file/* readStateFile */.q)(paths.state);
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq && error.code === 'STATE_MISSING')
            return null;
        throw error;
    }
}
function finished(existing, request, paths) {
    if (existing.status === 'completed' &&
        existing.workflow.fingerprint === request.workflow.fingerprint.sha256) {
        return { run: existing, paths, runCostUsd: 0, durationMs: 0, resumed: true };
    }
    throw new errors/* StateError */.qq('STATE_EXISTS', `There is a run ${request.runId} already (${existing.status}). Carry it on with \`raymond resume ${request.runId}\`, or give the new run another --run-id.`, { file: paths.state });
}
function workflowRef(workflow) {
    return { path: workflow.path, fingerprint: workflow.fingerprint.sha256, files: workflow.fingerprint.files };
}
/** The project folder that `.raymond/state` lies in; null for a state folder that the user put elsewhere. */
function rootOf(stateDir) {
    const home = (0,external_node_path_.dirname)(stateDir);
    return (0,external_node_path_.basename)(stateDir) === 'state' && (0,external_node_path_.basename)(home) === '.raymond' ? (0,external_node_path_.dirname)(home) : null;
}
function checkFingerprint(run, workflow) {
    const before = run.workflow.files;
    const now = workflow.fingerprint.files;
    if (run.workflow.fingerprint === workflow.fingerprint.sha256)
        return;
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
    const changes = names
        .filter((name) => before[name] !== now[name])
        .map((name) => `${name} (${before[name] === undefined ? 'new' : now[name] === undefined ? 'gone' : 'changed'})`);
    throw new errors/* StateError */.qq('WORKFLOW_CHANGED', `The workflow is not what the run was started with: ${changes.join(', ')}. Put it back, or resume with --accept-changes.`, { file: workflow.path });
}

// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
;// CONCATENATED MODULE: ./lib/runtime/stop.js
/** What makes a run end before its agents have: a signal, a limit, the budget, the deadline. */
class StopControl {
    current = null;
    controller = new AbortController();
    listeners = [];
    get request() {
        return this.current;
    }
    /** Aborts when turns in flight have to end. */
    get signal() {
        return this.controller.signal;
    }
    /** The first request decides how the run ends; a later one can only make it end sooner. */
    stop(request) {
        if (this.current === null)
            this.current = request;
        else if (request.mode === 'interrupt' && this.current.mode === 'drain') {
            this.current = { ...this.current, mode: 'interrupt' };
        }
        if (request.mode === 'interrupt')
            this.controller.abort();
        for (const listener of this.listeners)
            listener();
    }
    onStop(listener) {
        this.listeners.push(listener);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var parts_state_file = __webpack_require__(78608);
;// CONCATENATED MODULE: ./lib/workflow/folder.js




/**
 * The states and the manifest at the top level of a folder, sorted by name; subfolders and other files
 * are none of a workflow's business (spec 2, 2.1).
 * @param folder as the user gave it; messages name files the same way.
 * @throws WorkflowError for a link that leads out of the folder or nowhere, and for an unreadable file.
 */
async function readFolder(folder) {
    try {
        const [root, entries] = await Promise.all([(0,promises_.realpath)(folder), (0,promises_.readdir)(folder, { withFileTypes: true })]);
        const wanted = entries.filter(({ name }) => (0,parts_state_file/* isStateName */.XD)(name) || name === parts_state_file/* MANIFEST_NAME */.ir);
        const files = await Promise.all(wanted.map((entry) => readEntry(folder, root, entry)));
        return files.filter((file) => file !== null).sort(parts_state_file/* byName */.nG);
    }
    catch (cause) {
        if (cause instanceof errors/* WorkflowError */.s8)
            throw cause;
        throw new errors/* WorkflowError */.s8(`cannot read the folder: ${(0,errors/* messageOf */.bD)(cause)}`, { file: folder }, { cause });
    }
}
async function readEntry(folder, root, entry) {
    const file = (0,external_node_path_.join)(folder, entry.name);
    if (entry.isSymbolicLink()) {
        const target = await linkTarget(file);
        if (isOutside(root, target)) {
            throw new errors/* WorkflowError */.s8(`the symbolic link leads out of the workflow's folder, to ${target}; copy the file instead`, { file });
        }
        // A folder or a pipe may be called REVIEW.md; it is no state.
        if (!(await (0,promises_.stat)(target)).isFile())
            return null;
    }
    else if (!entry.isFile()) {
        return null;
    }
    return { name: entry.name, file, path: (0,external_node_path_.resolve)(file), bytes: await (0,promises_.readFile)(file) };
}
async function linkTarget(file) {
    try {
        return await (0,promises_.realpath)(file);
    }
    catch (cause) {
        throw new errors/* WorkflowError */.s8('the symbolic link leads nowhere', { file }, { cause });
    }
}
function isOutside(root, target) {
    const way = (0,external_node_path_.relative)(root, target);
    // Another drive on Windows has no relative way and stays absolute.
    return way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.resolve)(way) === way;
}

;// CONCATENATED MODULE: ./lib/workflow/locate.js




const CONTAINERS = {
    '.zip': 'archive',
    '.yaml': 'document',
    '.yml': 'document',
};
/**
 * Decides what a path means (spec 2): a folder, a file in one, an archive, a YAML document, or a state
 * inside one of the last two (`wf.yaml/STATE`).
 * @throws WorkflowError if there is nothing, or nothing that can hold a workflow.
 */
async function locate(path) {
    const kind = await kindOf(path);
    if (kind === 'folder')
        return { kind: 'folder', container: path, entry: null };
    if (kind === 'file')
        return locateFile(path);
    const parent = (0,external_node_path_.dirname)(path);
    const container = CONTAINERS[(0,external_node_path_.extname)(parent).toLowerCase()];
    if (container !== undefined && (await kindOf(parent)) === 'file') {
        return { kind: container, container: parent, entry: (0,external_node_path_.basename)(path) };
    }
    throw new errors/* WorkflowError */.s8('the workflow does not exist: there is no such file or folder', { file: path });
}
function locateFile(path) {
    const name = (0,external_node_path_.basename)(path);
    const container = CONTAINERS[(0,external_node_path_.extname)(path).toLowerCase()];
    if (container !== undefined)
        return { kind: container, container: path, entry: null };
    if ((0,parts_state_file/* isStateName */.XD)(name))
        return { kind: 'folder', container: (0,external_node_path_.dirname)(path), entry: name };
    throw new errors/* WorkflowError */.s8((0,external_node_path_.extname)(path) === '.md'
        ? 'this file is no state: hidden files and README.md are not read as prompts'
        : 'this is no workflow: give a folder, a state file (.md, .sh, .ps1, .bat), a .zip or a .yaml', { file: path });
}
async function kindOf(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory() ? 'folder' : 'file';
    }
    catch (cause) {
        const code = cause.code ?? '';
        if (['ENOENT', 'ENOTDIR'].includes(code))
            return 'nothing';
        throw new errors/* WorkflowError */.s8(`cannot read the workflow: ${(0,errors/* messageOf */.bD)(cause)}`, { file: path }, { cause });
    }
}

// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/workflow/script-options.js
var script_options = __webpack_require__(57065);
;// CONCATENATED MODULE: ./lib/workflow/read-state-files.js


/**
 * The states of a folder or an archive, in the files' order (spec 1.4, 1.6). A state whose file cannot be
 * read stays in the list, without options: other states may well name it.
 */
async function readStateFiles(files, findings) {
    const states = [];
    for (const file of files.filter(({ name }) => (0,parts_state_file/* isStateName */.XD)(name))) {
        const text = (0,parts_state_file/* decodeText */.g7)(file.bytes, file.file, findings) ?? '';
        const runtime = parts_state_file/* SCRIPT_RUNTIMES */.Q8[(0,parts_state_file/* extensionOf */.je)(file.name)];
        states.push(runtime === undefined
            ? await readPromptFile(file, text, findings)
            : readScriptFile(file, text, runtime, findings));
    }
    return states;
}
async function readPromptFile(file, text, findings) {
    // Loaded here so that a workflow of scripts starts without gray-matter, yaml and valibot.
    const { readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(599), __webpack_require__.e(890)]).then(__webpack_require__.bind(__webpack_require__, 99890));
    const { source, ...prompt } = readPrompt(text, file.file, findings);
    return {
        definition: { kind: 'prompt', name: file.name, file: file.file, ...prompt },
        options: source && { source, prefix: [] },
    };
}
function readScriptFile({ name, file, path }, text, runtime, findings) {
    const source = path === undefined ? { text } : { path };
    const options = (0,script_options/* readScriptOptions */._8)(text, (0,parts_state_file/* extensionOf */.je)(name), file, findings);
    return { definition: { kind: 'script', name, file, runtime, source, options }, options: null };
}

;// CONCATENATED MODULE: ./lib/workflow/open.js











/**
 * Opens a workflow, whatever holds it (spec 2).
 * @throws WorkflowError that lists everything that is wrong with it, each with file and line.
 */
async function openWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const { entry, states, findings, ...reading } = await readWorkflow(path, { ...options, platform });
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,parts_findings/* errorOf */.M)([first, ...others]);
    if (entry === null)
        throw new errors/* WorkflowError */.s8('the workflow has no entry', { file: path });
    const byName = new Map(states.map(({ definition }) => [definition.name, definition]));
    const names = [...byName.keys()];
    return {
        ...reading,
        entry,
        states: names,
        warnings: findings.map(parts_findings/* findingText */.N),
        state(name) {
            const state = byName.get(name);
            if (state === undefined)
                throw new errors/* WorkflowError */.s8(`the workflow has no state ${name}`, { file: path });
            return state;
        },
        resolve: (target) => reading.graph === undefined ? (0,resolve/* resolveTarget */.u1)(names, target, platform) : resolveExactly(names, target),
    };
}
/**
 * Reads a workflow without judging it.
 * @throws WorkflowError only if its container cannot be read at all.
 */
async function readWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const location = await locate(path);
    const files = await readContainer(location);
    const findings = [];
    const top = await readTop(location, files, findings);
    if (top !== null && isGraph(top.data)) {
        const { readGraphWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(12)]).then(__webpack_require__.bind(__webpack_require__, 76012));
        return readGraphWorkflow({
            path,
            location,
            top,
            files,
            agentCli: options.agentCli,
            cwd: options.cwd,
            findings,
        });
    }
    const { states, manifest } = await readStates(location, files, top, platform, findings);
    return {
        path: (0,external_node_path_.resolve)(path),
        name: manifest.name ?? nameOf(location),
        entry: open_readEntry(path, location, states, platform, findings),
        states,
        manifest,
        fingerprint: (0,fingerprint/* fingerprintOf */.a)(files),
        findings,
    };
}
async function readContainer({ kind, container }) {
    switch (kind) {
        case 'folder':
            return readFolder(container);
        case 'archive': {
            const { readArchive } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(59)]).then(__webpack_require__.bind(__webpack_require__, 18059));
            return readArchive(container);
        }
        case 'document':
            return [{ name: (0,external_node_path_.basename)(container), file: container, bytes: await readBytes(container) }];
    }
}
async function readBytes(file) {
    try {
        return await (0,promises_.readFile)(file);
    }
    catch (cause) {
        throw new errors/* WorkflowError */.s8(`cannot read the workflow: ${(0,errors/* messageOf */.bD)(cause)}`, { file }, { cause });
    }
}
/** The document itself, or the `workflow.yaml` beside the states; null if there is none or it is broken. */
async function readTop({ kind }, files, findings) {
    const top = kind === 'document' ? files[0] : files.find(({ name }) => name === parts_state_file/* MANIFEST_NAME */.ir);
    const text = top && (0,parts_state_file/* decodeText */.g7)(top.bytes, top.file, findings);
    if (top === undefined || typeof text !== 'string')
        return null;
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(551)]).then(__webpack_require__.bind(__webpack_require__, 28551));
    const found = [];
    const source = parseYaml((0,parts_state_file/* withUnixLineEnds */.ry)(text), top.file, found);
    if (source === null && /^initial\s*:/m.test(text)) {
        // A broken state graph: its own reader names the key's whole path.
        const { parseGraphYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(779)]).then(__webpack_require__.bind(__webpack_require__, 3779));
        return parseGraphYaml((0,parts_state_file/* withUnixLineEnds */.ry)(text), top.file, findings);
    }
    findings.push(...found);
    return source;
}
async function readStates({ kind }, files, top, platform, findings) {
    if (top === null) {
        // A document that is broken has been reported; a folder needs no manifest.
        return { states: kind === 'document' ? [] : await readStateFiles(files, findings), manifest: {} };
    }
    const { readManifest } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 60508));
    if (kind !== 'document') {
        refuseStates(top, findings);
        return {
            manifest: readManifest(top, findings, ['states']),
            states: await readStateFiles(files, findings),
        };
    }
    const { readDocument } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(928)]).then(__webpack_require__.bind(__webpack_require__, 48928));
    return {
        manifest: readManifest(top, findings, ['states']),
        states: readDocument(top, platform, findings),
    };
}
/** Two places for the states of one workflow would hide one of them. */
function refuseStates(manifest, findings) {
    if (!hasKey(manifest.data, 'states'))
        return;
    findings.push({
        severity: 'error',
        rule: 'bad-value',
        file: manifest.file,
        line: manifest.lineOf(['states']),
        message: `states: are files where the workflow is a folder; to run these, give ${manifest.file} itself`,
    });
}
function open_readEntry(path, { container, entry }, states, platform, findings) {
    const names = states.map(({ definition }) => definition.name);
    try {
        return entry === null ? (0,resolve/* resolveEntry */.Tp)(names, platform) : (0,resolve/* resolveTarget */.u1)(names, entry, platform);
    }
    catch (error) {
        if (!(error instanceof errors/* ProtocolError */.bd || error instanceof errors/* WorkflowError */.s8))
            throw error;
        // What is broken has been reported; that nothing is left to start with is no news.
        if (names.length === 0 && findings.some(({ severity }) => severity === 'error'))
            return null;
        findings.push({
            severity: 'error',
            rule: isAmbiguous(error, names, platform) ? 'ambiguous-entry' : 'no-entry',
            file: entry === null ? container : path,
            message: names.length === 0 ? 'there are no states in it (.md, .sh, .ps1 or .bat files)' : error.message,
        });
        return null;
    }
}
function isAmbiguous(error, names, platform) {
    if (error instanceof errors/* ProtocolError */.bd)
        return error.code === 'AMBIGUOUS_TARGET';
    const entries = platform === 'posix' ? /^(1_)?START\.(md|sh)$/ : /^(1_)?START\.(md|ps1|bat)$/;
    return names.filter((name) => entries.test(name)).length > 1;
}
function nameOf({ kind, container }) {
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(container));
    return kind === 'folder' ? name : (0,external_node_path_.basename)(name, (0,external_node_path_.extname)(name));
}
/** A file with `initial`; or one that lacks it, and has states of a graph's types. */
function isGraph(data) {
    if (hasKey(data, 'initial'))
        return true;
    const states = hasKey(data, 'states') ? data.states : null;
    if (typeof states !== 'object' || states === null)
        return false;
    return Object.values(states).some((state) => GRAPH_TYPES.includes(state?.type));
}
const GRAPH_TYPES = ['agent', 'script', 'command', 'engine', 'group'];
function hasKey(data, key) {
    return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}
/** A state graph's states are called by their whole names (spec 5.4). */
function resolveExactly(names, target) {
    if (names.includes(target))
        return target;
    const near = (0,nearest/* nearest */.p)(names, target);
    const hint = near === undefined ? ` There is: ${names.join(', ')}.` : ` Did you mean ${near}?`;
    throw new errors/* ProtocolError */.bd('MISSING_TARGET', `there is no state "${target}".${hint}`);
}
function hostPlatform() {
    return process.platform === 'win32' ? 'windows' : 'posix';
}

;// CONCATENATED MODULE: ./lib/action/agent-install.js



const PACKAGES = {
    claude: {
        command: 'claude',
        npm: '@anthropic-ai/claude-code',
        version: '2.1.330',
        binary: (platform) => `@anthropic-ai/claude-code-${platform}/claude`,
    },
    copilot: {
        command: 'copilot',
        npm: '@github/copilot',
        version: '1.0.102',
        binary: (platform) => `@github/copilot-${platform}/copilot`,
    },
};
/**
 * Makes sure that the agent CLI can be called: as it is on the PATH, else installed from npm into the
 * runner's tool cache (spec 4.1).
 * @returns the PATH to give to the run
 * @throws UsageError when it cannot be installed; it says what npm said.
 */
async function provideAgent(options) {
    const wanted = PACKAGES[options.agent];
    if (wanted === undefined || isOnPath(wanted.command, options.path))
        return options.path;
    const version = options.version ?? wanted.version;
    if (!/^[\w.-]+$/.test(version))
        throw new errors/* UsageError */.eb(`agent-version: ${JSON.stringify(version)} is no version.`);
    const folder = (0,external_node_path_.join)(options.toolCache, 'raymond-agents', wanted.command, version);
    const bin = (0,external_node_path_.join)(folder, 'bin');
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'complete'))) {
        options.say(`Installing ${wanted.npm}@${version}`);
        await install(wanted, version, folder, bin);
    }
    return [bin, options.path].join(external_node_path_.delimiter);
}
async function install(wanted, version, folder, bin) {
    const { execa } = await __webpack_require__.e(/* import() */ 993).then(__webpack_require__.bind(__webpack_require__, 16993));
    (0,external_node_fs_.mkdirSync)(bin, { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'package.json'), '{"private":true}\n');
    try {
        // No install scripts: the platform's package holds the binary itself.
        const args = [
            'install',
            '--no-audit',
            '--no-fund',
            '--ignore-scripts',
            '--engine-strict=false',
            `${wanted.npm}@${version}`,
        ];
        await execa('npm', args, { cwd: folder, timeout: 300_000, preferLocal: false });
        const binary = (0,external_node_path_.join)(folder, 'node_modules', wanted.binary(`${process.platform}-${process.arch}`));
        const target = (0,external_node_fs_.existsSync)(binary) ? binary : (0,external_node_path_.join)(folder, 'node_modules', '.bin', wanted.command);
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(bin, wanted.command)))
            (0,external_node_fs_.symlinkSync)(target, (0,external_node_path_.join)(bin, wanted.command));
        await execa((0,external_node_path_.join)(bin, wanted.command), ['--version'], { timeout: 60_000 });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'complete'), '');
    }
    catch (error) {
        const detail = error.stderr || (0,errors/* messageOf */.bD)(error);
        throw new errors/* UsageError */.eb(`${wanted.npm}@${version} could not be installed: ${detail.trim().split('\n').slice(-5).join(' ')}\nInstall it in a step before this one, so that \`${wanted.command}\` is on the PATH, or give another agent-version.`, {}, { cause: error });
    }
}
function isOnPath(command, path) {
    const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
    return path
        .split(external_node_path_.delimiter)
        .some((folder) => folder !== '' && names.some((name) => isExecutable((0,external_node_path_.join)(folder, name))));
}
function isExecutable(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./lib/action/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(42188);
// EXTERNAL MODULE: ./lib/action/checkpoint/checkpoint-store.js
var checkpoint_store = __webpack_require__(79943);
// EXTERNAL MODULE: ./lib/action/checkpoint/keep.js + 1 modules
var keep = __webpack_require__(31970);
;// CONCATENATED MODULE: ./lib/action/checkpoint/checkpoints.js


/**
 * Saves during the run, in the background and one at a time: a lost runner runs no post step (spec 4.3). What
 * happens within the interval, or while a save is under way, is saved when it is over, however long the next
 * state takes.
 */
class Checkpoints {
    keeper;
    intervalMs;
    now;
    seq = 0;
    savedAt;
    saving = null;
    timer;
    isOver = false;
    constructor(keeper, intervalMs, now) {
        this.keeper = keeper;
        this.intervalMs = intervalMs;
        this.now = now;
        this.savedAt = now();
    }
    /** There is something new to keep. */
    due() {
        if (this.isOver || this.timer !== undefined)
            return;
        const wait = Math.max(0, this.savedAt + this.intervalMs - this.now());
        this.timer = setTimeout(() => this.start(), wait);
        this.timer.unref();
    }
    start() {
        this.timer = undefined;
        if (this.saving !== null) {
            void this.saving.then(() => this.due());
            return;
        }
        this.saving = this.save().finally(() => {
            this.saving = null;
        });
    }
    /** No further save begins; what is under way is not waited for. */
    stop() {
        this.isOver = true;
        clearTimeout(this.timer);
    }
    /** After the run, whatever it has come to. */
    async last() {
        this.stop();
        await this.saving;
        return this.save();
    }
    async save() {
        this.seq += 1;
        core/* saveState */.LZ('seq', String(this.seq));
        const saved = await (0,keep/* keepCheckpoint */.IG)(this.keeper, this.seq);
        this.savedAt = this.now();
        return saved;
    }
}

// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/finish.js + 8 modules
var finish = __webpack_require__(66370);
;// CONCATENATED MODULE: ./lib/action/gate.js

/** Events that people without write access can bring about (spec 4.8). */
const OPEN_EVENTS = [
    'issues',
    'issue_comment',
    'pull_request',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
    'discussion',
    'discussion_comment',
    'fork',
    'watch',
    'gollum',
];
/**
 * Refuses a run that somebody without write access has started: what they wrote would steer an agent that
 * acts with the repository's secrets (spec 4.8).
 * @throws UsageError that says who was refused and which input allows them.
 */
async function checkActor(context, gate) {
    if (!OPEN_EVENTS.includes(context.eventName))
        return;
    const { login, isBot } = senderOf(context);
    const names = (list) => list.some((name) => name === '*' || name.toLowerCase() === login.toLowerCase());
    if (isBot) {
        if (names(gate.bots))
            return;
        throw new errors/* UsageError */.eb(`The bot ${login} started this run (${context.eventName}) and is not allowed to. If it should be: allow-bots: ${login}`);
    }
    if (names(gate.users))
        return;
    const permission = (await gate.permissionOf(login)) ?? permissionByAssociation(context);
    if (permission === 'admin' || permission === 'maintain' || permission === 'write')
        return;
    throw new errors/* UsageError */.eb(`${login} started this run (${context.eventName}) and has ${permission ?? 'no known'} access to ${context.owner}/${context.repo}; write access is needed. If they should be allowed all the same: allow-users: ${login}`);
}
function senderOf(context) {
    const sender = context.event.sender;
    const login = typeof sender?.login === 'string' ? sender.login : context.actor;
    return { login, isBot: sender?.type === 'Bot' || login.endsWith('[bot]') };
}
/** What the event itself says of its author, where the API cannot be asked. */
function permissionByAssociation(context) {
    const { comment, review, issue, pull_request: pull, } = context.event;
    const author = comment ?? review ?? pull ?? issue;
    // An issue's association is its author's; who labels or assigns it is somebody else.
    if (author?.user?.login !== senderOf(context).login)
        return null;
    return ['OWNER', 'COLLABORATOR'].includes(author?.author_association ?? '') ? 'write' : null;
}

;// CONCATENATED MODULE: ./lib/action/graph.js

/**
 * What a state graph starts with: the input `vars` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for inputs without a value, and for `vars` where there is no state graph.
 */
async function graphStart(workflow, vars) {
    const { graph } = workflow;
    const given = vars ?? {};
    if (graph === undefined) {
        if (Object.keys(given).length === 0)
            return undefined;
        throw new errors/* UsageError */.eb(`vars: is for state graphs, and ${workflow.name} is none.`);
    }
    const { inputValues, missingInputs, readVars } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(338)]).then(__webpack_require__.bind(__webpack_require__, 33338));
    const { values, missing } = inputValues(graph.inputs, given, await readVars(graph.folder));
    if (missing.length > 0)
        throw missingInputs(missing, workflow.path);
    const context = { vars: values, approvals: {}, feedbacks: {}, stateHistory: [] };
    return { entry: workflow.entry, context };
}

// EXTERNAL MODULE: ./lib/action/job.js + 15 modules
var action_job = __webpack_require__(11480);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
;// CONCATENATED MODULE: ./lib/report/annotations.js

/** A longer message is one that nobody reads beside a line of code. */
const MESSAGE_LENGTH = 4000;
/** `::error file=…,line=…,title=…::…`, on one line whatever is in it. */
function annotationLine({ level, message, title, file, line }) {
    const properties = Object.entries({ file, line: file === undefined ? undefined : line, title })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const head = properties.length === 0 ? level : `${level} ${properties.join(',')}`;
    return `::${head}::${escapeData((0,report_text/* sanitize */.aj)(message.slice(0, MESSAGE_LENGTH)).trim())}`;
}
function groupStart(title) {
    return `::group::${escapeData(title)}`;
}
const GROUP_END = '::endgroup::';
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
/**
 * The text, so that no line of it is a command: the runner takes `::name::` at a line's start and `##[name]`
 * anywhere in it for one, on stderr too. What an agent says must not set an output or mask a word. The
 * sequences are broken instead of fenced by `::stop-commands::`, whose token would have to be kept from
 * agents, and which a killed process never takes back.
 */
function withoutCommands(text) {
    if (!/^[^\S\r\n]*::|##\[/m.test(text))
        return text;
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
}

// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
;// CONCATENATED MODULE: ./lib/report/console/line.js

function line_span(text, tone) {
    return { text, tone };
}
function lineWidth(line) {
    return line.reduce((sum, part) => sum + (0,report_text/* widthOf */.qz)(part.text), 0);
}
/** The line, cut at its end to at most `columns`. */
function line_cutLine(line, columns, ellipsis) {
    if (lineWidth(line) <= columns)
        return line;
    const kept = [];
    let left = columns;
    for (const part of line) {
        const width = (0,report_text/* widthOf */.qz)(part.text);
        // The ellipsis must fit, so the last span that is kept is cut even if it would just fill the line.
        if (width > left - (0,report_text/* widthOf */.qz)(ellipsis)) {
            kept.push({ ...part, text: (0,report_text/* cutEnd */.ym)(`${part.text}${' '.repeat(left)}.`, left, ellipsis) });
            return kept;
        }
        kept.push(part);
        left -= width;
    }
    return kept;
}
/** Puts a separator between the items that are there. */
function joinSpans(items, separator) {
    const present = items.filter((item) => item !== null);
    return present.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}
/** Puts items behind a start, and those that don't fit on further lines, indented under it. */
function packItems(start, items, separator, columns) {
    const present = items.filter((item) => item !== null);
    const whole = [...start, line_span('  '), ...joinSpans(present, separator)];
    if (lineWidth(whole) <= columns)
        return [whole];
    const lines = [start];
    let current = [];
    for (const item of present) {
        const wider = current.length === 0 ? [line_span('  '), item] : [...current, separator, item];
        if (current.length > 0 && lineWidth(wider) > columns) {
            lines.push(current);
            current = [line_span('  '), item];
        }
        else {
            current = wider;
        }
    }
    return [...lines, current];
}

;// CONCATENATED MODULE: ./lib/report/console/theme.js
const UNICODE = {
    state: '●',
    print: '›',
    arrow: '→',
    fork: '+',
    again: '↻',
    wait: '◔',
    warning: '!',
    ask: '?',
    good: '✓',
    bad: '✗',
    pause: '⏸',
    money: '$',
    run: '▶',
    dot: '·',
    times: '×',
    ellipsis: '…',
    spinner: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
};
const ASCII = {
    state: '*',
    print: '>',
    arrow: '->',
    fork: '&',
    again: '~',
    wait: '.',
    warning: '!',
    ask: '?',
    good: '+',
    bad: 'x',
    pause: '=',
    money: '$',
    run: '>',
    dot: '-',
    times: 'x',
    ellipsis: '...',
    spinner: ['|', '/', '-', '\\'],
};
/** SGR parameters. Yellow and red are kept for warnings and failures, so no agent has them. */
const SGR = {
    plain: '',
    dim: '2',
    bold: '1',
    good: '32',
    warn: '33',
    bad: '31',
    accent: '1;36',
    agent0: '36',
    agent1: '35',
    agent2: '94',
    agent3: '92',
    agent4: '95',
    agent5: '96',
};
const AGENT_TONES = ['agent0', 'agent1', 'agent2', 'agent3', 'agent4', 'agent5'];
/** An agent keeps its colour for the whole run; `order` counts agents as they appear. */
function theme_agentTone(order) {
    return AGENT_TONES[order % AGENT_TONES.length];
}
function createTheme(options) {
    return {
        glyphs: options.unicode ? UNICODE : ASCII,
        paint: options.color ? paintColoured : (line) => line.map((span) => span.text).join(''),
    };
}
function paintColoured(line) {
    return line
        .map(({ text, tone }) => {
        const code = SGR[tone ?? 'plain'];
        return code === '' || text === '' ? text : `\x1b[${code}m${text}\x1b[0m`;
    })
        .join('');
}

;// CONCATENATED MODULE: ./lib/report/console/layout.js




/** How much of one tool call or detail a log keeps. */
const PLAIN_COLUMNS = 200;
/** Narrower terminals have no room for columns. */
const ROOMY_COLUMNS = 70;
const CELL_WIDTHS = (/* unused pure expression or super */ null && ([8, 7, 7]));
/** For logs: every line stands on its own, `[agent STATE]` in front. */
function createPlainLayout(glyphs, options) {
    return {
        told: (told, time) => {
            const place = (0,report_text/* oneLine */.TN)([told.agent, told.state].filter(Boolean).join(' '));
            const prefix = [
                options.timestamps ? line_span(`${(0,format/* formatClock */.ei)(time, true)} `, 'dim') : null,
                place === '' ? null : line_span(`[${place}] `, 'dim'),
                told.glyph === undefined ? null : line_span(`${glyphs[told.glyph]} `, told.tone),
            ].filter((part) => part !== null);
            const [first = '', ...rest] = (told.text ?? '').split('\n');
            const words = [told.lead?.plain, ...(told.cells ?? []), told.detail].filter(Boolean).join('  ');
            const head = line_cutLine([...prefix, line_span(words, told.tone)], PLAIN_COLUMNS, glyphs.ellipsis);
            const text = line_span(`${words === '' || first === '' ? '' : '  '}${first}`, textTone(told));
            return [[...head, text], ...rest.map((line) => [line_span(`    ${line}`, textTone(told))])];
        },
    };
}
/**
 * For terminals: columns of agent, glyph and the rest, which the live area shares. Column widths only grow,
 * so that nothing on the screen moves sideways twice.
 */
class TerminalLayout {
    glyphs;
    picture;
    columns;
    #agentWidth = 0;
    #moveWidth = 0;
    #lastAgent;
    constructor(glyphs, picture, columns) {
        this.glyphs = glyphs;
        this.picture = picture;
        this.columns = columns;
    }
    told(told) {
        const column = this.agentColumn(told.agent);
        const repeated = told.agent === this.#lastAgent && told.head !== true;
        this.#lastAgent = told.agent;
        const margin = told.agent === undefined ? [] : [repeated ? span(' '.repeat(widthOf(column.text))) : column];
        const glyph = told.glyph === undefined ? ' ' : this.glyphs[told.glyph];
        const start = [...margin, span(`${glyph} `, told.glyph === 'state' ? column.tone : told.tone)];
        const room = this.columns() - margin.reduce((sum, part) => sum + widthOf(part.text), 0) - 2;
        return told.text === undefined
            ? [cutLine([...start, ...this.#words(told)], this.columns(), this.glyphs.ellipsis)]
            : this.#block(start, told, room);
    }
    /** The agent's name in its colour, padded to the column. Ids differ at their end, so long ones lose their start. */
    agentColumn(agent) {
        const columns = this.columns();
        const most = Math.max(8, Math.min(24, Math.floor(columns / 4)));
        const least = columns >= ROOMY_COLUMNS ? 12 : 8;
        const name = agent ?? '';
        this.#agentWidth = Math.min(most, Math.max(this.#agentWidth, least, widthOf(name)));
        const known = this.picture.agents.get(name);
        const tone = known === undefined ? 'plain' : agentTone(known.order);
        return span(`${padEnd(cutStart(name, this.#agentWidth, this.glyphs.ellipsis), this.#agentWidth)}  `, tone);
    }
    #words(told) {
        const detailTone = told.tone === 'warn' ? 'warn' : 'dim';
        const words = [];
        const roomy = this.columns() >= ROOMY_COLUMNS;
        if (told.lead !== undefined) {
            const lead = roomy && told.cells !== undefined ? this.#move(told.lead.terminal) : told.lead.terminal;
            words.push(span(lead, told.glyph === 'state' ? 'bold' : told.tone), span('  '));
        }
        if (told.cells !== undefined) {
            const cells = roomy ? alignCells(told.cells) : told.cells.filter(Boolean).join('  ');
            words.push(span(`${cells}  `, 'dim'));
        }
        if (told.detail !== undefined)
            words.push(span(told.detail, detailTone));
        return words;
    }
    #move(move) {
        const most = Math.floor(this.columns() / 3);
        this.#moveWidth = Math.min(most, Math.max(this.#moveWidth, widthOf(move)));
        return padEnd(move, this.#moveWidth);
    }
    /** Text that is never cut: wrapped, and indented under its glyph. */
    #block(start, told, room) {
        const lead = told.lead === undefined ? '' : `${told.lead.terminal}  `;
        const lines = wrapText(lead + (told.text ?? ''), Math.max(20, room));
        const indent = span(' '.repeat(start.reduce((sum, part) => sum + widthOf(part.text), 0)));
        return lines.map((line, index) => [...(index === 0 ? start : [indent]), span(line, textTone(told))]);
    }
}
function alignCells(cells) {
    const [tag = '', ...figures] = cells;
    const aligned = figures.map((cell, index) => cell.padStart(CELL_WIDTHS[index + 1] ?? 0));
    return padEnd(tag, CELL_WIDTHS[0]) + aligned.join('');
}
/** People's and agents' words are read best in the terminal's own colour; the glyph has the accent. */
function textTone(told) {
    return told.tone === undefined || told.tone === 'accent' || told.tone === 'good' ? 'plain' : told.tone;
}

// EXTERNAL MODULE: ./lib/report/console/path.js
var path = __webpack_require__(54069);
// EXTERNAL MODULE: ./lib/report/console/picture.js
var picture = __webpack_require__(44838);
;// CONCATENATED MODULE: ./lib/report/console/ending.js





const STATUS = {
    running: { glyph: 'run', tone: 'plain', words: 'running' },
    completed: { glyph: 'good', tone: 'good', words: 'completed' },
    failed: { glyph: 'bad', tone: 'bad', words: 'failed' },
    asking: { glyph: 'ask', tone: 'accent', words: 'asking' },
    paused: { glyph: 'pause', tone: 'warn', words: 'paused' },
    budget_exceeded: { glyph: 'money', tone: 'warn', words: 'budget exceeded' },
};
/** Paths of a run with very many workers; a failed one is always told. */
const MOST_PATHS = 16;
/** The line above a run: its id, workflow and budget. */
function headerLines(event, glyphs, columns) {
    const resumed = event.type === 'run_resumed';
    const budget = event.budget_usd === 0 ? 'no budget' : `budget ${(0,format/* formatUsd */.UK)(event.budget_usd)}`;
    const spent = resumed ? line_span(`${(0,format/* formatUsd */.UK)(event.total_cost_usd)} spent before`, 'dim') : null;
    const workflow = (0,report_text/* cutStart */.Dr)((0,report_text/* oneLine */.TN)(event.workflow), columns - 2, glyphs.ellipsis);
    const title = `${resumed ? 'resume' : 'run'} ${(0,report_text/* oneLine */.TN)(event.run_id)}`;
    const start = [line_span(`${glyphs.run} `, 'accent'), line_span(title, 'bold')];
    const facts = [line_span(workflow, 'dim'), line_span(budget, 'dim'), spent];
    return [...packItems(start, facts, line_span(` ${glyphs.dot} `, 'dim'), columns), []];
}
/** How the run ended: status, amounts, message and, unless quiet, the path that each agent took. */
function endingLines(event, picture, options) {
    const { glyphs, mode, columns } = options;
    if (mode === 'quiet' && event.status === 'completed')
        return [];
    const { glyph, tone, words } = STATUS[event.status];
    const start = [line_span(`${glyphs[glyph]} ${words}`, tone)];
    const status = packItems(start, endingFacts(event, picture), line_span(` ${glyphs.dot} `, 'dim'), columns);
    const answers = event.status === 'asking' ? answerLines(picture, columns) : [];
    const told = [...status, ...(answers.length > 0 ? answers : messageLines(event, picture, columns))];
    if (mode === 'quiet')
        return told;
    const paths = pathsOf(picture, columns, glyphs);
    return [[], ...told, ...(paths.length > 0 ? [[], ...paths] : [])];
}
function messageLines(event, picture, columns) {
    const message = shortened((0,report_text/* sanitize */.aj)(event.message).trim(), (0,report_text/* sanitize */.aj)(picture.failure).trim());
    if (message === '')
        return [];
    return (0,report_text/* wrapText */.C1)(message, Math.max(20, columns - 2)).map((line) => [line_span(`  ${line}`)]);
}
/**
 * Each open question with the command that answers it, instead of the message, which has them all in one
 * line. None where questions of an earlier life may be missing.
 */
function answerLines(picture, columns) {
    if (!picture.whole)
        return [];
    const several = picture.questions.size > 1;
    return [...picture.questions].flatMap(([agent, { id, text }]) => {
        const question = (0,report_text/* wrapText */.C1)(`${agent}: ${(0,report_text/* sanitize */.aj)(text).trim()}`, Math.max(20, columns - 2));
        const command = `raymond resume ${picture.runId} --answer TEXT${several ? ` --ask-id ${id}` : ''}`;
        return [
            ...question.map((line) => [line_span(`  ${line}`)]),
            // Never broken: it is there to be copied.
            [line_span('    '), line_span((0,report_text/* oneLine */.TN)(command), 'bold')],
        ];
    });
}
/** An agent's failure was told in full right above; here its first line will do. */
function shortened(message, failure) {
    return failure === '' ? message : message.replaceAll(failure, () => failure.split('\n', 1)[0]);
}
function endingFacts(event, picture) {
    const charged = event.total_cost_usd;
    const earlier = charged - event.run_cost_usd;
    const replayed = picture.replayedCost;
    return [
        event.reason === null ? null : line_span(event.reason, STATUS[event.status].tone),
        // A run that was replayed whole has charged nothing, and 0 of a budget would say less than nothing.
        charged === 0 && replayed > 0 ? null : line_span(costOfBudget(charged, picture.budget)),
        earlier > 0.00005 ? line_span(`${(0,format/* formatUsd */.UK)(event.run_cost_usd)} since the resume`, 'dim') : null,
        replayed > 0 ? line_span(`${(0,format/* formatUsd */.UK)(replayed)} replayed, not charged`, 'dim') : null,
        line_span(`${event.steps} ${event.steps === 1 ? 'state' : 'states'}`, 'dim'),
        line_span((0,format/* formatDuration */.a3)(event.duration_ms), 'dim'),
    ];
}
function costOfBudget(cost, budget) {
    return budget === 0 ? (0,format/* formatUsd */.UK)(cost) : `${(0,format/* formatUsd */.UK)(cost)} of ${(0,format/* formatUsd */.UK)(budget)}`;
}
function pathsOf(picture, columns, glyphs) {
    const travelled = picture.family().filter(({ path, ending }) => path.length > 0 || ending !== null);
    const shown = travelled.filter((agent, index) => index < MOST_PATHS || agent.failed);
    const most = Math.max(8, Math.min(28, Math.floor(columns / 3)));
    const names = shown.map((agent) => ({ agent, name: '  '.repeat(1 + Math.min(4, agent.depth)) + agent.id }));
    const width = Math.min(most, Math.max(0, ...names.map(({ name }) => (0,report_text/* widthOf */.qz)(name))));
    const lines = names.flatMap(({ agent, name }) => agentPath(agent, name, width, columns, glyphs));
    const hidden = travelled.length - shown.length;
    if (hidden > 0)
        lines.push([line_span(`  ${glyphs.ellipsis} and ${hidden} more agents`, 'dim')]);
    return lines;
}
function agentPath(agent, name, width, columns, glyphs) {
    const steps = (0,path/* compressPath */.kO)(agent.path.map((state) => (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(state))), glyphs.times);
    if (agent.ending !== null)
        steps.push(agent.failed ? `${glyphs.bad} ${agent.ending}` : agent.ending);
    const tone = agent.failed ? 'bad' : 'plain';
    return (0,path/* pathLines */.VS)(steps, Math.max(16, columns - width - 2), glyphs).map((line, index) => [
        line_span(`${(0,report_text/* padEnd */.f)(index === 0 ? cutName(name, width, glyphs) : '', width)}  `, theme_agentTone(agent.order)),
        line_span(line, tone),
    ]);
}
/** Keeps the indentation that shows whose worker it is. */
function cutName(name, width, glyphs) {
    if ((0,report_text/* widthOf */.qz)(name) <= width)
        return name;
    const id = name.trimStart();
    const indent = Math.min(name.length - id.length, Math.floor(width / 3));
    return ' '.repeat(indent) + (0,report_text/* cutStart */.Dr)(id, width - indent, glyphs.ellipsis);
}

;// CONCATENATED MODULE: ./lib/report/console/telling.js



const ALWAYS = new Set(['warning', 'max_visits', 'agent_failed']);
const VERBOSE_ONLY = new Set([
    'turn_started',
    'output',
    'cost',
    'checkpoint',
]);
/** A `<print>` longer than this is a document, not progress. */
const PRINT_LINES = 40;
const PRINT_LENGTH = 4000;
/**
 * What a mode says about an event; null for nothing. `agent` is the agent as it was before the event.
 * The run's start and end are not told here but by `header` and `ending`.
 */
function tell(event, agent, mode, glyphs) {
    if (mode === 'quiet' && !ALWAYS.has(event.type))
        return null;
    const carriesOn = isCarriedOn(event, agent);
    if (mode !== 'verbose' && VERBOSE_ONLY.has(event.type) && !carriesOn)
        return null;
    const told = mode !== 'verbose' && carriesOn ? tellCarryOn(event) : tellAny(event, agent, glyphs);
    if (told === null || !('agent' in event))
        return told;
    return { agent: event.agent, state: event.state && (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.state)), ...told };
}
function tellAny(event, agent, glyphs) {
    switch (event.type) {
        case 'state_started':
            return tellState(event);
        case 'tool':
            return { tone: 'dim', detail: (0,report_text/* oneLine */.TN)(`${event.name}  ${event.summary}`.slice(0, 2000)) };
        case 'print':
            return { glyph: 'print', tone: 'accent', text: firstLines(event.text, glyphs) };
        case 'transition':
            return tellTransition(event, agent, glyphs);
        case 'forked':
            return tellFork(event);
        case 'reminder':
            return again(`reminder ${event.attempt}`, event.code, event.text);
        case 'retry':
            return again(`retry ${event.attempt} in ${(0,format/* formatDuration */.a3)(rounded(event.delay_ms))}`, event.code, event.message);
        case 'max_visits': {
            const to = (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.to));
            return {
                glyph: 'warning',
                tone: 'warn',
                text: `visited ${event.count} times: goes on to ${to} instead`,
            };
        }
        case 'asked':
            return { glyph: 'ask', tone: 'accent', text: (0,report_text/* sanitize */.aj)(event.question).trim(), head: true };
        case 'answered':
            return { glyph: 'ask', tone: 'accent', text: `answered: ${(0,report_text/* sanitize */.aj)(event.answer).trim()}` };
        case 'waiting':
            return tellWaiting(event);
        case 'warning':
            return { glyph: 'warning', tone: 'warn', text: (0,report_text/* sanitize */.aj)(event.message).trim() };
        case 'agent_ended':
            // Its last transition has said so, unless a resumed run ended the agent from its log.
            return agent?.ending === 'result' ? null : tellResult(event.result);
        case 'agent_failed':
            return tellFailure(event);
        case 'turn_started':
        case 'output':
        case 'cost':
        case 'checkpoint':
            return tellVerbose(event);
        case 'skipped': {
            const to = (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.to));
            return { glyph: 'warning', tone: 'dim', text: `skipped: goes on to ${to}` };
        }
        case 'outcome':
        case 'graph_started':
        case 'history':
        case 'variables':
        case 'run_started':
        case 'run_resumed':
        case 'run_ended':
            return null;
    }
}
function tellState(event) {
    const facts = [event.visit > 1 ? `visit ${event.visit}` : '', event.kind === 'prompt' ? '' : event.kind];
    return {
        glyph: 'state',
        lead: { terminal: (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.state)), plain: 'started' },
        detail: [...facts, (0,report_text/* oneLine */.TN)(event.model ?? '')].filter(Boolean).join(', '),
        head: true,
    };
}
/** The first turn of a state that an earlier life of the run has entered. */
function isCarriedOn(event, agent) {
    return event.type === 'turn_started' && (agent === undefined || agent.phase === 'queued');
}
function tellCarryOn(event) {
    const lead = { terminal: (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.state)), plain: 'carried on' };
    return { glyph: 'state', lead, detail: event.kind === 'script' ? 'script' : '', head: true };
}
function tellTransition(event, agent, glyphs) {
    const { transition } = event;
    const cost = agent !== undefined && agent.stateCost > 0 ? (0,format/* formatUsd */.UK)(agent.stateCost) : '';
    const duration = agent === undefined ? '' : (0,format/* formatDuration */.a3)(Date.parse(event.time) - agent.stateSince);
    const ends = transition.tag === 'result' && event.to === null;
    const target = `${glyphs.arrow} ${(0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.to ?? transition.tag))}`;
    return {
        ...(ends ? { glyph: 'good', tone: 'good' } : {}),
        lead: { terminal: `${(0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.state))} ${target}`, plain: target },
        // Where the agent ends, or asks, the arrow already says which tag it was.
        cells: [event.to === null ? '' : tagOf(transition, glyphs), cost, duration],
        detail: (0,report_text/* oneLine */.TN)(detailOf(transition)),
        head: true,
    };
}
function tagOf(transition, glyphs) {
    if (transition.tag !== 'fork' || transition.workers.length === 1)
        return transition.tag;
    return `fork ${glyphs.times}${transition.workers.length}`;
}
function detailOf(transition) {
    if (transition.tag === 'result')
        return transition.payload;
    if (transition.tag === 'call' || transition.tag === 'function')
        return `returns to ${(0,path/* stateLabel */.UH)(transition.return)}`;
    return transition.tag === 'reset' && transition.cd !== undefined ? `in ${transition.cd}` : '';
}
function tellFork(event) {
    const variables = Object.entries(event.variables).map(([name, value]) => `${name}=${value}`);
    return {
        glyph: 'fork',
        lead: {
            terminal: `${event.worker} ${(0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.worker_state))}`,
            plain: `${event.worker} ${(0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.worker_state))}`,
        },
        detail: (0,report_text/* oneLine */.TN)(variables.join('  ')),
    };
}
function again(what, code, message) {
    return { glyph: 'again', tone: 'warn', detail: `${what}  ${code}  ${(0,report_text/* oneLine */.TN)(message)}` };
}
/** A wait is told to the second. */
function rounded(ms) {
    return ms < 1000 ? ms : Math.round(ms / 1000) * 1000;
}
function tellWaiting(event) {
    const until = Date.parse(event.until);
    const delay = (0,format/* formatDuration */.a3)(rounded(until - Date.parse(event.time)));
    const text = `waiting ${delay}, until ${(0,format/* formatClock */.ei)(until)}: ${(0,report_text/* oneLine */.TN)(event.reason)}`;
    return { glyph: 'wait', tone: 'warn', text };
}
function tellResult(result) {
    return {
        glyph: 'good',
        tone: 'good',
        lead: { terminal: 'result', plain: 'result' },
        detail: (0,report_text/* oneLine */.TN)(result),
    };
}
function tellFailure(event) {
    const text = `${event.code}  ${(0,report_text/* sanitize */.aj)(event.message).trim()}`;
    return {
        glyph: 'bad',
        tone: 'bad',
        lead: { terminal: (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(event.state)), plain: 'failed' },
        text,
        head: true,
    };
}
function tellVerbose(event) {
    switch (event.type) {
        case 'turn_started': {
            const attempt = event.attempt > 1 ? `, attempt ${event.attempt}` : '';
            const session = event.session === null ? '' : `  session ${event.session}`;
            return {
                tone: 'dim',
                text: `turn ${event.turn} (${event.kind}${attempt})${session}  ${event.transcript}`,
            };
        }
        case 'output': {
            const text = (0,report_text/* sanitize */.aj)(withoutPrints(event.text)).trim();
            return text === '' ? null : { tone: 'dim', text: event.stream === 'stderr' ? `stderr: ${text}` : text };
        }
        case 'cost': {
            const { input_tokens, cache_read_tokens, cache_write_tokens, output_tokens } = event.usage;
            const read = (0,format/* formatCount */.B4)(input_tokens + cache_read_tokens + cache_write_tokens);
            const tokens = `${read} tokens in, ${(0,format/* formatCount */.B4)(output_tokens)} out`;
            const basis = event.basis === 'reported' ? '' : ` (${event.basis})`;
            return {
                tone: 'dim',
                detail: `turn ${event.turn} cost ${(0,format/* formatUsd */.UK)(event.cost_usd)}${basis}, ${tokens}`,
            };
        }
        case 'checkpoint':
            return { tone: 'dim', detail: `checkpoint saved, ${(0,format/* formatBytes */.z3)(event.bytes)}` };
    }
}
/** Prints are told on their own. */
function withoutPrints(text) {
    return text.replace(/<print>[^<]*<\/print>/g, '');
}
function firstLines(text, { ellipsis }) {
    const rest = text.length > PRINT_LENGTH ? ` ${ellipsis}` : '';
    const lines = ((0,report_text/* sanitize */.aj)(text.slice(0, PRINT_LENGTH)).trim() + rest).split('\n');
    if (lines.length <= PRINT_LINES)
        return lines.join('\n');
    return [...lines.slice(0, PRINT_LINES), `${ellipsis} ${lines.length - PRINT_LINES} more lines`].join('\n');
}

;// CONCATENATED MODULE: ./lib/report/console/teller.js


/** Turns events into finished lines and keeps the picture of the run up to date. */
class Teller {
    mode;
    theme;
    picture;
    layout;
    columns;
    /** Warnings about states that are about to be entered, by agent. */
    #early = new Map();
    constructor(mode, theme, picture, layout, columns) {
        this.mode = mode;
        this.theme = theme;
        this.picture = picture;
        this.layout = layout;
        this.columns = columns;
    }
    /** Takes in what happened in earlier lives of a resumed run, without a word. */
    recall(events) {
        for (const event of events)
            this.picture.apply(event);
    }
    /**
     * What is said about an event. A template is filled in before its state is entered; a warning about it is
     * kept for the line after `started`, where people look for it.
     */
    lines(event) {
        if (event.type === 'warning' && event.agent !== undefined && this.#isBetweenStates(event.agent)) {
            this.#early.set(event.agent, [...(this.#early.get(event.agent) ?? []), event]);
            return [];
        }
        if (event.type === 'run_ended')
            return [...this.rest(), ...this.#tell(event)];
        if (!('agent' in event) || event.agent === undefined)
            return this.#tell(event);
        const entered = event.type === 'state_started' || event.type === 'turn_started';
        const early = entered ? [] : this.#take(event.agent);
        const told = this.#tell(event);
        return [...early, ...told, ...this.#take(event.agent)];
    }
    /** What was kept back for an event that has not come. */
    rest() {
        return [...this.#early.keys()].flatMap((agent) => this.#take(agent));
    }
    #isBetweenStates(agent) {
        const phase = this.picture.agents.get(agent)?.phase ?? 'queued';
        return phase === 'queued';
    }
    #take(agent) {
        const warnings = this.#early.get(agent) ?? [];
        this.#early.delete(agent);
        return warnings.flatMap((warning) => this.#tell(warning));
    }
    #tell(event) {
        const { glyphs } = this.theme;
        const agent = 'agent' in event && event.agent !== undefined ? this.picture.agents.get(event.agent) : undefined;
        // Told before it is applied: a transition's cost and time are those of the state that it leaves.
        const told = tell(event, agent, this.mode, glyphs);
        this.picture.apply(event);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            return this.mode === 'quiet' ? [] : headerLines(event, glyphs, this.columns());
        }
        if (event.type === 'run_ended') {
            return endingLines(event, this.picture, { mode: this.mode, glyphs, columns: this.columns() });
        }
        return told === null ? [] : this.layout.told(told, Date.parse(event.time));
    }
}

;// CONCATENATED MODULE: ./lib/report/workflow-place.js

/**
 * Where in a workflow's files a message belongs: the place that it names itself (`wf/REVIEW.md:3: …`), the
 * line of the template variable that it is about, or its state's first line. Without a file where that lies
 * outside the workspace, or isn't known.
 */
function placeOf(workflow, workspace, message, state) {
    const [prefix = '', named, line] = /^(.{1,400}?):(\d{1,7}): /.exec(message) ?? [];
    const known = workflow.states.map((name) => workflow.state(name).file);
    if (named !== undefined && known.includes(named)) {
        const file = inWorkspace(named, workspace);
        return file === null
            ? { text: message }
            : { text: message.slice(prefix.length), file, line: Number(line) };
    }
    if (state === undefined || !workflow.states.includes(state))
        return { text: message };
    const definition = workflow.state(state);
    const file = inWorkspace(definition.file, workspace);
    return file === null ? { text: message } : { text: message, file, line: lineOf(definition, message) };
}
function lineOf({ file, body = '', bodyLine = 1 }, message) {
    // A document holds many states; the state's own text is the nearest to it that is known.
    const first = /\.ya?ml$/i.test(file) ? bodyLine : 1;
    const [variable] = /\{\{[^{}]{1,200}\}\}/.exec(message) ?? [];
    if (variable === undefined)
        return first;
    const squeezed = variable.replace(/\s/g, '');
    const index = body.split('\n').findIndex((line) => line.replace(/\s/g, '').includes(squeezed));
    return index < 0 ? first : bodyLine + index;
}
/** The path as GitHub wants it; what lies in an archive is annotated at the archive. */
function inWorkspace(file, workspace) {
    const [, archive] = /^(.*?\.zip)[/\\]/i.exec(file) ?? [];
    const path = (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, archive ?? file)).replace(/\\/g, '/');
    return path === '' || path === '..' || path.startsWith('../') || (0,external_node_path_.resolve)(path) === path ? null : path;
}

;// CONCATENATED MODULE: ./lib/action/log.js










/** Told at once, outside the groups, though they are part of a visit. */
const LIVE = new Set([
    ...[
        'run_started',
        'run_resumed',
        'run_ended',
        'state_started',
        'turn_started',
        'print',
        'forked',
    ],
    ...['reminder', 'retry', 'max_visits', 'asked', 'answered', 'waiting', 'agent_ended'],
]);
/** GitHub shows ten a step and level; the job's own end needs some of them. */
const MOST_ANNOTATIONS = 8;
/** A visit that says more than this loses what lies between its start and its end. */
const MOST_LINES = 1500;
const FIRST_LINES = 200;
const DROPPED_AT_ONCE = 300;
const WRAP_COLUMNS = 120;
/**
 * The job's log (spec 4.6): one line for each thing that happens, as it happens, and a folded group for each
 * visit of a state, printed whole when the visit has ended: visits run beside each other, and groups can't.
 * Warnings and errors become annotations in the workflow's files.
 */
class JobLog {
    workflow;
    workspace;
    write;
    #theme = createTheme({ color: false, unicode: true });
    #picture = new picture/* RunPicture */.U();
    #layout = createPlainLayout(this.#theme.glyphs, { timestamps: true });
    #live = new Teller('normal', this.#theme, this.#picture, createPlainLayout(this.#theme.glyphs, { timestamps: false }), () => WRAP_COLUMNS);
    /** Visits that go on, by agent. */
    #visits = new Map();
    #annotations = { error: 0, warning: 0, notice: 0 };
    constructor(workflow, 
    /** Annotations name files relative to it. */
    workspace, write = writeToStdout) {
        this.workflow = workflow;
        this.workspace = workspace;
        this.write = write;
    }
    onEvent(event) {
        if (event.type === 'run_ended')
            this.close();
        // Where recovery follows a turn that had ended before, there is no visit to tell it with.
        const isGrouped = event.type === 'transition' && this.#visits.has(event.agent);
        if ('agent' in event && event.agent !== undefined)
            this.#takeDown(event);
        if (event.type === 'warning')
            this.#annotate('warning', event, event.message);
        if (event.type === 'agent_failed')
            this.#annotate('error', event, `${event.code}: ${event.message}`);
        // Warnings are told; the rest goes through the teller for its picture of the run, told or not.
        if (event.type === 'warning')
            return;
        const lines = this.#live.lines(event);
        if (LIVE.has(event.type) || (event.type === 'transition' && !isGrouped))
            this.#print(lines);
    }
    /** Prints what visits that have not ended have said so far. Idempotent. */
    close() {
        for (const agent of [...this.#visits.keys()])
            this.#closeVisit(agent, 'stopped', null);
    }
    #takeDown(event) {
        if (event.type === 'state_started')
            this.#open(event, event.visit);
        // A resumed run carries on with a state that was entered before.
        else if (event.type === 'turn_started' && !this.#visits.has(event.agent))
            this.#open(event, 1);
        const visit = this.#visits.get(event.agent);
        if (visit === undefined)
            return;
        this.#keep(visit, event);
        const now = Date.parse(event.time);
        if (event.type === 'transition')
            this.#closeVisit(event.agent, arrowOf(event), now);
        else if (event.type === 'agent_failed')
            this.#closeVisit(event.agent, `✗ ${event.code}`, now);
    }
    #open({ agent, state, time }, number) {
        // Not to be lost, should a visit have ended without a word.
        if (this.#visits.has(agent))
            this.#closeVisit(agent, 'left', Date.parse(time));
        this.#visits.set(agent, { state, number, since: Date.parse(time), lines: [], dropped: 0 });
    }
    #keep(visit, event) {
        const told = tell(event, this.#picture.agents.get(event.agent), 'verbose', this.#theme.glyphs);
        if (told === null)
            return;
        // The group's title says whose they are.
        const lines = this.#layout.told({ ...told, agent: undefined, state: undefined }, Date.parse(event.time));
        visit.lines.push(...lines.map(textOf));
        if (visit.lines.length <= MOST_LINES)
            return;
        visit.lines.splice(FIRST_LINES, DROPPED_AT_ONCE);
        visit.dropped += DROPPED_AT_ONCE;
    }
    #closeVisit(agent, end, now) {
        const visit = this.#visits.get(agent);
        if (visit === undefined)
            return;
        this.#visits.delete(agent);
        const cost = this.#picture.agents.get(agent)?.stateCost ?? 0;
        const facts = [
            `${agent} ${(0,path/* stateLabel */.UH)(visit.state)}${visit.number > 1 ? ` (visit ${visit.number})` : ''} ${end}`,
            cost > 0 ? (0,format/* formatUsd */.UK)(cost) : '',
            now === null ? '' : (0,format/* formatDuration */.a3)(now - visit.since),
        ].filter((fact) => fact !== '');
        this.write(groupStart((0,report_text/* oneLine */.TN)(facts.join(' · '))));
        const dropped = visit.dropped === 0 ? [] : [`… ${visit.dropped} lines are in the transcripts alone`];
        const shown = [...visit.lines.slice(0, FIRST_LINES), ...dropped, ...visit.lines.slice(FIRST_LINES)];
        for (const line of shown)
            this.write(withoutCommands(line));
        this.write(GROUP_END);
    }
    #annotate(level, event, message) {
        const { agent, state } = event;
        const { text, ...place } = placeOf(this.workflow, this.workspace, message, state);
        const who = [agent, state && (0,path/* stateLabel */.UH)(state)].filter(Boolean).join(' ');
        const said = who === '' ? text : `${who}: ${text}`;
        this.#annotations[level] += 1;
        if (this.#annotations[level] > MOST_ANNOTATIONS)
            this.write(withoutCommands(`${level}: ${(0,report_text/* oneLine */.TN)(said)}`));
        else
            this.write(annotationLine({ level, message: said, title: 'raymond', ...place }));
    }
    #print(lines) {
        for (const line of lines)
            this.write(withoutCommands(textOf(line)));
    }
}
function arrowOf({ to, transition }) {
    return `→ ${to === null ? transition.tag : (0,path/* stateLabel */.UH)(to)}`;
}
function textOf(line) {
    return line.map(({ text }) => text).join('');
}
function writeToStdout(line) {
    process.stdout.write(`${line}\n`);
}

;// CONCATENATED MODULE: ./lib/action/settings.js
/** The inputs as the options that a run keeps. Input beats manifest where the input was given. */
function launchOptions({ inputs, cwd, context }, { manifest }) {
    return {
        agent: inputs.agent ?? manifest.agent ?? 'claude',
        model: inputs.model ?? manifest.model ?? null,
        effort: inputs.effort ?? manifest.effort ?? null,
        recording: inputs.recording,
        permission_mode: inputs['permission-mode'] ?? 'acceptEdits',
        dangerously_skip_permissions: inputs['dangerously-skip-permissions'],
        timeout: inputs.timeout ?? 600,
        concurrency: inputs.concurrency,
        max_steps: 10_000,
        on_ask: inputs['on-ask'] === 'fail' ? 'fail' : 'pause',
        on_limit: inputs['on-limit'],
        max_wait: 600,
        cwd,
        root: context.workspace,
        env_allow: inputs['env-allow'],
        loop: null,
    };
}
/** A resume keeps what the run is, and takes what this job says about how it is run. */
function resumedLaunch(stored, job, workflow) {
    return { ...launchOptions(job, workflow), loop: stored.loop };
}
/** The agent CLIs that the workflow's prompt states call. */
function agentsOf(workflow, launch) {
    if (launch.agent === 'replay')
        return [];
    const names = workflow.states.flatMap((name) => {
        const state = workflow.state(name);
        if (state.kind === 'prompt')
            return [state.options.agent ?? launch.agent];
        return state.kind === 'graph' && state.state.type === 'agent' ? [launch.agent] : [];
    });
    return [...new Set(names)];
}

;// CONCATENATED MODULE: ./lib/action/run-job.js


























const say = (message) => core/* info */.pq(message);
/** What `main` does (spec 4). Errors of the user's are told by the caller. */
async function runJob() {
    const job = (0,action_job/* readJob */.c)(process.env);
    for (const secret of job.secrets)
        core/* setSecret */.Pq(secret);
    for (const name of job.unknownInputs)
        core/* warning */.$e(`There is no input "${name}"; it was ignored.`);
    // A cache's paths are relative to the working directory, and have to be the same in every attempt.
    process.chdir(job.context.workspace);
    await checkActor(job.context, {
        users: job.inputs['allow-users'],
        bots: job.inputs['allow-bots'],
        permissionOf: (login) => permissionOf(job, login),
    });
    const restored = await restore(job);
    if (restored?.run.status === 'completed')
        return (0,finish/* finish */.O)(job, reEmitted(job, restored));
    const workflow = await openWorkflow((0,external_node_path_.resolve)(job.cwd, job.inputs.workflow ?? ''), {
        agentCli: job.inputs.agent === 'replay' ? undefined : (job.inputs.agent ?? undefined),
    });
    await conductRun(job, workflow, restored);
}
async function permissionOf(job, login) {
    const token = job.inputs['github-token'];
    if (token === null)
        return null;
    try {
        const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
        const { owner, repo } = job.context;
        const { data } = await getOctokit(token).rest.repos.getCollaboratorPermissionLevel({
            owner,
            repo,
            username: login,
        });
        return data.permission;
    }
    catch (error) {
        core/* warning */.$e(`The access of ${login} could not be checked: ${(0,errors/* messageOf */.bD)(error)}`);
        return null;
    }
}
/** The newest checkpoint, checked and put in place; null to start afresh. */
async function restore(job) {
    const wanted = job.inputs.resume;
    const fetched = wanted === 'never' ? null : await (0,checkpoint_store/* fetchCheckpoint */.LL)((0,keep/* storeOptions */.S2)(job, say));
    if (fetched === null) {
        if (wanted === 'force')
            throw new errors/* UsageError */.eb('resume: force, but there is no checkpoint of this run key.');
        return null;
    }
    const restored = await (0,checkpoint/* readCheckpoint */.HQ)(fetched.folder);
    if (restored.run.status === 'completed') {
        // A re-run gives the result again; a later run under the same key has new work to do.
        if (restored.manifest.github_run_id !== job.context.runId)
            return null;
    }
    else if (job.inputs['workspace-snapshot'] === 'auto' && restored.manifest.snapshot !== null) {
        const { restoreSnapshot } = await __webpack_require__.e(/* import() */ 669).then(__webpack_require__.bind(__webpack_require__, 72669));
        const bundle = (0,external_node_path_.join)(fetched.folder, 'worktree.bundle');
        await restoreSnapshot(job.context.workspace, bundle, restored.manifest.snapshot);
    }
    (0,checkpoint/* placeCheckpoint */.Ey)(restored, job.stateDir, job.agentFolder);
    return { ...restored, from: fetched.from };
}
function reEmitted(job, { run, from }) {
    const paths = (0,run_folder/* runPaths */.Ot)(job.stateDir, run.workflow_id);
    say(`The run ${run.workflow_id} is finished already; its result is given again and nothing is spent.`);
    const end = { run, paths, runCostUsd: 0, durationMs: 0, resumed: true };
    return { end, resumed: true, saved: from, transcripts: null };
}
async function conductRun(job, workflow, restored) {
    const { inputs, environment, context } = job;
    const launch = launchOptions(job, workflow);
    let path = environment.PATH ?? '';
    for (const agent of agentsOf(workflow, launch)) {
        const toolCache = environment.RUNNER_TOOL_CACHE || (0,external_node_path_.join)(context.temp, 'tools');
        path = await provideAgent({ agent, version: inputs['agent-version'], path, toolCache, say });
    }
    const childParent = { ...environment, PATH: path };
    const runId = restored?.run.workflow_id ?? (0,run_folder/* newRunId */.F$)(workflow.name, new Date(), (0,external_node_crypto_.randomBytes)(2).toString('hex'));
    const stop = new StopControl();
    const children = new child_process/* ChildProcesses */.o();
    const agentCli = (name) => (0,agent_clis/* createAgentCli */.e)(name, {
        recording: launch.recording === null ? null : (0,external_node_path_.resolve)(job.cwd, launch.recording),
        strict: false,
        record: null,
        env: childParent,
        now: ports/* realPorts */.R.now,
        children,
        warm: launch.concurrency,
        aiCreditUsd: workflow.manifest.ai_credit_usd,
    });
    const base = restored?.manifest.base ?? (await headOf(context.workspace)) ?? undefined;
    core/* saveState */.LZ('base', base ?? '');
    const keeper = { job, runId, base, agentCli, say };
    const checkpoints = new Checkpoints(keeper, (inputs['checkpoint-interval'] ?? 300) * 1000, ports/* realPorts */.R.now);
    core/* saveState */.LZ('run-id', runId);
    const log = new JobLog(workflow, context.workspace);
    const signals = handleSignals(stop, children);
    const deadline = scheduleDeadline(stop, ports/* realPorts */.R, runId, inputs.deadline ?? undefined);
    const around = {
        stateDir: job.stateDir,
        ports: ports/* realPorts */.R,
        children,
        stop,
        onEvent: (event) => {
            log.onEvent(event);
            if (event.type === 'transition')
                checkpoints.due();
        },
        agentCli,
        childEnvironment: (adapter, { env_allow: allow }) => (0,process_environment/* childEnvironment */.Qc)({ parent: childParent, mode: 'allow-list', allow, adapter: adapter }).env,
        templateValues: (0,action_context/* templateValues */.n)(context),
        checkDirectory: (0,action_job/* directoryCheck */.y)(job),
        environment,
    };
    try {
        const end = await go(job, workflow, launch, runId, restored, around);
        // The runner gives a cancelled step ten seconds; `post` has minutes, and does the rest.
        if (signals.cancelled)
            return checkpoints.stop();
        const saved = await checkpoints.last();
        const transcripts = await (0,keep/* uploadTranscripts */.f0)(keeper);
        await (0,finish/* finish */.O)(job, { end, resumed: restored !== null, saved, transcripts });
        core/* saveState */.LZ('settled', 'true');
    }
    finally {
        log.close();
        signals.dispose();
        deadline.dispose();
        children.killAll();
    }
}
/** null outside a git work tree. */
async function headOf(workspace) {
    const { execa } = await __webpack_require__.e(/* import() */ 993).then(__webpack_require__.bind(__webpack_require__, 16993));
    const { exitCode, stdout } = await execa('git', ['rev-parse', 'HEAD'], { cwd: workspace, reject: false });
    return exitCode === 0 ? stdout.trim() : null;
}
async function go(job, workflow, launch, runId, restored, around) {
    const { inputs } = job;
    if (restored === null) {
        const graph = await graphStart(workflow, inputs.vars);
        const input = readInput(job);
        return startRun({ runId, workflow, input, budgetUsd: inputs.budget, launch, metadata: {}, graph }, around);
    }
    say(`Resuming the run ${runId}, saved ${restored.manifest.saved_at} by attempt ${restored.manifest.attempt}.`);
    return resumeRun({
        runId,
        openWorkflow: () => Promise.resolve(workflow),
        budgetUsd: inputs.budget,
        launch: (stored) => resumedLaunch(stored, job, workflow),
        // Between runs of a dispatcher the repository moves on, and its workflow with it; within a re-run it cannot.
        acceptChanges: inputs['run-key'] !== null,
        freshSession: false,
        answers: [],
    }, around);
}
function readInput({ inputs, cwd }) {
    const file = inputs['input-file'];
    if (file === null)
        return inputs.input;
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(cwd, file)));
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`input-file: ${file} cannot be read: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/** The runner signals this process alone: the agents' process groups are ours to end (spec 4.3). */
function handleSignals(stop, children) {
    const state = { cancelled: false };
    const onSignal = (signal) => {
        if (state.cancelled)
            children.killAll();
        state.cancelled = true;
        const message = `The job was cancelled (${signal}). A re-run goes on from here.`;
        stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message });
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return {
        get cancelled() {
            return state.cancelled;
        },
        dispose: () => {
            process.off('SIGINT', onSignal);
            process.off('SIGTERM', onSignal);
        },
    };
}


/***/ }),

/***/ 67975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ FAILURE_CODES)
/* harmony export */ });
const FAILURE_CODES = {
    transient: 'AGENT_FAILED',
    crashed: 'AGENT_FAILED',
    idle: 'IDLE_TIMEOUT',
    interrupted: 'INTERRUPTED',
    authentication: 'AUTHENTICATION',
    invalid_model: 'INVALID_MODEL',
    usage_limit: 'USAGE_LIMIT',
    cost_cap: 'BUDGET',
    refused: 'REFUSED',
    session_lost: 'SESSION_LOST',
    session_in_use: 'AGENT_FAILED',
    prompt_too_long: 'AGENT_FAILED',
    recording_missing: 'RECORDING_MISSING',
    recording_stale: 'RECORDING_STALE',
    not_started: 'AGENT_FAILED',
};


/***/ }),

/***/ 29610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ costCap),
/* harmony export */   IT: () => (/* binding */ isBudgetSpent),
/* harmony export */   nv: () => (/* binding */ addCost),
/* harmony export */   qr: () => (/* binding */ isOverBudget),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/** Amounts are sums of floats; a thousandth of a cent is not an overspending. */
const EPSILON_USD = 1e-9;
/** Adds what a turn cost. Every turn counts: failed, cancelled and reminder turns too (spec 3.5). */
function addCost(run, costUsd, usage) {
    return { ...run, total_cost_usd: run.total_cost_usd + costUsd, usage: addUsage(run.usage, usage) };
}
function addUsage(a, b) {
    return {
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
        cache_write_tokens: a.cache_write_tokens + b.cache_write_tokens,
    };
}
function isOverBudget(run) {
    return run.budget_usd > 0 && run.total_cost_usd > run.budget_usd + EPSILON_USD;
}
/** Nothing is left to start another turn with. */
function isBudgetSpent(run) {
    return run.budget_usd > 0 && run.total_cost_usd >= run.budget_usd - EPSILON_USD;
}
/**
 * What a turn that starts now may cost at most, in USD; null without a budget. What is left after the
 * caps of the turns in flight is shared among those about to start; when they have reserved it all, the
 * turn gets a fair share of what is unspent, so that it can start and still cannot overshoot far.
 */
function costCap(run, capsInFlight, aboutToStart) {
    if (run.budget_usd <= 0)
        return null;
    const unspent = Math.max(0, run.budget_usd - run.total_cost_usd);
    const reserved = capsInFlight.reduce((sum, cap) => sum + cap, 0);
    const starting = Math.max(1, aboutToStart);
    const free = (unspent - reserved) / starting;
    const fair = unspent / (capsInFlight.length + starting);
    return Math.max(free, fair);
}


/***/ }),

/***/ 23204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ap: () => (/* binding */ followSkips),
/* harmony export */   as: () => (/* binding */ maxVisitsOf)
/* harmony export */ });
/* unused harmony exports skipQuestion, withoutVisits */
/** Follows `skip` from a state on. It ends, because a graph with a cycle of skips is not loaded. */
function followSkips(states, id) {
    const skipped = [];
    let state = id;
    for (let to = skipOf(states, state); to !== null; to = skipOf(states, state)) {
        skipped.push({ state, to });
        state = to;
    }
    return { state, skipped };
}
function skipOf(states, id) {
    return Object.hasOwn(states, id) ? (states[id]?.skip ?? null) : null;
}
/** What a person is asked before a graph with skips starts (spec 5.5); null if it has none. */
function skipQuestion(states) {
    const skipped = Object.values(states).filter(({ skip }) => skip !== null);
    if (skipped.length === 0)
        return null;
    const list = skipped.map(({ id, skip }) => `  ${id}, on to ${skip}`).join('\n');
    return `These states will be skipped:\n${list}\nPress Enter to go on, or type anything to stop.`;
}
/** A visit limit in the engine's own words. */
function maxVisitsOf(limit) {
    if (limit === null)
        return undefined;
    return limit.continue === null ? { count: limit.count } : { count: limit.count, goto: limit.continue };
}
/** Counters after `reset_max_visits`. */
function withoutVisits(visits, states) {
    return Object.fromEntries(Object.entries(visits).filter(([id]) => !states.includes(id)));
}


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ unsetIn),
/* harmony export */   Ft: () => (/* binding */ references),
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   Ji: () => (/* binding */ renameReferences),
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   TH: () => (/* binding */ replaceReferences),
/* harmony export */   iU: () => (/* binding */ upperName),
/* harmony export */   nN: () => (/* binding */ VARIABLE_NAME),
/* harmony export */   vv: () => (/* binding */ railiEnvironment)
/* harmony export */ });
/* unused harmony export MAX_VALUE_BYTES */
/** What a variable can be called, as the inside of a regular expression. */
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_-]*';
const REFERENCE = new RegExp(`\\$\\$|\\$\\{[ \\t]*(${VARIABLE_NAME})[ \\t]*\\}`, 'g');
/** `$RAILI_VAR_<this>` is what a variable is called in the environment; two names that share one are one variable. */
function upperName(name) {
    return name.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
}
/** A variable's value by its exact name, else by the same name in another case; undefined if it is not set. */
function variableIn(variables, name) {
    if (Object.hasOwn(variables, name))
        return variables[name];
    const wanted = upperName(name);
    const other = Object.keys(variables).find((key) => upperName(key) === wanted);
    return other === undefined ? undefined : variables[other];
}
/** Each `${name}` in a text, once; `$${name}` is none. */
function references(text) {
    const names = [...text.matchAll(REFERENCE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    return [...new Set(names)];
}
/** Writes each `${name}` anew and `$$` as `$`, in one pass: what is put in is not looked through again. */
function replaceReferences(text, replace) {
    return text.replace(REFERENCE, (_, name) => (name === undefined ? '$' : replace(name)));
}
/**
 * Fills in `${name}` in a prompt or a question (spec 5.6): a variable that is not set is empty, and
 * `onUnset` hears of it once. `$$` is a literal `$`.
 */
function interpolate(text, variables, onUnset = () => { }) {
    for (const name of unsetIn(text, variables))
        onUnset(name);
    return replaceReferences(text, (name) => variableIn(variables, name) ?? '');
}
/** The names in a text that have no value: they fail a state whose `args` or `directory` it is (spec 5.6). */
function unsetIn(text, variables) {
    return references(text).filter((name) => variableIn(variables, name) === undefined);
}
/** The same text with other names in its references; `$$` stays as it is written. */
function renameReferences(text, rename) {
    return text.replace(REFERENCE, (whole, name) => name === undefined ? whole : `\${${rename(name)}}`);
}
/** Bytes; a longer string in the environment makes exec fail (128 KiB on Linux). */
const MAX_VALUE_BYTES = 100_000;
/**
 * What every child process sees of the variables: each as `RAILI_VAR_<NAME>` (spec 5.6). Names of values
 * that are too long to be passed come back in `tooLong`; for those, the child finds nothing.
 */
function railiEnvironment(variables) {
    const tooLong = Object.keys(variables).filter((name) => byteLength(variables[name]) > MAX_VALUE_BYTES);
    const passed = Object.entries(variables).filter(([name]) => !tooLong.includes(name));
    // The operating system cannot pass a NUL.
    const env = passed.map(([name, value]) => [`RAILI_VAR_${upperName(name)}`, value.replaceAll('\0', '')]);
    return { env: Object.fromEntries(env), tooLong };
}
function byteLength(text) {
    // No character takes more than three bytes for each of its code units.
    return text.length * 3 <= MAX_VALUE_BYTES ? text.length : new TextEncoder().encode(text).length;
}


/***/ }),

/***/ 42288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LB: () => (/* binding */ implicitTransition),
/* harmony export */   NP: () => (/* binding */ policyProblems),
/* harmony export */   UF: () => (/* binding */ reminderText),
/* harmony export */   WF: () => (/* binding */ policyViolation)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);


/** What an entry can list for each tag, in the order in which the tag is written. */
const FIELDS = {
    goto: ['input', 'target'],
    reset: ['input', 'cd', 'target'],
    call: ['return', 'input', 'model', 'target'],
    function: ['return', 'input', 'model', 'target'],
    fork: ['next', 'input', 'cd', 'model', 'target'],
    ask: ['next', 'timeout', 'timeout_next'],
    result: ['payload'],
};
/** Fields whose values name states. */
const STATES = ['target', 'return', 'next', 'timeout_next'];
/** What a tag cannot do without, so that a form without it shows where it belongs. */
const NEEDED = ['target', 'return', 'next'];
/**
 * Whether a policy allows a transition (spec 1.4). An entry matches when its tag, target and every attribute
 * that it lists are equal; each worker of a fork, with the `next` that holds for all, must match an entry.
 * @returns what is not allowed, for a reminder; undefined when all is well.
 */
function policyViolation(transition, allowed, resolve) {
    for (const fields of fieldsOf(transition)) {
        const { tag } = transition;
        if (allowed.some((entry) => entry.tag === tag && listsEqual(entry, fields, resolve)))
            continue;
        return `${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(formOf(tag, fields), 120)} is not allowed in this state`;
    }
    return undefined;
}
function listsEqual(entry, fields, resolve) {
    const same = (field, listed, actual) => {
        if (field === 'payload')
            return listed.trim() === actual.trim();
        // Written alike is alike, even where neither can be resolved.
        return (listed === actual || (STATES.includes(field) && resolved(listed, resolve) === resolved(actual, resolve)));
    };
    return listedIn(entry).every(([field, listed]) => {
        const actual = fields[field];
        return actual !== undefined && same(field, listed, actual);
    });
}
function listedIn(entry) {
    const { tag: _tag, match: _match, ...fields } = entry;
    return Object.entries(fields).filter((pair) => pair[1] !== undefined);
}
/** A listed target that names no state matches nothing but itself; that it does so is for lint to say. */
function resolved(target, resolve) {
    try {
        return resolve(target);
    }
    catch {
        return target;
    }
}
function fieldsOf(transition) {
    switch (transition.tag) {
        case 'fork':
            return transition.workers.map((worker) => {
                const { variables: _variables, ...fields } = worker;
                return { ...fields, next: transition.next };
            });
        case 'ask': {
            const { next, timeout, timeoutNext } = transition;
            return [{ next, timeout, timeout_next: timeoutNext }];
        }
        default: {
            const { tag: _tag, ...fields } = transition;
            return [fields];
        }
    }
}
/**
 * The transition that a final message without a tag takes (spec 1.4): that of the first entry whose `match` is
 * found in it, else the only entry there is. A `<result>` without `payload` and an `<ask>` are taken by `match`
 * alone, and then the whole message is their text. `force_implicit` takes the only entry whatever the message says.
 */
function implicitTransition(options, finalText) {
    const entries = options.allowed_transitions ?? [];
    const only = entries.length === 1 ? entries[0] : undefined;
    if (options.force_implicit)
        return only && complete(only, finalText);
    const matching = entries.find((entry) => entry.match !== undefined && isFound(entry.match, finalText));
    if (matching)
        return complete(matching, finalText);
    return only?.match === undefined ? only && complete(only, finalText) : undefined;
}
function isFound(pattern, text) {
    const regexp = compile(pattern);
    return regexp instanceof RegExp && regexp.test(text);
}
/** The pattern, or why it is none. */
function compile(pattern) {
    try {
        return new RegExp(pattern, 'm');
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}
/** The transition that an entry stands for; undefined if it leaves something open that only a tag can say. */
function complete(entry, finalText) {
    const { tag, target, return: back, next, timeout, timeout_next } = entry;
    const input = optional({ input: entry.input });
    const byMatch = entry.match !== undefined;
    switch (tag) {
        case 'result': {
            const payload = entry.payload ?? (byMatch ? finalText : undefined);
            return payload === undefined ? undefined : { tag, payload };
        }
        case 'ask': {
            if (next === undefined || !byMatch)
                return undefined;
            return { tag, question: finalText.trim(), next, ...optional({ timeout, timeoutNext: timeout_next }) };
        }
        case 'goto':
            return target === undefined ? undefined : { tag, target, ...input };
        case 'reset':
            return target === undefined ? undefined : { tag, target, ...input, ...optional({ cd: entry.cd }) };
        case 'call':
        case 'function': {
            if (target === undefined || back === undefined)
                return undefined;
            return { tag, target, return: back, ...input, ...optional({ model: entry.model }) };
        }
        case 'fork': {
            if (target === undefined || next === undefined)
                return undefined;
            const options = optional({ cd: entry.cd, model: entry.model });
            return { tag, workers: [{ target, ...input, ...options, variables: {} }], next };
        }
    }
}
function optional(values) {
    const present = Object.entries(values).filter((pair) => pair[1] !== undefined);
    return Object.fromEntries(present);
}
/**
 * What a session is told when its final message cannot be used (spec 1.4): what was wrong, and each allowed form
 * as it is to be written. Short, because the session still has the prompt.
 */
function reminderText(options, problem) {
    const forms = new Set((options.allowed_transitions ?? []).map((entry) => formOf(entry.tag, entry)));
    const lead = forms.size === 1 ? 'End your answer with this tag:' : 'End your answer with exactly one of these tags:';
    const wrong = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(problem, 300).replace(/[.\s]+$/, '');
    return [`Your last message could not be used: ${wrong}.`, lead, ...forms].join('\n');
}
const LEFT_OPEN = {
    ask: '…your question…',
    result: '…your result…',
};
/** A tag with these fields, literally, with `…` where something is left open. */
function formOf(tag, fields) {
    const attributes = FIELDS[tag]
        .filter((field) => field !== 'target' && field !== 'payload')
        .filter((field) => fields[field] !== undefined || NEEDED.includes(field))
        .map((field) => ` ${field}="${encode(fields[field] ?? '…state…')}"`);
    const content = (tag === 'result' ? fields.payload : fields.target) ?? LEFT_OPEN[tag] ?? '…state…';
    return `<${tag}${attributes.join('')}>${content}</${tag}>`;
}
function encode(value) {
    return value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
}
/** What is wrong with a policy in itself, whatever states there are: each a sentence for an error (spec 1.4). */
function policyProblems(options) {
    const entries = options.allowed_transitions ?? [];
    const problems = entries.flatMap((entry, index) => {
        const at = `allowed_transitions[${index}]`;
        const strange = listedIn(entry).filter(([field]) => !FIELDS[entry.tag].includes(field));
        const pattern = entry.match === undefined ? undefined : compile(entry.match);
        return [
            ...strange.map(([field]) => `${at}: <${entry.tag}> has no ${field}, so this entry can never match`),
            ...(typeof pattern === 'string' ? [`${at}.match is not a regular expression: ${pattern}`] : []),
        ];
    });
    if (!options.force_implicit)
        return problems;
    const [only] = entries;
    if (only === undefined || entries.length > 1) {
        problems.push(`force_implicit needs exactly one allowed transition; there are ${entries.length}`);
    }
    else if (complete(only, '') === undefined) {
        problems.push(`force_implicit cannot take ${formOf(only.tag, only)}: it leaves open what only a tag could say`);
    }
    return problems;
}


/***/ }),

/***/ 46395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ PrintScanner),
/* harmony export */   g: () => (/* binding */ findPrints)
/* harmony export */ });
/** The `<print>` texts of a whole text, as a `PrintScanner` finds them. */
function findPrints(text) {
    return new PrintScanner().push(text);
}
const PRINT = '<print>';
const PRINT_END = '</print>';
const LONGEST_PRINT = 64 * 1024;
/**
 * Finds `<print>` texts in output as it streams, however it is cut into chunks. It keeps at most 64 kB
 * (UTF-16 units): a print that is longer, or not closed by then, is dropped. It looks at neither code nor other
 * tags: what it finds is only ever shown.
 */
class PrintScanner {
    /** What the print that is open holds so far; null outside one. */
    #content = null;
    /** The end of the input so far, as far as a tag may begin in it. */
    #carry = '';
    push(chunk) {
        const prints = [];
        const text = this.#carry + chunk;
        let at = 0;
        for (;;) {
            const tag = this.#content === null ? PRINT : PRINT_END;
            const room = this.#content === null ? text.length : LONGEST_PRINT + tag.length - this.#content.length;
            const part = text.slice(at, at + room);
            const index = part.indexOf(tag);
            if (index === -1 && part.length === room && this.#content !== null) {
                this.#content = null;
                at += room;
            }
            else if (index === -1) {
                this.#carry = part.slice(-(tag.length - 1));
                if (this.#content !== null)
                    this.#content += part.slice(0, -(tag.length - 1));
                return prints;
            }
            else {
                if (this.#content !== null)
                    prints.push(this.#content + part.slice(0, index));
                this.#content = this.#content === null ? '' : null;
                at += index + tag.length;
            }
        }
    }
}


/***/ }),

/***/ 91036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Tp: () => (/* binding */ resolveEntry),
/* harmony export */   rH: () => (/* binding */ nameProblem),
/* harmony export */   u1: () => (/* binding */ resolveTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46069);


/** In the order in which a target without an extension looks for its file. */
const EXTENSIONS = {
    posix: ['.md', '.sh'],
    windows: ['.md', '.ps1', '.bat'],
};
const ALL_EXTENSIONS = ['.md', '.sh', '.ps1', '.bat'];
const LONGEST_NAME = 255;
/** A text on one line, cut to `limit` characters: messages quote what models wrote, however long it is. */
function excerpt(text, limit = 80) {
    // Cutting first keeps the cost independent of the text's length.
    const line = text
        .slice(0, limit * 4)
        .replace(/\s+/g, ' ')
        .trim();
    const whole = text.length <= limit * 4 && line.length <= limit;
    return whole ? line : `${line.slice(0, limit - 1)}…`;
}
/** What keeps `name` from being a state's name (spec 1.2), as the end of a sentence; undefined if nothing does. */
function nameProblem(name) {
    if (name.trim() === '')
        return 'is empty';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (name === '.' || name === '..' || /[/\\]/.test(name))
        return 'is a path; states are named, not addressed';
    if (/[\u0000-\u001f\u007f]/.test(name))
        return 'has a line break or control character in it';
    if (/[<>]/.test(name))
        return 'has another tag in it';
    return undefined;
}
/**
 * The state that a target means on a platform (spec 1.7). `states` are names with extension.
 * @throws ProtocolError INVALID_TRANSITION for a path or the other platform's script, MISSING_TARGET,
 *   AMBIGUOUS_TARGET.
 */
function resolveTarget(states, target, platform) {
    const problem = nameProblem(target);
    if (problem !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${excerpt(target)}" ${problem}`);
    }
    const extension = extensionOf(target);
    if (extension === undefined)
        return resolveStem(states, target, platform);
    if (!EXTENSIONS[platform].includes(extension)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${target}" cannot run here: ${extension} scripts are for ${otherOf(platform)}`);
    }
    if (states.includes(target))
        return target;
    throw missing(states, target, platform);
}
function resolveStem(states, stem, platform) {
    const candidates = candidatesOf(states, stem, platform);
    const [only, second] = candidates;
    if (only === undefined)
        throw missing(states, stem, platform);
    if (second === undefined)
        return only;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('AMBIGUOUS_TARGET', `the target "${stem}" could be ${candidates.join(' or ')}: write it with its extension, or keep one of the files`);
}
/**
 * The state that a folder or archive starts with: `1_START`, else `START` (spec 1.7).
 * @throws WorkflowError when there is none, both, or one of them in two files.
 */
function resolveEntry(states, platform) {
    const candidates = ['1_START', 'START'].flatMap((stem) => candidatesOf(states, stem, platform));
    const [only, second] = candidates;
    if (only !== undefined && second === undefined)
        return only;
    if (only !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has several entries, ${candidates.join(' and ')}: keep one of them, or name the state to start with`);
    }
    const wanted = EXTENSIONS[platform].map((extension) => `START${extension}`).join(', ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has no entry: add 1_START.md or START.md (here: 1_START or one of ${wanted}).${available(states)}`);
}
function candidatesOf(states, stem, platform) {
    return EXTENSIONS[platform].map((extension) => stem + extension).filter((name) => states.includes(name));
}
function extensionOf(name) {
    return ALL_EXTENSIONS.find((extension) => name.endsWith(extension));
}
function otherOf(platform) {
    return platform === 'posix' ? 'Windows' : 'Linux and macOS';
}
function missing(states, target, platform) {
    const foreign = states.filter((name) => ALL_EXTENSIONS.some((end) => name === target + end) && extensionOf(target) === undefined);
    const near = states.filter((name) => isNear(name, target));
    let hint = available(states);
    if (foreign.length > 0)
        hint = ` ${foreign.join(' and ')} can only run on ${otherOf(platform)}.`;
    else if (near.length > 0)
        hint = ` Did you mean ${near.slice(0, 3).join(' or ')}?${available(states)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `there is no state "${target}".${hint}`);
}
function available(states) {
    if (states.length === 0)
        return ' The workflow has no states.';
    const more = states.length > 20 ? ` and ${states.length - 20} more` : '';
    return ` The workflow has: ${states.slice(0, 20).join(', ')}${more}.`;
}
/** Other case, another extension, or a typo or two. */
function isNear(state, target) {
    const [a, b] = [state, target].map((name) => {
        const lower = name.toLowerCase();
        return lower.slice(0, lower.length - (extensionOf(lower)?.length ?? 0));
    });
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .editDistance */ .Y)(a, b) <= Math.min(2, Math.floor(b.length / 3));
}


/***/ }),

/***/ 32139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ routeByTags),
  B: () => (/* binding */ routeScript)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/protocol/policy.js
var policy = __webpack_require__(42288);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/protocol/transition.js
var transition = __webpack_require__(58889);
;// CONCATENATED MODULE: ./lib/core/protocol/find-tags.js


/**
 * All transition tags of a text, in order (spec 1.2). Never throws; takes linear time on any text.
 *
 * What begins first owns what follows. A tag that opens outside code owns the text up to its *first*
 * closing tag, code fences and backticks included, so a `<result>` cannot contain a literal `</result>`,
 * not even in a fence. A code block or code span that begins outside a tag owns the text up to its own
 * end: a tag in there has to close in there.
 */
function findTags(text) {
    return new TagFinder(text).find();
}
const NAMES = new Set([...transition/* TAG_NAMES */.q, 'print']);
const LONGEST_TAG_NAME = 8;
const MAX_ATTRIBUTES = 100;
const NO_ATTRIBUTES = Object.freeze({});
const [NEWLINE, SPACE, LESS, GREATER, BACKTICK, TILDE] = [10, 32, 60, 62, 96, 126];
/** Moves over the text once. Every helper that looks ahead remembers what it found, so nothing is searched twice. */
class TagFinder {
    text;
    #tags = [];
    #unclosed = new Set();
    #closing;
    #quotes;
    /** Start of the last backtick run of each length in the text up to `#paragraphEnd`. */
    #lastRun = new Map();
    #paragraphEnd = 0;
    #attributeStart = /([A-Za-z_][\w.-]*)\s*=\s*(["'])/y;
    constructor(text) {
        this.text = text;
        this.#closing = new Map([...NAMES].map((name) => [name, nextPosition(text, `</${name}>`)]));
        this.#quotes = { '"': nextPosition(text, '"'), "'": nextPosition(text, "'") };
    }
    find() {
        const { text } = this;
        for (let at = 0; at < text.length;) {
            const char = text.charCodeAt(at);
            if (char === LESS)
                at = this.#tag(at, text.length, false);
            else if (char === BACKTICK || char === TILDE || char === SPACE)
                at = this.#code(at);
            else
                at++;
        }
        const warnings = [...this.#unclosed].map((name) => `a <${name}> that is not closed was read as plain text`);
        return { tags: this.#tags, warnings };
    }
    /** Reads the tag at `at`, if there is one that closes before `limit`. Returns where to go on. */
    #tag(at, limit, inCode) {
        const { text } = this;
        const name = tagNameAt(text, at + 1);
        if (name === undefined)
            return at + 1;
        const closing = this.#closing.get(name);
        const open = at + 1 + name.length;
        const opening = closing(open) < limit ? this.#opening(open, limit) : { stop: open, attributes: null };
        if (opening.attributes === null) {
            if (!inCode)
                this.#unclosed.add(name);
            return opening.stop;
        }
        const close = closing(opening.stop);
        const end = close + name.length + 3;
        if (end > limit) {
            if (!inCode)
                this.#unclosed.add(name);
            return opening.stop;
        }
        if (name !== 'print') {
            const content = text.slice(opening.stop, close);
            const { attributes, problem } = opening;
            const tag = { name: name, attributes, content, start: at, end, inCode };
            this.#tags.push(problem === undefined ? tag : { ...tag, problem });
        }
        return end;
    }
    /** Reads attributes up to the `>`. Null attributes: another tag or the end came first, so this is plain text. */
    #opening(from, limit) {
        const { text } = this;
        if (text.charCodeAt(from) === GREATER)
            return { stop: from + 1, attributes: NO_ATTRIBUTES, problem: undefined };
        const found = new Map();
        let problem;
        for (let at = skipSpace(text, from, limit); at < limit; at = skipSpace(text, at, limit)) {
            const char = text.charCodeAt(at);
            if (char === GREATER) {
                return { stop: at + 1, attributes: Object.fromEntries(found), problem };
            }
            if (char === LESS)
                return { stop: at, attributes: null };
            const attribute = this.#attribute(at, limit);
            if ('problem' in attribute) {
                problem ??= attribute.problem;
                at = skipToAngle(text, at, limit);
                continue;
            }
            if (found.has(attribute.name))
                problem ??= `repeats its attribute "${(0,resolve/* excerpt */.Kb)(attribute.name)}"`;
            else if (found.size < MAX_ATTRIBUTES)
                found.set(attribute.name, attribute.value);
            else
                problem ??= `has more than ${MAX_ATTRIBUTES} attributes`;
            at = attribute.stop;
        }
        return { stop: limit, attributes: null };
    }
    #attribute(at, limit) {
        const pattern = this.#attributeStart;
        pattern.lastIndex = at;
        const start = pattern.exec(this.text);
        if (start === null) {
            const shown = (0,resolve/* excerpt */.Kb)(this.text.slice(at, Math.min(at + 30, skipToAngle(this.text, at, limit))), 30);
            return { problem: `has "${shown}" where an attribute name="value" belongs` };
        }
        const [, name, quote] = start;
        const end = this.#quotes[quote](pattern.lastIndex);
        if (end >= limit)
            return { problem: `has no closing quote after its attribute "${(0,resolve/* excerpt */.Kb)(name)}"` };
        return { name, value: decode(this.text.slice(pattern.lastIndex, end)), stop: end + 1 };
    }
    /** Reads the code block or span that begins at `at`, if one does, and the tags in it. Returns where to go on. */
    #code(at) {
        const { text } = this;
        const fence = fenceAt(text, at);
        const end = fence === undefined ? this.#spanEnd(at) : fenceEnd(text, fence);
        if (end === undefined)
            return Math.max(at + 1, skipChar(text, at, BACKTICK));
        for (let inner = at; inner < end;) {
            inner = text.charCodeAt(inner) === LESS ? this.#tag(inner, end, true) : inner + 1;
        }
        return end;
    }
    /** The end of the inline code that begins at `at`: a run of as many backticks in the same paragraph. */
    #spanEnd(at) {
        const { text } = this;
        const open = skipChar(text, at, BACKTICK);
        if (open === at)
            return undefined;
        if (at >= this.#paragraphEnd)
            this.#readParagraph(at);
        if ((this.#lastRun.get(open - at) ?? 0) <= at)
            return undefined;
        let run = open;
        let stop = open;
        do {
            run = text.indexOf('`', stop);
            stop = skipChar(text, run, BACKTICK);
        } while (stop - run !== open - at);
        return stop;
    }
    #readParagraph(from) {
        const { text } = this;
        let at = from;
        while (at < text.length) {
            const char = text.charCodeAt(at);
            const stop = char === BACKTICK ? skipChar(text, at, BACKTICK) : at + 1;
            if (char === BACKTICK)
                this.#lastRun.set(stop - at, at);
            at = stop;
            if (char === NEWLINE && (restIsBlank(text, at) || fenceAt(text, at) !== undefined))
                break;
        }
        this.#paragraphEnd = at;
    }
}
function nextPosition(text, needle) {
    let found = -1;
    return (from) => {
        if (found < from) {
            const index = text.indexOf(needle, from);
            found = index === -1 ? Number.POSITIVE_INFINITY : index;
        }
        return found;
    };
}
function tagNameAt(text, from) {
    let end = from;
    while (end - from <= LONGEST_TAG_NAME && text.charCodeAt(end) >= 97 && text.charCodeAt(end) <= 122)
        end++;
    const name = text.slice(from, end);
    const ends = text.charCodeAt(end) === GREATER || skipSpace(text, end, end + 1) > end;
    return ends && NAMES.has(name) ? name : undefined;
}
/** The fence that opens at `at`, the start of a line: three or more of one character, indented up to three spaces. */
function fenceAt(text, at) {
    if (at > 0 && text.charCodeAt(at - 1) !== NEWLINE)
        return undefined;
    const start = skipChar(text, at, SPACE, at + 3);
    const char = text.charCodeAt(start);
    if (char !== BACKTICK && char !== TILDE)
        return undefined;
    const stop = skipChar(text, start, char);
    if (stop - start < 3)
        return undefined;
    // A backtick further on in the line makes it inline code.
    if (char === BACKTICK && text.slice(stop, lineEnd(text, stop)).includes('`'))
        return undefined;
    return { char, length: stop - start, stop };
}
/** A fence lasts to a line with at least as many of its characters and nothing else, else to the end of the text. */
function fenceEnd(text, fence) {
    for (let line = lineEnd(text, fence.stop) + 1; line < text.length; line = lineEnd(text, line) + 1) {
        const start = skipChar(text, line, SPACE, line + 3);
        const stop = skipChar(text, start, fence.char);
        if (stop - start >= fence.length && restIsBlank(text, stop))
            return lineEnd(text, stop);
    }
    return text.length;
}
/** The end of the line that `from` is in: its line break, or the text's end. */
function lineEnd(text, from) {
    const index = text.indexOf('\n', from);
    return index === -1 ? text.length : index;
}
function restIsBlank(text, from) {
    let at = from;
    while (isSpace(text.charCodeAt(at)) && text.charCodeAt(at) !== NEWLINE)
        at++;
    return at >= text.length || text.charCodeAt(at) === NEWLINE;
}
function skipChar(text, from, char, limit = text.length) {
    let at = from;
    while (at < limit && text.charCodeAt(at) === char)
        at++;
    return at;
}
function skipSpace(text, from, limit) {
    let at = from;
    while (at < limit && isSpace(text.charCodeAt(at)))
        at++;
    return at;
}
function isSpace(char) {
    return char === SPACE || (char >= 9 && char <= 13);
}
function skipToAngle(text, from, limit) {
    let at = from;
    while (at < limit && text.charCodeAt(at) !== LESS && text.charCodeAt(at) !== GREATER)
        at++;
    return at;
}
const ENTITIES = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
function decode(value) {
    if (!value.includes('&'))
        return value;
    return value.replace(/&(quot|apos|lt|gt|amp);/g, (_, name) => ENTITIES[name]);
}

;// CONCATENATED MODULE: ./lib/core/protocol/tags.js




const RULES = {
    goto: { required: [], optional: ['input'] },
    reset: { required: [], optional: ['input', 'cd'] },
    call: { required: ['return'], optional: ['input', 'model'] },
    function: { required: ['return'], optional: ['input', 'model'] },
    // `next` may also come from a <goto>; attributes other than these are the worker's variables.
    fork: { required: [], optional: ['next', 'input', 'cd', 'model'] },
    ask: { required: ['next'], optional: ['timeout', 'timeout_next'] },
    result: { required: [], optional: [] },
};
/**
 * The one transition that a final message asks for (spec 1.2). Targets stay as written.
 * @param resolve makes different spellings of one state comparable, where several `next` must be the same.
 * @throws ProtocolError NO_TRANSITION, SEVERAL_TRANSITIONS or INVALID_TRANSITION.
 */
function readTransition(text, resolve = (target) => target) {
    const { tags, warnings } = findTags(text);
    const outside = tags.filter((tag) => !tag.inCode);
    // A model that wraps its only tag in a fence means it; of several in code none is meant.
    const steering = outside.length > 0 ? outside : tags;
    if (outside.length === 0 && tags.length !== 1)
        throw noTransition(text, tags, warnings);
    const forks = steering.filter((tag) => tag.name === 'fork');
    const others = steering.filter((tag) => tag.name !== 'fork');
    const [other] = others;
    const mixed = forks.length > 0 && other !== undefined && other.name !== 'goto';
    if (mixed || others.length > 1)
        throw several(text, steering);
    const transition = forks.length > 0 ? forkOf(text, forks, other, resolve) : transitionOf(other);
    return { transition, warnings: [...warnings, ...steering.flatMap(unknownAttributes)] };
}
function transitionOf(tag) {
    const { name } = tag;
    check(tag);
    switch (name) {
        case 'goto':
            return { tag: name, target: nameIn(tag), ...given(tag, ['input']) };
        case 'reset':
            return { tag: name, target: nameIn(tag), ...given(tag, ['input', 'cd']) };
        case 'call':
        case 'function': {
            const target = nameIn(tag);
            return { tag: name, target, return: nameIn(tag, 'return'), ...given(tag, ['input', 'model']) };
        }
        case 'ask':
            return askOf(tag);
        case 'result':
            return { tag: name, payload: tag.content };
    }
}
/** Ten years: a time beyond what a date can hold would only fail once it is computed. */
const LONGEST_TIMEOUT_MS = 3650 * 24 * 3_600_000;
function askOf(tag) {
    const question = tag.content.trim();
    if (question === '')
        throw invalid(tag, 'has no question in it');
    const next = nameIn(tag, 'next');
    const { timeout, timeout_next } = tag.attributes;
    const ms = timeout === undefined ? 0 : (0,duration/* parseDuration */.E)(timeout);
    if (ms === null || ms > LONGEST_TIMEOUT_MS) {
        throw invalid(tag, `is malformed: its timeout "${(0,resolve/* excerpt */.Kb)(timeout)}" is no time such as 90s, 2h or 3d`);
    }
    const late = timeout_next === undefined ? {} : { timeoutNext: nameIn(tag, 'timeout_next') };
    return { tag: 'ask', question, next, ...given(tag, ['timeout']), ...late };
}
function forkOf(text, forks, goto, resolve) {
    for (const tag of goto === undefined ? forks : [...forks, goto])
        check(tag);
    const places = goto === undefined ? [] : [nameIn(goto)];
    const workers = forks.map((tag) => {
        const { next, input: _input, cd: _cd, model: _model, ...variables } = tag.attributes;
        if (next !== undefined)
            places.push(nameIn(tag, 'next'));
        else if (goto === undefined)
            throw invalid(tag, 'lacks its required attribute "next"');
        return { target: nameIn(tag), ...given(tag, ['input', 'cd', 'model']), variables };
    });
    const [next, ...rest] = places;
    const other = rest.find((place) => place !== next && resolve(place) !== resolve(next));
    if (other !== undefined)
        throw several(text, goto ? [...forks, goto] : forks, `next is both ${next} and ${other}`);
    return { tag: 'fork', workers, next, ...(goto === undefined ? {} : given(goto, ['input'])) };
}
function check(tag) {
    if (tag.problem !== undefined)
        throw invalid(tag, tag.problem);
    for (const name of RULES[tag.name].required) {
        if (tag.attributes[name] === undefined)
            throw invalid(tag, `lacks its required attribute "${name}"`);
    }
}
/** The state's name in an attribute, else in the tag's content. */
function nameIn(tag, attribute) {
    const name = (attribute === undefined ? tag.content : tag.attributes[attribute]).trim();
    const problem = (0,resolve/* nameProblem */.rH)(name);
    if (problem === undefined)
        return name;
    throw invalid(tag, `is malformed: its ${attribute ?? 'target'} "${(0,resolve/* excerpt */.Kb)(name)}" ${problem}`);
}
function given(tag, names) {
    const present = names.filter((name) => tag.attributes[name] !== undefined);
    return Object.fromEntries(present.map((name) => [name, tag.attributes[name]]));
}
function unknownAttributes(tag) {
    if (tag.name === 'fork')
        return [];
    const { required, optional } = RULES[tag.name];
    const known = [...required, ...optional];
    const unknown = Object.keys(tag.attributes).filter((name) => !known.includes(name));
    return unknown.map((name) => `<${tag.name}> has no attribute "${(0,resolve/* excerpt */.Kb)(name)}": it was ignored`);
}
function invalid(tag, problem) {
    return new errors/* ProtocolError */.bd('INVALID_TRANSITION', `<${tag.name}> ${problem}`);
}
function several(text, tags, why) {
    const reason = why === undefined ? '' : ` (${why})`;
    return new errors/* ProtocolError */.bd('SEVERAL_TRANSITIONS', `more than one transition${reason}: ${listed(text, tags)}`);
}
function noTransition(text, tags, warnings) {
    const inCode = tags.length === 0
        ? ''
        : `; ${tags.length} tags stand in code, where they don't count: ${listed(text, tags)}`;
    const unclosed = warnings.map((warning) => `; ${warning}`).join('');
    return new errors/* ProtocolError */.bd('NO_TRANSITION', `no transition tag was found${inCode}${unclosed}`);
}
function listed(text, tags) {
    const shown = tags.slice(0, 3).map((tag) => {
        return `${(0,resolve/* excerpt */.Kb)(text.slice(tag.start, tag.end), 60)} (line ${lineOf(text, tag.start)})`;
    });
    return `${shown.join(', ')}${tags.length > 3 ? ` and ${tags.length - 3} more` : ''}`;
}
function lineOf(text, position) {
    let line = 1;
    for (let at = lineEnd(text, 0); at < position; at = lineEnd(text, at + 1))
        line++;
    return line;
}

;// CONCATENATED MODULE: ./lib/core/protocol/route.js



/**
 * Routes a prompt state by the tag in its final message and its policy (spec 1.2, 1.4). What the model got wrong
 * is a reminder where there are `allowed_transitions` to list, and a failure where there are none.
 */
function routeByTags({ text, options, resolve }) {
    const allowed = options.allowed_transitions ?? [];
    if (options.force_implicit)
        return routeForced({ text, options, resolve });
    let implicit = false;
    try {
        const found = readOrImply(text, options, resolve);
        implicit = found.implicit;
        const transition = resolveTargets(found.transition, resolve);
        const violation = allowed.length === 0 ? undefined : (0,policy/* policyViolation */.WF)(transition, allowed, resolve);
        if (violation !== undefined)
            throw new errors/* ProtocolError */.bd('POLICY_VIOLATION', violation);
        return { kind: 'transition', ...found, transition };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        // Reminding would not help where the model had no say.
        if (allowed.length === 0 || implicit)
            return { kind: 'fail', code, message };
        return { kind: 'remind', code, problem: message, text: (0,policy/* reminderText */.UF)(options, message) };
    }
}
/** `force_implicit`: the message is not looked at. What is wrong then is the workflow, so nobody is reminded. */
function routeForced({ text, options, resolve }) {
    const forced = (0,policy/* implicitTransition */.LB)(options, text);
    if (forced === undefined) {
        return { kind: 'fail', code: 'WORKFLOW_INVALID', message: (0,policy/* policyProblems */.NP)(options).join('; ') };
    }
    try {
        const transition = resolveTargets(forced, resolve);
        return { kind: 'transition', transition, implicit: true, warnings: [] };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        return { kind: 'fail', code, message };
    }
}
function readOrImply(text, options, resolve) {
    try {
        return { ...readTransition(text, resolve), implicit: false };
    }
    catch (error) {
        const transition = protocolError(error).code === 'NO_TRANSITION' ? (0,policy/* implicitTransition */.LB)(options, text) : undefined;
        if (transition === undefined)
            throw error;
        return { transition, implicit: true, warnings: [] };
    }
}
/** The same transition with state names in place of targets. @throws ProtocolError from `resolve`. */
function resolveTargets(transition, resolve) {
    switch (transition.tag) {
        case 'goto':
        case 'reset':
            return { ...transition, target: resolve(transition.target) };
        case 'call':
        case 'function':
            return { ...transition, target: resolve(transition.target), return: resolve(transition.return) };
        case 'fork': {
            const workers = transition.workers.map((worker) => ({ ...worker, target: resolve(worker.target) }));
            return { ...transition, workers, next: resolve(transition.next) };
        }
        case 'ask': {
            const { timeoutNext } = transition;
            const late = timeoutNext === undefined ? {} : { timeoutNext: resolve(timeoutNext) };
            return { ...transition, next: resolve(transition.next), ...late };
        }
        case 'result':
            return transition;
    }
}
/** Routes a script state (spec 1.6): by the tag on its stdout if it exits 0. Scripts have no policy, so no reminder. */
function routeScript({ exitCode, stdout, stderr, resolve, }) {
    const tails = `${tail('stdout', stdout)}${tail('stderr', stderr)}`;
    if (exitCode !== 0) {
        return {
            kind: 'fail',
            code: 'SCRIPT_FAILED',
            message: `the script ended with exit code ${exitCode}${tails}`,
        };
    }
    try {
        const { transition, warnings } = readTransition(stdout, resolve);
        return { kind: 'transition', transition: resolveTargets(transition, resolve), implicit: false, warnings };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        return { kind: 'fail', code, message: `${message}${tails}` };
    }
}
const TAIL_LINES = 20;
const TAIL_LENGTH = 4096;
/** The last lines of a stream, at most 20 and 4 kB. */
function tail(name, output) {
    // A cut may fall between the halves of a character.
    const end = output
        .trimEnd()
        .slice(-TAIL_LENGTH)
        .replace(/^[\udc00-\udfff]/, '');
    if (end === '')
        return `\n${name}: nothing`;
    return `\n${name}, its last lines:\n${end.split('\n').slice(-TAIL_LINES).join('\n')}`;
}
function protocolError(error) {
    if (error instanceof errors/* ProtocolError */.bd)
        return error;
    throw error;
}


/***/ }),

/***/ 58889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ TAG_NAMES)
/* harmony export */ });
const TAG_NAMES = [
    'goto',
    'reset',
    'call',
    'function',
    'fork',
    'ask',
    'result',
];


/***/ }),

/***/ 46069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ editDistance),
/* harmony export */   p: () => (/* binding */ nearest)
/* harmony export */ });
const LONGEST = 100;
/**
 * The name that was probably meant: a typo or two away, or the only one that begins so. Undefined if none is.
 */
function nearest(names, given) {
    const wanted = given.slice(0, LONGEST).toLowerCase();
    if (wanted === '')
        return undefined;
    const allowed = Math.min(3, Math.floor(wanted.length / 3));
    const [closest] = names
        .map((name) => ({ name, distance: editDistance(name.slice(0, LONGEST).toLowerCase(), wanted) }))
        .sort((a, b) => a.distance - b.distance);
    if (closest !== undefined && closest.distance <= allowed)
        return closest.name;
    const begun = names.filter((name) => name.toLowerCase().startsWith(wanted));
    return begun.length === 1 ? begun[0] : undefined;
}
/** Letters to add, drop, change or swap with their neighbour. */
function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swap = isSwap ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
            next.push(Math.min(change, swap, row[j] + 1, next[j - 1] + 1));
        }
        before = row;
        row = next;
    }
    return row[b.length];
}


/***/ }),

/***/ 28115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ failAgent),
/* harmony export */   I5: () => (/* binding */ resetVisits),
/* harmony export */   KT: () => (/* binding */ openTurn),
/* harmony export */   NR: () => (/* binding */ adoptSession),
/* harmony export */   Tr: () => (/* binding */ checkEntry),
/* harmony export */   cG: () => (/* binding */ reviveAgents),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   x7: () => (/* binding */ accountTurn)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29610);


/** Checks the loop limit of the agent's current state. The visit itself is counted when its first turn opens. */
function checkEntry(run, agentId, limit) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const { visits: all, visits_before: before = {}, current_state: state } = agent;
    const visits = (all[state] ?? 0) - (before[state] ?? 0);
    if (!limit || visits < limit.count)
        return { kind: 'may_enter' };
    if (limit.goto === undefined || limit.goto === agent.current_state) {
        return { kind: 'refused', count: limit.count };
    }
    // The input goes along: the state it was meant for is the one that was skipped.
    const moved = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .updateAgent */ .x4)(run, agentId, { current_state: limit.goto, model_override: null });
    return { kind: 'redirected', run: moved, to: limit.goto, count: limit.count };
}
/**
 * Write-ahead: the state file says what is about to happen before it does (spec 3.6). The first turn of a
 * visit counts the visit too, in the same write, so that no crash can count it twice.
 */
function openTurn(run, agentId, turn) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const isNewVisit = agent.turn === null;
    const visits = isNewVisit
        ? { ...agent.visits, [turn.state]: (agent.visits[turn.state] ?? 0) + 1 }
        : agent.visits;
    const opened = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .updateAgent */ .x4)(run, agentId, { turn, visits, error: null, status: 'active' });
    return { ...opened, turns: Number(turn.id), steps: isNewVisit ? run.steps + 1 : run.steps };
}
/** Adds an ended turn's cost, once: a turn that was accounted for already is left as it is. */
function accountTurn(run, agentId, outcome) {
    const { turn } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    if (!turn || turn.accounted)
        return run;
    const marked = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .updateAgent */ .x4)(run, agentId, { turn: { ...turn, accounted: true } });
    // A replayed turn shows what it once cost; nobody pays for it again.
    return outcome.basis === 'replayed' ? marked : (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .addCost */ .nv)(marked, outcome.cost_usd, outcome.usage);
}
/** The session that a finished prompt turn wrote to becomes the agent's own. */
function adoptSession(run, agentId, session) {
    if (session === null)
        return run;
    return (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .updateAgent */ .x4)(run, agentId, { session_id: session, branch_from: null });
}
/** The agent has failed for good; its turn stays open, so that a resume carries that state on. */
function failAgent(run, agentId, error) {
    const { turn } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    return (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .updateAgent */ .x4)(run, agentId, { status: 'failed', error, turn: turn && { ...turn, failed: true } });
}
/** Counts visits of these states anew, as far as `max_visits` goes (spec 5.5); their whole number stays. */
function resetVisits(run, agentId, states) {
    const { visits, visits_before: before } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const counted = states.filter((state) => (visits[state] ?? 0) > 0);
    if (counted.length === 0)
        return run;
    const reset = Object.fromEntries(counted.map((state) => [state, visits[state]]));
    return (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .updateAgent */ .x4)(run, agentId, { visits_before: { ...before, ...reset } });
}
/** A resume gives failed agents another try. A loop limit that stopped one is cleared (spec 5.5). */
function reviveAgents(run) {
    const agents = run.agents.map((agent) => {
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
        return {
            ...back,
            // A graph that went to its error state goes back to where it failed.
            ...(raised !== undefined && { current_state: state, turn: null }),
            status: 'active',
            visits,
            ...(agent.visits_before !== undefined && { visits_before: visitsBefore }),
            retry_count: 0,
        };
    });
    return { ...run, agents, status: 'running', reason: null, message: null, resume_at: null };
}
/** What a run has come to when nothing is in flight and nothing stopped it from outside (spec 3.4). */
function conclusion(run) {
    const failed = run.agents.find((agent) => agent.status === 'failed');
    if (failed)
        return { status: 'failed', error: failed.error };
    if (run.agents.some((agent) => agent.status === 'asking'))
        return { status: 'asking', error: null };
    if (run.agents.length === 0)
        return { status: 'completed', error: null };
    // Agents that are active although nothing is in flight: a bug, and nothing may be green by mistake.
    const message = `Agents were left without a next step: ${run.agents.map(({ id }) => id).join(', ')}. Please report it.`;
    return { status: 'failed', error: { code: 'INTERNAL', message } };
}


/***/ }),

/***/ 70968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ childEnvironment),
/* harmony export */   RF: () => (/* binding */ scriptVariables),
/* harmony export */   su: () => (/* binding */ MAX_INPUT_BYTES)
/* harmony export */ });
/** What a child process may see of the environment (spec 6.5), and what a script is told in it (spec 1.6). */
const EVERYBODY = [
    ...['PATH', 'HOME', 'USER', 'SHELL', 'LANG', 'LC_*', 'TERM', 'TMPDIR', 'TZ', 'CI'],
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
    ...[
        'NODE_EXTRA_CA_CERTS',
        'SSL_CERT_FILE',
        'SSL_CERT_DIR',
        'CURL_CA_BUNDLE',
        'REQUESTS_CA_BUNDLE',
        'GIT_SSL_CAINFO',
    ],
    ...['GITHUB_ACTIONS', 'GITHUB_REPOSITORY', 'GITHUB_REF*', 'GITHUB_SHA', 'GITHUB_RUN_ID', 'GITHUB_WORKFLOW'],
    ...['GITHUB_WORKSPACE', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_SERVER_URL', 'GITHUB_API_URL'],
    ...['GITHUB_ACTOR', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_TEMP', 'RUNNER_TOOL_CACHE'],
];
/** Without these hardly a program starts on Windows. */
const ON_WINDOWS = [
    ...[
        'SYSTEMROOT',
        'SYSTEMDRIVE',
        'WINDIR',
        'COMSPEC',
        'PATHEXT',
        'TEMP',
        'TMP',
        'OS',
        'NUMBER_OF_PROCESSORS',
    ],
    ...['USERPROFILE', 'USERNAME', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA'],
    ...['PROGRAMFILES*', 'COMMONPROGRAMFILES*', 'PROCESSOR_ARCHITECTURE', 'PSMODULEPATH'],
];
/** An adapter's own settings, keys among them; scripts have none. */
const OWN = {
    claude: [
        ...['ANTHROPIC_*', 'CLAUDE_*'],
        // A person who has switched these off means it.
        ...['DISABLE_TELEMETRY', 'DISABLE_ERROR_REPORTING', 'DISABLE_AUTOUPDATER', 'DO_NOT_TRACK'],
    ],
    copilot: ['COPILOT_*'],
};
const CLOUDS = [
    { switch: 'CLAUDE_CODE_USE_BEDROCK', names: ['AWS_*'] },
    {
        switch: 'CLAUDE_CODE_USE_VERTEX',
        names: ['GOOGLE_*', 'GCLOUD_PROJECT', 'GCP_*', 'CLOUDSDK_*', 'CLOUD_ML_REGION', 'VERTEX_REGION_*'],
    },
];
/** With these a prompt-injected agent writes caches, outputs and the PATH of later steps. */
const NEVER = [
    ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'ACTIONS_CACHE_URL', 'ACTIONS_ID_TOKEN_*'],
    ...['INPUT_*', 'STATE_*'],
    ...['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
];
/** Given only to those who name them in full. */
const SECRET = [
    'GITHUB_TOKEN',
    'GH_TOKEN',
    ...Object.values(OWN).flat(),
    ...CLOUDS.flatMap((cloud) => cloud.names),
];
/** The environment of a child: an allow-list, or everything but what no child may ever see. */
function childEnvironment(options) {
    const { parent, allow, windows = isWindows() } = options;
    const isNever = matcher(NEVER, windows);
    const allowed = options.mode === 'inherit' ? () => true : allowedIn(options, windows);
    const variables = [
        ...Object.entries(parent).filter(([name]) => allowed(name)),
        ...Object.entries(options.extra ?? {}),
    ];
    const env = {};
    for (const [name, value] of variables)
        if (value !== undefined && !isNever(name))
            env[name] = value;
    const warnings = allow
        .filter((name) => isNever(name))
        .map((name) => `${name} is never given to agents and scripts: with it, they could change later steps of the job`);
    return { env, warnings };
}
function allowedIn(options, windows) {
    const { parent, allow, adapter } = options;
    const isListed = matcher([...EVERYBODY, ...(windows ? ON_WINDOWS : []), ...ownOf(adapter, parent)], windows);
    const isNamed = matcher(allow.filter((entry) => !entry.includes('*')), windows);
    const isPattern = matcher(allow.filter((entry) => entry.includes('*')), windows);
    const isSecret = matcher(SECRET, windows);
    return (name) => isListed(name) || isNamed(name) || (isPattern(name) && !isSecret(name));
}
function ownOf(adapter, parent) {
    const own = Object.hasOwn(OWN, adapter) ? (OWN[adapter] ?? []) : [];
    if (adapter !== 'claude')
        return own;
    const clouds = CLOUDS.filter((cloud) => /^(1|true|yes|on)$/i.test(parent[cloud.switch] ?? ''));
    return [...own, ...clouds.flatMap((cloud) => cloud.names)];
}
/** Matches names against names and patterns with `*`. */
function matcher(patterns, windows) {
    if (patterns.length === 0)
        return () => false;
    const sources = patterns.map((pattern) => pattern.split('*').map(escapeRegExp).join('.*'));
    const regExp = new RegExp(`^(?:${sources.join('|')})$`, windows ? 'is' : 's');
    return (name) => regExp.test(name);
}
const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const isWindows = () => process.platform === 'win32';
/** Bytes; a longer environment string makes exec fail (128 KiB on Linux). */
const MAX_INPUT_BYTES = 100_000;
/**
 * What a script state is told (spec 1.6). A fork variable is also there under its own name if that is all
 * lower case and can harm nobody: variables come from tags, which a model writes.
 * @param environment the child's environment without these
 */
function scriptVariables(context, environment, windows = isWindows()) {
    const variables = {
        ...bareVariables(context.variables, environment, windows),
        ...prefixedVariables(context.variables),
        RAYMOND_WORKFLOW_ID: context.runId,
        RAYMOND_AGENT_ID: context.agentId,
        RAYMOND_STATE: context.state,
        RAYMOND_TASK_FOLDER: context.taskFolder,
        RAYMOND_OUTPUT: context.outputFile,
        RAYMOND_ATTEMPT: String(context.attempt),
        ...inputVariables(context),
    };
    // The operating system cannot pass a NUL.
    return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value.replaceAll('\0', '')]));
}
function inputVariables({ input, inputFile }) {
    if (inputFile !== undefined)
        return { RAYMOND_INPUT_FILE: inputFile };
    if (input === null || Buffer.byteLength(input) > MAX_INPUT_BYTES)
        return {};
    return { RAYMOND_INPUT: input, RAYMOND_RESULT: input };
}
function prefixedVariables(variables) {
    return Object.fromEntries(Object.entries(variables).map(([name, value]) => [
        `RAYMOND_VAR_${name.replace(/[^A-Za-z0-9_]/g, '_').toUpperCase()}`,
        value,
    ]));
}
/** Lower-case names that programs obey. */
const OBEYED = ['*_proxy', 'npm_config_*', '_'];
function bareVariables(variables, environment, windows) {
    const fold = (name) => (windows ? name.toUpperCase() : name);
    const taken = new Set(Object.keys(environment).map(fold));
    const isHarmful = matcher([...OBEYED, ...NEVER], windows);
    return Object.fromEntries(Object.entries(variables).filter(([name]) => /^[a-z_][a-z0-9_]*$/.test(name) && !isHarmful(name) && !taken.has(fold(name))));
}


/***/ }),

/***/ 37908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ setVariables),
/* harmony export */   N4: () => (/* binding */ note),
/* harmony export */   UB: () => (/* binding */ raiseIn),
/* harmony export */   ht: () => (/* binding */ variablesOf),
/* harmony export */   hv: () => (/* binding */ processEnvironment),
/* harmony export */   kt: () => (/* binding */ passSkips),
/* harmony export */   mH: () => (/* binding */ goTo),
/* harmony export */   ss: () => (/* binding */ variableEnvironment),
/* harmony export */   xl: () => (/* binding */ raise)
/* harmony export */ });
/* harmony import */ var _core_graph_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23204);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6529);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3103);



/** Follows the `skip` of the agent's current state: neither counted nor entered (spec 5.5). */
function passSkips(runtime, agentId, graph) {
    const { state, skipped } = (0,_core_graph_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .followSkips */ .Ap)(graph.states, runtime.agent(agentId).current_state);
    for (const { state: from, to } of skipped)
        runtime.options.emit({ type: 'skipped', agent: agentId, state: from, to });
    if (skipped.length > 0)
        runtime.update(agentId, { current_state: state });
}
/**
 * A state that cannot go on fails the agent, or leads to the graph's error state, which then does its work
 * and ends the run with this error (spec 5.2).
 */
function raise(runtime, agentId, { error: target }, { code, message }) {
    const { current_state: state, turn, raised } = runtime.agent(agentId);
    // The error state's own work may fail too: what led there is what the run fails of.
    if (raised !== undefined)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)(raised);
    if (target === null || target === state)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)({ code, message });
    const error = { code, message, state };
    runtime.warn(message, agentId, state);
    runtime.update(agentId, { raised: error });
    return goTo(target, runtime.agent(agentId).pending_result, turn?.id ?? String(runtime.run.turns));
}
/** Every way on in a graph is a reset of spec 1: a fresh session, the last output as its input. */
function goTo(target, input, turn) {
    const transition = { tag: 'reset', target, ...(input !== null && { input }) };
    return { kind: 'transition', transition, implicit: false, turn };
}
/** `raise` for a visit, with the place in the file. */
function raiseIn(visit, { code, message }) {
    const { runtime, agentId, graph, state } = visit;
    const located = `${state.file}:${state.line}: ${state.id}: ${message}`;
    return raise(runtime, agentId, graph, { code, message: located });
}
function variablesOf({ runtime, agentId }) {
    return runtime.agent(agentId).variables;
}
/** Sets variables; two names that are one in the environment are one variable. */
function setVariables(visit, values, from, set) {
    const { runtime, agentId, state } = visit;
    const before = variablesOf(visit);
    const names = new Set(set.map(_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .upperName */ .iU));
    const others = Object.entries(values).filter(([name]) => set.includes(name) || !names.has((0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .upperName */ .iU)(name)));
    const after = Object.fromEntries(others);
    if (JSON.stringify(after) === JSON.stringify(before))
        return;
    runtime.update(agentId, { variables: after });
    runtime.options.emit({ type: 'variables', agent: agentId, state: state.id, values: after, from, set });
}
/** Adds to what the history says of this entry. */
function note({ runtime, agentId, state }, meta) {
    runtime.options.emit({ type: 'history', agent: agentId, state: state.id, meta });
}
/** The variables as every child process sees them (spec 5.6). */
function variableEnvironment(visit) {
    const { env, tooLong } = (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .railiEnvironment */ .vv)(variablesOf(visit));
    for (const name of tooLong) {
        const message = `the variable ${name} is too long for the environment, so processes do not see it`;
        visit.runtime.warn(message, visit.agentId, visit.state.id);
    }
    return env;
}
/** What a state's script, command or notify sees of its surroundings. */
function processEnvironment(visit) {
    const { runtime, agentId, state } = visit;
    return {
        ...runtime.options.childEnvironment('script'),
        RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
        RAYMOND_AGENT_ID: agentId,
        RAYMOND_STATE: state.id,
        RAYMOND_ATTEMPT: String(runtime.agent(agentId).turn?.attempt ?? 1),
        ...variableEnvironment(visit),
    };
}


/***/ }),

/***/ 3103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ LEFT_OPEN),
/* harmony export */   PH: () => (/* binding */ beginTurn),
/* harmony export */   Up: () => (/* binding */ recordOutcome),
/* harmony export */   Vh: () => (/* binding */ stopSpent),
/* harmony export */   eu: () => (/* binding */ loggedOutcomeOf),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   od: () => (/* binding */ needsDecision),
/* harmony export */   pc: () => (/* binding */ countCost),
/* harmony export */   vA: () => (/* binding */ turnLeftOpen)
/* harmony export */ });
/* unused harmony export stopWhenOverBudget */
/* harmony import */ var _core_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29610);
/* harmony import */ var _core_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28115);



const LEFT_OPEN = { kind: 'left_open' };
function failed(error) {
    return { kind: 'failed', error: { code: error.code, message: error.message } };
}
/** Writes a turn ahead of its start (spec 3.6), and tells of the state when its first turn begins. */
async function beginTurn(runtime, agentId, turn) {
    const before = (0,_core_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(runtime.run, agentId).turn;
    const opened = { id: String(runtime.run.turns + 1), started_at: runtime.now(), ...turn };
    runtime.run = (0,_core_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .openTurn */ .KT)(runtime.run, agentId, opened);
    await runtime.commit();
    // Told after it is on record, and by the resume if a crash came in between: once either way.
    const isUntold = before === null || runtime.isUntold(before.id);
    if (isUntold)
        tellStateStarted(runtime, agentId, opened);
    return opened;
}
function tellStateStarted(runtime, agentId, turn) {
    const agent = (0,_core_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(runtime.run, agentId);
    const state = runtime.options.workflow.state(turn.state);
    const model = modelOf(state, agent.model_override);
    runtime.options.emit({
        type: 'state_started',
        agent: agentId,
        state: turn.state,
        visit: agent.visits[turn.state] ?? 1,
        kind: turn.kind === 'reminder' ? 'prompt' : turn.kind,
        step: runtime.run.steps,
        input: agent.pending_result,
        ...(model !== undefined && { model }),
    });
}
function modelOf(state, override) {
    if (state.kind === 'prompt')
        return override ?? state.options.model;
    return state.kind === 'graph' && state.state.type === 'agent'
        ? (state.state.model ?? undefined)
        : undefined;
}
/**
 * Logs how a turn ended, then counts its cost: a crash in between finds the outcome in the log and its
 * cost not yet accounted for. Stops the run when that puts it over its budget (spec 3.5).
 */
function recordOutcome(runtime, agentId, turn, outcome) {
    runtime.options.emit({ type: 'outcome', agent: agentId, state: turn.state, turn: turn.id, ...outcome });
    if (runtime.options.workflow.graph !== undefined)
        runtime.outcomes.set(agentId, { turn: turn.id, outcome });
    countCost(runtime, agentId, turn, outcome);
}
/** How a turn that is still open has ended, if it has: in an earlier life of the run, or before a question. */
function loggedOutcomeOf(runtime, agentId, turn) {
    const last = runtime.outcomes.get(agentId);
    return last?.turn === turn.id ? last.outcome : runtime.options.loggedOutcomes.get(turn.id);
}
function countCost(runtime, agentId, turn, outcome) {
    runtime.run = (0,_core_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .accountTurn */ .x7)(runtime.run, agentId, outcome);
    if (turn.kind !== 'script' && turn.kind !== 'engine' && !turn.accounted) {
        runtime.options.emit({
            type: 'cost',
            agent: agentId,
            state: turn.state,
            turn: turn.id,
            cost_usd: outcome.cost_usd,
            total_cost_usd: runtime.run.total_cost_usd,
            usage: outcome.usage,
            basis: outcome.basis,
        });
    }
    stopWhenOverBudget(runtime);
}
function stopWhenOverBudget(runtime) {
    if (!(0,_core_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .isOverBudget */ .qr)(runtime.run))
        return;
    const { run } = runtime;
    runtime.options.stop.stop({
        mode: 'interrupt',
        status: 'budget_exceeded',
        reason: 'BUDGET',
        message: `The run has cost $${run.total_cost_usd.toFixed(4)} of its budget of $${run.budget_usd.toFixed(2)}. The last transition was not followed. Go on with: raymond resume ${run.workflow_id} --budget <more than ${run.total_cost_usd.toFixed(2)}>`,
    });
}
/**
 * May not go on by itself with a state whose effect is `once`: its turn had started when it was cut off, and
 * nobody has said that it may be repeated.
 */
function needsDecision(runtime, left, options) {
    if (left === null || options.effect !== 'once' || left.repeat)
        return false;
    return runtime.options.startedTurns.has(left.id);
}
/** An agent's open turn, if its visit was begun in an earlier life of the run. */
function turnLeftOpen(runtime, agentId) {
    const { turn, current_state } = (0,_core_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(runtime.run, agentId);
    return turn !== null && turn.state === current_state ? turn : null;
}
/** Nothing is left for another turn, although the budget is not exceeded. */
function stopSpent(runtime) {
    const { run } = runtime;
    stopWhenOverBudget(runtime);
    runtime.options.stop.stop({
        mode: 'interrupt',
        status: 'budget_exceeded',
        reason: 'BUDGET',
        message: `The run has spent its budget: $${run.total_cost_usd.toFixed(4)} of $${run.budget_usd.toFixed(2)}. No further turn was started. Go on with: raymond resume ${run.workflow_id} --budget <more>`,
    });
}


/***/ }),

/***/ 27830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess),
/* harmony export */   Y: () => (/* binding */ tellTurnStarted)
/* harmony export */ });
/* harmony import */ var _core_protocol_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46395);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49815);
/* harmony import */ var _script_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71968);



/** A script that is being interrupted has this long before it is killed; the run itself has 5 s (spec 3.7). */
const INTERRUPT_GRACE_MS = 2000;
/** Tells that a turn begins, and where its transcript will be. */
function tellTurnStarted(runtime, agentId, turn) {
    const path = (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .transcriptPath */ .eq)(runtime.options.paths.turns, turn.id, agentId, turn.state);
    runtime.options.emit({
        type: 'turn_started',
        agent: agentId,
        state: turn.state,
        turn: turn.id,
        kind: turn.kind,
        attempt: turn.attempt,
        session: null,
        transcript: path,
    });
    return path;
}
/** Runs the process that a turn is, with its output on record; null if it was interrupted. */
async function runProcess(runtime, agentId, turn, process, signal) {
    const { emit, startScript } = runtime.options;
    const place = { agent: agentId, state: turn.state };
    const transcript = new _store_transcript_js__WEBPACK_IMPORTED_MODULE_0__/* .TurnTranscript */ .cP(tellTurnStarted(runtime, agentId, turn));
    const prints = new _core_protocol_print_js__WEBPACK_IMPORTED_MODULE_2__/* .PrintScanner */ .Q();
    const output = new _script_output_js__WEBPACK_IMPORTED_MODULE_1__/* .ScriptOutput */ .L((stream, text) => {
        transcript.write(`${JSON.stringify({ stream, text })}\n`);
        emit({ type: 'output', ...place, stream, text: text.slice(0, 500), bytes: Buffer.byteLength(text) });
        if (stream === 'stdout')
            for (const print of prints.push(text))
                emit({ type: 'print', ...place, text: print });
    });
    const { timeout, ...command } = process;
    const child = startScript({
        ...command,
        onStdout: (chunk) => watch.heard(() => output.push('stdout', chunk)),
        onStderr: (chunk) => watch.heard(() => output.push('stderr', chunk)),
    });
    const watch = watchIdle(timeout * 1000, () => child.stop('SIGTERM'));
    const interrupt = () => child.stop('SIGTERM', INTERRUPT_GRACE_MS);
    signal.addEventListener('abort', interrupt);
    const exit = await child.done;
    signal.removeEventListener('abort', interrupt);
    watch.end();
    output.end();
    transcript.close();
    return signal.aborted ? null : { exit, output, timedOut: watch.timedOut };
}
function watchIdle(ms, onIdle) {
    const watch = { timedOut: false, heard, end: () => clearTimeout(timer) };
    const expire = () => {
        watch.timedOut = true;
        onIdle();
    };
    const timer = ms > 0 ? setTimeout(expire, ms) : undefined;
    function heard(then) {
        timer?.refresh();
        then();
    }
    return watch;
}


/***/ }),

/***/ 71968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ ScriptOutput),
/* harmony export */   e: () => (/* binding */ readOutputFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);


/** A transition hides in no more text than this; more is a script gone wild. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Gathers what a script writes, as text, whatever its chunks' borders are. */
class ScriptOutput {
    onText;
    overflowed = false;
    parts = { stdout: [], stderr: [] };
    decoders = { stdout: new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8'), stderr: new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8') };
    bytes = 0;
    constructor(onText) {
        this.onText = onText;
    }
    push(stream, chunk) {
        this.bytes += chunk.length;
        if (this.bytes > MAX_BYTES)
            this.overflowed = true;
        if (this.overflowed)
            return;
        this.add(stream, this.decoders[stream].write(chunk));
    }
    /** After the last chunk: half a character at the end becomes U+FFFD. */
    end() {
        for (const stream of ['stdout', 'stderr'])
            this.add(stream, this.decoders[stream].end());
    }
    add(stream, text) {
        if (text === '')
            return;
        this.parts[stream].push(text);
        this.onText(stream, text);
    }
    get stdout() {
        return this.parts.stdout.join('');
    }
    get stderr() {
        return this.parts.stderr.join('');
    }
    /** For messages. */
    lastLines() {
        return `${this.stdout}\n${this.stderr}`.trim().split('\n').slice(-10).join('\n');
    }
}
/** What the script wrote to `RAYMOND_OUTPUT`; null when it wrote nothing there. */
function readOutputFile(path) {
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path);
        return text.trim() === '' ? null : text;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 96102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oC: () => (/* binding */ changedMessage),
  _5: () => (/* binding */ isUnchanged),
  _E: () => (/* binding */ visitScriptState)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/protocol/route.js + 2 modules
var route = __webpack_require__(32139);
// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/runtime/scripts/run-process.js
var run_process = __webpack_require__(27830);
// EXTERNAL MODULE: ./lib/process/environment.js
var environment = __webpack_require__(70968);
// EXTERNAL MODULE: ./lib/runtime/template-values.js + 1 modules
var template_values = __webpack_require__(81577);
;// CONCATENATED MODULE: ./lib/runtime/scripts/script-command.js




/** How a script is started (spec 1.6). */
function commandLine(state, path) {
    switch (state.runtime) {
        case 'bash':
            return { command: 'bash', args: [path] };
        case 'powershell':
            return {
                command: process.platform === 'win32' ? 'powershell' : 'pwsh',
                args: ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File', path],
            };
        case 'cmd':
            return { command: 'cmd', args: ['/d', '/c', path] };
        default:
            return state.runtime;
    }
}
/** What has to lie on disk before the script starts: its own text from an archive, and a large input. */
function scriptFiles(runtime, agentId, state, turn) {
    const { folder, outputs } = runtime.options.paths;
    let script;
    if ('path' in state.source)
        script = state.source.path;
    else {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, 'scripts'), { recursive: true });
        script = (0,external_node_path_.join)(folder, 'scripts', `${turn.id}-${state.name}`);
        (0,external_node_fs_.writeFileSync)(script, state.source.text, { mode: 0o600 });
    }
    const input = runtime.agent(agentId).pending_result;
    if (input === null || Buffer.byteLength(input) <= environment/* MAX_INPUT_BYTES */.su)
        return { script, input: undefined };
    (0,external_node_fs_.mkdirSync)(outputs, { recursive: true });
    const inputFile = (0,external_node_path_.join)(outputs, `${turn.id}.input.txt`);
    (0,external_node_fs_.writeFileSync)(inputFile, input, { mode: 0o600 });
    return { script, input: inputFile };
}
/** What the script sees besides what every child may see. */
function scriptEnvironment(runtime, agentId, turn, outputFile, inputFile) {
    const agent = runtime.agent(agentId);
    const base = runtime.options.childEnvironment('script');
    (0,external_node_fs_.mkdirSync)(runtime.options.paths.outputs, { recursive: true });
    (0,external_node_fs_.rmSync)(outputFile, { force: true });
    return {
        ...base,
        ...(0,environment/* scriptVariables */.RF)({
            runId: runtime.run.workflow_id,
            agentId,
            state: turn.state,
            input: agent.pending_result,
            taskFolder: (0,template_values/* taskFolder */.AD)(runtime, agentId),
            outputFile,
            variables: agent.variables,
            attempt: turn.attempt,
            ...(inputFile !== undefined && { inputFile }),
        }, base),
    };
}

// EXTERNAL MODULE: ./lib/runtime/scripts/script-output.js
var script_output = __webpack_require__(71968);
;// CONCATENATED MODULE: ./lib/runtime/scripts/script-state.js









/** One agent's visit of one script state (spec 1.6): one process, no reminders, no retries, no cost. */
async function visitScriptState(runtime, agentId, state, signal) {
    const left = (0,record/* turnLeftOpen */.vA)(runtime, agentId);
    const logged = left === null ? undefined : runtime.options.loggedOutcomes.get(left.id);
    if (left !== null && logged?.result.kind === 'exit')
        return script_state_route(runtime, left, logged.result);
    if ((0,record/* needsDecision */.od)(runtime, left, state.options))
        return { kind: 'ask_repeat' };
    const turn = await (0,record/* beginTurn */.PH)(runtime, agentId, {
        state: state.name,
        kind: 'script',
        session_before: null,
        session: null,
        session_mark: null,
        attempt: (left?.attempt ?? 0) + 1,
        turn_of_visit: 0,
    });
    if (signal.aborted)
        return record/* LEFT_OPEN */.Jq;
    const ran = await runScript(runtime, agentId, state, turn, signal);
    if (ran.kind === 'failed' || ran.kind === 'left_open')
        return ran;
    (0,record/* recordOutcome */.Up)(runtime, agentId, turn, {
        result: ran.result,
        session: null,
        cost_usd: 0,
        basis: 'none',
        usage: run/* NO_USAGE */.y,
    });
    return script_state_route(runtime, turn, ran.result);
}
function script_state_route(runtime, turn, result) {
    const routing = (0,route/* routeScript */.B)({
        exitCode: result.exit_code,
        stdout: result.stdout,
        stderr: result.stderr,
        resolve: (target) => runtime.options.workflow.resolve(target),
    });
    if (routing.kind !== 'transition')
        return (0,record/* failed */.gz)(routing);
    return { kind: 'transition', transition: routing.transition, implicit: routing.implicit, turn: turn.id };
}
async function runScript(runtime, agentId, state, turn, signal) {
    const changed = changedScript(runtime, state);
    if (changed !== null)
        return changed;
    const outputFile = (0,external_node_path_.join)(runtime.options.paths.outputs, `${turn.id}.txt`);
    const files = scriptFiles(runtime, agentId, state, turn);
    const timeout = state.options.timeout ?? runtime.run.launch.timeout;
    const process = {
        ...commandLine(state, files.script),
        cwd: runtime.agent(agentId).cwd,
        env: scriptEnvironment(runtime, agentId, turn, outputFile, files.input),
        timeout,
    };
    const ended = await (0,run_process/* runProcess */.R)(runtime, agentId, turn, process, signal);
    return ended === null ? record/* LEFT_OPEN */.Jq : judge({ state, ...ended, outputFile, timeout });
}
function judge({ state, exit, output, outputFile, timedOut, timeout }) {
    if (exit.spawnError !== null) {
        return (0,record/* failed */.gz)({
            code: 'SCRIPT_FAILED',
            message: `${state.file} could not be started: ${exit.spawnError.message}`,
        });
    }
    if (timedOut) {
        return (0,record/* failed */.gz)({
            code: 'IDLE_TIMEOUT',
            message: `${state.file} wrote nothing for ${timeout} s and was ended. Raise \`timeout\` in a \`# raymond:\` comment of the script, or let it print as it works.\n${output.lastLines()}`,
        });
    }
    if (output.overflowed) {
        return (0,record/* failed */.gz)({
            code: 'SCRIPT_FAILED',
            message: `${state.file} wrote more than 64 MiB. Send bulk output to a file.`,
        });
    }
    // By a signal: as a shell would tell it.
    const exitCode = exit.exitCode ?? 128;
    return {
        kind: 'exit',
        result: {
            kind: 'exit',
            exit_code: exitCode,
            stdout: (0,script_output/* readOutputFile */.e)(outputFile) ?? output.stdout,
            stderr: output.stderr,
        },
    };
}
function changedScript(runtime, state) {
    if (!('path' in state.source))
        return null;
    return isUnchanged(runtime, state.name, state.source.path)
        ? null
        : (0,record/* failed */.gz)({ code: 'WORKFLOW_CHANGED', message: changedMessage(runtime, state.file) });
}
/**
 * An agent that may edit files must not thereby run commands: a script on disk that is no longer the one
 * that was loaded is not run.
 * @param name the file's name in the workflow's fingerprint
 */
function isUnchanged(runtime, name, path) {
    return runtime.options.workflow.fingerprint.files[name] === sha256Of(path);
}
function changedMessage(runtime, file) {
    return `${file} was changed or removed while the run went on, and was not run. If the change is meant: raymond resume ${runtime.run.workflow_id} --accept-changes`;
}
/** null for a file that cannot be read. */
function sha256Of(path) {
    try {
        return (0,external_node_crypto_.createHash)('sha256').update((0,external_node_fs_.readFileSync)(path)).digest('hex');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 81577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EN: () => (/* binding */ renderFor),
  Yc: () => (/* binding */ renderTransition),
  AD: () => (/* binding */ taskFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/core/protocol/template.js
/** `{{name}}`, dotted too: `{{github.event.issue.title}}`. Names are those that an attribute can have. */
const PLACEHOLDER = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;
/**
 * Fills in a prompt's `{{name}}` placeholders (spec 1.5), in a single pass: a value is never searched for
 * placeholders again. A name without a value stays as it is written, and `onUnset` hears of it once.
 */
function render(text, values, onUnset = () => { }) {
    const unset = new Set();
    // A replacer function, because a replacement string would expand `$&` in values.
    return text.replace(PLACEHOLDER, (placeholder, name) => {
        // Only own properties: `{{constructor}}` is nobody's value.
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value !== undefined)
            return value;
        if (!unset.has(name))
            onUnset(name);
        unset.add(name);
        return placeholder;
    });
}

;// CONCATENATED MODULE: ./lib/runtime/template-values.js



/** The agent's private folder, made when something first asks for it (spec 1.5). */
function taskFolder(runtime, agentId) {
    const folder = (0,external_node_path_.join)(runtime.options.paths.tasks, agentId);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    return folder;
}
/** Fills in `{{name}}` with what the agent's current state may see. */
function renderFor(runtime, agentId, text) {
    if (!text.includes('{{'))
        return text;
    const agent = runtime.agent(agentId);
    const values = {
        ...runtime.options.templateValues,
        ...agent.variables,
        input: agent.pending_result ?? undefined,
        result: agent.pending_result ?? undefined,
        workflow_id: runtime.run.workflow_id,
        run_id: runtime.run.workflow_id,
        agent_id: agentId,
        ask_id: agent.answered_ask ?? undefined,
        ...(/\{\{\s*task_folder\s*\}\}/.test(text) && { task_folder: taskFolder(runtime, agentId) }),
    };
    return render(text, values, (name) => {
        runtime.warn(`{{${name}}} has no value and was left as it stands`, agentId, agent.current_state);
    });
}
/** `input` and `cd` of a tag are templates too; everything else is taken as written. */
function renderTransition(runtime, agentId, transition) {
    const fill = (part) => ({
        ...part,
        ...(part.input !== undefined && { input: renderFor(runtime, agentId, part.input) }),
        ...(part.cd !== undefined && { cd: renderFor(runtime, agentId, part.cd) }),
    });
    switch (transition.tag) {
        case 'fork':
            return fill({
                ...transition,
                workers: transition.workers.map((worker) => fill(worker)),
            });
        case 'goto':
        case 'reset':
        case 'call':
        case 'function':
            return fill(transition);
        default:
            return transition;
    }
}


/***/ }),

/***/ 37744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ remind),
  j: () => (/* binding */ takeVisit)
});

;// CONCATENATED MODULE: ./lib/runtime/turns/turn-plan.js
/** Given alone when the session already holds the prompt and the work so far (spec 3.6). */
const CUT_OFF_NOTICE = cutOffNotice('exactly one transition tag');
function cutOffNotice(ending) {
    return `Your last turn was cut off before it ended. Check what of the step is already done, finish it, and end with ${ending}.`;
}
/** Given ahead of the whole prompt when the cut-off attempt left nothing in the session. */
const AGAIN_NOTICE = 'An earlier attempt at this step was cut off. Check what of it is already done before you begin.';
function capNotice(ending) {
    return `Your last turn was stopped by a cost limit. Finish the step with as little further work as possible, and end with ${ending}.`;
}
/** The first turn of a visit: the agent's own session, a branch of its caller's, or a fresh one. */
function planPrompt(agent, cli, prompt, newId) {
    return { kind: 'prompt', prompt, session: firstSession(agent, cli, newId), attempt: 1, turnOfVisit: 0 };
}
function firstSession(agent, cli, newId) {
    if (agent.session_id !== null)
        return { kind: 'resume', id: agent.session_id };
    if (agent.branch_from !== null && cli.capabilities.branch) {
        return { kind: 'branch', from: agent.branch_from, id: newId() };
    }
    return { kind: 'fresh', id: newId() };
}
/** A reminder goes to the session that has just been answered in; it has the prompt already. */
function planReminder(last, session, text) {
    return {
        kind: 'reminder',
        prompt: text,
        reminder: text,
        session: { kind: 'resume', id: session },
        attempt: last.attempt,
        turnOfVisit: last.turn_of_visit + 1,
    };
}
/**
 * Carries on a turn that did not end well: after a crash, an interrupt or a transient failure. Has the
 * session grown past its mark, the paid work is in it and a short notice is enough; otherwise the whole
 * text again, from the session before (spec 3.6).
 */
async function planAgain(request) {
    const { turn, cli, cwd } = request;
    const common = {
        attempt: turn.attempt + 1,
        turnOfVisit: turn.turn_of_visit + (request.ended ? 1 : 0),
        ...(turn.reminder !== undefined && { reminder: turn.reminder }),
    };
    const kind = turn.kind === 'reminder' ? 'reminder' : 'prompt';
    if (request.fresh) {
        return {
            ...common,
            kind: 'prompt',
            prompt: request.prompt,
            session: { kind: 'fresh', id: request.newId() },
        };
    }
    if (turn.session !== null && (await cli.sessionMark(turn.session, cwd)) > (turn.session_mark ?? 0)) {
        const { ending = 'exactly one transition tag' } = request;
        const notice = request.cause === 'cost cap' ? capNotice(ending) : cutOffNotice(ending);
        const since = { session_before: turn.session_before, session_mark: turn.session_mark };
        return { ...common, kind, prompt: notice, session: { kind: 'resume', id: turn.session }, since };
    }
    const prompt = turn.reminder ?? promptAgain(cli, request.prompt);
    return { ...common, kind, prompt, session: sessionAgain(turn, cli, request.newId) };
}
/** A recording has nothing half done, and its prompts are compared. */
function promptAgain(cli, prompt) {
    return cli.capabilities.sessions ? `${AGAIN_NOTICE}\n\n${prompt}` : prompt;
}
/** A new id where the turn was to start a session: the old one may be half there, and then it is "in use". */
function sessionAgain(turn, cli, newId) {
    if (turn.session_before === null)
        return { kind: 'fresh', id: newId() };
    if (turn.session_before === turn.session || !cli.capabilities.branch) {
        return { kind: 'resume', id: turn.session_before };
    }
    return { kind: 'branch', from: turn.session_before, id: newId() };
}

;// CONCATENATED MODULE: ./lib/runtime/prompt-visit.js

/** Plans the visit's first turn. */
function firstPlan(visit) {
    const { runtime, agentId, cli, state } = visit;
    const agent = runtime.agent(agentId);
    if (agent.branch_from !== null && agent.session_id === null && !cli.capabilities.branch) {
        runtime.warn(`${cli.name} cannot branch a session: the called state starts fresh`, agentId, state.name);
    }
    return planPrompt(agent, cli, visit.prompt(), runtime.options.ports.newId);
}
/** Plans the turn that carries on one that did not end well. */
function carryOn(visit, turn, how) {
    const { runtime, agentId, cli } = visit;
    return planAgain({
        turn,
        cli,
        cwd: runtime.agent(agentId).cwd,
        prompt: visit.prompt(),
        newId: runtime.options.ports.newId,
        cause: how.cause ?? 'cut off',
        ended: how.ended,
        fresh: how.fresh ?? false,
        ending: visit.ending,
    });
}

// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/agents/agent.js
var agent = __webpack_require__(67975);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
;// CONCATENATED MODULE: ./lib/runtime/turns/retry.js
/** Attempts of one turn in one orchestrator's life (spec 3.7). */
const MAX_ATTEMPTS = 3;
const BASE_MS = 1000;
const CEILING_MS = 30_000;
/**
 * Exponential back-off with jitter: about 1 s, 2 s, 4 s … half of it fixed, half random, so that agents
 * that failed together do not come back together. A server's own wish is honoured when it is longer.
 */
function backOffMs(failures, random, retryAfterMs = 0) {
    const full = Math.min(CEILING_MS, BASE_MS * 2 ** (failures - 1));
    return Math.max(Math.round(full / 2 + (full / 2) * random), retryAfterMs);
}

;// CONCATENATED MODULE: ./lib/runtime/turns/limits.js





/** What follows a failed turn: another one, or the visit's end (spec 3.7). */
async function handleFailure(visit, turn, outcome) {
    const { failure } = outcome;
    switch (failure.kind) {
        case 'transient':
        case 'crashed':
        case 'idle':
        case 'session_in_use':
            return retry(visit, turn, failure);
        case 'usage_limit':
            return waitOrPause(visit, turn, failure);
        case 'cost_cap':
            return afterCap(visit, turn);
        case 'session_lost':
            return sessionLost(visit, turn, failure);
        case 'interrupted':
            return { end: record/* LEFT_OPEN */.Jq };
        case 'authentication':
        case 'invalid_model':
        case 'refused':
        case 'prompt_too_long':
        case 'recording_missing':
        case 'recording_stale':
        case 'not_started':
            return failed({ code: agent/* FAILURE_CODES */.s[failure.kind], message: failure.message });
        default:
            return failure.kind;
    }
}
function failed(error) {
    return { end: (0,record/* failed */.gz)(error) };
}
async function retry(visit, turn, failure) {
    const { runtime, agentId, state, signal } = visit;
    visit.failures += 1;
    const code = agent/* FAILURE_CODES */.s[failure.kind];
    if (visit.failures >= MAX_ATTEMPTS) {
        return failed({
            code,
            message: `${failure.message} (${visit.failures} attempts; \`raymond resume ${runtime.run.workflow_id}\` tries again)`,
        });
    }
    const { ports, emit, stop } = runtime.options;
    const delay = backOffMs(visit.failures, ports.random(), failure.retryAfterMs);
    emit({
        type: 'retry',
        agent: agentId,
        state: state.name,
        attempt: visit.failures + 1,
        delay_ms: delay,
        code,
        message: failure.message,
    });
    await ports.sleep(delay, signal);
    if (signal.aborted || stop.request !== null)
        return { end: record/* LEFT_OPEN */.Jq };
    return { plan: await carryOn(visit, turn, { ended: true }) };
}
/** Waits for a usage limit to reset when that is soon enough, else pauses the whole run (spec 3.7). */
async function waitOrPause(visit, turn, failure) {
    const { runtime, agentId, state, signal } = visit;
    const { ports, emit, stop } = runtime.options;
    const { on_limit: onLimit, max_wait: maxWait } = runtime.run.launch;
    const wait = failure.resetAt === undefined ? null : Math.max(0, failure.resetAt - ports.now());
    const mayWait = wait !== null && onLimit !== 'pause' && wait <= maxWait * 1000;
    if (!mayWait) {
        pause(runtime, failure);
        return { end: record/* LEFT_OPEN */.Jq };
    }
    const until = new Date(ports.now() + wait).toISOString();
    emit({ type: 'waiting', agent: agentId, state: state.name, until, reason: failure.message });
    // A second later than the server says, since its clock and ours differ.
    await ports.sleep(wait + 1000, signal);
    if (signal.aborted || stop.request !== null)
        return { end: record/* LEFT_OPEN */.Jq };
    return { plan: await carryOn(visit, turn, { ended: true }) };
}
function pause(runtime, failure) {
    const resumeAt = failure.resetAt === undefined ? undefined : new Date(failure.resetAt).toISOString();
    runtime.options.stop.stop({
        mode: 'drain',
        status: 'paused',
        reason: 'USAGE_LIMIT',
        message: `${failure.message}. Resume ${resumeAt === undefined ? 'when the limit has reset' : `after ${resumeAt}`}: raymond resume ${runtime.run.workflow_id}`,
        resumeAt,
    });
}
/** The turn used up its share. While the run has money left, it goes on with a new share. */
async function afterCap(visit, turn) {
    const { runtime } = visit;
    if ((0,budget/* isBudgetSpent */.IT)(runtime.run))
        (0,record/* stopSpent */.Vh)(runtime);
    if (runtime.options.stop.request !== null)
        return { end: record/* LEFT_OPEN */.Jq };
    return { plan: await carryOn(visit, turn, { ended: true, cause: 'cost cap' }) };
}
async function sessionLost(visit, turn, failure) {
    const { runtime, agentId, state } = visit;
    if (runtime.options.freshSession) {
        runtime.warn(`the session ${turn.session_before} is gone: the state starts in a fresh one`, agentId, state.name);
        return { plan: await carryOn(visit, turn, { ended: true, fresh: true }) };
    }
    return failed({
        code: 'SESSION_LOST',
        message: `${failure.message} Put the session's files back, or give up its history with: raymond resume ${runtime.run.workflow_id} --fresh-session`,
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/protocol/print.js
var print = __webpack_require__(46395);
// EXTERNAL MODULE: ./lib/store/transcript.js
var store_transcript = __webpack_require__(49815);
;// CONCATENATED MODULE: ./lib/runtime/turns/prompt-turn.js







/** Takes one turn: written ahead, run, its outcome on record and its cost counted. */
async function takeTurn(visit, plan) {
    const { runtime, agentId, state, cli } = visit;
    const agent = runtime.agent(agentId);
    const before = plan.session.kind === 'fresh'
        ? null
        : plan.session.kind === 'branch'
            ? plan.session.from
            : plan.session.id;
    const mark = before === null ? 0 : await cli.sessionMark(before, agent.cwd);
    const turn = await (0,record/* beginTurn */.PH)(runtime, agentId, {
        state: state.name,
        kind: plan.kind,
        session_before: before,
        session: plan.session.id,
        session_mark: mark,
        attempt: plan.attempt,
        turn_of_visit: plan.turnOfVisit,
        ...(plan.reminder !== undefined && { reminder: plan.reminder }),
        ...(plan.since !== undefined &&
            before !== null && { ...plan.since, carried_on: { session_before: before, session_mark: mark } }),
    });
    if (plan.turnOfVisit === 0 && plan.kind === 'prompt')
        await visit.begun?.(turn);
    if ((0,budget/* isBudgetSpent */.IT)(runtime.run)) {
        (0,record/* stopSpent */.Vh)(runtime);
        return { turn, outcome: null };
    }
    if (visit.signal.aborted)
        return { turn, outcome: null };
    const outcome = await runTurn(visit, plan, turn);
    (0,record/* recordOutcome */.Up)(runtime, agentId, turn, loggedOutcome(outcome));
    if (!outcome.ok && visit.signal.aborted)
        return { turn, outcome: null };
    return { turn, outcome };
}
async function runTurn(visit, plan, turn) {
    const { runtime, agentId, state, cli } = visit;
    const path = (0,store_transcript/* transcriptPath */.eq)(runtime.options.paths.turns, turn.id, agentId, state.name);
    const transcript = new store_transcript/* TurnTranscript */.cP(path);
    runtime.options.emit({
        type: 'turn_started',
        agent: agentId,
        state: state.name,
        turn: turn.id,
        kind: turn.kind,
        attempt: turn.attempt,
        session: turn.session,
        transcript: path,
    });
    const request = turnRequest(visit, plan, (chunk) => transcript.write(chunk));
    if (request.costCapUsd !== undefined)
        runtime.caps.set(agentId, request.costCapUsd);
    try {
        return await cli.turn(request, visit.signal, (event) => showTurnEvent(visit, event));
    }
    finally {
        runtime.caps.delete(agentId);
        transcript.close();
    }
}
function turnRequest(visit, plan, onRaw) {
    const { runtime, agentId, state, cli } = visit;
    const agent = runtime.agent(agentId);
    const { launch } = runtime.run;
    const starting = runtime.run.agents.filter((other) => other.status === 'active').length - runtime.caps.size;
    const cap = cli.capabilities.costCap
        ? (0,budget/* costCap */.EZ)(runtime.run, [...runtime.caps.values()], Math.min(starting, launch.concurrency - runtime.caps.size))
        : null;
    return {
        prompt: plan.prompt,
        model: agent.model_override ?? state.options.model ?? launch.model ?? undefined,
        effort: state.options.effort ?? launch.effort ?? undefined,
        cwd: agent.cwd,
        env: {
            ...runtime.options.childEnvironment(cli.name),
            RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
            RAYMOND_AGENT_ID: agentId,
            RAYMOND_STATE: state.name,
            ...visit.env,
        },
        extraDirectories: extraDirectories(runtime, agentId, agent.cwd),
        session: plan.session,
        permissionMode: launch.permission_mode,
        skipPermissions: launch.dangerously_skip_permissions,
        ...(cap !== null && { costCapUsd: cap }),
        ...visit.extra,
        idleTimeoutMs: (state.options.timeout ?? launch.timeout) * 1000,
        context: {
            agentId,
            state: state.name,
            visit: agent.visits[state.name] ?? 1,
            turnOfVisit: plan.turnOfVisit,
        },
        onRaw,
    };
}
/** The agent's task folder lies in the project, which need not be where the agent works. */
function extraDirectories(runtime, agentId, cwd) {
    const folder = (0,external_node_path_.join)(runtime.options.paths.tasks, agentId);
    const isElsewhere = (0,external_node_path_.relative)(cwd, folder).startsWith('..');
    return isElsewhere && (0,external_node_fs_.existsSync)(folder) ? [folder] : [];
}
const SHOWN_TEXT = 500;
function showTurnEvent(visit, event) {
    const { runtime, agentId, state } = visit;
    const { emit } = runtime.options;
    const place = { agent: agentId, state: state.name };
    switch (event.type) {
        case 'text':
            emit({
                type: 'output',
                ...place,
                stream: 'text',
                text: event.text.slice(0, SHOWN_TEXT),
                bytes: Buffer.byteLength(event.text),
            });
            for (const text of (0,print/* findPrints */.g)(event.text))
                emit({ type: 'print', ...place, text });
            break;
        case 'tool':
            emit({ type: 'tool', ...place, name: event.name, summary: event.summary });
            break;
        case 'cli_retry':
        case 'warning':
            emit({ type: 'warning', ...place, message: event.message });
            break;
        default:
            event;
    }
}
function loggedOutcome(outcome) {
    const result = outcome.ok
        ? { kind: 'text', text: outcome.text }
        : { kind: 'failure', code: agent/* FAILURE_CODES */.s[outcome.failure.kind], message: outcome.failure.message };
    return {
        result,
        session: outcome.sessionId,
        cost_usd: outcome.costUsd,
        basis: outcome.costBasis,
        usage: outcome.usage,
        ...(outcome.tokens !== undefined && { tokens: outcome.tokens }),
    };
}

;// CONCATENATED MODULE: ./lib/runtime/turns/prompt-turns.js





/** Reminders in one visit before the agent fails (spec 1.4). */
const MAX_REMINDERS = 3;
/** Takes a visit's turns, from the first on or from where a crash, a stop or a question left it (spec 3.6). */
async function takeVisit(visit) {
    const { runtime, agentId, state } = visit;
    const left = (0,record/* turnLeftOpen */.vA)(runtime, agentId);
    const logged = left === null ? undefined : (0,record/* loggedOutcomeOf */.eu)(runtime, agentId, left);
    if (left !== null && logged?.result.kind === 'text') {
        // The turn was paid for and its outcome logged before the crash: apply it, never repeat it.
        (0,record/* countCost */.pc)(runtime, agentId, left, logged);
        if (runtime.options.stop.request?.mode === 'interrupt')
            return record/* LEFT_OPEN */.Jq;
        return visit.afterText(left, logged.result.text, logged.session);
    }
    if (left !== null && logged !== undefined)
        (0,record/* countCost */.pc)(runtime, agentId, left, logged);
    if (left !== null && logged === undefined)
        await countCutOff(visit, left);
    if ((0,record/* needsDecision */.od)(runtime, left, state.options))
        return { kind: 'ask_repeat' };
    return takeTurns(visit, left === null ? firstPlan(visit) : await carryOn(visit, left, { ended: hasEnded(logged) }));
}
/** An interrupted turn did not end: what follows is the same turn of the visit, gone on with. */
function hasEnded(logged) {
    return logged?.result.kind === 'failure' && logged.result.code !== 'INTERRUPTED';
}
/** A turn that a crash cut off has told nobody its cost: what the agent's own transcript tells is counted. */
async function countCutOff(visit, left) {
    const { runtime, agentId, state, cli } = visit;
    if (left.accounted || left.session === null || !runtime.options.startedTurns.has(left.id))
        return;
    if (cli.cutOffCost === undefined)
        return;
    const began = left.carried_on ?? left;
    const turn = { session: left.session, sessionBefore: began.session_before, since: began.session_mark ?? 0 };
    const found = await cli.cutOffCost(turn, runtime.agent(agentId).cwd);
    if (found === null) {
        runtime.warn('what the turn that was cut off had spent is not known, and is not counted', agentId, state.name);
        return;
    }
    const message = `cut off by a crash; its cost is ${found.source}`;
    runtime.warn(`a turn was ${message}`, agentId, state.name);
    (0,record/* recordOutcome */.Up)(runtime, agentId, left, {
        result: { kind: 'failure', code: 'INTERRUPTED', message },
        session: left.session,
        cost_usd: found.costUsd,
        basis: 'estimated',
        usage: found.usage,
    });
}
async function takeTurns(visit, first) {
    let plan = first;
    for (;;) {
        const { turn, outcome } = await takeTurn(visit, plan);
        if (outcome === null)
            return record/* LEFT_OPEN */.Jq;
        if (!outcome.ok) {
            const next = await handleFailure(visit, turn, outcome);
            if ('end' in next)
                return afterFailure(visit, turn, next.end);
            plan = next.plan;
            continue;
        }
        visit.failures = 0;
        if (visit.runtime.options.stop.request?.mode === 'interrupt')
            return record/* LEFT_OPEN */.Jq;
        return visit.afterText(turn, outcome.text, outcome.sessionId ?? turn.session);
    }
}
async function afterFailure(visit, turn, end) {
    if (end.kind !== 'failed' || visit.afterFailure === undefined)
        return end;
    return visit.afterFailure(turn, end.error);
}
/** Tells the same session what was wrong with its final message (spec 1.4); at last, the visit has failed. */
async function remind(visit, turn, session, routing) {
    const { runtime, agentId, state } = visit;
    const given = runtime.agent(agentId).retry_count;
    if (given >= MAX_REMINDERS || session === null) {
        const message = `${routing.problem} The agent was reminded ${given} times.`;
        const error = { code: routing.code, message };
        return visit.giveUp?.(error) ?? (0,record/* failed */.gz)(error);
    }
    const attempt = given + 1;
    runtime.update(agentId, { retry_count: attempt });
    runtime.options.emit({
        type: 'reminder',
        agent: agentId,
        state: state.name,
        attempt,
        code: routing.code,
        text: routing.text,
    });
    return takeTurns(visit, planReminder(turn, session, routing.text));
}


/***/ }),

/***/ 34488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ errorOf),
/* harmony export */   N: () => (/* binding */ findingText)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** A finding the way compilers print one: `wf/REVIEW.md:3: …`. */
function findingText(finding) {
    const { file, line, message } = finding;
    return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
/**
 * One error for all findings, so that a user repairs a workflow in one round. Its place is the first
 * finding's, and `located` therefore prints one located problem a line.
 */
function errorOf(findings) {
    const [first, ...others] = findings;
    const message = [first.message, ...others.map(findingText)].join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(message, { file: first.file, line: first.line });
}


/***/ }),

/***/ 27644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78608);


/**
 * SHA-256 of each file and one over all names and hashes in order (spec 2.3). Only names inside the
 * workflow and bytes count, so a folder and its zip, wherever they lie, have the same fingerprint.
 */
function fingerprintOf(files) {
    const hashes = [...files].sort(_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .byName */ .nG).map(({ name, bytes }) => [name, sha256(bytes)]);
    // A NUL cannot stand in a file name, so no two lists of files are written alike.
    const sum = sha256(hashes.map(([name, hash]) => `${name}\0${hash}\n`).join(''));
    return { sha256: sum, files: Object.fromEntries(hashes) };
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}


/***/ }),

/***/ 78608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ SCRIPT_RUNTIMES),
/* harmony export */   XD: () => (/* binding */ isStateName),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   ry: () => (/* binding */ withUnixLineEnds)
/* harmony export */ });
const MANIFEST_NAME = 'workflow.yaml';
const SCRIPT_RUNTIMES = {
    sh: 'bash',
    ps1: 'powershell',
    bat: 'cmd',
};
/** True for a prompt or a script. Hidden files are none, and neither is a README: it documents the workflow. */
function isStateName(name) {
    if (name.startsWith('.') || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** The extension without its dot: `md`. */
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}
/** A file's text without a byte order mark; null and a finding if it is not UTF-8 (spec 2.1). */
function decodeText(bytes, file, findings) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const message = 'the file is not UTF-8 text; save it as UTF-8';
        findings.push({ severity: 'error', rule: 'not-utf8', file, message });
        return null;
    }
}
/** Line ends as `\n`, so that a prompt reads the same from a Windows checkout; line numbers stay. */
function withUnixLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** By code unit, so that the order does not depend on a locale. */
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ }),

/***/ 57065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ MAX_TIMEOUT_SECONDS),
/* harmony export */   _8: () => (/* binding */ readScriptOptions),
/* harmony export */   p3: () => (/* binding */ ALLOWED)
/* harmony export */ });
/** Where the comment may stand (spec 1.6). */
const LINES_READ = 10;
/** Node's timers hold no more milliseconds than this; a longer one would fire at once. */
const MAX_TIMEOUT_SECONDS = 2_147_483;
const ALLOWED = {
    timeout: `must be seconds without output: a number from 0 (none) to ${MAX_TIMEOUT_SECONDS}`,
    effect: 'must be once',
    visits: 'must be a whole number of 1 or more',
};
const COMMENT = {
    hash: /^\s*#\s*raymond:(.*)$/,
    batch: /^\s*(?:@?rem\s|::)\s*raymond:(.*)$/i,
};
/**
 * Reads `# raymond: timeout=900 effect=once max_visits=5` out of a script's first ten lines (spec 1.6);
 * in a batch file the comment is `REM raymond: …` or `:: raymond: …`.
 * @param firstLine the line in `file` where `text` starts.
 */
function readScriptOptions(text, extension, file, findings, firstLine = 1) {
    const options = {};
    const comment = extension === 'bat' ? COMMENT.batch : COMMENT.hash;
    const lines = text.split(/\r?\n/, LINES_READ);
    for (const [index, content] of lines.entries()) {
        const words = comment.exec(content)?.[1]?.trim().split(/\s+/) ?? [];
        for (const word of words.filter((each) => each !== '')) {
            const problem = readOption(options, word);
            if (problem !== null)
                findings.push({ ...problem, file, line: firstLine + index });
        }
    }
    return options;
}
function readOption(options, word) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? [];
    const bad = (problem) => ({ severity: 'error', rule: 'bad-value', message: `${key}: ${problem}` });
    if (Object.hasOwn(options, key))
        return bad('is given twice');
    switch (key) {
        case 'timeout':
            if (!/^\d+(\.\d+)?$/.test(value) || Number(value) > MAX_TIMEOUT_SECONDS) {
                return bad(`${ALLOWED.timeout}, not "${value}"`);
            }
            options.timeout = Number(value);
            return null;
        case 'effect':
            if (value !== 'once')
                return bad(`${ALLOWED.effect}, not "${value}"`);
            options.effect = value;
            return null;
        case 'max_visits':
            if (!/^[1-9]\d{0,14}$/.test(value))
                return bad(`${ALLOWED.visits}, not "${value}"`);
            options.max_visits = { count: Number(value) };
            return null;
        default:
            return { severity: 'warning', rule: 'unknown-key', message: `unknown key "${key}"` };
    }
}


/***/ })

};
