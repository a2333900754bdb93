export const id = 2634;
export const ids = [2634,3403,4773];
export const modules = {

/***/ 3403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Git: () => (/* binding */ Git),
/* harmony export */   IE: () => (/* binding */ pieces),
/* harmony export */   XS: () => (/* binding */ GitError)
/* harmony export */ });
/* unused harmony exports openRepository, pathsInTop, commitOf, nulTerminated, telling */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);




/** What git needs of the environment. Nothing else goes in: no token, no GIT_DIR of somebody else's. */
const PASSED_ON = [
    ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
    ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];
/**
 * Settings that hold whatever the repository's own say: no hook, no monitor program, no signature, no
 * housekeeping, no question. Commits are made by nobody in particular.
 */
const SETTINGS = {
    'core.hooksPath': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.quotePath': 'false',
    'core.compression': '1',
    'commit.gpgSign': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
    'pack.useBitmaps': 'false',
    // In a container the workspace is often another user's.
    'safe.directory': '*',
    'user.name': 'raymond',
    'user.email': 'raymond@localhost',
    'advice.graftFileDeprecated': 'false',
};
const VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // A look at the work tree must not write the user's index.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    // Never the network, not even for the missing objects of a partial clone.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** git in one folder, with its settings made safe; see `SETTINGS`. Bytes in and out: names may be any. */
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
    /** @throws GitError when git exits with another code than 0. */
    async bytes(args, run = {}) {
        const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 6993));
        const settings = Object.entries({ ...SETTINGS, ...this.settings });
        const result = await execa('git', [...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args], {
            cwd: this.folder,
            env: { ...this.passedOn(), ...VARIABLES, ...this.variables, ...run.env },
            extendEnv: false,
            encoding: 'buffer',
            stripFinalNewline: false,
            maxBuffer: 1024 ** 3,
            reject: false,
            ...(run.input === undefined ? { stdin: 'ignore' } : { input: run.input }),
        });
        if (!result.failed)
            return asBuffer(result.stdout);
        const said = asBuffer(result.stderr).toString().trim();
        throw new GitError(args, result.exitCode, said === '' ? String(result.shortMessage) : said);
    }
    /** Without the line end behind it. */
    async text(args, run = {}) {
        return (await this.bytes(args, run)).toString().replace(/\r?\n$/, '');
    }
    /** Null when git says no by its exit code. */
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
    passedOn() {
        const passed = {};
        for (const name of PASSED_ON) {
            const value = this.environment[name];
            if (value !== undefined)
                passed[name] = value;
        }
        return passed;
    }
}
/** Thrown when git itself fails; the snapshot's functions tell it as a StateError. */
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
/** What is read or written of a repository directly, as a file or folder. */
const PARTS = [
    ...['objects', 'index', 'shallow', 'info/exclude'],
    ...['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE'],
    ...['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'],
];
/** Null when the folder is in no work tree. */
async function openRepository(folder, environment) {
    const inFolder = new Git(folder, environment);
    const top = await inFolder.ask(['rev-parse', '--show-toplevel']);
    if (top === null || top === '')
        return null;
    const git = new Git(top, environment);
    const asked = ['--show-object-format', ...PARTS.flatMap((part) => ['--git-path', part])];
    const [objectFormat, ...paths] = await git.lines(['rev-parse', ...asked]);
    if (paths.length !== PARTS.length)
        throw new Error(`the path ${JSON.stringify(top)} has a line end in it`);
    const placed = PARTS.map((part, index) => [part, resolve(top, paths[index])]);
    return { git, top, objectFormat: objectFormat, paths: Object.fromEntries(placed) };
}
/**
 * Paths as git names them, relative to the work tree's top; those outside of it are dropped. The workspace may
 * be known by another name than git's, through a link.
 */
async function pathsInTop(top, workspace, paths) {
    const real = await realpath(workspace);
    return paths
        .map((path) => resolve(real, relative(resolve(workspace), resolve(workspace, path))))
        .map((path) => relative(resolve(top), path).split(sep).join('/'))
        .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}
/** The commit that a name stands for, or null. */
function commitOf(git, name) {
    return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** The pieces of NUL-terminated output. Not as text: names may be in any encoding. */
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
/** NUL-terminated, as git reads lists. */
function nulTerminated(parts) {
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.from([0])]));
}
/** Tells git's failures as one of the run's state. */
async function telling(code, doing, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof StateError)
            throw error;
        const why = error instanceof Error ? error.message : String(error);
        const advice = error instanceof GitError && error.exitCode === undefined ? ' Is git installed and on the PATH?' : '';
        throw new StateError(code, `${doing}: ${why}${advice}`, {}, { cause: error });
    }
}


/***/ }),

/***/ 2634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeJoined: () => (/* binding */ describeJoined)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(6183);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/git.js
var snapshot_git = __webpack_require__(3403);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/conflicts.js





/** `git merge-tree --write-tree` came with 2.38. */
const MERGES_SINCE = [2, 38];
/**
 * With which others' branches each one cannot be merged (spec 7.3): tried, in memory, with uncommitted changes as if
 * committed. What is made for it goes to a folder of our own: no work tree, index, branch or object of the user's is touched.
 * @returns by id; null: this git cannot tell
 */
async function conflictsAmong(trees, environment) {
    const conflicts = new Map(trees.map(({ id }) => [id, []]));
    const [first] = trees;
    if (first === undefined || trees.length < 2)
        return conflicts;
    if (!(await canMerge(first.worktree, environment)))
        return null;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'raymond-merge-'));
    try {
        const tips = new Map();
        for (const tree of trees)
            tips.set(tree.id, await tipOf(tree, folder, environment));
        for (const [one, other] of pairsOf(trees)) {
            if (!mayConflict(one, other))
                continue;
            const git = mergingGit(one.worktree, folder, environment);
            if (await merges(git, tips.get(one.id), tips.get(other.id)))
                continue;
            conflicts.get(one.id).push(other.left.branch);
            conflicts.get(other.id).push(one.left.branch);
        }
        return conflicts;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function pairsOf(items) {
    return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other]));
}
/**
 * From one commit on, changes to different files cannot conflict unless one is a folder of the other, or was renamed
 * along with its folder.
 */
function mayConflict(one, other) {
    if (one.worktree.base !== other.worktree.base || one.left.hasDeleted || other.left.hasDeleted)
        return true;
    const files = new Set(one.left.changedFiles);
    const folders = new Set(one.left.changedFiles.flatMap(foldersOf));
    return other.left.changedFiles.some((file) => files.has(file) || folders.has(file) || foldersOf(file).some((folder) => files.has(folder)));
}
function foldersOf(file) {
    const names = file.split('/').slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
async function canMerge({ repository }, environment) {
    const said = await new snapshot_git.Git(repository, environment).text(['version']);
    const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(said) ?? []).map(Number);
    return major > MERGES_SINCE[0] || (major === MERGES_SINCE[0] && minor >= MERGES_SINCE[1]);
}
/** New objects go to our folder; all others are read where they are. */
function mergingGit({ path, repository }, folder, environment) {
    return new snapshot_git.Git(path, environment).with({}, {
        GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(folder, 'objects'),
        // Quoted: a path may hold what separates them.
        GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify((0,external_node_path_.join)(repository, 'objects')),
    });
}
/** The commit that all of it would be. */
async function tipOf({ id, worktree, left }, folder, environment) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'objects'), { recursive: true });
    if (!left.uncommitted)
        return left.head;
    const index = (0,external_node_path_.join)(folder, `index-${id}`);
    const git = mergingGit(worktree, folder, environment).with({}, { GIT_INDEX_FILE: index });
    const own = (0,external_node_path_.resolve)(worktree.path, await new snapshot_git.Git(worktree.path, environment).text(['rev-parse', '--git-path', 'index']));
    if ((0,external_node_fs_.existsSync)(own))
        await (0,promises_.copyFile)(own, index);
    await git.text(['add', '--all']);
    const tree = await git.text(['write-tree']);
    return await git.text(['commit-tree', '--no-gpg-sign', '-p', left.head, '-m', 'raymond', tree]);
}
/** @throws Error when git can say neither yes nor no */
async function merges(git, one, other) {
    try {
        await git.text([
            'merge-tree',
            '--write-tree',
            '--no-messages',
            '--allow-unrelated-histories',
            one,
            other,
        ]);
        return true;
    }
    catch (error) {
        if (error instanceof snapshot_git/* GitError */.XS && error.exitCode === 1)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/runtime/worktrees/inspect.js
var inspect = __webpack_require__(4773);
;// CONCATENATED MODULE: ./lib/runtime/worktrees/describe.js




/** What the workers of an agent's join have left in work trees of their own, and how they go together. By worker. */
async function describeJoined(runtime, agentId) {
    const { environment } = runtime.options;
    const trees = [];
    for (const { id } of runtime.agent(agentId).joined ?? []) {
        const worktree = (0,own/* own */.Z)(runtime.run.worktrees, id);
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
    const conflicts = await conflictsOf(runtime, agentId, trees);
    return Object.fromEntries(trees.map(({ id, left }) => [
        id,
        {
            branch: left.branch,
            commits: left.commits,
            changed_files: left.changedFiles,
            uncommitted: left.uncommitted,
            conflicts_with: conflicts?.get(id) ?? null,
        },
    ]));
}
async function conflictsOf(runtime, agentId, trees) {
    const untold = (why) => {
        runtime.warn(`Which workers' branches conflict could not be found out (conflicts_with: null): ${why}`, agentId);
        return null;
    };
    try {
        const conflicts = await conflictsAmong(trees, runtime.options.environment);
        return conflicts ?? untold('that takes git 2.38 or newer.');
    }
    catch (error) {
        return untold((0,errors/* messageOf */.bD)(error));
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
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _checkpoint_snapshot_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3403);


/** Looks at a work tree without changing anything. @returns null: it is not there any more */
async function inspectWorktree({ path, branch, base }, environment) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return null;
    const git = new _checkpoint_snapshot_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(path, environment);
    const head = await git.text(['rev-parse', 'HEAD']);
    const current = await git.ask(['symbolic-ref', '--quiet', '--short', 'HEAD']);
    const status = await git.bytes(['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames']);
    const open = (0,_checkpoint_snapshot_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(status).map((line) => ({
        what: line.toString('latin1', 0, 2),
        file: line.toString('utf8', 3),
    }));
    const names = (0,_checkpoint_snapshot_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes(['diff', '--name-status', '-z', '--no-renames', base, 'HEAD']));
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
 * @throws Error when git cannot
 */
async function commitLeft({ path }, message, environment) {
    const git = new _checkpoint_snapshot_git_js__WEBPACK_IMPORTED_MODULE_1__.Git(path, environment);
    await git.text(['add', '--all']);
    if ((await git.ask(['diff', '--cached', '--quiet'])) !== null)
        return;
    await git.text(['commit', '--quiet', '--no-verify', '--no-gpg-sign', '-m', message]);
}


/***/ })

};
