export const id = 2850;
export const ids = [2850];
export const modules = {

/***/ 26175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   xD: () => (/* binding */ recordName),
/* harmony export */   yO: () => (/* binding */ MOST_SLOTS)
/* harmony export */ });
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92087);
/* harmony import */ var _identity_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75603);


/**
 * The branch that a run belongs to: that of a pull request's run is the one that it would be merged into, whose
 * schedule looks after it.
 */
function homeOf({ ref, event }) {
    const base = event.pull_request?.base?.ref;
    return typeof base === 'string' && base !== '' ? `refs/heads/${base}` : ref || 'none';
}
/**
 * Names of the records of one workflow file and branch. GitHub lists artifacts of one exact name over all runs, which
 * is one request; within a run each name can be had once, so that they are numbered: jobs and attempts of a run take
 * the first one that is free, and a reader goes on until there are none.
 */
function recordName(key, place, slot) {
    const hash = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .keyHash */ .aE)(key, (0,_identity_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(['parked', place.workflowFile, place.home]));
    return `${(0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .namePrefix */ .w8)(hash)}${slot}-parked`;
}
/** Names of one run. A reader stops long before: at the first two that nobody has. */
const MOST_SLOTS = 600;


/***/ }),

/***/ 42850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ readRecord),
  storeRecord: () => (/* binding */ storeRecord)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 9 modules
var seal = __webpack_require__(92087);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/version.js
var version = __webpack_require__(29984);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity_identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/wake/names.js
var names = __webpack_require__(26175);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/action/wake/records.js

/** The one file in what is sealed. */
const RECORD_FILE = 'wake.json';
const VERSION = 1;
/** More than a matrix has legs. */
const MOST_WAKES = 1000;
const records_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(8000));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const digits = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\d{1,20}$/));
const time = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX());
/** How far a run has come: the same again after a wake means that the wake has led to nothing. */
const progress = dist/* strictObject */.rej({ steps: count, cost_usd: dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(0)) });
/** A run has parked (spec 4.5). Whose it is, and which attempt has left it, stands in the sealed header. */
const parked = dist/* strictObject */.rej({
    version: dist/* literal */.euz(VERSION),
    kind: dist/* literal */.euz('parked'),
    /** Raymond's id of the run. */
    run: records_text,
    /** The input `workflow`. */
    workflow: records_text,
    status: dist/* picklist */.KIO(['asking', 'paused']),
    reason: dist/* nullable */.mee(records_text),
    /** What it waits for, for people. */
    why: records_text,
    /** From then on a wake makes sense; null: only a person gets it on. */
    due: dist/* nullable */.mee(time),
    /** What a dispatch has to give as `resume-run` so that the run key is the same. */
    resume_run: digits,
    event: records_text,
    asks: dist/* array */.YOg(dist/* strictObject */.rej({ id: records_text, timeout_at: dist/* nullable */.mee(records_text) })),
    /** The issue or pull request where its questions stand; null: there is none. */
    subject: dist/* nullable */.mee(count),
    progress,
});
/** A run that had parked has come to its end, so that there is nothing to wake. */
const over = dist/* strictObject */.rej({ version: dist/* literal */.euz(VERSION), kind: dist/* literal */.euz('over'), status: records_text });
/** What a tick is about to wake, written down before it does. */
const wakes = dist/* strictObject */.rej({
    version: dist/* literal */.euz(VERSION),
    kind: dist/* literal */.euz('wakes'),
    wakes: dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictObject */.rej({ run_key: records_text, progress, nth: dist/* pipe */.FsL(count, dist/* minValue */.Wwf(1)) })), dist/* maxLength */.Ru6(MOST_WAKES)),
});
const record = dist/* variant */.Oxt('kind', [parked, over, wakes]);
/** Of a file that has come out of a seal: checked like any foreign file all the same. @returns null: it is none */
function parseRecord(data) {
    const result = dist/* safeParse */.xLC(record, data);
    return result.success ? result.output : null;
}

;// CONCATENATED MODULE: ./lib/action/wake/store.js









/** A record is a few lines, and so is a folder of them. */
const MOST_BYTES = 1024 ** 2;
/**
 * Seals a record and uploads it as an artifact of this run, under the first of its names that is free.
 * @returns GitHub's id of the artifact
 * @throws Error when it was not stored
 */
async function storeRecord(job, to) {
    const { temp } = job.context;
    await (0,promises_.mkdir)(temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'raymond-wake-'));
    try {
        const contents = (0,external_node_path_.join)(folder, 'contents');
        await (0,promises_.mkdir)(contents);
        await (0,promises_.writeFile)((0,external_node_path_.join)(contents, RECORD_FILE), JSON.stringify(to.record));
        for (let slot = 0; slot < names/* MOST_SLOTS */.yO; slot++) {
            const id = await storeAs(job, to, folder, slot);
            if (id !== null)
                return id;
        }
        throw new Error(`this run has ${names/* MOST_SLOTS */.yO} of them already`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** @returns null: the name is taken. @throws Error of the toolkit */
async function storeAs(job, { identity, keys, sequence, now, round }, folder, slot) {
    const place = { workflowFile: identity.workflowFile, home: (0,names/* homeOf */.lt)(job.context) };
    const name = (0,names/* recordName */.xD)(keys.seal, place, slot);
    const file = (0,external_node_path_.join)(folder, carrier/* CARRIER_FILE */.qV);
    const time = new Date(now).toISOString();
    await (0,seal.sealFolder)({
        folder: (0,external_node_path_.join)(folder, 'contents'),
        header: (0,identity_identity/* headerOf */.rR)(identity, { sequence, name, time, writer: version/* VERSION */.x }),
        key: keys.seal,
        out: file,
    });
    const days = job.inputs['retention-days'];
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3756), __webpack_require__.e(9083), __webpack_require__.e(5310)]).then(__webpack_require__.bind(__webpack_require__, 35310));
    try {
        const { id } = await round.ask(() => new DefaultArtifactClient().uploadArtifact(name, [file], folder, {
            compressionLevel: 0,
            ...(days > 0 && { retentionDays: days }),
        }));
        if (id === undefined)
            throw new Error('the artifact service gives it no id');
        return id;
    }
    catch (error) {
        if (/\(409\)/.test((0,errors/* messageOf */.bD)(error)))
            return null;
        throw error;
    }
}
/**
 * Fetches a record and opens it.
 * @throws Error when it cannot be fetched, which says nothing of it
 */
async function readRecord({ id, name }, { artifacts, keys, repositoryId, temp }) {
    await (0,promises_.mkdir)(temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'raymond-wake-'));
    try {
        const file = (0,external_node_path_.join)(folder, carrier/* CARRIER_FILE */.qV);
        const fetched = await artifacts.fetch(id, file, MOST_BYTES);
        if (fetched.kind === 'broken')
            return { kind: 'none', why: fetched.why };
        const into = (0,external_node_path_.join)(folder, 'contents');
        // What a run that is woken does is decided by what it restores: here it is only looked at.
        const expected = { repository_id: repositoryId, name, place: null };
        const opened = await (0,seal/* openSealed */.j5)({ file, keys, into, expected });
        if (opened.kind !== 'opened')
            return { kind: 'none', why: opened.why };
        const record = parseRecord(jsonOf(await (0,promises_.readFile)((0,external_node_path_.join)(into, RECORD_FILE), 'utf8').catch(() => '')));
        if (record === null)
            return { kind: 'none', why: 'it holds no record that this version knows' };
        return { kind: 'record', header: opened.header, record };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ })

};
