export const id = 6714;
export const ids = [6714,9067,2891];
export const modules = {

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

/***/ 43815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ endOfOutput),
/* harmony export */   Xo: () => (/* binding */ extractOutput),
/* harmony export */   gA: () => (/* binding */ outputPiece),
/* harmony export */   w: () => (/* binding */ previousOutputs)
/* harmony export */ });
/* unused harmony export latestOutputs */
/**
 * What is kept of a state's output (spec 5.7): the text from behind the first `marker`, in any case, up to
 * `marker_end`, and of that the last `tail` lines. A marker that is missing cuts nothing off.
 */
function extractOutput(text, { marker, markerEnd, tail }) {
    const whole = text.replaceAll('\r\n', '\n');
    const start = marker === null ? null : find(whole, marker, 0);
    const from = start?.end ?? 0;
    const end = markerEnd === null ? null : find(whole, markerEnd, from);
    const lines = trimBlank(whole.slice(from, end?.start ?? whole.length)).split('\n');
    return trimBlank((tail === null ? lines : lines.slice(-tail)).join('\n'));
}
function find(text, marker, from) {
    // Lower-casing both would not do: some letters get longer by it, and positions would be off.
    const pattern = new RegExp(marker.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi');
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    return match === null ? null : { start: match.index, end: match.index + match[0].length };
}
/** Cuts blank lines at both ends. The indentation of the first line stays. */
function trimBlank(text) {
    return text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd();
}
/** How much people read above a question. */
const LINES_SHOWN = 12;
const LENGTH_SHOWN = 2000;
/** The end of what a state has said, shown with the question about it (spec 5.11); undefined when it said nothing. */
function endOfOutput(text) {
    const cut = text.trimEnd().slice(-LENGTH_SHOWN);
    const end = trimBlank(cut.split('\n').slice(-LINES_SHOWN).join('\n'));
    return end === '' ? undefined : end;
}
const SEPARATOR = /^--- Run \S+ ---$/;
/**
 * What one more output adds to a state's output file (spec 5.7). From the second on, each stands under a line `--- Run
 * <ISO time> ---`. A line of the output that looks like that is indented, so that it separates nothing.
 * @param isFirst whether the file is empty or missing
 */
function outputPiece(output, now, isFirst) {
    const lines = output.split('\n').map((line) => (SEPARATOR.test(line) ? ` ${line}` : line));
    const text = `${lines.join('\n')}\n`;
    return isFirst ? text : `\n--- Run ${now} ---\n\n${text}`;
}
/** The last `count` outputs of a state's output file, or all, each with the line that it stands under. */
function latestOutputs(file, count) {
    const lines = file.replaceAll('\r\n', '\n').split('\n');
    const starts = lines.flatMap((line, index) => (SEPARATOR.test(line) ? [index] : []));
    // The first output has no line of its own.
    const first = lines.slice(0, starts[0] ?? lines.length).some((line) => line.trim() !== '') ? [0] : [];
    const begins = [...first, ...starts];
    const from = count === null ? 0 : (begins.at(-count) ?? 0);
    return lines.slice(from).join('\n').trim();
}
/** The part of an agent's prompt about its stored output; empty without any (spec 5.7). */
function previousOutputs(file, { useLatest }) {
    const outputs = latestOutputs(file, useLatest);
    return outputs === '' ? '' : `\n\nYour previous output(s):\n${outputs}`;
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

/***/ 6714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RunMemory: () => (/* binding */ RunMemory),
  foundOutputs: () => (/* binding */ foundOutputs),
  memoryBegun: () => (/* binding */ memoryBegun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/chain.js
var chain = __webpack_require__(34685);
// EXTERNAL MODULE: ./lib/core/graph/lessons.js
var lessons = __webpack_require__(55581);
;// CONCATENATED MODULE: ./lib/core/graph/lesson-files.js

/**
 * The lessons that count for a run, as the text of a file: those that were there when it began, its own, and what
 * people have written since. What other runs have taught meanwhile does not count, nor does what people have taken out.
 */
function lessonsOfRun({ before, now, own, published }) {
    const texts = new Set([...(0,lessons/* lessonsIn */.Zu)(before), ...(0,lessons/* lessonsIn */.Zu)(own.reduce(lessons/* addLesson */.AD, ''))]);
    const kept = items(now ?? before).filter((item) => {
        const [text] = (0,lessons/* lessonsIn */.Zu)(item);
        return text === undefined || texts.has(text) || isOfPeople(item);
    });
    return own.slice(now === null ? 0 : published).reduce(lessons/* addLesson */.AD, kept.join(''));
}
/** The text ahead of the first lesson, and each lesson with the lines that follow it. */
function items(file) {
    return file.split(/^(?=\s*[-*]\s)/m);
}
/** Whether a person wrote the lesson, by hand or with `raymond teach`. */
function isOfPeople(item) {
    const [, source] = /^\s*[-*]\s+\[[^\]]*\]\s+\[([^\]]*)\]/.exec(item) ?? [];
    return source === undefined || source === 'manual';
}

// EXTERNAL MODULE: ./lib/core/graph/output.js
var graph_output = __webpack_require__(43815);
// EXTERNAL MODULE: ./lib/core/graph/record.js
var graph_record = __webpack_require__(34511);
// EXTERNAL MODULE: ./lib/runtime/graph/history.js
var graph_history = __webpack_require__(79067);
// EXTERNAL MODULE: ./lib/runtime/graph/memory.js
var memory = __webpack_require__(58524);
// EXTERNAL MODULE: ./lib/runtime/graph/newest-copy.js
var newest_copy = __webpack_require__(52891);
;// CONCATENATED MODULE: ./lib/runtime/graph/run-memory.js











const SCOPES = ['global', 'workflow'];
/**
 * What a run of a graph remembers (spec 5.7, 5.11): its states' outputs and the lessons that it teaches. The log holds
 * the truth; the files in the run's folder, and their copy beside the workflow, are made from it.
 */
class RunMemory {
    options;
    /** Whether people know already that the copy failed. */
    isTold = false;
    constructor(options) {
        this.options = options;
    }
    /** What an agent state knows from earlier visits. */
    of(state, agent) {
        return {
            outputs: this.has(state) ? (0,memory/* readLossyText */.uF)(this.file(state)) : '',
            globalLessons: this.lessons(agent, 'global'),
            workflowLessons: this.lessons(agent, 'workflow'),
        };
    }
    /** A state's last output; empty without one. */
    latest(state) {
        return this.has(state) ? (0,memory/* readLossyText */.uF)(this.file(state, '.latest')) : '';
    }
    /**
     * Keeps a state's output, once for each turn.
     * @throws RaymondError if it cannot be written
     */
    store({ agent, state }, output, turn) {
        const { emit, paths } = this.options;
        const kept = this.options.history.record.outputs.get(state) ?? null;
        // A turn that a crash cuts off after this is judged again.
        if (kept?.value.turn === turn.id)
            return;
        const at = turn.started_at;
        emit({ type: 'output_stored', agent, state, turn: turn.id, at, text: output });
        const isFirst = kept === null;
        const files = { piece: (0,graph_output/* outputPiece */.gA)(output, at, isFirst), isFirst, latest: `${output}\n`, by: this.id };
        write(paths.outputs, state, files);
        this.alongside((folder) => write(folder, state, files));
    }
    /** Applies `reset_outputs`, once for each entry. @param step the run's, which begins with the entry */
    reset(states, step) {
        const { history, emit, paths } = this.options;
        if (states.length === 0 || history.record.resetStep === step)
            return;
        emit({ type: 'outputs_reset', step, states });
        for (const gone of states)
            remove(paths.outputs, gone);
        this.alongside((folder) => {
            for (const gone of states)
                remove(folder, gone);
        });
    }
    /** Gives an agent a lesson, unless it knows it. */
    teach({ agent, state }, lesson, turn) {
        const known = this.lessons(lesson.agent, lesson.scope);
        if ((0,lessons/* addLesson */.AD)(known, lesson) === known)
            return;
        this.options.emit({ type: 'taught', agent, state, turn: turn.id, lesson });
    }
    /**
     * Makes the files match the log: a new run has none, and after a crash nothing is half done.
     * @throws RaymondError if they cannot be made
     */
    async begin() {
        const { graph, paths, history, copy, emit, warn } = this.options;
        // A run of a version that kept its outputs beside the workflow goes on with those.
        if (history.record.lessonsBefore === null)
            emit([memoryBegun(graph), ...foundOutputs(graph, (0,newest_copy.outputsCopy)(graph))]);
        const newer = this.attemptCopy(() => copy.takeOver());
        if (newer !== null)
            warn(`outputs/ and context.json beside the workflow stay those of ${newer}, which was started later`);
        (0,memory/* namingFile */.Bp)(paths.outputs, () => removeAll(paths.outputs, Object.keys(graph.states)));
        const live = new Map([...history.record.outputs].map(([state, kept]) => [state, (0,chain/* valuesOf */.sm)(kept)]));
        const seqs = new Set([...live.values()].flat().map(({ seq }) => seq));
        if (seqs.size === 0)
            return;
        const begun = new Set();
        const lost = await (0,graph_history.scanMemory)(paths, seqs, (event) => {
            const { state } = event;
            const isFirst = !begun.has(state);
            begun.add(state);
            const files = event.type === 'output_found'
                ? { piece: event.all, latest: event.latest }
                : { piece: (0,graph_output/* outputPiece */.gA)(event.text, event.at, isFirst), latest: `${event.text}\n` };
            write(paths.outputs, state, { ...files, isFirst, by: this.id });
            this.alongside((folder) => write(folder, state, { ...files, isFirst, by: this.id }));
        });
        for (const why of lost)
            warn(`an earlier output is not whole any more: ${why}`);
    }
    /** Adds the run's lessons to the files that all runs share. */
    publish() {
        const { graph, history, copy, emit, warn } = this.options;
        const { record } = history;
        if ((0,chain/* lengthOf */.Y5)(record.lessons) === record.published)
            return;
        const lessons = (0,graph_record/* lessonsOf */.Jl)(record);
        try {
            for (const lesson of lessons.slice(record.published)) {
                copy.check((0,external_node_path_.dirname)((0,memory/* lessonsFile */.cn)(graph, lesson.agent, lesson.scope)));
                (0,memory/* teachAgent */.vO)(graph, lesson.agent, lesson.scope, lesson);
            }
            emit({ type: 'lessons_published', count: lessons.length });
        }
        catch (error) {
            warn(`what this run has taught is not in the learnings: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
    lessons(agent, scope) {
        const { graph, history } = this.options;
        const { record } = history;
        const isIt = (lesson) => lesson.agent === agent && lesson.scope === scope;
        const all = (0,graph_record/* lessonsOf */.Jl)(record);
        return lessonsOfRun({
            before: record.lessonsBefore?.[agent]?.[scope] ?? '',
            now: (0,memory/* textOf */.b6)((0,memory/* lessonsFile */.cn)(graph, agent, scope)),
            own: all.filter(isIt),
            published: all.slice(0, record.published).filter(isIt).length,
        });
    }
    get id() {
        return (0,external_node_path_.basename)(this.options.paths.folder);
    }
    has(state) {
        return this.options.history.record.outputs.get(state) != null;
    }
    file(state, kind = '') {
        return (0,external_node_path_.join)(this.options.paths.outputs, `${state}${kind}.md`);
    }
    /** Does the same to the copy, if that is this run's. It is for people: a failure is told, and the run goes on. */
    alongside(action) {
        const { copy } = this.options;
        this.attemptCopy(() => {
            const folder = (0,newest_copy.outputsCopy)(copy.graph);
            if (!copy.isOurs)
                return null;
            copy.check(folder);
            action(folder);
            return null;
        });
    }
    attemptCopy(action) {
        try {
            return action();
        }
        catch (error) {
            if (!this.isTold)
                this.options.warn(`outputs/ beside the workflow is not what it should be: ${(0,errors/* messageOf */.bD)(error)}`);
            this.isTold = true;
            return null;
        }
    }
}
/** What the graph's agents have been taught so far, in the files that all runs share. */
function memoryBegun(graph) {
    const lessons = Object.keys(graph.agents).map((agent) => {
        const [global, workflow] = SCOPES.map((scope) => (0,memory/* readLossyText */.uF)((0,memory/* lessonsFile */.cn)(graph, agent, scope)));
        return [agent, { global, workflow }];
    });
    return { type: 'memory_begun', lessons: Object.fromEntries(lessons) };
}
/** The outputs in a folder that belong to states of the graph. */
function foundOutputs(graph, folder) {
    return Object.keys(graph.states).flatMap((state) => {
        const base = (0,external_node_path_.join)(folder, state);
        const [all, latest] = [(0,memory/* textOf */.b6)(`${base}.md`), (0,memory/* textOf */.b6)(`${base}.latest.md`)];
        if ((all ?? latest ?? '').trim() === '')
            return [];
        return [{ type: 'output_found', state, all: all ?? latest, latest: latest ?? all }];
    });
}
function write(folder, state, { piece, isFirst, latest, by }) {
    const base = (0,external_node_path_.join)(folder, state);
    (0,memory/* namingFile */.Bp)(folder, () => (0,external_node_fs_.mkdirSync)(folder, { recursive: true }));
    (0,memory/* writeWhole */.f8)(`${base}.latest.md`, latest, by);
    if (isFirst)
        (0,memory/* writeWhole */.f8)(`${base}.md`, piece, by);
    else
        (0,memory/* namingFile */.Bp)(base, () => (0,external_node_fs_.appendFileSync)(`${base}.md`, piece));
}
function remove(folder, state) {
    for (const kind of ['', '.latest']) {
        const file = (0,external_node_path_.join)(folder, `${state}${kind}.md`);
        (0,memory/* namingFile */.Bp)(file, () => (0,external_node_fs_.rmSync)(file, { force: true }));
    }
}
function removeAll(folder, states) {
    const names = new Set(states.flatMap((state) => [`${state}.md`, `${state}.latest.md`]));
    for (const name of listOf(folder))
        if (names.has(name))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
}
function listOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return [];
    }
}


/***/ })

};
