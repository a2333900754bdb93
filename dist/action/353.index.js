export const id = 353;
export const ids = [353];
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
/* harmony import */ var _checkpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35995);




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

/***/ 35995:
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
    version: dist/* literal */.euz(2, 'it was saved by another version of this action'),
    run_id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[A-Za-z0-9._-]{1,100}$/)),
    run_key: dist/* string */.YjP(),
    saved_at: dist/* string */.YjP(),
    /** The workflow run that saved it: only its own re-runs give a finished run's result again. */
    github_run_id: dist/* string */.YjP(),
    attempt: dist/* number */.aig(),
    /** Session files by agent CLI, below the CLI's own folder. */
    sessions: dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(fileName)),
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/agents/registry.js
var registry = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/sessions.js
var sessions = __webpack_require__(41550);
;// CONCATENATED MODULE: ./lib/action/checkpoint/sessions.js







/** @param env what the agents run in, as far as their homes go */
async function sessionStores(env) {
    const stores = new Map();
    for (const name of agent_clis/* AGENT_CLI_NAMES */.UR) {
        const store = await (0,registry/* sessionStore */.eA)(name, env);
        if (store !== null)
            stores.set(name, store);
    }
    return stores;
}
/** A session of a state file that does not say whose it is may be any CLI's: its id is nobody else's. */
function sessionsOfCli(held, name) {
    return held.filter(({ cli }) => cli === null || cli === name).map(({ session }) => session);
}
/**
 * Copies the sessions that a resume of the run may need to `folder/<agent CLI>/<path below its home>`.
 * @param copy may change what it copies: secrets are taken out
 * @returns what was copied
 */
async function gatherSessions(run, stores, folder, copy) {
    const held = (0,sessions/* sessionsOf */.H)(run);
    const gathered = {};
    for (const [cli, store] of stores) {
        const names = await Promise.all(sessionsOfCli(held, cli).map((session) => store.files(session)));
        for (const name of new Set(names.flat())) {
            const to = (0,external_node_path_.join)(folder, cli, name);
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
            await copy((0,external_node_path_.join)(store.home, name), to);
            gathered[cli] = [...(gathered[cli] ?? []), name];
        }
    }
    return gathered;
}
/**
 * Are these session files of sessions that the run itself names? Anything else below a CLI's home could be its
 * settings or hooks.
 * @throws StateError STATE_INVALID that names the first one that is not
 */
function checkSessions(files, run, stores) {
    const held = (0,sessions/* sessionsOf */.H)(run);
    for (const [cli, names] of Object.entries(files)) {
        const store = stores.get(cli);
        if (store === undefined)
            throw new errors/* StateError */.qq('STATE_INVALID', `it has sessions of "${cli}", which is no agent CLI with sessions`);
        const sessions = sessionsOfCli(held, cli);
        for (const name of names)
            if (!sessions.some((session) => store.holds(session, name)))
                throw new errors/* StateError */.qq('STATE_INVALID', `${cli}/${name} is no file of a session of this run`);
    }
}
/**
 * Puts session files where their CLIs look for them.
 * @param folder as `gatherSessions` has filled it
 * @throws StateError STATE_INVALID as `checkSessions`, and for a file that is missing; nothing is put anywhere then
 */
async function placeSessions(files, run, stores, folder) {
    checkSessions(files, run, stores);
    const copies = Object.entries(files).flatMap(([cli, names]) => names.map((name) => ({ from: (0,external_node_path_.join)(folder, cli, name), to: (0,external_node_path_.join)(stores.get(cli).home, name) })));
    for (const { from } of copies)
        if (!(0,external_node_fs_.existsSync)(from))
            throw new errors/* StateError */.qq('STATE_INVALID', `the session file ${from} is missing`);
    for (const { from, to } of copies) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
        await (0,promises_.copyFile)(from, to);
    }
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
    const sessions = await gatherSessions(
    // As it was copied: the run goes on meanwhile.
    await (0,state_file/* readStateFile */.q)((0,external_node_path_.join)(folder, 'run', 'state.json')), await sessionStores(parts.environment), (0,external_node_path_.join)(folder, 'sessions'), (from, to) => parts.redactor.redactFile(from, to));
    const snapshot = await parts.snapshot((0,external_node_path_.join)(folder, 'worktree.bundle'));
    const manifest = {
        version: 2,
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
/**
 * Puts the run's files and the agents' sessions where the run looks for them. Existing sessions are newer or the same.
 * @throws StateError STATE_INVALID for sessions that are not the run's own
 */
async function placeCheckpoint(restored, stateDir, environment) {
    const { manifest, run, folder } = restored;
    try {
        await placeSessions(manifest.sessions, run, await sessionStores(environment), (0,external_node_path_.join)(folder, 'sessions'));
    }
    catch (error) {
        throw error instanceof errors/* StateError */.qq ? invalid(error.message) : error;
    }
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, manifest.run_id);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(paths.state), { recursive: true });
    (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, 'run', 'files'), paths.folder, { recursive: true });
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

/***/ 56576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ keepCheckpoint),
/* harmony export */   S2: () => (/* binding */ storeOptions),
/* harmony export */   f0: () => (/* binding */ uploadTranscripts)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5397);
/* harmony import */ var _checkpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35995);
/* harmony import */ var _checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79943);





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
        await (0,_checkpoint_js__WEBPACK_IMPORTED_MODULE_3__/* .gatherCheckpoint */ .G_)({
            workspace: job.context.workspace,
            stateDir: job.stateDir,
            runId,
            runKey: job.key.text,
            attempt: job.context.attempt,
            githubRunId: job.context.runId,
            base: keeper.base,
            savedAt: new Date().toISOString(),
            redactor: job.redactor,
            environment: job.environment,
            snapshot: (file) => snapshot(keeper, file),
        });
        return await (0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__/* .saveCheckpoint */ .s4)(storeOptions(job, say), seq);
    }
    catch (error) {
        say(`The checkpoint could not be put together: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
        return 'none';
    }
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
        say(`The work tree was not kept with the checkpoint: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
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
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(job.context.temp, 'raymond-transcripts');
        const paths = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .runPaths */ .Ot)(job.stateDir, runId);
        const { skipped } = await job.redactor.redactFolder(paths.folder, folder);
        for (const { path, why } of skipped)
            say(`${path} is not among the transcripts: ${why}.`);
        // With it a developer can look at the run and resume it on their machine (spec 4.7).
        await job.redactor.redactFile(paths.state, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'state.json'));
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(271), __webpack_require__.e(351), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const days = job.inputs['retention-days'];
        const { id } = await job.service.ask(() => new DefaultArtifactClient().uploadArtifact(name, (0,_checkpoint_store_js__WEBPACK_IMPORTED_MODULE_4__/* .filesIn */ .nG)(folder), folder, {
            ...(days > 0 && { retentionDays: days }),
        }));
        return {
            name,
            url: `${serverUrl}/${owner}/${repo}/actions/runs/${job.context.runId}/artifacts/${id ?? ''}`,
        };
    }
    catch (error) {
        say(`The transcripts were not uploaded: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
        return null;
    }
}


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readJobContext),
/* harmony export */   n: () => (/* binding */ templateValues)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);



/** @throws UsageError outside a job: the command line is the way to run a workflow there. */
function readJobContext(environment) {
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
        triggeringActor: environment.GITHUB_TRIGGERING_ACTOR ?? '',
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
  O9: () => (/* binding */ finish),
  oZ: () => (/* binding */ giveAgain),
  Sy: () => (/* binding */ writeSummary)
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
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(86183);
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
    const result = (0,own/* own */.Z)(run.results, id);
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

// EXTERNAL MODULE: ./lib/report/transition.js
var report_transition = __webpack_require__(92135);
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
        const kind = (0,report_transition/* edgeKind */.Ye)(transition);
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

// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
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







/** A re-run of what is finished: the same outputs again, for nothing (spec 4.3). */
function giveAgain(job, { run, from }) {
    core/* info */.pq(`The run ${run.workflow_id} is finished already; its result is given again and nothing is spent.`);
    const paths = (0,run_folder/* runPaths */.Ot)(job.stateDir, run.workflow_id);
    const end = { run, paths, runCostUsd: 0, durationMs: 0, resumed: true };
    return finish(job, { end, resumed: true, saved: from, transcripts: null });
}
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
            workflow: job.inputs.workflow,
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
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);


/** One for each key that an agent CLI can be given through an input. */
const KEY_INPUTS = Object.fromEntries(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_KEYS */ .TQ.flatMap(({ input, description = '' }) => input === undefined ? [] : [[input, { kind: 'secret', description }]]));
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
        description: `Agent CLI for states that name none: ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.map((name) => `\`${name}\``))}. Default: the workflow's own, else \`${_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.agent}\`.`,
    },
    'agent-version': {
        kind: 'text',
        description: 'Version of `agent` to install from npm when it is not on the PATH; default: a pinned one that is known to work.',
    },
    model: { kind: 'text', description: "Model for states that name none. Default: the workflow's own." },
    effort: {
        kind: 'text',
        description: "Effort for states that name none: `low`, `medium`, `high` … Default: the workflow's own.",
    },
    budget: {
        kind: 'usd',
        description: `What the run may cost in USD, over all attempts; 0 = unlimited. Default: the workflow's own, else ${_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.budget_usd}.`,
    },
    concurrency: {
        kind: 'count',
        least: 1,
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.concurrency),
        description: 'States running at once.',
    },
    timeout: {
        kind: 'duration',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.timeout),
        description: 'End a state that has written nothing for so long (seconds, or `10m`); 0 = never.',
    },
    deadline: {
        kind: 'duration',
        description: 'Pause the run, to be resumed, after so long: for example `5h30m` in a job of six hours.',
    },
    'permission-mode': {
        kind: 'text',
        default: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.permission_mode,
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
        default: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.on_limit,
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
    ...KEY_INPUTS,
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

/***/ 73459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ directoryCheck),
  c: () => (/* binding */ readJob)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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
;// CONCATENATED MODULE: ./lib/checkpoint/redact/pattern.js
/** Text as regular expressions here see it: a character a byte. */
const bytesOf = (text) => Buffer.from(text).toString('latin1');
/** For characters of any kind, outside of sets. */
const literal = (bytes) => bytes.replace(/[^A-Za-z0-9_]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
/** A backslash, as it is or percent-encoded. */
const SLASH = '(?:\\\\|%5[Cc])';

;// CONCATENATED MODULE: ./lib/checkpoint/redact/forms.js

/** Bytes of UTF-8. Shorter ones would be found in text that has nothing to do with them. */
const MIN_SECRET_BYTES = 6;
/** Bytes; shorter lines of a secret of many lines are no secret by themselves. */
const MIN_LINE_BYTES = 12;
/** What is worth looking for of one secret: it, it without white space around it, each of its lines. */
function valuesOf(secret) {
    const lines = secret
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        // The header of a PEM key is in many a document.
        .filter((line) => Buffer.byteLength(line) >= MIN_LINE_BYTES && !line.startsWith('-----'));
    return [secret, secret.trim(), secret.replaceAll('\r\n', '\n'), ...lines].filter(isLongEnough);
}
/** Is a value worth looking for? */
function isLongEnough(value) {
    return Buffer.byteLength(value) >= MIN_SECRET_BYTES && !/^(.)\1*$/su.test(value) && value.trim() !== '';
}
/** The patterns of all forms of these secrets: as they are, escaped, in hex, and in base64 at any alignment. */
function secretPatterns(secrets) {
    const values = [...new Set(secrets.flatMap(valuesOf))];
    return values.flatMap((value) => {
        const bytes = Buffer.from(value);
        const encoded = [0, 1, 2].map((before) => {
            const { core, rest } = base64At(bytes, before);
            return patternOf(core.map(base64Unit), rest && `(?:${base64Unit(rest).source}(?:=|%3[Dd]){0,2})?`);
        });
        return [patternOf(spelledUnits(value)), patternOf([...bytes.toString('hex')].map(hexUnit)), ...encoded];
    });
}
/** Units that tell most places from a secret. */
const HEAD_UNITS = 4;
/** Units that one regular expression reads. Long ones take long to compile, and most places need the first alone. */
const LINK_UNITS = 8;
function patternOf(units, tail = '') {
    const chain = [];
    let link = '';
    let room = LINK_UNITS;
    for (const { source, isFirm } of units) {
        link += source;
        room -= 1;
        if (room > 0 || !isFirm)
            continue;
        chain.push(link);
        link = '';
        room = LINK_UNITS;
    }
    return {
        begins: beginsOf(units, 3),
        head: units
            .slice(0, HEAD_UNITS)
            .map(({ source }) => source)
            .join(''),
        chain: [...chain, link + tail].filter((each) => each !== ''),
        isNested: true,
        reach: units.reduce((sum, unit) => sum + unit.reach, LETTER_REACH * 2),
    };
}
/** With which bytes these units may begin: so many, or fewer where what begins may go on in many ways. */
function beginsOf(units, length) {
    const [first, ...rest] = units;
    if (first === undefined || length === 0)
        return [''];
    const behind = first.begins.some((begin) => begin.length === 1) ? beginsOf(rest, length - 1) : [];
    const begins = first.begins.flatMap((begin) => begin.length > 1 ? begin.slice(0, length) : behind.map((next) => begin + next));
    return [...new Set(begins)];
}
/** How often text is escaped at most: JSON in JSON in JSON makes eight backslashes of one, and seven to a quote. */
const ESCAPES = `${SLASH}{1,7}`;
/** Bytes of UTF-8 in `\xXX` behind percent-encoded backslashes: the longest way to write one. */
const BYTE_REACH = 27;
const LETTERS = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };
/** A secret's own characters. Backslashes go with what they stand before, where it is escaped too. */
function spelledUnits(value) {
    return [...value.matchAll(/(\\*)([^\\]|$)/gsu)]
        .filter(([all]) => all !== '')
        .map(([, slashes, character], at) => spelledUnit(slashes.length, character, at === 0));
}
function spelledUnit(slashes, character, isFirst) {
    const bytes = Buffer.byteLength(character);
    const isFirm = character !== '%';
    const { plain, escaped } = character === '' ? { plain: [], escaped: [] } : waysOf(character);
    const afterSlash = [...(slashes === 0 ? [] : plain), ...escaped];
    const begins = [
        ...afterSlash.flatMap((way) => way.begins.map((begin) => `\\${begin.slice(0, 2)}`)),
        ...['%5C', '%5c', ...(isFirst ? [] : ['\\\\', '\\%'])],
    ];
    if (slashes === 0) {
        // Of the backslashes before a secret, one is taken for its own: those that are left stay escaped.
        const behindSlash = `${isFirst ? SLASH : ESCAPES}(?:${either(escaped)})`;
        // The look ahead decides nothing: with it, this compiles several times faster.
        const source = `(?:${either(plain)}|(?=[\\\\%])${behindSlash})`;
        return {
            source,
            begins: [...plain.flatMap((way) => way.begins), ...begins],
            reach: BYTE_REACH * bytes,
            isFirm,
        };
    }
    const most = 8 * slashes + 7;
    const own = `(?:${SLASH}(?:u005[Cc]|x5[Cc])?){${slashes},${most}}`;
    return {
        source: `${own}(?:${either(afterSlash)})`,
        begins: ['\\\\', '\\u', '\\x', ...begins],
        reach: BYTE_REACH * bytes + 8 * most,
        isFirm,
    };
}
const either = (ways) => ways.map(({ source }) => source).join('|');
/** How a character is written as it is or in a URL, and how behind a backslash. */
function waysOf(character) {
    const bytes = bytesOf(character);
    const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at).toString(16).padStart(4, '0'));
    const percent = {
        source: hex.map((digits) => `%${anyCase(digits)}`).join(''),
        begins: cases(hex[0]).map((digits) => `%${digits}`),
    };
    const itself = { source: literal(bytes), begins: [bytes.slice(0, 2)] };
    const plus = { source: '\\+', begins: ['+'] };
    const letter = LETTERS[character];
    return {
        plain: [percent, itself, ...(character === ' ' ? [plus] : [])],
        escaped: [
            // A backslash and an n are a line end, not an n.
            ...(/[a-z0-9]/.test(character) ? [] : [percent, itself]),
            ...(letter === undefined ? [] : [{ source: letter, begins: [letter] }]),
            {
                source: units.map((digits) => `u${anyCase(digits)}`).join(ESCAPES),
                begins: cases(units[0][0]).map((digit) => `u${digit}`),
            },
            {
                source: hex.map((digits) => `x${anyCase(digits)}`).join(ESCAPES),
                begins: cases(hex[0][0]).map((digit) => `x${digit}`),
            },
        ],
    };
}
/** Hex digits in capitals and small letters, also mixed. */
function cases(digits) {
    const [first, ...rest] = digits;
    if (first === undefined)
        return [''];
    const both = [...new Set([first, first.toUpperCase()])];
    return cases(rest.join('')).flatMap((behind) => both.map((digit) => digit + behind));
}
const anyCase = (digits) => digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
/**
 * A line end in an encoded text, as wide as its lines may be: as it is or escaped, and indented. A loop of single
 * characters, since it stands between all letters, and compiles ten times faster than one that is exact.
 */
const BREAK = '(?:[\\r\\n\\t \\\\]|(?<=\\\\)[rn]|%0[AaDd]|%5[Cc][rn]?){0,24}';
const BREAK_BEGINS = ['\r', '\n', '\t', ' ', '\\', '%'];
/** Bytes of a letter and the break before it, at most: four in each turn of that loop, and an escaped slash. */
const LETTER_REACH = 24 * 4 + 22;
function letterUnit(source, begins) {
    const broken = begins.flatMap((begin) => begin.length > 1 ? begin : [begin, ...BREAK_BEGINS.map((byte) => begin + byte)]);
    return { source: `${BREAK}${source}`, begins: broken, reach: LETTER_REACH, isFirm: true };
}
function hexUnit(digit) {
    return letterUnit(anyCase(digit), cases(digit));
}
/** Plain and URL-safe. */
function base64Unit(letter) {
    if (letter === '+')
        return letterUnit('(?:[+-]|%2[Bb])', ['+', '-', '%2']);
    if (letter === '/')
        return letterUnit(`(?:[/_]|${ESCAPES}/|%2[Ff])`, ['/', '_', '\\/', '%2', '%5']);
    return letterUnit(letter, [letter]);
}
/**
 * The letters of base64 that do not depend on what surrounds these bytes, when `before` bytes (modulo three)
 * come before them; and the one that follows when nothing comes behind them.
 */
function base64At(bytes, before) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    return { core: [...encoded.slice(Math.ceil((before * 8) / 6), end)], rest: encoded.slice(end) };
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/tokens.js


/** Bytes that any of these reads at most; that they do is checked by hand. */
const REACH = 36_000;
/** Bytes of a JSON Web Token's header, and of its payload. */
const JWT_PART = 16_384;
/** Characters, of which the longest way to write one is 12 bytes, that `more` takes in at a time. */
const PIECE = '{1,1024}';
const ALNUM = '[A-Za-z0-9]';
const WORD = '[A-Za-z0-9_]';
const URL_SAFE = '[A-Za-z0-9_-]';
/** Where no word goes on: `task-` and a commit's name are no `sk-` token. Escapes, as of a line end, are no word. */
const AT_WORD = `(?:(?<!${ALNUM})|(?<=\\\\[nrtbf]|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}))`;
/** A fixed beginning, so many characters of a set, and all that follow of it. */
const run = (begins, set, least, before = '') => ({
    begins,
    chain: [`${before}(?:${begins.map(literal).join('|')})${set}{${least}}`],
    more: `${set}${PIECE}`,
});
/** A value that only its name tells from any other text; the name stays. */
const named = (names, between, value, more) => ({
    begins: names,
    chain: [`(?:${names.map(literal).join('|')})${between}`, value],
    more,
    isNamed: true,
});
const AWS_NAMES = [
    ...['secret_access_key', 'SECRET_ACCESS_KEY', 'SecretAccessKey', 'secretAccessKey'],
    ...['secret-access-key', 'Secret Access Key', 'aws_secret_key', 'AWS_SECRET_KEY'],
    ...['aws_session_token', 'AWS_SESSION_TOKEN', 'SessionToken', 'sessionToken'],
];
/** Between a name and its value, whatever the language: `": "`, ` = `, `=>`. */
const ASSIGNED = '[ \\t"\'`:=>,()\\\\]{1,40}';
/** The same within a text that has names of its own: `name=`, as it is or in a URL, in JSON that is safe for HTML. */
const EQUALS = '(?:=|%3[Dd]|\\\\{1,7}u003[Dd])';
/** Base64 in JSON may have escaped slashes, in a URL escapes. */
const BASE64 = '(?:[A-Za-z0-9+/]|\\\\{1,7}/|%2[BbFf])';
/** A slash in JSON or in a URL. */
const PATH_SLASH = '(?:\\\\{0,7}/|%2[Ff])';
/** A dot within a token; the one behind it ends a sentence. */
const DOTTED = `(?:${URL_SAFE}|\\.(?=[A-Za-z0-9]))`;
/** Of `Bearer …`: words, and paths in prose, have no digit or an ending. */
const BEARER = `(?!(?:[\\w.-]{1,60}/){1,20}[\\w-]{1,60}\\.[a-z]{1,5}(?![\\w.-]))(?=[A-Za-z0-9._~+/=-]{0,200}[0-9])[A-Za-z0-9][A-Za-z0-9._~+/=-]{15}`;
/** What a URL's user and password are made of. A password that is a variable's name is none. */
const URL_USER = '(?:[^\\s/:@"\'`<>\\\\?#]){0,256}';
const URL_PASSWORD = '(?!\\$[({]|\\$\\w{1,64}@|\\{\\{)(?:[^\\s/@"\'`<>\\\\?#]|\\\\(?![nrt])){1,1024}(?=@)';
/** The same in a URL that is part of another. */
const INNER_USER = '(?:(?!%3[Aa]|%40|%2[Ff])[A-Za-z0-9._~%+-]){0,256}';
const INNER_PASSWORD = "(?!%24%7[Bb]|%24\\w{1,64}%40|%7[Bb]%7[Bb])(?:(?!%40|%2[Ff]|%3[Ff]|%2[023]|%0|%5[Cc][nrt])[A-Za-z0-9._~%!*'()+-]){1,1024}(?=%40)";
/** A PEM key's line of base64: as long a run is one, wherever the lines are in. */
const PEM_LINE = '[A-Za-z0-9+/=]{20,4096}';
/**
 * What may be between two lines: line ends, also escaped; line numbers, quotes and pluses of code that prints it;
 * the headers of an encrypted key.
 */
const PEM_GAP = '(?:(?!-----END )[^]){0,160}?';
/** The END line; or, of a key that was cut off, a last line too short to be told. Closing quotes keep a backslash. */
const PEM_LAST = `${PEM_GAP}-----END [A-Z0-9 ]{0,48}-----|(?:\\\\{0,8}[A-Za-z0-9+/= \\t\\r\\n]){1,160}`;
const PEM_LABELS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'PGP '];
const PEM_BASE64 = PEM_LABELS.flatMap((label) => [0, 1, 2].map((before) => base64At(Buffer.from(`-----BEGIN ${label}PRIVATE KEY`), before).core.join('')));
/**
 * Well-known tokens (spec 4.4), by their fixed beginnings. Lengths are a little under the real ones, so that
 * tokens grow older better.
 */
const TOKENS = [
    // GitHub. A server token may go on as a JSON Web Token, which is found as such.
    run(['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], WORD, 30),
    run(['github_pat_'], WORD, 30),
    // GitLab
    {
        ...run('glpat- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glwt-'.split(' '), URL_SAFE, 20),
        more: `${DOTTED}${PIECE}`,
    },
    run(['GR1348941'], URL_SAFE, 20),
    // Anthropic
    run(['sk-ant-'], URL_SAFE, 20),
    // OpenAI, and those who write theirs alike
    run(['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'], URL_SAFE, 20),
    run(['sk-'], ALNUM, 32, AT_WORD),
    // xAI, Groq, Hugging Face
    run(['xai-'], ALNUM, 40, AT_WORD),
    run(['gsk_'], ALNUM, 40, AT_WORD),
    run(['hf_', 'api_org_'], ALNUM, 30, AT_WORD),
    // AWS: an access key's id; the secret key and the session's token
    run(['AKIA', 'ASIA'], '[A-Z0-9]', 16),
    named(AWS_NAMES, ASSIGNED, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
    // Azure: accounts, buses and hubs, and the signature of a shared access
    named(['AccountKey', 'SharedAccessKey', 'SharedSecret'], `${EQUALS}`, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
    {
        ...named(['sig'], EQUALS, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
        chain: [`${AT_WORD}sig${EQUALS}`, `${BASE64}{40}`],
    },
    // Google
    run(['AIza'], URL_SAFE, 30),
    run(['ya29.'], URL_SAFE, 20, AT_WORD),
    run(['GOCSPX-'], URL_SAFE, 20),
    // Slack, and the paths of its web hooks
    run('xoxa- xoxb- xoxc- xoxd- xoxe- xoxe. xoxp- xoxr- xoxs- xapp-'.split(' '), '[A-Za-z0-9-]', 10),
    named(['hooks.slack.com', 'hooks.slack-gov.com'], `${PATH_SLASH}(?:services|workflows|triggers)${PATH_SLASH}`, `${ALNUM}{6,24}${PATH_SLASH}${ALNUM}{6,24}`, `(?:${ALNUM}|${PATH_SLASH}(?=${ALNUM}))${PIECE}`),
    // Stripe
    run(['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_'], ALNUM, 16),
    run(['whsec_'], `(?:${BASE64})`, 30),
    // SendGrid
    {
        begins: ['SG.'],
        chain: [`${AT_WORD}SG\\.${URL_SAFE}{16,32}\\.${URL_SAFE}{30}`],
        more: `${URL_SAFE}${PIECE}`,
    },
    // npm, PyPI
    run(['npm_'], ALNUM, 30),
    named(['_authToken'], `[ \\t]{0,4}${EQUALS}[ \\t]{0,4}\\\\{0,7}["']?`, '[A-Za-z0-9+/=_.~-]{16}', `[A-Za-z0-9+/=_.~-]${PIECE}`),
    run(['pypi-AgE'], URL_SAFE, 40),
    // Vault
    run(['hvs.', 'hvb.', 'hvr.'], URL_SAFE, 20, AT_WORD),
    // Whatever is handed over as a bearer's token
    named(['Bearer', 'bearer', 'BEARER'], '(?:[ \\t]{1,4}|%20|\\+|\\\\{1,7}(?:t|u0020))', BEARER, `(?:[A-Za-z0-9_~+/=-]|\\.(?=[A-Za-z0-9_-]))${PIECE}`),
    // The password of a URL, also of one in JSON or in another
    {
        begins: [':/', ':\\'],
        chain: [`(?<=[A-Za-z0-9]):(?:\\\\{0,7}/){2}${URL_USER}:`, URL_PASSWORD],
        isNamed: true,
    },
    {
        begins: ['%3A%2F', '%3a%2f'],
        chain: [`%3[Aa](?:%2[Ff]){2}${INNER_USER}%3[Aa]`, INNER_PASSWORD],
        isNamed: true,
    },
    // JSON Web Tokens, signed or encrypted
    {
        begins: ['eyJ'],
        chain: [`eyJ${URL_SAFE}{8,${JWT_PART}}`, `\\.${URL_SAFE}{4,${JWT_PART}}`, '\\.'],
        more: `[A-Za-z0-9_.-]${PIECE}`,
    },
    // Private keys in PEM. A header alone, as many a program has it, is left.
    {
        begins: ['-----BEGIN '],
        chain: ['-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----', PEM_GAP + PEM_LINE],
        more: PEM_GAP + PEM_LINE,
        last: PEM_LAST,
    },
    // The same in base64, as a kubeconfig has them, in lines of any width
    {
        begins: PEM_BASE64,
        chain: [`(?:${PEM_BASE64.map(literal).join('|')})[A-Za-z0-9+/=]{16}`],
        more: `(?:(?:\\r?\\n|(?:\\\\{1,7}r)?\\\\{1,7}n)[ \\t]{0,32}[A-Za-z0-9+/=]{16}|[A-Za-z0-9+/=])[A-Za-z0-9+/=]{0,4096}`,
    },
];
const TOKEN_PATTERNS = TOKENS.map((token) => ({
    ...token,
    head: token.begins.map(literal).join('|'),
    isNested: false,
    reach: REACH,
}));

;// CONCATENATED MODULE: ./lib/checkpoint/redact/scanner.js


/** What is written in place of everything that is redacted. */
const REPLACEMENT = '***';
const STARS = Buffer.from(REPLACEMENT);
/** Bytes that stay readable behind those that are decided: more than a pattern looks back. */
const LOOK_BEHIND = 64;
/** Bytes that are gathered before they are read, at least. */
const GATHER = 64 * 1024;
function compileRules(secrets) {
    const patterns = [...secretPatterns(secrets), ...TOKEN_PATTERNS];
    const members = new Map();
    for (const pattern of patterns) {
        const reader = new Reader(pattern);
        for (const begin of pattern.begins) {
            const pair = (begin.charCodeAt(0) << 8) | begin.charCodeAt(1);
            const { third, readers } = members.get(pair) ?? { third: new Uint8Array(256), readers: new Set() };
            members.set(pair, { third, readers: readers.add(reader) });
            if (begin.length > 2)
                third[begin.charCodeAt(2)] = 1;
            else
                third.fill(1);
        }
    }
    const groupOf = new Uint16Array(0x10000);
    const groups = [...members].map(([pair, { third, readers }], at) => {
        groupOf[pair] = at + 1;
        return { third, head: headOf([...readers]), readers: [...readers] };
    });
    const reach = patterns.reduce((most, pattern) => Math.max(most, pattern.reach), 0);
    return { groupOf, groups, reach };
}
/** Compiled when it is first asked for, since few ever are. */
function headOf(readers) {
    let head;
    return () => {
        head ??= new RegExp([...new Set(readers.map(({ pattern }) => pattern.head))].join('|'), 'y');
        return head;
    };
}
/** Reads a pattern's links. Each is compiled when it is first reached, since few ever are. */
class Reader {
    pattern;
    links = [];
    more;
    last;
    constructor(pattern) {
        this.pattern = pattern;
        this.more = pattern.more === undefined ? null : new RegExp(pattern.more, 'y');
        this.last = pattern.last === undefined ? null : new RegExp(pattern.last, 'y');
    }
    /** Reads the chain from `at`. Both places are where reading ended; `start` is null if it isn't all there. */
    read(text, at) {
        const { chain, isNamed } = this.pattern;
        let start = at;
        let end = at;
        for (let number = 0; number < chain.length; number++) {
            this.links[number] ??= new RegExp(chain[number], 'y');
            const next = endOf(this.links[number], text, end);
            if (next === null)
                return { start: null, end };
            if (number === 0 && isNamed)
                start = next;
            end = next;
        }
        return { start, end };
    }
    /** Reads on behind the chain, as far as `limit` allows to decide. `isOpen`: there may be more. */
    readOn(text, from, limit) {
        if (this.more === null)
            return { end: from, isOpen: false };
        let end = from;
        while (end < limit) {
            const next = endOf(this.more, text, end);
            if (next === null)
                return { end: (this.last && endOf(this.last, text, end)) ?? end, isOpen: false };
            end = next;
        }
        return { end, isOpen: true };
    }
}
function endOf(link, text, at) {
    link.lastIndex = at;
    return link.test(text) ? link.lastIndex : null;
}
/**
 * Redacts one stream of bytes. Positions are counted in bytes from its start. What comes out does not depend on
 * how the bytes are cut into chunks: each place is decided when all that the patterns can reach is there.
 */
class Scanner {
    rules;
    /** The bytes that are kept: some that were decided, all that were not. */
    bytes = Buffer.alloc(0);
    /** Position of the first of them. */
    base = 0;
    /** All before it is decided. */
    decided = 0;
    /** All before it was given out, or redacted. */
    cursor = 0;
    gathered = [];
    gatheredBytes = 0;
    intervals = [];
    /** Pattern by pattern: what it is still reading, and up to where it has read. */
    open = new Map();
    until = new Map();
    /** Is there anything to redact, as far as it is known? */
    hasFound = false;
    /** Patterns tried and bytes that they took in: what reading costs, for the test that it is linear. */
    work = 0;
    constructor(rules) {
        this.rules = rules;
    }
    /** Takes a chunk and gives the bytes that are decided by now. */
    write(chunk) {
        this.gathered.push(chunk);
        this.gatheredBytes += chunk.length;
        return this.gatheredBytes < Math.max(GATHER, this.rules.reach) ? Buffer.alloc(0) : this.scan(false);
    }
    /** Gives the rest. */
    end() {
        return this.scan(true);
    }
    scan(isEnd) {
        const dropped = Math.max(0, this.decided - this.base - LOOK_BEHIND);
        this.bytes = Buffer.concat([this.bytes.subarray(dropped), ...this.gathered]);
        this.base += dropped;
        this.gathered = [];
        this.gatheredBytes = 0;
        const { bytes, base } = this;
        const { groupOf, groups, reach } = this.rules;
        const text = bytes.toString('latin1');
        const limit = isEnd ? bytes.length : Math.max(this.decided - base, bytes.length - reach);
        for (const [reader, interval] of this.open)
            this.readOn(reader, interval, text, limit);
        for (let at = this.decided - base, pair = bytes[at]; at < limit; at++) {
            pair = ((pair & 0xff) << 8) | bytes[at + 1];
            const group = groupOf[pair];
            if (group === 0)
                continue;
            const candidates = groups[group - 1];
            if (candidates.third[bytes[at + 2]] === 1)
                this.tryGroup(candidates, text, at, limit);
        }
        this.decided = base + limit;
        return this.release();
    }
    tryGroup({ head, readers }, text, at, limit) {
        this.work += 1;
        if (endOf(head(), text, at) !== null)
            for (const reader of readers)
                this.tryAt(reader, text, at, limit);
    }
    tryAt(reader, text, at, limit) {
        const { isNested } = reader.pattern;
        if (!isNested && this.base + at < (this.until.get(reader) ?? 0))
            return;
        const { start, end } = reader.read(text, at);
        this.work += 1 + end - at;
        if (start !== null) {
            const interval = { start: this.base + start, end: this.base + end };
            this.intervals.push(interval);
            this.hasFound = true;
            this.readOn(reader, interval, text, limit);
        }
        else if (!isNested) {
            this.until.set(reader, this.base + end);
        }
    }
    readOn(reader, interval, text, limit) {
        const from = interval.end - this.base;
        const { end, isOpen } = reader.readOn(text, from, limit);
        this.work += end - from;
        interval.end = this.base + end;
        this.until.set(reader, interval.end);
        if (isOpen)
            this.open.set(reader, interval);
        else
            this.open.delete(reader);
    }
    /** The bytes up to what is decided, redacted, that were not given out yet. Places that overlap become one. */
    release() {
        const parts = [];
        const intervals = this.intervals.sort((a, b) => a.start - b.start);
        for (const { start, end } of intervals) {
            if (start >= this.decided)
                break;
            if (start >= this.cursor)
                parts.push(this.slice(this.cursor, start), STARS);
            this.cursor = Math.max(this.cursor, end);
        }
        const open = new Set(this.open.values());
        this.intervals = intervals.filter((interval) => interval.start >= this.decided || open.has(interval));
        if (this.cursor < this.decided) {
            parts.push(this.slice(this.cursor, this.decided));
            this.cursor = this.decided;
        }
        return Buffer.concat(parts);
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

;// CONCATENATED MODULE: ./lib/checkpoint/redact/plain.js
/** Names of machines and versions that have a number at their end: `node20`, `x64`, `sha256`. */
const NUMBERED = /^(?:v|x|node|py|python|java|php|go|arm|amd|sha|utf|win|macos|ubuntu|es)\d{1,4}$/i;
/** Letters; a longer run is none of a language. */
const MAX_WORD = 20;
/** Letters and digits in one piece of a path: longer ones name by chance, as keys in web hooks do. */
const MIN_CHANCE = 20;
/**
 * Is this what people and programs write in plain sight, judged by its shape alone: words, numbers, versions,
 * dates, paths, addresses without credentials? Masked, such a value would garble logs and state (`triage`), and
 * nobody would be the wiser for it.
 */
function isPlain(value) {
    const text = value.trim();
    return isNumeric(text) || isWords(text) || isPath(text) || isAddress(text);
}
/** Numbers, lists of them, dates and times. */
function isNumeric(text) {
    return /^[-+]?[\d\s.,:_/+-]*(?:T[\d:.]+Z?)?$/.test(text);
}
function isWords(text) {
    if (/^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}$/.test(text))
        return true;
    const parts = text.split(/[\s_.,:;/\\-]+/).filter((part) => part !== '' && !NUMBERED.test(part));
    // Capitals, small letters and digits together are what is asked of a password.
    if ([/[A-Z]/, /[a-z]/, /\d/].every((kind) => parts.some((part) => kind.test(part))))
        return false;
    return parts.every((part) => /^\d{1,8}$/.test(part) || isWord(part));
}
/** Also one that was put together: `createdAt`. Letters by chance change their case too often. */
function isWord(text) {
    if (!/^[A-Za-z]+$/.test(text) || text.length > MAX_WORD)
        return false;
    if (/^[A-Z]+$/.test(text))
        return true;
    const pieces = text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
    return text.length / pieces.length >= 3 || pieces.length === 1;
}
/** From a root, or from here, of pieces that don't name by chance. */
function isPath(text) {
    const isRooted = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])(?:[\w@.+ -]+[\\/])+[\w@.+ -]*$/.test(text);
    return isRooted && /^[^\\/]*[\\/]+(?:[a-z_.-]+|[A-Z][a-z]+)(?:[\\/]|$)/.test(text) && !hasChance(text);
}
function isAddress(text) {
    const { scheme, rest } = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<rest>\S*)$/i.exec(text)?.groups ?? {};
    if (scheme === undefined || rest === undefined)
        return false;
    return !/^[^/]*@/.test(rest) && !/[?&;#].*=/.test(rest) && !hasChance(rest);
}
function hasChance(text) {
    return text
        .split(/[\\/]/)
        .some((part) => part.length >= MIN_CHANCE && /\d/.test(part) && /[A-Za-z]/.test(part) && !isWords(part));
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
/** Characters; values of variables that only sound secret are let be when they are shorter. */
const MIN_VALUE_LENGTH = 8;
/**
 * The secrets that a job was given (spec 4.4): secret inputs and agents' keys; of the allowed environment the
 * values of variables with a secret-like name (TOKEN, SECRET, PASSWORD, PASSPHRASE, CREDENTIAL, API_KEY anywhere
 * in it; KEY, AUTH, PRIVATE, PASS, PWD, PAT, JWT, COOKIE as a word) that have 8 characters or more and are no
 * plain words; and, under any name, the password of a URL.
 *
 * Not secret-like are names that end in what is about a secret (SSH_AUTH_SOCK, TOKEN_URL, MAX_TOKENS_LIMIT, …),
 * public keys, PWD and OLDPWD, and `INPUT_…`: an input is secret by its kind or not at all.
 */
function secretsFrom({ inputs, keys, environment }) {
    const secrets = new Set();
    const passedOver = [];
    const take = (name, value, why) => {
        if (why === null)
            secrets.add(value);
        else
            passedOver.push({ name, why });
    };
    for (const [name, value] of Object.entries(inputs)) {
        if (value)
            take(name, value, whyNotSought(value));
    }
    for (const [name, value] of Object.entries(environment)) {
        if (!value?.trim() || name.toUpperCase().startsWith('INPUT_'))
            continue;
        if (keys.includes(name))
            take(name, value, whyNotSought(value));
        else if (isSecretName(name))
            take(name, value, whyNoSecret(value));
        for (const password of urlPasswords(value))
            take(name, password, whyNoSecret(password));
    }
    return { secrets: [...secrets], passedOver };
}
function whyNotSought(value) {
    return isLongEnough(value) ? null : 'it is too short, or one character over and over';
}
function whyNoSecret(value) {
    if (value.trim().length < MIN_VALUE_LENGTH)
        return `it has fewer than ${MIN_VALUE_LENGTH} characters`;
    return isPlain(value) ? 'it is a plain word, number, path or address' : whyNotSought(value);
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
        scanner.end();
        return scanner.hasFound;
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

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/process/environment.js
var process_environment = __webpack_require__(70968);
// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/input-table.js
var input_table = __webpack_require__(48699);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
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
    if (text === '' && mayBeAbsent(input))
        return { value: null };
    switch (input.kind) {
        case 'text':
        case 'secret':
            return { value: text };
        case 'switch':
            return readSwitch(text);
        case 'usd': {
            const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
            return Number.isFinite(amount)
                ? { value: amount }
                : { problem: 'an amount in USD, 0 (unlimited) or more' };
        }
        case 'duration': {
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
function mayBeAbsent({ kind }) {
    return kind !== 'names' && kind !== 'pairs' && kind !== 'switch';
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
    const context = (0,action_context/* readJobContext */.V)(environment);
    const cwd = (0,external_node_path_.resolve)(context.workspace, inputs['working-directory']);
    const own = { ...environment };
    for (const { variable, input } of agent_clis/* AGENT_KEYS */.TQ) {
        const key = input === undefined ? null : inputs[input];
        if (key !== null)
            own[variable] = key;
    }
    const { secrets, passedOver } = secretsOf(inputs, own);
    return {
        inputs,
        unknownInputs: unknown,
        context,
        cwd,
        stateDir: (0,external_node_path_.join)(context.workspace, '.raymond', 'state'),
        key: runKey(inputs['run-key'], inputs.workflow, environment.GITHUB_JOB ?? '', context),
        environment: own,
        secrets,
        passedOver,
        redactor: createRedactor(secrets),
        service: new ResultsService(),
    };
}
/** An agent's key is a secret whatever it looks like; of the rest of the environment only what children may see. */
function secretsOf(inputs, environment) {
    const secretInputs = input_table/* INPUT_ENTRIES */.sN.filter(([, input]) => input.kind === 'secret');
    const keys = agent_clis/* AGENT_KEYS */.TQ.map(({ variable }) => variable);
    const allowed = (0,process_environment/* childEnvironment */.Qc)({
        parent: environment,
        mode: 'allow-list',
        allow: inputs['env-allow'],
        own: agent_clis/* AGENT_CLI_NAMES */.UR.flatMap((name) => (0,agent_clis/* ownVariables */.uk)(name, environment)),
        secrets: agent_clis/* AGENT_VARIABLES */.It,
    });
    return secretsFrom({
        inputs: Object.fromEntries(secretInputs.map(([name]) => [name, inputs[name]])),
        keys,
        environment: { ...allowed.env, ...Object.fromEntries(keys.map((name) => [name, environment[name]])) },
    });
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

/***/ 63926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readFooter),
/* harmony export */   s: () => (/* binding */ withoutFooter)
/* harmony export */ });
/* harmony import */ var _core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63224);

const AMOUNT = '([\\d.,]+[kmb]?)';
const TOKENS = new RegExp(`^(?:Tokens\\s+)?↑\\s*${AMOUNT}(?:\\s*\\(${AMOUNT}\\s+cached[^)]*\\))?\\s*•\\s*↓\\s*${AMOUNT}(?:\\s|$)`, 'i');
const CREDITS = /^AI Credits\s+([\d.,]+)(?:\s*\(([^)]*)\))?$/i;
/** Lines that Copilot ends with, on stderr or, in older versions, on stdout. */
const FOOTER = [
    TOKENS,
    CREDITS,
    /^Changes\s+\+\d+\s+-\d+$/,
    /^Duration\s+(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/,
    /^Resume\s+copilot\s+--resume\b/,
    /^(?:Total usage est|Total session time|Total duration \((?:API|wall)\)|Total code changes|API time spent|Usage by model|Breakdown by AI model):/,
];
/**
 * Reads Copilot's footer (spec 5.9): `Tokens ↑ 256.9k (223.0k cached) • ↓ 9.7k` and
 * `AI Credits 0.72 (1h30m45s)`. The last of each counts; null if there is none.
 */
function readFooter(text) {
    const usage = {};
    for (const line of text.split('\n').map(_core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)) {
        Object.assign(usage, tokensIn(line), creditsIn(line));
    }
    return Object.keys(usage).length === 0 ? null : usage;
}
function tokensIn(line) {
    const [whole, input, cached, output] = TOKENS.exec(line) ?? [];
    if (whole === undefined)
        return null;
    const parts = Object.entries({ input, cached, output }).flatMap(([name, display]) => {
        const amount = display === undefined ? null : amountOf(display);
        return amount === null
            ? []
            : [
                [name, amount],
                [`${name}_display`, display],
            ];
    });
    return Object.fromEntries(parts);
}
function creditsIn(line) {
    const [display, credits, time] = CREDITS.exec(line) ?? [];
    const amount = credits === undefined ? null : decimal(credits);
    if (display === undefined || amount === null)
        return null;
    const seconds = time === undefined ? null : secondsOf(time);
    return { ai_display: display, ai_credits: amount, ...(seconds !== null && { ai_time: seconds }) };
}
const FACTORS = { '': 1, k: 1e3, m: 1e6, b: 1e9 };
function amountOf(display) {
    const [, digits = '', unit = ''] = /^([\d.,]+)([kmb]?)$/i.exec(display) ?? [];
    const number = decimal(digits);
    return number === null ? null : Math.round(number * FACTORS[unit.toLowerCase()]);
}
function decimal(text) {
    const number = Number(text.replaceAll(',', ''));
    return /\d/.test(text) && Number.isFinite(number) ? number : null;
}
const SECONDS = { d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001 };
function secondsOf(text) {
    if (!/^\s*(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/.test(text))
        return null;
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[dhms])/g)];
    return Math.round(parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS[unit], 0));
}
/** A text without the footer that it ends with: no line of it is an answer or worth keeping (spec 5.10). */
function withoutFooter(text) {
    let end = text.length;
    let found = false;
    for (const { line, start } of (0,_core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFromEnd */ .Rq)(text)) {
        const isFooter = FOOTER.some((pattern) => pattern.test(line));
        if (line !== '' && !isFooter)
            break;
        found ||= isFooter;
        end = Math.max(0, start - 1);
    }
    return found ? text.slice(0, end) : text;
}


/***/ }),

/***/ 15843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eA: () => (/* binding */ sessionStore),
/* harmony export */   lS: () => (/* binding */ withoutFooters),
/* harmony export */   u4: () => (/* binding */ createAdapter)
/* harmony export */ });
/* unused harmony export checkAdapter */
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _copilot_footer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63926);



const ADAPTERS = {
    claude: {
        create: async (options) => {
            const { createClaudeAgent } = await __webpack_require__.e(/* import() */ 560).then(__webpack_require__.bind(__webpack_require__, 17560));
            return createClaudeAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 217).then(__webpack_require__.bind(__webpack_require__, 217))).claudeSessions(env),
    },
    copilot: {
        create: async (options) => {
            const { createCopilotAgent } = await __webpack_require__.e(/* import() */ 45).then(__webpack_require__.bind(__webpack_require__, 34045));
            return createCopilotAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 849).then(__webpack_require__.bind(__webpack_require__, 59849))).copilotSessions(env),
        withoutFooter: _copilot_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFooter */ .s,
    },
    replay: {
        create: async ({ recording, strict }) => {
            const { readRecording } = await __webpack_require__.e(/* import() */ 867).then(__webpack_require__.bind(__webpack_require__, 79867));
            const { createReplayAgent } = await __webpack_require__.e(/* import() */ 677).then(__webpack_require__.bind(__webpack_require__, 53677));
            return createReplayAgent({ recording: await readRecording(folderOf(recording)), strict });
        },
        check: async ({ recording }) => {
            await (await __webpack_require__.e(/* import() */ 867).then(__webpack_require__.bind(__webpack_require__, 79867))).readRecording(folderOf(recording));
        },
    },
};
function folderOf(recording) {
    if (recording !== null)
        return recording;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('The replay agent plays a recording: give --recording DIR.');
}
/** @throws UsageError for a name that is no agent CLI */
function adapterOf(name) {
    if ((0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr)(name))
        return ADAPTERS[name];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`"${name}" is no agent. Known: ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}.`);
}
/**
 * Creates an adapter by name.
 * @throws UsageError for a name that is no agent CLI, or one that cannot be had
 */
function createAdapter(name, options) {
    return adapterOf(name).create(options);
}
/**
 * Finds out before anything is started whether an agent CLI can be had.
 * @throws UsageError
 */
async function checkAdapter(name, options) {
    await adapterOf(name).check?.(options);
}
/** Where an agent CLI keeps its sessions; null for one that has none, or that is not known. */
async function sessionStore(name, env) {
    if (!(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name)?.capabilities.sessions)
        return null;
    return (await adapterOf(name).sessions?.(env)) ?? null;
}
/** A text without any CLI's footer: scripts call CLIs too. */
function withoutFooters(text) {
    return Object.values(ADAPTERS).reduce((rest, adapter) => adapter.withoutFooter?.(rest) ?? rest, text);
}


/***/ }),

/***/ 30308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ agentCliOfState),
/* harmony export */   It: () => (/* binding */ AGENT_VARIABLES),
/* harmony export */   Jr: () => (/* binding */ isAgentCliName),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   TQ: () => (/* binding */ AGENT_KEYS),
/* harmony export */   UR: () => (/* binding */ AGENT_CLI_NAMES),
/* harmony export */   iU: () => (/* binding */ AGENT_CLIS),
/* harmony export */   rB: () => (/* binding */ DEFAULT_AGENT_CLI),
/* harmony export */   uk: () => (/* binding */ ownVariables),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
const NOTHING_TO_LOAD = { withArguments: [], withoutVariables: [], cannot: [] };
const AGENT_CLIS = {
    claude: {
        title: 'Claude Code',
        program: {
            command: 'claude',
            npm: '@anthropic-ai/claude-code',
            version: '2.1.330',
            check: ['--version'],
            binary: (platform) => `@anthropic-ai/claude-code-${platform}/claude`,
        },
        home: { variable: 'CLAUDE_CONFIG_DIR', folder: '.claude' },
        keys: [
            {
                variable: 'ANTHROPIC_API_KEY',
                input: 'anthropic-api-key',
                description: 'API key for Claude Code.',
            },
            {
                variable: 'CLAUDE_CODE_OAUTH_TOKEN',
                input: 'claude-code-oauth-token',
                description: 'Or the OAuth token of a Claude subscription.',
            },
            { variable: 'ANTHROPIC_AUTH_TOKEN' },
        ],
        variables: [
            'ANTHROPIC_*',
            'CLAUDE_*',
            // A person who has switched these off means it.
            'DISABLE_TELEMETRY',
            'DISABLE_ERROR_REPORTING',
            'DISABLE_AUTOUPDATER',
            'DO_NOT_TRACK',
        ],
        variablesBySwitch: [
            { variable: 'CLAUDE_CODE_USE_BEDROCK', shows: ['AWS_*'] },
            {
                variable: 'CLAUDE_CODE_USE_VERTEX',
                shows: ['GOOGLE_*', 'GCLOUD_PROJECT', 'GCP_*', 'CLOUDSDK_*', 'CLOUD_ML_REGION', 'VERTEX_REGION_*'],
            },
        ],
        capabilities: {
            branch: true,
            sessions: true,
            costCap: true,
            cost: 'usd',
            tools: true,
            schema: true,
            systemPrompt: true,
            profiles: null,
            standsIn: false,
        },
        projectSettings: {
            withArguments: ['--setting-sources', 'user', '--strict-mcp-config'],
            withoutVariables: [],
            cannot: [],
        },
    },
    copilot: {
        title: 'GitHub Copilot CLI',
        program: {
            command: 'copilot',
            npm: '@github/copilot',
            version: '1.0.102',
            check: ['--version'],
            binary: (platform) => `@github/copilot-${platform}/copilot`,
        },
        home: { variable: 'COPILOT_HOME', folder: '.copilot' },
        keys: [
            { variable: 'COPILOT_GITHUB_TOKEN' },
            { variable: 'COPILOT_PROVIDER_API_KEY' },
            { variable: 'COPILOT_PROVIDER_BEARER_TOKEN' },
        ],
        variables: ['COPILOT_*'],
        variablesBySwitch: [],
        capabilities: {
            branch: false,
            sessions: true,
            costCap: false,
            cost: 'credits',
            tools: true,
            schema: false,
            systemPrompt: false,
            profiles: { project: '.github/agents', home: '.copilot/agents' },
            standsIn: false,
        },
        projectSettings: {
            // Hooks and MCP servers of a folder that it does not trust are left alone as they are; these make it trust.
            withArguments: ['--no-custom-instructions'],
            withoutVariables: ['COPILOT_ALLOW_ALL', 'GITHUB_COPILOT_PROMPT_MODE_*'],
            cannot: [
                'skills of the checkout are shown to the model by name and description, and the model may read what they say',
                'hooks and MCP servers of a folder that `trustedFolders` in its own config.json names',
            ],
        },
    },
    replay: {
        title: 'a recording',
        program: null,
        home: null,
        keys: [],
        variables: [],
        variablesBySwitch: [],
        capabilities: {
            branch: true,
            sessions: false,
            costCap: false,
            cost: 'recorded',
            tools: false,
            schema: false,
            // What it plays was said with one.
            systemPrompt: true,
            profiles: null,
            standsIn: true,
        },
        projectSettings: NOTHING_TO_LOAD,
    },
};
const AGENT_CLI_NAMES = Object.keys(AGENT_CLIS);
/** What runs the states of a run that names none. */
const DEFAULT_AGENT_CLI = 'claude';
function isAgentCliName(name) {
    return Object.hasOwn(AGENT_CLIS, name);
}
/** null for a name that is no agent CLI. */
function factsOf(name) {
    return isAgentCliName(name) ? AGENT_CLIS[name] : null;
}
/** The CLI that takes a state's turns. */
function agentCliOfState(ofState, ofRun) {
    return factsOf(ofRun)?.capabilities.standsIn ? ofRun : (ofState ?? ofRun);
}
/** What the CLI of this name may see of the environment besides what every child sees; nothing for other children. */
function ownVariables(name, environment) {
    const facts = factsOf(name);
    if (facts === null)
        return [];
    const on = facts.variablesBySwitch.filter(({ variable }) => /^(1|true|yes|on)$/i.test(environment[variable] ?? ''));
    return [...facts.variables, ...on.flatMap(({ shows }) => shows)];
}
/** What belongs to some agent CLI, keys among it: given to other children by its full name only. */
const AGENT_VARIABLES = AGENT_CLI_NAMES.flatMap((name) => {
    const { variables, variablesBySwitch } = AGENT_CLIS[name];
    return [...variables, ...variablesBySwitch.flatMap(({ shows }) => shows)];
});
/** Every key of every agent CLI. */
const AGENT_KEYS = AGENT_CLI_NAMES.flatMap((name) => AGENT_CLIS[name].keys);
/** In words: `claude`, `copilot` or `replay`. */
function listed(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}


/***/ }),

/***/ 27257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nx: () => (/* binding */ workerIds),
/* harmony export */   SJ: () => (/* binding */ newAgent),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   qd: () => (/* binding */ openQuestions)
/* harmony export */ });
/* unused harmony export shortStateName */
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10119);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86183);



/** The agent with this id. Its absence is a bug of ours. */
function agentOf(run, id) {
    const agent = run.agents.find((candidate) => candidate.id === id);
    if (!agent)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RaymondError */ .xC('INTERNAL', `No live agent "${id}" in run ${run.workflow_id}.`);
    return agent;
}
/** An agent that is about to enter its first state. */
function newAgent(id, state, cwd, change = {}) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({
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
    });
}
/** The state's name without its extension, as people say it. */
function shortStateName(state) {
    return state.replace(/\.(md|sh|ps1|bat)$/, '');
}
/**
 * The ids of new workers, and the parent's fork counter after them: `{parent}_{six letters of the state}{n}`, n being
 * that counter (spec 1.3). Where the letters end in digits two counters could spell one id (`a1`+`1`, `a`+`11`), so
 * a taken id is passed over.
 */
function workerIds(run, parent, states) {
    const taken = new Set(run.agents.map(({ id }) => id));
    let counter = (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(run.fork_counters, parent) ?? 0;
    const ids = states.map((state) => {
        let id;
        do {
            counter += 1;
            id = `${parent}_${lettersOf(state)}${counter}`;
        } while (Object.hasOwn(run.results, id) || taken.has(id));
        taken.add(id);
        return id;
    });
    return { ids, counter };
}
function lettersOf(state) {
    return shortStateName(state)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 6);
}
/** What people are being asked, as reports and outputs tell it. */
function openQuestions(run) {
    return run.agents.flatMap(({ id, ask }) => ask === null ? [] : [{ id: ask.id, agent: id, question: ask.question }]);
}


/***/ }),

/***/ 10119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ sealRun),
/* harmony export */   PF: () => (/* binding */ updateRun),
/* harmony export */   vL: () => (/* binding */ sealAgent),
/* harmony export */   x4: () => (/* binding */ updateAgent)
/* harmony export */ });
// Core's own tools for the functions that change a run. Nothing outside core imports them: what can happen to
// a run is the list of those functions (docs/architecture.md), and a test keeps it.
function sealRun(fields) {
    return fields;
}
function sealAgent(fields) {
    return fields;
}
function updateRun(run, change) {
    return sealRun({ ...run, ...change });
}
/** Every other agent stays the very object that it was: the state file's writer knows by that what is new. */
function updateAgent(run, id, change) {
    return updateRun(run, {
        agents: run.agents.map((agent) => (agent.id === id ? sealAgent({ ...agent, ...change }) : agent)),
    });
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

/***/ 63544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ LAUNCH_DEFAULTS),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   T7: () => (/* binding */ DEFAULT_DRAIN_TIME),
/* harmony export */   cU: () => (/* binding */ choicesOf),
/* harmony export */   te: () => (/* binding */ agentAskedFor)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);


/**
 * What holds where nobody has said otherwise (spec 3.8, 4.1). The flag table, the input table and so the help,
 * action.yml and the README's tables are made of these.
 */
const LAUNCH_DEFAULTS = {
    agent: _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_AGENT_CLI */ .rB,
    model: null,
    effort: null,
    recording: null,
    permission_mode: 'acceptEdits',
    dangerously_skip_permissions: false,
    timeout: 600,
    concurrency: 4,
    max_steps: 10_000,
    max_forks: _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FORKS */ .pr,
    on_limit: 'auto',
    max_wait: 600,
    env_allow: [],
    budget_usd: 10,
};
/** Before a deadline, the time in which no new state starts, where it is not said. Seconds. */
const DEFAULT_DRAIN_TIME = 300;
/**
 * The choices of several sources: of each, what the first source says that speaks of it, else the default. Command
 * line, options file, manifest; inputs, manifest; command line, the run's own options (spec 2.2, 3.8, 4.8).
 */
function choose(...sources) {
    const names = Object.keys(LAUNCH_DEFAULTS);
    return Object.fromEntries(names.map((name) => [name, firstOf(name, sources) ?? LAUNCH_DEFAULTS[name]]));
}
function firstOf(name, sources) {
    return sources.map((source) => source[name]).find((value) => value !== undefined && value !== null);
}
/** A workflow's manifest as one of the sources (spec 2.2). */
function choicesOf(manifest) {
    const { agent, model, effort, budget } = manifest;
    return { agent, model, effort, budget_usd: budget };
}
/** The agent CLI that a workflow is opened for: one that stands in for others leaves it to the workflow. */
function agentAskedFor(agent) {
    return agent == null || (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(agent)?.capabilities.standsIn ? undefined : agent;
}


/***/ }),

/***/ 86183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
/**
 * What a record holds under a name. Names come from agents, people and files: `counts[name]` would find
 * `toString` and `constructor` in every record.
 */
function own(record, name) {
    return Object.hasOwn(record, name) ? record[name] : undefined;
}


/***/ }),

/***/ 26607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ markedRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** What a project's root is known by. */
const MARKS = ['.raymond', '.git'];
/**
 * The nearest folder at or above an absolute one that is marked as a project's root; null if none is. State files,
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

/***/ 31421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   Wd: () => (/* binding */ takesInputText),
/* harmony export */   ac: () => (/* binding */ isFieldName),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   pr: () => (/* binding */ MAX_FORKS),
/* harmony export */   qY: () => (/* binding */ TAG_NAMES)
/* harmony export */ });
/**
 * Every tag and what can stand in it, once (spec 1.2): reading, policy, front matter, resolving, filling in,
 * directories, the types of transitions and the table in docs/writing-workflows.md all come from here.
 *
 * A new tag: its row here; what it does in `core/step.ts`; how it is told in `report/transition.ts`; its row in
 * docs/writing-workflows.md. The compiler and test/core/protocol/tag-table.test.ts name what is missing.
 */
const STATE = { kind: 'state', isTemplate: false, open: '…state…' };
/** Whatever a tag can say, be it an attribute or the tag's content. The names are those of policies and transitions. */
const FIELDS = {
    target: STATE,
    return: STATE,
    next: STATE,
    timeout_next: STATE,
    input: { kind: 'text', isTemplate: true, open: '…' },
    cd: { kind: 'directory', isTemplate: true, open: '…directory…' },
    model: { kind: 'model', isTemplate: false, open: '…model…' },
    timeout: { kind: 'duration', isTemplate: false, open: '…time…' },
    question: { kind: 'prose', isTemplate: false, open: '…your question…' },
    payload: { kind: 'text', isTemplate: false, open: '…your result…' },
};
const plain = { hasVariables: false };
/** Attributes in the order in which the tag is written. */
const TAGS = {
    goto: { ...plain, content: 'target', required: [], optional: ['input'] },
    reset: { ...plain, content: 'target', required: [], optional: ['input', 'cd'] },
    call: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    function: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    // Several may stand together, with one `next`; a <goto> beside them may give it.
    fork: { hasVariables: true, content: 'target', required: ['next'], optional: ['input', 'cd', 'model'] },
    ask: { ...plain, content: 'question', required: ['next'], optional: ['timeout', 'timeout_next'] },
    result: { ...plain, content: 'payload', required: [], optional: [] },
};
/** Most workers that one message may start, unless somebody allows more (spec 1.2). */
const MAX_FORKS = 256;
const TAG_NAMES = Object.keys(TAGS);
/** A tag's attributes that the table knows, in the order in which they are written. */
function attributesOf(tag) {
    const { required, optional } = TAGS[tag];
    return [...required, ...optional];
}
/** Whether `<input>text</input>` may stand beside this tag (spec 1.2). Beside forks it is their `<goto>`'s. */
function takesInputText(tag) {
    return attributesOf(tag).includes('input') && !TAGS[tag].hasVariables;
}
function isFieldName(name) {
    return Object.hasOwn(FIELDS, name);
}


/***/ }),

/***/ 49254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ STATE_VERSION),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
// The fields, and what each means, are in run-schema.ts: a field is declared once, and is then checked, typed
// and kept. Nothing of the schema is left here at run time.
/** The state file's schema version. Another version is refused, never guessed at (spec 3.2). */
const STATE_VERSION = 1;
const NO_USAGE = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
};


/***/ }),

/***/ 41550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ seenBy),
/* harmony export */   H: () => (/* binding */ sessionsOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10119);

/** An agent as a CLI sees it: the session of another CLI is nothing that it can go on with, or branch off. */
function seenBy(agent, cli) {
    const isForeign = agent.session_cli !== undefined && agent.session_cli !== cli;
    return isForeign ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...agent, session_id: null, branch_from: null }) : agent;
}
/** Every agent session that a resume of the run may need: of live agents, their open turns and their callers. */
function sessionsOf(run) {
    const found = new Map();
    const add = (cli, ...ids) => {
        for (const session of ids)
            if (session)
                found.set(session, { session, cli: cli ?? null });
    };
    for (const { session_id, branch_from, session_cli, turn, stack } of run.agents) {
        add(session_cli, session_id, branch_from);
        add(turn?.cli, turn?.session, turn?.session_before, turn?.carried_on?.session_before);
        for (const frame of stack)
            add(frame.session_cli, frame.session, frame.branch_from);
    }
    return [...found.values()];
}


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

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   fM: () => (/* binding */ lastLine)
/* harmony export */ });
/** A line's text without colours and the blanks around it. */
function cleanLine(line) {
    return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}
/** The lines of a text, cleaned, from its last one on: output can be long, and only its end is of interest. */
function* linesFromEnd(text) {
    for (let end = text.length; end >= 0;) {
        const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
        yield { line: cleanLine(text.slice(start, end)), start };
        end = start - 1;
    }
}
/** The last line that is not blank; null if there is none. */
function lastLine(text) {
    for (const { line } of linesFromEnd(text))
        if (line !== '')
            return line;
    return null;
}


/***/ }),

/***/ 70968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ childEnvironment),
/* harmony export */   RF: () => (/* binding */ scriptVariables),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   su: () => (/* binding */ MAX_INPUT_BYTES)
/* harmony export */ });
/** What a child process may see of the environment (spec 6.5), and what a script is told in it (spec 1.6). */
const EVERYBODY = [
    ...['PATH', 'HOME', 'USER', 'SHELL', 'LANG', 'LC_*', 'TERM', 'TMPDIR', 'TZ', 'CI'],
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
    ...[
        'NODE_EXTRA_CA_CERTS',
        'SSL_CERT_FILE',
        'SSL_CERT_DIR',
        'CURL_CA_BUNDLE',
        'REQUESTS_CA_BUNDLE',
        'GIT_SSL_CAINFO',
    ],
    ...['GITHUB_ACTIONS', 'GITHUB_REPOSITORY', 'GITHUB_REF*', 'GITHUB_SHA', 'GITHUB_RUN_ID', 'GITHUB_WORKFLOW'],
    ...['GITHUB_WORKSPACE', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_SERVER_URL', 'GITHUB_API_URL'],
    ...['GITHUB_ACTOR', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_TEMP', 'RUNNER_TOOL_CACHE'],
];
/** Without these hardly a program starts on Windows. */
const ON_WINDOWS = [
    ...[
        'SYSTEMROOT',
        'SYSTEMDRIVE',
        'WINDIR',
        'COMSPEC',
        'PATHEXT',
        'TEMP',
        'TMP',
        'OS',
        'NUMBER_OF_PROCESSORS',
    ],
    ...['USERPROFILE', 'USERNAME', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA'],
    ...['PROGRAMFILES*', 'COMMONPROGRAMFILES*', 'PROCESSOR_ARCHITECTURE', 'PSMODULEPATH'],
];
/** With these a prompt-injected agent writes caches, outputs and the PATH of later steps. */
const NEVER = [
    ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'ACTIONS_CACHE_URL', 'ACTIONS_ID_TOKEN_*'],
    ...['INPUT_*', 'STATE_*'],
    ...['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
];
/** Given only to those who name them in full. */
const SECRET = ['GITHUB_TOKEN', 'GH_TOKEN'];
/** The environment of a child: an allow-list, or everything but what no child may ever see. */
function childEnvironment(options) {
    const { parent, allow, windows = isWindows() } = options;
    const isNever = matcher(NEVER, windows);
    const allowed = options.mode === 'inherit' ? () => true : allowedIn(options, windows);
    const variables = [
        ...Object.entries(parent).filter(([name]) => allowed(name)),
        ...Object.entries(options.extra ?? {}),
    ];
    const env = {};
    for (const [name, value] of variables)
        if (value !== undefined && !isNever(name))
            env[name] = value;
    const never = allow
        .filter((name) => isNever(name))
        .map((name) => `${name} is never given to agents and scripts: with it, they could change later steps of the job`);
    return { env, warnings: [...never, ...withheld(options, env, windows)] };
}
/** Patterns that somebody may have written for the sake of a secret, which they do not let through. */
function withheld({ parent, allow, secrets: more }, env, windows) {
    const isSecret = matcher([...SECRET, ...more], windows);
    const secrets = Object.keys(parent).filter((name) => isSecret(name) && !Object.hasOwn(env, name));
    return allow
        .filter((entry) => entry.includes('*'))
        .flatMap((pattern) => {
        const names = secrets.filter(matcher([pattern], windows));
        return names.length === 0
            ? []
            : [`${pattern} does not let ${names.join(', ')} through: a secret is given by its full name alone`];
    });
}
function allowedIn(options, windows) {
    const { allow, own, secrets } = options;
    const isListed = matcher([...EVERYBODY, ...(windows ? ON_WINDOWS : []), ...own], windows);
    const isNamed = matcher(allow.filter((entry) => !entry.includes('*')), windows);
    const isPattern = matcher(allow.filter((entry) => entry.includes('*')), windows);
    const isSecret = matcher([...SECRET, ...secrets], windows);
    return (name) => isListed(name) || isNamed(name) || (isPattern(name) && !isSecret(name));
}
/** Matches names against names and patterns with `*`. */
function matcher(patterns, windows) {
    if (patterns.length === 0)
        return () => false;
    const sources = patterns.map((pattern) => pattern.split('*').map(escapeRegExp).join('.*'));
    const regExp = new RegExp(`^(?:${sources.join('|')})$`, windows ? 'is' : 's');
    return (name) => regExp.test(name);
}
const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const isWindows = () => process.platform === 'win32';
/** Bytes; a longer environment string makes exec fail (128 KiB on Linux). */
const MAX_INPUT_BYTES = 100_000;
/**
 * What a script state is told (spec 1.6). A fork variable is also there under its own name if that is all
 * lower case and can harm nobody: variables come from tags, which a model writes.
 * @param environment the child's environment without these
 */
function scriptVariables(context, environment, windows = isWindows()) {
    const variables = {
        ...bareVariables(context.variables, environment, windows),
        ...prefixedVariables(context.variables),
        RAYMOND_WORKFLOW_ID: context.runId,
        RAYMOND_AGENT_ID: context.agentId,
        RAYMOND_STATE: context.state,
        RAYMOND_TASK_FOLDER: context.taskFolder,
        RAYMOND_OUTPUT: context.outputFile,
        RAYMOND_ATTEMPT: String(context.attempt),
        ...inputVariables(context),
    };
    // The operating system cannot pass a NUL.
    return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value.replaceAll('\0', '')]));
}
function inputVariables({ input, inputFile }) {
    if (inputFile !== undefined)
        return { RAYMOND_INPUT_FILE: inputFile };
    if (input === null || Buffer.byteLength(input) > MAX_INPUT_BYTES)
        return {};
    return { RAYMOND_INPUT: input, RAYMOND_RESULT: input };
}
function prefixedVariables(variables) {
    return Object.fromEntries(Object.entries(variables).map(([name, value]) => [
        `RAYMOND_VAR_${name.replace(/[^A-Za-z0-9_]/g, '_').toUpperCase()}`,
        value,
    ]));
}
/** Lower-case names that programs obey. */
const OBEYED = ['*_proxy', 'npm_config_*', '_'];
function bareVariables(variables, environment, windows) {
    const fold = (name) => (windows ? name.toUpperCase() : name);
    const taken = new Set(Object.keys(environment).map(fold));
    const isHarmful = matcher([...OBEYED, ...NEVER], windows);
    return Object.fromEntries(Object.entries(variables).filter(([name]) => /^[a-z_][a-z0-9_]*$/.test(name) && !isHarmful(name) && !taken.has(fold(name))));
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

/***/ 92135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XC: () => (/* binding */ transitionDetail),
/* harmony export */   Ye: () => (/* binding */ edgeKind),
/* harmony export */   em: () => (/* binding */ tagText)
/* harmony export */ });
/* harmony import */ var _console_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54069);

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
        default:
            return transition;
    }
}
/** The tag's name; of several forks, how many. */
function tagText(transition, times) {
    if (transition.tag !== 'fork' || transition.workers.length === 1)
        return transition.tag;
    return `fork ${times}${transition.workers.length}`;
}
/** What is worth telling of a transition beside where it goes. */
function transitionDetail(transition) {
    switch (transition.tag) {
        case 'result':
            return transition.payload;
        case 'call':
        case 'function':
            return `returns to ${(0,_console_path_js__WEBPACK_IMPORTED_MODULE_0__/* .stateLabel */ .UH)(transition.return)}`;
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
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26607);






/** The project's root; where nothing marks one, `cwd` itself. */
function projectRoot(cwd) {
    return markedRoot(resolve(cwd), existsSync) ?? resolve(cwd);
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
    const { parseRun } = await __webpack_require__.e(/* import() */ 652).then(__webpack_require__.bind(__webpack_require__, 96271));
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
