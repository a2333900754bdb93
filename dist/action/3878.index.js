export const id = 3878;
export const ids = [3878,250];
export const modules = {

/***/ 13953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endCheck)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _end_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97442);
/* harmony import */ var _end_without_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80620);




/** Sets every output, writes the summary and ends the job: no run, no cost (spec 4.2). */
function endCheck(job, { failure, result, whole, summary }) {
    const { voice, context } = job;
    const redact = (text) => voice.redact(text);
    const outputs = {
        ...(0,_end_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .outputsOf */ .Y)({
            ..._end_without_run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_RUN */ .e_,
            folder: context.temp,
            reason: failure?.code ?? '',
            redact,
            warn: (text) => voice.warning(text),
        }),
        status: failure === null ? 'completed' : 'failed',
        result: JSON.stringify(result),
        'result-file': fileWith(context.temp, redact(JSON.stringify(whole, null, 2))),
        'total-cost': (0).toFixed(6),
        'run-cost': (0).toFixed(6),
        steps: '0',
    };
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
    if (job.inputs.summary)
        voice.summary(summary);
    if (failure !== null)
        voice.setFailed(failure.message);
}
/** The folder is new, so that no link that somebody put is followed. */
function fileWith(folder, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'raymond-result-')), 'result.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${text}\n`, { flag: 'wx' });
    return file;
}


/***/ }),

/***/ 83878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tickJob: () => (/* binding */ tickJob)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/runtime/sealed/artifact-reader.js
var artifact_reader = __webpack_require__(15939);
// EXTERNAL MODULE: ./lib/action/ask/issue-reader.js
var issue_reader = __webpack_require__(95447);
// EXTERNAL MODULE: ./lib/action/context.js
var context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/guard/admit.js
var admit = __webpack_require__(3345);
// EXTERNAL MODULE: ./lib/action/identity/github.js + 3 modules
var identity_github = __webpack_require__(95106);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/wake/by-comment.js
var by_comment = __webpack_require__(83729);
// EXTERNAL MODULE: ./lib/runtime/github/lists.js
var github_lists = __webpack_require__(38215);
// EXTERNAL MODULE: ./lib/runtime/sealed/elect.js
var elect = __webpack_require__(31458);
// EXTERNAL MODULE: ./lib/action/fan-out/stage.js
var stage = __webpack_require__(99483);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 7 modules
var seal = __webpack_require__(45839);
;// CONCATENATED MODULE: ./lib/action/wake/at-work.js



/** So long after it was dispatched a run may not have come to the step that tells others whose it is. */
const BEGINNING_MS = 15 * 60_000;
/** Of the run itself, by its id. */
async function ownLiveness({ header }, ask) {
    const answer = await (0,github_lists/* runById */.eP)(ask, header.run_id);
    if (answer.kind === 'refused' && /not found/i.test(answer.why))
        return { kind: 'over', why: 'the workflow run was deleted' };
    if (answer.kind !== 'answer')
        return { kind: 'unknown', why: answer.why };
    const { status, conclusion, run_attempt: attempt = 1 } = answer.data;
    if (status !== 'completed')
        return { kind: 'busy', why: `its attempt ${attempt} is ${(status ?? 'not known').replaceAll('_', ' ')}` };
    if (attempt <= header.attempt || conclusion !== 'success')
        return { kind: 'idle' };
    return await laterLiveness(header, ask);
}
/** "Re-run failed jobs" leaves alone a job that has parked, and so ended well: it waits still, whatever became of others. */
async function laterLiveness(header, ask) {
    const jobs = await (0,github_lists/* jobsOfRun */.tA)(ask, header.run_id);
    if (jobs.kind !== 'answer')
        return { kind: 'unknown', why: jobs.why };
    // A job that was not run again may be listed with a later attempt all the same, as of when it was.
    const again = jobs.data.find(({ name, run_attempt = 1, started_at }) => name === header.job &&
        run_attempt > header.attempt &&
        !(Date.parse(started_at ?? '') < Date.parse(header.time)));
    return again === undefined
        ? { kind: 'idle' }
        : { kind: 'over', why: `its job has ended well in attempt ${again.run_attempt}` };
}
/** The newest runs of a workflow file on a branch, in which somebody may go on with a parked one. */
async function recentRuns(workflowFile, ref, ask) {
    const answer = await (0,github_lists/* runsOfFile */.Ep)(ask, workflowFile, (0,context/* branchNameOf */.dZ)(ref));
    return answer.kind === 'answer' ? { kind: 'answer', data: answer.data.workflow_runs } : answer;
}
/** Of other runs that may go on with it: one that was dispatched, or has the same run key by its own inputs. */
async function livenessAmong({ header }, { recent, self, keys, now, ask }) {
    const open = recent.filter(({ id, status }) => status !== 'completed' && ![self, header.run_id].includes(String(id)));
    if (open.length === 0)
        return { kind: 'idle' };
    for (const { id, event, status, created_at } of open) {
        if (event !== 'workflow_dispatch')
            continue;
        const age = now - Date.parse(created_at ?? '');
        if (status !== 'in_progress')
            return { kind: 'busy', why: `run ${id}, which was dispatched, is ${status}` };
        if (!(age > BEGINNING_MS))
            return { kind: 'busy', why: `run ${id}, which was dispatched, has just begun` };
    }
    // A run that begins under a key leaves a lease in the cache, and later checkpoints: their names have its id.
    const prefix = (0,seal/* namePrefix */.w8)((0,seal/* keyHash */.aE)(keys.seal, header.run_key));
    const begun = await (0,github_lists/* cachesUnder */.u0)(ask, prefix);
    if (begun.kind !== 'answer')
        return { kind: 'unknown', why: begun.why };
    const runIds = begun.data.map(({ key }) => key.slice(prefix.length).split('-')[0]);
    const busy = open.find(({ id }) => runIds.includes(String(id)));
    return busy === undefined ? { kind: 'idle' } : { kind: 'busy', why: `run ${busy.id} goes on with it` };
}

// EXTERNAL MODULE: ./lib/runtime/github/answer.js
var answer = __webpack_require__(69286);
// EXTERNAL MODULE: ./lib/action/wake/records.js
var wake_records = __webpack_require__(74773);
;// CONCATENATED MODULE: ./lib/action/wake/find.js




/** Of one name; runs of forks can add to the list. */
const MAX_PAGES = 5;
/** How many records one tick opens: each is a request. */
const MAX_OPENED = 200;
/** Of runs whose head is in another repository. */
const MAX_FOREIGN = 20;
/** A reader goes on until so many names in a row are nobody's: one may be reserved and never filled. */
const NOBODYS = 2;
const CONCURRENCY = 8;
/** @param read opens one. @throws Error when it cannot be fetched */
async function findRecords(place, keys, ask, read) {
    const unseen = [];
    const rows = [];
    for (const key of keys.open) {
        let empty = 0;
        for (let slot = 0; slot < wake_records/* MAX_SLOTS */.Fn && empty < NOBODYS; slot++) {
            const listed = await rowsNamed((0,wake_records/* recordName */.xD)(key, place, slot), ask);
            if (listed.kind === 'refused')
                return { ...NOTHING, unseen: [listed.why], isRefused: true };
            if (listed.kind === 'silent')
                return { ...NOTHING, unseen: [`The list of parked runs could not be read: ${listed.why}.`] };
            const { rows: named, hasMore } = listed.data;
            if (hasMore)
                unseen.push(`There are more than ${answer/* PAGE */.K * MAX_PAGES} artifacts of one name.`);
            empty = named.length === 0 ? empty + 1 : 0;
            rows.push(...named);
        }
    }
    const records = [];
    const rejected = [];
    const chosen = chosenOf(rows, place);
    if (chosen.length > MAX_OPENED)
        unseen.push(`There are ${chosen.length} records of parked runs; the newest ${MAX_OPENED} were looked at.`);
    const newest = chosen.slice(0, MAX_OPENED);
    for (let at = 0; at < newest.length; at += CONCURRENCY) {
        const opened = await Promise.all(newest.slice(at, at + CONCURRENCY).map((row) => find_open(row, place, read)));
        for (const one of opened) {
            if ('record' in one)
                records.push(one);
            else if ('rejected' in one)
                rejected.push(one.rejected);
            else
                unseen.push(one.unseen);
        }
    }
    return { records, unseen, rejected, isRefused: false };
}
const NOTHING = { records: [], unseen: [], rejected: [], isRefused: false };
async function rowsNamed(name, ask) {
    const rows = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
        const answer = await (0,github_lists/* artifactsNamed */.x8)(ask, name, page);
        if (answer.kind !== 'answer')
            return answer;
        rows.push(...answer.data.rows);
        if (answer.data.isLast)
            return { kind: 'answer', data: { rows, hasMore: false } };
    }
    return { kind: 'answer', data: { rows, hasMore: true } };
}
/**
 * Newest first. Runs of pull requests from forks can use the name, too, and are there for a workflow that gives them
 * the key: a few of them are looked at, after all others.
 */
function chosenOf(rows, { repositoryId }) {
    const ours = (id) => String(id) === repositoryId;
    const live = rows
        .filter((row) => !row.expired && ours(row.workflow_run?.repository_id))
        .sort((a, b) => b.id - a.id);
    const own = live.filter((row) => ours(row.workflow_run?.head_repository_id));
    return [...own, ...live.filter((row) => !own.includes(row)).slice(0, MAX_FOREIGN)];
}
async function find_open(row, place, read) {
    let opened;
    try {
        opened = await read(row);
    }
    catch (error) {
        return { unseen: `The record ${row.id} of a parked run could not be fetched: ${(0,errors/* messageOf */.bD)(error)}.` };
    }
    const not = (why) => ({
        rejected: `The record ${row.id} of a parked run was not used: ${why}.`,
    });
    if (opened.kind === 'none')
        return not(opened.why);
    const { header, record } = opened;
    const run = row.workflow_run;
    const isFork = String(run?.head_repository_id) !== place.repositoryId;
    // One that says it is another run's, or another file's, was put there.
    if (header.run_id !== String(run?.id) || header.workflow_file !== place.workflowFile)
        return not('it is of another run or workflow file');
    if (header.event_class === 'trusted' && (isFork || header.ref !== place.home))
        return not('it is of another branch or repository');
    return { artifactId: row.id, header, record };
}

;// CONCATENATED MODULE: ./lib/action/wake/plan.js

/** The first wake after one that has led to nothing waits so long, each further one twice as long. */
const BACK_OFF_MS = 15 * 60_000;
/** Records of one workflow file and branch, run by run. */
function logOf(records) {
    const parkings = [];
    const useless = [];
    const keys = new Set(records.flatMap(({ header, record }) => (record.kind === 'wakes' ? [] : [header.run_key])));
    for (const key of keys) {
        const ofRun = records.filter(({ header, record }) => record.kind !== 'wakes' && header.run_key === key);
        const [last, ...before] = inOrder(ofRun);
        if (last === undefined)
            continue;
        const older = before.map(({ artifactId }) => artifactId).reverse();
        if (last.record.kind === 'over') {
            useless.push([...older, last.artifactId]);
            continue;
        }
        if (older.length > 0)
            useless.push(older);
        const record = last.record;
        const made = wakesOf(records, key, record.progress);
        parkings.push({
            ...{ header: last.header, record, artifacts: [last.artifactId] },
            wakes: Math.max(0, ...made.map(({ nth }) => nth)),
            wokenAt: made.length === 0 ? null : Math.max(...made.map(({ at }) => at)),
        });
    }
    for (const { record, artifactId } of records)
        if (record.kind === 'wakes' && !isOfUse(record.wakes, parkings))
            useless.push([artifactId]);
    return { parkings, useless };
}
/** Newest first, by what is sealed. Where two runs have parted, the order is theirs by id: both are looked at in turn. */
function inOrder(records) {
    const nobody = { run_id: '', attempt: 0, job: '', step: '' };
    const order = (0,seal/* newest */.BP)(records.map(({ header }) => header), nobody);
    const headers = 'headers' in order ? order.headers : [];
    const sorted = headers.flatMap((header) => records.filter((each) => each.header.name === header.name && each.header.run_id === header.run_id));
    return [...sorted, ...records.filter((each) => !sorted.includes(each))];
}
function wakesOf(records, key, progress) {
    return records.flatMap(({ header, record }) => record.kind !== 'wakes'
        ? []
        : record.wakes
            .filter((wake) => wake.run_key === key && isSame(wake.progress, progress))
            .map(({ nth }) => ({ nth, at: Date.parse(header.time) })));
}
const isSame = (a, b) => a.steps === b.steps && a.cost_usd === b.cost_usd;
function isOfUse(wakes, parkings) {
    return wakes.some(({ run_key, progress }) => parkings.some(({ header, record }) => header.run_key === run_key && isSame(record.progress, progress)));
}
/**
 * @param isAnswered somebody has answered, and nobody has told the run
 * @param now ms
 */
function verdictOf({ record, wakes, wokenAt }, { now, maxWakes, isAnswered = false }) {
    const due = isAnswered ? now : record.due === null ? null : Date.parse(record.due);
    if (due === null)
        return { kind: 'waits' };
    if (due > now)
        return { kind: 'early', until: due, isBackingOff: false };
    if (wakes >= maxWakes)
        return { kind: 'stuck' };
    const again = wokenAt === null ? 0 : wokenAt + BACK_OFF_MS * 2 ** (wakes - 1);
    return again > now ? { kind: 'early', until: again, isBackingOff: true } : { kind: 'due' };
}

// EXTERNAL MODULE: ./lib/action/wake/store.js
var store = __webpack_require__(20250);
// EXTERNAL MODULE: ./lib/action/wake/wake-run.js
var wake_run = __webpack_require__(12199);
;// CONCATENATED MODULE: ./lib/action/wake/tick.js











/** One tick (spec 4.5): looks which runs of this file and branch wait, and wakes those that are due. */
async function tick(parts) {
    const finder = finderOf(parts);
    const found = await finder();
    const log = logOf(found.records);
    const looked = [];
    const due = [];
    for (const parking of log.parkings) {
        const verdict = await judgeParking(parking, { ...parts, maxWakes: parts.job.inputs['max-wakes'] });
        if (verdict.kind !== 'due')
            looked.push({ parking, done: verdict });
        else {
            const liveness = await ownLiveness(parking, parts.ask);
            if (liveness.kind === 'idle')
                due.push(parking);
            else
                looked.push({ parking, done: liveness });
        }
    }
    if (due.length > 0)
        looked.push(...(await wake(due, found.records, finder, parts)));
    const over = looked.filter(({ done }) => done.kind === 'over').map(({ parking }) => parking.artifacts);
    // What could not all be seen is not tidied up: the newest record of a run may be among it.
    if (found.unseen.length === 0)
        await forget([...log.useless, ...over], parts);
    return { found, looked };
}
/** What was opened once is not fetched again. */
function finderOf({ job, identity, keys, ask, artifacts }) {
    const read = new Map();
    const { repositoryId, workflowFile } = identity;
    const to = { artifacts, keys, repositoryId, temp: job.context.temp };
    return () => findRecords({ repositoryId, workflowFile, home: (0,wake_records/* homeBranchOf */.rc)(job.context) }, keys, ask, async (row) => {
        const known = read.get(row.id);
        if (known !== undefined)
            return known;
        const one = await (0,store/* readRecord */.a)(row, to);
        read.set(row.id, one);
        return one;
    });
}
/** What is to be done about a parked run: the issue is read only where an answer would change it. */
async function judgeParking(parking, { now, maxWakes, isAnswered }) {
    const by = { now, maxWakes };
    const verdict = verdictOf(parking, by);
    const waits = verdict.kind === 'waits' || (verdict.kind === 'early' && !verdict.isBackingOff);
    if (!waits || parking.record.status !== 'asking' || !(await isAnswered(parking)))
        return verdict;
    return verdictOf(parking, { ...by, isAnswered: true });
}
/** Writes down what is about to be woken, looks whether another tick does the same, and wakes what is ours. */
async function wake(due, before, finder, parts) {
    const looked = [];
    const idle = [];
    const recent = new Map();
    for (const parking of due) {
        const liveness = await livenessOf(parking, recent, parts);
        if (liveness.kind === 'idle')
            idle.push(parking);
        else
            looked.push({ parking, done: liveness });
    }
    if (idle.length === 0)
        return looked;
    await parts.mayWake();
    const left = (list, why) => list.map((parking) => ({ parking, done: { kind: 'left', why } }));
    let written;
    try {
        written = await writeDown(idle, parts);
    }
    catch (error) {
        // A wake that is not counted could be made for ever.
        return [...looked, ...left(idle, `that it is woken could not be written down: ${(0,errors/* messageOf */.bD)(error)}`)];
    }
    const { self, ask, wait } = { self: parts.identity.runId, ...parts };
    const after = await finder();
    const ours = [];
    const theirs = [];
    for (const parking of idle) {
        const competing = competingTicks(parking, before, after.records, self);
        ((await winsElection(competing, { self, ask, wait })) ? ours : theirs).push(parking);
    }
    if (theirs.length > 0)
        await takeBack(written, ours, parts);
    const results = new Map();
    for (const parking of ours) {
        // Legs and jobs of one run are woken together.
        const target = targetOf(parking);
        const done = results.get(target) ?? (await wakeOne(parking, parts));
        results.set(target, done);
        looked.push({ parking, done });
    }
    return [
        ...looked,
        ...theirs.map((parking) => ({ parking, done: { kind: 'busy', why: 'another tick wakes it' } })),
    ];
}
async function livenessOf(parking, recent, { identity, keys, now, ask }) {
    const { header } = parking;
    if ((0,wake_run/* wakeMethodOf */.RW)(wakeTargetOf(parking)) === 'rerun')
        return { kind: 'idle' };
    const list = recent.get(header.ref) ?? (await recentRuns(header.workflow_file, header.ref, ask));
    recent.set(header.ref, list);
    if (list.kind !== 'answer')
        return { kind: 'unknown', why: list.why };
    return livenessAmong(parking, { recent: list.data, self: identity.runId, keys, now, ask });
}
function writeDown(list, { job, identity, keys, now }) {
    const wakes = list.map(({ header, record, wakes: made }) => ({
        run_key: header.run_key,
        progress: record.progress,
        nth: made + 1,
    }));
    return (0,store.storeRecord)(job, {
        ...{ identity, keys, now, sequence: 1, round: job.service.begin() },
        record: { version: 1, kind: 'wakes', wakes },
    });
}
/** A wake that was not made does not count. */
async function takeBack(written, ours, parts) {
    try {
        if (ours.length > 0)
            await writeDown(ours, parts);
        await forget([[written]], parts);
    }
    catch (error) {
        parts.job.voice.info(`A wake that another tick makes stays written down here as well: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
const wakeTargetOf = ({ header }) => ({
    runId: header.run_id,
    attempt: header.attempt,
    workflowFile: header.workflow_file,
    ref: header.ref,
    eventClass: header.event_class,
    isFanOut: (0,stage/* isFanOutKey */.HP)(header.run_key),
});
function targetOf(parking) {
    const { header, record } = parking;
    const method = (0,wake_run/* wakeMethodOf */.RW)(wakeTargetOf(parking));
    return `${method} ${header.ref} ${method === 'dispatch' ? record.resume_run : header.run_id}`;
}
function wakeOne(parking, { job, ask }) {
    const inputs = { 'resume-run': parking.record.resume_run };
    return (0,wake_run/* wakeRun */.Ig)(wakeTargetOf(parking), inputs, ask, (0,context/* runUrl */.Vp)(job.context, parking.header.run_id));
}
/** The oldest first, so that what is left never says less than before. */
async function forget(lists, { ask, job }) {
    for (const list of lists) {
        for (const id of list) {
            const gone = await (0,github_lists/* deleteArtifact */.CM)(ask, id);
            if (gone.kind === 'answer' || (gone.kind === 'refused' && /not found/i.test(gone.why)))
                continue;
            job.voice.info(`Records of runs that are over were not deleted: ${gone.why}.`);
            return;
        }
    }
}
const POLL_ATTEMPTS = 60;
/** Records that were not there at the first look, and name the same wake. */
function competingTicks({ header, record: { progress } }, before, after, self) {
    const known = new Set(before.map(({ artifactId }) => artifactId));
    return after.flatMap(({ header: { run_id }, record, artifactId }) => {
        if (record.kind !== 'wakes' || run_id === self || known.has(artifactId))
            return [];
        const isSame = record.wakes.some((wake) => wake.run_key === header.run_key &&
            wake.progress.steps === progress.steps &&
            wake.progress.cost_usd === progress.cost_usd);
        return isSame ? [{ run_id, artifactId }] : [];
    });
}
/**
 * Whether this tick is the one to wake a run, of several that have written down that they will. One that gives way takes
 * its record back; where its run ends and the record stays, it has woken the parked one.
 */
async function winsElection(competing, { self, ask, wait }) {
    const look = async ({ run_id, artifactId }, isOlder) => {
        const atWork = { isAlive: true, why: 'another tick wakes it' };
        if (isOlder)
            return atWork;
        const there = await ask('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', {
            artifact_id: artifactId,
        });
        if (there.kind === 'refused')
            return { isAlive: false };
        const run = await (0,github_lists/* runById */.eP)(ask, run_id);
        return { ...atWork, isFinal: run.kind === 'answer' && run.data.status === 'completed' };
    };
    return (await (0,elect/* elect */.c)(competing, { self, look, attempts: POLL_ATTEMPTS, wait })) === null;
}

// EXTERNAL MODULE: ./lib/action/modes/end-check.js
var end_check = __webpack_require__(13953);
;// CONCATENATED MODULE: ./lib/action/modes/tick.js













/**
 * `mode: tick` (spec 4.5): wakes what has parked in runs of this workflow file and branch and is due. When nothing is
 * due it costs a few API requests. It warns of what it cannot see.
 * @throws UsageError for a job that has no key, or no right to wake
 */
async function tickJob(job) {
    await (0,admit/* admit */.w)(job);
    const { keys, warnings } = (0,identity/* sealKeysOf */.hu)(job);
    for (const warning of warnings)
        job.voice.warning(warning);
    if (keys === null)
        throw new errors/* UsageError */.eb('`mode: tick` finds parked runs by what they have sealed, and this job has no key. Give it the same `state-key` as the runs, or the key of their agent.');
    const github = (0,identity_github/* githubOf */.z)(job, identity_github/* ALONE_MS */.$);
    const { ask } = github;
    const pause = (ms) => ports/* realPorts */.R.sleep(ms, new AbortController().signal);
    const unread = new Set();
    const { found, looked } = await tick({
        ...{ job, keys, ask, wait: pause, now: ports/* realPorts */.R.now() },
        // GitHub is not asked for the job's name, which is part of a run key: a tick keeps nothing under one.
        identity: await (0,identity/* identityOf */.cu)(job, async () => ({ kind: 'refused', why: 'not asked' })),
        artifacts: (0,artifact_reader/* artifactReader */.c)({ github, temp: job.context.temp, pause }),
        isAnswered: (0,by_comment/* answeredOn */.Vb)((0,issue_reader/* issueReaderOf */.eD)({ context: job.context, github }), keys, (what) => unread.add(what)),
        mayWake: async () => {
            const why = await (0,wake_run/* missingWakeRight */.nA)(ask);
            if (why !== null)
                throw missingRight(why);
        },
    });
    if (found.isRefused)
        throw missingRight(found.unseen[0] ?? '');
    const unseen = [...found.unseen, ...unread];
    if (unseen.length > 0)
        job.voice.warning(['Not everything could be seen; the next tick looks again.', ...unseen].join('\n'));
    for (const why of found.rejected.slice(0, 20))
        job.voice.info(why);
    tell(job, looked);
    job.voice.info(`${looked.length} parked runs were looked at, with ${github.requests} API requests.`);
    (0,end_check/* endCheck */.g)(job, {
        failure: null,
        result: tallyOf(looked),
        whole: looked.map((each) => ({
            run: each.parking.header.run_id,
            attempt: each.parking.header.attempt,
            status: each.parking.record.status,
            why: each.parking.record.why,
            due: each.parking.record.due,
            wakes: each.parking.wakes,
            done: each.done.kind,
        })),
        summary: tickSummary(looked, { requests: github.requests, urlOf: (id) => (0,context/* runUrl */.Vp)(job.context, id) }),
    });
}
const missingRight = (why) => new errors/* UsageError */.eb(`\`mode: tick\` lists artifacts and wakes runs, which its job's token may not: ${why}.${(0,wake_run/* isMissingRight */.H0)(why) ? ' Add `actions: write` to the `permissions:` of this job, in which no agent runs.' : ''} Nothing was woken.`);
function tallyOf(looked) {
    const count = (...kinds) => looked.filter(({ done }) => kinds.includes(done.kind)).length;
    return {
        parked: looked.length,
        woken: count('woken'),
        waiting: count('waits', 'early', 'busy'),
        stuck: count('stuck'),
        over: count('over'),
        failed: count('unknown', 'left', 'refused', 'silent'),
    };
}
function tell(job, looked) {
    const warnings = [];
    for (const one of looked) {
        const { header, record } = one.parking;
        const url = (0,context/* runUrl */.Vp)(job.context, header.run_id);
        const what = `Run ${header.run_id}, attempt ${header.attempt}, job ${header.job} (${record.workflow}; ${record.status}, ${record.why}): ${doneText(one)}`;
        const { done } = one;
        if (done.kind === 'stuck')
            warnings.push(`${what}. It was woken ${one.parking.wakes} times and came no further. Look at ${url} and its later runs, and mend what keeps it; then start the workflow by hand with \`resume-run: ${record.resume_run}\`, or re-run it. Once it has come further it is woken again.`);
        else if (done.kind === 'refused')
            warnings.push(`${what}. ${done.button}`);
        else if (['unknown', 'left', 'silent'].includes(done.kind))
            warnings.push(what);
        else
            job.voice.info(what);
    }
    for (const warning of warnings)
        job.voice.warning(warning);
}
/** Over 1 MiB GitHub drops the whole summary. */
const MAX_ROWS = 300;
const iso = (ms) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
/** What was done about a parked run, as people say it. */
function doneText({ done }) {
    switch (done.kind) {
        case 'waits':
            return 'waits for a person';
        case 'early':
            return done.isBackingOff ? `next try after ${iso(done.until)}` : `not before ${iso(done.until)}`;
        case 'stuck':
            return 'stuck: not woken any more';
        case 'busy':
            return `left alone: ${done.why}`;
        case 'over':
            return `over: ${done.why}`;
        case 'unknown':
            return `not woken, GitHub does not tell how it stands: ${done.why}`;
        case 'left':
            return `not woken: ${done.why}`;
        case 'woken':
            return done.method === 'dispatch' ? 'woken by a dispatch' : 'woken: the run is re-run';
        case 'refused':
            return `not woken, GitHub refuses: ${done.why}`;
        case 'silent':
            return `perhaps woken, GitHub did not answer: ${done.why}`;
        default:
            return done;
    }
}
/** @param urlOf the page of a workflow run */
function tickSummary(looked, { requests, urlOf }) {
    const woken = looked.filter(({ done }) => done.kind === 'woken').length;
    const head = `### ⏰ Tick · ${looked.length} parked ${looked.length === 1 ? 'run' : 'runs'}, ${woken} woken · ${requests} API requests`;
    if (looked.length === 0)
        return `${head}\n`;
    const rows = looked.slice(0, MAX_ROWS).map((one) => {
        const { header, record, wakes } = one.parking;
        return [
            `${(0,markdown/* link */.nf)(header.run_id, urlOf(header.run_id))} ${(0,markdown/* inline */.mG)(record.workflow, 60)}`,
            (0,markdown/* inline */.mG)(`${record.status}: ${record.why}`, 80),
            record.due === null ? '–' : (0,markdown/* inline */.mG)(iso(Date.parse(record.due))),
            String(wakes),
            (0,markdown/* inline */.mG)(doneText(one), 300),
        ];
    });
    const more = looked.length > MAX_ROWS ? [`… and ${looked.length - MAX_ROWS} more`] : [];
    return `${[head, (0,markdown/* table */.tp)(['run', 'waits for', 'due', 'wakes in vain ', 'now'], rows), ...more].join('\n\n')}\n`;
}


/***/ }),

/***/ 83729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ wokenByComment),
/* harmony export */   Vb: () => (/* binding */ answeredOn)
/* harmony export */ });
/* unused harmony export readAddressed */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _ask_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72187);
/* harmony import */ var _ask_issue_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95447);
/* harmony import */ var _ask_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86292);
/* harmony import */ var _ask_put_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43585);
/* harmony import */ var _ask_questions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50165);
/* harmony import */ var _checkpoint_attempt_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33862);
/* harmony import */ var _identity_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96079);








/**
 * Reads the comment that woke this job, and repeats every check, whoever has woken the job (spec 4.5).
 * @returns `nothing` for one that is meant for another job of the same file, or was taken already
 * @throws UsageError for a comment that is no answer, or that could not be read
 */
async function readAddressed(id, reader, keys) {
    if (keys === null) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`\`comment-id\`: without a key no question can be told from a forged one. Set the input \`state-key\` to what the run that asks has. Nothing was spent.`);
    }
    const read = await reader.issues.comment(id);
    if (read.kind !== 'answer')
        throw unread(id, read.why);
    const comment = read.data;
    const thread = await reader.thread(comment.issue, keys);
    if ('why' in thread)
        throw unread(id, thread.why);
    // An earlier attempt of this job has taken the comment as an answer; the run may still have to go on.
    const { questions } = (0,_ask_questions_js__WEBPACK_IMPORTED_MODULE_5__/* .questionsIn */ .j)(thread.comments, thread);
    const its = questions.filter(({ marker }) => marker.answeredBy === String(id));
    if (its.length > 0)
        return its.map((question) => ({ question, verb: 'answer', text: '', comment }));
    const verdict = await (0,_ask_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .judge */ .S)(comment, thread);
    if (verdict.kind === 'accepted')
        return verdict.answers;
    const { kind, why } = verdict.refusal;
    if (kind === 'answered' || kind === 'elsewhere')
        return { nothing: `Comment ${id} (\`comment-id\`): ${why}` };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Comment ${id} (\`comment-id\`) is not taken as an answer: ${why} The run goes on waiting; nothing was spent.`);
}
const unread = (id, why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`Comment ${id} (\`comment-id\`) could not be read: ${why}. Re-run the job to try again; nothing was spent. It takes the permission \`issues: read\`, on a pull request \`pull-requests: read\`.`);
const ELSEWHERE = 'The comment answers a question of another job, step or leg: this one has nothing to do with it.';
/**
 * Finds the run whose question a comment answers; the job goes on with it as with `resume-run`.
 * @returns `nothing` where it is another job's to go on
 * @throws UsageError as `readAddressed`
 */
async function wokenByComment(job, id, reader) {
    const addressed = await readAddressed(id, reader, (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .sealKeysOf */ .hu)(job).keys);
    if ('nothing' in addressed)
        return addressed;
    const runIds = [...new Set(addressed.map(({ question }) => question.marker.runId))];
    for (const runId of runIds) {
        const goesOn = resuming(job, runId);
        const standing = await (0,_checkpoint_attempt_context_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptContextOf */ .Cu)(goesOn);
        const answers = addressed.filter(({ question }) => (0,_ask_put_js__WEBPACK_IMPORTED_MODULE_4__/* .isOurMarker */ .zm)(question.marker, standing.identity));
        if (answers.length > 0)
            return { job: goesOn, standing, answers };
    }
    return { nothing: ELSEWHERE };
}
/** @throws UsageError when `resume-run` names another run */
function resuming(job, runId) {
    const given = job.inputs['resume-run'];
    if (given !== null && String(given) !== runId) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`\`comment-id\` answers a question of run ${runId}, and \`resume-run\` names run ${given}. Give one of them. Nothing was spent.`);
    }
    return { ...job, inputs: { ...job.inputs, 'resume-run': Number(runId) } };
}
/**
 * Whether somebody has answered a parked run whom it would believe, and it was not told (spec 4.5): the job that should
 * have told it may have failed, or GitHub was away.
 * @param tell hears what could not be read: a sentence
 */
function answeredOn(reader, keys, tell) {
    return async ({ header, record: { subject: issue, asks, resume_run: runId } }) => {
        const asked = {
            ...{ issue, asks: asks.map(({ id }) => id) },
            // Legs of a fan-out ask under keys of their own, and go on with their run.
            isOurs: (marker) => (0,_ask_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .isKeyOf */ .bX)(marker, header.run_key) || marker.runId === runId,
        };
        const seen = await (0,_ask_issue_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .lookAtIssue */ .cY)(asked, reader, keys);
        if (seen.why !== null)
            tell(`Whether somebody has answered on #${issue} is not known: ${seen.why}.`);
        return (await seen.answers()).length > 0;
    };
}


/***/ }),

/***/ 74773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ MAX_SLOTS),
/* harmony export */   Hh: () => (/* binding */ parseRecord),
/* harmony export */   lt: () => (/* binding */ RECORD_FILE),
/* harmony export */   rc: () => (/* binding */ homeBranchOf),
/* harmony export */   xD: () => (/* binding */ recordName)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45839);
/* harmony import */ var _identity_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75603);



/** The one file in what is sealed. */
const RECORD_FILE = 'wake.json';
const VERSION = 1;
/** Names of one run. A reader stops long before: at the first two that nobody has. */
const MAX_SLOTS = 600;
/** More than a matrix has legs. */
const MAX_WAKES = 1000;
const text = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(8000));
const count = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeInteger */ .Y2b(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const digits = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^\d{1,20}$/));
const time = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .isoTimestamp */ .yhX());
/** How far a run has come: the same again after a wake means that the wake has led to nothing. */
const progress = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ steps: count, cost_usd: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0)) });
/** A run has parked (spec 4.5). Whose it is, and which attempt has left it, stands in the sealed header. */
const parked = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(VERSION),
    kind: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('parked'),
    /** Raymond's id of the run. */
    run: text,
    /** The input `workflow`. */
    workflow: text,
    status: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['asking', 'paused']),
    reason: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    /** What it waits for, for people. */
    why: text,
    /** From then on a wake makes sense; null: only a person gets it on. */
    due: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(time),
    /** What a dispatch has to give as `resume-run` so that the run key is the same. */
    resume_run: digits,
    event: text,
    asks: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: text, timeout_at: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text) })),
    /** The issue or pull request where its questions stand; null: there is none. */
    subject: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count),
    progress,
});
/** A run that had parked has come to its end, so that there is nothing to wake. */
const over = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(VERSION), kind: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('over'), status: text });
/** What a tick is about to wake, written down before it does. */
const wakes = valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(VERSION),
    kind: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('wakes'),
    wakes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ run_key: text, progress, nth: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(1)) })), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(MAX_WAKES)),
});
const record = valibot__WEBPACK_IMPORTED_MODULE_1__/* .variant */ .Oxt('kind', [parked, over, wakes]);
/** Of a file that has come out of a seal: checked like any foreign file all the same. @returns null for what is none */
function parseRecord(data) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(record, data);
    return result.success ? result.output : null;
}
/**
 * The branch that a run belongs to: that of a pull request's run is the one that it would be merged into, whose
 * schedule looks after it.
 */
function homeBranchOf({ ref, event }) {
    const base = event.pull_request?.base?.ref;
    return typeof base === 'string' && base !== '' ? `refs/heads/${base}` : ref || 'none';
}
/**
 * Names of the records of one workflow file and branch. GitHub lists artifacts of one exact name over all runs, which
 * is one request; within a run each name can be had once, so that they are numbered: jobs and attempts of a run take
 * the first one that is free, and a reader goes on until there are none.
 */
function recordName(key, place, slot) {
    const hash = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .keyHash */ .aE)(key, (0,_identity_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(['parked', place.workflowFile, place.home]));
    return `${(0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .namePrefix */ .w8)(hash)}${slot}-parked`;
}


/***/ }),

/***/ 20250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ readRecord),
/* harmony export */   storeRecord: () => (/* binding */ storeRecord)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45839);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78527);
/* harmony import */ var _checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14939);
/* harmony import */ var _checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1837);
/* harmony import */ var _records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74773);








/** A record is a few lines, and so is a folder of them. */
const MAX_BYTES = 1024 ** 2;
/**
 * Seals a record and uploads it as an artifact of this run, under the first of its names that is free.
 * @returns GitHub's id of the artifact
 * @throws Error when it was not stored
 */
function storeRecord(job, { record, now, round, ...to }) {
    const place = { workflowFile: to.identity.workflowFile, home: (0,_records_js__WEBPACK_IMPORTED_MODULE_7__/* .homeBranchOf */ .rc)(job.context) };
    const time = new Date(now).toISOString();
    const fill = (contents) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(contents, _records_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORD_FILE */ .lt), JSON.stringify(record));
    return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withNewFolder */ .DF)(job.context.temp, 'raymond-wake-', async (folder) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_4__/* .CARRIER_FILE */ .qV);
        for (let slot = 0; slot < _records_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SLOTS */ .Fn; slot++) {
            const name = (0,_records_js__WEBPACK_IMPORTED_MODULE_7__/* .recordName */ .xD)(to.keys.seal, place, slot);
            await (0,_checkpoint_save_sealed_js__WEBPACK_IMPORTED_MODULE_5__/* .seal */ .o)(file, name, { ...to, time, fill, tell: () => { } });
            try {
                const id = await round.ask(() => (0,_checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__/* .uploadArtifact */ .mz)(job, name, [file], _checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__/* .SEALED */ .pU));
                if (id === undefined)
                    throw new Error('the artifact service gives it no id');
                return id;
            }
            catch (error) {
                if (!(0,_checkpoint_save_stores_js__WEBPACK_IMPORTED_MODULE_6__/* .isNameTaken */ .hU)(error))
                    throw error;
            }
        }
        throw new Error(`this run has ${_records_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SLOTS */ .Fn} of them already`);
    });
}
/**
 * Fetches a record and opens it.
 * @throws Error when it cannot be fetched, which says nothing of it
 */
function readRecord({ id, name }, { artifacts, keys, repositoryId, temp }) {
    return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withNewFolder */ .DF)(temp, 'raymond-wake-', async (folder) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_4__/* .CARRIER_FILE */ .qV);
        const fetched = await artifacts.fetch(id, file, MAX_BYTES);
        if (fetched.kind === 'broken')
            return { kind: 'none', why: fetched.why };
        const into = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'contents');
        // What a run that is woken does is decided by what it restores: here it is only looked at.
        const expected = { repository_id: repositoryId, name, place: null };
        const opened = await (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_2__/* .openSealed */ .j5)({ file, keys, into, expected });
        if (opened.kind !== 'opened')
            return { kind: 'none', why: opened.why };
        const data = (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, _records_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORD_FILE */ .lt), 'utf8').then((text) => JSON.parse(text));
        const record = (0,_records_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRecord */ .Hh)(await data.catch(() => null));
        if (record === null)
            return { kind: 'none', why: 'it holds no record that this version knows' };
        return { kind: 'record', header: opened.header, record };
    });
}


/***/ }),

/***/ 12199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isMissingRight),
/* harmony export */   Ig: () => (/* binding */ wakeRun),
/* harmony export */   RW: () => (/* binding */ wakeMethodOf),
/* harmony export */   nA: () => (/* binding */ missingWakeRight)
/* harmony export */ });
/* harmony import */ var _runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38215);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6225);


/**
 * A dispatch is an event of its own, with the branch's commit: only a run of that class can go on in it. All others, of
 * pull requests above all, go on as another attempt of themselves.
 */
const wakeMethodOf = ({ eventClass, ref, isFanOut, }) => eventClass === 'trusted' && !isFanOut && /^refs\/(?:heads|tags)\//.test(ref) ? 'dispatch' : 'rerun';
/**
 * Wakes a parked run in its own context.
 * @param inputs of the dispatch: never what somebody has written
 */
async function wakeRun(context, inputs, ask, runUrl) {
    const method = wakeMethodOf(context);
    const answer = method === 'dispatch'
        ? await ask('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
            workflow_id: context.workflowFile.split('/').at(-1),
            ref: (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .branchNameOf */ .dZ)(context.ref),
            inputs,
        })
        : await ask('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', {
            run_id: Number(context.runId),
        });
    if (answer.kind === 'answer' || (method === 'rerun' && (await isUnderWay(context, ask))))
        return { kind: 'woken', method };
    if (answer.kind === 'silent')
        return { kind: 'silent', method, why: answer.why };
    return { kind: 'refused', method, why: answer.why, button: buttonFor(method, context, inputs, runUrl) };
}
/** A re-run that GitHub has taken, and not confirmed, it refuses the second time: it is under way already. */
async function isUnderWay({ runId, attempt }, ask) {
    const run = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .runById */ .eP)(ask, runId);
    return run.kind === 'answer' && (run.data.run_attempt ?? 0) > attempt;
}
function buttonFor(method, { workflowFile }, inputs, runUrl) {
    if (method === 'rerun')
        return `Open ${runUrl} and press "Re-run jobs", "Re-run all jobs". GitHub re-runs a run for 30 days; after that, push to the pull request to start a new one.`;
    const given = Object.entries(inputs).map(([name, value]) => `\`${name}: ${value}\``);
    return `Open "Actions", the workflow ${workflowFile}, "Run workflow", and give it ${given.join(' and ')}. It takes \`workflow_dispatch\` with ${given.length === 1 ? 'that input' : 'those inputs'} in the file, as .github/workflows/examples/ask.yml has it.`;
}
/** What a token lacks says itself so. */
const isMissingRight = (why) => /not accessible by/i.test(why);
/**
 * Whether the token may wake runs at all, asked by deleting what cannot be there: GitHub looks at the right first.
 * @returns null: it may, or nobody says that it may not
 */
async function missingWakeRight(ask) {
    const answer = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteArtifact */ .CM)(ask, 0);
    return answer.kind === 'refused' && isMissingRight(answer.why) ? answer.why : null;
}


/***/ }),

/***/ 15939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ artifactReader)
/* harmony export */ });
/* unused harmony export takeOutOfZip */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78527);
/* harmony import */ var _download_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88809);




/** Ours have one file; one with many was not made by us. */
const MAX_ENTRIES = 16;
/** How many bytes a zip may have besides the file in it. */
const FRAME_BYTES = 64 * 1024;
/** Thrown when GitHub has not said, after several requests, where the artifact is. */
class Unanswered extends Error {
}
function artifactReader({ github, temp, pause }) {
    /** @returns null when it is gone @throws Unanswered */
    const addressOf = async (id) => {
        const from = await github.artifactAddress(id);
        if (from.kind === 'answer')
            return from.data;
        if (from.kind === 'refused' && [404, 410].includes(from.status ?? 0))
            return null;
        throw new Unanswered(from.why);
    };
    const zipTo = async (id, zip, most) => {
        const url = await addressOf(id);
        if (url === null)
            return { kind: 'broken', why: 'the artifact is not there any more' };
        return await (0,_download_js__WEBPACK_IMPORTED_MODULE_3__/* .download */ .RG)(url, zip, most);
    };
    const head = async (id, file, bytes) => {
        const url = await addressOf(id);
        if (url === null)
            return Buffer.alloc(0);
        return firstOfZip(await (0,_download_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadFirst */ .x4)(url, bytes + FRAME_BYTES), file).subarray(0, bytes);
    };
    const once = (id, file, most) => (0,_download_js__WEBPACK_IMPORTED_MODULE_3__/* .withScratchFile */ .xz)(temp, async (zip) => {
        const fetched = await zipTo(id, zip, most + FRAME_BYTES);
        return fetched.kind === 'broken' ? fetched : await takeOutOfZip(zip, file, most);
    });
    const again = (work) => (0,_download_js__WEBPACK_IMPORTED_MODULE_3__/* .thrice */ ._8)(work, pause, (error) => error instanceof Unanswered);
    return {
        fetch: (id, file, most) => again(() => once(id, file, most)),
        head: (id, file, bytes) => again(() => head(id, file, bytes)),
        fetchZip: (id, file, most) => again(() => zipTo(id, file, most)),
    };
}
/** As much of a zip's first file as is there. Empty for another file, or one packed in a way that ours never are. */
function firstOfZip(start, file) {
    if (start.length < 30 || start.readUInt32LE(0) !== 0x04034b50)
        return Buffer.alloc(0);
    const [method, nameLength, extraLength] = [8, 26, 28].map((at) => start.readUInt16LE(at));
    const data = start.subarray(30 + nameLength + extraLength);
    if (start.toString('utf8', 30, 30 + nameLength) !== file)
        return Buffer.alloc(0);
    if (method === 0)
        return data;
    return method === 8 ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(data, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_0__.constants.Z_SYNC_FLUSH }) : Buffer.alloc(0);
}
/** Takes one member out by its name, and counts its bytes as they come: the sizes that a zip states are not believed. */
async function takeOutOfZip(zip, file, most) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    let archive;
    try {
        archive = await openPromise(zip, { autoClose: false });
        if (archive.entryCount > MAX_ENTRIES)
            return { kind: 'broken', why: `the artifact has ${archive.entryCount} files, and one of ours has one` };
        for await (const entry of archive.eachEntry()) {
            if (entry.fileName !== _checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .CARRIER_FILE */ .qV)
                continue;
            if (entry.uncompressedSize > most)
                return { kind: 'broken', why: `it has more than ${most} bytes` };
            return await (0,_download_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtMost */ .GV)(await archive.openReadStreamPromise(entry), file, most);
        }
        return { kind: 'broken', why: `the artifact has no ${_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_2__/* .CARRIER_FILE */ .qV}` };
    }
    catch (error) {
        // A full disk is our problem; any other error here comes from the zip.
        if (typeof error.syscall === 'string')
            throw error;
        return { kind: 'broken', why: `the artifact is no zip that opens: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}` };
    }
    finally {
        archive?.close();
    }
}


/***/ })

};
