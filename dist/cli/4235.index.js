export const id = 4235;
export const ids = [4235];
export const modules = {

/***/ 24235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initCommand: () => (/* binding */ initCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5397);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2529);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95913);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32832);







/**
 * `raymond init` writes an options file in which every option is commented out, and a first workflow; with `--graph` a
 * state graph. It overwrites nothing.
 */
async function initCommand({ values, positionals }) {
    const cwd = (0,_run_place_js__WEBPACK_IMPORTED_MODULE_5__/* .workingDirectory */ .p7)(values);
    const root = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRoot */ .YQ)(cwd);
    if (values.graph)
        return initGraph(root, cwd, positionals);
    if (positionals.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('raymond init takes no arguments but those of --graph.');
    const files = [
        [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.raymond', 'config.yaml'), configText()],
        [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('workflows', 'hello', 'START.md'), START],
        [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('workflows', 'hello', 'CHECK.sh'), CHECK],
        [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('workflows', 'hello', 'REPORT.md'), REPORT],
    ];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'workflows', 'hello'));
    return write(root, files, `raymond run ${path} --input "what does this project do?"`);
}
/** `raymond init --graph [DIR]` writes a state graph that runs as it is (spec 5.11). */
async function initGraph(root, cwd, args) {
    const [given, ...more] = args;
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('One folder: raymond init --graph DIR');
    if (given === '')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('raymond init --graph: the folder is empty text.');
    const folder = given === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.raili', 'main') : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, given);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false })?.isDirectory() === false)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`raymond init --graph: ${given} is a file.`);
    const { graphProject } = await __webpack_require__.e(/* import() */ 3319).then(__webpack_require__.bind(__webpack_require__, 83319));
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).startsWith('..') ? folder : root;
    return write(home, graphProject(home, folder), `raymond run ${quoted((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, folder) || '.')}`);
}
/** Quotes a path for a shell. */
function quoted(path) {
    return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
/** Overwrites no file. @param files paths from the root, with their texts */
async function write(root, files, tryIt) {
    const lines = files.map(([name, text]) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
            return `kept     ${name} (it was there already)\n`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
        return `written  ${name}\n`;
    });
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .writeOut */ .sD)(`${lines.join('')}\nTry it: ${tryIt}\n`);
    return 0;
}
function configText() {
    const rows = _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .FLAG_ENTRIES */ .GC.filter(([, { config }]) => config === 'project').map(([name, flag]) => `# ${flag.help}\n${mayBe(flag)}# ${name}: ${exampleOf(flag)}\n`);
    const rights = _flags_js__WEBPACK_IMPORTED_MODULE_4__/* .FLAG_ENTRIES */ .GC.filter(([, { config }]) => config === 'user').map(([name]) => name);
    return [
        "# Options for raymond in this project: the command line's flags, which beat what stands here.",
        '# Agents can write this file, so none is here that gives rights. Those stand in ~/.config/raymond/config.yaml, which is',
        "# yours alone and may have all options, in the workflow's manifest or on the command line:",
        `#   ${rights.join(', ')},`,
        "#   a wider permission-mode, and a budget above the workflow's or the default one.",
        `\n${rows.join('\n')}`,
    ].join('\n');
}
function mayBe({ projectMay }) {
    return projectMay === undefined ? '' : `# here one of ${projectMay.join(', ')}\n`;
}
function exampleOf(flag) {
    if (flag.default !== undefined)
        return flag.default;
    switch (flag.kind) {
        case 'switch':
            return 'false';
        case 'list':
            return '[]';
        case 'choice':
            return flag.of[0];
        default:
            return `# ${(0,_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .placeholder */ .qf)(flag)}`;
    }
}
const START = `---
allowed_transitions:
  - { tag: goto, target: CHECK }
---
Read this project and answer the question in one paragraph:

{{input}}

Write the answer to answer.md.
`;
const CHECK = `# raymond: timeout=60
# Scripts cost nothing: let them check what an agent has said it did.
if [ -s answer.md ]; then
  echo '<goto>REPORT</goto>'
else
  echo '<goto input="answer.md is missing or empty">START</goto>'
fi
`;
const REPORT = `---
allowed_transitions:
  - { tag: result }
---
answer.md is there. End with its first sentence between <result> and </result>.
`;


/***/ })

};
