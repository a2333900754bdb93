export const id = 8285;
export const ids = [8285];
export const modules = {

/***/ 8285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R_: () => (/* binding */ atWork),
  PF: () => (/* binding */ restore),
  FI: () => (/* binding */ unlessChanged)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var parts_fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/action/ask/issue-reader.js
var issue_reader = __webpack_require__(95447);
// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/guard/wake.js
var wake = __webpack_require__(72490);
// EXTERNAL MODULE: ./lib/action/resume/alive.js
var alive = __webpack_require__(70693);
// EXTERNAL MODULE: ./lib/action/resume/candidate-lister.js + 2 modules
var candidate_lister = __webpack_require__(79772);
// EXTERNAL MODULE: ./lib/action/identity/canonical.js
var canonical = __webpack_require__(75603);
;// CONCATENATED MODULE: ./lib/action/resume/choose.js

const UNSPENT = 'Nothing was spent.';
/** The truth table of `resume` (spec 4.3). What stops a run names what a re-run can do, or what takes a new one. */
function chooseResume(finding, mode, ways) {
    if (finding.kind === 'collision')
        return stop(finding.why);
    if (mode === 'never')
        return fresh(null);
    const afresh = mode === 'fresh-if-stuck' && 'why' in finding;
    if (afresh)
        return fresh(`${finding.why} The run starts afresh.`);
    switch (finding.kind) {
        case 'found':
            return { do: 'resume', warning: null };
        case 'none':
            return nothingFound(finding, mode, ways);
        case 'old':
            if (mode === 'force')
                return { do: 'resume', warning: `${finding.why} \`resume: force\` takes it.` };
            return stop(finding.why, UNSPENT, ways.force, ways.afresh);
        case 'broken':
            return stop(finding.why, UNSPENT, 'If it was sealed under another key, add that one to the secret of `state-key` as a line of its own, and re-run the failed jobs.', ways.afresh);
        case 'flooded':
            return stop(finding.why, UNSPENT, `Delete those that no run of yours has saved (${finding.names.map((name) => `\`${name}*\``).join(', ')}, artifacts with \`-state\` at the end), and re-run the failed jobs.`, ways.goOn, ways.afresh);
        case 'other_key':
            return stop(finding.why, UNSPENT, 'Add that one to the secret behind `state-key` as a line of its own, or put it back, and re-run the failed jobs.', ways.never);
        case 'unanswered':
            return stop(finding.why, UNSPENT, 'Re-run the failed jobs when GitHub answers again.', ways.afresh);
        case 'diverged':
            return stop(finding.why, UNSPENT, ways.afresh);
        default:
            return finding;
    }
}
function nothingFound({ isRerun, hasBegun, mayBeHidden, named }, mode, ways) {
    if (mode === 'force') {
        const why = '`resume: force`, but there is no checkpoint of this run key.';
        return stop(why, UNSPENT, 'Start one in a new run, with `resume: auto`.');
    }
    if (named !== null) {
        const why = `Run ${named} has left no checkpoint that is of this workflow file, branch, job, step and leg (\`resume-run\`).`;
        return mode === 'auto' ? stop(why, UNSPENT, ways.afresh) : fresh(`${why} The run starts afresh.`);
    }
    if (!isRerun)
        return fresh(null);
    if (!hasBegun)
        return fresh('This is a re-run, and no earlier attempt has come to this step: the run starts afresh.');
    const why = 'This is a re-run, and there is no checkpoint of the earlier attempts.';
    if (mode === 'auto' && mayBeHidden) {
        return stop(`${why} It may be in an artifact that this job does not see: "Re-run all jobs" can hide those of earlier attempts, and listing them takes \`actions: read\`.`, UNSPENT, 'Re-run the failed jobs alone, which hides nothing.', ways.goOn, ways.afresh);
    }
    return fresh(`${why} The run starts afresh.`);
}
const fresh = (warning) => ({ do: 'fresh', warning });
const stop = (...sentences) => ({
    do: 'stop',
    message: sentences.filter((sentence) => sentence !== '').join(' '),
});
/** What becomes of a checkpoint that opens and is the newest (spec 4.3, "A finished run …", "Run key"). */
function useOf(run) {
    const { status, isOwnKey, isSameRun, differs, mode } = run;
    const other = `${differs.map((name) => `\`${name}\``).join(', ')} ${differs.length === 1 ? 'is' : 'are'} not what it was started with`;
    if (status === 'completed') {
        if (!isSameRun)
            return { do: 'fresh', notice: null };
        if (differs.length === 0)
            return { do: 'give-again' };
        return {
            do: 'fresh',
            notice: `The run of an earlier attempt is finished, but ${other}: a new run starts.`,
        };
    }
    if (mode === 'fresh-if-stuck' && status === 'budget_exceeded' && run.isBudgetUsedUp) {
        return {
            do: 'fresh',
            notice: 'The run before has used up its budget, and `budget` was not raised: a new run starts (`resume: fresh-if-stuck`).',
        };
    }
    if (!isOwnKey && differs.some((name) => name === 'input' || name === 'workflow')) {
        return {
            do: 'fresh',
            notice: `The checkpoint of an earlier attempt is not used: ${other}. A new run starts.`,
        };
    }
    const unused = differs.filter((name) => name === 'input' || name === 'vars');
    return {
        do: 'resume',
        notice: unused.length === 0
            ? null
            : `The run goes on with what it was started with: ${unused.map((name) => `\`${name}\``).join(' and ')} of this job changes nothing in it. A new one starts with \`resume: never\`.`,
    };
}
/** The inputs in which two starts differ. */
function differences(a, b) {
    const of = (facts) => ({
        input: facts.input_hash,
        workflow: facts.workflow,
        agent: facts.agent,
        model: facts.model,
        vars: (0,canonical/* canonicalJson */.d)(facts.vars),
    });
    const [ours, theirs] = [of(a), of(b)];
    return Object.keys(ours).filter((name) => ours[name] !== theirs[name]);
}

// EXTERNAL MODULE: ./lib/action/resume/find.js
var find = __webpack_require__(54849);
// EXTERNAL MODULE: ./lib/action/resume/lease.js
var lease = __webpack_require__(99030);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 7 modules
var seal = __webpack_require__(45839);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/github/lists.js
var lists = __webpack_require__(38215);
// EXTERNAL MODULE: ./lib/action/resume/candidates.js
var candidates = __webpack_require__(50948);
;// CONCATENATED MODULE: ./lib/action/resume/other-key.js





/** Hashes in names of which the first bytes are looked at: each is a request. */
const MAX_LOOKED_AT = 16;
/**
 * Of a re-run that has found nothing of its own: what this very run has kept under names that none of our keys makes (spec
 * 4.3). What was made while an earlier attempt of this job was running is ours, as far as anybody can tell, and stops the
 * run; all else is another job's, or was planted, and is told. What has an id of ours is another leg's or step's.
 */
async function sealedUnderOther(job, where, { candidates, strangers = [] }) {
    const { identity, chosen } = where;
    if (identity.attempt === 1 || chosen.keys === null || candidates.length > 0)
        return null;
    try {
        const all = [...strangers, ...(await strangeCaches(job, where))];
        // All names of one hash are of one key.
        const hashes = [...new Map(all.map((one) => [one.hash, one])).values()];
        const foreign = await foreignAmong(hashes.slice(0, MAX_LOOKED_AT), where);
        const times = foreign.length === 0 ? [] : await timesOf(job, where);
        const inTime = ({ createdAt }) => times.some(({ from, to }) => createdAt >= from && createdAt <= to);
        for (const { hash, keyId } of foreign) {
            const alike = all.filter((one) => one.hash === hash);
            const ours = alike.find(inTime);
            const why = `Run ${identity.runId}, attempt ${(ours ?? alike[0]).claims.attempt}, has sealed under another key (id ${keyId}) than this job has.`;
            if (ours !== undefined)
                return { kind: 'other_key', why };
            job.voice.warning(`${why} No earlier attempt of this job was running then: it counts as another job's.`);
        }
        if (hashes.length > MAX_LOOKED_AT)
            job.voice.warning(`${hashes.length - MAX_LOOKED_AT} kinds of names of others in this run were not looked into: something of this job may be there, sealed under another key.`);
        return null;
    }
    catch (error) {
        return { kind: 'unanswered', why: `${(0,errors/* messageOf */.bD)(error)}.` };
    }
}
/** Where REST lists them. @throws Error where it is silent */
async function strangeCaches({ github }, { identity, cache }) {
    if (cache === null)
        return [];
    const { runId, ref: ours } = identity;
    const listed = await github.ask('GET /repos/{owner}/{repo}/actions/caches', { key: 'raymond-v2-', ref: ours, per_page: 100, sort: 'created_at' });
    if (listed.kind === 'refused')
        return [];
    return answered(listed).actions_caches.flatMap(({ key, ref = ours, created_at }) => ref === ours ? (0,candidates/* strangerOf */.gK)(key, runId, created_at, { store: 'cache' }) : []);
}
/** Those that are sealed under none of our keys. @throws Error where that cannot be seen */
async function foreignAmong(list, where) {
    const ours = where.chosen.keys.open.map(({ id }) => id);
    const heads = await Promise.all(list.map((one) => headOf(one, where)));
    return list.flatMap((one, at) => {
        const keyId = (0,seal/* keyIdIn */.iv)(heads[at]);
        return keyId === null || ours.includes(keyId) ? [] : [{ ...one, keyId }];
    });
}
async function headOf({ name, place }, { cache, artifacts }) {
    if (place.store === 'artifact')
        return artifacts.head(place.id, carrier/* CARRIER_FILE */.qV, seal/* PREAMBLE_BYTES */.PF);
    const found = await cache.lookUp(name);
    if (found.kind === 'silent')
        throw new Error(`The cache did not answer: ${found.why}`);
    const isThere = found.kind === 'hit' && found.entry.key === name;
    return isThere ? cache.head(found.entry, seal/* PREAMBLE_BYTES */.PF) : Buffer.alloc(0);
}
/** When the earlier attempts of this very job were running. @throws Error where GitHub does not say */
async function timesOf({ github }, { identity: { runId, attempt, job } }) {
    return answered(await (0,lists/* jobsOfRun */.tA)(github.ask, runId))
        .filter(({ name, run_attempt = 1 }) => name === job && run_attempt < attempt)
        .map(({ started_at, completed_at }) => ({
        from: Date.parse(started_at ?? ''),
        // GitHub tells a job's times in whole seconds, and a cache's more exactly. A machine that was lost may have no end.
        to: completed_at ? Date.parse(completed_at) + 1000 : Number.POSITIVE_INFINITY,
    }));
}
function answered(answer) {
    if (answer.kind !== 'answer')
        throw new Error(answer.why);
    return answer.data;
}

;// CONCATENATED MODULE: ./lib/action/resume/remedies.js
function remediesOf({ resumeRun, eventClass, ref, runId }) {
    // What a dispatch goes on with is of its own branch and class of event (spec 4.5): of a pull request's run it is not.
    const mayDispatch = eventClass === 'trusted' && /^refs\/(?:heads|tags)\//.test(ref);
    const how = 'or, so that no run stops for it, `resume: fresh-if-stuck`';
    if (!mayDispatch)
        return {
            afresh: `Or start afresh in a new run, under a \`run-key\` of its own with \`resume: never\` ${how} in the workflow file.`,
            ...{ never: 'Afresh: a new run.', goOn: '', force: '' },
        };
    const named = `"Run workflow" with \`resume-run: ${resumeRun ?? runId}\``;
    return {
        afresh: `Or start afresh in a new run: "Run workflow" with \`resume: never\`, ${how}.`,
        never: `Afresh: a new run, or ${named} and \`resume: never\`.`,
        goOn: `Or ${named}.`,
        force: `Take it all the same: ${named} and \`resume: force\`.`,
    };
}

// EXTERNAL MODULE: ./lib/action/checkpoint/attempt-context.js
var attempt_context = __webpack_require__(33862);
;// CONCATENATED MODULE: ./lib/action/checkpoint/restore.js

















/**
 * Finds the newest checkpoint of the job's run key (spec 4.3), and says what becomes of it.
 * @param first what `attemptContextOf` says
 * @param reader where its questions stand
 * @throws UsageError where the run must not go on; the message names the input that gets out of it
 */
function restore(job, first, reader) {
    return job.voice.group('Looking for a checkpoint', () => findNewest(job, first, reader));
}
async function findNewest(job, first, reader) {
    const { identity, chosen } = first;
    const look = (0,candidate_lister/* candidateLister */.h)(job, identity, chosen);
    const mode = job.inputs.resume;
    const folder = await (0,files/* makeNewFolder */.Z9)(job.context.temp, 'raymond-restore-');
    const open = look.opener(folder);
    let standing = null;
    try {
        const listing = (0,attempt_context/* looksAtAll */.XZ)(job, identity) ? await look.list(mode === 'never' ? null : open) : attempt_context/* NOTHING */.K$;
        standing = {
            ...first,
            nextSequence: (0,lease/* highestSequence */.cy)(listing.candidates, []) + 1,
            earlierRunIds: runIdsOf(listing.candidates, identity),
            candidates: listing.candidates,
            look,
        };
        tellOf(job, listing);
        if (mode !== 'never')
            standing = await lookInto(job, standing, { look, reader, listing, mode, open });
        return standing;
    }
    finally {
        // What was opened is not left lying about.
        if (standing === null || standing.restored === null)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** Opens what is there, and decides. @throws UsageError as `restore` */
async function lookInto(job, fresh, looked) {
    const { identity } = fresh;
    const { listing, mode, open } = looked;
    const found = await (0,find/* search */.$P)(listing.candidates, identity, open);
    for (const why of [...(0,find/* passedTexts */.zC)(found.passed), ...found.silent])
        job.voice.warning(why);
    await stopForWriter(job, identity, found);
    const begun = { ...fresh, nextSequence: (0,lease/* highestSequence */.cy)(listing.candidates, (0,find/* headersOf */.Yl)(found)) + 1 };
    const finding = await findingOf(job, fresh, looked, found);
    // Another job or leg of the run that was woken may have parked, and this one not: `prepare` ends it.
    if (finding.kind === 'none' && (0,wake/* isJobWokenByBot */.E8)(job))
        return begun;
    const choice = chooseResume(finding, mode, remediesOf(identity));
    if (choice.do === 'stop')
        throw new errors/* UsageError */.eb(choice.message);
    if (choice.warning !== null)
        job.voice.warning(choice.warning);
    const uncounted = uncountedIn(found, finding, identity);
    if (uncounted.length > 0)
        job.voice.warning(uncountedText(uncounted));
    if (choice.do === 'fresh' || found.found.kind !== 'found')
        return { ...begun, uncounted };
    return used(job, { ...begun, uncounted }, found.found.checkpoint, mode);
}
/**
 * Attempts that have begun and left no checkpoint: what they have spent nobody knows. Of a later one there is the lease; a first one
 * takes none, so that it is among them where nothing of it is there.
 */
function uncountedIn({ found, leases }, finding, identity) {
    const { runId } = identity;
    const saved = found.kind === 'found' ? found.checkpoint.header : null;
    const lost = leases
        .filter(({ run_id, attempt }) => run_id !== saved?.run_id || attempt !== saved.attempt)
        .sort((a, b) => a.sequence - b.sequence)
        .map((header) => `${header.run_id === runId ? '' : `run ${header.run_id}, `}attempt ${header.attempt}`);
    const isFirstLost = finding.kind === 'none' && finding.hasBegun && !(0,lease/* mayMeet */.h4)(identity);
    return [...new Set([...(isFirstLost ? ['attempt 1'] : []), ...lost])];
}
const uncountedText = (attempts) => `${attempts.join('; ').replace(/^./, (letter) => letter.toUpperCase())}: ended before anything was saved. What was spent there, if anything, is in no sum, neither in \`total-cost\` nor in what \`budget\` counts.`;
function tellOf({ voice }, { silent, refused, unlooked = 0 }) {
    for (const why of [...silent, ...refused])
        voice.warning(why);
    if (unlooked > 0)
        voice.warning(`${unlooked} earlier runs of this workflow were not looked at for artifacts of this run key: a start looks at the newest few. What they may have kept counts as not there; a dispatch with \`resume-run\` names one of them.`);
}
function runIdsOf(candidates, { runId }) {
    const ids = candidates.flatMap(({ claims, place }) => (place.store === 'artifact' ? [claims.run_id] : []));
    return [...new Set(ids)].filter((id) => id !== runId);
}
/**
 * Every lease that was opened counts, not the newest alone: of two runs that began at the same moment, the one that
 * gave way may have left the newer one.
 * @throws UsageError that names a writer that is still at work
 */
async function stopForWriter(job, identity, { found, leases }) {
    const headers = [...leases];
    if (found.kind === 'diverged')
        headers.push(...found.headers);
    // A run that has come to an end says so in its last checkpoint, whatever its job still does.
    if (found.kind === 'found' && found.checkpoint.contents.run.status === 'running')
        headers.push(found.checkpoint.header);
    for (const header of headers) {
        const writer = await (0,alive/* writerOf */.bi)(header, identity, job.github.ask, ports/* realPorts */.R.now());
        if (writer.isAlive)
            throw atWork(job, header, writer.why);
    }
}
/** @param why a clause: how it is known that it is at work */
function atWork({ context }, header, why) {
    const url = (0,action_context/* repositoryUrl */.Ek)(context);
    return new errors/* UsageError */.eb(`Another job is at work under this run key: ${(0,alive/* writerText */.v1)(header, url)}; ${why}. Nothing was spent. Re-run the failed jobs when that has ended; or, in a new run, give it a \`run-key\` of its own or \`resume: never\`.`);
}
async function findingOf(job, { identity, chosen }, { look, reader, listing }, search) {
    const { found, leases, silent } = search;
    if (found.kind === 'collision') {
        return { kind: 'collision', why: (0,lease/* collisionText */.UF)(found.header) };
    }
    if (found.kind === 'diverged') {
        const [a, b] = found.headers;
        return {
            kind: 'diverged',
            why: `Run ${a.run_id} and run ${b.run_id} have gone on at the same time from one checkpoint of this run key: neither of them is the newer one.`,
        };
    }
    const isPart = isOfFanOut(identity);
    const unavailable = [...listing.silent, ...silent, ...(isPart ? listing.refused : [])];
    const isFirst = !identity.isOwnKey && identity.attempt === 1;
    if (unavailable.length > 0 && !isFirst)
        return { kind: 'unanswered', why: unavailable.join(' ') };
    if (found.kind === 'found') {
        const { checkpoint } = found;
        const asked = (0,issue_reader/* askedBy */.Ai)(checkpoint.contents, identity);
        const seen = await (0,issue_reader/* lookAtIssue */.cY)(asked, reader, chosen.keys);
        if (seen.why !== null)
            job.voice.warning(`Whether the open question is answered on #${asked.issue} is not known: ${seen.why}. Another re-run looks again.`);
        return seen.isMarked ? { kind: 'old', why: oldText(checkpoint.header, identity) } : { kind: 'found' };
    }
    const unopened = (0,find/* unopenedOf */.qt)(search);
    if (unopened !== null)
        return unopened;
    const otherKey = await sealedUnderOther(job, { identity, chosen, ...look }, listing);
    if (otherKey !== null)
        return otherKey;
    const isRerun = identity.attempt > 1 && !identity.isOwnKey;
    const hasLease = leases.length > 0;
    const hasBegun = isRerun && (hasLease || (await (0,alive/* hasBegunBefore */.hh)(identity, job.github.ask)));
    // It begins from the plan.
    if (isPart)
        return { kind: 'none', isRerun: false, hasBegun, mayBeHidden: false, named: null };
    // A list that may not be read says nothing of what is there, and nowhere else could it be.
    const isInArtifacts = (0,candidate_lister/* isArtifactTheStore */.p)(job, look.cache);
    if (identity.isOwnKey && listing.refused.length > 0 && isInArtifacts)
        return { kind: 'unanswered', why: listing.refused.join(' ') };
    if (identity.uncertain !== null && isRerun) {
        return {
            kind: 'unanswered',
            why: `GitHub does not tell the name of this job (${identity.uncertain}), under which an earlier attempt may have kept a checkpoint.`,
        };
    }
    return {
        ...{ kind: 'none', isRerun, hasBegun, named: identity.resumeRun },
        // Whose lease can be seen has hidden nothing, and left nothing else.
        mayBeHidden: !hasLease && (isInArtifacts || listing.refused.length > 0),
    };
}
/** That an attempt has gone on is known by its lease or checkpoint alone; an answer is given elsewhere, too. */
const oldText = ({ run_id, attempt }, { runId }) => `The newest checkpoint is of ${run_id === runId ? '' : `run ${run_id}, `}attempt ${attempt}, and its question was answered by a job that has left none that this one finds.`;
const isOfFanOut = ({ stage }) => stage !== null && stage.kind !== 'plan';
function used(job, fresh, { contents, candidate }, mode) {
    const { manifest, run } = contents;
    const { inputs, context } = job;
    const budget = inputs.budget ?? run.budget_usd;
    const use = useOf({
        status: run.status,
        isOwnKey: fresh.identity.isOwnKey,
        // Its default key names the run: one that an answer or a tick has started may have ended it.
        isSameRun: !fresh.identity.isOwnKey || [context.runId, fresh.identity.resumeRun].includes(manifest.github_run_id),
        // What a fan-out was asked for its plan says.
        differs: isOfFanOut(fresh.identity) ? [] : differences(manifest.facts, fresh.facts),
        isBudgetUsedUp: budget > 0 && budget <= run.total_cost_usd,
        mode,
    });
    if (use.do !== 'give-again' && use.notice !== null)
        job.voice.notice(use.notice);
    if (use.do === 'fresh')
        return fresh;
    return {
        ...fresh,
        restored: {
            ...{ ...contents, from: candidate.place.store },
            manifest: { ...manifest, uncounted: [...new Set([...manifest.uncounted, ...fresh.uncounted])] },
        },
        isGivenAgain: use.do === 'give-again',
    };
}
/** At most so many changed files are named. */
const MAX_NAMED = 5;
/**
 * A finished run gives its outputs again only while its workflow's text is the same, with all that it imports, includes
 * and runs (spec 4.3). The checkout may have moved on, and the result would then be one of the old text.
 */
async function unlessChanged(job, standing, checkout) {
    const { restored } = standing;
    if (restored === null || !standing.isGivenAgain)
        return standing;
    const { readWorkflow } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 6923));
    const { fingerprint } = await readWorkflow(checkout.workflow, {
        agentCli: (0,launch/* agentAskedFor */.te)(job.inputs.agent),
        mayImport: checkout.mayImport,
        maySkipPermissions: job.inputs['dangerously-skip-permissions'],
    });
    const changes = (0,parts_fingerprint/* changesBetween */.iv)(restored.run.workflow.files, fingerprint.files);
    if (changes.length === 0)
        return standing;
    const more = changes.length > MAX_NAMED ? `, and ${changes.length - MAX_NAMED} more` : '';
    job.voice.notice(`The run of an earlier attempt is finished, but the workflow is not what it was: ${changes.slice(0, MAX_NAMED).join(', ')}${more}. A new run starts.`);
    await (0,promises_.rm)(restored.folder, { recursive: true, force: true });
    return { ...standing, restored: null, isGivenAgain: false };
}


/***/ }),

/***/ 70693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bi: () => (/* binding */ writerOf),
/* harmony export */   hh: () => (/* binding */ hasBegunBefore),
/* harmony export */   v1: () => (/* binding */ writerText)
/* harmony export */ });
/* harmony import */ var _runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38215);

/** GitHub ends a job after six hours, and gives it a few minutes to clean up. */
const LONGEST_JOB_MS = (6 * 60 + 15) * 60_000;
const GONE = { isAlive: false };
/**
 * Is the job that wrote this still going on (spec 4.3, "One at a time")? A higher attempt of the same run and job
 * never waits for a lower one, which GitHub has ended before it began.
 */
async function writerOf(header, identity, ask, now) {
    const isSameRun = header.run_id === identity.runId;
    const isSameJob = header.job === identity.job || nameless(header.job) === nameless(identity.job);
    if (isSameRun && isSameJob && header.attempt <= identity.attempt)
        return GONE;
    const jobs = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .jobsOfAttempt */ .bp)(ask, header.run_id, header.attempt);
    if (jobs.kind === 'answer') {
        const job = jobs.data.find(({ id, name }) => name === header.job || `${id}` === checkRunIn(header.job));
        if (job !== undefined && job.status === 'completed')
            return GONE;
        if (job !== undefined)
            return { isAlive: true, why: `its job is ${job.status.replace('_', ' ')}` };
        const run = await ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}', { run_id: Number(header.run_id), attempt_number: header.attempt });
        if (run.kind === 'answer' && run.data.status === 'completed')
            return GONE;
    }
    else if (jobs.kind === 'refused' && /not found/i.test(jobs.why))
        return GONE;
    if (now - Date.parse(header.time) > LONGEST_JOB_MS)
        return GONE;
    const why = jobs.kind === 'answer' ? 'GitHub does not list its job' : `GitHub does not tell (${jobs.why})`;
    return { isAlive: true, why: `${why}, and a job may take six hours` };
}
/** `review (check run 31000)`, where the API did not tell the name. */
const checkRunIn = (job) => /\(check run (\d+)\)$/.exec(job)?.[1] ?? null;
const nameless = (job) => job.replace(/ \(check run \d+\)$/, '');
/**
 * Has our step begun in an earlier attempt of this run? It is the one that is in progress in our job now, and is known by its
 * number. In a job that was cancelled in the queue, or whose checkout has failed, it never was.
 * @returns true, too, where GitHub does not say
 */
async function hasBegunBefore({ runId, attempt, job }, ask) {
    const jobs = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_0__/* .jobsOfRun */ .tA)(ask, runId);
    if (jobs.kind !== 'answer')
        return true;
    const ours = jobs.data.filter(({ name }) => name === job);
    const now = ours.find(({ run_attempt }) => run_attempt === attempt);
    const step = now?.steps?.find(({ status }) => status === 'in_progress')?.number;
    if (step === undefined)
        return true;
    return ours.some(({ run_attempt = 1, steps = [] }) => run_attempt < attempt &&
        steps.some(({ number, conclusion }) => number === step && conclusion !== 'skipped'));
}
/** Where people see it: `run 1001, attempt 2, job review`. */
function writerText(header, repositoryUrl) {
    return `run ${header.run_id}, attempt ${header.attempt}, job ${header.job} (${repositoryUrl}/actions/runs/${header.run_id}/attempts/${header.attempt})`;
}


/***/ }),

/***/ 79772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ candidateLister),
  p: () => (/* binding */ isArtifactTheStore)
});

// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/runtime/sealed/artifact-reader.js
var artifact_reader = __webpack_require__(15939);
// EXTERNAL MODULE: ./lib/runtime/sealed/cache-reader.js
var cache_reader = __webpack_require__(99611);
// EXTERNAL MODULE: ./lib/action/checkpoint/attempt-context.js
var attempt_context = __webpack_require__(33862);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/store-fallback.js
var store_fallback = __webpack_require__(4241);
// EXTERNAL MODULE: ./lib/action/context.js
var action_context = __webpack_require__(6225);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity_identity = __webpack_require__(96079);
// EXTERNAL MODULE: ./lib/action/resume/candidates.js
var candidates = __webpack_require__(50948);
// EXTERNAL MODULE: ./lib/checkpoint/seal/index.js + 7 modules
var seal = __webpack_require__(45839);
// EXTERNAL MODULE: ./lib/runtime/github/lists.js
var lists = __webpack_require__(38215);
// EXTERNAL MODULE: ./lib/action/resume/find.js
var find = __webpack_require__(54849);
;// CONCATENATED MODULE: ./lib/action/resume/earlier-runs.js




/** Of other runs than our own and the one that is named: each is a request of a limit that the repository shares. */
const MAX_OTHERS = 2;
/** The same with those that have left a lease alone: what they went on from lies further back. */
const MAX_WITH_LEASES = 4;
const MAX_PAGES = 3;
/** What runs that kept something in artifacts have left under one name, row by row; a start looks twice. */
class OwnKeyArtifacts {
    identity;
    names;
    looking;
    /** Rows that the first look has seen. */
    #seen = new Set();
    constructor(identity, names, looking) {
        this.identity = identity;
        this.names = names;
        this.looking = looking;
    }
    /**
     * Artifacts under a key of one's own, in a handful of requests however many runs there are: of our own run, of the one that
     * is named, of those that have changed since the newest header that caches know; where they know none, of those that have
     * left the key's record, or else of the newest, up to the first that holds a checkpoint.
     * @param open null: nothing is to be opened, and a name is enough
     */
    async first(newest, open) {
        const { identity, names, looking } = this;
        const named = await namedRun(identity, looking);
        if (named.kind !== 'answer')
            return (0,candidates/* unread */.gy)('The run that is named', named);
        const begun = await this.#begun();
        if (begun.kind !== 'answer')
            return (0,candidates/* unread */.gy)('The list of runs that have kept something', begun);
        const lists = new candidates/* RunArtifacts */.Tn(identity, names, looking.ask);
        const own = Number(identity.runId);
        const isBegun = identity.attempt > 1 || begun.data.includes(own);
        const ours = isBegun ? await lists.add(own) : null;
        if (ours !== null)
            return ours;
        // What anybody can write a name for ends nothing: it has to open.
        let hasEnded = newest === null && (await holds(lists.candidates, open)) === 'checkpoint';
        // Another dispatch may have gone on from the named one since: that ends nothing either.
        for (const id of named.data) {
            const failed = await lists.add(id);
            if (failed !== null)
                return failed;
        }
        const asksRuns = newest !== null || begun.data.length === 0;
        const runs = asksRuns ? await runsSince(newest, identity, looking) : ofIds(begun.data);
        if (runs.kind !== 'answer')
            return (0,candidates/* unread */.gy)('The list of earlier runs', runs);
        const others = runs.data.ids.filter((id) => id !== own && !named.data.includes(id));
        let looked = 0;
        let withoutLease = 0;
        for (const id of others) {
            if (hasEnded || withoutLease === MAX_OTHERS || looked === MAX_WITH_LEASES)
                break;
            const before = lists.candidates.length;
            const failed = await lists.add(id);
            if (failed !== null)
                return failed;
            const held = newest !== null ? 'nothing' : await holds(lists.candidates.slice(before), open);
            looked += 1;
            if (held !== 'lease')
                withoutLease += 1;
            hasEnded = held === 'checkpoint';
        }
        return lists.listing(hasEnded ? 0 : others.length - looked + runs.data.more);
    }
    /** What is newer than the first look: runs whose record was not there then. */
    async again() {
        const before = new Set(this.#seen);
        const begun = await this.#begun(before);
        if (begun.kind !== 'answer')
            return (0,candidates/* unread */.gy)('The list of runs that have kept something', begun);
        const lists = new candidates/* RunArtifacts */.Tn(this.identity, this.names, this.looking.ask);
        for (const id of begun.data.slice(0, MAX_OTHERS + 1)) {
            const failed = await lists.add(id);
            if (failed !== null)
                return failed;
        }
        return lists.listing(Math.max(0, begun.data.length - MAX_OTHERS - 1));
    }
    /**
     * Run ids, newest first, of rows that are judged as runs are. What others have written under the name, as forks may, is
     * leafed through for a few requests at the first look.
     */
    async #begun(before = null) {
        const ids = new Set();
        for (const { prefix } of this.names.prefixes) {
            for (let page = 1; page <= (before === null ? MAX_PAGES : 1); page++) {
                const listed = await (0,lists/* artifactsNamed */.x8)(this.looking.ask, (0,seal/* begunName */.LD)(prefix), page);
                if (listed.kind !== 'answer')
                    return listed;
                const ours = listed.data.rows.filter((row) => !row.expired && this.#isOurs(row));
                for (const row of ours) {
                    if (before?.has(row.id) !== true)
                        ids.add(row.workflow_run.id);
                    this.#seen.add(row.id);
                }
                if (ours.length > 0 || listed.data.isLast)
                    break;
            }
        }
        return { kind: 'answer', data: [...ids].sort((a, b) => b - a) };
    }
    #isOurs({ workflow_run: run }) {
        const { repositoryId } = this.identity;
        return (run?.id !== undefined &&
            run.head_branch === this.looking.branch &&
            String(run.repository_id) === repositoryId &&
            String(run.head_repository_id) === repositoryId);
    }
}
/**
 * What is there of the key among them. Who has left a lease alone was lost before a first save, and what it has gone on from
 * is still to be found. What is looked into is not fetched again.
 */
async function holds(candidates, open) {
    if (open === null)
        return candidates.length > 0 ? 'checkpoint' : 'nothing';
    const newest = [...candidates].sort((a, b) => b.claims.sequence - a.claims.sequence);
    let hasLease = false;
    for (const candidate of newest.slice(0, find/* MAX_OPENED */.p7)) {
        const tried = await open(candidate);
        if (tried.kind === 'opened')
            return 'checkpoint';
        hasLease ||= tried.kind === 'lease';
    }
    return hasLease ? 'lease' : 'nothing';
}
const ofIds = (ids) => ({ kind: 'answer', data: { ids, more: 0 } });
/** The newest hundred of the same file and branch that are no strangers' and were begun, or went on, since. */
async function runsSince(newest, identity, { branch, ask }) {
    const answer = await (0,lists/* runsOfFile */.Ep)(ask, identity.workflowFile, branch);
    if (answer.kind !== 'answer')
        return answer;
    const { workflow_runs: rows, total_count: total = rows.length } = answer.data;
    // GitHub's times have no milliseconds.
    const since = newest === null ? Number.NEGATIVE_INFINITY : Math.floor(Date.parse(newest.time) / 1000) * 1000;
    const isSince = (run) => [run.created_at, run.run_started_at, run.updated_at].some((time) => Date.parse(time ?? '') >= since);
    const ours = rows.filter((run) => isOurs(run, identity, branch) && (newest === null || isSince(run)));
    const ids = ours.map(({ id }) => id);
    return { kind: 'answer', data: { ids, more: newest === null ? total - rows.length : 0 } };
}
/** The run that `resume-run` names. */
async function namedRun(identity, { branch, ask }) {
    if (identity.resumeRun === null)
        return { kind: 'answer', data: [] };
    const answer = await (0,lists/* runById */.eP)(ask, identity.resumeRun);
    if (answer.kind !== 'answer')
        return answer;
    return { kind: 'answer', data: isOurs(answer.data, identity, branch) ? [answer.data.id] : [] };
}
/** A repository that is gone (null) is not ours. */
function isOurs(run, identity, branch) {
    const isOfRepository = (each) => String(each?.id) === identity.repositoryId;
    return (run.path?.replace(/@.*$/, '') === identity.workflowFile &&
        run.head_branch === branch &&
        isOfRepository(run.repository) &&
        isOfRepository(run.head_repository) &&
        classesOf(run.event ?? '').includes(identity.eventClass));
}
/** A comment's run does not say what was commented on; the header does. */
function classesOf(event) {
    return [(0,seal/* eventClass */.L9)(event, false), ...(event === 'issue_comment' ? [(0,seal/* eventClass */.L9)(event, true)] : [])];
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(81414);
// EXTERNAL MODULE: ./lib/action/resume/lease.js
var lease = __webpack_require__(99030);
;// CONCATENATED MODULE: ./lib/action/resume/fetch.js








/** Of all candidates together (spec 4.3). */
const MAX_BYTES = 2 * 1024 ** 3;
const MAX_MS = 10 * 60_000;
/** Fetches candidates and opens them, each once, all together within the limits of size and time. */
class Opener {
    deps;
    #tried = new Map();
    bytesLeft = MAX_BYTES;
    until;
    constructor(deps) {
        this.deps = deps;
        this.until = deps.now() + MAX_MS;
    }
    open = (candidate) => {
        const key = (0,find/* keyOf */.TN)(candidate);
        const tried = this.#tried.get(key) ?? this.tryOpen(candidate);
        this.#tried.set(key, tried);
        return tried;
    };
    async tryOpen(candidate) {
        const { identity, keys, folder } = this.deps;
        if (this.deps.now() > this.until)
            return { kind: 'silent', why: 'Ten minutes were not enough to look at all checkpoints.' };
        const place = await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, 'candidate-'));
        const file = (0,external_node_path_.join)(place, carrier/* CARRIER_FILE */.qV);
        try {
            const why = await this.fetch(candidate, file);
            if (why !== null) {
                // What was fetched of it may be large.
                await (0,promises_.rm)(place, { recursive: true, force: true });
                return refused('broken', why);
            }
        }
        catch (error) {
            return {
                kind: 'silent',
                why: `The checkpoint ${candidate.name} could not be fetched from the ${candidate.place.store}: ${(0,errors/* messageOf */.bD)(error)}.`,
            };
        }
        const into = (0,external_node_path_.join)(place, 'contents');
        const { repositoryId, workflowFile, ref, eventClass } = identity;
        const opened = await (0,seal/* openSealed */.j5)({
            file,
            keys,
            into,
            expected: {
                repository_id: repositoryId,
                name: candidate.name,
                place: {
                    workflow_file: workflowFile,
                    ref,
                    event_class: eventClass,
                    run_key: candidate.runKey,
                },
            },
        });
        await (0,promises_.rm)(file, { force: true });
        if (opened.kind !== 'opened')
            return { kind: 'refused', refusal: opened };
        const { header } = opened;
        if ((0,lease/* isLease */.TL)(into))
            return { kind: 'lease', header };
        try {
            return { kind: 'opened', header, contents: await (0,checkpoint/* readCheckpoint */.H)(into) };
        }
        catch (error) {
            if (!(error instanceof errors/* StateError */.qq))
                throw error;
            return refused('broken', error.message);
        }
    }
    /** @returns what is wrong with it; null: the file is there. @throws Error when it could not be fetched */
    async fetch({ place, name }, file) {
        const { job, cache, artifacts } = this.deps;
        const left = Math.max(0, this.until - this.deps.now());
        const inTime = (work) => within(left, () => job.service.ask(work));
        if (place.store === 'artifact') {
            if (place.bytes > this.bytesLeft)
                return tooLarge(place.bytes);
            return this.count(await inTime(() => artifacts.fetch(place.id, file, this.bytesLeft)));
        }
        const entry = place.entry ?? (await this.lookUp(name));
        if (entry === null)
            return 'the cache does not have it any more';
        return this.count(await inTime(() => cache.fetch(entry, file, this.bytesLeft)));
    }
    count(fetched) {
        if (fetched.kind === 'broken')
            return fetched.why;
        this.bytesLeft -= fetched.bytes;
        return null;
    }
    async lookUp(name) {
        const found = await this.deps.cache.lookUp(name);
        if (found.kind === 'silent')
            throw new Error(found.why);
        return found.kind === 'hit' && found.entry.key === name ? found.entry : null;
    }
}
const tooLarge = (bytes) => `it has ${bytes} bytes, more than may be fetched (${MAX_BYTES} in all)`;
const refused = (kind, why) => ({ kind: 'refused', refusal: { kind, why } });
async function within(ms, work) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('the time for all checkpoints is over')), ms);
    });
    return Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

;// CONCATENATED MODULE: ./lib/action/resume/candidate-lister.js











function candidateLister(job, identity, { keys }) {
    const { inputs, environment, context, github } = job;
    const { ask } = github;
    const names = (0,identity_identity/* namesOf */.eZ)(identity, keys);
    const store = inputs['state-store'];
    const pause = (ms) => ports/* realPorts */.R.sleep(ms, new AbortController().signal);
    const cache = store === 'artifact' ? null : (0,cache_reader/* cacheReader */.S)(environment, context.temp, pause);
    // What is not sealed is kept in caches alone: artifacts are everybody's.
    // What a leg has left to be collected is one whatever `state-store` says.
    const asksArtifacts = (store !== 'cache' || identity.stage?.kind === 'work') && keys !== null;
    const own = identity.isOwnKey
        ? new OwnKeyArtifacts(identity, names, { branch: branchOfJob(job), ask })
        : null;
    // Where nothing of the key is saved to caches, their own service tells enough of them.
    const askOfCaches = own !== null && isArtifactTheStore(job, cache) ? NOT_ASKED : ask;
    const caches = async (by = askOfCaches) => cache === null ? attempt_context/* NOTHING */.K$ : (0,candidates/* cachesOf */.nk)(identity, names, cache, by);
    const artifacts = (ofOwn) => {
        if (!asksArtifacts)
            return attempt_context/* NOTHING */.K$;
        return own === null ? (0,candidates/* artifactsOf */.Ns)(identity, names, ask) : ofOwn(own);
    };
    const list = async (open = null) => {
        const near = await caches();
        const newest = own === null || open === null ? null : await newestIn(near.candidates, identity, open);
        return both(near, await artifacts((all) => all.first(newest, open)));
    };
    const again = async () => both(await caches(), await artifacts((all) => all.again()));
    const reader = (0,artifact_reader/* artifactReader */.c)({ github, temp: context.temp, pause });
    const deps = { job, identity, keys, cache, artifacts: reader, now: ports/* realPorts */.R.now };
    const opener = (folder) => new Opener({ ...deps, folder }).open;
    return { list, near: () => caches(null), again, opener, cache, artifacts: reader };
}
const NOT_ASKED = async () => ({ kind: 'refused', why: 'not asked' });
const both = (...lists) => ({
    candidates: lists.flatMap(({ candidates }) => candidates),
    strangers: lists.flatMap(({ strangers = [] }) => strangers),
    unlooked: lists.reduce((sum, { unlooked = 0 }) => sum + unlooked, 0),
    silent: lists.flatMap(({ silent }) => silent),
    refused: lists.flatMap(({ refused }) => refused),
});
/** The header of the newest checkpoint that caches know. A lease's says nothing of what its run has gone on from. */
async function newestIn(candidates, identity, open) {
    const { found } = await (0,find/* search */.$P)(candidates, identity, open);
    return found.kind === 'found' ? found.checkpoint.header : null;
}
/** As the REST API has it: of a pull request its own branch, whatever GITHUB_REF says. */
function branchOfJob({ environment, context }) {
    return environment.GITHUB_HEAD_REF || (0,action_context/* branchNameOf */.dZ)(context.ref);
}
/** The cache keeps nothing for such jobs as this one: there is none, or their event may not write to it. */
function isArtifactTheStore(job, cache) {
    const store = job.inputs['state-store'];
    if (store === 'artifact' || (store === 'auto' && cache === null))
        return true;
    const [first] = (0,store_fallback/* fallbackOrderOf */.ym)(job, { isSealed: true, mustLast: true });
    return first?.includes('cache') === false;
}


/***/ }),

/***/ 50948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ artifactsOf),
/* harmony export */   Tn: () => (/* binding */ RunArtifacts),
/* harmony export */   gK: () => (/* binding */ strangerOf),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   nk: () => (/* binding */ cachesOf)
/* harmony export */ });
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45839);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78527);
/* harmony import */ var _runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38215);



/** @returns [] for what is no checkpoint of this run */
function strangerOf(name, runId, createdAt, place) {
    const { hash, ...claims } = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .claimsOfAny */ .dg)(name) ?? { hash: '', run_id: '', attempt: 0, sequence: 0 };
    return claims.run_id === runId
        ? [{ name, hash, claims, place, createdAt: Date.parse(createdAt ?? '') }]
        : [];
}
/**
 * The caches of the run key in this ref. By REST all of them; without `actions: read` those that the cache service
 * tells of, which knows the newest by creation under a prefix: one for the run key, and one for each attempt.
 * @param ask null: REST is not asked, and the newest of the run key is enough
 */
async function cachesOf(identity, { prefixes }, reader, ask) {
    const candidates = [];
    for (const { prefix, runKey } of prefixes) {
        const add = (key, entry) => {
            const claims = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .claimsOf */ .ds)(key, prefix);
            if (claims === null || candidates.some(({ name }) => name === key))
                return;
            candidates.push({ name: key, runKey, claims, place: { store: 'cache', entry } });
        };
        const listed = ask === null ? null : await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .cachesUnder */ .u0)(ask, prefix, identity.ref);
        // What the token may not list, the cache itself tells of; a list that is silent now may hold more than it knows.
        if (listed?.kind === 'silent')
            return unread('The list of caches', listed, candidates);
        if (listed?.kind === 'answer') {
            for (const { key, ref } of listed.data)
                if (ref === undefined || ref === identity.ref)
                    add(key, null);
        }
        // The list may be behind, and it is another service: what is saved, the cache itself knows.
        const ofAttempts = listed?.kind === 'refused' ? attemptPrefixes(prefix, identity) : [];
        for (const under of [prefix, ...ofAttempts]) {
            const found = await reader.lookUp(under);
            if (found.kind === 'silent') {
                return { candidates, silent: [`The cache did not answer: ${found.why}.`], refused: [] };
            }
            if (found.kind === 'hit')
                add(found.entry.key, found.entry);
        }
    }
    return { candidates, silent: [], refused: [] };
}
const MAX_ATTEMPTS = 5;
function attemptPrefixes(prefix, { runId, attempt }) {
    return Array.from({ length: Math.min(attempt, MAX_ATTEMPTS) }, (_, back) => `${prefix}${runId}-${attempt - back}-`);
}
/** A list that was not given. */
function unread(what, answer, candidates = []) {
    const why = `${what} could not be read: ${answer.why}.`;
    return answer.kind === 'silent'
        ? { candidates, silent: [why], refused: [] }
        : { candidates, silent: [], refused: [`${why} It takes the permission \`actions: read\`.`] };
}
/** The lists of artifacts of single runs: never the repository's whole list, to which every fork's pull request can add. */
class RunArtifacts {
    identity;
    names;
    ask;
    candidates = [];
    #strangers = [];
    #looked = new Set();
    constructor(identity, names, ask) {
        this.identity = identity;
        this.names = names;
        this.ask = ask;
    }
    /** One request, and one for each further hundred. @returns what is to be told where the list was not given */
    async add(runId) {
        if (this.#looked.has(runId))
            return null;
        this.#looked.add(runId);
        const list = await (0,_runtime_github_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .artifactsOfRun */ .Ye)(this.ask, runId);
        if (list.kind !== 'answer')
            return unread(`The list of artifacts of run ${runId}`, list, this.candidates);
        this.candidates.push(...list.data.flatMap((row) => candidateOf(row, runId, this.names)));
        if (String(runId) === this.identity.runId)
            this.#strangers.push(...list.data.flatMap((row) => strangerIn(row, this.identity.runId, this.names)));
        return null;
    }
    listing(unlooked = 0) {
        const { candidates } = this;
        return { candidates, strangers: this.#strangers, unlooked, silent: [], refused: [] };
    }
}
/** The artifacts of the run key in this run, of all attempts: under the default key there are no others. */
async function artifactsOf(identity, names, ask) {
    const run = new RunArtifacts(identity, names, ask);
    return (await run.add(Number(identity.runId))) ?? run.listing();
}
function strangerIn({ id, name, expired, created_at }, runId, names) {
    const stored = (0,_runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .storedName */ .Rs)(name);
    const isOurs = names.prefixes.some(({ prefix }) => name.startsWith(prefix));
    if (expired || isOurs || stored === null)
        return [];
    return strangerOf(stored, runId, created_at, { store: 'artifact', id });
}
function candidateOf(row, runId, names) {
    const name = (0,_runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .storedName */ .Rs)(row.name);
    if (row.expired || name === null)
        return [];
    return names.prefixes.flatMap(({ prefix, runKey }) => {
        const claims = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .claimsOf */ .ds)(name, prefix);
        // A run keeps its own checkpoints; one that says it is another run's was put there.
        if (claims === null || claims.run_id !== String(runId))
            return [];
        const place = { store: 'artifact', id: row.id, runId, bytes: row.size_in_bytes };
        return [{ name, runKey, claims, place }];
    });
}


/***/ }),

/***/ 54849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ search),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Yl: () => (/* binding */ headersOf),
/* harmony export */   mI: () => (/* binding */ MAX_LOOKED_AT),
/* harmony export */   p7: () => (/* binding */ MAX_OPENED),
/* harmony export */   qt: () => (/* binding */ unopenedOf),
/* harmony export */   rs: () => (/* binding */ openingFew),
/* harmony export */   zC: () => (/* binding */ passedTexts)
/* harmony export */ });
/* harmony import */ var _checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45839);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99030);


/** Of all that has opened, and counts. */
const headersOf = ({ found, leases }) => found.kind === 'found' ? [...leases, found.checkpoint.header] : [...leases];
/** Of those that were made by somebody who has the key, and are of this place. */
const MAX_OPENED = 8;
/** Of all, since anybody can write a name, and fill what lies under it with noise. */
const MAX_LOOKED_AT = 64;
/** Opens as many as may be. @returns null when it has opened that many */
function openingFew(open) {
    let [looked, judged] = [0, 0];
    return async (candidate) => {
        if (looked === MAX_LOOKED_AT || judged === MAX_OPENED)
            return null;
        const tried = await open(candidate);
        looked += 1;
        // A lease is small, and says nothing but that its attempt has begun: as many may have been lost in a row.
        if (tried.kind === 'opened' || (tried.kind === 'refused' && tried.refusal.isKeyholders))
            judged += 1;
        return tried;
    };
}
/**
 * The newest checkpoint, by the sealed headers (spec 4.3). Names say which to open first; what does not open is
 * dropped, and the next is asked for, until the newest of those left is one that has opened.
 */
async function search(candidates, asking, open) {
    const who = { run_id: asking.runId, attempt: asking.attempt, job: asking.job, step: asking.step };
    const left = new Map(candidates.map((candidate) => [keyOf(candidate), candidate]));
    const opened = new Map();
    const leases = [];
    const passed = [];
    const silent = [];
    const tryNext = openingFew(open);
    const result = (found, unseen = 0) => ({ found, leases, passed, silent, unseen });
    for (;;) {
        const next = step(left, opened, who);
        if (next.kind !== 'open')
            return result(next);
        const { candidate } = next;
        const tried = await tryNext(candidate);
        if (tried === null)
            return result({ kind: 'none' }, left.size - opened.size);
        if (tried.kind === 'opened') {
            opened.set(keyOf(candidate), { ...tried, candidate });
            continue;
        }
        left.delete(keyOf(candidate));
        if (tried.kind === 'lease') {
            leases.push(tried.header);
            if ((0,_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .isBeside */ .ZT)(tried.header, asking))
                return result({ kind: 'collision', header: tried.header });
        }
        else if (tried.kind === 'silent')
            silent.push(tried.why);
        else {
            const { refusal } = tried;
            passed.push({ candidate, why: refusal.why, isForeign: refusal.kind === 'not_ours' });
        }
    }
}
/** The same name in two stores: both may be forged, and one of them not. */
const keyOf = ({ name, place }) => `${name} ${place.store} ${place.store === 'artifact' ? place.id : ''}`;
function step(left, opened, who) {
    const unopened = [...left].filter(([key]) => !opened.has(key));
    // Whatever was saved in this attempt is another job's or step's, which has to be known before anything else.
    const beside = unopened.find(([, { claims }]) => claims.run_id === who.run_id && claims.attempt === who.attempt);
    if (beside !== undefined)
        return { kind: 'open', candidate: beside[1] };
    const order = (0,_checkpoint_seal_index_js__WEBPACK_IMPORTED_MODULE_0__/* .newest */ .BP)([...left].map(([key, candidate]) => opened.get(key)?.header ?? supposed(candidate, who)), who);
    const named = (header) => {
        const alike = [...left].filter(([, { name }]) => name === header.name);
        const [key, candidate] = alike.find(([each]) => opened.has(each)) ?? alike[0];
        return { candidate, one: opened.get(key) };
    };
    return decide(order, named);
}
function decide(order, named) {
    switch (order.kind) {
        case 'none':
        case 'collision':
            return order;
        case 'found': {
            const { candidate, one } = named(order.headers[0]);
            return one === undefined ? { kind: 'open', candidate } : { kind: 'found', checkpoint: one };
        }
        case 'diverged': {
            const unopened = order.headers.map(named).find(({ one }) => one === undefined);
            return unopened === undefined ? order : { kind: 'open', candidate: unopened.candidate };
        }
        default:
            return order;
    }
}
/** A header as its name has it, for those that are not opened yet. */
function supposed({ name, runKey, claims }, { job, step: ofStep }) {
    return { ...claims, name, run_key: runKey, job, step: ofStep };
}
/** What is told of those that were not used: one sentence for all of a kind. */
function passedTexts(passed) {
    const kinds = new Map();
    for (const one of passed) {
        const kind = [one.candidate.place.store, one.why, one.isForeign].join('\n');
        kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
    }
    return [...kinds.values()].map((alike) => {
        const [{ candidate, why, isForeign }] = alike;
        const { name, place } = candidate;
        const what = alike.length === 1
            ? `A checkpoint was not used (${name}, ${place.store})`
            : `${alike.length} checkpoints were not used (${name} and others, ${place.store})`;
        return `${what}: ${why}${isForeign ? `, and ${alike.length === 1 ? 'counts' : 'count'} as not there` : ''}.`;
    });
}
/** Nothing was found; what lies under names of ours and does not open may be what is looked for. */
function unopenedOf({ passed, unseen }) {
    const unopened = passed.filter(({ isForeign }) => !isForeign);
    const [first] = unopened;
    if (unseen === 0) {
        return first === undefined
            ? null
            : {
                kind: 'broken',
                why: `There are checkpoints of this run key, and none of them opens: ${first.why}.`,
            };
    }
    const why = `There are ${passed.length + unseen} checkpoints under names of this run key, more than are looked at; of ${passed.length} none opens${first === undefined ? '' : `: ${first.why}`}.`;
    return { kind: 'flooded', why, names: [...new Set(passed.map(({ candidate }) => runNames(candidate)))] };
}
/** `raymond-v2-<hash>-<run>-<attempt>-` */
const runNames = ({ name }) => name.replace(/\d+-$/, '');


/***/ }),

/***/ 81414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ placeCheckpoint),
  H: () => (/* binding */ readCheckpoint)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/store/journal.js
var journal = __webpack_require__(76446);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint-schema.js


const launchFacts = dist/* object */.Ikc({
    input_hash: dist/* nullable */.mee(dist/* string */.YjP()),
    workflow: dist/* string */.YjP(),
    agent: dist/* nullable */.mee(dist/* string */.YjP()),
    model: dist/* nullable */.mee(dist/* string */.YjP()),
    vars: dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()),
});
const fileName = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((name) => isInside(name), 'must lie inside the checkpoint'));
const givenInput = dist/* object */.Ikc({
    ask_id: dist/* string */.YjP(),
    run_id: dist/* string */.YjP(),
    hash: dist/* string */.YjP(),
});
const snapshot = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const treePath = dist/* union */.KCZ([dist/* literal */.euz('.'), fileName]);
const fields = dist/* object */.Ikc({
    version: dist/* literal */.euz(2, 'it was saved by another version of this action'),
    run_id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[A-Za-z0-9._-]{1,100}$/)),
    run_key: dist/* string */.YjP(),
    saved_at: dist/* string */.YjP(),
    /** The workflow run that saved it. Only re-runs of it are given a finished run's result again. */
    github_run_id: dist/* string */.YjP(),
    attempt: dist/* number */.aig(),
    facts: launchFacts,
    /** Session files by agent CLI, with paths below the CLI's own folder. */
    sessions: dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(fileName)),
    /** The commit that was checked out when the first attempt began; null when there was none. */
    base: dist/* nullable */.mee(dist/* string */.YjP()),
    /** Only in checkpoints of older versions, which have one work tree at most: that of the workspace. */
    snapshot: dist/* optional */.lqM(dist/* nullable */.mee(snapshot), null),
    /** The path, from the workspace, of the work tree that the run works in. */
    top: dist/* optional */.lqM(treePath, '.'),
    /** Changed work trees, which may lie beside or within one another. The run's own comes first. */
    trees: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ path: treePath, bundle: fileName, snapshot })), []),
    /** Snapshots of workers' own work trees, by worker. Absent in checkpoints of older versions. */
    worktrees: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^main(?:_[a-z0-9]+)+$/)), snapshot), {}),
    /** The number of the issue or pull request where questions are put (spec 4.5). Absent in older checkpoints. */
    issue: dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1))), null),
    /** Answers that were given by an input, so that a re-run, which has the same inputs, does not give them again. */
    inputs_given: dist/* optional */.lqM(dist/* array */.YOg(givenInput), []),
    /** Sentences for people about what is not in the checkpoint, and so will be missing when the run goes on. */
    not_kept: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** Attempts whose cost is in no sum, because they were lost before they saved anything. Absent in older versions. */
    uncounted: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** The run has once waited for a person or a limit, so that a tick looks after it. Absent in older versions. */
    has_parked: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
});
const manifest = dist/* pipe */.FsL(fields, dist/* transform */.pdi(({ snapshot, ...manifest }) => {
    const only = snapshot === null ? [] : [{ path: '.', bundle: carrier/* WORK_TREE_BUNDLE */.uL, snapshot }];
    return { ...manifest, trees: [...only, ...manifest.trees] };
}));
/** Checks a restored manifest like any foreign file. A problem names the first wrong key. */
function parseManifest(data) {
    const result = dist/* safeParse */.xLC(manifest, data);
    if (result.success)
        return { manifest: result.output };
    const [issue] = result.issues;
    return { problem: `${dist/* getDotPath */.BuJ(issue) ?? 'the file'}: ${issue.message}` };
}
/** Whether a name is a relative path without steps upwards. */
function isInside(name) {
    return (name !== '' &&
        !/^([/\\]|[A-Za-z]:)/.test(name) &&
        !name.split(/[/\\]/).includes('..') &&
        !name.includes('\0'));
}

// EXTERNAL MODULE: ./lib/runtime/checkpoint/sessions.js
var sessions = __webpack_require__(2730);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint.js











/** A checkpoint that unpacks to more than this is refused. */
const MAX_BYTES = 4 * 1024 ** 3;
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
    const run = await (0,state_file/* readStateFile */.qy)((0,external_node_path_.join)(folder, 'run', 'state.json'));
    if (run.workflow_id !== parsed.manifest.run_id)
        throw invalid('its state file belongs to another run');
    for (const result of Object.values(run.results))
        if (typeof result !== 'string')
            (0,texts/* readLongText */.gP)((0,external_node_path_.join)(folder, 'run', 'files'), result);
    return { manifest: parsed.manifest, run, folder };
}
/**
 * Puts the run's files and the agents' sessions where the run looks for them. Existing sessions are kept: they are
 * newer or the same.
 * @throws StateError STATE_INVALID for sessions that are not the run's own
 */
async function placeCheckpoint(restored, { stateDir, root, environment, replaces = false }) {
    const { manifest, run, folder } = restored;
    try {
        await (0,sessions/* placeSessions */.vn)(manifest.sessions, run, await (0,sessions/* sessionStores */.DL)(environment), (0,external_node_path_.join)(folder, 'sessions'));
    }
    catch (error) {
        throw error instanceof errors/* StateError */.qq ? invalid(error.message) : error;
    }
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, manifest.run_id);
    // A run that is only looked at, or given again, never makes these files; later steps may add all that git sees.
    const files = (0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al);
    const tasks = (0,external_node_path_.join)(files, carrier/* TASK_FOLDERS */.Gh);
    const copyTo = (to) => (0,external_node_fs_.cpSync)(files, to, { recursive: true, filter: (from) => from !== tasks });
    if (replaces)
        (0,run_folder/* replaceRunFolder */.UR)(paths, copyTo);
    (0,run_folder/* createRunFolders */.vA)(stateDir, paths, root);
    (0,project_folder/* markProject */.XD)(root, stateDir);
    if (!replaces)
        copyTo(paths.folder);
    if ((0,external_node_fs_.existsSync)(tasks))
        placeTaskFolders(tasks, root, manifest.run_id);
    // A run that was killed in this very folder may have left these.
    (0,external_node_fs_.rmSync)((0,journal/* journalPath */.HY)(paths.state), { force: true });
    // This comes last, so that a state file never stands without what it refers to.
    (0,run_folder/* placeState */.BS)((0,external_node_path_.join)(folder, 'run', 'state.json'), paths);
}
/** @throws StateError for a folder that a link leads away from the project */
function placeTaskFolders(from, root, runId) {
    const to = (0,project_folder/* taskFolders */.Tj)(root, runId);
    (0,run_folder/* makeFolder */.fc)(to, run_folder/* OWNER_ONLY */.JD);
    if ((0,project_folder/* ownTaskFolders */.JF)(root, runId) === null)
        throw new errors/* StateError */.qq('STATE_INVALID', `${to} leads elsewhere: there is a link on the way. Remove it.`);
    (0,external_node_fs_.cpSync)(from, to, { recursive: true });
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

/***/ 2730:
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







/** @param env the environment of the agents, which says where their homes are */
async function sessionStores(env) {
    const stores = new Map();
    for (const name of _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_CLI_NAMES */ .UR) {
        const store = await (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__/* .sessionStore */ .eA)(name, env);
        if (store !== null)
            stores.set(name, store);
    }
    return stores;
}
/** A session whose CLI an older state file does not name is looked for in every CLI: its id is unique. */
function sessionsOfCli(held, name) {
    return held.filter(({ cli }) => cli === null || cli === name).map(({ session }) => session);
}
/**
 * Copies the sessions that a resume of the run may need to `folder/<agent CLI>/<path below its home>`.
 * @param copy may change what it copies, to take secrets out
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
 * Checks that session files belong to sessions that the run itself names. Anything else below a CLI's home could be its
 * settings or hooks.
 * @throws StateError STATE_INVALID that names the first file that does not belong
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
 * @throws StateError STATE_INVALID as `checkSessions`, and for a missing file; nothing has been put anywhere then
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
