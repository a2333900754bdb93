export const id = 394;
export const ids = [394];
export const modules = {

/***/ 80394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   takeLease: () => (/* binding */ takeLease)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20498);
/* harmony import */ var _checkpoint_restore_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8285);
/* harmony import */ var _checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14939);
/* harmony import */ var _checkpoint_save_store_fallback_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4241);
/* harmony import */ var _alive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70693);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54849);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99030);








/**
 * Says to others under this run key that we have begun, and looks whether another has begun at the same moment
 * (spec 4.3, "A lease before anything is spent", "One at a time").
 * @returns the sequence of the first checkpoint
 * @throws UsageError where no store takes it, or one that names the other
 */
async function takeLease(job, standing, ports) {
    const { identity, chosen, nextSequence } = standing;
    if (chosen.keys === null || job.inputs['state-store'] === 'none')
        return nextSequence;
    const time = new Date(ports.now()).toISOString();
    const problems = [];
    const say = (what) => {
        problems.push(what);
        job.voice.info(what);
    };
    const { stores } = await (0,_checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_3__/* .saveSealed */ .G)(job, {
        ...{ identity, keys: chosen.keys, sequence: nextSequence, what: 'lease', time, tell: say, say },
        fill: async (folder) => (0,_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .writeLease */ .e3)(folder, time),
        round: job.service.begin(),
        mustLast: false,
    }).catch((error) => {
        say((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error));
        return { stores: [] };
    });
    if (stores.length === 0) {
        // Nothing can be overtaken: there is none, and nobody else keeps anything under this key.
        const hasNothing = standing.restored === null && !(0,_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .mayMeet */ .h4)(identity) && (0,_checkpoint_save_store_fallback_js__WEBPACK_IMPORTED_MODULE_7__/* .mayWriteNowhere */ .$B)(job);
        if (!hasNothing)
            throw notWritten(job, problems);
    }
    if ((0,_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .mayMeet */ .h4)(identity) && standing.look !== null)
        await giveWay(job, standing, standing.look, ports);
    return nextSequence + 1;
}
function notWritten(job, problems) {
    const why = [...new Set(problems)].join(' ') || 'no store may be written to';
    const wayOut = (0,_checkpoint_save_store_fallback_js__WEBPACK_IMPORTED_MODULE_7__/* .mayWriteNowhere */ .$B)(job)
        ? 'Caches are read-only for this event: `state-store: auto` in the workflow file keeps it in artifacts, which takes a new run.'
        : 'Re-run the failed jobs when GitHub answers again; where no store ever does, `state-store: none` in a new run does without.';
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`That this attempt begins could not be written down (${why}). Nothing was spent. ${wayOut}`);
}
/** @throws UsageError when it is another one's turn */
async function giveWay(job, { identity, candidates }, look, ports) {
    const after = await look.again();
    const unseen = [...after.silent, ...after.refused];
    const fresh = (0,_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .newcomers */ .yL)(candidates, after.candidates);
    const headers = await (0,_process_files_js__WEBPACK_IMPORTED_MODULE_1__/* .withNewFolder */ .DF)(job.context.temp, 'raymond-newcomers-', async (folder) => {
        const tryNext = (0,_find_js__WEBPACK_IMPORTED_MODULE_5__/* .openingFew */ .rs)(look.opener(folder));
        const opened = [];
        for (const [looked, candidate] of fresh.entries()) {
            const tried = await tryNext(candidate);
            if (tried === null) {
                unseen.push(`there are ${fresh.length} new checkpoints, and ${fresh.length - looked} were not opened.`);
                break;
            }
            if (tried.kind === 'silent')
                unseen.push(tried.why);
            else if (tried.kind !== 'refused')
                opened.push(tried.header);
        }
        return opened;
    });
    for (const why of unseen)
        job.voice.warning(`Whether another run has begun at the same moment is not known: ${why}`);
    const { ask } = job.github;
    const turn = await (0,_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .turnAmong */ .ez)(headers, identity, {
        writer: (header) => (0,_alive_js__WEBPACK_IMPORTED_MODULE_4__/* .writerOf */ .bi)(header, identity, ask, ports.now()),
        wait: (ms) => ports.sleep(ms, new AbortController().signal),
    });
    if (turn.kind === 'collision')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb((0,_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .collisionText */ .UF)(turn.header));
    if (turn.kind === 'theirs')
        throw (0,_checkpoint_restore_js__WEBPACK_IMPORTED_MODULE_2__/* .atWork */ .R_)(job, turn.header, turn.why);
}


/***/ })

};
