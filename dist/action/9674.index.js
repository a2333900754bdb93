export const id = 9674;
export const ids = [9674,4773];
export const modules = {

/***/ 49674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeJoined: () => (/* binding */ describeJoined)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
;// CONCATENATED MODULE: ./lib/core/worktree/pairs.js
/**
 * The pairs of branches that may conflict. From one commit on, changes to different files cannot, unless one is a
 * folder of the other, or was renamed along with its folder.
 * @returns null if there are more than `most`
 */
function pairsThatMayConflict(branches, most) {
    const found = new Set();
    const add = (one, other) => {
        if (one !== other)
            found.add(Math.min(one, other) * branches.length + Math.max(one, other));
        return found.size <= most;
    };
    for (const [one, other] of anyway(branches))
        if (!add(one, other))
            return null;
    for (const { changed, within } of placesOf(branches)) {
        for (const one of changed) {
            for (const other of changed)
                if (other > one && !add(one, other))
                    return null;
            for (const other of within)
                if (!add(one, other))
                    return null;
        }
    }
    return [...found]
        .sort((a, b) => a - b)
        .map((key) => [Math.floor(key / branches.length), key % branches.length]);
}
/** The pairs of which the files alone say nothing. */
function* anyway(branches) {
    for (const [one, { base, hasDeleted }] of branches.entries()) {
        for (let other = one + 1; other < branches.length; other++) {
            const { base: otherBase, hasDeleted: otherDeletes } = branches[other];
            if (hasDeleted || otherDeletes || base !== otherBase)
                yield [one, other];
        }
    }
}
/** Every path of interest. Paths of the same branches, which are usually many, count once. */
function placesOf(branches) {
    const places = new Map();
    const at = (path) => {
        const place = places.get(path) ?? { changed: [], within: [] };
        places.set(path, place);
        return place;
    };
    for (const [branch, { changedFiles }] of branches.entries()) {
        for (const file of changedFiles)
            at(file).changed.push(branch);
        for (const folder of new Set(changedFiles.flatMap(foldersOf)))
            at(folder).within.push(branch);
    }
    const different = new Map();
    for (const place of places.values())
        different.set(`${place.changed} ${place.within}`, place);
    return different.values();
}
function foldersOf(file) {
    const names = file.split('/').slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

// EXTERNAL MODULE: ./lib/process/git.js + 1 modules
var process_git = __webpack_require__(4491);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/merges.js



/** The versions of git since which it can merge in memory, and merge many pairs of commits in one process. */
const MERGES_SINCE = [2, 38];
const MERGES_MANY_SINCE = [2, 39];
/** After this many merges, what they have written is removed. */
const MERGES_PER_PROCESS = 1000;
/** Merges branches in memory. The objects go to a folder of our own, and not to the user's repository. */
class Merges {
    folder;
    worktree;
    environment;
    mergesMany;
    constructor(
    /** An absolute path. */
    folder, worktree, environment, mergesMany) {
        this.folder = folder;
        this.worktree = worktree;
        this.environment = environment;
        this.mergesMany = mergesMany;
    }
    /**
     * @param worktree one whose repository has the commits
     * @returns null when this git cannot merge in memory
     */
    static async open(worktree, folder, environment) {
        const said = await new process_git.Git(worktree.repository, environment).text(['version']);
        const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
        const isSince = ([least, lesser]) => major > least || (major === least && minor >= lesser);
        if (!isSince(MERGES_SINCE))
            return null;
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'objects'), { recursive: true });
        return new Merges(folder, worktree, environment, isSince(MERGES_MANY_SINCE));
    }
    /** Git for commits that exist only to be merged, in our folder. @param path of a work tree of the repository */
    git(path, objects = (0,external_node_path_.join)(this.folder, 'objects')) {
        // The paths are quoted, as they may contain the separator.
        const others = [(0,external_node_path_.join)(this.folder, 'objects'), (0,external_node_path_.join)(this.worktree.repository, 'objects')].map((each) => JSON.stringify(each));
        return new process_git.Git(path, this.environment).with({}, { GIT_OBJECT_DIRECTORY: objects, GIT_ALTERNATE_OBJECT_DIRECTORIES: others.join(external_node_path_.delimiter) });
    }
    /**
     * Whether each pair can be merged without a conflict.
     * @param signal cuts it short
     * @returns null if it was cut short
     * @throws Error when git says neither yes nor no
     */
    async tried(pairs, signal) {
        const results = [];
        for (let from = 0; from < pairs.length; from += MERGES_PER_PROCESS) {
            const objects = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.folder, 'merged-'));
            const some = pairs.slice(from, from + MERGES_PER_PROCESS);
            const git = this.git(this.worktree.path, objects);
            const answers = this.mergesMany ? await together(git, some) : await oneByOne(git, some, signal);
            if (signal.aborted)
                return null;
            results.push(...answers);
            await (0,promises_.rm)(objects, { recursive: true, force: true });
        }
        return results;
    }
}
const MERGE = ['merge-tree', '--write-tree', '--no-messages', '--allow-unrelated-histories'];
/** Parses what git prints per pair: `1` for a clean merge or `0`, the tree, conflicting files, nothing; NUL behind each. */
async function together(git, pairs) {
    const input = pairs.map((pair) => `${pair.join(' ')}\n`).join('');
    const said = (await git.text([...MERGE, '--name-only', '--stdin'], { input })).split('\0');
    const answers = [];
    for (let at = 0; at < said.length - 1;) {
        answers.push(said[at] === '1');
        const end = said.indexOf('', at + 2);
        if (end === -1)
            break;
        at = end + 1;
    }
    if (answers.length === pairs.length)
        return answers;
    throw new Error(`git merge-tree has told of ${answers.length} merges, of ${pairs.length}`);
}
async function oneByOne(git, pairs, signal) {
    const answers = [];
    for (const pair of pairs) {
        if (signal.aborted)
            return answers;
        answers.push(await merges(git, pair));
    }
    return answers;
}
async function merges(git, pair) {
    try {
        await git.text([...MERGE, ...pair]);
        return true;
    }
    catch (error) {
        if (error instanceof process_git/* GitError */.XS && error.exitCode === 1)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/runtime/worktrees/conflicts.js








const MAX_PAIRS = limits/* LIMITS */.b.mergedPairs.value;
/**
 * Finds with which other branches each one conflicts (spec 7.3). Merges are tried in memory, with uncommitted changes
 * as if committed. No work tree, index, branch or object of the user's is touched.
 * @throws Error when git fails
 */
async function conflictsAmong(trees, environment, signal) {
    const conflicts = new Map(trees.map(({ id }) => [id, []]));
    const [first] = trees;
    if (first === undefined || trees.length < 2)
        return { kind: 'known', of: conflicts };
    const branches = trees.map(({ worktree: { base }, left: { changedFiles, hasDeleted } }) => ({
        ...{ base, changedFiles, hasDeleted },
    }));
    const pairs = pairsThatMayConflict(branches, MAX_PAIRS);
    if (pairs === null) {
        const why = `more than ${MAX_PAIRS} pairs of their branches have changed the same files, or removed some.`;
        return { kind: 'unknown', why };
    }
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'raymond-merge-'));
    try {
        const merges = await Merges.open(first.worktree, folder, environment);
        if (merges === null)
            return { kind: 'unknown', why: 'that takes git 2.38 or newer.' };
        const tips = await tipsOf(trees, new Set(pairs.flat()), merges, signal);
        const tried = await merges.tried(pairs.map(([one, other]) => [tips[one], tips[other]]), signal);
        if (tried === null || signal.aborted)
            return { kind: 'cut_short' };
        for (const [index, [one, other]] of pairs.entries()) {
            if (tried[index])
                continue;
            conflicts.get(trees[one].id).push(trees[other].left.branch);
            conflicts.get(trees[other].id).push(trees[one].left.branch);
        }
        return { kind: 'known', of: conflicts };
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The commits that the trees would be with everything committed, for those that are `wanted`. */
async function tipsOf(trees, wanted, merges, signal) {
    const tips = [];
    for (const [index, tree] of trees.entries()) {
        if (signal.aborted)
            break;
        const isCommit = !tree.left.uncommitted || !wanted.has(index);
        tips.push(isCommit ? tree.left.head : await commitOfAll(tree, merges));
    }
    return tips;
}
async function commitOfAll({ id, worktree: { path }, left }, merges) {
    const index = (0,external_node_path_.join)(merges.folder, `index-${id}`);
    const plain = merges.git(path);
    const git = plain.with({}, { GIT_INDEX_FILE: index });
    const own = (0,external_node_path_.resolve)(path, await plain.text(['rev-parse', '--git-path', 'index']));
    if ((0,external_node_fs_.existsSync)(own))
        await (0,promises_.copyFile)(own, index);
    if ((await (0,process_git/* addAll */.RZ)(git)) === null)
        throw new Error(`git could not add the files of ${id}`);
    const tree = await git.text(['write-tree']);
    return await git.text(['commit-tree', '--no-gpg-sign', '-p', left.head, '-m', 'raymond', tree]);
}

// EXTERNAL MODULE: ./lib/runtime/worktrees/inspect.js
var inspect = __webpack_require__(4773);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/describe.js




/**
 * What the workers of an agent's join have left in work trees of their own, and which of it conflicts. Keyed by worker.
 * @param signal cuts it short
 * @returns null if it was cut short
 */
async function describeJoined({ runtime, agentId }, signal) {
    const { environment } = runtime.options;
    const trees = [];
    for (const { id } of runtime.agent(agentId).joined ?? []) {
        if (signal.aborted)
            return null;
        const worktree = (0,own_value/* ownValue */.e)(runtime.run.worktrees, id);
        if (worktree === undefined || worktree.state === 'planned')
            continue;
        try {
            const left = await (0,inspect.inspectWorktree)(worktree, environment);
            if (left !== null)
                trees.push({ id, worktree, left });
            else
                runtime.warn(`The work tree ${worktree.path} of ${id} is not there any more.`, agentId);
        }
        catch (error) {
            runtime.warn(`The work tree ${worktree.path} of ${id} could not be looked at: ${(0,errors/* messageOf */.bD)(error)}`, agentId);
        }
    }
    const conflicts = await conflictsOf(trees, environment, signal);
    if (conflicts.kind === 'cut_short')
        return null;
    if (conflicts.kind === 'unknown')
        runtime.warn(`Which workers' branches conflict could not be found out (conflicts_with: null): ${conflicts.why}`, agentId);
    return Object.fromEntries(trees.map(({ id, left }) => [
        id,
        {
            branch: left.branch,
            commits: left.commits,
            changed_files: left.changedFiles,
            uncommitted: left.uncommitted,
            conflicts_with: conflicts.kind === 'known' ? (conflicts.of.get(id) ?? []) : null,
        },
    ]));
}
async function conflictsOf(trees, environment, signal) {
    try {
        return await conflictsAmong(trees, environment, signal);
    }
    catch (error) {
        return { kind: 'unknown', why: (0,errors/* messageOf */.bD)(error) };
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


/***/ })

};
