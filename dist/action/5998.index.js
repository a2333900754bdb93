export const id = 5998;
export const ids = [5998];
export const modules = {

/***/ 43019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ goBack),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   eO: () => (/* binding */ moveOnto),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   rG: () => (/* binding */ treeOfAll),
/* harmony export */   rg: () => (/* binding */ cannotMove),
/* harmony export */   tL: () => (/* binding */ checkoutStateOf),
/* harmony export */   zY: () => (/* binding */ backTo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8772);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4491);
/* harmony import */ var _runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82523);





/** Has the branch gone on since the snapshot was taken? */
async function baseOf(git, base) {
    const to = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(git, 'HEAD');
    if (base === null || to === null || to === base)
        return { kind: 'same' };
    return { kind: 'moved', from: base, to };
}
/** Null: on a branch without a commit. */
async function checkoutStateOf(git) {
    const commit = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(git, 'HEAD');
    return commit === null ? null : { commit, branch: await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__/* .branchOf */ .W0)(git), branches: await branchesOf(git) };
}
/** Puts it where the snapshot was taken, and with it what branches the run had left there and have moved on since. */
async function goBack(git, { commit, branch, branches }, snapshot) {
    const from = snapshot.base;
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOut */ .b$)(git, from, branch);
    for (const [name, left] of Object.entries(snapshot.branches))
        if (left === from && branches.get(`refs/heads/${name}`) === commit)
            await git.text(['update-ref', `refs/heads/${name}`, from]);
}
async function branchesOf(git) {
    const lines = await git.lines(['for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads']);
    return new Map(lines.map((line) => line.split(' ')));
}
/**
 * The work tree as it is now, which is on `from` with what the run has changed, is put on the new head: the commits one
 * by one, then what was staged, then the rest. All of it is tried before anything is changed.
 * @returns null: done; else what is in the way
 */
async function moveOnto(git, from, { commit: to, branches }) {
    const head = await git.text(['rev-parse', 'HEAD']);
    const index = await git.ask(['write-tree']);
    if (index === null)
        return 'a merge is under way';
    const all = await treeOfAll(git);
    if (all === null)
        return 'the changed files could not be read';
    let on = to;
    for (const commit of await git.lines(['rev-list', '--reverse', `${from}..${head}`])) {
        const parents = (await git.text(['rev-list', '--parents', '-n1', commit])).split(' ').slice(1);
        if (parents.length !== 1)
            return 'the run has merged branches';
        const tree = await mergedTree(git, parents[0], on, commit);
        if (tree === null)
            return `its commit ${commit.slice(0, 10)} conflicts with what has come since`;
        on = await commitLike(git, commit, tree, on);
    }
    const newIndex = await mergedTree(git, head, on, await treeCommit(git, index));
    const newAll = await mergedTree(git, head, on, await treeCommit(git, all));
    if (newIndex === null || newAll === null)
        return 'its changed files conflict with what has come since';
    const flags = await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(git);
    try {
        await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .clearFlags */ .vt)(git, flags);
        await git.text(['read-tree', '--reset', '-u', all]);
        await git.text(['read-tree', '-m', '-u', all, newAll]);
        const why = ['-m', 'raymond: onto the new head'];
        const branch = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
        await git.text(['update-ref', ...why, ...(branch === null ? ['--no-deref', 'HEAD'] : [branch]), on]);
        // A branch that the run has left where it began has moved on like the new head.
        for (const [name, commit] of await branchesOf(git))
            if (name !== branch && commit === from && branches.get(name) === to)
                await git.text(['update-ref', ...why, name, to]);
        await git.text(['read-tree', newIndex]);
        await git.ask(['update-index', '-q', '--refresh']);
        await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .setFlags */ .YI)(git, flags);
    }
    catch (error) {
        const what = 'The work tree was moved in part only; check it out afresh';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_WRITE_FAILED', `${what}: ${error.message}`);
    }
    return null;
}
/** As it was before the snapshot was put there: the checkout was clean, so that all changes are the snapshot's. */
async function backTo(git, standing) {
    await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .clearFlags */ .vt)(git, await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(git));
    await git.text(['reset', '--quiet', '--hard']);
    await git.text(['clean', '--quiet', '--force', '-d', '--exclude=.raymond']);
    await putBack(git, standing);
}
/** HEAD and the branches. */
async function putBack(git, { commit, branch, branches }) {
    await (0,_runtime_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOut */ .b$)(git, commit, branch);
    for (const [name, now] of await branchesOf(git)) {
        const before = branches.get(name);
        if (before === undefined)
            await git.text(['update-ref', '-d', name]);
        else if (before !== now)
            await git.text(['update-ref', name, before]);
    }
}
/**
 * The tree that three make, if they make one without a conflict. As commits of our own, so that their history is no
 * more than that: a shallow checkout has none, and git can be told the base only since 2.40.
 */
async function mergedTree(git, base, ours, theirs) {
    const root = await treeCommit(git, `${base}^{tree}`);
    const one = await treeCommit(git, `${ours}^{tree}`, root);
    const other = await treeCommit(git, `${theirs}^{tree}`, root);
    const merged = await git.ask(['merge-tree', '--write-tree', '--no-messages', one, other]);
    return merged?.split('\n')[0] ?? null;
}
/** Staged, unstaged and untracked, but for repositories within; through an index of its own. @returns null: git cannot read them */
async function treeOfAll(plain) {
    const folder = await plain.text(['rev-parse', '--absolute-git-dir']);
    const index = `${folder}/raymond-index`;
    const git = plain.with({}, { GIT_INDEX_FILE: index });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(`${folder}/index`, index);
        await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .clearFlags */ .vt)(git, await (0,_checkpoint_snapshot_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .readFlags */ .uW)(git));
        const others = (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pieces */ .IE)(await git.bytes(['ls-files', '-z', '--others', '--exclude-standard']));
        const within = others.map(String).filter((path) => path.endsWith('/'));
        const added = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_3__/* .addAll */ .RZ)(git, ['.raymond', ...within.map((path) => path.replace(/\/$/, ''))]);
        return added === null ? null : await git.ask(['write-tree']);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(index, { force: true });
    }
}
async function treeCommit(git, tree, parent = null) {
    const on = parent === null ? [] : ['-p', parent];
    return await git.text(['commit-tree', ...on, '-m', 'raymond', tree]);
}
/** The same author, time and message on another parent. */
async function commitLike(git, commit, tree, parent) {
    const format = '--format=%an%n%ae%n%aI%n%cn%n%ce%n%cI%n%B';
    const [name, email, date, committer, committerEmail, committed, ...message] = (await git.text(['show', '-s', format, commit])).split('\n');
    const env = {
        ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date },
        ...{
            GIT_COMMITTER_NAME: committer,
            GIT_COMMITTER_EMAIL: committerEmail,
            GIT_COMMITTER_DATE: committed,
        },
    };
    return await git.text(['commit-tree', '-p', parent, '-F', '-', tree], { env, input: message.join('\n') });
}
/**
 * @param moved a clause, of what and where
 * @param recoveryHint besides a fresh start, which is always one: a clause that names the input
 */
function cannotMove(moved, why, recoveryHint) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${moved}, and what the run has changed cannot be put there: ${why}. ${recoveryHint}, or start afresh with \`on-base-change: fresh\`. A re-run has the inputs that it had: change them in the workflow file and begin a new run, under the default key with \`resume-run\`.`);
}


/***/ }),

/***/ 39177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ placeRestored)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(81414);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/worktrees.js
var worktrees = __webpack_require__(70729);
// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var place = __webpack_require__(50690);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/index.js + 7 modules
var checkpoint_snapshot = __webpack_require__(59092);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/schema.js
var schema = __webpack_require__(82316);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/git.js
var checkpoint_git = __webpack_require__(82523);
// EXTERNAL MODULE: ./lib/action/job.js + 1 modules
var action_job = __webpack_require__(24535);
// EXTERNAL MODULE: ./lib/action/resume/base.js
var resume_base = __webpack_require__(43019);
;// CONCATENATED MODULE: ./lib/action/resume/place-trees.js








/**
 * Puts each work tree of a checkpoint where this job has checked its repository out, each judged by its own commit.
 * @returns the commit that the run's own is on now; null: `on-base-change` says to start afresh, and all are as they were
 * @throws UsageError when the branch has moved on and the changes conflict; StateError for what cannot be used. All are
 *   as they were then
 */
async function placeTrees(job, { manifest, folder }) {
    const { top, trees } = manifest;
    let { base } = manifest;
    const undo = [];
    const takeBack = async () => {
        for (const step of undo.reverse())
            await step();
    };
    try {
        for (const each of trees) {
            const tree = await place_trees_open(job, folder, each);
            const placed = await placeTree(job, tree, { options: restoring(job, manifest, tree.path), undo });
            if (placed === null) {
                await takeBack();
                return null;
            }
            if (tree.path === top)
                base = placed.base;
        }
    }
    catch (error) {
        await takeBack();
        throw error;
    }
    return { base };
}
/**
 * What a finished run has changed is put there for the steps that follow: as a rule it is for the sake of one of them that
 * a job is run again. The outputs do not hang on it, so that a work tree which has no place there is told and stops nothing.
 */
async function placeFinishedTrees(job, { manifest, folder }) {
    const { voice } = job;
    for (const each of manifest.trees) {
        const missing = `What the finished run had changed is not in the work tree${inTree(each.path)}`;
        try {
            const { git, snapshot, bundle } = await place_trees_open(job, folder, each);
            const base = await (0,resume_base/* baseOf */.bx)(git, snapshot.base);
            if (base.kind === 'moved') {
                const [from, to] = [base.from.slice(0, 10), base.to.slice(0, 10)];
                voice.warning(`${missing}: it was changed on ${from}, and ${to} is checked out.`);
                continue;
            }
            await (0,checkpoint_snapshot/* restoreSnapshot */.n)(git.folder, bundle, snapshot, restoring(job, manifest, each.path));
        }
        catch (error) {
            // Nothing was written yet; what is half done is no work tree to go on with.
            if (!(error instanceof errors/* StateError */.qq) || error.code !== 'STATE_INVALID')
                throw error;
            voice.warning(`${missing}: ${error.message}`);
        }
    }
}
/** @throws StateError where its repository is not checked out in its place */
async function place_trees_open(job, folder, { path, bundle, snapshot }) {
    const place = (0,external_node_path_.join)(job.context.workspace, path);
    (0,action_job/* checkLink */.tD)(job, 'a work tree of the checkpoint', place);
    const git = (0,checkpoint_git/* gitIn */.uM)(place, job.environment);
    const top = (0,external_node_fs_.existsSync)(place) ? await git.ask(['rev-parse', '--show-toplevel']) : null;
    if (top === null || (0,external_node_fs_.realpathSync)(top) !== (0,external_node_fs_.realpathSync)(place))
        throw new errors/* StateError */.qq('STATE_INVALID', `The checkpoint's work tree${inTree(path)} cannot be restored: no repository is checked out in ${place}. Check it out there, as the job did that the run began in, or start afresh with \`resume: never\`.`);
    return { path, git, snapshot: (0,schema/* parseSnapshot */.E)(snapshot), bundle: (0,external_node_path_.join)(folder, bundle) };
}
/**
 * @param undo takes what puts this checkout back as it was
 * @returns the commit that it is on now; null: the run is to start afresh, and nothing was changed here
 */
async function placeTree({ inputs, voice }, { path, git, snapshot, bundle }, { options, undo }) {
    const base = await (0,resume_base/* baseOf */.bx)(git, snapshot.base);
    const standing = await (0,resume_base/* checkoutStateOf */.tL)(git);
    if (base.kind === 'same') {
        await (0,checkpoint_snapshot/* restoreSnapshot */.n)(git.folder, bundle, snapshot, options);
        if (standing !== null)
            undo.push(() => (0,resume_base/* backTo */.zY)(git, standing));
        return { base: snapshot.base };
    }
    const { from, to } = base;
    const mode = inputs['on-base-change'];
    const moved = `The branch${inTree(path)} has moved on from ${from.slice(0, 10)} to ${to.slice(0, 10)} since the checkpoint`;
    const fresh = (why) => {
        voice.notice(`${moved}, and ${why}: a new run starts (\`on-base-change: fresh\`).`);
        return null;
    };
    if (!(await (0,checkpoint_git/* fetchCommit */.iH)(git, from))) {
        const missing = 'the old commit is not in this checkout and could not be fetched';
        if (mode === 'fresh')
            return fresh(missing);
        // To go on on the old commit takes that commit.
        throw (0,resume_base/* cannotMove */.rg)(moved, missing, 'Check out with `fetch-depth: 0`, so that it is there');
    }
    const unfilteredFiles = await bringBack({ path, git, snapshot, bundle }, standing, options);
    if (unfilteredFiles !== null)
        voice.warning(unfilteredFiles);
    const why = snapshot.merge === null ? await (0,resume_base/* moveOnto */.eO)(git, from, standing) : 'a merge is under way';
    if (why !== null && mode !== 'checkout-base') {
        await (0,resume_base/* backTo */.zY)(git, standing);
        if (mode === 'fresh')
            return fresh(why);
        throw (0,resume_base/* cannotMove */.rg)(moved, why, 'Go on on the old commit with `on-base-change: checkout-base`');
    }
    undo.push(() => (0,resume_base/* backTo */.zY)(git, standing));
    voice.notice(why === null
        ? `${moved}; what the run has changed was put on the new head.`
        : `${moved}, and ${why}: the run goes on on the old commit (\`on-base-change: checkout-base\`).`);
    return { base: why === null ? to : from };
}
/** @returns what is to be told of files that were written on the way */
async function bringBack({ git, snapshot, bundle }, standing, options) {
    try {
        await (0,resume_base/* goBack */.OE)(git, standing, snapshot);
        const told = await (0,checkpoint_git/* writtenUnfiltered */.eK)(git, 'diff', '--name-only', snapshot.base, standing.commit);
        await (0,checkpoint_snapshot/* restoreSnapshot */.n)(git.folder, bundle, snapshot, options);
        return told;
    }
    catch (error) {
        // Gently: changes that an earlier step has made are in the way, and stay.
        await (0,resume_base/* putBack */.pK)(git, standing).catch(() => { });
        throw error;
    }
}
/** Repositories that are checked out within this one are none of its changes, nor is what is ours. */
function restoring({ context, voice, environment }, { trees }, path) {
    const others = trees.filter((other) => other.path !== path);
    return {
        environment,
        excludes: [
            (0,external_node_path_.join)(context.workspace, '.raymond'),
            ...others.map((other) => (0,external_node_path_.join)(context.workspace, other.path)),
        ],
        tell: (what) => voice.warning(what),
    };
}
const inTree = (path) => (path === '.' ? '' : ` in ${path}`);

;// CONCATENATED MODULE: ./lib/action/resume/place.js





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
        if (job.inputs['workspace-snapshot'] === 'auto') {
            if (run.status === 'completed') {
                await placeFinishedTrees(job, restored);
            }
            else {
                const placed = await placeTrees(job, restored);
                if (placed === null)
                    return null;
                base = placed.base;
            }
        }
        if (run.status !== 'completed') {
            const { context, environment, voice } = job;
            await (0,worktrees/* placeWorktrees */.A)(restored, {
                ...{ workspace: context.workspace, root: (0,place/* worktreesInJob */.Dt)(context.temp), environment },
                tell: (what) => voice.warning(what),
            });
        }
        const { context, environment, stateDir } = job;
        await (0,checkpoint/* placeCheckpoint */.E)(restored, { stateDir, root: context.workspace, environment });
        tellOfMissing(job.voice, manifest.not_kept, run.status === 'completed');
        return { ...restored, manifest: { ...manifest, base } };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
const MAX_TOLD = 20;
function tellOfMissing(voice, sentences, isFinished) {
    if (sentences.length === 0)
        return;
    const more = sentences.length - MAX_TOLD;
    const told = [...sentences.slice(0, MAX_TOLD), ...(more > 0 ? [`… and ${more} more.`] : [])];
    const without = isFinished ? 'this is missing' : 'the run goes on without this';
    voice.warning([`The checkpoint did not hold everything; ${without}:`, ...told].join('\n'));
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

/***/ 65998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  goOnByComment: () => (/* binding */ goOnByComment),
  goOnByInputs: () => (/* binding */ goOnByInputs)
});

// EXTERNAL MODULE: ./lib/core/answer.js
var core_answer = __webpack_require__(67149);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/action/ask/issue-reader.js
var issue_reader = __webpack_require__(95447);
// EXTERNAL MODULE: ./lib/action/ask/replies.js
var replies = __webpack_require__(44252);
// EXTERNAL MODULE: ./lib/action/checkpoint/restore.js + 3 modules
var restore = __webpack_require__(8285);
// EXTERNAL MODULE: ./lib/action/guard/wake.js
var wake = __webpack_require__(72490);
// EXTERNAL MODULE: ./lib/action/identity/claim.js
var claim = __webpack_require__(80881);
// EXTERNAL MODULE: ./lib/action/open.js + 3 modules
var action_open = __webpack_require__(99730);
// EXTERNAL MODULE: ./lib/action/resume/place.js + 1 modules
var place = __webpack_require__(39177);
// EXTERNAL MODULE: ./lib/action/wake/by-comment.js
var by_comment = __webpack_require__(83729);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/action/guard/gate.js
var gate = __webpack_require__(94257);
;// CONCATENATED MODULE: ./lib/action/wake/by-input.js







/**
 * Takes the answer of the inputs `answer` and `ask-id` (spec 4.5). It counts only when a person with write access has
 * started this attempt.
 * @param restored null when no run waits
 * @throws UsageError for an answer that cannot be given; it lists the open questions
 */
async function takeInput({ answer, askId, login, accessOf, runId }, restored) {
    if (answer === null) {
        if (askId === null)
            return { kind: 'none' };
        throw new errors/* UsageError */.eb('`ask-id` says which question `answer` is for, and there is no `answer`. Nothing was spent.');
    }
    if (restored === null) {
        throw new errors/* UsageError */.eb(wake/* NOBODY_ASKS */.RY);
    }
    const hash = (0,external_node_crypto_.createHash)('sha256').update(answer).digest('hex');
    const open = (0,parked/* ownQuestions */.UV)(restored.run).map(({ ask }) => ask);
    const used = restored.manifest.inputs_given.find((each) => each.run_id === runId && each.hash === hash && (askId === null || askId === each.ask_id));
    const isOpenStill = askId !== null && open.some(({ id }) => id === askId);
    if (used !== undefined && !isOpenStill)
        return { kind: 'used', askId: used.ask_id };
    const [only] = open;
    const ask = askId === null ? (open.length === 1 ? only : undefined) : open.find(({ id }) => id === askId);
    if (ask === undefined)
        throw new errors/* UsageError */.eb(noSuch(askId, open));
    const why = (0,core_answer/* rejectionOf */.h2)(ask, answer);
    if (why !== null)
        throw new errors/* UsageError */.eb(`\`answer\`: ${why} Nothing was spent, and the question is open.`);
    const access = login === '' ? null : await accessOf(login);
    if (access === null || login.endsWith('[bot]') || !(0,gate/* mayWrite */.J)(access))
        throw new errors/* UsageError */.eb(notAllowed(login, access));
    return {
        kind: 'given',
        given: { askId: ask.id, text: answer, settled: { by: 'input', login } },
        noted: { ask_id: ask.id, run_id: runId, hash },
    };
}
function noSuch(askId, open) {
    if (open.length === 0)
        return '`answer` was given, and no question of the run is open. Nothing was spent.';
    const list = open.slice(0, 20).map(({ id, question }) => `- ${id}: ${(0,report_text/* oneLine */.TN)(question).slice(0, 80)}`);
    const why = askId === null
        ? 'Several questions are open: say by `ask-id` which one `answer` is for.'
        : `\`ask-id\`: no open question has the id ${JSON.stringify(askId)}.`;
    return [`${why} Nothing was spent. Open:`, ...list].join('\n');
}
function notAllowed(login, access) {
    const why = access === null
        ? 'it is not known who has started this attempt'
        : access.kind === 'unanswered'
            ? `what access ${login} has could not be found out: ${access.why}`
            : `${login} ${access.isBot || login.endsWith('[bot]') ? 'is no person' : `has ${access.permission} access`}`;
    return `The input \`answer\` counts only when a person with write access has started this attempt: ${why}. Nothing was spent.`;
}

;// CONCATENATED MODULE: ./lib/action/wake/go-on.js












const NO_ANSWERS = { given: [], inputs: [] };
const NO_FRESH_START = 'This job was woken to go on with a run that waits, and starts none. Start one by hand. Nothing was spent.';
const NOTHING_PARKED = 'This job was woken together with others of its run, and has left nothing itself that waits.';
const FAN_OUT = 'The jobs of a fan-out go on in their own run: re-run its failed jobs, which find the answer on the issue.';
/**
 * Goes on with the run whose question a comment answers. The comment is judged as if nobody had done so before.
 * @throws UsageError for a comment that is no answer, and where the run must not go on
 */
async function goOnByComment(job, id, checkout) {
    const reader = (0,issue_reader/* issueReaderOf */.eD)(job);
    const woken = await (0,by_comment/* wokenByComment */.Jj)(job, id, reader);
    if ('nothing' in woken)
        return woken;
    if (woken.standing.identity.stage !== null)
        return { nothing: FAN_OUT };
    return goOnWithParked(woken.job, woken.standing, { checkout, woken, reader });
}
/**
 * Goes on with what an earlier attempt or a named run has left, if anything, or with this job's part of a fan-out.
 * @param first what `attemptContextOf` says
 * @throws UsageError where the run must not go on
 */
async function goOnByInputs(job, first, checkout) {
    const causes = { checkout, woken: null, reader: (0,issue_reader/* issueReaderOf */.eD)(job) };
    if (first.identity.stage === null)
        return goOnWithParked(job, first, causes);
    const { beginStage } = await __webpack_require__.e(/* import() */ 1291).then(__webpack_require__.bind(__webpack_require__, 21291));
    const begun = await beginStage(job, first, causes);
    if ('givenAgain' in begun)
        return { opened: null, restored: begun.givenAgain };
    return goOnWithPart(job, begun, causes);
}
/** Looks for what an earlier attempt has left, and for answers to what it has asked. */
async function goOnWithParked(job, first, causes) {
    const { checkout, woken, reader } = causes;
    const standing = await (0,restore/* unlessChanged */.FI)(job, await (0,restore/* restore */.PF)(job, first, reader), checkout);
    (0,claim/* claimRunKey */.t)(job, standing.identity);
    const isByBot = (0,wake/* isJobWokenByBot */.E8)(job);
    if (isByBot && woken === null && standing.restored === null)
        return { nothing: NOTHING_PARKED };
    const answers = await answersOf(job, standing, causes);
    if ('nothing' in answers)
        return answers;
    if (isByBot && standing.restored !== null)
        checkParked(standing.restored);
    const restored = standing.restored && (await (0,place/* placeRestored */.U)(job, standing.restored));
    if (restored !== null && standing.isGivenAgain)
        return { opened: null, restored };
    if ((isByBot || woken !== null) && restored === null)
        throw new errors/* UsageError */.eb(NO_FRESH_START);
    return openFor(job, { ...standing, restored }, { answers, causes });
}
/** Goes on with this job's part of a run that is fanned out, which is in its place (spec 4.10). */
async function goOnWithPart(job, { standing, fanOut }, causes) {
    const { restored } = standing;
    if ((0,wake/* isJobWokenByBot */.E8)(job)) {
        if (restored === null)
            throw new errors/* UsageError */.eb(NO_FRESH_START);
        // A leg that finds only the plan (`forked`) may begin: what it did before was lost, and others wait for it.
        if (restored.run.status !== 'forked')
            checkParked(restored);
    }
    // Another part of the run may be the one that asks.
    const asks = restored === null ? [] : (0,parked/* ownQuestions */.UV)(restored.run).map(({ ask }) => ask.id);
    const answers = asks.length === 0 ? NO_ANSWERS : await answersOf(withOwnAnswer(job, asks), standing, causes);
    if ('nothing' in answers)
        return answers;
    return { ...(await openFor(job, standing, { answers, causes })), fanOut };
}
/** Opens the workflow, by which answers are judged to the end: it knows the states that they name. */
async function openFor(job, standing, { answers, causes: { checkout, reader } }) {
    const opened = await (0,action_open/* open */.ho)(job, checkout);
    const { restored } = standing;
    // After `on-base-change: fresh` there is no run that could be answered.
    const given = restored === null ? [] : await withoutRejected(answers, restored, opened.workflow, { job, reader });
    return { job, opened, standing, answers: { ...answers, given } };
}
/** @throws UsageError when a bot would have a run that has ended tried again or started anew */
function checkParked({ run, manifest }) {
    const isCutOff = run.status === 'running' && manifest.has_parked;
    if ((0,parked/* isParked */.S2)(run) || isCutOff || run.status === 'completed')
        return;
    throw new errors/* UsageError */.eb(`This job was started by a bot, which may wake what waits; the run here is ${run.status}. A person with write access has to re-run it. Nothing was spent.`);
}
/** All parts have the same inputs: an answer to a question of another part is left out here. */
function withOwnAnswer(job, open) {
    const { 'ask-id': askId, answer } = job.inputs;
    if (askId === null || open.includes(askId))
        return job;
    if (answer !== null)
        job.voice.warning(`\`answer\` is left to the part of the run that has asked ${JSON.stringify(askId)}: here ${open.join(', ')} ${open.length === 1 ? 'is' : 'are'} open.`);
    return { ...job, inputs: { ...job.inputs, answer: null, 'ask-id': null } };
}
const GONE_ON = 'The question that `comment-id` answers is not open any more: the run has gone on.';
/**
 * Collects the answers to the run that this job goes on with: of the comment that woke it, of its inputs, and those
 * that stand on the issue by now (spec 4.5).
 * @throws UsageError for an answer that cannot be given; nothing was spent
 */
async function answersOf(job, standing, { woken, reader }) {
    const { restored, identity, chosen } = standing;
    const open = restored === null ? [] : (0,parked/* ownQuestions */.UV)(restored.run).map(({ ask }) => ask.id);
    const given = [];
    if (woken !== null) {
        // The comment was taken before, and woke this job a second time: the run has ended in another workflow run.
        const isTaken = woken.answers.every(({ question }) => question.marker.answeredBy !== null);
        if (restored === null && isTaken && job.context.attempt <= 1)
            return { nothing: GONE_ON };
        if (restored === null)
            throw new errors/* UsageError */.eb('There is no checkpoint of the run that `comment-id` answers, so that it cannot go on: `resume` has to be `auto` or `force`. Nothing was spent.');
        given.push(...woken.answers.map(fromComment).filter(({ askId }) => open.includes(askId)));
        // A later attempt is given the same comment, and goes on where the one before stopped.
        if (given.length === 0 && job.context.attempt <= 1)
            return { nothing: GONE_ON };
    }
    // The issue is read whether or not a comment has woken the job: an answer may stand there already. Where it cannot be
    // read, that was told when the checkpoint was looked at.
    const isOnIssue = restored !== null && job.inputs['on-ask'] === 'comment';
    const seen = isOnIssue ? await (0,issue_reader/* lookAtIssue */.cY)((0,issue_reader/* askedBy */.Ai)(restored, identity), reader, chosen.keys) : null;
    for (const answer of ((await seen?.answers()) ?? []).map(fromComment)) {
        if (given.some(({ askId }) => askId === answer.askId))
            continue;
        job.voice.info(`Question ${answer.askId} was answered meanwhile, by a comment.`);
        given.push(answer);
    }
    const byInput = await takeInput({
        answer: job.inputs.answer,
        askId: job.inputs['ask-id'],
        login: job.context.triggeringActor || job.context.actor,
        accessOf: (login) => reader.issues.accessOf(login),
        runId: job.context.runId,
    }, restored);
    const inputs = [...(restored?.manifest.inputs_given ?? [])];
    if (byInput.kind === 'used')
        job.voice.notice(`\`answer\` was given to question ${byInput.askId} by an earlier attempt already.`);
    if (byInput.kind === 'given') {
        const isSecond = given.some(({ askId }) => askId === byInput.given.askId);
        if (isSecond)
            job.voice.notice(`\`answer\` is not used: a comment has answered question ${byInput.given.askId} before.`);
        else
            given.push(byInput.given);
        inputs.push(byInput.noted);
    }
    return { given, inputs };
}
const fromComment = ({ question, text, comment }) => ({
    askId: question.marker.askId,
    text,
    settled: { by: 'comment', id: comment.id, login: comment.login, url: comment.url },
});
/**
 * Leaves out an answer that does not decide what was asked, by a state that the workflow does not have: its question
 * stays open, and the author of a comment is told. From then on that comment is no answer, so that it is told once.
 * @throws UsageError for such an answer of the inputs
 */
async function withoutRejected({ given }, { run, manifest: { issue } }, workflow, { job, reader }) {
    const taken = [];
    for (const answer of given) {
        const { askId, text, settled } = answer;
        const { agent, ask } = (0,parked/* openQuestion */.R0)(run, askId);
        const why = (0,core_answer/* rejectionOf */.h2)(ask, text, (target) => workflow.resolve(target, agent.current_state));
        if (why === null) {
            taken.push(answer);
            continue;
        }
        if (settled.by !== 'comment' || issue === null)
            throw new errors/* UsageError */.eb(`\`answer\` cannot be given to question ${askId}: ${why} Nothing was spent.`);
        job.voice.warning(`The answer in ${settled.url} cannot be given to question ${askId}, which stays open: ${why}`);
        const reply = (0,replies/* refusedByRun */.X_)(askId, settled.id);
        const said = await reader.issues.post(issue, reply, ({ body }) => body === reply);
        if (said.kind !== 'answer')
            job.voice.info(`Its author could not be told: ${said.why}.`);
    }
    return taken;
}


/***/ }),

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   b$: () => (/* binding */ checkOut),
/* harmony export */   eK: () => (/* binding */ writtenUnfiltered),
/* harmony export */   iH: () => (/* binding */ fetchCommit),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


/** Git for a checkout that is moved to other commits. It may ask the remotes for them. */
const gitIn = (folder, environment) => new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(folder, environment).online();
/** Fetches a commit that a shallow checkout lacks. @returns whether it is here now */
async function fetchCommit(git, commit) {
    if ((await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null)
        return true;
    await git.ask(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit]);
    return (await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null;
}
/** The branch of HEAD. Null when it is detached, as pull requests, tags and commits are checked out. */
const branchOf = (git) => git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
/**
 * Puts the checkout on a commit, and its branch with it. A detached HEAD stays detached.
 * @param branch null when HEAD is detached
 * @throws StateError STATE_INVALID
 */
async function checkOut(git, commit, branch) {
    const where = branch === null ? ['--detach', commit] : ['--no-track', '-B', branch, commit];
    try {
        await git.text(['checkout', '--quiet', ...where]);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_INVALID', `${commit} could not be checked out: ${error.message}`);
    }
}
const MAX_NAMED = 5;
/**
 * Finds files that were written without running their filter, because only the repository's own settings name it.
 * @param which arguments of `git diff` or `git ls-files` that list the written files, without `-z`
 * @returns a sentence for people; null when there are none
 */
async function writtenUnfiltered(git, ...which) {
    const { filters } = await git.drivers();
    if (filters.length === 0)
        return null;
    const [command = '', ...options] = which;
    const files = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .unfiltered */ .Xn)(git, (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes([command, '-z', ...options])));
    if (files.length === 0)
        return null;
    const named = files.slice(0, MAX_NAMED).map(String);
    const more = files.length > named.length ? `, and ${files.length - named.length} more` : '';
    return `${filters.join(', ')}: only the repository's own settings name this filter, so that it was not run, and these files are as git has stored them: ${named.join(', ')}${more}.`;
}


/***/ }),

/***/ 70729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ placeWorktrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59092);
/* harmony import */ var _checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82316);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3828);
/* harmony import */ var _core_life_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79333);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20979);
/* harmony import */ var _worktrees_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50690);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78527);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82523);











/**
 * Restores the work trees of workers in this machine's place for them (spec 7.3), on the commits that they began at. If
 * the branch has moved on, that is for whoever merges them.
 */
async function placeWorktrees({ run, manifest, folder }, { workspace, root, environment, tell }) {
    for (const [id, data] of Object.entries(manifest.worktrees)) {
        // Only work trees that the run itself knows have a place.
        const worktree = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)((0,_core_life_js__WEBPACK_IMPORTED_MODULE_6__/* .relocate */ .sU)(run, workspace).worktrees, id);
        if (worktree === undefined)
            continue;
        const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .gitIn */ .uM)(worktree.repository, environment).with({}, { GIT_DIR: worktree.repository });
        const path = (0,_worktrees_place_js__WEBPACK_IMPORTED_MODULE_7__/* .worktreePath */ .F9)(root, run.workflow_id, id);
        try {
            const snapshot = (0,_checkpoint_snapshot_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSnapshot */ .E)(data);
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(worktree.repository))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `there is no repository ${worktree.repository}`);
            if (snapshot.base === null || !(await (0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .fetchCommit */ .iH)(git, snapshot.base)))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .StateError */ .qq('STATE_INVALID', `the commit ${snapshot.base} is not in this checkout`);
            // An earlier job on this runner may have left one behind.
            await git.ask(['worktree', 'remove', '--force', '--force', path]);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
            await git.text(['worktree', 'add', '--quiet', '--force', '--detach', path, snapshot.base]);
            const unfilteredFiles = await (0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .writtenUnfiltered */ .eK)((0,_git_js__WEBPACK_IMPORTED_MODULE_9__/* .gitIn */ .uM)(path, environment), 'ls-files');
            if (unfilteredFiles !== null)
                tell(`In the work tree of ${id}: ${unfilteredFiles}`);
            await (0,_checkpoint_snapshot_index_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreSnapshot */ .n)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,_carrier_js__WEBPACK_IMPORTED_MODULE_8__/* .worktreeBundle */ .Om)(id)), snapshot);
        }
        catch (error) {
            tell(`The work tree of ${id} could not be restored: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error)}`);
        }
    }
}


/***/ })

};
