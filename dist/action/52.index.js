export const id = 52;
export const ids = [52,9867];
export const modules = {

/***/ 33862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ attemptContextOf),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   XZ: () => (/* binding */ looksAtAll),
/* harmony export */   ZW: () => (/* binding */ isFirst)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_settings_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88039);
/* harmony import */ var _identity_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96079);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99730);




const NOTHING = { candidates: [], silent: [], refused: [] };
/**
 * Who this job is and what it was asked for; nobody was asked yet what earlier attempts have left.
 * @throws UsageError for a `state-key` that is too short, and an `input-file` that cannot be read
 */
async function attemptContextOf(job) {
    const chosen = (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .sealKeysOf */ .hu)(job);
    for (const warning of chosen.warnings)
        job.voice.warning(warning);
    const identity = await (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOf */ .cu)(job);
    return {
        identity,
        chosen,
        facts: launchFactsOf(job),
        restored: null,
        isGivenAgain: false,
        uncounted: [],
        nextSequence: 1,
        earlierRunIds: [],
        candidates: [],
        look: null,
    };
}
/** On a first attempt nothing can be there under the default key: no service is asked for what cannot be. */
function looksAtAll({ inputs }, identity) {
    if (inputs['state-store'] === 'none')
        return false;
    return !isAlone(identity) || inputs['check-run-id'] === null || inputs.resume === 'force';
}
/** There is nothing to look for, and nobody to tell that this run has begun. */
function isFirst(job, identity) {
    return !looksAtAll(job, identity) && isAlone(identity) && job.inputs.resume !== 'force';
}
/** Jobs of a fan-out have one key whatever they are called, but for its legs, of which each has its own. */
const isAlone = ({ isOwnKey, attempt, stage }) => !isOwnKey && attempt <= 1 && (stage === null || stage.kind === 'work');
/** @throws UsageError for an `input-file` that cannot be read. */
function launchFactsOf(job) {
    const { workflow, agent, model, vars } = job.inputs;
    const input = (0,_open_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)(job);
    return {
        input_hash: input === null ? null : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(input).digest('hex'),
        ...{ workflow, agent, model: model === null ? null : (0,_core_settings_models_js__WEBPACK_IMPORTED_MODULE_1__/* .printModels */ .Gz)(model) },
        // The same in whatever order they were written.
        vars: Object.fromEntries(Object.entries(vars).sort(([a], [b]) => (a < b ? -1 : 1))),
    };
}


/***/ }),

/***/ 3345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ admit)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94257);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71541);
/* harmony import */ var _wake_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72490);



/** Refuses a job of people who may not start it (spec 4.8). @throws UsageError as `checkActor` */
function admit({ inputs, context, github }) {
    return (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .checkActor */ .AB)(context, {
        users: inputs['allow-users'],
        bots: inputs['allow-bots'],
        wakes: (0,_wake_js__WEBPACK_IMPORTED_MODULE_2__/* .namesRun */ .gZ)(inputs),
        ...(0,_people_js__WEBPACK_IMPORTED_MODULE_1__/* .peopleApi */ .E)(github.ask),
    });
}


/***/ }),

/***/ 37748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ headOf),
/* harmony export */   X: () => (/* binding */ workTreeAt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4491);



/**
 * Finds what is checked out at a folder. Null outside a git work tree. It reads git's own files, since a starting job
 * asks git for nothing else, and a child process takes as long as all that comes before it (spec 4.9). Git is asked
 * only where the files do not say it plainly: for a reftable, a link, a branch without a commit.
 */
async function workTreeAt(folder, environment = process.env) {
    const isElsewhere = environment.GIT_DIR !== undefined || environment.GIT_COMMON_DIR !== undefined;
    if (isElsewhere)
        return { head: await askGit(folder, environment), up: '' };
    const at = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder).catch(() => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder));
    const found = await gitFolderOf(at);
    if (found === null)
        return null;
    const head = (await readHead(found.gitFolder)) ?? (await askGit(at, environment));
    return { head, up: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(at, found.top) };
}
/** The commit that is checked out. Null outside a git work tree, and on a branch without a commit. */
async function headOf(workspace, environment = process.env) {
    return (await workTreeAt(workspace, environment))?.head ?? null;
}
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Looks for `.git` alone: a folder that is made to look like a bare repository could name any commit. */
async function gitFolderOf(top) {
    const here = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(here).catch(() => null);
    if (found?.isDirectory())
        return { gitFolder: here, top };
    // In a linked work tree or a submodule `.git` is a file that says where the folder is.
    if (found?.isFile())
        return { gitFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, (await textOf(here)).replace(/^gitdir: /, '')), top };
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top);
    return above === top ? null : gitFolderOf(above);
}
/** Null when the files do not say it plainly. */
async function readHead(folder) {
    const head = await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'));
    if (COMMIT.test(head))
        return head;
    const [, name] = /^ref: (refs\/[^\s]+)$/.exec(head) ?? [];
    if (name === undefined || name.split('/').includes('..'))
        return null;
    const common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir'))) || '.');
    const loose = await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, name));
    if (COMMIT.test(loose))
        return loose;
    if (loose !== '')
        return null;
    const packed = await textOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'packed-refs'));
    const line = packed.split('\n').find((each) => each.endsWith(` ${name}`));
    const commit = line?.slice(0, line.indexOf(' ')) ?? '';
    return COMMIT.test(commit) ? commit : null;
}
async function textOf(file) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8').catch(() => '')).trim();
}
/** Alone among our questions to git, this one honours GIT_DIR and GIT_COMMON_DIR, as the job's own git does. */
async function askGit(workspace, environment) {
    const { GIT_DIR, GIT_COMMON_DIR } = environment;
    const env = {
        ...(GIT_DIR !== undefined && { GIT_DIR }),
        ...(GIT_COMMON_DIR !== undefined && { GIT_COMMON_DIR }),
    };
    return await new _process_git_js__WEBPACK_IMPORTED_MODULE_2__.Git(workspace, environment).ask(['rev-parse', '--verify', '--quiet', 'HEAD'], { env });
}


/***/ }),

/***/ 80881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ claimRunKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);




/**
 * Takes the run key for this step of the job. All steps of one composite action have its GITHUB_ACTION, so that neither
 * their headers nor the names of their checkpoints would tell them apart.
 * @throws UsageError when an earlier step of the job has taken it
 */
function claimRunKey({ context }, { runKey, runId, attempt }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(context.temp, 'raymond-run-keys');
    const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([context.workspace, runKey, runId, attempt]))
        .digest('hex');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), '', { flag: 'wx' });
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('An earlier step of this job keeps its checkpoints under the same run key (steps of one composite action do). Nothing was spent. Give each of them a `run-key` of its own in the workflow file, which takes a new run.');
    }
}


/***/ }),

/***/ 99730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pH: () => (/* binding */ needsModel),
  ho: () => (/* binding */ open_open),
  TN: () => (/* binding */ readGraphStart),
  R5: () => (/* binding */ readInput)
});

// UNUSED EXPORTS: checkKeys

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/context.js
var context = __webpack_require__(11583);
// EXTERNAL MODULE: ./lib/core/launch.js
var core_launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/core/settings/models.js
var models = __webpack_require__(88039);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/runtime/needs.js
var needs = __webpack_require__(14985);
// EXTERNAL MODULE: ./lib/runtime/turns/model-of-state.js
var model_of_state = __webpack_require__(3794);
// EXTERNAL MODULE: ./lib/workflow/open.js + 3 modules
var workflow_open = __webpack_require__(6923);
;// CONCATENATED MODULE: ./lib/action/agent-install.js




/**
 * Makes sure that the agent CLI can be called: as it is on the PATH, else installed from npm into the
 * runner's tool cache (spec 4.1).
 * @returns the PATH to give to the run
 * @throws UsageError when it cannot be installed; it says what npm said.
 */
async function provideAgent(options) {
    const wanted = (0,agent_clis/* factsOf */.xS)(options.agent)?.program ?? null;
    if (wanted === null || isOnPath(wanted.command, options.path))
        return options.path;
    const version = options.version ?? wanted.version;
    if (!/^[\w.-]+$/.test(version))
        throw new errors/* UsageError */.eb(`agent-version: ${JSON.stringify(version)} is no version.`);
    const folder = (0,external_node_path_.join)(options.toolCache, 'raymond-agents', wanted.command, version);
    const bin = (0,external_node_path_.join)(folder, 'bin');
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'complete'))) {
        options.say(`Installing ${wanted.npm}@${version}`);
        await install(wanted, version, folder, bin);
    }
    return [bin, options.path].join(external_node_path_.delimiter);
}
async function install(wanted, version, folder, bin) {
    const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
    (0,external_node_fs_.mkdirSync)(bin, { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'package.json'), '{"private":true}\n');
    try {
        // No install scripts: the platform's package holds the binary itself.
        const args = [
            'install',
            '--no-audit',
            '--no-fund',
            '--ignore-scripts',
            '--engine-strict=false',
            `${wanted.npm}@${version}`,
        ];
        await execa('npm', args, { cwd: folder, timeout: 300_000, preferLocal: false });
        const binary = (0,external_node_path_.join)(folder, 'node_modules', wanted.binary(`${process.platform}-${process.arch}`));
        const target = (0,external_node_fs_.existsSync)(binary) ? binary : (0,external_node_path_.join)(folder, 'node_modules', '.bin', wanted.command);
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(bin, wanted.command)))
            (0,external_node_fs_.symlinkSync)(target, (0,external_node_path_.join)(bin, wanted.command));
        await execa((0,external_node_path_.join)(bin, wanted.command), wanted.check, { timeout: 60_000 });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'complete'), '');
    }
    catch (error) {
        const detail = error.stderr || (0,errors/* messageOf */.bD)(error);
        throw new errors/* UsageError */.eb(`${wanted.npm}@${version} could not be installed: ${detail.trim().split('\n').slice(-5).join(' ')}\nNothing was spent. Re-run the failed jobs to try again, or, in a new run, install it in a step before this one, so that \`${wanted.command}\` is on the PATH, or give another agent-version.`, {}, { cause: error });
    }
}
function isOnPath(command, path) {
    const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
    return path
        .split(external_node_path_.delimiter)
        .some((folder) => folder !== '' && names.some((name) => isExecutable((0,external_node_path_.join)(folder, name))));
}
function isExecutable(file) {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./lib/action/inputs.js + 2 modules
var action_inputs = __webpack_require__(93683);
// EXTERNAL MODULE: ./lib/action/job.js + 1 modules
var action_job = __webpack_require__(24535);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/core/settings/refused-args.js
var refused_args = __webpack_require__(26847);
// EXTERNAL MODULE: ./lib/core/settings/rules.js
var rules = __webpack_require__(36338);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
;// CONCATENATED MODULE: ./lib/runtime/given-settings.js









/** What a command line or the inputs say of what agents may use. It is checked before anything is spent (spec 7.5). */
/**
 * The MCP servers of some files; null without files.
 * @param given what names the files, for messages
 * @throws UsageError
 */
async function readServerFiles(given, files) {
    const servers = new ServerList();
    for (const file of files) {
        const problem = servers.add(await readServers(given, file));
        if (problem !== null)
            throw new UsageError(`${given}: ${problem}.`, { file });
    }
    return files.length === 0 ? null : servers.all;
}
async function readServers(given, file) {
    const text = await readFile(file, 'utf8').catch((error) => {
        throw new UsageError(`${given}: the file cannot be read: ${messageOf(error)}`, { file });
    });
    const read = readJsonObject(text);
    if ('problem' in read) {
        const { problem, line, column } = read;
        throw new UsageError(`${given}: the file ${problem} (line ${line}, column ${column})`, { file, line });
    }
    const found = parseServers(read.object);
    if ('problem' in found)
        throw new UsageError(`${given}: ${found.problem}`, { file });
    return found.servers;
}
/**
 * Checks rules, arguments and permissions that are given.
 * @param named how a face calls the option that sets each: `--allow`, `allow`; of `agent_args` the CLI's
 * @throws UsageError
 */
function checkRights(given, named) {
    const { permission_mode: mode, agent_args: args } = given;
    if (mode !== null && !core_launch/* PERMISSION_MODES */.RO.some((each) => each === mode)) {
        const near = (0,nearest/* nearest */.pA)(core_launch/* PERMISSION_MODES */.RO, mode);
        const hint = near === undefined ? `Known: ${core_launch/* PERMISSION_MODES */.RO.join(', ')}.` : `Did you mean ${near}?`;
        throw new errors/* UsageError */.eb(`"${mode}" is no permission mode. ${hint}`);
    }
    for (const key of ['allow', 'deny']) {
        const strange = given[key]?.find((rule) => (0,rules/* parseRule */.iT)(rule) === null);
        if (strange !== undefined) {
            const such = "such as Edit or 'Bash(npm test:*)'";
            throw new errors/* UsageError */.eb(`${named(key)}: "${strange}" is no permission rule, ${such}.`);
        }
    }
    if (args === null || !(0,agent_clis/* isAgentCliName */.Jr)(args.cli))
        return;
    const { ownFlags } = agent_clis/* AGENT_CLIS */.iU[args.cli];
    const why = (0,refused_args/* refusedArgument */.Q)(args.list, ownFlags);
    if (why !== null)
        throw new errors/* UsageError */.eb(`${named('agent-arg', args.cli)}: ${why}.`);
}

;// CONCATENATED MODULE: ./lib/action/settings.js





/**
 * What this job's inputs say of how the run is run; where they are silent, the workflow's manifest, else the
 * defaults (spec 4.8).
 * @throws RaymondError OUTSIDE_WORKSPACE for a directory of the manifest's
 */
function settingsOf(job, { manifest }) {
    const { inputs, cwd, context } = job;
    const given = { ...(0,core_launch/* choicesNamed */.K2)(inputs), budget_usd: inputs.budget, recording: recordingOf(job) };
    const { budget_usd: budgetUsd, ...choices } = (0,core_launch/* chooseLaunch */.P4)(given, (0,core_launch/* choicesOf */.cU)(manifest));
    const on_ask = inputs['on-ask'] === 'fail' ? 'fail' : 'pause';
    // The input's default is the workspace itself.
    const isChosen = cwd !== (0,external_node_path_.resolve)(context.workspace);
    const folder = isChosen ? cwd : (manifest.working_directory ?? cwd);
    if (folder !== cwd)
        (0,action_job/* directoryCheck */.ym)(job)(folder);
    const chosen = (0,core_launch/* chosenBy */.mD)(given);
    const agent_args = argumentsIn(inputs);
    checkRights({ ...choices, agent_args }, (option, cli) => argumentInput(cli) ?? option);
    const launch = {
        ...choices,
        chosen,
        on_ask,
        cwd: folder,
        root: context.workspace,
        loop: null,
        agent_args,
    };
    return { budgetUsd, launch };
}
function argumentsIn(inputs) {
    const given = agent_clis/* ARGS_INPUTS */.Uv.flatMap(({ cli, input }) => {
        const list = inputs[input];
        return list === null ? [] : [{ cli, list: [...list] }];
    });
    return given[0] ?? null;
}
function argumentInput(cli) {
    return agent_clis/* ARGS_INPUTS */.Uv.find((each) => each.cli === cli)?.input;
}
/** The recording that `replay` plays, absolute. */
function recordingOf({ inputs, cwd }) {
    return inputs.recording === null ? null : (0,external_node_path_.resolve)(cwd, inputs.recording);
}

;// CONCATENATED MODULE: ./lib/action/open.js
















/**
 * Opens the workflow, and makes sure that the agent CLIs of its states can be called.
 * @throws WorkflowError, UsageError; RaymondError AUTHENTICATION as `checkKeys`
 */
async function open_open(job, checkout) {
    const { inputs, environment, context } = job;
    const workflow = await (0,workflow_open/* openWorkflow */.g)(checkout.workflow, {
        agentCli: (0,core_launch/* agentAskedFor */.te)(inputs.agent),
        mayImport: checkout.mayImport,
        maySkipPermissions: inputs['dangerously-skip-permissions'],
    });
    const { launch: given, budgetUsd } = settingsOf(job, workflow);
    const { launch, found } = (0,needs/* withRecording */.mU)(given, workflow, 'the input `recording`');
    if (found !== null)
        job.voice.info(`Replays ${found}.`);
    const toolCache = environment.RUNNER_TOOL_CACHE || (0,external_node_path_.join)(context.temp, 'tools');
    let path = environment.PATH ?? '';
    const agents = (0,model_of_state/* agentsOf */.et)(workflow, launch);
    checkEffort(job, launch);
    (0,models/* checkModels */.hu)(launch, environment);
    checkKeys(agents, environment, context);
    if (checkout.ignoreProjectSettings)
        tellWhatIsLoaded(job, agents);
    for (const agent of agents) {
        // Each CLI has versions of its own: the input speaks of the one that the run names.
        const version = agent === launch.agent ? inputs['agent-version'] : null;
        path = await provideAgent({ agent, version, path, toolCache, say: (message) => job.voice.info(message) });
    }
    const { ignoreProjectSettings } = checkout;
    return { workflow, launch, budgetUsd, environment: { ...environment, PATH: path }, ignoreProjectSettings };
}
/**
 * A CLI that takes an unknown effort for none would do so silently.
 * @throws UsageError
 */
function checkEffort({ inputs }, { agent, effort }) {
    const efforts = (0,agent_clis/* factsOf */.xS)(agent)?.efforts ?? null;
    if (effort === null || efforts === null || efforts.includes(effort))
        return;
    if (inputs.effort !== null)
        throw (0,action_inputs/* notOneOf */.NR)('effort', effort, efforts);
    throw new errors/* UsageError */.eb(`The workflow's own effort, "${effort}", is none that ${agent} knows: give one of ${efforts.join(', ')}, there or by the input \`effort\`.`);
}
/** Not every CLI can be told to leave alone all that an untrusted checkout brings along (spec 4.8). */
function tellWhatIsLoaded({ voice }, agents) {
    for (const agent of agents) {
        const facts = (0,agent_clis/* factsOf */.xS)(agent);
        if (facts === null || facts.projectSettings.cannot.length === 0)
            continue;
        voice.warning(`The checkout is not trusted, and ${facts.title} loads some of it all the same: ${facts.projectSettings.cannot.join('; ')}.`);
    }
}
/** Does some state call a model? Scripts and recordings do not. */
function needsModel({ workflow, launch }) {
    return (0,model_of_state/* agentsOf */.et)(workflow, launch).some((agent) => (0,agent_clis/* factsOf */.xS)(agent)?.program !== null);
}
/** The text that the first state sees. @throws UsageError for a file that cannot be read, or a link out of the checkout. */
function readInput(job) {
    const { inputs, cwd } = job;
    const file = inputs['input-file'];
    if (file === null)
        return inputs.input;
    const path = (0,external_node_path_.resolve)(cwd, file);
    (0,action_job/* checkLink */.tD)(job, 'input-file', path);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode((0,files/* readPlainFile */.b$)(path));
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`input-file: ${file} cannot be read: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
/**
 * What a state graph starts with: the input `vars` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for inputs without a value, and for `vars` where there is no state graph.
 */
async function readGraphStart({ inputs }, workflow) {
    const { graph } = workflow;
    if (graph === undefined) {
        if (Object.keys(inputs.vars).length === 0)
            return undefined;
        throw new errors/* UsageError */.eb(`vars: is for state graphs, and ${workflow.name} is none.`);
    }
    const { inputValues, missingInputs, readVars } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5969), __webpack_require__.e(3338)]).then(__webpack_require__.bind(__webpack_require__, 33338));
    const { values, missing } = inputValues(graph.inputs, inputs.vars, await readVars(graph.folder));
    if (missing.length > 0)
        throw missingInputs(missing, workflow.path);
    return { entry: workflow.entry, context: { ...context/* EMPTY_CONTEXT */.S, vars: values } };
}
/**
 * Finds out before anything is installed whether each agent CLI has what it logs in with (spec 4.8): a key from an
 * input or the environment, a login in its own folder, or a cloud's.
 * @throws RaymondError AUTHENTICATION that names the input
 */
function checkKeys(agents, environment, context) {
    for (const agent of agents) {
        const facts = (0,agent_clis/* factsOf */.xS)(agent);
        if (facts === null || facts.keys.length === 0 || isLoggedIn(facts, environment))
            continue;
        throw new errors/* RaymondError */.xC('AUTHENTICATION', `The workflow runs ${facts.title}, and there is no key for it. ${wayToGive(facts)}${whyEmpty(context)}`);
    }
}
function isLoggedIn(facts, environment) {
    // A Mac keeps logins in its keychain, which is the CLI's own to ask.
    if (process.platform === 'darwin')
        return true;
    const { keys, logins } = facts;
    if (keys.some(({ variable }) => (environment[variable] ?? '') !== ''))
        return true;
    if (logins.variables.some((name) => !/^(|0|false|no|off)$/i.test(environment[name] ?? '')))
        return true;
    if (facts.home === null)
        return false;
    const user = environment.HOME || (0,external_node_os_.homedir)();
    const home = environment[facts.home.variable] || (0,external_node_path_.join)(user, facts.home.folder);
    return logins.files.some(({ name, says }) => textOf((0,external_node_path_.join)(home, name)).includes(says));
}
function textOf(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}
/** As it is to be written into the workflow file. */
function wayToGive({ keys }) {
    const [key, ...others] = keys;
    const { variable = '', input } = key ?? {};
    const secret = `\${{ secrets.${variable} }}`;
    const more = others.flatMap((each) => (each.input === undefined ? [] : [`\`${each.input}\``]));
    const or = more.length === 0 ? '' : ` (or ${more.join(', ')})`;
    return input === undefined
        ? `Give the step the variable, below \`env\`:\n${variable}: ${secret}`
        : `Give the step the input${or}, below \`with\`:\n${input}: ${secret}`;
}
/** Where the secret is named and yet empty. */
function whyEmpty({ eventName, event, actor, owner, repo }) {
    const pull = event.pull_request;
    const isForks = pull !== undefined && pull.head?.repo?.full_name !== `${owner}/${repo}`;
    if (isForks && eventName !== 'pull_request_target')
        return '\nThis is a pull request from a fork: GitHub gives it no secrets, so that the workflow can only run on branches of the repository itself.';
    if (actor === 'dependabot[bot]')
        return '\nDependabot started this run: it is given the secrets of Dependabot alone (Settings > Secrets > Dependabot).';
    return '\nIf it is there, the secret is empty: it does not exist in this repository or environment.';
}


/***/ }),

/***/ 99030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ isLease),
/* harmony export */   UF: () => (/* binding */ collisionText),
/* harmony export */   Y5: () => (/* binding */ needsLease),
/* harmony export */   ZT: () => (/* binding */ isBeside),
/* harmony export */   cy: () => (/* binding */ highestSequence),
/* harmony export */   e3: () => (/* binding */ writeLease),
/* harmony export */   ez: () => (/* binding */ turnAmong),
/* harmony export */   h4: () => (/* binding */ mayMeet),
/* harmony export */   yL: () => (/* binding */ newcomers)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78527);
/* harmony import */ var _runtime_sealed_elect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31458);




function writeLease(folder, time) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .LEASE_FILE */ .wX), JSON.stringify({ version: 1, time }));
}
const isLease = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .LEASE_FILE */ .wX));
/** May two be at work under this key at all? Under the default key nobody else has it but our own attempts. */
const needsLease = (identity) => identity.attempt > 1 || mayMeet(identity);
/** May others, who are no attempts of ours, begin under it at the same moment? The plans of two fan-outs of a run may. */
const mayMeet = ({ isOwnKey, stage }) => isOwnKey || (stage !== null && stage.kind !== 'work');
/** What was not there when we looked first: our own lease, and those of runs that began at the same moment. */
function newcomers(before, after) {
    const known = new Set(before.map(({ name }) => name));
    return after.filter(({ name }) => !known.has(name));
}
/**
 * How far a name may be ahead of what is sealed. Anybody can write one, and after the highest number that a name can
 * have there is none for us: what we save then would never be found.
 */
const FURTHEST_AHEAD = 1_000_000;
/**
 * The highest sequence of the run key: the next checkpoint takes a higher one.
 * @param candidates by their names, whatever became of them
 * @param headers of those that have opened
 */
function highestSequence(candidates, headers) {
    const sealed = Math.max(0, ...headers.map(({ sequence }) => sequence));
    const claimed = candidates.map(({ claims }) => claims.sequence);
    return Math.max(sealed, ...claimed.filter((sequence) => sequence <= sealed + FURTHEST_AHEAD));
}
const POLL_ATTEMPTS = 20;
/**
 * Whose turn it is, of runs that have begun at the same moment (spec 4.3, "One at a time"): each has written its lease
 * before it looks for the others'.
 * @param newcomers headers of what was not there when this run looked first, its own among them
 */
async function turnAmong(newcomers, identity, { writer, wait }) {
    const colliding = newcomers.find((header) => isBeside(header, identity));
    if (colliding !== undefined)
        return { kind: 'collision', header: colliding };
    const others = newcomers.filter(({ run_id }) => run_id !== identity.runId);
    const lost = await (0,_runtime_sealed_elect_js__WEBPACK_IMPORTED_MODULE_3__/* .elect */ .c)(others, { self: identity.runId, look: writer, attempts: POLL_ATTEMPTS, wait });
    return lost === null ? { kind: 'mine' } : { kind: 'theirs', header: lost.winner, why: lost.why };
}
/** Is it of another job or step of this same attempt? */
const isBeside = (header, who) => header.run_id === who.runId &&
    header.attempt === who.attempt &&
    (header.job !== who.job || header.step !== who.step);
function collisionText({ job, step }) {
    return `Another job or step of this attempt (${job}, step ${step}) keeps its checkpoints under the same run key. Nothing was spent. Give each of them a \`run-key\` of its own in the workflow file, which takes a new run.`;
}


/***/ }),

/***/ 70052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attend: () => (/* binding */ attend)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/runtime/launch.js + 24 modules
var launch = __webpack_require__(48980);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/action/checkpoint/save-schedule.js + 5 modules
var save_schedule = __webpack_require__(95065);
// EXTERNAL MODULE: ./lib/action/context.js
var context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/action/end/finish.js
var finish = __webpack_require__(94401);
// EXTERNAL MODULE: ./lib/action/end/without-run.js
var without_run = __webpack_require__(80620);
;// CONCATENATED MODULE: ./lib/action/end/broken.js






/** Ends a job whose run broke: outputs and summary are those of its state file. `post` still saves the run. */
async function breakOff(job, broken) {
    const paths = (0,run_folder/* runPaths */.Ot)(job.stateDir, broken.runId);
    const before = await (0,state_file/* readStateFile */.qy)(paths.state).catch(() => null);
    // The run broke before there was a state: nothing is left for `post` to keep.
    if (before === null) {
        job.voice.saveState('settled', 'true');
        return (0,without_run.endWithoutRun)(job, broken.error);
    }
    const { code, text } = (0,without_run/* told */.Ev)(broken.error, job.environment);
    const run = (0,life/* endRun */.lb)(before, { status: 'failed', reason: code, message: text, resume_at: null });
    const runCostUsd = (0,budget/* addUsd */.UP)(run.total_cost_usd, -broken.costBefore);
    const end = { run, paths, runCostUsd };
    const { resumed, kept } = broken;
    (0,finish/* setOutputs */.n0)(job.voice, { end, resumed, ...kept, folder: job.context.temp });
    await (0,finish/* writeSummary */.Sy)(job, { end, ...kept });
    job.voice.saveState('summary', 'written');
    job.voice.setFailed(text);
}

// EXTERNAL MODULE: ./lib/report/summary/not-started.js
var not_started = __webpack_require__(604);
;// CONCATENATED MODULE: ./lib/action/end/nothing.js



/** Ends a job that was woken and has nothing to go on with. It ends well, with all outputs set; nothing was spent. */
function endWithNothing(job, message) {
    (0,finish/* setOutputs */.n0)(job.voice, { ...without_run/* NO_RUN */.e_, folder: job.context.temp });
    job.voice.notice(message);
    if (!job.inputs.summary)
        return;
    job.voice.summary((0,not_started/* nothingSummary */.a)({ workflow: job.inputs.workflow, message, redact: (text) => job.voice.redact(text) }));
}

// EXTERNAL MODULE: ./lib/action/guard/head.js
var head = __webpack_require__(37748);
// EXTERNAL MODULE: ./lib/action/job.js + 1 modules
var action_job = __webpack_require__(24535);
;// CONCATENATED MODULE: ./lib/action/modes/modes.js
/** A mode is its name in `input-table.ts`, its line here, and its file, which ends in `endCheck`. */
const CHECKS = {
    test: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(7291), __webpack_require__.e(5969), __webpack_require__.e(8084)]).then(__webpack_require__.bind(__webpack_require__, 68084))).testJob,
    lint: async () => (await Promise.all(/* import() */[__webpack_require__.e(2589), __webpack_require__.e(7114), __webpack_require__.e(3204)]).then(__webpack_require__.bind(__webpack_require__, 53204))).lintJob,
    tick: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839), __webpack_require__.e(5447), __webpack_require__.e(3878)]).then(__webpack_require__.bind(__webpack_require__, 83878))).tickJob,
    answer: async () => (await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839), __webpack_require__.e(5447), __webpack_require__.e(7315)]).then(__webpack_require__.bind(__webpack_require__, 87315))).answerJob,
};
/** Null when the job is to run its workflow. */
async function checkOf({ inputs }) {
    return inputs.mode === 'run' || inputs.mode === 'collect' ? null : CHECKS[inputs.mode]();
}

// EXTERNAL MODULE: ./lib/action/open.js + 3 modules
var action_open = __webpack_require__(99730);
// EXTERNAL MODULE: ./lib/action/checkpoint/attempt-context.js
var attempt_context = __webpack_require__(33862);
// EXTERNAL MODULE: ./lib/action/guard/admit.js
var admit = __webpack_require__(3345);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/process/git.js + 1 modules
var git = __webpack_require__(4491);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/action/guard/trust.js
var guard_trust = __webpack_require__(92946);
;// CONCATENATED MODULE: ./lib/action/guard/event-head.js

/** Which head of a pull request the person meant who caused the event (spec 4.8). */
function momentOf({ eventName, event }) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            // Whoever pushes has judged nothing. Every other action judges a pull request whose branch may move on meanwhile.
            return event.action === 'opened' || event.action === 'synchronize' ? { kind: 'none' } : commitIn(event);
        case 'pull_request_review':
        case 'pull_request_review_comment':
            return commitIn(event);
        case 'issue_comment': {
            const pullRequest = (0,guard_trust.at)(event, 'issue', 'number');
            const time = (0,guard_trust.at)(event, 'comment', 'created_at');
            if (typeof (0,guard_trust.at)(event, 'issue') === 'object' && !(0,guard_trust/* isOnPullRequest */.aO)(event))
                return { kind: 'none' };
            return typeof pullRequest === 'number' && typeof time === 'string'
                ? { kind: 'time', pullRequest, at: time }
                : { kind: 'commit', sha: null };
        }
        default:
            return { kind: 'none' };
    }
}
function commitIn(event) {
    const sha = (0,guard_trust.at)(event, 'pull_request', 'head', 'sha');
    return { kind: 'commit', sha: typeof sha === 'string' ? sha : null };
}
/**
 * Is HEAD what the person saw? A commit's own dates can be forged, so a comment's time is compared with GitHub's time
 * of the last push.
 * @param known commits that need no look: GITHUB_SHA and the default branch's
 * @returns why not. Null when it is.
 */
function laterThanEvent(moment, head, known, now) {
    if (moment.kind === 'none' || head === null || known.includes(head))
        return null;
    if (moment.kind === 'commit') {
        return head === moment.sha
            ? null
            : `HEAD is ${head}, and the event is about ${moment.sha ?? 'no commit'}`;
    }
    if (now === null)
        return 'the API does not say what the pull request was when the comment was written';
    if (head !== now.headSha)
        return `HEAD is ${head}, and the pull request is at ${now.headSha}`;
    if (now.pushedAt === null)
        return 'the repository of the pull request is gone';
    const isOlder = Date.parse(now.pushedAt) <= Date.parse(moment.at);
    return isOlder ? null : `somebody pushed at ${now.pushedAt}, after the comment of ${moment.at}`;
}

;// CONCATENATED MODULE: ./lib/action/guard/checkout.js












/**
 * Finds out whether strangers may have written what is checked out, before anything in it is read or restored over.
 * @throws UsageError for a head that the person who caused the event cannot have seen, and where the base commit
 * cannot be had.
 */
async function judgeCheckout(job) {
    const { inputs, context, voice } = job;
    (0,action_job/* checkLink */.tD)(job, 'working-directory', job.cwd);
    // A checkout may bring these folders along as links, and we write and delete in them.
    for (const path of Object.values(project_folder/* IN_PROJECT */.cT))
        (0,action_job/* checkLink */.tD)(job, path, (0,external_node_path_.join)(context.workspace, path));
    const workflow = (0,external_node_path_.resolve)(job.cwd, inputs.workflow);
    const checkouts = await checkoutsOf(job, workflow);
    const of = (head) => checkouts.map((each) => (0,guard_trust/* trustOf */.An)(context, each.head, head));
    const isTrusted = ({ kind }) => kind === 'trusted';
    // The remote is asked only where its answer matters.
    const defaultHead = of(null).every(isTrusted) ? null : await defaultBranchHead(job);
    const trust = of(defaultHead).find((each) => !isTrusted(each)) ?? guard_trust/* TRUSTED */.Se;
    if (trust.kind === 'trusted') {
        return { ignoreProjectSettings: false, workflow, mayImport: importsOf(job, checkouts) };
    }
    if (!inputs['trust-checkout'])
        for (const { head } of checkouts)
            await checkMoment(job, head, defaultHead);
    const ignoreProjectSettings = !inputs['project-settings'];
    const isCheckedOut = (0,files/* isBelow */.Yw)(context.workspace, workflow);
    const readsBase = isCheckedOut && !inputs['trust-checkout'];
    const base = (0,guard_trust/* baseCommitOf */.sP)(context);
    if (readsBase && base === null)
        throw new errors/* UsageError */.eb(`The checkout is not trusted: ${trust.why}. And the event does not say which commit is its base, so that the workflow cannot be read from there. If the checkout may say what agents do: trust-checkout: true`);
    const told = [
        ignoreProjectSettings && 'its settings, hooks and MCP servers for agents are not loaded',
        readsBase && `the workflow is read from ${base}`,
    ].filter((each) => each !== false);
    if (told.length > 0)
        voice.notice(`The checkout is not trusted: ${trust.why}. So ${told.join(', and ')}.`);
    const { top } = checkouts.at(-1);
    const inside = (0,external_node_path_.relative)((0,files/* isBelow */.Yw)(top, workflow) ? top : context.workspace, workflow);
    if (!readsBase || base === null) {
        // A workflow that lies outside of the workspace must not import what nobody trusts.
        const judged = inputs['trust-checkout'] ? checkouts : [];
        return { ignoreProjectSettings, workflow, mayImport: importsOf(job, judged) };
    }
    const folder = await baseFolder(job, base);
    const root = (0,external_node_fs_.realpathSync)(folder);
    return {
        ignoreProjectSettings,
        workflow: (0,external_node_path_.join)(folder, inside),
        mayImport: async (path) => (0,files/* isBelow */.Yw)(root, path) ? null : `it is not in ${base}, the commit that the workflow is read from`,
    };
}
/** Other workflows have to lie in the workspace, in checkouts that have been judged. */
function importsOf(job, judged) {
    const { inputs, context } = job;
    return async (path) => {
        if (!(0,files/* isBelow */.Yw)((0,files/* realOf */.MN)(context.workspace), path)) {
            if (inputs['allow-outside-workspace'])
                return null;
            return `it lies outside of the workspace, at ${path}. If that is meant: allow-outside-workspace: true`;
        }
        const { top } = await checkoutAt(job, path);
        if (inputs['trust-checkout'] || judged.some((each) => (0,files/* realOf */.MN)(each.top) === (0,files/* realOf */.MN)(top)))
            return null;
        return `it lies in another checkout than the workflow, ${(0,external_node_path_.relative)(context.workspace, top) || '.'}, which may be anybody's. If it may say what agents do: trust-checkout: true`;
    };
}
/**
 * Finds the checkouts in which the agents work and in which the workflow lies; that of the workflow comes last. A job
 * may have several checkouts beside and in each other (`path:` of actions/checkout).
 */
async function checkoutsOf(job, workflow) {
    const { workspace } = job.context;
    const folders = (0,files/* isBelow */.Yw)(workspace, workflow) ? [job.cwd, workflow] : [job.cwd];
    const found = await Promise.all(folders.map((folder) => checkoutAt(job, folder)));
    return found.filter(({ top }, at) => found.findLastIndex((each) => each.top === top) === at);
}
async function checkoutAt(job, path) {
    let folder = path;
    while (!isDirectory(folder) && (0,external_node_path_.dirname)(folder) !== folder)
        folder = (0,external_node_path_.dirname)(folder);
    const found = await (0,head/* workTreeAt */.X)(folder);
    if (found === null)
        return { head: null, top: job.context.workspace };
    return { head: found.head, top: (0,external_node_path_.resolve)(folder, found.up) };
}
function isDirectory(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
/** @throws UsageError for a head that may be newer than what the person saw who caused the event */
async function checkMoment(job, head, defaultHead) {
    const { context } = job;
    const moment = momentOf(context);
    const now = moment.kind === 'time' ? await pullRequestNow(job, moment.pullRequest) : null;
    const why = laterThanEvent(moment, head, [context.sha, defaultHead], now);
    if (why === null)
        return;
    throw new errors/* UsageError */.eb(`What is checked out may be newer than what ${context.actor} saw (${context.eventName}): ${why}. Comment or label again, or check out the commit that the event names; if any head is meant: trust-checkout: true`);
}
/** Null when the API does not say. */
async function pullRequestNow({ github }, number) {
    const said = await github.ask('GET /repos/{owner}/{repo}/pulls/{number}', { number });
    if (said.kind !== 'answer')
        return null;
    const { sha, repo } = said.data.head;
    return { headSha: sha, pushedAt: repo?.pushed_at ?? null };
}
/**
 * Asks this repository by its address, and not `origin`, which in a checkout of a fork is the fork.
 * @returns null when it does not answer; then no checkout is trusted for being the default branch's
 */
async function defaultBranchHead(job) {
    try {
        const text = await checkout_git(job, ['ls-remote', (0,context/* repositoryUrl */.Ek)(job.context), 'HEAD'], tempOf(job));
        return /^([0-9a-f]{40,64})\tHEAD$/m.exec(text)?.[1] ?? null;
    }
    catch {
        return null;
    }
}
function tempOf({ context }) {
    (0,external_node_fs_.mkdirSync)(context.temp, { recursive: true });
    return context.temp;
}
/** Fetches the base commit's files into a folder of ours. @throws UsageError when that fails */
async function baseFolder(job, commit) {
    const folder = (0,external_node_path_.join)(tempOf(job), carrier/* BASE_FOLDER */.V8);
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    try {
        await checkout_git(job, ['init', '--quiet', folder], tempOf(job));
        const from = (0,context/* repositoryUrl */.Ek)(job.context);
        await checkout_git(job, ['fetch', '--quiet', '--depth=1', '--no-tags', from, commit], folder);
        await checkout_git(job, ['checkout', '--quiet', '--detach', commit], folder);
        return folder;
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`The checkout is not trusted, and the base commit ${commit} that the workflow is read from instead could not be fetched: ${(0,errors/* messageOf */.bD)(error).split('\n').slice(0, 3).join(' ')} Re-run the failed jobs to try again. If the checkout may say what agents do: trust-checkout: true`);
    }
}
/** Runs git with the job's token for the job's server. @throws Error as git tells it */
async function checkout_git({ context, inputs, environment }, args, cwd) {
    const token = inputs['github-token'];
    const key = `http.${context.serverUrl}/.extraheader`;
    const header = Buffer.from(`x-access-token:${token}`).toString('base64');
    // The token goes by the environment, since everybody on the machine can see arguments. The empty first value drops
    // the header that actions/checkout may have set for the same server.
    const env = {
        ...{ GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '' },
        ...{ GIT_CONFIG_KEY_1: key, GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${header}` },
    };
    const options = { timeout: 120_000, ...(token !== null && { env }) };
    return await new git.Git(cwd, environment).online().text(args, options);
}

// EXTERNAL MODULE: ./lib/action/guard/wake.js
var wake = __webpack_require__(72490);
// EXTERNAL MODULE: ./lib/action/identity/claim.js
var claim = __webpack_require__(80881);
// EXTERNAL MODULE: ./lib/action/identity/github.js + 3 modules
var github = __webpack_require__(95106);
;// CONCATENATED MODULE: ./lib/action/prepare.js










/** @returns `opened: null` for a run that is over already; `nothing` for a woken job that has nothing to go on with */
async function prepare(job) {
    await (0,admit/* admit */.w)(job);
    // The checkout is judged before the work tree of a checkpoint is laid over it.
    const checkout = await judgeCheckout(job);
    const { answer, 'comment-id': commentId } = job.inputs;
    // What goes on with a run is loaded where there is one: a first attempt has no use for it.
    const goingOn = () => Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839), __webpack_require__.e(5447), __webpack_require__.e(8285), __webpack_require__.e(9092), __webpack_require__.e(5998)]).then(__webpack_require__.bind(__webpack_require__, 65998));
    if (commentId !== null)
        return (await goingOn()).goOnByComment(job, commentId, checkout);
    const first = await (0,attempt_context/* attemptContextOf */.Cu)(job);
    if (first.identity.stage !== null || !(0,attempt_context/* isFirst */.ZW)(job, first.identity))
        return (await goingOn()).goOnByInputs(job, first, checkout);
    if (answer !== null)
        throw new errors/* UsageError */.eb(wake/* NOBODY_ASKS */.RY);
    (0,claim/* claimRunKey */.t)(job, first.identity);
    const opened = await (0,action_open/* open */.ho)(job, checkout);
    return { job, opened, standing: first, answers: { given: [], inputs: [] } };
}
/** Tells before anything is spent what a question would need. @throws UsageError as `checkAsking` */
async function nameRights({ job, opened, standing }) {
    // A run that goes on was checked when it began.
    if (standing.restored !== null)
        return;
    const { checkAsking } = await __webpack_require__.e(/* import() */ 1701).then(__webpack_require__.bind(__webpack_require__, 81701));
    const { ask } = (0,github/* githubOf */.z)(job, RIGHTS_TIMEOUT_MS);
    const issue = standing.chosen.keys === null ? null : (0,context/* subjectOf */.et)(job.context.event);
    await checkAsking(job, opened.workflow, { issue, ask, now: ports/* realPorts */.R.now() });
}
/** Short, since an API that does not answer tells nothing of rights. */
const RIGHTS_TIMEOUT_MS = 10_000;

// EXTERNAL MODULE: ./lib/action/resume/lease.js
var lease = __webpack_require__(99030);
// EXTERNAL MODULE: ./lib/core/graph/variables.js
var variables = __webpack_require__(6529);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/runtime/face.js + 1 modules
var face = __webpack_require__(38937);
// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var place = __webpack_require__(50690);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/text/usd.js
var usd = __webpack_require__(90911);
;// CONCATENATED MODULE: ./lib/action/end/recovery-hint.js


/** A re-run has the same inputs; other inputs take a new run (spec 4.3). */
const GO_ON = 'by "Run workflow" with `resume-run` and the id of this one';
const ANEW = 'in a new run, under a `run-key` of its own with `resume: never`';
/** Says by inputs and re-runs what gets a stopped run on, since a job has no command line (spec 4.8). */
function recoveryByInput(way) {
    switch (way.kind) {
        case 'resume':
            return 'Re-run the job to go on.';
        case 'resume_later':
            return `Re-run the job ${way.at === null ? 'when the limit has reset' : `after ${way.at}`}.`;
        case 'try_again':
            return 'a re-run of the job tries again';
        case 'another_round':
            return 're-run the job to allow another round';
        case 'budget':
            return `Raise the input \`budget\`${way.moreThanUsd === null ? '' : ` to more than ${(0,usd/* usdAtLeast */.$)(way.moreThanUsd)}`} and go on in a new run, ${GO_ON}: a re-run has the old value, unless it is a variable's.`;
        case 'more_steps':
            return `If it is running in circles, mend the workflow; it starts anew ${ANEW}.`;
        case 'more_iterations':
            return 'Re-run the job to go on.';
        case 'accept_script':
            return `If the change is meant, commit it and start anew ${ANEW}.`;
        case 'accept_changes':
            return `Put it back and re-run the job, or start anew ${ANEW}.`;
        case 'accept_left':
            return 'It is in this checkout alone, unless somebody commits it.';
        case 'fresh_session':
            return `Its history is gone: start anew ${ANEW}.`;
        case 'log_in':
            return `${keyOf(way.agent)} Then re-run the job: it goes on from there.`;
        case 'answer':
            return 'The question stands in the job summary, and how it is answered.';
        case 'forked':
            return 'The jobs of the output `matrix` run them, and a job with `mode: collect` brings them together.';
        case 'share':
            return "Raise the input `budget`, where it is a variable's, and re-run all jobs: shares are made anew, and what has ended is not run again. A value in the workflow file takes a new run.";
        case 'legs':
            return 'Re-run the failed jobs: what has ended is not run again, and the run goes on from there.';
        case 'carry_on_or_other_id':
            return `Start anew ${ANEW}, or with another \`run-key\`.`;
        default:
            return way;
    }
}
/** Says where the key is given, by the input's name where there is one. */
function keyOf(agent) {
    const keys = (0,agent_clis/* factsOf */.xS)(agent)?.keys ?? [];
    const inputs = keys.flatMap(({ input }) => (input === undefined ? [] : [`\`${input}\``]));
    if (inputs.length > 0)
        return `Put a valid one into the secret behind the input ${(0,agent_clis/* listInWords */.Dq)(inputs)}, whichever the step is given.`;
    return `Put a valid one into the secret behind ${keys[0]?.variable ?? 'its key'}, which the step is given below \`env\`.`;
}

// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
// EXTERNAL MODULE: ./lib/report/annotations.js
var annotations = __webpack_require__(91116);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
;// CONCATENATED MODULE: ./lib/report/transition.js

// These are the words for each tag. The compiler asks for those of a new one.
/** The tag's name; for several forks, their number. */
function tagText(transition, times) {
    if (transition.tag !== 'fork' || transition.workers.length === 1)
        return transition.tag;
    return `fork ${times}${transition.workers.length}`;
}
/** What is worth printing of a transition besides where it goes. */
function transitionDetail(transition) {
    switch (transition.tag) {
        case 'result':
            return transition.payload;
        case 'call':
        case 'function':
            return `returns to ${(0,workflow_map/* stateName */.Vi)(transition.return)}`;
        case 'reset':
            return transition.cd === undefined ? '' : `in ${transition.cd}`;
        case 'goto':
        case 'fork':
        case 'ask':
            return '';
        default:
            return transition;
    }
}

;// CONCATENATED MODULE: ./lib/report/console/console-entry.js




const ALWAYS = new Set(['warning', 'max_visits', 'agent_failed']);
const VERBOSE_ONLY = new Set([
    'turn_started',
    'output',
    'cost',
    'checkpoint',
]);
/** A longer `<print>` is a document, and no progress. */
const PRINT_LINES = 40;
const PRINT_LENGTH = 4000;
/**
 * What a mode prints about an event; null for nothing. `agent` is the agent as it was before the event. The run's start
 * and end are printed by `header` and `ending` instead.
 */
function formatEvent(event, agent, mode, glyphs) {
    if (mode === 'quiet' && !ALWAYS.has(event.type))
        return null;
    const carriesOn = isCarriedOn(event, agent);
    if (mode !== 'verbose' && VERBOSE_ONLY.has(event.type) && !carriesOn)
        return null;
    const told = mode !== 'verbose' && carriesOn ? tellCarryOn(event) : tellAny(event, agent, glyphs);
    if (told === null || !('agent' in event))
        return told;
    return { agent: event.agent, state: event.state && (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), ...told };
}
function tellAny(event, agent, glyphs) {
    switch (event.type) {
        case 'state_started':
            return tellState(event);
        case 'tool':
            return { tone: 'dim', detail: (0,report_text/* oneLine */.TN)(`${event.name}  ${event.summary}`.slice(0, 2000)) };
        case 'print':
            return { glyph: 'print', tone: 'accent', text: firstLines(event.text, glyphs) };
        case 'transition':
            return tellTransition(event, agent, glyphs);
        case 'forked':
            return tellFork(event);
        case 'reminder':
            return again(`reminder ${event.attempt}`, event.code, event.text);
        case 'retry':
            return again(`retry ${event.attempt} in ${(0,format/* formatDuration */.a3)(rounded(event.delay_ms))}`, event.code, event.message);
        case 'max_visits':
            return warn(`visited ${times(event.count)}: goes on to ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.to))} instead`);
        case 'asked':
            return { glyph: 'ask', tone: 'accent', text: (0,report_text/* sanitize */.aj)(event.question).trim(), head: true };
        case 'answered':
            return { glyph: 'ask', tone: 'accent', text: `answered: ${(0,report_text/* sanitize */.aj)(event.answer).trim()}` };
        case 'waiting':
            return tellWaiting(event);
        case 'joining':
            return tellJoining(event, agent);
        case 'joined':
            return tellJoined(event);
        case 'join_timeout':
            return warn(`its join has run out of time: goes on to ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.to))}`);
        case 'stopped':
            return { tone: 'dim', text: 'stopped: its join has enough', head: true };
        case 'worktree_kept':
            return { text: (0,report_text/* sanitize */.aj)(keptText(event)), head: true };
        case 'leg_started':
            return {
                glyph: 'fork',
                text: `leg ${event.leg} of round ${event.round}${attemptText(event.attempt)}: ${workersText(event.workers)}`,
            };
        case 'leg_taken':
            return tellLeg(event);
        case 'warning':
            return warn((0,report_text/* sanitize */.aj)(event.message).trim());
        case 'agent_ended':
            // Its last transition has told this, unless a resumed run ended the agent from its log.
            return agent?.ending === 'result' ? null : tellResult(event.result);
        case 'agent_failed':
            return tellFailure(event);
        case 'turn_started':
        case 'output':
        case 'cost':
        case 'checkpoint':
            return tellVerbose(event);
        case 'skipped':
            return { ...warn(`skipped: goes on to ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.to))}`), tone: 'dim' };
        case 'outcome':
        case 'graph_started':
        case 'history':
        case 'variables':
        case 'memory_begun':
        case 'output_found':
        case 'output_stored':
        case 'outputs_reset':
        case 'taught':
        case 'lessons_published':
        case 'recalled':
        case 'run_started':
        case 'run_resumed':
        case 'run_ended':
            return null;
    }
}
function warn(text) {
    return { glyph: 'warning', tone: 'warn', text };
}
function times(count) {
    return count === 1 ? 'once' : `${count} times`;
}
function tellState(event) {
    const facts = [event.visit > 1 ? `visit ${event.visit}` : '', event.kind === 'prompt' ? '' : event.kind];
    return {
        glyph: 'state',
        lead: { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'started' },
        detail: [...facts, (0,report_text/* oneLine */.TN)(event.model ?? '')].filter(Boolean).join(', '),
        head: true,
    };
}
/** Whether it is the first turn of a state that an earlier life of the run has entered. */
function isCarriedOn(event, agent) {
    return event.type === 'turn_started' && (agent === undefined || agent.phase === 'queued');
}
function tellCarryOn(event) {
    const lead = { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'carried on' };
    return { glyph: 'state', lead, detail: event.kind === 'script' ? 'script' : '', head: true };
}
function tellTransition(event, agent, glyphs) {
    const { transition } = event;
    const cost = agent !== undefined && agent.stateCost > 0 ? (0,format/* formatUsd */.UK)(agent.stateCost) : '';
    const duration = agent === undefined ? '' : (0,format/* formatDuration */.a3)(Date.parse(event.time) - agent.stateSince);
    const ends = transition.tag === 'result' && event.to === null;
    const exited = event.exit_code === undefined ? [] : [`exit code ${event.exit_code}`];
    // Where a question leads is printed once it is answered.
    const isAsk = transition.tag === 'ask';
    const target = `${glyphs.arrow} ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(isAsk ? 'ask' : (event.to ?? transition.tag)))}`;
    return {
        ...(ends ? { glyph: 'good', tone: 'good' } : {}),
        lead: { terminal: `${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state))} ${target}`, plain: target },
        // Where the agent ends, or asks, the arrow already says which tag it was.
        cells: [isAsk || event.to === null ? '' : tagText(transition, glyphs.times), cost, duration],
        detail: [...exited, (0,report_text/* oneLine */.TN)(transitionDetail(transition))].filter(Boolean).join('  '),
        head: true,
    };
}
function tellFork(event) {
    const variables = Object.entries(event.variables).map(([name, value]) => `${name}=${value}`);
    const worker = `${event.worker} ${(0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.worker_state))}`;
    return {
        glyph: 'fork',
        lead: { terminal: worker, plain: worker },
        detail: (0,report_text/* oneLine */.TN)(variables.join('  ')),
    };
}
function again(what, code, message) {
    return { glyph: 'again', tone: 'warn', detail: `${what}  ${code}  ${(0,report_text/* oneLine */.TN)(message)}` };
}
/** Rounds a wait to the second. */
function rounded(ms) {
    return ms < 1000 ? ms : Math.round(ms / 1000) * 1000;
}
function tellWaiting(event) {
    const until = Date.parse(event.until);
    const delay = (0,format/* formatDuration */.a3)(rounded(until - Date.parse(event.time)));
    const text = `waiting ${delay}, until ${(0,format/* formatClock */.ei)(until)}: ${(0,report_text/* oneLine */.TN)(event.reason)}`;
    return { glyph: 'wait', tone: 'warn', text };
}
/** The arrival at a join. The live line shows how many have ended by now. */
function tellJoining(event, agent) {
    if (agent?.phase === 'waiting' && agent.state === event.state)
        return null;
    const lead = { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'waits' };
    return { glyph: 'wait', lead, detail: `waits for its workers: ${event.ended} of ${event.all} ended` };
}
function tellJoined({ workers, state }) {
    if (workers.length === 0)
        return null;
    const counted = ['completed', 'failed', 'stopped'].map((status) => {
        const count = workers.filter((worker) => worker.status === status).length;
        return count === 0 ? '' : `${count} ${status}`;
    });
    const lead = { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(state)), plain: 'joined' };
    return { glyph: 'good', lead, detail: `joined ${counted.filter(Boolean).join(', ')}` };
}
function keptText({ branch, path, commits, uncommitted }) {
    const what = [
        ...(commits > 0 ? [`${commits} ${commits === 1 ? 'commit' : 'commits'}`] : []),
        ...(uncommitted ? ['uncommitted changes'] : []),
    ];
    return `keeps its work tree: branch ${branch}, ${what.length === 0 ? 'nothing changed' : what.join(' and ')}, in ${path}`;
}
/** The end of a leg. What its workers have done is in the log; their join tells how they have ended. */
function tellLeg({ leg, attempt, workers, late, cost_usd: usd }) {
    const cost = usd > 0 ? `, ${(0,format/* formatUsd */.UK)(usd)}` : '';
    const tooLate = late.length === 0 ? '' : `; too late for their join: ${workersText(late)}`;
    return {
        glyph: late.length === 0 ? 'good' : 'warning',
        text: `leg ${leg}${attemptText(attempt)} has come back${cost}: ${workersText(workers)}${tooLate}`,
    };
}
function attemptText(attempt) {
    return attempt === 1 ? '' : `, attempt ${attempt}`;
}
const SHOWN_WORKERS = 8;
function workersText(workers) {
    const shown = workers.slice(0, SHOWN_WORKERS).map(report_text/* oneLine */.TN).join(', ');
    const more = workers.length - SHOWN_WORKERS;
    return more > 0 ? `${shown} and ${more} more` : shown;
}
function tellResult(result) {
    return {
        glyph: 'good',
        tone: 'good',
        lead: { terminal: 'result', plain: 'result' },
        detail: (0,report_text/* oneLine */.TN)(result),
    };
}
function tellFailure(event) {
    const text = `${event.code}  ${(0,report_text/* sanitize */.aj)(event.message).trim()}`;
    return {
        glyph: 'bad',
        tone: 'bad',
        lead: { terminal: (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(event.state)), plain: 'failed' },
        text,
        head: true,
    };
}
function tellVerbose(event) {
    switch (event.type) {
        case 'turn_started': {
            const attempt = event.attempt > 1 ? `, attempt ${event.attempt}` : '';
            const session = event.session === null ? '' : `  session ${event.session}`;
            return {
                tone: 'dim',
                text: `turn ${event.turn} (${event.kind}${attempt})${session}  ${event.transcript}`,
            };
        }
        case 'output': {
            const text = (0,report_text/* sanitize */.aj)(withoutPrints(event.text)).trim();
            return text === '' ? null : { tone: 'dim', text: event.stream === 'stderr' ? `stderr: ${text}` : text };
        }
        case 'cost': {
            const { input_tokens, cache_read_tokens, cache_write_tokens, output_tokens } = event.usage;
            const read = (0,format/* formatCount */.B4)(input_tokens + cache_read_tokens + cache_write_tokens);
            const tokens = `${read} tokens in, ${(0,format/* formatCount */.B4)(output_tokens)} out`;
            const basis = event.basis === 'reported' ? '' : ` (${event.basis})`;
            return {
                tone: 'dim',
                detail: `turn ${event.turn} cost ${(0,format/* formatUsd */.UK)(event.cost_usd)}${basis}, ${tokens}`,
            };
        }
        case 'checkpoint':
            return { tone: 'dim', detail: `checkpoint saved, ${(0,format/* formatBytes */.z3)(event.bytes)}` };
    }
}
/** The text without its prints, which have lines of their own. */
function withoutPrints(text) {
    return text.replace(/<print>[^<]*<\/print>/g, '');
}
function firstLines(text, { ellipsis }) {
    const rest = text.length > PRINT_LENGTH ? ` ${ellipsis}` : '';
    const lines = ((0,report_text/* sanitize */.aj)(text.slice(0, PRINT_LENGTH)).trim() + rest).split('\n');
    if (lines.length <= PRINT_LINES)
        return lines.join('\n');
    return [...lines.slice(0, PRINT_LINES), `${ellipsis} ${lines.length - PRINT_LINES} more lines`].join('\n');
}

// EXTERNAL MODULE: ./lib/report/totals.js
var report_totals = __webpack_require__(5251);
;// CONCATENATED MODULE: ./lib/report/console/line.js

function line_span(text, tone) {
    return { text, tone };
}
function lineText(line) {
    return line.map(({ text }) => text).join('');
}
function line_lineWidth(line) {
    return line.reduce((sum, part) => sum + (0,report_text/* widthOf */.qz)(part.text), 0);
}
/** The line, cut at its end to at most `columns`. */
function line_cutLine(line, columns, ellipsis) {
    if (line_lineWidth(line) <= columns)
        return line;
    const kept = [];
    let left = columns;
    for (const part of line) {
        const width = (0,report_text/* widthOf */.qz)(part.text);
        // The ellipsis has to fit, so the last kept span is cut even if it would just fill the line.
        if (width > left - (0,report_text/* widthOf */.qz)(ellipsis)) {
            kept.push({ ...part, text: (0,report_text/* cutEnd */.ym)(`${part.text}${' '.repeat(left)}.`, left, ellipsis) });
            return kept;
        }
        kept.push(part);
        left -= width;
    }
    return kept;
}
/** Joins the items that are there, with a separator between them. */
function joinSpans(items, separator) {
    const present = items.filter((item) => item !== null);
    return present.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}
/** Puts items behind a start. Those that do not fit go on further lines, indented under it. */
function packItems(start, items, separator, columns) {
    const present = items.filter((item) => item !== null);
    const whole = [...start, line_span('  '), ...joinSpans(present, separator)];
    if (line_lineWidth(whole) <= columns)
        return [whole];
    const lines = [start];
    let current = [];
    for (const item of present) {
        const wider = current.length === 0 ? [line_span('  '), item] : [...current, separator, item];
        if (current.length > 0 && line_lineWidth(wider) > columns) {
            lines.push(current);
            current = [line_span('  '), item];
        }
        else {
            current = wider;
        }
    }
    return [...lines, current];
}

// EXTERNAL MODULE: ./lib/report/console/path.js
var path = __webpack_require__(54069);
;// CONCATENATED MODULE: ./lib/report/console/theme.js

const UNICODE = {
    state: '●',
    print: '›',
    arrow: '→',
    fork: '+',
    again: '↻',
    wait: '◔',
    warning: '!',
    ask: '?',
    good: '✓',
    bad: '✗',
    pause: '⏸',
    money: '$',
    run: '▶',
    dot: '·',
    times: '×',
    ellipsis: '…',
    spinner: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
};
const ASCII = {
    state: '*',
    print: '>',
    arrow: '->',
    fork: '&',
    again: '~',
    wait: '.',
    warning: '!',
    ask: '?',
    good: '+',
    bad: 'x',
    pause: '=',
    money: '$',
    run: '>',
    dot: '-',
    times: 'x',
    ellipsis: '...',
    spinner: ['|', '/', '-', '\\'],
};
/** SGR parameters. Yellow and red are kept for warnings and failures, so no agent has them. */
const SGR = {
    plain: '',
    dim: '2',
    bold: '1',
    good: '32',
    warn: '33',
    bad: '31',
    accent: '1;36',
    agent0: '36',
    agent1: '35',
    agent2: '94',
    agent3: '92',
    agent4: '95',
    agent5: '96',
};
const AGENT_TONES = ['agent0', 'agent1', 'agent2', 'agent3', 'agent4', 'agent5'];
/** An agent's colour, for the whole run. `order` counts agents as they appear. */
function theme_agentTone(order) {
    return AGENT_TONES[order % AGENT_TONES.length];
}
function createTheme(options) {
    return {
        glyphs: options.unicode ? UNICODE : ASCII,
        paint: options.color ? paintColoured : lineText,
    };
}
function paintColoured(line) {
    return line
        .map(({ text, tone }) => {
        const code = SGR[tone ?? 'plain'];
        return code === '' || text === '' ? text : `\x1b[${code}m${text}\x1b[0m`;
    })
        .join('');
}

;// CONCATENATED MODULE: ./lib/report/console/ending.js







const STATUS = {
    running: { glyph: 'run', tone: 'plain', words: 'running' },
    completed: { glyph: 'good', tone: 'good', words: 'completed' },
    failed: { glyph: 'bad', tone: 'bad', words: 'failed' },
    asking: { glyph: 'ask', tone: 'accent', words: 'asking' },
    paused: { glyph: 'pause', tone: 'warn', words: 'paused' },
    budget_exceeded: { glyph: 'money', tone: 'warn', words: 'budget exceeded' },
    forked: { glyph: 'fork', tone: 'accent', words: 'forked' },
};
/** How many paths are shown of a run with very many workers. A failed one is always shown. */
const MAX_PATHS = 16;
/** What stands above a run: its id, workflow and budget, which rights hold, and who holds the keys. */
function headerLines(event, glyphs, columns) {
    const resumed = event.type === 'run_resumed';
    const budget = event.budget_usd === 0 ? 'no budget' : `budget ${(0,format/* formatUsd */.UK)(event.budget_usd)}`;
    const spent = resumed ? line_span(`${(0,format/* formatUsd */.UK)(event.total_cost_usd)} spent before`, 'dim') : null;
    const workflow = (0,report_text/* cutStart */.Dr)((0,report_text/* oneLine */.TN)(event.workflow), columns - 2, glyphs.ellipsis);
    const title = `${resumed ? 'resume' : 'run'} ${(0,report_text/* oneLine */.TN)(event.run_id)}`;
    const start = [line_span(`${glyphs.run} `, 'accent'), line_span(title, 'bold')];
    const facts = [line_span(workflow, 'dim'), line_span(budget, 'dim'), spent];
    // Never broken, since people look for it, and programs.
    const { rights, keys } = event;
    const held = Object.entries({ rights, keys }).flatMap(([name, text]) => text === undefined ? [] : [[line_span(`  ${name}: ${(0,report_text/* oneLine */.TN)(text)}`, 'dim')]]);
    return [...packItems(start, facts, line_span(` ${glyphs.dot} `, 'dim'), columns), ...held, []];
}
/** How the run ended: status, amounts, message and, unless quiet, the path that each agent took. */
function endingLines(event, picture, options) {
    const { glyphs, mode, columns } = options;
    if (mode === 'quiet' && event.status === 'completed')
        return [];
    const { glyph, tone, words } = STATUS[event.status];
    const start = [line_span(`${glyphs[glyph]} ${words}`, tone)];
    const status = packItems(start, endingFacts(event, picture), line_span(` ${glyphs.dot} `, 'dim'), columns);
    const isAnswered = event.status === 'asking' && options.answersByCommand;
    const answers = isAnswered ? answerLines(picture, columns) : [];
    const uncertain = (0,report_totals/* uncertainCosts */.gg)(event.states ?? {}).flatMap((message) => (0,report_text/* wrapText */.C1)(`${glyphs.warning} ${message}`, Math.max(20, columns - 2)).map((line) => [line_span(`  ${line}`, 'warn')]));
    const told = [
        ...status,
        ...uncertain,
        ...(answers.length > 0 ? answers : messageLines(event, picture, columns)),
    ];
    if (mode === 'quiet')
        return told;
    const paths = pathsOf(picture, columns, glyphs);
    const totals = tablesOf(event, picture, columns, glyphs);
    return [[], ...told, ...(paths.length > 0 ? [[], ...paths] : []), ...totals];
}
function messageLines(event, picture, columns) {
    const message = shortened((0,report_text/* sanitize */.aj)(event.message).trim(), (0,report_text/* sanitize */.aj)(picture.failure).trim());
    if (message === '')
        return [];
    return (0,report_text/* wrapText */.C1)(message, Math.max(20, columns - 2)).map((line) => [line_span(`  ${line}`)]);
}
/**
 * Each open question with the command that answers it. This replaces the message, which has them all in one line. Empty
 * where questions of an earlier life may be missing.
 */
function answerLines(picture, columns) {
    if (!picture.sawStart)
        return [];
    const several = picture.questions.size > 1;
    return [...picture.questions].flatMap(([agent, { id, text }]) => {
        const question = (0,report_text/* wrapText */.C1)(`${agent}: ${(0,report_text/* sanitize */.aj)(text).trim()}`, Math.max(20, columns - 2));
        const command = `raymond resume ${picture.runId} --answer TEXT${several ? ` --ask-id ${id}` : ''}`;
        return [
            ...question.map((line) => [line_span(`  ${line}`)]),
            // This line is never wrapped, since it is there to be copied.
            [line_span('    '), line_span((0,report_text/* oneLine */.TN)(command), 'bold')],
        ];
    });
}
/** The message with only the first line of an agent's failure, which is printed in full right above. */
function shortened(message, failure) {
    return failure === '' ? message : message.replaceAll(failure, () => failure.split('\n', 1)[0]);
}
function endingFacts(event, picture) {
    const charged = event.total_cost_usd;
    const earlier = charged - event.run_cost_usd;
    const replayed = picture.story.replayedUsd;
    return [
        event.reason === null ? null : line_span(event.reason, STATUS[event.status].tone),
        // A run that was replayed as a whole has charged nothing, and "0 of a budget" would mislead.
        charged === 0 && replayed > 0 ? null : line_span(costOfBudget(charged, picture.budget)),
        earlier > 0.00005 ? line_span(`${(0,format/* formatUsd */.UK)(event.run_cost_usd)} since the resume`, 'dim') : null,
        replayed > 0 ? line_span(`${(0,format/* formatUsd */.UK)(replayed)} replayed, not charged`, 'dim') : null,
        line_span(`${event.steps} ${event.steps === 1 ? 'state' : 'states'}`, 'dim'),
        line_span((0,format/* formatDuration */.a3)(event.duration_ms), 'dim'),
    ];
}
function costOfBudget(cost, budget) {
    return budget === 0 ? (0,format/* formatUsd */.UK)(cost) : `${(0,format/* formatUsd */.UK)(cost)} of ${(0,format/* formatUsd */.UK)(budget)}`;
}
/** What the run came to, by state, and by agent where there are several (spec 8.1). */
function tablesOf({ states = {} }, picture, columns, glyphs) {
    if (Object.keys(states).length === 0)
        return [];
    const options = { columns: columns - 2, ellipsis: glyphs.ellipsis };
    const tables = (0,report_totals/* runTables */.fG)({ states, total_cost_usd: 0 }, picture.story, 2, options);
    return tables.flatMap((table) => [
        [],
        ...table.map((line, index) => [line_span(`  ${line}`, index === 0 ? 'dim' : 'plain')]),
    ]);
}
function pathsOf(picture, columns, glyphs) {
    const travelled = picture
        .family()
        .map((agent) => ({ ...agent, path: picture.pathOf(agent.id) }))
        .filter(({ path, ending }) => path.length > 0 || ending !== null);
    const shown = travelled.filter((agent, index) => index < MAX_PATHS || agent.failed);
    const most = Math.max(8, Math.min(28, Math.floor(columns / 3)));
    const names = shown.map((agent) => ({ agent, name: '  '.repeat(1 + Math.min(4, agent.depth)) + agent.id }));
    const width = Math.min(most, Math.max(0, ...names.map(({ name }) => (0,report_text/* widthOf */.qz)(name))));
    const lines = names.flatMap(({ agent, name }) => agentPath(agent, name, width, columns, glyphs));
    const hidden = travelled.length - shown.length;
    if (hidden > 0)
        lines.push([line_span(`  ${glyphs.ellipsis} and ${hidden} more agents`, 'dim')]);
    return lines;
}
function agentPath(agent, name, width, columns, glyphs) {
    const steps = (0,path/* compressPath */.k)(agent.path.map((state) => (0,report_text/* oneLine */.TN)((0,workflow_map/* stateName */.Vi)(state))), glyphs.times);
    if (agent.ending !== null)
        steps.push(agent.failed ? `${glyphs.bad} ${agent.ending}` : agent.ending);
    const tone = agent.failed ? 'bad' : 'plain';
    return (0,path/* pathLines */.V)(steps, Math.max(16, columns - width - 2), glyphs).map((line, index) => [
        line_span(`${(0,report_text/* padEnd */.f)(index === 0 ? cutName(name, width, glyphs) : '', width)}  `, theme_agentTone(agent.order)),
        line_span(line, tone),
    ]);
}
/** Cuts a name and keeps the indentation, which shows whose worker it is. */
function cutName(name, width, glyphs) {
    if ((0,report_text/* widthOf */.qz)(name) <= width)
        return name;
    const id = name.trimStart();
    const indent = Math.min(name.length - id.length, Math.floor(width / 3));
    return ' '.repeat(indent) + (0,report_text/* cutStart */.Dr)(id, width - indent, glyphs.ellipsis);
}

;// CONCATENATED MODULE: ./lib/report/console/event-formatter.js


/** Turns events into finished lines and keeps the picture of the run up to date. */
class EventFormatter {
    mode;
    theme;
    picture;
    layout;
    columns;
    answersByCommand;
    /** Warnings about states that are about to be entered, by agent. */
    #early = new Map();
    constructor(mode, theme, picture, layout, columns, 
    /** Whether readers have a command line to answer questions by. Otherwise the run's own message says how. */
    answersByCommand = true) {
        this.mode = mode;
        this.theme = theme;
        this.picture = picture;
        this.layout = layout;
        this.columns = columns;
        this.answersByCommand = answersByCommand;
    }
    /** Takes in what happened in earlier lives of a resumed run, and prints nothing. */
    recall(events) {
        for (const event of events)
            this.picture.apply(event);
    }
    /**
     * The lines for an event. A template is filled in before its state is entered; a warning about it is kept for the
     * line after `started`, where people look for it.
     */
    lines(event) {
        if (event.type === 'warning' && event.agent !== undefined && this.#isBetweenStates(event.agent)) {
            this.#early.set(event.agent, [...(this.#early.get(event.agent) ?? []), event]);
            return [];
        }
        if (event.type === 'run_ended')
            return [...this.rest(), ...this.#tell(event)];
        if (!('agent' in event) || event.agent === undefined)
            return this.#tell(event);
        const entered = event.type === 'state_started' || event.type === 'turn_started';
        const early = entered ? [] : this.#take(event.agent);
        const told = this.#tell(event);
        return [...early, ...told, ...this.#take(event.agent)];
    }
    /** The lines that were kept back for an event that has not come. */
    rest() {
        return [...this.#early.keys()].flatMap((agent) => this.#take(agent));
    }
    #isBetweenStates(agent) {
        const phase = this.picture.agents.get(agent)?.phase ?? 'queued';
        return phase === 'queued';
    }
    #take(agent) {
        const warnings = this.#early.get(agent) ?? [];
        this.#early.delete(agent);
        return warnings.flatMap((warning) => this.#tell(warning));
    }
    #tell(event) {
        const { glyphs } = this.theme;
        const agent = 'agent' in event && event.agent !== undefined ? this.picture.agents.get(event.agent) : undefined;
        // The event is printed before it is applied: a transition's cost and time belong to the state that it leaves.
        const told = formatEvent(event, agent, this.mode, glyphs);
        this.picture.apply(event);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            return this.mode === 'quiet' ? [] : headerLines(event, glyphs, this.columns());
        }
        if (event.type === 'run_ended') {
            const options = { mode: this.mode, glyphs, columns: this.columns() };
            return endingLines(event, this.picture, { ...options, answersByCommand: this.answersByCommand });
        }
        return told === null ? [] : this.layout.told(told, Date.parse(event.time));
    }
}

;// CONCATENATED MODULE: ./lib/report/console/layout.js




/** How many columns of a tool call or a detail a log keeps. */
const PLAIN_COLUMNS = 200;
/** A terminal with fewer columns than this has no room for columns of text. */
const ROOMY_COLUMNS = 70;
const CELL_WIDTHS = (/* unused pure expression or super */ null && ([8, 7, 7]));
/** The layout for logs: every line stands on its own, with `[agent STATE]` in front. */
function createPlainLayout(glyphs, options) {
    return {
        told: (told, time) => {
            const place = (0,report_text/* oneLine */.TN)([told.agent, told.state].filter(Boolean).join(' '));
            const where = place === '' ? null : line_span(`[${place}] `, 'dim');
            const prefix = [
                options.timestamps ? line_span(`${(0,format/* formatClock */.ei)(time, true)} `, 'dim') : null,
                where,
                told.glyph === undefined ? null : line_span(`${glyphs[told.glyph]} `, told.tone),
            ].filter((part) => part !== null);
            const [first = '', ...rest] = (told.text ?? '').split('\n');
            const words = [told.lead?.plain, ...(told.cells ?? []), told.detail].filter(Boolean).join('  ');
            const head = line_cutLine([...prefix, line_span(words, told.tone)], PLAIN_COLUMNS, glyphs.ellipsis);
            const text = line_span(`${words === '' || first === '' ? '' : '  '}${first}`, textTone(told));
            // The agent stands in every line, so that a search for it finds all of them.
            const more = (line) => [
                ...(where === null ? [] : [where]),
                line_span(`    ${line}`, textTone(told)),
            ];
            return [[...head, text], ...rest.map(more)];
        },
    };
}
/**
 * The layout for terminals: columns of agent, glyph and the rest, which the live area shares. Column widths only grow,
 * so that nothing on the screen moves sideways twice.
 */
class TerminalLayout {
    glyphs;
    picture;
    columns;
    #agentWidth = 0;
    #moveWidth = 0;
    #lastAgent;
    constructor(glyphs, picture, columns) {
        this.glyphs = glyphs;
        this.picture = picture;
        this.columns = columns;
    }
    told(told) {
        const column = this.agentColumn(told.agent);
        const repeated = told.agent === this.#lastAgent && told.head !== true;
        this.#lastAgent = told.agent;
        const margin = told.agent === undefined ? [] : [repeated ? span(' '.repeat(widthOf(column.text))) : column];
        const glyph = told.glyph === undefined ? ' ' : this.glyphs[told.glyph];
        const start = [...margin, span(`${glyph} `, told.glyph === 'state' ? column.tone : told.tone)];
        const room = this.columns() - lineWidth(margin) - 2;
        return told.text === undefined
            ? [cutLine([...start, ...this.#words(told)], this.columns(), this.glyphs.ellipsis)]
            : this.#block(start, told, room);
    }
    /** The agent's name in its colour, padded to the column. Ids differ at their end, so long ones lose their start. */
    agentColumn(agent) {
        const columns = this.columns();
        const most = Math.max(8, Math.min(24, Math.floor(columns / 4)));
        const least = columns >= ROOMY_COLUMNS ? 12 : 8;
        const name = agent ?? '';
        this.#agentWidth = Math.min(most, Math.max(this.#agentWidth, least, widthOf(name)));
        const known = this.picture.agents.get(name);
        const tone = known === undefined ? 'plain' : agentTone(known.order);
        return span(`${padEnd(cutStart(name, this.#agentWidth, this.glyphs.ellipsis), this.#agentWidth)}  `, tone);
    }
    #words(told) {
        const detailTone = told.tone === 'warn' ? 'warn' : 'dim';
        const words = [];
        const roomy = this.columns() >= ROOMY_COLUMNS;
        if (told.lead !== undefined) {
            const lead = roomy && told.cells !== undefined ? this.#move(told.lead.terminal) : told.lead.terminal;
            words.push(span(lead, told.glyph === 'state' ? 'bold' : told.tone), span('  '));
        }
        if (told.cells !== undefined) {
            const cells = roomy ? alignCells(told.cells) : told.cells.filter(Boolean).join('  ');
            words.push(span(`${cells}  `, 'dim'));
        }
        if (told.detail !== undefined)
            words.push(span(told.detail, detailTone));
        return words;
    }
    #move(move) {
        const most = Math.floor(this.columns() / 3);
        this.#moveWidth = Math.min(most, Math.max(this.#moveWidth, widthOf(move)));
        return padEnd(move, this.#moveWidth);
    }
    /** Lays out a text that is never cut: wrapped, and indented under its glyph. */
    #block(start, told, room) {
        const lead = told.lead === undefined ? '' : `${told.lead.terminal}  `;
        const lines = wrapText(lead + (told.text ?? ''), Math.max(20, room));
        const indent = span(' '.repeat(lineWidth(start)));
        return lines.map((line, index) => [...(index === 0 ? start : [indent]), span(line, textTone(told))]);
    }
}
function alignCells(cells) {
    const [tag = '', ...figures] = cells;
    const aligned = figures.map((cell, index) => cell.padStart(CELL_WIDTHS[index + 1] ?? 0));
    return padEnd(tag, CELL_WIDTHS[0]) + aligned.join('');
}
/** Words of people and agents are easiest to read in the terminal's own colour; the glyph has the accent. */
function textTone(told) {
    return told.tone === undefined || told.tone === 'accent' || told.tone === 'good' ? 'plain' : told.tone;
}

// EXTERNAL MODULE: ./lib/report/console/picture.js
var picture = __webpack_require__(44838);
// EXTERNAL MODULE: ./lib/report/workflow-place.js
var workflow_place = __webpack_require__(86823);
;// CONCATENATED MODULE: ./lib/action/log.js











/** Told at once, outside the groups, though they are part of a visit. */
const LIVE = new Set([
    ...[
        'run_started',
        'run_resumed',
        'run_ended',
        'state_started',
        'turn_started',
        'print',
        'forked',
    ],
    ...['reminder', 'retry', 'max_visits', 'asked', 'answered', 'waiting', 'agent_ended'],
]);
/** A visit that says more than this loses what lies between its start and its end. */
const MAX_LINES = 1500;
const FIRST_LINES = 200;
const DROPPED_AT_ONCE = 300;
const WRAP_COLUMNS = 120;
/**
 * The job's log (spec 4.6): one line for each thing that happens, as it happens, and a folded group for each
 * visit of a state, printed whole when the visit has ended: visits run beside each other, and groups can't.
 * Warnings and errors become annotations in the workflow's files.
 */
class JobLog {
    workflow;
    workspace;
    voice;
    #theme = createTheme({ color: false, unicode: true });
    #picture = new picture/* RunPicture */.U();
    #layout = createPlainLayout(this.#theme.glyphs, { timestamps: true });
    #live = new EventFormatter('normal', this.#theme, this.#picture, createPlainLayout(this.#theme.glyphs, { timestamps: false }), () => WRAP_COLUMNS, false);
    /** Visits that go on, by agent. */
    #visits = new Map();
    /** Told when the run has ended. */
    #lost = [];
    constructor(workflow, 
    /** Annotations name files relative to it. */
    workspace, voice) {
        this.workflow = workflow;
        this.workspace = workspace;
        this.voice = voice;
    }
    onEvent(event) {
        if (event.type === 'run_ended') {
            this.#tellLost(event.status === 'completed' ? 'notice' : 'error');
            this.close();
        }
        // Where recovery follows a turn that had ended before, there is no visit to tell it with.
        const isGrouped = event.type === 'transition' && this.#visits.has(event.agent);
        if ('agent' in event && event.agent !== undefined)
            this.#takeDown(event);
        if (event.type === 'warning')
            this.#annotate('warning', event, event.message);
        if (event.type === 'agent_failed') {
            if (event.code === 'LEG_LOST')
                this.#lost.push(event);
            else
                this.#annotate('error', event, `${event.code}: ${event.message}`);
        }
        // Warnings are told; the rest goes through the teller for its picture of the run, told or not.
        if (event.type === 'warning')
            return;
        const lines = this.#live.lines(event);
        if (LIVE.has(event.type) || (event.type === 'transition' && !isGrouped))
            this.#print(lines);
    }
    /** Prints what visits that have not ended have said so far. Idempotent. */
    close() {
        for (const agent of [...this.#visits.keys()])
            this.#closeVisit(agent, 'stopped', null);
        this.#tellLost('error');
    }
    /** Whether the join takes a leg that was lost for an error shows in what comes of the run. */
    #tellLost(level) {
        for (const event of this.#lost.splice(0))
            this.#annotate(level, event, `${event.code}: ${event.message}`);
    }
    #takeDown(event) {
        if (event.type === 'state_started')
            this.#open(event, event.visit);
        // A resumed run carries on with a state that was entered before.
        else if (event.type === 'turn_started' && !this.#visits.has(event.agent))
            this.#open(event, 1);
        const visit = this.#visits.get(event.agent);
        if (visit === undefined)
            return;
        this.#keep(visit, event);
        const now = Date.parse(event.time);
        if (event.type === 'transition')
            this.#closeVisit(event.agent, arrowOf(event), now);
        else if (event.type === 'agent_failed')
            this.#closeVisit(event.agent, `✗ ${event.code}`, now);
    }
    #open({ agent, state, time }, number) {
        // Not to be lost, should a visit have ended without a word.
        if (this.#visits.has(agent))
            this.#closeVisit(agent, 'left', Date.parse(time));
        this.#visits.set(agent, { state, number, since: Date.parse(time), lines: [], dropped: 0 });
    }
    #keep(visit, event) {
        const told = formatEvent(event, this.#picture.agents.get(event.agent), 'verbose', this.#theme.glyphs);
        if (told === null)
            return;
        // The group's title says whose they are.
        const lines = this.#layout.told({ ...told, agent: undefined, state: undefined }, Date.parse(event.time));
        visit.lines.push(...lines.map(lineText));
        if (visit.lines.length <= MAX_LINES)
            return;
        visit.lines.splice(FIRST_LINES, DROPPED_AT_ONCE);
        visit.dropped += DROPPED_AT_ONCE;
    }
    #closeVisit(agent, end, now) {
        const visit = this.#visits.get(agent);
        if (visit === undefined)
            return;
        this.#visits.delete(agent);
        const cost = this.#picture.agents.get(agent)?.stateCost ?? 0;
        const facts = [
            `${agent} ${(0,workflow_map/* stateName */.Vi)(visit.state)}${visit.number > 1 ? ` (visit ${visit.number})` : ''} ${end}`,
            cost > 0 ? (0,format/* formatUsd */.UK)(cost) : '',
            now === null ? '' : (0,format/* formatDuration */.a3)(now - visit.since),
        ].filter((fact) => fact !== '');
        this.voice.line((0,annotations/* groupStart */._A)((0,report_text/* oneLine */.TN)(facts.join(' · '))));
        const dropped = visit.dropped === 0 ? [] : [`… ${visit.dropped} lines are in the transcripts alone`];
        const shown = [...visit.lines.slice(0, FIRST_LINES), ...dropped, ...visit.lines.slice(FIRST_LINES)];
        for (const line of shown)
            this.voice.info(line);
        this.voice.line(annotations/* GROUP_END */.s8);
    }
    #annotate(level, event, message) {
        const { agent, state } = event;
        const { text, ...place } = (0,workflow_place/* workflowPlace */.tn)(this.workflow, this.workspace, message, state);
        const who = [agent, state && (0,workflow_map/* stateName */.Vi)(state)].filter(Boolean).join(' ');
        const said = who === '' ? text : `${who}: ${text}`;
        if (!this.voice.annotate({ level, message: said, title: 'raymond', ...place }))
            this.voice.info(`${level}: ${(0,report_text/* oneLine */.TN)(said)}`);
    }
    #print(lines) {
        for (const line of lines)
            this.voice.info(lineText(line));
    }
}
function arrowOf({ to, transition }) {
    return `→ ${to === null ? transition.tag : (0,workflow_map/* stateName */.Vi)(to)}`;
}

// EXTERNAL MODULE: ./lib/action/voice.js + 1 modules
var voice = __webpack_require__(89167);
;// CONCATENATED MODULE: ./lib/action/run.js











/** Runs the workflow, or carries on the run that was restored, and tells of it in the job's log. */
async function run(job, opened, options) {
    const request = await requestOf(job, opened, options);
    const log = new JobLog(opened.workflow, job.context.workspace, job.voice);
    try {
        return await (0,face/* runFor */.P)(faceOf(job, opened, options, log), request);
    }
    finally {
        log.close();
    }
}
async function requestOf(job, opened, { runId, restored, answers, fanOut }) {
    const { workflow, launch, budgetUsd } = opened;
    if (restored === null) {
        const graph = await (0,action_open/* readGraphStart */.TN)(job, workflow);
        const input = (0,action_open/* readInput */.R5)(job);
        const metadata = (0,variables/* loggedInputs */.CP)(workflow.graph, graph?.context.vars);
        for (const [name, value] of Object.entries(metadata))
            job.voice.info(`${name}: ${(0,report_text/* oneLine */.TN)(value)}`);
        return { kind: 'new', runId, workflow, input, budgetUsd, launch, metadata, graph };
    }
    const { saved_at: savedAt, attempt } = restored.manifest;
    job.voice.info(`Resuming the run ${runId}, saved ${savedAt} by attempt ${attempt}.`);
    return {
        kind: 'resume',
        runId,
        openWorkflow: () => Promise.resolve(workflow),
        budgetUsd,
        // It keeps what the run is, and takes what this job says about how it is run.
        launch: ({ loop }) => ({ ...launch, loop }),
        // Between runs of a dispatcher the repository moves on, and its workflow with it; within a re-run it cannot.
        acceptChanges: job.inputs['run-key'] !== null && fanOut === undefined,
        freshSession: false,
        answers,
    };
}
function faceOf(job, { environment, ignoreProjectSettings }, { keeping, cancel, fanOut }, log) {
    const redact = (text) => job.voice.redact(text);
    return {
        stateDir: job.stateDir,
        project: job.context.workspace,
        ports: ports/* realPorts */.R,
        environment,
        environmentMode: 'allow-list',
        keysWhereSilent: 'proxy',
        ignoreProjectSettings,
        rightsFrom: () => 'the inputs',
        templateValues: (0,context/* templateValues */.nX)(job.context),
        onEvent: (event) => {
            // A turn or a script has ended.
            if (event.type === 'outcome')
                job.voice.sweep();
            // Before it is cut into lines, which would hide a secret that has several.
            log.onEvent((0,voice/* redacted */.pc)(event, redact));
            keeping.onEvent(event);
        },
        onHeld: keeping.hold,
        onSignal: cancel.listen,
        recoveryHint: recoveryByInput,
        interrupted: (signal) => `The job was cancelled (${signal}). A re-run goes on from here.`,
        worktrees: (0,place/* worktreesInJob */.Dt)(job.context.temp),
        checkDirectory: (0,action_job/* directoryCheck */.ym)(job),
        deadline: job.inputs.deadline ?? undefined,
        strict: false,
        record: null,
        warm: true,
        ...(fanOut && { fanOut }),
    };
}

;// CONCATENATED MODULE: ./lib/action/run-job.js

















/**
 * A job whose inputs can be read: from what it is to do to its end.
 * @throws UsageError and other errors as long as no run has begun: then nothing was spent
 */
async function attend(listener, cancel) {
    const job = (0,action_job/* readJob */.cd)(listener.environment, listener);
    for (const { name, why } of job.passedOver)
        job.voice.info(`${name} is not masked: ${why}.`);
    for (const name of job.unknownInputs)
        job.voice.warning(`There is no input "${name}"; it was ignored.`);
    // A cache's paths are relative to the working directory, and have to be the same in every attempt.
    process.chdir(job.context.workspace);
    const check = await checkOf(job);
    if (check !== null)
        return check(job);
    const prepared = await cancel.unless(() => prepare(job));
    if (prepared === null)
        throw cancelled();
    if ('nothing' in prepared)
        return endWithNothing(job, prepared.nothing);
    if (prepared.opened === null)
        return (0,finish/* giveAgain */.oZ)(job, prepared.restored);
    await nameRights(prepared);
    const first = await cancel.unless(() => firstSequence(prepared));
    if (first === null)
        throw cancelled();
    await carryOut(prepared, first, cancel);
}
const cancelled = () => new errors/* UsageError */.eb('The job was cancelled before the run began. Re-run it to begin.');
/** The last thing before something may be spent: without a lease of it, an attempt has spent nothing (spec 4.3). */
async function firstSequence({ job, standing }) {
    if (!(0,lease/* needsLease */.Y5)(standing.identity))
        return standing.nextSequence;
    const { takeLease } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839), __webpack_require__.e(5447), __webpack_require__.e(8285), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 80394));
    return job.voice.group('Telling others that this run has begun', () => takeLease(job, standing, ports/* realPorts */.R));
}
async function carryOut(begun, first, cancel) {
    const { job, opened, standing, answers, fanOut } = begun;
    const { restored } = standing;
    const runId = restored?.run.workflow_id ?? (0,launch/* newRunIdFor */.Kn)(opened.workflow);
    // What this attempt costs is what comes on top of it; `post` cannot know otherwise.
    // Each attempt of a leg counts from zero.
    const costBefore = fanOut?.kind === 'work' ? 0 : (restored?.run.total_cost_usd ?? 0);
    job.voice.saveState('cost-before', String(costBefore));
    job.voice.saveState(action_job/* STATE_FOLDER */.P2, (0,external_node_path_.dirname)(job.stateDir));
    const keeper = await keeperOf(begun, runId, first);
    const keeping = (0,save_schedule/* startSaving */.t)(keeper);
    const resumed = restored !== null;
    try {
        const isLeg = fanOut?.kind === 'work';
        const tellChanges = isLeg && (await (await __webpack_require__.e(/* import() */ 2045).then(__webpack_require__.bind(__webpack_require__, 32045))).watchCheckout(job));
        const end = await run(job, opened, { runId, restored, answers: answers.given, keeping, cancel, fanOut });
        if (tellChanges)
            await cancel.unless(tellChanges);
        // The runner gives a cancelled step ten seconds; `post` has minutes, and does the rest.
        const kept = await cancel.unless(() => keeping.end());
        if (kept === null)
            return (0,finish/* leave */.qG)(job, { end, resumed, ...keeping.stop() });
        const put = await cancel.unless(() => tellOf(keeper, end.run, kept.saved));
        if (put === null)
            return (0,finish/* leave */.qG)(job, { end, resumed, ...kept });
        await (0,finish/* finish */.O9)(job, { end, resumed, ...kept, asked: put.urls });
        if (put.isLeft) {
            job.voice.saveState('saved', kept.saved);
            job.voice.saveState('unasked', 'true');
        }
        job.voice.saveState('settled', 'true');
    }
    catch (error) {
        await breakOff(job, { runId, costBefore, resumed, kept: keeping.stop(), error });
    }
}
/** A run that asks nothing loads nothing of this. */
async function tellOf(keeper, ended, saved) {
    const { hasAsked, issue } = keeper.run;
    if (issue === null || (!hasAsked && (0,parked/* openQuestions */.qd)(ended).length === 0))
        return { urls: {}, problems: [], isLeft: false };
    const { tellPeople } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839), __webpack_require__.e(9950)]).then(__webpack_require__.bind(__webpack_require__, 9950));
    return tellPeople(keeper, ended, { saved, by: 'main' });
}
async function keeperOf({ job, opened, standing, answers }, runId, first) {
    const { identity, chosen, facts, restored, earlierRunIds, uncounted } = standing;
    return {
        job,
        keys: chosen.keys,
        run: {
            runId,
            identity,
            needsModel: (0,action_open/* needsModel */.pH)(opened),
            // Of a run that goes on, what it was started with.
            facts: restored?.manifest.facts ?? facts,
            base: restored?.manifest.base ?? (await (0,head/* headOf */.U)(job.cwd)),
            earlierRunIds,
            first,
            // Of a run that goes on, where it has asked before: a dispatch is about no issue.
            issue: restored?.manifest.issue ?? (0,context/* subjectOf */.et)(job.context.event),
            inputsGiven: answers.inputs,
            answered: answers.given.map(({ askId, settled }) => [askId, settled]),
            hasAsked: restored !== null && (0,parked/* openQuestions */.qd)(restored.run).length > 0,
            missing: restored?.manifest.not_kept ?? [],
            hasParked: restored?.manifest.has_parked ?? false,
            uncounted: [...new Set([...(restored?.manifest.uncounted ?? []), ...uncounted])],
        },
        say: (what) => job.voice.info(what),
        held: null,
    };
}


/***/ }),

/***/ 67975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ outputLimitMessage),
/* harmony export */   s: () => (/* binding */ FAILURE_CODES)
/* harmony export */ });
/**
 * @param tokens what the model may write in one turn, where the CLI tells
 * @param setting how more is asked for, where the CLI has a way
 */
function outputLimitMessage(tokens, setting) {
    const most = tokens === null ? '' : ` (${tokens.toLocaleString('en-US')} tokens)`;
    const ways = ['let several states do it', 'let the agent write it to a file and answer with its name'];
    if (setting !== null)
        ways.push(`raise ${setting}`);
    return `The answer is longer than the model may write in one turn${most}: ${ways.slice(0, -1).join(', ')}, or ${ways.at(-1)}.`;
}
const FAILURE_CODES = {
    transient: 'AGENT_FAILED',
    crashed: 'AGENT_FAILED',
    idle: 'IDLE_TIMEOUT',
    max_time: 'MAX_TIME',
    interrupted: 'INTERRUPTED',
    authentication: 'AUTHENTICATION',
    invalid_model: 'INVALID_MODEL',
    usage_limit: 'USAGE_LIMIT',
    cost_cap: 'BUDGET',
    refused: 'REFUSED',
    output_limit: 'OUTPUT_LIMIT',
    rejected: 'AGENT_FAILED',
    session_lost: 'SESSION_LOST',
    session_in_use: 'AGENT_FAILED',
    prompt_too_long: 'AGENT_FAILED',
    recording_missing: 'RECORDING_MISSING',
    recording_stale: 'RECORDING_STALE',
    not_started: 'AGENT_FAILED',
};


/***/ }),

/***/ 90526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ withNames),
/* harmony export */   LG: () => (/* binding */ comparablePrompt),
/* harmony export */   mM: () => (/* binding */ promptName),
/* harmony export */   qE: () => (/* binding */ namedValues),
/* harmony export */   qQ: () => (/* binding */ hashOf),
/* harmony export */   tV: () => (/* binding */ withValues)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** A moment as programs write it: `2026-11-22T10:38:38.123Z`, with or without the parts after the minutes. */
const TIME = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?\b/g;
/**
 * A prompt as recordings keep and compare it: what differs from run to run, the run's id and folders and all times, is
 * `{{name}}` (spec 8.4).
 */
function comparablePrompt(request) {
    return namedValues(request).replace(TIME, '{{time}}');
}
/** The same with its times left in, as older recordings have it. */
function namedValues({ prompt, context }) {
    return withNames(prompt, context.runValues ?? []);
}
/** The text with names in place of what only this run has. */
function withNames(text, runValues) {
    // The longest comes first, since a task folder lies in the run's.
    const values = [...runValues].sort((a, b) => b.value.length - a.value.length);
    if (values.length === 0)
        return text;
    const names = new Map(values.map(({ value, name }) => [value, name]).reverse());
    const pattern = values.map(({ value }) => value.replace(/[^\w]/g, '\\$&')).join('|');
    const whole = new RegExp(`(?<![\\w.-])(?:${pattern})(?![\\w-])`, 'g');
    return text.replace(whole, (value) => `{{${names.get(value)}}}`);
}
/** The way back: the text with this run's values in place of these names. */
function withValues(text, names, runValues = []) {
    if (names.length === 0 || !text.includes('{{'))
        return text;
    const values = new Map(runValues.map(({ name, value }) => [name, value]));
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => names.includes(name) ? (values.get(name) ?? whole) : whole);
}
/** A prompt's state as recordings name it: `REVIEW` for `REVIEW.md`. */
function promptName(state) {
    return state.replace(/\.md$/, '');
}
/** SHA-256 in hex. */
function hashOf(prompt) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(prompt).digest('hex');
}


/***/ }),

/***/ 79867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPLIES_FILE: () => (/* binding */ REPLIES_FILE),
/* harmony export */   createRecorder: () => (/* binding */ createRecorder),
/* harmony export */   readRecording: () => (/* binding */ readRecording),
/* harmony export */   recordingAgent: () => (/* binding */ recordingAgent)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90526);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26703);
/* harmony import */ var _turn_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75051);







/** The file with replies that a person writes by hand. */
const REPLIES_FILE = 'replies.yaml';
const TURN_FILE = /^(\d{3,})-.+\.json$/;
/**
 * Reads a recording (spec 6.3): the turns that `--record` wrote, and `replies.yaml`. Other files in the
 * folder are left alone.
 * @throws UsageError that names the file, for a folder that cannot be read, holds nothing, or is broken
 */
async function readRecording(folder) {
    let names;
    try {
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`The recording ${folder} cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file: folder });
    }
    const files = names.filter((name) => TURN_FILE.test(name)).sort((a, b) => numberOf(a) - numberOf(b));
    const hasReplies = names.includes(REPLIES_FILE);
    if (files.length === 0 && !hasReplies) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${folder} holds no recording: neither turns (001-main-START.json) nor ${REPLIES_FILE}. A run with the option \`record\` makes one.`, { file: folder });
    }
    const turns = await Promise.all(files.map((name) => readTurn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))));
    return { folder, turns, replies: hasReplies ? await readReplies((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, REPLIES_FILE)) : {} };
}
async function readTurn(file) {
    let data;
    try {
        data = JSON.parse((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file).toString());
    }
    catch (error) {
        throw broken(file, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
    }
    const { parseTurn } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 43005));
    const parsed = parseTurn(data);
    if ('problem' in parsed)
        throw broken(file, parsed.problem);
    return parsed.value;
}
async function readReplies(file) {
    const [{ parseDocument }, { parseReplies }] = await Promise.all([__webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)), Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3005)]).then(__webpack_require__.bind(__webpack_require__, 43005))]);
    const document = parseDocument((0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file).toString(), { logLevel: 'error' });
    const error = document.errors[0];
    if (error !== undefined)
        throw broken(file, error.message, error.linePos?.[0].line);
    const parsed = parseReplies(document.toJS() ?? {});
    if ('problem' in parsed)
        throw broken(file, parsed.problem);
    return parsed.value;
}
function broken(file, why, line) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`The recording ${file} cannot be used: ${why}`, { file, line });
}
/**
 * Writes one file per turn (spec 6.3). Numbers go on after those that the folder holds already.
 * @throws UsageError if the folder cannot be made
 */
async function createRecorder(folder) {
    let names;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
        names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`Turns cannot be recorded to ${folder}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file: folder });
    }
    let last = Math.max(0, ...names.filter((name) => TURN_FILE.test(name)).map(numberOf));
    return {
        async record(turn) {
            last += 1;
            const name = `${String(last).padStart(3, '0')}-${fileName(turn.agent)}-${fileName((0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .promptName */ .mM)(turn.state))}.json`;
            const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `.${name}.tmp`);
            // A prompt may hold what others on the machine are not to read, as a transcript may.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(temporary, `${JSON.stringify(turn, null, 2)}\n`, { mode: 0o600 });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        },
    };
}
const numberOf = (name) => Number.parseInt(name, 10);
const fileName = (text) => text.replace(/[^\w.-]/g, '_').slice(0, 100);
/**
 * The agent, with every turn it ends recorded, failed ones too. A turn that cannot be recorded is a warning.
 * @param withFiles whether what a turn has written in its task folder and work tree is recorded too (spec 8.4)
 */
function recordingAgent(agent, recorder, withFiles = false) {
    return {
        name: agent.name,
        capabilities: agent.capabilities,
        async turn(request, signal, onEvent) {
            const events = [];
            const before = withFiles ? await (0,_turn_files_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAtFiles */ .Uy)(request) : null;
            const outcome = await agent.turn(request, signal, (event) => {
                events.push(event);
                onEvent(event);
            });
            try {
                const written = before === null ? undefined : await (0,_turn_files_js__WEBPACK_IMPORTED_MODULE_5__/* .filesSince */ .ck)(request, before);
                await recorder.record(recordedTurn(request, outcome, events, written?.files));
                if (written !== undefined && written.left.length > 0)
                    onEvent({ type: 'warning', message: `Too large to be recorded: ${written.left.join(', ')}` });
            }
            catch (error) {
                onEvent({ type: 'warning', message: `This turn was not recorded: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}` });
            }
            return outcome;
        },
        sessionMark: (session, cwd) => agent.sessionMark(session, cwd),
        ...(agent.cutOffCost && { cutOffCost: (turn, cwd) => agent.cutOffCost(turn, cwd) }),
        close: () => agent.close(),
    };
}
function recordedTurn(request, outcome, events, files) {
    const { agentId, state, visit, turnOfVisit, runValues = [] } = request.context;
    const prompt = (0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .comparablePrompt */ .LG)(request);
    // A name that the turn's own texts already hold as {{task_folder}} is meant literally, and stands for no value.
    const literal = JSON.stringify([outcome.text, events, files]);
    const values = runValues.filter(({ name }) => !literal.includes(`{{${name}}}`));
    const used = new Set();
    const keep = (text) => {
        const kept = (0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .withNames */ .B1)(text, values);
        if (kept !== text)
            for (const { name } of values)
                if (kept.includes(`{{${name}}}`))
                    used.add(name);
        return kept;
    };
    const kept = {
        text: keep(outcome.text),
        events: events.map((event) => (0,_recording_js__WEBPACK_IMPORTED_MODULE_6__/* .mapRecordedTexts */ .v)(event, keep)),
        files: files?.map((file) => (file.text === undefined ? file : { ...file, text: keep(file.text) })),
    };
    return {
        version: _recording_js__WEBPACK_IMPORTED_MODULE_6__/* .RECORDING_VERSION */ .$,
        agent: agentId,
        state,
        visit,
        turn: turnOfVisit,
        prompt_sha256: (0,_comparable_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOf */ .qQ)(prompt),
        prompt,
        ...(used.size > 0 && { placeholders: [...used] }),
        text: kept.text,
        session: outcome.sessionId,
        cost_usd: outcome.costUsd,
        usage: outcome.usage,
        events: kept.events,
        ...(!outcome.ok && { failure: recordedFailure(outcome) }),
        ...(kept.files !== undefined && { files: kept.files }),
    };
}
function recordedFailure({ failure }) {
    return {
        kind: failure.kind,
        message: failure.message,
        ...(failure.resetAt !== undefined && { reset_at: failure.resetAt }),
        ...(failure.retryAfterMs !== undefined && { retry_after_ms: failure.retryAfterMs }),
    };
}


/***/ }),

/***/ 26703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ RECORDING_VERSION),
/* harmony export */   v: () => (/* binding */ mapRecordedTexts)
/* harmony export */ });
const RECORDING_VERSION = 1;
function mapRecordedTexts(event, change) {
    const texts = ['text', 'summary', 'message'].filter((key) => Object.hasOwn(event, key));
    const values = event;
    return { ...event, ...Object.fromEntries(texts.map((key) => [key, change(values[key])])) };
}


/***/ }),

/***/ 75051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uy: () => (/* binding */ lookAtFiles),
/* harmony export */   ck: () => (/* binding */ filesSince),
/* harmony export */   po: () => (/* binding */ putFiles)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27910);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4491);





/*
 * What a turn has written (spec 8.4): the files of its task folder and work tree that it has changed. Each is kept
 * whole: a patch of lines would not apply once the project has moved on.
 */
/** These are never an agent's work: git's own files, the runs', and what a package manager puts there. */
const LEFT_OUT = new Set(['.git', '.raymond', 'node_modules']);
const { value: MAX_FILE_BYTES } = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.recordedFile;
const { value: MAX_TURN_BYTES } = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.recordedFiles;
function placesOf({ cwd, context }) {
    const task = context.runValues?.find(({ name }) => name === 'task_folder')?.value;
    return [...(task === undefined ? [] : [['task_folder', task]]), ['cwd', cwd]];
}
async function lookAtFiles(request) {
    const look = new Map();
    for (const [place, folder] of placesOf(request)) {
        for await (const path of filesIn(folder)) {
            const stat = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), { bigint: true }).catch(() => null);
            if (stat?.isFile())
                look.set(`${place}\0${path}`, `${stat.size} ${stat.mtimeNs} ${stat.ctimeNs} ${stat.ino}`);
        }
    }
    return look;
}
/** The files that have changed since, and for people the names of those that are too large to be kept. */
async function filesSince(request, before) {
    const after = await lookAtFiles(request);
    const folders = new Map(placesOf(request));
    const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
    const changed = keys.filter((key) => before.get(key) !== after.get(key)).map(splitKey);
    const ignored = await ignoredBy(request.cwd, changed);
    const files = [];
    const left = [];
    let bytes = 0;
    for (const { place, path } of changed) {
        if (place === 'cwd' && ignored.has(path))
            continue;
        const content = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folders.get(place), path)).catch(() => null);
        if (content === null)
            files.push({ in: place, path, deleted: true });
        else if (content.length > MAX_FILE_BYTES || bytes + content.length > MAX_TURN_BYTES)
            left.push(path);
        else {
            bytes += content.length;
            files.push({
                in: place,
                path,
                ...(isText(content) ? { text: content.toString() } : { base64: content.toString('base64') }),
            });
        }
    }
    return { files, left };
}
function splitKey(key) {
    const [place, path] = key.split('\0');
    return { place, path };
}
function isText(content) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) && !content.includes(0);
}
/** Yields relative paths, with slashes. */
async function* filesIn(folder, below = '') {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
        if (LEFT_OUT.has(entry.name))
            continue;
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory())
            yield* filesIn(folder, path);
        else if (entry.isFile())
            yield path;
    }
}
/** What git ignores is made by a build, and is no agent's work. Without git or a repository nothing is ignored. */
async function ignoredBy(cwd, changed) {
    const paths = changed.filter(({ place }) => place === 'cwd').map(({ path }) => path);
    if (paths.length === 0)
        return new Set();
    const asked = new _process_git_js__WEBPACK_IMPORTED_MODULE_4__.Git(cwd, process.env).ask(['check-ignore', '-z', '--stdin'], { input: paths.join('\0') });
    return new Set((await asked.catch(() => null))?.split('\0'));
}
/**
 * Puts what a recorded turn has written where the turn is played.
 * @throws Error for a path that leads out of its folder, or into git's own files
 */
async function putFiles(files, request) {
    const folders = new Map(placesOf(request));
    for (const file of files) {
        const folder = folders.get(file.in);
        if (folder === undefined)
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, checked(file.path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
        // A link in the tree would lead the write elsewhere.
        if (isOutside(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))))
            throw outside(file.path);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
        if (file.text !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, file.text);
        else if (file.base64 !== undefined)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, Buffer.from(file.base64, 'base64'));
    }
}
function checked(path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.normalize)(path);
    const parts = inside.split(/[/\\]/);
    if (path === '' || inside === '.' || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) || parts.includes('..') || path.includes('\0'))
        throw outside(path);
    if (parts.some((part) => part.toLowerCase() === '.git'))
        throw new Error(`${path}: git's own files are no agent's work`);
    return inside;
}
function isOutside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function outside(path) {
    return new Error(`${path} leads out of the folder that it is recorded in`);
}


/***/ }),

/***/ 18180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fitOutcome),
/* harmony export */   m: () => (/* binding */ asForked)
/* harmony export */ });
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96163);


/**
 * Where in this run a leg's run belongs (spec 4.10): it comes from another machine, and is checked like any foreign
 * file.
 * @param outcome a leg's run that has ended, its schema checked
 */
function fitOutcome(run, outcome) {
    const leg = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .ownLegOf */ .Il)(outcome);
    if (leg === null)
        return { problem: 'it is no leg of a fork' };
    if (outcome.workflow_id !== run.workflow_id)
        return { problem: `it is of another run, ${outcome.workflow_id}` };
    if (outcome.workflow.fingerprint !== run.workflow.fingerprint)
        return { problem: 'the workflow was another one there' };
    if (outcome.status === 'running')
        return { problem: 'it has not ended' };
    const round = run.fan_out?.rounds.find(({ plan }) => plan === leg.plan);
    const record = round?.legs.find(({ name }) => name === leg.name);
    if (round === undefined || record === undefined || round.round !== leg.round)
        return { problem: 'it is of another plan' };
    if (record.workers.join() !== leg.workers.join())
        return { problem: 'its workers are not those of its leg' };
    const stray = strayIn(outcome, record);
    if (stray !== undefined)
        return { problem: `${stray} is no agent of its leg` };
    const attempts = [...leg.earlier.map(({ attempt }) => attempt), leg.attempt];
    if (attempts.some((attempt, index) => index > 0 && attempt <= attempts[index - 1]))
        return { problem: 'its attempts are not in order' };
    return { leg, round, record };
}
/** Any agent in the outcome that is neither a worker of the leg nor was forked by one. */
function strayIn(outcome, { workers }) {
    const isOurs = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .descendantsOf */ .gO)(workers);
    const named = [
        ...outcome.agents.map(({ id }) => id),
        ...[outcome.results, outcome.workers, outcome.fork_counters, outcome.worktrees].flatMap(Object.keys),
    ];
    return named.find((id) => !isOurs(id)) ?? misplaced(outcome, workers);
}
/** Any agent whose parent is not the one that its id names: of `main_a1_b2` it is `main_a1`. */
function misplaced({ agents, workers: ended }, workers) {
    const parents = [
        ...agents.map((agent) => [agent.id, agent.forked?.parent]),
        ...Object.entries(ended).map(([id, { parent }]) => [id, parent]),
    ];
    const isWrong = ([id, parent]) => parent !== id.slice(0, id.lastIndexOf('_'));
    const live = new Set(agents.map(({ id }) => id));
    return (parents.find(isWrong)?.[0] ??
        agents.flatMap(({ id, joined = [] }) => joined.filter((one) => one.parent !== id)).at(0)?.id ??
        workers.find((worker) => !live.has(worker) && (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(ended, worker) === undefined));
}
/** How a worker was forked: by whom, and in which order. The plan decides that, whatever an outcome says. */
function asForked(run, worker) {
    const live = run.agents.find(({ id }) => id === worker)?.forked;
    if (live !== undefined)
        return live;
    const ended = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(run.workers, worker);
    return ended && { parent: ended.parent, depth: ended.depth, order: ended.order };
}


/***/ }),

/***/ 32230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ enterTally),
/* harmony export */   Po: () => (/* binding */ numberIn),
/* harmony export */   Vd: () => (/* binding */ withStates)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29610);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20979);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _state_state_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);




/**
 * Enters what an attempt has come to (spec 4.10). Of a known attempt, only what goes beyond is added: a later attempt
 * knows of an earlier one what had been saved, and only the earlier one's own outcome knows all.
 * @param at what the run has come to, before this is added
 */
function enterTally(attempts, tally, at) {
    const known = attempts.find(({ attempt }) => attempt === tally.attempt);
    if (known === undefined) {
        const entered = { ...tally, turns_at: at.turns, steps_at: at.steps };
        return { attempts: [...attempts, entered], gained: tally };
    }
    const gained = beyond(tally, known);
    if (gained === null)
        return { attempts, gained };
    const both = { ...known, ...sumOf(known, gained) };
    return { attempts: attempts.map((each) => (each === known ? both : each)), gained };
}
function withStates(before, more) {
    const changed = Object.entries(more).map(([state, tally]) => [
        state,
        (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .withMore */ .iA)((0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(before, state), tally),
    ]);
    return changed.length === 0 ? before : { ...before, ...Object.fromEntries(changed) };
}
function sumOf(one, more) {
    return {
        cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsd */ .UP)(one.cost_usd, more.cost_usd),
        usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsage */ .vk)(one.usage, more.usage),
        turns: one.turns + more.turns,
        steps: one.steps + more.steps,
        states: withStates(one.states, more.states),
    };
}
/** How far one sum goes beyond another; null when it does not. */
function beyond(one, other) {
    const cost = Math.max(0, (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsd */ .UP)(one.cost_usd, -other.cost_usd));
    const turns = Math.max(0, one.turns - other.turns);
    const steps = Math.max(0, one.steps - other.steps);
    if (cost === 0 && turns === 0 && steps === 0)
        return null;
    const states = Object.entries(one.states).map(([state, tally]) => {
        const { visits, turns: begun, cost_usd: usd, ms } = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(other.states, state) ?? NO_TALLY;
        return [
            state,
            {
                visits: Math.max(0, tally.visits - visits),
                turns: Math.max(0, tally.turns - begun),
                cost_usd: Math.max(0, (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsd */ .UP)(tally.cost_usd, -usd)),
                ms: Math.max(0, (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .addAmounts */ .hY)(tally.ms, -ms)),
                ...moreOf('unknown_cost_turns', tally, (0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(other.states, state)),
                ...moreOf('unpriced_turns', tally, (0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(other.states, state)),
            },
        ];
    });
    return {
        cost_usd: cost,
        usage: usageBeyond(one.usage, other.usage),
        turns,
        steps,
        states: Object.fromEntries(states),
    };
}
function moreOf(key, one, other) {
    const more = (one[key] ?? 0) - (other?.[key] ?? 0);
    return more > 0 ? { [key]: more } : {};
}
const NO_TALLY = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };
function usageBeyond(one, other) {
    const keys = Object.keys(_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y);
    return Object.fromEntries(keys.map((key) => [key, Math.max(0, one[key] - other[key])]));
}
/** The number in the collecting run of a leg's turn or step. */
function numberIn(of, number, attempts, lineage) {
    const its = attempts.find((each) => {
        const first = each[`${of}_before`];
        return lineage.includes(each.attempt) && number > first && number <= first + each[of];
    });
    return its === undefined ? number : its[`${of}_at`] + (number - its[`${of}_before`]);
}


/***/ }),

/***/ 12777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ setVariables),
/* harmony export */   Vl: () => (/* binding */ raiseError),
/* harmony export */   xe: () => (/* binding */ keepOutput)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27910);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);




/** Sets an agent's variables (spec 5.6); two names that are one in the environment are one variable. */
function setVariables(run, agentId, values, from) {
    const { variables: before, current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const set = Object.keys(values);
    const names = new Set(set.map(_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU));
    const kept = Object.entries({ ...before, ...values }).filter(([name]) => set.includes(name) || !names.has((0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU)(name)));
    const after = Object.fromEntries(kept);
    if (JSON.stringify(after) === JSON.stringify(before))
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { variables: after });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, { type: 'variables', agent: agentId, state, values: after, from, set });
}
/** An agent takes its last output through the graph, up to the run's result. Of a long one it keeps the end. */
const LONGEST_OUTPUT = _limits_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.graphOutput.value;
/**
 * What a state has said becomes the next one's input, unless it said nothing.
 * @param isTyped whether it is JSON, of which a part would be none (spec 7.4)
 */
function keepOutput(run, agentId, output, isTyped = false) {
    if (output.trim() === '')
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { pending_result: isTyped ? output : output.slice(-LONGEST_OUTPUT) });
}
/** The agent goes to the graph's error state. When that ends, the run fails with this error (spec 5.2). */
function raiseError(run, agentId, raised) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { raised });
}


/***/ }),

/***/ 11583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ EMPTY_CONTEXT),
/* harmony export */   n: () => (/* binding */ contextText)
/* harmony export */ });
const EMPTY_CONTEXT = { vars: {}, approvals: {}, feedbacks: {}, stateHistory: [] };
/** The file's text. */
function contextText(context) {
    return `${JSON.stringify(context, null, 2)}\n`;
}


/***/ }),

/***/ 23204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   as: () => (/* binding */ maxVisitsOf),
/* harmony export */   kt: () => (/* binding */ passSkips)
/* harmony export */ });
/* unused harmony export skipQuestion */
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);


/**
 * Follows `skip` from the agent's state on. A skipped state is neither counted nor entered (spec 5.5), and the input
 * goes along. This ends, because a graph with a cycle of skips is not loaded.
 */
function passSkips(run, agentId, states) {
    const skipped = [];
    let { current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    for (let to = skipOf(states, state); to !== null; to = skipOf(states, state)) {
        skipped.push({ type: 'skipped', agent: agentId, state, to });
        state = to;
    }
    if (skipped.length === 0)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { current_state: state, model_override: null }), ...skipped);
}
function skipOf(states, id) {
    return Object.hasOwn(states, id) ? (states[id]?.skip ?? null) : null;
}
/** What a person is asked before a graph with skips starts (spec 5.5); null for a graph without skips. */
function skipQuestion(states) {
    const skipped = Object.values(states).filter(({ skip }) => skip !== null);
    if (skipped.length === 0)
        return null;
    const list = skipped.map(({ id, skip }) => `  ${id}, on to ${skip}`).join('\n');
    return `These states will be skipped:\n${list}\nPress Enter to go on, or type anything to stop.`;
}
/** A visit limit in the engine's own words. */
function maxVisitsOf(limit) {
    if (limit === null)
        return undefined;
    return limit.continue === null ? { count: limit.count } : { count: limit.count, goto: limit.continue };
}


/***/ }),

/***/ 79333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bG: () => (/* binding */ takeUp),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   nX: () => (/* binding */ stampRun),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   sU: () => (/* binding */ relocate),
/* harmony export */   uH: () => (/* binding */ newRun),
/* harmony export */   yh: () => (/* binding */ countForgotten)
/* harmony export */ });
/* unused harmony export statusNow */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69381);
/* harmony import */ var _join_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23697);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20979);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49254);







/** A run that has not taken a step yet: one agent, `main`, before the entry state. */
function newRun(request) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealRun */ .BM)({
        version: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_VERSION */ .n,
        workflow_id: request.id,
        workflow: request.workflow,
        status: 'running',
        reason: null,
        message: null,
        resume_at: null,
        started_at: request.now,
        updated_at: request.now,
        budget_usd: request.budgetUsd,
        total_cost_usd: 0,
        usage: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_USAGE */ .y,
        steps: 0,
        turns: 0,
        states: {},
        fork_counters: {},
        results: {},
        workers: {},
        worktrees: {},
        metadata: request.metadata,
        ...(request.inputSha256 !== undefined && { input_sha256: request.inputSha256 }),
        launch: request.launch,
        agents: [
            (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .newAgent */ .SJ)('main', request.entry, request.launch.cwd, {
                pending_result: request.input,
                variables: request.variables ?? {},
                ...(request.counters && {
                    visits: request.counters.visits,
                    visits_before: request.counters.visitsBefore,
                }),
            }),
        ],
    });
}
/**
 * Moves a run's paths from its old project folder to a new one, for a run that is resumed in another copy
 * of the folder. Paths outside the old folder are left alone.
 * @param moved where it is not the project folder as a whole that lies elsewhere
 */
function relocate(run, root, moved = [[run.launch.root, root]]) {
    if (moved.every(([from, to]) => from === to))
        return run;
    const move = (path) => {
        for (const [from, to] of moved) {
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, path);
            if (!/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside))
                return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, inside);
        }
        return path;
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        workflow: { ...run.workflow, path: move(run.workflow.path) },
        launch: {
            ...run.launch,
            root,
            cwd: move(run.launch.cwd),
            recording: run.launch.recording === null ? null : move(run.launch.recording),
        },
        ...(run.directories && { directories: run.directories.map(move) }),
        worktrees: Object.fromEntries(Object.entries(run.worktrees).map(([id, worktree]) => [
            id,
            { ...worktree, path: move(worktree.path), repository: move(worktree.repository) },
        ])),
        agents: run.agents.map((agent) => (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
            ...agent,
            cwd: move(agent.cwd),
            stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
        })),
    });
}
/** A resume takes the run up, with options of its own; failed agents get another try, but for what a join accepts. */
function takeUp(run, { workflow, launch, budgetUsd, isElsewhere }) {
    const settled = (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
    const isLeft = (agentId) => settled.has(agentId) || isElsewhere?.(agentId) === true;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        workflow,
        launch,
        budget_usd: budgetUsd ?? run.budget_usd,
        agents: run.agents.map((agent) => (isLeft(agent.id) ? agent : retriedAgent(agent))),
        status: 'running',
        reason: null,
        message: null,
        resume_at: null,
    });
}
/** Another try for a failed agent. A loop limit that stopped it is cleared (spec 5.5). */
function retriedAgent(agent) {
    if (agent.status !== 'failed')
        return agent;
    const { raised, ...back } = agent;
    const state = raised?.state ?? agent.current_state;
    const visits = { ...agent.visits };
    const visitsBefore = { ...agent.visits_before };
    if (agent.error?.code === 'MAX_VISITS') {
        delete visits[state];
        delete visitsBefore[state];
    }
    else if (raised?.counted === true) {
        // The same visit goes on, which a limit has counted already.
        visits[state] = Math.max(0, ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_5__/* .ownValue */ .e)(visits, state) ?? 0) - 1);
    }
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
        ...back,
        // A graph that went to its error state goes back to where it failed.
        ...(raised !== undefined && { current_state: state, turn: null }),
        // One that failed at the door of a join is there again.
        status: agent.door === undefined ? 'active' : 'waiting',
        visits,
        ...(agent.visits_before !== undefined && { visits_before: visitsBefore }),
        retry_count: 0,
    });
}
/** The log knows of turns that the state has forgotten, and that were paid (spec 3.3): their money counts, once. */
function countForgotten(run, usd) {
    if (usd === 0)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        total_cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsd */ .UP)(run.total_cost_usd, usd),
        forgotten_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsd */ .UP)(run.forgotten_usd ?? 0, usd),
    });
}
/** When the run was last changed, ISO 8601; never before the last time: a clock that jumps back must not reorder it. */
function stampRun(run, now) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { updated_at: now > run.updated_at ? now : run.updated_at });
}
/**
 * What a run has come to when nothing is in flight and nothing stopped it from outside (spec 3.4).
 * @param agents those that count
 */
function conclusion(run, agents = run.agents) {
    const settled = (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
    const failed = firstFailure(agents.filter(({ id }) => !settled.has(id)));
    if (failed)
        return { status: 'failed', error: failed.error };
    if (agents.some((agent) => agent.status === 'asking'))
        return { status: 'asking', error: null };
    if (agents.length === 0)
        return { status: 'completed', error: null };
    // Agents that are active although nothing is in flight: a bug, and nothing may be green by mistake.
    const message = `Agents were left without a next step: ${agents.map(({ id }) => id).join(', ')}. Please report it.`;
    return { status: 'failed', error: { code: 'INTERNAL', message } };
}
/** Whose failure a run's is: the first of a cause of its own, not of one that waited for others (spec 3.4). */
function firstFailure(agents) {
    const failed = agents.filter((agent) => agent.status === 'failed');
    const first = (agents) => agents.reduce((before, agent) => (before === undefined || (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(agent) < (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(before) ? agent : before), undefined);
    return first(failed.filter(({ door }) => door === undefined)) ?? first(failed);
}
/** The run has ended, or stops until a resume (spec 3.4). */
function endRun(run, { status, reason, message, resume_at }) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { status, reason, message, resume_at });
}
/** A state file that says `running` without an orchestrator is what a crash leaves. */
function statusNow({ status }, isHeld) {
    return status === 'running' && !isHeld ? 'interrupted' : status;
}


/***/ }),

/***/ 13188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ planMetering),
/* harmony export */   QF: () => (/* binding */ meteredEnvironment),
/* harmony export */   kg: () => (/* binding */ meteredCost),
/* harmony export */   ri: () => (/* binding */ withoutCredentials),
/* harmony export */   tG: () => (/* binding */ CREDENTIALS),
/* harmony export */   tn: () => (/* binding */ DUMMY_KEY)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);

/** Stands for a dummy key in an environment until the process is started that the key is made for. */
const DUMMY_KEY = 'rmd-dummy';
/**
 * How the requests of an agent CLI go by the meter; null for a CLI that makes none.
 * @param env what it would see without a meter, its keys included
 */
function planMetering(cli, env) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    const metering = facts?.metering ?? null;
    if (facts === null || metering === null)
        return null;
    const other = metering.unless.find(({ variable }) => (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isSwitchedOn */ .JG)(env[variable]));
    if (other !== undefined)
        return unmetered(`${other.says} is asked, which the meter does not know`);
    const address = env[metering.address.variable] || metering.address.otherwise;
    const credentials = keysInUse(facts, env).flatMap(({ variable, headers }) => headers.map((header) => ({ header, value: String(env[variable]) })));
    // Only a CLI that has no provider but the user's own asks one that may want no key.
    const mayBeFree = metering.address.otherwise === null;
    if (address === null || (credentials.length === 0 && !mayBeFree))
        return unmetered(metering.withoutKey);
    const { variable } = metering.api;
    const kind = (variable === null ? undefined : env[variable]) || metering.api.otherwise;
    const api = Object.hasOwn(metering.api.kinds, kind) ? metering.api.kinds[kind] : null;
    if (api === null)
        return unmetered(`${variable} is ${kind}, which the meter does not know`);
    const read = readAddress(address);
    if (read === null)
        return unmetered(`${metering.address.variable} is no address of a web server`);
    const sent = metering.headers === null ? {} : readHeaders(env[metering.headers] ?? '');
    const upstream = { id: cli, api, base_url: read.url, credentials, headers: { ...read.headers, ...sent } };
    return { kind: 'metered', upstream };
}
/** What of an agent CLI's keys it asks its provider with. */
function keysInUse({ keys }, env) {
    const set = keys.filter(({ variable, headers }) => headers.length > 0 && env[variable]);
    const first = set.filter(({ isFallback }) => isFallback !== true);
    return first.length > 0 ? first : set;
}
/** A metered CLI's environment: dummies for its keys, and the meter's address for its provider's. */
function meteredEnvironment(cli, seen, at) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    const { address, socket } = facts.metering;
    const env = withoutCredentials(seen);
    const inUse = keysInUse(facts, seen);
    // A server of one's own may want no key, but the meter wants one.
    const shown = inUse.length > 0 ? inUse : facts.keys.filter(({ headers }) => headers.length > 0).slice(0, 1);
    for (const { variable } of shown)
        env[variable] = DUMMY_KEY;
    if (socket !== null && at.socket !== '')
        env[socket] = at.socket;
    env[address.variable] = `http://127.0.0.1:${at.port}`;
    for (const name of ['NO_PROXY', 'no_proxy'])
        env[name] = [env[name], '127.0.0.1'].filter(Boolean).join(',');
    return env;
}
/** An environment without any agent CLI's credentials: what scripts see beside a meter (spec 6.5). */
function withoutCredentials(seen) {
    const env = {};
    for (const [name, value] of Object.entries(seen))
        if (value !== undefined && !CREDENTIALS.has(name) && !holdsPassword(name, value))
            env[name] = value;
    return env;
}
/** Every variable under which a credential of an agent CLI is known. */
const CREDENTIALS = new Set(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => {
    const { keys, metering } = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name);
    return [...keys.map(({ variable }) => variable), ...(metering?.headers ? [metering.headers] : [])];
}));
const ADDRESSES = new Set(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name)?.metering?.address.variable ?? []));
function holdsPassword(name, value) {
    return ADDRESSES.has(name) && readAddress(value)?.headers.authorization !== undefined;
}
const unmetered = (why) => ({ kind: 'unmetered', why });
/** Null for what is no address of a web server. Its user and password become a header. */
function readAddress(address) {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url === null || !/^https?:$/.test(url.protocol))
        return null;
    const { username, password } = url;
    url.username = '';
    url.password = '';
    if (username === '' && password === '')
        return { url: url.href, headers: {} };
    const login = [username, password].map(unescapedText).join(':');
    return { url: url.href, headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}
function unescapedText(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Lines of `Name: value`. */
function readHeaders(text) {
    const lines = text.split('\n').map((line) => line.split(/:(.*)/s, 2).map((part) => part.trim()));
    return Object.fromEntries(lines.filter(([name, value]) => name && value));
}
/** A CLI's report may lower what is told to this share of the list price, since an agent can forge it. */
const MIN_SHARE = 0.5;
/** Two counts that differ by less are the same. */
const TOLERANCE = 0.01;
/**
 * The cost of a turn by the meter's tokens at list prices, and by what the CLI reports of it (spec 9.2, "Truth").
 * @param reported USD; null where it has told nothing
 * @param isPartial it has heard of fewer tokens, as a CLI has that was cut off in an answer: that lowers nothing
 */
function meteredCost(list, reported, isPartial = false) {
    if (reported === null)
        return { usd: list.usd, basis: list.basis, apart: null };
    const isApart = Math.abs(reported - list.usd) > TOLERANCE * Math.max(reported, list.usd);
    const usd = Math.max(reported, (isPartial ? 1 : MIN_SHARE) * list.usd);
    return {
        usd,
        basis: list.basis === 'cut' || (isPartial && usd > reported) ? list.basis : 'reported',
        apart: isApart ? { reported, list: list.usd } : null,
    };
}


/***/ }),

/***/ 34018:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ BlockReader)
});

// EXTERNAL MODULE: ./lib/core/text/html.js
var html = __webpack_require__(94630);
;// CONCATENATED MODULE: ./lib/core/protocol/block-start.js

const [TAB, SPACE, HASH, STAR, PLUS, DASH, LESS, EQUALS, GREATER, UNDERSCORE, BACKTICK, TILDE] = [
    9, 32, 35, 42, 43, 45, 60, 61, 62, 95, 96, 126,
];
/** Text that is indented by this many columns is code. */
const CODE_INDENT = 4;
const QUOTE = { kind: 'quote' };
/**
 * The block that starts at the cursor's content, after the rules of CommonMark 0.31; null for text, or nothing. The
 * cursor is moved behind the mark of a container.
 */
function startAt(cursor, around) {
    if (cursor.isBlank)
        return null;
    if (cursor.indent >= CODE_INDENT)
        return around.isParagraph ? null : { kind: 'indented' };
    const interrupts = around.isParagraph && around.isInside;
    switch (cursor.char) {
        case GREATER:
            enterQuote(cursor);
            return QUOTE;
        case HASH:
            return isHeading(cursor) ? { kind: 'heading' } : null;
        case BACKTICK:
        case TILDE:
            return fenceAt(cursor);
        case LESS:
            return around.knowsHtml ? (0,html/* htmlAt */.$F)(cursor, around.isParagraph) : null;
        case EQUALS:
            return interrupts && isUnderline(cursor) ? { kind: 'underline' } : null;
        case DASH:
            if (interrupts && isUnderline(cursor))
                return { kind: 'underline' };
            return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
        case STAR:
            return cursor.isRule ? { kind: 'rule' } : itemAt(cursor, 1, interrupts);
        case UNDERSCORE:
            return cursor.isRule ? { kind: 'rule' } : null;
        case PLUS:
            return itemAt(cursor, 1, interrupts);
        default:
            return numberedItemAt(cursor, interrupts);
    }
}
/** Moves the cursor behind a `>` and the space that belongs to it. */
function enterQuote(cursor) {
    cursor.skipContent(1);
    cursor.skipColumns(1);
}
/** Whether a line ends a fence: at least as many of its characters, and nothing else. */
function closesFence(cursor, { char, length }) {
    if (cursor.indent >= CODE_INDENT || cursor.char !== char)
        return false;
    const stop = cursor.runEnd();
    return stop - cursor.content >= length && cursor.isBlankFrom(stop);
}
function fenceAt(cursor) {
    const { text, content, char, end } = cursor;
    const stop = cursor.runEnd();
    if (stop - content < 3)
        return null;
    // With a backtick further on in the line it is inline code.
    if (char === BACKTICK && text.slice(stop, end).includes('`'))
        return null;
    return { kind: 'fence', char, length: stop - content };
}
function isHeading(cursor) {
    const stop = cursor.runEnd();
    return stop - cursor.content <= 6 && endsMark(cursor, stop);
}
function isUnderline(cursor) {
    return cursor.isBlankFrom(cursor.runEnd());
}
const LONGEST_NUMBER = 9;
const [ZERO, NINE, PERIOD, PARENTHESIS] = [48, 57, 46, 41];
function numberedItemAt(cursor, interrupts) {
    const { text, content, char } = cursor;
    if (!(char >= ZERO && char <= NINE))
        return null;
    let at = content;
    while (text.charCodeAt(at) >= ZERO && text.charCodeAt(at) <= NINE && at - content <= LONGEST_NUMBER)
        at++;
    if (at - content > LONGEST_NUMBER)
        return null;
    const end = text.charCodeAt(at);
    if (end !== PERIOD && end !== PARENTHESIS)
        return null;
    // In the middle of a paragraph, only a list that begins with 1 is one: a line may well start with a year.
    if (interrupts && Number(text.slice(content, at)) !== 1)
        return null;
    return itemAt(cursor, at + 1 - content, interrupts);
}
/** The list item whose mark has this many characters, if it is one. The cursor is moved to its content then. */
function itemAt(cursor, length, interrupts) {
    const stop = cursor.content + length;
    if (!endsMark(cursor, stop))
        return null;
    if (interrupts && cursor.isBlankFrom(stop))
        return null;
    const before = cursor.indent;
    cursor.skipContent(length);
    // With more space than code needs, one space belongs to the mark, and the rest makes it code.
    const space = cursor.isBlank || cursor.indent > CODE_INDENT ? 1 : cursor.indent;
    cursor.skipColumns(space);
    return { kind: 'item', width: before + length + space };
}
function endsMark({ text, end }, stop) {
    return stop === end || text.charCodeAt(stop) === SPACE || text.charCodeAt(stop) === TAB;
}

// EXTERNAL MODULE: ./lib/core/protocol/line-cursor.js
var line_cursor = __webpack_require__(71511);
;// CONCATENATED MODULE: ./lib/core/protocol/blocks.js



/**
 * Reads a text line by line as the blocks of CommonMark 0.31, as far as it takes to know what is code. Takes
 * linear time on any text, however deep its lists and quotes are nested.
 *
 * Link reference definitions are not looked for, and HTML blocks only if asked: what stands in them is read as Markdown.
 * A model that puts a fence between <details> and </details> means a fence.
 */
class BlockReader {
    text;
    knowsHtml;
    /** Each item's width; 0 is a block quote. */
    #containers = [];
    /** The places of quotes in `#containers`: a blank line ends at the first quote that it has no `>` for. */
    #quotes = [];
    #leaf = null;
    /** The innermost item has no content yet, and a blank line would end it. */
    #isBare = false;
    #cursor;
    /** A second cursor, for lines that are not read yet. */
    #ahead;
    constructor(text, knowsHtml = false) {
        this.text = text;
        this.knowsHtml = knowsHtml;
        this.#cursor = new line_cursor/* LineCursor */.fx(text);
        this.#ahead = new line_cursor/* LineCursor */.fx(text);
    }
    /** Reads the line that starts at `start`. Lines are to be read in order; some may be left out. */
    read(start) {
        const cursor = this.#cursor;
        cursor.to(start);
        const matched = this.#match(cursor);
        const isInside = matched === this.#containers.length;
        this.#isBare = false;
        return (isInside ? this.#moreCode(cursor) : null) ?? this.#other(cursor, matched);
    }
    /** Whether the line that was read last is in a block quote, even if only because it continues the quote's paragraph. */
    get isInQuote() {
        return this.#quotes.length > 0;
    }
    /** Whether the paragraph that is being read goes on in the line that starts at `start`. Changes nothing. */
    continuesParagraph(start) {
        if (this.#leaf?.kind !== 'paragraph' || start >= this.text.length)
            return false;
        const cursor = this.#ahead;
        cursor.to(start);
        const isInside = this.#match(cursor) === this.#containers.length;
        return (!cursor.isBlank && startAt(cursor, { isParagraph: true, isInside, knowsHtml: this.knowsHtml }) === null);
    }
    /** Whether the block of HTML that is being read goes on in the line that starts at `start`. Changes nothing. */
    continuesHtml(start) {
        if (this.#leaf?.kind !== 'html' || start >= this.text.length)
            return false;
        const cursor = this.#ahead;
        cursor.to(start);
        const isInside = this.#match(cursor) === this.#containers.length;
        return isInside && !(cursor.isBlank && this.#leaf.last === null);
    }
    /** How many of the open containers the line goes on with. The cursor is moved behind their marks. */
    #match(cursor) {
        const { length } = this.#containers;
        let quotes = 0;
        for (let index = 0; index < length; index++) {
            if (cursor.isBlank) {
                // Items go on over blank lines, and quotes do not.
                const matched = this.#quotes[quotes] ?? length;
                return this.#isBare && matched === length ? length - 1 : matched;
            }
            const width = this.#containers[index];
            if (width === 0) {
                if (cursor.indent >= CODE_INDENT || cursor.char !== blocks_GREATER)
                    return index;
                enterQuote(cursor);
                quotes++;
            }
            else {
                if (cursor.indent < width)
                    return index;
                cursor.skipColumns(width);
            }
        }
        return length;
    }
    #moreCode(cursor) {
        const leaf = this.#leaf;
        const { content, end } = cursor;
        const code = { kind: 'code', content, end, isFirst: false };
        if (leaf?.kind === 'fence') {
            if (closesFence(cursor, leaf))
                this.#leaf = null;
            return code;
        }
        if (leaf?.kind === 'html')
            return this.#moreHtml(cursor, leaf);
        if (leaf?.kind !== 'indented')
            return null;
        if (cursor.isBlank)
            return { kind: 'none', end, isInCode: true };
        return cursor.indent >= CODE_INDENT ? code : null;
    }
    #moreHtml(cursor, block) {
        const { content, end } = cursor;
        if ((0,html/* endsHtml */.yN)(cursor, block))
            this.#leaf = null;
        return block.last === null && cursor.isBlank ? null : { kind: 'html', content, end };
    }
    #other(cursor, matched) {
        const { knowsHtml } = this;
        const isParagraph = this.#leaf?.kind === 'paragraph';
        let around = { isParagraph, isInside: matched === this.#containers.length, knowsHtml };
        let start = startAt(cursor, around);
        if (start === null && isParagraph && !cursor.isBlank) {
            // This may be a lazy line, which leaves the marks out: its containers go on.
            return { kind: 'text', content: cursor.content, end: cursor.end };
        }
        this.#closeAfter(matched);
        around = { isParagraph: false, isInside: true, knowsHtml };
        for (; start?.kind === 'quote' || start?.kind === 'item'; start = startAt(cursor, around)) {
            this.#open(start);
            this.#isBare = start.kind === 'item' && cursor.isBlank;
        }
        return this.#leafAt(cursor, start);
    }
    #leafAt(cursor, start) {
        const { content, end, isBlank } = cursor;
        switch (start?.kind) {
            case 'html':
                this.#leaf = (0,html/* endsHtml */.yN)(cursor, start) ? null : start;
                return { kind: 'html', content, end };
            case 'fence':
                this.#leaf = start;
                return { kind: 'code', content, end, isFirst: true };
            case 'indented':
                this.#leaf = { kind: 'indented' };
                return { kind: 'code', content, end, isFirst: true };
            case 'heading':
                return { kind: 'text', content, end };
            case 'rule':
            case 'underline':
                return { kind: 'none', end, isInCode: false };
            case undefined:
                if (isBlank)
                    return { kind: 'none', end, isInCode: false };
                this.#leaf = { kind: 'paragraph' };
                return { kind: 'text', content, end };
            default:
                return start;
        }
    }
    #closeAfter(matched) {
        this.#leaf = null;
        this.#containers.length = matched;
        while ((this.#quotes.at(-1) ?? -1) >= matched)
            this.#quotes.pop();
    }
    #open(container) {
        if (container.kind === 'quote')
            this.#quotes.push(this.#containers.length);
        this.#containers.push(container.kind === 'quote' ? 0 : container.width);
    }
}
const blocks_GREATER = 62;


/***/ }),

/***/ 77065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ findTags)
});

// EXTERNAL MODULE: ./lib/core/protocol/blocks.js + 1 modules
var blocks = __webpack_require__(34018);
// EXTERNAL MODULE: ./lib/core/protocol/line-cursor.js
var line_cursor = __webpack_require__(71511);
// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
;// CONCATENATED MODULE: ./lib/core/protocol/opening-tag.js


const MAX_ATTRIBUTES = limits/* LIMITS */.b.attributes.value;
const NO_ATTRIBUTES = Object.freeze({});
const [SPACE, LESS, GREATER] = [32, 60, 62];
/** Reads the attributes of opening tags, which have to be read in the order of the text. */
class OpeningReader {
    text;
    #quotes;
    #attributeStart = /([A-Za-z_][\w.-]*)\s*=\s*(["'])/y;
    constructor(text) {
        this.text = text;
        this.#quotes = { '"': nextPosition(text, '"'), "'": nextPosition(text, "'") };
    }
    /** Reads attributes up to the `>`. `attributes` is null where another tag or the end comes first: that is plain text. */
    read(from, limit) {
        const { text } = this;
        if (text.charCodeAt(from) === GREATER)
            return { stop: from + 1, attributes: NO_ATTRIBUTES, problem: undefined };
        const found = new Map();
        let problem;
        for (let at = skipSpace(text, from, limit); at < limit; at = skipSpace(text, at, limit)) {
            const char = text.charCodeAt(at);
            if (char === GREATER) {
                return { stop: at + 1, attributes: Object.fromEntries(found), problem };
            }
            if (char === LESS)
                return { stop: at, attributes: null };
            const attribute = this.#attribute(at, limit);
            if ('problem' in attribute) {
                problem ??= attribute.problem;
                at = skipToAngle(text, at, limit);
                continue;
            }
            if (found.has(attribute.name))
                problem ??= `repeats its attribute "${(0,resolve/* excerpt */.Kb)(attribute.name)}"`;
            else if (found.size < MAX_ATTRIBUTES)
                found.set(attribute.name, attribute.value);
            else
                problem ??= `has more than ${MAX_ATTRIBUTES} attributes`;
            at = attribute.stop;
        }
        return { stop: limit, attributes: null };
    }
    #attribute(at, limit) {
        const pattern = this.#attributeStart;
        pattern.lastIndex = at;
        const start = pattern.exec(this.text);
        if (start === null) {
            const shown = (0,resolve/* excerpt */.Kb)(this.text.slice(at, Math.min(at + 30, skipToAngle(this.text, at, limit))), 30);
            return { problem: `has "${shown}" where an attribute name="value" belongs` };
        }
        const [, name, quote] = start;
        const end = this.#quotes[quote](pattern.lastIndex);
        if (end >= limit)
            return { problem: `has no closing quote after its attribute "${(0,resolve/* excerpt */.Kb)(name)}"` };
        return { name, value: decode(this.text.slice(pattern.lastIndex, end)), stop: end + 1 };
    }
}
function nextPosition(text, needle) {
    let found = -1;
    return (from) => {
        if (found < from) {
            const index = text.indexOf(needle, from);
            found = index === -1 ? Number.POSITIVE_INFINITY : index;
        }
        return found;
    };
}
function skipSpace(text, from, limit) {
    let at = from;
    while (at < limit && isSpace(text.charCodeAt(at)))
        at++;
    return at;
}
function isSpace(char) {
    return char === SPACE || (char >= 9 && char <= 13);
}
function skipToAngle(text, from, limit) {
    let at = from;
    while (at < limit && text.charCodeAt(at) !== LESS && text.charCodeAt(at) !== GREATER)
        at++;
    return at;
}
const ENTITIES = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };
function decode(value) {
    if (!value.includes('&'))
        return value;
    return value.replace(/&(quot|apos|lt|gt|amp);/g, (_, name) => ENTITIES[name]);
}

// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/core/protocol/find-tags.js




/**
 * All transition tags of a text, in order (spec 1.2). Never throws; takes linear time on any text.
 *
 * What begins first owns what follows. A tag that opens outside code owns the text up to its *first*
 * closing tag, code fences and backticks included, so a `<result>` cannot contain a literal `</result>`,
 * not even in a fence; for what comes after it, it is a word in its line. A code block or code span that begins
 * outside a tag owns the text up to its own end: a tag in there has to close in there.
 */
function findTags(text) {
    return new TagFinder(text).find();
}
const NAMES = new Set([...tag_table/* TAG_NAMES */.qY, 'input', 'print']);
const LONGEST_TAG_NAME = Math.max(...[...NAMES].map((name) => name.length));
const INPUT_ATTRIBUTE = /\sinput\s*=/;
const [NEWLINE, RETURN, find_tags_LESS, find_tags_GREATER, BACKSLASH, BACKTICK] = [10, 13, 60, 62, 92, 96];
/** Moves over the text once. Every helper that looks ahead remembers what it found, so nothing is searched twice. */
class TagFinder {
    text;
    #tags = [];
    #inputs = [];
    #brokenInput = null;
    /** The end of an opening tag that broke off. What stands in its quotes is no tag either. */
    #noTagBefore = 0;
    #unclosed = new Set();
    #closing;
    #openings;
    #blocks;
    /** Start of the last backtick run of each length in the text up to `#spansEnd`. */
    #lastRun = new Map();
    /** Where the paragraph ends that inline code was last looked for in. */
    #spansEnd = 0;
    constructor(text) {
        this.text = text;
        this.#blocks = new blocks/* BlockReader */.t(text);
        this.#closing = new Map([...NAMES].map((name) => [name, nextPosition(text, `</${name}>`)]));
        this.#openings = new OpeningReader(text);
    }
    find() {
        for (let line = this.#lineAt(0); line !== null;) {
            if (line.kind === 'code') {
                line = this.#codeBlock(line);
                continue;
            }
            const end = line.kind === 'text' ? this.#inline(line.content) : line.end;
            line = this.#lineAt((0,line_cursor/* afterLine */.fU)(this.text, end));
        }
        const warnings = [...this.#unclosed].map((name) => `a <${name}> that is not closed was read as plain text`);
        return { tags: this.#tags, inputs: this.#inputs, brokenInput: this.#brokenInput, warnings };
    }
    #lineAt(start) {
        return start < this.text.length ? this.#blocks.read(start) : null;
    }
    /** Reads the tags of a code block. Returns the first line that is no part of it. */
    #codeBlock(first) {
        let { end } = first;
        let line = this.#lineAt((0,line_cursor/* afterLine */.fU)(this.text, end));
        for (; line !== null; line = this.#lineAt((0,line_cursor/* afterLine */.fU)(this.text, line.end))) {
            if (line.kind === 'code' && !line.isFirst)
                end = line.end;
            else if (line.kind !== 'none' || !line.isInCode)
                break;
        }
        this.#inCode(first.content, end);
        return line;
    }
    #inCode(start, end) {
        for (let at = start; at < end;) {
            at = this.text.charCodeAt(at) === find_tags_LESS ? this.#tag(at, end, true) : at + 1;
        }
    }
    /** Reads the tags and inline code of a line of text, and of those that they reach into. Returns the end of the last. */
    #inline(from) {
        const { text } = this;
        let at = from;
        while (at < text.length) {
            const char = text.charCodeAt(at);
            if (char === NEWLINE || char === RETURN)
                break;
            if (char === find_tags_LESS)
                at = this.#tag(at, text.length, false);
            else if (char === BACKTICK)
                at = this.#span(at);
            else
                at += char === BACKSLASH && isEscaped(text.charCodeAt(at + 1)) ? 2 : 1;
        }
        return at;
    }
    /** Reads the tag at `at`, if there is one that closes before `limit`. Returns where to go on. */
    #tag(at, limit, inCode) {
        const { text } = this;
        const name = at < this.#noTagBefore ? undefined : tagNameAt(text, at + 1);
        if (name === undefined)
            return at + 1;
        const open = at + 1 + name.length;
        // With attributes `<input>` is HTML.
        if (name === 'input' && text.charCodeAt(open) !== find_tags_GREATER)
            return open;
        const closing = this.#closing.get(name);
        const opening = closing(open) < limit ? this.#openings.read(open, limit) : { stop: open, attributes: null };
        const { stop } = opening;
        const hasInput = INPUT_ATTRIBUTE.test(text.slice(open, stop));
        const close = opening.attributes === null ? Number.POSITIVE_INFINITY : closing(stop);
        const end = close + name.length + 3;
        if (opening.attributes === null || end > limit) {
            // The tag is plain text then, whose lines are read as any other's.
            if (!inCode)
                this.#unclosed.add(name);
            if (!inCode && hasInput && isTagName(name))
                this.#brokenInput ??= name;
            this.#noTagBefore = stop;
            return open;
        }
        const { attributes, problem } = opening;
        const found = { content: text.slice(stop, close), start: at, end, inCode };
        if (name === 'input')
            this.#inputs.push({ name, ...found });
        else if (isTagName(name)) {
            this.#tags.push({ name, ...found, attributes, hasInput, ...(problem !== undefined && { problem }) });
        }
        return end;
    }
    /** Reads the tags of the inline code that begins at `at`, if one does. Returns where to go on. */
    #span(at) {
        const end = this.#spanEnd(at);
        if (end === undefined)
            return skipChar(this.text, at, BACKTICK);
        this.#inCode(at, end);
        return end;
    }
    /** The end of the inline code that begins at `at`: a run of as many backticks in the same paragraph. */
    #spanEnd(at) {
        const { text } = this;
        const open = skipChar(text, at, BACKTICK);
        if (at >= this.#spansEnd)
            this.#readParagraph(at);
        if ((this.#lastRun.get(open - at) ?? -1) <= at)
            return undefined;
        let run = open;
        let stop = open;
        do {
            run = text.indexOf('`', stop);
            stop = skipChar(text, run, BACKTICK);
        } while (stop - run !== open - at);
        return stop;
    }
    #readParagraph(from) {
        const { text } = this;
        let end = (0,line_cursor/* lineEnd */.kd)(text, from);
        for (let at = from;; at = (0,line_cursor/* afterLine */.fU)(text, end), end = (0,line_cursor/* lineEnd */.kd)(text, at)) {
            for (let run = at; run < end;) {
                const stop = Math.max(run + 1, skipChar(text, run, BACKTICK));
                if (text.charCodeAt(run) === BACKTICK)
                    this.#lastRun.set(stop - run, run);
                run = stop;
            }
            if (!this.#blocks.continuesParagraph((0,line_cursor/* afterLine */.fU)(text, end)))
                break;
        }
        this.#spansEnd = end;
    }
}
/** A backslash before one of these makes text of it. Before a `<` it does not: no tag hides behind a backslash. */
function isEscaped(char) {
    return char === BACKTICK || char === BACKSLASH;
}
function isTagName(name) {
    return Object.hasOwn(tag_table/* TAGS */.gp, name);
}
function tagNameAt(text, from) {
    let end = from;
    while (end - from <= LONGEST_TAG_NAME && text.charCodeAt(end) >= 97 && text.charCodeAt(end) <= 122)
        end++;
    const name = text.slice(from, end);
    const ends = text.charCodeAt(end) === find_tags_GREATER || isSpace(text.charCodeAt(end));
    return ends && NAMES.has(name) ? name : undefined;
}
function skipChar(text, from, char) {
    let at = from;
    while (text.charCodeAt(at) === char)
        at++;
    return at;
}


/***/ }),

/***/ 1644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ foreignTags),
/* harmony export */   R: () => (/* binding */ foreignTagAdvice)
/* harmony export */ });
/** Tags of the Go reference that there are not here, and what does their work (spec 2.6). */
const FOREIGN_TAGS = {
    'call-workflow': '<call return="…state…">NAME:</call>',
    'function-workflow': '<function return="…state…">NAME:</function>',
    'fork-workflow': '<fork next="…state…">NAME:</fork>',
    'reset-workflow': '<reset>NAME:</reset>',
    await: '<ask next="…state…">…your question…</ask>',
};
const FROM_THE_MANIFEST = ', where NAME is what the manifest calls the other workflow under `workflows` (NAME:STATE for another state than its entry)';
const OPENING = new RegExp(`<(${Object.keys(FOREIGN_TAGS).join('|')})(?=[\\s>/])`, 'g');
/** The tags in a text that the Go Raymond has and we do not, their 0-based places, and what to write instead. */
function foreignTags(text) {
    return [...text.matchAll(OPENING)].map(({ 1: name = '', index }) => {
        // No path ever comes from a message: the workflows that can be gone to are listed in the manifest (spec 7.2).
        const where = name.endsWith('-workflow') ? FROM_THE_MANIFEST : '';
        return { at: index, advice: `<${name}> is no tag here: write ${FOREIGN_TAGS[name]}${where}` };
    });
}
/** The same for a message, without repetitions. */
function foreignTagAdvice(text) {
    return [...new Set(foreignTags(text).map(({ advice }) => advice))];
}


/***/ }),

/***/ 68118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ inputBeside),
/* harmony export */   Td: () => (/* binding */ refuseOwnOpening),
/* harmony export */   _: () => (/* binding */ readInputText),
/* harmony export */   uE: () => (/* binding */ carriesInput)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _find_tags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77065);
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);



/**
 * The text of the `<input>` that goes along with a tag (spec 1.2): the one that stands, like the tag, inside code or outside.
 * @throws ProtocolError INVALID_TRANSITION if there are two, the tag takes none, or has an `input` of its own.
 */
function inputBeside({ inputs }, tag) {
    const same = inputs.filter(({ inCode }) => inCode === tag.inCode);
    const lost = tag.inCode && same.length < inputs.length;
    const warnings = lost ? ['an <input> outside the code that the tag stands in was ignored'] : [];
    const input = onlyOf(same);
    if (input === undefined)
        return { warnings };
    if (tag.name === 'fork')
        throw refused('beside <fork> needs a <goto> that names where it goes');
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_2__/* .takesInputText */ .Wd)(tag.name))
        throw refused(`cannot stand beside <${tag.name}>, which hands nothing over`);
    if (tag.hasInput)
        throw refused(`stands beside a <${tag.name}> with an input of its own: write one of them`);
    return { input, warnings };
}
/**
 * The text of the `<input>` in a message without a transition tag, which goes along with the implicit transition.
 * @throws ProtocolError INVALID_TRANSITION for two of them.
 */
function readInputText(text) {
    const { tags, inputs } = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .findTags */ .v)(text);
    const outside = inputs.filter(({ inCode }) => !inCode);
    // An input in code that is quoted together with tags is only a quotation.
    const isMeant = outside.length === 0 && tags.length === 0 && inputs.length === 1;
    return onlyOf(isMeant ? inputs : outside);
}
/** Whether a message carried data that its reminder has to ask for again (spec 1.4). */
function carriesInput(text) {
    const { tags, inputs, brokenInput } = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_1__/* .findTags */ .v)(text);
    if (brokenInput !== null)
        return true;
    const found = [...tags, ...inputs];
    const outside = found.filter(({ inCode }) => !inCode);
    return (outside.length > 0 ? outside : found).some((tag) => {
        if (tag.name === 'input')
            return tag.content.trim() !== '';
        return tag.hasInput && (tag.problem !== undefined || tag.attributes.input?.trim() !== '');
    });
}
/**
 * Refuses a text that names its own tag. Otherwise `I end with the <result> tag: <result>42</result>` would be read
 * from the first opening on.
 * @throws ProtocolError INVALID_TRANSITION.
 */
function refuseOwnOpening({ name, content }, opening) {
    if (!opening.test(content))
        return;
    const advice = 'name the tag without its angle brackets, and write it once';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `<${name}> has another <${name}> in its text: ${advice}`);
}
function onlyOf(inputs) {
    const [first, second] = inputs;
    if (first === undefined)
        return undefined;
    if (second !== undefined)
        throw refused('stands there twice: one transition has one input');
    refuseOwnOpening(first, /<input>/);
    return first.content.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
}
function refused(problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `<input> ${problem}`);
}


/***/ }),

/***/ 71511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fU: () => (/* binding */ afterLine),
/* harmony export */   fx: () => (/* binding */ LineCursor),
/* harmony export */   kd: () => (/* binding */ lineEnd)
/* harmony export */ });
const [TAB, NEWLINE, RETURN, SPACE] = [9, 10, 13, 32];
/** Goes along a line by columns, as CommonMark does: a tab reaches to a multiple of four, and can be used in part. */
class LineCursor {
    text;
    #end = 0;
    #column = 0;
    #content = 0;
    #contentColumn = 0;
    #rule;
    constructor(text) {
        this.text = text;
    }
    /** Moves to the line that starts at `start`. One cursor serves all lines, since there may be millions. */
    to(start) {
        this.#end = lineEnd(this.text, start);
        this.#column = 0;
        this.#content = start;
        this.#contentColumn = 0;
        this.#rule = undefined;
        this.#findContent();
    }
    /** The offset where the line ends: its line break, or the end of the text. */
    get end() {
        return this.#end;
    }
    /** Offset of the next character that is neither space nor tab, or the line's end. */
    get content() {
        return this.#content;
    }
    /** The code of that character; NaN at the line's end. */
    get char() {
        return this.isBlank ? Number.NaN : this.text.charCodeAt(this.#content);
    }
    get isBlank() {
        return this.#content === this.#end;
    }
    /** How many columns there are from here to the content. */
    get indent() {
        return this.#contentColumn - this.#column;
    }
    /** Moves past `length` characters of the content, which are neither space nor tab. */
    skipContent(length) {
        this.#content += length;
        this.#contentColumn += length;
        this.#column = this.#contentColumn;
        this.#findContent();
    }
    /** Moves past this many columns of space, or past all there are. */
    skipColumns(columns) {
        this.#column = Math.min(this.#column + columns, this.#contentColumn);
    }
    /** The offset where the run of the content's first character ends. */
    runEnd() {
        const { char } = this;
        let at = this.#content;
        while (at < this.#end && this.text.charCodeAt(at) === char)
            at++;
        return at;
    }
    /** Whether nothing but spaces and tabs comes from `at` on. */
    isBlankFrom(at) {
        let rest = at;
        while (rest < this.#end && isBlank(this.text.charCodeAt(rest)))
            rest++;
        return rest === this.#end;
    }
    /** Whether the rest is a rule: three or more of one character, and spaces. Computed once for the whole line. */
    get isRule() {
        this.#rule ??= ruleAtEnd(this.text, this.#content, this.#end);
        const { char, from, third } = this.#rule;
        return this.char === char && this.#content >= from && this.#content <= third;
    }
    #findContent() {
        for (; this.#content < this.#end; this.#content++) {
            const char = this.text.charCodeAt(this.#content);
            if (char === SPACE)
                this.#contentColumn++;
            else if (char === TAB)
                this.#contentColumn += 4 - (this.#contentColumn % 4);
            else
                break;
        }
    }
}
function ruleAtEnd(text, start, end) {
    let char = Number.NaN;
    let count = 0;
    let third = -1;
    let at = end;
    for (; at > start; at--) {
        const before = text.charCodeAt(at - 1);
        if (isBlank(before))
            continue;
        if (count === 0)
            char = before;
        if (before !== char)
            break;
        count++;
        if (count === 3)
            third = at - 1;
    }
    return { char, from: at, third };
}
function isBlank(char) {
    return char === SPACE || char === TAB;
}
/** The end of the line that `from` is in: its line break, or the text's end. */
function lineEnd(text, from) {
    let at = from;
    while (at < text.length && text.charCodeAt(at) !== NEWLINE && text.charCodeAt(at) !== RETURN)
        at++;
    return at;
}
/** Where the line after the one that ends at `end` starts. */
function afterLine(text, end) {
    return end + (text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === NEWLINE ? 2 : 1);
}


/***/ }),

/***/ 42288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LB: () => (/* binding */ implicitTransition),
/* harmony export */   NP: () => (/* binding */ policyProblems),
/* harmony export */   U5: () => (/* binding */ listedInput),
/* harmony export */   WF: () => (/* binding */ policyViolation),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _tag_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82423);
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58889);





function listedInput({ input }) {
    if (input === undefined)
        return { kind: 'open' };
    if (input === 'required')
        return { kind: 'required' };
    return { kind: 'fixed', text: input === '=required' ? 'required' : input };
}
/**
 * Whether a policy allows a transition (spec 1.4). An entry matches when its tag, target and every attribute
 * that it lists are equal; each worker of a fork, with the `next` that holds for all, must match an entry.
 * @returns what is not allowed, for a reminder; undefined when all is well.
 */
function policyViolation(transition, allowed, resolve) {
    const { tag } = transition;
    for (const fields of (0,_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(transition)) {
        const entries = allowed.filter((entry) => entry.tag === tag && listsEqual(entry, fields, resolve));
        if (entries.some((entry) => hasItsInput(entry, fields)))
            continue;
        const form = (0,_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)((0,_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)(tag, fields), 120);
        return entries.length > 0
            ? `${form} lacks its input, which this state has to hand over`
            : `${form} is not allowed in this state`;
    }
    return undefined;
}
function hasItsInput(entry, { input }) {
    return listedInput(entry).kind !== 'required' || !isBlank(input);
}
/** Whether an input is missing or blank. */
function isBlank(input) {
    return input === undefined || input.trim() === '';
}
/** Whether the transition has all values that the entry lists, except for a required `input`. */
function listsEqual(entry, fields, resolve) {
    return listedIn(entry).every(([field, listed]) => {
        const actual = fields[field];
        return actual !== undefined && isSame(field, listed, actual, resolve);
    });
}
function isSame(field, listed, actual, resolve) {
    if (field === 'payload')
        return listed.trim() === actual.trim();
    // Equal spellings are equal, even where neither can be resolved.
    if (listed === actual)
        return true;
    return _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[field].kind === 'state' && resolved(listed, resolve) === resolved(actual, resolve);
}
/** The values that an entry fixes. */
function listedIn(entry) {
    return Object.entries(fixedBy(entry)).filter((pair) => pair[1] !== undefined);
}
function fixedBy(entry) {
    const { tag: _tag, match: _match, input: _input, ...fields } = entry;
    const input = listedInput(entry);
    return input.kind === 'fixed' ? { ...fields, input: input.text } : fields;
}
/** A listed target that names no state matches only itself; lint tells people that it does. */
function resolved(target, resolve) {
    try {
        return resolve(target);
    }
    catch {
        return target;
    }
}
/**
 * The transition that a final message without a tag takes (spec 1.4): that of the first entry whose `match` is
 * found in it, else the only entry there is. A `<result>` without `payload` and an `<ask>` are taken by `match`
 * alone, and then the whole message is their text. `force_implicit` takes the only entry whatever the message says.
 */
function implicitTransition(options, finalText) {
    const entries = options.allowed_transitions ?? [];
    const only = entries.length === 1 ? entries[0] : undefined;
    if (options.force_implicit)
        return only && complete(only, finalText);
    const matching = entries.find((entry) => entry.match !== undefined && isFound(entry.match, finalText));
    if (matching)
        return complete(matching, finalText);
    return only?.match === undefined ? only && complete(only, finalText) : undefined;
}
function isFound(pattern, text) {
    const regexp = compile(pattern);
    return regexp instanceof RegExp && regexp.test(text);
}
/** The pattern, or the reason why it cannot be compiled. */
function compile(pattern) {
    try {
        return new RegExp(pattern, 'm');
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}
/** The transition that an entry stands for; undefined when it leaves something open that only a tag can say. */
function complete(entry, finalText) {
    const { tag, match } = entry;
    const { content } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS */ .gp[tag];
    const { kind } = _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[content];
    // An entry that is taken by what the message says has the message as its text.
    const said = match === undefined || kind === 'state' ? undefined : finalText;
    const text = kind === 'prose' ? said?.trim() : said;
    return (0,_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .transitionOf */ .l9)(tag, { ...(text !== undefined && { [content]: text }), ...fixedBy(entry) });
}
/** What is wrong with a policy by itself, whatever states there are (spec 1.4). */
function policyProblems(options) {
    const entries = options.allowed_transitions ?? [];
    const problems = entries.flatMap(entryProblems);
    const forced = options.force_implicit ? forceProblem(entries) : undefined;
    if (forced === undefined)
        return problems;
    return [...problems, { rule: 'force-implicit-invalid', path: ['force_implicit'], message: forced }];
}
function entryProblems(entry, index) {
    const at = `allowed_transitions[${index}]`;
    const path = ['allowed_transitions', index];
    const known = [...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .attributesOf */ .Td)(entry.tag), _tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .TAGS */ .gp[entry.tag].content];
    const strange = Object.keys(entry).filter((field) => (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .isFieldName */ .ac)(field) && !known.includes(field));
    const pattern = entry.match === undefined ? undefined : compile(entry.match);
    const problems = strange.map((field) => {
        const message = `${at}: <${entry.tag}> has no ${field}, so this entry can never match`;
        return { rule: 'bad-value', path: [...path, field], message };
    });
    if (typeof pattern !== 'string')
        return problems;
    const message = `${at}.match is not a regular expression: ${pattern}`;
    return [...problems, { rule: 'bad-regex', path: [...path, 'match'], message }];
}
function forceProblem(entries) {
    const [only] = entries;
    if (only === undefined || entries.length > 1) {
        return `force_implicit needs exactly one allowed transition; there are ${entries.length}`;
    }
    if (listedInput(only).kind === 'required') {
        return 'force_implicit cannot hand over the input that is required: no message is read for it';
    }
    if (complete(only, '') !== undefined)
        return undefined;
    return `force_implicit cannot take ${(0,_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)(only.tag, only)}: it leaves open what only a tag could say`;
}


/***/ }),

/***/ 46395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ PrintScanner),
/* harmony export */   g: () => (/* binding */ findPrints)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** The `<print>` texts of a whole text. */
function findPrints(text) {
    return new PrintScanner().push(text);
}
const PRINT = '<print>';
const PRINT_END = '</print>';
const LONGEST_PRINT = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.print.value;
/**
 * Finds `<print>` texts in output as it streams, however it is cut into chunks. It keeps at most 64 kB (UTF-16 units):
 * a print that is longer, or not closed by then, is dropped. Code and other tags make no difference, since what is
 * found is only shown.
 */
class PrintScanner {
    /** What the open print holds so far; null outside one. */
    #content = null;
    /** The end of the input so far, where a tag may have begun. */
    #carry = '';
    push(chunk) {
        const prints = [];
        const text = this.#carry + chunk;
        let at = 0;
        for (;;) {
            const tag = this.#content === null ? PRINT : PRINT_END;
            const room = this.#content === null ? text.length : LONGEST_PRINT + tag.length - this.#content.length;
            const part = text.slice(at, at + room);
            const index = part.indexOf(tag);
            if (index === -1 && part.length === room && this.#content !== null) {
                this.#content = null;
                at += room;
            }
            else if (index === -1) {
                this.#carry = part.slice(-(tag.length - 1));
                if (this.#content !== null)
                    this.#content += part.slice(0, -(tag.length - 1));
                return prints;
            }
            else {
                if (this.#content !== null)
                    prints.push(this.#content + part.slice(0, index));
                this.#content = this.#content === null ? '' : null;
                at += index + tag.length;
            }
        }
    }
}


/***/ }),

/***/ 91036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Ls: () => (/* binding */ ownNameProblem),
/* harmony export */   Tp: () => (/* binding */ resolveEntry),
/* harmony export */   rH: () => (/* binding */ nameProblem),
/* harmony export */   u1: () => (/* binding */ resolveTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);



/** Extensions in the order in which a target without one looks for its file. */
const EXTENSIONS = {
    posix: ['.md', '.sh'],
    windows: ['.md', '.ps1', '.bat'],
};
const ALL_EXTENSIONS = ['.md', '.sh', '.ps1', '.bat'];
const LONGEST_NAME = _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.stateName.value;
/** A text on one line, cut to `limit` characters: messages quote what models wrote, however long. */
function excerpt(text, limit = 80) {
    // The text is cut first, so that the cost does not depend on its length.
    const line = text
        .slice(0, limit * 4)
        .replace(/\s+/g, ' ')
        .trim();
    const whole = text.length <= limit * 4 && line.length <= limit;
    return whole ? line : `${line.slice(0, limit - 1)}…`;
}
/** Why `name` cannot be a state's name (spec 1.2), as the end of a sentence; undefined when it can. */
function nameProblem(name) {
    if (name.trim() === '')
        return 'is empty';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (name === '.' || name === '..' || /[/\\]/.test(name))
        return 'is a path; states are named, not addressed';
    if (/[\u0000-\u001f\u007f]/.test(name))
        return 'has a line break or control character in it';
    if (/[<>]/.test(name))
        return 'has another tag in it';
    return undefined;
}
/** The same for a state's own name, and for a name that can only mean a state of the same workflow (spec 7.2). */
function ownNameProblem(name) {
    return (nameProblem(name) ??
        (name.includes(':') ? 'has a ":" in it, which leads into another workflow' : undefined));
}
/**
 * The state that a target means on a platform (spec 1.7). `states` are names with extension.
 * @param prefix what each of these names begins with, where the target does not
 * @throws ProtocolError INVALID_TRANSITION for a path or the other platform's script, MISSING_TARGET, AMBIGUOUS_TARGET.
 */
function resolveTarget(states, target, platform, prefix = '') {
    const problem = ownNameProblem(target);
    if (problem !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${prefix}${excerpt(target)}" ${problem}`);
    }
    const extension = extensionOf(target);
    if (extension === undefined)
        return resolveStem(states, target, platform, prefix);
    if (!EXTENSIONS[platform].includes(extension)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${prefix}${target}" cannot run here: ${extension} scripts are for ${otherOf(platform)}`);
    }
    if (states.includes(target))
        return target;
    throw missing(states, target, platform, prefix);
}
function resolveStem(states, stem, platform, prefix) {
    const candidates = candidatesOf(states, stem, platform);
    const [only, second] = candidates;
    if (only === undefined)
        throw missing(states, stem, platform, prefix);
    if (second === undefined)
        return only;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('AMBIGUOUS_TARGET', `the target "${prefix}${stem}" could be ${candidates.map((name) => prefix + name).join(' or ')}: write it with its extension, or keep one of the files`);
}
/**
 * The state that a folder or archive starts with: `1_START`, else `START` (spec 1.7).
 * @throws WorkflowError when there is none, both, or one of them in two files.
 */
function resolveEntry(states, platform) {
    const candidates = ['1_START', 'START'].flatMap((stem) => candidatesOf(states, stem, platform));
    const [only, second] = candidates;
    if (only !== undefined && second === undefined)
        return only;
    if (only !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has several entries, ${candidates.join(' and ')}: keep one of them, or name the state to start with`);
    }
    const scripts = EXTENSIONS[platform].slice(1).map((extension) => `START${extension}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has no entry: name the state to start with START.md (a prompt) or ${scripts.join(' or ')} (a script).${available(states)}`);
}
function candidatesOf(states, stem, platform) {
    return EXTENSIONS[platform].map((extension) => stem + extension).filter((name) => states.includes(name));
}
function extensionOf(name) {
    return ALL_EXTENSIONS.find((extension) => name.endsWith(extension));
}
function otherOf(platform) {
    return platform === 'posix' ? 'Windows' : 'Linux and macOS';
}
function missing(states, target, platform, prefix) {
    const shown = (names) => names.map((name) => prefix + name);
    const foreign = states.filter((name) => ALL_EXTENSIONS.some((end) => name === target + end) && extensionOf(target) === undefined);
    const near = states.filter((name) => isNear(name, target));
    let hint = available(states, prefix);
    if (foreign.length > 0)
        hint = ` ${shown(foreign).join(' and ')} can only run on ${otherOf(platform)}.`;
    else if (near.length > 0)
        hint = ` Did you mean ${shown(near.slice(0, 3)).join(' or ')}?${available(states, prefix)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `there is no state "${prefix}${target}".${hint}`);
}
function available(states, prefix = '') {
    if (states.length === 0)
        return ' The workflow has no states.';
    const more = states.length > 20 ? ` and ${states.length - 20} more` : '';
    const names = states.slice(0, 20).map((name) => prefix + name);
    return ` The workflow has: ${names.join(', ')}${more}.`;
}
/** Whether the name differs from the target by case, extension, or a typo or two. */
function isNear(state, target) {
    const [a, b] = [state, target].map((name) => {
        const lower = name.toLowerCase();
        return lower.slice(0, lower.length - (extensionOf(lower)?.length ?? 0));
    });
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .YC)(a, b) <= Math.min(2, Math.floor(b.length / 3));
}


/***/ }),

/***/ 29889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ routeByTags),
  B: () => (/* binding */ routeScript)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/typed/typed-result.js
var typed_result = __webpack_require__(31644);
// EXTERNAL MODULE: ./lib/core/protocol/find-tags.js + 1 modules
var find_tags = __webpack_require__(77065);
// EXTERNAL MODULE: ./lib/core/protocol/input-text.js
var input_text = __webpack_require__(68118);
// EXTERNAL MODULE: ./lib/core/protocol/policy.js
var policy = __webpack_require__(42288);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var protocol_resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/protocol/tag-form.js
var tag_form = __webpack_require__(82423);
// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/core/protocol/reminder.js




/**
 * What a session is told when its final message cannot be used (spec 1.4): what was wrong, and how each allowed form is
 * written. It is short, because the session still has the prompt. A state that does not exist is not named. Undefined
 * when no form is left.
 */
function reminderText({ allowed, problem, resolve, asksInput }) {
    const usable = allowed.filter((entry) => namesStates(entry, resolve));
    const forms = [...new Set(usable.map((entry) => formFor(entry, asksInput)))];
    if (forms.length === 0)
        return undefined;
    const wrong = (0,protocol_resolve/* excerpt */.Kb)(problem, 300).replace(/[.\s]+$/, '');
    return [
        `Your last message could not be used: ${wrong}.`,
        ...(forms.some((form) => form.endsWith(INPUT_FORM)) ? [INPUT_ADVICE] : []),
        forms.length === 1 ? 'End your answer with this tag:' : 'End your answer with exactly one of these tags:',
        ...forms,
    ].join('\n');
}
const INPUT_FORM = `<input>${tag_table/* FIELDS */.cJ.input.open}</input>`;
const INPUT_ADVICE = 'What you hand over goes between <input> and </input>, all of it again; nothing in it is escaped.';
function formFor(entry, asksInput) {
    const { tag, input: _, ...values } = entry;
    const input = (0,policy/* listedInput */.U5)(entry);
    if (input.kind === 'fixed')
        return (0,tag_form/* formOf */.Q)(tag, { ...values, input: input.text });
    if (input.kind === 'open' && !asksInput)
        return (0,tag_form/* formOf */.Q)(tag, values);
    if ((0,tag_table/* takesInputText */.Wd)(tag))
        return `${(0,tag_form/* formOf */.Q)(tag, values)} ${INPUT_FORM}`;
    return (0,tag_form/* formOf */.Q)(tag, { ...values, input: tag_table/* FIELDS */.cJ.input.open });
}
function namesStates(entry, resolve) {
    return Object.entries(entry).every(([field, value]) => {
        if (!(0,tag_table/* isFieldName */.ac)(field) || tag_table/* FIELDS */.cJ[field].kind !== 'state' || value === undefined)
            return true;
        try {
            resolve(value);
            return true;
        }
        catch {
            return false;
        }
    });
}

// EXTERNAL MODULE: ./lib/core/protocol/tags.js
var tags = __webpack_require__(94147);
// EXTERNAL MODULE: ./lib/core/protocol/transition.js
var protocol_transition = __webpack_require__(58889);
;// CONCATENATED MODULE: ./lib/core/protocol/route.js










/**
 * Routes a prompt state by the tag in its final message and its policy (spec 1.2, 1.4). What the model got wrong is a
 * reminder where there are `allowed_transitions` to list, and a failure where there are none. A result that does not
 * fit its schema is always a reminder, and so is whatever is wrong with the answer to that (spec 7.4).
 */
function routeByTags(routing) {
    const routed = routeUntyped(routing);
    if (routed.kind !== 'transition')
        return routed;
    const typed = (0,typed_result/* typedTransition */.G6)(routed.transition, routing.schemas ?? []);
    return 'transition' in typed ? { ...routed, ...typed } : schemaViolation(routing, routed, typed.mismatches);
}
function schemaViolation({ options, asksInput }, { transition, implicit }, mismatches) {
    const code = 'RESULT_INVALID';
    const problem = (0,typed_result/* misfitProblem */.mX)(mismatches);
    const isFixed = options.allowed_transitions?.some(({ tag, payload }) => tag === 'result' && payload !== undefined && payload === (0,protocol_transition/* fieldsOf */.Pf)(transition)[0]?.payload);
    // The model had no choice, so that a reminder would not help.
    if (implicit && isFixed)
        return { kind: 'fail', code, message: problem };
    const text = (0,typed_result/* misfitReminder */.PP)(mismatches, (0,typed_result/* askedResult */.u3)(!options.force_implicit));
    return { kind: 'remind', code, problem, text, ...(asksInput && { asksInput }) };
}
function routeUntyped(routing) {
    const { options, resolve } = routing;
    const allowed = options.allowed_transitions ?? [];
    if (options.force_implicit)
        return routeForced(routing);
    let mayRemind = allowed.length > 0 || routing.isReminded === true;
    try {
        const found = readOrImply(routing);
        if (allowed.length > 0)
            refuseEmpty(found.transition, routing);
        // The policy made an implied transition, all but its input.
        if (found.implicit)
            refuseViolation(found.transition, allowed, resolve);
        // A reminder would not help where the model had no choice.
        if (found.implicit)
            mayRemind = false;
        const transition = resolveTargets(found.transition, resolve);
        // The transition is compared as written: a full name would mean something else in another scope (spec 7.2).
        if (!found.implicit)
            refuseViolation(found.transition, allowed, resolve);
        return { kind: 'transition', ...found, transition };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        return mayRemind ? remind(routing, code, message) : { kind: 'fail', code, message };
    }
}
function remind({ text, options, resolve, asksInput = false }, code, problem) {
    const allowed = options.allowed_transitions ?? [];
    if (allowed.length === 0)
        return { kind: 'remind', code, problem, text: (0,typed_result/* repairReminder */.eJ)(problem) };
    const asks = asksInput || (0,input_text/* carriesInput */.uE)(text);
    const told = reminderText({ allowed, problem, resolve, asksInput: asks });
    if (told !== undefined) {
        return { kind: 'remind', code, problem, text: told, ...(asks && { asksInput: true }) };
    }
    const message = `${problem}. The agent could not be reminded: none of the state's allowed_transitions leads to a state that exists`;
    return { kind: 'fail', code, message };
}
/** Refuses what only looks like an answer to a reminder: one without the data, or the form as it was shown. */
function refuseEmpty(transition, { asksInput = false }) {
    const { tag } = transition;
    const open = (0,tag_form/* fieldLeftOpen */.U)(transition);
    if (open !== undefined) {
        const problem = `<${tag}> holds "${tag_table/* FIELDS */.cJ[open].open}" where its ${open} belongs`;
        throw new errors/* ProtocolError */.bd('INVALID_TRANSITION', problem);
    }
    if (!asksInput || !(0,tag_table/* attributesOf */.Td)(tag).includes('input'))
        return;
    if ((0,protocol_transition/* fieldsOf */.Pf)(transition).some(({ input }) => (0,policy/* isBlank */.z3)(input))) {
        throw new errors/* ProtocolError */.bd('INVALID_TRANSITION', `<${tag}> lacks the input that an earlier message had`);
    }
}
function refuseViolation(transition, allowed, resolve) {
    const violation = allowed.length === 0 ? undefined : (0,policy/* policyViolation */.WF)(transition, allowed, resolve);
    if (violation !== undefined)
        throw new errors/* ProtocolError */.bd('POLICY_VIOLATION', violation);
}
/** Routes by `force_implicit`, whatever the message says. A mistake is then the workflow's, and nobody is reminded. */
function routeForced({ text, options, resolve }) {
    const forced = (0,policy/* implicitTransition */.LB)(options, text);
    if (forced === undefined) {
        const message = (0,policy/* policyProblems */.NP)(options)
            .map((problem) => problem.message)
            .join('; ');
        return { kind: 'fail', code: 'WORKFLOW_INVALID', message };
    }
    try {
        const transition = resolveTargets(forced, resolve);
        return { kind: 'transition', transition, implicit: true, warnings: [] };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        return { kind: 'fail', code, message };
    }
}
function readOrImply({ text, options, resolve, maxForks }) {
    try {
        return { ...(0,tags/* readTransition */.g)(text, resolve, maxForks), implicit: false };
    }
    catch (error) {
        const transition = protocolError(error).code === 'NO_TRANSITION' ? (0,policy/* implicitTransition */.LB)(options, text) : undefined;
        if (transition === undefined)
            throw error;
        return { transition: withInput(transition, (0,input_text/* readInputText */._)(text)), implicit: true, warnings: [] };
    }
}
/** Adds the text of an `<input>` to the implicit transition. */
function withInput(transition, input) {
    const handedOver = input === undefined ? transition : (0,protocol_transition/* withInputText */.Yz)(transition, input);
    if (handedOver !== undefined)
        return handedOver;
    const problem = `<input> cannot go along with the <${transition.tag}> that is taken without a tag`;
    throw new errors/* ProtocolError */.bd('INVALID_TRANSITION', problem);
}
/** The same transition with state names in place of targets. It throws what `resolve` throws. */
function resolveTargets(transition, resolve) {
    // Thousands of workers begin in a handful of states.
    const resolved = new Map();
    return (0,protocol_transition/* mapFields */.YP)(transition, (value, field) => {
        if (tag_table/* FIELDS */.cJ[field].kind !== 'state')
            return value;
        const state = resolved.get(value) ?? resolve(value);
        resolved.set(value, state);
        return state;
    });
}
/** Routes a script state (spec 1.6) by the tag on its stdout if it exits 0. It has no policy, and so no reminder. */
function routeScript({ exitCode, stdout, stderr, resolve, maxForks, schemas = [], }) {
    const tails = `${tail('stdout', stdout)}${tail('stderr', stderr)}`;
    if (exitCode !== 0) {
        return {
            kind: 'fail',
            code: 'SCRIPT_FAILED',
            message: `the script ended with exit code ${exitCode}${tails}`,
        };
    }
    try {
        const { transition, warnings } = (0,tags/* readTransition */.g)(stdout, resolve, maxForks);
        const typed = (0,typed_result/* typedTransition */.G6)(resolveTargets(transition, resolve), schemas);
        if ('transition' in typed)
            return { kind: 'transition', ...typed, implicit: false, warnings };
        const message = `${(0,typed_result/* misfitProblem */.mX)(typed.mismatches)}${tails}`;
        return { kind: 'fail', code: 'RESULT_INVALID', message };
    }
    catch (error) {
        const { code, message } = protocolError(error);
        const isElsewhere = code === 'NO_TRANSITION' && (0,find_tags/* findTags */.v)(stderr).tags.length > 0;
        const advice = isElsewhere ? '; the tag is on stderr: print it to stdout, echo "…" without >&2' : '';
        return { kind: 'fail', code, message: `${message}${advice}${tails}` };
    }
}
const TAIL_LINES = 20;
const TAIL_LENGTH = 4096;
/** The last lines of a stream, at most 20 and 4 kB. */
function tail(name, output) {
    // The cut may fall between the halves of a character.
    const end = output
        .trimEnd()
        .slice(-TAIL_LENGTH)
        .replace(/^[\udc00-\udfff]/, '');
    if (end === '')
        return `\n${name}: nothing`;
    return `\n${name}, its last lines:\n${end.split('\n').slice(-TAIL_LINES).join('\n')}`;
}
function protocolError(error) {
    if (error instanceof errors/* ProtocolError */.bd)
        return error;
    throw error;
}


/***/ }),

/***/ 82423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ formOf),
/* harmony export */   U: () => (/* binding */ fieldLeftOpen)
/* harmony export */ });
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58889);


/** A tag with these values as it is written, with `…` for a required one that is left open. */
function formOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const needed = required;
    const attributes = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)
        .filter((field) => values[field] !== undefined || needed.includes(field))
        .map((field) => ` ${field}="${encode(values[field] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].open)}"`);
    return `<${tag}${attributes.join('')}>${values[content] ?? _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[content].open}</${tag}>`;
}
/** The field that still holds a form's placeholder: the model has sent the form back as it was shown. */
function fieldLeftOpen(transition) {
    for (const values of (0,_transition_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(transition)) {
        for (const field of Object.keys(_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ)) {
            if (values[field]?.trim() === _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].open)
                return field;
        }
    }
    return undefined;
}
function encode(value) {
    return value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;');
}


/***/ }),

/***/ 94147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ steeringAnswer),
/* harmony export */   g: () => (/* binding */ readTransition)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53327);
/* harmony import */ var _find_tags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77065);
/* harmony import */ var _foreign_tags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1644);
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68118);
/* harmony import */ var _resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91036);
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31421);
/* harmony import */ var _template_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66100);
/* harmony import */ var _transition_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58889);










/**
 * The one transition that a final message asks for (spec 1.2). Targets stay as written.
 * @param resolve makes spellings of one state comparable, where several `next` must be the same.
 * @throws ProtocolError NO_TRANSITION, SEVERAL_TRANSITIONS or INVALID_TRANSITION.
 */
function readTransition(text, resolve = (target) => target, maxForks = _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_FORKS */ .pr) {
    const found = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .findTags */ .v)(text);
    const steering = steeringTags(text, found);
    const forks = steering.filter((tag) => tag.name === 'fork');
    const others = steering.filter((tag) => tag.name !== 'fork');
    const [other] = others;
    const mixed = forks.length > 0 && other !== undefined && other.name !== 'goto';
    if (mixed || others.length > 1)
        throw several(text, steering);
    if (forks.length > maxForks)
        throw tooManyForks(forks.length, maxForks);
    const { input, warnings } = (0,_input_text_js__WEBPACK_IMPORTED_MODULE_5__/* .inputBeside */ .PZ)(found, other ?? forks[0]);
    return {
        transition: forks.length > 0 ? forkOf(text, forks, other, input, resolve) : plainOf(other, input),
        warnings: [
            ...found.warnings,
            ...steering.flatMap(unknownAttributes),
            ...steering.flatMap(hiddenVariables),
            ...warnings,
        ],
    };
}
/** The tags that count: those outside code, else the only one in the text. */
function steeringTags(text, { tags, brokenInput, warnings }) {
    const outside = tags.filter((tag) => !tag.inCode);
    if (outside.length > 0)
        return outside;
    if (brokenInput !== null) {
        const advice = 'write the text between <input> and </input> after the tag, as it is';
        throw invalid({ name: brokenInput }, `is broken off by what stands in its input: ${advice}`);
    }
    // A model that wraps its only tag in a fence means it. Of several in code it means none.
    if (tags.length !== 1)
        throw noTransition(text, tags, warnings);
    return tags;
}
function plainOf(tag, input) {
    // All required values are there: that has just been checked.
    const transition = (0,_transition_js__WEBPACK_IMPORTED_MODULE_8__/* .transitionOf */ .l9)(tag.name, valuesOf(tag, _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name].required));
    return input === undefined ? transition : (0,_transition_js__WEBPACK_IMPORTED_MODULE_8__/* .withInputText */ .Yz)(transition, input);
}
function forkOf(text, forks, goto, input, resolve) {
    const after = goto === undefined ? undefined : plainOf(goto, input);
    const workers = forks.map((tag) => {
        const values = valuesOf(tag, after === undefined ? _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp.fork.required : []);
        return { ...values, target: values.target, variables: variablesOf(tag) };
    });
    const places = [after?.target, ...workers.map(({ next }) => next)].filter((place) => place !== undefined);
    const [next, ...rest] = places;
    const other = rest.find((place) => place !== next && resolve(place) !== resolve(next));
    if (other !== undefined)
        throw several(text, goto ? [...forks, goto] : forks, `next is both ${next} and ${other}`);
    return {
        tag: 'fork',
        workers: workers.map(({ next: _, ...worker }) => worker),
        next,
        ...(after?.input !== undefined && { input: after.input }),
        ...(after?.raw_input !== undefined && { raw_input: after.raw_input }),
    };
}
function variablesOf(tag) {
    const known = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .attributesOf */ .Td)('fork');
    const variables = Object.entries(tag.attributes).filter(([name]) => !known.includes(name));
    const dotted = variables.find(([name]) => name.includes('.'));
    // The name could pass for one of ours, such as github.actor.
    if (dotted !== undefined)
        throw invalid(tag, `has a variable "${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(dotted[0])}": its name can have no dot`);
    return Object.fromEntries(variables);
}
function hiddenVariables(tag) {
    if (!_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name].hasVariables)
        return [];
    const hidden = _template_js__WEBPACK_IMPORTED_MODULE_9__/* .OWN_NAMES */ .gN.filter((name) => !(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .isFieldName */ .ac)(name) && Object.hasOwn(tag.attributes, name));
    return hidden.map((name) => `<${tag.name}> has a variable "${name}", which {{${name}}} does not give: that is a value of the run's own`);
}
/** All values of a tag, each checked by its kind. */
function valuesOf(tag, required) {
    if (tag.problem !== undefined)
        throw invalid(tag, tag.problem);
    for (const name of required) {
        if (tag.attributes[name] === undefined)
            throw invalid(tag, `lacks its required attribute "${name}"`);
    }
    const { content } = _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name];
    if (_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .FIELDS */ .cJ[content].kind !== 'state')
        (0,_input_text_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseOwnOpening */ .Td)(tag, new RegExp(`<${tag.name}[\\s>]`));
    const values = [[content, checkedValue(tag, content, tag.content)]];
    for (const name of (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .attributesOf */ .Td)(tag.name)) {
        const written = tag.attributes[name];
        if (written !== undefined)
            values.push([name, checkedValue(tag, name, written)]);
    }
    return Object.fromEntries(values);
}
/** A date cannot hold a longer time, and computing it would fail only later. */
const LONGEST_TIMEOUT_MS = _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.askTimeout.value * 1000;
function checkedValue(tag, field, written) {
    const { kind } = _tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .FIELDS */ .cJ[field];
    switch (kind) {
        case 'text':
        case 'directory':
        case 'model':
            return written;
        case 'prose':
            if (written.trim() === '')
                throw invalid(tag, `has no ${field} in it`);
            return written.trim();
        case 'state': {
            const name = written.trim();
            const problem = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithinWorkflow */ .Jv)(field) ? (0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .ownNameProblem */ .Ls)(name) : (0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .nameProblem */ .rH)(name);
            if (problem === undefined)
                return name;
            throw invalid(tag, `is malformed: its ${field} "${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(name)}" ${problem}`);
        }
        case 'duration': {
            const ms = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(written);
            if (ms !== null && ms <= LONGEST_TIMEOUT_MS)
                return written;
            const why = ms === null ? 'is no time such as 90s, 2h or 3d' : 'is too long: at most ten years';
            const problem = `"${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(written)}" ${why}`;
            throw invalid(tag, `is malformed: its ${field} ${problem}`);
        }
        default:
            return kind;
    }
}
function unknownAttributes(tag) {
    if (_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .TAGS */ .gp[tag.name].hasVariables)
        return [];
    const known = (0,_tag_table_js__WEBPACK_IMPORTED_MODULE_7__/* .attributesOf */ .Td)(tag.name);
    const unknown = Object.keys(tag.attributes).filter((name) => !known.includes(name));
    return unknown.map((name) => `<${tag.name}> has no attribute "${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(name)}": it was ignored`);
}
function tooManyForks(came, most) {
    const advice = 'start the others later, or allow more of them (max-forks)';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `${came} <fork> tags came, and ${most} are the most: ${advice}`);
}
function invalid(tag, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `<${tag.name}> ${problem}`);
}
function several(text, tags, why) {
    const reason = why === undefined ? '' : ` (${why})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('SEVERAL_TRANSITIONS', `more than one transition${reason}: ${listed(text, tags)}`);
}
function noTransition(text, tags, warnings) {
    const inCode = tags.length === 0
        ? ''
        : `; ${tags.length} tags stand in code (in backticks, fenced, or indented by four), where they don't count: ${listed(text, tags)}`;
    const more = [...warnings, ...(0,_foreign_tags_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignTagAdvice */ .R)(text)].map((each) => `; ${each}`).join('');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('NO_TRANSITION', `no transition tag was found${inCode}${more}`);
}
function listed(text, tags) {
    const shown = tags.slice(0, 3).map((tag) => {
        return `${(0,_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(text.slice(tag.start, tag.end), 60)} (line ${lineOf(text, tag.start)})`;
    });
    return `${shown.join(', ')}${tags.length > 3 ? ` and ${tags.length - 3} more` : ''}`;
}
function lineOf(text, position) {
    let line = 1;
    for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1))
        line++;
    return line;
}
/**
 * The answer that decides about a turn, of those that an agent has given in it (spec 6.1). It is the last one; but an
 * answer that only acknowledges the end of something in the background does not take back the transition before it.
 * @param answers in their order, at least one
 */
function steeringAnswer(answers) {
    const last = answers.at(-1) ?? '';
    const found = (0,_find_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .findTags */ .v)(last);
    // A tag that is broken off was meant as one, and deserves a reminder.
    if (answers.length === 1 || found.brokenInput !== null || steers(found))
        return last;
    const [earlier, ...more] = answers.slice(0, -1).filter((answer) => steers((0,_find_tags_js__WEBPACK_IMPORTED_MODULE_3__/* .findTags */ .v)(answer)));
    return earlier === undefined || more.length > 0 ? last : earlier;
}
/** Whether a message steers. Tags in code count only where there is a single one (spec 1.2). */
function steers({ tags }) {
    return tags.length === 1 || tags.some((tag) => !tag.inCode);
}


/***/ }),

/***/ 66100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn),
/* harmony export */   gN: () => (/* binding */ OWN_NAMES)
/* harmony export */ });
/** A placeholder `{{name}}`, also dotted: `{{github.event.issue.title}}`. Names are those that an attribute can have. */
const PLACEHOLDER = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;
/** Names whose values the program sets (spec 1.5), besides dotted ones such as `github.actor`. No variable hides them. */
const OWN_NAMES = [
    'input',
    'result',
    'workflow_id',
    'run_id',
    'agent_id',
    'task_folder',
    'ask_id',
    'workers',
    'workers_json',
];
/** Each `{{name}}` of a text that a run would fill in, with its place. */
function placeholdersIn(text) {
    return [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({ name, at: index }));
}
/**
 * Fills in a prompt's `{{name}}` placeholders (spec 1.5), in a single pass: a value is never searched for placeholders
 * again. A name without a value stays as it is written, and `onUnset` is called for it once.
 * @param fieldOf the meaning of a dotted name that is none of the values: `input.a.0` (spec 7.4)
 */
function fillPlaceholders(text, values, onUnset = () => { }, fieldOf = () => undefined) {
    const unset = new Set();
    // A replacer function, because a replacement string would expand `$&` in values.
    return text.replace(PLACEHOLDER, (placeholder, name) => {
        // Only own properties count: `{{constructor}}` has no value.
        const value = Object.hasOwn(values, name) ? values[name] : fieldOf(name);
        if (value !== undefined)
            return value;
        if (!unset.has(name))
            onUnset(name);
        unset.add(name);
        return placeholder;
    });
}


/***/ }),

/***/ 68316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ resolverOf),
/* harmony export */   I: () => (/* binding */ scopesFrom)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _full_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68251);



/**
 * Makes the function that says what targets mean: `SECURITY` is a state of the same workflow, `review:SECURITY` one of
 * the workflow that the manifest calls `review`, and `review:` that workflow's entry. Nothing else can be named: no
 * path, and no import of an import.
 * @returns throws ProtocolError as `resolveTarget`, and MISSING_TARGET for a workflow that is not listed
 */
function resolverOf(scopes, platform) {
    const byScope = new Map(scopes.map((each) => [each.scope, each]));
    return (target, from) => {
        const here = byScope.get(from) ?? scopes[0];
        const at = target.indexOf(_full_name_js__WEBPACK_IMPORTED_MODULE_2__/* .SEPARATOR */ .wv);
        if (at === -1)
            return here.scope + (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(here.names, target, platform);
        const name = target.slice(0, at);
        const there = byScope.get(here.imports.get(name) ?? NOWHERE);
        if (there === undefined)
            throw notListed(target, name, here);
        const state = target.slice(at + 1);
        if (state !== '')
            return there.scope + (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(there.names, state, platform, `${name}:`);
        if (there.entry !== null)
            return there.scope + there.entry;
        const problem = `the workflow "${name}" has no entry of its own (1_START or START), or several`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `${problem}: name a state of it, ${name}:STATE`);
    };
}
/** A scope that does not exist: no name can hold this character. */
const NOWHERE = '\0';
function notListed(target, name, { imports }) {
    const listed = [...imports.keys()].map((each) => `${each}:`);
    const names = listed.length === 0
        ? 'this one lists no others under `workflows` in its manifest'
        : `this one lists ${listed.slice(0, 20).join(', ')}${listed.length > 20 ? ` and ${listed.length - 20} more` : ''}`;
    const problem = `there is no "${(0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(target)}": no workflow here is called "${(0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(name)}"`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `${problem}; ${names}.`);
}
/**
 * Every scope of a run, its own first. Each chain of imports from it is followed until a workflow comes again in the
 * chain, which then stands for its first place. So cycles add no names, and a workflow that two chains lead to has two.
 * @param importsOf what a workflow's manifest lists
 * @param most scopes
 * @returns null if there are more
 */
function scopesFrom(root, importsOf, most) {
    const found = [];
    const open = [{ scope: '', workflow: root, above: null }];
    for (const way of open) {
        const imports = new Map();
        for (const [name, workflow] of importsOf(way.workflow)) {
            const met = metOn(way, workflow);
            const scope = met ?? `${way.scope}${name}${_full_name_js__WEBPACK_IMPORTED_MODULE_2__/* .SEPARATOR */ .wv}`;
            imports.set(name, scope);
            if (met === null)
                open.push({ scope, workflow, above: way });
        }
        found.push({ scope: way.scope, workflow: way.workflow, imports });
        if (open.length > most)
            return null;
    }
    return found;
}
/** The scope under which a workflow stands in the chain already. */
function metOn(way, workflow) {
    for (let at = way; at !== null; at = at.above) {
        if (at.workflow === workflow)
            return at.scope;
    }
    return null;
}


/***/ }),

/***/ 23672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ lackedBy),
/* harmony export */   z: () => (/* binding */ settingsFor)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82272);


/**
 * The settings of a state whose turns this CLI takes (spec 7.5), whether the CLI can follow them or not.
 * @param own the state's own
 * @param ofScope those of the manifest of the state's workflow, which may be the run's
 */
function settingsFor(cli, run, own, ofScope) {
    return (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeSettings */ .ss)([own, fromLine(cli, run), ofScope, run.settings]);
}
/** The settings of the command line or the inputs. */
function fromLine(cli, { launch, mcp }) {
    const { allow, deny, permission_mode: mode, agent_args: args } = launch;
    return {
        ...(allow !== null && { allow }),
        ...(deny.length > 0 && { deny }),
        ...(mode !== null && { permission_mode: mode }),
        ...(mcp !== undefined && { mcp }),
        ...(args?.cli === cli && { args: args.list }),
    };
}
/** The keys that the CLI cannot follow. */
function lackedBy(cli, settings) {
    return ((0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli)?.lacks ?? []).filter((key) => settings[key] !== undefined && settings[key] !== false);
}


/***/ }),

/***/ 26847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refusedArgument)
/* harmony export */ });
/**
 * The first of some arguments for a CLI that is not handed on, as it was given, and why; null when all are (spec 7.5).
 * A flag that we set ourselves would be there twice, and one that gives rights would bypass those who give them.
 * @param own the flags that we set ourselves, with their dashes
 */
function refusedArgument(args, own) {
    const [first] = args;
    if (first !== undefined && !first.startsWith('-'))
        return `"${first}" is no flag: the CLI would take it for a prompt`;
    for (const arg of args) {
        if (arg === '--')
            return '"--" would make a prompt of all that follows';
        const name = namesIn(arg).find((each) => own.includes(each));
        if (name !== undefined)
            return `${name} is set by raymond itself`;
    }
    return null;
}
/** The flags that an argument may mean: `--model=x` is `--model`; `-cp` is `-c -p`, or `-c` with a value. */
function namesIn(arg) {
    if (arg.startsWith('--'))
        return [arg.split('=', 1)[0] ?? arg];
    if (!/^-[A-Za-z]/.test(arg))
        return [];
    return [...(/^-([A-Za-z]+)/.exec(arg)?.[1] ?? '')].map((letter) => `-${letter}`);
}


/***/ }),

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** Null for a text that is no rule: a rule is a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has no rules that mean the same.
 * @param cwd where the agent works, which a relative path starts from
 */
function translateRule(text, kinds, cwd) {
    const rule = parseRule(text);
    if (rule === null)
        return null;
    const mcp = /^mcp__(.+?)(?:__(.+))?$/.exec(rule.tool);
    if (mcp !== null) {
        const [, server = '', tool] = mcp;
        if (rule.argument !== null)
            return null;
        return tool === undefined || tool === '*' ? server : tool.includes('*') ? null : `${server}(${tool})`;
    }
    const known = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule.tool);
    if (known === undefined)
        return null;
    if (rule.argument === null || rule.argument === '*')
        return known.kind;
    const argument = argumentOf(rule.argument, known.argument, cwd);
    return argument === null ? null : `${known.kind}(${argument})`;
}
function argumentOf(text, takes, cwd) {
    switch (takes) {
        case 'command': {
            // `npm test *` is the newer spelling of `npm test:*`.
            const command = text.replace(/ \*$/, ':*');
            return /[*,()]/.test(command.replace(/:\*$/, '')) ? null : command;
        }
        case 'path':
            // Two slashes begin at the file system's root, one at the settings file's folder, which we have none of.
            if (/[*?[\]{},()]/.test(text) || /^(\/(?!\/)|~)/.test(text))
                return null;
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(cwd, text.replace(/^\/\//, '/'));
        case 'domain': {
            const domain = /^domain:([\w.-]+)$/.exec(text)?.[1];
            return domain ?? null;
        }
        case 'none':
            return null;
        default:
            return takes;
    }
}
/** What a state allows and denies, in the words of a CLI. Without words of its own, the CLI takes the rules as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about: allowing it means nothing, and denying it means to take it away.
    const ownTools = (rule) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule) === undefined ? ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ }),

/***/ 82272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ SETTING_KEYS),
/* harmony export */   KI: () => (/* binding */ AGENT_KEYS_OF_STATES),
/* harmony export */   ip: () => (/* binding */ LONGEST_SYSTEM_PROMPT),
/* harmony export */   ss: () => (/* binding */ mergeSettings)
/* harmony export */ });
/** Every key. A script that has one of them is refused, and a manifest's are defaults of its states. */
const SETTING_KEYS = Object.keys({
    allow: true,
    deny: true,
    permission_mode: true,
    mcp: true,
    mcp_strict: true,
    settings: true,
    system_prompt: true,
    add_dirs: true,
    fallback_model: true,
    args: true,
});
/** The keys that only an agent can have: those above, and `tools`. */
const AGENT_KEYS_OF_STATES = ['tools', ...SETTING_KEYS];
/** In bytes: an argument of a process ends at 128 KiB on Linux. */
const LONGEST_SYSTEM_PROMPT = 100_000;
/**
 * The settings of a state: for each key, the first source that has it counts, but `deny` adds up.
 * @param sources the state, the command line or the inputs, the state's own manifest, the run's (spec 7.5)
 */
function mergeSettings(sources) {
    const given = sources.filter((source) => source !== undefined);
    const first = Object.assign({}, ...[...given].reverse());
    const deny = [...new Set(given.flatMap((source) => source.deny ?? []))];
    const { deny: _, ...others } = first;
    return deny.length === 0 ? others : { ...others, deny };
}


/***/ }),

/***/ 24706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ unknownNames)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36338);



/** Names that nothing can fit: the CLI would accept them silently, without the tool, or with another effort. */
function unknownNames(cli, given) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    if (facts === null)
        return [];
    const { tools, effort } = given;
    const named = tools === null || tools === undefined || tools === 'default' ? [] : tools;
    const rulesOf = (key) => (given[key] ?? []).map((rule) => ({ key, name: (0,_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRule */ .iT)(rule)?.tool ?? null }));
    const all = [
        ...named.map((name) => ({ key: 'tools', name })),
        ...rulesOf('allow'),
        ...rulesOf('deny'),
    ];
    const unknown = all.flatMap(({ key, name }) => name === null || mayBeTool(facts, name) ? [] : [{ key, why: noTool(cli, facts, name) }]);
    if (effort == null || facts.efforts === null || facts.efforts.includes(effort))
        return unknown;
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(facts.efforts, effort);
    const meant = near === undefined ? `give one of ${facts.efforts.join(', ')}` : `did you mean ${near}?`;
    return [...unknown, { key: 'effort', why: `${cli} knows no effort "${effort}": ${meant}` }];
}
/** Whether a name may be a tool's: tools of MCP servers have any names, and a `*` stands for any. */
function mayBeTool({ tools, toolNames }, name) {
    if (tools === null || name.startsWith('mcp__') || /[-*.]/.test(name))
        return true;
    return tools.includes(name) || Object.hasOwn(toolNames ?? {}, name);
}
function noTool(cli, { tools, toolNames }, name) {
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)([...Object.keys(toolNames ?? {}), ...(tools ?? [])], name);
    return `${cli} has no tool "${name}"${near === undefined ? '' : `: did you mean ${near}?`}`;
}


/***/ }),

/***/ 23458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ unsupportedBy)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20979);
/* harmony import */ var _of_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23672);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36338);
/* harmony import */ var _unknown_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24706);





function unsupportedBy(cli, tools, settings) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    if (facts === null)
        return [];
    const missing = missingTools(facts, tools);
    const { cannot } = (0,_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .spellRules */ .Qt)(settings, facts, '/');
    return [
        ...(missing.length === 0
            ? []
            : [{ key: 'tools', why: `${cli} has no ${missing.join(', ')}; the state goes without` }]),
        ...(0,_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .lackedBy */ .q)(cli, settings).map((key) => ({
            key,
            why: `${cli} has nothing like it; it is left out`,
        })),
        ...['allow', 'deny'].flatMap((key) => cannot[key]
            // A rule that names no known tool is reported as that instead.
            .filter((rule) => (0,_unknown_names_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownNames */ .b)(cli, { [key]: [rule] }).length === 0)
            .map((rule) => ({ key, why: `${cli} has no rule like ${rule}; it is left out` }))),
    ];
}
function missingTools({ toolNames }, choice) {
    if (toolNames === null || choice === null || choice === 'default')
        return [];
    return choice.filter((name) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(toolNames, name)?.length === 0);
}


/***/ }),

/***/ 94630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ htmlAt),
/* harmony export */   Dk: () => (/* binding */ TAG),
/* harmony export */   yN: () => (/* binding */ endsHtml)
/* harmony export */ });
// This is the HTML that CommonMark 0.31 lets through: blocks of it, and tags within a line.
const NAME = '[A-Za-z][A-Za-z0-9-]*';
const VALUE = `(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*")`;
const ATTRIBUTE = `(?:\\s+[A-Za-z_:][\\w.:-]*(?:\\s*=\\s*${VALUE})?)`;
/** A whole tag, opening or closing. Its attributes may reach over several lines. */
const TAG = `<(?:${NAME}${ATTRIBUTE}*\\s*/?|/${NAME}\\s*)>`;
/** A block of these ends at a blank line; other blocks end as `BLOCKS` says. */
const BLOCK_NAMES = [
    ...['address', 'article', 'aside', 'base', 'basefont', 'blockquote', 'body', 'caption', 'center', 'col'],
    ...['colgroup', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure'],
    ...[
        'footer',
        'form',
        'frame',
        'frameset',
        'h[1-6]',
        'head',
        'header',
        'hr',
        'html',
        'iframe',
        'legend',
        'li',
    ],
    ...[
        'link',
        'main',
        'menu',
        'menuitem',
        'nav',
        'noframes',
        'ol',
        'optgroup',
        'option',
        'p',
        'param',
        'search',
    ],
    ...['section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'title', 'tr', 'track', 'ul'],
];
/** How a block of HTML begins, and what its last line contains; null where a blank line ends it. */
const BLOCKS = [
    { begin: /^<(?:script|pre|textarea|style)(?:\s|>|$)/i, last: /<\/(?:script|pre|textarea|style)>/i },
    { begin: /^<!--/, last: /-->/ },
    { begin: /^<\?/, last: /\?>/ },
    { begin: /^<![A-Za-z]/, last: />/ },
    { begin: /^<!\[CDATA\[/, last: /\]\]>/ },
    { begin: new RegExp(`^</?(?:${BLOCK_NAMES.join('|')})(?:\\s|/?>|$)`, 'i'), last: null },
];
const LONE_TAG = new RegExp(`^${TAG}\\s*$`);
/** The block of HTML that begins at the cursor's content; null without one. */
function htmlAt({ text, content, end }, isParagraph) {
    const line = text.slice(content, end);
    const block = BLOCKS.find(({ begin }) => begin.test(line));
    if (block !== undefined)
        return { kind: 'html', last: block.last };
    return !isParagraph && LONE_TAG.test(line) ? { kind: 'html', last: null } : null;
}
function endsHtml({ text, content, end }, { last }) {
    return last?.test(text.slice(content, end)) ?? false;
}


/***/ }),

/***/ 90911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ usdAtLeast),
/* harmony export */   z: () => (/* binding */ usdDigits)
/* harmony export */ });
/**
 * An amount of US dollars that people compare with others: with cents as a rule, and with more digits for a small
 * amount, so that it is not shown as less than it is (`0.001`).
 */
function usdDigits(amount) {
    for (let digits = 2; digits < 6; digits++) {
        const text = amount.toFixed(digits);
        if (Math.abs(Number(text) - amount) <= amount * 0.005)
            return text;
    }
    return amount.toFixed(6);
}
/** The same for an amount that people have to exceed: it is never shown as less than it is. */
function usdAtLeast(amount) {
    const digits = amount < 0.1 ? 4 : 2;
    // Sums of floats can be a hair above the true sum.
    const text = (Math.ceil(amount * 10 ** digits - 1e-6) / 10 ** digits).toFixed(digits);
    return text.replace(/(\.\d\d\d*?)0+$/, '$1');
}


/***/ }),

/***/ 28115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ failAgent),
/* harmony export */   KT: () => (/* binding */ openTurn),
/* harmony export */   NR: () => (/* binding */ adoptSession),
/* harmony export */   P1: () => (/* binding */ isUnpriced),
/* harmony export */   qr: () => (/* binding */ countReminder),
/* harmony export */   x7: () => (/* binding */ accountTurn)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20979);
/* harmony import */ var _state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6927);






/**
 * Records a turn before it starts (spec 3.6). The first turn of a visit counts the visit too, in the same write, so
 * that no crash can count it twice. Where the state has a join, the arrival at its door has counted the visit.
 */
function openTurn(run, agentId, turn, { isUntold = false, model, resetVisits = [] } = {}) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const isNewVisit = agent.turn === null;
    const visits = isNewVisit && agent.joined === undefined ? (0,_visits_js__WEBPACK_IMPORTED_MODULE_3__/* .countVisit */ .jQ)(agent, turn.state) : agent.visits;
    // An agent that a join has stopped meanwhile stays so: its turn ends before it has begun.
    const status = agent.status === 'stopped' ? 'stopped' : 'active';
    const opened = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { turn, visits, error: null, status });
    const visit = isNewVisit ? 1 : 0;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateTally */ .yR)(opened, turn.state, (tally) => (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .withMore */ .iA)(tally, { turns: 1, visits: visit }), {
        turns: Number(turn.id),
        steps: run.steps + visit,
    });
    if (!isNewVisit && !isUntold)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, {
        type: 'state_started',
        agent: agentId,
        state: turn.state,
        visit: (0,_own_value_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(visits, turn.state) ?? 1,
        kind: turn.kind === 'reminder' ? 'prompt' : turn.kind,
        step: next.steps,
        input: agent.pending_result,
        ...(model !== undefined && { model }),
        ...(resetVisits.length > 0 && { reset_visits: resetVisits }),
    });
}
/**
 * Adds an ended turn's cost, once: a turn that is accounted for already is left alone. Every turn counts, also failed,
 * cancelled and reminder turns (spec 3.5).
 */
function accountTurn(run, agentId, outcome) {
    const { turn } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    if (!turn || turn.accounted)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const next = withCost(run, agentId, turn, outcome);
    if (turn.kind === 'script' || turn.kind === 'engine')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next);
    const { cost_usd, usage, basis } = outcome;
    const { total_cost_usd } = next;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, {
        ...{ type: 'cost', agent: agentId, state: turn.state, turn: turn.id },
        ...{ cost_usd, total_cost_usd, usage, basis },
    });
}
function withCost(run, agentId, turn, outcome) {
    const accounted = { ...turn, accounted: true };
    const { cost_usd: usd, ms = 0 } = outcome;
    // A replayed turn shows what it once cost; nobody pays for it again.
    if (outcome.basis === 'replayed')
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateTally */ .yR)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { turn: accounted }), turn.state, (tally) => (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .withMore */ .iA)(tally, { ms }), {});
    const marked = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, {
        turn: accounted,
        cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .addUsd */ .UP)((0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId).cost_usd, usd),
    });
    const uncertain = {
        ...(outcome.lower_bound && { unknown_cost_turns: 1 }),
        ...(isUnpriced(turn, outcome) && { unpriced_turns: 1 }),
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateTally */ .yR)(marked, turn.state, (tally) => (0,_state_state_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .withMore */ .iA)(tally, { cost_usd: usd, ms, ...uncertain }), {
        total_cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .addUsd */ .UP)(run.total_cost_usd, usd),
        usage: (0,_budget_js__WEBPACK_IMPORTED_MODULE_5__/* .addUsage */ .vk)(run.usage, outcome.usage),
    });
}
/** Whether the agent CLI has used a model whose price it does not know. */
function isUnpriced({ cli }, { basis, result, usage }) {
    if (cli === undefined || basis !== 'none')
        return false;
    return result.kind === 'text' || usage.input_tokens + usage.output_tokens > 0;
}
/** The session that a finished prompt turn wrote to becomes the agent's own. */
function adoptSession(run, agentId, session) {
    if (session === null)
        return run;
    const cli = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId).turn?.cli;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { session_id: session, branch_from: null, session_cli: cli });
}
/** One more reminder in the current visit (spec 1.4). */
function countReminder(run, agentId, { code, text }) {
    const { current_state: state, retry_count: before } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const attempt = before + 1;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { retry_count: attempt }), {
        ...{ type: 'reminder', agent: agentId, state, attempt, code, text },
    });
}
/** Fails an agent for good. Its turn stays open, so that a resume carries that state on. */
function failAgent(run, agentId, { code, message, at }) {
    const { turn, current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, {
        status: 'failed',
        error: { code, message, ...(at !== undefined && { at }) },
        turn: turn && { ...turn, failed: true },
    });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, { type: 'agent_failed', agent: agentId, state, code, message });
}


/***/ }),

/***/ 31644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G6: () => (/* binding */ typedTransition),
/* harmony export */   PP: () => (/* binding */ misfitReminder),
/* harmony export */   eJ: () => (/* binding */ repairReminder),
/* harmony export */   fA: () => (/* binding */ readTyped),
/* harmony export */   mX: () => (/* binding */ misfitProblem),
/* harmony export */   u3: () => (/* binding */ askedResult),
/* harmony export */   y3: () => (/* binding */ resultJson)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _protocol_tag_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82423);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46484);




/** Reads a payload as JSON that fits all of these schemas (spec 7.4). */
function readTyped(payload, schemas) {
    const text = withoutFence(payload.trim());
    const reading = (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(text);
    if ('pointer' in reading)
        return { kind: 'misfit', mismatches: [reading] };
    const value = JSON.parse(text);
    const mismatches = [...reading.lost, ...schemas.flatMap((schema) => schema.mismatches(value))];
    if (mismatches.length > 0)
        return { kind: 'misfit', mismatches };
    return { kind: 'fits', json: (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(reading.node) };
}
/** The same transition with its payload in normal form; or what is wrong with it. */
function typedTransition(transition, schemas) {
    if (transition.tag !== 'result' || schemas.length === 0)
        return { transition };
    const read = readTyped(transition.payload, schemas);
    if (read.kind === 'misfit')
        return read;
    return { transition: { ...transition, payload: read.json, typed: true } };
}
/** The text in a payload's one fence ` ```json `; any other payload as it is. */
function withoutFence(payload) {
    const [, fence = '', content] = /^(`{3,})[ \t]*json[ \t]*\r?\n([\s\S]*)$/i.exec(payload) ?? [];
    if (content === undefined || !content.endsWith(fence))
        return payload;
    return content.slice(0, -fence.length);
}
/** How many mismatches are told. */
const MAX_TOLD = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.mismatches.value;
/** One line per mismatch, as pointer and expectation; the number of the rest. */
function mismatchLines(mismatches) {
    const lines = [...new Set(mismatches.map(mismatchText))];
    const more = lines.length - MAX_TOLD;
    return [...lines.slice(0, MAX_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
}
/** A mismatch such as `/findings/0/line: must be integer`. Parts of it are a model's words. */
function mismatchText({ pointer, expectation }) {
    const place = pointer === '' ? '"" (the whole)' : (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(pointer, 200);
    return `${place}: ${(0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(expectation, 300)}`;
}
/** What is wrong, as a sentence without its full stop. */
function misfitProblem(mismatches) {
    return `the result does not fit its schema: ${mismatchLines(mismatches).join('; ')}`;
}
/**
 * What a session is told whose result does not fit (spec 7.4): pointers and expectations, and how to answer.
 * @param asked how the answer is to be given
 */
function misfitReminder(mismatches, asked) {
    return [
        'Your last message could not be used: its result does not fit the schema.',
        ...mismatchLines(mismatches).map((line) => `- ${line}`),
        asked,
    ].join('\n');
}
/** What a session is told whose answer to that has a wrong tag, or none. */
function repairReminder(problem) {
    const wrong = (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(problem, 300).replace(/[.\s]+$/, '');
    return `Your last message could not be used: ${wrong}.\n${askedResult(true)}`;
}
/** How to answer: in a tag, or as the whole message. */
function askedResult(inTag) {
    if (!inTag)
        return 'Answer with all of the JSON, corrected, and with nothing else.';
    return `End your answer with this tag, with all of the JSON, corrected, and nothing else in it:\n${(0,_protocol_tag_form_js__WEBPACK_IMPORTED_MODULE_2__/* .formOf */ .Q)('result', {})}`;
}
/** A kept result as the JSON value that it is; null for free text. @param typed whether it is known to be JSON */
function resultJson(result, typed) {
    return result === null || !typed ? null : JSON.parse(result);
}


/***/ }),

/***/ 4792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ forgetWorktree),
/* harmony export */   Cb: () => (/* binding */ withEndedWorktree),
/* harmony export */   De: () => (/* binding */ workerBranch),
/* harmony export */   Gr: () => (/* binding */ describeWorktrees),
/* harmony export */   HW: () => (/* binding */ livesIn),
/* harmony export */   f$: () => (/* binding */ keepWorktree),
/* harmony export */   fj: () => (/* binding */ moveWorktree),
/* harmony export */   lh: () => (/* binding */ folderInWorktree),
/* harmony export */   s1: () => (/* binding */ enterWorktree),
/* harmony export */   wV: () => (/* binding */ untidyWorktrees)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20979);




// A run lists its work trees (spec 7.3) from the fork on, which comes before they exist, until they are removed. One
// that is listed and missing is made again. One that is empty once its worker has ended is removed.
/** The agent's work tree has been made, and the agent works there from now on. */
function enterWorktree(run, agentId) {
    const { cwd } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentOf */ .jk)(run, agentId);
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
    if (worktree?.state !== 'planned')
        return run;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'made' } } });
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(worktree.path, worktree.folder);
    return place === cwd ? next : (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateAgent */ .x4)(next, agentId, { cwd: place });
}
/** A worker that has ended has left work there: branch and work tree are its parent's from now on. */
function keepWorktree(run, agentId, { branch, commits, uncommitted }) {
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
    if (worktree === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(run);
    const worktrees = { ...run.worktrees, [agentId]: { ...worktree, state: 'kept' } };
    const { path } = worktree;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees }), {
        ...{ type: 'worktree_kept', agent: agentId, state: stateOf(run, agentId) },
        ...{ branch, path, commits, uncommitted },
    });
}
/** The state in which a worker that has left the run ended. */
function stateOf(run, agentId) {
    const joined = run.agents.flatMap((agent) => agent.joined ?? []).find(({ id }) => id === agentId);
    return (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.workers, agentId)?.state ?? joined?.state ?? '';
}
/** The work tree has been removed, or is missing. */
function forgetWorktree(run, agentId) {
    const { [agentId]: gone, ...worktrees } = run.worktrees;
    return gone === undefined ? run : (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees });
}
/** What an agent's joined workers have left in their work trees. */
function describeWorktrees(run, agentId, described) {
    const { joined } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentOf */ .jk)(run, agentId);
    if (joined === undefined)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateAgent */ .x4)(run, agentId, {
        joined: joined.map((worker) => {
            const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(described, worker.id);
            return worktree === undefined ? worker : { ...worker, worktree };
        }),
    });
}
/** A resume on another machine finds the work tree in another place. @param path absolute */
function moveWorktree(run, agentId, path) {
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
    if (worktree === undefined || worktree.path === path)
        return run;
    const move = (place) => {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(worktree.path, place);
        return /^\.\.(?:[/\\]|$)/.test(inside) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, inside);
    };
    const moved = (agent) => (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
        ...agent,
        cwd: move(agent.cwd),
        stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
    });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        agents: run.agents.map((agent) => (livesIn(agent, worktree) ? moved(agent) : agent)),
        worktrees: { ...run.worktrees, [agentId]: { ...worktree, path } },
    });
}
/** Marks the work tree of a worker that ends with its result: what it has left there is looked at next. */
function withEndedWorktree(run, agentId) {
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
    if (worktree?.state !== 'made')
        return {};
    return { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'ended' } } };
}
/** Whether the agent works in the work tree, or returns to it. */
function livesIn({ cwd, stack }, { path }) {
    return [cwd, ...stack.map((frame) => frame.cwd)].some((place) => {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(path, place);
        return !/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
    });
}
/** Work trees, by agent, whose worker has left the run, in which nobody works, and whose fate is undecided. */
function untidyWorktrees(run) {
    const entries = Object.entries(run.worktrees);
    if (entries.length === 0)
        return [];
    const live = new Set(run.agents.map(({ id }) => id));
    return entries.filter(([id, worktree]) => worktree.state !== 'kept' && !live.has(id) && !run.agents.some((agent) => livesIn(agent, worktree)));
}
/**
 * Where in its own work tree a worker works, relative to its top (spec 7.3): at the place where its parent works in the
 * parent's, unless its `cd` gives another, relative to the work tree.
 * @param parent `top` of the work tree that it is in, and its `folder` below that
 * @returns null when `cd` leads out of it
 */
function folderInWorktree(parent, cd) {
    const folder = cd === undefined ? parent.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(cd) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(parent.top, cd) : cd;
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.', folder)).replace(/[/\\]$/, '');
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(folder) || /^\.\.(?:[/\\]|$)/.test(inside))
        return null;
    return inside === '.' ? '' : inside;
}
/**
 * The branch of a worker with a work tree of its own (spec 7.3): `raymond/<run_id>/<agent_id>`. Run ids may contain
 * what a ref cannot: a dot at a name's beginning or end, two of them, `.lock`.
 */
function workerBranch(runId, agentId) {
    return ['raymond', runId, agentId].map(asRefName).join('/');
}
function asRefName(name) {
    return name
        .replace(/[^A-Za-z0-9._-]/g, '-')
        .replace(/\.(?=\.)/g, '-')
        .replace(/^\.|\.$/g, '-')
        .replace(/\.lock$/, '-lock');
}


/***/ }),

/***/ 84723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ addMetered),
/* harmony export */   ho: () => (/* binding */ NO_REQUESTS),
/* harmony export */   pm: () => (/* binding */ requestsOfTurn)
/* harmony export */ });
/* unused harmony exports openRequests, addRequest, findMainModel, readRequests */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80517);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20498);



const { O_APPEND, O_CREAT, O_RDWR, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/** Opens the file to be appended to. @throws what the system says; Error when it is no plain file */
function openRequests(path) {
    const fd = openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
    if (!fstatSync(fd).isFile()) {
        closeSync(fd);
        throw new Error(`${path} is no plain file`);
    }
    // What an earlier life has left may break off in a line.
    writeSync(fd, '\n');
    // Whole, or with an error: a disk that is full takes a part.
    return (line) => writeFileSync(fd, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
}
const NO_REQUESTS = {
    ...{ in: 0, out: 0, cache_read: 0, cache_write: 0, usd: 0, gate_usd: 0, requests: 0 },
    models: new Map(),
    basis: 'list',
};
function addMetered(sum, more) {
    return {
        in: sum.in + more.in,
        out: sum.out + more.out,
        cache_read: sum.cache_read + more.cache_read,
        cache_write: sum.cache_write + more.cache_write,
        usd: sum.usd + more.usd,
    };
}
function addRequest(sum, request) {
    return {
        ...addMetered(sum, request),
        gate_usd: sum.gate_usd + request.gate_usd,
        requests: sum.requests + 1,
        models: new Map([...sum.models, [request.model, (sum.models.get(request.model) ?? 0) + request.out]]),
        basis: request.basis === 'cut' ? 'cut' : sum.basis,
    };
}
/** The model with the most tokens of output; null without a request. */
function findMainModel({ models }) {
    return [...models].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
/**
 * Reads what the meters of a run have written (spec 9.2, "Ledger", "Crossings"). A request without an end counts at its
 * bound for the gate, at nothing for the cost, which is a lower bound then. A line that broke off is left out.
 * @throws what the system says, but for a file that is not there
 */
function readRequests(path, since = '') {
    return sumUp(linesOf(path).filter(({ at = '' }) => at >= since));
}
/**
 * What a turn's requests have come to. Null where no meter was there when the turn began, or its file cannot be read:
 * nobody has counted then.
 * @param since ISO time of its beginning; a run that goes on from an older state gives the same number to another turn
 */
function requestsOfTurn(path, turn, since) {
    let lines = [];
    try {
        lines = linesOf(path);
    }
    catch { }
    if (!lines.some(({ type, at = '' }) => type === 'start' && at <= since))
        return null;
    const own = lines.filter((line) => (line.at ?? '') >= since && 'turn' in line && line.turn === turn);
    return sumUp(own).turns.get(turn) ?? NO_REQUESTS;
}
function sumUp(lines) {
    const open = new Map();
    const turns = new Map();
    const reported = new Map();
    let hasEnded = false;
    // Of lives before, and of the last one.
    let [elsewhere, elsewhereLast] = [0, 0];
    const add = (record) => {
        turns.set(record.turn, addRequest(turns.get(record.turn) ?? NO_REQUESTS, record));
    };
    for (const line of lines) {
        hasEnded = line.type === 'end';
        if (line.type === 'elsewhere')
            elsewhereLast = line.usd;
        if (line.type === 'start')
            [elsewhere, elsewhereLast] = [elsewhere + elsewhereLast, 0];
        if (line.type === 'bound')
            open.set(line.id, line);
        if (line.type === 'turn')
            reported.set(line.turn, (reported.get(line.turn) ?? 0) + (line.reported_usd ?? 0));
        if (line.type !== 'request')
            continue;
        open.delete(line.id);
        add(line);
    }
    for (const { usd, type: _, ...place } of open.values()) {
        const unknown = { in: 0, out: 0, cache_read: 0, cache_write: 0, usd: 0, gate_usd: usd, status: 0, ms: 0 };
        add({ type: 'request', ...place, ...unknown, basis: 'cut' });
    }
    const ids = new Set([...turns.keys(), ...reported.keys()]);
    const sumOf = (figure) => [...ids].reduce((sum, id) => sum + Math.max(turns.get(id)?.[figure] ?? 0, reported.get(id) ?? 0), 0);
    return {
        ...{ turns, gate_usd: sumOf('gate_usd'), told_usd: sumOf('usd'), hasEnded },
        elsewhere_usd: elsewhere + elsewhereLast,
    };
}
/** Figures that each kind of line needs. */
const FIGURES = {
    start: [],
    bound: ['usd'],
    request: ['in', 'out', 'cache_read', 'cache_write', 'usd', 'gate_usd'],
    turn: ['usd'],
    elsewhere: ['usd'],
    end: [],
};
function linesOf(path) {
    let text;
    try {
        text = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainFile */ .b$)(path, O_NOFOLLOW).toString();
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
    return text.split('\n').flatMap((line) => {
        try {
            const read = JSON.parse(line);
            return (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(read) && isRequestsLine(read) ? [read] : [];
        }
        catch {
            return [];
        }
    });
}
function isRequestsLine(line) {
    const type = line.type;
    const figures = Object.hasOwn(FIGURES, type) ? FIGURES[type].map((name) => line[name]) : [undefined];
    return figures.every((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0);
}


/***/ }),

/***/ 5711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ ChildProcesses)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53802);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _marked_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14505);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52948);





/** Between SIGTERM and SIGKILL (spec 1.6). */
const TERM_TO_KILL_MS = 5000;
/** A script's own helpers (`> >(tee log)`) may outlive it by a moment and still hold its output. */
const DRAIN_MS = 250;
/** After the group was killed, pipes close at once; a process that left the group may still hold them. */
const ABANDON_MS = 1000;
/** Marks a child and what it starts: agent CLIs give their tools sessions and groups of their own. */
const CHILD_VARIABLE = 'RAYMOND_CHILD';
const isWindows = process.platform === 'win32';
const spawnPlain = (command, args, { isReader, ...options }) => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
    ...options,
    stdio: [isReader ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
});
/** Every child of one orchestrator, so that all of them can be ended at once. */
class ChildProcesses {
    live = new Set();
    programs = new _programs_js__WEBPACK_IMPORTED_MODULE_4__/* .Programs */ .k();
    /** Scripts are started by plain node, since 200 script states should cost 200 spawns and little more. */
    startScript(options) {
        const command = this.programs.find(options.command, options.env.PATH);
        const found = { ...options, command };
        return this.track(startInGroup(options.isOnePipe ? withOnePipe(found) : found, spawnPlain));
    }
    /**
     * Agent CLIs are started by execa, which finds and quotes `claude.cmd` on Windows. It takes 25 ms to load, so that is
     * done only when an agent runs.
     */
    async agentStarter() {
        const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const spawnWithExeca = (command, args, { isReader: _, ...options }) => {
            const child = execa(command, args, {
                ...options,
                env: { ...options.env },
                extendEnv: false,
                stdio: 'pipe',
                buffer: false,
                reject: false,
                cleanup: false,
                windowsHide: true,
            });
            return child;
        };
        return (options) => this.track(startInGroup(options, spawnWithExeca));
    }
    /** Used for a second signal, and when this process itself ends. */
    killAll() {
        for (const child of this.live)
            child.stop('SIGKILL');
        // A killed agent CLI cannot end its tools any more.
        for (const child of this.live)
            child.endStrays();
    }
    track(child) {
        this.live.add(child);
        void child.done.then(() => this.live.delete(child));
        return child;
    }
}
/**
 * Node gives a child a pipe for each stream; a shell can make them one, and becomes the program. A command that is no
 * program goes to the system as it is, so that the system says why it cannot be started.
 */
function withOnePipe(options) {
    const { command, args, cwd } = options;
    if (isWindows || !command.includes('/') || !(0,_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .isProgram */ .V)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, command)))
        return options;
    return { ...options, command: '/bin/sh', args: ['-c', 'exec "$0" "$@" 2>&1', command, ...args] };
}
/** Starts a child in a process group of its own and sees to it that nothing of the group survives it. */
function startInGroup(options, spawnChild) {
    let child;
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)();
    try {
        child = spawnChild(options.command, options.args, {
            cwd: options.cwd,
            env: { ...options.env, [CHILD_VARIABLE]: mark },
            detached: !isWindows,
            isReader: options.stdin !== undefined,
        });
    }
    catch (error) {
        // For E2BIG, or a NUL in an argument, node throws instead of emitting `error`.
        return neverStarted(error);
    }
    child.stdout?.on('data', options.onStdout);
    child.stderr?.on('data', options.onStderr);
    // The child may close its stdin before it has read all of it (EPIPE), which is no error of the run.
    child.stdin?.on('error', () => { });
    if (options.stdin !== 'open')
        child.stdin?.end(options.stdin ?? '');
    const timers = new Set();
    const after = (ms, action) => {
        timers.add(setTimeout(action, ms));
    };
    const stop = stopper(child, after);
    const endStrays = () => void (0,_marked_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .signalMarked */ .X)(CHILD_VARIABLE, mark, 'SIGKILL');
    const done = finished(child, after).finally(() => {
        for (const timer of timers)
            clearTimeout(timer);
        signalGroup(child, 'SIGKILL');
        // A child that ended by itself has ended its tools; looking through all processes costs milliseconds.
        if (stop.wasCalled() || child.signalCode !== null)
            endStrays();
    });
    return {
        pid: child.pid,
        write: (text) => void child.stdin?.write(text),
        endStdin: () => void child.stdin?.end(),
        stop: stop.climb,
        endStrays,
        done,
    };
}
function finished(child, after) {
    return new Promise((settle) => {
        let exit;
        const conclude = () => settle(exit ?? { exitCode: null, signal: null, spawnError: null });
        child.on('error', (error) => {
            if (child.pid !== undefined)
                return;
            exit = { exitCode: null, signal: null, spawnError: error };
            conclude();
        });
        child.on('exit', (exitCode, signal) => {
            exit = { exitCode, signal, spawnError: null };
            after(DRAIN_MS, () => signalGroup(child, 'SIGKILL'));
            after(DRAIN_MS + ABANDON_MS, () => {
                child.stdout?.destroy();
                child.stderr?.destroy();
                conclude();
            });
        });
        child.on('close', conclude);
    });
}
/** Each child has one ladder of signals, on which a second call may only climb higher. */
function stopper(child, after) {
    const rungs = ['SIGINT', 'SIGTERM', 'SIGKILL'];
    let reached = -1;
    const climb = (signal) => {
        const rung = rungs.indexOf(signal);
        if (rung <= reached || child.exitCode !== null || child.signalCode !== null)
            return false;
        reached = rung;
        // SIGINT goes to the process alone, which then ends its own tools and still reports its cost.
        if (signal === 'SIGINT' && !isWindows)
            child.kill('SIGINT');
        else
            signalGroup(child, signal);
        return true;
    };
    const stop = (first, graceMs = TERM_TO_KILL_MS) => {
        if (!climb(first))
            return;
        if (first === 'SIGINT') {
            after(graceMs, () => climb('SIGTERM'));
            after(graceMs + TERM_TO_KILL_MS, () => climb('SIGKILL'));
        }
        else if (first === 'SIGTERM') {
            after(graceMs, () => climb('SIGKILL'));
        }
    };
    return { climb: stop, wasCalled: () => reached >= 0 };
}
function signalGroup(child, signal) {
    if (child.pid === undefined)
        return;
    if (isWindows) {
        if (child.exitCode === null)
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true });
        return;
    }
    try {
        process.kill(-child.pid, signal);
    }
    catch {
        // ESRCH: the group is gone already.
    }
}
function neverStarted(error) {
    return {
        pid: undefined,
        write: () => { },
        endStdin: () => { },
        stop: () => { },
        endStrays: () => { },
        done: Promise.resolve({ exitCode: null, signal: null, spawnError: error }),
    };
}


/***/ }),

/***/ 52948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isProgram),
/* harmony export */   k: () => (/* binding */ Programs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Looks up once where a program lies: the system would go through the whole PATH at each start, while this process
 * waits.
 */
class Programs {
    found = new Map();
    /** The program's path; the name itself where only the system can find it, or has to say that there is none. */
    find(command, path) {
        if (process.platform === 'win32' || path === undefined || command.includes('/'))
            return command;
        const key = `${command}\0${path}`;
        const known = this.found.get(key);
        if (known !== undefined && isProgram(known))
            return known;
        const found = search(command, path.split(':'));
        if (found !== command)
            this.found.set(key, found);
        return found;
    }
}
function search(command, folders) {
    for (const folder of folders) {
        // What a relative folder of the PATH is depends on the child's directory.
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder))
            return command;
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, command);
        if (isProgram(file))
            return file;
    }
    return command;
}
function isProgram(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 54069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ pathLines),
/* harmony export */   k: () => (/* binding */ compressPath)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** A longer cycle is printed state by state. */
const LONGEST_CYCLE = 6;
const MAX_STEPS = 40;
/**
 * The path of a run through its states without repetitions: `PLAN → IMPLEMENT ×3 → REVIEW`, and loops as `(FIX → TEST)
 * ×4`. Each printed state is an item, so that a long path can break between any two.
 */
function compressPath(states, times = '×') {
    let stretches = states.map((state) => [state]);
    for (let length = 1; length <= LONGEST_CYCLE; length += 1) {
        stretches = foldRepeats(stretches, length, times);
    }
    return stretches.flat();
}
/** Folds each run of `length` stretches that comes several times in a row into one stretch. */
function foldRepeats(stretches, length, times) {
    const keys = stretches.map((stretch) => stretch.join('\n'));
    const folded = [];
    let at = 0;
    while (at < stretches.length) {
        let count = 1;
        while (sameKeys(keys, at, at + count * length, length))
            count += 1;
        if (count === 1) {
            folded.push(stretches[at]);
            at += 1;
        }
        else {
            folded.push(repeated(stretches.slice(at, at + length).flat(), count, times));
            at += count * length;
        }
    }
    return folded;
}
function repeated(items, count, times) {
    if (items.length === 1)
        return [`${items[0]} ${times}${count}`];
    const last = items.length - 1;
    return items.map((item, index) => {
        if (index === 0)
            return `(${item}`;
        return index === last ? `${item}) ${times}${count}` : item;
    });
}
function sameKeys(keys, a, b, length) {
    if (b + length > keys.length)
        return false;
    for (let index = 0; index < length; index += 1)
        if (keys[a + index] !== keys[b + index])
            return false;
    return true;
}
/** The path as lines of at most `columns`. Each further line starts with an arrow. */
function pathLines(path, columns, glyphs) {
    const lines = [];
    let current = '';
    for (const whole of elide(path, glyphs.ellipsis)) {
        const step = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(whole, columns - (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(glyphs.arrow) - 1, glyphs.ellipsis);
        const piece = current === '' && lines.length === 0 ? step : `${glyphs.arrow} ${step}`;
        if (current !== '' && (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(current) + 1 + (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(piece) > columns) {
            lines.push(current);
            current = piece;
        }
        else {
            current = current === '' ? piece : `${current} ${piece}`;
        }
    }
    return [...lines, current];
}
function elide(path, ellipsis) {
    if (path.length <= MAX_STEPS)
        return path;
    const half = MAX_STEPS / 2;
    return [
        ...path.slice(0, half),
        `${ellipsis} ${path.length - 2 * half} more ${ellipsis}`,
        ...path.slice(-half),
    ];
}


/***/ }),

/***/ 44838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ RunPicture)
/* harmony export */ });
/* harmony import */ var _core_story_story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83752);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44639);


/** What an agent is doing until its turn reports something. */
const TURN_BEGINS = {
    prompt: 'starting',
    reminder: 'reminded',
    script: 'running',
    engine: 'running',
};
/** The run as its events show it. The console reads nothing else. */
class RunPicture {
    story;
    agents = new Map();
    /** Open questions by agent. */
    questions = new Map();
    /** The run's beginning was seen, so that what the picture lacks has not happened. */
    sawStart = false;
    runId = '';
    budget = 0;
    failures = 0;
    /** The message of the latest failure. */
    failure = '';
    startedAt = 0;
    /** @param story what has happened; the picture itself shows what goes on */
    constructor(story = new _core_story_story_js__WEBPACK_IMPORTED_MODULE_0__/* .Story */ .g(true)) {
        this.story = story;
    }
    /** The agent's picture. Agents that a resumed run already had appear with their first event. */
    agent(id, now) {
        const known = this.agents.get(id);
        if (known !== undefined)
            return known;
        const picture = {
            id,
            order: this.agents.size,
            depth: id.split('_').length - 1,
            state: '',
            phase: 'queued',
            phaseSince: now,
            stateSince: now,
            item: '',
            activity: '',
            until: null,
            stateCost: 0,
            cost: 0,
            ending: null,
            failed: false,
        };
        this.agents.set(id, picture);
        return picture;
    }
    /** Every agent, followed by its workers. */
    family() {
        const workers = new Map();
        for (const agent of this.agents.values()) {
            const parent = agent.id.slice(0, Math.max(0, agent.id.lastIndexOf('_')));
            // After a resume the parent may have ended long ago.
            const key = parent !== agent.id && this.agents.has(parent) ? parent : null;
            const siblings = workers.get(key);
            if (siblings === undefined)
                workers.set(key, [agent]);
            else
                siblings.push(agent);
        }
        const withWorkers = (agent) => [
            agent,
            ...(workers.get(agent.id) ?? []).flatMap(withWorkers),
        ];
        return (workers.get(null) ?? []).flatMap(withWorkers);
    }
    /** The states that an agent has entered, in order. It may have been in the first one before anybody looked. */
    pathOf(agent) {
        const visits = this.story.agents.get(agent)?.visits ?? [];
        return visits.flatMap(({ isEntered, state }, index) => (isEntered || index === 0 ? [state] : []));
    }
    apply(event) {
        const now = Date.parse(event.time);
        this.story.apply(event);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            this.runId = event.run_id;
            this.budget = event.budget_usd;
            this.startedAt = now;
            if (event.type === 'run_started')
                this.sawStart = true;
            this.#goOn(now);
        }
        else if ('agent' in event && event.agent !== undefined) {
            this.#applyToAgent(event, this.agent(event.agent, now), now);
        }
    }
    /** Notes that a resume goes on with every agent that has not ended, even failed ones. Open questions stay open. */
    #goOn(now) {
        this.failures = 0;
        this.failure = '';
        for (const agent of this.agents.values()) {
            if (agent.ending === 'result' || agent.phase === 'asking')
                continue;
            agent.failed = false;
            agent.ending = null;
            agent.stateSince = now;
            enter(agent, 'queued', now, '');
        }
    }
    /** Notes that a resumed run begins in the middle of a state, which an earlier life, perhaps unseen, has entered. */
    #carryOn(agent, state, now) {
        if (agent.state === state)
            return;
        agent.state = state;
        agent.stateSince = now;
    }
    #applyToAgent(event, agent, now) {
        if (isOfVisit(event))
            this.#carryOn(agent, event.state, now);
        switch (event.type) {
            case 'state_started':
                agent.state = event.state;
                agent.stateSince = now;
                agent.stateCost = 0;
                agent.ending = null;
                this.questions.delete(agent.id);
                enter(agent, 'running', now, 'starting');
                break;
            case 'turn_started':
                enter(agent, 'running', now, TURN_BEGINS[event.kind]);
                break;
            case 'output':
                this.#busy(agent, now, lastLine(event.text));
                break;
            case 'tool':
                this.#busy(agent, now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(`${event.name} ${event.summary}`));
                break;
            case 'print':
                this.#busy(agent, now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.text));
                break;
            case 'cost':
                agent.cost += event.cost_usd;
                agent.stateCost += event.cost_usd;
                break;
            case 'transition':
                if (event.transition.tag === 'result' && event.to === null)
                    agent.ending = 'result';
                // A question has to be answered first.
                if (event.to !== null && event.transition.tag !== 'ask')
                    moveOn(agent, event.to, now);
                break;
            case 'forked':
                this.#fork(event, now);
                break;
            case 'retry':
                agent.until = now + event.delay_ms;
                enter(agent, 'waiting', now, `retry ${event.attempt}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.message)}`);
                break;
            case 'waiting':
                agent.until = Date.parse(event.until);
                enter(agent, 'waiting', now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.reason));
                break;
            case 'joining':
                agent.until = event.until === null ? null : Date.parse(event.until);
                enter(agent, 'waiting', now, `${event.ended} of ${event.all} ended`);
                break;
            case 'joined':
                enter(agent, 'queued', now, '');
                break;
            case 'join_timeout':
                moveOn(agent, event.to, now);
                break;
            case 'stopped':
                agent.ending = 'stopped';
                this.questions.delete(agent.id);
                enter(agent, 'over', now, '');
                break;
            case 'asked':
                agent.ending = 'ask';
                this.questions.set(agent.id, { id: event.ask_id, text: event.question });
                enter(agent, 'asking', now, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.question));
                break;
            case 'answered':
                agent.ending = null;
                this.questions.delete(agent.id);
                enter(agent, 'queued', now, '');
                break;
            case 'agent_ended':
                agent.ending = 'result';
                enter(agent, 'over', now, '');
                break;
            case 'agent_failed':
                agent.ending = event.code;
                agent.failed = true;
                this.failures += 1;
                this.failure = event.message;
                enter(agent, 'over', now, '');
                break;
        }
    }
    #fork(event, now) {
        const worker = this.agent(event.worker, now);
        worker.state = event.worker_state;
        worker.item = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(Object.values(event.variables)[0] ?? '');
    }
    #busy(agent, now, activity) {
        if (agent.phase === 'waiting')
            enter(agent, 'running', now, activity);
        if (activity !== '')
            agent.activity = activity;
    }
}
/** Whether an event belongs to the agent's current state. A warning or a limit may come before the state is entered. */
function isOfVisit(event) {
    return !['state_started', 'warning', 'max_visits'].includes(event.type) && 'state' in event;
}
function moveOn(agent, state, now) {
    agent.state = state;
    agent.stateSince = now;
    enter(agent, 'queued', now, '');
}
function enter(agent, phase, now, activity) {
    if (agent.phase !== phase)
        agent.phaseSince = now;
    agent.phase = phase;
    agent.activity = activity;
    if (phase !== 'waiting')
        agent.until = null;
}
/** The last meaningful line of a text: a tag alone on its line is for the program. */
function lastLine(text) {
    const lines = text
        .slice(-2000)
        .trimEnd()
        .split(/[\r\n]+/);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(lines.findLast((line) => line.trim() !== '' && !/^\s*<\/?[a-z]/.test(line)) ?? '');
}


/***/ }),

/***/ 86823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Se: () => (/* binding */ inArchive),
/* harmony export */   tn: () => (/* binding */ workflowPlace),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Where in a workflow's files a message belongs: the place that it names itself (`wf/REVIEW.md:3: …`), the line of the
 * template variable that it is about, or its state's first line. `file` is absent where it lies outside the workspace,
 * or is not known.
 */
function workflowPlace(workflow, workspace, message, state) {
    const [prefix = '', named, line] = /^(.{1,400}?):(\d{1,7}): /.exec(message) ?? [];
    const known = workflow.states.map((name) => workflow.state(name).file);
    if (named !== undefined && known.includes(named)) {
        const file = inWorkspace(named, workspace);
        return file === null
            ? { text: message }
            : { text: message.slice(prefix.length), file, line: Number(line) };
    }
    if (state === undefined || !workflow.states.includes(state))
        return { text: message };
    const definition = workflow.state(state);
    const file = inWorkspace(definition.file, workspace);
    return file === null ? { text: message } : { text: message, file, line: lineOf(definition, message) };
}
function lineOf({ file, body = '', bodyLine = 1 }, message) {
    // A document holds many states; the beginning of the state's own text is the nearest known line.
    const first = /\.ya?ml$/i.test(file) ? bodyLine : 1;
    const [variable] = /\{\{[^{}]{1,200}\}\}/.exec(message) ?? [];
    if (variable === undefined)
        return first;
    const squeezed = variable.replace(/\s/g, '');
    const index = body.split('\n').findIndex((line) => line.replace(/\s/g, '').includes(squeezed));
    return index < 0 ? first : bodyLine + index;
}
const IN_ARCHIVE = /^(.*?\.zip)[/\\](.*)$/is;
/** A file's name in its archive; null for a file in none. */
function inArchive(file) {
    return IN_ARCHIVE.exec(file)?.[2] ?? null;
}
/** The path as GitHub wants it; null outside of the workspace. A file in an archive is annotated at the archive. */
function inWorkspace(file, workspace) {
    const archive = IN_ARCHIVE.exec(file)?.[1];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, archive ?? file)).replace(/\\/g, '/');
    return path === '' || path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path) === path ? null : path;
}


/***/ }),

/***/ 34033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createAgentCli),
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15843);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70968);



/** A kept process that gets no turn for this long ends (spec 6.1). */
const WARM_IDLE_MS = 60_000;
/**
 * Creates an adapter by name, loading it and what it needs only now.
 * @throws UsageError for a name that is no agent, or a replay without a recording.
 */
async function createAgentCli(name, options) {
    const { record, recordFiles, children, warm, meter, ...rest } = options;
    const cli = await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .createAdapter */ .u4)(name, {
        ...rest,
        processStarter: async () => {
            const start = await children.agentStarter();
            return meter?.withKeys(name, start) ?? start;
        },
        isRoot: process.getuid?.() === 0,
        warm: warm > 0 ? { most: warm, idleMs: WARM_IDLE_MS } : null,
    });
    if (record === null)
        return cli;
    const { createRecorder, recordingAgent } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 79867));
    return recordingAgent(cli, await createRecorder(record), recordFiles);
}
/**
 * What a child sees of the environment (spec 6.5), with what the workflow's manifest adds (spec 2.6). There `${NAME}`
 * is a variable that the child sees anyway.
 * @param child an agent CLI's name, or `script`
 */
function environmentOf(child, options, declared = {}) {
    const whole = { ...options, own: (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .ownVariables */ .uk)(child, options.parent), secrets: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_VARIABLES */ .It };
    const seen = (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Qc)(whole);
    const entries = Object.entries(declared);
    if (entries.length === 0)
        return seen;
    const filled = entries.map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)\}/g, (_, other) => seen.env[other] ?? ''),
    ]);
    return (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Qc)({ ...whole, extra: { ...options.extra, ...Object.fromEntries(filled) } });
}


/***/ }),

/***/ 38937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ runFor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/process/child-process.js
var child_process = __webpack_require__(5711);
// EXTERNAL MODULE: ./lib/runtime/agent-clis.js
var agent_clis = __webpack_require__(34033);
// EXTERNAL MODULE: ./lib/runtime/launch.js + 24 modules
var runtime_launch = __webpack_require__(48980);
// EXTERNAL MODULE: ./lib/runtime/needs.js
var needs = __webpack_require__(14985);
;// CONCATENATED MODULE: ./lib/runtime/stop.js
/** What makes a run end before its agents have: a signal, a limit, the budget, the deadline. */
class StopControl {
    current = null;
    interrupting = new AbortController();
    stopping = new AbortController();
    hurrying = new AbortController();
    listeners = [];
    get request() {
        return this.current;
    }
    /** Aborts when turns in flight have to end. */
    get signal() {
        return this.interrupting.signal;
    }
    /** Aborts when a signal or the deadline leaves no time, whatever had stopped the run before. */
    get hurry() {
        return this.hurrying.signal;
    }
    /** Aborts with the first request of either mode: from then on, nobody need be waited for. */
    get anyStop() {
        return this.stopping.signal;
    }
    /**
     * The first request decides how the run ends; a later one can only make it end sooner. For the budget the last
     * request counts, since the cost of turns in flight comes in after it was exceeded.
     */
    stop(request) {
        if (this.current === null)
            this.current = request;
        else if (request.mode === 'interrupt' && this.current.mode === 'drain')
            this.current = { ...this.current, mode: 'interrupt' };
        if (this.current.reason === 'BUDGET' && request.reason === 'BUDGET')
            this.current = { ...this.current, message: request.message };
        const leavesNoTime = request.reason === 'INTERRUPTED' || request.reason === 'DEADLINE';
        if (request.mode === 'interrupt' && leavesNoTime)
            this.hurrying.abort();
        this.stopping.abort();
        if (request.mode === 'interrupt')
            this.interrupting.abort();
        for (const listener of this.listeners)
            listener();
    }
    onStop(listener) {
        this.listeners.push(listener);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/face.js








/**
 * Runs a workflow for a face, from its start or from where it has stopped, and leaves nothing behind: no child
 * process, no timer, no signal handler, whatever it came to. The only way that runs are run.
 * @throws as `startRun` and `resumeRun`
 */
async function runFor(face, request) {
    const stop = new StopControl();
    face.onStopControl?.(stop);
    const children = face.children ?? new child_process/* ChildProcesses */.o();
    const deadline = scheduleDeadline(stop, face.ports, request.runId, face.recoveryHint, face.deadline, face.drainTime);
    const endSignals = obeySignals(face, stop, children, request.runId);
    const around = {
        ...face,
        stop,
        children,
        ...(face.createAgentCli === undefined && {
            checkPrograms: (workflow, launch, from) => (0,needs/* checkPrograms */.uj)(workflow, launch, from, (cli) => (0,agent_clis/* environmentOf */.p)(cli, { parent: face.environment, mode: face.environmentMode, allow: launch.env_allow }, workflow.manifest.environment).env.PATH),
        }),
        createAgentCli: face.createAgentCli ??
            ((name, launch, manifest, meter) => (0,agent_clis/* createAgentCli */.e)(name, {
                recording: launch.recording,
                strict: face.strict,
                record: face.record,
                recordFiles: face.recordFiles ?? false,
                env: face.environment,
                now: face.ports.now,
                children,
                warm: face.warm ? launch.concurrency : 0,
                aiCreditUsd: manifest.ai_credit_usd,
                meter,
            })),
        metering: { program: meterProgram(), whereSilent: face.keysWhereSilent },
    };
    try {
        return await (request.kind === 'new' ? (0,runtime_launch/* startRun */.AD)(request, around) : (0,runtime_launch/* resumeRun */.ZL)(request, around));
    }
    finally {
        endSignals();
        deadline.dispose();
        children.killAll();
    }
}
/** A bundle of its own, beside that of the face that runs. */
function meterProgram() {
    return (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '.')), '..', 'meter', 'index.js');
}
/**
 * The first signal interrupts the agents, who still tell their cost, and pauses the run; a further one ends them at
 * once (spec 3.7). The state file is sound either way: it is only ever replaced whole.
 */
function obeySignals(face, stop, children, runId) {
    let isInterrupted = false;
    const endListening = face.onSignal((signal) => {
        if (isInterrupted)
            children.killAll();
        isInterrupted = true;
        const message = face.interrupted(signal, runId);
        stop.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message });
    });
    // Children have process groups of their own, so even our own crash must end them.
    const killAll = () => children.killAll();
    process.on('exit', killAll);
    return () => {
        endListening();
        process.off('exit', killAll);
    };
}
/**
 * Ends the run in time: no new state starts once less than the drain time is left; turns in flight get
 * that, and are interrupted at the deadline (spec 3.7). Of a short deadline, draining takes a quarter at most, unless it
 * is said: something should get done. Times in seconds; no deadline, nothing happens.
 */
function scheduleDeadline(stop, ports, runId, recoveryHint, deadline, drainTime = Math.min(launch/* DEFAULT_DRAIN_TIME */.T7, (deadline ?? 0) / 4)) {
    const over = new AbortController();
    if (deadline === undefined)
        return { dispose: () => { } };
    const at = async (seconds, mode) => {
        await ports.sleep(seconds * 1000, over.signal, 'aside');
        if (over.signal.aborted)
            return;
        const what = mode === 'drain' ? `is less than ${drainTime} s away, the time to drain` : 'is reached';
        const message = `The deadline of ${deadline} s ${what}. ${recoveryHint({ kind: 'resume' }, runId)}`;
        stop.stop({ mode, status: 'paused', reason: 'DEADLINE', message });
    };
    void at(Math.max(0, deadline - drainTime), 'drain');
    void at(deadline, 'interrupt');
    return { dispose: () => over.abort() };
}


/***/ }),

/***/ 37908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UB: () => (/* binding */ raiseIn),
/* harmony export */   a4: () => (/* binding */ recordEntry),
/* harmony export */   hm: () => (/* binding */ visitVariables),
/* harmony export */   hv: () => (/* binding */ processEnvironment),
/* harmony export */   mH: () => (/* binding */ goTo),
/* harmony export */   ss: () => (/* binding */ variableEnvironment),
/* harmony export */   xl: () => (/* binding */ raise)
/* harmony export */ });
/* harmony import */ var _core_graph_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12777);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6529);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3103);



/**
 * Ends a visit that cannot go on: it fails the agent, or leads to the graph's error state, which then does its work and
 * ends the run with this error (spec 5.2).
 */
function raise({ runtime, agentId }, { error: target }, { code, message }) {
    const { current_state: state, turn, raised } = runtime.agent(agentId);
    // The error state's own work may fail too: the run then still fails with the first error.
    if (raised !== undefined)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)(raised);
    if (target === null || target === state)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .failed */ .gz)({ code, message });
    const isCounted = turn !== null && turn.state === state;
    const error = { code, message, state, ...(isCounted && { counted: true }) };
    runtime.warn(message, agentId, state);
    runtime.change(_core_graph_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .raiseError */ .Vl, agentId, error);
    const last = turn?.id ?? String(runtime.run.turns);
    return goTo(target, runtime.agent(agentId).pending_result, last, { error: code });
}
/** Goes to a state. In a graph that is always a reset (spec 1): a fresh session, with the last output as its input. */
function goTo(target, input, turn, why) {
    const transition = { tag: 'reset', target, ...(input !== null && { input }) };
    return { kind: 'transition', transition, implicit: false, turn, ...why };
}
/** Does what `raise` does, with the place in the file. */
function raiseIn(visit, { code, message }) {
    const { graph, state } = visit;
    const located = `${state.file}:${state.line}: ${state.id}: ${message}`;
    return raise(visit, graph, { code, message: located });
}
function visitVariables({ runtime, agentId }) {
    return runtime.agent(agentId).variables;
}
/** Adds to what the history says of this entry. */
function recordEntry({ runtime, agentId, state }, meta) {
    runtime.options.emit({ type: 'history', agent: agentId, state: state.id, meta });
}
/** The variables as every child process sees them (spec 5.6). */
function variableEnvironment(visit) {
    const { env, tooLong } = (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .railiEnvironment */ .vv)(visitVariables(visit));
    for (const name of tooLong) {
        const message = `the variable ${name} is too long for the environment, so processes do not see it`;
        visit.runtime.warn(message, visit.agentId, visit.state.id);
    }
    return env;
}
/** The environment of a state's script, command or notify. */
function processEnvironment(visit) {
    const { runtime, agentId, state } = visit;
    return {
        ...runtime.options.childEnvironment('script'),
        RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
        RAYMOND_AGENT_ID: agentId,
        RAYMOND_STATE: state.id,
        // The folder beside the workflow belongs to the newest run.
        RAYMOND_OUTPUTS: runtime.options.paths.outputs,
        RAYMOND_ATTEMPT: String(runtime.agent(agentId).turn?.attempt ?? 1),
        ...variableEnvironment(visit),
    };
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

/***/ 1157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qi: () => (/* binding */ workersJson),
/* harmony export */   br: () => (/* binding */ writeWorkersFile),
/* harmony export */   jH: () => (/* binding */ workersMarkdown),
/* harmony export */   k_: () => (/* binding */ joinedWorkersOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20979);
/* harmony import */ var _core_typed_typed_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31644);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58265);





/** How many bytes of one result, and of all together, `{{workers}}` shows. The file has everything. */
const SHOWN_RESULT = 16_000;
const SHOWN_WORKERS = 256_000;
/** A longer `{{workers_json}}`, in bytes, is replaced by its file's path: an agent CLI refuses prompts of some MB. */
const INLINE_JSON = 1_000_000;
/** Null when no join has handed over anything. */
function joinedWorkersOf({ runtime, agentId }) {
    const { joined } = runtime.agent(agentId);
    if (joined === undefined)
        return null;
    const { results } = runtime.run;
    const workers = joined.map(({ id, state, status, error, variables, cost_usd, typed, worktree }) => ({
        agent: id,
        state,
        status,
        result: status === 'completed' ? ((0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(results, id) ?? '') : null,
        typed,
        error: error === null ? null : { code: error.code, message: error.message },
        variables,
        cost_usd,
        branch: null,
        ...worktree,
    }));
    return { workers, folder: runtime.options.paths.folder };
}
/**
 * Writes the reports as JSON to a file.
 * @returns its path
 * @throws StateError STATE_INVALID for a long result that is gone
 */
function writeWorkersFile(path, { workers, folder }) {
    // Whoever may write there may have put a link in its place.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o600);
    const write = (text) => {
        const bytes = Buffer.from(text);
        for (let at = 0; at < bytes.length;)
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, at);
    };
    try {
        let mark = '[';
        for (const worker of workers) {
            // Each report is printed as in a list of its own, without the brackets.
            write(`${mark}${JSON.stringify([whole(worker, folder)], null, 2).slice(1, -2)}`);
            mark = ',';
        }
        write(workers.length === 0 ? '[]\n' : '\n]\n');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
    return path;
}
/** The value of `{{workers_json}}`. @param path of the file with the same content */
function workersJson({ workers, folder }, path) {
    const parts = [];
    let bytes = '[]'.length;
    for (const worker of workers) {
        const part = JSON.stringify(whole(worker, folder));
        bytes += Buffer.byteLength(part) + (parts.length === 0 ? 0 : 1);
        if (bytes > INLINE_JSON)
            return path();
        parts.push(part);
    }
    return `[${parts.join(',')}]`;
}
/** A report for people and programs, with its keys in this order. */
function whole({ typed, ...worker }, folder) {
    const result = textOf(worker, folder);
    const { agent, state, status, result: _, ...rest } = worker;
    return { agent, state, status, result, result_json: (0,_core_typed_typed_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultJson */ .y3)(result, typed), ...rest };
}
function textOf({ result }, folder) {
    return result === null ? null : (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .resultText */ .D6)(folder, result);
}
/** The value of `{{workers}}`: a section of Markdown per worker. @param path of the file that has what is cut here */
function workersMarkdown({ workers, folder }, path) {
    if (workers.length === 0)
        return 'There were no workers.';
    const sections = [];
    let bytes = 0;
    for (const [index, worker] of workers.entries()) {
        const text = section(worker, folder, path);
        bytes += Buffer.byteLength(text) + SEPARATOR.length;
        if (bytes > SHOWN_WORKERS) {
            const left = workers.length - index;
            sections.push(`(${left} more ${left === 1 ? 'worker is' : 'workers are'} in ${path()})`);
            break;
        }
        sections.push(text);
    }
    return sections.join(SEPARATOR);
}
const SEPARATOR = '\n\n';
function section(worker, folder, path) {
    const variables = Object.entries(worker.variables).map(([name, value]) => `${name}=${value}`);
    const facts = [`state: ${(0,_core_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .shortStateName */ .Bo)(worker.state)}`, ...variables, ...worktreeFacts(worker, path)].map((fact) => `- ${fact}`);
    return [`## ${worker.agent}: ${worker.status}`, facts.join('\n'), body(worker, folder, path)].join('\n\n');
}
/** How many of a worker's changed files `{{workers}}` names. */
const SHOWN_FILES = 20;
function worktreeFacts(worker, path) {
    const { branch, commits = 0, changed_files: files = [], uncommitted, conflicts_with: conflicts } = worker;
    if (branch === null)
        return [];
    const more = files.length - SHOWN_FILES;
    const shown = files.slice(0, SHOWN_FILES).join(', ');
    return [
        `branch: ${branch} (${commits} ${commits === 1 ? 'commit' : 'commits'}${uncommitted ? ', and uncommitted changes' : ''})`,
        ...(files.length === 0 ? [] : [`changed: ${shown}${more > 0 ? ` and ${more} more, in ${path()}` : ''}`]),
        conflicts === null || conflicts === undefined
            ? 'conflicts with: not known'
            : `conflicts with: ${conflicts.length === 0 ? 'none' : conflicts.join(', ')}`,
    ];
}
function body(worker, folder, path) {
    const { status, error } = worker;
    if (status === 'stopped')
        return '(stopped: enough others had ended)';
    if (status === 'failed')
        return `(failed: ${error?.code ?? ''} ${cut(error?.message ?? '', path)})`;
    return cut(textOf(worker, folder) ?? '', path);
}
/** Cuts a text between whole characters. */
function cut(text, path) {
    if (Buffer.byteLength(text) <= SHOWN_RESULT)
        return text;
    const shown = new TextDecoder().decode(Buffer.from(text).subarray(0, SHOWN_RESULT), { stream: true });
    return `${shown}\n(cut off here; the whole text is in ${path()})`;
}


/***/ }),

/***/ 48980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  OA: () => (/* binding */ checkVouchedFor),
  Kn: () => (/* binding */ newRunIdFor),
  ZL: () => (/* binding */ resumeRun),
  AD: () => (/* binding */ startRun)
});

// UNUSED EXPORTS: whatElse

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/context.js
var graph_context = __webpack_require__(11583);
// EXTERNAL MODULE: ./lib/core/join/door.js
var door = __webpack_require__(13386);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/store/lock.js
var store_lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/state-folder.js
var state_folder = __webpack_require__(33377);
// EXTERNAL MODULE: ./lib/store/texts.js
var store_texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/core/text/usd.js
var usd = __webpack_require__(90911);
// EXTERNAL MODULE: ./lib/process/orphans.js
var orphans = __webpack_require__(42314);
// EXTERNAL MODULE: ./lib/process/files.js
var process_files = __webpack_require__(20498);
;// CONCATENATED MODULE: ./lib/store/left-changes.js





/** What runs have left changed, until somebody accepts it. */
class LeftChanges {
    baselines;
    changes;
    roots;
    /** @param folder as `changesFolder` gives it */
    constructor(folder) {
        this.changes = new RecordFolder(folder);
        this.baselines = new RecordFolder((0,external_node_path_.join)(folder, 'begun'));
        this.roots = new RecordFolder((0,external_node_path_.join)(folder, 'roots'));
    }
    all() {
        return this.changes.all();
    }
    /** The changes of files that are still as the run has left them. */
    standing() {
        return this.all().filter(({ path, after }) => sha256Of(readOrNull(path)) === after);
    }
    of(path) {
        return this.changes.of((0,process_files/* realOf */.MN)(path));
    }
    put(change) {
        const path = (0,process_files/* realOf */.MN)(change.path);
        this.changes.put(path, { ...change, path });
    }
    forget(path) {
        this.changes.remove((0,process_files/* realOf */.MN)(path));
    }
    /** Takes the file as it is now for good, also for runs that are under way. */
    accept(path) {
        this.forget(path);
        const real = (0,process_files/* realOf */.MN)(path);
        const now = sha256Of(readOrNull(real));
        for (const baseline of this.baselines.all())
            if (Object.hasOwn(baseline.files, real) || baseline.folders.includes((0,external_node_path_.dirname)(real)))
                this.baselines.put(baseline.lock, { ...baseline, files: { ...baseline.files, [real]: now } });
    }
    /** Notes that this root of a project lies in another project on purpose. */
    acceptRoot(root) {
        this.roots.put((0,process_files/* realOf */.MN)(root), (0,process_files/* realOf */.MN)(root));
    }
    isAccepted(root) {
        return this.roots.of((0,process_files/* realOf */.MN)(root)) !== null;
    }
    rootsBelow(project) {
        return this.roots.all().filter((root) => (0,process_files/* isBelow */.Yw)((0,process_files/* realOf */.MN)(project), root));
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
        return (0,process_files/* readPlainFile */.b$)(path);
    }
    catch {
        return null;
    }
}
function sha256Of(bytes) {
    return bytes === null ? null : (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
/** Each record is a file of its own, so that runs which go on at the same time do not write the same file. */
class RecordFolder {
    folder;
    constructor(folder) {
        this.folder = folder;
    }
    all() {
        try {
            const names = (0,external_node_fs_.readdirSync)(this.folder).filter((name) => name.endsWith('.json'));
            return names.flatMap((name) => read((0,external_node_path_.join)(this.folder, name)) ?? []);
        }
        catch {
            return [];
        }
    }
    of(key) {
        return read(this.fileOf(key));
    }
    put(key, record) {
        (0,state_folder/* makeFolder */.fc)(this.folder, state_folder/* OWNER_ONLY */.JD);
        const file = this.fileOf(key);
        const draft = `${file}.${process.pid}.tmp`;
        (0,external_node_fs_.rmSync)(draft, { force: true });
        (0,external_node_fs_.writeFileSync)(draft, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
        (0,external_node_fs_.renameSync)(draft, file);
    }
    remove(key) {
        (0,external_node_fs_.rmSync)(this.fileOf(key), { force: true });
    }
    fileOf(key) {
        return (0,external_node_path_.join)(this.folder, `${(0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 16)}.json`);
    }
}
/** A record that cannot be read counts as none: it would be told for ever, and nobody could accept it. */
function read(file) {
    try {
        return JSON.parse((0,process_files/* readPlainFile */.b$)(file).toString());
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/core/state/run-changes.js
var run_changes = __webpack_require__(26432);
// EXTERNAL MODULE: ./lib/store/durable.js
var durable = __webpack_require__(60158);
// EXTERNAL MODULE: ./lib/store/journal.js
var store_journal = __webpack_require__(76446);
;// CONCATENATED MODULE: ./lib/store/state-writer.js









const realFileSystem = { open: promises_.open, rename: promises_.rename, rm: promises_.rm };
/** A journal grows to this, or to FOLD_RATIO times the snapshot: so folding costs a fraction of what it saves. */
const SMALLEST_FOLD_BYTES = 1 << 20;
const FOLD_RATIO = 4;
/** No planted link is followed. There is no O_APPEND: nobody else writes the journal, so we know where it ends. */
const JOURNAL = external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * Writes a run's state, durably (spec 3.2): what has changed since the last commit goes to the end of the journal, and
 * now and then the whole state into a new snapshot. Commits that come while a write is under way share the next one.
 * docs/state-file.md says what is on disk at each moment.
 */
class StateWriter {
    path;
    options;
    pending = null;
    draining = false;
    failure = null;
    journal = null;
    journalBytes = 0;
    snapshotBytes = 0;
    /** The run as it is on disk. */
    last = null;
    commits;
    fs;
    /** These two count for benchmarks and the log. */
    writes = 0;
    bytes = 0;
    constructor(path, options = {}) {
        this.path = path;
        this.options = options;
        this.commits = options.commit ?? 0;
        this.fs = options.fs ?? realFileSystem;
    }
    /** What is on disk, unless somebody else has written there; null when nothing was committed yet. */
    get committed() {
        return this.last === null ? null : { run: this.last, commit: this.commits };
    }
    /**
     * Resolves when this run, or a later one, is on disk.
     * @throws StateError STATE_WRITE_FAILED; what is on disk then still is the last good state.
     */
    commit(run) {
        return this.put(run, false);
    }
    /** As `commit`, but writes a new snapshot, which afterwards holds the whole state alone. */
    fold(run) {
        return this.put(run, true);
    }
    /**
     * Ends writing. The snapshot then holds the whole state alone, unless writing has failed.
     * @throws StateError STATE_WRITE_FAILED
     */
    async close() {
        try {
            if (this.last !== null && this.journalBytes > 0 && this.failure === null)
                await this.fold(this.last);
        }
        finally {
            const { journal } = this;
            this.journal = null;
            await journal?.close();
        }
        if (this.last !== null && this.failure === null)
            await this.fs.rm((0,store_journal/* journalPath */.HY)(this.path), { force: true });
    }
    put(run, fold) {
        if (this.failure)
            return Promise.reject(this.failure);
        this.pending ??= newPending(run);
        this.pending.run = run;
        this.pending.fold ||= fold;
        const { promise } = this.pending;
        // Writing begins in a microtask, so that outcomes that arrive together are written together.
        if (!this.draining) {
            this.draining = true;
            queueMicrotask(() => void this.drain());
        }
        return promise;
    }
    async drain() {
        while (this.pending) {
            const { run, fold, resolve, reject } = this.pending;
            this.pending = null;
            try {
                await this.write(run, fold);
                resolve();
            }
            catch (error) {
                this.failure = new errors/* StateError */.qq('STATE_WRITE_FAILED', `The state file could not be written (${(0,errors/* messageOf */.bD)(error)}). It still holds the last good state. Free the disk or mend the folder, then resume.`, { file: this.path }, { cause: error });
                reject(this.failure);
                this.pending?.reject(this.failure);
                this.pending = null;
            }
        }
        this.draining = false;
    }
    async write(run, fold) {
        await this.options.sync?.();
        const commit = this.commits + 1;
        const line = fold ? null : this.lineOf(run, commit);
        if (line === null)
            await this.writeSnapshot(run, commit);
        else
            await this.append(line);
        this.commits = commit;
        this.last = run;
        this.writes += 1;
    }
    /** Null when a snapshot is due. */
    lineOf(run, commit) {
        if (this.last === null || this.journal === null)
            return null;
        const changes = (0,run_changes/* changesOf */.f)(this.last, run);
        if (changes === null)
            return null;
        const line = Buffer.from((0,store_journal/* journalLine */.Ee)(commit, changes));
        const { smallestFold = SMALLEST_FOLD_BYTES } = this.options;
        const most = Math.max(smallestFold, FOLD_RATIO * this.snapshotBytes);
        return this.journalBytes + line.length > most ? null : line;
    }
    async append(line) {
        const journal = this.journal;
        // What is written to a file that was removed would be lost without an error.
        if ((0,external_node_fs_.fstatSync)(journal.fd).nlink === 0)
            throw new Error('ENOENT: its journal was removed');
        for (let at = 0; at < line.length;) {
            const { bytesWritten } = await journal.write(line, at, line.length - at, this.journalBytes + at);
            at += bytesWritten;
        }
        await journal.datasync();
        this.journalBytes += line.length;
        this.bytes += line.length;
    }
    /** A crash at any step leaves one whole state: the journal is emptied only when the snapshot holds all of it. */
    async writeSnapshot(run, commit) {
        const text = (0,state_file/* stateText */.r9)(run, commit);
        const temporary = `${this.path}.tmp`;
        const journal = this.journal ?? (await this.openJournal());
        try {
            const file = await this.create(temporary);
            try {
                await file.writeFile(text);
                await file.sync();
            }
            finally {
                await file.close();
            }
            await this.replace(temporary);
        }
        catch (error) {
            await this.fs.rm(temporary, { force: true }).catch(() => { });
            throw error;
        }
        await (0,durable/* syncFolder */.Y)((0,external_node_path_.dirname)(this.path), this.fs.open);
        if (this.journalBytes > 0)
            await journal.truncate(0);
        this.journalBytes = 0;
        this.snapshotBytes = Buffer.byteLength(text);
        this.bytes += this.snapshotBytes;
    }
    async openJournal() {
        const journal = await this.fs.open((0,store_journal/* journalPath */.HY)(this.path), JOURNAL, 0o600);
        this.journal = journal;
        const stats = await journal.stat();
        if (!stats.isFile())
            throw new Error('the journal is no file');
        this.journalBytes = stats.size;
        if (this.commits === 0 && stats.size > 0) {
            // The journal is of an earlier run whose state file is gone.
            await journal.truncate(0);
            await journal.sync();
            this.journalBytes = 0;
        }
        return journal;
    }
    /** Always makes a new file: one that is there was left by a crash, or is a link that would be written through. */
    async create(path) {
        try {
            return await this.fs.open(path, 'wx', 0o600);
        }
        catch (error) {
            if (codeOf(error) !== 'EEXIST')
                throw error;
            await this.fs.rm(path, { force: true });
            return this.fs.open(path, 'wx', 0o600);
        }
    }
    /** On Windows a file that somebody is just reading, a virus scanner say, cannot be replaced for a moment. */
    async replace(temporary) {
        for (let wait = 10;; wait *= 2) {
            try {
                return await this.fs.rename(temporary, this.path);
            }
            catch (error) {
                const isBusy = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error));
                if (process.platform !== 'win32' || !isBusy || wait > 1000)
                    throw error;
                await (0,external_node_timers_promises_.setTimeout)(wait);
            }
        }
    }
}
function newPending(run) {
    let resolve;
    let reject;
    const promise = new Promise((res, rej) => {
        resolve = res;
        reject = rej;
    });
    return { run, fold: false, promise, resolve, reject };
}
function codeOf(error) {
    return error.code ?? '';
}

// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/workflow/lint/foreign-config.js + 1 modules
var foreign_config = __webpack_require__(56422);
// EXTERNAL MODULE: ./lib/runtime/agent-clis.js
var agent_clis = __webpack_require__(34033);
// EXTERNAL MODULE: ./lib/runtime/guarded/files.js
var guarded_files = __webpack_require__(55688);
;// CONCATENATED MODULE: ./lib/runtime/guarded/untold.js




/**
 * Records changes since runs began that have not reported them: runs that were killed within a turn, and runs that are
 * in one.
 * @param own the lock of a run that we hold ourselves, and that has not begun yet
 */
function recordUntold(left, own) {
    for (const baseline of left.baselines.all()) {
        // Changes in a project that is gone concern nobody.
        if ((0,external_node_fs_.existsSync)(baseline.project))
            recordChanges(left, baseline);
        if (baseline.lock === own || (0,store_lock/* lockHolder */.ms)(baseline.lock) === null)
            left.baselines.remove(baseline.lock);
    }
}
function recordChanges(left, { run, project, at, files, folders }) {
    for (const path of new Set([...Object.keys(files), ...folders.flatMap(guarded_files/* statesIn */.AJ)])) {
        const first = files[path] ?? null;
        const after = sha256Of(readOrNull(path));
        const earlier = left.of(path);
        if (after === first || earlier?.after === after)
            continue;
        const isSame = earlier !== null && (earlier.run === run || earlier.after === first);
        left.put({ path, before: isSame ? earlier.before : first, after, run, project, at, untold: true });
    }
}

;// CONCATENATED MODULE: ./lib/runtime/guarded/watch.js






/**
 * Checks whether the files that decide what runs do are as they were when this run began (spec 9.1). The run itself
 * does not read them any more, but the next one will.
 */
class Watch {
    guarded;
    left;
    words;
    seen = new Map();
    constructor(guarded, left, words) {
        this.guarded = guarded;
        this.left = left;
        this.words = words;
        recordUntold(left, words.lock);
        for (const path of this.paths())
            this.remember(path, readOrNull(path));
        const { lock, run } = words;
        const files = Object.fromEntries([...this.seen].map(([path, { told }]) => [(0,process_files/* realOf */.MN)(path), told]));
        const folders = guarded.folders.map(process_files/* realOf */.MN);
        const baseline = { run, lock, project: (0,process_files/* realOf */.MN)(words.project), at: words.now(), files, folders };
        left.baselines.put(lock, baseline);
    }
    /** What earlier runs have left changed in them, for people. What somebody has changed since is reported once. */
    leftBefore(isAccepted) {
        const changes = this.left.all();
        if (changes.length === 0)
            return [];
        const known = new Map([...this.seen.keys()].map((path) => [(0,process_files/* realOf */.MN)(path), path]));
        const folders = this.guarded.folders.map(process_files/* realOf */.MN);
        return changes.flatMap((change) => {
            const { path } = change;
            // A missing file was not read.
            if (!known.has(path) && !folders.includes((0,external_node_path_.dirname)(path)))
                return [];
            const now = sha256Of(readOrNull(path));
            if (isAccepted || now !== change.after)
                this.left.accept(path);
            if (isAccepted || now === change.before)
                return [];
            const by = changeText(change, this.shown(known.get(path) ?? path));
            return now === change.after
                ? [`${by}, and this run goes by it as it is now. ${this.words.accept}`]
                : [`${by}, and by somebody since. That is taken for yours: this is not told again.`];
        });
    }
    /** Reports, after each turn, the files that have changed since they were last reported. */
    look() {
        return this.paths().flatMap((path) => {
            if (!this.seen.has(path))
                this.remember(path, null, '');
            const seen = this.seen.get(path);
            const stats = statsOf(path);
            if (stats === seen.stats)
                return [];
            seen.stats = stats;
            const now = sha256Of(readOrNull(path));
            if (now === seen.told)
                return [];
            seen.told = now;
            return [this.tell(path, seen)];
        });
    }
    /** Reports at the end what has changed by then, with the differences. */
    summary() {
        const more = this.look();
        const changed = [...this.seen].filter(([, { bytes, told }]) => told !== sha256Of(bytes));
        if (changed.length === 0)
            return more;
        const texts = changed.map(([path, { bytes }]) => `${this.shown(path)}:\n${changedLines(bytes, readOrNull(path))}`);
        return [
            ...more,
            `What this run was read from is not what it was: the next run goes by what lies there now. ${this.words.accept}\n${texts.join('\n')}`,
        ];
    }
    /** Everything has been reported, and the run has ended. */
    end() {
        this.left.baselines.remove(this.words.lock);
    }
    tell(path, { bytes, told: after }) {
        const first = sha256Of(bytes);
        const earlier = this.left.of(path);
        const before = earlier !== null && earlier.after === first ? earlier.before : first;
        if (after === before) {
            this.left.forget(path);
            return `${this.shown(path)} is again as it was when the run began.`;
        }
        const { run, project, lock, now } = this.words;
        const change = { path, before, after, run, project: (0,process_files/* realOf */.MN)(project), at: now() };
        // Somebody may have accepted the change while the turn went on.
        if (this.left.baselines.of(lock)?.files[(0,process_files/* realOf */.MN)(path)] !== after)
            this.left.put(change);
        const what = after === null ? 'gone' : first === null ? 'new' : 'changed';
        return `${this.shown(path)} is ${what}, since the run began: an agent or somebody else has done that. This run goes on with what it has read; the next one goes by what lies there then, and says so.`;
    }
    paths() {
        const { files, folders } = this.guarded;
        return [...new Set([...files, ...folders.flatMap(guarded_files/* statesIn */.AJ), ...this.seen.keys()])];
    }
    remember(path, bytes, stats = statsOf(path)) {
        this.seen.set(path, { bytes, told: sha256Of(bytes), stats });
    }
    shown(path) {
        const { project } = this.words;
        return (0,process_files/* isBelow */.Yw)(project, path) ? (0,external_node_path_.relative)(project, path) : path;
    }
}
/** When any of these changes, the file has changed, or may have. */
function statsOf(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}
/** How many lines of each side are shown, and how many characters of a line. */
const MAX_LINES = 12;
const MAX_WIDTH = 160;
/** The difference in a file, for people: from the first line that differs to the last, `-` before, `+` after. */
function changedLines(before, after) {
    const old = linesOf(before);
    const now = linesOf(after);
    if (old === null || now === null)
        return '  it is no text';
    let head = 0;
    while (head < Math.min(old.length, now.length) && old[head] === now[head])
        head += 1;
    let tail = 0;
    const most = Math.min(old.length, now.length) - head;
    while (tail < most && old.at(-1 - tail) === now.at(-1 - tail))
        tail += 1;
    return [
        `  @@ line ${head + 1} @@`,
        ...shown('-', old.slice(head, old.length - tail)),
        ...shown('+', now.slice(head, now.length - tail)),
    ].join('\n');
}
function shown(sign, lines) {
    const left = lines.length - MAX_LINES;
    const cut = (line) => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line);
    return [
        ...lines.slice(0, MAX_LINES).map((line) => `  ${sign}${cut(line)}`),
        ...(left > 0 ? [`  ${sign}… ${left} more lines`] : []),
    ];
}
/** Null for a file that is no text. A missing file has no lines. */
function linesOf(bytes) {
    if (bytes === null || bytes.length === 0)
        return [];
    try {
        return new TextDecoder('utf-8', { fatal: true })
            .decode(bytes)
            .replace(/\r?\n$/, '')
            .split(/\r?\n/);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var core_agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/metering/metering.js
var metering = __webpack_require__(13188);
// EXTERNAL MODULE: ./lib/runtime/turns/model-of-state.js
var model_of_state = __webpack_require__(3794);
;// CONCATENATED MODULE: ./lib/runtime/metering/plan.js




/**
 * Null where keys are to be in the agents' environment.
 * @param whereSilent what holds where nobody has said
 * @param environmentOf what a CLI would see without a meter
 * @throws UsageError where `proxy` was asked for and cannot be had, or `--env-allow` names a key
 */
function planMeter(workflow, launch, whereSilent, environmentOf) {
    if ((launch.keys ?? whereSilent) === 'environment')
        return null;
    const plans = (0,model_of_state/* agentsOf */.et)(workflow, launch).flatMap((cli) => {
        const plan = (0,metering/* planMetering */.FO)(cli, environmentOf(cli));
        return plan === null ? [] : [{ cli, plan }];
    });
    const upstreams = plans.flatMap(({ plan }) => (plan.kind === 'metered' ? [plan.upstream] : []));
    const unmetered = plans.flatMap(({ cli, plan }) => plan.kind === 'unmetered' ? [{ cli, why: plan.why }] : []);
    const [first] = unmetered;
    if (launch.keys === 'proxy' && first !== undefined)
        throw new errors/* UsageError */.eb(`keys: proxy: ${first.cli} cannot be metered: ${first.why}. Give it a key that the proxy can hold, or \`keys: environment\`. Nothing was started.`);
    const named = upstreams.length === 0 ? undefined : launch.env_allow.find((name) => metering/* CREDENTIALS */.tG.has(name));
    if (named !== undefined)
        throw new errors/* UsageError */.eb(`env-allow names ${named}, a key, which the proxy holds: with it, agents and scripts would spend past the budget. Leave it out, or say \`keys: environment\`. Nothing was started.`);
    return { upstreams, unmetered };
}
/** Who holds the keys of which agent CLIs, in one line; undefined where none is asked. */
function keysInForce(workflow, launch, metering) {
    const asked = (0,model_of_state/* agentsOf */.et)(workflow, launch).filter((cli) => (0,core_agent_clis/* factsOf */.xS)(cli)?.metering != null);
    const own = asked.filter((cli) => !metering?.upstreams.some(({ id }) => id === cli));
    const held = asked.filter((cli) => !own.includes(cli));
    const parts = [
        held.length === 0
            ? null
            : `the proxy has those of ${held.join(', ')} (without a sandbox, an agent with a shell can read them from /proc)`,
        own.length === 0 ? null : `${own.join(', ')} ${own.length === 1 ? 'has its own' : 'have their own'}`,
    ].filter((part) => part !== null);
    return parts.length === 0 ? undefined : parts.join('; ');
}

// EXTERNAL MODULE: ./lib/runtime/metering/start.js
var start = __webpack_require__(64854);
// EXTERNAL MODULE: ./lib/core/answer.js
var answer = __webpack_require__(67149);
// EXTERNAL MODULE: ./lib/core/join/workers.js
var workers = __webpack_require__(28339);
// EXTERNAL MODULE: ./lib/core/turns.js
var turns = __webpack_require__(28115);
// EXTERNAL MODULE: ./lib/core/graph/entry.js
var graph_entry = __webpack_require__(23204);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/visits.js
var visits = __webpack_require__(6927);
// EXTERNAL MODULE: ./lib/core/worktree/changes.js
var changes = __webpack_require__(4792);
// EXTERNAL MODULE: ./lib/runtime/directories.js
var directories = __webpack_require__(5487);
// EXTERNAL MODULE: ./lib/runtime/graph/visit.js
var visit = __webpack_require__(37908);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
// EXTERNAL MODULE: ./lib/core/join/failures.js
var failures = __webpack_require__(23697);
// EXTERNAL MODULE: ./lib/core/state/agent-positions.js
var agent_positions = __webpack_require__(29861);
// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/runtime/turns/begin.js
var begin = __webpack_require__(27990);
;// CONCATENATED MODULE: ./lib/runtime/joins/joins.js






/**
 * The doors of a run (spec 7.1): who waits at one, what lets agents through, and the end of workers that a door does
 * not need any more. The waits themselves are in the state file; only the timers are here.
 */
class Joins {
    runtime;
    ends;
    timer = null;
    constructor(runtime, ends) {
        this.runtime = runtime;
        this.ends = ends;
    }
    /** Begins an orchestrator's life: what was stopped is ended, and ended workers count before a time-out does. */
    async takeUp() {
        const { agents } = this.runtime.run;
        for (const { id, status } of agents)
            if (status === 'stopped')
                await this.countStopped(id);
        for (const { id, status } of agents)
            if (status === 'stopped')
                this.stopped(id);
        // The innermost come first: a door that stays shut there may count at the doors further out.
        for (const { id, status } of agents.toReversed())
            if (status === 'waiting')
                this.check(id);
        this.expire();
    }
    /** The agent has come to its door. */
    arrived(agentId) {
        this.check(agentId);
        this.watch();
    }
    /** A worker of this agent has ended or failed. */
    workerEnded(parent) {
        if (parent === null)
            return;
        this.check(parent);
        // An agent that cannot go on any more counts as failed at the doors further out.
        let isShut = this.isStuck(parent);
        for (const outer of (0,failures/* ancestorsOf */.Gw)(parent).toReversed()) {
            if (isShut)
                this.check(outer);
            isShut ||= this.isStuck(outer);
        }
    }
    /**
     * Finds workers that have not begun, and whose parent is on its way to a door that is satisfied without them. They
     * are not started before it has come there (spec 7.1).
     * @param isComing whether an agent is about to enter its state, or just coming to its door
     */
    surplusWorkers(isComing) {
        const { run } = this.runtime;
        const known = new Map();
        return (agentId) => {
            const agent = this.runtime.agent(agentId);
            if (agent.forked === undefined || !(0,rounds/* isUnbegun */.vw)(agent))
                return false;
            const { parent: id } = agent.forked;
            const parent = run.agents[(0,agent_positions/* positionOf */.df)(run.agents, id)];
            if (parent?.turn !== null || parent.joined !== undefined)
                return false;
            const isSurplus = known.get(id) ?? (isComing(id) && this.isSatisfied(parent));
            known.set(id, isSurplus);
            return isSurplus;
        };
    }
    isSatisfied(parent) {
        const { run, options } = this.runtime;
        const join = joinOf(options.workflow, parent.current_state);
        return join !== undefined && (0,door/* isSatisfiedOnArrival */.Zv)(run, parent, join);
    }
    isStuck(agentId) {
        const { run } = this.runtime;
        const agent = run.agents.find(({ id }) => id === agentId);
        return agent !== undefined && (0,failures/* isStuck */.ZD)(run, agent);
    }
    /** The visit of an agent that a join has stopped is over. */
    stopped(agentId) {
        const { waiting } = this.runtime.change(door/* dropStopped */.N, agentId);
        for (const parent of waiting)
            this.check(parent);
    }
    check(agentId) {
        const { runtime } = this;
        const agent = runtime.run.agents.find(({ id }) => id === agentId);
        // An agent that is just arriving is checked once it has.
        if (agent?.status !== 'waiting' || this.ends.isInFlight(agentId) || this.ends.isHeld(agent))
            return;
        const { verdict } = runtime.change(door/* passJoin */.CI, agentId);
        if (verdict.kind === 'unmet')
            this.ends.failed(agentId, verdict.error);
        else if (verdict.kind === 'stopping')
            this.stop(verdict.stopped);
    }
    /** Stops workers once that is on record, so that no resume starts them again. */
    stop(stopped) {
        const inFlight = new Set(stopped.filter((id) => this.ends.isInFlight(id)));
        this.runtime.commit().then(() => {
            for (const id of inFlight)
                this.ends.interrupt(id);
        }, (error) => this.ends.crashed('', error));
        for (const id of stopped) {
            if (inFlight.has(id))
                continue;
            this.ends.interrupt(id);
            this.stopped(id);
        }
    }
    /** Ends all timers. Agents stay at their doors. */
    close() {
        this.timer?.cancel.abort();
    }
    /** Counts a turn that was cut off in an earlier life, of an agent that a join had stopped. */
    async countStopped(agentId) {
        const { runtime } = this;
        const visitor = { runtime, agentId };
        const { turn } = runtime.agent(agentId);
        if (turn === null)
            return;
        const logged = (0,record/* loggedOutcomeOf */.eu)(visitor, turn);
        if (logged !== undefined)
            (0,record/* countCost */.pc)(visitor, logged);
        else if (turn.cli !== undefined)
            await (0,begin/* countCutOff */.T)({ ...visitor, cli: await runtime.options.agentCli(turn.cli) }, turn);
    }
    /** Waits for the next time-out of a join, if it has changed. */
    watch() {
        const { ports, stop } = this.runtime.options;
        const agents = this.runtime.run.agents.filter((agent) => !this.ends.isHeld(agent));
        const at = (0,door/* nextJoinTimeout */.Pu)({ agents });
        if (at === (this.timer?.at ?? null))
            return;
        this.timer?.cancel.abort();
        this.timer = null;
        if (at === null)
            return;
        const cancel = new AbortController();
        this.timer = { at, cancel };
        const signal = AbortSignal.any([stop.anyStop, cancel.signal]);
        ports.sleep(Math.max(0, Date.parse(at) - ports.now()), signal, 'aside').then(() => {
            if (signal.aborted)
                return;
            this.timer = null;
            try {
                this.expire();
                this.ends.moved();
            }
            catch (error) {
                this.ends.crashed('', error);
            }
        });
    }
    expire() {
        const { runtime } = this;
        const now = new Date(runtime.options.ports.now()).toISOString();
        for (const agentId of (0,door/* expiredJoins */.bw)(runtime.run, now)) {
            if (this.ends.isHeld(runtime.agent(agentId)))
                continue;
            runtime.change(door/* expireJoin */.qF, agentId);
        }
        this.watch();
    }
}
/** A state's join, whose `timeout_goto` is a state's name. Undefined without a join. */
function joinOf(workflow, state) {
    const definition = workflow.state(state);
    if (definition.kind === 'graph' || definition.options.join === undefined)
        return undefined;
    const { join } = definition.options;
    const { timeout_goto: goto } = join;
    return goto === undefined ? join : { ...join, timeout_goto: workflow.resolve(goto, state) };
}

// EXTERNAL MODULE: ./lib/runtime/scripts/script-state.js
var script_state = __webpack_require__(55684);
// EXTERNAL MODULE: ./lib/core/protocol/route.js + 1 modules
var route = __webpack_require__(29889);
// EXTERNAL MODULE: ./lib/core/protocol/tags.js
var tags = __webpack_require__(94147);
// EXTERNAL MODULE: ./lib/runtime/template-values.js
var template_values = __webpack_require__(25267);
// EXTERNAL MODULE: ./lib/runtime/turns/result-schemas.js
var result_schemas = __webpack_require__(71403);
// EXTERNAL MODULE: ./lib/runtime/turns/state-settings.js
var state_settings = __webpack_require__(55422);
// EXTERNAL MODULE: ./lib/runtime/turns/take-turns.js + 3 modules
var take_turns = __webpack_require__(60205);
;// CONCATENATED MODULE: ./lib/runtime/turns/prompt-state.js










/** One agent's visit of one prompt state: its turn, reminders, and further attempts, up to a transition. */
async function visitPromptState(visit) {
    const { runtime, state } = visit;
    let cli;
    let settings;
    try {
        const name = (0,model_of_state/* agentOfState */.wZ)(runtime.options.workflow, runtime.run.launch, state.name);
        cli = await runtime.options.agentCli(name);
        settings = (0,state_settings/* settingsOfTurn */.s)(visit, name, state.settings);
    }
    catch (error) {
        if (!(error instanceof errors/* RaymondError */.xC))
            throw error;
        const code = error instanceof errors/* UsageError */.eb ? 'AGENT_FAILED' : error.code;
        return (0,record/* failed */.gz)({ code, message: `${state.file}: ${error.message}` });
    }
    const turns = {
        ...{ ...visit, cli, settings },
        prompt: () => (0,template_values/* renderFor */.EN)(visit, state.body),
        // There the answer is the payload, tags or not.
        ...(!state.options.force_implicit && { extra: { chooseAnswer: tags/* steeringAnswer */.U } }),
    };
    const outcome = await (0,take_turns/* takeTurns */.W)(turns, (answered) => judge(visit, answered));
    return outcome.kind === 'ended' ? outcome.end : (0,record/* failed */.gz)(outcome.error);
}
/** Reads the transition out of a final message; what is wrong with it is a reminder where one helps. */
function judge(visit, { turn, text, session }) {
    const { runtime, agentId, state } = visit;
    const routing = (0,route/* routeByTags */._)({
        text,
        options: state.options,
        resolve: (target) => runtime.options.workflow.resolve(target, state.name),
        maxForks: runtime.run.launch.max_forks,
        ...(turn.asks_input && { asksInput: true }),
        ...(turn.reminder !== undefined && { isReminded: true }),
        schemas: (0,result_schemas/* resultSchemas */.U)(visit),
    });
    switch (routing.kind) {
        case 'transition': {
            const { transition, implicit, warnings } = routing;
            for (const warning of warnings)
                runtime.warn(warning, agentId, state.name);
            runtime.change(turns/* adoptSession */.NR, agentId, session);
            return { kind: 'transition', transition, implicit, turn: turn.id };
        }
        case 'fail':
            return (0,record/* failed */.gz)(routing);
        case 'remind':
            return routing;
        default:
            return routing;
    }
}

// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var worktrees_place = __webpack_require__(50690);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/plan.js




/**
 * Where the agent works, if its transition forks workers that get work trees of their own; else null. It is looked up
 * before the transition is followed, because the agent goes on meanwhile, and its HEAD with it.
 * @throws RaymondError WORKTREE_FAILED where there can be no work trees
 */
async function gitPlaceFor({ runtime, agentId }, transition) {
    if (transition.tag !== 'fork')
        return null;
    const worker = transition.workers.find((each) => wantsWorktree(runtime, each));
    if (worker === undefined)
        return null;
    const { cwd } = runtime.agent(agentId);
    const refuse = (why) => {
        throw new errors/* RaymondError */.xC('WORKTREE_FAILED', `${worker.target} has \`worktree\`, and ${agentId} forks it in ${cwd}: ${why}. No worker was started.`);
    };
    const { Git } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4491));
    const git = new Git(cwd, runtime.options.environment);
    const asked = ['rev-parse', '--show-toplevel', '--git-common-dir', '--show-prefix'];
    const answer = await git.ask(asked).catch((error) => refuse(error.message));
    const [top, repository, folder = ''] = answer?.split('\n') ?? [];
    if (!top || !repository)
        return refuse('this is no git repository. Make it one (`git init`, and a commit), or drop `worktree`');
    const head = await git.ask(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (head === null)
        return refuse('the repository has no commit yet that a branch could begin at');
    return { top, folder: folder.replace(/\/$/, ''), head, repository: (0,external_node_path_.resolve)(cwd, repository) };
}
/**
 * Plans the work trees of a fork's workers. Their `cd` is relative to those, and taken out of the transition, because
 * those directories do not exist yet.
 * @throws RaymondError OUTSIDE_WORKSPACE for a `cd` that leads out of the work tree
 */
function planWorktrees(runtime, transition, place) {
    if (place === undefined || transition.tag !== 'fork')
        return { transition, worktreeOf: undefined };
    const plans = transition.workers.map((worker) => wantsWorktree(runtime, worker) ? folderOf(worker, place) : null);
    const workers = transition.workers.map((worker, index) => {
        if (plans[index] === null)
            return worker;
        const { cd: _, ...others } = worker;
        return others;
    });
    const runId = runtime.run.workflow_id;
    const worktreeOf = (index, workerId) => {
        const folder = plans[index];
        if (folder == null)
            return undefined;
        return {
            state: 'planned',
            path: (0,worktrees_place/* worktreePath */.F9)(runtime.options.worktrees, runId, workerId),
            branch: (0,changes/* workerBranch */.De)(runId, workerId),
            base: place.head,
            repository: place.repository,
            folder,
            commit: optionOf(runtime, transition.workers[index]) === 'commit',
        };
    };
    return { transition: { ...transition, workers }, worktreeOf };
}
function optionOf(runtime, { target }) {
    const definition = runtime.options.workflow.state(target);
    return definition.kind === 'graph' ? undefined : definition.options.worktree;
}
function wantsWorktree(runtime, worker) {
    return optionOf(runtime, worker) !== undefined;
}
function folderOf({ cd, target }, place) {
    const folder = (0,changes/* folderInWorktree */.lh)(place, cd);
    if (folder !== null)
        return folder;
    throw new errors/* RaymondError */.xC('OUTSIDE_WORKSPACE', `cd="${cd}" leads out of the work tree that ${target} gets for itself. Say it relative to the top of that.`);
}

;// CONCATENATED MODULE: ./lib/runtime/enter.js













/** Enters the agent's next state and does its work (spec 3.1), unless a loop limit or too many steps prevent it. */
async function visitState(visitor, signal) {
    const entered = enter(visitor);
    if ('kind' in entered)
        return entered;
    try {
        await enterOwnWorktree(visitor);
        const end = await visitEntered({ ...visitor, signal, state: entered.definition });
        if (end.kind !== 'transition')
            return end;
        const place = await gitPlaceFor(visitor, end.transition);
        return place === null ? end : { ...end, place };
    }
    catch (error) {
        if (error instanceof errors/* RaymondError */.xC && WORKTREE_CODES.has(error.code))
            return (0,record/* failed */.gz)(error);
        throw error;
    }
}
/** How making work trees, or finding a place for them, may fail. */
const WORKTREE_CODES = new Set(['WORKTREE_FAILED', 'MISSING_DIRECTORY']);
/** A worker that was forked into a state with `worktree` gets one before anything of it starts (spec 7.3). */
async function enterOwnWorktree({ runtime, agentId }) {
    const worktree = (0,own_value/* ownValue */.e)(runtime.run.worktrees, agentId);
    if (worktree?.state !== 'planned')
        return;
    const { makeWorktree } = await __webpack_require__.e(/* import() */ 1083).then(__webpack_require__.bind(__webpack_require__, 81083));
    const told = await makeWorktree(worktree, runtime.options.environment, runtime.worktreesInTurn);
    if (told !== null)
        runtime.warn(`In the work tree of ${agentId}: ${told}`, agentId);
    runtime.change(changes/* enterWorktree */.s1, agentId);
}
async function visitEntered(visit) {
    const { runtime, agentId, state } = visit;
    const { cwd } = runtime.agent(agentId);
    if (!(0,directories/* isDirectory */.wd)(cwd))
        return directoryGone(agentId, cwd);
    switch (state.kind) {
        case 'script':
            return (0,script_state/* visitScriptState */._E)({ ...visit, state });
        case 'prompt':
            return visitPromptState({ ...visit, state });
        case 'graph':
            return visitGraph({ ...visit, state });
        default:
            return state;
    }
}
/** The code is loaded along with the graph: to wait for it here would put the entry into a write of its own. */
function visitGraph(visit) {
    const { visitGraphState } = visit.runtime.options;
    if (visitGraphState === undefined)
        throw new errors/* RaymondError */.xC('INTERNAL', `${visit.state.name} is in no graph`);
    return visitGraphState(visit);
}
/** The check is made here, because a process started in a missing directory blames its own program. */
function directoryGone(agentId, cwd) {
    const message = `The directory ${cwd}, where agent ${agentId} works, is not there any more. Make it again, then resume.`;
    return (0,record/* failed */.gz)({ code: 'MISSING_DIRECTORY', message });
}
/** Applies loop limits. A visit that a crash has cut off has passed them already. */
function enter(visitor) {
    const { runtime, agentId } = visitor;
    const { workflow } = runtime.options;
    const { graph } = workflow;
    // Behind the door of a join the limits have been passed too.
    if ((0,record/* turnLeftOpen */.vA)(visitor) !== null || runtime.agent(agentId).joined !== undefined) {
        return { definition: workflow.state(runtime.agent(agentId).current_state) };
    }
    if (runtime.stepsBegun >= runtime.run.launch.max_steps)
        return tooManySteps(runtime);
    if (!runtime.mayEnter)
        return enoughEntries(runtime);
    // States whose limits are reached and lead elsewhere. This ends, because none comes twice.
    const passed = [];
    for (;;) {
        if (graph !== undefined)
            runtime.change(graph_entry/* passSkips */.kt, agentId, graph.states);
        const agent = runtime.agent(agentId);
        const definition = workflow.state(agent.current_state);
        const limit = resolveLimit(definition, (target) => workflow.resolve(target, definition.name));
        const entry = (0,visits/* checkEntry */.Tr)(runtime.run, agentId, limit);
        if (entry.kind === 'may_enter') {
            runtime.countEntry();
            const end = atDoor(visitor, definition.name);
            if (end !== null)
                return end;
            runtime.stepBegins(agentId);
            return { definition };
        }
        if (entry.kind === 'refused')
            return refused(visitor, entry.count, []);
        passed.push(definition.name);
        if (passed.includes(entry.to)) {
            return refused(visitor, entry.count, [...passed.slice(passed.indexOf(entry.to)), entry.to]);
        }
        runtime.change(visits/* passOn */.TH, agentId, entry.to, entry.count);
    }
}
/** A state with a join is entered at its door (spec 7.1). Waiting there is no step. */
function atDoor({ runtime, agentId }, state) {
    const join = joinOf(runtime.options.workflow, state);
    if (join === undefined)
        return null;
    runtime.change(door/* arriveAtJoin */.bO, agentId, join, runtime.now());
    return { kind: 'waiting' };
}
/** @param circle of loop limits that lead to each other, if that is the reason */
function refused(visitor, count, circle) {
    const { runtime, agentId } = visitor;
    const { options } = runtime;
    const { graph } = options.workflow;
    const { current_state: state } = runtime.agent(agentId);
    const message = refusal(runtime, state, count, circle, graph === undefined ? 'goto' : 'continue');
    if (graph === undefined)
        return (0,record/* failed */.gz)({ code: 'MAX_VISITS', message });
    if (graph.error !== null)
        options.emit({ type: 'max_visits', agent: agentId, state, count, to: graph.error });
    return (0,visit/* raise */.xl)(visitor, graph, { code: 'MAX_VISITS', message });
}
/** Why a state cannot be entered any more, and what to do. */
function refusal(runtime, state, count, circle, onward) {
    if (runtime.run.launch.loop !== null)
        return `The loop has had its ${count} iterations without a <result>. ${runtime.recoveryHint({ kind: 'more_iterations' })}`;
    if (circle.length > 0)
        return `${circle.join(' → ')}: each of these states has had its max_visits, and the \`${onward}\` of each leads to the next, in a circle. Let one of them lead out of it, raise one, or ${runtime.recoveryHint({ kind: 'another_round' })}.`;
    return `${state} was to be entered more often than its max_visits of ${count}. Give max_visits a \`${onward}\`, raise it, or ${runtime.recoveryHint({ kind: 'another_round' })}.`;
}
function tooManySteps(runtime) {
    const { run, options } = runtime;
    options.stop.stop({
        mode: 'drain',
        status: 'failed',
        reason: 'MAX_STEPS',
        message: `The run has taken ${runtime.stepsBegun} steps, and its limit is ${run.launch.max_steps}. ${runtime.recoveryHint({ kind: 'more_steps' })}`,
    });
    return record/* LEFT_OPEN */.Jq;
}
/** Pauses the run after as many entries as `--next` allows. What is in flight ends by itself. */
function enoughEntries(runtime) {
    const { options } = runtime;
    const entered = options.next === 1 ? 'One state was entered' : `${options.next} states were entered`;
    options.stop.stop({
        mode: 'drain',
        status: 'paused',
        reason: 'NEXT',
        message: `${entered}, as --next asked. ${runtime.recoveryHint({ kind: 'resume' })}`,
    });
    return record/* LEFT_OPEN */.Jq;
}
function resolveLimit(definition, resolve) {
    const limit = definition.options.max_visits;
    return limit?.goto === undefined ? limit : { ...limit, goto: resolve(limit.goto) };
}

;// CONCATENATED MODULE: ./lib/runtime/fan-out/delegated-agents.js


/**
 * The agents of a run that jobs of their own run (spec 4.10): workers that have been forked and not begun, and those of
 * legs, whatever has become of them there.
 */
class DelegatedAgents {
    fanOut;
    isInLegs;
    /** @param run the resumed run: the agents of its legs stay the same until it ends */
    constructor(fanOut, run) {
        this.fanOut = fanOut;
        this.isInLegs = this.isElsewhere ? (0,rounds/* isInLegs */.lb)(run) : () => false;
    }
    has(agent) {
        if (this.isInLegs(agent.id))
            return true;
        return this.mayFork && (0,rounds/* isUnbegun */.vw)(agent);
    }
    /** What a run that has nothing under way waits for. Null when it waits for no such agent, and ends like any other run. */
    standing(run) {
        if (!this.isElsewhere)
            return null;
        const isPlan = this.fanOut?.kind === 'plan';
        const held = run.agents.filter((agent) => this.has(agent));
        if (held.length === 0)
            return null;
        // What has failed or asks in a leg is for the leg's job to deal with: a plan ends as it did.
        const here = run.agents.filter((agent) => {
            if (this.has(agent))
                return !isPlan && (agent.status === 'failed' || agent.status === 'asking');
            return agent.status !== 'waiting';
        });
        if ((0,life/* conclusion */.q$)(run, here).status !== 'completed')
            return null;
        const legs = isPlan ? [] : parkedLegs(run, held, this.isInLegs);
        return legs.length > 0 ? { kind: 'parked', legs } : { kind: 'forked' };
    }
    get isElsewhere() {
        return this.fanOut?.kind === 'plan' || this.fanOut?.kind === 'collect';
    }
    get mayFork() {
        return this.fanOut?.kind === 'plan' || (this.fanOut?.kind === 'collect' && this.fanOut.mayForkAgain);
    }
}
function parkedLegs(run, held, isInLegs) {
    const ids = held.map(({ id }) => id).filter(isInLegs);
    const legs = run.fan_out?.rounds.flatMap((round) => round.legs) ?? [];
    return legs.filter((leg) => ids.some((0,rounds/* descendantsOf */.gO)(leg.workers)));
}

// EXTERNAL MODULE: ./lib/core/fan-out/plan.js
var plan = __webpack_require__(12241);
// EXTERNAL MODULE: ./lib/core/text/earliest.js
var earliest = __webpack_require__(762);
;// CONCATENATED MODULE: ./lib/runtime/fan-out/ending.js





/** How a run ends that waits for jobs of its own (spec 4.10), with their plan; null when it waits for none. */
function heldEnding(runtime, held) {
    const standing = held.standing(runtime.run);
    const { fanOut } = runtime.options;
    if (standing === null || fanOut === undefined || fanOut.kind === 'work')
        return null;
    const recoveryHint = (way) => runtime.recoveryHint(way);
    if (standing.kind === 'parked')
        return parkedEnding(runtime.run, standing.legs, recoveryHint);
    runtime.change(plan/* planFanOut */.np, { maxLegs: fanOut.maxLegs, hash: sha256 });
    return forkedEnding(runtime.run, recoveryHint);
}
function forkedEnding(run, recoveryHint) {
    const { legs, round } = (0,rounds/* openRound */.rM)(run);
    const workers = (0,rounds/* workersIn */.r0)(legs).length;
    const many = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
    const share = legs[0]?.share_usd == null ? '' : `, each within its share of what is left of the budget`;
    return {
        status: 'forked',
        reason: 'FORKED',
        message: `${many(workers, 'worker')} are to run in ${many(legs.length, 'job')} of their own (round ${round})${share}. ${recoveryHint({ kind: 'forked' })}`,
        resume_at: null,
    };
}
/** The run waits for legs that have stopped early and are to go on. */
function parkedEnding(run, legs, recoveryHint) {
    const broken = legs.find(({ parked }) => parked?.status === 'failed');
    const first = (broken ?? legs[0])?.parked;
    const told = legs.map(({ name, workers, parked }) => `leg ${name} (${workers.join(', ')}): ${[parked?.reason, parked?.message].filter(Boolean).join(': ')}`);
    const times = [...legs.map(({ parked }) => parked?.resume_at ?? null), (0,door/* nextJoinTimeout */.Pu)(run)];
    return {
        status: broken === undefined ? 'paused' : 'failed',
        reason: first?.reason ?? null,
        message: `${legs.length === 1 ? 'A leg has' : `${legs.length} legs have`} stopped before the end: ${told.join('; ')} ${recoveryHint({ kind: 'legs' })}`,
        resume_at: (0,earliest/* earliest */.Q)(times),
    };
}
function sha256(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}

// EXTERNAL MODULE: ./lib/core/state/text-ref.js
var text_ref = __webpack_require__(60854);
// EXTERNAL MODULE: ./lib/core/agents.js
var agents = __webpack_require__(27257);
// EXTERNAL MODULE: ./lib/core/change.js + 2 modules
var change = __webpack_require__(69381);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
;// CONCATENATED MODULE: ./lib/core/step.js






/**
 * Follows a transition (spec 1.3). It is pure: no clock, no random, no file, no process. The transition's targets are
 * state names already, and its `cd` is an absolute directory that exists.
 */
function step(run, agentId, transition, inputs) {
    const agent = (0,agents/* agentOf */.jk)(run, agentId);
    const change = followed(run, agent, transition, inputs);
    const to = whereTo(change.run.agents[(0,agent_positions/* positionOf */.df)(change.run.agents, agentId)]);
    const { turn, implicit, exitCode, outcome, error } = inputs;
    const told = {
        ...{ type: 'transition', agent: agentId, state: agent.current_state, turn, transition, implicit, to },
        ...(exitCode !== undefined && { exit_code: exitCode }),
        ...(outcome !== undefined && { outcome }),
        ...(error !== undefined && { error }),
    };
    return { ...change, events: [told, ...change.events] };
}
/** The state that comes next. Null where the agent has ended, or where a question decides later. */
function whereTo(agent) {
    if (agent === undefined)
        return null;
    return agent.status === 'asking' ? (agent.ask?.next ?? null) : agent.current_state;
}
function followed(run, agent, transition, inputs) {
    switch (transition.tag) {
        case 'goto':
            return (0,change/* moved */.aW)(run, agent, (0,change/* enter */.Ve)(transition.target, transition.input));
        case 'reset':
            return (0,change/* moved */.aW)(gone(run, [transition.cd]), agent, {
                ...(0,change/* enter */.Ve)(transition.target, transition.input),
                session_id: null,
                branch_from: null,
                cwd: transition.cd ?? agent.cwd,
            });
        case 'call':
        case 'function':
            return (0,change/* moved */.aW)(run, agent, called(agent, transition));
        case 'fork':
            return forked(run, agent, transition, inputs);
        case 'ask':
            return asked(run, agent, transition, inputs);
        case 'result':
            return returned(run, agent, transition, inputs);
        default:
            return transition;
    }
}
/** Notes the folders that agents go into: their files have to come along to another machine (spec 4.3). */
function gone(run, to) {
    const known = run.directories ?? [];
    const places = new Set([run.launch.cwd, ...known]);
    const fresh = [...new Set(to)].filter((each) => each !== undefined && !places.has(each));
    return fresh.length === 0 ? run : (0,change/* updateRun */.PF)(run, { directories: [...known, ...fresh] });
}
function called(agent, transition) {
    const frame = {
        session: agent.session_id,
        state: transition.return,
        cwd: agent.cwd,
        ...(agent.branch_from !== null && { branch_from: agent.branch_from }),
        ...(agent.session_cli !== undefined && { session_cli: agent.session_cli }),
    };
    return {
        ...(0,change/* enter */.Ve)(transition.target, transition.input),
        model_override: transition.model ?? null,
        stack: [...agent.stack, frame],
        session_id: null,
        // A caller without a session, after scripts alone, has nothing to branch off, so the state starts afresh.
        branch_from: transition.tag === 'call' ? (agent.session_id ?? agent.branch_from) : null,
    };
}
/** Takes time in proportion to the workers and the live agents. */
function forked(run, agent, transition, { worktreeOf }) {
    const states = transition.workers.map(({ target }) => target);
    const { workers: made, counter } = (0,agents/* workerIds */.Nx)(run, agent.id, states);
    const workers = transition.workers.map((worker, index) => {
        const { id, order } = made[index];
        return (0,agents/* newAgent */.SJ)(id, worker.target, worker.cd ?? agent.cwd, {
            variables: worker.variables,
            pending_result: worker.input ?? null,
            model_override: worker.model ?? null,
            forked: { parent: agent.id, depth: agent.stack.length, order },
        });
    });
    const worktrees = workers.flatMap(({ id }, index) => {
        const worktree = worktreeOf?.(index, id);
        return worktree === undefined ? [] : [[id, worktree]];
    });
    const directories = transition.workers.map(({ cd }) => cd);
    const next = (0,change/* updateRun */.PF)(gone(run, directories), {
        agents: [...run.agents, ...workers],
        ...(worktrees.length > 0 && { worktrees: { ...run.worktrees, ...Object.fromEntries(worktrees) } }),
        fork_counters: { ...run.fork_counters, [agent.id]: counter },
    });
    const parent = (0,change/* moved */.aW)(next, agent, (0,change/* enter */.Ve)(transition.next, transition.input));
    const { id: agentId, current_state: state } = agent;
    return {
        run: parent.run,
        events: workers.map(({ id, current_state: to, variables }) => ({
            ...{ type: 'forked', agent: agentId, state, worker: id, worker_state: to, variables },
        })),
        start: [agentId, ...workers.map(({ id }) => id)],
    };
}
function asked(run, agent, transition, inputs) {
    const timeout = transition.timeout === undefined ? null : (0,duration/* parseDuration */.E9)(transition.timeout);
    const ask = {
        id: inputs.newId(),
        kind: 'question',
        question: transition.question.trim(),
        next: transition.next,
        asked_at: inputs.now,
        timeout_at: timeout === null ? null : new Date(Date.parse(inputs.now) + timeout).toISOString(),
        timeout_next: transition.timeout_next ?? null,
    };
    return (0,change/* asking */.os)(run, agent, ask, { turn: null, retry_count: 0, pending_result: null });
}
/** A result is known to be JSON as long as somebody may ask. */
function ended(run, agent, result, typed) {
    const after = (0,change/* endAgent */.xj)(run, agent.id, result, (0,workers/* asEnded */.Rn)(agent, typed));
    return typed && agent.forked === undefined ? (0,change/* updateRun */.PF)(after, { typed }) : after;
}
function returned(run, agent, transition, { kept }) {
    const frame = agent.stack.at(-1);
    if (!frame) {
        const { id, current_state: state } = agent;
        const { payload, typed } = transition;
        return (0,change/* changed */.tD)((0,change/* updateRun */.PF)(ended(run, agent, kept ?? payload, typed), (0,changes/* withEndedWorktree */.Cb)(run, id)), {
            type: 'agent_ended',
            agent: id,
            state,
            result: payload,
        });
    }
    // Workers that the call has forked and not joined are the caller's from here on.
    return (0,change/* moved */.aW)((0,change/* updateRun */.PF)(run, (0,workers/* withHandedUp */.MN)(run, agent)), agent, {
        ...(0,change/* enter */.Ve)(frame.state, transition.payload),
        stack: agent.stack.slice(0, -1),
        session_id: frame.session,
        branch_from: frame.branch_from ?? null,
        session_cli: frame.session_cli,
        cwd: frame.cwd,
    });
}

;// CONCATENATED MODULE: ./lib/runtime/follow.js








/** Reading and following a message with more workers than this takes noticeable time. */
const MANY_WORKERS = 1000;
/**
 * Lets the event loop run between reading and following, so that a signal is heard. If the signal stops the visit, the
 * transition is left to the resume, which finds its outcome in the log.
 */
async function afterSignals(end, signal) {
    if (end.kind !== 'transition' || end.transition.tag !== 'fork')
        return end;
    if (end.transition.workers.length < MANY_WORKERS)
        return end;
    // The first pause comes before the loop has looked for signals, the second after.
    await (0,external_node_timers_promises_.setImmediate)();
    await (0,external_node_timers_promises_.setImmediate)();
    return signal.aborted ? record/* LEFT_OPEN */.Jq : end;
}
/**
 * Follows what a visit has ended with: its templates and directories, and the step (spec 1.3).
 * @returns why it leads nowhere that the agent may go, with nothing changed; else null
 */
function followTransition(visitor, { kind: _, transition: written, place, ...routed }) {
    const { runtime, agentId } = visitor;
    const before = runtime.agent(agentId);
    const { graph } = runtime.options.workflow;
    let transition;
    let planned;
    try {
        // What an agent takes through a graph is output, and no template.
        const rendered = graph === undefined ? (0,template_values/* renderTransition */.Yc)(visitor, written) : written;
        planned = planWorktrees(runtime, rendered, place);
        transition = (0,directories/* resolveDirectories */.Gz)(planned.transition, before.cwd, runtime.options.checkDirectory);
    }
    catch (error) {
        if (!(error instanceof errors/* RaymondError */.xC))
            throw error;
        return error;
    }
    const payload = transition.tag === 'result' && before.stack.length === 0 ? transition.payload : null;
    runtime.change(step, agentId, transition, {
        ...routed,
        now: runtime.now(),
        newId: () => runtime.options.ports.newId().slice(0, 8),
        kept: payload !== null && (0,text_ref/* isLong */.Q)(payload) ? runtime.options.texts.keep(payload) : undefined,
        worktreeOf: planned.worktreeOf,
    });
    return null;
}

;// CONCATENATED MODULE: ./lib/runtime/questions.js



/**
 * Asks the person at the terminal, one question at a time (`--on-ask prompt`). Without a terminal the
 * question waits in the state file.
 */
class Questions {
    runtime;
    ends;
    /** Questions that somebody is being asked, or is about to be. */
    open = 0;
    last = Promise.resolve();
    /** By agent. */
    asked = new Map();
    constructor(runtime, ends) {
        this.runtime = runtime;
        this.ends = ends;
    }
    put(agentId, ask) {
        const { askPerson } = this.runtime.options;
        if (this.runtime.run.launch.on_ask !== 'prompt' || !askPerson)
            return;
        this.open += 1;
        const withdrawn = new AbortController();
        this.asked.set(agentId, withdrawn);
        this.last = this.last.then(async () => {
            try {
                await this.untilAnswered(agentId, ask, askPerson, withdrawn.signal);
                this.open -= 1;
                this.ends.over(agentId);
            }
            catch (error) {
                this.ends.crashed(agentId, error);
            }
        });
    }
    /**
     * Takes an answer that came by another way than the terminal's (spec 8.2).
     * @throws UsageError, ProtocolError for one that fits no open question, or decides nothing
     */
    deliver({ askId, text }) {
        const { agent, ask } = (0,parked/* openQuestion */.R0)(this.runtime.run, askId);
        this.give(agent.id, text);
        this.withdraw(agent.id);
        return { agentId: agent.id, askId: ask.id };
    }
    /** Nobody need answer any more: a join has stopped the agent, or somebody has answered elsewhere. */
    withdraw(agentId) {
        this.asked.get(agentId)?.abort();
    }
    async untilAnswered(agentId, ask, askPerson, withdrawn) {
        const { stop } = this.runtime.options;
        const over = AbortSignal.any([stop.anyStop, withdrawn]);
        let { question } = ask;
        while (!over.aborted) {
            const text = await askPerson(question, agentId, ask.multiline ?? false, over, ask.output);
            if (over.aborted)
                return;
            try {
                this.give(agentId, text);
                return;
            }
            catch (error) {
                // An answer that decides nothing is asked for again.
                if (!(error instanceof errors/* UsageError */.eb || error instanceof errors/* ProtocolError */.bd))
                    throw error;
                question = error.message;
            }
        }
    }
    give(agentId, text) {
        const { current_state: state } = this.runtime.agent(agentId);
        const resolve = (target) => this.runtime.options.workflow.resolve(target, state);
        this.runtime.change(answer/* answer */.ZF, agentId, text, resolve);
    }
}

// EXTERNAL MODULE: ./lib/runtime/turns/first-turns.js
var first_turns = __webpack_require__(83844);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/worktrees.js




/**
 * Deals with workers' work trees once the workers have ended (spec 7.3). Everything to be done is in the state file
 * first, so that a crash in between leaves it to the resume.
 */
class Worktrees {
    runtime;
    taken = new Set();
    began;
    constructor(runtime) {
        this.runtime = runtime;
        this.began = runtime.options.ports.now();
    }
    /** Called when an agent has ended: it may have been the last one in its work tree. */
    tidy() {
        for (const [id, worktree] of (0,changes/* untidyWorktrees */.wV)(this.runtime.run)) {
            if (this.taken.has(id))
                continue;
            this.taken.add(id);
            void this.runtime.worktreesInTurn.do(() => this.tidyOne(id, worktree));
        }
    }
    /** Resolves when all that was begun is done. Never rejects. */
    settled() {
        return this.runtime.worktreesInTurn.settled();
    }
    /**
     * Looks at what the workers have left whom a join has just handed to this agent.
     * @param signal cuts it short; a resume looks again
     */
    async describe(agentId, signal) {
        const { runtime } = this;
        const { joined = [] } = runtime.agent(agentId);
        if (!joined.some(({ id, worktree }) => worktree === undefined && (0,own_value/* ownValue */.e)(runtime.run.worktrees, id) !== undefined))
            return;
        await this.settled();
        const { describeJoined } = await __webpack_require__.e(/* import() */ 9674).then(__webpack_require__.bind(__webpack_require__, 49674));
        const described = await describeJoined({ runtime, agentId }, signal);
        if (described !== null)
            runtime.change(changes/* describeWorktrees */.Gr, agentId, described);
    }
    async tidyOne(id, worktree) {
        const { runtime } = this;
        try {
            // It is on record first that the worker has ended, since it could not be carried on without its work tree.
            await runtime.commit();
            await this.settle(id, worktree);
        }
        catch (error) {
            runtime.warn(`The work tree ${worktree.path} of ${id} could not be looked at, and stays: ${(0,errors/* messageOf */.bD)(error)}`);
            return;
        }
        // A failed write shows again at the run's own next one.
        await runtime.commit().catch(() => { });
    }
    async settle(id, worktree) {
        const { runtime } = this;
        const { environment, worktrees } = runtime.options;
        // A state file may come from anywhere, so no other path that it names is removed.
        const isOurs = worktree.path === (0,worktrees_place/* worktreePath */.F9)(worktrees, runtime.run.workflow_id, id);
        const { clearLocks, removeWorktree } = await __webpack_require__.e(/* import() */ 1083).then(__webpack_require__.bind(__webpack_require__, 81083));
        if (worktree.state === 'planned') {
            if (isOurs)
                await removeWorktree(worktree, environment);
            runtime.change(changes/* forgetWorktree */.$D, id);
            return;
        }
        const { commitLeft, inspectWorktree, isNothing } = await __webpack_require__.e(/* import() */ 4773).then(__webpack_require__.bind(__webpack_require__, 4773));
        const message = `What ${id} has left uncommitted (raymond ${runtime.run.workflow_id})`;
        const hasEnded = worktree.state === 'ended';
        if (hasEnded && worktree.commit && (await inspectWorktree(worktree, environment))?.uncommitted) {
            await clearLocks(worktree, environment, this.began);
            await commitLeft(worktree, message, environment);
        }
        const left = await inspectWorktree(worktree, environment);
        // A worker that was stopped or has failed keeps it in any case.
        if (left === null || (hasEnded && isNothing(left))) {
            if (isOurs)
                await removeWorktree(worktree, environment);
            runtime.change(changes/* forgetWorktree */.$D, id);
            return;
        }
        runtime.change(changes/* keepWorktree */.f$, id, left);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/orchestrator.js


















/**
 * The loop (spec 3.1). It starts every live agent's state, at most `concurrency` at once and first come, first served;
 * follows each outcome as it arrives; and ends when no agent is live or something stops the run.
 */
class Orchestrator {
    runtime;
    queue = [];
    /** Keyed by agent. Aborting ends the agent's visit, which then reports its cost. */
    inFlight = new Map();
    /** Agents in flight whose states take turns of an agent CLI. */
    paid = new Set();
    /** People know already that fewer agents start than `concurrency` allows. */
    saving = false;
    questions;
    joins;
    worktrees;
    firstTurns;
    held;
    fatal = null;
    finish;
    constructor(runtime) {
        this.runtime = runtime;
        this.held = new DelegatedAgents(runtime.options.fanOut, runtime.run);
        this.questions = new Questions(runtime, {
            over: (agentId) => this.goOn(agentId),
            crashed: (agentId, error) => this.crash(agentId, error),
        });
        runtime.onStart = (agentId) => this.enqueue(agentId);
        this.worktrees = new Worktrees(runtime);
        this.firstTurns = new first_turns/* FirstTurns */.vG(runtime, () => queueMicrotask(() => this.startReady()));
        this.joins = new Joins(runtime, {
            failed: (agentId, error) => this.fail(agentId, error),
            interrupt: (agentId) => {
                this.inFlight.get(agentId)?.abort();
                this.questions.withdraw(agentId);
                this.removeFromQueue(agentId);
            },
            isInFlight: (agentId) => this.inFlight.has(agentId),
            isHeld: (agent) => this.held.has(agent),
            moved: () => this.goOn(),
            crashed: (agentId, error) => this.crash(agentId, error),
        });
    }
    /**
     * Resolves with the run's end, which is on disk by then.
     * @throws StateError STATE_WRITE_FAILED, when every child has been stopped
     */
    async execute() {
        const { runtime } = this;
        await runtime.commit();
        const finished = new Promise((resolve) => {
            this.finish = resolve;
        });
        runtime.options.stop.onStop(() => this.startReady());
        for (const agent of runtime.run.agents) {
            if (agent.status === 'active')
                this.enqueue(agent.id);
            else if (agent.status === 'asking')
                this.ask(agent.id);
        }
        await this.joins.takeUp();
        this.worktrees.tidy();
        const unsubscribe = runtime.options.answersLeft?.(runtime.run.workflow_id, (left) => this.deliver(left));
        this.startReady();
        await finished;
        unsubscribe?.();
        this.joins.close();
        await this.worktrees.settled();
        if (this.fatal !== null)
            throw this.fatal.error;
        this.conclude();
        // A run that is on record as completed is never entered again.
        runtime.options.memory?.publish();
        await runtime.options.history?.flush();
        await runtime.commit();
        return runtime.run;
    }
    enqueue(agentId) {
        if (!this.held.has(this.runtime.agent(agentId)))
            this.queue.push(agentId);
    }
    startReady() {
        const { stop } = this.runtime.options;
        const { concurrency } = this.runtime.run.launch;
        while (stop.request === null && this.inFlight.size < concurrency) {
            const next = this.takeNext();
            if (next === undefined)
                break;
            this.start(next);
        }
        const waiting = stop.request === null && (this.queue.length > 0 || this.questions.open > 0);
        if (this.inFlight.size === 0 && !waiting)
            this.finish();
    }
    /** First come, first served; but no more turns start than the rest of the budget pays for (spec 3.5). */
    takeNext() {
        const { runtime } = this;
        const most = (0,budget/* turnsAtOnce */.vA)(runtime.run, runtime.mostExpensiveTurnUsd);
        const isSaving = this.paid.size >= most;
        const isSurplus = this.joins.surplusWorkers((id) => this.inFlight.has(id) || this.queue.includes(id));
        const at = this.queue.findIndex((id) => !isSurplus(id) && !(isSaving && this.isPaid(id)) && !this.firstTurns.holds(id));
        if (isSaving && !this.saving && this.queue.length > 0 && this.isPaid(this.queue[0])) {
            this.saving = true;
            runtime.warn(`what is left of the budget is not enough for all agents at once: ${most === 1 ? 'one turn' : `${most} turns`} at a time, each as expensive as the most expensive so far ($${(0,usd/* usdDigits */.z)(runtime.mostExpensiveTurnUsd)})`);
        }
        return at < 0 ? undefined : this.queue.splice(at, 1)[0];
    }
    isPaid(agentId) {
        const { options } = this.runtime;
        const { workflow } = options;
        const cli = (0,model_of_state/* agentOfState */.wZ)(workflow, this.runtime.run.launch, this.runtime.agent(agentId).current_state);
        // What goes by the meter never spends more than there is.
        return cli !== null && !this.runtime.isMetered(cli);
    }
    /** A join has stopped the agent before it began. */
    removeFromQueue(agentId) {
        const place = this.queue.indexOf(agentId);
        if (place !== -1)
            this.queue.splice(place, 1);
    }
    start(agentId) {
        const stopped = new AbortController();
        this.inFlight.set(agentId, stopped);
        this.tellInFlight();
        if (this.isPaid(agentId))
            this.paid.add(agentId);
        this.firstTurns.started(agentId);
        const signal = AbortSignal.any([this.runtime.options.stop.signal, stopped.signal]);
        const { joined } = this.runtime.agent(agentId);
        const visitor = { runtime: this.runtime, agentId };
        const ready = joined === undefined ? null : this.worktrees.describe(agentId, signal);
        const visiting = ready === null
            ? visitState(visitor, signal)
            : ready.then(() => (signal.aborted ? record/* LEFT_OPEN */.Jq : visitState(visitor, signal)));
        visiting
            .then((end) => afterSignals(end, signal))
            .then((end) => this.settle(agentId, end), (error) => this.crash(agentId, error));
    }
    visitFinished(agentId) {
        this.inFlight.delete(agentId);
        this.paid.delete(agentId);
        this.firstTurns.visitFinished(agentId);
        this.runtime.visitOver(agentId);
        this.tellInFlight();
    }
    tellInFlight() {
        this.runtime.options.onInFlight?.(this.inFlight.size);
    }
    settle(agentId, end) {
        this.visitFinished(agentId);
        try {
            if (this.runtime.agent(agentId).status === 'stopped')
                this.joins.stopped(agentId);
            else if (end.kind === 'transition')
                this.follow(agentId, end);
            else if (end.kind === 'waiting')
                this.joins.arrived(agentId);
            else if (end.kind === 'failed')
                this.fail(agentId, end.error);
            else if (end.kind === 'ask_repeat')
                this.askAbout(agentId, null);
            else if (end.kind === 'ask')
                this.askAbout(agentId, end.ask);
        }
        catch (error) {
            this.crash(agentId, error);
            return;
        }
        this.goOn(agentId);
    }
    goOn(agentId = '') {
        this.worktrees.tidy();
        this.startReady();
        // This comes last, so that what has been started is in the same write.
        this.runtime.commit().catch((error) => this.crash(agentId, error));
    }
    follow(agentId, end) {
        const { runtime } = this;
        const agent = runtime.agent(agentId);
        const { tag } = end.transition;
        const refused = followTransition({ runtime, agentId }, end);
        if (refused !== null)
            this.fail(agentId, refused);
        else if (tag === 'ask')
            this.ask(agentId);
        else if (tag === 'result' && agent.stack.length === 0)
            this.joins.workerEnded((0,workers/* parentOf */.gN)(agent));
    }
    /** A null question asks whether to repeat a state that must not be repeated blindly. */
    askAbout(agentId, about) {
        const { runtime } = this;
        const inputs = { id: runtime.options.ports.newId().slice(0, 8), asked_at: runtime.now() };
        if (about === null)
            runtime.change(answer/* askRepeat */.z1, agentId, inputs);
        else
            runtime.change(answer/* askAbout */.D2, agentId, { ...about, ...inputs });
        this.ask(agentId);
    }
    ask(agentId) {
        const agent = this.runtime.agent(agentId);
        const { ask } = agent;
        if (ask === null || this.held.has(agent))
            return;
        if (this.runtime.run.launch.on_ask === 'fail') {
            const message = `A person was to be asked: ${ask.question} (--on-ask fail)`;
            this.fail(agentId, { code: 'ASK_REJECTED', message });
            return;
        }
        this.questions.put(agentId, ask);
    }
    /** Takes an answer that somebody has left, whether or not a person is being asked at the terminal. */
    async deliver(left) {
        if (this.runtime.options.stop.request !== null)
            throw new errors/* UsageError */.eb('The run is stopping. The question stays open: answer it when it has ended.');
        const { agentId, askId } = this.questions.deliver(left);
        this.goOn(agentId);
        await this.runtime.commit();
        return `Answered [${askId}]: ${agentId} goes on.`;
    }
    fail(agentId, error) {
        const { runtime } = this;
        const agent = runtime.agent(agentId);
        // The fields are picked out, since spreading an Error would lose its message.
        const { code, message } = error;
        runtime.change(turns/* failAgent */.CD, agentId, { code, message, at: runtime.now() });
        this.joins.workerEnded((0,workers/* parentOf */.gN)(agent));
    }
    /** Stops the run for a bug, or a state file that cannot be written: nothing may go on that is not on record. */
    crash(agentId, error) {
        this.visitFinished(agentId);
        this.fatal ??= { error };
        this.runtime.options.stop.stop({
            mode: 'interrupt',
            status: 'failed',
            reason: 'INTERNAL',
            message: (0,errors/* messageOf */.bD)(error),
        });
        // This ends the run when the last child has been stopped.
        this.startReady();
    }
    conclude() {
        const { runtime } = this;
        const { request } = runtime.options.stop;
        const held = request === null ? heldEnding(runtime, this.held) : null;
        if (held !== null) {
            runtime.change(life/* endRun */.lb, held);
            return;
        }
        const { status, error } = (0,life/* conclusion */.q$)(runtime.run);
        // Everything may have ended before the stop came into force.
        const end = request !== null && status !== 'completed' ? request : { status, ...reasonOf(runtime, error) };
        runtime.change(life/* endRun */.lb, {
            status: end.status,
            reason: end.reason,
            message: end.message,
            resume_at: ('resumeAt' in end ? end.resumeAt : undefined) ?? (0,door/* nextJoinTimeout */.Pu)(runtime.run),
        });
    }
}
/** Why a run that nothing has stopped is over, and what to do next. */
function reasonOf(runtime, error) {
    const { run } = runtime;
    if (error !== null)
        return { reason: error.code, message: error.message };
    const asks = run.agents.flatMap(({ ask }) => (ask === null ? [] : [ask]));
    if (asks.length === 0)
        return { reason: null, message: null };
    const questions = asks.map(({ question }) => question).join(' / ');
    return {
        reason: 'ASK',
        message: `Waiting for an answer: ${questions} ${runtime.recoveryHint({ kind: 'answer', askIds: asks.map(({ id }) => id) })}`,
    };
}

// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/store/long-texts.js
var long_texts = __webpack_require__(44662);
;// CONCATENATED MODULE: ./lib/runtime/recovery.js






/** Reads in a run's log what became of its open turns, and what its state has forgotten. */
async function readOpenTurns(run, paths) {
    const open = new Map(run.agents.flatMap(({ id, turn }) => (turn === null ? [] : [[turn.id, { agent: id, ...turn }]])));
    const story = new story_story/* Story */.g(true);
    const outcomes = new Map();
    const see = (event) => {
        story.apply(event);
        if (event.type === 'outcome' && open.has(event.turn))
            outcomes.set(event.turn, event);
    };
    await (0,transcript/* scanEvents */.lW)(paths.events, see, story_story/* FIGURE_EVENTS */.P);
    story.forgetLater(run);
    const loggedOutcomes = new Map();
    const startedTurns = new Set();
    const lost = [];
    for (const [id, { agent, state, failed }] of open) {
        const known = story.turn(id);
        // Logs of older versions do not say what was forgotten, and turns get the same numbers again.
        if (known === undefined || known.visit.agent !== agent || known.visit.state !== state)
            continue;
        startedTurns.add(id);
        const event = outcomes.get(id);
        // An outcome for which the agent failed is not applied again: the resume is there to try once more.
        if (event === undefined || event.seq !== known.turn.endSeq || failed)
            continue;
        try {
            const whole = (0,long_texts/* withLongTexts */.H)(event, (ref) => (0,store_texts/* readLongText */.gP)(paths.folder, ref));
            if (whole.type === 'outcome')
                loggedOutcomes.set(id, whole);
        }
        catch (error) {
            lost.push({ agent, state, why: (0,errors/* messageOf */.bD)(error) });
        }
    }
    const forgottenUsd = Math.max(0, (0,budget/* addUsd */.UP)(story.forgottenUsd, -(run.forgotten_usd ?? 0)));
    return { loggedOutcomes, startedTurns, lost, forgottenUsd };
}

// EXTERNAL MODULE: ./lib/runtime/worktrees/in-turn.js
var in_turn = __webpack_require__(94160);
;// CONCATENATED MODULE: ./lib/runtime/runtime.js






/** The run as it is now, and the ways to change it. Each orchestrator has one. */
class Runtime {
    options;
    /** Cost caps of the turns in flight, in USD by agent id. */
    caps = new Map();
    /** How each agent's last turn ended. A graph's state that asks a person goes on from there. */
    outcomes = new Map();
    /** Everything that changes git's list of work trees goes through this. */
    worktreesInTurn = new in_turn/* InTurn */.r();
    /** An answer was longer than its model may write. This comes before the budget: more money would buy the same again. */
    outputLimit = null;
    mostExpensiveUsd = 0;
    entries = 0;
    /** Agents on their way into a state whose first turn there is not open yet. */
    entering = new Set();
    /** One file for what all scripts write: to make one for each of thousands would cost more than they do. */
    scriptTranscript;
    warned = new Set();
    folders = new Set();
    leftOpen;
    current;
    constructor(run, options) {
        this.options = options;
        this.current = run;
        this.scriptTranscript = new transcript/* TurnTranscript */.cP((0,transcript/* scriptTranscriptPath */.pT)(options.paths.turns));
        this.leftOpen = new Set(run.agents.flatMap(({ turn }) => (turn === null ? [] : [turn.id])));
    }
    get run() {
        return this.current;
    }
    agent(id) {
        return (0,agents/* agentOf */.jk)(this.run, id);
    }
    /** Called when a turn of an agent CLI has ended. */
    onTurnEnded = null;
    /** Whether the agent starts only once another one's turn has shown what a turn of its model costs. */
    waitsForPrice = () => false;
    /** What ends a turn for which nothing is left of the budget, by the turn. */
    outOfBudget = new Map();
    /** Whether an agent CLI's requests go by the meter, which lets none of them past the budget. */
    isMetered(cli) {
        return this.options.meter?.covers(cli) ?? false;
    }
    /** The agent CLIs whose turns are known to have no price. */
    unpriced = new Set();
    /** What the most expensive turn so far has cost, USD. Of turns before a resume only the mean is known. */
    get mostExpensiveTurnUsd() {
        const { total_cost_usd: total, turns } = this.run;
        return Math.max(this.mostExpensiveUsd, turns === 0 ? 0 : total / turns);
    }
    turnHasEnded(agentId, usd) {
        this.mostExpensiveUsd = Math.max(this.mostExpensiveUsd, usd);
        this.onTurnEnded?.(agentId);
    }
    /** Called with an agent that is about to enter a state. */
    onStart = () => { };
    /**
     * The one way to change the run: by a function of core's, which gives the next run, or with it the events that tell
     * of the change, and the agents that enter a state. docs/architecture.md lists these functions.
     */
    change(how, ...more) {
        const result = how(this.current, ...more);
        this.current = 'run' in result ? result.run : result;
        if ('run' in result)
            this.tell(result);
        return result;
    }
    /** Makes a change that is saved before its events are logged. After a crash in between, the resume logs them. */
    async changeAhead(how, ...more) {
        const result = how(this.current, ...more);
        this.current = result.run;
        await this.commit();
        this.tell(result);
    }
    tell({ events, start }) {
        if (events.length > 0)
            this.options.emit(events);
        for (const agentId of start)
            this.onStart(agentId);
    }
    /** Whether `--next` allows another entry of a state. */
    get mayEnter() {
        const { next } = this.options;
        return next === undefined || this.entries < next;
    }
    countEntry() {
        this.entries += 1;
    }
    /** The steps of the run, with those that begin just now: agents that start at once are not counted yet. */
    get stepsBegun() {
        const begun = [...this.entering].filter((id) => this.agent(id).turn === null);
        return this.run.steps + begun.length;
    }
    stepBegins(agentId) {
        this.entering.add(agentId);
    }
    visitOver(agentId) {
        this.entering.delete(agentId);
    }
    /** Whether an earlier life of the run has left the turn open and ended before it was logged. */
    isUntold(turnId) {
        return this.leftOpen.has(turnId) && !this.options.startedTurns.has(turnId);
    }
    /** ISO, and never before the last one: a clock that jumps back must not reorder the run. */
    now() {
        const time = new Date(this.options.ports.now()).toISOString();
        return time > this.run.updated_at ? time : this.run.updated_at;
    }
    /** Resolves when the run as it is now is on disk. */
    commit() {
        this.change(life/* stampRun */.nX, this.now());
        return this.options.writer.commit(this.run);
    }
    /** Makes a folder of the run's files, again if somebody has removed it. */
    makeFolder(path) {
        if (this.folders.has(path) && (0,external_node_fs_.existsSync)(path))
            return;
        (0,run_folder/* makeFolder */.fc)(path, run_folder/* OWNER_ONLY */.JD);
        this.folders.add(path);
    }
    /** What gets a stopped run going again, in the face's words. */
    recoveryHint(way) {
        return this.options.recoveryHint(way, this.run.workflow_id);
    }
    /** Warns once: the same warning about the same agent is not repeated. */
    warn(message, agent, state) {
        const key = `${agent ?? ''}\n${message}`;
        if (this.warned.has(key))
            return;
        this.warned.add(key);
        this.options.emit({
            type: 'warning',
            message,
            ...(agent !== undefined && { agent }),
            ...(state !== undefined && { state }),
        });
    }
}

// EXTERNAL MODULE: ./lib/runtime/scripts/turn-folder.js
var turn_folder = __webpack_require__(28225);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/core/launch.js
var core_launch = __webpack_require__(63544);
;// CONCATENATED MODULE: ./lib/core/text/shown-path.js

/** A file's path as people would write it: relative to where they are, or to their home; else the whole path. */
function shownPath(file, cwd, home) {
    return (0,external_node_path_.isAbsolute)(file) ? (pathWithin(cwd, file) ?? pathFromHome(file, home)) : file;
}
/** A path with ~ for the home, if it lies there. */
function pathFromHome(file, home) {
    const path = pathWithin(home, file);
    return path === null ? file : (0,external_node_path_.join)('~', path);
}
function pathWithin(folder, file) {
    const path = (0,external_node_path_.relative)(folder, file);
    return path === '' || path.startsWith('..') || (0,external_node_path_.isAbsolute)(path) ? null : path;
}

;// CONCATENATED MODULE: ./lib/runtime/turns/rights.js



/** The order in which they are told, after modes. */
const ORDER = ['allow', 'mcp', 'settings', 'add_dirs', 'args', 'agent-arg', 'env-allow', 'tools'];
const rank = (right) => ORDER.indexOf(right.split(' ', 1)[0]);
const MAX_FILES = 3;
const MAX_RIGHTS = 20;
/**
 * Which rights the agents of a run have beside the default, and which file each is from (spec 3.8), in one line:
 * `acceptEdits; allow Bash(npm test:*) from wf/workflow.yaml`.
 */
function rightsInForce(workflow, held) {
    const { launch } = held;
    const files = new Map();
    const add = (right, from) => {
        files.set(right, (files.get(right) ?? new Set()).add(shownPath(from, launch.cwd, (0,external_node_os_.homedir)())));
    };
    const mode = modeOf(workflow, held);
    for (const [right, from] of givenToRun(held))
        add(right, from);
    for (const name of workflow.states) {
        const state = workflow.state(name);
        const part = workflow.partOf(name);
        const ofPart = { tools: part.manifest.tools, ...part.settings };
        const left = withoutThose(ofPart, held);
        for (const right of rightsOf(left, mode.name))
            add(right, part.top?.file ?? workflow.path);
        if (state.kind !== 'prompt')
            continue;
        const own = { tools: state.options.tools, ...state.settings };
        for (const right of rightsOf(own, mode.name))
            add(right, state.file);
    }
    const told = [...files]
        .sort(([a], [b]) => rank(a) - rank(b))
        .map(([right, from]) => `${right} from ${fewOf([...from])}`);
    const more = told.length > MAX_RIGHTS ? [`and ${told.length - MAX_RIGHTS} more`] : [];
    if (mode.from === null && told.length === 0)
        return `${mode.name} (default)`;
    const from = mode.from === null ? '' : ` from ${shownPath(mode.from, launch.cwd, (0,external_node_os_.homedir)())}`;
    return [`${mode.name}${from}`, ...told.slice(0, MAX_RIGHTS), ...more].join('; ');
}
function modeOf(workflow, { launch, from }) {
    if (launch.dangerously_skip_permissions)
        return { name: 'dangerously-skip-permissions', from: from('dangerously_skip_permissions') };
    if (launch.permission_mode !== null)
        return { name: launch.permission_mode, from: from('permission_mode') };
    const ofManifest = workflow.settings?.permission_mode;
    if (ofManifest === undefined)
        return { name: core_launch/* DEFAULT_PERMISSION_MODE */.AW, from: null };
    return { name: ofManifest, from: workflow.partOf(workflow.entry).top?.file ?? workflow.path };
}
function givenToRun({ launch, mcp, from }) {
    const { agent_args: args, chosen, tools } = launch;
    const isOurs = chosen?.includes('tools') ?? true;
    const given = [
        [listed('allow', launch.allow), 'allow'],
        [mcp === undefined ? null : 'mcp', 'mcp'],
        [listed('agent-arg', args?.list), 'agent_args'],
        [listed('env-allow', launch.env_allow), 'env_allow'],
        [isOurs && tools === 'default' ? 'tools default' : null, 'tools'],
    ];
    return given.flatMap(([right, option]) => (right === null ? [] : [[right, from(option)]]));
}
/** What a run's own options say holds for all states that say nothing themselves. */
function withoutThose(ofPart, { launch, mcp }) {
    const left = { ...ofPart };
    if (launch.allow !== null)
        delete left.allow;
    if (mcp !== undefined)
        delete left.mcp;
    if (launch.permission_mode !== null || launch.dangerously_skip_permissions)
        delete left.permission_mode;
    if (launch.chosen?.includes('tools') ?? true)
        delete left.tools;
    return left;
}
/** What these settings give, in words. @param mode that of the run, which need not be told again */
function rightsOf(given, mode) {
    const { mcp = {}, permission_mode: own = mode } = given;
    const rights = [
        own === mode ? null : own,
        listed('allow', given.allow),
        Object.keys(mcp).length === 0 ? null : 'mcp',
        given.settings === undefined ? null : 'settings',
        listed('add_dirs', given.add_dirs),
        listed('args', given.args),
        given.tools === 'default' ? 'tools default' : null,
    ];
    return rights.filter((right) => right !== null);
}
function listed(key, values) {
    return values == null || values.length === 0 ? null : `${key} ${values.join(', ')}`;
}
function fewOf(files) {
    const more = files.length - MAX_FILES;
    return [...files.slice(0, MAX_FILES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

// EXTERNAL MODULE: ./lib/core/settings/models.js
var models = __webpack_require__(88039);
// EXTERNAL MODULE: ./lib/core/settings/of-state.js
var of_state = __webpack_require__(23672);
// EXTERNAL MODULE: ./lib/core/settings/unknown-names.js
var unknown_names = __webpack_require__(24706);
// EXTERNAL MODULE: ./lib/core/settings/unsupported.js
var unsupported = __webpack_require__(23458);
;// CONCATENATED MODULE: ./lib/runtime/turns/setting-warnings.js







/** What of a state's settings its agent CLI cannot do (spec 7.5): told when the run starts, with state and key. */
function settingWarnings(workflow, launch, mcp) {
    const states = equippedStates(workflow, launch, mcp);
    const ofStates = states.flatMap(({ file, name, cli, tools, settings }) => (0,unsupported/* unsupportedBy */.t)(cli, tools, settings).map(({ key, why }) => `${file}: ${key} of ${name}: ${why}`));
    return states.length === 0 ? ofStates : [...namesGiven(launch), ...modelsLeft(launch, states), ...ofStates];
}
/** A model is chosen, and not for every CLI: the others take their own. */
function modelsLeft(launch, states) {
    const given = (0,models/* modelsByCli */.SU)([launch.model], launch.agent);
    if (Object.keys(given).length === 0)
        return [];
    const takesOwn = ({ cli, hasModel }) => !hasModel && (0,core_agent_clis/* factsOf */.xS)(cli)?.capabilities.standsIn === false;
    const left = new Set(states.filter(takesOwn).map(({ cli }) => cli));
    const said = (0,models/* printModels */.Gz)(launch.model).replaceAll('\n', ', ');
    return [...left].map((cli) => `model: ${cli} takes its own default model; ${cli}=MODEL beside ${said} gives it another`);
}
/** What a person has named and the run's CLI does not have; lint tells of what the workflow names. */
function namesGiven({ agent, tools, allow, deny, chosen = [] }) {
    const given = { tools: chosen.includes('tools') ? tools : null, allow, deny };
    return (0,unknown_names/* unknownNames */.b)(agent, given).map(({ key, why }) => `${key}: ${why}`);
}
/** Where a state's system prompt may not hold because of the version of its CLI that is installed. */
async function promptWarnings(runtime) {
    const { options, run } = runtime;
    const states = equippedStates(options.workflow, run.launch, options.mcp).filter(({ cli, settings }) => settings.system_prompt !== undefined && !(0,of_state/* lackedBy */.q)(cli, settings).includes('system_prompt'));
    const reasons = new Map();
    for (const cli of new Set(states.map((state) => state.cli))) {
        // One that cannot be had is told of when it is to take a turn.
        const adapter = await options.agentCli(cli).catch(() => null);
        const why = await adapter?.whyPromptIsKept?.(options.childEnvironment(cli), run.launch.cwd);
        reasons.set(cli, why ?? null);
    }
    return states.flatMap(({ file, name, cli }) => {
        const why = reasons.get(cli) ?? null;
        return why === null ? [] : [`${file}: system_prompt of ${name}: ${why}`];
    });
}
function equippedStates(workflow, launch, mcp) {
    const run = { launch, mcp, settings: workflow.settings };
    return workflow.states.map(workflow.state).flatMap((state) => {
        const { file, name } = state;
        const chosen = (0,model_of_state/* modelOfState */.Wg)({ run, options: { workflow } }, name, null);
        if (chosen === null)
            return [];
        const { cli, model } = chosen;
        const part = workflow.partOf(name);
        const own = state.kind === 'prompt' ? state : null;
        return [
            {
                file,
                name,
                cli,
                tools: own?.options.tools ?? (0,core_launch/* choicesForStates */.qY)(launch, part.manifest).tools,
                hasModel: model !== undefined,
                settings: (0,of_state/* settingsFor */.z)(cli, run, own?.settings, part.settings),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/runtime/conduct.js

























/**
 * Opens the run's log, runs its orchestrator to the end, and closes what was opened.
 * @throws StateError STATE_WRITE_FAILED.
 */
async function conduct({ run: begun, commit = 0, workflow, paths, deps, lock, resumed, freshSession, events, taken = [], }) {
    const began = deps.ports.elapsed();
    const seenBy = onceEach((child) => (0,agent_clis/* environmentOf */.p)(child, { parent: deps.environment, mode: deps.environmentMode, allow: begun.launch.env_allow }, workflow.manifest.environment));
    const metering = deps.metering === undefined
        ? null
        : planMeter(workflow, begun.launch, deps.metering.whereSilent, (cli) => seenBy(cli).env);
    // First, since it says why where it cannot be read either.
    const texts = new store_texts/* Texts */.NT(paths.folder);
    const log = new transcript/* EventLog */.vu(paths.events, texts, deps.onHeld !== undefined);
    const { lost, forgottenUsd, ...open } = await readOpenTurns(begun, paths);
    const run = (0,life/* countForgotten */.yh)(begun, forgottenUsd);
    const graph = await graphMemory(workflow, run, resumed, paths, deps);
    const history = graph?.history;
    const emit = (told) => {
        for (const event of appended(log, 'type' in told ? [told] : told, deps)) {
            history?.onEvent(event);
            deps.onEvent(event);
        }
    };
    const writer = new StateWriter(paths.state, { commit, sync: () => texts.sync() });
    if (log.twin !== null)
        deps.onHeld?.({ committed: () => writer.committed, log: log.twin });
    const clis = new Map();
    const agentCli = (name) => {
        let cli = clis.get(name);
        if (cli === undefined) {
            cli = deps.createAgentCli(name, run.launch, workflow.manifest, meter);
            clis.set(name, cli);
        }
        return cli;
    };
    const changes = deps.changesFolder ?? (0,state_folder/* changesFolder */.Gz)(deps.stateDir, {});
    const left = new LeftChanges(changes);
    const guarded = (0,guarded_files/* guardedOf */.Ig)({
        onDisk: workflow.fingerprint.onDisk,
        besides: [...(deps.rightsFiles ?? []), ...left.rootsBelow(deps.project).map(guarded_files/* optionsFileOf */.IG)],
        project: deps.project,
        root: run.launch.root,
        cwd: run.launch.cwd,
        stateDir: deps.stateDir,
        runFolder: paths.folder,
        changes,
    });
    const watch = new Watch(guarded, left, {
        project: deps.project,
        run: run.workflow_id,
        lock: paths.lock,
        now: () => new Date(deps.ports.now()).toISOString(),
        accept: deps.recoveryHint({ kind: 'accept_left' }, run.workflow_id),
    });
    const visitGraphState = workflow.graph && (await __webpack_require__.e(/* import() */ 3649).then(__webpack_require__.bind(__webpack_require__, 33649))).visitGraphState;
    const meter = await (0,start/* startMeter */.oH)(metering, { run, paths, deps, lock, runtime: () => runtime });
    const runtime = new Runtime(run, {
        ...deps,
        workflow,
        paths,
        writer,
        texts,
        guarded,
        watch,
        emit,
        agentCli,
        meter,
        childEnvironment: onceEach((child) => ({
            ...(0,start/* environmentBeside */.is)(metering, meter, child, seenBy(child).env),
            [orphans/* RUN_FOLDER_VARIABLE */.C]: paths.folder,
        })),
        history,
        memory: graph?.memoryFor(emit, (message) => runtime.warn(message)),
        visitGraphState,
        ...open,
        freshSession,
    });
    try {
        const adopted = await adoptedLegs(run, taken, { paths, log, texts, now: deps.ports.now });
        announce(runtime, resumed, forgottenUsd, keysInForce(workflow, run.launch, metering));
        mark(runtime);
        for (const event of adopted)
            deps.onEvent(event);
        for (const warning of watch.leftBefore(deps.acceptsChanges ?? false))
            runtime.warn(warning);
        const foreign = (0,foreign_config/* foreignConfig */.Z)(deps.project, run.budget_usd);
        if (foreign !== null)
            runtime.warn(foreign.message);
        for (const warning of await promptWarnings(runtime))
            runtime.warn(warning);
        (0,first_turns/* findUnpriced */.kq)(runtime);
        for (const { cli, why } of metering?.unmetered ?? [])
            runtime.warn(`${cli} cannot be metered: ${why}. It has its key in its environment`);
        for (const warning of seenBy(run.launch.agent).warnings)
            runtime.warn(warning);
        if (events.length > 0)
            emit(events);
        await beginMemory(runtime);
        for (const { agent, state, why } of lost)
            runtime.warn(`its turn had ended, and is taken again: ${why}`, agent, state);
        if (resumed)
            await reportOrphans(runtime, paths, deps.ports);
        (0,turn_folder/* sweepTurnFolders */.fJ)(paths.folder);
        const ended = await new Orchestrator(runtime).execute();
        for (const warning of watch.summary())
            runtime.warn(warning);
        if (meter !== null && meter.lateUsd > 0)
            runtime.warn(`agents' processes have gone on after their last turns: $${(0,usd/* usdDigits */.z)(meter.lateUsd)} of their requests are in no sum`);
        await writer.close();
        const end = {
            run: ended,
            paths,
            runCostUsd: (0,budget/* addUsd */.UP)(ended.total_cost_usd, -run.total_cost_usd),
            durationMs: Math.round(deps.ports.elapsed() - began),
            resumed,
        };
        emit({
            type: 'run_ended',
            status: ended.status,
            reason: ended.reason,
            message: ended.message ?? '',
            total_cost_usd: ended.total_cost_usd,
            run_cost_usd: end.runCostUsd,
            steps: ended.steps,
            duration_ms: end.durationMs,
            states: ended.states,
            state_writes: writer.writes,
            state_bytes: writer.bytes + texts.bytes,
        });
        watch.end();
        await history?.flush();
        if (history?.problem != null)
            runtime.warn(`context.json could not be written: ${(0,errors/* messageOf */.bD)(history.problem)}`);
        return end;
    }
    finally {
        // What was committed before a failure has to be readable without the journal, too.
        await writer.close().catch(() => { });
        await Promise.all([...clis.values()].map((cli) => cli.then((agent) => agent.close()).catch(() => { })));
        if ((await meter?.close(deps.stop.hurry)) === 'reads on')
            lock.leaveToMeter();
        (0,turn_folder/* sweepTurnFolders */.fJ)(paths.folder);
        runtime.scriptTranscript.close();
        log.close();
    }
}
/** A function of a name that is worked out once for each. */
function onceEach(make) {
    const known = new Map();
    return (name) => {
        if (!known.has(name))
            known.set(name, make(name));
        return known.get(name);
    };
}
/** Copies what legs of a fork have written, before anything else of this life of the run is logged. */
async function adoptedLegs(run, taken, into) {
    if (taken.length === 0)
        return [];
    const { adoptLegs } = await __webpack_require__.e(/* import() */ 2468).then(__webpack_require__.bind(__webpack_require__, 82468));
    return adoptLegs(run, taken, into);
}
/** An event that cannot be logged stops the run: nothing may go on that a resume would not know of. */
function appended(log, events, { ports, stop }) {
    const time = new Date(ports.now()).toISOString();
    try {
        return log.append(events, time);
    }
    catch (error) {
        stop.stop({
            mode: 'interrupt',
            status: 'failed',
            reason: 'STATE_WRITE_FAILED',
            message: (0,errors/* errorText */.kc)(error),
        });
        // People are told all the same.
        return events.map((event) => ({ seq: 0, time, ...event }));
    }
}
/** A state graph's memory so far (spec 5.9, 5.11), as the run's log has it. */
async function graphMemory({ graph }, run, resumed, paths, { ports, checkDirectory }) {
    if (graph === undefined)
        return null;
    const [{ GraphHistory, readGraphRecord }, { contextFile, NewestCopy }, { RunMemory }] = await Promise.all([
        __webpack_require__.e(/* import() */ 9067).then(__webpack_require__.bind(__webpack_require__, 79067)),
        __webpack_require__.e(/* import() */ 2891).then(__webpack_require__.bind(__webpack_require__, 52891)),
        __webpack_require__.e(/* import() */ 6714).then(__webpack_require__.bind(__webpack_require__, 6714)),
    ]);
    const { workflow_id: id, started_at: startedAt } = run;
    const copy = new NewestCopy(graph, { id, startedAt, folder: paths.folder }, checkDirectory);
    const beside = contextFile(graph);
    const history = new GraphHistory({
        run: id,
        past: resumed ? await readGraphRecord(paths, run.steps) : undefined,
        own: (0,external_node_path_.join)(paths.folder, 'context.json'),
        copy: () => (beside !== null && copy.isOurs ? beside : null),
        ports,
    });
    const memoryFor = (emit, warn) => new RunMemory({ graph, paths, history, copy, emit, warn });
    return { history, memoryFor };
}
/** The run may have begun with the files beside the workflow, so they stay until the run is saved. */
async function beginMemory(runtime) {
    const { memory, history } = runtime.options;
    if (memory === undefined)
        return;
    await runtime.commit();
    await memory.begin();
    history?.open();
}
async function reportOrphans(runtime, paths, ports) {
    const ended = await (0,orphans/* endOrphans */.X)(paths.folder, (ms) => ports.sleep(ms, new AbortController().signal));
    if (ended > 0)
        runtime.warn(`${ended} processes that the killed orchestrator had left running were ended`);
}
/** A project that cannot be written to does not stop the run: the mark only helps people to find it. */
function mark(runtime) {
    try {
        (0,project_folder/* markProject */.XD)(runtime.run.launch.root, runtime.options.stateDir);
    }
    catch (error) {
        runtime.warn(`the project's .raymond cannot be written to: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
function announce(runtime, resumed, forgottenUsd, keys) {
    const { run, options } = runtime;
    const { workflow, mcp, rightsFrom } = options;
    const rights = rightsInForce(workflow, {
        launch: run.launch,
        mcp,
        from: rightsFrom ?? (() => "the run's options"),
    });
    const common = {
        ...{ run_id: run.workflow_id, workflow: run.workflow.path, budget_usd: run.budget_usd, rights },
        ...(keys !== undefined && { keys }),
    };
    const { total_cost_usd, steps, turns } = run;
    const forgotten = forgottenUsd > 0 && { forgotten_usd: forgottenUsd };
    if (resumed)
        options.emit({ type: 'run_resumed', ...common, total_cost_usd, steps, turns, ...forgotten });
    else
        options.emit({ type: 'run_started', ...common, entry: workflow.entry });
    if (forgottenUsd > 0)
        runtime.warn(`$${(0,usd/* usdDigits */.z)(forgottenUsd)} were paid for turns that the log tells of and the state does not know: they have not happened, and are in the total`);
    for (const warning of [...workflow.warnings, ...settingWarnings(workflow, run.launch, mcp)])
        runtime.warn(warning);
}

// EXTERNAL MODULE: ./lib/core/fan-out/leg.js
var fan_out_leg = __webpack_require__(24592);
// EXTERNAL MODULE: ./lib/core/fan-out/outcome.js
var fan_out_outcome = __webpack_require__(18180);
// EXTERNAL MODULE: ./lib/core/fan-out/tallies.js
var fan_out_tallies = __webpack_require__(32230);
;// CONCATENATED MODULE: ./lib/core/fan-out/take.js








/**
 * Enters the outcome of a leg (spec 4.10), as if its workers had come this far in this run. Entering it again, or in
 * another order, changes nothing: an attempt's cost counts once, by its number, and a worker's end is taken from the
 * latest attempt, except that a completed worker stays completed.
 * @param outcome its paths already those of this project folder
 */
function takeOutcome(run, outcome, { leg, round, record }) {
    const tallies = [...leg.earlier, (0,fan_out_leg/* legTallyOf */.aN)(outcome, leg)];
    const lineage = tallies.map(({ attempt }) => attempt);
    const { run: counted, attempts } = tallies.reduce(entered, { run, attempts: record.attempts });
    const turnIn = (turn) => (0,fan_out_tallies/* numberIn */.Po)('turns', turn, attempts, lineage);
    const isLate = (worker) => round.given_up === true || !(0,rounds/* isInRun */.pj)(run, worker);
    const late = record.workers.filter(isLate);
    const taken = record.workers.filter((worker) => !isLate(worker) && isNewer(run, outcome, worker, record));
    const grafted = taken.length === 0 ? counted : withWorkers(counted, outcome, taken, turnIn);
    const next = withLeftBranches(grafted, outcome, late);
    const changed = {
        ...record,
        attempts,
        taken: { ...record.taken, ...Object.fromEntries(taken.map((worker) => [worker, leg.attempt])) },
    };
    const isNews = taken.length > 0 || attempts !== record.attempts;
    if (!isNews)
        return { run, workers: record.workers, late, isNews };
    return {
        run: withLeg(next, round, taken.length > 0 ? parkedAs(changed, outcome) : changed),
        ...{ workers: record.workers, late, isNews },
    };
}
function entered(before, tally) {
    const { attempts, gained } = (0,fan_out_tallies/* enterTally */.LV)(before.attempts, tally, before.run);
    return gained === null ? before : { attempts, run: withSums(before.run, gained) };
}
function withSums(run, { cost_usd, usage, turns, steps, states }) {
    return (0,change/* updateRun */.PF)(run, {
        total_cost_usd: (0,budget/* addUsd */.UP)(run.total_cost_usd, cost_usd),
        usage: (0,budget/* addUsage */.vk)(run.usage, usage),
        turns: run.turns + turns,
        steps: run.steps + steps,
        states: (0,fan_out_tallies/* withStates */.Vd)(run.states, states),
    });
}
function isNewer(run, outcome, worker, { taken }) {
    const before = (0,own_value/* ownValue */.e)(taken, worker);
    if (before === undefined || before === 0)
        return true;
    if (before >= outcome.fan_out.leg.attempt)
        return false;
    const hasCompleted = !run.agents.some(({ id }) => id === worker);
    return !hasCompleted || (0,own_value/* ownValue */.e)(outcome.workers, worker) !== undefined;
}
/** Replaces all that the run has of these workers, and of those that they have forked, by what the outcome has. */
function withWorkers(run, outcome, taken, turnIn) {
    const isIts = (0,rounds/* descendantsOf */.gO)(taken);
    const forks = new Map(taken.map((worker) => [worker, (0,fan_out_outcome/* asForked */.m)(run, worker)]));
    const replaced = (before, now) => Object.fromEntries([
        ...Object.entries(before).filter(([id]) => !isIts(id)),
        ...Object.entries(now).filter(([id]) => isIts(id)),
    ]);
    const records = (0,change/* recordsOf */.M$)(run);
    const workers = replaced(records.workers.record, outcome.workers);
    for (const [worker, forked] of forks) {
        const ended = (0,own_value/* ownValue */.e)(workers, worker);
        if (ended !== undefined && forked !== undefined)
            workers[worker] = { ...ended, ...forked };
    }
    const agents = outcome.agents
        .filter(({ id }) => isIts(id))
        .map((agent) => renumbered({ ...agent, ...withFork(forks.get(agent.id)) }, turnIn));
    const at = run.agents.findIndex(({ id }) => isIts(id));
    const others = run.agents.filter(({ id }) => !isIts(id));
    return (0,change/* updateRun */.PF)(run, {
        agents: others.toSpliced(at === -1 ? others.length : at, 0, ...agents),
        workers,
        results: replaced(records.results.record, outcome.results),
        fork_counters: replaced(run.fork_counters, outcome.fork_counters),
        worktrees: replaced(run.worktrees, outcome.worktrees),
    });
}
function withFork(forked) {
    return forked === undefined ? {} : { forked };
}
/** Numbers its turns anew, since each leg began with the number that the plan ended with. */
function renumbered(agent, turnIn) {
    const { turn } = agent;
    return (0,change/* sealAgent */.vL)(turn === null ? agent : { ...agent, turn: { ...turn, id: String(turnIn(Number(turn.id))) } });
}
/** Keeps the branches of workers that came too late. */
function withLeftBranches(run, outcome, late) {
    const isLate = (0,rounds/* descendantsOf */.gO)(late);
    const left = Object.entries(outcome.worktrees).filter(([id]) => isLate(id) && (0,own_value/* ownValue */.e)(run.worktrees, id) === undefined);
    return left.length === 0
        ? run
        : (0,change/* updateRun */.PF)(run, { worktrees: { ...run.worktrees, ...Object.fromEntries(left) } });
}
function parkedAs(leg, { agents, status, reason, message, resume_at }) {
    const { parked: _, ...rest } = leg;
    return agents.length === 0 ? rest : { ...rest, parked: { status, reason, message, resume_at } };
}
function withLeg(run, { round: number }, leg) {
    const { fan_out: fanOut } = run;
    const rounds = (fanOut?.rounds ?? []).map((round) => round.round === number
        ? { ...round, legs: round.legs.map((other) => (other.name === leg.name ? leg : other)) }
        : round);
    return (0,change/* updateRun */.PF)(run, { fan_out: { ...fanOut, rounds } });
}
/**
 * Fails the workers of legs that have left no outcome (spec 4.10). One that comes later still counts.
 * @param inputs the time, ISO 8601, and what to do about it
 */
function missLegs(run, { now, next: recoveryHint }) {
    const round = (0,rounds/* openRound */.rM)(run);
    if (round === null)
        return (0,change/* changed */.tD)(run);
    const missed = [];
    let next = run;
    for (const leg of round.legs.filter(({ attempts }) => attempts.length === 0)) {
        const workers = run.agents.filter((agent) => leg.workers.includes(agent.id) && (0,rounds/* isUnbegun */.vw)(agent));
        if (workers.length === 0)
            continue;
        for (const { id } of workers) {
            const message = `Leg ${leg.name}, in which ${id} was to run, has left no outcome: it was lost, or never ran. ${recoveryHint}`;
            const failed = (0,turns/* failAgent */.CD)(next, id, { code: 'LEG_LOST', message, at: now });
            next = failed.run;
            missed.push(...failed.events);
        }
        next = withLeg(next, round, {
            ...leg,
            taken: { ...leg.taken, ...Object.fromEntries(workers.map(({ id }) => [id, 0])) },
        });
    }
    return { run: next, events: missed, start: [] };
}

;// CONCATENATED MODULE: ./lib/runtime/fan-out/go-on.js









const NOBODY = () => false;
/**
 * @param committed the run as it was left
 * @param root the project folder here
 * @throws StateError STATE_INVALID for a leg that the run does not have
 */
function goOnWith(committed, root, deps) {
    const { fanOut } = deps;
    const as = (run, more = {}) => ({
        ...{ run: (0,life/* relocate */.sU)(run, root), events: [], isElsewhere: NOBODY, hasShare: false },
        ...{ taken: [], isNews: false, ...more },
    });
    switch (fanOut?.kind) {
        case undefined:
            return as((0,plan/* giveUpLegs */.qO)(committed));
        case 'plan':
            checkIsWhole(committed);
            return as(committed, { isElsewhere: (0,rounds/* isInLegs */.lb)(committed) });
        case 'work':
            return as(...legToWorkOn(committed, fanOut));
        case 'collect':
            checkIsWhole(committed);
            return as(...collected((0,life/* relocate */.sU)(committed, root), root, fanOut, deps));
        default:
            return fanOut;
    }
}
function legToWorkOn(committed, { leg: name, attempt, earlier, shareUsd }) {
    const isNew = (0,rounds/* ownLegOf */.Il)(committed) === null;
    const spentBefore = new Map();
    for (const { attempt: each, costUsd } of earlier)
        if (each < attempt)
            spentBefore.set(each, Math.max(costUsd, spentBefore.get(each) ?? 0));
    const run = (0,fan_out_leg/* beginLeg */.sA)(committed, { name, attempt, spentBefore, shareUsd });
    const leg = (0,rounds/* ownLegOf */.Il)(run);
    const { round, plan, workers } = leg;
    const begun = { type: 'leg_started', leg: name, round, plan, attempt, workers };
    // A leg that has completed gives its outcome again, and whoever collects it knows that.
    return [
        isNew || committed.status !== 'completed' ? run : committed,
        { events: [begun], hasShare: true, isNews: isNew },
    ];
}
function collected(run, root, { outcomes }, deps) {
    let next = run;
    const events = [];
    const taken = [];
    let isNews = false;
    for (const outcome of [...outcomes].sort((a, b) => attemptOf(a) - attemptOf(b))) {
        const entered = go_on_enter(next, root, outcome);
        if ('problem' in entered) {
            events.push({ type: 'warning', message: `The outcome of a leg is left out: ${entered.problem}.` });
            continue;
        }
        next = entered.run;
        isNews ||= entered.isNews;
        taken.push({ outcome, late: entered.late });
    }
    const now = new Date(deps.ports.now()).toISOString();
    const recoveryHint = deps.recoveryHint({ kind: 'legs' }, run.workflow_id);
    const { run: whole, events: missed } = missLegs(next, { now, next: recoveryHint });
    events.push(...missed);
    const isElsewhere = (0,rounds/* isInLegs */.lb)(whole);
    return [whole, { events, taken, isElsewhere, isNews: isNews || missed.length > 0 }];
}
function checkIsWhole(run) {
    if ((0,rounds/* ownLegOf */.Il)(run) === null)
        return;
    throw new errors/* UsageError */.eb(`The state of ${run.workflow_id} is that of one leg of a fork, which can only be worked on: the run that planned it is kept by other jobs.`);
}
function attemptOf({ run }) {
    return (0,rounds/* ownLegOf */.Il)(run)?.attempt ?? 0;
}
function go_on_enter(run, root, { run: outcome, files }) {
    const fitting = (0,fan_out_outcome/* fitOutcome */.O)(run, outcome);
    if ('problem' in fitting)
        return fitting;
    try {
        for (const result of Object.values(outcome.results))
            if (typeof result !== 'string')
                (0,store_texts/* readLongText */.gP)(files, result);
    }
    catch (error) {
        return { problem: (0,errors/* messageOf */.bD)(error) };
    }
    return takeOutcome(run, (0,life/* relocate */.sU)(outcome, root), fitting);
}
/**
 * The answers that are for agents of this job. All jobs of a fan-out are given the same ones: what is meant for another
 * is left out, and told of.
 */
function answersHere(run, given, isElsewhere) {
    let asked = (0,parked/* questionsOf */.PW)(run).filter(({ agent }) => !isElsewhere(agent.id));
    const answers = [];
    const events = given.flatMap((answer) => {
        const fitting = asked.filter(({ ask }) => answer.askId === undefined || ask.id === answer.askId);
        if (fitting.length > 0) {
            answers.push(answer);
            // A question is answered once.
            if (fitting.length === 1)
                asked = asked.filter((each) => each !== fitting[0]);
            return [];
        }
        const which = answer.askId === undefined ? 'The answer' : `The answer to ${answer.askId}`;
        const message = `${which} is left to the job whose agent has asked: no such question is open in this one.`;
        return [{ type: 'warning', message }];
    });
    return { answers, events };
}

// EXTERNAL MODULE: ./lib/runtime/metering/left.js
var left = __webpack_require__(95337);
;// CONCATENATED MODULE: ./lib/runtime/launch.js




















/** Makes another id at each call: the time and two random bytes are in it. */
function newRunIdFor({ name }) {
    return (0,run_folder/* newRunId */.F$)(name, new Date(), (0,external_node_crypto_.randomBytes)(2).toString('hex'));
}
/**
 * Starts a run. One that is finished already is given back as it is and spends nothing (spec 3.2).
 * @throws StateError STATE_LOCKED, STATE_EXISTS, STATE_INVALID, STATE_WRITE_FAILED.
 */
async function startRun(request, deps) {
    const paths = (0,run_folder/* runPaths */.Ot)(deps.stateDir, request.runId);
    if (deps.fanOut !== undefined && deps.fanOut.kind !== 'plan')
        throw new errors/* UsageError */.eb('There is nothing to work on or to collect: the job that plans the fork comes first.');
    return withLock(deps, paths, async (lock) => {
        const existing = await existingRun(paths, request.runId);
        if (existing !== null)
            checkVouchedFor(existing);
        if (existing !== null)
            return finished(existing, request, paths, deps);
        const { workflow } = request;
        const start = workflow.graph && startOf(workflow, workflow.graph, request.graph);
        await deps.checkPrograms?.(workflow, request.launch, [start?.entry ?? workflow.entry]);
        const run = (0,life/* newRun */.uH)({
            id: request.runId,
            workflow: workflowRef(workflow),
            entry: start?.entry ?? workflow.entry,
            input: request.input,
            inputSha256: inputHash(request),
            budgetUsd: request.budgetUsd,
            launch: request.launch,
            metadata: request.metadata,
            now: new Date(deps.ports.now()).toISOString(),
            ...(start !== undefined && { variables: start.context.vars }),
            ...(start?.past?.counters && { counters: start.past.counters }),
        });
        return conduct({
            run,
            workflow,
            paths,
            deps,
            lock,
            resumed: false,
            freshSession: false,
            events: workflow.graph === undefined || start === undefined
                ? []
                : await begun(workflow.graph, start, run.started_at),
        });
    });
}
/** The variable `workflow` holds the workflow's name (spec 5.6). */
function startOf(workflow, graph, start) {
    const { entry = workflow.entry, context = graph_context/* EMPTY_CONTEXT */.S, past } = start ?? {};
    return { entry, context: { ...context, vars: { ...context.vars, workflow: graph.name } }, past };
}
/** The events at the beginning of a graph's log, all in one write. */
async function begun(graph, { entry: state, context, past }, at) {
    const { memoryBegun } = await __webpack_require__.e(/* import() */ 6714).then(__webpack_require__.bind(__webpack_require__, 6714));
    const { vars: values } = context;
    const events = [{ type: 'graph_started', context }, memoryBegun(graph)];
    if (past === undefined)
        return events;
    // These are the variables that this run has, whatever happened in the other.
    const own = { type: 'variables', agent: 'main', state, values, from: 'expose', set: [] };
    return [...events, ...past.events, { type: 'recalled', at, event: own }];
}
/**
 * Carries a run on from its state file (spec 3.6).
 * @throws StateError as `startRun`, STATE_MISSING, WORKFLOW_CHANGED; RaymondError for a directory
 * that agents of it cannot work in; UsageError for an answer that fits no question.
 */
async function resumeRun(request, deps) {
    const paths = (0,run_folder/* runPaths */.Ot)(deps.stateDir, request.runId);
    return withLock(deps, paths, async (lock) => {
        const { run: committed, commit, dropped } = await (0,state_file/* readCommitted */.r3)(paths.state, request.runId);
        checkVouchedFor(committed);
        (0,store_texts/* checkResults */.ZB)(paths.folder, committed.results);
        const goingOn = goOnWith(committed, rootNow(committed.launch.root, deps), deps);
        if (committed.status === 'completed' && !goingOn.isNews)
            return givenAgain(committed, paths);
        const { isElsewhere } = goingOn;
        const { run: moved, warnings: remade } = await (0,worktrees_place/* takeUpWorktrees */.t9)(goingOn.run, deps.worktrees, {
            environment: deps.environment,
            check: deps.checkDirectory,
            isElsewhere,
        });
        (0,directories/* checkDirectories */.si)(moved, deps.checkDirectory, paths.state, isElsewhere);
        const launch = request.launch(moved.launch, moved.workflow.path);
        const lost = dropped && `the journal's ${dropped}: the run goes on from the commit before it`;
        const warnings = [...(lost ? [lost] : []), ...remade, ...(request.warningsOf?.(moved.launch) ?? [])].map((message) => ({ type: 'warning', message }));
        const { path, fingerprint } = moved.workflow;
        const workflow = await request.openWorkflow(path, launch, fingerprint);
        if (!request.acceptChanges)
            checkFingerprint(moved, workflow, deps);
        const budgetUsd = goingOn.hasShare ? undefined : request.budgetUsd;
        const revised = (0,door/* reviseJoins */.QE)(moved, (state) => workflow.states.includes(state) ? joinOf(workflow, state) : undefined);
        const takenUp = (0,life/* takeUp */.bG)(revised, { workflow: workflowRef(workflow), launch, budgetUsd, isElsewhere });
        const here = deps.fanOut === undefined
            ? { answers: request.answers, events: [] }
            : answersHere(takenUp, request.answers, isElsewhere);
        const { run, events } = (0,parked/* goOn */.AC)(takenUp, {
            answers: here.answers,
            now: deps.ports.now(),
            resolve: (target, from) => workflow.resolve(target, from),
            isElsewhere,
        });
        checkStates(run, workflow);
        await deps.checkPrograms?.(workflow, launch, run.agents.flatMap(statesAhead));
        return conduct({
            run,
            commit,
            workflow,
            paths,
            deps,
            lock,
            resumed: true,
            freshSession: request.freshSession,
            events: [...goingOn.events, ...warnings, ...here.events, ...events],
            taken: goingOn.taken,
        });
    });
}
/**
 * Refuses a run that no seal vouches for: anybody who can upload an artifact can write transcripts, so they may only be
 * looked at (spec 4.7).
 * @throws UsageError
 */
function checkVouchedFor({ workflow_id: id, transcripts_only: isUnsealed }) {
    if (!isUnsealed)
        return;
    throw new errors/* UsageError */.eb(`Of the run ${id} there are the transcripts alone, which nobody has vouched for: it can be looked at (raymond show ${id}), and neither be carried on nor tested. To go on with it, set RAYMOND_STATE_KEY to the job's \`state-key\` and pull its sealed checkpoint.`);
}
async function withLock(deps, paths, body) {
    (0,run_folder/* createRunFolders */.vA)(deps.stateDir, paths, deps.project);
    const leftMeter = (0,left/* meterLeft */.n)(paths.lock, deps.ports, (message) => deps.onEvent({ seq: 0, time: new Date(deps.ports.now()).toISOString(), type: 'warning', message }));
    const lock = (0,store_lock/* acquireLock */.IZ)(paths.lock, new Date(deps.ports.now()).toISOString());
    try {
        await leftMeter.hasEnded();
        return await body(lock);
    }
    finally {
        lock.release();
    }
}
async function existingRun(paths, runId) {
    try {
        return await (0,state_file/* readStateFile */.qy)(paths.state, runId);
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq && error.code === 'STATE_MISSING')
            return null;
        throw error;
    }
}
function givenAgain(run, paths) {
    return { run, paths, runCostUsd: 0, durationMs: 0, resumed: true, wasCompleted: true };
}
function finished(existing, request, paths, deps) {
    const other = whatElse(existing, request);
    if (existing.status === 'completed' && other === null)
        return givenAgain(existing, paths);
    const how = other === null ? '' : `, ${other}`;
    throw new errors/* StateError */.qq('STATE_EXISTS', `There is a run ${request.runId} already (${existing.status})${how}. ${deps.recoveryHint({ kind: 'carry_on_or_other_id' }, request.runId)}`, { file: paths.state });
}
/**
 * How an existing run differs from what is asked for now, in what it was started with; null when it is the same (spec
 * 3.8). The input of a run that an older version has started is unknown, and counts as the same.
 */
function whatElse(existing, request) {
    if (existing.workflow.fingerprint !== request.workflow.fingerprint.sha256)
        return existing.workflow.path === request.workflow.path
            ? 'of this workflow as it was before it was changed'
            : 'of another workflow';
    const { input_sha256: before } = existing;
    return before === undefined || before === inputHash(request) ? null : 'with another input';
}
/** A hash of what a run is started with besides workflow and options: so a long input need not be kept. */
function inputHash({ input, graph }) {
    const given = [input, graph?.entry ?? null, graph?.context.vars ?? null];
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(given)).digest('hex');
}
function workflowRef(workflow) {
    return { path: workflow.path, fingerprint: workflow.fingerprint.sha256, files: workflow.fingerprint.files };
}
/**
 * Where the run's project is now: around a `.raymond/state`, which moves with it; where a job has checked it out; or
 * where it was, unless it is gone from there.
 */
function rootNow(stored, { stateDir, project }) {
    const home = (0,external_node_path_.dirname)(stateDir);
    if ((0,external_node_path_.basename)(stateDir) === 'state' && (0,external_node_path_.basename)(home) === '.raymond')
        return (0,external_node_path_.dirname)(home);
    return (0,state_folder/* isJobHome */.nw)(home) || !(0,external_node_fs_.existsSync)(stored) ? project : stored;
}
/** The state where an agent is, and those where it is known to return or to go on. */
function statesAhead({ current_state: current, stack, ask, door }) {
    const onward = [ask?.next, ask?.timeout_next, door?.timeout_goto].filter((state) => state != null);
    return [current, ...stack.map(({ state }) => state), ...onward];
}
/** Checks, before anything is written, that each state still exists where the run is, returns to or goes on to. */
function checkStates(run, workflow) {
    const states = new Set(workflow.states);
    for (const agent of run.agents) {
        const { id, current_state: current, stack } = agent;
        const gone = statesAhead(agent).find((state) => !states.has(state));
        if (gone === undefined)
            continue;
        const returns = stack.some(({ state }) => state === gone);
        const place = gone === current ? 'stands in' : returns ? 'is to return to' : 'is to go on to';
        throw new errors/* StateError */.qq('WORKFLOW_CHANGED', `The workflow has no state ${gone} any more, which agent ${id} ${place}. Put it back, then resume; nothing was changed.`, { file: workflow.path });
    }
}
function checkFingerprint(run, workflow, deps) {
    if (run.workflow.fingerprint === workflow.fingerprint.sha256)
        return;
    const changes = (0,fingerprint/* changesBetween */.iv)(run.workflow.files, workflow.fingerprint.files);
    // The sum differs, and no file does: somebody has edited the state file.
    const what = changes.length === 0 ? "the state file's fingerprint is not that of its files" : changes.join(', ');
    throw new errors/* StateError */.qq('WORKFLOW_CHANGED', `The workflow is not what the run was started with: ${what}. ${deps.recoveryHint({ kind: 'accept_changes' }, run.workflow_id)}`, { file: workflow.path });
}


/***/ }),

/***/ 64854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ac: () => (/* binding */ requestsPath),
/* harmony export */   is: () => (/* binding */ environmentBeside),
/* harmony export */   oH: () => (/* binding */ startMeter)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29610);
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96163);
/* harmony import */ var _core_metering_metering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13188);





/**
 * Starts the run's meter before any child is (spec 9.2); null where it has nothing to hold.
 * @throws RaymondError MODEL_GATE
 */
async function startMeter(metering, { run, paths, deps, lock, runtime }) {
    if (metering === null || metering.upstreams.length === 0)
        return null;
    const { MeterClient } = await __webpack_require__.e(/* import() */ 5340).then(__webpack_require__.bind(__webpack_require__, 65340));
    const request = {
        upstreams: metering.upstreams,
        budget_usd: (0,_core_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .meteredBudget */ .Y0)(run),
        spent_usd: run.total_cost_usd,
        ledger: requestsPath(paths),
        ...((0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLegOf */ .Il)(run) !== null && { since: new Date(deps.ports.now()).toISOString() }),
    };
    const meter = await MeterClient.start(deps.metering.program, request, deps.environment, {
        onBudget: (turn, shortage) => runtime().outOfBudget.get(turn)?.(shortage),
        onWarning: (message, agent) => runtime().warn(message, agent ?? undefined),
        onDeath: (how) => stopWithoutMeter(runtime(), how),
    });
    lock.noteMeter(meter.process);
    return meter;
}
/** What the meter alone writes: each request of the run's agents, with its cost. */
function requestsPath({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'requests.jsonl');
}
/** Agents have no other way to a model, and none is given them (spec 9.2). */
function stopWithoutMeter({ options, run }, how) {
    options.stop.stop({
        mode: 'interrupt',
        status: 'failed',
        reason: 'MODEL_GATE',
        message: `The process that holds the agents' keys has ended (${how}): no request gets through any more. ${options.recoveryHint({ kind: 'resume' }, run.workflow_id)}`,
    });
}
/** Others say where a request is from, which is no secret. */
const SECRET_HEADER = /auth|key|token|secret|cookie|pass/i;
/** A shorter text may be a word like any other, above all in a header. */
const SHORTEST_KEY = 16;
/**
 * What a child sees: beside a meter no key but an unmetered CLI its own; a metered one dummies and the meter's address.
 * A key that has another name besides, in the environment or by the manifest, is left out under that, too.
 */
function environmentBeside(metering, meter, child, seen) {
    if (metering === null)
        return seen;
    const held = metering.upstreams
        .flatMap(({ credentials, headers }) => [
        ...credentials.map(({ value }) => value),
        ...Object.entries(headers).flatMap(([name, value]) => (SECRET_HEADER.test(name) ? [value] : [])),
    ])
        .filter((key) => key.length >= SHORTEST_KEY);
    const withoutCopies = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => !held.some((key) => value.includes(key))));
    if (meter?.covers(child))
        return withoutCopies(meter.environmentOf(child, seen));
    const { keys = [], metering: ofChild = null } = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOf */ .xS)(child) ?? {};
    const ownNames = [...keys.map(({ variable }) => variable), ofChild?.headers, ofChild?.address.variable];
    const own = Object.entries(seen).filter(([name]) => ownNames.includes(name));
    return { ...withoutCopies((0,_core_metering_metering_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutCredentials */ .ri)(seen)), ...Object.fromEntries(own) };
}


/***/ }),

/***/ 81763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ costOfRequests),
/* harmony export */   g: () => (/* binding */ countByMeter)
/* harmony export */ });
/* harmony import */ var _core_metering_metering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13188);
/* harmony import */ var _core_text_usd_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90911);
/* harmony import */ var _meter_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84723);
/* harmony import */ var _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32043);




/** A signal has ended the run: what an answer in flight will have cost is waited for no longer than this. */
const HASTY_TIMEOUT_MS = 500;
/** The meter reads an answer on for 60 s at most after its client has gone. */
const TURN_TIMEOUT_MS = 65_000;
/**
 * Counts what a turn has cost by its requests, not by what its CLI says (spec 9.2, "Truth").
 * @param stop when the run is to be over soon, an answer in flight is waited for only for a moment
 */
async function countByMeter(meter, place, outcome, stop) {
    const reported = outcome.costBasis === 'reported' ? outcome.costUsd : null;
    const patience = (0,_process_idle_timer_js__WEBPACK_IMPORTED_MODULE_2__/* .patienceWith */ .iv)(stop.hurry, TURN_TIMEOUT_MS, HASTY_TIMEOUT_MS);
    const told = await meter.turnEnds(place.agent, place.turn, reported, patience.signal);
    patience.end();
    if (told !== null)
        return priced(outcome, { ...told, ...(0,_meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .addMetered */ .MX)(told, meter.takeLate(place.agent)) }, reported);
    const written = (0,_meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .requestsOfTurn */ .pm)(place.ledger, place.turn, place.since);
    return priced(outcome, written ?? { ..._meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_REQUESTS */ .ho, basis: 'cut' }, reported);
}
function priced(outcome, told, reported) {
    if (told.requests === 0 && told.usd === 0 && told.basis !== 'cut' && reported === null)
        return { outcome: { ...outcome, costUsd: 0, costBasis: 'none' }, warnings: [] };
    const isPartial = outcome.usage.output_tokens < told.out;
    const { usd, basis, apart } = (0,_core_metering_metering_js__WEBPACK_IMPORTED_MODULE_0__/* .meteredCost */ .kg)(told, reported, isPartial);
    const { costIsLowerBound: _, ...known } = outcome;
    const counted = {
        ...known,
        ...{ costUsd: usd, costBasis: basis, usage: usageOf(told) },
        ...(basis === 'cut' && { costIsLowerBound: true }),
    };
    const warnings = apart === null
        ? []
        : [
            `the agent says that the turn has cost $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_3__/* .usdDigits */ .z)(apart.reported)}, its requests come to $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_3__/* .usdDigits */ .z)(apart.list)} at list prices: the budget goes by the greater of the two`,
        ];
    return { outcome: counted, warnings };
}
function usageOf(sum) {
    return {
        input_tokens: sum.in,
        output_tokens: sum.out,
        cache_read_tokens: sum.cache_read,
        cache_write_tokens: sum.cache_write,
    };
}
/** What a turn has cost whose CLI could not say so any more. */
function costOfRequests(sum) {
    const { usd, basis } = sum;
    return {
        cost_usd: usd,
        basis,
        usage: usageOf(sum),
        ...(basis === 'cut' && { lower_bound: true }),
    };
}


/***/ }),

/***/ 14985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mU: () => (/* binding */ withRecording),
/* harmony export */   uj: () => (/* binding */ checkPrograms)
/* harmony export */ });
/* unused harmony export withRecordingBeside */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _process_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52948);
/* harmony import */ var _testing_find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49432);
/* harmony import */ var _turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3794);







const STATES_SHOWN = 5;
/**
 * Looks for the program of every agent CLI that the run may need. One that was found missing later would waste what was
 * paid before (spec 3.7). Nothing is started for this.
 * @param from the states that the run goes on with
 * @param pathOf the PATH that a CLI is started with
 * @throws UsageError
 */
async function checkPrograms(workflow, launch, from, pathOf) {
    const wanted = new Map();
    for (const state of workflow.states) {
        const cli = (0,_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_6__/* .agentOfState */ .wZ)(workflow, launch, state);
        if (cli !== null && (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(cli)?.program != null)
            wanted.set(cli, [...(wanted.get(cli) ?? []), state]);
    }
    const missing = [...wanted].flatMap(([cli, states]) => {
        const facts = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(cli);
        const problem = problemOf(facts, pathOf(cli), launch.cwd);
        return problem === null ? [] : [{ facts, states, problem }];
    });
    if (missing.length === 0)
        return;
    // This comes late, since most runs need not know where their states lead.
    const reached = await workflow.reach?.(from);
    for (const { facts, states, problem } of missing) {
        const wanting = states.filter((state) => reached?.has(state) ?? true);
        if (wanting.length > 0)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(told(facts, wanting, problem));
    }
}
function told({ title, program }, states, problem) {
    const more = states.length - STATES_SHOWN;
    const names = `${states.slice(0, STATES_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return `${problem}, and ${names} ${states.length === 1 ? 'wants' : 'want'} it. Install ${title}: ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .installCommand */ .Je)(program)}. Nothing was started.`;
}
/** Null when the program is there. */
function problemOf({ program }, path, cwd) {
    const { command } = program;
    const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
    // A relative folder is relative to where the child starts.
    const folders = (path ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, folder));
    const file = folders.flatMap((folder) => names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, name))).find(_process_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .isProgram */ .V);
    if (file === undefined)
        return `The agent CLI \`${command}\` was not found on the PATH`;
    const interpreter = interpreterOf(file);
    if (interpreter === null || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(interpreter))
        return null;
    return `The agent CLI \`${command}\` cannot be started: its interpreter ${interpreter} is missing (${file})`;
}
/** The absolute path of the interpreter in a script's first line. Null for a binary, and for an unreadable file. */
function interpreterOf(file) {
    let fd = null;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
        const bytes = Buffer.alloc(256);
        const line = bytes.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes)).split('\n')[0];
        return /^#!\s*(\/\S+)/.exec(line)?.[1] ?? null;
    }
    catch {
        return null;
    }
    finally {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/**
 * The options with the recording that is played: the one that is given, else the one beside the workflow. A workflow
 * without a prompt needs none (spec 3.8).
 * @param flag how people give one: `--recording DIR`, or the input
 * @throws UsageError where one is needed, and there is none
 */
function withRecording(launch, workflow, flag) {
    if (launch.recording !== null || !(0,_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_6__/* .agentsOf */ .et)(workflow, launch).includes(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .STAND_IN */ .vs))
        return { launch, found: null };
    const found = (0,_testing_find_js__WEBPACK_IMPORTED_MODULE_5__/* .recordingBeside */ .Qu)(workflow.path);
    if (found === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(workflow.path)} has no recording/ that ${_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_2__/* .STAND_IN */ .vs} could play; say which folder: ${flag}`);
    return { launch: { ...launch, recording: found }, found };
}
/** The same for a resume, which has not read its workflow yet. */
function withRecordingBeside(launch, workflowPath) {
    if (launch.recording !== null || launch.agent !== STAND_IN)
        return launch;
    return { ...launch, recording: recordingBeside(workflowPath) };
}


/***/ }),

/***/ 3103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ LEFT_OPEN),
/* harmony export */   PH: () => (/* binding */ beginTurn),
/* harmony export */   Up: () => (/* binding */ recordOutcome),
/* harmony export */   Vh: () => (/* binding */ stopSpent),
/* harmony export */   eu: () => (/* binding */ loggedOutcomeOf),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   od: () => (/* binding */ needsDecision),
/* harmony export */   pc: () => (/* binding */ countCost),
/* harmony export */   vA: () => (/* binding */ turnLeftOpen)
/* harmony export */ });
/* harmony import */ var _core_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29610);
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96163);
/* harmony import */ var _core_settings_models_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88039);
/* harmony import */ var _core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90911);
/* harmony import */ var _core_turns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28115);
/* harmony import */ var _turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3794);







const LEFT_OPEN = { kind: 'left_open' };
function failed(error) {
    return { kind: 'failed', error: { code: error.code, message: error.message } };
}
/** Records a turn before it starts (spec 3.6), and logs the state when its first turn begins. */
async function beginTurn({ runtime, agentId }, turn) {
    const { turn: before, model_override: override } = runtime.agent(agentId);
    const opened = { id: String(runtime.run.turns + 1), started_at: runtime.now(), ...turn };
    const state = runtime.options.workflow.state(turn.state);
    await runtime.changeAhead(_core_turns_js__WEBPACK_IMPORTED_MODULE_2__/* .openTurn */ .KT, agentId, opened, {
        isUntold: before !== null && runtime.isUntold(before.id),
        model: modelOf(runtime, turn.state, override),
        ...(state.kind === 'graph' && { resetVisits: state.state.resetMaxVisits }),
    });
    return opened;
}
/** The model, if it is not the run's. */
function modelOf(runtime, name, override) {
    const { launch } = runtime.run;
    const chosen = (0,_turns_model_of_state_js__WEBPACK_IMPORTED_MODULE_3__/* .modelOfState */ .Wg)(runtime, name, override);
    if (chosen === null)
        return undefined;
    const { cli, model, saidBy } = chosen;
    const isRuns = saidBy === 'run' || saidBy === 'workflow';
    return isRuns && model === (0,_core_settings_models_js__WEBPACK_IMPORTED_MODULE_1__/* .modelsByCli */ .SU)([launch.model], launch.agent)[cli] ? undefined : model;
}
/**
 * Logs how a turn ended, then counts its cost: after a crash in between, the outcome is in the log and the cost still
 * to be counted. Stops the run when the cost exceeds its budget (spec 3.5).
 */
function recordOutcome(visitor, turn, outcome) {
    const { runtime, agentId } = visitor;
    const timed = { ms: Math.max(0, Date.parse(runtime.now()) - Date.parse(turn.started_at)), ...outcome };
    runtime.options.emit({ type: 'outcome', agent: agentId, state: turn.state, turn: turn.id, ...timed });
    for (const change of runtime.options.watch.look())
        runtime.warn(change, agentId, turn.state);
    if (runtime.options.workflow.graph !== undefined)
        runtime.outcomes.set(agentId, { turn: turn.id, outcome: timed });
    countCost(visitor, timed);
}
/** How an open turn has ended, if it has: in an earlier life of the run, or before a question. */
function loggedOutcomeOf({ runtime, agentId }, turn) {
    const last = runtime.outcomes.get(agentId);
    return last?.turn === turn.id ? last.outcome : runtime.options.loggedOutcomes.get(turn.id);
}
function countCost({ runtime, agentId }, outcome) {
    runtime.change(_core_turns_js__WEBPACK_IMPORTED_MODULE_2__/* .accountTurn */ .x7, agentId, outcome);
    stopWhenOverBudget(runtime);
}
function stopWhenOverBudget(runtime) {
    if (!(0,_core_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .isOverBudget */ .qr)(runtime.run))
        return;
    const { run } = runtime;
    runtime.options.stop.stop({
        mode: 'interrupt',
        status: 'budget_exceeded',
        reason: 'BUDGET',
        message: `${overlong(runtime)}${who(run)} has cost $${run.total_cost_usd.toFixed(4)} of its ${budgetOf(run)}. The last transition was not followed. ${moreBudget(runtime, run.total_cost_usd + (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .withheldUsd */ .y5)(run) + runtime.mostExpensiveTurnUsd)}`,
    });
}
/**
 * Whether a person has to decide about a state whose effect is `once`: its turn had started when it was cut off, and
 * nobody has said that it may be repeated.
 */
function needsDecision(runtime, left, options) {
    if (left === null || options.effect !== 'once' || left.repeat)
        return false;
    return runtime.options.startedTurns.has(left.id);
}
/** An agent's open turn, if its visit was begun in an earlier life of the run. */
function turnLeftOpen({ runtime, agentId }) {
    const { turn, current_state } = (0,_core_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(runtime.run, agentId);
    return turn !== null && turn.state === current_state ? turn : null;
}
/**
 * Nothing is left for another turn, although the budget is not exceeded.
 * @param shortage why the meter has not let a request through
 */
function stopSpent(runtime, shortage) {
    const { run } = runtime;
    if ((0,_core_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .isOverBudget */ .qr)(run)) {
        stopWhenOverBudget(runtime);
        return;
    }
    const why = shortage === undefined
        ? 'nothing is left. No further turn was started.'
        : `what is left does not pay for the next request, which needs $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__/* .usdDigits */ .z)(shortage.least_usd)} at least.`;
    const needed = shortage === undefined ? null : run.total_cost_usd + shortage.least_usd;
    runtime.options.stop.stop({
        mode: 'interrupt',
        status: 'budget_exceeded',
        reason: 'BUDGET',
        message: `${overlong(runtime)}${who(run)} has spent $${run.total_cost_usd.toFixed(4)} of its ${budgetOf(run)}, and ${why} ${moreBudget(runtime, needed)}`,
    });
}
function overlong({ outputLimit }) {
    return outputLimit === null ? '' : `${outputLimit} `;
}
function who(run) {
    const leg = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(run);
    return leg === null ? 'The run' : `Leg ${leg.name}`;
}
/** The budget in words. A leg has a share; shares of legs without an outcome count as spent (spec 4.10). */
function budgetOf(run) {
    const amount = `$${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__/* .usdDigits */ .z)(run.budget_usd)}`;
    if ((0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(run) !== null)
        return `share of ${amount}`;
    const withheld = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .withheldUsd */ .y5)(run);
    const aside = withheld > 0 ? `, of which $${(0,_core_text_usd_js__WEBPACK_IMPORTED_MODULE_6__/* .usdDigits */ .z)(withheld)} are kept for legs that nothing is known of` : '';
    return `budget of ${amount}${aside}`;
}
function moreBudget(runtime, moreThanUsd) {
    const isLeg = (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(runtime.run) !== null;
    return runtime.recoveryHint(isLeg ? { kind: 'share' } : { kind: 'budget', moreThanUsd });
}


/***/ }),

/***/ 27830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess),
/* harmony export */   Y: () => (/* binding */ tellTurnStarted)
/* harmony export */ });
/* harmony import */ var _core_protocol_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46395);
/* harmony import */ var _turns_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62765);
/* harmony import */ var _script_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71968);



/** An interrupted script is killed after this time; the run itself has 5 s (spec 3.7). */
const INTERRUPT_GRACE_MS = 2000;
/** How often a process is started that the machine has no room for. The growing waits add up to a quarter of a minute. */
const STARTS = 5;
/** Logs the beginning of a turn that no agent CLI takes, and where its output will be. */
function tellTurnStarted({ runtime, agentId }, turn) {
    runtime.options.emit({
        type: 'turn_started',
        agent: agentId,
        state: turn.state,
        turn: turn.id,
        kind: turn.kind,
        attempt: turn.attempt,
        session: null,
        transcript: runtime.scriptTranscript.path,
    });
}
/** Runs the process of a turn and records its output; null when it was interrupted. */
async function runProcess(visit, turn, process) {
    const { signal } = visit;
    tellTurnStarted(visit, turn);
    const output = new _script_output_js__WEBPACK_IMPORTED_MODULE_2__/* .ScriptOutput */ .LI(recorder(visit, turn));
    try {
        for (let attempt = 1;; attempt++) {
            const ended = await runOnce(visit, process, output);
            if (signal.aborted)
                return null;
            if (!isShortage(ended.exit) || attempt === STARTS)
                return ended;
            await waitToStart(visit, turn, attempt, ended.exit);
            if (signal.aborted)
                return null;
        }
    }
    finally {
        output.end();
    }
}
async function runOnce({ runtime: { options }, signal }, { timeout, maxTime, ...command }, output) {
    let overdue = null;
    const hear = (stream) => (chunk) => {
        idle.restart();
        output.push(stream, chunk);
        // It would write on, and nobody reads it any more.
        if (output.overflowed)
            child.stop('SIGTERM');
    };
    const child = options.children.startScript({
        ...command,
        onStdout: hear('stdout'),
        onStderr: hear('stderr'),
    });
    const end = (cause) => () => {
        overdue ??= cause;
        child.stop('SIGTERM');
    };
    const { timers } = options.ports;
    const idle = timers.idle(timeout * 1000, end('timeout'));
    const limit = timers.limit(maxTime === undefined ? undefined : maxTime * 1000, end('max_time'));
    const interrupt = () => child.stop('SIGTERM', INTERRUPT_GRACE_MS);
    signal.addEventListener('abort', interrupt);
    const exit = await child.done;
    signal.removeEventListener('abort', interrupt);
    idle.stop();
    limit.stop();
    return { exit, output, overdue };
}
/** Writes the output of a process to its transcript, and in short to the log and the console. */
function recorder({ runtime, agentId }, turn) {
    const { options, scriptTranscript } = runtime;
    const { emit } = options;
    const place = { agent: agentId, state: turn.state };
    const prints = new _core_protocol_print_js__WEBPACK_IMPORTED_MODULE_0__/* .PrintScanner */ .Q();
    return (stream, text) => {
        scriptTranscript.write(`${JSON.stringify({ turn: turn.id, ...place, stream, text })}\n`);
        emit({ type: 'output', ...place, stream, text: text.slice(0, 500), bytes: Buffer.byteLength(text) });
        if (stream === 'stdout')
            for (const print of prints.push(text))
                emit({ type: 'print', ...place, text: print });
    };
}
/** Whether the machine has too few processes, open files or memory just now. */
function isShortage({ spawnError }) {
    return ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'].includes(spawnError?.code ?? '');
}
async function waitToStart({ runtime, agentId, signal }, turn, attempt, { spawnError }) {
    const { emit, ports } = runtime.options;
    const delay = (0,_turns_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .backOffMs */ .V)(attempt, ports.random());
    emit({
        type: 'retry',
        agent: agentId,
        state: turn.state,
        attempt: attempt + 1,
        delay_ms: delay,
        code: 'SCRIPT_FAILED',
        message: `it could not be started: ${spawnError?.message}`,
    });
    await ports.sleep(delay, signal);
}


/***/ }),

/***/ 20888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ bashArguments),
/* harmony export */   F5: () => (/* binding */ scriptEnvironment),
/* harmony export */   rG: () => (/* binding */ scriptCommand),
/* harmony export */   vu: () => (/* binding */ canBeArgument)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68251);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70968);
/* harmony import */ var _joins_workers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1157);
/* harmony import */ var _template_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25267);






/** How many bytes of text fit in an argument: 128 KiB on Linux, with room for its end. */
const LONGEST_ARGUMENT = 120_000;
/**
 * How a script is started (spec 1.6). The text that was loaded is run, never the one at its path by now: whoever may
 * edit files must not thereby run commands.
 */
function scriptCommand({ runtime, text, path, name }, turn) {
    if (runtime === 'bash' && canBeArgument(text))
        return { command: 'bash', args: bashArguments(text, path ?? name) };
    const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(turn.subfolder(), (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_5__/* .ownNameOf */ .Rc)(name));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(copy, text, { mode: 0o600 });
    return commandLine(runtime, copy);
}
function canBeArgument(text) {
    return Buffer.byteLength(text) <= LONGEST_ARGUMENT && !text.includes('\0');
}
/**
 * `$0` is the script's path, which bash's messages name along with lines. Such a text has no BASH_SOURCE; in a script
 * that is no part of another, it is set to `$0`.
 * @param args of the script
 */
function bashArguments(text, path, args = []) {
    // Its input is a socket of node's, which makes bash think of a remote shell and read ~/.bashrc.
    return [
        '--norc',
        '-c',
        '--',
        text.replace(/\$(\{?)BASH_SOURCE\b(?:\[0\])?(?!\[)/g, '$$$10'),
        path,
        ...args,
    ];
}
function commandLine(runtime, path) {
    switch (runtime) {
        case 'bash':
            return { command: 'bash', args: [path] };
        case 'powershell':
            return {
                command: process.platform === 'win32' ? 'powershell' : 'pwsh',
                args: ['-NoProfile', '-NonInteractive', '-ExecutionPolicy', 'Bypass', '-File', path],
            };
        case 'cmd':
            return { command: 'cmd', args: ['/d', '/c', path] };
        default:
            return runtime;
    }
}
/** The environment that a script has besides what every child sees. */
function scriptEnvironment(visit, turn, folder) {
    const { runtime, agentId, state } = visit;
    const agent = runtime.agent(agentId);
    const base = runtime.options.childEnvironment('script');
    const { variables, pending_result: input } = agent;
    const isLarge = input !== null && Buffer.byteLength(input) > _process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_INPUT_BYTES */ .su;
    const listed = state.options.vars ?? [];
    const told = (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .scriptVariables */ .RF)({
        runId: runtime.run.workflow_id,
        agentId,
        state: turn.state,
        input,
        taskFolder: (0,_template_values_js__WEBPACK_IMPORTED_MODULE_4__/* .taskFolder */ .AD)(visit),
        outputFile: folder.output,
        variables,
        listed,
        attempt: turn.attempt,
        ...(isLarge && { inputFile: folder.put(input) }),
    }, base);
    for (const name of listed.filter((each) => Object.hasOwn(variables, each) && !Object.hasOwn(told, each))) {
        const message = `${state.file} lists the variable ${name}, which its environment has already: it was left as it is`;
        runtime.warn(message, agentId, state.name);
    }
    // Behind a join, the script finds its workers there (spec 7.1).
    const workers = (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_3__/* .joinedWorkersOf */ .k_)(visit);
    return {
        ...base,
        ...told,
        ...(workers !== null && { RAYMOND_WORKERS_FILE: (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWorkersFile */ .br)(folder.fresh(), workers) }),
    };
}


/***/ }),

/***/ 55684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _5: () => (/* binding */ isUnchanged),
/* harmony export */   _E: () => (/* binding */ visitScriptState),
/* harmony export */   oC: () => (/* binding */ changedMessage)
/* harmony export */ });
/* unused harmony export sharedFolder */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_protocol_route_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29889);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49254);
/* harmony import */ var _core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68251);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3103);
/* harmony import */ var _turns_result_schemas_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71403);
/* harmony import */ var _run_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27830);
/* harmony import */ var _script_command_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20888);
/* harmony import */ var _script_output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71968);
/* harmony import */ var _turn_folder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28225);













/** One agent's visit of one script state (spec 1.6): one process, no reminders, no retries, no cost. */
async function visitScriptState(visit) {
    const { runtime, state, signal } = visit;
    const left = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .turnLeftOpen */ .vA)(visit);
    const logged = left === null ? undefined : runtime.options.loggedOutcomes.get(left.id);
    if (left !== null && logged?.result.kind === 'exit')
        return route(visit, left, logged.result);
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .needsDecision */ .od)(runtime, left, state.options))
        return { kind: 'ask_repeat' };
    const turn = await (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .beginTurn */ .PH)(visit, {
        state: state.name,
        kind: 'script',
        session_before: null,
        session: null,
        session_mark: null,
        attempt: (left?.attempt ?? 0) + 1,
        turn_of_visit: 0,
    });
    if (signal.aborted)
        return _record_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OPEN */ .Jq;
    const ran = await runScript(visit, turn);
    if (ran.kind === 'failed' || ran.kind === 'left_open')
        return ran;
    (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOutcome */ .Up)(visit, turn, {
        result: ran.result,
        session: null,
        cost_usd: 0,
        basis: 'none',
        usage: _core_run_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_USAGE */ .y,
    });
    return route(visit, turn, ran.result);
}
function route(visit, turn, result) {
    const { runtime, agentId } = visit;
    const routing = (0,_core_protocol_route_js__WEBPACK_IMPORTED_MODULE_3__/* .routeScript */ .B)({
        exitCode: result.exit_code,
        stdout: result.stdout,
        stderr: result.stderr,
        resolve: (target) => runtime.options.workflow.resolve(target, turn.state),
        maxForks: runtime.run.launch.max_forks,
        schemas: (0,_turns_result_schemas_js__WEBPACK_IMPORTED_MODULE_11__/* .resultSchemas */ .U)(visit),
    });
    if (routing.kind !== 'transition')
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)(routing);
    for (const warning of routing.warnings)
        runtime.warn(warning, agentId, turn.state);
    return { kind: 'transition', transition: routing.transition, implicit: routing.implicit, turn: turn.id };
}
async function runScript(visit, turn) {
    const { runtime, agentId, state } = visit;
    const changed = changedScript(runtime, state);
    if (changed !== null)
        return changed;
    const timeout = state.options.timeout ?? runtime.run.launch.timeout;
    const { paths, project, workflow } = runtime.options;
    const folder = new _turn_folder_js__WEBPACK_IMPORTED_MODULE_10__/* .TurnFolder */ .yn(paths.folder, project);
    try {
        const shared = sharedFolder(workflow.partOf(state.name).shared, state, folder);
        const env = {
            ...(0,_script_command_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptEnvironment */ .F5)(visit, turn, folder),
            ...(shared !== null && { RAYMOND_WORKFLOW_DIR: shared }),
        };
        const { max_time: maxTime } = state.options;
        const process = {
            ...(0,_script_command_js__WEBPACK_IMPORTED_MODULE_8__/* .scriptCommand */ .rG)(state, folder),
            cwd: runtime.agent(agentId).cwd,
            env,
            timeout,
            maxTime,
        };
        const ended = await (0,_run_process_js__WEBPACK_IMPORTED_MODULE_7__/* .runProcess */ .R)(visit, turn, process);
        return ended === null ? _record_js__WEBPACK_IMPORTED_MODULE_6__/* .LEFT_OPEN */ .Jq : judge(state, ended, folder, timeout);
    }
    finally {
        void folder.dispose();
    }
}
/** @param timeout in seconds */
function judge({ file, options }, { exit, output, overdue }, folder, timeout) {
    const fail = (code, message) => (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)({ code, message: `${file} ${message}` });
    if (exit.spawnError !== null)
        return fail('SCRIPT_FAILED', `could not be started: ${exit.spawnError.message}`);
    if (output.overflowed)
        return fail('SCRIPT_FAILED', `wrote ${_script_output_js__WEBPACK_IMPORTED_MODULE_9__/* .TOO_MUCH_OUTPUT */ .n1} and was ended. Send bulk output to a file.`);
    if (overdue === 'timeout')
        return fail('IDLE_TIMEOUT', `wrote nothing for ${timeout} s and was ended. Raise \`timeout\` in a \`# raymond:\` comment of the script, or let it print as it works.\n${output.lastLines()}`);
    if (overdue === 'max_time')
        return fail('MAX_TIME', `took longer than its max_time of ${options.max_time} s and was ended.\n${output.lastLines()}`);
    const written = folder.readOutput();
    if ('problem' in written)
        return (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)({ code: 'SCRIPT_FAILED', message: `${file}: its RAYMOND_OUTPUT ${written.problem}.` });
    return {
        kind: 'exit',
        result: {
            kind: 'exit',
            // After a signal this is the code that a shell gives.
            exit_code: exit.exitCode ?? 128,
            stdout: written.text ?? output.stdout,
            stderr: output.stderr,
        },
    };
}
function changedScript(runtime, state) {
    if (state.path === undefined)
        return null;
    // The files that the script may source belong to it.
    const scope = (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_12__/* .scopeOf */ .Od)(state.name);
    const shared = runtime.options.workflow.partOf(state.name).shared;
    const files = [state, ...shared.map((file) => ({ ...file, name: scope + file.name }))];
    const changed = files.find(({ name, path }) => path !== undefined && !isUnchanged(runtime, name, path));
    if (changed === undefined)
        return null;
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gz)({ code: 'WORKFLOW_CHANGED', message: changedMessage(runtime, changed.file) });
}
/**
 * Whether a script on disk is still the one that was loaded. A changed one is not run: an agent that may edit files
 * must not thereby run commands.
 * @param name the file's full name, as the workflow's fingerprint has it
 */
function isUnchanged(runtime, name, path) {
    return runtime.options.workflow.fingerprint.files[name] === sha256Of(path);
}
function changedMessage(runtime, file) {
    return `${file} was changed or removed while the run went on, and was not run. ${runtime.recoveryHint({ kind: 'accept_script' })}`;
}
/** Null for a file that cannot be read. */
function sha256Of(path) {
    try {
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path)).digest('hex');
    }
    catch {
        return null;
    }
}
/**
 * Where a script finds the files that it may source, `$RAYMOND_WORKFLOW_DIR/_lib.sh` (spec 1.5): the folder of the
 * state's own workflow. What the scripts of an archive share is unpacked for each of them anew, as it was read, into a
 * folder that nobody else may enter: who may edit files must not thereby run commands.
 * @returns an absolute path; null where the workflow has no files on disk, and none to share
 */
function sharedFolder(shared, state, turn) {
    if (state.path !== undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(state.path);
    if (shared.length === 0)
        return null;
    const folder = turn.subfolder();
    for (const { name, bytes } of shared)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), bytes, { mode: 0o600 });
    return folder;
}


/***/ }),

/***/ 31458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ elect)
/* harmony export */ });
/** A run that gives way ends within seconds, and GitHub says so a little later. */
const POLL_INTERVAL_MS = 3000;
/**
 * Elects one of several runs that have announced at the same moment that they go on (spec 4.3, "One at a time"). Each
 * has written before it looks for the others, so that of two at least the one that wrote last sees the other. It cannot
 * know whether it was seen itself. So the younger one of a pair gives way to the older as soon as it sees it. The older
 * one waits for that; if the younger one has seen nobody, and does not give way, the older one does. Two never go on
 * together, and of those that see each other the oldest goes on.
 * @param others seen by this one after it wrote
 * @returns the one to whom this one gives way; null when it goes on itself
 */
async function elect(others, { self, look, attempts, wait }) {
    const isOlder = ({ run_id }) => BigInt(run_id) < BigInt(self);
    for (const other of [...others.filter(isOlder), ...others.filter((each) => !isOlder(each))]) {
        for (let attempt = 1;; attempt++) {
            const seen = await look(other, isOlder(other));
            if (!seen.isAlive)
                break;
            if (isOlder(other) || seen.isFinal || attempt === attempts)
                return { winner: other, why: seen.why };
            await wait(POLL_INTERVAL_MS);
        }
    }
    return null;
}


/***/ }),

/***/ 25267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ taskFolder),
/* harmony export */   EN: () => (/* binding */ renderFor),
/* harmony export */   Yc: () => (/* binding */ renderTransition)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_protocol_template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66100);
/* harmony import */ var _core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58889);
/* harmony import */ var _core_typed_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46484);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39325);
/* harmony import */ var _joins_workers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1157);






/** The agent's private folder, made when something first asks for it (spec 1.5). */
function taskFolder({ runtime, agentId }) {
    const { launch, workflow_id: id } = runtime.run;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .taskFolders */ .Tj)(launch.root, id), agentId);
    runtime.makeFolder(folder);
    return folder;
}
/** Fills in `{{name}}` with what the agent's current state may see. */
function renderFor(visitor, text) {
    if (!text.includes('{{'))
        return text;
    const { runtime, agentId } = visitor;
    const agent = runtime.agent(agentId);
    const needsFolder = /\{\{\s*task_folder\s*\}\}/.test(text);
    const own = {
        input: agent.pending_result ?? undefined,
        result: agent.pending_result ?? undefined,
        workflow_id: runtime.run.workflow_id,
        run_id: runtime.run.workflow_id,
        agent_id: agentId,
        ask_id: agent.answered_ask ?? undefined,
        task_folder: needsFolder ? taskFolder(visitor) : undefined,
        ...workerValues(visitor, text),
    };
    // Ours come last: a worker's variable cannot replace one (spec 1.5).
    const values = { ...agent.variables, ...runtime.options.templateValues, ...own };
    const onUnset = (name) => runtime.warn(`{{${name}}} has no value and was left as it stands`, agentId, agent.current_state);
    return (0,_core_protocol_template_js__WEBPACK_IMPORTED_MODULE_5__/* .fillPlaceholders */ .Ct)(text, values, onUnset, inputFields(agent.pending_result));
}
/** Resolves `{{input.a.b}}` and `{{result.a.0}}`: fields of what was handed over, where that is JSON (spec 7.4). */
function inputFields(input) {
    if (input === null)
        return () => undefined;
    const field = (0,_core_typed_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsIn */ .t5)(input);
    return (name) => {
        const [of, ...path] = name.split('.');
        return (of === 'input' || of === 'result') && path.length > 0 ? field(path) : undefined;
    };
}
/** The values of `{{workers}}` and `{{workers_json}}` behind a join (spec 7.1). */
function workerValues(visitor, text) {
    const workers = /\{\{\s*workers(?:_json)?\s*\}\}/.test(text) ? (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .joinedWorkersOf */ .k_)(visitor) : null;
    if (workers === null)
        return { workers: undefined, workers_json: undefined };
    let written;
    // This is a copy for the turn: an agent is told its path, and may write there.
    const file = () => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(taskFolder(visitor), 'workers.json');
    const path = () => (written ??= (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWorkersFile */ .br)(file(), workers));
    return { workers: (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .workersMarkdown */ .jH)(workers, path), workers_json: (0,_joins_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .workersJson */ .Qi)(workers, path) };
}
/** Fills in a transition. The attributes `input` and `cd` are templates; everything else is taken as written. */
function renderTransition(visitor, transition) {
    return (0,_core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_1__/* .fillTemplates */ .V$)(transition, (text) => renderFor(visitor, text));
}


/***/ }),

/***/ 49432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qu: () => (/* binding */ recordingBeside),
/* harmony export */   Zb: () => (/* binding */ recordingsBeside),
/* harmony export */   fc: () => (/* binding */ recordingHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_replay_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79867);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);




/**
 * The recordings that lie beside a workflow: `recording/`, and each folder in `recordings/`.
 * @param path absolute, of the workflow as it was given
 * @throws UsageError if there is none
 */
function recordingsBeside(path) {
    const homes = homesOf(path);
    const found = homes
        .flatMap((home) => [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recording'), ...foldersIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recordings'))])
        .filter(isRecording);
    if (found.length > 0)
        return found;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`There is no recording of ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}: looked for ${homes.map((home) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recording')).join(', ')} and recordings/*. Make one with \`raymond run ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)} --record DIR\`, write a ${_agents_replay_files_js__WEBPACK_IMPORTED_MODULE_2__.REPLIES_FILE}, or name a run with --from-run.`, { file: path });
}
/** The recording that is played where none is named. Null when there is none. */
function recordingBeside(path) {
    return (homesOf(path)
        .map((home) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, 'recording'))
        .find(isRecording) ?? null);
}
/** Where a recording is kept when no folder is named for it. */
function recordingHome(path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(homesOf(path)[0], 'recording');
}
function homesOf(path) {
    const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    const own = isFolder ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    // A Raili project keeps its workflows in a folder of its own (spec 5.1).
    const raili = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).lastIndexOf('.raili');
    return raili < 1 ? [own] : [own, path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).slice(0, raili).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)];
}
function foldersIn(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))
        .sort();
}
function isRecording(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).some((name) => name === _agents_replay_files_js__WEBPACK_IMPORTED_MODULE_2__.REPLIES_FILE || /^\d{3,}-.+\.json$/.test(name));
}


/***/ }),

/***/ 27990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ beginVisit),
/* harmony export */   T: () => (/* binding */ countCutOff)
/* harmony export */ });
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29610);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _meter_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84723);
/* harmony import */ var _metering_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64854);
/* harmony import */ var _metering_turn_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81763);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3103);
/* harmony import */ var _visit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52968);







/** Where a visit's turns begin: with the prompt, or where a crash, a stop or a question left them (spec 3.6). */
async function beginVisit(visit) {
    const { runtime, state } = visit;
    const left = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .turnLeftOpen */ .vA)(visit);
    if (left === null)
        return { kind: 'prompt' };
    const logged = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .loggedOutcomeOf */ .eu)(visit, left);
    if (logged !== undefined)
        (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .countCost */ .pc)(visit, logged);
    const session = logged?.session ?? left.session;
    if (logged?.result.kind === 'text' && session !== null) {
        // The turn was paid for and its outcome logged before the crash: apply it, never repeat it.
        return { kind: 'answered', turn: left, text: logged.result.text, session };
    }
    if (logged === undefined)
        await countCutOff(visit, left);
    if ((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .needsDecision */ .od)(runtime, left, state.options))
        return (0,_visit_js__WEBPACK_IMPORTED_MODULE_5__/* .over */ .Z)({ kind: 'ask_repeat' });
    const cause = wasUnheeded(visit, left) ? 'unheeded' : 'cut off';
    return { kind: 'again', turn: left, ended: hasEnded(logged), cause, fresh: false };
}
/** What a message can be refused for, reminder or not. */
const REFUSALS = new Set([
    ...['NO_TRANSITION', 'SEVERAL_TRANSITIONS', 'INVALID_TRANSITION', 'POLICY_VIOLATION'],
    ...['MISSING_TARGET', 'AMBIGUOUS_TARGET', 'RESULT_INVALID'],
]);
/** The agent failed of its last message: that turn was not cut off, and the agent is not to be told so. */
function wasUnheeded({ runtime, agentId }, left) {
    if (left.kind !== 'reminder' || left.failed !== true)
        return false;
    const { error } = runtime.agent(agentId);
    return error !== null && REFUSALS.has(error.code);
}
/** An interrupted turn did not end: what follows is the same turn of the visit, gone on with. */
function hasEnded(logged) {
    return logged?.result.kind === 'failure' && logged.result.code !== 'INTERRUPTED';
}
/** A turn that a crash cut off has told nobody its cost: what the agent's own transcript tells is counted. */
async function countCutOff(visit, left) {
    const { runtime, agentId, cli } = visit;
    const state = left.state;
    if (left.accounted || left.session === null || !runtime.options.startedTurns.has(left.id))
        return;
    const metered = (0,_meter_requests_js__WEBPACK_IMPORTED_MODULE_1__/* .requestsOfTurn */ .pm)((0,_metering_start_js__WEBPACK_IMPORTED_MODULE_2__/* .requestsPath */ .ac)(runtime.options.paths), left.id, left.started_at);
    // Without a request it may have been another CLI's, or of a life without a meter.
    if (metered !== null && metered.requests > 0) {
        const message = 'cut off by a crash; its cost is what its requests have come to';
        return recordCutOff(visit, left, message, (0,_metering_turn_js__WEBPACK_IMPORTED_MODULE_3__/* .costOfRequests */ .V)(metered));
    }
    if (cli.cutOffCost === undefined)
        return;
    const began = left.carried_on ?? left;
    const turn = { session: left.session, sessionBefore: began.session_before, since: began.session_mark ?? 0 };
    const found = await cli.cutOffCost(turn, runtime.agent(agentId).cwd);
    runtime.options.meter?.spentElsewhere(found?.costUsd ?? 0, (0,_core_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .meteredBudget */ .Y0)(runtime.run));
    if (found === null) {
        const unknown = 'what the turn that was cut off had spent is not known, and is not counted';
        runtime.warn(unknown, agentId, state);
        return recordCutOff(visit, left, unknown, {
            ...{ cost_usd: 0, basis: 'unknown', lower_bound: true, usage: _core_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y },
        });
    }
    const message = `cut off by a crash; its cost is ${found.source}`;
    runtime.warn(`a turn was ${message}`, agentId, state);
    recordCutOff(visit, left, message, {
        ...{ cost_usd: found.costUsd, basis: found.basis, usage: found.usage },
        ...(found.isLowerBound && { lower_bound: true }),
    });
}
function recordCutOff(visit, left, message, cost) {
    const result = { kind: 'failure', code: 'INTERRUPTED', message };
    // When it was cut off, nobody knows.
    (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordOutcome */ .Up)(visit, left, { result, session: left.session, ...cost, ms: 0 });
}


/***/ }),

/***/ 83844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hq: () => (/* binding */ warnOfBudget),
/* harmony export */   kq: () => (/* binding */ findUnpriced),
/* harmony export */   vG: () => (/* binding */ FirstTurns)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _model_of_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3794);


/**
 * With a budget, one turn of each model goes ahead of the others until it has ended (spec 3.5): what a turn costs is not
 * known before, and as many as may run at once would be paid for unseen.
 */
class FirstTurns {
    runtime;
    moved;
    /** Of which a turn has ended in this run, be it before a resume. */
    #ended;
    /** Whose turn is ahead, by the model. */
    #ahead = new Map();
    #told = new Set();
    constructor(runtime, 
    /** Others may go on. */
    moved) {
        this.runtime = runtime;
        this.moved = moved;
        this.#ended = new Set(endedBefore(runtime));
        runtime.onTurnEnded = (agentId) => this.#end(agentId);
        runtime.waitsForPrice = (agentId) => this.#aheadOf(agentId) !== undefined;
    }
    /** Whether an agent has to wait for another one's turn. */
    holds(agentId) {
        const held = this.#aheadOf(agentId);
        if (held !== undefined)
            this.#tell(held.ahead, keyOf(held.chosen), held.chosen);
        return held !== undefined;
    }
    started(agentId) {
        const chosen = this.#modelOf(agentId);
        if (chosen !== null && !this.#ended.has(keyOf(chosen)))
            this.#ahead.set(keyOf(chosen), agentId);
    }
    /** Its visit is over, with or without a turn. */
    visitFinished(agentId) {
        for (const [key, ahead] of this.#ahead)
            if (ahead === agentId)
                this.#ahead.delete(key);
    }
    #end(agentId) {
        const chosen = this.#modelOf(agentId);
        if (chosen === null || this.#ended.has(keyOf(chosen)))
            return;
        this.#ended.add(keyOf(chosen));
        this.#ahead.delete(keyOf(chosen));
        this.moved();
    }
    /** The agent whose turn is ahead of this one's; undefined where there is none. */
    #aheadOf(agentId) {
        const chosen = this.#ahead.size === 0 ? null : this.#modelOf(agentId);
        const ahead = chosen === null ? undefined : this.#ahead.get(keyOf(chosen));
        return chosen === null || ahead === undefined || ahead === agentId ? undefined : { ahead, chosen };
    }
    #modelOf(agentId) {
        if (this.runtime.run.budget_usd <= 0)
            return null;
        const { current_state: state, model_override: override } = this.runtime.agent(agentId);
        const chosen = (0,_model_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .modelOfState */ .Wg)(this.runtime, state, override);
        if (chosen === null || this.runtime.unpriced.has(chosen.cli))
            return null;
        if (this.runtime.isMetered(chosen.cli))
            return null;
        // What is played costs what it has cost.
        return (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(chosen.cli)?.capabilities.standsIn ? null : chosen;
    }
    #tell(agentId, key, { cli, model }) {
        if (this.#told.has(key))
            return;
        this.#told.add(key);
        const state = this.runtime.agent(agentId).current_state;
        const text = `one turn of ${model ?? `${cli}'s own default model`} first: its price is not known yet`;
        this.runtime.options.emit({ type: 'print', agent: agentId, state, text });
    }
}
const keyOf = ({ cli, model = '' }) => `${cli} ${model}`;
function endedBefore(runtime) {
    const { agents, states } = runtime.run;
    return Object.entries(states).flatMap(([name, { turns }]) => {
        const open = agents.filter(({ turn }) => turn?.state === name).length;
        const chosen = turns > open && runtime.options.workflow.states.includes(name)
            ? (0,_model_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .modelOfState */ .Wg)(runtime, name, null)
            : null;
        return chosen === null ? [] : [keyOf(chosen)];
    });
}
/**
 * Which agent CLIs of the workflow tell no price where this run calls them: said before anything is paid, and no turn
 * of theirs is waited for to learn what the others cost (spec 3.5).
 */
function findUnpriced(runtime) {
    const { options, run } = runtime;
    for (const cli of (0,_model_of_state_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsOf */ .et)(options.workflow, run.launch)) {
        const why = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .whyUnpriced */ .H7)(cli, options.childEnvironment(cli));
        if (why === null || runtime.isMetered(cli))
            continue;
        runtime.unpriced.add(cli);
        warnOfBudget(runtime, `${cli} (${why})`);
    }
}
/** Once a run: who has set a budget relies on it. */
function warnOfBudget(runtime, cli) {
    if (runtime.run.budget_usd > 0)
        runtime.warn(`the budget does not hold for ${cli}: its turns have no price`);
}


/***/ }),

/***/ 3794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wg: () => (/* binding */ modelOfState),
/* harmony export */   et: () => (/* binding */ agentsOf),
/* harmony export */   wZ: () => (/* binding */ agentOfState)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);
/* harmony import */ var _core_settings_models_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88039);



/** null where no agent CLI takes turns. @param override of the tag that led there */
function modelOfState({ run, options }, name, override) {
    const own = ownOf(options.workflow.state(name), options.workflow.graph);
    if (own === null)
        return null;
    const { launch } = run;
    const { manifest } = options.workflow.partOf(name);
    const { agent, models } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .choicesForStates */ .qY)(launch, manifest);
    const cli = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .agentCliOfState */ .Gz)(own.agent, agent);
    if (override !== null)
        return { cli, model: override, saidBy: 'tag' };
    if (own.model !== undefined)
        return { cli, model: own.model, saidBy: 'state' };
    const model = models[cli];
    if (model === undefined)
        return { cli, model, saidBy: null };
    const isOfManifest = (0,_core_settings_models_js__WEBPACK_IMPORTED_MODULE_2__/* .modelsByCli */ .SU)([manifest.model], agent)[cli] === model;
    return { cli, model, saidBy: isOfManifest ? 'workflow' : 'run' };
}
/** The agent CLI that a state of the workflow calls; null for one that calls none. */
function agentOfState(workflow, launch, name) {
    const state = workflow.state(name);
    if (state.kind === 'prompt') {
        const { agent } = (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .choicesForStates */ .qY)(launch, workflow.partOf(name).manifest);
        return (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .agentCliOfState */ .Gz)(state.options.agent, agent);
    }
    return state.kind === 'graph' && state.state.type === 'agent' ? launch.agent : null;
}
/** The agent CLIs that the workflow's states call. */
function agentsOf(workflow, launch) {
    const names = workflow.states.flatMap((name) => agentOfState(workflow, launch, name) ?? []);
    return [...new Set(names)];
}
function ownOf(state, graph) {
    if (state.kind === 'prompt')
        return state.options;
    if (state.kind !== 'graph' || state.state.type !== 'agent')
        return null;
    return { model: state.state.model ?? graph?.agents[state.state.agent]?.setting ?? undefined };
}


/***/ }),

/***/ 71403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ resultSchemas)
/* harmony export */ });
/* harmony import */ var _core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68251);

/**
 * What a `<result>` of the agent's has to fit (spec 7.4): the state's own schema, and the workflow's if the agent
 * leaves the workflow with it.
 */
function resultSchemas({ runtime, agentId, state: { resultSchema }, }) {
    const { stack, current_state: state } = runtime.agent(agentId);
    const back = stack.at(-1)?.state;
    // The end of the agent, or the way back to the workflow that has called this one.
    const leaves = back === undefined || (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(back) !== (0,_core_scope_full_name_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .Od)(state);
    const schemas = [resultSchema, leaves ? runtime.options.workflow.partOf(state).resultSchema : undefined];
    return schemas.filter((schema) => schema !== undefined);
}


/***/ }),

/***/ 62765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ backOffMs),
/* harmony export */   m: () => (/* binding */ MAX_ATTEMPTS)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** Attempts of one turn in one orchestrator's life (spec 3.7). */
const MAX_ATTEMPTS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.attempts.value;
const BASE_MS = 1000;
const CEILING_MS = 30_000;
/**
 * Exponential back-off with jitter: about 1 s, 2 s, 4 s … half of it fixed, half random, so that agents
 * that failed together do not come back together. A server's own wish is honoured when it is longer.
 */
function backOffMs(failures, random, retryAfterMs = 0) {
    const full = Math.min(CEILING_MS, BASE_MS * 2 ** (failures - 1));
    return Math.max(Math.round(full / 2 + (full / 2) * random), retryAfterMs);
}


/***/ }),

/***/ 55422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ settingsOfTurn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63544);
/* harmony import */ var _core_settings_of_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23672);
/* harmony import */ var _directories_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5487);
/* harmony import */ var _guarded_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55688);






/**
 * What an agent may use in a state (spec 7.5), without what its CLI cannot do.
 * @param own what the state itself says
 * @throws RaymondError MISSING_DIRECTORY, or what the check of directories throws
 */
function settingsOfTurn(visitor, cli, own) {
    const { runtime, agentId } = visitor;
    const { launch } = runtime.run;
    const { workflow, mcp, guarded } = runtime.options;
    const { current_state: state } = runtime.agent(agentId);
    const ofScope = workflow.partOf(state).settings;
    const all = (0,_core_settings_of_state_js__WEBPACK_IMPORTED_MODULE_3__/* .settingsFor */ .z)(cli, { launch, mcp, settings: workflow.settings }, own, ofScope);
    const lacked = (0,_core_settings_of_state_js__WEBPACK_IMPORTED_MODULE_3__/* .lackedBy */ .q)(cli, all);
    const settings = Object.fromEntries(Object.entries(all).filter(([key]) => !lacked.some((each) => each === key)));
    const ownMode = own?.permission_mode;
    const noEdits = (0,_guarded_files_js__WEBPACK_IMPORTED_MODULE_5__/* .denialsFor */ .yB)(cli, guarded);
    return {
        permissionMode: settings.permission_mode ?? _core_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PERMISSION_MODE */ .AW,
        // A state that names a mode has that one.
        skipPermissions: launch.dangerously_skip_permissions && (ownMode ?? 'bypassPermissions') === 'bypassPermissions',
        ...(settings.allow && { allow: settings.allow }),
        ...(settings.deny && { deny: settings.deny }),
        ...(noEdits.length > 0 && { noEdits }),
        ...(settings.mcp && { mcp: settings.mcp }),
        ...(settings.mcp_strict && { mcpStrict: true }),
        ...(settings.settings && { settings: settings.settings }),
        ...(settings.system_prompt !== undefined && { appendSystemPrompt: settings.system_prompt }),
        ...(settings.add_dirs && { addDirs: foldersOf(visitor, settings.add_dirs) }),
        ...(settings.fallback_model !== undefined && { fallbackModel: settings.fallback_model }),
        ...(settings.args && { args: settings.args }),
    };
}
/** From where the agent works, and within what it may be sent to (spec 1.3). */
function foldersOf({ runtime, agentId }, folders) {
    const { cwd } = runtime.agent(agentId);
    return folders.map((name) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, name);
        if (!(0,_directories_js__WEBPACK_IMPORTED_MODULE_4__/* .isDirectory */ .wd)(folder))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC('MISSING_DIRECTORY', `add_dirs: ${name} names no directory: there is no ${folder}.`);
        runtime.options.checkDirectory(folder);
        return folder;
    });
}


/***/ }),

/***/ 60205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ takeTurns)
});

// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
// EXTERNAL MODULE: ./lib/core/sessions.js
var sessions = __webpack_require__(41550);
// EXTERNAL MODULE: ./lib/core/turns.js
var turns = __webpack_require__(28115);
// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/agents/agent.js
var agent = __webpack_require__(67975);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/runtime/turns/model-of-state.js
var model_of_state = __webpack_require__(3794);
// EXTERNAL MODULE: ./lib/runtime/turns/retry.js
var retry = __webpack_require__(62765);
// EXTERNAL MODULE: ./lib/runtime/turns/visit.js
var turns_visit = __webpack_require__(52968);
;// CONCATENATED MODULE: ./lib/runtime/turns/after-failure.js







/** What a failure is answered with (spec 3.7). */
const POLICIES = {
    transient: 'retry',
    crashed: 'retry',
    idle: 'retry',
    max_time: 'retry',
    session_in_use: 'retry',
    usage_limit: 'wait or pause',
    cost_cap: 'another share',
    session_lost: 'fresh session',
    interrupted: 'leave open',
    authentication: 'fail',
    invalid_model: 'fail',
    refused: 'fail',
    output_limit: 'fail',
    rejected: 'fail',
    prompt_too_long: 'fail',
    recording_missing: 'fail',
    recording_stale: 'fail',
    not_started: 'fail',
};
/** What no workflow can mend, and no further attempt: the CLI, its key, its model or its recording has to be put right. */
const SETUP = new Set([
    'not_started',
    'authentication',
    'invalid_model',
    'recording_missing',
    'recording_stale',
]);
/**
 * How many attempts in a row have failed after this turn. A limit that is to be waited for is none, and neither is a
 * spent share; but a limit that has reset already, or a share of which nothing was spent, would come again at once.
 * @param now epoch ms
 */
function failuresAfter(ended, before, now) {
    if (ended.kind === 'answered')
        return 0;
    return ended.kind === 'failed' && isAttempt(ended, now) ? before + 1 : before;
}
function isAttempt({ failure, costUsd }, now) {
    switch (POLICIES[failure.kind]) {
        case 'retry':
            return true;
        case 'another share':
            return costUsd === 0;
        case 'wait or pause':
            return failure.resetAt !== undefined && failure.resetAt <= now;
        default:
            return false;
    }
}
/**
 * What follows a failed turn: another one, or none (spec 3.7).
 * @param failures attempts in a row that have failed, with this one
 */
async function afterFailure(visit, failed, failures) {
    const policy = POLICIES[failed.failure.kind];
    switch (policy) {
        case 'retry':
            return after_failure_retry(visit, failed, failures);
        case 'wait or pause':
            return waitOrPause(visit, failed, failures);
        case 'another share':
            return afterCap(visit, failed, failures);
        case 'fresh session':
            return sessionLost(visit, failed);
        case 'leave open':
            return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
        case 'fail':
            return forGood(failed, wordsOf(visit, failed));
        default:
            return policy;
    }
}
function forGood({ turn, failure }, message) {
    const error = { code: agent/* FAILURE_CODES */.s[failure.kind], message };
    return { kind: 'over', outcome: { kind: 'failed', turn, error, isSetup: SETUP.has(failure.kind) } };
}
function wordsOf(visit, { turn, failure }) {
    const { runtime } = visit;
    if (failure.kind === 'invalid_model')
        return modelRefused(visit) ?? failure.message;
    if (failure.needsKey === undefined)
        return failure.message;
    const agent = turn.cli ?? runtime.run.launch.agent;
    return `${failure.message.replace(/\.?$/, '.')} ${runtime.recoveryHint({ kind: 'log_in', agent })}`;
}
function again({ turn }, how = {}) {
    return { kind: 'again', turn, ended: true, cause: 'cut off', fresh: false, ...how };
}
async function after_failure_retry(visit, failed, failures) {
    const { runtime, agentId, state, signal } = visit;
    const { failure } = failed;
    if (failures >= retry/* MAX_ATTEMPTS */.m) {
        return forGood(failed, `${failure.message} (${failures} attempts; ${runtime.recoveryHint({ kind: 'try_again' })})`);
    }
    const { ports, emit } = runtime.options;
    const delay = (0,retry/* backOffMs */.V)(failures, ports.random(), failure.retryAfterMs);
    emit({
        type: 'retry',
        agent: agentId,
        state: state.name,
        attempt: failures + 1,
        delay_ms: delay,
        code: agent/* FAILURE_CODES */.s[failure.kind],
        message: failure.message,
    });
    await ports.sleep(delay, signal);
    return isStopping(visit) ? (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq) : again(failed);
}
/** Waits for a usage limit to reset when that is soon enough, else pauses the whole run (spec 3.7). */
async function waitOrPause(visit, failed, failures) {
    const { runtime, agentId, state, signal } = visit;
    const { failure } = failed;
    const { ports, emit } = runtime.options;
    const { on_limit: onLimit, max_wait: maxWait } = runtime.run.launch;
    const wait = failure.resetAt === undefined ? null : Math.max(0, failure.resetAt - ports.now());
    const mayWait = wait !== null && onLimit !== 'pause' && wait <= maxWait * 1000 && failures < retry/* MAX_ATTEMPTS */.m;
    if (!mayWait) {
        pause(runtime, failure);
        return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
    }
    const until = new Date(ports.now() + wait).toISOString();
    emit({ type: 'waiting', agent: agentId, state: state.name, until, reason: failure.message });
    // A second later than the server says, since its clock and ours differ.
    await ports.sleep(wait + 1000, signal);
    return isStopping(visit) ? (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq) : again(failed);
}
/** While a turn was taken or an agent slept, the run may have been stopped, or the agent by a join. */
function isStopping({ runtime, signal }) {
    return signal.aborted || runtime.options.stop.request !== null;
}
function pause(runtime, failure) {
    const resumeAt = failure.resetAt === undefined ? undefined : new Date(failure.resetAt).toISOString();
    runtime.options.stop.stop({
        mode: 'drain',
        status: 'paused',
        reason: 'USAGE_LIMIT',
        message: `${failure.message}. ${runtime.recoveryHint({ kind: 'resume_later', at: resumeAt ?? null })}`,
        resumeAt,
    });
}
/** The turn used up its share. While the run has money left that a turn can be given, it goes on with a new share. */
function afterCap(visit, failed, failures) {
    if ((0,budget/* isBudgetSpent */.IT)(visit.runtime.run) || failures >= retry/* MAX_ATTEMPTS */.m)
        (0,record/* stopSpent */.Vh)(visit.runtime);
    return isStopping(visit) ? (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq) : again(failed, { cause: 'cost cap' });
}
function sessionLost({ runtime, agentId, state }, failed) {
    const { turn, failure } = failed;
    const lost = (turn.carried_on ?? turn).session_before;
    // A turn in a fresh session has lost none: another fresh one would fail as well, without end.
    if (lost === null)
        return forGood(failed, failure.message);
    if (runtime.options.freshSession) {
        runtime.warn(`the session ${lost} is gone: the state starts in a fresh one`, agentId, state.name);
        return again(failed, { fresh: true });
    }
    return forGood(failed, `${failure.message} ${runtime.recoveryHint({ kind: 'fresh_session' })}`);
}
/** What to do where an API has refused a model; the CLIs name flags of their own for it, which nobody here gives. */
function modelRefused({ runtime, agentId, state }) {
    const chosen = (0,model_of_state/* modelOfState */.Wg)(runtime, state.name, runtime.agent(agentId).model_override);
    if (chosen === null)
        return null;
    const { cli, model, saidBy } = chosen;
    const facts = (0,agent_clis/* factsOf */.xS)(cli);
    const title = facts?.title ?? cli;
    const aliases = facts?.modelAliases.slice(0, 3) ?? [];
    const such = aliases.length === 0 ? '' : `, such as ${aliases.join(', ')}`;
    if (saidBy === null)
        return `${title} may not use its own default model here. Name one: \`model\` of the state, of the workflow, or of the run${such}.`;
    return `${title} has no model "${model}", or none that it may use with this login; ${placeOf(runtime.options.workflow, state, saidBy)} names it. Name another there${such}.`;
}
function placeOf(workflow, { name, file }, saidBy) {
    switch (saidBy) {
        case 'tag':
            return `the tag that led to ${name}`;
        case 'state':
            return `${file}:${workflow.lineOf?.(name, 'model') ?? 1}`;
        case 'workflow':
            return "the workflow's manifest";
        case 'run':
            return "the run's own `model`";
        default:
            return saidBy;
    }
}

// EXTERNAL MODULE: ./lib/runtime/turns/begin.js
var begin = __webpack_require__(27990);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/launch.js
var core_launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/protocol/print.js
var print = __webpack_require__(46395);
// EXTERNAL MODULE: ./lib/core/text/usd.js
var usd = __webpack_require__(90911);
// EXTERNAL MODULE: ./lib/process/idle-timer.js
var idle_timer = __webpack_require__(32043);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var store_transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/runtime/metering/start.js
var start = __webpack_require__(64854);
// EXTERNAL MODULE: ./lib/runtime/metering/turn.js
var metering_turn = __webpack_require__(81763);
// EXTERNAL MODULE: ./lib/runtime/turns/first-turns.js
var first_turns = __webpack_require__(83844);
;// CONCATENATED MODULE: ./lib/runtime/turns/turn-plan.js
/** The first turn of a visit: the agent's own session, a branch of its caller's, or a fresh one. */
function planPrompt(agent, { capabilities, prompt, newId }) {
    const session = firstSession(agent, capabilities, newId);
    return { kind: 'prompt', prompt, session, attempt: 1, turnOfVisit: 0 };
}
function firstSession(agent, { branch }, newId) {
    if (agent.session_id !== null)
        return { kind: 'resume', id: agent.session_id };
    if (agent.branch_from !== null && branch)
        return { kind: 'branch', from: agent.branch_from, id: newId() };
    return { kind: 'fresh', id: newId() };
}
/** A reminder goes to the session that has just been answered in; it has the prompt already. */
function planReminder(last, session, text, asksInput) {
    return {
        kind: 'reminder',
        prompt: text,
        reminder: text,
        ...(asksInput && { asksInput }),
        session: { kind: 'resume', id: session },
        attempt: last.attempt,
        turnOfVisit: last.turn_of_visit + 1,
    };
}
/**
 * Carries on a turn that did not end well: after a crash, an interrupt or a transient failure. Has the
 * session grown past its mark, the paid work is in it and a short notice is enough; otherwise the whole
 * text again, from the session before (spec 3.6).
 * @param reach how far the turn's session reaches now, in the unit of its mark
 * @param ending what the final message has to end with
 */
function planAgain({ turn, ended, cause, fresh }, { capabilities, prompt, newId }, reach, ending = 'exactly one transition tag') {
    const count = { attempt: turn.attempt + 1, turnOfVisit: turn.turn_of_visit + (ended ? 1 : 0) };
    // A fresh session has nothing that it could be reminded of.
    if (fresh)
        return { ...count, kind: 'prompt', prompt, session: { kind: 'fresh', id: newId() } };
    const common = {
        ...count,
        ...(turn.reminder !== undefined && { reminder: turn.reminder }),
        ...(turn.asks_input && { asksInput: turn.asks_input }),
    };
    const kind = turn.kind === 'reminder' ? 'reminder' : 'prompt';
    if (turn.session !== null && reach > (turn.session_mark ?? 0)) {
        const notice = noticeOf(cause, turn, ending);
        const since = { session_before: turn.session_before, session_mark: turn.session_mark };
        return { ...common, kind, prompt: notice, session: { kind: 'resume', id: turn.session }, since };
    }
    const again = turn.reminder ?? promptAgain(prompt, capabilities);
    return { ...common, kind, prompt: again, session: sessionAgain(turn, capabilities, newId) };
}
function noticeOf(cause, turn, ending) {
    if (cause === 'cost cap')
        return capNotice(ending);
    // What was wrong with its last message, which is still the last one there.
    if (cause === 'unheeded' && turn.reminder !== undefined)
        return turn.reminder;
    return cutOffNotice(ending);
}
/** Given alone when the session already holds the prompt and the work so far (spec 3.6). */
function cutOffNotice(ending) {
    return `Your last turn was cut off before it ended. Check what of the step is already done, finish it, and end with ${ending}.`;
}
function capNotice(ending) {
    return `Your last turn was stopped by a cost limit. Finish the step with as little further work as possible, and end with ${ending}.`;
}
/** Given ahead of the whole prompt when the cut-off attempt left nothing in the session. */
const AGAIN_NOTICE = 'An earlier attempt at this step was cut off. Check what of it is already done before you begin.';
/** A recording has nothing half done, and its prompts are compared. */
function promptAgain(prompt, { sessions }) {
    return sessions ? `${AGAIN_NOTICE}\n\n${prompt}` : prompt;
}
/** A new id where the turn was to start a session: the old one may be half there, and then it is "in use". */
function sessionAgain(turn, { branch }, newId) {
    if (turn.session_before === null)
        return { kind: 'fresh', id: newId() };
    if (turn.session_before === turn.session || !branch)
        return { kind: 'resume', id: turn.session_before };
    return { kind: 'branch', from: turn.session_before, id: newId() };
}
/** The session that a turn goes on from; null for a fresh one. */
function sessionBefore(session) {
    switch (session.kind) {
        case 'fresh':
            return null;
        case 'branch':
            return session.from;
        case 'resume':
            return session.id;
        default:
            return session;
    }
}
/**
 * The write-ahead record of a planned turn. One that carries on what is in the session keeps where the first
 * of them began, since a further crash asks how far the session has grown since then; its own beginning is
 * what its cost is counted from.
 * @param mark how far the session before reaches now
 */
function openTurnOf(plan, mark) {
    const began = plan.since ?? { session_before: sessionBefore(plan.session), session_mark: mark };
    return {
        kind: plan.kind,
        session_before: began.session_before,
        session: plan.session.id,
        session_mark: began.session_mark,
        attempt: plan.attempt,
        turn_of_visit: plan.turnOfVisit,
        ...(plan.reminder !== undefined && { reminder: plan.reminder }),
        ...(plan.asksInput && { asks_input: plan.asksInput }),
        ...(plan.since !== undefined && {
            carried_on: { session_before: plan.session.id, session_mark: mark },
        }),
    };
}

;// CONCATENATED MODULE: ./lib/runtime/turns/take-turn.js


















/** Takes one turn: written ahead, run, its outcome on record and its cost counted. */
async function takeTurn(visit, plan) {
    const { runtime, agentId, state, cli, signal } = visit;
    const before = sessionBefore(plan.session);
    const mark = before === null ? 0 : await cli.sessionMark(before, runtime.agent(agentId).cwd);
    const turn = await (0,record/* beginTurn */.PH)(visit, {
        state: state.name,
        cli: cli.name,
        ...openTurnOf(plan, mark),
    });
    if (plan.turnOfVisit === 0 && plan.kind === 'prompt')
        await visit.begun?.(turn);
    if ((0,budget/* isBudgetSpent */.IT)(runtime.run)) {
        (0,record/* stopSpent */.Vh)(runtime);
        return { kind: 'stopped' };
    }
    if (signal.aborted)
        return { kind: 'stopped' };
    const { outcome, outOfBudget } = await runTurn(visit, plan, turn);
    runtime.turnHasEnded(agentId, outcome.costUsd);
    if (!outcome.ok)
        runtime.outputLimit = outcome.failure.outputLimit ?? runtime.outputLimit;
    const logged = loggedOutcome(outcome);
    (0,record/* recordOutcome */.Up)(visit, turn, logged);
    if (!runtime.unpriced.has(cli.name) && (0,turns/* isUnpriced */.P1)(turn, logged))
        (0,first_turns/* warnOfBudget */.hq)(runtime, cli.name);
    if (outOfBudget !== null) {
        (0,record/* stopSpent */.Vh)(runtime, outOfBudget);
        return { kind: 'stopped' };
    }
    if (outcome.ok) {
        return { kind: 'answered', turn, text: outcome.text, session: outcome.sessionId ?? plan.session.id };
    }
    const { failure, costUsd } = outcome;
    return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', turn, failure, costUsd };
}
async function runTurn(visit, plan, turn) {
    const { runtime, agentId, state, cli } = visit;
    const path = (0,store_transcript/* transcriptPath */.eq)(runtime.options.paths.turns, turn.id, agentId, state.name);
    const transcript = new store_transcript/* TurnTranscript */.cP(path);
    transcript.write((0,store_transcript/* promptRecord */.M0)(plan.prompt));
    runtime.options.emit({
        type: 'turn_started',
        agent: agentId,
        state: state.name,
        turn: turn.id,
        kind: turn.kind,
        attempt: turn.attempt,
        session: turn.session,
        transcript: path,
    });
    const request = turnRequest(visit, plan, (chunk) => transcript.write(chunk));
    if (request.costCapUsd !== undefined)
        runtime.caps.set(agentId, request.costCapUsd);
    const take = (signal) => cli.turn(request, signal, (event) => showTurnEvent(visit, event));
    try {
        const { max_time: maxTime } = state.options;
        return await underMeter(visit, turn, (signal) => withinTime(maxTime, state.file, signal, take));
    }
    finally {
        runtime.caps.delete(agentId);
        transcript.close();
    }
}
/** Tells the meter whose requests follow, ends the turn when there is no money for one, and counts what they cost. */
async function underMeter({ runtime, agentId, state, cli, signal }, turn, take) {
    const { meter } = runtime.options;
    if (meter === null || !meter.covers(cli.name)) {
        const outcome = await take(signal);
        meter?.spentElsewhere(outcome.costUsd, (0,budget/* meteredBudget */.Y0)(runtime.run));
        return { outcome, outOfBudget: null };
    }
    const spent = new AbortController();
    let outOfBudget = null;
    runtime.outOfBudget.set(turn.id, (shortage) => {
        outOfBudget = shortage;
        spent.abort();
    });
    meter.turnBegins({
        ...{ agent: agentId, state: state.name, turn: turn.id },
        visit: (0,own_value/* ownValue */.e)(runtime.agent(agentId).visits, state.name) ?? 1,
    });
    try {
        const ended = await take(AbortSignal.any([signal, spent.signal]));
        const { outcome, warnings } = await (0,metering_turn/* countByMeter */.g)(meter, { agent: agentId, turn: turn.id, since: turn.started_at, ledger: (0,start/* requestsPath */.ac)(runtime.options.paths) }, ended, runtime.options.stop);
        for (const warning of warnings)
            runtime.warn(warning, agentId, state.name);
        return { outcome: outOfBudget === null ? outcome : withoutMoney(outcome, outOfBudget), outOfBudget };
    }
    finally {
        runtime.outOfBudget.delete(turn.id);
    }
}
/** The CLI tells of an interrupt, or of a request that was refused: neither is why the turn has ended. */
function withoutMoney(outcome, { left_usd: left, least_usd: least }) {
    const message = `$${(0,usd/* usdDigits */.z)(left)} are left of the budget, and the next request needs $${(0,usd/* usdDigits */.z)(least)} at least`;
    return { ...outcome, ok: false, failure: { kind: 'cost_cap', message } };
}
function turnRequest(visit, plan, onRaw) {
    const { runtime, agentId, state, cli } = visit;
    const agent = runtime.agent(agentId);
    const { launch } = runtime.run;
    const ofWorkflow = (0,core_launch/* choicesForStates */.qY)(launch, runtime.options.workflow.partOf(state.name).manifest);
    const starting = runtime.run.agents.filter(({ id, status }) => status === 'active' && !runtime.waitsForPrice(id)).length -
        runtime.caps.size;
    const atOnce = Math.min(launch.concurrency, (0,budget/* turnsAtOnce */.vA)(runtime.run, runtime.mostExpensiveTurnUsd));
    const cap = cli.capabilities.costCap && !runtime.isMetered(cli.name)
        ? (0,budget/* costCap */.EZ)(runtime.run, [...runtime.caps.values()], Math.min(starting, atOnce - runtime.caps.size))
        : null;
    return {
        prompt: plan.prompt,
        model: (0,model_of_state/* modelOfState */.Wg)(runtime, state.name, agent.model_override)?.model,
        effort: state.options.effort ?? ofWorkflow.effort ?? undefined,
        cwd: agent.cwd,
        env: {
            ...runtime.options.childEnvironment(cli.name),
            RAYMOND_WORKFLOW_ID: runtime.run.workflow_id,
            RAYMOND_AGENT_ID: agentId,
            RAYMOND_STATE: state.name,
            ...visit.env,
        },
        extraDirectories: extraDirectories(visit),
        session: plan.session,
        ...visit.settings,
        tools: state.options.tools ?? ofWorkflow.tools ?? undefined,
        ...(cap !== null && { costCapUsd: cap }),
        ...(runtime.isMetered(cli.name) && { isMetered: true }),
        ...(runtime.options.ignoreProjectSettings && { ignoreProjectSettings: true }),
        ...visit.extra,
        idleTimeoutMs: (state.options.timeout ?? launch.timeout) * 1000,
        context: {
            agentId,
            state: state.name,
            visit: (0,own_value/* ownValue */.e)(agent.visits, state.name) ?? 1,
            turnOfVisit: plan.turnOfVisit,
            runValues: runValues(visit),
        },
        onRaw,
    };
}
/** The agent's task folder lies in the project, which need not be where the agent works. */
function extraDirectories({ runtime, agentId }) {
    const { launch, workflow_id: id } = runtime.run;
    const folder = (0,external_node_path_.join)((0,project_folder/* taskFolders */.Tj)(launch.root, id), agentId);
    const isElsewhere = (0,external_node_path_.relative)(runtime.agent(agentId).cwd, folder).startsWith('..');
    return isElsewhere && (0,external_node_fs_.existsSync)(folder) ? [folder] : [];
}
const SHOWN_TEXT = 500;
function showTurnEvent(visit, event) {
    const { runtime, agentId, state } = visit;
    const { emit } = runtime.options;
    const place = { agent: agentId, state: state.name };
    switch (event.type) {
        case 'text':
            emit({
                type: 'output',
                ...place,
                stream: 'text',
                text: event.text.slice(0, SHOWN_TEXT),
                bytes: Buffer.byteLength(event.text),
            });
            for (const text of (0,print/* findPrints */.g)(event.text))
                emit({ type: 'print', ...place, text });
            break;
        case 'tool':
            emit({ type: 'tool', ...place, name: event.name, summary: event.summary });
            break;
        case 'cli_retry':
        case 'warning':
            emit({ type: 'warning', ...place, message: event.message });
            break;
        default:
            event;
    }
}
function loggedOutcome(outcome) {
    const result = outcome.ok
        ? { kind: 'text', text: outcome.text }
        : { kind: 'failure', code: agent/* FAILURE_CODES */.s[outcome.failure.kind], message: outcome.failure.message };
    return {
        result,
        session: outcome.sessionId,
        cost_usd: outcome.costUsd,
        basis: outcome.costBasis,
        ...(outcome.costIsLowerBound && { lower_bound: true }),
        usage: outcome.usage,
        ...(outcome.tokens !== undefined && { tokens: outcome.tokens }),
    };
}
/** A shorter run id may be a word of any prompt. */
const SURELY_AN_ID = 8;
/**
 * What a prompt can hold that another run of the workflow would have otherwise, and what a recording writes in its
 * place: so a recording is not stale as soon as it is made.
 */
function runValues({ runtime, agentId, state }) {
    const { run, options } = runtime;
    const { cwd, answered_ask: asked } = runtime.agent(agentId);
    const definition = options.workflow.state(state.name);
    const body = definition.kind === 'prompt' ? definition.body : '';
    const isNamed = /\{\{[ \t]*(run_id|workflow_id)[ \t]*\}\}/.test(body);
    const id = run.workflow_id;
    const values = [
        { value: (0,external_node_path_.join)((0,project_folder/* taskFolders */.Tj)(run.launch.root, run.workflow_id), agentId), name: 'task_folder' },
        { value: options.paths.folder, name: 'run_folder' },
        { value: cwd, name: 'cwd' },
        { value: run.launch.root, name: 'root' },
        { value: (0,external_node_path_.join)(options.worktrees, id), name: 'worktrees' },
        ...(asked === null ? [] : [{ value: asked, name: 'ask_id' }]),
        ...(isNamed || id.length >= SURELY_AN_ID
            ? [{ value: id, name: 'run_id' }]
            : [{ value: `raymond/${id}`, name: 'branches' }]),
    ];
    // The root of the file system stands in every path.
    return values.filter(({ value }) => value.length > 1 || value === id);
}
/**
 * Interrupts a turn that goes on for longer than its state's `max_time`, whatever it writes (spec 3.7). It is tried
 * again like one that was silent for too long; each turn has the time anew.
 * @param seconds absent: no limit
 */
async function withinTime(seconds, file, signal, take) {
    if (seconds === undefined)
        return take(signal);
    const over = new AbortController();
    const limit = (0,idle_timer/* timeLimit */.zc)(seconds * 1000, () => over.abort());
    try {
        const outcome = await take(AbortSignal.any([signal, over.signal]));
        const isOver = over.signal.aborted && !signal.aborted;
        if (outcome.ok || !isOver || outcome.failure.kind !== 'interrupted')
            return outcome;
        const message = `${file} took longer than its max_time of ${seconds} s in one turn, which was interrupted.`;
        return { ...outcome, failure: { kind: 'max_time', message } };
    }
    finally {
        limit.stop();
    }
}

;// CONCATENATED MODULE: ./lib/runtime/turns/take-turns.js









/** Reminders in one visit before the agent fails (spec 1.4). */
const MAX_REMINDERS = limits/* LIMITS */.b.reminders.value;
/** The loop of a visit: plans a turn, takes it, judges how it ended; until nothing is next. */
async function takeTurns(visit, judge) {
    const begun = await (0,begin/* beginVisit */.D)(visit);
    let next = begun.kind === 'answered' ? await afterTurn(visit, judge, begun, 0) : begun;
    // In a row, and in this orchestrator's life.
    let failures = 0;
    while (next.kind !== 'over') {
        const ended = await takeTurn(visit, await planOf(visit, next));
        failures = failuresAfter(ended, failures, visit.runtime.options.ports.now());
        next = await afterTurn(visit, judge, ended, failures);
    }
    return next.outcome;
}
async function afterTurn(visit, judge, ended, failures) {
    if (ended.kind === 'stopped')
        return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
    if (ended.kind === 'failed')
        return afterFailure(visit, ended, failures);
    if (visit.signal.aborted)
        return (0,turns_visit/* over */.Z)(record/* LEFT_OPEN */.Jq);
    const judgement = await judge(ended);
    return judgement.kind === 'remind' ? remind(visit, ended, judgement) : (0,turns_visit/* over */.Z)(judgement);
}
/** Tells the same session what was wrong with its final message (spec 1.4), so many times and no more. */
function remind(visit, { turn, session }, reminding) {
    const { runtime, agentId } = visit;
    const { code, problem, text, asksInput } = reminding;
    const given = runtime.agent(agentId).retry_count;
    if (given >= MAX_REMINDERS) {
        const message = `${problem.replace(/[.!?]?$/, (end) => end || '.')} The agent was reminded ${given} times.`;
        return { kind: 'over', outcome: { kind: 'unheeded', error: { code, message } } };
    }
    runtime.change(turns/* countReminder */.qr, agentId, { code, text });
    return { kind: 'reminder', turn, session, text, ...(asksInput && { asksInput }) };
}
async function planOf(visit, next) {
    const { runtime, agentId, cli, ending } = visit;
    if (next.kind === 'reminder') {
        return planReminder(next.turn, next.session, next.text, next.asksInput);
    }
    const { capabilities } = cli;
    const agent = runtime.agent(agentId);
    const inputs = { capabilities, prompt: visit.prompt(), newId: runtime.options.ports.newId };
    if (next.kind === 'again') {
        const { session } = next.turn;
        const reach = session === null ? 0 : await cli.sessionMark(session, agent.cwd);
        return planAgain(next, inputs, reach, ending);
    }
    const seen = (0,sessions/* seenBy */.D)(agent, cli.name);
    const plan = planPrompt(seen, inputs);
    if (plan.session.kind === 'fresh')
        warnOfFreshStart(visit, seen);
    return plan;
}
/** An agent that has a session, or is to branch off one, starts afresh all the same: it is said why. */
function warnOfFreshStart({ runtime, agentId, cli, state }, seen) {
    const agent = runtime.agent(agentId);
    if (agent.session_id === null && agent.branch_from === null)
        return;
    const why = seen === agent
        ? 'branch a session: the called state'
        : `go on with a session of ${agent.session_cli}: the state`;
    runtime.warn(`${cli.name} cannot ${why} starts fresh`, agentId, state.name);
}


/***/ }),

/***/ 52968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ over)
/* harmony export */ });
/** No further turn: the visit has this end. */
function over(end) {
    return { kind: 'over', outcome: { kind: 'ended', end } };
}


/***/ }),

/***/ 50690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ worktreesInJob),
/* harmony export */   F9: () => (/* binding */ worktreePath),
/* harmony export */   t9: () => (/* binding */ takeUpWorktrees)
/* harmony export */ });
/* unused harmony export worktreesInCache */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_worktree_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4792);
/* harmony import */ var _in_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94160);





/**
 * The place for workers' work trees on a person's machine (spec 7.3). It is not in the repository, where an agent would
 * read its instructions twice.
 */
function worktreesInCache(environment) {
    const cache = environment.XDG_CACHE_HOME;
    // By the XDG specification, a relative path is to be ignored.
    const folder = cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache');
    return join(folder, 'raymond', 'worktrees');
}
/** The place for them in a job, whose runner empties its folder for temporary files. */
function worktreesInJob(temp) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, 'raymond', 'worktrees');
}
/** The path of a worker's work tree. Any file system takes the letters of both ids. */
function worktreePath(folder, runId, agentId) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, runId, agentId);
}
/**
 * Takes up work trees that a checkpoint has brought to another place than they had. Missing ones in which somebody is
 * to work are made again, as their branches have them.
 * @returns what people should know of that
 */
async function takeUpWorktrees(run, folder, { environment, check, isElsewhere }) {
    let next = run;
    const warnings = [];
    for (const [id, worktree] of Object.entries(run.worktrees)) {
        const path = worktreePath(folder, run.workflow_id, id);
        // Where a checkpoint was placed is where the run goes on, even if the old place still exists.
        const isPlaced = path !== worktree.path && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
        if (!isPlaced && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(worktree.path))
            continue;
        const isNeeded = worktree.state !== 'planned' &&
            run.agents.some((agent) => !isElsewhere(agent.id) && (0,_core_worktree_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .livesIn */ .HW)(agent, worktree));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && isNeeded) {
            check(worktree.repository);
            const { remakeWorktree } = await __webpack_require__.e(/* import() */ 1083).then(__webpack_require__.bind(__webpack_require__, 81083));
            const told = await remakeWorktree({ ...worktree, path }, environment, new _in_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .InTurn */ .r());
            if (told !== null)
                warnings.push(`In the work tree of ${id}: ${told}`);
            warnings.push(`The work tree of ${id} was not there any more, and was made again in ${path} as its branch has it.`);
        }
        if (worktree.state === 'planned' || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            next = (0,_core_worktree_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .moveWorktree */ .fj)(next, id, path);
    }
    return { run: next, warnings };
}


/***/ }),

/***/ 12186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ namedInFolder),
/* harmony export */   fn: () => (/* binding */ namedInArchive),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   qA: () => (/* binding */ readShared)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78608);





/**
 * The states, shared files and the manifest at the top level of a folder, sorted by name. Subfolders and other files do
 * not belong to a workflow (spec 2, 2.1).
 * @param folder as the user gave it; messages name files the same way
 * @throws WorkflowError for a link that leads out of the folder or nowhere, and for an unreadable file
 */
async function readFolder(folder) {
    return readFiles(folder, _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorkflowFile */ .Kr);
}
/** Reads the files beside a prompt that have these names, and no others. */
async function readShared(folder, names) {
    return readFiles(folder, (name) => names.includes(name));
}
async function readFiles(folder, isWanted) {
    try {
        const [root, entries] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })]);
        const wanted = entries.filter(({ name }) => isWanted(name));
        const files = await Promise.all(wanted.map((entry) => readEntry(folder, root, entry)));
        return files.filter((file) => file !== null).sort(_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .byName */ .nG);
    }
    catch (cause) {
        if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8)
            throw cause;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the folder: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file: folder }, { cause });
    }
}
async function readEntry(folder, root, entry) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
    if (entry.isSymbolicLink()) {
        const target = await linkTarget(file);
        if (!(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(root, target)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`the symbolic link leads out of the workflow's folder, to ${target}; copy the file instead`, { file });
        }
        // A folder may be called REVIEW.md, and is no state.
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(target)).isDirectory())
            return null;
    }
    else if (entry.isDirectory()) {
        return null;
    }
    try {
        return { name: entry.name, file, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), bytes: (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file) };
    }
    catch (cause) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file }, { cause });
    }
}
async function linkTarget(file) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file);
    }
    catch (cause) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('the symbolic link leads nowhere', { file }, { cause });
    }
}
/** In bytes: nobody writes a larger file for an agent. */
const LARGEST = 1024 * 1024;
/** Reads files in a folder. They may not lead out of it, by links neither. */
function namedInFolder(folder) {
    return async (name) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, name);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(name) || !(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path))
            return { problem: `${name} is not in the workflow's folder` };
        try {
            const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)]);
            if (!(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(root, real))
                return { problem: `${name} leads out of the workflow's folder` };
            const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real);
            if (!stats.isFile())
                return { problem: `${name} is no file` };
            if (stats.size > LARGEST)
                return { problem: `${name} is over 1 MiB` };
            const file = { name: inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, inside), path };
            return { file: { ...file, bytes: (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(real) } };
        }
        catch (error) {
            const isMissing = ['ENOENT', 'ENOTDIR'].includes(error.code ?? '');
            return {
                problem: isMissing ? `there is no file ${name}` : `${name} cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`,
            };
        }
    };
}
/** Finds files in an archive, all of whose files have been read. */
function namedInArchive(files) {
    return async (name) => {
        const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
        const file = files.find((each) => each.name === wanted);
        return file === undefined ? { problem: `there is no file ${name} in the archive` } : { file };
    };
}


/***/ }),

/***/ 87356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ withoutExcess),
/* harmony export */   e_: () => (/* binding */ withIncludes),
/* harmony export */   ns: () => (/* binding */ includedNames)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78608);


/** Matches `{{> _style.md}}`. The name is all between the spaces, so that a text is read in linear time. */
const INCLUDE = /\{\{>([^{}\n]{1,300})\}\}/g;
const MAX_CHARACTERS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.prompt.value;
/**
 * A prompt with its included files put in (spec 1.5). What is included includes nothing itself. What cannot be included
 * goes to `findings`, and stays as it is written; so does a `{{> name}}` that is somebody else's template.
 * @param files of the workflow; empty where it has none
 */
function withIncludes(written, place, files, findings) {
    const text = withoutExcess(written, place, findings);
    if (!text.includes('{{>'))
        return { body: text, included: [] };
    const lineAt = lineCounter(text, place.line);
    const read = new Map();
    const included = [];
    let length = text.length;
    const body = text.replace(INCLUDE, (tag, inside, at) => {
        const name = inside.trim();
        const report = (rule, message, severity = 'error') => {
            const { file } = place;
            findings.push({ severity, rule, file, line: lineAt(at), message: `${tag}: ${message}` });
            return tag;
        };
        const lastPart = name.split(/[/\\]/).at(-1) ?? '';
        if (!(0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isSharedName */ .HQ)(lastPart)) {
            if (!(0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isStateName */ .XD)(lastPart))
                return tag;
            const message = 'only files whose name begins with _ are included, so this is left as it stands';
            return report('bad-include', message, 'warning');
        }
        if (lastPart !== name)
            return report('bad-include', 'is a path; files are included by their name');
        const found = read.get(name) ?? readIncluded(name, files, findings);
        read.set(name, found);
        if ('problem' in found)
            return found.problem === null ? tag : report(found.rule, found.problem);
        const before = length;
        length += found.text.length - tag.length;
        if (length > MAX_CHARACTERS)
            return before > MAX_CHARACTERS ? tag : report('bad-value', TOO_LONG);
        included.push({ at: at + before - text.length, length: found.text.length, file: found.file });
        return found.text;
    });
    return length > MAX_CHARACTERS ? { body: text, included: [] } : { body, included };
}
const TOO_LONG = `the prompt, with all that it includes, is longer than ${MAX_CHARACTERS} characters; hand long texts over in files`;
/** How much is left of a prompt that is too long, for later checks. */
const KEPT_CHARACTERS = 1000;
/** A prompt, cut and reported where it is too long to be searched. */
function withoutExcess(text, { file, line }, findings) {
    if (text.length <= MAX_CHARACTERS)
        return text;
    findings.push({ severity: 'error', rule: 'bad-value', file, line, message: TOO_LONG });
    return text.slice(0, KEPT_CHARACTERS);
}
function readIncluded(name, files, findings) {
    const file = files.find((each) => each.name === name);
    if (file === undefined)
        return { rule: 'missing-include', problem: `the workflow has no file ${name}` };
    const content = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(file.bytes, file.file, findings);
    if (content === null)
        return { rule: 'bad-include', problem: null };
    const nested = nestedInclude(content);
    if (nested === undefined)
        return { text: (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .withUnixLineEnds */ .ry)(content).replace(/\n$/, ''), file: file.file };
    const problem = `${name} has ${nested} in it, and what is included includes nothing`;
    return { rule: 'bad-include', problem };
}
/** Gives the line of a position in a text, for ascending positions. */
function lineCounter(text, first) {
    let line = first;
    let from = 0;
    return (at) => {
        for (let end = text.indexOf('\n', from); end !== -1 && end < at; end = text.indexOf('\n', from)) {
            line += 1;
            from = end + 1;
        }
        return line;
    };
}
/** The files that a prompt asks for by name. */
function includedNames(text) {
    return [...text.matchAll(INCLUDE)].map(([, inside = '']) => inside.trim()).filter(isSharedFile);
}
function isSharedFile(name) {
    return (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isSharedName */ .HQ)(name) && !/[/\\]/.test(name);
}
function nestedInclude(content) {
    return [...content.matchAll(INCLUDE)].find(([, inside = '']) => (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isSharedName */ .HQ)(inside.trim()))?.[0];
}


/***/ }),

/***/ 56422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ foreignConfig),
  T: () => (/* binding */ foreignConfigFindings)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/text/usd.js
var usd = __webpack_require__(90911);
;// CONCATENATED MODULE: ./lib/core/moving/config-toml.js

/** The project's options file, and the user's own, which alone may give rights and more money. */
const PROJECT = '`.raymond/config.yaml`';
const OWN = '`~/.config/raymond/config.yaml`';
const inProject = (name, value) => `write \`${name}: ${value}\` into ${PROJECT}`;
const same = (name) => (value) => inProject(name, value);
const OUT = 'leave it out';
/** Keys of the Go Raymond's `.raymond/config.toml`, and what to write instead (spec 2.6). */
const KEYS = {
    budget: {
        there: '`budget = 5`',
        here: '`budget: 5`; above 10, or 0 for none: in your own file, in the manifest, or `--budget`',
        line: (value) => Number(value) > 0 && Number(value) <= 10
            ? inProject('budget', value)
            : `write \`budget: ${value}\` into ${OWN} or the workflow's manifest, or give --budget ${value}`,
    },
    model: { there: '`model = "opus"`', here: '`model: opus`', line: same('model') },
    effort: { there: '`effort = "high"`', here: '`effort: high`', line: same('effort') },
    timeout: {
        there: '`timeout = 600.0`',
        here: '`timeout: 600`',
        line: (value) => inProject('timeout', value.replace(/\.0*$/, '')),
    },
    dangerously_skip_permissions: {
        there: '`dangerously_skip_permissions = true`',
        here: '`dangerously-skip-permissions: true` in your own file, or the flag; `false` is the default',
        line: (value) => value === 'true'
            ? `write \`dangerously-skip-permissions: true\` into ${OWN}, or give --dangerously-skip-permissions`
            : `${OUT}, it is the default`,
    },
    no_wait: {
        there: '`no_wait = true`',
        here: '`on-limit: pause`',
        line: (value) => (value === 'true' ? inProject('on-limit', 'pause') : `${OUT}, it is the default`),
    },
    verbose: {
        there: '`verbose = true`',
        here: '`-v` on the command line',
        line: () => 'give -v on the command line',
    },
    no_debug: { there: '`no_debug`', here: OUT, line: () => OUT },
    serve: { there: 'all of `serve`', here: OUT, line: () => OUT },
};
/** The rows of the page's table. */
function configTable() {
    const rows = Object.values(KEYS).map(({ there, here }) => `| ${there} | ${here} |`);
    return ['| `[raymond]` | here |', '|---|---|', ...rows];
}
/**
 * What people are told of a `.raymond/config.toml`, which nothing here reads.
 * @param text null when it could not be read
 * @param budgetUsd what the run may cost; 0 for no limit, undefined without a run
 */
function foreignConfigWarning(file, text, budgetUsd) {
    const lead = `${file} is the Go Raymond's, and not read here`;
    const found = text === null ? [] : keysIn(text);
    if (found.length === 0)
        return `${lead}. Options stand in ${PROJECT}.`;
    const lines = found.map(([key, value]) => {
        const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
        return `\`${key}\`: ${known?.line(value) ?? 'there is no such option here'}`;
    });
    const budget = Number(found.find(([key]) => key === 'budget')?.[1]);
    const isLess = budgetUsd !== undefined && budget > 0 && (budgetUsd === 0 || budget < budgetUsd);
    const more = isLess
        ? ` Its budget is $${(0,usd/* usdDigits */.z)(budget)}, this run's ${budgetUsd === 0 ? 'has no limit' : `is $${(0,usd/* usdDigits */.z)(budgetUsd)}`}.`
        : '';
    return `${lead}. Instead: ${lines.join('; ')}.${more}`;
}
/** The pairs `key = value` below `[raymond]`, and the names of other tables. No more of TOML is needed. */
function keysIn(text) {
    let table = '';
    const found = new Map();
    for (const line of text.split(/\r?\n/)) {
        const header = /^\s*\[+\s*([\w.-]+)\s*\]+/.exec(line)?.[1];
        if (header !== undefined)
            table = header;
        const other = table.replace(/^raymond\.?/, '');
        if (header !== undefined && other !== '')
            found.set(other, '');
        const [, key, quoted, bare] = /^\s*"?([\w-]+)"?\s*=\s*(?:["']([^"']*)["']|([^\s#]+))/.exec(line) ?? [];
        if (key !== undefined && other === '')
            found.set(key, quoted ?? bare ?? '');
    }
    return [...found];
}

// EXTERNAL MODULE: ./lib/core/project-root.js
var project_root = __webpack_require__(26607);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
;// CONCATENATED MODULE: ./lib/workflow/lint/foreign-config.js





const MAX_BYTES = 65_536;
/** What a start says of the Go Raymond's options file in a project (spec 2.6); null without one. */
function foreignConfig(project, budgetUsd) {
    const file = (0,external_node_path_.join)(project, '.raymond', 'config.toml');
    if (!(0,files/* isThere */.$B)(file))
        return null;
    return { file, message: foreignConfigWarning('.raymond/config.toml', textOf(file), budgetUsd) };
}
/** The same as a finding, for the project that a workflow lies in. */
function foreignConfigFindings(workflowPath) {
    const found = foreignConfig((0,project_root/* markedRoot */.T)(workflowPath, external_node_fs_.existsSync) ?? workflowPath);
    return found === null ? [] : [{ severity: 'warning', rule: 'foreign-config', line: 1, ...found }];
}
/** Null for anything but a plain, readable file of a sensible size. */
function textOf(file) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(file);
        return stat.isFile() && stat.size <= MAX_BYTES ? (0,external_node_fs_.readFileSync)(file, 'utf8') : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 16423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78608);





const CONTAINERS = {
    '.zip': 'archive',
    '.yaml': 'document',
    '.yml': 'document',
};
/**
 * Decides what a path means (spec 2): a folder, a file in one, an archive, a YAML document, or a state inside one of
 * the last two (`wf.yaml/STATE`).
 * @throws WorkflowError if there is nothing, or nothing that can hold a workflow
 */
async function locate(path) {
    const kind = await kindOf(path);
    if (kind === 'folder')
        return { kind: 'folder', container: path, entry: null };
    if (kind === 'file')
        return locateFile(path);
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const container = CONTAINERS[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(parent).toLowerCase()];
    if (container !== undefined && (await kindOf(parent)) === 'file') {
        return { kind: container, container: parent, entry: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) };
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('the workflow does not exist: there is no such file or folder', { file: path });
}
function locateFile(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const container = CONTAINERS[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path).toLowerCase()];
    if (container !== undefined)
        return { kind: container, container: path, entry: null };
    if ((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isStateName */ .XD)(name))
        return { kind: 'folder', container: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), entry: name };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path) === '.md'
        ? 'this file is no state: hidden files and README.md are not read as prompts'
        : 'this is no workflow: give a folder, a state file (.md, .sh, .ps1, .bat), a .zip or a .yaml', { file: path });
}
async function kindOf(path) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (stats.isDirectory())
            return 'folder';
        if (stats.isFile())
            return 'file';
        throw new Error(`it is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(stats)}, and has to be a file or a folder`);
    }
    catch (cause) {
        const code = cause.code ?? '';
        if (['ENOENT', 'ENOTDIR'].includes(code))
            return 'nothing';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the workflow: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
    }
}


/***/ }),

/***/ 6923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ hostPlatform),
  g: () => (/* binding */ openWorkflow),
  readWorkflow: () => (/* binding */ readWorkflow)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
// EXTERNAL MODULE: ./lib/core/scope/resolver.js
var resolver = __webpack_require__(68316);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
;// CONCATENATED MODULE: ./lib/workflow/entry.js


/** The state that a run starts with: the one that the user has named, else the workflow's own (spec 1.7). Null with a finding. */
function readEntry(path, { container, entry }, states, platform, findings, manifest) {
    const names = states.map(({ definition }) => definition.name);
    try {
        return entry === null ? (0,resolve/* resolveEntry */.Tp)(names, platform) : (0,resolve/* resolveTarget */.u1)(names, entry, platform);
    }
    catch (error) {
        if (!(error instanceof errors/* ProtocolError */.bd || error instanceof errors/* WorkflowError */.s8))
            throw error;
        // Broken files have been reported, and that nothing is left to start with follows from that.
        const isBroken = findings.some(({ severity, rule }) => severity === 'error' && rule !== 'misspelt-key');
        if (names.length === 0 && isBroken)
            return null;
        if (names.length === 0 && entry === null && manifest !== null) {
            const message = `there are no states: this file has no \`initial\` with \`states\`, as a state graph has, and beside it are no states (.md, .sh, .ps1 or .bat files)`;
            findings.push({ severity: 'error', rule: 'no-entry', file: manifest.file, line: 1, message });
            return null;
        }
        const isTwice = isAmbiguous(error, names, platform);
        const second = isTwice && entry === null ? secondEntry(states, platform) : undefined;
        findings.push({
            severity: 'error',
            rule: isTwice ? 'ambiguous-entry' : 'no-entry',
            ...(second === undefined ? { file: entry === null ? container : path } : placeOf(second)),
            message: names.length === 0 ? 'there are no states in it (.md, .sh, .ps1 or .bat files)' : error.message,
        });
        return null;
    }
}
/** The state where a workflow starts by itself. Null without one, or with several. */
function ownEntryOf(states, platform) {
    try {
        return (0,resolve/* resolveEntry */.Tp)(states.map(({ definition }) => definition.name), platform);
    }
    catch (error) {
        if (error instanceof errors/* WorkflowError */.s8)
            return null;
        throw error;
    }
}
function isAmbiguous(error, names, platform) {
    if (error instanceof errors/* ProtocolError */.bd)
        return error.code === 'AMBIGUOUS_TARGET';
    return names.filter((name) => ENTRIES[platform].test(name)).length > 1;
}
const ENTRIES = {
    posix: /^(1_)?START\.(md|sh)$/,
    windows: /^(1_)?START\.(md|ps1|bat)$/,
};
/** The superfluous one of several entries: the last. */
function secondEntry(states, platform) {
    return states.findLast(({ definition }) => ENTRIES[platform].test(definition.name));
}
/** Where a state begins: its file, or its key in a document. */
function placeOf({ definition, options }) {
    const isKey = options !== null && options.prefix.length > 0;
    return { file: definition.file, line: isKey ? options.source.lineOf(options.prefix) : 1 };
}

// EXTERNAL MODULE: ./lib/workflow/locate.js
var locate = __webpack_require__(16423);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
// EXTERNAL MODULE: ./lib/workflow/parts/workflow.js
var workflow = __webpack_require__(38595);
// EXTERNAL MODULE: ./lib/core/settings/settings.js
var settings = __webpack_require__(82272);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/workflow/files.js
var workflow_files = __webpack_require__(12186);
// EXTERNAL MODULE: ./lib/workflow/includes.js
var includes = __webpack_require__(87356);
// EXTERNAL MODULE: ./lib/workflow/script-options.js
var script_options = __webpack_require__(57065);
;// CONCATENATED MODULE: ./lib/workflow/read-state-files.js




/**
 * The states of a folder or an archive, in the files' order (spec 1.4, 1.6). A state whose file cannot be read stays in
 * the list, without options, because other states may well name it.
 */
async function readStateFiles(files, findings) {
    const states = [];
    const shared = files.filter(({ name }) => (0,state_file/* isSharedName */.HQ)(name));
    for (const file of files.filter(({ name }) => (0,state_file/* isStateName */.XD)(name))) {
        const problem = (0,resolve/* ownNameProblem */.Ls)(file.name);
        if (problem !== undefined) {
            const message = `the name ${problem}: rename the file`;
            findings.push({ severity: 'error', rule: 'path-in-target', file: file.file, message });
            continue;
        }
        const text = (0,state_file/* decodeText */.g7)(file.bytes, file.file, findings) ?? '';
        const runtime = state_file/* SCRIPT_RUNTIMES */.Q8[(0,state_file/* extensionOf */.je)(file.name)];
        states.push(runtime === undefined
            ? await readPromptFile(file, text, shared, findings)
            : readScriptFile(file, text, runtime, findings));
    }
    return states;
}
async function readPromptFile(file, text, shared, findings) {
    // This is loaded here so that a workflow of scripts starts without gray-matter, yaml and valibot.
    const { parsePrompt } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9599), __webpack_require__.e(9890)]).then(__webpack_require__.bind(__webpack_require__, 99890));
    const { source, ...prompt } = parsePrompt(text, file.file, findings);
    const place = { file: file.file, line: prompt.bodyLine };
    const { body, included } = (0,includes/* withIncludes */.e_)(prompt.body, place, shared, findings);
    return {
        definition: {
            kind: 'prompt',
            name: file.name,
            file: file.file,
            ...prompt,
            body,
            ...(included.length > 0 && { included }),
        },
        options: source && { source, prefix: [] },
        textLine: prompt.bodyLine,
    };
}
function readScriptFile({ name, file, path }, text, runtime, findings) {
    const options = (0,script_options/* readScriptOptions */._8)(text, (0,state_file/* extensionOf */.je)(name), file, findings);
    return {
        definition: { kind: 'script', name, file, runtime, text, options, ...(path !== undefined && { path }) },
        options: null,
        textLine: 1,
    };
}

// EXTERNAL MODULE: ./lib/workflow/schemas/typed.js
var typed = __webpack_require__(47430);
;// CONCATENATED MODULE: ./lib/workflow/read-container.js











/** Reads the states and the manifest out of the files. Problems go to `findings`. */
async function readContents(location, { files, readNamed }, top, { platform, agentCli, maySkipPermissions }, findings) {
    const untyped = await readStates(location, files, top, platform, findings);
    const typed = await readSchemas({ ...untyped, top }, readNamed, findings);
    const { manifest } = untyped;
    const { states, ...settled } = await readAllSettings({
        ...{ states: typed.states, manifest, top, agentCli },
        fingerprint: (0,fingerprint/* fingerprintOf */.ax)(withoutTwins([...files, ...typed.files]), read_container_placeOf(location)),
    }, { readNamed, maySkipPermissions, findings });
    const { resultSchema } = typed;
    const shared = files.filter(({ name }) => (0,state_file/* isSharedName */.HQ)(name));
    const ownEntry = ownEntryOf(states, platform);
    return {
        ...settled,
        ...(resultSchema && { resultSchema }),
        location,
        top,
        states,
        manifest,
        ownEntry,
        shared,
    };
}
/** The paths of a workflow on disk. Of an archive, only the archive itself is on disk. */
function read_container_placeOf({ kind, container }) {
    const path = (0,external_node_path_.resolve)(container);
    if (kind === 'archive')
        return { files: [path] };
    return kind === 'folder' ? { folders: [path] } : {};
}
/** Reads settings. The code for that is loaded only where a workflow has some. */
async function readAllSettings(workflow, reading) {
    const { states, fingerprint, manifest } = workflow;
    const has = (options) => settings/* SETTING_KEYS */.GS.some((key) => Object.hasOwn(options, key));
    if (!has(manifest) && !states.some(({ definition }) => has(definition.options)))
        return { states, fingerprint };
    return (await __webpack_require__.e(/* import() */ 9524).then(__webpack_require__.bind(__webpack_require__, 99524))).readWorkflowSettings(workflow, reading);
}
/** Reads schemas. The code for that is loaded only where a workflow has some. */
async function readSchemas(read, readNamed, findings) {
    if (!(0,typed/* isTyped */.x)(read))
        return { states: read.states, files: [] };
    const { readResultSchemas } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(4866)]).then(__webpack_require__.bind(__webpack_require__, 59628));
    return readResultSchemas(read, readNamed, findings);
}
/** The files without repetitions: a schema may be a file that prompts include, or a state graph's own. */
function withoutTwins(files) {
    return [...new Map(files.map((file) => [file.name, file])).values()];
}
/** Reads a workflow that another one uses. A state graph is only reported as being one. */
async function readContainer(location, readFor, findings) {
    const container = await readFiles(location);
    const found = [];
    const top = await readManifestText(location, container.files, found);
    if (top !== null && isGraph(top.data))
        return 'graph';
    findings.push(...found);
    const read = await readContents(location, container, top, readFor, findings);
    if (read.states.length === 0 && !findings.some(({ severity }) => severity === 'error')) {
        const message = 'there are no states in it (.md, .sh, .ps1 or .bat files)';
        findings.push({ severity: 'error', rule: 'no-entry', file: location.container, message });
    }
    return read;
}
/** The files of what holds a workflow. @throws WorkflowError if it cannot be read at all */
async function readFiles({ kind, container }) {
    switch (kind) {
        case 'folder':
            return { files: await (0,workflow_files/* readFolder */.j1)(container), readNamed: (0,workflow_files/* namedInFolder */.DT)(container) };
        case 'archive': {
            const { readArchive } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(8059)]).then(__webpack_require__.bind(__webpack_require__, 18059));
            const all = await readArchive(container);
            return { files: all.filter(({ name }) => (0,state_file/* isWorkflowFile */.Kr)(name)), readNamed: (0,workflow_files/* namedInArchive */.fn)(all) };
        }
        case 'document': {
            const bytes = readBytes(container);
            const file = { name: (0,external_node_path_.basename)(container), file: container, path: (0,external_node_path_.resolve)(container), bytes };
            return { files: [file], readNamed: (0,workflow_files/* namedInFolder */.DT)((0,external_node_path_.dirname)(container)) };
        }
    }
}
function readBytes(file) {
    try {
        return (0,files/* readPlainFile */.b$)(file);
    }
    catch (cause) {
        throw new errors/* WorkflowError */.s8(`cannot read the workflow: ${(0,errors/* messageOf */.bD)(cause)}`, { file }, { cause });
    }
}
/** The YAML of the document itself, or of the `workflow.yaml` beside the states. Null if it is missing or broken. */
async function readManifestText({ kind }, files, findings) {
    const top = kind === 'document' ? files[0] : files.find(({ name }) => name === state_file/* MANIFEST_NAME */.ir);
    const text = top && (0,state_file/* decodeText */.g7)(top.bytes, top.file, findings);
    if (top === undefined || typeof text !== 'string')
        return null;
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6963)]).then(__webpack_require__.bind(__webpack_require__, 86963));
    const found = [];
    const source = parseYaml((0,state_file/* withUnixLineEnds */.ry)(text), top.file, found);
    if (source === null && /^initial\s*:/m.test(text)) {
        // This is a broken state graph: its own reader names the key's whole path.
        const { parseGraphYaml } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5969)]).then(__webpack_require__.bind(__webpack_require__, 35969));
        return parseGraphYaml((0,state_file/* withUnixLineEnds */.ry)(text), top.file, findings);
    }
    findings.push(...found);
    return source;
}
async function readStates({ kind, container }, files, top, platform, findings) {
    if (top === null) {
        // A broken document has been reported; a folder needs no manifest.
        return { states: kind === 'document' ? [] : await readStateFiles(files, findings), manifest: {} };
    }
    if (kind !== 'document')
        refuseStates(top, findings);
    const { readManifest } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 60508));
    const manifest = readManifest(top, kind === 'folder' ? container : (0,external_node_path_.dirname)(container), findings);
    if (kind !== 'document')
        return { manifest, states: await readStateFiles(files, findings) };
    const { readDocument } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8928)]).then(__webpack_require__.bind(__webpack_require__, 48928));
    return { manifest, states: readDocument(top, platform, findings) };
}
/** Reports states in a manifest: two places for the states of one workflow would hide one of them. */
function refuseStates(manifest, findings) {
    if (!hasKey(manifest.data, 'states'))
        return;
    const problem = `are files where the workflow is a folder; to run these, give ${manifest.file} itself`;
    (0,parts_findings/* report */.z8)({ source: manifest, findings }, ['states'], problem);
}
/** Whether it is a state graph: a file with `initial`, or one that lacks it and has states of a graph's types. */
function isGraph(data) {
    if (hasKey(data, 'initial'))
        return true;
    const states = hasKey(data, 'states') ? data.states : null;
    if (typeof states !== 'object' || states === null)
        return false;
    return Object.values(states).some((state) => GRAPH_TYPES.includes(state?.type));
}
const GRAPH_TYPES = ['agent', 'script', 'command', 'engine', 'group'];
function hasKey(data, key) {
    return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}

;// CONCATENATED MODULE: ./lib/workflow/open.js












/**
 * Opens a workflow, whatever holds it (spec 2), and lints it (spec 2.4).
 * @throws WorkflowError that lists every problem with file and line
 */
async function openWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const read = await readWorkflow(path, { ...options, platform });
    const { entry, states, parts, startsAtEntry: _, ...reading } = read;
    const isLinted = options.linted === true || options.linted === reading.fingerprint.sha256;
    const findings = isLinted ? read.findings : await lintOf(read, platform, options.agentCli);
    (0,parts_findings/* throwErrorsIn */.P8)(findings);
    if (entry === null)
        throw new errors/* WorkflowError */.s8('the workflow has no entry', { file: path });
    const byName = new Map(states.map(({ definition }) => [definition.name, definition]));
    const names = [...byName.keys()];
    const byScope = new Map(parts.map((part) => [part.scope, part]));
    const partOf = (state) => byScope.get((0,full_name/* scopeOf */.Od)(state)) ?? parts[0];
    const resolveIn = (0,resolver/* resolverOf */.E)(parts, platform);
    return {
        ...reading,
        entry,
        states: names,
        warnings: isLinted ? [] : findings.filter(isForStart).map(parts_findings/* findingText */.NK),
        state(name) {
            const state = byName.get(name);
            if (state === undefined)
                throw new errors/* WorkflowError */.s8(`the workflow has no state ${name}`, { file: path });
            return state;
        },
        lineOf(name, key) {
            const options = states.find(({ definition }) => definition.name === name)?.options;
            return options?.source.lineOf([...options.prefix, key]) ?? undefined;
        },
        partOf,
        reach: async (from) => {
            const [{ reachFrom }, { lintedWorkflow }] = await Promise.all([
                __webpack_require__.e(/* import() */ 4704).then(__webpack_require__.bind(__webpack_require__, 84704)),
                __webpack_require__.e(/* import() */ 2589).then(__webpack_require__.bind(__webpack_require__, 72589)),
            ]);
            return reachFrom(lintedWorkflow(read, platform, options.agentCli), from);
        },
        resolve: (target, from) => reading.graph === undefined ? resolveIn(target, (0,full_name/* scopeOf */.Od)(from)) : resolveExactly(names, target),
    };
}
/** The linter is loaded lazily: a run that goes on does not need it. */
async function lintOf(reading, platform, agentCli) {
    const { lint } = await Promise.all(/* import() */[__webpack_require__.e(2589), __webpack_require__.e(7114)]).then(__webpack_require__.bind(__webpack_require__, 37114));
    return lint(reading, platform, agentCli);
}
/** Leaves out what agents do not have: a run reports that itself, as it knows its command line. */
function isForStart({ severity, rule }) {
    return severity === 'warning' && rule !== 'setting-unsupported';
}
/**
 * Reads a workflow without judging it.
 * @throws WorkflowError only if its container cannot be read at all
 */
async function readWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const location = await (0,locate/* locate */.x)(path);
    const container = await readFiles(location);
    const { files, readNamed } = container;
    const complaints = location.kind === 'document' ? null : askBashAhead(files, platform, options.linted);
    const findings = [];
    const top = await readManifestText(location, files, findings);
    if (top !== null && isGraph(top.data)) {
        const { readGraphWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5969), __webpack_require__.e(3747)]).then(__webpack_require__.bind(__webpack_require__, 53747));
        const graph = await readGraphWorkflow({
            path,
            location,
            top,
            files,
            agentCli: options.agentCli,
            cwd: options.cwd,
            findings,
        });
        const { fingerprint, settings } = await readAllSettings({ ...graph, top, agentCli: options.agentCli }, { readNamed, maySkipPermissions: options.maySkipPermissions, findings });
        const ofManifest = settings && { settings };
        const parts = graph.parts.map((part) => ({ ...part, top, ...ofManifest }));
        return { ...graph, parts, fingerprint, ...ofManifest };
    }
    const { agentCli, maySkipPermissions } = options;
    const readFor = { platform, agentCli, maySkipPermissions };
    const read = await readContents(location, container, top, readFor, findings);
    const { manifest, settings } = read;
    const whole = await withImports(read, readFor, options.mayImport, findings);
    return {
        path: (0,external_node_path_.resolve)(path),
        name: manifest.name ?? nameOf(location),
        entry: readEntry(path, location, read.states, platform, findings, read.top),
        startsAtEntry: location.entry === null,
        states: whole.states,
        parts: whole.parts,
        manifest,
        ...(settings && { settings }),
        fingerprint: whole.fingerprint,
        findings,
        ...(complaints !== null && { complaints }),
    };
}
/** The workflow with all that it uses (spec 7.2). The code for that is loaded only where there are some. */
async function withImports(read, readFor, mayImport, findings) {
    const { states, fingerprint, location: _, ownEntry: entry, ...own } = read;
    if (own.manifest.workflows === undefined) {
        const names = states.map(({ definition }) => definition.name);
        return { states, fingerprint, parts: [(0,workflow/* soleWorkflow */.d)({ ...own, names, entry })] };
    }
    const { composeWorkflows: compose, readImports } = await __webpack_require__.e(/* import() */ 3583).then(__webpack_require__.bind(__webpack_require__, 3583));
    const reader = {
        read: (location, found) => readContainer(location, readFor, found),
        mayImport,
    };
    return compose(await readImports(read, reader, findings), findings);
}
/** Lets bash check the scripts while parsers are loaded and prompts are read, but only where lint will ask for it. */
function askBashAhead(files, platform, linted) {
    const scripts = files.filter(({ name }) => (0,state_file/* isStateName */.XD)(name) && name.endsWith('.sh'));
    if (scripts.length === 0 || platform === 'windows' || linted === true)
        return null;
    if (linted !== undefined && linted === (0,fingerprint/* fingerprintOf */.ax)(files).sha256)
        return null;
    const texts = scripts.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }));
    return __webpack_require__.e(/* import() */ 3689).then(__webpack_require__.bind(__webpack_require__, 53689)).then(({ syntaxComplaints }) => syntaxComplaints(texts));
}
function nameOf({ kind, container }) {
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(container));
    return kind === 'folder' ? name : (0,external_node_path_.basename)(name, (0,external_node_path_.extname)(name));
}
/** Resolves a state graph's targets, which are whole names (spec 5.4). */
function resolveExactly(names, target) {
    if (names.includes(target))
        return target;
    const near = (0,nearest/* nearest */.pA)(names, target);
    const hint = near === undefined ? ` There is: ${names.join(', ')}.` : ` Did you mean ${near}?`;
    throw new errors/* ProtocolError */.bd('MISSING_TARGET', `there is no state "${target}".${hint}`);
}
function hostPlatform() {
    return process.platform === 'win32' ? 'windows' : 'posix';
}


/***/ }),

/***/ 34488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ nearestHint),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   P8: () => (/* binding */ throwErrorsIn),
/* harmony export */   aK: () => (/* binding */ hint),
/* harmony export */   dz: () => (/* binding */ findingAt),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* unused harmony export errorOf */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);



/** A path as text: `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
}
/** A finding about a key below a place. Its line is the value's, or the key's if that is the problem. */
function findingAt({ source, prefix }, severity, rule, below, message) {
    const path = [...prefix, ...below];
    const isKey = rule === 'misspelt-key' || rule === 'unknown-key';
    const column = source.columnOf?.(path, isKey ? 'key' : 'value');
    const place = { file: source.file, line: source.lineOf(path), ...(column !== undefined && { column }) };
    return { severity, rule, ...place, path, message };
}
/** Reports an error of a state graph; by default, that a value cannot be used. */
function report({ source, findings }, path, problem, rule = 'bad-value') {
    const place = pathText(path);
    const message = place === '' ? problem : `${place}: ${problem}`;
    findings.push({ severity: 'error', rule, file: source.file, line: source.lineOf(path), path, message });
}
/** The end of a message: ` (did you mean build?)`, or a list of the names that there are. */
function hint(names, given) {
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(names, given);
    if (near !== undefined)
        return `; did you mean ${near}?`;
    if (names.length === 0)
        return '';
    const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `; there is ${names.slice(0, 20).join(', ')}${more}`;
}
/** The same. Of problems that nobody gets to see nothing is guessed, since that takes long. */
function nearestHint({ findings }, names, given) {
    if (findings.length > 2 * _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.problems.value)
        return '';
    return hint(names, given);
}
/** A value as the end of "…, not". */
function shownValue(value) {
    if (Array.isArray(value))
        return 'a list';
    if (value === null || value === undefined)
        return 'empty';
    if (typeof value === 'object')
        return 'a mapping';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
/** A finding the way compilers print one: `wf/REVIEW.md:3: …`. */
function findingText(finding) {
    const { file, line, message } = finding;
    return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
/** @throws WorkflowError that lists all errors among the findings, if there are any */
function throwErrorsIn(findings) {
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw errorOf([first, ...others]);
}
/** How many problems one message lists. */
const MAX_TOLD = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.problems.value;
/**
 * One error for all findings, so that a user can repair a workflow in one round. Its place is the first finding's; so
 * `located` prints one located problem a line.
 */
function errorOf(findings) {
    const [first, ...others] = findings.slice(0, MAX_TOLD);
    const untold = findings.length - MAX_TOLD;
    const more = untold > 0 ? [`and ${untold} more`] : [];
    const message = [first.message, ...others.map(findingText), ...more].join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(message, { file: first.file, line: first.line });
}


/***/ }),

/***/ 27644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZH: () => (/* binding */ fingerprintWith),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   fl: () => (/* binding */ fingerprintOfAll),
/* harmony export */   iv: () => (/* binding */ changesBetween)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20979);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78608);



/**
 * A SHA-256 of each file, and one over all names and hashes in order (spec 2.3). Only names inside the workflow and
 * bytes count, so a folder and its zip, wherever they lie, have the same fingerprint.
 */
function fingerprintOf(files, place = {}) {
    const onDisk = { files: [...(place.files ?? []), ...sourcesOf(files)], folders: place.folders ?? [] };
    return sumOf(files.map(({ name, bytes }) => ({ name, hash: sha256(bytes) })), onDisk);
}
/** The same with further files, which keys of the workflow name. */
function fingerprintWith({ files, onDisk }, named) {
    const all = { ...files, ...fingerprintOf(named).files };
    return sumOf(Object.entries(all).map(([name, hash]) => ({ name, hash })), { ...onDisk, files: [...onDisk.files, ...sourcesOf(named)] });
}
/** The fingerprint of a workflow with those that it uses: their files have their full names (spec 7.2). */
function fingerprintOfAll(parts) {
    return sumOf(parts.flatMap(({ scope, fingerprint: { files } }) => Object.entries(files).map(([name, hash]) => ({ name: scope + name, hash }))), {
        files: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.files),
        folders: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.folders),
    });
}
/** The files in which two versions of a workflow differ, and how: `START.md (changed)`. */
function changesBetween(before, now) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
    return names
        .filter((name) => (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(before, name) !== (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(now, name))
        .map((name) => {
        const how = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(before, name) === undefined
            ? 'new'
            : (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(now, name) === undefined
                ? 'missing'
                : 'changed';
        return `${name} (${how})`;
    });
}
function sourcesOf(files) {
    return files.flatMap(({ path }) => path ?? []);
}
function sumOf(hashes, onDisk) {
    const sorted = [...hashes].sort(_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .byName */ .nG);
    // No file name can contain a NUL, so no two lists of files give the same text.
    const sum = sha256(sorted.map(({ name, hash }) => `${name}\0${hash}\n`).join(''));
    return { sha256: sum, files: Object.fromEntries(sorted.map(({ name, hash }) => [name, hash])), onDisk };
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
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


/***/ }),

/***/ 38595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ soleWorkflow)
/* harmony export */ });
/** A workflow that uses no other. */
function soleWorkflow(part) {
    return { ...part, scope: '', imports: new Map(), isAgain: false };
}


/***/ }),

/***/ 47430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writtenSchema),
/* harmony export */   x: () => (/* binding */ isTyped)
/* harmony export */ });
/** Whether anything in a workflow names a schema: only then is the code loaded that reads them. */
function isTyped(workflow) {
    const { states, manifest } = workflow;
    return manifest.result_schema !== undefined || states.some((state) => writtenSchema(state) !== undefined);
}
/** The schema as it is written; none for a state graph, which reads its own. */
function writtenSchema({ definition }) {
    return definition.kind === 'graph' ? undefined : definition.options.result_schema;
}


/***/ }),

/***/ 57065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ timeoutIn),
/* harmony export */   GQ: () => (/* binding */ isJoinTimeout),
/* harmony export */   ZZ: () => (/* binding */ ONLY_PROMPTS),
/* harmony export */   _8: () => (/* binding */ readScriptOptions),
/* harmony export */   mr: () => (/* binding */ optionLine),
/* harmony export */   p3: () => (/* binding */ ALLOWED),
/* harmony export */   p9: () => (/* binding */ maxTimeIn),
/* harmony export */   y: () => (/* binding */ joinProblem)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82272);
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53327);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46069);





/** How many lines at the beginning may hold the comment (spec 1.6). */
const LINES_READ = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.optionLines.value;
/** Node's timers hold no more milliseconds than this; a longer timeout would fire at once. */
const MAX_TIMEOUT_SECONDS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.timeout.value;
const ALLOWED = {
    timeout: `must be a time without output ${_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMES */ .vV}: from 0 (none) to ${MAX_TIMEOUT_SECONDS} seconds`,
    maxTime: `must be a time on the wall clock ${_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMES */ .vV}: over 0, at most ${MAX_TIMEOUT_SECONDS} seconds`,
    effect: 'must be once',
    visits: 'must be a whole number of 1 or more',
    join: 'must be all, any, or a whole number of 1 or more',
    joinFailed: 'must be fail or accept',
    worktree: 'must be true or commit',
    joinTimeout: 'must be a time such as 2h or 90s, of ten years at most',
    vars: 'must be names of fork variables that a shell can hold, and none of ours: vars=issue,title',
};
/** A date cannot hold a longer time, and computing it would fail only later. */
function isJoinTimeout(text) {
    return ((0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSeconds */ .fL)(text) ?? Number.POSITIVE_INFINITY) <= _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.joinTimeout.value;
}
/** A `timeout` in seconds; null for anything else, and for one that is too long to wait for. */
function timeoutIn(time) {
    const seconds = (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSeconds */ .fL)(time);
    return seconds === null || seconds < 0 || seconds > MAX_TIMEOUT_SECONDS ? null : seconds;
}
/** A `max_time` in seconds, likewise. */
function maxTimeIn(time) {
    return timeoutIn(time) || null;
}
/** A time-out has to lead somewhere, and a place to go to needs a time (spec 7.1). */
function joinProblem(join) {
    if ((join?.timeout === undefined) === (join?.timeout_goto === undefined))
        return null;
    return join?.timeout === undefined
        ? 'join: timeout_goto is never taken without a timeout'
        : 'join: a timeout needs a timeout_goto, the state that it leads to';
}
/** The reason that scripts cannot have settings of agents (spec 7.5). */
const ONLY_PROMPTS = 'is for prompts: a script has no agent';
const COMMENT = {
    hash: /^\s*#\s*raymond:(.*)$/,
    batch: /^\s*(?:@?rem\s|::)\s*raymond:(.*)$/i,
};
/**
 * Reads `# raymond: timeout=900 max_time=3600 effect=once max_visits=5 vars=issue,title` out of a script's first ten
 * lines (spec 1.6). In a batch file the comment is `REM raymond: …` or `:: raymond: …`.
 * @param firstLine the line in `file` where `text` starts
 */
function readScriptOptions(text, extension, file, findings, firstLine = 1) {
    const options = {};
    const join = {};
    const comment = extension === 'bat' ? COMMENT.batch : COMMENT.hash;
    const lines = text.split(/\r?\n/, LINES_READ);
    let joinPlace = null;
    let isJoinTold = false;
    for (const [index, content] of lines.entries()) {
        const said = comment.exec(content)?.[1] ?? '';
        for (const { 0: word, index: at } of said.matchAll(/\S+/g)) {
            const place = { file, line: firstLine + index, column: content.length - said.length + at + 1 };
            const isJoin = /^join\b/.test(word);
            if (isJoin)
                joinPlace ??= place;
            const problem = readOption(options, join, word);
            if (problem === null)
                continue;
            isJoinTold ||= isJoin;
            findings.push({ ...problem, ...place });
        }
    }
    // A problem of one of a join's words is not reported for the join again.
    if (joinPlace === null || isJoinTold)
        return options;
    const place = joinPlace;
    return withJoin(options, join, (problem) => findings.push({ ...problem, ...place }));
}
/** The 1-based line of the comment that has a key; null without one. */
function optionLine(text, key) {
    const lines = text.split(/\r?\n/, LINES_READ);
    const index = lines.findIndex((line) => {
        const words = COMMENT.hash.exec(line)?.[1] ?? COMMENT.batch.exec(line)?.[1] ?? '';
        return words.split(/\s+/).some((word) => word.startsWith(`${key}=`));
    });
    return index === -1 ? null : index + 1;
}
/** Makes one option of a join's words, each of which was checked already. */
function withJoin(options, words, report) {
    const { of, failed = 'fail', ...timeout } = words;
    const bad = (message) => {
        report({ severity: 'error', rule: 'join-timeout-without-target', message });
        return options;
    };
    if (of === undefined)
        return bad('join.…: there is no join=all, any or a number beside it');
    const join = { of, failed, ...timeout };
    const problem = joinProblem(join);
    return problem === null ? { ...options, join } : bad(problem);
}
function readJoin(words, key, value) {
    switch (key) {
        case 'join':
            if (!/^(?:all|any|[1-9]\d{0,8})$/.test(value))
                return ALLOWED.join;
            words.of = value === 'all' ? 'all' : value === 'any' ? 1 : Number(value);
            return null;
        case 'join.failed':
            if (value !== 'fail' && value !== 'accept')
                return ALLOWED.joinFailed;
            words.failed = value;
            return null;
        case 'join.timeout':
            if (!isJoinTimeout(value))
                return ALLOWED.joinTimeout;
            words.timeout = value;
            return null;
        default:
            if ((0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(value) !== undefined)
                return "must be a state's name, without a path";
            words.timeout_goto = value;
            return null;
    }
}
function readOption(options, join, word) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? [];
    const bad = (problem) => ({ severity: 'error', rule: 'bad-value', message: `${key}: ${problem}` });
    const readTime = (name, seconds, allowed) => {
        if (seconds === null)
            return bad(`${allowed}, not "${value}"`);
        options[name] = seconds;
        return null;
    };
    const isGiven = key === 'join' ? join.of !== undefined : Object.hasOwn(join, key.replace(/^join\./, ''));
    if (isGiven || Object.hasOwn(options, key))
        return bad('is given twice');
    switch (key) {
        case 'timeout':
            return readTime('timeout', timeoutIn(value), ALLOWED.timeout);
        case 'max_time':
            return readTime('max_time', maxTimeIn(value), ALLOWED.maxTime);
        case 'vars': {
            const names = value.split(',');
            const wrong = names.find((name) => !isBareName(name));
            if (wrong !== undefined)
                return bad(`${ALLOWED.vars}, not "${wrong}"`);
            options.vars = names;
            return null;
        }
        case 'effect':
            if (value !== 'once')
                return bad(`${ALLOWED.effect}, not "${value}"`);
            options.effect = value;
            return null;
        case 'max_visits':
            if (!/^[1-9]\d{0,14}$/.test(value))
                return bad(`${ALLOWED.visits}, not "${value}"`);
            options.max_visits = { count: Number(value) };
            return null;
        case 'result_schema':
            if (value === '')
                return bad("must be a file's name");
            options.result_schema = value;
            return null;
        case 'worktree':
            if (value !== 'true' && value !== 'commit')
                return bad(`${ALLOWED.worktree}, not "${value}"`);
            options.worktree = value === 'true' ? true : value;
            return null;
        case 'join':
        case 'join.failed':
        case 'join.timeout':
        case 'join.timeout_goto': {
            const problem = readJoin(join, key, value);
            return problem === null ? null : bad(`${problem}, not "${value}"`);
        }
        default:
            if (_core_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_KEYS_OF_STATES */ .KI.includes(key))
                return bad(ONLY_PROMPTS);
            return unknownOption(key, options, word.includes('='));
    }
}
/** Whether a fork's variable can have this bare name: RAYMOND_ names are set by this program. */
function isBareName(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !/^raymond_/i.test(name);
}
const KEYS = [
    'timeout',
    'max_time',
    'effect',
    'max_visits',
    'vars',
    'join',
    'result_schema',
    'worktree',
];
const JOIN_KEYS = ['join.failed', 'join.timeout', 'join.timeout_goto'];
/** Reports an unknown option: `timout=5` would be no timeout at all (spec 1.4). A word of prose is no key. */
function unknownOption(key, options, hasValue) {
    const free = [...KEYS, ...JOIN_KEYS].filter((name) => !Object.hasOwn(options, name));
    const meant = hasValue ? (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .slipOf */ .Kj)(free, key) : undefined;
    const message = `unknown key "${key}"`;
    if (meant === undefined)
        return { severity: 'warning', rule: 'unknown-key', message };
    return { severity: 'error', rule: 'misspelt-key', message: `${message}: did you mean ${meant}?` };
}


/***/ })

};
