export const id = 6673;
export const ids = [6673];
export const modules = {

/***/ 9054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   adoptLegs: () => (/* binding */ adoptLegs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_readline__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(481);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6163);
/* harmony import */ var _core_fan_out_tallies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2230);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5397);
/* harmony import */ var _store_sound_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8224);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8265);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9815);










/**
 * Takes over the files of legs that are entered in a run, each attempt's part of a log once.
 * @returns what is told of it, as it is in the log
 * @throws StateError STATE_WRITE_FAILED
 */
async function adoptLegs(run, taken, into) {
    const known = await knownLegs(into.paths.events);
    const told = [];
    for (const { outcome, late } of taken) {
        const leg = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_9__/* .ownLegOf */ .Il)(outcome.run);
        keepTexts(outcome.run, outcome.files, into.texts);
        const numbering = numberingOf(run, leg);
        const parts = await partsOf(leg, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outcome.files, 'events.jsonl'));
        for (const [attempt, events] of parts) {
            const key = keyOf({ ...leg, attempt });
            if (known.has(key))
                continue;
            known.add(key);
            const adopted = events.map((event) => renumbered(event, numbering, into.paths));
            for (const event of events)
                bringFiles(event, outcome.files, into, numbering);
            await bringScripts(events, outcome.files, into.paths, numbering);
            const end = {
                ...{ seq: 0, time: new Date(into.now()).toISOString(), type: 'leg_taken' },
                ...{ leg: leg.name, round: leg.round, attempt, workers: leg.workers, late },
                status: attempt === leg.attempt ? outcome.run.status : 'running',
                cost_usd: costOf(run, leg, attempt),
            };
            told.push(into.log.adopt([...adopted, end]).at(-1));
            // A leg may have written many megabytes: signals are heard in between.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        }
        bringTaskFolders(leg, outcome.files, into.paths);
    }
    return told;
}
function keyOf({ round, name, attempt }) {
    return `${round}/${name}/${attempt}`;
}
async function knownLegs(path) {
    const known = new Set();
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .scanEvents */ .lW)(path, (event) => {
        if (event.type === 'leg_taken')
            known.add(keyOf({ ...event, name: event.leg }));
    }, new Set(['leg_taken']));
    return known;
}
/** What belongs to a life of its run, and not to its workers, is left out. */
const LEFT_OUT = new Set([
    'run_started',
    'run_resumed',
    'run_ended',
    'checkpoint',
    'leg_started',
    'leg_taken',
]);
/** A leg's part of its log, by attempt: before the first is what the plan had written. */
async function partsOf(leg, path) {
    const parts = new Map();
    let part = null;
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .scanEvents */ .lW)(path, (event) => {
        if (event.type === 'leg_started') {
            const isThis = event.plan === leg.plan && event.leg === leg.name && Number.isSafeInteger(event.attempt);
            part = isThis ? (parts.get(event.attempt) ?? []) : null;
            if (part !== null)
                parts.set(event.attempt, part);
        }
        else if (part !== null && (0,_store_sound_event_js__WEBPACK_IMPORTED_MODULE_6__/* .isSoundEvent */ .g)(event) && !LEFT_OUT.has(event.type) && isItsOwn(event, leg))
            part.push(event);
    });
    return parts;
}
function isItsOwn(event, { workers }) {
    const agent = 'agent' in event ? event.agent : undefined;
    if (agent === undefined)
        return event.type === 'warning';
    // Names of files are made of both.
    if ('turn' in event && !/^\d{1,15}$/.test(String(event.turn)))
        return false;
    return (typeof agent === 'string' && /^[a-z0-9_]+$/.test(agent) && workers.some((worker) => (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_9__/* .isOf */ .yW)(worker, agent)));
}
function numberingOf(run, leg) {
    const record = run.fan_out?.rounds
        .find(({ plan }) => plan === leg.plan)
        ?.legs.find(({ name }) => name === leg.name);
    const attempts = record?.attempts ?? [];
    const lineage = [...leg.earlier.map(({ attempt }) => attempt), leg.attempt];
    return {
        turn: (number) => (0,_core_fan_out_tallies_js__WEBPACK_IMPORTED_MODULE_4__/* .numberIn */ .Po)('turns', number, attempts, lineage),
        step: (number) => (0,_core_fan_out_tallies_js__WEBPACK_IMPORTED_MODULE_4__/* .numberIn */ .Po)('steps', number, attempts, lineage),
    };
}
function renumbered(event, numbering, paths) {
    switch (event.type) {
        case 'state_started':
            return event.step === undefined ? event : { ...event, step: numbering.step(event.step) };
        case 'turn_started': {
            const turn = String(numbering.turn(Number(event.turn)));
            const transcript = event.kind === 'script'
                ? (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptTranscriptPath */ .pT)(paths.turns)
                : (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .transcriptPath */ .eq)(paths.turns, turn, event.agent, event.state);
            return { ...event, turn, transcript };
        }
        default:
            return 'turn' in event && typeof event.turn === 'string'
                ? { ...event, turn: String(numbering.turn(Number(event.turn))) }
                : event;
    }
}
function costOf(run, leg, attempt) {
    const record = run.fan_out?.rounds
        .find(({ plan }) => plan === leg.plan)
        ?.legs.find(({ name }) => name === leg.name);
    return record?.attempts.find((each) => each.attempt === attempt)?.cost_usd ?? 0;
}
function keepTexts(outcome, files, texts) {
    for (const result of Object.values(outcome.results))
        if (typeof result !== 'string')
            texts.keep((0,_store_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .readText */ .yR)(files, result));
}
/** For people to read: what is not there any more is missed by nobody but them. */
function bringFiles(event, files, { paths, texts }, numbering) {
    for (const { file, bytes, sha256 } of event.texts ?? []) {
        try {
            texts.write((0,_store_texts_js__WEBPACK_IMPORTED_MODULE_7__/* .readText */ .yR)(files, { file, bytes, sha256 }));
        }
        catch {
            // The event says where it was.
        }
    }
    if (event.type !== 'turn_started')
        return;
    const turn = String(numbering.turn(Number(event.turn)));
    const from = (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .transcriptPath */ .eq)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files, 'turns'), event.turn, event.agent, event.state);
    copyPlain(from, (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .transcriptPath */ .eq)(paths.turns, turn, event.agent, event.state));
}
/** All scripts of a run write to one file, whose lines name the turn. */
async function bringScripts(events, files, { turns }, numbering) {
    const wanted = new Set(events.flatMap((event) => (event.type === 'turn_started' && event.kind === 'script' ? [event.turn] : [])));
    const path = (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptTranscriptPath */ .pT)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files, 'turns'));
    if (wanted.size === 0 || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
        return;
    const into = new _store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .TurnTranscript */ .cP((0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptTranscriptPath */ .pT)(turns));
    try {
        for await (const line of (0,node_readline__WEBPACK_IMPORTED_MODULE_2__.createInterface)({ input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path) })) {
            const [, turn] = /^\{"turn":"(\d+)",/.exec(line) ?? [];
            if (turn !== undefined && wanted.has(turn))
                into.write(`{"turn":"${numbering.turn(Number(turn))}",${line.slice(`{"turn":"${turn}",`.length)}\n`);
        }
    }
    finally {
        into.close();
    }
}
function bringTaskFolders({ workers }, files, { tasks }) {
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(files, 'tasks');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        return;
    for (const agent of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(from))
        if (workers.some((worker) => (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_9__/* .isOf */ .yW)(worker, agent)))
            copyPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, agent), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tasks, agent));
}
/** Files and folders, and nothing that a link leads to. */
function copyPlain(from, to) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(from, { throwIfNoEntry: false });
    if (found === undefined || !(found.isFile() || found.isDirectory()))
        return;
    (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, '..'), _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .OWNER_ONLY */ .JD);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, {
        recursive: true,
        filter: (path) => {
            const entry = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
            return entry !== undefined && (entry.isFile() || entry.isDirectory());
        },
    });
}


/***/ }),

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ isSoundEvent)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(517);


const text = (value) => typeof value === 'string';
const textOrNone = (value) => value === null || typeof value === 'string';
/** What JSON calls 1e999 is none. */
const figure = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const anyNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const yesOrNo = (value) => typeof value === 'boolean';
const maybe = (check) => (value) => value === undefined || check(value);
const fields = (of) => (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value) && hasAll(value, of);
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
    fork: fields({ workers: list(_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O) }),
    result: fields({ payload: text }),
};
/** What is shown of each event. Of the types that are not here no more than type and time is looked at. */
const SHOWN = {
    state_started: { ...OF_AN_AGENT, visit: figure, kind: text, input: textOrNone },
    turn_started: { ...OF_A_TURN, kind: text, attempt: figure, transcript: text },
    tool: { ...OF_AN_AGENT, name: text, summary: text },
    cost: { ...OF_A_TURN, cost_usd: figure, usage: USAGE, basis: text },
    outcome: {
        ...OF_A_TURN,
        result: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value) && named(RESULTS, value.kind)(value),
        ms: maybe(figure),
    },
    transition: {
        ...OF_A_TURN,
        transition: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(value) && named(TRANSITIONS, value.tag)(value),
        implicit: yesOrNo,
        to: textOrNone,
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
 * Whether a line of a log is an event as far as it is shown to people. A run's own log is; one that was brought here
 * from elsewhere may hold anything.
 */
function isSoundEvent(event) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .O)(event) || typeof event.type !== 'string' || typeof event.time !== 'string')
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
