export const id = 394;
export const ids = [394];
export const modules = {

/***/ 80394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   takeLease: () => (/* binding */ takeLease)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _checkpoint_restore_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97546);
/* harmony import */ var _checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75313);
/* harmony import */ var _identity_ask_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69174);
/* harmony import */ var _alive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70693);
/* harmony import */ var _fetch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51164);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54849);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99030);
/* harmony import */ var _one_at_a_time_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88058);











/**
 * Says to others under this run key that we have begun, and looks whether another has begun at the same moment
 * (spec 4.3, "One at a time").
 * @returns the sequence of the first checkpoint
 * @throws UsageError that names the other one
 */
async function takeLease(job, standing, ports) {
    const { identity, chosen, nextSequence } = standing;
    const store = job.inputs['state-store'];
    if (chosen.keys === null || store === 'none' || !(0,_lease_js__WEBPACK_IMPORTED_MODULE_9__/* .needsLease */ .Y5)(identity))
        return nextSequence;
    const time = new Date(ports.now()).toISOString();
    const say = (what) => job.voice.info(what);
    let stores;
    try {
        ({ stores } = await (0,_checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_4__/* .saveSealed */ .G)(job, {
            ...{ identity, keys: chosen.keys, sequence: nextSequence, what: 'lease', time, tell: say, say },
            fill: async (folder) => (0,_lease_js__WEBPACK_IMPORTED_MODULE_9__/* .writeLease */ .e3)(folder, time),
            round: job.service.begin(),
            mustLast: false,
        }));
    }
    catch (error) {
        job.voice.warning(`That this run has begun could not be written down: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
        return nextSequence + 1;
    }
    if (stores.length === 0)
        job.voice.warning('No store has taken the lease: a run that begins now under this run key does not see this one.');
    if ((0,_lease_js__WEBPACK_IMPORTED_MODULE_9__/* .mayMeet */ .h4)(identity))
        await look(job, standing, ports);
    return nextSequence + 1;
}
/** @throws UsageError when it is another one's turn */
async function look(job, { identity, chosen, candidates, lists, cache, artifacts }, ports) {
    const after = await lists();
    const unseen = [...after.silent, ...after.refused];
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(job.context.temp, 'raymond-newcomers-'));
    try {
        const opener = new _fetch_js__WEBPACK_IMPORTED_MODULE_7__/* .Opener */ .K({
            ...{ job, identity, cache, artifacts, folder },
            keys: chosen.keys,
            now: ports.now,
        });
        const headers = [];
        const fresh = (0,_lease_js__WEBPACK_IMPORTED_MODULE_9__/* .newcomers */ .yL)(candidates, after.candidates);
        if (fresh.length > _find_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_OPENED */ .E)
            unseen.push(`there are ${fresh.length} new checkpoints.`);
        for (const candidate of fresh.slice(0, _find_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_OPENED */ .E)) {
            const opened = await opener.open(candidate);
            if (opened.kind === 'opened')
                headers.push(opened.header);
            else if (opened.kind === 'silent')
                unseen.push(opened.why);
        }
        for (const why of unseen)
            job.voice.warning(`Whether another run has begun at the same moment is not known: ${why}`);
        const ask = (0,_identity_ask_github_js__WEBPACK_IMPORTED_MODULE_5__/* .askGitHub */ .X3)(job);
        const turn = await (0,_one_at_a_time_js__WEBPACK_IMPORTED_MODULE_10__/* .turnAmong */ .ez)(headers, identity, {
            writer: (header) => (0,_alive_js__WEBPACK_IMPORTED_MODULE_6__/* .writerOf */ .bi)(header, identity, ask, ports.now()),
            wait: (ms) => ports.sleep(ms, new AbortController().signal),
        });
        if (turn.kind === 'collision')
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb((0,_one_at_a_time_js__WEBPACK_IMPORTED_MODULE_10__/* .collisionText */ .UF)(turn.header));
        if (turn.kind === 'theirs')
            throw (0,_checkpoint_restore_js__WEBPACK_IMPORTED_MODULE_3__.atWork)(job, turn.header, turn.why);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}


/***/ })

};
