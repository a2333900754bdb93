export const id = 8407;
export const ids = [8407];
export const modules = {

/***/ 60854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isLong)
/* harmony export */ });
/* unused harmony export LONGEST_INLINE_BYTES */
/** A text of more bytes of UTF-8 is not kept in the state file or the event log. */
const LONGEST_INLINE_BYTES = 64 * 1024;
function isLong(text) {
    // A UTF-16 unit is one to three bytes.
    if (text.length * 3 <= LONGEST_INLINE_BYTES)
        return false;
    return text.length > LONGEST_INLINE_BYTES || Buffer.byteLength(text) > LONGEST_INLINE_BYTES;
}


/***/ }),

/***/ 55688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AJ: () => (/* binding */ statesIn),
/* harmony export */   IG: () => (/* binding */ optionsFileOf),
/* harmony export */   Ig: () => (/* binding */ guardedOf),
/* harmony export */   yB: () => (/* binding */ denialsFor)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30308);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39325);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33377);
/* harmony import */ var _workflow_parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78608);







const OPTIONS_FILE = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_store_project_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .IN_PROJECT */ .cT.home, 'config.yaml');
function guardedOf({ onDisk, besides, ...by }) {
    const { project, root, cwd, stateDir, runFolder, changes } = by;
    const folders = [...new Set(onDisk.folders)];
    // Of a workflow's folder, nothing is for agents to write, unless they work in it.
    const theirs = [cwd, project, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, _store_project_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .IN_PROJECT */ .cT.tasks)];
    const isTheirs = (folder) => theirs.some((path) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(folder, path));
    return {
        files: [...new Set([...optionsFiles(project, root, cwd), ...onDisk.files, ...besides])],
        folders,
        closed: [
            ...folders.filter((folder) => !isTheirs(folder)),
            ...((0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isOutside */ ._K)(stateDir) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(stateDir)] : [stateDir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(runFolder)]),
            changes,
        ],
        startedIn: [...new Set([project, root, cwd])].filter((folder, _, all) => !all.some((other) => other !== folder && (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(other, folder))),
    };
}
function optionsFileOf(root) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, OPTIONS_FILE);
}
/** In the project's root, where one is read, and in each folder below it on the way to where agents work. */
function optionsFiles(project, root, cwd) {
    const files = new Set([optionsFileOf(project)]);
    const tops = [project, root].filter((top) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(top, cwd));
    for (let folder = cwd; tops.some((top) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(top, folder)); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        files.add(optionsFileOf(folder));
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            break;
    }
    return [...files];
}
/**
 * What agents are not to edit, as permission rules, which beat all that is allowed: as they are called, and where they
 * lie. A CLI that cannot be told of folders is told of the files in them.
 */
function denialsFor(cli, { files, closed, startedIn }) {
    const denies = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(cli)?.capabilities.deniesEdits ?? 'nothing';
    if (denies === 'nothing')
        return [];
    const within = (folders, what) => [...new Set(folders.flatMap((folder) => [folder, (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(folder)]))].map((folder) => plain(folder) + what);
    const paths = [
        ...within(files, ''),
        ...(denies === 'folders'
            ? [...within(closed, '/**'), ...within(startedIn, `/**/${plain(OPTIONS_FILE)}`)]
            : []),
    ];
    return [...new Set(paths)].map((path) => `Edit(/${path})`);
}
/** The states in a folder by their paths: there may be one more than were read. */
function statesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).flatMap((name) => ((0,_workflow_parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorkflowFile */ .Kr)(name) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)] : []));
    }
    catch {
        return [];
    }
}
/** A rule's own signs have no escape that all versions know: one that stands for any character takes their place. */
function plain(path) {
    return path.replace(/[\\*?[\]{}()!#,\s]/g, '?');
}


/***/ }),

/***/ 66125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ recordUntold)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_left_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9336);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40414);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55688);




/**
 * Records what has changed since runs began that have not told it: those that were killed within a turn, of which it is
 * the last word, and those that are in one.
 * @param own the lock of a run that we hold ourselves, and that has not begun yet
 */
function recordUntold(left, own) {
    for (const baseline of left.baselines.all()) {
        // What became of a project that is gone concerns nobody.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(baseline.project))
            recordChanges(left, baseline);
        if (baseline.lock === own || (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .lockHolder */ .ms)(baseline.lock) === null)
            left.baselines.remove(baseline.lock);
    }
}
function recordChanges(left, { run, project, at, files, folders }) {
    for (const path of new Set([...Object.keys(files), ...folders.flatMap(_files_js__WEBPACK_IMPORTED_MODULE_3__/* .statesIn */ .AJ)])) {
        const first = files[path] ?? null;
        const after = (0,_store_left_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Of */ .Bj)((0,_store_left_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrNull */ .di)(path));
        const earlier = left.of(path);
        if (after === first || earlier?.after === after)
            continue;
        const isSame = earlier !== null && (earlier.run === run || earlier.after === first);
        left.put({ path, before: isSame ? earlier.before : first, after, run, project, at, untold: true });
    }
}


/***/ }),

/***/ 9336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   di: () => (/* binding */ readOrNull),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   lu: () => (/* binding */ LeftChanges)
/* harmony export */ });
/* unused harmony export RecordFolder */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33377);





/** What runs have left changed, until somebody accepts it. */
class LeftChanges {
    baselines;
    changes;
    roots;
    /** @param folder as `changesFolder` gives it */
    constructor(folder) {
        this.changes = new RecordFolder(folder);
        this.baselines = new RecordFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'begun'));
        this.roots = new RecordFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'roots'));
    }
    all() {
        return this.changes.all();
    }
    /** The changes of files that are still as the run has left them. */
    standing() {
        return this.all().filter(({ path, after }) => sha256Of(readOrNull(path)) === after);
    }
    of(path) {
        return this.changes.of((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(path));
    }
    put(change) {
        const path = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(change.path);
        this.changes.put(path, { ...change, path });
    }
    forget(path) {
        this.changes.remove((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(path));
    }
    /** Takes the file as it is now for good, also for runs that are under way. */
    accept(path) {
        this.forget(path);
        const real = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(path);
        const now = sha256Of(readOrNull(real));
        for (const baseline of this.baselines.all())
            if (Object.hasOwn(baseline.files, real) || baseline.folders.includes((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(real)))
                this.baselines.put(baseline.lock, { ...baseline, files: { ...baseline.files, [real]: now } });
    }
    /** Notes that this root of a project lies in another project on purpose. */
    acceptRoot(root) {
        this.roots.put((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(root), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(root));
    }
    isAccepted(root) {
        return this.roots.of((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(root)) !== null;
    }
    rootsBelow(project) {
        return this.roots.all().filter((root) => (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .realOf */ .MN)(project), root));
    }
}
/**
 * One change as a sentence for people.
 * @param shown the path as they know it
 */
function changeText({ path, run, at, untold }, shown = path) {
    return untold
        ? `${shown} was changed after the run ${run} began (${at}), which was killed or goes on`
        : `${shown} was changed while the run ${run} went on (${at})`;
}
/** Null for a file that is not there, or cannot be read. */
function readOrNull(path) {
    try {
        return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(path);
    }
    catch {
        return null;
    }
}
function sha256Of(bytes) {
    return bytes === null ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
}
/** Each record is a file of its own, so that runs which go on at the same time do not write the same file. */
class RecordFolder {
    folder;
    constructor(folder) {
        this.folder = folder;
    }
    all() {
        try {
            const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(this.folder).filter((name) => name.endsWith('.json'));
            return names.flatMap((name) => read((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, name)) ?? []);
        }
        catch {
            return [];
        }
    }
    of(key) {
        return read(this.fileOf(key));
    }
    put(key, record) {
        (0,_state_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .fc)(this.folder, _state_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .OWNER_ONLY */ .JD);
        const file = this.fileOf(key);
        const draft = `${file}.${process.pid}.tmp`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, file);
    }
    remove(key) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.fileOf(key), { force: true });
    }
    fileOf(key) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 16)}.json`);
    }
}
/** A record that cannot be read counts as none: it would be told for ever, and nobody could accept it. */
function read(file) {
    try {
        return JSON.parse((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file).toString());
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 44662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withLongTexts),
/* harmony export */   V: () => (/* binding */ withoutLongTexts)
/* harmony export */ });
/* harmony import */ var _core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60854);

/** So many characters at the start and at the end of a long text stay in the log, for people. */
const SHOWN = 1000;
/** A payload is kept apart only with at most so many characters before it, and after it. */
const MAX_AROUND = 4096;
/**
 * An event as the log keeps it: a long text is cut to its start and end, and `texts` says where the whole lies
 * (spec 3.3).
 */
function withoutLongTexts(event, write) {
    const texts = [];
    const shorten = (value, at) => {
        if (typeof value === 'string') {
            if (!(0,_core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .Q)(value))
                return value;
            const { before, body, after } = aroundPayload(value);
            const ref = write(body);
            texts.push({ at, ...ref, ...(before !== '' && { before }), ...(after !== '' && { after }) });
            return `${value.slice(0, SHOWN)}\n[… ${ref.bytes} bytes in ${ref.file} …]\n${value.slice(-SHOWN)}`;
        }
        if (typeof value !== 'object' || value === null || !hasLong(value))
            return value;
        if (Array.isArray(value))
            return value.map((each, index) => shorten(each, [...at, String(index)]));
        return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, [...at, key])]));
    };
    if (!hasLong(event))
        return event;
    const short = shorten(event, []);
    return { ...short, texts };
}
function hasLong(value) {
    if (typeof value === 'string')
        return (0,_core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .Q)(value);
    if (typeof value !== 'object' || value === null)
        return false;
    // `Object.values` would make a list for each of thousands of workers.
    for (const key in value)
        if (hasLong(value[key]))
            return true;
    return false;
}
/** A long output mostly is a long payload in its tag, which is a result as well: kept apart, it is kept only once. */
function aroundPayload(text) {
    const whole = { before: '', body: text, after: '' };
    const open = text.indexOf('<result>');
    const close = text.lastIndexOf('</result>');
    if (open === -1 || close < open || open > MAX_AROUND || text.length - close > MAX_AROUND)
        return whole;
    const start = open + '<result>'.length;
    const parts = { before: text.slice(0, start), body: text.slice(start, close), after: text.slice(close) };
    return (0,_core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .Q)(parts.body) ? parts : whole;
}
/** @throws what `read` throws about a text that is not there */
function withLongTexts(event, read) {
    const { texts = [], ...short } = event;
    let whole = short;
    for (const { at, before = '', after = '', ...ref } of texts)
        whole = replaced(whole, at, `${before}${read(ref)}${after}`);
    return whole;
}
function replaced(value, [key, ...further], text) {
    if (key === undefined)
        return text;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return value;
    if (Array.isArray(value))
        return value.map((each, at) => (String(at) === key ? replaced(each, further, text) : each));
    // Unlike an assignment, this makes an own field even of `__proto__`.
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, further, text) : each]));
}


/***/ }),

/***/ 12243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ EventLog),
  J3: () => (/* binding */ LogTail),
  cP: () => (/* binding */ TurnTranscript),
  M0: () => (/* binding */ promptRecord),
  wj: () => (/* binding */ readEvents),
  $6: () => (/* binding */ readPrompt),
  lW: () => (/* binding */ scanEvents),
  pT: () => (/* binding */ scriptTranscriptPath),
  eq: () => (/* binding */ transcriptPath)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./lib/store/log-twin.js



const BLOCK_BYTES = 1 << 20;
/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/**
 * A second copy of a run's log, in a file without a name, which agents that may write files cannot find. It is what is
 * sealed while the orchestrator lives (spec 9.1); a copy in memory would have no bound. It is gone when this process
 * ends.
 */
class LogTwin {
    log;
    fd;
    size;
    /**
     * @param log the path of the log, which is copied as it is now, before any agent has run
     * @throws what the system says
     */
    constructor(log) {
        this.log = log;
        const name = `${log}.twin`;
        (0,external_node_fs_.rmSync)(name, { force: true });
        try {
            (0,external_node_fs_.copyFileSync)(log, name, external_node_fs_.constants.COPYFILE_EXCL | external_node_fs_.constants.COPYFILE_FICLONE);
            this.fd = (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
        }
        finally {
            (0,external_node_fs_.rmSync)(name, { force: true });
        }
        this.size = (0,external_node_fs_.fstatSync)(this.fd).size;
    }
    append(bytes) {
        for (let at = 0; at < bytes.length;)
            at += (0,external_node_fs_.writeSync)(this.fd, bytes, at);
        this.size += bytes.length;
    }
    /**
     * Writes what was logged up to now into a new file.
     * @returns whether the log on disk begins with the same bytes
     */
    async copyTo(path) {
        const { fd, size } = this;
        if (size === 0)
            await (0,external_node_stream_promises_.pipeline)([], (0,external_node_fs_.createWriteStream)(path, { mode: 0o600 }));
        else {
            const from = (0,external_node_fs_.createReadStream)('', { fd, start: 0, end: size - 1, autoClose: false });
            await (0,external_node_stream_promises_.pipeline)(from, (0,external_node_fs_.createWriteStream)(path, { mode: 0o600 }));
        }
        return this.isInLog(size);
    }
    async isInLog(size) {
        const mine = Buffer.alloc(BLOCK_BYTES);
        const theirs = Buffer.alloc(BLOCK_BYTES);
        try {
            const log = await (0,promises_.open)(this.log, READ);
            try {
                for (let at = 0; at < size; at += BLOCK_BYTES) {
                    const length = Math.min(BLOCK_BYTES, size - at);
                    (0,external_node_fs_.readSync)(this.fd, mine, 0, length, at);
                    const { bytesRead } = await log.read(theirs, 0, length, at);
                    if (bytesRead !== length || !mine.subarray(0, length).equals(theirs.subarray(0, length)))
                        return false;
                }
            }
            finally {
                await log.close();
            }
        }
        catch {
            return false;
        }
        return true;
    }
}

// EXTERNAL MODULE: ./lib/store/long-texts.js
var long_texts = __webpack_require__(44662);
;// CONCATENATED MODULE: ./lib/store/transcript.js






/** No link is followed: it would lead to a file that somebody else has chosen. Windows has no such flag. */
const APPEND = external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * The append-only event log of a run, `events.jsonl` (spec 3.3). Each event is handed to the system before
 * the next thing happens, so a killed orchestrator loses none; a line that a crash cut short is closed.
 */
class EventLog {
    path;
    texts;
    fd;
    seq;
    /** Holds what was written, whatever becomes of the file; null when nobody has asked for it. */
    twin;
    /**
     * @param texts takes the long texts of events
     * @param isHeld whether a twin is kept, for when somebody changes the file
     * @throws StateError STATE_WRITE_FAILED, as `append` does.
     */
    constructor(path, texts, isHeld = false) {
        this.path = path;
        this.texts = texts;
        try {
            this.fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | APPEND, 0o600);
            const end = endOf(this.fd);
            this.seq = end.seq;
            if (!end.isWhole)
                (0,external_node_fs_.writeSync)(this.fd, '\n');
            this.twin = isHeld ? new LogTwin(path) : null;
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    /** @param events events that have happened at once; however many there are, they are one write */
    append(events, time) {
        const logged = [...this.madeAgain(), ...events].map((event) => {
            this.seq += 1;
            return { seq: this.seq, time, ...event };
        });
        this.write(logged.map((event) => (0,long_texts/* withoutLongTexts */.V)(event, (text) => this.texts.write(text))));
        return logged;
    }
    /** Somebody may have removed the run's folder. The run goes on, with a warning that says what is lost. */
    madeAgain() {
        // A file that somebody has put in its place is not written to.
        const isGone = (0,external_node_fs_.fstatSync)(this.fd).nlink === 0 && !(0,files/* isThere */.$B)(this.path);
        if (!isGone)
            return [];
        try {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(this.path), 'turns'), { recursive: true, mode: 0o700 });
            (0,external_node_fs_.closeSync)(this.fd);
            this.fd = (0,external_node_fs_.openSync)(this.path, external_node_fs_.constants.O_RDWR | APPEND, 0o600);
        }
        catch (error) {
            throw this.failed(error);
        }
        const message = `${(0,external_node_path_.dirname)(this.path)} was removed while the run went on: its log, transcripts and long texts up to now are lost`;
        return [{ type: 'warning', message }];
    }
    write(events) {
        const lines = events.map((event) => `${JSON.stringify(event)}\n`);
        try {
            // A full disk may take only a part of the bytes; the next call then says so.
            const bytes = Buffer.from(lines.join(''));
            for (let at = 0; at < bytes.length;)
                at += (0,external_node_fs_.writeSync)(this.fd, bytes, at);
            this.twin?.append(bytes);
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    /** Appends events of another log, with their times. Their long texts have to lie in this run's folder already. */
    adopt(events) {
        const adopted = events.map((event) => {
            this.seq += 1;
            const { seq: _, time, ...rest } = event;
            return { seq: this.seq, time, ...rest };
        });
        this.write(adopted);
        return adopted;
    }
    failed(error) {
        return new errors/* StateError */.qq('STATE_WRITE_FAILED', `The event log could not be written (${(0,errors/* messageOf */.bD)(error)}). Free the disk or mend the folder, then resume.`, { file: this.path }, { cause: error });
    }
    close() {
        (0,external_node_fs_.closeSync)(this.fd);
    }
}
const transcript_BLOCK_BYTES = 1 << 16;
const NEWLINE = 0x0a;
/** The last number in a log, and whether its last line is whole. The log is read from its end, a block at a time. */
function endOf(fd) {
    const { size } = (0,external_node_fs_.fstatSync)(fd);
    const isWhole = size === 0 || blockAt(fd, size - 1, 1)[0] === NEWLINE;
    // `seq` opens every line, so a cut line still has it; the blocks overlap by more than its length.
    for (let end = size; end > 0; end -= transcript_BLOCK_BYTES) {
        const start = Math.max(0, end - transcript_BLOCK_BYTES);
        const text = blockAt(fd, start, Math.min(size, end + 64) - start).toString('latin1');
        const found = [...text.matchAll(start === 0 ? /^\{"seq":(\d+),/gm : /\n\{"seq":(\d+),/g)].at(-1);
        if (found)
            return { seq: Number(found[1]), isWhole };
    }
    return { seq: 0, isWhole };
}
function blockAt(fd, position, length) {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, (0,external_node_fs_.readSync)(fd, buffer, 0, length, position));
}
/**
 * Shows every whole event of a log, in order; lines that a crash cut short are passed over. The log may be of any
 * size: it is held in memory a line at a time, and lines of unwanted types are not parsed.
 * @param wanted the types to show; all of them, if it is absent
 */
async function scanEvents(path, see, wanted) {
    let rest = [];
    const take = (line) => {
        const event = parsed(line, wanted);
        if (event !== null)
            see(event);
    };
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: 1 << 20 })) {
            let start = 0;
            for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
                const line = chunk.subarray(start, end);
                take(rest.length === 0 ? line : Buffer.concat([...rest, line]));
                rest = [];
                start = end + 1;
            }
            if (start < chunk.length)
                rest.push(chunk.subarray(start));
        }
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return;
        throw error;
    }
    take(Buffer.concat(rest));
}
/** Null for a line that a crash cut short, or that is not wanted. */
function parsed(line, wanted) {
    if (line.length === 0)
        return null;
    if (wanted !== undefined) {
        // Every line that we write begins so; any other line has to be parsed to learn its type.
        const [, type] = /^\{"seq":\d+,"time":"[^"]*","type":"(\w+)"/.exec(line.toString('latin1', 0, 120)) ?? [];
        if (type !== undefined && !wanted.has(type))
            return null;
    }
    try {
        const event = JSON.parse(line.toString());
        return wanted === undefined || wanted.has(event.type) ? event : null;
    }
    catch {
        return null;
    }
}
/** The events of a log, in order. Long texts in them are shortened, and `texts` says where the whole ones lie. */
async function readEvents(path, wanted) {
    const events = [];
    await scanEvents(path, (event) => void events.push(event), wanted);
    return events;
}
/**
 * The agent CLI's own stream of one turn, whole, or what all scripts of a run have written. The file is opened on first
 * use. It is for people to read, so a full disk cuts it short instead of ending the turn.
 */
class TurnTranscript {
    path;
    fd = null;
    /** Why the rest is missing. */
    problem = null;
    constructor(path) {
        this.path = path;
    }
    write(chunk) {
        if (this.problem !== null)
            return;
        try {
            this.fd ??= (0,external_node_fs_.openSync)(this.path, external_node_fs_.constants.O_WRONLY | APPEND, 0o600);
            if (typeof chunk === 'string')
                (0,external_node_fs_.writeSync)(this.fd, chunk);
            else
                (0,external_node_fs_.writeSync)(this.fd, chunk);
        }
        catch (error) {
            this.problem = (0,errors/* messageOf */.bD)(error);
        }
    }
    close() {
        if (this.fd !== null)
            (0,external_node_fs_.closeSync)(this.fd);
        this.fd = null;
    }
}
/** Names sort in the order in which the turns began. */
function transcriptPath(folder, turn, agent, state) {
    const safeState = state.replace(/[^A-Za-z0-9._-]/g, '_');
    return (0,external_node_path_.join)(folder, `${turn.padStart(6, '0')}-${agent}-${safeState}.jsonl`);
}
/** All scripts of a run share one file, in which each line names its turn. */
function scriptTranscriptPath(folder) {
    return (0,external_node_path_.join)(folder, 'scripts.jsonl');
}
/** The first line of a turn's transcript, ahead of what the agent CLI says: what it was sent (spec 3.3). */
function promptRecord(prompt) {
    return `${JSON.stringify({ type: 'raymond_prompt', prompt })}\n`;
}
/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
const transcript_READ = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** Bytes of a transcript's first line; a longer one was not written by us. */
const LONGEST_PROMPT_LINE = 64 << 20;
/** What an agent was sent, from its turn's transcript; null when there is none, or it is of an older version. */
function readPrompt(path) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, transcript_READ);
    }
    catch {
        return null;
    }
    try {
        const record = JSON.parse(firstLine(fd));
        if (typeof record !== 'object' || record === null)
            return null;
        const { type, prompt } = record;
        return type === 'raymond_prompt' && typeof prompt === 'string' ? prompt : null;
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function firstLine(fd) {
    const blocks = [];
    for (let at = 0; at < LONGEST_PROMPT_LINE; at += transcript_BLOCK_BYTES) {
        const block = blockAt(fd, at, transcript_BLOCK_BYTES);
        const end = block.indexOf(NEWLINE);
        blocks.push(end === -1 ? block : block.subarray(0, end));
        if (end !== -1 || block.length < transcript_BLOCK_BYTES)
            break;
    }
    return Buffer.concat(blocks).toString();
}
/** A log that may still grow: each `read` shows what has come since the last one. */
class LogTail {
    path;
    at = 0;
    rest = Buffer.alloc(0);
    constructor(path) {
        this.path = path;
    }
    /** Lines that are not whole yet come with a later call; those that a crash cut short are passed over. */
    read(see) {
        let fd;
        try {
            fd = (0,external_node_fs_.openSync)(this.path, transcript_READ);
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return;
            throw error;
        }
        try {
            for (let block = blockAt(fd, this.at, TAIL_BYTES); block.length > 0; block = blockAt(fd, this.at, TAIL_BYTES)) {
                this.at += block.length;
                const text = this.rest.length === 0 ? block : Buffer.concat([this.rest, block]);
                let start = 0;
                for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
                    const event = parsed(text.subarray(start, end), undefined);
                    if (event !== null)
                        see(event);
                    start = end + 1;
                }
                this.rest = text.subarray(start);
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
}
const TAIL_BYTES = 1 << 20;


/***/ })

};
