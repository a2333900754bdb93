export const id = 4289;
export const ids = [4289,3403];
export const modules = {

/***/ 3403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   Git: () => (/* binding */ Git),
/* harmony export */   IE: () => (/* binding */ pieces),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   gM: () => (/* binding */ telling),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   nb: () => (/* binding */ nulTerminated),
/* harmony export */   pP: () => (/* binding */ pathsInTop)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);





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
/**
 * Another git is at work in this repository at the same moment, in another work tree or by somebody's hand: what it has
 * half written cannot be read, what it holds locked cannot be written. It passes within milliseconds.
 */
const RACES = [
    /failed to read \S*worktrees\/.*: Success/,
    /Unable to create '.*\.lock': File exists/,
    /could not lock config file .*: File exists/,
];
const isRace = (said) => RACES.some((race) => race.test(said));
/** Some two seconds in all: a lock that lies there longer was left behind by a git that died. */
const RACE_ATTEMPTS = 12;
const RACE_WAIT_MS = 60;
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
    /** @throws GitError when git exits with another code than 0, and not for what passes by itself. */
    async bytes(args, run = {}) {
        for (let attempt = 1;; attempt++) {
            try {
                return await this.once(args, run);
            }
            catch (error) {
                const passes = error instanceof GitError && isRace(error.message) && attempt < RACE_ATTEMPTS;
                if (!passes)
                    throw error;
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(RACE_WAIT_MS * attempt * Math.random());
            }
        }
    }
    async once(args, run) {
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
    const placed = PARTS.map((part, index) => [part, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(top, paths[index])]);
    return { git, top, objectFormat: objectFormat, paths: Object.fromEntries(placed) };
}
/**
 * Paths as git names them, relative to the work tree's top; those outside of it are dropped. The workspace may
 * be known by another name than git's, through a link.
 */
async function pathsInTop(top, workspace, paths) {
    const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace);
    return paths
        .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace, path))))
        .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(top), path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'))
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
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq)
            throw error;
        const why = error instanceof Error ? error.message : String(error);
        const advice = error instanceof GitError && error.exitCode === undefined ? ' Is git installed and on the PATH?' : '';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .StateError */ .qq(code, `${doing}: ${why}${advice}`, {}, { cause: error });
    }
}


/***/ }),

/***/ 4289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clearLocks: () => (/* binding */ clearLocks),
/* harmony export */   h: () => (/* binding */ clearBranchLock)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _checkpoint_snapshot_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3403);



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
    const git = new _checkpoint_snapshot_git_js__WEBPACK_IMPORTED_MODULE_2__.Git(path, environment);
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


/***/ })

};
