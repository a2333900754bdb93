export const id = 6796;
export const ids = [6796];
export const modules = {

/***/ 36796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  beginStage: () => (/* binding */ beginStage)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/action/begin/look.js + 1 modules
var look = __webpack_require__(45584);
// EXTERNAL MODULE: ./lib/action/identity/ask-github.js
var ask_github = __webpack_require__(69174);
// EXTERNAL MODULE: ./lib/action/identity/claim.js
var claim = __webpack_require__(80881);
// EXTERNAL MODULE: ./lib/action/resume/place.js
var place = __webpack_require__(42119);
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
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/checkpoint.js + 1 modules
var checkpoint_checkpoint = __webpack_require__(81414);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
// EXTERNAL MODULE: ./lib/runtime/version.js
var version = __webpack_require__(29984);
// EXTERNAL MODULE: ./lib/action/checkpoint/restore.js + 4 modules
var restore = __webpack_require__(97546);
// EXTERNAL MODULE: ./lib/action/checkpoint/standing.js + 1 modules
var checkpoint_standing = __webpack_require__(53745);
// EXTERNAL MODULE: ./lib/action/resume/candidates.js
var resume_candidates = __webpack_require__(50948);
// EXTERNAL MODULE: ./lib/action/resume/fetch.js
var fetch = __webpack_require__(51164);
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
    const look = (0,restore/* looker */.nb)(job, identity, standing.chosen);
    await (0,promises_.mkdir)(job.context.temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(job.context.temp, 'raymond-plan-'));
    const where = { identity, look, folder, round };
    let found = null;
    try {
        // The cache alone is asked first: so many legs begin at once that asking GitHub for its lists uses up the token's requests.
        const near = identity.attempt === 1 ? await knownToCache(standing, where) : checkpoint_standing/* NOTHING */.K$;
        found = (await openNewest(job, standing, where, near)).plan;
        if (found !== null)
            return checked(found);
        const { plan, unseen, unopened } = await openNewest(job, standing, where, await look.list());
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
async function knownToCache({ chosen }, { identity, look: { cache } }) {
    return cache === null ? checkpoint_standing/* NOTHING */.K$ : (0,resume_candidates/* cachesKnownTo */.UR)(cache, (0,identity_identity/* namesOf */.eZ)(identity, chosen.keys));
}
async function openNewest(job, { chosen }, { identity, look, folder, round }, { candidates, silent, refused }) {
    const { cache, artifacts } = look;
    const opener = new fetch/* Opener */.K({
        job,
        identity,
        cache,
        artifacts,
        folder,
        keys: chosen.keys,
        now: ports/* realPorts */.R.now,
    });
    // As the attempt after this one would: what this one has saved under the key is nobody's collision here.
    const asking = { ...identity, attempt: identity.attempt + 1 };
    const looked = await (0,find/* search */.$)(candidates, asking, (candidate) => opener.open(candidate));
    return {
        plan: await planIn(looked.found, round),
        unseen: [...silent, ...refused, ...looked.silent].join(' '),
        unopened: looked.passed.find(({ isForeign }) => !isForeign)?.why ?? (looked.hasMore ? 'there are too many' : ''),
    };
}
async function planIn(found, number) {
    if (found.kind !== 'found')
        return null;
    const { header, folder, candidate } = found.checkpoint;
    const checkpoint = await (0,checkpoint_checkpoint/* readCheckpoint */.HQ)(folder);
    const round = (0,rounds/* openRound */.rM)(checkpoint.run);
    if (checkpoint.run.status !== 'forked' || round === null || round.round !== number)
        return null;
    return { header, round, restored: { ...checkpoint, from: candidate.place.store } };
}
/** @throws UsageError for one that another version of the action has made */
function checked(plan) {
    if (plan.header.writer === version/* VERSION */.x)
        return plan;
    throw new errors/* UsageError */.eb(`The plan was made by version ${plan.header.writer} of this action, and this job has version ${version/* VERSION */.x}. Nothing was spent. Pin all jobs of a fan-out to one version, and re-run all of them.`);
}

// EXTERNAL MODULE: ./lib/core/fan-out/outcome.js
var outcome = __webpack_require__(18180);
;// CONCATENATED MODULE: ./lib/action/fan-out/outcomes.js












const AT_ONCE = 4;
/**
 * What the legs of a run's rounds have left (spec 4.10): the last of each attempt, whatever became of it. What is not of this very
 * plan counts as not there, with a warning.
 * @param run as it is to be gone on with
 * @param last the round that is collected
 * @throws UsageError where something may be there that cannot be seen: a leg must not be taken for lost because a service is silent
 */
async function outcomesOf(job, identity, chosen, { run, last }) {
    const wanted = wantedOf(job, identity, run, last);
    const candidates = await listed(job, identity, chosen, wanted);
    const { cache, artifacts } = (0,restore/* looker */.nb)(job, identity, chosen);
    await (0,promises_.mkdir)(job.context.temp, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(job.context.temp, 'raymond-outcomes-'));
    // The limits of size and time are each outcome's own: of many legs none may be left out for what the others weigh.
    const openerOf = () => new fetch/* Opener */.K({ job, identity, cache, artifacts, folder, keys: chosen.keys, now: ports/* realPorts */.R.now });
    const outcomes = [];
    for (let at = 0; at < candidates.length; at += AT_ONCE) {
        const some = candidates
            .slice(at, at + AT_ONCE)
            .map((candidate) => opened(job, openerOf(), candidate, { run, wanted }));
        for (const outcome of await Promise.all(some))
            if (outcome !== null)
                outcomes.push(outcome);
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
    const { candidates, silent, refused } = await (0,resume_candidates/* artifactsOf */.Ns)(identity, names, (0,restore/* branchOf */.W0)(job), (0,ask_github/* askGitHub */.X3)(job));
    const unseen = [...silent, ...refused];
    if (unseen.length > 0)
        throw new errors/* UsageError */.eb(`What the legs have left cannot be seen: ${unseen.join(' ')} Nothing was spent. Re-run the job.`);
    return candidates.filter((one) => !candidates.some((other) => isLaterOfAttempt(other, one)));
}
/** An attempt that was cut off while it saved may have saved again. */
function isLaterOfAttempt(other, one) {
    return (other.runKey === one.runKey &&
        other.claims.attempt === one.claims.attempt &&
        other.claims.sequence > one.claims.sequence);
}
async function opened(job, opener, candidate, { run, wanted }) {
    const tried = await opener.open(candidate);
    if (tried.kind === 'silent')
        throw new errors/* UsageError */.eb(`What a leg has left cannot be seen: ${tried.why} Nothing was spent. Re-run the job.`);
    const refuse = (why) => {
        job.voice.warning(`What a leg has left was not used (${candidate.name}): ${why}. It counts as not there.`);
        return null;
    };
    if (tried.kind === 'refused')
        return refuse(tried.refusal.why);
    if (tried.isLease)
        return refuse('it is none');
    const read = await (0,checkpoint_checkpoint/* readCheckpoint */.HQ)(tried.folder);
    const fitting = (0,outcome/* fitOutcome */.O)(run, read.run);
    if ('problem' in fitting)
        return refuse(fitting.problem);
    const leg = wanted.get(candidate.runKey);
    if (leg !== `${fitting.round.round}/${fitting.record.name}`)
        return refuse('it is of another leg');
    return { ...read, leg, attempt: tried.header.attempt };
}

;// CONCATENATED MODULE: ./lib/action/fan-out/steps.js


/** Puts what the job goes on from in its place. @throws UsageError where the commit is another one */
async function goOnFrom(job, restored) {
    const placed = await (0,place.placeRestored)(job, restored);
    if (placed !== null)
        return placed;
    throw new errors/* UsageError */.eb('The checkout is not on the commit of the plan, and what the run has changed cannot be put there: a part of a fan-out cannot start afresh. Check out `github.sha` in all of its jobs.');
}

;// CONCATENATED MODULE: ./lib/action/fan-out/collect.js












/**
 * Collecting begins from the plan of its round, or goes on from what an earlier attempt of it has left, with what the legs have left
 * since.
 * @throws UsageError where there is no plan
 */
async function beginCollecting(job, first, board) {
    const plan = await job.voice.group('Looking for the plan', () => planToCollect(job, first));
    const identity = (0,identity_identity/* stagedAs */.JZ)(first.identity, job, { kind: 'collect', round: plan.round.round });
    const standing = await (0,look.lookFor)(job, { ...first, identity }, board);
    (0,claim/* claimRunKey */.t)(job, identity);
    const { restored: own } = standing;
    const base = own !== null && isGoneOn(own, plan) ? own : plan.restored;
    const { forks, 'max-legs': mostLegs } = job.inputs;
    if (base === own && own.run.status === 'forked') {
        // It has collected its round, and forked the next: that one's legs are not for it to miss.
        const restored = await goOnFrom(job, own);
        const sequence = await (0,look.tellBegun)(job, standing);
        return { standing: { ...standing, restored }, sequence, fanOut: { kind: 'plan', mostLegs } };
    }
    const outcomes = await job.voice.group('Looking for what the legs have left', () => outcomesOf(job, identity, first.chosen, { run: base.run, last: plan.round.round }));
    const restored = await goOnFrom(job, base);
    const placed = [];
    for (const outcome of outcomes)
        placed.push(await collect_place(job, outcome, isLast(outcome, outcomes)));
    return {
        standing: { ...standing, restored, isGivenAgain: false },
        sequence: await (0,look.tellBegun)(job, standing),
        fanOut: { kind: 'collect', outcomes: placed, mayForkAgain: forks === 'matrix', mostLegs },
    };
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
async function beginLeg(job, first, { round, leg }, board) {
    const plan = await job.voice.group('Looking for the plan', () => planOf(job, first, round));
    const planned = plan.round.legs.find(({ name }) => name === String(leg));
    if (planned === undefined)
        throw new errors/* UsageError */.eb(`The plan has ${plan.round.legs.length} legs, and none with the number of the input \`worker\`. Give it \`\${{ matrix.worker }}\` of the output \`matrix\`. Nothing was spent.`);
    const standing = await (0,look.lookFor)(job, first, board);
    (0,claim/* claimRunKey */.t)(job, standing.identity);
    const own = standing.restored !== null && isOfPlan(standing.restored, plan) ? standing.restored : null;
    const facts = own && (0,fan_out_leg/* legFacts */.kK)(own.run);
    // One whose outcome is nowhere but in its checkpoint leaves it now.
    if (own !== null && facts?.hasEnded && (0,stage/* isOutcomeKey */.Yc)(own.manifest.run_key)) {
        await goOnFrom(job, own);
        return { givenAgain: own };
    }
    const restored = await goOnFrom(job, own ?? plan.restored);
    const sequence = await (0,look.tellBegun)(job, standing);
    // A plan that was made anew has made the shares anew: what a leg has saved knows its old one.
    const share = { shareUsd: planned.share_usd };
    const attempt = { attempt: job.context.attempt, earlier: facts?.attempts ?? [], ...share };
    return {
        standing: { ...standing, restored, isGivenAgain: false },
        sequence,
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
async function beginStage(job, first, board) {
    const stage = first.identity.stage;
    if (first.chosen.keys === null)
        throw new errors/* UsageError */.eb('A fan-out hands the run from job to job, and there is nothing to seal it with. Set the input `state-key` (a secret; make one with `openssl rand -base64 32`) in all of its jobs. Nothing was spent.');
    switch (stage.kind) {
        case 'plan':
            return await beginPlan(job, first, board);
        case 'work':
            return await beginLeg(job, first, stage, board);
        case 'collect':
            return await beginCollecting(job, first, board);
        default:
            return stage;
    }
}
async function beginPlan(job, first, board) {
    await checkRights(job);
    const standing = await (0,look.lookFor)(job, first, board);
    (0,claim/* claimRunKey */.t)(job, standing.identity);
    const restored = standing.restored && (await (0,place.placeRestored)(job, standing.restored));
    if (restored !== null && standing.isGivenAgain)
        return { givenAgain: restored };
    const fanOut = { kind: 'plan', mostLegs: job.inputs['max-legs'] };
    return { standing: { ...standing, restored }, sequence: await (0,look.tellBegun)(job, standing), fanOut };
}
/** Legs and collecting read artifacts by the API: a missing right is told before the plan is paid for. */
async function checkRights(job) {
    const answer = await (0,ask_github/* askGitHub */.X3)(job)('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
        run_id: Number(job.context.runId),
        per_page: 1,
    });
    if (answer.kind !== 'refused')
        return;
    throw new errors/* UsageError */.eb(`The jobs of a fan-out read what the others have left, and this token may not: ${answer.why}. Give all of them the permission \`actions: read\`. Nothing was spent.`);
}


/***/ }),

/***/ 43019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   eO: () => (/* binding */ moveOnto),
/* harmony export */   rG: () => (/* binding */ treeOfAll),
/* harmony export */   rg: () => (/* binding */ cannotMove),
/* harmony export */   zY: () => (/* binding */ backTo)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82523);


/** Has the branch gone on since the snapshot was taken? */
async function baseOf(workspace, base) {
    const to = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-parse', 'HEAD');
    if (base === null || to === null || to === base)
        return { kind: 'same' };
    return { kind: 'moved', from: base, to };
}
/**
 * The work tree as it is now, which is on `from` with what the run has changed, is put on `to`: the commits one by
 * one, then what was staged, then the rest. All of it is tried before anything is changed.
 * @returns null: done; else what is in the way
 */
async function moveOnto(workspace, from, to) {
    const head = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-parse', 'HEAD'));
    const index = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'write-tree');
    if (index === null)
        return 'a merge is under way';
    const all = await treeOfAll(workspace);
    if (all === null)
        return 'the changed files could not be read';
    const commits = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-list', '--reverse', `${from}..${head}`))?.split('\n') ?? [];
    let on = to;
    for (const commit of commits.filter((each) => each !== '')) {
        const parents = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'rev-list', '--parents', '-n1', commit))?.split(' ').slice(1) ?? [];
        if (parents.length !== 1)
            return 'the run has merged branches';
        const tree = await mergedTree(workspace, parents[0], on, commit);
        if (tree === null)
            return `its commit ${commit.slice(0, 10)} conflicts with what has come since`;
        const made = await commitLike(workspace, commit, tree, on);
        if (made === null)
            return `its commit ${commit.slice(0, 10)} could not be made anew`;
        on = made;
    }
    const staged = await commitOf(workspace, index);
    const changed = await commitOf(workspace, all);
    const newIndex = staged && (await mergedTree(workspace, head, on, staged));
    const newAll = changed && (await mergedTree(workspace, head, on, changed));
    if (!newIndex || !newAll)
        return 'its changed files conflict with what has come since';
    const branch = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'symbolic-ref', '--quiet', 'HEAD');
    const done = [
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'read-tree', '--reset', '-u', all),
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'read-tree', '-m', '-u', all, newAll),
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'update-ref', '-m', 'raymond: onto the new head', ...(branch === null ? ['--no-deref', 'HEAD'] : [branch]), on),
        await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'read-tree', newIndex),
        (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'update-index', '-q', '--refresh')) ?? '',
    ];
    if (done.includes(null))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_WRITE_FAILED', 'The work tree was moved in part only; check it out afresh.');
    return null;
}
/** As it was before the snapshot was put there: the checkout was clean, so that all changes are the snapshot's. */
async function backTo(workspace, commit) {
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'reset', '--quiet', '--hard');
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(workspace, 'clean', '--quiet', '--force', '-d', '--exclude=.raymond');
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .checkOut */ .b$)(workspace, commit);
}
/**
 * The tree that three make, if they make one without a conflict. As commits of our own, so that their history is no
 * more than that: a shallow checkout has none, and git can be told the base only since 2.40.
 */
async function mergedTree(cwd, base, ours, theirs) {
    const root = await commitOf(cwd, `${base}^{tree}`);
    if (root === null)
        return null;
    const [one, other] = [
        await commitOf(cwd, `${ours}^{tree}`, root),
        await commitOf(cwd, `${theirs}^{tree}`, root),
    ];
    if (one === null || other === null)
        return null;
    const merged = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(cwd, 'merge-tree', '--write-tree', '--no-messages', one, other);
    return merged?.split('\n')[0] ?? null;
}
/** Staged, unstaged and untracked, through an index of its own. */
async function treeOfAll(cwd) {
    const folder = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(cwd, 'rev-parse', '--absolute-git-dir');
    if (folder === null)
        return null;
    const index = `${folder}/raymond-index`;
    const { rm, copyFile } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 51455, 19));
    try {
        await copyFile(`${folder}/index`, index);
        const env = { GIT_INDEX_FILE: index };
        const added = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, { env }, 'add', '--all', '--', '.', ':(exclude).raymond');
        if (added.exitCode !== 0)
            return null;
        const tree = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, { env }, 'write-tree');
        return tree.exitCode === 0 ? tree.stdout.trim() : null;
    }
    finally {
        await rm(index, { force: true });
    }
}
const IDENTITY = { GIT_AUTHOR_NAME: 'raymond', GIT_AUTHOR_EMAIL: 'raymond@localhost' };
const COMMITTER = { GIT_COMMITTER_NAME: 'raymond', GIT_COMMITTER_EMAIL: 'raymond@localhost' };
async function commitOf(cwd, tree, parent = null) {
    const on = parent === null ? [] : ['-p', parent];
    const options = { env: { ...IDENTITY, ...COMMITTER } };
    const { exitCode, stdout } = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, options, 'commit-tree', ...on, '-m', 'raymond', tree);
    return exitCode === 0 ? stdout.trim() : null;
}
/** The same author, time and message on another parent. */
async function commitLike(cwd, commit, tree, parent) {
    const [name, email, date, committer, committerEmail, committed, ...message] = (await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .git */ .$Y)(cwd, 'show', '-s', '--format=%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B', commit))?.split('\n') ?? [];
    if (name === undefined)
        return null;
    const env = {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: committer,
        GIT_COMMITTER_EMAIL: committerEmail,
        GIT_COMMITTER_DATE: committed,
    };
    const options = { env, input: message.join('\n') };
    const { exitCode, stdout } = await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(cwd, options, 'commit-tree', '-p', parent, '-F', '-', tree);
    return exitCode === 0 ? stdout.trim() : null;
}
/** @param wayOn besides a fresh start, which is always one: a clause that names the input */
function cannotMove(from, to, why, wayOn) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The branch has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint, and what the run has changed cannot be put there: ${why}. ${wayOn}, or start afresh with \`on-base-change: fresh\`.`);
}


/***/ }),

/***/ 42119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   placeRestored: () => (/* binding */ placeRestored)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26531);
/* harmony import */ var _checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82316);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78527);
/* harmony import */ var _runtime_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81414);
/* harmony import */ var _runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82523);
/* harmony import */ var _runtime_checkpoint_worktrees_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70729);
/* harmony import */ var _runtime_worktrees_place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50690);
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43019);











/**
 * Puts a checkpoint's files where the run looks for them: work tree, the agents' sessions, run files, state.
 * @returns it, with the commit that its work tree is on now; null: `on-base-change` says to start afresh, and
 *   nothing was put anywhere
 * @throws UsageError when the branch has moved on and the changes conflict; StateError for what cannot be used
 */
async function placeRestored(job, restored) {
    const { manifest, folder, run } = restored;
    let { base } = manifest;
    try {
        if (job.inputs['workspace-snapshot'] === 'auto' && manifest.snapshot !== null) {
            const snapshot = (0,_checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSnapshot */ .E)(manifest.snapshot);
            const bundle = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _runtime_checkpoint_carrier_js__WEBPACK_IMPORTED_MODULE_10__/* .WORK_TREE_BUNDLE */ .uL);
            if (run.status === 'completed') {
                await placeFinished(job, snapshot, bundle);
            }
            else {
                const placed = await placeWorkTree(job, snapshot, bundle);
                if (placed === null)
                    return null;
                base = placed.base;
            }
        }
        if (run.status !== 'completed') {
            const { context, environment, voice } = job;
            await (0,_runtime_checkpoint_worktrees_js__WEBPACK_IMPORTED_MODULE_7__/* .placeWorktrees */ .A)(restored, {
                ...{ workspace: context.workspace, root: (0,_runtime_worktrees_place_js__WEBPACK_IMPORTED_MODULE_8__/* .worktreesInJob */ .Dt)(context.temp), environment },
                tell: (what) => voice.warning(what),
            });
        }
        await (0,_runtime_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .placeCheckpoint */ .Ey)(restored, job.stateDir, job.environment);
        tellOfMissing(job.voice, manifest.not_kept, run.status === 'completed');
        return { ...restored, manifest: { ...manifest, base } };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
const MOST_TOLD = 20;
function tellOfMissing(voice, sentences, isFinished) {
    if (sentences.length === 0)
        return;
    const more = sentences.length - MOST_TOLD;
    const told = [...sentences.slice(0, MOST_TOLD), ...(more > 0 ? [`… and ${more} more.`] : [])];
    const without = isFinished ? 'this is missing' : 'the run goes on without this';
    voice.warning([`The checkpoint did not hold everything; ${without}:`, ...told].join('\n'));
}
/**
 * What a finished run has changed is put there for the steps that follow: as a rule it is for the sake of one of them that
 * a job is run again. The outputs do not hang on it, so that a work tree which has no place there is told and stops nothing.
 */
async function placeFinished({ context, voice }, snapshot, bundle) {
    const { workspace } = context;
    const base = await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .baseOf */ .bx)(workspace, snapshot.base);
    const missing = 'What the finished run had changed is not in the work tree';
    if (base.kind === 'moved') {
        const [from, to] = [base.from.slice(0, 10), base.to.slice(0, 10)];
        voice.warning(`${missing}: it was changed on ${from}, and ${to} is checked out.`);
        return;
    }
    try {
        await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(workspace, bundle, snapshot);
    }
    catch (error) {
        // Nothing was written yet; what is half done is no work tree to go on with.
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq) || error.code !== 'STATE_INVALID')
            throw error;
        voice.warning(`${missing}: ${error.message}`);
    }
}
async function placeWorkTree({ context, inputs, voice }, snapshot, bundle) {
    const { workspace } = context;
    const base = await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .baseOf */ .bx)(workspace, snapshot.base);
    if (base.kind === 'same') {
        await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(workspace, bundle, snapshot);
        return { base: snapshot.base };
    }
    const { from, to } = base;
    const mode = inputs['on-base-change'];
    const moved = `The branch has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint`;
    if (!(await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__/* .provide */ .Gt)(workspace, from))) {
        const missing = 'the old commit is not in this checkout and could not be fetched';
        if (mode === 'fresh')
            return fresh(voice, `${moved}, and ${missing}`);
        // To go on on the old commit takes that commit.
        throw (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .cannotMove */ .rg)(from, to, missing, 'Check out with `fetch-depth: 0`, so that it is there');
    }
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__/* .checkOut */ .b$)(workspace, from);
    await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(workspace, bundle, snapshot);
    const why = snapshot.merge === null ? await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .moveOnto */ .eO)(workspace, from, to) : 'a merge is under way';
    if (why === null) {
        voice.notice(`${moved}; what the run has changed was put on the new head.`);
        return { base: to };
    }
    if (mode === 'checkout-base') {
        voice.notice(`${moved}, and ${why}: the run goes on on the old commit (\`on-base-change: checkout-base\`).`);
        return { base: from };
    }
    await (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .backTo */ .zY)(workspace, to);
    if (mode === 'fresh')
        return fresh(voice, `${moved}, and ${why}`);
    throw (0,_base_js__WEBPACK_IMPORTED_MODULE_9__/* .cannotMove */ .rg)(from, to, why, 'Go on on the old commit with `on-base-change: checkout-base`');
}
function fresh(voice, why) {
    voice.notice(`${why}: a new run starts (\`on-base-change: fresh\`).`);
    return null;
}


/***/ }),

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Gt: () => (/* binding */ provide),
/* harmony export */   b$: () => (/* binding */ checkOut)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);

/** Makes a commit known that a shallow checkout does not have. @returns whether it is here */
async function provide(workspace, commit) {
    if ((await git(workspace, 'cat-file', '-e', `${commit}^{commit}`)) !== null)
        return true;
    await git(workspace, 'fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit);
    return (await git(workspace, 'cat-file', '-e', `${commit}^{commit}`)) !== null;
}
/** Puts the checkout on a commit, its branch with it, as `actions/checkout` would have. */
async function checkOut(workspace, commit) {
    const branch = await git(workspace, 'symbolic-ref', '--quiet', '--short', 'HEAD');
    const where = branch === null ? ['--detach', commit] : ['-B', branch, commit];
    const { exitCode, stderr } = await runGit(workspace, 'checkout', '--quiet', '--no-track', ...where);
    if (exitCode !== 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_INVALID', `${commit} could not be checked out: ${stderr}`);
}
/** null: git has failed. */
async function git(cwd, ...args) {
    const { exitCode, stdout } = await runGit(cwd, ...args);
    return exitCode === 0 ? stdout.trim() : null;
}
/** No hook, filter or pager of the repository's runs. */
async function runGit(cwd, ...args) {
    const [first] = args;
    const options = typeof first === 'object' ? first : {};
    const rest = args.filter((arg) => typeof arg === 'string');
    const safe = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', '-c', 'commit.gpgsign=false'];
    const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
    const { exitCode, stdout, stderr } = await execa('git', [...safe, ...rest], {
        cwd,
        reject: false,
        ...options,
    });
    return { exitCode, stdout, stderr };
}


/***/ }),

/***/ 70729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ placeWorktrees)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26531);
/* harmony import */ var _checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82316);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _core_own_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86183);
/* harmony import */ var _worktrees_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50690);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78527);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82523);









/**
 * Puts the work trees of workers where this machine has them (spec 7.3), on the commits that they began at: should the
 * branch have moved on, that is for whoever merges them.
 */
async function placeWorktrees({ run, manifest, folder }, { workspace, root, environment, tell }) {
    const { Git } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 73403));
    const git = new Git(workspace, environment);
    for (const [id, data] of Object.entries(manifest.worktrees)) {
        // Only what the run itself knows has a place.
        if ((0,_core_own_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .Z)(run.worktrees, id) === undefined)
            continue;
        const path = (0,_worktrees_place_js__WEBPACK_IMPORTED_MODULE_5__/* .worktreePath */ .F9)(root, run.workflow_id, id);
        try {
            const snapshot = (0,_checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSnapshot */ .E)(data);
            if (snapshot.base === null || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .provide */ .Gt)(workspace, snapshot.base)))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq('STATE_INVALID', `the commit ${snapshot.base} is not in this checkout`);
            // Of an earlier job on this runner, which has not cleaned up.
            await git.ask(['worktree', 'remove', '--force', '--force', path]);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(path, { recursive: true, force: true });
            await git.text(['worktree', 'add', '--quiet', '--force', '--detach', path, snapshot.base]);
            await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreSnapshot */ .n)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,_carrier_js__WEBPACK_IMPORTED_MODULE_8__/* .worktreeBundle */ .Om)(id)), snapshot);
        }
        catch (error) {
            tell(`The work tree of ${id} could not be restored: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}`);
        }
    }
}


/***/ })

};
