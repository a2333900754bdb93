export const id = 1414;
export const ids = [1414];
export const modules = {

/***/ 81414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ placeCheckpoint),
  H: () => (/* binding */ readCheckpoint)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/store/journal.js
var journal = __webpack_require__(76446);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint-schema.js


const launchFacts = dist/* object */.Ikc({
    input_hash: dist/* nullable */.mee(dist/* string */.YjP()),
    workflow: dist/* string */.YjP(),
    agent: dist/* nullable */.mee(dist/* string */.YjP()),
    model: dist/* nullable */.mee(dist/* string */.YjP()),
    vars: dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()),
});
const fileName = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((name) => isInside(name), 'must lie inside the checkpoint'));
const givenInput = dist/* object */.Ikc({
    ask_id: dist/* string */.YjP(),
    run_id: dist/* string */.YjP(),
    hash: dist/* string */.YjP(),
});
const snapshot = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const treePath = dist/* union */.KCZ([dist/* literal */.euz('.'), fileName]);
const fields = dist/* object */.Ikc({
    version: dist/* literal */.euz(2, 'it was saved by another version of this action'),
    run_id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[A-Za-z0-9._-]{1,100}$/)),
    run_key: dist/* string */.YjP(),
    saved_at: dist/* string */.YjP(),
    /** The workflow run that saved it: only its own re-runs give a finished run's result again. */
    github_run_id: dist/* string */.YjP(),
    attempt: dist/* number */.aig(),
    /** What it was asked for. */
    facts: launchFacts,
    /** Session files by agent CLI, below the CLI's own folder. */
    sessions: dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(fileName)),
    /** The commit that was checked out when the first attempt began. */
    base: dist/* nullable */.mee(dist/* string */.YjP()),
    /** Of checkpoints of older versions, which have one work tree at most: that of the workspace. */
    snapshot: dist/* optional */.lqM(dist/* nullable */.mee(snapshot), null),
    /** The work tree of the repository that the run works in, from the workspace. */
    top: dist/* optional */.lqM(treePath, '.'),
    /** Work trees that were changed, one beside the other or within it; the run's own comes first. */
    trees: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ path: treePath, bundle: fileName, snapshot })), []),
    /** Of workers' own work trees, by worker; absent in checkpoints of older versions. */
    worktrees: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^main(?:_[a-z0-9]+)+$/)), snapshot), {}),
    /** Of the issue or pull request that questions are put on (spec 4.5); absent in checkpoints of older versions. */
    issue: dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1))), null),
    /** Answers that came by an input, so that a re-run, which has the same inputs, does not give them again. */
    inputs_given: dist/* optional */.lqM(dist/* array */.YOg(givenInput), []),
    /** For people, a sentence each: what is not in it, and will not be there when the run goes on. */
    not_kept: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** Attempts whose spending is in no sum, since they were lost before they saved anything; absent in older versions. */
    uncounted: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** It has waited for a person or a limit at some time, so that a tick looks after it; absent in older versions. */
    has_parked: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
});
const manifest = dist/* pipe */.FsL(fields, dist/* transform */.pdi(({ snapshot, ...manifest }) => {
    const only = snapshot === null ? [] : [{ path: '.', bundle: carrier/* WORK_TREE_BUNDLE */.uL, snapshot }];
    return { ...manifest, trees: [...only, ...manifest.trees] };
}));
/** Checks a restored manifest like any foreign file; a problem names the first key that is wrong. */
function parseManifest(data) {
    const result = dist/* safeParse */.xLC(manifest, data);
    if (result.success)
        return { manifest: result.output };
    const [issue] = result.issues;
    return { problem: `${dist/* getDotPath */.BuJ(issue) ?? 'the file'}: ${issue.message}` };
}
/** A relative path without steps upwards. */
function isInside(name) {
    return (name !== '' &&
        !/^([/\\]|[A-Za-z]:)/.test(name) &&
        !name.split(/[/\\]/).includes('..') &&
        !name.includes('\0'));
}

// EXTERNAL MODULE: ./lib/runtime/checkpoint/sessions.js
var sessions = __webpack_require__(2730);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint.js











/** A checkpoint larger than this unpacked is not believed. */
const MAX_BYTES = 4 * 1024 ** 3;
/**
 * Reads an unpacked checkpoint and checks it like any foreign file: sizes, links, schema, the state in it.
 * @throws StateError STATE_INVALID
 */
async function readCheckpoint(folder) {
    checkTree(folder);
    let data;
    try {
        data = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'checkpoint.json'), 'utf8'));
    }
    catch (error) {
        throw invalid(`its checkpoint.json cannot be read (${(0,errors/* messageOf */.bD)(error)})`);
    }
    const parsed = parseManifest(data);
    if ('problem' in parsed)
        throw invalid(`checkpoint.json: ${parsed.problem}`);
    const run = await (0,state_file/* readStateFile */.qy)((0,external_node_path_.join)(folder, 'run', 'state.json'));
    if (run.workflow_id !== parsed.manifest.run_id)
        throw invalid('its state file belongs to another run');
    for (const result of Object.values(run.results))
        if (typeof result !== 'string')
            (0,texts/* readText */.yR)((0,external_node_path_.join)(folder, 'run', 'files'), result);
    return { manifest: parsed.manifest, run, folder };
}
/**
 * Puts the run's files and the agents' sessions where the run looks for them. Existing sessions are newer or the same.
 * @throws StateError STATE_INVALID for sessions that are not the run's own
 */
async function placeCheckpoint(restored, { stateDir, root, environment, replaces = false }) {
    const { manifest, run, folder } = restored;
    try {
        await (0,sessions/* placeSessions */.vn)(manifest.sessions, run, await (0,sessions/* sessionStores */.DL)(environment), (0,external_node_path_.join)(folder, 'sessions'));
    }
    catch (error) {
        throw error instanceof errors/* StateError */.qq ? invalid(error.message) : error;
    }
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, manifest.run_id);
    // A run that is only looked at, or given again, makes none itself; what follows may add all that git sees.
    const files = (0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al);
    const tasks = (0,external_node_path_.join)(files, carrier/* TASK_FOLDERS */.Gh);
    const copyTo = (to) => (0,external_node_fs_.cpSync)(files, to, { recursive: true, filter: (from) => from !== tasks });
    if (replaces)
        (0,run_folder/* replaceRunFolder */.UR)(paths, copyTo);
    (0,run_folder/* createRunFolders */.vA)(stateDir, paths, root);
    (0,project_folder/* markProject */.XD)(root, stateDir);
    if (!replaces)
        copyTo(paths.folder);
    if ((0,external_node_fs_.existsSync)(tasks))
        placeTaskFolders(tasks, root, manifest.run_id);
    // Of a run that was killed in this very folder.
    (0,external_node_fs_.rmSync)((0,journal/* journalPath */.HY)(paths.state), { force: true });
    // Last, so that a state file is never there without what it refers to.
    (0,run_folder/* placeState */.BS)((0,external_node_path_.join)(folder, 'run', 'state.json'), paths);
}
/** @throws StateError for a folder that a link leads away from the project */
function placeTaskFolders(from, root, runId) {
    const to = (0,project_folder/* taskFolders */.Tj)(root, runId);
    (0,run_folder/* makeFolder */.fc)(to, run_folder/* OWNER_ONLY */.JD);
    if ((0,project_folder/* ownTaskFolders */.JF)(root, runId) === null)
        throw new errors/* StateError */.qq('STATE_INVALID', `${to} leads elsewhere: there is a link on the way. Remove it.`);
    (0,external_node_fs_.cpSync)(from, to, { recursive: true });
}
function checkTree(folder) {
    let bytes = 0;
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { recursive: true, withFileTypes: true })) {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const stats = (0,external_node_fs_.lstatSync)(path);
        if (!stats.isFile() && !stats.isDirectory())
            throw invalid(`${(0,external_node_path_.relative)(folder, path)} is a link or a device`);
        bytes += stats.isFile() ? stats.size : 0;
    }
    if (bytes > MAX_BYTES)
        throw invalid(`it has ${bytes} bytes, more than ${MAX_BYTES}`);
}
function invalid(why) {
    return new errors/* StateError */.qq('STATE_INVALID', `The checkpoint cannot be used: ${why}. Start afresh with \`resume: never\`.`);
}


/***/ })

};
