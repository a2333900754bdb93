export const id = 3649;
export const ids = [3649];
export const modules = {

/***/ 55581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ addLesson),
/* harmony export */   S$: () => (/* binding */ withLessons),
/* harmony export */   Zu: () => (/* binding */ lessonsIn),
/* harmony export */   l5: () => (/* binding */ taughtLessons)
/* harmony export */ });
/* unused harmony export extractLesson */
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

/***/ 33649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  visitGraphState: () => (/* binding */ visitGraphState)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
// EXTERNAL MODULE: ./lib/core/visits.js
var visits = __webpack_require__(6927);
// EXTERNAL MODULE: ./lib/runtime/record.js
var record = __webpack_require__(3103);
// EXTERNAL MODULE: ./lib/runtime/scripts/run-process.js
var run_process = __webpack_require__(27830);
// EXTERNAL MODULE: ./lib/agents/registry.js
var registry = __webpack_require__(15843);
// EXTERNAL MODULE: ./lib/core/graph/changes.js
var changes = __webpack_require__(12777);
// EXTERNAL MODULE: ./lib/core/graph/variables.js
var graph_variables = __webpack_require__(6529);
;// CONCATENATED MODULE: ./lib/core/graph/expose.js

const ASSIGNMENT = new RegExp(`^\\s*(?:(?:export\\s|\\[export\\])\\s*)?(${graph_variables/* VARIABLE_NAME */.nN})\\s*=([\\s\\S]*)$`, 'i');
/**
 * Reads what a script or command exposes off its stdout (spec 5.6): for each name, the first line `id = value`, with or
 * without `export` or `[export]` before it, in any case. Quotes around the value are taken off. A line without a value
 * gives none.
 */
function readExposed(names, stdout) {
    const found = new Map();
    for (const line of names.length === 0 ? [] : stdout.split(/[\r\n]+/)) {
        const [, name, text] = ASSIGNMENT.exec(line) ?? [];
        if (name === undefined || text === undefined || found.has((0,graph_variables/* upperName */.iU)(name)))
            continue;
        const value = unquoted(text.trim());
        if (value !== '')
            found.set((0,graph_variables/* upperName */.iU)(name), value);
    }
    const isFound = ({ name }) => found.has((0,graph_variables/* upperName */.iU)(name));
    return {
        values: Object.fromEntries(names.filter(isFound).map(({ name }) => [name, found.get((0,graph_variables/* upperName */.iU)(name))])),
        missing: names.filter((name) => !name.optional && !isFound(name)).map(({ name }) => name),
    };
}
function unquoted(text) {
    const [, , inner] = /^(["'])([\s\S]*)\1$/.exec(text) ?? [];
    return inner ?? text;
}
/** Whether missing names fail the state (spec 5.6): not if a failed process has its own way in the graph. */
function missingFails(exposed, succeeded, routing) {
    if (exposed.missing.length === 0)
        return false;
    const isRouted = routing.kind === 'continue' ||
        routing.kind === 'approval' ||
        (routing.kind === 'on' && routing.FAILED !== null);
    return succeeded || !isRouted;
}
/** The message about missing names. */
function missingText(names) {
    const [first] = names;
    return `its stdout does not say what it exposes: ${names.join(', ')}. Print a line such as "${first}=value", or write "${first}?" in \`expose\` if it may be missing`;
}

// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/text/lines.js
var lines = __webpack_require__(63224);
;// CONCATENATED MODULE: ./lib/core/graph/route.js


/** PASSED or FAILED, from whether the work succeeded (spec 5.3). */
function outcomeOf(work) {
    if (work.kind === 'failure')
        return 'FAILED';
    return work.kind === 'process' && work.exitCode !== 0 ? 'FAILED' : 'PASSED';
}
/** Routes a state by its table (spec 5.4). */
function routeGraphState(state, work) {
    const { routing } = state;
    const outcome = outcomeOf(work);
    switch (routing.kind) {
        case 'continue':
            return { kind: 'go', to: routing.to, outcome };
        case 'approval':
            return { kind: 'approve' };
        case 'on': {
            const to = routing[outcome];
            if (to !== null)
                return { kind: 'go', to, outcome };
            return failed(work, `the outcome ${outcome} has no target: \`on\` has PASSED alone`);
        }
        case 'transitions':
            return routeByKey(state, routing.targets, routing.fallback, work);
        case 'terminal':
            if (outcome === 'FAILED')
                return failed(work, 'the state is the last one, and its work failed');
            return { kind: 'end', outcome, success: state.type !== 'engine' || state.success !== false };
        default:
            return routing;
    }
}
function failed(work, problem) {
    if (work.kind === 'failure')
        return { kind: 'fail', code: work.code, message: work.message };
    const exit = work.kind === 'process' ? ` (exit code ${work.exitCode})` : '';
    return { kind: 'fail', code: 'SCRIPT_FAILED', message: `${problem}${exit}` };
}
function routeByKey(state, targets, fallback, work) {
    // A failed turn said nothing that could be a key.
    if (work.kind === 'failure' && state.type === 'agent')
        return failed(work, '');
    const line = lineOf(work);
    const key = line === null ? undefined : keyIn(targets, line);
    if (key !== undefined)
        return { kind: 'go', to: targets[key], outcome: key };
    if (fallback !== null)
        return { kind: 'go', to: fallback, outcome: 'default' };
    if (work.kind === 'failure')
        return failed(work, '');
    return unknownKey(Object.keys(targets), line, work);
}
function lineOf(work) {
    switch (work.kind) {
        case 'none':
            return 'PASSED';
        case 'turn':
            return (0,lines/* lastLine */.fM)(work.text);
        case 'process':
            return (0,lines/* lastLine */.fM)(work.stdout);
        case 'failure':
            return null;
    }
}
/** What a state has put out, without the line by which it was routed: no lesson in it is about that line. */
function withoutKeyLine({ routing }, text) {
    if (routing.kind !== 'transitions')
        return text;
    for (const { line, start } of (0,lines/* linesFromEnd */.Rq)(text)) {
        if (line === '')
            continue;
        return keyIn(routing.targets, line) === undefined ? text : text.slice(0, start);
    }
    return text;
}
/** Finds the key: as it stands, else the first that differs in case alone, else between marks (spec 5.11). */
function keyIn(targets, line) {
    for (const word of [line, ...withoutMarks(line)]) {
        if (Object.hasOwn(targets, word))
            return word;
        const other = Object.keys(targets).find((key) => key.toLowerCase() === word.toLowerCase());
        if (other !== undefined)
            return other;
    }
    return undefined;
}
const MARKED = /^(?:(?<stopped>.+)\.|(?<mark>\*{1,3}|_{1,3}|`+)(?<inner>.+)\k<mark>)$/;
/** How many marks are taken off a word at most. */
const MAX_MARKS = 4;
/** Takes Markdown's emphasis or code, and a full stop, off a word one by one: `**ready**.` gives `**ready**`, … `ready`. */
function* withoutMarks(line) {
    let word = line;
    for (let marks = 0; marks < MAX_MARKS; marks++) {
        const { stopped, inner } = MARKED.exec(word)?.groups ?? {};
        word = (stopped ?? inner ?? '').trim();
        if (word === '')
            return;
        yield word;
    }
}
function unknownKey(keys, line, work) {
    const listed = keys.join(', ');
    const code = line === null ? 'NO_TRANSITION' : 'INVALID_TRANSITION';
    const found = line === null ? 'there is nothing in it' : `its last line "${(0,resolve/* excerpt */.Kb)(line)}" is no outcome of this state`;
    const problem = `${found}; there is ${listed}`;
    if (work.kind !== 'turn') {
        const exit = work.kind === 'process' ? ` (exit code ${work.exitCode})` : '';
        return { kind: 'fail', code, message: `the output names no outcome: ${problem}${exit}` };
    }
    const form = keys.length === 1 ? 'this word' : 'exactly one of these words';
    const text = `Your last message could not be used: ${found}.\nEnd your answer with a last line that is ${form} and nothing else:\n${keys.join('\n')}`;
    return { kind: 'remind', code, problem: `the last message names no outcome: ${problem}`, text };
}

;// CONCATENATED MODULE: ./lib/core/graph/failure.js



const LONGEST_REASON = 300;
/**
 * The failure that a state's routing table goes on from; null without one. Among `transitions` an exit code means
 * nothing (spec 5.4), so there only what could not even be run has failed.
 */
function routedFailure({ routing }, work, route) {
    if (outcomeOf(work) === 'PASSED' || (route.kind !== 'go' && route.kind !== 'approve'))
        return null;
    if (work.kind === 'failure')
        return { code: work.code, message: work.message };
    if (work.kind !== 'process' || routing.kind === 'transitions')
        return null;
    const said = (0,lines/* lastLine */.fM)(work.output ?? work.stdout);
    const why = said === null ? '' : `: ${(0,resolve/* excerpt */.Kb)(said, LONGEST_REASON)}`;
    const exitCode = work.exitCode;
    return { code: 'SCRIPT_FAILED', message: `exit code ${exitCode}${why}`, exitCode };
}
/** The warning about such a failure. */
function failureText({ message }, route) {
    const onward = route.kind === 'go' ? `The graph goes on to ${route.to}.` : 'A person decides.';
    return `its work failed: ${message.trim().replace(/[.!?]?$/, (end) => end || '.')} ${onward}`;
}
/** The exit code for the line of the transition. */
function exitCodeOf(work) {
    return work.kind === 'process' && work.exitCode !== 0 ? work.exitCode : undefined;
}

// EXTERNAL MODULE: ./lib/core/graph/lessons.js
var graph_lessons = __webpack_require__(55581);
// EXTERNAL MODULE: ./lib/core/graph/output.js
var output = __webpack_require__(43815);
// EXTERNAL MODULE: ./lib/core/typed/typed-result.js
var typed_result = __webpack_require__(31644);
// EXTERNAL MODULE: ./lib/core/graph/approval.js
var graph_approval = __webpack_require__(64077);
;// CONCATENATED MODULE: ./lib/core/graph/shell.js

const REFERENCE = `\\$\\$|\\$\\{[ \\t]*${graph_variables/* VARIABLE_NAME */.nN}[ \\t]*\\}|\\$`;
/** Between single quotes a backslash is a character like any other. */
const QUOTED = new RegExp(`'|${REFERENCE}|[^'$]+`, 'y');
const UNQUOTED = new RegExp(`\\\\[\\s\\S]?|['"]|${REFERENCE}|[^\\\\'"$]+`, 'y');
/**
 * The shell text of a `notify` (spec 5.6). No value becomes a part of it, or a variable that holds `"; rm -rf ~` would
 * run: each `${name}` becomes `"${RAILI_VAR_NAME}"`, which the shell itself looks up in its environment. Between single
 * quotes the shell looks nothing up, so there the quotes are closed and opened again. `$$` is a literal `$`: `$${HOME}`
 * is the shell's own `${HOME}`.
 */
function shellText(text) {
    let quote = '';
    let result = '';
    for (let at = 0; at < text.length;) {
        const pattern = quote === "'" ? QUOTED : UNQUOTED;
        pattern.lastIndex = at;
        const [token = text[at]] = pattern.exec(text) ?? [];
        at += token.length;
        result += token.startsWith('$') ? rewritten(token, quote) : token;
        if (token === quote)
            quote = '';
        else if (quote === '' && (token === "'" || token === '"'))
            quote = token;
    }
    return result;
}
function rewritten(token, quote) {
    const shell = (0,graph_variables/* replaceReferences */.TH)(token, fromEnvironment);
    if (!token.startsWith('${'))
        return shell;
    if (quote === '"')
        return shell;
    return quote === "'" ? `'"${shell}"'` : `"${shell}"`;
}
function fromEnvironment(name) {
    return name.startsWith('RAILI_VAR_') ? `\${${name}}` : `\${RAILI_VAR_${(0,graph_variables/* upperName */.iU)(name)}}`;
}

// EXTERNAL MODULE: ./lib/runtime/graph/visit.js
var graph_visit = __webpack_require__(37908);
;// CONCATENATED MODULE: ./lib/runtime/graph/notify.js


/** A notify only tells somebody something, so it may not hold the run up for longer. */
const LIMIT_MS = 60_000;
const STDERR_SHOWN = 300;
/** Runs a notify (spec 5.5): shell text in which the shell looks variables up. Whatever its outcome, the state goes on. */
async function notify(visit, command) {
    const { runtime, agentId, state, signal } = visit;
    const chunks = [];
    const child = runtime.options.children.startScript({
        command: 'sh',
        args: ['-c', shellText(command)],
        cwd: runtime.agent(agentId).cwd,
        env: (0,graph_visit/* processEnvironment */.hv)(visit),
        onStdout: () => { },
        onStderr: (chunk) => {
            if (chunks.length < 10)
                chunks.push(chunk);
        },
    });
    const limit = setTimeout(() => child.stop('SIGTERM'), LIMIT_MS);
    const interrupt = () => child.stop('SIGTERM', 1000);
    signal.addEventListener('abort', interrupt);
    const { exitCode, spawnError } = await child.done;
    signal.removeEventListener('abort', interrupt);
    clearTimeout(limit);
    if (exitCode !== 0 && !signal.aborted) {
        const said = Buffer.concat(chunks).toString('utf8').trim().slice(0, STDERR_SHOWN);
        const why = spawnError?.message ?? (exitCode === null ? 'it was ended' : `exit code ${exitCode}`);
        runtime.warn(`notify failed: ${why}${said === '' ? '' : `: ${said}`}`, agentId, state.id);
    }
    return { command, success: exitCode === 0, exitCode };
}

;// CONCATENATED MODULE: ./lib/runtime/graph/decision.js





/**
 * Gets a person's text for a state's `feedback` (spec 5.4): from the environment, from the answer, or by asking. Null
 * once the variable holds it.
 */
async function getFeedback(visit, feedback, output) {
    const { runtime, agentId } = visit;
    const question = fillIn(visit, feedback.question);
    const given = runtime.agent(agentId).turn?.feedback ?? (0,graph_approval/* feedbackFrom */.uf)(runtime.options.environment, feedback);
    if (given === null || !(0,graph_approval/* isEnough */.LP)(given, feedback)) {
        return asking({ ...feedback, kind: 'feedback', question: (0,graph_approval/* feedbackText */.Vs)(question, feedback), output });
    }
    const { variable } = feedback;
    const value = given.trim();
    runtime.change(changes/* setVariables */.C4, agentId, { [variable]: value }, 'feedback');
    (0,graph_visit/* recordEntry */.a4)(visit, { feedback: { name: variable, question, value } });
    return null;
}
/**
 * Gets a person's decision (spec 5.4). Afterwards its reason is in the variables.
 * @param output the end of what is to be decided about
 * @throws UsageError for an unknown RAILI_MANUAL_CHOICE
 */
async function getApproval(visit, approval, output) {
    const { runtime, agentId } = visit;
    const question = fillIn(visit, approval.question);
    const answered = runtime.agent(agentId).turn?.approval;
    const before = runtime.options.history?.meta.approval;
    // The notify calls somebody to answer. It runs once, even when a crash comes in between.
    const called = approval.notify === null ? undefined : (before?.notify ?? (await notify(visit, approval.notify)));
    const meta = { question, ...(called !== undefined && { notify: called }) };
    const decision = answered === undefined ? (0,graph_approval/* manualChoice */.Ed)(runtime.options.environment) : (0,graph_approval/* readDecision */.B1)(answered);
    if (decision === null) {
        (0,graph_visit/* recordEntry */.a4)(visit, { approval: meta });
        const { multiline } = approval;
        return asking({ kind: 'approval', question: (0,graph_approval/* approvalText */.zP)(question), multiline, output });
    }
    runtime.change(changes/* setVariables */.C4, agentId, (0,graph_approval/* decisionVariables */.kt)(approval, decision), 'approval');
    (0,graph_visit/* recordEntry */.a4)(visit, { approval: { ...meta, ...decision } });
    return decision.chosen;
}
function asking({ kind, question, required, multiline, output }) {
    const ask = {
        ...{ kind, question, ...(required && { required }), ...(multiline && { multiline }) },
        ...(output !== undefined && { output }),
    };
    return { kind: 'ask', ask };
}
function fillIn(visit, question) {
    const { runtime, agentId, state } = visit;
    return (0,graph_variables/* interpolate */.GW)(question, (0,graph_visit/* visitVariables */.hm)(visit), (name) => runtime.warn(`\${${name}} has no value in the question`, agentId, state.id));
}

;// CONCATENATED MODULE: ./lib/runtime/graph/typed-output.js



/** What is kept of an output, by the state's options (spec 5.7). */
function outputIn(text, options) {
    return options === null ? text.trim() : (0,output/* extractOutput */.Xo)(text, options);
}
/**
 * Reads the output of an agent state with a schema (spec 7.4): the final message, without the line that routes it. A
 * message without one of the two is reminded of both. Null when the output is free.
 */
function readTypedOutput(visit, work, route) {
    const { state } = visit;
    const schemas = schemasOf(visit);
    if (state.type !== 'agent' || work.kind !== 'turn' || schemas.length === 0)
        return null;
    if (route.kind === 'remind')
        return { ...route, text: `${route.text}\n${AHEAD_OF_IT}` };
    const isRouted = route.kind === 'go' && state.routing.kind === 'transitions' && route.outcome !== 'default';
    const text = isRouted ? withoutLastLine(work.text) : work.text;
    const read = (0,typed_result/* readTyped */.fA)(outputIn(text, state.output), schemas);
    if (read.kind === 'fits')
        return { json: read.json };
    return {
        kind: 'remind',
        code: 'RESULT_INVALID',
        problem: (0,typed_result/* misfitProblem */.mX)(read.mismatches),
        text: (0,typed_result/* misfitReminder */.PP)(read.mismatches, asked(state)),
    };
}
/** The state's own schema, and the workflow's where the run ends with what the state says. */
function schemasOf({ runtime, agentId, graph, state }) {
    if (state.type !== 'agent')
        return [];
    const { raised } = runtime.agent(agentId);
    const isResult = state.routing.kind === 'terminal' && graph.error !== state.id && raised === undefined;
    const schemas = [state.resultSchema, isResult ? graph.resultSchema : null];
    return schemas.filter((schema) => schema != null);
}
const AHEAD_OF_IT = 'Ahead of it, give all of the JSON again.';
function asked({ routing, output }) {
    const place = output?.marker == null ? '' : `\nIt stands below "${output.marker}".`;
    if (routing.kind !== 'transitions')
        return `${(0,typed_result/* askedResult */.u3)(false)}${place}`;
    const keys = [...Object.keys(routing.targets)].join('\n');
    return `Answer with all of the JSON, corrected, and below it a last line that is one of these words and nothing else:\n${keys}${place}`;
}
function withoutLastLine(text) {
    for (const { line, start } of (0,lines/* linesFromEnd */.Rq)(text))
        if (line !== '')
            return text.slice(0, start);
    return text;
}

;// CONCATENATED MODULE: ./lib/runtime/graph/after.js













/**
 * What follows a state's work (spec 5.5): its output is stored, variables are exposed, a person is asked,
 * agents are taught, and the state is routed. Repeated after a crash or an answer, it does nothing twice.
 */
async function afterWork(visit, turn, work) {
    try {
        return await goOn(visit, turn, ownWords(work));
    }
    catch (error) {
        if (!(error instanceof errors/* RaymondError */.xC))
            throw error;
        return (0,graph_visit/* raiseIn */.UB)(visit, error);
    }
}
/** Does the same for work without a session, which cannot be reminded. */
async function endAfterWork(visit, turn, work) {
    const next = await afterWork(visit, turn, work);
    if (next.kind !== 'remind')
        return next;
    throw new errors/* RaymondError */.xC('INTERNAL', `${visit.state.id} has no session that could be reminded`);
}
/** The work without what agent CLIs add to an answer. A script may have called one too. */
function ownWords(work) {
    switch (work.kind) {
        case 'turn':
            return { ...work, text: (0,registry/* withoutFooters */.lS)(work.text) };
        case 'process':
            return {
                ...work,
                stdout: (0,registry/* withoutFooters */.lS)(work.stdout),
                ...(work.output !== undefined && { output: (0,registry/* withoutFooters */.lS)(work.output) }),
            };
        default:
            return work;
    }
}
/** All that the work said, for a person. For a process that did not run, this is why. */
function wordsOf(work) {
    switch (work.kind) {
        case 'none':
            return '';
        case 'turn':
            return work.text;
        case 'process':
            return work.output ?? work.stdout;
        case 'failure':
            return work.message;
        default:
            return work;
    }
}
async function goOn(visit, turn, work) {
    const { runtime, agentId, state } = visit;
    const route = routeGraphState(state, work);
    const typed = readTypedOutput(visit, work, route);
    if (typed !== null && 'kind' in typed)
        return typed;
    takeOutput(visit, turn, work, typed);
    const missing = expose(visit, work);
    if (missing !== null)
        return (0,graph_visit/* raiseIn */.UB)(visit, { code: 'SCRIPT_FAILED', message: missing });
    if (route.kind === 'remind')
        return route;
    if (route.kind === 'fail')
        return (0,graph_visit/* raiseIn */.UB)(visit, route);
    tellFailure(visit, work, route);
    const about = (0,output/* endOfOutput */.IG)(wordsOf(work));
    if (state.feedback !== null) {
        const asking = await getFeedback(visit, state.feedback, about);
        if (asking !== null)
            return asking;
    }
    const { routing } = state;
    const decision = routing.kind === 'approval' ? await getApproval(visit, routing, about) : null;
    if (decision !== null && typeof decision === 'object')
        return decision;
    teach(visit, turn);
    const input = runtime.agent(agentId).pending_result;
    const exitCode = exitCodeOf(work);
    if (routing.kind === 'approval' && decision !== null)
        return (0,graph_visit/* goTo */.mH)(routing[decision], input, turn.id, { exitCode, outcome: decision });
    // A state with one way on has no name for it.
    if (route.kind === 'go')
        return (0,graph_visit/* goTo */.mH)(route.to, input, turn.id, {
            exitCode,
            ...(routing.kind !== 'continue' && { outcome: route.outcome }),
        });
    return end(visit, turn, route.kind === 'end' && route.success);
}
/** Warns that a graph goes on from a failure: each time, but not again when a person's answer comes. */
function tellFailure(visit, work, route) {
    const { runtime, agentId, state } = visit;
    const failure = routedFailure(state, work, route);
    if (failure === null || runtime.options.history?.meta.failure !== undefined)
        return;
    const message = failureText(failure, route);
    runtime.options.emit({ type: 'warning', agent: agentId, state: state.id, message });
    (0,graph_visit/* recordEntry */.a4)(visit, { failure });
}
/** A reminder's answer is a key, and the state has said everything else before; with a schema, its answer counts whole. */
function takeOutput({ runtime, agentId, state }, turn, work, typed) {
    if (state.type === 'engine' || (turn.kind === 'reminder' && typed === null))
        return;
    if (work.kind !== 'turn' && work.kind !== 'process')
        return;
    const text = work.kind === 'turn' ? work.text : work.stdout;
    const output = typed?.json ?? outputIn(text, state.output);
    if (state.output?.store) {
        const isMore = work.kind === 'process' && work.output !== undefined;
        const stored = isMore ? outputIn(work.output, state.output) : output;
        // Blank output is none: what was stored before stays (spec 5.11).
        if (stored.trim() !== '')
            runtime.options.memory?.store({ agent: agentId, state: state.id }, stored, turn);
    }
    runtime.change(changes/* keepOutput */.xe, agentId, output, typed !== null);
}
/** Exposes variables. Null when all went well; otherwise, the names that must not be missing (spec 5.6). */
function expose(visit, work) {
    const { runtime, agentId, state } = visit;
    if (state.type !== 'script' && state.type !== 'command')
        return null;
    const exposed = readExposed(state.expose, work.kind === 'process' ? work.stdout : '');
    const isFine = outcomeOf(work) === 'PASSED';
    // What could not even be started says why by itself.
    if (work.kind === 'process' && missingFails(exposed, isFine, state.routing))
        return missingText(exposed.missing);
    runtime.change(changes/* setVariables */.C4, agentId, exposed.values, 'expose');
    return null;
}
function teach(visit, turn) {
    const { agentId, state, graph } = visit;
    const { memory } = visit.runtime.options;
    if (state.teach.length === 0 || memory === undefined)
        return;
    const lessons = (0,graph_lessons/* taughtLessons */.l5)(state.teach, (0,graph_visit/* visitVariables */.hm)(visit), (id) => {
        const told = graph.states[id];
        return told === undefined ? memory.latest(id) : withoutKeyLine(told, memory.latest(id));
    });
    for (const lesson of lessons)
        memory.teach({ agent: agentId, state: state.id }, { ...lesson, time: turn.started_at }, turn);
}
/** The run's end (spec 5.4). The last output is its result, unless the graph declares it failed. */
function end(visit, turn, success) {
    const { runtime, agentId, graph, state } = visit;
    if (state.type === 'engine')
        (0,graph_visit/* recordEntry */.a4)(visit, { success: state.success });
    const { raised, pending_result: last } = runtime.agent(agentId);
    if (raised !== undefined)
        return (0,record/* failed */.gz)(raised);
    if (!success || graph.error === state.id) {
        const why = success ? 'it is the error state' : 'success: false';
        const said = last === null || last.trim() === '' ? '' : `. The last output was:\n${last.slice(-2000)}`;
        const message = `${state.file}:${state.line}: the run ended in ${state.id}, which declares it failed (${why})${said}`;
        return (0,record/* failed */.gz)({ code: 'DECLARED_FAILURE', message });
    }
    const isTyped = graph.resultSchema !== null || (state.type === 'agent' && state.resultSchema !== undefined);
    const schemas = graph.resultSchema === null ? [] : [graph.resultSchema];
    const read = isTyped ? (0,typed_result/* readTyped */.fA)(last ?? '', schemas) : null;
    if (read?.kind === 'misfit')
        return (0,graph_visit/* raiseIn */.UB)(visit, { code: 'RESULT_INVALID', message: (0,typed_result/* misfitProblem */.mX)(read.mismatches) });
    const typed = read === null ? {} : { typed: true };
    const transition = { tag: 'result', payload: read?.json ?? last ?? '', ...typed };
    return { kind: 'transition', transition, implicit: false, turn: turn.id };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/core/graph/prompt.js



/**
 * The prompt of an agent state (spec 5.3, 5.6, 5.7): its lessons, its own text filled in, its earlier outputs.
 * @param onUnset hears of each variable that is not set, once.
 */
function agentPrompt(state, variables, memory, onUnset = () => { }) {
    const text = (0,graph_variables/* interpolate */.GW)(state.prompt, variables, onUnset);
    const previous = state.output?.store ? (0,output/* previousOutputs */.w)(memory.outputs, state.output) : '';
    return (0,graph_lessons/* withLessons */.S$)(`${text}${previous}`, memory.globalLessons, memory.workflowLessons);
}

// EXTERNAL MODULE: ./lib/runtime/turns/state-settings.js
var state_settings = __webpack_require__(55422);
// EXTERNAL MODULE: ./lib/runtime/turns/take-turns.js + 3 modules
var take_turns = __webpack_require__(60205);
;// CONCATENATED MODULE: ./lib/runtime/graph/agent.js







/**
 * Visits an agent state (spec 5.3): one turn in a fresh session, and reminders in it.
 * @param begun called between the record of the entry and the agent's start
 */
async function visitAgentState(visit, state, begun) {
    const { runtime, graph } = visit;
    let cli;
    let settings;
    try {
        const { agent: name } = runtime.run.launch;
        cli = await runtime.options.agentCli(name);
        settings = (0,state_settings/* settingsOfTurn */.s)(visit, name, undefined);
    }
    catch (error) {
        if (!(error instanceof errors/* RaymondError */.xC))
            throw error;
        return (0,graph_visit/* raiseIn */.UB)(visit, { code: 'AGENT_FAILED', message: error.message });
    }
    const registered = graph.agents[state.agent];
    const model = state.model ?? registered.setting;
    const profile = profileOf(cli, registered, settings.appendSystemPrompt);
    const turns = {
        ...{ ...visit, cli, begun, settings },
        state: { name: state.id, file: state.file, options: model === null ? {} : { model } },
        prompt: () => `${profile.ahead}${promptOf(visit, state)}`,
        extra: profile.extra,
        env: (0,graph_visit/* variableEnvironment */.ss)(visit),
        ending: endingOf(state),
    };
    const judge = ({ turn, text }) => afterWork(visit, turn, { kind: 'turn', text });
    const outcome = await (0,take_turns/* takeTurns */.W)(turns, judge);
    switch (outcome.kind) {
        case 'ended':
            return outcome.end;
        case 'unheeded':
            return (0,graph_visit/* raiseIn */.UB)(visit, outcome.error);
        case 'failed':
            // There is no outcome to route (spec 5.11): the graph cannot mend it, and a resume tries again.
            if (outcome.isSetup)
                return (0,graph_visit/* raiseIn */.UB)(visit, outcome.error);
            return endAfterWork(visit, outcome.turn, { kind: 'failure', ...outcome.error });
        default:
            return outcome;
    }
}
function promptOf(visit, state) {
    const { runtime, agentId } = visit;
    const memory = runtime.options.memory.of(state.id, state.agent);
    return agentPrompt(state, (0,graph_visit/* visitVariables */.hm)(visit), memory, (name) => runtime.warn(`\${${name}} has no value in the prompt`, agentId, state.id));
}
/** In bytes: a longer argument cannot be passed to a process (128 KiB on Linux). */
const LONGEST_ARGUMENT = 100_000;
function isDirectlyIn(folder, path) {
    return path.endsWith('.md') && (0,external_node_path_.dirname)(path).split(external_node_path_.sep).join('/').endsWith(`/${folder}`);
}
/**
 * A registered agent in terms of the agent CLI, as far as that knows such agents (spec 5.3, 6.2).
 * @param prompt the workflow's own text for the system prompt (spec 7.5), which comes before the agent's
 */
function profileOf(cli, { id, path, bytes }, prompt) {
    const { profiles, systemPrompt } = cli.capabilities;
    const extra = profiles === null ? {} : { allowAllTools: true };
    // Such a CLI only knows the agents of its own folders.
    if (profiles !== null && Object.values(profiles).some((folder) => isDirectlyIn(folder, path)))
        return { ahead: '', extra: { ...extra, agentProfile: id } };
    const rules = withoutFrontMatter(new TextDecoder().decode(bytes)).trim();
    if (rules === '')
        return { ahead: '', extra };
    const whole = prompt === undefined ? rules : `${prompt}\n\n${rules}`;
    if (!systemPrompt || Buffer.byteLength(whole) > LONGEST_ARGUMENT)
        return { ahead: `${rules}\n\n`, extra };
    return { ahead: '', extra: { ...extra, appendSystemPrompt: whole } };
}
/** The front matter of an agent's file is meant for the CLI that the file belongs to. */
function withoutFrontMatter(text) {
    return text.replace(/^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/, '');
}
function endingOf({ routing }) {
    if (routing.kind !== 'transitions')
        return 'your final message';
    const keys = Object.keys(routing.targets);
    return `a last line that is one of: ${keys.join(', ')}`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/runtime/scripts/script-command.js
var script_command = __webpack_require__(20888);
// EXTERNAL MODULE: ./lib/runtime/scripts/script-output.js
var script_output = __webpack_require__(71968);
// EXTERNAL MODULE: ./lib/runtime/scripts/script-state.js
var script_state = __webpack_require__(55684);
;// CONCATENATED MODULE: ./lib/runtime/graph/work.js











/** How much of a directory's name messages show. */
const LONGEST_NAME = 300;
/** Runs a state's script or command (spec 5.3). An error is one that no routing of the state covers. */
async function runWork(visit, state, turn) {
    const texts = state.type === 'script' ? state.args : [state.directory ?? ''];
    const unset = texts.flatMap((text) => (0,graph_variables/* unsetIn */.$3)(text, (0,graph_visit/* visitVariables */.hm)(visit)));
    if (unset.length > 0) {
        const where = state.type === 'script' ? 'args' : 'directory';
        return { error: { code: 'SCRIPT_FAILED', message: `${where}: ${unset.join(', ')} has no value` } };
    }
    const prepared = state.type === 'script' ? scriptProcess(visit, state) : commandProcess(visit, state);
    if ('error' in prepared || 'result' in prepared)
        return prepared;
    const { timeout } = visit.runtime.run.launch;
    const isOnePipe = isReadAsOne(visit, state);
    const process = { ...prepared, env: (0,graph_visit/* processEnvironment */.hv)(visit), timeout, isOnePipe };
    const ended = await (0,run_process/* runProcess */.R)(visit, turn, process);
    return ended === null ? null : { result: resultOf(ended, timeout) };
}
/** Whether stdout and stderr are read as one text, since nobody needs stdout by itself (spec 5.11). */
function isReadAsOne({ graph }, { output, expose, routing }) {
    if (output?.store !== true || expose.length > 0 || graph.resultSchema !== null)
        return false;
    return routing.kind !== 'transitions' && routing.kind !== 'terminal';
}
/** `runtime path args…`, or the file itself; no shell, so that no argument can become a command. */
function scriptProcess({ runtime, agentId, graph, ...visit }, state) {
    const script = graph.scripts[state.script];
    if (!(0,script_state/* isUnchanged */._5)(runtime, script.name, script.path))
        return { error: { code: 'WORKFLOW_CHANGED', message: (0,script_state/* changedMessage */.oC)(runtime, script.name) } };
    const variables = (0,graph_visit/* visitVariables */.hm)({ runtime, agentId, graph, ...visit });
    const args = state.args.map((arg) => (0,graph_variables/* interpolate */.GW)(arg, variables));
    const [command = script.path, ...first] = script.setting?.trim().split(/\s+/) ?? [];
    const { cwd } = runtime.agent(agentId);
    // Other runtimes and programs find what lies beside a script by its path, and are given the path.
    const text = first.length === 0 && command === 'bash' ? textOf(script.bytes) : null;
    if (text !== null)
        return { command, args: (0,script_command/* bashArguments */.$t)(text, script.path, args), cwd };
    const own = script.setting === null ? [] : [...first, script.path];
    return { command, args: [...own, ...args], cwd };
}
/** Null for bytes that cannot be an argument. */
function textOf(bytes) {
    const text = Buffer.from(bytes).toString('utf8');
    return Buffer.from(text).equals(bytes) && (0,script_command/* canBeArgument */.vu)(text) ? text : null;
}
function commandProcess(visit, { command, directory }) {
    const { runtime, agentId } = visit;
    const { cwd: root } = runtime.agent(agentId);
    const cwd = directory === null ? root : (0,external_node_path_.resolve)(root, (0,graph_variables/* interpolate */.GW)(directory, (0,graph_visit/* visitVariables */.hm)(visit)));
    const problem = whyNotEntered(cwd);
    if (problem !== null)
        return { result: failure('MISSING_DIRECTORY', problem) };
    try {
        if (directory !== null)
            runtime.options.checkDirectory(cwd);
    }
    catch (error) {
        return { error: { code: 'OUTSIDE_WORKSPACE', message: (0,errors/* messageOf */.bD)(error) } };
    }
    return { command: 'sh', args: ['-c', command], cwd };
}
/** Null for a directory that a process can be started in. */
function whyNotEntered(path) {
    const name = (0,resolve/* excerpt */.Kb)(path, LONGEST_NAME);
    try {
        if (!(0,external_node_fs_.statSync)(path).isDirectory())
            return `${name} is no directory`;
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return null;
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT')
            return `there is no directory ${name}`;
        // The path has a circle of links, a name that is too long or has a NUL in it, or a folder that may not be entered.
        return `the directory ${name} cannot be entered (${code ?? (0,errors/* messageOf */.bD)(error)})`;
    }
}
/** What helps where a process could not be started, by the system's code. */
const HINTS = {
    EACCES: '; make it executable (chmod +x), or give it a `runtime` in the registry',
    E2BIG: '; its command, arguments and variables are more than the system passes to a process (128 KiB each). Put a long command into a script, and long texts into files',
};
/** A process that could not be started, or was ended, is a failure like any other (spec 5.10). */
function resultOf({ exit, output, overdue }, timeout) {
    if (exit.spawnError !== null) {
        const hint = HINTS[exit.spawnError.code ?? ''] ?? '';
        return failure('SCRIPT_FAILED', `it could not be started: ${exit.spawnError.message}${hint}`);
    }
    if (overdue !== null)
        return failure('IDLE_TIMEOUT', `it wrote nothing for ${timeout} s and was ended.\n${output.lastLines()}`.trim());
    if (output.overflowed)
        return failure('SCRIPT_FAILED', `it wrote ${script_output/* TOO_MUCH_OUTPUT */.n1} and was ended`);
    return {
        kind: 'exit',
        exit_code: exit.exitCode ?? work_exitCodeOf(exit.signal),
        stdout: output.stdout,
        stderr: output.stderr,
        ...(output.stderr !== '' && { output: output.both }),
    };
}
/** The exit code that a shell gives for a process that a signal has ended: 137 for SIGKILL. */
function work_exitCodeOf(signal) {
    const numbers = external_node_os_.constants.signals;
    return 128 + (numbers[signal ?? ''] ?? 0);
}
function failure(code, message) {
    return { kind: 'failure', code, message };
}
/** The meaning of a logged outcome for the routing table. */
function workOf(result) {
    switch (result.kind) {
        case 'text':
            return { kind: 'turn', text: result.text };
        case 'exit':
            return {
                kind: 'process',
                exitCode: result.exit_code,
                stdout: result.stdout,
                ...(result.output !== undefined && { output: result.output }),
            };
        case 'failure':
            return result;
        default:
            return result;
    }
}

;// CONCATENATED MODULE: ./lib/runtime/graph/state.js










/**
 * One agent's visit of one state of a graph (spec 5.5), up to the reset, the end or the question that its routing table
 * asks for. Skips and visit limits come before it.
 */
async function visitGraphState(entered) {
    const { runtime, agentId } = entered;
    const { state } = entered.state;
    const { graph } = runtime.options.workflow;
    if (graph === undefined)
        throw new errors/* RaymondError */.xC('INTERNAL', `${state.id} is in no graph`);
    const visit = { ...entered, graph, state };
    const left = (0,record/* turnLeftOpen */.vA)(visit);
    const logged = left === null ? undefined : (0,record/* loggedOutcomeOf */.eu)(visit, left);
    // This is in the same write as the entry, which counts the visit.
    if (left === null)
        runtime.change(visits/* resetVisits */.I5, agentId, state.resetMaxVisits);
    const step = left === null ? runtime.run.steps + 1 : runtime.run.steps;
    try {
        runtime.options.memory?.reset(state.resetOutputs, step);
    }
    catch (error) {
        if (error instanceof errors/* RaymondError */.xC)
            return (0,graph_visit/* raiseIn */.UB)(visit, error);
        throw error;
    }
    if (state.type === 'agent')
        return visitAgentState(visit, state, () => tellEntry(visit));
    if (left !== null && logged !== undefined)
        return finish(visit, left, logged.result);
    return work(visit, left);
}
/** Runs the notify of the state's entry, once (spec 5.5). */
async function tellEntry(visit) {
    const { runtime, state } = visit;
    if (state.notify === null || runtime.options.history?.meta.notify !== undefined)
        return;
    const result = await notify(visit, state.notify);
    if (!visit.signal.aborted)
        (0,graph_visit/* recordEntry */.a4)(visit, { notify: result });
}
/** Does the work of a script, a command, or nothing at all: one turn without a session. */
async function work(visit, left) {
    const { state, signal } = visit;
    const turn = await (0,record/* beginTurn */.PH)(visit, {
        state: state.id,
        kind: state.type === 'engine' ? 'engine' : 'script',
        ...{ session_before: null, session: null, session_mark: null },
        attempt: (left?.attempt ?? 0) + 1,
        turn_of_visit: 0,
    });
    if (signal.aborted)
        return record/* LEFT_OPEN */.Jq;
    await tellEntry(visit);
    if (signal.aborted)
        return record/* LEFT_OPEN */.Jq;
    const worked = await perform(visit, turn);
    if (worked === null)
        return record/* LEFT_OPEN */.Jq;
    if ('error' in worked)
        return (0,graph_visit/* raiseIn */.UB)(visit, worked.error);
    const outcome = {
        result: worked.result,
        session: null,
        cost_usd: 0,
        basis: 'none',
        usage: run/* NO_USAGE */.y,
    };
    (0,record/* recordOutcome */.Up)(visit, turn, outcome);
    return finish(visit, turn, worked.result);
}
async function perform(visit, turn) {
    const { state } = visit;
    if (state.type === 'script' || state.type === 'command')
        return runWork(visit, state, turn);
    (0,run_process/* tellTurnStarted */.Y)(visit, turn);
    return { result: { kind: 'exit', exit_code: 0, stdout: '', stderr: '' } };
}
async function finish(visit, turn, result) {
    const isEngine = visit.state.type === 'engine';
    return endAfterWork(visit, turn, isEngine ? { kind: 'none' } : workOf(result));
}


/***/ })

};
