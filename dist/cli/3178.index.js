export const id = 3178;
export const ids = [3178,3464,1083,4773,4289];
export const modules = {

/***/ 3178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pruneCommand: () => (/* binding */ pruneCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var place = __webpack_require__(50690);
// EXTERNAL MODULE: ./lib/core/worktree/branch.js
var branch = __webpack_require__(81353);
// EXTERNAL MODULE: ./lib/runtime/worktrees/inspect.js
var inspect = __webpack_require__(4773);
// EXTERNAL MODULE: ./lib/runtime/worktrees/make.js
var make = __webpack_require__(81083);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/prune.js






/**
 * Why the work trees of a run that has ended should stay: work that is nowhere else (spec 8.3).
 * @param folder of all work trees
 * @returns null: nothing would be lost with them
 */
async function unmergedWork(run, folder, environment) {
    for (const [id, worktree] of Object.entries(run.worktrees)) {
        try {
            const why = await unmerged(worktree, environment);
            if (why !== null)
                return `${id} has ${why} (branch ${worktree.branch})`;
            if ((0,external_node_fs_.existsSync)(worktree.path) && worktree.path !== (0,place/* worktreePath */.F9)(folder, run.workflow_id, id))
                return `the work tree of ${id} lies elsewhere, in ${worktree.path}`;
        }
        catch (error) {
            return `the work tree of ${id} cannot be looked at: ${(0,errors/* messageOf */.bD)(error)}`;
        }
    }
    return null;
}
/**
 * Removes work trees and branches of a run, merged or not; those alone that this run can have made.
 * @throws Error when git cannot
 */
async function removeWorktrees(run, folder, environment) {
    for (const [id, worktree] of Object.entries(run.worktrees)) {
        const isOurs = worktree.path === (0,place/* worktreePath */.F9)(folder, run.workflow_id, id) &&
            worktree.branch === (0,branch/* branchOf */.W)(run.workflow_id, id);
        if (isOurs && (0,external_node_fs_.existsSync)(worktree.repository))
            await (0,make.removeWorktree)({ ...worktree, state: 'kept' }, environment);
    }
}
async function unmerged(worktree, environment) {
    if (!(0,external_node_fs_.existsSync)(worktree.repository))
        return null;
    const git = (0,make/* repositoryOf */._)(worktree, environment);
    const left = await (0,inspect.inspectWorktree)(worktree, environment);
    if (left?.uncommitted)
        return 'uncommitted changes';
    const tips = [await (0,make/* tipOf */.n)(git, worktree.branch), left?.head ?? null];
    for (const tip of tips)
        if (tip !== null && !(await isElsewhere(git, tip)))
            return 'commits that no other branch has';
    return null;
}
/** Is there a branch that is no worker's, here or on a remote, that has this commit? */
async function isElsewhere(git, commit) {
    const refs = await git.lines([
        'for-each-ref',
        `--contains=${commit}`,
        '--format=%(refname)',
        ...['refs/heads', 'refs/remotes', 'refs/tags'],
    ]);
    return refs.some((ref) => !ref.startsWith('refs/heads/raymond/'));
}

// EXTERNAL MODULE: ./lib/store/journal.js
var journal = __webpack_require__(76446);
// EXTERNAL MODULE: ./lib/store/lock.js
var store_lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/mailbox.js
var mailbox = __webpack_require__(84617);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/state-folder.js
var state_folder = __webpack_require__(33377);
// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/prune.js


















/**
 * `raymond prune` removes what finished runs have left (spec 8.3). Without a flag that says which ones it only lists
 * them, since a finished run's state file makes its re-run free.
 */
async function pruneCommand({ values, positionals }) {
    if (positionals.length > 0)
        throw new errors/* UsageError */.eb('raymond prune takes no run id: say which with --older, --keep or --all.');
    const { older, keep, all = false, force = false } = values;
    if (all && (older !== undefined || keep !== undefined))
        throw new errors/* UsageError */.eb('--all means every run that may go; leave out --older and --keep, or --all.');
    const stateDir = (0,run_place/* runPlaceOf */.AD)(values).stateDir;
    const removes = (all || older !== undefined || keep !== undefined) && !values['dry-run'];
    const now = Date.now();
    const gone = all ? (0,state_folder/* projectsBeside */.T3)(stateDir).filter(({ project }) => isGone(project)) : [];
    const found = [await lookAt(stateDir, force), ...(await Promise.all(gone.map(lookAtGone)))].flat();
    found.sort((a, b) => endOf(b).localeCompare(endOf(a)));
    const removed = [];
    const kept = [];
    const failed = [];
    let free = 0;
    for (const { id, paths, run, why, gone: project } of found) {
        if (why !== null || run === undefined) {
            kept.push({ run_id: id, why: why ?? 'it cannot be read' });
            continue;
        }
        free += 1;
        if (keep !== undefined && free <= keep)
            continue;
        if (older !== undefined && now - Date.parse(run.updated_at) < older * 1000)
            continue;
        try {
            const bytes = await sizeOf(paths, run);
            if (removes)
                await remove(paths, run);
            removed.push({
                ...{ run_id: id, status: run.status, ended_at: run.updated_at, bytes },
                ...(project !== undefined && { project }),
            });
        }
        catch (error) {
            failed.push({ run_id: id, why: (0,errors/* messageOf */.bD)(error) });
        }
    }
    if (removes)
        for (const { stateDir: folder } of gone)
            await removeIfEmpty(folder);
    const bytes = removed.reduce((sum, one) => sum + one.bytes, 0);
    const report = { removed, kept, failed, bytes, dry_run: !removes };
    if (values.json)
        await (0,terminal/* writeOut */.sD)(`${JSON.stringify(report)}\n`);
    else
        await (0,terminal/* writeOut */.sD)((0,report_text/* sanitize */.aj)(reportText(report, values['dry-run'] ?? false, stateDir, now)));
    return failed.length > 0 ? 1 : 0;
}
const endOf = ({ run }) => run?.updated_at ?? '';
async function lookAt(stateDir, force) {
    return Promise.all((await (0,run_folder/* listRunIds */.g$)(stateDir)).map((id) => look(stateDir, id, force)));
}
/** A project on a drive that is not mounted, or in a folder that may not be entered, does not count as gone. */
const isGone = (project) => (0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(project)) && !(0,external_node_fs_.existsSync)(project);
/** Runs of a project that is gone cannot be resumed any more (spec 9.1). */
async function lookAtGone({ project, stateDir }) {
    return (await lookAt(stateDir, true)).map((found) => ({ ...found, gone: project }));
}
/** Removes the state folder of a project that is gone once no run is left in it. */
async function removeIfEmpty(stateDir) {
    const left = await (0,promises_.readdir)(stateDir).catch(() => []);
    if (left.length === 0)
        await (0,promises_.rm)((0,external_node_path_.dirname)(stateDir), { recursive: true, force: true, maxRetries: 3 });
}
async function look(stateDir, id, force) {
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, id);
    const holder = (0,store_lock/* lockHolder */.ms)(paths.lock);
    if (holder !== null)
        return { id, paths, why: `process ${holder.pid} on ${holder.host} is at work on it` };
    let run;
    try {
        run = await (0,state_file/* readStateFile */.qy)(paths.state, id);
    }
    catch (error) {
        return { id, paths, why: `it cannot be read: ${(0,errors/* messageOf */.bD)(error)}` };
    }
    if (force || run.transcripts_only)
        return { id, paths, run, why: null };
    if (run.status !== 'completed') {
        return { id, paths, run, why: `it is ${(0,life/* statusNow */.rN)(run, false)} and can be resumed` };
    }
    return { id, paths, run, why: await unmergedWork(run, (0,place/* worktreesInCache */.Gy)(process.env), process.env) };
}
/** The state file goes last, so that after a crash in between the run is still found. */
async function remove(paths, run) {
    const lock = (0,store_lock/* acquireLock */.IZ)(paths.lock, new Date().toISOString());
    try {
        const { updated_at: now } = await (0,state_file/* readStateFile */.qy)(paths.state, run.workflow_id);
        if (now !== run.updated_at)
            throw new Error('it has gone on meanwhile');
        await removeWorktrees(run, (0,place/* worktreesInCache */.Gy)(process.env), process.env);
        const tasks = (0,project_folder/* ownTaskFolders */.JF)(run.launch.root, run.workflow_id);
        if (tasks !== null)
            await (0,promises_.rm)(tasks, { recursive: true, force: true, maxRetries: 3 });
        await (0,promises_.rm)(paths.folder, { recursive: true, force: true, maxRetries: 3 });
        new mailbox/* Mailbox */.z(paths.lock).remove();
        await (0,promises_.rm)((0,journal/* journalPath */.HY)(paths.state), { force: true });
        await (0,promises_.rm)(paths.state, { force: true });
    }
    finally {
        lock.release();
    }
}
async function sizeOf(paths, { launch, workflow_id: id }) {
    const tasks = (0,project_folder/* ownTaskFolders */.JF)(launch.root, id);
    const all = [paths.folder, paths.state, (0,journal/* journalPath */.HY)(paths.state), ...(tasks === null ? [] : [tasks])];
    const sizes = all.map(bytesIn);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
/** Links are counted as links, and not followed. */
async function bytesIn(path) {
    const stat = await (0,promises_.lstat)(path).catch(() => null);
    if (stat === null)
        return 0;
    if (!stat.isDirectory())
        return stat.size;
    let sum = 0;
    for (const name of await (0,promises_.readdir)(path))
        sum += await bytesIn((0,external_node_path_.join)(path, name));
    return sum;
}
function reportText({ removed, kept, failed, bytes, dry_run }, isAsked, stateDir, now) {
    const runs = (count) => `${count} ${count === 1 ? 'run' : 'runs'}`;
    const rows = removed.map(({ run_id, status, ended_at, bytes: size, project }) => `  ${run_id}  ${status}  ${(0,format/* formatDuration */.a3)(now - Date.parse(ended_at))} ago  ${(0,format/* formatBytes */.z3)(size)}${project === undefined ? '' : `  of ${project}, which is gone`}`);
    const verb = dry_run ? 'Would remove' : 'Removed';
    const place = (0,external_node_path_.basename)(stateDir) === 'state' ? (0,external_node_path_.dirname)(stateDir) : stateDir;
    return [
        removed.length === 0
            ? `Nothing to remove in ${place}.`
            : `${verb} ${runs(removed.length)}, ${(0,format/* formatBytes */.z3)(bytes)}, in ${place}:`,
        ...rows,
        ...(kept.length === 0 ? [] : [`Kept ${runs(kept.length)}:`]),
        ...kept.map(({ run_id, why }) => `  ${run_id}: ${why}`),
        ...failed.map(({ run_id, why }) => `! ${run_id} could not be removed: ${why}`),
        ...(dry_run && removed.length > 0 && !isAsked
            ? ['Nothing was removed. Remove them with --older 14d, --keep N or --all.']
            : []),
        '',
    ].join('\n');
}


/***/ }),

/***/ 37342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ ancestorsOf),
/* harmony export */   JG: () => (/* binding */ failedAt),
/* harmony export */   K9: () => (/* binding */ isDescendant),
/* harmony export */   Ln: () => (/* binding */ settledFailures),
/* harmony export */   ZD: () => (/* binding */ isStuck),
/* harmony export */   dY: () => (/* binding */ workersAtDoor),
/* harmony export */   qB: () => (/* binding */ progress),
/* harmony export */   xo: () => (/* binding */ mayExpire)
/* harmony export */ });
/* unused harmony export joinProgress */
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _state_agent_positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29861);
/* harmony import */ var _workers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28339);



// What the failures of a run keep from going on (spec 7.1), and which of them nobody has to mend (spec 3.4).
/** How an agent's workers count for its door: one that a failure holds up for good counts as failed. */
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
function progress({ live, failed, completed }) {
    const ended = failed.length + completed.length;
    return { ended, all: ended + live.length };
}
/** How many of an agent's workers have ended, of how many; null for one that waits at no join. */
function joinProgress(run, agent) {
    return agent.door === undefined ? null : progress(workersAtDoor(run, agent));
}
/** It waits at a door that a failure keeps shut, and nothing of what it has forked, however deep, can run any more. */
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
 * The failures that fail no run: of workers whose join accepts them, or can be satisfied without them. A resume leaves
 * them as they are.
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
    // It counts as failed itself, for a door further up.
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
/** When an agent failed, ISO 8601; before every other time where nobody has noted it. */
function failedAt({ error }) {
    return error?.at ?? '';
}
/** Who has nowhere to go waits on, whatever the time. */
function mayExpire(door) {
    if (door === undefined || door.closed)
        return false;
    return door.timeout_at !== null && door.timeout_goto !== null;
}
/** Ids nest (spec 1.3): of `main_a1_b2` these are `main` and `main_a1`. */
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
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86183);


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
/** As what a join may take an agent that has ended with its result; null: it is nobody's worker. */
function asEnded(agent, typed) {
    if (agent.forked === undefined)
        return null;
    return { ...endedAs(agent, agent.forked, 'completed'), ...(typed && { typed }) };
}
/** What becomes of it when a subroutine returns: the workers that it has forked and not joined are its caller's. */
function withHandedUp(run, agent) {
    if ((0,_own_js__WEBPACK_IMPORTED_MODULE_1__/* .own */ .Z)(run.fork_counters, agent.id) === undefined)
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

/***/ 79333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bG: () => (/* binding */ takeUp),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   nX: () => (/* binding */ stampRun),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   rN: () => (/* binding */ statusNow),
/* harmony export */   sU: () => (/* binding */ relocate),
/* harmony export */   yh: () => (/* binding */ countForgotten)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69381);
/* harmony import */ var _join_standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37342);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86183);





/**
 * Moves a run's paths from its old project folder to a new one, for a run that is resumed in another copy
 * of the folder. Paths outside the old folder are left alone.
 * @param moved where it is not the project folder as a whole that lies elsewhere
 */
function relocate(run, root, moved = [[run.launch.root, root]]) {
    if (moved.every(([from, to]) => from === to))
        return run;
    const move = (path) => {
        for (const [from, to] of moved) {
            const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, path);
            if (!/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside))
                return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(to, inside);
        }
        return path;
    };
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(run, {
        workflow: { ...run.workflow, path: move(run.workflow.path) },
        launch: {
            ...run.launch,
            root,
            cwd: move(run.launch.cwd),
            recording: run.launch.recording === null ? null : move(run.launch.recording),
        },
        ...(run.directories && { directories: run.directories.map(move) }),
        worktrees: Object.fromEntries(Object.entries(run.worktrees).map(([id, worktree]) => [
            id,
            { ...worktree, path: move(worktree.path), repository: move(worktree.repository) },
        ])),
        agents: run.agents.map((agent) => (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({
            ...agent,
            cwd: move(agent.cwd),
            stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
        })),
    });
}
/** A resume takes the run up, with options of its own; failed agents get another try, but for what a join accepts. */
function takeUp(run, { workflow, launch, budgetUsd, isElsewhere }) {
    const settled = (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .settledFailures */ .Ln)(run);
    const isLeft = (agentId) => settled.has(agentId) || isElsewhere?.(agentId) === true;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(run, {
        workflow,
        launch,
        budget_usd: budgetUsd ?? run.budget_usd,
        agents: run.agents.map((agent) => (isLeft(agent.id) ? agent : revived(agent))),
        status: 'running',
        reason: null,
        message: null,
        resume_at: null,
    });
}
/** Another try for a failed agent. A loop limit that stopped it is cleared (spec 5.5). */
function revived(agent) {
    if (agent.status !== 'failed')
        return agent;
    const { raised, ...back } = agent;
    const state = raised?.state ?? agent.current_state;
    const visits = { ...agent.visits };
    const visitsBefore = { ...agent.visits_before };
    if (agent.error?.code === 'MAX_VISITS') {
        delete visits[state];
        delete visitsBefore[state];
    }
    else if (raised?.counted === true) {
        // The same visit goes on, which a limit has counted already.
        visits[state] = Math.max(0, ((0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(visits, state) ?? 0) - 1);
    }
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .sealAgent */ .vL)({
        ...back,
        // A graph that went to its error state goes back to where it failed.
        ...(raised !== undefined && { current_state: state, turn: null }),
        // One that failed at the door of a join is there again.
        status: agent.door === undefined ? 'active' : 'waiting',
        visits,
        ...(agent.visits_before !== undefined && { visits_before: visitsBefore }),
        retry_count: 0,
    });
}
/** The log knows of turns that the state has forgotten, and that were paid (spec 3.3): their money counts, once. */
function countForgotten(run, usd) {
    if (usd === 0)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(run, {
        total_cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .addUsd */ .UP)(run.total_cost_usd, usd),
        forgotten_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .addUsd */ .UP)(run.forgotten_usd ?? 0, usd),
    });
}
/** When the run was last changed, ISO 8601; never before the last time: a clock that jumps back must not reorder it. */
function stampRun(run, now) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(run, { updated_at: now > run.updated_at ? now : run.updated_at });
}
/**
 * What a run has come to when nothing is in flight and nothing stopped it from outside (spec 3.4).
 * @param agents those that count
 */
function conclusion(run, agents = run.agents) {
    const settled = (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .settledFailures */ .Ln)(run);
    const failed = firstFailure(agents.filter(({ id }) => !settled.has(id)));
    if (failed)
        return { status: 'failed', error: failed.error };
    if (agents.some((agent) => agent.status === 'asking'))
        return { status: 'asking', error: null };
    if (agents.length === 0)
        return { status: 'completed', error: null };
    // Agents that are active although nothing is in flight: a bug, and nothing may be green by mistake.
    const message = `Agents were left without a next step: ${agents.map(({ id }) => id).join(', ')}. Please report it.`;
    return { status: 'failed', error: { code: 'INTERNAL', message } };
}
/** Whose failure a run's is: the first of a cause of its own, not of one that waited for others (spec 3.4). */
function firstFailure(agents) {
    const failed = agents.filter((agent) => agent.status === 'failed');
    const first = (agents) => agents.reduce((before, agent) => (before === undefined || (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .failedAt */ .JG)(agent) < (0,_join_standing_js__WEBPACK_IMPORTED_MODULE_2__/* .failedAt */ .JG)(before) ? agent : before), undefined);
    return first(failed.filter(({ door }) => door === undefined)) ?? first(failed);
}
/** The run has ended, or stops until a resume (spec 3.4). */
function endRun(run, { status, reason, message, resume_at }) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .updateRun */ .PF)(run, { status, reason, message, resume_at });
}
/** A state file that says `running` without an orchestrator is what a crash leaves. */
function statusNow({ status }, isHeld) {
    return status === 'running' && !isHeld ? 'interrupted' : status;
}


/***/ }),

/***/ 58889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   V$: () => (/* binding */ fillTemplates),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   Yz: () => (/* binding */ withInputText),
/* harmony export */   l9: () => (/* binding */ transitionOf)
/* harmony export */ });
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** The transition that a tag with these values stands for; undefined if a required one is missing. */
function transitionOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const known = [content, ...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)].filter((field) => values[field] !== undefined);
    if (![content, ...required].every((field) => known.includes(field)))
        return undefined;
    const said = Object.fromEntries(known.map((field) => [field, values[field]]));
    // What a row of the table lists is what `ValuesOf` makes of it.
    if (tag !== 'fork')
        return { tag, ...said };
    const { next, ...worker } = said;
    return { tag, workers: [{ ...worker, variables: {} }], next };
}
/**
 * The same transition, each of its values changed: those of a fork's workers first, then its own. A worker's
 * variables are none of them.
 */
function mapFields(transition, change) {
    if (transition.tag !== 'fork')
        return mapped(transition, change);
    const workers = transition.workers.map((worker) => mapped(worker, change));
    return mapped({ ...transition, workers }, change);
}
/** The very object where nothing in it is changed: a message may start thousands of workers. */
function mapped(part, change) {
    let changed = null;
    for (const [name, value] of Object.entries(part)) {
        if (typeof value !== 'string' || !(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(name))
            continue;
        const next = change(value, name);
        if (next === value)
            continue;
        changed ??= {};
        changed[name] = next;
    }
    return changed === null ? part : { ...part, ...changed };
}
/** The same transition with its templates filled in (spec 1.5). What comes out has none left. */
function fillTemplates(transition, fill) {
    const filled = (part) => mapFields(part, (value, field) => (_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].isTemplate ? fill(value) : value));
    if (transition.raw_input === undefined)
        return filled(transition);
    const { raw_input: _, input, ...others } = transition;
    return { ...filled(others), input };
}
/** The same transition with the text of an `<input>`; undefined if it takes none, or has an input already. */
function withInputText(transition, input) {
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .takesInputText */ .Wd)(transition.tag) || ('input' in transition && transition.input !== undefined)) {
        return undefined;
    }
    return { ...transition, input, raw_input: true };
}
/** The values of a transition for each thing that a policy has to allow: of a fork, each worker with the `next`. */
function fieldsOf(transition) {
    if (transition.tag !== 'fork')
        return [transition];
    return transition.workers.map((worker) => ({ ...worker, next: transition.next }));
}


/***/ }),

/***/ 81353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ branchOf)
/* harmony export */ });
/**
 * The branch of a worker with a work tree of its own (spec 7.3): `raymond/<run_id>/<agent_id>`. Run ids may hold
 * what a ref cannot: a dot at a name's beginning or end, two of them, `.lock`.
 */
function branchOf(runId, agentId) {
    return ['raymond', runId, agentId].map(asRefName).join('/');
}
function asRefName(name) {
    return name
        .replace(/[^A-Za-z0-9._-]/g, '-')
        .replace(/\.(?=\.)/g, '-')
        .replace(/^\.|\.$/g, '-')
        .replace(/\.lock$/, '-lock');
}


/***/ }),

/***/ 4792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ forgetWorktree),
/* harmony export */   Cb: () => (/* binding */ withEndedWorktree),
/* harmony export */   Gr: () => (/* binding */ describeWorktrees),
/* harmony export */   HW: () => (/* binding */ livesIn),
/* harmony export */   f$: () => (/* binding */ keepWorktree),
/* harmony export */   fj: () => (/* binding */ moveWorktree),
/* harmony export */   s1: () => (/* binding */ enterWorktree),
/* harmony export */   wV: () => (/* binding */ untidyWorktrees)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69381);
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86183);




// The work trees of a run (spec 7.3) are listed in it from the fork on, which comes before there is one, until they are
// removed. What is listed and not there is made again; what is there and empty once its worker has ended is removed.
/** The agent's work tree has been made: from here on it works there. */
function enterWorktree(run, agentId) {
    const { cwd } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentOf */ .jk)(run, agentId);
    const worktree = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(run.worktrees, agentId);
    if (worktree?.state !== 'planned')
        return run;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'made' } } });
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(worktree.path, worktree.folder);
    return place === cwd ? next : (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateAgent */ .x4)(next, agentId, { cwd: place });
}
/** A worker that has ended has left work there: branch and work tree are its parent's from here on. */
function keepWorktree(run, agentId, { branch, commits, uncommitted }) {
    const worktree = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(run.worktrees, agentId);
    if (worktree === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(run);
    const worktrees = { ...run.worktrees, [agentId]: { ...worktree, state: 'kept' } };
    const { path } = worktree;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees }), {
        ...{ type: 'worktree_kept', agent: agentId, state: stateOf(run, agentId) },
        ...{ branch, path, commits, uncommitted },
    });
}
/** Where a worker that is no agent any more has ended. */
function stateOf(run, agentId) {
    const joined = run.agents.flatMap((agent) => agent.joined ?? []).find(({ id }) => id === agentId);
    return (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(run.workers, agentId)?.state ?? joined?.state ?? '';
}
/** It has been removed, or is not there any more. */
function forgetWorktree(run, agentId) {
    const { [agentId]: gone, ...worktrees } = run.worktrees;
    return gone === undefined ? run : (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees });
}
/** What the workers that a join has handed over to an agent have left in their work trees. */
function describeWorktrees(run, agentId, described) {
    const { joined } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentOf */ .jk)(run, agentId);
    if (joined === undefined)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateAgent */ .x4)(run, agentId, {
        joined: joined.map((worker) => {
            const worktree = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(described, worker.id);
            return worktree === undefined ? worker : { ...worker, worktree };
        }),
    });
}
/** A resume on another machine finds the work tree in another place. @param path absolute */
function moveWorktree(run, agentId, path) {
    const worktree = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(run.worktrees, agentId);
    if (worktree === undefined || worktree.path === path)
        return run;
    const move = (place) => {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(worktree.path, place);
        return /^\.\.(?:[/\\]|$)/.test(inside) || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) ? place : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, inside);
    };
    const moved = (agent) => (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
        ...agent,
        cwd: move(agent.cwd),
        stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
    });
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        agents: run.agents.map((agent) => (livesIn(agent, worktree) ? moved(agent) : agent)),
        worktrees: { ...run.worktrees, [agentId]: { ...worktree, path } },
    });
}
/** A worker with a work tree ends with its result: what it has left there is looked at. */
function withEndedWorktree(run, agentId) {
    const worktree = (0,_own_js__WEBPACK_IMPORTED_MODULE_3__/* .own */ .Z)(run.worktrees, agentId);
    if (worktree?.state !== 'made')
        return {};
    return { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'ended' } } };
}
/** Does the agent work in it, or return there? */
function livesIn({ cwd, stack }, { path }) {
    return [cwd, ...stack.map((frame) => frame.cwd)].some((place) => {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(path, place);
        return !/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
    });
}
/**
 * Work trees whose worker is no agent of the run any more, and of which nobody has said what becomes of them; nobody
 * works in them either. By agent.
 */
function untidyWorktrees(run) {
    const entries = Object.entries(run.worktrees);
    if (entries.length === 0)
        return [];
    const live = new Set(run.agents.map(({ id }) => id));
    return entries.filter(([id, worktree]) => worktree.state !== 'kept' && !live.has(id) && !run.agents.some((agent) => livesIn(agent, worktree)));
}


/***/ }),

/***/ 4491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Git: () => (/* binding */ Git),
  XS: () => (/* binding */ GitError),
  RZ: () => (/* binding */ addAll),
  D3: () => (/* binding */ commitOf),
  nb: () => (/* binding */ nulTerminated),
  IE: () => (/* binding */ pieces),
  Xn: () => (/* binding */ unfiltered)
});

// UNUSED EXPORTS: gitlinks

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/process/git-drivers.js
/** Arguments of git, which answers with the scope, the key and the value of each setting. */
const ASKED_OF_DRIVERS = [
    ...['config', '-z', '--show-scope', '--get-regexp'],
    '^(filter\\..*\\.(clean|smudge|process|required)|merge\\..*\\.driver)$',
];
/** Settings of the system and the user are trusted: they hold for every repository, and no checkout writes them. */
const OWN_SCOPES = new Set(['local', 'worktree']);
/** What `git lfs install --local` writes, as actions/checkout calls it. */
const AS_LFS_WRITES = {
    clean: ['git-lfs clean -- %f'],
    smudge: ['git-lfs smudge -- %f', 'git-lfs smudge --skip -- %f'],
    process: ['git-lfs filter-process', 'git-lfs filter-process --skip'],
    required: ['true', 'false'],
};
/** @throws Error for a driver that no command line can turn off: git ends a setting's name at the first `=` */
function driversIn(answer) {
    const filters = new Map();
    const merges = new Set();
    const parts = answer.split('\0');
    for (let at = 0; at + 1 < parts.length; at += 2) {
        if (!OWN_SCOPES.has(parts[at]))
            continue;
        const [, section, name, key, value = ''] = /^(filter|merge)\.([^\n]*)\.([a-z]+)(?:\n(.*))?$/s.exec(parts[at + 1]) ?? [];
        if (section === undefined || name === undefined || key === undefined)
            continue;
        if (name.includes('='))
            throw new Error(`the repository's own ${section} driver ${name} cannot be turned off`);
        if (section === 'merge')
            merges.add(name);
        else
            filters.set(name, (filters.get(name) ?? true) && name === 'lfs' && isOfLfs(key, value));
    }
    const off = [...filters].flatMap(([name, isLfs]) => (isLfs ? [] : [name]));
    return {
        filters: off,
        told: told(off, [...merges]),
        settings: Object.fromEntries([
            ...off.flatMap((name) => [
                ...['clean', 'smudge', 'process'].map((key) => [`filter.${name}.${key}`, '']),
                [`filter.${name}.required`, 'false'],
            ]),
            // With an empty driver git would take one side as merged; `false` finds a conflict everywhere.
            ...[...merges].map((name) => [`merge.${name}.driver`, 'false']),
        ]),
    };
}
const isOfLfs = (key, value) => AS_LFS_WRITES[key]?.includes(value) ?? false;
function told(filters, merges) {
    const named = [
        ...filters.map((name) => `the filter ${name}`),
        ...merges.map((name) => `the merge driver ${name}`),
    ];
    if (named.length === 0)
        return '';
    return `Not run, since only the repository's own settings name it: ${named.join(', ')}.`;
}

;// CONCATENATED MODULE: ./lib/process/git.js



/** What git needs of the environment. It is given nothing else: no token, no GIT_DIR of another repository. */
const PASSED_ON = [
    ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
    ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];
/** What git needs besides to reach a remote: the way through a proxy, what to trust, and the user's SSH agent. */
const PASSED_ON_ONLINE = [
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
    ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'SSH_AUTH_SOCK', 'GIT_SSH', 'GIT_SSH_COMMAND'],
];
/** Settings that hold whatever the repository's own say: no hook, monitor program, signature or housekeeping. */
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
    // To find what is changed in a submodule, git would start itself in it, with the submodule's settings.
    'diff.ignoreSubmodules': 'dirty',
    'log.showSignature': 'false',
    'pack.useBitmaps': 'false',
    // In a container the workspace often belongs to another user.
    'safe.directory': '*',
    'user.name': 'raymond',
    'user.email': 'raymond@localhost',
    'advice.graftFileDeprecated': 'false',
    // A folder of a checkout that only looks like a bare repository must not bring settings along.
    'safe.bareRepository': 'explicit',
};
const VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    // A look at the work tree must not write the user's index.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    // Git never uses the network, not even for the missing objects of a partial clone.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** Commands in which no driver takes part: they neither read nor write files of a work tree, nor merge. */
const WITHOUT_DRIVERS = new Set([
    ...['branch', 'bundle', 'cat-file', 'check-attr', 'check-ignore', 'check-ref-format', 'commit-tree'],
    ...['config', 'fetch', 'for-each-ref', 'init', 'ls-remote', 'merge-base', 'mktree', 'remote', 'rev-list'],
    ...['rev-parse', 'show', 'symbolic-ref', 'update-ref', 'version', 'write-tree'],
]);
/**
 * What git says while another git is at work in the same repository, in another work tree or by somebody's hand: what
 * the other has half written cannot be read, what it holds locked cannot be written. This passes within milliseconds.
 */
const RACES = [
    /failed to read \S*worktrees\/.*: Success/,
    /Unable to create '.*\.lock': File exists/,
    /could not lock config file .*: File exists/,
];
const isRace = (said) => RACES.some((race) => race.test(said));
/** These take some two seconds in all: a lock that is older was left behind by a git that died. */
const RACE_ATTEMPTS = 12;
const RACE_WAIT_MS = 60;
/**
 * Git in one folder, and the only place that starts it. Programs that the repository's settings name are not run: no
 * hook, no monitor, no pager, no signature (`SETTINGS`), no filter and no merge driver (`Drivers`). Git sees next to
 * nothing of the environment. Input and output are bytes, since file names may be in any encoding.
 */
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
    /** Git in another folder, without the settings and variables that were added for this one. */
    at(folder) {
        return new Git(folder, this.environment);
    }
    /** The same git, which may use the network, by the repository's own settings for its remotes. */
    online() {
        const { GIT_LFS_SKIP_SMUDGE = '0' } = this.environment;
        return this.with({}, {
            ...this.chosen(PASSED_ON_ONLINE),
            GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
            GIT_NO_LAZY_FETCH: '0',
            GIT_LFS_SKIP_SMUDGE,
        });
    }
    /** The programs for its files that the repository's own settings name, which are never run. */
    async drivers() {
        try {
            return driversIn((await this.bytes(ASKED_OF_DRIVERS)).toString());
        }
        catch (error) {
            // Git has found no such setting.
            if (error instanceof GitError && error.exitCode === 1)
                return driversIn('');
            throw error;
        }
    }
    /** @throws GitError when git exits with another code than 0; what passes by itself (`RACES`) is tried again first */
    async bytes(args, run = {}) {
        const drivers = WITHOUT_DRIVERS.has(args[0]) ? undefined : await this.drivers();
        for (let attempt = 1;; attempt++) {
            try {
                return await this.once(args, run, drivers);
            }
            catch (error) {
                const passes = error instanceof GitError && isRace(error.message) && attempt < RACE_ATTEMPTS;
                if (!passes)
                    throw error;
                await (0,promises_.setTimeout)(RACE_WAIT_MS * attempt * Math.random());
            }
        }
    }
    async once(args, run, drivers) {
        const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const settings = Object.entries({ ...SETTINGS, ...this.settings, ...drivers?.settings });
        const result = await execa('git', [...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args], {
            cwd: this.folder,
            env: { ...this.chosen(PASSED_ON), ...VARIABLES, ...this.variables, ...run.env },
            extendEnv: false,
            encoding: 'buffer',
            stripFinalNewline: false,
            maxBuffer: 1024 ** 3,
            reject: false,
            ...(run.timeout !== undefined && { timeout: run.timeout }),
            ...(run.input === undefined ? { stdin: 'ignore' } : { input: run.input }),
        });
        if (!result.failed)
            return asBuffer(result.stdout);
        const said = asBuffer(result.stderr).toString().trim() || String(result.shortMessage);
        throw new GitError(args, result.exitCode, [said, drivers?.told].filter(Boolean).join(' '));
    }
    /** What git prints, without the last line end. */
    async text(args, run = {}) {
        return (await this.bytes(args, run)).toString().replace(/\r?\n$/, '');
    }
    /** Null when git exits with another code than 0. */
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
    chosen(names) {
        const chosen = {};
        for (const name of names) {
            const value = this.environment[name];
            if (value !== undefined)
                chosen[name] = value;
        }
        return chosen;
    }
}
/** Thrown when git itself fails; the caller says what could not be done. */
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
/** The commit that a name stands for; null for a name that stands for none. */
function commitOf(git, name) {
    return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** Those of the files whose filter is not run: they are stored and written byte for byte. */
async function unfiltered(git, files) {
    if (files.length === 0)
        return [];
    const { filters } = await git.drivers();
    if (filters.length === 0)
        return [];
    const said = pieces(await git.bytes(['check-attr', '-z', '--stdin', 'filter'], { input: nulTerminated(files) }));
    return files.filter((_, index) => filters.includes(said[3 * index + 2].toString()));
}
/** Names of the index that stand for a commit of another repository, as submodules do. */
async function gitlinks(git) {
    const rows = pieces(await git.bytes(['ls-files', '--stage', '-z']));
    return rows
        .filter((row) => row.subarray(0, 7).toString() === '160000 ')
        .map((row) => row.subarray(row.indexOf(9) + 1));
}
/**
 * Does `git add --all`, but for submodules, in which git would start itself with their settings. Null when git exits
 * with another code than 0.
 */
async function addAll(git, excluded = []) {
    const links = (await gitlinks(git)).map(String);
    const left = [...excluded, ...links].map((path) => `:(exclude,literal)${path}`);
    return await git.ask(['add', '--all', '--', '.', ...left]);
}
/** The pieces of NUL-terminated output. They are not decoded, since names may be in any encoding. */
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
/** A list in the form in which git reads it with `-z`. */
function nulTerminated(parts) {
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.from([0])]));
}


/***/ }),

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ provide),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   eK: () => (/* binding */ writtenUnfiltered),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* unused harmony export checkOut */
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


/** git for a checkout that is put on other commits: it may ask the remotes for them. */
const gitIn = (folder, environment) => new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(folder, environment).online();
/** Makes a commit known that a shallow checkout does not have. @returns whether it is here */
async function provide(git, commit) {
    if ((await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null)
        return true;
    await git.ask(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', commit]);
    return (await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(git, commit)) !== null;
}
/** Where HEAD is: on a branch, or on a commit alone, as pull requests, tags and commits are checked out. */
const branchOf = (git) => git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
/**
 * Puts the checkout on a commit, its branch with it; without one it stays so.
 * @param branch null: none
 * @throws StateError STATE_INVALID
 */
async function checkOut(git, commit, branch) {
    const where = branch === null ? ['--detach', commit] : ['--no-track', '-B', branch, commit];
    try {
        await git.text(['checkout', '--quiet', ...where]);
    }
    catch (error) {
        throw new StateError('STATE_INVALID', `${commit} could not be checked out: ${error.message}`);
    }
}
const MOST_NAMED = 5;
/**
 * Of files that were written here, those whose filter was not run, since only the repository's own settings name it.
 * @param which as `git diff` or `git ls-files` takes it: what lists them, without `-z`
 * @returns a sentence for people; null: there are none
 */
async function writtenUnfiltered(git, ...which) {
    const { filters } = await git.drivers();
    if (filters.length === 0)
        return null;
    const [command = '', ...options] = which;
    const files = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .unfiltered */ .Xn)(git, (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes([command, '-z', ...options])));
    if (files.length === 0)
        return null;
    const named = files.slice(0, MOST_NAMED).map(String);
    const more = files.length > named.length ? `, and ${files.length - named.length} more` : '';
    return `${filters.join(', ')}: only the repository's own settings name this filter, so that it was not run, and these files are as git has stored them: ${named.join(', ')}${more}.`;
}


/***/ }),

/***/ 5487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ resolveDirectories),
/* harmony export */   si: () => (/* binding */ checkDirectories),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58889);





/**
 * Makes every directory of a transition absolute (spec 1.3).
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds.
 */
function resolveDirectories(transition, cwd, check) {
    return (0,_core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .mapFields */ .YP)(transition, (path, field) => {
        if (_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[field].kind !== 'directory')
            return path;
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        if (!isDirectory(directory)) {
            const message = `${field}="${path}" names no directory: there is no ${directory}.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RaymondError */ .xC('MISSING_DIRECTORY', message);
        }
        check(directory);
        return directory;
    });
}
/**
 * Checks where the agents of a run that is taken up work, and where they return to: a state file may come from
 * anywhere, and what it names may have moved or gone (spec 1.3, 4.3).
 * @param file the state file, for messages
 * @param isElsewhere agents that do not go on here: their directories may be of another machine (spec 4.10)
 * @throws StateError STATE_INVALID; RaymondError MISSING_DIRECTORY, or what `check` throws
 */
function checkDirectories(run, check, file, isElsewhere = () => false) {
    const here = run.agents.filter(({ id }) => !isElsewhere(id));
    const places = here.flatMap(({ id, cwd, stack }) => [
        { directory: cwd, who: `agent ${id} works in` },
        ...stack.map((frame) => ({ directory: frame.cwd, who: `agent ${id} returns to` })),
    ]);
    for (const { directory, who } of places) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(directory))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_INVALID', `${who} ${directory}, which is no absolute path.`, { file });
        if (!isDirectory(directory)) {
            const message = `${who} ${directory}, and there is no such directory any more. Put it back, or start a new run.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RaymondError */ .xC('MISSING_DIRECTORY', message, { file });
        }
        check(directory);
    }
}
/** Follows links. */
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 94160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ InTurn)
/* harmony export */ });
/**
 * Does one thing after the other, each whether the one before has failed or not. git must not change its list of work trees twice at once: it reads the files of one
 * that is just being made, finds them half written, and fails.
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

/***/ 4773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitLeft: () => (/* binding */ commitLeft),
/* harmony export */   inspectWorktree: () => (/* binding */ inspectWorktree),
/* harmony export */   isNothing: () => (/* binding */ isNothing)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


/** Looks at a work tree without changing anything. @returns null: it is not there any more */
async function inspectWorktree({ path, branch, base }, environment) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return null;
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(path, environment);
    const head = await git.text(['rev-parse', 'HEAD']);
    const current = await git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    const status = await git.bytes(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
    const open = (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(status).map((line) => ({
        what: line.toString('latin1', 0, 2),
        file: line.toString('utf8', 3),
    }));
    const names = (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes(['diff', '--name-status', '-z', '--no-renames', base, 'HEAD']));
    const committed = names.flatMap((what, index) => index % 2 === 0 ? [{ what: what.toString(), file: names[index + 1].toString() }] : []);
    const changes = [...committed, ...open];
    // An agent may have gone to another branch, and left commits on ours.
    const tips = current === branch ? ['HEAD'] : ['HEAD', `refs/heads/${branch}`];
    const commits = await git.ask(['rev-list', '--count', ...tips, `^${base}`]);
    return {
        branch: current ?? branch,
        head,
        commits: Number(commits ?? (await git.text(['rev-list', '--count', 'HEAD', `^${base}`]))),
        changedFiles: [...new Set(changes.map(({ file }) => file))].sort(),
        hasDeleted: changes.some(({ what }) => what.includes('D')),
        uncommitted: open.length > 0,
    };
}
function isNothing({ commits, uncommitted }) {
    return commits === 0 && !uncommitted;
}
/**
 * Commits all that a worker has left uncommitted (`worktree: commit`).
 * @throws Error when git cannot, and where files would be committed as they are that go through a filter: such a one may
 *   be there to encrypt them
 */
async function commitLeft({ path }, message, environment) {
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(path, environment);
    const status = await git.bytes(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
    const [file] = await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .unfiltered */ .Xn)(git, (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(status).map((line) => line.subarray(3)));
    if (file !== undefined)
        throw new Error(`it cannot be committed, as ${file} goes through a filter that only the repository's own settings name, which is not run. Commit it there by hand`);
    if ((await (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .addAll */ .RZ)(git)) === null)
        throw new Error('git could not add its files');
    if ((await git.ask(['diff', '--cached', '--quiet'])) !== null)
        return;
    await git.text(['commit', '--quiet', '--no-verify', '--no-gpg-sign', '-m', message]);
}


/***/ }),

/***/ 74289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clearLocks: () => (/* binding */ clearLocks),
/* harmony export */   h: () => (/* binding */ clearBranchLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4491);



// git that is killed leaves its locks, and who comes after it is told to remove them by hand. These are of a worker's own
// work tree and branch, where nobody else is at work.
/** Of a branch that nobody works on yet. */
async function clearBranchLock({ repository, branch }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(branchLock(repository, branch), { force: true });
}
/**
 * Of a work tree whose worker has ended.
 * @param before epoch milliseconds: a later one may be somebody's who is at it
 */
async function clearLocks({ path, repository, branch }, environment, before) {
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_2__.Git(path, environment);
    const own = await git.text(['rev-parse', '--git-path', 'index.lock', '--git-path', 'HEAD.lock']);
    const locks = own.split('\n').map((lock) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path, lock));
    for (const lock of [...locks, branchLock(repository, branch)]) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(lock).catch(() => null);
        if (found !== null && found.mtimeMs < before)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(lock, { force: true });
    }
}
function branchLock(repository, branch) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, 'refs', 'heads', `${branch}.lock`);
}


/***/ }),

/***/ 81083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ repositoryOf),
/* harmony export */   makeWorktree: () => (/* binding */ makeWorktree),
/* harmony export */   n: () => (/* binding */ tipOf),
/* harmony export */   remakeWorktree: () => (/* binding */ remakeWorktree),
/* harmony export */   removeWorktree: () => (/* binding */ removeWorktree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4491);
/* harmony import */ var _checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82523);
/* harmony import */ var _directories_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5487);
/* harmony import */ var _locks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74289);









/** Somebody else may change the repository's work trees at the same time: an agent, or another run. */
const ATTEMPTS = 3;
const PAUSE_MS = 100;
/**
 * Makes a worker's branch and work tree (spec 7.3). Whatever an earlier life of the run has got done of that is there or
 * is made again: nobody has worked in it yet.
 * @returns what people should know of its files; null: nothing
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
async function makeWorktree(worktree, environment, inTurn) {
    await checkBranch(repositoryOf(worktree, environment), worktree);
    await (0,_locks_js__WEBPACK_IMPORTED_MODULE_8__/* .clearBranchLock */ .h)(worktree);
    return await remakeWorktree(worktree, environment, inTurn);
}
/**
 * The same for one that has been worked in, as its branch has it.
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
async function remakeWorktree(worktree, environment, inTurn) {
    const { path, base, folder } = worktree;
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(path, environment);
    let told;
    try {
        for (let attempt = 1;; attempt++) {
            const problem = await inTurn.do(() => addWorktree(worktree, environment));
            if (problem === null)
                break;
            if (attempt === ATTEMPTS)
                throw problem;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(attempt * PAUSE_MS);
        }
        // Apart: of a large repository it takes its time, and in the work tree nothing is in common with others.
        await withFilesOfLfs(git).text(['read-tree', '--reset', '-u', 'HEAD']);
        told = await (0,_checkpoint_git_js__WEBPACK_IMPORTED_MODULE_6__/* .writtenUnfiltered */ .eK)(git, 'ls-files');
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RaymondError */ .xC)
            throw error;
        throw failed(`The work tree ${path} could not be made: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}`);
    }
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, folder);
    if ((0,_directories_js__WEBPACK_IMPORTED_MODULE_7__/* .isDirectory */ .wd)(place)) {
        const [top, real] = [await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(place)];
        if (real === top || real.startsWith(`${top}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`))
            return told;
        throw failed(`${folder} leads out of the worker's own work tree ${path}.`);
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RaymondError */ .xC('MISSING_DIRECTORY', `The worker is to stand in ${folder} of its work tree, and the commit ${base.slice(0, 10)} has no such folder. Commit it, or say another \`cd\`.`);
}
/** Without its files. @returns what git had against it */
async function addWorktree(worktree, environment) {
    const { path, branch, base } = worktree;
    const git = repositoryOf(worktree, environment);
    try {
        await clearAway(worktree, environment);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true, mode: 0o700 });
        const isThere = (await tipOf(git, branch)) !== null;
        const what = isThere ? [path, branch] : ['--no-track', '-b', branch, path, base];
        // Forced, since git may know a work tree of that place that was cut off before it was there.
        await git.text(['worktree', 'add', '--quiet', '--force', '--no-checkout', ...what]);
        return null;
    }
    catch (error) {
        if (error instanceof _process_git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS)
            return error;
        throw error;
    }
}
/**
 * Removes a work tree that there was nothing in, and its branch. What is gone already is no matter; a branch that was
 * not made, since somebody else has one of that name, stays.
 * @throws Error when git cannot
 */
async function removeWorktree(worktree, environment) {
    const git = repositoryOf(worktree, environment);
    await clearAway(worktree, environment);
    const tip = await tipOf(git, worktree.branch);
    if (tip === null || (worktree.state === 'planned' && tip !== worktree.base))
        return;
    await git.text(['branch', '--quiet', '-D', '--', worktree.branch]);
}
/** git for what its work trees have in common: it works whatever has become of those. */
function repositoryOf({ repository }, environment) {
    return new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(repository, environment).with({}, { GIT_DIR: repository });
}
/** Files of Git LFS are fetched as in any other work tree. */
function withFilesOfLfs(git) {
    return git.with({}, { GIT_LFS_SKIP_SMUDGE: '0' });
}
function tipOf(git, branch) {
    return git.ask(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`]);
}
/** A branch of that name with commits of its own is somebody's work. */
async function checkBranch(git, { branch, base }) {
    const tip = await tipOf(git, branch);
    if (tip === null || tip === base)
        return;
    throw failed(`There is a branch ${branch} already, at ${tip.slice(0, 10)}, which this run has not made. Rename or delete it, then resume.`);
}
async function clearAway(worktree, environment) {
    const { path } = worktree;
    const git = repositoryOf(worktree, environment);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        await checkOwner(worktree, environment);
        await git.ask(['worktree', 'remove', '--force', '--force', path]);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    }
    // What git still knows of a place where there is nothing any more.
    const known = await git.lines(['worktree', 'list', '--porcelain']);
    if (known.includes(`worktree ${path}`))
        await git.ask(['worktree', 'remove', '--force', '--force', path]);
}
/** Two projects may have runs of the same name, and all their work trees lie in one folder. */
async function checkOwner({ path, repository }, environment) {
    const answer = await new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(path, environment).ask(['rev-parse', '--show-toplevel', '--git-common-dir']);
    const [top, common] = answer?.split('\n') ?? [];
    if (top === undefined || common === undefined || (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(top)) !== (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path)))
        return;
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path, common))) === (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(repository)))
        return;
    throw failed(`${path} is a work tree of another repository (${common}), from a run of the same name. Remove it there, or give this run another --run-id.`);
}
function failed(message) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RaymondError */ .xC('WORKTREE_FAILED', message);
}


/***/ }),

/***/ 50690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ worktreePath),
/* harmony export */   Gy: () => (/* binding */ worktreesInCache),
/* harmony export */   t9: () => (/* binding */ takeUpWorktrees)
/* harmony export */ });
/* unused harmony export worktreesInJob */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_worktree_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4792);
/* harmony import */ var _in_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94160);





/**
 * Where work trees of workers lie on a person's machine (spec 7.3): not in the repository, where an agent would read its
 * instructions twice.
 */
function worktreesInCache(environment) {
    const cache = environment.XDG_CACHE_HOME;
    // XDG: a relative one is to be ignored.
    const folder = cache !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(cache) ? cache : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'raymond', 'worktrees');
}
/** The same in a job, whose runner empties its folder for temporary files. */
function worktreesInJob(temp) {
    return join(temp, 'raymond', 'worktrees');
}
/** A worker's. Both ids are made of letters that any file system takes. */
function worktreePath(folder, runId, agentId) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, runId, agentId);
}
/**
 * Work trees that a checkpoint has brought to another place than they had, and those that are not there any more
 * although somebody is to work in them: they are made again, as their branch has them.
 * @returns what people should know of that
 */
async function takeUpWorktrees(run, folder, { environment, check, isElsewhere }) {
    let next = run;
    const warnings = [];
    for (const [id, worktree] of Object.entries(run.worktrees)) {
        const path = worktreePath(folder, run.workflow_id, id);
        // What a checkpoint was placed in is the one to go on in, also where the old one is still there.
        const isPlaced = path !== worktree.path && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path);
        if (!isPlaced && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(worktree.path))
            continue;
        const isNeeded = worktree.state !== 'planned' &&
            run.agents.some((agent) => !isElsewhere(agent.id) && (0,_core_worktree_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .livesIn */ .HW)(agent, worktree));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && isNeeded) {
            check(worktree.repository);
            const { remakeWorktree } = await __webpack_require__.e(/* import() */ 1083).then(__webpack_require__.bind(__webpack_require__, 81083));
            const told = await remakeWorktree({ ...worktree, path }, environment, new _in_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .InTurn */ .r());
            if (told !== null)
                warnings.push(`In the work tree of ${id}: ${told}`);
            warnings.push(`The work tree of ${id} was not there any more, and was made again in ${path} as its branch has it.`);
        }
        if (worktree.state === 'planned' || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            next = (0,_core_worktree_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .moveWorktree */ .fj)(next, id, path);
    }
    return { run: next, warnings };
}


/***/ }),

/***/ 40414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ isHeldBy),
/* harmony export */   IZ: () => (/* binding */ acquireLock),
/* harmony export */   ms: () => (/* binding */ lockHolder)
/* harmony export */ });
/* unused harmony export processStart */
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
    const text = `${JSON.stringify(mine)}\n`;
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
    return { release: () => release(path, text) };
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
    if (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)())
        return true;
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

/***/ 84617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Mailbox)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5397);




const LETTER = '.json';
const TAKEN = '.taken';
const RECEIPT = '.receipt';
/** Nobody's answer is longer. */
const MOST_BYTES = 16 * 1024 ** 2;
/**
 * Answers for a run that an orchestrator holds lie in a folder beside its lock (spec 8.2). Who leaves one may take it
 * back as long as the orchestrator has not taken it; both do so by renaming, so that only one of them succeeds.
 */
class Mailbox {
    /** @param lock the path of the run's lock */
    constructor(lock) {
        this.folder = lock.replace(/\.lock$/, '.answers');
    }
    folder;
    /**
     * @returns the letter's name
     * @throws what the system says when it cannot be written
     */
    leave(letter) {
        (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .fc)(this.folder, _run_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .OWNER_ONLY */ .JD);
        const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}.draft`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, JSON.stringify(letter), { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${LETTER}`));
        return name;
    }
    /** @returns false when the orchestrator has taken the letter already */
    takeBack(name) {
        return this.rename(name, LETTER, `.${process.pid}.back`, () => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}.${process.pid}.back`), { force: true });
        });
    }
    /** Null as long as the orchestrator has said nothing. A receipt is removed when it is read. */
    receipt(name) {
        const text = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${RECEIPT}`));
        if (text === null)
            return null;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${RECEIPT}`), { force: true });
        return JSON.parse(text);
    }
    /** Takes the letters that lie there, for the orchestrator. `letter` is null for a file that is not a letter. */
    take() {
        return this.names().flatMap((name) => {
            const isTaken = this.rename(name, LETTER, TAKEN, () => { });
            return isTaken ? [{ name, letter: parse(readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${TAKEN}`))) }] : [];
        });
    }
    /** Tells what became of a letter that was taken. */
    acknowledge(name, receipt) {
        const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}.said`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, JSON.stringify(receipt), { mode: 0o600, flag: 'wx' });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${RECEIPT}`));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${TAKEN}`), { force: true });
    }
    /** Removes the folder with all that nobody has fetched. The caller has to hold the lock. */
    remove() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.folder, { recursive: true, force: true });
    }
    names() {
        try {
            const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(this.folder).filter((name) => name.endsWith(LETTER));
            return names.sort().map((name) => name.slice(0, -LETTER.length));
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return [];
            throw error;
        }
    }
    rename(name, from, to, then) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${from}`), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.folder, `${name}${to}`));
        }
        catch (error) {
            if (error.code === 'ENOENT')
                return false;
            throw error;
        }
        then();
        return true;
    }
}
/** Follows no link, since others may write into a project's folder. */
function readRegular(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return null;
        return '';
    }
    try {
        const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8');
        return text.length > MOST_BYTES ? '' : text;
    }
    catch {
        return '';
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function parse(text) {
    try {
        const { ask_id, text: answer } = JSON.parse(text ?? '');
        const isAsk = ask_id === null || typeof ask_id === 'string';
        return isAsk && typeof answer === 'string' ? { ask_id, text: answer } : null;
    }
    catch {
        return null;
    }
}


/***/ })

};
