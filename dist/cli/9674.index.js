export const id = 9674;
export const ids = [9674,4491,4773];
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

/***/ 49674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  describeJoined: () => (/* binding */ describeJoined)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/own.js
var own = __webpack_require__(86183);
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
 * The pairs of branches that may conflict. From one commit on, changes to different files cannot, unless one is a folder
 * of the other, or was renamed along with its folder.
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
/** Those of which the files alone say nothing. */
function* anyway(branches) {
    for (const [one, { base, hasDeleted }] of branches.entries()) {
        for (let other = one + 1; other < branches.length; other++) {
            const { base: otherBase, hasDeleted: otherDeletes } = branches[other];
            if (hasDeleted || otherDeletes || base !== otherBase)
                yield [one, other];
        }
    }
}
/** Every path that is of interest; those of the same branches count once, as a rule these are many. */
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



/** The versions of git since which it can merge in memory, and many pairs of commits in one process. */
const MERGES_SINCE = [2, 38];
const MERGES_MANY_SINCE = [2, 39];
/** What so many merges write is removed before the next. */
const AT_ONCE = 1000;
/** Merges branches in memory. What is made for it goes to a folder of our own: no object of the user's repository is. */
class Merges {
    folder;
    worktree;
    environment;
    mergesMany;
    constructor(
    /** Absolute. */
    folder, worktree, environment, mergesMany) {
        this.folder = folder;
        this.worktree = worktree;
        this.environment = environment;
        this.mergesMany = mergesMany;
    }
    /**
     * @param worktree whose repository has the commits
     * @returns null: this git cannot merge in memory
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
    /** git for commits that are only to be merged: they are in our folder. @param path of a work tree of the repository */
    git(path, objects = (0,external_node_path_.join)(this.folder, 'objects')) {
        // Quoted: a path may hold what separates them.
        const others = [(0,external_node_path_.join)(this.folder, 'objects'), (0,external_node_path_.join)(this.worktree.repository, 'objects')].map((each) => JSON.stringify(each));
        return new process_git.Git(path, this.environment).with({}, { GIT_OBJECT_DIRECTORY: objects, GIT_ALTERNATE_OBJECT_DIRECTORIES: others.join(external_node_path_.delimiter) });
    }
    /**
     * Whether each pair can be merged without a conflict.
     * @param signal cuts it short
     * @returns null if it was cut short
     * @throws Error when git can say neither yes nor no
     */
    async tried(pairs, signal) {
        const results = [];
        for (let from = 0; from < pairs.length; from += AT_ONCE) {
            const objects = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.folder, 'merged-'));
            const some = pairs.slice(from, from + AT_ONCE);
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
/** Of each pair git says `1` for a clean merge or `0`, the tree, the conflicting files, and nothing; NUL behind each. */
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








const MOST_PAIRS = limits/* LIMITS */.b.mergedPairs.value;
/**
 * With which others' branches each one cannot be merged (spec 7.3): tried, in memory, with uncommitted changes as if
 * committed. No work tree, index, branch or object of the user's is touched.
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
    const pairs = pairsThatMayConflict(branches, MOST_PAIRS);
    if (pairs === null) {
        const why = `more than ${MOST_PAIRS} pairs of their branches have changed the same files, or removed some.`;
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
/** The commits that all of it would be, of those that are `wanted`. */
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
 * What the workers of an agent's join have left in work trees of their own, and how they go together. By worker.
 * @param signal cuts it short
 * @returns null if it was cut short
 */
async function describeJoined(runtime, agentId, signal) {
    const { environment } = runtime.options;
    const trees = [];
    for (const { id } of runtime.agent(agentId).joined ?? []) {
        if (signal.aborted)
            return null;
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
