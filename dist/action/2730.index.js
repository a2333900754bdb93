export const id = 2730;
export const ids = [2730];
export const modules = {

/***/ 2730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ sessionStores),
/* harmony export */   vn: () => (/* binding */ placeSessions),
/* harmony export */   zQ: () => (/* binding */ gatherSessions)
/* harmony export */ });
/* unused harmony export checkSessions */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15843);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3828);
/* harmony import */ var _core_sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41550);







/** @param env what the agents run in, as far as their homes go */
async function sessionStores(env) {
    const stores = new Map();
    for (const name of _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_CLI_NAMES */ .UR) {
        const store = await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .sessionStore */ .eA)(name, env);
        if (store !== null)
            stores.set(name, store);
    }
    return stores;
}
/** A session of a state file that does not say whose it is may be any CLI's: its id is nobody else's. */
function sessionsOfCli(held, name) {
    return held.filter(({ cli }) => cli === null || cli === name).map(({ session }) => session);
}
/**
 * Copies the sessions that a resume of the run may need to `folder/<agent CLI>/<path below its home>`.
 * @param copy may change what it copies: secrets are taken out
 * @returns what was copied
 */
async function gatherSessions(run, stores, folder, copy) {
    const held = (0,_core_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .sessionsOf */ .H)(run);
    const gathered = {};
    for (const [cli, store] of stores) {
        const names = await Promise.all(sessionsOfCli(held, cli).map((session) => store.files(session)));
        for (const name of new Set(names.flat())) {
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, cli, name);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
            await copy((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store.home, name), to);
            gathered[cli] = [...(gathered[cli] ?? []), name];
        }
    }
    return gathered;
}
/**
 * Are these session files of sessions that the run itself names? Anything else below a CLI's home could be its
 * settings or hooks.
 * @throws StateError STATE_INVALID that names the first one that is not
 */
function checkSessions(files, run, stores) {
    const held = (0,_core_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .sessionsOf */ .H)(run);
    for (const [cli, names] of Object.entries(files)) {
        const store = stores.get(cli);
        if (store === undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `it has sessions of "${cli}", which is no agent CLI with sessions`);
        const sessions = sessionsOfCli(held, cli);
        for (const name of names)
            if (!sessions.some((session) => store.holds(session, name)))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `${cli}/${name} is no file of a session of this run`);
    }
}
/**
 * Puts session files where their CLIs look for them.
 * @param folder as `gatherSessions` has filled it
 * @throws StateError STATE_INVALID as `checkSessions`, and for a file that is missing; nothing is put anywhere then
 */
async function placeSessions(files, run, stores, folder) {
    checkSessions(files, run, stores);
    const copies = Object.entries(files).flatMap(([cli, names]) => names.map((name) => ({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, cli, name), to: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stores.get(cli).home, name) })));
    for (const { from } of copies)
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `the session file ${from} is missing`);
    for (const { from, to } of copies) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to);
    }
}


/***/ })

};
