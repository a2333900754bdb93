export const id = 4908;
export const ids = [4908,2850,3369];
export const modules = {

/***/ 83369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clientOf: () => (/* binding */ clientOf)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _identity_ask_github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69174);


/** A single request is given up then. */
const PATIENCE_MS = 15_000;
/**
 * GitHub's API by octokit with its plugins for repeating and for rate limits, loaded when it is first asked.
 * @param patienceMs for all requests together, from the first one on
 */
function clientOf({ owner, repo }, token, patienceMs) {
    const over = new AbortController();
    let until = Number.POSITIVE_INFINITY;
    let octokit = null;
    const begin = () => {
        if (octokit === null) {
            until = performance.now() + patienceMs;
            setTimeout(() => over.abort(), patienceMs).unref();
            octokit = connect(token ?? '', over.signal, () => until - performance.now());
        }
        return octokit;
    };
    const tried = async (work) => {
        if (token === null)
            return { kind: 'refused', why: 'there is no github-token to ask with' };
        try {
            const data = await Promise.race([begin().then(work), aborted(over.signal)]);
            return { kind: 'answer', data };
        }
        catch (error) {
            if (over.signal.aborted)
                return { kind: 'silent', why: `GitHub's API has not answered within ${patienceMs / 1000} s` };
            if (!(0,_identity_ask_github_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefusal */ .vu)(error))
                return { kind: 'silent', why: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
            return { kind: 'refused', why: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), status: error.status };
        }
    };
    const request = (route, parameters, retries) => tried(async (connected) => {
        const options = retries === undefined ? {} : { request: { retries } };
        const { data } = await connected.request(route, { owner, repo, ...parameters, ...options });
        return data;
    });
    return {
        ask: (route, parameters = {}) => request(route, parameters),
        make: (route, parameters = {}) => request(route, parameters, 0),
        graphql: (query) => tried((connected) => connected.graphql(query)),
        pause: async (ms) => {
            begin();
            // Nothing else may keep the process alive meanwhile.
            const waited = new Promise((resolve) => setTimeout(resolve, ms));
            await Promise.race([waited, aborted(over.signal).catch(() => { })]);
        },
        get isOver() {
            return over.signal.aborted;
        },
    };
}
async function connect(token, over, leftMs) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(9735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(3251), __webpack_require__.e(6856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const waits = (seconds, _, __, tries) => tries < 3 && seconds * 1000 < leftMs();
    const options = { throttle: { onRateLimit: waits, onSecondaryRateLimit: waits } };
    // Ours comes first, so that each try has a time of its own.
    return getOctokit(token, options, impatient(over), retry, throttling);
}
const impatient = (over) => (octokit) => {
    octokit.hook.wrap('request', (request, options) => request({
        ...options,
        request: { ...options.request, signal: AbortSignal.any([over, AbortSignal.timeout(PATIENCE_MS)]) },
    }));
    return {};
};
function aborted(signal) {
    return new Promise((_, reject) => {
        const stop = () => reject(new Error('there is no time left'));
        if (signal.aborted)
            stop();
        else
            signal.addEventListener('abort', stop, { once: true });
    });
}


/***/ }),

/***/ 54407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ issuesOf)
/* harmony export */ });
/* unused harmony export JOB_TOKEN */
/* harmony import */ var _runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56056);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66945);


/** The name of the job's own token, where GitHub does not tell whose it is. */
const JOB_TOKEN = { login: 'github-actions[bot]', isBot: true };
const ISSUE = '/repos/{owner}/{repo}/issues';
/** What was done without an answer may take a moment to be seen. */
const LOOK_AGAIN_MS = [1000, 3000, 9000];
/** GitHub's clock and ours. */
const CLOCKS_APART_MS = 10 * 60_000;
/** @param now epoch ms */
function issuesOf(client, now) {
    const issues = {
        us: async () => {
            const said = await client.graphql('query { viewer { login __typename } }');
            if (said.kind === 'silent')
                return said;
            const { login, __typename: type } = (said.kind === 'answer' ? said.data.viewer : null) ?? {};
            if (typeof login !== 'string' || login === '')
                return { kind: 'answer', data: JOB_TOKEN };
            return { kind: 'answer', data: { login, isBot: type === 'Bot' || login.endsWith('[bot]') } };
        },
        comment: async (id) => parsed(await client.ask(`GET ${ISSUE}/comments/{id}`, { id })),
        comments: async (issue, since) => {
            const parameters = { issue, ...(since !== undefined && { since }) };
            return await (0,_runtime_checkpoint_github_js__WEBPACK_IMPORTED_MODULE_0__/* .allPages */ .S)((route, given) => client.ask(route, given), `GET ${ISSUE}/{issue}/comments`, parameters, (page) => (Array.isArray(page) ? page.flatMap((each) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseComment */ .vj)(each) ?? []) : []));
        },
        post: async (issue, body, isIt) => {
            const since = new Date(now() - CLOCKS_APART_MS).toISOString();
            const make = async () => parsed(await client.make(`POST ${ISSUE}/{issue}/comments`, { issue, body }));
            let said = await make();
            for (const waitMs of LOOK_AGAIN_MS) {
                if (said.kind !== 'silent' || client.isOver)
                    return said;
                await client.pause(waitMs);
                const there = await issues.comments(issue, since);
                if (there.kind !== 'answer')
                    return said;
                const found = there.data.find(isIt);
                if (found !== undefined)
                    return { kind: 'answer', data: found };
                said = await make();
            }
            return said;
        },
        edit: async (id, body) => parsed(await client.ask(`PATCH ${ISSUE}/comments/{id}`, { id, body })),
        react: (id, content) => client.ask(`POST ${ISSUE}/comments/{id}/reactions`, { id, content }),
        accessOf: async (login) => {
            const said = await client.ask('GET /repos/{owner}/{repo}/collaborators/{username}/permission', { username: login });
            if (said.kind !== 'answer') {
                // Nobody by that name has access, which is an answer.
                if (said.kind === 'refused' && said.status === 404)
                    return { kind: 'known', permission: 'no', isBot: false };
                return { kind: 'unanswered', why: said.why };
            }
            const { permission, user } = said.data;
            return { kind: 'known', permission: String(permission), isBot: user?.type === 'Bot' };
        },
    };
    return issues;
}
function parsed(said) {
    if (said.kind !== 'answer')
        return said;
    const comment = (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .parseComment */ .vj)(said.data);
    return comment === null
        ? { kind: 'silent', why: 'GitHub has answered with something that is no comment' }
        : { kind: 'answer', data: comment };
}


/***/ }),

/***/ 13953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endCheck)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _end_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29311);




/** Sets every output, writes the summary and ends the job: no run, no cost (spec 4.2). */
function endCheck(job, { failure, result, whole, summary }) {
    const { voice, context } = job;
    const redact = (text) => voice.redact(text);
    const outputs = {
        ...(0,_end_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Y)({
            ..._end_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_RUN */ .e,
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
    if (job.inputs.summary) {
        try {
            voice.summary(summary);
        }
        catch (error) {
            voice.warning(`The job summary could not be written: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
        }
    }
    if (failure !== null)
        voice.setFailed(failure.message);
}
/** In a new folder, as nothing that somebody put there is followed. */
function fileWith(folder, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'raymond-result-')), 'result.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${text}\n`, { flag: 'wx' });
    return file;
}


/***/ }),

/***/ 22764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ counting),
/* harmony export */   XC: () => (/* binding */ countingClient),
/* harmony export */   xR: () => (/* binding */ PATIENCE_MS)
/* harmony export */ });
/** Nobody waits for such a job: GitHub may be away for a minute, or want a pause of one. */
const PATIENCE_MS = 90_000;
/** Counts requests: each costs of a limit that a whole repository shares. */
function counting(ask) {
    let requests = 0;
    const one = () => {
        requests += 1;
    };
    return {
        ask: (route, parameters) => {
            one();
            return ask(route, parameters);
        },
        count: () => requests,
        one,
    };
}
/** The same of a client; what it repeats is one. */
function countingClient(client, one) {
    return {
        ask: (route, parameters) => {
            one();
            return client.ask(route, parameters);
        },
        make: (route, parameters) => {
            one();
            return client.make(route, parameters);
        },
        graphql: (query) => {
            one();
            return client.graphql(query);
        },
        pause: client.pause,
        get isOver() {
            return client.isOver;
        },
    };
}


/***/ }),

/***/ 26175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   xD: () => (/* binding */ recordName),
/* harmony export */   yO: () => (/* binding */ MOST_SLOTS)
/* harmony export */ });
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92087);
/* harmony import */ var _identity_canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75603);


/**
 * The branch that a run belongs to: that of a pull request's run is the one that it would be merged into, whose
 * schedule looks after it.
 */
function homeOf({ ref, event }) {
    const base = event.pull_request?.base?.ref;
    return typeof base === 'string' && base !== '' ? `refs/heads/${base}` : ref || 'none';
}
/**
 * Names of the records of one workflow file and branch. GitHub lists artifacts of one exact name over all runs, which
 * is one request; within a run each name can be had once, so that they are numbered: jobs and attempts of a run take
 * the first one that is free, and a reader goes on until there are none.
 */
function recordName(key, place, slot) {
    const hash = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .keyHash */ .aE)(key, (0,_identity_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(['parked', place.workflowFile, place.home]));
    return `${(0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .namePrefix */ .w8)(hash)}${slot}-parked`;
}
/** Names of one run. A reader stops long before: at the first two that nobody has. */
const MOST_SLOTS = 600;


/***/ }),

/***/ 49837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isMissingRight),
/* harmony export */   N_: () => (/* binding */ rouse),
/* harmony export */   VO: () => (/* binding */ wayOf),
/* harmony export */   nA: () => (/* binding */ missingWakeRight)
/* harmony export */ });
/**
 * A dispatch is an event of its own, with the branch's commit: only a run of that class can go on in it. All others, of
 * pull requests above all, go on as another attempt of themselves.
 */
const wayOf = ({ eventClass, ref, isFanOut, }) => eventClass === 'trusted' && !isFanOut && /^refs\/(?:heads|tags)\//.test(ref) ? 'dispatch' : 'rerun';
/**
 * Wakes a parked run in its own context.
 * @param inputs of the dispatch: never what somebody has written
 */
async function rouse(context, inputs, ask, runUrl) {
    const way = wayOf(context);
    const answer = way === 'dispatch'
        ? await ask('POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches', {
            workflow_id: context.workflowFile.split('/').at(-1),
            ref: context.ref.replace(/^refs\/(?:heads|tags)\//, ''),
            inputs,
        })
        : await ask('POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun', {
            run_id: Number(context.runId),
        });
    if (answer.kind === 'answer' || (way === 'rerun' && (await isUnderWay(context, ask))))
        return { kind: 'woken', way };
    if (answer.kind === 'silent')
        return { kind: 'silent', way, why: answer.why };
    return { kind: 'refused', way, why: answer.why, button: buttonFor(way, context, inputs, runUrl) };
}
/** A re-run that GitHub has taken, and not confirmed, it refuses the second time: it is under way already. */
async function isUnderWay({ runId, attempt }, ask) {
    const run = await ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
        run_id: Number(runId),
    });
    return run.kind === 'answer' && (run.data.run_attempt ?? 0) > attempt;
}
function buttonFor(way, { workflowFile }, inputs, runUrl) {
    if (way === 'rerun')
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
    const answer = await ask('DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', {
        artifact_id: 0,
    });
    return answer.kind === 'refused' && isMissingRight(answer.why) ? answer.why : null;
}


/***/ }),

/***/ 42850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ readRecord),
  storeRecord: () => (/* binding */ storeRecord)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 9 modules
var seal = __webpack_require__(92087);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/version.js
var version = __webpack_require__(29984);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity_identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/wake/names.js
var names = __webpack_require__(26175);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/action/wake/records.js

/** The one file in what is sealed. */
const RECORD_FILE = 'wake.json';
const VERSION = 1;
/** More than a matrix has legs. */
const MOST_WAKES = 1000;
const records_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(8000));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(0));
const digits = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\d{1,20}$/));
const time = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX());
/** How far a run has come: the same again after a wake means that the wake has led to nothing. */
const progress = dist/* strictObject */.rej({ steps: count, cost_usd: dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(0)) });
/** A run has parked (spec 4.5). Whose it is, and which attempt has left it, stands in the sealed header. */
const parked = dist/* strictObject */.rej({
    version: dist/* literal */.euz(VERSION),
    kind: dist/* literal */.euz('parked'),
    /** Raymond's id of the run. */
    run: records_text,
    /** The input `workflow`. */
    workflow: records_text,
    status: dist/* picklist */.KIO(['asking', 'paused']),
    reason: dist/* nullable */.mee(records_text),
    /** What it waits for, for people. */
    why: records_text,
    /** From then on a wake makes sense; null: only a person gets it on. */
    due: dist/* nullable */.mee(time),
    /** What a dispatch has to give as `resume-run` so that the run key is the same. */
    resume_run: digits,
    event: records_text,
    asks: dist/* array */.YOg(dist/* strictObject */.rej({ id: records_text, timeout_at: dist/* nullable */.mee(records_text) })),
    /** The issue or pull request where its questions stand; null: there is none. */
    subject: dist/* nullable */.mee(count),
    progress,
});
/** A run that had parked has come to its end, so that there is nothing to wake. */
const over = dist/* strictObject */.rej({ version: dist/* literal */.euz(VERSION), kind: dist/* literal */.euz('over'), status: records_text });
/** What a tick is about to wake, written down before it does. */
const wakes = dist/* strictObject */.rej({
    version: dist/* literal */.euz(VERSION),
    kind: dist/* literal */.euz('wakes'),
    wakes: dist/* pipe */.FsL(dist/* array */.YOg(dist/* strictObject */.rej({ run_key: records_text, progress, nth: dist/* pipe */.FsL(count, dist/* minValue */.Wwf(1)) })), dist/* maxLength */.Ru6(MOST_WAKES)),
});
const record = dist/* variant */.Oxt('kind', [parked, over, wakes]);
/** Of a file that has come out of a seal: checked like any foreign file all the same. @returns null: it is none */
function parseRecord(data) {
    const result = dist/* safeParse */.xLC(record, data);
    return result.success ? result.output : null;
}

;// CONCATENATED MODULE: ./lib/action/wake/store.js









/** A record is a few lines, and so is a folder of them. */
const MOST_BYTES = 1024 ** 2;
/**
 * Seals a record and uploads it as an artifact of this run, under the first of its names that is free.
 * @returns GitHub's id of the artifact
 * @throws Error when it was not stored
 */
async function storeRecord(job, to) {
    const { temp } = job.context;
    await (0,promises_.mkdir)(temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'raymond-wake-'));
    try {
        const contents = (0,external_node_path_.join)(folder, 'contents');
        await (0,promises_.mkdir)(contents);
        await (0,promises_.writeFile)((0,external_node_path_.join)(contents, RECORD_FILE), JSON.stringify(to.record));
        for (let slot = 0; slot < names/* MOST_SLOTS */.yO; slot++) {
            const id = await storeAs(job, to, folder, slot);
            if (id !== null)
                return id;
        }
        throw new Error(`this run has ${names/* MOST_SLOTS */.yO} of them already`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** @returns null: the name is taken. @throws Error of the toolkit */
async function storeAs(job, { identity, keys, sequence, now, round }, folder, slot) {
    const place = { workflowFile: identity.workflowFile, home: (0,names/* homeOf */.lt)(job.context) };
    const name = (0,names/* recordName */.xD)(keys.seal, place, slot);
    const file = (0,external_node_path_.join)(folder, carrier/* CARRIER_FILE */.qV);
    const time = new Date(now).toISOString();
    await (0,seal.sealFolder)({
        folder: (0,external_node_path_.join)(folder, 'contents'),
        header: (0,identity_identity/* headerOf */.rR)(identity, { sequence, name, time, writer: version/* VERSION */.x }),
        key: keys.seal,
        out: file,
    });
    const days = job.inputs['retention-days'];
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3251), __webpack_require__.e(3756), __webpack_require__.e(1351), __webpack_require__.e(683)]).then(__webpack_require__.bind(__webpack_require__, 60683));
    try {
        const { id } = await round.ask(() => new DefaultArtifactClient().uploadArtifact(name, [file], folder, {
            compressionLevel: 0,
            ...(days > 0 && { retentionDays: days }),
        }));
        if (id === undefined)
            throw new Error('the artifact service gives it no id');
        return id;
    }
    catch (error) {
        if (/\(409\)/.test((0,errors/* messageOf */.bD)(error)))
            return null;
        throw error;
    }
}
/**
 * Fetches a record and opens it.
 * @throws Error when it cannot be fetched, which says nothing of it
 */
async function readRecord({ id, name }, { artifacts, keys, repositoryId, temp }) {
    await (0,promises_.mkdir)(temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'raymond-wake-'));
    try {
        const file = (0,external_node_path_.join)(folder, carrier/* CARRIER_FILE */.qV);
        const fetched = await artifacts.fetch(id, file, MOST_BYTES);
        if (fetched.kind === 'broken')
            return { kind: 'none', why: fetched.why };
        const into = (0,external_node_path_.join)(folder, 'contents');
        // What a run that is woken does is decided by what it restores: here it is only looked at.
        const expected = { repository_id: repositoryId, name, place: null };
        const opened = await (0,seal/* openSealed */.j5)({ file, keys, into, expected });
        if (opened.kind !== 'opened')
            return { kind: 'none', why: opened.why };
        const record = parseRecord(jsonOf(await (0,promises_.readFile)((0,external_node_path_.join)(into, RECORD_FILE), 'utf8').catch(() => '')));
        if (record === null)
            return { kind: 'none', why: 'it holds no record that this version knows' };
        return { kind: 'record', header: opened.header, record };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function jsonOf(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 35513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ runUrl),
  i: () => (/* binding */ tick)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/action/fan-out/stage.js
var stage = __webpack_require__(99483);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 9 modules
var seal = __webpack_require__(92087);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/github.js
var github = __webpack_require__(56056);
;// CONCATENATED MODULE: ./lib/action/wake/at-work.js


/** So long after it was dispatched a run may not have come to the step that tells others whose it is. */
const BEGINNING_MS = 15 * 60_000;
/** Of the run itself, by its id. */
async function ownStanding({ header }, ask) {
    const answer = await ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
        run_id: Number(header.run_id),
    });
    if (answer.kind === 'refused' && /not found/i.test(answer.why))
        return { kind: 'over', why: 'the workflow run was deleted' };
    if (answer.kind !== 'answer')
        return { kind: 'unknown', why: answer.why };
    const { status, conclusion, run_attempt: attempt = 1 } = answer.data;
    if (status !== 'completed')
        return { kind: 'busy', why: `its attempt ${attempt} is ${(status ?? 'not known').replaceAll('_', ' ')}` };
    if (attempt <= header.attempt || conclusion !== 'success')
        return { kind: 'idle' };
    return await laterStanding(header, ask);
}
/** "Re-run failed jobs" leaves alone a job that has parked, and so ended well: it waits still, whatever became of others. */
async function laterStanding(header, ask) {
    const jobs = await (0,github/* allPages */.S)(ask, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { run_id: Number(header.run_id), filter: 'all' }, (page) => page.jobs);
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
function recentRuns(workflowFile, ref, ask) {
    return ask('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
        workflow_id: workflowFile.split('/').at(-1),
        branch: ref.replace(/^refs\/(?:heads|tags)\//, ''),
        per_page: 100,
    }).then((answer) => answer.kind === 'answer' ? { kind: 'answer', data: answer.data.workflow_runs } : answer);
}
/** Of other runs that may go on with it: one that was dispatched, or has the same run key by its own inputs. */
async function standingAmong({ header }, { recent, self, keys, now, ask }) {
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
    const begun = await runsBegun(header.run_key, keys, ask);
    if (begun.kind !== 'answer')
        return { kind: 'unknown', why: begun.why };
    const busy = open.find(({ id }) => begun.data.includes(String(id)));
    return busy === undefined ? { kind: 'idle' } : { kind: 'busy', why: `run ${busy.id} goes on with it` };
}
/** A run that begins under a key leaves a lease in the cache, and later checkpoints: their names have its id. */
async function runsBegun(runKey, keys, ask) {
    const prefix = (0,seal/* namePrefix */.w8)((0,seal/* keyHash */.aE)(keys.seal, runKey));
    const answer = await (0,github/* allPages */.S)(ask, 'GET /repos/{owner}/{repo}/actions/caches', { key: prefix }, (page) => page.actions_caches.map(({ key }) => key.slice(prefix.length).split('-')[0] ?? ''));
    return answer;
}

// EXTERNAL MODULE: ./lib/action/wake/names.js
var names = __webpack_require__(26175);
;// CONCATENATED MODULE: ./lib/action/wake/find.js


/** Of one name; runs of forks can add to the list. */
const MOST_PAGES = 5;
const PAGE = 100;
/** Opened by one tick: each is a request. */
const MOST_OPENED = 200;
/** Of runs whose head is in another repository. */
const MOST_FOREIGN = 20;
/** A reader goes on until so many names in a row are nobody's: one may be reserved and never filled. */
const NOBODYS = 2;
const AT_ONCE = 8;
/** @param read opens one. @throws Error when it cannot be fetched */
async function findRecords(place, keys, ask, read) {
    const unseen = [];
    const rows = [];
    for (const key of keys.open) {
        let empty = 0;
        for (let slot = 0; slot < names/* MOST_SLOTS */.yO && empty < NOBODYS; slot++) {
            const listed = await rowsNamed((0,names/* recordName */.xD)(key, place, slot), ask);
            if ('refused' in listed)
                return { ...NOTHING, unseen: [listed.refused], isRefused: true };
            if (listed.silent !== null)
                return { ...NOTHING, unseen: [listed.silent] };
            if (listed.hasMore)
                unseen.push(`There are more than ${PAGE * MOST_PAGES} artifacts of one name.`);
            empty = listed.rows.length === 0 ? empty + 1 : 0;
            rows.push(...listed.rows);
        }
    }
    const records = [];
    const passed = [];
    const chosen = chosenOf(rows, place);
    if (chosen.length > MOST_OPENED)
        unseen.push(`There are ${chosen.length} records of parked runs; the newest ${MOST_OPENED} were looked at.`);
    const newest = chosen.slice(0, MOST_OPENED);
    for (let at = 0; at < newest.length; at += AT_ONCE) {
        const opened = await Promise.all(newest.slice(at, at + AT_ONCE).map((row) => find_open(row, place, read)));
        for (const one of opened) {
            if ('record' in one)
                records.push(one);
            else if ('passed' in one)
                passed.push(one.passed);
            else
                unseen.push(one.unseen);
        }
    }
    return { records, unseen, passed, isRefused: false };
}
const NOTHING = { records: [], unseen: [], passed: [], isRefused: false };
async function rowsNamed(name, ask) {
    const rows = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
        const answer = await ask('GET /repos/{owner}/{repo}/actions/artifacts', {
            ...{ name, per_page: PAGE, page },
        });
        if (answer.kind === 'refused')
            return { refused: answer.why };
        if (answer.kind === 'silent')
            return { rows, hasMore: false, silent: `The list of parked runs could not be read: ${answer.why}.` };
        // Whatever the API makes of the parameter.
        rows.push(...answer.data.artifacts.filter((row) => row.name === name));
        if (answer.data.artifacts.length < PAGE)
            return { rows, hasMore: false, silent: null };
    }
    return { rows, hasMore: true, silent: null };
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
    return [...own, ...live.filter((row) => !own.includes(row)).slice(0, MOST_FOREIGN)];
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
        passed: `The record ${row.id} of a parked run was not used: ${why}.`,
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
    const live = new Set();
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
        live.add(key);
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
function verdictOf({ record, wakes, wokenAt }, { now, mostWakes, isAnswered = false }) {
    const due = isAnswered ? now : record.due === null ? null : Date.parse(record.due);
    if (due === null)
        return { kind: 'waits' };
    if (due > now)
        return { kind: 'early', until: due, isBackingOff: false };
    if (wakes >= mostWakes)
        return { kind: 'stuck' };
    const again = wokenAt === null ? 0 : wokenAt + BACK_OFF_MS * 2 ** (wakes - 1);
    return again > now ? { kind: 'early', until: again, isBackingOff: true } : { kind: 'due' };
}

;// CONCATENATED MODULE: ./lib/action/wake/rivals.js
const LOOK_EVERY_MS = 3000;
const LOOKS = 60;
/** Records that were not there at the first look, and name the same wake. */
function rivalsFor({ header, record: { progress } }, before, after, self) {
    const known = new Set(before.map(({ artifactId }) => artifactId));
    return after.flatMap(({ header: { run_id: runId }, record, artifactId }) => {
        if (record.kind !== 'wakes' || runId === self || known.has(artifactId))
            return [];
        const isSame = record.wakes.some((wake) => wake.run_key === header.run_key &&
            wake.progress.steps === progress.steps &&
            wake.progress.cost_usd === progress.cost_usd);
        return isSame ? [{ runId, artifactId }] : [];
    });
}
/**
 * Whether this tick is the one to wake a run, of several that have written down that they will. Each writes before it
 * looks, so that of two at least the later one sees the other: the younger gives way as soon as it sees the older; the
 * older, who cannot know whether it was seen, waits until the younger has taken its record back. Where that one's run
 * ends and the record stays, it has woken it.
 */
async function isOurs(rivals, { self, ask, wait }) {
    if (rivals.some(({ runId }) => BigInt(runId) < BigInt(self)))
        return false;
    for (const rival of rivals) {
        for (let look = 1;; look++) {
            const there = await ask('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', {
                artifact_id: rival.artifactId,
            });
            if (there.kind === 'refused')
                break;
            const run = await ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
                run_id: Number(rival.runId),
            });
            if (look === LOOKS || (run.kind === 'answer' && run.data.status === 'completed'))
                return false;
            await wait(LOOK_EVERY_MS);
        }
    }
    return true;
}

// EXTERNAL MODULE: ./lib/action/wake/rouse.js
var rouse = __webpack_require__(49837);
// EXTERNAL MODULE: ./lib/action/wake/store.js + 1 modules
var store = __webpack_require__(42850);
;// CONCATENATED MODULE: ./lib/action/wake/tick.js









/** One tick (spec 4.5): looks which runs of this file and branch wait, and wakes those that are due. */
async function tick(parts) {
    const finder = finderOf(parts);
    const found = await finder();
    const log = logOf(found.records);
    const looked = [];
    const due = [];
    for (const parking of log.parkings) {
        const verdict = await judged(parking, parts);
        if (verdict.kind !== 'due')
            looked.push({ parking, done: verdict });
        else {
            const standing = await ownStanding(parking, parts.ask);
            if (standing.kind === 'idle')
                due.push(parking);
            else
                looked.push({ parking, done: standing });
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
    return () => findRecords({ repositoryId, workflowFile, home: (0,names/* homeOf */.lt)(job.context) }, keys, ask, async (row) => {
        const known = read.get(row.id);
        if (known !== undefined)
            return known;
        const one = await (0,store/* readRecord */.a)(row, to);
        read.set(row.id, one);
        return one;
    });
}
async function judged(parking, { job, now, isAnswered }) {
    const by = { now, mostWakes: job.inputs['max-wakes'] };
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
        const standing = await standingOf(parking, recent, parts);
        if (standing.kind === 'idle')
            idle.push(parking);
        else
            looked.push({ parking, done: standing });
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
        const rivals = rivalsFor(parking, before, after.records, self);
        ((await isOurs(rivals, { self, ask, wait })) ? ours : theirs).push(parking);
    }
    if (theirs.length > 0)
        await takeBack(written, ours, parts);
    const roused = new Map();
    for (const parking of ours) {
        // Legs and jobs of one run are woken together.
        const target = targetOf(parking);
        const done = roused.get(target) ?? (await rouseOne(parking, parts));
        roused.set(target, done);
        looked.push({ parking, done });
    }
    return [
        ...looked,
        ...theirs.map((parking) => ({ parking, done: { kind: 'busy', why: 'another tick wakes it' } })),
    ];
}
async function standingOf(parking, recent, { identity, keys, now, ask }) {
    const { header } = parking;
    if ((0,rouse/* wayOf */.VO)(contextOf(parking)) === 'rerun')
        return { kind: 'idle' };
    const list = recent.get(header.ref) ?? (await recentRuns(header.workflow_file, header.ref, ask));
    recent.set(header.ref, list);
    if (list.kind !== 'answer')
        return { kind: 'unknown', why: list.why };
    return standingAmong(parking, { recent: list.data, self: identity.runId, keys, now, ask });
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
const contextOf = ({ header }) => ({
    runId: header.run_id,
    attempt: header.attempt,
    workflowFile: header.workflow_file,
    ref: header.ref,
    eventClass: header.event_class,
    isFanOut: (0,stage/* isFanOutKey */.HP)(header.run_key),
});
function targetOf(parking) {
    const { header, record } = parking;
    const way = (0,rouse/* wayOf */.VO)(contextOf(parking));
    return `${way} ${header.ref} ${way === 'dispatch' ? record.resume_run : header.run_id}`;
}
function rouseOne(parking, { job, ask }) {
    const inputs = { 'resume-run': parking.record.resume_run };
    return (0,rouse/* rouse */.N_)(contextOf(parking), inputs, ask, runUrl(job, parking.header.run_id));
}
function runUrl({ context }, runId) {
    return `${context.serverUrl}/${context.owner}/${context.repo}/actions/runs/${runId}`;
}
/** The oldest first, so that what is left never says less than before. */
async function forget(lists, { ask, job }) {
    for (const list of lists) {
        for (const id of list) {
            const gone = await ask('DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}', {
                artifact_id: id,
            });
            if (gone.kind === 'answer' || (gone.kind === 'refused' && /not found/i.test(gone.why)))
                continue;
            job.voice.info(`Records of runs that are over were not deleted: ${gone.why}.`);
            return;
        }
    }
}


/***/ })

};
