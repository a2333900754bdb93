export const id = 9867;
export const ids = [9867];
export const modules = {

/***/ 79867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPLIES_FILE: () => (/* binding */ REPLIES_FILE),
/* harmony export */   createRecorder: () => (/* binding */ createRecorder),
/* harmony export */   readRecording: () => (/* binding */ readRecording),
/* harmony export */   recordingAgent: () => (/* binding */ recordingAgent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90526);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26703);
/* harmony import */ var _turn_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75051);







/** The file with replies that a person writes by hand. */
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
        data = JSON.parse((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file).toString());
    }
    catch (error) {
        throw broken(file, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
    }
    const { parseTurn } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5386)]).then(__webpack_require__.bind(__webpack_require__, 43005));
    const parsed = parseTurn(data);
    if ('problem' in parsed)
        throw broken(file, parsed.problem);
    return parsed.value;
}
async function readReplies(file) {
    const [{ parseDocument }, { parseReplies }] = await Promise.all([__webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)), Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5386)]).then(__webpack_require__.bind(__webpack_require__, 43005))]);
    const document = parseDocument((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file).toString(), { logLevel: 'error' });
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
            const name = `${String(last).padStart(3, '0')}-${fileName(turn.agent)}-${fileName((0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .promptName */ .mM)(turn.state))}.json`;
            const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${name}.tmp`);
            // A prompt may hold what others on the machine are not to read, as a transcript may.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(temporary, `${JSON.stringify(turn, null, 2)}\n`, { mode: 0o600 });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        },
    };
}
const numberOf = (name) => Number.parseInt(name, 10);
const fileName = (text) => text.replace(/[^\w.-]/g, '_').slice(0, 100);
/**
 * The agent, with every turn it ends recorded, failed ones too. A turn that cannot be recorded is a warning.
 * @param withFiles whether what a turn has written in its task folder and work tree is recorded too (spec 8.4)
 */
function recordingAgent(agent, recorder, withFiles = false) {
    return {
        name: agent.name,
        capabilities: agent.capabilities,
        async turn(request, signal, onEvent) {
            const events = [];
            const before = withFiles ? await (0,_turn_files_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAtFiles */ .Uy)(request) : null;
            const outcome = await agent.turn(request, signal, (event) => {
                events.push(event);
                onEvent(event);
            });
            try {
                const written = before === null ? undefined : await (0,_turn_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesSince */ .ck)(request, before);
                await recorder.record(recordedTurn(request, outcome, events, written?.files));
                if (written !== undefined && written.left.length > 0)
                    onEvent({ type: 'warning', message: `Too large to be recorded: ${written.left.join(', ')}` });
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
function recordedTurn(request, outcome, events, files) {
    const { agentId, state, visit, turnOfVisit, runValues = [] } = request.context;
    const prompt = (0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .comparablePrompt */ .LG)(request);
    // A name that the turn's own texts already hold as {{task_folder}} is meant literally, and stands for no value.
    const literal = JSON.stringify([outcome.text, events, files]);
    const values = runValues.filter(({ name }) => !literal.includes(`{{${name}}}`));
    const used = new Set();
    const keep = (text) => {
        const kept = (0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .withNames */ .B1)(text, values);
        if (kept !== text)
            for (const { name } of values)
                if (kept.includes(`{{${name}}}`))
                    used.add(name);
        return kept;
    };
    const kept = {
        text: keep(outcome.text),
        events: events.map((event) => (0,_recording_js__WEBPACK_IMPORTED_MODULE_6__/* .mapRecordedTexts */ .v)(event, keep)),
        files: files?.map((file) => (file.text === undefined ? file : { ...file, text: keep(file.text) })),
    };
    return {
        version: _recording_js__WEBPACK_IMPORTED_MODULE_6__/* .RECORDING_VERSION */ .$,
        agent: agentId,
        state,
        visit,
        turn: turnOfVisit,
        prompt_sha256: (0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOf */ .qQ)(prompt),
        prompt,
        ...(used.size > 0 && { placeholders: [...used] }),
        text: kept.text,
        session: outcome.sessionId,
        cost_usd: outcome.costUsd,
        usage: outcome.usage,
        events: kept.events,
        ...(!outcome.ok && { failure: recordedFailure(outcome) }),
        ...(kept.files !== undefined && { files: kept.files }),
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


/***/ })

};
