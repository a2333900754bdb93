export const id = 6563;
export const ids = [6563];
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


/***/ }),

/***/ 12302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PK: () => (/* binding */ checkBudgetOf),
/* harmony export */   PV: () => (/* binding */ ownFile),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   withOwnPlaces: () => (/* binding */ withOwnPlaces)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63544);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20979);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46069);
/* harmony import */ var _core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82076);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94710);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2529);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35997);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14310);













const NONE = { values: {}, places: new Map() };
/** These options give rights and are no flags. `otlp-*`, `keys` and `sandbox` are planned, and refused already. */
const OTHER_RIGHTS = /^(settings|add-dirs|keys|sandbox|otlp-.*)$/;
/** Options whose values are paths, relative to the file that names them (spec 7.2). */
const PATHS = ['mcp', 'state-dir', 'cwd'];
/**
 * Reads both options files.
 * @throws UsageError that names the file and line of a key that is unknown, has a bad value, or gives rights where an
 * agent could have written it.
 */
async function readConfig(cwd) {
    const user = await readOwnFile();
    const project = await readFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .projectRoot */ .YQ)(cwd), '.raymond', 'config.yaml'), 'project');
    return {
        values: (0,_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeFlags */ .yl)(user.values, project.values),
        fileOf: (name) => project.places.get(name)?.file ??
            (user.places.has(name) ? (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()) : undefined),
        checkBudget: ({ budget: most = _core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .LAUNCH_DEFAULTS */ .Hj.budget_usd }) => {
            const { budget } = project.values;
            if (budget === undefined || most === 0 || (budget > 0 && budget <= most))
                return;
            throw givesRights('budget', `${budget} is more than the workflow's or the default budget of ${most}, and `, project.places.get('budget'));
        },
    };
}
/**
 * As `checkBudget`, for commands that run nothing. They report themselves if the workflow cannot be read.
 * @throws UsageError
 */
async function checkBudgetOf(config, path, cwd) {
    if (config.values.budget === undefined)
        return;
    const { readWorkflow } = await __webpack_require__.e(/* import() */ 6923).then(__webpack_require__.bind(__webpack_require__, 6923));
    const reading = await readWorkflow(path, { cwd }).catch(() => null);
    config.checkBudget(reading?.manifest ?? {});
}
/**
 * The `cwd` and `state-dir` of the user's own file hold for every command, so that all of them find the same runs.
 * @throws UsageError as `readConfig`
 */
async function withOwnPlaces(command, line) {
    const { values } = await readOwnFile();
    const places = ['cwd', 'state-dir'].filter((name) => values[name] !== undefined && (0,_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .isFlagOf */ .mR)(name, command));
    const given = Object.fromEntries(places.map((name) => [name, values[name]]));
    return { ...line, values: { ...given, ...line.values } };
}
function ownFile() {
    const { XDG_CONFIG_HOME: folder = '' } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.config'), 'raymond', 'config.yaml');
}
function readOwnFile() {
    return readFile(ownFile(), 'user');
}
async function readFile(file, whose) {
    // Most people have no options file, and a run should not load a YAML parser for nothing.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return NONE;
    const { isMap, isScalar, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new LineCounter();
    const document = parseDocument(textOf(file, whose), { lineCounter: lines, logLevel: 'error' });
    const [problem] = document.errors;
    if (problem)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(problem), { file, line: lines.linePos(problem.pos[0]).line });
    if (document.contents === null)
        return NONE;
    if (!isMap(document.contents))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file has to hold `name: value` lines.', { file });
    const values = {};
    const places = new Map();
    for (const { key, value } of document.contents.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const place = { file, line: isScalar(key) && key.range ? lines.linePos(key.range[0]).line : undefined };
        const plain = value?.toJSON?.() ?? null;
        const flag = flagOf(name, whose, place);
        const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_10__/* .readValue */ .w)(name, flag, plain, place);
        if (whose === 'project' && flag.projectMay?.includes(String(read)) === false)
            throw givesRights(name, `${read} goes beyond ${flag.projectMay.join(', ')}, and `, place);
        values[name] = PATHS.some((each) => each === name) ? fromFile(file, read) : read;
        places.set(name, place);
    }
    return { values: values, places };
}
/** @throws UsageError for a name that may not stand in the file */
function flagOf(name, whose, place) {
    const names = _flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAG_ENTRIES */ .GC.flatMap(([each, { config }]) => config === 'project' || config === whose ? [each] : []);
    const flag = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_11__/* .ownValue */ .e)(_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAGS */ .Wg, name);
    if (flag !== undefined && names.some((each) => each === name))
        return flag;
    const isRight = flag?.config === 'user' || OTHER_RIGHTS.test(name);
    if (whose === 'project' && isRight)
        throw givesRights(name, '', place);
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__/* .nearest */ .pA)(names, name);
    const hint = near === undefined ? `Known: ${names.join(', ')}.` : `Did you mean ${near}?`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${name}" is no option. ${hint}`, place);
}
/** @param why how the message goes on after the key */
function givesRights(name, why, place) {
    const row = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_11__/* .ownValue */ .e)(_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAGS */ .Wg, name);
    const key = row?.manifest ?? /^(settings|add-dirs)$/.exec(name)?.[0].replace('-', '_');
    const here = [
        ...(row === undefined ? [] : [`--${name}`]),
        ...(key === undefined ? [] : [`\`${key}\` in the manifest`]),
    ];
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${name} ${why}gives rights, which no file may that agents can write: such options stand in ${ownPlace()}, in the workflow's manifest or on the command line${here.length === 0 ? '' : ` (${here.join(', ')})`}. Take it out here.`, place);
}
/** Tells people where the user's own options are to stand. */
function ownPlace() {
    const usual = '~/.config/raymond/config.yaml';
    const file = (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)());
    return file === usual ? usual : `${file} ($XDG_CONFIG_HOME; else ${usual})`;
}
/** Resolves a path as the file means it: relative to its own folder, with ~ for the home. */
function fromFile(file, read) {
    if (Array.isArray(read))
        return read.map((each) => fromFile(file, each));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), String(read).replace(/^~(?=$|[/\\])/, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()));
}
/** @throws UsageError for a file that cannot be read, or that others could have written */
function textOf(file, whose) {
    let fd = null;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file is no file. Remove it.', { file });
        if (whose === 'user')
            checkOwner(file, fd);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd, 'utf8');
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Mend it, or remove it.`, { file }, { cause: error });
    }
    finally {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Checks nothing on Windows, where neither owner nor mode tells who may write a file. */
function checkOwner(file, fd) {
    const self = process.getuid?.();
    if (self === undefined)
        return;
    const { uid, mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (uid !== self)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and belongs to user ${uid}, not to ${self}, who runs this. Make it yours, or remove it.`, { file });
    if ((mode & 0o022) === 0)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and others may write it (mode ${(mode & 0o777).toString(8)}). Make it yours alone: chmod go-w ${file}`, { file });
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

/***/ 5073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ runOnScreen)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/report/annotations.js
var annotations = __webpack_require__(91116);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/transition.js
var report_transition = __webpack_require__(92135);
;// CONCATENATED MODULE: ./lib/report/console/console-entry.js




const ALWAYS = new Set(['warning', 'max_visits', 'agent_failed']);
const VERBOSE_ONLY = new Set([
    'turn_started',
    'output',
    'cost',
    'checkpoint',
]);
/** A longer `<print>` is a document, and no progress. */
const PRINT_LINES = 40;
const PRINT_LENGTH = 4000;
/**
 * What a mode prints about an event; null for nothing. `agent` is the agent as it was before the event. The run's start
 * and end are printed by `header` and `ending` instead.
 */
function formatEvent(event, agent, mode, glyphs) {
    if (mode === 'quiet' && !ALWAYS.has(event.type))
        return null;
    const carriesOn = isCarriedOn(event, agent);
    if (mode !== 'verbose' && VERBOSE_ONLY.has(event.type) && !carriesOn)
        return null;
    const told = mode !== 'verbose' && carriesOn ? tellCarryOn(event) : tellAny(event, agent, glyphs);
    if (told === null || !('agent' in event))
        return told;
    return { agent: event.agent, state: event.state && (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), ...told };
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
        case 'max_visits':
            return warn(`visited ${times(event.count)}: goes on to ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.to))} instead`);
        case 'asked':
            return { glyph: 'ask', tone: 'accent', text: (0,report_text/* sanitize */.aj)(event.question).trim(), head: true };
        case 'answered':
            return { glyph: 'ask', tone: 'accent', text: `answered: ${(0,report_text/* sanitize */.aj)(event.answer).trim()}` };
        case 'waiting':
            return tellWaiting(event);
        case 'joining':
            return tellJoining(event, agent);
        case 'joined':
            return tellJoined(event);
        case 'join_timeout':
            return warn(`its join has run out of time: goes on to ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.to))}`);
        case 'stopped':
            return { tone: 'dim', text: 'stopped: its join has enough', head: true };
        case 'worktree_kept':
            return { text: (0,report_text/* sanitize */.aj)(keptText(event)), head: true };
        case 'leg_started':
            return {
                glyph: 'fork',
                text: `leg ${event.leg} of round ${event.round}${attemptText(event.attempt)}: ${workersText(event.workers)}`,
            };
        case 'leg_taken':
            return tellLeg(event);
        case 'warning':
            return warn((0,report_text/* sanitize */.aj)(event.message).trim());
        case 'agent_ended':
            // Its last transition has told this, unless a resumed run ended the agent from its log.
            return agent?.ending === 'result' ? null : tellResult(event.result);
        case 'agent_failed':
            return tellFailure(event);
        case 'turn_started':
        case 'output':
        case 'cost':
        case 'checkpoint':
            return tellVerbose(event);
        case 'skipped':
            return { ...warn(`skipped: goes on to ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.to))}`), tone: 'dim' };
        case 'outcome':
        case 'graph_started':
        case 'history':
        case 'variables':
        case 'memory_begun':
        case 'output_found':
        case 'output_stored':
        case 'outputs_reset':
        case 'taught':
        case 'lessons_published':
        case 'recalled':
        case 'run_started':
        case 'run_resumed':
        case 'run_ended':
            return null;
    }
}
function warn(text) {
    return { glyph: 'warning', tone: 'warn', text };
}
function times(count) {
    return count === 1 ? 'once' : `${count} times`;
}
function tellState(event) {
    const facts = [event.visit > 1 ? `visit ${event.visit}` : '', event.kind === 'prompt' ? '' : event.kind];
    return {
        glyph: 'state',
        lead: { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'started' },
        detail: [...facts, (0,report_text/* oneLine */.TN)(event.model ?? '')].filter(Boolean).join(', '),
        head: true,
    };
}
/** Whether it is the first turn of a state that an earlier life of the run has entered. */
function isCarriedOn(event, agent) {
    return event.type === 'turn_started' && (agent === undefined || agent.phase === 'queued');
}
function tellCarryOn(event) {
    const lead = { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'carried on' };
    return { glyph: 'state', lead, detail: event.kind === 'script' ? 'script' : '', head: true };
}
function tellTransition(event, agent, glyphs) {
    const { transition } = event;
    const cost = agent !== undefined && agent.stateCost > 0 ? (0,format/* formatUsd */.UK)(agent.stateCost) : '';
    const duration = agent === undefined ? '' : (0,format/* formatDuration */.a3)(Date.parse(event.time) - agent.stateSince);
    const ends = transition.tag === 'result' && event.to === null;
    const exited = event.exit_code === undefined ? [] : [`exit code ${event.exit_code}`];
    // Where a question leads is printed once it is answered.
    const isAsk = transition.tag === 'ask';
    const target = `${glyphs.arrow} ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(isAsk ? 'ask' : (event.to ?? transition.tag)))}`;
    return {
        ...(ends ? { glyph: 'good', tone: 'good' } : {}),
        lead: { terminal: `${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state))} ${target}`, plain: target },
        // Where the agent ends, or asks, the arrow already says which tag it was.
        cells: [isAsk || event.to === null ? '' : (0,report_transition/* tagText */.e)(transition, glyphs.times), cost, duration],
        detail: [...exited, (0,report_text/* oneLine */.TN)((0,report_transition/* transitionDetail */.X)(transition))].filter(Boolean).join('  '),
        head: true,
    };
}
function tellFork(event) {
    const variables = Object.entries(event.variables).map(([name, value]) => `${name}=${value}`);
    const worker = `${event.worker} ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.worker_state))}`;
    return {
        glyph: 'fork',
        lead: { terminal: worker, plain: worker },
        detail: (0,report_text/* oneLine */.TN)(variables.join('  ')),
    };
}
function again(what, code, message) {
    return { glyph: 'again', tone: 'warn', detail: `${what}  ${code}  ${(0,report_text/* oneLine */.TN)(message)}` };
}
/** Rounds a wait to the second. */
function rounded(ms) {
    return ms < 1000 ? ms : Math.round(ms / 1000) * 1000;
}
function tellWaiting(event) {
    const until = Date.parse(event.until);
    const delay = (0,format/* formatDuration */.a3)(rounded(until - Date.parse(event.time)));
    const text = `waiting ${delay}, until ${(0,format/* formatClock */.ei)(until)}: ${(0,report_text/* oneLine */.TN)(event.reason)}`;
    return { glyph: 'wait', tone: 'warn', text };
}
/** The arrival at a join. The live line shows how many have ended by now. */
function tellJoining(event, agent) {
    if (agent?.phase === 'waiting' && agent.state === event.state)
        return null;
    const lead = { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'waits' };
    return { glyph: 'wait', lead, detail: `waits for its workers: ${event.ended} of ${event.all} ended` };
}
function tellJoined({ workers, state }) {
    if (workers.length === 0)
        return null;
    const counted = ['completed', 'failed', 'stopped'].map((status) => {
        const count = workers.filter((worker) => worker.status === status).length;
        return count === 0 ? '' : `${count} ${status}`;
    });
    const lead = { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(state)), plain: 'joined' };
    return { glyph: 'good', lead, detail: `joined ${counted.filter(Boolean).join(', ')}` };
}
function keptText({ branch, path, commits, uncommitted }) {
    const what = [
        ...(commits > 0 ? [`${commits} ${commits === 1 ? 'commit' : 'commits'}`] : []),
        ...(uncommitted ? ['uncommitted changes'] : []),
    ];
    return `keeps its work tree: branch ${branch}, ${what.length === 0 ? 'nothing changed' : what.join(' and ')}, in ${path}`;
}
/** The end of a leg. What its workers have done is in the log; their join tells how they have ended. */
function tellLeg({ leg, attempt, workers, late, cost_usd: usd }) {
    const cost = usd > 0 ? `, ${(0,format/* formatUsd */.UK)(usd)}` : '';
    const tooLate = late.length === 0 ? '' : `; too late for their join: ${workersText(late)}`;
    return {
        glyph: late.length === 0 ? 'good' : 'warning',
        text: `leg ${leg}${attemptText(attempt)} has come back${cost}: ${workersText(workers)}${tooLate}`,
    };
}
function attemptText(attempt) {
    return attempt === 1 ? '' : `, attempt ${attempt}`;
}
const SHOWN_WORKERS = 8;
function workersText(workers) {
    const shown = workers.slice(0, SHOWN_WORKERS).map(report_text/* oneLine */.TN).join(', ');
    const more = workers.length - SHOWN_WORKERS;
    return more > 0 ? `${shown} and ${more} more` : shown;
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
        lead: { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'failed' },
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
/** The text without its prints, which have lines of their own. */
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

// EXTERNAL MODULE: ./lib/report/totals.js
var report_totals = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/report/console/line.js
var console_line = __webpack_require__(27448);
;// CONCATENATED MODULE: ./lib/report/console/path.js

/** A longer cycle is printed state by state. */
const LONGEST_CYCLE = 6;
const MAX_STEPS = 40;
/**
 * The path of a run through its states without repetitions: `PLAN → IMPLEMENT ×3 → REVIEW`, and loops as `(FIX → TEST)
 * ×4`. Each printed state is an item, so that a long path can break between any two.
 */
function compressPath(states, times = '×') {
    let stretches = states.map((state) => [state]);
    for (let length = 1; length <= LONGEST_CYCLE; length += 1) {
        stretches = foldRepeats(stretches, length, times);
    }
    return stretches.flat();
}
/** Folds each run of `length` stretches that comes several times in a row into one stretch. */
function foldRepeats(stretches, length, times) {
    const keys = stretches.map((stretch) => stretch.join('\n'));
    const folded = [];
    let at = 0;
    while (at < stretches.length) {
        let count = 1;
        while (sameKeys(keys, at, at + count * length, length))
            count += 1;
        if (count === 1) {
            folded.push(stretches[at]);
            at += 1;
        }
        else {
            folded.push(repeated(stretches.slice(at, at + length).flat(), count, times));
            at += count * length;
        }
    }
    return folded;
}
function repeated(items, count, times) {
    if (items.length === 1)
        return [`${items[0]} ${times}${count}`];
    const last = items.length - 1;
    return items.map((item, index) => {
        if (index === 0)
            return `(${item}`;
        return index === last ? `${item}) ${times}${count}` : item;
    });
}
function sameKeys(keys, a, b, length) {
    if (b + length > keys.length)
        return false;
    for (let index = 0; index < length; index += 1)
        if (keys[a + index] !== keys[b + index])
            return false;
    return true;
}
/** The path as lines of at most `columns`. Each further line starts with an arrow. */
function pathLines(path, columns, glyphs) {
    const lines = [];
    let current = '';
    for (const whole of elide(path, glyphs.ellipsis)) {
        const step = (0,report_text/* cutMiddle */.it)(whole, columns - (0,report_text/* widthOf */.qz)(glyphs.arrow) - 1, glyphs.ellipsis);
        const piece = current === '' && lines.length === 0 ? step : `${glyphs.arrow} ${step}`;
        if (current !== '' && (0,report_text/* widthOf */.qz)(current) + 1 + (0,report_text/* widthOf */.qz)(piece) > columns) {
            lines.push(current);
            current = piece;
        }
        else {
            current = current === '' ? piece : `${current} ${piece}`;
        }
    }
    return [...lines, current];
}
function elide(path, ellipsis) {
    if (path.length <= MAX_STEPS)
        return path;
    const half = MAX_STEPS / 2;
    return [
        ...path.slice(0, half),
        `${ellipsis} ${path.length - 2 * half} more ${ellipsis}`,
        ...path.slice(-half),
    ];
}

// EXTERNAL MODULE: ./lib/report/console/theme.js
var console_theme = __webpack_require__(41897);
;// CONCATENATED MODULE: ./lib/report/console/ending.js







const STATUS = {
    running: { glyph: 'run', tone: 'plain', words: 'running' },
    completed: { glyph: 'good', tone: 'good', words: 'completed' },
    failed: { glyph: 'bad', tone: 'bad', words: 'failed' },
    asking: { glyph: 'ask', tone: 'accent', words: 'asking' },
    paused: { glyph: 'pause', tone: 'warn', words: 'paused' },
    budget_exceeded: { glyph: 'money', tone: 'warn', words: 'budget exceeded' },
    forked: { glyph: 'fork', tone: 'accent', words: 'forked' },
};
/** How many paths are shown of a run with very many workers. A failed one is always shown. */
const MAX_PATHS = 16;
/** What stands above a run: its id, workflow and budget, which rights hold, and who holds the keys. */
function headerLines(event, glyphs, columns) {
    const resumed = event.type === 'run_resumed';
    const budget = event.budget_usd === 0 ? 'no budget' : `budget ${(0,format/* formatUsd */.UK)(event.budget_usd)}`;
    const spent = resumed ? (0,console_line/* span */.Ln)(`${(0,format/* formatUsd */.UK)(event.total_cost_usd)} spent before`, 'dim') : null;
    const workflow = (0,report_text/* cutStart */.Dr)((0,report_text/* oneLine */.TN)(event.workflow), columns - 2, glyphs.ellipsis);
    const title = `${resumed ? 'resume' : 'run'} ${(0,report_text/* oneLine */.TN)(event.run_id)}`;
    const start = [(0,console_line/* span */.Ln)(`${glyphs.run} `, 'accent'), (0,console_line/* span */.Ln)(title, 'bold')];
    const facts = [(0,console_line/* span */.Ln)(workflow, 'dim'), (0,console_line/* span */.Ln)(budget, 'dim'), spent];
    // Never broken, since people look for it, and programs.
    const { rights, keys } = event;
    const held = Object.entries({ rights, keys }).flatMap(([name, text]) => text === undefined ? [] : [[(0,console_line/* span */.Ln)(`  ${name}: ${(0,report_text/* oneLine */.TN)(text)}`, 'dim')]]);
    return [...(0,console_line/* packItems */.kJ)(start, facts, (0,console_line/* span */.Ln)(` ${glyphs.dot} `, 'dim'), columns), ...held, []];
}
/** How the run ended: status, amounts, message and, unless quiet, the path that each agent took. */
function endingLines(event, picture, options) {
    const { glyphs, mode, columns } = options;
    if (mode === 'quiet' && event.status === 'completed')
        return [];
    const { glyph, tone, words } = STATUS[event.status];
    const start = [(0,console_line/* span */.Ln)(`${glyphs[glyph]} ${words}`, tone)];
    const status = (0,console_line/* packItems */.kJ)(start, endingFacts(event, picture), (0,console_line/* span */.Ln)(` ${glyphs.dot} `, 'dim'), columns);
    const isAnswered = event.status === 'asking' && options.answersByCommand;
    const answers = isAnswered ? answerLines(picture, columns) : [];
    const uncertain = (0,report_totals/* uncertainCosts */.gg)(event.states ?? {}).flatMap((message) => (0,report_text/* wrapText */.C1)(`${glyphs.warning} ${message}`, Math.max(20, columns - 2)).map((line) => [(0,console_line/* span */.Ln)(`  ${line}`, 'warn')]));
    const told = [
        ...status,
        ...uncertain,
        ...(answers.length > 0 ? answers : messageLines(event, picture, columns)),
    ];
    if (mode === 'quiet')
        return told;
    const paths = pathsOf(picture, columns, glyphs);
    const totals = tablesOf(event, picture, columns, glyphs);
    return [[], ...told, ...(paths.length > 0 ? [[], ...paths] : []), ...totals];
}
function messageLines(event, picture, columns) {
    const message = shortened((0,report_text/* sanitize */.aj)(event.message).trim(), (0,report_text/* sanitize */.aj)(picture.failure).trim());
    if (message === '')
        return [];
    return (0,report_text/* wrapText */.C1)(message, Math.max(20, columns - 2)).map((line) => [(0,console_line/* span */.Ln)(`  ${line}`)]);
}
/**
 * Each open question with the command that answers it. This replaces the message, which has them all in one line. Empty
 * where questions of an earlier life may be missing.
 */
function answerLines(picture, columns) {
    if (!picture.sawStart)
        return [];
    const several = picture.questions.size > 1;
    return [...picture.questions].flatMap(([agent, { id, text }]) => {
        const question = (0,report_text/* wrapText */.C1)(`${agent}: ${(0,report_text/* sanitize */.aj)(text).trim()}`, Math.max(20, columns - 2));
        const command = `raymond resume ${picture.runId} --answer TEXT${several ? ` --ask-id ${id}` : ''}`;
        return [
            ...question.map((line) => [(0,console_line/* span */.Ln)(`  ${line}`)]),
            // This line is never wrapped, since it is there to be copied.
            [(0,console_line/* span */.Ln)('    '), (0,console_line/* span */.Ln)((0,report_text/* oneLine */.TN)(command), 'bold')],
        ];
    });
}
/** The message with only the first line of an agent's failure, which is printed in full right above. */
function shortened(message, failure) {
    return failure === '' ? message : message.replaceAll(failure, () => failure.split('\n', 1)[0]);
}
function endingFacts(event, picture) {
    const charged = event.total_cost_usd;
    const earlier = charged - event.run_cost_usd;
    const replayed = picture.story.replayedUsd;
    return [
        event.reason === null ? null : (0,console_line/* span */.Ln)(event.reason, STATUS[event.status].tone),
        // A run that was replayed as a whole has charged nothing, and "0 of a budget" would mislead.
        charged === 0 && replayed > 0 ? null : (0,console_line/* span */.Ln)(costOfBudget(charged, picture.budget)),
        earlier > 0.00005 ? (0,console_line/* span */.Ln)(`${(0,format/* formatUsd */.UK)(event.run_cost_usd)} since the resume`, 'dim') : null,
        replayed > 0 ? (0,console_line/* span */.Ln)(`${(0,format/* formatUsd */.UK)(replayed)} replayed, not charged`, 'dim') : null,
        (0,console_line/* span */.Ln)(`${event.steps} ${event.steps === 1 ? 'state' : 'states'}`, 'dim'),
        (0,console_line/* span */.Ln)((0,format/* formatDuration */.a3)(event.duration_ms), 'dim'),
    ];
}
function costOfBudget(cost, budget) {
    return budget === 0 ? (0,format/* formatUsd */.UK)(cost) : `${(0,format/* formatUsd */.UK)(cost)} of ${(0,format/* formatUsd */.UK)(budget)}`;
}
/** What the run came to, by state, and by agent where there are several (spec 8.1). */
function tablesOf({ states = {} }, picture, columns, glyphs) {
    if (Object.keys(states).length === 0)
        return [];
    const options = { columns: columns - 2, ellipsis: glyphs.ellipsis };
    const tables = (0,report_totals/* runTables */.fG)({ states, total_cost_usd: 0 }, picture.story, 2, options);
    return tables.flatMap((table) => [
        [],
        ...table.map((line, index) => [(0,console_line/* span */.Ln)(`  ${line}`, index === 0 ? 'dim' : 'plain')]),
    ]);
}
function pathsOf(picture, columns, glyphs) {
    const travelled = picture
        .family()
        .map((agent) => ({ ...agent, path: picture.pathOf(agent.id) }))
        .filter(({ path, ending }) => path.length > 0 || ending !== null);
    const shown = travelled.filter((agent, index) => index < MAX_PATHS || agent.failed);
    const most = Math.max(8, Math.min(28, Math.floor(columns / 3)));
    const names = shown.map((agent) => ({ agent, name: '  '.repeat(1 + Math.min(4, agent.depth)) + agent.id }));
    const width = Math.min(most, Math.max(0, ...names.map(({ name }) => (0,report_text/* widthOf */.qz)(name))));
    const lines = names.flatMap(({ agent, name }) => agentPath(agent, name, width, columns, glyphs));
    const hidden = travelled.length - shown.length;
    if (hidden > 0)
        lines.push([(0,console_line/* span */.Ln)(`  ${glyphs.ellipsis} and ${hidden} more agents`, 'dim')]);
    return lines;
}
function agentPath(agent, name, width, columns, glyphs) {
    const steps = compressPath(agent.path.map((state) => (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(state))), glyphs.times);
    if (agent.ending !== null)
        steps.push(agent.failed ? `${glyphs.bad} ${agent.ending}` : agent.ending);
    const tone = agent.failed ? 'bad' : 'plain';
    return pathLines(steps, Math.max(16, columns - width - 2), glyphs).map((line, index) => [
        (0,console_line/* span */.Ln)(`${(0,report_text/* padEnd */.f)(index === 0 ? cutName(name, width, glyphs) : '', width)}  `, (0,console_theme/* agentTone */.Y)(agent.order)),
        (0,console_line/* span */.Ln)(line, tone),
    ]);
}
/** Cuts a name and keeps the indentation, which shows whose worker it is. */
function cutName(name, width, glyphs) {
    if ((0,report_text/* widthOf */.qz)(name) <= width)
        return name;
    const id = name.trimStart();
    const indent = Math.min(name.length - id.length, Math.floor(width / 3));
    return ' '.repeat(indent) + (0,report_text/* cutStart */.Dr)(id, width - indent, glyphs.ellipsis);
}

;// CONCATENATED MODULE: ./lib/report/console/event-formatter.js


/** Turns events into finished lines and keeps the picture of the run up to date. */
class EventFormatter {
    mode;
    theme;
    picture;
    layout;
    columns;
    answersByCommand;
    /** Warnings about states that are about to be entered, by agent. */
    #early = new Map();
    constructor(mode, theme, picture, layout, columns, 
    /** Whether readers have a command line to answer questions by. Otherwise the run's own message says how. */
    answersByCommand = true) {
        this.mode = mode;
        this.theme = theme;
        this.picture = picture;
        this.layout = layout;
        this.columns = columns;
        this.answersByCommand = answersByCommand;
    }
    /** Takes in what happened in earlier lives of a resumed run, and prints nothing. */
    recall(events) {
        for (const event of events)
            this.picture.apply(event);
    }
    /**
     * The lines for an event. A template is filled in before its state is entered; a warning about it is kept for the
     * line after `started`, where people look for it.
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
    /** The lines that were kept back for an event that has not come. */
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
        // The event is printed before it is applied: a transition's cost and time belong to the state that it leaves.
        const told = formatEvent(event, agent, this.mode, glyphs);
        this.picture.apply(event);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            return this.mode === 'quiet' ? [] : headerLines(event, glyphs, this.columns());
        }
        if (event.type === 'run_ended') {
            const options = { mode: this.mode, glyphs, columns: this.columns() };
            return endingLines(event, this.picture, { ...options, answersByCommand: this.answersByCommand });
        }
        return told === null ? [] : this.layout.told(told, Date.parse(event.time));
    }
}

;// CONCATENATED MODULE: ./lib/report/console/layout.js




/** How many columns of a tool call or a detail a log keeps. */
const PLAIN_COLUMNS = 200;
/** A terminal with fewer columns than this has no room for columns of text. */
const ROOMY_COLUMNS = 70;
const CELL_WIDTHS = [8, 7, 7];
/** The layout for logs: every line stands on its own, with `[agent STATE]` in front. */
function createPlainLayout(glyphs, options) {
    return {
        told: (told, time) => {
            const place = (0,report_text/* oneLine */.TN)([told.agent, told.state].filter(Boolean).join(' '));
            const where = place === '' ? null : (0,console_line/* span */.Ln)(`[${place}] `, 'dim');
            const prefix = [
                options.timestamps ? (0,console_line/* span */.Ln)(`${(0,format/* formatClock */.ei)(time, true)} `, 'dim') : null,
                where,
                told.glyph === undefined ? null : (0,console_line/* span */.Ln)(`${glyphs[told.glyph]} `, told.tone),
            ].filter((part) => part !== null);
            const [first = '', ...rest] = (told.text ?? '').split('\n');
            const words = [told.lead?.plain, ...(told.cells ?? []), told.detail].filter(Boolean).join('  ');
            const head = (0,console_line/* cutLine */.Hh)([...prefix, (0,console_line/* span */.Ln)(words, told.tone)], PLAIN_COLUMNS, glyphs.ellipsis);
            const text = (0,console_line/* span */.Ln)(`${words === '' || first === '' ? '' : '  '}${first}`, textTone(told));
            // The agent stands in every line, so that a search for it finds all of them.
            const more = (line) => [
                ...(where === null ? [] : [where]),
                (0,console_line/* span */.Ln)(`    ${line}`, textTone(told)),
            ];
            return [[...head, text], ...rest.map(more)];
        },
    };
}
/**
 * The layout for terminals: columns of agent, glyph and the rest, which the live area shares. Column widths only grow,
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
        const margin = told.agent === undefined ? [] : [repeated ? (0,console_line/* span */.Ln)(' '.repeat((0,report_text/* widthOf */.qz)(column.text))) : column];
        const glyph = told.glyph === undefined ? ' ' : this.glyphs[told.glyph];
        const start = [...margin, (0,console_line/* span */.Ln)(`${glyph} `, told.glyph === 'state' ? column.tone : told.tone)];
        const room = this.columns() - (0,console_line/* lineWidth */.DT)(margin) - 2;
        return told.text === undefined
            ? [(0,console_line/* cutLine */.Hh)([...start, ...this.#words(told)], this.columns(), this.glyphs.ellipsis)]
            : this.#block(start, told, room);
    }
    /** The agent's name in its colour, padded to the column. Ids differ at their end, so long ones lose their start. */
    agentColumn(agent) {
        const columns = this.columns();
        const most = Math.max(8, Math.min(24, Math.floor(columns / 4)));
        const least = columns >= ROOMY_COLUMNS ? 12 : 8;
        const name = agent ?? '';
        this.#agentWidth = Math.min(most, Math.max(this.#agentWidth, least, (0,report_text/* widthOf */.qz)(name)));
        const known = this.picture.agents.get(name);
        const tone = known === undefined ? 'plain' : (0,console_theme/* agentTone */.Y)(known.order);
        return (0,console_line/* span */.Ln)(`${(0,report_text/* padEnd */.f)((0,report_text/* cutStart */.Dr)(name, this.#agentWidth, this.glyphs.ellipsis), this.#agentWidth)}  `, tone);
    }
    #words(told) {
        const detailTone = told.tone === 'warn' ? 'warn' : 'dim';
        const words = [];
        const roomy = this.columns() >= ROOMY_COLUMNS;
        if (told.lead !== undefined) {
            const lead = roomy && told.cells !== undefined ? this.#move(told.lead.terminal) : told.lead.terminal;
            words.push((0,console_line/* span */.Ln)(lead, told.glyph === 'state' ? 'bold' : told.tone), (0,console_line/* span */.Ln)('  '));
        }
        if (told.cells !== undefined) {
            const cells = roomy ? alignCells(told.cells) : told.cells.filter(Boolean).join('  ');
            words.push((0,console_line/* span */.Ln)(`${cells}  `, 'dim'));
        }
        if (told.detail !== undefined)
            words.push((0,console_line/* span */.Ln)(told.detail, detailTone));
        return words;
    }
    #move(move) {
        const most = Math.floor(this.columns() / 3);
        this.#moveWidth = Math.min(most, Math.max(this.#moveWidth, (0,report_text/* widthOf */.qz)(move)));
        return (0,report_text/* padEnd */.f)(move, this.#moveWidth);
    }
    /** Lays out a text that is never cut: wrapped, and indented under its glyph. */
    #block(start, told, room) {
        const lead = told.lead === undefined ? '' : `${told.lead.terminal}  `;
        const lines = (0,report_text/* wrapText */.C1)(lead + (told.text ?? ''), Math.max(20, room));
        const indent = (0,console_line/* span */.Ln)(' '.repeat((0,console_line/* lineWidth */.DT)(start)));
        return lines.map((line, index) => [...(index === 0 ? start : [indent]), (0,console_line/* span */.Ln)(line, textTone(told))]);
    }
}
function alignCells(cells) {
    const [tag = '', ...figures] = cells;
    const aligned = figures.map((cell, index) => cell.padStart(CELL_WIDTHS[index + 1] ?? 0));
    return (0,report_text/* padEnd */.f)(tag, CELL_WIDTHS[0]) + aligned.join('');
}
/** Words of people and agents are easiest to read in the terminal's own colour; the glyph has the accent. */
function textTone(told) {
    return told.tone === undefined || told.tone === 'accent' || told.tone === 'good' ? 'plain' : told.tone;
}

;// CONCATENATED MODULE: ./lib/report/console/live-lines.js





/** An agent between two states keeps its line for this long, so that the line does not vanish and come back. */
const GRACE_MS = 500;
const SPINNER_MS = 100;
const NARROW_COLUMNS = 60;
/** The live area: a line per agent at work, as many as fit, and the run's totals below them. */
class LiveLines {
    #stateWidth = 0;
    #elapsedWidth = 4;
    lines(view) {
        const { picture, rows, glyphs } = view;
        if (picture.story.isOver || picture.startedAt === 0)
            return [];
        const live = [...picture.agents.values()].filter((agent) => isLive(agent, view));
        // The history keeps a third of the screen.
        const most = Math.max(1, Math.floor((rows * 2) / 3) - 3);
        const fits = live.length <= most;
        const shown = fits ? live : live.slice(0, Math.max(1, most - 1));
        const more = fits ? [] : [[(0,console_line/* span */.Ln)(`${glyphs.ellipsis} and ${live.length - shown.length} more`, 'dim')]];
        const agents = this.#agentLines(shown, view);
        const air = rows >= 16 ? [[]] : [];
        return [...air, ...agents, ...more, totalsLine(view)];
    }
    #agentLines(agents, view) {
        // There are two passes: the first widens the columns that the second one uses for every line.
        for (const agent of agents)
            this.#measure(agent, view);
        return agents.map((agent) => this.#agentLine(agent, view));
    }
    #measure(agent, { layout, columns, now }) {
        layout.agentColumn(agent.id);
        const most = Math.max(8, Math.floor(columns / 5));
        this.#stateWidth = Math.min(most, Math.max(this.#stateWidth, (0,report_text/* widthOf */.qz)((0,workflow_map/* stateName */.Vi)(agent.state))));
        this.#elapsedWidth = Math.max(this.#elapsedWidth, (0,format/* formatElapsed */.C7)(now - agent.stateSince).length);
    }
    #agentLine(agent, view) {
        const { layout, glyphs, columns, now } = view;
        const state = (0,report_text/* cutEnd */.ym)((0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(agent.state)), this.#stateWidth, glyphs.ellipsis);
        const elapsed = (0,format/* formatElapsed */.C7)(now - agent.stateSince).padStart(this.#elapsedWidth);
        const cost = columns < NARROW_COLUMNS ? '' : `  ${(0,format/* formatUsd */.UK)(agent.cost).padStart(6)}`;
        const line = [
            layout.agentColumn(agent.id),
            glyphOf(agent, view),
            (0,console_line/* span */.Ln)(`${(0,report_text/* padEnd */.f)(state, this.#stateWidth)}  `, 'bold'),
            (0,console_line/* span */.Ln)(`${elapsed}${cost}  `, 'dim'),
            ...itemOf(agent, view),
            ...activityOf(agent, view),
        ];
        return (0,console_line/* cutLine */.Hh)(line, columns, glyphs.ellipsis);
    }
}
function isLive(agent, { picture, now }) {
    if (agent.phase === 'over')
        return false;
    if (agent.phase === 'queued')
        return picture.pathOf(agent.id).length > 0 && now - agent.phaseSince < GRACE_MS;
    return true;
}
function glyphOf(agent, { glyphs, now }) {
    const { spinner } = glyphs;
    if (agent.phase === 'asking')
        return (0,console_line/* span */.Ln)(`${glyphs.ask} `, 'accent');
    if (agent.phase === 'waiting')
        return (0,console_line/* span */.Ln)(`${glyphs.wait} `, 'warn');
    return (0,console_line/* span */.Ln)(`${spinner[Math.floor(now / SPINNER_MS) % spinner.length]} `, 'accent');
}
const ITEM_COLUMNS = 24;
function itemOf({ item }, { glyphs }) {
    return item === '' ? [] : [(0,console_line/* span */.Ln)(`${(0,report_text/* cutEnd */.ym)(item, ITEM_COLUMNS, glyphs.ellipsis)}  `, 'bold')];
}
function activityOf(agent, { picture, glyphs, now }) {
    if (agent.phase === 'asking') {
        const which = picture.questions.size > 1 ? ` --ask-id ${picture.questions.get(agent.id)?.id}` : '';
        const command = (0,report_text/* oneLine */.TN)(`raymond answer ${picture.runId} TEXT${which}`);
        return [(0,console_line/* span */.Ln)(command, 'bold'), (0,console_line/* span */.Ln)(` ${glyphs.dot} ${agent.activity}`)];
    }
    if (agent.phase !== 'waiting' || agent.until === null)
        return [(0,console_line/* span */.Ln)(agent.activity)];
    const left = (0,format/* formatElapsed */.C7)(Math.max(0, agent.until - now) + 999);
    return [(0,console_line/* span */.Ln)(`in ${left}: ${agent.activity}`, 'warn')];
}
/** `$0.42 of $10.00 · 3 running, 2 waiting · 12 states · 1m 04s`. Parts that do not fit go, the amounts last. */
function totalsLine(view) {
    const { picture, glyphs, columns, now } = view;
    const { length: count } = picture.story.visits;
    const states = (0,console_line/* span */.Ln)(`${count} ${count === 1 ? 'state' : 'states'}`, 'dim');
    const elapsed = (0,console_line/* span */.Ln)((0,format/* formatElapsed */.C7)(now - picture.startedAt), 'dim');
    const counts = countsOf(view);
    const dot = (0,console_line/* span */.Ln)(` ${glyphs.dot} `, 'dim');
    const candidates = [
        [moneyOf(picture), replayedOf(picture), ...counts, states, elapsed],
        [moneyOf(picture), ...counts, elapsed],
        [moneyOf(picture), ...counts],
        [moneyOf(picture), elapsed],
    ];
    const lines = candidates.map((items) => (0,console_line/* joinSpans */.kU)(items, dot));
    return (0,console_line/* cutLine */.Hh)(lines.find((line) => (0,console_line/* lineWidth */.DT)(line) <= columns) ?? lines.at(-1) ?? [], columns, glyphs.ellipsis);
}
function moneyOf({ story, budget }) {
    const { totalCostUsd: totalCost, replayedUsd } = story;
    if (totalCost === 0 && replayedUsd > 0)
        return null;
    const share = budget === 0 ? 0 : totalCost / budget;
    const tone = share >= 1 ? 'bad' : share > 0.8 ? 'warn' : 'bold';
    return (0,console_line/* span */.Ln)(costOfBudget(totalCost, budget), tone);
}
function replayedOf({ story }) {
    return story.replayedUsd === 0 ? null : (0,console_line/* span */.Ln)(`${(0,format/* formatUsd */.UK)(story.replayedUsd)} replayed`, 'bold');
}
function countsOf(view) {
    const counts = { running: 0, waiting: 0, asking: 0 };
    for (const agent of view.picture.agents.values()) {
        const between = agent.phase === 'queued' && isLive(agent, view);
        if (agent.phase === 'asking')
            counts.asking += 1;
        else if (agent.phase === 'running' || between)
            counts.running += 1;
        else if (agent.phase !== 'over')
            counts.waiting += 1;
    }
    const told = Object.entries(counts).filter(([name, count]) => count > 0 || name === 'running');
    const failed = view.picture.failures === 0 ? null : (0,console_line/* span */.Ln)(`${view.picture.failures} failed`, 'bad');
    return [(0,console_line/* span */.Ln)(told.map(([name, count]) => `${count} ${name}`).join(', '), 'dim'), failed];
}

;// CONCATENATED MODULE: ./lib/report/console/picture.js


/** What an agent is doing until its turn reports something. */
const TURN_BEGINS = {
    prompt: 'starting',
    reminder: 'reminded',
    script: 'running',
    engine: 'running',
};
/** The run as its events show it. The console reads nothing else. */
class RunPicture {
    story;
    agents = new Map();
    /** Open questions by agent. */
    questions = new Map();
    /** The run's beginning was seen, so that what the picture lacks has not happened. */
    sawStart = false;
    runId = '';
    budget = 0;
    failures = 0;
    /** The message of the latest failure. */
    failure = '';
    startedAt = 0;
    /** @param story what has happened; the picture itself shows what goes on */
    constructor(story = new story_story/* Story */.g(true)) {
        this.story = story;
    }
    /** The agent's picture. Agents that a resumed run already had appear with their first event. */
    agent(id, now) {
        const known = this.agents.get(id);
        if (known !== undefined)
            return known;
        const picture = {
            id,
            order: this.agents.size,
            depth: id.split('_').length - 1,
            state: '',
            phase: 'queued',
            phaseSince: now,
            stateSince: now,
            item: '',
            activity: '',
            until: null,
            stateCost: 0,
            cost: 0,
            ending: null,
            failed: false,
        };
        this.agents.set(id, picture);
        return picture;
    }
    /** Every agent, followed by its workers. */
    family() {
        const workers = new Map();
        for (const agent of this.agents.values()) {
            const parent = agent.id.slice(0, Math.max(0, agent.id.lastIndexOf('_')));
            // After a resume the parent may have ended long ago.
            const key = parent !== agent.id && this.agents.has(parent) ? parent : null;
            const siblings = workers.get(key);
            if (siblings === undefined)
                workers.set(key, [agent]);
            else
                siblings.push(agent);
        }
        const withWorkers = (agent) => [
            agent,
            ...(workers.get(agent.id) ?? []).flatMap(withWorkers),
        ];
        return (workers.get(null) ?? []).flatMap(withWorkers);
    }
    /** The states that an agent has entered, in order. It may have been in the first one before anybody looked. */
    pathOf(agent) {
        const visits = this.story.agents.get(agent)?.visits ?? [];
        return visits.flatMap(({ isEntered, state }, index) => (isEntered || index === 0 ? [state] : []));
    }
    apply(event) {
        const now = Date.parse(event.time);
        this.story.apply(event);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            this.runId = event.run_id;
            this.budget = event.budget_usd;
            this.startedAt = now;
            if (event.type === 'run_started')
                this.sawStart = true;
            this.#goOn(now);
        }
        else if ('agent' in event && event.agent !== undefined) {
            this.#applyToAgent(event, this.agent(event.agent, now), now);
        }
    }
    /** Notes that a resume goes on with every agent that has not ended, even failed ones. Open questions stay open. */
    #goOn(now) {
        this.failures = 0;
        this.failure = '';
        for (const agent of this.agents.values()) {
            if (agent.ending === 'result' || agent.phase === 'asking')
                continue;
            agent.failed = false;
            agent.ending = null;
            agent.stateSince = now;
            enter(agent, 'queued', now, '');
        }
    }
    /** Notes that a resumed run begins in the middle of a state, which an earlier life, perhaps unseen, has entered. */
    #carryOn(agent, state, now) {
        if (agent.state === state)
            return;
        agent.state = state;
        agent.stateSince = now;
    }
    #applyToAgent(event, agent, now) {
        if (isOfVisit(event))
            this.#carryOn(agent, event.state, now);
        switch (event.type) {
            case 'state_started':
                agent.state = event.state;
                agent.stateSince = now;
                agent.stateCost = 0;
                agent.ending = null;
                this.questions.delete(agent.id);
                enter(agent, 'running', now, 'starting');
                break;
            case 'turn_started':
                enter(agent, 'running', now, TURN_BEGINS[event.kind]);
                break;
            case 'output':
                this.#busy(agent, now, lastLine(event.text));
                break;
            case 'tool':
                this.#busy(agent, now, (0,report_text/* oneLine */.TN)(`${event.name} ${event.summary}`));
                break;
            case 'print':
                this.#busy(agent, now, (0,report_text/* oneLine */.TN)(event.text));
                break;
            case 'cost':
                agent.cost += event.cost_usd;
                agent.stateCost += event.cost_usd;
                break;
            case 'transition':
                if (event.transition.tag === 'result' && event.to === null)
                    agent.ending = 'result';
                // A question has to be answered first.
                if (event.to !== null && event.transition.tag !== 'ask')
                    moveOn(agent, event.to, now);
                break;
            case 'forked':
                this.#fork(event, now);
                break;
            case 'retry':
                agent.until = now + event.delay_ms;
                enter(agent, 'waiting', now, `retry ${event.attempt}: ${(0,report_text/* oneLine */.TN)(event.message)}`);
                break;
            case 'waiting':
                agent.until = Date.parse(event.until);
                enter(agent, 'waiting', now, (0,report_text/* oneLine */.TN)(event.reason));
                break;
            case 'joining':
                agent.until = event.until === null ? null : Date.parse(event.until);
                enter(agent, 'waiting', now, `${event.ended} of ${event.all} ended`);
                break;
            case 'joined':
                enter(agent, 'queued', now, '');
                break;
            case 'join_timeout':
                moveOn(agent, event.to, now);
                break;
            case 'stopped':
                agent.ending = 'stopped';
                this.questions.delete(agent.id);
                enter(agent, 'over', now, '');
                break;
            case 'asked':
                agent.ending = 'ask';
                this.questions.set(agent.id, { id: event.ask_id, text: event.question });
                enter(agent, 'asking', now, (0,report_text/* oneLine */.TN)(event.question));
                break;
            case 'answered':
                agent.ending = null;
                this.questions.delete(agent.id);
                enter(agent, 'queued', now, '');
                break;
            case 'agent_ended':
                agent.ending = 'result';
                enter(agent, 'over', now, '');
                break;
            case 'agent_failed':
                agent.ending = event.code;
                agent.failed = true;
                this.failures += 1;
                this.failure = event.message;
                enter(agent, 'over', now, '');
                break;
        }
    }
    #fork(event, now) {
        const worker = this.agent(event.worker, now);
        worker.state = event.worker_state;
        worker.item = (0,report_text/* oneLine */.TN)(Object.values(event.variables)[0] ?? '');
    }
    #busy(agent, now, activity) {
        if (agent.phase === 'waiting')
            enter(agent, 'running', now, activity);
        if (activity !== '')
            agent.activity = activity;
    }
}
/** Whether an event belongs to the agent's current state. A warning or a limit may come before the state is entered. */
function isOfVisit(event) {
    return !['state_started', 'warning', 'max_visits'].includes(event.type) && 'state' in event;
}
function moveOn(agent, state, now) {
    agent.state = state;
    agent.stateSince = now;
    enter(agent, 'queued', now, '');
}
function enter(agent, phase, now, activity) {
    if (agent.phase !== phase)
        agent.phaseSince = now;
    agent.phase = phase;
    agent.activity = activity;
    if (phase !== 'waiting')
        agent.until = null;
}
/** The last meaningful line of a text: a tag alone on its line is for the program. */
function lastLine(text) {
    const lines = text
        .slice(-2000)
        .trimEnd()
        .split(/[\r\n]+/);
    return (0,report_text/* oneLine */.TN)(lines.findLast((line) => line.trim() !== '' && !/^\s*<\/?[a-z]/.test(line)) ?? '');
}

;// CONCATENATED MODULE: ./lib/report/console/stream.js
/**
 * Writes until the stream breaks. A reader that goes away (`2>&1 | head`) must not end the run. Its EPIPE may arrive
 * long after the write, so the listener stays.
 */
function safeWriter(stream) {
    let broken = false;
    stream.on('error', () => {
        broken = true;
    });
    return (text) => {
        if (broken || text === '')
            return;
        try {
            stream.write(text);
        }
        catch {
            broken = true;
        }
    };
}
/** What a stream can show, according to its environment: NO_COLOR, FORCE_COLOR, TERM, CI and the locale. */
function terminalTraits(stream, env, platform) {
    const terminal = stream.isTTY === true && env.TERM !== 'dumb';
    // By https://no-color.org it has to be present and not empty. FORCE_COLOR is for logs that show colours.
    const forced = (env.FORCE_COLOR ?? '') !== '' && env.FORCE_COLOR !== '0';
    const color = (env.NO_COLOR ?? '') === '' && env.FORCE_COLOR !== '0' && (terminal || forced);
    const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
    // The old Windows console has no Braille; Windows Terminal and VS Code announce themselves.
    const modernWindows = env.WT_SESSION !== undefined || env.TERM_PROGRAM === 'vscode';
    const windows = platform === 'win32' && !modernWindows;
    const unicode = terminal
        ? !windows && (platform !== 'linux' || isUtf8(locale)) && env.TERM !== 'linux'
        : true;
    return { color, interactive: terminal && (env.CI ?? '') === '', unicode };
}
function isUtf8(locale) {
    return /utf-?8/i.test(locale);
}

;// CONCATENATED MODULE: ./lib/report/console/live-console.js







/** Ten frames a second are enough for a spinner, and a flood of events costs no more than that. */
const FRAME_MS = 100;
/** The console for terminals: history that scrolls, and below it what every agent does right now. */
class LiveConsole {
    options;
    theme;
    #picture = new RunPicture();
    #lines = new LiveLines();
    #layout;
    #teller;
    #area;
    #release = [];
    /** The part of the history that the next frame draws. */
    #pending = [];
    #lastFrame = Number.NEGATIVE_INFINITY;
    #pauses = 0;
    #started = false;
    #closed = false;
    constructor(options, theme) {
        this.options = options;
        this.theme = theme;
        const columns = () => this.#columns();
        this.#layout = new TerminalLayout(theme.glyphs, this.#picture, columns);
        this.#teller = new EventFormatter(options.mode, theme, this.#picture, this.#layout, columns);
        this.#teller.recall(options.history ?? []);
        this.#area = new LiveArea(safeWriter(options.stream), theme, () => this.options.stream.columns || 80);
    }
    onEvent(event) {
        this.#start();
        const ended = event.type === 'run_ended';
        // The result follows on stdout, which is mostly this very screen.
        this.#add([...this.#teller.lines(event), ...(ended ? [[]] : [])], ended);
    }
    note(text) {
        const lines = (0,report_text/* sanitize */.aj)(text).trimEnd().split('\n');
        this.#add(lines.map((line) => [(0,console_line/* span */.Ln)(line)]), true);
    }
    async withPaused(use) {
        if (this.#pauses === 0)
            this.#frame();
        this.#pauses += 1;
        this.#area.clear();
        try {
            return await use();
        }
        finally {
            this.#pauses -= 1;
            this.#frame();
        }
    }
    close() {
        if (this.#closed)
            return;
        this.#closed = true;
        this.#pauses = 0;
        this.#pending.push(...this.#teller.rest());
        for (const release of this.#release.splice(0))
            release();
        this.#frame();
        this.#area.clear();
    }
    #add(lines, now) {
        this.#pending.push(...lines);
        if (now || this.#closed || this.options.now() - this.#lastFrame >= FRAME_MS)
            this.#frame();
    }
    #frame() {
        if (this.#pauses > 0)
            return;
        const history = this.#pending.splice(0);
        const { rows } = this.options.stream;
        const now = this.options.now();
        const view = { picture: this.#picture, layout: this.#layout, glyphs: this.theme.glyphs, now };
        const live = this.#closed
            ? []
            : this.#lines.lines({ ...view, columns: this.#columns(), rows: rows || 24 });
        this.#lastFrame = now;
        this.#area.draw(history, live);
    }
    /** One column less than the terminal has: a character in the last one would leave the cursor in between. */
    #columns() {
        return Math.max(20, (this.options.stream.columns || 80) - 1);
    }
    #start() {
        if (this.#started || this.#closed)
            return;
        this.#started = true;
        const { options } = this;
        const every = options.setInterval ?? unreferencedInterval;
        const clear = options.clearInterval ?? ((timer) => clearInterval(timer));
        const timer = every(() => this.#tick(), FRAME_MS);
        const onResize = () => this.#resized();
        options.stream.on('resize', onResize);
        this.#release.push(() => clear(timer), () => options.stream.off('resize', onResize), (options.onExit ?? onProcessExit)(() => this.close()));
    }
    /** Draws a frame. A terminal that is slow to take frames gets fewer of them. */
    #tick() {
        if (this.options.stream.writableNeedDrain !== true)
            this.#frame();
    }
    #resized() {
        this.#area.forget();
        this.#frame();
    }
}
/** An interval that does not keep the process alive. */
function unreferencedInterval(callback, ms) {
    return setInterval(callback, ms).unref();
}
function onProcessExit(callback) {
    process.once('exit', callback);
    return () => process.off('exit', callback);
}
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const WRAP_OFF = '\x1b[?7l';
const WRAP_ON = '\x1b[?7h';
/** Terminals that know these sequences show a frame at once or not at all; others ignore them. */
const FRAME_START = '\x1b[?2026h';
const FRAME_END = '\x1b[?2026l';
const ERASE_LINE_END = '\x1b[K';
const ERASE_BELOW = '\x1b[J';
/**
 * A few lines that stay at the bottom of a terminal while history scrolls above them. Each frame is one write, of only
 * what has changed, over the old lines without erasing them first, so that nothing flickers. Between frames the cursor
 * rests at the end of the last live line.
 */
class LiveArea {
    write;
    theme;
    columns;
    #drawn = [];
    #painted = [];
    constructor(write, theme, columns) {
        this.write = write;
        this.theme = theme;
        this.columns = columns;
    }
    /** Adds `history` above and replaces the live lines. */
    draw(history, live) {
        const painted = live.map((line) => this.theme.paint(line));
        if (history.length === 0 && sameLines(painted, this.#painted))
            return;
        const above = this.#toTop() + history.map((line) => this.#historyLine(line)).join('');
        const unmoved = history.length === 0 ? this.#painted : [];
        const below = painted.map((text, index) => (text === unmoved[index] ? '' : text + ERASE_LINE_END));
        const cursor = live.length > 0 ? HIDE_CURSOR : SHOW_CURSOR;
        // The cursor has to rest at the end of the last line, so that one is always drawn.
        if (painted.length > 0)
            below[painted.length - 1] = painted.at(-1) + ERASE_LINE_END;
        const area = below.length > 0 ? WRAP_OFF + below.join('\r\n') + WRAP_ON : '';
        this.write(FRAME_START + cursor + above + area + ERASE_BELOW + FRAME_END);
        this.#drawn = [...live];
        this.#painted = painted;
    }
    /** Removes the live lines from the screen and shows the cursor where they began. */
    clear() {
        if (this.#drawn.length === 0)
            return;
        this.write(this.#toTop() + ERASE_BELOW + SHOW_CURSOR);
        this.#drawn = [];
        this.#painted = [];
    }
    /** Forgets what was drawn: after a resize the terminal may have wrapped it. */
    forget() {
        this.#painted = [];
    }
    /** Moves to the top. A terminal that has become narrower has broken the drawn lines into more rows. */
    #toTop() {
        const columns = Math.max(1, this.columns());
        const rows = this.#drawn.reduce((sum, line) => sum + Math.max(1, Math.ceil((0,console_line/* lineWidth */.DT)(line) / columns)), 0);
        return rows > 1 ? `\r\x1b[${rows - 1}A` : '\r';
    }
    #historyLine(line) {
        const text = this.theme.paint(line);
        // Erasing after a line that fills its row would remove its last character.
        return (0,console_line/* lineWidth */.DT)(line) < this.columns() ? `${text}${ERASE_LINE_END}\r\n` : `${ERASE_BELOW}${text}\r\n`;
    }
}
function sameLines(a, b) {
    return a.length === b.length && a.every((line, index) => line === b[index]);
}

;// CONCATENATED MODULE: ./lib/report/console/console.js









function createConsole(options) {
    const theme = (0,console_theme/* createTheme */.a)({ color: options.color, unicode: options.unicode ?? true });
    const live = options.interactive && options.mode !== 'quiet';
    return live ? new LiveConsole(options, theme) : new PlainConsole(options, theme);
}
/** A log has no width of its own. Messages wrapped at this one are easy to read there. */
const WRAP_COLUMNS = 120;
/** The console for pipes, files and CI logs: an event is a line, and nothing is ever taken back. */
class PlainConsole {
    options;
    theme;
    #write;
    #teller;
    #held = null;
    constructor(options, theme) {
        this.options = options;
        this.theme = theme;
        this.#write = safeWriter(options.stream);
        const layout = createPlainLayout(theme.glyphs, { timestamps: options.mode === 'verbose' });
        this.#teller = new EventFormatter(options.mode, theme, new RunPicture(), layout, () => WRAP_COLUMNS);
        this.#teller.recall(options.history ?? []);
    }
    onEvent(event) {
        if (this.#held === null)
            this.#print(this.#teller.lines(event));
        else
            this.#held.push(event);
    }
    note(text) {
        if (this.options.mode === 'quiet')
            return;
        this.#print((0,report_text/* sanitize */.aj)(text)
            .trimEnd()
            .split('\n')
            .map((line) => [(0,console_line/* span */.Ln)(line)]));
    }
    async withPaused(use) {
        const outer = this.#held;
        this.#held ??= [];
        try {
            return await use();
        }
        finally {
            const held = this.#held;
            this.#held = outer;
            if (outer === null)
                for (const event of held)
                    this.onEvent(event);
        }
    }
    close() {
        for (const event of this.#held?.splice(0) ?? [])
            this.#print(this.#teller.lines(event));
        this.#print(this.#teller.rest());
    }
    #print(lines) {
        const texts = lines.map((line) => {
            const text = (0,console_line/* lineText */.oZ)(line);
            const harmless = (0,annotations/* withoutCommands */.Df)(text);
            return `${harmless === text ? this.theme.paint(line) : harmless}\n`;
        });
        this.#write(texts.join(''));
    }
}

// EXTERNAL MODULE: ./lib/runtime/face.js + 1 modules
var runtime_face = __webpack_require__(38937);
// EXTERNAL MODULE: ./lib/runtime/given-settings.js
var given_settings = __webpack_require__(20607);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var place = __webpack_require__(50690);
// EXTERNAL MODULE: ./lib/store/left-changes.js
var left_changes = __webpack_require__(9336);
// EXTERNAL MODULE: ./lib/store/mailbox.js
var store_mailbox = __webpack_require__(84617);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-folder.js
var state_folder = __webpack_require__(33377);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/cli/config.js
var config = __webpack_require__(12302);
// EXTERNAL MODULE: ./lib/cli/failure.js
var failure = __webpack_require__(51612);
// EXTERNAL MODULE: ./lib/cli/recovery-hint.js
var recovery_hint = __webpack_require__(493);
// EXTERNAL MODULE: ./lib/cli/report.js
var report = __webpack_require__(10706);
// EXTERNAL MODULE: ./lib/cli/settings.js
var settings = __webpack_require__(35997);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/screen-run.js




















/** Runs a workflow on the terminal, with console, result or report, and errors, and returns the exit code. */
async function runOnScreen(options, request) {
    const { values, stateDir } = options;
    for (const warning of [(0,state_folder/* stateInProject */.GP)(stateDir, options.cwd), rootInProject(options)])
        if (warning !== null)
            process.stderr.write(`raymond: warning: ${(0,report_text/* sanitize */.aj)(warning)}\n`);
    const screen = screenOf(options);
    const story = new story_story/* Story */.g(true);
    try {
        const mcp = await (0,given_settings/* readServerFiles */.r)('--mcp', (0,settings/* choicesIn */.sF)(values, options.cwd).mcp ?? []);
        const face = faceOf(options, screen, story, request.runId);
        const end = await (0,runtime_face/* runFor */.P)({ ...face, ...(mcp && { mcp }) }, request);
        for (const line of lastLines(end, request))
            screen.note(line);
        screen.close();
        const { folder } = end.paths;
        if (values.json)
            for (const piece of (0,report/* printed */.zd)((0,report/* reportOf */.EI)(end), folder))
                await (0,terminal/* writeResult */.Zk)(piece);
        else if (end.run.status === 'completed')
            await (0,terminal/* writeResult */.Zk)(`${(0,texts/* resultText */.D6)(folder, end.run.results.main)}\n`);
        return failure/* EXIT_CODES */.a[end.run.status];
    }
    catch (error) {
        screen.close();
        return (0,failure/* tellFailure */.s)(error, {
            json: values.json ?? false,
            run: { id: request.runId, paths: (0,run_folder/* runPaths */.Ot)(stateDir, request.runId), story },
        });
    }
}
/** Warns people when this project lies in another one; null when it does not, or the user has accepted that. */
function rootInProject({ values, cwd, stateDir }) {
    const root = (0,run_folder/* projectRoot */.YQ)(cwd);
    const around = (0,project_folder/* projectAround */.Bn)(root, process.env);
    const left = new left_changes/* LeftChanges */.lu((0,state_folder/* changesFolder */.Gz)(stateDir, process.env));
    if (around === null || left.isAccepted(root))
        return null;
    if (values['accept-changes'])
        left.acceptRoot(root);
    return values['accept-changes']
        ? null
        : `The project of this start is ${root}, which lies in the project ${around}: options come from ${root} alone, and runs are kept apart. An agent that may edit files can make a project of a folder, by a .raymond or .git in it. If it is not meant, remove that; if it is, say so once with --accept-changes.`;
}
/** Where the run's files are, how to go on, and what was not done since the run had completed before. */
function lastLines({ run, paths, wasCompleted }, request) {
    const runId = run.workflow_id;
    const answered = request.kind === 'resume' && request.answers.length > 0;
    const unused = answered ? ' The answer was not used: nothing is asked.' : '';
    const resume = (0,recovery_hint/* recoveryByCommand */.S)({ kind: 'resume' }, runId);
    const isTold = run.message?.includes(`raymond resume ${runId}`) ?? false;
    return [
        ...(wasCompleted
            ? [`Run ${runId} was completed before, and nothing was run: its result is given again.${unused}`]
            : []),
        `Files: ${paths.folder}`,
        ...(run.status === 'completed' || isTold ? [] : [resume]),
    ];
}
function screenOf({ values, history }) {
    return createConsole({
        stream: process.stderr,
        mode: values.quiet ? 'quiet' : values.verbose ? 'verbose' : 'normal',
        color: (0,terminal/* wantsColor */.zK)(values),
        interactive: (0,terminal/* canMoveCursor */.qB)(),
        unicode: (0,terminal/* isUnicodeTerminal */.CQ)(),
        now: ports/* realPorts */.R.now,
        ...(history !== undefined && { history }),
    });
}
function faceOf({ values, cwd, stateDir, rightsFrom }, screen, story, runId) {
    return {
        stateDir,
        project: (0,run_folder/* projectRoot */.YQ)(cwd),
        ports: ports/* realPorts */.R,
        environment: process.env,
        environmentMode: 'inherit',
        keysWhereSilent: 'environment',
        templateValues: {},
        rightsFrom,
        onEvent: (event) => {
            story.apply(event);
            screen.onEvent(event);
        },
        onSignal: (react) => listenToSignals(react, (signal) => {
            screen.close();
            const resume = (0,recovery_hint/* recoveryByCommand */.S)({ kind: 'resume' }, runId);
            process.stderr.write(`Ended at once by ${signal}. What was under way was killed. ${resume}\n`);
        }),
        interrupted: (signal, runId) => `Interrupted by ${signal}. ${(0,recovery_hint/* recoveryByCommand */.S)({ kind: 'resume' }, runId)}`,
        recoveryHint: recovery_hint/* recoveryByCommand */.S,
        askPerson: (question, agent, isMultiline, signal, output) => screen.withPaused(() => (0,terminal/* askOnTerminal */.jI)(`${quoted(output)}${agent} asks: ${question}`, signal, isMultiline)),
        answersLeft: (id, deliver) => listenForAnswers((0,run_folder/* runPaths */.Ot)(stateDir, id).lock, deliver),
        worktrees: (0,place/* worktreesInCache */.Gy)(process.env),
        checkDirectory: () => { },
        changesFolder: (0,state_folder/* changesFolder */.Gz)(stateDir, process.env),
        rightsFiles: [(0,config/* ownFile */.PV)(), ...((0,settings/* choicesIn */.sF)(values, cwd).mcp ?? [])],
        acceptsChanges: values['accept-changes'] ?? false,
        deadline: values.deadline,
        next: values.next,
        drainTime: values['drain-time'],
        strict: values.strict ?? false,
        record: (0,settings/* recordFolder */.ae)(values, cwd),
        recordFiles: values.files ?? false,
        warm: !values['no-warm'],
    };
}
/** Stands above the question that it belongs to. */
function quoted(output) {
    if (output === undefined)
        return '';
    return `The end of the output:\n${output.replace(/^/gm, '  | ')}\n\n`;
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/**
 * Passes on the signals that ask this process to end; the second one ends it at once (spec 3.7). When a terminal is
 * closed, its shell and the system each send a SIGHUP, so a SIGHUP that follows another signal does not count.
 * @param tellEnd called before the process ends at once
 * @returns what stops listening
 */
function listenToSignals(react, tellEnd) {
    let seen = 0;
    const onSignal = (signal) => {
        if (signal === 'SIGHUP' && seen > 0)
            return;
        seen += 1;
        react(signal);
        if (seen < 2)
            return;
        tellEnd(signal);
        process.exit(failure/* EXIT_CODES */.a.paused);
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    return () => {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
    };
}
const POLL_INTERVAL_MS = 300;
/**
 * Looks for answers that `raymond answer` leaves beside the lock of a run that is at work, and tells what became of
 * them (spec 8.2). Answers left for an earlier orchestrator are removed, since nobody waits for them any more.
 * @returns what stops looking
 */
function listenForAnswers(lock, deliver) {
    const mailbox = new store_mailbox/* Mailbox */.z(lock);
    mailbox.remove();
    const look = () => {
        for (const { name, letter } of mailbox.take()) {
            const said = letter === null
                ? Promise.resolve({ ok: false, message: 'The answer cannot be read.' })
                : deliver({ askId: letter.ask_id ?? undefined, text: letter.text }).then((message) => ({ ok: true, message }), (error) => ({ ok: false, message: (0,errors/* messageOf */.bD)(error) }));
            // If no receipt can be written, the sender sees from the lock when the run has ended.
            void said.then((receipt) => mailbox.acknowledge(name, receipt)).catch(() => { });
        }
    };
    const timer = setInterval(() => {
        try {
            look();
        }
        catch {
            // A folder that cannot be read now is read again at the next interval.
        }
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
}


/***/ }),

/***/ 32230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ enterTally),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   Vd: () => (/* binding */ withStates)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29610);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20979);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _state_state_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);




/**
 * Enters what an attempt has come to (spec 4.10). Of a known attempt, only what goes beyond is added: a later attempt
 * knows of an earlier one what had been saved, and only the earlier one's own outcome knows all.
 * @param at what the run has come to, before this is added
 */
function enterTally(attempts, tally, at) {
    const known = attempts.find(({ attempt }) => attempt === tally.attempt);
    if (known === undefined) {
        const entered = { ...tally, turns_at: at.turns, steps_at: at.steps };
        return { attempts: [...attempts, entered], gained: tally };
    }
    const gained = beyond(tally, known);
    if (gained === null)
        return { attempts, gained };
    const both = { ...known, ...sumOf(known, gained) };
    return { attempts: attempts.map((each) => (each === known ? both : each)), gained };
}
function withStates(before, more) {
    const changed = Object.entries(more).map(([state, tally]) => [
        state,
        (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withMore */ .iA)((0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(before, state), tally),
    ]);
    return changed.length === 0 ? before : { ...before, ...Object.fromEntries(changed) };
}
function sumOf(one, more) {
    return {
        cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsd */ .UP)(one.cost_usd, more.cost_usd),
        usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsage */ .vk)(one.usage, more.usage),
        turns: one.turns + more.turns,
        steps: one.steps + more.steps,
        states: withStates(one.states, more.states),
    };
}
/** How far one sum goes beyond another; null when it does not. */
function beyond(one, other) {
    const cost = Math.max(0, (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsd */ .UP)(one.cost_usd, -other.cost_usd));
    const turns = Math.max(0, one.turns - other.turns);
    const steps = Math.max(0, one.steps - other.steps);
    if (cost === 0 && turns === 0 && steps === 0)
        return null;
    const states = Object.entries(one.states).map(([state, tally]) => {
        const { visits, turns: begun, cost_usd: usd, ms } = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(other.states, state) ?? NO_TALLY;
        return [
            state,
            {
                visits: Math.max(0, tally.visits - visits),
                turns: Math.max(0, tally.turns - begun),
                cost_usd: Math.max(0, (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsd */ .UP)(tally.cost_usd, -usd)),
                ms: Math.max(0, (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addAmounts */ .hY)(tally.ms, -ms)),
                ...moreOf('unknown_cost_turns', tally, (0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(other.states, state)),
                ...moreOf('unpriced_turns', tally, (0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(other.states, state)),
            },
        ];
    });
    return {
        cost_usd: cost,
        usage: usageBeyond(one.usage, other.usage),
        turns,
        steps,
        states: Object.fromEntries(states),
    };
}
function moreOf(key, one, other) {
    const more = (one[key] ?? 0) - (other?.[key] ?? 0);
    return more > 0 ? { [key]: more } : {};
}
const NO_TALLY = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };
function usageBeyond(one, other) {
    const keys = Object.keys(_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y);
    return Object.fromEntries(keys.map((key) => [key, Math.max(0, one[key] - other[key])]));
}
/** The number in the collecting run of a leg's turn or step. */
function numberIn(of, number, attempts, lineage) {
    const its = attempts.find((each) => {
        const first = each[`${of}_before`];
        return lineage.includes(each.attempt) && number > first && number <= first + each[of];
    });
    return its === undefined ? number : its[`${of}_at`] + (number - its[`${of}_before`]);
}


/***/ }),

/***/ 12777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ setVariables),
/* harmony export */   Vl: () => (/* binding */ raiseError),
/* harmony export */   xe: () => (/* binding */ keepOutput)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27910);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);




/** Sets an agent's variables (spec 5.6); two names that are one in the environment are one variable. */
function setVariables(run, agentId, values, from) {
    const { variables: before, current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const set = Object.keys(values);
    const names = new Set(set.map(_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU));
    const kept = Object.entries({ ...before, ...values }).filter(([name]) => set.includes(name) || !names.has((0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU)(name)));
    const after = Object.fromEntries(kept);
    if (JSON.stringify(after) === JSON.stringify(before))
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { variables: after });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, { type: 'variables', agent: agentId, state, values: after, from, set });
}
/** An agent takes its last output through the graph, up to the run's result. Of a long one it keeps the end. */
const LONGEST_OUTPUT = _limits_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.graphOutput.value;
/**
 * What a state has said becomes the next one's input, unless it said nothing.
 * @param isTyped whether it is JSON, of which a part would be none (spec 7.4)
 */
function keepOutput(run, agentId, output, isTyped = false) {
    if (output.trim() === '')
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { pending_result: isTyped ? output : output.slice(-LONGEST_OUTPUT) });
}
/** The agent goes to the graph's error state. When that ends, the run fails with this error (spec 5.2). */
function raiseError(run, agentId, raised) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { raised });
}


/***/ }),

/***/ 11583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ EMPTY_CONTEXT),
/* harmony export */   n: () => (/* binding */ contextText)
/* harmony export */ });
const EMPTY_CONTEXT = { vars: {}, approvals: {}, feedbacks: {}, stateHistory: [] };
/** The file's text. */
function contextText(context) {
    return `${JSON.stringify(context, null, 2)}\n`;
}


/***/ }),

/***/ 23204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G9: () => (/* binding */ skipQuestion),
/* harmony export */   as: () => (/* binding */ maxVisitsOf),
/* harmony export */   kt: () => (/* binding */ passSkips)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);


/**
 * Follows `skip` from the agent's state on. A skipped state is neither counted nor entered (spec 5.5), and the input
 * goes along. This ends, because a graph with a cycle of skips is not loaded.
 */
function passSkips(run, agentId, states) {
    const skipped = [];
    let { current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    for (let to = skipOf(states, state); to !== null; to = skipOf(states, state)) {
        skipped.push({ type: 'skipped', agent: agentId, state, to });
        state = to;
    }
    if (skipped.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { current_state: state, model_override: null }), ...skipped);
}
function skipOf(states, id) {
    return Object.hasOwn(states, id) ? (states[id]?.skip ?? null) : null;
}
/** What a person is asked before a graph with skips starts (spec 5.5); null for a graph without skips. */
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


/***/ }),

/***/ 13188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ planMetering),
/* harmony export */   QF: () => (/* binding */ meteredEnvironment),
/* harmony export */   kg: () => (/* binding */ meteredCost),
/* harmony export */   ri: () => (/* binding */ withoutCredentials),
/* harmony export */   tG: () => (/* binding */ CREDENTIALS),
/* harmony export */   tn: () => (/* binding */ DUMMY_KEY)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);

/** Stands for a dummy key in an environment until the process is started that the key is made for. */
const DUMMY_KEY = 'rmd-dummy';
/**
 * How the requests of an agent CLI go by the meter; null for a CLI that makes none.
 * @param env what it would see without a meter, its keys included
 */
function planMetering(cli, env) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    const metering = facts?.metering ?? null;
    if (facts === null || metering === null)
        return null;
    const other = metering.unless.find(({ variable }) => (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isSwitchedOn */ .JG)(env[variable]));
    if (other !== undefined)
        return unmetered(`${other.says} is asked, which the meter does not know`);
    const address = env[metering.address.variable] || metering.address.otherwise;
    const credentials = keysInUse(facts, env).flatMap(({ variable, headers }) => headers.map((header) => ({ header, value: String(env[variable]) })));
    // Only a CLI that has no provider but the user's own asks one that may want no key.
    const mayBeFree = metering.address.otherwise === null;
    if (address === null || (credentials.length === 0 && !mayBeFree))
        return unmetered(metering.withoutKey);
    const { variable } = metering.api;
    const kind = (variable === null ? undefined : env[variable]) || metering.api.otherwise;
    const api = Object.hasOwn(metering.api.kinds, kind) ? metering.api.kinds[kind] : null;
    if (api === null)
        return unmetered(`${variable} is ${kind}, which the meter does not know`);
    const read = readAddress(address);
    if (read === null)
        return unmetered(`${metering.address.variable} is no address of a web server`);
    const sent = metering.headers === null ? {} : readHeaders(env[metering.headers] ?? '');
    const upstream = { id: cli, api, base_url: read.url, credentials, headers: { ...read.headers, ...sent } };
    return { kind: 'metered', upstream };
}
/** What of an agent CLI's keys it asks its provider with. */
function keysInUse({ keys }, env) {
    const set = keys.filter(({ variable, headers }) => headers.length > 0 && env[variable]);
    const first = set.filter(({ isFallback }) => isFallback !== true);
    return first.length > 0 ? first : set;
}
/** A metered CLI's environment: dummies for its keys, and the meter's address for its provider's. */
function meteredEnvironment(cli, seen, at) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    const { address, socket } = facts.metering;
    const env = withoutCredentials(seen);
    const inUse = keysInUse(facts, seen);
    // A server of one's own may want no key, but the meter wants one.
    const shown = inUse.length > 0 ? inUse : facts.keys.filter(({ headers }) => headers.length > 0).slice(0, 1);
    for (const { variable } of shown)
        env[variable] = DUMMY_KEY;
    if (socket !== null && at.socket !== '')
        env[socket] = at.socket;
    env[address.variable] = `http://127.0.0.1:${at.port}`;
    for (const name of ['NO_PROXY', 'no_proxy'])
        env[name] = [env[name], '127.0.0.1'].filter(Boolean).join(',');
    return env;
}
/** An environment without any agent CLI's credentials: what scripts see beside a meter (spec 6.5). */
function withoutCredentials(seen) {
    const env = {};
    for (const [name, value] of Object.entries(seen))
        if (value !== undefined && !CREDENTIALS.has(name) && !holdsPassword(name, value))
            env[name] = value;
    return env;
}
/** Every variable under which a credential of an agent CLI is known. */
const CREDENTIALS = new Set(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => {
    const { keys, metering } = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name);
    return [...keys.map(({ variable }) => variable), ...(metering?.headers ? [metering.headers] : [])];
}));
const ADDRESSES = new Set(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name)?.metering?.address.variable ?? []));
function holdsPassword(name, value) {
    return ADDRESSES.has(name) && readAddress(value)?.headers.authorization !== undefined;
}
const unmetered = (why) => ({ kind: 'unmetered', why });
/** Null for what is no address of a web server. Its user and password become a header. */
function readAddress(address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
        return null;
    const { username, password } = url;
    url.username = '';
    url.password = '';
    if (username === '' && password === '')
        return { url: url.href, headers: {} };
    const login = [username, password].map(unescapedText).join(':');
    return { url: url.href, headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}
function unescapedText(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Lines of `Name: value`. */
function readHeaders(text) {
    const lines = text.split('\n').map((line) => line.split(/:(.*)/s, 2).map((part) => part.trim()));
    return Object.fromEntries(lines.filter(([name, value]) => name && value));
}
/** A CLI's report may lower what is told to this share of the list price, since an agent can forge it. */
const MIN_SHARE = 0.5;
/** Two counts that differ by less are the same. */
const TOLERANCE = 0.01;
/**
 * The cost of a turn by the meter's tokens at list prices, and by what the CLI reports of it (spec 9.2, "Truth").
 * @param reported USD; null where it has told nothing
 * @param isPartial it has heard of fewer tokens, as a CLI has that was cut off in an answer: that lowers nothing
 */
function meteredCost(list, reported, isPartial = false) {
    if (reported === null)
        return { usd: list.usd, basis: list.basis, apart: null };
    const isApart = Math.abs(reported - list.usd) > TOLERANCE * Math.max(reported, list.usd);
    const usd = Math.max(reported, (isPartial ? 1 : MIN_SHARE) * list.usd);
    return {
        usd,
        basis: list.basis === 'cut' || (isPartial && usd > reported) ? list.basis : 'reported',
        apart: isApart ? { reported, list: list.usd } : null,
    };
}


/***/ }),

/***/ 77065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ findTags)
});

// EXTERNAL MODULE: ./lib/core/protocol/blocks.js + 2 modules
var blocks = __webpack_require__(11989);
// EXTERNAL MODULE: ./lib/core/protocol/line-cursor.js
var line_cursor = __webpack_require__(71511);
// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
;// CONCATENATED MODULE: ./lib/core/protocol/opening-tag.js


const MAX_ATTRIBUTES = limits/* LIMITS */.b.attributes.value;
const NO_ATTRIBUTES = Object.freeze({});
const [SPACE, LESS, GREATER] = [32, 60, 62];
/** Reads the attributes of opening tags, which have to be read in the order of the text. */
class OpeningReader {
    text;
    #quotes;
    #attributeStart = /([A-Za-z_][\w.-]*)\s*=\s*(["'])/y;
    constructor(text) {
        this.text = text;
        this.#quotes = { '"': nextPosition(text, '"'), "'": nextPosition(text, "'") };
    }
    /** Reads attributes up to the `>`. `attributes` is null where another tag or the end comes first: that is plain text. */
    read(from, limit) {
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

// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/core/protocol/find-tags.js




/**
 * All transition tags of a text, in order (spec 1.2). Never throws; takes linear time on any text.
 *
 * What begins first owns what follows. A tag that opens outside code owns the text up to its *first*
 * closing tag, code fences and backticks included, so a `<result>` cannot contain a literal `</result>`,
 * not even in a fence; for what comes after it, it is a word in its line. A code block or code span that begins
 * outside a tag owns the text up to its own end: a tag in there has to close in there.
 */
function findTags(text) {
    return new TagFinder(text).find();
}
const NAMES = new Set([...tag_table/* TAG_NAMES */.qY, 'input', 'print']);
const LONGEST_TAG_NAME = Math.max(...[...NAMES].map((name) => name.length));
const INPUT_ATTRIBUTE = /\sinput\s*=/;
const [NEWLINE, RETURN, find_tags_LESS, find_tags_GREATER, BACKSLASH, BACKTICK] = [10, 13, 60, 62, 92, 96];
/** Moves over the text once. Every helper that looks ahead remembers what it found, so nothing is searched twice. */
class TagFinder {
    text;
    #tags = [];
    #inputs = [];
    #brokenInput = null;
    /** The end of an opening tag that broke off. What stands in its quotes is no tag either. */
    #noTagBefore = 0;
    #unclosed = new Set();
    #closing;
    #openings;
    #blocks;
    /** Start of the last backtick run of each length in the text up to `#spansEnd`. */
    #lastRun = new Map();
    /** Where the paragraph ends that inline code was last looked for in. */
    #spansEnd = 0;
    constructor(text) {
        this.text = text;
        this.#blocks = new blocks/* BlockReader */.t(text);
        this.#closing = new Map([...NAMES].map((name) => [name, nextPosition(text, `</${name}>`)]));
        this.#openings = new OpeningReader(text);
    }
    find() {
        for (let line = this.#lineAt(0); line !== null;) {
            if (line.kind === 'code') {
                line = this.#codeBlock(line);
                continue;
            }
            const end = line.kind === 'text' ? this.#inline(line.content) : line.end;
            line = this.#lineAt((0,line_cursor/* afterLine */.fU)(this.text, end));
        }
        const warnings = [...this.#unclosed].map((name) => `a <${name}> that is not closed was read as plain text`);
        return { tags: this.#tags, inputs: this.#inputs, brokenInput: this.#brokenInput, warnings };
    }
    #lineAt(start) {
        return start < this.text.length ? this.#blocks.read(start) : null;
    }
    /** Reads the tags of a code block. Returns the first line that is no part of it. */
    #codeBlock(first) {
        let { end } = first;
        let line = this.#lineAt((0,line_cursor/* afterLine */.fU)(this.text, end));
        for (; line !== null; line = this.#lineAt((0,line_cursor/* afterLine */.fU)(this.text, line.end))) {
            if (line.kind === 'code' && !line.isFirst)
                end = line.end;
            else if (line.kind !== 'none' || !line.isInCode)
                break;
        }
        this.#inCode(first.content, end);
        return line;
    }
    #inCode(start, end) {
        for (let at = start; at < end;) {
            at = this.text.charCodeAt(at) === find_tags_LESS ? this.#tag(at, end, true) : at + 1;
        }
    }
    /** Reads the tags and inline code of a line of text, and of those that they reach into. Returns the end of the last. */
    #inline(from) {
        const { text } = this;
        let at = from;
        while (at < text.length) {
            const char = text.charCodeAt(at);
            if (char === NEWLINE || char === RETURN)
                break;
            if (char === find_tags_LESS)
                at = this.#tag(at, text.length, false);
            else if (char === BACKTICK)
                at = this.#span(at);
            else
                at += char === BACKSLASH && isEscaped(text.charCodeAt(at + 1)) ? 2 : 1;
        }
        return at;
    }
    /** Reads the tag at `at`, if there is one that closes before `limit`. Returns where to go on. */
    #tag(at, limit, inCode) {
        const { text } = this;
        const name = at < this.#noTagBefore ? undefined : tagNameAt(text, at + 1);
        if (name === undefined)
            return at + 1;
        const open = at + 1 + name.length;
        // With attributes `<input>` is HTML.
        if (name === 'input' && text.charCodeAt(open) !== find_tags_GREATER)
            return open;
        const closing = this.#closing.get(name);
        const opening = closing(open) < limit ? this.#openings.read(open, limit) : { stop: open, attributes: null };
        const { stop } = opening;
        const hasInput = INPUT_ATTRIBUTE.test(text.slice(open, stop));
        const close = opening.attributes === null ? Number.POSITIVE_INFINITY : closing(stop);
        const end = close + name.length + 3;
        if (opening.attributes === null || end > limit) {
            // The tag is plain text then, whose lines are read as any other's.
            if (!inCode)
                this.#unclosed.add(name);
            if (!inCode && hasInput && isTagName(name))
                this.#brokenInput ??= name;
            this.#noTagBefore = stop;
            return open;
        }
        const { attributes, problem } = opening;
        const found = { content: text.slice(stop, close), start: at, end, inCode };
        if (name === 'input')
            this.#inputs.push({ name, ...found });
        else if (isTagName(name)) {
            this.#tags.push({ name, ...found, attributes, hasInput, ...(problem !== undefined && { problem }) });
        }
        return end;
    }
    /** Reads the tags of the inline code that begins at `at`, if one does. Returns where to go on. */
    #span(at) {
        const end = this.#spanEnd(at);
        if (end === undefined)
            return skipChar(this.text, at, BACKTICK);
        this.#inCode(at, end);
        return end;
    }
    /** The end of the inline code that begins at `at`: a run of as many backticks in the same paragraph. */
    #spanEnd(at) {
        const { text } = this;
        const open = skipChar(text, at, BACKTICK);
        if (at >= this.#spansEnd)
            this.#readParagraph(at);
        if ((this.#lastRun.get(open - at) ?? -1) <= at)
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
        let end = (0,line_cursor/* lineEnd */.kd)(text, from);
        for (let at = from;; at = (0,line_cursor/* afterLine */.fU)(text, end), end = (0,line_cursor/* lineEnd */.kd)(text, at)) {
            for (let run = at; run < end;) {
                const stop = Math.max(run + 1, skipChar(text, run, BACKTICK));
                if (text.charCodeAt(run) === BACKTICK)
                    this.#lastRun.set(stop - run, run);
                run = stop;
            }
            if (!this.#blocks.continuesParagraph((0,line_cursor/* afterLine */.fU)(text, end)))
                break;
        }
        this.#spansEnd = end;
    }
}
/** A backslash before one of these makes text of it. Before a `<` it does not: no tag hides behind a backslash. */
function isEscaped(char) {
    return char === BACKTICK || char === BACKSLASH;
}
function isTagName(name) {
    return Object.hasOwn(tag_table/* TAGS */.gp, name);
}
function tagNameAt(text, from) {
    let end = from;
    while (end - from <= LONGEST_TAG_NAME && text.charCodeAt(end) >= 97 && text.charCodeAt(end) <= 122)
        end++;
    const name = text.slice(from, end);
    const ends = text.charCodeAt(end) === find_tags_GREATER || isSpace(text.charCodeAt(end));
    return ends && NAMES.has(name) ? name : undefined;
}
function skipChar(text, from, char) {
    let at = from;
    while (text.charCodeAt(at) === char)
        at++;
    return at;
}


/***/ }),

/***/ 68118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ inputBeside),
/* harmony export */   Td: () => (/* binding */ refuseOwnOpening),
/* harmony export */   _: () => (/* binding */ readInputText),
/* harmony export */   uE: () => (/* binding */ carriesInput)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _find_tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77065);
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);



/**
 * The text of the `<input>` that goes along with a tag (spec 1.2): the one that stands, like the tag, inside code or outside.
 * @throws ProtocolError INVALID_TRANSITION if there are two, the tag takes none, or has an `input` of its own.
 */
function inputBeside({ inputs }, tag) {
    const same = inputs.filter(({ inCode }) => inCode === tag.inCode);
    const lost = tag.inCode && same.length < inputs.length;
    const warnings = lost ? ['an <input> outside the code that the tag stands in was ignored'] : [];
    const input = onlyOf(same);
    if (input === undefined)
        return { warnings };
    if (tag.name === 'fork')
        throw refused('beside <fork> needs a <goto> that names where it goes');
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_2__/* .takesInputText */ .Wd)(tag.name))
        throw refused(`cannot stand beside <${tag.name}>, which hands nothing over`);
    if (tag.hasInput)
        throw refused(`stands beside a <${tag.name}> with an input of its own: write one of them`);
    return { input, warnings };
}
/**
 * The text of the `<input>` in a message without a transition tag, which goes along with the implicit transition.
 * @throws ProtocolError INVALID_TRANSITION for two of them.
 */
function readInputText(text) {
    const { tags, inputs } = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .findTags */ .v)(text);
    const outside = inputs.filter(({ inCode }) => !inCode);
    // An input in code that is quoted together with tags is only a quotation.
    const isMeant = outside.length === 0 && tags.length === 0 && inputs.length === 1;
    return onlyOf(isMeant ? inputs : outside);
}
/** Whether a message carried data that its reminder has to ask for again (spec 1.4). */
function carriesInput(text) {
    const { tags, inputs, brokenInput } = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .findTags */ .v)(text);
    if (brokenInput !== null)
        return true;
    const found = [...tags, ...inputs];
    const outside = found.filter(({ inCode }) => !inCode);
    return (outside.length > 0 ? outside : found).some((tag) => {
        if (tag.name === 'input')
            return tag.content.trim() !== '';
        return tag.hasInput && (tag.problem !== undefined || tag.attributes.input?.trim() !== '');
    });
}
/**
 * Refuses a text that names its own tag. Otherwise `I end with the <result> tag: <result>42</result>` would be read
 * from the first opening on.
 * @throws ProtocolError INVALID_TRANSITION.
 */
function refuseOwnOpening({ name, content }, opening) {
    if (!opening.test(content))
        return;
    const advice = 'name the tag without its angle brackets, and write it once';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `<${name}> has another <${name}> in its text: ${advice}`);
}
function onlyOf(inputs) {
    const [first, second] = inputs;
    if (first === undefined)
        return undefined;
    if (second !== undefined)
        throw refused('stands there twice: one transition has one input');
    refuseOwnOpening(first, /<input>/);
    return first.content.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
}
function refused(problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `<input> ${problem}`);
}


/***/ }),

/***/ 46395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ PrintScanner),
/* harmony export */   g: () => (/* binding */ findPrints)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** The `<print>` texts of a whole text. */
function findPrints(text) {
    return new PrintScanner().push(text);
}
const PRINT = '<print>';
const PRINT_END = '</print>';
const LONGEST_PRINT = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.print.value;
/**
 * Finds `<print>` texts in output as it streams, however it is cut into chunks. It keeps at most 64 kB (UTF-16 units):
 * a print that is longer, or not closed by then, is dropped. Code and other tags make no difference, since what is
 * found is only shown.
 */
class PrintScanner {
    /** What the open print holds so far; null outside one. */
    #content = null;
    /** The end of the input so far, where a tag may have begun. */
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

/***/ 29889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ routeByTags),
  B: () => (/* binding */ routeScript)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/typed/typed-result.js
var typed_result = __webpack_require__(31644);
// EXTERNAL MODULE: ./lib/core/protocol/find-tags.js + 1 modules
var find_tags = __webpack_require__(77065);
// EXTERNAL MODULE: ./lib/core/protocol/input-text.js
var input_text = __webpack_require__(68118);
// EXTERNAL MODULE: ./lib/core/protocol/policy.js
var policy = __webpack_require__(42288);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var protocol_resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/protocol/tag-form.js
var tag_form = __webpack_require__(82423);
// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/core/protocol/reminder.js




/**
 * What a session is told when its final message cannot be used (spec 1.4): what was wrong, and how each allowed form is
 * written. It is short, because the session still has the prompt. A state that does not exist is not named. Undefined
 * when no form is left.
 */
function reminderText({ allowed, problem, resolve, asksInput }) {
    const usable = allowed.filter((entry) => namesStates(entry, resolve));
    const forms = [...new Set(usable.map((entry) => formFor(entry, asksInput)))];
    if (forms.length === 0)
        return undefined;
    const wrong = (0,protocol_resolve/* excerpt */.Kb)(problem, 300).replace(/[.\s]+$/, '');
    return [
        `Your last message could not be used: ${wrong}.`,
        ...(forms.some((form) => form.endsWith(INPUT_FORM)) ? [INPUT_ADVICE] : []),
        forms.length === 1 ? 'End your answer with this tag:' : 'End your answer with exactly one of these tags:',
        ...forms,
    ].join('\n');
}
const INPUT_FORM = `<input>${tag_table/* FIELDS */.cJ.input.open}</input>`;
const INPUT_ADVICE = 'What you hand over goes between <input> and </input>, all of it again; nothing in it is escaped.';
function formFor(entry, asksInput) {
    const { tag, input: _, ...values } = entry;
    const input = (0,policy/* listedInput */.U5)(entry);
    if (input.kind === 'fixed')
        return (0,tag_form/* formOf */.Q)(tag, { ...values, input: input.text });
    if (input.kind === 'open' && !asksInput)
        return (0,tag_form/* formOf */.Q)(tag, values);
    if ((0,tag_table/* takesInputText */.Wd)(tag))
        return `${(0,tag_form/* formOf */.Q)(tag, values)} ${INPUT_FORM}`;
    return (0,tag_form/* formOf */.Q)(tag, { ...values, input: tag_table/* FIELDS */.cJ.input.open });
}
function namesStates(entry, resolve) {
    return Object.entries(entry).every(([field, value]) => {
        if (!(0,tag_table/* isFieldName */.ac)(field) || tag_table/* FIELDS */.cJ[field].kind !== 'state' || value === undefined)
            return true;
        try {
            resolve(value);
            return true;
        }
        catch {
            return false;
        }
    });
}

// EXTERNAL MODULE: ./lib/core/protocol/tags.js
var tags = __webpack_require__(94147);
// EXTERNAL MODULE: ./lib/core/protocol/transition.js
var protocol_transition = __webpack_require__(58889);
;// CONCATENATED MODULE: ./lib/core/protocol/route.js










/**
 * Routes a prompt state by the tag in its final message and its policy (spec 1.2, 1.4). What the model got wrong is a
 * reminder where there are `allowed_transitions` to list, and a failure where there are none. A result that does not
 * fit its schema is always a reminder, and so is whatever is wrong with the answer to that (spec 7.4).
 */
function routeByTags(routing) {
    const routed = routeUntyped(routing);
    if (routed.kind !== 'transition')
        return routed;
    const typed = (0,typed_result/* typedTransition */.G6)(routed.transition, routing.schemas ?? []);
    return 'transition' in typed ? { ...routed, ...typed } : schemaViolation(routing, routed, typed.mismatches);
}
function schemaViolation({ options, asksInput }, { transition, implicit }, mismatches) {
    const code = 'RESULT_INVALID';
    const problem = (0,typed_result/* misfitProblem */.mX)(mismatches);
    const isFixed = options.allowed_transitions?.some(({ tag, payload }) => tag === 'result' && payload !== undefined && payload === (0,protocol_transition/* fieldsOf */.Pf)(transition)[0]?.payload);
    // The model had no choice, so that a reminder would not help.
    if (implicit && isFixed)
        return { kind: 'fail', code, message: problem };
    const text = (0,typed_result/* misfitReminder */.PP)(mismatches, (0,typed_result/* askedResult */.u3)(!options.force_implicit));
    return { kind: 'remind', code, problem, text, ...(asksInput && { asksInput }) };
}
function routeUntyped(routing) {
    const { options, resolve } = routing;
    const allowed = options.allowed_transitions ?? [];
    if (options.force_implicit)
        return routeForced(routing);
    let mayRemind = allowed.length > 0 || routing.isReminded === true;
    try {
        const found = readOrImply(routing);
        if (allowed.length > 0)
            refuseEmpty(found.transition, routing);
        // The policy made an implied transition, all but its input.
        if (found.implicit)
            refuseViolation(found.transition, allowed, resolve);
        // A reminder would not help where the model had no choice.
        if (found.implicit)
            mayRemind = false;
        const transition = resolveTargets(found.transition, resolve);
        // The transition is compared as written: a full name would mean something else in another scope (spec 7.2).
        if (!found.implicit)
            refuseViolation(found.transition, allowed, resolve);
        return { kind: 'transition', ...found, transition };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        return mayRemind ? remind(routing, code, message) : { kind: 'fail', code, message };
    }
}
function remind({ text, options, resolve, asksInput = false }, code, problem) {
    const allowed = options.allowed_transitions ?? [];
    if (allowed.length === 0)
        return { kind: 'remind', code, problem, text: (0,typed_result/* repairReminder */.eJ)(problem) };
    const asks = asksInput || (0,input_text/* carriesInput */.uE)(text);
    const told = reminderText({ allowed, problem, resolve, asksInput: asks });
    if (told !== undefined) {
        return { kind: 'remind', code, problem, text: told, ...(asks && { asksInput: true }) };
    }
    const message = `${problem}. The agent could not be reminded: none of the state's allowed_transitions leads to a state that exists`;
    return { kind: 'fail', code, message };
}
/** Refuses what only looks like an answer to a reminder: one without the data, or the form as it was shown. */
function refuseEmpty(transition, { asksInput = false }) {
    const { tag } = transition;
    const open = (0,tag_form/* fieldLeftOpen */.U)(transition);
    if (open !== undefined) {
        const problem = `<${tag}> holds "${tag_table/* FIELDS */.cJ[open].open}" where its ${open} belongs`;
        throw new errors/* ProtocolError */.bd('INVALID_TRANSITION', problem);
    }
    if (!asksInput || !(0,tag_table/* attributesOf */.Td)(tag).includes('input'))
        return;
    if ((0,protocol_transition/* fieldsOf */.Pf)(transition).some(({ input }) => (0,policy/* isBlank */.z3)(input))) {
        throw new errors/* ProtocolError */.bd('INVALID_TRANSITION', `<${tag}> lacks the input that an earlier message had`);
    }
}
function refuseViolation(transition, allowed, resolve) {
    const violation = allowed.length === 0 ? undefined : (0,policy/* policyViolation */.WF)(transition, allowed, resolve);
    if (violation !== undefined)
        throw new errors/* ProtocolError */.bd('POLICY_VIOLATION', violation);
}
/** Routes by `force_implicit`, whatever the message says. A mistake is then the workflow's, and nobody is reminded. */
function routeForced({ text, options, resolve }) {
    const forced = (0,policy/* implicitTransition */.LB)(options, text);
    if (forced === undefined) {
        const message = (0,policy/* policyProblems */.NP)(options)
            .map((problem) => problem.message)
            .join('; ');
        return { kind: 'fail', code: 'WORKFLOW_INVALID', message };
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
function readOrImply({ text, options, resolve, maxForks }) {
    try {
        return { ...(0,tags/* readTransition */.g)(text, resolve, maxForks), implicit: false };
    }
    catch (error) {
        const transition = protocolError(error).code === 'NO_TRANSITION' ? (0,policy/* implicitTransition */.LB)(options, text) : undefined;
        if (transition === undefined)
            throw error;
        return { transition: withInput(transition, (0,input_text/* readInputText */._)(text)), implicit: true, warnings: [] };
    }
}
/** Adds the text of an `<input>` to the implicit transition. */
function withInput(transition, input) {
    const handedOver = input === undefined ? transition : (0,protocol_transition/* withInputText */.Yz)(transition, input);
    if (handedOver !== undefined)
        return handedOver;
    const problem = `<input> cannot go along with the <${transition.tag}> that is taken without a tag`;
    throw new errors/* ProtocolError */.bd('INVALID_TRANSITION', problem);
}
/** The same transition with state names in place of targets. It throws what `resolve` throws. */
function resolveTargets(transition, resolve) {
    // Thousands of workers begin in a handful of states.
    const resolved = new Map();
    return (0,protocol_transition/* mapFields */.YP)(transition, (value, field) => {
        if (tag_table/* FIELDS */.cJ[field].kind !== 'state')
            return value;
        const state = resolved.get(value) ?? resolve(value);
        resolved.set(value, state);
        return state;
    });
}
/** Routes a script state (spec 1.6) by the tag on its stdout if it exits 0. It has no policy, and so no reminder. */
function routeScript({ exitCode, stdout, stderr, resolve, maxForks, schemas = [], }) {
    const tails = `${tail('stdout', stdout)}${tail('stderr', stderr)}`;
    if (exitCode !== 0) {
        return {
            kind: 'fail',
            code: 'SCRIPT_FAILED',
            message: `the script ended with exit code ${exitCode}${tails}`,
        };
    }
    try {
        const { transition, warnings } = (0,tags/* readTransition */.g)(stdout, resolve, maxForks);
        const typed = (0,typed_result/* typedTransition */.G6)(resolveTargets(transition, resolve), schemas);
        if ('transition' in typed)
            return { kind: 'transition', ...typed, implicit: false, warnings };
        const message = `${(0,typed_result/* misfitProblem */.mX)(typed.mismatches)}${tails}`;
        return { kind: 'fail', code: 'RESULT_INVALID', message };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        const isElsewhere = code === 'NO_TRANSITION' && (0,find_tags/* findTags */.v)(stderr).tags.length > 0;
        const advice = isElsewhere ? '; the tag is on stderr: print it to stdout, echo "…" without >&2' : '';
        return { kind: 'fail', code, message: `${message}${advice}${tails}` };
    }
}
const TAIL_LINES = 20;
const TAIL_LENGTH = 4096;
/** The last lines of a stream, at most 20 and 4 kB. */
function tail(name, output) {
    // The cut may fall between the halves of a character.
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

/***/ 94147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ steeringAnswer),
/* harmony export */   g: () => (/* binding */ readTransition)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53327);
/* harmony import */ var _find_tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77065);
/* harmony import */ var _foreign_tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1644);
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68118);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91036);
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31421);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66100);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58889);










/**
 * The one transition that a final message asks for (spec 1.2). Targets stay as written.
 * @param resolve makes spellings of one state comparable, where several `next` must be the same.
 * @throws ProtocolError NO_TRANSITION, SEVERAL_TRANSITIONS or INVALID_TRANSITION.
 */
function readTransition(text, resolve = (target) => target, maxForks = _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FORKS */ .pr) {
    const found = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .findTags */ .v)(text);
    const steering = steeringTags(text, found);
    const forks = steering.filter((tag) => tag.name === 'fork');
    const others = steering.filter((tag) => tag.name !== 'fork');
    const [other] = others;
    const mixed = forks.length > 0 && other !== undefined && other.name !== 'goto';
    if (mixed || others.length > 1)
        throw several(text, steering);
    if (forks.length > maxForks)
        throw tooManyForks(forks.length, maxForks);
    const { input, warnings } = (0,_input_text_js__WEBPACK_IMPORTED_MODULE_5__/* .inputBeside */ .PZ)(found, other ?? forks[0]);
    return {
        transition: forks.length > 0 ? forkOf(text, forks, other, input, resolve) : plainOf(other, input),
        warnings: [
            ...found.warnings,
            ...steering.flatMap(unknownAttributes),
            ...steering.flatMap(hiddenVariables),
            ...warnings,
        ],
    };
}
/** The tags that count: those outside code, else the only one in the text. */
function steeringTags(text, { tags, brokenInput, warnings }) {
    const outside = tags.filter((tag) => !tag.inCode);
    if (outside.length > 0)
        return outside;
    if (brokenInput !== null) {
        const advice = 'write the text between <input> and </input> after the tag, as it is';
        throw invalid({ name: brokenInput }, `is broken off by what stands in its input: ${advice}`);
    }
    // A model that wraps its only tag in a fence means it. Of several in code it means none.
    if (tags.length !== 1)
        throw noTransition(text, tags, warnings);
    return tags;
}
function plainOf(tag, input) {
    // All required values are there: that has just been checked.
    const transition = (0,_transition_js__WEBPACK_IMPORTED_MODULE_8__/* .transitionOf */ .l9)(tag.name, valuesOf(tag, _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name].required));
    return input === undefined ? transition : (0,_transition_js__WEBPACK_IMPORTED_MODULE_8__/* .withInputText */ .Yz)(transition, input);
}
function forkOf(text, forks, goto, input, resolve) {
    const after = goto === undefined ? undefined : plainOf(goto, input);
    const workers = forks.map((tag) => {
        const values = valuesOf(tag, after === undefined ? _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp.fork.required : []);
        return { ...values, target: values.target, variables: variablesOf(tag) };
    });
    const places = [after?.target, ...workers.map(({ next }) => next)].filter((place) => place !== undefined);
    const [next, ...rest] = places;
    const other = rest.find((place) => place !== next && resolve(place) !== resolve(next));
    if (other !== undefined)
        throw several(text, goto ? [...forks, goto] : forks, `next is both ${next} and ${other}`);
    return {
        tag: 'fork',
        workers: workers.map(({ next: _, ...worker }) => worker),
        next,
        ...(after?.input !== undefined && { input: after.input }),
        ...(after?.raw_input !== undefined && { raw_input: after.raw_input }),
    };
}
function variablesOf(tag) {
    const known = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .attributesOf */ .Td)('fork');
    const variables = Object.entries(tag.attributes).filter(([name]) => !known.includes(name));
    const dotted = variables.find(([name]) => name.includes('.'));
    // The name could pass for one of ours, such as github.actor.
    if (dotted !== undefined)
        throw invalid(tag, `has a variable "${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(dotted[0])}": its name can have no dot`);
    return Object.fromEntries(variables);
}
function hiddenVariables(tag) {
    if (!_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name].hasVariables)
        return [];
    const hidden = _template_js__WEBPACK_IMPORTED_MODULE_9__/* .OWN_NAMES */ .gN.filter((name) => !(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .isFieldName */ .ac)(name) && Object.hasOwn(tag.attributes, name));
    return hidden.map((name) => `<${tag.name}> has a variable "${name}", which {{${name}}} does not give: that is a value of the run's own`);
}
/** All values of a tag, each checked by its kind. */
function valuesOf(tag, required) {
    if (tag.problem !== undefined)
        throw invalid(tag, tag.problem);
    for (const name of required) {
        if (tag.attributes[name] === undefined)
            throw invalid(tag, `lacks its required attribute "${name}"`);
    }
    const { content } = _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name];
    if (_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .FIELDS */ .cJ[content].kind !== 'state')
        (0,_input_text_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseOwnOpening */ .Td)(tag, new RegExp(`<${tag.name}[\\s>]`));
    const values = [[content, checkedValue(tag, content, tag.content)]];
    for (const name of (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .attributesOf */ .Td)(tag.name)) {
        const written = tag.attributes[name];
        if (written !== undefined)
            values.push([name, checkedValue(tag, name, written)]);
    }
    return Object.fromEntries(values);
}
/** A date cannot hold a longer time, and computing it would fail only later. */
const LONGEST_TIMEOUT_MS = _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.askTimeout.value * 1000;
function checkedValue(tag, field, written) {
    const { kind } = _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .FIELDS */ .cJ[field];
    switch (kind) {
        case 'text':
        case 'directory':
        case 'model':
            return written;
        case 'prose':
            if (written.trim() === '')
                throw invalid(tag, `has no ${field} in it`);
            return written.trim();
        case 'state': {
            const name = written.trim();
            const problem = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithinWorkflow */ .Jv)(field) ? (0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .ownNameProblem */ .Ls)(name) : (0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .nameProblem */ .rH)(name);
            if (problem === undefined)
                return name;
            throw invalid(tag, `is malformed: its ${field} "${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(name)}" ${problem}`);
        }
        case 'duration': {
            const ms = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(written);
            if (ms !== null && ms <= LONGEST_TIMEOUT_MS)
                return written;
            const why = ms === null ? 'is no time such as 90s, 2h or 3d' : 'is too long: at most ten years';
            const problem = `"${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(written)}" ${why}`;
            throw invalid(tag, `is malformed: its ${field} ${problem}`);
        }
        default:
            return kind;
    }
}
function unknownAttributes(tag) {
    if (_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name].hasVariables)
        return [];
    const known = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .attributesOf */ .Td)(tag.name);
    const unknown = Object.keys(tag.attributes).filter((name) => !known.includes(name));
    return unknown.map((name) => `<${tag.name}> has no attribute "${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(name)}": it was ignored`);
}
function tooManyForks(came, most) {
    const advice = 'start the others later, or allow more of them (max-forks)';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `${came} <fork> tags came, and ${most} are the most: ${advice}`);
}
function invalid(tag, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `<${tag.name}> ${problem}`);
}
function several(text, tags, why) {
    const reason = why === undefined ? '' : ` (${why})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('SEVERAL_TRANSITIONS', `more than one transition${reason}: ${listed(text, tags)}`);
}
function noTransition(text, tags, warnings) {
    const inCode = tags.length === 0
        ? ''
        : `; ${tags.length} tags stand in code (in backticks, fenced, or indented by four), where they don't count: ${listed(text, tags)}`;
    const more = [...warnings, ...(0,_foreign_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignTagAdvice */ .R)(text)].map((each) => `; ${each}`).join('');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('NO_TRANSITION', `no transition tag was found${inCode}${more}`);
}
function listed(text, tags) {
    const shown = tags.slice(0, 3).map((tag) => {
        return `${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(text.slice(tag.start, tag.end), 60)} (line ${lineOf(text, tag.start)})`;
    });
    return `${shown.join(', ')}${tags.length > 3 ? ` and ${tags.length - 3} more` : ''}`;
}
function lineOf(text, position) {
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1))
        line++;
    return line;
}
/**
 * The answer that decides about a turn, of those that an agent has given in it (spec 6.1). It is the last one; but an
 * answer that only acknowledges the end of something in the background does not take back the transition before it.
 * @param answers in their order, at least one
 */
function steeringAnswer(answers) {
    const last = answers.at(-1) ?? '';
    const found = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .findTags */ .v)(last);
    // A tag that is broken off was meant as one, and deserves a reminder.
    if (answers.length === 1 || found.brokenInput !== null || steers(found))
        return last;
    const [earlier, ...more] = answers.slice(0, -1).filter((answer) => steers((0,_find_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .findTags */ .v)(answer)));
    return earlier === undefined || more.length > 0 ? last : earlier;
}
/** Whether a message steers. Tags in code count only where there is a single one (spec 1.2). */
function steers({ tags }) {
    return tags.length === 1 || tags.some((tag) => !tag.inCode);
}


/***/ }),

/***/ 41550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ seenBy),
/* harmony export */   H: () => (/* binding */ sessionsOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);

/** An agent as a CLI sees it: it can neither resume another CLI's session nor branch off it. */
function seenBy(agent, cli) {
    const isForeign = agent.session_cli !== undefined && agent.session_cli !== cli;
    return isForeign ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...agent, session_id: null, branch_from: null }) : agent;
}
/** Every session that a resume of the run may need: those of live agents, their open turns and their callers. */
function sessionsOf(run) {
    const found = new Map();
    const add = (cli, ...ids) => {
        for (const session of ids)
            if (session)
                found.set(session, { session, cli: cli ?? null });
    };
    for (const { session_id, branch_from, session_cli, turn, stack } of run.agents) {
        add(session_cli, session_id, branch_from);
        add(turn?.cli, turn?.session, turn?.session_before, turn?.carried_on?.session_before);
        for (const frame of stack)
            add(frame.session_cli, frame.session, frame.branch_from);
    }
    return [...found.values()];
}


/***/ }),

/***/ 82076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath),
/* harmony export */   x: () => (/* binding */ pathFromHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** A file's path as people would write it: relative to where they are, or to their home; else the whole path. */
function shownPath(file, cwd, home) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (pathWithin(cwd, file) ?? pathFromHome(file, home)) : file;
}
/** A path with ~ for the home, if it lies there. */
function pathFromHome(file, home) {
    const path = pathWithin(home, file);
    return path === null ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('~', path);
}
function pathWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? null : path;
}


/***/ }),

/***/ 28115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ failAgent),
/* harmony export */   KT: () => (/* binding */ openTurn),
/* harmony export */   NR: () => (/* binding */ adoptSession),
/* harmony export */   P1: () => (/* binding */ isUnpriced),
/* harmony export */   qr: () => (/* binding */ countReminder),
/* harmony export */   x7: () => (/* binding */ accountTurn)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20979);
/* harmony import */ var _state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6927);






/**
 * Records a turn before it starts (spec 3.6). The first turn of a visit counts the visit too, in the same write, so
 * that no crash can count it twice. Where the state has a join, the arrival at its door has counted the visit.
 */
function openTurn(run, agentId, turn, { isUntold = false, model, resetVisits = [] } = {}) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const isNewVisit = agent.turn === null;
    const visits = isNewVisit && agent.joined === undefined ? (0,_visits_js__WEBPACK_IMPORTED_MODULE_3__/* .countVisit */ .jQ)(agent, turn.state) : agent.visits;
    // An agent that a join has stopped meanwhile stays so: its turn ends before it has begun.
    const status = agent.status === 'stopped' ? 'stopped' : 'active';
    const opened = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { turn, visits, error: null, status });
    const visit = isNewVisit ? 1 : 0;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateTally */ .yR)(opened, turn.state, (tally) => (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .withMore */ .iA)(tally, { turns: 1, visits: visit }), {
        turns: Number(turn.id),
        steps: run.steps + visit,
    });
    if (!isNewVisit && !isUntold)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, {
        type: 'state_started',
        agent: agentId,
        state: turn.state,
        visit: (0,_own_value_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(visits, turn.state) ?? 1,
        kind: turn.kind === 'reminder' ? 'prompt' : turn.kind,
        step: next.steps,
        input: agent.pending_result,
        ...(model !== undefined && { model }),
        ...(resetVisits.length > 0 && { reset_visits: resetVisits }),
    });
}
/**
 * Adds an ended turn's cost, once: a turn that is accounted for already is left alone. Every turn counts, also failed,
 * cancelled and reminder turns (spec 3.5).
 */
function accountTurn(run, agentId, outcome) {
    const { turn } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    if (!turn || turn.accounted)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const next = withCost(run, agentId, turn, outcome);
    if (turn.kind === 'script' || turn.kind === 'engine')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next);
    const { cost_usd, usage, basis } = outcome;
    const { total_cost_usd } = next;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, {
        ...{ type: 'cost', agent: agentId, state: turn.state, turn: turn.id },
        ...{ cost_usd, total_cost_usd, usage, basis },
    });
}
function withCost(run, agentId, turn, outcome) {
    const accounted = { ...turn, accounted: true };
    const { cost_usd: usd, ms = 0 } = outcome;
    // A replayed turn shows what it once cost; nobody pays for it again.
    if (outcome.basis === 'replayed')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateTally */ .yR)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { turn: accounted }), turn.state, (tally) => (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .withMore */ .iA)(tally, { ms }), {});
    const marked = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, {
        turn: accounted,
        cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .addUsd */ .UP)((0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId).cost_usd, usd),
    });
    const uncertain = {
        ...(outcome.lower_bound && { unknown_cost_turns: 1 }),
        ...(isUnpriced(turn, outcome) && { unpriced_turns: 1 }),
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateTally */ .yR)(marked, turn.state, (tally) => (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .withMore */ .iA)(tally, { cost_usd: usd, ms, ...uncertain }), {
        total_cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .addUsd */ .UP)(run.total_cost_usd, usd),
        usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .addUsage */ .vk)(run.usage, outcome.usage),
    });
}
/** Whether the agent CLI has used a model whose price it does not know. */
function isUnpriced({ cli }, { basis, result, usage }) {
    if (cli === undefined || basis !== 'none')
        return false;
    return result.kind === 'text' || usage.input_tokens + usage.output_tokens > 0;
}
/** The session that a finished prompt turn wrote to becomes the agent's own. */
function adoptSession(run, agentId, session) {
    if (session === null)
        return run;
    const cli = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId).turn?.cli;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { session_id: session, branch_from: null, session_cli: cli });
}
/** One more reminder in the current visit (spec 1.4). */
function countReminder(run, agentId, { code, text }) {
    const { current_state: state, retry_count: before } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const attempt = before + 1;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { retry_count: attempt }), {
        ...{ type: 'reminder', agent: agentId, state, attempt, code, text },
    });
}
/** Fails an agent for good. Its turn stays open, so that a resume carries that state on. */
function failAgent(run, agentId, { code, message, at }) {
    const { turn, current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, {
        status: 'failed',
        error: { code, message, ...(at !== undefined && { at }) },
        turn: turn && { ...turn, failed: true },
    });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, { type: 'agent_failed', agent: agentId, state, code, message });
}


/***/ }),

/***/ 335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMultiple),
/* harmony export */   i: () => (/* binding */ isHeld)
/* harmony export */ });
/** No double has this many digits, and patterns overflow the stack on megabytes of them. */
const LONGEST_NUMBER = 2000;
/** Whether a double holds the number exactly as it is written. */
function isHeld(written) {
    const held = Number(written);
    // Nearly all numbers are written as JavaScript writes them.
    if (String(held) === written)
        return true;
    if (written.length > LONGEST_NUMBER)
        return false;
    return Number.isFinite(held) && sameText(decimalOf(written)) === sameText(decimalOf(String(held)));
}
/** Whether a number, as it is written, is a whole multiple of another: 19.99 is one of 0.01, though not as doubles. */
function isMultiple(number, of) {
    const a = decimalOf(String(number));
    const b = decimalOf(String(of));
    const least = Math.min(a.exponent, b.exponent);
    return wholeOf(a, least) % wholeOf(b, least) === 0n;
}
function wholeOf({ digits, exponent }, least) {
    return BigInt(digits === '' ? 0 : digits) * 10n ** BigInt(exponent - least);
}
function sameText({ sign, digits, exponent }) {
    return `${sign}${digits}e${exponent}`;
}
function decimalOf(number) {
    const [, sign = '', whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
    const digits = `${whole}${fraction}`.replace(/^0+/, '');
    let end = digits.length;
    while (end > 0 && digits[end - 1] === '0')
        end--;
    if (end === 0)
        return { sign: '', digits: '', exponent: 0 };
    const exponent = Number(power) - fraction.length + digits.length - end;
    return { sign, digits: digits.slice(0, end), exponent };
}


/***/ }),

/***/ 46484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   t5: () => (/* binding */ fieldsIn)
/* harmony export */ });
/* unused harmony exports DEEPEST_JSON, mapTexts, isText */
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(335);



/** Deeper JSON is refused: printing and comparing it recurse. */
const DEEPEST_JSON = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.jsonDepth.value;
/** @returns what is wrong with a text that is no JSON, or too deep */
function readJson(text) {
    try {
        JSON.parse(text);
    }
    catch {
        const { why, line, column } = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonErrorIn */ .qC)(text);
        return { pointer: '', expectation: `must be JSON: ${why} (line ${line}, column ${column})` };
    }
    return new TreeReader(text).read();
}
/** Prints without spaces. Texts and numbers are as `JSON.stringify` writes them, unless that would change a number. */
function printJson(node) {
    switch (node.kind) {
        case 'object': {
            const entries = [...node.entries].map(([key, value]) => `${JSON.stringify(key)}:${printJson(value)}`);
            return `{${entries.join(',')}}`;
        }
        case 'array':
            return `[${node.items.map(printJson).join(',')}]`;
        case 'scalar':
            return printScalar(node.text);
        default:
            return node;
    }
}
/** The same with each text in it changed, but not the keys. */
function mapTexts(node, change) {
    switch (node.kind) {
        case 'object': {
            const entries = [...node.entries].map(([key, value]) => [key, mapTexts(value, change)]);
            return { kind: 'object', entries: new Map(entries) };
        }
        case 'array':
            return { kind: 'array', items: node.items.map((item) => mapTexts(item, change)) };
        case 'scalar':
            return isText(node.text)
                ? { kind: 'scalar', text: JSON.stringify(change(JSON.parse(node.text))) }
                : node;
        default:
            return node;
    }
}
/** A JSON pointer (RFC 6901). */
function pointerOf(path) {
    return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
function isText(scalar) {
    return scalar.startsWith('"');
}
function printScalar(text) {
    if (isText(text))
        return JSON.stringify(JSON.parse(text));
    return isNumber(text) && (0,_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeld */ .i)(text) ? JSON.stringify(Number(text)) : text;
}
function isNumber(scalar) {
    return /^[-\d]/.test(scalar);
}
const [QUOTE, BACKSLASH] = [34, 92];
const SPACES = [32, 9, 13, 10];
/** A number or a word ends before one of these. */
const ENDS = [...SPACES, 44, 93, 125];
/** Reads JSON that is known to be JSON. */
class TreeReader {
    text;
    #at = 0;
    #path = [];
    #lost = [];
    constructor(text) {
        this.text = text;
    }
    read() {
        const node = this.#node();
        if (node !== null)
            return { node, lost: this.#lost };
        return { pointer: '', expectation: `must not be nested more than ${DEEPEST_JSON} deep` };
    }
    /** Null for JSON that is too deep. */
    #node() {
        this.#skipSpace();
        const first = this.text[this.#at];
        if ((first === '{' || first === '[') && this.#path.length >= DEEPEST_JSON)
            return null;
        const node = first === '{' ? this.#object() : first === '[' ? this.#array() : this.#scalar();
        this.#skipSpace();
        return node;
    }
    #object() {
        const entries = new Map();
        while (!this.#ends('}')) {
            const key = JSON.parse(this.#string());
            this.#path.push(key);
            if (entries.has(key))
                this.#lose('must be given once');
            this.#skipSpace();
            // This skips the colon.
            this.#at++;
            const value = this.#node();
            if (value === null)
                return null;
            entries.set(key, value);
            this.#path.pop();
        }
        return { kind: 'object', entries };
    }
    #array() {
        const items = [];
        while (!this.#ends(']')) {
            this.#path.push(items.length);
            const item = this.#node();
            if (item === null)
                return null;
            items.push(item);
            this.#path.pop();
        }
        return { kind: 'array', items };
    }
    #scalar() {
        if (this.text[this.#at] === '"')
            return { kind: 'scalar', text: this.#string() };
        const text = this.#word();
        if (isNumber(text) && !(0,_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeld */ .i)(text)) {
            this.#lose(`must be a number that a double holds, or a text: ${text.slice(0, 40)} would become another`);
        }
        return { kind: 'scalar', text };
    }
    /** Passes an opening bracket or a comma, and says whether the end follows, which it passes too. */
    #ends(bracket) {
        if (this.text[this.#at] !== bracket) {
            this.#at++;
            this.#skipSpace();
        }
        // After a comma there is always one more value.
        if (this.text[this.#at] !== bracket)
            return false;
        this.#at++;
        return true;
    }
    #string() {
        const start = this.#at;
        this.#at++;
        for (;;) {
            const code = this.text.charCodeAt(this.#at);
            if (code === QUOTE)
                break;
            this.#at += code === BACKSLASH ? 2 : 1;
        }
        this.#at++;
        return this.text.slice(start, this.#at);
    }
    // A pattern would overflow the stack on megabytes.
    #skipSpace() {
        while (SPACES.includes(this.text.charCodeAt(this.#at)))
            this.#at++;
    }
    #word() {
        const start = this.#at;
        while (this.#at < this.text.length && !ENDS.includes(this.text.charCodeAt(this.#at)))
            this.#at++;
        return this.text.slice(start, this.#at);
    }
    #lose(expectation) {
        this.#lost.push({ pointer: pointerOf(this.#path), expectation });
    }
}
/**
 * Finds fields of a JSON text by their paths (spec 7.4): a text as it is, anything else as JSON; undefined without such
 * a field, or without JSON. The text is parsed once, when a field is first asked for.
 */
function fieldsIn(text) {
    let root;
    return (path) => {
        if (root === undefined) {
            const reading = readJson(text);
            root = 'node' in reading ? reading.node : null;
        }
        const node = path.reduce(below, root ?? undefined);
        if (node === undefined)
            return undefined;
        return node.kind === 'scalar' && isText(node.text) ? JSON.parse(node.text) : printJson(node);
    };
}
function below(node, key) {
    switch (node?.kind) {
        case 'object':
            return node.entries.get(key);
        case 'array':
            return /^(?:0|[1-9]\d*)$/.test(key) ? node.items[Number(key)] : undefined;
        default:
            return undefined;
    }
}


/***/ }),

/***/ 31644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ typedTransition),
/* harmony export */   PP: () => (/* binding */ misfitReminder),
/* harmony export */   eJ: () => (/* binding */ repairReminder),
/* harmony export */   fA: () => (/* binding */ readTyped),
/* harmony export */   mX: () => (/* binding */ misfitProblem),
/* harmony export */   u3: () => (/* binding */ askedResult),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _protocol_tag_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82423);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46484);




/** Reads a payload as JSON that fits all of these schemas (spec 7.4). */
function readTyped(payload, schemas) {
    const text = withoutFence(payload.trim());
    const reading = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(text);
    if ('pointer' in reading)
        return { kind: 'misfit', mismatches: [reading] };
    const value = JSON.parse(text);
    const mismatches = [...reading.lost, ...schemas.flatMap((schema) => schema.mismatches(value))];
    if (mismatches.length > 0)
        return { kind: 'misfit', mismatches };
    return { kind: 'fits', json: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(reading.node) };
}
/** The same transition with its payload in normal form; or what is wrong with it. */
function typedTransition(transition, schemas) {
    if (transition.tag !== 'result' || schemas.length === 0)
        return { transition };
    const read = readTyped(transition.payload, schemas);
    if (read.kind === 'misfit')
        return read;
    return { transition: { ...transition, payload: read.json, typed: true } };
}
/** The text in a payload's one fence ` ```json `; any other payload as it is. */
function withoutFence(payload) {
    const [, fence = '', content] = /^(`{3,})[ \t]*json[ \t]*\r?\n([\s\S]*)$/i.exec(payload) ?? [];
    if (content === undefined || !content.endsWith(fence))
        return payload;
    return content.slice(0, -fence.length);
}
/** How many mismatches are told. */
const MAX_TOLD = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.mismatches.value;
/** One line per mismatch, as pointer and expectation; the number of the rest. */
function mismatchLines(mismatches) {
    const lines = [...new Set(mismatches.map(mismatchText))];
    const more = lines.length - MAX_TOLD;
    return [...lines.slice(0, MAX_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
}
/** A mismatch such as `/findings/0/line: must be integer`. Parts of it are a model's words. */
function mismatchText({ pointer, expectation }) {
    const place = pointer === '' ? '"" (the whole)' : (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(pointer, 200);
    return `${place}: ${(0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(expectation, 300)}`;
}
/** What is wrong, as a sentence without its full stop. */
function misfitProblem(mismatches) {
    return `the result does not fit its schema: ${mismatchLines(mismatches).join('; ')}`;
}
/**
 * What a session is told whose result does not fit (spec 7.4): pointers and expectations, and how to answer.
 * @param asked how the answer is to be given
 */
function misfitReminder(mismatches, asked) {
    return [
        'Your last message could not be used: its result does not fit the schema.',
        ...mismatchLines(mismatches).map((line) => `- ${line}`),
        asked,
    ].join('\n');
}
/** What a session is told whose answer to that has a wrong tag, or none. */
function repairReminder(problem) {
    const wrong = (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(problem, 300).replace(/[.\s]+$/, '');
    return `Your last message could not be used: ${wrong}.\n${askedResult(true)}`;
}
/** How to answer: in a tag, or as the whole message. */
function askedResult(inTag) {
    if (!inTag)
        return 'Answer with all of the JSON, corrected, and with nothing else.';
    return `End your answer with this tag, with all of the JSON, corrected, and nothing else in it:\n${(0,_protocol_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)('result', {})}`;
}
/** A kept result as the JSON value that it is; null for free text. @param typed whether it is known to be JSON */
function resultJson(result, typed) {
    return result === null || !typed ? null : JSON.parse(result);
}


/***/ }),

/***/ 84723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ addMetered),
/* harmony export */   ho: () => (/* binding */ NO_REQUESTS),
/* harmony export */   pm: () => (/* binding */ requestsOfTurn)
/* harmony export */ });
/* unused harmony exports openRequests, addRequest, findMainModel, readRequests */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80517);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20498);



const { O_APPEND, O_CREAT, O_RDWR, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/** Opens the file to be appended to. @throws what the system says; Error when it is no plain file */
function openRequests(path) {
    const fd = openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
    if (!fstatSync(fd).isFile()) {
        closeSync(fd);
        throw new Error(`${path} is no plain file`);
    }
    // What an earlier life has left may break off in a line.
    writeSync(fd, '\n');
    // Whole, or with an error: a disk that is full takes a part.
    return (line) => writeFileSync(fd, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
}
const NO_REQUESTS = {
    ...{ in: 0, out: 0, cache_read: 0, cache_write: 0, usd: 0, gate_usd: 0, requests: 0 },
    models: new Map(),
    basis: 'list',
};
function addMetered(sum, more) {
    return {
        in: sum.in + more.in,
        out: sum.out + more.out,
        cache_read: sum.cache_read + more.cache_read,
        cache_write: sum.cache_write + more.cache_write,
        usd: sum.usd + more.usd,
    };
}
function addRequest(sum, request) {
    return {
        ...addMetered(sum, request),
        gate_usd: sum.gate_usd + request.gate_usd,
        requests: sum.requests + 1,
        models: new Map([...sum.models, [request.model, (sum.models.get(request.model) ?? 0) + request.out]]),
        basis: request.basis === 'cut' ? 'cut' : sum.basis,
    };
}
/** The model with the most tokens of output; null without a request. */
function findMainModel({ models }) {
    return [...models].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
/**
 * Reads what the meters of a run have written (spec 9.2, "Ledger", "Crossings"). A request without an end counts at its
 * bound for the gate, at nothing for the cost, which is a lower bound then. A line that broke off is left out.
 * @throws what the system says, but for a file that is not there
 */
function readRequests(path, since = '') {
    return sumUp(linesOf(path).filter(({ at = '' }) => at >= since));
}
/**
 * What a turn's requests have come to. Null where no meter was there when the turn began, or its file cannot be read:
 * nobody has counted then.
 * @param since ISO time of its beginning; a run that goes on from an older state gives the same number to another turn
 */
function requestsOfTurn(path, turn, since) {
    let lines = [];
    try {
        lines = linesOf(path);
    }
    catch { }
    if (!lines.some(({ type, at = '' }) => type === 'start' && at <= since))
        return null;
    const own = lines.filter((line) => (line.at ?? '') >= since && 'turn' in line && line.turn === turn);
    return sumUp(own).turns.get(turn) ?? NO_REQUESTS;
}
function sumUp(lines) {
    const open = new Map();
    const turns = new Map();
    const reported = new Map();
    let hasEnded = false;
    // Of lives before, and of the last one.
    let [elsewhere, elsewhereLast] = [0, 0];
    const add = (record) => {
        turns.set(record.turn, addRequest(turns.get(record.turn) ?? NO_REQUESTS, record));
    };
    for (const line of lines) {
        hasEnded = line.type === 'end';
        if (line.type === 'elsewhere')
            elsewhereLast = line.usd;
        if (line.type === 'start')
            [elsewhere, elsewhereLast] = [elsewhere + elsewhereLast, 0];
        if (line.type === 'bound')
            open.set(line.id, line);
        if (line.type === 'turn')
            reported.set(line.turn, (reported.get(line.turn) ?? 0) + (line.reported_usd ?? 0));
        if (line.type !== 'request')
            continue;
        open.delete(line.id);
        add(line);
    }
    for (const { usd, type: _, ...place } of open.values()) {
        const unknown = { in: 0, out: 0, cache_read: 0, cache_write: 0, usd: 0, gate_usd: usd, status: 0, ms: 0 };
        add({ type: 'request', ...place, ...unknown, basis: 'cut' });
    }
    const ids = new Set([...turns.keys(), ...reported.keys()]);
    const sumOf = (figure) => [...ids].reduce((sum, id) => sum + Math.max(turns.get(id)?.[figure] ?? 0, reported.get(id) ?? 0), 0);
    return {
        ...{ turns, gate_usd: sumOf('gate_usd'), told_usd: sumOf('usd'), hasEnded },
        elsewhere_usd: elsewhere + elsewhereLast,
    };
}
/** Figures that each kind of line needs. */
const FIGURES = {
    start: [],
    bound: ['usd'],
    request: ['in', 'out', 'cache_read', 'cache_write', 'usd', 'gate_usd'],
    turn: ['usd'],
    elsewhere: ['usd'],
    end: [],
};
function linesOf(path) {
    let text;
    try {
        text = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainFile */ .b$)(path, O_NOFOLLOW).toString();
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
    return text.split('\n').flatMap((line) => {
        try {
            const read = JSON.parse(line);
            return (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(read) && isRequestsLine(read) ? [read] : [];
        }
        catch {
            return [];
        }
    });
}
function isRequestsLine(line) {
    const type = line.type;
    const figures = Object.hasOwn(FIGURES, type) ? FIGURES[type].map((name) => line[name]) : [undefined];
    return figures.every((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);
}


/***/ }),

/***/ 5711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ ChildProcesses)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53802);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _marked_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14505);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52948);





/** Between SIGTERM and SIGKILL (spec 1.6). */
const TERM_TO_KILL_MS = 5000;
/** A script's own helpers (`> >(tee log)`) may outlive it by a moment and still hold its output. */
const DRAIN_MS = 250;
/** After the group was killed, pipes close at once; a process that left the group may still hold them. */
const ABANDON_MS = 1000;
/** Marks a child and what it starts: agent CLIs give their tools sessions and groups of their own. */
const CHILD_VARIABLE = 'RAYMOND_CHILD';
const isWindows = process.platform === 'win32';
const spawnPlain = (command, args, { isReader, ...options }) => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
    ...options,
    stdio: [isReader ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
});
/** Every child of one orchestrator, so that all of them can be ended at once. */
class ChildProcesses {
    live = new Set();
    programs = new _programs_js__WEBPACK_IMPORTED_MODULE_4__/* .Programs */ .k();
    /** Scripts are started by plain node, since 200 script states should cost 200 spawns and little more. */
    startScript(options) {
        const command = this.programs.find(options.command, options.env.PATH);
        const found = { ...options, command };
        return this.track(startInGroup(options.isOnePipe ? withOnePipe(found) : found, spawnPlain));
    }
    /**
     * Agent CLIs are started by execa, which finds and quotes `claude.cmd` on Windows. It takes 25 ms to load, so that is
     * done only when an agent runs.
     */
    async agentStarter() {
        const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const spawnWithExeca = (command, args, { isReader: _, ...options }) => {
            const child = execa(command, args, {
                ...options,
                env: { ...options.env },
                extendEnv: false,
                stdio: 'pipe',
                buffer: false,
                reject: false,
                cleanup: false,
                windowsHide: true,
            });
            return child;
        };
        return (options) => this.track(startInGroup(options, spawnWithExeca));
    }
    /** Used for a second signal, and when this process itself ends. */
    killAll() {
        for (const child of this.live)
            child.stop('SIGKILL');
        // A killed agent CLI cannot end its tools any more.
        for (const child of this.live)
            child.endStrays();
    }
    track(child) {
        this.live.add(child);
        void child.done.then(() => this.live.delete(child));
        return child;
    }
}
/**
 * Node gives a child a pipe for each stream; a shell can make them one, and becomes the program. A command that is no
 * program goes to the system as it is, so that the system says why it cannot be started.
 */
function withOnePipe(options) {
    const { command, args, cwd } = options;
    if (isWindows || !command.includes('/') || !(0,_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .isProgram */ .V)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, command)))
        return options;
    return { ...options, command: '/bin/sh', args: ['-c', 'exec "$0" "$@" 2>&1', command, ...args] };
}
/** Starts a child in a process group of its own and sees to it that nothing of the group survives it. */
function startInGroup(options, spawnChild) {
    let child;
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)();
    try {
        child = spawnChild(options.command, options.args, {
            cwd: options.cwd,
            env: { ...options.env, [CHILD_VARIABLE]: mark },
            detached: !isWindows,
            isReader: options.stdin !== undefined,
        });
    }
    catch (error) {
        // For E2BIG, or a NUL in an argument, node throws instead of emitting `error`.
        return neverStarted(error);
    }
    child.stdout?.on('data', options.onStdout);
    child.stderr?.on('data', options.onStderr);
    // The child may close its stdin before it has read all of it (EPIPE), which is no error of the run.
    child.stdin?.on('error', () => { });
    if (options.stdin !== 'open')
        child.stdin?.end(options.stdin ?? '');
    const timers = new Set();
    const after = (ms, action) => {
        timers.add(setTimeout(action, ms));
    };
    const stop = stopper(child, after);
    const endStrays = () => void (0,_marked_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .signalMarked */ .X)(CHILD_VARIABLE, mark, 'SIGKILL');
    const done = finished(child, after).finally(() => {
        for (const timer of timers)
            clearTimeout(timer);
        signalGroup(child, 'SIGKILL');
        // A child that ended by itself has ended its tools; looking through all processes costs milliseconds.
        if (stop.wasCalled() || child.signalCode !== null)
            endStrays();
    });
    return {
        pid: child.pid,
        write: (text) => void child.stdin?.write(text),
        endStdin: () => void child.stdin?.end(),
        stop: stop.climb,
        endStrays,
        done,
    };
}
function finished(child, after) {
    return new Promise((settle) => {
        let exit;
        const conclude = () => settle(exit ?? { exitCode: null, signal: null, spawnError: null });
        child.on('error', (error) => {
            if (child.pid !== undefined)
                return;
            exit = { exitCode: null, signal: null, spawnError: error };
            conclude();
        });
        child.on('exit', (exitCode, signal) => {
            exit = { exitCode, signal, spawnError: null };
            after(DRAIN_MS, () => signalGroup(child, 'SIGKILL'));
            after(DRAIN_MS + ABANDON_MS, () => {
                child.stdout?.destroy();
                child.stderr?.destroy();
                conclude();
            });
        });
        child.on('close', conclude);
    });
}
/** Each child has one ladder of signals, on which a second call may only climb higher. */
function stopper(child, after) {
    const rungs = ['SIGINT', 'SIGTERM', 'SIGKILL'];
    let reached = -1;
    const climb = (signal) => {
        const rung = rungs.indexOf(signal);
        if (rung <= reached || child.exitCode !== null || child.signalCode !== null)
            return false;
        reached = rung;
        // SIGINT goes to the process alone, which then ends its own tools and still reports its cost.
        if (signal === 'SIGINT' && !isWindows)
            child.kill('SIGINT');
        else
            signalGroup(child, signal);
        return true;
    };
    const stop = (first, graceMs = TERM_TO_KILL_MS) => {
        if (!climb(first))
            return;
        if (first === 'SIGINT') {
            after(graceMs, () => climb('SIGTERM'));
            after(graceMs + TERM_TO_KILL_MS, () => climb('SIGKILL'));
        }
        else if (first === 'SIGTERM') {
            after(graceMs, () => climb('SIGKILL'));
        }
    };
    return { climb: stop, wasCalled: () => reached >= 0 };
}
function signalGroup(child, signal) {
    if (child.pid === undefined)
        return;
    if (isWindows) {
        if (child.exitCode === null)
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true });
        return;
    }
    try {
        process.kill(-child.pid, signal);
    }
    catch {
        // ESRCH: the group is gone already.
    }
}
function neverStarted(error) {
    return {
        pid: undefined,
        write: () => { },
        endStdin: () => { },
        stop: () => { },
        endStrays: () => { },
        done: Promise.resolve({ exitCode: null, signal: null, spawnError: error }),
    };
}


/***/ }),

/***/ 70968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ childEnvironment),
/* harmony export */   RF: () => (/* binding */ scriptVariables),
/* harmony export */   jN: () => (/* binding */ matcher),
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
/** With these a prompt-injected agent writes caches, outputs and the PATH of later steps. */
const NEVER = [
    ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'ACTIONS_CACHE_URL', 'ACTIONS_ID_TOKEN_*'],
    ...['INPUT_*', 'STATE_*', 'RAYMOND_STATE_KEY'],
    ...['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
];
/** These are given only to children for which they are named in full. */
const SECRET = ['GITHUB_TOKEN', 'GH_TOKEN'];
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
    const never = allow
        .filter((name) => isNever(name))
        .map((name) => `${name} is never given to agents and scripts: with it, they could change later steps of the job`);
    return { env, warnings: [...never, ...withheld(options, env, windows)] };
}
/** Warns of patterns that somebody may have written for the sake of a secret, which they do not let through. */
function withheld({ parent, allow, secrets: more }, env, windows) {
    const isSecret = matcher([...SECRET, ...more], windows);
    const secrets = Object.keys(parent).filter((name) => isSecret(name) && !Object.hasOwn(env, name));
    return allow
        .filter((entry) => entry.includes('*'))
        .flatMap((pattern) => {
        const names = secrets.filter(matcher([pattern], windows));
        return names.length === 0
            ? []
            : [`${pattern} does not let ${names.join(', ')} through: a secret is given by its full name alone`];
    });
}
function allowedIn(options, windows) {
    const { allow, own, secrets } = options;
    const isListed = matcher([...EVERYBODY, ...(windows ? ON_WINDOWS : []), ...own], windows);
    const isNamed = matcher(allow.filter((entry) => !entry.includes('*')), windows);
    const isPattern = matcher(allow.filter((entry) => entry.includes('*')), windows);
    const isSecret = matcher([...SECRET, ...secrets], windows);
    return (name) => isListed(name) || isNamed(name) || (isPattern(name) && !isSecret(name));
}
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
 * The variables that tell a script state about itself (spec 1.6). A fork variable has its bare name only if the script
 * itself lists it: variables come from tags, which a model writes, and there is no end to the names that programs obey.
 * @param environment the child's environment without these
 */
function scriptVariables(context, environment, windows = isWindows()) {
    const variables = {
        ...bareVariables(context, environment, windows),
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
/** A name that is set already keeps its value, and a name that no child may see is not brought in by a variable. */
function bareVariables({ variables, listed }, environment, windows) {
    if (listed.length === 0)
        return {};
    const fold = (name) => (windows ? name.toUpperCase() : name);
    const taken = new Set(Object.keys(environment).map(fold));
    const isNever = matcher(NEVER, windows);
    return Object.fromEntries(Object.entries(variables).filter(([name]) => listed.includes(name) && !isNever(name) && !taken.has(fold(name))));
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

/***/ 14505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ markedProcesses),
/* harmony export */   X: () => (/* binding */ signalMarked)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * The processes whose environment holds `name=value`, however far they have moved away: an agent CLI starts its tools
 * in sessions and groups of their own, but they inherit its environment. Found in /proc; without it the list is empty.
 */
function markedProcesses(name, value) {
    const mark = `${name}=${value}`;
    const own = ancestors();
    return pids().filter((pid) => !own.has(pid) && environment(pid).includes(mark));
}
/** @returns how many processes were found */
function signalMarked(name, value, signal) {
    const found = markedProcesses(name, value);
    for (const pid of found) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // It has ended meanwhile.
        }
    }
    return found.length;
}
function pids() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
    }
    catch {
        return [];
    }
}
function environment(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, 'utf8').split('\0');
    }
    catch {
        return [];
    }
}
/** This process and those above it: a resume that a state of the same run has started must not end itself. */
function ancestors() {
    const found = new Set();
    for (let pid = process.pid; pid > 1 && !found.has(pid); pid = parentOf(pid))
        found.add(pid);
    return found;
}
function parentOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }
    catch {
        return 0;
    }
}


/***/ }),

/***/ 52948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isProgram),
/* harmony export */   k: () => (/* binding */ Programs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Looks up once where a program lies: the system would go through the whole PATH at each start, while this process
 * waits.
 */
class Programs {
    found = new Map();
    /** The program's path; the name itself where only the system can find it, or has to say that there is none. */
    find(command, path) {
        if (process.platform === 'win32' || path === undefined || command.includes('/'))
            return command;
        const key = `${command}\0${path}`;
        const known = this.found.get(key);
        if (known !== undefined && isProgram(known))
            return known;
        const found = search(command, path.split(':'));
        if (found !== command)
            this.found.set(key, found);
        return found;
    }
}
function search(command, folders) {
    for (const folder of folders) {
        // What a relative folder of the PATH is depends on the child's directory.
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))
            return command;
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, command);
        if (isProgram(file))
            return file;
    }
    return command;
}
function isProgram(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 91116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ annotationLine),
/* harmony export */   Df: () => (/* binding */ withoutCommands)
/* harmony export */ });
/* unused harmony exports groupStart, maskLine, GROUP_END */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** Nobody reads a longer message beside a line of code. */
const MESSAGE_LENGTH = 4000;
/** An annotation `::error file=…,line=…,title=…::…`, on one line whatever is in it. */
function annotationLine({ level, message, title, file, line, column: col }) {
    const properties = Object.entries({ ...(file !== undefined && { file, line, col }), title })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const head = properties.length === 0 ? level : `${level} ${properties.join(',')}`;
    return `::${head}::${escapeData((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(message.slice(0, MESSAGE_LENGTH)).trim())}`;
}
function groupStart(title) {
    return `::group::${escapeData(title)}`;
}
/** Has the runner mask a value. Each line of the value is masked by itself, as the runner works by lines. */
function maskLine(secret) {
    return `::add-mask::${escapeData(secret)}`;
}
const GROUP_END = '::endgroup::';
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
/**
 * The text, changed so that no line of it is a command. The runner takes `::name::` at a line's start and `##[name]`
 * anywhere in it for one, on stderr too. What an agent says must not set an output or mask a word. Fencing the text by
 * `::stop-commands::` would not do: its token would have to be kept from agents, and a killed process never takes it
 * back.
 */
function withoutCommands(text) {
    if (!/^(?:[^\S\r\n]|\u0085)*::|##\[/m.test(text))
        return text;
    // The runner counts U+0085 as white space, and JavaScript does not.
    return text.replace(/^((?:[^\S\r\n]|\u0085)*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
}


/***/ }),

/***/ 27448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ lineWidth),
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   kJ: () => (/* binding */ packItems),
/* harmony export */   kU: () => (/* binding */ joinSpans),
/* harmony export */   oZ: () => (/* binding */ lineText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

function span(text, tone) {
    return { text, tone };
}
function lineText(line) {
    return line.map(({ text }) => text).join('');
}
function lineWidth(line) {
    return line.reduce((sum, part) => sum + (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(part.text), 0);
}
/** The line, cut at its end to at most `columns`. */
function cutLine(line, columns, ellipsis) {
    if (lineWidth(line) <= columns)
        return line;
    const kept = [];
    let left = columns;
    for (const part of line) {
        const width = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(part.text);
        // The ellipsis has to fit, so the last kept span is cut even if it would just fill the line.
        if (width > left - (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(ellipsis)) {
            kept.push({ ...part, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(`${part.text}${' '.repeat(left)}.`, left, ellipsis) });
            return kept;
        }
        kept.push(part);
        left -= width;
    }
    return kept;
}
/** Joins the items that are there, with a separator between them. */
function joinSpans(items, separator) {
    const present = items.filter((item) => item !== null);
    return present.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}
/** Puts items behind a start. Those that do not fit go on further lines, indented under it. */
function packItems(start, items, separator, columns) {
    const present = items.filter((item) => item !== null);
    const whole = [...start, span('  '), ...joinSpans(present, separator)];
    if (lineWidth(whole) <= columns)
        return [whole];
    const lines = [start];
    let current = [];
    for (const item of present) {
        const wider = current.length === 0 ? [span('  '), item] : [...current, separator, item];
        if (current.length > 0 && lineWidth(wider) > columns) {
            lines.push(current);
            current = [span('  '), item];
        }
        else {
            current = wider;
        }
    }
    return [...lines, current];
}


/***/ }),

/***/ 41897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ agentTone),
/* harmony export */   a: () => (/* binding */ createTheme)
/* harmony export */ });
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27448);

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
/** An agent's colour, for the whole run. `order` counts agents as they appear. */
function agentTone(order) {
    return AGENT_TONES[order % AGENT_TONES.length];
}
function createTheme(options) {
    return {
        glyphs: options.unicode ? UNICODE : ASCII,
        paint: options.color ? paintColoured : _line_js__WEBPACK_IMPORTED_MODULE_0__/* .lineText */ .oZ,
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


/***/ }),

/***/ 92135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ transitionDetail),
/* harmony export */   e: () => (/* binding */ tagText)
/* harmony export */ });
/* harmony import */ var _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83706);

// These are the words for each tag. The compiler asks for those of a new one.
/** The tag's name; for several forks, their number. */
function tagText(transition, times) {
    if (transition.tag !== 'fork' || transition.workers.length === 1)
        return transition.tag;
    return `fork ${times}${transition.workers.length}`;
}
/** What is worth printing of a transition besides where it goes. */
function transitionDetail(transition) {
    switch (transition.tag) {
        case 'result':
            return transition.payload;
        case 'call':
        case 'function':
            return `returns to ${(0,_core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_0__/* .stateName */ .Vi)(transition.return)}`;
        case 'reset':
            return transition.cd === undefined ? '' : `in ${transition.cd}`;
        case 'goto':
        case 'fork':
        case 'ask':
            return '';
        default:
            return transition;
    }
}


/***/ }),

/***/ 34033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createAgentCli),
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15843);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70968);



/** A kept process that gets no turn for this long ends (spec 6.1). */
const WARM_IDLE_MS = 60_000;
/**
 * Creates an adapter by name, loading it and what it needs only now.
 * @throws UsageError for a name that is no agent, or a replay without a recording.
 */
async function createAgentCli(name, options) {
    const { record, recordFiles, children, warm, meter, ...rest } = options;
    const cli = await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .createAdapter */ .u4)(name, {
        ...rest,
        processStarter: async () => {
            const start = await children.agentStarter();
            return meter?.withKeys(name, start) ?? start;
        },
        isRoot: process.getuid?.() === 0,
        warm: warm > 0 ? { most: warm, idleMs: WARM_IDLE_MS } : null,
    });
    if (record === null)
        return cli;
    const { createRecorder, recordingAgent } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 79867));
    return recordingAgent(cli, await createRecorder(record), recordFiles);
}
/**
 * What a child sees of the environment (spec 6.5), with what the workflow's manifest adds (spec 2.6). There `${NAME}`
 * is a variable that the child sees anyway.
 * @param child an agent CLI's name, or `script`
 */
function environmentOf(child, options, declared = {}) {
    const whole = { ...options, own: (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .ownVariables */ .uk)(child, options.parent), secrets: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_VARIABLES */ .It };
    const seen = (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Qc)(whole);
    const entries = Object.entries(declared);
    if (entries.length === 0)
        return seen;
    const filled = entries.map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)\}/g, (_, other) => seen.env[other] ?? ''),
    ]);
    return (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Qc)({ ...whole, extra: { ...options.extra, ...Object.fromEntries(filled) } });
}


/***/ }),

/***/ 5487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ resolveDirectories),
/* harmony export */   si: () => (/* binding */ checkDirectories),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58889);





/**
 * Makes every directory of a transition absolute (spec 1.3).
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds
 */
function resolveDirectories(transition, cwd, check) {
    return (0,_core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .mapFields */ .YP)(transition, (path, field) => {
        if (_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[field].kind !== 'directory')
            return path;
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        if (!isDirectory(directory)) {
            const message = `${field}="${path}" names no directory: there is no ${directory}.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RaymondError */ .xC('MISSING_DIRECTORY', message);
        }
        check(directory);
        return directory;
    });
}
/**
 * Checks the directories where the agents of a resumed run work, and to which they return: a state file may come from
 * anywhere, and the directories may have moved or gone (spec 1.3, 4.3).
 * @param file the state file, for messages
 * @param isElsewhere agents that do not go on here: their directories may be of another machine (spec 4.10)
 * @throws StateError STATE_INVALID; RaymondError MISSING_DIRECTORY, or what `check` throws
 */
function checkDirectories(run, check, file, isElsewhere = () => false) {
    const here = run.agents.filter(({ id }) => !isElsewhere(id));
    const places = here.flatMap(({ id, cwd, stack }) => [
        { directory: cwd, who: `agent ${id} works in` },
        ...stack.map((frame) => ({ directory: frame.cwd, who: `agent ${id} returns to` })),
    ]);
    for (const { directory, who } of places) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(directory))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_INVALID', `${who} ${directory}, which is no absolute path.`, { file });
        if (!isDirectory(directory)) {
            const message = `${who} ${directory}, and there is no such directory any more. Put it back, or start a new run.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RaymondError */ .xC('MISSING_DIRECTORY', message, { file });
        }
        check(directory);
    }
}
/** Follows links. */
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 38937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ runFor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/process/child-process.js
var child_process = __webpack_require__(5711);
// EXTERNAL MODULE: ./lib/runtime/agent-clis.js
var agent_clis = __webpack_require__(34033);
// EXTERNAL MODULE: ./lib/runtime/launch.js + 24 modules
var runtime_launch = __webpack_require__(35654);
// EXTERNAL MODULE: ./lib/runtime/needs.js
var needs = __webpack_require__(14985);
;// CONCATENATED MODULE: ./lib/runtime/stop.js
/** What makes a run end before its agents have: a signal, a limit, the budget, the deadline. */
class StopControl {
    current = null;
    interrupting = new AbortController();
    stopping = new AbortController();
    hurrying = new AbortController();
    listeners = [];
    get request() {
        return this.current;
    }
    /** Aborts when turns in flight have to end. */
    get signal() {
        return this.interrupting.signal;
    }
    /** Aborts when a signal or the deadline leaves no time, whatever had stopped the run before. */
    get hurry() {
        return this.hurrying.signal;
    }
    /** Aborts with the first request of either mode: from then on, nobody need be waited for. */
    get anyStop() {
        return this.stopping.signal;
    }
    /**
     * The first request decides how the run ends; a later one can only make it end sooner. For the budget the last
     * request counts, since the cost of turns in flight comes in after it was exceeded.
     */
    stop(request) {
        if (this.current === null)
            this.current = request;
        else if (request.mode === 'interrupt' && this.current.mode === 'drain')
            this.current = { ...this.current, mode: 'interrupt' };
        if (this.current.reason === 'BUDGET' && request.reason === 'BUDGET')
            this.current = { ...this.current, message: request.message };
        const leavesNoTime = request.reason === 'INTERRUPTED' || request.reason === 'DEADLINE';
        if (request.mode === 'interrupt' && leavesNoTime)
            this.hurrying.abort();
        this.stopping.abort();
        if (request.mode === 'interrupt')
            this.interrupting.abort();
        for (const listener of this.listeners)
            listener();
    }
    onStop(listener) {
        this.listeners.push(listener);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/face.js








/**
 * Runs a workflow for a face, from its start or from where it has stopped, and leaves nothing behind: no child
 * process, no timer, no signal handler, whatever it came to. The only way that runs are run.
 * @throws as `startRun` and `resumeRun`
 */
async function runFor(face, request) {
    const stop = new StopControl();
    face.onStopControl?.(stop);
    const children = face.children ?? new child_process/* ChildProcesses */.o();
    const deadline = scheduleDeadline(stop, face.ports, request.runId, face.recoveryHint, face.deadline, face.drainTime);
    const endSignals = obeySignals(face, stop, children, request.runId);
    const around = {
        ...face,
        stop,
        children,
        ...(face.createAgentCli === undefined && {
            checkPrograms: (workflow, launch, from) => (0,needs/* checkPrograms */.uj)(workflow, launch, from, (cli) => (0,agent_clis/* environmentOf */.p)(cli, { parent: face.environment, mode: face.environmentMode, allow: launch.env_allow }, workflow.manifest.environment).env.PATH),
        }),
        createAgentCli: face.createAgentCli ??
            ((name, launch, manifest, meter) => (0,agent_clis/* createAgentCli */.e)(name, {
                recording: launch.recording,
                strict: face.strict,
                record: face.record,
                recordFiles: face.recordFiles ?? false,
                env: face.environment,
                now: face.ports.now,
                children,
                warm: face.warm ? launch.concurrency : 0,
                aiCreditUsd: manifest.ai_credit_usd,
                meter,
            })),
        metering: { program: meterProgram(), whereSilent: face.keysWhereSilent },
    };
    try {
        return await (request.kind === 'new' ? (0,runtime_launch/* startRun */.AD)(request, around) : (0,runtime_launch/* resumeRun */.ZL)(request, around));
    }
    finally {
        endSignals();
        deadline.dispose();
        children.killAll();
    }
}
/** A bundle of its own, beside that of the face that runs. */
function meterProgram() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '.')), '..', 'meter', 'index.js');
}
/**
 * The first signal interrupts the agents, who still tell their cost, and pauses the run; a further one ends them at
 * once (spec 3.7). The state file is sound either way: it is only ever replaced whole.
 */
function obeySignals(face, stop, children, runId) {
    let isInterrupted = false;
    const endListening = face.onSignal((signal) => {
        if (isInterrupted)
            children.killAll();
        isInterrupted = true;
        const message = face.interrupted(signal, runId);
        stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message });
    });
    // Children have process groups of their own, so even our own crash must end them.
    const killAll = () => children.killAll();
    process.on('exit', killAll);
    return () => {
        endListening();
        process.off('exit', killAll);
    };
}
/**
 * Ends the run in time: no new state starts once less than the drain time is left; turns in flight get
 * that, and are interrupted at the deadline (spec 3.7). Of a short deadline, draining takes a quarter at most, unless it
 * is said: something should get done. Times in seconds; no deadline, nothing happens.
 */
function scheduleDeadline(stop, ports, runId, recoveryHint, deadline, drainTime = Math.min(launch/* DEFAULT_DRAIN_TIME */.T7, (deadline ?? 0) / 4)) {
    const over = new AbortController();
    if (deadline === undefined)
        return { dispose: () => { } };
    const at = async (seconds, mode) => {
        await ports.sleep(seconds * 1000, over.signal, 'aside');
        if (over.signal.aborted)
            return;
        const what = mode === 'drain' ? `is less than ${drainTime} s away, the time to drain` : 'is reached';
        const message = `The deadline of ${deadline} s ${what}. ${recoveryHint({ kind: 'resume' }, runId)}`;
        stop.stop({ mode, status: 'paused', reason: 'DEADLINE', message });
    };
    void at(Math.max(0, deadline - drainTime), 'drain');
    void at(deadline, 'interrupt');
    return { dispose: () => over.abort() };
}


/***/ }),

/***/ 37908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ raiseIn),
/* harmony export */   a4: () => (/* binding */ recordEntry),
/* harmony export */   hm: () => (/* binding */ visitVariables),
/* harmony export */   hv: () => (/* binding */ processEnvironment),
/* harmony export */   mH: () => (/* binding */ goTo),
/* harmony export */   ss: () => (/* binding */ variableEnvironment),
/* harmony export */   xl: () => (/* binding */ raise)
/* harmony export */ });
/* harmony import */ var _core_graph_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12777);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6529);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3103);



/**
 * Ends a visit that cannot go on: it fails the agent, or leads to the graph's error state, which then does its work and
 * ends the run with this error (spec 5.2).
 */
function raise({ runtime, agentId }, { error: target }, { code, message }) {
    const { current_state: state, turn, raised } = runtime.agent(agentId);
    // The error state's own work may fail too: the run then still fails with the first error.
    if (raised !== undefined)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)(raised);
    if (target === null || target === state)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)({ code, message });
    const isCounted = turn !== null && turn.state === state;
    const error = { code, message, state, ...(isCounted && { counted: true }) };
    runtime.warn(message, agentId, state);
    runtime.change(_core_graph_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .raiseError */ .Vl, agentId, error);
    const last = turn?.id ?? String(runtime.run.turns);
    return goTo(target, runtime.agent(agentId).pending_result, last, { error: code });
}
/** Goes to a state. In a graph that is always a reset (spec 1): a fresh session, with the last output as its input. */
function goTo(target, input, turn, why) {
    const transition = { tag: 'reset', target, ...(input !== null && { input }) };
    return { kind: 'transition', transition, implicit: false, turn, ...why };
}
/** Does what `raise` does, with the place in the file. */
function raiseIn(visit, { code, message }) {
    const { graph, state } = visit;
    const located = `${state.file}:${state.line}: ${state.id}: ${message}`;
    return raise(visit, graph, { code, message: located });
}
function visitVariables({ runtime, agentId }) {
    return runtime.agent(agentId).variables;
}
/** Adds to what the history says of this entry. */
function recordEntry({ runtime, agentId, state }, meta) {
    runtime.options.emit({ type: 'history', agent: agentId, state: state.id, meta });
}
/** The variables as every child process sees them (spec 5.6). */
function variableEnvironment(visit) {
    const { env, tooLong } = (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .railiEnvironment */ .vv)(visitVariables(visit));
    for (const name of tooLong) {
        const message = `the variable ${name} is too long for the environment, so processes do not see it`;
        visit.runtime.warn(message, visit.agentId, visit.state.id);
    }
    return env;
}
/** The environment of a state's script, command or notify. */
function processEnvironment(visit) {
    const { runtime, agentId, state } = visit;
    return {
        ...runtime.options.childEnvironment('script'),
        RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
        RAYMOND_AGENT_ID: agentId,
        RAYMOND_STATE: state.id,
        // The folder beside the workflow belongs to the newest run.
        RAYMOND_OUTPUTS: runtime.options.paths.outputs,
        RAYMOND_ATTEMPT: String(runtime.agent(agentId).turn?.attempt ?? 1),
        ...variableEnvironment(visit),
    };
}


/***/ }),

/***/ 55688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ statesIn),
/* harmony export */   IG: () => (/* binding */ optionsFileOf),
/* harmony export */   Ig: () => (/* binding */ guardedOf),
/* harmony export */   yB: () => (/* binding */ denialsFor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30308);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39325);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33377);
/* harmony import */ var _workflow_parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78608);







const OPTIONS_FILE = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_store_project_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .IN_PROJECT */ .cT.home, 'config.yaml');
function guardedOf({ onDisk, besides, ...by }) {
    const { project, root, cwd, stateDir, runFolder, changes } = by;
    const folders = [...new Set(onDisk.folders)];
    // Agents have nothing to write in a workflow's folder, unless they work in it.
    const theirs = [cwd, project, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, _store_project_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .IN_PROJECT */ .cT.tasks)];
    const isTheirs = (folder) => theirs.some((path) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(folder, path));
    return {
        files: [...new Set([...optionsFiles(project, root, cwd), ...onDisk.files, ...besides])],
        folders,
        closed: [
            ...folders.filter((folder) => !isTheirs(folder)),
            ...((0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isOutside */ ._K)(stateDir) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(stateDir)] : [stateDir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(runFolder)]),
            changes,
        ],
        startedIn: [...new Set([project, root, cwd])].filter((folder, _, all) => !all.some((other) => other !== folder && (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(other, folder))),
    };
}
function optionsFileOf(root) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, OPTIONS_FILE);
}
/** Options files in the project's root and in each folder on the way down to where agents work. */
function optionsFiles(project, root, cwd) {
    const files = new Set([optionsFileOf(project)]);
    const tops = [project, root].filter((top) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(top, cwd));
    for (let folder = cwd; tops.some((top) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(top, folder)); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        files.add(optionsFileOf(folder));
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            break;
    }
    return [...files];
}
/**
 * The files that agents are not to edit, as permission rules, which beat all that is allowed: under their given paths,
 * and under their real ones. A CLI that cannot be told of folders is told of the files in them.
 */
function denialsFor(cli, { files, closed, startedIn }) {
    const denies = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(cli)?.capabilities.deniesEdits ?? 'nothing';
    if (denies === 'nothing')
        return [];
    const within = (folders, what) => [...new Set(folders.flatMap((folder) => [folder, (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(folder)]))].map((folder) => plain(folder) + what);
    const paths = [
        ...within(files, ''),
        ...(denies === 'folders'
            ? [...within(closed, '/**'), ...within(startedIn, `/**/${plain(OPTIONS_FILE)}`)]
            : []),
    ];
    return [...new Set(paths)].map((path) => `Edit(/${path})`);
}
/** The paths of states in a folder. There may be more than were read. */
function statesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).flatMap((name) => ((0,_workflow_parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorkflowFile */ .Kr)(name) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)] : []));
    }
    catch {
        return [];
    }
}
/** A path for a rule. A rule's special characters have no escape that all versions know, so a wildcard replaces them. */
function plain(path) {
    return path.replace(/[\\*?[\]{}()!#,\s]/g, '?');
}


/***/ }),

/***/ 66125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ recordUntold)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_left_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9336);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40414);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55688);




/**
 * Records changes since runs began that have not reported them: runs that were killed within a turn, and runs that are
 * in one.
 * @param own the lock of a run that we hold ourselves, and that has not begun yet
 */
function recordUntold(left, own) {
    for (const baseline of left.baselines.all()) {
        // Changes in a project that is gone concern nobody.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(baseline.project))
            recordChanges(left, baseline);
        if (baseline.lock === own || (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .lockHolder */ .ms)(baseline.lock) === null)
            left.baselines.remove(baseline.lock);
    }
}
function recordChanges(left, { run, project, at, files, folders }) {
    for (const path of new Set([...Object.keys(files), ...folders.flatMap(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .statesIn */ .AJ)])) {
        const first = files[path] ?? null;
        const after = (0,_store_left_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Of */ .Bj)((0,_store_left_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrNull */ .di)(path));
        const earlier = left.of(path);
        if (after === first || earlier?.after === after)
            continue;
        const isSame = earlier !== null && (earlier.run === run || earlier.after === first);
        left.put({ path, before: isSame ? earlier.before : first, after, run, project, at, untold: true });
    }
}


/***/ }),

/***/ 1157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qi: () => (/* binding */ workersJson),
/* harmony export */   br: () => (/* binding */ writeWorkersFile),
/* harmony export */   jH: () => (/* binding */ workersMarkdown),
/* harmony export */   k_: () => (/* binding */ joinedWorkersOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20979);
/* harmony import */ var _core_typed_typed_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31644);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58265);





/** How many bytes of one result, and of all together, `{{workers}}` shows. The file has everything. */
const SHOWN_RESULT = 16_000;
const SHOWN_WORKERS = 256_000;
/** A longer `{{workers_json}}`, in bytes, is replaced by its file's path: an agent CLI refuses prompts of some MB. */
const INLINE_JSON = 1_000_000;
/** Null when no join has handed over anything. */
function joinedWorkersOf({ runtime, agentId }) {
    const { joined } = runtime.agent(agentId);
    if (joined === undefined)
        return null;
    const { results } = runtime.run;
    const workers = joined.map(({ id, state, status, error, variables, cost_usd, typed, worktree }) => ({
        agent: id,
        state,
        status,
        result: status === 'completed' ? ((0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(results, id) ?? '') : null,
        typed,
        error: error === null ? null : { code: error.code, message: error.message },
        variables,
        cost_usd,
        branch: null,
        ...worktree,
    }));
    return { workers, folder: runtime.options.paths.folder };
}
/**
 * Writes the reports as JSON to a file.
 * @returns its path
 * @throws StateError STATE_INVALID for a long result that is gone
 */
function writeWorkersFile(path, { workers, folder }) {
    // Whoever may write there may have put a link in its place.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o600);
    const write = (text) => {
        const bytes = Buffer.from(text);
        for (let at = 0; at < bytes.length;)
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, at);
    };
    try {
        let mark = '[';
        for (const worker of workers) {
            // Each report is printed as in a list of its own, without the brackets.
            write(`${mark}${JSON.stringify([whole(worker, folder)], null, 2).slice(1, -2)}`);
            mark = ',';
        }
        write(workers.length === 0 ? '[]\n' : '\n]\n');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
    return path;
}
/** The value of `{{workers_json}}`. @param path of the file with the same content */
function workersJson({ workers, folder }, path) {
    const parts = [];
    let bytes = '[]'.length;
    for (const worker of workers) {
        const part = JSON.stringify(whole(worker, folder));
        bytes += Buffer.byteLength(part) + (parts.length === 0 ? 0 : 1);
        if (bytes > INLINE_JSON)
            return path();
        parts.push(part);
    }
    return `[${parts.join(',')}]`;
}
/** A report for people and programs, with its keys in this order. */
function whole({ typed, ...worker }, folder) {
    const result = textOf(worker, folder);
    const { agent, state, status, result: _, ...rest } = worker;
    return { agent, state, status, result, result_json: (0,_core_typed_typed_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)(result, typed), ...rest };
}
function textOf({ result }, folder) {
    return result === null ? null : (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .resultText */ .D6)(folder, result);
}
/** The value of `{{workers}}`: a section of Markdown per worker. @param path of the file that has what is cut here */
function workersMarkdown({ workers, folder }, path) {
    if (workers.length === 0)
        return 'There were no workers.';
    const sections = [];
    let bytes = 0;
    for (const [index, worker] of workers.entries()) {
        const text = section(worker, folder, path);
        bytes += Buffer.byteLength(text) + SEPARATOR.length;
        if (bytes > SHOWN_WORKERS) {
            const left = workers.length - index;
            sections.push(`(${left} more ${left === 1 ? 'worker is' : 'workers are'} in ${path()})`);
            break;
        }
        sections.push(text);
    }
    return sections.join(SEPARATOR);
}
const SEPARATOR = '\n\n';
function section(worker, folder, path) {
    const variables = Object.entries(worker.variables).map(([name, value]) => `${name}=${value}`);
    const facts = [`state: ${(0,_core_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .shortStateName */ .Bo)(worker.state)}`, ...variables, ...worktreeFacts(worker, path)].map((fact) => `- ${fact}`);
    return [`## ${worker.agent}: ${worker.status}`, facts.join('\n'), body(worker, folder, path)].join('\n\n');
}
/** How many of a worker's changed files `{{workers}}` names. */
const SHOWN_FILES = 20;
function worktreeFacts(worker, path) {
    const { branch, commits = 0, changed_files: files = [], uncommitted, conflicts_with: conflicts } = worker;
    if (branch === null)
        return [];
    const more = files.length - SHOWN_FILES;
    const shown = files.slice(0, SHOWN_FILES).join(', ');
    return [
        `branch: ${branch} (${commits} ${commits === 1 ? 'commit' : 'commits'}${uncommitted ? ', and uncommitted changes' : ''})`,
        ...(files.length === 0 ? [] : [`changed: ${shown}${more > 0 ? ` and ${more} more, in ${path()}` : ''}`]),
        conflicts === null || conflicts === undefined
            ? 'conflicts with: not known'
            : `conflicts with: ${conflicts.length === 0 ? 'none' : conflicts.join(', ')}`,
    ];
}
function body(worker, folder, path) {
    const { status, error } = worker;
    if (status === 'stopped')
        return '(stopped: enough others had ended)';
    if (status === 'failed')
        return `(failed: ${error?.code ?? ''} ${cut(error?.message ?? '', path)})`;
    return cut(textOf(worker, folder) ?? '', path);
}
/** Cuts a text between whole characters. */
function cut(text, path) {
    if (Buffer.byteLength(text) <= SHOWN_RESULT)
        return text;
    const shown = new TextDecoder().decode(Buffer.from(text).subarray(0, SHOWN_RESULT), { stream: true });
    return `${shown}\n(cut off here; the whole text is in ${path()})`;
}


/***/ }),

/***/ 35654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OA: () => (/* binding */ checkVouchedFor),
  Kn: () => (/* binding */ newRunIdFor),
  ZL: () => (/* binding */ resumeRun),
  AD: () => (/* binding */ startRun),
  Sv: () => (/* binding */ whatElse)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/context.js
var graph_context = __webpack_require__(11583);
// EXTERNAL MODULE: ./lib/core/join/door.js
var door = __webpack_require__(13386);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/store/lock.js
var store_lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/state-folder.js
var state_folder = __webpack_require__(33377);
// EXTERNAL MODULE: ./lib/store/texts.js
var store_texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/core/text/usd.js
var usd = __webpack_require__(90911);
// EXTERNAL MODULE: ./lib/process/marked-processes.js
var marked_processes = __webpack_require__(14505);
;// CONCATENATED MODULE: ./lib/process/orphans.js

/** Marks every child of a run, and what they start in turn, with the folder of that run. */
const RUN_FOLDER_VARIABLE = 'RAYMOND_RUN_FOLDER';
const GRACE_MS = 3000;
const POLL_MS = 50;
/**
 * Ends what a killed orchestrator has left running: an agent that still works, and spends, in a session that
 * is about to be resumed (spec 3.6). SIGTERM comes first, since the agent CLI then still writes down its cost.
 * The caller has to hold the run's lock.
 * @returns how many processes were found
 */
async function endOrphans(runFolder, sleep) {
    const orphans = (0,marked_processes/* signalMarked */.X)(RUN_FOLDER_VARIABLE, runFolder, 'SIGTERM');
    if (orphans === 0)
        return 0;
    for (let waited = 0; waited < GRACE_MS && (0,marked_processes/* markedProcesses */.K)(RUN_FOLDER_VARIABLE, runFolder).length > 0; waited += POLL_MS) {
        await sleep(POLL_MS);
    }
    (0,marked_processes/* signalMarked */.X)(RUN_FOLDER_VARIABLE, runFolder, 'SIGKILL');
    return orphans;
}

// EXTERNAL MODULE: ./lib/store/left-changes.js
var left_changes = __webpack_require__(9336);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/core/state/run-changes.js
var run_changes = __webpack_require__(26432);
// EXTERNAL MODULE: ./lib/store/durable.js
var durable = __webpack_require__(60158);
// EXTERNAL MODULE: ./lib/store/journal.js
var store_journal = __webpack_require__(76446);
;// CONCATENATED MODULE: ./lib/store/state-writer.js









const realFileSystem = { open: promises_.open, rename: promises_.rename, rm: promises_.rm };
/** A journal grows to this, or to FOLD_RATIO times the snapshot: so folding costs a fraction of what it saves. */
const SMALLEST_FOLD_BYTES = 1 << 20;
const FOLD_RATIO = 4;
/** No planted link is followed. There is no O_APPEND: nobody else writes the journal, so we know where it ends. */
const JOURNAL = external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a run's state, durably (spec 3.2): what has changed since the last commit goes to the end of the journal, and
 * now and then the whole state into a new snapshot. Commits that come while a write is under way share the next one.
 * docs/state-file.md says what is on disk at each moment.
 */
class StateWriter {
    path;
    options;
    pending = null;
    draining = false;
    failure = null;
    journal = null;
    journalBytes = 0;
    snapshotBytes = 0;
    /** The run as it is on disk. */
    last = null;
    commits;
    fs;
    /** These two count for benchmarks and the log. */
    writes = 0;
    bytes = 0;
    constructor(path, options = {}) {
        this.path = path;
        this.options = options;
        this.commits = options.commit ?? 0;
        this.fs = options.fs ?? realFileSystem;
    }
    /** What is on disk, unless somebody else has written there; null when nothing was committed yet. */
    get committed() {
        return this.last === null ? null : { run: this.last, commit: this.commits };
    }
    /**
     * Resolves when this run, or a later one, is on disk.
     * @throws StateError STATE_WRITE_FAILED; what is on disk then still is the last good state.
     */
    commit(run) {
        return this.put(run, false);
    }
    /** As `commit`, but writes a new snapshot, which afterwards holds the whole state alone. */
    fold(run) {
        return this.put(run, true);
    }
    /**
     * Ends writing. The snapshot then holds the whole state alone, unless writing has failed.
     * @throws StateError STATE_WRITE_FAILED
     */
    async close() {
        try {
            if (this.last !== null && this.journalBytes > 0 && this.failure === null)
                await this.fold(this.last);
        }
        finally {
            const { journal } = this;
            this.journal = null;
            await journal?.close();
        }
        if (this.last !== null && this.failure === null)
            await this.fs.rm((0,store_journal/* journalPath */.HY)(this.path), { force: true });
    }
    put(run, fold) {
        if (this.failure)
            return Promise.reject(this.failure);
        this.pending ??= newPending(run);
        this.pending.run = run;
        this.pending.fold ||= fold;
        const { promise } = this.pending;
        // Writing begins in a microtask, so that outcomes that arrive together are written together.
        if (!this.draining) {
            this.draining = true;
            queueMicrotask(() => void this.drain());
        }
        return promise;
    }
    async drain() {
        while (this.pending) {
            const { run, fold, resolve, reject } = this.pending;
            this.pending = null;
            try {
                await this.write(run, fold);
                resolve();
            }
            catch (error) {
                this.failure = new errors/* StateError */.qq('STATE_WRITE_FAILED', `The state file could not be written (${(0,errors/* messageOf */.bD)(error)}). It still holds the last good state. Free the disk or mend the folder, then resume.`, { file: this.path }, { cause: error });
                reject(this.failure);
                this.pending?.reject(this.failure);
                this.pending = null;
            }
        }
        this.draining = false;
    }
    async write(run, fold) {
        await this.options.sync?.();
        const commit = this.commits + 1;
        const line = fold ? null : this.lineOf(run, commit);
        if (line === null)
            await this.writeSnapshot(run, commit);
        else
            await this.append(line);
        this.commits = commit;
        this.last = run;
        this.writes += 1;
    }
    /** Null when a snapshot is due. */
    lineOf(run, commit) {
        if (this.last === null || this.journal === null)
            return null;
        const changes = (0,run_changes/* changesOf */.f)(this.last, run);
        if (changes === null)
            return null;
        const line = Buffer.from((0,store_journal/* journalLine */.Ee)(commit, changes));
        const { smallestFold = SMALLEST_FOLD_BYTES } = this.options;
        const most = Math.max(smallestFold, FOLD_RATIO * this.snapshotBytes);
        return this.journalBytes + line.length > most ? null : line;
    }
    async append(line) {
        const journal = this.journal;
        // What is written to a file that was removed would be lost without an error.
        if ((0,external_node_fs_.fstatSync)(journal.fd).nlink === 0)
            throw new Error('ENOENT: its journal was removed');
        for (let at = 0; at < line.length;) {
            const { bytesWritten } = await journal.write(line, at, line.length - at, this.journalBytes + at);
            at += bytesWritten;
        }
        await journal.datasync();
        this.journalBytes += line.length;
        this.bytes += line.length;
    }
    /** A crash at any step leaves one whole state: the journal is emptied only when the snapshot holds all of it. */
    async writeSnapshot(run, commit) {
        const text = (0,state_file/* stateText */.r9)(run, commit);
        const temporary = `${this.path}.tmp`;
        const journal = this.journal ?? (await this.openJournal());
        try {
            const file = await this.create(temporary);
            try {
                await file.writeFile(text);
                await file.sync();
            }
            finally {
                await file.close();
            }
            await this.replace(temporary);
        }
        catch (error) {
            await this.fs.rm(temporary, { force: true }).catch(() => { });
            throw error;
        }
        await (0,durable/* syncFolder */.Y)((0,external_node_path_.dirname)(this.path), this.fs.open);
        if (this.journalBytes > 0)
            await journal.truncate(0);
        this.journalBytes = 0;
        this.snapshotBytes = Buffer.byteLength(text);
        this.bytes += this.snapshotBytes;
    }
    async openJournal() {
        const journal = await this.fs.open((0,store_journal/* journalPath */.HY)(this.path), JOURNAL, 0o600);
        this.journal = journal;
        const stats = await journal.stat();
        if (!stats.isFile())
            throw new Error('the journal is no file');
        this.journalBytes = stats.size;
        if (this.commits === 0 && stats.size > 0) {
            // The journal is of an earlier run whose state file is gone.
            await journal.truncate(0);
            await journal.sync();
            this.journalBytes = 0;
        }
        return journal;
    }
    /** Always makes a new file: one that is there was left by a crash, or is a link that would be written through. */
    async create(path) {
        try {
            return await this.fs.open(path, 'wx', 0o600);
        }
        catch (error) {
            if (codeOf(error) !== 'EEXIST')
                throw error;
            await this.fs.rm(path, { force: true });
            return this.fs.open(path, 'wx', 0o600);
        }
    }
    /** On Windows a file that somebody is just reading, a virus scanner say, cannot be replaced for a moment. */
    async replace(temporary) {
        for (let wait = 10;; wait *= 2) {
            try {
                return await this.fs.rename(temporary, this.path);
            }
            catch (error) {
                const isBusy = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error));
                if (process.platform !== 'win32' || !isBusy || wait > 1000)
                    throw error;
                await (0,external_node_timers_promises_.setTimeout)(wait);
            }
        }
    }
}
function newPending(run) {
    let resolve;
    let reject;
    const promise = new Promise((res, rej) => {
        resolve = res;
        reject = rej;
    });
    return { run, fold: false, promise, resolve, reject };
}
function codeOf(error) {
    return error.code ?? '';
}

// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/workflow/lint/foreign-config.js + 1 modules
var foreign_config = __webpack_require__(56422);
// EXTERNAL MODULE: ./lib/runtime/agent-clis.js
var agent_clis = __webpack_require__(34033);
// EXTERNAL MODULE: ./lib/runtime/guarded/files.js
var guarded_files = __webpack_require__(55688);
// EXTERNAL MODULE: ./lib/process/files.js
var process_files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/runtime/guarded/untold.js
var untold = __webpack_require__(66125);
;// CONCATENATED MODULE: ./lib/runtime/guarded/watch.js






/**
 * Checks whether the files that decide what runs do are as they were when this run began (spec 9.1). The run itself
 * does not read them any more, but the next one will.
 */
class Watch {
    guarded;
    left;
    words;
    seen = new Map();
    constructor(guarded, left, words) {
        this.guarded = guarded;
        this.left = left;
        this.words = words;
        (0,untold/* recordUntold */.U)(left, words.lock);
        for (const path of this.paths())
            this.remember(path, (0,left_changes/* readOrNull */.di)(path));
        const { lock, run } = words;
        const files = Object.fromEntries([...this.seen].map(([path, { told }]) => [(0,process_files/* realOf */.MN)(path), told]));
        const folders = guarded.folders.map(process_files/* realOf */.MN);
        const baseline = { run, lock, project: (0,process_files/* realOf */.MN)(words.project), at: words.now(), files, folders };
        left.baselines.put(lock, baseline);
    }
    /** What earlier runs have left changed in them, for people. What somebody has changed since is reported once. */
    leftBefore(isAccepted) {
        const changes = this.left.all();
        if (changes.length === 0)
            return [];
        const known = new Map([...this.seen.keys()].map((path) => [(0,process_files/* realOf */.MN)(path), path]));
        const folders = this.guarded.folders.map(process_files/* realOf */.MN);
        return changes.flatMap((change) => {
            const { path } = change;
            // A missing file was not read.
            if (!known.has(path) && !folders.includes((0,external_node_path_.dirname)(path)))
                return [];
            const now = (0,left_changes/* sha256Of */.Bj)((0,left_changes/* readOrNull */.di)(path));
            if (isAccepted || now !== change.after)
                this.left.accept(path);
            if (isAccepted || now === change.before)
                return [];
            const by = (0,left_changes/* changeText */.k0)(change, this.shown(known.get(path) ?? path));
            return now === change.after
                ? [`${by}, and this run goes by it as it is now. ${this.words.accept}`]
                : [`${by}, and by somebody since. That is taken for yours: this is not told again.`];
        });
    }
    /** Reports, after each turn, the files that have changed since they were last reported. */
    look() {
        return this.paths().flatMap((path) => {
            if (!this.seen.has(path))
                this.remember(path, null, '');
            const seen = this.seen.get(path);
            const stats = statsOf(path);
            if (stats === seen.stats)
                return [];
            seen.stats = stats;
            const now = (0,left_changes/* sha256Of */.Bj)((0,left_changes/* readOrNull */.di)(path));
            if (now === seen.told)
                return [];
            seen.told = now;
            return [this.tell(path, seen)];
        });
    }
    /** Reports at the end what has changed by then, with the differences. */
    summary() {
        const more = this.look();
        const changed = [...this.seen].filter(([, { bytes, told }]) => told !== (0,left_changes/* sha256Of */.Bj)(bytes));
        if (changed.length === 0)
            return more;
        const texts = changed.map(([path, { bytes }]) => `${this.shown(path)}:\n${changedLines(bytes, (0,left_changes/* readOrNull */.di)(path))}`);
        return [
            ...more,
            `What this run was read from is not what it was: the next run goes by what lies there now. ${this.words.accept}\n${texts.join('\n')}`,
        ];
    }
    /** Everything has been reported, and the run has ended. */
    end() {
        this.left.baselines.remove(this.words.lock);
    }
    tell(path, { bytes, told: after }) {
        const first = (0,left_changes/* sha256Of */.Bj)(bytes);
        const earlier = this.left.of(path);
        const before = earlier !== null && earlier.after === first ? earlier.before : first;
        if (after === before) {
            this.left.forget(path);
            return `${this.shown(path)} is again as it was when the run began.`;
        }
        const { run, project, lock, now } = this.words;
        const change = { path, before, after, run, project: (0,process_files/* realOf */.MN)(project), at: now() };
        // Somebody may have accepted the change while the turn went on.
        if (this.left.baselines.of(lock)?.files[(0,process_files/* realOf */.MN)(path)] !== after)
            this.left.put(change);
        const what = after === null ? 'gone' : first === null ? 'new' : 'changed';
        return `${this.shown(path)} is ${what}, since the run began: an agent or somebody else has done that. This run goes on with what it has read; the next one goes by what lies there then, and says so.`;
    }
    paths() {
        const { files, folders } = this.guarded;
        return [...new Set([...files, ...folders.flatMap(guarded_files/* statesIn */.AJ), ...this.seen.keys()])];
    }
    remember(path, bytes, stats = statsOf(path)) {
        this.seen.set(path, { bytes, told: (0,left_changes/* sha256Of */.Bj)(bytes), stats });
    }
    shown(path) {
        const { project } = this.words;
        return (0,process_files/* isBelow */.Yw)(project, path) ? (0,external_node_path_.relative)(project, path) : path;
    }
}
/** When any of these changes, the file has changed, or may have. */
function statsOf(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}
/** How many lines of each side are shown, and how many characters of a line. */
const MAX_LINES = 12;
const MAX_WIDTH = 160;
/** The difference in a file, for people: from the first line that differs to the last, `-` before, `+` after. */
function changedLines(before, after) {
    const old = linesOf(before);
    const now = linesOf(after);
    if (old === null || now === null)
        return '  it is no text';
    let head = 0;
    while (head < Math.min(old.length, now.length) && old[head] === now[head])
        head += 1;
    let tail = 0;
    const most = Math.min(old.length, now.length) - head;
    while (tail < most && old.at(-1 - tail) === now.at(-1 - tail))
        tail += 1;
    return [
        `  @@ line ${head + 1} @@`,
        ...shown('-', old.slice(head, old.length - tail)),
        ...shown('+', now.slice(head, now.length - tail)),
    ].join('\n');
}
function shown(sign, lines) {
    const left = lines.length - MAX_LINES;
    const cut = (line) => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line);
    return [
        ...lines.slice(0, MAX_LINES).map((line) => `  ${sign}${cut(line)}`),
        ...(left > 0 ? [`  ${sign}… ${left} more lines`] : []),
    ];
}
/** Null for a file that is no text. A missing file has no lines. */
function linesOf(bytes) {
    if (bytes === null || bytes.length === 0)
        return [];
    try {
        return new TextDecoder('utf-8', { fatal: true })
            .decode(bytes)
            .replace(/\r?\n$/, '')
            .split(/\r?\n/);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var core_agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/metering/metering.js
var metering = __webpack_require__(13188);
// EXTERNAL MODULE: ./lib/runtime/turns/model-of-state.js
var model_of_state = __webpack_require__(3794);
;// CONCATENATED MODULE: ./lib/runtime/metering/plan.js




/**
 * Null where keys are to be in the agents' environment.
 * @param whereSilent what holds where nobody has said
 * @param environmentOf what a CLI would see without a meter
 * @throws UsageError where `proxy` was asked for and cannot be had, or `--env-allow` names a key
 */
function planMeter(workflow, launch, whereSilent, environmentOf) {
    if ((launch.keys ?? whereSilent) === 'environment')
        return null;
    const plans = (0,model_of_state/* agentsOf */.et)(workflow, launch).flatMap((cli) => {
        const plan = (0,metering/* planMetering */.FO)(cli, environmentOf(cli));
        return plan === null ? [] : [{ cli, plan }];
    });
    const upstreams = plans.flatMap(({ plan }) => (plan.kind === 'metered' ? [plan.upstream] : []));
    const unmetered = plans.flatMap(({ cli, plan }) => plan.kind === 'unmetered' ? [{ cli, why: plan.why }] : []);
    const [first] = unmetered;
    if (launch.keys === 'proxy' && first !== undefined)
        throw new errors/* UsageError */.eb(`keys: proxy: ${first.cli} cannot be metered: ${first.why}. Give it a key that the proxy can hold, or \`keys: environment\`. Nothing was started.`);
    const named = upstreams.length === 0 ? undefined : launch.env_allow.find((name) => metering/* CREDENTIALS */.tG.has(name));
    if (named !== undefined)
        throw new errors/* UsageError */.eb(`env-allow names ${named}, a key, which the proxy holds: with it, agents and scripts would spend past the budget. Leave it out, or say \`keys: environment\`. Nothing was started.`);
    return { upstreams, unmetered };
}
/** Who holds the keys of which agent CLIs, in one line; undefined where none is asked. */
function keysInForce(workflow, launch, metering) {
    const asked = (0,model_of_state/* agentsOf */.et)(workflow, launch).filter((cli) => (0,core_agent_clis/* factsOf */.xS)(cli)?.metering != null);
    const own = asked.filter((cli) => !metering?.upstreams.some(({ id }) => id === cli));
    const held = asked.filter((cli) => !own.includes(cli));
    const parts = [
        held.length === 0
            ? null
            : `the proxy has those of ${held.join(', ')} (without a sandbox, an agent with a shell can read them from /proc)`,
        own.length === 0 ? null : `${own.join(', ')} ${own.length === 1 ? 'has its own' : 'have their own'}`,
    ].filter((part) => part !== null);
    return parts.length === 0 ? undefined : parts.join('; ');
}

// EXTERNAL MODULE: ./lib/runtime/metering/start.js
var start = __webpack_require__(64854);
// EXTERNAL MODULE: ./lib/core/answer.js
var answer = __webpack_require__(67149);
// EXTERNAL MODULE: ./lib/core/join/workers.js
var workers = __webpack_require__(28339);
// EXTERNAL MODULE: ./lib/core/turns.js
var turns = __webpack_require__(28115);
// EXTERNAL MODULE: ./lib/core/graph/entry.js
var graph_entry = __webpack_require__(23204);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/visits.js
var visits = __webpack_require__(6927);
// EXTERNAL MODULE: ./lib/core/worktree/changes.js
var changes = __webpack_require__(4792);
// EXTERNAL MODULE: ./lib/runtime/directories.js
var directories = __webpack_require__(5487);
// EXTERNAL MODULE: ./lib/runtime/graph/visit.js
var visit = __webpack_require__(37908);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var fan_out_rounds = __webpack_require__(96163);
// EXTERNAL MODULE: ./lib/core/join/failures.js
var failures = __webpack_require__(23697);
// EXTERNAL MODULE: ./lib/core/state/agent-positions.js
var agent_positions = __webpack_require__(29861);
// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/runtime/turns/begin.js
var begin = __webpack_require__(27990);
;// CONCATENATED MODULE: ./lib/runtime/joins/joins.js






/**
 * The doors of a run (spec 7.1): who waits at one, what lets agents through, and the end of workers that a door does
 * not need any more. The waits themselves are in the state file; only the timers are here.
 */
class Joins {
    runtime;
    ends;
    timer = null;
    constructor(runtime, ends) {
        this.runtime = runtime;
        this.ends = ends;
    }
    /** Begins an orchestrator's life: what was stopped is ended, and ended workers count before a time-out does. */
    async takeUp() {
        const { agents } = this.runtime.run;
        for (const { id, status } of agents)
            if (status === 'stopped')
                await this.countStopped(id);
        for (const { id, status } of agents)
            if (status === 'stopped')
                this.stopped(id);
        // The innermost come first: a door that stays shut there may count at the doors further out.
        for (const { id, status } of agents.toReversed())
            if (status === 'waiting')
                this.check(id);
        this.expire();
    }
    /** The agent has come to its door. */
    arrived(agentId) {
        this.check(agentId);
        this.watch();
    }
    /** A worker of this agent has ended or failed. */
    workerEnded(parent) {
        if (parent === null)
            return;
        this.check(parent);
        // An agent that cannot go on any more counts as failed at the doors further out.
        let isShut = this.isStuck(parent);
        for (const outer of (0,failures/* ancestorsOf */.Gw)(parent).toReversed()) {
            if (isShut)
                this.check(outer);
            isShut ||= this.isStuck(outer);
        }
    }
    /**
     * Finds workers that have not begun, and whose parent is on its way to a door that is satisfied without them. They
     * are not started before it has come there (spec 7.1).
     * @param isComing whether an agent is about to enter its state, or just coming to its door
     */
    surplusWorkers(isComing) {
        const { run } = this.runtime;
        const known = new Map();
        return (agentId) => {
            const agent = this.runtime.agent(agentId);
            if (agent.forked === undefined || !(0,fan_out_rounds/* isUnbegun */.vw)(agent))
                return false;
            const { parent: id } = agent.forked;
            const parent = run.agents[(0,agent_positions/* positionOf */.df)(run.agents, id)];
            if (parent?.turn !== null || parent.joined !== undefined)
                return false;
            const isSurplus = known.get(id) ?? (isComing(id) && this.isSatisfied(parent));
            known.set(id, isSurplus);
            return isSurplus;
        };
    }
    isSatisfied(parent) {
        const { run, options } = this.runtime;
        const join = joinOf(options.workflow, parent.current_state);
        return join !== undefined && (0,door/* isSatisfiedOnArrival */.Zv)(run, parent, join);
    }
    isStuck(agentId) {
        const { run } = this.runtime;
        const agent = run.agents.find(({ id }) => id === agentId);
        return agent !== undefined && (0,failures/* isStuck */.ZD)(run, agent);
    }
    /** The visit of an agent that a join has stopped is over. */
    stopped(agentId) {
        const { waiting } = this.runtime.change(door/* dropStopped */.N, agentId);
        for (const parent of waiting)
            this.check(parent);
    }
    check(agentId) {
        const { runtime } = this;
        const agent = runtime.run.agents.find(({ id }) => id === agentId);
        // An agent that is just arriving is checked once it has.
        if (agent?.status !== 'waiting' || this.ends.isInFlight(agentId) || this.ends.isHeld(agent))
            return;
        const { verdict } = runtime.change(door/* passJoin */.CI, agentId);
        if (verdict.kind === 'unmet')
            this.ends.failed(agentId, verdict.error);
        else if (verdict.kind === 'stopping')
            this.stop(verdict.stopped);
    }
    /** Stops workers once that is on record, so that no resume starts them again. */
    stop(stopped) {
        const inFlight = new Set(stopped.filter((id) => this.ends.isInFlight(id)));
        this.runtime.commit().then(() => {
            for (const id of inFlight)
                this.ends.interrupt(id);
        }, (error) => this.ends.crashed('', error));
        for (const id of stopped) {
            if (inFlight.has(id))
                continue;
            this.ends.interrupt(id);
            this.stopped(id);
        }
    }
    /** Ends all timers. Agents stay at their doors. */
    close() {
        this.timer?.cancel.abort();
    }
    /** Counts a turn that was cut off in an earlier life, of an agent that a join had stopped. */
    async countStopped(agentId) {
        const { runtime } = this;
        const visitor = { runtime, agentId };
        const { turn } = runtime.agent(agentId);
        if (turn === null)
            return;
        const logged = (0,record/* loggedOutcomeOf */.eu)(visitor, turn);
        if (logged !== undefined)
            (0,record/* countCost */.pc)(visitor, logged);
        else if (turn.cli !== undefined)
            await (0,begin/* countCutOff */.T)({ ...visitor, cli: await runtime.options.agentCli(turn.cli) }, turn);
    }
    /** Waits for the next time-out of a join, if it has changed. */
    watch() {
        const { ports, stop } = this.runtime.options;
        const agents = this.runtime.run.agents.filter((agent) => !this.ends.isHeld(agent));
        const at = (0,door/* nextJoinTimeout */.Pu)({ agents });
        if (at === (this.timer?.at ?? null))
            return;
        this.timer?.cancel.abort();
        this.timer = null;
        if (at === null)
            return;
        const cancel = new AbortController();
        this.timer = { at, cancel };
        const signal = AbortSignal.any([stop.anyStop, cancel.signal]);
        ports.sleep(Math.max(0, Date.parse(at) - ports.now()), signal, 'aside').then(() => {
            if (signal.aborted)
                return;
            this.timer = null;
            try {
                this.expire();
                this.ends.moved();
            }
            catch (error) {
                this.ends.crashed('', error);
            }
        });
    }
    expire() {
        const { runtime } = this;
        const now = new Date(runtime.options.ports.now()).toISOString();
        for (const agentId of (0,door/* expiredJoins */.bw)(runtime.run, now)) {
            if (this.ends.isHeld(runtime.agent(agentId)))
                continue;
            runtime.change(door/* expireJoin */.qF, agentId);
        }
        this.watch();
    }
}
/** A state's join, whose `timeout_goto` is a state's name. Undefined without a join. */
function joinOf(workflow, state) {
    const definition = workflow.state(state);
    if (definition.kind === 'graph' || definition.options.join === undefined)
        return undefined;
    const { join } = definition.options;
    const { timeout_goto: goto } = join;
    return goto === undefined ? join : { ...join, timeout_goto: workflow.resolve(goto, state) };
}

// EXTERNAL MODULE: ./lib/runtime/scripts/script-state.js
var script_state = __webpack_require__(55684);
// EXTERNAL MODULE: ./lib/core/protocol/route.js + 1 modules
var route = __webpack_require__(29889);
// EXTERNAL MODULE: ./lib/core/protocol/tags.js
var tags = __webpack_require__(94147);
// EXTERNAL MODULE: ./lib/runtime/template-values.js
var template_values = __webpack_require__(25267);
// EXTERNAL MODULE: ./lib/runtime/turns/result-schemas.js
var result_schemas = __webpack_require__(71403);
// EXTERNAL MODULE: ./lib/runtime/turns/state-settings.js
var state_settings = __webpack_require__(55422);
// EXTERNAL MODULE: ./lib/runtime/turns/take-turns.js + 3 modules
var take_turns = __webpack_require__(60205);
;// CONCATENATED MODULE: ./lib/runtime/turns/prompt-state.js










/** One agent's visit of one prompt state: its turn, reminders, and further attempts, up to a transition. */
async function visitPromptState(visit) {
    const { runtime, state } = visit;
    let cli;
    let settings;
    try {
        const name = (0,model_of_state/* agentOfState */.wZ)(runtime.options.workflow, runtime.run.launch, state.name);
        cli = await runtime.options.agentCli(name);
        settings = (0,state_settings/* settingsOfTurn */.s)(visit, name, state.settings);
    }
    catch (error) {
        if (!(error instanceof errors/* RaymondError */.xC))
            throw error;
        const code = error instanceof errors/* UsageError */.eb ? 'AGENT_FAILED' : error.code;
        return (0,record/* failed */.gz)({ code, message: `${state.file}: ${error.message}` });
    }
    const turns = {
        ...{ ...visit, cli, settings },
        prompt: () => (0,template_values/* renderFor */.EN)(visit, state.body),
        // There the answer is the payload, tags or not.
        ...(!state.options.force_implicit && { extra: { chooseAnswer: tags/* steeringAnswer */.U } }),
    };
    const outcome = await (0,take_turns/* takeTurns */.W)(turns, (answered) => judge(visit, answered));
    return outcome.kind === 'ended' ? outcome.end : (0,record/* failed */.gz)(outcome.error);
}
/** Reads the transition out of a final message; what is wrong with it is a reminder where one helps. */
function judge(visit, { turn, text, session }) {
    const { runtime, agentId, state } = visit;
    const routing = (0,route/* routeByTags */._)({
        text,
        options: state.options,
        resolve: (target) => runtime.options.workflow.resolve(target, state.name),
        maxForks: runtime.run.launch.max_forks,
        ...(turn.asks_input && { asksInput: true }),
        ...(turn.reminder !== undefined && { isReminded: true }),
        schemas: (0,result_schemas/* resultSchemas */.U)(visit),
    });
    switch (routing.kind) {
        case 'transition': {
            const { transition, implicit, warnings } = routing;
            for (const warning of warnings)
                runtime.warn(warning, agentId, state.name);
            runtime.change(turns/* adoptSession */.NR, agentId, session);
            return { kind: 'transition', transition, implicit, turn: turn.id };
        }
        case 'fail':
            return (0,record/* failed */.gz)(routing);
        case 'remind':
            return routing;
        default:
            return routing;
    }
}

// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var worktrees_place = __webpack_require__(50690);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/plan.js




/**
 * Where the agent works, if its transition forks workers that get work trees of their own; else null. It is looked up
 * before the transition is followed, because the agent goes on meanwhile, and its HEAD with it.
 * @throws RaymondError WORKTREE_FAILED where there can be no work trees
 */
async function gitPlaceFor({ runtime, agentId }, transition) {
    if (transition.tag !== 'fork')
        return null;
    const worker = transition.workers.find((each) => wantsWorktree(runtime, each));
    if (worker === undefined)
        return null;
    const { cwd } = runtime.agent(agentId);
    const refuse = (why) => {
        throw new errors/* RaymondError */.xC('WORKTREE_FAILED', `${worker.target} has \`worktree\`, and ${agentId} forks it in ${cwd}: ${why}. No worker was started.`);
    };
    const { Git } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4491));
    const git = new Git(cwd, runtime.options.environment);
    const asked = ['rev-parse', '--show-toplevel', '--git-common-dir', '--show-prefix'];
    const answer = await git.ask(asked).catch((error) => refuse(error.message));
    const [top, repository, folder = ''] = answer?.split('\n') ?? [];
    if (!top || !repository)
        return refuse('this is no git repository. Make it one (`git init`, and a commit), or drop `worktree`');
    const head = await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head === null)
        return refuse('the repository has no commit yet that a branch could begin at');
    return { top, folder: folder.replace(/\/$/, ''), head, repository: (0,external_node_path_.resolve)(cwd, repository) };
}
/**
 * Plans the work trees of a fork's workers. Their `cd` is relative to those, and taken out of the transition, because
 * those directories do not exist yet.
 * @throws RaymondError OUTSIDE_WORKSPACE for a `cd` that leads out of the work tree
 */
function planWorktrees(runtime, transition, place) {
    if (place === undefined || transition.tag !== 'fork')
        return { transition, worktreeOf: undefined };
    const plans = transition.workers.map((worker) => wantsWorktree(runtime, worker) ? folderOf(worker, place) : null);
    const workers = transition.workers.map((worker, index) => {
        if (plans[index] === null)
            return worker;
        const { cd: _, ...others } = worker;
        return others;
    });
    const runId = runtime.run.workflow_id;
    const worktreeOf = (index, workerId) => {
        const folder = plans[index];
        if (folder == null)
            return undefined;
        return {
            state: 'planned',
            path: (0,worktrees_place/* worktreePath */.F9)(runtime.options.worktrees, runId, workerId),
            branch: (0,changes/* workerBranch */.De)(runId, workerId),
            base: place.head,
            repository: place.repository,
            folder,
            commit: optionOf(runtime, transition.workers[index]) === 'commit',
        };
    };
    return { transition: { ...transition, workers }, worktreeOf };
}
function optionOf(runtime, { target }) {
    const definition = runtime.options.workflow.state(target);
    return definition.kind === 'graph' ? undefined : definition.options.worktree;
}
function wantsWorktree(runtime, worker) {
    return optionOf(runtime, worker) !== undefined;
}
function folderOf({ cd, target }, place) {
    const folder = (0,changes/* folderInWorktree */.lh)(place, cd);
    if (folder !== null)
        return folder;
    throw new errors/* RaymondError */.xC('OUTSIDE_WORKSPACE', `cd="${cd}" leads out of the work tree that ${target} gets for itself. Say it relative to the top of that.`);
}

;// CONCATENATED MODULE: ./lib/runtime/enter.js













/** Enters the agent's next state and does its work (spec 3.1), unless a loop limit or too many steps prevent it. */
async function visitState(visitor, signal) {
    const entered = enter(visitor);
    if ('kind' in entered)
        return entered;
    try {
        await enterOwnWorktree(visitor);
        const end = await visitEntered({ ...visitor, signal, state: entered.definition });
        if (end.kind !== 'transition')
            return end;
        const place = await gitPlaceFor(visitor, end.transition);
        return place === null ? end : { ...end, place };
    }
    catch (error) {
        if (error instanceof errors/* RaymondError */.xC && WORKTREE_CODES.has(error.code))
            return (0,record/* failed */.gz)(error);
        throw error;
    }
}
/** How making work trees, or finding a place for them, may fail. */
const WORKTREE_CODES = new Set(['WORKTREE_FAILED', 'MISSING_DIRECTORY']);
/** A worker that was forked into a state with `worktree` gets one before anything of it starts (spec 7.3). */
async function enterOwnWorktree({ runtime, agentId }) {
    const worktree = (0,own_value/* ownValue */.e)(runtime.run.worktrees, agentId);
    if (worktree?.state !== 'planned')
        return;
    const { makeWorktree } = await __webpack_require__.e(/* import() */ 3464).then(__webpack_require__.bind(__webpack_require__, 81083));
    const told = await makeWorktree(worktree, runtime.options.environment, runtime.worktreesInTurn);
    if (told !== null)
        runtime.warn(`In the work tree of ${agentId}: ${told}`, agentId);
    runtime.change(changes/* enterWorktree */.s1, agentId);
}
async function visitEntered(visit) {
    const { runtime, agentId, state } = visit;
    const { cwd } = runtime.agent(agentId);
    if (!(0,directories/* isDirectory */.wd)(cwd))
        return directoryGone(agentId, cwd);
    switch (state.kind) {
        case 'script':
            return (0,script_state/* visitScriptState */._E)({ ...visit, state });
        case 'prompt':
            return visitPromptState({ ...visit, state });
        case 'graph':
            return visitGraph({ ...visit, state });
        default:
            return state;
    }
}
/** The code is loaded along with the graph: to wait for it here would put the entry into a write of its own. */
function visitGraph(visit) {
    const { visitGraphState } = visit.runtime.options;
    if (visitGraphState === undefined)
        throw new errors/* RaymondError */.xC('INTERNAL', `${visit.state.name} is in no graph`);
    return visitGraphState(visit);
}
/** The check is made here, because a process started in a missing directory blames its own program. */
function directoryGone(agentId, cwd) {
    const message = `The directory ${cwd}, where agent ${agentId} works, is not there any more. Make it again, then resume.`;
    return (0,record/* failed */.gz)({ code: 'MISSING_DIRECTORY', message });
}
/** Applies loop limits. A visit that a crash has cut off has passed them already. */
function enter(visitor) {
    const { runtime, agentId } = visitor;
    const { workflow } = runtime.options;
    const { graph } = workflow;
    // Behind the door of a join the limits have been passed too.
    if ((0,record/* turnLeftOpen */.vA)(visitor) !== null || runtime.agent(agentId).joined !== undefined) {
        return { definition: workflow.state(runtime.agent(agentId).current_state) };
    }
    if (runtime.stepsBegun >= runtime.run.launch.max_steps)
        return tooManySteps(runtime);
    if (!runtime.mayEnter)
        return enoughEntries(runtime);
    // States whose limits are reached and lead elsewhere. This ends, because none comes twice.
    const passed = [];
    for (;;) {
        if (graph !== undefined)
            runtime.change(graph_entry/* passSkips */.kt, agentId, graph.states);
        const agent = runtime.agent(agentId);
        const definition = workflow.state(agent.current_state);
        const limit = resolveLimit(definition, (target) => workflow.resolve(target, definition.name));
        const entry = (0,visits/* checkEntry */.Tr)(runtime.run, agentId, limit);
        if (entry.kind === 'may_enter') {
            runtime.countEntry();
            const end = atDoor(visitor, definition.name);
            if (end !== null)
                return end;
            runtime.stepBegins(agentId);
            return { definition };
        }
        if (entry.kind === 'refused')
            return refused(visitor, entry.count, []);
        passed.push(definition.name);
        if (passed.includes(entry.to)) {
            return refused(visitor, entry.count, [...passed.slice(passed.indexOf(entry.to)), entry.to]);
        }
        runtime.change(visits/* passOn */.TH, agentId, entry.to, entry.count);
    }
}
/** A state with a join is entered at its door (spec 7.1). Waiting there is no step. */
function atDoor({ runtime, agentId }, state) {
    const join = joinOf(runtime.options.workflow, state);
    if (join === undefined)
        return null;
    runtime.change(door/* arriveAtJoin */.bO, agentId, join, runtime.now());
    return { kind: 'waiting' };
}
/** @param circle of loop limits that lead to each other, if that is the reason */
function refused(visitor, count, circle) {
    const { runtime, agentId } = visitor;
    const { options } = runtime;
    const { graph } = options.workflow;
    const { current_state: state } = runtime.agent(agentId);
    const message = refusal(runtime, state, count, circle, graph === undefined ? 'goto' : 'continue');
    if (graph === undefined)
        return (0,record/* failed */.gz)({ code: 'MAX_VISITS', message });
    if (graph.error !== null)
        options.emit({ type: 'max_visits', agent: agentId, state, count, to: graph.error });
    return (0,visit/* raise */.xl)(visitor, graph, { code: 'MAX_VISITS', message });
}
/** Why a state cannot be entered any more, and what to do. */
function refusal(runtime, state, count, circle, onward) {
    if (runtime.run.launch.loop !== null)
        return `The loop has had its ${count} iterations without a <result>. ${runtime.recoveryHint({ kind: 'more_iterations' })}`;
    if (circle.length > 0)
        return `${circle.join(' → ')}: each of these states has had its max_visits, and the \`${onward}\` of each leads to the next, in a circle. Let one of them lead out of it, raise one, or ${runtime.recoveryHint({ kind: 'another_round' })}.`;
    return `${state} was to be entered more often than its max_visits of ${count}. Give max_visits a \`${onward}\`, raise it, or ${runtime.recoveryHint({ kind: 'another_round' })}.`;
}
function tooManySteps(runtime) {
    const { run, options } = runtime;
    options.stop.stop({
        mode: 'drain',
        status: 'failed',
        reason: 'MAX_STEPS',
        message: `The run has taken ${runtime.stepsBegun} steps, and its limit is ${run.launch.max_steps}. ${runtime.recoveryHint({ kind: 'more_steps' })}`,
    });
    return record/* LEFT_OPEN */.Jq;
}
/** Pauses the run after as many entries as `--next` allows. What is in flight ends by itself. */
function enoughEntries(runtime) {
    const { options } = runtime;
    const entered = options.next === 1 ? 'One state was entered' : `${options.next} states were entered`;
    options.stop.stop({
        mode: 'drain',
        status: 'paused',
        reason: 'NEXT',
        message: `${entered}, as --next asked. ${runtime.recoveryHint({ kind: 'resume' })}`,
    });
    return record/* LEFT_OPEN */.Jq;
}
function resolveLimit(definition, resolve) {
    const limit = definition.options.max_visits;
    return limit?.goto === undefined ? limit : { ...limit, goto: resolve(limit.goto) };
}

;// CONCATENATED MODULE: ./lib/runtime/fan-out/delegated-agents.js


/**
 * The agents of a run that jobs of their own run (spec 4.10): workers that have been forked and not begun, and those of
 * legs, whatever has become of them there.
 */
class DelegatedAgents {
    fanOut;
    isInLegs;
    /** @param run the resumed run: the agents of its legs stay the same until it ends */
    constructor(fanOut, run) {
        this.fanOut = fanOut;
        this.isInLegs = this.isElsewhere ? (0,fan_out_rounds/* isInLegs */.lb)(run) : () => false;
    }
    has(agent) {
        if (this.isInLegs(agent.id))
            return true;
        return this.mayFork && (0,fan_out_rounds/* isUnbegun */.vw)(agent);
    }
    /** What a run that has nothing under way waits for. Null when it waits for no such agent, and ends like any other run. */
    standing(run) {
        if (!this.isElsewhere)
            return null;
        const isPlan = this.fanOut?.kind === 'plan';
        const held = run.agents.filter((agent) => this.has(agent));
        if (held.length === 0)
            return null;
        // What has failed or asks in a leg is for the leg's job to deal with: a plan ends as it did.
        const here = run.agents.filter((agent) => {
            if (this.has(agent))
                return !isPlan && (agent.status === 'failed' || agent.status === 'asking');
            return agent.status !== 'waiting';
        });
        if ((0,life/* conclusion */.q$)(run, here).status !== 'completed')
            return null;
        const legs = isPlan ? [] : parkedLegs(run, held, this.isInLegs);
        return legs.length > 0 ? { kind: 'parked', legs } : { kind: 'forked' };
    }
    get isElsewhere() {
        return this.fanOut?.kind === 'plan' || this.fanOut?.kind === 'collect';
    }
    get mayFork() {
        return this.fanOut?.kind === 'plan' || (this.fanOut?.kind === 'collect' && this.fanOut.mayForkAgain);
    }
}
function parkedLegs(run, held, isInLegs) {
    const ids = held.map(({ id }) => id).filter(isInLegs);
    const legs = run.fan_out?.rounds.flatMap((round) => round.legs) ?? [];
    return legs.filter((leg) => ids.some((0,fan_out_rounds/* descendantsOf */.gO)(leg.workers)));
}

// EXTERNAL MODULE: ./lib/core/change.js + 2 modules
var change = __webpack_require__(69381);
;// CONCATENATED MODULE: ./lib/core/fan-out/plan.js



/** Shares are whole millionths of a dollar, rounded down: together they are never more than there is. */
const UNITS_PER_USD = 1e6;
/** How much a sum of doubles may fall short. */
const SLACK_UNITS = 1e-4;
const MAX_ROUNDED_USD = 1e9;
/**
 * Makes legs of the workers without which the run can go no further (spec 4.10), and gives each a share of what is left
 * of the budget. Where the legs of the last round are not done, that round stays, with new shares; if more workers have
 * been forked since, a new round replaces it.
 */
function planFanOut(run, { maxLegs, hash }) {
    const isTaken = (0,fan_out_rounds/* isInLegs */.lb)(run);
    const notStarted = run.agents.filter((agent) => (0,fan_out_rounds/* isUnbegun */.vw)(agent) && !isTaken(agent.id));
    const open = (0,fan_out_rounds/* openRound */.rM)(run);
    const left = open === null ? [] : (0,fan_out_rounds/* workersIn */.r0)(open.legs).filter((worker) => isLeft(run, worker));
    if (open !== null && left.length > 0 && notStarted.length === 0)
        return withRound(run, sharedOut(run, open, left));
    const workers = [...left, ...notStarted.map(({ id }) => id)];
    if (workers.length === 0)
        return run;
    const legs = legsOf(workers, maxLegs);
    const before = left.length === 0 ? run : givenUp(run);
    const number = (run.fan_out?.rounds ?? []).length + 1;
    const plan = hash(JSON.stringify(definition(run, number, legs)));
    return withRound(before, sharedOut(before, { round: number, plan, legs }, workers));
}
/** Whether a worker of a leg has still to complete. */
function isLeft(run, worker) {
    return run.agents.some(({ id }) => id === worker);
}
function withRound(run, round) {
    const before = (run.fan_out?.rounds ?? []).filter((other) => other.round !== round.round);
    return (0,change/* updateRun */.PF)(run, { fan_out: { ...run.fan_out, rounds: [...before, round] } });
}
/** Spreads workers over legs as evenly as possible, in the order of forking. */
function legsOf(workers, maxLegs) {
    const many = Math.max(1, Math.min(maxLegs, workers.length));
    return Array.from({ length: many }, (_, index) => {
        const from = Math.floor((index * workers.length) / many);
        const to = Math.floor(((index + 1) * workers.length) / many);
        return {
            name: String(index + 1),
            workers: workers.slice(from, to),
            share_usd: null,
            attempts: [],
            taken: {},
        };
    });
}
/** Divides what is left by the workers still to come. Workers whose cost is known keep their share. */
function sharedOut(run, round, toCome) {
    const left = run.budget_usd - run.total_cost_usd - withheldBeside(run, round);
    const each = Math.max(0, left) / toCome.length;
    const isToCome = new Set(toCome);
    const legs = round.legs.map((leg) => {
        if (run.budget_usd <= 0)
            return { ...leg, share_usd: null };
        const workers = leg.workers.filter((worker) => isToCome.has(worker)).length;
        const spent = leg.attempts.reduce((sum, { cost_usd: usd }) => sum + usd, 0);
        const share = each * workers + spent;
        return { ...leg, share_usd: roundedDown(share) };
    });
    return { ...round, legs };
}
function roundedDown(usd) {
    return usd < MAX_ROUNDED_USD ? Math.floor(usd * UNITS_PER_USD + SLACK_UNITS) / UNITS_PER_USD : usd;
}
/** The shares of lost legs in other rounds. The shares of this round are about to be made. */
function withheldBeside(run, { round }) {
    const rounds = (run.fan_out?.rounds ?? []).filter((other) => other.round !== round);
    return run.fan_out === undefined ? 0 : (0,fan_out_rounds/* withheldUsd */.y5)({ fan_out: { ...run.fan_out, rounds } });
}
/** What a plan's identity is made of: another run, or another way to this point, gives another plan. */
function definition(run, round, legs) {
    const byId = new Map(run.agents.map((agent) => [agent.id, agent]));
    return {
        run: run.workflow_id,
        started_at: run.started_at,
        workflow: run.workflow.fingerprint,
        round,
        turns: run.turns,
        steps: run.steps,
        legs: legs.map(({ name, workers }) => ({ name, workers: workers.map((id) => begun(byId.get(id))) })),
    };
}
function begun(agent) {
    if (agent === undefined)
        return null;
    const { id, current_state: state, variables, pending_result: input, forked } = agent;
    return { id, state, variables: Object.entries(variables), input, forked };
}
/** Takes back what the legs have not done: a resume runs it here (`forks: here`). Missing workers begin anew. */
function giveUpLegs(run) {
    const { fan_out: fanOut } = run;
    if (fanOut === undefined || (0,fan_out_rounds/* openRound */.rM)(run) === null)
        return run;
    const missing = new Set(fanOut.rounds.flatMap(({ legs, given_up: isOver }) => isOver
        ? []
        : legs.flatMap(({ workers, taken }) => workers.filter((worker) => (0,own_value/* ownValue */.e)(taken, worker) === 0))));
    return (0,change/* updateRun */.PF)(givenUp(run), {
        agents: run.agents.map((agent) => missing.has(agent.id) && agent.status === 'failed' ? unbegunAgain(agent) : agent),
    });
}
function givenUp(run) {
    const { fan_out: fanOut } = run;
    if (fanOut === undefined)
        return run;
    const rounds = fanOut.rounds.map((round) => ({ ...round, given_up: true }));
    return (0,change/* updateRun */.PF)(run, { fan_out: { ...fanOut, rounds } });
}
/** The worker as it was before it failed for its missing leg. */
function unbegunAgain(agent) {
    return (0,change/* sealAgent */.vL)({ ...agent, status: 'active', error: null });
}

// EXTERNAL MODULE: ./lib/core/text/earliest.js
var earliest = __webpack_require__(762);
;// CONCATENATED MODULE: ./lib/runtime/fan-out/ending.js





/** How a run ends that waits for jobs of its own (spec 4.10), with their plan; null when it waits for none. */
function heldEnding(runtime, held) {
    const standing = held.standing(runtime.run);
    const { fanOut } = runtime.options;
    if (standing === null || fanOut === undefined || fanOut.kind === 'work')
        return null;
    const recoveryHint = (way) => runtime.recoveryHint(way);
    if (standing.kind === 'parked')
        return parkedEnding(runtime.run, standing.legs, recoveryHint);
    runtime.change(planFanOut, { maxLegs: fanOut.maxLegs, hash: sha256 });
    return forkedEnding(runtime.run, recoveryHint);
}
function forkedEnding(run, recoveryHint) {
    const { legs, round } = (0,fan_out_rounds/* openRound */.rM)(run);
    const workers = (0,fan_out_rounds/* workersIn */.r0)(legs).length;
    const many = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
    const share = legs[0]?.share_usd == null ? '' : `, each within its share of what is left of the budget`;
    return {
        status: 'forked',
        reason: 'FORKED',
        message: `${many(workers, 'worker')} are to run in ${many(legs.length, 'job')} of their own (round ${round})${share}. ${recoveryHint({ kind: 'forked' })}`,
        resume_at: null,
    };
}
/** The run waits for legs that have stopped early and are to go on. */
function parkedEnding(run, legs, recoveryHint) {
    const broken = legs.find(({ parked }) => parked?.status === 'failed');
    const first = (broken ?? legs[0])?.parked;
    const told = legs.map(({ name, workers, parked }) => `leg ${name} (${workers.join(', ')}): ${[parked?.reason, parked?.message].filter(Boolean).join(': ')}`);
    const times = [...legs.map(({ parked }) => parked?.resume_at ?? null), (0,door/* nextJoinTimeout */.Pu)(run)];
    return {
        status: broken === undefined ? 'paused' : 'failed',
        reason: first?.reason ?? null,
        message: `${legs.length === 1 ? 'A leg has' : `${legs.length} legs have`} stopped before the end: ${told.join('; ')} ${recoveryHint({ kind: 'legs' })}`,
        resume_at: (0,earliest/* earliest */.Q)(times),
    };
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./lib/core/state/text-ref.js
var text_ref = __webpack_require__(60854);
// EXTERNAL MODULE: ./lib/core/agents.js
var agents = __webpack_require__(27257);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
;// CONCATENATED MODULE: ./lib/core/step.js






/**
 * Follows a transition (spec 1.3). It is pure: no clock, no random, no file, no process. The transition's targets are
 * state names already, and its `cd` is an absolute directory that exists.
 */
function step(run, agentId, transition, inputs) {
    const agent = (0,agents/* agentOf */.jk)(run, agentId);
    const change = followed(run, agent, transition, inputs);
    const to = whereTo(change.run.agents[(0,agent_positions/* positionOf */.df)(change.run.agents, agentId)]);
    const { turn, implicit, exitCode, outcome, error } = inputs;
    const told = {
        ...{ type: 'transition', agent: agentId, state: agent.current_state, turn, transition, implicit, to },
        ...(exitCode !== undefined && { exit_code: exitCode }),
        ...(outcome !== undefined && { outcome }),
        ...(error !== undefined && { error }),
    };
    return { ...change, events: [told, ...change.events] };
}
/** The state that comes next. Null where the agent has ended, or where a question decides later. */
function whereTo(agent) {
    if (agent === undefined)
        return null;
    return agent.status === 'asking' ? (agent.ask?.next ?? null) : agent.current_state;
}
function followed(run, agent, transition, inputs) {
    switch (transition.tag) {
        case 'goto':
            return (0,change/* moved */.aW)(run, agent, (0,change/* enter */.Ve)(transition.target, transition.input));
        case 'reset':
            return (0,change/* moved */.aW)(gone(run, [transition.cd]), agent, {
                ...(0,change/* enter */.Ve)(transition.target, transition.input),
                session_id: null,
                branch_from: null,
                cwd: transition.cd ?? agent.cwd,
            });
        case 'call':
        case 'function':
            return (0,change/* moved */.aW)(run, agent, called(agent, transition));
        case 'fork':
            return forked(run, agent, transition, inputs);
        case 'ask':
            return asked(run, agent, transition, inputs);
        case 'result':
            return returned(run, agent, transition, inputs);
        default:
            return transition;
    }
}
/** Notes the folders that agents go into: their files have to come along to another machine (spec 4.3). */
function gone(run, to) {
    const known = run.directories ?? [];
    const places = new Set([run.launch.cwd, ...known]);
    const fresh = [...new Set(to)].filter((each) => each !== undefined && !places.has(each));
    return fresh.length === 0 ? run : (0,change/* updateRun */.PF)(run, { directories: [...known, ...fresh] });
}
function called(agent, transition) {
    const frame = {
        session: agent.session_id,
        state: transition.return,
        cwd: agent.cwd,
        ...(agent.branch_from !== null && { branch_from: agent.branch_from }),
        ...(agent.session_cli !== undefined && { session_cli: agent.session_cli }),
    };
    return {
        ...(0,change/* enter */.Ve)(transition.target, transition.input),
        model_override: transition.model ?? null,
        stack: [...agent.stack, frame],
        session_id: null,
        // A caller without a session, after scripts alone, has nothing to branch off, so the state starts afresh.
        branch_from: transition.tag === 'call' ? (agent.session_id ?? agent.branch_from) : null,
    };
}
/** Takes time in proportion to the workers and the live agents. */
function forked(run, agent, transition, { worktreeOf }) {
    const states = transition.workers.map(({ target }) => target);
    const { workers: made, counter } = (0,agents/* workerIds */.Nx)(run, agent.id, states);
    const workers = transition.workers.map((worker, index) => {
        const { id, order } = made[index];
        return (0,agents/* newAgent */.SJ)(id, worker.target, worker.cd ?? agent.cwd, {
            variables: worker.variables,
            pending_result: worker.input ?? null,
            model_override: worker.model ?? null,
            forked: { parent: agent.id, depth: agent.stack.length, order },
        });
    });
    const worktrees = workers.flatMap(({ id }, index) => {
        const worktree = worktreeOf?.(index, id);
        return worktree === undefined ? [] : [[id, worktree]];
    });
    const directories = transition.workers.map(({ cd }) => cd);
    const next = (0,change/* updateRun */.PF)(gone(run, directories), {
        agents: [...run.agents, ...workers],
        ...(worktrees.length > 0 && { worktrees: { ...run.worktrees, ...Object.fromEntries(worktrees) } }),
        fork_counters: { ...run.fork_counters, [agent.id]: counter },
    });
    const parent = (0,change/* moved */.aW)(next, agent, (0,change/* enter */.Ve)(transition.next, transition.input));
    const { id: agentId, current_state: state } = agent;
    return {
        run: parent.run,
        events: workers.map(({ id, current_state: to, variables }) => ({
            ...{ type: 'forked', agent: agentId, state, worker: id, worker_state: to, variables },
        })),
        start: [agentId, ...workers.map(({ id }) => id)],
    };
}
function asked(run, agent, transition, inputs) {
    const timeout = transition.timeout === undefined ? null : (0,duration/* parseDuration */.E9)(transition.timeout);
    const ask = {
        id: inputs.newId(),
        kind: 'question',
        question: transition.question.trim(),
        next: transition.next,
        asked_at: inputs.now,
        timeout_at: timeout === null ? null : new Date(Date.parse(inputs.now) + timeout).toISOString(),
        timeout_next: transition.timeout_next ?? null,
    };
    return (0,change/* asking */.os)(run, agent, ask, { turn: null, retry_count: 0, pending_result: null });
}
/** A result is known to be JSON as long as somebody may ask. */
function ended(run, agent, result, typed) {
    const after = (0,change/* endAgent */.xj)(run, agent.id, result, (0,workers/* asEnded */.Rn)(agent, typed));
    return typed && agent.forked === undefined ? (0,change/* updateRun */.PF)(after, { typed }) : after;
}
function returned(run, agent, transition, { kept }) {
    const frame = agent.stack.at(-1);
    if (!frame) {
        const { id, current_state: state } = agent;
        const { payload, typed } = transition;
        return (0,change/* changed */.tD)((0,change/* updateRun */.PF)(ended(run, agent, kept ?? payload, typed), (0,changes/* withEndedWorktree */.Cb)(run, id)), {
            type: 'agent_ended',
            agent: id,
            state,
            result: payload,
        });
    }
    // Workers that the call has forked and not joined are the caller's from here on.
    return (0,change/* moved */.aW)((0,change/* updateRun */.PF)(run, (0,workers/* withHandedUp */.MN)(run, agent)), agent, {
        ...(0,change/* enter */.Ve)(frame.state, transition.payload),
        stack: agent.stack.slice(0, -1),
        session_id: frame.session,
        branch_from: frame.branch_from ?? null,
        session_cli: frame.session_cli,
        cwd: frame.cwd,
    });
}

;// CONCATENATED MODULE: ./lib/runtime/follow.js








/** Reading and following a message with more workers than this takes noticeable time. */
const MANY_WORKERS = 1000;
/**
 * Lets the event loop run between reading and following, so that a signal is heard. If the signal stops the visit, the
 * transition is left to the resume, which finds its outcome in the log.
 */
async function afterSignals(end, signal) {
    if (end.kind !== 'transition' || end.transition.tag !== 'fork')
        return end;
    if (end.transition.workers.length < MANY_WORKERS)
        return end;
    // The first pause comes before the loop has looked for signals, the second after.
    await (0,external_node_timers_promises_.setImmediate)();
    await (0,external_node_timers_promises_.setImmediate)();
    return signal.aborted ? record/* LEFT_OPEN */.Jq : end;
}
/**
 * Follows what a visit has ended with: its templates and directories, and the step (spec 1.3).
 * @returns why it leads nowhere that the agent may go, with nothing changed; else null
 */
function followTransition(visitor, { kind: _, transition: written, place, ...routed }) {
    const { runtime, agentId } = visitor;
    const before = runtime.agent(agentId);
    const { graph } = runtime.options.workflow;
    let transition;
    let planned;
    try {
        // What an agent takes through a graph is output, and no template.
        const rendered = graph === undefined ? (0,template_values/* renderTransition */.Yc)(visitor, written) : written;
        planned = planWorktrees(runtime, rendered, place);
        transition = (0,directories/* resolveDirectories */.Gz)(planned.transition, before.cwd, runtime.options.checkDirectory);
    }
    catch (error) {
        if (!(error instanceof errors/* RaymondError */.xC))
            throw error;
        return error;
    }
    const payload = transition.tag === 'result' && before.stack.length === 0 ? transition.payload : null;
    runtime.change(step, agentId, transition, {
        ...routed,
        now: runtime.now(),
        newId: () => runtime.options.ports.newId().slice(0, 8),
        kept: payload !== null && (0,text_ref/* isLong */.Q)(payload) ? runtime.options.texts.keep(payload) : undefined,
        worktreeOf: planned.worktreeOf,
    });
    return null;
}

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
    /** By agent. */
    asked = new Map();
    constructor(runtime, ends) {
        this.runtime = runtime;
        this.ends = ends;
    }
    put(agentId, ask) {
        const { askPerson } = this.runtime.options;
        if (this.runtime.run.launch.on_ask !== 'prompt' || !askPerson)
            return;
        this.open += 1;
        const withdrawn = new AbortController();
        this.asked.set(agentId, withdrawn);
        this.last = this.last.then(async () => {
            try {
                await this.untilAnswered(agentId, ask, askPerson, withdrawn.signal);
                this.open -= 1;
                this.ends.over(agentId);
            }
            catch (error) {
                this.ends.crashed(agentId, error);
            }
        });
    }
    /**
     * Takes an answer that came by another way than the terminal's (spec 8.2).
     * @throws UsageError, ProtocolError for one that fits no open question, or decides nothing
     */
    deliver({ askId, text }) {
        const { agent, ask } = (0,parked/* openQuestion */.R0)(this.runtime.run, askId);
        this.give(agent.id, text);
        this.withdraw(agent.id);
        return { agentId: agent.id, askId: ask.id };
    }
    /** Nobody need answer any more: a join has stopped the agent, or somebody has answered elsewhere. */
    withdraw(agentId) {
        this.asked.get(agentId)?.abort();
    }
    async untilAnswered(agentId, ask, askPerson, withdrawn) {
        const { stop } = this.runtime.options;
        const over = AbortSignal.any([stop.anyStop, withdrawn]);
        let { question } = ask;
        while (!over.aborted) {
            const text = await askPerson(question, agentId, ask.multiline ?? false, over, ask.output);
            if (over.aborted)
                return;
            try {
                this.give(agentId, text);
                return;
            }
            catch (error) {
                // An answer that decides nothing is asked for again.
                if (!(error instanceof errors/* UsageError */.eb || error instanceof errors/* ProtocolError */.bd))
                    throw error;
                question = error.message;
            }
        }
    }
    give(agentId, text) {
        const { current_state: state } = this.runtime.agent(agentId);
        const resolve = (target) => this.runtime.options.workflow.resolve(target, state);
        this.runtime.change(answer/* answer */.ZF, agentId, text, resolve);
    }
}

// EXTERNAL MODULE: ./lib/runtime/turns/first-turns.js
var first_turns = __webpack_require__(83844);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/worktrees.js




/**
 * Deals with workers' work trees once the workers have ended (spec 7.3). Everything to be done is in the state file
 * first, so that a crash in between leaves it to the resume.
 */
class Worktrees {
    runtime;
    taken = new Set();
    began;
    constructor(runtime) {
        this.runtime = runtime;
        this.began = runtime.options.ports.now();
    }
    /** Called when an agent has ended: it may have been the last one in its work tree. */
    tidy() {
        for (const [id, worktree] of (0,changes/* untidyWorktrees */.wV)(this.runtime.run)) {
            if (this.taken.has(id))
                continue;
            this.taken.add(id);
            void this.runtime.worktreesInTurn.do(() => this.tidyOne(id, worktree));
        }
    }
    /** Resolves when all that was begun is done. Never rejects. */
    settled() {
        return this.runtime.worktreesInTurn.settled();
    }
    /**
     * Looks at what the workers have left whom a join has just handed to this agent.
     * @param signal cuts it short; a resume looks again
     */
    async describe(agentId, signal) {
        const { runtime } = this;
        const { joined = [] } = runtime.agent(agentId);
        if (!joined.some(({ id, worktree }) => worktree === undefined && (0,own_value/* ownValue */.e)(runtime.run.worktrees, id) !== undefined))
            return;
        await this.settled();
        const { describeJoined } = await __webpack_require__.e(/* import() */ 9674).then(__webpack_require__.bind(__webpack_require__, 49674));
        const described = await describeJoined({ runtime, agentId }, signal);
        if (described !== null)
            runtime.change(changes/* describeWorktrees */.Gr, agentId, described);
    }
    async tidyOne(id, worktree) {
        const { runtime } = this;
        try {
            // It is on record first that the worker has ended, since it could not be carried on without its work tree.
            await runtime.commit();
            await this.settle(id, worktree);
        }
        catch (error) {
            runtime.warn(`The work tree ${worktree.path} of ${id} could not be looked at, and stays: ${(0,errors/* messageOf */.bD)(error)}`);
            return;
        }
        // A failed write shows again at the run's own next one.
        await runtime.commit().catch(() => { });
    }
    async settle(id, worktree) {
        const { runtime } = this;
        const { environment, worktrees } = runtime.options;
        // A state file may come from anywhere, so no other path that it names is removed.
        const isOurs = worktree.path === (0,worktrees_place/* worktreePath */.F9)(worktrees, runtime.run.workflow_id, id);
        const { clearLocks, removeWorktree } = await __webpack_require__.e(/* import() */ 3464).then(__webpack_require__.bind(__webpack_require__, 81083));
        if (worktree.state === 'planned') {
            if (isOurs)
                await removeWorktree(worktree, environment);
            runtime.change(changes/* forgetWorktree */.$D, id);
            return;
        }
        const { commitLeft, inspectWorktree, isNothing } = await __webpack_require__.e(/* import() */ 4773).then(__webpack_require__.bind(__webpack_require__, 4773));
        const message = `What ${id} has left uncommitted (raymond ${runtime.run.workflow_id})`;
        const hasEnded = worktree.state === 'ended';
        if (hasEnded && worktree.commit && (await inspectWorktree(worktree, environment))?.uncommitted) {
            await clearLocks(worktree, environment, this.began);
            await commitLeft(worktree, message, environment);
        }
        const left = await inspectWorktree(worktree, environment);
        // A worker that was stopped or has failed keeps it in any case.
        if (left === null || (hasEnded && isNothing(left))) {
            if (isOurs)
                await removeWorktree(worktree, environment);
            runtime.change(changes/* forgetWorktree */.$D, id);
            return;
        }
        runtime.change(changes/* keepWorktree */.f$, id, left);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/orchestrator.js


















/**
 * The loop (spec 3.1). It starts every live agent's state, at most `concurrency` at once and first come, first served;
 * follows each outcome as it arrives; and ends when no agent is live or something stops the run.
 */
class Orchestrator {
    runtime;
    queue = [];
    /** Keyed by agent. Aborting ends the agent's visit, which then reports its cost. */
    inFlight = new Map();
    /** Agents in flight whose states take turns of an agent CLI. */
    paid = new Set();
    /** People know already that fewer agents start than `concurrency` allows. */
    saving = false;
    questions;
    joins;
    worktrees;
    firstTurns;
    held;
    fatal = null;
    finish;
    constructor(runtime) {
        this.runtime = runtime;
        this.held = new DelegatedAgents(runtime.options.fanOut, runtime.run);
        this.questions = new Questions(runtime, {
            over: (agentId) => this.goOn(agentId),
            crashed: (agentId, error) => this.crash(agentId, error),
        });
        runtime.onStart = (agentId) => this.enqueue(agentId);
        this.worktrees = new Worktrees(runtime);
        this.firstTurns = new first_turns/* FirstTurns */.vG(runtime, () => queueMicrotask(() => this.startReady()));
        this.joins = new Joins(runtime, {
            failed: (agentId, error) => this.fail(agentId, error),
            interrupt: (agentId) => {
                this.inFlight.get(agentId)?.abort();
                this.questions.withdraw(agentId);
                this.removeFromQueue(agentId);
            },
            isInFlight: (agentId) => this.inFlight.has(agentId),
            isHeld: (agent) => this.held.has(agent),
            moved: () => this.goOn(),
            crashed: (agentId, error) => this.crash(agentId, error),
        });
    }
    /**
     * Resolves with the run's end, which is on disk by then.
     * @throws StateError STATE_WRITE_FAILED, when every child has been stopped
     */
    async execute() {
        const { runtime } = this;
        await runtime.commit();
        const finished = new Promise((resolve) => {
            this.finish = resolve;
        });
        runtime.options.stop.onStop(() => this.startReady());
        for (const agent of runtime.run.agents) {
            if (agent.status === 'active')
                this.enqueue(agent.id);
            else if (agent.status === 'asking')
                this.ask(agent.id);
        }
        await this.joins.takeUp();
        this.worktrees.tidy();
        const unsubscribe = runtime.options.answersLeft?.(runtime.run.workflow_id, (left) => this.deliver(left));
        this.startReady();
        await finished;
        unsubscribe?.();
        this.joins.close();
        await this.worktrees.settled();
        if (this.fatal !== null)
            throw this.fatal.error;
        this.conclude();
        // A run that is on record as completed is never entered again.
        runtime.options.memory?.publish();
        await runtime.options.history?.flush();
        await runtime.commit();
        return runtime.run;
    }
    enqueue(agentId) {
        if (!this.held.has(this.runtime.agent(agentId)))
            this.queue.push(agentId);
    }
    startReady() {
        const { stop } = this.runtime.options;
        const { concurrency } = this.runtime.run.launch;
        while (stop.request === null && this.inFlight.size < concurrency) {
            const next = this.takeNext();
            if (next === undefined)
                break;
            this.start(next);
        }
        const waiting = stop.request === null && (this.queue.length > 0 || this.questions.open > 0);
        if (this.inFlight.size === 0 && !waiting)
            this.finish();
    }
    /** First come, first served; but no more turns start than the rest of the budget pays for (spec 3.5). */
    takeNext() {
        const { runtime } = this;
        const most = (0,budget/* turnsAtOnce */.vA)(runtime.run, runtime.mostExpensiveTurnUsd);
        const isSaving = this.paid.size >= most;
        const isSurplus = this.joins.surplusWorkers((id) => this.inFlight.has(id) || this.queue.includes(id));
        const at = this.queue.findIndex((id) => !isSurplus(id) && !(isSaving && this.isPaid(id)) && !this.firstTurns.holds(id));
        if (isSaving && !this.saving && this.queue.length > 0 && this.isPaid(this.queue[0])) {
            this.saving = true;
            runtime.warn(`what is left of the budget is not enough for all agents at once: ${most === 1 ? 'one turn' : `${most} turns`} at a time, each as expensive as the most expensive so far ($${(0,usd/* usdDigits */.z)(runtime.mostExpensiveTurnUsd)})`);
        }
        return at < 0 ? undefined : this.queue.splice(at, 1)[0];
    }
    isPaid(agentId) {
        const { options } = this.runtime;
        const { workflow } = options;
        const cli = (0,model_of_state/* agentOfState */.wZ)(workflow, this.runtime.run.launch, this.runtime.agent(agentId).current_state);
        // What goes by the meter never spends more than there is.
        return cli !== null && !this.runtime.isMetered(cli);
    }
    /** A join has stopped the agent before it began. */
    removeFromQueue(agentId) {
        const place = this.queue.indexOf(agentId);
        if (place !== -1)
            this.queue.splice(place, 1);
    }
    start(agentId) {
        const stopped = new AbortController();
        this.inFlight.set(agentId, stopped);
        this.tellInFlight();
        if (this.isPaid(agentId))
            this.paid.add(agentId);
        this.firstTurns.started(agentId);
        const signal = AbortSignal.any([this.runtime.options.stop.signal, stopped.signal]);
        const { joined } = this.runtime.agent(agentId);
        const visitor = { runtime: this.runtime, agentId };
        const ready = joined === undefined ? null : this.worktrees.describe(agentId, signal);
        const visiting = ready === null
            ? visitState(visitor, signal)
            : ready.then(() => (signal.aborted ? record/* LEFT_OPEN */.Jq : visitState(visitor, signal)));
        visiting
            .then((end) => afterSignals(end, signal))
            .then((end) => this.settle(agentId, end), (error) => this.crash(agentId, error));
    }
    visitFinished(agentId) {
        this.inFlight.delete(agentId);
        this.paid.delete(agentId);
        this.firstTurns.visitFinished(agentId);
        this.runtime.visitOver(agentId);
        this.tellInFlight();
    }
    tellInFlight() {
        this.runtime.options.onInFlight?.(this.inFlight.size);
    }
    settle(agentId, end) {
        this.visitFinished(agentId);
        try {
            if (this.runtime.agent(agentId).status === 'stopped')
                this.joins.stopped(agentId);
            else if (end.kind === 'transition')
                this.follow(agentId, end);
            else if (end.kind === 'waiting')
                this.joins.arrived(agentId);
            else if (end.kind === 'failed')
                this.fail(agentId, end.error);
            else if (end.kind === 'ask_repeat')
                this.askAbout(agentId, null);
            else if (end.kind === 'ask')
                this.askAbout(agentId, end.ask);
        }
        catch (error) {
            this.crash(agentId, error);
            return;
        }
        this.goOn(agentId);
    }
    goOn(agentId = '') {
        this.worktrees.tidy();
        this.startReady();
        // This comes last, so that what has been started is in the same write.
        this.runtime.commit().catch((error) => this.crash(agentId, error));
    }
    follow(agentId, end) {
        const { runtime } = this;
        const agent = runtime.agent(agentId);
        const { tag } = end.transition;
        const refused = followTransition({ runtime, agentId }, end);
        if (refused !== null)
            this.fail(agentId, refused);
        else if (tag === 'ask')
            this.ask(agentId);
        else if (tag === 'result' && agent.stack.length === 0)
            this.joins.workerEnded((0,workers/* parentOf */.gN)(agent));
    }
    /** A null question asks whether to repeat a state that must not be repeated blindly. */
    askAbout(agentId, about) {
        const { runtime } = this;
        const inputs = { id: runtime.options.ports.newId().slice(0, 8), asked_at: runtime.now() };
        if (about === null)
            runtime.change(answer/* askRepeat */.z1, agentId, inputs);
        else
            runtime.change(answer/* askAbout */.D2, agentId, { ...about, ...inputs });
        this.ask(agentId);
    }
    ask(agentId) {
        const agent = this.runtime.agent(agentId);
        const { ask } = agent;
        if (ask === null || this.held.has(agent))
            return;
        if (this.runtime.run.launch.on_ask === 'fail') {
            const message = `A person was to be asked: ${ask.question} (--on-ask fail)`;
            this.fail(agentId, { code: 'ASK_REJECTED', message });
            return;
        }
        this.questions.put(agentId, ask);
    }
    /** Takes an answer that somebody has left, whether or not a person is being asked at the terminal. */
    async deliver(left) {
        if (this.runtime.options.stop.request !== null)
            throw new errors/* UsageError */.eb('The run is stopping. The question stays open: answer it when it has ended.');
        const { agentId, askId } = this.questions.deliver(left);
        this.goOn(agentId);
        await this.runtime.commit();
        return `Answered [${askId}]: ${agentId} goes on.`;
    }
    fail(agentId, error) {
        const { runtime } = this;
        const agent = runtime.agent(agentId);
        // The fields are picked out, since spreading an Error would lose its message.
        const { code, message } = error;
        runtime.change(turns/* failAgent */.CD, agentId, { code, message, at: runtime.now() });
        this.joins.workerEnded((0,workers/* parentOf */.gN)(agent));
    }
    /** Stops the run for a bug, or a state file that cannot be written: nothing may go on that is not on record. */
    crash(agentId, error) {
        this.visitFinished(agentId);
        this.fatal ??= { error };
        this.runtime.options.stop.stop({
            mode: 'interrupt',
            status: 'failed',
            reason: 'INTERNAL',
            message: (0,errors/* messageOf */.bD)(error),
        });
        // This ends the run when the last child has been stopped.
        this.startReady();
    }
    conclude() {
        const { runtime } = this;
        const { request } = runtime.options.stop;
        const held = request === null ? heldEnding(runtime, this.held) : null;
        if (held !== null) {
            runtime.change(life/* endRun */.lb, held);
            return;
        }
        const { status, error } = (0,life/* conclusion */.q$)(runtime.run);
        // Everything may have ended before the stop came into force.
        const end = request !== null && status !== 'completed' ? request : { status, ...reasonOf(runtime, error) };
        runtime.change(life/* endRun */.lb, {
            status: end.status,
            reason: end.reason,
            message: end.message,
            resume_at: ('resumeAt' in end ? end.resumeAt : undefined) ?? (0,door/* nextJoinTimeout */.Pu)(runtime.run),
        });
    }
}
/** Why a run that nothing has stopped is over, and what to do next. */
function reasonOf(runtime, error) {
    const { run } = runtime;
    if (error !== null)
        return { reason: error.code, message: error.message };
    const asks = run.agents.flatMap(({ ask }) => (ask === null ? [] : [ask]));
    if (asks.length === 0)
        return { reason: null, message: null };
    const questions = asks.map(({ question }) => question).join(' / ');
    return {
        reason: 'ASK',
        message: `Waiting for an answer: ${questions} ${runtime.recoveryHint({ kind: 'answer', askIds: asks.map(({ id }) => id) })}`,
    };
}

// EXTERNAL MODULE: ./lib/runtime/recovery.js
var recovery = __webpack_require__(28541);
// EXTERNAL MODULE: ./lib/runtime/worktrees/in-turn.js
var in_turn = __webpack_require__(94160);
;// CONCATENATED MODULE: ./lib/runtime/runtime.js






/** The run as it is now, and the ways to change it. Each orchestrator has one. */
class Runtime {
    options;
    /** Cost caps of the turns in flight, in USD by agent id. */
    caps = new Map();
    /** How each agent's last turn ended. A graph's state that asks a person goes on from there. */
    outcomes = new Map();
    /** Everything that changes git's list of work trees goes through this. */
    worktreesInTurn = new in_turn/* InTurn */.r();
    /** An answer was longer than its model may write. This comes before the budget: more money would buy the same again. */
    outputLimit = null;
    mostExpensiveUsd = 0;
    entries = 0;
    /** Agents on their way into a state whose first turn there is not open yet. */
    entering = new Set();
    /** One file for what all scripts write: to make one for each of thousands would cost more than they do. */
    scriptTranscript;
    warned = new Set();
    folders = new Set();
    leftOpen;
    current;
    constructor(run, options) {
        this.options = options;
        this.current = run;
        this.scriptTranscript = new transcript/* TurnTranscript */.cP((0,transcript/* scriptTranscriptPath */.pT)(options.paths.turns));
        this.leftOpen = new Set(run.agents.flatMap(({ turn }) => (turn === null ? [] : [turn.id])));
    }
    get run() {
        return this.current;
    }
    agent(id) {
        return (0,agents/* agentOf */.jk)(this.run, id);
    }
    /** Called when a turn of an agent CLI has ended. */
    onTurnEnded = null;
    /** Whether the agent starts only once another one's turn has shown what a turn of its model costs. */
    waitsForPrice = () => false;
    /** What ends a turn for which nothing is left of the budget, by the turn. */
    outOfBudget = new Map();
    /** Whether an agent CLI's requests go by the meter, which lets none of them past the budget. */
    isMetered(cli) {
        return this.options.meter?.covers(cli) ?? false;
    }
    /** The agent CLIs whose turns are known to have no price. */
    unpriced = new Set();
    /** What the most expensive turn so far has cost, USD. Of turns before a resume only the mean is known. */
    get mostExpensiveTurnUsd() {
        const { total_cost_usd: total, turns } = this.run;
        return Math.max(this.mostExpensiveUsd, turns === 0 ? 0 : total / turns);
    }
    turnHasEnded(agentId, usd) {
        this.mostExpensiveUsd = Math.max(this.mostExpensiveUsd, usd);
        this.onTurnEnded?.(agentId);
    }
    /** Called with an agent that is about to enter a state. */
    onStart = () => { };
    /**
     * The one way to change the run: by a function of core's, which gives the next run, or with it the events that tell
     * of the change, and the agents that enter a state. docs/architecture.md lists these functions.
     */
    change(how, ...more) {
        const result = how(this.current, ...more);
        this.current = 'run' in result ? result.run : result;
        if ('run' in result)
            this.tell(result);
        return result;
    }
    /** Makes a change that is saved before its events are logged. After a crash in between, the resume logs them. */
    async changeAhead(how, ...more) {
        const result = how(this.current, ...more);
        this.current = result.run;
        await this.commit();
        this.tell(result);
    }
    tell({ events, start }) {
        if (events.length > 0)
            this.options.emit(events);
        for (const agentId of start)
            this.onStart(agentId);
    }
    /** Whether `--next` allows another entry of a state. */
    get mayEnter() {
        const { next } = this.options;
        return next === undefined || this.entries < next;
    }
    countEntry() {
        this.entries += 1;
    }
    /** The steps of the run, with those that begin just now: agents that start at once are not counted yet. */
    get stepsBegun() {
        const begun = [...this.entering].filter((id) => this.agent(id).turn === null);
        return this.run.steps + begun.length;
    }
    stepBegins(agentId) {
        this.entering.add(agentId);
    }
    visitOver(agentId) {
        this.entering.delete(agentId);
    }
    /** Whether an earlier life of the run has left the turn open and ended before it was logged. */
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
        this.change(life/* stampRun */.nX, this.now());
        return this.options.writer.commit(this.run);
    }
    /** Makes a folder of the run's files, again if somebody has removed it. */
    makeFolder(path) {
        if (this.folders.has(path) && (0,external_node_fs_.existsSync)(path))
            return;
        (0,run_folder/* makeFolder */.fc)(path, run_folder/* OWNER_ONLY */.JD);
        this.folders.add(path);
    }
    /** What gets a stopped run going again, in the face's words. */
    recoveryHint(way) {
        return this.options.recoveryHint(way, this.run.workflow_id);
    }
    /** Warns once: the same warning about the same agent is not repeated. */
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

// EXTERNAL MODULE: ./lib/runtime/scripts/turn-folder.js
var turn_folder = __webpack_require__(28225);
// EXTERNAL MODULE: ./lib/runtime/turns/rights.js
var turns_rights = __webpack_require__(36616);
// EXTERNAL MODULE: ./lib/core/launch.js
var core_launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/core/settings/models.js
var models = __webpack_require__(88039);
// EXTERNAL MODULE: ./lib/core/settings/of-state.js
var of_state = __webpack_require__(23672);
// EXTERNAL MODULE: ./lib/core/settings/unknown-names.js
var unknown_names = __webpack_require__(24706);
// EXTERNAL MODULE: ./lib/core/settings/unsupported.js
var unsupported = __webpack_require__(23458);
;// CONCATENATED MODULE: ./lib/runtime/turns/setting-warnings.js







/** What of a state's settings its agent CLI cannot do (spec 7.5): told when the run starts, with state and key. */
function settingWarnings(workflow, launch, mcp) {
    const states = equippedStates(workflow, launch, mcp);
    const ofStates = states.flatMap(({ file, name, cli, tools, settings }) => (0,unsupported/* unsupportedBy */.t)(cli, tools, settings).map(({ key, why }) => `${file}: ${key} of ${name}: ${why}`));
    return states.length === 0 ? ofStates : [...namesGiven(launch), ...modelsLeft(launch, states), ...ofStates];
}
/** A model is chosen, and not for every CLI: the others take their own. */
function modelsLeft(launch, states) {
    const given = (0,models/* modelsByCli */.SU)([launch.model], launch.agent);
    if (Object.keys(given).length === 0)
        return [];
    const takesOwn = ({ cli, hasModel }) => !hasModel && (0,core_agent_clis/* factsOf */.xS)(cli)?.capabilities.standsIn === false;
    const left = new Set(states.filter(takesOwn).map(({ cli }) => cli));
    const said = (0,models/* printModels */.Gz)(launch.model).replaceAll('\n', ', ');
    return [...left].map((cli) => `model: ${cli} takes its own default model; ${cli}=MODEL beside ${said} gives it another`);
}
/** What a person has named and the run's CLI does not have; lint tells of what the workflow names. */
function namesGiven({ agent, tools, allow, deny, chosen = [] }) {
    const given = { tools: chosen.includes('tools') ? tools : null, allow, deny };
    return (0,unknown_names/* unknownNames */.b)(agent, given).map(({ key, why }) => `${key}: ${why}`);
}
/** Where a state's system prompt may not hold because of the version of its CLI that is installed. */
async function promptWarnings(runtime) {
    const { options, run } = runtime;
    const states = equippedStates(options.workflow, run.launch, options.mcp).filter(({ cli, settings }) => settings.system_prompt !== undefined && !(0,of_state/* lackedBy */.q)(cli, settings).includes('system_prompt'));
    const reasons = new Map();
    for (const cli of new Set(states.map((state) => state.cli))) {
        // One that cannot be had is told of when it is to take a turn.
        const adapter = await options.agentCli(cli).catch(() => null);
        const why = await adapter?.whyPromptIsKept?.(options.childEnvironment(cli), run.launch.cwd);
        reasons.set(cli, why ?? null);
    }
    return states.flatMap(({ file, name, cli }) => {
        const why = reasons.get(cli) ?? null;
        return why === null ? [] : [`${file}: system_prompt of ${name}: ${why}`];
    });
}
function equippedStates(workflow, launch, mcp) {
    const run = { launch, mcp, settings: workflow.settings };
    return workflow.states.map(workflow.state).flatMap((state) => {
        const { file, name } = state;
        const chosen = (0,model_of_state/* modelOfState */.Wg)({ run, options: { workflow } }, name, null);
        if (chosen === null)
            return [];
        const { cli, model } = chosen;
        const part = workflow.partOf(name);
        const own = state.kind === 'prompt' ? state : null;
        return [
            {
                file,
                name,
                cli,
                tools: own?.options.tools ?? (0,core_launch/* choicesForStates */.qY)(launch, part.manifest).tools,
                hasModel: model !== undefined,
                settings: (0,of_state/* settingsFor */.z)(cli, run, own?.settings, part.settings),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/runtime/conduct.js

























/**
 * Opens the run's log, runs its orchestrator to the end, and closes what was opened.
 * @throws StateError STATE_WRITE_FAILED.
 */
async function conduct({ run: begun, commit = 0, workflow, paths, deps, lock, resumed, freshSession, events, taken = [], }) {
    const began = deps.ports.elapsed();
    const seenBy = onceEach((child) => (0,agent_clis/* environmentOf */.p)(child, { parent: deps.environment, mode: deps.environmentMode, allow: begun.launch.env_allow }, workflow.manifest.environment));
    const metering = deps.metering === undefined
        ? null
        : planMeter(workflow, begun.launch, deps.metering.whereSilent, (cli) => seenBy(cli).env);
    // First, since it says why where it cannot be read either.
    const texts = new store_texts/* Texts */.NT(paths.folder);
    const log = new transcript/* EventLog */.vu(paths.events, texts, deps.onHeld !== undefined);
    const { lost, forgottenUsd, ...open } = await (0,recovery/* readOpenTurns */.F)(begun, paths);
    const run = (0,life/* countForgotten */.yh)(begun, forgottenUsd);
    const graph = await graphMemory(workflow, run, resumed, paths, deps);
    const history = graph?.history;
    const emit = (told) => {
        for (const event of appended(log, 'type' in told ? [told] : told, deps)) {
            history?.onEvent(event);
            deps.onEvent(event);
        }
    };
    const writer = new StateWriter(paths.state, { commit, sync: () => texts.sync() });
    if (log.twin !== null)
        deps.onHeld?.({ committed: () => writer.committed, log: log.twin });
    const clis = new Map();
    const agentCli = (name) => {
        let cli = clis.get(name);
        if (cli === undefined) {
            cli = deps.createAgentCli(name, run.launch, workflow.manifest, meter);
            clis.set(name, cli);
        }
        return cli;
    };
    const changes = deps.changesFolder ?? (0,state_folder/* changesFolder */.Gz)(deps.stateDir, {});
    const left = new left_changes/* LeftChanges */.lu(changes);
    const guarded = (0,guarded_files/* guardedOf */.Ig)({
        onDisk: workflow.fingerprint.onDisk,
        besides: [...(deps.rightsFiles ?? []), ...left.rootsBelow(deps.project).map(guarded_files/* optionsFileOf */.IG)],
        project: deps.project,
        root: run.launch.root,
        cwd: run.launch.cwd,
        stateDir: deps.stateDir,
        runFolder: paths.folder,
        changes,
    });
    const watch = new Watch(guarded, left, {
        project: deps.project,
        run: run.workflow_id,
        lock: paths.lock,
        now: () => new Date(deps.ports.now()).toISOString(),
        accept: deps.recoveryHint({ kind: 'accept_left' }, run.workflow_id),
    });
    const visitGraphState = workflow.graph && (await __webpack_require__.e(/* import() */ 3649).then(__webpack_require__.bind(__webpack_require__, 33649))).visitGraphState;
    const meter = await (0,start/* startMeter */.oH)(metering, { run, paths, deps, lock, runtime: () => runtime });
    const runtime = new Runtime(run, {
        ...deps,
        workflow,
        paths,
        writer,
        texts,
        guarded,
        watch,
        emit,
        agentCli,
        meter,
        childEnvironment: onceEach((child) => ({
            ...(0,start/* environmentBeside */.is)(metering, meter, child, seenBy(child).env),
            [RUN_FOLDER_VARIABLE]: paths.folder,
        })),
        history,
        memory: graph?.memoryFor(emit, (message) => runtime.warn(message)),
        visitGraphState,
        ...open,
        freshSession,
    });
    try {
        const adopted = await adoptedLegs(run, taken, { paths, log, texts, now: deps.ports.now });
        announce(runtime, resumed, forgottenUsd, keysInForce(workflow, run.launch, metering));
        mark(runtime);
        for (const event of adopted)
            deps.onEvent(event);
        for (const warning of watch.leftBefore(deps.acceptsChanges ?? false))
            runtime.warn(warning);
        const foreign = (0,foreign_config/* foreignConfig */.Z)(deps.project, run.budget_usd);
        if (foreign !== null)
            runtime.warn(foreign.message);
        for (const warning of await promptWarnings(runtime))
            runtime.warn(warning);
        (0,first_turns/* findUnpriced */.kq)(runtime);
        for (const { cli, why } of metering?.unmetered ?? [])
            runtime.warn(`${cli} cannot be metered: ${why}. It has its key in its environment`);
        for (const warning of seenBy(run.launch.agent).warnings)
            runtime.warn(warning);
        if (events.length > 0)
            emit(events);
        await beginMemory(runtime);
        for (const { agent, state, why } of lost)
            runtime.warn(`its turn had ended, and is taken again: ${why}`, agent, state);
        if (resumed)
            await reportOrphans(runtime, paths, deps.ports);
        (0,turn_folder/* sweepTurnFolders */.fJ)(paths.folder);
        const ended = await new Orchestrator(runtime).execute();
        for (const warning of watch.summary())
            runtime.warn(warning);
        if (meter !== null && meter.lateUsd > 0)
            runtime.warn(`agents' processes have gone on after their last turns: $${(0,usd/* usdDigits */.z)(meter.lateUsd)} of their requests are in no sum`);
        await writer.close();
        const end = {
            run: ended,
            paths,
            runCostUsd: (0,budget/* addUsd */.UP)(ended.total_cost_usd, -run.total_cost_usd),
            durationMs: Math.round(deps.ports.elapsed() - began),
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
            states: ended.states,
            state_writes: writer.writes,
            state_bytes: writer.bytes + texts.bytes,
        });
        watch.end();
        await history?.flush();
        if (history?.problem != null)
            runtime.warn(`context.json could not be written: ${(0,errors/* messageOf */.bD)(history.problem)}`);
        return end;
    }
    finally {
        // What was committed before a failure has to be readable without the journal, too.
        await writer.close().catch(() => { });
        await Promise.all([...clis.values()].map((cli) => cli.then((agent) => agent.close()).catch(() => { })));
        if ((await meter?.close(deps.stop.hurry)) === 'reads on')
            lock.leaveToMeter();
        (0,turn_folder/* sweepTurnFolders */.fJ)(paths.folder);
        runtime.scriptTranscript.close();
        log.close();
    }
}
/** A function of a name that is worked out once for each. */
function onceEach(make) {
    const known = new Map();
    return (name) => {
        if (!known.has(name))
            known.set(name, make(name));
        return known.get(name);
    };
}
/** Copies what legs of a fork have written, before anything else of this life of the run is logged. */
async function adoptedLegs(run, taken, into) {
    if (taken.length === 0)
        return [];
    const { adoptLegs } = await __webpack_require__.e(/* import() */ 9848).then(__webpack_require__.bind(__webpack_require__, 9848));
    return adoptLegs(run, taken, into);
}
/** An event that cannot be logged stops the run: nothing may go on that a resume would not know of. */
function appended(log, events, { ports, stop }) {
    const time = new Date(ports.now()).toISOString();
    try {
        return log.append(events, time);
    }
    catch (error) {
        stop.stop({
            mode: 'interrupt',
            status: 'failed',
            reason: 'STATE_WRITE_FAILED',
            message: (0,errors/* errorText */.kc)(error),
        });
        // People are told all the same.
        return events.map((event) => ({ seq: 0, time, ...event }));
    }
}
/** A state graph's memory so far (spec 5.9, 5.11), as the run's log has it. */
async function graphMemory({ graph }, run, resumed, paths, { ports, checkDirectory }) {
    if (graph === undefined)
        return null;
    const [{ GraphHistory, readGraphRecord }, { contextFile, NewestCopy }, { RunMemory }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9067).then(__webpack_require__.bind(__webpack_require__, 79067)),
        __webpack_require__.e(/* import() */ 2891).then(__webpack_require__.bind(__webpack_require__, 52891)),
        __webpack_require__.e(/* import() */ 6714).then(__webpack_require__.bind(__webpack_require__, 6714)),
    ]);
    const { workflow_id: id, started_at: startedAt } = run;
    const copy = new NewestCopy(graph, { id, startedAt, folder: paths.folder }, checkDirectory);
    const beside = contextFile(graph);
    const history = new GraphHistory({
        run: id,
        past: resumed ? await readGraphRecord(paths, run.steps) : undefined,
        own: (0,external_node_path_.join)(paths.folder, 'context.json'),
        copy: () => (beside !== null && copy.isOurs ? beside : null),
        ports,
    });
    const memoryFor = (emit, warn) => new RunMemory({ graph, paths, history, copy, emit, warn });
    return { history, memoryFor };
}
/** The run may have begun with the files beside the workflow, so they stay until the run is saved. */
async function beginMemory(runtime) {
    const { memory, history } = runtime.options;
    if (memory === undefined)
        return;
    await runtime.commit();
    await memory.begin();
    history?.open();
}
async function reportOrphans(runtime, paths, ports) {
    const ended = await endOrphans(paths.folder, (ms) => ports.sleep(ms, new AbortController().signal));
    if (ended > 0)
        runtime.warn(`${ended} processes that the killed orchestrator had left running were ended`);
}
/** A project that cannot be written to does not stop the run: the mark only helps people to find it. */
function mark(runtime) {
    try {
        (0,project_folder/* markProject */.XD)(runtime.run.launch.root, runtime.options.stateDir);
    }
    catch (error) {
        runtime.warn(`the project's .raymond cannot be written to: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
function announce(runtime, resumed, forgottenUsd, keys) {
    const { run, options } = runtime;
    const { workflow, mcp, rightsFrom } = options;
    const rights = (0,turns_rights/* rightsInForce */.K)(workflow, {
        launch: run.launch,
        mcp,
        from: rightsFrom ?? (() => "the run's options"),
    });
    const common = {
        ...{ run_id: run.workflow_id, workflow: run.workflow.path, budget_usd: run.budget_usd, rights },
        ...(keys !== undefined && { keys }),
    };
    const { total_cost_usd, steps, turns } = run;
    const forgotten = forgottenUsd > 0 && { forgotten_usd: forgottenUsd };
    if (resumed)
        options.emit({ type: 'run_resumed', ...common, total_cost_usd, steps, turns, ...forgotten });
    else
        options.emit({ type: 'run_started', ...common, entry: workflow.entry });
    if (forgottenUsd > 0)
        runtime.warn(`$${(0,usd/* usdDigits */.z)(forgottenUsd)} were paid for turns that the log tells of and the state does not know: they have not happened, and are in the total`);
    for (const warning of [...workflow.warnings, ...settingWarnings(workflow, run.launch, mcp)])
        runtime.warn(warning);
}

// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
;// CONCATENATED MODULE: ./lib/core/fan-out/leg.js








/** A budget of 0 would mean "no limit". This one means that nothing is left. */
const NOTHING_LEFT_USD = 1e-9;
/**
 * The run of a leg (spec 4.10). Of the run that planned it, it has only the leg's workers and what those have forked.
 * Its budget is what is left of the leg's share, and in each attempt it counts from zero.
 * @param run the plan's, or the leg's own of an earlier attempt
 * @throws StateError STATE_INVALID for a run that has no such leg
 */
function beginLeg(run, inputs) {
    const leg = (0,fan_out_rounds/* ownLegOf */.Il)(run);
    return leg === null ? legFromPlan(run, inputs) : nextAttempt(run, leg, inputs);
}
function legFromPlan(run, { name, attempt, spentBefore, shareUsd }) {
    const round = (0,fan_out_rounds/* openRound */.rM)(run);
    const leg = round?.legs.find((one) => one.name === name);
    if (round === null || leg === undefined)
        throw new errors/* StateError */.qq('STATE_INVALID', `The run ${run.workflow_id} has no leg ${name} to work on. Run the job that plans the fork first, then those of its matrix.`);
    const isOurs = (0,fan_out_rounds/* descendantsOf */.gO)(leg.workers);
    const ours = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => isOurs(id)));
    const { typed: _, ...fields } = run;
    const { results, workers } = (0,change/* recordsOf */.M$)(run);
    const own = {
        ...{ name, round: round.round, plan: round.plan, workers: leg.workers },
        share_usd: shareUsd === undefined ? leg.share_usd : shareUsd,
        ...{ attempt, turns_before: run.turns, steps_before: run.steps },
        earlier: leg.attempts.map(({ turns_at: _turns, steps_at: _steps, ...tally }) => tally),
        accepts_failed: acceptsFailed(run, leg),
    };
    return (0,change/* sealRun */.BM)({
        ...fields,
        ...COUNTED_FROM_ZERO,
        budget_usd: leftOf(own, spentBefore),
        fork_counters: ours(run.fork_counters),
        results: ours(results.record),
        workers: ours(workers.record),
        worktrees: ours(run.worktrees),
        fan_out: { rounds: [], leg: own },
        agents: run.agents.filter(({ id }) => isOurs(id)).map((agent) => begunHere(agent, leg)),
    });
}
const COUNTED_FROM_ZERO = { total_cost_usd: 0, usage: run/* NO_USAGE */.y, states: {} };
/** A worker that counts as failed because its leg was missing has not begun yet. */
function begunHere(agent, { taken }) {
    return (0,own_value/* ownValue */.e)(taken, agent.id) === 0 && agent.status === 'failed' ? unbegunAgain(agent) : agent;
}
function nextAttempt(run, before, { name, attempt, spentBefore, shareUsd }) {
    const leg = { ...before, share_usd: shareUsd === undefined ? before.share_usd : shareUsd };
    if (leg.name !== name || attempt < leg.attempt)
        throw new errors/* StateError */.qq('STATE_INVALID', `The state is of leg ${leg.name} in its attempt ${leg.attempt}, and this job is to work on leg ${name} in attempt ${attempt}.`);
    if (attempt === leg.attempt)
        return (0,change/* updateRun */.PF)(run, { budget_usd: leftOf(leg, spentBefore), fan_out: { rounds: [], leg } });
    const next = {
        ...leg,
        ...{ attempt, turns_before: run.turns, steps_before: run.steps },
        earlier: [...leg.earlier, legTallyOf(run, leg)],
    };
    return (0,change/* updateRun */.PF)(run, {
        ...COUNTED_FROM_ZERO,
        budget_usd: leftOf(next, spentBefore),
        fan_out: { rounds: [], leg: next },
    });
}
/** What this attempt of the leg has come to. */
function legTallyOf(run, { attempt, turns_before, steps_before }) {
    return {
        ...{ attempt, cost_usd: run.total_cost_usd, usage: run.usage, states: run.states },
        ...{ turns: Math.max(0, run.turns - turns_before), turns_before },
        ...{ steps: Math.max(0, run.steps - steps_before), steps_before },
    };
}
/** The share, less what earlier attempts are known to have spent. */
function leftOf({ share_usd: share, earlier }, spentBefore) {
    if (share === null)
        return 0;
    const spent = new Map(spentBefore);
    for (const { attempt, cost_usd: usd } of earlier)
        spent.set(attempt, Math.max(usd, spent.get(attempt) ?? 0));
    const left = [...spent.values()].reduce((rest, usd) => (0,budget/* addUsd */.UP)(rest, -usd), share);
    return Math.max(left, NOTHING_LEFT_USD);
}
/** Whether the joins of all its workers accept failed ones. The failure of a worker that nobody waits for fails the run. */
function acceptsFailed(run, { workers }) {
    return run.agents
        .filter(({ id }) => workers.includes(id))
        .every(({ forked }) => run.agents.some(({ id, door, stack }) => id === forked?.parent && door?.failed === 'accept' && forked.depth >= stack.length));
}
/** Null for a run that is no leg's. */
function legFacts(run) {
    const leg = ownLegOf(run);
    if (leg === null)
        return null;
    const { name, round, plan, attempt, earlier } = leg;
    return {
        ...{ leg: name, round, plan, attempt },
        attempts: [...earlier, legTallyOf(run, leg)].map(({ attempt: each, cost_usd: costUsd }) => ({
            attempt: each,
            costUsd,
        })),
        hasEnded: run.status === 'completed' || (leg.accepts_failed && haveFailed(run, leg)),
    };
}
/** Whether the only workers left are those that failed for good, or that wait in vain for what they have forked. */
function haveFailed(run, { workers }) {
    const ended = run.agents.filter((agent) => workers.includes(agent.id) && (agent.status === 'failed' || isStuck(run, agent)));
    const isBelow = descendantsOf(ended.flatMap((agent) => (agent.status === 'failed' ? [] : [agent.id])));
    return run.status === 'failed' && run.agents.every((agent) => ended.includes(agent) || isBelow(agent.id));
}

;// CONCATENATED MODULE: ./lib/core/fan-out/outcome.js


/**
 * Where in this run a leg's run belongs (spec 4.10): it comes from another machine, and is checked like any foreign
 * file.
 * @param outcome a leg's run that has ended, its schema checked
 */
function fitOutcome(run, outcome) {
    const leg = (0,fan_out_rounds/* ownLegOf */.Il)(outcome);
    if (leg === null)
        return { problem: 'it is no leg of a fork' };
    if (outcome.workflow_id !== run.workflow_id)
        return { problem: `it is of another run, ${outcome.workflow_id}` };
    if (outcome.workflow.fingerprint !== run.workflow.fingerprint)
        return { problem: 'the workflow was another one there' };
    if (outcome.status === 'running')
        return { problem: 'it has not ended' };
    const round = run.fan_out?.rounds.find(({ plan }) => plan === leg.plan);
    const record = round?.legs.find(({ name }) => name === leg.name);
    if (round === undefined || record === undefined || round.round !== leg.round)
        return { problem: 'it is of another plan' };
    if (record.workers.join() !== leg.workers.join())
        return { problem: 'its workers are not those of its leg' };
    const stray = strayIn(outcome, record);
    if (stray !== undefined)
        return { problem: `${stray} is no agent of its leg` };
    const attempts = [...leg.earlier.map(({ attempt }) => attempt), leg.attempt];
    if (attempts.some((attempt, index) => index > 0 && attempt <= attempts[index - 1]))
        return { problem: 'its attempts are not in order' };
    return { leg, round, record };
}
/** Any agent in the outcome that is neither a worker of the leg nor was forked by one. */
function strayIn(outcome, { workers }) {
    const isOurs = (0,fan_out_rounds/* descendantsOf */.gO)(workers);
    const named = [
        ...outcome.agents.map(({ id }) => id),
        ...[outcome.results, outcome.workers, outcome.fork_counters, outcome.worktrees].flatMap(Object.keys),
    ];
    return named.find((id) => !isOurs(id)) ?? misplaced(outcome, workers);
}
/** Any agent whose parent is not the one that its id names: of `main_a1_b2` it is `main_a1`. */
function misplaced({ agents, workers: ended }, workers) {
    const parents = [
        ...agents.map((agent) => [agent.id, agent.forked?.parent]),
        ...Object.entries(ended).map(([id, { parent }]) => [id, parent]),
    ];
    const isWrong = ([id, parent]) => parent !== id.slice(0, id.lastIndexOf('_'));
    const live = new Set(agents.map(({ id }) => id));
    return (parents.find(isWrong)?.[0] ??
        agents.flatMap(({ id, joined = [] }) => joined.filter((one) => one.parent !== id)).at(0)?.id ??
        workers.find((worker) => !live.has(worker) && (0,own_value/* ownValue */.e)(ended, worker) === undefined));
}
/** How a worker was forked: by whom, and in which order. The plan decides that, whatever an outcome says. */
function asForked(run, worker) {
    const live = run.agents.find(({ id }) => id === worker)?.forked;
    if (live !== undefined)
        return live;
    const ended = (0,own_value/* ownValue */.e)(run.workers, worker);
    return ended && { parent: ended.parent, depth: ended.depth, order: ended.order };
}

// EXTERNAL MODULE: ./lib/core/fan-out/tallies.js
var fan_out_tallies = __webpack_require__(32230);
;// CONCATENATED MODULE: ./lib/core/fan-out/take.js








/**
 * Enters the outcome of a leg (spec 4.10), as if its workers had come this far in this run. Entering it again, or in
 * another order, changes nothing: an attempt's cost counts once, by its number, and a worker's end is taken from the
 * latest attempt, except that a completed worker stays completed.
 * @param outcome its paths already those of this project folder
 */
function takeOutcome(run, outcome, { leg, round, record }) {
    const tallies = [...leg.earlier, legTallyOf(outcome, leg)];
    const lineage = tallies.map(({ attempt }) => attempt);
    const { run: counted, attempts } = tallies.reduce(entered, { run, attempts: record.attempts });
    const turnIn = (turn) => (0,fan_out_tallies/* numberIn */.Po)('turns', turn, attempts, lineage);
    const isLate = (worker) => round.given_up === true || !(0,fan_out_rounds/* isInRun */.pj)(run, worker);
    const late = record.workers.filter(isLate);
    const taken = record.workers.filter((worker) => !isLate(worker) && isNewer(run, outcome, worker, record));
    const grafted = taken.length === 0 ? counted : withWorkers(counted, outcome, taken, turnIn);
    const next = withLeftBranches(grafted, outcome, late);
    const changed = {
        ...record,
        attempts,
        taken: { ...record.taken, ...Object.fromEntries(taken.map((worker) => [worker, leg.attempt])) },
    };
    const isNews = taken.length > 0 || attempts !== record.attempts;
    if (!isNews)
        return { run, workers: record.workers, late, isNews };
    return {
        run: withLeg(next, round, taken.length > 0 ? parkedAs(changed, outcome) : changed),
        ...{ workers: record.workers, late, isNews },
    };
}
function entered(before, tally) {
    const { attempts, gained } = (0,fan_out_tallies/* enterTally */.LV)(before.attempts, tally, before.run);
    return gained === null ? before : { attempts, run: withSums(before.run, gained) };
}
function withSums(run, { cost_usd, usage, turns, steps, states }) {
    return (0,change/* updateRun */.PF)(run, {
        total_cost_usd: (0,budget/* addUsd */.UP)(run.total_cost_usd, cost_usd),
        usage: (0,budget/* addUsage */.vk)(run.usage, usage),
        turns: run.turns + turns,
        steps: run.steps + steps,
        states: (0,fan_out_tallies/* withStates */.Vd)(run.states, states),
    });
}
function isNewer(run, outcome, worker, { taken }) {
    const before = (0,own_value/* ownValue */.e)(taken, worker);
    if (before === undefined || before === 0)
        return true;
    if (before >= outcome.fan_out.leg.attempt)
        return false;
    const hasCompleted = !run.agents.some(({ id }) => id === worker);
    return !hasCompleted || (0,own_value/* ownValue */.e)(outcome.workers, worker) !== undefined;
}
/** Replaces all that the run has of these workers, and of those that they have forked, by what the outcome has. */
function withWorkers(run, outcome, taken, turnIn) {
    const isIts = (0,fan_out_rounds/* descendantsOf */.gO)(taken);
    const forks = new Map(taken.map((worker) => [worker, asForked(run, worker)]));
    const replaced = (before, now) => Object.fromEntries([
        ...Object.entries(before).filter(([id]) => !isIts(id)),
        ...Object.entries(now).filter(([id]) => isIts(id)),
    ]);
    const records = (0,change/* recordsOf */.M$)(run);
    const workers = replaced(records.workers.record, outcome.workers);
    for (const [worker, forked] of forks) {
        const ended = (0,own_value/* ownValue */.e)(workers, worker);
        if (ended !== undefined && forked !== undefined)
            workers[worker] = { ...ended, ...forked };
    }
    const agents = outcome.agents
        .filter(({ id }) => isIts(id))
        .map((agent) => renumbered({ ...agent, ...withFork(forks.get(agent.id)) }, turnIn));
    const at = run.agents.findIndex(({ id }) => isIts(id));
    const others = run.agents.filter(({ id }) => !isIts(id));
    return (0,change/* updateRun */.PF)(run, {
        agents: others.toSpliced(at === -1 ? others.length : at, 0, ...agents),
        workers,
        results: replaced(records.results.record, outcome.results),
        fork_counters: replaced(run.fork_counters, outcome.fork_counters),
        worktrees: replaced(run.worktrees, outcome.worktrees),
    });
}
function withFork(forked) {
    return forked === undefined ? {} : { forked };
}
/** Numbers its turns anew, since each leg began with the number that the plan ended with. */
function renumbered(agent, turnIn) {
    const { turn } = agent;
    return (0,change/* sealAgent */.vL)(turn === null ? agent : { ...agent, turn: { ...turn, id: String(turnIn(Number(turn.id))) } });
}
/** Keeps the branches of workers that came too late. */
function withLeftBranches(run, outcome, late) {
    const isLate = (0,fan_out_rounds/* descendantsOf */.gO)(late);
    const left = Object.entries(outcome.worktrees).filter(([id]) => isLate(id) && (0,own_value/* ownValue */.e)(run.worktrees, id) === undefined);
    return left.length === 0
        ? run
        : (0,change/* updateRun */.PF)(run, { worktrees: { ...run.worktrees, ...Object.fromEntries(left) } });
}
function parkedAs(leg, { agents, status, reason, message, resume_at }) {
    const { parked: _, ...rest } = leg;
    return agents.length === 0 ? rest : { ...rest, parked: { status, reason, message, resume_at } };
}
function withLeg(run, { round: number }, leg) {
    const { fan_out: fanOut } = run;
    const rounds = (fanOut?.rounds ?? []).map((round) => round.round === number
        ? { ...round, legs: round.legs.map((other) => (other.name === leg.name ? leg : other)) }
        : round);
    return (0,change/* updateRun */.PF)(run, { fan_out: { ...fanOut, rounds } });
}
/**
 * Fails the workers of legs that have left no outcome (spec 4.10). One that comes later still counts.
 * @param inputs the time, ISO 8601, and what to do about it
 */
function missLegs(run, { now, next: recoveryHint }) {
    const round = (0,fan_out_rounds/* openRound */.rM)(run);
    if (round === null)
        return (0,change/* changed */.tD)(run);
    const missed = [];
    let next = run;
    for (const leg of round.legs.filter(({ attempts }) => attempts.length === 0)) {
        const workers = run.agents.filter((agent) => leg.workers.includes(agent.id) && (0,fan_out_rounds/* isUnbegun */.vw)(agent));
        if (workers.length === 0)
            continue;
        for (const { id } of workers) {
            const message = `Leg ${leg.name}, in which ${id} was to run, has left no outcome: it was lost, or never ran. ${recoveryHint}`;
            const failed = (0,turns/* failAgent */.CD)(next, id, { code: 'LEG_LOST', message, at: now });
            next = failed.run;
            missed.push(...failed.events);
        }
        next = withLeg(next, round, {
            ...leg,
            taken: { ...leg.taken, ...Object.fromEntries(workers.map(({ id }) => [id, 0])) },
        });
    }
    return { run: next, events: missed, start: [] };
}

;// CONCATENATED MODULE: ./lib/runtime/fan-out/go-on.js









const NOBODY = () => false;
/**
 * @param committed the run as it was left
 * @param root the project folder here
 * @throws StateError STATE_INVALID for a leg that the run does not have
 */
function goOnWith(committed, root, deps) {
    const { fanOut } = deps;
    const as = (run, more = {}) => ({
        ...{ run: (0,life/* relocate */.sU)(run, root), events: [], isElsewhere: NOBODY, hasShare: false },
        ...{ taken: [], isNews: false, ...more },
    });
    switch (fanOut?.kind) {
        case undefined:
            return as(giveUpLegs(committed));
        case 'plan':
            checkIsWhole(committed);
            return as(committed, { isElsewhere: (0,fan_out_rounds/* isInLegs */.lb)(committed) });
        case 'work':
            return as(...legToWorkOn(committed, fanOut));
        case 'collect':
            checkIsWhole(committed);
            return as(...collected((0,life/* relocate */.sU)(committed, root), root, fanOut, deps));
        default:
            return fanOut;
    }
}
function legToWorkOn(committed, { leg: name, attempt, earlier, shareUsd }) {
    const isNew = (0,fan_out_rounds/* ownLegOf */.Il)(committed) === null;
    const spentBefore = new Map();
    for (const { attempt: each, costUsd } of earlier)
        if (each < attempt)
            spentBefore.set(each, Math.max(costUsd, spentBefore.get(each) ?? 0));
    const run = beginLeg(committed, { name, attempt, spentBefore, shareUsd });
    const leg = (0,fan_out_rounds/* ownLegOf */.Il)(run);
    const { round, plan, workers } = leg;
    const begun = { type: 'leg_started', leg: name, round, plan, attempt, workers };
    // A leg that has completed gives its outcome again, and whoever collects it knows that.
    return [
        isNew || committed.status !== 'completed' ? run : committed,
        { events: [begun], hasShare: true, isNews: isNew },
    ];
}
function collected(run, root, { outcomes }, deps) {
    let next = run;
    const events = [];
    const taken = [];
    let isNews = false;
    for (const outcome of [...outcomes].sort((a, b) => attemptOf(a) - attemptOf(b))) {
        const entered = go_on_enter(next, root, outcome);
        if ('problem' in entered) {
            events.push({ type: 'warning', message: `The outcome of a leg is left out: ${entered.problem}.` });
            continue;
        }
        next = entered.run;
        isNews ||= entered.isNews;
        taken.push({ outcome, late: entered.late });
    }
    const now = new Date(deps.ports.now()).toISOString();
    const recoveryHint = deps.recoveryHint({ kind: 'legs' }, run.workflow_id);
    const { run: whole, events: missed } = missLegs(next, { now, next: recoveryHint });
    events.push(...missed);
    const isElsewhere = (0,fan_out_rounds/* isInLegs */.lb)(whole);
    return [whole, { events, taken, isElsewhere, isNews: isNews || missed.length > 0 }];
}
function checkIsWhole(run) {
    if ((0,fan_out_rounds/* ownLegOf */.Il)(run) === null)
        return;
    throw new errors/* UsageError */.eb(`The state of ${run.workflow_id} is that of one leg of a fork, which can only be worked on: the run that planned it is kept by other jobs.`);
}
function attemptOf({ run }) {
    return (0,fan_out_rounds/* ownLegOf */.Il)(run)?.attempt ?? 0;
}
function go_on_enter(run, root, { run: outcome, files }) {
    const fitting = fitOutcome(run, outcome);
    if ('problem' in fitting)
        return fitting;
    try {
        for (const result of Object.values(outcome.results))
            if (typeof result !== 'string')
                (0,store_texts/* readLongText */.gP)(files, result);
    }
    catch (error) {
        return { problem: (0,errors/* messageOf */.bD)(error) };
    }
    return takeOutcome(run, (0,life/* relocate */.sU)(outcome, root), fitting);
}
/**
 * The answers that are for agents of this job. All jobs of a fan-out are given the same ones: what is meant for another
 * is left out, and told of.
 */
function answersHere(run, given, isElsewhere) {
    let asked = (0,parked/* questionsOf */.PW)(run).filter(({ agent }) => !isElsewhere(agent.id));
    const answers = [];
    const events = given.flatMap((answer) => {
        const fitting = asked.filter(({ ask }) => answer.askId === undefined || ask.id === answer.askId);
        if (fitting.length > 0) {
            answers.push(answer);
            // A question is answered once.
            if (fitting.length === 1)
                asked = asked.filter((each) => each !== fitting[0]);
            return [];
        }
        const which = answer.askId === undefined ? 'The answer' : `The answer to ${answer.askId}`;
        const message = `${which} is left to the job whose agent has asked: no such question is open in this one.`;
        return [{ type: 'warning', message }];
    });
    return { answers, events };
}

;// CONCATENATED MODULE: ./lib/runtime/metering/left.js

const POLL_INTERVAL_MS = 50;
/** A wait that is as long is told. */
const TOLD_AFTER_MS = 1000;
/** A meter whose orchestrator is gone reads what is in flight for 60 s at most. */
const MAX_WAIT_MS = 70_000;
/**
 * The meter of a killed orchestrator, which reads answers in flight to their end and writes down what they cost (spec
 * 9.2). To be asked for before the lock is taken over, since that names it.
 */
function meterLeft(lock, { sleep }, tell) {
    const left = (0,store_lock/* lockedMeter */.O4)(lock);
    const never = new AbortController().signal;
    return {
        hasEnded: async () => {
            if (left === null)
                return;
            for (let waited = 0; waited < MAX_WAIT_MS && (0,store_lock/* isProcessAlive */.jW)(left); waited += POLL_INTERVAL_MS) {
                if (waited === TOLD_AFTER_MS)
                    tell("Answers that the run's agents had asked for are still read, for what they cost: a minute at most.");
                await sleep(POLL_INTERVAL_MS, never);
            }
        },
    };
}

;// CONCATENATED MODULE: ./lib/runtime/launch.js




















/** Makes another id at each call: the time and two random bytes are in it. */
function newRunIdFor({ name }) {
    return (0,run_folder/* newRunId */.F$)(name, new Date(), (0,external_node_crypto_.randomBytes)(2).toString('hex'));
}
/**
 * Starts a run. One that is finished already is given back as it is and spends nothing (spec 3.2).
 * @throws StateError STATE_LOCKED, STATE_EXISTS, STATE_INVALID, STATE_WRITE_FAILED.
 */
async function startRun(request, deps) {
    const paths = (0,run_folder/* runPaths */.Ot)(deps.stateDir, request.runId);
    if (deps.fanOut !== undefined && deps.fanOut.kind !== 'plan')
        throw new errors/* UsageError */.eb('There is nothing to work on or to collect: the job that plans the fork comes first.');
    return withLock(deps, paths, async (lock) => {
        const existing = await existingRun(paths, request.runId);
        if (existing !== null)
            checkVouchedFor(existing);
        if (existing !== null)
            return finished(existing, request, paths, deps);
        const { workflow } = request;
        const start = workflow.graph && startOf(workflow, workflow.graph, request.graph);
        await deps.checkPrograms?.(workflow, request.launch, [start?.entry ?? workflow.entry]);
        const run = (0,life/* newRun */.uH)({
            id: request.runId,
            workflow: workflowRef(workflow),
            entry: start?.entry ?? workflow.entry,
            input: request.input,
            inputSha256: inputHash(request),
            budgetUsd: request.budgetUsd,
            launch: request.launch,
            metadata: request.metadata,
            now: new Date(deps.ports.now()).toISOString(),
            ...(start !== undefined && { variables: start.context.vars }),
            ...(start?.past?.counters && { counters: start.past.counters }),
        });
        return conduct({
            run,
            workflow,
            paths,
            deps,
            lock,
            resumed: false,
            freshSession: false,
            events: workflow.graph === undefined || start === undefined
                ? []
                : await launch_begun(workflow.graph, start, run.started_at),
        });
    });
}
/** The variable `workflow` holds the workflow's name (spec 5.6). */
function startOf(workflow, graph, start) {
    const { entry = workflow.entry, context = graph_context/* EMPTY_CONTEXT */.S, past } = start ?? {};
    return { entry, context: { ...context, vars: { ...context.vars, workflow: graph.name } }, past };
}
/** The events at the beginning of a graph's log, all in one write. */
async function launch_begun(graph, { entry: state, context, past }, at) {
    const { memoryBegun } = await __webpack_require__.e(/* import() */ 6714).then(__webpack_require__.bind(__webpack_require__, 6714));
    const { vars: values } = context;
    const events = [{ type: 'graph_started', context }, memoryBegun(graph)];
    if (past === undefined)
        return events;
    // These are the variables that this run has, whatever happened in the other.
    const own = { type: 'variables', agent: 'main', state, values, from: 'expose', set: [] };
    return [...events, ...past.events, { type: 'recalled', at, event: own }];
}
/**
 * Carries a run on from its state file (spec 3.6).
 * @throws StateError as `startRun`, STATE_MISSING, WORKFLOW_CHANGED; RaymondError for a directory
 * that agents of it cannot work in; UsageError for an answer that fits no question.
 */
async function resumeRun(request, deps) {
    const paths = (0,run_folder/* runPaths */.Ot)(deps.stateDir, request.runId);
    return withLock(deps, paths, async (lock) => {
        const { run: committed, commit, dropped } = await (0,state_file/* readCommitted */.r3)(paths.state, request.runId);
        checkVouchedFor(committed);
        (0,store_texts/* checkResults */.ZB)(paths.folder, committed.results);
        const goingOn = goOnWith(committed, rootNow(committed.launch.root, deps), deps);
        if (committed.status === 'completed' && !goingOn.isNews)
            return givenAgain(committed, paths);
        const { isElsewhere } = goingOn;
        const { run: moved, warnings: remade } = await (0,worktrees_place/* takeUpWorktrees */.t9)(goingOn.run, deps.worktrees, {
            environment: deps.environment,
            check: deps.checkDirectory,
            isElsewhere,
        });
        (0,directories/* checkDirectories */.si)(moved, deps.checkDirectory, paths.state, isElsewhere);
        const launch = request.launch(moved.launch, moved.workflow.path);
        const lost = dropped && `the journal's ${dropped}: the run goes on from the commit before it`;
        const warnings = [...(lost ? [lost] : []), ...remade, ...(request.warningsOf?.(moved.launch) ?? [])].map((message) => ({ type: 'warning', message }));
        const { path, fingerprint } = moved.workflow;
        const workflow = await request.openWorkflow(path, launch, fingerprint);
        if (!request.acceptChanges)
            checkFingerprint(moved, workflow, deps);
        const budgetUsd = goingOn.hasShare ? undefined : request.budgetUsd;
        const revised = (0,door/* reviseJoins */.QE)(moved, (state) => workflow.states.includes(state) ? joinOf(workflow, state) : undefined);
        const takenUp = (0,life/* takeUp */.bG)(revised, { workflow: workflowRef(workflow), launch, budgetUsd, isElsewhere });
        const here = deps.fanOut === undefined
            ? { answers: request.answers, events: [] }
            : answersHere(takenUp, request.answers, isElsewhere);
        const { run, events } = (0,parked/* goOn */.AC)(takenUp, {
            answers: here.answers,
            now: deps.ports.now(),
            resolve: (target, from) => workflow.resolve(target, from),
            isElsewhere,
        });
        checkStates(run, workflow);
        await deps.checkPrograms?.(workflow, launch, run.agents.flatMap(statesAhead));
        return conduct({
            run,
            commit,
            workflow,
            paths,
            deps,
            lock,
            resumed: true,
            freshSession: request.freshSession,
            events: [...goingOn.events, ...warnings, ...here.events, ...events],
            taken: goingOn.taken,
        });
    });
}
/**
 * Refuses a run that no seal vouches for: anybody who can upload an artifact can write transcripts, so they may only be
 * looked at (spec 4.7).
 * @throws UsageError
 */
function checkVouchedFor({ workflow_id: id, transcripts_only: isUnsealed }) {
    if (!isUnsealed)
        return;
    throw new errors/* UsageError */.eb(`Of the run ${id} there are the transcripts alone, which nobody has vouched for: it can be looked at (raymond show ${id}), and neither be carried on nor tested. To go on with it, set RAYMOND_STATE_KEY to the job's \`state-key\` and pull its sealed checkpoint.`);
}
async function withLock(deps, paths, body) {
    (0,run_folder/* createRunFolders */.vA)(deps.stateDir, paths, deps.project);
    const leftMeter = meterLeft(paths.lock, deps.ports, (message) => deps.onEvent({ seq: 0, time: new Date(deps.ports.now()).toISOString(), type: 'warning', message }));
    const lock = (0,store_lock/* acquireLock */.IZ)(paths.lock, new Date(deps.ports.now()).toISOString());
    try {
        await leftMeter.hasEnded();
        return await body(lock);
    }
    finally {
        lock.release();
    }
}
async function existingRun(paths, runId) {
    try {
        return await (0,state_file/* readStateFile */.qy)(paths.state, runId);
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq && error.code === 'STATE_MISSING')
            return null;
        throw error;
    }
}
function givenAgain(run, paths) {
    return { run, paths, runCostUsd: 0, durationMs: 0, resumed: true, wasCompleted: true };
}
function finished(existing, request, paths, deps) {
    const other = whatElse(existing, request);
    if (existing.status === 'completed' && other === null)
        return givenAgain(existing, paths);
    const how = other === null ? '' : `, ${other}`;
    throw new errors/* StateError */.qq('STATE_EXISTS', `There is a run ${request.runId} already (${existing.status})${how}. ${deps.recoveryHint({ kind: 'carry_on_or_other_id' }, request.runId)}`, { file: paths.state });
}
/**
 * How an existing run differs from what is asked for now, in what it was started with; null when it is the same (spec
 * 3.8). The input of a run that an older version has started is unknown, and counts as the same.
 */
function whatElse(existing, request) {
    if (existing.workflow.fingerprint !== request.workflow.fingerprint.sha256)
        return existing.workflow.path === request.workflow.path
            ? 'of this workflow as it was before it was changed'
            : 'of another workflow';
    const { input_sha256: before } = existing;
    return before === undefined || before === inputHash(request) ? null : 'with another input';
}
/** A hash of what a run is started with besides workflow and options: so a long input need not be kept. */
function inputHash({ input, graph }) {
    const given = [input, graph?.entry ?? null, graph?.context.vars ?? null];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(given)).digest('hex');
}
function workflowRef(workflow) {
    return { path: workflow.path, fingerprint: workflow.fingerprint.sha256, files: workflow.fingerprint.files };
}
/**
 * Where the run's project is now: around a `.raymond/state`, which moves with it; where a job has checked it out; or
 * where it was, unless it is gone from there.
 */
function rootNow(stored, { stateDir, project }) {
    const home = (0,external_node_path_.dirname)(stateDir);
    if ((0,external_node_path_.basename)(stateDir) === 'state' && (0,external_node_path_.basename)(home) === '.raymond')
        return (0,external_node_path_.dirname)(home);
    return (0,state_folder/* isJobHome */.nw)(home) || !(0,external_node_fs_.existsSync)(stored) ? project : stored;
}
/** The state where an agent is, and those where it is known to return or to go on. */
function statesAhead({ current_state: current, stack, ask, door }) {
    const onward = [ask?.next, ask?.timeout_next, door?.timeout_goto].filter((state) => state != null);
    return [current, ...stack.map(({ state }) => state), ...onward];
}
/** Checks, before anything is written, that each state still exists where the run is, returns to or goes on to. */
function checkStates(run, workflow) {
    const states = new Set(workflow.states);
    for (const agent of run.agents) {
        const { id, current_state: current, stack } = agent;
        const gone = statesAhead(agent).find((state) => !states.has(state));
        if (gone === undefined)
            continue;
        const returns = stack.some(({ state }) => state === gone);
        const place = gone === current ? 'stands in' : returns ? 'is to return to' : 'is to go on to';
        throw new errors/* StateError */.qq('WORKFLOW_CHANGED', `The workflow has no state ${gone} any more, which agent ${id} ${place}. Put it back, then resume; nothing was changed.`, { file: workflow.path });
    }
}
function checkFingerprint(run, workflow, deps) {
    if (run.workflow.fingerprint === workflow.fingerprint.sha256)
        return;
    const changes = (0,fingerprint/* changesBetween */.iv)(run.workflow.files, workflow.fingerprint.files);
    // The sum differs, and no file does: somebody has edited the state file.
    const what = changes.length === 0 ? "the state file's fingerprint is not that of its files" : changes.join(', ');
    throw new errors/* StateError */.qq('WORKFLOW_CHANGED', `The workflow is not what the run was started with: ${what}. ${deps.recoveryHint({ kind: 'accept_changes' }, run.workflow_id)}`, { file: workflow.path });
}


/***/ }),

/***/ 64854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ requestsPath),
/* harmony export */   is: () => (/* binding */ environmentBeside),
/* harmony export */   oH: () => (/* binding */ startMeter)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29610);
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96163);
/* harmony import */ var _core_metering_metering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13188);





/**
 * Starts the run's meter before any child is (spec 9.2); null where it has nothing to hold.
 * @throws RaymondError MODEL_GATE
 */
async function startMeter(metering, { run, paths, deps, lock, runtime }) {
    if (metering === null || metering.upstreams.length === 0)
        return null;
    const { MeterClient } = await __webpack_require__.e(/* import() */ 5340).then(__webpack_require__.bind(__webpack_require__, 65340));
    const request = {
        upstreams: metering.upstreams,
        budget_usd: (0,_core_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .meteredBudget */ .Y0)(run),
        spent_usd: run.total_cost_usd,
        ledger: requestsPath(paths),
        ...((0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLegOf */ .Il)(run) !== null && { since: new Date(deps.ports.now()).toISOString() }),
    };
    const meter = await MeterClient.start(deps.metering.program, request, deps.environment, {
        onBudget: (turn, shortage) => runtime().outOfBudget.get(turn)?.(shortage),
        onWarning: (message, agent) => runtime().warn(message, agent ?? undefined),
        onDeath: (how) => stopWithoutMeter(runtime(), how),
    });
    lock.noteMeter(meter.process);
    return meter;
}
/** What the meter alone writes: each request of the run's agents, with its cost. */
function requestsPath({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'requests.jsonl');
}
/** Agents have no other way to a model, and none is given them (spec 9.2). */
function stopWithoutMeter({ options, run }, how) {
    options.stop.stop({
        mode: 'interrupt',
        status: 'failed',
        reason: 'MODEL_GATE',
        message: `The process that holds the agents' keys has ended (${how}): no request gets through any more. ${options.recoveryHint({ kind: 'resume' }, run.workflow_id)}`,
    });
}
/** Others say where a request is from, which is no secret. */
const SECRET_HEADER = /auth|key|token|secret|cookie|pass/i;
/** A shorter text may be a word like any other, above all in a header. */
const SHORTEST_KEY = 16;
/**
 * What a child sees: beside a meter no key but an unmetered CLI its own; a metered one dummies and the meter's address.
 * A key that has another name besides, in the environment or by the manifest, is left out under that, too.
 */
function environmentBeside(metering, meter, child, seen) {
    if (metering === null)
        return seen;
    const held = metering.upstreams
        .flatMap(({ credentials, headers }) => [
        ...credentials.map(({ value }) => value),
        ...Object.entries(headers).flatMap(([name, value]) => (SECRET_HEADER.test(name) ? [value] : [])),
    ])
        .filter((key) => key.length >= SHORTEST_KEY);
    const withoutCopies = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => !held.some((key) => value.includes(key))));
    if (meter?.covers(child))
        return withoutCopies(meter.environmentOf(child, seen));
    const { keys = [], metering: ofChild = null } = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(child) ?? {};
    const ownNames = [...keys.map(({ variable }) => variable), ofChild?.headers, ofChild?.address.variable];
    const own = Object.entries(seen).filter(([name]) => ownNames.includes(name));
    return { ...withoutCopies((0,_core_metering_metering_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(seen)), ...Object.fromEntries(own) };
}


/***/ }),

/***/ 81763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ costOfRequests),
/* harmony export */   g: () => (/* binding */ countByMeter)
/* harmony export */ });
/* harmony import */ var _core_metering_metering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13188);
/* harmony import */ var _core_text_usd_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90911);
/* harmony import */ var _meter_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84723);
/* harmony import */ var _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32043);




/** A signal has ended the run: what an answer in flight will have cost is waited for no longer than this. */
const HASTY_TIMEOUT_MS = 500;
/** The meter reads an answer on for 60 s at most after its client has gone. */
const TURN_TIMEOUT_MS = 65_000;
/**
 * Counts what a turn has cost by its requests, not by what its CLI says (spec 9.2, "Truth").
 * @param stop when the run is to be over soon, an answer in flight is waited for only for a moment
 */
async function countByMeter(meter, place, outcome, stop) {
    const reported = outcome.costBasis === 'reported' ? outcome.costUsd : null;
    const patience = (0,_process_idle_timer_js__WEBPACK_IMPORTED_MODULE_2__/* .patienceWith */ .iv)(stop.hurry, TURN_TIMEOUT_MS, HASTY_TIMEOUT_MS);
    const told = await meter.turnEnds(place.agent, place.turn, reported, patience.signal);
    patience.end();
    if (told !== null)
        return priced(outcome, { ...told, ...(0,_meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .addMetered */ .MX)(told, meter.takeLate(place.agent)) }, reported);
    const written = (0,_meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .requestsOfTurn */ .pm)(place.ledger, place.turn, place.since);
    return priced(outcome, written ?? { ..._meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_REQUESTS */ .ho, basis: 'cut' }, reported);
}
function priced(outcome, told, reported) {
    if (told.requests === 0 && told.usd === 0 && told.basis !== 'cut' && reported === null)
        return { outcome: { ...outcome, costUsd: 0, costBasis: 'none' }, warnings: [] };
    const isPartial = outcome.usage.output_tokens < told.out;
    const { usd, basis, apart } = (0,_core_metering_metering_js__WEBPACK_IMPORTED_MODULE_0__/* .meteredCost */ .kg)(told, reported, isPartial);
    const { costIsLowerBound: _, ...known } = outcome;
    const counted = {
        ...known,
        ...{ costUsd: usd, costBasis: basis, usage: usageOf(told) },
        ...(basis === 'cut' && { costIsLowerBound: true }),
    };
    const warnings = apart === null
        ? []
        : [
            `the agent says that the turn has cost $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_3__/* .usdDigits */ .z)(apart.reported)}, its requests come to $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_3__/* .usdDigits */ .z)(apart.list)} at list prices: the budget goes by the greater of the two`,
        ];
    return { outcome: counted, warnings };
}
function usageOf(sum) {
    return {
        input_tokens: sum.in,
        output_tokens: sum.out,
        cache_read_tokens: sum.cache_read,
        cache_write_tokens: sum.cache_write,
    };
}
/** What a turn has cost whose CLI could not say so any more. */
function costOfRequests(sum) {
    const { usd, basis } = sum;
    return {
        cost_usd: usd,
        basis,
        usage: usageOf(sum),
        ...(basis === 'cut' && { lower_bound: true }),
    };
}


/***/ }),

/***/ 14985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mU: () => (/* binding */ withRecording),
/* harmony export */   uj: () => (/* binding */ checkPrograms),
/* harmony export */   wG: () => (/* binding */ withRecordingBeside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _process_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52948);
/* harmony import */ var _testing_find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49432);
/* harmony import */ var _turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3794);







const STATES_SHOWN = 5;
/**
 * Looks for the program of every agent CLI that the run may need. One that was found missing later would waste what was
 * paid before (spec 3.7). Nothing is started for this.
 * @param from the states that the run goes on with
 * @param pathOf the PATH that a CLI is started with
 * @throws UsageError
 */
async function checkPrograms(workflow, launch, from, pathOf) {
    const wanted = new Map();
    for (const state of workflow.states) {
        const cli = (0,_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_6__/* .agentOfState */ .wZ)(workflow, launch, state);
        if (cli !== null && (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(cli)?.program != null)
            wanted.set(cli, [...(wanted.get(cli) ?? []), state]);
    }
    const missing = [...wanted].flatMap(([cli, states]) => {
        const facts = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(cli);
        const problem = problemOf(facts, pathOf(cli), launch.cwd);
        return problem === null ? [] : [{ facts, states, problem }];
    });
    if (missing.length === 0)
        return;
    // This comes late, since most runs need not know where their states lead.
    const reached = await workflow.reach?.(from);
    for (const { facts, states, problem } of missing) {
        const wanting = states.filter((state) => reached?.has(state) ?? true);
        if (wanting.length > 0)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(told(facts, wanting, problem));
    }
}
function told({ title, program }, states, problem) {
    const more = states.length - STATES_SHOWN;
    const names = `${states.slice(0, STATES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return `${problem}, and ${names} ${states.length === 1 ? 'wants' : 'want'} it. Install ${title}: ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .installCommand */ .Je)(program)}. Nothing was started.`;
}
/** Null when the program is there. */
function problemOf({ program }, path, cwd) {
    const { command } = program;
    const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
    // A relative folder is relative to where the child starts.
    const folders = (path ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder));
    const file = folders.flatMap((folder) => names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, name))).find(_process_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .isProgram */ .V);
    if (file === undefined)
        return `The agent CLI \`${command}\` was not found on the PATH`;
    const interpreter = interpreterOf(file);
    if (interpreter === null || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(interpreter))
        return null;
    return `The agent CLI \`${command}\` cannot be started: its interpreter ${interpreter} is missing (${file})`;
}
/** The absolute path of the interpreter in a script's first line. Null for a binary, and for an unreadable file. */
function interpreterOf(file) {
    let fd = null;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
        const bytes = Buffer.alloc(256);
        const line = bytes.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes)).split('\n')[0];
        return /^#!\s*(\/\S+)/.exec(line)?.[1] ?? null;
    }
    catch {
        return null;
    }
    finally {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/**
 * The options with the recording that is played: the one that is given, else the one beside the workflow. A workflow
 * without a prompt needs none (spec 3.8).
 * @param flag how people give one: `--recording DIR`, or the input
 * @throws UsageError where one is needed, and there is none
 */
function withRecording(launch, workflow, flag) {
    if (launch.recording !== null || !(0,_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_6__/* .agentsOf */ .et)(workflow, launch).includes(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .STAND_IN */ .vs))
        return { launch, found: null };
    const found = (0,_testing_find_js__WEBPACK_IMPORTED_MODULE_5__/* .recordingBeside */ .Qu)(workflow.path);
    if (found === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(workflow.path)} has no recording/ that ${_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .STAND_IN */ .vs} could play; say which folder: ${flag}`);
    return { launch: { ...launch, recording: found }, found };
}
/** The same for a resume, which has not read its workflow yet. */
function withRecordingBeside(launch, workflowPath) {
    if (launch.recording !== null || launch.agent !== _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .STAND_IN */ .vs)
        return launch;
    return { ...launch, recording: (0,_testing_find_js__WEBPACK_IMPORTED_MODULE_5__/* .recordingBeside */ .Qu)(workflowPath) };
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
/* harmony import */ var _core_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29610);
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96163);
/* harmony import */ var _core_settings_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88039);
/* harmony import */ var _core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90911);
/* harmony import */ var _core_turns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28115);
/* harmony import */ var _turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3794);







const LEFT_OPEN = { kind: 'left_open' };
function failed(error) {
    return { kind: 'failed', error: { code: error.code, message: error.message } };
}
/** Records a turn before it starts (spec 3.6), and logs the state when its first turn begins. */
async function beginTurn({ runtime, agentId }, turn) {
    const { turn: before, model_override: override } = runtime.agent(agentId);
    const opened = { id: String(runtime.run.turns + 1), started_at: runtime.now(), ...turn };
    const state = runtime.options.workflow.state(turn.state);
    await runtime.changeAhead(_core_turns_js__WEBPACK_IMPORTED_MODULE_2__/* .openTurn */ .KT, agentId, opened, {
        isUntold: before !== null && runtime.isUntold(before.id),
        model: modelOf(runtime, turn.state, override),
        ...(state.kind === 'graph' && { resetVisits: state.state.resetMaxVisits }),
    });
    return opened;
}
/** The model, if it is not the run's. */
function modelOf(runtime, name, override) {
    const { launch } = runtime.run;
    const chosen = (0,_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_3__/* .modelOfState */ .Wg)(runtime, name, override);
    if (chosen === null)
        return undefined;
    const { cli, model, saidBy } = chosen;
    const isRuns = saidBy === 'run' || saidBy === 'workflow';
    return isRuns && model === (0,_core_settings_models_js__WEBPACK_IMPORTED_MODULE_1__/* .modelsByCli */ .SU)([launch.model], launch.agent)[cli] ? undefined : model;
}
/**
 * Logs how a turn ended, then counts its cost: after a crash in between, the outcome is in the log and the cost still
 * to be counted. Stops the run when the cost exceeds its budget (spec 3.5).
 */
function recordOutcome(visitor, turn, outcome) {
    const { runtime, agentId } = visitor;
    const timed = { ms: Math.max(0, Date.parse(runtime.now()) - Date.parse(turn.started_at)), ...outcome };
    runtime.options.emit({ type: 'outcome', agent: agentId, state: turn.state, turn: turn.id, ...timed });
    for (const change of runtime.options.watch.look())
        runtime.warn(change, agentId, turn.state);
    if (runtime.options.workflow.graph !== undefined)
        runtime.outcomes.set(agentId, { turn: turn.id, outcome: timed });
    countCost(visitor, timed);
}
/** How an open turn has ended, if it has: in an earlier life of the run, or before a question. */
function loggedOutcomeOf({ runtime, agentId }, turn) {
    const last = runtime.outcomes.get(agentId);
    return last?.turn === turn.id ? last.outcome : runtime.options.loggedOutcomes.get(turn.id);
}
function countCost({ runtime, agentId }, outcome) {
    runtime.change(_core_turns_js__WEBPACK_IMPORTED_MODULE_2__/* .accountTurn */ .x7, agentId, outcome);
    stopWhenOverBudget(runtime);
}
function stopWhenOverBudget(runtime) {
    if (!(0,_core_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .isOverBudget */ .qr)(runtime.run))
        return;
    const { run } = runtime;
    runtime.options.stop.stop({
        mode: 'interrupt',
        status: 'budget_exceeded',
        reason: 'BUDGET',
        message: `${overlong(runtime)}${who(run)} has cost $${run.total_cost_usd.toFixed(4)} of its ${budgetOf(run)}. The last transition was not followed. ${moreBudget(runtime, run.total_cost_usd + (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .withheldUsd */ .y5)(run) + runtime.mostExpensiveTurnUsd)}`,
    });
}
/**
 * Whether a person has to decide about a state whose effect is `once`: its turn had started when it was cut off, and
 * nobody has said that it may be repeated.
 */
function needsDecision(runtime, left, options) {
    if (left === null || options.effect !== 'once' || left.repeat)
        return false;
    return runtime.options.startedTurns.has(left.id);
}
/** An agent's open turn, if its visit was begun in an earlier life of the run. */
function turnLeftOpen({ runtime, agentId }) {
    const { turn, current_state } = (0,_core_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(runtime.run, agentId);
    return turn !== null && turn.state === current_state ? turn : null;
}
/**
 * Nothing is left for another turn, although the budget is not exceeded.
 * @param shortage why the meter has not let a request through
 */
function stopSpent(runtime, shortage) {
    const { run } = runtime;
    if ((0,_core_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .isOverBudget */ .qr)(run)) {
        stopWhenOverBudget(runtime);
        return;
    }
    const why = shortage === undefined
        ? 'nothing is left. No further turn was started.'
        : `what is left does not pay for the next request, which needs $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__/* .usdDigits */ .z)(shortage.least_usd)} at least.`;
    const needed = shortage === undefined ? null : run.total_cost_usd + shortage.least_usd;
    runtime.options.stop.stop({
        mode: 'interrupt',
        status: 'budget_exceeded',
        reason: 'BUDGET',
        message: `${overlong(runtime)}${who(run)} has spent $${run.total_cost_usd.toFixed(4)} of its ${budgetOf(run)}, and ${why} ${moreBudget(runtime, needed)}`,
    });
}
function overlong({ outputLimit }) {
    return outputLimit === null ? '' : `${outputLimit} `;
}
function who(run) {
    const leg = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(run);
    return leg === null ? 'The run' : `Leg ${leg.name}`;
}
/** The budget in words. A leg has a share; shares of legs without an outcome count as spent (spec 4.10). */
function budgetOf(run) {
    const amount = `$${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__/* .usdDigits */ .z)(run.budget_usd)}`;
    if ((0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(run) !== null)
        return `share of ${amount}`;
    const withheld = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .withheldUsd */ .y5)(run);
    const aside = withheld > 0 ? `, of which $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__/* .usdDigits */ .z)(withheld)} are kept for legs that nothing is known of` : '';
    return `budget of ${amount}${aside}`;
}
function moreBudget(runtime, moreThanUsd) {
    const isLeg = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(runtime.run) !== null;
    return runtime.recoveryHint(isLeg ? { kind: 'share' } : { kind: 'budget', moreThanUsd });
}


/***/ }),

/***/ 28541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ readOpenTurns)
/* harmony export */ });
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29610);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_story_story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83752);
/* harmony import */ var _store_long_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44662);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58265);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12243);






/** Reads in a run's log what became of its open turns, and what its state has forgotten. */
async function readOpenTurns(run, paths) {
    const open = new Map(run.agents.flatMap(({ id, turn }) => (turn === null ? [] : [[turn.id, { agent: id, ...turn }]])));
    const story = new _core_story_story_js__WEBPACK_IMPORTED_MODULE_1__/* .Story */ .g(true);
    const outcomes = new Map();
    const see = (event) => {
        story.apply(event);
        if (event.type === 'outcome' && open.has(event.turn))
            outcomes.set(event.turn, event);
    };
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .scanEvents */ .lW)(paths.events, see, _core_story_story_js__WEBPACK_IMPORTED_MODULE_1__/* .FIGURE_EVENTS */ .P);
    story.forgetLater(run);
    const loggedOutcomes = new Map();
    const startedTurns = new Set();
    const lost = [];
    for (const [id, { agent, state, failed }] of open) {
        const known = story.turn(id);
        // Logs of older versions do not say what was forgotten, and turns get the same numbers again.
        if (known === undefined || known.visit.agent !== agent || known.visit.state !== state)
            continue;
        startedTurns.add(id);
        const event = outcomes.get(id);
        // An outcome for which the agent failed is not applied again: the resume is there to try once more.
        if (event === undefined || event.seq !== known.turn.endSeq || failed)
            continue;
        try {
            const whole = (0,_store_long_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .withLongTexts */ .H)(event, (ref) => (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .readLongText */ .gP)(paths.folder, ref));
            if (whole.type === 'outcome')
                loggedOutcomes.set(id, whole);
        }
        catch (error) {
            lost.push({ agent, state, why: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) });
        }
    }
    const forgottenUsd = Math.max(0, (0,_core_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .addUsd */ .UP)(story.forgottenUsd, -(run.forgotten_usd ?? 0)));
    return { loggedOutcomes, startedTurns, lost, forgottenUsd };
}


/***/ }),

/***/ 27830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess),
/* harmony export */   Y: () => (/* binding */ tellTurnStarted)
/* harmony export */ });
/* harmony import */ var _core_protocol_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46395);
/* harmony import */ var _turns_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62765);
/* harmony import */ var _script_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71968);



/** An interrupted script is killed after this time; the run itself has 5 s (spec 3.7). */
const INTERRUPT_GRACE_MS = 2000;
/** How often a process is started that the machine has no room for. The growing waits add up to a quarter of a minute. */
const STARTS = 5;
/** Logs the beginning of a turn that no agent CLI takes, and where its output will be. */
function tellTurnStarted({ runtime, agentId }, turn) {
    runtime.options.emit({
        type: 'turn_started',
        agent: agentId,
        state: turn.state,
        turn: turn.id,
        kind: turn.kind,
        attempt: turn.attempt,
        session: null,
        transcript: runtime.scriptTranscript.path,
    });
}
/** Runs the process of a turn and records its output; null when it was interrupted. */
async function runProcess(visit, turn, process) {
    const { signal } = visit;
    tellTurnStarted(visit, turn);
    const output = new _script_output_js__WEBPACK_IMPORTED_MODULE_2__/* .ScriptOutput */ .LI(recorder(visit, turn));
    try {
        for (let attempt = 1;; attempt++) {
            const ended = await runOnce(visit, process, output);
            if (signal.aborted)
                return null;
            if (!isShortage(ended.exit) || attempt === STARTS)
                return ended;
            await waitToStart(visit, turn, attempt, ended.exit);
            if (signal.aborted)
                return null;
        }
    }
    finally {
        output.end();
    }
}
async function runOnce({ runtime: { options }, signal }, { timeout, maxTime, ...command }, output) {
    let overdue = null;
    const hear = (stream) => (chunk) => {
        idle.restart();
        output.push(stream, chunk);
        // It would write on, and nobody reads it any more.
        if (output.overflowed)
            child.stop('SIGTERM');
    };
    const child = options.children.startScript({
        ...command,
        onStdout: hear('stdout'),
        onStderr: hear('stderr'),
    });
    const end = (cause) => () => {
        overdue ??= cause;
        child.stop('SIGTERM');
    };
    const { timers } = options.ports;
    const idle = timers.idle(timeout * 1000, end('timeout'));
    const limit = timers.limit(maxTime === undefined ? undefined : maxTime * 1000, end('max_time'));
    const interrupt = () => child.stop('SIGTERM', INTERRUPT_GRACE_MS);
    signal.addEventListener('abort', interrupt);
    const exit = await child.done;
    signal.removeEventListener('abort', interrupt);
    idle.stop();
    limit.stop();
    return { exit, output, overdue };
}
/** Writes the output of a process to its transcript, and in short to the log and the console. */
function recorder({ runtime, agentId }, turn) {
    const { options, scriptTranscript } = runtime;
    const { emit } = options;
    const place = { agent: agentId, state: turn.state };
    const prints = new _core_protocol_print_js__WEBPACK_IMPORTED_MODULE_0__/* .PrintScanner */ .Q();
    return (stream, text) => {
        scriptTranscript.write(`${JSON.stringify({ turn: turn.id, ...place, stream, text })}\n`);
        emit({ type: 'output', ...place, stream, text: text.slice(0, 500), bytes: Buffer.byteLength(text) });
        if (stream === 'stdout')
            for (const print of prints.push(text))
                emit({ type: 'print', ...place, text: print });
    };
}
/** Whether the machine has too few processes, open files or memory just now. */
function isShortage({ spawnError }) {
    return ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'].includes(spawnError?.code ?? '');
}
async function waitToStart({ runtime, agentId, signal }, turn, attempt, { spawnError }) {
    const { emit, ports } = runtime.options;
    const delay = (0,_turns_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .backOffMs */ .V)(attempt, ports.random());
    emit({
        type: 'retry',
        agent: agentId,
        state: turn.state,
        attempt: attempt + 1,
        delay_ms: delay,
        code: 'SCRIPT_FAILED',
        message: `it could not be started: ${spawnError?.message}`,
    });
    await ports.sleep(delay, signal);
}


/***/ }),

/***/ 20888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ bashArguments),
/* harmony export */   F5: () => (/* binding */ scriptEnvironment),
/* harmony export */   rG: () => (/* binding */ scriptCommand),
/* harmony export */   vu: () => (/* binding */ canBeArgument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68251);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70968);
/* harmony import */ var _joins_workers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1157);
/* harmony import */ var _template_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25267);






/** How many bytes of text fit in an argument: 128 KiB on Linux, with room for its end. */
const LONGEST_ARGUMENT = 120_000;
/**
 * How a script is started (spec 1.6). The text that was loaded is run, never the one at its path by now: whoever may
 * edit files must not thereby run commands.
 */
function scriptCommand({ runtime, text, path, name }, turn) {
    if (runtime === 'bash' && canBeArgument(text))
        return { command: 'bash', args: bashArguments(text, path ?? name) };
    const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(turn.subfolder(), (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_5__/* .ownNameOf */ .Rc)(name));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(copy, text, { mode: 0o600 });
    return commandLine(runtime, copy);
}
function canBeArgument(text) {
    return Buffer.byteLength(text) <= LONGEST_ARGUMENT && !text.includes('\0');
}
/**
 * `$0` is the script's path, which bash's messages name along with lines. Such a text has no BASH_SOURCE; in a script
 * that is no part of another, it is set to `$0`.
 * @param args of the script
 */
function bashArguments(text, path, args = []) {
    // Its input is a socket of node's, which makes bash think of a remote shell and read ~/.bashrc.
    return [
        '--norc',
        '-c',
        '--',
        text.replace(/\$(\{?)BASH_SOURCE\b(?:\[0\])?(?!\[)/g, '$$$10'),
        path,
        ...args,
    ];
}
function commandLine(runtime, path) {
    switch (runtime) {
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
            return runtime;
    }
}
/** The environment that a script has besides what every child sees. */
function scriptEnvironment(visit, turn, folder) {
    const { runtime, agentId, state } = visit;
    const agent = runtime.agent(agentId);
    const base = runtime.options.childEnvironment('script');
    const { variables, pending_result: input } = agent;
    const isLarge = input !== null && Buffer.byteLength(input) > _process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INPUT_BYTES */ .su;
    const listed = state.options.vars ?? [];
    const told = (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .scriptVariables */ .RF)({
        runId: runtime.run.workflow_id,
        agentId,
        state: turn.state,
        input,
        taskFolder: (0,_template_values_js__WEBPACK_IMPORTED_MODULE_4__/* .taskFolder */ .AD)(visit),
        outputFile: folder.output,
        variables,
        listed,
        attempt: turn.attempt,
        ...(isLarge && { inputFile: folder.put(input) }),
    }, base);
    for (const name of listed.filter((each) => Object.hasOwn(variables, each) && !Object.hasOwn(told, each))) {
        const message = `${state.file} lists the variable ${name}, which its environment has already: it was left as it is`;
        runtime.warn(message, agentId, state.name);
    }
    // Behind a join, the script finds its workers there (spec 7.1).
    const workers = (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_3__/* .joinedWorkersOf */ .k_)(visit);
    return {
        ...base,
        ...told,
        ...(workers !== null && { RAYMOND_WORKERS_FILE: (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWorkersFile */ .br)(folder.fresh(), workers) }),
    };
}


/***/ }),

/***/ 71968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ ScriptOutput),
/* harmony export */   eZ: () => (/* binding */ readOutputFile),
/* harmony export */   n1: () => (/* binding */ TOO_MUCH_OUTPUT)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27910);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20498);





/** More output, or a larger RAYMOND_OUTPUT, comes from a script gone wild. No transition needs that much. */
const MAX_BYTES = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.scriptOutput.value;
const LONGEST_TAIL = 4096;
/** For messages. */
const TOO_MUCH_OUTPUT = `more than ${MAX_BYTES / 1024 ** 2} MiB`;
/** Collects what a script writes as text, whatever the borders of its chunks are. */
class ScriptOutput {
    onText;
    overflowed = false;
    parts = [];
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
    /** Call this after the last chunk. Half a character at the end becomes U+FFFD. */
    end() {
        for (const stream of ['stdout', 'stderr'])
            this.add(stream, this.decoders[stream].end());
    }
    add(stream, text) {
        if (text === '')
            return;
        this.parts.push({ stream, text });
        this.onText(stream, text);
    }
    get stdout() {
        return this.only('stdout');
    }
    get stderr() {
        return this.only('stderr');
    }
    /** Both in the order of arrival, which is unknown for what is written to both at once. */
    get both() {
        return this.parts.map(({ text }) => text).join('');
    }
    only(stream) {
        return this.parts.flatMap((part) => (part.stream === stream ? [part.text] : [])).join('');
    }
    lastLines() {
        const ends = `${this.stdout.slice(-LONGEST_TAIL)}\n${this.stderr.slice(-LONGEST_TAIL)}`;
        return ends.trim().split('\n').slice(-10).join('\n');
    }
}
/** Follows no link, and waits for nobody who would write into a pipe. Windows has no such flags. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** What the script wrote to `RAYMOND_OUTPUT`. Only a file of its own is read there. */
function readOutputFile(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (found === undefined)
        return { text: null };
    try {
        return found.isFile() ? readText(path) : { problem: `is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(found)}, and has to be a file` };
    }
    catch (error) {
        return { problem: `cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)})` };
    }
}
function readText(path) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, READ);
    try {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!found.isFile())
            return { problem: `is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(found)}, and has to be a file` };
        const user = process.getuid?.();
        if (user !== undefined && found.uid !== user)
            return { problem: `belongs to the user ${found.uid}, and has to be the file of the user ${user}` };
        if (found.size > MAX_BYTES)
            return { problem: `holds ${TOO_MUCH_OUTPUT}. Send bulk output to another file` };
        const buffer = Buffer.alloc(found.size);
        const text = buffer.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, found.size, 0));
        return { text: text.trim() === '' ? null : text };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 55684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   _E: () => (/* binding */ visitScriptState),
/* harmony export */   oC: () => (/* binding */ changedMessage)
/* harmony export */ });
/* unused harmony export sharedFolder */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_protocol_route_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29889);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49254);
/* harmony import */ var _core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68251);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3103);
/* harmony import */ var _turns_result_schemas_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71403);
/* harmony import */ var _run_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27830);
/* harmony import */ var _script_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20888);
/* harmony import */ var _script_output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71968);
/* harmony import */ var _turn_folder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28225);













/** One agent's visit of one script state (spec 1.6): one process, no reminders, no retries, no cost. */
async function visitScriptState(visit) {
    const { runtime, state, signal } = visit;
    const left = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .turnLeftOpen */ .vA)(visit);
    const logged = left === null ? undefined : runtime.options.loggedOutcomes.get(left.id);
    if (left !== null && logged?.result.kind === 'exit')
        return route(visit, left, logged.result);
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .needsDecision */ .od)(runtime, left, state.options))
        return { kind: 'ask_repeat' };
    const turn = await (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .beginTurn */ .PH)(visit, {
        state: state.name,
        kind: 'script',
        session_before: null,
        session: null,
        session_mark: null,
        attempt: (left?.attempt ?? 0) + 1,
        turn_of_visit: 0,
    });
    if (signal.aborted)
        return _record_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OPEN */ .Jq;
    const ran = await runScript(visit, turn);
    if (ran.kind === 'failed' || ran.kind === 'left_open')
        return ran;
    (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOutcome */ .Up)(visit, turn, {
        result: ran.result,
        session: null,
        cost_usd: 0,
        basis: 'none',
        usage: _core_run_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_USAGE */ .y,
    });
    return route(visit, turn, ran.result);
}
function route(visit, turn, result) {
    const { runtime, agentId } = visit;
    const routing = (0,_core_protocol_route_js__WEBPACK_IMPORTED_MODULE_3__/* .routeScript */ .B)({
        exitCode: result.exit_code,
        stdout: result.stdout,
        stderr: result.stderr,
        resolve: (target) => runtime.options.workflow.resolve(target, turn.state),
        maxForks: runtime.run.launch.max_forks,
        schemas: (0,_turns_result_schemas_js__WEBPACK_IMPORTED_MODULE_11__/* .resultSchemas */ .U)(visit),
    });
    if (routing.kind !== 'transition')
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)(routing);
    for (const warning of routing.warnings)
        runtime.warn(warning, agentId, turn.state);
    return { kind: 'transition', transition: routing.transition, implicit: routing.implicit, turn: turn.id };
}
async function runScript(visit, turn) {
    const { runtime, agentId, state } = visit;
    const changed = changedScript(runtime, state);
    if (changed !== null)
        return changed;
    const timeout = state.options.timeout ?? runtime.run.launch.timeout;
    const { paths, project, workflow } = runtime.options;
    const folder = new _turn_folder_js__WEBPACK_IMPORTED_MODULE_10__/* .TurnFolder */ .yn(paths.folder, project);
    try {
        const shared = sharedFolder(workflow.partOf(state.name).shared, state, folder);
        const env = {
            ...(0,_script_command_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptEnvironment */ .F5)(visit, turn, folder),
            ...(shared !== null && { RAYMOND_WORKFLOW_DIR: shared }),
        };
        const { max_time: maxTime } = state.options;
        const process = {
            ...(0,_script_command_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptCommand */ .rG)(state, folder),
            cwd: runtime.agent(agentId).cwd,
            env,
            timeout,
            maxTime,
        };
        const ended = await (0,_run_process_js__WEBPACK_IMPORTED_MODULE_7__/* .runProcess */ .R)(visit, turn, process);
        return ended === null ? _record_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OPEN */ .Jq : judge(state, ended, folder, timeout);
    }
    finally {
        void folder.dispose();
    }
}
/** @param timeout in seconds */
function judge({ file, options }, { exit, output, overdue }, folder, timeout) {
    const fail = (code, message) => (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)({ code, message: `${file} ${message}` });
    if (exit.spawnError !== null)
        return fail('SCRIPT_FAILED', `could not be started: ${exit.spawnError.message}`);
    if (output.overflowed)
        return fail('SCRIPT_FAILED', `wrote ${_script_output_js__WEBPACK_IMPORTED_MODULE_9__/* .TOO_MUCH_OUTPUT */ .n1} and was ended. Send bulk output to a file.`);
    if (overdue === 'timeout')
        return fail('IDLE_TIMEOUT', `wrote nothing for ${timeout} s and was ended. Raise \`timeout\` in a \`# raymond:\` comment of the script, or let it print as it works.\n${output.lastLines()}`);
    if (overdue === 'max_time')
        return fail('MAX_TIME', `took longer than its max_time of ${options.max_time} s and was ended.\n${output.lastLines()}`);
    const written = folder.readOutput();
    if ('problem' in written)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)({ code: 'SCRIPT_FAILED', message: `${file}: its RAYMOND_OUTPUT ${written.problem}.` });
    return {
        kind: 'exit',
        result: {
            kind: 'exit',
            // After a signal this is the code that a shell gives.
            exit_code: exit.exitCode ?? 128,
            stdout: written.text ?? output.stdout,
            stderr: output.stderr,
        },
    };
}
function changedScript(runtime, state) {
    if (state.path === undefined)
        return null;
    // The files that the script may source belong to it.
    const scope = (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_12__/* .scopeOf */ .Od)(state.name);
    const shared = runtime.options.workflow.partOf(state.name).shared;
    const files = [state, ...shared.map((file) => ({ ...file, name: scope + file.name }))];
    const changed = files.find(({ name, path }) => path !== undefined && !isUnchanged(runtime, name, path));
    if (changed === undefined)
        return null;
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)({ code: 'WORKFLOW_CHANGED', message: changedMessage(runtime, changed.file) });
}
/**
 * Whether a script on disk is still the one that was loaded. A changed one is not run: an agent that may edit files
 * must not thereby run commands.
 * @param name the file's full name, as the workflow's fingerprint has it
 */
function isUnchanged(runtime, name, path) {
    return runtime.options.workflow.fingerprint.files[name] === sha256Of(path);
}
function changedMessage(runtime, file) {
    return `${file} was changed or removed while the run went on, and was not run. ${runtime.recoveryHint({ kind: 'accept_script' })}`;
}
/** Null for a file that cannot be read. */
function sha256Of(path) {
    try {
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path)).digest('hex');
    }
    catch {
        return null;
    }
}
/**
 * Where a script finds the files that it may source, `$RAYMOND_WORKFLOW_DIR/_lib.sh` (spec 1.5): the folder of the
 * state's own workflow. What the scripts of an archive share is unpacked for each of them anew, as it was read, into a
 * folder that nobody else may enter: who may edit files must not thereby run commands.
 * @returns an absolute path; null where the workflow has no files on disk, and none to share
 */
function sharedFolder(shared, state, turn) {
    if (state.path !== undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(state.path);
    if (shared.length === 0)
        return null;
    const folder = turn.subfolder();
    for (const { name, bytes } of shared)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), bytes, { mode: 0o600 });
    return folder;
}


/***/ }),

/***/ 28225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fJ: () => (/* binding */ sweepTurnFolders),
/* harmony export */   yn: () => (/* binding */ TurnFolder)
/* harmony export */ });
/* unused harmony export HANDED */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _script_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71968);








/** The folder's name in a run's folder. What turns under way have there concerns nobody else. */
const HANDED = 'handed';
/**
 * The folder of one turn of a script, in which the script and this program hand each other files. It is outside the
 * project, no other user may enter it, and its name cannot be guessed, since its files decide what the run does next
 * (spec 9.1). So it does not follow TMPDIR, which may lie in the project.
 */
class TurnFolder {
    path;
    inode;
    /** Whether it lies in the run's own folder, which is swept when the run ends. */
    isOurs;
    /** The path of RAYMOND_OUTPUT, which the script makes. */
    output;
    /** @param runFolder the run's own */
    constructor(runFolder, project) {
        // With a state folder in the project, the system's temporary folder may be the better one.
        this.isOurs = !(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(project), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(runFolder)) || (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(project), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()));
        const parent = this.isOurs ? (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(runFolder, HANDED) : (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)();
        (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(parent, _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD);
        this.path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, 'raymond-turn-'));
        this.inode = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.path).ino;
        this.output = this.fresh();
    }
    /** The path for the next file. */
    fresh() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(this.path, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
    }
    /** @returns its path */
    put(text) {
        const file = this.fresh();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, { mode: 0o600, flag: 'wx' });
        return file;
    }
    /** What the file contains by now, if it still lies there. */
    readOutput() {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.path, { throwIfNoEntry: false });
        if (folder !== undefined && !(folder.isDirectory() && folder.ino === this.inode))
            return { problem: 'lies in a folder that has been replaced' };
        return (0,_script_output_js__WEBPACK_IMPORTED_MODULE_7__/* .readOutputFile */ .eZ)(this.output);
    }
    /** A folder for scripts that are copied for a turn, and are run as they are. */
    subfolder() {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(this.path, 'script-'));
    }
    /**
     * Call this when the turn is over. The next step need not wait for the removal: a disk that is syncing takes more
     * than a millisecond for it, and the end of the run sweeps what is left.
     * @throws Error of the file system for a folder that is not in the run's own
     */
    dispose() {
        if (this.isOurs)
            return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(this.path, { recursive: true, force: true }).catch(() => { });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.path, { recursive: true, force: true });
        return Promise.resolve();
    }
}
/** Call this while no turn is under way: what is there then belongs to turns that were killed with their orchestrator. */
function sweepTurnFolders(runFolder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(runFolder, HANDED), { recursive: true, force: true });
}


/***/ }),

/***/ 25267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ taskFolder),
/* harmony export */   EN: () => (/* binding */ renderFor),
/* harmony export */   Yc: () => (/* binding */ renderTransition)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_protocol_template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66100);
/* harmony import */ var _core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58889);
/* harmony import */ var _core_typed_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46484);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39325);
/* harmony import */ var _joins_workers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1157);






/** The agent's private folder, made when something first asks for it (spec 1.5). */
function taskFolder({ runtime, agentId }) {
    const { launch, workflow_id: id } = runtime.run;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .taskFolders */ .Tj)(launch.root, id), agentId);
    runtime.makeFolder(folder);
    return folder;
}
/** Fills in `{{name}}` with what the agent's current state may see. */
function renderFor(visitor, text) {
    if (!text.includes('{{'))
        return text;
    const { runtime, agentId } = visitor;
    const agent = runtime.agent(agentId);
    const needsFolder = /\{\{\s*task_folder\s*\}\}/.test(text);
    const own = {
        input: agent.pending_result ?? undefined,
        result: agent.pending_result ?? undefined,
        workflow_id: runtime.run.workflow_id,
        run_id: runtime.run.workflow_id,
        agent_id: agentId,
        ask_id: agent.answered_ask ?? undefined,
        task_folder: needsFolder ? taskFolder(visitor) : undefined,
        ...workerValues(visitor, text),
    };
    // Ours come last: a worker's variable cannot replace one (spec 1.5).
    const values = { ...agent.variables, ...runtime.options.templateValues, ...own };
    const onUnset = (name) => runtime.warn(`{{${name}}} has no value and was left as it stands`, agentId, agent.current_state);
    return (0,_core_protocol_template_js__WEBPACK_IMPORTED_MODULE_5__/* .fillPlaceholders */ .Ct)(text, values, onUnset, inputFields(agent.pending_result));
}
/** Resolves `{{input.a.b}}` and `{{result.a.0}}`: fields of what was handed over, where that is JSON (spec 7.4). */
function inputFields(input) {
    if (input === null)
        return () => undefined;
    const field = (0,_core_typed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsIn */ .t5)(input);
    return (name) => {
        const [of, ...path] = name.split('.');
        return (of === 'input' || of === 'result') && path.length > 0 ? field(path) : undefined;
    };
}
/** The values of `{{workers}}` and `{{workers_json}}` behind a join (spec 7.1). */
function workerValues(visitor, text) {
    const workers = /\{\{\s*workers(?:_json)?\s*\}\}/.test(text) ? (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .joinedWorkersOf */ .k_)(visitor) : null;
    if (workers === null)
        return { workers: undefined, workers_json: undefined };
    let written;
    // This is a copy for the turn: an agent is told its path, and may write there.
    const file = () => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(taskFolder(visitor), 'workers.json');
    const path = () => (written ??= (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWorkersFile */ .br)(file(), workers));
    return { workers: (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .workersMarkdown */ .jH)(workers, path), workers_json: (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .workersJson */ .Qi)(workers, path) };
}
/** Fills in a transition. The attributes `input` and `cd` are templates; everything else is taken as written. */
function renderTransition(visitor, transition) {
    return (0,_core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_1__/* .fillTemplates */ .V$)(transition, (text) => renderFor(visitor, text));
}


/***/ }),

/***/ 49432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ recordingBeside),
/* harmony export */   Zb: () => (/* binding */ recordingsBeside),
/* harmony export */   fc: () => (/* binding */ recordingHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_replay_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79867);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);




/**
 * The recordings that lie beside a workflow: `recording/`, and each folder in `recordings/`.
 * @param path absolute, of the workflow as it was given
 * @throws UsageError if there is none
 */
function recordingsBeside(path) {
    const homes = homesOf(path);
    const found = homes
        .flatMap((home) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recording'), ...foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recordings'))])
        .filter(isRecording);
    if (found.length > 0)
        return found;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`There is no recording of ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}: looked for ${homes.map((home) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recording')).join(', ')} and recordings/*. Make one with \`raymond run ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)} --record DIR\`, write a ${_agents_replay_files_js__WEBPACK_IMPORTED_MODULE_2__.REPLIES_FILE}, or name a run with --from-run.`, { file: path });
}
/** The recording that is played where none is named. Null when there is none. */
function recordingBeside(path) {
    return (homesOf(path)
        .map((home) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recording'))
        .find(isRecording) ?? null);
}
/** Where a recording is kept when no folder is named for it. */
function recordingHome(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(homesOf(path)[0], 'recording');
}
function homesOf(path) {
    const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const own = isFolder ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    // A Raili project keeps its workflows in a folder of its own (spec 5.1).
    const raili = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).lastIndexOf('.raili');
    return raili < 1 ? [own] : [own, path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, raili).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)];
}
function foldersIn(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .sort();
}
function isRecording(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).some((name) => name === _agents_replay_files_js__WEBPACK_IMPORTED_MODULE_2__.REPLIES_FILE || /^\d{3,}-.+\.json$/.test(name));
}


/***/ }),

/***/ 27990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ beginVisit),
/* harmony export */   T: () => (/* binding */ countCutOff)
/* harmony export */ });
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29610);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _meter_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84723);
/* harmony import */ var _metering_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64854);
/* harmony import */ var _metering_turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81763);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3103);
/* harmony import */ var _visit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52968);







/** Where a visit's turns begin: with the prompt, or where a crash, a stop or a question left them (spec 3.6). */
async function beginVisit(visit) {
    const { runtime, state } = visit;
    const left = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .turnLeftOpen */ .vA)(visit);
    if (left === null)
        return { kind: 'prompt' };
    const logged = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .loggedOutcomeOf */ .eu)(visit, left);
    if (logged !== undefined)
        (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .countCost */ .pc)(visit, logged);
    const session = logged?.session ?? left.session;
    if (logged?.result.kind === 'text' && session !== null) {
        // The turn was paid for and its outcome logged before the crash: apply it, never repeat it.
        return { kind: 'answered', turn: left, text: logged.result.text, session };
    }
    if (logged === undefined)
        await countCutOff(visit, left);
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .needsDecision */ .od)(runtime, left, state.options))
        return (0,_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .over */ .Z)({ kind: 'ask_repeat' });
    const cause = wasUnheeded(visit, left) ? 'unheeded' : 'cut off';
    return { kind: 'again', turn: left, ended: hasEnded(logged), cause, fresh: false };
}
/** What a message can be refused for, reminder or not. */
const REFUSALS = new Set([
    ...['NO_TRANSITION', 'SEVERAL_TRANSITIONS', 'INVALID_TRANSITION', 'POLICY_VIOLATION'],
    ...['MISSING_TARGET', 'AMBIGUOUS_TARGET', 'RESULT_INVALID'],
]);
/** The agent failed of its last message: that turn was not cut off, and the agent is not to be told so. */
function wasUnheeded({ runtime, agentId }, left) {
    if (left.kind !== 'reminder' || left.failed !== true)
        return false;
    const { error } = runtime.agent(agentId);
    return error !== null && REFUSALS.has(error.code);
}
/** An interrupted turn did not end: what follows is the same turn of the visit, gone on with. */
function hasEnded(logged) {
    return logged?.result.kind === 'failure' && logged.result.code !== 'INTERRUPTED';
}
/** A turn that a crash cut off has told nobody its cost: what the agent's own transcript tells is counted. */
async function countCutOff(visit, left) {
    const { runtime, agentId, cli } = visit;
    const state = left.state;
    if (left.accounted || left.session === null || !runtime.options.startedTurns.has(left.id))
        return;
    const metered = (0,_meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .requestsOfTurn */ .pm)((0,_metering_start_js__WEBPACK_IMPORTED_MODULE_2__/* .requestsPath */ .ac)(runtime.options.paths), left.id, left.started_at);
    // Without a request it may have been another CLI's, or of a life without a meter.
    if (metered !== null && metered.requests > 0) {
        const message = 'cut off by a crash; its cost is what its requests have come to';
        return recordCutOff(visit, left, message, (0,_metering_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .costOfRequests */ .V)(metered));
    }
    if (cli.cutOffCost === undefined)
        return;
    const began = left.carried_on ?? left;
    const turn = { session: left.session, sessionBefore: began.session_before, since: began.session_mark ?? 0 };
    const found = await cli.cutOffCost(turn, runtime.agent(agentId).cwd);
    runtime.options.meter?.spentElsewhere(found?.costUsd ?? 0, (0,_core_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .meteredBudget */ .Y0)(runtime.run));
    if (found === null) {
        const unknown = 'what the turn that was cut off had spent is not known, and is not counted';
        runtime.warn(unknown, agentId, state);
        return recordCutOff(visit, left, unknown, {
            ...{ cost_usd: 0, basis: 'unknown', lower_bound: true, usage: _core_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y },
        });
    }
    const message = `cut off by a crash; its cost is ${found.source}`;
    runtime.warn(`a turn was ${message}`, agentId, state);
    recordCutOff(visit, left, message, {
        ...{ cost_usd: found.costUsd, basis: found.basis, usage: found.usage },
        ...(found.isLowerBound && { lower_bound: true }),
    });
}
function recordCutOff(visit, left, message, cost) {
    const result = { kind: 'failure', code: 'INTERRUPTED', message };
    // When it was cut off, nobody knows.
    (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOutcome */ .Up)(visit, left, { result, session: left.session, ...cost, ms: 0 });
}


/***/ }),

/***/ 83844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hq: () => (/* binding */ warnOfBudget),
/* harmony export */   kq: () => (/* binding */ findUnpriced),
/* harmony export */   vG: () => (/* binding */ FirstTurns)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _model_of_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3794);


/**
 * With a budget, one turn of each model goes ahead of the others until it has ended (spec 3.5): what a turn costs is not
 * known before, and as many as may run at once would be paid for unseen.
 */
class FirstTurns {
    runtime;
    moved;
    /** Of which a turn has ended in this run, be it before a resume. */
    #ended;
    /** Whose turn is ahead, by the model. */
    #ahead = new Map();
    #told = new Set();
    constructor(runtime, 
    /** Others may go on. */
    moved) {
        this.runtime = runtime;
        this.moved = moved;
        this.#ended = new Set(endedBefore(runtime));
        runtime.onTurnEnded = (agentId) => this.#end(agentId);
        runtime.waitsForPrice = (agentId) => this.#aheadOf(agentId) !== undefined;
    }
    /** Whether an agent has to wait for another one's turn. */
    holds(agentId) {
        const held = this.#aheadOf(agentId);
        if (held !== undefined)
            this.#tell(held.ahead, keyOf(held.chosen), held.chosen);
        return held !== undefined;
    }
    started(agentId) {
        const chosen = this.#modelOf(agentId);
        if (chosen !== null && !this.#ended.has(keyOf(chosen)))
            this.#ahead.set(keyOf(chosen), agentId);
    }
    /** Its visit is over, with or without a turn. */
    visitFinished(agentId) {
        for (const [key, ahead] of this.#ahead)
            if (ahead === agentId)
                this.#ahead.delete(key);
    }
    #end(agentId) {
        const chosen = this.#modelOf(agentId);
        if (chosen === null || this.#ended.has(keyOf(chosen)))
            return;
        this.#ended.add(keyOf(chosen));
        this.#ahead.delete(keyOf(chosen));
        this.moved();
    }
    /** The agent whose turn is ahead of this one's; undefined where there is none. */
    #aheadOf(agentId) {
        const chosen = this.#ahead.size === 0 ? null : this.#modelOf(agentId);
        const ahead = chosen === null ? undefined : this.#ahead.get(keyOf(chosen));
        return chosen === null || ahead === undefined || ahead === agentId ? undefined : { ahead, chosen };
    }
    #modelOf(agentId) {
        if (this.runtime.run.budget_usd <= 0)
            return null;
        const { current_state: state, model_override: override } = this.runtime.agent(agentId);
        const chosen = (0,_model_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .modelOfState */ .Wg)(this.runtime, state, override);
        if (chosen === null || this.runtime.unpriced.has(chosen.cli))
            return null;
        if (this.runtime.isMetered(chosen.cli))
            return null;
        // What is played costs what it has cost.
        return (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(chosen.cli)?.capabilities.standsIn ? null : chosen;
    }
    #tell(agentId, key, { cli, model }) {
        if (this.#told.has(key))
            return;
        this.#told.add(key);
        const state = this.runtime.agent(agentId).current_state;
        const text = `one turn of ${model ?? `${cli}'s own default model`} first: its price is not known yet`;
        this.runtime.options.emit({ type: 'print', agent: agentId, state, text });
    }
}
const keyOf = ({ cli, model = '' }) => `${cli} ${model}`;
function endedBefore(runtime) {
    const { agents, states } = runtime.run;
    return Object.entries(states).flatMap(([name, { turns }]) => {
        const open = agents.filter(({ turn }) => turn?.state === name).length;
        const chosen = turns > open && runtime.options.workflow.states.includes(name)
            ? (0,_model_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .modelOfState */ .Wg)(runtime, name, null)
            : null;
        return chosen === null ? [] : [keyOf(chosen)];
    });
}
/**
 * Which agent CLIs of the workflow tell no price where this run calls them: said before anything is paid, and no turn
 * of theirs is waited for to learn what the others cost (spec 3.5).
 */
function findUnpriced(runtime) {
    const { options, run } = runtime;
    for (const cli of (0,_model_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsOf */ .et)(options.workflow, run.launch)) {
        const why = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUnpriced */ .H7)(cli, options.childEnvironment(cli));
        if (why === null || runtime.isMetered(cli))
            continue;
        runtime.unpriced.add(cli);
        warnOfBudget(runtime, `${cli} (${why})`);
    }
}
/** Once a run: who has set a budget relies on it. */
function warnOfBudget(runtime, cli) {
    if (runtime.run.budget_usd > 0)
        runtime.warn(`the budget does not hold for ${cli}: its turns have no price`);
}


/***/ }),

/***/ 71403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ resultSchemas)
/* harmony export */ });
/* harmony import */ var _core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68251);

/**
 * What a `<result>` of the agent's has to fit (spec 7.4): the state's own schema, and the workflow's if the agent
 * leaves the workflow with it.
 */
function resultSchemas({ runtime, agentId, state: { resultSchema }, }) {
    const { stack, current_state: state } = runtime.agent(agentId);
    const back = stack.at(-1)?.state;
    // The end of the agent, or the way back to the workflow that has called this one.
    const leaves = back === undefined || (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(back) !== (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(state);
    const schemas = [resultSchema, leaves ? runtime.options.workflow.partOf(state).resultSchema : undefined];
    return schemas.filter((schema) => schema !== undefined);
}


/***/ }),

/***/ 62765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ backOffMs),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** Attempts of one turn in one orchestrator's life (spec 3.7). */
const MAX_ATTEMPTS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.attempts.value;
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


/***/ }),

/***/ 36616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rightsInForce)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);
/* harmony import */ var _core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82076);



/** The order in which they are told, after modes. */
const ORDER = ['allow', 'mcp', 'settings', 'add_dirs', 'args', 'agent-arg', 'env-allow', 'tools'];
const rank = (right) => ORDER.indexOf(right.split(' ', 1)[0]);
const MAX_FILES = 3;
const MAX_RIGHTS = 20;
/**
 * Which rights the agents of a run have beside the default, and which file each is from (spec 3.8), in one line:
 * `acceptEdits; allow Bash(npm test:*) from wf/workflow.yaml`.
 */
function rightsInForce(workflow, held) {
    const { launch } = held;
    const files = new Map();
    const add = (right, from) => {
        files.set(right, (files.get(right) ?? new Set()).add((0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(from, launch.cwd, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)())));
    };
    const mode = modeOf(workflow, held);
    for (const [right, from] of givenToRun(held))
        add(right, from);
    for (const name of workflow.states) {
        const state = workflow.state(name);
        const part = workflow.partOf(name);
        const ofPart = { tools: part.manifest.tools, ...part.settings };
        const left = withoutThose(ofPart, held);
        for (const right of rightsOf(left, mode.name))
            add(right, part.top?.file ?? workflow.path);
        if (state.kind !== 'prompt')
            continue;
        const own = { tools: state.options.tools, ...state.settings };
        for (const right of rightsOf(own, mode.name))
            add(right, state.file);
    }
    const told = [...files]
        .sort(([a], [b]) => rank(a) - rank(b))
        .map(([right, from]) => `${right} from ${fewOf([...from])}`);
    const more = told.length > MAX_RIGHTS ? [`and ${told.length - MAX_RIGHTS} more`] : [];
    if (mode.from === null && told.length === 0)
        return `${mode.name} (default)`;
    const from = mode.from === null ? '' : ` from ${(0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(mode.from, launch.cwd, (0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)())}`;
    return [`${mode.name}${from}`, ...told.slice(0, MAX_RIGHTS), ...more].join('; ');
}
function modeOf(workflow, { launch, from }) {
    if (launch.dangerously_skip_permissions)
        return { name: 'dangerously-skip-permissions', from: from('dangerously_skip_permissions') };
    if (launch.permission_mode !== null)
        return { name: launch.permission_mode, from: from('permission_mode') };
    const ofManifest = workflow.settings?.permission_mode;
    if (ofManifest === undefined)
        return { name: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PERMISSION_MODE */ .AW, from: null };
    return { name: ofManifest, from: workflow.partOf(workflow.entry).top?.file ?? workflow.path };
}
function givenToRun({ launch, mcp, from }) {
    const { agent_args: args, chosen, tools } = launch;
    const isOurs = chosen?.includes('tools') ?? true;
    const given = [
        [listed('allow', launch.allow), 'allow'],
        [mcp === undefined ? null : 'mcp', 'mcp'],
        [listed('agent-arg', args?.list), 'agent_args'],
        [listed('env-allow', launch.env_allow), 'env_allow'],
        [isOurs && tools === 'default' ? 'tools default' : null, 'tools'],
    ];
    return given.flatMap(([right, option]) => (right === null ? [] : [[right, from(option)]]));
}
/** What a run's own options say holds for all states that say nothing themselves. */
function withoutThose(ofPart, { launch, mcp }) {
    const left = { ...ofPart };
    if (launch.allow !== null)
        delete left.allow;
    if (mcp !== undefined)
        delete left.mcp;
    if (launch.permission_mode !== null || launch.dangerously_skip_permissions)
        delete left.permission_mode;
    if (launch.chosen?.includes('tools') ?? true)
        delete left.tools;
    return left;
}
/** What these settings give, in words. @param mode that of the run, which need not be told again */
function rightsOf(given, mode) {
    const { mcp = {}, permission_mode: own = mode } = given;
    const rights = [
        own === mode ? null : own,
        listed('allow', given.allow),
        Object.keys(mcp).length === 0 ? null : 'mcp',
        given.settings === undefined ? null : 'settings',
        listed('add_dirs', given.add_dirs),
        listed('args', given.args),
        given.tools === 'default' ? 'tools default' : null,
    ];
    return rights.filter((right) => right !== null);
}
function listed(key, values) {
    return values == null || values.length === 0 ? null : `${key} ${values.join(', ')}`;
}
function fewOf(files) {
    const more = files.length - MAX_FILES;
    return [...files.slice(0, MAX_FILES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}


/***/ }),

/***/ 55422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ settingsOfTurn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63544);
/* harmony import */ var _core_settings_of_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23672);
/* harmony import */ var _directories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5487);
/* harmony import */ var _guarded_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55688);






/**
 * What an agent may use in a state (spec 7.5), without what its CLI cannot do.
 * @param own what the state itself says
 * @throws RaymondError MISSING_DIRECTORY, or what the check of directories throws
 */
function settingsOfTurn(visitor, cli, own) {
    const { runtime, agentId } = visitor;
    const { launch } = runtime.run;
    const { workflow, mcp, guarded } = runtime.options;
    const { current_state: state } = runtime.agent(agentId);
    const ofScope = workflow.partOf(state).settings;
    const all = (0,_core_settings_of_state_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsFor */ .z)(cli, { launch, mcp, settings: workflow.settings }, own, ofScope);
    const lacked = (0,_core_settings_of_state_js__WEBPACK_IMPORTED_MODULE_3__/* .lackedBy */ .q)(cli, all);
    const settings = Object.fromEntries(Object.entries(all).filter(([key]) => !lacked.some((each) => each === key)));
    const ownMode = own?.permission_mode;
    const noEdits = (0,_guarded_files_js__WEBPACK_IMPORTED_MODULE_5__/* .denialsFor */ .yB)(cli, guarded);
    return {
        permissionMode: settings.permission_mode ?? _core_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PERMISSION_MODE */ .AW,
        // A state that names a mode has that one.
        skipPermissions: launch.dangerously_skip_permissions && (ownMode ?? 'bypassPermissions') === 'bypassPermissions',
        ...(settings.allow && { allow: settings.allow }),
        ...(settings.deny && { deny: settings.deny }),
        ...(noEdits.length > 0 && { noEdits }),
        ...(settings.mcp && { mcp: settings.mcp }),
        ...(settings.mcp_strict && { mcpStrict: true }),
        ...(settings.settings && { settings: settings.settings }),
        ...(settings.system_prompt !== undefined && { appendSystemPrompt: settings.system_prompt }),
        ...(settings.add_dirs && { addDirs: foldersOf(visitor, settings.add_dirs) }),
        ...(settings.fallback_model !== undefined && { fallbackModel: settings.fallback_model }),
        ...(settings.args && { args: settings.args }),
    };
}
/** From where the agent works, and within what it may be sent to (spec 1.3). */
function foldersOf({ runtime, agentId }, folders) {
    const { cwd } = runtime.agent(agentId);
    return folders.map((name) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, name);
        if (!(0,_directories_js__WEBPACK_IMPORTED_MODULE_4__/* .isDirectory */ .wd)(folder))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC('MISSING_DIRECTORY', `add_dirs: ${name} names no directory: there is no ${folder}.`);
        runtime.options.checkDirectory(folder);
        return folder;
    });
}


/***/ }),

/***/ 60205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ takeTurns)
});

// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
// EXTERNAL MODULE: ./lib/core/sessions.js
var sessions = __webpack_require__(41550);
// EXTERNAL MODULE: ./lib/core/turns.js
var turns = __webpack_require__(28115);
// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/agents/agent.js
var agent = __webpack_require__(67975);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/runtime/turns/model-of-state.js
var model_of_state = __webpack_require__(3794);
// EXTERNAL MODULE: ./lib/runtime/turns/retry.js
var retry = __webpack_require__(62765);
// EXTERNAL MODULE: ./lib/runtime/turns/visit.js
var turns_visit = __webpack_require__(52968);
;// CONCATENATED MODULE: ./lib/runtime/turns/after-failure.js







/** What a failure is answered with (spec 3.7). */
const POLICIES = {
    transient: 'retry',
    crashed: 'retry',
    idle: 'retry',
    max_time: 'retry',
    session_in_use: 'retry',
    usage_limit: 'wait or pause',
    cost_cap: 'another share',
    session_lost: 'fresh session',
    interrupted: 'leave open',
    authentication: 'fail',
    invalid_model: 'fail',
    refused: 'fail',
    output_limit: 'fail',
    rejected: 'fail',
    prompt_too_long: 'fail',
    recording_missing: 'fail',
    recording_stale: 'fail',
    not_started: 'fail',
};
/** What no workflow can mend, and no further attempt: the CLI, its key, its model or its recording has to be put right. */
const SETUP = new Set([
    'not_started',
    'authentication',
    'invalid_model',
    'recording_missing',
    'recording_stale',
]);
/**
 * How many attempts in a row have failed after this turn. A limit that is to be waited for is none, and neither is a
 * spent share; but a limit that has reset already, or a share of which nothing was spent, would come again at once.
 * @param now epoch ms
 */
function failuresAfter(ended, before, now) {
    if (ended.kind === 'answered')
        return 0;
    return ended.kind === 'failed' && isAttempt(ended, now) ? before + 1 : before;
}
function isAttempt({ failure, costUsd }, now) {
    switch (POLICIES[failure.kind]) {
        case 'retry':
            return true;
        case 'another share':
            return costUsd === 0;
        case 'wait or pause':
            return failure.resetAt !== undefined && failure.resetAt <= now;
        default:
            return false;
    }
}
/**
 * What follows a failed turn: another one, or none (spec 3.7).
 * @param failures attempts in a row that have failed, with this one
 */
async function afterFailure(visit, failed, failures) {
    const policy = POLICIES[failed.failure.kind];
    switch (policy) {
        case 'retry':
            return after_failure_retry(visit, failed, failures);
        case 'wait or pause':
            return waitOrPause(visit, failed, failures);
        case 'another share':
            return afterCap(visit, failed, failures);
        case 'fresh session':
            return sessionLost(visit, failed);
        case 'leave open':
            return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
        case 'fail':
            return forGood(failed, wordsOf(visit, failed));
        default:
            return policy;
    }
}
function forGood({ turn, failure }, message) {
    const error = { code: agent/* FAILURE_CODES */.s[failure.kind], message };
    return { kind: 'over', outcome: { kind: 'failed', turn, error, isSetup: SETUP.has(failure.kind) } };
}
function wordsOf(visit, { turn, failure }) {
    const { runtime } = visit;
    if (failure.kind === 'invalid_model')
        return modelRefused(visit) ?? failure.message;
    if (failure.needsKey === undefined)
        return failure.message;
    const agent = turn.cli ?? runtime.run.launch.agent;
    return `${failure.message.replace(/\.?$/, '.')} ${runtime.recoveryHint({ kind: 'log_in', agent })}`;
}
function again({ turn }, how = {}) {
    return { kind: 'again', turn, ended: true, cause: 'cut off', fresh: false, ...how };
}
async function after_failure_retry(visit, failed, failures) {
    const { runtime, agentId, state, signal } = visit;
    const { failure } = failed;
    if (failures >= retry/* MAX_ATTEMPTS */.m) {
        return forGood(failed, `${failure.message} (${failures} attempts; ${runtime.recoveryHint({ kind: 'try_again' })})`);
    }
    const { ports, emit } = runtime.options;
    const delay = (0,retry/* backOffMs */.V)(failures, ports.random(), failure.retryAfterMs);
    emit({
        type: 'retry',
        agent: agentId,
        state: state.name,
        attempt: failures + 1,
        delay_ms: delay,
        code: agent/* FAILURE_CODES */.s[failure.kind],
        message: failure.message,
    });
    await ports.sleep(delay, signal);
    return isStopping(visit) ? (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq) : again(failed);
}
/** Waits for a usage limit to reset when that is soon enough, else pauses the whole run (spec 3.7). */
async function waitOrPause(visit, failed, failures) {
    const { runtime, agentId, state, signal } = visit;
    const { failure } = failed;
    const { ports, emit } = runtime.options;
    const { on_limit: onLimit, max_wait: maxWait } = runtime.run.launch;
    const wait = failure.resetAt === undefined ? null : Math.max(0, failure.resetAt - ports.now());
    const mayWait = wait !== null && onLimit !== 'pause' && wait <= maxWait * 1000 && failures < retry/* MAX_ATTEMPTS */.m;
    if (!mayWait) {
        pause(runtime, failure);
        return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
    }
    const until = new Date(ports.now() + wait).toISOString();
    emit({ type: 'waiting', agent: agentId, state: state.name, until, reason: failure.message });
    // A second later than the server says, since its clock and ours differ.
    await ports.sleep(wait + 1000, signal);
    return isStopping(visit) ? (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq) : again(failed);
}
/** While a turn was taken or an agent slept, the run may have been stopped, or the agent by a join. */
function isStopping({ runtime, signal }) {
    return signal.aborted || runtime.options.stop.request !== null;
}
function pause(runtime, failure) {
    const resumeAt = failure.resetAt === undefined ? undefined : new Date(failure.resetAt).toISOString();
    runtime.options.stop.stop({
        mode: 'drain',
        status: 'paused',
        reason: 'USAGE_LIMIT',
        message: `${failure.message}. ${runtime.recoveryHint({ kind: 'resume_later', at: resumeAt ?? null })}`,
        resumeAt,
    });
}
/** The turn used up its share. While the run has money left that a turn can be given, it goes on with a new share. */
function afterCap(visit, failed, failures) {
    if ((0,budget/* isBudgetSpent */.IT)(visit.runtime.run) || failures >= retry/* MAX_ATTEMPTS */.m)
        (0,record/* stopSpent */.Vh)(visit.runtime);
    return isStopping(visit) ? (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq) : again(failed, { cause: 'cost cap' });
}
function sessionLost({ runtime, agentId, state }, failed) {
    const { turn, failure } = failed;
    const lost = (turn.carried_on ?? turn).session_before;
    // A turn in a fresh session has lost none: another fresh one would fail as well, without end.
    if (lost === null)
        return forGood(failed, failure.message);
    if (runtime.options.freshSession) {
        runtime.warn(`the session ${lost} is gone: the state starts in a fresh one`, agentId, state.name);
        return again(failed, { fresh: true });
    }
    return forGood(failed, `${failure.message} ${runtime.recoveryHint({ kind: 'fresh_session' })}`);
}
/** What to do where an API has refused a model; the CLIs name flags of their own for it, which nobody here gives. */
function modelRefused({ runtime, agentId, state }) {
    const chosen = (0,model_of_state/* modelOfState */.Wg)(runtime, state.name, runtime.agent(agentId).model_override);
    if (chosen === null)
        return null;
    const { cli, model, saidBy } = chosen;
    const facts = (0,agent_clis/* factsOf */.xS)(cli);
    const title = facts?.title ?? cli;
    const aliases = facts?.modelAliases.slice(0, 3) ?? [];
    const such = aliases.length === 0 ? '' : `, such as ${aliases.join(', ')}`;
    if (saidBy === null)
        return `${title} may not use its own default model here. Name one: \`model\` of the state, of the workflow, or of the run${such}.`;
    return `${title} has no model "${model}", or none that it may use with this login; ${placeOf(runtime.options.workflow, state, saidBy)} names it. Name another there${such}.`;
}
function placeOf(workflow, { name, file }, saidBy) {
    switch (saidBy) {
        case 'tag':
            return `the tag that led to ${name}`;
        case 'state':
            return `${file}:${workflow.lineOf?.(name, 'model') ?? 1}`;
        case 'workflow':
            return "the workflow's manifest";
        case 'run':
            return "the run's own `model`";
        default:
            return saidBy;
    }
}

// EXTERNAL MODULE: ./lib/runtime/turns/begin.js
var begin = __webpack_require__(27990);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/launch.js
var core_launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/protocol/print.js
var print = __webpack_require__(46395);
// EXTERNAL MODULE: ./lib/core/text/usd.js
var usd = __webpack_require__(90911);
// EXTERNAL MODULE: ./lib/process/idle-timer.js
var idle_timer = __webpack_require__(32043);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var store_transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/runtime/metering/start.js
var start = __webpack_require__(64854);
// EXTERNAL MODULE: ./lib/runtime/metering/turn.js
var metering_turn = __webpack_require__(81763);
// EXTERNAL MODULE: ./lib/runtime/turns/first-turns.js
var first_turns = __webpack_require__(83844);
;// CONCATENATED MODULE: ./lib/runtime/turns/turn-plan.js
/** The first turn of a visit: the agent's own session, a branch of its caller's, or a fresh one. */
function planPrompt(agent, { capabilities, prompt, newId }) {
    const session = firstSession(agent, capabilities, newId);
    return { kind: 'prompt', prompt, session, attempt: 1, turnOfVisit: 0 };
}
function firstSession(agent, { branch }, newId) {
    if (agent.session_id !== null)
        return { kind: 'resume', id: agent.session_id };
    if (agent.branch_from !== null && branch)
        return { kind: 'branch', from: agent.branch_from, id: newId() };
    return { kind: 'fresh', id: newId() };
}
/** A reminder goes to the session that has just been answered in; it has the prompt already. */
function planReminder(last, session, text, asksInput) {
    return {
        kind: 'reminder',
        prompt: text,
        reminder: text,
        ...(asksInput && { asksInput }),
        session: { kind: 'resume', id: session },
        attempt: last.attempt,
        turnOfVisit: last.turn_of_visit + 1,
    };
}
/**
 * Carries on a turn that did not end well: after a crash, an interrupt or a transient failure. Has the
 * session grown past its mark, the paid work is in it and a short notice is enough; otherwise the whole
 * text again, from the session before (spec 3.6).
 * @param reach how far the turn's session reaches now, in the unit of its mark
 * @param ending what the final message has to end with
 */
function planAgain({ turn, ended, cause, fresh }, { capabilities, prompt, newId }, reach, ending = 'exactly one transition tag') {
    const count = { attempt: turn.attempt + 1, turnOfVisit: turn.turn_of_visit + (ended ? 1 : 0) };
    // A fresh session has nothing that it could be reminded of.
    if (fresh)
        return { ...count, kind: 'prompt', prompt, session: { kind: 'fresh', id: newId() } };
    const common = {
        ...count,
        ...(turn.reminder !== undefined && { reminder: turn.reminder }),
        ...(turn.asks_input && { asksInput: turn.asks_input }),
    };
    const kind = turn.kind === 'reminder' ? 'reminder' : 'prompt';
    if (turn.session !== null && reach > (turn.session_mark ?? 0)) {
        const notice = noticeOf(cause, turn, ending);
        const since = { session_before: turn.session_before, session_mark: turn.session_mark };
        return { ...common, kind, prompt: notice, session: { kind: 'resume', id: turn.session }, since };
    }
    const again = turn.reminder ?? promptAgain(prompt, capabilities);
    return { ...common, kind, prompt: again, session: sessionAgain(turn, capabilities, newId) };
}
function noticeOf(cause, turn, ending) {
    if (cause === 'cost cap')
        return capNotice(ending);
    // What was wrong with its last message, which is still the last one there.
    if (cause === 'unheeded' && turn.reminder !== undefined)
        return turn.reminder;
    return cutOffNotice(ending);
}
/** Given alone when the session already holds the prompt and the work so far (spec 3.6). */
function cutOffNotice(ending) {
    return `Your last turn was cut off before it ended. Check what of the step is already done, finish it, and end with ${ending}.`;
}
function capNotice(ending) {
    return `Your last turn was stopped by a cost limit. Finish the step with as little further work as possible, and end with ${ending}.`;
}
/** Given ahead of the whole prompt when the cut-off attempt left nothing in the session. */
const AGAIN_NOTICE = 'An earlier attempt at this step was cut off. Check what of it is already done before you begin.';
/** A recording has nothing half done, and its prompts are compared. */
function promptAgain(prompt, { sessions }) {
    return sessions ? `${AGAIN_NOTICE}\n\n${prompt}` : prompt;
}
/** A new id where the turn was to start a session: the old one may be half there, and then it is "in use". */
function sessionAgain(turn, { branch }, newId) {
    if (turn.session_before === null)
        return { kind: 'fresh', id: newId() };
    if (turn.session_before === turn.session || !branch)
        return { kind: 'resume', id: turn.session_before };
    return { kind: 'branch', from: turn.session_before, id: newId() };
}
/** The session that a turn goes on from; null for a fresh one. */
function sessionBefore(session) {
    switch (session.kind) {
        case 'fresh':
            return null;
        case 'branch':
            return session.from;
        case 'resume':
            return session.id;
        default:
            return session;
    }
}
/**
 * The write-ahead record of a planned turn. One that carries on what is in the session keeps where the first
 * of them began, since a further crash asks how far the session has grown since then; its own beginning is
 * what its cost is counted from.
 * @param mark how far the session before reaches now
 */
function openTurnOf(plan, mark) {
    const began = plan.since ?? { session_before: sessionBefore(plan.session), session_mark: mark };
    return {
        kind: plan.kind,
        session_before: began.session_before,
        session: plan.session.id,
        session_mark: began.session_mark,
        attempt: plan.attempt,
        turn_of_visit: plan.turnOfVisit,
        ...(plan.reminder !== undefined && { reminder: plan.reminder }),
        ...(plan.asksInput && { asks_input: plan.asksInput }),
        ...(plan.since !== undefined && {
            carried_on: { session_before: plan.session.id, session_mark: mark },
        }),
    };
}

;// CONCATENATED MODULE: ./lib/runtime/turns/take-turn.js


















/** Takes one turn: written ahead, run, its outcome on record and its cost counted. */
async function takeTurn(visit, plan) {
    const { runtime, agentId, state, cli, signal } = visit;
    const before = sessionBefore(plan.session);
    const mark = before === null ? 0 : await cli.sessionMark(before, runtime.agent(agentId).cwd);
    const turn = await (0,record/* beginTurn */.PH)(visit, {
        state: state.name,
        cli: cli.name,
        ...openTurnOf(plan, mark),
    });
    if (plan.turnOfVisit === 0 && plan.kind === 'prompt')
        await visit.begun?.(turn);
    if ((0,budget/* isBudgetSpent */.IT)(runtime.run)) {
        (0,record/* stopSpent */.Vh)(runtime);
        return { kind: 'stopped' };
    }
    if (signal.aborted)
        return { kind: 'stopped' };
    const { outcome, outOfBudget } = await runTurn(visit, plan, turn);
    runtime.turnHasEnded(agentId, outcome.costUsd);
    if (!outcome.ok)
        runtime.outputLimit = outcome.failure.outputLimit ?? runtime.outputLimit;
    const logged = loggedOutcome(outcome);
    (0,record/* recordOutcome */.Up)(visit, turn, logged);
    if (!runtime.unpriced.has(cli.name) && (0,turns/* isUnpriced */.P1)(turn, logged))
        (0,first_turns/* warnOfBudget */.hq)(runtime, cli.name);
    if (outOfBudget !== null) {
        (0,record/* stopSpent */.Vh)(runtime, outOfBudget);
        return { kind: 'stopped' };
    }
    if (outcome.ok) {
        return { kind: 'answered', turn, text: outcome.text, session: outcome.sessionId ?? plan.session.id };
    }
    const { failure, costUsd } = outcome;
    return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', turn, failure, costUsd };
}
async function runTurn(visit, plan, turn) {
    const { runtime, agentId, state, cli } = visit;
    const path = (0,store_transcript/* transcriptPath */.eq)(runtime.options.paths.turns, turn.id, agentId, state.name);
    const transcript = new store_transcript/* TurnTranscript */.cP(path);
    transcript.write((0,store_transcript/* promptRecord */.M0)(plan.prompt));
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
    const take = (signal) => cli.turn(request, signal, (event) => showTurnEvent(visit, event));
    try {
        const { max_time: maxTime } = state.options;
        return await underMeter(visit, turn, (signal) => withinTime(maxTime, state.file, signal, take));
    }
    finally {
        runtime.caps.delete(agentId);
        transcript.close();
    }
}
/** Tells the meter whose requests follow, ends the turn when there is no money for one, and counts what they cost. */
async function underMeter({ runtime, agentId, state, cli, signal }, turn, take) {
    const { meter } = runtime.options;
    if (meter === null || !meter.covers(cli.name)) {
        const outcome = await take(signal);
        meter?.spentElsewhere(outcome.costUsd, (0,budget/* meteredBudget */.Y0)(runtime.run));
        return { outcome, outOfBudget: null };
    }
    const spent = new AbortController();
    let outOfBudget = null;
    runtime.outOfBudget.set(turn.id, (shortage) => {
        outOfBudget = shortage;
        spent.abort();
    });
    meter.turnBegins({
        ...{ agent: agentId, state: state.name, turn: turn.id },
        visit: (0,own_value/* ownValue */.e)(runtime.agent(agentId).visits, state.name) ?? 1,
    });
    try {
        const ended = await take(AbortSignal.any([signal, spent.signal]));
        const { outcome, warnings } = await (0,metering_turn/* countByMeter */.g)(meter, { agent: agentId, turn: turn.id, since: turn.started_at, ledger: (0,start/* requestsPath */.ac)(runtime.options.paths) }, ended, runtime.options.stop);
        for (const warning of warnings)
            runtime.warn(warning, agentId, state.name);
        return { outcome: outOfBudget === null ? outcome : withoutMoney(outcome, outOfBudget), outOfBudget };
    }
    finally {
        runtime.outOfBudget.delete(turn.id);
    }
}
/** The CLI tells of an interrupt, or of a request that was refused: neither is why the turn has ended. */
function withoutMoney(outcome, { left_usd: left, least_usd: least }) {
    const message = `$${(0,usd/* usdDigits */.z)(left)} are left of the budget, and the next request needs $${(0,usd/* usdDigits */.z)(least)} at least`;
    return { ...outcome, ok: false, failure: { kind: 'cost_cap', message } };
}
function turnRequest(visit, plan, onRaw) {
    const { runtime, agentId, state, cli } = visit;
    const agent = runtime.agent(agentId);
    const { launch } = runtime.run;
    const ofWorkflow = (0,core_launch/* choicesForStates */.qY)(launch, runtime.options.workflow.partOf(state.name).manifest);
    const starting = runtime.run.agents.filter(({ id, status }) => status === 'active' && !runtime.waitsForPrice(id)).length -
        runtime.caps.size;
    const atOnce = Math.min(launch.concurrency, (0,budget/* turnsAtOnce */.vA)(runtime.run, runtime.mostExpensiveTurnUsd));
    const cap = cli.capabilities.costCap && !runtime.isMetered(cli.name)
        ? (0,budget/* costCap */.EZ)(runtime.run, [...runtime.caps.values()], Math.min(starting, atOnce - runtime.caps.size))
        : null;
    return {
        prompt: plan.prompt,
        model: (0,model_of_state/* modelOfState */.Wg)(runtime, state.name, agent.model_override)?.model,
        effort: state.options.effort ?? ofWorkflow.effort ?? undefined,
        cwd: agent.cwd,
        env: {
            ...runtime.options.childEnvironment(cli.name),
            RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
            RAYMOND_AGENT_ID: agentId,
            RAYMOND_STATE: state.name,
            ...visit.env,
        },
        extraDirectories: extraDirectories(visit),
        session: plan.session,
        ...visit.settings,
        tools: state.options.tools ?? ofWorkflow.tools ?? undefined,
        ...(cap !== null && { costCapUsd: cap }),
        ...(runtime.isMetered(cli.name) && { isMetered: true }),
        ...(runtime.options.ignoreProjectSettings && { ignoreProjectSettings: true }),
        ...visit.extra,
        idleTimeoutMs: (state.options.timeout ?? launch.timeout) * 1000,
        context: {
            agentId,
            state: state.name,
            visit: (0,own_value/* ownValue */.e)(agent.visits, state.name) ?? 1,
            turnOfVisit: plan.turnOfVisit,
            runValues: runValues(visit),
        },
        onRaw,
    };
}
/** The agent's task folder lies in the project, which need not be where the agent works. */
function extraDirectories({ runtime, agentId }) {
    const { launch, workflow_id: id } = runtime.run;
    const folder = (0,external_node_path_.join)((0,project_folder/* taskFolders */.Tj)(launch.root, id), agentId);
    const isElsewhere = (0,external_node_path_.relative)(runtime.agent(agentId).cwd, folder).startsWith('..');
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
        ...(outcome.costIsLowerBound && { lower_bound: true }),
        usage: outcome.usage,
        ...(outcome.tokens !== undefined && { tokens: outcome.tokens }),
    };
}
/** A shorter run id may be a word of any prompt. */
const SURELY_AN_ID = 8;
/**
 * What a prompt can hold that another run of the workflow would have otherwise, and what a recording writes in its
 * place: so a recording is not stale as soon as it is made.
 */
function runValues({ runtime, agentId, state }) {
    const { run, options } = runtime;
    const { cwd, answered_ask: asked } = runtime.agent(agentId);
    const definition = options.workflow.state(state.name);
    const body = definition.kind === 'prompt' ? definition.body : '';
    const isNamed = /\{\{[ \t]*(run_id|workflow_id)[ \t]*\}\}/.test(body);
    const id = run.workflow_id;
    const values = [
        { value: (0,external_node_path_.join)((0,project_folder/* taskFolders */.Tj)(run.launch.root, run.workflow_id), agentId), name: 'task_folder' },
        { value: options.paths.folder, name: 'run_folder' },
        { value: cwd, name: 'cwd' },
        { value: run.launch.root, name: 'root' },
        { value: (0,external_node_path_.join)(options.worktrees, id), name: 'worktrees' },
        ...(asked === null ? [] : [{ value: asked, name: 'ask_id' }]),
        ...(isNamed || id.length >= SURELY_AN_ID
            ? [{ value: id, name: 'run_id' }]
            : [{ value: `raymond/${id}`, name: 'branches' }]),
    ];
    // The root of the file system stands in every path.
    return values.filter(({ value }) => value.length > 1 || value === id);
}
/**
 * Interrupts a turn that goes on for longer than its state's `max_time`, whatever it writes (spec 3.7). It is tried
 * again like one that was silent for too long; each turn has the time anew.
 * @param seconds absent: no limit
 */
async function withinTime(seconds, file, signal, take) {
    if (seconds === undefined)
        return take(signal);
    const over = new AbortController();
    const limit = (0,idle_timer/* timeLimit */.zc)(seconds * 1000, () => over.abort());
    try {
        const outcome = await take(AbortSignal.any([signal, over.signal]));
        const isOver = over.signal.aborted && !signal.aborted;
        if (outcome.ok || !isOver || outcome.failure.kind !== 'interrupted')
            return outcome;
        const message = `${file} took longer than its max_time of ${seconds} s in one turn, which was interrupted.`;
        return { ...outcome, failure: { kind: 'max_time', message } };
    }
    finally {
        limit.stop();
    }
}

;// CONCATENATED MODULE: ./lib/runtime/turns/take-turns.js









/** Reminders in one visit before the agent fails (spec 1.4). */
const MAX_REMINDERS = limits/* LIMITS */.b.reminders.value;
/** The loop of a visit: plans a turn, takes it, judges how it ended; until nothing is next. */
async function takeTurns(visit, judge) {
    const begun = await (0,begin/* beginVisit */.D)(visit);
    let next = begun.kind === 'answered' ? await afterTurn(visit, judge, begun, 0) : begun;
    // In a row, and in this orchestrator's life.
    let failures = 0;
    while (next.kind !== 'over') {
        const ended = await takeTurn(visit, await planOf(visit, next));
        failures = failuresAfter(ended, failures, visit.runtime.options.ports.now());
        next = await afterTurn(visit, judge, ended, failures);
    }
    return next.outcome;
}
async function afterTurn(visit, judge, ended, failures) {
    if (ended.kind === 'stopped')
        return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
    if (ended.kind === 'failed')
        return afterFailure(visit, ended, failures);
    if (visit.signal.aborted)
        return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
    const judgement = await judge(ended);
    return judgement.kind === 'remind' ? remind(visit, ended, judgement) : (0,turns_visit/* over */.Z)(judgement);
}
/** Tells the same session what was wrong with its final message (spec 1.4), so many times and no more. */
function remind(visit, { turn, session }, reminding) {
    const { runtime, agentId } = visit;
    const { code, problem, text, asksInput } = reminding;
    const given = runtime.agent(agentId).retry_count;
    if (given >= MAX_REMINDERS) {
        const message = `${problem.replace(/[.!?]?$/, (end) => end || '.')} The agent was reminded ${given} times.`;
        return { kind: 'over', outcome: { kind: 'unheeded', error: { code, message } } };
    }
    runtime.change(turns/* countReminder */.qr, agentId, { code, text });
    return { kind: 'reminder', turn, session, text, ...(asksInput && { asksInput }) };
}
async function planOf(visit, next) {
    const { runtime, agentId, cli, ending } = visit;
    if (next.kind === 'reminder') {
        return planReminder(next.turn, next.session, next.text, next.asksInput);
    }
    const { capabilities } = cli;
    const agent = runtime.agent(agentId);
    const inputs = { capabilities, prompt: visit.prompt(), newId: runtime.options.ports.newId };
    if (next.kind === 'again') {
        const { session } = next.turn;
        const reach = session === null ? 0 : await cli.sessionMark(session, agent.cwd);
        return planAgain(next, inputs, reach, ending);
    }
    const seen = (0,sessions/* seenBy */.D)(agent, cli.name);
    const plan = planPrompt(seen, inputs);
    if (plan.session.kind === 'fresh')
        warnOfFreshStart(visit, seen);
    return plan;
}
/** An agent that has a session, or is to branch off one, starts afresh all the same: it is said why. */
function warnOfFreshStart({ runtime, agentId, cli, state }, seen) {
    const agent = runtime.agent(agentId);
    if (agent.session_id === null && agent.branch_from === null)
        return;
    const why = seen === agent
        ? 'branch a session: the called state'
        : `go on with a session of ${agent.session_cli}: the state`;
    runtime.warn(`${cli.name} cannot ${why} starts fresh`, agentId, state.name);
}


/***/ }),

/***/ 52968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ over)
/* harmony export */ });
/** No further turn: the visit has this end. */
function over(end) {
    return { kind: 'over', outcome: { kind: 'ended', end } };
}


/***/ }),

/***/ 9336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   di: () => (/* binding */ readOrNull),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   lu: () => (/* binding */ LeftChanges)
/* harmony export */ });
/* unused harmony export RecordFolder */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33377);





/** What runs have left changed, until somebody accepts it. */
class LeftChanges {
    baselines;
    changes;
    roots;
    /** @param folder as `changesFolder` gives it */
    constructor(folder) {
        this.changes = new RecordFolder(folder);
        this.baselines = new RecordFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'begun'));
        this.roots = new RecordFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'roots'));
    }
    all() {
        return this.changes.all();
    }
    /** The changes of files that are still as the run has left them. */
    standing() {
        return this.all().filter(({ path, after }) => sha256Of(readOrNull(path)) === after);
    }
    of(path) {
        return this.changes.of((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(path));
    }
    put(change) {
        const path = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(change.path);
        this.changes.put(path, { ...change, path });
    }
    forget(path) {
        this.changes.remove((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(path));
    }
    /** Takes the file as it is now for good, also for runs that are under way. */
    accept(path) {
        this.forget(path);
        const real = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(path);
        const now = sha256Of(readOrNull(real));
        for (const baseline of this.baselines.all())
            if (Object.hasOwn(baseline.files, real) || baseline.folders.includes((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(real)))
                this.baselines.put(baseline.lock, { ...baseline, files: { ...baseline.files, [real]: now } });
    }
    /** Notes that this root of a project lies in another project on purpose. */
    acceptRoot(root) {
        this.roots.put((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(root), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(root));
    }
    isAccepted(root) {
        return this.roots.of((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(root)) !== null;
    }
    rootsBelow(project) {
        return this.roots.all().filter((root) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(project), root));
    }
}
/**
 * One change as a sentence for people.
 * @param shown the path as they know it
 */
function changeText({ path, run, at, untold }, shown = path) {
    return untold
        ? `${shown} was changed after the run ${run} began (${at}), which was killed or goes on`
        : `${shown} was changed while the run ${run} went on (${at})`;
}
/** Null for a file that is not there, or cannot be read. */
function readOrNull(path) {
    try {
        return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(path);
    }
    catch {
        return null;
    }
}
function sha256Of(bytes) {
    return bytes === null ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
}
/** Each record is a file of its own, so that runs which go on at the same time do not write the same file. */
class RecordFolder {
    folder;
    constructor(folder) {
        this.folder = folder;
    }
    all() {
        try {
            const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(this.folder).filter((name) => name.endsWith('.json'));
            return names.flatMap((name) => read((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name)) ?? []);
        }
        catch {
            return [];
        }
    }
    of(key) {
        return read(this.fileOf(key));
    }
    put(key, record) {
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .fc)(this.folder, _state_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .OWNER_ONLY */ .JD);
        const file = this.fileOf(key);
        const draft = `${file}.${process.pid}.tmp`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, file);
    }
    remove(key) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.fileOf(key), { force: true });
    }
    fileOf(key) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 16)}.json`);
    }
}
/** A record that cannot be read counts as none: it would be told for ever, and nobody could accept it. */
function read(file) {
    try {
        return JSON.parse((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file).toString());
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 84617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Mailbox)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5397);




const LETTER = '.json';
const TAKEN = '.taken';
const RECEIPT = '.receipt';
/** Nobody's answer is longer. */
const MAX_BYTES = 16 * 1024 ** 2;
/**
 * Answers for a run that an orchestrator holds lie in a folder beside its lock (spec 8.2). Who leaves one may take it
 * back as long as the orchestrator has not taken it; both do so by renaming, so that only one of them succeeds.
 */
class Mailbox {
    /** @param lock the path of the run's lock */
    constructor(lock) {
        this.folder = lock.replace(/\.lock$/, '.answers');
    }
    folder;
    /**
     * @returns the letter's name
     * @throws what the system says when it cannot be written
     */
    leave(letter) {
        (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .fc)(this.folder, _run_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .OWNER_ONLY */ .JD);
        const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}.draft`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, JSON.stringify(letter), { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${LETTER}`));
        return name;
    }
    /** @returns false when the orchestrator has taken the letter already */
    takeBack(name) {
        return this.rename(name, LETTER, `.${process.pid}.back`, () => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}.${process.pid}.back`), { force: true });
        });
    }
    /** Null as long as the orchestrator has said nothing. A receipt is removed when it is read. */
    receipt(name) {
        const text = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${RECEIPT}`));
        if (text === null)
            return null;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${RECEIPT}`), { force: true });
        return JSON.parse(text);
    }
    /** Takes the letters that lie there, for the orchestrator. `letter` is null for a file that is not a letter. */
    take() {
        return this.names().flatMap((name) => {
            const isTaken = this.rename(name, LETTER, TAKEN, () => { });
            return isTaken ? [{ name, letter: parse(readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${TAKEN}`))) }] : [];
        });
    }
    /** Tells what became of a letter that was taken. */
    acknowledge(name, receipt) {
        const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}.said`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, JSON.stringify(receipt), { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${RECEIPT}`));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${TAKEN}`), { force: true });
    }
    /** Removes the folder with all that nobody has fetched. The caller has to hold the lock. */
    remove() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.folder, { recursive: true, force: true });
    }
    names() {
        try {
            const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(this.folder).filter((name) => name.endsWith(LETTER));
            return names.sort().map((name) => name.slice(0, -LETTER.length));
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return [];
            throw error;
        }
    }
    rename(name, from, to, then) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${from}`), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${to}`));
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return false;
            throw error;
        }
        then();
        return true;
    }
}
/** Follows no link, since others may write into a project's folder. */
function readRegular(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        return '';
    }
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8');
        return text.length > MAX_BYTES ? '' : text;
    }
    catch {
        return '';
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function parse(text) {
    try {
        const { ask_id, text: answer } = JSON.parse(text ?? '');
        const isAsk = ask_id === null || typeof ask_id === 'string';
        return isAsk && typeof answer === 'string' ? { ask_id, text: answer } : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLoop)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12186);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87356);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27644);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78608);









/**
 * The Ralph loop as a workflow of one state: whatever the agent says resets the state, until it says `<result>` (spec
 * 3.8). `maxIterations` 0 means no limit.
 * @throws WorkflowError for a file that is no readable prompt
 */
async function openLoop(path, maxIterations, { agentCli, maySkipPermissions } = {}) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file);
    if (/\.(sh|ps1|bat|cmd)$/i.test(file))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('This is a script, and what a loop repeats is a prompt: raymond run runs scripts.', {
            file,
        });
    let bytes;
    try {
        bytes = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`The prompt cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file });
    }
    const findings = [];
    const { parsePrompt: readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9599), __webpack_require__.e(4006), __webpack_require__.e(9890)]).then(__webpack_require__.bind(__webpack_require__, 99890));
    const prompt = readPrompt((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeText */ .g7)(bytes, file, findings) ?? '', file, findings);
    const shared = await sharedBeside(file, prompt.body);
    const { body } = (0,_includes_js__WEBPACK_IMPORTED_MODULE_5__/* .withIncludes */ .e_)(prompt.body, { file, line: prompt.bodyLine }, shared, findings);
    if (body.trim() === '') {
        const message = 'the prompt is empty: say what the agent is to do';
        findings.push({ severity: 'error', rule: 'empty-prompt', file, line: prompt.bodyLine, message });
    }
    const { readSettings } = await __webpack_require__.e(/* import() */ 6795).then(__webpack_require__.bind(__webpack_require__, 49176));
    const files = [];
    const settings = await readSettings(prompt.options, {
        place: { source: prompt.source ?? { file, lineOf: () => 1 }, prefix: [] },
        readNamed: (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .namedInFolder */ .DT)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)),
        clis: [(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .agentCliOfState */ .Gz)(prompt.options.agent, agentCli ?? _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_AGENT_CLI */ .rB)],
        maySkipPermissions,
        findings,
        files,
    });
    const untyped = {
        kind: 'prompt',
        name,
        file,
        body,
        bodyLine: prompt.bodyLine,
        settings,
        options: {
            ...prompt.options,
            // An empty pattern is found in every message: without a tag, the next iteration follows.
            allowed_transitions: [{ tag: 'result' }, { tag: 'reset', target: name, match: '' }],
            ...(maxIterations > 0 && { max_visits: { count: maxIterations } }),
        },
    };
    const { state, schemas } = await withSchema(untyped, prompt.source, findings);
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .throwErrorsIn */ .P8)(findings);
    return {
        name: name.replace(/\.md$/, ''),
        path: file,
        entry: name,
        states: [name],
        manifest: {},
        partOf: () => ({ manifest: {}, shared }),
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .fingerprintWith */ .ZH)((0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .fingerprintOf */ .ax)([{ name, bytes, path: file }, ...shared]), [
            ...schemas,
            ...files,
        ]),
        warnings: findings.map(_parts_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findingText */ .NK),
        state: () => state,
        resolve(target) {
            if (target === name || `${target}.md` === name)
                return name;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd('MISSING_TARGET', `A loop has one state, ${name}; there is no ${target}.`);
        },
    };
}
/** Adds the schema that the result has to fit (spec 7.4). */
async function withSchema(state, source, findings) {
    const written = state.options.result_schema;
    if (written === undefined || source === null)
        return { state, schemas: [] };
    const { SchemaReader } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(9628), __webpack_require__.e(6963)]).then(__webpack_require__.bind(__webpack_require__, 59628));
    const reader = new SchemaReader((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .namedInFolder */ .DT)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(state.file)), findings);
    const path = ['result_schema'];
    const lineOf = (below) => source.lineOf([...path, ...below]);
    const resultSchema = await reader.schema(written, { file: source.file, path, lineOf });
    return { state: { ...state, ...(resultSchema && { resultSchema }) }, schemas: reader.files };
}
/** Reads the files that a loop's prompt includes. Other files beside it may have nothing to do with it. */
async function sharedBeside(file, body) {
    const names = (0,_includes_js__WEBPACK_IMPORTED_MODULE_5__/* .includedNames */ .ns)(body);
    return names.length === 0 ? [] : (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readShared */ .qA)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), names);
}


/***/ })

};
