export const id = 2939;
export const ids = [2939];
export const modules = {

/***/ 92939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  takeOldRun: () => (/* binding */ takeOldRun)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/launch.js
var core_launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/text/shown-path.js
var shown_path = __webpack_require__(82076);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/git.js
var checkpoint_git = __webpack_require__(82523);
// EXTERNAL MODULE: ./lib/runtime/recovery.js
var recovery = __webpack_require__(28541);
// EXTERNAL MODULE: ./lib/runtime/turns/rights.js
var turns_rights = __webpack_require__(36616);
// EXTERNAL MODULE: ./lib/store/journal.js
var journal = __webpack_require__(76446);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/cli/settings.js
var settings = __webpack_require__(35997);
// EXTERNAL MODULE: ./lib/cli/start.js
var start = __webpack_require__(87262);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/store/durable.js
var durable = __webpack_require__(60158);
// EXTERNAL MODULE: ./lib/store/lock.js
var store_lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/mailbox.js
var mailbox = __webpack_require__(84617);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
;// CONCATENATED MODULE: ./lib/cli/old-runs/move.js











/** The task folders in an old run's folder; today they lie in the project. */
const OLD_TASKS = 'tasks';
/**
 * Moves an old run to where runs are kept today, by copying it; the state goes last. A crash before that leaves the old
 * run whole, and a crash after it the new one; `removeMoved` then removes what is left of the old one.
 * @param committed the state that the user has looked at; the old file is not read again
 * @param replaced fields of the run that are replaced
 * @throws StateError STATE_LOCKED; UsageError for files that no run has
 */
async function moveRun(move, { run, commit }, replaced) {
    const { old, now, root } = move;
    const id = run.workflow_id;
    (0,run_folder/* createRunFolders */.vA)((0,external_node_path_.dirname)(now.state), now, root);
    await withLocks([old, now], async () => {
        if ((0,external_node_fs_.existsSync)(now.state))
            throw new errors/* UsageError */.eb(`There is a run ${id} already: ${now.state}.`);
        (0,external_node_fs_.rmSync)(now.folder, { recursive: true, force: true });
        (0,external_node_fs_.rmSync)((0,journal/* journalPath */.HY)(now.state), { force: true });
        copyFolder(old.folder, now.folder, [OLD_TASKS]);
        copyTasks((0,external_node_path_.join)(old.folder, OLD_TASKS), root, id);
        (0,run_folder/* makeFolder */.fc)(now.turns, run_folder/* OWNER_ONLY */.JD);
        const data = JSON.parse((0,state_file/* stateText */.r9)(run, commit));
        const draft = `${now.state}.adopting`;
        (0,external_node_fs_.writeFileSync)(draft, JSON.stringify({ ...data, ...replaced }, null, 1), { mode: 0o600 });
        await (0,state_file/* readStateFile */.qy)(draft, id);
        sync(draft);
        await (0,durable/* syncFolder */.Y)(now.folder);
        (0,external_node_fs_.renameSync)(draft, now.state);
        await (0,durable/* syncFolder */.Y)((0,external_node_path_.dirname)(now.state));
        removeOld(old);
    });
}
/**
 * Removes what a move that was cut off has left of the old run.
 * @returns whether there was any
 */
async function removeMoved({ old, now }) {
    if (!(await (0,run_place/* isMoved */.yu)(old, now)))
        return false;
    await withLocks([old], async () => removeOld(old));
    return true;
}
/** The state file goes last: after a crash the rest is found by it. */
function removeOld(old) {
    new mailbox/* Mailbox */.z(old.lock).remove();
    (0,external_node_fs_.rmSync)((0,journal/* journalPath */.HY)(old.state), { force: true });
    (0,external_node_fs_.rmSync)(old.folder, { recursive: true, force: true });
    (0,external_node_fs_.rmSync)(old.state, { force: true });
}
async function withLocks(runs, body) {
    const [first, ...others] = runs;
    if (first === undefined)
        return body();
    const lock = (0,store_lock/* acquireLock */.IZ)(first.lock, new Date().toISOString());
    try {
        await withLocks(others, body);
    }
    finally {
        lock.release();
    }
}
/** @throws StateError for a run's file that is not a plain one: a link could lead to what must not be read */
function checkPlain(old) {
    const all = [old.state, (0,journal/* journalPath */.HY)(old.state), old.folder, ...below(old.folder, [OLD_TASKS])];
    for (const path of [(0,external_node_path_.dirname)(old.folder), ...all]) {
        const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
        if (stats === undefined || stats.isFile() || stats.isDirectory())
            continue;
        throw new errors/* StateError */.qq('STATE_INVALID', 'This is no plain file, and raymond makes none such. Look at it, and remove it.', {
            file: path,
        });
    }
}
/** All paths in a folder, without following links; a folder comes before what is in it. */
function below(folder, left = []) {
    if (!(0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return [];
    return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })
        .filter(({ name }) => !left.includes(name))
        .flatMap((entry) => {
        const path = (0,external_node_path_.join)(folder, entry.name);
        return entry.isDirectory() ? [path, ...below(path)] : [path];
    });
}
function copyFolder(from, to, left) {
    (0,run_folder/* makeFolder */.fc)(to, run_folder/* OWNER_ONLY */.JD);
    for (const path of below(from, left)) {
        const target = (0,external_node_path_.join)(to, path.slice(from.length));
        if ((0,external_node_fs_.lstatSync)(path).isDirectory()) {
            (0,run_folder/* makeFolder */.fc)(target, run_folder/* OWNER_ONLY */.JD);
            continue;
        }
        (0,external_node_fs_.copyFileSync)(path, target, external_node_fs_.constants.COPYFILE_EXCL);
        (0,external_node_fs_.chmodSync)(target, 0o600);
        sync(target);
    }
}
/** Task folders belong to the agents, links and all, and stay in the project. */
function copyTasks(from, root, runId) {
    if (!(0,external_node_fs_.existsSync)(from))
        return;
    const to = (0,project_folder/* taskFolders */.Tj)(root, runId);
    (0,run_folder/* makeFolder */.fc)(to, run_folder/* OWNER_ONLY */.JD);
    if ((0,project_folder/* ownTaskFolders */.JF)(root, runId) === null)
        throw new errors/* StateError */.qq('STATE_INVALID', `${to} leads elsewhere: there is a link on the way. Remove it.`);
    (0,external_node_fs_.rmSync)(to, { recursive: true, force: true });
    (0,external_node_fs_.cpSync)(from, to, { recursive: true, verbatimSymlinks: true });
}
function sync(path) {
    const file = (0,external_node_fs_.openSync)(path, 'r+');
    try {
        (0,external_node_fs_.fsyncSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./lib/cli/old-runs/adopt.js




















/**
 * Looks for a run that an older version has kept in the project (spec 9.1). Tells what a resume of it would do, and
 * with `--adopt` moves it to where runs are kept today. An agent of the project may have written it, so no right,
 * budget or directory is taken from it. If the run was moved before, what a crash has left of the old one is removed.
 * @throws UsageError without `--adopt`, and for a run that git tracks; StateError; what opening its workflow throws
 */
async function takeOldRun(place, runId, config, open) {
    const { values: line, cwd, stateDir } = place;
    const now = (0,run_folder/* runPaths */.Ot)(stateDir, runId);
    const old = (0,run_place/* findOldRun */.iC)(place, runId);
    if (old === null) {
        const oldDir = (0,run_place/* oldStateDir */.yr)(place);
        if (oldDir !== null)
            await removeMoved({ old: (0,run_folder/* runPaths */.Ot)(oldDir, runId), now });
        return;
    }
    const root = (0,run_folder/* projectRoot */.YQ)(cwd);
    await refuseTracked(root, old, runId);
    checkPlain(old);
    const committed = await (0,state_file/* readCommitted */.r3)(old.state, runId);
    const run = (0,life/* relocate */.sU)(committed.run, root);
    checkPlace(run, root);
    const plain = { ...run.launch, ...(0,settings/* withoutRights */.yI)(run.launch), cwd, root, recording: null };
    const merged = (0,settings/* mergeFlags */.yl)(config.values, line);
    const workflow = await open(run.workflow.path, (0,settings/* resumedLaunch */.Zo)(plain, line, merged, cwd, false));
    config.checkBudget(workflow.manifest);
    const folder = (0,start/* launchFolder */.MI)(line, cwd, workflow);
    const { budget_usd: budgetUsd } = (0,core_launch/* chooseLaunch */.P4)((0,settings/* choicesIn */.sF)(merged, folder), (0,core_launch/* choicesOf */.cU)(workflow.manifest));
    const launch = { ...plain, cwd: folder };
    const told = await describe(run, old, { workflow, launch, budgetUsd, cwd });
    process.stderr.write((0,report_text/* sanitize */.aj)(`${told.join('\n')}\n`));
    if (!line.adopt)
        throw new errors/* UsageError */.eb(`${(0,run_place/* toldOld */.fr)(runId)} If that is what you want: raymond resume ${runId} --adopt; if the run is not yours, remove ${old.state}. Nothing was changed.`);
    await moveRun({ old, now, root }, { ...committed, run }, { launch, budget_usd: budgetUsd });
}
/** Refuses a workflow in folders that agents may write, or that came along with a run: nobody has looked at it. */
function checkPlace({ workflow_id, workflow: { path } }, root) {
    const ours = ['tasks', 'state', 'runs', 'carrier', 'checkpoint'].map((name) => (0,external_node_path_.join)(root, '.raymond', name));
    const within = ours.find((folder) => [path, (0,files/* realOf */.MN)(path)].some((each) => (0,files/* isBelow */.Yw)(folder, each)));
    if (within !== undefined)
        throw new errors/* UsageError */.eb(`The run ${workflow_id} is not taken: its workflow lies among our own files, where agents can write (${within}).`, { file: path });
}
/** Refuses files that git tracks: they have come with the repository, from whoever has committed them. */
async function refuseTracked(root, old, runId) {
    const files = [old.state, (0,journal/* journalPath */.HY)(old.state), old.folder].map((path) => (0,external_node_path_.relative)(root, path));
    const git = (0,checkpoint_git/* gitIn */.uM)(root, process.env);
    if ((await git.ask(['rev-parse', '--is-inside-work-tree'])) === null)
        return;
    const tracked = await trackedOf(git, files, (0,external_node_path_.dirname)(old.state));
    if (tracked === '')
        return;
    const why = tracked === null ? 'git does not say whether it tracks it' : `git tracks ${tracked.split('\n')[0]}`;
    throw new errors/* UsageError */.eb(`The run ${runId} is not taken: ${why}. A run that comes with a repository is whoever's has committed it. If it is yours, take it out of git (git rm -r --cached .raymond/state .raymond/runs).`, { file: old.state });
}
/**
 * Those of the files that are in the index or in HEAD; the folder itself if it lies in a repository of its own.
 * @returns null when git does not say
 */
async function trackedOf(git, files, folder) {
    const top = ['rev-parse', '--show-toplevel'];
    if ((await git.ask(top)) !== (await git.at(folder).ask(top)))
        return folder;
    const found = await git.ask(['--literal-pathspecs', 'ls-files', '--cached', '--', ...files]);
    if (found !== '' || (await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD'])) === null)
        return found;
    return await git.ask(['--literal-pathspecs', 'ls-tree', '-r', '--name-only', 'HEAD', '--', ...files]);
}
/** @param goesOn what the run would go on with, and the folder that paths are shown from */
async function describe(run, old, goesOn) {
    const { workflow, launch, budgetUsd, cwd } = goesOn;
    const shown = (path) => (0,shown_path/* shownPath */.p)(path, cwd, (0,external_node_os_.homedir)());
    const { loggedOutcomes } = await (0,recovery/* readOpenTurns */.F)(run, old);
    const agents = run.agents.map(({ id, current_state: state, cwd: folder, turn }) => {
        const ended = turn !== null && loggedOutcomes.has(turn.id);
        const next = ended ? ', whose turn has ended: what follows is in its log' : '';
        return `${id} in ${state}${folder === cwd ? '' : `, working in ${shown(folder)}`}${next}`;
    });
    const changed = (0,fingerprint/* changesBetween */.iv)(run.workflow.files, workflow.fingerprint.files);
    const rights = (0,settings/* rightsIn */.nN)(run.launch);
    const inForce = (0,turns_rights/* rightsInForce */.K)(workflow, { launch, mcp: undefined, from: () => 'the options' });
    const budget = budgetUsd === 0 ? 'none' : (0,format/* formatUsd */.UK)(budgetUsd);
    const rows = [
        ['run', `${run.workflow_id} (in .raymond), ${run.status}, last changed ${run.updated_at}`],
        ['workflow', shown(run.workflow.path)],
        ['goes on', agents.length === 0 ? 'nowhere: it has ended' : agents.join('; ')],
        ['changed', changed.length === 0 ? 'no file of the workflow' : changed.join(', ')],
        ['rights', rights.length === 0 ? 'it asks for none' : `not taken from it: ${rights.join('; ')}`],
        ['', `from here and from its workflow: ${inForce}`],
        ['budget', `${budget}, not its own; ${(0,format/* formatUsd */.UK)(run.total_cost_usd)} are spent, as it says`],
    ];
    return rows.map(([name, text]) => `${name.padEnd(8)}  ${text}`);
}


/***/ }),

/***/ 87262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MI: () => (/* binding */ launchFolder),
/* harmony export */   cm: () => (/* binding */ readRunInput),
/* harmony export */   vm: () => (/* binding */ startNew)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6529);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63544);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44639);
/* harmony import */ var _runtime_launch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35654);
/* harmony import */ var _runtime_needs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14985);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57087);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(12302);
/* harmony import */ var _run_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95913);
/* harmony import */ var _screen_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5073);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35997);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(32832);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(14310);

















/**
 * Starts a run of an opened workflow, or carries on the existing run with that id (spec 3.8).
 * @param loop the Ralph loop's limit
 */
async function startNew(line, cwd, workflow, loop, resume) {
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_10__/* .readConfig */ .Xg)(cwd);
    const values = (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .mergeFlags */ .yl)(config.values, line);
    config.checkBudget(workflow.manifest);
    const input = await readRunInput(values, cwd);
    checkInput(workflow, input);
    const folder = launchFolder(line, cwd, workflow);
    const given = (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .choicesIn */ .sF)(values, folder);
    const { budget_usd: budgetUsd, ...choices } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseLaunch */ .P4)(given, (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .choicesOf */ .cU)(workflow.manifest));
    const asked = {
        ...choices,
        chosen: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .chosenBy */ .mD)(given),
        on_ask: (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .onAsk */ .B8)(values, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .canPrompt */ .zu)()),
        cwd: folder,
        root: (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .projectRoot */ .YQ)(folder),
        loop,
        agent_args: (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .agentArgs */ .ny)(values, choices.agent),
    };
    (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .checkRecording */ .CN)(line, asked, workflow);
    const { launch, found } = (0,_runtime_needs_js__WEBPACK_IMPORTED_MODULE_7__/* .withRecording */ .mU)(asked, workflow, '--recording DIR');
    await (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .checkAgent */ .wn)(launch, workflow);
    if (found !== null && !values.quiet && !values.json)
        process.stderr.write(`Replays ${found}.\n`);
    const runId = values['run-id'] === undefined ? (0,_runtime_launch_js__WEBPACK_IMPORTED_MODULE_6__/* .newRunIdFor */ .Kn)(workflow) : (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .checkRunId */ .np)(values['run-id']);
    const stateDir = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .stateFolder */ .yp)(cwd, values['state-dir'], process.env);
    if (values.rollback === '' && workflow.graph !== undefined) {
        const { listEntries } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5051)]).then(__webpack_require__.bind(__webpack_require__, 85051));
        return listEntries(workflow, workflow.graph, stateDir, values.json ?? false);
    }
    const graph = await graphStart(values, workflow, stateDir);
    const logged = (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .loggedInputs */ .CP)(workflow.graph, graph?.context.vars);
    const metadata = { ...logged, ...(0,_values_js__WEBPACK_IMPORTED_MODULE_15__/* .readPairs */ .S)('metadata', values.metadata) };
    const stateFile = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .runPaths */ .Ot)(stateDir, runId).state;
    // The start itself reports a state file that cannot be read.
    const existing = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateFile) ? await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readStateFile */ .qy)(stateFile, runId).catch(() => null) : null;
    if (existing !== null && (0,_runtime_launch_js__WEBPACK_IMPORTED_MODULE_6__/* .whatElse */ .Sv)(existing, { workflow, input, graph }) === null) {
        if (existing.status !== 'completed' && !values.quiet)
            process.stderr.write(`There is a run ${runId} already: it is carried on.\n`);
        return resume({ values: line, positionals: [runId] });
    }
    if ((0,_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .findOldRun */ .iC)({ values, cwd, stateDir }, runId) !== null)
        process.stderr.write(`${(0,_run_place_js__WEBPACK_IMPORTED_MODULE_11__/* .toldOld */ .fr)(runId)} This is a new run of that id.\n`);
    if (!values.quiet && !values.json)
        for (const [name, value] of Object.entries(logged))
            process.stderr.write(`${name}: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_16__/* .oneLine */ .TN)(value)}\n`);
    return (0,_screen_run_js__WEBPACK_IMPORTED_MODULE_12__/* .runOnScreen */ .F)({ values, cwd, stateDir, rightsFrom: (0,_settings_js__WEBPACK_IMPORTED_MODULE_13__/* .rightsOf */ .DY)(line, config) }, { kind: 'new', runId, workflow, input, budgetUsd, launch, metadata, graph });
}
/** @throws UsageError for flags of state graphs when the workflow is none */
async function graphStart(values, workflow, stateDir) {
    if (workflow.graph !== undefined) {
        const { prepareGraph } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5969), __webpack_require__.e(6714), __webpack_require__.e(6643)]).then(__webpack_require__.bind(__webpack_require__, 36643));
        return prepareGraph(workflow, values, stateDir);
    }
    const flags = ['var', 'rollback', 'keep-outputs'];
    const stray = flags.find((name) => values[name] !== undefined);
    if (stray !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`--${stray} is for state graphs, and ${workflow.name} is none.`);
    return undefined;
}
/**
 * A Raili project works in the folder that holds its `.raili`, wherever it is started (spec 5.1); other workflows work
 * where their manifest says (spec 2.6). The command line beats both.
 */
function launchFolder(line, cwd, { graph, manifest }) {
    if (line.cwd !== undefined)
        return cwd;
    if (graph != null && graph.raili !== null)
        return graph.root;
    return manifest.working_directory ?? cwd;
}
async function readRunInput(values, cwd) {
    const file = values['input-file'];
    if (file === undefined)
        return values.input ?? null;
    if (values.input !== undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('Give --input or --input-file, not both.');
    try {
        const bytes = file === '-' ? await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__/* .readStdin */ .vJ)() : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, file));
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`--input-file ${file} cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    }
}
function checkInput(workflow, input) {
    const { mode, label, description } = workflow.manifest.input ?? {};
    const what = [label, description].filter(Boolean).join(': ');
    if (mode === 'required' && input === null) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The workflow ${workflow.name} needs an input${what === '' ? '' : ` (${what})`}. Give --input or --input-file.`);
    }
    if (mode === 'none' && input !== null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The workflow ${workflow.name} takes no input.`);
}


/***/ }),

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   eK: () => (/* binding */ writtenUnfiltered),
/* harmony export */   iH: () => (/* binding */ fetchCommit),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* unused harmony export checkOut */
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
        throw new StateError('STATE_INVALID', `${commit} could not be checked out: ${error.message}`);
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
