export const id = 2832;
export const ids = [2832];
export const modules = {

/***/ 12302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PK: () => (/* binding */ checkBudgetOf),
/* harmony export */   PV: () => (/* binding */ ownFile),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   withOwnPlaces: () => (/* binding */ withOwnPlaces)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63544);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20979);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46069);
/* harmony import */ var _core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82076);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94710);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2529);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35997);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14310);













const NONE = { values: {}, places: new Map() };
/** These options give rights and are no flags. `otlp-*`, `keys` and `sandbox` are planned, and refused already. */
const OTHER_RIGHTS = /^(settings|add-dirs|keys|sandbox|otlp-.*)$/;
/** Options whose values are paths, relative to the file that names them (spec 7.2). */
const PATHS = ['mcp', 'state-dir', 'cwd'];
/**
 * Reads both options files.
 * @throws UsageError that names the file and line of a key that is unknown, has a bad value, or gives rights where an
 * agent could have written it.
 */
async function readConfig(cwd) {
    const user = await readOwnFile();
    const project = await readFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .projectRoot */ .YQ)(cwd), '.raymond', 'config.yaml'), 'project');
    return {
        values: (0,_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeFlags */ .yl)(user.values, project.values),
        fileOf: (name) => project.places.get(name)?.file ??
            (user.places.has(name) ? (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()) : undefined),
        checkBudget: ({ budget: most = _core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .LAUNCH_DEFAULTS */ .Hj.budget_usd }) => {
            const { budget } = project.values;
            if (budget === undefined || most === 0 || (budget > 0 && budget <= most))
                return;
            throw givesRights('budget', `${budget} is more than the workflow's or the default budget of ${most}, and `, project.places.get('budget'));
        },
    };
}
/**
 * As `checkBudget`, for commands that run nothing. They report themselves if the workflow cannot be read.
 * @throws UsageError
 */
async function checkBudgetOf(config, path, cwd) {
    if (config.values.budget === undefined)
        return;
    const { readWorkflow } = await __webpack_require__.e(/* import() */ 6923).then(__webpack_require__.bind(__webpack_require__, 6923));
    const reading = await readWorkflow(path, { cwd }).catch(() => null);
    config.checkBudget(reading?.manifest ?? {});
}
/**
 * The `cwd` and `state-dir` of the user's own file hold for every command, so that all of them find the same runs.
 * @throws UsageError as `readConfig`
 */
async function withOwnPlaces(command, line) {
    const { values } = await readOwnFile();
    const places = ['cwd', 'state-dir'].filter((name) => values[name] !== undefined && (0,_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .isFlagOf */ .mR)(name, command));
    const given = Object.fromEntries(places.map((name) => [name, values[name]]));
    return { ...line, values: { ...given, ...line.values } };
}
function ownFile() {
    const { XDG_CONFIG_HOME: folder = '' } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.config'), 'raymond', 'config.yaml');
}
function readOwnFile() {
    return readFile(ownFile(), 'user');
}
async function readFile(file, whose) {
    // Most people have no options file, and a run should not load a YAML parser for nothing.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return NONE;
    const { isMap, isScalar, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new LineCounter();
    const document = parseDocument(textOf(file, whose), { lineCounter: lines, logLevel: 'error' });
    const [problem] = document.errors;
    if (problem)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(problem), { file, line: lines.linePos(problem.pos[0]).line });
    if (document.contents === null)
        return NONE;
    if (!isMap(document.contents))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file has to hold `name: value` lines.', { file });
    const values = {};
    const places = new Map();
    for (const { key, value } of document.contents.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const place = { file, line: isScalar(key) && key.range ? lines.linePos(key.range[0]).line : undefined };
        const plain = value?.toJSON?.() ?? null;
        const flag = flagOf(name, whose, place);
        const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_10__/* .readValue */ .w)(name, flag, plain, place);
        if (whose === 'project' && flag.projectMay?.includes(String(read)) === false)
            throw givesRights(name, `${read} goes beyond ${flag.projectMay.join(', ')}, and `, place);
        values[name] = PATHS.some((each) => each === name) ? fromFile(file, read) : read;
        places.set(name, place);
    }
    return { values: values, places };
}
/** @throws UsageError for a name that may not stand in the file */
function flagOf(name, whose, place) {
    const names = _flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAG_ENTRIES */ .GC.flatMap(([each, { config }]) => config === 'project' || config === whose ? [each] : []);
    const flag = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_11__/* .ownValue */ .e)(_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAGS */ .Wg, name);
    if (flag !== undefined && names.some((each) => each === name))
        return flag;
    const isRight = flag?.config === 'user' || OTHER_RIGHTS.test(name);
    if (whose === 'project' && isRight)
        throw givesRights(name, '', place);
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__/* .nearest */ .pA)(names, name);
    const hint = near === undefined ? `Known: ${names.join(', ')}.` : `Did you mean ${near}?`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${name}" is no option. ${hint}`, place);
}
/** @param why how the message goes on after the key */
function givesRights(name, why, place) {
    const row = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_11__/* .ownValue */ .e)(_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAGS */ .Wg, name);
    const key = row?.manifest ?? /^(settings|add-dirs)$/.exec(name)?.[0].replace('-', '_');
    const here = [
        ...(row === undefined ? [] : [`--${name}`]),
        ...(key === undefined ? [] : [`\`${key}\` in the manifest`]),
    ];
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${name} ${why}gives rights, which no file may that agents can write: such options stand in ${ownPlace()}, in the workflow's manifest or on the command line${here.length === 0 ? '' : ` (${here.join(', ')})`}. Take it out here.`, place);
}
/** Tells people where the user's own options are to stand. */
function ownPlace() {
    const usual = '~/.config/raymond/config.yaml';
    const file = (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)());
    return file === usual ? usual : `${file} ($XDG_CONFIG_HOME; else ${usual})`;
}
/** Resolves a path as the file means it: relative to its own folder, with ~ for the home. */
function fromFile(file, read) {
    if (Array.isArray(read))
        return read.map((each) => fromFile(file, each));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), String(read).replace(/^~(?=$|[/\\])/, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()));
}
/** @throws UsageError for a file that cannot be read, or that others could have written */
function textOf(file, whose) {
    let fd = null;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file is no file. Remove it.', { file });
        if (whose === 'user')
            checkOwner(file, fd);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd, 'utf8');
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Mend it, or remove it.`, { file }, { cause: error });
    }
    finally {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Checks nothing on Windows, where neither owner nor mode tells who may write a file. */
function checkOwner(file, fd) {
    const self = process.getuid?.();
    if (self === undefined)
        return;
    const { uid, mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (uid !== self)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and belongs to user ${uid}, not to ${self}, who runs this. Make it yours, or remove it.`, { file });
    if ((mode & 0o022) === 0)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and others may write it (mode ${(mode & 0o777).toString(8)}). Make it yours alone: chmod go-w ${file}`, { file });
}


/***/ }),

/***/ 26607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ markedRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** A project's root is a folder that has one of these. */
const MARKS = ['.raymond', '.git'];
/**
 * The nearest folder, at or above an absolute one, that is marked as a project's root; null without one. State files,
 * options, and paths out of registries all go by it (spec 3.2, 5.1).
 * @param exists whether there is a file or folder of that path
 */
function markedRoot(from, exists) {
    for (let folder = from;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)) {
        if (MARKS.some((mark) => exists((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, mark))))
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder) === folder)
            return null;
    }
}


/***/ }),

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject),
/* harmony export */   qC: () => (/* binding */ jsonErrorIn)
/* harmony export */ });
/** The object in a JSON file; otherwise what is wrong with the file, as the end of a sentence about it, and where. */
function readJsonObject(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = jsonErrorIn(text);
        return { problem: `is no JSON: ${why}`, ...place };
    }
    return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\],:])|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** A piece of a quoted text, up to its end or the next escape: one pattern for all would overflow the stack. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;
/** Where the quoted text that begins there ends; null without one, or when it is not valid JSON. */
function endOfQuoted(text, at) {
    if (text[at] !== '"')
        return null;
    PIECE.lastIndex = at + 1;
    for (;;) {
        const piece = PIECE.exec(text);
        if (piece === null)
            return null;
        if (piece[1] !== undefined)
            return PIECE.lastIndex;
    }
}
/**
 * The place of the first character that does not fit, in a text that is no JSON, and why. The words are ours, since
 * each version of Node has others. Takes linear time.
 */
function jsonErrorIn(text) {
    const open = [];
    /** What may come next: a value, a key, a colon, or what follows a value. */
    let awaited = 'value';
    let last = '';
    let at = 0;
    for (;;) {
        SPACE.lastIndex = at;
        SPACE.exec(text);
        at = SPACE.lastIndex;
        const quotedEnd = endOfQuoted(text, at);
        TOKEN.lastIndex = at;
        const [token, sign] = TOKEN.exec(text) ?? [];
        if (quotedEnd === null && token === undefined)
            break;
        const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
        if (closes && (awaited === 'next' || last === open.at(-1))) {
            open.pop();
            awaited = 'next';
        }
        else if (awaited === 'colon' && sign === ':')
            awaited = 'value';
        else if (awaited === 'next' && sign === ',' && open.length > 0)
            awaited = open.at(-1) === '{' ? 'key' : 'value';
        else if (awaited === 'key' && quotedEnd !== null)
            awaited = 'colon';
        else if (awaited === 'value' && (sign === '{' || sign === '[')) {
            open.push(sign);
            awaited = sign === '{' ? 'key' : 'value';
        }
        else if (awaited === 'value' && sign === undefined)
            awaited = 'next';
        else
            break;
        last = sign ?? '';
        at = quotedEnd ?? TOKEN.lastIndex;
    }
    const lines = text.slice(0, at).split('\n');
    const why = whyBroken(text.slice(at, at + 2), last, awaited, open.at(-1));
    return { line: lines.length, column: lines.at(-1).length + 1, why };
}
/** @param last what stands before the place @param open the innermost bracket that is open */
function whyBroken(found, last, awaited, open) {
    if (found === '')
        return 'it ends too early';
    if (last === ',' && /^[}\]]/.test(found))
        return 'a trailing comma';
    if (/^['`‘’“”]/.test(found))
        return 'other quotes than double ones (")';
    if (/^\/[/*]/.test(found))
        return 'a comment';
    if (awaited === 'next')
        return open === undefined
            ? 'there is more after its end'
            : `a comma or a ${open === '{' ? '}' : ']'} is missing`;
    if (awaited === 'colon')
        return 'a colon is missing';
    if (found.startsWith('"'))
        return 'a text that is not closed, or has a line break or a wrong escape in it';
    return awaited === 'key' ? 'a key in double quotes is missing' : 'a value is missing';
}


/***/ }),

/***/ 82076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath),
/* harmony export */   x: () => (/* binding */ pathFromHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** A file's path as people would write it: relative to where they are, or to their home; else the whole path. */
function shownPath(file, cwd, home) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (pathWithin(cwd, file) ?? pathFromHome(file, home)) : file;
}
/** A path with ~ for the home, if it lies there. */
function pathFromHome(file, home) {
    const path = pathWithin(home, file);
    return path === null ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('~', path);
}
function pathWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? null : path;
}


/***/ }),

/***/ 76446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ journalLine),
/* harmony export */   F1: () => (/* binding */ JournalProblem),
/* harmony export */   HY: () => (/* binding */ journalPath),
/* harmony export */   nQ: () => (/* binding */ journalLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

// The journal beside a snapshot (spec 3.2) has a line for each commit since: a checksum and JSON with the commit's
// number. docs/state-file.md describes its form.
function journalPath(statePath) {
    return statePath.replace(/(?:\.json)?$/, '.journal');
}
function journalLine(commit, changes) {
    const json = JSON.stringify({ commit, ...changes });
    return `${checksum(json)} ${json}\n`;
}
/** Finds what breaks by accident. It protects from nobody: whoever may write the line can write its checksum. */
function checksum(json) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(json).digest('hex').slice(0, CHECKSUM_DIGITS);
}
const CHECKSUM_DIGITS = 8;
/** Thrown when a journal cannot be used; its message tells people why. */
class JournalProblem extends Error {
}
/** Thrown for a line that is not what was written there. */
class TornLine extends JournalProblem {
}
const NEWLINE = 0x0a;
/**
 * The lines of a journal that its snapshot does not hold, in order. A last line without its end was being written when
 * a crash came, and nothing relies on it yet; it is passed over. Lines that the snapshot holds as well are left by a
 * crash in the middle of a fold.
 * @param held the number of the last commit that the snapshot holds
 * @param dropped is told of a last line that is whole but not what was written there: it is passed over, too
 * @throws JournalProblem
 */
function* journalLines(bytes, held, dropped = () => { }) {
    let due = held + 1;
    let before = null;
    for (let start = 0, number = 1; start < bytes.length; number += 1) {
        const end = bytes.indexOf(NEWLINE, start);
        if (end === -1)
            return;
        let line;
        try {
            line = parsed(bytes.toString('utf8', start, end), number);
        }
        catch (error) {
            if (!(error instanceof TornLine) || end + 1 < bytes.length)
                throw error;
            return dropped(error.message);
        }
        const { commit, changes } = line;
        start = end + 1;
        if (before !== null && commit !== before + 1)
            throw new JournalProblem(`line ${number} has the number ${commit} and follows ${before}`);
        before = commit;
        if (commit <= held)
            continue;
        if (commit !== due)
            throw new JournalProblem(`line ${number} has the number ${commit}, where ${due} was to come`);
        due += 1;
        yield { commit, changes };
    }
}
/** Where a line break was lost, one line holds two commits: a JSON text would have its quotes escaped. */
const SEVERAL = /.[0-9a-f]{8} \{"commit":/;
/** Journals of earlier versions have no checksums: their lines are JSON alone. */
function parsed(line, number) {
    const hasChecksum = !line.startsWith('{');
    const json = hasChecksum ? line.slice(CHECKSUM_DIGITS + 1) : line;
    if (hasChecksum && !line.startsWith(`${checksum(json)} `))
        throw new (SEVERAL.test(line) ? JournalProblem : TornLine)(`line ${number} is not what was written there: its checksum is wrong`);
    let data;
    try {
        data = JSON.parse(json);
    }
    catch {
        throw new JournalProblem(`line ${number} is not whole`);
    }
    const { commit, ...changes } = (typeof data === 'object' && data !== null ? data : {});
    if (typeof commit !== 'number' || !Number.isSafeInteger(commit))
        throw new JournalProblem(`line ${number} has no number`);
    return { commit, changes };
}


/***/ }),

/***/ 5397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ placeState),
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   JD: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.JD),
/* harmony export */   Ot: () => (/* binding */ runPaths),
/* harmony export */   UR: () => (/* binding */ replaceRunFolder),
/* harmony export */   YQ: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.YQ),
/* harmony export */   eb: () => (/* binding */ createStateFolder),
/* harmony export */   fc: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.fc),
/* harmony export */   g$: () => (/* binding */ listRunIds),
/* harmony export */   lW: () => (/* binding */ existingRun),
/* harmony export */   np: () => (/* binding */ checkRunId),
/* harmony export */   vA: () => (/* binding */ createRunFolders),
/* harmony export */   yp: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.yp)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27910);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46069);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76446);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33377);









/** In a project's state folder, `runs` lies beside `state`; in a `--state-dir` of another name it lies inside. */
function runPaths(stateDir, runId) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .stateHomeOf */ .st)(stateDir) ?? stateDir, 'runs', runId);
    return {
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDir, `${runId}.json`),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDir, `${runId}.lock`),
        folder,
        events: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'events.jsonl'),
        turns: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'turns'),
        outputs: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'outputs'),
    };
}
/** @throws StateError STATE_MISSING, which names a run that was perhaps meant. */
async function existingRun(stateDir, runId) {
    const paths = runPaths(stateDir, runId);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state)) {
        checkRun(paths);
        return paths;
    }
    const ids = await listRunIds(stateDir);
    if (ids.includes(runId)) {
        const message = 'The state file is a link to nowhere. Put back what it led to, or remove it.';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', message, { file: paths.state });
    }
    const [other] = (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .projectsBeside */ .T3)(stateDir).filter((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(runPaths(each.stateDir, runId).state));
    if (other !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', `There is no run ${runId} of this project; there is one of ${other.project}. Go there, or give --state-dir ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(other.stateDir)}.`);
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(ids, runId);
    const hint = near === undefined ? '`raymond status` lists the runs.' : `Did you mean ${near}?`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', `There is no run ${runId} in ${stateDir}. ${hint}`);
}
/**
 * @param project the root of the project that the state folder belongs to
 * @throws UsageError when the folders cannot be made, or belong to another user
 */
function createRunFolders(stateDir, paths, project) {
    makeFolders(stateDir, project, () => {
        // Other users of the machine must not read what agents and scripts say.
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(paths.turns, _state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD);
        checkRun(paths);
    });
}
/** @throws UsageError as `createRunFolders` */
function createStateFolder(stateDir, project) {
    makeFolders(stateDir, project, () => { });
}
/**
 * Replaces a run's folder by a new one, which is whole before it takes the place of the old one. The state file is
 * removed, too: the caller puts a new one there, last.
 * @param fill is given the path of the new folder
 */
function replaceRunFolder(paths, fill) {
    // No run can have this name, since `~` is not allowed in an id.
    const fresh = `${paths.folder}~fresh`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fresh, { recursive: true, force: true });
    (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(fresh, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(paths.turns)), _state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD);
    try {
        fill(fresh);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fresh, { recursive: true, force: true });
        throw error;
    }
    for (const path of [paths.state, (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalPath */ .HY)(paths.state), paths.folder])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(fresh, paths.folder);
}
/** Puts a state file in its place, whole or not at all. */
function placeState(from, { state }) {
    const draft = `${state}.${process.pid}.tmp`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, draft);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, state);
}
function makeFolders(stateDir, project, makeMore) {
    try {
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeHome */ .o1)(stateDir, project);
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(stateDir, (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .isOutside */ ._K)(stateDir) ? _state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD : undefined);
        makeMore();
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The run's files cannot be kept in ${stateDir} (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Give another folder with --state-dir.`, {}, { cause: error });
    }
}
/** @throws UsageError for a run's folder that other users may read, and for state files that they may write */
function checkRun({ folder, state }) {
    if (!(0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .isOutside */ ._K)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(state)))
        return;
    (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .checkOwn */ .vz)(folder, 0o077);
    for (const file of [state, (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalPath */ .HY)(state)])
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .checkOwn */ .vz)(file, 0o022);
}
/**
 * @throws UsageError for an id with other characters than letters, digits, `.`, `_`, `-`, or over 100 of them.
 */
function checkRunId(id) {
    if (!/^[A-Za-z0-9._-]+$/.test(id) || id.length > _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.runId.value || /^\.+$/.test(id)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${id.slice(0, 120)}" is no run id: letters, digits, ".", "_" and "-" are allowed, at most ${_core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.runId.value} of them.`);
    }
    return id;
}
/** `<workflow name>-<UTC time to the ms>-<4 hex>` (spec 3.2). */
function newRunId(workflow, now, hex) {
    const name = (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .idPrefix */ .m0)(workflow) || 'run';
    const time = now.toISOString().replace(/[-:]/g, '').replace('.', '').replace('Z', '');
    return `${name}-${time}-${hex}`;
}
async function listRunIds(stateDir) {
    try {
        const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(stateDir);
        return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
}


/***/ }),

/***/ 33377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: () => (/* binding */ stateInProject),
/* harmony export */   Gz: () => (/* binding */ changesFolder),
/* harmony export */   JD: () => (/* binding */ OWNER_ONLY),
/* harmony export */   T3: () => (/* binding */ projectsBeside),
/* harmony export */   YQ: () => (/* binding */ projectRoot),
/* harmony export */   Z0: () => (/* binding */ stateHome),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   m0: () => (/* binding */ idPrefix),
/* harmony export */   nw: () => (/* binding */ isJobHome),
/* harmony export */   o1: () => (/* binding */ makeHome),
/* harmony export */   st: () => (/* binding */ stateHomeOf),
/* harmony export */   vz: () => (/* binding */ checkOwn),
/* harmony export */   yp: () => (/* binding */ stateFolder)
/* harmony export */ });
/* unused harmony export jobHome */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26607);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);






const OWNER_ONLY = 0o700;
/** The file in a project's state folder that holds the project's path. */
const PROJECT_FILE = 'project';
/** Where nothing marks a root, it is `cwd` itself. */
function projectRoot(cwd) {
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_4__/* .markedRoot */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd), node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd);
}
/**
 * The folder that holds `<run_id>.json` files. It lies outside the project, where its agents do not write (spec 9.1),
 * or in `.raymond` when the user has no home folder for it.
 * @throws UsageError for a state folder that belongs to another project, or that other users may write to
 */
function stateFolder(cwd, override, environment) {
    const root = projectRoot(cwd);
    if (override !== undefined)
        return givenFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, override));
    const home = stateHome(root, environment);
    if (home === null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.raymond', 'state');
    checkHome(home);
    const other = projectOf(home);
    if (other === null || other === (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'state');
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The state folder ${home} is that of the project ${other}, and this one is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root)}. If that project has moved here, write this path to ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, PROJECT_FILE)}; else keep this one's runs elsewhere with --state-dir.`);
}
/** `--state-dir` may also be the folder that `.raymond/state-folder.txt` names, which is the one above `state`. */
function givenFolder(folder) {
    const home = isStateHome(folder) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PROJECT_FILE)) ? folder : stateHomeOf(folder);
    if (home === null)
        return folder;
    if (isStateHome(home))
        checkHome(home);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'state');
}
/** Null when the user has no folder in which it could be made. */
function stateHome(root, environment) {
    const base = stateBase(environment);
    if (base === null)
        return null;
    const real = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root);
    const name = idPrefix((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(real)) || 'project';
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(real).digest('hex').slice(0, 8);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'raymond', `${name}-${hex}`);
    return canBeMade(home) ? home : null;
}
/** Turns a text into the beginning of an id: its letters, digits, `.`, `_` and `-`, at most 60. */
function idPrefix(text) {
    return text
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^[.-]+|-+$/g, '')
        .slice(0, 60);
}
function stateBase({ XDG_STATE_HOME: xdg, HOME: home, LOCALAPPDATA: local }) {
    // The XDG specification says that a relative path is to be ignored.
    if (xdg !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(xdg))
        return xdg;
    if (process.platform === 'win32')
        return local !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(local) ? local : null;
    const isThere = home !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(home) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(home);
    return isThere ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.local', 'state') : null;
}
/**
 * Where changes that runs have left are kept. All projects of a user share one folder, since a file may decide what is
 * run in several of them, and an agent may make a project in a project. A job has its own.
 */
function changesFolder(stateDir, environment) {
    const own = isOutside(stateDir) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir) : stateDir;
    const base = isJobHome(own) ? null : stateBase(environment);
    const shared = base === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, 'raymond', 'changed');
    return shared !== null && canBeMade((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(shared, 'begun', 'any')) ? shared : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(own, 'changed');
}
function canBeMade(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
        return true;
    let above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    while (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(above) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(above) !== above)
        above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(above, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(above).isDirectory();
    }
    catch {
        return false;
    }
}
/** The project that a state folder was made for; null when it was not made yet. */
function projectOf(home) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, PROJECT_FILE);
    // A crash between making and writing the file leaves it empty.
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8').replace(/\n$/, '') || null : null;
}
/** The state folder of a project or a job, in which `state` and `runs` lie; null for any other `--state-dir`. */
function stateHomeOf(stateDir) {
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir);
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(stateDir) !== 'state')
        return null;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(home) === '.raymond' || isStateHome(home) ? home : null;
}
/** Whether it lies in a state folder that we have made, and not where a user or an older version has put it. */
function isOutside(stateDir) {
    const home = stateHomeOf(stateDir);
    return home !== null && isStateHome(home);
}
/**
 * Tells people why agents that may only edit files could decide what a run does next.
 * @returns null when the state lies outside of the project
 */
function stateInProject(stateDir, cwd) {
    const root = projectRoot(cwd);
    if (!(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(root), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(stateDir)))
        return null;
    const why = stateDir === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.raymond', 'state') ? ', as there is no home folder that can be written to' : '';
    return `The state of runs is kept in the project, in ${stateDir}${why}: agents that may edit files here can change what a run does next. Keep it elsewhere with --state-dir, or set XDG_STATE_HOME.`;
}
/** The other projects of the user whose state folders lie beside this one. */
function projectsBeside(stateDir) {
    const home = stateHomeOf(stateDir);
    if (home === null || !isStateHome(home) || isJobHome(home) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(home)))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(home)).flatMap((name) => {
        const other = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(home), name);
        const project = other === home || !isStateHome(other) ? null : projectOf(other);
        return project === null ? [] : [{ project, stateDir: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(other, 'state') }];
    });
}
/** A state folder is known by its name, which nobody else gives a folder. */
function isStateHome(folder) {
    if (isJobHome(folder))
        return true;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) === 'raymond' && /-[0-9a-f]{8}$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder));
}
/**
 * The state folder of a job, which lives as long as the runner's temporary files.
 * @param hex 16 random digits
 */
function jobHome(temp, hex) {
    return join(temp, `raymond-state-${hex}`);
}
function isJobHome(folder) {
    return /^raymond-state-[0-9a-f]{16}$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder));
}
/**
 * Makes a project's state folder, and writes down which project it belongs to.
 * @throws UsageError as `stateFolder`; what the system says
 */
function makeHome(stateDir, project) {
    if (!isOutside(stateDir))
        return;
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir);
    makeFolder(home, OWNER_ONLY);
    checkHome(home);
    if (projectOf(home) === null)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, PROJECT_FILE), `${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(project)}\n`, { mode: 0o600 });
}
function checkHome(home) {
    for (const folder of [home, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'state'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, 'runs')])
        checkOwn(folder, 0o077);
}
/**
 * Checks that a path belongs to the user alone: whoever may write there decides what a run does next.
 * @param denied bits of its mode that must not be set
 * @throws UsageError for a path that belongs to another user, or has such a bit
 */
function checkOwn(path, denied) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    const user = process.getuid?.();
    if (stats === undefined || user === undefined)
        return;
    if (stats.uid !== user)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} belongs to the user ${stats.uid}, and this is the user ${user}: runs are not kept where somebody else decides. Give another folder with --state-dir.`);
    const mode = stats.mode & 0o777;
    if (!stats.isSymbolicLink() && (mode & denied) !== 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${path} is open to other users (mode ${mode.toString(8)}): \`chmod go-rwx ${path}\`, if nobody has changed what lies there.`);
}
/**
 * Makes a folder and those above it. Node's own `recursive` never comes back where the system says ENOENT although the
 * folder above is there, as /proc and some mounts do, and no signal gets through to it.
 * @param mode the mode of each folder that is made
 * @throws what the system says about the folder that could not be made
 */
function makeFolder(path, mode) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, { mode });
    }
    catch (error) {
        // Another orchestrator has just made it.
        if (error.code !== 'EEXIST' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).isDirectory())
            throw error;
    }
}


/***/ })

};
