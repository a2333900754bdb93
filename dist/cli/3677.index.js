export const id = 3677;
export const ids = [3677];
export const modules = {

/***/ 3677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createReplayAgent: () => (/* binding */ createReplayAgent)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(308);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9254);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(356);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(526);





/**
 * Plays a recording instead of calling a model (spec 6.3). A turn is looked up by agent, state, visit and
 * turn of the visit, so that concurrency cannot mix turns up. `replies.yaml` goes before recorded turns, and
 * in it `AGENT/STATE` before `STATE`.
 */
function createReplayAgent({ recording, strict }) {
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
                const message = staleMessage(request);
                if (strict)
                    return ended(request, { failure: { kind: 'recording_stale', message } });
                onEvent({ type: 'warning', message });
            }
            const whole = await play(scene, signal, onEvent);
            if (!whole)
                return ended(request, { failure: { kind: 'interrupted', message: 'The replay was interrupted.' } });
            return ended(request, scene);
        },
        sessionMark: async () => 0,
        close: async () => { },
    };
}
/** Older recordings have the hash of the prompt as it was sent. */
function isAmong(prompts, request) {
    return prompts.has((0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOf */ .q)((0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .comparablePrompt */ .L)(request))) || prompts.has((0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOf */ .q)(request.prompt));
}
/** False if the signal aborted it. */
async function play(scene, signal, onEvent) {
    try {
        for (const { delay_ms = 0, ...event } of scene.events) {
            if (delay_ms > 0)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay_ms, undefined, { signal });
            onEvent(event);
        }
        if (scene.delayMs > 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(scene.delayMs, undefined, { signal });
    }
    catch {
        // The timer rejects for one reason alone: the signal.
    }
    return !signal.aborted;
}
function ended(request, scene) {
    const { text = '', costUsd = 0, usage = _core_run_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_USAGE */ .y, failure } = scene;
    const account = { sessionId: request.session.id, costUsd, costBasis: 'replayed', usage };
    return failure === null ? { ...account, ok: true, text } : { ...account, ok: false, text, failure };
}
const bareName = (state) => state.replace(/\.md$/, '');
function visitKey({ agentId, state, visit, }) {
    return JSON.stringify([agentId, bareName(state), visit]);
}
/** Kinds that another turn of the same visit was a way out of. */
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
 * The scenes of each visit. A failed attempt that another followed is not played again, but its prompt is
 * one that the next answers: a replay takes the visit's turns without the network's moods.
 */
function scenesByVisit(turns) {
    const visits = new Map();
    for (const turn of turns) {
        const key = visitKey({ agentId: turn.agent, state: turn.state, visit: turn.visit });
        const visit = visits.get(key) ?? new Map();
        // Recorded again in the same folder: the newer one counts.
        visits.set(key, visit.set(turn.turn, turn));
    }
    return new Map([...visits].map(([key, visit]) => [key, scenesOf([...visit.values()].sort((a, b) => a.turn - b.turn))]));
}
function scenesOf(turns) {
    const scenes = [];
    let skipped = [];
    for (const [index, turn] of turns.entries()) {
        const kind = turn.failure?.kind;
        const isMended = kind !== undefined && MENDED.has(kind) && index < turns.length - 1;
        if (isMended || kind === 'interrupted') {
            skipped.push(turn.prompt_sha256);
            continue;
        }
        scenes.push(sceneOf(turn, new Set([...skipped, turn.prompt_sha256])));
        skipped = [];
    }
    return scenes;
}
function sceneOf(turn, prompts) {
    const { events, text, cost_usd: costUsd, usage, failure } = turn;
    return {
        ...{ events, text, costUsd, usage, prompts },
        delayMs: 0,
        failure: failure === undefined
            ? null
            : {
                // A kind that a newer raymond recorded.
                kind: Object.hasOwn(_agent_js__WEBPACK_IMPORTED_MODULE_3__/* .FAILURE_CODES */ .s, failure.kind) ? failure.kind : 'crashed',
                message: failure.message,
                resetAt: failure.reset_at,
                retryAfterMs: failure.retry_after_ms,
            },
    };
}
function writtenScene({ replies }, { context }) {
    const state = bareName(context.state);
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
        usage: _core_run_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_USAGE */ .y,
        failure: null,
        prompts: null,
    };
}
function placeOf({ context }) {
    const turn = context.turnOfVisit === 0 ? '' : `, turn ${context.turnOfVisit + 1} of it`;
    return `visit ${context.visit} of ${context.state} by agent ${context.agentId}${turn}`;
}
function missing(recording, request) {
    const { agentId, state } = request.context;
    const file = `${recording.folder}/<nnn>-${agentId}-${bareName(state)}.json`;
    const advice = `Record it (option \`record\` of a run), or write a reply for ${bareName(state)} in ${recording.folder}/replies.yaml.`;
    return {
        kind: 'recording_missing',
        message: `There is no recording of ${placeOf(request)}: looked for ${file}. ${advice}`,
    };
}
function staleMessage(request) {
    return `The recording of ${placeOf(request)} is stale: the prompt differs from the recorded one. Record it again (option \`record\` of a run).`;
}


/***/ }),

/***/ 526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ comparablePrompt),
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/**
 * A prompt as recordings keep and compare it: what differs from run to run, the run's id and folders, is `{{name}}`
 * (spec 8.4).
 */
function comparablePrompt({ prompt, context }) {
    // The longest first: a task folder lies in the run's.
    const values = [...(context.runValues ?? [])].sort((a, b) => b.value.length - a.value.length);
    if (values.length === 0)
        return prompt;
    const names = new Map(values.map(({ value, name }) => [value, name]).reverse());
    const pattern = values.map(({ value }) => value.replace(/[^\w]/g, '\\$&')).join('|');
    const whole = new RegExp(`(?<![\\w.-])(?:${pattern})(?![\\w-])`, 'g');
    return prompt.replace(whole, (value) => `{{${names.get(value)}}}`);
}
/** SHA-256 in hex. */
function hashOf(prompt) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(prompt).digest('hex');
}


/***/ })

};
