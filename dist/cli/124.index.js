export const id = 124;
export const ids = [124,330];
export const modules = {

/***/ 7330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeCommand: () => (/* binding */ resumeCommand)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3544);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5397);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9815);
/* harmony import */ var _workflow_loop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4467);
/* harmony import */ var _workflow_open_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8226);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2302);
/* harmony import */ var _screen_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2667);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5997);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7262);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2832);











/** `raymond resume RUN_ID`. */
async function resumeCommand({ values, positionals }) {
    const [given, ...more] = positionals;
    if (given === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('Which run? raymond resume RUN_ID; `raymond status` lists the runs.');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('raymond resume takes one run id.');
    const runId = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .checkRunId */ .np)(given);
    const cwd = (0,_start_js__WEBPACK_IMPORTED_MODULE_9__/* .workingDirectory */ .p7)(values);
    const stateDir = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .stateFolder */ .yp)(cwd, values['state-dir']);
    await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .existingRun */ .lW)(stateDir, runId);
    const merged = { ...(await (0,_config_js__WEBPACK_IMPORTED_MODULE_6__/* .readConfig */ .X)(cwd)), ...values };
    // Only shown: a log that cannot be read is told by the run itself.
    const history = await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvents */ .wj)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .runPaths */ .Ot)(stateDir, runId).events).catch(() => []);
    return (0,_screen_run_js__WEBPACK_IMPORTED_MODULE_7__/* .runOnScreen */ .F)({ values: merged, cwd, stateDir, history }, {
        kind: 'resume',
        runId,
        openWorkflow: openForResume,
        budgetUsd: values.budget,
        launch: (stored) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .resumedLaunch */ .Zo)(stored, values, merged, cwd, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .canPrompt */ .zu)()),
        warningsOf: (stored) => (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .rightsBrought */ .rq)(stored, values),
        acceptChanges: values['accept-changes'] ?? false,
        freshSession: values['fresh-session'] ?? false,
        answers: values.answer === undefined ? [] : [{ askId: values['ask-id'], text: values.answer }],
    });
}
async function openForResume(path, launch) {
    await (0,_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .checkAgent */ .wn)(launch);
    return launch.loop === null
        ? (0,_workflow_open_js__WEBPACK_IMPORTED_MODULE_5__/* .openWorkflow */ .g)(path, { agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .agentAskedFor */ .te)(launch.agent), cwd: launch.cwd })
        : (0,_workflow_loop_js__WEBPACK_IMPORTED_MODULE_4__/* .openLoop */ .D)(path, launch.loop);
}


/***/ }),

/***/ 2124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3544);
/* harmony import */ var _workflow_open_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8226);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2302);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2529);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7262);
/* harmony import */ var _resume_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7330);








/** `raymond run WORKFLOW`: a new run, or with `--resume` an old one. */
async function runCommand(line) {
    if (line.values.resume !== undefined)
        return resumeInstead(line, line.values.resume);
    const [path, ...more] = line.positionals;
    // An empty one is a variable of a script that was not set, and no name of this folder.
    if (path === undefined || path === '')
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('Which workflow? raymond run WORKFLOW');
    if (more.length > 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`One workflow at a time; "${more.join(' ')}" is too much. Text for it goes into --input.`);
    const cwd = (0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .workingDirectory */ .p7)(line.values);
    const agentCli = line.values.agent ?? (await (0,_config_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .X)(cwd)).agent;
    const workflow = await (0,_workflow_open_js__WEBPACK_IMPORTED_MODULE_3__/* .openWorkflow */ .g)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), { agentCli: (0,_core_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .agentAskedFor */ .te)(agentCli), cwd });
    return (0,_start_js__WEBPACK_IMPORTED_MODULE_6__/* .startNew */ .vm)(line.values, cwd, workflow, null);
}
function resumeInstead({ values, positionals }, runId) {
    const given = Object.keys(values);
    const stray = given.find((name) => name !== 'resume' && !(0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .isFlagOf */ .mR)(name, 'resume'));
    if (stray !== undefined || positionals.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`--resume ${runId} carries that run on with its own workflow and input; leave out ${stray === undefined ? positionals.join(' ') : `--${stray}`}.`);
    }
    return (0,_resume_js__WEBPACK_IMPORTED_MODULE_7__.resumeCommand)({ values, positionals: [runId] });
}


/***/ }),

/***/ 6423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8608);




const CONTAINERS = {
    '.zip': 'archive',
    '.yaml': 'document',
    '.yml': 'document',
};
/**
 * Decides what a path means (spec 2): a folder, a file in one, an archive, a YAML document, or a state
 * inside one of the last two (`wf.yaml/STATE`).
 * @throws WorkflowError if there is nothing, or nothing that can hold a workflow.
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
    if ((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isStateName */ .XD)(name))
        return { kind: 'folder', container: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), entry: name };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path) === '.md'
        ? 'this file is no state: hidden files and README.md are not read as prompts'
        : 'this is no workflow: give a folder, a state file (.md, .sh, .ps1, .bat), a .zip or a .yaml', { file: path });
}
async function kindOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory() ? 'folder' : 'file';
    }
    catch (cause) {
        const code = cause.code ?? '';
        if (['ENOENT', 'ENOTDIR'].includes(code))
            return 'nothing';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the workflow: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
    }
}


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLoop)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7644);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8608);






/**
 * The Ralph loop as a workflow of one state: whatever the agent says resets the state, until it says
 * `<result>` (spec 3.8). `maxIterations` 0 means no limit.
 * @throws WorkflowError for a file that is no readable prompt.
 */
async function openLoop(path, maxIterations) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file);
    if (/\.(sh|ps1|bat|cmd)$/i.test(file))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('This is a script, and what a loop repeats is a prompt: raymond run runs scripts.', {
            file,
        });
    const bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file).catch((error) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`The prompt cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file });
    });
    const findings = [];
    const { readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(934), __webpack_require__.e(599), __webpack_require__.e(890)]).then(__webpack_require__.bind(__webpack_require__, 9890));
    const prompt = readPrompt((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings) ?? '', file, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .errorOf */ .Mz)([first, ...others]);
    const state = {
        kind: 'prompt',
        name,
        file,
        body: prompt.body,
        bodyLine: prompt.bodyLine,
        options: {
            ...prompt.options,
            // An empty pattern is found in every message: without a tag, the next iteration.
            allowed_transitions: [{ tag: 'result' }, { tag: 'reset', target: name, match: '' }],
            ...(maxIterations > 0 && { max_visits: { count: maxIterations } }),
        },
    };
    return {
        name: name.replace(/\.md$/, ''),
        path: file,
        entry: name,
        states: [name],
        manifest: {},
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintOf */ .a)([{ name, bytes }]),
        warnings: findings.map(_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .findingText */ .NK),
        state: () => state,
        resolve(target) {
            if (target === name || `${target}.md` === name)
                return name;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd('MISSING_TARGET', `A loop has one state, ${name}; there is no ${target}.`);
        },
    };
}


/***/ }),

/***/ 8226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ openWorkflow)
});

// UNUSED EXPORTS: readWorkflow

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(1036);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(6069);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(8608);
;// CONCATENATED MODULE: ./lib/workflow/folder.js




/**
 * The states and the manifest at the top level of a folder, sorted by name; subfolders and other files
 * are none of a workflow's business (spec 2, 2.1).
 * @param folder as the user gave it; messages name files the same way.
 * @throws WorkflowError for a link that leads out of the folder or nowhere, and for an unreadable file.
 */
async function readFolder(folder) {
    try {
        const [root, entries] = await Promise.all([(0,promises_.realpath)(folder), (0,promises_.readdir)(folder, { withFileTypes: true })]);
        const wanted = entries.filter(({ name }) => (0,state_file/* isStateName */.XD)(name) || name === state_file/* MANIFEST_NAME */.ir);
        const files = await Promise.all(wanted.map((entry) => readEntry(folder, root, entry)));
        return files.filter((file) => file !== null).sort(state_file/* byName */.nG);
    }
    catch (cause) {
        if (cause instanceof errors/* WorkflowError */.s8)
            throw cause;
        throw new errors/* WorkflowError */.s8(`cannot read the folder: ${(0,errors/* messageOf */.bD)(cause)}`, { file: folder }, { cause });
    }
}
async function readEntry(folder, root, entry) {
    const file = (0,external_node_path_.join)(folder, entry.name);
    if (entry.isSymbolicLink()) {
        const target = await linkTarget(file);
        if (isOutside(root, target)) {
            throw new errors/* WorkflowError */.s8(`the symbolic link leads out of the workflow's folder, to ${target}; copy the file instead`, { file });
        }
        // A folder or a pipe may be called REVIEW.md; it is no state.
        if (!(await (0,promises_.stat)(target)).isFile())
            return null;
    }
    else if (!entry.isFile()) {
        return null;
    }
    return { name: entry.name, file, path: (0,external_node_path_.resolve)(file), bytes: await (0,promises_.readFile)(file) };
}
async function linkTarget(file) {
    try {
        return await (0,promises_.realpath)(file);
    }
    catch (cause) {
        throw new errors/* WorkflowError */.s8('the symbolic link leads nowhere', { file }, { cause });
    }
}
function isOutside(root, target) {
    const way = (0,external_node_path_.relative)(root, target);
    // Another drive on Windows has no relative way and stays absolute.
    return way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.resolve)(way) === way;
}

// EXTERNAL MODULE: ./lib/workflow/locate.js
var locate = __webpack_require__(6423);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(7644);
// EXTERNAL MODULE: ./lib/workflow/script-options.js
var script_options = __webpack_require__(7065);
;// CONCATENATED MODULE: ./lib/workflow/read-state-files.js


/**
 * The states of a folder or an archive, in the files' order (spec 1.4, 1.6). A state whose file cannot be
 * read stays in the list, without options: other states may well name it.
 */
async function readStateFiles(files, findings) {
    const states = [];
    for (const file of files.filter(({ name }) => (0,state_file/* isStateName */.XD)(name))) {
        const text = (0,state_file/* decodeText */.g7)(file.bytes, file.file, findings) ?? '';
        const runtime = state_file/* SCRIPT_RUNTIMES */.Q8[(0,state_file/* extensionOf */.je)(file.name)];
        states.push(runtime === undefined
            ? await readPromptFile(file, text, findings)
            : readScriptFile(file, text, runtime, findings));
    }
    return states;
}
async function readPromptFile(file, text, findings) {
    // Loaded here so that a workflow of scripts starts without gray-matter, yaml and valibot.
    const { readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(934), __webpack_require__.e(599), __webpack_require__.e(509)]).then(__webpack_require__.bind(__webpack_require__, 9890));
    const { source, ...prompt } = readPrompt(text, file.file, findings);
    return {
        definition: { kind: 'prompt', name: file.name, file: file.file, ...prompt },
        options: source && { source, prefix: [] },
    };
}
function readScriptFile({ name, file, path }, text, runtime, findings) {
    const options = (0,script_options/* readScriptOptions */._8)(text, (0,state_file/* extensionOf */.je)(name), file, findings);
    return {
        definition: { kind: 'script', name, file, runtime, text, options, ...(path !== undefined && { path }) },
        options: null,
    };
}

;// CONCATENATED MODULE: ./lib/workflow/open.js











/**
 * Opens a workflow, whatever holds it (spec 2).
 * @throws WorkflowError that lists everything that is wrong with it, each with file and line.
 */
async function openWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const { entry, states, findings, ...reading } = await readWorkflow(path, { ...options, platform });
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,parts_findings/* errorOf */.Mz)([first, ...others]);
    if (entry === null)
        throw new errors/* WorkflowError */.s8('the workflow has no entry', { file: path });
    const byName = new Map(states.map(({ definition }) => [definition.name, definition]));
    const names = [...byName.keys()];
    return {
        ...reading,
        entry,
        states: names,
        warnings: findings.map(parts_findings/* findingText */.NK),
        state(name) {
            const state = byName.get(name);
            if (state === undefined)
                throw new errors/* WorkflowError */.s8(`the workflow has no state ${name}`, { file: path });
            return state;
        },
        resolve: (target) => reading.graph === undefined ? (0,resolve/* resolveTarget */.u1)(names, target, platform) : resolveExactly(names, target),
    };
}
/**
 * Reads a workflow without judging it.
 * @throws WorkflowError only if its container cannot be read at all.
 */
async function readWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const location = await (0,locate/* locate */.x)(path);
    const files = await readContainer(location);
    const findings = [];
    const top = await readTop(location, files, findings);
    if (top !== null && isGraph(top.data)) {
        const { readGraphWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(934), __webpack_require__.e(912), __webpack_require__.e(269)]).then(__webpack_require__.bind(__webpack_require__, 1269));
        return readGraphWorkflow({
            path,
            location,
            top,
            files,
            agentCli: options.agentCli,
            cwd: options.cwd,
            findings,
        });
    }
    const { states, manifest } = await readStates(location, files, top, platform, findings);
    checkOnwardStates(states, platform, findings);
    return {
        path: (0,external_node_path_.resolve)(path),
        name: manifest.name ?? nameOf(location),
        entry: open_readEntry(path, location, states, platform, findings),
        states,
        manifest,
        fingerprint: (0,fingerprint/* fingerprintOf */.a)(files),
        findings,
    };
}
async function readContainer({ kind, container }) {
    switch (kind) {
        case 'folder':
            return readFolder(container);
        case 'archive': {
            const { readArchive } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(59)]).then(__webpack_require__.bind(__webpack_require__, 8059));
            return readArchive(container);
        }
        case 'document':
            return [{ name: (0,external_node_path_.basename)(container), file: container, bytes: await readBytes(container) }];
    }
}
async function readBytes(file) {
    try {
        return await (0,promises_.readFile)(file);
    }
    catch (cause) {
        throw new errors/* WorkflowError */.s8(`cannot read the workflow: ${(0,errors/* messageOf */.bD)(cause)}`, { file }, { cause });
    }
}
/** The document itself, or the `workflow.yaml` beside the states; null if there is none or it is broken. */
async function readTop({ kind }, files, findings) {
    const top = kind === 'document' ? files[0] : files.find(({ name }) => name === state_file/* MANIFEST_NAME */.ir);
    const text = top && (0,state_file/* decodeText */.g7)(top.bytes, top.file, findings);
    if (top === undefined || typeof text !== 'string')
        return null;
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(551)]).then(__webpack_require__.bind(__webpack_require__, 8551));
    const found = [];
    const source = parseYaml((0,state_file/* withUnixLineEnds */.ry)(text), top.file, found);
    if (source === null && /^initial\s*:/m.test(text)) {
        // A broken state graph: its own reader names the key's whole path.
        const { parseGraphYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(779)]).then(__webpack_require__.bind(__webpack_require__, 3779));
        return parseGraphYaml((0,state_file/* withUnixLineEnds */.ry)(text), top.file, findings);
    }
    findings.push(...found);
    return source;
}
async function readStates({ kind }, files, top, platform, findings) {
    if (top === null) {
        // A document that is broken has been reported; a folder needs no manifest.
        return { states: kind === 'document' ? [] : await readStateFiles(files, findings), manifest: {} };
    }
    const { readManifest } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(934), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 508));
    if (kind !== 'document') {
        refuseStates(top, findings);
        return {
            manifest: readManifest(top, findings, ['states']),
            states: await readStateFiles(files, findings),
        };
    }
    const { readDocument } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(934), __webpack_require__.e(928)]).then(__webpack_require__.bind(__webpack_require__, 8928));
    return {
        manifest: readManifest(top, findings, ['states']),
        states: readDocument(top, platform, findings),
    };
}
/** Two places for the states of one workflow would hide one of them. */
function refuseStates(manifest, findings) {
    if (!hasKey(manifest.data, 'states'))
        return;
    findings.push({
        severity: 'error',
        rule: 'bad-value',
        file: manifest.file,
        line: manifest.lineOf(['states']),
        path: ['states'],
        message: `states: are files where the workflow is a folder; to run these, give ${manifest.file} itself`,
    });
}
function open_readEntry(path, { container, entry }, states, platform, findings) {
    const names = states.map(({ definition }) => definition.name);
    try {
        return entry === null ? (0,resolve/* resolveEntry */.Tp)(names, platform) : (0,resolve/* resolveTarget */.u1)(names, entry, platform);
    }
    catch (error) {
        if (!(error instanceof errors/* ProtocolError */.bd || error instanceof errors/* WorkflowError */.s8))
            throw error;
        // What is broken has been reported; that nothing is left to start with is no news.
        if (names.length === 0 && findings.some(({ severity }) => severity === 'error'))
            return null;
        findings.push({
            severity: 'error',
            rule: isAmbiguous(error, names, platform) ? 'ambiguous-entry' : 'no-entry',
            file: entry === null ? container : path,
            message: names.length === 0 ? 'there are no states in it (.md, .sh, .ps1 or .bat files)' : error.message,
        });
        return null;
    }
}
/** Where a loop limit sends on to is gone to without a word from the agent, and long after the run was started. */
function checkOnwardStates(states, platform, findings) {
    const names = states.map(({ definition }) => definition.name);
    for (const { definition, options } of states) {
        if (definition.kind === 'graph')
            continue;
        const { max_visits: limit } = definition.options;
        if (limit?.goto === undefined || options === null)
            continue;
        try {
            (0,resolve/* resolveTarget */.u1)(names, limit.goto, platform);
        }
        catch (error) {
            if (!(error instanceof errors/* ProtocolError */.bd))
                throw error;
            const path = [...options.prefix, 'max_visits', 'goto'];
            findings.push({
                severity: 'error',
                rule: error.code === 'AMBIGUOUS_TARGET' ? 'ambiguous-target' : 'missing-target',
                file: options.source.file,
                line: options.source.lineOf(path),
                path,
                message: `max_visits.goto: ${error.message}`,
            });
        }
    }
}
function isAmbiguous(error, names, platform) {
    if (error instanceof errors/* ProtocolError */.bd)
        return error.code === 'AMBIGUOUS_TARGET';
    const entries = platform === 'posix' ? /^(1_)?START\.(md|sh)$/ : /^(1_)?START\.(md|ps1|bat)$/;
    return names.filter((name) => entries.test(name)).length > 1;
}
function nameOf({ kind, container }) {
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(container));
    return kind === 'folder' ? name : (0,external_node_path_.basename)(name, (0,external_node_path_.extname)(name));
}
/** A file with `initial`; or one that lacks it, and has states of a graph's types. */
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
/** A state graph's states are called by their whole names (spec 5.4). */
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

/***/ 4488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   NK: () => (/* binding */ findingText)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
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
/**
 * One error for all findings, so that a user repairs a workflow in one round. Its place is the first
 * finding's, and `located` therefore prints one located problem a line.
 */
function errorOf(findings) {
    const [first, ...others] = findings;
    const message = [first.message, ...others.map(findingText)].join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(message, { file: first.file, line: first.line });
}


/***/ }),

/***/ 7644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ fingerprintOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8608);


/**
 * SHA-256 of each file and one over all names and hashes in order (spec 2.3). Only names inside the
 * workflow and bytes count, so a folder and its zip, wherever they lie, have the same fingerprint.
 */
function fingerprintOf(files) {
    const hashes = [...files].sort(_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .byName */ .nG).map(({ name, bytes }) => [name, sha256(bytes)]);
    // A NUL cannot stand in a file name, so no two lists of files are written alike.
    const sum = sha256(hashes.map(([name, hash]) => `${name}\0${hash}\n`).join(''));
    return { sha256: sum, files: Object.fromEntries(hashes) };
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}


/***/ }),

/***/ 8608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/** True for a prompt or a script. Hidden files are none, and neither is a README: it documents the workflow. */
function isStateName(name) {
    if (name.startsWith('.') || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** The extension without its dot: `md`. */
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}
/** A file's text without a byte order mark; null and a finding if it is not UTF-8 (spec 2.1). */
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
/** Line ends as `\n`, so that a prompt reads the same from a Windows checkout; line numbers stay. */
function withUnixLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** By code unit, so that the order does not depend on a locale. */
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ }),

/***/ 7065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ MAX_TIMEOUT_SECONDS),
/* harmony export */   _8: () => (/* binding */ readScriptOptions),
/* harmony export */   p3: () => (/* binding */ ALLOWED),
/* harmony export */   y: () => (/* binding */ joinProblem)
/* harmony export */ });
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1036);
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3327);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6069);



/** Where the comment may stand (spec 1.6). */
const LINES_READ = 10;
/** Node's timers hold no more milliseconds than this; a longer one would fire at once. */
const MAX_TIMEOUT_SECONDS = 2_147_483;
const ALLOWED = {
    timeout: `must be seconds without output: a number from 0 (none) to ${MAX_TIMEOUT_SECONDS}`,
    effect: 'must be once',
    visits: 'must be a whole number of 1 or more',
    join: 'must be all, any, or a whole number of 1 or more',
    joinFailed: 'must be fail or accept',
    joinTimeout: 'must be a time such as 2h or 90s',
};
/** A time-out has to lead somewhere, and a way out needs a time (spec 7.1). */
function joinProblem(join) {
    if ((join?.timeout === undefined) === (join?.timeout_goto === undefined))
        return null;
    return join?.timeout === undefined
        ? 'join: timeout_goto is never taken without a timeout'
        : 'join: a timeout needs a timeout_goto, the state that it leads to';
}
const COMMENT = {
    hash: /^\s*#\s*raymond:(.*)$/,
    batch: /^\s*(?:@?rem\s|::)\s*raymond:(.*)$/i,
};
/**
 * Reads `# raymond: timeout=900 effect=once max_visits=5` out of a script's first ten lines (spec 1.6);
 * in a batch file the comment is `REM raymond: …` or `:: raymond: …`.
 * @param firstLine the line in `file` where `text` starts.
 */
function readScriptOptions(text, extension, file, findings, firstLine = 1) {
    const options = {};
    const join = {};
    const comment = extension === 'bat' ? COMMENT.batch : COMMENT.hash;
    const lines = text.split(/\r?\n/, LINES_READ);
    for (const [index, content] of lines.entries()) {
        const words = comment.exec(content)?.[1]?.trim().split(/\s+/) ?? [];
        for (const word of words.filter((each) => each !== '')) {
            const problem = readOption(options, join, word);
            if (problem !== null)
                findings.push({ ...problem, file, line: firstLine + index });
        }
    }
    return withJoin(options, join, (problem) => findings.push({ ...problem, file, line: firstLine }));
}
/** The words of a join make one option; each alone was checked already. */
function withJoin(options, words, report) {
    if (Object.keys(words).length === 0)
        return options;
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
            if ((0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E)(value) === null)
                return ALLOWED.joinTimeout;
            words.timeout = value;
            return null;
        default:
            if ((0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .nameProblem */ .rH)(value) !== undefined)
                return "must be a state's name, without a path";
            words.timeout_goto = value;
            return null;
    }
}
function readOption(options, join, word) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? [];
    const bad = (problem) => ({ severity: 'error', rule: 'bad-value', message: `${key}: ${problem}` });
    if (Object.hasOwn(options, key))
        return bad('is given twice');
    switch (key) {
        case 'timeout':
            if (!/^\d+(\.\d+)?$/.test(value) || Number(value) > MAX_TIMEOUT_SECONDS) {
                return bad(`${ALLOWED.timeout}, not "${value}"`);
            }
            options.timeout = Number(value);
            return null;
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
        case 'join':
        case 'join.failed':
        case 'join.timeout':
        case 'join.timeout_goto': {
            const problem = readJoin(join, key, value);
            return problem === null ? null : bad(`${problem}, not "${value}"`);
        }
        default:
            return unknownOption(key, options);
    }
}
const KEYS = ['timeout', 'effect', 'max_visits', 'join'];
/** `timout=5` would be no timeout at all: the slip of a key is an error (spec 1.4). */
function unknownOption(key, options) {
    const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .slipOf */ .Kj)(KEYS.filter((name) => !Object.hasOwn(options, name)), key);
    const message = `unknown key "${key}"`;
    if (meant === undefined)
        return { severity: 'warning', rule: 'unknown-key', message };
    return { severity: 'error', rule: 'misspelt-key', message: `${message}: did you mean ${meant}?` };
}


/***/ })

};
