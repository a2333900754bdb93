export const id = 250;
export const ids = [250];
export const modules = {

/***/ 74773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ MAX_SLOTS),
/* harmony export */   Hh: () => (/* binding */ parseRecord),
/* harmony export */   lt: () => (/* binding */ RECORD_FILE),
/* harmony export */   rc: () => (/* binding */ homeBranchOf),
/* harmony export */   xD: () => (/* binding */ recordName)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45839);
/* harmony import */ var _identity_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75603);



/** The one file in what is sealed. */
const RECORD_FILE = 'wake.json';
const VERSION = 1;
/** Names of one run. A reader stops long before: at the first two that nobody has. */
const MAX_SLOTS = 600;
/** More than a matrix has legs. */
const MAX_WAKES = 1000;
const text = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(8000));
const count = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const digits = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^\d{1,20}$/));
const time = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .isoTimestamp */ .yhX());
/** How far a run has come: the same again after a wake means that the wake has led to nothing. */
const progress = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ steps: count, cost_usd: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0)) });
/** A run has parked (spec 4.5). Whose it is, and which attempt has left it, stands in the sealed header. */
const parked = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(VERSION),
    kind: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('parked'),
    /** Raymond's id of the run. */
    run: text,
    /** The input `workflow`. */
    workflow: text,
    status: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['asking', 'paused']),
    reason: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    /** What it waits for, for people. */
    why: text,
    /** From then on a wake makes sense; null: only a person gets it on. */
    due: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(time),
    /** What a dispatch has to give as `resume-run` so that the run key is the same. */
    resume_run: digits,
    event: text,
    asks: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: text, timeout_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text) })),
    /** The issue or pull request where its questions stand; null: there is none. */
    subject: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count),
    progress,
});
/** A run that had parked has come to its end, so that there is nothing to wake. */
const over = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(VERSION), kind: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('over'), status: text });
/** What a tick is about to wake, written down before it does. */
const wakes = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(VERSION),
    kind: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('wakes'),
    wakes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ run_key: text, progress, nth: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(1)) })), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(MAX_WAKES)),
});
const record = valibot__WEBPACK_IMPORTED_MODULE_1__/* .variant */ .Oxt('kind', [parked, over, wakes]);
/** Of a file that has come out of a seal: checked like any foreign file all the same. @returns null for what is none */
function parseRecord(data) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(record, data);
    return result.success ? result.output : null;
}
/**
 * The branch that a run belongs to: that of a pull request's run is the one that it would be merged into, whose
 * schedule looks after it.
 */
function homeBranchOf({ ref, event }) {
    const base = event.pull_request?.base?.ref;
    return typeof base === 'string' && base !== '' ? `refs/heads/${base}` : ref || 'none';
}
/**
 * Names of the records of one workflow file and branch. GitHub lists artifacts of one exact name over all runs, which
 * is one request; within a run each name can be had once, so that they are numbered: jobs and attempts of a run take
 * the first one that is free, and a reader goes on until there are none.
 */
function recordName(key, place, slot) {
    const hash = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .keyHash */ .aE)(key, (0,_identity_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(['parked', place.workflowFile, place.home]));
    return `${(0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .namePrefix */ .w8)(hash)}${slot}-parked`;
}


/***/ }),

/***/ 20250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readRecord),
/* harmony export */   storeRecord: () => (/* binding */ storeRecord)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45839);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78527);
/* harmony import */ var _checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14939);
/* harmony import */ var _checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1837);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74773);








/** A record is a few lines, and so is a folder of them. */
const MAX_BYTES = 1024 ** 2;
/**
 * Seals a record and uploads it as an artifact of this run, under the first of its names that is free.
 * @returns GitHub's id of the artifact
 * @throws Error when it was not stored
 */
function storeRecord(job, { record, now, round, ...to }) {
    const place = { workflowFile: to.identity.workflowFile, home: (0,_records_js__WEBPACK_IMPORTED_MODULE_7__/* .homeBranchOf */ .rc)(job.context) };
    const time = new Date(now).toISOString();
    const fill = (contents) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(contents, _records_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORD_FILE */ .lt), JSON.stringify(record));
    return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withNewFolder */ .DF)(job.context.temp, 'raymond-wake-', async (folder) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_4__/* .CARRIER_FILE */ .qV);
        for (let slot = 0; slot < _records_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SLOTS */ .Fn; slot++) {
            const name = (0,_records_js__WEBPACK_IMPORTED_MODULE_7__/* .recordName */ .xD)(to.keys.seal, place, slot);
            await (0,_checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_5__/* .seal */ .o)(file, name, { ...to, time, fill, tell: () => { } });
            try {
                const id = await round.ask(() => (0,_checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__/* .uploadArtifact */ .mz)(job, name, [file], _checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__/* .SEALED */ .pU));
                if (id === undefined)
                    throw new Error('the artifact service gives it no id');
                return id;
            }
            catch (error) {
                if (!(0,_checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__/* .isNameTaken */ .hU)(error))
                    throw error;
            }
        }
        throw new Error(`this run has ${_records_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SLOTS */ .Fn} of them already`);
    });
}
/**
 * Fetches a record and opens it.
 * @throws Error when it cannot be fetched, which says nothing of it
 */
function readRecord({ id, name }, { artifacts, keys, repositoryId, temp }) {
    return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withNewFolder */ .DF)(temp, 'raymond-wake-', async (folder) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_4__/* .CARRIER_FILE */ .qV);
        const fetched = await artifacts.fetch(id, file, MAX_BYTES);
        if (fetched.kind === 'broken')
            return { kind: 'none', why: fetched.why };
        const into = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'contents');
        // What a run that is woken does is decided by what it restores: here it is only looked at.
        const expected = { repository_id: repositoryId, name, place: null };
        const opened = await (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openSealed */ .j5)({ file, keys, into, expected });
        if (opened.kind !== 'opened')
            return { kind: 'none', why: opened.why };
        const data = (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, _records_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORD_FILE */ .lt), 'utf8').then((text) => JSON.parse(text));
        const record = (0,_records_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRecord */ .Hh)(await data.catch(() => null));
        if (record === null)
            return { kind: 'none', why: 'it holds no record that this version knows' };
        return { kind: 'record', header: opened.header, record };
    });
}


/***/ })

};
