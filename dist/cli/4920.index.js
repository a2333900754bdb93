export const id = 4920;
export const ids = [4920];
export const modules = {

/***/ 88463:
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
// EXTERNAL MODULE: ./lib/workflow/graph/graph.js + 14 modules
var graph = __webpack_require__(71326);
// EXTERNAL MODULE: ./lib/workflow/graph/place.js
var place = __webpack_require__(77661);
// EXTERNAL MODULE: ./lib/workflow/graph/registry/registry.js + 1 modules
var registry_registry = __webpack_require__(80431);
;// CONCATENATED MODULE: ./lib/workflow/graph/registry/registered-agent.js












/**
 * The place of the state graph that a person means: of this workflow, or without one the project's `.raili`
 * folder (spec 5.7). Its `folder` is the workflow's own, or `.raili` itself.
 * @throws UsageError, WorkflowError
 */
async function graphPlace(root, workflow) {
    if (workflow === undefined) {
        const raili = (0,external_node_path_.join)(root, '.raili');
        if ((0,external_node_fs_.existsSync)(raili))
            return (0,place.placeOf)((0,external_node_path_.join)(raili, state_file/* MANIFEST_NAME */.ir));
        throw new errors/* UsageError */.eb(`There is no ${raili}. Say which state graph is meant, with --workflow.`);
    }
    const { kind, container } = await (0,locate/* locate */.x)(workflow);
    const file = kind === 'folder' ? (0,external_node_path_.join)(container, state_file/* MANIFEST_NAME */.ir) : container;
    const text = (await (0,graph_files/* readGraphFile */.z)(file))?.toString() ?? null;
    if (text === null)
        throw new errors/* UsageError */.eb(`${(0,external_node_path_.basename)(file)} cannot be read: ${workflow} is no state graph.`);
    await (0,graph/* loadGraph */.f)({ file, text });
    return (0,place.placeOf)(file);
}
/** @throws UsageError for an agent that no registry knows; WorkflowError for a registry that is broken. */
async function checkAgentRegistered(place, agent) {
    const findings = [];
    const files = new graph_files/* GraphFiles */.E(place.root, (0,external_node_os_.homedir)(), graph_files/* readGraphFile */.z);
    // A lesson may be for the agent of any CLI.
    const profiles = agent_clis/* AGENT_CLI_NAMES */.UR.flatMap((name) => (0,agent_clis/* factsOf */.xS)(name)?.capabilities.profiles?.project ?? []);
    const registry = await registry_registry/* Registry */.O.read('agent', place.registries, files, profiles, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,parts_findings/* errorOf */.Mz)([first, ...others]);
    const found = await registry.find(agent);
    if (found !== null && 'problem' in found)
        throw new errors/* UsageError */.eb(`${found.problem}.`);
}

// EXTERNAL MODULE: ./lib/cli/start.js + 1 modules
var start = __webpack_require__(49295);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/teach.js








/** `raymond teach AGENT`: a lesson from standard input for what a state graph tells an agent (spec 5.7). */
async function teachCommand({ values, positionals }) {
    const [agent, ...more] = positionals;
    if (agent === undefined || more.length > 0)
        throw new errors/* UsageError */.eb('One agent: raymond teach AGENT < lesson.txt');
    const cwd = (0,start/* workingDirectory */.p7)(values);
    const { workflow } = values;
    const scope = (values.scope ?? 'global');
    if (scope === 'workflow' && workflow === undefined)
        throw new errors/* UsageError */.eb('--scope workflow: say which one, with --workflow.');
    const place = await graphPlace((0,run_folder/* projectRoot */.YQ)(cwd), workflow && (0,external_node_path_.resolve)(cwd, workflow));
    await checkAgentRegistered(place, agent);
    const text = new TextDecoder().decode(await (0,start/* readStdin */.vJ)());
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

/** What follows the first `lesson:`, in any case; null if there is none, or nothing after it (spec 5.7). */
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
/** Two lessons that differ in white space alone are one. */
function sameText(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** A lesson is one line of its file: there `\n` is a line break, as in Raili, and `\\n` the two characters themselves. */
function onOneLine(text) {
    return tidy(text)
        .replace(/\\(?=[\\n\n])/g, '\\\\')
        .replaceAll('\n', '\\n');
}
function withLines(line) {
    return line.replace(/\\([\\n])/g, (_, what) => (what === 'n' ? '\n' : '\\'));
}
/** An agent's lessons file with one more: a line `- [ISO] [source] text`; an equal lesson is not added again. */
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
/** The texts of a lessons file; a list item that a person wrote without time and source is one too. */
function lessonsIn(file) {
    return file.split('\n').flatMap((line) => {
        const [, text = ''] = /^\s*[-*]\s+(?:\[[^\]]*\]\s+\[[^\]]*\]\s+)?(.*)$/.exec(line) ?? [];
        return text.trim() === '' ? [] : [tidy(withLines(text))];
    });
}
/**
 * An agent's prompt with its lessons ahead of it (spec 5.7). A lesson of the workflow's own takes the place
 * of an equal global one. Times and sources are for people and stay in the files.
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
 * The lessons that a state's `teach` has to give (spec 5.7). A text without `lesson:`, an output that is not
 * there and a variable that is not set, for instance an approval's other reason, teach nothing.
 * @param outputOf the last output of a state, empty if it has none.
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

/***/ 58524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   cn: () => (/* binding */ lessonsFile),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   vO: () => (/* binding */ teachAgent),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_lessons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55581);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20498);
/* harmony import */ var _store_project_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39325);






/** An agent's lessons: the project's, or the workflow's own. */
function lessonsFile({ folder, root, raili }, agent, scope) {
    const own = raili === null ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, _store_project_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .IN_PROJECT */ .cT.learnings) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(raili, 'learnings');
    const home = scope === 'workflow' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'learnings') : own;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, `${agent.replace(/[/\\]/g, '_')}.md`);
}
/** Adds a lesson to an agent's file, unless it is there; says whether it was new. */
function teachAgent(places, agent, scope, lesson) {
    const file = lessonsFile(places, agent, scope);
    const before = readText(file);
    const after = (0,_core_graph_lessons_js__WEBPACK_IMPORTED_MODULE_3__/* .addLesson */ .AD)(before, lesson);
    if (after === before)
        return false;
    // At its end: another run may be adding one at this moment.
    append(file, before, after.slice(before.length));
    return true;
}
function append(file, before, more) {
    // Not through a link: that would write to whatever somebody has put in the file's place.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isSymbolicLink())
        writeWhole(file, before + more, 'new');
    else
        attempt(file, () => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, more);
        });
}
/**
 * Whole or not at all.
 * @param by a run's id: what a crash has left half done is replaced by that run's next try
 * @throws RaymondError if it cannot be written
 */
function writeWhole(file, text, by) {
    attempt(file, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        const temporary = `${file}.${by}.tmp`;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, file);
    });
}
/** Empty for a file that is not there. @throws RaymondError if it cannot be read */
function readText(file) {
    return textOf(file) ?? '';
}
/** null: it is not there. @throws RaymondError if it cannot be read */
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
function attempt(file, action) {
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
 * Decides what a path means (spec 2): a folder, a file in one, an archive, a YAML document, or a state
 * inside one of the last two (`wf.yaml/STATE`).
 * @throws WorkflowError if there is nothing, or nothing that can hold a workflow.
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

/***/ 16526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ namedInFolder),
/* harmony export */   f: () => (/* binding */ namedInArchive)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);




/** More is no file that somebody wrote for an agent; bytes. */
const LARGEST = 1024 * 1024;
/** Of a folder, which they do not leave, by links neither. */
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
/** Of an archive, all of whose files have been read. */
function namedInArchive(files) {
    return async (name) => {
        const wanted = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(name);
        const file = files.find((each) => each.name === wanted);
        return file === undefined ? { problem: `there is no file ${name} in the archive` } : { file };
    };
}


/***/ }),

/***/ 34488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   LF: () => (/* binding */ pathText),
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   NK: () => (/* binding */ findingText),
/* harmony export */   YZ: () => (/* binding */ columnIn)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);


/** `states.build.args[2]`. */
function pathText(path) {
    return path.reduce((text, key) => {
        if (typeof key === 'number')
            return `${text}[${key}]`;
        return text === '' ? key : `${text}.${key}`;
    }, '');
}
/** Where in its line a finding stands: at the value, or at the key if that is what is wrong. */
function columnIn(source, rule, path) {
    const isKey = rule === 'misspelt-key' || rule === 'unknown-key';
    const column = source.columnOf?.(path, isKey ? 'key' : 'value');
    return column === undefined ? {} : { column };
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
/** Problems of a workflow that one message lists. */
const MOST_TOLD = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.problems.value;
/**
 * One error for all findings, so that a user repairs a workflow in one round. Its place is the first
 * finding's, and `located` therefore prints one located problem a line.
 */
function errorOf(findings) {
    const [first, ...others] = findings.slice(0, MOST_TOLD);
    const untold = findings.length - MOST_TOLD;
    const more = untold > 0 ? [`and ${untold} more`] : [];
    const message = [first.message, ...others.map(findingText), ...more].join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .WorkflowError */ .s8(message, { file: first.file, line: first.line });
}


/***/ })

};
