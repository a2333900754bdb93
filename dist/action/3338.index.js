export const id = 3338;
export const ids = [3338,1013];
export const modules = {

/***/ 31013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ GraphFiles),
/* harmony export */   Mr: () => (/* binding */ graphName),
/* harmony export */   locateGraph: () => (/* binding */ locateGraph),
/* harmony export */   zl: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26607);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78608);







/** @throws WorkflowError for a file that exists and cannot be read */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? null : (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path);
    }
    catch (cause) {
        const code = cause.code ?? '';
        // No file's name has a NUL or is that long.
        if (['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'].includes(code))
            return null;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
    }
}
/** The files that a state graph is made of, for its fingerprint (spec 2.3), each once. */
class GraphFiles {
    root;
    home;
    readBytes;
    #files = new Map();
    constructor(root, home, readBytes) {
        this.root = root;
        this.home = home;
        this.readBytes = readBytes;
    }
    /** @param file the path as a user knows it, for messages */
    add(path, bytes, file = this.shown(path)) {
        const added = { name: this.shown(path), file, bytes, path };
        this.#files.set(path, added);
        return added;
    }
    /** Reads a file without making it a part of the graph. */
    read(path) {
        return this.readBytes(path);
    }
    /** Resolves a path out of a registry: from the project root, or from the home folder after `~/` (spec 5.1). */
    resolve(path) {
        return path.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.home, path.slice(2)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(this.root, path);
    }
    /** A path that is the same on every machine: from the project root, else from the home folder. */
    shown(path) {
        return inside(this.root, path) ?? prefixed(inside(this.home, path)) ?? path;
    }
    get all() {
        return [...this.#files.values()];
    }
}
function inside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    if (way === '' || way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way))
        return undefined;
    return way.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/');
}
function prefixed(way) {
    return way === undefined ? undefined : `~/${way}`;
}
/**
 * Finds a graph's folders. In a Raili project the registries are in `.raili`, and the project is the folder that has
 * it. Elsewhere they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
function locateGraph(path, root, cwd = process.cwd()) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    const raili = [folder, above].find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(each) === '.raili') ?? null;
    const registries = raili === null ? [folder, above] : [raili];
    return { folder, root: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root ?? rootOf(folder, raili, cwd)), raili, registries };
}
function rootOf(folder, raili, cwd) {
    if (raili !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(raili);
    const isBelow = folder === cwd || folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_4__/* .markedRoot */ .T)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) ?? (isBelow ? cwd : folder);
}
/** A workflow's name where its manifest has none. A file that is called `workflow.yaml` has its folder's name. */
function graphName(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
    return name === _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .MANIFEST_NAME */ .ir ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(name));
}


/***/ }),

/***/ 33338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ inputsWithVars),
/* harmony export */   inputValues: () => (/* binding */ inputValues),
/* harmony export */   missingInputs: () => (/* binding */ missingInputs),
/* harmony export */   readVars: () => (/* binding */ readVars)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20979);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80517);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86963);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35969);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31013);











const NAME = 'vars.yaml';
/**
 * The values of `vars.yaml`: of the one beside the workflow, else of the one a folder up (spec 5.1).
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values
 */
async function readVars(folder, read = _files_js__WEBPACK_IMPORTED_MODULE_8__/* .readGraphFile */ .zl) {
    const findings = [];
    const vars = await readVarsFile(folder, read, findings);
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .throwErrorsIn */ .P8)(findings);
    return vars?.values ?? {};
}
/** The same, with problems in `findings`. A file that yields no key does not hide another. */
async function readVarsFile(folder, read, findings) {
    for (const place of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, NAME);
        const bytes = await read(file);
        const text = bytes && (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings);
        if (typeof text !== 'string')
            continue;
        const source = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.parseGraphYaml)((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), file, findings);
        if (source === null)
            return null;
        if (source.data === null || source.data === undefined)
            continue;
        const values = valuesIn((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), { source, findings });
        if ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(source.data) && Object.keys(source.data).length === 0)
            continue;
        return { file, values, lineOf: (name) => source.lineOf([name]) };
    }
    return null;
}
function valuesIn(text, problems) {
    const { data } = problems.source;
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(data)) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [], `must be a mapping of names to values, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(data)}`);
        return {};
    }
    const strays = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null);
    for (const [name, value] of strays)
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [name], `must be one value, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(value)}`);
    if (strays.length > 0)
        return {};
    // Numbers and the like are kept as they are written. A blank value is none.
    const texts = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(text, { ..._parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .READING */ .rq, merge: true, schema: 'failsafe' }).toJS();
    const given = Object.entries(texts).filter(([name]) => Object.hasOwn(data, name) && data[name] !== null);
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
/**
 * The inputs of a graph. Without `inputs` every key of `vars.yaml` is one (spec 5.11). Beside them, a key that is no
 * input gets a warning, since no state would see it.
 */
async function inputsWithVars(declared, folder, read, findings) {
    // Problems of the file are reported when a run starts: what is declared does not depend on it.
    const vars = await readVarsFile(folder, read, declared.length === 0 ? findings : []);
    if (vars === null)
        return declared;
    const known = new Set(declared.map(({ name }) => name));
    const names = declared.map(({ name }) => name);
    const inputs = [];
    for (const name of Object.keys(vars.values).filter((key) => !known.has(key))) {
        if (declared.length === 0 && IS_NAME.test(name) && (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU)(name) !== 'WORKFLOW') {
            inputs.push({ name, description: null, log: false });
            continue;
        }
        const why = declared.length === 0 ? 'no name of a variable' : `no input${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, name)}`;
        const message = `${name}: is ${why}; no state sees it`;
        const place = { file: vars.file, line: vars.lineOf(name), path: [name] };
        findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
    }
    return declared.length === 0 ? inputs : declared;
}
const IS_NAME = new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .VARIABLE_NAME */ .nN}$`);
/**
 * The values of a graph's inputs. `--var` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for a `--var` that is no input
 */
function inputValues(inputs, line, file) {
    const names = inputs.map(({ name }) => name);
    const strange = Object.keys(line).filter((name) => !names.includes(name));
    const [first] = strange;
    if (first !== undefined) {
        const list = names.length === 0 ? '; it has none' : (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, first);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
    }
    const valueIn = (name) => (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(line, name) ?? (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(file, name);
    return {
        values: Object.fromEntries(names.flatMap((name) => {
            const value = valueIn(name);
            return value === undefined ? [] : [[name, value]];
        })),
        missing: inputs.filter(({ name }) => valueIn(name) === undefined),
    };
}
/** One error for all inputs that have no value. @param file the workflow's */
function missingInputs(missing, file) {
    const list = missing
        .map(({ name, description }) => `  ${name}${description === null ? '' : `: ${description.trim()}`}`)
        .join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the workflow needs values for these inputs:\n${list}\nGive each with --var NAME=VALUE, or write them into ${NAME} beside the workflow.`, { file });
}


/***/ })

};
