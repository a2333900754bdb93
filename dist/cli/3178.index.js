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
            worktree.branch === (0,changes/* branchOf */.W0)(run.workflow_id, id);
        if (isOurs && (0,external_node_fs_.existsSync)(worktree.repository))
            await (0,make.removeWorktree)({ ...worktree, state: 'kept' }, environment);
    }
}
async function unmerged(worktree, environment) {
    if (!(0,external_node_fs_.existsSync)(worktree.repository))
        return null;
    const git = (0,make/* repositoryOf */._M)(worktree, environment);
    const left = await (0,inspect.inspectWorktree)(worktree, environment);
    if (left?.uncommitted)
        return 'uncommitted changes';
    const tips = [await (0,make/* tipOf */.nM)(git, worktree.branch), left?.head ?? null];
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
const MAX_NAMED = 5;
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

/***/ 81083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _M: () => (/* binding */ repositoryOf),
/* harmony export */   clearLocks: () => (/* binding */ clearLocks),
/* harmony export */   makeWorktree: () => (/* binding */ makeWorktree),
/* harmony export */   nM: () => (/* binding */ tipOf),
/* harmony export */   remakeWorktree: () => (/* binding */ remakeWorktree),
/* harmony export */   removeWorktree: () => (/* binding */ removeWorktree)
/* harmony export */ });
/* unused harmony export clearBranchLock */
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
 * Makes a worker's branch and work tree (spec 7.3). Whatever an earlier life of the run has got done of that is there or
 * is made again: nobody has worked in it yet.
 * @returns what people should know of its files; null: nothing
 * @throws RaymondError WORKTREE_FAILED, MISSING_DIRECTORY
 */
async function makeWorktree(worktree, environment, inTurn) {
    await checkBranch(repositoryOf(worktree, environment), worktree);
    await clearBranchLock(worktree);
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
// git that is killed leaves its locks, and who comes after it is told to remove them by hand. These are of a worker's own
// work tree and branch, where nobody else is at work.
/** Of a branch that nobody works on yet. */
async function clearBranchLock({ repository, branch }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(branchLock(repository, branch), { force: true });
}
/**
 * Of a work tree whose worker has ended.
 * @param before epoch milliseconds: a later one may be somebody's who is at it
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
