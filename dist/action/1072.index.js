export const id = 1072;
export const ids = [1072];
export const modules = {

/***/ 71072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gather: () => (/* binding */ gather)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/redact/redact.js + 7 modules
var redact = __webpack_require__(81075);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/index.js + 7 modules
var snapshot = __webpack_require__(59092);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/sessions.js
var checkpoint_sessions = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/runtime/scripts/turn-folder.js
var turn_folder = __webpack_require__(28225);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/run-copy.js







/** The state that is kept: the one that was committed last, whatever its file says (spec 9.1). */
async function stateToKeep({ paths, held, tell }) {
    const committed = held?.committed() ?? null;
    if (held === null || committed === null)
        return (0,state_file/* readCommitted */.r3)(paths.state);
    const onDisk = await (0,state_file/* readCommitted */.r3)(paths.state).catch(() => null);
    if (!isOurs(onDisk, committed, held.committed() ?? committed))
        tell("The run's state file was changed by somebody else while the run went on. What was kept is the state that the run is in.");
    return committed;
}
/** Commits go on while the file is read, and the next one may be on disk before it is known to be. */
function isOurs(onDisk, before, after) {
    if (onDisk === null || onDisk.commit < before.commit || onDisk.commit > after.commit + 1)
        return false;
    const same = [before, after].find(({ commit }) => commit === onDisk.commit);
    return same === undefined || (0,external_node_util_.isDeepStrictEqual)(asRead(same.run), asRead(onDisk.run));
}
/** As a state file has it: what is read has its keys in the schema's order, and what is held in that of its making. */
function asRead(run) {
    return JSON.parse((0,state_file/* stateText */.r9)(run, 0));
}
/**
 * Copies what a run has written: the log as it is held, long texts if they are what their names say, and the rest,
 * which decides nothing, as it lies on disk.
 */
async function copyRunFiles({ paths, held, tell }, run, to) {
    const log = (0,external_node_path_.relative)(paths.folder, paths.events);
    await copyFolder(paths.folder, to, tell, (name) => name === turn_folder/* HANDED */.Re || (held !== null && name === log));
    for (const name of await changedTexts((0,external_node_path_.join)(to, 'texts'))) {
        await (0,promises_.rm)((0,external_node_path_.join)(to, 'texts', name));
        tell(`${(0,external_node_path_.join)('texts', name)} of the run's files was changed by somebody else, and was not kept.`);
    }
    for (const [agent, result] of Object.entries(run.results))
        if (typeof result !== 'string' && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(to, result.file)))
            tell(`The result of ${agent} was not kept, so that this checkpoint cannot be gone on with.`);
    if (held === null || (await held.log.copyTo((0,external_node_path_.join)(to, log))))
        return;
    tell("The run's log was changed by somebody else while the run went on. What was kept is what the run has written.");
}
/**
 * A file that is gone since it was listed, as one is that is written anew, is passed over. One that may not be read, which
 * a container or an agent can leave in a task folder, costs itself alone.
 */
async function copyFolder(from, to, tell, isLeftOut = (_name) => false) {
    const passOver = (path) => (error) => {
        if (!PASSED_OVER.has(error.code ?? ''))
            throw error;
        if (error.code !== 'ENOENT')
            tell(`${(0,external_node_path_.relative)(from, path)} was not kept: ${error.message}.`);
        return [];
    };
    const copyIn = async (folder) => {
        await (0,promises_.mkdir)((0,external_node_path_.join)(to, (0,external_node_path_.relative)(from, folder)), { recursive: true });
        for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(passOver(folder))) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            const name = (0,external_node_path_.relative)(from, path);
            if (isLeftOut(name))
                continue;
            if (entry.isDirectory())
                await copyIn(path);
            else if (entry.isFile())
                await (0,promises_.copyFile)(path, (0,external_node_path_.join)(to, name)).catch(passOver(path));
        }
    };
    await copyIn(from);
}
const PASSED_OVER = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO']);
/** Such a file has its hash for a name; nobody reads one of another name. */
async function changedTexts(folder) {
    const changed = [];
    for (const entry of await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => [])) {
        const [, sha256] = entry.isFile() ? (/^([0-9a-f]{64})\.txt$/.exec(entry.name) ?? []) : [];
        if (sha256 !== undefined && sha256 !== (await sha256Of((0,external_node_path_.join)(folder, entry.name))))
            changed.push(entry.name);
    }
    return changed;
}
async function sha256Of(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./lib/action/checkpoint/save/run-files.js
var run_files = __webpack_require__(76192);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/state-copy.js
var state_copy = __webpack_require__(86386);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/process/git.js + 1 modules
var git = __webpack_require__(4491);
// EXTERNAL MODULE: ./lib/runtime/directories.js
var directories = __webpack_require__(5487);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/trees.js






/**
 * Finds the work trees of the repositories that a run works in, and has gone into. Those of workers are kept apart.
 * @param tell is told of places that are in none, or in one outside of the workspace; a sentence each, for people
 */
async function treesOf(run, workspace, tell) {
    const root = (0,external_node_fs_.realpathSync)(workspace);
    const named = (path) => (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/') || '.';
    const found = new Map();
    for (const folder of placesOf(run)) {
        const real = (0,external_node_fs_.realpathSync)(folder);
        const top = await new git.Git(real, process.env).ask(['rev-parse', '--show-toplevel']);
        const isKept = top !== null && top !== '' && (0,files/* isBelow */.Yw)(root, top);
        found.set(folder, isKept ? named(top) : null);
        const missing = `The work tree was not kept: ${named(real)}`;
        if (!(0,files/* isBelow */.Yw)(root, real))
            tell(`${missing} lies outside of the workspace.`);
        else if (top !== null && !isKept)
            tell(`${missing} belongs to a repository outside of the workspace.`);
        else if (top === null && !(await isEmpty(real)))
            tell(`${missing} is no git repository. Check out with git there, for example by actions/checkout.`);
    }
    const paths = new Set([...found.values()].filter((path) => path !== null));
    return { main: found.get(run.launch.cwd) ?? null, paths: [...paths] };
}
/** Where the run works, and has gone; what is gone itself by now has nothing to be kept. */
function placesOf(run) {
    const own = Object.values(run.worktrees).map(({ path }) => path);
    const agents = run.agents.flatMap(({ cwd, stack }) => [cwd, ...stack.map((frame) => frame.cwd)]);
    const places = new Set([run.launch.cwd, ...(run.directories ?? []), ...agents]);
    return [...places].filter((place) => (0,directories/* isDirectory */.wd)(place) && !own.some((path) => (0,files/* isBelow */.Yw)(path, place)));
}
/** Our own folder does not count: it is there because we are. */
async function isEmpty(folder) {
    return (await (0,promises_.readdir)(folder)).every((name) => name === '.raymond');
}
/** Of a tree, what is kept as one of its own: repositories within it; and what is ours. Absolute. */
function leftToOthers(path, workspace, { paths }) {
    const within = paths.filter((other) => other !== path && (0,files/* isBelow */.Yw)((0,external_node_path_.join)(workspace, path), (0,external_node_path_.join)(workspace, other)));
    return [(0,external_node_path_.join)(workspace, '.raymond'), ...within.map((other) => (0,external_node_path_.join)(workspace, other))];
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/save/worktrees.js




/**
 * Keeps workers' work trees (spec 7.3), each with its own branch. One that is gone by now was removed because there was
 * nothing in it: a resume makes it again.
 * @param run as its state file was copied
 */
async function gatherWorktrees(run, folder, take) {
    const taken = {};
    for (const [id, { state, path }] of Object.entries(run.worktrees)) {
        if (state === 'planned' || !(0,external_node_fs_.existsSync)(path))
            continue;
        const file = (0,external_node_path_.join)(folder, (0,carrier/* worktreeBundle */.Om)(id));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        const snapshot = await take(path, file);
        if (snapshot !== null)
            taken[id] = snapshot;
    }
    return taken;
}
/**
 * May a branch go along with the checkout's own? Those of work trees go with these, and nobody has worked on one whose
 * work tree is planned, as far as this checkpoint knows.
 */
function goesWithCheckout(run, taken) {
    const apart = new Set([
        ...Object.values(taken).map(({ branch }) => branch),
        ...Object.values(run.worktrees).flatMap(({ state, branch }) => (state === 'planned' ? [branch] : [])),
    ]);
    return (branch) => !apart.has(branch);
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/save/gather.js















/**
 * Puts together what a resume needs: state, run files, agent sessions and work tree (spec 4.3), byte for byte. The
 * state is read first: what the others know beyond it, a resume takes for a turn that was cut off.
 */
async function gather(options) {
    const { folder, redactor } = options;
    const notKept = [];
    const tell = (what) => {
        // A file's name may be a secret.
        notKept.push(redactor === null ? what : redactor.redactText(what));
        options.tell(what);
    };
    const copy = redactor === null ? promises_.copyFile : redactor.redactFile;
    const paths = (0,run_folder/* runPaths */.Ot)(options.stateDir, options.run_id);
    const ofRun = { paths, held: options.held, tell };
    const committed = await stateToKeep(ofRun);
    const files = (0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al);
    const asTheyAre = redactor === null ? files : `${files}-as-they-are`;
    await copyRunFiles(ofRun, committed.run, asTheyAre);
    for (const [from, to] of (0,run_files/* runFiles */.N)(options, options.run_id, files, tell)) {
        const source = from === paths.folder ? asTheyAre : from;
        if (redactor === null) {
            if (source !== to)
                await copyFolder(source, to, tell);
        }
        else {
            const { skipped, unreadable } = await redactor.redactFolder(source, to);
            for (const { path, why } of skipped)
                tell(`${path} of the run's files was not kept: ${why}.`);
            if (unreadable.length > 0)
                tell(`${(0,redact/* unreadableText */.LF)(unreadable)}: not kept, since this checkpoint is not sealed. Set \`state-key\` to keep them.`);
        }
    }
    if (redactor !== null)
        await (0,promises_.rm)(asTheyAre, { recursive: true });
    const state = (0,external_node_path_.join)(folder, carrier/* STATE_FILE */.bv);
    await (0,state_copy/* writeStateCopy */.M)({ committed, to: state, files, redactor });
    // As it was copied: the run goes on meanwhile.
    const run = await (0,state_file/* readStateFile */.qy)(state);
    const sessions = await (0,checkpoint_sessions/* gatherSessions */.zQ)(run, await (0,checkpoint_sessions/* sessionStores */.DL)(options.environment), (0,external_node_path_.join)(folder, carrier/* SESSIONS_FOLDER */.Bq), copy);
    const worktrees = options.keepsWorkTree
        ? await gatherWorktrees(run, folder, (path, file) => gather_snapshot({ ...options, tell }, path, { file, branches: () => false }))
        : {};
    const branches = goesWithCheckout(run, worktrees);
    const manifest = {
        version: 2,
        run_id: options.run_id,
        run_key: options.run_key,
        saved_at: options.saved_at,
        github_run_id: options.github_run_id,
        attempt: options.attempt,
        facts: options.facts,
        sessions,
        base: options.base,
        ...(options.keepsWorkTree ? await trees({ ...options, tell }, run, branches) : { top: '.', trees: [] }),
        worktrees,
        issue: options.issue,
        inputs_given: options.inputs_given,
        not_kept: notKept,
        has_parked: options.has_parked || (0,parked/* isParked */.S2)(run),
        uncounted: options.uncounted,
    };
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, carrier/* MANIFEST_FILE */.h1), JSON.stringify(manifest, null, 1));
}
/** Each work tree by itself, with a bundle of its own. The commit that the run began on is that of its own. */
async function trees(options, run, branches) {
    const { folder, workspace, tell } = options;
    const found = await treesOf(run, workspace, tell).catch((error) => {
        tell(`The work tree was not kept with the checkpoint: ${(0,errors/* messageOf */.bD)(error)}`);
        return { main: null, paths: [] };
    });
    const kept = [];
    for (const [index, path] of found.paths.entries()) {
        const bundle = (0,carrier/* treeBundle */.XL)(index);
        const isMain = path === found.main;
        const taken = await gather_snapshot({ ...options, base: isMain ? options.base : null }, (0,external_node_path_.join)(workspace, path), {
            file: (0,external_node_path_.join)(folder, bundle),
            branches,
            excludes: leftToOthers(path, workspace, found),
        });
        if (taken !== null)
            kept.push({ path, bundle, snapshot: taken });
    }
    return { top: found.main ?? '.', trees: kept };
}
const UNSEALED = 'it has a secret in it, and this checkpoint is not sealed. Set `state-key` to keep it';
/** A work tree cannot be redacted without changing the user's files: unsealed, it is kept as it is or not at all. */
async function gather_snapshot({ base, redactor, tell }, path, { file, ...which }) {
    try {
        const taken = await (0,snapshot/* createSnapshot */.$)(path, file, {
            ...which,
            base: base ?? undefined,
            tell,
            ...(redactor !== null && {
                inspect: async (objects) => ((await redactor.holdsSecret(objects)) ? UNSEALED : null),
            }),
        });
        if (taken === null || redactor === null)
            return taken;
        const said = JSON.stringify(taken);
        if (redactor.redactText(said) === said)
            return taken;
        // A branch's name.
        tell(`The work tree was not kept: ${UNSEALED}.`);
    }
    catch (error) {
        tell(`The work tree was not kept with the checkpoint: ${(0,errors/* messageOf */.bD)(error)}`);
    }
    await (0,promises_.rm)(file, { force: true });
    return null;
}


/***/ }),

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







/** @param env the environment of the agents, which says where their homes are */
async function sessionStores(env) {
    const stores = new Map();
    for (const name of _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_CLI_NAMES */ .UR) {
        const store = await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .sessionStore */ .eA)(name, env);
        if (store !== null)
            stores.set(name, store);
    }
    return stores;
}
/** A session whose CLI an older state file does not name is looked for in every CLI: its id is unique. */
function sessionsOfCli(held, name) {
    return held.filter(({ cli }) => cli === null || cli === name).map(({ session }) => session);
}
/**
 * Copies the sessions that a resume of the run may need to `folder/<agent CLI>/<path below its home>`.
 * @param copy may change what it copies, to take secrets out
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
 * Checks that session files belong to sessions that the run itself names. Anything else below a CLI's home could be its
 * settings or hooks.
 * @throws StateError STATE_INVALID that names the first file that does not belong
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
 * @throws StateError STATE_INVALID as `checkSessions`, and for a missing file; nothing has been put anywhere then
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
