export const id = 6923;
export const ids = [6923,4480];
export const modules = {

/***/ 91036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   Ls: () => (/* binding */ ownNameProblem),
/* harmony export */   Tp: () => (/* binding */ resolveEntry),
/* harmony export */   rH: () => (/* binding */ nameProblem),
/* harmony export */   u1: () => (/* binding */ resolveTarget)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);



/** Extensions in the order in which a target without one looks for its file. */
const EXTENSIONS = {
    posix: ['.md', '.sh'],
    windows: ['.md', '.ps1', '.bat'],
};
const ALL_EXTENSIONS = ['.md', '.sh', '.ps1', '.bat'];
const LONGEST_NAME = _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.stateName.value;
/** A text on one line, cut to `limit` characters: messages quote what models wrote, however long. */
function excerpt(text, limit = 80) {
    // The text is cut first, so that the cost does not depend on its length.
    const line = text
        .slice(0, limit * 4)
        .replace(/\s+/g, ' ')
        .trim();
    const whole = text.length <= limit * 4 && line.length <= limit;
    return whole ? line : `${line.slice(0, limit - 1)}…`;
}
/** Why `name` cannot be a state's name (spec 1.2), as the end of a sentence; undefined when it can. */
function nameProblem(name) {
    if (name.trim() === '')
        return 'is empty';
    if (name.length > LONGEST_NAME)
        return `is longer than ${LONGEST_NAME} characters`;
    if (name === '.' || name === '..' || /[/\\]/.test(name))
        return 'is a path; states are named, not addressed';
    if (/[\u0000-\u001f\u007f]/.test(name))
        return 'has a line break or control character in it';
    if (/[<>]/.test(name))
        return 'has another tag in it';
    return undefined;
}
/** The same for a state's own name, and for a name that can only mean a state of the same workflow (spec 7.2). */
function ownNameProblem(name) {
    return (nameProblem(name) ??
        (name.includes(':') ? 'has a ":" in it, which leads into another workflow' : undefined));
}
/**
 * The state that a target means on a platform (spec 1.7). `states` are names with extension.
 * @param prefix what each of these names begins with, where the target does not
 * @throws ProtocolError INVALID_TRANSITION for a path or the other platform's script, MISSING_TARGET, AMBIGUOUS_TARGET.
 */
function resolveTarget(states, target, platform, prefix = '') {
    const problem = ownNameProblem(target);
    if (problem !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${prefix}${excerpt(target)}" ${problem}`);
    }
    const extension = extensionOf(target);
    if (extension === undefined)
        return resolveStem(states, target, platform, prefix);
    if (!EXTENSIONS[platform].includes(extension)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('INVALID_TRANSITION', `the target "${prefix}${target}" cannot run here: ${extension} scripts are for ${otherOf(platform)}`);
    }
    if (states.includes(target))
        return target;
    throw missing(states, target, platform, prefix);
}
function resolveStem(states, stem, platform, prefix) {
    const candidates = candidatesOf(states, stem, platform);
    const [only, second] = candidates;
    if (only === undefined)
        throw missing(states, stem, platform, prefix);
    if (second === undefined)
        return only;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('AMBIGUOUS_TARGET', `the target "${prefix}${stem}" could be ${candidates.map((name) => prefix + name).join(' or ')}: write it with its extension, or keep one of the files`);
}
/**
 * The state that a folder or archive starts with: `1_START`, else `START` (spec 1.7).
 * @throws WorkflowError when there is none, both, or one of them in two files.
 */
function resolveEntry(states, platform) {
    const candidates = ['1_START', 'START'].flatMap((stem) => candidatesOf(states, stem, platform));
    const [only, second] = candidates;
    if (only !== undefined && second === undefined)
        return only;
    if (only !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has several entries, ${candidates.join(' and ')}: keep one of them, or name the state to start with`);
    }
    const scripts = EXTENSIONS[platform].slice(1).map((extension) => `START${extension}`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(`the workflow has no entry: name the state to start with START.md (a prompt) or ${scripts.join(' or ')} (a script).${available(states)}`);
}
function candidatesOf(states, stem, platform) {
    return EXTENSIONS[platform].map((extension) => stem + extension).filter((name) => states.includes(name));
}
function extensionOf(name) {
    return ALL_EXTENSIONS.find((extension) => name.endsWith(extension));
}
function otherOf(platform) {
    return platform === 'posix' ? 'Windows' : 'Linux and macOS';
}
function missing(states, target, platform, prefix) {
    const shown = (names) => names.map((name) => prefix + name);
    const foreign = states.filter((name) => ALL_EXTENSIONS.some((end) => name === target + end) && extensionOf(target) === undefined);
    const near = states.filter((name) => isNear(name, target));
    let hint = available(states, prefix);
    if (foreign.length > 0)
        hint = ` ${shown(foreign).join(' and ')} can only run on ${otherOf(platform)}.`;
    else if (near.length > 0)
        hint = ` Did you mean ${shown(near.slice(0, 3)).join(' or ')}?${available(states, prefix)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `there is no state "${prefix}${target}".${hint}`);
}
function available(states, prefix = '') {
    if (states.length === 0)
        return ' The workflow has no states.';
    const more = states.length > 20 ? ` and ${states.length - 20} more` : '';
    const names = states.slice(0, 20).map((name) => prefix + name);
    return ` The workflow has: ${names.join(', ')}${more}.`;
}
/** Whether the name differs from the target by case, extension, or a typo or two. */
function isNear(state, target) {
    const [a, b] = [state, target].map((name) => {
        const lower = name.toLowerCase();
        return lower.slice(0, lower.length - (extensionOf(lower)?.length ?? 0));
    });
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .YC)(a, b) <= Math.min(2, Math.floor(b.length / 3));
}


/***/ }),

/***/ 68316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ resolverOf),
/* harmony export */   I: () => (/* binding */ scopesFrom)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _full_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68251);



/**
 * Makes the function that says what targets mean: `SECURITY` is a state of the same workflow, `review:SECURITY` one of
 * the workflow that the manifest calls `review`, and `review:` that workflow's entry. Nothing else can be named: no
 * path, and no import of an import.
 * @returns throws ProtocolError as `resolveTarget`, and MISSING_TARGET for a workflow that is not listed
 */
function resolverOf(scopes, platform) {
    const byScope = new Map(scopes.map((each) => [each.scope, each]));
    return (target, from) => {
        const here = byScope.get(from) ?? scopes[0];
        const at = target.indexOf(_full_name_js__WEBPACK_IMPORTED_MODULE_2__/* .SEPARATOR */ .wv);
        if (at === -1)
            return here.scope + (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(here.names, target, platform);
        const name = target.slice(0, at);
        const there = byScope.get(here.imports.get(name) ?? NOWHERE);
        if (there === undefined)
            throw notListed(target, name, here);
        const state = target.slice(at + 1);
        if (state !== '')
            return there.scope + (0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveTarget */ .u1)(there.names, state, platform, `${name}:`);
        if (there.entry !== null)
            return there.scope + there.entry;
        const problem = `the workflow "${name}" has no entry of its own (1_START or START), or several`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `${problem}: name a state of it, ${name}:STATE`);
    };
}
/** A scope that does not exist: no name can hold this character. */
const NOWHERE = '\0';
function notListed(target, name, { imports }) {
    const listed = [...imports.keys()].map((each) => `${each}:`);
    const names = listed.length === 0
        ? 'this one lists no others under `workflows` in its manifest'
        : `this one lists ${listed.slice(0, 20).join(', ')}${listed.length > 20 ? ` and ${listed.length - 20} more` : ''}`;
    const problem = `there is no "${(0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(target)}": no workflow here is called "${(0,_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(name)}"`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProtocolError */ .bd('MISSING_TARGET', `${problem}; ${names}.`);
}
/**
 * Every scope of a run, its own first. Each chain of imports from it is followed until a workflow comes again in the
 * chain, which then stands for its first place. So cycles add no names, and a workflow that two chains lead to has two.
 * @param importsOf what a workflow's manifest lists
 * @param most scopes
 * @returns null if there are more
 */
function scopesFrom(root, importsOf, most) {
    const found = [];
    const open = [{ scope: '', workflow: root, above: null }];
    for (const way of open) {
        const imports = new Map();
        for (const [name, workflow] of importsOf(way.workflow)) {
            const met = metOn(way, workflow);
            const scope = met ?? `${way.scope}${name}${_full_name_js__WEBPACK_IMPORTED_MODULE_2__/* .SEPARATOR */ .wv}`;
            imports.set(name, scope);
            if (met === null)
                open.push({ scope, workflow, above: way });
        }
        found.push({ scope: way.scope, workflow: way.workflow, imports });
        if (open.length > most)
            return null;
    }
    return found;
}
/** The scope under which a workflow stands in the chain already. */
function metOn(way, workflow) {
    for (let at = way; at !== null; at = at.above) {
        if (at.workflow === workflow)
            return at.scope;
    }
    return null;
}


/***/ }),

/***/ 82272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ SETTING_KEYS),
/* harmony export */   KI: () => (/* binding */ AGENT_KEYS_OF_STATES),
/* harmony export */   ip: () => (/* binding */ LONGEST_SYSTEM_PROMPT),
/* harmony export */   ss: () => (/* binding */ mergeSettings)
/* harmony export */ });
/** Every key. A script that has one of them is refused, and a manifest's are defaults of its states. */
const SETTING_KEYS = Object.keys({
    allow: true,
    deny: true,
    permission_mode: true,
    mcp: true,
    mcp_strict: true,
    settings: true,
    system_prompt: true,
    add_dirs: true,
    fallback_model: true,
    args: true,
});
/** The keys that only an agent can have: those above, and `tools`. */
const AGENT_KEYS_OF_STATES = ['tools', ...SETTING_KEYS];
/** In bytes: an argument of a process ends at 128 KiB on Linux. */
const LONGEST_SYSTEM_PROMPT = 100_000;
/**
 * The settings of a state: for each key, the first source that has it counts, but `deny` adds up.
 * @param sources the state, the command line or the inputs, the state's own manifest, the run's (spec 7.5)
 */
function mergeSettings(sources) {
    const given = sources.filter((source) => source !== undefined);
    const first = Object.assign({}, ...[...given].reverse());
    const deny = [...new Set(given.flatMap((source) => source.deny ?? []))];
    const { deny: _, ...others } = first;
    return deny.length === 0 ? others : { ...others, deny };
}


/***/ }),

/***/ 12186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ namedInFolder),
/* harmony export */   fn: () => (/* binding */ namedInArchive),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   qA: () => (/* binding */ readShared)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78608);





/**
 * The states, shared files and the manifest at the top level of a folder, sorted by name. Subfolders and other files do
 * not belong to a workflow (spec 2, 2.1).
 * @param folder as the user gave it; messages name files the same way
 * @throws WorkflowError for a link that leads out of the folder or nowhere, and for an unreadable file
 */
async function readFolder(folder) {
    return readFiles(folder, _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isWorkflowFile */ .Kr);
}
/** Reads the files beside a prompt that have these names, and no others. */
async function readShared(folder, names) {
    return readFiles(folder, (name) => names.includes(name));
}
async function readFiles(folder, isWanted) {
    try {
        const [root, entries] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true })]);
        const wanted = entries.filter(({ name }) => isWanted(name));
        const files = await Promise.all(wanted.map((entry) => readEntry(folder, root, entry)));
        return files.filter((file) => file !== null).sort(_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .byName */ .nG);
    }
    catch (cause) {
        if (cause instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8)
            throw cause;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the folder: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file: folder }, { cause });
    }
}
async function readEntry(folder, root, entry) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
    if (entry.isSymbolicLink()) {
        const target = await linkTarget(file);
        if (!(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(root, target)) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`the symbolic link leads out of the workflow's folder, to ${target}; copy the file instead`, { file });
        }
        // A folder may be called REVIEW.md, and is no state.
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(target)).isDirectory())
            return null;
    }
    else if (entry.isDirectory()) {
        return null;
    }
    try {
        return { name: entry.name, file, path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file), bytes: (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file) };
    }
    catch (cause) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file }, { cause });
    }
}
async function linkTarget(file) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file);
    }
    catch (cause) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('the symbolic link leads nowhere', { file }, { cause });
    }
}
/** In bytes: nobody writes a larger file for an agent. */
const LARGEST = 1024 * 1024;
/** Reads files in a folder. They may not lead out of it, by links neither. */
function namedInFolder(folder) {
    return async (name) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, name);
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(name) || !(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path))
            return { problem: `${name} is not in the workflow's folder` };
        try {
            const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)]);
            if (!(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Yw)(root, real))
                return { problem: `${name} leads out of the workflow's folder` };
            const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real);
            if (!stats.isFile())
                return { problem: `${name} is no file` };
            if (stats.size > LARGEST)
                return { problem: `${name} is over 1 MiB` };
            const file = { name: inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, inside), path };
            return { file: { ...file, bytes: (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(real) } };
        }
        catch (error) {
            const isMissing = ['ENOENT', 'ENOTDIR'].includes(error.code ?? '');
            return {
                problem: isMissing ? `there is no file ${name}` : `${name} cannot be read: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`,
            };
        }
    };
}
/** Finds files in an archive, all of whose files have been read. */
function namedInArchive(files) {
    return async (name) => {
        const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
        const file = files.find((each) => each.name === wanted);
        return file === undefined ? { problem: `there is no file ${name} in the archive` } : { file };
    };
}


/***/ }),

/***/ 87356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KS: () => (/* binding */ withoutExcess),
/* harmony export */   e_: () => (/* binding */ withIncludes),
/* harmony export */   ns: () => (/* binding */ includedNames)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78608);


/** Matches `{{> _style.md}}`. The name is all between the spaces, so that a text is read in linear time. */
const INCLUDE = /\{\{>([^{}\n]{1,300})\}\}/g;
const MAX_CHARACTERS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.prompt.value;
/**
 * A prompt with its included files put in (spec 1.5). What is included includes nothing itself. What cannot be included
 * goes to `findings`, and stays as it is written; so does a `{{> name}}` that is somebody else's template.
 * @param files of the workflow; empty where it has none
 */
function withIncludes(written, place, files, findings) {
    const text = withoutExcess(written, place, findings);
    if (!text.includes('{{>'))
        return { body: text, included: [] };
    const lineAt = lineCounter(text, place.line);
    const read = new Map();
    const included = [];
    let length = text.length;
    const body = text.replace(INCLUDE, (tag, inside, at) => {
        const name = inside.trim();
        const report = (rule, message, severity = 'error') => {
            const { file } = place;
            findings.push({ severity, rule, file, line: lineAt(at), message: `${tag}: ${message}` });
            return tag;
        };
        const lastPart = name.split(/[/\\]/).at(-1) ?? '';
        if (!(0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isSharedName */ .HQ)(lastPart)) {
            if (!(0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isStateName */ .XD)(lastPart))
                return tag;
            const message = 'only files whose name begins with _ are included, so this is left as it stands';
            return report('bad-include', message, 'warning');
        }
        if (lastPart !== name)
            return report('bad-include', 'is a path; files are included by their name');
        const found = read.get(name) ?? readIncluded(name, files, findings);
        read.set(name, found);
        if ('problem' in found)
            return found.problem === null ? tag : report(found.rule, found.problem);
        const before = length;
        length += found.text.length - tag.length;
        if (length > MAX_CHARACTERS)
            return before > MAX_CHARACTERS ? tag : report('bad-value', TOO_LONG);
        included.push({ at: at + before - text.length, length: found.text.length, file: found.file });
        return found.text;
    });
    return length > MAX_CHARACTERS ? { body: text, included: [] } : { body, included };
}
const TOO_LONG = `the prompt, with all that it includes, is longer than ${MAX_CHARACTERS} characters; hand long texts over in files`;
/** How much is left of a prompt that is too long, for later checks. */
const KEPT_CHARACTERS = 1000;
/** A prompt, cut and reported where it is too long to be searched. */
function withoutExcess(text, { file, line }, findings) {
    if (text.length <= MAX_CHARACTERS)
        return text;
    findings.push({ severity: 'error', rule: 'bad-value', file, line, message: TOO_LONG });
    return text.slice(0, KEPT_CHARACTERS);
}
function readIncluded(name, files, findings) {
    const file = files.find((each) => each.name === name);
    if (file === undefined)
        return { rule: 'missing-include', problem: `the workflow has no file ${name}` };
    const content = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g7)(file.bytes, file.file, findings);
    if (content === null)
        return { rule: 'bad-include', problem: null };
    const nested = nestedInclude(content);
    if (nested === undefined)
        return { text: (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .withUnixLineEnds */ .ry)(content).replace(/\n$/, ''), file: file.file };
    const problem = `${name} has ${nested} in it, and what is included includes nothing`;
    return { rule: 'bad-include', problem };
}
/** Gives the line of a position in a text, for ascending positions. */
function lineCounter(text, first) {
    let line = first;
    let from = 0;
    return (at) => {
        for (let end = text.indexOf('\n', from); end !== -1 && end < at; end = text.indexOf('\n', from)) {
            line += 1;
            from = end + 1;
        }
        return line;
    };
}
/** The files that a prompt asks for by name. */
function includedNames(text) {
    return [...text.matchAll(INCLUDE)].map(([, inside = '']) => inside.trim()).filter(isSharedFile);
}
function isSharedFile(name) {
    return (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isSharedName */ .HQ)(name) && !/[/\\]/.test(name);
}
function nestedInclude(content) {
    return [...content.matchAll(INCLUDE)].find(([, inside = '']) => (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .isSharedName */ .HQ)(inside.trim()))?.[0];
}


/***/ }),

/***/ 16423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ locate)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78608);





const CONTAINERS = {
    '.zip': 'archive',
    '.yaml': 'document',
    '.yml': 'document',
};
/**
 * Decides what a path means (spec 2): a folder, a file in one, an archive, a YAML document, or a state inside one of
 * the last two (`wf.yaml/STATE`).
 * @throws WorkflowError if there is nothing, or nothing that can hold a workflow
 */
async function locate(path) {
    const kind = await kindOf(path);
    if (kind === 'folder')
        return { kind: 'folder', container: path, entry: null };
    if (kind === 'file')
        return locateFile(path);
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const container = CONTAINERS[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(parent).toLowerCase()];
    if (container !== undefined && (await kindOf(parent)) === 'file') {
        return { kind: container, container: parent, entry: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) };
    }
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8('the workflow does not exist: there is no such file or folder', { file: path });
}
function locateFile(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const container = CONTAINERS[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path).toLowerCase()];
    if (container !== undefined)
        return { kind: container, container: path, entry: null };
    if ((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isStateName */ .XD)(name))
        return { kind: 'folder', container: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), entry: name };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path) === '.md'
        ? 'this file is no state: hidden files and README.md are not read as prompts'
        : 'this is no workflow: give a folder, a state file (.md, .sh, .ps1, .bat), a .zip or a .yaml', { file: path });
}
async function kindOf(path) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (stats.isDirectory())
            return 'folder';
        if (stats.isFile())
            return 'file';
        throw new Error(`it is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)(stats)}, and has to be a file or a folder`);
    }
    catch (cause) {
        const code = cause.code ?? '';
        if (['ENOENT', 'ENOTDIR'].includes(code))
            return 'nothing';
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the workflow: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
    }
}


/***/ }),

/***/ 6923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ hostPlatform),
  g: () => (/* binding */ openWorkflow),
  readWorkflow: () => (/* binding */ readWorkflow)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
// EXTERNAL MODULE: ./lib/core/scope/resolver.js
var resolver = __webpack_require__(68316);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
;// CONCATENATED MODULE: ./lib/workflow/entry.js


/** The state that a run starts with: the one that the user has named, else the workflow's own (spec 1.7). Null with a finding. */
function readEntry(path, { container, entry }, states, platform, findings, manifest) {
    const names = states.map(({ definition }) => definition.name);
    try {
        return entry === null ? (0,resolve/* resolveEntry */.Tp)(names, platform) : (0,resolve/* resolveTarget */.u1)(names, entry, platform);
    }
    catch (error) {
        if (!(error instanceof errors/* ProtocolError */.bd || error instanceof errors/* WorkflowError */.s8))
            throw error;
        // Broken files have been reported, and that nothing is left to start with follows from that.
        const isBroken = findings.some(({ severity, rule }) => severity === 'error' && rule !== 'misspelt-key');
        if (names.length === 0 && isBroken)
            return null;
        if (names.length === 0 && entry === null && manifest !== null) {
            const message = `there are no states: this file has no \`initial\` with \`states\`, as a state graph has, and beside it are no states (.md, .sh, .ps1 or .bat files)`;
            findings.push({ severity: 'error', rule: 'no-entry', file: manifest.file, line: 1, message });
            return null;
        }
        const isTwice = isAmbiguous(error, names, platform);
        const second = isTwice && entry === null ? secondEntry(states, platform) : undefined;
        findings.push({
            severity: 'error',
            rule: isTwice ? 'ambiguous-entry' : 'no-entry',
            ...(second === undefined ? { file: entry === null ? container : path } : placeOf(second)),
            message: names.length === 0 ? 'there are no states in it (.md, .sh, .ps1 or .bat files)' : error.message,
        });
        return null;
    }
}
/** The state where a workflow starts by itself. Null without one, or with several. */
function ownEntryOf(states, platform) {
    try {
        return (0,resolve/* resolveEntry */.Tp)(states.map(({ definition }) => definition.name), platform);
    }
    catch (error) {
        if (error instanceof errors/* WorkflowError */.s8)
            return null;
        throw error;
    }
}
function isAmbiguous(error, names, platform) {
    if (error instanceof errors/* ProtocolError */.bd)
        return error.code === 'AMBIGUOUS_TARGET';
    return names.filter((name) => ENTRIES[platform].test(name)).length > 1;
}
const ENTRIES = {
    posix: /^(1_)?START\.(md|sh)$/,
    windows: /^(1_)?START\.(md|ps1|bat)$/,
};
/** The superfluous one of several entries: the last. */
function secondEntry(states, platform) {
    return states.findLast(({ definition }) => ENTRIES[platform].test(definition.name));
}
/** Where a state begins: its file, or its key in a document. */
function placeOf({ definition, options }) {
    const isKey = options !== null && options.prefix.length > 0;
    return { file: definition.file, line: isKey ? options.source.lineOf(options.prefix) : 1 };
}

// EXTERNAL MODULE: ./lib/workflow/locate.js
var locate = __webpack_require__(16423);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
// EXTERNAL MODULE: ./lib/workflow/parts/workflow.js
var workflow = __webpack_require__(38595);
// EXTERNAL MODULE: ./lib/core/settings/settings.js
var settings = __webpack_require__(82272);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/workflow/files.js
var workflow_files = __webpack_require__(12186);
// EXTERNAL MODULE: ./lib/workflow/includes.js
var includes = __webpack_require__(87356);
// EXTERNAL MODULE: ./lib/workflow/script-options.js
var script_options = __webpack_require__(57065);
;// CONCATENATED MODULE: ./lib/workflow/read-state-files.js




/**
 * The states of a folder or an archive, in the files' order (spec 1.4, 1.6). A state whose file cannot be read stays in
 * the list, without options, because other states may well name it.
 */
async function readStateFiles(files, findings) {
    const states = [];
    const shared = files.filter(({ name }) => (0,state_file/* isSharedName */.HQ)(name));
    for (const file of files.filter(({ name }) => (0,state_file/* isStateName */.XD)(name))) {
        const problem = (0,resolve/* ownNameProblem */.Ls)(file.name);
        if (problem !== undefined) {
            const message = `the name ${problem}: rename the file`;
            findings.push({ severity: 'error', rule: 'path-in-target', file: file.file, message });
            continue;
        }
        const text = (0,state_file/* decodeText */.g7)(file.bytes, file.file, findings) ?? '';
        const runtime = state_file/* SCRIPT_RUNTIMES */.Q8[(0,state_file/* extensionOf */.je)(file.name)];
        states.push(runtime === undefined
            ? await readPromptFile(file, text, shared, findings)
            : readScriptFile(file, text, runtime, findings));
    }
    return states;
}
async function readPromptFile(file, text, shared, findings) {
    // This is loaded here so that a workflow of scripts starts without gray-matter, yaml and valibot.
    const { parsePrompt } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(9599), __webpack_require__.e(4006), __webpack_require__.e(9359)]).then(__webpack_require__.bind(__webpack_require__, 99890));
    const { source, ...prompt } = parsePrompt(text, file.file, findings);
    const place = { file: file.file, line: prompt.bodyLine };
    const { body, included } = (0,includes/* withIncludes */.e_)(prompt.body, place, shared, findings);
    return {
        definition: {
            kind: 'prompt',
            name: file.name,
            file: file.file,
            ...prompt,
            body,
            ...(included.length > 0 && { included }),
        },
        options: source && { source, prefix: [] },
        textLine: prompt.bodyLine,
    };
}
function readScriptFile({ name, file, path }, text, runtime, findings) {
    const options = (0,script_options/* readScriptOptions */._8)(text, (0,state_file/* extensionOf */.je)(name), file, findings);
    return {
        definition: { kind: 'script', name, file, runtime, text, options, ...(path !== undefined && { path }) },
        options: null,
        textLine: 1,
    };
}

// EXTERNAL MODULE: ./lib/workflow/schemas/typed.js
var typed = __webpack_require__(47430);
;// CONCATENATED MODULE: ./lib/workflow/read-container.js











/** Reads the states and the manifest out of the files. Problems go to `findings`. */
async function readContents(location, { files, readNamed }, top, { platform, agentCli, maySkipPermissions }, findings) {
    const untyped = await readStates(location, files, top, platform, findings);
    const typed = await readSchemas({ ...untyped, top }, readNamed, findings);
    const { manifest } = untyped;
    const { states, ...settled } = await readAllSettings({
        ...{ states: typed.states, manifest, top, agentCli },
        fingerprint: (0,fingerprint/* fingerprintOf */.ax)(withoutTwins([...files, ...typed.files]), read_container_placeOf(location)),
    }, { readNamed, maySkipPermissions, findings });
    const { resultSchema } = typed;
    const shared = files.filter(({ name }) => (0,state_file/* isSharedName */.HQ)(name));
    const ownEntry = ownEntryOf(states, platform);
    return {
        ...settled,
        ...(resultSchema && { resultSchema }),
        location,
        top,
        states,
        manifest,
        ownEntry,
        shared,
    };
}
/** The paths of a workflow on disk. Of an archive, only the archive itself is on disk. */
function read_container_placeOf({ kind, container }) {
    const path = (0,external_node_path_.resolve)(container);
    if (kind === 'archive')
        return { files: [path] };
    return kind === 'folder' ? { folders: [path] } : {};
}
/** Reads settings. The code for that is loaded only where a workflow has some. */
async function readAllSettings(workflow, reading) {
    const { states, fingerprint, manifest } = workflow;
    const has = (options) => settings/* SETTING_KEYS */.GS.some((key) => Object.hasOwn(options, key));
    if (!has(manifest) && !states.some(({ definition }) => has(definition.options)))
        return { states, fingerprint };
    return (await __webpack_require__.e(/* import() */ 9176).then(__webpack_require__.bind(__webpack_require__, 49176))).readWorkflowSettings(workflow, reading);
}
/** Reads schemas. The code for that is loaded only where a workflow has some. */
async function readSchemas(read, readNamed, findings) {
    if (!(0,typed/* isTyped */.x)(read))
        return { states: read.states, files: [] };
    const { readResultSchemas } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9892), __webpack_require__.e(9628), __webpack_require__.e(6963)]).then(__webpack_require__.bind(__webpack_require__, 59628));
    return readResultSchemas(read, readNamed, findings);
}
/** The files without repetitions: a schema may be a file that prompts include, or a state graph's own. */
function withoutTwins(files) {
    return [...new Map(files.map((file) => [file.name, file])).values()];
}
/** Reads a workflow that another one uses. A state graph is only reported as being one. */
async function readContainer(location, readFor, findings) {
    const container = await readFiles(location);
    const found = [];
    const top = await readManifestText(location, container.files, found);
    if (top !== null && isGraph(top.data))
        return 'graph';
    findings.push(...found);
    const read = await readContents(location, container, top, readFor, findings);
    if (read.states.length === 0 && !findings.some(({ severity }) => severity === 'error')) {
        const message = 'there are no states in it (.md, .sh, .ps1 or .bat files)';
        findings.push({ severity: 'error', rule: 'no-entry', file: location.container, message });
    }
    return read;
}
/** The files of what holds a workflow. @throws WorkflowError if it cannot be read at all */
async function readFiles({ kind, container }) {
    switch (kind) {
        case 'folder':
            return { files: await (0,workflow_files/* readFolder */.j1)(container), readNamed: (0,workflow_files/* namedInFolder */.DT)(container) };
        case 'archive': {
            const { readArchive } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(8059)]).then(__webpack_require__.bind(__webpack_require__, 18059));
            const all = await readArchive(container);
            return { files: all.filter(({ name }) => (0,state_file/* isWorkflowFile */.Kr)(name)), readNamed: (0,workflow_files/* namedInArchive */.fn)(all) };
        }
        case 'document': {
            const bytes = readBytes(container);
            const file = { name: (0,external_node_path_.basename)(container), file: container, path: (0,external_node_path_.resolve)(container), bytes };
            return { files: [file], readNamed: (0,workflow_files/* namedInFolder */.DT)((0,external_node_path_.dirname)(container)) };
        }
    }
}
function readBytes(file) {
    try {
        return (0,files/* readPlainFile */.b$)(file);
    }
    catch (cause) {
        throw new errors/* WorkflowError */.s8(`cannot read the workflow: ${(0,errors/* messageOf */.bD)(cause)}`, { file }, { cause });
    }
}
/** The YAML of the document itself, or of the `workflow.yaml` beside the states. Null if it is missing or broken. */
async function readManifestText({ kind }, files, findings) {
    const top = kind === 'document' ? files[0] : files.find(({ name }) => name === state_file/* MANIFEST_NAME */.ir);
    const text = top && (0,state_file/* decodeText */.g7)(top.bytes, top.file, findings);
    if (top === undefined || typeof text !== 'string')
        return null;
    const { parseYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9344)]).then(__webpack_require__.bind(__webpack_require__, 86963));
    const found = [];
    const source = parseYaml((0,state_file/* withUnixLineEnds */.ry)(text), top.file, found);
    if (source === null && /^initial\s*:/m.test(text)) {
        // This is a broken state graph: its own reader names the key's whole path.
        const { parseGraphYaml } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5969), __webpack_require__.e(3957)]).then(__webpack_require__.bind(__webpack_require__, 35969));
        return parseGraphYaml((0,state_file/* withUnixLineEnds */.ry)(text), top.file, findings);
    }
    findings.push(...found);
    return source;
}
async function readStates({ kind, container }, files, top, platform, findings) {
    if (top === null) {
        // A broken document has been reported; a folder needs no manifest.
        return { states: kind === 'document' ? [] : await readStateFiles(files, findings), manifest: {} };
    }
    if (kind !== 'document')
        refuseStates(top, findings);
    const { readManifest } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 60508));
    const manifest = readManifest(top, kind === 'folder' ? container : (0,external_node_path_.dirname)(container), findings);
    if (kind !== 'document')
        return { manifest, states: await readStateFiles(files, findings) };
    const { readDocument } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(4006), __webpack_require__.e(9153)]).then(__webpack_require__.bind(__webpack_require__, 48928));
    return { manifest, states: readDocument(top, platform, findings) };
}
/** Reports states in a manifest: two places for the states of one workflow would hide one of them. */
function refuseStates(manifest, findings) {
    if (!hasKey(manifest.data, 'states'))
        return;
    const problem = `are files where the workflow is a folder; to run these, give ${manifest.file} itself`;
    (0,parts_findings/* report */.z8)({ source: manifest, findings }, ['states'], problem);
}
/** Whether it is a state graph: a file with `initial`, or one that lacks it and has states of a graph's types. */
function isGraph(data) {
    if (hasKey(data, 'initial'))
        return true;
    const states = hasKey(data, 'states') ? data.states : null;
    if (typeof states !== 'object' || states === null)
        return false;
    return Object.values(states).some((state) => GRAPH_TYPES.includes(state?.type));
}
const GRAPH_TYPES = ['agent', 'script', 'command', 'engine', 'group'];
function hasKey(data, key) {
    return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}

;// CONCATENATED MODULE: ./lib/workflow/open.js












/**
 * Opens a workflow, whatever holds it (spec 2), and lints it (spec 2.4).
 * @throws WorkflowError that lists every problem with file and line
 */
async function openWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const read = await readWorkflow(path, { ...options, platform });
    const { entry, states, parts, startsAtEntry: _, ...reading } = read;
    const isLinted = options.linted === true || options.linted === reading.fingerprint.sha256;
    const findings = isLinted ? read.findings : await lintOf(read, platform, options.agentCli);
    (0,parts_findings/* throwErrorsIn */.P8)(findings);
    if (entry === null)
        throw new errors/* WorkflowError */.s8('the workflow has no entry', { file: path });
    const byName = new Map(states.map(({ definition }) => [definition.name, definition]));
    const names = [...byName.keys()];
    const byScope = new Map(parts.map((part) => [part.scope, part]));
    const partOf = (state) => byScope.get((0,full_name/* scopeOf */.Od)(state)) ?? parts[0];
    const resolveIn = (0,resolver/* resolverOf */.E)(parts, platform);
    return {
        ...reading,
        entry,
        states: names,
        warnings: isLinted ? [] : findings.filter(isForStart).map(parts_findings/* findingText */.NK),
        state(name) {
            const state = byName.get(name);
            if (state === undefined)
                throw new errors/* WorkflowError */.s8(`the workflow has no state ${name}`, { file: path });
            return state;
        },
        lineOf(name, key) {
            const options = states.find(({ definition }) => definition.name === name)?.options;
            return options?.source.lineOf([...options.prefix, key]) ?? undefined;
        },
        partOf,
        reach: async (from) => {
            const [{ reachFrom }, { lintedWorkflow }] = await Promise.all([
                __webpack_require__.e(/* import() */ 4704).then(__webpack_require__.bind(__webpack_require__, 84704)),
                Promise.all(/* import() */[__webpack_require__.e(8170), __webpack_require__.e(1989)]).then(__webpack_require__.bind(__webpack_require__, 68170)),
            ]);
            return reachFrom(lintedWorkflow(read, platform, options.agentCli), from);
        },
        resolve: (target, from) => reading.graph === undefined ? resolveIn(target, (0,full_name/* scopeOf */.Od)(from)) : resolveExactly(names, target),
    };
}
/** The linter is loaded lazily: a run that goes on does not need it. */
async function lintOf(reading, platform, agentCli) {
    const { lint } = await Promise.all(/* import() */[__webpack_require__.e(6034), __webpack_require__.e(8170), __webpack_require__.e(1926), __webpack_require__.e(6338)]).then(__webpack_require__.bind(__webpack_require__, 31926));
    return lint(reading, platform, agentCli);
}
/** Leaves out what agents do not have: a run reports that itself, as it knows its command line. */
function isForStart({ severity, rule }) {
    return severity === 'warning' && rule !== 'setting-unsupported';
}
/**
 * Reads a workflow without judging it.
 * @throws WorkflowError only if its container cannot be read at all
 */
async function readWorkflow(path, options = {}) {
    const platform = options.platform ?? hostPlatform();
    const location = await (0,locate/* locate */.x)(path);
    const container = await readFiles(location);
    const { files, readNamed } = container;
    const complaints = location.kind === 'document' ? null : askBashAhead(files, platform, options.linted);
    const findings = [];
    const top = await readManifestText(location, files, findings);
    if (top !== null && isGraph(top.data)) {
        const { readGraphWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(7934), __webpack_require__.e(8815), __webpack_require__.e(5969), __webpack_require__.e(3794), __webpack_require__.e(1269)]).then(__webpack_require__.bind(__webpack_require__, 41269));
        const graph = await readGraphWorkflow({
            path,
            location,
            top,
            files,
            agentCli: options.agentCli,
            cwd: options.cwd,
            findings,
        });
        const { fingerprint, settings } = await readAllSettings({ ...graph, top, agentCli: options.agentCli }, { readNamed, maySkipPermissions: options.maySkipPermissions, findings });
        const ofManifest = settings && { settings };
        const parts = graph.parts.map((part) => ({ ...part, top, ...ofManifest }));
        return { ...graph, parts, fingerprint, ...ofManifest };
    }
    const { agentCli, maySkipPermissions } = options;
    const readFor = { platform, agentCli, maySkipPermissions };
    const read = await readContents(location, container, top, readFor, findings);
    const { manifest, settings } = read;
    const whole = await withImports(read, readFor, options.mayImport, findings);
    return {
        path: (0,external_node_path_.resolve)(path),
        name: manifest.name ?? nameOf(location),
        entry: readEntry(path, location, read.states, platform, findings, read.top),
        startsAtEntry: location.entry === null,
        states: whole.states,
        parts: whole.parts,
        manifest,
        ...(settings && { settings }),
        fingerprint: whole.fingerprint,
        findings,
        ...(complaints !== null && { complaints }),
    };
}
/** The workflow with all that it uses (spec 7.2). The code for that is loaded only where there are some. */
async function withImports(read, readFor, mayImport, findings) {
    const { states, fingerprint, location: _, ownEntry: entry, ...own } = read;
    if (own.manifest.workflows === undefined) {
        const names = states.map(({ definition }) => definition.name);
        return { states, fingerprint, parts: [(0,workflow/* soleWorkflow */.d)({ ...own, names, entry })] };
    }
    const { composeWorkflows: compose, readImports } = await __webpack_require__.e(/* import() */ 3583).then(__webpack_require__.bind(__webpack_require__, 3583));
    const reader = {
        read: (location, found) => readContainer(location, readFor, found),
        mayImport,
    };
    return compose(await readImports(read, reader, findings), findings);
}
/** Lets bash check the scripts while parsers are loaded and prompts are read, but only where lint will ask for it. */
function askBashAhead(files, platform, linted) {
    const scripts = files.filter(({ name }) => (0,state_file/* isStateName */.XD)(name) && name.endsWith('.sh'));
    if (scripts.length === 0 || platform === 'windows' || linted === true)
        return null;
    if (linted !== undefined && linted === (0,fingerprint/* fingerprintOf */.ax)(files).sha256)
        return null;
    const texts = scripts.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }));
    return __webpack_require__.e(/* import() */ 3689).then(__webpack_require__.bind(__webpack_require__, 53689)).then(({ syntaxComplaints }) => syntaxComplaints(texts));
}
function nameOf({ kind, container }) {
    const name = (0,external_node_path_.basename)((0,external_node_path_.resolve)(container));
    return kind === 'folder' ? name : (0,external_node_path_.basename)(name, (0,external_node_path_.extname)(name));
}
/** Resolves a state graph's targets, which are whole names (spec 5.4). */
function resolveExactly(names, target) {
    if (names.includes(target))
        return target;
    const near = (0,nearest/* nearest */.pA)(names, target);
    const hint = near === undefined ? ` There is: ${names.join(', ')}.` : ` Did you mean ${near}?`;
    throw new errors/* ProtocolError */.bd('MISSING_TARGET', `there is no state "${target}".${hint}`);
}
function hostPlatform() {
    return process.platform === 'win32' ? 'windows' : 'posix';
}


/***/ }),

/***/ 34488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ nearestHint),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   P8: () => (/* binding */ throwErrorsIn),
/* harmony export */   aK: () => (/* binding */ hint),
/* harmony export */   dz: () => (/* binding */ findingAt),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);



/** A path as text: `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
}
/** A finding about a key below a place. Its line is the value's, or the key's if that is the problem. */
function findingAt({ source, prefix }, severity, rule, below, message) {
    const path = [...prefix, ...below];
    const isKey = rule === 'misspelt-key' || rule === 'unknown-key';
    const column = source.columnOf?.(path, isKey ? 'key' : 'value');
    const place = { file: source.file, line: source.lineOf(path), ...(column !== undefined && { column }) };
    return { severity, rule, ...place, path, message };
}
/** Reports an error of a state graph; by default, that a value cannot be used. */
function report({ source, findings }, path, problem, rule = 'bad-value') {
    const place = pathText(path);
    const message = place === '' ? problem : `${place}: ${problem}`;
    findings.push({ severity: 'error', rule, file: source.file, line: source.lineOf(path), path, message });
}
/** The end of a message: ` (did you mean build?)`, or a list of the names that there are. */
function hint(names, given) {
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(names, given);
    if (near !== undefined)
        return `; did you mean ${near}?`;
    if (names.length === 0)
        return '';
    const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `; there is ${names.slice(0, 20).join(', ')}${more}`;
}
/** The same. Of problems that nobody gets to see nothing is guessed, since that takes long. */
function nearestHint({ findings }, names, given) {
    if (findings.length > 2 * _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.problems.value)
        return '';
    return hint(names, given);
}
/** A value as the end of "…, not". */
function shownValue(value) {
    if (Array.isArray(value))
        return 'a list';
    if (value === null || value === undefined)
        return 'empty';
    if (typeof value === 'object')
        return 'a mapping';
    const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
/** A finding the way compilers print one: `wf/REVIEW.md:3: …`. */
function findingText(finding) {
    const { file, line, message } = finding;
    return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
/** @throws WorkflowError that lists all errors among the findings, if there are any */
function throwErrorsIn(findings) {
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw errorOf([first, ...others]);
}
/** How many problems one message lists. */
const MAX_TOLD = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.problems.value;
/**
 * One error for all findings, so that a user can repair a workflow in one round. Its place is the first finding's; so
 * `located` prints one located problem a line.
 */
function errorOf(findings) {
    const [first, ...others] = findings.slice(0, MAX_TOLD);
    const untold = findings.length - MAX_TOLD;
    const more = untold > 0 ? [`and ${untold} more`] : [];
    const message = [first.message, ...others.map(findingText), ...more].join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(message, { file: first.file, line: first.line });
}


/***/ }),

/***/ 27644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZH: () => (/* binding */ fingerprintWith),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   fl: () => (/* binding */ fingerprintOfAll),
/* harmony export */   iv: () => (/* binding */ changesBetween)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20979);
/* harmony import */ var _state_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78608);



/**
 * A SHA-256 of each file, and one over all names and hashes in order (spec 2.3). Only names inside the workflow and
 * bytes count, so a folder and its zip, wherever they lie, have the same fingerprint.
 */
function fingerprintOf(files, place = {}) {
    const onDisk = { files: [...(place.files ?? []), ...sourcesOf(files)], folders: place.folders ?? [] };
    return sumOf(files.map(({ name, bytes }) => ({ name, hash: sha256(bytes) })), onDisk);
}
/** The same with further files, which keys of the workflow name. */
function fingerprintWith({ files, onDisk }, named) {
    const all = { ...files, ...fingerprintOf(named).files };
    return sumOf(Object.entries(all).map(([name, hash]) => ({ name, hash })), { ...onDisk, files: [...onDisk.files, ...sourcesOf(named)] });
}
/** The fingerprint of a workflow with those that it uses: their files have their full names (spec 7.2). */
function fingerprintOfAll(parts) {
    return sumOf(parts.flatMap(({ scope, fingerprint: { files } }) => Object.entries(files).map(([name, hash]) => ({ name: scope + name, hash }))), {
        files: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.files),
        folders: parts.flatMap(({ fingerprint }) => fingerprint.onDisk.folders),
    });
}
/** The files in which two versions of a workflow differ, and how: `START.md (changed)`. */
function changesBetween(before, now) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
    return names
        .filter((name) => (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(before, name) !== (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(now, name))
        .map((name) => {
        const how = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(before, name) === undefined
            ? 'new'
            : (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(now, name) === undefined
                ? 'missing'
                : 'changed';
        return `${name} (${how})`;
    });
}
function sourcesOf(files) {
    return files.flatMap(({ path }) => path ?? []);
}
function sumOf(hashes, onDisk) {
    const sorted = [...hashes].sort(_state_file_js__WEBPACK_IMPORTED_MODULE_1__/* .byName */ .nG);
    // No file name can contain a NUL, so no two lists of files give the same text.
    const sum = sha256(sorted.map(({ name, hash }) => `${name}\0${hash}\n`).join(''));
    return { sha256: sum, files: Object.fromEntries(sorted.map(({ name, hash }) => [name, hash])), onDisk };
}
function sha256(data) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}


/***/ }),

/***/ 78608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ isSharedName),
/* harmony export */   Kr: () => (/* binding */ isWorkflowFile),
/* harmony export */   Q8: () => (/* binding */ SCRIPT_RUNTIMES),
/* harmony export */   XD: () => (/* binding */ isStateName),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   ry: () => (/* binding */ withUnixLineEnds)
/* harmony export */ });
const MANIFEST_NAME = 'workflow.yaml';
const SCRIPT_RUNTIMES = {
    sh: 'bash',
    ps1: 'powershell',
    bat: 'cmd',
};
/**
 * Whether a file is a prompt or a script. Hidden files are none, nor are those that others include or source
 * (`_style.md`), nor a README, which documents the workflow.
 */
function isStateName(name) {
    if (/^[._]/.test(name) || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** Whether prompts include a file, or scripts source it (spec 1.5): it belongs to the workflow, and is no state. */
function isSharedName(name) {
    return name.startsWith('_');
}
/** Whether a file belongs to a workflow. */
function isWorkflowFile(name) {
    return isStateName(name) || isSharedName(name) || name === MANIFEST_NAME;
}
/** The extension without its dot: `md`. */
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}
/** A file's text without a byte order mark. Null, with a finding, if it is not UTF-8 (spec 2.1). */
function decodeText(bytes, file, findings) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const message = 'the file is not UTF-8 text; save it as UTF-8';
        findings.push({ severity: 'error', rule: 'not-utf8', file, message });
        return null;
    }
}
/** The text with `\n` at line ends, so that a prompt reads the same from a Windows checkout. Line numbers stay. */
function withUnixLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** Sorts by code unit, so that the order does not depend on a locale. */
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ }),

/***/ 38595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ soleWorkflow)
/* harmony export */ });
/** A workflow that uses no other. */
function soleWorkflow(part) {
    return { ...part, scope: '', imports: new Map(), isAgain: false };
}


/***/ }),

/***/ 47430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writtenSchema),
/* harmony export */   x: () => (/* binding */ isTyped)
/* harmony export */ });
/** Whether anything in a workflow names a schema: only then is the code loaded that reads them. */
function isTyped(workflow) {
    const { states, manifest } = workflow;
    return manifest.result_schema !== undefined || states.some((state) => writtenSchema(state) !== undefined);
}
/** The schema as it is written; none for a state graph, which reads its own. */
function writtenSchema({ definition }) {
    return definition.kind === 'graph' ? undefined : definition.options.result_schema;
}


/***/ }),

/***/ 57065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ timeoutIn),
/* harmony export */   GQ: () => (/* binding */ isJoinTimeout),
/* harmony export */   ZZ: () => (/* binding */ ONLY_PROMPTS),
/* harmony export */   _8: () => (/* binding */ readScriptOptions),
/* harmony export */   mr: () => (/* binding */ optionLine),
/* harmony export */   p3: () => (/* binding */ ALLOWED),
/* harmony export */   p9: () => (/* binding */ maxTimeIn),
/* harmony export */   y: () => (/* binding */ joinProblem)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82272);
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53327);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46069);





/** How many lines at the beginning may hold the comment (spec 1.6). */
const LINES_READ = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.optionLines.value;
/** Node's timers hold no more milliseconds than this; a longer timeout would fire at once. */
const MAX_TIMEOUT_SECONDS = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.timeout.value;
const ALLOWED = {
    timeout: `must be a time without output ${_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMES */ .vV}: from 0 (none) to ${MAX_TIMEOUT_SECONDS} seconds`,
    maxTime: `must be a time on the wall clock ${_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .TIMES */ .vV}: over 0, at most ${MAX_TIMEOUT_SECONDS} seconds`,
    effect: 'must be once',
    visits: 'must be a whole number of 1 or more',
    join: 'must be all, any, or a whole number of 1 or more',
    joinFailed: 'must be fail or accept',
    worktree: 'must be true or commit',
    joinTimeout: 'must be a time such as 2h or 90s, of ten years at most',
    vars: 'must be names of fork variables that a shell can hold, and none of ours: vars=issue,title',
};
/** A date cannot hold a longer time, and computing it would fail only later. */
function isJoinTimeout(text) {
    return ((0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSeconds */ .fL)(text) ?? Number.POSITIVE_INFINITY) <= _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.joinTimeout.value;
}
/** A `timeout` in seconds; null for anything else, and for one that is too long to wait for. */
function timeoutIn(time) {
    const seconds = (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSeconds */ .fL)(time);
    return seconds === null || seconds < 0 || seconds > MAX_TIMEOUT_SECONDS ? null : seconds;
}
/** A `max_time` in seconds, likewise. */
function maxTimeIn(time) {
    return timeoutIn(time) || null;
}
/** A time-out has to lead somewhere, and a place to go to needs a time (spec 7.1). */
function joinProblem(join) {
    if ((join?.timeout === undefined) === (join?.timeout_goto === undefined))
        return null;
    return join?.timeout === undefined
        ? 'join: timeout_goto is never taken without a timeout'
        : 'join: a timeout needs a timeout_goto, the state that it leads to';
}
/** The reason that scripts cannot have settings of agents (spec 7.5). */
const ONLY_PROMPTS = 'is for prompts: a script has no agent';
const COMMENT = {
    hash: /^\s*#\s*raymond:(.*)$/,
    batch: /^\s*(?:@?rem\s|::)\s*raymond:(.*)$/i,
};
/**
 * Reads `# raymond: timeout=900 max_time=3600 effect=once max_visits=5 vars=issue,title` out of a script's first ten
 * lines (spec 1.6). In a batch file the comment is `REM raymond: …` or `:: raymond: …`.
 * @param firstLine the line in `file` where `text` starts
 */
function readScriptOptions(text, extension, file, findings, firstLine = 1) {
    const options = {};
    const join = {};
    const comment = extension === 'bat' ? COMMENT.batch : COMMENT.hash;
    const lines = text.split(/\r?\n/, LINES_READ);
    let joinPlace = null;
    let isJoinTold = false;
    for (const [index, content] of lines.entries()) {
        const said = comment.exec(content)?.[1] ?? '';
        for (const { 0: word, index: at } of said.matchAll(/\S+/g)) {
            const place = { file, line: firstLine + index, column: content.length - said.length + at + 1 };
            const isJoin = /^join\b/.test(word);
            if (isJoin)
                joinPlace ??= place;
            const problem = readOption(options, join, word);
            if (problem === null)
                continue;
            isJoinTold ||= isJoin;
            findings.push({ ...problem, ...place });
        }
    }
    // A problem of one of a join's words is not reported for the join again.
    if (joinPlace === null || isJoinTold)
        return options;
    const place = joinPlace;
    return withJoin(options, join, (problem) => findings.push({ ...problem, ...place }));
}
/** The 1-based line of the comment that has a key; null without one. */
function optionLine(text, key) {
    const lines = text.split(/\r?\n/, LINES_READ);
    const index = lines.findIndex((line) => {
        const words = COMMENT.hash.exec(line)?.[1] ?? COMMENT.batch.exec(line)?.[1] ?? '';
        return words.split(/\s+/).some((word) => word.startsWith(`${key}=`));
    });
    return index === -1 ? null : index + 1;
}
/** Makes one option of a join's words, each of which was checked already. */
function withJoin(options, words, report) {
    const { of, failed = 'fail', ...timeout } = words;
    const bad = (message) => {
        report({ severity: 'error', rule: 'join-timeout-without-target', message });
        return options;
    };
    if (of === undefined)
        return bad('join.…: there is no join=all, any or a number beside it');
    const join = { of, failed, ...timeout };
    const problem = joinProblem(join);
    return problem === null ? { ...options, join } : bad(problem);
}
function readJoin(words, key, value) {
    switch (key) {
        case 'join':
            if (!/^(?:all|any|[1-9]\d{0,8})$/.test(value))
                return ALLOWED.join;
            words.of = value === 'all' ? 'all' : value === 'any' ? 1 : Number(value);
            return null;
        case 'join.failed':
            if (value !== 'fail' && value !== 'accept')
                return ALLOWED.joinFailed;
            words.failed = value;
            return null;
        case 'join.timeout':
            if (!isJoinTimeout(value))
                return ALLOWED.joinTimeout;
            words.timeout = value;
            return null;
        default:
            if ((0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(value) !== undefined)
                return "must be a state's name, without a path";
            words.timeout_goto = value;
            return null;
    }
}
function readOption(options, join, word) {
    const [, key = '', value = ''] = /^([^=]*)=?(.*)$/.exec(word) ?? [];
    const bad = (problem) => ({ severity: 'error', rule: 'bad-value', message: `${key}: ${problem}` });
    const readTime = (name, seconds, allowed) => {
        if (seconds === null)
            return bad(`${allowed}, not "${value}"`);
        options[name] = seconds;
        return null;
    };
    const isGiven = key === 'join' ? join.of !== undefined : Object.hasOwn(join, key.replace(/^join\./, ''));
    if (isGiven || Object.hasOwn(options, key))
        return bad('is given twice');
    switch (key) {
        case 'timeout':
            return readTime('timeout', timeoutIn(value), ALLOWED.timeout);
        case 'max_time':
            return readTime('max_time', maxTimeIn(value), ALLOWED.maxTime);
        case 'vars': {
            const names = value.split(',');
            const wrong = names.find((name) => !isBareName(name));
            if (wrong !== undefined)
                return bad(`${ALLOWED.vars}, not "${wrong}"`);
            options.vars = names;
            return null;
        }
        case 'effect':
            if (value !== 'once')
                return bad(`${ALLOWED.effect}, not "${value}"`);
            options.effect = value;
            return null;
        case 'max_visits':
            if (!/^[1-9]\d{0,14}$/.test(value))
                return bad(`${ALLOWED.visits}, not "${value}"`);
            options.max_visits = { count: Number(value) };
            return null;
        case 'result_schema':
            if (value === '')
                return bad("must be a file's name");
            options.result_schema = value;
            return null;
        case 'worktree':
            if (value !== 'true' && value !== 'commit')
                return bad(`${ALLOWED.worktree}, not "${value}"`);
            options.worktree = value === 'true' ? true : value;
            return null;
        case 'join':
        case 'join.failed':
        case 'join.timeout':
        case 'join.timeout_goto': {
            const problem = readJoin(join, key, value);
            return problem === null ? null : bad(`${problem}, not "${value}"`);
        }
        default:
            if (_core_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .AGENT_KEYS_OF_STATES */ .KI.includes(key))
                return bad(ONLY_PROMPTS);
            return unknownOption(key, options, word.includes('='));
    }
}
/** Whether a fork's variable can have this bare name: RAYMOND_ names are set by this program. */
function isBareName(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !/^raymond_/i.test(name);
}
const KEYS = [
    'timeout',
    'max_time',
    'effect',
    'max_visits',
    'vars',
    'join',
    'result_schema',
    'worktree',
];
const JOIN_KEYS = ['join.failed', 'join.timeout', 'join.timeout_goto'];
/** Reports an unknown option: `timout=5` would be no timeout at all (spec 1.4). A word of prose is no key. */
function unknownOption(key, options, hasValue) {
    const free = [...KEYS, ...JOIN_KEYS].filter((name) => !Object.hasOwn(options, name));
    const meant = hasValue ? (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .slipOf */ .Kj)(free, key) : undefined;
    const message = `unknown key "${key}"`;
    if (meant === undefined)
        return { severity: 'warning', rule: 'unknown-key', message };
    return { severity: 'error', rule: 'misspelt-key', message: `${message}: did you mean ${meant}?` };
}


/***/ })

};
