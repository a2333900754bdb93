export const id = 1291;
export const ids = [1291];
export const modules = {

/***/ 21291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  beginStage: () => (/* binding */ beginStage)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/action/checkpoint/restore.js + 3 modules
var restore = __webpack_require__(8285);
// EXTERNAL MODULE: ./lib/action/identity/claim.js
var claim = __webpack_require__(80881);
// EXTERNAL MODULE: ./lib/action/resume/place.js + 1 modules
var place = __webpack_require__(39177);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/sessions.js
var sessions = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/worktrees.js
var worktrees = __webpack_require__(70729);
// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var worktrees_place = __webpack_require__(50690);
// EXTERNAL MODULE: ./lib/action/identity/identity.js
var identity_identity = __webpack_require__(96079);
;// CONCATENATED MODULE: ./lib/action/fan-out/begun-stage.js


/** Puts what the job goes on from in its place. @throws UsageError where the commit is another one */
async function goOnFrom(job, restored) {
    const placed = await (0,place/* placeRestored */.U)(job, restored);
    if (placed !== null)
        return placed;
    throw new errors/* UsageError */.eb('The checkout is not on the commit of the plan, and what the run has changed cannot be put there: a part of a fan-out cannot start afresh. Check out `github.sha` in all of its jobs.');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/runtime/version.js
var version = __webpack_require__(29984);
// EXTERNAL MODULE: ./lib/action/checkpoint/attempt-context.js
var attempt_context = __webpack_require__(33862);
// EXTERNAL MODULE: ./lib/action/resume/candidate-lister.js + 2 modules
var candidate_lister = __webpack_require__(79772);
// EXTERNAL MODULE: ./lib/action/resume/find.js
var find = __webpack_require__(54849);
// EXTERNAL MODULE: ./lib/action/fan-out/stage.js
var stage = __webpack_require__(99483);
;// CONCATENATED MODULE: ./lib/action/fan-out/find-plan.js










/**
 * The plan of a round: the last checkpoint of the job that has forked it, whatever attempt that was.
 * @returns null: there is none
 * @throws UsageError where one may be there that cannot be seen, or is of another version of the action
 */
async function findPlan(job, standing, round) {
    const identity = (0,identity_identity/* stagedAs */.JZ)(standing.identity, job, (0,stage/* plannerOf */.gA)(round));
    const look = (0,candidate_lister/* candidateLister */.h)(job, identity, standing.chosen);
    const folder = await (0,files/* makeNewFolder */.Z9)(job.context.temp, 'raymond-plan-');
    // As the attempt after this one would: what this one has saved under the key is nobody's collision here.
    const asking = { ...identity, attempt: identity.attempt + 1 };
    const openNewest = async (listing) => planAmong(listing, await (0,find/* search */.$P)(listing.candidates, asking, look.opener(folder)), round);
    let found = null;
    try {
        // The cache alone is asked first: so many legs begin at once that asking GitHub for its lists uses up the token's requests.
        found = (await openNewest(identity.attempt === 1 ? await look.near() : attempt_context/* NOTHING */.K$)).plan;
        if (found !== null)
            return checked(found);
        const { plan, unseen, unopened } = await openNewest(await look.list());
        found = plan;
        if (plan !== null)
            return checked(plan);
        if (unseen !== '')
            throw new errors/* UsageError */.eb(`The plan of this fan-out cannot be seen now: ${unseen} Re-run the job to ask again.`);
        if (unopened !== '')
            throw new errors/* UsageError */.eb(`There is a plan of this fan-out, and it does not open: ${unopened}. All jobs of a fan-out need the same \`state-key\`, or key of the agent.`);
        return null;
    }
    finally {
        if (found === null)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** @throws UsageError where there is no plan */
async function planOf(job, standing, round) {
    const plan = await findPlan(job, standing, round);
    if (plan !== null)
        return plan;
    throw new errors/* UsageError */.eb(`There is no plan for this job: no job of this run has ended with \`status: forked\`${round === 1 ? '' : ` in round ${round}`} under this fan-out key. The job with \`forks: matrix\` comes first, and has the same \`workflow\`, \`run-key\` and \`state-key\` (or key of the agent); if it is there, run it again. Nothing was spent.`);
}
function planAmong({ silent, refused }, looked, round) {
    return {
        plan: planIn(looked.found, round),
        unseen: [...silent, ...refused, ...looked.silent].join(' '),
        unopened: looked.passed.find(({ isForeign }) => !isForeign)?.why ??
            (looked.unseen > 0 ? 'there are too many' : ''),
    };
}
function planIn(found, number) {
    if (found.kind !== 'found')
        return null;
    const { header, contents, candidate } = found.checkpoint;
    const round = (0,rounds/* openRound */.rM)(contents.run);
    if (contents.run.status !== 'forked' || round === null || round.round !== number)
        return null;
    return { header, round, restored: { ...contents, from: candidate.place.store } };
}
/** @throws UsageError for one that another version of the action has made */
function checked(plan) {
    if (plan.header.writer === version/* VERSION */.x)
        return plan;
    throw new errors/* UsageError */.eb(`The plan was made by version ${plan.header.writer} of this action, and this job has version ${version/* VERSION */.x}. Nothing was spent. Pin all jobs of a fan-out to one version, and re-run all of them.`);
}

// EXTERNAL MODULE: ./lib/core/fan-out/outcome.js
var outcome = __webpack_require__(18180);
// EXTERNAL MODULE: ./lib/action/resume/candidates.js
var resume_candidates = __webpack_require__(50948);
;// CONCATENATED MODULE: ./lib/action/fan-out/outcomes.js








const CONCURRENCY = 4;
/**
 * What the legs of a run's rounds have left (spec 4.10): the last of each attempt that is one, whatever became of it. What is not of this
 * very plan counts as not there, with a warning.
 * @param run as it is to be gone on with
 * @param last the round that is collected
 * @throws UsageError where something may be there that cannot be seen: a leg must not be taken for lost because a service is silent
 */
async function outcomesOf(job, identity, chosen, { run, last }) {
    const wanted = wantedOf(job, identity, run, last);
    const candidates = await listed(job, identity, chosen, wanted);
    const look = (0,candidate_lister/* candidateLister */.h)(job, identity, chosen);
    const folder = await (0,files/* makeNewFolder */.Z9)(job.context.temp, 'raymond-outcomes-');
    const outcomes = [];
    const legs = groupsOf(candidates, ({ runKey }) => runKey);
    for (let at = 0; at < legs.length; at += CONCURRENCY) {
        // The limits of size and time are each outcome's own: of many legs none may be left out for what the others weigh.
        const some = legs
            .slice(at, at + CONCURRENCY)
            .map((leg) => outcomesOfLeg(job, look.opener(folder), leg, { run, wanted }));
        outcomes.push(...(await Promise.all(some)).flat());
    }
    return outcomes.sort((a, b) => a.attempt - b.attempt);
}
/**
 * The legs of the round that is collected, and of those before it, of which one may have been run again since. What has come of
 * later ones is for those who collect these.
 */
function wantedOf(job, identity, { fan_out: fanOut }, last) {
    const rounds = (fanOut?.rounds ?? []).filter(({ round }) => round <= last);
    return new Map(rounds.flatMap(({ round, legs }) => legs.map(({ name }) => {
        const { runKey } = (0,identity_identity/* stagedAs */.JZ)(identity, job, { kind: 'work', round, leg: Number(name) });
        return [(0,stage/* outcomeKey */._3)(runKey), `${round}/${name}`];
    })));
}
/** @throws UsageError as `outcomesOf` */
async function listed(job, identity, { keys }, wanted) {
    const prefixes = [...wanted.keys()].flatMap((runKey) => (0,identity_identity/* namesOf */.eZ)({ ...identity, runKey, otherRunKeys: [] }, keys).prefixes);
    const names = { ...(0,identity_identity/* namesOf */.eZ)(identity, keys), prefixes };
    const { candidates, silent, refused } = await (0,resume_candidates/* artifactsOf */.Ns)(identity, names, job.github.ask);
    const unseen = [...silent, ...refused];
    if (unseen.length > 0)
        throw new errors/* UsageError */.eb(`What the legs have left cannot be seen: ${unseen.join(' ')} Nothing was spent. Re-run the job.`);
    return [...candidates];
}
/**
 * Of each attempt of a leg the newest that is one: an attempt that was cut off while it saved may have saved again, and anybody
 * in its job can write a newer name.
 */
async function outcomesOfLeg(job, open, candidates, collected) {
    const outcomes = [];
    const passed = [];
    const newest = [...candidates].sort((a, b) => b.claims.sequence - a.claims.sequence);
    let looked = 0;
    for (const ofAttempt of groupsOf(newest, ({ claims }) => claims.attempt)) {
        const tryNext = (0,find/* openingFew */.rs)(open);
        for (const candidate of ofAttempt) {
            const tried = looked === find/* MAX_LOOKED_AT */.mI ? null : await tryNext(candidate);
            if (tried === null)
                throw flooded(candidates);
            looked += 1;
            const outcome = outcomeIn(tried, candidate, collected);
            if (typeof outcome !== 'string') {
                outcomes.push(outcome);
                break;
            }
            passed.push({ candidate, why: outcome, isForeign: true });
        }
    }
    for (const text of (0,find/* passedTexts */.zC)(passed))
        job.voice.warning(`What a leg has left: ${text}`);
    return outcomes;
}
function groupsOf(all, keyOf) {
    const groups = new Map();
    for (const one of all)
        groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
    return [...groups.values()];
}
function flooded(candidates) {
    const under = candidates[0].name.replace(/\d+-\d+-$/, '');
    return new errors/* UsageError */.eb(`There are ${candidates.length} artifacts under names of one leg, more than are looked at, and some attempt of it is not among those that open: somebody else writes names of ours. Nothing was spent. Delete the artifacts of this run that begin with ${under} and are not the leg's own, and re-run the job.`);
}
/** @returns why it is none */
function outcomeIn(tried, candidate, { run, wanted }) {
    if (tried.kind === 'silent')
        throw new errors/* UsageError */.eb(`What a leg has left cannot be seen: ${tried.why} Nothing was spent. Re-run the job.`);
    if (tried.kind === 'refused')
        return tried.refusal.why;
    if (tried.kind === 'lease')
        return 'it is none';
    const { contents, header } = tried;
    const fitting = (0,outcome/* fitOutcome */.O)(run, contents.run);
    if ('problem' in fitting)
        return fitting.problem;
    const leg = wanted.get(candidate.runKey);
    if (leg !== `${fitting.round.round}/${fitting.record.name}`)
        return 'it is of another leg';
    return { ...contents, leg, attempt: header.attempt };
}

;// CONCATENATED MODULE: ./lib/action/fan-out/collect.js












/**
 * Collecting begins from the plan of its round, or goes on from what an earlier attempt of it has left, with what the legs have left
 * since.
 * @throws UsageError where there is no plan
 */
async function beginCollecting(job, first, reader) {
    const plan = await job.voice.group('Looking for the plan', () => planToCollect(job, first));
    const identity = (0,identity_identity/* stagedAs */.JZ)(first.identity, job, { kind: 'collect', round: plan.round.round });
    const standing = await (0,restore/* restore */.PF)(job, { ...first, identity }, reader);
    (0,claim/* claimRunKey */.t)(job, identity);
    const { restored: own } = standing;
    const base = own !== null && isGoneOn(own, plan) ? own : plan.restored;
    const { forks, 'max-legs': maxLegs } = job.inputs;
    if (base === own && own.run.status === 'forked') {
        // It has collected its round, and forked the next: that one's legs are not for it to miss.
        const restored = await goOnFrom(job, own);
        return { standing: { ...standing, restored }, fanOut: { kind: 'plan', maxLegs } };
    }
    const outcomes = await job.voice.group('Looking for what the legs have left', () => outcomesOf(job, identity, first.chosen, { run: base.run, last: plan.round.round }));
    const restored = await goOnFrom(job, base);
    const placed = [];
    for (const outcome of outcomes)
        placed.push(await collect_place(job, outcome, isLast(outcome, outcomes)));
    return {
        standing: { ...standing, uncounted: uncountedIn(standing, outcomes), restored, isGivenAgain: false },
        fanOut: { kind: 'collect', outcomes: placed, mayForkAgain: forks === 'matrix', maxLegs },
    };
}
/** What a leg's lost attempts have spent is in no sum of the whole, either. */
function uncountedIn({ uncounted }, outcomes) {
    const ofLegs = outcomes.flatMap(({ leg, manifest }) => manifest.uncounted.map((attempt) => `leg ${leg}, ${attempt}`));
    return [...new Set([...uncounted, ...ofLegs])];
}
/**
 * Which round it is that this job collects: the last one that was forked, but for one that this very job has forked itself, in an
 * attempt before.
 */
async function planToCollect(job, first) {
    let plan = await planOf(job, first, 1);
    for (;;) {
        const next = await findPlan(job, first, plan.round.round + 1);
        if (next === null || isOwn(next, first.identity))
            return plan;
        plan = next;
    }
}
/** Where the API does not tell a job's name, its id stands in; what it is called besides may differ from attempt to attempt. */
function isOwn({ header }, { job, step }) {
    const named = (name) => name.replace(/ \(check run \d+\)$/, '');
    return header.step === step && named(header.job) === named(job);
}
function isGoneOn({ run }, { round, restored }) {
    return (run.workflow_id === restored.run.workflow_id &&
        (run.fan_out?.rounds ?? []).some(({ plan }) => plan === round.plan));
}
/** Of its leg's attempts: only its work trees are anybody's any more. */
function isLast(outcome, outcomes) {
    return !outcomes.some(({ leg, attempt }) => leg === outcome.leg && attempt > outcome.attempt);
}
/** What of it others go on with: the work trees of its workers, and the sessions of those that have not ended. */
async function collect_place(job, outcome, isNewest) {
    const { context, environment, voice } = job;
    const { run, folder, manifest } = outcome;
    const tell = (what) => voice.warning(what);
    if (isNewest) {
        const root = (0,worktrees_place/* worktreesInJob */.Dt)(context.temp);
        await (0,worktrees/* placeWorktrees */.A)(outcome, { workspace: context.workspace, root, environment, tell });
        await (0,sessions/* placeSessions */.vn)(...[manifest.sessions, run, await (0,sessions/* sessionStores */.DL)(environment), (0,external_node_path_.join)(folder, carrier/* SESSIONS_FOLDER */.Bq)]).catch((error) => tell(`The sessions of leg ${outcome.leg} could not be restored: ${(0,errors/* messageOf */.bD)(error)}.`));
    }
    return { run, files: (0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al) };
}

// EXTERNAL MODULE: ./lib/core/fan-out/leg.js
var fan_out_leg = __webpack_require__(24592);
;// CONCATENATED MODULE: ./lib/action/fan-out/leg.js








/**
 * A leg begins from the plan, or goes on from what an earlier attempt of it has left.
 * @throws UsageError where there is no plan, or none with such a leg
 */
async function beginLegJob(job, first, { round, leg }, reader) {
    const plan = await job.voice.group('Looking for the plan', () => planOf(job, first, round));
    const planned = plan.round.legs.find(({ name }) => name === String(leg));
    if (planned === undefined)
        throw new errors/* UsageError */.eb(`The plan has ${plan.round.legs.length} legs, and none with the number of the input \`worker\`. Give it \`\${{ matrix.worker }}\` of the output \`matrix\`. Nothing was spent.`);
    const standing = await (0,restore/* restore */.PF)(job, first, reader);
    (0,claim/* claimRunKey */.t)(job, standing.identity);
    const own = standing.restored !== null && isOfPlan(standing.restored, plan) ? standing.restored : null;
    const facts = own && (0,fan_out_leg/* legFacts */.kK)(own.run);
    // One whose outcome is nowhere but in its checkpoint leaves it now.
    if (own !== null && facts?.hasEnded && (0,stage/* isOutcomeKey */.Yc)(own.manifest.run_key)) {
        await goOnFrom(job, own);
        return { givenAgain: own };
    }
    const restored = await goOnFrom(job, own ?? plan.restored);
    // A plan that was made anew has made the shares anew: what a leg has saved knows its old one.
    const share = { shareUsd: planned.share_usd };
    const attempt = { attempt: job.context.attempt, earlier: facts?.attempts ?? [], ...share };
    return {
        standing: { ...standing, restored, isGivenAgain: false },
        fanOut: { kind: 'work', leg: String(leg), ...attempt },
    };
}
/** A plan that was made anew has nothing to do with what legs of the one before have left. */
function isOfPlan({ run }, { round, restored }) {
    return run.workflow_id === restored.run.workflow_id && (0,rounds/* ownLegOf */.Il)(run)?.plan === round.plan;
}

;// CONCATENATED MODULE: ./lib/action/fan-out/begin.js






/**
 * Finds what the jobs of the fan-out have left for this one (spec 4.10), before anything is spent.
 * @throws UsageError where it cannot begin
 */
async function beginStage(job, first, given) {
    const { reader } = given;
    const stage = first.identity.stage;
    if (first.chosen.keys === null)
        throw new errors/* UsageError */.eb('A fan-out hands the run from job to job, and there is nothing to seal it with. Set the input `state-key` (a secret; make one with `openssl rand -base64 32`) in all of its jobs. Nothing was spent.');
    switch (stage.kind) {
        case 'plan':
            return await beginPlan(job, first, given);
        case 'work':
            return await beginLegJob(job, first, stage, reader);
        case 'collect':
            return await beginCollecting(job, first, reader);
        default:
            return stage;
    }
}
async function beginPlan(job, first, { reader, checkout }) {
    await checkRights(job);
    const standing = await (0,restore/* unlessChanged */.FI)(job, await (0,restore/* restore */.PF)(job, first, reader), checkout);
    (0,claim/* claimRunKey */.t)(job, standing.identity);
    const restored = standing.restored && (await (0,place/* placeRestored */.U)(job, standing.restored));
    if (restored !== null && standing.isGivenAgain)
        return { givenAgain: restored };
    const fanOut = { kind: 'plan', maxLegs: job.inputs['max-legs'] };
    return { standing: { ...standing, restored }, fanOut };
}
/** Legs and collecting read artifacts by the API: a missing right is told before the plan is paid for. */
async function checkRights(job) {
    const answer = await job.github.ask('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
        run_id: Number(job.context.runId),
        per_page: 1,
    });
    if (answer.kind !== 'refused')
        return;
    throw new errors/* UsageError */.eb(`The jobs of a fan-out read what the others have left, and this token may not: ${answer.why}. Give all of them the permission \`actions: read\`. Nothing was spent.`);
}


/***/ })

};
