export const id = 4773;
export const ids = [4773,4491];
export const modules = {

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
/** What `git config` is asked; it tells of each setting the scope, the key and the value. */
const ASKED_OF_DRIVERS = [
    ...['config', '-z', '--show-scope', '--get-regexp'],
    '^(filter\\..*\\.(clean|smudge|process|required)|merge\\..*\\.driver)$',
];
/** Those of system and user are theirs: they hold for every repository, and no checkout writes them. */
const OWN_SCOPES = new Set(['local', 'worktree']);
/** What `git lfs install --local` writes, as actions/checkout calls it. */
const AS_LFS_WRITES = {
    clean: ['git-lfs clean -- %f'],
    smudge: ['git-lfs smudge -- %f', 'git-lfs smudge --skip -- %f'],
    process: ['git-lfs filter-process', 'git-lfs filter-process --skip'],
    required: ['true', 'false'],
};
/** @throws Error for a name that git takes from no command line */
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
            // With an empty one git would take the one side as merged; this one finds a conflict everywhere.
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



/** What git needs of the environment. Nothing else goes in: no token, no GIT_DIR of somebody else's. */
const PASSED_ON = [
    ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
    ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];
/** What it needs besides to reach a remote: the way through a proxy, what to trust, and the user's SSH agent. */
const PASSED_ON_ONLINE = [
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
    ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'SSH_AUTH_SOCK', 'GIT_SSH', 'GIT_SSH_COMMAND'],
];
/**
 * Settings that hold whatever the repository's own say: no hook, no monitor program, no signature, no
 * housekeeping, no question. Commits are made by nobody in particular.
 */
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
    // To ask what is changed within one, git would start itself there, by its settings.
    'diff.ignoreSubmodules': 'dirty',
    'log.showSignature': 'false',
    'pack.useBitmaps': 'false',
    // In a container the workspace is often another user's.
    'safe.directory': '*',
    'user.name': 'raymond',
    'user.email': 'raymond@localhost',
    'advice.graftFileDeprecated': 'false',
    // A folder that is only made to look like a repository is none.
    'safe.bareRepository': 'explicit',
};
const VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    // A look at the work tree must not write the user's index.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    // Never the network, not even for the missing objects of a partial clone.
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
/**
 * git in one folder, and the only place that starts it. What the repository's settings name as programs is not run: no
 * hook, no monitor, no pager, no signature (`SETTINGS`), no filter and no merge driver (`Drivers`); and git sees next to
 * nothing of the environment. Bytes in and out: names may be any.
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
    /** git in another repository, with nothing of what was set for this one. */
    at(folder) {
        return new Git(folder, this.environment);
    }
    /** The same git, which may ask the remotes, with what the repository's settings say of the way there. */
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
            // git has found none.
            if (error instanceof GitError && error.exitCode === 1)
                return driversIn('');
            throw error;
        }
    }
    /** @throws GitError when git exits with another code than 0, and not for what passes by itself. */
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
/** Thrown when git itself fails; one floor up it is told as what could not be done. */
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
/** The commit that a name stands for, or null. */
function commitOf(git, name) {
    return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** Of these files, those that go through a filter which is not run: they are stored and written byte for byte. */
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
/** `git add --all` but for submodules, in which git would start itself by their settings. Null when git says no. */
async function addAll(git, excluded = []) {
    const links = (await gitlinks(git)).map(String);
    const left = [...excluded, ...links].map((path) => `:(exclude,literal)${path}`);
    return await git.ask(['add', '--all', '--', '.', ...left]);
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


/***/ })

};
