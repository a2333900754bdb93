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

/***/ 4491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Git: () => (/* binding */ Git),
  XS: () => (/* binding */ GitError),
  RZ: () => (/* binding */ addAll),
  D3: () => (/* binding */ commitOf),
  nb: () => (/* binding */ nulTerminated),
  IE: () => (/* binding */ pieces),
  Xn: () => (/* binding */ unfiltered)
});

// UNUSED EXPORTS: gitlinks

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/process/git-drivers.js
/** Arguments of git, which answers with the scope, the key and the value of each setting. */
const ASKED_OF_DRIVERS = [
    ...['config', '-z', '--show-scope', '--get-regexp'],
    '^(filter\\..*\\.(clean|smudge|process|required)|merge\\..*\\.driver)$',
];
/** Settings of the system and the user are trusted: they hold for every repository, and no checkout writes them. */
const OWN_SCOPES = new Set(['local', 'worktree']);
/** What `git lfs install --local` writes, as actions/checkout calls it. */
const AS_LFS_WRITES = {
    clean: ['git-lfs clean -- %f'],
    smudge: ['git-lfs smudge -- %f', 'git-lfs smudge --skip -- %f'],
    process: ['git-lfs filter-process', 'git-lfs filter-process --skip'],
    required: ['true', 'false'],
};
/** @throws Error for a driver that no command line can turn off: git ends a setting's name at the first `=` */
function driversIn(answer) {
    const filters = new Map();
    const merges = new Set();
    const parts = answer.split('\0');
    for (let at = 0; at + 1 < parts.length; at += 2) {
        if (!OWN_SCOPES.has(parts[at]))
            continue;
        const [, section, name, key, value = ''] = /^(filter|merge)\.([^\n]*)\.([a-z]+)(?:\n(.*))?$/s.exec(parts[at + 1]) ?? [];
        if (section === undefined || name === undefined || key === undefined)
            continue;
        if (name.includes('='))
            throw new Error(`the repository's own ${section} driver ${name} cannot be turned off`);
        if (section === 'merge')
            merges.add(name);
        else
            filters.set(name, (filters.get(name) ?? true) && name === 'lfs' && isOfLfs(key, value));
    }
    const off = [...filters].flatMap(([name, isLfs]) => (isLfs ? [] : [name]));
    return {
        filters: off,
        told: told(off, [...merges]),
        settings: Object.fromEntries([
            ...off.flatMap((name) => [
                ...['clean', 'smudge', 'process'].map((key) => [`filter.${name}.${key}`, '']),
                [`filter.${name}.required`, 'false'],
            ]),
            // With an empty driver git would take one side as merged; `false` finds a conflict everywhere.
            ...[...merges].map((name) => [`merge.${name}.driver`, 'false']),
        ]),
    };
}
const isOfLfs = (key, value) => AS_LFS_WRITES[key]?.includes(value) ?? false;
function told(filters, merges) {
    const named = [
        ...filters.map((name) => `the filter ${name}`),
        ...merges.map((name) => `the merge driver ${name}`),
    ];
    if (named.length === 0)
        return '';
    return `Not run, since only the repository's own settings name it: ${named.join(', ')}.`;
}

;// CONCATENATED MODULE: ./lib/process/git.js



/** What git needs of the environment. It is given nothing else: no token, no GIT_DIR of another repository. */
const PASSED_ON = [
    ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
    ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];
/** What git needs besides to reach a remote: the way through a proxy, what to trust, and the user's SSH agent. */
const PASSED_ON_ONLINE = [
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
    ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'SSH_AUTH_SOCK', 'GIT_SSH', 'GIT_SSH_COMMAND'],
];
/** Settings that hold whatever the repository's own say: no hook, monitor program, signature or housekeeping. */
const SETTINGS = {
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.quotePath': 'false',
    'core.compression': '1',
    'commit.gpgSign': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
    // To find what is changed in a submodule, git would start itself in it, with the submodule's settings.
    'diff.ignoreSubmodules': 'dirty',
    'log.showSignature': 'false',
    'pack.useBitmaps': 'false',
    // In a container the workspace often belongs to another user.
    'safe.directory': '*',
    'user.name': 'raymond',
    'user.email': 'raymond@localhost',
    'advice.graftFileDeprecated': 'false',
    // A folder of a checkout that only looks like a bare repository must not bring settings along.
    'safe.bareRepository': 'explicit',
};
const VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    // A look at the work tree must not write the user's index.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    // Git never uses the network, not even for the missing objects of a partial clone.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** Commands in which no driver takes part: they neither read nor write files of a work tree, nor merge. */
const WITHOUT_DRIVERS = new Set([
    ...['branch', 'bundle', 'cat-file', 'check-attr', 'check-ignore', 'check-ref-format', 'commit-tree'],
    ...['config', 'fetch', 'for-each-ref', 'init', 'ls-remote', 'merge-base', 'mktree', 'remote', 'rev-list'],
    ...['rev-parse', 'show', 'symbolic-ref', 'update-ref', 'version', 'write-tree'],
]);
/**
 * What git says while another git is at work in the same repository, in another work tree or by somebody's hand: what
 * the other has half written cannot be read, what it holds locked cannot be written. This passes within milliseconds.
 */
const RACES = [
    /failed to read \S*worktrees\/.*: Success/,
    /Unable to create '.*\.lock': File exists/,
    /could not lock config file .*: File exists/,
];
const isRace = (said) => RACES.some((race) => race.test(said));
/** These take some two seconds in all: a lock that is older was left behind by a git that died. */
const RACE_ATTEMPTS = 12;
const RACE_WAIT_MS = 60;
/**
 * Git in one folder, and the only place that starts it. Programs that the repository's settings name are not run: no
 * hook, no monitor, no pager, no signature (`SETTINGS`), no filter and no merge driver (`Drivers`). Git sees next to
 * nothing of the environment. Input and output are bytes, since file names may be in any encoding.
 */
class Git {
    folder;
    environment;
    settings;
    variables;
    constructor(folder, environment, settings = {}, variables = {}) {
        this.folder = folder;
        this.environment = environment;
        this.settings = settings;
        this.variables = variables;
    }
    /** The same git, with more settings and variables. */
    with(settings, variables) {
        return new Git(this.folder, this.environment, { ...this.settings, ...settings }, { ...this.variables, ...variables });
    }
    /** Git in another folder, without the settings and variables that were added for this one. */
    at(folder) {
        return new Git(folder, this.environment);
    }
    /** The same git, which may use the network, by the repository's own settings for its remotes. */
    online() {
        const { GIT_LFS_SKIP_SMUDGE = '0' } = this.environment;
        return this.with({}, {
            ...this.chosen(PASSED_ON_ONLINE),
            GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
            GIT_NO_LAZY_FETCH: '0',
            GIT_LFS_SKIP_SMUDGE,
        });
    }
    /** The programs for its files that the repository's own settings name, which are never run. */
    async drivers() {
        try {
            return driversIn((await this.bytes(ASKED_OF_DRIVERS)).toString());
        }
        catch (error) {
            // Git has found no such setting.
            if (error instanceof GitError && error.exitCode === 1)
                return driversIn('');
            throw error;
        }
    }
    /** @throws GitError when git exits with another code than 0; what passes by itself (`RACES`) is tried again first */
    async bytes(args, run = {}) {
        const drivers = WITHOUT_DRIVERS.has(args[0]) ? undefined : await this.drivers();
        for (let attempt = 1;; attempt++) {
            try {
                return await this.once(args, run, drivers);
            }
            catch (error) {
                const passes = error instanceof GitError && isRace(error.message) && attempt < RACE_ATTEMPTS;
                if (!passes)
                    throw error;
                await (0,promises_.setTimeout)(RACE_WAIT_MS * attempt * Math.random());
            }
        }
    }
    async once(args, run, drivers) {
        const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const settings = Object.entries({ ...SETTINGS, ...this.settings, ...drivers?.settings });
        const result = await execa('git', [...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args], {
            cwd: this.folder,
            env: { ...this.chosen(PASSED_ON), ...VARIABLES, ...this.variables, ...run.env },
            extendEnv: false,
            encoding: 'buffer',
            stripFinalNewline: false,
            maxBuffer: 1024 ** 3,
            reject: false,
            ...(run.timeout !== undefined && { timeout: run.timeout }),
            ...(run.input === undefined ? { stdin: 'ignore' } : { input: run.input }),
        });
        if (!result.failed)
            return asBuffer(result.stdout);
        const said = asBuffer(result.stderr).toString().trim() || String(result.shortMessage);
        throw new GitError(args, result.exitCode, [said, drivers?.told].filter(Boolean).join(' '));
    }
    /** What git prints, without the last line end. */
    async text(args, run = {}) {
        return (await this.bytes(args, run)).toString().replace(/\r?\n$/, '');
    }
    /** Null when git exits with another code than 0. */
    async ask(args, run = {}) {
        try {
            return await this.text(args, run);
        }
        catch (error) {
            if (error instanceof GitError && error.exitCode !== undefined)
                return null;
            throw error;
        }
    }
    async lines(args, run = {}) {
        return (await this.text(args, run)).split('\n').filter((line) => line !== '');
    }
    chosen(names) {
        const chosen = {};
        for (const name of names) {
            const value = this.environment[name];
            if (value !== undefined)
                chosen[name] = value;
        }
        return chosen;
    }
}
/** Thrown when git itself fails; the caller says what could not be done. */
class GitError extends Error {
    exitCode;
    name = 'GitError';
    constructor(args, 
    /** Undefined when git could not be started. */
    exitCode, said) {
        super(`git ${args.slice(0, 2).join(' ')}: ${said.slice(0, 2000)}`);
        this.exitCode = exitCode;
    }
}
function asBuffer(bytes) {
    return bytes === undefined
        ? Buffer.alloc(0)
        : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** The commit that a name stands for; null for a name that stands for none. */
function commitOf(git, name) {
    return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** Those of the files whose filter is not run: they are stored and written byte for byte. */
async function unfiltered(git, files) {
    if (files.length === 0)
        return [];
    const { filters } = await git.drivers();
    if (filters.length === 0)
        return [];
    const said = pieces(await git.bytes(['check-attr', '-z', '--stdin', 'filter'], { input: nulTerminated(files) }));
    return files.filter((_, index) => filters.includes(said[3 * index + 2].toString()));
}
/** Names of the index that stand for a commit of another repository, as submodules do. */
async function gitlinks(git) {
    const rows = pieces(await git.bytes(['ls-files', '--stage', '-z']));
    return rows
        .filter((row) => row.subarray(0, 7).toString() === '160000 ')
        .map((row) => row.subarray(row.indexOf(9) + 1));
}
/**
 * Does `git add --all`, but for submodules, in which git would start itself with their settings. Null when git exits
 * with another code than 0.
 */
async function addAll(git, excluded = []) {
    const links = (await gitlinks(git)).map(String);
    const left = [...excluded, ...links].map((path) => `:(exclude,literal)${path}`);
    return await git.ask(['add', '--all', '--', '.', ...left]);
}
/** The pieces of NUL-terminated output. They are not decoded, since names may be in any encoding. */
function pieces(output) {
    const found = [];
    for (let from = 0; from < output.length;) {
        const end = output.indexOf(0, from);
        const to = end === -1 ? output.length : end;
        found.push(output.subarray(from, to));
        from = to + 1;
    }
    return found;
}
/** A list in the form in which git reads it with `-z`. */
function nulTerminated(parts) {
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.from([0])]));
}


/***/ })

};
