export const id = 3178;
export const ids = [3178,3464,1083,4773];
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
// EXTERNAL MODULE: ./lib/core/worktree/changes.js
var changes = __webpack_require__(4792);
// EXTERNAL MODULE: ./lib/runtime/worktrees/inspect.js
var inspect = __webpack_require__(4773);
// EXTERNAL MODULE: ./lib/runtime/worktrees/make.js
var make = __webpack_require__(81083);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/prune.js






/**
 * Why the work trees of a run that has ended should stay: they hold work that is nowhere else (spec 8.3).
 * @param folder of all work trees
 * @returns null when nothing would be lost with them
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
 * Removes the work trees and branches of a run, merged or not, but only those that this run can have made.
 * @throws Error when git cannot
 */
async function removeWorktrees(run, folder, environment) {
    for (const [id, worktree] of Object.entries(run.worktrees)) {
        const isOurs = worktree.path === (0,place/* worktreePath */.F9)(folder, run.workflow_id, id) &&
            worktree.branch === (0,changes/* workerBranch */.De)(run.workflow_id, id);
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
/** Whether a branch that is no worker's, here or on a remote, has this commit. */
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

/***/ 79333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bG: () => (/* binding */ takeUp),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   nX: () => (/* binding */ stampRun),
/* harmony export */   q$: () => (/* binding */ conclusion),
/* harmony export */   rN: () => (/* binding */ statusNow),
/* harmony export */   sU: () => (/* binding */ relocate),
/* harmony export */   uH: () => (/* binding */ newRun),
/* harmony export */   yh: () => (/* binding */ countForgotten)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29610);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69381);
/* harmony import */ var _join_failures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23697);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20979);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49254);







/** A run that has not taken a step yet: one agent, `main`, before the entry state. */
function newRun(request) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealRun */ .BM)({
        version: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_VERSION */ .n,
        workflow_id: request.id,
        workflow: request.workflow,
        status: 'running',
        reason: null,
        message: null,
        resume_at: null,
        started_at: request.now,
        updated_at: request.now,
        budget_usd: request.budgetUsd,
        total_cost_usd: 0,
        usage: _run_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_USAGE */ .y,
        steps: 0,
        turns: 0,
        states: {},
        fork_counters: {},
        results: {},
        workers: {},
        worktrees: {},
        metadata: request.metadata,
        ...(request.inputSha256 !== undefined && { input_sha256: request.inputSha256 }),
        launch: request.launch,
        agents: [
            (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .newAgent */ .SJ)('main', request.entry, request.launch.cwd, {
                pending_result: request.input,
                variables: request.variables ?? {},
                ...(request.counters && {
                    visits: request.counters.visits,
                    visits_before: request.counters.visitsBefore,
                }),
            }),
        ],
    });
}
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
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
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
        agents: run.agents.map((agent) => (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
            ...agent,
            cwd: move(agent.cwd),
            stack: agent.stack.map((frame) => ({ ...frame, cwd: move(frame.cwd) })),
        })),
    });
}
/** A resume takes the run up, with options of its own; failed agents get another try, but for what a join accepts. */
function takeUp(run, { workflow, launch, budgetUsd, isElsewhere }) {
    const settled = (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
    const isLeft = (agentId) => settled.has(agentId) || isElsewhere?.(agentId) === true;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        workflow,
        launch,
        budget_usd: budgetUsd ?? run.budget_usd,
        agents: run.agents.map((agent) => (isLeft(agent.id) ? agent : retriedAgent(agent))),
        status: 'running',
        reason: null,
        message: null,
        resume_at: null,
    });
}
/** Another try for a failed agent. A loop limit that stopped it is cleared (spec 5.5). */
function retriedAgent(agent) {
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
        visits[state] = Math.max(0, ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_5__/* .ownValue */ .e)(visits, state) ?? 0) - 1);
    }
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .sealAgent */ .vL)({
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
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, {
        total_cost_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsd */ .UP)(run.total_cost_usd, usd),
        forgotten_usd: (0,_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .addUsd */ .UP)(run.forgotten_usd ?? 0, usd),
    });
}
/** When the run was last changed, ISO 8601; never before the last time: a clock that jumps back must not reorder it. */
function stampRun(run, now) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { updated_at: now > run.updated_at ? now : run.updated_at });
}
/**
 * What a run has come to when nothing is in flight and nothing stopped it from outside (spec 3.4).
 * @param agents those that count
 */
function conclusion(run, agents = run.agents) {
    const settled = (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .settledFailures */ .Ln)(run);
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
    const first = (agents) => agents.reduce((before, agent) => (before === undefined || (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(agent) < (0,_join_failures_js__WEBPACK_IMPORTED_MODULE_3__/* .failedAt */ .JG)(before) ? agent : before), undefined);
    return first(failed.filter(({ door }) => door === undefined)) ?? first(failed);
}
/** The run has ended, or stops until a resume (spec 3.4). */
function endRun(run, { status, reason, message, resume_at }) {
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { status, reason, message, resume_at });
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

/** The transition that a tag with these values stands for; undefined when a required one is missing. */
function transitionOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const known = [content, ...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)].filter((field) => values[field] !== undefined);
    if (![content, ...required].every((field) => known.includes(field)))
        return undefined;
    const said = Object.fromEntries(known.map((field) => [field, values[field]]));
    // A row of the table lists the same values as `ValuesOf`.
    if (tag !== 'fork')
        return { tag, ...said };
    const { next, ...worker } = said;
    return { tag, workers: [{ ...worker, variables: {} }], next };
}
/** The same transition with each value changed, a fork's workers first; but not the workers' variables. */
function mapFields(transition, change) {
    if (transition.tag !== 'fork')
        return mapped(transition, change);
    const workers = transition.workers.map((worker) => mapped(worker, change));
    return mapped({ ...transition, workers }, change);
}
/** Gives the same object back when nothing changes, since a message may start thousands of workers. */
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
/** The same transition with its templates filled in (spec 1.5). The result holds no templates. */
function fillTemplates(transition, fill) {
    const filled = (part) => mapFields(part, (value, field) => (_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].isTemplate ? fill(value) : value));
    if (transition.raw_input === undefined)
        return filled(transition);
    const { raw_input: _, input, ...others } = transition;
    return { ...filled(others), input };
}
/** The transition with the text of an `<input>` added; undefined when it takes none, or has an input already. */
function withInputText(transition, input) {
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .takesInputText */ .Wd)(transition.tag) || ('input' in transition && transition.input !== undefined)) {
        return undefined;
    }
    return { ...transition, input, raw_input: true };
}
/** The values of each thing that a policy has to allow. A fork gives one per worker, with the `next`. */
function fieldsOf(transition) {
    if (transition.tag !== 'fork')
        return [transition];
    return transition.workers.map((worker) => ({ ...worker, next: transition.next }));
}


/***/ }),

/***/ 82523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   eK: () => (/* binding */ writtenUnfiltered),
/* harmony export */   iH: () => (/* binding */ fetchCommit),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* unused harmony export checkOut */
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
        throw new StateError('STATE_INVALID', `${commit} could not be checked out: ${error.message}`);
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
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds
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
 * Checks the directories where the agents of a resumed run work, and to which they return: a state file may come from
 * anywhere, and the directories may have moved or gone (spec 1.3, 4.3).
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

/***/ 4773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commitLeft: () => (/* binding */ commitLeft),
/* harmony export */   inspectWorktree: () => (/* binding */ inspectWorktree),
/* harmony export */   isNothing: () => (/* binding */ isNothing)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


/** Looks at a work tree without changing anything. @returns null when it is gone */
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
 * @throws Error when git cannot, and when a file with a filter would be committed unfiltered, since the filter may be
 * there to encrypt it
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

/***/ 81083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ repositoryOf),
/* harmony export */   clearLocks: () => (/* binding */ clearLocks),
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








/** Somebody else may change the repository's work trees at the same time: an agent, or another run. */
const ATTEMPTS = 3;
const PAUSE_MS = 100;
/**
 * Makes a worker's branch and work tree (spec 7.3). What an earlier life of the run has made of it is kept or made
 * again, since nobody has worked in it yet.
 * @returns what people should know of its files; null for nothing
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
async function makeWorktree(worktree, environment, inTurn) {
    await checkBranch(repositoryOf(worktree, environment), worktree);
    await clearBranchLock(worktree);
    return await remakeWorktree(worktree, environment, inTurn);
}
/**
 * Makes a work tree again that has been worked in, as its branch has it.
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
        // This is a step of its own: for a large repository it takes time, and the work tree's files concern nobody else.
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
/** Adds the work tree without its files. @returns git's objection */
async function addWorktree(worktree, environment) {
    const { path, branch, base } = worktree;
    const git = repositoryOf(worktree, environment);
    try {
        await clearAway(worktree, environment);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true, mode: 0o700 });
        const isThere = (await tipOf(git, branch)) !== null;
        const what = isThere ? [path, branch] : ['--no-track', '-b', branch, path, base];
        // This is forced, since git may know a work tree of that place that was cut off before it was there.
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
 * Removes an empty work tree and its branch. What is gone already is no matter. A branch that somebody else has made
 * under the name stays.
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
/** Git for what the work trees have in common. It works whatever has become of those. */
function repositoryOf({ repository }, environment) {
    return new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(repository, environment).with({}, { GIT_DIR: repository });
}
/** Git that fetches files of Git LFS, as in any other work tree. */
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
    // Git may still know a place where there is nothing any more.
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
// Git that is killed leaves its locks behind, and asks people to remove them by hand. The locks here are those of a
// worker's own work tree and branch, where nobody else is at work.
/** Removes the lock of a branch that nobody works on yet. */
async function clearBranchLock({ repository, branch }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(branchLock(repository, branch), { force: true });
}
/**
 * Removes the locks of a work tree whose worker has ended.
 * @param before epoch milliseconds: a later lock may belong to somebody at work
 */
async function clearLocks({ path, repository, branch }, environment, before) {
    const git = new _process_git_js__WEBPACK_IMPORTED_MODULE_5__.Git(path, environment);
    const own = await git.text(['rev-parse', '--git-path', 'index.lock', '--git-path', 'HEAD.lock']);
    const locks = own.split('\n').map((lock) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path, lock));
    for (const lock of [...locks, branchLock(repository, branch)]) {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(lock).catch(() => null);
        if (found !== null && found.mtimeMs < before)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(lock, { force: true });
    }
}
function branchLock(repository, branch) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository, 'refs', 'heads', `${branch}.lock`);
}


/***/ }),

/***/ 40414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ isHeldBy),
/* harmony export */   IZ: () => (/* binding */ acquireLock),
/* harmony export */   O4: () => (/* binding */ lockedMeter),
/* harmony export */   gy: () => (/* binding */ processStart),
/* harmony export */   jW: () => (/* binding */ isProcessAlive),
/* harmony export */   ms: () => (/* binding */ lockHolder)
/* harmony export */ });
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
const MAX_BYTES = 16 * 1024 ** 2;
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
        return text.length > MAX_BYTES ? '' : text;
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
