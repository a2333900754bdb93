export const id = 5051;
export const ids = [5051,9067,2891,1013];
export const modules = {

/***/ 85051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ tellBeside),
/* harmony export */   earlierRun: () => (/* binding */ earlierRun),
/* harmony export */   latestRun: () => (/* binding */ latestRun),
/* harmony export */   listEntries: () => (/* binding */ listEntries)
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74904);
/* harmony import */ var _core_graph_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34511);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44639);
/* harmony import */ var _runtime_graph_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79067);
/* harmony import */ var _runtime_graph_newest_copy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52891);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57087);
/* harmony import */ var _workflow_graph_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31013);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(32832);










/**
 * The latest run of a state graph. `context.json` counts only where no run has a state file (spec 9.1): it was written
 * by Raili or on another machine, or by whoever may edit files here.
 * @throws UsageError for a context.json that cannot be read
 */
async function earlierRun(workflow, graph, stateDir) {
    const run = await latestRun(workflow, stateDir);
    if (run !== null)
        return { kind: 'run', run, paths: (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runPaths */ .Ot)(stateDir, run.workflow_id) };
    const file = (0,_runtime_graph_newest_copy_js__WEBPACK_IMPORTED_MODULE_4__.contextFile)(graph);
    const text = file === null ? null : ((await (0,_workflow_graph_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readGraphFile */ .zl)(file))?.toString() ?? null);
    if (file === null || text === null)
        return null;
    const read = (0,_core_graph_history_js__WEBPACK_IMPORTED_MODULE_1__/* .parseContext */ .D)(text);
    if ('problem' in read)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`This history cannot be used: ${read.problem}.`, { file });
    tellBeside('history', workflow, file);
    return { kind: 'file', file, ...read };
}
/** Says which file was read: anybody who may edit files beside the workflow may have written it. */
function tellBeside(what, { name }, file) {
    process.stderr.write((0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitize */ .aj)(`There is no run of ${name} here: its ${what} is read from ${file}.\n`));
}
/** The latest run of a workflow by its state file; a run that was pulled as transcripts alone does not count. */
async function latestRun({ path }, stateDir) {
    const runs = await Promise.all((await (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .listRunIds */ .g$)(stateDir)).map((id) => (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readStateFile */ .qy)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .runPaths */ .Ot)(stateDir, id).state).catch(() => null)));
    const own = runs.filter((run) => run !== null && run.workflow.path === path && !run.transcripts_only);
    const [latest] = own.sort((a, b) => b.started_at.localeCompare(a.started_at));
    return latest ?? null;
}
/** `--rollback` without a value lists the entries, and how to go back to each. Nothing is run. */
async function listEntries(workflow, graph, stateDir, json) {
    const earlier = await earlierRun(workflow, graph, stateDir);
    if (earlier === null)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--rollback: there is no earlier run of ${workflow.name} to go back in.`);
    const { stateHistory } = earlier.kind === 'run' ? (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_2__/* .contextOf */ .Vm)(await (0,_runtime_graph_history_js__WEBPACK_IMPORTED_MODULE_3__.readGraphRecord)(earlier.paths)) : earlier.context;
    const from = earlier.kind === 'run' ? earlier.run.workflow_id : earlier.file;
    if (json) {
        const entries = stateHistory.map((entry, at) => ({ rollback: stateHistory.length - 1 - at, ...entry }));
        await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`${JSON.stringify({ from, entries })}\n`);
        return 0;
    }
    const rows = stateHistory.map((entry, at) => row(entry, stateHistory.length - 1 - at));
    const head = `${'N'.padStart(5)}  entered at                state    (${from})`;
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .writeOut */ .sD)(`${[head, ...rows, '', 'Go back to an entry with: --rollback N, or --rollback STATE'].join('\n')}\n`);
    return 0;
}
function row({ state, enteredAt, meta }, dropped) {
    const { skipped, max_visits: limit, approval, cancelled } = meta ?? {};
    const notes = [
        ...(skipped === undefined ? [] : [`skipped, on to ${skipped.target}`]),
        ...(limit === undefined ? [] : ['its max_visits was reached']),
        ...(approval?.chosen === undefined ? [] : [approval.chosen]),
        ...(cancelled ? ['cut off'] : []),
    ];
    const note = notes.length === 0 ? '' : `   ${notes.join(', ')}`;
    return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitize */ .aj)(`${String(dropped).padStart(5)}  ${enteredAt}  ${state}${note}`);
}


/***/ }),

/***/ 34685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ chained),
/* harmony export */   Mx: () => (/* binding */ withoutEnd),
/* harmony export */   Y5: () => (/* binding */ lengthOf),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
function chained(before, value) {
    return { before, value, length: lengthOf(before) + 1 };
}
function chainOf(values) {
    return values.reduce(chained, null);
}
function lengthOf(chain) {
    return chain?.length ?? 0;
}
function valuesOf(chain) {
    const values = new Array(lengthOf(chain));
    for (let link = chain; link !== null; link = link.before)
        values[link.length - 1] = link.value;
    return values;
}
/** The chain without the values at its end for which `isGone` holds. */
function withoutEnd(chain, isGone) {
    let link = chain;
    while (link !== null && isGone(link.value))
        link = link.before;
    return link;
}


/***/ }),

/***/ 74904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseContext),
/* harmony export */   O: () => (/* binding */ entryToGoBackTo)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _safe_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31526);



/** Raili writes only texts. A number that a person has put there is meant as one. */
const text = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()]), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(String));
const given = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    // Earlier versions of raymond kept it by variable.
    valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ value: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ''), metadata: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) }),
], 'must be a text, or a mapping with a text as its value'), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((feedback) => {
    if (typeof feedback === 'string')
        return { value: feedback };
    const { value, metadata } = feedback;
    return metadata == null ? { value } : { value, metadata };
}));
/** An empty field is an absent one, as Raili has it. */
const orNothing = (schema) => valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6((0,_safe_record_js__WEBPACK_IMPORTED_MODULE_2__/* .safeRecord */ .v)(schema), {}), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi((found) => found ?? {}));
const entry = valibot__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    enteredAt: valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    meta: valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(valibot__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())),
}), valibot__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(({ meta, ...bare }) => (meta == null ? bare : { ...bare, meta })));
const contextSchema = valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    vars: orNothing(text),
    approvals: orNothing(text),
    feedbacks: orNothing(given),
    stateHistory: valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(entry),
});
/** Reads a context out of `context.json`, ours or Raili's own (spec 5.11). A problem says what is wrong with the file. */
function parseContext(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return { problem: 'it is not JSON' };
    }
    if (typeof data !== 'object' || data === null || Array.isArray(data))
        return { problem: 'it is no object with a stateHistory' };
    const checked = valibot__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(contextSchema, data);
    if (checked.success)
        return { context: checked.output };
    const [issue] = checked.issues;
    const place = valibot__WEBPACK_IMPORTED_MODULE_1__/* .getDotPath */ .BuJ(issue) ?? 'the file';
    return { problem: `${place}: ${issue.input === undefined ? 'it is missing' : issue.message}` };
}
/**
 * The entry that a run goes back to, counted from 0: the last one that is left, which is entered anew (spec 5.11).
 * @param to how many entries are dropped, 0 for none; or a state, whose latest entry is meant
 * @throws UsageError for an entry that the history does not have
 */
function entryToGoBackTo(history, to) {
    const byName = history.findLastIndex(({ state }) => state === to);
    const byNumber = /^\d+$/.test(to) ? history.length - 1 - Number(to) : -1;
    const index = byName >= 0 ? byName : byNumber;
    if (index >= 0)
        return index;
    if (history.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb('There is no history to go back in.');
    const problem = /^-\d+$/.test(to)
        ? `${to} is no number of entries to drop`
        : /^\d+$/.test(to)
            ? `${to} entries are too many to drop: the history has ${history.length}, and one has to be left`
            : `the history has no entry of a state "${to}"`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--rollback: ${problem}. Give a number or a state: ${shownEntries(history).join(', ')}.`);
}
const MAX_SHOWN = 20;
function shownEntries(history) {
    const shown = history.slice(-MAX_SHOWN).map(({ state }, at, { length }) => `${length - 1 - at} ${state}`);
    return history.length > MAX_SHOWN ? [`… (${history.length - MAX_SHOWN} more)`, ...shown] : shown;
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

/***/ 34511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ countersOf),
/* harmony export */   Jl: () => (/* binding */ lessonsOf),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   VI: () => (/* binding */ RECALLED_TURN),
/* harmony export */   Vm: () => (/* binding */ contextOf),
/* harmony export */   fX: () => (/* binding */ metaOf),
/* harmony export */   sU: () => (/* binding */ EMPTY_RECORD),
/* harmony export */   yM: () => (/* binding */ recordEvent)
/* harmony export */ });
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34685);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97988);


const EMPTY_RECORD = {
    vars: {},
    approvals: {},
    feedbacks: {},
    done: null,
    current: null,
    passed: [],
    step: null,
    isUnderWay: false,
    isAtWork: false,
    askedAt: null,
    turn: null,
    counts: null,
    lessonsBefore: null,
    lessons: null,
    published: 0,
    outputs: new Map(),
    resetStep: null,
};
/** The number of a turn of another run. The run's own begin with 1. */
const RECALLED_TURN = '0';
/** The record after one more event. It is the same object if the event says nothing new. */
function recordEvent(record, event) {
    switch (event.type) {
        case 'graph_started': {
            const { stateHistory, ...context } = event.context;
            return { ...EMPTY_RECORD, ...context, done: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chainOf */ .dR)(stateHistory) };
        }
        case 'recalled': {
            const after = recordEvent(record, { ...event.event, seq: event.seq, time: event.at });
            if (after === record)
                return record;
            // Steps and turns were those of another run.
            return { ...after, step: null, turn: null, resetStep: null, isUnderWay: false, isAtWork: false };
        }
        case 'run_resumed':
            return withoutLater(record, event.turns);
        case 'state_started':
            if (event.step !== undefined && event.step === record.step)
                return record;
            return {
                ...entered(record, { state: event.state, enteredAt: event.time }, event.step ?? null),
                counts: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(record.counts, {
                    ...{ state: event.state, visit: event.visit, reset: event.reset_visits ?? [] },
                }),
            };
        case 'skipped':
            return passedBy(record, event, { skipped: { target: event.to } });
        case 'max_visits':
            return passedBy(record, event, { max_visits: { exceeded: true, target: event.to } });
        case 'agent_failed': {
            const meta = { max_visits: { exceeded: true, target: null } };
            const ended = { ...record, isUnderWay: false };
            return event.code === 'MAX_VISITS' && !record.isUnderWay ? passedBy(ended, event, meta) : ended;
        }
        case 'history':
            return about(record, event.meta);
        case 'variables':
            return withVariables(record, event);
        case 'turn_started':
            return { ...carriedOn(record), isUnderWay: true, isAtWork: true };
        case 'outcome': {
            const ended = event.result.kind === 'failure' ? record : { ...record, isAtWork: false };
            if (event.turn === record.turn)
                return ended;
            return withUsage({ ...ended, turn: event.turn }, event.tokens ?? (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfUsage */ .X7)(event.usage));
        }
        case 'asked':
            return { ...record, askedAt: event.time };
        case 'answered':
            return answered(record, event.time);
        case 'transition':
            return { ...carriedOn(record), isUnderWay: false, isAtWork: false };
        case 'run_ended':
            return isCancelled(record, event.status) ? about(record, { cancelled: true }) : record;
        case 'memory_begun':
            return { ...record, lessonsBefore: event.lessons };
        case 'taught':
            return taught(record, { turn: event.turn, lesson: event.lesson });
        case 'lessons_published':
            return { ...record, published: event.count };
        case 'output_found':
            return withOutputs(record, event.state, (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(null, { seq: event.seq, turn: RECALLED_TURN }));
        case 'output_stored': {
            const before = record.outputs.get(event.state) ?? null;
            return withOutputs(record, event.state, (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(before, { seq: event.seq, turn: event.turn }));
        }
        case 'outputs_reset': {
            if (record.resetStep === event.step)
                return record;
            const outputs = new Map([...record.outputs].filter(([state]) => !event.states.includes(state)));
            return { ...record, resetStep: event.step, outputs };
        }
        default:
            return record;
    }
}
/** What is known of the entry that is under way. */
function metaOf({ current }) {
    return current?.meta ?? {};
}
function entriesOf({ done, current, passed }) {
    return (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .lengthOf */ .Y5)(done) + (current === null ? 0 : 1) + passed.length;
}
/** The history as its file has it. Takes time in proportion to the entries. */
function contextOf({ vars, approvals, feedbacks, done, current, passed }) {
    const entries = current === null ? (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(done) : [...(0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(done), current];
    return { vars, approvals, feedbacks, stateHistory: [...entries, ...passed] };
}
function lessonsOf({ lessons }) {
    return (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(lessons).map(({ lesson }) => lesson);
}
/** The counters after what the record holds. */
function countersOf({ counts }) {
    const visits = new Map();
    const visitsBefore = new Map();
    for (const { state, visit, reset } of (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(counts)) {
        for (const other of reset)
            if (visits.has(other))
                visitsBefore.set(other, visits.get(other));
        // A resume has cleared a limit, so that its counter begins again.
        if ((visitsBefore.get(state) ?? 0) >= visit)
            visitsBefore.delete(state);
        visits.set(state, visit);
    }
    return { visits: Object.fromEntries(visits), visitsBefore: Object.fromEntries(visitsBefore) };
}
function entered(record, entry, step) {
    const { done, current, passed } = record;
    const before = current === null ? done : (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(done, current);
    return {
        ...record,
        done: passed.reduce(_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM, before),
        ...{ current: entry, passed: [], step, isUnderWay: true, isAtWork: false, askedAt: null },
    };
}
/** Notes a state that was passed by. No state is passed by twice on the way to one that is entered. */
function passedBy(record, { state, time }, meta) {
    if (record.passed.some((entry) => entry.state === state))
        return record;
    return { ...record, passed: [...record.passed, { state, enteredAt: time, meta }] };
}
function about(record, meta) {
    const { current } = record;
    return current === null
        ? record
        : { ...record, current: { ...current, meta: { ...current.meta, ...meta } } };
}
function withUsage(record, tokens) {
    if (tokens === null)
        return record;
    return about(record, { tokens: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .withTokens */ .TK)(metaOf(record).tokens, tokens) });
}
function withVariables(record, { state, values, from, set }) {
    const names = [...Object.keys(record.approvals), ...(from === 'approval' ? set : [])];
    // A reason is dropped once its state has given the opposite one.
    const approvals = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
    const [given] = from === 'feedback' ? set : [];
    const feedbacks = given === undefined ? record.feedbacks : { ...record.feedbacks, [state]: { value: values[given] ?? '' } };
    return { ...record, vars: values, approvals, feedbacks };
}
function answered(record, time) {
    const { askedAt } = record;
    const carried = { ...carriedOn(record), askedAt: null };
    if (askedAt === null)
        return carried;
    const waited = Math.max(0, Date.parse(time) - Date.parse(askedAt));
    return about(carried, { waitMs: (metaOf(carried).waitMs ?? 0) + waited });
}
/** Whether a stop has cut off the entry. One whose turn has ended was not, if the budget is what stopped the run. */
function isCancelled({ isUnderWay, isAtWork }, status) {
    return (isUnderWay && status === 'paused') || (isUnderWay && isAtWork && status === 'budget_exceeded');
}
/** The record of an entry that was cut off and goes on. */
function carriedOn(record) {
    const { current } = record;
    if (current?.meta?.cancelled === undefined)
        return record;
    const { meta, ...bare } = current;
    const { cancelled: _, ...others } = meta;
    return { ...record, current: Object.keys(others).length === 0 ? bare : { ...bare, meta: others } };
}
function taught(record, given) {
    const { agent, source, scope } = given.lesson;
    const teach = [...(metaOf(record).teach ?? []), { agent, source, scope }];
    return { ...about(record, { teach }), lessons: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(record.lessons, given) };
}
function withOutputs(record, state, kept) {
    return { ...record, outputs: new Map([...record.outputs, [state, kept]]) };
}
/** The record without turns that the state does not know of: those have not happened. */
function withoutLater(record, turns) {
    if (turns === undefined)
        return record;
    const isLater = ({ turn }) => Number(turn) > turns;
    const outputs = [...record.outputs].map(([state, kept]) => [state, (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEnd */ .Mx)(kept, isLater)]);
    return { ...record, outputs: new Map(outputs), lessons: (0,_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEnd */ .Mx)(record.lessons, isLater) };
}


/***/ }),

/***/ 97988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   TK: () => (/* binding */ withTokens),
/* harmony export */   X7: () => (/* binding */ tokensOfUsage)
/* harmony export */ });
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);

/** A turn's tokens as the run's totals count them: those read from the cache are apart. */
function usageOf({ input = 0, cached = 0, output = 0 }) {
    return {
        ..._run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y,
        input_tokens: Math.max(0, input - cached),
        output_tokens: output,
        cache_read_tokens: cached,
    };
}
/** A turn's tokens for the history, where the agent CLI gives nothing but numbers; null without any. */
function tokensOfUsage(usage) {
    const { cache_read_tokens: cached, output_tokens: output } = usage;
    const input = usage.input_tokens + usage.cache_write_tokens + cached;
    return input + output === 0 ? null : withDisplays({ input, cached, output });
}
/** The tokens of all turns of one entry: its reminders and further attempts count too. */
function withTokens(before, more) {
    if (before === undefined)
        return more;
    const sum = (name) => before[name] === undefined && more[name] === undefined
        ? {}
        : { [name]: (before[name] ?? 0) + (more[name] ?? 0) };
    const total = withDisplays({ ...sum('input'), ...sum('cached'), ...sum('output') });
    if (before.ai_credits === undefined && more.ai_credits === undefined)
        return total;
    const credits = { ...sum('ai_credits'), ...sum('ai_time') };
    const amount = Number((credits.ai_credits ?? 0).toFixed(4));
    return { ...total, ...credits, ai_display: `AI Credits ${amount} (${credits.ai_time ?? 0}s)` };
}
function withDisplays(tokens) {
    const displays = ['input', 'cached', 'output'].flatMap((name) => tokens[name] === undefined ? [] : [[`${name}_display`, shortNumber(tokens[name])]]);
    return { ...tokens, ...Object.fromEntries(displays) };
}
/** A number for people: `256.9k`. */
function shortNumber(amount) {
    if (amount < 1000)
        return String(amount);
    return amount < 1e6 ? `${(amount / 1e3).toFixed(1)}k` : `${(amount / 1e6).toFixed(1)}m`;
}


/***/ }),

/***/ 31526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ safeRecord)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);

/**
 * Values by names that agents, people and files give. Not `v.record`, which drops `constructor`, `prototype`
 * and `__proto__` without a word: a variable may well be called that.
 */
function safeRecord(value) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isPlainObject, 'Invalid type: Expected Object'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .rawTransform */ .NTK(({ dataset: { value: input }, addIssue, NEVER }) => {
        const entries = [];
        for (const [key, each] of Object.entries(input)) {
            const parsed = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(value, each);
            if (!parsed.success) {
                const [issue] = parsed.issues;
                const here = { type: 'object', origin: 'value', input, key, value: each };
                addIssue({
                    message: issue.message,
                    expected: issue.expected ?? undefined,
                    path: [here, ...(issue.path ?? [])],
                });
                return NEVER;
            }
            entries.push([key, parsed.output]);
        }
        // This makes own properties of all of them.
        return Object.fromEntries(entries);
    }));
}
function isPlainObject(input) {
    return typeof input === 'object' && input !== null && !Array.isArray(input);
}


/***/ }),

/***/ 79067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GraphHistory: () => (/* binding */ GraphHistory),
/* harmony export */   readGraphRecord: () => (/* binding */ readGraphRecord),
/* harmony export */   scanHistory: () => (/* binding */ scanHistory),
/* harmony export */   scanMemory: () => (/* binding */ scanMemory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11583);
/* harmony import */ var _core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34511);
/* harmony import */ var _core_story_story_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83752);
/* harmony import */ var _store_long_texts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44662);
/* harmony import */ var _store_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58265);
/* harmony import */ var _store_transcript_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12243);









/** The record is made of these events, so their texts have to be whole, unlike those that are only shown. */
const WHOLE = new Set([
    ...['graph_started', 'history', 'variables', 'memory_begun', 'taught', 'recalled'],
]);
/**
 * Adds up what a run's log says of a state graph.
 * @param steps of the run, if it is about to be resumed from a state that may be older than its log
 */
async function readGraphRecord(paths, steps) {
    let record = _core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_RECORD */ .sU;
    const see = (event) => {
        record = (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordEvent */ .yM)(record, event);
    };
    await scanHistory(paths, see, { steps });
    return record;
}
/** Goes through what has happened in a run of a graph, in order, without what its state does not know of. */
async function scanHistory(paths, see, { steps, lost } = {}) {
    const story = new _core_story_story_js__WEBPACK_IMPORTED_MODULE_5__/* .Story */ .g(true);
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .scanEvents */ .lW)(paths.events, (event) => story.apply(event), STEPS);
    if (steps !== undefined)
        story.forgetLater({ steps });
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .scanEvents */ .lW)(paths.events, (event) => {
        if (story.isForgotten(event))
            return;
        const isWhole = WHOLE.has(event.type) || (lost !== undefined && OUTPUTS.has(event.type));
        see(isWhole ? wholeEvent(event, paths, lost) : event);
    });
}
/** An event whose text is gone, or was changed where it held a secret, stays as it is in the log. */
function wholeEvent(event, paths, lost = []) {
    if (event.texts === undefined)
        return event;
    try {
        return (0,_store_long_texts_js__WEBPACK_IMPORTED_MODULE_8__/* .withLongTexts */ .H)(event, (ref) => (0,_store_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .readLongText */ .gP)(paths.folder, ref));
    }
    catch (error) {
        // Of a graph's variables and history nothing may be guessed.
        if (event.type !== 'output_stored' && event.type !== 'output_found' && event.type !== 'recalled')
            throw error;
        lost.push((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
        return event;
    }
}
const STEPS = new Set(['state_started', 'outputs_reset', 'run_resumed']);
const OUTPUTS = new Set(['output_stored', 'output_found', 'recalled']);
/**
 * Goes through the outputs of a log whose events have these numbers, in order.
 * @returns why some are not whole
 */
async function scanMemory(paths, seqs, see) {
    const lost = [];
    await (0,_store_transcript_js__WEBPACK_IMPORTED_MODULE_7__/* .scanEvents */ .lW)(paths.events, (event) => {
        if (!seqs.has(event.seq))
            return;
        const whole = wholeEvent(event, paths, lost);
        const output = whole.type === 'recalled' ? whole.event : whole;
        if (output.type === 'output_stored' || output.type === 'output_found')
            see(output);
    }, OUTPUTS);
    return lost;
}
/** Writing the file takes at most one part of the time in this many. */
const SHARE = 20;
/**
 * The memory of a run that is under way. It is made of the log, so that a resume has all of it; `context.json` is for
 * people and tools. That file is written whole: one write at a time, with pauses as long as writing takes, and at the
 * end.
 */
class GraphHistory {
    options;
    current;
    written = null;
    writing = null;
    isOpen = false;
    closing = new AbortController();
    /** Why the file could not be written; null when it could. */
    problem = null;
    constructor(options) {
        this.options = options;
        this.current = options.past ?? _core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_RECORD */ .sU;
    }
    get record() {
        return this.current;
    }
    get meta() {
        return (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .metaOf */ .fX)(this.current);
    }
    onEvent(event) {
        this.current = (0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordEvent */ .yM)(this.current, event);
        this.beginWriting();
    }
    /** Begins to write the file. */
    open() {
        this.isOpen = true;
        this.beginWriting();
    }
    beginWriting() {
        if (!this.isOpen || this.writing !== null || this.current === this.written)
            return;
        // The run's own file is not read while the run is under way.
        if (this.options.copy() === null)
            return;
        this.writing = this.keepWriting().finally(() => {
            this.writing = null;
        });
    }
    /** Resolves when the file is up to date. */
    async flush() {
        this.closing.abort();
        await this.writing;
        if (!this.isOpen)
            return;
        if (this.current !== this.written)
            await this.write();
    }
    async keepWriting() {
        const { elapsed, sleep } = this.options.ports;
        while (this.current !== this.written && !this.closing.signal.aborted) {
            const began = elapsed();
            await this.write();
            await sleep((elapsed() - began) * SHARE, this.closing.signal);
        }
    }
    async write() {
        const record = this.current;
        const text = (0,_core_graph_context_js__WEBPACK_IMPORTED_MODULE_3__/* .contextText */ .n)((0,_core_graph_record_js__WEBPACK_IMPORTED_MODULE_4__/* .contextOf */ .Vm)(record));
        const copy = this.options.copy();
        try {
            for (const file of copy === null ? [this.options.own] : [this.options.own, copy]) {
                const temporary = `${file}.${this.options.run}.tmp`;
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(temporary, text);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(temporary, file);
            }
            this.problem = null;
        }
        catch (error) {
            this.problem = error;
        }
        this.written = record;
    }
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


/***/ }),

/***/ 31013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ GraphFiles),
/* harmony export */   Mr: () => (/* binding */ graphName),
/* harmony export */   locateGraph: () => (/* binding */ locateGraph),
/* harmony export */   zl: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26607);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78608);







/** @throws WorkflowError for a file that exists and cannot be read */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? null : (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path);
    }
    catch (cause) {
        const code = cause.code ?? '';
        // No file's name has a NUL or is that long.
        if (['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'].includes(code))
            return null;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
    }
}
/** The files that a state graph is made of, for its fingerprint (spec 2.3), each once. */
class GraphFiles {
    root;
    home;
    readBytes;
    #files = new Map();
    constructor(root, home, readBytes) {
        this.root = root;
        this.home = home;
        this.readBytes = readBytes;
    }
    /** @param file the path as a user knows it, for messages */
    add(path, bytes, file = this.shown(path)) {
        const added = { name: this.shown(path), file, bytes, path };
        this.#files.set(path, added);
        return added;
    }
    /** Reads a file without making it a part of the graph. */
    read(path) {
        return this.readBytes(path);
    }
    /** Resolves a path out of a registry: from the project root, or from the home folder after `~/` (spec 5.1). */
    resolve(path) {
        return path.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.home, path.slice(2)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(this.root, path);
    }
    /** A path that is the same on every machine: from the project root, else from the home folder. */
    shown(path) {
        return inside(this.root, path) ?? prefixed(inside(this.home, path)) ?? path;
    }
    get all() {
        return [...this.#files.values()];
    }
}
function inside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    if (way === '' || way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way))
        return undefined;
    return way.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/');
}
function prefixed(way) {
    return way === undefined ? undefined : `~/${way}`;
}
/**
 * Finds a graph's folders. In a Raili project the registries are in `.raili`, and the project is the folder that has
 * it. Elsewhere they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
function locateGraph(path, root, cwd = process.cwd()) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    const raili = [folder, above].find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(each) === '.raili') ?? null;
    const registries = raili === null ? [folder, above] : [raili];
    return { folder, root: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root ?? rootOf(folder, raili, cwd)), raili, registries };
}
function rootOf(folder, raili, cwd) {
    if (raili !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(raili);
    const isBelow = folder === cwd || folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_4__/* .markedRoot */ .T)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) ?? (isBelow ? cwd : folder);
}
/** A workflow's name where its manifest has none. A file that is called `workflow.yaml` has its folder's name. */
function graphName(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
    return name === _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .MANIFEST_NAME */ .ir ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(name));
}


/***/ })

};
