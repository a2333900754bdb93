export const id = 157;
export const ids = [157];
export const modules = {

/***/ 3377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ ARTIFACT_ENDING),
/* harmony export */   Bq: () => (/* binding */ SESSIONS_FOLDER),
/* harmony export */   QN: () => (/* binding */ CARRIER_FOLDER),
/* harmony export */   al: () => (/* binding */ RUN_FILES),
/* harmony export */   bv: () => (/* binding */ STATE_FILE),
/* harmony export */   h1: () => (/* binding */ MANIFEST_FILE),
/* harmony export */   qV: () => (/* binding */ CARRIER_FILE),
/* harmony export */   uL: () => (/* binding */ WORK_TREE_BUNDLE)
/* harmony export */ });
/**
 * What lies in a cache entry and in an artifact: one sealed file. The folder's path is part of a cache's version,
 * so it never changes; it is relative to the workspace, since absolute ones differ from runner to runner.
 */
const CARRIER_FOLDER = '.raymond/carrier';
const CARRIER_FILE = 'checkpoint.sealed';
/** An artifact's name is a cache's key and this: no name of an artifact ends with a dash that way. */
const ARTIFACT_ENDING = 'state';
/** Files in what is sealed, relative to its folder. */
const MANIFEST_FILE = 'checkpoint.json';
const STATE_FILE = 'run/state.json';
const RUN_FILES = 'run/files';
const SESSIONS_FOLDER = 'sessions';
const WORK_TREE_BUNDLE = 'worktree.bundle';


/***/ }),

/***/ 42287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Uo: () => (/* binding */ headOf),
  IG: () => (/* binding */ keepCheckpoint),
  Xi: () => (/* binding */ leaveToPost),
  w$: () => (/* binding */ leftByMain),
  oq: () => (/* binding */ whyNotKept)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 13 modules
var seal = __webpack_require__(90955);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/version.js
var version = __webpack_require__(29984);
// EXTERNAL MODULE: ./lib/action/identity/ask-github.js
var ask_github = __webpack_require__(69174);
// EXTERNAL MODULE: ./lib/action/identity/identity.js + 1 modules
var identity_identity = __webpack_require__(23853);
// EXTERNAL MODULE: ./lib/action/checkpoint/carrier.js
var checkpoint_carrier = __webpack_require__(3377);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/index.js + 7 modules
var snapshot = __webpack_require__(52235);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/action/checkpoint/sessions.js
var checkpoint_sessions = __webpack_require__(77080);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/gather.js








/**
 * Puts together what a resume needs: state, run files, agent sessions and work tree (spec 4.3), byte for byte. The
 * state file goes first: what the others know beyond it, a resume takes for a turn that was cut off.
 */
async function gather(options) {
    const { folder, redactor, tell } = options;
    const copy = redactor === null ? promises_.copyFile : redactor.redactFile;
    const paths = (0,run_folder/* runPaths */.Ot)(options.stateDir, options.run_id);
    const state = (0,external_node_path_.join)(folder, checkpoint_carrier/* STATE_FILE */.bv);
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(state), { recursive: true });
    await copy(paths.state, state);
    const files = (0,external_node_path_.join)(folder, checkpoint_carrier/* RUN_FILES */.al);
    if (redactor === null)
        await copyFolder(paths.folder, files);
    else
        for (const { path, why } of (await redactor.redactFolder(paths.folder, files)).skipped)
            tell(`${path} of the run's files was not kept: ${why}.`);
    const sessions = await (0,checkpoint_sessions/* gatherSessions */.zQ)(
    // As it was copied: the run goes on meanwhile.
    await (0,state_file/* readStateFile */.q)(state), await (0,checkpoint_sessions/* sessionStores */.DL)(options.environment), (0,external_node_path_.join)(folder, checkpoint_carrier/* SESSIONS_FOLDER */.Bq), copy);
    const manifest = {
        version: 2,
        run_id: options.run_id,
        run_key: options.run_key,
        saved_at: options.saved_at,
        github_run_id: options.github_run_id,
        attempt: options.attempt,
        facts: options.facts,
        sessions,
        base: options.base ?? null,
        snapshot: options.keepsWorkTree ? await gather_snapshot(options, (0,external_node_path_.join)(folder, checkpoint_carrier/* WORK_TREE_BUNDLE */.uL)) : null,
    };
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, checkpoint_carrier/* MANIFEST_FILE */.h1), JSON.stringify(manifest, null, 1));
}
/** A file that is gone since it was listed, as one is that is written anew, is passed over. */
async function copyFolder(from, to) {
    await (0,promises_.mkdir)(to, { recursive: true });
    for (const entry of await (0,promises_.readdir)(from, { recursive: true, withFileTypes: true })) {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const target = (0,external_node_path_.join)(to, (0,external_node_path_.relative)(from, path));
        if (entry.isDirectory())
            await (0,promises_.mkdir)(target, { recursive: true });
        if (!entry.isFile())
            continue;
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.copyFile)(path, target).catch((error) => {
            if (error.code !== 'ENOENT')
                throw error;
        });
    }
}
const UNSEALED = 'it has a secret in it, and this checkpoint is not sealed. Set `state-key` to keep it';
/** A work tree cannot be redacted without changing the user's files: unsealed, it is kept as it is or not at all. */
async function gather_snapshot({ workspace, base, redactor, tell }, file) {
    try {
        const taken = await (0,snapshot/* createSnapshot */.$)(workspace, file, {
            base,
            tell,
            ...(redactor !== null && {
                inspect: async (objects) => ((await redactor.holdsSecret(objects)) ? UNSEALED : null),
            }),
        });
        if (taken === null || redactor === null)
            return taken;
        const said = JSON.stringify(taken);
        if (redactor.redactText(said) === said)
            return taken;
        // A branch's name.
        tell(`The work tree was not kept: ${UNSEALED}.`);
    }
    catch (error) {
        tell(`The work tree was not kept with the checkpoint: ${(0,errors/* messageOf */.bD)(error)}`);
    }
    await (0,promises_.rm)(file, { force: true });
    return null;
}

// EXTERNAL MODULE: ./lib/action/checkpoint/save/ladder.js
var ladder = __webpack_require__(57447);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/prune.js


/** Beside the newest, the one before it: should the newest not open. */
const KEPT = 2;
/**
 * Deletes the older checkpoints of the key but for the two newest, in caches and artifacts (spec 4.3): each is whole,
 * and together they would push the repository's other caches out.
 * @returns why some are left; null: none are
 */
async function prune(options) {
    const { ask, prefix, ref, runIds } = options;
    const caches = await (0,ask_github/* allPages */.S)(ask, 'GET /repos/{owner}/{repo}/actions/caches', { key: prefix, ref }, (page) => page.actions_caches.map(({ id, key }) => ({ id, name: key })));
    const artifacts = await Promise.all(runIds.map((run_id) => (0,ask_github/* allPages */.S)(ask, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { run_id }, (page) => page.artifacts)));
    const lists = [caches, ...artifacts];
    const found = artifacts.flatMap((answer) => (answer.kind === 'answer' ? answer.data : []));
    const refusals = [
        ...lists.map(whyNot),
        ...(await deleteAll(outdated(caches.kind === 'answer' ? caches.data : [], options), (id) => ask('DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}', { cache_id: id }))),
        ...(await deleteAll(outdated(found.filter(({ name }) => name.endsWith(checkpoint_carrier/* ARTIFACT_ENDING */.$O)), options), (id) => ask('DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', { artifact_id: id }))),
    ];
    return refusals.find((why) => why !== null) ?? null;
}
const whyNot = (answer) => (answer.kind === 'answer' ? null : answer.why);
/** What is refused once is refused for all. */
async function deleteAll(list, remove) {
    for (const { id } of list) {
        const why = whyNot(await remove(id));
        if (why !== null)
            return [why];
    }
    return [];
}
/**
 * The checkpoints of a key that a newer one has made useless. Sequences go on over attempts and runs, and say which
 * is older.
 */
function outdated(stored, { prefix, sequence, isUseless }) {
    const useless = stored.filter(({ name }) => isUseless(name));
    const old = stored
        .filter((each) => !useless.includes(each))
        .map((each) => ({ each, sequence: sequenceIn(each.name, prefix) }))
        .filter((entry) => entry.sequence !== null)
        .filter((entry) => entry.sequence <= sequence)
        .sort((a, b) => b.sequence - a.sequence)
        .slice(KEPT)
        .map(({ each }) => each);
    return [...useless, ...old];
}
/** `<prefix><run id>-<attempt>-<sequence>-`, and an artifact's ending. */
function sequenceIn(name, prefix) {
    if (!name.startsWith(prefix))
        return null;
    const found = name.slice(prefix.length).match(/^\d+-\d+-(\d+)-(?:state)?$/);
    return found === null ? null : Number(found[1]);
}

// EXTERNAL MODULE: ./lib/action/checkpoint/save/stores.js
var save_stores = __webpack_require__(1837);
;// CONCATENATED MODULE: ./lib/action/checkpoint/keep.js












/** Keeps for `post`, should main not come to its end, what only main knows. @param sequence the next one */
function leaveToPost(keeper, sequence) {
    const { identity, runId, needsModel, facts, base = null, earlierRunIds, first } = keeper;
    const left = { identity, runId, needsModel, facts, base, earlierRunIds, first, sequence };
    keeper.job.voice.saveState('kept', JSON.stringify(left));
}
/** What main has left; null when it did not come so far as to run anything. */
function leftByMain(job, keys) {
    const text = job.environment.STATE_kept ?? '';
    if (text === '')
        return null;
    const { sequence, base, ...left } = JSON.parse(text);
    return {
        keeper: { ...left, base: base ?? undefined, job, keys, say: (what) => job.voice.info(what) },
        sequence,
    };
}
/** Why nothing is stored, before anything is tried; null: it is. */
function whyNotKept({ job, keys, needsModel }) {
    if (job.inputs['state-store'] === 'none')
        return 'state-store is none';
    if (keys !== null)
        return null;
    if (needsModel)
        return 'there is nothing to seal it with. Set the input `state-key` (a secret; make one with `openssl rand -base64 32`)';
    if (job.inputs['state-store'] === 'artifact')
        return 'without a `state-key` it would not be sealed, and what is not sealed goes to the cache alone';
    return null;
}
/**
 * Gathers a checkpoint of the run as it is on disk now, seals it and saves it under a name that was never tried
 * (spec 4.3). Never throws: it tells why not.
 * @returns the stores that have confirmed it
 */
async function keepCheckpoint(keeper, { sequence, round, mustLast, notes }) {
    const { job, keys, say } = keeper;
    if (whyNotKept(keeper) !== null)
        return [];
    const name = (0,identity_identity/* namesOf */.eZ)(keeper.identity, keys).name(sequence);
    try {
        await keep_seal(keeper, sequence, name, notes.add);
    }
    catch (error) {
        notes.add(`The checkpoint could not be put together: ${(0,errors/* messageOf */.bD)(error)}`);
        return [];
    }
    const steps = (0,ladder/* ladder */.T)({
        store: job.inputs['state-store'],
        eventName: job.context.eventName,
        cacheMode: job.environment.ACTIONS_CACHE_MODE ?? '',
        isSealed: keys !== null,
        mustLast,
    });
    const { workspace } = job.context;
    const stores = await (0,ladder/* climb */.o)(steps, async (store) => {
        try {
            const saved = await round.ask(() => store === 'cache'
                ? (0,save_stores/* saveToCache */.$)(name)
                : (0,save_stores/* saveToArtifact */.J)(name, workspace, job.inputs['retention-days']));
            if (!saved)
                say(`The ${store} has not taken the checkpoint.`);
            return saved;
        }
        catch (error) {
            say(`The checkpoint was not saved to the ${store}: ${(0,errors/* messageOf */.bD)(error)}`);
            return false;
        }
    }, round);
    // Of two there is none to delete.
    if (stores.length > 0 && sequence > 2)
        await deleteOlder(keeper, sequence, name);
    return stores;
}
/** The one file that is saved: in its folder alone, whatever others have put there. */
async function keep_seal(keeper, sequence, name, tell) {
    const { job, identity, keys, runId } = keeper;
    const { workspace, temp } = job.context;
    const time = new Date().toISOString();
    await (0,promises_.mkdir)(temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'raymond-checkpoint-'));
    try {
        await gather({
            folder,
            workspace,
            stateDir: job.stateDir,
            run_id: runId,
            run_key: identity.runKey,
            attempt: identity.attempt,
            github_run_id: identity.runId,
            saved_at: time,
            facts: keeper.facts,
            base: keeper.base,
            keepsWorkTree: job.inputs['workspace-snapshot'] === 'auto',
            redactor: keys === null ? job.redactor : null,
            environment: job.environment,
            tell,
        });
        const carrier = (0,external_node_path_.join)(workspace, checkpoint_carrier/* CARRIER_FOLDER */.QN);
        await (0,promises_.rm)(carrier, { recursive: true, force: true });
        await (0,promises_.mkdir)(carrier, { recursive: true });
        await (0,promises_.chmod)(carrier, 0o700);
        // Agents that add all files to a commit do not add this one.
        await (0,promises_.writeFile)((0,external_node_path_.join)(carrier, '.gitignore'), '*\n');
        const { leftOut } = await (0,seal/* sealFolder */.Ku)({
            folder,
            header: (0,identity_identity/* headerOf */.rR)(identity, { sequence, name, time, writer: version/* VERSION */.x }),
            key: keys?.seal ?? null,
            out: (0,external_node_path_.join)(carrier, checkpoint_carrier/* CARRIER_FILE */.qV),
        });
        for (const { path, why } of leftOut)
            tell(`${path} was not kept with the checkpoint: ${why}.`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function deleteOlder({ job, identity, earlierRunIds, first = 1, say }, sequence, name) {
    const prefix = name.slice(0, name.indexOf(`-${identity.runId}-`) + 1);
    const ours = `${prefix}${identity.runId}-${identity.attempt}-`;
    const why = await prune({
        ask: (0,ask_github/* askGitHub */.X)(job),
        ...{ prefix, sequence },
        isUseless: (other) => {
            const [, number] = other.slice(ours.length).match(/^(\d+)-/) ?? [];
            return other.startsWith(ours) && Number(number) < first;
        },
        ref: identity.ref,
        runIds: [...new Set([identity.runId, ...earlierRunIds])],
    });
    if (why !== null)
        say(`Older checkpoints were not deleted, which needs the permission \`actions: write\`: ${why}`);
}
/** The commit that is checked out; null outside a git work tree. */
async function headOf(workspace) {
    const { execa } = await __webpack_require__.e(/* import() */ 993).then(__webpack_require__.bind(__webpack_require__, 16993));
    const { exitCode, stdout } = await execa('git', ['rev-parse', 'HEAD'], { cwd: workspace, reject: false });
    return exitCode === 0 ? stdout.trim() : null;
}


/***/ }),

/***/ 73358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ keeping_keep),
  z: () => (/* binding */ keepEnd)
});

// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/pace.js
/** Of the run's time, so much at most goes into saving (spec 4.3). */
const SHARE = 10;
/** When the next checkpoint may be saved while the run goes on. */
function nextSaveAt({ startedAt, intervalMs, savedAt, spentMs, lastMs }) {
    return Math.max((savedAt ?? startedAt) + intervalMs, startedAt + SHARE * (spentMs + lastMs));
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/checkpoints.js

/** After a turn its transition follows at once, and should be in the checkpoint. */
const SETTLE_MS = 500;
/** At the end, a save that is under way is waited for no longer: nothing newer will come of it. */
const PATIENCE_MS = 5000;
/**
 * Saves during the run, in the background and one at a time: a lost runner runs no post step (spec 4.3). The first
 * checkpoint comes after the first turn that cost something; later ones at most every interval, and so rarely that
 * saving takes a tenth of the time. What happens meanwhile is saved when it is over; if nothing has, nothing is.
 */
class Checkpoints {
    save;
    sequence;
    timing;
    #startedAt;
    #savedAt = null;
    #spentMs = 0;
    #lastMs = 0;
    #hasPaid = false;
    #saving = null;
    #cancel = null;
    #isOver = false;
    /** @param sequence of the first checkpoint */
    constructor(save, sequence, timing) {
        this.save = save;
        this.sequence = sequence;
        this.timing = timing;
        this.#startedAt = timing.now();
    }
    /** A turn has cost something. */
    paid() {
        if (this.#hasPaid)
            return;
        this.#hasPaid = true;
        if (this.#savedAt === null && this.#saving === null)
            this.#plan(SETTLE_MS);
    }
    /** There is something new to keep. */
    due() {
        if (this.#cancel !== null)
            return;
        const { intervalMs } = this.timing;
        const at = nextSaveAt({
            startedAt: this.#startedAt,
            intervalMs,
            savedAt: this.#savedAt,
            spentMs: this.#spentMs,
            lastMs: this.#lastMs,
        });
        this.#plan(Math.max(0, at - this.timing.now()));
    }
    /** No further save begins; what is under way is not waited for. */
    stop() {
        this.#isOver = true;
        this.#cancel?.();
        this.#cancel = null;
    }
    /** After the run, whatever it has come to. @returns the sequence of the last checkpoint, to be saved now */
    async end() {
        this.stop();
        if (this.#saving !== null) {
            let taken = () => { };
            const long = new Promise((resolve) => {
                taken = this.timing.after(PATIENCE_MS, resolve);
            });
            await Promise.race([this.#saving, long]);
            taken();
        }
        return this.#next();
    }
    #plan(ms) {
        if (this.#isOver)
            return;
        this.#cancel?.();
        this.#cancel = this.timing.after(ms, () => {
            this.#cancel = null;
            this.#start();
        });
    }
    #start() {
        if (this.#saving !== null) {
            void this.#saving.then(() => this.due());
            return;
        }
        const begun = this.timing.now();
        this.#saving = this.save(this.#next()).finally(() => {
            this.#saving = null;
            this.#savedAt = this.timing.now();
            this.#lastMs = this.#savedAt - begun;
            this.#spentMs += this.#lastMs;
        });
    }
    #next() {
        const sequence = this.sequence;
        this.sequence += 1;
        return sequence;
    }
}

// EXTERNAL MODULE: ./lib/action/checkpoint/keep.js + 2 modules
var keep = __webpack_require__(42287);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/lasting.js
const DAY_MS = 86_400_000;
/** A cache goes when nobody has used it for so long. */
const CACHE_DAYS = 7;
/** Unless the repository says otherwise. */
const ARTIFACT_DAYS = 90;
/**
 * When what was saved now is gone (spec 4.3, output `state-expires`), if nobody touches it.
 * @param retentionDays the input; 0: the repository's
 * @param repositoryDays GITHUB_RETENTION_DAYS: the repository's, and the most that it allows
 * @returns ISO 8601; null where nothing was saved
 */
function expiresAt(stores, now, retentionDays, repositoryDays) {
    if (stores.length === 0)
        return null;
    const most = Number(repositoryDays) > 0 ? Number(repositoryDays) : ARTIFACT_DAYS;
    const artifact = retentionDays > 0 ? Math.min(retentionDays, most) : most;
    const days = stores.map((store) => (store === 'cache' ? CACHE_DAYS : artifact));
    return new Date(now.getTime() + Math.max(...days) * DAY_MS).toISOString();
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/save/notes.js
/** What people should know, each sentence once however often it is found. */
class Notes {
    #texts = new Set();
    add = (text) => {
        this.#texts.add(text);
    };
    get all() {
        return [...this.#texts];
    }
}
/** Says the same thing once. */
function once(say) {
    const said = new Set();
    return (text) => {
        if (said.has(text))
            return;
        said.add(text);
        say(text);
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/transcripts.js





/**
 * The artifact's name (spec 4.4). A second upload under one name is refused, so that each leg of a matrix and each
 * step of a job has its own; a leg's values may be nobody's business, and are hashed.
 */
function transcriptsName(runId, { attempt, job, step, runKey }) {
    const leg = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([runKey, job, step]))
        .digest('hex')
        .slice(0, 12);
    return `raymond-${runId}-${attempt}-${leg}`;
}
/** Uploads the run's files and its state, redacted (spec 4.4). Never throws: it tells why not. */
async function uploadTranscripts(job, runId, identity, { round, tell }) {
    if (job.inputs.transcripts === 'off')
        return null;
    const { owner, repo, serverUrl } = job.context;
    const name = transcriptsName(runId, identity);
    try {
        const folder = (0,external_node_path_.join)(job.context.temp, 'raymond-transcripts');
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        const paths = (0,run_folder/* runPaths */.Ot)(job.stateDir, runId);
        for (const { path, why } of (await job.redactor.redactFolder(paths.folder, folder)).skipped)
            tell(`${path} is not among the transcripts: ${why}.`);
        // With it a developer can look at the run (spec 4.7).
        await job.redactor.redactFile(paths.state, (0,external_node_path_.join)(folder, 'state.json'));
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(756), __webpack_require__.e(351), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const days = job.inputs['retention-days'];
        const { id } = await round.ask(() => new DefaultArtifactClient().uploadArtifact(name, filesIn(folder), folder, {
            ...(days > 0 && { retentionDays: days }),
        }));
        return {
            name,
            url: `${serverUrl}/${owner}/${repo}/actions/runs/${job.context.runId}/artifacts/${id ?? ''}`,
        };
    }
    catch (error) {
        tell(`The transcripts were not uploaded: ${(0,errors/* messageOf */.bD)(error)}`);
        return null;
    }
}
function filesIn(folder) {
    return (0,external_node_fs_.readdirSync)(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name));
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/keeping.js








/** @param sequence of the first checkpoint: `nextSequence` over all that were seen of the run key */
function keeping_keep(given, sequence) {
    const keeper = { ...given, first: sequence, say: once(given.say) };
    const { job } = keeper;
    (0,keep/* leaveToPost */.Xi)(keeper, sequence);
    const notes = new Notes();
    let stores = [];
    const checkpoints = new Checkpoints(async (sequence) => {
        (0,keep/* leaveToPost */.Xi)(keeper, sequence + 1);
        const round = job.service.begin();
        const saved = await (0,keep/* keepCheckpoint */.IG)(keeper, { sequence, round, mustLast: false, notes });
        if (saved.length > 0)
            stores = saved;
    }, sequence, timing(job.inputs['checkpoint-interval']));
    const isKept = (0,keep/* whyNotKept */.oq)(keeper) === null;
    return {
        onEvent: (event) => {
            if (!isKept)
                return;
            if (event.type === 'cost' && event.cost_usd > 0)
                checkpoints.paid();
            if (event.type === 'transition')
                checkpoints.due();
        },
        end: async () => {
            const number = await checkpoints.end();
            (0,keep/* leaveToPost */.Xi)(keeper, number + 1);
            return await keepEnd(keeper, number, notes);
        },
        stop: () => {
            checkpoints.stop();
            return keptIn(keeper, stores);
        },
    };
}
/** Keeps what a run has come to: by main at its end, by post after a cancel or a kill. Never throws. */
async function keepEnd(keeper, sequence, notes = new Notes()) {
    const { job } = keeper;
    const round = job.service.begin();
    // What is parked must last; a result that was handed over need not.
    const mustLast = !(await isCompleted(keeper));
    const [stores, transcripts] = await job.voice.group('Saving the checkpoint and the transcripts', () => Promise.all([
        (0,keep/* keepCheckpoint */.IG)(keeper, { sequence, round, mustLast, notes }),
        uploadTranscripts(job, keeper.runId, keeper.identity, { round, tell: notes.add }),
    ]));
    sayWhere(keeper, stores, mustLast, notes);
    const warnings = notes.all.map((text) => job.redactor.redactText(text));
    // Together: GitHub shows ten annotations of a step.
    if (warnings.length > 0)
        job.voice.warning(['Not everything was kept.', ...warnings].join('\n'));
    return { ...keptIn(keeper, stores), transcripts, warnings };
}
/** @param stores that have confirmed the newest checkpoint */
function keptIn({ job, identity }, stores) {
    const days = job.inputs['retention-days'];
    return {
        saved: stores.includes('cache') ? 'cache' : (stores[0] ?? 'none'),
        expires: expiresAt(stores, new Date(), days, job.environment.GITHUB_RETENTION_DAYS),
        runKey: identity.runKey,
        transcripts: null,
        warnings: [],
    };
}
function sayWhere(keeper, stores, mustLast, notes) {
    if (keeper.job.inputs['state-store'] === 'none')
        return;
    if (stores.length === 0) {
        const why = (0,keep/* whyNotKept */.oq)(keeper) ?? 'neither the cache nor an artifact has taken it; the log says why';
        notes.add(`No checkpoint was saved, so that a re-run starts afresh: ${why}.`);
    }
    else if (mustLast && keeper.job.inputs['state-store'] === 'auto' && !stores.includes('artifact')) {
        notes.add('The checkpoint is in the cache alone, which drops what is not used for seven days.');
    }
}
async function isCompleted({ job, runId }) {
    try {
        return (await (0,state_file/* readStateFile */.q)((0,run_folder/* runPaths */.Ot)(job.stateDir, runId).state)).status === 'completed';
    }
    catch {
        // Then saving it fails, and tells why.
        return false;
    }
}
function timing(intervalSeconds) {
    return {
        intervalMs: intervalSeconds * 1000,
        now: ports/* realPorts */.R.now,
        after: (ms, call) => {
            const timer = setTimeout(call, ms);
            timer.unref();
            return () => clearTimeout(timer);
        },
    };
}


/***/ }),

/***/ 57447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ ladder),
/* harmony export */   o: () => (/* binding */ climb)
/* harmony export */ });
/** Since 2026-06 caches are read-only for events that outsiders can trigger (spec 4.3). */
const READ_ONLY_CACHE_EVENTS = [
    'issue_comment',
    'issues',
    'pull_request_target',
    'pull_request_review',
    'pull_request_review_comment',
    'workflow_run',
    'discussion',
    'discussion_comment',
    'fork',
    'watch',
];
/**
 * Where a checkpoint is saved to (spec 4.3). Stores of one rung are tried at once; the next rung is tried when
 * none of them has taken it.
 */
function ladder(options) {
    const { store, eventName, cacheMode, isSealed, mustLast } = options;
    const mode = cacheMode.trim().toLowerCase();
    const cache = store === 'auto' || store === 'cache' ? ['cache'] : [];
    // What is not sealed is for this ref's own jobs alone.
    const artifact = isSealed && (store === 'auto' || store === 'artifact') ? ['artifact'] : [];
    if (mode === 'none' || mode === 'read')
        return rungs(artifact);
    const isWritable = mode === 'write' || mode === 'write-only' || !READ_ONLY_CACHE_EVENTS.includes(eventName);
    if (!isWritable)
        return rungs(artifact, cache);
    return mustLast ? rungs([...cache, ...artifact]) : rungs(cache, artifact);
}
const rungs = (...list) => list.filter((stores) => stores.length > 0);
/**
 * Goes up the ladder until a rung holds. Where one is stuck, the next is tried beside it.
 * @param save saves to one store, and says whether it is confirmed; never throws
 * @returns the stores that have it
 */
async function climb(ladder, save, progress) {
    const saved = [];
    const underWay = [];
    let holds = () => { };
    const held = new Promise((resolve) => {
        holds = resolve;
    });
    for (const [index, rung] of ladder.entries()) {
        const tries = rung.map(async (store) => {
            if (await save(store))
                saved.push(store);
        });
        const over = Promise.all(tries).then(() => {
            if (saved.length > 0)
                holds();
        });
        underWay.push(over);
        const isLast = index === ladder.length - 1;
        await Promise.race([held, isLast ? Promise.all(underWay) : overOrStuck(over, progress)]);
        if (saved.length > 0)
            break;
    }
    return [...saved];
}
async function overOrStuck(over, progress) {
    const stop = new AbortController();
    await Promise.race([over, progress.stuck(stop.signal)]);
    stop.abort();
}


/***/ }),

/***/ 1837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ saveToCache),
/* harmony export */   J: () => (/* binding */ saveToArtifact)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3377);


/** A look-up is quick, or there is nothing to be seen of the service. */
const LOOK_UP_MS = 10_000;
/**
 * Saves the sealed file to the cache.
 * @returns whether it is there: a refused save answers -1 and stays green, and so does one whose confirmation was
 *   lost, so that one look-up follows it
 */
async function saveToCache(name) {
    const cache = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(756), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
    // Without a service a save would only pretend.
    if (!cache.isFeatureAvailable())
        return false;
    if ((await cache.saveCache([_carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .CARRIER_FOLDER */ .QN], name)) !== -1)
        return true;
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve(undefined), LOOK_UP_MS);
    });
    const lookUp = cache.restoreCache([_carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .CARRIER_FOLDER */ .QN], name, [], { lookupOnly: true });
    return (await Promise.race([lookUp, late]).finally(() => clearTimeout(timer))) === name;
}
/**
 * Uploads the sealed file as an artifact.
 * @param retentionDays 0: as long as the repository keeps artifacts
 * @returns whether it is there
 * @throws Error of the toolkit
 */
async function saveToArtifact(name, workspace, retentionDays) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(756), __webpack_require__.e(351), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace, _carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .CARRIER_FOLDER */ .QN);
    const { id } = await new DefaultArtifactClient().uploadArtifact(`${name}${_carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .ARTIFACT_ENDING */ .$O}`, [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .CARRIER_FILE */ .qV)], folder, 
    // What is encrypted cannot be made smaller.
    { compressionLevel: 0, ...(retentionDays > 0 && { retentionDays }) });
    return id !== undefined;
}


/***/ }),

/***/ 77080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ sessionStores),
/* harmony export */   vn: () => (/* binding */ placeSessions),
/* harmony export */   zQ: () => (/* binding */ gatherSessions)
/* harmony export */ });
/* unused harmony export checkSessions */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15843);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3828);
/* harmony import */ var _core_sessions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41550);







/** @param env what the agents run in, as far as their homes go */
async function sessionStores(env) {
    const stores = new Map();
    for (const name of _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_CLI_NAMES */ .UR) {
        const store = await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .sessionStore */ .eA)(name, env);
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
    const held = (0,_core_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .sessionsOf */ .H)(run);
    const gathered = {};
    for (const [cli, store] of stores) {
        const names = await Promise.all(sessionsOfCli(held, cli).map((session) => store.files(session)));
        for (const name of new Set(names.flat())) {
            const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, cli, name);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
            await copy((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store.home, name), to);
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
    const held = (0,_core_sessions_js__WEBPACK_IMPORTED_MODULE_6__/* .sessionsOf */ .H)(run);
    for (const [cli, names] of Object.entries(files)) {
        const store = stores.get(cli);
        if (store === undefined)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `it has sessions of "${cli}", which is no agent CLI with sessions`);
        const sessions = sessionsOfCli(held, cli);
        for (const name of names)
            if (!sessions.some((session) => store.holds(session, name)))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `${cli}/${name} is no file of a session of this run`);
    }
}
/**
 * Puts session files where their CLIs look for them.
 * @param folder as `gatherSessions` has filled it
 * @throws StateError STATE_INVALID as `checkSessions`, and for a file that is missing; nothing is put anywhere then
 */
async function placeSessions(files, run, stores, folder) {
    checkSessions(files, run, stores);
    const copies = Object.entries(files).flatMap(([cli, names]) => names.map((name) => ({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, cli, name), to: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(stores.get(cli).home, name) })));
    for (const { from } of copies)
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `the session file ${from} is missing`);
    for (const { from, to } of copies) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, to);
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
        repositoryId: environment.GITHUB_REPOSITORY_ID || '0',
        workflowFile: workflowFileIn(environment.GITHUB_WORKFLOW_REF ?? '', `${owner}/${repo}/`),
        jobId: environment.GITHUB_JOB || 'job',
        step: environment.GITHUB_ACTION || 'step',
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
/** From `owner/repo/.github/workflows/triage.yml@refs/heads/main`. */
function workflowFileIn(reference, repository) {
    const file = reference.startsWith(repository) ? reference.slice(repository.length) : reference;
    return file.replace(/@.*$/, '') || 'unknown';
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

/***/ 82545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O9: () => (/* binding */ finish),
  oZ: () => (/* binding */ giveAgain),
  qG: () => (/* binding */ leave),
  n0: () => (/* binding */ setOutputs),
  Sy: () => (/* binding */ writeSummary)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/report/console/picture.js
var console_picture = __webpack_require__(44838);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/core/join/workers.js
var workers = __webpack_require__(28339);
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(86183);
// EXTERNAL MODULE: ./lib/report/console/path.js
var path = __webpack_require__(54069);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
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
    const rows = (wanted) => (0,markdown/* table */.tp)(HEAD, family.filter((agent) => wanted.has(agent)).map((agent) => row(agent, input)));
    const hidden = ranked.length - shown.size - folded.size;
    return [
        rows(shown),
        ...(folded.size === 0 ? [] : [(0,markdown/* details */.zH)(`${folded.size} more agents`, rows(folded))]),
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
        `${'&nbsp;&nbsp;'.repeat(Math.min(4, agent.depth))}${(0,markdown/* inline */.mG)(agent.id, 60)}`,
        pathOf(agent),
        String(travel.turns.get(agent.id)?.size ?? 0),
        (0,markdown/* usd */.dR)(travel.costOf(agent.id)),
        endOf(run, agent.id, redact),
    ];
}
function pathOf(agent) {
    const steps = (0,path/* compressPath */.kO)(agent.path.map((state) => (0,report_text/* oneLine */.TN)((0,path/* stateLabel */.UH)(state)).slice(0, 80)));
    if (steps.length === 0)
        return '';
    return (0,markdown/* inlinePath */.pN)((0,path/* pathLines */.VS)(steps, Number.MAX_SAFE_INTEGER, GLYPHS)[0] ?? '', PATH_COLUMNS);
}
function endOf(run, id, redact) {
    const result = (0,own/* own */.Z)(run.results, id);
    const agent = run.agents.find((each) => each.id === id);
    if (agent === undefined)
        return result === undefined ? goneOf(run, id) : `✅ ${firstLine(redact(result))}`;
    switch (agent.status) {
        case 'failed':
            return `❌ <code>${agent.error?.code ?? ''}</code> ${firstLine(redact(agent.error?.message ?? ''))}`;
        case 'asking':
            return `🙋 ${firstLine(redact(agent.ask?.question ?? ''))}`;
        case 'waiting': {
            const { ended, all } = (0,workers/* joinProgress */.mN)(run, agent);
            return `⏸️ at ${(0,markdown/* inline */.mG)((0,path/* stateLabel */.UH)(agent.current_state), 60)}: ${ended} of ${all} workers ended`;
        }
        case 'stopped':
            return '⏹️ stopped: its join had enough';
        case 'active':
            return `⏸️ in ${(0,markdown/* inline */.mG)((0,path/* stateLabel */.UH)(agent.current_state), 60)}`;
    }
}
/** Handed over to a join without a result of its own. */
function goneOf(run, id) {
    const joined = run.agents.flatMap((agent) => agent.joined ?? []).find((worker) => worker.id === id);
    if (joined?.status === 'failed')
        return `❌ <code>${joined.error?.code ?? ''}</code> handed over to its join`;
    return joined?.status === 'stopped' ? '⏹️ stopped: its join had enough' : '';
}
function firstLine(text) {
    return (0,markdown/* inline */.mG)(/\S.*/.exec(text)?.[0] ?? '', 160);
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
        const id = open.length > 1 ? ` --ask-id ${(0,markdown/* shellWord */.r7)(ask.id)}` : '';
        const limit = ask.timeout_at === null ? '' : `, and waits until ${(0,markdown/* inline */.mG)(minute(ask.timeout_at), 40)}`;
        return [
            `**${(0,markdown/* inline */.mG)(agent, 60)} asks**${limit}:`,
            (0,markdown/* block */.om)(redact(ask.question), QUESTION_LENGTH),
            `The answer is given on a machine that has the run${where}:`,
            (0,markdown/* commands */.Pi)([`raymond resume ${(0,markdown/* shellWord */.r7)(run.workflow_id)} --answer TEXT${id}`]),
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
    const where = transcripts === null ? '' : `Transcripts: ${(0,markdown/* link */.nf)((0,markdown/* inline */.mG)(transcripts.name, 150), transcripts.url)}`;
    const line = [[kept, next].filter(Boolean).join(': '), where].filter(Boolean).join(' · ');
    return [...(line === '' ? [] : [line]), ...notKept(input), ...locally(input)];
}
const MOST_NOT_KEPT = 20;
function notKept({ notKept: all = [] }) {
    if (all.length === 0)
        return [];
    const shown = all.slice(0, MOST_NOT_KEPT).map((each) => `- ${(0,markdown/* inline */.mG)(each, 400)}`);
    const more = all.length - shown.length;
    return [
        ['⚠️ Not everything was kept:', '', ...shown, ...(more > 0 ? [`- … and ${more} more`] : [])].join('\n'),
    ];
}
function canFetchState({ saved, transcripts }) {
    return saved === 'artifact' || transcripts?.hasState === true;
}
/** Nobody but the runner can fetch a cache; what is in it is shown by the transcripts alone. */
function locally(input) {
    const { run, runUrl, repository, transcripts } = input;
    const job = /\/runs\/(\d+)/.exec(runUrl)?.[1] ?? 'JOB_RUN_ID';
    const download = `gh run download ${job} --repo ${(0,markdown/* shellWord */.r7)(repository)}`;
    const state = '.raymond/state/$RUN.json';
    const lines = [`RUN=${(0,markdown/* shellWord */.r7)(run.workflow_id)}`];
    if (transcripts !== null) {
        lines.push(`${download} \\`, `  --name ${(0,markdown/* shellWord */.r7)(transcripts.name)} --dir .raymond/runs/$RUN   # every event and turn`);
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
    return [(0,markdown/* details */.zH)('Look at it on your own machine', `${intro}\n\n${(0,markdown/* commands */.Pi)(lines)}`)];
}

// EXTERNAL MODULE: ./lib/report/summary/head.js
var head = __webpack_require__(62691);
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
    let left = room - (0,markdown/* utf8Bytes */.dy)(title) - 300;
    for (const place of ranked.slice(0, MOST_STATES)) {
        const text = fold(place, marks.get(place.key), redact);
        const bytes = (0,markdown/* utf8Bytes */.dy)(text) + 2;
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
        (0,markdown/* inline */.mG)(last.agent, 60),
        visits > 1 ? `${visits} visits` : '',
        costUsd > 0 ? (0,markdown/* usd */.dR)(costUsd) : '',
    ].filter((fact) => fact !== '');
    const icon = mark === 'failed' ? '❌ ' : mark === 'open' ? '⏸️ ' : '';
    const text = redact(last.text).trim();
    const body = text === '' ? '<i>nothing</i>' : (0,markdown/* block */.om)(text, MESSAGE_LENGTH);
    return (0,markdown/* details */.zH)(`${icon}<b>${(0,markdown/* inline */.mG)(label, 80)}</b> · ${facts.join(' · ')}`, body, mark === 'failed');
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
    const room = MOST_BYTES - (0,markdown/* utf8Bytes */.dy)([...fixed, ...end].join('\n\n'));
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
        earlier ? `${(0,markdown/* usd */.dR)(runCostUsd)} in this attempt` : '',
        replayed > 0 ? `${(0,markdown/* usd */.dR)(replayed)} replayed, not charged` : '',
        (0,format/* formatDuration */.a3)(travel.workingMs),
        `${run.steps} ${run.steps === 1 ? 'step' : 'steps'}`,
        `run <code>${(0,markdown/* inline */.mG)(run.workflow_id, 110)}</code>`,
    ].filter((fact) => fact !== '');
    return [`### ${icon} ${(0,markdown/* inline */.mG)((0,head/* nameOf */.V)(workflow), 80)} ${words}${reason}`, facts.join(' · ')];
}
function cost({ total_cost_usd: total, budget_usd: budget }) {
    return `<b>${(0,markdown/* usd */.dR)(total)}</b>${budget === 0 ? ', no budget' : ` of ${(0,markdown/* usd */.dR)(budget)}`}`;
}
/** What the run says of its end; questions say it better themselves. */
function messageOf(run, redact) {
    if (run.message === null || (run.status === 'asking' && run.agents.some(({ ask }) => ask !== null))) {
        return [];
    }
    return (0,head/* quoted */.T)(redact(run.message));
}
function resultOf(run, redact) {
    const result = redact(run.results.main ?? '').trim();
    if (result === '')
        return [];
    const text = (0,markdown/* block */.om)(result, RESULT_LENGTH);
    return [result.length <= SHORT_RESULT ? `**Result**\n\n${text}` : (0,markdown/* details */.zH)('<b>Result</b>', text)];
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
;// CONCATENATED MODULE: ./lib/action/end/conclude.js
/** How the job ends (spec 4.2). */
function conclude(job, run) {
    const { voice } = job;
    const message = run.message ?? run.status;
    const code = run.reason ?? run.status;
    switch (run.status) {
        case 'completed':
            return;
        case 'asking':
        case 'paused':
            if (job.inputs['fail-on-pause'])
                voice.setFailed(`${run.status} (${code}): ${message}`);
            else
                voice.notice(`${run.status} (${code}): ${message}`);
            return;
        case 'budget_exceeded':
            voice.setFailed(message);
            return;
        case 'failed':
        case 'running':
            // An agent's failure has its annotation already, where it happened: it is not told twice.
            voice.setFailed(isAnAgents(run)
                ? `The run failed: ${code}, as told in the annotation before. Re-run the job to try again from there.`
                : `${code}: ${message}`);
            return;
        default:
            run.status;
    }
}
function isAnAgents({ agents, message }) {
    return agents.some(({ error }) => error !== null && error.message === message);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agents.js
var agents = __webpack_require__(27257);
// EXTERNAL MODULE: ./lib/action/input-table.js
var input_table = __webpack_require__(48699);
// EXTERNAL MODULE: ./lib/action/voice.js + 1 modules
var voice = __webpack_require__(89167);
;// CONCATENATED MODULE: ./lib/action/end/outputs.js





/** GitHub takes a megabyte of outputs from a job; a result has to leave room for the others. */
const LONGEST_RESULT = 512 * 1024;
/** All outputs, all set (spec 4.2), with secrets taken out (spec 4.4); empty where there is nothing to say. */
function outputsOf(parts) {
    const { end, resumed, saved, expires, runKey, transcripts, folder, redact } = parts;
    const none = Object.fromEntries(Object.keys(input_table/* OUTPUTS */.py).map((name) => [name, '']));
    const kept = {
        ...none,
        'state-saved': saved,
        'run-key': redact(runKey),
        'state-expires': expires ?? '',
        'transcripts-artifact': transcripts?.name ?? '',
        'transcripts-url': transcripts?.url ?? '',
        resumed: String(resumed),
        reason: parts.reason ?? '',
    };
    if (end === null)
        return kept;
    const { run } = end;
    const result = redact(run.results.main ?? '');
    const asks = (0,voice/* redacted */.I)((0,agents/* openQuestions */.qd)(run), redact);
    return {
        ...kept,
        result: shortened(result),
        'result-file': result === '' ? '' : resultFile(folder, result),
        'total-cost': run.total_cost_usd.toFixed(6),
        'run-cost': end.runCostUsd.toFixed(6),
        status: run.status,
        reason: run.reason ?? '',
        'run-id': run.workflow_id,
        results: shortened(JSON.stringify((0,voice/* redacted */.I)(run.results, redact))),
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
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    (0,external_node_fs_.writeFileSync)(file, result);
    return file;
}

;// CONCATENATED MODULE: ./lib/action/end/finish.js






/** A re-run of what is finished: the same outputs again, for nothing (spec 4.3). */
async function giveAgain(job, { run, from, manifest }) {
    job.voice.info(`The run ${run.workflow_id} is finished already; its result is given again and nothing is spent.`);
    const end = { run, paths: (0,run_folder/* runPaths */.Ot)(job.stateDir, run.workflow_id), runCostUsd: 0 };
    await finish(job, {
        end,
        resumed: true,
        saved: from,
        expires: null,
        runKey: manifest.run_key,
        transcripts: null,
        warnings: [],
    });
}
/** Sets every output, writes the summary and decides how the job ends (spec 4.2). */
async function finish(job, ending) {
    setOutputs(job.voice, { ...ending, folder: job.context.temp });
    await writeSummary(job, ending);
    conclude(job, ending.end.run);
}
/** The job is being cancelled: every output is set (spec 4.3); to save, to upload and the summary are `post`'s. */
function leave(job, ending) {
    setOutputs(job.voice, { ...ending, folder: job.context.temp });
}
function setOutputs(voice, parts) {
    const outputs = outputsOf({ ...parts, redact: (text) => voice.redact(text) });
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
}
/** The job summary (spec 4.6). That it could not be written is no failure of the run. */
async function writeSummary(job, ending) {
    if (!job.inputs.summary)
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
            notKept: ending.warnings,
            transcripts: ending.transcripts && { ...ending.transcripts, hasState: true },
            runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${runId}`,
            repository: `${owner}/${repo}`,
            redact: (each) => job.redactor.redactText(each),
        });
        job.voice.summary(text);
    }
    catch (error) {
        job.voice.warning(`The job summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}


/***/ }),

/***/ 69174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ allPages),
/* harmony export */   X: () => (/* binding */ askGitHub)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** One question waits no longer: a job asks several, and none of them may hold up a start for long. */
const PATIENCE_MS = 15_000;
function askGitHub({ context, inputs }) {
    const { owner, repo } = context;
    const token = inputs['github-token'];
    return async (route, parameters = {}) => {
        if (token === null)
            return { kind: 'refused', why: 'there is no github-token to ask with' };
        try {
            const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(119), __webpack_require__.e(351)]).then(__webpack_require__.bind(__webpack_require__, 61351));
            const request = { signal: AbortSignal.timeout(PATIENCE_MS) };
            const { data } = await getOctokit(token).request(route, { owner, repo, request, ...parameters });
            return { kind: 'answer', data: data };
        }
        catch (error) {
            return { kind: isRefusal(error) ? 'refused' : 'silent', why: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
        }
    };
}
/** A rate limit (403 with nothing left, 429) passes; what the token may not see stays so. */
function isRefusal(error) {
    const { status, response } = error;
    if (status === 403) {
        const headers = response?.headers ?? {};
        return headers['x-ratelimit-remaining'] !== '0' && headers['retry-after'] === undefined;
    }
    return status !== undefined && [401, 404, 410, 422].includes(status);
}
const PAGE = 100;
/** No list of ours is longer; one that is would be somebody's flood. */
const MOST_PAGES = 20;
/** All pages of a list. @param pick takes the items out of a page */
async function allPages(ask, route, parameters, pick) {
    const items = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const answer = await ask(route, { ...parameters, per_page: PAGE, page });
        if (answer.kind !== 'answer')
            return answer;
        const found = pick(answer.data);
        items.push(...found);
        if (found.length < PAGE)
            return { kind: 'answer', data: items };
    }
    return { kind: 'silent', why: `the list has more than ${PAGE * MOST_PAGES} entries` };
}


/***/ }),

/***/ 75603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/** JSON that is the same text for the same value: names in order, no spaces. */
function canonicalJson(value) {
    return JSON.stringify(value, (_, each) => typeof each === 'object' && each !== null && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
        : each);
}


/***/ }),

/***/ 23853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rR: () => (/* binding */ headerOf),
  cu: () => (/* binding */ identityOf),
  eZ: () => (/* binding */ namesOf),
  hu: () => (/* binding */ sealKeysOf)
});

// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 13 modules
var seal = __webpack_require__(90955);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/action/identity/ask-github.js
var ask_github = __webpack_require__(69174);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/action/identity/canonical.js
var canonical = __webpack_require__(75603);
;// CONCATENATED MODULE: ./lib/action/identity/run-key.js


/** A header holds 8,000 characters; what a matrix holds may be longer. */
const LONGEST = 4000;
/**
 * What a run is known by (spec 4.3): legs of a matrix and steps never meet, a re-run of the same run finds its
 * checkpoint, a new run none. One's own key says instead what belongs together; the leg is still part of it.
 */
function runKeyOf(parts) {
    const leg = legOf(parts.matrix);
    const { own, acrossMatrix, repositoryId, workflowFile, ref, runId, jobId, jobName, step, workflow } = parts;
    const values = own === null
        ? [repositoryId, workflowFile, ref, runId, jobId, jobName, leg, step, workflow]
        : [own, acrossMatrix ? null : leg];
    const key = (0,canonical/* canonicalJson */.d)(values);
    return key.length <= LONGEST ? key : `sha256:${(0,external_node_crypto_.createHash)('sha256').update(key).digest('hex')}`;
}
/** Outside a matrix the runner says `null`, or nothing. What is no JSON counts as it is written. */
function legOf(matrix) {
    if (matrix === null || matrix.trim() === '')
        return null;
    try {
        return JSON.parse(matrix);
    }
    catch {
        return matrix;
    }
}

;// CONCATENATED MODULE: ./lib/action/identity/identity.js




/** Asks once for the job's full name. Never throws: without it the job's id stands in. */
async function identityOf(job, ask = (0,ask_github/* askGitHub */.X)(job)) {
    const { inputs, context } = job;
    const { repositoryId, workflowFile, runId, attempt, jobId, step } = context;
    const ref = context.ref || 'none';
    const name = await jobName(inputs['check-run-id'], runId, ask);
    const parts = {
        own: inputs['run-key'],
        matrix: inputs.matrix,
        acrossMatrix: inputs['key-across-matrix'],
        repositoryId,
        workflowFile,
        ref,
        runId,
        jobId,
        step,
        workflow: inputs.workflow,
    };
    const known = 'name' in name ? name.name : null;
    const runKey = runKeyOf({ ...parts, jobName: known });
    const nameless = runKeyOf({ ...parts, jobName: null });
    const checkRun = inputs['check-run-id'] === null ? '' : ` (check run ${inputs['check-run-id']})`;
    return {
        repositoryId,
        workflowFile,
        ref,
        eventClass: (0,seal/* eventClass */.L9)(context.eventName, isAboutPullRequest(context.event)),
        runKey,
        otherRunKeys: nameless === runKey ? [] : [nameless],
        isOwnKey: inputs['run-key'] !== null,
        runId,
        attempt,
        job: (known ?? `${jobId}${checkRun}`).slice(0, 1000),
        step,
        uncertain: 'silent' in name && inputs['run-key'] === null ? name.silent : null,
    };
}
/** The id of a check run is that of its job. */
async function jobName(checkRunId, runId, ask) {
    if (checkRunId === null || !/^\d+$/.test(checkRunId))
        return { unknown: true };
    const answer = await ask('GET /repos/{owner}/{repo}/actions/jobs/{job_id}', {
        job_id: Number(checkRunId),
    });
    if (answer.kind === 'silent')
        return { silent: answer.why };
    if (answer.kind === 'refused')
        return { unknown: true };
    const { name, run_id } = answer.data;
    return typeof name === 'string' && name !== '' && String(run_id) === runId ? { name } : { unknown: true };
}
function isAboutPullRequest({ issue }) {
    return typeof issue === 'object' && issue !== null && 'pull_request' in issue;
}
function headerOf(identity, numbering) {
    return {
        version: seal/* CONTENT_VERSION */.P7,
        repository_id: identity.repositoryId,
        workflow_file: identity.workflowFile,
        ref: identity.ref,
        event_class: identity.eventClass,
        run_key: identity.runKey,
        run_id: identity.runId,
        attempt: identity.attempt,
        job: identity.job,
        step: identity.step,
        ...numbering,
    };
}
function namesOf(identity, keys) {
    const open = keys?.open ?? [null];
    const runKeys = [identity.runKey, ...identity.otherRunKeys];
    return {
        prefixes: runKeys.flatMap((runKey) => open.map((key) => ({ prefix: (0,seal/* namePrefix */.w8)((0,seal/* keyHash */.aE)(key, runKey)), runKey }))),
        name: (sequence) => (0,seal/* checkpointName */.s7)((0,seal/* keyHash */.aE)(keys?.seal ?? null, identity.runKey), {
            run_id: identity.runId,
            attempt: identity.attempt,
            sequence,
        }),
    };
}
/** Those that an input supplies come first, in the order of spec 4.3; a token of GitHub's is one only if it is personal. */
const [FIRST, SECOND] = agent_clis/* AGENT_KEYS */.TQ.filter(({ input }) => input !== undefined).map(({ variable }) => variable);
const isGitHubToken = (variable) => variable.endsWith('GITHUB_TOKEN');
/** What this job has to seal its checkpoints with. @throws UsageError for a `state-key` that is too short */
function sealKeysOf({ inputs, environment, context }) {
    const of = (name) => (name && environment[name]) || null;
    const variables = agent_clis/* AGENT_KEYS */.TQ.map(({ variable }) => variable);
    return (0,seal/* chooseKeys */.E9)({
        stateKey: inputs['state-key'],
        anthropicApiKey: of(FIRST),
        claudeCodeOauthToken: of(SECOND),
        githubTokens: [...variables.filter(isGitHubToken).map(of), inputs['github-token']],
        others: [
            ...variables.filter((name) => name !== FIRST && name !== SECOND && !isGitHubToken(name)),
            'AWS_SECRET_ACCESS_KEY',
        ].map((name) => ({ name, value: of(name) })),
        hasCloudSession: !!of('AWS_SESSION_TOKEN'),
    }, context.repositoryId);
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
        description: 'What a run is known by across attempts. Default: workflow file, ref, run id, job, matrix leg and step, so that a re-run resumes and a new run starts afresh. A key of your own (`triage`) goes on across runs; the leg of a matrix is still part of it.',
    },
    'key-across-matrix': {
        kind: 'switch',
        default: 'false',
        description: 'All legs of a matrix share the `run-key`: only one of them can run at a time.',
    },
    matrix: {
        kind: 'text',
        hidden: true,
        default: '${{ toJson(matrix) }}',
        description: 'Leg of the matrix. The runner fills it in.',
    },
    'check-run-id': {
        kind: 'text',
        hidden: true,
        default: '${{ job.check_run_id }}',
        description: "The job's check run. The runner fills it in.",
    },
    'state-key': {
        kind: 'secret',
        description: 'Keys that seal checkpoints, one a line, each of at least 32 characters: the first seals, all of them open. Without it the key of the agent does. Make one with `openssl rand -base64 32`.',
    },
    resume: {
        kind: 'choice',
        of: ['auto', 'never', 'force', 'fresh-if-stuck'],
        default: 'auto',
        description: '`auto` resumes if there is a checkpoint; `never` starts afresh; `force` takes an overtaken one too and fails without one; `fresh-if-stuck` starts afresh where `auto` would stop.',
    },
    'on-base-change': {
        kind: 'choice',
        of: ['fail', 'checkout-base', 'fresh'],
        default: 'fail',
        description: 'What a resume does when the branch has moved on and the kept changes conflict with it: `fail`, check out the commit that they were made on, or start afresh.',
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
    'project-settings': {
        kind: 'switch',
        default: 'false',
        description: 'Load settings, hooks and MCP servers that the checkout brings along for agents, though strangers may have written it. A checkout that is trusted always may.',
    },
    'trust-checkout': {
        kind: 'switch',
        default: 'false',
        description: 'Read the workflow from the checkout, whatever it is, though strangers may have written it; else it is read from the base commit.',
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
    'run-key': 'What the run is known by; see the input.',
    'state-saved': '`cache`, `artifact` or `none`.',
    'state-expires': 'When the checkpoint is gone, ISO 8601, if nobody uses it; empty if there is none.',
    'transcripts-artifact': 'Name of the artifact with the transcripts.',
    'transcripts-url': 'Its address.',
};


/***/ }),

/***/ 21413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   Qn: () => (/* binding */ variableOf),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53327);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48699);



/**
 * Reads all inputs (spec 4.1), before anything is installed or spent.
 * @throws UsageError that names every bad input, its value and what is allowed. A secret's value is not told.
 */
function readInputs(environment) {
    const problems = [];
    const values = {};
    for (const [name, input] of _input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_ENTRIES */ .sN) {
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The inputs cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}`);
    return { inputs: values, unknown: unknownInputs(environment) };
}
function variableOf(input) {
    return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}
function isExpression(text) {
    return text?.startsWith('${{') ?? false;
}
function unknownInputs(environment) {
    const known = new Set(_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_ENTRIES */ .sN.map(([name]) => variableOf(name)));
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
            const ms = (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E)(text);
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
            return { value: readNames(text) };
        case 'pairs':
            return readPairs(text);
        default:
            return input;
    }
}
function mayBeAbsent({ kind }) {
    return kind !== 'names' && kind !== 'pairs' && kind !== 'switch';
}
/** Names parted by commas, spaces or lines. */
function readNames(text) {
    return text.split(/[\s,]+/).filter((name) => name !== '');
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


/***/ }),

/***/ 29226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ym: () => (/* binding */ directoryCheck),
  rq: () => (/* binding */ listenTo),
  cd: () => (/* binding */ readJob)
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
// EXTERNAL MODULE: ./lib/action/inputs.js
var action_inputs = __webpack_require__(21413);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
;// CONCATENATED MODULE: ./lib/action/traffic.js

/** What opens a TLS connection comes from a service that is as good as dead, too. */
const HANDSHAKE_BYTES = 8 * 1024;
/**
 * Counts what goes over the connections that this process opens. The toolkit tells nobody how far its transfers
 * are; the sockets know, and Node announces each of them: `net` and `undici` when they connect, `https` with its
 * request (Node 22.12 and later; before that when the request has been written).
 */
function watchTraffic() {
    const open = new Set();
    const closed = { read: 0, written: 0 };
    const watch = (socket) => {
        if (!socket || open.has(socket) || socket.destroyed)
            return;
        open.add(socket);
        socket.once('close', () => {
            open.delete(socket);
            closed.read += readBytes(socket);
            closed.written += socket.bytesWritten;
        });
    };
    const onSocket = (message) => watch(message.socket);
    const onRequest = (message) => {
        const { request } = message;
        if (request.socket)
            watch(request.socket);
        else
            request.once('socket', watch);
    };
    const channels = [
        ['net.client.socket', onSocket],
        ['undici:client:connected', onSocket],
        ['http.client.request.created', onRequest],
        ['http.client.request.start', onRequest],
    ];
    for (const [name, listener] of channels)
        (0,external_node_diagnostics_channel_.subscribe)(name, listener);
    return {
        moved: () => [...open].reduce((sum, socket) => ({
            read: sum.read + readBytes(socket),
            written: sum.written + socket.bytesWritten,
        }), closed),
        stop: () => {
            for (const [name, listener] of channels)
                (0,external_node_diagnostics_channel_.unsubscribe)(name, listener);
        },
    };
}
function readBytes(socket) {
    return Math.max(0, socket.bytesRead - ('encrypted' in socket ? HANDSHAKE_BYTES : 0));
}

;// CONCATENATED MODULE: ./lib/action/service.js

/** A transfer that makes no progress for so long is given up (spec 4.3). */
const PATIENCE_MS = 55_000;
/** So much has to be sent to be progress: a request that is not answered, and tried again, is none. */
const SENT_BYTES = 64 * 1024;
const LOOK_EVERY_MS = 500;
/** When something else may be tried beside: early where nothing was ever sent, late where a transfer was on its way. */
const STUCK_UNSENT_MS = 10_000;
const STUCK_SENT_MS = 40_000;
const REAL_CLOCK = {
    now: () => performance.now(),
    every: (ms, call) => {
        const timer = setInterval(call, ms);
        return () => clearInterval(timer);
    },
};
/**
 * GitHub's results service, as something that may fall silent: the toolkit waits for an answer for ever, and what
 * it is doing cannot be ended. What makes progress is waited for however long it takes; what makes none is left
 * alone.
 */
class ResultsService {
    clock;
    #traffic;
    constructor(traffic, clock = REAL_CLOCK) {
        this.clock = clock;
        this.#traffic = traffic ?? watchTraffic();
    }
    /** Something to wait for together: transfers that lie silent beside each other are waited for once. */
    begin() {
        return new Round(this.#traffic, this.clock);
    }
    /** @throws Error when the work makes no progress for 55 s. */
    ask(work) {
        return this.begin().ask(work);
    }
}
/** Transfers that go on at the same time. A connection may be used by any of them, so that the progress of one counts for all. */
class Round {
    traffic;
    clock;
    #begun;
    #at;
    #since;
    constructor(traffic, clock) {
        this.traffic = traffic;
        this.clock = clock;
        this.#begun = traffic.moved();
        this.#at = this.#begun;
        this.#since = clock.now();
    }
    /** Milliseconds without progress: since the round began, or since bytes have come in or went out in numbers. */
    silentMs() {
        const moved = this.traffic.moved();
        if (moved.read > this.#at.read || moved.written - this.#at.written >= SENT_BYTES) {
            this.#at = moved;
            this.#since = this.clock.now();
        }
        return this.clock.now() - this.#since;
    }
    /** @throws Error when nothing of the round makes progress for 55 s. */
    async ask(work) {
        const over = new AbortController();
        const silent = this.#when(() => this.silentMs() >= PATIENCE_MS, over.signal).then(() => {
            throw new Error(`nothing has moved for ${PATIENCE_MS / 1000} s`);
        });
        try {
            return await Promise.race([work(), silent]);
        }
        finally {
            over.abort();
        }
    }
    /** Resolves when what goes on from now seems to lead nowhere, long before it is given up; never, when aborted before. */
    stuck(signal) {
        const from = this.clock.now();
        return this.#when(() => {
            const silentMs = this.silentMs();
            const hasSent = this.#at.written - this.#begun.written >= SENT_BYTES;
            return hasSent ? silentMs >= STUCK_SENT_MS : this.clock.now() - from >= STUCK_UNSENT_MS;
        }, signal);
    }
    #when(test, signal) {
        return new Promise((resolve) => {
            const stop = this.clock.every(LOOK_EVERY_MS, () => {
                if (!test())
                    return;
                stop();
                resolve();
            });
            signal.addEventListener('abort', stop, { once: true });
        });
    }
}

// EXTERNAL MODULE: ./lib/action/voice.js + 1 modules
var action_voice = __webpack_require__(89167);
;// CONCATENATED MODULE: ./lib/action/job.js











function listenTo(environment) {
    const { secrets, passedOver } = secretsOf(environment);
    const redactor = createRedactor(secrets);
    const voice = new action_voice/* Voice */.p({ environment, redact: (text) => redactor.redactText(text) });
    return { environment, secrets, passedOver, redactor, voice };
}
/** @throws UsageError for inputs that cannot be used, or outside a job. */
function readJob(environment, listener = listenTo(environment)) {
    const { inputs, unknown } = (0,action_inputs/* readInputs */.Ko)(environment);
    const context = (0,action_context/* readJobContext */.V)(environment);
    const cwd = (0,external_node_path_.resolve)(context.workspace, inputs['working-directory']);
    const own = { ...environment };
    for (const { variable, input } of agent_clis/* AGENT_KEYS */.TQ) {
        const key = input === undefined ? null : inputs[input];
        if (key !== null)
            own[variable] = key;
    }
    return {
        inputs,
        unknownInputs: unknown,
        context,
        cwd,
        stateDir: (0,external_node_path_.join)(context.workspace, '.raymond', 'state'),
        environment: own,
        secrets: listener.secrets,
        passedOver: listener.passedOver,
        redactor: listener.redactor,
        voice: listener.voice,
        service: new ResultsService(),
    };
}
/**
 * An agent's key is a secret whatever it looks like; of the rest of the environment only what children may see. The
 * inputs are taken as they are given: what is said of unusable ones is redacted too.
 */
function secretsOf(environment) {
    const given = (name) => environment[(0,action_inputs/* variableOf */.Qn)(name)]?.trim() || null;
    const secretInputs = input_table/* INPUT_ENTRIES */.sN.filter(([, input]) => input.kind === 'secret');
    const keys = agent_clis/* AGENT_KEYS */.TQ.map(({ variable }) => variable);
    const allowed = (0,process_environment/* childEnvironment */.Qc)({
        parent: environment,
        mode: 'allow-list',
        allow: (0,action_inputs/* readNames */.r6)(given('env-allow') ?? ''),
        own: agent_clis/* AGENT_CLI_NAMES */.UR.flatMap((name) => (0,agent_clis/* ownVariables */.uk)(name, environment)),
        secrets: agent_clis/* AGENT_VARIABLES */.It,
    });
    return secretsFrom({
        // Each line of one that has several is a secret by itself.
        inputs: Object.fromEntries(secretInputs.flatMap(([name]) => (given(name)?.split(/[\r\n]+/) ?? []).map((line, index) => [`${name} ${index + 1}`, line.trim()]))),
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
        throw new errors/* RaymondError */.xC('OUTSIDE_WORKSPACE', `An agent would work in ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`);
    };
}


/***/ }),

/***/ 89167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ Voice),
  I: () => (/* binding */ redacted)
});

// EXTERNAL MODULE: ./lib/report/annotations.js
var annotations = __webpack_require__(91116);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/action/guard/file-commands.js




/** The files by which a step speaks to the runner, and so to every later step. */
const FILE_COMMANDS = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_STATE',
];
/** Shown of what was taken out, in characters. */
const SHOWN = 120;
/** Tries to write while somebody keeps writing into the same file. */
const MOST_TRIES = 20;
/**
 * Holds the runner's command files while agents and scripts are at work (spec 4.8). Their names are kept from
 * children, but they lie in a folder that can be listed, and what is written there, `LD_PRELOAD` for example,
 * changes every later step. `sweep` takes out what is not ours. What we write ourselves goes through here, and counts
 * as ours only if it is to the byte what we meant to write.
 *
 * A process that outlives the step, and its file, can still write to it: that cannot be held here.
 */
class FileCommands {
    warn;
    append;
    #held;
    /**
     * @param warn told of each file once for each time that something was taken out of it
     * @param append adds a text to a file
     */
    constructor(environment, warn, append = external_node_fs_.appendFileSync) {
        this.warn = warn;
        this.append = append;
        this.#held = FILE_COMMANDS.flatMap((name) => {
            const path = environment[name];
            return path ? [{ name, path, content: readIfThere(path) ?? Buffer.alloc(0) }] : [];
        });
    }
    /** Puts every file back to what we have made of it. */
    sweep() {
        for (const held of this.#held)
            this.#sweepOne(held);
    }
    /** For `post`. */
    saveState(name, value) {
        this.#add('GITHUB_STATE', recordOf(name, value));
    }
    setOutput(name, value) {
        this.#add('GITHUB_OUTPUT', recordOf(name, value));
    }
    /** Adds Markdown to the job's summary. */
    appendSummary(text) {
        this.#add('GITHUB_STEP_SUMMARY', text);
    }
    /** Outside a runner there is no such file, and nobody to read it. */
    #add(name, text) {
        const held = this.#held.find((each) => each.name === name);
        if (held === undefined)
            return;
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
            this.#sweepOne(held);
            this.append(held.path, text);
            const meant = Buffer.concat([held.content, Buffer.from(text)]);
            if (readIfThere(held.path)?.equals(meant)) {
                held.content = meant;
                return;
            }
        }
        this.warn(`${name} could not be written: an agent or script keeps changing it.`);
    }
    #sweepOne({ name, path, content }) {
        const found = readIfThere(path);
        if (found?.equals(content))
            return;
        // An empty file that is gone says nothing either.
        if (content.length === 0 && (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
            return;
        try {
            replace(path, content);
        }
        catch (error) {
            this.warn(`${name} was changed by an agent or script, and could not be put back: ${(0,errors/* messageOf */.bD)(error)}`);
            return;
        }
        this.warn(`An agent or script has changed ${name}, which steers later steps of the job; that was taken out: ${whatChanged(content, found)}`);
    }
}
/** A name and its value, as the runner reads them; a value with newlines and `EOF` in it cannot forge another one. */
function recordOf(name, value) {
    const delimiter = `ghadelimiter_${(0,external_node_crypto_.randomUUID)()}`;
    return `${name}<<${delimiter}${external_node_os_.EOL}${value}${external_node_os_.EOL}${delimiter}${external_node_os_.EOL}`;
}
/** null: there is no regular file. A link in its place is not followed. */
function readIfThere(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isFile() ? (0,external_node_fs_.readFileSync)(path) : null;
    }
    catch {
        return null;
    }
}
/** The file itself where it is one, so that whoever has it open sees it too; else a new one in its place. */
function replace(path, content) {
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile())
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    const { O_WRONLY, O_CREAT, O_TRUNC } = external_node_fs_.constants;
    const file = (0,external_node_fs_.openSync)(path, O_WRONLY | O_CREAT | O_TRUNC | (external_node_fs_.constants.O_NOFOLLOW ?? 0), 0o644);
    try {
        (0,external_node_fs_.writeFileSync)(file, content);
        if (process.platform !== 'win32')
            (0,external_node_fs_.fchmodSync)(file, 0o644);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function whatChanged(content, found) {
    if (found === null)
        return 'the file itself was removed or replaced';
    const isAddition = found.subarray(0, content.length).equals(content);
    const text = (isAddition ? found.subarray(content.length) : found).toString('utf8').trim();
    return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
}

;// CONCATENATED MODULE: ./lib/action/voice.js


/**
 * All that main and post say and set, in one place: nothing gets into the log, an annotation, an output or the summary
 * but through here, redacted (spec 4.4). It does what @actions/core does, in its words; that loads an HTTP
 * client, which takes longer than all else that `main` does before its first state (spec 4.9).
 */
class Voice {
    options;
    #files;
    constructor(options) {
        this.options = options;
        this.#files = new FileCommands(options.environment, (message) => this.warning(message));
    }
    /** A line, or several, of the log. None of it is a command, whoever wrote it. */
    info(message) {
        this.#write((0,annotations/* withoutCommands */.Df)(this.redact(message)));
    }
    notice(message) {
        this.#annotate('notice', message);
    }
    warning(message) {
        this.#annotate('warning', message);
    }
    error(message) {
        this.#annotate('error', message);
    }
    /** The job fails when the step ends, and this is why and what to do. */
    setFailed(message) {
        const { fail = failProcess } = this.options;
        fail();
        this.error(message);
    }
    /** A line that may be a command. */
    line(line) {
        this.#write(this.redact(line));
    }
    /** What is printed until the work is over is folded under the title, the toolkit's own lines too. */
    async group(title, work) {
        this.#write((0,annotations/* groupStart */._A)(this.redact(title)));
        try {
            return await work();
        }
        finally {
            this.#write(annotations/* GROUP_END */.s8);
        }
    }
    /** The runner masks it in all that is printed from now on. */
    setSecret(secret) {
        this.#write((0,annotations/* maskLine */.Zj)(secret));
    }
    setOutput(name, value) {
        this.#files.setOutput(name, this.redact(value));
    }
    /** For `post`; not shown anywhere, and so not redacted. */
    saveState(name, value) {
        this.#files.saveState(name, value);
    }
    /** Markdown, at the end of the step's summary. @throws Error of the file system */
    summary(text) {
        this.#files.appendSummary(this.redact(text));
    }
    /** Takes out what agents and scripts have written to the runner, and says so. */
    sweep() {
        this.#files.sweep();
    }
    redact(text) {
        return this.options.redact(text);
    }
    #annotate(level, message) {
        this.#write((0,annotations/* annotationLine */.As)({ level, message: this.redact(message) }));
    }
    #write(line) {
        const { write = writeToStdout } = this.options;
        write(line);
    }
}
/** The same with every text in it redacted, at any depth: in JSON of it no form of a secret is left. */
function redacted(value, redact) {
    if (typeof value === 'string')
        return (value === '' ? value : redact(value));
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((each) => redacted(each, redact));
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redacted(each, redact)]));
}
function failProcess() {
    process.exitCode = 1;
}
function writeToStdout(line) {
    process.stdout.write(`${line}\n`);
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

/***/ 90955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P7: () => (/* reexport */ CONTENT_VERSION),
  s7: () => (/* reexport */ checkpointName),
  E9: () => (/* reexport */ chooseKeys),
  L9: () => (/* reexport */ eventClass),
  aE: () => (/* reexport */ keyHash),
  w8: () => (/* reexport */ namePrefix),
  BP: () => (/* reexport */ newest),
  j5: () => (/* reexport */ openSealed),
  K1: () => (/* reexport */ overtaken),
  Ku: () => (/* reexport */ sealFolder)
});

// UNUSED EXPORTS: LIMITS, mismatchText, nextSequence, peekKeyId, readHeader

;// CONCATENATED MODULE: ./lib/checkpoint/seal/belongs.js
const TO_GO_ON = ['workflow_file', 'ref', 'event_class', 'run_key'];
/**
 * Compares a header, once its seal has opened, with what this job expects (spec 4.3), exactly: not by prefix,
 * case or pattern.
 * @returns null if it is ours, or the first thing in which it is another's
 */
function belongs(header, expected) {
    if (header.repository_id !== expected.repository_id)
        return 'repository_id';
    const { place } = expected;
    if (place !== null) {
        const different = TO_GO_ON.find((field) => header[field] !== place[field]);
        if (different !== undefined)
            return different;
    }
    return header.name === expected.name ? null : 'name';
}
const WORDS = {
    repository_id: 'another repository',
    workflow_file: 'another workflow file',
    ref: 'another branch or tag',
    event_class: 'another class of event',
    run_key: 'another run key',
    name: 'another name than it lies under',
};
/** A mismatch in words: `it belongs to another workflow file (ci.yml)`. */
function mismatchText(mismatch, header) {
    // A run key has many lines, and is of no use to people.
    const found = mismatch === 'run_key' ? '' : ` (${header[mismatch]})`;
    return `it belongs to ${WORDS[mismatch]}${found}`;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/event-class.js
const EVENT_CLASSES = ['trusted', 'untrusted'];
/**
 * Runs of these have the repository's own commit before them. That outsiders can cause some is the gate's
 * business (spec 4.8): a run that has passed it, parked and is woken by a dispatch has to be able to go on.
 */
const OWN_COMMIT = [
    ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'merge_group'],
    ...['release', 'create', 'delete', 'deployment', 'deployment_status', 'registry_package', 'page_build'],
    ...['branch_protection_rule', 'label', 'milestone', 'public', 'gollum', 'fork', 'watch'],
    ...['issues', 'issue_comment', 'discussion', 'discussion_comment'],
];
/**
 * The class of an event, from its name. Untrusted: whatever brings a pull request or another workflow's run with
 * it, and every event that we do not know.
 * @param isAboutPullRequest a comment on an issue and one on a pull request have the same event name
 */
function eventClass(eventName, isAboutPullRequest) {
    return OWN_COMMIT.includes(eventName) && !isAboutPullRequest ? 'trusted' : 'untrusted';
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/limits.js
/** Spec 4.3: 2 GB in all. */
const limits_LIMITS = {
    unpackedBytes: 2 * 1024 ** 3,
    entries: 200_000,
    allPathsBytes: 32 * 1024 ** 2,
    pathBytes: 1024,
    nameBytes: 255,
    depth: 64,
};
/** Bytes of the header's JSON. It lies in the first chunk, so that one chunk tells whose a checkpoint is. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Bytes that a sealed file may have: no file is read further than what its limits can need. */
function maxSealedBytes({ unpackedBytes, entries, allPathsBytes }) {
    const framed = unpackedBytes + allPathsBytes + entries * 16 + MAX_HEADER_BYTES;
    return Math.ceil(framed * (1 + 1 / 1024)) + 1024;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/refusal.js
/** Thrown within this folder when a file is at fault; `refusing` makes a value of it. */
class Refused extends Error {
    refusal;
    name = 'Refused';
    constructor(refusal) {
        super(refusal.why);
        this.refusal = refusal;
    }
}
const broken = (why) => new Refused({ kind: 'broken', why });
const tooLarge = (why) => new Refused({ kind: 'too_large', why });
/** Runs what may be refused. Whatever else is thrown, I/O of ours above all, goes on upwards. */
async function refusal_refusing(open) {
    try {
        return await open();
    }
    catch (error) {
        if (error instanceof Refused)
            return error.refusal;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/header.js




/** What lies in a checkpoint and how; another number is another reader's. */
const CONTENT_VERSION = 1;
const header_text = (characters) => dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(characters));
const digits = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\d{1,20}$/));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1));
const schema = dist/* strictObject */.rej({
    version: dist/* literal */.euz(CONTENT_VERSION),
    repository_id: digits,
    /** `.github/workflows/triage.yml`, without the ref. */
    workflow_file: header_text(1000),
    ref: header_text(1000),
    event_class: dist/* picklist */.KIO(EVENT_CLASSES),
    /** In full: nobody reads it without the key. */
    run_key: header_text(8000),
    /** GitHub's id of the workflow run. */
    run_id: digits,
    attempt: count,
    /** The job's full name. */
    job: header_text(1000),
    /** GITHUB_ACTION. */
    step: header_text(1000),
    /** Of its run key, from 1. */
    sequence: count,
    /** The name that it was stored under: a copy saved again under another doesn't count. */
    name: header_text(512),
    /** ISO 8601. For people: nothing is ordered by it. */
    time: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()),
    /** The version of raymond that wrote it. */
    writer: header_text(100),
});
/** The header's bytes at the beginning of what is sealed: their number, then JSON. @throws TypeError, RangeError */
function encodeHeader(header) {
    const result = dist/* safeParse */.xLC(schema, header);
    if (!result.success)
        throw new TypeError(`The header of a checkpoint is wrong: ${problemOf(result.issues)}`);
    const json = Buffer.from(JSON.stringify(result.output));
    if (json.length > MAX_HEADER_BYTES) {
        throw new RangeError(`The header of a checkpoint has ${json.length} bytes, more than ${MAX_HEADER_BYTES}`);
    }
    const length = Buffer.alloc(4);
    length.writeUInt32BE(json.length);
    return Buffer.concat([length, json]);
}
/**
 * Reads the header at the beginning of the first chunk.
 * @returns it and the rest of the chunk
 * @throws Refused
 */
function decodeHeader(chunk) {
    const length = chunk.length < 4 ? Number.POSITIVE_INFINITY : chunk.readUInt32BE(0);
    if (length > MAX_HEADER_BYTES || chunk.length < 4 + length)
        throw broken('it has no header');
    let data;
    try {
        data = JSON.parse(chunk.toString('utf8', 4, 4 + length));
    }
    catch {
        throw broken('its header is no JSON');
    }
    const version = dist/* safeParse */.xLC(dist/* looseObject */._H3({ version: count }), data);
    if (version.success && version.output.version !== CONTENT_VERSION) {
        const found = version.output.version;
        throw new Refused({
            kind: 'other_version',
            version: found,
            why: `its contents have version ${found}, and this action reads version ${CONTENT_VERSION}`,
        });
    }
    const result = dist/* safeParse */.xLC(schema, data);
    if (!result.success)
        throw broken(`its header is wrong: ${problemOf(result.issues)}`);
    return { header: result.output, rest: chunk.subarray(4 + length) };
}
function problemOf([issue]) {
    return `${dist/* getDotPath */.BuJ(issue) ?? 'the whole'}: ${issue.message}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/keys.js


/** Characters of each line of `state-key`. */
const MIN_STATE_KEY = 32;
/** Characters of another secret. Local model servers take any word for a key: `dummy`, `ollama`. */
const MIN_OTHER = 8;
/** Characters; a shorter one seals, with a warning. Keys of the known services are longer. */
const STRONG_OTHER = 32;
/** Bytes of a key id. */
const KEY_ID_BYTES = 8;
const HOW_TO_MAKE_ONE = 'Make one with `openssl rand -base64 32` and keep it as a secret.';
/**
 * Which secret seals and which open (spec 4.3). With a `state-key` its first line seals, all of its lines open,
 * and no other secret does either. Without, it is the first that there is of: the Anthropic API key, the Claude
 * Code token, a personal GitHub token, the agents' other keys. That one alone also opens, so that it can be said
 * whose holder may write a checkpoint.
 * @param repositoryId GitHub's number of the repository: no key opens another repository's checkpoints
 * @throws UsageError for a line of `state-key` under 32 characters, or an id that is no number
 */
function chooseKeys(secrets, repositoryId) {
    if (!/^\d{1,20}$/.test(repositoryId)) {
        throw new errors/* UsageError */.eb(`The repository's id is ${JSON.stringify(repositoryId)}; it must be a number.`);
    }
    const stateKeys = stateKeysIn(secrets.stateKey ?? '');
    if (stateKeys.length > 0) {
        const open = distinct(stateKeys.map((line) => sealKey('state-key', line, repositoryId)));
        return { keys: { seal: open[0], open }, warnings: [] };
    }
    const warnings = [];
    for (const { name, value } of candidates(secrets)) {
        if (value.length < MIN_OTHER) {
            warnings.push(`${name} has only ${value.length} characters and seals no checkpoint; state-key would.`);
            continue;
        }
        if (value.length < STRONG_OTHER) {
            warnings.push(`${name}, which seals this run's checkpoints, has only ${value.length} characters: who guesses it can read and forge them. Set state-key. ${HOW_TO_MAKE_ONE}`);
        }
        const key = sealKey(name, value, repositoryId);
        return { keys: { seal: key, open: [key] }, warnings };
    }
    return { keys: null, warnings };
}
function stateKeysIn(text) {
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    for (const [index, line] of lines.entries()) {
        const length = [...line].length;
        if (line === '' || length >= MIN_STATE_KEY)
            continue;
        throw new errors/* UsageError */.eb(`The input state-key has ${length} characters in line ${index + 1}; each line is a key of at least ${MIN_STATE_KEY}. ${HOW_TO_MAKE_ONE}`);
    }
    return lines.filter((line) => line !== '');
}
function distinct(keys) {
    return keys.filter((key, index) => keys.findIndex(({ secret }) => secret.equals(key.secret)) === index);
}
function candidates(secrets) {
    const personal = secrets.githubTokens.find((token) => isPersonalToken((token ?? '').trim())) ?? null;
    const others = secrets.others.filter(({ name, value }) => !(secrets.hasCloudSession && name.startsWith('AWS_')) && isStatic((value ?? '').trim()));
    const list = [
        { name: 'anthropic-api-key', value: secrets.anthropicApiKey },
        { name: 'claude-code-oauth-token', value: secrets.claudeCodeOauthToken },
        { name: 'the personal GitHub token', value: personal },
        ...others,
    ];
    return list
        .map(({ name, value }) => ({ name, value: (value ?? '').trim() }))
        .filter(({ value }) => value !== '');
}
/** Classic and fine-grained personal tokens; those of apps and jobs (`ghs_`, `ghu_`, …) end within hours. */
const isPersonalToken = (token) => /^(?:ghp_|github_pat_)\w+$/.test(token);
/** Not a job's or app's GitHub token, a JWT (OIDC), or an AWS session's key. */
const isStatic = (value) => !/^(?:gh[sur]_|eyJ[\w-]*\.|ASIA[A-Z0-9]{12})/.test(value) && !/^v1\.[0-9a-f]{40}$/.test(value);
/** @param source for messages. The command line (RAYMOND_STATE_KEY) comes here through `chooseKeys` as well. */
function sealKey(source, text, repositoryId) {
    const secret = (0,external_node_crypto_.createSecretKey)(Buffer.from(text, 'utf8'));
    const id = derive(secret, '', `raymond-v2 key id ${repositoryId}`, KEY_ID_BYTES).toString('hex');
    return { source, id, secret, repositoryId };
}
/** HKDF(secret, salt, `raymond-v2` + repository id): key and nonces of one file, new with each salt. */
function fileKey({ secret, repositoryId }, salt) {
    const bytes = derive(secret, salt, `raymond-v2${repositoryId}`, 39);
    return { key: bytes.subarray(0, 32), noncePrefix: bytes.subarray(32) };
}
/** The key of the names' HMAC; see `keyHash`. */
function nameKey({ secret, repositoryId }) {
    return derive(secret, '', `raymond-v2 names ${repositoryId}`, 32);
}
/**
 * The key of what is not sealed: everybody has it. So an unsealed file has the same frame, in which chance
 * damage and a cut are found, and one reader does for both.
 */
const EVERYBODYS_KEY = sealKey('nobody', 'raymond: this file is not sealed', '0');
function derive(secret, salt, info, bytes) {
    return Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', secret, salt, info, bytes));
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/names.js


/**
 * The `<key hash>` in the names of a run key's checkpoints (spec 4.3): an HMAC with the key, so that nobody
 * learns the run key from a name, or can make one. Without a key it only has to be short.
 * @returns 20 hexadecimal digits
 */
function keyHash(key, runKey) {
    const hash = key === null ? (0,external_node_crypto_.createHash)('sha256') : (0,external_node_crypto_.createHmac)('sha256', nameKey(key));
    return hash.update(runKey).digest('hex').slice(0, 20);
}
/** What all names of a run key begin with. Every part ends with `-`, since caches are found by prefix. */
const namePrefix = (hash) => `raymond-v2-${hash}-`;
/** The name that one checkpoint has; the store may need another ending, the header has this one. */
function checkpointName(hash, { run_id: runId, attempt, sequence }) {
    return `${namePrefix(hash)}${runId}-${attempt}-${sequence}-`;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/order.js
/**
 * Which checkpoint of a run key is the newest, by the sealed headers alone: not by run id, time or the order of a
 * list, which others can bring about.
 *
 * Within a workflow run the attempt decides, then the sequence: a late save of an attempt that has been given up
 * doesn't count. Between workflow runs (a run key of one's own) attempts say nothing, and the sequence decides,
 * which goes on across runs (`nextSequence`).
 * @param headers of checkpoints that belong to us; the same one from two stores counts once
 */
function newest(headers, asking) {
    const distinct = [...new Map(headers.map((header) => [identity(header), header])).values()];
    const colliding = distinct.find((header) => isCollision(header, asking));
    if (colliding !== undefined)
        return { kind: 'collision', header: colliding };
    const runs = new Map();
    for (const header of distinct.sort(byAttemptAndSequence)) {
        runs.set(header.run_id, [...(runs.get(header.run_id) ?? []), header]);
    }
    const ordered = [];
    while (runs.size > 0) {
        const [first, second] = [...runs.values()].map((run) => run[0]).sort((a, b) => b.sequence - a.sequence);
        if (second !== undefined && second.sequence === first.sequence) {
            if (ordered.length === 0)
                return { kind: 'parted', headers: [first, second] };
            // Which of these comes next nobody knows, so that the list ends here.
            break;
        }
        ordered.push(first);
        const rest = runs.get(first.run_id).slice(1);
        if (rest.length === 0)
            runs.delete(first.run_id);
        else
            runs.set(first.run_id, rest);
    }
    const [head, ...tail] = ordered;
    return head === undefined ? { kind: 'none' } : { kind: 'found', headers: [head, ...tail] };
}
const byAttemptAndSequence = (a, b) => b.attempt - a.attempt || b.sequence - a.sequence;
/** Two steps of one attempt can have given two checkpoints the same numbers. */
const identity = (header) => JSON.stringify([header.name, header.run_id, header.attempt, header.sequence, header.job, header.step]);
function isCollision(header, asking) {
    return (header.run_id === asking.run_id &&
        header.attempt === asking.attempt &&
        (header.job !== asking.job || header.step !== asking.step));
}
/** The sequence of the next checkpoint: over all that are known of the run key, whatever became of them. */
function nextSequence(headers) {
    return headers.reduce((highest, { sequence }) => Math.max(highest, sequence), 0) + 1;
}
/**
 * Whether others have gone on from a checkpoint without leaving one that we know (spec 4.3): `auto` stops there.
 * @returns null: it is as new as can be
 */
function overtaken(header, { asking, attempts, isAnswered }) {
    if (isAnswered)
        return { by: 'answer' };
    if (header.run_id !== asking.run_id)
        return null;
    const later = attempts.filter((attempt) => attempt > header.attempt && attempt < asking.attempt);
    return later.length === 0 ? null : { by: 'attempt', attempt: Math.max(...later) };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/entry-names.js
/** Names that Windows takes for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *(?:\.|$)/i;
/**
 * Which paths an archive may have: relative, `/` between the names, no name that any system reads otherwise than
 * it is written, and no two that some system takes for one, by case, Unicode form or invisible characters. Each
 * folder comes before what is in it. The same rules on packing and unpacking.
 */
class EntryNames {
    options;
    folders = new Set(['']);
    taken = new Set();
    bytes = 0;
    constructor(options) {
        this.options = options;
    }
    /** Takes a path in. @returns null, or what is wrong with it; then it is not taken in. */
    add(path, isFolder) {
        const { limits, windows } = this.options;
        const problem = pathProblem(path, limits) ?? firstOf(path.split('/'), (name) => nameProblem(name, windows));
        if (problem !== null)
            return problem;
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        if (!this.folders.has(parent))
            return 'its folder does not come before it';
        const folded = fold(path);
        if (this.taken.has(folded))
            return 'on some systems its name is the same as another one’s';
        this.taken.add(folded);
        this.bytes += Buffer.byteLength(path);
        if (isFolder)
            this.folders.add(path);
        return null;
    }
    get count() {
        return this.taken.size;
    }
    get isTooMuch() {
        return this.count > this.options.limits.entries || this.bytes > this.options.limits.allPathsBytes;
    }
}
function pathProblem(path, limits) {
    const names = path.split('/');
    if (path === '')
        return 'it has no name';
    if (Buffer.byteLength(path) > limits.pathBytes)
        return `its path has over ${limits.pathBytes} bytes`;
    if (names.length > limits.depth)
        return `it lies over ${limits.depth} folders deep`;
    if (names.some((name) => Buffer.byteLength(name) > limits.nameBytes)) {
        return `its name has over ${limits.nameBytes} bytes`;
    }
    return null;
}
function nameProblem(name, windows) {
    if (name === '')
        return 'a name in its path is empty, or the path is absolute';
    // What cannot be written in UTF-8 and what was none when it was read.
    if (/[\p{Surrogate}\uFFFD]/u.test(name))
        return 'its name is not in UTF-8';
    if (/[\u0000-\u001f\u007f-\u009f\\]/.test(name))
        return 'its name has a control character or a backslash';
    const folded = fold(name);
    if (/^\.{0,2}$/.test(folded))
        return 'its path leads upwards';
    if (/[. ]$/.test(folded))
        return 'its name ends with a dot or a space, which Windows drops';
    if (DEVICE.test(folded))
        return 'its name is a device on Windows';
    if (windows && /[<>:"|?*]/.test(name))
        return 'its name has a character that Windows does not allow';
    return null;
}
/** The same for all names that some file system takes for one. Wider than any: what meets is only left out. */
function fold(name) {
    return name
        .normalize('NFKD')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKD');
}
function firstOf(list, find) {
    for (const each of list) {
        const found = find(each);
        if (found !== null)
            return found;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/archive.js
/**
 * A folder as one stream. A frame of our own and not tar: both ends are ours, and of what tar can say (links,
 * devices, owners, sparse files, pax headers, three ways to write a long name) a checkpoint may say nothing, so a
 * library would bring a parser whose every feature has to be refused again. This one has no word for them.
 * Nothing is compressed: what is large in a checkpoint (the git bundle) already is, no file can then be larger
 * than what was sent, and the size tells nothing of what is inside.
 *
 *   entry      1  kind: 1 folder, 2 file, 3 program (a file that its owner may run)
 *              2  bytes of the path
 *              8  bytes of the contents; 0 for a folder
 *                 path, UTF-8, then contents
 *   at the end 1  kind: 0
 *              4  how many entries there were
 *              8  bytes of all contents together
 *
 * Numbers are big-endian. Folders come before what is in them; the folder itself has no entry. Nothing follows
 * the end.
 */






const END = 0;
const KINDS = [null, 'folder', 'file', 'program'];
const ENTRY_BYTES = 11;
const END_BYTES = 13;
const READ_BYTES = 64 * 1024;
const NOT_REGULAR = 'it is a link or a device';
const { O_RDONLY, O_NONBLOCK } = external_node_fs_.constants;
/** Windows has none; there, links need rights of their own. */
const O_NOFOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
/**
 * Packs a folder, names in order, so that equal folders give equal archives. Links, devices, what cannot be read
 * and names that not every system can have are left out, and told. Constant memory, but for the names.
 * @throws StateError STATE_WRITE_FAILED when it is over the limits, or a file shrinks while it is read
 */
async function* packFolder(folder, limits, leaveOut) {
    const packer = new Packer(folder, limits, leaveOut);
    yield* packer.entries('', await listed(folder));
    yield packer.end();
}
class Packer {
    folder;
    limits;
    leaveOut;
    names;
    bytes = 0;
    constructor(folder, limits, leaveOut) {
        this.folder = folder;
        this.limits = limits;
        this.leaveOut = leaveOut;
        this.names = new EntryNames({ limits, windows: process.platform === 'win32' });
    }
    async *entries(at, entries) {
        for (const entry of entries) {
            const path = at === '' ? entry.name : `${at}/${entry.name}`;
            if (entry.isDirectory())
                yield* this.subfolder(path);
            else if (entry.isFile())
                yield* this.file(path);
            else
                this.leaveOut({ path, why: NOT_REGULAR });
        }
    }
    async *subfolder(path) {
        const entries = await listed((0,external_node_path_.join)(this.folder, path)).catch(errors/* messageOf */.bD);
        if (typeof entries === 'string')
            return this.leaveOut({ path, why: entries });
        if (!this.take(path, true))
            return;
        yield entryHead('folder', path, 0);
        yield* this.entries(path, entries);
    }
    async *file(path) {
        const file = await openRegular((0,external_node_path_.join)(this.folder, path)).catch(errors/* messageOf */.bD);
        if (typeof file === 'string')
            return this.leaveOut({ path, why: file });
        try {
            const { size, mode } = await file.stat();
            if (!this.take(path, false))
                return;
            this.bytes += size;
            if (this.bytes > this.limits.unpackedBytes)
                throw cannotSeal(`has over ${this.limits.unpackedBytes} bytes`);
            yield entryHead((mode & 0o100) === 0 ? 'file' : 'program', path, size);
            yield* contents(file, size, path);
        }
        finally {
            await file.close();
        }
    }
    take(path, isFolder) {
        const why = this.names.add(path, isFolder);
        if (why !== null)
            this.leaveOut({ path, why });
        else if (this.names.isTooMuch) {
            throw cannotSeal(`has over ${this.limits.entries} files and folders, or too long names`);
        }
        return why === null;
    }
    end() {
        const end = Buffer.alloc(END_BYTES);
        end.writeUInt32BE(this.names.count, 1);
        end.writeBigUInt64BE(BigInt(this.bytes), 5);
        return end;
    }
}
async function listed(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** Without following a link, or waiting at a pipe, that has taken its place meanwhile. */
async function openRegular(path) {
    const file = await (0,promises_.open)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if ((await file.stat()).isFile())
        return file;
    await file.close();
    throw new Error(NOT_REGULAR);
}
/** As many bytes as the file had when it was opened: what is appended meanwhile is for the next checkpoint. */
async function* contents(file, size, path) {
    for (let position = 0; position < size;) {
        const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, size - position));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0)
            throw cannotSeal(`has a file that was cut off while it was read (${path})`);
        yield buffer.subarray(0, bytesRead);
        position += bytesRead;
    }
}
function entryHead(kind, path, size) {
    const name = Buffer.from(path);
    const head = Buffer.alloc(ENTRY_BYTES);
    head[0] = KINDS.indexOf(kind);
    head.writeUInt16BE(name.length, 1);
    head.writeBigUInt64BE(BigInt(size), 3);
    return Buffer.concat([head, name]);
}
const cannotSeal = (why) => new errors/* StateError */.qq('STATE_WRITE_FAILED', `The checkpoint could not be sealed: it ${why}.`);
/**
 * Reads and checks all of an archive but the contents: before this has come to its end, nothing is unpacked.
 * @param length bytes of the archive, which fills its file
 * @throws Refused broken, too_large
 */
async function readEntries(file, length, options) {
    const { limits } = options;
    const names = new EntryNames(options);
    const reader = new Reader(file, length);
    const entries = [];
    let bytes = 0;
    for (;;) {
        const [kindByte] = await reader.take(1);
        if (kindByte === END)
            break;
        const kind = KINDS[kindByte];
        if (kind == null)
            throw broken(`entry ${entries.length + 1} is of an unknown kind`);
        const head = await reader.take(ENTRY_BYTES - 1);
        const size = head.readBigUInt64BE(2);
        if (kind === 'folder' && size !== 0n)
            throw broken('a folder in it has contents');
        // What is no UTF-8 becomes U+FFFD here, which no name may have.
        const path = (await reader.take(head.readUInt16BE(0))).toString('utf8');
        const problem = names.add(path, kind === 'folder');
        if (problem !== null)
            throw broken(`${shown(path)} is in it: ${problem}`);
        if (names.isTooMuch)
            throw tooLarge(`it has over ${limits.entries} files and folders, or too long names`);
        if (size > BigInt(limits.unpackedBytes - bytes)) {
            throw tooLarge(`its files have over ${limits.unpackedBytes} bytes`);
        }
        entries.push({ path, kind, size: Number(size), at: reader.position });
        bytes += Number(size);
        reader.skip(Number(size));
    }
    const end = await reader.take(END_BYTES - 1);
    const isWhole = end.readUInt32BE(0) === entries.length && end.readBigUInt64BE(4) === BigInt(bytes);
    if (!isWhole || reader.position !== length)
        throw broken('its end is wrong');
    return entries;
}
/** A name for a message: no control characters, not too long. */
const shown = (path) => JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
/** Reads a file forwards, in large pieces, and never behind its end. */
class Reader {
    file;
    length;
    position = 0;
    buffer = Buffer.alloc(0);
    bufferAt = 0;
    constructor(file, length) {
        this.file = file;
        this.length = length;
    }
    async take(size) {
        if (size > this.length - this.position)
            throw broken('an entry of it is cut off');
        const isHere = () => this.position >= this.bufferAt && this.position + size <= this.bufferAt + this.buffer.length;
        if (!isHere()) {
            const buffer = Buffer.allocUnsafe(Math.max(size, READ_BYTES));
            const { bytesRead } = await this.file.read(buffer, 0, buffer.length, this.position);
            this.buffer = buffer.subarray(0, bytesRead);
            this.bufferAt = this.position;
            if (!isHere())
                throw new Error('a file of ours is shorter than what was written to it');
        }
        const start = this.position - this.bufferAt;
        this.position += size;
        return this.buffer.subarray(start, start + size);
    }
    skip(size) {
        if (size > this.length - this.position)
            throw broken('an entry of it is cut off');
        this.position += size;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/stream.js
/**
 * The sealed frame: AES-256-GCM in Rogaway's STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015), as age and
 * Tink use it. docs/checkpoint-format.md has the same with test vectors.
 *
 *   preamble  49 bytes, in clear, the additional data (AAD) of every chunk
 *      0   8  magic: `RAYMSEAL`; `RAYMOPEN` where nothing is secret
 *      8   1  version of the frame: 2
 *      9   8  key id: which key is wanted
 *     17  32  salt, random, new for every file
 *   chunks    each: up to 65,536 bytes of ciphertext, then a tag of 16 bytes
 *
 *   key(32) | prefix(7) = HKDF-SHA256(secret, salt, `raymond-v2` + repository id)
 *   nonce(12)           = prefix(7) | number of the chunk from 0, big-endian (4) | 1 for the last chunk, else 0 (1)
 *
 * All chunks but the last are full; the last is empty only where the whole is. So there is one frame for a
 * plaintext and a salt. The counter refuses what is reordered, doubled or left out, the flag what is cut off or
 * appended, the salt (a key a file) what comes from another file, the additional data a changed preamble.
 */



const FRAME_VERSION = 2;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const SALT_BYTES = 32;
const PREAMBLE_BYTES = 49;
const MAGIC_BYTES = 8;
const SEALED = Buffer.from('RAYMSEAL');
const UNSEALED = Buffer.from('RAYMOPEN');
const MAX_CHUNKS = 2 ** 32;
function makePreamble(isSealed, keyId, salt) {
    const id = Buffer.from(keyId, 'hex');
    if (id.length !== KEY_ID_BYTES || salt.length !== SALT_BYTES)
        throw new RangeError('no key id, or no salt');
    const magic = isSealed ? SEALED : UNSEALED;
    const bytes = Buffer.concat([magic, Buffer.from([FRAME_VERSION]), id, salt]);
    return { isSealed, keyId, salt, bytes };
}
/** @throws Refused broken, other_version */
function parsePreamble(bytes) {
    const magic = bytes.subarray(0, MAGIC_BYTES);
    const isSealed = magic.equals(SEALED);
    if (!isSealed && !magic.equals(UNSEALED))
        throw broken('it is no checkpoint: it begins otherwise');
    const version = bytes[MAGIC_BYTES];
    if (version === undefined)
        throw broken('it is cut off in its first bytes');
    if (version !== FRAME_VERSION) {
        const why = `its frame has version ${version}, and this action reads version ${FRAME_VERSION}`;
        throw new Refused({ kind: 'other_version', version, why });
    }
    if (bytes.length !== PREAMBLE_BYTES)
        throw broken('it is cut off in its first bytes');
    return { isSealed, keyId: bytes.toString('hex', 9, 17), salt: bytes.subarray(17), bytes };
}
/** Encrypts a stream: the preamble, then chunk by chunk. Constant memory. */
async function* sealStream(plain, key, preamble) {
    yield preamble.bytes;
    let number = 0;
    for await (const { bytes, isLast } of pieces(plain, CHUNK_BYTES)) {
        const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-gcm', key.key, nonce(key, number, isLast), {
            authTagLength: TAG_BYTES,
        });
        cipher.setAAD(preamble.bytes);
        yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
        number += 1;
    }
}
/**
 * Decrypts the chunks behind a preamble; gives each as soon as it is verified. What was given is whole only when
 * the generator has ended: before, the rest may be missing.
 * @throws Refused broken
 */
async function* openStream(sealed, key, preamble) {
    let number = 0;
    for await (const { bytes, isLast } of pieces(sealed, CHUNK_BYTES + TAG_BYTES)) {
        const length = bytes.length - TAG_BYTES;
        if (length < 0 || (length === 0 && number > 0))
            throw broken(`it is cut off in chunk ${number}`);
        const decipher = (0,external_node_crypto_.createDecipheriv)('aes-256-gcm', key.key, nonce(key, number, isLast), {
            authTagLength: TAG_BYTES,
        });
        decipher.setAAD(preamble.bytes);
        decipher.setAuthTag(bytes.subarray(length));
        const plain = decipher.update(bytes.subarray(0, length));
        try {
            decipher.final();
        }
        catch {
            throw broken(`chunk ${number} is not what was sealed: it was changed, or the file is cut off there`);
        }
        yield plain;
        number += 1;
    }
}
function nonce({ noncePrefix }, number, isLast) {
    if (number >= MAX_CHUNKS)
        throw new RangeError('more chunks than a nonce can count');
    const bytes = Buffer.alloc(12);
    noncePrefix.copy(bytes);
    bytes.writeUInt32BE(number, 7);
    bytes[11] = isLast ? 1 : 0;
    return bytes;
}
/** Cuts a stream into pieces of `size` bytes; the last may be shorter, and is empty only where the stream is. */
async function* pieces(source, size) {
    let held = [];
    let length = 0;
    for await (const chunk of source) {
        held.push(chunk);
        length += chunk.length;
        // Only what another byte follows is known not to be the last.
        if (length <= size)
            continue;
        let all = Buffer.concat(held, length);
        for (; all.length > size; all = all.subarray(size))
            yield { bytes: all.subarray(0, size), isLast: false };
        held = [all];
        length = all.length;
    }
    yield { bytes: Buffer.concat(held, length), isLast: true };
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/unpack.js




const COPY_BYTES = 64 * 1024;
/** Whatever already has the name, a link above all, is neither written to nor followed. */
const NEW_FILE = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * Writes an archive's entries, which `readEntries` has checked, below a folder that must not be there yet. All is
 * for its owner alone. If it fails, nothing is left.
 * @throws Refused broken, where two names meet on this very file system, or one is too long for it
 */
async function unpack(archive, entries, into) {
    await (0,promises_.mkdir)(into, { mode: 0o700 });
    try {
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(into, entry.path);
            await (entry.kind === 'folder' ? (0,promises_.mkdir)(path, { mode: 0o700 }) : writeFile(archive, entry, path)).catch((error) => {
                const isItsFault = ['EEXIST', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL'].includes(error.code ?? '');
                throw isItsFault
                    ? broken(`${JSON.stringify(entry.path)} cannot be made here (${error.code})`)
                    : error;
            });
        }
    }
    catch (error) {
        await (0,promises_.rm)(into, { recursive: true, force: true });
        throw error;
    }
}
async function writeFile(archive, { kind, size, at }, path) {
    const file = await (0,promises_.open)(path, NEW_FILE, kind === 'program' ? 0o700 : 0o600);
    try {
        const buffer = Buffer.allocUnsafe(Math.min(size, COPY_BYTES));
        for (let done = 0; done < size;) {
            const { bytesRead } = await archive.read(buffer, 0, Math.min(buffer.length, size - done), at + done);
            if (bytesRead === 0)
                throw new Error('a file of ours is shorter than what was written to it');
            await file.writeFile(buffer.subarray(0, bytesRead));
            done += bytesRead;
        }
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/seal.js












/**
 * Seals a folder into one file (spec 4.3), streamed. The file appears whole or not at all, for its owner alone;
 * a link that lies in its place is replaced and not followed. The salt is drawn here and is no argument: two
 * files of one salt would give both away.
 * @throws StateError STATE_WRITE_FAILED when the folder is over the limits or a file in it shrinks meanwhile;
 *   TypeError for a header that no reader would take; what the file system throws
 */
async function sealFolder(options) {
    const { folder, header, key, out, limits = limits_LIMITS } = options;
    const used = key ?? EVERYBODYS_KEY;
    const preamble = makePreamble(key !== null, used.id, (0,external_node_crypto_.randomBytes)(SALT_BYTES));
    const leftOut = [];
    const start = encodeHeader(header);
    async function* plain() {
        yield start;
        yield* packFolder(folder, limits, (entry) => leftOut.push(entry));
    }
    const unfinished = `${out}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const bytes = await writeNew(unfinished, sealStream(plain(), fileKey(used, preamble.salt), preamble));
        await (0,promises_.rename)(unfinished, out);
        return { bytes, leftOut };
    }
    catch (error) {
        await (0,promises_.rm)(unfinished, { force: true });
        throw error;
    }
}
/**
 * Opens a sealed file: finds the key, verifies it to the last chunk into a private file, compares its header with
 * what is expected, checks every entry, and only then unpacks. A header that is not ours ends it at the first
 * chunk. Never throws for what is in the file, only when this machine fails (no such file, disk full, `into` is
 * there); whatever it does not open leaves nothing behind.
 */
async function openSealed(options) {
    const { expected, into, limits = limits_LIMITS, windows = process.platform === 'win32' } = options;
    return await refusal_refusing(async () => {
        return await reading(options, limits, async ({ header, contents }) => {
            const mismatch = belongs(header, expected);
            if (mismatch !== null) {
                throw new Refused({ kind: 'not_ours', mismatch, header, why: mismatchText(mismatch, header) });
            }
            const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(into), '.raymond-seal-'));
            try {
                const verified = (0,external_node_path_.join)(scratch, 'archive');
                const bytes = await writeNew(verified, contents);
                const archive = await (0,promises_.open)(verified, 'r');
                try {
                    await unpack(archive, await readEntries(archive, bytes, { limits, windows }), into);
                }
                finally {
                    await archive.close();
                }
            }
            finally {
                await (0,promises_.rm)(scratch, { recursive: true, force: true });
            }
            return { kind: 'opened', header };
        });
    });
}
/**
 * The header of a sealed file, from its first chunk: enough to tell whose it is and which is the newest, without
 * verifying gigabytes. That the rest opens, it does not say.
 */
async function readHeader(options) {
    return await refusing(() => reading(options, options.limits ?? LIMITS, async ({ header }) => ({ kind: 'header', header })));
}
/** Which key a file is sealed under; read without any. null: it is not sealed. */
async function peekKeyId(file) {
    return await refusing(async () => {
        const handle = await openFile(file);
        try {
            const { isSealed, keyId } = await readPreamble(handle);
            return { kind: 'key_id', keyId: isSealed ? keyId : null };
        }
        finally {
            await handle.close();
        }
    });
}
/** Opens a file as far as its header. @throws Refused */
async function reading({ file, keys }, limits, use) {
    const handle = await openFile(file);
    try {
        const { size } = await handle.stat();
        if (size > maxSealedBytes(limits))
            throw tooLarge(`it has ${size} bytes`);
        const preamble = await readPreamble(handle);
        const key = fileKey(keyFor(preamble, keys), preamble.salt);
        const plain = openStream(chunksOf(handle), key, preamble);
        try {
            const { value: first } = await plain.next();
            const { header, rest } = decodeHeader(first ?? Buffer.alloc(0));
            return await use({ header, contents: after(rest, plain) });
        }
        finally {
            await plain.return(undefined);
        }
    }
    finally {
        await handle.close();
    }
}
async function* after(rest, plain) {
    yield rest;
    yield* plain;
}
/** A link, device or folder in the file's place is the file's fault, and no pipe keeps us waiting. */
async function openFile(file) {
    const { O_RDONLY, O_NONBLOCK } = external_node_fs_.constants;
    const handle = await (0,promises_.open)(file, O_RDONLY | O_NONBLOCK | (external_node_fs_.constants.O_NOFOLLOW ?? 0)).catch((error) => {
        throw ['ELOOP', 'EMLINK', 'ENXIO'].includes(error.code ?? '') ? broken('it is no regular file') : error;
    });
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    throw broken('it is no regular file');
}
async function readPreamble(handle) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PREAMBLE_BYTES), 0, PREAMBLE_BYTES, 0);
    return parsePreamble(buffer.subarray(0, bytesRead));
}
function keyFor({ isSealed, keyId }, keys) {
    if (isSealed) {
        const key = keys?.open.find(({ id }) => id === keyId);
        if (key !== undefined)
            return key;
        const has = keys === null ? 'has none' : `has ${keys.open.map(({ id }) => id).join(', ')}`;
        const why = `it is sealed under another key than this job has: it wants ${keyId}, the job ${has}`;
        throw new Refused({ kind: 'other_key', keyId, why });
    }
    if (keys === null)
        return EVERYBODYS_KEY;
    throw new Refused({ kind: 'unsealed', why: 'it is not sealed, and this job has a key' });
}
async function* chunksOf(handle) {
    const highWaterMark = 4 * (CHUNK_BYTES + TAG_BYTES);
    yield* handle.createReadStream({ start: PREAMBLE_BYTES, autoClose: false, highWaterMark });
}
/** A new file, for its owner alone. @returns its bytes */
async function writeNew(path, chunks) {
    const file = await (0,promises_.open)(path, 'wx', 0o600);
    let bytes = 0;
    try {
        for await (const chunk of chunks) {
            await file.writeFile(chunk);
            bytes += chunk.length;
        }
    }
    finally {
        await file.close();
    }
    return bytes;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/index.js










/***/ }),

/***/ 52235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* reexport */ createSnapshot),
  n: () => (/* reexport */ restoreSnapshot)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/git.js




/** What git needs of the environment. Nothing else goes in: no token, no GIT_DIR of somebody else's. */
const PASSED_ON = [
    ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
    ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];
/**
 * Settings that hold whatever the repository's own say: no hook, no monitor program, no signature, no
 * housekeeping, no question. Commits are made by nobody in particular.
 */
const SETTINGS = {
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.quotePath': 'false',
    'core.compression': '1',
    'commit.gpgSign': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
    'pack.useBitmaps': 'false',
    // In a container the workspace is often another user's.
    'safe.directory': '*',
    'user.name': 'raymond',
    'user.email': 'raymond@localhost',
    'advice.graftFileDeprecated': 'false',
};
const VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // A look at the work tree must not write the user's index.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    // Never the network, not even for the missing objects of a partial clone.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** git in one folder, with its settings made safe; see `SETTINGS`. Bytes in and out: names may be any. */
class Git {
    folder;
    environment;
    settings;
    variables;
    constructor(folder, environment, settings = {}, variables = {}) {
        this.folder = folder;
        this.environment = environment;
        this.settings = settings;
        this.variables = variables;
    }
    /** The same git, with more settings and variables. */
    with(settings, variables) {
        return new Git(this.folder, this.environment, { ...this.settings, ...settings }, { ...this.variables, ...variables });
    }
    /** @throws GitError when git exits with another code than 0. */
    async bytes(args, run = {}) {
        const { execa } = await __webpack_require__.e(/* import() */ 993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const settings = Object.entries({ ...SETTINGS, ...this.settings });
        const result = await execa('git', [...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args], {
            cwd: this.folder,
            env: { ...this.passedOn(), ...VARIABLES, ...this.variables, ...run.env },
            extendEnv: false,
            encoding: 'buffer',
            stripFinalNewline: false,
            maxBuffer: 1024 ** 3,
            reject: false,
            ...(run.input === undefined ? { stdin: 'ignore' } : { input: run.input }),
        });
        if (!result.failed)
            return asBuffer(result.stdout);
        const said = asBuffer(result.stderr).toString().trim();
        throw new GitError(args, result.exitCode, said === '' ? String(result.shortMessage) : said);
    }
    /** Without the line end behind it. */
    async text(args, run = {}) {
        return (await this.bytes(args, run)).toString().replace(/\r?\n$/, '');
    }
    /** Null when git says no by its exit code. */
    async ask(args, run = {}) {
        try {
            return await this.text(args, run);
        }
        catch (error) {
            if (error instanceof GitError && error.exitCode !== undefined)
                return null;
            throw error;
        }
    }
    async lines(args, run = {}) {
        return (await this.text(args, run)).split('\n').filter((line) => line !== '');
    }
    passedOn() {
        const passed = {};
        for (const name of PASSED_ON) {
            const value = this.environment[name];
            if (value !== undefined)
                passed[name] = value;
        }
        return passed;
    }
}
/** Thrown when git itself fails; the snapshot's functions tell it as a StateError. */
class GitError extends Error {
    exitCode;
    name = 'GitError';
    constructor(args, 
    /** Undefined when git could not be started. */
    exitCode, said) {
        super(`git ${args.slice(0, 2).join(' ')}: ${said.slice(0, 2000)}`);
        this.exitCode = exitCode;
    }
}
function asBuffer(bytes) {
    return bytes === undefined
        ? Buffer.alloc(0)
        : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** What is read or written of a repository directly, as a file or folder. */
const PARTS = [
    ...['objects', 'index', 'shallow', 'info/exclude'],
    ...['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE'],
    ...['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'],
];
/** Null when the folder is in no work tree. */
async function openRepository(folder, environment) {
    const inFolder = new Git(folder, environment);
    const top = await inFolder.ask(['rev-parse', '--show-toplevel']);
    if (top === null || top === '')
        return null;
    const git = new Git(top, environment);
    const asked = ['--show-object-format', ...PARTS.flatMap((part) => ['--git-path', part])];
    const [objectFormat, ...paths] = await git.lines(['rev-parse', ...asked]);
    if (paths.length !== PARTS.length)
        throw new Error(`the path ${JSON.stringify(top)} has a line end in it`);
    const placed = PARTS.map((part, index) => [part, (0,external_node_path_.resolve)(top, paths[index])]);
    return { git, top, objectFormat: objectFormat, paths: Object.fromEntries(placed) };
}
/**
 * Paths as git names them, relative to the work tree's top; those outside of it are dropped. The workspace may
 * be known by another name than git's, through a link.
 */
async function pathsInTop(top, workspace, paths) {
    const real = await (0,promises_.realpath)(workspace);
    return paths
        .map((path) => (0,external_node_path_.resolve)(real, (0,external_node_path_.relative)((0,external_node_path_.resolve)(workspace), (0,external_node_path_.resolve)(workspace, path))))
        .map((path) => (0,external_node_path_.relative)((0,external_node_path_.resolve)(top), path).split(external_node_path_.sep).join('/'))
        .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}
/** The commit that a name stands for, or null. */
function commitOf(git, name) {
    return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** The pieces of NUL-terminated output. Not as text: names may be in any encoding. */
function pieces(output) {
    const found = [];
    for (let from = 0; from < output.length;) {
        const end = output.indexOf(0, from);
        const to = end === -1 ? output.length : end;
        found.push(output.subarray(from, to));
        from = to + 1;
    }
    return found;
}
/** NUL-terminated, as git reads lists. */
function nulTerminated(parts) {
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.from([0])]));
}
/** Tells git's failures as one of the run's state. */
async function telling(code, doing, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            throw error;
        const why = error instanceof Error ? error.message : String(error);
        const advice = error instanceof GitError && error.exitCode === undefined ? ' Is git installed and on the PATH?' : '';
        throw new errors/* StateError */.qq(code, `${doing}: ${why}${advice}`, {}, { cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/changes.js




const GITLINK = '160000';
/**
 * Brings the index of `git` to what the work tree holds: changed, deleted and untracked files, those that
 * git ignores left out. Gives what was not kept, for people.
 * @throws StateError STATE_WRITE_FAILED when the changed files are larger than allowed.
 */
async function indexWorkTree(git, rules) {
    const warnings = [];
    // So that files that were touched, not changed, are not read again below.
    await git.ask(['update-index', '-q', '--refresh']);
    const { removed, present } = await changedPaths(git, rules, warnings);
    const added = [];
    let total = 0;
    const largest = [];
    for (const path of present) {
        const { size, why } = await examine(path, rules);
        if (why !== null) {
            warnings.push(`${show(path)} was not kept: ${why}.`);
            continue;
        }
        added.push(path);
        total += size;
        largest.push({ name: show(path), size });
    }
    if (total > rules.maxBytes)
        throw tooLarge(total, largest, rules.maxBytes);
    if (removed.length > 0) {
        await git.text(['update-index', '-z', '--force-remove', '--stdin'], { input: nulTerminated(removed) });
    }
    if (added.length > 0) {
        const options = ['-z', '--add', '--remove', '--replace', '--stdin'];
        await git.text(['update-index', ...options], { input: nulTerminated(added) });
    }
    return warnings;
}
async function changedPaths(git, rules, warnings) {
    const removed = [];
    const present = [];
    const output = pieces(await git.bytes(['diff-files', '-z', '--raw', '--ignore-submodules=none']));
    for (let index = 0; index + 1 < output.length; index += 2) {
        const [oldMode, newMode, , , status] = output[index].toString('latin1').slice(1).split(' ');
        const path = output[index + 1];
        if (isExcluded(path, rules.excludes))
            continue;
        if (oldMode === GITLINK || newMode === GITLINK) {
            warnings.push(`Of the submodule ${show(path)} only the recorded commit was kept, not what it holds now.`);
        }
        else {
            (status === 'D' ? removed : present).push(path);
        }
    }
    for (const path of pieces(await git.bytes(['ls-files', '-z', '--others', '--exclude-standard']))) {
        if (isExcluded(path, rules.excludes))
            continue;
        if (path.at(-1) === SLASH)
            warnings.push(`${show(path)} was not kept: it is a repository of its own.`);
        else
            present.push(path);
    }
    return { removed, present };
}
const SLASH = '/'.charCodeAt(0);
async function examine(path, rules) {
    const full = Buffer.concat([Buffer.from(`${rules.top}/`), path]);
    try {
        const stats = await (0,promises_.lstat)(full);
        if (stats.isSymbolicLink())
            return { size: 0, why: null };
        if (!stats.isFile())
            return { size: 0, why: 'it is neither a file nor a link' };
        if (stats.size > rules.maxFileBytes) {
            return { size: 0, why: `its ${mb(stats.size)} are over the limit of ${mb(rules.maxFileBytes)} a file` };
        }
        await (0,promises_.access)(full, external_node_fs_.constants.R_OK);
        return { size: stats.size, why: null };
    }
    catch (error) {
        const { code } = error;
        // Gone since git looked: git takes it for deleted.
        if (code === 'ENOENT')
            return { size: 0, why: null };
        return { size: 0, why: `it cannot be read (${code ?? String(error)})` };
    }
}
function isExcluded(path, excludes) {
    return excludes.some((exclude) => {
        const prefix = Buffer.from(exclude);
        if (path.length < prefix.length || !path.subarray(0, prefix.length).equals(prefix))
            return false;
        return path.length === prefix.length || path[prefix.length] === SLASH;
    });
}
function tooLarge(total, files, limit) {
    const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 3);
    const names = largest.map(({ name, size }) => `${name} (${mb(size)})`).join(', ');
    return new errors/* StateError */.qq('STATE_WRITE_FAILED', `The work tree was not kept: its changed files come to ${mb(total)}, over the limit of ${mb(limit)}. The largest: ${names}. Put what needs no keeping into .gitignore.`);
}
const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
/** A path for people, on one line. */
const show = (path) => JSON.stringify(path.toString()).slice(1, -1);

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/extras.js

const NO_OBJECT = /^0+$/;
/** Null when there are none. */
async function readExtras(git) {
    const unmerged = pieces(await git.bytes(['ls-files', '-z', '--unmerged']));
    const added = pieces(await git.bytes(['diff-files', '-z', '--name-only', '--diff-filter=A']));
    return unmerged.length + added.length === 0 ? null : { unmerged, intended: added };
}
/** Makes the index one that a tree can hold: unmerged paths become ours. */
async function withoutExtras(git, extras) {
    if (extras === null || extras.unmerged.length === 0)
        return;
    await git.text(['update-index', '-z', '--index-info'], {
        input: nulTerminated([...removals(extras.unmerged), ...extras.unmerged.filter(isOurs).map(asMerged)]),
    });
}
const pathOf = (entry) => entry.subarray(entry.indexOf('\t') + 1);
const fields = (entry) => entry.toString('latin1', 0, entry.indexOf('\t')).split(' ');
const isOurs = (entry) => fields(entry)[2] === '2';
const asMerged = (entry) => Buffer.concat([Buffer.from(`${fields(entry).slice(0, 2).join(' ')}\t`), pathOf(entry)]);
/** Lines that take each path out of the index, whatever stages it has. */
function removals(entries) {
    return entries.map((entry) => {
        const none = '0'.repeat(fields(entry)[1].length);
        return Buffer.concat([Buffer.from(`0 ${none}\t`), pathOf(entry)]);
    });
}
/** A tree that holds the lists, and all objects that they name. */
async function storeExtras(git, { unmerged, intended }) {
    const store = (list) => git.text(['hash-object', '-w', '--no-filters', '--stdin'], { input: nulTerminated(list) });
    const blobs = unmerged.map(fields).filter(([mode]) => mode !== '160000');
    const objects = [...new Set(blobs.map(([, object]) => object))].filter((id) => !NO_OBJECT.test(id));
    const entries = [
        `100644 blob ${await store(unmerged)}\tunmerged`,
        `100644 blob ${await store(intended)}\tintended`,
        ...objects.map((object, index) => `100644 blob ${object}\tobject-${index}`),
    ];
    return await git.text(['mktree'], { input: `${entries.join('\n')}\n` });
}
/** Puts them back into an index that was read from the snapshot's tree. */
async function restoreExtras(git, tree) {
    const list = async (name) => pieces(await git.bytes(['cat-file', 'blob', `${tree}:${name}`]));
    const unmerged = await list('unmerged');
    if (unmerged.length > 0) {
        await git.text(['update-index', '-z', '--index-info'], {
            input: nulTerminated([...removals(unmerged), ...unmerged]),
        });
    }
    const intended = await list('intended');
    if (intended.length > 0) {
        const options = [
            '--intent-to-add',
            '--ignore-errors',
            '--force',
            '--pathspec-from-file=-',
            '--pathspec-file-nul',
        ];
        await git.ask(['add', ...options], {
            input: nulTerminated(intended),
            env: { GIT_LITERAL_PATHSPECS: '1' },
        });
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/history.js



/** Where the repository is: what a fresh checkout has of it, and what it has of its own. */
async function readHistory({ git }, given, shallow) {
    const head = await commitOf(git, 'HEAD');
    const reference = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
    const branch = reference?.replace(/^refs\/heads\//, '') ?? null;
    const base = await findBase(git, head, given, shallow);
    return { base, head, branch, branches: await ownBranches(git, { base, head, branch }) };
}
/**
 * The given commit if it is here; else the newest first-parent ancestor of HEAD that a remote has; else, for
 * a clone of one commit without a branch, that at which it was cut off.
 */
async function findBase(git, head, given, shallow) {
    const known = given === undefined ? null : await commitOf(git, given);
    if (known !== null || head === null)
        return known;
    const remotes = await git.lines(['for-each-ref', '--count=1', '--format=%(refname)', 'refs/remotes']);
    if (remotes.length > 0) {
        const own = await git.lines(['rev-list', '--first-parent', head, '--not', '--remotes']);
        const oldest = own.at(-1);
        const parent = oldest === undefined ? head : await commitOf(git, `${oldest}^1`);
        if (parent !== null)
            return parent;
    }
    const cut = new Set(shallow);
    const line = await git.lines(['rev-list', '--first-parent', head]);
    return line.find((commit) => cut.has(commit)) ?? null;
}
/** Local branches with commits that no remote has, and those that stand where the work began or is. */
async function ownBranches(git, at) {
    const branches = {};
    for (const line of await git.lines([
        'for-each-ref',
        '--format=%(objectname) %(refname:lstrip=2)',
        'refs/heads',
    ])) {
        const [commit = '', name = ''] = line.split(/ (.*)/s);
        if (name === at.branch)
            continue;
        const isHere = commit === at.base || commit === at.head;
        if (isHere || (await isUnpushed(git, commit)))
            branches[name] = commit;
    }
    return branches;
}
async function isUnpushed(git, commit) {
    return (await git.text(['rev-list', '--max-count=1', commit, '--not', '--remotes'])) !== '';
}
/** Is a fresh checkout on this branch, as far as this clone knows? */
async function isAsCheckedOut(git, { head, branch }) {
    if (branch === null)
        return true;
    if (head === null)
        return false;
    const here = await git.lines([
        'for-each-ref',
        '--format=%(refname)',
        `--points-at=${head}`,
        'refs/remotes',
    ]);
    return here.some((reference) => reference.endsWith(`/${branch}`));
}
/** A merge that is under way, or null. */
async function readMerge(repository) {
    const heads = await readIfThere(repository.paths.MERGE_HEAD);
    if (heads === null)
        return null;
    return {
        heads: heads.split('\n').filter((line) => line !== ''),
        message: (await readIfThere(repository.paths.MERGE_MSG)) ?? '',
        mode: (await readIfThere(repository.paths.MERGE_MODE)) ?? '',
    };
}
const UNDER_WAY = [
    ['rebase-merge', 'rebase'],
    ['rebase-apply', 'rebase or `git am`'],
    ['CHERRY_PICK_HEAD', 'cherry-pick'],
    ['REVERT_HEAD', 'revert'],
    ['BISECT_LOG', 'bisect'],
];
/** What is under way and cannot be kept, for people. */
function underWay({ paths }) {
    return UNDER_WAY.filter(([part]) => (0,external_node_fs_.existsSync)(paths[part])).map(([, what]) => `The ${what} that was under way was not kept; its commits and the work tree were.`);
}
async function readIfThere(path) {
    return (0,external_node_fs_.existsSync)(path) ? await (0,promises_.readFile)(path, 'utf8') : null;
}

// EXTERNAL MODULE: ./lib/checkpoint/snapshot/schema.js
var schema = __webpack_require__(82316);
;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/scratch.js





/** What these say depends on the file system and the clone. */
const TAKEN_OVER = '^core\\.(filemode|symlinks|ignorecase|precomposeunicode)$';
/** Files are stored and written byte for byte: no line ends, no LFS, no other filter. */
const ATTRIBUTES = '* -text -crlf -eol -ident -filter -working-tree-encoding\n';
/** @param shallow commits that have no parents here. */
async function openScratch(repository, environment, shallow) {
    const parent = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'raymond-snapshot-'));
    const remove = () => (0,promises_.rm)(parent, { recursive: true, force: true, maxRetries: 3 });
    try {
        const folder = (0,external_node_path_.join)(parent, 'scratch.git');
        const nobody = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: external_node_os_.devNull };
        const format = `--object-format=${repository.objectFormat}`;
        await new Git(parent, environment, {}, nobody).text([
            'init',
            '--quiet',
            '--bare',
            '--template=',
            format,
            folder,
        ]);
        await furnish(repository, folder, shallow);
        const settings = { 'core.bare': 'false', ...(await takenOver(repository)) };
        const variables = { ...nobody, GIT_DIR: folder, GIT_WORK_TREE: repository.top };
        return { git: new Git(repository.top, environment, settings, variables), folder, remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
async function furnish(repository, folder, shallow) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'info'), { recursive: true });
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'objects', 'info'), { recursive: true });
    // Quoted as git quotes: a path may hold a line end.
    const objects = JSON.stringify(repository.paths.objects);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'info', 'attributes'), ATTRIBUTES);
    const exclude = repository.paths['info/exclude'];
    if ((0,external_node_fs_.existsSync)(exclude))
        await (0,promises_.copyFile)(exclude, (0,external_node_path_.join)(folder, 'info', 'exclude'));
    if (shallow.length > 0)
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'shallow'), shallow.map((id) => `${id}\n`).join(''));
    await copyIndex(repository.paths.index, folder);
}
async function copyIndex(index, folder) {
    if (!(0,external_node_fs_.existsSync)(index))
        return;
    const { mtime } = await (0,promises_.stat)(index);
    // The larger part of a split index lies beside it.
    for (const name of await (0,promises_.readdir)((0,external_node_path_.dirname)(index))) {
        if (name.startsWith('sharedindex.'))
            await (0,promises_.copyFile)((0,external_node_path_.join)((0,external_node_path_.dirname)(index), name), (0,external_node_path_.join)(folder, name));
    }
    const copy = (0,external_node_path_.join)(folder, 'index');
    await (0,promises_.copyFile)(index, copy);
    // git trusts what the index says of a file unless that changed no earlier than the index did. A copy is
    // younger, so it gets the old time, rounded to what makes git look rather once too often.
    const seconds = Math.floor(mtime.getTime() / 1000);
    await (0,promises_.utimes)(copy, seconds, seconds);
}
async function takenOver({ git }) {
    const settings = {};
    const answer = await git.ask(['config', '-z', '--type=bool', '--get-regexp', TAKEN_OVER]);
    for (const line of (answer ?? '').split('\0').filter((part) => part !== '')) {
        const [name = '', value = 'true'] = line.split('\n');
        settings[name] = value;
    }
    const excludes = await git.ask(['config', '--type=path', '--get', 'core.excludesFile']);
    if (excludes !== null)
        settings['core.excludesFile'] = excludes;
    return settings;
}
/** The commits at which a shallow clone was cut off. */
async function shallowCommits(repository) {
    const file = repository.paths.shallow;
    if (!(0,external_node_fs_.existsSync)(file))
        return [];
    return (await (0,promises_.readFile)(file, 'utf8')).split('\n').filter((line) => line !== '');
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/create.js









const REFERENCE = 'refs/raymond/work-tree';
const DEFAULT_MAX_BYTES = 512 * 1024 ** 2;
/**
 * Keeps what a fresh checkout would not have (spec 4.3): commits that no remote has, what is staged, what is
 * changed, deleted or untracked, in a git bundle. Files that git ignores are left out. Nothing of the user's
 * repository is written, no hook or filter runs, and nothing goes over the network; see `Scratch`.
 *
 * Of submodules the recorded commit is kept, not their files; of repositories inside the work tree, empty
 * folders, file times, the stash, tags, and a rebase or cherry-pick under way, nothing. What matters of it is
 * told, and stands in `warnings`.
 *
 * @param workspace any folder of the work tree; the whole of it is kept.
 * @param toFile where the bundle goes; written at once or not at all.
 * @returns what `restoreSnapshot` needs beside the bundle; null when there is nothing to keep, or no git work
 *   tree. Then no file is written.
 * @throws StateError STATE_WRITE_FAILED when it is too large, or git fails.
 */
async function createSnapshot(workspace, toFile, options = {}) {
    const environment = options.environment ?? process.env;
    return await telling('STATE_WRITE_FAILED', 'The work tree could not be kept', async () => {
        const repository = await openRepository(workspace, environment);
        if (repository === null) {
            if (!(await isEmpty(workspace))) {
                options.tell?.(`The work tree was not kept: ${(0,external_node_path_.resolve)(workspace)} is no git repository. Check out with git, for example by actions/checkout.`);
            }
            return null;
        }
        const shallow = await shallowCommits(repository);
        const history = await readHistory(repository, options.base, shallow);
        const cutAt = await whereToCut(repository.git, history, shallow);
        const excludes = [
            '.raymond',
            (0,external_node_path_.join)(repository.top, '.raymond'),
            (0,external_node_path_.resolve)(toFile),
            ...(options.excludes ?? []),
        ];
        const scratch = await openScratch(repository, environment, [...shallow, ...cutAt]);
        try {
            const taken = await takeTrees(repository, scratch, history, {
                ...options,
                excludes: await pathsInTop(repository.top, workspace, excludes),
            });
            if (taken === null)
                return null;
            const why = options.inspect && (await inspected(scratch, history, taken.work_tree, options.inspect));
            if (why) {
                options.tell?.(`The work tree was not kept: ${why}.`);
                return null;
            }
            const bytes = await bundle(scratch.git, history, taken.work_tree, (0,external_node_path_.resolve)(toFile), options.maxBytes);
            const { base, head, branch, branches } = history;
            return {
                version: schema/* SNAPSHOT_VERSION */.C,
                object_format: repository.objectFormat,
                ...{ base, head, branch, branches: { ...branches } },
                ...taken,
                shallow: await cutInBundle(scratch.git, history, taken.work_tree, shallow),
                bytes,
            };
        }
        finally {
            await scratch.remove();
        }
    });
}
/** Our own folder does not count: it is there because we are. */
async function isEmpty(workspace) {
    return (await (0,promises_.readdir)(workspace)).every((name) => name === '.raymond');
}
/** Files, trees and commits that a fresh checkout does not have. */
async function inspected({ git, folder }, { base, branches }, workTree, inspect) {
    const not = base === null ? [] : [`^${base}`];
    const tips = [workTree, ...Object.values(branches)];
    const ids = await git.lines(['rev-list', '--objects', '--no-object-names', ...tips, ...not]);
    const file = (0,external_node_path_.join)(folder, 'inspected');
    await (0,promises_.writeFile)(file, await git.bytes(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` }), {
        mode: 0o600,
    });
    return await inspect(file);
}
/**
 * Taken as a root, the base makes the bundle whole in itself: a fresh checkout may have that one commit only,
 * so that older files, too, must come along. Where that would bring along old history (a merge of a branch
 * that began before the base), the clone is taken to be as deep as this one.
 */
async function whereToCut(git, { base, head, branches }, shallow) {
    if (base === null || shallow.includes(base))
        return [];
    const tips = [...(head === null ? [] : [head]), ...Object.values(branches)];
    for (const tip of tips) {
        if ((await git.ask(['merge-base', '--is-ancestor', base, tip])) === null)
            return [];
        // Commits beside the line from the base lead behind it.
        const beside = await git.text(['rev-list', '--count', tip, `^${base}`]);
        const onPath = await git.text(['rev-list', '--count', '--ancestry-path', tip, `^${base}`]);
        if (beside !== onPath)
            return [];
    }
    return [base];
}
/** Stores index and work tree in the scratch repository; null when a fresh checkout has all of it. */
async function takeTrees(repository, { git }, history, options) {
    const merge = await readMerge(repository);
    const extras = await readExtras(git);
    await withoutExtras(git, extras);
    const indexTree = await git.text(['write-tree', '--missing-ok']);
    const warnings = await indexWorkTree(git, {
        top: repository.top,
        excludes: options.excludes,
        maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES,
        maxFileBytes: options.maxFileBytes ?? Number.POSITIVE_INFINITY,
    });
    warnings.push(...underWay(repository));
    for (const warning of warnings)
        options.tell?.(warning);
    const workTree = await git.text(['write-tree', '--missing-ok']);
    const { base, head, branches } = history;
    const headTree = head === null ? null : await git.text(['rev-parse', `${head}^{tree}`]);
    const isClean = workTree === headTree && indexTree === headTree && extras === null && merge === null;
    const hasBranches = Object.values(branches).some((commit) => commit !== base);
    if (isClean && head === base && !hasBranches && (await isAsCheckedOut(repository.git, history)))
        return null;
    const extrasTree = extras === null ? null : await storeExtras(git, extras);
    const commits = await commitAll(git, { workTree, indexTree, extrasTree, head, merge });
    return { index_tree: indexTree, work_tree: commits, extras: extrasTree, merge, warnings };
}
/** One commit through which all that the snapshot needs can be reached. */
async function commitAll(git, trees) {
    const { workTree, indexTree, extrasTree, head, merge } = trees;
    // The time of HEAD, so that the same work tree gives the same snapshot.
    const seconds = head === null ? '0' : await git.text(['show', '-s', '--format=%ct', head]);
    const date = `@${seconds} +0000`;
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const commit = (tree, parents) => git.text(['commit-tree', '--no-gpg-sign', ...parents.flatMap((parent) => ['-p', parent]), tree], {
        input: 'raymond: work tree of a run\n',
        env,
    });
    const parents = head === null ? [] : [head];
    const parts = [await commit(indexTree, parents)];
    if (extrasTree !== null)
        parts.push(await commit(extrasTree, []));
    return await commit(workTree, [...new Set([...parents, ...parts, ...(merge?.heads ?? [])])]);
}
async function bundle(git, { base, branches }, workTree, file, maxBytes = DEFAULT_MAX_BYTES) {
    const references = [REFERENCE];
    await git.text(['update-ref', REFERENCE, workTree]);
    for (const [index, commit] of Object.values(branches).entries()) {
        if (commit === base)
            continue;
        references.push(`refs/raymond/branch-${index}`);
        await git.text(['update-ref', `refs/raymond/branch-${index}`, commit]);
    }
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await git.text([
        'bundle',
        'create',
        '--quiet',
        file,
        ...references,
        ...(base === null ? [] : [`^${base}`]),
    ]);
    const { size } = await (0,promises_.stat)(file);
    if (size > maxBytes) {
        await (0,promises_.rm)(file, { force: true });
        throw new errors/* StateError */.qq('STATE_WRITE_FAILED', `The work tree was not kept: its bundle is ${mb(size)}, over the limit of ${mb(maxBytes)}.`);
    }
    await (0,promises_.chmod)(file, 0o600);
    return size;
}
/** The ends of history that the bundle holds: there, commits name parents that the clone did not have. */
async function cutInBundle(git, { base, branches }, workTree, shallow) {
    if (shallow.length === 0)
        return [];
    const not = base === null ? [] : [`^${base}`];
    const inBundle = new Set(await git.lines(['rev-list', workTree, ...Object.values(branches), ...not]));
    return shallow.filter((commit) => inBundle.has(commit));
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/restore.js










/**
 * Puts a snapshot's work tree into a fresh checkout (spec 4.3): its branch and commits, what was staged, what
 * was changed, deleted or untracked, with modes and links, byte for byte. The snapshot is believed nothing:
 * git refuses paths outside of the work tree or in `.git`; configuration and hooks are not touched. Everything
 * that can be checked is checked before the first file is written. Never uses the network.
 *
 * @param meta what `createSnapshot` gave, as it came back from JSON.
 * @throws StateError STATE_INVALID when the checkout is not at the snapshot's base (it says what was expected
 *   and what was found), has changes of its own, or when bundle or `meta` are broken; STATE_WRITE_FAILED when
 *   files cannot be written: then the checkout is half done and wants to be made afresh.
 */
async function restoreSnapshot(workspace, file, meta, options = {}) {
    const snapshot = (0,schema/* parseSnapshot */.E)(meta);
    const environment = options.environment ?? process.env;
    const repository = await telling('STATE_INVALID', 'The work tree cannot be restored', async () => {
        const opened = await openRepository(workspace, environment);
        if (opened === null)
            throw invalid(`${(0,external_node_path_.resolve)(workspace)} is in no git work tree`);
        await checkBase(opened, snapshot);
        await checkClean(opened, workspace, [(0,external_node_path_.resolve)(file), '.raymond', ...(options.excludes ?? [])]);
        await checkBranches(opened.git, snapshot);
        await takeObjects(opened, (0,external_node_path_.resolve)(file), snapshot);
        return opened;
    });
    await telling('STATE_WRITE_FAILED', 'The work tree was restored in part only; check it out afresh', async () => {
        await writeWorkTree(repository, environment, snapshot);
        await writeIndex(repository.git, snapshot);
        await writeReferences(repository, snapshot);
        // Only so that the next `git status` is quick.
        await repository.git.ask(['update-index', '-q', '--refresh']);
    });
    return snapshot;
}
async function checkBase({ git, objectFormat }, snapshot) {
    const found = await commitOf(git, 'HEAD');
    if (found !== snapshot.base || objectFormat !== snapshot.object_format) {
        throw invalid(`it was taken on ${snapshot.base ?? 'a repository without a remote commit'}, and the checkout is at ${found ?? 'no commit'}`, `Check out ${snapshot.base ?? 'an empty repository'} to go on, or start afresh with \`resume: never\`.`);
    }
}
async function checkClean(repository, workspace, excludes) {
    const { git, top } = repository;
    const left = await pathsInTop(top, workspace, [(0,external_node_path_.join)(top, '.raymond'), ...excludes]);
    const options = [
        '--porcelain=v2',
        '-z',
        '--untracked-files=all',
        '--no-renames',
        '--ignore-submodules=dirty',
    ];
    const changed = pieces(await git.bytes(['status', ...options]))
        .map(changedPath)
        .filter((path) => !isExcluded(path, left));
    const isMerging = (0,external_node_fs_.existsSync)(repository.paths.MERGE_HEAD);
    if (changed.length === 0 && !isMerging)
        return;
    const names = changed.slice(0, 3).map(show).join(', ');
    throw invalid(isMerging ? 'a merge is under way in the checkout' : `the checkout has changes of its own (${names})`, 'Restore it before other steps change files.');
}
/** The path of a status line: behind 1, 8 or 10 fields. */
function changedPath(line) {
    const kind = String.fromCharCode(line[0]);
    let at = 0;
    for (let left = kind === '1' ? 8 : kind === 'u' ? 10 : 1; left > 0; left--)
        at = line.indexOf(' ', at) + 1;
    return line.subarray(at);
}
/** A branch that stands elsewhere here, on commits that the snapshot does not go on from, is left alone. */
async function checkBranches(git, snapshot) {
    for (const name of Object.keys(wantedBranches(snapshot))) {
        const reference = `refs/heads/${name}`;
        if ((await git.ask(['check-ref-format', reference])) === null)
            throw invalid(`${name} is no branch name`);
        const found = await commitOf(git, reference);
        if (found !== null && found !== snapshot.base && found !== wantedBranches(snapshot)[name]) {
            throw invalid(`the branch ${name} is at ${found} here, and the snapshot was taken on ${snapshot.base}`);
        }
    }
}
/** Null: the branch that HEAD is on has no commit. */
function wantedBranches({ branch, head, branches }) {
    return branch === null ? branches : { ...branches, [branch]: head };
}
/** Brings the bundle's objects into the repository, and sees that none is missing. Nothing refers to them yet. */
async function takeObjects(repository, file, snapshot) {
    const { git } = repository;
    if (!(0,external_node_fs_.existsSync)(file))
        throw invalid(`there is no ${file}`);
    const heads = await git.lines(['bundle', 'list-heads', file]);
    if (!heads.includes(`${snapshot.work_tree} ${REFERENCE}`))
        throw invalid('the bundle is another one');
    await git.text(['bundle', 'unbundle', file]).catch((error) => {
        throw /lacks these prerequisite/.test(error.message) ? historyMissing() : error;
    });
    await addShallow(repository, snapshot.shallow);
    const tips = [
        snapshot.work_tree,
        ...[snapshot.head].flatMap((id) => id ?? []),
        ...Object.values(snapshot.branches),
    ];
    const not = snapshot.base === null ? [] : [`^${snapshot.base}`];
    const trees = [snapshot.index_tree, ...(snapshot.extras === null ? [] : [snapshot.extras])];
    if ((await git.ask(['rev-list', '--objects', '--quiet', ...tips, ...trees, ...not])) === null) {
        throw historyMissing();
    }
}
/** Where the bundle's history ends in commits whose parents are not here, git has to be told. */
async function addShallow(repository, commits) {
    const known = new Set(await shallowCommits(repository));
    const added = [];
    for (const commit of commits) {
        if (known.has(commit))
            continue;
        const text = await repository.git.text(['cat-file', 'commit', commit]);
        const parents = [...text.split('\n\n')[0].matchAll(/^parent (\S+)$/gm)].map(([, parent]) => parent);
        const here = await Promise.all(parents.map((parent) => repository.git.ask(['cat-file', '-e', parent])));
        if (here.includes(null))
            added.push(commit);
    }
    if (added.length === 0)
        return;
    const path = repository.paths.shallow;
    const before = (0,external_node_fs_.existsSync)(path) ? await (0,promises_.readFile)(path, 'utf8') : '';
    await (0,promises_.writeFile)(`${path}.raymond`, before + added.map((commit) => `${commit}\n`).join(''));
    await (0,promises_.rename)(`${path}.raymond`, path);
}
/** Through an index of our own, which knows the files as they are, and without filters. */
async function writeWorkTree(repository, environment, snapshot) {
    const scratch = await openScratch(repository, environment, await shallowCommits(repository));
    try {
        await scratch.git.text(['read-tree', '--reset', '-u', `${snapshot.work_tree}^{tree}`]);
    }
    finally {
        await scratch.remove();
    }
}
async function writeIndex(git, snapshot) {
    await git.text(['read-tree', '-i', '-m', snapshot.index_tree]);
    if (snapshot.extras !== null)
        await restoreExtras(git, snapshot.extras);
}
async function writeReferences(repository, snapshot) {
    const { git } = repository;
    const why = ['-m', 'raymond: restore'];
    for (const [name, commit] of Object.entries(wantedBranches(snapshot))) {
        if (commit !== null)
            await git.text(['update-ref', ...why, `refs/heads/${name}`, commit]);
    }
    if (snapshot.branch !== null) {
        await git.text(['symbolic-ref', ...why, 'HEAD', `refs/heads/${snapshot.branch}`]);
    }
    else if (snapshot.head !== null) {
        await git.text(['update-ref', ...why, '--no-deref', 'HEAD', snapshot.head]);
    }
    if (snapshot.merge === null)
        return;
    const { heads, message, mode } = snapshot.merge;
    await (0,promises_.writeFile)(repository.paths.MERGE_MSG, message);
    await (0,promises_.writeFile)(repository.paths.MERGE_MODE, mode);
    await (0,promises_.writeFile)(repository.paths.MERGE_HEAD, heads.map((head) => `${head}\n`).join(''));
}
const historyMissing = () => invalid('the checkout lacks history that it builds on', 'Check out with `fetch-depth: 0`.');
function invalid(why, advice = '') {
    return new errors/* StateError */.qq('STATE_INVALID', `The checkpoint's work tree cannot be restored: ${why}.${advice === '' ? '' : ` ${advice}`}`);
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/index.js




/***/ }),

/***/ 82316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ SNAPSHOT_VERSION),
/* harmony export */   E: () => (/* binding */ parseSnapshot)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);


const SNAPSHOT_VERSION = 1;
const objectId = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'no object id'));
const branchName = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minLength */ .BpQ(1), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(1000));
const snapshot = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(SNAPSHOT_VERSION),
    object_format: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['sha1', 'sha256']),
    /** The commit that a fresh checkout has; null if nothing of the history is anywhere else. */
    base: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(objectId),
    /** Null on a branch without a commit. */
    head: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(objectId),
    /** Null on a detached HEAD. */
    branch: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(branchName),
    /** The tree of what was staged. */
    index_tree: objectId,
    /** The commit whose tree is the work tree, untracked files in it. */
    work_tree: objectId,
    /** A tree with what an index tree cannot say: unmerged entries, and files only meant to be added. */
    extras: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(objectId),
    /** Other local branches that no remote has. */
    branches: valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(branchName, objectId),
    /** A merge that was not committed yet. */
    merge: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ heads: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(objectId), message: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), mode: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    /** Commits in the bundle whose parents the clone did not have. */
    shallow: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(objectId),
    /** For people: what was not kept. */
    warnings: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    /** Of the bundle. */
    bytes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0)),
});
/** @throws StateError STATE_INVALID for data that is no snapshot, or one of another version. */
function parseSnapshot(data) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(snapshot, data);
    if (parsed.success)
        return parsed.output;
    const issue = parsed.issues[0];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_INVALID', `The checkpoint's work tree cannot be used: ${valibot__WEBPACK_IMPORTED_MODULE_1__/* .getDotPath */ .BuJ(issue) ?? 'it'}: ${issue.message}.`);
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
        logins: {
            variables: ['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
            files: [
                { name: '.credentials.json', says: 'accessToken' },
                { name: 'settings.json', says: '"apiKeyHelper"' },
            ],
        },
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
        efforts: ['low', 'medium', 'high', 'xhigh', 'max'],
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
        logins: {
            // A model server of one's own may want no key.
            variables: ['COPILOT_PROVIDER_BASE_URL'],
            files: [
                { name: 'config.json', says: 'logged_in_users' },
                { name: 'config.json', says: 'loggedInUsers' },
            ],
        },
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
        efforts: null,
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
        logins: { variables: [], files: [] },
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
        efforts: null,
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
/* harmony export */   Bo: () => (/* binding */ shortStateName),
/* harmony export */   Nx: () => (/* binding */ workerIds),
/* harmony export */   SJ: () => (/* binding */ newAgent),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   qd: () => (/* binding */ openQuestions)
/* harmony export */ });
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
        cost_usd: 0,
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
    const workers = states.map((state) => {
        let id;
        do {
            counter += 1;
            id = `${parent}_${lettersOf(state)}${counter}`;
        } while (Object.hasOwn(run.results, id) || taken.has(id));
        taken.add(id);
        return { id, order: counter };
    });
    return { workers, counter };
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
    'JOIN_UNMET',
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

/***/ 28339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ joinedAs),
/* harmony export */   MN: () => (/* binding */ withHandedUp),
/* harmony export */   N: () => (/* binding */ workersOf),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   mN: () => (/* binding */ joinProgress),
/* harmony export */   qB: () => (/* binding */ progress),
/* harmony export */   vK: () => (/* binding */ withEnded)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10119);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86183);


function workersOf(run, agent) {
    const mine = (of) => of !== undefined && of.parent === agent.id && of.depth >= agent.stack.length;
    const mineLive = run.agents.filter(({ forked, status }) => status !== 'stopped' && mine(forked));
    return {
        live: mineLive.filter(({ status }) => status !== 'failed'),
        failed: mineLive.filter(({ status }) => status === 'failed'),
        completed: Object.entries(run.workers).filter(([, worker]) => mine(worker)),
    };
}
function progress({ live, failed, completed }) {
    const ended = failed.length + completed.length;
    return { ended, all: ended + live.length };
}
/** How many of an agent's workers have ended, of how many; null for one that waits at no join. */
function joinProgress(run, agent) {
    return agent.door === undefined ? null : progress(workersOf(run, agent));
}
function parentOf(agent) {
    return agent.forked?.parent ?? null;
}
/** What becomes of a run when this agent ends with its result: a worker waits among those that can be joined. */
function withEnded(run, agent) {
    const agents = run.agents.filter(({ id }) => id !== agent.id);
    if (agent.forked === undefined)
        return { agents };
    const ended = endedAs(agent, agent.forked, 'completed');
    return { agents, workers: { ...run.workers, [agent.id]: ended } };
}
/** What becomes of it when a subroutine returns: the workers that it has forked and not joined are its caller's. */
function withHandedUp(run, agent) {
    if ((0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(run.fork_counters, agent.id) === undefined)
        return {};
    const depth = agent.stack.length - 1;
    const isDeeper = (of) => of !== undefined && of.parent === agent.id && of.depth > depth;
    const agents = run.agents.map((other) => other.forked !== undefined && isDeeper(other.forked)
        ? (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({ ...other, forked: { ...other.forked, depth } })
        : other);
    const ended = Object.entries(run.workers).filter(([, worker]) => isDeeper(worker));
    if (ended.length === 0)
        return { agents };
    const raised = Object.fromEntries(ended.map(([id, worker]) => [id, { ...worker, depth }]));
    return { agents, workers: { ...run.workers, ...raised } };
}
function joinedAs(worker, status) {
    return { id: worker.id, ...endedAs(worker, worker.forked, status) };
}
function endedAs(agent, { parent, depth, order }, status) {
    return {
        parent,
        depth,
        order,
        status,
        state: agent.current_state,
        variables: agent.variables,
        cost_usd: agent.cost_usd,
        error: status === 'failed' ? agent.error : null,
    };
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
/* unused harmony export PERMISSION_MODES */
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);


/** Claude Code's names for what an agent may do unasked; the other CLIs' words follow from them. */
const PERMISSION_MODES = [
    ...['acceptEdits', 'auto', 'bypassPermissions', 'default', 'dontAsk', 'manual', 'plan'],
];
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
    ...['INPUT_*', 'STATE_*', 'RAYMOND_STATE_KEY'],
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

/***/ 91116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ annotationLine),
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Zj: () => (/* binding */ maskLine),
/* harmony export */   _A: () => (/* binding */ groupStart),
/* harmony export */   s8: () => (/* binding */ GROUP_END)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** A longer message is one that nobody reads beside a line of code. */
const MESSAGE_LENGTH = 4000;
/** `::error file=…,line=…,title=…::…`, on one line whatever is in it. */
function annotationLine({ level, message, title, file, line }) {
    const properties = Object.entries({ file, line: file === undefined ? undefined : line, title })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const head = properties.length === 0 ? level : `${level} ${properties.join(',')}`;
    return `::${head}::${escapeData((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(message.slice(0, MESSAGE_LENGTH)).trim())}`;
}
function groupStart(title) {
    return `::group::${escapeData(title)}`;
}
/** Has the runner mask a value; of one with several lines each one, since it goes by lines. */
function maskLine(secret) {
    return `::add-mask::${escapeData(secret)}`;
}
const GROUP_END = '::endgroup::';
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
/**
 * The text, so that no line of it is a command: the runner takes `::name::` at a line's start and `##[name]`
 * anywhere in it for one, on stderr too. What an agent says must not set an output or mask a word. The
 * sequences are broken instead of fenced by `::stop-commands::`, whose token would have to be kept from
 * agents, and which a killed process never takes back.
 */
function withoutCommands(text) {
    if (!/^[^\S\r\n]*::|##\[/m.test(text))
        return text;
    return text.replace(/^([^\S\r\n]*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
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
            item: '',
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
                this.#fork(event, now);
                break;
            case 'retry':
                agent.until = now + event.delay_ms;
                enter(agent, 'waiting', now, `retry ${event.attempt}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.message)}`);
                break;
            case 'waiting':
                agent.until = Date.parse(event.until);
                enter(agent, 'waiting', now, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.reason));
                break;
            case 'joining':
                agent.until = event.until === null ? null : Date.parse(event.until);
                enter(agent, 'waiting', now, `${event.ended} of ${event.all} ended`);
                break;
            case 'joined':
                enter(agent, 'queued', now, '');
                break;
            case 'join_timeout':
                agent.state = event.to;
                agent.stateSince = now;
                enter(agent, 'queued', now, '');
                break;
            case 'stopped':
                agent.ending = 'stopped';
                this.questions.delete(agent.id);
                enter(agent, 'over', now, '');
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
    #fork(event, now) {
        const worker = this.agent(event.worker, now);
        worker.state = event.worker_state;
        worker.item = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(Object.values(event.variables)[0] ?? '');
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

/***/ 62691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);

const MESSAGE_LINES = 12;
/** `triage` of `.github/raymond/triage/` and of `triage.zip`. */
function nameOf(workflow) {
    const [last = 'workflow'] = /[^/\\]+(?=[/\\]*$)/.exec(workflow) ?? [];
    return last.replace(/\.(?:zip|ya?ml|md)$/i, '');
}
/** A message of several lines as a quotation; nothing of one that is empty. */
function quoted(message) {
    const lines = message
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== '');
    if (lines.length === 0)
        return [];
    const shown = lines.slice(0, MESSAGE_LINES).map((line) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(line, 400));
    return [`> ${[...shown, ...(lines.length > MESSAGE_LINES ? ['…'] : [])].join('<br>\n> ')}`];
}


/***/ }),

/***/ 83308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ commands),
/* harmony export */   dR: () => (/* binding */ usd),
/* harmony export */   dy: () => (/* binding */ utf8Bytes),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   pN: () => (/* binding */ inlinePath),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87703);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);


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
    return escapeInline((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text), columns), columns));
}
/** The same, cut in its middle: the way that an agent took has a beginning and an end. */
function inlinePath(text, columns) {
    return escapeInline(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, columns), columns));
}
/** An amount; the smallest ones read `<$0.0001`. */
function usd(amount) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(amount).replace('<', '&lt;');
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
    const wrapped = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C1)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(cut).replace(/\n{3,}/g, '\n\n'), CODE_COLUMNS).join('\n');
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
    return `'${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).replace(/'/g, '').replace(/`/g, '')}'`;
}
/** A link to a page of GitHub's own; only the words where the address is none. */
function link(words, url) {
    return /^https?:\/\/[\w./:%?=&#~+-]+$/.test(url) ? `[${words}](${url})` : words;
}
function utf8Bytes(text) {
    return Buffer.byteLength(text);
}


/***/ }),

/***/ 604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ notStartedSummary)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62691);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);


/** The summary of a job that has come to no run (spec 4.8): why, and that it has cost nothing. */
function notStartedSummary({ workflow, code, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(redact(workflow)), 80);
    return `${[`### 🚫 ${name} was not started · <code>${code}</code>`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
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
    elapsed: () => performance.now(),
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

/***/ 29984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** Of the program. Kept equal to package.json by a test. */
const VERSION = '0.1.0';


/***/ }),

/***/ 5397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   Ot: () => (/* binding */ runPaths),
/* harmony export */   vA: () => (/* binding */ createRunFolders)
/* harmony export */ });
/* unused harmony exports projectRoot, stateFolder, existingRun, makeFolder, checkRunId, listRunIds */
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
    makeFolder(stateDir);
    makeFolder(paths.turns);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.gitignore');
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(home) === '.raymond' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(ignore, '/state/\n/runs/\n/checkpoint/\n/.gitignore\n');
}
/**
 * A folder and those above it. Node's own `recursive` never comes back where the system says ENOENT although the
 * folder above is there, as /proc and some mounts do, and no signal gets through to it.
 * @throws what the system says, about the folder that could not be made
 */
function makeFolder(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Another orchestrator has just made it.
        if (error.code !== 'EEXIST' || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            throw error;
    }
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
 * @param runId the run that it has to be of, which is its file's name
 * @throws StateError STATE_MISSING, or STATE_INVALID for a broken, foreign or newer file.
 */
async function readStateFile(path, runId) {
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
    const { parseRun } = await __webpack_require__.e(/* import() */ 271).then(__webpack_require__.bind(__webpack_require__, 96271));
    const parsed = parseRun(data);
    if ('problem' in parsed)
        throw invalid(path, parsed.problem);
    const { workflow_id: id } = parsed.run;
    if (runId !== undefined && id !== runId)
        throw invalid(path, `it is of another run, ${id}`);
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
        await this.syncFolder();
        this.writes += 1;
        this.bytes += text.length;
    }
    /** A new file: one of that name is what a crash has left, or a link that would be written through. */
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




/** Not through a link: that would write to whatever somebody has put in the file's place. Windows has no such flag. */
const APPEND = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
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
            this.fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | APPEND, 0o600);
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
            this.fd ??= (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(this.path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | APPEND, 0o600);
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
