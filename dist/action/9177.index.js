export const id = 9177;
export const ids = [9177];
export const modules = {

/***/ 43019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ goBack),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   eO: () => (/* binding */ moveOnto),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   rG: () => (/* binding */ treeOfAll),
/* harmony export */   rg: () => (/* binding */ cannotMove),
/* harmony export */   zY: () => (/* binding */ backTo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8772);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4491);
/* harmony import */ var _runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82523);





/** Has the branch gone on since the snapshot was taken? */
async function baseOf(git, base) {
    const to = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(git, 'HEAD');
    if (base === null || to === null || to === base)
        return { kind: 'same' };
    return { kind: 'moved', from: base, to };
}
/** Null: on a branch without a commit. */
async function standingOf(git) {
    const commit = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(git, 'HEAD');
    return commit === null ? null : { commit, branch: await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__/* .branchOf */ .W0)(git), branches: await branchesOf(git) };
}
/** Puts it where the snapshot was taken, and with it what branches the run had left there and have moved on since. */
async function goBack(git, { commit, branch, branches }, snapshot) {
    const from = snapshot.base;
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOut */ .b$)(git, from, branch);
    for (const [name, left] of Object.entries(snapshot.branches))
        if (left === from && branches.get(`refs/heads/${name}`) === commit)
            await git.text(['update-ref', `refs/heads/${name}`, from]);
}
async function branchesOf(git) {
    const lines = await git.lines(['for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads']);
    return new Map(lines.map((line) => line.split(' ')));
}
/**
 * The work tree as it is now, which is on `from` with what the run has changed, is put on the new head: the commits one
 * by one, then what was staged, then the rest. All of it is tried before anything is changed.
 * @returns null: done; else what is in the way
 */
async function moveOnto(git, from, { commit: to, branches }) {
    const head = await git.text(['rev-parse', 'HEAD']);
    const index = await git.ask(['write-tree']);
    if (index === null)
        return 'a merge is under way';
    const all = await treeOfAll(git);
    if (all === null)
        return 'the changed files could not be read';
    let on = to;
    for (const commit of await git.lines(['rev-list', '--reverse', `${from}..${head}`])) {
        const parents = (await git.text(['rev-list', '--parents', '-n1', commit])).split(' ').slice(1);
        if (parents.length !== 1)
            return 'the run has merged branches';
        const tree = await mergedTree(git, parents[0], on, commit);
        if (tree === null)
            return `its commit ${commit.slice(0, 10)} conflicts with what has come since`;
        on = await commitLike(git, commit, tree, on);
    }
    const newIndex = await mergedTree(git, head, on, await treeCommit(git, index));
    const newAll = await mergedTree(git, head, on, await treeCommit(git, all));
    if (newIndex === null || newAll === null)
        return 'its changed files conflict with what has come since';
    const flags = await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(git);
    try {
        await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .clearFlags */ .vt)(git, flags);
        await git.text(['read-tree', '--reset', '-u', all]);
        await git.text(['read-tree', '-m', '-u', all, newAll]);
        const why = ['-m', 'raymond: onto the new head'];
        const branch = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
        await git.text(['update-ref', ...why, ...(branch === null ? ['--no-deref', 'HEAD'] : [branch]), on]);
        // A branch that the run has left where it began has moved on like the new head.
        for (const [name, commit] of await branchesOf(git))
            if (name !== branch && commit === from && branches.get(name) === to)
                await git.text(['update-ref', ...why, name, to]);
        await git.text(['read-tree', newIndex]);
        await git.ask(['update-index', '-q', '--refresh']);
        await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .setFlags */ .YI)(git, flags);
    }
    catch (error) {
        const what = 'The work tree was moved in part only; check it out afresh';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_WRITE_FAILED', `${what}: ${error.message}`);
    }
    return null;
}
/** As it was before the snapshot was put there: the checkout was clean, so that all changes are the snapshot's. */
async function backTo(git, standing) {
    await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .clearFlags */ .vt)(git, await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(git));
    await git.text(['reset', '--quiet', '--hard']);
    await git.text(['clean', '--quiet', '--force', '-d', '--exclude=.raymond']);
    await putBack(git, standing);
}
/** HEAD and the branches. */
async function putBack(git, { commit, branch, branches }) {
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOut */ .b$)(git, commit, branch);
    for (const [name, now] of await branchesOf(git)) {
        const before = branches.get(name);
        if (before === undefined)
            await git.text(['update-ref', '-d', name]);
        else if (before !== now)
            await git.text(['update-ref', name, before]);
    }
}
/**
 * The tree that three make, if they make one without a conflict. As commits of our own, so that their history is no
 * more than that: a shallow checkout has none, and git can be told the base only since 2.40.
 */
async function mergedTree(git, base, ours, theirs) {
    const root = await treeCommit(git, `${base}^{tree}`);
    const one = await treeCommit(git, `${ours}^{tree}`, root);
    const other = await treeCommit(git, `${theirs}^{tree}`, root);
    const merged = await git.ask(['merge-tree', '--write-tree', '--no-messages', one, other]);
    return merged?.split('\n')[0] ?? null;
}
/** Staged, unstaged and untracked, but for repositories within; through an index of its own. @returns null: git cannot read them */
async function treeOfAll(plain) {
    const folder = await plain.text(['rev-parse', '--absolute-git-dir']);
    const index = `${folder}/raymond-index`;
    const git = plain.with({}, { GIT_INDEX_FILE: index });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(`${folder}/index`, index);
        await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .clearFlags */ .vt)(git, await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(git));
        const others = (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pieces */ .IE)(await git.bytes(['ls-files', '-z', '--others', '--exclude-standard']));
        const within = others.map(String).filter((path) => path.endsWith('/'));
        const added = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .addAll */ .RZ)(git, ['.raymond', ...within.map((path) => path.replace(/\/$/, ''))]);
        return added === null ? null : await git.ask(['write-tree']);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(index, { force: true });
    }
}
async function treeCommit(git, tree, parent = null) {
    const on = parent === null ? [] : ['-p', parent];
    return await git.text(['commit-tree', ...on, '-m', 'raymond', tree]);
}
/** The same author, time and message on another parent. */
async function commitLike(git, commit, tree, parent) {
    const format = '--format=%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B';
    const [name, email, date, committer, committerEmail, committed, ...message] = (await git.text(['show', '-s', format, commit])).split('\n');
    const env = {
        ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date },
        ...{
            GIT_COMMITTER_NAME: committer,
            GIT_COMMITTER_EMAIL: committerEmail,
            GIT_COMMITTER_DATE: committed,
        },
    };
    return await git.text(['commit-tree', '-p', parent, '-F', '-', tree], { env, input: message.join('\n') });
}
/**
 * @param moved a clause, of what and where
 * @param wayOn besides a fresh start, which is always one: a clause that names the input
 */
function cannotMove(moved, why, wayOn) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${moved}, and what the run has changed cannot be put there: ${why}. ${wayOn}, or start afresh with \`on-base-change: fresh\`. A re-run has the inputs that it had: change them in the workflow file and begin a new run, under the default key with \`resume-run\`.`);
}


/***/ }),

/***/ 39177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  placeRestored: () => (/* binding */ placeRestored)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(81414);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/worktrees.js
var worktrees = __webpack_require__(70729);
// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var place = __webpack_require__(50690);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/index.js + 7 modules
var checkpoint_snapshot = __webpack_require__(59092);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/schema.js
var schema = __webpack_require__(82316);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/git.js
var checkpoint_git = __webpack_require__(82523);
// EXTERNAL MODULE: ./lib/action/job.js + 1 modules
var action_job = __webpack_require__(24535);
// EXTERNAL MODULE: ./lib/action/resume/base.js
var resume_base = __webpack_require__(43019);
;// CONCATENATED MODULE: ./lib/action/resume/place-trees.js








/**
 * Puts each work tree of a checkpoint where this job has checked its repository out, each judged by its own commit.
 * @returns the commit that the run's own is on now; null: `on-base-change` says to start afresh, and all are as they were
 * @throws UsageError when the branch has moved on and the changes conflict; StateError for what cannot be used. All are
 *   as they were then
 */
async function placeTrees(job, { manifest, folder }) {
    const { top, trees } = manifest;
    let { base } = manifest;
    const undo = [];
    const takeBack = async () => {
        for (const step of undo.reverse())
            await step();
    };
    try {
        for (const each of trees) {
            const tree = await place_trees_open(job, folder, each);
            const placed = await placeTree(job, tree, { options: restoring(job, manifest, tree.path), undo });
            if (placed === null) {
                await takeBack();
                return null;
            }
            if (tree.path === top)
                base = placed.base;
        }
    }
    catch (error) {
        await takeBack();
        throw error;
    }
    return { base };
}
/**
 * What a finished run has changed is put there for the steps that follow: as a rule it is for the sake of one of them that
 * a job is run again. The outputs do not hang on it, so that a work tree which has no place there is told and stops nothing.
 */
async function placeFinishedTrees(job, { manifest, folder }) {
    const { voice } = job;
    for (const each of manifest.trees) {
        const missing = `What the finished run had changed is not in the work tree${inTree(each.path)}`;
        try {
            const { git, snapshot, bundle } = await place_trees_open(job, folder, each);
            const base = await (0,resume_base/* baseOf */.bx)(git, snapshot.base);
            if (base.kind === 'moved') {
                const [from, to] = [base.from.slice(0, 10), base.to.slice(0, 10)];
                voice.warning(`${missing}: it was changed on ${from}, and ${to} is checked out.`);
                continue;
            }
            await (0,checkpoint_snapshot/* restoreSnapshot */.n)(git.folder, bundle, snapshot, restoring(job, manifest, each.path));
        }
        catch (error) {
            // Nothing was written yet; what is half done is no work tree to go on with.
            if (!(error instanceof errors/* StateError */.qq) || error.code !== 'STATE_INVALID')
                throw error;
            voice.warning(`${missing}: ${error.message}`);
        }
    }
}
/** @throws StateError where its repository is not checked out in its place */
async function place_trees_open(job, folder, { path, bundle, snapshot }) {
    const place = (0,external_node_path_.join)(job.context.workspace, path);
    (0,action_job/* checkLink */.tD)(job, 'a work tree of the checkpoint', place);
    const git = (0,checkpoint_git/* gitIn */.uM)(place, job.environment);
    const top = (0,external_node_fs_.existsSync)(place) ? await git.ask(['rev-parse', '--show-toplevel']) : null;
    if (top === null || (0,external_node_fs_.realpathSync)(top) !== (0,external_node_fs_.realpathSync)(place))
        throw new errors/* StateError */.qq('STATE_INVALID', `The checkpoint's work tree${inTree(path)} cannot be restored: no repository is checked out in ${place}. Check it out there, as the job did that the run began in, or start afresh with \`resume: never\`.`);
    return { path, git, snapshot: (0,schema/* parseSnapshot */.E)(snapshot), bundle: (0,external_node_path_.join)(folder, bundle) };
}
/**
 * @param undo takes what puts this checkout back as it was
 * @returns the commit that it is on now; null: the run is to start afresh, and nothing was changed here
 */
async function placeTree({ inputs, voice }, { path, git, snapshot, bundle }, { options, undo }) {
    const base = await (0,resume_base/* baseOf */.bx)(git, snapshot.base);
    const standing = await (0,resume_base/* standingOf */.YP)(git);
    if (base.kind === 'same') {
        await (0,checkpoint_snapshot/* restoreSnapshot */.n)(git.folder, bundle, snapshot, options);
        if (standing !== null)
            undo.push(() => (0,resume_base/* backTo */.zY)(git, standing));
        return { base: snapshot.base };
    }
    const { from, to } = base;
    const mode = inputs['on-base-change'];
    const moved = `The branch${inTree(path)} has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint`;
    const fresh = (why) => {
        voice.notice(`${moved}, and ${why}: a new run starts (\`on-base-change: fresh\`).`);
        return null;
    };
    if (!(await (0,checkpoint_git/* provide */.Gt)(git, from))) {
        const missing = 'the old commit is not in this checkout and could not be fetched';
        if (mode === 'fresh')
            return fresh(missing);
        // To go on on the old commit takes that commit.
        throw (0,resume_base/* cannotMove */.rg)(moved, missing, 'Check out with `fetch-depth: 0`, so that it is there');
    }
    const unfilteredFiles = await bringBack({ path, git, snapshot, bundle }, standing, options);
    if (unfilteredFiles !== null)
        voice.warning(unfilteredFiles);
    const why = snapshot.merge === null ? await (0,resume_base/* moveOnto */.eO)(git, from, standing) : 'a merge is under way';
    if (why !== null && mode !== 'checkout-base') {
        await (0,resume_base/* backTo */.zY)(git, standing);
        if (mode === 'fresh')
            return fresh(why);
        throw (0,resume_base/* cannotMove */.rg)(moved, why, 'Go on on the old commit with `on-base-change: checkout-base`');
    }
    undo.push(() => (0,resume_base/* backTo */.zY)(git, standing));
    voice.notice(why === null
        ? `${moved}; what the run has changed was put on the new head.`
        : `${moved}, and ${why}: the run goes on on the old commit (\`on-base-change: checkout-base\`).`);
    return { base: why === null ? to : from };
}
/** @returns what is to be told of files that were written on the way */
async function bringBack({ git, snapshot, bundle }, standing, options) {
    try {
        await (0,resume_base/* goBack */.OE)(git, standing, snapshot);
        const told = await (0,checkpoint_git/* writtenUnfiltered */.eK)(git, 'diff', '--name-only', snapshot.base, standing.commit);
        await (0,checkpoint_snapshot/* restoreSnapshot */.n)(git.folder, bundle, snapshot, options);
        return told;
    }
    catch (error) {
        // Gently: changes that an earlier step has made are in the way, and stay.
        await (0,resume_base/* putBack */.pK)(git, standing).catch(() => { });
        throw error;
    }
}
/** Repositories that are checked out within this one are none of its changes, nor is what is ours. */
function restoring({ context, voice, environment }, { trees }, path) {
    const others = trees.filter((other) => other.path !== path);
    return {
        environment,
        excludes: [
            (0,external_node_path_.join)(context.workspace, '.raymond'),
            ...others.map((other) => (0,external_node_path_.join)(context.workspace, other.path)),
        ],
        tell: (what) => voice.warning(what),
    };
}
const inTree = (path) => (path === '.' ? '' : ` in ${path}`);

;// CONCATENATED MODULE: ./lib/action/resume/place.js





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
        if (job.inputs['workspace-snapshot'] === 'auto') {
            if (run.status === 'completed') {
                await placeFinishedTrees(job, restored);
            }
            else {
                const placed = await placeTrees(job, restored);
                if (placed === null)
                    return null;
                base = placed.base;
            }
        }
        if (run.status !== 'completed') {
            const { context, environment, voice } = job;
            await (0,worktrees/* placeWorktrees */.A)(restored, {
                ...{ workspace: context.workspace, root: (0,place/* worktreesInJob */.Dt)(context.temp), environment },
                tell: (what) => voice.warning(what),
            });
        }
        const { context, environment, stateDir } = job;
        await (0,checkpoint/* placeCheckpoint */.E)(restored, { stateDir, root: context.workspace, environment });
        tellOfMissing(job.voice, manifest.not_kept, run.status === 'completed');
        return { ...restored, manifest: { ...manifest, base } };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
const MAX_TOLD = 20;
function tellOfMissing(voice, sentences, isFinished) {
    if (sentences.length === 0)
        return;
    const more = sentences.length - MAX_TOLD;
    const told = [...sentences.slice(0, MAX_TOLD), ...(more > 0 ? [`… and ${more} more.`] : [])];
    const without = isFinished ? 'this is missing' : 'the run goes on without this';
    voice.warning([`The checkpoint did not hold everything; ${without}:`, ...told].join('\n'));
}


/***/ }),

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ provide),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   b$: () => (/* binding */ checkOut),
/* harmony export */   eK: () => (/* binding */ writtenUnfiltered),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


/** git for a checkout that is put on other commits: it may ask the remotes for them. */
const gitIn = (folder, environment) => new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(folder, environment).online();
/** Makes a commit known that a shallow checkout does not have. @returns whether it is here */
async function provide(git, commit) {
    if ((await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null)
        return true;
    await git.ask(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit]);
    return (await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null;
}
/** Where HEAD is: on a branch, or on a commit alone, as pull requests, tags and commits are checked out. */
const branchOf = (git) => git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
/**
 * Puts the checkout on a commit, its branch with it; without one it stays so.
 * @param branch null: none
 * @throws StateError STATE_INVALID
 */
async function checkOut(git, commit, branch) {
    const where = branch === null ? ['--detach', commit] : ['--no-track', '-B', branch, commit];
    try {
        await git.text(['checkout', '--quiet', ...where]);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_INVALID', `${commit} could not be checked out: ${error.message}`);
    }
}
const MAX_NAMED = 5;
/**
 * Of files that were written here, those whose filter was not run, since only the repository's own settings name it.
 * @param which as `git diff` or `git ls-files` takes it: what lists them, without `-z`
 * @returns a sentence for people; null: there are none
 */
async function writtenUnfiltered(git, ...which) {
    const { filters } = await git.drivers();
    if (filters.length === 0)
        return null;
    const [command = '', ...options] = which;
    const files = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .unfiltered */ .Xn)(git, (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes([command, '-z', ...options])));
    if (files.length === 0)
        return null;
    const named = files.slice(0, MAX_NAMED).map(String);
    const more = files.length > named.length ? `, and ${files.length - named.length} more` : '';
    return `${filters.join(', ')}: only the repository's own settings name this filter, so that it was not run, and these files are as git has stored them: ${named.join(', ')}${more}.`;
}


/***/ }),

/***/ 70729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ placeWorktrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59092);
/* harmony import */ var _checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82316);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3828);
/* harmony import */ var _core_life_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79333);
/* harmony import */ var _core_own_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86183);
/* harmony import */ var _worktrees_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50690);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78527);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82523);











/**
 * Puts the work trees of workers where this machine has them (spec 7.3), on the commits that they began at: should the
 * branch have moved on, that is for whoever merges them.
 */
async function placeWorktrees({ run, manifest, folder }, { workspace, root, environment, tell }) {
    for (const [id, data] of Object.entries(manifest.worktrees)) {
        // Only what the run itself knows has a place.
        const worktree = (0,_core_own_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .Z)((0,_core_life_js__WEBPACK_IMPORTED_MODULE_6__/* .relocate */ .sU)(run, workspace).worktrees, id);
        if (worktree === undefined)
            continue;
        const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .gitIn */ .uM)(worktree.repository, environment).with({}, { GIT_DIR: worktree.repository });
        const path = (0,_worktrees_place_js__WEBPACK_IMPORTED_MODULE_7__/* .worktreePath */ .F9)(root, run.workflow_id, id);
        try {
            const snapshot = (0,_checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSnapshot */ .E)(data);
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(worktree.repository))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `there is no repository ${worktree.repository}`);
            if (snapshot.base === null || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .provide */ .Gt)(git, snapshot.base)))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `the commit ${snapshot.base} is not in this checkout`);
            // Of an earlier job on this runner, which has not cleaned up.
            await git.ask(['worktree', 'remove', '--force', '--force', path]);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
            await git.text(['worktree', 'add', '--quiet', '--force', '--detach', path, snapshot.base]);
            const unfilteredFiles = await (0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .writtenUnfiltered */ .eK)((0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .gitIn */ .uM)(path, environment), 'ls-files');
            if (unfilteredFiles !== null)
                tell(`In the work tree of ${id}: ${unfilteredFiles}`);
            await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreSnapshot */ .n)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,_carrier_js__WEBPACK_IMPORTED_MODULE_8__/* .worktreeBundle */ .Om)(id)), snapshot);
        }
        catch (error) {
            tell(`The work tree of ${id} could not be restored: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error)}`);
        }
    }
}


/***/ })

};
