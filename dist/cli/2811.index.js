export const id = 2811;
export const ids = [2811];
export const modules = {

/***/ 42775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  teachCommand: () => (/* binding */ teachCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/lessons.js
var lessons = __webpack_require__(55581);
// EXTERNAL MODULE: ./lib/runtime/graph/memory.js
var memory = __webpack_require__(58524);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/workflow/locate.js
var locate = __webpack_require__(16423);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
// EXTERNAL MODULE: ./lib/workflow/graph/files.js
var graph_files = __webpack_require__(31013);
// EXTERNAL MODULE: ./lib/workflow/graph/graph.js + 8 modules
var graph = __webpack_require__(42927);
// EXTERNAL MODULE: ./lib/workflow/graph/registry.js
var graph_registry = __webpack_require__(33739);
;// CONCATENATED MODULE: ./lib/workflow/graph/registered-agent.js











/**
 * The place of the state graph that a person means: that of this workflow, or without one the project's `.raili` folder
 * (spec 5.7). Its `folder` is the workflow's own, or `.raili` itself.
 * @throws UsageError, WorkflowError
 */
async function graphPlace(root, workflow) {
    if (workflow === undefined) {
        const raili = (0,external_node_path_.join)(root, '.raili');
        if ((0,external_node_fs_.existsSync)(raili))
            return (0,graph_files.locateGraph)((0,external_node_path_.join)(raili, state_file/* MANIFEST_NAME */.ir));
        throw new errors/* UsageError */.eb(`There is no ${raili}. Say which state graph is meant, with --workflow.`);
    }
    const { kind, container } = await (0,locate/* locate */.x)(workflow);
    const file = kind === 'folder' ? (0,external_node_path_.join)(container, state_file/* MANIFEST_NAME */.ir) : container;
    const text = (await (0,graph_files/* readGraphFile */.zl)(file))?.toString() ?? null;
    if (text === null)
        throw new errors/* UsageError */.eb(`${(0,external_node_path_.basename)(file)} cannot be read: ${workflow} is no state graph.`);
    await (0,graph/* loadGraph */.f)({ file, text });
    return (0,graph_files.locateGraph)(file);
}
/** @throws UsageError for an agent that no registry knows; WorkflowError for a broken registry */
async function checkAgentRegistered(place, agent) {
    const findings = [];
    const files = new graph_files/* GraphFiles */.Ec(place.root, (0,external_node_os_.homedir)(), graph_files/* readGraphFile */.zl);
    // A lesson may be for the agent of any CLI.
    const profiles = agent_clis/* AGENT_CLI_NAMES */.UR.flatMap((name) => (0,agent_clis/* factsOf */.xS)(name)?.capabilities.profiles?.project ?? []);
    const registry = await graph_registry/* Registry */.O.read('agent', place.registries, files, profiles, findings);
    (0,parts_findings/* throwErrorsIn */.P8)(findings);
    const found = await registry.find(agent);
    if (found !== null && 'problem' in found)
        throw new errors/* UsageError */.eb(`${found.problem}.`);
}

// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/teach.js








/** `raymond teach AGENT` keeps a lesson from standard input, for a state graph to tell the agent (spec 5.7). */
async function teachCommand({ values, positionals }) {
    const [agent, ...more] = positionals;
    if (agent === undefined || more.length > 0)
        throw new errors/* UsageError */.eb('One agent: raymond teach AGENT < lesson.txt');
    const cwd = (0,run_place/* workingDirectory */.p7)(values);
    const { workflow } = values;
    const scope = (values.scope ?? 'global');
    if (scope === 'workflow' && workflow === undefined)
        throw new errors/* UsageError */.eb('--scope workflow: say which one, with --workflow.');
    const place = await graphPlace((0,run_folder/* projectRoot */.YQ)(cwd), workflow && (0,external_node_path_.resolve)(cwd, workflow));
    await checkAgentRegistered(place, agent);
    const text = new TextDecoder().decode(await (0,terminal/* readStdin */.vJ)());
    const lesson = (0,lessons/* extractLesson */._Z)(text) ?? text.trim();
    if (lesson === '')
        throw new errors/* UsageError */.eb('Standard input has no lesson in it.');
    const time = new Date().toISOString();
    const isNew = (0,memory/* teachAgent */.vO)(place, agent, scope, { text: lesson, source: 'manual', time });
    const file = (0,memory/* lessonsFile */.cn)(place, agent, scope);
    await (0,terminal/* writeOut */.sD)(isNew ? `taught    ${file}\n` : `known     ${file}\n`);
    return 0;
}


/***/ }),

/***/ 55581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ addLesson),
/* harmony export */   S$: () => (/* binding */ withLessons),
/* harmony export */   Zu: () => (/* binding */ lessonsIn),
/* harmony export */   _Z: () => (/* binding */ extractLesson),
/* harmony export */   l5: () => (/* binding */ taughtLessons)
/* harmony export */ });
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6529);

/** What follows the first `lesson:`, in any case; null when nothing does (spec 5.7). */
function extractLesson(text) {
    const at = text.search(/lesson:/i);
    const lesson = at < 0 ? '' : tidy(text.slice(at + 'lesson:'.length));
    return lesson === '' ? null : lesson;
}
/** A lesson's text with its lines, without blanks at their ends and blank lines around it. */
function tidy(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\S\n]+$/gm, '')
        .trim();
}
/** The text by which lessons are compared: white space makes no difference. */
function sameText(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** Puts a lesson on one line of its file: `\n` there is a line break, as in Raili, and `\\n` the two characters. */
function onOneLine(text) {
    return tidy(text)
        .replace(/\\(?=[\\n\n])/g, '\\\\')
        .replaceAll('\n', '\\n');
}
function withLines(line) {
    return line.replace(/\\([\\n])/g, (_, what) => (what === 'n' ? '\n' : '\\'));
}
/** Adds a line `- [ISO] [source] text` to an agent's lessons file, unless it has an equal lesson. */
function addLesson(file, lesson) {
    const text = sameText(lesson.text);
    if (text === '' || lessonsIn(file).some((other) => sameText(other) === text))
        return file;
    const line = `${lineOf(lesson)}\n`;
    return file === '' || file.endsWith('\n') ? `${file}${line}` : `${file}\n${line}`;
}
function lineOf({ time, source, text }) {
    return `- [${time}] [${source.replace(/[[\]\s]+/g, ' ')}] ${onOneLine(text)}`;
}
/** The texts of a lessons file. A list item that a person wrote without time and source counts too. */
function lessonsIn(file) {
    return file.split('\n').flatMap((line) => {
        const [, text = ''] = /^\s*[-*]\s+(?:\[[^\]]*\]\s+\[[^\]]*\]\s+)?(.*)$/.exec(line) ?? [];
        return text.trim() === '' ? [] : [tidy(withLines(text))];
    });
}
/**
 * Puts an agent's lessons ahead of its prompt (spec 5.7). A lesson of the workflow's own replaces an equal global one.
 * Times and sources are for people and stay in the files.
 */
function withLessons(prompt, globalFile, workflowFile) {
    const own = lessonsIn(workflowFile);
    const ownTexts = new Set(own.map(sameText));
    const others = lessonsIn(globalFile).filter((text) => !ownTexts.has(sameText(text)));
    const lessons = new Map([...others, ...own].map((text) => [sameText(text), text]));
    if (lessons.size === 0)
        return prompt;
    const list = [...lessons.values()].map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n');
    return `## Learnings from previous runs\n\n${list}\n\n${prompt}`;
}
/**
 * The lessons that a state's `teach` gives (spec 5.7). Nothing is taught by a text without `lesson:`, a missing output,
 * or a variable that is not set, such as an approval's other reason.
 * @param outputOf the last output of a state, empty if it has none
 */
function taughtLessons(teach, variables, outputOf) {
    return teach.flatMap(({ agent, from, scope }) => {
        const isOutput = 'output' in from;
        const text = extractLesson(isOutput ? outputOf(from.output) : ((0,_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .variableIn */ .SD)(variables, from.variable) ?? ''));
        const source = isOutput ? `output:${from.output}` : `var:${from.variable}`;
        return text === null ? [] : [{ agent, scope, source, text }];
    });
}


/***/ }),

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

/***/ 58524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bp: () => (/* binding */ namingFile),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cn: () => (/* binding */ lessonsFile),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   uF: () => (/* binding */ readLossyText),
/* harmony export */   vO: () => (/* binding */ teachAgent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_lessons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55581);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20498);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39325);






/** The path of an agent's lessons: the project's, or the workflow's own. */
function lessonsFile({ folder, root, raili }, agent, scope) {
    const own = raili === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _store_project_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .IN_PROJECT */ .cT.learnings) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(raili, 'learnings');
    const home = scope === 'workflow' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'learnings') : own;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, `${agent.replace(/[/\\]/g, '_')}.md`);
}
/** Adds a lesson to an agent's file. @returns false when it was there already */
function teachAgent(places, agent, scope, lesson) {
    const file = lessonsFile(places, agent, scope);
    const before = readLossyText(file);
    const after = (0,_core_graph_lessons_js__WEBPACK_IMPORTED_MODULE_3__/* .addLesson */ .AD)(before, lesson);
    if (after === before)
        return false;
    // The lesson goes to the end: another run may be adding one at this moment.
    append(file, before, after.slice(before.length));
    return true;
}
function append(file, before, more) {
    // A link is not followed: that would write to whatever somebody has put in the file's place.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink())
        writeWhole(file, before + more, 'new');
    else
        namingFile(file, () => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, more);
        });
}
/**
 * Writes a file as a whole or not at all.
 * @param by a run's id: what a crash has left half done, that run's next try replaces
 * @throws RaymondError if it cannot be written
 */
function writeWhole(file, text, by) {
    namingFile(file, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        const temporary = `${file}.${by}.tmp`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, file);
    });
}
/** Empty for a missing file. @throws RaymondError if it cannot be read */
function readLossyText(file) {
    return textOf(file) ?? '';
}
/** Null for a missing file. @throws RaymondError if it cannot be read */
function textOf(file) {
    try {
        return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readPlainFile */ .b$)(file).toString();
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes(error.code ?? ''))
            return null;
        throw notUsable(file, error);
    }
}
/** @throws RaymondError that names the file */
function namingFile(file, action) {
    try {
        action();
    }
    catch (error) {
        throw notUsable(file, error);
    }
}
function notUsable(file, cause) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RaymondError */ .xC('STATE_WRITE_FAILED', `${file} cannot be used: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, {}, { cause: cause });
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


/***/ })

};
