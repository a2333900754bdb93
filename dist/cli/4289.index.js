export const id = 4289;
export const ids = [4289];
export const modules = {

/***/ 74289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clearLocks: () => (/* binding */ clearLocks),
/* harmony export */   h: () => (/* binding */ clearBranchLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4491);



// git that is killed leaves its locks, and who comes after it is told to remove them by hand. These are of a worker's own
// work tree and branch, where nobody else is at work.
/** Of a branch that nobody works on yet. */
async function clearBranchLock({ repository, branch }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(branchLock(repository, branch), { force: true });
}
/**
 * Of a work tree whose worker has ended.
 * @param before epoch milliseconds: a later one may be somebody's who is at it
 */
async function clearLocks({ path, repository, branch }, environment, before) {
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_2__.Git(path, environment);
    const own = await git.text(['rev-parse', '--git-path', 'index.lock', '--git-path', 'HEAD.lock']);
    const locks = own.split('\n').map((lock) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path, lock));
    for (const lock of [...locks, branchLock(repository, branch)]) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(lock).catch(() => null);
        if (found !== null && found.mtimeMs < before)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(lock, { force: true });
    }
}
function branchLock(repository, branch) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, 'refs', 'heads', `${branch}.lock`);
}


/***/ })

};
