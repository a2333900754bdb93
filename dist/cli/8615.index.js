export const id = 8615;
export const ids = [8615];
export const modules = {

/***/ 35947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pullCommand: () => (/* binding */ pullCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var core_errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/git.js
var checkpoint_git = __webpack_require__(82523);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/belongs.js
const TO_GO_ON = ['workflow_file', 'ref', 'event_class', 'run_key'];
/**
 * Compares a header, once its seal has opened, with what this job expects (spec 4.3), exactly: not by prefix, case or
 * pattern.
 * @returns the first thing in which it is another's, or null
 */
function belongs(header, expected) {
    if (header.repository_id !== expected.repository_id)
        return 'repository_id';
    const { place } = expected;
    if (place !== null) {
        const different = TO_GO_ON.find((field) => header[field] !== place[field]);
        if (different !== undefined)
            return different;
    }
    return header.name === expected.name ? null : 'name';
}
const WORDS = {
    repository_id: 'another repository',
    workflow_file: 'another workflow file',
    ref: 'another branch or tag',
    event_class: 'another class of event',
    run_key: 'another run key',
    name: 'another name than it lies under',
};
/** A mismatch in words: `it belongs to another workflow file (ci.yml)`. */
function claimMismatchText(mismatch, header) {
    // A run key has many lines, and is of no use to people.
    const found = mismatch === 'run_key' ? '' : ` (${header[mismatch]})`;
    return `it belongs to ${WORDS[mismatch]}${found}`;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/event-class.js
const EVENT_CLASSES = ['trusted', 'untrusted'];
/**
 * Runs of these events work on the repository's own commit. That outsiders can cause some is the gate's business (spec
 * 4.8): a run that has passed it, parked and is woken by a dispatch has to be able to go on.
 */
const OWN_COMMIT = [
    ...['push', 'schedule', 'workflow_dispatch', 'repository_dispatch', 'merge_group'],
    ...['release', 'create', 'delete', 'deployment', 'deployment_status', 'registry_package', 'page_build'],
    ...['branch_protection_rule', 'label', 'milestone', 'public', 'gollum', 'fork', 'watch'],
    ...['issues', 'issue_comment', 'discussion', 'discussion_comment'],
];
/**
 * The class of an event, from its name. Untrusted is whatever brings a pull request or another workflow's run with it,
 * and every event that we do not know.
 * @param isAboutPullRequest a comment on an issue and one on a pull request have the same event name
 */
function eventClass(eventName, isAboutPullRequest) {
    return OWN_COMMIT.includes(eventName) && !isAboutPullRequest ? 'trusted' : 'untrusted';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/keys.js


/** The fewest characters that a line of `state-key` has. */
const MIN_STATE_KEY = 32;
/** The fewest different characters among them. */
const MIN_DIFFERENT = 8;
/** The largest share of steps from a character to a neighbour in `ROWS`; by chance it is about one in eight. */
const MAX_NEIGHBOURS = 3 / 4;
/** Characters that lie side by side in the alphabet and on keyboards. */
const ROWS = [
    ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
    ...['qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** The fewest characters of another secret. Local model servers take any word for a key: `dummy`, `ollama`. */
const MIN_OTHER = 8;
/** Characters. A shorter one seals, with a warning. Keys of the known services are longer. */
const STRONG_OTHER = 32;
/** Bytes of a key id. */
const keys_KEY_ID_BYTES = 8;
const HOW_TO_MAKE_ONE = 'Make one with `openssl rand -base64 32` and keep it as a secret.';
/**
 * Chooses which secret seals and which open (spec 4.3). With a `state-key` its first line seals, all of its lines open,
 * and no other secret does either. Without one, the first of the others seals. It alone also opens, so that it is clear
 * whose holder may write a checkpoint.
 * @param repositoryId GitHub's number of the repository: no key opens another repository's checkpoints
 * @throws UsageError for a line of `state-key` under 32 characters, a first one that could be guessed, or an id that is
 * no number
 */
function chooseKeys(secrets, repositoryId) {
    if (!/^\d{1,20}$/.test(repositoryId)) {
        throw new core_errors/* UsageError */.eb(`The repository's id is ${JSON.stringify(repositoryId)}; it must be a number.`);
    }
    const stateKeys = stateKeysIn(secrets);
    if (stateKeys.lines.length > 0) {
        const open = distinct(stateKeys.lines.map((line) => sealKey('state-key', line, repositoryId)));
        return { keys: { seal: open[0], open }, warnings: stateKeys.warnings };
    }
    const warnings = [];
    for (const { name, value } of candidates(secrets)) {
        if (value.length < MIN_OTHER) {
            warnings.push(`${name} has only ${value.length} characters and seals no checkpoint; state-key would.`);
            continue;
        }
        if (value.length < STRONG_OTHER) {
            warnings.push(`${name}, which seals this run's checkpoints, has only ${value.length} characters: who guesses it can read and forge them. Set state-key. ${HOW_TO_MAKE_ONE}`);
        }
        const key = sealKey(name, value, repositoryId);
        return { keys: { seal: key, open: [key] }, warnings };
    }
    return { keys: null, warnings };
}
function stateKeysIn({ stateKey, stateKeyName: name = 'The input state-key', onlyOpens = false }) {
    const lines = [];
    const warnings = [];
    for (const [index, each] of (stateKey ?? '').split(/\r\n|\r|\n/).entries()) {
        const line = each.trim();
        const length = [...line].length;
        if (line === '')
            continue;
        if (length < MIN_STATE_KEY)
            throw new core_errors/* UsageError */.eb(`${name} has ${length} characters in line ${index + 1}; each line is a key of at least ${MIN_STATE_KEY}. ${HOW_TO_MAKE_ONE}`);
        const weakness = weaknessOf(line);
        if (weakness !== null && lines.length === 0 && !onlyOpens)
            throw new core_errors/* UsageError */.eb(`${name} could be guessed: line ${index + 1} ${weakness}. ${HOW_TO_MAKE_ONE} Put the new one first; behind it this one still opens what it has sealed.`);
        if (weakness !== null)
            warnings.push(`${name} has a key that could be guessed: line ${index + 1} ${weakness}. It still opens what it has sealed, and who guesses it can forge that: take the line out as soon as nothing waits under it.`);
        lines.push(line);
    }
    return { lines, warnings };
}
/** Why people or programs would try this key; null when no reason is to be seen. */
function weaknessOf(line) {
    const characters = [...line.toLowerCase()];
    const { length } = characters;
    const different = new Set(line).size;
    if (different < MIN_DIFFERENT)
        return `has only ${different} different characters`;
    const repeats = (piece) => characters.every((each, at) => at < piece || each === characters[at - piece]);
    for (let piece = 1; piece <= length / 2; piece++)
        if (repeats(piece))
            return `repeats a piece of ${piece} characters`;
    const isStep = (each, at) => {
        const before = characters[at - 1] ?? '';
        return before === each || ROWS.some((row) => row.includes(before + each) || row.includes(each + before));
    };
    const steps = characters.slice(1).filter((each, at) => isStep(each, at + 1)).length;
    return steps > (length - 1) * MAX_NEIGHBOURS ? 'goes along the alphabet, numbers or a keyboard' : null;
}
function distinct(keys) {
    return keys.filter((key, index) => keys.findIndex(({ secret }) => secret.equals(key.secret)) === index);
}
function candidates({ others, hasCloudSession }) {
    return others
        .map(({ value, ...rest }) => ({ ...rest, value: (value ?? '').trim() }))
        .filter(({ value }) => value !== '')
        .filter(({ name, value, isGitHubToken }) => isGitHubToken
        ? isPersonalToken(value)
        : !(hasCloudSession && name.startsWith('AWS_')) && isStatic(value))
        .map(({ name, value, isGitHubToken }) => ({ name: isGitHubToken ? PERSONAL : name, value }));
}
const PERSONAL = 'the personal GitHub token';
/** Whether a token is a person's, classic or fine-grained. Those of apps and jobs (`ghs_`, `ghu_`) end within hours. */
const isPersonalToken = (token) => /^(?:ghp_|github_pat_)\w+$/.test(token);
/** Whether it is none of a job's or app's GitHub token, a JWT (OIDC), or an AWS session's key. */
const isStatic = (value) => !/^(?:gh[sur]_|eyJ[\w-]*\.|ASIA[A-Z0-9]{12})/.test(value) && !/^v1\.[0-9a-f]{40}$/.test(value);
/** @param source for messages; the command line (RAYMOND_STATE_KEY) comes here through `chooseKeys` as well */
function sealKey(source, text, repositoryId) {
    const secret = (0,external_node_crypto_.createSecretKey)(Buffer.from(text, 'utf8'));
    const id = derive(secret, '', `raymond-v2 key id ${repositoryId}`, keys_KEY_ID_BYTES).toString('hex');
    return { source, id, secret, repositoryId };
}
/** Key and nonces of one file, new with each salt: HKDF(secret, salt, `raymond-v2` + repository id). */
function keys_fileKey({ secret, repositoryId }, salt) {
    const bytes = derive(secret, salt, `raymond-v2${repositoryId}`, 39);
    return { key: bytes.subarray(0, 32), noncePrefix: bytes.subarray(32) };
}
/** The key of the names' HMAC; see `keyHash`. */
function keys_nameKey({ secret, repositoryId }) {
    return derive(secret, '', `raymond-v2 names ${repositoryId}`, 32);
}
/** The key of the HMAC in the mark of a question that we have put on an issue (spec 4.5). */
function questionKey({ secret, repositoryId }) {
    return derive(secret, '', `raymond-v2 questions ${repositoryId}`, 32);
}
/**
 * The key of what is not sealed, which everybody has. With it an unsealed file has the same frame, in which chance
 * damage and a cut are found, and one reader does for both.
 */
const keys_EVERYBODYS_KEY = sealKey('nobody', 'raymond: this file is not sealed', '0');
function derive(secret, salt, info, bytes) {
    return Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', secret, salt, info, bytes));
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/limits.js
/** The version of what lies in a checkpoint, and how. Another version needs another reader. */
const CONTENT_VERSION = 1;
/** The limits of spec 4.3: 2 GB in all. */
const limits_LIMITS = {
    unpackedBytes: 2 * 1024 ** 3,
    entries: 200_000,
    allPathsBytes: 32 * 1024 ** 2,
    pathBytes: 1024,
    nameBytes: 255,
    depth: 64,
};
/** Bytes of the header's JSON. The header lies in the first chunk, so that one chunk tells whose a checkpoint is. */
const limits_MAX_HEADER_BYTES = 16 * 1024;
/** Bytes that a sealed file may have. No file is read further than its limits can need. */
function maxSealedBytes({ unpackedBytes, entries, allPathsBytes }) {
    const framed = unpackedBytes + allPathsBytes + entries * 16 + limits_MAX_HEADER_BYTES;
    return Math.ceil(framed * (1 + 1 / 1024)) + 1024;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/names.js


/**
 * The `<key hash>` in the names of a run key's checkpoints (spec 4.3): an HMAC with the key, so that nobody
 * learns the run key from a name, or can make one. Without a key it only has to be short.
 * @returns 20 hexadecimal digits
 */
function keyHash(key, runKey) {
    const hash = key === null ? createHash('sha256') : createHmac('sha256', nameKey(key));
    return hash.update(runKey).digest('hex').slice(0, 20);
}
/** What all names of a run key begin with. Every part ends with `-`, since caches are found by prefix. */
const namePrefix = (hash) => `raymond-v2-${hash}-`;
/**
 * The name of the record that a run has kept something of a key in an artifact. It is the same for all runs, so that
 * one request lists them.
 * @param prefix of `namePrefix`
 */
const begunName = (prefix) => `${prefix}begun`;
/** The name that one checkpoint has. The store may need another ending, the header has this one. */
function checkpointName(hash, { run_id: runId, attempt, sequence }) {
    return `${namePrefix(hash)}${runId}-${attempt}-${sequence}-`;
}
/** @returns null for what is no checkpoint's name under the prefix */
function claimsOf(name, prefix) {
    if (!name.startsWith(prefix))
        return null;
    const parts = /^(\d{1,20})-(\d{1,9})-(\d{1,9})-$/.exec(name.slice(prefix.length));
    if (parts === null)
        return null;
    const [attempt, sequence] = [Number(parts[2]), Number(parts[3])];
    return attempt < 1 || sequence < 1 ? null : { run_id: parts[1], attempt, sequence };
}
/** The same of a name whose key is not known. `hash` is the same for all names of one run key under one key. */
function claimsOfAny(name) {
    const [prefix, hash] = /^raymond-v2-([0-9a-f]{20})-/.exec(name) ?? [];
    const claims = prefix === undefined ? null : claimsOf(name, prefix);
    return claims && { ...claims, hash: hash };
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/order.js
/**
 * Finds the newest checkpoint of a run key, by the sealed headers alone: not by run id, time or the order of a list,
 * which others can bring about.
 * Within a workflow run the attempt decides, then the sequence: a late save of an attempt that has been given up
 * doesn't count. Between workflow runs (a run key of one's own) attempts say nothing, and the sequence decides, which
 * goes on across runs (`nextSequence`).
 * @param headers of checkpoints that belong to us; the same one from two stores counts once
 */
function newest(headers, asking) {
    const distinct = [...new Map(headers.map((header) => [identity(header), header])).values()];
    const colliding = distinct.find((header) => isCollision(header, asking));
    if (colliding !== undefined)
        return { kind: 'collision', header: colliding };
    const runs = new Map();
    for (const header of distinct.sort(byAttemptAndSequence)) {
        runs.set(header.run_id, [...(runs.get(header.run_id) ?? []), header]);
    }
    const ordered = [];
    while (runs.size > 0) {
        const [first, second] = [...runs.values()].map((run) => run[0]).sort((a, b) => b.sequence - a.sequence);
        if (second !== undefined && second.sequence === first.sequence) {
            if (ordered.length === 0)
                return { kind: 'diverged', headers: [first, second] };
            // Nobody knows which of these comes next, so the list ends here.
            break;
        }
        ordered.push(first);
        const rest = runs.get(first.run_id).slice(1);
        if (rest.length === 0)
            runs.delete(first.run_id);
        else
            runs.set(first.run_id, rest);
    }
    const [head, ...tail] = ordered;
    return head === undefined ? { kind: 'none' } : { kind: 'found', headers: [head, ...tail] };
}
const byAttemptAndSequence = (a, b) => b.attempt - a.attempt || b.sequence - a.sequence;
/** What makes a checkpoint the same, since two steps of one attempt can have given two of them the same numbers. */
const identity = (header) => JSON.stringify([header.name, header.run_id, header.attempt, header.sequence, header.job, header.step]);
function isCollision(header, asking) {
    return (header.run_id === asking.run_id &&
        header.attempt === asking.attempt &&
        (header.job !== asking.job || header.step !== asking.step));
}
/** The sequence of the next checkpoint, above all that are known of the run key, whatever became of them. */
function nextSequence(headers) {
    return headers.reduce((highest, { sequence }) => Math.max(highest, sequence), 0) + 1;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/entry-names.js
/** Names that Windows takes for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *(?:\.|$)/i;
/**
 * The rules for the paths of an archive: relative, `/` between the names, no name that any system reads otherwise than
 * it is written, and no two that some system takes for one, by case, Unicode form or invisible characters. Each folder
 * comes before what is in it. Packing and unpacking have the same rules.
 */
class entry_names_EntryNames {
    options;
    folders = new Set(['']);
    taken = new Set();
    bytes = 0;
    constructor(options) {
        this.options = options;
    }
    /** Takes a path in. @returns null, or what is wrong with a path that is not taken in */
    add(path, isFolder) {
        const { limits, windows } = this.options;
        const problem = pathProblem(path, limits) ?? firstOf(path.split('/'), (name) => nameProblem(name, windows));
        if (problem !== null)
            return problem;
        const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        if (!this.folders.has(parent))
            return 'its folder does not come before it';
        const folded = fold(path);
        if (this.taken.has(folded))
            return 'on some systems its name is the same as another one’s';
        this.taken.add(folded);
        this.bytes += Buffer.byteLength(path);
        if (isFolder)
            this.folders.add(path);
        return null;
    }
    get count() {
        return this.taken.size;
    }
    get isTooMuch() {
        return this.count > this.options.limits.entries || this.bytes > this.options.limits.allPathsBytes;
    }
}
function pathProblem(path, limits) {
    const names = path.split('/');
    if (path === '')
        return 'it has no name';
    if (Buffer.byteLength(path) > limits.pathBytes)
        return `its path has over ${limits.pathBytes} bytes`;
    if (names.length > limits.depth)
        return `it lies over ${limits.depth} folders deep`;
    if (names.some((name) => Buffer.byteLength(name) > limits.nameBytes)) {
        return `its name has over ${limits.nameBytes} bytes`;
    }
    return null;
}
function nameProblem(name, windows) {
    if (name === '')
        return 'a name in its path is empty, or the path is absolute';
    // A surrogate cannot be written in UTF-8; U+FFFD stands for bytes that were no UTF-8.
    if (/[\p{Surrogate}\uFFFD]/u.test(name))
        return 'its name is not in UTF-8';
    if (/[\u0000-\u001f\u007f-\u009f\\]/.test(name))
        return 'its name has a control character or a backslash';
    const folded = fold(name);
    if (/^\.{0,2}$/.test(folded))
        return 'its path leads upwards';
    if (/[. ]$/.test(folded))
        return 'its name ends with a dot or a space, which Windows drops';
    if (DEVICE.test(folded))
        return 'its name is a device on Windows';
    if (windows && /[<>:"|?*]/.test(name))
        return 'its name has a character that Windows does not allow';
    return null;
}
/** Gives the same for names that some file system takes for one. Where it is too strict, a name is only left out. */
function fold(name) {
    return name
        .normalize('NFKD')
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .toUpperCase()
        .toLowerCase()
        .normalize('NFKD');
}
function firstOf(list, find) {
    for (const each of list) {
        const found = find(each);
        if (found !== null)
            return found;
    }
    return null;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/refusal.js
/** Thrown within this folder when a file is at fault; `refusing` makes a value of it. */
class refusal_Refused extends Error {
    refusal;
    name = 'Refused';
    constructor(refusal) {
        super(refusal.why);
        this.refusal = refusal;
    }
}
const broken = (why) => new refusal_Refused({ kind: 'broken', why });
const tooLarge = (why) => new refusal_Refused({ kind: 'too_large', why });
/** Marks a refusal of what is ours by its header: it was made by somebody who has the key. @throws Refused */
async function ofKeyholder(open) {
    try {
        return await open();
    }
    catch (error) {
        const isJudged = error instanceof refusal_Refused && error.refusal.kind !== 'not_ours';
        throw isJudged ? new refusal_Refused({ ...error.refusal, isKeyholders: true }) : error;
    }
}
/** Turns a refusal into a value. Any other error, I/O of ours above all, goes on upwards. */
async function refusal_refusing(open) {
    try {
        return await open();
    }
    catch (error) {
        if (error instanceof refusal_Refused)
            return error.refusal;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/archive.js
/**
 * A folder as one stream. A frame of our own and not tar: both ends are ours, and of what tar can say (links,
 * devices, owners, sparse files, pax headers, three ways to write a long name) a checkpoint may say nothing, so a
 * library would bring a parser whose every feature has to be refused again. This one has no word for them.
 * Nothing is compressed: what is large in a checkpoint (the git bundle) already is, no file can then be larger
 * than what was sent, and the size tells nothing of what is inside.
 *
 *   entry      1  kind: 1 folder, 2 file, 3 program (a file that its owner may run)
 *              2  bytes of the path
 *              8  bytes of the contents; 0 for a folder
 *                 path, UTF-8, then contents
 *   at the end 1  kind: 0
 *              4  how many entries there were
 *              8  bytes of all contents together
 *
 * Numbers are big-endian. Folders come before what is in them; the folder itself has no entry. Nothing follows
 * the end.
 */






const END = 0;
const KINDS = [null, 'folder', 'file', 'program'];
const ENTRY_BYTES = 11;
const END_BYTES = 13;
const READ_BYTES = 64 * 1024;
const NOT_REGULAR = 'it is a link or a device';
const { O_RDONLY, O_NONBLOCK } = external_node_fs_.constants;
/** Windows has no such flag; links need special rights there. */
const O_NOFOLLOW = external_node_fs_.constants.O_NOFOLLOW ?? 0;
/**
 * Packs a folder, names in order, so that equal folders give equal archives. Links, devices, what cannot be read
 * and names that not every system can have are left out, and told. Constant memory, but for the names.
 * @throws StateError STATE_WRITE_FAILED when it is over the limits, or a file shrinks while it is read
 */
async function* archive_packFolder(folder, limits, leaveOut) {
    const packer = new Packer(folder, limits, leaveOut);
    yield* packer.entries('', await listed(folder));
    yield packer.end();
}
class Packer {
    folder;
    limits;
    leaveOut;
    names;
    bytes = 0;
    constructor(folder, limits, leaveOut) {
        this.folder = folder;
        this.limits = limits;
        this.leaveOut = leaveOut;
        this.names = new EntryNames({ limits, windows: process.platform === 'win32' });
    }
    async *entries(at, entries) {
        for (const entry of entries) {
            const path = at === '' ? entry.name : `${at}/${entry.name}`;
            if (entry.isDirectory())
                yield* this.subfolder(path);
            else if (entry.isFile())
                yield* this.file(path);
            else
                this.leaveOut({ path, why: NOT_REGULAR });
        }
    }
    async *subfolder(path) {
        const entries = await listed(join(this.folder, path)).catch(messageOf);
        if (typeof entries === 'string')
            return this.leaveOut({ path, why: entries });
        if (!this.take(path, true))
            return;
        yield entryHead('folder', path, 0);
        yield* this.entries(path, entries);
    }
    async *file(path) {
        const file = await openRegular(join(this.folder, path)).catch(messageOf);
        if (typeof file === 'string')
            return this.leaveOut({ path, why: file });
        try {
            const { size, mode } = await file.stat();
            if (!this.take(path, false))
                return;
            this.bytes += size;
            if (this.bytes > this.limits.unpackedBytes)
                throw cannotSeal(`has over ${this.limits.unpackedBytes} bytes`);
            yield entryHead((mode & 0o100) === 0 ? 'file' : 'program', path, size);
            yield* contents(file, size, path);
        }
        finally {
            await file.close();
        }
    }
    take(path, isFolder) {
        const why = this.names.add(path, isFolder);
        if (why !== null)
            this.leaveOut({ path, why });
        else if (this.names.isTooMuch) {
            throw cannotSeal(`has over ${this.limits.entries} files and folders, or too long names`);
        }
        return why === null;
    }
    end() {
        const end = Buffer.alloc(END_BYTES);
        end.writeUInt32BE(this.names.count, 1);
        end.writeBigUInt64BE(BigInt(this.bytes), 5);
        return end;
    }
}
async function listed(folder) {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** Opens a file without following a link, or waiting at a pipe, that has taken its place meanwhile. */
async function openRegular(path) {
    const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    if ((await file.stat()).isFile())
        return file;
    await file.close();
    throw new Error(NOT_REGULAR);
}
/** Gives as many bytes as the file had when it was opened. What is appended meanwhile is for the next checkpoint. */
async function* contents(file, size, path) {
    for (let position = 0; position < size;) {
        const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, size - position));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0)
            throw cannotSeal(`has a file that was cut off while it was read (${path})`);
        yield buffer.subarray(0, bytesRead);
        position += bytesRead;
    }
}
function entryHead(kind, path, size) {
    const name = Buffer.from(path);
    const head = Buffer.alloc(ENTRY_BYTES);
    head[0] = KINDS.indexOf(kind);
    head.writeUInt16BE(name.length, 1);
    head.writeBigUInt64BE(BigInt(size), 3);
    return Buffer.concat([head, name]);
}
const cannotSeal = (why) => new StateError('STATE_WRITE_FAILED', `The checkpoint could not be sealed: it ${why}.`);
/**
 * Reads and checks all of an archive but the contents: before this has come to its end, nothing is unpacked.
 * @param length bytes of the archive, which fills its file
 * @throws Refused broken, too_large
 */
async function readEntries(file, length, options) {
    const { limits } = options;
    const names = new entry_names_EntryNames(options);
    const reader = new ContentReader(file, length);
    const entries = [];
    let bytes = 0;
    for (;;) {
        const [kindByte] = await reader.take(1);
        if (kindByte === END)
            break;
        const kind = KINDS[kindByte];
        if (kind == null)
            throw broken(`entry ${entries.length + 1} is of an unknown kind`);
        const head = await reader.take(ENTRY_BYTES - 1);
        const size = head.readBigUInt64BE(2);
        if (kind === 'folder' && size !== 0n)
            throw broken('a folder in it has contents');
        // What is no UTF-8 becomes U+FFFD here, which no name may have.
        const path = (await reader.take(head.readUInt16BE(0))).toString('utf8');
        const problem = names.add(path, kind === 'folder');
        if (problem !== null)
            throw broken(`${shown(path)} is in it: ${problem}`);
        if (names.isTooMuch)
            throw tooLarge(`it has over ${limits.entries} files and folders, or too long names`);
        if (size > BigInt(limits.unpackedBytes - bytes)) {
            throw tooLarge(`its files have over ${limits.unpackedBytes} bytes`);
        }
        entries.push({ path, kind, size: Number(size), at: reader.position });
        bytes += Number(size);
        reader.skip(Number(size));
    }
    const end = await reader.take(END_BYTES - 1);
    const isWhole = end.readUInt32BE(0) === entries.length && end.readBigUInt64BE(4) === BigInt(bytes);
    if (!isWhole || reader.position !== length)
        throw broken('its end is wrong');
    return entries;
}
/** A name as messages show it, without control characters and not too long. */
const shown = (path) => JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
/** Reads a file forwards, in large pieces, and never behind its end. */
class ContentReader {
    file;
    length;
    position = 0;
    buffer = Buffer.alloc(0);
    bufferAt = 0;
    constructor(file, length) {
        this.file = file;
        this.length = length;
    }
    async take(size) {
        if (size > this.length - this.position)
            throw broken('an entry of it is cut off');
        const isHere = () => this.position >= this.bufferAt && this.position + size <= this.bufferAt + this.buffer.length;
        if (!isHere()) {
            const buffer = Buffer.allocUnsafe(Math.max(size, READ_BYTES));
            const { bytesRead } = await this.file.read(buffer, 0, buffer.length, this.position);
            this.buffer = buffer.subarray(0, bytesRead);
            this.bufferAt = this.position;
            if (!isHere())
                throw new Error('a file of ours is shorter than what was written to it');
        }
        const start = this.position - this.bufferAt;
        this.position += size;
        return this.buffer.subarray(start, start + size);
    }
    skip(size) {
        if (size > this.length - this.position)
            throw broken('an entry of it is cut off');
        this.position += size;
    }
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/header.js




const header_text = (characters) => dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(characters));
const digits = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\d{1,20}$/));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1));
const schema = dist/* strictObject */.rej({
    version: dist/* literal */.euz(CONTENT_VERSION),
    repository_id: digits,
    /** `.github/workflows/triage.yml`, without the ref. */
    workflow_file: header_text(1000),
    ref: header_text(1000),
    event_class: dist/* picklist */.KIO(EVENT_CLASSES),
    /** The whole run key, since nobody reads it without the key. */
    run_key: header_text(8000),
    /** GitHub's id of the workflow run. */
    run_id: digits,
    attempt: count,
    /** The job's full name. */
    job: header_text(1000),
    /** The value of GITHUB_ACTION. */
    step: header_text(1000),
    /** Which checkpoint of its run key it is, counted from 1. */
    sequence: count,
    /** The name that it was stored under. A copy that is saved again under another name doesn't count. */
    name: header_text(512),
    /** ISO 8601, for people: nothing is ordered by it. */
    time: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()),
    /** The version of raymond that wrote it. */
    writer: header_text(100),
});
/** The header's bytes at the beginning of what is sealed: their number, then JSON. @throws TypeError, RangeError */
function header_encodeHeader(header) {
    const result = v.safeParse(schema, header);
    if (!result.success)
        throw new TypeError(`The header of a checkpoint is wrong: ${problemOf(result.issues)}`);
    const json = Buffer.from(JSON.stringify(result.output));
    if (json.length > MAX_HEADER_BYTES) {
        throw new RangeError(`The header of a checkpoint has ${json.length} bytes, more than ${MAX_HEADER_BYTES}`);
    }
    const length = Buffer.alloc(4);
    length.writeUInt32BE(json.length);
    return Buffer.concat([length, json]);
}
/**
 * @returns the header at the beginning of the first chunk, and the rest of the chunk
 * @throws Refused
 */
function decodeHeader(chunk) {
    const length = chunk.length < 4 ? Number.POSITIVE_INFINITY : chunk.readUInt32BE(0);
    if (length > limits_MAX_HEADER_BYTES || chunk.length < 4 + length)
        throw broken('it has no header');
    let data;
    try {
        data = JSON.parse(chunk.toString('utf8', 4, 4 + length));
    }
    catch {
        throw broken('its header is no JSON');
    }
    const version = dist/* safeParse */.xLC(dist/* looseObject */._H3({ version: count }), data);
    if (version.success && version.output.version !== CONTENT_VERSION) {
        const found = version.output.version;
        throw new refusal_Refused({
            kind: 'other_version',
            version: found,
            why: `its contents have version ${found}, and this action reads version ${CONTENT_VERSION}`,
        });
    }
    const result = dist/* safeParse */.xLC(schema, data);
    if (!result.success)
        throw broken(`its header is wrong: ${problemOf(result.issues)}`);
    return { header: result.output, rest: chunk.subarray(4 + length) };
}
function problemOf([issue]) {
    return `${dist/* getDotPath */.BuJ(issue) ?? 'the whole'}: ${issue.message}`;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/stream.js
/**
 * The sealed frame: AES-256-GCM in Rogaway's STREAM (Hoang, Reyhanitabar, Rogaway, Vizár 2015), as age and
 * Tink use it. docs/checkpoint-format.md has the same with test vectors.
 *
 *   preamble  49 bytes, in clear, the additional data (AAD) of every chunk
 *      0   8  magic: `RAYMSEAL`; `RAYMOPEN` where nothing is secret
 *      8   1  version of the frame: 2
 *      9   8  key id: which key is wanted
 *     17  32  salt, random, new for every file
 *   chunks    each: up to 65,536 bytes of ciphertext, then a tag of 16 bytes
 *
 *   key(32) | prefix(7) = HKDF-SHA256(secret, salt, `raymond-v2` + repository id)
 *   nonce(12)           = prefix(7) | number of the chunk from 0, big-endian (4) | 1 for the last chunk, else 0 (1)
 *
 * All chunks but the last are full; the last is empty only where the whole is. So there is one frame for a
 * plaintext and a salt. The counter refuses what is reordered, doubled or left out, the flag what is cut off or
 * appended, the salt (a key a file) what comes from another file, the additional data a changed preamble.
 */



const FRAME_VERSION = 2;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const stream_SALT_BYTES = 32;
const stream_PREAMBLE_BYTES = 49;
const MAGIC_BYTES = 8;
const SEALED = Buffer.from('RAYMSEAL');
const UNSEALED = Buffer.from('RAYMOPEN');
const MAX_CHUNKS = 2 ** 32;
function stream_makePreamble(isSealed, keyId, salt) {
    const id = Buffer.from(keyId, 'hex');
    if (id.length !== KEY_ID_BYTES || salt.length !== stream_SALT_BYTES)
        throw new RangeError('no key id, or no salt');
    const magic = isSealed ? SEALED : UNSEALED;
    const bytes = Buffer.concat([magic, Buffer.from([FRAME_VERSION]), id, salt]);
    return { isSealed, keyId, salt, bytes };
}
/** @throws Refused broken, other_version */
function stream_parsePreamble(bytes) {
    const magic = bytes.subarray(0, MAGIC_BYTES);
    const isSealed = magic.equals(SEALED);
    if (!isSealed && !magic.equals(UNSEALED))
        throw broken('it is no checkpoint: it begins otherwise');
    const version = bytes[MAGIC_BYTES];
    if (version === undefined)
        throw broken('it is cut off in its first bytes');
    if (version !== FRAME_VERSION) {
        const why = `its frame has version ${version}, and this action reads version ${FRAME_VERSION}`;
        throw new refusal_Refused({ kind: 'other_version', version, why });
    }
    if (bytes.length !== stream_PREAMBLE_BYTES)
        throw broken('it is cut off in its first bytes');
    return { isSealed, keyId: bytes.toString('hex', 9, 17), salt: bytes.subarray(17), bytes };
}
/** Encrypts a stream: the preamble, then chunk by chunk. Constant memory. */
async function* stream_sealStream(plain, key, preamble) {
    yield preamble.bytes;
    let number = 0;
    for await (const { bytes, isLast } of stream_pieces(plain, CHUNK_BYTES)) {
        const cipher = createCipheriv('aes-256-gcm', key.key, nonce(key, number, isLast), {
            authTagLength: TAG_BYTES,
        });
        cipher.setAAD(preamble.bytes);
        yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
        number += 1;
    }
}
/**
 * Decrypts the chunks behind a preamble; gives each as soon as it is verified. What was given is whole only when the
 * generator has ended: before that, the rest may be missing.
 * @throws Refused broken
 */
async function* openStream(sealed, key, preamble) {
    let number = 0;
    for await (const { bytes, isLast } of stream_pieces(sealed, CHUNK_BYTES + TAG_BYTES)) {
        const length = bytes.length - TAG_BYTES;
        if (length < 0 || (length === 0 && number > 0))
            throw broken(`it is cut off in chunk ${number}`);
        const decipher = (0,external_node_crypto_.createDecipheriv)('aes-256-gcm', key.key, nonce(key, number, isLast), {
            authTagLength: TAG_BYTES,
        });
        decipher.setAAD(preamble.bytes);
        decipher.setAuthTag(bytes.subarray(length));
        const plain = decipher.update(bytes.subarray(0, length));
        try {
            decipher.final();
        }
        catch {
            throw broken(`chunk ${number} is not what was sealed: it was changed, or the file is cut off there`);
        }
        yield plain;
        number += 1;
    }
}
function nonce({ noncePrefix }, number, isLast) {
    if (number >= MAX_CHUNKS)
        throw new RangeError('more chunks than a nonce can count');
    const bytes = Buffer.alloc(12);
    noncePrefix.copy(bytes);
    bytes.writeUInt32BE(number, 7);
    bytes[11] = isLast ? 1 : 0;
    return bytes;
}
/** Cuts a stream into pieces of `size` bytes; the last may be shorter, and is empty only where the stream is. */
async function* stream_pieces(source, size) {
    let held = [];
    let length = 0;
    for await (const chunk of source) {
        held.push(chunk);
        length += chunk.length;
        // A full piece is known not to be the last only when another byte follows it.
        if (length <= size)
            continue;
        let all = Buffer.concat(held, length);
        for (; all.length > size; all = all.subarray(size))
            yield { bytes: all.subarray(0, size), isLast: false };
        held = [all];
        length = all.length;
    }
    yield { bytes: Buffer.concat(held, length), isLast: true };
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/unpack.js




const COPY_BYTES = 64 * 1024;
/** Whatever already has the name, a link above all, is neither written to nor followed. */
const NEW_FILE = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | (external_node_fs_.constants.O_NOFOLLOW ?? 0);
/**
 * Writes an archive's entries, which `readEntries` has checked, below a folder that must not be there yet. All is
 * for its owner alone. If it fails, nothing is left.
 * @throws Refused broken, where two names meet on this very file system, or one is too long for it
 */
async function unpack(archive, entries, into) {
    await (0,promises_.mkdir)(into, { mode: 0o700 });
    try {
        for (const entry of entries) {
            const path = (0,external_node_path_.join)(into, entry.path);
            await (entry.kind === 'folder' ? (0,promises_.mkdir)(path, { mode: 0o700 }) : unpack_writeFile(archive, entry, path)).catch((error) => {
                const isItsFault = ['EEXIST', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL'].includes(error.code ?? '');
                throw isItsFault
                    ? broken(`${JSON.stringify(entry.path)} cannot be made here (${error.code})`)
                    : error;
            });
        }
    }
    catch (error) {
        await (0,promises_.rm)(into, { recursive: true, force: true });
        throw error;
    }
}
async function unpack_writeFile(archive, { kind, size, at }, path) {
    const file = await (0,promises_.open)(path, NEW_FILE, kind === 'program' ? 0o700 : 0o600);
    try {
        const buffer = Buffer.allocUnsafe(Math.min(size, COPY_BYTES));
        for (let done = 0; done < size;) {
            const { bytesRead } = await archive.read(buffer, 0, Math.min(buffer.length, size - done), at + done);
            if (bytesRead === 0)
                throw new Error('a file of ours is shorter than what was written to it');
            await file.writeFile(buffer.subarray(0, bytesRead));
            done += bytesRead;
        }
    }
    finally {
        await file.close();
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/seal.js












/**
 * Seals a folder into one file (spec 4.3), streamed. The file appears whole or not at all, for its owner alone;
 * a link that lies in its place is replaced and not followed. The salt is drawn here and is no argument: two
 * files of one salt would give both away.
 * @throws StateError STATE_WRITE_FAILED when the folder is over the limits or a file in it shrinks meanwhile;
 *   TypeError for a header that no reader would take; what the file system throws
 */
async function sealFolder(options) {
    const { folder, header, key, out, limits = LIMITS } = options;
    const used = key ?? EVERYBODYS_KEY;
    const preamble = makePreamble(key !== null, used.id, randomBytes(SALT_BYTES));
    const leftOut = [];
    const start = encodeHeader(header);
    async function* plain() {
        yield start;
        yield* packFolder(folder, limits, (entry) => leftOut.push(entry));
    }
    const unfinished = `${out}.${randomBytes(6).toString('hex')}.tmp`;
    try {
        const bytes = await writeNew(unfinished, sealStream(plain(), fileKey(used, preamble.salt), preamble));
        await rename(unfinished, out);
        return { bytes, leftOut };
    }
    catch (error) {
        await rm(unfinished, { force: true });
        throw error;
    }
}
/**
 * Opens a sealed file: finds the key, verifies it to the last chunk into a private file, compares its header with what
 * is expected, checks every entry, and only then unpacks. A header that is not ours ends this at the first chunk. Never
 * throws for what is in the file, only when this machine fails (no such file, disk full, `into` is there). A file that
 * it does not open leaves nothing behind.
 */
async function openSealed(options) {
    const { expected, into, limits = limits_LIMITS, windows = process.platform === 'win32' } = options;
    return await refusal_refusing(async () => {
        return await reading(options, limits, async ({ header, contents }) => {
            const mismatch = belongs(header, expected);
            if (mismatch !== null) {
                throw new refusal_Refused({ kind: 'not_ours', mismatch, header, why: claimMismatchText(mismatch, header) });
            }
            const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(into), '.raymond-seal-'));
            try {
                const verified = (0,external_node_path_.join)(scratch, 'archive');
                const bytes = await writeNew(verified, contents);
                const archive = await (0,promises_.open)(verified, 'r');
                try {
                    await unpack(archive, await readEntries(archive, bytes, { limits, windows }), into);
                }
                finally {
                    await archive.close();
                }
            }
            finally {
                await (0,promises_.rm)(scratch, { recursive: true, force: true });
            }
            return { kind: 'opened', header };
        });
    });
}
/**
 * The header of a sealed file, from its first chunk: enough to tell whose it is and which is the newest, without
 * verifying gigabytes. It does not tell whether the rest opens.
 */
async function readHeader(options) {
    return await refusal_refusing(() => reading(options, options.limits ?? limits_LIMITS, async ({ header }) => ({ kind: 'header', header })));
}
/** Which key a file is sealed under, read without any key; null when it is not sealed. */
async function peekKeyId(file) {
    return await refusing(async () => {
        const handle = await openFile(file);
        try {
            const { isSealed, keyId } = await readPreamble(handle);
            return { kind: 'key_id', keyId: isSealed ? keyId : null };
        }
        finally {
            await handle.close();
        }
    });
}
/** The same of a file's first bytes. Null, too, for what does not begin as a checkpoint does. */
function keyIdIn(start) {
    try {
        const { isSealed, keyId } = parsePreamble(start.subarray(0, PREAMBLE_BYTES));
        return isSealed ? keyId : null;
    }
    catch (error) {
        if (error instanceof Refused)
            return null;
        throw error;
    }
}
/** Opens a file as far as its header. @throws Refused */
async function reading({ file, keys }, limits, use) {
    const handle = await openFile(file);
    try {
        const { size } = await handle.stat();
        if (size > maxSealedBytes(limits))
            throw tooLarge(`it has ${size} bytes`);
        const preamble = await readPreamble(handle);
        const key = keys_fileKey(keyFor(preamble, keys), preamble.salt);
        const plain = openStream(chunksOf(handle), key, preamble);
        try {
            const { value: first } = await plain.next();
            return await ofKeyholder(async () => {
                const { header, rest } = decodeHeader(first ?? Buffer.alloc(0));
                return await use({ header, contents: after(rest, plain) });
            });
        }
        finally {
            await plain.return(undefined);
        }
    }
    finally {
        await handle.close();
    }
}
async function* after(rest, plain) {
    yield rest;
    yield* plain;
}
/** Opens the file. A link, device or folder in its place is the file's fault, and no pipe keeps us waiting. */
async function openFile(file) {
    const { O_RDONLY, O_NONBLOCK } = external_node_fs_.constants;
    const handle = await (0,promises_.open)(file, O_RDONLY | O_NONBLOCK | (external_node_fs_.constants.O_NOFOLLOW ?? 0)).catch((error) => {
        throw ['ELOOP', 'EMLINK', 'ENXIO'].includes(error.code ?? '') ? broken('it is no regular file') : error;
    });
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    throw broken('it is no regular file');
}
async function readPreamble(handle) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(stream_PREAMBLE_BYTES), 0, stream_PREAMBLE_BYTES, 0);
    return stream_parsePreamble(buffer.subarray(0, bytesRead));
}
function keyFor({ isSealed, keyId }, keys) {
    if (isSealed) {
        const key = keys?.open.find(({ id }) => id === keyId);
        if (key !== undefined)
            return key;
        const has = keys === null ? 'has none' : `has ${keys.open.map(({ id }) => id).join(', ')}`;
        const why = `it is sealed under another key than this job has: it wants ${keyId}, the job ${has}`;
        throw new refusal_Refused({ kind: 'other_key', keyId, why });
    }
    if (keys === null)
        return keys_EVERYBODYS_KEY;
    throw new refusal_Refused({ kind: 'unsealed', why: 'it is not sealed, and this job has a key' });
}
async function* chunksOf(handle) {
    const highWaterMark = 4 * (CHUNK_BYTES + TAG_BYTES);
    yield* handle.createReadStream({ start: stream_PREAMBLE_BYTES, autoClose: false, highWaterMark });
}
/** Writes a new file, for its owner alone. @returns its bytes */
async function writeNew(path, chunks) {
    const file = await (0,promises_.open)(path, 'wx', 0o600);
    let bytes = 0;
    try {
        for await (const chunk of chunks) {
            await file.writeFile(chunk);
            bytes += chunk.length;
        }
    }
    finally {
        await file.close();
    }
    return bytes;
}

;// CONCATENATED MODULE: ./lib/checkpoint/seal/index.js









// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
;// CONCATENATED MODULE: ./lib/cli/pull/keys.js


const STATE_KEY_VARIABLE = 'RAYMOND_STATE_KEY';
/**
 * The keys that open a checkpoint on the command line: RAYMOND_STATE_KEY, one per line; without it the agents' own keys
 * in the order in which a job takes one of them (spec 4.3).
 * @throws UsageError for a line that is too short
 */
function keysOf(env, repositoryId) {
    const others = [...agent_clis/* AGENT_KEYS */.TQ]
        .sort((a, b) => a.seals - b.seals)
        .map(({ variable, isGitHubToken = false }) => ({
        name: variable,
        value: env[variable] ?? null,
        isGitHubToken,
    }));
    return chooseKeys({
        stateKey: env[STATE_KEY_VARIABLE] ?? null,
        stateKeyName: STATE_KEY_VARIABLE,
        onlyOpens: true,
        others,
        hasCloudSession: !!env.AWS_SESSION_TOKEN,
    }, repositoryId);
}

;// CONCATENATED MODULE: ./lib/cli/pull/choose.js




/** How many files of one run key are opened: as many as a job opens (spec 4.3). */
const MAX_OF_GROUP = 8;
const MAX_OF_ALL = 64;
/**
 * Opens sealed files, for each run key the newest one that opens.
 * @param all newest first, by their names
 */
async function openNewest(all, keys) {
    const rejected = [];
    const opened = [];
    const groups = new Map();
    for (const [index, sealed] of all.entries()) {
        const group = sealed.group ?? `#${index}`;
        groups.set(group, [...(groups.get(group) ?? []), sealed]);
    }
    let tries = 0;
    for (const group of groups.values()) {
        for (const sealed of group.slice(0, MAX_OF_GROUP)) {
            if (tries === MAX_OF_ALL)
                return { found: newestOf(opened), rejected: [...rejected, `There are more than ${MAX_OF_ALL}.`] };
            tries += 1;
            const file = await sealed.open(keys);
            if (file.kind === 'checkpoint') {
                opened.push({ label: sealed.label, header: file.header, checkpoint: file.checkpoint });
                break;
            }
            if (file.kind !== 'lease')
                rejected.push(`${sealed.label}: ${file.why}`);
            // All files of a group are sealed under the same key.
            if (file.kind === 'other_key')
                break;
        }
    }
    return { found: newestOf(opened), rejected };
}
/** Finds the newest by the sealed headers, never by what a name or a list says. */
function newestOf(opened) {
    const keys = [...new Set(opened.map(({ header }) => header.run_key))];
    return keys.flatMap((key) => {
        const alike = opened.filter(({ header }) => header.run_key === key);
        const order = newest(alike.map(({ header }) => header), 
        // This identity is arbitrary: nobody asks what could collide with it.
        { run_id: '0', attempt: 1, job: '', step: '' });
        const first = order.kind === 'found' ? order.headers[0] : alike[0]?.header;
        return alike.filter(({ header }) => header === first).slice(0, 1);
    });
}
/**
 * The one that is meant.
 * @throws UsageError that names RAYMOND_STATE_KEY where none opens, and the choices where there are several
 */
function chooseOne({ found, rejected }, wanted) {
    if (found.length === 0)
        throw new core_errors/* UsageError */.eb([
            `No checkpoint opens. Set ${STATE_KEY_VARIABLE} to the job's \`state-key\`, or to the secret that it sealed with instead.`,
            ...rejected.slice(0, 8),
            'Without the key there are the redacted transcripts: --transcripts.',
        ].join('\n'));
    const fits = found.filter((one) => isWanted(one, wanted));
    if (fits.length === 1)
        return fits[0];
    const whole = wholeOf(fits);
    if (whole !== null)
        return whole;
    const all = (fits.length > 0 ? fits : found).map(({ header, checkpoint }) => `  --leg '${header.job}'   ${checkpoint.run.workflow_id}, step ${header.step}`);
    const what = fits.length > 0 ? 'There are checkpoints of several runs' : 'None of the checkpoints is that one';
    throw new core_errors/* UsageError */.eb([`${what}. Say which, by the job's name or the run's id:`, ...all].join('\n'));
}
/**
 * Of the jobs of one fan-out (spec 4.10), the one that came furthest with the run itself, and not with a leg of it.
 * Null when they belong to several runs.
 */
function wholeOf(fits) {
    const runOf = ({ checkpoint }) => checkpoint.run;
    const isOne = new Set(fits.map((one) => runOf(one).workflow_id)).size === 1;
    if (!isOne || !fits.every((one) => runOf(one).fan_out !== undefined))
        return null;
    const wholes = fits.filter((one) => !isLeg(one));
    const progress = (one) => [
        runOf(one).fan_out.rounds.length,
        runOf(one).steps,
        runOf(one).turns,
        one.header.attempt,
    ];
    return wholes.toSorted((a, b) => compared(progress(b), progress(a)))[0] ?? null;
}
function compared(a, b) {
    return a.map((each, index) => each - b[index]).find((difference) => difference !== 0) ?? 0;
}
/** Whether it is a leg's, with only some workers of the run. */
function isLeg({ checkpoint }) {
    return (0,rounds/* ownLegOf */.Il)(checkpoint.run) !== null;
}
/** What people should know of a fan-out's legs besides the chosen one; null without any. */
function legsNotice({ found }, { checkpoint }) {
    const { run } = checkpoint;
    const legs = found.filter((one) => isLeg(one) && one.checkpoint.run.workflow_id === run.workflow_id);
    if ((0,rounds/* ownLegOf */.Il)(run) !== null || legs.length === 0)
        return null;
    const isNew = ({ checkpoint: { run: leg } }) => {
        const { plan, name, attempt } = (0,rounds/* ownLegOf */.Il)(leg);
        const record = run.fan_out?.rounds
            .find((round) => round.plan === plan)
            ?.legs.find((each) => each.name === name);
        return record !== undefined && !record.attempts.some((each) => each.attempt === attempt);
    };
    const left = legs.filter(isNew).map(({ header }) => `--leg '${header.job}'`);
    if (left.length === 0)
        return null;
    const most = left.slice(0, 5).join(', ');
    return `${left.length === 1 ? 'A leg of the fan-out has' : `${left.length} legs of the fan-out have`} left what is not in it, and a resume does again. The job that collects brings it together; of one that has completed the run there are the transcripts alone: --transcripts. To look at a leg: ${most}${left.length > 5 ? ', …' : ''}`;
}
function isWanted({ label, header, checkpoint }, { runKey, leg }) {
    if (runKey !== undefined && runKey !== header.run_key && runKey !== ownKeyIn(header.run_key))
        return false;
    return leg === undefined || [header.job, checkpoint.run.workflow_id, label].includes(leg);
}
/** The given `run-key`, which is the first of the two parts of such a run key. */
function ownKeyIn(runKey) {
    try {
        const parts = JSON.parse(runKey);
        return Array.isArray(parts) && parts.length === 2 && typeof parts[0] === 'string' ? parts[0] : null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
;// CONCATENATED MODULE: ./lib/cli/pull/names.js


/** @param runId GitHub's; a checkpoint that states another run was put there by somebody */
function sealedIn(rows, runId) {
    return rows
        .flatMap((row) => {
        const name = (0,carrier/* storedName */.Rs)(row.name);
        const claims = name === null ? null : claimsOfAny(name);
        if (row.expired || claims === null || (runId !== null && claims.run_id !== runId))
            return [];
        return [{ row, name: name, ...claims }];
    })
        .sort((a, b) => b.attempt - a.attempt || b.sequence - a.sequence || b.row.id - a.row.id);
}
const TRANSCRIPTS = /^raymond-([A-Za-z0-9._-]{1,100})-(\d{1,9})-[0-9a-f]{12}$/;
/** Sorted by attempt, the newest first. */
function transcriptsIn(rows) {
    return rows
        .flatMap((row) => {
        const [, runId, attempt] = TRANSCRIPTS.exec(row.name) ?? [];
        if (row.expired || runId === undefined)
            return [];
        return [{ row, runId, attempt: Number(attempt) }];
    })
        .sort((a, b) => b.attempt - a.attempt || b.row.id - a.row.id);
}

// EXTERNAL MODULE: ./lib/store/journal.js
var journal = __webpack_require__(76446);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint-schema.js


const launchFacts = dist/* object */.Ikc({
    input_hash: dist/* nullable */.mee(dist/* string */.YjP()),
    workflow: dist/* string */.YjP(),
    agent: dist/* nullable */.mee(dist/* string */.YjP()),
    model: dist/* nullable */.mee(dist/* string */.YjP()),
    vars: dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()),
});
const fileName = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* check */.z6Y((name) => isInside(name), 'must lie inside the checkpoint'));
const givenInput = dist/* object */.Ikc({
    ask_id: dist/* string */.YjP(),
    run_id: dist/* string */.YjP(),
    hash: dist/* string */.YjP(),
});
const snapshot = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const treePath = dist/* union */.KCZ([dist/* literal */.euz('.'), fileName]);
const fields = dist/* object */.Ikc({
    version: dist/* literal */.euz(2, 'it was saved by another version of this action'),
    run_id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[A-Za-z0-9._-]{1,100}$/)),
    run_key: dist/* string */.YjP(),
    saved_at: dist/* string */.YjP(),
    /** The workflow run that saved it. Only re-runs of it are given a finished run's result again. */
    github_run_id: dist/* string */.YjP(),
    attempt: dist/* number */.aig(),
    facts: launchFacts,
    /** Session files by agent CLI, with paths below the CLI's own folder. */
    sessions: dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(fileName)),
    /** The commit that was checked out when the first attempt began; null when there was none. */
    base: dist/* nullable */.mee(dist/* string */.YjP()),
    /** Only in checkpoints of older versions, which have one work tree at most: that of the workspace. */
    snapshot: dist/* optional */.lqM(dist/* nullable */.mee(snapshot), null),
    /** The path, from the workspace, of the work tree that the run works in. */
    top: dist/* optional */.lqM(treePath, '.'),
    /** Changed work trees, which may lie beside or within one another. The run's own comes first. */
    trees: dist/* optional */.lqM(dist/* array */.YOg(dist/* object */.Ikc({ path: treePath, bundle: fileName, snapshot })), []),
    /** Snapshots of workers' own work trees, by worker. Absent in checkpoints of older versions. */
    worktrees: dist/* optional */.lqM(dist/* record */.g1P(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^main(?:_[a-z0-9]+)+$/)), snapshot), {}),
    /** The number of the issue or pull request where questions are put (spec 4.5). Absent in older checkpoints. */
    issue: dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* safeInteger */.Y2b(), dist/* minValue */.Wwf(1))), null),
    /** Answers that were given by an input, so that a re-run, which has the same inputs, does not give them again. */
    inputs_given: dist/* optional */.lqM(dist/* array */.YOg(givenInput), []),
    /** Sentences for people about what is not in the checkpoint, and so will be missing when the run goes on. */
    not_kept: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** Attempts whose cost is in no sum, because they were lost before they saved anything. Absent in older versions. */
    uncounted: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
    /** The run has once waited for a person or a limit, so that a tick looks after it. Absent in older versions. */
    has_parked: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
});
const manifest = dist/* pipe */.FsL(fields, dist/* transform */.pdi(({ snapshot, ...manifest }) => {
    const only = snapshot === null ? [] : [{ path: '.', bundle: carrier/* WORK_TREE_BUNDLE */.uL, snapshot }];
    return { ...manifest, trees: [...only, ...manifest.trees] };
}));
/** Checks a restored manifest like any foreign file. A problem names the first wrong key. */
function parseManifest(data) {
    const result = dist/* safeParse */.xLC(manifest, data);
    if (result.success)
        return { manifest: result.output };
    const [issue] = result.issues;
    return { problem: `${dist/* getDotPath */.BuJ(issue) ?? 'the file'}: ${issue.message}` };
}
/** Whether a name is a relative path without steps upwards. */
function isInside(name) {
    return (name !== '' &&
        !/^([/\\]|[A-Za-z]:)/.test(name) &&
        !name.split(/[/\\]/).includes('..') &&
        !name.includes('\0'));
}

// EXTERNAL MODULE: ./lib/agents/registry.js
var registry = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/core/sessions.js
var sessions = __webpack_require__(41550);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/sessions.js







/** @param env the environment of the agents, which says where their homes are */
async function sessionStores(env) {
    const stores = new Map();
    for (const name of agent_clis/* AGENT_CLI_NAMES */.UR) {
        const store = await (0,registry/* sessionStore */.eA)(name, env);
        if (store !== null)
            stores.set(name, store);
    }
    return stores;
}
/** A session whose CLI an older state file does not name is looked for in every CLI: its id is unique. */
function sessionsOfCli(held, name) {
    return held.filter(({ cli }) => cli === null || cli === name).map(({ session }) => session);
}
/**
 * Copies the sessions that a resume of the run may need to `folder/<agent CLI>/<path below its home>`.
 * @param copy may change what it copies, to take secrets out
 * @returns what was copied
 */
async function gatherSessions(run, stores, folder, copy) {
    const held = sessionsOf(run);
    const gathered = {};
    for (const [cli, store] of stores) {
        const names = await Promise.all(sessionsOfCli(held, cli).map((session) => store.files(session)));
        for (const name of new Set(names.flat())) {
            const to = join(folder, cli, name);
            await mkdir(dirname(to), { recursive: true });
            await copy(join(store.home, name), to);
            gathered[cli] = [...(gathered[cli] ?? []), name];
        }
    }
    return gathered;
}
/**
 * Checks that session files belong to sessions that the run itself names. Anything else below a CLI's home could be its
 * settings or hooks.
 * @throws StateError STATE_INVALID that names the first file that does not belong
 */
function checkSessions(files, run, stores) {
    const held = (0,sessions/* sessionsOf */.H)(run);
    for (const [cli, names] of Object.entries(files)) {
        const store = stores.get(cli);
        if (store === undefined)
            throw new core_errors/* StateError */.qq('STATE_INVALID', `it has sessions of "${cli}", which is no agent CLI with sessions`);
        const sessions = sessionsOfCli(held, cli);
        for (const name of names)
            if (!sessions.some((session) => store.holds(session, name)))
                throw new core_errors/* StateError */.qq('STATE_INVALID', `${cli}/${name} is no file of a session of this run`);
    }
}
/**
 * Puts session files where their CLIs look for them.
 * @param folder as `gatherSessions` has filled it
 * @throws StateError STATE_INVALID as `checkSessions`, and for a missing file; nothing has been put anywhere then
 */
async function placeSessions(files, run, stores, folder) {
    checkSessions(files, run, stores);
    const copies = Object.entries(files).flatMap(([cli, names]) => names.map((name) => ({ from: (0,external_node_path_.join)(folder, cli, name), to: (0,external_node_path_.join)(stores.get(cli).home, name) })));
    for (const { from } of copies)
        if (!(0,external_node_fs_.existsSync)(from))
            throw new core_errors/* StateError */.qq('STATE_INVALID', `the session file ${from} is missing`);
    for (const { from, to } of copies) {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
        await (0,promises_.copyFile)(from, to);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/checkpoint/checkpoint.js











/** A checkpoint that unpacks to more than this is refused. */
const MAX_BYTES = 4 * 1024 ** 3;
/**
 * Reads an unpacked checkpoint and checks it like any foreign file: sizes, links, schema, the state in it.
 * @throws StateError STATE_INVALID
 */
async function readCheckpoint(folder) {
    checkTree(folder);
    let data;
    try {
        data = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'checkpoint.json'), 'utf8'));
    }
    catch (error) {
        throw invalid(`its checkpoint.json cannot be read (${(0,core_errors/* messageOf */.bD)(error)})`);
    }
    const parsed = parseManifest(data);
    if ('problem' in parsed)
        throw invalid(`checkpoint.json: ${parsed.problem}`);
    const run = await (0,state_file/* readStateFile */.qy)((0,external_node_path_.join)(folder, 'run', 'state.json'));
    if (run.workflow_id !== parsed.manifest.run_id)
        throw invalid('its state file belongs to another run');
    for (const result of Object.values(run.results))
        if (typeof result !== 'string')
            (0,texts/* readLongText */.gP)((0,external_node_path_.join)(folder, 'run', 'files'), result);
    return { manifest: parsed.manifest, run, folder };
}
/**
 * Puts the run's files and the agents' sessions where the run looks for them. Existing sessions are kept: they are
 * newer or the same.
 * @throws StateError STATE_INVALID for sessions that are not the run's own
 */
async function placeCheckpoint(restored, { stateDir, root, environment, replaces = false }) {
    const { manifest, run, folder } = restored;
    try {
        await placeSessions(manifest.sessions, run, await sessionStores(environment), (0,external_node_path_.join)(folder, 'sessions'));
    }
    catch (error) {
        throw error instanceof core_errors/* StateError */.qq ? invalid(error.message) : error;
    }
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, manifest.run_id);
    // A run that is only looked at, or given again, never makes these files; later steps may add all that git sees.
    const files = (0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al);
    const tasks = (0,external_node_path_.join)(files, carrier/* TASK_FOLDERS */.Gh);
    const copyTo = (to) => (0,external_node_fs_.cpSync)(files, to, { recursive: true, filter: (from) => from !== tasks });
    if (replaces)
        (0,run_folder/* replaceRunFolder */.UR)(paths, copyTo);
    (0,run_folder/* createRunFolders */.vA)(stateDir, paths, root);
    (0,project_folder/* markProject */.XD)(root, stateDir);
    if (!replaces)
        copyTo(paths.folder);
    if ((0,external_node_fs_.existsSync)(tasks))
        placeTaskFolders(tasks, root, manifest.run_id);
    // A run that was killed in this very folder may have left these.
    (0,external_node_fs_.rmSync)((0,journal/* journalPath */.HY)(paths.state), { force: true });
    // This comes last, so that a state file never stands without what it refers to.
    (0,run_folder/* placeState */.BS)((0,external_node_path_.join)(folder, 'run', 'state.json'), paths);
}
/** @throws StateError for a folder that a link leads away from the project */
function placeTaskFolders(from, root, runId) {
    const to = (0,project_folder/* taskFolders */.Tj)(root, runId);
    (0,run_folder/* makeFolder */.fc)(to, run_folder/* OWNER_ONLY */.JD);
    if ((0,project_folder/* ownTaskFolders */.JF)(root, runId) === null)
        throw new core_errors/* StateError */.qq('STATE_INVALID', `${to} leads elsewhere: there is a link on the way. Remove it.`);
    (0,external_node_fs_.cpSync)(from, to, { recursive: true });
}
function checkTree(folder) {
    let bytes = 0;
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { recursive: true, withFileTypes: true })) {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const stats = (0,external_node_fs_.lstatSync)(path);
        if (!stats.isFile() && !stats.isDirectory())
            throw invalid(`${(0,external_node_path_.relative)(folder, path)} is a link or a device`);
        bytes += stats.isFile() ? stats.size : 0;
    }
    if (bytes > MAX_BYTES)
        throw invalid(`it has ${bytes} bytes, more than ${MAX_BYTES}`);
}
function invalid(why) {
    return new core_errors/* StateError */.qq('STATE_INVALID', `The checkpoint cannot be used: ${why}. Start afresh with \`resume: never\`.`);
}

;// CONCATENATED MODULE: ./lib/cli/pull/opening.js






/**
 * Opens a sealed file, and checks its contents like anything foreign. It never throws for what is in the file.
 * @param into a folder that does not exist yet
 */
async function opening_openFile(file, keys, { repositoryId, name, runId }, into) {
    const read = name === null ? await readHeader({ file, keys }) : null;
    if (read !== null && read.kind !== 'header')
        return refusal(read);
    const expected = { repository_id: repositoryId, name: name ?? read.header.name, place: null };
    const opened = await openSealed({ file, keys, into, expected });
    if (opened.kind !== 'opened')
        return refusal(opened);
    const { header } = opened;
    if (runId !== null && header.run_id !== runId)
        return { kind: 'refused', why: `it belongs to another workflow run (${header.run_id})` };
    if (header.name !== checkpointName(claimsOfAny(header.name)?.hash ?? '', header))
        return { kind: 'refused', why: 'its header and its name do not agree' };
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(into, carrier/* LEASE_FILE */.wX)))
        return { kind: 'lease' };
    try {
        return { kind: 'checkpoint', header, checkpoint: await readCheckpoint(into) };
    }
    catch (error) {
        if (!(error instanceof core_errors/* StateError */.qq))
            throw error;
        // The message's advice is for a job.
        return { kind: 'refused', why: error.message.replace(/ Start afresh with `resume: never`\.$/, '') };
    }
}
function refusal({ kind, why }) {
    return {
        kind: kind === 'other_key' ? 'other_key' : 'refused',
        why: why.replaceAll('this job', 'you').replace('the job has', 'you have').replace('you has', 'you have'),
    };
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/runtime/sealed/download.js






/** Thrown by a stream when it exceeds its limit. */
class TooMuch extends Error {
}
/** A stream that counts its bytes, and fails at the first one too many. */
function atMost(most) {
    let bytes = 0;
    const stream = new external_node_stream_.Transform({
        transform(chunk, _, done) {
            bytes += chunk.length;
            if (bytes > most)
                done(new TooMuch(`it has more than ${most} bytes`));
            else
                done(null, chunk);
        },
    });
    return { stream, bytes: () => bytes };
}
/** Writes a stream to a file that nobody else may read, up to a number of bytes. */
async function writeAtMost(from, file, most) {
    const counted = atMost(most);
    try {
        await (0,external_node_stream_promises_.pipeline)(from, counted.stream, (0,external_node_fs_.createWriteStream)(file, { mode: 0o600 }));
        return { kind: 'fetched', bytes: counted.bytes() };
    }
    catch (error) {
        if (error instanceof TooMuch)
            return { kind: 'broken', why: error.message };
        throw error;
    }
}
/** The first bytes of an answer. The rest is not waited for. */
async function firstBytes(body, most) {
    const parts = [];
    let bytes = 0;
    for await (const part of body) {
        parts.push(part);
        bytes += part.length;
        if (bytes >= most)
            break;
    }
    return Buffer.concat(parts).subarray(0, most);
}
/** Downloads from an address that a store has signed. @throws Error when the download fails */
async function download(url, file, most) {
    return writeAtMost(await bodyOf(url), file, most);
}
/** The first bytes of what lies there. @throws Error as `download` */
async function downloadFirst(url, bytes) {
    return firstBytes(await bodyOf(url, { range: `bytes=0-${bytes - 1}` }), bytes);
}
async function bodyOf(url, headers = {}) {
    const response = await fetch(url, { headers });
    if (!response.ok || response.body === null)
        throw new Error(`the download answers ${response.status}`);
    return response.body;
}
/** Gives a name that no file has yet, and removes what was written under it. */
async function withScratchFile(folder, work) {
    const file = (0,external_node_path_.join)(folder, `raymond-download-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    return work(file).finally(() => (0,promises_.rm)(file, { force: true }));
}
/** Pauses before the second and the third try, as for GitHub's API (spec 4.3). */
const WAITS_MS = [1000, 3000];
/** Tries three times before it is silence: services now and then answer 500 or nothing. @throws Error of the last try */
async function thrice(work, pause, isFinal = () => false) {
    for (const waitMs of WAITS_MS) {
        try {
            return await work();
        }
        catch (error) {
            if (isFinal(error))
                throw error;
            await pause(waitMs);
        }
    }
    return await work();
}

;// CONCATENATED MODULE: ./lib/cli/pull/transcripts.js









/** The state's file name in the transcripts' artifact. */
const TRANSCRIPTS_STATE = 'state.json';
/**
 * Unpacks a zip, but only regular files, below a new folder. Sizes that it states are not believed.
 * @throws UsageError for a file that is no zip, is too large, or leads elsewhere
 */
async function unzip(zip, into) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    let archive;
    try {
        archive = await openPromise(zip, { autoClose: false });
        if (archive.entryCount > limits_LIMITS.entries)
            throw new Error(`it has ${archive.entryCount} files`);
        let left = limits_LIMITS.unpackedBytes;
        for await (const entry of archive.eachEntry()) {
            const { fileName: name } = entry;
            if (name.endsWith('/'))
                continue;
            if (!isInside(name) || /[\\\p{Cc}]/u.test(name) || name.length > limits_LIMITS.pathBytes)
                throw new Error(`${JSON.stringify(name.slice(0, 80))} is no name for a file in it`);
            const to = (0,external_node_path_.join)(into, name);
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
            const counted = atMost(left);
            const contents = await archive.openReadStreamPromise(entry);
            await (0,external_node_stream_promises_.pipeline)(contents, counted.stream, (0,external_node_fs_.createWriteStream)(to, { flags: 'wx', mode: 0o600 }));
            left -= counted.bytes();
        }
    }
    catch (error) {
        throw new core_errors/* UsageError */.eb(`${zip} cannot be unpacked: ${(0,core_errors/* messageOf */.bD)(error)}`, {}, { cause: error });
    }
    finally {
        archive?.close();
    }
}
/** Arranges transcripts as a checkpoint arranges its run. Links are left out. @returns what prevents it; null once done */
async function layOut(folder, into) {
    const { bytes, links } = await measured(folder);
    if (bytes > limits_LIMITS.unpackedBytes)
        return `it has more than ${limits_LIMITS.unpackedBytes} bytes`;
    if (links > 0)
        return 'there is a link or a device in it';
    await (0,promises_.mkdir)((0,external_node_path_.join)(into, (0,external_node_path_.dirname)(carrier/* STATE_FILE */.bv)), { recursive: true, mode: 0o700 });
    await (0,promises_.cp)(folder, (0,external_node_path_.join)(into, carrier/* RUN_FILES */.al), {
        recursive: true,
        filter: (from) => from !== (0,external_node_path_.join)(folder, TRANSCRIPTS_STATE),
    });
    await (0,promises_.cp)((0,external_node_path_.join)(folder, TRANSCRIPTS_STATE), (0,external_node_path_.join)(into, carrier/* STATE_FILE */.bv));
    return null;
}
async function measured(folder) {
    const { lstat } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 51455, 19));
    let bytes = 0;
    let links = 0;
    for (const entry of await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isDirectory())
            continue;
        if (!entry.isFile())
            links += 1;
        else
            bytes += (await lstat((0,external_node_path_.join)(entry.parentPath, entry.name))).size;
    }
    return { bytes, links };
}
/** The bytes of a file; empty for a missing one. */
const bytesOf = (file) => (0,promises_.readFile)(file).catch((error) => {
    if (error.code === 'ENOENT')
        return Buffer.alloc(0);
    throw error;
});

;// CONCATENATED MODULE: ./lib/cli/pull/files.js








/**
 * Looks at what was downloaded: an artifact's folder or zip, or a folder of several, as `gh run download` makes one.
 * @throws UsageError for what holds nothing of ours
 */
async function readDownload(path, temp) {
    const stats = (0,external_node_fs_.lstatSync)(path);
    if (stats.isFile()) {
        if ((0,external_node_path_.basename)(path) === carrier/* CARRIER_FILE */.qV)
            return { sealed: [(0,external_node_path_.join)(path, '..')], transcripts: [] };
        // The folder has the artifact's name, against which a sealed file has to be checked.
        const into = (0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'zip-')), (0,external_node_path_.basename)(path).replace(/\.zip$/i, ''));
        await unzip(path, into);
        return inFolder(into, path);
    }
    return inFolder(path, path);
}
async function inFolder(folder, given) {
    const entries = (0,external_node_fs_.existsSync)(folder) ? await (0,promises_.readdir)(folder, { withFileTypes: true }) : [];
    const folders = [
        folder,
        ...entries.filter((each) => each.isDirectory()).map(({ name }) => (0,external_node_path_.join)(folder, name)),
    ];
    const sealed = folders.filter((each) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(each, carrier/* CARRIER_FILE */.qV)));
    const transcripts = folders.filter((each) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(each, TRANSCRIPTS_STATE)) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(each, 'events.jsonl')));
    if (sealed.length + transcripts.length === 0)
        throw new core_errors/* UsageError */.eb(`${given} holds neither a checkpoint (${carrier/* CARRIER_FILE */.qV}) nor transcripts (${TRANSCRIPTS_STATE}, events.jsonl) of a run.`);
    return { sealed: byName(sealed), transcripts };
}
function byName(folders) {
    const order = sealedIn(folders.map(rowOf), null).map(({ row }) => row.id);
    return folders
        .map((_, id) => id)
        .sort((a, b) => rank(order, a) - rank(order, b))
        .map((id) => folders[id]);
}
const rank = (order, id) => order.includes(id) ? order.indexOf(id) : order.length;
const rowOf = (folder, id) => ({
    id,
    name: (0,external_node_path_.basename)(folder),
    expired: false,
    size_in_bytes: 0,
});
/** @param attempt limits it to one attempt; null for all */
async function sealedFiles(folders, { repositoryId, temp, attempt }) {
    const all = [];
    for (const folder of folders) {
        const [known] = sealedIn([rowOf(folder, 0)], null);
        if (attempt !== null && known !== undefined && known.attempt !== attempt)
            continue;
        all.push({
            label: folder,
            group: known?.hash ?? null,
            open: async (keys) => {
                const into = (0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'opened-')), 'contents');
                const meant = { repositoryId, name: known?.name ?? null, runId: null };
                return opening_openFile((0,external_node_path_.join)(folder, carrier/* CARRIER_FILE */.qV), keys, meant, into);
            },
        });
    }
    return all;
}

// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/process/git.js + 1 modules
var process_git = __webpack_require__(4491);
;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/changes.js





const GITLINK = '160000';
/**
 * Brings the index of `git` to what the work tree holds: changed, deleted and untracked files, but no ignored ones.
 * @returns what was not kept, for people
 * @throws StateError STATE_WRITE_FAILED when the changed files are larger than allowed
 */
async function changes_indexWorkTree(git, rules) {
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
        throw changes_tooLarge(total, largest, rules.maxBytes);
    if (removed.length > 0) {
        await git.text(['update-index', '-z', '--force-remove', '--stdin'], { input: nulTerminated(removed) });
    }
    if (added.length > 0) {
        const options = ['-z', '--add', '--remove', '--replace', '--stdin'];
        await git.text(['update-index', ...options], { input: nulTerminated(added) });
    }
    return warnings;
}
const onlyRecorded = (path) => `Of the submodule ${show(path)} only the recorded commit was kept, not what it holds now.`;
/**
 * Asks a submodule's repository by itself what is changed in it, so that none of the programs that its settings name is
 * run. A repository that `.gitmodules` does not name cannot be fetched again: somebody has added it as it lay here.
 */
async function tellOfRepositoriesWithin(git, { top, excludes }, warnings) {
    const links = (await gitlinks(git)).filter((path) => !isExcluded(path, excludes));
    if (links.length === 0)
        return;
    const named = ['config', '--file', join(top, '.gitmodules'), '--get-regexp', '^submodule\\..*\\.path$'];
    const known = ((await git.ask(named)) ?? '').split('\n').map((line) => line.replace(/^\S+ /, ''));
    for (const path of links) {
        const folder = join(top, String(path));
        if (!existsSync(join(folder, '.git')) || warnings.includes(onlyRecorded(path)))
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
    const output = pieces(await git.bytes(['diff-files', '-z', '--raw', '--ignore-submodules=dirty']));
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
    for (const path of pieces(await git.bytes(['ls-files', '-z', '--others', '--exclude-standard']))) {
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
        const stats = await lstat(full);
        if (stats.isSymbolicLink())
            return { size: 0, why: null };
        if (!stats.isFile())
            return { size: 0, why: 'it is neither a file nor a link' };
        if (stats.size > rules.maxFileBytes) {
            return { size: 0, why: `its ${changes_mb(stats.size)} are over the limit of ${changes_mb(rules.maxFileBytes)} a file` };
        }
        await access(full, constants.R_OK);
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
function changes_tooLarge(total, files, limit) {
    const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 3);
    const names = largest.map(({ name, size }) => `${name} (${changes_mb(size)})`).join(', ');
    return new StateError('STATE_WRITE_FAILED', `The work tree was not kept: its changed files come to ${changes_mb(total)}, over the limit of ${changes_mb(limit)}. The largest: ${names}. Put what needs no keeping into .gitignore.`);
}
const changes_mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
/** A path for people, on one line. */
const show = (path) => JSON.stringify(path.toString()).slice(1, -1);

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/flags.js


const OPTIONS = { skipped: 'skip-worktree', assumed: 'assume-unchanged' };
const BOTH = ['skipped', 'assumed'];
/** A file that a sparse checkout has left out of the work tree of `git` does not count, since nobody has changed it. */
async function flags_readFlags(git) {
    const skipped = [];
    const assumed = [];
    for (const line of (0,process_git/* pieces */.IE)(await git.bytes(['ls-files', '-v', '-z']))) {
        const tag = line.toString('latin1', 0, 1);
        const path = line.subarray(2);
        if (tag.toUpperCase() === 'S' && (0,external_node_fs_.existsSync)(Buffer.concat([Buffer.from(`${git.folder}/`), path])))
            skipped.push(path);
        if (tag !== tag.toUpperCase())
            assumed.push(path);
    }
    return { skipped, assumed };
}
/** After this git compares the files like all others. */
async function flags_clearFlags(git, flags) {
    for (const which of BOTH)
        await mark(git, `--no-${OPTIONS[which]}`, flags[which]);
}
/** Leaves out files that are no longer in the index. */
async function setFlags(git, flags) {
    if (flags.skipped.length + flags.assumed.length === 0)
        return;
    const known = new Set((0,process_git/* pieces */.IE)(await git.bytes(['ls-files', '-z'])).map((path) => path.toString('latin1')));
    for (const which of BOTH) {
        const there = flags[which].filter((path) => known.has(path.toString('latin1')));
        await mark(git, `--${OPTIONS[which]}`, there);
    }
}
async function mark(git, option, paths) {
    if (paths.length > 0)
        await git.text(['update-index', option, '-z', '--stdin'], { input: (0,process_git/* nulTerminated */.nb)(paths) });
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/extras.js


const NO_OBJECT = /^0+$/;
/** Null when there are no extras. */
async function extras_readExtras(git) {
    const unmerged = pieces(await git.bytes(['ls-files', '-z', '--unmerged']));
    const added = pieces(await git.bytes(['diff-files', '-z', '--name-only', '--diff-filter=A', '--ignore-submodules=dirty']));
    const flags = await readFlags(git);
    const count = unmerged.length + added.length + flags.skipped.length + flags.assumed.length;
    return count === 0 ? null : { unmerged, intended: added, ...flags };
}
/** Makes the index one that a tree can hold and the work tree be compared with: unmerged paths become ours. */
async function extras_withoutExtras(git, extras) {
    if (extras === null)
        return;
    await clearFlags(git, extras);
    if (extras.unmerged.length === 0)
        return;
    await git.text(['update-index', '-z', '--index-info'], {
        input: nulTerminated([...removals(extras.unmerged), ...extras.unmerged.filter(isOurs).map(asMerged)]),
    });
}
const pathOf = (entry) => entry.subarray(entry.indexOf('\t') + 1);
const extras_fields = (entry) => entry.toString('latin1', 0, entry.indexOf('\t')).split(' ');
const isOurs = (entry) => extras_fields(entry)[2] === '2';
const asMerged = (entry) => Buffer.concat([Buffer.from(`${extras_fields(entry).slice(0, 2).join(' ')}\t`), pathOf(entry)]);
/** Lines that take each path out of the index, whatever stages it has. */
function removals(entries) {
    return entries.map((entry) => {
        const none = '0'.repeat(extras_fields(entry)[1].length);
        return Buffer.concat([Buffer.from(`0 ${none}\t`), pathOf(entry)]);
    });
}
/** Stores a tree that holds the lists, and all objects that they name. */
async function extras_storeExtras(git, { unmerged, intended, skipped, assumed }) {
    const store = (list) => git.text(['hash-object', '-w', '--no-filters', '--stdin'], { input: nulTerminated(list) });
    const blobs = unmerged.map(extras_fields).filter(([mode]) => mode !== '160000');
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
    await setFlags(git, { skipped: await list('skipped'), assumed: await list('assumed') });
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/history.js



/** Where the repository is: what a fresh checkout has of it, and what it has of its own. */
async function history_readHistory({ git }, given, shallow) {
    const head = await commitOf(git, 'HEAD');
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
    const known = given === undefined ? null : await commitOf(git, given);
    if (known !== null || head === null)
        return known;
    const remotes = await git.lines(['for-each-ref', '--count=1', '--format=%(refname)', 'refs/remotes']);
    if (remotes.length > 0) {
        const own = await git.lines(['rev-list', '--first-parent', head, '--not', '--remotes']);
        const oldest = own.at(-1);
        const parent = oldest === undefined ? head : await commitOf(git, `${oldest}^1`);
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
async function history_isAsCheckedOut(git, { head, branch }) {
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
async function history_readMerge(repository) {
    const heads = await readIfThere(repository.paths.MERGE_HEAD);
    if (heads === null)
        return null;
    return {
        heads: heads.split('\n').filter((line) => line !== ''),
        message: (await readIfThere(repository.paths.MERGE_MSG)) ?? '',
        mode: (await readIfThere(repository.paths.MERGE_MODE)) ?? '',
    };
}
const UNDER_WAY = (/* unused pure expression or super */ null && ([
    ['rebase-merge', 'rebase'],
    ['rebase-apply', 'rebase or `git am`'],
    ['CHERRY_PICK_HEAD', 'cherry-pick'],
    ['REVERT_HEAD', 'revert'],
    ['BISECT_LOG', 'bisect'],
]));
/** What is under way and cannot be kept, for people. */
function history_underWay({ paths }) {
    return UNDER_WAY.filter(([part]) => existsSync(paths[part])).map(([, what]) => `The ${what} that was under way was not kept; its commits and the work tree were.`);
}
async function readIfThere(path) {
    return existsSync(path) ? await readFile(path, 'utf8') : null;
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/repository.js




/** The files and folders of a repository that are read or written directly. */
const PARTS = [
    ...['objects', 'index', 'shallow', 'info/exclude'],
    ...['MERGE_HEAD', 'MERGE_MSG', 'MERGE_MODE'],
    ...['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'],
];
/** Null when the folder is in no work tree. */
async function repository_openRepository(folder, environment) {
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
async function repository_pathsInTop(top, workspace, paths) {
    const real = await (0,promises_.realpath)(workspace);
    return paths
        .map((path) => (0,external_node_path_.resolve)(real, (0,external_node_path_.relative)((0,external_node_path_.resolve)(workspace), (0,external_node_path_.resolve)(workspace, path))))
        .map((path) => (0,external_node_path_.relative)((0,external_node_path_.resolve)(top), path).split(external_node_path_.sep).join('/'))
        .filter((path) => path !== '' && path !== '..' && !path.startsWith('../'));
}
/** Turns git's failures into a StateError, since they are failures of the run's state. */
async function repository_telling(code, doing, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof core_errors/* StateError */.qq)
            throw error;
        const why = error instanceof Error ? error.message : String(error);
        const advice = error instanceof process_git/* GitError */.XS && error.exitCode === undefined ? ' Is git installed and on the PATH?' : '';
        throw new core_errors/* StateError */.qq(code, `${doing}: ${why}${advice}`, {}, { cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/schema.js


const schema_SNAPSHOT_VERSION = 1;
const objectId = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'no object id'));
const branchName = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(1000));
const schema_snapshot = dist/* object */.Ikc({
    version: dist/* literal */.euz(schema_SNAPSHOT_VERSION),
    object_format: dist/* picklist */.KIO(['sha1', 'sha256']),
    /** The commit that a fresh checkout has; null if nothing of the history is anywhere else. */
    base: dist/* nullable */.mee(objectId),
    /** Null on a branch without a commit. */
    head: dist/* nullable */.mee(objectId),
    /** Null on a detached HEAD. */
    branch: dist/* nullable */.mee(branchName),
    /** The tree of what was staged. */
    index_tree: objectId,
    /** The commit whose tree is the work tree, untracked files in it. */
    work_tree: objectId,
    /** A tree with what an index tree cannot say: unmerged entries, files only meant to be added, flags. */
    extras: dist/* nullable */.mee(objectId),
    /** Other local branches that no remote has. */
    branches: dist/* record */.g1P(branchName, objectId),
    /** A merge that was not committed yet. */
    merge: dist/* nullable */.mee(dist/* object */.Ikc({ heads: dist/* array */.YOg(objectId), message: dist/* string */.YjP(), mode: dist/* string */.YjP() })),
    /** Commits in the bundle whose parents the clone did not have. */
    shallow: dist/* array */.YOg(objectId),
    /** What was not kept, for people. */
    warnings: dist/* array */.YOg(dist/* string */.YjP()),
    /** The size of the bundle. */
    bytes: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0)),
});
/** @throws StateError STATE_INVALID for data that is no snapshot, or one of another version. */
function parseSnapshot(data) {
    const parsed = dist/* safeParse */.xLC(schema_snapshot, data);
    if (parsed.success)
        return parsed.output;
    const issue = parsed.issues[0];
    throw new core_errors/* StateError */.qq('STATE_INVALID', `The checkpoint's work tree cannot be used: ${dist/* getDotPath */.BuJ(issue) ?? 'it'}: ${issue.message}.`);
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/scratch.js





/** These settings depend on the file system and the clone. */
const TAKEN_OVER = '^core\\.(filemode|symlinks|ignorecase|precomposeunicode)$';
/** Files are stored and written byte for byte: no line ends, no LFS, no other filter. */
const ATTRIBUTES = '* -text -crlf -eol -ident -filter -working-tree-encoding\n';
/** @param shallow commits that have no parents here. */
async function scratch_openScratch(repository, environment, shallow) {
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
async function scratch_shallowCommits(repository) {
    const file = repository.paths.shallow;
    if (!(0,external_node_fs_.existsSync)(file))
        return [];
    return (await (0,promises_.readFile)(file, 'utf8')).split('\n').filter((line) => line !== '');
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/create.js









const REFERENCE = 'refs/raymond/work-tree';
const DEFAULT_MAX_BYTES = (/* unused pure expression or super */ null && (512 * 1024 ** 2));
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
            join(repository.top, '.raymond'),
            resolve(toFile),
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
            const bytes = await bundle(scratch.git, history, taken.work_tree, resolve(toFile), options.maxBytes);
            const { base, head, branch, branches } = history;
            return {
                version: SNAPSHOT_VERSION,
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
    const file = join(folder, 'inspected');
    await writeFile(file, await git.bytes(['cat-file', '--batch'], { input: `${ids.join('\n')}\n` }), {
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
    await mkdir(dirname(file), { recursive: true });
    await git.text([
        'bundle',
        'create',
        '--quiet',
        file,
        ...references,
        ...(base === null ? [] : [`^${base}`]),
    ]);
    const { size } = await stat(file);
    if (size > maxBytes) {
        await rm(file, { force: true });
        throw new StateError('STATE_WRITE_FAILED', `The work tree was not kept: its bundle is ${mb(size)}, over the limit of ${mb(maxBytes)}.`);
    }
    await chmod(file, 0o600);
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
    const snapshot = parseSnapshot(meta);
    const environment = options.environment ?? process.env;
    const repository = await repository_telling('STATE_INVALID', 'The work tree cannot be restored', async () => {
        const opened = await repository_openRepository(workspace, environment);
        if (opened === null)
            throw restore_invalid(`${(0,external_node_path_.resolve)(workspace)} is in no git work tree`);
        await checkBase(opened, snapshot);
        await checkClean(opened, workspace, [(0,external_node_path_.resolve)(file), '.raymond', ...(options.excludes ?? [])]);
        await checkBranches(opened.git, snapshot);
        await takeObjects(opened, (0,external_node_path_.resolve)(file), snapshot);
        return opened;
    });
    await repository_telling('STATE_WRITE_FAILED', 'The work tree was restored in part only; check it out afresh', async () => {
        const flags = await flags_readFlags(repository.git);
        const left = await writeWorkTree(repository, environment, snapshot);
        for (const path of left)
            options.tell?.(`${show(path)} is marked in this checkout as one that git is not to look at, and changed: it stays as it is here, not as the run had it.`);
        await writeIndex(repository.git, snapshot);
        await setFlags(repository.git, flags);
        await writeReferences(repository, snapshot);
        // This only makes the next `git status` quick.
        await repository.git.ask(['update-index', '-q', '--refresh']);
    });
    return snapshot;
}
async function checkBase({ git, objectFormat }, snapshot) {
    const found = await (0,process_git/* commitOf */.D3)(git, 'HEAD');
    if (found !== snapshot.base || objectFormat !== snapshot.object_format) {
        throw restore_invalid(`it was taken on ${snapshot.base ?? 'a repository without a remote commit'}, and the checkout is at ${found ?? 'no commit'}`, `Check out ${snapshot.base ?? 'an empty repository'} to go on, or start afresh with \`resume: never\`.`);
    }
}
async function checkClean(repository, workspace, excludes) {
    const { git, top } = repository;
    const left = await repository_pathsInTop(top, workspace, [(0,external_node_path_.join)(top, '.raymond'), ...excludes]);
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
    throw restore_invalid(isMerging ? 'a merge is under way in the checkout' : `the checkout has changes of its own (${names})`, 'Restore it before other steps change files.');
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
            throw restore_invalid(`${name} is no branch name`);
        const found = await (0,process_git/* commitOf */.D3)(git, reference);
        if (found !== null && found !== snapshot.base && found !== wantedBranches(snapshot)[name]) {
            throw restore_invalid(`the branch ${name} is at ${found} here, and the snapshot was taken on ${snapshot.base}`);
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
        throw restore_invalid(`there is no ${file}`);
    const heads = await git.lines(['bundle', 'list-heads', file]);
    if (!heads.includes(`${snapshot.work_tree} ${REFERENCE}`))
        throw restore_invalid('the bundle is another one');
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
    const known = new Set(await scratch_shallowCommits(repository));
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
    const scratch = await scratch_openScratch(repository, environment, await scratch_shallowCommits(repository));
    try {
        const { git } = scratch;
        const tree = `${snapshot.work_tree}^{tree}`;
        await flags_clearFlags(git, await flags_readFlags(git));
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
const historyMissing = () => restore_invalid('the checkout lacks history that it builds on', 'Check out with `fetch-depth: 0`.');
function restore_invalid(why, advice = '') {
    return new core_errors/* StateError */.qq('STATE_INVALID', `The checkpoint's work tree cannot be restored: ${why}.${advice === '' ? '' : ` ${advice}`}`);
}

;// CONCATENATED MODULE: ./lib/checkpoint/snapshot/index.js



// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/runtime/worktrees/place.js
var place = __webpack_require__(50690);
;// CONCATENATED MODULE: ./lib/runtime/checkpoint/worktrees.js











/**
 * Restores the work trees of workers in this machine's place for them (spec 7.3), on the commits that they began at. If
 * the branch has moved on, that is for whoever merges them.
 */
async function placeWorktrees({ run, manifest, folder }, { workspace, root, environment, tell }) {
    for (const [id, data] of Object.entries(manifest.worktrees)) {
        // Only work trees that the run itself knows have a place.
        const worktree = (0,own_value/* ownValue */.e)((0,life/* relocate */.sU)(run, workspace).worktrees, id);
        if (worktree === undefined)
            continue;
        const git = (0,checkpoint_git/* gitIn */.uM)(worktree.repository, environment).with({}, { GIT_DIR: worktree.repository });
        const path = (0,place/* worktreePath */.F9)(root, run.workflow_id, id);
        try {
            const snapshot = parseSnapshot(data);
            if (!(0,external_node_fs_.existsSync)(worktree.repository))
                throw new core_errors/* StateError */.qq('STATE_INVALID', `there is no repository ${worktree.repository}`);
            if (snapshot.base === null || !(await (0,checkpoint_git/* fetchCommit */.iH)(git, snapshot.base)))
                throw new core_errors/* StateError */.qq('STATE_INVALID', `the commit ${snapshot.base} is not in this checkout`);
            // An earlier job on this runner may have left one behind.
            await git.ask(['worktree', 'remove', '--force', '--force', path]);
            await (0,promises_.rm)(path, { recursive: true, force: true });
            await git.text(['worktree', 'add', '--quiet', '--force', '--detach', path, snapshot.base]);
            const unfilteredFiles = await (0,checkpoint_git/* writtenUnfiltered */.eK)((0,checkpoint_git/* gitIn */.uM)(path, environment), 'ls-files');
            if (unfilteredFiles !== null)
                tell(`In the work tree of ${id}: ${unfilteredFiles}`);
            await restoreSnapshot(path, (0,external_node_path_.join)(folder, (0,carrier/* worktreeBundle */.Om)(id)), snapshot);
        }
        catch (error) {
            tell(`The work tree of ${id} could not be restored: ${(0,core_errors/* messageOf */.bD)(error)}`);
        }
    }
}

// EXTERNAL MODULE: ./lib/store/lock.js
var store_lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/cli/settings.js
var settings = __webpack_require__(35997);
;// CONCATENATED MODULE: ./lib/cli/pull/tree.js











const WITHOUT = 'Pull all the rest with --no-worktree.';
/**
 * Checks whether a run's work tree can be put into a clone. It has to be one of the same repository, that is one with
 * the commit that the run began on, and has to be without changes of its own. Only that commit is fetched into it for
 * now. Further work trees lie beside it, or in it, as they did there; one that cannot be put there is reported, and
 * stops nothing.
 * @param root the project's
 * @param repository for messages
 * @returns null when there is none in the checkpoint
 * @throws UsageError that names what is in the way
 */
async function planTree({ manifest, folder }, root, repository) {
    const { top, trees, base } = manifest;
    const own = trees.find(({ path }) => path === top);
    const plan = await planOne(own, base, { folder, place: root, repository });
    const clone = await cloneOf(root);
    const further = [];
    for (const tree of trees.filter((each) => each !== own)) {
        const place = placeBeside(clone, top, tree.path);
        const left = (error) => `The work tree ${tree.path} is not in ${place}: ${(0,core_errors/* messageOf */.bD)(error).replace(` ${WITHOUT}`, '')}`;
        try {
            if (!(0,external_node_fs_.existsSync)(place) || (await cloneOf(place)) !== (0,external_node_fs_.realpathSync)(place))
                throw new core_errors/* UsageError */.eb('no clone of its repository lies there.');
            const planned = await planOne(tree, null, { folder, place, repository: tree.path });
            if (planned !== null)
                further.push(() => planned.place().catch(left));
        }
        catch (error) {
            further.push(async () => left(error));
        }
    }
    if (plan === null && further.length === 0)
        return null;
    return {
        preview: async (into) => (plan === null ? root : plan.preview(into)),
        place: async () => {
            const told = plan === null ? [] : [await plan.place()];
            for (const each of further)
                told.push(await each());
            return told.join(' ');
        },
    };
}
/** The clone that a folder is in; without one, the folder itself. */
async function cloneOf(folder) {
    return (await (0,checkpoint_git/* gitIn */.uM)(folder, process.env).ask(['rev-parse', '--show-toplevel'])) ?? folder;
}
/** Where a work tree of the run lies here: in the same place beside the clone as it had beside the run's own. */
function placeBeside(clone, top, path) {
    return (0,external_node_path_.resolve)(clone, (0,external_node_path_.relative)((0,external_node_path_.join)('/', top), (0,external_node_path_.join)('/', path)));
}
/**
 * Where the folders of a run's work trees lie here, if its own was not the whole workspace.
 * @param folder as a checkpoint has it
 * @returns undefined if it was
 */
async function movedHere(folder, run, root) {
    // An unreadable file is reported when all of it is read.
    const parsed = await (0,promises_.readFile)((0,external_node_path_.join)(folder, carrier/* MANIFEST_FILE */.h1), 'utf8')
        .then((text) => parseManifest(JSON.parse(text)))
        .catch(() => null);
    if (parsed === null || 'problem' in parsed || parsed.manifest.top === '.')
        return undefined;
    const { top, trees } = parsed.manifest;
    const clone = await cloneOf(root);
    const paths = [...new Set([top, ...trees.map(({ path }) => path)])];
    // A folder inside another one comes first.
    paths.sort((one, other) => other.length - one.length);
    return paths.map((path) => [(0,external_node_path_.join)(run.launch.root, path), placeBeside(clone, top, path)]);
}
async function planOne(tree, began, { folder, place: root, repository }) {
    const snapshot = tree === undefined ? null : parseSnapshot(tree.snapshot);
    const base = snapshot === null ? began : snapshot.base;
    if (base === null) {
        if (snapshot === null)
            return null;
        throw refused('it was taken in a repository that no remote has a commit of');
    }
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(base))
        throw refused('its commit is none');
    const top = await (0,checkpoint_git/* gitIn */.uM)(root, process.env).ask(['rev-parse', '--show-toplevel']);
    if (top === null)
        throw refused(`${root} is no clone of ${repository}`);
    const git = (0,checkpoint_git/* gitIn */.uM)(top, process.env);
    const changes = await changesOf(git);
    if (changes !== null)
        throw refused(changes);
    if (!(await (0,checkpoint_git/* fetchCommit */.iH)(git, base)))
        throw refused(`the run began on the commit ${base}, which is not in this clone, and its \`origin\` does not have it: is it a clone of ${repository}?`);
    const bundle = (0,external_node_path_.join)(folder, tree?.bundle ?? carrier/* WORK_TREE_BUNDLE */.uL);
    return {
        preview: async (into) => {
            if (snapshot !== null)
                await git.ask(['bundle', 'unbundle', bundle]);
            await tree_layOut(git, snapshot?.work_tree ?? base, into);
            return (0,external_node_path_.join)(into, (0,external_node_path_.relative)(top, (0,external_node_fs_.realpathSync)(root)));
        },
        place: () => tree_place(git, base, snapshot, bundle),
    };
}
/** Workflows are small; other files in a repository may be as large as they like. */
const MAX_LAID_OUT_BYTES = 1024 ** 2;
async function tree_layOut(git, tree, into) {
    (0,external_node_fs_.mkdirSync)(into, { recursive: true, mode: 0o700 });
    const env = { GIT_INDEX_FILE: `${into}.index` };
    try {
        const listed = (0,process_git/* pieces */.IE)(await git.bytes(['ls-tree', '-r', '-l', '-z', '--full-tree', tree]));
        const small = listed.flatMap((line) => {
            const tab = line.indexOf('\t');
            const [, size] = /^\d+ blob [0-9a-f]+ +(\d+)$/.exec(line.toString('latin1', 0, tab)) ?? [];
            return Number(size) <= MAX_LAID_OUT_BYTES ? [line.subarray(tab + 1)] : [];
        });
        await git.text(['read-tree', tree], { env });
        const input = (0,process_git/* nulTerminated */.nb)(small);
        await git.text(['checkout-index', '--quiet', `--prefix=${into}/`, '-z', '--stdin'], { env, input });
    }
    catch (error) {
        throw refused((0,core_errors/* messageOf */.bD)(error), error);
    }
}
/** @returns a clause; null for a clean work tree */
async function changesOf(git) {
    const ours = ['state', 'runs', 'checkpoint'].map((name) => `:(exclude,glob)**/.raymond/${name}/**`);
    const status = await git.ask(['status', '--porcelain', '-z', '--untracked-files=all', '--', '.', ...ours]);
    if (status === null)
        return 'git cannot tell whether there are changes';
    // Repositories inside it are left alone.
    const lines = status.split('\0').filter((line) => line !== '' && !/^\?\? .*\/$/s.test(line));
    if (lines.length === 0)
        return (await (0,process_git/* commitOf */.D3)(git, 'MERGE_HEAD')) === null ? null : 'a merge is under way in this clone';
    const names = lines.slice(0, 3).map((line) => line.replace(/^.. /, ''));
    return `this clone has changes of its own (${names.join(', ')}${lines.length > 3 ? ', …' : ''}), which are never written over: commit or stash them`;
}
async function tree_place(git, base, snapshot, bundle) {
    const branch = await (0,checkpoint_git/* branchOf */.W0)(git);
    const head = await (0,process_git/* commitOf */.D3)(git, 'HEAD');
    const isAtBase = head === base && (snapshot === null || branch === snapshot.branch);
    if (!isAtBase)
        await lookAt(git, '--detach', base);
    const back = async () => {
        const before = branch ?? head;
        if (!isAtBase && before !== null)
            await lookAt(git, ...(branch === null ? ['--detach'] : []), before);
    };
    const files = isAtBase || head === null ? null : await (0,checkpoint_git/* writtenUnfiltered */.eK)(git, 'diff', '--name-only', head, base);
    const where = isAtBase
        ? ''
        : ` HEAD is detached at ${base.slice(0, 10)}${branch === null ? '' : `; the branch ${branch} stays where it was (\`git switch ${branch}\` goes back to it)`}.${files === null ? '' : ` ${files}`}`;
    if (snapshot === null)
        return `The work tree is on the commit that the run began on.${where}`;
    // No branch is moved just for a look.
    const left = [];
    const wanted = isAtBase ? snapshot : { ...snapshot, branch: null };
    try {
        await checkFree(git, base, snapshot, bundle);
        await restoreSnapshot(git.folder, bundle, wanted, { tell: (what) => left.push(what) });
    }
    catch (error) {
        await back();
        throw refused((0,core_errors/* messageOf */.bD)(error).replace(/^The checkpoint's work tree cannot be restored: /, ''), error);
    }
    return [`The work tree is as the run has left it.${where}`, ...left].join(' ');
}
/** Checks that no ignored file is overwritten: in somebody's clone it may be valuable. */
async function lookAt(git, ...to) {
    try {
        await git.text(['checkout', '--quiet', '--no-overwrite-ignore', ...to]);
    }
    catch (error) {
        throw refused(`git cannot check out ${to.at(-1)}: ${(0,core_errors/* messageOf */.bD)(error)}`);
    }
}
/** Checks files that git ignores: git does not count them as changes, and would overwrite them. */
async function checkFree(git, base, { work_tree: tree }, bundle) {
    if ((await git.ask(['bundle', 'unbundle', bundle])) === null)
        return;
    const added = await git.ask(['diff', '--name-only', '-z', '--no-renames', '--diff-filter=AT', base, tree]);
    for (const name of (added ?? '').split('\0').filter((each) => each !== '')) {
        const taken = takenBy(git.folder, name);
        if (taken !== null)
            throw new core_errors/* UsageError */.eb(`${taken} is there and ignored by git, and would be written over: move it away`);
    }
}
/** What is in the way at a path, or in the place of a folder above it. */
function takenBy(top, name) {
    if ((0,files/* isThere */.$B)((0,external_node_path_.join)(top, name)))
        return name;
    for (let above = (0,external_node_path_.dirname)(name); above !== '.'; above = (0,external_node_path_.dirname)(above)) {
        const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(top, above), { throwIfNoEntry: false });
        if (stats !== undefined && !stats.isDirectory())
            return above;
    }
    return null;
}
function refused(why, cause) {
    return new core_errors/* UsageError */.eb(`The run's work tree cannot be put here: ${why.replace(/\.$/, '')}. ${WITHOUT}`, {}, { cause });
}

;// CONCATENATED MODULE: ./lib/cli/pull/local.js












/**
 * Checks whether what was pulled may replace the run with its id that is here. Transcripts always may be replaced. A
 * run that can be carried on may only be replaced by a later form of itself: all that was logged here is then the
 * beginning of what is logged there. Unsealed files never replace what can be carried on.
 * @param folder as a checkpoint has it
 * @returns a sentence for people, and whether the run's files here are removed; null when there is none here
 * @throws UsageError
 */
async function checkPlace(paths, run, folder, force) {
    if (!(0,external_node_fs_.existsSync)(paths.state))
        return null;
    const id = run.workflow_id;
    if (force)
        return { told: `The run ${id} that was here is replaced (--force).`, clears: true };
    const here = await (0,state_file/* readStateFile */.qy)(paths.state, id).catch(() => null);
    if (here?.transcripts_only)
        return { told: `Of the run ${id} the transcripts were here, and are replaced.`, clears: true };
    const [before, after] = await Promise.all([
        bytesOf(paths.events),
        bytesOf((0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al, 'events.jsonl')),
    ]);
    const isSame = here?.started_at === run.started_at;
    if (isSame && !run.transcripts_only && after.subarray(0, before.length).equals(before))
        return { told: `An earlier state of the run ${id} was here, and is replaced.`, clears: false };
    const what = !isSame
        ? 'another one'
        : run.transcripts_only
            ? 'this one, which can be carried on, as transcripts cannot'
            : 'this one, which has gone on since';
    throw new core_errors/* UsageError */.eb(`There is a run ${id} here already, and it is ${what}: ${paths.state}. Replace it with --force, or keep this one elsewhere with --state-dir.`);
}
/**
 * Makes a state file fit this machine: its paths lead into this clone, and it brings no rights along (spec 4.3), which
 * come from the command line that resumes it. An unsealed one is marked as one to look at.
 * @param folder as a checkpoint has it
 * @returns sentences about what was not taken over
 */
async function makeLocal(folder, root, isSealed) {
    const file = (0,external_node_path_.join)(folder, carrier/* STATE_FILE */.bv);
    const { run, commit } = await (0,state_file/* readCommitted */.r3)(file);
    const { launch } = run;
    const moved = await movedHere(folder, run, root);
    const data = JSON.parse((0,state_file/* stateText */.r9)((0,life/* relocate */.sU)(run, root, moved), commit));
    data.workflow.path = outOfBase(data.workflow.path, root);
    Object.assign(data.launch, (0,settings/* withoutRights */.yI)(launch));
    // Nobody may remove work trees and branches that a stranger names.
    if (!isSealed)
        Object.assign(data, { transcripts_only: true, worktrees: {} });
    await (0,promises_.writeFile)(file, JSON.stringify(data, null, 1), { mode: 0o600 });
    const left = (0,settings/* rightsBrought */.rq)(launch, {}).map((text) => text.replace(/ comes from the state file\. .*$/, ' was the job’s, and is not taken over: say so to `raymond resume` where it is meant'));
    return { run: await (0,state_file/* readStateFile */.qy)(file), left };
}
/** The workflow's own path: a job reads it from a base commit's folder where strangers may have written the checkout. */
function outOfBase(path, root) {
    if ((0,files/* isBelow */.Yw)(root, path))
        return path;
    const [, inside] = new RegExp(`^.*[/\\\\]${carrier/* BASE_FOLDER */.V8}[/\\\\](.+)$`, 's').exec(path) ?? [];
    return inside === undefined ? path : (0,external_node_path_.join)(root, inside);
}
/** Puts a run without sessions where it is looked for. The state comes last, so that it never lacks what it refers to. */
function placeTranscripts(folder, paths) {
    (0,run_folder/* replaceRunFolder */.UR)(paths, (to) => (0,external_node_fs_.cpSync)((0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al), to, { recursive: true }));
    (0,run_folder/* placeState */.BS)((0,external_node_path_.join)(folder, carrier/* STATE_FILE */.bv), paths);
}

// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/workflow/loop.js
var workflow_loop = __webpack_require__(4467);
// EXTERNAL MODULE: ./lib/workflow/open.js + 3 modules
var workflow_open = __webpack_require__(6923);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var parts_fingerprint = __webpack_require__(27644);
;// CONCATENATED MODULE: ./lib/cli/pull/would-run.js









/**
 * Checks where a pulled run says that its workflow lies. It has to lie in the project, where people look at what they
 * run, and not among the files that came along with a run.
 * @param project the project's root: the project itself, or as the pull will leave it
 * @throws UsageError
 */
function checkWorkflowPlace({ workflow }, root, paths, project = root) {
    const path = (0,external_node_path_.join)(project, (0,external_node_path_.relative)(root, workflow.path));
    const real = (0,files/* isBelow */.Yw)(root, workflow.path) ? (0,files/* findReal */.aD)(path) : null;
    const ours = [(0,external_node_path_.join)(project, project_folder/* IN_PROJECT */.cT.home), (0,external_node_path_.dirname)(paths.state), (0,external_node_path_.dirname)(paths.folder)]
        .map((folder) => (0,files/* findReal */.aD)(folder) ?? folder)
        .filter((folder) => !(0,files/* isBelow */.Yw)(folder, (0,files/* findReal */.aD)(project)));
    if (real !== null && (0,files/* isBelow */.Yw)((0,files/* findReal */.aD)(project), real) && !ours.some((folder) => (0,files/* isBelow */.Yw)(folder, real)))
        return;
    throw new core_errors/* UsageError */.eb(`The run's workflow is not in this project, or lies among our own files: ${workflow.path}. A resume would run what nobody has looked at, so nothing was pulled. Keep a job's workflow in its repository.`);
}
/**
 * Refuses links under the names of our own folders, which a clone may bring along, and by which files would be written
 * elsewhere.
 * @throws UsageError that names one
 */
function checkOwnFolders(root, paths) {
    const inProject = [project_folder/* IN_PROJECT */.cT.home, project_folder/* IN_PROJECT */.cT.tasks].map((name) => (0,external_node_path_.join)(root, name));
    const all = [...inProject, ...Object.values({ ...paths })];
    const link = all.find((path) => (0,files/* isBelow */.Yw)(root, path) && (0,files/* findReal */.aD)(path) !== (0,external_node_path_.join)((0,files/* findReal */.aD)(root), (0,external_node_path_.relative)(root, path)));
    if (link === undefined)
        return;
    throw new core_errors/* UsageError */.eb(`${link} is a link or lies behind one, which we make none: what is pulled would be written elsewhere. Look at it and remove it, or keep the run elsewhere with --state-dir.`);
}
/**
 * Compares the workflow as it will be here with the one that the run had. It only reads; nothing is run.
 * @param laid the project as the pull will leave it, as far as git has it; null when it stays as it is
 */
async function wouldRun(run, root, laid) {
    const { path, files } = run.workflow;
    const there = laid === null ? path : (0,external_node_path_.join)(laid, (0,external_node_path_.relative)(root, path));
    // Files that git ignores stay as they are.
    const read = (0,external_node_fs_.existsSync)(there) ? there : path;
    return { workflow: path, changed: await changesIn(run, read, files) };
}
async function changesIn(run, path, files) {
    const { loop, agent, cwd } = run.launch;
    const options = { agentCli: (0,launch/* agentAskedFor */.te)(agent), linted: true, maySkipPermissions: true };
    try {
        const { fingerprint } = loop === null ? await (0,workflow_open.readWorkflow)(path, { ...options, cwd }) : await (0,workflow_loop/* openLoop */.D)(path, loop, options);
        return (0,parts_fingerprint/* changesBetween */.iv)(files, fingerprint.files);
    }
    catch (error) {
        if ((0,external_node_fs_.existsSync)(path))
            return [`${(0,external_node_path_.basename)(path)} (cannot be read: ${(0,core_errors/* messageOf */.bD)(error)})`];
        return Object.keys(files).map((name) => `${name} (missing)`);
    }
}

;// CONCATENATED MODULE: ./lib/cli/pull/place.js


















/**
 * Puts a run where the other commands look for it. All problems are found before anything is written, and what a resume
 * would run is shown before that, too.
 */
async function placePulledRun(pulled, deps) {
    const { values, cwd, notes } = deps;
    const root = (0,run_folder/* projectRoot */.YQ)(cwd);
    const stateDir = (0,run_folder/* stateFolder */.yp)(cwd, values['state-dir'], process.env);
    const { run, left } = await makeLocal(pulled.folder, root, pulled.found !== null);
    const paths = (0,run_folder/* runPaths */.Ot)(stateDir, run.workflow_id);
    checkName(run, pulled);
    checkOwnFolders(root, paths);
    checkWorkflowPlace(run, root, paths);
    const plan = pulled.found === null || values['no-worktree']
        ? null
        : await planTree({ ...(await readCheckpoint(pulled.folder)) }, root, pulled.repository);
    const shown = pulled.found === null ? null : await look({ run, paths, stateDir, root, plan }, deps);
    const wasHere = (0,external_node_fs_.existsSync)(paths.folder);
    (0,run_folder/* createStateFolder */.eb)(stateDir, root);
    const lock = (0,store_lock/* acquireLock */.IZ)(paths.lock, new Date(ports/* realPorts */.R.now()).toISOString());
    try {
        const here = await checkPlace(paths, run, pulled.folder, values.force ?? false);
        if (plan !== null && !values.force)
            refuseWorktreesHere(run, (0,place/* worktreesInCache */.Gy)(process.env));
        if (here !== null)
            notes.push(here.told);
        notes.push(...left);
        if (shown !== null && !values.json)
            await (0,terminal/* writeOut */.sD)((0,report_text/* sanitize */.aj)(toldOfResume(shown)));
        const replaces = here?.clears ?? true;
        const tree = await write(pulled, { run, paths, stateDir, root, plan, replaces }, deps);
        const placed = { ...pulled, run: await (0,state_file/* readStateFile */.qy)(paths.state, run.workflow_id), shown, notes };
        if (values.json)
            await (0,terminal/* writeOut */.sD)(`${JSON.stringify(report(placed, tree, paths))}\n`);
        else
            await (0,terminal/* writeOut */.sD)((0,report_text/* sanitize */.aj)(told(placed)));
        return 0;
    }
    catch (error) {
        if (!wasHere && !(0,external_node_fs_.existsSync)(paths.state))
            await (0,promises_.rm)(paths.folder, { recursive: true, force: true });
        throw error;
    }
    finally {
        lock.release();
    }
}
/** Checks that an artifact of transcripts holds the run that it is named by; a stranger's may not. @throws UsageError */
function checkName({ workflow_id: id }, { found, label }) {
    if (found !== null)
        return;
    const row = { id: 0, name: (0,external_node_path_.basename)(label).replace(/\.zip$/i, ''), expired: false, size_in_bytes: 0 };
    const named = transcriptsIn([row])[0]?.runId;
    if (named !== undefined && named !== id)
        throw new core_errors/* UsageError */.eb(`The transcripts ${label} are said to be of ${named}, and are of another run, ${id}.`);
}
/** Looks at the project as it will be, and not only as it is: the run's work tree may bring another workflow along. */
async function look({ run, paths, root, plan }, { temp }) {
    const laid = plan === null ? null : await plan.preview((0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'tree-')), 'files'));
    if (laid !== null)
        checkWorkflowPlace(run, root, paths, laid);
    return wouldRun(run, root, laid);
}
/** @returns what has become of the work tree */
async function write({ folder, found }, { run, paths, stateDir, root, plan, replaces }, { values, notes }) {
    if (found === null) {
        placeTranscripts(folder, paths);
        return 'left out';
    }
    const checkpoint = { ...(await readCheckpoint(folder)), folder };
    if (plan !== null) {
        notes.push(await plan.place());
        if (run.status !== 'completed')
            await placeWorktrees(checkpoint, {
                ...{ workspace: root, root: (0,place/* worktreesInCache */.Gy)(process.env), environment: process.env },
                tell: (what) => notes.push(what),
            });
    }
    await placeCheckpoint(checkpoint, { stateDir, root, environment: process.env, replaces });
    if (plan !== null)
        return 'placed';
    if (values['no-worktree'])
        return 'left out';
    notes.push('There is no work tree in the checkpoint.');
    return 'none';
}
function report({ run, found, label, shown, notes }, tree, paths) {
    const sessions = Object.values(found?.checkpoint.manifest.sessions ?? {}).flat().length;
    return {
        ...{ run_id: run.workflow_id, status: run.status, total_cost_usd: run.total_cost_usd },
        ...{ from: label, sealed: found !== null, would_run: shown, worktree: tree, sessions },
        ...(found !== null && {
            github_run_id: found.header.run_id,
            attempt: found.header.attempt,
            job: found.header.job,
        }),
        ...{ state_file: paths.state, transcripts: paths.folder, notes },
    };
}
function toldOfResume({ workflow, changed }) {
    const how = changed.length === 0
        ? 'It is what the run had.'
        : 'It is not what the run had; a resume refuses that, unless --accept-changes:';
    return [`A resume would run ${workflow}`, `  ${how}`, ...changed.map((each) => `  ${each}`), ''].join('\n');
}
function told({ run, found, label, notes }) {
    const id = run.workflow_id;
    const of = found === null
        ? label
        : `attempt ${found.header.attempt} of run ${found.header.run_id}, job ${found.header.job}, saved ${found.header.time}`;
    const status = run.status === 'running' ? 'interrupted' : run.status;
    return [
        `${id} is here: ${status}, ${(0,format/* formatUsd */.UK)(run.total_cost_usd)}; ${of}`,
        ...notes.map((note) => `  ${note}`),
        '',
        `raymond show ${id}`,
        ...(run.status === 'completed' || found === null ? [] : [`raymond resume ${id}`]),
        '',
    ].join('\n');
}
/**
 * Refuses to replace a run that was pulled before and carried on here, if work trees of its workers hold work that is
 * nowhere else.
 * @param folder of all work trees
 * @throws UsageError that names one
 */
function refuseWorktreesHere(run, folder) {
    for (const id of Object.keys(run.worktrees)) {
        const path = (0,place/* worktreePath */.F9)(folder, run.workflow_id, id);
        if (!(0,external_node_fs_.existsSync)(path))
            continue;
        throw new core_errors/* UsageError */.eb(`There is a work tree of ${id} already, in ${path}, from an earlier pull of this run. Move what you want to keep out of it; --force replaces it, --no-worktree leaves it.`);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/github/patience.js
/**
 * For how long a failing service may be waited for, over all requests together. Only the time of failed tries, and of
 * pauses before the next, is taken from it. Requests that fail at the same time take it once.
 */
class Patience {
    wholeMs;
    #spentMs = 0;
    #countedTo = Number.NEGATIVE_INFINITY;
    constructor(wholeMs) {
        this.wholeMs = wholeMs;
    }
    get leftMs() {
        return Math.max(0, this.wholeMs - this.#spentMs);
    }
    /** @param from in ms, by the same clock as `to` */
    spend(from, to) {
        this.#spentMs += Math.max(0, to - Math.max(from, this.#countedTo));
        this.#countedTo = Math.max(to, this.#countedTo);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/github/silence.js

/** A rate limit, an outage and a broken line pass; what the token may not do stays so. @param now epoch ms */
function requestFailure(error, now) {
    const { status, response, errors } = error;
    // Octokit gives 500 for a line that is cut, too.
    if (response === undefined)
        return lineFailure(error);
    const headers = response.headers ?? {};
    const isLimit = status === 429 || (status === 403 && isRateLimit(headers, (0,core_errors/* messageOf */.bD)(error)));
    if (errors !== undefined && status === undefined)
        return { kind: 'refused', why: (0,core_errors/* messageOf */.bD)(error), status };
    if (isLimit || status === undefined || status >= 500 || status === 408)
        return { kind: 'failed', why: String(status), pauseMs: pauseOf(headers, now), isLimit };
    return { kind: 'refused', why: (0,core_errors/* messageOf */.bD)(error), status };
}
function lineFailure(error) {
    const { cause } = error;
    const isLate = [error, cause].some((each) => each?.name === 'TimeoutError');
    const why = isLate ? 'it took too long' : (0,core_errors/* messageOf */.bD)(error);
    return { kind: 'failed', why, pauseMs: null, isLimit: false };
}
const isRateLimit = (headers, message) => headers['x-ratelimit-remaining'] === '0' ||
    headers['retry-after'] !== undefined ||
    /rate limit/i.test(message);
function pauseOf(headers, now) {
    const after = headers['retry-after'];
    if (after !== undefined) {
        const seconds = Number(after);
        const at = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(String(after));
        return Number.isFinite(at) ? Math.max(0, at - now) : null;
    }
    if (headers['x-ratelimit-remaining'] !== '0')
        return null;
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    return Number.isFinite(reset) ? Math.max(0, reset - now) : null;
}
/** An answer that should be JSON and is not was cut off on its way. */
const isUnread = ({ status, data }) => status === 200 && (typeof data !== 'object' || data === null);

;// CONCATENATED MODULE: ./lib/runtime/github/client.js


const REAL_CLOCK = {
    now: () => performance.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeout: (ms) => AbortSignal.timeout(ms),
};
/** For all requests of a start together, and for each try of a single one. */
const TIMEOUT_MS = 60_000;
const TRY_MS = 15_000;
/** Pauses before the second and the third try, where GitHub itself says nothing. */
const client_WAITS_MS = [1000, 3000];
/** A pause that GitHub wants to be longer than this is not waited for. */
const LONGEST_PAUSE_MS = 30_000;
/** The connection is made, and octokit loaded, by the first request. */
function gitHub(options) {
    const { api, owner, repo, token, clock = REAL_CLOCK } = options;
    const patience = new Patience(options.patienceMs ?? TIMEOUT_MS);
    let requests = 0;
    let connection = null;
    const pause = async (ms) => {
        const from = clock.now();
        await clock.sleep(Math.min(ms, patience.leftMs));
        patience.spend(from, clock.now());
    };
    /** Sends a request once. */
    const once = async (connected, question) => {
        const from = clock.now();
        requests += 1;
        try {
            const signal = clock.timeout(Math.min(TRY_MS, patience.leftMs));
            return { kind: 'answer', data: await question.send(connected, { signal }) };
        }
        catch (error) {
            const failure = requestFailure(error, Date.now());
            if (failure.kind === 'failed')
                patience.spend(from, clock.now());
            return failure;
        }
    };
    const tried = async (question) => {
        if (token === null)
            return { kind: 'refused', why: 'there is no github-token to ask with' };
        connection ??= connect(api, token);
        const connected = await connection;
        const from = clock.now();
        const silent = (why) => ({
            kind: 'silent',
            why: `GitHub's API ${why}: ${question.what(connected)}`,
        });
        for (let tries = 1;; tries++) {
            if (patience.leftMs <= 0)
                return silent('did not answer before, and there is no time left to ask it');
            const said = await once(connected, question);
            if (said.kind !== 'failed')
                return said;
            const { why, pauseMs, isLimit } = said;
            if (pauseMs !== null && pauseMs > LONGEST_PAUSE_MS)
                return silent(pauseText(why, pauseMs));
            const wait = tries <= client_WAITS_MS.length && (question.isRepeatable || isLimit) ? client_WAITS_MS[tries - 1] : null;
            const seconds = Math.round((clock.now() - from) / 1000);
            if (wait === null)
                return silent(`did not answer (${why}${timesIn(tries, seconds)})`);
            await pause(Math.max(wait, pauseMs ?? 0));
        }
    };
    const path = (connected, route, parameters) => {
        const { method, url } = connected.request.endpoint(route, { owner, repo, ...parameters });
        return `${method} ${url.replace(/\?.*$/s, '').replace(/^.*\/repos\/[^/]+\/[^/]+/, '…')}`;
    };
    return {
        ask: (route, parameters = {}) => tried({
            what: (connected) => path(connected, route, parameters),
            isRepeatable: /^(?:GET|PATCH) /.test(route),
            send: async (connected, request) => {
                const answer = await connected.request(route, { owner, repo, ...parameters, request });
                if (isUnread(answer))
                    throw new Error('an answer that cannot be read');
                return answer.data;
            },
        }),
        graphql: (query) => tried({
            what: () => 'POST /graphql',
            isRepeatable: true,
            send: (connected, request) => connected.graphql(query, { request }),
        }),
        artifactAddress: (id) => {
            const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
            const parameters = { artifact_id: id, archive_format: 'zip' };
            return tried({
                what: (connected) => path(connected, route, parameters),
                isRepeatable: true,
                send: async (connected, request) => {
                    const asked = { owner, repo, ...parameters, request: { ...request, redirect: 'manual' } };
                    const { location } = (await connected.request(route, asked)).headers;
                    if (!location)
                        throw new Error('an answer without an address');
                    return location;
                },
            });
        },
        pause,
        get isOver() {
            return patience.leftMs <= 0;
        },
        get requests() {
            return requests;
        },
    };
}
async function connect(baseUrl, token) {
    const { GitHub: Octokit, getOctokitOptions } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 32413));
    return new Octokit(typeof token === 'string' ? getOctokitOptions(token, { baseUrl }) : { baseUrl });
}
const timesIn = (tries, seconds) => tries === 1 ? '' : `, ${tries === 2 ? 'twice' : `${tries === 3 ? 'three' : tries} times`} in ${seconds} s`;
function pauseText(why, pauseMs) {
    const until = new Date(Date.now() + pauseMs).toISOString().slice(0, 16).replace('T', ' ');
    return `takes no requests for ${Math.ceil(pauseMs / 60_000)} minutes, until ${until} UTC (${why})`;
}

;// CONCATENATED MODULE: ./lib/runtime/github/answer.js
const answer_PAGE = 100;
/** No list of ours has more pages; a longer one would be a flood by somebody else. */
const MAX_PAGES = 20;
/** Reads all pages of a list. @param pick takes the items out of a page */
async function allPages(ask, route, parameters, pick) {
    const items = [];
    for (let page = 1; page <= MAX_PAGES; page++) {
        const answer = await ask(route, { ...parameters, per_page: answer_PAGE, page });
        if (answer.kind !== 'answer')
            return answer;
        const found = picked(answer.data, pick);
        if (found === null)
            return { kind: 'silent', why: `GitHub's API has answered with a page that cannot be read: ${route}` };
        items.push(...found);
        if (found.length < answer_PAGE)
            return { kind: 'answer', data: items };
    }
    return { kind: 'silent', why: `the list has more than ${answer_PAGE * MAX_PAGES} entries` };
}
/** @returns null for a page that has no such list */
function picked(page, pick) {
    try {
        const found = pick(page);
        return Array.isArray(found) ? found : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/runtime/github/lists.js

const ACTIONS = '/repos/{owner}/{repo}/actions';
const listOf = (name, ask, path, parameters) => allPages(...[ask, `GET ${ACTIONS}/${path}`, { ...parameters }], (page) => page[name]);
/** The artifacts of a run, of all its attempts. */
const artifactsOfRun = (ask, runId) => listOf('artifacts', ask, 'runs/{run_id}/artifacts', { run_id: Number(runId) });
/** @param key the beginning of the caches' keys @param ref limits the list to one ref */
const cachesUnder = (ask, key, ref) => listOf('actions_caches', ask, 'caches', { key, ...(ref !== undefined && { ref }) });
/** The jobs of all attempts. */
const jobsOfRun = (ask, runId) => listOf('jobs', ask, 'runs/{run_id}/jobs', { run_id: Number(runId), filter: 'all' });
const jobsOfAttempt = (ask, runId, attempt) => listOf('jobs', ask, 'runs/{run_id}/attempts/{attempt_number}/jobs', {
    ...{ run_id: Number(runId), attempt_number: attempt },
});
/** A page of the artifacts that all runs, also those of forks, have kept under one name. */
async function artifactsNamed(ask, name, page) {
    const asked = { name, per_page: PAGE, page };
    const answer = await ask(`GET ${ACTIONS}/artifacts`, asked);
    if (answer.kind !== 'answer')
        return answer;
    const { artifacts } = answer.data;
    // This holds whatever the API makes of the parameter.
    const rows = artifacts.filter((row) => row.name === name);
    return { kind: 'answer', data: { rows, isLast: artifacts.length < PAGE } };
}
const runById = (ask, runId) => ask(`GET ${ACTIONS}/runs/{run_id}`, { run_id: Number(runId) });
/** The newest hundred runs of a workflow file on a branch. */
const runsOfFile = (ask, workflowFile, branch) => ask(`GET ${ACTIONS}/workflows/{workflow_id}/runs`, {
    ...{ workflow_id: workflowFile.split('/').at(-1), branch, per_page: 100 },
});
const deleteArtifact = (ask, id) => ask(`DELETE ${ACTIONS}/artifacts/{artifact_id}`, { artifact_id: id });

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/runtime/sealed/artifact-reader.js




/** Ours have one file; one with many was not made by us. */
const MAX_ENTRIES = 16;
/** How many bytes a zip may have besides the file in it. */
const FRAME_BYTES = 64 * 1024;
/** Thrown when GitHub has not said, after several requests, where the artifact is. */
class Unanswered extends Error {
}
function artifactReader({ github, temp, pause }) {
    /** @returns null when it is gone @throws Unanswered */
    const addressOf = async (id) => {
        const from = await github.artifactAddress(id);
        if (from.kind === 'answer')
            return from.data;
        if (from.kind === 'refused' && [404, 410].includes(from.status ?? 0))
            return null;
        throw new Unanswered(from.why);
    };
    const zipTo = async (id, zip, most) => {
        const url = await addressOf(id);
        if (url === null)
            return { kind: 'broken', why: 'the artifact is not there any more' };
        return await download(url, zip, most);
    };
    const head = async (id, file, bytes) => {
        const url = await addressOf(id);
        if (url === null)
            return Buffer.alloc(0);
        return firstOfZip(await downloadFirst(url, bytes + FRAME_BYTES), file).subarray(0, bytes);
    };
    const once = (id, file, most) => withScratchFile(temp, async (zip) => {
        const fetched = await zipTo(id, zip, most + FRAME_BYTES);
        return fetched.kind === 'broken' ? fetched : await takeOutOfZip(zip, file, most);
    });
    const again = (work) => thrice(work, pause, (error) => error instanceof Unanswered);
    return {
        fetch: (id, file, most) => again(() => once(id, file, most)),
        head: (id, file, bytes) => again(() => head(id, file, bytes)),
        fetchZip: (id, file, most) => again(() => zipTo(id, file, most)),
    };
}
/** As much of a zip's first file as is there. Empty for another file, or one packed in a way that ours never are. */
function firstOfZip(start, file) {
    if (start.length < 30 || start.readUInt32LE(0) !== 0x04034b50)
        return Buffer.alloc(0);
    const [method, nameLength, extraLength] = [8, 26, 28].map((at) => start.readUInt16LE(at));
    const data = start.subarray(30 + nameLength + extraLength);
    if (start.toString('utf8', 30, 30 + nameLength) !== file)
        return Buffer.alloc(0);
    if (method === 0)
        return data;
    return method === 8 ? (0,external_node_zlib_.inflateRawSync)(data, { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH }) : Buffer.alloc(0);
}
/** Takes one member out by its name, and counts its bytes as they come: the sizes that a zip states are not believed. */
async function takeOutOfZip(zip, file, most) {
    const { openPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    let archive;
    try {
        archive = await openPromise(zip, { autoClose: false });
        if (archive.entryCount > MAX_ENTRIES)
            return { kind: 'broken', why: `the artifact has ${archive.entryCount} files, and one of ours has one` };
        for await (const entry of archive.eachEntry()) {
            if (entry.fileName !== carrier/* CARRIER_FILE */.qV)
                continue;
            if (entry.uncompressedSize > most)
                return { kind: 'broken', why: `it has more than ${most} bytes` };
            return await writeAtMost(await archive.openReadStreamPromise(entry), file, most);
        }
        return { kind: 'broken', why: `the artifact has no ${carrier/* CARRIER_FILE */.qV}` };
    }
    catch (error) {
        // A full disk is our problem; any other error here comes from the zip.
        if (typeof error.syscall === 'string')
            throw error;
        return { kind: 'broken', why: `the artifact is no zip that opens: ${(0,core_errors/* messageOf */.bD)(error)}` };
    }
    finally {
        archive?.close();
    }
}

;// CONCATENATED MODULE: ./lib/cli/pull/remote.js









/** In bytes, for all that is fetched together (spec 4.3). */
const remote_MAX_BYTES = 2 * 1024 ** 3;
/** A workflow run's artifacts on GitHub. */
class Remote {
    options;
    #github;
    #reader;
    #bytesLeft = remote_MAX_BYTES;
    constructor(options) {
        this.options = options;
        const { api, token, temp, pause, repository } = options;
        const [owner = '', repo = ''] = repository.split('/');
        this.#github = gitHub({ api, owner, repo, token: token ?? { nobody: true } });
        this.#reader = artifactReader({ github: this.#github, temp, pause });
    }
    /** GitHub's number of the repository, which every seal is bound to. @throws UsageError */
    async repositoryId() {
        const { repository } = this.options;
        const answer = await this.#github.ask('GET /repos/{owner}/{repo}');
        if (answer.kind !== 'answer')
            throw this.#unread(`The repository ${repository}`, answer.why);
        const { id } = answer.data;
        if (typeof id !== 'number')
            throw new core_errors/* UsageError */.eb(`GitHub does not tell the number of ${repository}.`);
        return String(id);
    }
    /** How many attempts GitHub knows, and whether the run is still going on. @throws UsageError */
    async run(runId) {
        const answer = await runById(this.#github.ask, runId);
        if (answer.kind !== 'answer')
            throw this.#unread(`The run ${runId}`, answer.why);
        const { status, run_attempt: attempts } = answer.data;
        if (typeof attempts !== 'number')
            throw new core_errors/* UsageError */.eb(`GitHub does not tell how many attempts run ${runId} has.`);
        return { attempts, isGoingOn: status !== 'completed' };
    }
    /** The artifacts of all attempts of a run. @throws UsageError */
    async artifacts(runId) {
        const rows = await artifactsOfRun(this.#github.ask, runId);
        if (rows.kind !== 'answer')
            throw this.#unread(`The artifacts of run ${runId}`, rows.why);
        return {
            sealed: sealedIn(rows.data, runId),
            transcripts: transcriptsIn(rows.data),
            expired: rows.data.filter(({ expired, name }) => expired && /^raymond-/.test(name)).length,
        };
    }
    sealed({ row, name, hash }, runId, repositoryId) {
        return {
            label: row.name,
            group: hash,
            open: async (keys) => {
                const place = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.options.temp, 'artifact-'));
                const file = (0,external_node_path_.join)(place, carrier/* CARRIER_FILE */.qV);
                const why = await this.#fetch(row, file);
                if (why !== null)
                    return { kind: 'refused', why };
                return opening_openFile(file, keys, { repositoryId, name, runId }, (0,external_node_path_.join)(place, 'contents'));
            },
        };
    }
    /** The zip of an artifact. @throws UsageError */
    async zip(row) {
        const file = (0,external_node_path_.join)(this.options.temp, `artifact-${row.id}.zip`);
        const fetched = await this.#reader
            .fetchZip(row.id, file, this.#bytesLeft)
            .catch((error) => ({ kind: 'broken', why: (0,core_errors/* messageOf */.bD)(error) }));
        if (fetched.kind === 'broken')
            throw this.#unread(`The artifact ${row.name}`, fetched.why);
        return file;
    }
    /** @returns why it could not be fetched */
    async #fetch(row, file) {
        if (row.size_in_bytes > this.#bytesLeft)
            return `it has ${row.size_in_bytes} bytes, more than may be fetched`;
        try {
            const fetched = await this.#reader.fetch(row.id, file, this.#bytesLeft);
            if (fetched.kind === 'broken')
                return fetched.why;
            this.#bytesLeft -= fetched.bytes;
            return null;
        }
        catch (error) {
            return `it could not be fetched: ${(0,core_errors/* messageOf */.bD)(error)}`;
        }
    }
    #unread(what, why) {
        const token = this.options.token === null
            ? 'There is no token: set GITHUB_TOKEN or GH_TOKEN'
            : 'The token needs `actions: read` there';
        return new core_errors/* UsageError */.eb(`${what} could not be read: ${why}. ${token} (with the GitHub CLI: GH_TOKEN=$(gh auth token)).`);
    }
}

;// CONCATENATED MODULE: ./lib/cli/pull/source.js



/** GitHub's addresses on this machine. The token is sent to no others. */
function hostsOf(env) {
    const server = env.GITHUB_SERVER_URL || (env.GH_HOST ? `https://${env.GH_HOST}` : 'https://github.com');
    const web = URL.canParse(server) ? new URL(server).host : 'github.com';
    const api = web === 'github.com' ? 'https://api.github.com' : `https://${web}/api/v3`;
    return { web, api: env.GITHUB_API_URL || api };
}
/**
 * Reads the argument of `raymond pull`: a run's URL, its id, or a path.
 * @throws UsageError for anything else, and for a URL of another host than GitHub's
 */
function readSource(given, cwd, env) {
    if (/^https?:\/\//i.test(given))
        return fromUrl(given, hostsOf(env).web);
    const path = (0,external_node_path_.resolve)(cwd, given);
    if (/^\d{1,20}$/.test(given))
        return { kind: 'run', runId: given, attempt: null, repository: null };
    if (given !== '' && (0,external_node_fs_.existsSync)(path))
        return { kind: 'files', path };
    throw new core_errors/* UsageError */.eb(`"${given.slice(0, 200)}" is no run on GitHub and no file: give the URL or the number of a workflow run, or the folder or zip of an artifact that was downloaded.`);
}
function fromUrl(given, web) {
    const url = URL.canParse(given) ? new URL(given) : null;
    const path = url?.pathname ?? '';
    const parts = /^\/([\w.-]+\/[\w.-]+)\/actions\/runs\/(\d{1,20})(?:\/attempts\/(\d{1,9}))?(?:\/|$)/.exec(path);
    if (url === null || parts === null)
        throw new core_errors/* UsageError */.eb(`${given.slice(0, 200)} is no address of a workflow run: https://${web}/OWNER/REPO/actions/runs/NUMBER`);
    if (url.host !== web)
        throw new core_errors/* UsageError */.eb(`${given.slice(0, 200)} is not on ${web}, and your token is sent nowhere else. For another GitHub, set GH_HOST.`);
    const [, repository, runId, attempt] = parts;
    return {
        ...{ kind: 'run', runId: runId, repository: repository },
        attempt: attempt === undefined ? null : Number(attempt),
    };
}
/** @throws UsageError for anything but `owner/name` */
function checkRepository(given) {
    const name = given.replace(/^https?:\/\/[^/]+\//, '').replace(/\.git$|\/$/, '');
    if (/^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(name) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(name))
        return name;
    throw new core_errors/* UsageError */.eb(`--repo ${given.slice(0, 200)}: a repository is OWNER/NAME.`);
}
/** The repository that a remote's address names; null for none of GitHub's. */
function repositoryIn(remote, web) {
    const found = /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote.trim());
    return found?.[1] === web ? found[2] : null;
}

// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
;// CONCATENATED MODULE: ./lib/cli/commands/pull.js














/** `raymond pull` brings a run of a job here, to look at it and to go on with it (spec 4.7). */
async function pullCommand({ values, positionals }) {
    const [given, ...more] = positionals;
    if (given === undefined)
        throw new core_errors/* UsageError */.eb('Which run? raymond pull RUN_URL, or raymond pull RUN_ID --repo OWNER/REPO, or the folder of an artifact that was downloaded.');
    if (more.length > 0)
        throw new core_errors/* UsageError */.eb('raymond pull takes one run.');
    const cwd = (0,run_place/* workingDirectory */.p7)(values);
    const source = readSource(given, cwd, process.env);
    const temp = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'raymond-pull-'));
    try {
        const deps = { values, cwd, temp, notes: [] };
        const pulled = source.kind === 'files' ? await fromFiles(source.path, deps) : await fromRun(source, deps);
        return await placePulledRun(pulled, deps);
    }
    finally {
        await (0,promises_.rm)(temp, { recursive: true, force: true });
    }
}
async function fromRun(source, deps) {
    const { values, notes } = deps;
    const repository = await repositoryOf(source, deps);
    const remote = remoteOf(repository, deps);
    const wanted = values.attempt ?? source.attempt;
    const left = await remote.artifacts(source.runId);
    // This comes after the list, so that an attempt which begins in between has nothing in it that is unknown here.
    const { attempts, isGoingOn } = await remote.run(source.runId);
    const isKnown = ({ attempt }) => attempt >= 1 && attempt <= attempts;
    const isMeant = (each) => isKnown(each) && (wanted === null || each.attempt === wanted);
    const sealed = left.sealed.filter(isMeant);
    const transcripts = left.transcripts.filter(isMeant);
    notes.push(...[...left.sealed, ...left.transcripts]
        .filter((each) => !isKnown(each))
        .map(({ row, attempt }) => `Not used: ${row.name}: GitHub knows no attempt ${attempt} of this run.`));
    if (sealed.length + transcripts.length === 0)
        throw nothingLeft(source.runId, wanted, left.expired);
    if (isGoingOn)
        notes.push('The run is still going on there: what it does from now on is not here, and resumed here it would be done twice.');
    if (sealed.length > 0 && !values.transcripts) {
        const repositoryId = await remote.repositoryId();
        const opened = await pull_open(sealed.map((row) => remote.sealed(row, source.runId, repositoryId)), repositoryId, deps);
        const found = chosen(opened, deps);
        const later = transcripts.find(({ runId, attempt: of }) => runId === found.checkpoint.run.workflow_id && of > found.header.attempt);
        if (later !== undefined)
            notes.push(`There are later transcripts, of attempt ${later.attempt}, without a checkpoint as an artifact. To look at them: --transcripts.`);
        return { folder: found.checkpoint.folder, found, label: found.label, repository };
    }
    const { leg } = values;
    const fits = transcripts.filter(({ row, runId }) => leg === undefined || [row.name, runId].includes(leg));
    const runIds = [...new Set(fits.map(({ runId }) => runId))];
    if (fits.length === 0)
        throw new core_errors/* UsageError */.eb(`Run ${source.runId} has left no transcripts${leg === undefined ? '' : ` of ${leg}`}.`);
    if (runIds.length > 1)
        throw new core_errors/* UsageError */.eb([`There are transcripts of several runs. Say which:`, ...runIds.map((id) => `  --leg ${id}`)].join('\n'));
    const { row } = fits[0];
    return ofTranscripts(await unzipped(await remote.zip(row), deps), row.name, repository, deps);
}
function nothingLeft(runId, attempt, expired) {
    const of = attempt === null ? '' : `attempt ${attempt} of `;
    const why = expired > 0
        ? `${expired} artifacts have expired`
        : 'a finished run keeps its checkpoint in the cache, which nobody but a job can read, and `transcripts: off` leaves none; or it was no run of the Action';
    return new core_errors/* UsageError */.eb(`There is nothing of raymond's among the artifacts of ${of}run ${runId}: ${why}.`);
}
async function fromFiles(path, deps) {
    const { values, temp } = deps;
    const { sealed, transcripts } = await readDownload(path, temp);
    if (sealed.length > 0 && !values.transcripts) {
        const { repositoryId, repository } = await idOf(deps);
        const attempt = values.attempt ?? null;
        const found = chosen(await pull_open(await sealedFiles(sealed, { repositoryId, temp, attempt }), repositoryId, deps), deps);
        return { folder: found.checkpoint.folder, found, label: found.label, repository };
    }
    const { leg } = values;
    const fits = transcripts.filter((folder) => leg === undefined || (0,external_node_path_.basename)(folder) === leg);
    if (fits.length !== 1)
        throw new core_errors/* UsageError */.eb([
            `${path} holds ${fits.length} runs' transcripts.${fits.length > 1 ? ' Say which:' : ''}`,
            ...fits.map((each) => `  --leg ${(0,external_node_path_.basename)(each)}`),
        ].join('\n'));
    return ofTranscripts(fits[0], path, values.repo ?? 'its repository', deps);
}
/** The seal is bound to the repository's number, which the file itself does not tell. */
async function idOf(deps) {
    const given = deps.values.repo ?? process.env.GITHUB_REPOSITORY_ID;
    if (given !== undefined && /^\d{1,20}$/.test(given))
        return { repositoryId: given, repository: `repository ${given}` };
    const repository = await repositoryOf(null, deps);
    return { repositoryId: await remoteOf(repository, deps).repositoryId(), repository };
}
/** @throws UsageError where nothing names a repository */
async function repositoryOf(source, { values, cwd }) {
    const named = source?.repository ?? null;
    if (values.repo !== undefined) {
        const given = checkRepository(values.repo);
        if (named === null || named.toLowerCase() === given.toLowerCase())
            return given;
        throw new core_errors/* UsageError */.eb(`The URL is of ${named}, and --repo says ${given}.`);
    }
    const remote = named === null
        ? await (0,checkpoint_git/* gitIn */.uM)(cwd, process.env)
            .ask(['config', '--get', 'remote.origin.url'])
            .catch(() => null)
        : null;
    const repository = named ?? repositoryIn(remote ?? '', hostsOf(process.env).web);
    if (repository !== null)
        return repository;
    throw new core_errors/* UsageError */.eb('Of which repository? Say so with --repo OWNER/REPO.');
}
function remoteOf(repository, { temp }) {
    return new Remote({
        ...{ api: hostsOf(process.env).api, repository, temp },
        token: process.env.GITHUB_TOKEN || process.env.GH_TOKEN || null,
        pause: (ms) => ports/* realPorts */.R.sleep(ms, new AbortController().signal),
    });
}
function pull_open(sealed, repositoryId, { notes }) {
    const { keys, warnings } = keysOf(process.env, repositoryId);
    notes.push(...warnings);
    if (keys !== null)
        return openNewest(sealed, keys);
    throw new core_errors/* UsageError */.eb(`The checkpoint is sealed, and there is no key: set ${STATE_KEY_VARIABLE} to the job's \`state-key\`, or to the secret that it sealed with instead. Without it there are the redacted transcripts: --transcripts.`);
}
function chosen(opened, { values, notes }) {
    const found = chooseOne(opened, { runKey: values['run-key'], leg: values.leg });
    notes.push(...opened.rejected.map((why) => `Not used: ${why}.`));
    const legs = legsNotice(opened, found);
    if (legs !== null)
        notes.push(legs);
    if (found.header.event_class === 'untrusted')
        notes.push(`It is of an event that brings others' files along (${found.header.ref}): look at the work tree before you let an agent go on in it.`);
    notes.push(...found.checkpoint.manifest.not_kept.map((what) => `Not in the checkpoint: ${what}`));
    return found;
}
async function unzipped(zip, { temp }) {
    const folder = (0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'transcripts-')), 'files');
    await unzip(zip, folder);
    return folder;
}
async function ofTranscripts(files, label, repository, { temp, notes }) {
    const folder = (0,external_node_path_.join)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp, 'laid-out-')), 'contents');
    const why = await layOut(files, folder).catch((error) => {
        if (error.code === 'ENOENT')
            return 'a part of it is missing';
        throw error;
    });
    if (why !== null)
        throw new core_errors/* UsageError */.eb(`The transcripts ${label} cannot be used: ${why}.`);
    notes.push(`These are the redacted transcripts, to be looked at and never carried on: nobody has vouched for them. To go on takes a sealed checkpoint, and ${STATE_KEY_VARIABLE}.`);
    return { folder, found: null, label, repository };
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

/***/ 41550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ seenBy),
/* harmony export */   H: () => (/* binding */ sessionsOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);

/** An agent as a CLI sees it: it can neither resume another CLI's session nor branch off it. */
function seenBy(agent, cli) {
    const isForeign = agent.session_cli !== undefined && agent.session_cli !== cli;
    return isForeign ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...agent, session_id: null, branch_from: null }) : agent;
}
/** Every session that a resume of the run may need: those of live agents, their open turns and their callers. */
function sessionsOf(run) {
    const found = new Map();
    const add = (cli, ...ids) => {
        for (const session of ids)
            if (session)
                found.set(session, { session, cli: cli ?? null });
    };
    for (const { session_id, branch_from, session_cli, turn, stack } of run.agents) {
        add(session_cli, session_id, branch_from);
        add(turn?.cli, turn?.session, turn?.session_before, turn?.carried_on?.session_before);
        for (const frame of stack)
            add(frame.session_cli, frame.session, frame.branch_from);
    }
    return [...found.values()];
}


/***/ }),

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject),
/* harmony export */   qC: () => (/* binding */ jsonErrorIn)
/* harmony export */ });
/** The object in a JSON file; otherwise what is wrong with the file, as the end of a sentence about it, and where. */
function readJsonObject(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = jsonErrorIn(text);
        return { problem: `is no JSON: ${why}`, ...place };
    }
    return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\],:])|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** A piece of a quoted text, up to its end or the next escape: one pattern for all would overflow the stack. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;
/** Where the quoted text that begins there ends; null without one, or when it is not valid JSON. */
function endOfQuoted(text, at) {
    if (text[at] !== '"')
        return null;
    PIECE.lastIndex = at + 1;
    for (;;) {
        const piece = PIECE.exec(text);
        if (piece === null)
            return null;
        if (piece[1] !== undefined)
            return PIECE.lastIndex;
    }
}
/**
 * The place of the first character that does not fit, in a text that is no JSON, and why. The words are ours, since
 * each version of Node has others. Takes linear time.
 */
function jsonErrorIn(text) {
    const open = [];
    /** What may come next: a value, a key, a colon, or what follows a value. */
    let awaited = 'value';
    let last = '';
    let at = 0;
    for (;;) {
        SPACE.lastIndex = at;
        SPACE.exec(text);
        at = SPACE.lastIndex;
        const quotedEnd = endOfQuoted(text, at);
        TOKEN.lastIndex = at;
        const [token, sign] = TOKEN.exec(text) ?? [];
        if (quotedEnd === null && token === undefined)
            break;
        const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
        if (closes && (awaited === 'next' || last === open.at(-1))) {
            open.pop();
            awaited = 'next';
        }
        else if (awaited === 'colon' && sign === ':')
            awaited = 'value';
        else if (awaited === 'next' && sign === ',' && open.length > 0)
            awaited = open.at(-1) === '{' ? 'key' : 'value';
        else if (awaited === 'key' && quotedEnd !== null)
            awaited = 'colon';
        else if (awaited === 'value' && (sign === '{' || sign === '[')) {
            open.push(sign);
            awaited = sign === '{' ? 'key' : 'value';
        }
        else if (awaited === 'value' && sign === undefined)
            awaited = 'next';
        else
            break;
        last = sign ?? '';
        at = quotedEnd ?? TOKEN.lastIndex;
    }
    const lines = text.slice(0, at).split('\n');
    const why = whyBroken(text.slice(at, at + 2), last, awaited, open.at(-1));
    return { line: lines.length, column: lines.at(-1).length + 1, why };
}
/** @param last what stands before the place @param open the innermost bracket that is open */
function whyBroken(found, last, awaited, open) {
    if (found === '')
        return 'it ends too early';
    if (last === ',' && /^[}\]]/.test(found))
        return 'a trailing comma';
    if (/^['`‘’“”]/.test(found))
        return 'other quotes than double ones (")';
    if (/^\/[/*]/.test(found))
        return 'a comment';
    if (awaited === 'next')
        return open === undefined
            ? 'there is more after its end'
            : `a comma or a ${open === '{' ? '}' : ']'} is missing`;
    if (awaited === 'colon')
        return 'a colon is missing';
    if (found.startsWith('"'))
        return 'a text that is not closed, or has a line break or a wrong escape in it';
    return awaited === 'key' ? 'a key in double quotes is missing' : 'a value is missing';
}


/***/ }),

/***/ 32043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a8: () => (/* binding */ idleTimer),
/* harmony export */   iv: () => (/* binding */ patienceWith),
/* harmony export */   zc: () => (/* binding */ timeLimit)
/* harmony export */ });
/** Beyond this, setTimeout fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires so much too late tells that its process was stopped (Ctrl-Z, `docker pause`). */
const SLEPT_MS = 1000;
/**
 * Fires one turn of the loop late, so that an end which is read only then still counts as in time: when this process
 * was stopped and goes on, its timers are due before it reads that the child has ended meanwhile.
 * @param ms undefined when there is no limit
 */
function timeLimit(ms, onOver) {
    let isOn = ms !== undefined;
    const fire = () => void setImmediate(() => {
        if (isOn)
            onOver();
    });
    const timer = ms === undefined ? undefined : setTimeout(fire, Math.min(ms, LONGEST_TIMER_MS));
    return {
        stop: () => {
            isOn = false;
            clearTimeout(timer);
        },
    };
}
/**
 * Output that waits in a pipe counts as well: timers fire before pipes are read, so it looks once more after that. And
 * while this process was stopped it could hear nothing, so the time begins anew.
 * @param ms 0 means never
 */
function idleTimer(ms, onIdle) {
    const due = Math.min(ms, LONGEST_TIMER_MS);
    let since = performance.now();
    let heard = 0;
    const restart = () => {
        heard += 1;
        since = performance.now();
        timer?.refresh();
    };
    const fire = () => {
        if (performance.now() - since > due + SLEPT_MS) {
            restart();
            return;
        }
        const before = heard;
        setImmediate(() => {
            if (timer !== undefined && heard === before)
                onIdle();
        });
    };
    let timer = ms > 0 ? setTimeout(fire, due) : undefined;
    return {
        restart,
        stop: () => {
            clearTimeout(timer);
            // `refresh` would start a cleared timer again.
            timer = undefined;
        },
    };
}
/**
 * Aborts when something is waited for no longer: after a time, and soon after there is none left.
 * @param hurry has aborted, or aborts meanwhile, when there is no time left
 */
function patienceWith(hurry, timeoutMs, hastyTimeoutMs) {
    const over = new AbortController();
    const timers = [setTimeout(() => over.abort(), timeoutMs)];
    const hasten = () => void timers.push(setTimeout(() => over.abort(), hastyTimeoutMs));
    if (hurry.aborted)
        hasten();
    else
        hurry.addEventListener('abort', hasten);
    const end = () => {
        hurry.removeEventListener('abort', hasten);
        for (const timer of timers)
            clearTimeout(timer);
    };
    return { signal: over.signal, end };
}


/***/ }),

/***/ 78527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ TASK_FOLDERS),
/* harmony export */   Om: () => (/* binding */ worktreeBundle),
/* harmony export */   Rs: () => (/* binding */ storedName),
/* harmony export */   V8: () => (/* binding */ BASE_FOLDER),
/* harmony export */   al: () => (/* binding */ RUN_FILES),
/* harmony export */   bv: () => (/* binding */ STATE_FILE),
/* harmony export */   h1: () => (/* binding */ MANIFEST_FILE),
/* harmony export */   qV: () => (/* binding */ CARRIER_FILE),
/* harmony export */   uL: () => (/* binding */ WORK_TREE_BUNDLE),
/* harmony export */   wX: () => (/* binding */ LEASE_FILE)
/* harmony export */ });
/* unused harmony exports CARRIER_FOLDER, ARTIFACT_ENDING, SESSIONS_FOLDER, treeBundle */
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39325);

/**
 * A cache entry and an artifact hold one file, which is sealed, in this folder. The folder's path is part of a cache's
 * version, so it never changes. It is relative to the workspace, since absolute paths differ between runners.
 */
const CARRIER_FOLDER = _store_project_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_PROJECT */ .cT.carrier;
const CARRIER_FILE = 'checkpoint.sealed';
/** An artifact is named by a cache's key and this ending, so that no artifact's name ends with a dash. */
const ARTIFACT_ENDING = 'state';
/** The name that the sealed file in an artifact has to state; null for an artifact that is not ours. */
const storedName = (artifact) => artifact.endsWith(ARTIFACT_ENDING) ? artifact.slice(0, -ARTIFACT_ENDING.length) : null;
/** The names of files below are relative to the folder that is sealed. */
const MANIFEST_FILE = 'checkpoint.json';
const STATE_FILE = 'run/state.json';
const RUN_FILES = 'run/files';
/** Task folders go along with the run's files under this name, wherever the project has them. */
const TASK_FOLDERS = 'tasks';
const SESSIONS_FOLDER = 'sessions';
/** The bundle of the first work tree, which was the only one in checkpoints of older versions. */
const WORK_TREE_BUNDLE = 'worktree.bundle';
/** The bundle of a work tree, by its number from 0. */
const treeBundle = (index) => index === 0 ? WORK_TREE_BUNDLE : `trees/${index}.bundle`;
/** The bundle of a worker's own work tree. */
const worktreeBundle = (agentId) => `worktrees/${agentId}.bundle`;
/**
 * A lease lies where a checkpoint would, under the next name. Its writer has begun and has nothing to save yet. So two
 * runs that start under one key see each other before either has saved (spec 4.3, "One at a time").
 */
const LEASE_FILE = 'lease.json';
/** In a job's temporary folder: the base commit, whose workflow is read where the checkout is not trusted. */
const BASE_FOLDER = 'raymond-base';


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

/***/ 82840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ realPorts)
/* harmony export */ });
/* harmony import */ var _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32043);

const realPorts = {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
        };
        // A longer setTimeout, beyond 24.8 days, would fire at once.
        const timer = setTimeout(done, Math.min(ms, 2 ** 31 - 1));
        signal.addEventListener('abort', done);
    }),
    timers: { idle: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .idleTimer */ .a8, limit: _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .timeLimit */ .zc },
};


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

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ openLoop)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12186);
/* harmony import */ var _includes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87356);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27644);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78608);









/**
 * The Ralph loop as a workflow of one state: whatever the agent says resets the state, until it says `<result>` (spec
 * 3.8). `maxIterations` 0 means no limit.
 * @throws WorkflowError for a file that is no readable prompt
 */
async function openLoop(path, maxIterations, { agentCli, maySkipPermissions } = {}) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file);
    if (/\.(sh|ps1|bat|cmd)$/i.test(file))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('This is a script, and what a loop repeats is a prompt: raymond run runs scripts.', {
            file,
        });
    let bytes;
    try {
        bytes = (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file);
    }
    catch (error) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`The prompt cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`, { file });
    }
    const findings = [];
    const { parsePrompt: readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9599), __webpack_require__.e(4006), __webpack_require__.e(9890)]).then(__webpack_require__.bind(__webpack_require__, 99890));
    const prompt = readPrompt((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_8__/* .decodeText */ .g7)(bytes, file, findings) ?? '', file, findings);
    const shared = await sharedBeside(file, prompt.body);
    const { body } = (0,_includes_js__WEBPACK_IMPORTED_MODULE_5__/* .withIncludes */ .e_)(prompt.body, { file, line: prompt.bodyLine }, shared, findings);
    if (body.trim() === '') {
        const message = 'the prompt is empty: say what the agent is to do';
        findings.push({ severity: 'error', rule: 'empty-prompt', file, line: prompt.bodyLine, message });
    }
    const { readSettings } = await __webpack_require__.e(/* import() */ 6795).then(__webpack_require__.bind(__webpack_require__, 49176));
    const files = [];
    const settings = await readSettings(prompt.options, {
        place: { source: prompt.source ?? { file, lineOf: () => 1 }, prefix: [] },
        readNamed: (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .namedInFolder */ .DT)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)),
        clis: [(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .agentCliOfState */ .Gz)(prompt.options.agent, agentCli ?? _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_AGENT_CLI */ .rB)],
        maySkipPermissions,
        findings,
        files,
    });
    const untyped = {
        kind: 'prompt',
        name,
        file,
        body,
        bodyLine: prompt.bodyLine,
        settings,
        options: {
            ...prompt.options,
            // An empty pattern is found in every message: without a tag, the next iteration follows.
            allowed_transitions: [{ tag: 'result' }, { tag: 'reset', target: name, match: '' }],
            ...(maxIterations > 0 && { max_visits: { count: maxIterations } }),
        },
    };
    const { state, schemas } = await withSchema(untyped, prompt.source, findings);
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .throwErrorsIn */ .P8)(findings);
    return {
        name: name.replace(/\.md$/, ''),
        path: file,
        entry: name,
        states: [name],
        manifest: {},
        partOf: () => ({ manifest: {}, shared }),
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .fingerprintWith */ .ZH)((0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__/* .fingerprintOf */ .ax)([{ name, bytes, path: file }, ...shared]), [
            ...schemas,
            ...files,
        ]),
        warnings: findings.map(_parts_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findingText */ .NK),
        state: () => state,
        resolve(target) {
            if (target === name || `${target}.md` === name)
                return name;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProtocolError */ .bd('MISSING_TARGET', `A loop has one state, ${name}; there is no ${target}.`);
        },
    };
}
/** Adds the schema that the result has to fit (spec 7.4). */
async function withSchema(state, source, findings) {
    const written = state.options.result_schema;
    if (written === undefined || source === null)
        return { state, schemas: [] };
    const { SchemaReader } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(9628), __webpack_require__.e(6963)]).then(__webpack_require__.bind(__webpack_require__, 59628));
    const reader = new SchemaReader((0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .namedInFolder */ .DT)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(state.file)), findings);
    const path = ['result_schema'];
    const lineOf = (below) => source.lineOf([...path, ...below]);
    const resultSchema = await reader.schema(written, { file: source.file, path, lineOf });
    return { state: { ...state, ...(resultSchema && { resultSchema }) }, schemas: reader.files };
}
/** Reads the files that a loop's prompt includes. Other files beside it may have nothing to do with it. */
async function sharedBeside(file, body) {
    const names = (0,_includes_js__WEBPACK_IMPORTED_MODULE_5__/* .includedNames */ .ns)(body);
    return names.length === 0 ? [] : (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readShared */ .qA)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), names);
}


/***/ })

};
