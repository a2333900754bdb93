export const id = 2891;
export const ids = [2891];
export const modules = {

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

/***/ 52891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NewestCopy: () => (/* binding */ NewestCopy),
/* harmony export */   contextFile: () => (/* binding */ contextFile),
/* harmony export */   outputsCopy: () => (/* binding */ outputsCopy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _memory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58524);




/** The folder `outputs/` beside the workflow, a copy of the newest run's (spec 5.11). */
function outputsCopy({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'outputs');
}
/** The history file of a Raili project (spec 5.9); null for a graph elsewhere. */
function contextFile({ raili, folder }) {
    return raili === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'context.json');
}
/**
 * The files beside a workflow that people and tools read: a copy of its newest run's outputs and history. A run that is
 * not the newest any more leaves them alone.
 */
class NewestCopy {
    graph;
    run;
    checkDirectory;
    mark;
    constructor(graph, run, 
    /** Throws for a folder that a run may not work in, to which a link may lead. */
    checkDirectory) {
        this.graph = graph;
        this.run = run;
        this.checkDirectory = checkDirectory;
        const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(graph.folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(graph.file));
        const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(place).digest('hex').slice(0, 16);
        this.mark = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(run.folder), `.newest-${name}`);
    }
    /**
     * Takes the copy over for this run, unless a newer run has it, and clears what an older one has left.
     * @returns the newer run's id
     * @throws RaymondError if the mark cannot be written
     */
    takeOver() {
        const newer = this.newer();
        if (newer !== null)
            return newer;
        (0,_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f8)(this.mark, `${this.run.startedAt} ${this.run.id}\n`, this.run.id);
        this.clear();
        return null;
    }
    /** @throws RaymondError for a folder that leads to a place where nothing may be written */
    check(folder) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
            this.checkDirectory((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder));
    }
    /** Whether this run is the newest. */
    get isOurs() {
        return this.newer() === null;
    }
    /** Removes the outputs of all of the graph's states. Other files there are not ours. */
    clear() {
        const folder = outputsCopy(this.graph);
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
            return;
        this.check(folder);
        (0,_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .namingFile */ .Bp)(folder, () => {
            for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
                const [, whole = ''] = /^(.*?)\.md(?:\.[^/]+\.tmp)?$/.exec(name) ?? [];
                const state = whole.replace(/\.latest$/, '');
                const { states } = this.graph;
                if (Object.hasOwn(states, state) || Object.hasOwn(states, whole))
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
            }
        });
    }
    newer() {
        const [, startedAt = '', id = ''] = /^(\S+) (\S+)$/.exec((0,_memory_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(this.mark)?.trim() ?? '') ?? [];
        const isNewer = startedAt === this.run.startedAt ? id > this.run.id : startedAt > this.run.startedAt;
        return isNewer ? id : null;
    }
}


/***/ })

};
