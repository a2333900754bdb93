export const id = 612;
export const ids = [612];
export const modules = {

/***/ 79943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ fetchCheckpoint),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   s4: () => (/* binding */ saveCheckpoint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _checkpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42188);




/** Since 2026-06 caches are read-only for events that outsiders can trigger (spec 4.3). */
const READ_ONLY_CACHE_EVENTS = [
    'issue_comment',
    'issues',
    'pull_request_target',
    'workflow_run',
    'discussion',
    'discussion_comment',
];
/** Saves the gathered checkpoint, and believes only what the service has confirmed. */
async function saveCheckpoint(options, seq) {
    for (const way of ladder(options)) {
        const save = way === 'cache' ? saveToCache : saveToArtifact;
        const saved = await options.service
            .ask(() => save(options, seq))
            .catch((error) => {
            options.say(`The checkpoint was not saved to the ${way}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
            return false;
        });
        if (saved)
            return way;
    }
    return 'none';
}
function ladder({ store, eventName }) {
    if (store === 'none')
        return [];
    if (store !== 'auto')
        return [store];
    return READ_ONLY_CACHE_EVENTS.includes(eventName) ? ['artifact', 'cache'] : ['cache', 'artifact'];
}
async function saveToCache({ key, say }, seq) {
    const cache = await Promise.all(/* import() */[__webpack_require__.e(271), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
    // Without a service a save would only pretend.
    if (!cache.isFeatureAvailable())
        return false;
    const id = await cache.saveCache([_checkpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_PATH */ .nm], key.checkpoint(seq));
    // A refused save answers -1 and stays green.
    if (id === -1)
        say('The cache has refused the checkpoint.');
    return id !== -1;
}
async function saveToArtifact({ key, workspace, retentionDays }, seq) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(271), __webpack_require__.e(351), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, _checkpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_PATH */ .nm);
    const { id } = await new DefaultArtifactClient().uploadArtifact(artifactName(key, seq), filesIn(folder), folder, {
        ...(retentionDays > 0 && { retentionDays }),
    });
    return id !== undefined;
}
/** Artifact names may not end with what they are cut from: the dash that ends a key's parts is kept. */
function artifactName(key, seq) {
    return `${key.checkpoint(seq)}state`;
}
function filesIn(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name));
}
/**
 * Fetches the newest checkpoint of the key into the workspace, wherever it was kept.
 * @returns its folder and where it came from, or null if there is none
 */
async function fetchCheckpoint(options) {
    const { store, workspace, service, say } = options;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, _checkpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_PATH */ .nm);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    const failed = (way) => (error) => {
        say(`No checkpoint could be read from the ${way}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
        return null;
    };
    let cached = null;
    if (store === 'auto' || store === 'cache') {
        cached = await service.ask(() => fetchFromCache(options, folder)).catch(failed('cache'));
    }
    if (store === 'auto' || store === 'artifact') {
        const newer = await service
            .ask(() => fetchFromArtifact(options, folder, cached))
            .catch(failed('artifacts'));
        if (newer !== null)
            return { folder, from: 'artifact' };
    }
    return cached === null ? null : { folder, from: 'cache' };
}
/** @returns when the checkpoint that it has put there was saved; null: there is none */
async function fetchFromCache({ key }, folder) {
    const cache = await Promise.all(/* import() */[__webpack_require__.e(271), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
    // Without a service a restore hangs for ten seconds.
    if (!cache.isFeatureAvailable())
        return null;
    const hit = await cache.restoreCache([_checkpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_PATH */ .nm], key.prefix, [key.prefix]);
    return hit === undefined ? null : savedAtIn(folder);
}
/** Only an artifact that is newer than `than`: which store was used depends on the event. */
async function fetchFromArtifact({ key, token, owner, repo }, folder, than) {
    if (token === null)
        return null;
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    const { data } = await getOctokit(token).rest.actions.listArtifactsForRepo({ owner, repo, per_page: 100 });
    const newest = data.artifacts
        .filter(({ name, expired }) => name.startsWith(key.prefix) && name.endsWith('-state') && !expired)
        .sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? '') || b.id - a.id)[0];
    const workflowRunId = newest?.workflow_run?.id;
    if (newest === undefined || workflowRunId === undefined)
        return null;
    if (than !== null && Date.parse(newest.created_at ?? '') <= Date.parse(than))
        return null;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(271), __webpack_require__.e(351), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
    await new DefaultArtifactClient().downloadArtifact(newest.id, {
        path: folder,
        findBy: { token, workflowRunId, repositoryOwner: owner, repositoryName: repo },
    });
    return savedAtIn(folder);
}
/** Read leniently: the checkpoint is checked as a whole later. */
function savedAtIn(folder) {
    const manifest = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'checkpoint.json'), 'utf8'));
    const { saved_at: savedAt } = manifest;
    return typeof savedAt === 'string' ? savedAt : null;
}


/***/ }),

/***/ 42188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nm: () => (/* binding */ CHECKPOINT_PATH),
  G_: () => (/* binding */ gatherCheckpoint),
  Ey: () => (/* binding */ placeCheckpoint),
  HQ: () => (/* binding */ readCheckpoint)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/action/checkpoint/checkpoint-schema.js

const fileName = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((name) => isInside(name), 'must lie inside the checkpoint'));
const manifest = dist/* object */.Ikc({
    version: dist/* literal */.euz(1),
    run_id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[A-Za-z0-9._-]{1,100}$/)),
    run_key: dist/* string */.YjP(),
    saved_at: dist/* string */.YjP(),
    /** The workflow run that saved it: only its own re-runs give a finished run's result again. */
    github_run_id: dist/* string */.YjP(),
    attempt: dist/* number */.aig(),
    /** Agent sessions, relative to the agent's own folder. */
    sessions: dist/* array */.YOg(fileName),
    /** The commit that was checked out when the first attempt began. */
    base: dist/* nullable */.mee(dist/* string */.YjP()),
    snapshot: dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())),
});
/** Checks a restored manifest like any foreign file; a problem names the first key that is wrong. */
function parseManifest(data) {
    const result = dist/* safeParse */.xLC(manifest, data);
    if (result.success)
        return { manifest: result.output };
    const [issue] = result.issues;
    return { problem: `${dist/* getDotPath */.BuJ(issue) ?? 'the file'}: ${issue.message}` };
}
/** A relative path without steps upwards. */
function isInside(name) {
    return (name !== '' &&
        !/^([/\\]|[A-Za-z]:)/.test(name) &&
        !name.split(/[/\\]/).includes('..') &&
        !name.includes('\0'));
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/checkpoint.js






/**
 * Where a checkpoint is put together and unpacked, relative to the workspace. The path is part of a cache's
 * version, so it never changes.
 */
const CHECKPOINT_PATH = '.raymond/checkpoint';
/** A checkpoint larger than this unpacked is not believed. */
const MAX_BYTES = 4 * 1024 ** 3;
/**
 * Puts a checkpoint together: state, run files, agent sessions and work tree (spec 4.3), with secrets taken
 * out (spec 4.4). The state file goes first: what the others know beyond it, a resume takes for a turn that
 * was cut off.
 */
async function gatherCheckpoint(parts) {
    const folder = (0,external_node_path_.join)(parts.workspace, CHECKPOINT_PATH);
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, 'run'), { recursive: true });
    const paths = (0,run_folder/* runPaths */.Ot)(parts.stateDir, parts.runId);
    await parts.redactor.redactFile(paths.state, (0,external_node_path_.join)(folder, 'run', 'state.json'));
    await parts.redactor.redactFolder(paths.folder, (0,external_node_path_.join)(folder, 'run', 'files'));
    const sessions = [];
    for (const file of parts.sessionFiles) {
        const name = (0,external_node_path_.relative)(parts.agentFolder, file);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, 'sessions', name)), { recursive: true });
        await parts.redactor.redactFile(file, (0,external_node_path_.join)(folder, 'sessions', name));
        sessions.push(name);
    }
    const snapshot = await parts.snapshot((0,external_node_path_.join)(folder, 'worktree.bundle'));
    const manifest = {
        version: 1,
        run_id: parts.runId,
        run_key: parts.runKey,
        saved_at: parts.savedAt,
        github_run_id: parts.githubRunId,
        attempt: parts.attempt,
        sessions,
        base: parts.base ?? null,
        snapshot,
    };
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'checkpoint.json'), JSON.stringify(manifest, null, 1));
    return folder;
}
/**
 * Reads an unpacked checkpoint and checks it like any foreign file: sizes, links, schema, the state in it.
 * @throws StateError STATE_INVALID
 */
async function readCheckpoint(folder) {
    checkTree(folder);
    let data;
    try {
        data = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'checkpoint.json'), 'utf8'));
    }
    catch (error) {
        throw invalid(`its checkpoint.json cannot be read (${(0,errors/* messageOf */.bD)(error)})`);
    }
    const parsed = parseManifest(data);
    if ('problem' in parsed)
        throw invalid(`checkpoint.json: ${parsed.problem}`);
    const run = await (0,state_file/* readStateFile */.q)((0,external_node_path_.join)(folder, 'run', 'state.json'));
    if (run.workflow_id !== parsed.manifest.run_id)
        throw invalid('its state file belongs to another run');
    return { manifest: parsed.manifest, run, folder };
}
/** Puts the run's files and the agent's sessions where the run looks for them. Existing sessions are newer or the same. */
function placeCheckpoint(restored, stateDir, agentFolder) {
    const { manifest, folder } = restored;
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, manifest.run_id);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(paths.state), { recursive: true });
    (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, 'run', 'files'), paths.folder, { recursive: true });
    for (const name of manifest.sessions) {
        const from = (0,external_node_path_.join)(folder, 'sessions', name);
        if (!(0,external_node_fs_.existsSync)(from))
            throw invalid(`the session file ${name} is missing`);
        const to = (0,external_node_path_.join)(agentFolder, name);
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(to), { recursive: true });
        (0,external_node_fs_.cpSync)(from, to);
    }
    // Last, so that a state file is never there without what it refers to.
    (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, 'run', 'state.json'), paths.state);
}
function checkTree(folder) {
    let bytes = 0;
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { recursive: true, withFileTypes: true })) {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const stats = (0,external_node_fs_.lstatSync)(path);
        if (!stats.isFile() && !stats.isDirectory())
            throw invalid(`${(0,external_node_path_.relative)(folder, path)} is a link or a device`);
        bytes += stats.isFile() ? stats.size : 0;
    }
    if (bytes > MAX_BYTES)
        throw invalid(`it has ${bytes} bytes, more than ${MAX_BYTES}`);
}
function invalid(why) {
    return new errors/* StateError */.qq('STATE_INVALID', `The checkpoint cannot be used: ${why}. Start afresh with \`resume: never\`.`);
}


/***/ }),

/***/ 31970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IG: () => (/* binding */ keepCheckpoint),
  S2: () => (/* binding */ storeOptions),
  f0: () => (/* binding */ uploadTranscripts)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/core/sessions.js
/** Every agent session that a resume of the run may need: of live agents, their open turns and their callers. */
function sessionsOf(run) {
    const found = new Map();
    for (const agent of run.agents) {
        const ids = [agent.session_id, agent.branch_from, agent.turn?.session, agent.turn?.session_before];
        for (const session of ids)
            if (session)
                found.set(session, { session, cwd: agent.cwd });
        for (const { session, branch_from: from, cwd } of agent.stack) {
            for (const id of [session, from])
                if (id)
                    found.set(id, { session: id, cwd });
        }
    }
    return [...found.values()];
}

// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/action/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(42188);
// EXTERNAL MODULE: ./lib/action/checkpoint/checkpoint-store.js
var checkpoint_store = __webpack_require__(79943);
;// CONCATENATED MODULE: ./lib/action/checkpoint/keep.js







function storeOptions(job, say) {
    const { inputs, context, key } = job;
    return {
        store: inputs['state-store'],
        key,
        workspace: context.workspace,
        eventName: context.eventName,
        retentionDays: inputs['retention-days'],
        token: inputs['github-token'],
        owner: context.owner,
        repo: context.repo,
        service: job.service,
        say,
    };
}
/** Gathers a checkpoint of the run as it is on disk now, and saves it (spec 4.3). Never throws: it says why not. */
async function keepCheckpoint(keeper, seq) {
    const { job, runId, say } = keeper;
    if (job.inputs['state-store'] === 'none')
        return 'none';
    try {
        const paths = (0,run_folder/* runPaths */.Ot)(job.stateDir, runId);
        const run = await (0,state_file/* readStateFile */.q)(paths.state);
        await (0,checkpoint/* gatherCheckpoint */.G_)({
            workspace: job.context.workspace,
            stateDir: job.stateDir,
            runId,
            runKey: job.key.text,
            attempt: job.context.attempt,
            githubRunId: job.context.runId,
            base: keeper.base,
            savedAt: new Date().toISOString(),
            redactor: job.redactor,
            agentFolder: job.agentFolder,
            sessionFiles: await sessionFiles(keeper, run),
            snapshot: (file) => snapshot(keeper, file),
        });
        return await (0,checkpoint_store/* saveCheckpoint */.s4)(storeOptions(job, say), seq);
    }
    catch (error) {
        say(`The checkpoint could not be put together: ${(0,errors/* messageOf */.bD)(error)}`);
        return 'none';
    }
}
async function sessionFiles({ agentCli }, run) {
    // A replay has no sessions; every other CLI that the run used is asked for its own.
    const cli = await agentCli(run.launch.agent);
    const files = await Promise.all(sessionsOf(run).map(({ session, cwd }) => cli.sessionFiles(session, cwd)));
    return [...new Set(files.flat())];
}
async function snapshot({ job, base, say }, file) {
    if (job.inputs['workspace-snapshot'] === 'off')
        return null;
    const { createSnapshot } = await __webpack_require__.e(/* import() */ 669).then(__webpack_require__.bind(__webpack_require__, 72669));
    try {
        const snapshot = await createSnapshot(job.context.workspace, file, {
            base,
            // The bundle is not redacted, since that would change the user's files: one with a secret in it stays behind.
            leaveOut: async (path) => ((await job.redactor.holdsSecret(path)) ? 'a secret is in it' : null),
        });
        for (const warning of snapshot?.warnings ?? [])
            say(warning);
        return snapshot;
    }
    catch (error) {
        say(`The work tree was not kept with the checkpoint: ${(0,errors/* messageOf */.bD)(error)}`);
        return null;
    }
}
/** Uploads the run's files, redacted, under a name that no other attempt has (spec 4.4). */
async function uploadTranscripts({ job, runId, say, }) {
    if (job.inputs.transcripts === 'off')
        return null;
    const { owner, repo, serverUrl, attempt } = job.context;
    const name = `raymond-${runId}-${attempt}`;
    try {
        const folder = (0,external_node_path_.join)(job.context.temp, 'raymond-transcripts');
        const paths = (0,run_folder/* runPaths */.Ot)(job.stateDir, runId);
        await job.redactor.redactFolder(paths.folder, folder);
        // With it a developer can look at the run and resume it on their machine (spec 4.7).
        await job.redactor.redactFile(paths.state, (0,external_node_path_.join)(folder, 'state.json'));
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(271), __webpack_require__.e(351), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const days = job.inputs['retention-days'];
        const { id } = await job.service.ask(() => new DefaultArtifactClient().uploadArtifact(name, (0,checkpoint_store/* filesIn */.nG)(folder), folder, {
            ...(days > 0 && { retentionDays: days }),
        }));
        return {
            name,
            url: `${serverUrl}/${owner}/${repo}/actions/runs/${job.context.runId}/artifacts/${id ?? ''}`,
        };
    }
    catch (error) {
        say(`The transcripts were not uploaded: ${(0,errors/* messageOf */.bD)(error)}`);
        return null;
    }
}


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ templateValues),
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);



/** @throws UsageError outside a job: the command line is the way to run a workflow there. */
function readContext(environment) {
    const workspace = environment.GITHUB_WORKSPACE;
    const [owner, repo] = (environment.GITHUB_REPOSITORY ?? '').split('/');
    if (!workspace || !owner || !repo) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('This is the GitHub Action; outside a job use the command line: raymond run WORKFLOW.');
    }
    return {
        workspace,
        temp: environment.RUNNER_TEMP || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, '..'),
        owner,
        repo,
        runId: environment.GITHUB_RUN_ID ?? '0',
        attempt: Number(environment.GITHUB_RUN_ATTEMPT ?? 1),
        ref: environment.GITHUB_REF ?? '',
        sha: environment.GITHUB_SHA ?? '',
        actor: environment.GITHUB_ACTOR ?? '',
        eventName: environment.GITHUB_EVENT_NAME ?? '',
        event: readEvent(environment.GITHUB_EVENT_PATH),
        serverUrl: environment.GITHUB_SERVER_URL || 'https://github.com',
        apiUrl: environment.GITHUB_API_URL || 'https://api.github.com',
    };
}
function readEvent(path) {
    if (!path)
        return {};
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return typeof event === 'object' && event !== null ? event : {};
    }
    catch {
        return {};
    }
}
/** The event's fields that prompts may name (spec 4.8): a fixed list, each as text and never as code. */
const EVENT_PATHS = [
    'action',
    'issue.number',
    'issue.title',
    'issue.body',
    'issue.html_url',
    'issue.user.login',
    'issue.labels',
    'pull_request.number',
    'pull_request.title',
    'pull_request.body',
    'pull_request.html_url',
    'pull_request.user.login',
    'pull_request.labels',
    'pull_request.head.ref',
    'pull_request.head.sha',
    'pull_request.base.ref',
    'comment.id',
    'comment.body',
    'comment.html_url',
    'comment.user.login',
    'discussion.number',
    'discussion.title',
    'discussion.body',
];
/** `github.*` for templates. A field that the event does not have is left out, so that `{{…}}` stays and is warned of. */
function templateValues(context) {
    const values = {
        'github.ref': context.ref,
        'github.sha': context.sha,
        'github.repository': `${context.owner}/${context.repo}`,
        'github.actor': context.actor,
        'github.event_name': context.eventName,
        'github.run_id': context.runId,
    };
    for (const path of EVENT_PATHS) {
        const text = textOf(at(context.event, path));
        if (text !== null)
            values[`github.event.${path}`] = text;
    }
    return values;
}
function at(data, path) {
    return path.split('.').reduce((value, key) => {
        return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
            ? value[key]
            : undefined;
    }, data);
}
function textOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number')
        return String(value);
    if (!Array.isArray(value))
        return null;
    // Labels.
    return value
        .map((label) => textOf(at(label, 'name')) ?? '')
        .filter((name) => name !== '')
        .join(', ');
}


/***/ }),

/***/ 66370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ finish),
  S: () => (/* binding */ writeSummary)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/report/console/picture.js
var console_picture = __webpack_require__(44838);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/console/path.js
var path = __webpack_require__(54069);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
;// CONCATENATED MODULE: ./lib/report/summary/markdown.js


/*
 * Markdown for GitHub around texts of others. What an agent says is data: it must not become markup, an
 * image, a link, a mention of a person or a reference to an issue.
 */
/** Everything that can mean something inside a line of GitHub's Markdown, maths and emoji names included. */
const ACTIVE = /[&<>"'\\`*_{}[\]|~$^!]|[@#:]|\/(?=\/)|\b(?:www(?=\.)|GH(?=-\d))/gi;
/** Splits a text in two for whatever looks for names in it, and shows nothing. */
const BREAK = '<wbr>';
/** Inside `<pre>` GitHub looks for nothing. This is for other readers, and for those who take text for Markdown. */
const ACTIVE_IN_BLOCK = /[&<>`[]|@(?=[\w-])|#(?=\d)|\b(?:www(?=\.)|GH(?=-\d))/gi;
const CODE_COLUMNS = 100;
/** A text as plain words within a line or a table's cell, cut to `columns`; at most ten times as many bytes. */
function inline(text, columns = 200) {
    return escapeInline((0,report_text/* cutEnd */.ym)(fewUnits((0,report_text/* oneLine */.TN)(text), columns), columns));
}
/** The same, cut in its middle: the way that an agent took has a beginning and an end. */
function inlinePath(text, columns) {
    return escapeInline(fewUnits((0,report_text/* cutMiddle */.it)(text, columns), columns));
}
/** An amount; the smallest ones read `<$0.0001`. */
function usd(amount) {
    return (0,format/* formatUsd */.UK)(amount).replace('<', '&lt;');
}
/** Characters without width could be any number in a column. */
function fewUnits(text, columns) {
    return text.slice(0, columns * 2).replace(/[\ud800-\udbff]$/, '');
}
function escapeInline(text) {
    const escaped = text.replace(ACTIVE, (found) => {
        if (/^[/a-z]/i.test(found))
            return found + BREAK;
        return entity(found) + (/[@#:]/.test(found) ? BREAK : '');
    });
    // A line that starts with one of these could be a list or a heading.
    return escaped.replace(/^[-+=\d]/, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** A text as it stands: wrapped, since GitHub doesn't, and without its middle where it is longer than `most`. */
function block(text, most) {
    const cut = withoutMiddle(text.trim(), most);
    const wrapped = (0,report_text/* wrapText */.C1)((0,report_text/* sanitize */.aj)(cut).replace(/\n{3,}/g, '\n\n'), CODE_COLUMNS).join('\n');
    const escaped = wrapped.replace(ACTIVE_IN_BLOCK, (found) => /^[&<>`[]/.test(found) ? entity(found) : found + BREAK);
    return `<pre>\n${escaped}\n</pre>`;
}
/** The text with at most `most` UTF-16 units of its own: what is first and last in it says the most. */
function withoutMiddle(text, most) {
    if (text.length <= most)
        return text;
    const tail = Math.floor(most / 3);
    const left = text.length - most;
    const start = text.slice(0, most - tail).replace(/[\ud800-\udbff]$/, '');
    const end = text.slice(-tail).replace(/^[\udc00-\udfff]/, '');
    return `${start}\n\n[… ${left} characters more …]\n\n${end}`;
}
/** A folded part; `summary` is Markdown-free HTML, `body` Markdown. */
function details(summary, body, open = false) {
    return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** A table of cells that are escaped already. */
function table(head, rows) {
    const aligned = head.map((title) => (title.endsWith(' ') ? '---:' : ':---'));
    const lines = [head.map((title) => title.trim()), aligned, ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/** Commands to copy, of our own words and of others' quoted by `shellWord`. */
function commands(lines) {
    return ['```sh', ...lines, '```'].join('\n');
}
/** A text as one word of a shell's command line; backticks and line ends would leave the code block. */
function shellWord(text) {
    if (/^[\w./:@%+=-]+$/.test(text))
        return text;
    return `'${(0,report_text/* oneLine */.TN)(text).replace(/'/g, '').replace(/`/g, '')}'`;
}
/** A link to a page of GitHub's own; only the words where the address is none. */
function markdown_link(words, url) {
    return /^https?:\/\/[\w./:%?=&#~+-]+$/.test(url) ? `[${words}](${url})` : words;
}
function utf8Bytes(text) {
    return Buffer.byteLength(text);
}

;// CONCATENATED MODULE: ./lib/report/summary/agent-table.js




/** Rows that are shown, and those that are folded below them. */
const MOST_SHOWN = 20;
const MOST_ROWS = 100;
const PATH_COLUMNS = 200;
const GLYPHS = { arrow: '→', times: '×', ellipsis: '…' };
const HEAD = ['Agent', 'Path', 'Turns ', 'Cost ', 'Result'];
/** A row per agent: its path, turns, cost, and how it ended or where it stands (spec 4.6). */
function agentTable(input) {
    const { run, picture } = input;
    const family = allAgents(run, picture);
    if (family.length === 0)
        return [];
    const live = new Set(run.agents.map(({ id }) => id));
    // Those that have not ended are what a reader looks for.
    const ranked = [...new Set([...family.filter(({ id }) => live.has(id) || id === 'main'), ...family])];
    const shown = new Set(ranked.slice(0, MOST_SHOWN));
    const folded = new Set(ranked.slice(MOST_SHOWN, MOST_ROWS));
    const rows = (wanted) => table(HEAD, family.filter((agent) => wanted.has(agent)).map((agent) => row(agent, input)));
    const hidden = ranked.length - shown.size - folded.size;
    return [
        rows(shown),
        ...(folded.size === 0 ? [] : [details(`${folded.size} more agents`, rows(folded))]),
        ...(hidden === 0 ? [] : [`<sub>… and ${hidden} more agents, which are in the transcripts.</sub>`]),
    ];
}
/** Every agent of the run, those too that its log doesn't know, each with its workers after it. */
function allAgents(run, picture) {
    const known = new console_picture/* RunPicture */.U();
    for (const [id, agent] of picture.agents)
        known.agents.set(id, agent);
    for (const id of [...Object.keys(run.results), ...run.agents.map((agent) => agent.id)])
        known.agent(id, 0);
    return known.family();
}
function row(agent, { run, travel, redact }) {
    return [
        `${'&nbsp;&nbsp;'.repeat(Math.min(4, agent.depth))}${inline(agent.id, 60)}`,
        pathOf(agent),
        String(travel.turns.get(agent.id)?.size ?? 0),
        usd(travel.costOf(agent.id)),
        endOf(run, agent.id, redact),
    ];
}
function pathOf(agent) {
    const steps = (0,path/* compressPath */.kO)(agent.path.map((state) => (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(state)).slice(0, 80)));
    if (steps.length === 0)
        return '';
    return inlinePath((0,path/* pathLines */.VS)(steps, Number.MAX_SAFE_INTEGER, GLYPHS)[0] ?? '', PATH_COLUMNS);
}
function endOf(run, id, redact) {
    const result = run.results[id];
    const agent = run.agents.find((each) => each.id === id);
    if (agent === undefined)
        return result === undefined ? '' : `✅ ${firstLine(redact(result))}`;
    switch (agent.status) {
        case 'failed':
            return `❌ <code>${agent.error?.code ?? ''}</code> ${firstLine(redact(agent.error?.message ?? ''))}`;
        case 'asking':
            return `🙋 ${firstLine(redact(agent.ask?.question ?? ''))}`;
        case 'active':
            return `⏸️ in ${inline((0,path/* stateLabel */.UH)(agent.current_state), 60)}`;
    }
}
function firstLine(text) {
    return inline(/\S.*/.exec(text)?.[0] ?? '', 160);
}

;// CONCATENATED MODULE: ./lib/report/summary/going-on.js

const MOST_QUESTIONS = 5;
const QUESTION_LENGTH = 3000;
/** Every open question, and how it is answered (spec 4.5: where nobody can be asked on an issue). */
function questions(input, redact) {
    const { run } = input;
    const open = run.agents.flatMap(({ id, ask }) => (ask === null ? [] : [{ agent: id, ask }]));
    if (open.length === 0)
        return [];
    const where = canFetchState(input) ? ', fetched as told at the end' : '';
    const shown = open.slice(0, MOST_QUESTIONS).flatMap(({ agent, ask }) => {
        const id = open.length > 1 ? ` --ask-id ${shellWord(ask.id)}` : '';
        const limit = ask.timeout_at === null ? '' : `, and waits until ${inline(minute(ask.timeout_at), 40)}`;
        return [
            `**${inline(agent, 60)} asks**${limit}:`,
            block(redact(ask.question), QUESTION_LENGTH),
            `The answer is given on a machine that has the run${where}:`,
            commands([`raymond resume ${shellWord(run.workflow_id)} --answer TEXT${id}`]),
        ];
    });
    const hidden = open.length - MOST_QUESTIONS;
    return hidden > 0 ? [...shown, `… and ${hidden} more questions.`] : shown;
}
/** `2026-01-16T10:15:00.000Z` as `2026-01-16 10:15 UTC`. */
function minute(time) {
    return /^[\d-]+T\d\d:\d\d/.exec(time)?.[0].replace('T', ' ').concat(' UTC') ?? time;
}
/** Where the run's state and transcripts are, and how to go on from them elsewhere (spec 4.6, 4.7). */
function goingOn(input) {
    const { saved, transcripts, run } = input;
    const over = run.status === 'completed';
    const kept = {
        cache: 'State saved in the cache',
        artifact: 'State saved as an artifact',
        none: over ? '' : '⚠️ State not saved',
    }[saved];
    // A re-run would only ask again.
    const next = over || saved === 'none' || run.status === 'asking' ? '' : 're-run the job to go on';
    const where = transcripts === null ? '' : `Transcripts: ${markdown_link(inline(transcripts.name, 150), transcripts.url)}`;
    const line = [[kept, next].filter(Boolean).join(': '), where].filter(Boolean).join(' · ');
    return [...(line === '' ? [] : [line]), ...locally(input)];
}
function canFetchState({ saved, transcripts }) {
    return saved === 'artifact' || transcripts?.hasState === true;
}
/** Nobody but the runner can fetch a cache; what is in it is shown by the transcripts alone. */
function locally(input) {
    const { run, runUrl, repository, transcripts } = input;
    const job = /\/runs\/(\d+)/.exec(runUrl)?.[1] ?? 'JOB_RUN_ID';
    const download = `gh run download ${job} --repo ${shellWord(repository)}`;
    const state = '.raymond/state/$RUN.json';
    const lines = [`RUN=${shellWord(run.workflow_id)}`];
    if (transcripts !== null) {
        lines.push(`${download} \\`, `  --name ${shellWord(transcripts.name)} --dir .raymond/runs/$RUN   # every event and turn`);
    }
    if (transcripts?.hasState) {
        lines.push(`mkdir -p .raymond/state && cp .raymond/runs/$RUN/state.json ${state}`);
    }
    else if (input.saved === 'artifact') {
        lines.push(`${download} --name NAME --dir .raymond/saved   # NAME: the newest one that ends in -state`, `mkdir -p .raymond/state && cp .raymond/saved/run/state.json ${state}`);
    }
    if (canFetchState(input)) {
        const resume = 'raymond resume $RUN --fresh-session   # the agents’ sessions are not in the download';
        lines.push('raymond status $RUN', ...(run.status === 'completed' ? [] : [resume]));
    }
    if (lines.length === 1)
        return [];
    const intro = 'In a clone of the repository, with the commit of this run checked out:';
    return [details('Look at it on your own machine', `${intro}\n\n${commands(lines)}`)];
}

;// CONCATENATED MODULE: ./lib/report/summary/last-words.js

const MOST_STATES = 60;
const MESSAGE_LENGTH = 8000;
/**
 * The last message of each state, folded. Where the room doesn't do for all, those stay that say the most:
 * of states where agents stopped, then the latest.
 */
function lastWords(travel, marks, { room, redact }) {
    const told = [...travel.places.values()].filter((place) => place.last !== null);
    if (told.length === 0)
        return [];
    const ranked = [...told].sort((a, b) => Number(marks.has(b.key)) - Number(marks.has(a.key)) || b.last.order - a.last.order);
    const title = '#### Last messages';
    const folded = new Map();
    // The note at the end needs some, too.
    let left = room - utf8Bytes(title) - 300;
    for (const place of ranked.slice(0, MOST_STATES)) {
        const text = fold(place, marks.get(place.key), redact);
        const bytes = utf8Bytes(text) + 2;
        if (bytes > left)
            break;
        left -= bytes;
        folded.set(place, text);
    }
    const hidden = told.length - folded.size;
    const note = hidden === 0 ? [] : [`<sub>${hidden} more ${hidden === 1 ? 'is' : 'are'} in the transcripts.</sub>`];
    const shown = told.flatMap((place) => folded.get(place) ?? []);
    return shown.length === 0 ? note : [title, shown.join('\n'), ...note];
}
/** Unfolded where an agent failed: that is what people come to read. */
function fold(place, mark, redact) {
    const { label, visits, costUsd, last } = place;
    const facts = [
        inline(last.agent, 60),
        visits > 1 ? `${visits} visits` : '',
        costUsd > 0 ? usd(costUsd) : '',
    ].filter((fact) => fact !== '');
    const icon = mark === 'failed' ? '❌ ' : mark === 'open' ? '⏸️ ' : '';
    const text = redact(last.text).trim();
    const body = text === '' ? '<i>nothing</i>' : block(text, MESSAGE_LENGTH);
    return details(`${icon}<b>${inline(label, 80)}</b> · ${facts.join(' · ')}`, body, mark === 'failed');
}

;// CONCATENATED MODULE: ./lib/report/summary/mermaid.js


/** More than this nobody can read; GitHub's own limit is 50,000 characters. */
const MOST_PLACES = 60;
const MOST_EDGES = 300;
const LABEL_COLUMNS = 36;
/** Of characters without width, any number fits in the columns. */
const LABEL_UNITS = 60;
/** A flow of this many places fits beside each other. */
const WIDE_PLACES = 7;
/** The travelled way as a Mermaid flowchart, states by kind (spec 2.5, 4.6). null if nothing was travelled. */
function flowchartOf(travel, marks) {
    const all = [...travel.places.values()];
    if (all.length === 0)
        return null;
    const shown = mostTravelled(all, marks);
    const ids = new Map(shown.map((place, index) => [place.key, `n${index}`]));
    const edges = [...travel.edges.values()]
        .filter(({ from, to }) => ids.has(from) && ids.has(to))
        .map((edge, index) => ({ edge, index }))
        .sort((a, b) => b.edge.count - a.edge.count || a.index - b.index)
        .slice(0, MOST_EDGES)
        .sort((a, b) => a.index - b.index);
    const lines = [
        `flowchart ${shown.length <= WIDE_PLACES ? 'LR' : 'TD'}`,
        ...shown.map((place) => `  ${ids.get(place.key)}${shape(place)}`),
        ...edges.map(({ edge }) => `  ${ids.get(edge.from)} ${arrow(edge)} ${ids.get(edge.to)}`),
        ...classes(shown, ids, marks),
    ];
    return { text: lines.join('\n'), hidden: all.length - shown.length };
}
function mostTravelled(places, marks) {
    const weight = (place) => place.kind === 'start' || place.kind === 'end' || marks.has(place.key)
        ? Number.POSITIVE_INFINITY
        : place.visits;
    const kept = new Set(places
        .map((place, index) => ({ place, index, weight: weight(place) }))
        .sort((a, b) => (a.weight === b.weight ? a.index - b.index : b.weight - a.weight))
        .slice(0, MOST_PLACES)
        .map(({ place }) => place));
    return places.filter((place) => kept.has(place));
}
function shape(place) {
    const text = `"${labelOf(place)}"`;
    switch (place.kind) {
        case 'prompt':
            return `[${text}]`;
        case 'script':
            return `{{${text}}}`;
        case 'engine':
            return `(${text})`;
        case 'ask':
            return `([${text}])`;
        case 'start':
            return '((" "))';
        case 'end':
            return '((("end")))';
    }
}
function labelOf({ kind, label, visits, costUsd }) {
    const name = mermaidText((0,report_text/* cutMiddle */.it)((0,report_text/* oneLine */.TN)(label).slice(0, LABEL_UNITS) || '?', LABEL_COLUMNS));
    if (kind === 'ask')
        return `${name} asks${visits > 1 ? ` ×${visits}` : ''}`;
    const facts = [
        visits === 0 ? 'not entered' : visits > 1 ? `${visits} visits` : '',
        costUsd > 0 ? mermaidText((0,format/* formatUsd */.UK)(costUsd)) : '',
    ].filter((fact) => fact !== '');
    return facts.length === 0 ? name : `${name}<br/>${facts.join(' · ')}`;
}
/** Everything but letters, digits and harmless signs as a character code: no quote, tag, link or keyword is left. */
function mermaidText(text) {
    // Two of them would begin a formula.
    return text
        .replace(/\$+/g, '$$')
        .replace(/[^\p{L}\p{M}\p{N} _.,·×…-]/gu, (character) => `#${character.codePointAt(0)};`);
}
const ARROWS = {
    goto: ['-->', ''],
    reset: ['-->', 'reset'],
    answer: ['-->', 'answer'],
    call: ['-.->', 'call'],
    return: ['-.->', 'return'],
    fork: ['==>', 'fork'],
    limit: ['-->', 'max visits'],
};
function arrow({ kind, count }) {
    const [line, word] = ARROWS[kind];
    const label = [word, count > 1 ? `×${count}` : ''].filter((part) => part !== '').join(' ');
    return label === '' ? line : `${line}|"${label}"|`;
}
/** Borders alone, so that both of GitHub's themes keep their own colours inside. */
const STYLES = {
    failed: 'stroke:#d1242f,stroke-width:3px',
    open: 'stroke:#bf8700,stroke-width:3px',
    ends: 'stroke:#1a7f37,stroke-width:2px',
};
function classes(places, ids, marks) {
    const styled = places.flatMap((place) => {
        const style = place.kind === 'end' ? 'ends' : marks.get(place.key);
        return style === undefined ? [] : [{ id: ids.get(place.key), style }];
    });
    const used = [...new Set(styled.map(({ style }) => style))];
    return [
        ...used.map((style) => `  classDef ${style} ${STYLES[style]}`),
        ...styled.map(({ id, style }) => `  class ${id} ${style}`),
    ];
}

;// CONCATENATED MODULE: ./lib/report/summary/travel.js

const START = 'start';
const END = 'end';
const askKey = (state) => `ask ${state}`;
const stateKey = (state) => `state ${state}`;
/**
 * The way that a run has gone, over all its lives: places with visits and costs, and the edges between them.
 * A crash may have logged an event twice, before and after; turns and workers tell such doubles apart.
 */
class Travel {
    /** In the order in which they were first reached. */
    places = new Map();
    edges = new Map();
    /** Turns by agent. */
    turns = new Map();
    costs = new Map();
    /** First and last moment of each orchestrator's life, ms since the epoch. */
    lives = [];
    #visits = new Map();
    #seen = new Set();
    /** The question whose answer an agent waits for. */
    #asked = new Map();
    #order = 0;
    constructor(events) {
        for (const event of events)
            this.#take(event);
        for (const { state, usd } of this.costs.values())
            this.#state(state).costUsd += usd;
    }
    get workingMs() {
        return this.lives.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    }
    /** What agents have cost, replayed turns included. */
    costOf(agent) {
        return this.#sum((cost) => cost.agent === agent);
    }
    get replayedUsd() {
        return this.#sum((cost) => cost.replayed);
    }
    #sum(wanted) {
        return [...this.costs.values()].filter(wanted).reduce((sum, { usd }) => sum + usd, 0);
    }
    #take(event) {
        this.#order += 1;
        this.#liveOn(event);
        switch (event.type) {
            case 'state_started':
                this.#enter(event);
                break;
            case 'turn_started':
                this.turns.set(event.agent, (this.turns.get(event.agent) ?? new Set()).add(event.turn));
                break;
            case 'cost':
                this.costs.set(event.turn, {
                    agent: event.agent,
                    state: event.state,
                    usd: event.cost_usd,
                    replayed: event.basis === 'replayed',
                });
                break;
            case 'outcome':
                this.#state(event.state).last = this.#lastWord(event);
                break;
            case 'transition':
                if (this.#isNew(`transition ${event.agent} ${event.turn}`))
                    this.#go(event);
                break;
            case 'forked':
                if (this.#isNew(`worker ${event.worker}`))
                    this.#edge(event.state, event.worker_state, 'fork');
                break;
            case 'max_visits':
                this.#edge(event.state, event.to, 'limit');
                break;
            case 'asked':
                this.#ask(event);
                break;
            case 'agent_ended':
                if (this.#isNew(`ended ${event.agent}`))
                    this.#link(stateKey(event.state), this.#end().key, 'goto');
                break;
        }
    }
    #liveOn(event) {
        const time = Date.parse(event.time);
        if (Number.isNaN(time))
            return;
        const life = this.lives.at(-1);
        const begins = event.type === 'run_started' || event.type === 'run_resumed';
        if (life === undefined || begins)
            this.lives.push({ from: time, to: time });
        else
            life.to = Math.max(life.to, time);
    }
    #enter(event) {
        const place = this.#state(event.state, event.kind);
        place.visits += 1;
        this.#visits.set(event.agent, event.visit);
        const asked = this.#asked.get(event.agent);
        this.#asked.delete(event.agent);
        if (asked !== undefined)
            this.#link(asked, place.key, 'answer');
        if (this.#isNew('entry'))
            this.#link(this.#place(START, '', 'start').key, place.key, 'goto');
    }
    #lastWord(event) {
        const { agent, result } = event;
        const common = { agent, visit: this.#visits.get(agent) ?? 1, order: this.#order };
        switch (result.kind) {
            case 'text':
                return { ...common, kind: 'text', text: result.text };
            case 'exit': {
                const code = result.exit_code === 0 ? '' : `exit code ${result.exit_code}`;
                const errors = result.stderr.trim() === '' ? '' : `stderr:\n${result.stderr.trim()}`;
                const parts = [code, result.stdout.trim(), errors].filter((part) => part !== '');
                return { ...common, kind: 'script', text: parts.join('\n\n') };
            }
            case 'failure':
                return { ...common, kind: 'failure', text: `${result.code}: ${result.message}` };
        }
    }
    #go({ state, transition, to }) {
        const kind = edgeKind(transition);
        if (kind !== null && to !== null)
            this.#edge(state, to, kind);
    }
    #ask({ agent, state }) {
        const place = this.#place(askKey(state), (0,path/* stateLabel */.UH)(state), 'ask');
        if (this.#asked.get(agent) === place.key)
            return;
        this.#asked.set(agent, place.key);
        place.visits += 1;
        this.#link(stateKey(state), place.key, 'goto');
    }
    #edge(from, to, kind) {
        this.#link(this.#state(from).key, this.#state(to).key, kind);
    }
    #link(from, to, kind) {
        const key = JSON.stringify([from, to, kind]);
        const edge = this.edges.get(key);
        if (edge === undefined)
            this.edges.set(key, { from, to, kind, count: 1 });
        else
            edge.count += 1;
    }
    #state(state, kind) {
        const place = this.#place(stateKey(state), (0,path/* stateLabel */.UH)(state), kind ?? guessedKind(state));
        if (kind !== undefined)
            place.kind = kind;
        return place;
    }
    #end() {
        return this.#place(END, '', 'end');
    }
    #place(key, label, kind) {
        let place = this.places.get(key);
        if (place === undefined) {
            place = { key, label, kind, visits: 0, costUsd: 0, last: null };
            this.places.set(key, place);
        }
        return place;
    }
    #isNew(what) {
        const isNew = !this.#seen.has(what);
        this.#seen.add(what);
        return isNew;
    }
}
/** Until the state is entered its name has to do. */
function guessedKind(state) {
    return /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
}
/** null: an `<ask>` is told by its question, and a `<result>` that ends its agent by the agent's end. */
function edgeKind(transition) {
    switch (transition.tag) {
        case 'goto':
        case 'reset':
            return transition.tag;
        case 'call':
        case 'function':
            return 'call';
        case 'result':
            return 'return';
        case 'fork':
            return 'goto';
        case 'ask':
            return null;
    }
}

;// CONCATENATED MODULE: ./lib/report/summary/summary.js








/** Over 1 MiB GitHub drops the whole summary; a redactor's marks may still come on top. */
const MOST_BYTES = 900_000;
const RESULT_LENGTH = 6000;
/** A result up to this long is shown unfolded. */
const SHORT_RESULT = 1200;
const MESSAGE_LINES = 12;
const STATUS = {
    running: ['⏹️', 'interrupted'],
    completed: ['✅', 'completed'],
    failed: ['❌', 'failed'],
    asking: ['🙋', 'is asking'],
    paused: ['⏸️', 'paused'],
    budget_exceeded: ['💸', 'budget exceeded'],
};
/** The job summary as Markdown, always under 1 MiB of UTF-8 (spec 4.6). */
function summaryOf(input) {
    const { run, events } = input;
    const redact = input.redact ?? ((text) => text);
    const travel = new Travel(events);
    const picture = new console_picture/* RunPicture */.U();
    for (const event of events)
        picture.apply(event);
    const fixed = [
        ...statusLines(input, travel),
        ...messageOf(run, redact),
        ...questions(input, redact),
        ...resultOf(run, redact),
        ...graph(travel, run),
        ...agentTable({ run, picture, travel, redact }),
    ];
    const end = goingOn(input);
    const room = MOST_BYTES - utf8Bytes([...fixed, ...end].join('\n\n'));
    const words = lastWords(travel, marksOf(run), { room, redact });
    return `${[...fixed, ...words, ...end].join('\n\n')}\n`;
}
function statusLines({ run, runCostUsd, workflow }, travel) {
    const [icon, words] = STATUS[run.status];
    const reason = run.reason === null || run.reason === 'ASK' ? '' : ` · <code>${run.reason}</code>`;
    const replayed = travel.replayedUsd;
    const earlier = run.total_cost_usd - runCostUsd > 0.00005;
    const facts = [
        run.total_cost_usd === 0 && replayed > 0 ? '' : cost(run),
        earlier ? `${usd(runCostUsd)} in this attempt` : '',
        replayed > 0 ? `${usd(replayed)} replayed, not charged` : '',
        (0,format/* formatDuration */.a3)(travel.workingMs),
        `${run.steps} ${run.steps === 1 ? 'step' : 'steps'}`,
        `run <code>${inline(run.workflow_id, 110)}</code>`,
    ].filter((fact) => fact !== '');
    return [`### ${icon} ${inline(nameOf(workflow), 80)} ${words}${reason}`, facts.join(' · ')];
}
/** `triage` of `.github/raymond/triage/` and of `triage.zip`. */
function nameOf(workflow) {
    const [last = 'workflow'] = /[^/\\]+(?=[/\\]*$)/.exec(workflow) ?? [];
    return last.replace(/\.(?:zip|ya?ml|md)$/i, '');
}
function cost({ total_cost_usd: total, budget_usd: budget }) {
    return `<b>${usd(total)}</b>${budget === 0 ? ', no budget' : ` of ${usd(budget)}`}`;
}
/** What the run says of its end; questions say it better themselves. */
function messageOf(run, redact) {
    if (run.message === null || (run.status === 'asking' && run.agents.some(({ ask }) => ask !== null))) {
        return [];
    }
    const lines = redact(run.message)
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== '');
    if (lines.length === 0)
        return [];
    const shown = lines.slice(0, MESSAGE_LINES).map((line) => inline(line, 400));
    return [`> ${[...shown, ...(lines.length > MESSAGE_LINES ? ['…'] : [])].join('<br>\n> ')}`];
}
function resultOf(run, redact) {
    const result = redact(run.results.main ?? '').trim();
    if (result === '')
        return [];
    const text = block(result, RESULT_LENGTH);
    return [result.length <= SHORT_RESULT ? `**Result**\n\n${text}` : details('<b>Result</b>', text)];
}
function graph(travel, run) {
    const chart = flowchartOf(travel, marksOf(run));
    if (chart === null)
        return [];
    const note = chart.hidden === 0 ? [] : [`<sub>The most travelled states; ${chart.hidden} more are not shown.</sub>`];
    return [`\`\`\`mermaid\n${chart.text}\n\`\`\``, ...note];
}
/** Where agents have stopped. */
function marksOf(run) {
    const marks = new Map();
    for (const { status, current_state: state } of run.agents) {
        const key = status === 'asking' ? askKey(state) : stateKey(state);
        if (marks.get(key) !== 'failed')
            marks.set(key, status === 'failed' ? 'failed' : 'open');
    }
    return marks;
}

// EXTERNAL MODULE: ./lib/store/transcript.js
var transcript = __webpack_require__(49815);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agents.js
var agents = __webpack_require__(27257);
// EXTERNAL MODULE: ./lib/action/input-table.js
var input_table = __webpack_require__(48699);
;// CONCATENATED MODULE: ./lib/action/outputs.js




/** GitHub takes a megabyte of outputs from a job; a result has to leave room for the others. */
const LONGEST_RESULT = 512 * 1024;
/** All outputs, all set (spec 4.2); empty where there is nothing to say. */
function outputsOf({ end, resumed, saved, transcripts, folder }) {
    const none = Object.fromEntries(Object.keys(input_table/* OUTPUTS */.py).map((name) => [name, '']));
    const kept = {
        ...none,
        'state-saved': saved,
        'transcripts-artifact': transcripts?.name ?? '',
        'transcripts-url': transcripts?.url ?? '',
        resumed: String(resumed),
    };
    if (end === null)
        return kept;
    const { run } = end;
    const result = run.results.main ?? '';
    const asks = (0,agents/* openQuestions */.qd)(run);
    return {
        ...kept,
        result: shortened(result),
        'result-file': result === '' ? '' : resultFile(folder, result),
        'total-cost': run.total_cost_usd.toFixed(6),
        'run-cost': end.runCostUsd.toFixed(6),
        status: run.status,
        reason: run.reason ?? '',
        'run-id': run.workflow_id,
        results: shortened(JSON.stringify(run.results)),
        steps: String(run.steps),
        'resume-at': run.resume_at ?? '',
        ask: asks.length === 0 ? '' : JSON.stringify(asks),
        'state-file': end.paths.state,
    };
}
function shortened(text) {
    if (Buffer.byteLength(text) <= LONGEST_RESULT)
        return text;
    return `${text.slice(0, LONGEST_RESULT / 8)}\n\n[shortened: the whole is in the output result-file or the state file]`;
}
function resultFile(folder, result) {
    const file = (0,external_node_path_.join)(folder, 'raymond-result.txt');
    (0,external_node_fs_.writeFileSync)(file, result);
    return file;
}

;// CONCATENATED MODULE: ./lib/action/finish.js






/** Sets every output, writes the summary and decides how the job ends (spec 4.2). */
async function finish(job, ending) {
    const { end, saved } = ending;
    const outputs = outputsOf({ ...ending, folder: job.context.temp });
    // setOutput's random delimiter: a result with newlines and `EOF` in it cannot forge another output.
    for (const [name, value] of Object.entries(outputs))
        core/* setOutput */.uH(name, value);
    await writeSummary(job, ending);
    const { run } = end;
    if (saved === 'none' && run.status !== 'completed' && job.inputs['state-store'] !== 'none') {
        core/* warning */.$e('No checkpoint could be saved: a re-run starts afresh, and what this attempt has done is only in its transcripts.');
    }
    conclude(job, ending);
}
function conclude(job, { end: { run } }) {
    const message = run.message ?? run.status;
    switch (run.status) {
        case 'completed':
            return;
        case 'asking':
        case 'paused':
            if (job.inputs['fail-on-pause'])
                core/* setFailed */.C1(`${run.status} (${run.reason}): ${message}`);
            else
                core/* notice */.lm(`${run.status} (${run.reason}): ${message} Re-run the job to go on.`, {
                    title: 'raymond',
                });
            return;
        case 'budget_exceeded':
            core/* setFailed */.C1(`${message} In a workflow: raise \`budget\` and re-run the job; it goes on where it stopped.`);
            return;
        case 'failed':
        case 'running':
            core/* setFailed */.C1(`${run.reason ?? 'failed'}: ${message} Re-run the job to try again from there.`);
            return;
        default:
            run.status;
    }
}
/** The job summary (spec 4.6). That it could not be written is no failure of the run. */
async function writeSummary(job, ending) {
    const file = job.environment.GITHUB_STEP_SUMMARY;
    if (!job.inputs.summary || !file)
        return;
    try {
        const events = await (0,transcript/* readEvents */.wj)(ending.end.paths.events);
        const { owner, repo, serverUrl, runId } = job.context;
        const text = summaryOf({
            run: ending.end.run,
            events,
            runCostUsd: ending.end.runCostUsd,
            workflow: job.inputs.workflow ?? '',
            saved: ending.saved,
            transcripts: ending.transcripts && { ...ending.transcripts, hasState: true },
            runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
            repository: `${owner}/${repo}`,
            redact: (each) => job.redactor.redactText(each),
        });
        (0,external_node_fs_.appendFileSync)(file, job.redactor.redactText(text));
    }
    catch (error) {
        core/* warning */.$e(`The job summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}


/***/ }),

/***/ 48699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   py: () => (/* binding */ OUTPUTS),
/* harmony export */   sN: () => (/* binding */ INPUT_ENTRIES)
/* harmony export */ });
/* unused harmony export INPUTS */
/** Every input, once: action.yml and the README's table are compared with this by a test (spec 4.1). */
const INPUTS = {
    workflow: {
        kind: 'text',
        required: true,
        description: 'Workflow to run: a folder, a state file in it, a .zip or a .yaml, relative to `working-directory`.',
    },
    input: { kind: 'text', description: 'Text that the first state sees as `{{input}}`.' },
    'input-file': { kind: 'text', description: 'The same from a file.' },
    agent: {
        kind: 'text',
        default: 'claude',
        description: 'Agent CLI for states that name none: `claude`, `copilot` or `replay`.',
    },
    'agent-version': {
        kind: 'text',
        description: 'Version of the agent CLI to install from npm when it is not on the PATH; default: a pinned one that is known to work.',
    },
    model: { kind: 'text', description: 'Model for states that name none.' },
    effort: { kind: 'text', description: 'Effort for states that name none: `low`, `medium`, `high` …' },
    budget: {
        kind: 'usd',
        default: '10',
        description: 'What the run may cost in USD, over all attempts; 0 = unlimited.',
    },
    concurrency: { kind: 'count', least: 1, default: '4', description: 'States running at once.' },
    timeout: {
        kind: 'duration',
        default: '600',
        description: 'End a state that has written nothing for so long (seconds, or `10m`); 0 = never.',
    },
    deadline: {
        kind: 'duration',
        description: 'Pause the run, to be resumed, after so long: for example `5h30m` in a job of six hours.',
    },
    'permission-mode': {
        kind: 'text',
        default: 'acceptEdits',
        description: "The agent CLI's permission mode.",
    },
    'dangerously-skip-permissions': {
        kind: 'switch',
        default: 'false',
        description: 'Let agents do anything unasked.',
    },
    'run-key': {
        kind: 'text',
        description: 'What a run is known by across attempts. Default: workflow path, ref and run id, so that a re-run resumes and a new run starts afresh. A key of your own (`triage`) goes on across runs.',
    },
    resume: {
        kind: 'choice',
        of: ['auto', 'never', 'force'],
        default: 'auto',
        description: '`auto` resumes if there is a checkpoint; `never` starts afresh; `force` fails without one.',
    },
    'state-store': {
        kind: 'choice',
        of: ['auto', 'cache', 'artifact', 'none'],
        default: 'auto',
        description: 'Where checkpoints are kept: `auto` tries the cache, then an artifact.',
    },
    'workspace-snapshot': {
        kind: 'choice',
        of: ['auto', 'off'],
        default: 'auto',
        description: 'Keep unpushed commits and uncommitted changes with the checkpoint.',
    },
    'checkpoint-interval': {
        kind: 'duration',
        default: '300',
        description: 'Seconds between checkpoints while the run goes on, at least.',
    },
    'on-ask': {
        kind: 'choice',
        of: ['comment', 'pause', 'fail'],
        default: 'comment',
        description: 'What an `<ask>` does. `comment` does for now what `pause` does: the question and how to answer stand in the job summary.',
    },
    'on-limit': {
        kind: 'choice',
        of: ['auto', 'wait', 'pause'],
        default: 'auto',
        description: 'What a usage limit does: wait when it resets within ten minutes, or pause.',
    },
    'fail-on-pause': {
        kind: 'switch',
        default: 'false',
        description: 'A run that pauses or asks fails the job instead of ending it with a notice.',
    },
    transcripts: {
        kind: 'choice',
        of: ['redacted', 'off'],
        default: 'redacted',
        description: "Upload the agents' transcripts as an artifact, with secrets taken out.",
    },
    'retention-days': {
        kind: 'count',
        least: 0,
        most: 90,
        default: '0',
        description: "Days that artifacts are kept; 0 = the repository's default.",
    },
    'env-allow': {
        kind: 'names',
        description: 'Environment variables (a `*` at the end matches) that agents and scripts may see besides the usual ones.',
    },
    'allow-outside-workspace': {
        kind: 'switch',
        default: 'false',
        description: "Let `cd` lead out of the workspace and the runner's temp folder.",
    },
    'allow-users': { kind: 'names', description: 'People without write access who may start runs.' },
    'allow-bots': { kind: 'names', description: 'Bots that may start runs; `*` = any.' },
    summary: { kind: 'switch', default: 'true', description: 'Write the job summary.' },
    vars: { kind: 'pairs', description: 'Variables of a state graph: `name=value`, one a line.' },
    recording: { kind: 'text', description: 'The recording that `agent: replay` plays.' },
    'anthropic-api-key': { kind: 'secret', description: 'API key for Claude Code.' },
    'claude-code-oauth-token': { kind: 'secret', description: 'Or the OAuth token of a Claude subscription.' },
    'github-token': {
        kind: 'secret',
        default: '${{ github.token }}',
        description: 'Token to check who started the run and to read artifacts of earlier attempts. Agents do not get it.',
    },
    'working-directory': {
        kind: 'text',
        default: '.',
        description: 'Folder to work in, relative to the workspace.',
    },
};
const INPUT_ENTRIES = Object.entries(INPUTS);
/** Every output (spec 4.2); all are always set. */
const OUTPUTS = {
    result: "The run's `<result>`; for one over 512 kB its beginning, with the whole in `result-file`.",
    'result-file': 'File that holds the whole result.',
    'total-cost': 'What the run has cost over all attempts, USD.',
    'run-cost': 'What this attempt has cost, USD.',
    status: '`completed`, `failed`, `asking`, `paused` or `budget_exceeded`; empty if the run could not be started.',
    reason: 'Stable code of why it did not complete, for example `USAGE_LIMIT`.',
    'run-id': "The run's id.",
    results: "JSON: every ended agent's result by agent id.",
    steps: 'States visited.',
    resumed: '`true` if a checkpoint was resumed.',
    'resume-at': 'Time from which a resume makes sense, ISO 8601.',
    ask: 'JSON: the open questions.',
    'ask-url': 'Where the question was put.',
    'state-file': 'The state file.',
    'state-saved': '`cache`, `artifact` or `none`.',
    'transcripts-artifact': 'Name of the artifact with the transcripts.',
    'transcripts-url': 'Its address.',
};


/***/ }),

/***/ 11480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ directoryCheck),
  c: () => (/* binding */ readJob)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/checkpoint/redact/window.js
/** What is written in place of everything that is redacted. */
const REPLACEMENT = '***';
const STARS = Buffer.from(REPLACEMENT);
/** Bytes that stay readable behind those that were released: more than the longest token's beginning. */
const LOOK_BEHIND = 64;
/** The part of a stream that is not decided yet, and what of it is to be redacted. */
class Window {
    bytes = Buffer.alloc(0);
    /** Position of the first byte that is kept. */
    base = 0;
    length = 0;
    /** All before it was given out, or redacted. */
    cursor = 0;
    intervals = [];
    /** Was anything marked so far? */
    isMarked = false;
    /** Adds a chunk, and tells where in the buffer it lies. The buffer is good until the next call. */
    append(chunk) {
        if (this.length + chunk.length > this.bytes.length)
            this.makeRoom(chunk.length);
        this.bytes.set(chunk, this.length);
        const from = this.length;
        this.length += chunk.length;
        return { bytes: this.bytes, from, to: this.length };
    }
    /** Copies no more, over time, than what is added: what is kept moves only when it is the lesser part. */
    makeRoom(added) {
        const dead = Math.max(0, Math.min(this.cursor - this.base, this.length - LOOK_BEHIND));
        const kept = this.length - dead;
        const isRoomy = 2 * (kept + added) <= this.bytes.length;
        const target = isRoomy ? this.bytes : Buffer.allocUnsafe(2 * (kept + added));
        this.bytes.copy(target, 0, dead, this.length);
        this.bytes = target;
        this.base += dead;
        this.length = kept;
    }
    /** Marks bytes to be redacted. Those that overlap become one; order does not matter. */
    redact(start, end) {
        this.isMarked = true;
        const last = this.intervals.at(-1);
        if (last && start >= last.start && start < last.end)
            last.end = Math.max(last.end, end);
        else
            this.intervals.push({ start, end });
    }
    /** The bytes up to `decided`, redacted, that were not given out yet. */
    release(decided) {
        const parts = [];
        const end = Math.min(decided, this.base + this.length);
        const intervals = this.intervals.sort((a, b) => a.start - b.start);
        let index = 0;
        for (; index < intervals.length; index++) {
            const interval = intervals[index];
            if (interval.start >= end)
                break;
            // One that begins before the cursor overlaps what was redacted already.
            if (interval.start >= this.cursor)
                parts.push(this.slice(this.cursor, interval.start), STARS);
            this.cursor = Math.max(this.cursor, interval.end);
        }
        this.intervals = intervals.slice(index);
        if (this.cursor < end) {
            parts.push(this.slice(this.cursor, end));
            this.cursor = end;
        }
        // A copy, since the buffer is written over.
        return Buffer.concat(parts);
    }
    /** As Latin-1; empty outside of what is kept. */
    characterAt(position) {
        const index = position - this.base;
        return index >= 0 && index < this.length ? String.fromCharCode(this.bytes[index]) : '';
    }
    slice(from, to) {
        return this.bytes.subarray(from - this.base, to - this.base);
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/folder.js




/** See `Redactor.redactFolder`. One file at a time, so that memory stays that of one. */
async function redactFolder(tools, from, to) {
    const copy = new FolderCopy(tools, (0,external_node_path_.resolve)(from), (0,external_node_path_.resolve)(to));
    await (0,promises_.mkdir)(to, { recursive: true, mode: 0o700 });
    await copy.folder((0,external_node_path_.resolve)(from), (0,external_node_path_.resolve)(to), await (0,promises_.readdir)(from, { withFileTypes: true }));
    return copy;
}
class FolderCopy {
    tools;
    root;
    target;
    files = 0;
    bytes = 0;
    skipped = [];
    constructor(tools, root, target) {
        this.tools = tools;
        this.root = root;
        this.target = target;
    }
    async folder(from, to, entries) {
        const taken = new Set();
        for (const entry of [...entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
            const path = (0,external_node_path_.join)(from, entry.name);
            // A copy that lies in the folder itself is not copied again.
            if (path === this.target)
                continue;
            const copy = (0,external_node_path_.join)(to, this.freeName(entry.name, taken));
            try {
                await this.entry(entry, path, copy);
            }
            catch (error) {
                this.skip(path, (0,errors/* messageOf */.bD)(error));
            }
        }
    }
    async entry(entry, path, copy) {
        if (entry.isDirectory()) {
            const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
            await (0,promises_.mkdir)(copy, { recursive: true, mode: 0o700 });
            await this.folder(path, copy, entries);
        }
        else if (entry.isFile()) {
            const { size } = await (0,promises_.lstat)(path);
            await this.tools.redactFile(path, copy);
            this.files += 1;
            this.bytes += size;
        }
        else {
            this.skip(path, entry.isSymbolicLink() ? 'a symbolic link' : 'neither a file nor a folder');
        }
    }
    skip(path, why) {
        const name = this.tools.redactText((0,external_node_path_.relative)(this.root, path));
        this.skipped.push({ path: name, why: this.tools.redactText(why) });
    }
    /** Names have no asterisks, which artifacts and Windows refuse; those that become the same are numbered. */
    freeName(name, taken) {
        const redacted = this.tools.redactText(name);
        const base = redacted === name ? name : redacted.replaceAll(REPLACEMENT, 'redacted');
        let free = base;
        for (let number = 2; taken.has(free); number++)
            free = `${base}-${number}`;
        taken.add(free);
        return free;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/automaton.js
const ROOT = 0;
/** Set in `dense` where the byte wants a slow look: it may begin an escape. */
const WAKE = 1 << 30;
/** States with a row of their own: 1 KiB each. The deep ones are seldom visited and go by failure links. */
const MAX_DENSE = 4096;
/**
 * Aho–Corasick over bytes: finds every needle in one pass, in time linear in the text whatever the needles.
 * States are numbered so that one comparison tells the common case: below `plain` a state has a row and
 * nothing to report; below `denseCount` it has a row.
 */
class Automaton {
    dense;
    denseCount;
    plain;
    /** Bytes of the longest needle's beginning that the text now ends with. */
    depth;
    /** Bytes of the longest secret that ends here, 0 if none does. */
    secretLength;
    triggers;
    maxDepth;
    edges;
    fail;
    constructor(needles, wakeBytes) {
        const trie = new Trie(needles);
        const { order, fail, dense } = automaton_link(trie);
        const numbers = renumber(trie, order);
        const place = (values) => {
            const placed = new Int32Array(values.length);
            for (let old = 0; old < values.length; old++)
                placed[numbers.of[old]] = values[old];
            return placed;
        };
        this.denseCount = numbers.dense;
        this.plain = numbers.plain;
        this.depth = place(trie.depth);
        this.secretLength = place(trie.secretLength);
        this.maxDepth = trie.depth.reduce((most, depth) => Math.max(most, depth), 0);
        const triggers = new Array(trie.size);
        for (let old = 0; old < trie.size; old++)
            triggers[numbers.of[old]] = trie.triggers[old];
        this.triggers = triggers;
        const renamed = (states) => place(states.map((state) => (state === NONE ? NONE : numbers.of[state])));
        this.fail = renamed(fail);
        this.edges = {
            byte: place(trie.byte),
            child: renamed(trie.child),
            sibling: renamed(trie.sibling),
        };
        this.dense = new Int32Array(this.denseCount * 256);
        for (let row = 0; row < this.denseCount; row++) {
            const target = numbers.of[order[row]] << 8;
            for (let byte = 0; byte < 256; byte++) {
                this.dense[target | byte] = numbers.of[dense[(row << 8) | byte]];
            }
            for (const byte of wakeBytes)
                this.dense[target | byte] |= WAKE;
        }
    }
    /** The state after one more byte. */
    next(from, byte) {
        let state = from;
        while (state >= this.denseCount) {
            const child = childOf(this.edges, state, byte);
            if (child !== NONE)
                return child;
            state = this.fail[state];
        }
        return this.dense[(state << 8) | byte] & ~WAKE;
    }
}
const NONE = -1;
function childOf(edges, state, byte) {
    let child = edges.child[state];
    while (child !== NONE && edges.byte[child] !== byte)
        child = edges.sibling[child];
    return child;
}
class Trie {
    byte = [0];
    child = [NONE];
    sibling = [NONE];
    depth = [0];
    secretLength = [0];
    triggers = [undefined];
    constructor(needles) {
        for (const { bytes, pattern } of needles) {
            let state = ROOT;
            for (const byte of bytes)
                state = this.descend(state, byte);
            if (pattern === null)
                this.secretLength[state] = bytes.length;
            else
                this.triggers[state] = [...(this.triggers[state] ?? []), { pattern, length: bytes.length }];
        }
    }
    get size() {
        return this.byte.length;
    }
    descend(state, byte) {
        const known = childOf(this, state, byte);
        if (known !== NONE)
            return known;
        const added = this.size;
        this.byte.push(byte);
        this.child.push(NONE);
        this.sibling.push(this.child[state]);
        this.child[state] = added;
        this.depth.push(this.depth[state] + 1);
        this.secretLength.push(0);
        this.triggers.push(undefined);
        return added;
    }
}
/** Failure links, the outputs inherited along them, and the rows of the shallow states. */
function automaton_link(trie) {
    const order = [ROOT];
    const fail = new Array(trie.size).fill(ROOT);
    const rowOf = new Array(trie.size).fill(NONE);
    const dense = new Int32Array(Math.min(trie.size, MAX_DENSE) * 256);
    const next = (from, byte) => {
        let state = from;
        while (rowOf[state] === NONE) {
            const child = childOf(trie, state, byte);
            if (child !== NONE)
                return child;
            state = fail[state];
        }
        return dense[(rowOf[state] << 8) | byte];
    };
    for (let place = 0; place < order.length; place++) {
        const state = order[place];
        for (let child = trie.child[state]; child !== NONE; child = trie.sibling[child]) {
            order.push(child);
            const shorter = state === ROOT ? ROOT : next(fail[state], trie.byte[child]);
            fail[child] = shorter;
            trie.secretLength[child] ||= trie.secretLength[shorter];
            const inherited = trie.triggers[shorter];
            if (inherited)
                trie.triggers[child] = [...(trie.triggers[child] ?? []), ...inherited];
        }
        if (place < MAX_DENSE) {
            const row = rowOf[fail[state]] << 8;
            if (state !== ROOT)
                dense.copyWithin(place << 8, row, row + 256);
            for (let child = trie.child[state]; child !== NONE; child = trie.sibling[child]) {
                dense[(place << 8) | trie.byte[child]] = child;
            }
            rowOf[state] = place;
        }
    }
    return { order, fail, dense };
}
function renumber(trie, order) {
    const reports = (state) => trie.secretLength[state] !== 0 || trie.triggers[state] !== undefined;
    const dense = order.slice(0, MAX_DENSE);
    const silent = dense.filter((state) => !reports(state));
    const of = new Int32Array(trie.size);
    [...silent, ...dense.filter(reports), ...order.slice(MAX_DENSE)].forEach((state, number) => {
        of[state] = number;
    });
    return { of, dense: dense.length, plain: silent.length };
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/decoders.js
const code = (character) => character.charCodeAt(0);
const BACKSLASH = code('\\');
const PERCENT = code('%');
const PLUS = code('+');
const SPACE = code(' ');
/** What one-letter escapes stand for; any other character after a backslash stands for itself. */
const LETTERS = Uint8Array.from({ length: 256 }, (_, byte) => byte);
LETTERS[code('n')] = 10;
LETTERS[code('r')] = 13;
LETTERS[code('t')] = 9;
LETTERS[code('b')] = 8;
LETTERS[code('f')] = 12;
/** The lengths of `\uXXXX` and `\xXX`. */
function digitsAfter(letter) {
    if (letter === code('u'))
        return 4;
    return letter === code('x') ? 2 : 0;
}
/** Undoes backslash escapes as JSON, JavaScript, Python and shells write them. */
class BackslashDecoder {
    unfinished = null;
    mode = 'text';
    digits = [];
    wanted = 0;
    escapeStart = 0;
    letterEnd = 0;
    /** The first half of a surrogate pair. */
    high = null;
    decode(byte, start, end, emit) {
        if (this.mode === 'digits')
            this.digit(byte, start, end, emit);
        else if (this.mode === 'escape')
            this.escape(byte, end, emit);
        else if (byte === BACKSLASH)
            this.begin(start);
        else {
            this.dropHigh(emit);
            this.unfinished = null;
            emit(byte, start, end, false);
        }
    }
    begin(start) {
        this.mode = 'escape';
        this.escapeStart = start;
        this.unfinished ??= start;
    }
    escape(byte, end, emit) {
        const wanted = digitsAfter(byte);
        if (wanted > 0) {
            this.mode = 'digits';
            this.wanted = wanted;
            this.letterEnd = end;
            this.digits = [];
            return;
        }
        this.dropHigh(emit);
        this.finish();
        emit(LETTERS[byte], this.escapeStart, end, true);
    }
    digit(byte, start, end, emit) {
        if (hexValue(byte) < 0) {
            // No escape after all: its digits are text, and this byte is read afresh.
            this.dropHigh(emit);
            this.finish();
            emit(this.wanted === 4 ? code('u') : code('x'), this.escapeStart, this.letterEnd, true);
            for (const digit of this.digits)
                emit(digit.byte, digit.start, digit.end, false);
            this.decode(byte, start, end, emit);
            return;
        }
        this.digits.push({ byte, start, end });
        if (this.digits.length === this.wanted) {
            this.mode = 'text';
            const unit = this.digits.reduce((value, digit) => value * 16 + hexValue(digit.byte), 0);
            this.unit(unit, end, emit);
        }
    }
    /** One UTF-16 unit, or one byte of `\xXX`. */
    unit(unit, end, emit) {
        if (this.wanted === 2) {
            this.dropHigh(emit);
            this.finish();
            emit(unit, this.escapeStart, end, true);
        }
        else if (this.high && unit >= 0xdc00 && unit <= 0xdfff) {
            const { unit: high, start } = this.high;
            this.high = null;
            this.finish();
            emitPoint((high - 0xd800) * 0x400 + (unit - 0xdc00) + 0x10000, start, end, emit);
        }
        else {
            this.dropHigh(emit);
            if (unit >= 0xd800 && unit <= 0xdbff) {
                this.high = { unit, start: this.escapeStart, end };
                this.unfinished = this.escapeStart;
                return;
            }
            this.finish();
            emitPoint(unit, this.escapeStart, end, emit);
        }
    }
    finish() {
        this.mode = 'text';
        this.unfinished = null;
    }
    /** Half a pair reads as the character that stands for broken ones, as it does in a secret. */
    dropHigh(emit) {
        if (this.high === null)
            return;
        const { unit, start, end } = this.high;
        this.high = null;
        emitPoint(unit, start, end, emit);
    }
}
/** Undoes percent escapes, and in forms the plus that stands for a space. */
class PercentDecoder {
    plusIsSpace;
    unfinished = null;
    percentEnd = 0;
    digit = null;
    constructor(plusIsSpace) {
        this.plusIsSpace = plusIsSpace;
    }
    decode(byte, start, end, emit) {
        const begun = this.unfinished;
        if (begun === null) {
            this.percentEnd = end;
            if (byte === PERCENT)
                this.unfinished = start;
            else if (this.plusIsSpace && byte === PLUS)
                emit(SPACE, start, end, true);
            else
                emit(byte, start, end, false);
            return;
        }
        const isHex = hexValue(byte) >= 0;
        if (isHex && this.digit === null) {
            this.digit = { byte, start, end };
            return;
        }
        const first = this.digit;
        this.unfinished = null;
        this.digit = null;
        if (first !== null && isHex) {
            emit(hexValue(first.byte) * 16 + hexValue(byte), begun, end, true);
            return;
        }
        emit(PERCENT, begun, this.percentEnd, false);
        if (first !== null)
            emit(first.byte, first.start, first.end, false);
        this.decode(byte, start, end, emit);
    }
}
function hexValue(byte) {
    if (byte >= 48 && byte <= 57)
        return byte - 48;
    const lower = byte | 32;
    return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
/** A code point's UTF-8. */
function emitPoint(point, start, end, emit) {
    if (point < 0x80)
        emit(point, start, end, true);
    else
        for (const byte of Buffer.from(String.fromCodePoint(point)))
            emit(byte, start, end, true);
}
const backslash = (...within) => ({
    decoder: () => new BackslashDecoder(),
    wakeBytes: [BACKSLASH],
    within,
});
const percent = (plusIsSpace, ...within) => ({
    decoder: () => new PercentDecoder(plusIsSpace),
    wakeBytes: plusIsSpace ? [PERCENT, PLUS] : [PERCENT],
    within,
});
/**
 * How a secret may be written: with backslash escapes, with those escaped once more (JSON in a string of JSON,
 * as transcripts have it), with percent escapes, and JSON with percent escapes.
 */
function viewSpecs(spacesInSecrets) {
    const views = [backslash(backslash()), percent(false, backslash())];
    return spacesInSecrets ? [...views, percent(true)] : views;
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/forms.js
/** Bytes of UTF-8. Shorter ones would be found in text that has nothing to do with them. */
const MIN_SECRET_BYTES = 6;
/** Bytes; shorter lines of a secret of many lines are no secret by themselves. */
const MIN_LINE_BYTES = 12;
/** How `base64` and PEM writers break lines. */
const LINE_WIDTHS = [64, 76];
/** What is worth looking for of one secret: it, it without white space around it, each of its lines. */
function valuesOf(secret) {
    const lines = secret
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        // The header of a PEM key is in many a document.
        .filter((line) => Buffer.byteLength(line) >= MIN_LINE_BYTES && !line.startsWith('-----'));
    return [secret, secret.trim(), secret.replaceAll('\r\n', '\n'), ...lines].filter(isLongEnough);
}
function isLongEnough(value) {
    return Buffer.byteLength(value) >= MIN_SECRET_BYTES && !/^(.)\1*$/su.test(value) && value.trim() !== '';
}
/** A value's own bytes, and its base64 and hex forms. What escapes change is undone by the views instead. */
function formsOf(value) {
    const raw = Buffer.from(value);
    const base64 = raw.toString('base64');
    const texts = [raw.toString('hex'), raw.toString('hex').toUpperCase(), base64, base64.replace(/=+$/, '')];
    for (const before of [0, 1, 2])
        texts.push(encodedCore(raw, before));
    for (const width of LINE_WIDTHS) {
        if (base64.length <= width)
            continue;
        const lines = base64.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
        texts.push(lines.join('\n'), lines.join('\r\n'), ...lines);
    }
    const all = texts
        .flatMap((text) => [text, urlSafe(text)])
        .filter((text) => text.length >= MIN_SECRET_BYTES);
    return [raw, ...[...new Set(all)].map((text) => Buffer.from(text))];
}
const urlSafe = (text) => text.replaceAll('+', '-').replaceAll('/', '_');
/**
 * The characters of base64 that do not depend on what surrounds these bytes, when `before` bytes (modulo
 * three) come before them.
 */
function encodedCore(bytes, before) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/patterns.js

/** Members of a set: single characters, and ranges like `a-z`. A hyphen of its own comes last. */
function bytes(members) {
    const set = new Uint8Array(256);
    for (const [part] of members.matchAll(/.-.|./gsu)) {
        const first = part.charCodeAt(0);
        const last = part.length === 3 ? part.charCodeAt(2) : first;
        set.fill(1, first, last + 1);
    }
    return set;
}
const ENDLESS = Number.POSITIVE_INFINITY;
const run = (set, min, max = ENDLESS) => ({ set, min, max });
const ALNUM = bytes('A-Za-z0-9');
const WORD = bytes('A-Za-z0-9_');
const URL_SAFE = bytes('A-Za-z0-9_-');
const BASE64 = bytes('A-Za-z0-9+/=');
/** Bytes; a JSON Web Token's header, and its payload. */
const MAX_JWT_PART = 65_536;
const PEM_LABELS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'PGP '];
/**
 * Well-known tokens (spec 4.4), by their fixed beginnings. Lengths are a little under the real ones, so that
 * tokens grow older better; PEM keys have a reader of their own.
 */
const TOKEN_PATTERNS = [
    // GitHub. A server token may go on as a JSON Web Token, which is found as such.
    { begins: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], steps: [run(WORD, 30)] },
    { begins: ['github_pat_'], steps: [run(WORD, 30)] },
    // Anthropic
    { begins: ['sk-ant-'], steps: [run(URL_SAFE, 20)] },
    // OpenAI, and those who write theirs alike
    {
        begins: ['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'],
        steps: [run(URL_SAFE, 20)],
    },
    // Else `task-` and a commit's name would be one.
    { begins: ['sk-'], steps: [run(ALNUM, 32)], atWordStart: true },
    // AWS: an access key's id, and the secret key, which only its name tells from any other base64.
    { begins: ['AKIA', 'ASIA'], steps: [run(bytes('A-Z0-9'), 16)] },
    {
        begins: [
            ...['secret_access_key', 'SECRET_ACCESS_KEY', 'SecretAccessKey', 'secretAccessKey'],
            ...['secret-access-key', 'Secret Access Key', 'aws_secret_key', 'AWS_SECRET_KEY'],
        ],
        steps: [run(bytes(' \t"\'`:=>,()\\'), 1, 40), run(bytes('A-Za-z0-9/+\\'), 40)],
        named: true,
    },
    // Slack
    {
        begins: ['xoxa-', 'xoxb-', 'xoxe-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'],
        steps: [run(bytes('A-Za-z0-9-'), 10)],
    },
    // npm
    { begins: ['npm_'], steps: [run(ALNUM, 30)] },
    // Google
    { begins: ['AIza'], steps: [run(URL_SAFE, 30)] },
    // JSON Web Tokens, signed or encrypted
    {
        begins: ['eyJ'],
        steps: [
            run(URL_SAFE, 8, MAX_JWT_PART),
            run(bytes('.'), 1, 1),
            run(URL_SAFE, 4, MAX_JWT_PART),
            run(bytes('A-Za-z0-9_.-'), 1),
        ],
    },
    // PEM keys in base64, as a kubeconfig has them
    {
        begins: PEM_LABELS.map((label) => encodedCore(Buffer.from(`-----BEGIN ${label}PRIVATE KEY`), 0)),
        steps: [run(BASE64, 16)],
    },
];

;// CONCATENATED MODULE: ./lib/checkpoint/redact/pem.js

/** A PEM private key begins and ends with these; the machine reads what comes in between. */
const PEM_BEGIN = '-----BEGIN ';
const PEM_END = '-----END ';
const LABEL = bytes('A-Z0-9 ');
const MAX_LABEL = 48;
const DASH = '-'.charCodeAt(0);
const pem_BACKSLASH = '\\'.charCodeAt(0);
/** As long a run of base64 is a line of a key, wherever the lines are in. */
const KEY_RUN = 20;
/**
 * Bytes between two such lines, at most: line ends, also escaped; line numbers, quotes and pluses of code that
 * prints it; the headers of an encrypted key. It is what is held back.
 */
const MAX_GAP = 160;
/** What a cut-off last line, too short to be told, may be made of: base64, white space, escapes of it. */
const LINE_REST = bytes('A-Za-z0-9+/= \t\r\n\\');
/**
 * Reads one private key, from its header to its END line, however far that is. When there is none (a key that
 * was cut off), to the last line of base64 and what still looks like one. A header alone, as many a program
 * has it, is left.
 */
class PemMachine {
    start;
    label = '';
    dashes = 0;
    run = 0;
    gap = 0;
    /** Behind the last byte that is surely redacted, or null as long as none is. */
    covered = null;
    inRest = false;
    /** Bytes of the END line's label and dashes so far, or null outside of it. */
    closing = null;
    constructor(start) {
        this.start = start;
    }
    feed(byte, position) {
        if (this.label !== null)
            return this.readLabel(this.label, byte);
        if (this.closing !== null)
            return this.readEnd(this.closing, byte, position);
        this.gap += 1;
        this.run = BASE64[byte] === 1 ? this.run + 1 : 0;
        if (this.run >= KEY_RUN) {
            this.covered = position + 1;
            this.gap = 0;
            this.inRest = true;
        }
        else if (this.inRest && LINE_REST[byte] === 1) {
            // Backslashes only with what they escape: a closing quote keeps its own.
            if (byte !== pem_BACKSLASH)
                this.covered = position + 1;
        }
        else {
            this.inRest = false;
        }
        return this.gap <= MAX_GAP;
    }
    /** The END marker was seen. */
    closes() {
        if (this.label === null && this.closing === null) {
            this.closing = 0;
            this.dashes = 0;
        }
    }
    get found() {
        return this.covered === null ? null : { start: this.start, end: this.covered };
    }
    get undecidedFrom() {
        return this.covered ?? this.start;
    }
    readLabel(label, byte) {
        if (byte === DASH) {
            this.dashes += 1;
            if (this.dashes < 5)
                return true;
            this.label = null;
            return label.endsWith('PRIVATE KEY') || label.endsWith('PRIVATE KEY BLOCK');
        }
        this.label = label + String.fromCharCode(byte);
        return this.dashes === 0 && LABEL[byte] === 1 && label.length < MAX_LABEL;
    }
    readEnd(length, byte, position) {
        this.closing = length + 1;
        if (byte === DASH) {
            this.dashes += 1;
            if (this.dashes < 5)
                return true;
            this.covered = position + 1;
            return false;
        }
        return this.dashes === 0 && LABEL[byte] === 1 && length < MAX_LABEL;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/tokens.js
const tokens_BACKSLASH = '\\'.charCodeAt(0);
class TokenMachine {
    pattern;
    start;
    at = 0;
    count = 0;
    end = null;
    constructor(pattern, start) {
        this.pattern = pattern;
        this.start = start;
    }
    feed(byte, position) {
        const { steps } = this.pattern;
        for (;;) {
            const step = steps[this.at];
            const isLast = this.at === steps.length - 1;
            if (step.set[byte] === 1 && this.count < step.max) {
                if (isLast && this.count === 0 && this.pattern.named)
                    this.start = position;
                this.count += 1;
                // A backslash that ends it is the closing quote's.
                if (isLast && this.count >= step.min && byte !== tokens_BACKSLASH)
                    this.end = position + 1;
                return true;
            }
            if (isLast || this.count < step.min)
                return false;
            this.at += 1;
            this.count = 0;
        }
    }
    get found() {
        return this.end === null ? null : { start: this.start, end: this.end };
    }
    get undecidedFrom() {
        return this.end === null ? this.start : Number.POSITIVE_INFINITY;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/views.js
/** A stray backslash or percent sign before a secret makes two ways to read what follows; see `Views`. */
const READINGS = 3;
/**
 * The text as it reads once its escapes of one kind are undone, so that a secret is found however each of its
 * characters is written. It costs nothing while it reads like the text it is made from: a reading begins at an
 * escape, and ends when what may become a secret has no escape in it. An escape inside an escape, or inside
 * what may be the beginning of a secret, starts another reading: the one before it may have been none.
 */
class Views {
    automaton;
    onAwake;
    readings;
    isWake = new Uint8Array(256);
    /** How many readings are awake, here and in the views within. */
    awake = 0;
    constructor(spec, automaton, report, onAwake) {
        this.automaton = automaton;
        this.onAwake = onAwake;
        for (const byte of spec.wakeBytes)
            this.isWake[byte] = 1;
        const count = (change) => {
            this.awake += change;
            this.onAwake(change);
        };
        this.readings = Array.from({ length: READINGS }, () => new Reading(spec, automaton, report, count));
    }
    /**
     * One more byte of the text this is a view of, which lies at `start` to `end` in the file and found that
     * text's automaton in the state `before`.
     */
    push(byte, start, end, before, outer) {
        if (this.isWake[byte] === 1)
            this.begin(before, outer);
        else if (this.awake === 0)
            return;
        for (const reading of this.readings) {
            if (reading.awake)
                reading.push(byte, start, end);
        }
        if (this.awake > 1)
            this.endTwins();
    }
    /** What comes before this place can no longer be part of a match. */
    get undecidedFrom() {
        let from = Number.POSITIVE_INFINITY;
        for (const reading of this.readings)
            from = Math.min(from, reading.undecidedFrom);
        return from;
    }
    begin(state, outer) {
        let asleep;
        let isFirst = true;
        let isInEscape = false;
        for (const reading of this.readings) {
            if (reading.isIdleAt(state))
                return;
            if (!reading.awake)
                asleep ??= reading;
            else {
                isFirst = false;
                isInEscape ||= reading.isInEscape;
            }
        }
        const isAnother = isInEscape || this.automaton.depth[state] > 0;
        if (asleep && (isFirst || isAnother))
            asleep.wake(state, outer);
    }
    endTwins() {
        for (let index = 1; index < this.readings.length; index++) {
            const reading = this.readings[index];
            for (let other = 0; other < index; other++) {
                const isTwin = this.readings[other].isIdleAt(reading.state);
                if (isTwin && reading.isIdleAt(reading.state))
                    reading.sleep();
            }
        }
    }
}
class Reading {
    automaton;
    report;
    onAwake;
    decoder;
    within;
    /** Where each of the last bytes began in the file. */
    starts = new Float64Array(0);
    mask = 0;
    count = 0;
    /** Bytes since the last that was escaped. */
    literals = 0;
    awakeWithin = 0;
    state = 0;
    awake = false;
    constructor(spec, automaton, report, onAwake) {
        this.automaton = automaton;
        this.report = report;
        this.onAwake = onAwake;
        this.decoder = spec.decoder();
        const count = (change) => {
            this.awakeWithin += change;
            this.onAwake(change);
        };
        this.within = spec.within.map((inner) => new Views(inner, automaton, report, count));
    }
    get isInEscape() {
        return this.decoder.unfinished !== null;
    }
    /** Nothing is half read, neither here nor in a view within, which is read in step with this one. */
    get isIdle() {
        return this.decoder.unfinished === null && this.awakeWithin === 0;
    }
    isIdleAt(state) {
        return this.awake && this.state === state && this.isIdle;
    }
    push(byte, start, end) {
        this.decoder.decode(byte, start, end, this.emit);
        // What may become a secret was written without escapes: the outer text's own state says all of it.
        if (this.isIdle && this.automaton.depth[this.state] <= this.literals)
            this.sleep();
    }
    startOf(length) {
        return this.starts[(this.count - length) & this.mask];
    }
    get undecidedFrom() {
        let from = Number.POSITIVE_INFINITY;
        if (this.awake) {
            const depth = this.automaton.depth[this.state];
            from = depth > 0 ? this.startOf(depth) : (this.decoder.unfinished ?? from);
        }
        for (const views of this.within)
            from = Math.min(from, views.undecidedFrom);
        return from;
    }
    wake(state, outer) {
        if (this.mask === 0)
            this.makeRoom();
        this.awake = true;
        this.onAwake(1);
        this.state = state;
        this.count = this.automaton.depth[state];
        this.literals = this.count;
        for (let index = 0; index < this.count; index++)
            this.starts[index] = outer.startOf(this.count - index);
    }
    sleep() {
        this.awake = false;
        this.onAwake(-1);
    }
    /** On first use: with a long secret it is much, and most readings never happen. */
    makeRoom() {
        let size = 16;
        while (size <= this.automaton.maxDepth)
            size *= 2;
        this.starts = new Float64Array(size);
        this.mask = size - 1;
    }
    emit = (byte, start, end, isEscape) => {
        const before = this.state;
        this.state = this.automaton.next(before, byte);
        const length = this.automaton.secretLength[this.state];
        // Views within look back from before this byte, so theirs comes first.
        for (const views of this.within)
            views.push(byte, start, end, before, this);
        this.starts[this.count & this.mask] = start;
        this.count += 1;
        this.literals = isEscape ? 0 : this.literals + 1;
        if (length > 0)
            this.report(this.startOf(length), end);
    };
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/scanner.js








const PEM = TOKEN_PATTERNS.length;
const PEM_CLOSES = PEM + 1;
function compileRules(secrets) {
    const values = [...new Set(secrets.flatMap(valuesOf))];
    // Only secrets are looked for behind escapes; tokens have no characters that need any.
    const views = values.length === 0 ? [] : viewSpecs(values.some((value) => value.includes(' ')));
    const needles = [
        ...values.flatMap(formsOf).map((bytes) => ({ bytes, pattern: null })),
        ...TOKEN_PATTERNS.flatMap(({ begins }, pattern) => begins.map((begin) => ({ bytes: Buffer.from(begin), pattern }))),
        { bytes: Buffer.from(PEM_BEGIN), pattern: PEM },
        { bytes: Buffer.from(PEM_END), pattern: PEM_CLOSES },
    ];
    const wakeBytes = views.flatMap((view) => view.wakeBytes);
    return { automaton: new Automaton(needles, wakeBytes), views };
}
/**
 * Redacts one stream of bytes. Positions are counted in bytes from its start. What comes out does not depend
 * on how the bytes are cut into chunks.
 */
class Scanner {
    automaton;
    window = new Window();
    views;
    /** Token pattern by token pattern, the one that is being read. */
    machines = new Array(PEM + 1).fill(undefined);
    /** Readings of views, that want to see every byte. */
    awake = 0;
    running = 0;
    state = ROOT;
    position = 0;
    trail = { startOf: (length) => this.position - length };
    constructor(rules) {
        this.automaton = rules.automaton;
        const report = (start, end) => this.window.redact(start, end);
        const count = (change) => {
            this.awake += change;
        };
        this.views = rules.views.map((spec) => new Views(spec, rules.automaton, report, count));
    }
    /** Is there anything to redact, as far as it is known? */
    get hasFound() {
        this.collect();
        return this.window.isMarked;
    }
    /** Takes a chunk and gives the bytes that are decided by now. */
    write(chunk) {
        const { bytes, from, to } = this.window.append(chunk);
        this.scan(bytes, from, to);
        this.collect();
        return this.window.release(this.undecidedFrom());
    }
    /** Gives the rest. */
    end() {
        this.collect();
        return this.window.release(Number.POSITIVE_INFINITY);
    }
    /** Most bytes take the inner loop alone; where something may begin or end, a step looks closer. */
    scan(bytes, from, to) {
        const { dense, plain, denseCount } = this.automaton;
        const offset = this.position - from;
        let index = from;
        while (index < to) {
            if (this.awake === 0 && this.running === 0 && this.state < denseCount) {
                let state = this.state;
                while (index < to) {
                    const next = dense[(state << 8) | bytes[index]];
                    if (next >= plain)
                        break;
                    state = next;
                    index += 1;
                }
                this.state = state;
                if (index === to)
                    break;
            }
            this.position = offset + index;
            this.step(bytes[index]);
            index += 1;
        }
        this.position = offset + to;
    }
    step(byte) {
        const { automaton, position } = this;
        const before = this.state;
        const after = automaton.next(before, byte);
        this.state = after;
        for (const view of this.views)
            view.push(byte, position, position + 1, before, this.trail);
        const length = automaton.secretLength[after];
        if (length > 0)
            this.window.redact(position + 1 - length, position + 1);
        if (this.running > 0)
            this.feedMachines(byte);
        const triggers = automaton.triggers[after];
        if (triggers)
            for (const trigger of triggers)
                this.trigger(trigger);
    }
    feedMachines(byte) {
        for (let pattern = 0; pattern < this.machines.length; pattern++) {
            const machine = this.machines[pattern];
            if (machine === undefined || machine.feed(byte, this.position))
                continue;
            if (machine.found)
                this.window.redact(machine.found.start, machine.found.end);
            this.machines[pattern] = undefined;
            this.running -= 1;
        }
    }
    /** One that begins inside another of its kind is part of that one. */
    trigger({ pattern, length }) {
        if (pattern === PEM_CLOSES) {
            this.machines[PEM]?.closes?.();
            return;
        }
        if (this.machines[pattern] !== undefined)
            return;
        const start = this.position + 1 - length;
        if (pattern !== PEM) {
            const token = TOKEN_PATTERNS[pattern];
            if (token.atWordStart && this.isInsideWord(start))
                return;
            this.machines[pattern] = new TokenMachine(token, token.named ? this.position + 1 : start);
        }
        else {
            this.machines[pattern] = new PemMachine(start);
        }
        this.running += 1;
    }
    /** Does a word go on across `start`? The end of an escape, as of a line end, is no part of one. */
    isInsideWord(start) {
        const last = [3, 2, 1].map((back) => this.window.characterAt(start - back)).join('');
        return /[A-Za-z0-9]$/.test(last) && !/\\[nrt]$|%[0-9A-Fa-f]{2}$/.test(last);
    }
    /** Notes what the running machines have found so far. */
    collect() {
        for (const machine of this.machines) {
            if (machine?.found)
                this.window.redact(machine.found.start, machine.found.end);
        }
    }
    undecidedFrom() {
        let from = this.position - this.automaton.depth[this.state];
        for (const view of this.views)
            from = Math.min(from, view.undecidedFrom);
        for (const machine of this.machines)
            from = Math.min(from, machine?.undecidedFrom ?? from);
        return from;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/secrets.js

/** In a name these mean a secret wherever they stand: `PGPASSWORD`, `slackToken`. */
const STRONG = /token|secret|passw|passphrase|credential|api_?key/;
/** These only as words of their own, so that KEYBOARD, AUTHOR and PATH are left alone. */
const WORDS = new Set([
    ...[
        'key',
        'keys',
        'auth',
        'authorization',
        'private',
        'pass',
        'pwd',
        'pat',
        'jwt',
        'cookie',
        'credentials',
    ],
]);
/** What comes last tells what the value is: a place or a number about a secret, not the secret. */
const NOT_THE_SECRET = new Set([
    ...['sock', 'socket', 'path', 'file', 'dir', 'home', 'url', 'uri', 'endpoint', 'host', 'port', 'helper'],
    ...['type', 'method', 'algorithm', 'name', 'user', 'username', 'ttl', 'timeout', 'enabled', 'disabled'],
    ...['max', 'min', 'limit', 'count', 'length', 'size', 'parallelism', 'budget'],
]);
/** Folders, whatever they sound like; a file's path; settings. */
const NEVER = new Set(['pwd', 'oldpwd', 'google_application_credentials']);
const TRIVIAL = new Set([
    ...['enabled', 'disabled', 'default', 'always', 'required', 'optional', 'undefined', 'inherit', 'prompt'],
]);
/**
 * The secrets in an environment (spec 4.4): values of variables with a secret-like name (TOKEN, SECRET,
 * PASSWORD, PASSPHRASE, CREDENTIAL, API_KEY anywhere in it; KEY, AUTH, PRIVATE, PASS, PWD, PAT, JWT, COOKIE as
 * a word), and, under any name, the password of a URL.
 *
 * Left out: names that end in what is about a secret (SSH_AUTH_SOCK, TOKEN_URL, MAX_TOKENS_LIMIT, …), public
 * keys, PWD and OLDPWD; values under `MIN_SECRET_BYTES`, numbers under 8 digits, and words that switch
 * something (`true`, `disabled`, `default`, …).
 */
function secretsFrom(env) {
    const secrets = new Set();
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined)
            continue;
        const candidates = [...(isSecretName(name) ? [value] : []), ...urlPasswords(value)];
        for (const candidate of candidates)
            if (!isTrivial(candidate))
                secrets.add(candidate);
    }
    return [...secrets];
}
function isSecretName(name) {
    const snake = name
        .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, '');
    const words = snake.split('_');
    if (NEVER.has(snake) || NOT_THE_SECRET.has(words.at(-1) ?? ''))
        return false;
    if (words.includes('public') && !words.includes('private'))
        return false;
    return STRONG.test(snake) || words.some((word) => WORDS.has(word));
}
/** As it is written, and as it is meant. */
function urlPasswords(value) {
    const found = [];
    for (const [, password] of value
        .slice(0, 65_536)
        .matchAll(/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]{0,256}:([^\s/@]{1,1024})@/gi)) {
        found.push(password);
        try {
            found.push(decodeURIComponent(password));
        }
        catch {
            // Not percent-encoded, then.
        }
    }
    return found;
}
function isTrivial(value) {
    const text = value.trim();
    if (Buffer.byteLength(text) < MIN_SECRET_BYTES)
        return true;
    return /^\d{1,7}$/.test(text) || TRIVIAL.has(text.toLowerCase());
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/redact.js









/** @param secrets exact values, in any order; those too short to look for are passed over. */
function createRedactor(secrets) {
    const rules = compileRules(secrets);
    const redactText = (text) => {
        const scanner = new Scanner(rules);
        const before = Buffer.from(text);
        const after = Buffer.concat([scanner.write(before), scanner.end()]);
        // Half a surrogate pair has no bytes of its own; text without secrets stays as it is even so.
        return after.equals(before) ? text : after.toString();
    };
    const stream = () => redactingStream(new Scanner(rules));
    const redactFile = async (from, to) => {
        try {
            await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(from, { highWaterMark: CHUNK_BYTES }), stream(), (0,external_node_fs_.createWriteStream)(to, { mode: 0o600 }));
        }
        catch (error) {
            await (0,promises_.rm)(to, { force: true });
            throw error;
        }
    };
    const holdsSecret = async (file) => {
        const scanner = new Scanner(rules);
        for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: CHUNK_BYTES })) {
            scanner.write(chunk);
            if (scanner.hasFound)
                return true;
        }
        return false;
    };
    return {
        redactText,
        holdsSecret,
        stream,
        redactFile,
        redactFolder: (from, to) => redactFolder({ redactText, redactFile }, from, to),
    };
}
const CHUNK_BYTES = 256 * 1024;
function redactingStream(scanner) {
    return new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            try {
                done(null, scanner.write(chunk));
            }
            catch (error) {
                done(error);
            }
        },
        flush(done) {
            done(null, scanner.end());
        },
    });
}

// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
// EXTERNAL MODULE: ./lib/action/input-table.js
var input_table = __webpack_require__(48699);
;// CONCATENATED MODULE: ./lib/action/inputs.js



/**
 * Reads all inputs (spec 4.1), before anything is installed or spent.
 * @throws UsageError that names every bad input, its value and what is allowed. A secret's value is not told.
 */
function readInputs(environment) {
    const problems = [];
    const values = {};
    for (const [name, input] of input_table/* INPUT_ENTRIES */.sN) {
        const given = (environment[variableOf(name)] ?? '').trim();
        // The runner fills in defaults; a caller that does not (a test, a shell) gets the same ones.
        const text = given === '' && !isExpression(input.default) ? (input.default ?? '') : given;
        const read = readValue(input, text);
        if ('problem' in read)
            problems.push(problemText(name, input, text, read.problem));
        else
            values[name] = read.value;
    }
    if (values.input !== null && values['input-file'] !== null && problems.length === 0) {
        problems.push('`input` and `input-file`: give one of them, not both');
    }
    if (problems.length > 0)
        throw new errors/* UsageError */.eb(`The inputs cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}`);
    return { inputs: values, unknown: unknownInputs(environment) };
}
function variableOf(input) {
    return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}
function isExpression(text) {
    return text?.startsWith('${{') ?? false;
}
function unknownInputs(environment) {
    const known = new Set(input_table/* INPUT_ENTRIES */.sN.map(([name]) => variableOf(name)));
    return Object.keys(environment)
        .filter((name) => name.startsWith('INPUT_') && !known.has(name))
        .map((name) => name.slice('INPUT_'.length).toLowerCase());
}
function readValue(input, text) {
    if (text === '' && input.required)
        return { problem: 'it is required' };
    switch (input.kind) {
        case 'text':
        case 'secret':
            return { value: text === '' ? null : text };
        case 'switch':
            return readSwitch(text);
        case 'usd': {
            const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
            return Number.isFinite(amount)
                ? { value: amount }
                : { problem: 'an amount in USD, 0 (unlimited) or more' };
        }
        case 'duration': {
            if (text === '')
                return { value: null };
            const ms = (0,duration/* parseDuration */.E)(text);
            return ms === null ? { problem: 'a time such as 90, 90s, 10m or 5h30m' } : { value: ms / 1000 };
        }
        case 'count': {
            const most = input.most ?? Number.MAX_SAFE_INTEGER;
            const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
            if (count >= input.least && count <= most)
                return { value: count };
            return {
                problem: `a whole number from ${input.least}${input.most === undefined ? '' : ` to ${most}`}`,
            };
        }
        case 'choice':
            return input.of.includes(text) ? { value: text } : { problem: `one of ${input.of.join(', ')}` };
        case 'names':
            return { value: text.split(/[\s,]+/).filter((name) => name !== '') };
        case 'pairs':
            return readPairs(text);
        default:
            return input;
    }
}
/** YAML 1.2's booleans, as `core.getBooleanInput` reads them. */
function readSwitch(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return { value: true };
    return /^(false|False|FALSE)$/.test(text) ? { value: false } : { problem: 'true or false' };
}
function readPairs(text) {
    const pairs = [];
    for (const line of text.split('\n').map((each) => each.trim())) {
        if (line === '')
            continue;
        const split = line.indexOf('=');
        if (split < 1)
            return { problem: 'lines of name=value' };
        pairs.push([line.slice(0, split).trim(), line.slice(split + 1)]);
    }
    return { value: Object.fromEntries(pairs) };
}
function problemText(name, input, text, allowed) {
    if (text === '')
        return `\`${name}\`: ${allowed}`;
    const value = input.kind === 'secret' ? '***' : JSON.stringify(text.slice(0, 100));
    return `\`${name}\`: ${value} is not allowed; give ${allowed}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/action/run-key.js

function runKey(given, workflow, job, context) {
    const text = given ?? [workflow, context.ref, context.runId, job].join('\n');
    const hash = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 20);
    const prefix = `raymond-v1-${hash}-`;
    return { text, prefix, checkpoint: (seq) => `${prefix}${context.runId}-${context.attempt}-${seq}-` };
}

;// CONCATENATED MODULE: ./lib/action/service.js
/** Nothing waits longer than this for an answer. The toolkit's own retries of a failing service take half of it. */
const PATIENCE_MS = 55_000;
/**
 * GitHub's results service, as something that may fall silent: the toolkit waits for an answer for ever. Once
 * it has not answered in time it is not asked again, so that the whole job waits for it once (spec 4.3).
 */
class ResultsService {
    silent = false;
    /** @throws Error when the service does not answer in time, or did not before. */
    async ask(work) {
        if (this.silent)
            throw new Error('the service has not answered before');
        let timer;
        const late = new Promise((_, reject) => {
            timer = setTimeout(() => {
                this.silent = true;
                reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`));
            }, PATIENCE_MS);
        });
        return Promise.race([work(), late]).finally(() => clearTimeout(timer));
    }
}

;// CONCATENATED MODULE: ./lib/action/job.js









/** @throws UsageError for inputs that cannot be used, or outside a job. */
function readJob(environment) {
    const { inputs, unknown } = readInputs(environment);
    const context = (0,action_context/* readContext */.y)(environment);
    const cwd = (0,external_node_path_.resolve)(context.workspace, inputs['working-directory'] ?? '.');
    const own = { ...environment };
    if (inputs['anthropic-api-key'] !== null)
        own.ANTHROPIC_API_KEY = inputs['anthropic-api-key'];
    if (inputs['claude-code-oauth-token'] !== null)
        own.CLAUDE_CODE_OAUTH_TOKEN = inputs['claude-code-oauth-token'];
    const secrets = secretsOf(inputs, own);
    return {
        inputs,
        unknownInputs: unknown,
        context,
        cwd,
        stateDir: (0,external_node_path_.join)(context.workspace, '.raymond', 'state'),
        key: runKey(inputs['run-key'], inputs.workflow ?? '', environment.GITHUB_JOB ?? '', context),
        environment: own,
        agentFolder: own.CLAUDE_CONFIG_DIR || (0,external_node_path_.join)(own.HOME || (0,external_node_os_.homedir)(), '.claude'),
        secrets,
        redactor: createRedactor(secrets),
        service: new ResultsService(),
    };
}
function secretsOf(inputs, environment) {
    const given = [inputs['anthropic-api-key'], inputs['claude-code-oauth-token'], inputs['github-token']];
    return [...new Set([...given.filter((secret) => secret !== null), ...secretsFrom(environment)])];
}
/**
 * May an agent be sent to this directory (spec 1.3)? Links are followed before it is decided.
 * @throws RaymondError OUTSIDE_WORKSPACE
 */
function directoryCheck(job) {
    if (job.inputs['allow-outside-workspace'])
        return () => { };
    (0,external_node_fs_.mkdirSync)(job.context.temp, { recursive: true });
    const roots = [job.context.workspace, job.context.temp].map((root) => (0,external_node_fs_.realpathSync)(root));
    return (path) => {
        const real = (0,external_node_fs_.realpathSync)(path);
        const isInside = roots.some((root) => {
            const inside = (0,external_node_path_.relative)(root, real);
            return !inside.startsWith('..') && !(0,external_node_path_.isAbsolute)(inside);
        });
        if (isInside)
            return;
        throw new errors/* RaymondError */.xC('OUTSIDE_WORKSPACE', `cd leads to ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`);
    };
}


/***/ }),

/***/ 27257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SJ: () => (/* binding */ newAgent),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   nw: () => (/* binding */ nextWorkerId),
/* harmony export */   qd: () => (/* binding */ openQuestions),
/* harmony export */   x4: () => (/* binding */ updateAgent)
/* harmony export */ });
/* unused harmony export shortStateName */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** The agent with this id. Its absence is a bug of ours. */
function agentOf(run, id) {
    const agent = run.agents.find((candidate) => candidate.id === id);
    if (!agent)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RaymondError */ .xC('INTERNAL', `No live agent "${id}" in run ${run.workflow_id}.`);
    return agent;
}
function updateAgent(run, id, change) {
    return { ...run, agents: run.agents.map((agent) => (agent.id === id ? { ...agent, ...change } : agent)) };
}
/** An agent that is about to enter its first state. */
function newAgent(id, state, cwd, change = {}) {
    return {
        id,
        current_state: state,
        session_id: null,
        branch_from: null,
        stack: [],
        cwd,
        variables: {},
        pending_result: null,
        model_override: null,
        visits: {},
        status: 'active',
        retry_count: 0,
        error: null,
        turn: null,
        ask: null,
        answered_ask: null,
        ...change,
    };
}
/** The state's name without its extension, as people say it. */
function shortStateName(state) {
    return state.replace(/\.(md|sh|ps1|bat)$/, '');
}
/**
 * `{parent}_{six letters of the state}{n}`, n being the parent's own fork counter (spec 1.3). Where the
 * letters end in digits two counters could spell one id (`a1`+`1`, `a`+`11`), so a taken id is passed over.
 */
function nextWorkerId(run, parent, state) {
    const letters = shortStateName(state)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 6);
    let counter = run.fork_counters[parent] ?? 0;
    let id;
    do {
        counter += 1;
        id = `${parent}_${letters}${counter}`;
    } while (Object.hasOwn(run.results, id) || run.agents.some((agent) => agent.id === id));
    return { id, counter };
}
/** What people are being asked, as reports and outputs tell it. */
function openQuestions(run) {
    return run.agents.flatMap(({ id, ask }) => ask === null ? [] : [{ id: ask.id, agent: id, question: ask.question }]);
}


/***/ }),

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ REASON_CODES),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   bd: () => (/* binding */ ProtocolError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   kc: () => (/* binding */ errorText),
/* harmony export */   qq: () => (/* binding */ StateError),
/* harmony export */   s8: () => (/* binding */ WorkflowError),
/* harmony export */   xC: () => (/* binding */ RaymondError)
/* harmony export */ });
/**
 * Every failure that a user can meet has a stable code (spec 3.4). Scripts and the Action's outputs
 * read the code; people read the message, which says what happened and what to do next.
 */
const REASON_CODES = [
    'NO_TRANSITION',
    'SEVERAL_TRANSITIONS',
    'INVALID_TRANSITION',
    'POLICY_VIOLATION',
    'MISSING_TARGET',
    'AMBIGUOUS_TARGET',
    'SCRIPT_FAILED',
    'AGENT_FAILED',
    'AUTHENTICATION',
    'INVALID_MODEL',
    'REFUSED',
    'IDLE_TIMEOUT',
    'USAGE_LIMIT',
    'DEADLINE',
    'INTERRUPTED',
    'BUDGET',
    'MAX_VISITS',
    'MAX_STEPS',
    'ASK',
    'ASK_REJECTED',
    'ASK_TIMEOUT',
    'DECLARED_FAILURE',
    'OUTSIDE_WORKSPACE',
    'MISSING_DIRECTORY',
    'SESSION_LOST',
    'RECORDING_MISSING',
    'RECORDING_STALE',
    'STATE_LOCKED',
    'STATE_INVALID',
    'STATE_MISSING',
    'STATE_EXISTS',
    'STATE_WRITE_FAILED',
    'WORKFLOW_INVALID',
    'WORKFLOW_CHANGED',
    'USAGE',
    'INTERNAL',
];
/** A failure with a code. Its message is meant for people and needs no stack trace. */
class RaymondError extends Error {
    code;
    place;
    name = 'RaymondError';
    constructor(code, message, place = {}, options) {
        super(message, options);
        this.code = code;
        this.place = place;
    }
    /** The message with its place in front: `wf/REVIEW.md:3: …`. */
    get located() {
        const { file, line } = this.place;
        if (file === undefined)
            return this.message;
        return `${file}${line === undefined ? '' : `:${line}`}: ${this.message}`;
    }
}
/** Thrown when a final message's tags break the protocol (spec 1.2): none, several, or a malformed one. */
class ProtocolError extends RaymondError {
    name = 'ProtocolError';
}
/** Thrown when a workflow cannot be loaded (spec 1.4, 1.7, 2): bad front matter, no entry, a bad archive … */
class WorkflowError extends RaymondError {
    name = 'WorkflowError';
    constructor(message, place = {}, options) {
        super('WORKFLOW_INVALID', message, place, options);
    }
}
/** Thrown when the command line, an option file or an input is unusable; nothing was started or spent. */
class UsageError extends RaymondError {
    name = 'UsageError';
    constructor(message, place = {}, options) {
        super('USAGE', message, place, options);
    }
}
/** Thrown when the state file is missing, broken, foreign, held by another orchestrator, or cannot be written. */
class StateError extends RaymondError {
    name = 'StateError';
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** What people read about an error: theirs without a stack trace, ours with one. */
function errorText(error) {
    if (error instanceof RaymondError)
        return error.located;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `internal error, please report it: ${detail}`;
}


/***/ }),

/***/ 49254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ STATE_VERSION),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/** The state file's schema version. Another version is refused, never guessed at (spec 3.2). */
const STATE_VERSION = 1;
const NO_USAGE = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
};


/***/ }),

/***/ 53327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/**
 * `5h30m`, `90s`, `10m`, or a bare number of seconds, in milliseconds; null when it is none of these.
 */
function parseDuration(text) {
    const trimmed = text.trim();
    if (/^\d+(\.\d+)?$/.test(trimmed))
        return Number(trimmed) * 1000;
    if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(trimmed))
        return null;
    let total = 0;
    for (const [, amount, unit] of trimmed.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)) {
        total += Number(amount) * UNIT_MS[unit];
    }
    return total;
}


/***/ }),

/***/ 5711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ ChildProcesses)
/* harmony export */ });
/* unused harmony export startInGroup */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _marked_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14505);



/** Between SIGTERM and SIGKILL (spec 1.6). */
const TERM_TO_KILL_MS = 5000;
/** A script's own helpers (`> >(tee log)`) may outlive it by a moment and still hold its output. */
const DRAIN_MS = 250;
/** After the group was killed, pipes close at once; a process that left the group may still hold them. */
const ABANDON_MS = 1000;
/** Marks a child and what it starts: agent CLIs give their tools sessions and groups of their own. */
const CHILD_VARIABLE = 'RAYMOND_CHILD';
const isWindows = process.platform === 'win32';
const spawnPlain = (command, args, options) => (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, { ...options, stdio: 'pipe', windowsHide: true });
/** Every child of one orchestrator, so that all of them can be ended at once. */
class ChildProcesses {
    live = new Set();
    /** Scripts: plain node, since 200 script states should cost 200 spawns and little more. */
    startScript(options) {
        return this.track(startInGroup(options, spawnPlain));
    }
    /** Agent CLIs: execa finds and quotes `claude.cmd` on Windows. Loaded only when an agent runs: 25 ms. */
    async agentStarter() {
        const { execa } = await __webpack_require__.e(/* import() */ 993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const spawnWithExeca = (command, args, options) => {
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
    /** At once and without mercy: for a second signal, and for our own end. */
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
/** Starts a child in a process group of its own and sees to it that nothing of the group survives it. */
function startInGroup(options, spawnChild) {
    let child;
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)();
    try {
        child = spawnChild(options.command, options.args, {
            cwd: options.cwd,
            env: { ...options.env, [CHILD_VARIABLE]: mark },
            detached: !isWindows,
        });
    }
    catch (error) {
        // E2BIG, a NUL in an argument: node throws instead of emitting `error`.
        return neverStarted(error);
    }
    child.stdout?.on('data', options.onStdout);
    child.stderr?.on('data', options.onStderr);
    // The child may close its stdin before it has read all of it; that is its business (EPIPE).
    child.stdin?.on('error', () => { });
    if (options.stdin !== 'open')
        child.stdin?.end(options.stdin ?? '');
    const timers = new Set();
    const after = (ms, action) => {
        timers.add(setTimeout(action, ms));
    };
    const stop = stopper(child, after);
    const endStrays = () => void (0,_marked_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .signalMarked */ .X)(CHILD_VARIABLE, mark, 'SIGKILL');
    const done = finished(child, after).finally(() => {
        for (const timer of timers)
            clearTimeout(timer);
        signalGroup(child, 'SIGKILL');
        // One that ended by itself has ended its tools; looking through all processes costs milliseconds.
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
    return new Promise((resolve) => {
        let exit;
        const conclude = () => resolve(exit ?? { exitCode: null, signal: null, spawnError: null });
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
/** One ladder per child: a second call may only climb higher. */
function stopper(child, after) {
    const rungs = ['SIGINT', 'SIGTERM', 'SIGKILL'];
    let reached = -1;
    const climb = (signal) => {
        const rung = rungs.indexOf(signal);
        if (rung <= reached || child.exitCode !== null || child.signalCode !== null)
            return false;
        reached = rung;
        // SIGINT goes to the process alone: it ends its own tools and still reports its cost.
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

/***/ 14505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ markedProcesses),
/* harmony export */   X: () => (/* binding */ signalMarked)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/**
 * The processes whose environment holds `name=value`, however far they have moved away: an agent CLI starts
 * its tools in sessions and groups of their own, but they inherit its environment. This process and those
 * above it are left out. Only where /proc tells it (Linux); elsewhere the list is empty.
 */
function markedProcesses(name, value) {
    const mark = `${name}=${value}`;
    const own = ancestors();
    return pids().filter((pid) => !own.has(pid) && environment(pid).includes(mark));
}
/** Signals all of them; one that has ended meanwhile is none of our concern. */
function signalMarked(name, value, signal) {
    const found = markedProcesses(name, value);
    for (const pid of found) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // It has ended.
        }
    }
    return found.length;
}
function pids() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
    }
    catch {
        return [];
    }
}
/** A zombie's environment is empty. */
function environment(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, 'utf8').split('\0');
    }
    catch {
        return [];
    }
}
/** This process and those above it: a resume that a state of the same run has started must not end itself. */
function ancestors() {
    const found = new Set();
    for (let pid = process.pid; pid > 1 && !found.has(pid); pid = parentOf(pid))
        found.add(pid);
    return found;
}
function parentOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    }
    catch {
        return 0;
    }
}


/***/ }),

/***/ 42314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ RUN_FOLDER_VARIABLE),
/* harmony export */   X: () => (/* binding */ endOrphans)
/* harmony export */ });
/* harmony import */ var _marked_processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14505);

/** Marks every child of a run, and what they start in turn, with the folder of that run. */
const RUN_FOLDER_VARIABLE = 'RAYMOND_RUN_FOLDER';
const GRACE_MS = 3000;
const POLL_MS = 50;
/**
 * Ends what a killed orchestrator has left running: an agent that still works, and spends, in a session that
 * is about to be resumed (spec 3.6). SIGTERM first, since the agent CLI then still writes down its cost.
 * Call it with the run's lock held.
 * @returns how many processes were found
 */
async function endOrphans(runFolder, sleep) {
    const orphans = (0,_marked_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .signalMarked */ .X)(RUN_FOLDER_VARIABLE, runFolder, 'SIGTERM');
    if (orphans === 0)
        return 0;
    for (let waited = 0; waited < GRACE_MS && (0,_marked_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .markedProcesses */ .K)(RUN_FOLDER_VARIABLE, runFolder).length > 0; waited += POLL_MS) {
        await sleep(POLL_MS);
    }
    (0,_marked_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .signalMarked */ .X)(RUN_FOLDER_VARIABLE, runFolder, 'SIGKILL');
    return orphans;
}


/***/ }),

/***/ 54069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ stateLabel),
/* harmony export */   VS: () => (/* binding */ pathLines),
/* harmony export */   kO: () => (/* binding */ compressPath)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** A cycle longer than this is told state by state. */
const LONGEST_CYCLE = 6;
const MOST_STEPS = 40;
/** A state's name as people say it: `REVIEW` for `REVIEW.md`. Names without their extension are unique (spec 1.7). */
function stateLabel(state) {
    return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
}
/**
 * The way through a run's states, repeats told once: `PLAN → IMPLEMENT ×3 → REVIEW`, and loops as
 * `(FIX → TEST) ×4`. One item per state that is told, so that a long path can break between any two.
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
/** The path as lines of at most `columns`; each further line starts with an arrow. */
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
    if (path.length <= MOST_STEPS)
        return path;
    const half = MOST_STEPS / 2;
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
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** What an agent does until its turn says something. */
const TURN_BEGINS = {
    prompt: 'starting',
    reminder: 'reminded',
    script: 'running',
    engine: 'running',
};
/** The run as its events draw it; the console reads nothing else. */
class RunPicture {
    agents = new Map();
    /** Open questions by agent. */
    questions = new Map();
    /** The run's beginning was seen: what the picture doesn't show has not happened. */
    whole = false;
    runId = '';
    budget = 0;
    totalCost = 0;
    replayedCost = 0;
    states = 0;
    failures = 0;
    /** The latest failure's message. */
    failure = '';
    startedAt = 0;
    over = false;
    /** The agent's picture; an agent that a resumed run already had appears with its first event. */
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
            activity: '',
            until: null,
            stateCost: 0,
            cost: 0,
            path: [],
            ending: null,
            failed: false,
        };
        this.agents.set(id, picture);
        return picture;
    }
    /** Every agent with its workers right after it. */
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
    apply(event) {
        const now = Date.parse(event.time);
        if (event.type === 'run_started' || event.type === 'run_resumed') {
            this.runId = event.run_id;
            this.budget = event.budget_usd;
            this.startedAt = now;
            this.over = false;
            if (event.type === 'run_started')
                this.whole = true;
            this.totalCost = event.type === 'run_resumed' ? event.total_cost_usd : 0;
            this.#goOn(now);
        }
        else if (event.type === 'run_ended') {
            this.totalCost = event.total_cost_usd;
            this.over = true;
        }
        else if ('agent' in event && event.agent !== undefined) {
            this.#applyToAgent(event, this.agent(event.agent, now), now);
        }
    }
    /** A resume takes up every agent that has not ended, the failed ones too; open questions stay open. */
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
    /** A resumed run begins in the middle of a state that an earlier life, perhaps not seen here, has entered. */
    #carryOn(agent, state, now) {
        if (agent.path.length === 0)
            agent.path.push(state);
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
                this.states += 1;
                agent.path.push(event.state);
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
                this.#busy(agent, now, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${event.name} ${event.summary}`));
                break;
            case 'print':
                this.#busy(agent, now, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.text));
                break;
            case 'cost':
                this.#addCost(agent, event);
                break;
            case 'transition':
                if (event.transition.tag === 'result' && event.to === null)
                    agent.ending = 'result';
                if (event.to === null)
                    break;
                agent.state = event.to;
                agent.stateSince = now;
                enter(agent, 'queued', now, '');
                break;
            case 'forked':
                this.agent(event.worker, now).state = event.worker_state;
                break;
            case 'retry':
                agent.until = now + event.delay_ms;
                enter(agent, 'waiting', now, `retry ${event.attempt}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.message)}`);
                break;
            case 'waiting':
                agent.until = Date.parse(event.until);
                enter(agent, 'waiting', now, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.reason));
                break;
            case 'asked':
                agent.ending = 'ask';
                this.questions.set(agent.id, { id: event.ask_id, text: event.question });
                enter(agent, 'asking', now, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.question));
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
    #busy(agent, now, activity) {
        if (agent.phase === 'waiting')
            enter(agent, 'running', now, activity);
        if (activity !== '')
            agent.activity = activity;
    }
    #addCost(agent, event) {
        agent.cost += event.cost_usd;
        agent.stateCost += event.cost_usd;
        if (event.basis === 'replayed')
            this.replayedCost += event.cost_usd;
        this.totalCost = event.total_cost_usd;
    }
}
/** Told of a state that its agent is in; a warning or a limit may come before it is entered. */
function isOfVisit(event) {
    return !['state_started', 'warning', 'max_visits'].includes(event.type) && 'state' in event;
}
function enter(agent, phase, now, activity) {
    if (agent.phase !== phase)
        agent.phaseSince = now;
    agent.phase = phase;
    agent.activity = activity;
    if (phase !== 'waiting')
        agent.until = null;
}
/** The last line of a text that says something: a tag alone on its line is for the machine. */
function lastLine(text) {
    const lines = text
        .slice(-2000)
        .trimEnd()
        .split(/[\r\n]+/);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(lines.findLast((line) => line.trim() !== '' && !/^\s*<\/?[a-z]/.test(line)) ?? '');
}


/***/ }),

/***/ 87703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ei: () => (/* binding */ formatClock),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export formatElapsed */
/** US dollars for people: cents as a rule, four decimals where cents would say nothing (`$0.0087`). */
function formatUsd(amount) {
    if (amount === 0)
        return '$0.00';
    if (amount < 0.00005)
        return '<$0.0001';
    return `$${amount.toFixed(amount < 0.00995 ? 4 : 2)}`;
}
/** Milliseconds as `850ms`, `12s`, `3m 04s`, `5h 30m` or `2d 03h`. Rounds down, so that a clock never runs ahead. */
function formatDuration(ms) {
    const whole = Math.max(0, Math.floor(ms));
    if (whole === 0)
        return '0s';
    if (whole < 1000)
        return `${whole}ms`;
    const seconds = Math.floor(whole / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${two(seconds % 60)}s`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24)
        return `${hours}h ${two(minutes % 60)}m`;
    return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
}
/** Like formatDuration, without milliseconds: a number on the screen that changes once a second at most. */
function formatElapsed(ms) {
    return formatDuration(Math.floor(ms / 1000) * 1000);
}
/** Bytes in decimal units: `512 B`, `1.2 kB`, `34 kB`, `5.6 MB`. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    // 999.5 would be printed as 1000, so it belongs to the next unit.
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit]}`;
}
/** Token counts: `950`, `1.2k`, `34k`, `5.6M`. */
function formatCount(count) {
    if (count < 1000)
        return String(count);
    return formatBytes(count).replace(' ', '').replace('B', '');
}
/** Local wall-clock time, as on the reader's watch: `14:05`, with seconds `14:05:09`. */
function formatClock(time, seconds = false) {
    const date = new Date(time);
    const clock = `${two(date.getHours())}:${two(date.getMinutes())}`;
    return seconds ? `${clock}:${two(date.getSeconds())}` : clock;
}
function two(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 44639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   Dr: () => (/* binding */ cutStart),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   f: () => (/* binding */ padEnd),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/*
 * Text from agents and scripts is untrusted: it must not move the cursor, recolour the screen, reorder
 * what people read, or hide. Everything below is linear in the length of its input.
 */
/** OSC, DCS, PM, APC and SOS with their payload; then CSI; then the short escapes. */
const ESCAPES = /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\^-~]/g;
/** What is left of C0 and C1 (tab and newline aside), and DEL. */
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;
/** Bidirectional controls, invisible characters and Unicode tags. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Printable text with `\n` as its only control character. A bare CR starts a line: it must not overwrite one. */
function sanitize(text) {
    return text
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(ESCAPES, '')
        .replace(CONTROLS, '')
        .replace(INVISIBLE, '')
        .replace(/\t/g, '  ');
}
const ONE_LINE_LIMIT = 2000;
/** Sanitized text on one line, however long it was. */
function oneLine(text) {
    return sanitize(text.slice(0, ONE_LINE_LIMIT)).replace(/\s+/g, ' ').trim();
}
const NARROW = /^[\x20-\x7e]*$/;
const ZERO_WIDTH = /[\p{Mark}\p{Default_Ignorable_Code_Point}]/u;
const WIDE = /[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Tangut}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
/** Pictographs that terminals draw in one column; our own glyphs are among them. */
const NARROW_PICTOGRAPH = /[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u23f8\u25aa-\u25fe\u2600-\u27bf]/u;
const EMOJI_STYLE = /\ufe0f/u;
/**
 * The columns that a text takes on a terminal. Terminals disagree about joined emoji, so this counts each
 * part: too much at worst, which cuts a line early, where too little would wrap it.
 */
function widthOf(text) {
    if (NARROW.test(text))
        return text.length;
    let width = 0;
    for (const character of text)
        width += characterWidth(character);
    return width;
}
function characterWidth(character) {
    const code = character.codePointAt(0);
    if (code < 0x300)
        return 1;
    // A variation selector may widen the character before it.
    if (EMOJI_STYLE.test(character))
        return 1;
    if (ZERO_WIDTH.test(character))
        return 0;
    if (!WIDE.test(character))
        return 1;
    return NARROW_PICTOGRAPH.test(character) && !/\p{Emoji_Presentation}/u.test(character) ? 1 : 2;
}
/** The text, cut at its end to at most `columns`. */
function cutEnd(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const room = columns - widthOf(ellipsis);
    if (room <= 0)
        return ellipsis.slice(0, Math.max(0, columns));
    return takeColumns(text, room).trimEnd() + ellipsis;
}
/** The text, cut at its start: agents' ids differ at their end. */
function cutStart(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const room = columns - widthOf(ellipsis);
    if (room <= 0)
        return ellipsis.slice(0, Math.max(0, columns));
    const backwards = takeColumns([...text].reverse().join(''), room);
    return ellipsis + [...backwards].reverse().join('');
}
/** The text, cut in its middle: a path's step ends with how often it was taken. */
function cutMiddle(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const end = Math.floor(columns / 3);
    const start = columns - end - widthOf(ellipsis);
    if (start <= 0)
        return cutEnd(text, columns, ellipsis);
    return takeColumns(text, start) + ellipsis + cutStart(text, end, '');
}
function takeColumns(text, columns) {
    let taken = '';
    let width = 0;
    for (const character of text) {
        width += characterWidth(character);
        if (width > columns)
            break;
        taken += character;
    }
    return taken;
}
function padEnd(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
/**
 * Breaks a text into lines of at most `columns`, at spaces. Existing line breaks and indentation stay; a word
 * that is too long stays whole, so that a URL can still be clicked.
 */
function wrapText(text, columns) {
    return text.split('\n').flatMap((line) => wrapLine(line.trimEnd(), columns));
}
function wrapLine(line, columns) {
    if (widthOf(line) <= columns)
        return [line];
    const indent = /^ */.exec(line)?.[0] ?? '';
    const lines = [];
    let current = indent;
    let width = indent.length;
    for (const word of line.slice(indent.length).split(' ')) {
        const wordWidth = widthOf(word);
        const fresh = width === indent.length;
        if (!fresh && width + 1 + wordWidth > columns) {
            lines.push(current);
            current = indent + word;
            width = indent.length + wordWidth;
        }
        else {
            current += fresh ? word : ` ${word}`;
            width += wordWidth + (fresh ? 0 : 1);
        }
    }
    return [...lines, current];
}


/***/ }),

/***/ 34033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ createAgentCli)
/* harmony export */ });
/* unused harmony export AGENT_NAMES */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

const AGENT_NAMES = ['claude', 'copilot', 'replay'];
/** A kept process that nobody asked for a turn ends after this (spec 6.1). */
const WARM_IDLE_MS = 60_000;
/**
 * Creates an adapter by name, loading it and what it needs only now.
 * @throws UsageError for a name that is no agent, or a replay without a recording.
 */
async function createAgentCli(name, options) {
    const cli = await bareAgentCli(name, options);
    if (options.record === null)
        return cli;
    const { createRecorder, recordingAgent } = await __webpack_require__.e(/* import() */ 867).then(__webpack_require__.bind(__webpack_require__, 79867));
    return recordingAgent(cli, await createRecorder(options.record));
}
async function bareAgentCli(name, options) {
    switch (name) {
        case 'claude': {
            const { createClaudeAgent } = await __webpack_require__.e(/* import() */ 88).then(__webpack_require__.bind(__webpack_require__, 38088));
            return createClaudeAgent({
                startProcess: await options.children.agentStarter(),
                now: options.now,
                isRoot: process.getuid?.() === 0,
                env: options.env,
                warm: options.warm > 0 ? { most: options.warm, idleMs: WARM_IDLE_MS } : null,
            });
        }
        case 'copilot': {
            const { createCopilotAgent } = await __webpack_require__.e(/* import() */ 937).then(__webpack_require__.bind(__webpack_require__, 13937));
            return createCopilotAgent({
                startProcess: await options.children.agentStarter(),
                now: options.now,
                env: options.env,
                aiCreditUsd: options.aiCreditUsd,
            });
        }
        case 'replay': {
            if (options.recording === null)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('The replay agent plays a recording: give --recording DIR.');
            const { readRecording } = await __webpack_require__.e(/* import() */ 867).then(__webpack_require__.bind(__webpack_require__, 79867));
            const { createReplayAgent } = await __webpack_require__.e(/* import() */ 677).then(__webpack_require__.bind(__webpack_require__, 53677));
            return createReplayAgent({ recording: await readRecording(options.recording), strict: options.strict });
        }
        default:
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`"${name}" is no agent. Known: ${AGENT_NAMES.join(', ')}.`);
    }
}


/***/ }),

/***/ 82840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ realPorts)
/* harmony export */ });
const realPorts = {
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
        };
        // setTimeout fires at once beyond 24.8 days.
        const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
        signal.addEventListener('abort', done);
    }),
};


/***/ }),

/***/ 5397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   Ot: () => (/* binding */ runPaths),
/* harmony export */   vA: () => (/* binding */ createRunFolders)
/* harmony export */ });
/* unused harmony exports projectRoot, stateFolder, existingRun, checkRunId, listRunIds */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);





/** The nearest folder at or above `cwd` that holds `.raymond` or `.git`, else `cwd` itself. */
function projectRoot(cwd) {
    for (let folder = resolve(cwd);; folder = dirname(folder)) {
        if (existsSync(join(folder, '.raymond')) || existsSync(join(folder, '.git')))
            return folder;
        if (dirname(folder) === folder)
            return resolve(cwd);
    }
}
/** The folder that holds `<run_id>.json` files. */
function stateFolder(cwd, override) {
    return override === undefined ? join(projectRoot(cwd), '.raymond', 'state') : resolve(cwd, override);
}
/** Run files lie beside the state folder in `.raymond`, and inside a `--state-dir` of another name. */
function runPaths(stateDir, runId) {
    const isUsual = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(stateDir) === 'state' && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir)) === '.raymond';
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(isUsual ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir) : stateDir, 'runs', runId);
    return {
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDir, `${runId}.json`),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stateDir, `${runId}.lock`),
        folder,
        events: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'events.jsonl'),
        turns: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'turns'),
        tasks: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'tasks'),
        outputs: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'outputs'),
    };
}
/**
 * The paths of a run that there is.
 * @throws StateError STATE_MISSING, which names one that was perhaps meant.
 */
async function existingRun(stateDir, runId) {
    const paths = runPaths(stateDir, runId);
    if (existsSync(paths.state))
        return paths;
    const near = nearest(await listRunIds(stateDir), runId);
    const hint = near === undefined ? '`raymond status` lists the runs.' : `Did you mean ${near}?`;
    throw new StateError('STATE_MISSING', `There is no run ${runId} in ${stateDir}. ${hint}`);
}
/**
 * Creates a run's folders. States and transcripts in `.raymond` are kept out of git; its config is not.
 * @throws UsageError when they cannot be made.
 */
function createRunFolders(stateDir, paths) {
    try {
        makeFolders(stateDir, paths);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The run's files cannot be kept in ${stateDir} (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Give another folder with --state-dir.`, {}, { cause: error });
    }
}
function makeFolders(stateDir, paths) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(stateDir, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(paths.turns, { recursive: true });
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.gitignore');
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(home) === '.raymond' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(ignore, '/state/\n/runs/\n/checkpoint/\n/.gitignore\n');
}
/**
 * @throws UsageError for an id with other characters than letters, digits, `.`, `_`, `-`, or over 100 of them.
 */
function checkRunId(id) {
    if (!/^[A-Za-z0-9._-]{1,100}$/.test(id) || /^\.+$/.test(id)) {
        throw new UsageError(`"${id.slice(0, 120)}" is no run id: letters, digits, ".", "_" and "-" are allowed, at most 100 of them.`);
    }
    return id;
}
/** `<workflow name>-<UTC time to the ms>-<4 hex>` (spec 3.2). */
function newRunId(workflow, now, hex) {
    const name = workflow
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .replace(/^[.-]+|-+$/g, '')
        .slice(0, 60) || 'run';
    const time = now.toISOString().replace(/[-:]/g, '').replace('.', '').replace('Z', '');
    return `${name}-${time}-${hex}`;
}
/** The ids of all runs in a state folder. */
async function listRunIds(stateDir) {
    try {
        const names = await readdir(stateDir);
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
/* harmony export */   q: () => (/* binding */ readStateFile),
/* harmony export */   r: () => (/* binding */ StateWriter)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49254);





/**
 * Reads and checks a run's state file (spec 3.2). Never writes.
 * @throws StateError STATE_MISSING, or STATE_INVALID for a broken, foreign or newer file.
 */
async function readStateFile(path) {
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error.code === 'ENOENT') {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', 'There is no such state file. `raymond status` lists the runs.', {
                file: path,
            });
        }
        throw invalid(path, `it cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`);
    }
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (error) {
        throw invalid(path, `it is not whole JSON (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)})`);
    }
    const version = data?.version;
    if (version !== _core_run_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_VERSION */ .n) {
        throw invalid(path, `its version is ${JSON.stringify(version) ?? 'missing'}, this raymond reads version ${_core_run_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_VERSION */ .n}`);
    }
    const { parseRun } = await __webpack_require__.e(/* import() */ 608).then(__webpack_require__.bind(__webpack_require__, 85608));
    const parsed = parseRun(data);
    if ('problem' in parsed)
        throw invalid(path, parsed.problem);
    return parsed.run;
}
function invalid(path, why) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_INVALID', `The state file cannot be used: ${why}. It was left as it is. Restore it from a copy, use the raymond that wrote it, or start a new run.`, { file: path });
}
function codeOf(error) {
    return error.code ?? '';
}
const realFileSystem = { open: node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open, rename: node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename, rm: node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm };
/**
 * Writes a run's state, atomically and durably: temp file in the same folder, fsync, rename, fsync of the
 * folder. Commits that come while a write is under way share the next one (group commit, spec 3.2).
 */
class StateWriter {
    path;
    fs;
    pending = null;
    draining = false;
    failure = null;
    /** For benchmarks and the log. */
    writes = 0;
    bytes = 0;
    constructor(path, fs = realFileSystem) {
        this.path = path;
        this.fs = fs;
    }
    /**
     * Resolves when this run, or a later one, is on disk.
     * @throws StateError STATE_WRITE_FAILED; the file then still holds the last good state.
     */
    commit(run) {
        if (this.failure)
            return Promise.reject(this.failure);
        if (!this.pending) {
            let resolve;
            let reject;
            const promise = new Promise((res, rej) => {
                resolve = res;
                reject = rej;
            });
            this.pending = { run, promise, resolve, reject };
        }
        this.pending.run = run;
        const { promise } = this.pending;
        // One turn of the loop later, so that outcomes that arrive together are written together.
        if (!this.draining) {
            this.draining = true;
            queueMicrotask(() => void this.drain());
        }
        return promise;
    }
    async drain() {
        while (this.pending) {
            const { run, resolve, reject } = this.pending;
            this.pending = null;
            try {
                await this.write(run);
                resolve();
            }
            catch (error) {
                this.failure = new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_WRITE_FAILED', `The state file could not be written (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). It still holds the last good state. Free the disk or mend the folder, then resume.`, { file: this.path }, { cause: error });
                reject(this.failure);
                this.pending?.reject(this.failure);
                this.pending = null;
            }
        }
        this.draining = false;
    }
    async write(run) {
        const text = serialise(run);
        const temporary = `${this.path}.tmp`;
        try {
            const file = await this.fs.open(temporary, 'w', 0o600);
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
        await this.syncFolder();
        this.writes += 1;
        this.bytes += text.length;
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
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(wait);
            }
        }
    }
    async syncFolder() {
        // Windows cannot open a folder; its rename is durable enough.
        if (process.platform === 'win32')
            return;
        const folder = await this.fs.open((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.path), 'r');
        try {
            await folder.sync();
        }
        catch (error) {
            // Some network and container file systems cannot do this to a folder; the file itself is safe.
            if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EBADF'].includes(codeOf(error)))
                throw error;
        }
        finally {
            await folder.close();
        }
    }
}
/** Readable by people, yet one line an agent: a thousand agents stay a thousand lines. */
function serialise(run) {
    const { agents, ...rest } = run;
    const head = JSON.stringify(rest, null, 1);
    const lines = agents.map(agentLine).join(',\n  ');
    return `${head.slice(0, -2)},\n "agents": [${lines === '' ? '' : `\n  ${lines}\n `}]\n}\n`;
}
/** Agents are immutable, so the text of one that did not change since the last write is still right. */
const agentLines = new WeakMap();
function agentLine(agent) {
    let line = agentLines.get(agent);
    if (line === undefined) {
        line = JSON.stringify(agent);
        agentLines.set(agent, line);
    }
    return line;
}


/***/ }),

/***/ 49815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cP: () => (/* binding */ TurnTranscript),
/* harmony export */   eq: () => (/* binding */ transcriptPath),
/* harmony export */   vu: () => (/* binding */ EventLog),
/* harmony export */   wj: () => (/* binding */ readEvents)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);




/**
 * The append-only event log of a run, `events.jsonl` (spec 3.3). Each event is handed to the system before
 * the next thing happens, so a killed orchestrator loses none; a line that a crash cut short is closed.
 */
class EventLog {
    path;
    fd;
    seq;
    /** @throws StateError STATE_WRITE_FAILED, as `append` does. */
    constructor(path) {
        this.path = path;
        try {
            this.fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a+', 0o600);
            const tail = readTail(this.fd);
            this.seq = lastSeq(tail);
            if (tail !== '' && !tail.endsWith('\n'))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.fd, '\n');
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    append(event, time) {
        this.seq += 1;
        const logged = { seq: this.seq, time, ...event };
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.fd, `${JSON.stringify(logged)}\n`);
        }
        catch (error) {
            throw this.failed(error);
        }
        return logged;
    }
    failed(error) {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_WRITE_FAILED', `The event log could not be written (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Free the disk or mend the folder, then resume.`, { file: this.path }, { cause: error });
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.fd);
    }
}
const TAIL_BYTES = 1 << 16;
/** The file's end, from far enough back to hold the start of a line, however long its last lines are. */
function readTail(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    for (let length = Math.min(size, TAIL_BYTES);; length = Math.min(size, length * 16)) {
        const buffer = Buffer.alloc(length);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, length, size - length);
        const tail = buffer.toString('utf8');
        if (length === size || lastSeq(tail) > 0)
            return tail;
    }
}
/** The last sequence number that can be read; `seq` opens every line, so a cut line still tells it. */
function lastSeq(tail) {
    const found = [...tail.matchAll(/^\{"seq":(\d+),/gm)].at(-1);
    return found ? Number(found[1]) : 0;
}
/** Every whole event of a log, in order; lines that a crash cut short are passed over. */
async function readEvents(path) {
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return [];
        throw error;
    }
    const events = [];
    for (const line of text.split('\n')) {
        if (line === '')
            continue;
        try {
            events.push(JSON.parse(line));
        }
        catch {
            // Cut short by a crash.
        }
    }
    return events;
}
/**
 * The agent CLI's own stream of one turn, whole: `turns/<seq>-<agent>-<state>.jsonl`. Opened on first use.
 * It is for people to read, so a full disk cuts it short instead of ending the turn.
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
            this.fd ??= (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(this.path, 'a', 0o600);
            if (typeof chunk === 'string')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.fd, chunk);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.fd, chunk);
        }
        catch (error) {
            this.problem = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error);
        }
    }
    close() {
        if (this.fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.fd);
        this.fd = null;
    }
}
/** Names sort in the order in which the turns began. */
function transcriptPath(folder, turn, agent, state) {
    const safeState = state.replace(/[^A-Za-z0-9._-]/g, '_');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${turn.padStart(6, '0')}-${agent}-${safeState}.jsonl`);
}


/***/ })

};
