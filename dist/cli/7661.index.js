export const id = 7661;
export const ids = [7661];
export const modules = {

/***/ 77661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   placeOf: () => (/* binding */ placeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26607);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78608);




/**
 * In a Raili project the registries are in `.raili`, and the project is what holds that folder; elsewhere
 * they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
function placeOf(path, root, cwd = process.cwd()) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    const raili = [folder, above].find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each) === '.raili') ?? null;
    const registries = raili === null ? [folder, above] : [raili];
    return { folder, root: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root ?? rootOf(folder, raili, cwd)), raili, registries };
}
function rootOf(folder, raili, cwd) {
    if (raili !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(raili);
    const isBelow = folder === cwd || folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_2__/* .markedRoot */ .T)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) ?? (isBelow ? cwd : folder);
}
/** A workflow's name if its manifest has none: a file that is called as every one is has its folder's name. */
function nameOf(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    return name === _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_NAME */ .ir ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name));
}


/***/ })

};
