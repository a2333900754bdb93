export const id = 9092;
export const ids = [9092];
export const modules = {

/***/ 8772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YI: () => (/* binding */ setFlags),
/* harmony export */   uW: () => (/* binding */ readFlags),
/* harmony export */   vt: () => (/* binding */ clearFlags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4491);


const OPTIONS = { skipped: 'skip-worktree', assumed: 'assume-unchanged' };
const BOTH = ['skipped', 'assumed'];
/** A file that a sparse checkout has left out of the work tree of `git` does not count, since nobody has changed it. */
async function readFlags(git) {
    const skipped = [];
    const assumed = [];
    for (const line of (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes(['ls-files', '-v', '-z']))) {
        const tag = line.toString('latin1', 0, 1);
        const path = line.subarray(2);
        if (tag.toUpperCase() === 'S' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(Buffer.concat([Buffer.from(`${git.folder}/`), path])))
            skipped.push(path);
        if (tag !== tag.toUpperCase())
            assumed.push(path);
    }
    return { skipped, assumed };
}
/** After this git compares the files like all others. */
async function clearFlags(git, flags) {
    for (const which of BOTH)
        await mark(git, `--no-${OPTIONS[which]}`, flags[which]);
}
/** Leaves out files that are no longer in the index. */
async function setFlags(git, flags) {
    if (flags.skipped.length + flags.assumed.length === 0)
        return;
    const known = new Set((0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .pieces */ .IE)(await git.bytes(['ls-files', '-z'])).map((path) => path.toString('latin1')));
    for (const which of BOTH) {
        const there = flags[which].filter((path) => known.has(path.toString('latin1')));
        await mark(git, `--${OPTIONS[which]}`, there);
    }
}
async function mark(git, option, paths) {
    if (paths.length > 0)
        await git.text(['update-index', option, '-z', '--stdin'], { input: (0,_process_git_js__WEBPACK_IMPORTED_MODULE_1__/* .nulTerminated */ .nb)(paths) });
}


/***/ }),

/***/ 59092:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* reexport */ createSnapshot),
  n: () => (/* reexport */ restoreSnapshot)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/process/git.js + 1 modules
var process_git = __webpack_require__(4491);
;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/changes.js





const GITLINK = '160000';
/**
 * Brings the index of `git` to what the work tree holds: changed, deleted and untracked files, but no ignored ones.
 * @returns what was not kept, for people
 * @throws StateError STATE_WRITE_FAILED when the changed files are larger than allowed
 */
async function indexWorkTree(git, rules) {
    const warnings = [];
    // After this, files that were touched but not changed are not read again below.
    await git.ask(['update-index', '-q', '--refresh']);
    const { removed, present } = await changedPaths(git, rules, warnings);
    const added = [];
    let total = 0;
    const largest = [];
    for (const path of present) {
        const { size, why } = await examine(path, rules);
        if (why !== null) {
            warnings.push(`${show(path)} was not kept: ${why}.`);
            continue;
        }
        added.push(path);
        total += size;
        largest.push({ name: show(path), size });
    }
    if (total > rules.maxBytes)
        throw tooLarge(total, largest, rules.maxBytes);
    if (removed.length > 0) {
        await git.text(['update-index', '-z', '--force-remove', '--stdin'], { input: (0,process_git/* nulTerminated */.nb)(removed) });
    }
    if (added.length > 0) {
        const options = ['-z', '--add', '--remove', '--replace', '--stdin'];
        await git.text(['update-index', ...options], { input: (0,process_git/* nulTerminated */.nb)(added) });
    }
    return warnings;
}
const onlyRecorded = (path) => `Of the submodule ${show(path)} only the recorded commit was kept, not what it holds now.`;
/**
 * Asks a submodule's repository by itself what is changed in it, so that none of the programs that its settings name is
 * run. A repository that `.gitmodules` does not name cannot be fetched again: somebody has added it as it lay here.
 */
async function tellOfRepositoriesWithin(git, { top, excludes }, warnings) {
    const links = (await (0,process_git/* gitlinks */.M5)(git)).filter((path) => !isExcluded(path, excludes));
    if (links.length === 0)
        return;
    const named = ['config', '--file', (0,external_node_path_.join)(top, '.gitmodules'), '--get-regexp', '^submodule\\..*\\.path$'];
    const known = ((await git.ask(named)) ?? '').split('\n').map((line) => line.replace(/^\S+ /, ''));
    for (const path of links) {
        const folder = (0,external_node_path_.join)(top, String(path));
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) || warnings.includes(onlyRecorded(path)))
            continue;
        if (!known.includes(String(path))) {
            warnings.push(`${show(path)} was not kept: it is a repository of its own.`);
            continue;
        }
        if ((await git.at(folder).ask(['status', '--porcelain'])) !== '')
            warnings.push(onlyRecorded(path));
    }
}
async function changedPaths(git, rules, warnings) {
    const removed = [];
    const present = [];
    const output = (0,process_git/* pieces */.IE)(await git.bytes(['diff-files', '-z', '--raw', '--ignore-submodules=dirty']));
    for (let index = 0; index + 1 < output.length; index += 2) {
        const [oldMode, newMode, , , status] = output[index].toString('latin1').slice(1).split(' ');
        const path = output[index + 1];
        if (isExcluded(path, rules.excludes))
            continue;
        if (oldMode === GITLINK || newMode === GITLINK) {
            warnings.push(onlyRecorded(path));
        }
        else {
            (status === 'D' ? removed : present).push(path);
        }
    }
    await tellOfRepositoriesWithin(git, rules, warnings);
    for (const path of (0,process_git/* pieces */.IE)(await git.bytes(['ls-files', '-z', '--others', '--exclude-standard']))) {
        if (isExcluded(path, rules.excludes))
            continue;
        if (path.at(-1) === SLASH)
            warnings.push(`${show(path)} was not kept: it is a repository of its own.`);
        else
            present.push(path);
    }
    return { removed, present };
}
const SLASH = '/'.charCodeAt(0);
async function examine(path, rules) {
    const full = Buffer.concat([Buffer.from(`${rules.top}/`), path]);
    try {
        const stats = await (0,promises_.lstat)(full);
        if (stats.isSymbolicLink())
            return { size: 0, why: null };
        if (!stats.isFile())
            return { size: 0, why: 'it is neither a file nor a link' };
        if (stats.size > rules.maxFileBytes) {
            return { size: 0, why: `its ${mb(stats.size)} are over the limit of ${mb(rules.maxFileBytes)} a file` };
        }
        await (0,promises_.access)(full, external_node_fs_.constants.R_OK);
        return { size: stats.size, why: null };
    }
    catch (error) {
        const { code } = error;
        // The file has gone since git looked, and git takes it for deleted.
        if (code === 'ENOENT')
            return { size: 0, why: null };
        return { size: 0, why: `it cannot be read (${code ?? String(error)})` };
    }
}
function isExcluded(path, excludes) {
    return excludes.some((exclude) => {
        const prefix = Buffer.from(exclude);
        if (path.length < prefix.length || !path.subarray(0, prefix.length).equals(prefix))
            return false;
        return path.length === prefix.length || path[prefix.length] === SLASH;
    });
}
function tooLarge(total, files, limit) {
    const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 3);
    const names = largest.map(({ name, size }) => `${name} (${mb(size)})`).join(', ');
    return new errors/* StateError */.qq('STATE_WRITE_FAILED', `The work tree was not kept: its changed files come to ${mb(total)}, over the limit of ${mb(limit)}. The largest: ${names}. Put what needs no keeping into .gitignore.`);
}
const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
/** A path for people, on one line. */
const show = (path) => JSON.stringify(path.toString()).slice(1, -1);

// EXTERNAL MODULE: ./lib/checkpoint/snapshot/flags.js
var snapshot_flags = __webpack_require__(8772);
;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/extras.js


const NO_OBJECT = /^0+$/;
/** Null when there are no extras. */
async function readExtras(git) {
    const unmerged = (0,process_git/* pieces */.IE)(await git.bytes(['ls-files', '-z', '--unmerged']));
    const added = (0,process_git/* pieces */.IE)(await git.bytes(['diff-files', '-z', '--name-only', '--diff-filter=A', '--ignore-submodules=dirty']));
    const flags = await (0,snapshot_flags/* readFlags */.uW)(git);
    const count = unmerged.length + added.length + flags.skipped.length + flags.assumed.length;
    return count === 0 ? null : { unmerged, intended: added, ...flags };
}
/** Makes the index one that a tree can hold and the work tree be compared with: unmerged paths become ours. */
async function withoutExtras(git, extras) {
    if (extras === null)
        return;
    await (0,snapshot_flags/* clearFlags */.vt)(git, extras);
    if (extras.unmerged.length === 0)
        return;
    await git.text(['update-index', '-z', '--index-info'], {
        input: (0,process_git/* nulTerminated */.nb)([...removals(extras.unmerged), ...extras.unmerged.filter(isOurs).map(asMerged)]),
    });
}
const pathOf = (entry) => entry.subarray(entry.indexOf('\t') + 1);
const fields = (entry) => entry.toString('latin1', 0, entry.indexOf('\t')).split(' ');
const isOurs = (entry) => fields(entry)[2] === '2';
const asMerged = (entry) => Buffer.concat([Buffer.from(`${fields(entry).slice(0, 2).join(' ')}\t`), pathOf(entry)]);
/** Lines that take each path out of the index, whatever stages it has. */
function removals(entries) {
    return entries.map((entry) => {
        const none = '0'.repeat(fields(entry)[1].length);
        return Buffer.concat([Buffer.from(`0 ${none}\t`), pathOf(entry)]);
    });
}
/** Stores a tree that holds the lists, and all objects that they name. */
async function storeExtras(git, { unmerged, intended, skipped, assumed }) {
    const store = (list) => git.text(['hash-object', '-w', '--no-filters', '--stdin'], { input: (0,process_git/* nulTerminated */.nb)(list) });
    const blobs = unmerged.map(fields).filter(([mode]) => mode !== '160000');
    const objects = [...new Set(blobs.map(([, object]) => object))].filter((id) => !NO_OBJECT.test(id));
    const entries = [
        `100644 blob ${await store(unmerged)}\tunmerged`,
        `100644 blob ${await store(intended)}\tintended`,
        `100644 blob ${await store(skipped)}\tskipped`,
        `100644 blob ${await store(assumed)}\tassumed`,
        ...objects.map((object, index) => `100644 blob ${object}\tobject-${index}`),
    ];
    return await git.text(['mktree'], { input: `${entries.join('\n')}\n` });
}
/** Puts extras back into an index that was read from the snapshot's tree. */
async function restoreExtras(git, tree) {
    const known = await git.lines(['ls-tree', '--name-only', tree]);
    // Snapshots of older versions have no flags.
    const list = async (name) => known.includes(name) ? (0,process_git/* pieces */.IE)(await git.bytes(['cat-file', 'blob', `${tree}:${name}`])) : [];
    const unmerged = await list('unmerged');
    if (unmerged.length > 0) {
        await git.text(['update-index', '-z', '--index-info'], {
            input: (0,process_git/* nulTerminated */.nb)([...removals(unmerged), ...unmerged]),
        });
    }
    const intended = await list('intended');
    if (intended.length > 0) {
        const options = [
            '--intent-to-add',
            '--ignore-errors',
            '--force',
            '--pathspec-from-file=-',
            '--pathspec-file-nul',
        ];
        await git.ask(['add', ...options], {
            input: (0,process_git/* nulTerminated */.nb)(intended),
            env: { GIT_LITERAL_PATHSPECS: '1' },
        });
    }
    await (0,snapshot_flags/* setFlags */.YI)(git, { skipped: await list('skipped'), assumed: await list('assumed') });
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/history.js



/** Where the repository is: what a fresh checkout has of it, and what it has of its own. */
async function readHistory({ git }, given, shallow) {
    const head = await (0,process_git/* commitOf */.D3)(git, 'HEAD');
    const reference = await git.ask(['symbolic-ref', '--quiet', 'HEAD']);
    const branch = reference?.replace(/^refs\/heads\//, '') ?? null;
    const base = await findBase(git, head, given, shallow);
    return { base, head, branch, branches: await ownBranches(git, { base, head, branch }) };
}
/**
 * The given commit if it is here; else the newest first-parent ancestor of HEAD that a remote has; else, for
 * a clone of one commit without a branch, that at which it was cut off.
 */
async function findBase(git, head, given, shallow) {
    const known = given === undefined ? null : await (0,process_git/* commitOf */.D3)(git, given);
    if (known !== null || head === null)
        return known;
    const remotes = await git.lines(['for-each-ref', '--count=1', '--format=%(refname)', 'refs/remotes']);
    if (remotes.length > 0) {
        const own = await git.lines(['rev-list', '--first-parent', head, '--not', '--remotes']);
        const oldest = own.at(-1);
        const parent = oldest === undefined ? head : await (0,process_git/* commitOf */.D3)(git, `${oldest}^1`);
        if (parent !== null)
            return parent;
    }
    const cut = new Set(shallow);
    const line = await git.lines(['rev-list', '--first-parent', head]);
    return line.find((commit) => cut.has(commit)) ?? null;
}
/** Local branches with commits that no remote has, and those that stand where the work began or is. */
async function ownBranches(git, at) {
    const branches = {};
    for (const line of await git.lines([
        'for-each-ref',
        '--format=%(objectname) %(refname:lstrip=2)',
        'refs/heads',
    ])) {
        const [commit = '', name = ''] = line.split(/ (.*)/s);
        if (name === at.branch)
            continue;
        const isHere = commit === at.base || commit === at.head;
        if (isHere || (await isUnpushed(git, commit)))
            branches[name] = commit;
    }
    return branches;
}
async function isUnpushed(git, commit) {
    return (await git.text(['rev-list', '--max-count=1', commit, '--not', '--remotes'])) !== '';
}
/** Whether a fresh checkout is on this branch, as far as this clone knows. */
async function isAsCheckedOut(git, { head, branch }) {
    if (branch === null)
        return true;
    if (head === null)
        return false;
    const here = await git.lines([
        'for-each-ref',
        '--format=%(refname)',
        `--points-at=${head}`,
        'refs/remotes',
    ]);
    return here.some((reference) => reference.endsWith(`/${branch}`));
}
/** A merge that is under way, or null. */
async function readMerge(repository) {
    const heads = await readIfThere(repository.paths.MERGE_HEAD);
    if (heads === null)
        return null;
    return {
        heads: heads.split('\n').filter((line) => line !== ''),
        message: (await readIfThere(repository.paths.MERGE_MSG)) ?? '',
        mode: (await readIfThere(repository.paths.MERGE_MODE)) ?? '',
    };
}
const UNDER_WAY = [
    ['rebase-merge', 'rebase'],
    ['rebase-apply', 'rebase or `git am`'],
    ['CHERRY_PICK_HEAD', 'cherry-pick'],
    ['REVERT_HEAD', 'revert'],
    ['BISECT_LOG', 'bisect'],
];
/** What is under way and cannot be kept, for people. */
function underWay({ paths }) {
    return UNDER_WAY.filter(([part]) => (0,external_node_fs_.existsSync)(paths[part])).map(([, what]) => `The ${what} that was under way was not kept; its commits and the work tree were.`);
}
async function readIfThere(path) {
    return (0,external_node_fs_.existsSync)(path) ? await (0,promises_.readFile)(path, 'utf8') : null;
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/repository.js




/** The files and folders of a repository that are read or written directly. */
const PARTS = [
    ...['objects', 'index', 'shallow', 'info/exclude'],
    ...['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE'],
    ...['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'],
];
/** Null when the folder is in no work tree. */
async function openRepository(folder, environment) {
    const inFolder = new process_git.Git(folder, environment);
    const top = await inFolder.ask(['rev-parse', '--show-toplevel']);
    if (top === null || top === '')
        return null;
    const git = new process_git.Git(top, environment);
    const asked = ['--show-object-format', ...PARTS.flatMap((part) => ['--git-path', part])];
    const [objectFormat, ...paths] = await git.lines(['rev-parse', ...asked]);
    if (paths.length !== PARTS.length)
        throw new Error(`the path ${JSON.stringify(top)} has a line end in it`);
    const placed = PARTS.map((part, index) => [part, (0,external_node_path_.resolve)(top, paths[index])]);
    return { git, top, objectFormat: objectFormat, paths: Object.fromEntries(placed) };
}
/**
 * Paths as git names them, relative to the work tree's top; those outside of it are dropped. The workspace may
 * be known by another name than git's, through a link.
 */
async function pathsInTop(top, workspace, paths) {
    const real = await (0,promises_.realpath)(workspace);
    return paths
        .map((path) => (0,external_node_path_.resolve)(real, (0,external_node_path_.relative)((0,external_node_path_.resolve)(workspace), (0,external_node_path_.resolve)(workspace, path))))
        .map((path) => (0,external_node_path_.relative)((0,external_node_path_.resolve)(top), path).split(external_node_path_.sep).join('/'))
        .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}
/** Turns git's failures into a StateError, since they are failures of the run's state. */
async function telling(code, doing, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* StateError */.qq)
            throw error;
        const why = error instanceof Error ? error.message : String(error);
        const advice = error instanceof process_git/* GitError */.XS && error.exitCode === undefined ? ' Is git installed and on the PATH?' : '';
        throw new errors/* StateError */.qq(code, `${doing}: ${why}${advice}`, {}, { cause: error });
    }
}

// EXTERNAL MODULE: ./lib/checkpoint/snapshot/schema.js
var schema = __webpack_require__(82316);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/scratch.js





/** These settings depend on the file system and the clone. */
const TAKEN_OVER = '^core\\.(filemode|symlinks|ignorecase|precomposeunicode)$';
/** Files are stored and written byte for byte: no line ends, no LFS, no other filter. */
const ATTRIBUTES = '* -text -crlf -eol -ident -filter -working-tree-encoding\n';
/** @param shallow commits that have no parents here. */
async function openScratch(repository, environment, shallow) {
    const parent = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'raymond-snapshot-'));
    const remove = () => (0,promises_.rm)(parent, { recursive: true, force: true, maxRetries: 3 });
    try {
        const folder = (0,external_node_path_.join)(parent, 'scratch.git');
        const nobody = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: external_node_os_.devNull };
        const format = `--object-format=${repository.objectFormat}`;
        await new process_git.Git(parent, environment, {}, nobody).text([
            'init',
            '--quiet',
            '--bare',
            '--template=',
            format,
            folder,
        ]);
        await furnish(repository, folder, shallow);
        const settings = { 'core.bare': 'false', ...(await takenOver(repository)) };
        const variables = { ...nobody, GIT_DIR: folder, GIT_WORK_TREE: repository.top };
        return { git: new process_git.Git(repository.top, environment, settings, variables), folder, remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
async function furnish(repository, folder, shallow) {
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'info'), { recursive: true });
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'objects', 'info'), { recursive: true });
    // The path is quoted as git quotes, since it may hold a line end.
    const objects = JSON.stringify(repository.paths.objects);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'info', 'attributes'), ATTRIBUTES);
    const exclude = repository.paths['info/exclude'];
    if ((0,external_node_fs_.existsSync)(exclude))
        await (0,promises_.copyFile)(exclude, (0,external_node_path_.join)(folder, 'info', 'exclude'));
    if (shallow.length > 0)
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'shallow'), shallow.map((id) => `${id}\n`).join(''));
    await copyIndex(repository.paths.index, folder);
}
async function copyIndex(index, folder) {
    if (!(0,external_node_fs_.existsSync)(index))
        return;
    const { mtime } = await (0,promises_.stat)(index);
    // The larger part of a split index lies beside it.
    for (const name of await (0,promises_.readdir)((0,external_node_path_.dirname)(index))) {
        if (name.startsWith('sharedindex.'))
            await (0,promises_.copyFile)((0,external_node_path_.join)((0,external_node_path_.dirname)(index), name), (0,external_node_path_.join)(folder, name));
    }
    const copy = (0,external_node_path_.join)(folder, 'index');
    await (0,promises_.copyFile)(index, copy);
    // git trusts what the index says of a file unless that changed no earlier than the index did. A copy is
    // younger, so it gets the old time, rounded to what makes git look rather once too often.
    const seconds = Math.floor(mtime.getTime() / 1000);
    await (0,promises_.utimes)(copy, seconds, seconds);
}
async function takenOver({ git }) {
    const settings = {};
    const answer = await git.ask(['config', '-z', '--type=bool', '--get-regexp', TAKEN_OVER]);
    for (const line of (answer ?? '').split('\0').filter((part) => part !== '')) {
        const [name = '', value = 'true'] = line.split('\n');
        settings[name] = value;
    }
    const excludes = await git.ask(['config', '--type=path', '--get', 'core.excludesFile']);
    if (excludes !== null)
        settings['core.excludesFile'] = excludes;
    return settings;
}
/** The commits at which a shallow clone was cut off. */
async function shallowCommits(repository) {
    const file = repository.paths.shallow;
    if (!(0,external_node_fs_.existsSync)(file))
        return [];
    return (await (0,promises_.readFile)(file, 'utf8')).split('\n').filter((line) => line !== '');
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/create.js









const REFERENCE = 'refs/raymond/work-tree';
const DEFAULT_MAX_BYTES = 512 * 1024 ** 2;
/**
 * Keeps what a fresh checkout would not have (spec 4.3): commits that no remote has, what is staged, what is
 * changed, deleted or untracked, in a git bundle. Files that git ignores are left out. Nothing of the user's
 * repository is written, no hook or filter runs, and nothing goes over the network; see `ScratchRepository`.
 *
 * Of submodules the recorded commit is kept, not their files; of repositories inside the work tree, empty
 * folders, file times, the stash, tags, and a rebase or cherry-pick under way, nothing. What matters of it is
 * told, and stands in `warnings`.
 *
 * @param workspace any folder of the work tree; the whole of it is kept.
 * @param toFile where the bundle goes; written at once or not at all.
 * @returns what `restoreSnapshot` needs beside the bundle; null when there is nothing to keep, or no git work
 *   tree. Then no file is written.
 * @throws StateError STATE_WRITE_FAILED when it is too large, or git fails.
 */
async function createSnapshot(workspace, toFile, options = {}) {
    const environment = options.environment ?? process.env;
    return await telling('STATE_WRITE_FAILED', 'The work tree could not be kept', async () => {
        const repository = await openRepository(workspace, environment);
        if (repository === null)
            return null;
        const shallow = await shallowCommits(repository);
        const history = onlySome(await readHistory(repository, options.base, shallow), options.branches);
        const cutAt = await whereToCut(repository.git, history, shallow);
        const excludes = [
            '.raymond',
            (0,external_node_path_.join)(repository.top, '.raymond'),
            (0,external_node_path_.resolve)(toFile),
            ...(options.excludes ?? []),
        ];
        const scratch = await openScratch(repository, environment, [...shallow, ...cutAt]);
        try {
            const taken = await takeTrees(repository, scratch, history, {
                ...options,
                excludes: await pathsInTop(repository.top, workspace, excludes),
            });
            if (taken === null)
                return null;
            const why = options.inspect && (await inspected(scratch, history, taken.work_tree, options.inspect));
            if (why) {
                options.tell?.(`The work tree was not kept: ${why}.`);
                return null;
            }
            const bytes = await bundle(scratch.git, history, taken.work_tree, (0,external_node_path_.resolve)(toFile), options.maxBytes);
            const { base, head, branch, branches } = history;
            return {
                version: schema/* SNAPSHOT_VERSION */.C,
                object_format: repository.objectFormat,
                ...{ base, head, branch, branches: { ...branches } },
                ...taken,
                shallow: await cutInBundle(scratch.git, history, taken.work_tree, shallow),
                bytes,
            };
        }
        finally {
            await scratch.remove();
        }
    });
}
function onlySome(history, goesAlong) {
    if (goesAlong === undefined)
        return history;
    const branches = Object.entries(history.branches).filter(([name]) => goesAlong(name));
    return { ...history, branches: Object.fromEntries(branches) };
}
/** Has the files, trees and commits inspected that a fresh checkout does not have. */
async function inspected({ git, folder }, { base, branches }, workTree, inspect) {
    const not = base === null ? [] : [`^${base}`];
    const tips = [workTree, ...Object.values(branches)];
    const ids = await git.lines(['rev-list', '--objects', '--no-object-names', ...tips, ...not]);
    const file = (0,external_node_path_.join)(folder, 'inspected');
    await (0,promises_.writeFile)(file, await git.bytes(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` }), {
        mode: 0o600,
    });
    return await inspect(file);
}
/**
 * The commits to take as roots. With the base as a root the bundle is whole in itself: a fresh checkout may have that
 * one commit only, so that older files, too, must come along. Where that would bring along old history (a merge of a
 * branch that began before the base), the clone is taken to be as deep as this one.
 */
async function whereToCut(git, { base, head, branches }, shallow) {
    if (base === null || shallow.includes(base))
        return [];
    const tips = [...(head === null ? [] : [head]), ...Object.values(branches)];
    for (const tip of tips) {
        if ((await git.ask(['merge-base', '--is-ancestor', base, tip])) === null)
            return [];
        // Commits that are not on the line from the base lead behind it.
        const beside = await git.text(['rev-list', '--count', tip, `^${base}`]);
        const onPath = await git.text(['rev-list', '--count', '--ancestry-path', tip, `^${base}`]);
        if (beside !== onPath)
            return [];
    }
    return [base];
}
/** Stores index and work tree in the scratch repository; null when a fresh checkout has all of it. */
async function takeTrees(repository, { git }, history, options) {
    const merge = await readMerge(repository);
    const extras = await readExtras(git);
    await withoutExtras(git, extras);
    const indexTree = await git.text(['write-tree', '--missing-ok']);
    const warnings = await indexWorkTree(git, {
        top: repository.top,
        excludes: options.excludes,
        maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES,
        maxFileBytes: options.maxFileBytes ?? Number.POSITIVE_INFINITY,
    });
    warnings.push(...underWay(repository));
    for (const warning of warnings)
        options.tell?.(warning);
    const workTree = await git.text(['write-tree', '--missing-ok']);
    const { base, head, branches } = history;
    const headTree = head === null ? null : await git.text(['rev-parse', `${head}^{tree}`]);
    const isClean = workTree === headTree && indexTree === headTree && extras === null && merge === null;
    const hasBranches = Object.values(branches).some((commit) => commit !== base);
    if (isClean && head === base && !hasBranches && (await isAsCheckedOut(repository.git, history)))
        return null;
    const extrasTree = extras === null ? null : await storeExtras(git, extras);
    const commits = await commitAll(git, { workTree, indexTree, extrasTree, head, merge });
    return { index_tree: indexTree, work_tree: commits, extras: extrasTree, merge, warnings };
}
/** Makes one commit through which all that the snapshot needs can be reached. */
async function commitAll(git, trees) {
    const { workTree, indexTree, extrasTree, head, merge } = trees;
    // The commit has the time of HEAD, so that the same work tree gives the same snapshot.
    const seconds = head === null ? '0' : await git.text(['show', '-s', '--format=%ct', head]);
    const date = `@${seconds} +0000`;
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const commit = (tree, parents) => git.text(['commit-tree', '--no-gpg-sign', ...parents.flatMap((parent) => ['-p', parent]), tree], {
        input: 'raymond: work tree of a run\n',
        env,
    });
    const parents = head === null ? [] : [head];
    const parts = [await commit(indexTree, parents)];
    if (extrasTree !== null)
        parts.push(await commit(extrasTree, []));
    return await commit(workTree, [...new Set([...parents, ...parts, ...(merge?.heads ?? [])])]);
}
async function bundle(git, { base, branches }, workTree, file, maxBytes = DEFAULT_MAX_BYTES) {
    const references = [REFERENCE];
    await git.text(['update-ref', REFERENCE, workTree]);
    for (const [index, commit] of Object.values(branches).entries()) {
        if (commit === base)
            continue;
        references.push(`refs/raymond/branch-${index}`);
        await git.text(['update-ref', `refs/raymond/branch-${index}`, commit]);
    }
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    await git.text([
        'bundle',
        'create',
        '--quiet',
        file,
        ...references,
        ...(base === null ? [] : [`^${base}`]),
    ]);
    const { size } = await (0,promises_.stat)(file);
    if (size > maxBytes) {
        await (0,promises_.rm)(file, { force: true });
        throw new errors/* StateError */.qq('STATE_WRITE_FAILED', `The work tree was not kept: its bundle is ${mb(size)}, over the limit of ${mb(maxBytes)}.`);
    }
    await (0,promises_.chmod)(file, 0o600);
    return size;
}
/** The ends of history in the bundle: commits that name parents which the clone did not have. */
async function cutInBundle(git, { base, branches }, workTree, shallow) {
    if (shallow.length === 0)
        return [];
    const not = base === null ? [] : [`^${base}`];
    const inBundle = new Set(await git.lines(['rev-list', workTree, ...Object.values(branches), ...not]));
    return shallow.filter((commit) => inBundle.has(commit));
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/restore.js













/**
 * Puts a snapshot's work tree into a fresh checkout (spec 4.3): its branch and commits, what was staged, what was
 * changed, deleted or untracked, with modes and links, byte for byte. The snapshot is not trusted: git refuses paths
 * outside of the work tree or in `.git`; configuration and hooks are not touched. Everything that can be checked is
 * checked before the first file is written. Never uses the network.
 * @param meta what `createSnapshot` gave, as it came back from JSON
 * @throws StateError STATE_INVALID when the checkout is not at the snapshot's base (it says what was expected and what
 * was found), has changes of its own, or when bundle or `meta` are broken; STATE_WRITE_FAILED when files cannot be
 * written: then the checkout is half done and has to be made afresh
 */
async function restoreSnapshot(workspace, file, meta, options = {}) {
    const snapshot = (0,schema/* parseSnapshot */.E)(meta);
    const environment = options.environment ?? process.env;
    const repository = await telling('STATE_INVALID', 'The work tree cannot be restored', async () => {
        const opened = await openRepository(workspace, environment);
        if (opened === null)
            throw invalid(`${(0,external_node_path_.resolve)(workspace)} is in no git work tree`);
        await checkBase(opened, snapshot);
        await checkClean(opened, workspace, [(0,external_node_path_.resolve)(file), '.raymond', ...(options.excludes ?? [])]);
        await checkBranches(opened.git, snapshot);
        await takeObjects(opened, (0,external_node_path_.resolve)(file), snapshot);
        return opened;
    });
    await telling('STATE_WRITE_FAILED', 'The work tree was restored in part only; check it out afresh', async () => {
        const flags = await (0,snapshot_flags/* readFlags */.uW)(repository.git);
        const left = await writeWorkTree(repository, environment, snapshot);
        for (const path of left)
            options.tell?.(`${show(path)} is marked in this checkout as one that git is not to look at, and changed: it stays as it is here, not as the run had it.`);
        await writeIndex(repository.git, snapshot);
        await (0,snapshot_flags/* setFlags */.YI)(repository.git, flags);
        await writeReferences(repository, snapshot);
        // This only makes the next `git status` quick.
        await repository.git.ask(['update-index', '-q', '--refresh']);
    });
    return snapshot;
}
async function checkBase({ git, objectFormat }, snapshot) {
    const found = await (0,process_git/* commitOf */.D3)(git, 'HEAD');
    if (found !== snapshot.base || objectFormat !== snapshot.object_format) {
        throw invalid(`it was taken on ${snapshot.base ?? 'a repository without a remote commit'}, and the checkout is at ${found ?? 'no commit'}`, `Check out ${snapshot.base ?? 'an empty repository'} to go on, or start afresh with \`resume: never\`.`);
    }
}
async function checkClean(repository, workspace, excludes) {
    const { git, top } = repository;
    const left = await pathsInTop(top, workspace, [(0,external_node_path_.join)(top, '.raymond'), ...excludes]);
    const options = [
        '--porcelain=v2',
        '-z',
        '--untracked-files=all',
        '--no-renames',
        '--ignore-submodules=dirty',
    ];
    const changedFor = async (looking) => (0,process_git/* pieces */.IE)(await looking.bytes(['status', ...options]))
        .map(changedPath)
        // A repository inside the work tree, such as a second checkout, is in no snapshot.
        .filter((path) => path.at(-1) !== SLASH && !isExcluded(path, left));
    let changed = await changedFor(git);
    const unfilteredFiles = await (0,process_git/* unfiltered */.Xn)(git, changed);
    if (unfilteredFiles.length > 0) {
        const really = new Set((await bySizeAndTime(repository, changedFor)).map(String));
        changed = changed.filter((path) => !unfilteredFiles.includes(path) || really.has(String(path)));
    }
    const isMerging = (0,external_node_fs_.existsSync)(repository.paths.MERGE_HEAD);
    if (changed.length === 0 && !isMerging)
        return;
    const names = changed.slice(0, 3).map(show).join(', ');
    throw invalid(isMerging ? 'a merge is under way in the checkout' : `the checkout has changes of its own (${names})`, 'Restore it before other steps change files.');
}
/**
 * Has git go by size and time, with an index that is younger than all files. Otherwise it compares a file by content
 * that was written in the same second as the index, and one whose filter is not run is then never the same.
 */
async function bySizeAndTime({ git, paths }, work) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'raymond-index-'));
    const index = (0,external_node_path_.join)(folder, 'index');
    try {
        await (0,promises_.copyFile)(paths.index, index);
        const later = Math.ceil(Date.now() / 1000) + 2;
        await (0,promises_.utimes)(index, later, later);
        return await work(git.with({}, { GIT_INDEX_FILE: index }));
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The path of a status line, which stands behind 1, 8 or 10 fields. */
function changedPath(line) {
    const kind = String.fromCharCode(line[0]);
    let at = 0;
    for (let left = kind === '1' ? 8 : kind === 'u' ? 10 : 1; left > 0; left--)
        at = line.indexOf(' ', at) + 1;
    return line.subarray(at);
}
/** Refuses a branch that stands elsewhere here, on commits that the snapshot does not go on from: it is left alone. */
async function checkBranches(git, snapshot) {
    for (const name of Object.keys(wantedBranches(snapshot))) {
        const reference = `refs/heads/${name}`;
        if ((await git.ask(['check-ref-format', reference])) === null)
            throw invalid(`${name} is no branch name`);
        const found = await (0,process_git/* commitOf */.D3)(git, reference);
        if (found !== null && found !== snapshot.base && found !== wantedBranches(snapshot)[name]) {
            throw invalid(`the branch ${name} is at ${found} here, and the snapshot was taken on ${snapshot.base}`);
        }
    }
}
/** The commit of each branch; null when HEAD is on a branch that has no commit. */
function wantedBranches({ branch, head, branches }) {
    return branch === null ? branches : { ...branches, [branch]: head };
}
/** Brings the bundle's objects into the repository, and checks that none is missing. Nothing refers to them yet. */
async function takeObjects(repository, file, snapshot) {
    const { git } = repository;
    if (!(0,external_node_fs_.existsSync)(file))
        throw invalid(`there is no ${file}`);
    const heads = await git.lines(['bundle', 'list-heads', file]);
    if (!heads.includes(`${snapshot.work_tree} ${REFERENCE}`))
        throw invalid('the bundle is another one');
    await git.text(['bundle', 'unbundle', file]).catch((error) => {
        throw /lacks these prerequisite/.test(error.message) ? historyMissing() : error;
    });
    await addShallow(repository, snapshot.shallow);
    const tips = [
        snapshot.work_tree,
        ...[snapshot.head].flatMap((id) => id ?? []),
        ...Object.values(snapshot.branches),
    ];
    const not = snapshot.base === null ? [] : [`^${snapshot.base}`];
    const trees = [snapshot.index_tree, ...(snapshot.extras === null ? [] : [snapshot.extras])];
    if ((await git.ask(['rev-list', '--objects', '--quiet', ...tips, ...trees, ...not])) === null) {
        throw historyMissing();
    }
}
/** Tells git of commits whose parents are not here, where the bundle's history ends. */
async function addShallow(repository, commits) {
    const known = new Set(await shallowCommits(repository));
    const added = [];
    for (const commit of commits) {
        if (known.has(commit))
            continue;
        const text = await repository.git.text(['cat-file', 'commit', commit]);
        const parents = [...text.split('\n\n')[0].matchAll(/^parent (\S+)$/gm)].map(([, parent]) => parent);
        const here = await Promise.all(parents.map((parent) => repository.git.ask(['cat-file', '-e', parent])));
        if (here.includes(null))
            added.push(commit);
    }
    if (added.length === 0)
        return;
    const path = repository.paths.shallow;
    const before = (0,external_node_fs_.existsSync)(path) ? await (0,promises_.readFile)(path, 'utf8') : '';
    await (0,promises_.writeFile)(`${path}.raymond`, before + added.map((commit) => `${commit}\n`).join(''));
    await (0,promises_.rename)(`${path}.raymond`, path);
}
/**
 * Writes through an index of our own, which knows the files as they are, and without filters.
 * @returns files that were left as they are: an earlier step has changed them, and told git not to look
 */
async function writeWorkTree(repository, environment, snapshot) {
    const scratch = await openScratch(repository, environment, await shallowCommits(repository));
    try {
        const { git } = scratch;
        const tree = `${snapshot.work_tree}^{tree}`;
        await (0,snapshot_flags/* clearFlags */.vt)(git, await (0,snapshot_flags/* readFlags */.uW)(git));
        await git.ask(['update-index', '-q', '--refresh']);
        const own = await git.bytes(['diff-files', '-z', '--name-only', '--ignore-submodules']);
        if (own.length === 0) {
            await git.text(['read-tree', '--reset', '-u', tree]);
            return [];
        }
        const aside = git.with({}, { GIT_INDEX_FILE: (0,external_node_path_.join)(scratch.folder, 'aside') });
        await aside.text(['read-tree', tree]);
        await aside.text(['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], { input: own });
        const withOwn = await aside.text(['write-tree', '--missing-ok']);
        await git.text(['read-tree', '--reset', '-u', withOwn]);
        return (0,process_git/* pieces */.IE)(await git.bytes(['diff', '--name-only', '-z', '--no-renames', tree, withOwn]));
    }
    finally {
        await scratch.remove();
    }
}
async function writeIndex(git, snapshot) {
    await git.text(['read-tree', '-i', '-m', snapshot.index_tree]);
    if (snapshot.extras !== null)
        await restoreExtras(git, snapshot.extras);
}
async function writeReferences(repository, snapshot) {
    const { git } = repository;
    const why = ['-m', 'raymond: restore'];
    for (const [name, commit] of Object.entries(wantedBranches(snapshot))) {
        if (commit !== null)
            await git.text(['update-ref', ...why, `refs/heads/${name}`, commit]);
    }
    if (snapshot.branch !== null) {
        await git.text(['symbolic-ref', ...why, 'HEAD', `refs/heads/${snapshot.branch}`]);
    }
    else if (snapshot.head !== null) {
        await git.text(['update-ref', ...why, '--no-deref', 'HEAD', snapshot.head]);
    }
    if (snapshot.merge === null)
        return;
    const { heads, message, mode } = snapshot.merge;
    await (0,promises_.writeFile)(repository.paths.MERGE_MSG, message);
    await (0,promises_.writeFile)(repository.paths.MERGE_MODE, mode);
    await (0,promises_.writeFile)(repository.paths.MERGE_HEAD, heads.map((head) => `${head}\n`).join(''));
}
const historyMissing = () => invalid('the checkout lacks history that it builds on', 'Check out with `fetch-depth: 0`.');
function invalid(why, advice = '') {
    return new errors/* StateError */.qq('STATE_INVALID', `The checkpoint's work tree cannot be restored: ${why}.${advice === '' ? '' : ` ${advice}`}`);
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/index.js




/***/ }),

/***/ 82316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ SNAPSHOT_VERSION),
/* harmony export */   E: () => (/* binding */ parseSnapshot)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);


const SNAPSHOT_VERSION = 1;
const objectId = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .regex */ .yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'no object id'));
const branchName = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minLength */ .BpQ(1), valibot__WEBPACK_IMPORTED_MODULE_1__/* .maxLength */ .Ru6(1000));
const snapshot = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: valibot__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(SNAPSHOT_VERSION),
    object_format: valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['sha1', 'sha256']),
    /** The commit that a fresh checkout has; null if nothing of the history is anywhere else. */
    base: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(objectId),
    /** Null on a branch without a commit. */
    head: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(objectId),
    /** Null on a detached HEAD. */
    branch: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(branchName),
    /** The tree of what was staged. */
    index_tree: objectId,
    /** The commit whose tree is the work tree, untracked files in it. */
    work_tree: objectId,
    /** A tree with what an index tree cannot say: unmerged entries, files only meant to be added, flags. */
    extras: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(objectId),
    /** Other local branches that no remote has. */
    branches: valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(branchName, objectId),
    /** A merge that was not committed yet. */
    merge: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ heads: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(objectId), message: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), mode: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    /** Commits in the bundle whose parents the clone did not have. */
    shallow: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(objectId),
    /** What was not kept, for people. */
    warnings: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    /** The size of the bundle. */
    bytes: valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0)),
});
/** @throws StateError STATE_INVALID for data that is no snapshot, or one of another version. */
function parseSnapshot(data) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(snapshot, data);
    if (parsed.success)
        return parsed.output;
    const issue = parsed.issues[0];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StateError */ .qq('STATE_INVALID', `The checkpoint's work tree cannot be used: ${valibot__WEBPACK_IMPORTED_MODULE_1__/* .getDotPath */ .BuJ(issue) ?? 'it'}: ${issue.message}.`);
}


/***/ })

};
