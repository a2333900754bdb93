export const id = 2119;
export const ids = [2119];
export const modules = {

/***/ 43019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   eO: () => (/* binding */ moveOnto),
/* harmony export */   rG: () => (/* binding */ treeOfAll),
/* harmony export */   rg: () => (/* binding */ cannotMove),
/* harmony export */   zY: () => (/* binding */ backTo)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82523);


/** Has the branch gone on since the snapshot was taken? */
async function baseOf(workspace, base) {
    const to = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-parse', 'HEAD');
    if (base === null || to === null || to === base)
        return { kind: 'same' };
    return { kind: 'moved', from: base, to };
}
/**
 * The work tree as it is now, which is on `from` with what the run has changed, is put on `to`: the commits one by
 * one, then what was staged, then the rest. All of it is tried before anything is changed.
 * @returns null: done; else what is in the way
 */
async function moveOnto(workspace, from, to) {
    const head = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-parse', 'HEAD'));
    const index = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'write-tree');
    if (index === null)
        return 'a merge is under way';
    const all = await treeOfAll(workspace);
    if (all === null)
        return 'the changed files could not be read';
    const commits = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-list', '--reverse', `${from}..${head}`))?.split('\n') ?? [];
    let on = to;
    for (const commit of commits.filter((each) => each !== '')) {
        const parents = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-list', '--parents', '-n1', commit))?.split(' ').slice(1) ?? [];
        if (parents.length !== 1)
            return 'the run has merged branches';
        const tree = await mergedTree(workspace, parents[0], on, commit);
        if (tree === null)
            return `its commit ${commit.slice(0, 10)} conflicts with what has come since`;
        const made = await commitLike(workspace, commit, tree, on);
        if (made === null)
            return `its commit ${commit.slice(0, 10)} could not be made anew`;
        on = made;
    }
    const staged = await commitOf(workspace, index);
    const changed = await commitOf(workspace, all);
    const newIndex = staged && (await mergedTree(workspace, head, on, staged));
    const newAll = changed && (await mergedTree(workspace, head, on, changed));
    if (!newIndex || !newAll)
        return 'its changed files conflict with what has come since';
    const branch = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'symbolic-ref', '--quiet', 'HEAD');
    const done = [
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'read-tree', '--reset', '-u', all),
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'read-tree', '-m', '-u', all, newAll),
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'update-ref', '-m', 'raymond: onto the new head', ...(branch === null ? ['--no-deref', 'HEAD'] : [branch]), on),
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'read-tree', newIndex),
        (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'update-index', '-q', '--refresh')) ?? '',
    ];
    if (done.includes(null))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_WRITE_FAILED', 'The work tree was moved in part only; check it out afresh.');
    return null;
}
/** As it was before the snapshot was put there: the checkout was clean, so that all changes are the snapshot's. */
async function backTo(workspace, commit) {
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'reset', '--quiet', '--hard');
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'clean', '--quiet', '--force', '-d', '--exclude=.raymond');
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .checkOut */ .b$)(workspace, commit);
}
/**
 * The tree that three make, if they make one without a conflict. As commits of our own, so that their history is no
 * more than that: a shallow checkout has none, and git can be told the base only since 2.40.
 */
async function mergedTree(cwd, base, ours, theirs) {
    const root = await commitOf(cwd, `${base}^{tree}`);
    if (root === null)
        return null;
    const [one, other] = [
        await commitOf(cwd, `${ours}^{tree}`, root),
        await commitOf(cwd, `${theirs}^{tree}`, root),
    ];
    if (one === null || other === null)
        return null;
    const merged = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(cwd, 'merge-tree', '--write-tree', '--no-messages', one, other);
    return merged?.split('\n')[0] ?? null;
}
/** Staged, unstaged and untracked, through an index of its own. */
async function treeOfAll(cwd) {
    const folder = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(cwd, 'rev-parse', '--absolute-git-dir');
    if (folder === null)
        return null;
    const index = `${folder}/raymond-index`;
    const { rm, copyFile } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 51455, 19));
    try {
        await copyFile(`${folder}/index`, index);
        const env = { GIT_INDEX_FILE: index };
        const added = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, { env }, 'add', '--all', '--', '.', ':(exclude).raymond');
        if (added.exitCode !== 0)
            return null;
        const tree = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, { env }, 'write-tree');
        return tree.exitCode === 0 ? tree.stdout.trim() : null;
    }
    finally {
        await rm(index, { force: true });
    }
}
const IDENTITY = { GIT_AUTHOR_NAME: 'raymond', GIT_AUTHOR_EMAIL: 'raymond@localhost' };
const COMMITTER = { GIT_COMMITTER_NAME: 'raymond', GIT_COMMITTER_EMAIL: 'raymond@localhost' };
async function commitOf(cwd, tree, parent = null) {
    const on = parent === null ? [] : ['-p', parent];
    const options = { env: { ...IDENTITY, ...COMMITTER } };
    const { exitCode, stdout } = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, options, 'commit-tree', ...on, '-m', 'raymond', tree);
    return exitCode === 0 ? stdout.trim() : null;
}
/** The same author, time and message on another parent. */
async function commitLike(cwd, commit, tree, parent) {
    const [name, email, date, committer, committerEmail, committed, ...message] = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(cwd, 'show', '-s', '--format=%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B', commit))?.split('\n') ?? [];
    if (name === undefined)
        return null;
    const env = {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: committer,
        GIT_COMMITTER_EMAIL: committerEmail,
        GIT_COMMITTER_DATE: committed,
    };
    const options = { env, input: message.join('\n') };
    const { exitCode, stdout } = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, options, 'commit-tree', '-p', parent, '-F', '-', tree);
    return exitCode === 0 ? stdout.trim() : null;
}
/** @param wayOn besides a fresh start, which is always one: a clause that names the input */
function cannotMove(from, to, why, wayOn) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The branch has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint, and what the run has changed cannot be put there: ${why}. ${wayOn}, or start afresh with \`on-base-change: fresh\`.`);
}


/***/ }),

/***/ 42119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   placeRestored: () => (/* binding */ placeRestored)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26531);
/* harmony import */ var _checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82316);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78527);
/* harmony import */ var _runtime_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81414);
/* harmony import */ var _runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82523);
/* harmony import */ var _runtime_checkpoint_worktrees_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70729);
/* harmony import */ var _runtime_worktrees_place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50690);
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43019);











/**
 * Puts a checkpoint's files where the run looks for them: work tree, the agents' sessions, run files, state.
 * @returns it, with the commit that its work tree is on now; null: `on-base-change` says to start afresh, and
 *   nothing was put anywhere
 * @throws UsageError when the branch has moved on and the changes conflict; StateError for what cannot be used
 */
async function placeRestored(job, restored) {
    const { manifest, folder, run } = restored;
    let { base } = manifest;
    try {
        if (job.inputs['workspace-snapshot'] === 'auto' && manifest.snapshot !== null) {
            const snapshot = (0,_checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSnapshot */ .E)(manifest.snapshot);
            const bundle = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_10__/* .WORK_TREE_BUNDLE */ .uL);
            if (run.status === 'completed') {
                await placeFinished(job, snapshot, bundle);
            }
            else {
                const placed = await placeWorkTree(job, snapshot, bundle);
                if (placed === null)
                    return null;
                base = placed.base;
            }
        }
        if (run.status !== 'completed') {
            const { context, environment, voice } = job;
            await (0,_runtime_checkpoint_worktrees_js__WEBPACK_IMPORTED_MODULE_7__/* .placeWorktrees */ .A)(restored, {
                ...{ workspace: context.workspace, root: (0,_runtime_worktrees_place_js__WEBPACK_IMPORTED_MODULE_8__/* .worktreesInJob */ .Dt)(context.temp), environment },
                tell: (what) => voice.warning(what),
            });
        }
        await (0,_runtime_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .placeCheckpoint */ .Ey)(restored, job.stateDir, job.environment);
        tellOfMissing(job.voice, manifest.not_kept, run.status === 'completed');
        return { ...restored, manifest: { ...manifest, base } };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
const MOST_TOLD = 20;
function tellOfMissing(voice, sentences, isFinished) {
    if (sentences.length === 0)
        return;
    const more = sentences.length - MOST_TOLD;
    const told = [...sentences.slice(0, MOST_TOLD), ...(more > 0 ? [`… and ${more} more.`] : [])];
    const without = isFinished ? 'this is missing' : 'the run goes on without this';
    voice.warning([`The checkpoint did not hold everything; ${without}:`, ...told].join('\n'));
}
/**
 * What a finished run has changed is put there for the steps that follow: as a rule it is for the sake of one of them that
 * a job is run again. The outputs do not hang on it, so that a work tree which has no place there is told and stops nothing.
 */
async function placeFinished({ context, voice }, snapshot, bundle) {
    const { workspace } = context;
    const base = await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .baseOf */ .bx)(workspace, snapshot.base);
    const missing = 'What the finished run had changed is not in the work tree';
    if (base.kind === 'moved') {
        const [from, to] = [base.from.slice(0, 10), base.to.slice(0, 10)];
        voice.warning(`${missing}: it was changed on ${from}, and ${to} is checked out.`);
        return;
    }
    try {
        await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(workspace, bundle, snapshot);
    }
    catch (error) {
        // Nothing was written yet; what is half done is no work tree to go on with.
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq) || error.code !== 'STATE_INVALID')
            throw error;
        voice.warning(`${missing}: ${error.message}`);
    }
}
async function placeWorkTree({ context, inputs, voice }, snapshot, bundle) {
    const { workspace } = context;
    const base = await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .baseOf */ .bx)(workspace, snapshot.base);
    if (base.kind === 'same') {
        await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(workspace, bundle, snapshot);
        return { base: snapshot.base };
    }
    const { from, to } = base;
    const mode = inputs['on-base-change'];
    const moved = `The branch has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint`;
    if (!(await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__/* .provide */ .Gt)(workspace, from))) {
        const missing = 'the old commit is not in this checkout and could not be fetched';
        if (mode === 'fresh')
            return fresh(voice, `${moved}, and ${missing}`);
        // To go on on the old commit takes that commit.
        throw (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .cannotMove */ .rg)(from, to, missing, 'Check out with `fetch-depth: 0`, so that it is there');
    }
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__/* .checkOut */ .b$)(workspace, from);
    await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(workspace, bundle, snapshot);
    const why = snapshot.merge === null ? await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .moveOnto */ .eO)(workspace, from, to) : 'a merge is under way';
    if (why === null) {
        voice.notice(`${moved}; what the run has changed was put on the new head.`);
        return { base: to };
    }
    if (mode === 'checkout-base') {
        voice.notice(`${moved}, and ${why}: the run goes on on the old commit (\`on-base-change: checkout-base\`).`);
        return { base: from };
    }
    await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .backTo */ .zY)(workspace, to);
    if (mode === 'fresh')
        return fresh(voice, `${moved}, and ${why}`);
    throw (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .cannotMove */ .rg)(from, to, why, 'Go on on the old commit with `on-base-change: checkout-base`');
}
function fresh(voice, why) {
    voice.notice(`${why}: a new run starts (\`on-base-change: fresh\`).`);
    return null;
}


/***/ }),

/***/ 81414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ey: () => (/* binding */ placeCheckpoint),
  HQ: () => (/* binding */ readCheckpoint)
});

// UNUSED EXPORTS: CHECKPOINT_PATH

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/store/journal.js
var journal = __webpack_require__(76446);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
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
const manifest = dist/* object */.Ikc({
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
    snapshot: dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
    /** Of workers' own work trees, by worker; absent in checkpoints of older versions. */
    worktrees: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^main(?:_[a-z0-9]+)+$/)), dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())), {}),
    /** Of the issue or pull request that questions are put on (spec 4.5); absent in checkpoints of older versions. */
    issue: dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1))), null),
    /** Answers that came by an input, so that a re-run, which has the same inputs, does not give them again. */
    inputs_given: dist/* optional */.lqM(dist/* array */.YOg(givenInput), []),
    /** For people, a sentence each: what is not in it, and will not be there when the run goes on. */
    not_kept: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** It has waited for a person or a limit at some time, so that a tick looks after it; absent in older versions. */
    has_parked: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
});
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









/**
 * Where a checkpoint is put together and unpacked, relative to the workspace. The path is part of a cache's
 * version, so it never changes.
 */
const CHECKPOINT_PATH = '.raymond/checkpoint';
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
async function placeCheckpoint(restored, stateDir, environment) {
    const { manifest, run, folder } = restored;
    try {
        await (0,sessions/* placeSessions */.vn)(manifest.sessions, run, await (0,sessions/* sessionStores */.DL)(environment), (0,external_node_path_.join)(folder, 'sessions'));
    }
    catch (error) {
        throw error instanceof errors/* StateError */.qq ? invalid(error.message) : error;
    }
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, manifest.run_id);
    // A run that is only looked at, or given again, makes none itself; what follows may add all that git sees.
    (0,run_folder/* createRunFolders */.vA)(stateDir, paths);
    (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, 'run', 'files'), paths.folder, { recursive: true });
    // Of a run that was killed in this very folder.
    (0,external_node_fs_.rmSync)((0,journal/* journalPath */.HY)(paths.state), { force: true });
    // Last, so that a state file is never there without what it refers to.
    (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, 'run', 'state.json'), paths.state);
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


/***/ }),

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Gt: () => (/* binding */ provide),
/* harmony export */   b$: () => (/* binding */ checkOut)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** Makes a commit known that a shallow checkout does not have. @returns whether it is here */
async function provide(workspace, commit) {
    if ((await git(workspace, 'cat-file', '-e', `${commit}^{commit}`)) !== null)
        return true;
    await git(workspace, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit);
    return (await git(workspace, 'cat-file', '-e', `${commit}^{commit}`)) !== null;
}
/** Puts the checkout on a commit, its branch with it, as `actions/checkout` would have. */
async function checkOut(workspace, commit) {
    const branch = await git(workspace, 'symbolic-ref', '--quiet', '--short', 'HEAD');
    const where = branch === null ? ['--detach', commit] : ['-B', branch, commit];
    const { exitCode, stderr } = await runGit(workspace, 'checkout', '--quiet', '--no-track', ...where);
    if (exitCode !== 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_INVALID', `${commit} could not be checked out: ${stderr}`);
}
/** null: git has failed. */
async function git(cwd, ...args) {
    const { exitCode, stdout } = await runGit(cwd, ...args);
    return exitCode === 0 ? stdout.trim() : null;
}
/** No hook, filter or pager of the repository's runs. */
async function runGit(cwd, ...args) {
    const [first] = args;
    const options = typeof first === 'object' ? first : {};
    const rest = args.filter((arg) => typeof arg === 'string');
    const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgsign=false'];
    const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
    const { exitCode, stdout, stderr } = await execa('git', [...safe, ...rest], {
        cwd,
        reject: false,
        ...options,
    });
    return { exitCode, stdout, stderr };
}


/***/ }),

/***/ 70729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ placeWorktrees)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26531);
/* harmony import */ var _checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82316);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _core_own_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86183);
/* harmony import */ var _worktrees_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50690);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78527);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82523);









/**
 * Puts the work trees of workers where this machine has them (spec 7.3), on the commits that they began at: should the
 * branch have moved on, that is for whoever merges them.
 */
async function placeWorktrees({ run, manifest, folder }, { workspace, root, environment, tell }) {
    const { Git } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 73403));
    const git = new Git(workspace, environment);
    for (const [id, data] of Object.entries(manifest.worktrees)) {
        // Only what the run itself knows has a place.
        if ((0,_core_own_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .Z)(run.worktrees, id) === undefined)
            continue;
        const path = (0,_worktrees_place_js__WEBPACK_IMPORTED_MODULE_5__/* .worktreePath */ .F9)(root, run.workflow_id, id);
        try {
            const snapshot = (0,_checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSnapshot */ .E)(data);
            if (snapshot.base === null || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .provide */ .Gt)(workspace, snapshot.base)))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_INVALID', `the commit ${snapshot.base} is not in this checkout`);
            // Of an earlier job on this runner, which has not cleaned up.
            await git.ask(['worktree', 'remove', '--force', '--force', path]);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
            await git.text(['worktree', 'add', '--quiet', '--force', '--detach', path, snapshot.base]);
            await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,_carrier_js__WEBPACK_IMPORTED_MODULE_8__/* .worktreeBundle */ .Om)(id)), snapshot);
        }
        catch (error) {
            tell(`The work tree of ${id} could not be restored: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}`);
        }
    }
}


/***/ })

};
