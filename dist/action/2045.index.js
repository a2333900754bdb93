export const id = 2045;
export const ids = [2045];
export const modules = {

/***/ 32045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchCheckout: () => (/* binding */ watchCheckout)
/* harmony export */ });
/* harmony import */ var _runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82523);
/* harmony import */ var _resume_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43019);


/**
 * Watches the checkout that a leg works in: what its workers change there, and not in work trees of their own, stays on its runner.
 * Without a repository nobody can tell.
 * @returns tells of it, once the leg has ended
 */
async function watchCheckout({ context, voice, }) {
    const { workspace } = context;
    const now = async () => {
        try {
            return JSON.stringify([await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(workspace, 'rev-parse', 'HEAD'), await (0,_resume_base_js__WEBPACK_IMPORTED_MODULE_1__/* .treeOfAll */ .rG)(workspace)]);
        }
        catch {
            return null;
        }
    };
    const before = await now();
    return async () => {
        if (before === null || (await now()) === before)
            return;
        voice.warning('The workers of this leg have changed files in the checkout, which stay on this runner: the join and what comes after it do not see them. Give the state that they are forked into `worktree: true`; then what they leave is a branch, and comes along.');
    };
}


/***/ }),

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


/***/ })

};
