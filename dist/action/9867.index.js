export const id = 9867;
export const ids = [9867];
export const modules = {

/***/ 90526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ withNames),
/* harmony export */   LG: () => (/* binding */ comparablePrompt),
/* harmony export */   mM: () => (/* binding */ promptName),
/* harmony export */   qE: () => (/* binding */ namedValues),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   tV: () => (/* binding */ withValues)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A moment as programs write it: `2026-11-22T10:38:38.123Z`, with or without the parts after the minutes. */
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?\b/g;
/**
 * A prompt as recordings keep and compare it: what differs from run to run, the run's id and folders and all times, is
 * `{{name}}` (spec 8.4).
 */
function comparablePrompt(request) {
    return namedValues(request).replace(TIME, '{{time}}');
}
/** The same with its times left in, as older recordings have it. */
function namedValues({ prompt, context }) {
    return withNames(prompt, context.runValues ?? []);
}
/** The text with names in place of what only this run has. */
function withNames(text, runValues) {
    // The longest comes first, since a task folder lies in the run's.
    const values = [...runValues].sort((a, b) => b.value.length - a.value.length);
    if (values.length === 0)
        return text;
    const names = new Map(values.map(({ value, name }) => [value, name]).reverse());
    const pattern = values.map(({ value }) => value.replace(/[^\w]/g, '\\$&')).join('|');
    const whole = new RegExp(`(?<![\\w.-])(?:${pattern})(?![\\w-])`, 'g');
    return text.replace(whole, (value) => `{{${names.get(value)}}}`);
}
/** The way back: the text with this run's values in place of these names. */
function withValues(text, names, runValues = []) {
    if (names.length === 0 || !text.includes('{{'))
        return text;
    const values = new Map(runValues.map(({ name, value }) => [name, value]));
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => names.includes(name) ? (values.get(name) ?? whole) : whole);
}
/** A prompt's state as recordings name it: `REVIEW` for `REVIEW.md`. */
function promptName(state) {
    return state.replace(/\.md$/, '');
}
/** SHA-256 in hex. */
function hashOf(prompt) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(prompt).digest('hex');
}


/***/ }),

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
    const { parseTurn } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 43005));
    const parsed = parseTurn(data);
    if ('problem' in parsed)
        throw broken(file, parsed.problem);
    return parsed.value;
}
async function readReplies(file) {
    const [{ parseDocument }, { parseReplies }] = await Promise.all([__webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)), Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 43005))]);
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


/***/ }),

/***/ 26703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ RECORDING_VERSION),
/* harmony export */   v: () => (/* binding */ mapRecordedTexts)
/* harmony export */ });
const RECORDING_VERSION = 1;
function mapRecordedTexts(event, change) {
    const texts = ['text', 'summary', 'message'].filter((key) => Object.hasOwn(event, key));
    const values = event;
    return { ...event, ...Object.fromEntries(texts.map((key) => [key, change(values[key])])) };
}


/***/ }),

/***/ 75051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uy: () => (/* binding */ lookAtFiles),
/* harmony export */   ck: () => (/* binding */ filesSince),
/* harmony export */   po: () => (/* binding */ putFiles)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27910);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4491);





/*
 * What a turn has written (spec 8.4): the files of its task folder and work tree that it has changed. Each is kept
 * whole: a patch of lines would not apply once the project has moved on.
 */
/** These are never an agent's work: git's own files, the runs', and what a package manager puts there. */
const LEFT_OUT = new Set(['.git', '.raymond', 'node_modules']);
const { value: MAX_FILE_BYTES } = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.recordedFile;
const { value: MAX_TURN_BYTES } = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.recordedFiles;
function placesOf({ cwd, context }) {
    const task = context.runValues?.find(({ name }) => name === 'task_folder')?.value;
    return [...(task === undefined ? [] : [['task_folder', task]]), ['cwd', cwd]];
}
async function lookAtFiles(request) {
    const look = new Map();
    for (const [place, folder] of placesOf(request)) {
        for await (const path of filesIn(folder)) {
            const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), { bigint: true }).catch(() => null);
            if (stat?.isFile())
                look.set(`${place}\0${path}`, `${stat.size} ${stat.mtimeNs} ${stat.ctimeNs} ${stat.ino}`);
        }
    }
    return look;
}
/** The files that have changed since, and for people the names of those that are too large to be kept. */
async function filesSince(request, before) {
    const after = await lookAtFiles(request);
    const folders = new Map(placesOf(request));
    const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
    const changed = keys.filter((key) => before.get(key) !== after.get(key)).map(splitKey);
    const ignored = await ignoredBy(request.cwd, changed);
    const files = [];
    const left = [];
    let bytes = 0;
    for (const { place, path } of changed) {
        if (place === 'cwd' && ignored.has(path))
            continue;
        const content = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders.get(place), path)).catch(() => null);
        if (content === null)
            files.push({ in: place, path, deleted: true });
        else if (content.length > MAX_FILE_BYTES || bytes + content.length > MAX_TURN_BYTES)
            left.push(path);
        else {
            bytes += content.length;
            files.push({
                in: place,
                path,
                ...(isText(content) ? { text: content.toString() } : { base64: content.toString('base64') }),
            });
        }
    }
    return { files, left };
}
function splitKey(key) {
    const [place, path] = key.split('\0');
    return { place, path };
}
function isText(content) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) && !content.includes(0);
}
/** Yields relative paths, with slashes. */
async function* filesIn(folder, below = '') {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
        if (LEFT_OUT.has(entry.name))
            continue;
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory())
            yield* filesIn(folder, path);
        else if (entry.isFile())
            yield path;
    }
}
/** What git ignores is made by a build, and is no agent's work. Without git or a repository nothing is ignored. */
async function ignoredBy(cwd, changed) {
    const paths = changed.filter(({ place }) => place === 'cwd').map(({ path }) => path);
    if (paths.length === 0)
        return new Set();
    const asked = new _process_git_js__WEBPACK_IMPORTED_MODULE_4__.Git(cwd, process.env).ask(['check-ignore', '-z', '--stdin'], { input: paths.join('\0') });
    return new Set((await asked.catch(() => null))?.split('\0'));
}
/**
 * Puts what a recorded turn has written where the turn is played.
 * @throws Error for a path that leads out of its folder, or into git's own files
 */
async function putFiles(files, request) {
    const folders = new Map(placesOf(request));
    for (const file of files) {
        const folder = folders.get(file.in);
        if (folder === undefined)
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, checked(file.path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        // A link in the tree would lead the write elsewhere.
        if (isOutside(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))))
            throw outside(file.path);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        if (file.text !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, file.text);
        else if (file.base64 !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, Buffer.from(file.base64, 'base64'));
    }
}
function checked(path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.normalize)(path);
    const parts = inside.split(/[/\\]/);
    if (path === '' || inside === '.' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) || parts.includes('..') || path.includes('\0'))
        throw outside(path);
    if (parts.some((part) => part.toLowerCase() === '.git'))
        throw new Error(`${path}: git's own files are no agent's work`);
    return inside;
}
function isOutside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function outside(path) {
    return new Error(`${path} leads out of the folder that it is recorded in`);
}


/***/ })

};
