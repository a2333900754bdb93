export const id = 8765;
export const ids = [8765,604,620];
export const modules = {

/***/ 99768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IG: () => (/* binding */ keepCheckpoint),
  cj: () => (/* binding */ readPostState),
  Li: () => (/* binding */ savePostState),
  oq: () => (/* binding */ whyNotKept)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/action/fan-out/stage.js
var stage = __webpack_require__(99483);
// EXTERNAL MODULE: ./lib/action/identity/github.js + 3 modules
var github = __webpack_require__(95106);
// EXTERNAL MODULE: ./lib/checkpoint/seal/names.js
var names = __webpack_require__(43838);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/github/lists.js
var lists = __webpack_require__(38215);
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
    const caches = await (0,lists/* cachesUnder */.u0)(ask, prefix, ref);
    const artifacts = await Promise.all(runIds.map((runId) => (0,lists/* artifactsOfRun */.Ye)(ask, runId)));
    const cached = rowsIn(caches).map(({ id, key }) => ({ id, name: key }));
    const kept = artifacts.flatMap(rowsIn).filter(({ name }) => (0,carrier/* storedName */.Rs)(name) !== null);
    const refusals = [
        ...[caches, ...artifacts].map(whyNot),
        ...(await deleteAll(outdated(cached, options), (id) => ask('DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}', { cache_id: id }))),
        ...(await deleteAll(outdated(kept, options), (id) => (0,lists/* deleteArtifact */.CM)(ask, id))),
    ];
    return refusals.find((why) => why !== null) ?? null;
}
const rowsIn = (answer) => answer.kind === 'answer' ? answer.data : [];
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
    const found = stored
        .filter((each) => !useless.includes(each))
        .flatMap((each) => {
        const claims = (0,names/* claimsOf */.ds)((0,carrier/* storedName */.Rs)(each.name) ?? each.name, prefix);
        return claims === null
            ? []
            : [{ each, attempt: `${claims.run_id}-${claims.attempt}`, sequence: claims.sequence }];
    })
        .filter((entry) => entry.sequence <= sequence)
        .sort((a, b) => b.sequence - a.sequence);
    const own = found.find((entry) => entry.sequence === sequence)?.attempt;
    let kept = 0;
    const old = found.filter(({ attempt, sequence: number }, at) => {
        const isOld = kept >= KEPT;
        // The first number of another attempt is its lease, if that attempt was lost: nothing can be gone on with from it. One
        // that was not lost has taken its lease away, and left a gap.
        const before = found[at + 1];
        const isLease = attempt !== own && before?.sequence === number - 1 && before.attempt !== attempt;
        if (!isLease)
            kept += 1;
        return isOld;
    });
    return [...useless, ...old.map(({ each }) => each)];
}

// EXTERNAL MODULE: ./lib/action/checkpoint/save/sealed.js
var sealed = __webpack_require__(14939);
;// CONCATENATED MODULE: ./lib/action/checkpoint/checkpoint-writer.js





/** Keeps for `post`, should main not come to its end, what only main knows. @param sequence the next one */
function savePostState({ job, run }, sequence) {
    const left = { run, sequence };
    job.voice.saveState('kept', JSON.stringify(left));
}
/** What main has left; null when it did not come so far as to run anything. */
function readPostState(job, keys) {
    const text = job.environment.STATE_kept ?? '';
    if (text === '')
        return null;
    const { run, sequence } = JSON.parse(text);
    return { keeper: { job, run, keys, say: (what) => job.voice.info(what), held: null }, sequence };
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
 * Gathers a checkpoint of the run as it is now, seals it and saves it under a name that was never tried
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
                const { gather } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(9092), __webpack_require__.e(6620), __webpack_require__.e(1072)]).then(__webpack_require__.bind(__webpack_require__, 71072));
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
function gathering({ job, run, keys, held }, identity, { folder, time, tell }) {
    const { runId, facts, base, issue } = run;
    return {
        ...{ folder, facts, base, issue, tell, held },
        inputs_given: [...run.inputsGiven],
        workspace: job.context.workspace,
        stateDir: job.stateDir,
        run_id: runId,
        run_key: identity.runKey,
        attempt: identity.attempt,
        github_run_id: identity.runId,
        saved_at: time,
        has_parked: run.hasParked,
        uncounted: [...run.uncounted],
        keepsWorkTree: job.inputs['workspace-snapshot'] === 'auto',
        redactor: keys === null ? job.redactor : null,
        environment: job.environment,
    };
}
async function deleteOlder({ job, run: { identity, earlierRunIds, first }, say }, sequence, name) {
    const prefix = name.slice(0, name.indexOf(`-${identity.runId}-`) + 1);
    const ours = `${prefix}${identity.runId}-${identity.attempt}-`;
    const why = await prune({
        ask: (0,github/* githubOf */.z)(job).ask,
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

/***/ 95065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ keepEnd),
  t: () => (/* binding */ startSaving)
});

// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
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
    const record = wakeRecordOf(keeper, to);
    if (record === null)
        return null;
    if (keys === null)
        return (0,parked/* isParked */.S2)(to.run) ? 'there is no key to seal what it looks for' : null;
    try {
        const { storeRecord } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839), __webpack_require__.e(250)]).then(__webpack_require__.bind(__webpack_require__, 20250));
        await storeRecord(job, { ...to, identity: kept.identity, keys, record });
        return null;
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error);
    }
}
/** What is to be left of a run; null: nothing. */
function wakeRecordOf({ job, run: kept }, { run, now }) {
    if (!(0,parked/* isParked */.S2)(run)) {
        // One that was killed is not over: it was woken in vain.
        const isOver = kept.hasParked && run.status !== 'running';
        return isOver ? { version: 1, kind: 'over', status: run.status } : null;
    }
    const { due, why, questions } = (0,parked/* parkedOf */.Bu)(run, now);
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
        asks: questions.map(({ ask: { id, timeout_at } }) => ({ id, timeout_at })),
        subject: kept.issue,
        progress: { steps: run.steps, cost_usd: run.total_cost_usd },
    };
}

// EXTERNAL MODULE: ./lib/action/checkpoint/checkpoint-writer.js + 1 modules
var checkpoint_writer = __webpack_require__(99768);
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
const TIMEOUT_MS = 5000;
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
                taken = this.timing.after(TIMEOUT_MS, resolve);
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
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/redact/redact.js + 7 modules
var redact = __webpack_require__(81075);
// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/run-files.js
var run_files = __webpack_require__(76192);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/state-copy.js
var state_copy = __webpack_require__(86386);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/stores.js
var stores = __webpack_require__(1837);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/transcripts.js












/** Of what cannot be searched for secrets: the names, sizes and SHA-256s, in place of the files. */
const NOT_UPLOADED = 'not-uploaded.json';
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
        const { stateDir, context } = job;
        const unreadable = [];
        for (const [from, to] of (0,run_files/* runFiles */.N)({ stateDir, workspace: context.workspace }, runId, folder, tell)) {
            const copied = await job.redactor.redactFolder(from, to);
            for (const { path, why } of copied.skipped)
                tell(`${path} is not among the transcripts: ${why}.`);
            const inside = (0,external_node_path_.relative)(folder, to);
            unreadable.push(...copied.unreadable.map((each) => ({ ...each, path: (0,external_node_path_.join)(inside, each.path) })));
        }
        if (unreadable.length > 0) {
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, NOT_UPLOADED), JSON.stringify(unreadable, null, 1), { mode: 0o600 });
            tell(`${(0,redact/* unreadableText */.LF)(unreadable)}: not uploaded. ${NOT_UPLOADED} among the transcripts has size and SHA-256.`);
        }
        // With it a developer can look at the run (spec 4.7).
        const to = (0,external_node_path_.join)(folder, 'state.json');
        await (0,state_copy/* writeStateCopy */.M)({ committed, to, files: folder, redactor: job.redactor });
        const id = await round.ask(() => (0,stores/* uploadArtifact */.mz)(job, name, filesIn(folder), { folder }));
        return { name, url: `${(0,action_context/* runUrl */.Vp)(job.context, job.context.runId)}/artifacts/${id ?? ''}` };
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

;// CONCATENATED MODULE: ./lib/action/checkpoint/save-schedule.js










function startSaving(given) {
    const keeper = { ...given, say: once(given.say), held: null };
    const { job, run } = keeper;
    (0,checkpoint_writer/* savePostState */.Li)(keeper, run.first);
    const notes = new Notes();
    let stores = [];
    let isMarked = false;
    const checkpoints = new Checkpoints(async (sequence) => {
        (0,checkpoint_writer/* savePostState */.Li)(keeper, sequence + 1);
        const round = job.service.begin();
        const saved = await job.voice.aside('Saving a checkpoint while the run goes on', () => (0,checkpoint_writer/* keepCheckpoint */.IG)(keeper, { sequence, round, mustLast: false, isEnd: false, notes }));
        if (saved.length === 0)
            return;
        stores = saved;
        if (!isMarked && run.answered.length > 0) {
            isMarked = true;
            const { markAnswered } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839), __webpack_require__.e(9950)]).then(__webpack_require__.bind(__webpack_require__, 9950));
            await markAnswered(keeper);
        }
    }, run.first, timing(job.inputs['checkpoint-interval']));
    const isKept = (0,checkpoint_writer/* whyNotKept */.oq)(keeper) === null;
    return {
        hold: (held) => {
            keeper.held = held;
        },
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
            (0,checkpoint_writer/* savePostState */.Li)(keeper, number + 1);
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
        (0,checkpoint_writer/* keepCheckpoint */.IG)(keeper, { sequence, round, mustLast, isEnd: true, notes }),
        uploadTranscripts(job, run.runId, run.identity, { round, tell: notes.add }),
    ]));
    sayWhere(keeper, stores, mustLast, notes);
    if (ended !== null)
        await leaveForTick(keeper, ended, { stores, sequence, round, notes });
    const warnings = notes.all.map((text) => job.redactor.redactText(text));
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
        uncounted: run.uncounted,
    };
}
function sayWhere(keeper, stores, mustLast, notes) {
    if (keeper.job.inputs['state-store'] === 'none')
        return;
    if (stores.length === 0) {
        const said = keeper.job.voice.heard().map((each) => ` (${each})`);
        const why = (0,checkpoint_writer/* whyNotKept */.oq)(keeper) ??
            `neither the cache nor an artifact has taken it; the log says why${said.join('')}`;
        notes.add(`No checkpoint was saved, so that a re-run starts afresh: ${why}.`);
    }
    else if (mustLast && keeper.job.inputs['state-store'] === 'auto' && !stores.includes('artifact')) {
        notes.add('The checkpoint is in the cache alone, which drops what is not used for seven days.');
    }
}
/** null: it cannot be read, and saving it fails, and tells why. */
async function stateOf({ job, run, held }) {
    const committed = held?.committed() ?? null;
    if (committed !== null)
        return committed.run;
    try {
        return await (0,state_file/* readStateFile */.qy)((0,run_folder/* runPaths */.Ot)(job.stateDir, run.runId).state);
    }
    catch {
        return null;
    }
}
/** Once the checkpoint is confirmed: a run that nobody can go on with is none to wake. */
async function leaveForTick(keeper, ended, { stores, sequence, round, notes }) {
    if (stores.length === 0 || !((0,parked/* isParked */.S2)(ended) || keeper.run.hasParked))
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

/***/ 76192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ runFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78527);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39325);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5397);





/**
 * The folders that a run's files are copied from, and to: those of its state folder, and the task folders, which lie in
 * the project and may have been replaced by a link since.
 */
function runFiles({ stateDir, workspace }, runId, to, tell) {
    const tasks = (0,_store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .ownTaskFolders */ .JF)(workspace, runId);
    const there = (0,_store_project_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .taskFolders */ .Tj)(workspace, runId);
    if (tasks === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(there, { throwIfNoEntry: false }) !== undefined)
        tell(`The task folders of the run were not kept: there is a link on the way to ${there}.`);
    return [
        [(0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .runPaths */ .Ot)(stateDir, runId).folder, to],
        ...(tasks === null ? [] : [[tasks, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .TASK_FOLDERS */ .Gh)]]),
    ];
}


/***/ }),

/***/ 14939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ saveSealed),
/* harmony export */   o: () => (/* binding */ seal)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43838);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20498);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78527);
/* harmony import */ var _runtime_version_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29984);
/* harmony import */ var _identity_identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96079);
/* harmony import */ var _store_fallback_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4241);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1837);










/**
 * Seals what `fill` puts together, under the name of its number, and saves it to the first rung of the ladder that
 * takes it (spec 4.3).
 * @throws Error when it cannot be put together; that no store has taken it is none
 */
async function saveSealed(job, options) {
    const { keys, what, round, mustLast, say } = options;
    const name = (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .namesOf */ .eZ)(options.identity, keys).name(options.sequence);
    const folder = await (0,_process_files_js__WEBPACK_IMPORTED_MODULE_4__/* .makeNewFolder */ .Z9)(job.context.temp, `raymond-${what}-`);
    const tries = [];
    try {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_5__/* .CARRIER_FILE */ .qV);
        await seal(file, name, options);
        const steps = what === 'outcome'
            ? [['artifact']]
            : (0,_store_fallback_js__WEBPACK_IMPORTED_MODULE_8__/* .fallbackOrderOf */ .ym)(job, { isSealed: keys !== null, mustLast });
        const save = (store) => store === 'cache' ? (0,_stores_js__WEBPACK_IMPORTED_MODULE_7__/* .saveToCache */ .$T)(job, name, file) : (0,_stores_js__WEBPACK_IMPORTED_MODULE_7__/* .saveToArtifact */ .Jd)(job, name, file);
        const tried = async (store) => {
            try {
                const under = round.ask(() => save(store));
                tries.push(under);
                const saved = await under;
                if (!saved)
                    say(`The ${store} has not taken the ${what}.`);
                return saved;
            }
            catch (error) {
                say(`The ${what} was not saved to the ${store}: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
                return false;
            }
        };
        const stores = await (0,_store_fallback_js__WEBPACK_IMPORTED_MODULE_8__/* .saveWithFallback */ .KD)(steps, tried, round);
        // What goes on in caches alone needs no record, and each further save finds it there.
        const isFirstOrLast = what === 'lease' || mustLast;
        if (options.identity.isOwnKey && keys !== null && isFirstOrLast && stores.includes('artifact'))
            await leaveBegun(job, options.identity, keys, round);
        return { name, stores };
    }
    finally {
        // A slow store may still be reading the file that another one has taken by now.
        void Promise.allSettled(tries).then(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }));
    }
}
/**
 * Seals what `fill` puts together.
 * @param file that is made; its folder is nobody else's
 */
async function seal(file, name, { identity, keys, sequence, time, fill, tell }) {
    const { sealFolder } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(5839)]).then(__webpack_require__.bind(__webpack_require__, 45839));
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), 'contents');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { mode: 0o700 });
    try {
        await fill(folder);
        const { leftOut } = await sealFolder({
            folder,
            header: (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .headerOf */ .rR)(identity, { sequence, name, time, writer: _runtime_version_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSION */ .x }),
            key: keys?.seal ?? null,
            out: file,
        });
        for (const { path, why } of leftOut)
            tell(`${path} was not kept with the checkpoint: ${why}.`);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
/**
 * Leaves the record by which later runs of the key find this one's artifacts in one request (spec 4.3). It says nothing but
 * its name: what is there is told by what opens. A run has one, whichever of its attempts and jobs was first.
 */
async function leaveBegun(job, { runKey, runId }, keys, round) {
    const name = (0,_checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_2__/* .begunName */ .LD)((0,_checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_2__/* .namePrefix */ .w8)((0,_checkpoint_seal_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keyHash */ .aE)(keys.seal, runKey)));
    try {
        await (0,_process_files_js__WEBPACK_IMPORTED_MODULE_4__/* .withNewFolder */ .DF)(job.context.temp, 'raymond-begun-', async (folder) => {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun');
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, `${runId}\n`);
            await round.ask(() => (0,_stores_js__WEBPACK_IMPORTED_MODULE_7__/* .uploadArtifact */ .mz)(job, name, [file]));
        });
    }
    catch (error) {
        if ((0,_stores_js__WEBPACK_IMPORTED_MODULE_7__/* .isNameTaken */ .hU)(error))
            return;
        job.voice.warning(`That this run keeps something in artifacts could not be left where later runs of its key look first: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}. They look at the newest few runs alone.`);
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
        now.push([id, typeof result === 'string' ? result : await referTo(files, result)]);
    return Object.fromEntries(now);
}
async function referTo(folder, result) {
    const { file } = result;
    // One that cannot be searched, for it has NUL in it, was left out and told: whoever reads it hears that it is gone.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, file)))
        return result;
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

/***/ 4241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ mayWriteNowhere),
/* harmony export */   KD: () => (/* binding */ saveWithFallback),
/* harmony export */   ym: () => (/* binding */ fallbackOrderOf)
/* harmony export */ });
/* unused harmony export fallbackOrder */
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
 * Where a checkpoint is saved to (spec 4.3). Stores of one group are tried at once; the next group is tried when
 * none of them has taken it.
 */
function fallbackOrder(options) {
    const { store, cacheMode, isSealed, mustLast } = options;
    const cache = store === 'auto' || store === 'cache' ? ['cache'] : [];
    // What is not sealed is for this ref's own jobs alone.
    const artifact = isSealed && (store === 'auto' || store === 'artifact') ? ['artifact'] : [];
    if (isDenied(cacheMode))
        return groupsOf(artifact);
    if (!mayWriteCache(options))
        return groupsOf(artifact, cache);
    return mustLast ? groupsOf([...cache, ...artifact]) : groupsOf(cache, artifact);
}
const modeOf = (cacheMode) => cacheMode.trim().toLowerCase();
const isDenied = (cacheMode) => ['none', 'read'].includes(modeOf(cacheMode));
/** Where it is not sure that caches may not be written, the last group tries. */
function mayWriteCache({ eventName, cacheMode }) {
    if (isDenied(cacheMode))
        return false;
    return ['write', 'write-only'].includes(modeOf(cacheMode)) || !READ_ONLY_CACHE_EVENTS.includes(eventName);
}
function factsOf({ inputs, context, environment, }) {
    return {
        store: inputs['state-store'],
        eventName: context.eventName,
        cacheMode: environment.ACTIONS_CACHE_MODE ?? '',
    };
}
/** The order for this job. */
function fallbackOrderOf(job, how) {
    return fallbackOrder({ ...factsOf(job), ...how });
}
/** It is to keep what it keeps in caches alone, and its event may only read them. */
function mayWriteNowhere(job) {
    return job.inputs['state-store'] === 'cache' && !mayWriteCache(factsOf(job));
}
const groupsOf = (...list) => list.filter((stores) => stores.length > 0);
/**
 * Saves to the first of the store groups that confirms it. Where one is stuck, the next is tried beside it.
 * @param save saves to one store, and says whether it is confirmed; never throws
 * @returns the stores that have it
 */
async function saveWithFallback(order, save, progress) {
    const saved = [];
    const underWay = [];
    let holds = () => { };
    const held = new Promise((resolve) => {
        holds = resolve;
    });
    for (const [index, group] of order.entries()) {
        const tries = group.map(async (store) => {
            if (await save(store))
                saved.push(store);
        });
        const over = Promise.all(tries).then(() => {
            if (saved.length > 0)
                holds();
        });
        underWay.push(over);
        const isLast = index === order.length - 1;
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
/* harmony export */   $T: () => (/* binding */ saveToCache),
/* harmony export */   Jd: () => (/* binding */ saveToArtifact),
/* harmony export */   hU: () => (/* binding */ isNameTaken),
/* harmony export */   mz: () => (/* binding */ uploadArtifact),
/* harmony export */   pU: () => (/* binding */ SEALED)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _checkpoint_seal_stream_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89572);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3828);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78527);
/* harmony import */ var _runtime_sealed_cache_reader_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99611);
/* harmony import */ var _runtime_sealed_download_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88809);









/** A look-up is quick, or there is nothing to be seen of the service. */
const LOOK_UP_MS = 10_000;
/**
 * Saves the sealed file to the cache.
 * @returns whether it is there: a refused save answers -1 and stays green, and so does one whose confirmation was
 *   lost, so that one look-up follows it
 */
async function saveToCache(job, name, file) {
    const cache = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3756), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
    // Without a service a save would only pretend.
    if (!cache.isFeatureAvailable())
        return false;
    const { workspace } = job.context;
    const saved = await job.carrier.do(() => carried(workspace, file, () => cache.saveCache([_runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_6__/* .CARRIER_FOLDER */ .QN], name)));
    if (saved !== -1)
        return true;
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), LOOK_UP_MS);
    });
    return Promise.race([isKept(job, name, file), late]).finally(() => clearTimeout(timer));
}
/** Whether what lies under the name is this very file: names are no secret, and anybody may have taken this one before. */
async function isKept({ environment, context, voice }, name, file) {
    const reader = (0,_runtime_sealed_cache_reader_js__WEBPACK_IMPORTED_MODULE_7__/* .cacheReader */ .S)(environment, context.temp, (ms) => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms));
    const found = await reader?.lookUp(name);
    if (found?.kind !== 'hit' || found.entry.key !== name)
        return false;
    const kept = await reader.head(found.entry, _checkpoint_seal_stream_js__WEBPACK_IMPORTED_MODULE_4__/* .PREAMBLE_BYTES */ .PF);
    const own = await (0,_runtime_sealed_download_js__WEBPACK_IMPORTED_MODULE_8__/* .firstBytes */ .mI)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file, { end: _checkpoint_seal_stream_js__WEBPACK_IMPORTED_MODULE_4__/* .PREAMBLE_BYTES */ .PF - 1 }), _checkpoint_seal_stream_js__WEBPACK_IMPORTED_MODULE_4__/* .PREAMBLE_BYTES */ .PF);
    // The salt is random, and another one for every file.
    if (kept.equals(own))
        return true;
    voice.warning(`Somebody else has taken a name of ours in the cache (${name}): nothing is saved there under it.`);
    return false;
}
/** The one file that is saved lies where the cache's version says, as long as it is saved, in its folder alone. */
async function carried(workspace, file, save) {
    const carrier = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_6__/* .CARRIER_FOLDER */ .QN);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(carrier, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(carrier, { recursive: true, mode: 0o700 });
        // Agents that add all files to a commit do not add this one.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(carrier, '.gitignore'), '*\n');
        const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(carrier, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_6__/* .CARRIER_FILE */ .qV);
        // The folder for temporary files may lie on another disk.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(file, to).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(file, to));
        return await save();
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(carrier, { recursive: true, force: true });
    }
}
/** Uploads the sealed file as an artifact. @returns whether it is there. @throws Error of the toolkit */
async function saveToArtifact(job, name, file) {
    return (await uploadArtifact(job, `${name}${_runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_6__/* .ARTIFACT_ENDING */ .$O}`, [file], SEALED)) !== undefined;
}
/** What is encrypted cannot be made smaller. */
const SEALED = { compressionLevel: 0 };
/**
 * Uploads files as an artifact of this run.
 * @returns GitHub's id of it; undefined where the service gives none, and it is not there
 * @throws Error of the toolkit
 */
async function uploadArtifact({ inputs }, name, files, { folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(files[0]), ...options } = {}) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3756), __webpack_require__.e(9083), __webpack_require__.e(5310)]).then(__webpack_require__.bind(__webpack_require__, 35310));
    // 0: as long as the repository keeps artifacts.
    const retentionDays = inputs['retention-days'];
    const { id } = await new DefaultArtifactClient().uploadArtifact(name, files, folder, {
        ...options,
        ...(retentionDays > 0 && { retentionDays }),
    });
    return id;
}
/** This run has an artifact of that name already. */
const isNameTaken = (error) => /\(409\)/.test((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error));


/***/ }),

/***/ 6225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: () => (/* binding */ repositoryUrl),
/* harmony export */   V1: () => (/* binding */ readJobContext),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   dZ: () => (/* binding */ branchNameOf),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   nX: () => (/* binding */ templateValues)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _guard_trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92946);




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
        const text = textOf((0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_3__.at)(context.event, ...path.split('.')));
        if (text !== null)
            values[`github.event.${path}`] = text;
    }
    return values;
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
        .map((label) => textOf((0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_3__.at)(label, 'name')) ?? '')
        .filter((name) => name !== '')
        .join(', ');
}
/** The issue or pull request that an event is about, where questions are put (spec 4.5). Null when there is none. */
function subjectOf(event) {
    for (const name of ['issue', 'pull_request']) {
        const number = (0,_guard_trust_js__WEBPACK_IMPORTED_MODULE_3__.at)(event, name, 'number');
        if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0)
            return number;
    }
    return null;
}


/***/ }),

/***/ 94401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   Sy: () => (/* binding */ writeSummary),
/* harmony export */   n0: () => (/* binding */ setOutputs),
/* harmony export */   oZ: () => (/* binding */ giveAgain),
/* harmony export */   qG: () => (/* binding */ leave)
/* harmony export */ });
/* harmony import */ var _core_fan_out_leg_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24592);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5397);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58265);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12243);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6225);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89167);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97442);







/** More characters of a result are never shown. */
const MAX_SHOWN = 100_000;
/** Ends the re-run of a finished run: the same outputs are given again, at no cost (spec 4.3). */
async function giveAgain(job, { run, from, manifest }) {
    job.voice.info(`The run ${run.workflow_id} is finished already; its result is given again and nothing is spent.`);
    const end = { run, paths: (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .runPaths */ .Ot)(job.stateDir, run.workflow_id), runCostUsd: 0 };
    await finish(job, {
        end,
        resumed: true,
        saved: from,
        expires: null,
        runKey: manifest.run_key,
        transcripts: null,
        warnings: [],
        uncounted: manifest.uncounted,
    });
}
/** Sets every output, writes the summary and decides how the job ends (spec 4.2). */
async function finish(job, ending) {
    setOutputs(job.voice, { ...ending, folder: job.context.temp });
    await writeSummary(job, ending);
    conclude(job, ending.end.run, ending.saved, Object.values(ending.asked ?? {}));
}
/** Sets every output of a job that is being cancelled (spec 4.3); `post` saves, uploads and writes the summary. */
function leave(job, ending) {
    setOutputs(job.voice, { ...ending, folder: job.context.temp });
}
function setOutputs(voice, parts) {
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_6__/* .outputsOf */ .Y)({
        ...parts,
        redact: (text) => voice.redact(text),
        warn: (message) => voice.warning(message),
    });
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
    if (parts.end !== null)
        voice.info(`Files: ${parts.end.paths.folder}`);
}
/** Writes the job summary (spec 4.6). A summary that cannot be written does not fail the run. */
async function writeSummary(job, ending) {
    if (!job.inputs.summary)
        return;
    try {
        const { summaryOf } = await __webpack_require__.e(/* import() */ 6597).then(__webpack_require__.bind(__webpack_require__, 26597));
        const events = await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvents */ .wj)(ending.end.paths.events);
        const { owner, repo, runId } = job.context;
        const { run, paths } = ending.end;
        const text = summaryOf({
            run,
            longResults: (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .longResults */ .FZ)(paths.folder, run.results, MAX_SHOWN),
            events,
            runCostUsd: ending.end.runCostUsd,
            workflow: job.inputs.workflow,
            saved: ending.saved,
            notKept: ending.warnings,
            uncounted: ending.uncounted,
            transcripts: ending.transcripts,
            answering: { urls: ending.asked ?? {}, githubRunId: runId },
            runUrl: (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .runUrl */ .Vp)(job.context, runId),
            repository: `${owner}/${repo}`,
            redact: (each) => job.redactor.redactText(each),
        });
        job.voice.summary(text);
    }
    catch (error) {
        job.voice.warning((0,_voice_js__WEBPACK_IMPORTED_MODULE_5__/* .noSummaryText */ .tY)(error));
    }
}
/**
 * Decides how the job ends (spec 4.2).
 * @param saved where its checkpoint is
 * @param asked where its questions were put
 */
function conclude(job, run, saved, asked) {
    const { voice } = job;
    const leg = (0,_core_fan_out_leg_js__WEBPACK_IMPORTED_MODULE_0__/* .legFacts */ .kK)(run);
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
            // An agent's failure has its annotation already, where it happened, and is not told twice.
            voice.setFailed(isAnAgents(run)
                ? `The run failed: ${code}, as told in the annotation before. Re-run the job to try again from there.${wayByDispatch(job, run, saved)}`
                : `${code}: ${message}`);
            return;
        default:
            run.status;
    }
}
const NO_PLAN = 'The run has forked, and no store has taken its checkpoint: the jobs of the matrix would find no plan. The warning before says why. Re-run the failed jobs.';
/** A leg is green only when its join takes what it has left as ended: "Re-run failed jobs" runs all others again. */
function concludeLeg({ voice }, run, { hasEnded }, saved) {
    const said = `${run.reason ?? run.status}: ${run.message ?? run.status}`;
    if (!hasEnded)
        voice.setFailed(`The leg ended ${run.status}. ${said} "Re-run failed jobs" goes on with it, and then collects.`);
    else if (saved !== 'artifact')
        voice.setFailed('The leg has ended, and what it has come to could not be kept as an artifact, where it is collected from. The warning before says why. "Re-run failed jobs" tries that again and runs nothing twice.');
    else if (run.status !== 'completed')
        voice.notice(`Workers of this leg have failed, which their join accepts. ${said}`);
}
/** "Re-run all jobs" can hide the artifacts of earlier attempts. In a fan-out only the failed jobs are run again. */
function wayByDispatch({ context }, { status, fan_out: fanOut }, saved) {
    if (saved !== 'artifact' || status === 'completed' || fanOut !== undefined)
        return '';
    return ` Where a re-run does not find it, start the workflow by hand with the input \`resume-run: ${context.runId}\`.`;
}
function isAnAgents({ agents, message }) {
    return agents.some(({ error }) => error !== null && error.message === message);
}


/***/ }),

/***/ 97442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_budget_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29610);
/* harmony import */ var _core_fan_out_leg_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24592);
/* harmony import */ var _core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96163);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20979);
/* harmony import */ var _core_parked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68842);
/* harmony import */ var _core_typed_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46484);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58265);
/* harmony import */ var _fan_out_legs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37812);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89167);
/* harmony import */ var _without_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80620);












/** GitHub takes a megabyte of outputs from a job; a result has to leave room for the others. */
const LONGEST_RESULT = 512 * 1024;
/** Every output is set (spec 4.2), with secrets taken out (spec 4.4), and empty where there is nothing to say. */
function outputsOf(parts) {
    const { end, saved, folder, redact } = parts;
    const kept = (0,_without_run_js__WEBPACK_IMPORTED_MODULE_8__/* .outputsOfKept */ .au)(parts);
    if (end === null)
        return kept;
    const { run, paths } = end;
    const { output, whole, warning } = resultOutput(run, paths.folder, redact);
    if (warning !== undefined)
        parts.warn(warning);
    const { asked = {} } = parts;
    const asks = (0,_voice_js__WEBPACK_IMPORTED_MODULE_7__/* .redacted */ .pc)((0,_core_parked_js__WEBPACK_IMPORTED_MODULE_3__/* .openQuestions */ .qd)(run).map((ask) => {
        const url = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_9__/* .ownValue */ .e)(asked, ask.id);
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
    const leg = (0,_core_fan_out_leg_js__WEBPACK_IMPORTED_MODULE_2__/* .legFacts */ .kK)(run);
    return leg === null
        ? run.total_cost_usd
        : leg.attempts.reduce((sum, { costUsd }) => (0,_core_budget_js__WEBPACK_IMPORTED_MODULE_10__/* .addUsd */ .UP)(sum, costUsd), 0);
}
/** Without a checkpoint the jobs of the matrix would have nothing to go on from. @throws UsageError as `matrixOf` */
function matrix(run, saved, redact) {
    const round = run.status === 'forked' && saved !== 'none' ? (0,_core_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_11__/* .openRound */ .rM)(run) : null;
    return round === null ? '' : (0,_fan_out_legs_js__WEBPACK_IMPORTED_MODULE_6__/* .matrixOf */ .l)(round, redact);
}
/** Characters of each result, when all of them together are too large for an output. */
const SHOWN_OF_EACH = 1000;
/** Every agent's result as JSON. Where that is too large the results are shortened, so that it stays JSON. */
function resultsOutput(folder, { results }, redact) {
    const shown = [];
    const ids = Object.keys(results);
    let length = 0;
    for (const id of ids) {
        shown.push([id, redact((0,_store_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .resultText */ .D6)(folder, results[id]))]);
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
        const text = redact((0,_store_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .resultText */ .D6)(folder, results[id]));
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
    const result = (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .resultText */ .D6)(folder, run.results.main);
    if (run.typed)
        return typedResult(result, redact, LONGEST_RESULT);
    const whole = redact(result);
    const bytes = Buffer.byteLength(whole);
    if (bytes <= LONGEST_RESULT)
        return { output: whole, whole };
    const output = `${whole.slice(0, LONGEST_RESULT / 8)}\n\n[shortened: the whole is in the output result-file or the state file]`;
    const warning = `The output result is cut: the result has ${bytes} bytes, and the output the first ${Buffer.byteLength(output)} of them. The output result-file names a file that holds the whole.`;
    return { output, whole, warning };
}
/** The folder is new, so that steps do not overwrite each other's result and no link that somebody put is followed. */
function resultFile(folder, result, kind) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'raymond-result-')), `result.${kind}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, result, { flag: 'wx' });
    return file;
}
/**
 * Turns a typed result (spec 7.4) into an output. So that it stays JSON, secrets are taken out of its texts alone, and
 * it is never cut.
 * @param longest bytes that an output may have
 */
function typedResult(json, redact, longest) {
    const reading = (0,_core_typed_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(json);
    const clean = 'node' in reading ? (0,_core_typed_json_js__WEBPACK_IMPORTED_MODULE_4__/* .printJson */ .Q2)((0,_core_typed_json_js__WEBPACK_IMPORTED_MODULE_4__/* .mapTexts */ .zO)(reading.node, redact)) : redact(json);
    const whole = redact(clean);
    const nothing = (why) => ({
        output: 'null',
        whole,
        warning: `The output result is null: the result ${why}. The output result-file names a file that holds it.`,
    });
    // The secret is in a key or a number, where nothing can take its place.
    if (whole !== clean)
        return nothing('has a secret outside of its texts, which was taken out');
    if (Buffer.byteLength(clean) > longest)
        return nothing(`has ${Buffer.byteLength(clean)} bytes, more than the ${longest} of an output, and JSON cannot be cut`);
    return { output: clean, whole };
}


/***/ }),

/***/ 80620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   au: () => (/* binding */ outputsOfKept),
/* harmony export */   e_: () => (/* binding */ NO_RUN),
/* harmony export */   endWithoutRun: () => (/* binding */ endWithoutRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48699);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93683);




const NO_RUN = {
    end: null,
    resumed: false,
    saved: 'none',
    expires: null,
    runKey: '',
    transcripts: null,
};
/** Every output is set (spec 4.2); those of the run are empty. */
function outputsOfKept(parts) {
    const { reason = '', resumed, saved, expires, runKey, transcripts, redact } = parts;
    const none = Object.fromEntries(Object.keys(_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUTS */ .py).map((name) => [name, '']));
    return {
        ...none,
        'state-saved': saved,
        'run-key': redact(runKey),
        'state-expires': expires ?? '',
        'transcripts-artifact': transcripts?.name ?? '',
        'transcripts-url': transcripts?.url ?? '',
        resumed: String(resumed),
        reason,
    };
}
/** Finds that a message already names what a person at the re-run button can do (spec 4.3). */
const WAY_OUT = /\bre-run|`resume-run\b|\bnew run\b/i;
const NEW_RUN = 'A re-run reads secrets and variables anew and asks services again. Whatever else is to be mended, such as the workflow file, takes a new run.';
/** Ends a job in which no run has begun, for example for unusable inputs or a refused actor. Nothing was spent. */
async function endWithoutRun({ environment, voice }, error) {
    const { code, text: what } = told(error, environment);
    const text = WAY_OUT.test(what) ? what : `${what}\n${NEW_RUN}`;
    const outputs = outputsOfKept({ ...NO_RUN, reason: code, redact: (each) => voice.redact(each) });
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
    voice.setFailed(text);
    // The input is read from the environment, since the inputs themselves may be what is wrong.
    if (!/^false$/i.test(environment[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .variableOf */ .Qn)('summary')] ?? '')) {
        const workflow = environment[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .variableOf */ .Qn)('workflow')] ?? '';
        const { notStartedSummary } = await __webpack_require__.e(/* import() */ 604).then(__webpack_require__.bind(__webpack_require__, 604));
        voice.summary(notStartedSummary({ workflow, code, message: text, redact: (each) => voice.redact(each) }));
    }
}
/** Names paths as they are in the repository: where the runner has its workspace tells nobody anything. */
function told(error, { GITHUB_WORKSPACE: workspace = '' }) {
    const code = error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RaymondError */ .xC ? error.code : 'INTERNAL';
    const text = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorText */ .kc)(error);
    return { code, text: workspace === '' ? text : text.replaceAll(`${workspace}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`, '') };
}


/***/ }),

/***/ 37812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ legNumber),
/* harmony export */   l: () => (/* binding */ matrixOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** GitHub's limit of jobs in a matrix. */
const MAX_LEGS = 256;
/** A run that forks again so often is running in circles; and `worker` stays a number. */
const MAX_ROUNDS = 99;
/** `worker` is one number over all rounds: what is above the last three digits is that of the round before. */
const ROUND_STEP = 1000;
/**
 * The output `matrix` (spec 4.10). Nothing that agents or people have written is in it: the runner drops an output whole that holds
 * a masked value.
 * @throws UsageError where it holds one nevertheless, which `redact` shows, or the run has forked too often
 */
function matrixOf({ round, legs }, redact) {
    if (round > MAX_ROUNDS)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The run has forked in ${round} rounds, more than ${MAX_ROUNDS}.`);
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
    const isOne = Number.isSafeInteger(worker) && leg >= 1 && leg <= MAX_LEGS && round <= MAX_ROUNDS;
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
    const leg = (0,_legs_js__WEBPACK_IMPORTED_MODULE_3__/* .legNumber */ ._)(worker);
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

/***/ 77973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ classOf)
/* harmony export */ });
/* unused harmony export EVENT_CLASSES */
/**
 * Who can bring an event about (spec 4.8). This is an allow-list: an event that is in none of these lists is refused.
 * - `trusted`: it takes write access to the repository
 * - `open`: others can too, so the access of those who did is checked
 * - `upstream`: another run brought it about, and whoever brought about that one counts
 */
const EVENT_CLASSES = {
    trusted: [
        'push',
        'schedule',
        'workflow_dispatch',
        'repository_dispatch',
        'release',
        'create',
        'delete',
        'merge_group',
        'deployment',
        'deployment_status',
        'registry_package',
        'page_build',
        'branch_protection_rule',
        'public',
    ],
    open: [
        'issues',
        'issue_comment',
        'pull_request',
        'pull_request_target',
        'pull_request_review',
        'pull_request_review_comment',
        'discussion',
        'discussion_comment',
        'fork',
        'watch',
        'gollum',
        'label',
        'milestone',
        'project',
        'project_card',
        'project_column',
        'status',
    ],
    upstream: ['workflow_run', 'check_run', 'check_suite'],
};
/** Null for an event that nobody has judged yet. */
function classOf(eventName) {
    const classes = Object.entries(EVENT_CLASSES);
    return classes.find(([, names]) => names.includes(eventName))?.[0] ?? null;
}


/***/ }),

/***/ 94257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ checkActor),
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   J1: () => (/* binding */ WRITERS),
/* harmony export */   Re: () => (/* binding */ personOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _event_classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77973);
/* harmony import */ var _wake_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72490);



const WRITERS = ['admin', 'maintain', 'write'];
/** Is it a person who may write to the repository? What is not known is a no. */
const mayWrite = (access) => access.kind === 'known' && !access.isBot && WRITERS.includes(access.permission);
/**
 * Refuses a run that somebody without write access has brought about: what they wrote would steer an agent
 * that acts with the repository's secrets (spec 4.8). Everybody who had a part in it is checked: who caused
 * the event, who runs it again, and for an event of another run the same people of that run. An API that
 * does not answer and an event that is not known are a no.
 * @throws UsageError that says who was refused and which input allows them.
 */
async function checkActor(context, gate) {
    const { eventName } = context;
    const kind = (0,_event_classes_js__WEBPACK_IMPORTED_MODULE_1__/* .classOf */ .K)(eventName);
    const isWoken = (0,_wake_js__WEBPACK_IMPORTED_MODULE_2__/* .isWokenByBot */ .T)(context, gate.wakes, (bot) => isNamed(bot, gate.bots));
    if (kind === 'trusted')
        return isWoken ? undefined : checkDispatch(context, gate);
    if (kind === null) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Runs on ${eventName === '' ? 'an event without a name' : `the event ${eventName}`} are refused: who can bring it about is not known. Start the workflow by another event, for example workflow_dispatch.`);
    }
    // Whoever wakes a run that waits has no part in what it does: only those who started it have.
    const causes = isWoken ? { ...context, triggeringActor: '' } : context;
    const people = kind === 'open' ? causesOf(causes) : await upstreamCausesOf(causes, gate);
    if (people.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Nobody is known to have started this run (${eventName}).`);
    for (const person of people)
        await checkPerson(person, context, gate);
}
/** A dispatch takes write access, but that a bot has it says nothing of who made the bot dispatch. */
function checkDispatch(context, gate) {
    const bot = (0,_wake_js__WEBPACK_IMPORTED_MODULE_2__/* .isDispatch */ .Lc)(context) ? (0,_wake_js__WEBPACK_IMPORTED_MODULE_2__/* .botBehind */ .Yg)(context) : null;
    if (bot === null || isNamed(bot, gate.bots))
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The bot ${bot} started this run (${context.eventName}), which bots may only to wake one that waits: by the input \`resume-run\` (\`mode: tick\`) or \`comment-id\` (\`mode: answer\`). If it should be allowed all the same: allow-bots: ${bot}`);
}
async function checkPerson(person, context, gate) {
    const { login } = person;
    const { eventName, owner, repo } = context;
    const started = `${login} started this run (${eventName})`;
    if (person.isBot)
        return checkBot(login, started, gate);
    if (isNamed(login, gate.users))
        return;
    const access = await gate.accessOf(login);
    if (access.kind === 'unanswered') {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${started}, and what access they have to ${owner}/${repo} could not be found out: ${access.why}. Nothing was spent. Re-run the failed jobs to ask again. If they should be allowed all the same: allow-users: ${login}`);
    }
    if (access.isBot)
        return checkBot(login, started, gate);
    if (WRITERS.includes(access.permission))
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${started} and has ${access.permission === 'none' ? 'no' : access.permission} access to ${owner}/${repo}; write access is needed. If they should be allowed all the same: allow-users: ${login}`);
}
function checkBot(login, started, { bots }) {
    if (isNamed(login, bots))
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The bot ${started} and is not allowed to. If it should be: allow-bots: ${login}`);
}
function isNamed(login, list) {
    return list.some((name) => name === '*' || name.toLowerCase() === login.toLowerCase());
}
function causesOf({ actor, triggeringActor, event }) {
    return distinct([personOf(event.sender), named(actor), named(triggeringActor)]);
}
/** The people behind the other run, and whoever runs this one again, who may be somebody else. */
async function upstreamCausesOf(context, gate) {
    const { eventName, event, triggeringActor, attempt } = context;
    const again = attempt > 1 ? [named(triggeringActor)] : [];
    if (eventName === 'workflow_run') {
        const run = event.workflow_run;
        const upstream = [personOf(run?.actor), personOf(run?.triggering_actor)];
        if (upstream.includes(null))
            return unknownUpstream(context, 'the event does not say who started it');
        return distinct([...upstream, ...again]);
    }
    const check = event[eventName];
    const suite = eventName === 'check_suite' ? check?.id : check?.check_suite?.id;
    if (typeof suite !== 'number')
        return unknownUpstream(context, 'the event names no check suite');
    const causes = await gate.causesOfSuite(suite);
    if (causes === null)
        return unknownUpstream(context, 'the API did not answer');
    if (causes.length === 0)
        return unknownUpstream(context, 'no workflow run belongs to it');
    return distinct([...causes, ...again]);
}
function unknownUpstream({ eventName }, why) {
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`This run was started by another one (${eventName}), and who started that is not known: ${why}. Nothing was spent. Re-run the failed jobs to ask again.`);
}
/** Reads a user as events and the API write one. Null when there is none. */
function personOf(user) {
    const { login, type } = (user ?? {});
    if (typeof login !== 'string' || login === '')
        return null;
    return { login, isBot: type === 'Bot' || named(login)?.isBot === true };
}
function named(login) {
    return login === '' ? null : { login, isBot: login.endsWith('[bot]') };
}
/** Somebody who is called a bot in one place is one. */
function distinct(people) {
    const found = new Map();
    for (const person of people) {
        if (person === null)
            continue;
        const key = person.login.toLowerCase();
        const isBot = person.isBot || found.get(key)?.isBot === true;
        found.set(key, { login: person.login, isBot });
    }
    return [...found.values()];
}


/***/ }),

/***/ 71541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ peopleApi),
/* harmony export */   Y: () => (/* binding */ accessOf)
/* harmony export */ });
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94257);

/** GitHub's silence is told as such, and never taken for a yes. */
async function accessOf(ask, login) {
    const said = await ask('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { username: login });
    if (said.kind === 'answer') {
        const { permission, user } = said.data;
        return { kind: 'known', permission: String(permission), isBot: user?.type === 'Bot' };
    }
    // Nobody by that name has access, which is an answer.
    if (said.kind === 'refused' && said.status === 404)
        return { kind: 'known', permission: 'no', isBot: false };
    return { kind: 'unanswered', why: said.why };
}
function peopleApi(ask) {
    return {
        accessOf: (login) => accessOf(ask, login),
        causesOfSuite: async (checkSuiteId) => {
            const said = await ask('GET /repos/{owner}/{repo}/actions/runs', { check_suite_id: checkSuiteId });
            if (said.kind !== 'answer')
                return null;
            return said.data.workflow_runs.flatMap(({ actor, triggering_actor }) => {
                const people = [(0,_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .personOf */ .Re)(actor), (0,_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .personOf */ .Re)(triggering_actor)];
                return people.filter((person) => person !== null);
            });
        },
    };
}


/***/ }),

/***/ 92946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ trustOf),
/* harmony export */   Se: () => (/* binding */ TRUSTED),
/* harmony export */   aO: () => (/* binding */ isOnPullRequest),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   sP: () => (/* binding */ baseCommitOf)
/* harmony export */ });
const TRUSTED = { kind: 'trusted' };
/**
 * May the checkout configure the agents, and say what they do? Not where strangers may have written it, unless it is
 * the default branch's commit.
 * @param head the commit that is checked out; null outside a git work tree
 * @param defaultBranchHead null where it is not known
 */
function trustOf(context, head, defaultBranchHead) {
    if (head !== null && head === defaultBranchHead)
        return TRUSTED;
    const why = whyStrangersWrite(context);
    if (why !== null)
        return { kind: 'untrusted', why };
    // Without git there is nothing but the event to go by.
    if (head !== null && head !== context.sha)
        return { kind: 'untrusted', why: `HEAD is ${head} and not the commit of the event, ${context.sha}` };
    return TRUSTED;
}
function whyStrangersWrite({ eventName, event }) {
    switch (eventName) {
        case 'pull_request':
            return isOfThisRepository(event) ? null : 'the pull request is of another repository';
        case 'pull_request_target':
            return 'pull_request_target runs with secrets for pull requests of anybody';
        case 'pull_request_review':
        case 'pull_request_review_comment':
            return 'it was started by a review of a pull request';
        case 'issue_comment':
            return isOnPullRequest(event) ? 'it was started by a comment on a pull request' : null;
        case 'workflow_run':
            return 'it was started by another run';
        default:
            return null;
    }
}
/** A repository that is gone does not count as ours. */
function isOfThisRepository(event) {
    const ours = idOf(at(event, 'repository'));
    return ours !== null && idOf(at(event, 'pull_request', 'head', 'repo')) === ours;
}
function isOnPullRequest(event) {
    return at(event, 'issue', 'pull_request') != null;
}
/**
 * The commit that the workflow is read from where the checkout is not trusted.
 * @returns null when the event does not say: GITHUB_SHA is then what the pull request makes of its base
 */
function baseCommitOf({ eventName, event, sha }) {
    const base = at(event, 'pull_request', 'base', 'sha');
    if (typeof base === 'string' && base !== '')
        return base;
    return /^pull_request(?:_review|_review_comment)?$/.test(eventName) ? null : sha;
}
function idOf(repository) {
    const id = at(repository, 'id');
    return typeof id === 'number' ? id : null;
}
/** What an event holds under these keys, if it has them. */
function at(data, ...keys) {
    return keys.reduce((value, key) => typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? value[key]
        : undefined, data);
}


/***/ }),

/***/ 72490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ isJobWokenByBot),
/* harmony export */   Lc: () => (/* binding */ isDispatch),
/* harmony export */   RY: () => (/* binding */ NOBODY_ASKS),
/* harmony export */   T: () => (/* binding */ isWokenByBot),
/* harmony export */   Yg: () => (/* binding */ botBehind),
/* harmony export */   gZ: () => (/* binding */ namesRun)
/* harmony export */ });
/* harmony import */ var _event_classes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77973);

const DISPATCHES = ['workflow_dispatch', 'repository_dispatch'];
const isDispatch = ({ eventName }) => DISPATCHES.includes(eventName);
/** The bot or app that started this attempt. Null when a person did. */
function botBehind({ triggeringActor, actor, event, attempt }) {
    const login = triggeringActor || actor;
    const sender = (event.sender ?? {});
    const isSender = attempt <= 1 && sender.type === 'Bot' && (login === '' || sender.login === login);
    if (!login.endsWith('[bot]') && !isSender)
        return null;
    return login === '' ? String(sender.login) : login;
}
/**
 * Has a bot started this attempt only to wake a run that waits (spec 4.5)? Such a job passes the gate, goes on with
 * what has parked, and never starts a run. A dispatch says which run by `resume-run` or `comment-id`; a re-run wakes
 * its own.
 * @param wakes whether the job's inputs say what to wake
 */
function isWokenByBot(context, wakes, isAllowed) {
    const bot = botBehind(context);
    if (bot === null || isAllowed(bot))
        return false;
    if (context.attempt <= 1)
        return isDispatch(context) && wakes;
    return isDispatch(context) || (0,_event_classes_js__WEBPACK_IMPORTED_MODULE_0__/* .classOf */ .K)(context.eventName) !== 'trusted';
}
/** The same of a job: the bots of `allow-bots` may do more. */
function isJobWokenByBot({ context, inputs }) {
    const bots = inputs['allow-bots'].map((name) => name.toLowerCase());
    return isWokenByBot(context, namesRun(inputs), (bot) => bots.includes('*') || bots.includes(bot.toLowerCase()));
}
const namesRun = (inputs) => inputs['resume-run'] !== null || inputs['comment-id'] !== null;
/** Told when the input `answer` is given and there is no run to go on with. */
const NOBODY_ASKS = '`answer` was given, and there is no run here that waits for one: give the id of the workflow run that asks as the input `resume-run`, or re-run that one. Nothing was spent.';


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

/***/ 95106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ ALONE_MS),
  z: () => (/* binding */ githubOf)
});

;// CONCATENATED MODULE: ./lib/runtime/github/patience.js
/**
 * For how long a failing service may be waited for, over all requests together. Only the time of failed tries, and of
 * pauses before the next, is taken from it. Requests that fail at the same time take it once.
 */
class Patience {
    wholeMs;
    #spentMs = 0;
    #countedTo = Number.NEGATIVE_INFINITY;
    constructor(wholeMs) {
        this.wholeMs = wholeMs;
    }
    get leftMs() {
        return Math.max(0, this.wholeMs - this.#spentMs);
    }
    /** @param from in ms, by the same clock as `to` */
    spend(from, to) {
        this.#spentMs += Math.max(0, to - Math.max(from, this.#countedTo));
        this.#countedTo = Math.max(to, this.#countedTo);
    }
}

// EXTERNAL MODULE: ./lib/core/errors.js
var core_errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/runtime/github/silence.js

/** A rate limit, an outage and a broken line pass; what the token may not do stays so. @param now epoch ms */
function requestFailure(error, now) {
    const { status, response, errors } = error;
    // Octokit gives 500 for a line that is cut, too.
    if (response === undefined)
        return lineFailure(error);
    const headers = response.headers ?? {};
    const isLimit = status === 429 || (status === 403 && isRateLimit(headers, (0,core_errors/* messageOf */.bD)(error)));
    if (errors !== undefined && status === undefined)
        return { kind: 'refused', why: (0,core_errors/* messageOf */.bD)(error), status };
    if (isLimit || status === undefined || status >= 500 || status === 408)
        return { kind: 'failed', why: String(status), pauseMs: pauseOf(headers, now), isLimit };
    return { kind: 'refused', why: (0,core_errors/* messageOf */.bD)(error), status };
}
function lineFailure(error) {
    const { cause } = error;
    const isLate = [error, cause].some((each) => each?.name === 'TimeoutError');
    const why = isLate ? 'it took too long' : (0,core_errors/* messageOf */.bD)(error);
    return { kind: 'failed', why, pauseMs: null, isLimit: false };
}
const isRateLimit = (headers, message) => headers['x-ratelimit-remaining'] === '0' ||
    headers['retry-after'] !== undefined ||
    /rate limit/i.test(message);
function pauseOf(headers, now) {
    const after = headers['retry-after'];
    if (after !== undefined) {
        const seconds = Number(after);
        const at = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(String(after));
        return Number.isFinite(at) ? Math.max(0, at - now) : null;
    }
    if (headers['x-ratelimit-remaining'] !== '0')
        return null;
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    return Number.isFinite(reset) ? Math.max(0, reset - now) : null;
}
/** An answer that should be JSON and is not was cut off on its way. */
const isUnread = ({ status, data }) => status === 200 && (typeof data !== 'object' || data === null);

;// CONCATENATED MODULE: ./lib/runtime/github/client.js


const REAL_CLOCK = {
    now: () => performance.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeout: (ms) => AbortSignal.timeout(ms),
};
/** For all requests of a start together, and for each try of a single one. */
const TIMEOUT_MS = 60_000;
const TRY_MS = 15_000;
/** Pauses before the second and the third try, where GitHub itself says nothing. */
const WAITS_MS = [1000, 3000];
/** A pause that GitHub wants to be longer than this is not waited for. */
const LONGEST_PAUSE_MS = 30_000;
/** The connection is made, and octokit loaded, by the first request. */
function gitHub(options) {
    const { api, owner, repo, token, clock = REAL_CLOCK } = options;
    const patience = new Patience(options.patienceMs ?? TIMEOUT_MS);
    let requests = 0;
    let connection = null;
    const pause = async (ms) => {
        const from = clock.now();
        await clock.sleep(Math.min(ms, patience.leftMs));
        patience.spend(from, clock.now());
    };
    /** Sends a request once. */
    const once = async (connected, question) => {
        const from = clock.now();
        requests += 1;
        try {
            const signal = clock.timeout(Math.min(TRY_MS, patience.leftMs));
            return { kind: 'answer', data: await question.send(connected, { signal }) };
        }
        catch (error) {
            const failure = requestFailure(error, Date.now());
            if (failure.kind === 'failed')
                patience.spend(from, clock.now());
            return failure;
        }
    };
    const tried = async (question) => {
        if (token === null)
            return { kind: 'refused', why: 'there is no github-token to ask with' };
        connection ??= connect(api, token);
        const connected = await connection;
        const from = clock.now();
        const silent = (why) => ({
            kind: 'silent',
            why: `GitHub's API ${why}: ${question.what(connected)}`,
        });
        for (let tries = 1;; tries++) {
            if (patience.leftMs <= 0)
                return silent('did not answer before, and there is no time left to ask it');
            const said = await once(connected, question);
            if (said.kind !== 'failed')
                return said;
            const { why, pauseMs, isLimit } = said;
            if (pauseMs !== null && pauseMs > LONGEST_PAUSE_MS)
                return silent(pauseText(why, pauseMs));
            const wait = tries <= WAITS_MS.length && (question.isRepeatable || isLimit) ? WAITS_MS[tries - 1] : null;
            const seconds = Math.round((clock.now() - from) / 1000);
            if (wait === null)
                return silent(`did not answer (${why}${timesIn(tries, seconds)})`);
            await pause(Math.max(wait, pauseMs ?? 0));
        }
    };
    const path = (connected, route, parameters) => {
        const { method, url } = connected.request.endpoint(route, { owner, repo, ...parameters });
        return `${method} ${url.replace(/\?.*$/s, '').replace(/^.*\/repos\/[^/]+\/[^/]+/, '…')}`;
    };
    return {
        ask: (route, parameters = {}) => tried({
            what: (connected) => path(connected, route, parameters),
            isRepeatable: /^(?:GET|PATCH) /.test(route),
            send: async (connected, request) => {
                const answer = await connected.request(route, { owner, repo, ...parameters, request });
                if (isUnread(answer))
                    throw new Error('an answer that cannot be read');
                return answer.data;
            },
        }),
        graphql: (query) => tried({
            what: () => 'POST /graphql',
            isRepeatable: true,
            send: (connected, request) => connected.graphql(query, { request }),
        }),
        artifactAddress: (id) => {
            const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
            const parameters = { artifact_id: id, archive_format: 'zip' };
            return tried({
                what: (connected) => path(connected, route, parameters),
                isRepeatable: true,
                send: async (connected, request) => {
                    const asked = { owner, repo, ...parameters, request: { ...request, redirect: 'manual' } };
                    const { location } = (await connected.request(route, asked)).headers;
                    if (!location)
                        throw new Error('an answer without an address');
                    return location;
                },
            });
        },
        pause,
        get isOver() {
            return patience.leftMs <= 0;
        },
        get requests() {
            return requests;
        },
    };
}
async function connect(baseUrl, token) {
    const { GitHub: Octokit, getOctokitOptions } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(9083)]).then(__webpack_require__.bind(__webpack_require__, 79083));
    return new Octokit(typeof token === 'string' ? getOctokitOptions(token, { baseUrl }) : { baseUrl });
}
const timesIn = (tries, seconds) => tries === 1 ? '' : `, ${tries === 2 ? 'twice' : `${tries === 3 ? 'three' : tries} times`} in ${seconds} s`;
function pauseText(why, pauseMs) {
    const until = new Date(Date.now() + pauseMs).toISOString().slice(0, 16).replace('T', ' ');
    return `takes no requests for ${Math.ceil(pauseMs / 60_000)} minutes, until ${until} UTC (${why})`;
}

;// CONCATENATED MODULE: ./lib/action/identity/github.js

/** A job that only looks and wakes can wait: GitHub may be away for a minute, or want a pause of one. */
const ALONE_MS = 90_000;
/**
 * A client of GitHub's API with the job's token. All requests at the start share `job.github`, and so its patience;
 * what is asked later, while a run is under way or at its end, has a client of its own.
 */
function githubOf({ context, inputs }, patienceMs) {
    const { apiUrl: api, owner, repo } = context;
    return gitHub({ api, owner, repo, token: inputs['github-token'], ...(patienceMs && { patienceMs }) });
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
/* harmony import */ var _run_key_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29890);







/**
 * Asks once for the job's full name. It does not fail without an answer: the job's id stands in.
 * @throws UsageError as `roleOf`
 */
async function identityOf(job, ask = job.github.ask) {
    const role = (0,_fan_out_stage_js__WEBPACK_IMPORTED_MODULE_5__/* .roleOf */ .kp)(job);
    const identity = await ownIdentity(job, ask);
    if (role === null)
        return identity;
    // A collecting job does not know its round yet: once it has read the plan, it calls `stagedAs` again.
    return stagedAs(identity, job, role.kind === 'collect' ? { kind: 'collect', round: 1 } : role);
}
/** The same job under the key of a part in a fan-out: its own, or one whose checkpoints it reads. */
function stagedAs(identity, job, stage) {
    const runKey = (0,_fan_out_stage_js__WEBPACK_IMPORTED_MODULE_5__/* .fanOutKey */ .rz)(job, stage);
    // A leg may also go on from the outcome that it has left to be collected.
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
    const runKey = (0,_run_key_js__WEBPACK_IMPORTED_MODULE_6__/* .runKeyOf */ .k)({ ...parts, jobName: known });
    const nameless = (0,_run_key_js__WEBPACK_IMPORTED_MODULE_6__/* .runKeyOf */ .k)({ ...parts, jobName: null });
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
/** In the order in which keys may seal (spec 4.3), which their rows give; all GitHub tokens come together. */
const AGENTS_IN_TURN = [..._core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_KEYS */ .TQ].sort((a, b) => a.seals - b.seals);
/** Chooses what this job seals its checkpoints with. @throws UsageError for a `state-key` that is too short */
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
 * What a run is known by (spec 4.3). By the default key, legs of a matrix and steps never meet, a re-run of the same
 * run finds its checkpoint, and a new run finds none. A key of one's own says itself what belongs together; the leg is
 * still part of it, unless `acrossMatrix` says otherwise.
 */
function runKeyOf(parts) {
    const leg = legOf(parts.matrix);
    const { own, acrossMatrix, repositoryId, workflowFile, ref, runId, jobId, jobName, step, workflow } = parts;
    const values = own === null
        ? [repositoryId, workflowFile, ref, runId, jobId, jobName, leg, step, workflow]
        : [own, acrossMatrix ? null : leg];
    return asRunKey(values);
}
/** Joins values to one text that is no longer than a header takes. */
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

/***/ 24535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P2: () => (/* binding */ STATE_FOLDER),
  tD: () => (/* binding */ checkLink),
  ym: () => (/* binding */ directoryCheck),
  cd: () => (/* binding */ readJob)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/runtime/worktrees/in-turn.js
var in_turn = __webpack_require__(94160);
// EXTERNAL MODULE: ./lib/store/state-folder.js
var state_folder = __webpack_require__(33377);
// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/identity/github.js + 3 modules
var github = __webpack_require__(95106);
// EXTERNAL MODULE: ./lib/action/inputs.js + 2 modules
var action_inputs = __webpack_require__(93683);
// EXTERNAL MODULE: ./lib/action/listener.js
var action_listener = __webpack_require__(50852);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __webpack_require__(53053);
;// CONCATENATED MODULE: ./lib/action/service.js

/** A transfer that makes no progress for so long is given up (spec 4.3). */
const TIMEOUT_MS = 55_000;
/** The second time: a service that has been given up, and from which nothing has come since. */
const TIMEOUT_AGAIN_MS = 20_000;
/** What begins late in a round, after a long packing say, gets so much however long it has been silent before. */
const MIN_MS = 15_000;
/** So much has to be sent to be progress: a request that is not answered, and tried again, is none. */
const SENT_BYTES = 64 * 1024;
const POLL_INTERVAL_MS = 500;
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
        return new TransferRound(this.#traffic, this.clock, isStillSilent ? TIMEOUT_AGAIN_MS : TIMEOUT_MS, () => {
            this.#givenUpAt = this.#traffic.moved().read;
        });
    }
    /** @throws Error when the work makes no progress for 55 s, or 20 s where nothing has come since the last such time. */
    ask(work) {
        return this.begin().ask(work);
    }
}
/** Transfers that go on at the same time. A connection may be used by any of them, so that the progress of one counts for all. */
class TransferRound {
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
        const isSilent = () => this.silentMs() >= this.patienceMs && this.clock.now() - from >= MIN_MS;
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
            const stop = this.clock.every(POLL_INTERVAL_MS, () => {
                if (!test())
                    return;
                stop();
                resolve();
            });
            signal.addEventListener('abort', stop, { once: true });
        });
    }
}
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

;// CONCATENATED MODULE: ./lib/action/job.js













/** @throws UsageError for inputs that cannot be used, or outside a job. */
function readJob(environment, listener = (0,action_listener/* listenTo */.r)(environment)) {
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
        stateDir: stateDirOf(environment, context.temp),
        environment: own,
        secrets: listener.secrets,
        passedOver: listener.passedOver,
        redactor: listener.redactor,
        voice: listener.voice,
        service: new ResultsService(),
        carrier: new in_turn/* InTurn */.r(),
        github: (0,github/* githubOf */.z)({ context, inputs }),
    };
}
/** What `post` finds this job's state folder by. */
const STATE_FOLDER = 'state-folder';
/**
 * Under a name that nobody can guess, outside the workspace (spec 9.1). What `main` has told `post` goes through a file
 * that agents can write to once they have killed `main`: a folder of another kind is not taken.
 */
function stateDirOf(environment, temp) {
    const left = environment[`STATE_${STATE_FOLDER}`] ?? '';
    const isOurs = (0,state_folder/* isJobHome */.nw)(left) && (0,external_node_path_.dirname)(left) === (0,external_node_path_.resolve)(temp);
    return (0,external_node_path_.join)(isOurs ? left : (0,state_folder/* jobHome */.nE)((0,external_node_path_.resolve)(temp), (0,external_node_crypto_.randomBytes)(8).toString('hex')), 'state');
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
    const { inputs, context } = job;
    if (inputs['allow-outside-workspace'] || !(0,files/* isBelow */.Yw)(context.workspace, path))
        return;
    const isThere = (0,external_node_fs_.existsSync)(path);
    // What a link leads to may be made later.
    if (!isThere && !(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
        return;
    const real = isThere ? (0,external_node_fs_.realpathSync)(path) : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), (0,external_node_fs_.readlinkSync)(path));
    if (isThere && insideOf(job)(real))
        return;
    throw new errors/* UsageError */.eb(`${what}: ${(0,external_node_path_.relative)(context.workspace, path)} leads to ${real}, which is neither in the workspace nor in the runner's temp folder. If that is meant: allow-outside-workspace: true`);
}
function insideOf({ context }) {
    (0,external_node_fs_.mkdirSync)(context.temp, { recursive: true });
    const roots = [context.workspace, context.temp].map((root) => (0,external_node_fs_.realpathSync)(root));
    return (real) => roots.some((root) => (0,files/* isBelow */.Yw)(root, real));
}


/***/ }),

/***/ 99767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ eventClass),
/* harmony export */   Y: () => (/* binding */ EVENT_CLASSES)
/* harmony export */ });
const EVENT_CLASSES = ['trusted', 'untrusted'];
/**
 * Runs of these events work on the repository's own commit. That outsiders can cause some is the gate's business (spec
 * 4.8): a run that has passed it, parked and is woken by a dispatch has to be able to go on.
 */
const OWN_COMMIT = [
    ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'merge_group'],
    ...['release', 'create', 'delete', 'deployment', 'deployment_status', 'registry_package', 'page_build'],
    ...['branch_protection_rule', 'label', 'milestone', 'public', 'gollum', 'fork', 'watch'],
    ...['issues', 'issue_comment', 'discussion', 'discussion_comment'],
];
/**
 * The class of an event, from its name. Untrusted is whatever brings a pull request or another workflow's run with it,
 * and every event that we do not know.
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
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


/** The fewest characters that a line of `state-key` has. */
const MIN_STATE_KEY = 32;
/** The fewest different characters among them. */
const MIN_DIFFERENT = 8;
/** The largest share of steps from a character to a neighbour in `ROWS`; by chance it is about one in eight. */
const MAX_NEIGHBOURS = 3 / 4;
/** Characters that lie side by side in the alphabet and on keyboards. */
const ROWS = [
    ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
    ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** The fewest characters of another secret. Local model servers take any word for a key: `dummy`, `ollama`. */
const MIN_OTHER = 8;
/** Characters. A shorter one seals, with a warning. Keys of the known services are longer. */
const STRONG_OTHER = 32;
/** Bytes of a key id. */
const KEY_ID_BYTES = 8;
const HOW_TO_MAKE_ONE = 'Make one with `openssl rand -base64 32` and keep it as a secret.';
/**
 * Chooses which secret seals and which open (spec 4.3). With a `state-key` its first line seals, all of its lines open,
 * and no other secret does either. Without one, the first of the others seals. It alone also opens, so that it is clear
 * whose holder may write a checkpoint.
 * @param repositoryId GitHub's number of the repository: no key opens another repository's checkpoints
 * @throws UsageError for a line of `state-key` under 32 characters, a first one that could be guessed, or an id that is
 * no number
 */
function chooseKeys(secrets, repositoryId) {
    if (!/^\d{1,20}$/.test(repositoryId)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The repository's id is ${JSON.stringify(repositoryId)}; it must be a number.`);
    }
    const stateKeys = stateKeysIn(secrets);
    if (stateKeys.lines.length > 0) {
        const open = distinct(stateKeys.lines.map((line) => sealKey('state-key', line, repositoryId)));
        return { keys: { seal: open[0], open }, warnings: stateKeys.warnings };
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
function stateKeysIn({ stateKey, stateKeyName: name = 'The input state-key', onlyOpens = false }) {
    const lines = [];
    const warnings = [];
    for (const [index, each] of (stateKey ?? '').split(/\r\n|\r|\n/).entries()) {
        const line = each.trim();
        const length = [...line].length;
        if (line === '')
            continue;
        if (length < MIN_STATE_KEY)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} has ${length} characters in line ${index + 1}; each line is a key of at least ${MIN_STATE_KEY}. ${HOW_TO_MAKE_ONE}`);
        const weakness = weaknessOf(line);
        if (weakness !== null && lines.length === 0 && !onlyOpens)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${name} could be guessed: line ${index + 1} ${weakness}. ${HOW_TO_MAKE_ONE} Put the new one first; behind it this one still opens what it has sealed.`);
        if (weakness !== null)
            warnings.push(`${name} has a key that could be guessed: line ${index + 1} ${weakness}. It still opens what it has sealed, and who guesses it can forge that: take the line out as soon as nothing waits under it.`);
        lines.push(line);
    }
    return { lines, warnings };
}
/** Why people or programs would try this key; null when no reason is to be seen. */
function weaknessOf(line) {
    const characters = [...line.toLowerCase()];
    const { length } = characters;
    const different = new Set(line).size;
    if (different < MIN_DIFFERENT)
        return `has only ${different} different characters`;
    const repeats = (piece) => characters.every((each, at) => at < piece || each === characters[at - piece]);
    for (let piece = 1; piece <= length / 2; piece++)
        if (repeats(piece))
            return `repeats a piece of ${piece} characters`;
    const isStep = (each, at) => {
        const before = characters[at - 1] ?? '';
        return before === each || ROWS.some((row) => row.includes(before + each) || row.includes(each + before));
    };
    const steps = characters.slice(1).filter((each, at) => isStep(each, at + 1)).length;
    return steps > (length - 1) * MAX_NEIGHBOURS ? 'goes along the alphabet, numbers or a keyboard' : null;
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
/** Whether a token is a person's, classic or fine-grained. Those of apps and jobs (`ghs_`, `ghu_`) end within hours. */
const isPersonalToken = (token) => /^(?:ghp_|github_pat_)\w+$/.test(token);
/** Whether it is none of a job's or app's GitHub token, a JWT (OIDC), or an AWS session's key. */
const isStatic = (value) => !/^(?:gh[sur]_|eyJ[\w-]*\.|ASIA[A-Z0-9]{12})/.test(value) && !/^v1\.[0-9a-f]{40}$/.test(value);
/** @param source for messages; the command line (RAYMOND_STATE_KEY) comes here through `chooseKeys` as well */
function sealKey(source, text, repositoryId) {
    const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from(text, 'utf8'));
    const id = derive(secret, '', `raymond-v2 key id ${repositoryId}`, KEY_ID_BYTES).toString('hex');
    return { source, id, secret, repositoryId };
}
/** Key and nonces of one file, new with each salt: HKDF(secret, salt, `raymond-v2` + repository id). */
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
 * The key of what is not sealed, which everybody has. With it an unsealed file has the same frame, in which chance
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
/** The version of what lies in a checkpoint, and how. Another version needs another reader. */
const CONTENT_VERSION = 1;
/** The limits of spec 4.3: 2 GB in all. */
const LIMITS = {
    unpackedBytes: 2 * 1024 ** 3,
    entries: 200_000,
    allPathsBytes: 32 * 1024 ** 2,
    pathBytes: 1024,
    nameBytes: 255,
    depth: 64,
};
/** Bytes of the header's JSON. The header lies in the first chunk, so that one chunk tells whose a checkpoint is. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Bytes that a sealed file may have. No file is read further than its limits can need. */
function maxSealedBytes({ unpackedBytes, entries, allPathsBytes }) {
    const framed = unpackedBytes + allPathsBytes + entries * 16 + MAX_HEADER_BYTES;
    return Math.ceil(framed * (1 + 1 / 1024)) + 1024;
}


/***/ }),

/***/ 43838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ begunName),
/* harmony export */   aE: () => (/* binding */ keyHash),
/* harmony export */   dg: () => (/* binding */ claimsOfAny),
/* harmony export */   ds: () => (/* binding */ claimsOf),
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
/**
 * The name of the record that a run has kept something of a key in an artifact. It is the same for all runs, so that
 * one request lists them.
 * @param prefix of `namePrefix`
 */
const begunName = (prefix) => `${prefix}begun`;
/** The name that one checkpoint has. The store may need another ending, the header has this one. */
function checkpointName(hash, { run_id: runId, attempt, sequence }) {
    return `${namePrefix(hash)}${runId}-${attempt}-${sequence}-`;
}
/** @returns null for what is no checkpoint's name under the prefix */
function claimsOf(name, prefix) {
    if (!name.startsWith(prefix))
        return null;
    const parts = /^(\d{1,20})-(\d{1,9})-(\d{1,9})-$/.exec(name.slice(prefix.length));
    if (parts === null)
        return null;
    const [attempt, sequence] = [Number(parts[2]), Number(parts[3])];
    return attempt < 1 || sequence < 1 ? null : { run_id: parts[1], attempt, sequence };
}
/** The same of a name whose key is not known. `hash` is the same for all names of one run key under one key. */
function claimsOfAny(name) {
    const [prefix, hash] = /^raymond-v2-([0-9a-f]{20})-/.exec(name) ?? [];
    const claims = prefix === undefined ? null : claimsOf(name, prefix);
    return claims && { ...claims, hash: hash };
}


/***/ }),

/***/ 91098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lw: () => (/* binding */ Refused),
/* harmony export */   cK: () => (/* binding */ refusing),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   hw: () => (/* binding */ ofKeyholder),
/* harmony export */   mw: () => (/* binding */ broken)
/* harmony export */ });
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
/** Marks a refusal of what is ours by its header: it was made by somebody who has the key. @throws Refused */
async function ofKeyholder(open) {
    try {
        return await open();
    }
    catch (error) {
        const isJudged = error instanceof Refused && error.refusal.kind !== 'not_ours';
        throw isJudged ? new Refused({ ...error.refusal, isKeyholders: true }) : error;
    }
}
/** Turns a refusal into a value. Any other error, I/O of ours above all, goes on upwards. */
async function refusing(open) {
    try {
        return await open();
    }
    catch (error) {
        if (error instanceof Refused)
            return error.refusal;
        throw error;
    }
}


/***/ }),

/***/ 89572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EC: () => (/* binding */ CHUNK_BYTES),
/* harmony export */   M7: () => (/* binding */ parsePreamble),
/* harmony export */   PF: () => (/* binding */ PREAMBLE_BYTES),
/* harmony export */   R$: () => (/* binding */ TAG_BYTES),
/* harmony export */   RW: () => (/* binding */ SALT_BYTES),
/* harmony export */   TI: () => (/* binding */ makePreamble),
/* harmony export */   YT: () => (/* binding */ sealStream),
/* harmony export */   fv: () => (/* binding */ openStream)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63540);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91098);
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
    if (id.length !== _keys_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_ID_BYTES */ .M$ || salt.length !== SALT_BYTES)
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
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .broken */ .mw)('it is no checkpoint: it begins otherwise');
    const version = bytes[MAGIC_BYTES];
    if (version === undefined)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .broken */ .mw)('it is cut off in its first bytes');
    if (version !== FRAME_VERSION) {
        const why = `its frame has version ${version}, and this action reads version ${FRAME_VERSION}`;
        throw new _refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .Refused */ .Lw({ kind: 'other_version', version, why });
    }
    if (bytes.length !== PREAMBLE_BYTES)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .broken */ .mw)('it is cut off in its first bytes');
    return { isSealed, keyId: bytes.toString('hex', 9, 17), salt: bytes.subarray(17), bytes };
}
/** Encrypts a stream: the preamble, then chunk by chunk. Constant memory. */
async function* sealStream(plain, key, preamble) {
    yield preamble.bytes;
    let number = 0;
    for await (const { bytes, isLast } of pieces(plain, CHUNK_BYTES)) {
        const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)('aes-256-gcm', key.key, nonce(key, number, isLast), {
            authTagLength: TAG_BYTES,
        });
        cipher.setAAD(preamble.bytes);
        yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
        number += 1;
    }
}
/**
 * Decrypts the chunks behind a preamble; gives each as soon as it is verified. What was given is whole only when the
 * generator has ended: before that, the rest may be missing.
 * @throws Refused broken
 */
async function* openStream(sealed, key, preamble) {
    let number = 0;
    for await (const { bytes, isLast } of pieces(sealed, CHUNK_BYTES + TAG_BYTES)) {
        const length = bytes.length - TAG_BYTES;
        if (length < 0 || (length === 0 && number > 0))
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .broken */ .mw)(`it is cut off in chunk ${number}`);
        const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)('aes-256-gcm', key.key, nonce(key, number, isLast), {
            authTagLength: TAG_BYTES,
        });
        decipher.setAAD(preamble.bytes);
        decipher.setAuthTag(bytes.subarray(length));
        const plain = decipher.update(bytes.subarray(0, length));
        try {
            decipher.final();
        }
        catch {
            throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .broken */ .mw)(`chunk ${number} is not what was sealed: it was changed, or the file is cut off there`);
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
        // A full piece is known not to be the last only when another byte follows it.
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


/***/ }),

/***/ 27257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ shortStateName),
/* harmony export */   Nx: () => (/* binding */ workerIds),
/* harmony export */   SJ: () => (/* binding */ newAgent),
/* harmony export */   jk: () => (/* binding */ agentOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20979);
/* harmony import */ var _scope_full_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68251);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29861);





/** The agent with this id. An unknown id throws: it is a bug of ours. */
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
function shortStateName(state) {
    return state.replace(/\.(md|sh|ps1|bat)$/, '');
}
/**
 * The ids of new workers, and the parent's fork counter after them: `{parent}_{six letters of the state's own
 * name}{n}`, where n is that counter (spec 1.3). Where the letters end in digits, two counters could spell one id
 * (`a1`+`1`, `a`+`11`), so an id that is taken is passed over.
 */
function workerIds(run, parent, states) {
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).results;
    const taken = new Set();
    let counter = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.fork_counters, parent) ?? 0;
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


/***/ }),

/***/ 67149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ askAbout),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   h2: () => (/* binding */ rejectionOf),
/* harmony export */   z1: () => (/* binding */ askRepeat),
/* harmony export */   zU: () => (/* binding */ expireAsk)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _graph_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64077);




/**
 * Follows a person's answer: to a question, on to the state that it named, with the answer as its input;
 * about a state with `effect: once`, the decision to repeat it or to go on elsewhere (spec 3.6); about a
 * graph's state, what it goes on with (spec 5.4).
 * @param resolve the state name that a target means; throws for one that means none
 * @throws UsageError for an answer that does not decide what was asked; ProtocolError from `resolve`.
 */
function answer(run, agentId, text, resolve) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const { ask, current_state: next } = agent;
    const told = answeredEvents(agent, text);
    const effect = effectOf(ask ?? { kind: 'question', next }, text, resolve);
    if ('turn' in effect) {
        const turn = agent.turn && { ...agent.turn, ...effect.turn };
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, { status: 'active', ask: null, turn }, ...told);
    }
    const answered = ask?.kind === 'repeat' ? {} : { answered_ask: ask?.id ?? null };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .enter */ .Ve)(effect.state, effect.input), ...answered }, ...told);
}
/**
 * Why a text does not decide what was asked, a sentence. Null where it does.
 * @param resolve as for `answer`; without a workflow at hand the name of a state is not looked at
 */
function rejectionOf(ask, text, resolve = (target) => target) {
    try {
        effectOf({ ...ask, next: '' }, text, resolve);
        return null;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd)
            return error.message;
        throw error;
    }
}
/** @throws UsageError, ProtocolError as `answer` */
function effectOf({ kind, required, next }, text, resolve) {
    if (kind === 'question')
        return { state: next, input: text };
    if (kind === 'repeat') {
        const effect = /^\s*repeat\s*$/i.test(text) ? { turn: { repeat: true } } : skipTo(text, resolve);
        if (effect !== null)
            return effect;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('Answer "repeat", or "skip to STATE" (with an input for it: "skip to STATE: text").');
    }
    const slip = kind === 'approval' ? (0,_graph_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .slipOfYes */ .Hx)(text) : null;
    if (slip !== null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(slip);
    if (required && text.trim() === '')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('An answer is needed.');
    return { turn: { [kind]: text } };
}
function answeredEvents({ id, current_state: state, ask }, text) {
    return ask === null ? [] : [{ type: 'answered', agent: id, state, ask_id: ask.id, answer: text }];
}
/**
 * Where `skip to STATE: text` leads. Null for any other text. A colon may belong to the name of a state of another workflow
 * (spec 7.2): the longest name that means something is meant.
 */
function skipTo(text, resolve) {
    const [, said] = /^\s*skip\s+to\s+([^\s:][\s\S]*)$/i.exec(text) ?? [];
    if (said === undefined)
        return null;
    const [word = ''] = /^\S+/.exec(said) ?? [];
    const rest = said.slice(word.length).trimStart();
    const whole = rest === '' ? [{ name: word, input: undefined }] : [];
    const colons = [...`${word}${rest.startsWith(':') ? ':' : ''}`.matchAll(/:/g)].reverse();
    const split = colons.map(({ index }) => {
        const name = word.slice(0, index);
        return { name, input: said.slice(said.indexOf(':', index) + 1).trimStart() };
    });
    const ways = [...whole, ...split];
    for (const [at, { name, input }] of ways.entries()) {
        try {
            return { state: resolve(name), input };
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd) || at === ways.length - 1)
                throw error;
        }
    }
    return null;
}
/**
 * Nobody has answered in time: the agent goes on where its question says (spec 4.5), without an input.
 * A question that names no such state goes on waiting.
 */
function expireAsk(run, agentId) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const next = agent.ask?.timeout_next ?? null;
    if (next === null)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const told = answeredEvents(agent, '').map((event) => ({ ...event, timed_out: true }));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .enter */ .Ve)(next, ''), answered_ask: agent.ask?.id ?? null }, ...told);
}
/** The agent waits for a person, and goes on with its current state when it has the answer. */
function askAbout(run, agentId, ask) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const open = { ...ask, next: agent.current_state, timeout_at: null, timeout_next: null };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .asking */ .os)(run, agent, open);
}
/** The agent waits for a person to decide whether a state that must not be repeated blindly is repeated. */
function askRepeat(run, agentId, ask) {
    const { current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const question = `${state} was cut off while it ran, and it must not be repeated blindly (effect: once). Look at what it has done. Answer "repeat" to run it again, or "skip to STATE" to go on there.`;
    return askAbout(run, agentId, { ...ask, kind: 'repeat', question });
}


/***/ }),

/***/ 29610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ costCap),
/* harmony export */   IT: () => (/* binding */ isBudgetSpent),
/* harmony export */   UP: () => (/* binding */ addUsd),
/* harmony export */   Y0: () => (/* binding */ meteredBudget),
/* harmony export */   hY: () => (/* binding */ addAmounts),
/* harmony export */   qr: () => (/* binding */ isOverBudget),
/* harmony export */   vA: () => (/* binding */ turnsAtOnce),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var _fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96163);

/** Amounts are sums of floats; a thousandth of a cent is not an overspending. */
const EPSILON_USD = 1e-9;
/** Two finite figures can add up to infinity, which JSON cannot write. Sums stop at the largest number instead. */
function addAmounts(a, b) {
    return Math.min(a + b, Number.MAX_VALUE);
}
/** Amounts are kept to twelve decimals, more than any price of a token has. */
const UNITS_PER_USD = 1e12;
/** A double holds no larger amount to all twelve decimals. */
const MAX_EXACT_USD = 1e3;
/**
 * Adds two amounts as people do: 0.1 and 0.2 are 0.3. The sum is the same in whatever order many are added, be it in
 * one run or in the jobs of several legs.
 */
function addUsd(a, b) {
    const sum = addAmounts(a, b);
    return sum < MAX_EXACT_USD ? Math.round(sum * UNITS_PER_USD) / UNITS_PER_USD : sum;
}
/** The sum of two usages. Where `b` is nothing, it is the very object `a`, so that no commit records a change. */
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
/** What has been spent of the budget, and what may have been spent where nobody has told. USD. */
function spokenForUsd(run) {
    return run.total_cost_usd + (0,_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldUsd */ .y5)(run);
}
/**
 * What the meter holds a run to: its budget but for what is kept for legs that nobody has heard of. USD; 0 without a
 * budget, and next to nothing where all of it is kept.
 */
function meteredBudget(run) {
    return run.budget_usd > 0 ? Math.max(run.budget_usd - (0,_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_0__/* .withheldUsd */ .y5)(run), EPSILON_USD) : 0;
}
function isOverBudget(run) {
    return run.budget_usd > 0 && spokenForUsd(run) > run.budget_usd + EPSILON_USD;
}
/** Whether nothing is left to start another turn with. */
function isBudgetSpent(run) {
    return run.budget_usd > 0 && spokenForUsd(run) >= run.budget_usd - EPSILON_USD;
}
/**
 * How many turns may be at work at once (spec 3.5). A cap is only checked between requests, so there are as many as the
 * rest pays for if each costs what the most expensive one so far did; at least one.
 * @param mostExpensiveUsd 0 as long as no turn has cost anything
 */
function turnsAtOnce(run, mostExpensiveUsd) {
    if (run.budget_usd <= 0 || mostExpensiveUsd <= 0)
        return Number.POSITIVE_INFINITY;
    const unspent = run.budget_usd - spokenForUsd(run);
    return Math.max(1, Math.floor((unspent + EPSILON_USD) / mostExpensiveUsd));
}
/**
 * What a turn that starts now may cost at most, in USD; null without a budget. What is left after the caps of the turns
 * in flight is shared among those about to start. When those have reserved everything, the turn gets a fair share of
 * what is unspent: so it can start, and still cannot overshoot far.
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
  os: () => (/* binding */ asking),
  tD: () => (/* binding */ changed),
  xj: () => (/* binding */ endAgent),
  Ve: () => (/* binding */ enter),
  aW: () => (/* binding */ moved),
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
 * there are. All that have grown from one another share a list, and each knows how much of it is its own; so none of
 * them ever changes.
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
        // Another record has grown from here already, or an existing entry is replaced.
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
    /** The entries that are new or have changed since `earlier`, and the ids of those that are gone. */
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
    /** The entries of this version that are new or have changed since `earlier`; null when some are gone. */
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
    /** The map with this version's entries. Afterwards all other versions lead to this one. */
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



// These are core's own tools for the functions that change a run. Nothing outside core imports them: those functions
// are all that can happen to a run (docs/architecture.md), and a test compares the list.
function sealRun(fields) {
    return fields;
}
function sealAgent(fields) {
    return fields;
}
/** Keyed by runs in which turns have begun. The records are made for those who ask for them, not in every step. */
const grown = new WeakMap();
/** Keyed, for all other runs, by the record that they have. */
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
/** Changes a state's tally, and whatever else of the run goes along with it. */
function updateTally(run, state, next, change) {
    const records = recordsOf(run);
    const states = records.states.with(state, next(records.states.get(state)));
    return withRecords(run, change, { ...records, states });
}
/**
 * Ends an agent.
 * @param result what it has delivered
 * @param worker how a join may take it; null when none may
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
/** Every other agent stays the very same object: by that the state file's writer knows which ones are new. */
function updateAgent(run, id, change) {
    const at = (0,agent_positions/* positionOf */.df)(run.agents, id);
    const agent = run.agents[at];
    if (agent === undefined)
        return run;
    return updateRun(run, { agents: (0,agent_positions/* withAgent */.Io)(run.agents, at, sealAgent({ ...agent, ...change })) });
}
/** A change that these events describe, and by which no agent enters a state. */
function changed(run, ...events) {
    return { run, events, start: [] };
}
/** A change by which an agent enters a state. */
function moved(run, { id }, change, ...events) {
    return { run: updateAgent(run, id, change), events, start: [id] };
}
/** A change by which an agent waits for a person. */
function asking(run, { id, current_state: state }, ask, change = {}) {
    const next = updateAgent(run, id, { ...change, status: 'asking', ask });
    return changed(next, { type: 'asked', agent: id, state, ask_id: ask.id, question: ask.question });
}
/** What every entry into a state resets: of the visit before, only session, stack and cwd are left. */
function enter(state, input) {
    return {
        current_state: state,
        pending_result: input ?? null,
        model_override: null,
        status: 'active',
        retry_count: 0,
        error: null,
        turn: null,
        ask: null,
        answered_ask: null,
        door: undefined,
        joined: undefined,
    };
}


/***/ }),

/***/ 24592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aN: () => (/* binding */ legTallyOf),
/* harmony export */   kK: () => (/* binding */ legFacts),
/* harmony export */   sA: () => (/* binding */ beginLeg)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _join_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23697);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20979);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49254);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12241);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96163);








/** A budget of 0 would mean "no limit". This one means that nothing is left. */
const NOTHING_LEFT_USD = 1e-9;
/**
 * The run of a leg (spec 4.10). Of the run that planned it, it has only the leg's workers and what those have forked.
 * Its budget is what is left of the leg's share, and in each attempt it counts from zero.
 * @param run the plan's, or the leg's own of an earlier attempt
 * @throws StateError STATE_INVALID for a run that has no such leg
 */
function beginLeg(run, inputs) {
    const leg = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(run);
    return leg === null ? legFromPlan(run, inputs) : nextAttempt(run, leg, inputs);
}
function legFromPlan(run, { name, attempt, spentBefore, shareUsd }) {
    const round = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .openRound */ .rM)(run);
    const leg = round?.legs.find((one) => one.name === name);
    if (round === null || leg === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StateError */ .qq('STATE_INVALID', `The run ${run.workflow_id} has no leg ${name} to work on. Run the job that plans the fork first, then those of its matrix.`);
    const isOurs = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .descendantsOf */ .gO)(leg.workers);
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
const COUNTED_FROM_ZERO = { total_cost_usd: 0, usage: _run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_USAGE */ .y, states: {} };
/** A worker that counts as failed because its leg was missing has not begun yet. */
function begunHere(agent, { taken }) {
    return (0,_own_value_js__WEBPACK_IMPORTED_MODULE_6__/* .ownValue */ .e)(taken, agent.id) === 0 && agent.status === 'failed' ? (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .unbegunAgain */ .dC)(agent) : agent;
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
        earlier: [...leg.earlier, legTallyOf(run, leg)],
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .updateRun */ .PF)(run, {
        ...COUNTED_FROM_ZERO,
        budget_usd: leftOf(next, spentBefore),
        fan_out: { rounds: [], leg: next },
    });
}
/** What this attempt of the leg has come to. */
function legTallyOf(run, { attempt, turns_before, steps_before }) {
    return {
        ...{ attempt, cost_usd: run.total_cost_usd, usage: run.usage, states: run.states },
        ...{ turns: Math.max(0, run.turns - turns_before), turns_before },
        ...{ steps: Math.max(0, run.steps - steps_before), steps_before },
    };
}
/** The share, less what earlier attempts are known to have spent. */
function leftOf({ share_usd: share, earlier }, spentBefore) {
    if (share === null)
        return 0;
    const spent = new Map(spentBefore);
    for (const { attempt, cost_usd: usd } of earlier)
        spent.set(attempt, Math.max(usd, spent.get(attempt) ?? 0));
    const left = [...spent.values()].reduce((rest, usd) => (0,_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .addUsd */ .UP)(rest, -usd), share);
    return Math.max(left, NOTHING_LEFT_USD);
}
/** Whether the joins of all its workers accept failed ones. The failure of a worker that nobody waits for fails the run. */
function acceptsFailed(run, { workers }) {
    return run.agents
        .filter(({ id }) => workers.includes(id))
        .every(({ forked }) => run.agents.some(({ id, door, stack }) => id === forked?.parent && door?.failed === 'accept' && forked.depth >= stack.length));
}
/** Null for a run that is no leg's. */
function legFacts(run) {
    const leg = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .ownLegOf */ .Il)(run);
    if (leg === null)
        return null;
    const { name, round, plan, attempt, earlier } = leg;
    return {
        ...{ leg: name, round, plan, attempt },
        attempts: [...earlier, legTallyOf(run, leg)].map(({ attempt: each, cost_usd: costUsd }) => ({
            attempt: each,
            costUsd,
        })),
        hasEnded: run.status === 'completed' || (leg.accepts_failed && haveFailed(run, leg)),
    };
}
/** Whether the only workers left are those that failed for good, or that wait in vain for what they have forked. */
function haveFailed(run, { workers }) {
    const ended = run.agents.filter((agent) => workers.includes(agent.id) && (agent.status === 'failed' || (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isStuck */ .ZD)(run, agent)));
    const isBelow = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_5__/* .descendantsOf */ .gO)(ended.flatMap((agent) => (agent.status === 'failed' ? [] : [agent.id])));
    return run.status === 'failed' && run.agents.every((agent) => ended.includes(agent) || isBelow(agent.id));
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
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20979);
/* harmony import */ var _rounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96163);



/** Shares are whole millionths of a dollar, rounded down: together they are never more than there is. */
const UNITS_PER_USD = 1e6;
/** How much a sum of doubles may fall short. */
const SLACK_UNITS = 1e-4;
const MAX_ROUNDED_USD = 1e9;
/**
 * Makes legs of the workers without which the run can go no further (spec 4.10), and gives each a share of what is left
 * of the budget. Where the legs of the last round are not done, that round stays, with new shares; if more workers have
 * been forked since, a new round replaces it.
 */
function planFanOut(run, { maxLegs, hash }) {
    const isTaken = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .isInLegs */ .lb)(run);
    const notStarted = run.agents.filter((agent) => (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnbegun */ .vw)(agent) && !isTaken(agent.id));
    const open = (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .openRound */ .rM)(run);
    const left = open === null ? [] : (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .workersIn */ .r0)(open.legs).filter((worker) => isLeft(run, worker));
    if (open !== null && left.length > 0 && notStarted.length === 0)
        return withRound(run, sharedOut(run, open, left));
    const workers = [...left, ...notStarted.map(({ id }) => id)];
    if (workers.length === 0)
        return run;
    const legs = legsOf(workers, maxLegs);
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
/** Spreads workers over legs as evenly as possible, in the order of forking. */
function legsOf(workers, maxLegs) {
    const many = Math.max(1, Math.min(maxLegs, workers.length));
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
/** Divides what is left by the workers still to come. Workers whose cost is known keep their share. */
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
    return usd < MAX_ROUNDED_USD ? Math.floor(usd * UNITS_PER_USD + SLACK_UNITS) / UNITS_PER_USD : usd;
}
/** The shares of lost legs in other rounds. The shares of this round are about to be made. */
function withheldBeside(run, { round }) {
    const rounds = (run.fan_out?.rounds ?? []).filter((other) => other.round !== round);
    return run.fan_out === undefined ? 0 : (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .withheldUsd */ .y5)({ fan_out: { ...run.fan_out, rounds } });
}
/** What a plan's identity is made of: another run, or another way to this point, gives another plan. */
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
/** Takes back what the legs have not done: a resume runs it here (`forks: here`). Missing workers begin anew. */
function giveUpLegs(run) {
    const { fan_out: fanOut } = run;
    if (fanOut === undefined || (0,_rounds_js__WEBPACK_IMPORTED_MODULE_1__/* .openRound */ .rM)(run) === null)
        return run;
    const missing = new Set(fanOut.rounds.flatMap(({ legs, given_up: isOver }) => isOver
        ? []
        : legs.flatMap(({ workers, taken }) => workers.filter((worker) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(taken, worker) === 0))));
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
/** The worker as it was before it failed for its missing leg. */
function unbegunAgain(agent) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...agent, status: 'active', error: null });
}


/***/ }),

/***/ 96163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Il: () => (/* binding */ ownLegOf),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   lb: () => (/* binding */ isInLegs),
/* harmony export */   pj: () => (/* binding */ isInRun),
/* harmony export */   r0: () => (/* binding */ workersIn),
/* harmony export */   rM: () => (/* binding */ openRound),
/* harmony export */   vw: () => (/* binding */ isUnbegun),
/* harmony export */   y5: () => (/* binding */ withheldUsd)
/* harmony export */ });
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20979);

// Workers that run in jobs of their own (spec 4.10). A plan's run holds them, `fan_out.rounds` says which leg has which,
// and each leg's run has nothing but its own (`fan_out.leg`).
/** The last round, unless a resume runs its workers here; null without one. */
function openRound(run) {
    const last = run.fan_out?.rounds.at(-1);
    return last === undefined || last.given_up ? null : last;
}
/** Which leg's run this is; null for a run that is no leg's. */
function ownLegOf(run) {
    return run.fan_out?.leg ?? null;
}
/** Whether a worker has been forked and has not come to its first state. */
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
function descendantsOf(workers) {
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
    return descendantsOf((run.fan_out?.rounds ?? []).filter(isOpen).flatMap(({ legs }) => workersIn(legs)));
}
function workersIn(legs) {
    return legs.flatMap(({ workers }) => workers);
}
/** The shares of legs whose cost nobody has told. Each counts as spent as a whole (spec 4.10). USD. */
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
/** Whether a worker is still an agent of the run, or has ended and was not joined. */
function isInRun(run, worker) {
    return run.agents.some(({ id }) => id === worker) || (0,_own_value_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(run.workers, worker) !== undefined;
}


/***/ }),

/***/ 64077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ readDecision),
/* harmony export */   Ed: () => (/* binding */ manualChoice),
/* harmony export */   Hx: () => (/* binding */ slipOfYes),
/* harmony export */   LP: () => (/* binding */ isEnough),
/* harmony export */   Td: () => (/* binding */ approvalName),
/* harmony export */   Vs: () => (/* binding */ feedbackText),
/* harmony export */   kt: () => (/* binding */ decisionVariables),
/* harmony export */   uf: () => (/* binding */ feedbackFrom),
/* harmony export */   zP: () => (/* binding */ approvalText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6529);



/** What a person is asked: the question, filled in, and how to answer it (spec 5.4). */
function approvalText(question) {
    return `${question.trim()}\n\nAnswer "approve" (or nothing at all) to go on. Everything else is a no, and the reason for it.`;
}
const YES = /^(?:passed|approved?|yes|y|ok)$/i;
const NO = /^(?:failed|reject(?:ed)?|no|n)$/i;
const WITH_REASON = /^(passed|approved?|failed|reject(?:ed)?)\s*:\s*([\s\S]*)$/i;
/**
 * What an answer to an approval means. Nothing is a yes, as in Raili, and so are "approve" and the like. A word can
 * carry a reason: `approve: nice`, `FAILED: tests are missing`. Anything else is a no, with itself as the reason.
 */
function readDecision(answer) {
    const text = answer.trim();
    if (text === '' || YES.test(text))
        return { chosen: 'PASSED', reason: '' };
    if (NO.test(text))
        return { chosen: 'FAILED', reason: '' };
    const [, word, reason] = WITH_REASON.exec(text) ?? [];
    if (word === undefined || reason === undefined)
        return { chosen: 'FAILED', reason: text };
    return { chosen: YES.test(word) ? 'PASSED' : 'FAILED', reason: reason.trim() };
}
/**
 * Asks back about one word that is a letter or two off a yes, since to take it for a no would cost a whole round. Null
 * for every other answer.
 */
function slipOfYes(answer) {
    const text = answer.trim();
    const [, word] = /^(\p{L}{4,})[.!]?$/u.exec(text) ?? [];
    if (word === undefined || YES.test(text) || NO.test(text))
        return null;
    const isNear = ['approve', 'approved', 'passed'].some((yes) => (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .YC)(yes, word.toLowerCase()) <= 2);
    return isNear ? `Did you mean approve? A no may be given as \`FAILED: ${text}\`.` : null;
}
/** The decision that `RAILI_MANUAL_CHOICE` makes for everybody; null without it. @throws UsageError */
function manualChoice(environment) {
    const choice = environment.RAILI_MANUAL_CHOICE?.trim() ?? '';
    if (choice === '')
        return null;
    if (choice === 'PASSED' || choice === 'FAILED')
        return { chosen: choice, reason: '' };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`RAILI_MANUAL_CHOICE must be PASSED or FAILED, not "${choice}".`);
}
/** The start of the names of a state's approval variables: `check-done` keeps its reasons in `CHECK_DONE_…`. */
function approvalName(state) {
    return (0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(state);
}
/** What a decision sets: its reason, and the other of the two variables empty (spec 5.11), so that both can be used. */
function decisionVariables({ variables: names }, { chosen, reason }) {
    const other = chosen === 'PASSED' ? 'FAILED' : 'PASSED';
    return Object.fromEntries(names.flatMap((name) => [
        [`${name}_${chosen}`, reason],
        [`${name}_${other}`, ''],
    ]));
}
/** What a person is asked for a state's `feedback`, its question filled in (spec 5.4). */
function feedbackText(question, { required }) {
    return required ? `${question.trim()}\n\nAn answer is needed.` : question.trim();
}
/** Whether a text will do as feedback. */
function isEnough(text, { required }) {
    return !required || text.trim() !== '';
}
/** The answer that the environment gives; null when it gives none. */
function feedbackFrom(environment, { variable }) {
    return environment[`RAILI_FEEDBACK_${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(variable)}`] ?? null;
}


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ unsetIn),
/* harmony export */   CP: () => (/* binding */ loggedInputs),
/* harmony export */   Ft: () => (/* binding */ references),
/* harmony export */   GW: () => (/* binding */ interpolate),
/* harmony export */   Ji: () => (/* binding */ renameReferences),
/* harmony export */   SD: () => (/* binding */ variableIn),
/* harmony export */   TH: () => (/* binding */ replaceReferences),
/* harmony export */   iU: () => (/* binding */ upperName),
/* harmony export */   nN: () => (/* binding */ VARIABLE_NAME),
/* harmony export */   vv: () => (/* binding */ railiEnvironment)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

/** What a variable can be called, as the inside of a regular expression. */
const VARIABLE_NAME = '[A-Za-z_][A-Za-z0-9_-]*';
const REFERENCE = new RegExp(`\\$\\$|\\$\\{[ \\t]*(${VARIABLE_NAME})[ \\t]*\\}`, 'g');
/** The variable's name in the environment is `RAILI_VAR_<this>`. Two names that share one are one variable. */
function upperName(name) {
    return name.toUpperCase().replace(/[^A-Z0-9_]/g, '_');
}
/** A variable's value by its exact name, else by the same name in another case; undefined when it is not set. */
function variableIn(variables, name) {
    if (Object.hasOwn(variables, name))
        return variables[name];
    const wanted = upperName(name);
    const other = Object.keys(variables).find((key) => upperName(key) === wanted);
    return other === undefined ? undefined : variables[other];
}
/** The name of each `${name}` in a text, once; `$${name}` is no reference. */
function references(text) {
    const names = [...text.matchAll(REFERENCE)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    return [...new Set(names)];
}
/** Replaces each `${name}`, and `$$` by `$`, in one pass: what is put in is not searched again. */
function replaceReferences(text, replace) {
    return text.replace(REFERENCE, (_, name) => (name === undefined ? '$' : replace(name)));
}
/**
 * Fills in `${name}` in a prompt or a question (spec 5.6): a variable that is not set is empty, and
 * `onUnset` hears of it once. `$$` is a literal `$`.
 */
function interpolate(text, variables, onUnset = () => { }) {
    for (const name of unsetIn(text, variables))
        onUnset(name);
    return replaceReferences(text, (name) => variableIn(variables, name) ?? '');
}
/** The names in a text that have no value: they fail a state whose `args` or `directory` it is (spec 5.6). */
function unsetIn(text, variables) {
    return references(text).filter((name) => variableIn(variables, name) === undefined);
}
/** The same text with other names in its references; `$$` stays as it is written. */
function renameReferences(text, rename) {
    return text.replace(REFERENCE, (whole, name) => name === undefined ? whole : `\${${rename(name)}}`);
}
/** In bytes. A longer string in the environment makes exec fail (128 KiB on Linux). */
const MAX_VALUE_BYTES = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.graphVariable.value;
/**
 * What every child process sees of the variables: each as `RAILI_VAR_<NAME>` (spec 5.6). `tooLong` names those whose
 * values are too long to be passed; the child gets nothing for them.
 */
function railiEnvironment(variables) {
    const tooLong = Object.keys(variables).filter((name) => byteLength(variables[name]) > MAX_VALUE_BYTES);
    const passed = Object.entries(variables).filter(([name]) => !tooLong.includes(name));
    // The operating system cannot pass a NUL.
    const env = passed.map(([name, value]) => [`RAILI_VAR_${upperName(name)}`, value.replaceAll('\0', '')]);
    return { env: Object.fromEntries(env), tooLong };
}
function byteLength(text) {
    // No character takes more than three bytes for each of its code units.
    return text.length * 3 <= MAX_VALUE_BYTES ? text.length : new TextEncoder().encode(text).length;
}
/** The values of inputs that say `log: true` (spec 5.2). They are shown at the start, and kept with the run. */
function loggedInputs(graph, values = {}) {
    const logged = (graph?.inputs ?? []).filter(({ name, log }) => log && Object.hasOwn(values, name));
    return Object.fromEntries(logged.map(({ name }) => [name, values[name]]));
}


/***/ }),

/***/ 13386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ passJoin),
/* harmony export */   N: () => (/* binding */ dropStopped),
/* harmony export */   Pu: () => (/* binding */ nextJoinTimeout),
/* harmony export */   QE: () => (/* binding */ reviseJoins),
/* harmony export */   Zv: () => (/* binding */ isSatisfiedOnArrival),
/* harmony export */   bO: () => (/* binding */ arriveAtJoin),
/* harmony export */   bw: () => (/* binding */ expiredJoins),
/* harmony export */   qF: () => (/* binding */ expireJoin)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29861);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53327);
/* harmony import */ var _text_earliest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(762);
/* harmony import */ var _visits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6927);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23697);
/* harmony import */ var _workers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28339);








/**
 * The agent comes to a state with a join. That is the entry, and counts as the visit.
 * @param join its `timeout_goto` is a state's name already
 * @param now ISO 8601
 */
function arriveAtJoin(run, agentId, join, now) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const visits = (0,_visits_js__WEBPACK_IMPORTED_MODULE_4__/* .countVisit */ .jQ)(agent, agent.current_state);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { status: 'waiting', door: doorOf(join, now), visits });
}
/** Whether an agent that comes to this join has nobody to wait for, whoever it has just forked (spec 7.1). */
function isSatisfiedOnArrival(run, agent, { of }) {
    return of !== 'all' && (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .workersAtDoor */ .dY)(run, agent).completed.length >= of;
}
/**
 * Applies what the workflow says of its joins now, as a resume does. An agent that still waits does so by that,
 * counting its time from its arrival. Where there is no join any more, it goes in with no workers handed over: they
 * stay for the next join.
 * @param joinOf a state's join, its `timeout_goto` a state's name already
 */
function reviseJoins(run, joinOf) {
    return run.agents.reduce((next, { id, current_state: state, status, door }) => {
        if (door === undefined || door.closed)
            return next;
        const join = joinOf(state);
        if (join === undefined)
            return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(next, id, {
                status: status === 'waiting' ? 'active' : status,
                door: undefined,
                joined: [],
            });
        const revised = doorOf(join, door.arrived_at);
        return isEqual(revised, door) ? next : (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(next, id, { door: revised });
    }, run);
}
function doorOf(join, arrived) {
    const timeout = join.timeout === undefined ? null : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(join.timeout);
    return {
        of: join.of,
        failed: join.failed,
        arrived_at: arrived,
        timeout_at: timeout === null ? null : new Date(Date.parse(arrived) + timeout).toISOString(),
        timeout_goto: join.timeout_goto ?? null,
    };
}
function isEqual(one, other) {
    return ['of', 'failed', 'timeout_at', 'timeout_goto'].every((key) => one[key] === other[key]);
}
/** Lets an agent that waits at a join through as soon as enough of its workers have ended. */
function passJoin(run, agentId) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const { door, current_state: state } = agent;
    if (door === undefined)
        return entered(run, agent);
    if (door.closed)
        return enterClosed(run, agent);
    const workers = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .workersAtDoor */ .dY)(run, agent);
    switch (standing(door, workers)) {
        case 'open':
            return {
                ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run, {
                    ...{ type: 'joining', agent: agentId, state, ...(0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .countEnded */ .CU)(workers), until: door.timeout_at },
                }),
                verdict: { kind: 'waiting' },
            };
        case 'unmet':
            return { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run), verdict: { kind: 'unmet', error: unmet(agent, door, workers) } };
        case 'satisfied': {
            const closed = closeDoor(run, agent, door, workers);
            const passed = enterClosed(closed.run, (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(closed.run, agentId));
            return passed.verdict.kind === 'stopping'
                ? { ...passed, verdict: { kind: 'stopping', stopped: closed.stopped } }
                : passed;
        }
    }
}
/** The time of a join is up: the agent goes elsewhere, and its workers stay for the next join. */
function expireJoin(run, agentId) {
    const agent = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const { door, current_state: state } = agent;
    const to = door?.timeout_goto;
    if (to == null || door?.closed)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const entry = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .enter */ .Ve)(to, agent.pending_result ?? undefined);
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .moved */ .aW)(run, agent, entry, { type: 'join_timeout', agent: agentId, state, to });
}
/**
 * A stopped worker's turn has ended and been counted, so the worker leaves the run.
 * @returns who may have waited for that
 */
function dropStopped(run, agentId) {
    const stopped = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const waiting = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .ancestorsOf */ .Gw)(agentId).filter((id) => agentIn(run, id)?.door?.closed);
    const counted = waiting.reduce((next, id) => withCostOf(next, id, stopped), run);
    const agents = (0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutAgent */ .yC)(counted.agents, (0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(counted.agents, agentId));
    const told = { type: 'stopped', agent: agentId, state: stopped.current_state };
    return { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(counted, { agents }), told), waiting };
}
/** The agents whose join has run out of time. @param now ISO 8601 */
function expiredJoins(run, now) {
    return run.agents
        .filter(({ door }) => (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .mayExpire */ .xo)(door) && Date.parse(door.timeout_at) <= Date.parse(now))
        .map(({ id }) => id);
}
/** The next time at which a join runs out of time, ISO 8601. */
function nextJoinTimeout({ agents }) {
    return (0,_text_earliest_js__WEBPACK_IMPORTED_MODULE_7__/* .earliest */ .Q)(agents.map(({ door }) => ((0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .mayExpire */ .xo)(door) ? door.timeout_at : null)));
}
/** With `fail` and a failed worker the door stays shut, since a resume tries the worker again. */
function standing(door, workers) {
    const { ended, all } = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .countEnded */ .CU)(workers);
    if (all === 0)
        return 'satisfied';
    if (workers.completed.length >= (door.of === 'all' ? all : door.of))
        return 'satisfied';
    const isHopeless = door.failed === 'fail' && door.of !== 'all' && all < door.of;
    if (isHopeless && (ended === all || workers.failed.length > 0))
        return 'unmet';
    if (ended < all)
        return 'open';
    return door.failed === 'accept' ? 'satisfied' : 'open';
}
function unmet({ current_state: state }, { of }, workers) {
    const { all } = (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .countEnded */ .CU)(workers);
    return {
        code: 'JOIN_UNMET',
        message: `${state} joins ${of} workers, and only ${all} were forked: the join can never be satisfied. Ask for fewer, or say \`failed: accept\`.`,
    };
}
/** Hands over the workers that have ended, and marks the others, with all that they have forked, as stopped. */
function closeDoor(run, agent, door, { live, failed, completed }) {
    const joined = [
        ...completed.map(([id, worker]) => ({ id, ...worker })),
        ...failed.map((worker) => (0,_workers_js__WEBPACK_IMPORTED_MODULE_6__/* .joinedAs */ .K6)(worker, 'failed')),
        ...live.map((worker) => (0,_workers_js__WEBPACK_IMPORTED_MODULE_6__/* .joinedAs */ .K6)(worker, 'stopped')),
    ].sort((a, b) => a.order - b.order);
    const surplus = new Set(live.map(({ id }) => id));
    const taken = new Set(failed.map(({ id }) => id));
    // A worker that is stuck at its own door goes with all that it has forked, like one that is stopped.
    const roots = new Set([...surplus, ...failed.filter(({ door }) => door !== undefined).map(({ id }) => id)]);
    const isSurplus = (id) => surplus.has(id) || (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .ancestorsOf */ .Gw)(id).some((each) => roots.has(each));
    const agents = run.agents.flatMap((other) => {
        if (other.id === agent.id) {
            return [(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({ ...other, door: { ...door, closed: true }, joined })];
        }
        if (taken.has(other.id))
            return [];
        if (roots.size === 0 || !isSurplus(other.id))
            return [other];
        return [(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({ ...other, status: 'stopped', ask: null, door: undefined })];
    });
    const gone = new Set(completed.map(([id]) => id));
    const workers = Object.fromEntries(Object.entries(run.workers).filter(([id]) => !gone.has(id)));
    const stopped = agents.filter(({ id }) => isSurplus(id));
    return { run: (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(run, { agents, workers }), stopped: stopped.map(({ id }) => id) };
}
function enterClosed(run, agent) {
    const isStopping = run.agents.some(({ id, status }) => status === 'stopped' && (0,_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .isDescendant */ .K9)(id, agent.id));
    if (isStopping)
        return { ...(0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run), verdict: { kind: 'stopping', stopped: [] } };
    return entered((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agent.id, { status: 'active', door: undefined, error: null }), agent);
}
function entered(run, { id, current_state: state, joined = [] }) {
    const workers = joined.map(({ id, status }) => ({ id, status }));
    return {
        ...{ run, events: [{ type: 'joined', agent: id, state, workers }], start: [id] },
        verdict: { kind: 'entered', workers: joined },
    };
}
/** Adds what a stopped worker's last turn has cost, which is known only now. */
function withCostOf(run, waiting, { id, cost_usd }) {
    const { joined = [] } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, waiting);
    const at = joined.findIndex((worker) => worker.id === id);
    if (at === -1)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, waiting, { joined: joined.with(at, { ...joined[at], cost_usd }) });
}
function agentIn(run, id) {
    return run.agents[(0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_2__/* .positionOf */ .df)(run.agents, id)];
}


/***/ }),

/***/ 23697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ countEnded),
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   JG: () => (/* binding */ failedAt),
/* harmony export */   K9: () => (/* binding */ isDescendant),
/* harmony export */   Ln: () => (/* binding */ settledFailures),
/* harmony export */   ZD: () => (/* binding */ isStuck),
/* harmony export */   dY: () => (/* binding */ workersAtDoor),
/* harmony export */   mN: () => (/* binding */ joinProgress),
/* harmony export */   xo: () => (/* binding */ mayExpire)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29861);
/* harmony import */ var _workers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28339);



// This file says which agents the failures of a run hold up (spec 7.1), and which failures nobody has to mend (spec
// 3.4).
/** How an agent's workers count for its door. A worker that a failure holds up for good counts as failed. */
function workersAtDoor(run, agent) {
    const { live, failed, completed } = (0,_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .workersOf */ .N)(run, agent);
    const stuck = new Set(live.filter((worker) => isStuck(run, worker)));
    if (stuck.size === 0)
        return { live, failed, completed };
    return {
        live: live.filter((worker) => !stuck.has(worker)),
        failed: [
            ...failed,
            ...live.filter((worker) => stuck.has(worker)).map((worker) => countedAsFailed(run, worker)),
        ],
        completed,
    };
}
function countEnded({ live, failed, completed }) {
    const ended = failed.length + completed.length;
    return { ended, all: ended + live.length };
}
/** How many of an agent's workers have ended, and of how many; null for an agent that waits at no join. */
function joinProgress(run, agent) {
    return agent.door === undefined ? null : countEnded(workersAtDoor(run, agent));
}
/** Whether an agent waits at a door that a failure keeps shut, while nothing that it has forked can run any more. */
function isStuck(run, { id, status, door }) {
    if (!mayNotGoOn({ status, door }) || status !== 'waiting')
        return false;
    const below = run.agents.filter((other) => isDescendant(other.id, id));
    return below.some((other) => other.status === 'failed') && below.every(mayNotGoOn);
}
function mayNotGoOn({ status, door }) {
    if (status === 'failed')
        return true;
    return status === 'waiting' && door !== undefined && !door.closed && !mayExpire(door);
}
/**
 * The agents whose failures do not fail the run: workers whose join accepts failures, or is satisfied without them. A
 * resume leaves them as they are.
 */
function settledFailures(run) {
    const failed = run.agents.filter(({ status }) => status === 'failed');
    const passable = new Map();
    const isPassable = (id) => {
        const known = passable.get(id) ?? isPassedByDoor(run, id, isPassable);
        passable.set(id, known);
        return known;
    };
    return new Set(failed.filter(({ forked }) => forked !== undefined && isPassable(forked.parent)).map(({ id }) => id));
}
/** Whether the failures of this agent's workers are none of the run's. */
function isPassedByDoor(run, id, isPassable) {
    const agent = run.agents[(0,_state_agent_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionOf */ .df)(run.agents, id)];
    if (agent?.status !== 'waiting' || agent.door === undefined)
        return false;
    const { of, failed, closed } = agent.door;
    if (closed || failed === 'accept')
        return true;
    const { completed, live } = workersAtDoor(run, agent);
    if (of !== 'all' && completed.length + live.length >= of)
        return true;
    // The agent itself counts as failed, for a door further up.
    const parent = (0,_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .parentOf */ .gN)(agent);
    return parent !== null && isStuck(run, agent) && isPassable(parent);
}
function countedAsFailed(run, agent) {
    const first = run.agents
        .filter(({ id, status }) => status === 'failed' && isDescendant(id, agent.id))
        .reduce((before, other) => (failedAt(other) < failedAt(before) ? other : before));
    const { code, message = '', at } = first.error ?? {};
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({
        ...agent,
        error: {
            code: 'JOIN_FAILED',
            message: `It waits at ${agent.current_state} for workers of which ${first.id} has failed: ${code}: ${message}`,
            ...(at !== undefined && { at }),
        },
    });
}
/** When an agent failed, ISO 8601. Where nobody has noted it, this sorts before every time. */
function failedAt({ error }) {
    return error?.at ?? '';
}
/** Whether the wait may time out: an agent that has nowhere to go waits on, whatever the time. */
function mayExpire(door) {
    if (door === undefined || door.closed)
        return false;
    return door.timeout_at !== null && door.timeout_goto !== null;
}
/** The ids of an agent's ancestors. Ids nest (spec 1.3): for `main_a1_b2` these are `main` and `main_a1`. */
function ancestorsOf(id) {
    const names = id.split('_');
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('_'));
}
function isDescendant(id, ancestor) {
    return id.startsWith(`${ancestor}_`);
}


/***/ }),

/***/ 28339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K6: () => (/* binding */ joinedAs),
/* harmony export */   MN: () => (/* binding */ withHandedUp),
/* harmony export */   N: () => (/* binding */ workersOf),
/* harmony export */   Rn: () => (/* binding */ asEnded),
/* harmony export */   gN: () => (/* binding */ parentOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


function workersOf(run, agent) {
    const mine = (of) => of !== undefined && of.parent === agent.id && of.depth >= agent.stack.length;
    const mineLive = run.agents.filter(({ forked, status }) => status !== 'stopped' && mine(forked));
    return {
        live: mineLive.filter(({ status }) => status !== 'failed'),
        failed: mineLive.filter(({ status }) => status === 'failed'),
        completed: (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => mine(worker)),
    };
}
function parentOf(agent) {
    return agent.forked?.parent ?? null;
}
/** How a join may take an agent that has ended with its result; null for an agent that is nobody's worker. */
function asEnded(agent, typed) {
    if (agent.forked === undefined)
        return null;
    return { ...endedAs(agent, agent.forked, 'completed'), ...(typed && { typed }) };
}
/** Hands the workers that a returning subroutine has forked and not joined to its caller. */
function withHandedUp(run, agent) {
    if ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(run.fork_counters, agent.id) === undefined)
        return {};
    const depth = agent.stack.length - 1;
    const isDeeper = (of) => of !== undefined && of.parent === agent.id && of.depth > depth;
    const agents = run.agents.map((other) => other.forked !== undefined && isDeeper(other.forked)
        ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...other, forked: { ...other.forked, depth } })
        : other);
    const ended = (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .recordsOf */ .M$)(run).workers.entries.filter(([, worker]) => isDeeper(worker));
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

/***/ 83706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ END),
/* harmony export */   Vi: () => (/* binding */ stateName),
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
function stateName(state) {
    return state.replace(/\.(?:md|sh|ps1|bat)$/, '');
}


/***/ }),

/***/ 68842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ goOn),
/* harmony export */   Bu: () => (/* binding */ parkedOf),
/* harmony export */   PW: () => (/* binding */ questionsOf),
/* harmony export */   R0: () => (/* binding */ openQuestion),
/* harmony export */   S2: () => (/* binding */ isParked),
/* harmony export */   UV: () => (/* binding */ ownQuestions),
/* harmony export */   qd: () => (/* binding */ openQuestions)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67149);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96163);
/* harmony import */ var _join_door_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13386);





/** Where nobody has said when a usage limit ends. */
const UNKNOWN_LIMIT_MS = 3_600_000;
/** Does a run wait, for a person, a limit, or another job to go on in? */
function isParked({ status }) {
    return status === 'asking' || status === 'paused';
}
/**
 * What a run that has parked waits for. A cancelled one never goes on by itself: that was somebody's wish.
 * @param parkedAt epoch ms
 */
function parkedOf(run, parkedAt) {
    const { status, reason, resume_at: resumeAt } = run;
    const questions = questionsOf(run);
    const waits = (due, why) => ({ due, why, questions });
    if (reason === 'INTERRUPTED')
        return waits(null, 'was cancelled');
    if (reason === 'USAGE_LIMIT')
        return waits(earliest([resumeAt]) ?? iso(parkedAt + UNKNOWN_LIMIT_MS), 'a usage limit');
    if (reason === 'DEADLINE')
        return waits(iso(parkedAt), "the job's deadline");
    const timeouts = questions.flatMap(({ ask }) => (mayTimeOut(ask) ? [ask.timeout_at] : []));
    const timeout = earliest([...timeouts, (0,_join_door_js__WEBPACK_IMPORTED_MODULE_3__/* .nextJoinTimeout */ .Pu)(run)]);
    const due = earliest([timeout, resumeAt]);
    if (status === 'asking')
        return waits(due, 'a question');
    return waits(due, timeout === null ? (reason ?? 'a pause') : 'a join');
}
/** One that says nowhere to go when its time is over goes on waiting. */
function mayTimeOut(ask) {
    return ask.timeout_at !== null && ask.timeout_next !== null;
}
/** ISO times of this program are in UTC, but those of an agent CLI need not be. */
function earliest(times) {
    const all = times.flatMap((time) => (time === null ? [] : [Date.parse(time)])).filter(Number.isFinite);
    return all.length === 0 ? null : iso(Math.min(...all));
}
const iso = (ms) => new Date(ms).toISOString();
/** Also what legs of a fan-out have asked. */
function questionsOf({ agents }) {
    return agents.flatMap((agent) => (agent.ask === null ? [] : [{ agent, ask: agent.ask }]));
}
/** Leaves out what legs of a fan-out ask: their own jobs put it, and the run that collects them only tells of it. */
function ownQuestions(run) {
    const isElsewhere = (0,_fan_out_rounds_js__WEBPACK_IMPORTED_MODULE_4__/* .isInLegs */ .lb)(run);
    return questionsOf(run).filter(({ agent }) => !isElsewhere(agent.id));
}
/** What people are being asked. */
function openQuestions(run) {
    return questionsOf(run).map(({ agent, ask: { id, question, output } }) => ({
        ...{ id, agent: agent.id, question },
        ...(output !== undefined && { output }),
    }));
}
/**
 * Goes on with a parked run: it takes people's answers, and sends on the agents whose question has timed out (spec 4.5).
 * @throws UsageError for an answer that fits no open question, or several; UsageError, ProtocolError as `answer`
 */
function goOn(run, { answers, now, resolve, isElsewhere }) {
    let all = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(run);
    const follow = ({ run: next, events, start }) => {
        all = { run: next, events: [...all.events, ...events], start: [...all.start, ...start] };
    };
    for (const { askId, text } of answers) {
        const { agent } = openQuestion(all.run, askId);
        follow((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(all.run, agent.id, text, (target) => resolve(target, agent.current_state)));
    }
    for (const { agent, ask } of questionsOf(all.run)) {
        if (!mayTimeOut(ask) || Date.parse(ask.timeout_at) > now || isElsewhere?.(agent.id))
            continue;
        follow((0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .expireAsk */ .zU)(all.run, agent.id));
    }
    return all;
}
/**
 * The open question of an id; without one, the only one that there is.
 * @throws UsageError where that is none or several
 */
function openQuestion(run, askId) {
    const open = questionsOf(run);
    const [only, second] = open.filter(({ ask }) => askId === undefined || ask.id === askId);
    if (only !== undefined && second === undefined)
        return only;
    if (open.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb('No question is open in this run, so there is nothing to answer.');
    const list = open.map(({ ask }) => `${ask.id} (${ask.question.slice(0, 60)})`).join('; ');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(only === undefined
        ? `No open question has the id "${askId}". Open: ${list}.`
        : `Several questions are open; say which one with --ask-id: ${list}.`);
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

/***/ 49254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ STATE_VERSION),
/* harmony export */   y: () => (/* binding */ NO_USAGE)
/* harmony export */ });
// The fields, and what each means, are in run-schema.ts: a field is declared once, and is then checked, typed and kept.
// Nothing of the schema is imported here at run time.
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
 * Full names (spec 7.2). A state of a used workflow is called by the names on the way to it, each followed by a colon:
 * `review:lint:A.md`. What stands before its own name is its scope, `review:lint:`. States of the run's own workflow
 * have no scope.
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
/** So few agents are searched faster from end to end. */
const FEW = 32;
/** Once more agents than this were taken out, the positions are computed anew. */
const MAX_REMOVED = 64;
/** -1 for an unknown agent. */
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
/** @param agent replaces the one with its id */
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
    if (positions !== undefined && positions.removed < MAX_REMOVED)
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
/** For each record, the one that it was made from by one more count: it makes large differences cheap to find. */
const counted = new WeakMap();
/** The record with another number under this name. */
function withCount(counts, name, count) {
    const next = { ...counts, [name]: count };
    counted.set(next, { from: new WeakRef(counts), name });
    return next;
}
/** The counts that are new or have changed, new ones last; null when some are gone, or have moved. */
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

/***/ 33743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iA: () => (/* binding */ withMore),
/* harmony export */   lL: () => (/* binding */ untalliedUsd),
/* harmony export */   oA: () => (/* binding */ turnsOf)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29610);

const NOTHING = { visits: 0, turns: 0, cost_usd: 0, ms: 0 };
function withMore(before = NOTHING, more) {
    const { visits = 0, turns = 0, cost_usd = 0, ms = 0 } = more;
    return {
        visits: before.visits + visits,
        turns: before.turns + turns,
        cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsd */ .UP)(before.cost_usd, cost_usd),
        ms: (0,_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .addAmounts */ .hY)(before.ms, ms),
        ...summed('unknown_cost_turns', before, more),
        ...summed('unpriced_turns', before, more),
    };
}
/** The sum of a count that is left out where it is 0. */
function summed(key, before, more) {
    const sum = (before[key] ?? 0) + (more[key] ?? 0);
    return sum === 0 ? {} : { [key]: sum };
}
/** How many turns of a run have such an uncertain cost. */
function turnsOf(key, states) {
    return Object.values(states).reduce((sum, tally) => sum + (tally[key] ?? 0), 0);
}
/** USD that are in no state's tally: the cost of turns that an older version has taken. */
function untalliedUsd({ states, total_cost_usd: total, forgotten_usd: forgotten = 0, }) {
    const rest = total - forgotten - Object.values(states).reduce((sum, { cost_usd }) => sum + cost_usd, 0);
    // Sums of floats depend on the order of adding.
    return rest > 1e-6 ? rest : 0;
}


/***/ }),

/***/ 60854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ isLong)
/* harmony export */ });
/* unused harmony export LONGEST_INLINE_BYTES */
/** A longer text, in bytes of UTF-8, is not kept in the state file or the event log. */
const LONGEST_INLINE_BYTES = 64 * 1024;
function isLong(text) {
    // A UTF-16 unit takes one to three bytes.
    if (text.length * 3 <= LONGEST_INLINE_BYTES)
        return false;
    return text.length > LONGEST_INLINE_BYTES || Buffer.byteLength(text) > LONGEST_INLINE_BYTES;
}


/***/ }),

/***/ 83752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ FIGURE_EVENTS),
/* harmony export */   g: () => (/* binding */ Story)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29610);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _visit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70582);



/** The figures of a story depend on these events alone. */
const FIGURE_EVENTS = new Set([
    ...['run_started', 'run_resumed', 'run_ended'],
    ...['state_started', 'turn_started', 'outcome', 'cost'],
]);
/**
 * What a run was, read from its log (spec 3.3); every view reads this. Where the run was resumed from a state that is
 * older than its log, what began after the steps and turns of that state has not happened, and only its money counts.
 * An event costs the same however many there were.
 */
class Story {
    isBare;
    /** Visits that have happened, in the order in which they began. */
    visits = [];
    /** Visits that have not happened, though they are in the log. */
    forgotten = [];
    /** What was paid for the forgotten visits, USD. */
    forgottenUsd = 0;
    agents = new Map();
    /** Warnings that belong to no agent. */
    warnings = [];
    /** The first and last moment of each orchestrator's life, ms since the epoch. */
    lives = [];
    isResumed = false;
    /** The run has ended, and no resume has begun since. */
    isOver = false;
    steps = 0;
    /** USD that are shown and not charged. */
    replayedUsd = 0;
    /** USD, over all lives of the run. */
    totalCostUsd = 0;
    /** USD before the latest life. */
    costBeforeUsd = 0;
    #turns = new Map();
    /** Ranges of the log in which an agent's events have not happened. */
    #gaps = [];
    #lastTurn = 0;
    /** What a graph did on the way into the state of that step. No agent does these. */
    #resets = [];
    /** @param isBare keeps figures without texts, for those who watch a run for hours */
    constructor(isBare = false) {
        this.isBare = isBare;
    }
    /** USD, of the latest life. */
    get runCostUsd() {
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsd */ .UP)(this.totalCostUsd, -this.costBeforeUsd);
    }
    get workingMs() {
        return this.lives.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    }
    /** A turn that has happened, with its visit. */
    turn(id) {
        return this.#turns.get(id);
    }
    /** Whether a visit is its agent's latest, and may go on. */
    isOpen(visit) {
        const isLast = this.agents.get(visit.agent)?.visits.at(-1) === visit;
        return isLast && visit.transition === null && visit.failure === null;
    }
    /** Whether an event is of something that has not happened. */
    isForgotten({ agent, seq }) {
        return this.#gaps.some((gap) => gap.agent === agent && gap.from <= seq && seq < gap.until);
    }
    apply(event) {
        this.#liveOn(event);
        switch (event.type) {
            case 'run_resumed':
                this.isResumed = true;
                this.forgetLater(event, event.seq);
                this.totalCostUsd = event.total_cost_usd;
                this.costBeforeUsd = event.total_cost_usd;
                break;
            case 'run_ended':
                this.isOver = true;
                this.totalCostUsd = event.total_cost_usd;
                break;
            case 'state_started':
                this.#begin(event);
                break;
            case 'turn_started':
                this.#beginTurn(event);
                break;
            case 'tool':
                if (!this.isBare)
                    this.#latest(event.agent)?.turns.at(-1)?.tools.push(event);
                break;
            case 'outcome': {
                const outcomeEvent = this.isBare ? null : event;
                Object.assign(this.#charge(event), { ms: event.ms ?? null, endSeq: event.seq, outcomeEvent });
                break;
            }
            case 'cost':
                this.totalCostUsd = event.total_cost_usd;
                this.#charge(event);
                break;
            case 'transition':
                this.#goOn(event);
                break;
            case 'agent_failed': {
                const visit = this.#latest(event.agent);
                if (visit === undefined)
                    break;
                visit.failure = { code: event.code, message: event.message };
                visit.ended = event.time;
                break;
            }
            case 'outputs_reset':
                this.#resets.push(event);
                break;
            default:
                this.#note(event);
        }
    }
    #liveOn({ type, time }) {
        const begins = type === 'run_started' || type === 'run_resumed';
        if (begins)
            this.isOver = false;
        const at = Date.parse(time);
        if (Number.isNaN(at))
            return;
        const life = this.lives.at(-1);
        if (life === undefined || begins)
            this.lives.push({ from: at, to: at });
        else
            life.to = Math.max(life.to, at);
    }
    #begin(event) {
        const { state, visit, kind, step = null, input } = event;
        const { visits } = this.#agent(event.agent);
        const last = visits.at(-1);
        if (last?.state === state && last.visit === visit && last.transition === null)
            return;
        // The steps of an agent only grow, so the agent was taken back to before these.
        while (step !== null && (visits.at(-1)?.step ?? 0) >= step)
            this.#forget(visits.at(-1));
        this.steps = Math.max(this.steps, step ?? 0);
        this.#add(event, { visit, step, kind, isEntered: true, input: this.isBare ? null : input });
    }
    #add({ agent, state, seq, time: started }, facts) {
        const begun = { agent, state, seq, started, ...facts, turns: [], told: new Map() };
        const visit = { ...begun, ...NOWHERE, failure: null };
        this.visits.push(visit);
        this.#agent(agent).visits.push(visit);
        return visit;
    }
    /** The visit that an event belongs to. If its beginning was not seen, it is made, and counts as no visit. */
    #visitOf(event) {
        const last = this.#latest(event.agent);
        if (last?.state === event.state)
            return last;
        const kind = (0,_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .kindByName */ .v)(event.state);
        return this.#add(event, { visit: 1, step: null, kind, isEntered: false, input: null });
    }
    #beginTurn(event) {
        const before = this.#turns.get(event.turn);
        // An older state has begun the turn anew, and an older version did not log from where.
        if (before !== undefined)
            this.#forgetTurns(before.visit, [before.turn]);
        this.#addTurn(event).visit.failure = null;
    }
    /** Older versions did not log the beginning of a script. */
    #addTurn(event) {
        const { seq, turn: id } = event;
        const visit = this.#visitOf(event);
        const begun = event.type === 'turn_started' ? event : { kind: visit.kind, transcript: null };
        const turn = {
            ...{ turn: id, seq, kind: begun.kind, transcript: this.isBare ? null : begun.transcript, tools: [] },
            ...{ outcomeEvent: null, endSeq: null, ms: null, cost_usd: 0, replayed: false, usage: _run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y },
        };
        visit.turns.push(turn);
        this.#turns.set(id, { visit, turn });
        this.#lastTurn = Math.max(this.#lastTurn, Number(id) || 0);
        return { visit, turn };
    }
    #charge(event) {
        const { cost_usd, basis, usage, agent, state } = event;
        const known = this.#turns.get(event.turn);
        const isKnown = known?.visit.agent === agent && known.visit.state === state;
        const { turn } = isKnown ? known : this.#addTurn(event);
        const replayed = basis === 'replayed';
        this.replayedUsd += (replayed ? cost_usd : 0) - (turn.replayed ? turn.cost_usd : 0);
        return Object.assign(turn, { cost_usd, usage, replayed });
    }
    #goOn(event) {
        const visit = this.#visitOf(event);
        // Once the visit has gone on by another turn, what followed from its first transition has not happened.
        if (visit.transition !== null && visit.transition.turn !== event.turn)
            dropAfter(visit, visit.transition.seq);
        visit.ended = event.time;
        if (visit.transition?.turn !== event.turn)
            visit.transition = this.isBare ? bare(event) : event;
    }
    #note(event) {
        const key = (0,_visit_js__WEBPACK_IMPORTED_MODULE_2__/* .eventKey */ .M)(event);
        if (key === null || this.isBare)
            return;
        if (!('agent' in event) || event.agent === undefined) {
            if (event.type === 'warning')
                this.warnings.push(event);
            return;
        }
        const visit = this.#latest(event.agent);
        // A state that was older than the question has asked it again.
        if (event.type === 'asked' && visit !== undefined)
            for (const [known, { type, seq }] of visit.told)
                if ((type === 'asked' || type === 'answered') && seq > (visit.turns.at(-1)?.seq ?? 0))
                    visit.told.delete(known);
        const { told } = visit ?? this.#agent(event.agent);
        if (!told.has(key))
            told.set(key, event);
    }
    /**
     * Forgets what the state does not know of, since it has not happened.
     * @param until the event of the log that ends what is forgotten
     */
    forgetLater({ steps, turns }, until = Number.POSITIVE_INFINITY) {
        const known = this.forgotten.length;
        if (steps !== undefined && this.steps > steps) {
            const later = this.visits.filter(({ step }) => step !== null && step > steps);
            for (const visit of later)
                this.#forget(visit);
        }
        this.steps = steps ?? this.steps;
        if (turns !== undefined && this.#lastTurn > turns)
            this.#forgetTurnsAfter(turns);
        const gaps = new Map();
        for (const { agent, seq } of this.forgotten.slice(known))
            gaps.set(agent, Math.min(seq, gaps.get(agent) ?? seq));
        const isLater = ({ step }) => steps !== undefined && step > steps;
        const reset = this.#resets.find(isLater);
        if (reset !== undefined)
            gaps.set(undefined, reset.seq);
        for (const [agent, from] of gaps)
            this.#gaps.push({ agent, from, until });
        this.#resets = this.#resets.filter((event) => !isLater(event));
    }
    #forgetTurnsAfter(last) {
        for (const visit of [...this.visits]) {
            const later = visit.turns.filter(({ turn }) => Number(turn) > last);
            if (later.length === 0)
                continue;
            if (!visit.isEntered && later.length === visit.turns.length)
                this.#forget(visit);
            else
                this.#forgetTurns(visit, later);
        }
        this.#lastTurn = last;
    }
    #forget(visit) {
        remove(this.visits, visit);
        remove(this.#agent(visit.agent).visits, visit);
        this.forgotten.push(visit);
        for (const turn of visit.turns)
            this.#forgetTurn(turn);
    }
    /** Forgets these turns of a visit, and what followed from them. The visit itself has happened. */
    #forgetTurns(visit, later) {
        const { transition, ended } = visit;
        const { seq } = later[0];
        const led = later.some(({ turn }) => turn === transition?.turn) ? { transition, ended } : NOWHERE;
        this.forgotten.push({ ...visit, seq, turns: [...later], told: new Map(), failure: null, ...led });
        for (const turn of later) {
            remove(visit.turns, turn);
            this.#forgetTurn(turn);
        }
        dropAfter(visit, seq);
        if (led !== NOWHERE)
            Object.assign(visit, NOWHERE);
    }
    #forgetTurn(turn) {
        if (this.#turns.get(turn.turn)?.turn === turn)
            this.#turns.delete(turn.turn);
        if (turn.replayed)
            this.replayedUsd -= turn.cost_usd;
        else
            this.forgottenUsd = (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .addUsd */ .UP)(this.forgottenUsd, turn.cost_usd);
    }
    #latest(agent) {
        return this.agents.get(agent)?.visits.at(-1);
    }
    #agent(id) {
        let agent = this.agents.get(id);
        if (agent === undefined) {
            agent = { told: new Map(), visits: [] };
            this.agents.set(id, agent);
        }
        return agent;
    }
}
const NOWHERE = { transition: null, ended: null };
function bare(event) {
    return { ...event, transition: { tag: 'goto', target: event.to ?? '' } };
}
function dropAfter({ told }, seq) {
    for (const [key, event] of told)
        if (event.seq > seq)
            told.delete(key);
}
/** Searches from the end, since the value is mostly among the last. */
function remove(list, one) {
    const at = list.lastIndexOf(one);
    if (at !== -1)
        list.splice(at, 1);
}


/***/ }),

/***/ 70582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ eventKey),
/* harmony export */   v: () => (/* binding */ kindByName)
/* harmony export */ });
/** Null for an event that the story keeps elsewhere, or not at all. */
function eventKey(event) {
    switch (event.type) {
        case 'warning':
        case 'reminder':
        case 'retry':
        case 'waiting':
            return String(event.seq);
        case 'forked':
            return `forked ${event.worker}`;
        case 'asked':
        case 'answered':
            return `${event.type} ${event.ask_id}`;
        case 'joined':
            return `joined ${event.state} ${event.workers.map(({ id }) => id).join()}`;
        case 'max_visits':
        case 'skipped':
        case 'join_timeout':
            return `${event.type} ${event.state}`;
        case 'stopped':
        case 'agent_ended':
            return event.type;
        default:
            return null;
    }
}
/** A state's kind by its name, for a visit whose beginning was not seen in the log. */
function kindByName(state) {
    return /\.(?:sh|ps1|bat)$/.test(state) ? 'script' : 'prompt';
}


/***/ }),

/***/ 762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ earliest)
/* harmony export */ });
/** The earliest of these times, as it was given; null without any. @param times ISO 8601 */
function earliest(times) {
    return times.reduce((first, time) => time !== null && (first === null || Date.parse(time) < Date.parse(first)) ? time : first, null);
}


/***/ }),

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject),
/* harmony export */   qC: () => (/* binding */ jsonErrorIn)
/* harmony export */ });
/** The object in a JSON file; otherwise what is wrong with the file, as the end of a sentence about it, and where. */
function readJsonObject(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = jsonErrorIn(text);
        return { problem: `is no JSON: ${why}`, ...place };
    }
    return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\],:])|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** A piece of a quoted text, up to its end or the next escape: one pattern for all would overflow the stack. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;
/** Where the quoted text that begins there ends; null without one, or when it is not valid JSON. */
function endOfQuoted(text, at) {
    if (text[at] !== '"')
        return null;
    PIECE.lastIndex = at + 1;
    for (;;) {
        const piece = PIECE.exec(text);
        if (piece === null)
            return null;
        if (piece[1] !== undefined)
            return PIECE.lastIndex;
    }
}
/**
 * The place of the first character that does not fit, in a text that is no JSON, and why. The words are ours, since
 * each version of Node has others. Takes linear time.
 */
function jsonErrorIn(text) {
    const open = [];
    /** What may come next: a value, a key, a colon, or what follows a value. */
    let awaited = 'value';
    let last = '';
    let at = 0;
    for (;;) {
        SPACE.lastIndex = at;
        SPACE.exec(text);
        at = SPACE.lastIndex;
        const quotedEnd = endOfQuoted(text, at);
        TOKEN.lastIndex = at;
        const [token, sign] = TOKEN.exec(text) ?? [];
        if (quotedEnd === null && token === undefined)
            break;
        const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
        if (closes && (awaited === 'next' || last === open.at(-1))) {
            open.pop();
            awaited = 'next';
        }
        else if (awaited === 'colon' && sign === ':')
            awaited = 'value';
        else if (awaited === 'next' && sign === ',' && open.length > 0)
            awaited = open.at(-1) === '{' ? 'key' : 'value';
        else if (awaited === 'key' && quotedEnd !== null)
            awaited = 'colon';
        else if (awaited === 'value' && (sign === '{' || sign === '[')) {
            open.push(sign);
            awaited = sign === '{' ? 'key' : 'value';
        }
        else if (awaited === 'value' && sign === undefined)
            awaited = 'next';
        else
            break;
        last = sign ?? '';
        at = quotedEnd ?? TOKEN.lastIndex;
    }
    const lines = text.slice(0, at).split('\n');
    const why = whyBroken(text.slice(at, at + 2), last, awaited, open.at(-1));
    return { line: lines.length, column: lines.at(-1).length + 1, why };
}
/** @param last what stands before the place @param open the innermost bracket that is open */
function whyBroken(found, last, awaited, open) {
    if (found === '')
        return 'it ends too early';
    if (last === ',' && /^[}\]]/.test(found))
        return 'a trailing comma';
    if (/^['`‘’“”]/.test(found))
        return 'other quotes than double ones (")';
    if (/^\/[/*]/.test(found))
        return 'a comment';
    if (awaited === 'next')
        return open === undefined
            ? 'there is more after its end'
            : `a comma or a ${open === '{' ? '}' : ']'} is missing`;
    if (awaited === 'colon')
        return 'a colon is missing';
    if (found.startsWith('"'))
        return 'a text that is not closed, or has a line break or a wrong escape in it';
    return awaited === 'key' ? 'a key in double quotes is missing' : 'a value is missing';
}


/***/ }),

/***/ 335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isMultiple),
/* harmony export */   i: () => (/* binding */ isHeld)
/* harmony export */ });
/** No double has this many digits, and patterns overflow the stack on megabytes of them. */
const LONGEST_NUMBER = 2000;
/** Whether a double holds the number exactly as it is written. */
function isHeld(written) {
    const held = Number(written);
    // Nearly all numbers are written as JavaScript writes them.
    if (String(held) === written)
        return true;
    if (written.length > LONGEST_NUMBER)
        return false;
    return Number.isFinite(held) && sameText(decimalOf(written)) === sameText(decimalOf(String(held)));
}
/** Whether a number, as it is written, is a whole multiple of another: 19.99 is one of 0.01, though not as doubles. */
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
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   t5: () => (/* binding */ fieldsIn),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* unused harmony exports DEEPEST_JSON, isText */
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);
/* harmony import */ var _decimal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(335);



/** Deeper JSON is refused: printing and comparing it recurse. */
const DEEPEST_JSON = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.jsonDepth.value;
/** @returns what is wrong with a text that is no JSON, or too deep */
function readJson(text) {
    try {
        JSON.parse(text);
    }
    catch {
        const { why, line, column } = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonErrorIn */ .qC)(text);
        return { pointer: '', expectation: `must be JSON: ${why} (line ${line}, column ${column})` };
    }
    return new TreeReader(text).read();
}
/** Prints without spaces. Texts and numbers are as `JSON.stringify` writes them, unless that would change a number. */
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
/** The same with each text in it changed, but not the keys. */
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
    return isNumber(text) && (0,_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeld */ .i)(text) ? JSON.stringify(Number(text)) : text;
}
function isNumber(scalar) {
    return /^[-\d]/.test(scalar);
}
const [QUOTE, BACKSLASH] = [34, 92];
const SPACES = [32, 9, 13, 10];
/** A number or a word ends before one of these. */
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
    /** Null for JSON that is too deep. */
    #node() {
        this.#skipSpace();
        const first = this.text[this.#at];
        if ((first === '{' || first === '[') && this.#path.length >= DEEPEST_JSON)
            return null;
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
            // This skips the colon.
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
        if (isNumber(text) && !(0,_decimal_js__WEBPACK_IMPORTED_MODULE_2__/* .isHeld */ .i)(text)) {
            this.#lose(`must be a number that a double holds, or a text: ${text.slice(0, 40)} would become another`);
        }
        return { kind: 'scalar', text };
    }
    /** Passes an opening bracket or a comma, and says whether the end follows, which it passes too. */
    #ends(bracket) {
        if (this.text[this.#at] !== bracket) {
            this.#at++;
            this.#skipSpace();
        }
        // After a comma there is always one more value.
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
    // A pattern would overflow the stack on megabytes.
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
/**
 * Finds fields of a JSON text by their paths (spec 7.4): a text as it is, anything else as JSON; undefined without such
 * a field, or without JSON. The text is parsed once, when a field is first asked for.
 */
function fieldsIn(text) {
    let root;
    return (path) => {
        if (root === undefined) {
            const reading = readJson(text);
            root = 'node' in reading ? reading.node : null;
        }
        const node = path.reduce(below, root ?? undefined);
        if (node === undefined)
            return undefined;
        return node.kind === 'scalar' && isText(node.text) ? JSON.parse(node.text) : printJson(node);
    };
}
function below(node, key) {
    switch (node?.kind) {
        case 'object':
            return node.entries.get(key);
        case 'array':
            return /^(?:0|[1-9]\d*)$/.test(key) ? node.items[Number(key)] : undefined;
        default:
            return undefined;
    }
}


/***/ }),

/***/ 6927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I5: () => (/* binding */ resetVisits),
/* harmony export */   TH: () => (/* binding */ passOn),
/* harmony export */   Tr: () => (/* binding */ checkEntry),
/* harmony export */   jQ: () => (/* binding */ countVisit)
/* harmony export */ });
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20979);
/* harmony import */ var _state_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78501);




/** Checks the loop limit of the agent's current state. The visit itself is counted when its first turn opens. */
function checkEntry(run, agentId, limit) {
    const { visits: all, visits_before: before = {}, current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const visits = ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(all, state) ?? 0) - ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(before, state) ?? 0);
    if (!limit || visits < limit.count)
        return { kind: 'may_enter' };
    if (limit.goto === undefined || limit.goto === state)
        return { kind: 'refused', count: limit.count };
    return { kind: 'passed_on', to: limit.goto, count: limit.count };
}
function countVisit({ visits }, state) {
    return (0,_state_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .withCount */ .c)(visits, state, ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(visits, state) ?? 0) + 1);
}
/**
 * The agent's loop limit puts another state in place of this one, which is not entered (spec 1.4). The input goes
 * along: the state that it was meant for is the one that is passed by.
 */
function passOn(run, agentId, to, count) {
    const { current_state: state } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { current_state: to, model_override: null });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changed */ .tD)(next, { type: 'max_visits', agent: agentId, state, count, to });
}
/** Counts visits of these states anew for their `max_visits` (spec 5.5). Their total stays. */
function resetVisits(run, agentId, states) {
    const { visits, visits_before: before } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_0__/* .agentOf */ .jk)(run, agentId);
    const counted = states.filter((state) => ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(visits, state) ?? 0) > 0);
    if (counted.length === 0)
        return run;
    const reset = Object.fromEntries(counted.map((state) => [state, visits[state]]));
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateAgent */ .x4)(run, agentId, { visits_before: { ...before, ...reset } });
}


/***/ }),

/***/ 20498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isThere),
/* harmony export */   DF: () => (/* binding */ withNewFolder),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   MN: () => (/* binding */ realOf),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   Z9: () => (/* binding */ makeNewFolder),
/* harmony export */   b$: () => (/* binding */ readPlainFile)
/* harmony export */ });
/* unused harmony export findReal */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Whether a path is a folder or lies in it, by the paths alone. */
function isBelow(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    // A path on another drive of Windows has no relative form, and stays absolute.
    return !/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}
/** Where a path leads, all links followed; what is not there yet is taken from the nearest folder above that is. */
function realOf(path) {
    return findReal(path) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
}
/** As `realOf`; null where a link leads to nowhere. */
function findReal(path) {
    const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path);
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(whole);
    }
    catch {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(whole, { throwIfNoEntry: false }) !== undefined)
            return null;
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(whole);
        const real = above === whole ? whole : findReal(above);
        return real === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(whole));
    }
}
/**
 * Reads a file whose name somebody else may have given to something else: a named pipe, for example, would otherwise be
 * waited for without end.
 * @param flags more flags to open it with
 * @throws what the system says; Error with `code` ENOTFILE for anything but a plain file
 */
function readPlainFile(path, flags = 0) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0) | flags);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stats.isFile())
            throw Object.assign(new Error(`it is ${kindOf(stats)}, and has to be a file`), { code: 'ENOTFILE' });
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** The kind of something that is no plain file, in words for people. */
function kindOf(stats) {
    if (stats.isSymbolicLink())
        return 'a symbolic link';
    if (stats.isDirectory())
        return 'a folder';
    if (stats.isFIFO())
        return 'a named pipe';
    return stats.isSocket() ? 'a socket' : 'a device';
}
/** Whether anything has this name, even a link to nothing. */
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/** Makes a folder that nobody else uses. */
async function makeNewFolder(parent, prefix) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: true });
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, prefix));
}
/** The same, and takes it away when the work is done. */
async function withNewFolder(parent, prefix, work) {
    const folder = await makeNewFolder(parent, prefix);
    return work(folder).finally(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }));
}


/***/ }),

/***/ 32043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a8: () => (/* binding */ idleTimer),
/* harmony export */   iv: () => (/* binding */ patienceWith),
/* harmony export */   zc: () => (/* binding */ timeLimit)
/* harmony export */ });
/** Beyond this, setTimeout fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires so much too late tells that its process was stopped (Ctrl-Z, `docker pause`). */
const SLEPT_MS = 1000;
/**
 * Fires one turn of the loop late, so that an end which is read only then still counts as in time: when this process
 * was stopped and goes on, its timers are due before it reads that the child has ended meanwhile.
 * @param ms undefined when there is no limit
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
 * Output that waits in a pipe counts as well: timers fire before pipes are read, so it looks once more after that. And
 * while this process was stopped it could hear nothing, so the time begins anew.
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
            // `refresh` would start a cleared timer again.
            timer = undefined;
        },
    };
}
/**
 * Aborts when something is waited for no longer: after a time, and soon after there is none left.
 * @param hurry has aborted, or aborts meanwhile, when there is no time left
 */
function patienceWith(hurry, timeoutMs, hastyTimeoutMs) {
    const over = new AbortController();
    const timers = [setTimeout(() => over.abort(), timeoutMs)];
    const hasten = () => void timers.push(setTimeout(() => over.abort(), hastyTimeoutMs));
    if (hurry.aborted)
        hasten();
    else
        hurry.addEventListener('abort', hasten);
    const end = () => {
        hurry.removeEventListener('abort', hasten);
        for (const timer of timers)
            clearTimeout(timer);
    };
    return { signal: over.signal, end };
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
 * The processes whose environment holds `name=value`, however far they have moved away: an agent CLI starts its tools
 * in sessions and groups of their own, but they inherit its environment. Found in /proc; without it the list is empty.
 */
function markedProcesses(name, value) {
    const mark = `${name}=${value}`;
    const own = ancestors();
    return pids().filter((pid) => !own.has(pid) && environment(pid).includes(mark));
}
/** @returns how many processes were found */
function signalMarked(name, value, signal) {
    const found = markedProcesses(name, value);
    for (const pid of found) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // It has ended meanwhile.
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
 * is about to be resumed (spec 3.6). SIGTERM comes first, since the agent CLI then still writes down its cost.
 * The caller has to hold the run's lock.
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
/** US dollars for people: with cents as a rule, with four decimals where cents would say nothing (`$0.0087`). */
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
/** Like formatDuration, without milliseconds, for a number that changes on the screen once a second at most. */
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
    // Printing 999.5 would give 1000, so it belongs to the next unit.
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
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   gd: () => (/* binding */ workflowNames),
/* harmony export */   il: () => (/* binding */ workflowTitle)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);

const MESSAGE_LINES = 12;
/** The title of a workflow's path: `triage` for `.github/raymond/triage/` and for `triage.zip`. */
function workflowTitle(workflow) {
    const [last = 'workflow'] = /[^/\\]+(?=[/\\]*$)/.exec(workflow) ?? [];
    return last.replace(/\.(?:zip|ya?ml|md)$/i, '');
}
const MAX_NAMES = 20;
/** The workflows of a check, as the user gave them. */
function workflowNames(workflows) {
    const names = workflows.slice(0, MAX_NAMES).map((each) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(workflowTitle(each), 80));
    return `${names.join(', ')}${workflows.length > names.length ? ' …' : ''}`;
}
/** A message of several lines as a quotation; empty for an empty one. */
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
/** Sets what a message has in backticks, mostly inputs, as code. The words between stay escaped. */
function namesAsCode(escaped) {
    return escaped.replace(/&#96;((?:[\w .,=/-]|&#(?!96;)\d+;|<wbr>){1,200})&#96;/g, '<code>$1</code>');
}


/***/ }),

/***/ 83308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ firstRows),
/* harmony export */   Pi: () => (/* binding */ commands),
/* harmony export */   Sd: () => (/* binding */ plainId),
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


/**
 * Markdown for GitHub around texts of others. What an agent says is data: it must not become markup, an image, a link,
 * a mention of a person or a reference to an issue.
 */
/** All characters with a meaning inside a line of GitHub's Markdown, maths and emoji names included. */
const ACTIVE = /[&<>"'\\`*_{}[\]|~$^!]|[@#:]|\/(?=\/)|\b(?:www(?=\.)|GH(?=-\d))/gi;
/** Splits a text in two for whatever looks for names in it, and shows nothing. */
const BREAK = '<wbr>';
/** GitHub looks for nothing inside `<pre>`. This is for other readers, and for those who take the text for Markdown. */
const ACTIVE_IN_BLOCK = /[&<>`[]|@(?=[\w-])|#(?=\d)|\b(?:www(?=\.)|GH(?=-\d))/gi;
const CODE_COLUMNS = 100;
/** A text as plain words within a line or a table's cell, cut to `columns`, and to ten times as many bytes. */
function inline(text, columns = 200) {
    return escapeInline((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text), columns), columns));
}
/** The same, cut in its middle: an agent's path has a beginning and an end. */
function inlinePath(text, columns) {
    return escapeInline(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, columns), columns));
}
/** An amount. The smallest ones read `<$0.0001`. */
function usd(amount) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(amount).replace('<', '&lt;');
}
/** Limits characters without width, of which a column could hold any number. */
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
/** A text in lines, wrapped, since GitHub does not wrap it, and without its middle if it is longer than `most`. */
function block(text, most) {
    const cut = withoutMiddle(text.trim(), most);
    const wrapped = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C1)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(cut).replace(/\n{3,}/g, '\n\n'), CODE_COLUMNS).join('\n');
    const escaped = wrapped.replace(ACTIVE_IN_BLOCK, (found) => /^[&<>`[]/.test(found) ? entity(found) : found + BREAK);
    return `<pre>\n${escaped}\n</pre>`;
}
/** At most `most` UTF-16 units of a text: its beginning and its end, which say the most. */
function withoutMiddle(text, most) {
    if (text.length <= most)
        return text;
    const tail = Math.floor(most / 3);
    const left = text.length - most;
    const start = text.slice(0, most - tail).replace(/[\ud800-\udbff]$/, '');
    const end = text.slice(-tail).replace(/^[\udc00-\udfff]/, '');
    return `${start}\n\n[… ${left} characters more …]\n\n${end}`;
}
/** A folded part. `summary` is HTML without Markdown, `body` is Markdown. */
function details(summary, body, open = false) {
    return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** A table of cells that are escaped already. */
function table(head, rows) {
    const aligned = head.map((title) => (title.endsWith(' ') ? '---:' : ':---'));
    const lines = [head.map((title) => title.trim()), aligned, ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/** GitHub drops a whole summary of more than 1 MiB. */
const MAX_ROWS = 300;
/** The same with the first rows, and behind it how many rows were too many. */
function firstRows(head, rows) {
    const more = rows.length - MAX_ROWS;
    return [table(head, rows.slice(0, MAX_ROWS)), ...(more > 0 ? [`… and ${more} more`] : [])];
}
/** Commands to copy. Words of others in them are quoted by `shellWord`. */
function commands(lines) {
    return ['```sh', ...lines, '```'].join('\n');
}
/** A text as one word of a shell's command line. Backticks and line ends would leave the code block. */
function shellWord(text) {
    if (/^[\w./:@%+=-]+$/.test(text))
        return text;
    return `'${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).replace(/'/g, '').replace(/`/g, '')}'`;
}
/** An id as code, which needs no escapes. */
function plainId(id) {
    return id.replace(/[^\w.-]/g, '');
}
/** A link to a page of GitHub's own; the words alone where the address is none. */
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


/** The summary of a job that has started no run (spec 4.8): why, and that it has cost nothing. */
function notStartedSummary({ workflow, code, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowTitle */ .il)(redact(workflow)), 80);
    return `${[`### 🚫 ${name} was not started · <code>${code}</code>`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}
/** The summary of a job that was woken and has nothing to go on with. */
function nothingSummary({ workflow, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowTitle */ .il)(redact(workflow)), 80);
    return `${[`### 💤 ${name} has nothing to go on with`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}


/***/ }),

/***/ 5251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PV: () => (/* binding */ stateTotals),
/* harmony export */   fG: () => (/* binding */ runTables),
/* harmony export */   gg: () => (/* binding */ uncertainCosts),
/* harmony export */   vA: () => (/* binding */ totalsOf),
/* harmony export */   x9: () => (/* binding */ NO_TOTAL)
/* harmony export */ });
/* unused harmony export talliesOf */
/* harmony import */ var _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83706);
/* harmony import */ var _core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33743);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87703);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);




const NO_TOTAL = { visits: 0, turns: 0, costUsd: 0, replayedUsd: 0, ms: 0 };
/** What has happened, by agent or by state, in the order in which they first appeared. */
function totalsOf({ visits }, what) {
    const sums = new Map();
    for (const visit of visits) {
        const sum = sums.get(visit[what]) ?? { ...NO_TOTAL };
        sums.set(visit[what], sum);
        if (visit.isEntered)
            sum.visits += 1;
        for (const { cost_usd: usd, replayed, ms } of visit.turns) {
            sum.turns += 1;
            if (replayed)
                sum.replayedUsd += usd;
            else
                sum.costUsd += usd;
            sum.ms += ms ?? 0;
        }
    }
    return sums;
}
/** The totals by state as the run's file has them, to the cent. Only the log knows what was replayed. */
function stateTotals({ states }, story) {
    const logged = totalsOf(story, 'state');
    const totals = Object.entries(states).map(([state, { cost_usd: costUsd, ...counts }]) => {
        return [state, { ...counts, costUsd, replayedUsd: logged.get(state)?.replayedUsd ?? 0 }];
    });
    return new Map(totals);
}
/** The same by name, as reports have it. */
function talliesOf(story, what) {
    const entries = [...totalsOf(story, what)].map(([name, { visits, turns, costUsd, ms }]) => {
        return [name, { visits, turns, cost_usd: costUsd, ms }];
    });
    return Object.fromEntries(entries);
}
/**
 * What a run came to (spec 8.1), by state and by agent.
 * @param least how many agents there have to be for a table of them
 */
function runTables(run, story, least, options) {
    const states = stateTotals(run, story);
    const agents = totalsOf(story, 'agent');
    const rest = (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .untalliedUsd */ .lL)(run);
    return [
        ...(states.size === 0 ? [] : [totalsTable('STATE', states, { ...options, label: _core_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi })]),
        ...(agents.size < least ? [] : [totalsTable('AGENT', agents, options)]),
        ...(rest === 0
            ? []
            : [[`${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(rest)} were spent by an older version, which kept no cost by state.`]]),
    ];
}
/** Sentences about what the total of a run leaves out (spec 3.5, 3.7). */
function uncertainCosts(states) {
    const unknown = (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsOf */ .oA)('unknown_cost_turns', states);
    const unpriced = (0,_core_state_state_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsOf */ .oA)('unpriced_turns', states);
    const turns = (count) => `${count} ${count === 1 ? 'turn' : 'turns'}`;
    return [
        ...(unknown > 0
            ? [
                `the cost is a lower bound: of ${turns(unknown)} a request was cut off, and what it has cost is not known`,
            ]
            : []),
        ...(unpriced > 0 ? [`${turns(unpriced)} had no price: the budget does not hold for them`] : []),
    ];
}
const MAX_ROWS = 24;
const NAME_COLUMNS = 40;
/**
 * A table with a row for each name, or for the most expensive where there are too many. Its first line is the head.
 * @param names of the rows, for people
 */
function totalsTable(head, totals, options) {
    const { columns, ellipsis = '…', label = (name) => name } = options;
    const all = [...totals];
    const mostExpensive = new Set([...all].sort(([, a], [, b]) => costOf(b) - costOf(a) || b.ms - a.ms).slice(0, MAX_ROWS));
    const isReplayed = all.some(([, { replayedUsd }]) => replayedUsd > 0);
    const heads = ['VISITS', 'TURNS', 'COST', ...(isReplayed ? ['REPLAYED'] : []), 'TIME'];
    const rows = all
        .filter((row) => mostExpensive.has(row))
        .map(([name, { visits, turns, costUsd, replayedUsd, ms }]) => ({
        name: (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(label(name)),
        cells: [
            String(visits),
            String(turns),
            (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(costUsd),
            ...(isReplayed ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .UK)(replayedUsd)] : []),
            ms === 0 ? '–' : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(ms),
        ],
    }));
    const widths = heads.map((title, index) => Math.max(title.length, ...rows.map(({ cells }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(cells[index]))));
    const room = Math.max(8, columns - widths.reduce((sum, width) => sum + width + 2, 0));
    const width = Math.min(room, NAME_COLUMNS, Math.max(head.length, ...rows.map(({ name }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(name))));
    const line = (name, cells) => [
        (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .padEnd */ .f)((0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(name, width, ellipsis), width),
        ...cells.map((cell, index) => padStart(cell, widths[index])),
    ].join('  ');
    const hidden = all.length - rows.length;
    return [
        line(head, heads),
        ...rows.map(({ name, cells }) => line(name, cells)),
        ...(hidden > 0 ? [`${ellipsis} and ${hidden} more`] : []),
    ];
}
function costOf({ costUsd, replayedUsd }) {
    return costUsd + replayedUsd;
}
function padStart(text, columns) {
    return ' '.repeat(Math.max(0, columns - (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .widthOf */ .qz)(text))) + text;
}


/***/ }),

/***/ 78527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ ARTIFACT_ENDING),
/* harmony export */   Bq: () => (/* binding */ SESSIONS_FOLDER),
/* harmony export */   Gh: () => (/* binding */ TASK_FOLDERS),
/* harmony export */   Om: () => (/* binding */ worktreeBundle),
/* harmony export */   QN: () => (/* binding */ CARRIER_FOLDER),
/* harmony export */   Rs: () => (/* binding */ storedName),
/* harmony export */   V8: () => (/* binding */ BASE_FOLDER),
/* harmony export */   XL: () => (/* binding */ treeBundle),
/* harmony export */   al: () => (/* binding */ RUN_FILES),
/* harmony export */   bv: () => (/* binding */ STATE_FILE),
/* harmony export */   h1: () => (/* binding */ MANIFEST_FILE),
/* harmony export */   qV: () => (/* binding */ CARRIER_FILE),
/* harmony export */   uL: () => (/* binding */ WORK_TREE_BUNDLE),
/* harmony export */   wX: () => (/* binding */ LEASE_FILE)
/* harmony export */ });
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39325);

/**
 * A cache entry and an artifact hold one file, which is sealed, in this folder. The folder's path is part of a cache's
 * version, so it never changes. It is relative to the workspace, since absolute paths differ between runners.
 */
const CARRIER_FOLDER = _store_project_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_PROJECT */ .cT.carrier;
const CARRIER_FILE = 'checkpoint.sealed';
/** An artifact is named by a cache's key and this ending, so that no artifact's name ends with a dash. */
const ARTIFACT_ENDING = 'state';
/** The name that the sealed file in an artifact has to state; null for an artifact that is not ours. */
const storedName = (artifact) => artifact.endsWith(ARTIFACT_ENDING) ? artifact.slice(0, -ARTIFACT_ENDING.length) : null;
/** The names of files below are relative to the folder that is sealed. */
const MANIFEST_FILE = 'checkpoint.json';
const STATE_FILE = 'run/state.json';
const RUN_FILES = 'run/files';
/** Task folders go along with the run's files under this name, wherever the project has them. */
const TASK_FOLDERS = 'tasks';
const SESSIONS_FOLDER = 'sessions';
/** The bundle of the first work tree, which was the only one in checkpoints of older versions. */
const WORK_TREE_BUNDLE = 'worktree.bundle';
/** The bundle of a work tree, by its number from 0. */
const treeBundle = (index) => index === 0 ? WORK_TREE_BUNDLE : `trees/${index}.bundle`;
/** The bundle of a worker's own work tree. */
const worktreeBundle = (agentId) => `worktrees/${agentId}.bundle`;
/**
 * A lease lies where a checkpoint would, under the next name. Its writer has begun and has nothing to save yet. So two
 * runs that start under one key see each other before either has saved (spec 4.3, "One at a time").
 */
const LEASE_FILE = 'lease.json';
/** In a job's temporary folder: the base commit, whose workflow is read where the checkout is not trusted. */
const BASE_FOLDER = 'raymond-base';


/***/ }),

/***/ 69286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ PAGE),
/* harmony export */   S: () => (/* binding */ allPages)
/* harmony export */ });
const PAGE = 100;
/** No list of ours has more pages; a longer one would be a flood by somebody else. */
const MAX_PAGES = 20;
/** Reads all pages of a list. @param pick takes the items out of a page */
async function allPages(ask, route, parameters, pick) {
    const items = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
        const answer = await ask(route, { ...parameters, per_page: PAGE, page });
        if (answer.kind !== 'answer')
            return answer;
        const found = picked(answer.data, pick);
        if (found === null)
            return { kind: 'silent', why: `GitHub's API has answered with a page that cannot be read: ${route}` };
        items.push(...found);
        if (found.length < PAGE)
            return { kind: 'answer', data: items };
    }
    return { kind: 'silent', why: `the list has more than ${PAGE * MAX_PAGES} entries` };
}
/** @returns null for a page that has no such list */
function picked(page, pick) {
    try {
        const found = pick(page);
        return Array.isArray(found) ? found : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 38215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ deleteArtifact),
/* harmony export */   Ep: () => (/* binding */ runsOfFile),
/* harmony export */   Ye: () => (/* binding */ artifactsOfRun),
/* harmony export */   bp: () => (/* binding */ jobsOfAttempt),
/* harmony export */   eP: () => (/* binding */ runById),
/* harmony export */   tA: () => (/* binding */ jobsOfRun),
/* harmony export */   u0: () => (/* binding */ cachesUnder),
/* harmony export */   x8: () => (/* binding */ artifactsNamed)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69286);

const ACTIONS = '/repos/{owner}/{repo}/actions';
const listOf = (name, ask, path, parameters) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .allPages */ .S)(...[ask, `GET ${ACTIONS}/${path}`, { ...parameters }], (page) => page[name]);
/** The artifacts of a run, of all its attempts. */
const artifactsOfRun = (ask, runId) => listOf('artifacts', ask, 'runs/{run_id}/artifacts', { run_id: Number(runId) });
/** @param key the beginning of the caches' keys @param ref limits the list to one ref */
const cachesUnder = (ask, key, ref) => listOf('actions_caches', ask, 'caches', { key, ...(ref !== undefined && { ref }) });
/** The jobs of all attempts. */
const jobsOfRun = (ask, runId) => listOf('jobs', ask, 'runs/{run_id}/jobs', { run_id: Number(runId), filter: 'all' });
const jobsOfAttempt = (ask, runId, attempt) => listOf('jobs', ask, 'runs/{run_id}/attempts/{attempt_number}/jobs', {
    ...{ run_id: Number(runId), attempt_number: attempt },
});
/** A page of the artifacts that all runs, also those of forks, have kept under one name. */
async function artifactsNamed(ask, name, page) {
    const asked = { name, per_page: _answer_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE */ .K, page };
    const answer = await ask(`GET ${ACTIONS}/artifacts`, asked);
    if (answer.kind !== 'answer')
        return answer;
    const { artifacts } = answer.data;
    // This holds whatever the API makes of the parameter.
    const rows = artifacts.filter((row) => row.name === name);
    return { kind: 'answer', data: { rows, isLast: artifacts.length < _answer_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE */ .K } };
}
const runById = (ask, runId) => ask(`GET ${ACTIONS}/runs/{run_id}`, { run_id: Number(runId) });
/** The newest hundred runs of a workflow file on a branch. */
const runsOfFile = (ask, workflowFile, branch) => ask(`GET ${ACTIONS}/workflows/{workflow_id}/runs`, {
    ...{ workflow_id: workflowFile.split('/').at(-1), branch, per_page: 100 },
});
const deleteArtifact = (ask, id) => ask(`DELETE ${ACTIONS}/artifacts/{artifact_id}`, { artifact_id: id });


/***/ }),

/***/ 95337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ meterLeft)
/* harmony export */ });
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40414);

const POLL_INTERVAL_MS = 50;
/** A wait that is as long is told. */
const TOLD_AFTER_MS = 1000;
/** A meter whose orchestrator is gone reads what is in flight for 60 s at most. */
const MAX_WAIT_MS = 70_000;
/**
 * The meter of a killed orchestrator, which reads answers in flight to their end and writes down what they cost (spec
 * 9.2). To be asked for before the lock is taken over, since that names it.
 */
function meterLeft(lock, { sleep }, tell) {
    const left = (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_0__/* .lockedMeter */ .O4)(lock);
    const never = new AbortController().signal;
    return {
        hasEnded: async () => {
            if (left === null)
                return;
            for (let waited = 0; waited < MAX_WAIT_MS && (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_0__/* .isProcessAlive */ .jW)(left); waited += POLL_INTERVAL_MS) {
                if (waited === TOLD_AFTER_MS)
                    tell("Answers that the run's agents had asked for are still read, for what they cost: a minute at most.");
                await sleep(POLL_INTERVAL_MS, never);
            }
        },
    };
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
        // A longer setTimeout, beyond 24.8 days, would fire at once.
        const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
        signal.addEventListener('abort', done);
    }),
    timers: { idle: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .idleTimer */ .a8, limit: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .timeLimit */ .zc },
};


/***/ }),

/***/ 99611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ cacheReader)
/* harmony export */ });
/* unused harmony export cacheVersion */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78527);
/* harmony import */ var _download_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88809);





const METHOD = 'twirp/github.actions.results.api.v1.CacheService/GetCacheEntryDownloadURL';
const LOOK_UP_TIMEOUT_MS = 20_000;
/** Null when this job has no cache service, which is no silence. */
function cacheReader(environment, temp, pause) {
    const ask = askerOf(environment);
    if (ask === null)
        return null;
    const again = (work) => (0,_download_js__WEBPACK_IMPORTED_MODULE_4__/* .thrice */ ._8)(() => (0,_download_js__WEBPACK_IMPORTED_MODULE_4__/* .withScratchFile */ .xz)(temp, work), pause);
    return {
        lookUp: async (prefix) => {
            const look = async () => {
                // A machine without zstd packs with gzip, under another version of the same key.
                const found = await ask(prefix, true);
                return found.kind === 'hit' ? found : await ask(prefix, false);
            };
            return (0,_download_js__WEBPACK_IMPORTED_MODULE_4__/* .thrice */ ._8)(look, pause).catch((error) => ({ kind: 'silent', why: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) }));
        },
        head: (entry, bytes) => again((archive) => headOf(entry, bytes, archive)),
        fetch: (entry, file, maxBytes) => again((archive) => fetchEntry(entry, file, maxBytes, archive)),
    };
}
/** The service that the toolkit saves to: what is saved to one is not in the other. */
function askerOf(environment) {
    const { ACTIONS_RESULTS_URL: results, ACTIONS_CACHE_URL: cache, ACTIONS_RUNTIME_TOKEN: token, } = environment;
    if (!token)
        return null;
    const isSecond = !!environment.ACTIONS_CACHE_SERVICE_V2 && !isEnterpriseServer(environment);
    if (isSecond)
        return results ? secondService(new URL(results).origin, token) : null;
    return cache ? firstService(cache, token) : null;
}
/** Decides as the toolkit does: such servers only have the first service. */
function isEnterpriseServer({ GITHUB_SERVER_URL: url }) {
    const host = new URL(url || 'https://github.com').hostname.toLowerCase();
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
}
function secondService(origin, token) {
    return async (prefix, isZstd) => {
        const response = await fetch(`${origin}/${METHOD}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ key: prefix, restore_keys: [prefix], version: cacheVersion(isZstd) }),
            signal: AbortSignal.timeout(LOOK_UP_TIMEOUT_MS),
        });
        if (!response.ok)
            throw new Error(`the cache service answers ${response.status}`);
        const found = (await response.json());
        if (found.ok !== true)
            return { kind: 'miss' };
        return hitOf(found.matched_key, found.signed_download_url, isZstd);
    };
}
/** The first cache service, which enterprise servers and other runners (act, Gitea, Forgejo) have. */
function firstService(url, token) {
    return async (prefix, isZstd) => {
        // Some servers take the first key for a complete one, but never the others.
        const query = new URLSearchParams({ keys: `${prefix},${prefix}`, version: cacheVersion(isZstd) });
        const response = await fetch(`${url}_apis/artifactcache/cache?${query}`, {
            headers: { authorization: `Bearer ${token}`, accept: 'application/json;api-version=6.0-preview.1' },
            signal: AbortSignal.timeout(LOOK_UP_TIMEOUT_MS),
        });
        if (!response.ok)
            throw new Error(`the cache service answers ${response.status}`);
        if (response.status === 204)
            return { kind: 'miss' };
        const found = (await response.json());
        return hitOf(found.cacheKey, found.archiveLocation, isZstd);
    };
}
function hitOf(key, url, isZstd) {
    if (typeof key !== 'string' || typeof url !== 'string')
        throw new Error('the cache service gives no address');
    return { kind: 'hit', entry: { key, url, isZstd } };
}
/** The version that the toolkit computes from the saved paths: a cache is found by it and its key. */
function cacheVersion(isZstd, isWindows = process.platform === 'win32') {
    const parts = [
        _checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_3__/* .CARRIER_FOLDER */ .QN,
        isZstd ? 'zstd-without-long' : 'gzip',
        ...(isWindows ? ['windows-only'] : []),
    ];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update([...parts, '1.0'].join('|'))
        .digest('hex');
}
/** The archive's own frame is a few kilobytes. */
const FRAME_BYTES = 64 * 1024;
async function fetchEntry({ url, isZstd }, file, most, archive) {
    const fetched = await (0,_download_js__WEBPACK_IMPORTED_MODULE_4__/* .download */ .RG)(url, archive, most + FRAME_BYTES);
    return fetched.kind === 'broken' ? fetched : await takeOut(archive, isZstd, file, most);
}
/** This much of an archive unpacks to more than one block. */
const HEAD_BYTES = 512 * 1024;
async function headOf({ url, isZstd }, bytes, archive) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(archive, await (0,_download_js__WEBPACK_IMPORTED_MODULE_4__/* .downloadFirst */ .x4)(url, HEAD_BYTES), { mode: 0o600 });
    const { stdout } = await unpacking(archive, isZstd);
    // The archive breaks off here on purpose.
    return await (0,_download_js__WEBPACK_IMPORTED_MODULE_4__/* .firstBytes */ .mI)(stdout, bytes);
}
/** Starts tar, which prints one member. */
async function unpacking(archive, isZstd) {
    const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
    const unpack = isZstd ? ['--use-compress-program', 'zstd -d'] : ['-z'];
    const tar = execa('tar', [...unpack, '-xOf', archive, `${_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_3__/* .CARRIER_FOLDER */ .QN}/${_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_3__/* .CARRIER_FILE */ .qV}`], {
        buffer: { stdout: false, stderr: true },
        reject: false,
        stdin: 'ignore',
    });
    return { stdout: tar.stdout, tar };
}
/** Takes one member out by its name. We write the file, so that no name in the archive leads anywhere. */
async function takeOut(archive, isZstd, file, most) {
    const { stdout, tar } = await unpacking(archive, isZstd);
    const taken = await (0,_download_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtMost */ .GV)(stdout, file, most);
    if (taken.kind === 'broken')
        return taken;
    const { exitCode, stderr } = await tar;
    if (exitCode === 0)
        return taken;
    return { kind: 'broken', why: `it is no archive of ours: ${String(stderr).slice(0, 200).trim()}` };
}


/***/ }),

/***/ 88809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GV: () => (/* binding */ writeAtMost),
/* harmony export */   RG: () => (/* binding */ download),
/* harmony export */   _8: () => (/* binding */ thrice),
/* harmony export */   mI: () => (/* binding */ firstBytes),
/* harmony export */   x4: () => (/* binding */ downloadFirst),
/* harmony export */   xz: () => (/* binding */ withScratchFile)
/* harmony export */ });
/* unused harmony export atMost */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46466);






/** Thrown by a stream when it exceeds its limit. */
class TooMuch extends Error {
}
/** A stream that counts its bytes, and fails at the first one too many. */
function atMost(most) {
    let bytes = 0;
    const stream = new node_stream__WEBPACK_IMPORTED_MODULE_4__.Transform({
        transform(chunk, _, done) {
            bytes += chunk.length;
            if (bytes > most)
                done(new TooMuch(`it has more than ${most} bytes`));
            else
                done(null, chunk);
        },
    });
    return { stream, bytes: () => bytes };
}
/** Writes a stream to a file that nobody else may read, up to a number of bytes. */
async function writeAtMost(from, file, most) {
    const counted = atMost(most);
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_5__.pipeline)(from, counted.stream, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(file, { mode: 0o600 }));
        return { kind: 'fetched', bytes: counted.bytes() };
    }
    catch (error) {
        if (error instanceof TooMuch)
            return { kind: 'broken', why: error.message };
        throw error;
    }
}
/** The first bytes of an answer. The rest is not waited for. */
async function firstBytes(body, most) {
    const parts = [];
    let bytes = 0;
    for await (const part of body) {
        parts.push(part);
        bytes += part.length;
        if (bytes >= most)
            break;
    }
    return Buffer.concat(parts).subarray(0, most);
}
/** Downloads from an address that a store has signed. @throws Error when the download fails */
async function download(url, file, most) {
    return writeAtMost(await bodyOf(url), file, most);
}
/** The first bytes of what lies there. @throws Error as `download` */
async function downloadFirst(url, bytes) {
    return firstBytes(await bodyOf(url, { range: `bytes=0-${bytes - 1}` }), bytes);
}
async function bodyOf(url, headers = {}) {
    const response = await fetch(url, { headers });
    if (!response.ok || response.body === null)
        throw new Error(`the download answers ${response.status}`);
    return response.body;
}
/** Gives a name that no file has yet, and removes what was written under it. */
async function withScratchFile(folder, work) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, `raymond-download-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    return work(file).finally(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(file, { force: true }));
}
/** Pauses before the second and the third try, as for GitHub's API (spec 4.3). */
const WAITS_MS = [1000, 3000];
/** Tries three times before it is silence: services now and then answer 500 or nothing. @throws Error of the last try */
async function thrice(work, pause, isFinal = () => false) {
    for (const waitMs of WAITS_MS) {
        try {
            return await work();
        }
        catch (error) {
            if (isFinal(error))
                throw error;
            await pause(waitMs);
        }
    }
    return await work();
}


/***/ }),

/***/ 29984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of the program. A test keeps it equal to package.json's. */
const VERSION = '0.1.0';


/***/ }),

/***/ 94160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ InTurn)
/* harmony export */ });
/**
 * Does one thing after the other, also after a failure. Git must not change its list of work trees twice at once: it
 * would read the half-written files of one that is just being made, and fail.
 */
class InTurn {
    last = Promise.resolve();
    do(work) {
        const done = this.last.then(work);
        this.last = done.catch(() => { });
        return done;
    }
    /** Resolves when all that was asked for is done. Never rejects. */
    async settled() {
        await this.last;
    }
}


/***/ }),

/***/ 60158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ syncFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Resolves when the names in a folder are on disk. */
async function syncFolder(path, openFile = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open) {
    // Windows cannot open a folder; renaming is durable enough there.
    if (process.platform === 'win32')
        return;
    const folder = await openFile(path, 'r');
    try {
        await folder.sync();
    }
    catch (error) {
        // Some network and container file systems cannot sync a folder; the file itself is safe.
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

/***/ 40414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ acquireLock),
/* harmony export */   O4: () => (/* binding */ lockedMeter),
/* harmony export */   gy: () => (/* binding */ processStart),
/* harmony export */   jW: () => (/* binding */ isProcessAlive),
/* harmony export */   ms: () => (/* binding */ lockHolder)
/* harmony export */ });
/* unused harmony export isHeldBy */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);






/**
 * Takes the lock beside a state file, for as long as the run lasts (spec 3.2). A lock whose owner is gone
 * is taken over. This is synchronous, since it happens once, before anything else.
 * @throws StateError STATE_LOCKED, which says who holds it; UsageError when the folder allows no lock.
 */
function acquireLock(path, now) {
    const mine = {
        pid: process.pid,
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
        process_start: processStart(process.pid) ?? '',
        since: now,
    };
    let text = `${JSON.stringify(mine)}\n`;
    let isLeft = false;
    // A link appears whole or not at all, unlike a file that is opened and then written.
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, text, { mode: 0o600 });
        take(draft, path);
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`The run cannot be locked: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}. Give another folder with --state-dir.`, { file: path }, { cause: error });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
    removeDrafts(path, Date.parse(now));
    return {
        noteMeter: (meter) => {
            const next = `${JSON.stringify({ ...mine, meter })}\n`;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, next, { mode: 0o600, flag: 'wx' });
            if (read(path) !== text)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, path);
            text = next;
        },
        leaveToMeter: () => {
            isLeft = true;
        },
        release: () => {
            if (!isLeft)
                release(path, text);
        },
    };
}
/** Older drafts were left behind: whoever takes a lock needs its draft for a moment only. */
const DRAFT_MS = 3_600_000;
/** Removes drafts of orchestrators that were killed before they could. A draft that stays does no harm. */
function removeDrafts(path, now) {
    const start = `${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}.`;
    try {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path))) {
            if (!name.startsWith(start) || !UUID.test(name.slice(start.length)))
                continue;
            const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), name);
            const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(draft, { throwIfNoEntry: false });
            if (!status?.isFile())
                continue;
            const holder = parse(read(draft) ?? '');
            const isLeft = status.mtimeMs < now - DRAFT_MS || (holder !== null && !isAlive(holder));
            if (isLeft)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
        }
    }
    catch { }
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ATTEMPTS = 200;
const PAUSE_MS = 5;
/** @throws StateError STATE_LOCKED */
function take(draft, path) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (linked(draft, path))
            return;
        if (isSymbolicLink(path))
            throw strange(path);
        const found = read(path);
        if (found === null)
            continue;
        const holder = parse(found);
        if (holder && isAlive(holder))
            throw held(path, holder);
        if (!removeStale(draft, path, found))
            pause();
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_LOCKED', 'The lock keeps changing hands; try again.', { file: path });
}
function isSymbolicLink(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function strange(path) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_LOCKED', 'The lock is a symbolic link, which no orchestrator makes. Remove it and try again.', {
        file: path,
    });
}
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}
function linked(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(from, to);
        return true;
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
}
function read(path) {
    try {
        return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path).toString();
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        throw error;
    }
}
function parse(text) {
    try {
        const data = JSON.parse(text);
        return isProcessId(data.pid) && typeof data.host === 'string' ? data : null;
    }
    catch {
        return null;
    }
}
/** To `kill`, 0 and negative numbers mean groups of processes, of which some always live. */
function isProcessId(pid) {
    return Number.isSafeInteger(pid) && pid > 0;
}
/**
 * Removes a dead owner's lock. Several orchestrators may try that, and one may have put its own lock there
 * since we read it; so only one at a time may remove, and only what it has read.
 * @returns false while another one is removing
 */
function removeStale(draft, path, stale) {
    const guard = `${path}.takeover`;
    if (!linked(draft, guard)) {
        const remover = parse(read(guard) ?? '');
        // The one that was removing has died between two system calls.
        if (remover !== null && !isAlive(remover))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(guard, { force: true });
        return false;
    }
    try {
        if (read(path) === stale)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(guard);
    }
    return true;
}
function release(path, text) {
    if (read(path) === text)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
}
/** The holder of a lock file; null when it is dead, or there is none. */
function lockHolder(path) {
    const found = read(path);
    const holder = found === null ? null : parse(found);
    return holder && isAlive(holder) ? holder : null;
}
/** Whether the lock is still held by this process, since the same moment. */
function isHeldBy(path, { pid, since }) {
    const now = lockHolder(path);
    return now !== null && now.pid === pid && now.since === since;
}
/** A holder on another host counts as alive: we cannot tell, so its lock is not taken. */
function isAlive(holder) {
    return holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() || isProcessAlive(holder);
}
/** Whether a process of this machine lives, and is no later one with its number. */
function isProcessAlive(holder) {
    try {
        process.kill(holder.pid, 0);
    }
    catch (error) {
        // EPERM says that the process lives, as another user.
        if (error.code === 'ESRCH')
            return false;
    }
    const fields = processFields(holder.pid);
    // A zombie was killed, and nobody has asked how it ended; in a container without an init it stays that way.
    if (fields?.[0] === 'Z')
        return false;
    const start = fields?.[19] ?? null;
    return start === null || holder.process_start === '' || start === holder.process_start;
}
/** The meter that a lock of this machine names, be its orchestrator dead or not; null where there is none. */
function lockedMeter(path) {
    const { host, meter } = parse(read(path) ?? '') ?? {};
    return host === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() && isProcessId(meter?.pid) ? (meter ?? null) : null;
}
/** Clock ticks from boot to the process's start; null where /proc does not exist. */
function processStart(pid) {
    return processFields(pid)?.[19] ?? null;
}
/** Fields of /proc/PID/stat from the third, the state, on. */
function processFields(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'utf8');
        // The command, field 2, may hold spaces and parentheses, so fields are counted from its last parenthesis.
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    }
    catch {
        return null;
    }
}
function held(path, holder) {
    const elsewhere = holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)();
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_LOCKED', `The run is held by another orchestrator: process ${holder.pid} on ${holder.host}, since ${holder.since}. ${elsewhere
        ? `If that machine is gone, remove ${path} and try again.`
        : 'Wait for it to end, or stop it, and try again.'}`, { file: path });
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

/***/ 39325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JF: () => (/* binding */ ownTaskFolders),
/* harmony export */   Tj: () => (/* binding */ taskFolders),
/* harmony export */   XD: () => (/* binding */ markProject),
/* harmony export */   cT: () => (/* binding */ IN_PROJECT)
/* harmony export */ });
/* unused harmony export projectAround */
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
    for (let folder = dirname(root); dirname(folder) !== folder; folder = dirname(folder)) {
        const above = markedRoot(folder, existsSync);
        if (above === null)
            return null;
        const named = textOf(join(above, IN_PROJECT.stateFolder))?.trim();
        const homes = [stateHome(above, environment), named === '' ? null : named];
        if (homes.some((home) => home != null && existsSync(home)))
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
/* harmony export */   fc: () => (/* reexport safe */ _state_folder_js__WEBPACK_IMPORTED_MODULE_6__.fc),
/* harmony export */   lW: () => (/* binding */ existingRun),
/* harmony export */   np: () => (/* binding */ checkRunId),
/* harmony export */   vA: () => (/* binding */ createRunFolders)
/* harmony export */ });
/* unused harmony exports createStateFolder, listRunIds */
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
/* harmony export */   Gz: () => (/* binding */ changesFolder),
/* harmony export */   JD: () => (/* binding */ OWNER_ONLY),
/* harmony export */   T3: () => (/* binding */ projectsBeside),
/* harmony export */   YQ: () => (/* binding */ projectRoot),
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   m0: () => (/* binding */ idPrefix),
/* harmony export */   nE: () => (/* binding */ jobHome),
/* harmony export */   nw: () => (/* binding */ isJobHome),
/* harmony export */   o1: () => (/* binding */ makeHome),
/* harmony export */   st: () => (/* binding */ stateHomeOf),
/* harmony export */   vz: () => (/* binding */ checkOwn)
/* harmony export */ });
/* unused harmony exports stateFolder, stateHome, stateInProject */
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
        return givenFolder(resolve(cwd, override));
    const home = stateHome(root, environment);
    if (home === null)
        return join(root, '.raymond', 'state');
    checkHome(home);
    const other = projectOf(home);
    if (other === null || other === realOf(root))
        return join(home, 'state');
    throw new UsageError(`The state folder ${home} is that of the project ${other}, and this one is ${realOf(root)}. If that project has moved here, write this path to ${join(home, PROJECT_FILE)}; else keep this one's runs elsewhere with --state-dir.`);
}
/** `--state-dir` may also be the folder that `.raymond/state-folder.txt` names, which is the one above `state`. */
function givenFolder(folder) {
    const home = isStateHome(folder) && existsSync(join(folder, PROJECT_FILE)) ? folder : stateHomeOf(folder);
    if (home === null)
        return folder;
    if (isStateHome(home))
        checkHome(home);
    return join(home, 'state');
}
/** Null when the user has no folder in which it could be made. */
function stateHome(root, environment) {
    const base = stateBase(environment);
    if (base === null)
        return null;
    const real = realOf(root);
    const name = idPrefix(basename(real)) || 'project';
    const hex = createHash('sha256').update(real).digest('hex').slice(0, 8);
    const home = join(base, 'raymond', `${name}-${hex}`);
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
    if (!isBelow(realOf(root), realOf(stateDir)))
        return null;
    const why = stateDir === join(root, '.raymond', 'state') ? ', as there is no home folder that can be written to' : '';
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
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp, `raymond-state-${hex}`);
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


/***/ }),

/***/ 58265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ resultText),
/* harmony export */   FZ: () => (/* binding */ longResults),
/* harmony export */   NT: () => (/* binding */ Texts),
/* harmony export */   ZB: () => (/* binding */ checkResults),
/* harmony export */   gP: () => (/* binding */ readLongText)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60158);







/** A link is not followed, and a pipe in the file's place is not waited for. Windows has neither flag. */
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
    /** This counts for benchmarks and the log. */
    bytes = 0;
    /** @param folder the run's folder */
    constructor(folder) {
        this.folder = folder;
    }
    /**
     * Writes a text for the log. It survives when this process is killed, but perhaps not when the machine crashes.
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
        await (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__/* .syncFolder */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, 'texts'));
        await (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__/* .syncFolder */ .Y)(this.folder);
    }
    /** Writes a file whole or not at all: what a crash cuts short stays under the draft's name. */
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
 * @param folder the run's folder
 * @throws StateError STATE_INVALID
 */
function readLongText(folder, ref) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, ref.file);
    let bytes;
    try {
        // References from the log are checked nowhere else.
        if (ref.file !== `texts/${ref.sha256}.txt`)
            throw new Error('it is no file of a long text');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)) !== (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(ref.file)))
            throw new Error('its folder is a link');
        bytes = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    }
    catch (error) {
        throw unusable(path, (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error));
    }
    if (bytes.length !== ref.bytes || (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') !== ref.sha256)
        throw unusable(path, 'it is not what was written');
    return bytes.toString();
}
function unusable(path, why) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_INVALID', `A long text of the run cannot be used: ${why}. Restore it from a copy, or start a new run.`, { file: path });
}
/** @throws StateError STATE_INVALID */
function resultText(folder, result) {
    if (result === undefined)
        return '';
    return typeof result === 'string' ? result : readLongText(folder, result);
}
/**
 * How the long results begin, for callers that show no more of them.
 * @param length in UTF-16 units
 * @throws StateError STATE_INVALID
 */
function longResults(folder, results, length) {
    const begun = [];
    for (const [id, result] of Object.entries(results))
        if (typeof result !== 'string')
            begun.push([id, readLongText(folder, result).slice(0, length)]);
    return Object.fromEntries(begun);
}
/**
 * Finds out before anything is spent whether a long result is gone. Its content is checked when it is read.
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

/***/ 12243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vu: () => (/* binding */ EventLog),
  cP: () => (/* binding */ TurnTranscript),
  M0: () => (/* binding */ promptRecord),
  wj: () => (/* binding */ readEvents),
  lW: () => (/* binding */ scanEvents),
  pT: () => (/* binding */ scriptTranscriptPath),
  eq: () => (/* binding */ transcriptPath)
});

// UNUSED EXPORTS: LogTail, readTurnPrompt

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
const LONGEST_PROMPT_LINE = (/* unused pure expression or super */ null && (64 << 20));
/** What an agent was sent, from its turn's transcript; null when there is none, or it is of an older version. */
function readTurnPrompt(path) {
    let fd;
    try {
        fd = openSync(path, transcript_READ);
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
            fd = openSync(this.path, transcript_READ);
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
