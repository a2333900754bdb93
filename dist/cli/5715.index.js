export const id = 5715;
export const ids = [5715];
export const modules = {

/***/ 85715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
;// CONCATENATED MODULE: ./lib/report/legs.js


/** Which leg's run this is, or how the legs stand that it waits for (spec 4.10); null for a run without legs. */
function legsText(run) {
    const leg = (0,rounds/* ownLegOf */.Il)(run);
    if (leg !== null) {
        const attempt = leg.attempt === 1 ? '' : `, attempt ${leg.attempt}`;
        const share = leg.share_usd === null ? '' : `, with a share of ${(0,format/* formatUsd */.UK)(leg.share_usd)}`;
        return `leg ${leg.name} of round ${leg.round}${attempt}${share}`;
    }
    const round = (0,rounds/* openRound */.rM)(run);
    if (round === null)
        return null;
    const back = round.legs.filter(({ attempts }) => attempts.length > 0).length;
    return `${back} of ${round.legs.length} have come back (round ${round.round})`;
}

// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/report/totals.js
var totals = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/runtime/guarded/untold.js
var untold = __webpack_require__(66125);
// EXTERNAL MODULE: ./lib/store/left-changes.js
var left_changes = __webpack_require__(9336);
// EXTERNAL MODULE: ./lib/store/lock.js
var lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/state-folder.js
var state_folder = __webpack_require__(33377);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/store/valid-event.js
var valid_event = __webpack_require__(2034);
// EXTERNAL MODULE: ./lib/cli/report.js
var report = __webpack_require__(10706);
// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/status.js





















/** `raymond status [RUN_ID]` prints a table of the runs, or one run in full. */
async function statusCommand({ values, positionals }) {
    if (positionals.length > 1)
        throw new errors/* UsageError */.eb('raymond status takes one run id at most.');
    const place = (0,run_place/* runPlaceOf */.AD)(values);
    const { stateDir } = place;
    const [given] = positionals;
    if (given !== undefined) {
        if (values.all)
            throw new errors/* UsageError */.eb('raymond status --all lists the runs of every project: give no run id.');
        const { paths, isOld } = await (0,run_place/* runToLookAt */.jh)(place, (0,run_folder/* checkRunId */.np)(given));
        const run = await (0,state_file/* readStateFile */.qy)(paths.state);
        const held = (0,lock/* lockHolder */.ms)(paths.lock);
        if (values.json) {
            const shown = { ...run, status: (0,life/* statusNow */.rN)(run, held !== null), held_by: held, in_raymond: isOld };
            for (const piece of (0,report/* printed */.zd)(shown, paths.folder))
                await (0,terminal/* writeOut */.sD)(piece);
        }
        else {
            const long = (0,texts/* longResults */.FZ)(paths.folder, run.results, 1000);
            const shown = oneRun(run, { held, folder: paths.folder, isOld }, { ...run.results, ...long });
            await (0,terminal/* writeOut */.sD)((0,report_text/* sanitize */.aj)(`${shown}${await tablesOf(run, paths.events)}`));
        }
        return 0;
    }
    const listed = values.all ? await listAll(place) : await listProject(stateDir, (0,run_place/* oldStateDir */.yr)(place));
    const now = Date.now();
    listed.sort((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''));
    const wanted = wantedOf(listed, values, now);
    if (values.json)
        await (0,terminal/* writeOut */.sD)(`${JSON.stringify(wanted)}\n`);
    else if (wanted.length > 0)
        await (0,terminal/* writeOut */.sD)((0,report_text/* sanitize */.aj)(table(wanted, now)));
    else
        await (0,terminal/* writeOut */.sD)(listed.length === 0
            ? `No runs in ${stateDir}.\n`
            : `None of the ${listed.length} runs in ${stateDir}.\n`);
    for (const line of leftChanged(place, values.all ?? false))
        process.stderr.write(`raymond: warning: ${(0,report_text/* sanitize */.aj)(line)}\n`);
    return 0;
}
/** Tells of files that runs were read from, and that were changed while a run went on (spec 9.1). */
function leftChanged({ stateDir, cwd }, all) {
    const left = new left_changes/* LeftChanges */.lu((0,state_folder/* changesFolder */.Gz)(stateDir, process.env));
    (0,untold/* recordUntold */.U)(left);
    const here = (0,files/* realOf */.MN)((0,run_folder/* projectRoot */.YQ)(cwd));
    const isOurs = ({ path, project }) => (0,files/* isBelow */.Yw)(here, path) || (0,files/* isBelow */.Yw)(project, here);
    return left
        .standing()
        .filter((change) => all || isOurs(change))
        .map((change) => `${(0,left_changes/* changeText */.k0)(change)}. Put it back; or if it is meant, say so at the next start with --accept-changes.`);
}
function wantedOf(listed, { failed, since, limit }, now) {
    const from = since === undefined ? null : new Date(now - since * 1000).toISOString();
    return listed
        .filter(({ status }) => !failed || status === 'failed')
        .filter(({ updated_at: at }) => from === null || (at !== null && at >= from))
        .slice(0, limit);
}
/** Counts and costs of each state and each agent. */
async function tablesOf(run, log) {
    const story = new story_story/* Story */.g(true);
    await (0,transcript/* scanEvents */.lW)(log, (event) => (0,valid_event/* isValidEvent */.F)(event) && story.apply(event), story_story/* FIGURE_EVENTS */.P);
    const tables = (0,totals/* runTables */.fG)(run, story, 2, { columns: process.stdout.columns ?? 100 });
    return tables.map((lines) => `\n${lines.join('\n')}\n`).join('');
}
/** The runs of every project of the user's (spec 9.1). */
async function listAll({ cwd, stateDir }) {
    const here = { project: (0,run_folder/* projectRoot */.YQ)(cwd), stateDir };
    const lists = [here, ...(0,state_folder/* projectsBeside */.T3)(stateDir)].map(async ({ project, stateDir: folder }) => {
        const runs = await listProject(folder, (0,run_place/* oldStateDirOf */.tD)(project, folder));
        return runs.map((run) => ({ ...run, project }));
    });
    return (await Promise.all(lists)).flat();
}
async function listProject(stateDir, oldDir) {
    const [ids, oldIds] = await Promise.all([(0,run_folder/* listRunIds */.g$)(stateDir), (0,run_place/* listOldRunIds */.X2)(oldDir, stateDir)]);
    return Promise.all([
        ...ids.map((id) => listRun((0,run_folder/* runPaths */.Ot)(stateDir, id), id, false)),
        ...(oldDir === null ? [] : oldIds.map((id) => listRun((0,run_folder/* runPaths */.Ot)(oldDir, id), id, true))),
    ]);
}
/** @param isOld whether an older version has kept the run, in the project's `.raymond` */
async function listRun(paths, id, isOld) {
    const empty = { run_id: id, in_raymond: isOld, reason: null, states: [] };
    const unknown = { total_cost_usd: null, budget_usd: null, started_at: null, updated_at: null };
    try {
        const run = await (0,state_file/* readStateFile */.qy)(paths.state);
        const { reason, total_cost_usd, budget_usd, started_at, updated_at } = run;
        const held = (0,lock/* lockHolder */.ms)(paths.lock);
        return {
            ...empty,
            reason,
            states: run.agents.map((agent) => `${agent.id}:${agent.current_state}`),
            ...{ total_cost_usd, budget_usd, started_at, updated_at },
            status: run.transcripts_only ? 'transcripts only' : (0,life/* statusNow */.rN)(run, held !== null),
            held_by: held,
            problem: null,
        };
    }
    catch (error) {
        return { ...empty, ...unknown, status: 'unreadable', held_by: null, problem: (0,errors/* messageOf */.bD)(error) };
    }
}
function table(rows, now) {
    const isOfAll = rows.some(({ project }) => project !== undefined);
    const cells = rows.map((row) => [
        row.in_raymond ? `${row.run_id} ${run_place/* OLD_MARK */.yB}` : row.run_id,
        row.status,
        row.states.length === 0 ? '–' : shorten(row.states.join(' '), 40),
        row.total_cost_usd === null ? '–' : (0,format/* formatUsd */.UK)(row.total_cost_usd),
        row.started_at === null ? '–' : (0,format/* formatDuration */.a3)(now - Date.parse(row.started_at)),
        ...(row.project === undefined ? [] : [(0,external_node_fs_.existsSync)(row.project) ? row.project : `${row.project} (gone)`]),
    ]);
    const lines = [['RUN', 'STATUS', 'STATE', 'COST', 'AGE', ...(isOfAll ? ['PROJECT'] : [])], ...cells];
    const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
    return lines
        .map((line) => `${line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
function oneRun(run, { held, folder, isOld }, results) {
    const rows = [
        ['run', isOld ? `${run.workflow_id} ${run_place/* OLD_MARK */.yB}` : run.workflow_id],
        ['workflow', run.workflow.path],
        ['status', (0,life/* statusNow */.rN)(run, held !== null) + (run.reason === null ? '' : ` (${run.reason})`)],
        ['kept', run.transcripts_only ? 'transcripts only: to look at, and not to carry on' : ''],
        ['message', run.message ?? ''],
        ['resume at', run.resume_at ?? ''],
        ['legs', legsText(run) ?? ''],
        [
            'cost',
            `${(0,format/* formatUsd */.UK)(run.total_cost_usd)} of ${run.budget_usd === 0 ? 'no limit' : (0,format/* formatUsd */.UK)(run.budget_usd)}`,
        ],
        ...(0,totals/* uncertainCosts */.gg)(run.states).map((told) => ['note', told]),
        ['steps', String(run.steps)],
        ['started', run.started_at],
        ['updated', run.updated_at],
        ['held by', held === null ? '' : `process ${held.pid} on ${held.host}`],
        ['files', folder],
        ...run.agents.map((agent) => [
            agent.id,
            `${agent.current_state} (${agent.status}${agent.stack.length === 0 ? '' : `, ${agent.stack.length} calls deep`})${agent.error === null ? '' : ` ${agent.error.message}`}${agent.ask === null ? '' : ` asks [${agent.ask.id}]: ${agent.ask.question}`}`,
        ]),
        ...Object.entries(results).map(([id, result]) => [
            id,
            `ended: ${shorten(String(result).trim().replace(/\s+/g, ' '), 100)}`,
        ]),
    ];
    const shown = rows.filter(([, value]) => value !== '');
    const width = Math.max(...shown.map(([name]) => name.length));
    return shown.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
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
    // Agents have nothing to write in a workflow's folder, unless they work in it.
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
/** Options files in the project's root and in each folder on the way down to where agents work. */
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
 * The files that agents are not to edit, as permission rules, which beat all that is allowed: under their given paths,
 * and under their real ones. A CLI that cannot be told of folders is told of the files in them.
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
/** The paths of states in a folder. There may be more than were read. */
function statesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).flatMap((name) => ((0,_workflow_parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorkflowFile */ .Kr)(name) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)] : []));
    }
    catch {
        return [];
    }
}
/** A path for a rule. A rule's special characters have no escape that all versions know, so a wildcard replaces them. */
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
 * Records changes since runs began that have not reported them: runs that were killed within a turn, and runs that are
 * in one.
 * @param own the lock of a run that we hold ourselves, and that has not begun yet
 */
function recordUntold(left, own) {
    for (const baseline of left.baselines.all()) {
        // Changes in a project that is gone concern nobody.
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

/***/ 2034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isValidEvent)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);


const text = (value) => typeof value === 'string';
const textOrNone = (value) => value === null || typeof value === 'string';
/** JSON can hold 1e999, which is read as Infinity. */
const figure = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const anyNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const yesOrNo = (value) => typeof value === 'boolean';
const maybe = (check) => (value) => value === undefined || check(value);
const fields = (of) => (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && hasAll(value, of);
const list = (of) => (value) => Array.isArray(value) && value.every(of);
const OF_AN_AGENT = { agent: text, state: text };
const OF_A_TURN = { ...OF_AN_AGENT, turn: text };
const USAGE = fields({
    ...{ input_tokens: figure, output_tokens: figure },
    ...{ cache_read_tokens: figure, cache_write_tokens: figure },
});
const RESULTS = {
    text: fields({ text }),
    exit: fields({ exit_code: anyNumber, stdout: text, stderr: text }),
    failure: fields({ code: text, message: text }),
};
const TRANSITIONS = {
    ...Object.fromEntries(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_NAMES */ .qY.map((tag) => [tag, () => true])),
    call: fields({ return: text }),
    function: fields({ return: text }),
    fork: fields({ workers: list(_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) }),
    result: fields({ payload: text }),
};
/** The fields of each event that are shown. Of types that are not listed only type and time are checked. */
const SHOWN = {
    state_started: { ...OF_AN_AGENT, visit: figure, kind: text, input: textOrNone },
    turn_started: { ...OF_A_TURN, kind: text, attempt: figure, transcript: text },
    tool: { ...OF_AN_AGENT, name: text, summary: text },
    cost: { ...OF_A_TURN, cost_usd: figure, usage: USAGE, basis: text },
    outcome: {
        ...OF_A_TURN,
        result: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(RESULTS, value.kind)(value),
        ms: maybe(figure),
    },
    transition: {
        ...OF_A_TURN,
        transition: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(TRANSITIONS, value.tag)(value),
        implicit: yesOrNo,
        to: textOrNone,
        ...{ outcome: maybe(text), error: maybe(text) },
    },
    reminder: { ...OF_AN_AGENT, attempt: figure, code: text },
    retry: { ...OF_AN_AGENT, attempt: figure, code: text, message: text },
    waiting: { ...OF_AN_AGENT, until: text, reason: text },
    max_visits: { ...OF_AN_AGENT, count: figure, to: text },
    skipped: { ...OF_AN_AGENT, to: text },
    join_timeout: { ...OF_AN_AGENT, to: text },
    joined: { ...OF_AN_AGENT, workers: list(fields({ id: text, status: text })) },
    forked: { ...OF_AN_AGENT, worker: text, worker_state: text },
    asked: { ...OF_AN_AGENT, ask_id: text, question: text },
    answered: { ...OF_AN_AGENT, ask_id: text, answer: text },
    warning: { agent: maybe(text), state: maybe(text), message: text },
    stopped: OF_AN_AGENT,
    agent_ended: OF_AN_AGENT,
    agent_failed: { ...OF_AN_AGENT, code: text, message: text },
};
/**
 * Whether a line of a log is an event, as far as it is shown to people. A log that was brought here from elsewhere may
 * hold anything.
 */
function isValidEvent(event) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(event) || typeof event.type !== 'string' || typeof event.time !== 'string')
        return false;
    return !Object.hasOwn(SHOWN, event.type) || hasAll(event, SHOWN[event.type]);
}
function hasAll(value, of) {
    return Object.entries(of).every(([name, check]) => check(value[name]));
}
function named(checks, name) {
    return typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : () => false;
}


/***/ }),

/***/ 78608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ isSharedName),
/* harmony export */   Kr: () => (/* binding */ isWorkflowFile),
/* harmony export */   Q8: () => (/* binding */ SCRIPT_RUNTIMES),
/* harmony export */   XD: () => (/* binding */ isStateName),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   ry: () => (/* binding */ withUnixLineEnds)
/* harmony export */ });
const MANIFEST_NAME = 'workflow.yaml';
const SCRIPT_RUNTIMES = {
    sh: 'bash',
    ps1: 'powershell',
    bat: 'cmd',
};
/**
 * Whether a file is a prompt or a script. Hidden files are none, nor are those that others include or source
 * (`_style.md`), nor a README, which documents the workflow.
 */
function isStateName(name) {
    if (/^[._]/.test(name) || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** Whether prompts include a file, or scripts source it (spec 1.5): it belongs to the workflow, and is no state. */
function isSharedName(name) {
    return name.startsWith('_');
}
/** Whether a file belongs to a workflow. */
function isWorkflowFile(name) {
    return isStateName(name) || isSharedName(name) || name === MANIFEST_NAME;
}
/** The extension without its dot: `md`. */
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}
/** A file's text without a byte order mark. Null, with a finding, if it is not UTF-8 (spec 2.1). */
function decodeText(bytes, file, findings) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const message = 'the file is not UTF-8 text; save it as UTF-8';
        findings.push({ severity: 'error', rule: 'not-utf8', file, message });
        return null;
    }
}
/** The text with `\n` at line ends, so that a prompt reads the same from a Windows checkout. Line numbers stay. */
function withUnixLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** Sorts by code unit, so that the order does not depend on a locale. */
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ })

};
