export const id = 9867;
export const ids = [9867];
export const modules = {

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


/***/ }),

/***/ 9867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPLIES_FILE: () => (/* binding */ REPLIES_FILE),
/* harmony export */   createRecorder: () => (/* binding */ createRecorder),
/* harmony export */   readRecording: () => (/* binding */ readRecording),
/* harmony export */   recordingAgent: () => (/* binding */ recordingAgent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(526);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6703);





/** What a person writes by hand. */
const REPLIES_FILE = 'replies.yaml';
const TURN_FILE = /^(\d{3,})-.+\.json$/;
/**
 * Reads a recording (spec 6.3): the turns that `--record` wrote, and `replies.yaml`. Other files in the
 * folder are left alone.
 * @throws UsageError that names the file, for a folder that cannot be read, holds nothing, or is broken
 */
async function readRecording(folder) {
    let names;
    try {
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`The recording ${folder} cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file: folder });
    }
    const files = names.filter((name) => TURN_FILE.test(name)).sort((a, b) => numberOf(a) - numberOf(b));
    const hasReplies = names.includes(REPLIES_FILE);
    if (files.length === 0 && !hasReplies) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${folder} holds no recording: neither turns (001-main-START.json) nor ${REPLIES_FILE}. A run with the option \`record\` makes one.`, { file: folder });
    }
    const turns = await Promise.all(files.map((name) => readTurn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))));
    return { folder, turns, replies: hasReplies ? await readReplies((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, REPLIES_FILE)) : {} };
}
async function readTurn(file) {
    let data;
    try {
        data = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'));
    }
    catch (error) {
        throw broken(file, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
    }
    const { parseTurn } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 3005));
    const parsed = parseTurn(data);
    if ('problem' in parsed)
        throw broken(file, parsed.problem);
    return parsed.value;
}
async function readReplies(file) {
    const [{ parseDocument }, { parseReplies }] = await Promise.all([__webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19)), Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 3005))]);
    const document = parseDocument(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'), { logLevel: 'error' });
    const error = document.errors[0];
    if (error !== undefined)
        throw broken(file, error.message, error.linePos?.[0].line);
    const parsed = parseReplies(document.toJS() ?? {});
    if ('problem' in parsed)
        throw broken(file, parsed.problem);
    return parsed.value;
}
function broken(file, why, line) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`The recording ${file} cannot be used: ${why}`, { file, line });
}
/**
 * Writes one file per turn (spec 6.3). Numbers go on after those that the folder holds already.
 * @throws UsageError if the folder cannot be made
 */
async function createRecorder(folder) {
    let names;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`Turns cannot be recorded to ${folder}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file: folder });
    }
    let last = Math.max(0, ...names.filter((name) => TURN_FILE.test(name)).map(numberOf));
    return {
        async record(turn) {
            last += 1;
            const name = `${String(last).padStart(3, '0')}-${fileName(turn.agent)}-${fileName(stateName(turn.state))}.json`;
            const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${name}.tmp`);
            // A prompt may hold what others on the machine are not to read, as a transcript may.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(temporary, `${JSON.stringify(turn, null, 2)}\n`, { mode: 0o600 });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        },
    };
}
const numberOf = (name) => Number.parseInt(name, 10);
const fileName = (text) => text.replace(/[^\w.-]/g, '_').slice(0, 100);
const stateName = (state) => state.replace(/\.md$/, '');
/** The agent, with every turn it ends recorded, failed ones too. A turn that cannot be recorded is a warning. */
function recordingAgent(agent, recorder) {
    return {
        name: agent.name,
        capabilities: agent.capabilities,
        async turn(request, signal, onEvent) {
            const events = [];
            const outcome = await agent.turn(request, signal, (event) => {
                events.push(event);
                onEvent(event);
            });
            try {
                await recorder.record(recordedTurn(request, outcome, events));
            }
            catch (error) {
                onEvent({ type: 'warning', message: `This turn was not recorded: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}` });
            }
            return outcome;
        },
        sessionMark: (session, cwd) => agent.sessionMark(session, cwd),
        ...(agent.cutOffCost && { cutOffCost: (turn, cwd) => agent.cutOffCost(turn, cwd) }),
        close: () => agent.close(),
    };
}
function recordedTurn(request, outcome, events) {
    const { agentId, state, visit, turnOfVisit } = request.context;
    const prompt = (0,_comparable_js__WEBPACK_IMPORTED_MODULE_3__/* .comparablePrompt */ .L)(request);
    return {
        version: _recording_js__WEBPACK_IMPORTED_MODULE_4__/* .RECORDING_VERSION */ .$,
        agent: agentId,
        state,
        visit,
        turn: turnOfVisit,
        prompt_sha256: (0,_comparable_js__WEBPACK_IMPORTED_MODULE_3__/* .hashOf */ .q)(prompt),
        prompt,
        text: outcome.text,
        session: outcome.sessionId,
        cost_usd: outcome.costUsd,
        usage: outcome.usage,
        events,
        ...(!outcome.ok && { failure: recordedFailure(outcome) }),
    };
}
function recordedFailure({ failure }) {
    return {
        kind: failure.kind,
        message: failure.message,
        ...(failure.resetAt !== undefined && { reset_at: failure.resetAt }),
        ...(failure.retryAfterMs !== undefined && { retry_after_ms: failure.retryAfterMs }),
    };
}


/***/ }),

/***/ 6703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ RECORDING_VERSION)
/* harmony export */ });
/** Version of a recorded turn's file. */
const RECORDING_VERSION = 1;


/***/ })

};
