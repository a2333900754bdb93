export const id = 5839;
export const ids = [5839];
export const modules = {

/***/ 45839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PF: () => (/* reexport */ stream/* PREAMBLE_BYTES */.PF),
  LD: () => (/* reexport */ names/* begunName */.LD),
  ds: () => (/* reexport */ names/* claimsOf */.ds),
  dg: () => (/* reexport */ names/* claimsOfAny */.dg),
  L9: () => (/* reexport */ event_class/* eventClass */.L),
  aE: () => (/* reexport */ names/* keyHash */.aE),
  iv: () => (/* reexport */ keyIdIn),
  w8: () => (/* reexport */ names/* namePrefix */.w8),
  BP: () => (/* reexport */ newest),
  j5: () => (/* reexport */ openSealed),
  c7: () => (/* reexport */ seal_keys/* questionKey */.c7),
  sealFolder: () => (/* reexport */ sealFolder)
});

// UNUSED EXPORTS: CONTENT_VERSION, LIMITS, checkpointName, chooseKeys, claimMismatchText, nextSequence, peekKeyId, readHeader

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

// EXTERNAL MODULE: ./lib/checkpoint/seal/event-class.js
var event_class = __webpack_require__(99767);
// EXTERNAL MODULE: ./lib/checkpoint/seal/keys.js
var seal_keys = __webpack_require__(63540);
// EXTERNAL MODULE: ./lib/checkpoint/seal/limits.js
var seal_limits = __webpack_require__(7240);
// EXTERNAL MODULE: ./lib/checkpoint/seal/names.js
var names = __webpack_require__(43838);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/checkpoint/seal/entry-names.js
/** Names that Windows takes for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *(?:\.|$)/i;
/**
 * The rules for the paths of an archive: relative, `/` between the names, no name that any system reads otherwise than
 * it is written, and no two that some system takes for one, by case, Unicode form or invisible characters. Each folder
 * comes before what is in it. Packing and unpacking have the same rules.
 */
class EntryNames {
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

// EXTERNAL MODULE: ./lib/checkpoint/seal/refusal.js
var refusal = __webpack_require__(91098);
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
async function* packFolder(folder, limits, leaveOut) {
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
        const entries = await listed((0,external_node_path_.join)(this.folder, path)).catch(errors/* messageOf */.bD);
        if (typeof entries === 'string')
            return this.leaveOut({ path, why: entries });
        if (!this.take(path, true))
            return;
        yield entryHead('folder', path, 0);
        yield* this.entries(path, entries);
    }
    async *file(path) {
        const file = await openRegular((0,external_node_path_.join)(this.folder, path)).catch(errors/* messageOf */.bD);
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
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}
/** Opens a file without following a link, or waiting at a pipe, that has taken its place meanwhile. */
async function openRegular(path) {
    const file = await (0,promises_.open)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
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
const cannotSeal = (why) => new errors/* StateError */.qq('STATE_WRITE_FAILED', `The checkpoint could not be sealed: it ${why}.`);
/**
 * Reads and checks all of an archive but the contents: before this has come to its end, nothing is unpacked.
 * @param length bytes of the archive, which fills its file
 * @throws Refused broken, too_large
 */
async function readEntries(file, length, options) {
    const { limits } = options;
    const names = new EntryNames(options);
    const reader = new ContentReader(file, length);
    const entries = [];
    let bytes = 0;
    for (;;) {
        const [kindByte] = await reader.take(1);
        if (kindByte === END)
            break;
        const kind = KINDS[kindByte];
        if (kind == null)
            throw (0,refusal/* broken */.mw)(`entry ${entries.length + 1} is of an unknown kind`);
        const head = await reader.take(ENTRY_BYTES - 1);
        const size = head.readBigUInt64BE(2);
        if (kind === 'folder' && size !== 0n)
            throw (0,refusal/* broken */.mw)('a folder in it has contents');
        // What is no UTF-8 becomes U+FFFD here, which no name may have.
        const path = (await reader.take(head.readUInt16BE(0))).toString('utf8');
        const problem = names.add(path, kind === 'folder');
        if (problem !== null)
            throw (0,refusal/* broken */.mw)(`${shown(path)} is in it: ${problem}`);
        if (names.isTooMuch)
            throw (0,refusal/* tooLarge */.g$)(`it has over ${limits.entries} files and folders, or too long names`);
        if (size > BigInt(limits.unpackedBytes - bytes)) {
            throw (0,refusal/* tooLarge */.g$)(`its files have over ${limits.unpackedBytes} bytes`);
        }
        entries.push({ path, kind, size: Number(size), at: reader.position });
        bytes += Number(size);
        reader.skip(Number(size));
    }
    const end = await reader.take(END_BYTES - 1);
    const isWhole = end.readUInt32BE(0) === entries.length && end.readBigUInt64BE(4) === BigInt(bytes);
    if (!isWhole || reader.position !== length)
        throw (0,refusal/* broken */.mw)('its end is wrong');
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
            throw (0,refusal/* broken */.mw)('an entry of it is cut off');
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
            throw (0,refusal/* broken */.mw)('an entry of it is cut off');
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
    version: dist/* literal */.euz(seal_limits/* CONTENT_VERSION */.P7),
    repository_id: digits,
    /** `.github/workflows/triage.yml`, without the ref. */
    workflow_file: header_text(1000),
    ref: header_text(1000),
    event_class: dist/* picklist */.KIO(event_class/* EVENT_CLASSES */.Y),
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
function encodeHeader(header) {
    const result = dist/* safeParse */.xLC(schema, header);
    if (!result.success)
        throw new TypeError(`The header of a checkpoint is wrong: ${problemOf(result.issues)}`);
    const json = Buffer.from(JSON.stringify(result.output));
    if (json.length > seal_limits/* MAX_HEADER_BYTES */.v8) {
        throw new RangeError(`The header of a checkpoint has ${json.length} bytes, more than ${seal_limits/* MAX_HEADER_BYTES */.v8}`);
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
    if (length > seal_limits/* MAX_HEADER_BYTES */.v8 || chunk.length < 4 + length)
        throw (0,refusal/* broken */.mw)('it has no header');
    let data;
    try {
        data = JSON.parse(chunk.toString('utf8', 4, 4 + length));
    }
    catch {
        throw (0,refusal/* broken */.mw)('its header is no JSON');
    }
    const version = dist/* safeParse */.xLC(dist/* looseObject */._H3({ version: count }), data);
    if (version.success && version.output.version !== seal_limits/* CONTENT_VERSION */.P7) {
        const found = version.output.version;
        throw new refusal/* Refused */.Lw({
            kind: 'other_version',
            version: found,
            why: `its contents have version ${found}, and this action reads version ${seal_limits/* CONTENT_VERSION */.P7}`,
        });
    }
    const result = dist/* safeParse */.xLC(schema, data);
    if (!result.success)
        throw (0,refusal/* broken */.mw)(`its header is wrong: ${problemOf(result.issues)}`);
    return { header: result.output, rest: chunk.subarray(4 + length) };
}
function problemOf([issue]) {
    return `${dist/* getDotPath */.BuJ(issue) ?? 'the whole'}: ${issue.message}`;
}

// EXTERNAL MODULE: ./lib/checkpoint/seal/stream.js
var stream = __webpack_require__(89572);
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
            await (entry.kind === 'folder' ? (0,promises_.mkdir)(path, { mode: 0o700 }) : writeFile(archive, entry, path)).catch((error) => {
                const isItsFault = ['EEXIST', 'ENAMETOOLONG', 'EILSEQ', 'EINVAL'].includes(error.code ?? '');
                throw isItsFault
                    ? (0,refusal/* broken */.mw)(`${JSON.stringify(entry.path)} cannot be made here (${error.code})`)
                    : error;
            });
        }
    }
    catch (error) {
        await (0,promises_.rm)(into, { recursive: true, force: true });
        throw error;
    }
}
async function writeFile(archive, { kind, size, at }, path) {
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
    const { folder, header, key, out, limits = seal_limits/* LIMITS */.b1 } = options;
    const used = key ?? seal_keys/* EVERYBODYS_KEY */.ho;
    const preamble = (0,stream/* makePreamble */.TI)(key !== null, used.id, (0,external_node_crypto_.randomBytes)(stream/* SALT_BYTES */.RW));
    const leftOut = [];
    const start = encodeHeader(header);
    async function* plain() {
        yield start;
        yield* packFolder(folder, limits, (entry) => leftOut.push(entry));
    }
    const unfinished = `${out}.${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.tmp`;
    try {
        const bytes = await writeNew(unfinished, (0,stream/* sealStream */.YT)(plain(), (0,seal_keys/* fileKey */.wm)(used, preamble.salt), preamble));
        await (0,promises_.rename)(unfinished, out);
        return { bytes, leftOut };
    }
    catch (error) {
        await (0,promises_.rm)(unfinished, { force: true });
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
    const { expected, into, limits = seal_limits/* LIMITS */.b1, windows = process.platform === 'win32' } = options;
    return await (0,refusal/* refusing */.cK)(async () => {
        return await reading(options, limits, async ({ header, contents }) => {
            const mismatch = belongs(header, expected);
            if (mismatch !== null) {
                throw new refusal/* Refused */.Lw({ kind: 'not_ours', mismatch, header, why: claimMismatchText(mismatch, header) });
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
    return await refusing(() => reading(options, options.limits ?? LIMITS, async ({ header }) => ({ kind: 'header', header })));
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
        const { isSealed, keyId } = (0,stream/* parsePreamble */.M7)(start.subarray(0, stream/* PREAMBLE_BYTES */.PF));
        return isSealed ? keyId : null;
    }
    catch (error) {
        if (error instanceof refusal/* Refused */.Lw)
            return null;
        throw error;
    }
}
/** Opens a file as far as its header. @throws Refused */
async function reading({ file, keys }, limits, use) {
    const handle = await openFile(file);
    try {
        const { size } = await handle.stat();
        if (size > (0,seal_limits/* maxSealedBytes */.u0)(limits))
            throw (0,refusal/* tooLarge */.g$)(`it has ${size} bytes`);
        const preamble = await readPreamble(handle);
        const key = (0,seal_keys/* fileKey */.wm)(keyFor(preamble, keys), preamble.salt);
        const plain = (0,stream/* openStream */.fv)(chunksOf(handle), key, preamble);
        try {
            const { value: first } = await plain.next();
            return await (0,refusal/* ofKeyholder */.hw)(async () => {
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
        throw ['ELOOP', 'EMLINK', 'ENXIO'].includes(error.code ?? '') ? (0,refusal/* broken */.mw)('it is no regular file') : error;
    });
    if ((await handle.stat()).isFile())
        return handle;
    await handle.close();
    throw (0,refusal/* broken */.mw)('it is no regular file');
}
async function readPreamble(handle) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(stream/* PREAMBLE_BYTES */.PF), 0, stream/* PREAMBLE_BYTES */.PF, 0);
    return (0,stream/* parsePreamble */.M7)(buffer.subarray(0, bytesRead));
}
function keyFor({ isSealed, keyId }, keys) {
    if (isSealed) {
        const key = keys?.open.find(({ id }) => id === keyId);
        if (key !== undefined)
            return key;
        const has = keys === null ? 'has none' : `has ${keys.open.map(({ id }) => id).join(', ')}`;
        const why = `it is sealed under another key than this job has: it wants ${keyId}, the job ${has}`;
        throw new refusal/* Refused */.Lw({ kind: 'other_key', keyId, why });
    }
    if (keys === null)
        return seal_keys/* EVERYBODYS_KEY */.ho;
    throw new refusal/* Refused */.Lw({ kind: 'unsealed', why: 'it is not sealed, and this job has a key' });
}
async function* chunksOf(handle) {
    const highWaterMark = 4 * (stream/* CHUNK_BYTES */.EC + stream/* TAG_BYTES */.R$);
    yield* handle.createReadStream({ start: stream/* PREAMBLE_BYTES */.PF, autoClose: false, highWaterMark });
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










/***/ })

};
