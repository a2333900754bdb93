export const id = 1083;
export const ids = [1083];
export const modules = {

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   b$: () => (/* binding */ checkOut),
/* harmony export */   eK: () => (/* binding */ writtenUnfiltered),
/* harmony export */   iH: () => (/* binding */ fetchCommit),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


/** Git for a checkout that is moved to other commits. It may ask the remotes for them. */
const gitIn = (folder, environment) => new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(folder, environment).online();
/** Fetches a commit that a shallow checkout lacks. @returns whether it is here now */
async function fetchCommit(git, commit) {
    if ((await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null)
        return true;
    await git.ask(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit]);
    return (await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null;
}
/** The branch of HEAD. Null when it is detached, as pull requests, tags and commits are checked out. */
const branchOf = (git) => git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
/**
 * Puts the checkout on a commit, and its branch with it. A detached HEAD stays detached.
 * @param branch null when HEAD is detached
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
 * Finds files that were written without running their filter, because only the repository's own settings name it.
 * @param which arguments of `git diff` or `git ls-files` that list the written files, without `-z`
 * @returns a sentence for people; null when there are none
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

/***/ 81083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clearLocks: () => (/* binding */ clearLocks),
/* harmony export */   makeWorktree: () => (/* binding */ makeWorktree),
/* harmony export */   remakeWorktree: () => (/* binding */ remakeWorktree),
/* harmony export */   removeWorktree: () => (/* binding */ removeWorktree)
/* harmony export */ });
/* unused harmony exports repositoryOf, tipOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4491);
/* harmony import */ var _checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82523);
/* harmony import */ var _directories_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5487);








/** Somebody else may change the repository's work trees at the same time: an agent, or another run. */
const ATTEMPTS = 3;
const PAUSE_MS = 100;
/**
 * Makes a worker's branch and work tree (spec 7.3). What an earlier life of the run has made of it is kept or made
 * again, since nobody has worked in it yet.
 * @returns what people should know of its files; null for nothing
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
async function makeWorktree(worktree, environment, inTurn) {
    await checkBranch(repositoryOf(worktree, environment), worktree);
    await clearBranchLock(worktree);
    return await remakeWorktree(worktree, environment, inTurn);
}
/**
 * Makes a work tree again that has been worked in, as its branch has it.
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
async function remakeWorktree(worktree, environment, inTurn) {
    const { path, base, folder } = worktree;
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(path, environment);
    let told;
    try {
        for (let attempt = 1;; attempt++) {
            const problem = await inTurn.do(() => addWorktree(worktree, environment));
            if (problem === null)
                break;
            if (attempt === ATTEMPTS)
                throw problem;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(attempt * PAUSE_MS);
        }
        // This is a step of its own: for a large repository it takes time, and the work tree's files concern nobody else.
        await withFilesOfLfs(git).text(['read-tree', '--reset', '-u', 'HEAD']);
        told = await (0,_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenUnfiltered */ .eK)(git, 'ls-files');
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RaymondError */ .xC)
            throw error;
        throw failed(`The work tree ${path} could not be made: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}`);
    }
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, folder);
    if ((0,_directories_js__WEBPACK_IMPORTED_MODULE_7__/* .isDirectory */ .wd)(place)) {
        const [top, real] = [await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place)];
        if (real === top || real.startsWith(`${top}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`))
            return told;
        throw failed(`${folder} leads out of the worker's own work tree ${path}.`);
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RaymondError */ .xC('MISSING_DIRECTORY', `The worker is to stand in ${folder} of its work tree, and the commit ${base.slice(0, 10)} has no such folder. Commit it, or say another \`cd\`.`);
}
/** Adds the work tree without its files. @returns git's objection */
async function addWorktree(worktree, environment) {
    const { path, branch, base } = worktree;
    const git = repositoryOf(worktree, environment);
    try {
        await clearAway(worktree, environment);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true, mode: 0o700 });
        const isThere = (await tipOf(git, branch)) !== null;
        const what = isThere ? [path, branch] : ['--no-track', '-b', branch, path, base];
        // This is forced, since git may know a work tree of that place that was cut off before it was there.
        await git.text(['worktree', 'add', '--quiet', '--force', '--no-checkout', ...what]);
        return null;
    }
    catch (error) {
        if (error instanceof _process_git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS)
            return error;
        throw error;
    }
}
/**
 * Removes an empty work tree and its branch. What is gone already is no matter. A branch that somebody else has made
 * under the name stays.
 * @throws Error when git cannot
 */
async function removeWorktree(worktree, environment) {
    const git = repositoryOf(worktree, environment);
    await clearAway(worktree, environment);
    const tip = await tipOf(git, worktree.branch);
    if (tip === null || (worktree.state === 'planned' && tip !== worktree.base))
        return;
    await git.text(['branch', '--quiet', '-D', '--', worktree.branch]);
}
/** Git for what the work trees have in common. It works whatever has become of those. */
function repositoryOf({ repository }, environment) {
    return new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(repository, environment).with({}, { GIT_DIR: repository });
}
/** Git that fetches files of Git LFS, as in any other work tree. */
function withFilesOfLfs(git) {
    return git.with({}, { GIT_LFS_SKIP_SMUDGE: '0' });
}
function tipOf(git, branch) {
    return git.ask(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`]);
}
/** A branch of that name with commits of its own is somebody's work. */
async function checkBranch(git, { branch, base }) {
    const tip = await tipOf(git, branch);
    if (tip === null || tip === base)
        return;
    throw failed(`There is a branch ${branch} already, at ${tip.slice(0, 10)}, which this run has not made. Rename or delete it, then resume.`);
}
async function clearAway(worktree, environment) {
    const { path } = worktree;
    const git = repositoryOf(worktree, environment);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        await checkOwner(worktree, environment);
        await git.ask(['worktree', 'remove', '--force', '--force', path]);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    }
    // Git may still know a place where there is nothing any more.
    const known = await git.lines(['worktree', 'list', '--porcelain']);
    if (known.includes(`worktree ${path}`))
        await git.ask(['worktree', 'remove', '--force', '--force', path]);
}
/** Two projects may have runs of the same name, and all their work trees lie in one folder. */
async function checkOwner({ path, repository }, environment) {
    const answer = await new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(path, environment).ask(['rev-parse', '--show-toplevel', '--git-common-dir']);
    const [top, common] = answer?.split('\n') ?? [];
    if (top === undefined || common === undefined || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(top)) !== (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path)))
        return;
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path, common))) === (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(repository)))
        return;
    throw failed(`${path} is a work tree of another repository (${common}), from a run of the same name. Remove it there, or give this run another --run-id.`);
}
function failed(message) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RaymondError */ .xC('WORKTREE_FAILED', message);
}
// Git that is killed leaves its locks behind, and asks people to remove them by hand. The locks here are those of a
// worker's own work tree and branch, where nobody else is at work.
/** Removes the lock of a branch that nobody works on yet. */
async function clearBranchLock({ repository, branch }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(branchLock(repository, branch), { force: true });
}
/**
 * Removes the locks of a work tree whose worker has ended.
 * @param before epoch milliseconds: a later lock may belong to somebody at work
 */
async function clearLocks({ path, repository, branch }, environment, before) {
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(path, environment);
    const own = await git.text(['rev-parse', '--git-path', 'index.lock', '--git-path', 'HEAD.lock']);
    const locks = own.split('\n').map((lock) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path, lock));
    for (const lock of [...locks, branchLock(repository, branch)]) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(lock).catch(() => null);
        if (found !== null && found.mtimeMs < before)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(lock, { force: true });
    }
}
function branchLock(repository, branch) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository, 'refs', 'heads', `${branch}.lock`);
}


/***/ })

};
