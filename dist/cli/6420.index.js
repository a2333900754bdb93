export const id = 6420;
export const ids = [6420];
export const modules = {

/***/ 4792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ forgetWorktree),
/* harmony export */   Cb: () => (/* binding */ withEndedWorktree),
/* harmony export */   De: () => (/* binding */ workerBranch),
/* harmony export */   Gr: () => (/* binding */ describeWorktrees),
/* harmony export */   HW: () => (/* binding */ livesIn),
/* harmony export */   f$: () => (/* binding */ keepWorktree),
/* harmony export */   fj: () => (/* binding */ moveWorktree),
/* harmony export */   lh: () => (/* binding */ folderInWorktree),
/* harmony export */   s1: () => (/* binding */ enterWorktree),
/* harmony export */   wV: () => (/* binding */ untidyWorktrees)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27257);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69381);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20979);




// A run lists its work trees (spec 7.3) from the fork on, which comes before they exist, until they are removed. One
// that is listed and missing is made again. One that is empty once its worker has ended is removed.
/** The agent's work tree has been made, and the agent works there from now on. */
function enterWorktree(run, agentId) {
    const { cwd } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentOf */ .jk)(run, agentId);
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
    if (worktree?.state !== 'planned')
        return run;
    const next = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'made' } } });
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(worktree.path, worktree.folder);
    return place === cwd ? next : (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateAgent */ .x4)(next, agentId, { cwd: place });
}
/** A worker that has ended has left work there: branch and work tree are its parent's from now on. */
function keepWorktree(run, agentId, { branch, commits, uncommitted }) {
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
    if (worktree === undefined)
        return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)(run);
    const worktrees = { ...run.worktrees, [agentId]: { ...worktree, state: 'kept' } };
    const { path } = worktree;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .changed */ .tD)((0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees }), {
        ...{ type: 'worktree_kept', agent: agentId, state: stateOf(run, agentId) },
        ...{ branch, path, commits, uncommitted },
    });
}
/** The state in which a worker that has left the run ended. */
function stateOf(run, agentId) {
    const joined = run.agents.flatMap((agent) => agent.joined ?? []).find(({ id }) => id === agentId);
    return (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.workers, agentId)?.state ?? joined?.state ?? '';
}
/** The work tree has been removed, or is missing. */
function forgetWorktree(run, agentId) {
    const { [agentId]: gone, ...worktrees } = run.worktrees;
    return gone === undefined ? run : (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateRun */ .PF)(run, { worktrees });
}
/** What an agent's joined workers have left in their work trees. */
function describeWorktrees(run, agentId, described) {
    const { joined } = (0,_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentOf */ .jk)(run, agentId);
    if (joined === undefined)
        return run;
    return (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .updateAgent */ .x4)(run, agentId, {
        joined: joined.map((worker) => {
            const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(described, worker.id);
            return worktree === undefined ? worker : { ...worker, worktree };
        }),
    });
}
/** A resume on another machine finds the work tree in another place. @param path absolute */
function moveWorktree(run, agentId, path) {
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
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
/** Marks the work tree of a worker that ends with its result: what it has left there is looked at next. */
function withEndedWorktree(run, agentId) {
    const worktree = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(run.worktrees, agentId);
    if (worktree?.state !== 'made')
        return {};
    return { worktrees: { ...run.worktrees, [agentId]: { ...worktree, state: 'ended' } } };
}
/** Whether the agent works in the work tree, or returns to it. */
function livesIn({ cwd, stack }, { path }) {
    return [cwd, ...stack.map((frame) => frame.cwd)].some((place) => {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(path, place);
        return !/^\.\.(?:[/\\]|$)/.test(inside) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
    });
}
/** Work trees, by agent, whose worker has left the run, in which nobody works, and whose fate is undecided. */
function untidyWorktrees(run) {
    const entries = Object.entries(run.worktrees);
    if (entries.length === 0)
        return [];
    const live = new Set(run.agents.map(({ id }) => id));
    return entries.filter(([id, worktree]) => worktree.state !== 'kept' && !live.has(id) && !run.agents.some((agent) => livesIn(agent, worktree)));
}
/**
 * Where in its own work tree a worker works, relative to its top (spec 7.3): at the place where its parent works in the
 * parent's, unless its `cd` gives another, relative to the work tree.
 * @param parent `top` of the work tree that it is in, and its `folder` below that
 * @returns null when `cd` leads out of it
 */
function folderInWorktree(parent, cd) {
    const folder = cd === undefined ? parent.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(cd) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(parent.top, cd) : cd;
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.', folder)).replace(/[/\\]$/, '');
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(folder) || /^\.\.(?:[/\\]|$)/.test(inside))
        return null;
    return inside === '.' ? '' : inside;
}
/**
 * The branch of a worker with a work tree of its own (spec 7.3): `raymond/<run_id>/<agent_id>`. Run ids may contain
 * what a ref cannot: a dot at a name's beginning or end, two of them, `.lock`.
 */
function workerBranch(runId, agentId) {
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

/***/ 94160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ InTurn)
/* harmony export */ });
/**
 * Does one thing after the other, also after a failure. Git must not change its list of work trees twice at once: it
 * would read the half-written files of one that is just being made, and fail.
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
 * The place for workers' work trees on a person's machine (spec 7.3). It is not in the repository, where an agent would
 * read its instructions twice.
 */
function worktreesInCache(environment) {
    const cache = environment.XDG_CACHE_HOME;
    // By the XDG specification, a relative path is to be ignored.
    const folder = cache !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(cache) ? cache : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache');
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'raymond', 'worktrees');
}
/** The place for them in a job, whose runner empties its folder for temporary files. */
function worktreesInJob(temp) {
    return join(temp, 'raymond', 'worktrees');
}
/** The path of a worker's work tree. Any file system takes the letters of both ids. */
function worktreePath(folder, runId, agentId) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, runId, agentId);
}
/**
 * Takes up work trees that a checkpoint has brought to another place than they had. Missing ones in which somebody is
 * to work are made again, as their branches have them.
 * @returns what people should know of that
 */
async function takeUpWorktrees(run, folder, { environment, check, isElsewhere }) {
    let next = run;
    const warnings = [];
    for (const [id, worktree] of Object.entries(run.worktrees)) {
        const path = worktreePath(folder, run.workflow_id, id);
        // Where a checkpoint was placed is where the run goes on, even if the old place still exists.
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


/***/ })

};
