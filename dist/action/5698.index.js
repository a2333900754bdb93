export const id = 5698;
export const ids = [5698];
export const modules = {

/***/ 45698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tickJob: () => (/* binding */ tickJob)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/artifact-reader.js
var artifact_reader = __webpack_require__(99333);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/action/ask/client.js
var ask_client = __webpack_require__(83369);
// EXTERNAL MODULE: ./lib/action/ask/issue.js
var issue = __webpack_require__(54407);
// EXTERNAL MODULE: ./lib/action/guard/admit.js + 1 modules
var admit = __webpack_require__(96421);
// EXTERNAL MODULE: ./lib/action/identity/ask-github.js
var ask_github = __webpack_require__(69174);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/ask/addressed.js
var addressed = __webpack_require__(56517);
// EXTERNAL MODULE: ./lib/action/ask/checks.js
var checks = __webpack_require__(72187);
// EXTERNAL MODULE: ./lib/action/ask/marker.js
var ask_marker = __webpack_require__(86292);
// EXTERNAL MODULE: ./lib/action/ask/questions.js
var questions = __webpack_require__(50165);
;// CONCATENATED MODULE: ./lib/action/wake/answered.js




/**
 * Whether somebody has answered a parked run whom it would believe, and it was not told (spec 4.5): the job that should
 * have told it may have failed, or GitHub was away.
 */
function answeredOn({ issues, keys, workflowFile, tell, }) {
    const scenes = new Map();
    const read = async (issue) => {
        const scene = await (0,addressed/* readScene */.z)(issue, { issues, keys, workflowFile });
        if (!('why' in scene))
            return scene;
        tell(`Whether somebody has answered on #${issue} is not known: ${scene.why}.`);
        return null;
    };
    return async ({ header, record: { subject, asks } }) => {
        if (subject === null || asks.length === 0)
            return false;
        const reading = scenes.get(subject) ?? read(subject);
        scenes.set(subject, reading);
        const scene = await reading;
        if (scene === null)
            return false;
        const open = (0,questions/* questionsIn */.j)(scene.comments, { us: scene.us, keys: scene.keys }).questions.filter(({ marker }) => marker.answeredBy === null &&
            (0,ask_marker/* isKeyOf */.bX)(marker, header.run_key) &&
            asks.some(({ id }) => id === marker.askId));
        return (await (0,checks/* answersFor */.z)(open, scene)).length > 0;
    };
}

// EXTERNAL MODULE: ./lib/action/wake/asking.js
var asking = __webpack_require__(22764);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
;// CONCATENATED MODULE: ./lib/action/wake/report.js

/** Over 1 MiB GitHub drops the whole summary. */
const MOST_ROWS = 300;
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
            return done.way === 'dispatch' ? 'woken by a dispatch' : 'woken: the run is re-run';
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
    const rows = looked.slice(0, MOST_ROWS).map((one) => {
        const { header, record, wakes } = one.parking;
        return [
            `${(0,markdown/* link */.nf)(header.run_id, urlOf(header.run_id))} ${(0,markdown/* inline */.mG)(record.workflow, 60)}`,
            (0,markdown/* inline */.mG)(`${record.status}: ${record.why}`, 80),
            record.due === null ? '–' : (0,markdown/* inline */.mG)(iso(Date.parse(record.due))),
            String(wakes),
            (0,markdown/* inline */.mG)(doneText(one), 300),
        ];
    });
    const more = looked.length > MOST_ROWS ? [`… and ${looked.length - MOST_ROWS} more`] : [];
    return `${[head, (0,markdown/* table */.tp)(['run', 'waits for', 'due', 'wakes in vain ', 'now'], rows), ...more].join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./lib/action/wake/rouse.js
var rouse = __webpack_require__(49837);
// EXTERNAL MODULE: ./lib/action/wake/tick.js + 4 modules
var tick = __webpack_require__(35513);
// EXTERNAL MODULE: ./lib/action/modes/end-check.js
var end_check = __webpack_require__(13953);
;// CONCATENATED MODULE: ./lib/action/modes/tick.js














/**
 * `mode: tick` (spec 4.5): wakes what has parked in runs of this workflow file and branch and is due. Without anything
 * due it costs a few API requests. What it cannot see, it warns of.
 * @throws UsageError for a job that has no key, or no right to wake
 */
async function tickJob(job) {
    await (0,admit/* admit */.w)(job);
    const { keys, warnings } = (0,identity/* sealKeysOf */.hu)(job);
    for (const warning of warnings)
        job.voice.warning(warning);
    if (keys === null)
        throw new errors/* UsageError */.eb('`mode: tick` finds parked runs by what they have sealed, and this job has no key. Give it the same `state-key` as the runs, or the key of their agent.');
    const { ask, count, one } = (0,asking/* counting */.Mr)((0,ask_github/* askGitHub */.X3)(job));
    const pause = (ms) => ports/* realPorts */.R.sleep(ms, new AbortController().signal);
    const address = (id, signal) => {
        one();
        return (0,ask_github/* artifactAddress */.zh)(job, id, signal);
    };
    const client = (0,ask_client.clientOf)(job.context, job.inputs['github-token'], asking/* PATIENCE_MS */.xR);
    const issues = (0,issue/* issuesOf */.w)((0,asking/* countingClient */.XC)(client, one), ports/* realPorts */.R.now);
    const unread = [];
    const { found, looked } = await (0,tick/* tick */.i)({
        ...{ job, keys, ask, wait: pause, now: ports/* realPorts */.R.now() },
        // Its name is asked for by those who need it: a tick keeps nothing by it.
        identity: await (0,identity/* identityOf */.cu)(job, async () => ({ kind: 'refused', why: 'not asked' })),
        artifacts: (0,artifact_reader/* artifactReader */.c)({ address, temp: job.context.temp, pause }),
        isAnswered: answeredOn({
            issues,
            keys,
            workflowFile: job.context.workflowFile,
            tell: (what) => unread.push(what),
        }),
        mayWake: async () => {
            const why = await (0,rouse/* missingWakeRight */.nA)(ask);
            if (why !== null)
                throw missingRight(why);
        },
    });
    if (found.isRefused)
        throw missingRight(found.unseen[0] ?? '');
    const unseen = [...found.unseen, ...unread];
    if (unseen.length > 0)
        job.voice.warning(['Not everything could be seen; the next tick looks again.', ...unseen].join('\n'));
    for (const why of found.passed.slice(0, 20))
        job.voice.info(why);
    tell(job, looked);
    job.voice.info(`${looked.length} parked runs were looked at, with ${count()} API requests.`);
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
        summary: tickSummary(looked, { requests: count(), urlOf: (id) => (0,tick/* runUrl */.V)(job, id) }),
    });
}
const missingRight = (why) => new errors/* UsageError */.eb(`\`mode: tick\` lists artifacts and wakes runs, which its job's token may not: ${why}.${(0,rouse/* isMissingRight */.H0)(why) ? ' Add `actions: write` to the `permissions:` of this job, in which no agent runs.' : ''} Nothing was woken.`);
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
/** GitHub shows ten annotations of a step and level. */
const MOST_WARNINGS = 8;
function tell(job, looked) {
    const warnings = [];
    for (const one of looked) {
        const { header, record } = one.parking;
        const url = (0,tick/* runUrl */.V)(job, header.run_id);
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
    for (const warning of warnings.slice(0, MOST_WARNINGS))
        job.voice.warning(warning);
    const more = warnings.slice(MOST_WARNINGS);
    for (const warning of more)
        job.voice.info(warning);
}


/***/ }),

/***/ 99333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ artifactReader)
/* harmony export */ });
/* unused harmony export takeOutOfZip */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3828);
/* harmony import */ var _at_most_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57920);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78527);








/** Ours have one file; what has many was not made by us. */
const MOST_ENTRIES = 16;
/** Bytes of a zip besides the file in it. */
const FRAME_BYTES = 64 * 1024;
/** Asking for the address; the transfer itself is waited for as long as it moves. */
const PATIENCE_MS = 20_000;
/** The service now and then answers 500 or nothing. */
const TRIES = 3;
function artifactReader({ address, temp, pause }) {
    const download = async (id, zip, most) => {
        try {
            const from = await address(id, AbortSignal.timeout(PATIENCE_MS));
            if (!from)
                throw new Error('GitHub gives no address for it');
            const response = await fetch(from);
            if (!response.ok || response.body === null)
                throw new Error(`the download answers ${response.status}`);
            const limited = (0,_at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .atMost */ .T)(most);
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(response.body, limited.stream, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(zip, { mode: 0o600 }));
            return { kind: 'fetched', bytes: limited.bytes() };
        }
        catch (error) {
            if (error instanceof _at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .TooMuch */ .G)
                return { kind: 'broken', why: error.message };
            if (isGone(error))
                return { kind: 'broken', why: 'the artifact is not there any more' };
            throw error;
        }
    };
    const once = async (id, file, most) => {
        const zip = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(temp, `raymond-artifact-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
        try {
            const fetched = await download(id, zip, most + FRAME_BYTES);
            return fetched.kind === 'broken' ? fetched : await takeOutOfZip(zip, file, most);
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(zip, { force: true });
        }
    };
    const again = async (work) => {
        for (let tried = 1;; tried++) {
            try {
                return await work();
            }
            catch (error) {
                if (tried === TRIES)
                    throw error;
                await pause(tried * 1000);
            }
        }
    };
    return {
        fetch: (id, file, most) => again(() => once(id, file, most)),
        fetchZip: (id, file, most) => again(() => download(id, file, most)),
    };
}
const isGone = (error) => [404, 410].includes(error.status ?? 0);
/** One member, by name, written by us and counted as it comes: what a zip says of its sizes is not believed. */
async function takeOutOfZip(zip, file, most) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    let archive;
    try {
        archive = await openPromise(zip, { autoClose: false });
        if (archive.entryCount > MOST_ENTRIES)
            return { kind: 'broken', why: `the artifact has ${archive.entryCount} files, and one of ours has one` };
        for await (const entry of archive.eachEntry()) {
            if (entry.fileName !== _carrier_js__WEBPACK_IMPORTED_MODULE_7__/* .CARRIER_FILE */ .qV)
                continue;
            if (entry.uncompressedSize > most)
                throw new _at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .TooMuch */ .G(`it has more than ${most} bytes`);
            const counted = (0,_at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .atMost */ .T)(most);
            const contents = await archive.openReadStreamPromise(entry);
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(contents, counted.stream, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(file, { mode: 0o600 }));
            return { kind: 'fetched', bytes: counted.bytes() };
        }
        return { kind: 'broken', why: `the artifact has no ${_carrier_js__WEBPACK_IMPORTED_MODULE_7__/* .CARRIER_FILE */ .qV}` };
    }
    catch (error) {
        if (error instanceof _at_most_js__WEBPACK_IMPORTED_MODULE_6__/* .TooMuch */ .G)
            return { kind: 'broken', why: error.message };
        // A full disk is ours; all else that fails here is the zip's.
        if (typeof error.syscall === 'string')
            throw error;
        return { kind: 'broken', why: `the artifact is no zip that opens: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error)}` };
    }
    finally {
        archive?.close();
    }
}


/***/ }),

/***/ 57920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ TooMuch),
/* harmony export */   T: () => (/* binding */ atMost)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);

/** Thrown by a stream that more comes through than may. */
class TooMuch extends Error {
}
/** A stream that counts what comes through, and fails at the first byte too many. */
function atMost(most) {
    let bytes = 0;
    const stream = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({
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


/***/ })

};
