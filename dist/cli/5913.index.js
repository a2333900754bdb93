export const id = 5913;
export const ids = [5913];
export const modules = {

/***/ 95913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ runPlaceOf),
/* harmony export */   MB: () => (/* binding */ runToActOn),
/* harmony export */   X2: () => (/* binding */ listOldRunIds),
/* harmony export */   fr: () => (/* binding */ toldOld),
/* harmony export */   iC: () => (/* binding */ findOldRun),
/* harmony export */   jh: () => (/* binding */ runToLookAt),
/* harmony export */   p7: () => (/* binding */ workingDirectory),
/* harmony export */   tD: () => (/* binding */ oldStateDirOf),
/* harmony export */   yB: () => (/* binding */ OLD_MARK),
/* harmony export */   yr: () => (/* binding */ oldStateDir),
/* harmony export */   yu: () => (/* binding */ isMoved)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39325);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57087);






/** @throws UsageError when `--cwd` is no folder */
function runPlaceOf(values) {
    const cwd = workingDirectory(values);
    return { values, cwd, stateDir: (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .stateFolder */ .yp)(cwd, values['state-dir'], process.env) };
}
/** @throws UsageError when `--cwd` is no folder. */
function workingDirectory(values) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(values.cwd ?? '.');
    if (values.cwd !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(cwd, { throwIfNoEntry: false })?.isDirectory())
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--cwd ${values.cwd}: there is no folder ${cwd}.`);
    return cwd;
}
/** Shown beside the id of an old run. */
const OLD_MARK = '(in .raymond)';
/**
 * The folder where older versions have kept a project's runs (spec 9.1): in the project, where its agents can write.
 * @returns null when there is none, or it is the one in use
 */
function oldStateDir({ values, cwd, stateDir }) {
    return values['state-dir'] === undefined ? oldStateDirOf((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .projectRoot */ .YQ)(cwd), stateDir) : null;
}
/** As `oldStateDir`, for any project. */
function oldStateDirOf(project, stateDir) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, _store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .IN_PROJECT */ .cT.home, 'state');
    // A link does not count, since an agent or a checkout may have made it.
    const isOurs = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), folder].every((each) => isFolder(each));
    return isOurs && folder !== stateDir ? folder : null;
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** The ids of the old runs that were not moved yet. */
async function listOldRunIds(oldDir, stateDir) {
    if (oldDir === null)
        return [];
    const ids = await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .listRunIds */ .g$)(oldDir);
    const isLeft = await Promise.all(ids.map((id) => isMoved((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .runPaths */ .Ot)(oldDir, id), (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .runPaths */ .Ot)(stateDir, id))));
    return ids.filter((_, at) => !isLeft[at]);
}
/** Whether the old run was moved already, and its old files are what a move that was cut off has left. */
async function isMoved(old, now) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(old.state) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(now.state))
        return false;
    const [before, moved] = await Promise.all([old.state, now.state].map((path) => (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readStateFile */ .qy)(path).catch(() => null)));
    return before != null && moved != null && before.started_at === moved.started_at;
}
/** Where an old run of that id lies; null where there is none, or a run of today has the id. */
function findOldRun(place, runId) {
    const oldDir = oldStateDir(place);
    if (oldDir === null || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .runPaths */ .Ot)(place.stateDir, runId).state))
        return null;
    const paths = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .runPaths */ .Ot)(oldDir, runId);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state) ? paths : null;
}
/**
 * The paths of a run that is only looked at, old or not.
 * @throws StateError as `existingRun`
 */
async function runToLookAt(place, runId) {
    const old = findOldRun(place, runId);
    if (old !== null)
        return { paths: old, isOld: true };
    return { paths: await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .existingRun */ .lW)(place.stateDir, runId), isOld: false };
}
/**
 * The paths of a run that a command is about to change.
 * @throws StateError as `existingRun`; UsageError for an old one, which has to be looked at first
 */
async function runToActOn(place, runId) {
    if (findOldRun(place, runId) !== null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${toldOld(runId)} Nothing else takes it before that.`);
    return (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .existingRun */ .lW)(place.stateDir, runId);
}
/** Two sentences for people about an old run. */
function toldOld(runId) {
    return `The run ${runId} is from before, and lies in .raymond/state, where agents of this project can write. \`raymond resume ${runId}\` tells what it would do, and with --adopt takes it.`;
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

/***/ 26432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ChangedState),
/* harmony export */   f: () => (/* binding */ changesOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78501);


const APART = new Set(['agents', 'results', 'workers', 'fork_counters', 'states']);
/** What turns `before` into `after`; null when nothing can, because they are not of one run's life. */
function changesOf(before, after) {
    const [was, is] = [(0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(before), (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(after)];
    const results = is.results.since(was.results);
    const workers = is.workers.since(was.workers);
    const counters = newEntries(before.fork_counters, after.fork_counters);
    const states = is.states.since(was.states);
    if (results.gone.length > 0 || counters === null || states === null)
        return null;
    return {
        ...changedFields(before, after, APART),
        ...(Object.keys(states).length > 0 && { states }),
        ...(Object.keys(counters).length > 0 && { fork_counters: counters }),
        ...(results.set.length > 0 && { results: Object.fromEntries(results.set) }),
        ...(workers.set.length > 0 && { workers: Object.fromEntries(workers.set) }),
        ...(workers.gone.length > 0 && { joined: workers.gone }),
        ...changedAgents(before.agents, after.agents),
    };
}
function changedFields(before, after, apart) {
    const was = before;
    const is = after;
    const set = [];
    for (const key of Object.keys(is))
        if (!apart.has(key) && is[key] !== was[key] && is[key] !== undefined)
            set.push([key, is[key]]);
    const unset = Object.keys(was).filter((key) => !apart.has(key) && was[key] !== undefined && is[key] === undefined);
    return { ...(set.length > 0 && { set: Object.fromEntries(set) }), ...(unset.length > 0 && { unset }) };
}
/** Null when an entry is gone, which never happens. */
function newEntries(was, is) {
    if (was === is)
        return {};
    const kept = Object.keys(was).every((id) => Object.hasOwn(is, id));
    const fresh = Object.entries(is).filter(([id, count]) => !Object.hasOwn(was, id) || was[id] !== count);
    return kept ? Object.fromEntries(fresh) : null;
}
const STACK = new Set(['stack']);
/** Stacks and visits are compared entry by entry, unless entries are taken away. */
const STACK_AND_VISITS = new Set(['stack', 'visits']);
/** Agents keep their order, and new ones come last, so that one walk along both lists finds all differences. */
function changedAgents(was, is) {
    if (was === is)
        return {};
    const gone = [];
    const changed = [];
    const visits = [];
    const stacks = [];
    let at = 0;
    for (const agent of was) {
        const next = is[at];
        if (next === agent)
            at += 1;
        else if (next?.id === agent.id) {
            at += 1;
            const counted = agent.visits === next.visits ? null : (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .newCounts */ .f)(agent.visits, next.visits);
            if (counted !== null)
                visits.push([agent.id, counted]);
            if (agent.stack !== next.stack)
                stacks.push([agent.id, stackChange(agent.stack, next.stack)]);
            const fields = changedFields(agent, next, counted === null ? STACK : STACK_AND_VISITS);
            changed.push({ id: agent.id, ...fields });
        }
        else
            gone.push(agent.id);
    }
    const added = is.slice(at);
    return {
        ...(gone.length > 0 && { gone }),
        ...(changed.length > 0 && { changed }),
        ...(visits.length > 0 && { visits: Object.fromEntries(visits) }),
        ...(stacks.length > 0 && { stacks: Object.fromEntries(stacks) }),
        ...(added.length > 0 && { added }),
    };
}
function stackChange(was, is) {
    const first = is.findIndex((frame, index) => frame !== was[index]);
    const keep = first === -1 ? is.length : first;
    return { keep, add: is.slice(keep) };
}
const KEYS = new Set(Object.keys({
    set: true,
    unset: true,
    states: true,
    fork_counters: true,
    results: true,
    workers: true,
    joined: true,
    gone: true,
    changed: true,
    visits: true,
    stacks: true,
    added: true,
}));
/**
 * Applies journal lines to a snapshot, both as they were read. It only reports what cannot be applied; whether the
 * result is a run is for the schema to check.
 */
class ChangedState {
    fields;
    states;
    counters;
    results;
    workers;
    agents;
    constructor(snapshot) {
        this.fields = snapshot;
        this.states = new Map(Object.entries(recordOf(snapshot.states)));
        this.counters = new Map(Object.entries(recordOf(snapshot.fork_counters)));
        this.results = new Map(Object.entries(recordOf(snapshot.results)));
        this.workers = new Map(Object.entries(recordOf(snapshot.workers)));
        const agents = listOf(snapshot.agents);
        this.agents = new Map(agents.map((agent) => [String(agent.id), agent]));
        if (this.agents.size < agents.length)
            throw new Error('agents: two have the same id');
    }
    /** @throws Error when a line cannot be applied */
    add(data) {
        const changes = data;
        const unknown = Object.keys(data).find((key) => !KEYS.has(key));
        if (unknown !== undefined)
            throw new Error(`this raymond does not know the key ${unknown}`);
        const kept = [...Object.keys(recordOf(changes.set)), ...namesOf(changes.unset)];
        const apart = kept.find((key) => APART.has(key));
        if (apart !== undefined)
            throw new Error(`${apart} cannot be set as a whole`);
        this.fields = changedBy(this.fields, changes.set, changes.unset);
        for (const [state, tally] of Object.entries(recordOf(changes.states)))
            this.states.set(state, tally);
        for (const [id, count] of Object.entries(recordOf(changes.fork_counters)))
            this.counters.set(id, count);
        for (const [id, result] of Object.entries(recordOf(changes.results)))
            this.results.set(id, result);
        for (const [id, worker] of Object.entries(recordOf(changes.workers)))
            this.workers.set(id, worker);
        for (const id of namesOf(changes.joined)) {
            if (!this.workers.delete(id))
                throw new Error(`worker ${id} is not there`);
        }
        for (const id of namesOf(changes.gone)) {
            if (!this.agents.delete(id))
                throw new Error(`agent ${id} is not there`);
        }
        for (const { id, set, unset } of listOf(changes.changed)) {
            this.agents.set(String(id), changedBy(this.agent(String(id)), set, unset));
        }
        for (const [id, counts] of Object.entries(recordOf(changes.visits))) {
            const agent = this.agent(id);
            this.agents.set(id, { ...agent, visits: { ...recordOf(agent.visits), ...recordOf(counts) } });
        }
        for (const [id, change] of Object.entries(recordOf(changes.stacks))) {
            const { keep, add } = recordOf(change);
            const agent = this.agent(id);
            const kept = itemsOf(agent.stack).slice(0, Number(keep));
            if (kept.length !== keep)
                throw new Error(`the stack of agent ${id} has fewer frames than are kept`);
            this.agents.set(id, { ...agent, stack: [...kept, ...itemsOf(add)] });
        }
        for (const agent of listOf(changes.added)) {
            if (this.agents.has(String(agent.id)))
                throw new Error(`agent ${String(agent.id)} is there already`);
            this.agents.set(String(agent.id), agent);
        }
    }
    agent(id) {
        const agent = this.agents.get(id);
        if (agent === undefined)
            throw new Error(`agent ${id} is not there`);
        return agent;
    }
    get data() {
        return {
            ...this.fields,
            states: Object.fromEntries(this.states),
            fork_counters: Object.fromEntries(this.counters),
            results: Object.fromEntries(this.results),
            workers: Object.fromEntries(this.workers),
            agents: [...this.agents.values()],
        };
    }
}
/** Spreading makes own fields of all names, even of `__proto__`. */
function changedBy(fields, set, unset) {
    const next = { ...fields, ...recordOf(set) };
    for (const key of namesOf(unset))
        delete next[key];
    return next;
}
function recordOf(value) {
    if (value === undefined)
        return {};
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new Error('no object');
    return value;
}
function listOf(value) {
    return itemsOf(value).map(recordOf);
}
function namesOf(value) {
    return itemsOf(value).map(String);
}
function itemsOf(value) {
    if (value === undefined)
        return [];
    if (!Array.isArray(value))
        throw new Error('no list');
    return value;
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

/***/ 39325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ projectAround),
/* harmony export */   JF: () => (/* binding */ ownTaskFolders),
/* harmony export */   Tj: () => (/* binding */ taskFolders),
/* harmony export */   XD: () => (/* binding */ markProject),
/* harmony export */   cT: () => (/* binding */ IN_PROJECT)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26607);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33377);




/**
 * All paths in a project that this program writes to, relative to the project's root (spec 9.1). The Action checks that
 * a checkout has made a link of none of them.
 */
const IN_PROJECT = {
    home: '.raymond',
    ignore: '.raymond/.gitignore',
    stateFolder: '.raymond/state-folder.txt',
    tasks: '.raymond/tasks',
    carrier: '.raymond/carrier',
    learnings: '.raymond/learnings',
};
/** Where the task folders of a run lie, in which its agents may write (spec 3.3). */
function taskFolders(root, runId) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, IN_PROJECT.tasks, runId);
}
/**
 * As `taskFolders`, for reading or removing all of it.
 * @returns null when there is no such folder, or when a link below `.raymond` leads to another one
 */
function ownTaskFolders(root, runId) {
    const folder = taskFolders(root, runId);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return null;
    const home = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, IN_PROJECT.home));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'tasks', runId) ? folder : null;
}
/**
 * The project that has had runs and holds this one's root; null where there is none. Whoever may write in a project can
 * mark a folder in it as a root, and so have a start there read options of its own.
 */
function projectAround(root, environment) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root); (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const above = (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_2__/* .markedRoot */ .T)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
        if (above === null)
            return null;
        const named = textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above, IN_PROJECT.stateFolder))?.trim();
        const homes = [(0,_state_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .stateHome */ .Z0)(above, environment), named === '' ? null : named];
        if (homes.some((home) => home != null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home)))
            return above;
        folder = above;
    }
    return null;
}
/** Config and learnings go into git, so they are not ignored. Older versions kept state and runs here (spec 9.1). */
const IGNORED = ['state', 'runs', 'tasks', 'carrier', 'state-folder.txt', '.gitignore'];
const OLDER = '/state/\n/runs/\n/checkpoint/\n/.gitignore\n';
/**
 * Makes `.raymond`, by which the project is known, with a file that tells people where its runs are kept. No link is
 * followed, since a checkout may bring one along.
 * @throws what the system says
 */
function markProject(root, stateDir) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, IN_PROJECT.home), { recursive: true });
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, IN_PROJECT.ignore);
    const found = textOf(ignore);
    if (found === null || found === OLDER)
        put(ignore, IGNORED.map((name) => `/${name}${name.includes('.') ? '' : '/'}\n`).join(''));
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, IN_PROJECT.stateFolder);
    const text = `${(0,_state_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .stateHomeOf */ .st)(stateDir) ?? stateDir}\n`;
    if (textOf(file) !== text)
        put(file, text);
}
/** Null when nothing is there; empty for a link, and for anything else that is not a plain file. */
function textOf(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    return stats.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
}
/** Replaces whatever is there, even a link. */
function put(path, text) {
    const draft = `${path}.${process.pid}`;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, text, { flag: 'wx' });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, path);
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

/***/ 57087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qy: () => (/* binding */ readStateFile),
/* harmony export */   r3: () => (/* binding */ readCommitted),
/* harmony export */   r9: () => (/* binding */ stateText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49254);
/* harmony import */ var _core_state_run_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26432);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76446);






/**
 * Reads and checks a run's state: the snapshot, and what the journal beside it adds (spec 3.2). Takes no lock, and
 * never writes.
 * @param runId the id that the state has to have
 * @throws StateError STATE_MISSING, or STATE_INVALID for a broken, foreign or newer file.
 */
async function readStateFile(path, runId) {
    return (await readCommitted(path, runId)).run;
}
/** As `readStateFile`, for callers that go on writing it. */
async function readCommitted(path, runId) {
    const { parseRun } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5608)]).then(__webpack_require__.bind(__webpack_require__, 85608));
    const { data, ...committed } = await readData(path);
    const parsed = parseRun(data);
    if ('problem' in parsed)
        throw invalid(path, parsed.problem);
    const { workflow_id: id } = parsed.run;
    if (runId !== undefined && id !== runId)
        throw invalid(path, `it is of another run, ${id}`);
    return { run: parsed.run, ...committed };
}
/** A journal that was emptied while it was read only looks broken. Read again, it is different; a broken one is not. */
async function readData(path) {
    for (let before = null;;) {
        const both = await readBoth(path);
        try {
            return dataOf(path, both);
        }
        catch (error) {
            if (!(error instanceof _journal_js__WEBPACK_IMPORTED_MODULE_5__/* .JournalProblem */ .F1))
                throw error;
            if (before !== null && before.text === both.text && before.journal.equals(both.journal))
                throw invalid((0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalPath */ .HY)(path), error.message, 'journal beside the state file');
            before = both;
        }
    }
}
/** Brings a snapshot into today's form. Version 1 had no journal, and is the same otherwise. */
function raised(path, data) {
    const { version, commit = 0, ...rest } = (typeof data === 'object' && data !== null ? data : {});
    if (version !== 1 && version !== _core_run_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_VERSION */ .n) {
        const which = JSON.stringify(version) ?? 'missing';
        throw invalid(path, `its version is ${which}, this raymond reads versions 1 and ${_core_run_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_VERSION */ .n}`);
    }
    if (typeof commit !== 'number' || !Number.isSafeInteger(commit) || commit < 0)
        throw invalid(path, 'commit: it is no number of a commit');
    return { version: _core_run_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_VERSION */ .n, ...rest, commit };
}
/** @throws StateError; JournalProblem */
function dataOf(path, { text, journal }) {
    let read;
    try {
        read = JSON.parse(text);
    }
    catch (error) {
        throw invalid(path, `it is not whole JSON (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)})`);
    }
    const { commit: held, ...snapshot } = raised(path, read);
    let state = null;
    let commit = held;
    let dropped;
    const drop = (why) => {
        dropped = why;
    };
    for (const line of (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalLines */ .nQ)(journal, held, drop)) {
        try {
            state ??= new _core_state_run_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .ChangedState */ .Y(snapshot);
            state.add(line.changes);
        }
        catch (error) {
            throw new _journal_js__WEBPACK_IMPORTED_MODULE_5__/* .JournalProblem */ .F1(`commit ${line.commit}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
        }
        commit = line.commit;
    }
    return { data: state?.data ?? snapshot, commit, ...(dropped !== undefined && { dropped }) };
}
/** A pipe in the file's place is not waited for, and no planted link is followed. Windows has neither flag. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const READ_NO_LINK = READ | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * Reads a snapshot and the journal that belongs to it: if the snapshot is still the same file after the journal was
 * read, the journal has only grown in the meantime. Otherwise both are read again.
 */
async function readBoth(path) {
    for (;;) {
        const file = await opened(path);
        try {
            const text = await textOf(path, file);
            const journal = await readJournal(path);
            if (await isStill(path, file))
                return { text, journal };
        }
        finally {
            await file.close();
        }
    }
}
async function opened(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, READ);
    }
    catch (error) {
        if (error.code === 'ENOENT') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_MISSING', 'There is no such state file. `raymond status` lists the runs.', {
                file: path,
            });
        }
        throw invalid(path, `it cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)})`);
    }
}
async function textOf(path, file) {
    try {
        return await file.readFile('utf8');
    }
    catch (error) {
        throw invalid(path, `it cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)})`);
    }
}
async function readJournal(statePath) {
    const path = (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalPath */ .HY)(statePath);
    let file;
    try {
        file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, READ_NO_LINK);
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT')
            return Buffer.alloc(0);
        const why = code === 'ELOOP' ? 'it is a symbolic link, which we make none' : (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
        throw invalid(path, why, 'journal beside the state file');
    }
    try {
        if (!(await file.stat()).isFile())
            throw new Error('it is no file');
        return await file.readFile();
    }
    catch (error) {
        throw invalid(path, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error), 'journal beside the state file');
    }
    finally {
        await file.close();
    }
}
/** While the file is open, no other file gets its inode number. */
async function isStill(path, file) {
    const mine = await file.stat({ bigint: true });
    const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path, { bigint: true }).catch(() => null);
    // If the snapshot is gone altogether, what was read is what there was.
    return there === null || (there.ino === mine.ino && there.dev === mine.dev);
}
function invalid(path, why, what = 'state file') {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_INVALID', `The ${what} cannot be used: ${why}. It was left as it is. Restore it from a copy, use the raymond that wrote it, or start a new run.`, { file: path });
}
/**
 * The text of a snapshot. People can read it, yet each agent is one line: a thousand agents stay a thousand lines.
 * @param results given for a copy of the run, whose results lie elsewhere
 */
function stateText(run, commit, results = run.results) {
    const { agents, version, ...rest } = run;
    const head = JSON.stringify({ version, commit, ...rest, results }, null, 1);
    const lines = agents.map((agent) => JSON.stringify(agent)).join(',\n  ');
    return `${head.slice(0, -2)},\n "agents": [${lines === '' ? '' : `\n  ${lines}\n `}]\n}\n`;
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
