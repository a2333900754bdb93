export const id = 4773;
export const ids = [4773];
export const modules = {

/***/ 4773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitLeft: () => (/* binding */ commitLeft),
/* harmony export */   inspectWorktree: () => (/* binding */ inspectWorktree),
/* harmony export */   isNothing: () => (/* binding */ isNothing)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


/** Looks at a work tree without changing anything. @returns null when it is gone */
async function inspectWorktree({ path, branch, base }, environment) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return null;
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(path, environment);
    const head = await git.text(['rev-parse', 'HEAD']);
    const current = await git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    const status = await git.bytes(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
    const open = (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(status).map((line) => ({
        what: line.toString('latin1', 0, 2),
        file: line.toString('utf8', 3),
    }));
    const names = (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes(['diff', '--name-status', '-z', '--no-renames', base, 'HEAD']));
    const committed = names.flatMap((what, index) => index % 2 === 0 ? [{ what: what.toString(), file: names[index + 1].toString() }] : []);
    const changes = [...committed, ...open];
    // An agent may have gone to another branch, and left commits on ours.
    const tips = current === branch ? ['HEAD'] : ['HEAD', `refs/heads/${branch}`];
    const commits = await git.ask(['rev-list', '--count', ...tips, `^${base}`]);
    return {
        branch: current ?? branch,
        head,
        commits: Number(commits ?? (await git.text(['rev-list', '--count', 'HEAD', `^${base}`]))),
        changedFiles: [...new Set(changes.map(({ file }) => file))].sort(),
        hasDeleted: changes.some(({ what }) => what.includes('D')),
        uncommitted: open.length > 0,
    };
}
function isNothing({ commits, uncommitted }) {
    return commits === 0 && !uncommitted;
}
/**
 * Commits all that a worker has left uncommitted (`worktree: commit`).
 * @throws Error when git cannot, and when a file with a filter would be committed unfiltered, since the filter may be
 * there to encrypt it
 */
async function commitLeft({ path }, message, environment) {
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(path, environment);
    const status = await git.bytes(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
    const [file] = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .unfiltered */ .Xn)(git, (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(status).map((line) => line.subarray(3)));
    if (file !== undefined)
        throw new Error(`it cannot be committed, as ${file} goes through a filter that only the repository's own settings name, which is not run. Commit it there by hand`);
    if ((await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .addAll */ .RZ)(git)) === null)
        throw new Error('git could not add its files');
    if ((await git.ask(['diff', '--cached', '--quiet'])) !== null)
        return;
    await git.text(['commit', '--quiet', '--no-verify', '--no-gpg-sign', '-m', message]);
}


/***/ })

};
