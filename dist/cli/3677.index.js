export const id = 3677;
export const ids = [3677];
export const modules = {

/***/ 67975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ outputLimitMessage),
/* harmony export */   s: () => (/* binding */ FAILURE_CODES)
/* harmony export */ });
/**
 * @param tokens what the model may write in one turn, where the CLI tells
 * @param setting how more is asked for, where the CLI has a way
 */
function outputLimitMessage(tokens, setting) {
    const most = tokens === null ? '' : ` (${tokens.toLocaleString('en-US')} tokens)`;
    const ways = ['let several states do it', 'let the agent write it to a file and answer with its name'];
    if (setting !== null)
        ways.push(`raise ${setting}`);
    return `The answer is longer than the model may write in one turn${most}: ${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}.`;
}
const FAILURE_CODES = {
    transient: 'AGENT_FAILED',
    crashed: 'AGENT_FAILED',
    idle: 'IDLE_TIMEOUT',
    max_time: 'MAX_TIME',
    interrupted: 'INTERRUPTED',
    authentication: 'AUTHENTICATION',
    invalid_model: 'INVALID_MODEL',
    usage_limit: 'USAGE_LIMIT',
    cost_cap: 'BUDGET',
    refused: 'REFUSED',
    output_limit: 'OUTPUT_LIMIT',
    rejected: 'AGENT_FAILED',
    session_lost: 'SESSION_LOST',
    session_in_use: 'AGENT_FAILED',
    prompt_too_long: 'AGENT_FAILED',
    recording_missing: 'RECORDING_MISSING',
    recording_stale: 'RECORDING_STALE',
    not_started: 'AGENT_FAILED',
};


/***/ }),

/***/ 53677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createReplayAgent: () => (/* binding */ createReplayAgent)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49254);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67975);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90526);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26703);
/* harmony import */ var _turn_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75051);








/**
 * Plays a recording instead of calling a model (spec 6.3). A turn is looked up by agent, state, visit and
 * turn of the visit, so that concurrency cannot mix turns up. `replies.yaml` goes before recorded turns, and
 * in it `AGENT/STATE` before `STATE`.
 */
function createReplayAgent({ recording, strict, sleep = byTheClock }) {
    const recorded = scenesByVisit(recording.turns);
    return {
        name: 'replay',
        capabilities: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_CLIS */ .iU.replay.capabilities,
        async turn(request, signal, onEvent) {
            const scene = writtenScene(recording, request) ??
                recorded.get(visitKey(request.context))?.[request.context.turnOfVisit];
            if (scene === undefined)
                return ended(request, { failure: missing(recording, request) });
            if (scene.prompts !== null && !isAmong(scene.prompts, request)) {
                const message = await staleMessage(request, scene.prompt);
                if (strict)
                    return ended(request, { failure: { kind: 'recording_stale', message } });
                onEvent({ type: 'warning', message });
            }
            const filled = filledIn(scene, request);
            if (!(await play(filled, signal, onEvent, sleep)))
                return ended(request, { failure: { kind: 'interrupted', message: 'The replay was interrupted.' } });
            try {
                await (0,_turn_files_js__WEBPACK_IMPORTED_MODULE_6__/* .putFiles */ .po)(filled.files, request);
            }
            catch (error) {
                const message = `The files of ${placeOf(request)} cannot be written: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}.`;
                return ended(request, { failure: { kind: 'rejected', message } });
            }
            return ended(request, filled);
        },
        sessionMark: async () => 0,
        close: async () => { },
    };
}
/** Older recordings have the hash of the prompt as it was sent, or with its times in it. */
function isAmong(prompts, request) {
    return [(0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePrompt */ .LG)(request), (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .namedValues */ .qE)(request), request.prompt].some((text) => prompts.has((0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .hashOf */ .qQ)(text)));
}
/** The scene with this run's values in place of the names that the recording has. */
function filledIn(scene, { context }) {
    const { placeholders: names } = scene;
    if (names.length === 0)
        return scene;
    const fill = (text) => (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .withValues */ .tV)(text, names, context.runValues);
    return {
        ...scene,
        text: fill(scene.text),
        events: scene.events.map((event) => (0,_recording_js__WEBPACK_IMPORTED_MODULE_7__/* .mapRecordedTexts */ .v)(event, fill)),
        files: scene.files.map((file) => (file.text === undefined ? file : { ...file, text: fill(file.text) })),
    };
}
const byTheClock = (ms, signal) => 
// The timer rejects for one reason alone: the signal.
(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => { });
/** False if the signal aborted it. */
async function play(scene, signal, onEvent, sleep) {
    for (const { delay_ms = 0, ...event } of scene.events) {
        if (delay_ms > 0)
            await sleep(delay_ms, signal);
        if (signal.aborted)
            return false;
        onEvent(event);
    }
    if (scene.delayMs > 0)
        await sleep(scene.delayMs, signal);
    return !signal.aborted;
}
function ended(request, scene) {
    const { text = '', costUsd = 0, usage = _core_run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_USAGE */ .y, failure } = scene;
    const account = { sessionId: request.session.id, costUsd, costBasis: 'replayed', usage };
    return failure === null ? { ...account, ok: true, text } : { ...account, ok: false, text, failure };
}
function visitKey({ agentId, state, visit, }) {
    return JSON.stringify([agentId, (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(state), visit]);
}
/** Kinds of failure that a further turn of the same visit may have been a way out of. */
const MENDED = new Set([
    'transient',
    'crashed',
    'idle',
    'usage_limit',
    'cost_cap',
    'session_lost',
    'session_in_use',
]);
/**
 * The scenes of each visit. A failed attempt that another followed is not played again, so that a replay does not
 * depend on how the network once was; its prompt is one that the next scene answers too.
 */
function scenesByVisit(turns) {
    const visits = new Map();
    for (const turn of turns) {
        const key = visitKey({ agentId: turn.agent, state: turn.state, visit: turn.visit });
        const visit = visits.get(key) ?? new Map();
        // A turn that was recorded again in the same folder replaces the older one.
        visits.set(key, visit.set(turn.turn, turn));
    }
    return new Map([...visits].map(([key, visit]) => [key, scenesOf([...visit.values()].sort((a, b) => a.turn - b.turn))]));
}
function scenesOf(turns) {
    const scenes = [];
    let prompts = [];
    for (const [index, turn] of turns.entries()) {
        prompts.push(turn.prompt_sha256);
        const kind = turn.failure?.kind;
        const isMended = kind !== undefined && MENDED.has(kind) && index < turns.length - 1;
        if (isMended || kind === 'interrupted')
            continue;
        const known = prompts.filter((prompt) => prompt !== undefined);
        scenes.push(sceneOf(turn, known.length === prompts.length ? new Set(known) : null));
        prompts = [];
    }
    return scenes;
}
function sceneOf(turn, prompts) {
    const { events, text, cost_usd: costUsd, usage, failure, prompt, placeholders = [], files = [] } = turn;
    return {
        ...{ events, text, costUsd, usage, prompts, prompt, placeholders, files },
        delayMs: 0,
        failure: failure === undefined
            ? null
            : {
                // A newer raymond may have recorded a kind that is not known here.
                kind: Object.hasOwn(_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .FAILURE_CODES */ .s, failure.kind) ? failure.kind : 'crashed',
                message: failure.message,
                resetAt: failure.reset_at,
                retryAfterMs: failure.retry_after_ms,
            },
    };
}
function writtenScene({ replies }, { context }) {
    const state = (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(context.state);
    const keys = [`${context.agentId}/${state}`, state].flatMap((key) => [key, `${key}.md`]);
    const key = keys.find((each) => Object.hasOwn(replies, each));
    const reply = key === undefined ? undefined : replies[key]?.[context.visit - 1]?.[context.turnOfVisit];
    if (reply === undefined)
        return undefined;
    const tools = reply.tools.map((tool) => ({ type: 'tool', delay_ms: reply.delay_ms, ...tool }));
    return {
        events: tools,
        delayMs: reply.delay_ms,
        text: reply.text,
        costUsd: reply.cost,
        usage: _core_run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_USAGE */ .y,
        failure: null,
        prompts: null,
        placeholders: [],
        files: reply.files,
    };
}
function placeOf({ context }) {
    const turn = context.turnOfVisit === 0 ? '' : `, turn ${context.turnOfVisit + 1} of it`;
    return `visit ${context.visit} of ${context.state} by agent ${context.agentId}${turn}`;
}
function missing(recording, request) {
    const { agentId, state } = request.context;
    const file = `${recording.folder}/<nnn>-${agentId}-${(0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(state)}.json`;
    const advice = `Record it (option \`record\` of a run), or write a reply for ${(0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(state)} in ${recording.folder}/replies.yaml.`;
    return {
        kind: 'recording_missing',
        message: `There is no recording of ${placeOf(request)}: looked for ${file}. ${advice}`,
    };
}
/** @param recorded undefined in older recordings, which have its hash alone */
async function staleMessage(request, recorded) {
    const head = `The recording of ${placeOf(request)} is stale: the prompt differs from the recorded one.`;
    const advice = 'Record it again (option `record` of a run).';
    const { lineDiff } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(9877)]).then(__webpack_require__.bind(__webpack_require__, 19877));
    const shown = recorded === undefined ? '' : lineDiff(recorded, (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePrompt */ .LG)(request));
    return shown === '' ? `${head} ${advice}` : `${head} ${advice} - then, + now:\n${shown}`;
}


/***/ })

};
