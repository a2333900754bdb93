export const id = 9848;
export const ids = [9848];
export const modules = {

/***/ 78527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ TASK_FOLDERS),
/* harmony export */   Om: () => (/* binding */ worktreeBundle),
/* harmony export */   Rs: () => (/* binding */ storedName),
/* harmony export */   V8: () => (/* binding */ BASE_FOLDER),
/* harmony export */   al: () => (/* binding */ RUN_FILES),
/* harmony export */   bv: () => (/* binding */ STATE_FILE),
/* harmony export */   h1: () => (/* binding */ MANIFEST_FILE),
/* harmony export */   qV: () => (/* binding */ CARRIER_FILE),
/* harmony export */   uL: () => (/* binding */ WORK_TREE_BUNDLE),
/* harmony export */   wX: () => (/* binding */ LEASE_FILE)
/* harmony export */ });
/* unused harmony exports CARRIER_FOLDER, ARTIFACT_ENDING, SESSIONS_FOLDER, treeBundle */
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39325);

/**
 * A cache entry and an artifact hold one file, which is sealed, in this folder. The folder's path is part of a cache's
 * version, so it never changes. It is relative to the workspace, since absolute paths differ between runners.
 */
const CARRIER_FOLDER = _store_project_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_PROJECT */ .cT.carrier;
const CARRIER_FILE = 'checkpoint.sealed';
/** An artifact is named by a cache's key and this ending, so that no artifact's name ends with a dash. */
const ARTIFACT_ENDING = 'state';
/** The name that the sealed file in an artifact has to state; null for an artifact that is not ours. */
const storedName = (artifact) => artifact.endsWith(ARTIFACT_ENDING) ? artifact.slice(0, -ARTIFACT_ENDING.length) : null;
/** The names of files below are relative to the folder that is sealed. */
const MANIFEST_FILE = 'checkpoint.json';
const STATE_FILE = 'run/state.json';
const RUN_FILES = 'run/files';
/** Task folders go along with the run's files under this name, wherever the project has them. */
const TASK_FOLDERS = 'tasks';
const SESSIONS_FOLDER = 'sessions';
/** The bundle of the first work tree, which was the only one in checkpoints of older versions. */
const WORK_TREE_BUNDLE = 'worktree.bundle';
/** The bundle of a work tree, by its number from 0. */
const treeBundle = (index) => index === 0 ? WORK_TREE_BUNDLE : `trees/${index}.bundle`;
/** The bundle of a worker's own work tree. */
const worktreeBundle = (agentId) => `worktrees/${agentId}.bundle`;
/**
 * A lease lies where a checkpoint would, under the next name. Its writer has begun and has nothing to save yet. So two
 * runs that start under one key see each other before either has saved (spec 4.3, "One at a time").
 */
const LEASE_FILE = 'lease.json';
/** In a job's temporary folder: the base commit, whose workflow is read where the checkout is not trusted. */
const BASE_FOLDER = 'raymond-base';


/***/ }),

/***/ 9848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  adoptLegs: () => (/* binding */ adoptLegs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var store_transcript = __webpack_require__(12243);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/texts.js
var store_texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
;// CONCATENATED MODULE: ./lib/runtime/fan-out/leg-files.js








// This copies files from the folder of a leg's run. Where a file that only people read is gone, nothing else misses it.
/** Copies the long results that the run now refers to. @throws StateError for one that is gone */
function keepResults({ results }, files, texts) {
    for (const result of Object.values(results))
        if (typeof result !== 'string')
            texts.keep((0,store_texts/* readLongText */.gP)(files, result));
}
/** Copies what an event refers to: its long texts, and the transcript of a turn that begins. */
function bringFilesOf(event, files, { texts, paths }, numbering) {
    for (const { file, bytes, sha256 } of event.texts ?? []) {
        try {
            texts.write((0,store_texts/* readLongText */.gP)(files, { file, bytes, sha256 }));
        }
        catch {
            // The event still says where the file was.
        }
    }
    if (event.type !== 'turn_started' || event.kind === 'script')
        return;
    const turn = numbering.turn(event.turn);
    const from = (0,store_transcript/* transcriptPath */.eq)((0,external_node_path_.join)(files, 'turns'), event.turn, event.agent, event.state);
    copyPlain(from, (0,store_transcript/* transcriptPath */.eq)(paths.turns, turn, event.agent, event.state));
}
/**
 * Copies what scripts have written. All scripts of a run write to one file, whose lines name the turn.
 * @param turns whose lines are wanted, as the leg numbers them
 */
async function bringScripts(turns, files, paths, numbering) {
    const path = (0,store_transcript/* scriptTranscriptPath */.pT)((0,external_node_path_.join)(files, 'turns'));
    if (turns.size === 0 || (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
        return;
    const into = new store_transcript/* TurnTranscript */.cP((0,store_transcript/* scriptTranscriptPath */.pT)(paths.turns));
    try {
        for await (const line of (0,external_node_readline_.createInterface)({ input: (0,external_node_fs_.createReadStream)(path) })) {
            const [head, turn] = /^\{"turn":"(\d+)",/.exec(line) ?? [];
            if (head !== undefined && turn !== undefined && turns.has(turn))
                into.write(`{"turn":"${numbering.turn(turn)}",${line.slice(head.length)}\n`);
        }
    }
    finally {
        into.close();
    }
}
/** Copies the task folders of workers, since their results may refer to files there. */
/** @param tasks the folder of task folders on this machine */
function bringTaskFolders({ workers }, files, tasks) {
    const from = (0,external_node_path_.join)(files, carrier/* TASK_FOLDERS */.Gh);
    if (!(0,external_node_fs_.existsSync)(from))
        return;
    const isOurs = (0,rounds/* descendantsOf */.gO)(workers);
    for (const agent of (0,external_node_fs_.readdirSync)(from))
        if (isOurs(agent))
            copyPlain((0,external_node_path_.join)(from, agent), (0,external_node_path_.join)(tasks, agent));
}
/** Copies files and folders, but nothing that a link leads to. */
function copyPlain(from, to) {
    if (!isPlain(from))
        return;
    (0,run_folder/* makeFolder */.fc)((0,external_node_path_.join)(to, '..'), run_folder/* OWNER_ONLY */.JD);
    (0,external_node_fs_.cpSync)(from, to, { recursive: true, filter: isPlain });
}
function isPlain(path) {
    const found = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return found !== undefined && (found.isFile() || found.isDirectory());
}

// EXTERNAL MODULE: ./lib/core/fan-out/tallies.js
var tallies = __webpack_require__(32230);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/store/valid-event.js
var valid_event = __webpack_require__(2034);
;// CONCATENATED MODULE: ./lib/runtime/fan-out/leg-log.js





function numberingOf(run, leg) {
    const { attempts = [] } = legInRun(run, leg) ?? {};
    const lineage = [...leg.earlier.map(({ attempt }) => attempt), leg.attempt];
    return {
        turn: (number) => String((0,tallies/* numberIn */.Po)('turns', Number(number), attempts, lineage)),
        step: (number) => (0,tallies/* numberIn */.Po)('steps', number, attempts, lineage),
    };
}
/** The leg as the collecting run has it. */
function legInRun(run, { plan, name }) {
    const round = run.fan_out?.rounds.find((one) => one.plan === plan);
    return round?.legs.find((one) => one.name === name);
}
/** Events of a life of the leg's run, and not of its workers, are left out. */
const LEFT_OUT = new Set([
    'run_started',
    'run_resumed',
    'run_ended',
    'checkpoint',
    'leg_taken',
]);
/**
 * Goes through a leg's part of its log, attempt by attempt. What the plan had written stands before the first attempt.
 * The log comes from another machine.
 * @param begin called for an attempt, or for the rest of one that was cut off
 */
async function scanLeg(leg, path, { begin, see }) {
    const isOurs = (0,rounds/* descendantsOf */.gO)(leg.workers);
    let isLegs = false;
    // What the leg's own state has forgotten has not happened here either. Its money is in the leg's cost.
    const story = new story_story/* Story */.g(true);
    await (0,store_transcript/* scanEvents */.lW)(path, (event) => (0,valid_event/* isValidEvent */.F)(event) && story.apply(event), story_story/* FIGURE_EVENTS */.P);
    const isLegsOwn = (event) => !LEFT_OUT.has(event.type) && isItsOwn(event, isOurs) && !story.isForgotten(event);
    await (0,store_transcript/* scanEvents */.lW)(path, (event) => {
        if (event.type === 'leg_started') {
            isLegs = event.plan === leg.plan && event.leg === leg.name && Number.isSafeInteger(event.attempt);
            if (isLegs)
                begin(event.attempt);
        }
        else if (isLegs && (0,valid_event/* isValidEvent */.F)(event) && isLegsOwn(event))
            see(event);
    });
}
function isItsOwn(event, isOurs) {
    const agent = 'agent' in event ? event.agent : undefined;
    if (agent === undefined)
        return event.type === 'warning';
    // Names of files are made of both.
    if ('turn' in event && !/^\d{1,15}$/.test(String(event.turn)))
        return false;
    return typeof agent === 'string' && /^[a-z0-9_]+$/.test(agent) && isOurs(agent);
}
/** The event with the numbers that it has in the log of the collecting run. */
function renumberedEvent(event, numbering, paths) {
    switch (event.type) {
        case 'state_started':
            return event.step === undefined ? event : { ...event, step: numbering.step(event.step) };
        case 'turn_started': {
            const turn = numbering.turn(event.turn);
            const transcript = event.kind === 'script'
                ? (0,store_transcript/* scriptTranscriptPath */.pT)(paths.turns)
                : (0,store_transcript/* transcriptPath */.eq)(paths.turns, turn, event.agent, event.state);
            return { ...event, turn, transcript };
        }
        default:
            return 'turn' in event && typeof event.turn === 'string'
                ? { ...event, turn: numbering.turn(event.turn) }
                : event;
    }
}

;// CONCATENATED MODULE: ./lib/runtime/fan-out/adopt.js







/** So many events are one write. */
const EVENTS_PER_WRITE = 500;
/**
 * Copies what legs have written from the folders of their own runs to that of the run that collects: their part of the
 * log, transcripts, long texts and task folders. Each attempt's part of a log is copied once.
 * @returns the copied events as they are in the log
 * @throws StateError STATE_WRITE_FAILED
 */
async function adoptLegs(run, taken, into) {
    const known = await knownLegs(into.paths.events);
    const told = [];
    for (const each of taken) {
        told.push(...(await adoptLeg(run, each, into, known)));
        // A leg may have written many megabytes: signals are heard in between.
        await (0,promises_.setImmediate)();
    }
    return told;
}
async function adoptLeg(run, { outcome, late }, into, known) {
    const { log, paths, texts, now } = into;
    const { files } = outcome;
    const leg = (0,rounds/* ownLegOf */.Il)(outcome.run);
    const numbering = numberingOf(run, leg);
    const told = [];
    const scripts = new Set();
    let batch = [];
    let attempt = null;
    const write = () => {
        log.adopt(batch);
        batch = [];
    };
    const end = () => {
        if (attempt === null)
            return;
        write();
        known.add(keyOf(leg, attempt));
        const { cost_usd: usd = 0 } = legInRun(run, leg)?.attempts.find((tally) => tally.attempt === attempt) ?? {};
        const event = {
            ...{ seq: 0, time: new Date(now()).toISOString(), type: 'leg_taken', leg: leg.name, round: leg.round },
            ...{ attempt, workers: leg.workers, late, cost_usd: usd },
        };
        told.push(...log.adopt([event]));
    };
    keepResults(outcome.run, files, texts);
    await scanLeg(leg, (0,external_node_path_.join)(files, 'events.jsonl'), {
        begin: (next) => {
            if (next === attempt)
                return;
            end();
            attempt = known.has(keyOf(leg, next)) ? null : next;
        },
        see: (event) => {
            if (attempt === null)
                return;
            bringFilesOf(event, files, into, numbering);
            if (event.type === 'turn_started' && event.kind === 'script')
                scripts.add(event.turn);
            batch.push(renumberedEvent(event, numbering, paths));
            if (batch.length >= EVENTS_PER_WRITE)
                write();
        },
    });
    end();
    // An attempt without a log is still reported as come back.
    attempt = known.has(keyOf(leg, leg.attempt)) ? null : leg.attempt;
    end();
    await bringScripts(scripts, files, paths, numbering);
    bringTaskFolders(leg, files, (0,project_folder/* taskFolders */.Tj)(run.launch.root, run.workflow_id));
    return told;
}
function keyOf({ round, name }, attempt) {
    return `${round}/${name}/${attempt}`;
}
async function knownLegs(path) {
    const known = new Set();
    await (0,store_transcript/* scanEvents */.lW)(path, (event) => {
        if (event.type === 'leg_taken')
            known.add(keyOf({ ...event, name: event.leg }, event.attempt));
    }, new Set(['leg_taken']));
    return known;
}


/***/ }),

/***/ 2034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isValidEvent)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);


const text = (value) => typeof value === 'string';
const textOrNone = (value) => value === null || typeof value === 'string';
/** JSON can hold 1e999, which is read as Infinity. */
const figure = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const anyNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const yesOrNo = (value) => typeof value === 'boolean';
const maybe = (check) => (value) => value === undefined || check(value);
const fields = (of) => (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && hasAll(value, of);
const list = (of) => (value) => Array.isArray(value) && value.every(of);
const OF_AN_AGENT = { agent: text, state: text };
const OF_A_TURN = { ...OF_AN_AGENT, turn: text };
const USAGE = fields({
    ...{ input_tokens: figure, output_tokens: figure },
    ...{ cache_read_tokens: figure, cache_write_tokens: figure },
});
const RESULTS = {
    text: fields({ text }),
    exit: fields({ exit_code: anyNumber, stdout: text, stderr: text }),
    failure: fields({ code: text, message: text }),
};
const TRANSITIONS = {
    ...Object.fromEntries(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_NAMES */ .qY.map((tag) => [tag, () => true])),
    call: fields({ return: text }),
    function: fields({ return: text }),
    fork: fields({ workers: list(_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) }),
    result: fields({ payload: text }),
};
/** The fields of each event that are shown. Of types that are not listed only type and time are checked. */
const SHOWN = {
    state_started: { ...OF_AN_AGENT, visit: figure, kind: text, input: textOrNone },
    turn_started: { ...OF_A_TURN, kind: text, attempt: figure, transcript: text },
    tool: { ...OF_AN_AGENT, name: text, summary: text },
    cost: { ...OF_A_TURN, cost_usd: figure, usage: USAGE, basis: text },
    outcome: {
        ...OF_A_TURN,
        result: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(RESULTS, value.kind)(value),
        ms: maybe(figure),
    },
    transition: {
        ...OF_A_TURN,
        transition: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(TRANSITIONS, value.tag)(value),
        implicit: yesOrNo,
        to: textOrNone,
        ...{ outcome: maybe(text), error: maybe(text) },
    },
    reminder: { ...OF_AN_AGENT, attempt: figure, code: text },
    retry: { ...OF_AN_AGENT, attempt: figure, code: text, message: text },
    waiting: { ...OF_AN_AGENT, until: text, reason: text },
    max_visits: { ...OF_AN_AGENT, count: figure, to: text },
    skipped: { ...OF_AN_AGENT, to: text },
    join_timeout: { ...OF_AN_AGENT, to: text },
    joined: { ...OF_AN_AGENT, workers: list(fields({ id: text, status: text })) },
    forked: { ...OF_AN_AGENT, worker: text, worker_state: text },
    asked: { ...OF_AN_AGENT, ask_id: text, question: text },
    answered: { ...OF_AN_AGENT, ask_id: text, answer: text },
    warning: { agent: maybe(text), state: maybe(text), message: text },
    stopped: OF_AN_AGENT,
    agent_ended: OF_AN_AGENT,
    agent_failed: { ...OF_AN_AGENT, code: text, message: text },
};
/**
 * Whether a line of a log is an event, as far as it is shown to people. A log that was brought here from elsewhere may
 * hold anything.
 */
function isValidEvent(event) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(event) || typeof event.type !== 'string' || typeof event.time !== 'string')
        return false;
    return !Object.hasOwn(SHOWN, event.type) || hasAll(event, SHOWN[event.type]);
}
function hasAll(value, of) {
    return Object.entries(of).every(([name, check]) => check(value[name]));
}
function named(checks, name) {
    return typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : () => false;
}


/***/ })

};
