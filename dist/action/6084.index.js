export const id = 6084;
export const ids = [6084];
export const modules = {

/***/ 70705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IG: () => (/* binding */ keepCheckpoint),
  Xi: () => (/* binding */ leaveToPost),
  w$: () => (/* binding */ leftByMain),
  oq: () => (/* binding */ whyNotKept)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/action/fan-out/stage.js
var stage = __webpack_require__(99483);
// EXTERNAL MODULE: ./lib/action/identity/ask-github.js
var ask_github = __webpack_require__(69174);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/github.js
var github = __webpack_require__(56056);
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
    const caches = await (0,github/* allPages */.S)(ask, 'GET /repos/{owner}/{repo}/actions/caches', { key: prefix, ref }, (page) => page.actions_caches.map(({ id, key }) => ({ id, name: key })));
    const artifacts = await Promise.all(runIds.map((run_id) => (0,github/* allPages */.S)(ask, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { run_id }, (page) => page.artifacts)));
    const lists = [caches, ...artifacts];
    const found = artifacts.flatMap((answer) => (answer.kind === 'answer' ? answer.data : []));
    const refusals = [
        ...lists.map(whyNot),
        ...(await deleteAll(outdated(caches.kind === 'answer' ? caches.data : [], options), (id) => ask('DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}', { cache_id: id }))),
        ...(await deleteAll(outdated(found.filter(({ name }) => name.endsWith(carrier/* ARTIFACT_ENDING */.$O)), options), (id) => ask('DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', { artifact_id: id }))),
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

// EXTERNAL MODULE: ./lib/action/checkpoint/save/sealed.js + 1 modules
var sealed = __webpack_require__(75313);
;// CONCATENATED MODULE: ./lib/action/checkpoint/keep.js





/** Keeps for `post`, should main not come to its end, what only main knows. @param sequence the next one */
function leaveToPost({ job, run }, sequence) {
    const left = { run, sequence };
    job.voice.saveState('kept', JSON.stringify(left));
}
/** What main has left; null when it did not come so far as to run anything. */
function leftByMain(job, keys) {
    const text = job.environment.STATE_kept ?? '';
    if (text === '')
        return null;
    const { run, sequence } = JSON.parse(text);
    return { keeper: { job, run, keys, say: (what) => job.voice.info(what) }, sequence };
}
/** Why nothing is stored, before anything is tried; null: it is. */
function whyNotKept({ job, keys, run }) {
    if (job.inputs['state-store'] === 'none')
        return 'state-store is none';
    if (keys !== null)
        return null;
    if (run.needsModel)
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
async function keepCheckpoint(keeper, { isEnd, ...options }) {
    if (whyNotKept(keeper) !== null)
        return [];
    if (!isEnd || keeper.run.identity.stage?.kind !== 'work')
        return await keepAs('checkpoint', keeper, options);
    const left = await keepAs('outcome', keeper, options);
    // Nobody collects it from there; but a re-run of the leg goes on from it.
    return left.length > 0 ? left : await keepAs('checkpoint', keeper, options);
}
async function keepAs(what, keeper, { sequence, round, mustLast, notes }) {
    const { job, run, keys, say } = keeper;
    const { runKey } = run.identity;
    const identity = what === 'outcome' ? { ...run.identity, runKey: (0,stage/* outcomeKey */._3)(runKey) } : run.identity;
    const time = new Date().toISOString();
    const tell = notes.add;
    let saved;
    try {
        saved = await (0,sealed/* saveSealed */.G)(job, {
            ...{ identity, keys, sequence, what, time, round, mustLast, tell, say },
            fill: async (folder) => {
                // As a rule a run's first state is long at work before anything is saved.
                const { gather } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(3396), __webpack_require__.e(2903)]).then(__webpack_require__.bind(__webpack_require__, 33870));
                await gather(gathering(keeper, identity, { folder, time, tell }));
            },
        });
    }
    catch (error) {
        tell(`The checkpoint could not be put together: ${(0,errors/* messageOf */.bD)(error)}`);
        return [];
    }
    // Of two there is none to delete. Legs are many, and the requests that a token may make are few.
    if (saved.stores.length > 0 && sequence > 2 && run.identity.stage?.kind !== 'work')
        await deleteOlder(keeper, sequence, saved.name);
    return saved.stores;
}
function gathering({ job, run, keys }, identity, { folder, time, tell }) {
    const { runId, facts, base, issue } = run;
    return {
        ...{ folder, facts, base, issue, tell },
        inputs_given: [...run.inputsGiven],
        workspace: job.context.workspace,
        stateDir: job.stateDir,
        run_id: runId,
        run_key: identity.runKey,
        attempt: identity.attempt,
        github_run_id: identity.runId,
        saved_at: time,
        has_parked: run.hasParked,
        keepsWorkTree: job.inputs['workspace-snapshot'] === 'auto',
        redactor: keys === null ? job.redactor : null,
        environment: job.environment,
    };
}
async function deleteOlder({ job, run: { identity, earlierRunIds, first }, say }, sequence, name) {
    const prefix = name.slice(0, name.indexOf(`-${identity.runId}-`) + 1);
    const ours = `${prefix}${identity.runId}-${identity.attempt}-`;
    const why = await prune({
        ask: (0,ask_github/* askGitHub */.X3)(job),
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


/***/ }),

/***/ 23894:
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
// EXTERNAL MODULE: ./lib/action/wake/due.js
var wake_due = __webpack_require__(45629);
// EXTERNAL MODULE: ./lib/core/agents.js
var agents = __webpack_require__(27257);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/action/wake/leave.js



/**
 * Leaves what `mode: tick` finds a parked run by (spec 4.5); of one that had parked and has come to its end, that there
 * is nothing to wake any more. To be called once its checkpoint is confirmed. Never throws.
 * @returns why it was not left, for people; null: it was, or there is nothing to leave
 */
async function leaveRecord(keeper, to) {
    const { job, keys, run: kept } = keeper;
    const record = recordOf(keeper, to);
    if (record === null)
        return null;
    if (keys === null)
        return (0,wake_due/* isParked */.S)(to.run) ? 'there is no key to seal what it looks for' : null;
    try {
        const { storeRecord } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2087), __webpack_require__.e(2850)]).then(__webpack_require__.bind(__webpack_require__, 42850));
        await storeRecord(job, { ...to, identity: kept.identity, keys, record });
        return null;
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error);
    }
}
/** What is to be left of a run; null: nothing. */
function recordOf({ job, run: kept }, { run, now }) {
    if (!(0,wake_due/* isParked */.S)(run)) {
        // One that was killed is not over: it was woken in vain.
        const isOver = kept.hasParked && run.status !== 'running';
        return isOver ? { version: 1, kind: 'over', status: run.status } : null;
    }
    const { due, why } = (0,wake_due/* waitingOf */.P)(run, now);
    const timeouts = new Map(run.agents.map(({ ask }) => [ask?.id, ask?.timeout_at ?? null]));
    return {
        version: 1,
        kind: 'parked',
        run: run.workflow_id,
        workflow: job.inputs.workflow.slice(0, 1000),
        status: run.status,
        reason: run.reason,
        why,
        due,
        resume_run: kept.identity.resumeRun ?? kept.identity.runId,
        event: job.context.eventName,
        asks: (0,agents/* openQuestions */.qd)(run).map(({ id }) => ({ id, timeout_at: timeouts.get(id) ?? null })),
        subject: kept.issue,
        progress: { steps: run.steps, cost_usd: run.total_cost_usd },
    };
}

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

// EXTERNAL MODULE: ./lib/action/checkpoint/keep.js + 1 modules
var keep = __webpack_require__(70705);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/lasting.js
var lasting = __webpack_require__(1267);
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
// EXTERNAL MODULE: ./lib/action/context.js
var context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/state-copy.js
var state_copy = __webpack_require__(86386);
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
    const name = transcriptsName(runId, identity);
    try {
        const folder = (0,external_node_path_.join)(job.context.temp, 'raymond-transcripts');
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        const paths = (0,run_folder/* runPaths */.Ot)(job.stateDir, runId);
        const committed = await (0,state_file/* readCommitted */.r3)(paths.state);
        for (const { path, why } of (await job.redactor.redactFolder(paths.folder, folder)).skipped)
            tell(`${path} is not among the transcripts: ${why}.`);
        // With it a developer can look at the run (spec 4.7).
        const to = (0,external_node_path_.join)(folder, 'state.json');
        await (0,state_copy/* writeStateCopy */.M)({ committed, to, files: folder, redactor: job.redactor });
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3251), __webpack_require__.e(3756), __webpack_require__.e(1351), __webpack_require__.e(683)]).then(__webpack_require__.bind(__webpack_require__, 60683));
        const days = job.inputs['retention-days'];
        const { id } = await round.ask(() => new DefaultArtifactClient().uploadArtifact(name, filesIn(folder), folder, {
            ...(days > 0 && { retentionDays: days }),
        }));
        return {
            name,
            url: `${(0,context/* runUrl */.Vp)(job.context, job.context.runId)}/artifacts/${id ?? ''}`,
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










function keeping_keep(given) {
    const keeper = { ...given, say: once(given.say) };
    const { job, run } = keeper;
    (0,keep/* leaveToPost */.Xi)(keeper, run.first);
    const notes = new Notes();
    let stores = [];
    let isMarked = false;
    const checkpoints = new Checkpoints(async (sequence) => {
        (0,keep/* leaveToPost */.Xi)(keeper, sequence + 1);
        const round = job.service.begin();
        const saved = await job.voice.aside('Saving a checkpoint while the run goes on', () => (0,keep/* keepCheckpoint */.IG)(keeper, { sequence, round, mustLast: false, isEnd: false, notes }));
        if (saved.length === 0)
            return;
        stores = saved;
        if (!isMarked && run.answered.length > 0) {
            isMarked = true;
            const { markAnswered } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2087), __webpack_require__.e(9950)]).then(__webpack_require__.bind(__webpack_require__, 9950));
            await markAnswered(keeper);
        }
    }, run.first, timing(job.inputs['checkpoint-interval']));
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
            // A save that is under way and silent is part of the silence that the end waits for.
            const round = job.service.begin();
            const number = await checkpoints.end();
            (0,keep/* leaveToPost */.Xi)(keeper, number + 1);
            return await keepEnd(keeper, number, { notes, round });
        },
        stop: () => {
            checkpoints.stop();
            return keptIn(keeper, stores);
        },
    };
}
/** Keeps what a run has come to: by main at its end, by post after a cancel or a kill. Never throws. */
async function keepEnd(keeper, sequence, { notes = new Notes(), round = keeper.job.service.begin() } = {}) {
    const { job, run } = keeper;
    const ended = await stateOf(keeper);
    // What is parked must last; a result that was handed over need not.
    const mustLast = ended?.status !== 'completed';
    const [stores, transcripts] = await job.voice.group('Saving the checkpoint and the transcripts', () => Promise.all([
        (0,keep/* keepCheckpoint */.IG)(keeper, { sequence, round, mustLast, isEnd: true, notes }),
        uploadTranscripts(job, run.runId, run.identity, { round, tell: notes.add }),
    ]));
    sayWhere(keeper, stores, mustLast, notes);
    if (ended !== null)
        await leaveForTick(keeper, ended, { stores, sequence, round, notes });
    const warnings = notes.all.map((text) => job.redactor.redactText(text));
    // Together: GitHub shows ten annotations of a step.
    if (warnings.length > 0)
        job.voice.warning(['Not everything was kept.', ...warnings].join('\n'));
    return { ...keptIn(keeper, stores), transcripts, warnings: [...run.missing, ...warnings] };
}
/** @param stores that have confirmed the newest checkpoint */
function keptIn({ job, run }, stores) {
    const days = job.inputs['retention-days'];
    return {
        saved: stores.includes('cache') ? 'cache' : (stores[0] ?? 'none'),
        expires: (0,lasting/* expiresAt */.W)(stores, new Date(), days, job.environment.GITHUB_RETENTION_DAYS),
        runKey: run.identity.runKey,
        transcripts: null,
        warnings: run.missing,
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
/** null: it cannot be read, and saving it fails, and tells why. */
async function stateOf({ job, run }) {
    try {
        return await (0,state_file/* readStateFile */.qy)((0,run_folder/* runPaths */.Ot)(job.stateDir, run.runId).state);
    }
    catch {
        return null;
    }
}
/** Once the checkpoint is confirmed: a run that nobody can go on with is none to wake. */
async function leaveForTick(keeper, ended, { stores, sequence, round, notes }) {
    if (stores.length === 0 || !((0,wake_due/* isParked */.S)(ended) || keeper.run.hasParked))
        return;
    // The run that collects a leg parks with it, and is woken.
    if (keeper.run.identity.stage?.kind === 'work')
        return;
    // A service that has just refused the checkpoint is not waited for a second time; of a run that is over it was not
    // asked, nor where caches alone are wanted.
    const hasArtifacts = stores.includes('artifact') ||
        ended.status === 'completed' ||
        keeper.job.inputs['state-store'] === 'cache';
    const to = { run: ended, now: ports/* realPorts */.R.now(), sequence, round };
    const why = hasArtifacts ? await leaveRecord(keeper, to) : 'no artifact was taken';
    if (why !== null)
        notes.add(`\`mode: tick\` will not find what this run has come to: ${why}. A re-run goes on with it.`);
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

/***/ 1267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ expiresAt)
/* harmony export */ });
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


/***/ }),

/***/ 75313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ saveSealed)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var checkpoint_carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/version.js
var version = __webpack_require__(29984);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity_identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/ladder.js
var ladder = __webpack_require__(57447);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/stores.js


/** A look-up is quick, or there is nothing to be seen of the service. */
const LOOK_UP_MS = 10_000;
/**
 * Saves the sealed file to the cache.
 * @returns whether it is there: a refused save answers -1 and stays green, and so does one whose confirmation was
 *   lost, so that one look-up follows it
 */
async function saveToCache(name) {
    const cache = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3756), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
    // Without a service a save would only pretend.
    if (!cache.isFeatureAvailable())
        return false;
    if ((await cache.saveCache([checkpoint_carrier/* CARRIER_FOLDER */.QN], name)) !== -1)
        return true;
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve(undefined), LOOK_UP_MS);
    });
    const lookUp = cache.restoreCache([checkpoint_carrier/* CARRIER_FOLDER */.QN], name, [], { lookupOnly: true });
    return (await Promise.race([lookUp, late]).finally(() => clearTimeout(timer))) === name;
}
/**
 * Uploads the sealed file as an artifact.
 * @param retentionDays 0: as long as the repository keeps artifacts
 * @returns whether it is there
 * @throws Error of the toolkit
 */
async function saveToArtifact(name, workspace, retentionDays) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3251), __webpack_require__.e(3756), __webpack_require__.e(1351), __webpack_require__.e(683)]).then(__webpack_require__.bind(__webpack_require__, 60683));
    const folder = (0,external_node_path_.join)(workspace, checkpoint_carrier/* CARRIER_FOLDER */.QN);
    const { id } = await new DefaultArtifactClient().uploadArtifact(`${name}${checkpoint_carrier/* ARTIFACT_ENDING */.$O}`, [(0,external_node_path_.join)(folder, checkpoint_carrier/* CARRIER_FILE */.qV)], folder, 
    // What is encrypted cannot be made smaller.
    { compressionLevel: 0, ...(retentionDays > 0 && { retentionDays }) });
    return id !== undefined;
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/save/sealed.js








/**
 * Seals what `fill` puts together, under the name of its number, and saves it to the first rung of the ladder that
 * takes it (spec 4.3).
 * @throws Error when it cannot be put together; that no store has taken it is none
 */
async function saveSealed(job, options) {
    const { keys, what, round, mustLast, say } = options;
    const { workspace } = job.context;
    const name = (0,identity_identity/* namesOf */.eZ)(options.identity, keys).name(options.sequence);
    await seal(job, name, options);
    const steps = what === 'outcome'
        ? [['artifact']]
        : (0,ladder/* ladder */.T)({
            store: job.inputs['state-store'],
            eventName: job.context.eventName,
            cacheMode: job.environment.ACTIONS_CACHE_MODE ?? '',
            isSealed: keys !== null,
            mustLast,
        });
    const save = (store) => store === 'cache' ? saveToCache(name) : saveToArtifact(name, workspace, job.inputs['retention-days']);
    const stores = await (0,ladder/* climb */.o)(steps, async (store) => {
        try {
            const saved = await round.ask(() => save(store));
            if (!saved)
                say(`The ${store} has not taken the ${what}.`);
            return saved;
        }
        catch (error) {
            say(`The ${what} was not saved to the ${store}: ${(0,errors/* messageOf */.bD)(error)}`);
            return false;
        }
    }, round);
    return { name, stores };
}
/** The one file that is saved: in its folder alone, whatever others have put there. */
async function seal({ context: { workspace, temp } }, name, { identity, keys, sequence, what, time, fill, tell }) {
    const { sealFolder } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(2087)]).then(__webpack_require__.bind(__webpack_require__, 92087));
    await (0,promises_.mkdir)(temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, `raymond-${what}-`));
    try {
        await fill(folder);
        const carrier = (0,external_node_path_.join)(workspace, checkpoint_carrier/* CARRIER_FOLDER */.QN);
        await (0,promises_.rm)(carrier, { recursive: true, force: true });
        await (0,promises_.mkdir)(carrier, { recursive: true });
        await (0,promises_.chmod)(carrier, 0o700);
        // Agents that add all files to a commit do not add this one.
        await (0,promises_.writeFile)((0,external_node_path_.join)(carrier, '.gitignore'), '*\n');
        const { leftOut } = await sealFolder({
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


/***/ }),

/***/ 86386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ writeStateCopy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57087);





/** Writes a run's state as one file: the journal is folded into it, so that it alone is whole (spec 3.2). */
async function writeStateCopy({ committed, to, files, redactor }) {
    const { run, commit } = committed;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(to), { recursive: true });
    if (redactor === null) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(to, (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .stateText */ .r9)(run, commit), { mode: 0o600 });
        return;
    }
    // Texts out of which something was taken are other texts now.
    const whole = `${to}.whole`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(whole, (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .stateText */ .r9)(run, commit, await referredAnew(run.results, files)), { mode: 0o600 });
    try {
        await redactor.redactFile(whole, to);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(whole);
    }
}
async function referredAnew(results, files) {
    const now = [];
    for (const [id, result] of Object.entries(results))
        now.push([id, typeof result === 'string' ? result : await referTo(files, result.file)]);
    return Object.fromEntries(now);
}
async function referTo(folder, file) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let bytes = 0;
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file))) {
        hash.update(chunk);
        bytes += chunk.length;
    }
    // Such a file has its hash for a name.
    const sha256 = hash.digest('hex');
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(file), `${sha256}.txt`);
    // Two results may have the same text.
    if (named !== file)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, named));
    return { file: named, bytes, sha256 };
}


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   V1: () => (/* binding */ readJobContext),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   dZ: () => (/* binding */ branchNameOf),
/* harmony export */   nX: () => (/* binding */ templateValues)
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
/** The repository's page. */
function repositoryUrl({ serverUrl, owner, repo }) {
    return `${serverUrl}/${owner}/${repo}`;
}
/** The page of a workflow run of this repository. */
function runUrl(context, runId) {
    return `${repositoryUrl(context)}/actions/runs/${runId}`;
}
/** As the REST API names a branch or a tag: without what a full ref begins with. */
function branchNameOf(ref) {
    return ref.replace(/^refs\/(?:heads|tags)\//, '');
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

/***/ 1420:
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
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/store/transcript.js
var transcript = __webpack_require__(49815);
// EXTERNAL MODULE: ./lib/action/context.js
var context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/core/fan-out/leg.js
var fan_out_leg = __webpack_require__(24592);
;// CONCATENATED MODULE: ./lib/action/end/conclude.js

/**
 * How the job ends (spec 4.2).
 * @param saved where its checkpoint is
 * @param asked where its questions were put
 */
function conclude(job, run, saved, asked) {
    const { voice } = job;
    const leg = (0,fan_out_leg/* legFacts */.kK)(run);
    if (leg !== null) {
        concludeLeg(job, run, leg, saved);
        return;
    }
    const put = asked.length === 0 ? '' : ` It is answered by a comment: ${asked.join(', ')}`;
    const message = `${run.message ?? run.status}${put}${wayByDispatch(job, run, saved)}`;
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
        case 'forked':
            if (saved === 'none')
                voice.setFailed(NO_PLAN);
            else
                voice.notice(message);
            return;
        case 'budget_exceeded':
            voice.setFailed(message);
            return;
        case 'failed':
        case 'running':
            // An agent's failure has its annotation already, where it happened: it is not told twice.
            voice.setFailed(isAnAgents(run)
                ? `The run failed: ${code}, as told in the annotation before. Re-run the job to try again from there.${wayByDispatch(job, run, saved)}`
                : `${code}: ${message}`);
            return;
        default:
            run.status;
    }
}
const NO_PLAN = 'The run has forked, and no store has taken its checkpoint: the jobs of the matrix would find no plan. The warning before says why. Re-run the failed jobs.';
/** Green is a leg that has left what its join takes as ended, and nothing else: "Re-run failed jobs" runs all others again. */
function concludeLeg({ voice }, run, { hasEnded }, saved) {
    const said = `${run.reason ?? run.status}: ${run.message ?? run.status}`;
    if (!hasEnded)
        voice.setFailed(`The leg ended ${run.status}. ${said} "Re-run failed jobs" goes on with it, and then collects.`);
    else if (saved !== 'artifact')
        voice.setFailed('The leg has ended, and what it has come to could not be kept as an artifact, where it is collected from. The warning before says why. "Re-run failed jobs" tries that again and runs nothing twice.');
    else if (run.status !== 'completed')
        voice.notice(`Workers of this leg have failed, which their join accepts. ${said}`);
}
/** "Re-run all jobs" can hide the artifacts of earlier attempts. In a fan-out, the failed jobs alone are run again. */
function wayByDispatch({ context }, { status, fan_out: fanOut }, saved) {
    if (saved !== 'artifact' || status === 'completed' || fanOut !== undefined)
        return '';
    return ` Where a re-run does not find it, start the workflow by hand with the input \`resume-run: ${context.runId}\`.`;
}
function isAnAgents({ agents, message }) {
    return agents.some(({ error }) => error !== null && error.message === message);
}

// EXTERNAL MODULE: ./lib/action/end/outputs.js + 1 modules
var end_outputs = __webpack_require__(29311);
;// CONCATENATED MODULE: ./lib/action/end/finish.js







/** Of a result's beginning more is never shown. */
const MOST_SHOWN = 100_000;
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
    conclude(job, ending.end.run, ending.saved, Object.values(ending.asked ?? {}));
}
/** The job is being cancelled: every output is set (spec 4.3); to save, to upload and the summary are `post`'s. */
function leave(job, ending) {
    setOutputs(job.voice, { ...ending, folder: job.context.temp });
}
function setOutputs(voice, parts) {
    const outputs = (0,end_outputs/* outputsOf */.Y)({
        ...parts,
        redact: (text) => voice.redact(text),
        warn: (message) => voice.warning(message),
    });
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
}
/** The job summary (spec 4.6). That it could not be written is no failure of the run. */
async function writeSummary(job, ending) {
    if (!job.inputs.summary)
        return;
    try {
        const { summaryOf } = await __webpack_require__.e(/* import() */ 8274).then(__webpack_require__.bind(__webpack_require__, 8274));
        const events = await (0,transcript/* readEvents */.wj)(ending.end.paths.events);
        const { owner, repo, runId } = job.context;
        const { run, paths } = ending.end;
        const text = summaryOf({
            run,
            longResults: (0,texts/* longResults */.FZ)(paths.folder, run.results, MOST_SHOWN),
            events,
            runCostUsd: ending.end.runCostUsd,
            workflow: job.inputs.workflow,
            saved: ending.saved,
            notKept: ending.warnings,
            transcripts: ending.transcripts,
            answering: { urls: ending.asked ?? {}, githubRunId: runId },
            runUrl: (0,context/* runUrl */.Vp)(job.context, runId),
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

/***/ 29311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ NO_RUN),
  Y: () => (/* binding */ outputsOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agents.js
var agents = __webpack_require__(27257);
// EXTERNAL MODULE: ./lib/core/budget.js
var budget = __webpack_require__(29610);
// EXTERNAL MODULE: ./lib/core/fan-out/leg.js
var fan_out_leg = __webpack_require__(24592);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(86183);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/action/fan-out/legs.js
var legs = __webpack_require__(37812);
// EXTERNAL MODULE: ./lib/action/input-table.js
var input_table = __webpack_require__(48699);
// EXTERNAL MODULE: ./lib/action/voice.js + 1 modules
var voice = __webpack_require__(89167);
// EXTERNAL MODULE: ./lib/core/typed/json.js
var typed_json = __webpack_require__(46484);
;// CONCATENATED MODULE: ./lib/action/end/typed-result.js

/**
 * A typed result (spec 7.4) as an output: secrets taken out of the texts in it, so that it stays JSON, and never cut.
 * @param longest bytes that an output may have
 */
function typedResult(json, redact, longest) {
    const reading = (0,typed_json/* readJson */.Vh)(json);
    const clean = 'node' in reading ? (0,typed_json/* printJson */.Q2)((0,typed_json/* mapTexts */.zO)(reading.node, redact)) : redact(json);
    const whole = redact(clean);
    const nothing = (why) => ({
        output: 'null',
        whole,
        warning: `The output result is null: the result ${why}. The output result-file names a file that holds it.`,
    });
    // In a key or a number, where nothing can take its place.
    if (whole !== clean)
        return nothing('has a secret outside of its texts, which was taken out');
    if (Buffer.byteLength(clean) > longest)
        return nothing(`is longer than ${longest} bytes, and JSON cannot be cut`);
    return { output: clean, whole };
}

;// CONCATENATED MODULE: ./lib/action/end/outputs.js












/** GitHub takes a megabyte of outputs from a job; a result has to leave room for the others. */
const LONGEST_RESULT = 512 * 1024;
/** Of a job in which no run has begun. */
const NO_RUN = {
    end: null,
    resumed: false,
    saved: 'none',
    expires: null,
    runKey: '',
    transcripts: null,
};
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
    const { run, paths } = end;
    const { output, whole, warning } = resultOutput(run, paths.folder, redact);
    if (warning !== undefined)
        parts.warn(warning);
    const { asked = {} } = parts;
    const asks = (0,voice/* redacted */.I)((0,agents/* openQuestions */.qd)(run).map((ask) => {
        const url = (0,own/* own */.Z)(asked, ask.id);
        return url === undefined ? ask : { ...ask, url };
    }), redact);
    return {
        ...kept,
        result: output,
        'result-file': whole === '' ? '' : resultFile(folder, whole, run.typed ? 'json' : 'txt'),
        'total-cost': totalUsd(run).toFixed(6),
        'run-cost': end.runCostUsd.toFixed(6),
        status: run.status,
        reason: run.reason ?? '',
        'run-id': run.workflow_id,
        results: resultsOutput(paths.folder, run, redact),
        steps: String(run.steps),
        'resume-at': run.resume_at ?? '',
        ask: asks.length === 0 ? '' : JSON.stringify(asks),
        'ask-url': redact(Object.values(asked)[0] ?? ''),
        'state-file': end.paths.state,
        matrix: matrix(run, saved, redact),
    };
}
/** A leg counts each of its attempts from zero. */
function totalUsd(run) {
    const leg = (0,fan_out_leg/* legFacts */.kK)(run);
    return leg === null
        ? run.total_cost_usd
        : leg.attempts.reduce((sum, { costUsd }) => (0,budget/* addUsd */.UP)(sum, costUsd), 0);
}
/** Without a checkpoint there is nothing that its jobs could go on from. @throws UsageError as `matrixOf` */
function matrix(run, saved, redact) {
    const round = run.status === 'forked' && saved !== 'none' ? (0,rounds/* openRound */.rM)(run) : null;
    return round === null ? '' : (0,legs/* matrixOf */.lQ)(round, redact);
}
/** Of one result, where all of them together are too large for an output. */
const SHOWN_OF_EACH = 1000;
/** Every agent's result as JSON, which it stays when it is too large to be whole. */
function resultsOutput(folder, { results }, redact) {
    const shown = [];
    const ids = Object.keys(results);
    let length = 0;
    for (const id of ids) {
        shown.push([id, redact((0,texts/* resultText */.D6)(folder, results[id]))]);
        length += id.length + shown.at(-1)[1].length;
        if (length > LONGEST_RESULT)
            break;
    }
    const text = JSON.stringify(Object.fromEntries(shown));
    if (shown.length === ids.length && Buffer.byteLength(text) <= LONGEST_RESULT)
        return text;
    return JSON.stringify(Object.fromEntries(shortenedResults(folder, results, redact)));
}
function* shortenedResults(folder, results, redact) {
    let bytes = 0;
    const ids = Object.keys(results);
    for (const [at, id] of ids.entries()) {
        const text = redact((0,texts/* resultText */.D6)(folder, results[id]));
        const cut = text.length <= SHOWN_OF_EACH ? text : `${text.slice(0, SHOWN_OF_EACH)} [shortened]`;
        bytes += Buffer.byteLength(JSON.stringify([id, cut]));
        if (bytes > LONGEST_RESULT) {
            yield ['…', `[shortened: ${ids.length - at} more are in the state file]`];
            return;
        }
        yield [id, cut];
    }
}
function resultOutput(run, folder, redact) {
    const result = (0,texts/* resultText */.D6)(folder, run.results.main);
    if (run.typed)
        return typedResult(result, redact, LONGEST_RESULT);
    const whole = redact(result);
    return { output: shortened(whole), whole };
}
function shortened(text) {
    if (Buffer.byteLength(text) <= LONGEST_RESULT)
        return text;
    return `${text.slice(0, LONGEST_RESULT / 8)}\n\n[shortened: the whole is in the output result-file or the state file]`;
}
/** In a new folder: another step of the job has a result of its own, and nothing that somebody put there is followed. */
function resultFile(folder, result, kind) {
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const file = (0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, 'raymond-result-')), `result.${kind}`);
    (0,external_node_fs_.writeFileSync)(file, result, { flag: 'wx' });
    return file;
}


/***/ }),

/***/ 37812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _9: () => (/* binding */ legNumber),
/* harmony export */   lQ: () => (/* binding */ matrixOf)
/* harmony export */ });
/* unused harmony export MOST_LEGS */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** GitHub's limit of jobs in a matrix. */
const MOST_LEGS = 256;
/** A run that forks again so often is running in circles; and `worker` stays a number. */
const MOST_ROUNDS = 99;
/** `worker` is one number over all rounds: what is above the last three digits is that of the round before. */
const ROUND_STEP = 1000;
/**
 * The output `matrix` (spec 4.10). Nothing that agents or people have written is in it: the runner drops an output whole that holds
 * a masked value.
 * @throws UsageError where it holds one nevertheless, which `redact` shows, or the run has forked too often
 */
function matrixOf({ round, legs }, redact) {
    if (round > MOST_ROUNDS)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The run has forked in ${round} rounds, more than ${MOST_ROUNDS}.`);
    const include = legs.map(({ name }) => {
        const worker = String((round - 1) * ROUND_STEP + Number(name));
        return { worker, name: `work-${worker}` };
    });
    const matrix = JSON.stringify({ include });
    if (redact(matrix) === matrix)
        return matrix;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('A secret of this job stands in the output `matrix`, which has numbers and the words include, worker, name and work alone: the runner would drop the output. Give that secret another value.');
}
/** The leg that the input `worker` names; null: no plan has such a one. */
function legNumber(worker) {
    const round = Math.floor(worker / ROUND_STEP) + 1;
    const leg = worker % ROUND_STEP;
    const isOne = Number.isSafeInteger(worker) && leg >= 1 && leg <= MOST_LEGS && round <= MOST_ROUNDS;
    return isOne ? { round, leg } : null;
}


/***/ }),

/***/ 99483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ isFanOutKey),
/* harmony export */   Yc: () => (/* binding */ isOutcomeKey),
/* harmony export */   _3: () => (/* binding */ outcomeKey),
/* harmony export */   gA: () => (/* binding */ plannerOf),
/* harmony export */   kp: () => (/* binding */ roleOf),
/* harmony export */   rz: () => (/* binding */ fanOutKey)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _identity_run_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29890);
/* harmony import */ var _legs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37812);




/**
 * null: the job runs its workflow by itself.
 * @throws UsageError for inputs that speak of different roles, or that a fan-out cannot go by
 */
function roleOf({ inputs }) {
    const { mode, forks, worker } = inputs;
    const isPart = mode === 'collect' || worker !== null || forks === 'matrix';
    if (mode === 'run' && worker === null && isLegOfMatrix(inputs.matrix))
        throw refused('`worker` is missing in a job of a fan-out’s matrix; give it `${{ matrix.worker }}`');
    if (!isPart || (mode !== 'run' && mode !== 'collect'))
        return null;
    if (inputs['resume-run'] !== null)
        throw refused('`resume-run` is for runs of one job: a fan-out goes on by "Re-run failed jobs"');
    if (inputs['state-store'] === 'none')
        throw refused('`state-store: none` leaves nothing that the other jobs of a fan-out could read');
    if (worker === null)
        return mode === 'collect' ? { kind: 'collect' } : { kind: 'plan' };
    if (mode === 'collect')
        throw refused('`worker` names a leg of the matrix, and `mode: collect` is none');
    const leg = (0,_legs_js__WEBPACK_IMPORTED_MODULE_3__/* .legNumber */ ._9)(worker);
    if (leg === null)
        throw refused(`\`worker\`: ${worker} is no leg; give it \`\${{ matrix.worker }}\``);
    return { kind: 'work', ...leg };
}
/** A matrix as a plan's output has it: such a job would else run the whole workflow, once in every leg. */
function isLegOfMatrix(matrix) {
    try {
        const { worker, name } = JSON.parse(matrix ?? 'null');
        return worker !== undefined && name === `work-${String(worker)}`;
    }
    catch {
        return false;
    }
}
const refused = (why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The inputs cannot be used:\n- ${why}`);
/**
 * The fan-out key (spec 4.10): what plan, legs and collecting of one run have in common, over all of its attempts. No job, matrix or
 * step is in it; `run-key` tells two fan-outs of one run apart.
 */
function fanOutKey({ inputs, context, cwd }, stage) {
    const { repositoryId, workflowFile, ref, runId, workspace } = context;
    const workflow = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.workflow));
    return keyOf(repositoryId, workflowFile, ref || 'none', runId, inputs['run-key'], workflow, stageName(stage));
}
/** Of what a leg leaves to be collected: it lies beside the leg's own checkpoints. */
const outcomeKey = (legKey) => `${legKey} outcome`;
const isOutcomeKey = (runKey) => runKey.endsWith(' outcome');
function stageName(stage) {
    switch (stage.kind) {
        case 'plan':
            return 'plan';
        case 'work':
            return `work-${stage.round}-${stage.leg}`;
        case 'collect':
            return `collect-${stage.round}`;
        default:
            return stage;
    }
}
const FAN_OUT = 'fan-out';
function keyOf(...parts) {
    return (0,_identity_run_key_js__WEBPACK_IMPORTED_MODULE_2__/* .asRunKey */ .F)([FAN_OUT, ...parts]);
}
/** Is a run known by this key one part of several, which only a re-run goes on with? One that is too long to be told is not known for one. */
const isFanOutKey = (runKey) => runKey.startsWith(`[${JSON.stringify(FAN_OUT)},`);
/** Whose last checkpoint is the plan of a round. */
function plannerOf(round) {
    return round === 1 ? { kind: 'plan' } : { kind: 'collect', round: round - 1 };
}


/***/ }),

/***/ 69174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X3: () => (/* binding */ askGitHub),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   zh: () => (/* binding */ artifactAddress)
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
            const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351));
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
/** Where an artifact's zip is to be had. @throws Error of the toolkit */
async function artifactAddress({ context: { owner, repo }, inputs }, id, signal) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351));
    const { headers } = await getOctokit(inputs['github-token'] ?? '').request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
        ...{ owner, repo, artifact_id: id, archive_format: 'zip' },
        // The address that it leads to wants no token.
        request: { redirect: 'manual', signal },
    });
    return headers.location;
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

/***/ 96079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ stagedAs),
/* harmony export */   cu: () => (/* binding */ identityOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   hu: () => (/* binding */ sealKeysOf),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var _checkpoint_seal_event_class_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99767);
/* harmony import */ var _checkpoint_seal_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63540);
/* harmony import */ var _checkpoint_seal_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7240);
/* harmony import */ var _checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43838);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30308);
/* harmony import */ var _fan_out_stage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99483);
/* harmony import */ var _ask_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69174);
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29890);








/**
 * Asks once for the job's full name. Never fails of that: without it the job's id stands in.
 * @throws UsageError as `roleOf`
 */
async function identityOf(job, ask = (0,_ask_github_js__WEBPACK_IMPORTED_MODULE_6__/* .askGitHub */ .X3)(job)) {
    const role = (0,_fan_out_stage_js__WEBPACK_IMPORTED_MODULE_5__/* .roleOf */ .kp)(job);
    const identity = await ownIdentity(job, ask);
    if (role === null)
        return identity;
    // Which round it collects it does not know yet: see `stagedAs`.
    return stagedAs(identity, job, role.kind === 'collect' ? { kind: 'collect', round: 1 } : role);
}
/** The same job under the key of a part in a fan-out: its own, or one whose checkpoints it reads. */
function stagedAs(identity, job, stage) {
    const runKey = (0,_fan_out_stage_js__WEBPACK_IMPORTED_MODULE_5__/* .fanOutKey */ .rz)(job, stage);
    // A leg goes on from what it has left to be collected as well.
    const otherRunKeys = stage.kind === 'work' ? [(0,_fan_out_stage_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeKey */ ._3)(runKey)] : [];
    return { ...identity, runKey, otherRunKeys, stage, isOwnKey: false, resumeRun: null, uncertain: null };
}
async function ownIdentity(job, ask) {
    const { inputs, context } = job;
    const { repositoryId, workflowFile, runId, attempt, jobId, step } = context;
    const ref = context.ref || 'none';
    const name = await jobName(inputs['check-run-id'], runId, ask);
    const resumeRun = inputs['resume-run'] === null ? null : String(inputs['resume-run']);
    const parts = {
        own: inputs['run-key'],
        matrix: inputs.matrix,
        acrossMatrix: inputs['key-across-matrix'],
        repositoryId,
        workflowFile,
        ref,
        runId: resumeRun ?? runId,
        jobId,
        step,
        workflow: inputs.workflow,
    };
    const known = 'name' in name ? name.name : null;
    const runKey = (0,_run_key_js__WEBPACK_IMPORTED_MODULE_7__/* .runKeyOf */ .k)({ ...parts, jobName: known });
    const nameless = (0,_run_key_js__WEBPACK_IMPORTED_MODULE_7__/* .runKeyOf */ .k)({ ...parts, jobName: null });
    const checkRun = inputs['check-run-id'] === null ? '' : ` (check run ${inputs['check-run-id']})`;
    return {
        repositoryId,
        workflowFile,
        ref,
        eventClass: (0,_checkpoint_seal_event_class_js__WEBPACK_IMPORTED_MODULE_0__/* .eventClass */ .L)(context.eventName, isAboutPullRequest(context.event)),
        runKey,
        otherRunKeys: nameless === runKey ? [] : [nameless],
        isOwnKey: inputs['run-key'] !== null || resumeRun !== null,
        resumeRun,
        runId,
        attempt,
        job: (known ?? `${jobId}${checkRun}`).slice(0, 1000),
        step,
        stage: null,
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
        version: _checkpoint_seal_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .CONTENT_VERSION */ .P7,
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
        prefixes: runKeys.flatMap((runKey) => open.map((key) => ({ prefix: (0,_checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_3__/* .namePrefix */ .w8)((0,_checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_3__/* .keyHash */ .aE)(key, runKey)), runKey }))),
        name: (sequence) => (0,_checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_3__/* .checkpointName */ .s7)((0,_checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_3__/* .keyHash */ .aE)(keys?.seal ?? null, identity.runKey), {
            run_id: identity.runId,
            attempt: identity.attempt,
            sequence,
        }),
    };
}
/** In their turn (spec 4.3): that of a CLI's key is in its table, and all GitHub tokens have theirs together. */
const AGENTS_IN_TURN = [..._core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_KEYS */ .TQ].sort((a, b) => a.seals - b.seals);
/** What this job has to seal its checkpoints with. @throws UsageError for a `state-key` that is too short */
function sealKeysOf({ inputs, environment, context }) {
    const agents = AGENTS_IN_TURN.map(({ variable, input, isGitHubToken = false }) => ({
        name: input ?? variable,
        value: environment[variable] ?? null,
        isGitHubToken,
    }));
    const ofJob = { name: 'github-token', value: inputs['github-token'], isGitHubToken: true };
    const after = agents.findLastIndex(({ isGitHubToken }) => isGitHubToken) + 1;
    const others = [
        ...agents.toSpliced(after, 0, ofJob),
        { name: 'AWS_SECRET_ACCESS_KEY', value: environment.AWS_SECRET_ACCESS_KEY ?? null },
    ];
    const hasCloudSession = !!environment.AWS_SESSION_TOKEN;
    return (0,_checkpoint_seal_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseKeys */ .E9)({ stateKey: inputs['state-key'], others, hasCloudSession }, context.repositoryId);
}


/***/ }),

/***/ 29890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ asRunKey),
/* harmony export */   k: () => (/* binding */ runKeyOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75603);


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
    return asRunKey(values);
}
/** What belongs together as one text, no longer than a header takes. */
function asRunKey(values) {
    const key = (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(values);
    return key.length <= LONGEST ? key : `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex')}`;
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


/***/ }),

/***/ 48699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SE: () => (/* binding */ MODES_WITHOUT_WORKFLOW),
/* harmony export */   py: () => (/* binding */ OUTPUTS),
/* harmony export */   sN: () => (/* binding */ INPUT_ENTRIES)
/* harmony export */ });
/* unused harmony export INPUTS */
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);


/** One for each key that an agent CLI can be given through an input. */
const KEY_INPUTS = Object.fromEntries(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_KEYS */ .TQ.flatMap(({ input, description = '' }) => input === undefined ? [] : [[input, { kind: 'secret', description }]]));
/** One for each agent CLI that can be given further arguments. */
const ARGUMENT_INPUTS = Object.fromEntries(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .ARGS_INPUTS */ .Uv.map(({ cli, input }) => [
    input,
    {
        kind: 'words',
        description: `Further arguments for \`${cli}\`, as a shell would read them: \`--max-turns 5\`. Those that Raymond sets itself are refused.`,
    },
]));
/** Every input, once: action.yml and the README's table are compared with this by a test (spec 4.1). */
const INPUTS = {
    workflow: {
        kind: 'text',
        required: true,
        description: 'Workflow to run: a folder, a state file in it, a .zip or a .yaml, relative to `working-directory`.',
    },
    mode: {
        kind: 'choice',
        of: ['run', 'answer', 'tick', 'collect', 'test', 'lint'],
        default: 'run',
        description: '`run` runs the workflow; `collect` brings the legs of a fan-out together; `answer`, on issue_comment, reads an answer and wakes the run that has asked; `tick`, on a schedule, wakes parked runs that are due: these two run no agent and need no `workflow`. `lint` looks for mistakes in it, or in several, one a line, and tells each at its file and line. `test` plays its recordings and checks what their test.yaml say. Neither calls a model or needs secrets: both are safe on pull requests from forks.',
    },
    forks: {
        kind: 'choice',
        of: ['here', 'matrix'],
        default: 'here',
        description: 'Where forked workers run: in this job, or each in a job of its own, for which the output `matrix` is; the reusable workflow `fan-out.yml` has these jobs.',
    },
    worker: {
        kind: 'count',
        least: 1,
        description: 'In a job of the matrix, its `matrix.worker`: which leg of the fan-out it is.',
    },
    'max-legs': {
        kind: 'count',
        least: 1,
        most: 256,
        default: '256',
        description: 'With `forks: matrix`, the most jobs that workers are shared out among.',
    },
    input: { kind: 'text', description: 'Text that the first state sees as `{{input}}`.' },
    'input-file': { kind: 'text', description: 'The same from a file.' },
    agent: {
        kind: 'choice',
        of: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR,
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
        kind: 'choice',
        of: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSION_MODES */ .RO,
        description: `Permission mode of states that name none. Default: the workflow's own, else \`${_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PERMISSION_MODE */ .AW}\`.`,
    },
    allow: {
        kind: 'lines',
        description: "What agents may do unasked in states that allow nothing themselves: permission rules such as `Bash(npm test:*)`, one a line. Default: the workflow's own.",
    },
    deny: {
        kind: 'lines',
        description: 'What no agent may do, besides what the workflow denies: permission rules, one a line.',
    },
    ...ARGUMENT_INPUTS,
    'dangerously-skip-permissions': {
        kind: 'switch',
        default: 'false',
        description: 'Let agents do anything unasked.',
    },
    'run-key': {
        kind: 'text',
        description: 'What a run is known by across attempts. Default: workflow file, ref, run id, job, matrix leg and step, so that a re-run resumes and a new run starts afresh. A key of your own (`triage`) goes on across runs; the leg of a matrix is still part of it.',
    },
    'resume-run': {
        kind: 'count',
        least: 1,
        description: 'The id of a workflow run of the same workflow file and branch that this run goes on with, although it has the default run key: for a dispatch where "Re-run all jobs" does not find what was saved.',
    },
    answer: {
        kind: 'text',
        description: 'The answer to an open question of the run that this job goes on with: in a re-run, or in a dispatch with `resume-run`. It counts only when a person with write access has started this attempt.',
    },
    'ask-id': {
        kind: 'text',
        description: 'The question that `answer` is for, where several are open; the job summary has the ids.',
    },
    'comment-id': {
        kind: 'count',
        least: 1,
        description: 'The id of a comment with an answer (`/raymond answer …`): this job goes on with the run that has asked, or does nothing where that is another job’s. `mode: answer` dispatches with it; every check is made again.',
    },
    'max-wakes': {
        kind: 'count',
        least: 1,
        most: 20,
        default: '5',
        description: 'How often in a row `mode: tick` wakes a run that comes no further by it. The wakes are 15 minutes, 30 minutes, an hour … apart; then the run counts as stuck, which a warning says.',
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
        description: 'What an `<ask>` does. `comment`: the run parks, and the question is put on the issue or pull request of the event, where people with write access answer it by a comment (it takes `issues: write`, on a pull request `pull-requests: write`). `pause`: it stands in the job summary alone. `fail`: the run fails.',
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
/** Modes that are about runs, whatever their workflow. */
const MODES_WITHOUT_WORKFLOW = ['answer', 'tick'];
const INPUT_ENTRIES = Object.entries(INPUTS);
/** Every output (spec 4.2); all are always set. */
const OUTPUTS = {
    result: "The run's `<result>`; for one over 512 kB its beginning, with the whole in `result-file`. A typed one (`result_schema`) is JSON that `fromJSON` takes, and never cut: over 512 kB it is `null`.",
    'result-file': 'File that holds the whole result.',
    'total-cost': 'What the run has cost over all attempts, USD.',
    'run-cost': 'What this attempt has cost, USD.',
    status: '`completed`, `failed`, `asking`, `paused`, `budget_exceeded` or `forked`; empty if the run could not be started.',
    reason: 'Stable code of why it did not complete, for example `USAGE_LIMIT`.',
    'run-id': "The run's id.",
    results: "JSON: every ended agent's result by agent id.",
    steps: 'States visited.',
    resumed: '`true` if a checkpoint was resumed.',
    'resume-at': 'Time from which a resume makes sense, ISO 8601.',
    ask: 'JSON: the open questions; `url` is the comment of one that is on an issue.',
    'ask-url': 'The comment that the question was put in; of several the first.',
    'state-file': 'The state file.',
    'run-key': 'What the run is known by; see the input.',
    'state-saved': '`cache`, `artifact` or `none`.',
    'state-expires': 'When the checkpoint is gone, ISO 8601, if nobody uses it; empty if there is none.',
    'transcripts-artifact': 'Name of the artifact with the transcripts.',
    'transcripts-url': 'Its address.',
    matrix: 'With `status: forked` the `strategy.matrix` of the jobs that run the workers, as JSON; else empty. What is in it: `{"include":[{"worker":"3","name":"work-3"}]}`.',
};


/***/ }),

/***/ 11048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NR: () => (/* binding */ notOneOf),
  Ko: () => (/* binding */ readInputs),
  r6: () => (/* binding */ readNames),
  Qn: () => (/* binding */ variableOf)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
;// CONCATENATED MODULE: ./lib/core/text/shell-words.js
/**
 * A line, or several, parted as a shell would: by white space, with '…', "…" and backslashes; nothing is expanded.
 * null where a quote is not closed.
 */
function shellWords(text) {
    const words = [];
    let word = null;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at] ?? '';
        if (/\s/.test(character)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else if (character === "'" || character === '"') {
            const quoted = quotedAt(text, at);
            if (quoted === null)
                return null;
            word = (word ?? '') + quoted.text;
            at = quoted.end;
        }
        else if (character === '\\' && at + 1 < text.length) {
            at += 1;
            // A line that goes on.
            if (text[at] !== '\n')
                word = (word ?? '') + (text[at] ?? '');
        }
        else {
            word = (word ?? '') + character;
        }
    }
    return word === null ? words : [...words, word];
}
/** What stands between the quotes that open here. */
function quotedAt(text, start) {
    const quote = text[start];
    let inside = '';
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at] ?? '';
        if (character === quote)
            return { text: inside, end: at };
        const isEscape = quote === '"' && character === '\\' && /["\\]/.test(text[at + 1] ?? '');
        if (isEscape)
            at += 1;
        inside += text[at] ?? '';
    }
    return null;
}

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
        const read = isNotNeeded(name, text, environment) ? { value: '' } : readValue(input, text);
        if ('problem' in read)
            problems.push(problemText(name, input, text, read.problem));
        else
            values[name] = read.value;
    }
    if (values.input !== null && values['input-file'] !== null && problems.length === 0) {
        problems.push('`input` and `input-file`: give one of them, not both');
    }
    if (problems.length > 0)
        throw unusable(problems);
    return { inputs: values, unknown: unknownInputs(environment) };
}
function isNotNeeded(name, text, environment) {
    const mode = (environment[variableOf('mode')] ?? '').trim();
    return name === 'workflow' && text === '' && input_table/* MODES_WITHOUT_WORKFLOW */.SE.includes(mode);
}
/** @param problems a line each */
function unusable(problems) {
    return new errors/* UsageError */.eb(`The inputs cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}`);
}
/** An input whose value turns out to be none of those that may be given, once more is known of the run. */
function notOneOf(name, value, allowed) {
    return unusable([
        `\`${name}\`: ${JSON.stringify(value)} is not allowed; give one of ${allowed.join(', ')}`,
    ]);
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
            return { value: readNames(text) };
        case 'lines':
            return {
                value: text
                    .split(/\r?\n/)
                    .map((line) => line.trim())
                    .filter((line) => line !== ''),
            };
        case 'words': {
            const words = shellWords(text);
            return words === null ? { problem: 'arguments whose quotes are closed' } : { value: words };
        }
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
  tD: () => (/* binding */ checkLink),
  ym: () => (/* binding */ directoryCheck),
  Yw: () => (/* binding */ isBelow),
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
// EXTERNAL MODULE: ./lib/action/inputs.js + 1 modules
var action_inputs = __webpack_require__(11048);
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
/** The second time: a service that has been given up, and from which nothing has come since. */
const PATIENCE_AGAIN_MS = 20_000;
/** What begins late in a round, after a long packing say, gets so much however long it has been silent before. */
const LEAST_MS = 15_000;
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
    /** Bytes that had come in when it was given up; null: it was not yet. */
    #givenUpAt = null;
    constructor(traffic, clock = REAL_CLOCK) {
        this.clock = clock;
        this.#traffic = traffic ?? watchTraffic();
    }
    /** Something to wait for together: transfers that lie silent beside each other are waited for once. */
    begin() {
        const isStillSilent = this.#traffic.moved().read === this.#givenUpAt;
        return new Round(this.#traffic, this.clock, isStillSilent ? PATIENCE_AGAIN_MS : PATIENCE_MS, () => {
            this.#givenUpAt = this.#traffic.moved().read;
        });
    }
    /** @throws Error when the work makes no progress for 55 s, or 20 s where nothing has come since the last such time. */
    ask(work) {
        return this.begin().ask(work);
    }
}
/** Transfers that go on at the same time. A connection may be used by any of them, so that the progress of one counts for all. */
class Round {
    traffic;
    clock;
    patienceMs;
    onGivenUp;
    #begun;
    #at;
    #since;
    constructor(traffic, clock, patienceMs, onGivenUp) {
        this.traffic = traffic;
        this.clock = clock;
        this.patienceMs = patienceMs;
        this.onGivenUp = onGivenUp;
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
    /** @throws Error when nothing of the round makes progress for as long as its patience lasts. */
    async ask(work) {
        const over = new AbortController();
        const from = this.clock.now();
        const isSilent = () => this.silentMs() >= this.patienceMs && this.clock.now() - from >= LEAST_MS;
        const silent = this.#when(isSilent, over.signal).then(() => {
            this.onGivenUp();
            throw new Error(`nothing has moved for ${this.patienceMs / 1000} s`);
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
    const context = (0,action_context/* readJobContext */.V1)(environment);
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
    const isInside = insideOf(job);
    return (path) => {
        const real = (0,external_node_fs_.realpathSync)(path);
        if (isInside(real))
            return;
        throw new errors/* RaymondError */.xC('OUTSIDE_WORKSPACE', `An agent would work in ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`);
    };
}
/**
 * A path in the checkout must not lead out of it: who writes a pull request can put a link there, to
 * `/proc/self/environ` or to the home folder. Elsewhere it is the workflow file's author who says where.
 * @param what the input that names it, or the path itself
 * @throws UsageError
 */
function checkLink(job, what, path) {
    if (job.inputs['allow-outside-workspace'] || !isBelow(job.context.workspace, path) || !(0,external_node_fs_.existsSync)(path))
        return;
    const real = (0,external_node_fs_.realpathSync)(path);
    if (insideOf(job)(real))
        return;
    throw new errors/* UsageError */.eb(`${what}: ${(0,external_node_path_.relative)(job.context.workspace, path)} leads to ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`);
}
function insideOf({ context }) {
    (0,external_node_fs_.mkdirSync)(context.temp, { recursive: true });
    const roots = [context.workspace, context.temp].map((root) => (0,external_node_fs_.realpathSync)(root));
    return (real) => roots.some((root) => isBelow(root, real));
}
/** By the paths alone. */
function isBelow(folder, path) {
    const inside = (0,external_node_path_.relative)(folder, path);
    return !/^\.\.(?:[/\\]|$)/.test(inside) && !(0,external_node_path_.isAbsolute)(inside);
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
/** Redacted for that; nothing of its end is shown. */
const LOOKED_AT_BYTES = 64 * 1024;
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
    redact;
    #held;
    /**
     * @param warn told of each file once for each time that something was taken out of it
     * @param append adds a text to a file
     * @param redact what is shown goes through it before it is cut, which would hide a secret's end
     */
    constructor(environment, warn, append = external_node_fs_.appendFileSync, redact = (text) => text) {
        this.warn = warn;
        this.append = append;
        this.redact = redact;
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
        this.warn(`An agent or script has changed ${name}, which steers later steps of the job; that was taken out: ${this.#whatChanged(content, found)}`);
    }
    #whatChanged(content, found) {
        if (found === null)
            return 'the file itself was removed or replaced';
        const isAddition = found.subarray(0, content.length).equals(content);
        const changed = (isAddition ? found.subarray(content.length) : found).subarray(0, LOOKED_AT_BYTES);
        const text = this.redact(changed.toString('utf8').trim());
        return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
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
/**
 * The file itself where it is one, so that whoever has it open sees it too; else, and where it cannot be written (its
 * mode was changed, or its owner), a new one in its place.
 */
function replace(path, content) {
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile())
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    try {
        overwrite(path, content);
    }
    catch {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        overwrite(path, content);
    }
}
function overwrite(path, content) {
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

;// CONCATENATED MODULE: ./lib/action/voice.js


/**
 * All that main and post say and set, in one place: nothing gets into the log, an annotation, an output or the summary
 * but through here, redacted (spec 4.4). It does what @actions/core does, in its words; that loads an HTTP
 * client, which takes longer than all else that `main` does before its first state (spec 4.9).
 */
class Voice {
    options;
    #files;
    #write;
    /** Prints what is held back of others, and holds back no more. */
    #release = () => { };
    constructor(options) {
        this.options = options;
        const { write } = process.stdout;
        this.#write = options.write ?? ((line) => write.call(process.stdout, `${line}\n`));
        const redact = (text) => this.redact(text);
        this.#files = new FileCommands(options.environment, (message) => this.warning(message), undefined, redact);
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
        this.#release();
        this.#write((0,annotations/* groupStart */._A)(this.redact(title)));
        try {
            return await work();
        }
        finally {
            this.#write(annotations/* GROUP_END */.s8);
        }
    }
    /**
     * Work in the background, while the run is told: what the toolkit prints meanwhile is held back, and folded under the
     * title when it is over, when a group begins, or when the process ends. One such work at a time.
     */
    async aside(title, work) {
        this.#release();
        const release = this.#hold(title);
        this.#release = release;
        try {
            return await work();
        }
        finally {
            release();
        }
    }
    #hold(title) {
        const { others = process.stdout } = this.options;
        const own = others.write;
        let held = '';
        others.write = (chunk, encoding, done) => {
            held += chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : String(chunk);
            const written = typeof encoding === 'function' ? encoding : done;
            if (typeof written === 'function')
                written();
            return true;
        };
        let isHeld = true;
        const release = () => {
            if (!isHeld)
                return;
            isHeld = false;
            others.write = own;
            process.off('exit', release);
            const lines = held.split('\n').filter((line) => line.trim() !== '');
            if (lines.length === 0)
                return;
            this.#write((0,annotations/* groupStart */._A)(this.redact(title)));
            // A mask is for the runner alone, and has to be whole.
            for (const line of lines)
                this.#write(line.startsWith('::add-mask::') ? line : this.redact(line));
            this.#write(annotations/* GROUP_END */.s8);
        };
        process.on('exit', release);
        return release;
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


/***/ }),

/***/ 45629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ waitingOf),
/* harmony export */   S: () => (/* binding */ isParked)
/* harmony export */ });
/** Where nobody has said when a usage limit ends. */
const UNKNOWN_LIMIT_MS = 3_600_000;
/** Does a run wait, for a person, a limit, or another job to go on in? */
const isParked = ({ status }) => status === 'asking' || status === 'paused';
/**
 * When a parked run goes on by itself. A cancelled one never does: that was somebody's wish.
 * @param parkedAt ms
 */
function waitingOf({ status, reason, resume_at: resumeAt, agents }, parkedAt) {
    // One that says nowhere to go when its time is over goes on waiting.
    const asks = agents.flatMap(({ ask }) => (ask?.timeout_next == null ? [] : [ask.timeout_at]));
    const doors = agents.flatMap(({ door }) => (door === undefined ? [] : [door.timeout_at]));
    const timeout = earliest([...asks, ...doors]);
    if (reason === 'INTERRUPTED')
        return { due: null, why: 'was cancelled' };
    if (reason === 'USAGE_LIMIT')
        return { due: earliest([resumeAt]) ?? iso(parkedAt + UNKNOWN_LIMIT_MS), why: 'a usage limit' };
    if (reason === 'DEADLINE')
        return { due: iso(parkedAt), why: "the job's deadline" };
    const due = earliest([timeout, resumeAt]);
    if (status === 'asking')
        return { due, why: 'a question' };
    return { due, why: timeout === null ? (reason ?? 'a pause') : 'a join' };
}
/** ISO times of this program are in UTC, but those of an agent CLI need not be. */
function earliest(times) {
    const all = times.flatMap((time) => (time === null ? [] : [Date.parse(time)])).filter(Number.isFinite);
    return all.length === 0 ? null : iso(Math.min(...all));
}
const iso = (ms) => new Date(ms).toISOString();


/***/ }),

/***/ 99767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ eventClass),
/* harmony export */   Y: () => (/* binding */ EVENT_CLASSES)
/* harmony export */ });
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


/***/ }),

/***/ 63540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ chooseKeys),
/* harmony export */   M$: () => (/* binding */ KEY_ID_BYTES),
/* harmony export */   Rc: () => (/* binding */ nameKey),
/* harmony export */   c7: () => (/* binding */ questionKey),
/* harmony export */   ho: () => (/* binding */ EVERYBODYS_KEY),
/* harmony export */   wm: () => (/* binding */ fileKey)
/* harmony export */ });
/* unused harmony export MIN_STATE_KEY */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


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
 * and no other secret does either. Without, it is the first that there is of the others. That one alone also opens, so
 * that it can be said whose holder may write a checkpoint.
 * @param repositoryId GitHub's number of the repository: no key opens another repository's checkpoints
 * @throws UsageError for a line of `state-key` under 32 characters, or an id that is no number
 */
function chooseKeys(secrets, repositoryId) {
    if (!/^\d{1,20}$/.test(repositoryId)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The repository's id is ${JSON.stringify(repositoryId)}; it must be a number.`);
    }
    const { stateKeyName = 'The input state-key' } = secrets;
    const stateKeys = stateKeysIn(secrets.stateKey ?? '', stateKeyName);
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
function stateKeysIn(text, name) {
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    for (const [index, line] of lines.entries()) {
        const length = [...line].length;
        if (line === '' || length >= MIN_STATE_KEY)
            continue;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} has ${length} characters in line ${index + 1}; each line is a key of at least ${MIN_STATE_KEY}. ${HOW_TO_MAKE_ONE}`);
    }
    return lines.filter((line) => line !== '');
}
function distinct(keys) {
    return keys.filter((key, index) => keys.findIndex(({ secret }) => secret.equals(key.secret)) === index);
}
function candidates({ others, hasCloudSession }) {
    return others
        .map(({ value, ...rest }) => ({ ...rest, value: (value ?? '').trim() }))
        .filter(({ value }) => value !== '')
        .filter(({ name, value, isGitHubToken }) => isGitHubToken
        ? isPersonalToken(value)
        : !(hasCloudSession && name.startsWith('AWS_')) && isStatic(value))
        .map(({ name, value, isGitHubToken }) => ({ name: isGitHubToken ? PERSONAL : name, value }));
}
const PERSONAL = 'the personal GitHub token';
/** Classic and fine-grained personal tokens; those of apps and jobs (`ghs_`, `ghu_`, …) end within hours. */
const isPersonalToken = (token) => /^(?:ghp_|github_pat_)\w+$/.test(token);
/** Not a job's or app's GitHub token, a JWT (OIDC), or an AWS session's key. */
const isStatic = (value) => !/^(?:gh[sur]_|eyJ[\w-]*\.|ASIA[A-Z0-9]{12})/.test(value) && !/^v1\.[0-9a-f]{40}$/.test(value);
/** @param source for messages. The command line (RAYMOND_STATE_KEY) comes here through `chooseKeys` as well. */
function sealKey(source, text, repositoryId) {
    const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from(text, 'utf8'));
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
/** The key of the HMAC in the mark of a question that we have put on an issue (spec 4.5). */
function questionKey({ secret, repositoryId }) {
    return derive(secret, '', `raymond-v2 questions ${repositoryId}`, 32);
}
/**
 * The key of what is not sealed: everybody has it. So an unsealed file has the same frame, in which chance
 * damage and a cut are found, and one reader does for both.
 */
const EVERYBODYS_KEY = sealKey('nobody', 'raymond: this file is not sealed', '0');
function derive(secret, salt, info, bytes) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, salt, info, bytes));
}


/***/ }),

/***/ 7240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P7: () => (/* binding */ CONTENT_VERSION),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   u0: () => (/* binding */ maxSealedBytes),
/* harmony export */   v8: () => (/* binding */ MAX_HEADER_BYTES)
/* harmony export */ });
/** What lies in a checkpoint and how; another number is another reader's. */
const CONTENT_VERSION = 1;
/** Spec 4.3: 2 GB in all. */
const LIMITS = {
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


/***/ }),

/***/ 43838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aE: () => (/* binding */ keyHash),
/* harmony export */   s7: () => (/* binding */ checkpointName),
/* harmony export */   w8: () => (/* binding */ namePrefix)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63540);


/**
 * The `<key hash>` in the names of a run key's checkpoints (spec 4.3): an HMAC with the key, so that nobody
 * learns the run key from a name, or can make one. Without a key it only has to be short.
 * @returns 20 hexadecimal digits
 */
function keyHash(key, runKey) {
    const hash = key === null ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', (0,_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .nameKey */ .Rc)(key));
    return hash.update(runKey).digest('hex').slice(0, 20);
}
/** What all names of a run key begin with. Every part ends with `-`, since caches are found by prefix. */
const namePrefix = (hash) => `raymond-v2-${hash}-`;
/** The name that one checkpoint has; the store may need another ending, the header has this one. */
function checkpointName(hash, { run_id: runId, attempt, sequence }) {
    return `${namePrefix(hash)}${runId}-${attempt}-${sequence}-`;
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
/* harmony export */   Uv: () => (/* binding */ ARGS_INPUTS),
/* harmony export */   iU: () => (/* binding */ AGENT_CLIS),
/* harmony export */   rB: () => (/* binding */ DEFAULT_AGENT_CLI),
/* harmony export */   uk: () => (/* binding */ ownVariables),
/* harmony export */   vs: () => (/* binding */ STAND_IN),
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
                seals: 1,
            },
            {
                variable: 'CLAUDE_CODE_OAUTH_TOKEN',
                input: 'claude-code-oauth-token',
                description: 'Or the OAuth token of a Claude subscription.',
                seals: 2,
            },
            { variable: 'ANTHROPIC_AUTH_TOKEN', seals: 4 },
        ],
        logIn: 'Set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN (made with `claude setup-token`) to a valid one.',
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
            schema: true,
            systemPrompt: true,
            profiles: null,
            standsIn: false,
        },
        efforts: ['low', 'medium', 'high', 'xhigh', 'max'],
        toolNames: {},
        lacks: [],
        ruleKinds: null,
        ownFlags: [
            ...['-p', '--print', '--output-format', '--input-format', '--verbose', '--replay-user-messages'],
            ...['--model', '--effort', '--fallback-model', '--max-budget-usd'],
            ...['--tools', '--allowedTools', '--allowed-tools', '--disallowedTools', '--disallowed-tools'],
            ...['--permission-mode', '--permission-prompts', '--permission-prompt-tool'],
            ...['--dangerously-skip-permissions', '--allow-dangerously-skip-permissions'],
            ...['--mcp-config', '--strict-mcp-config', '--settings', '--setting-sources', '--add-dir'],
            ...['--append-system-prompt', '--append-system-prompt-file', '--system-prompt-snapshot'],
            ...['--session-id', '-r', '--resume', '-c', '--continue', '--fork-session', '--from-pr', '--teleport'],
            ...['--resume-session-at', '--rewind-files', '--no-session-persistence', '--session-mirror'],
            ...['--bg', '--background', '--cloud', '--environment', '--remote', '--remote-control', '--rc'],
            ...['--desktop', '--sdk-url', '--init-only', '-w', '--worktree', '--tmux'],
            // It beats what people deny.
            ...['--managed-settings', '--managed-settings-in-initialize', '--inherit-permission-mode'],
            ...['-h', '--help', '-v', '--version'],
        ],
        argsInput: 'claude-args',
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
            { variable: 'COPILOT_GITHUB_TOKEN', seals: 3, isGitHubToken: true },
            { variable: 'COPILOT_PROVIDER_API_KEY', seals: 5 },
            { variable: 'COPILOT_PROVIDER_BEARER_TOKEN', seals: 6 },
        ],
        logIn: 'Set COPILOT_GITHUB_TOKEN to a fine-grained or OAuth token of a user with Copilot access, or log in with `copilot login`.',
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
            schema: false,
            systemPrompt: false,
            profiles: { project: '.github/agents', home: '.copilot/agents' },
            standsIn: false,
        },
        efforts: null,
        // What it offers depends on the model: of several names those count that it has.
        toolNames: {
            Bash: ['bash', 'read_bash', 'stop_bash', 'list_bash'],
            Edit: ['edit', 'apply_patch'],
            Glob: ['glob'],
            Grep: ['grep', 'rg'],
            NotebookEdit: [],
            Read: ['view'],
            Skill: ['skill'],
            Task: ['task', 'read_agent'],
            WebFetch: ['web_fetch'],
            WebSearch: [],
            Write: ['create', 'apply_patch'],
        },
        lacks: ['mcp_strict', 'settings', 'system_prompt', 'fallback_model'],
        ruleKinds: {
            Bash: { kind: 'shell', argument: 'command' },
            Edit: { kind: 'write', argument: 'path' },
            Write: { kind: 'write', argument: 'path' },
            WebFetch: { kind: 'url', argument: 'domain' },
        },
        ownFlags: [
            ...[
                '-p',
                '--prompt',
                '-i',
                '--interactive',
                '-s',
                '--silent',
                '--output-format',
                '--usage-output-file',
            ],
            ...['--model', '--reasoning-effort', '--agent', '--mode', '--plan', '--autopilot', '--stream'],
            ...['--available-tools', '--excluded-tools', '--allow-tool', '--deny-tool', '--allow-all-tools'],
            ...['--allow-all', '--yolo', '--allow-all-paths', '--allow-all-urls', '--trust-folder'],
            ...['--additional-mcp-config', '--add-dir', '--no-custom-instructions', '-C'],
            ...['--session-id', '-r', '--resume', '--continue', '--connect', '--remote', '--environment-host'],
            ...['--acp', '-h', '--help', '-v', '--version'],
        ],
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
        logIn: '',
        logins: { variables: [], files: [] },
        variables: [],
        variablesBySwitch: [],
        capabilities: {
            branch: true,
            sessions: false,
            costCap: false,
            cost: 'recorded',
            schema: false,
            // What it plays was said with one.
            systemPrompt: true,
            profiles: null,
            standsIn: true,
        },
        efforts: null,
        toolNames: null,
        // What it plays was said with them.
        lacks: [],
        ruleKinds: null,
        ownFlags: [],
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
/** Every CLI that has such an input. */
const ARGS_INPUTS = AGENT_CLI_NAMES.flatMap((cli) => {
    const { argsInput } = AGENT_CLIS[cli];
    return argsInput === undefined ? [] : [{ cli, input: argsInput }];
});
/** In words: `claude`, `copilot` or `replay`. */
function listed(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
/** The one that plays recordings in place of the others. */
const STAND_IN = AGENT_CLI_NAMES.find((name) => AGENT_CLIS[name].capabilities.standsIn);


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
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86183);
/* harmony import */ var _scope_full_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68251);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29861);





/** The agent with this id. Its absence is a bug of ours. */
function agentOf(run, id) {
    const agent = run.agents[(0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(run.agents, id)];
    if (!agent)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC('INTERNAL', `No live agent "${id}" in run ${run.workflow_id}.`);
    return agent;
}
/** An agent that is about to enter its first state. */
function newAgent(id, state, cwd, change = {}) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({
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
 * The ids of new workers, and the parent's fork counter after them: `{parent}_{six letters of the state's own name}{n}`, n
 * being that counter (spec 1.3). Where the letters end in digits two counters could spell one id (`a1`+`1`, `a`+`11`), so
 * a taken id is passed over.
 */
function workerIds(run, parent, states) {
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).results;
    const taken = new Set();
    let counter = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(run.fork_counters, parent) ?? 0;
    const workers = states.map((state) => {
        let id;
        do {
            counter += 1;
            id = `${parent}_${lettersOf(state)}${counter}`;
        } while (taken.has(id) || ended.has(id) || (0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(run.agents, id) !== -1);
        taken.add(id);
        return { id, order: counter };
    });
    return { workers, counter };
}
function lettersOf(state) {
    return (0,_scope_full_name_js__WEBPACK_IMPORTED_MODULE_4__/* .ownNameOf */ .Rc)(shortStateName(state))
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 6);
}
/** What people are being asked, as reports and outputs tell it. */
function openQuestions(run) {
    return run.agents.flatMap(({ id, ask }) => ask === null
        ? []
        : [
            {
                ...{ id: ask.id, agent: id, question: ask.question },
                ...(ask.output !== undefined && { output: ask.output }),
            },
        ]);
}


/***/ }),

/***/ 29610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ costCap),
/* harmony export */   IT: () => (/* binding */ isBudgetSpent),
/* harmony export */   UP: () => (/* binding */ addUsd),
/* harmony export */   hY: () => (/* binding */ addAmounts),
/* harmony export */   qr: () => (/* binding */ isOverBudget),
/* harmony export */   vA: () => (/* binding */ turnsAtOnce),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96163);

/** Amounts are sums of floats; a thousandth of a cent is not an overspending. */
const EPSILON_USD = 1e-9;
/** Two figures that are finite each can add up to what JSON cannot write; a lie stays a lie at this size. */
function addAmounts(a, b) {
    return Math.min(a + b, Number.MAX_VALUE);
}
/** Amounts are kept to so many decimals, which any price of a token has fewer of. */
const UNITS_PER_USD = 1e12;
/** A double holds no more than this to all of them. */
const MOST_EXACT_USD = 1e3;
/**
 * The sum of two amounts as people add them: 0.1 and 0.2 are 0.3, and it is the same in whatever order many are added,
 * in one run or in the jobs of several legs.
 */
function addUsd(a, b) {
    const sum = addAmounts(a, b);
    return sum < MOST_EXACT_USD ? Math.round(sum * UNITS_PER_USD) / UNITS_PER_USD : sum;
}
/** Of nothing, the very sum that it was: so no commit tells of it. */
function addUsage(a, b) {
    if (Object.values(b).every((count) => count === 0))
        return a;
    return {
        input_tokens: addAmounts(a.input_tokens, b.input_tokens),
        output_tokens: addAmounts(a.output_tokens, b.output_tokens),
        cache_read_tokens: addAmounts(a.cache_read_tokens, b.cache_read_tokens),
        cache_write_tokens: addAmounts(a.cache_write_tokens, b.cache_write_tokens),
    };
}
/** What has been spent of the budget, and what may have been where nobody has told. USD. */
function spokenForUsd(run) {
    return run.total_cost_usd + (0,_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldUsd */ .y5)(run);
}
function isOverBudget(run) {
    return run.budget_usd > 0 && spokenForUsd(run) > run.budget_usd + EPSILON_USD;
}
/** Nothing is left to start another turn with. */
function isBudgetSpent(run) {
    return run.budget_usd > 0 && spokenForUsd(run) >= run.budget_usd - EPSILON_USD;
}
/**
 * How many turns may be at work at once: as many as what is left pays for if each costs what the dearest so far has
 * cost, since a cap is only looked at between requests; one, however little is left (spec 3.5).
 * @param dearestUsd 0 as long as no turn has cost anything
 */
function turnsAtOnce(run, dearestUsd) {
    if (run.budget_usd <= 0 || dearestUsd <= 0)
        return Number.POSITIVE_INFINITY;
    const unspent = run.budget_usd - spokenForUsd(run);
    return Math.max(1, Math.floor((unspent + EPSILON_USD) / dearestUsd));
}
/**
 * What a turn that starts now may cost at most, in USD; null without a budget. What is left after the
 * caps of the turns in flight is shared among those about to start; when they have reserved it all, the
 * turn gets a fair share of what is unspent, so that it can start and still cannot overshoot far.
 */
function costCap(run, capsInFlight, aboutToStart) {
    if (run.budget_usd <= 0)
        return null;
    const unspent = Math.max(0, run.budget_usd - spokenForUsd(run));
    const reserved = capsInFlight.reduce((sum, cap) => sum + cap, 0);
    const starting = Math.max(1, aboutToStart);
    const free = (unspent - reserved) / starting;
    const fair = unspent / (capsInFlight.length + starting);
    return Math.max(free, fair);
}


/***/ }),

/***/ 69381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xj: () => (/* binding */ endAgent),
  M$: () => (/* binding */ recordsOf),
  vL: () => (/* binding */ sealAgent),
  BM: () => (/* binding */ sealRun),
  x4: () => (/* binding */ updateAgent),
  PF: () => (/* binding */ updateRun),
  yR: () => (/* binding */ updateTally)
});

// EXTERNAL MODULE: ./lib/core/state/agent-positions.js
var agent_positions = __webpack_require__(29861);
;// CONCATENATED MODULE: ./lib/core/state/growing.js
/**
 * A record by agent id that grows to thousands, like the results of a run: another entry costs the same however many
 * there are. All that have grown from one another share a list, and each knows how much of it is its own; so none ever
 * changes.
 */
class Growing {
    shared;
    places;
    size;
    asRecord = null;
    constructor(shared, places, size) {
        this.shared = shared;
        this.places = places;
        this.size = size;
    }
    static of(record) {
        const entries = Object.entries(record);
        return new Growing(entries, new Map(entries.map(([id], at) => [id, at])), entries.length);
    }
    has(id) {
        return (this.places.get(id) ?? this.size) < this.size;
    }
    get(id) {
        return this.has(id) ? this.shared[this.places.get(id)][1] : undefined;
    }
    with(id, value) {
        // Others have grown from here already, or what is there is replaced.
        if (this.shared.length > this.size || this.places.has(id))
            return Growing.of({ ...this.record, [id]: value });
        this.places.set(id, this.size);
        this.shared.push([id, value]);
        return new Growing(this.shared, this.places, this.size + 1);
    }
    get entries() {
        return this.shared.slice(0, this.size);
    }
    get record() {
        this.asRecord ??= Object.fromEntries(this.entries);
        return this.asRecord;
    }
    /** What is new or another value since `earlier`, and whose entries are gone. */
    since(earlier) {
        if (earlier.shared === this.shared && earlier.size <= this.size)
            return { set: this.shared.slice(earlier.size, this.size), gone: [] };
        return {
            set: this.entries.filter(([id, value]) => !earlier.has(id) || earlier.get(id) !== value),
            gone: earlier.entries.flatMap(([id]) => (this.has(id) ? [] : [id])),
        };
    }
}

;// CONCATENATED MODULE: ./lib/core/state/versions.js
/**
 * A record whose entries are replaced all the time, like what each state has come to: another value costs the same
 * however many entries there are. All versions share one map, which the version that was looked at last has; each of
 * the others knows in which one entry it differs from its neighbour (Baker's rerooting). So none ever changes.
 */
class Versions {
    held;
    asRecord = null;
    constructor(held) {
        this.held = held;
    }
    static of(record) {
        return new Versions(new Map(Object.entries(record)));
    }
    get(name) {
        return this.map.get(name);
    }
    with(name, value) {
        const { map } = this;
        const entry = entryOf(map, name);
        const next = new Versions(map);
        this.held = { name, entry, next };
        map.set(name, value);
        return next;
    }
    get record() {
        this.asRecord ??= Object.fromEntries(this.map);
        return this.asRecord;
    }
    /** What is new or another value since `earlier`, in this one's words; null: some are gone. */
    since(earlier) {
        const { map } = this;
        const names = new Set();
        let at = earlier;
        for (; !(at.held instanceof Map); at = at.held.next)
            names.add(at.held.name);
        if (at !== this)
            return difference(earlier.record, map);
        const changed = [];
        for (const name of names) {
            const entry = entryOf(map, name);
            if (entry === undefined)
                return null;
            changed.push([name, entry.value]);
        }
        return Object.fromEntries(changed);
    }
    /** The map, as this version has it; all others lead here then. */
    get map() {
        const way = [];
        let at = this;
        for (; !(at.held instanceof Map); at = at.held.next)
            way.push(at);
        const map = at.held;
        for (const version of way.reverse()) {
            const { name, entry, next } = version.held;
            next.held = { name, entry: entryOf(map, name), next: version };
            if (entry === undefined)
                map.delete(name);
            else
                map.set(name, entry.value);
            version.held = map;
        }
        return map;
    }
}
function entryOf(map, name) {
    return map.has(name) ? { value: map.get(name) } : undefined;
}
function difference(was, is) {
    if (!Object.keys(was).every((name) => is.has(name)))
        return null;
    return Object.fromEntries([...is].filter(([name, value]) => !Object.hasOwn(was, name) || was[name] !== value));
}

;// CONCATENATED MODULE: ./lib/core/change.js



// Core's own tools for the functions that change a run. Nothing outside core imports them: what can happen to
// a run is the list of those functions (docs/architecture.md), and a test keeps it.
function sealRun(fields) {
    return fields;
}
function sealAgent(fields) {
    return fields;
}
/** Of runs in which turns have begun: the records are made for those who ask for them, not in every step. */
const grown = new WeakMap();
/** Of all others, by the record that they have. */
const read = new WeakMap();
function recordsOf(run) {
    const { results, workers, states } = grown.get(run) ?? {};
    return {
        results: results ?? growing(run.results),
        workers: workers ?? growing(run.workers),
        states: states ?? versions(run.states),
    };
}
function versions(record) {
    let known = read.get(record);
    if (known === undefined) {
        known = Versions.of(record);
        read.set(record, known);
    }
    return known;
}
function growing(record) {
    let known = read.get(record);
    if (known === undefined) {
        known = Growing.of(record);
        read.set(record, known);
    }
    return known;
}
function updateRun(run, change) {
    const records = grown.get(run);
    if (records === undefined)
        return sealRun({ ...run, ...change });
    const { results, workers, states, ...others } = change;
    return withRecords(run, others, {
        results: results === undefined ? records.results : growing(results),
        workers: workers === undefined ? records.workers : growing(workers),
        states: states === undefined ? records.states : versions(states),
    });
}
/** Another tally of a state, and whatever else goes along with it. */
function updateTally(run, state, next, change) {
    const records = recordsOf(run);
    const states = records.states.with(state, next(records.states.get(state)));
    return withRecords(run, change, { ...records, states });
}
/**
 * An agent has ended.
 * @param result what it has delivered
 * @param worker as which a join may take it; null: none may
 */
function endAgent(run, id, result, worker) {
    const agents = (0,agent_positions/* withoutAgent */.yC)(run.agents, (0,agent_positions/* positionOf */.df)(run.agents, id));
    const { results, workers, states } = recordsOf(run);
    return withRecords(run, { agents }, {
        results: results.with(id, result),
        workers: worker === null ? workers : workers.with(id, worker),
        states,
    });
}
function withRecords(run, change, records) {
    const fields = {};
    for (const key of Object.keys(run)) {
        if (key === 'results' || key === 'workers' || key === 'states')
            Object.defineProperty(fields, key, MADE[key]);
        else
            fields[key] = run[key];
    }
    const next = sealRun(Object.assign(fields, change));
    grown.set(next, records);
    return next;
}
const MADE = { results: madeOf('results'), workers: madeOf('workers'), states: madeOf('states') };
function madeOf(key) {
    return {
        enumerable: true,
        configurable: true,
        get() {
            return grown.get(this)?.[key].record;
        },
    };
}
/** Every other agent stays the very object that it was: the state file's writer knows by that what is new. */
function updateAgent(run, id, change) {
    const at = (0,agent_positions/* positionOf */.df)(run.agents, id);
    const agent = run.agents[at];
    if (agent === undefined)
        return run;
    return updateRun(run, { agents: (0,agent_positions/* withAgent */.Io)(run.agents, at, sealAgent({ ...agent, ...change })) });
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
    'MAX_TIME',
    'USAGE_LIMIT',
    'DEADLINE',
    'NEXT',
    'INTERRUPTED',
    'BUDGET',
    'MAX_VISITS',
    'MAX_STEPS',
    'JOIN_UNMET',
    'FORKED',
    'LEG_LOST',
    'RESULT_INVALID',
    'ASK',
    'ASK_REJECTED',
    'DECLARED_FAILURE',
    'OUTSIDE_WORKSPACE',
    'MISSING_DIRECTORY',
    'WORKTREE_FAILED',
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
    'TEST_FAILED',
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

/***/ 24592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kK: () => (/* binding */ legFacts),
/* harmony export */   sA: () => (/* binding */ beginLeg),
/* harmony export */   sv: () => (/* binding */ tallyOf)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86183);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49254);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12241);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96163);







/** A budget of 0 would be none: this is one of which nothing is left. */
const NOTHING_LEFT_USD = 1e-9;
/**
 * A leg's run (spec 4.10): of the run that planned it nothing but the leg's workers and what those have forked, with
 * what is left of its share for a budget, and everything counted from zero, in each attempt anew.
 * @param run the plan's, or the leg's own of an earlier attempt
 * @throws StateError STATE_INVALID for a run that has no such leg
 */
function beginLeg(run, inputs) {
    const leg = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLegOf */ .Il)(run);
    return leg === null ? legFromPlan(run, inputs) : nextAttempt(run, leg, inputs);
}
function legFromPlan(run, { name, attempt, spentBefore, shareUsd }) {
    const round = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .openRound */ .rM)(run);
    const leg = round?.legs.find((one) => one.name === name);
    if (round === null || leg === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_INVALID', `The run ${run.workflow_id} has no leg ${name} to work on. Run the job that plans the fork first, then those of its matrix.`);
    const isOurs = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .kinOf */ .ae)(leg.workers);
    const ours = (record) => Object.fromEntries(Object.entries(record).filter(([id]) => isOurs(id)));
    const { typed: _, ...fields } = run;
    const { results, workers } = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run);
    const own = {
        ...{ name, round: round.round, plan: round.plan, workers: leg.workers },
        share_usd: shareUsd === undefined ? leg.share_usd : shareUsd,
        ...{ attempt, turns_before: run.turns, steps_before: run.steps },
        earlier: leg.attempts.map(({ turns_at: _turns, steps_at: _steps, ...tally }) => tally),
        accepts_failed: acceptsFailed(run, leg),
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealRun */ .BM)({
        ...fields,
        ...COUNTED_FROM_ZERO,
        budget_usd: leftOf(own, spentBefore),
        fork_counters: ours(run.fork_counters),
        results: ours(results.record),
        workers: ours(workers.record),
        worktrees: ours(run.worktrees),
        fan_out: { rounds: [], leg: own },
        agents: run.agents.filter(({ id }) => isOurs(id)).map((agent) => begunHere(agent, leg)),
    });
}
const COUNTED_FROM_ZERO = { total_cost_usd: 0, usage: _run_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_USAGE */ .y, states: {} };
/** One that counts as failed since its leg was missing has not been begun. */
function begunHere(agent, { taken }) {
    return (0,_own_js__WEBPACK_IMPORTED_MODULE_5__/* .own */ .Z)(taken, agent.id) === 0 && agent.status === 'failed' ? (0,_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .unbegunAgain */ .dC)(agent) : agent;
}
function nextAttempt(run, before, { name, attempt, spentBefore, shareUsd }) {
    const leg = { ...before, share_usd: shareUsd === undefined ? before.share_usd : shareUsd };
    if (leg.name !== name || attempt < leg.attempt)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_INVALID', `The state is of leg ${leg.name} in its attempt ${leg.attempt}, and this job is to work on leg ${name} in attempt ${attempt}.`);
    if (attempt === leg.attempt)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .updateRun */ .PF)(run, { budget_usd: leftOf(leg, spentBefore), fan_out: { rounds: [], leg } });
    const next = {
        ...leg,
        ...{ attempt, turns_before: run.turns, steps_before: run.steps },
        earlier: [...leg.earlier, tallyOf(run, leg)],
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .updateRun */ .PF)(run, {
        ...COUNTED_FROM_ZERO,
        budget_usd: leftOf(next, spentBefore),
        fan_out: { rounds: [], leg: next },
    });
}
/** What the attempt that this leg's run is of has come to. */
function tallyOf(run, { attempt, turns_before, steps_before }) {
    return {
        ...{ attempt, cost_usd: run.total_cost_usd, usage: run.usage, states: run.states },
        ...{ turns: Math.max(0, run.turns - turns_before), turns_before },
        ...{ steps: Math.max(0, run.steps - steps_before), steps_before },
    };
}
/** The share, less what earlier attempts have spent, as far as anybody knows. */
function leftOf({ share_usd: share, earlier }, spentBefore) {
    if (share === null)
        return 0;
    const spent = new Map(spentBefore);
    for (const { attempt, cost_usd: usd } of earlier)
        spent.set(attempt, Math.max(usd, spent.get(attempt) ?? 0));
    const left = [...spent.values()].reduce((rest, usd) => (0,_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsd */ .UP)(rest, -usd), share);
    return Math.max(left, NOTHING_LEFT_USD);
}
/** Do the joins of all its workers take failed ones as ended? A failure of one that nobody waits for is the run's. */
function acceptsFailed(run, { workers }) {
    return run.agents
        .filter(({ id }) => workers.includes(id))
        .every(({ forked }) => run.agents.some(({ id, door, stack }) => id === forked?.parent && door?.failed === 'accept' && forked.depth >= stack.length));
}
/** null: it is no leg's. */
function legFacts(run) {
    const leg = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .ownLegOf */ .Il)(run);
    if (leg === null)
        return null;
    const { name, round, plan, attempt, earlier } = leg;
    return {
        ...{ leg: name, round, plan, attempt },
        attempts: [...earlier, tallyOf(run, leg)].map(({ attempt: each, cost_usd: costUsd }) => ({
            attempt: each,
            costUsd,
        })),
        hasEnded: run.status === 'completed' || (leg.accepts_failed && haveFailed(run, leg)),
    };
}
/** All that is left of the leg are workers that have failed for good, not for what they have forked. */
function haveFailed({ status, agents }, { workers }) {
    return (status === 'failed' && agents.every((agent) => agent.status === 'failed' && workers.includes(agent.id)));
}


/***/ }),

/***/ 12241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dC: () => (/* binding */ unbegunAgain),
/* harmony export */   np: () => (/* binding */ planFanOut),
/* harmony export */   qO: () => (/* binding */ giveUpLegs)
/* harmony export */ });
/* unused harmony export isLeft */
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86183);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96163);



/** Shares are whole millionths of a dollar, rounded down: together they are never more than there is. */
const UNITS_PER_USD = 1e6;
/** What a sum of doubles may be short of. */
const SLACK_UNITS = 1e-4;
const MOST_ROUNDED_USD = 1e9;
/**
 * The run can go no further without its workers (spec 4.10): legs are made of them, each with its share of what is left
 * of the budget. A round whose legs have not done everything stays the one that it is, but for the shares; where more
 * workers have been forked since, a new one takes its place.
 */
function planFanOut(run, { mostLegs, hash }) {
    const isTaken = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .isInLegs */ .lb)(run);
    const unbegun = run.agents.filter((agent) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnbegun */ .vw)(agent) && !isTaken(agent.id));
    const open = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .openRound */ .rM)(run);
    const left = open === null ? [] : (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .workersIn */ .r0)(open.legs).filter((worker) => isLeft(run, worker));
    if (open !== null && left.length > 0 && unbegun.length === 0)
        return withRound(run, sharedOut(run, open, left));
    const workers = [...left, ...unbegun.map(({ id }) => id)];
    if (workers.length === 0)
        return run;
    const legs = legsOf(workers, mostLegs);
    const before = left.length === 0 ? run : givenUp(run);
    const number = (run.fan_out?.rounds ?? []).length + 1;
    const plan = hash(JSON.stringify(definition(run, number, legs)));
    return withRound(before, sharedOut(before, { round: number, plan, legs }, workers));
}
/** Whether a worker of a leg has still to complete. */
function isLeft(run, worker) {
    return run.agents.some(({ id }) => id === worker);
}
function withRound(run, round) {
    const before = (run.fan_out?.rounds ?? []).filter((other) => other.round !== round.round);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .updateRun */ .PF)(run, { fan_out: { ...run.fan_out, rounds: [...before, round] } });
}
/** As even as can be, and in the order of forking. */
function legsOf(workers, mostLegs) {
    const many = Math.max(1, Math.min(mostLegs, workers.length));
    return Array.from({ length: many }, (_, index) => {
        const from = Math.floor((index * workers.length) / many);
        const to = Math.floor(((index + 1) * workers.length) / many);
        return {
            name: String(index + 1),
            workers: workers.slice(from, to),
            share_usd: null,
            attempts: [],
            taken: {},
        };
    });
}
/** What is left, divided by the workers still to come; what those have that have told their cost stays with them. */
function sharedOut(run, round, toCome) {
    const left = run.budget_usd - run.total_cost_usd - withheldBeside(run, round);
    const each = Math.max(0, left) / toCome.length;
    const isToCome = new Set(toCome);
    const legs = round.legs.map((leg) => {
        if (run.budget_usd <= 0)
            return { ...leg, share_usd: null };
        const workers = leg.workers.filter((worker) => isToCome.has(worker)).length;
        const spent = leg.attempts.reduce((sum, { cost_usd: usd }) => sum + usd, 0);
        const share = each * workers + spent;
        return { ...leg, share_usd: roundedDown(share) };
    });
    return { ...round, legs };
}
function roundedDown(usd) {
    return usd < MOST_ROUNDED_USD ? Math.floor(usd * UNITS_PER_USD + SLACK_UNITS) / UNITS_PER_USD : usd;
}
/** The shares of other rounds' lost legs: this one's are about to be made. */
function withheldBeside(run, { round }) {
    const rounds = (run.fan_out?.rounds ?? []).filter((other) => other.round !== round);
    return run.fan_out === undefined ? 0 : (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .withheldUsd */ .y5)({ fan_out: { ...run.fan_out, rounds } });
}
/** What makes a plan the one that it is: another run, or another way to here, has another. */
function definition(run, round, legs) {
    const byId = new Map(run.agents.map((agent) => [agent.id, agent]));
    return {
        run: run.workflow_id,
        started_at: run.started_at,
        workflow: run.workflow.fingerprint,
        round,
        turns: run.turns,
        steps: run.steps,
        legs: legs.map(({ name, workers }) => ({ name, workers: workers.map((id) => begun(byId.get(id))) })),
    };
}
function begun(agent) {
    if (agent === undefined)
        return null;
    const { id, current_state: state, variables, pending_result: input, forked } = agent;
    return { id, state, variables: Object.entries(variables), input, forked };
}
/** A resume runs here what the legs have not done (`forks: here`): those that were missing have not been begun. */
function giveUpLegs(run) {
    const { fan_out: fanOut } = run;
    if (fanOut === undefined || (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .openRound */ .rM)(run) === null)
        return run;
    const missing = new Set(fanOut.rounds.flatMap(({ legs, given_up: isOver }) => isOver
        ? []
        : legs.flatMap(({ workers, taken }) => workers.filter((worker) => (0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(taken, worker) === 0))));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .updateRun */ .PF)(givenUp(run), {
        agents: run.agents.map((agent) => missing.has(agent.id) && agent.status === 'failed' ? unbegunAgain(agent) : agent),
    });
}
function givenUp(run) {
    const { fan_out: fanOut } = run;
    if (fanOut === undefined)
        return run;
    const rounds = fanOut.rounds.map((round) => ({ ...round, given_up: true }));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .updateRun */ .PF)(run, { fan_out: { ...fanOut, rounds } });
}
/** One that had failed because its leg was missing. */
function unbegunAgain(agent) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...agent, status: 'active', error: null });
}


/***/ }),

/***/ 96163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   Il: () => (/* binding */ ownLegOf),
/* harmony export */   ae: () => (/* binding */ kinOf),
/* harmony export */   lb: () => (/* binding */ isInLegs),
/* harmony export */   r0: () => (/* binding */ workersIn),
/* harmony export */   rM: () => (/* binding */ openRound),
/* harmony export */   vw: () => (/* binding */ isUnbegun),
/* harmony export */   y5: () => (/* binding */ withheldUsd)
/* harmony export */ });
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86183);

// Workers that run in jobs of their own (spec 4.10). A plan's run holds them, `fan_out.rounds` says which leg has which,
// and each leg's run has nothing but its own (`fan_out.leg`).
/** The last one, unless a resume runs its workers here; null: none. */
function openRound(run) {
    const last = run.fan_out?.rounds.at(-1);
    return last === undefined || last.given_up ? null : last;
}
/** Which leg's run this is; null: of none. */
function ownLegOf(run) {
    return run.fan_out?.leg ?? null;
}
/** A worker that has been forked and has not come to its first state. */
function isUnbegun(agent) {
    return (agent.forked !== undefined &&
        agent.status === 'active' &&
        agent.turn === null &&
        agent.session_id === null &&
        agent.stack.length === 0 &&
        agent.raised === undefined &&
        Object.keys(agent.visits).length === 0);
}
/** Whether an agent is one of these workers, or was forked by one, however deep. */
function kinOf(workers) {
    const known = new Set(workers);
    if (known.size === 0)
        return () => false;
    return (agentId) => {
        // Ids nest (spec 1.3): of `main_a1_b2` these are itself, `main_a1` and `main`.
        for (let end = agentId.length; end > 0; end = agentId.lastIndexOf('_', end - 1))
            if (known.has(agentId.slice(0, end)))
                return true;
        return false;
    };
}
/** Whether an agent is a leg's, or was forked by one that is. */
function isInLegs(run) {
    return kinOf((run.fan_out?.rounds ?? []).filter(isOpen).flatMap(({ legs }) => workersIn(legs)));
}
function workersIn(legs) {
    return legs.flatMap(({ workers }) => workers);
}
/** Of a leg whose cost nobody has told, the whole share counts as spent (spec 4.10). USD. */
function withheldUsd({ fan_out: fanOut }) {
    let withheld = 0;
    for (const round of fanOut?.rounds ?? [])
        for (const leg of isOpen(round) ? round.legs : [])
            if (leg.attempts.length === 0)
                withheld += leg.share_usd ?? 0;
    return withheld;
}
function isOpen({ given_up: givenUp }) {
    return givenUp !== true;
}
/** Whether a worker is an agent still, or has ended and was not joined. */
function isThere(run, worker) {
    return run.agents.some(({ id }) => id === worker) || (0,_own_js__WEBPACK_IMPORTED_MODULE_0__/* .own */ .Z)(run.workers, worker) !== undefined;
}


/***/ }),

/***/ 63544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ DEFAULT_PERMISSION_MODE),
/* harmony export */   Hj: () => (/* binding */ LAUNCH_DEFAULTS),
/* harmony export */   RO: () => (/* binding */ PERMISSION_MODES),
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   T7: () => (/* binding */ DEFAULT_DRAIN_TIME),
/* harmony export */   cU: () => (/* binding */ choicesOf),
/* harmony export */   mD: () => (/* binding */ chosenBy),
/* harmony export */   qY: () => (/* binding */ choicesForStates),
/* harmony export */   te: () => (/* binding */ agentAskedFor)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);



/** Claude Code's names for what an agent may do unasked; the other CLIs' words follow from them. */
const PERMISSION_MODES = [
    ...['acceptEdits', 'auto', 'bypassPermissions', 'default', 'dontAsk', 'manual', 'plan'],
];
/** What agents may do unasked where neither the command line nor the workflow says. */
const DEFAULT_PERMISSION_MODE = 'acceptEdits';
/**
 * What holds where nobody has said otherwise (spec 3.8, 4.1). The flag table, the input table and so the help,
 * action.yml and the README's tables are made of these.
 */
const LAUNCH_DEFAULTS = {
    agent: _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_AGENT_CLI */ .rB,
    model: null,
    effort: null,
    recording: null,
    permission_mode: null,
    dangerously_skip_permissions: false,
    tools: null,
    allow: null,
    deny: [],
    mcp: null,
    timeout: 600,
    concurrency: 4,
    max_steps: _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.steps.value,
    max_forks: _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FORKS */ .pr,
    on_limit: 'auto',
    max_wait: 600,
    env_allow: [],
    budget_usd: 10,
};
/** Before a deadline, the time in which no new state starts, where it is not said. Seconds. */
const DEFAULT_DRAIN_TIME = 300;
/**
 * The choices of several sources: of each, what the first source says that speaks of it, else the default; but what
 * is denied adds up (spec 7.5). Command
 * line, options file, manifest; inputs, manifest; command line, the run's own options (spec 2.2, 3.8, 4.8).
 */
function choose(...sources) {
    const names = Object.keys(LAUNCH_DEFAULTS);
    const first = Object.fromEntries(names.map((name) => [name, firstOf(name, sources) ?? LAUNCH_DEFAULTS[name]]));
    return { ...first, deny: [...new Set(sources.flatMap(({ deny }) => deny ?? []))] };
}
function firstOf(name, sources) {
    return sources.map((source) => source[name]).find((value) => value !== undefined && value !== null);
}
/** A workflow's manifest as one of the sources (spec 2.2). */
function choicesOf(manifest) {
    const { agent, model, effort, budget, tools } = manifest;
    return { agent, model, effort, budget_usd: budget, tools };
}
/** What a workflow's manifest may say for its own states, also where another workflow uses it (spec 7.2). */
const PER_WORKFLOW = ['agent', 'model', 'effort', 'tools'];
/** Which of these a person has chosen, by command line or input: they hold for all states, whatever workflow these are of. */
function chosenBy(source) {
    return PER_WORKFLOW.filter((name) => source[name] !== undefined && source[name] !== null);
}
/**
 * What holds for the states of a workflow that say nothing themselves: what a person has chosen, what the workflow's
 * own manifest says, what that of the run's does, the default (spec 7.5).
 */
function choicesForStates(launch, manifest) {
    // Older state files do not say, and know no other workflow's manifest.
    const { chosen = PER_WORKFLOW } = launch;
    const own = (name) => chosen.includes(name) ? undefined : manifest[name];
    return {
        // One that stands in for the others does so in every workflow.
        agent: agentAskedFor(launch.agent) === undefined ? launch.agent : (own('agent') ?? launch.agent),
        model: own('model') ?? launch.model,
        effort: own('effort') ?? launch.effort,
        tools: own('tools') ?? launch.tools,
    };
}
/** The agent CLI that a workflow is opened for: one that stands in for others leaves it to the workflow. */
function agentAskedFor(agent) {
    return agent == null || (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(agent)?.capabilities.standsIn ? undefined : agent;
}


/***/ }),

/***/ 27910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/* unused harmony export limitsPage */
const KIB = 1024;
const MIB = 1024 * KIB;
const YEAR_SECONDS = 365 * 24 * 3600;
const LIMITS = {
    message: {
        value: null,
        unit: 'bytes',
        of: 'a final message',
        atIt: 'It is read in linear time, whatever stands in it.',
        test: ['test/core/protocol/tags-properties.test.ts', '10 MB of adversarial text'],
    },
    forks: {
        value: 256,
        unit: 'of them',
        of: 'workers that one message starts, unless `--max-forks` says otherwise',
        atIt: 'INVALID_TRANSITION, which says how many came; a prompt is reminded.',
        test: ['test/core/protocol/tags.test.ts', '256 of them, and not one more'],
    },
    attributes: {
        value: 100,
        unit: 'of them',
        of: "attributes of a tag, a worker's variables among them",
        atIt: 'INVALID_TRANSITION; a prompt is reminded.',
        test: ['test/core/limits.test.ts', 'a hundred attributes, and not one more'],
    },
    print: {
        value: 64 * KIB,
        unit: 'characters',
        of: 'a `<print>`',
        atIt: 'It is not shown; the next is found again.',
        test: ['test/core/protocol/tags-print.test.ts', 'one of 64 kB is shown, a longer one dropped'],
    },
    stateName: {
        value: 255,
        unit: 'characters',
        of: "a state's name",
        atIt: 'INVALID_TRANSITION in a tag, an error at the start in a document.',
        test: ['test/core/limits.test.ts', 'a name of 255 characters, and not one more'],
    },
    askTimeout: {
        value: 10 * YEAR_SECONDS,
        unit: 'seconds',
        of: 'the `timeout` of an `<ask>`',
        atIt: 'INVALID_TRANSITION; a prompt is reminded.',
        test: ['test/core/limits.test.ts', 'a question may wait ten years, and no day longer'],
    },
    joinTimeout: {
        value: 10 * YEAR_SECONDS,
        unit: 'seconds',
        of: 'the `timeout` of a `join`',
        atIt: 'An error at the start, with file and line.',
        test: ['test/core/limits.test.ts', 'a join may wait ten years, and no day longer'],
    },
    stack: {
        value: null,
        unit: 'of them',
        of: 'calls within calls',
        atIt: 'Each is a line in the state file; `max_visits`, `--max-steps` and the budget bound them.',
        test: ['test/core/step.properties.test.ts', 'stack depth changes by one at most'],
    },
    agents: {
        value: null,
        unit: 'of them',
        of: 'agents of a run',
        atIt: '`--concurrency` of them work at once (4 unless you say otherwise), the others wait their turn.',
        test: ['test/core/step.test.ts', 'a hundred thousand in one step'],
    },
    steps: {
        value: 10_000,
        unit: 'of them',
        of: 'states that a run enters, unless `--max-steps` says otherwise',
        atIt: 'The run ends `failed` (MAX_STEPS); a resume with a larger number goes on.',
        test: ['test/runtime/orchestrator.test.ts', '--max-steps ends an endless run of free scripts'],
    },
    reminders: {
        value: 3,
        unit: 'of them',
        of: 'reminders in one visit of a state',
        atIt: 'The agent fails with what was wrong; a resume gives it as many again.',
        test: ['test/runtime/orchestrator.test.ts', 'after three reminders the agent fails'],
    },
    attempts: {
        value: 3,
        unit: 'of them',
        of: 'attempts at a turn that fails for a while: network, 5xx, a crash of the agent CLI',
        atIt: 'The agent fails; a resume tries again.',
        test: ['test/runtime/orchestrator.test.ts', 'a transient one is tried again, three times in all'],
    },
    timeout: {
        value: 2_147_483,
        unit: 'seconds',
        of: 'the `timeout` of a state',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/front-matter.test.ts', 'bad values name their line and key'],
    },
    optionLines: {
        value: 10,
        unit: 'of them',
        of: 'lines of a script that a `# raymond:` comment may stand in',
        atIt: 'Below, it is a comment like any other.',
        test: ['test/workflow/script-options.test.ts', 'may stand in the tenth line'],
    },
    scriptOutput: {
        value: 64 * MIB,
        unit: 'bytes',
        of: 'what a script prints, stdout and stderr together',
        atIt: 'The script is ended, and its agent fails: SCRIPT_FAILED.',
        test: ['test/runtime/limits.test.ts', 'a script that prints more than 64 MiB fails'],
    },
    environmentText: {
        value: 100_000,
        unit: 'bytes',
        of: 'an input in `RAYMOND_INPUT`',
        atIt: 'It is in a file instead, which `RAYMOND_INPUT_FILE` names.',
        test: ['test/runtime/orchestrator.test.ts', 'get a large input as a file'],
    },
    graphVariable: {
        value: 100_000,
        unit: 'bytes',
        of: 'a variable of a state graph',
        atIt: 'No child process sees it; a warning names it.',
        test: ['test/core/limits.test.ts', 'a variable of a graph has room for 100 kB'],
    },
    mismatches: {
        value: 5,
        unit: 'of them',
        of: 'mismatches of a result with its schema that a reminder names',
        atIt: 'The others are counted.',
        test: ['test/core/typed/typed-result.test.ts', 'at most five pointers and expectations'],
    },
    jsonDepth: {
        value: 500,
        unit: 'of them',
        of: 'arrays and objects inside each other in a typed result',
        atIt: 'RESULT_INVALID; a prompt is reminded.',
        test: ['test/core/typed/json.test.ts', 'deeper is refused'],
    },
    graphOutput: {
        value: 100_000,
        unit: 'characters',
        of: 'what a state of a graph hands on as its last output',
        atIt: 'Its end is kept.',
        test: ['test/core/limits.test.ts', 'of the last output of a graph 100,000 characters are kept'],
    },
    archive: {
        value: 64 * MIB,
        unit: 'bytes',
        of: 'a zip archive, unpacked',
        atIt: 'It is refused at the start.',
        test: ['test/workflow/archive.test.ts', 'but 64 MiB are not'],
    },
    imports: {
        value: 1000,
        unit: 'of them',
        of: 'ways from a workflow to those that it uses, each of which gives their states a full name',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/imports/names.test.ts', 'a thousand ways, and not one more'],
    },
    includes: {
        value: 1,
        unit: 'of them',
        of: 'levels of `{{> _file.md}}`',
        atIt: 'What is included includes nothing: an error at the start, with file and line.',
        test: ['test/workflow/includes.test.ts', 'of one that includes'],
    },
    groupDepth: {
        value: 3,
        unit: 'of them',
        of: 'groups of a state graph inside each other',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/graph/nested-groups.test.ts', 'three of them inside each other, and not one more'],
    },
    shellText: {
        value: 120_000,
        unit: 'bytes',
        of: 'a `command` or `notify` of a state graph',
        atIt: 'An error at the start, with file and line: put it into a script.',
        test: ['test/workflow/graph/fields.test.ts', 'a command of 120 kB, and no byte more'],
    },
    graphStates: {
        value: 50_000,
        unit: 'of them',
        of: 'states of a state graph, those of its groups included',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/graph/nested-groups.test.ts', 'fifty thousand states, and not one more'],
    },
    prompt: {
        value: 16 * MIB,
        unit: 'characters',
        of: 'a prompt with all that it includes',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/includes.test.ts', 'that makes a prompt longer than any may be'],
    },
    mergedPairs: {
        value: 50_000,
        unit: 'of them',
        of: 'pairs of branches that are merged to know which conflict, of workers with work trees of their own',
        atIt: '`conflicts_with` is `null`, and a warning says so.',
        test: ['test/core/worktree.test.ts', 'more than may be tried are none at all'],
    },
    problems: {
        value: 50,
        unit: 'of them',
        of: 'problems of a workflow that are listed',
        atIt: 'The others are counted.',
        test: ['test/workflow/lint/start.test.ts', 'at most fifty problems are listed, then a count'],
    },
    checkedScript: {
        value: 200_000,
        unit: 'characters',
        of: 'a script whose syntax is looked at before the start',
        atIt: 'A longer one is run all the same.',
        test: ['test/workflow/lint/start.test.ts', 'a script that is too long to look at is no problem'],
    },
    recordedFile: {
        value: MIB,
        unit: 'bytes',
        of: 'a file that a turn has written, in a recording (`--files`)',
        atIt: 'It is left out, and a warning names it.',
        test: ['test/agents/replay/turn-files.test.ts', 'a file of more than a MiB is left out'],
    },
    recordedFiles: {
        value: 16 * MIB,
        unit: 'bytes',
        of: 'all files of one turn in a recording (`--files`)',
        atIt: 'Those beyond are left out, and a warning names them.',
        test: ['test/agents/replay/turn-files.test.ts', 'of all files of a turn 16 MiB are kept'],
    },
    runId: {
        value: 100,
        unit: 'characters',
        of: "a run's id",
        atIt: 'Exit code 2; nothing is started.',
        test: ['test/store/run-folder.test.ts', 'run ids'],
    },
};
/** docs/limits.md, whole. */
function limitsPage() {
    const rows = Object.values(LIMITS).map((limit) => {
        const [file, name] = limit.test;
        return `| ${limit.of} | ${shown(limit)} | ${limit.atIt} | \`${file}\`: ${name} |`;
    });
    return [
        '# Limits',
        '',
        'What a workflow or its run may come to, and what happens there. The table is written from',
        '`src/core/limits/limits.ts`, which the code takes its numbers from (`node scripts/readme-tables.mjs`).',
        'Limits of checkpoints are in [checkpoint-format.md](checkpoint-format.md).',
        '',
        '| what | at most | then | the test that goes there |',
        '|---|---|---|---|',
        ...rows,
        '',
    ].join('\n');
}
function shown({ value, unit }) {
    if (value === null)
        return 'no limit';
    if (unit === 'seconds' && value % YEAR_SECONDS === 0)
        return `${value / YEAR_SECONDS} years`;
    if (unit === 'bytes' && value % MIB === 0)
        return `${value / MIB} MiB`;
    const number = value.toLocaleString('en-US');
    return unit === 'of them' ? number : `${number} ${unit}`;
}


/***/ }),

/***/ 83706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ END),
/* harmony export */   UH: () => (/* binding */ stateLabel),
/* harmony export */   bP: () => (/* binding */ stateKey),
/* harmony export */   d3: () => (/* binding */ START),
/* harmony export */   xo: () => (/* binding */ askKey)
/* harmony export */ });
/* unused harmony exports RAISE, missingKey */
const START = 'start';
const END = 'end';
const RAISE = 'raise';
function stateKey(state) {
    return `state ${state}`;
}
function askKey(state) {
    return `ask ${state}`;
}
function missingKey(name) {
    return `missing ${name}`;
}
/** A state's name as people say it: `REVIEW` for `REVIEW.md`. Names without their extension are unique (spec 1.7). */
function stateLabel(state) {
    return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
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
/* harmony export */   Jv: () => (/* binding */ isWithinWorkflow),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   Wd: () => (/* binding */ takesInputText),
/* harmony export */   ac: () => (/* binding */ isFieldName),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   pr: () => (/* binding */ MAX_FORKS),
/* harmony export */   qY: () => (/* binding */ TAG_NAMES)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

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
const MAX_FORKS = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.forks.value;
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
/** Whether a state's name that stands here can only be one of the same workflow (spec 7.2): tags lead elsewhere by their target alone. */
function isWithinWorkflow(field) {
    return FIELDS[field].kind === 'state' && field !== 'target';
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
const STATE_VERSION = 2;
const NO_USAGE = {
    input_tokens: 0,
    output_tokens: 0,
    cache_read_tokens: 0,
    cache_write_tokens: 0,
};


/***/ }),

/***/ 68251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ scopeOf),
/* harmony export */   Rc: () => (/* binding */ ownNameOf),
/* harmony export */   wv: () => (/* binding */ SEPARATOR)
/* harmony export */ });
/**
 * Full names (spec 7.2): a state of a workflow that is used by another is called by the names on the way to it, each
 * followed by a colon: `review:lint:A.md`. What stands before its own name is its scope, `review:lint:`; the states of
 * the run's own workflow have none.
 */
const SEPARATOR = ':';
/** `review:lint:` of `review:lint:A.md`; empty for a state of the run's own workflow. */
function scopeOf(state) {
    return state.slice(0, state.lastIndexOf(SEPARATOR) + 1);
}
/** `A.md` of `review:lint:A.md`. */
function ownNameOf(state) {
    return state.slice(state.lastIndexOf(SEPARATOR) + 1);
}


/***/ }),

/***/ 29861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Io: () => (/* binding */ withAgent),
/* harmony export */   df: () => (/* binding */ positionOf),
/* harmony export */   yC: () => (/* binding */ withoutAgent)
/* harmony export */ });
const known = new WeakMap();
/** Fewer are looked through faster. */
const FEW = 32;
/** With more agents taken out, the positions are found anew. */
const MOST_REMOVED = 64;
/** -1 where there is no such agent. */
function positionOf(agents, id) {
    if (agents.length <= FEW)
        return agents.findIndex((agent) => agent.id === id);
    const { byId, removed } = positionsOf(agents);
    const last = byId.get(id);
    if (last === undefined)
        return -1;
    for (let at = Math.min(last, agents.length - 1); at >= Math.max(0, last - removed); at--)
        if (agents[at].id === id)
            return at;
    return -1;
}
function positionsOf(agents) {
    let positions = known.get(agents);
    if (positions === undefined) {
        positions = { byId: new Map(agents.map(({ id }, at) => [id, at])), removed: 0 };
        known.set(agents, positions);
    }
    return positions;
}
/** @param agent takes the place of the one with its id */
function withAgent(agents, at, agent) {
    const next = agents.with(at, agent);
    const positions = known.get(agents);
    if (positions !== undefined)
        known.set(next, positions);
    return next;
}
function withoutAgent(agents, at) {
    const next = agents.toSpliced(at, 1);
    const positions = known.get(agents);
    if (positions !== undefined && positions.removed < MOST_REMOVED)
        known.set(next, { ...positions, removed: positions.removed + 1 });
    return next;
}


/***/ }),

/***/ 78501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withCount),
/* harmony export */   f: () => (/* binding */ newCounts)
/* harmony export */ });
/** Which record each was made of by one more count: who looks for the difference of thousands finds it at once. */
const counted = new WeakMap();
/** The record with another number under this name. */
function withCount(counts, name, count) {
    const next = { ...counts, [name]: count };
    counted.set(next, { from: new WeakRef(counts), name });
    return next;
}
/**
 * What is new or has another number; null: some are gone, or stand elsewhere. Names keep their order, and new ones
 * come last.
 */
function newCounts(was, is) {
    const last = counted.get(is);
    if (last !== undefined && last.from.deref() === was)
        return { [last.name]: is[last.name] };
    const before = Object.keys(was);
    const names = Object.keys(is);
    if (before.some((name, at) => names[at] !== name))
        return null;
    const fresh = names.filter((name) => !Object.hasOwn(was, name) || was[name] !== is[name]);
    return Object.fromEntries(fresh.map((name) => [name, is[name]]));
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
/** What turns `before` into `after`; null: nothing does, as they are not of one run's life. */
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
/** null: one is gone, which never happens. */
function newEntries(was, is) {
    if (was === is)
        return {};
    const kept = Object.keys(was).every((id) => Object.hasOwn(is, id));
    const fresh = Object.entries(is).filter(([id, count]) => !Object.hasOwn(was, id) || was[id] !== count);
    return kept ? Object.fromEntries(fresh) : null;
}
/** Counted one by one, and told so, where none is taken away. */
const VISITS = new Set(['visits']);
const NONE = new Set();
/** Agents keep their order, and new ones come last; so one walk along both lists finds all that is different. */
function changedAgents(was, is) {
    if (was === is)
        return {};
    const gone = [];
    const changed = [];
    const visits = [];
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
            const fields = changedFields(agent, next, counted === null ? NONE : VISITS);
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
        ...(added.length > 0 && { added }),
    };
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
    added: true,
}));
/**
 * Adds to a snapshot, as it was read, what journal lines tell, as they were read. Only what cannot be done is told
 * here: whether the outcome is a run is for the schema to say.
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
    /** @throws Error that says what cannot be done */
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
            const agent = this.agents.get(String(id));
            if (agent === undefined)
                throw new Error(`agent ${String(id)} is not there`);
            this.agents.set(String(id), changedBy(agent, set, unset));
        }
        for (const [id, counts] of Object.entries(recordOf(changes.visits))) {
            const agent = this.agents.get(id);
            if (agent === undefined)
                throw new Error(`agent ${id} is not there`);
            this.agents.set(id, { ...agent, visits: { ...recordOf(agent.visits), ...recordOf(counts) } });
        }
        for (const agent of listOf(changes.added)) {
            if (this.agents.has(String(agent.id)))
                throw new Error(`agent ${String(agent.id)} is there already`);
            this.agents.set(String(agent.id), agent);
        }
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
/** Spreading makes own fields of all names, `__proto__` too. */
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

/***/ 46069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ slipOf),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
const LONGEST = 100;
/**
 * The name that was probably meant: a typo or two away, or the only one that begins so. Undefined if none is.
 */
function nearest(names, given) {
    const wanted = given.slice(0, LONGEST).toLowerCase();
    if (wanted === '')
        return undefined;
    const allowed = Math.min(3, Math.floor(wanted.length / 3));
    const [closest] = names
        .map((name) => ({ name, distance: editDistance(name.slice(0, LONGEST).toLowerCase(), wanted) }))
        .sort((a, b) => a.distance - b.distance);
    if (closest !== undefined && closest.distance <= allowed)
        return closest.name;
    const begun = names.filter((name) => name.toLowerCase().startsWith(wanted));
    return begun.length === 1 ? begun[0] : undefined;
}
/** The name that a misspelt one can only mean: other case or signs between its words, or a letter or two amiss. */
function slipOf(names, given) {
    if (given.length > LONGEST)
        return undefined;
    const letters = (name) => name.toLowerCase().replace(/[-_ ]/g, '');
    const wanted = letters(given);
    const same = names.find((name) => letters(name) === wanted);
    if (same !== undefined || wanted.length < 3)
        return same;
    const allowed = wanted.length < 8 ? 1 : 2;
    return names.find((name) => editDistance(letters(name), wanted) <= allowed);
}
/** Letters to add, drop, change or swap with their neighbour. */
function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swap = isSwap ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
            next.push(Math.min(change, swap, row[j] + 1, next[j - 1] + 1));
        }
        before = row;
        row = next;
    }
    return row[b.length];
}


/***/ }),

/***/ 335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMultiple),
/* harmony export */   i: () => (/* binding */ isHeld)
/* harmony export */ });
/** No double has so many digits; patterns run out of stack on megabytes of them. */
const LONGEST_NUMBER = 2000;
/** Whether a double is the very number that is written, to its last digit. */
function isHeld(written) {
    const held = Number(written);
    // Nearly all are written as JavaScript does.
    if (String(held) === written)
        return true;
    if (written.length > LONGEST_NUMBER)
        return false;
    return Number.isFinite(held) && sameText(decimalOf(written)) === sameText(decimalOf(String(held)));
}
/**
 * Whether a number is a whole multiple of another, as they are written: 19.99 is one of 0.01, whatever doubles make of
 * the quotient.
 */
function isMultiple(number, of) {
    const a = decimalOf(String(number));
    const b = decimalOf(String(of));
    const least = Math.min(a.exponent, b.exponent);
    return wholeOf(a, least) % wholeOf(b, least) === 0n;
}
function wholeOf({ digits, exponent }, least) {
    return BigInt(digits === '' ? 0 : digits) * 10n ** BigInt(exponent - least);
}
function sameText({ sign, digits, exponent }) {
    return `${sign}${digits}e${exponent}`;
}
function decimalOf(number) {
    const [, sign = '', whole = '', fraction = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(number) ?? [];
    const digits = `${whole}${fraction}`.replace(/^0+/, '');
    let end = digits.length;
    while (end > 0 && digits[end - 1] === '0')
        end--;
    if (end === 0)
        return { sign: '', digits: '', exponent: 0 };
    const exponent = Number(power) - fraction.length + digits.length - end;
    return { sign, digits: digits.slice(0, end), exponent };
}


/***/ }),

/***/ 46484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isText),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* unused harmony exports DEEPEST_JSON, pointerOf */
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(335);


/** Deeper JSON is refused: those who print or compare it go down by recursion. */
const DEEPEST_JSON = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.jsonDepth.value;
/** @returns what is wrong with it, if it is no JSON or too deep */
function readJson(text) {
    try {
        JSON.parse(text);
    }
    catch (error) {
        return { pointer: '', expectation: `must be JSON (${error.message})` };
    }
    return new TreeReader(text).read();
}
/** Without spaces; a number, and a text, as `JSON.stringify` writes it, unless a number would be another one then. */
function printJson(node) {
    switch (node.kind) {
        case 'object': {
            const entries = [...node.entries].map(([key, value]) => `${JSON.stringify(key)}:${printJson(value)}`);
            return `{${entries.join(',')}}`;
        }
        case 'array':
            return `[${node.items.map(printJson).join(',')}]`;
        case 'scalar':
            return printScalar(node.text);
        default:
            return node;
    }
}
/** The same with each text in it changed, but for the keys. */
function mapTexts(node, change) {
    switch (node.kind) {
        case 'object': {
            const entries = [...node.entries].map(([key, value]) => [key, mapTexts(value, change)]);
            return { kind: 'object', entries: new Map(entries) };
        }
        case 'array':
            return { kind: 'array', items: node.items.map((item) => mapTexts(item, change)) };
        case 'scalar':
            return isText(node.text)
                ? { kind: 'scalar', text: JSON.stringify(change(JSON.parse(node.text))) }
                : node;
        default:
            return node;
    }
}
/** A JSON pointer (RFC 6901). */
function pointerOf(path) {
    return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
function isText(scalar) {
    return scalar.startsWith('"');
}
function printScalar(text) {
    if (isText(text))
        return JSON.stringify(JSON.parse(text));
    return isNumber(text) && (0,_decimal_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeld */ .i)(text) ? JSON.stringify(Number(text)) : text;
}
function isNumber(scalar) {
    return /^[-\d]/.test(scalar);
}
const [QUOTE, BACKSLASH] = [34, 92];
const SPACES = [32, 9, 13, 10];
/** What a number or a word ends before. */
const ENDS = [...SPACES, 44, 93, 125];
/** Reads JSON that is known to be JSON. */
class TreeReader {
    text;
    #at = 0;
    #path = [];
    #lost = [];
    constructor(text) {
        this.text = text;
    }
    read() {
        const node = this.#node();
        if (node !== null)
            return { node, lost: this.#lost };
        return { pointer: '', expectation: `must not be nested more than ${DEEPEST_JSON} deep` };
    }
    /** null: too deep. */
    #node() {
        if (this.#path.length > DEEPEST_JSON)
            return null;
        this.#skipSpace();
        const first = this.text[this.#at];
        const node = first === '{' ? this.#object() : first === '[' ? this.#array() : this.#scalar();
        this.#skipSpace();
        return node;
    }
    #object() {
        const entries = new Map();
        while (!this.#ends('}')) {
            const key = JSON.parse(this.#string());
            this.#path.push(key);
            if (entries.has(key))
                this.#lose('must be given once');
            this.#skipSpace();
            // The colon.
            this.#at++;
            const value = this.#node();
            if (value === null)
                return null;
            entries.set(key, value);
            this.#path.pop();
        }
        return { kind: 'object', entries };
    }
    #array() {
        const items = [];
        while (!this.#ends(']')) {
            this.#path.push(items.length);
            const item = this.#node();
            if (item === null)
                return null;
            items.push(item);
            this.#path.pop();
        }
        return { kind: 'array', items };
    }
    #scalar() {
        if (this.text[this.#at] === '"')
            return { kind: 'scalar', text: this.#string() };
        const text = this.#word();
        if (isNumber(text) && !(0,_decimal_js__WEBPACK_IMPORTED_MODULE_1__/* .isHeld */ .i)(text)) {
            this.#lose(`must be a number that a double holds, or a text: ${text.slice(0, 40)} would become another`);
        }
        return { kind: 'scalar', text };
    }
    /** Stands at an opening bracket, a comma or the end: passes that, and says whether it was the end. */
    #ends(bracket) {
        if (this.text[this.#at] !== bracket) {
            this.#at++;
            this.#skipSpace();
        }
        // After a comma there is always one more.
        if (this.text[this.#at] !== bracket)
            return false;
        this.#at++;
        return true;
    }
    #string() {
        const start = this.#at;
        this.#at++;
        for (;;) {
            const code = this.text.charCodeAt(this.#at);
            if (code === QUOTE)
                break;
            this.#at += code === BACKSLASH ? 2 : 1;
        }
        this.#at++;
        return this.text.slice(start, this.#at);
    }
    // By hand: patterns run out of stack on megabytes.
    #skipSpace() {
        while (SPACES.includes(this.text.charCodeAt(this.#at)))
            this.#at++;
    }
    #word() {
        const start = this.#at;
        while (this.#at < this.text.length && !ENDS.includes(this.text.charCodeAt(this.#at)))
            this.#at++;
        return this.text.slice(start, this.#at);
    }
    #lose(expectation) {
        this.#lost.push({ pointer: pointerOf(this.#path), expectation });
    }
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
 * What a script state is told (spec 1.6). A fork variable is there under its bare name only if the script itself
 * lists it: variables come from tags, which a model writes, and there is no end to the names that programs obey.
 * @param environment the child's environment without these
 */
function scriptVariables(context, environment, windows = isWindows()) {
    const variables = {
        ...bareVariables(context, environment, windows),
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
/** What is set already stays as it is, and what no child may see is not brought in by a variable. */
function bareVariables({ variables, listed }, environment, windows) {
    if (listed.length === 0)
        return {};
    const fold = (name) => (windows ? name.toUpperCase() : name);
    const taken = new Set(Object.keys(environment).map(fold));
    const isNever = matcher(NEVER, windows);
    return Object.fromEntries(Object.entries(variables).filter(([name]) => listed.includes(name) && !isNever(name) && !taken.has(fold(name))));
}


/***/ }),

/***/ 32043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ idleTimer),
/* harmony export */   z: () => (/* binding */ timeLimit)
/* harmony export */ });
/** setTimeout fires at once beyond this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires so much later than it was to has slept: its process was stopped (Ctrl-Z, `docker pause`). */
const SLEPT_MS = 1000;
/**
 * Whatever has ended by then has ended in time, though it be read a moment later: a process that was stopped itself
 * finds its timers due before it hears of that.
 * @param ms absent: no limit
 */
function timeLimit(ms, onOver) {
    let isOn = ms !== undefined;
    const fire = () => void setImmediate(() => {
        if (isOn)
            onOver();
    });
    const timer = ms === undefined ? undefined : setTimeout(fire, Math.min(ms, LONGEST_TIMER_MS));
    return {
        stop: () => {
            isOn = false;
            clearTimeout(timer);
        },
    };
}
/**
 * What waits in a pipe has happened too: timers come before pipes are read, so it looks once more after that. And
 * while this process was stopped, nobody could have been heard: the while begins anew.
 * @param ms 0 means never
 */
function idleTimer(ms, onIdle) {
    const due = Math.min(ms, LONGEST_TIMER_MS);
    let since = performance.now();
    let heard = 0;
    const restart = () => {
        heard += 1;
        since = performance.now();
        timer?.refresh();
    };
    const fire = () => {
        if (performance.now() - since > due + SLEPT_MS) {
            restart();
            return;
        }
        const before = heard;
        setImmediate(() => {
            if (timer !== undefined && heard === before)
                onIdle();
        });
    };
    let timer = ms > 0 ? setTimeout(fire, due) : undefined;
    return {
        restart,
        stop: () => {
            clearTimeout(timer);
            // A cleared timer would run again on refresh.
            timer = undefined;
        },
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
    if (!/^(?:[^\S\r\n]|\u0085)*::|##\[/m.test(text))
        return text;
    // U+0085 is white space to the runner, and none to JavaScript.
    return text.replace(/^((?:[^\S\r\n]|\u0085)*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
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
    const shown = lines.slice(0, MESSAGE_LINES).map((line) => namesAsCode((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(line, 400)));
    return [`> ${[...shown, ...(lines.length > MESSAGE_LINES ? ['…'] : [])].join('<br>\n> ')}`];
}
/** What a message has in backticks, inputs mostly, in the code type. The words between stay escaped as they are. */
function namesAsCode(escaped) {
    return escaped.replace(/&#96;((?:[\w .,=/-]|&#(?!96;)\d+;|<wbr>){1,200})&#96;/g, '<code>$1</code>');
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
/* harmony export */   a: () => (/* binding */ nothingSummary),
/* harmony export */   notStartedSummary: () => (/* binding */ notStartedSummary)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62691);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);


/** The summary of a job that has come to no run (spec 4.8): why, and that it has cost nothing. */
function notStartedSummary({ workflow, code, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(redact(workflow)), 80);
    return `${[`### 🚫 ${name} was not started · <code>${code}</code>`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}
/** The summary of a job that was woken and has nothing to go on with. */
function nothingSummary({ workflow, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(redact(workflow)), 80);
    return `${[`### 💤 ${name} has nothing to go on with`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
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
/* harmony import */ var _console_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83706);

// How each tag is told. A new one is given its words here; the compiler asks for them.
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

/***/ 78527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ ARTIFACT_ENDING),
/* harmony export */   Bq: () => (/* binding */ SESSIONS_FOLDER),
/* harmony export */   Om: () => (/* binding */ worktreeBundle),
/* harmony export */   QN: () => (/* binding */ CARRIER_FOLDER),
/* harmony export */   al: () => (/* binding */ RUN_FILES),
/* harmony export */   bv: () => (/* binding */ STATE_FILE),
/* harmony export */   h1: () => (/* binding */ MANIFEST_FILE),
/* harmony export */   qV: () => (/* binding */ CARRIER_FILE),
/* harmony export */   uL: () => (/* binding */ WORK_TREE_BUNDLE),
/* harmony export */   wX: () => (/* binding */ LEASE_FILE)
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
/** Of a worker's own work tree. */
const worktreeBundle = (agentId) => `worktrees/${agentId}.bundle`;
/**
 * A lease lies where a checkpoint would, under the next name: its writer has begun and has nothing to keep yet. So
 * two runs that start under one key see each other before either has saved (spec 4.3, "One at a time").
 */
const LEASE_FILE = 'lease.json';


/***/ }),

/***/ 56056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ allPages)
/* harmony export */ });
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

/***/ 82840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ realPorts)
/* harmony export */ });
/* harmony import */ var _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32043);

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
    timers: { idle: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .idleTimer */ .a, limit: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .timeLimit */ .z },
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

/***/ 60158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ syncFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Resolves when the names in a folder are on disk. */
async function syncFolder(path, openFile = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open) {
    // Windows cannot open a folder; its rename is durable enough.
    if (process.platform === 'win32')
        return;
    const folder = await openFile(path, 'r');
    try {
        await folder.sync();
    }
    catch (error) {
        // Some network and container file systems cannot do this to a folder; the file itself is safe.
        if (!['EINVAL', 'ENOTSUP', 'EPERM', 'EBADF'].includes(error.code ?? ''))
            throw error;
    }
    finally {
        await folder.close();
    }
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
// The journal beside a snapshot (spec 3.2): a JSON line for each commit since, with its number.
// docs/state-file.md tells its form.
/** The journal of a state file. */
function journalPath(statePath) {
    return statePath.replace(/(?:\.json)?$/, '.journal');
}
function journalLine(commit, changes) {
    return `${JSON.stringify({ commit, ...changes })}\n`;
}
/** What makes a journal unusable, for people. */
class JournalProblem extends Error {
}
const NEWLINE = 0x0a;
/**
 * The lines of a journal that its snapshot does not hold, in order. A last one without its end was being written when
 * a crash came, and nothing was begun that relies on it; those that the snapshot holds are what a crash in the middle
 * of a fold leaves.
 * @param held the last number that the snapshot holds
 * @throws JournalProblem
 */
function* journalLines(bytes, held) {
    let due = held + 1;
    let before = null;
    for (let start = 0, number = 1; start < bytes.length; number += 1) {
        const end = bytes.indexOf(NEWLINE, start);
        if (end === -1)
            return;
        const { commit, changes } = parsed(bytes.toString('utf8', start, end), number);
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
function parsed(line, number) {
    let data;
    try {
        data = JSON.parse(line);
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

/***/ 44662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ withLongTexts),
/* harmony export */   V: () => (/* binding */ withoutLongTexts)
/* harmony export */ });
/* harmony import */ var _core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60854);

/** The first and the last of a long text stay in the log, for people. */
const SHOWN = 1000;
/** What may stand around a payload that is kept apart. */
const MOST_AROUND = 4096;
/**
 * An event as the log keeps it: of a long text its first and last words, with what `write` says about the whole
 * beside it (spec 3.3).
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
    // A list of the values would be made for each of thousands of workers.
    for (const key in value)
        if (hasLong(value[key]))
            return true;
    return false;
}
/** A long output mostly is a long payload in its tag, which is kept as a result as well: apart, it is kept once. */
function aroundPayload(text) {
    const whole = { before: '', body: text, after: '' };
    const open = text.indexOf('<result>');
    const close = text.lastIndexOf('</result>');
    if (open === -1 || close < open || open > MOST_AROUND || text.length - close > MOST_AROUND)
        return whole;
    const start = open + '<result>'.length;
    const parts = { before: text.slice(0, start), body: text.slice(start, close), after: text.slice(close) };
    return (0,_core_state_text_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .Q)(parts.body) ? parts : whole;
}
/**
 * The event as it happened.
 * @throws what `read` throws about a text that is not there
 */
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
    // Makes own fields of all names.
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, name === key ? replaced(each, further, text) : each]));
}


/***/ }),

/***/ 5397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ newRunId),
/* harmony export */   JD: () => (/* binding */ OWNER_ONLY),
/* harmony export */   Ot: () => (/* binding */ runPaths),
/* harmony export */   YQ: () => (/* binding */ projectRoot),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   lW: () => (/* binding */ existingRun),
/* harmony export */   np: () => (/* binding */ checkRunId),
/* harmony export */   vA: () => (/* binding */ createRunFolders)
/* harmony export */ });
/* unused harmony exports stateFolder, listRunIds */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27910);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26607);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46069);







/** The mode of a run's folders. */
const OWNER_ONLY = 0o700;
/** The project's root; where nothing marks one, `cwd` itself. */
function projectRoot(cwd) {
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_5__/* .markedRoot */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd), node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd);
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
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state))
        return paths;
    const ids = await listRunIds(stateDir);
    if (ids.includes(runId)) {
        const message = 'The state file is a link to nowhere. Put back what it led to, or remove it.';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', message, { file: paths.state });
    }
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearest */ .pA)(ids, runId);
    const hint = near === undefined ? '`raymond status` lists the runs.' : `Did you mean ${near}?`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StateError */ .qq('STATE_MISSING', `There is no run ${runId} in ${stateDir}. ${hint}`);
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
    // What agents and scripts say in there is nobody else's business.
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(paths.folder));
    makeFolder(paths.turns, OWNER_ONLY);
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(stateDir);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.gitignore');
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(home) === '.raymond' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(ignore, '/state/\n/runs/\n/checkpoint/\n/.gitignore\n');
}
/**
 * A folder and those above it. Node's own `recursive` never comes back where the system says ENOENT although the
 * folder above is there, as /proc and some mounts do, and no signal gets through to it.
 * @param mode of each that is made
 * @throws what the system says, about the folder that could not be made
 */
function makeFolder(path, mode) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) !== path)
        makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode });
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
    if (!/^[A-Za-z0-9._-]+$/.test(id) || id.length > _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.runId.value || /^\.+$/.test(id)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${id.slice(0, 120)}" is no run id: letters, digits, ".", "_" and "-" are allowed, at most ${_core_limits_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .LIMITS */ .b.runId.value} of them.`);
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
 * @param runId the run that it has to be of, which is its file's name
 * @throws StateError STATE_MISSING, or STATE_INVALID for a broken, foreign or newer file.
 */
async function readStateFile(path, runId) {
    return (await readCommitted(path, runId)).run;
}
/** As `readStateFile`, for who is going to write it. */
async function readCommitted(path, runId) {
    const { parseRun } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5608)]).then(__webpack_require__.bind(__webpack_require__, 85608));
    const { data, commit } = await readData(path);
    const parsed = parseRun(data);
    if ('problem' in parsed)
        throw invalid(path, parsed.problem);
    const { workflow_id: id } = parsed.run;
    if (runId !== undefined && id !== runId)
        throw invalid(path, `it is of another run, ${id}`);
    return { run: parsed.run, commit };
}
/** A journal that was being emptied while it was read is not a broken one: it is another when it is read again. */
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
/** The snapshot in today's form. Version 1 had no journal, and is the same otherwise. */
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
    for (const line of (0,_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .journalLines */ .nQ)(journal, held)) {
        try {
            state ??= new _core_state_run_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .ChangedState */ .Y(snapshot);
            state.add(line.changes);
        }
        catch (error) {
            throw new _journal_js__WEBPACK_IMPORTED_MODULE_5__/* .JournalProblem */ .F1(`commit ${line.commit}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
        }
        commit = line.commit;
    }
    return { data: state?.data ?? snapshot, commit };
}
/** Not through a link that somebody has planted, and not for ever at a pipe. Windows has neither flag. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
const READ_NO_LINK = READ | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * The two of one moment: if the snapshot is the same file still after the journal was read, that has only grown in the
 * meantime. A snapshot is replaced so rarely that the second reading nearly always is the last.
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
/** While it is open, no other file gets its number. */
async function isStill(path, file) {
    const mine = await file.stat({ bigint: true });
    const there = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path, { bigint: true }).catch(() => null);
    // Gone altogether: what was read is what there was.
    return there === null || (there.ino === mine.ino && there.dev === mine.dev);
}
function invalid(path, why, what = 'state file') {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_INVALID', `The ${what} cannot be used: ${why}. It was left as it is. Restore it from a copy, use the raymond that wrote it, or start a new run.`, { file: path });
}
/**
 * A snapshot. Readable by people, yet one line an agent: a thousand agents stay a thousand lines.
 * @param commit its number
 * @param results where they lie, in a copy of the run
 */
function stateText(run, commit, results = run.results) {
    const { agents, version, ...rest } = run;
    const head = JSON.stringify({ version, commit, ...rest, results }, null, 1);
    const lines = agents.map((agent) => JSON.stringify(agent)).join(',\n  ');
    return `${head.slice(0, -2)},\n "agents": [${lines === '' ? '' : `\n  ${lines}\n `}]\n}\n`;
}


/***/ }),

/***/ 58265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ resultText),
/* harmony export */   FZ: () => (/* binding */ longResults),
/* harmony export */   NT: () => (/* binding */ Texts),
/* harmony export */   ZB: () => (/* binding */ checkResults),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60158);






/** Not through a link, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0);
const NEW = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL;
/**
 * The long texts of a run: results that the state refers to, outputs that the log refers to (spec 3.2, 3.3). Each is a
 * file named by its SHA-256, so that a text which is said more than once is kept once.
 */
class Texts {
    folder;
    written = new Map();
    last = null;
    unsynced = [];
    /** For benchmarks and the log. */
    bytes = 0;
    /** @param folder the run's */
    constructor(folder) {
        this.folder = folder;
    }
    /**
     * Writes a text for the log: a killed process loses none of it.
     * @throws StateError STATE_WRITE_FAILED
     */
    write(text) {
        if (this.last?.text === text)
            return this.last.ref;
        const bytes = Buffer.from(text);
        const sha256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex');
        let ref = this.written.get(sha256);
        if (ref === undefined) {
            ref = { file: `texts/${sha256}.txt`, bytes: bytes.length, sha256 };
            this.put((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, ref.file), bytes);
            this.written.set(sha256, ref);
        }
        this.last = { text, ref };
        return ref;
    }
    /** As `write`, for the state: it will be on disk after the next `sync`. */
    keep(text) {
        const ref = this.write(text);
        this.unsynced = [...this.unsynced, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, ref.file)];
        return ref;
    }
    /** Resolves when all that was kept is on disk. */
    async sync() {
        const paths = this.unsynced;
        if (paths.length === 0)
            return;
        this.unsynced = [];
        for (const path of paths) {
            const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, 'r+');
            try {
                await file.datasync();
            }
            finally {
                await file.close();
            }
        }
        await (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, 'texts'));
        await (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Y)(this.folder);
    }
    /** Whole or not at all: a crash may have left a part of it under a draft's name. */
    put(path, bytes) {
        const draft = `${path}.tmp`;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, NEW, 0o600);
            try {
                for (let at = 0; at < bytes.length;)
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, at);
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
            }
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, path);
            this.bytes += bytes.length;
        }
        catch (error) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_WRITE_FAILED', `A long text of the run could not be written (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}). Free the disk or mend the folder, then resume.`, { file: path }, { cause: error });
        }
    }
}
/**
 * Reads a text and checks it.
 * @param folder the run's
 * @throws StateError STATE_INVALID
 */
function readText(folder, ref) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ref.file);
    let bytes;
    try {
        // A log's references are checked by nobody else.
        if (ref.file !== `texts/${ref.sha256}.txt`)
            throw new Error('it is no file of a long text');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)) !== (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(ref.file)))
            throw new Error('its folder is a link');
        bytes = readPlainFile(path);
    }
    catch (error) {
        throw unusable(path, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error));
    }
    if (bytes.length !== ref.bytes || (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') !== ref.sha256)
        throw unusable(path, 'it is not what was written');
    return bytes.toString();
}
function readPlainFile(path) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).isFile())
            throw new Error('it is no file');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function unusable(path, why) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_INVALID', `A long text of the run cannot be used: ${why}. Restore it from a copy, or start a new run.`, { file: path });
}
/** What an agent has delivered, wherever it lies. @throws StateError STATE_INVALID */
function resultText(folder, result) {
    if (result === undefined)
        return '';
    return typeof result === 'string' ? result : readText(folder, result);
}
/**
 * How the long results begin, for who shows no more of them.
 * @param length in UTF-16 units
 * @throws StateError STATE_INVALID
 */
function longResults(folder, results, length) {
    const begun = [];
    for (const [id, result] of Object.entries(results))
        if (typeof result !== 'string')
            begun.push([id, readText(folder, result).slice(0, length)]);
    return Object.fromEntries(begun);
}
/**
 * Says before anything is spent whether a long result is gone; what is in it is looked at when it is read.
 * @throws StateError STATE_INVALID
 */
function checkResults(folder, results) {
    for (const result of Object.values(results)) {
        if (typeof result === 'string')
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, result.file);
        let size;
        try {
            const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ);
            try {
                size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).size;
            }
            finally {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
            }
        }
        catch (error) {
            throw unusable(path, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error));
        }
        if (size !== result.bytes)
            throw unusable(path, `it has ${size} bytes, and had ${result.bytes}`);
    }
}


/***/ }),

/***/ 49815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ promptRecord),
/* harmony export */   cP: () => (/* binding */ TurnTranscript),
/* harmony export */   eq: () => (/* binding */ transcriptPath),
/* harmony export */   lW: () => (/* binding */ scanEvents),
/* harmony export */   pT: () => (/* binding */ scriptTranscriptPath),
/* harmony export */   vu: () => (/* binding */ EventLog),
/* harmony export */   wj: () => (/* binding */ readEvents)
/* harmony export */ });
/* unused harmony exports readPrompt, LogTail */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _long_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44662);




/** Not through a link: that would write to whatever somebody has put in the file's place. Windows has no such flag. */
const APPEND = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0);
/**
 * The append-only event log of a run, `events.jsonl` (spec 3.3). Each event is handed to the system before
 * the next thing happens, so a killed orchestrator loses none; a line that a crash cut short is closed.
 */
class EventLog {
    path;
    texts;
    fd;
    seq;
    /**
     * @param texts takes the long texts of events
     * @throws StateError STATE_WRITE_FAILED, as `append` does.
     */
    constructor(path, texts) {
        this.path = path;
        this.texts = texts;
        try {
            this.fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | APPEND, 0o600);
            const end = endOf(this.fd);
            this.seq = end.seq;
            if (!end.isWhole)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.fd, '\n');
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    /** @param events that have happened at once: however many, they are one write */
    append(events, time) {
        const logged = events.map((event) => {
            this.seq += 1;
            return { seq: this.seq, time, ...event };
        });
        this.write(logged.map((event) => (0,_long_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutLongTexts */ .V)(event, (text) => this.texts.write(text))));
        return logged;
    }
    write(events) {
        const lines = events.map((event) => `${JSON.stringify(event)}\n`);
        try {
            // A disk that has room for a part of it takes that part.
            const bytes = Buffer.from(lines.join(''));
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.fd, bytes, at);
        }
        catch (error) {
            throw this.failed(error);
        }
    }
    /** Events of another log, with their times, and with long texts that lie in this run's folder already. */
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
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_WRITE_FAILED', `The event log could not be written (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}). Free the disk or mend the folder, then resume.`, { file: this.path }, { cause: error });
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.fd);
    }
}
const BLOCK_BYTES = 1 << 16;
const NEWLINE = 0x0a;
/** How a log ends: the last number in it, and whether its last line is whole. Read from the end, a block at a time. */
function endOf(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    const isWhole = size === 0 || blockAt(fd, size - 1, 1)[0] === NEWLINE;
    // `seq` opens every line, so a cut line still tells it; the blocks overlap by more than it is long.
    for (let end = size; end > 0; end -= BLOCK_BYTES) {
        const start = Math.max(0, end - BLOCK_BYTES);
        const text = blockAt(fd, start, Math.min(size, end + 64) - start).toString('latin1');
        const found = [...text.matchAll(start === 0 ? /^\{"seq":(\d+),/gm : /\n\{"seq":(\d+),/g)].at(-1);
        if (found)
            return { seq: Number(found[1]), isWhole };
    }
    return { seq: 0, isWhole };
}
function blockAt(fd, position, length) {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, length, position));
}
/**
 * Shows every whole event of a log, in order; lines that a crash cut short are passed over. The log may be of any
 * size: no more of it than a line is in memory, and lines of other types than are wanted are not parsed.
 * @param wanted all of them, if it is absent
 */
async function scanEvents(path, see, wanted) {
    let rest = [];
    const take = (line) => {
        const event = parsed(line, wanted);
        if (event !== null)
            see(event);
    };
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { highWaterMark: 1 << 20 })) {
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
/** null: cut short by a crash, or not wanted. */
function parsed(line, wanted) {
    if (line.length === 0)
        return null;
    if (wanted !== undefined) {
        // Every line of ours begins so; another one is parsed to know.
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
/** The whole events of a log, in order. Long texts in them are shortened, and they say where those are whole. */
async function readEvents(path, wanted) {
    const events = [];
    await scanEvents(path, (event) => void events.push(event), wanted);
    return events;
}
/**
 * The agent CLI's own stream of one turn, whole, or what all scripts of a run have written. Opened on first use.
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
            this.problem = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error);
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
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${turn.padStart(6, '0')}-${agent}-${safeState}.jsonl`);
}
/** What scripts have written; each line names its turn. */
function scriptTranscriptPath(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'scripts.jsonl');
}
/** The first line of a turn's transcript, ahead of what the agent CLI says: what it was sent (spec 3.3). */
function promptRecord(prompt) {
    return `${JSON.stringify({ type: 'raymond_prompt', prompt })}\n`;
}
/** Not through a link, and a pipe in the file's place is not waited for. Windows has neither flag. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** Of a transcript's first line: what is longer was never written by us. */
const LONGEST_PROMPT_LINE = (/* unused pure expression or super */ null && (64 << 20));
/** What an agent was sent, out of its turn's transcript; null: that is not there, or of an older version. */
function readPrompt(path) {
    let fd;
    try {
        fd = openSync(path, READ);
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
        closeSync(fd);
    }
}
function firstLine(fd) {
    const blocks = [];
    for (let at = 0; at < LONGEST_PROMPT_LINE; at += BLOCK_BYTES) {
        const block = blockAt(fd, at, BLOCK_BYTES);
        const end = block.indexOf(NEWLINE);
        blocks.push(end === -1 ? block : block.subarray(0, end));
        if (end !== -1 || block.length < BLOCK_BYTES)
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
            fd = openSync(this.path, READ);
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
            closeSync(fd);
        }
    }
}
const TAIL_BYTES = (/* unused pure expression or super */ null && (1 << 20));


/***/ })

};
