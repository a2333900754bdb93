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
async function watchCheckout({ cwd, environment, voice, }) {
    const top = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitIn */ .uM)(cwd, environment)
        .ask(['rev-parse', '--show-toplevel'])
        .catch(() => null);
    const git = (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitIn */ .uM)(top ?? cwd, environment);
    const now = async () => {
        try {
            return JSON.stringify([await git.ask(['rev-parse', 'HEAD']), await (0,_resume_base_js__WEBPACK_IMPORTED_MODULE_1__/* .treeOfAll */ .rG)(git)]);
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
/* harmony export */   OE: () => (/* binding */ goBack),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   eO: () => (/* binding */ moveOnto),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   rG: () => (/* binding */ treeOfAll),
/* harmony export */   rg: () => (/* binding */ cannotMove),
/* harmony export */   tL: () => (/* binding */ checkoutStateOf),
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
async function checkoutStateOf(git) {
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
 * @param recoveryHint besides a fresh start, which is always one: a clause that names the input
 */
function cannotMove(moved, why, recoveryHint) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${moved}, and what the run has changed cannot be put there: ${why}. ${recoveryHint}, or start afresh with \`on-base-change: fresh\`. A re-run has the inputs that it had: change them in the workflow file and begin a new run, under the default key with \`resume-run\`.`);
}


/***/ }),

/***/ 8772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YI: () => (/* binding */ setFlags),
/* harmony export */   uW: () => (/* binding */ readFlags),
/* harmony export */   vt: () => (/* binding */ clearFlags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


const OPTIONS = { skipped: 'skip-worktree', assumed: 'assume-unchanged' };
const BOTH = ['skipped', 'assumed'];
/** A file that a sparse checkout has left out of the work tree of `git` does not count, since nobody has changed it. */
async function readFlags(git) {
    const skipped = [];
    const assumed = [];
    for (const line of (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes(['ls-files', '-v', '-z']))) {
        const tag = line.toString('latin1', 0, 1);
        const path = line.subarray(2);
        if (tag.toUpperCase() === 'S' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(Buffer.concat([Buffer.from(`${git.folder}/`), path])))
            skipped.push(path);
        if (tag !== tag.toUpperCase())
            assumed.push(path);
    }
    return { skipped, assumed };
}
/** After this git compares the files like all others. */
async function clearFlags(git, flags) {
    for (const which of BOTH)
        await mark(git, `--no-${OPTIONS[which]}`, flags[which]);
}
/** Leaves out files that are no longer in the index. */
async function setFlags(git, flags) {
    if (flags.skipped.length + flags.assumed.length === 0)
        return;
    const known = new Set((0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes(['ls-files', '-z'])).map((path) => path.toString('latin1')));
    for (const which of BOTH) {
        const there = flags[which].filter((path) => known.has(path.toString('latin1')));
        await mark(git, `--${OPTIONS[which]}`, there);
    }
}
async function mark(git, option, paths) {
    if (paths.length > 0)
        await git.text(['update-index', option, '-z', '--stdin'], { input: (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .nulTerminated */ .nb)(paths) });
}


/***/ }),

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


/***/ })

};
