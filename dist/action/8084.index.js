export const id = 8084;
export const ids = [8084,3338,9877,1013];
export const modules = {

/***/ 13953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endCheck)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _end_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97442);
/* harmony import */ var _end_without_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80620);




/** Sets every output, writes the summary and ends the job: no run, no cost (spec 4.2). */
function endCheck(job, { failure, result, whole, summary }) {
    const { voice, context } = job;
    const redact = (text) => voice.redact(text);
    const outputs = {
        ...(0,_end_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .outputsOf */ .Y)({
            ..._end_without_run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_RUN */ .e_,
            folder: context.temp,
            reason: failure?.code ?? '',
            redact,
            warn: (text) => voice.warning(text),
        }),
        status: failure === null ? 'completed' : 'failed',
        result: JSON.stringify(result),
        'result-file': fileWith(context.temp, redact(JSON.stringify(whole, null, 2))),
        'total-cost': (0).toFixed(6),
        'run-cost': (0).toFixed(6),
        steps: '0',
    };
    for (const [name, value] of Object.entries(outputs))
        voice.setOutput(name, value);
    if (job.inputs.summary)
        voice.summary(summary);
    if (failure !== null)
        voice.setFailed(failure.message);
}
/** The folder is new, so that no link that somebody put is followed. */
function fileWith(folder, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'raymond-result-')), 'result.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${text}\n`, { flag: 'wx' });
    return file;
}


/***/ }),

/***/ 68084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  testJob: () => (/* binding */ testJob)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/core/testing/case-report.js
function isPassed({ mismatches, hung, error, faults }) {
    return mismatches.length === 0 && hung === null && error === null && faults.every(({ isBad }) => !isBad);
}
/** A mismatch as one line: where it is, what was expected, and what it was. */
function mismatchText({ at, agent, state, visit, expected, actual }) {
    const where = [
        agent,
        state === undefined ? undefined : `${state}${visit === undefined ? '' : ` (visit ${visit})`}`,
    ].filter((part) => part !== undefined);
    const place = where.length === 0 ? '' : ` [${where.join(' ')}]`;
    return `${at.join('.')}${place}: expected ${expected}, was ${actual}`;
}
/** What went wrong with the case itself, without its faults; each problem is a text. */
function problemsOf({ mismatches, hung, error }) {
    return [
        ...(error === null ? [] : [error.message]),
        ...(hung === null ? [] : [`hung: ${hung}`]),
        ...mismatches.map(mismatchText),
    ];
}

// EXTERNAL MODULE: ./lib/report/workflow-place.js
var workflow_place = __webpack_require__(86823);
// EXTERNAL MODULE: ./lib/core/testing/fault-report.js
var fault_report = __webpack_require__(21863);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
;// CONCATENATED MODULE: ./lib/report/testing/tap.js



/** A report in TAP 14: a line for each case, and for each fault that it was given, with problems below as YAML. */
function tapReport(reports) {
    const lines = ['TAP version 14'];
    let number = 0;
    const point = (isOk, name, problems, place) => {
        number += 1;
        lines.push(`${isOk ? 'ok' : 'not ok'} ${number} - ${escaped(name)}`);
        if (problems.length > 0)
            lines.push(...diagnostics(problems, place));
    };
    for (const report of reports) {
        const problems = problemsOf(report);
        const [first] = report.mismatches;
        point(problems.length === 0, report.name, problems, {
            ...(report.file !== null && { file: first?.file ?? report.file }),
            ...(first?.line !== undefined && { line: first.line }),
        });
        for (const { agent, state, message } of report.warnings)
            lines.push(comment(`warning: ${[agent, state].filter((part) => part !== null).join(' ')} ${message}`));
        for (const note of report.notes)
            lines.push(comment(note));
        for (const fault of report.faults)
            point(!fault.isBad, faultName(report, fault), fault.isBad ? [faultProblem(fault)] : []);
    }
    lines.push(`1..${number}`);
    const faults = reports.flatMap((report) => report.faults.map((fault) => ({ report, fault })));
    if (faults.length > 0)
        lines.push(...faultTable(faults).map(comment));
    const failed = reports.filter((report) => !isPassed(report)).length;
    lines.push(comment(`${reports.length - failed} passed, ${failed} failed`));
    return `${lines.join('\n')}\n`;
}
/** How often each kind of fault came to what. Those that fail the test are listed below. */
function faultTable(rows) {
    const ends = [...new Set(rows.map(({ fault }) => fault.end))].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    const kinds = Object.keys(fault_report/* FAULTS */.y2).filter((kind) => rows.some(({ fault }) => fault.kind === kind));
    const cells = [
        ['fault', 'tried', ...ends],
        ...kinds.map((kind) => {
            const of = rows.filter(({ fault }) => fault.kind === kind);
            const counts = ends.map((end) => of.filter(({ fault }) => fault.end === end).length);
            return [kind, String(of.length), ...counts.map((count) => (count === 0 ? '-' : String(count)))];
        }),
    ];
    const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
    const table = cells.map((row) => row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  '));
    const bad = rows
        .filter(({ fault }) => fault.isBad)
        .map(({ report, fault: { kind, place, end } }) => `${end}: ${report.name}, ${kind} at ${(0,fault_report/* placeText */.Z9)(place)}`);
    return [...table, ...bad];
}
const ORDER = [
    ...['completed', 'failed cleanly', 'paused', 'asking', 'not recorded'],
    ...['hung', 'green without its work', 'broke down'],
];
function faultName({ name }, { kind, place, end, how }) {
    return `${name}: ${kind} at ${(0,fault_report/* placeText */.Z9)(place)}: ${end}${how === '' ? '' : ` (${firstLine(how)})`}`;
}
function faultProblem({ kind, place, end, how }) {
    return `${fault_report/* FAULTS */.y2[kind]}, in ${place.state} (visit ${place.visit}) of ${place.agent}: ${end}. ${how}`.trim();
}
function firstLine(text) {
    return text.split('\n')[0].slice(0, 100);
}
/** Problems in YAML. Every string is printed as JSON, which is YAML too. */
function diagnostics(problems, place = {}) {
    const shown = {
        severity: 'fail',
        ...place,
        message: problems[0],
        ...(problems.length > 1 && { problems }),
    };
    const entries = Object.entries(shown).flatMap(([key, value]) => Array.isArray(value)
        ? [`  ${key}:`, ...value.map((each) => `    - ${json(each)}`)]
        : [`  ${key}: ${json(value)}`]);
    return ['  ---', ...entries, '  ...'];
}
function json(value) {
    return JSON.stringify(typeof value === 'string' ? (0,report_text/* sanitize */.aj)(value) : value);
}
/** A comment in which no line of an agent's can become a line of the report. */
function comment(text) {
    return (0,report_text/* sanitize */.aj)(text)
        .split('\n')
        .map((line) => `# ${line}`.trimEnd())
        .join('\n');
}
/** A name in which no `#` begins a directive. */
function escaped(name) {
    return (0,report_text/* sanitize */.aj)(name).replace(/\s+/g, ' ').replace(/[\\#]/g, '\\$&');
}

;// CONCATENATED MODULE: ./lib/report/testing/annotated.js



/** The findings of a test as annotations in files of the checkout. @param root the checkout's absolute path */
function testAnnotations(reports, root) {
    return reports.flatMap((report) => {
        const place = placeIn(root, report.file);
        const title = `raymond test: ${report.name}`;
        const error = (message, more = {}) => {
            return { level: 'error', title, message, ...place, ...more };
        };
        return [
            ...(report.error === null ? [] : [error(report.error.message)]),
            ...(report.hung === null ? [] : [error(`hung: ${report.hung}`)]),
            ...report.mismatches.map((mismatch) => error(mismatchText(mismatch), {
                ...placeIn(root, mismatch.file ?? report.file),
                line: mismatch.line,
            })),
            ...report.faults.filter(({ isBad }) => isBad).map((fault) => error(faultProblem(fault))),
            ...report.warnings.map(({ state, message }) => {
                return { level: 'warning', title, message: `${state ?? ''} ${message}`.trim(), ...place };
            }),
        ];
    });
}
function placeIn(root, file) {
    const inside = file === null ? null : (0,workflow_place/* inWorkspace */.ve)(file, root);
    return inside === null ? {} : { file: inside };
}

// EXTERNAL MODULE: ./lib/report/summary/head.js
var summary_head = __webpack_require__(62691);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
;// CONCATENATED MODULE: ./lib/report/testing/summary.js



/**
 * The summary of a job that has tested workflows (spec 8.4): a table of the cases, failed ones first.
 * @param tested the workflows as the user gave them, each with what its cases came to
 */
function testSummary(tested) {
    const all = tested.flatMap(({ workflow, reports }) => reports.map((report) => ({ workflow, report })));
    const failed = all.filter(({ report }) => !isPassed(report));
    const whose = (0,summary_head/* workflowNames */.gd)(tested.map(({ workflow }) => workflow));
    const count = `${all.length - failed.length} passed, ${failed.length} failed`;
    const head = `### ${failed.length > 0 ? '❌' : '✅'} Test of ${whose} · ${count}`;
    const ordered = [...failed, ...all.filter(({ report }) => isPassed(report))];
    const rows = ordered.map(({ workflow, report }) => {
        const told = [...problemsOf(report), ...report.warnings.map(({ message }) => `warning: ${message}`)].join('; ');
        const icon = isPassed(report) ? '✅' : '❌';
        return [icon, (0,markdown/* inline */.mG)((0,summary_head/* workflowTitle */.il)(workflow), 60), (0,markdown/* inline */.mG)(report.name, 120), (0,markdown/* inline */.mG)(told, 600)];
    });
    return `${[head, ...(0,markdown/* firstRows */.C)(['', 'workflow', 'case', 'what'], rows)].join('\n\n')}\n`;
}

;// CONCATENATED MODULE: ./lib/report/testing/test-json.js

/** What `raymond test --json` prints. */
function testJson(workflow, reports) {
    return {
        workflow,
        passed: reports.every(isPassed),
        cases: reports.map((report) => {
            const { name, file, mismatches, warnings, hung, error, observed, durationMs, notes, faults } = report;
            return {
                name,
                passed: isPassed(report),
                file,
                error: error?.message ?? null,
                hung,
                mismatches,
                warnings,
                notes,
                duration_ms: Math.round(durationMs),
                run: observed === null
                    ? null
                    : {
                        status: observed.status,
                        reason: observed.reason,
                        message: observed.message,
                        result: observed.result,
                        cost_usd: observed.costUsd,
                        paths: Object.fromEntries([...observed.visits].map(([agent, list]) => [agent, list.map(({ state }) => state)])),
                        transitions: Object.fromEntries([...observed.visits].map(([agent, list]) => [
                            agent,
                            list.map(({ transition }) => transition),
                        ])),
                    },
                faults: faults.map(({ kind, place, end, isBad, how }) => ({
                    fault: kind,
                    ...place,
                    end,
                    bad: isBad,
                    how,
                })),
            };
        }),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/agents/replay/comparable.js
var comparable = __webpack_require__(90526);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
// EXTERNAL MODULE: ./lib/core/text/line-diff.js
var line_diff = __webpack_require__(19877);
;// CONCATENATED MODULE: ./lib/core/testing/expectations.js

/** The expectations that a run does not meet. */
function findMismatches(expected, observed, fileText) {
    const found = [];
    const differ = (key) => {
        const wanted = expected[key];
        if (wanted === undefined || wanted === observed[key])
            return;
        const why = observed.message === null ? '' : `: ${observed.message}`;
        const reason = key === 'status' && observed.reason !== null ? ` (${observed.reason})` : '';
        found.push({
            at: [key],
            expected: wanted,
            actual: `${observed[key] ?? 'none'}${reason}${why}`,
            ...whereItEnded(observed),
        });
    };
    found.push(...pathMismatches(expected, observed), ...transitionMismatches(expected, observed));
    differ('status');
    differ('reason');
    if (expected.result !== undefined) {
        const problem = textMismatch(expected.result, observed.result);
        if (problem !== null)
            found.push({ at: ['result'], ...problem });
    }
    const { cost_below: below } = expected;
    if (below !== undefined && observed.costUsd >= below)
        found.push({
            at: ['cost_below'],
            expected: `less than $${below}`,
            actual: `$${observed.costUsd.toFixed(4)}`,
        });
    for (const [path, file] of Object.entries(expected.files ?? {})) {
        const problem = fileMisfit(file, fileText(path));
        if (problem !== null)
            found.push({ at: ['files', path], ...problem });
    }
    return found;
}
function whereItEnded({ visits }) {
    for (const [agent, list] of visits) {
        const last = list.at(-1);
        if (last?.transition === null)
            return { agent, state: last.state, visit: last.visit };
    }
    return {};
}
function pathMismatches({ paths = {} }, { visits }) {
    return Object.entries(paths).flatMap(([agent, wanted]) => {
        const taken = visits.get(agent) ?? [];
        const at = firstDifference(wanted, taken.map(({ state }) => state));
        if (at === null)
            return [];
        const before = taken[at - 1];
        const there = taken[at] ?? before;
        const after = before === undefined ? '' : ` after ${visitText(before)}`;
        return [
            {
                at: ['paths', agent],
                agent,
                ...(there !== undefined && { state: there.state, visit: there.visit }),
                expected: wanted[at] === undefined ? `the end${after}` : `${wanted[at]}${after}`,
                actual: taken[at] === undefined ? `the end${after}` : visitText(taken[at]),
            },
        ];
    });
}
function transitionMismatches({ transitions = {} }, { visits }) {
    return Object.entries(transitions).flatMap(([agent, wanted]) => {
        const taken = visits.get(agent) ?? [];
        const at = firstDifference(wanted, taken.map(({ transition }) => transition ?? 'none'));
        if (at === null)
            return [];
        const there = taken[at];
        return [
            {
                at: ['transitions', agent],
                agent,
                ...(there !== undefined && { state: there.state, visit: there.visit }),
                expected: wanted[at] ?? 'no further state',
                actual: there === undefined ? 'the end' : (there.transition ?? 'none'),
            },
        ];
    });
}
function visitText({ state, visit }) {
    return `${state} (visit ${visit})`;
}
/** The first place where two lists differ; null when they do not. */
function firstDifference(wanted, taken) {
    const length = Math.max(wanted.length, taken.length);
    for (let at = 0; at < length; at++)
        if (wanted[at] !== taken[at])
            return at;
    return null;
}
/** What a text has to be, and what it is; null when it is as it has to be. */
function textMismatch(wanted, text) {
    if (text === null)
        return { expected: told(wanted), actual: 'nothing' };
    switch (wanted.kind) {
        case 'text': {
            const [before, after] = [wanted.text.trim(), text.trim()];
            if (before === after)
                return null;
            const isShort = !`${before}${after}`.includes('\n');
            return isShort
                ? { expected: before, actual: after }
                : { expected: 'the text below with -', actual: `the text with +\n${(0,line_diff.lineDiff)(before, after)}` };
        }
        case 'pattern':
            return wanted.pattern.test(text) ? null : { expected: told(wanted), actual: text };
        case 'schema':
            return schemaMisfit(wanted.schema, text);
        default:
            return wanted;
    }
}
function schemaMisfit(schema, text) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return { expected: 'JSON that fits the schema', actual: text };
    }
    const found = schema.mismatches(value);
    if (found.length === 0)
        return null;
    const list = found.map(({ pointer, expectation }) => `${pointer === '' ? 'it' : pointer} ${expectation}`);
    return { expected: `JSON of which ${list.join(', ')}`, actual: text };
}
function fileMisfit(wanted, text) {
    if (wanted.kind === 'gone')
        return text === null ? null : { expected: 'no such file', actual: 'it is there' };
    if (wanted.kind === 'there')
        return text === null ? { expected: 'a file', actual: 'none' } : null;
    return textMismatch(wanted, text);
}
function told(wanted) {
    switch (wanted.kind) {
        case 'text':
            return wanted.text;
        case 'pattern':
            return `a text that matches ${wanted.pattern}`;
        case 'schema':
            return 'JSON that fits the schema';
        default:
            return wanted;
    }
}

// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/workflow/edges/tags-in-text.js
var tags_in_text = __webpack_require__(56431);
// EXTERNAL MODULE: ./lib/runtime/testing/forwarding-agent.js
var forwarding_agent = __webpack_require__(62756);
// EXTERNAL MODULE: ./lib/runtime/testing/rehearse.js + 3 modules
var rehearse = __webpack_require__(70739);
// EXTERNAL MODULE: ./lib/runtime/testing/scratch.js
var testing_scratch = __webpack_require__(18829);
;// CONCATENATED MODULE: ./lib/runtime/testing/stubs.js


/**
 * The stub of a script's visit. Null when the script is run for real. `AGENT/STATE` goes before `STATE`, and the last
 * stub holds for all further visits.
 */
function stubFor(stubs, { agent, state, visit }) {
    const key = [`${agent}/${state}`, state].find((each) => Object.hasOwn(stubs, each));
    const visits = key === undefined ? [] : (stubs[key] ?? []);
    return visits[visit - 1] ?? visits.at(-1) ?? null;
}
/**
 * Adds the stubs that the command line names to a case's own. What they write is given there, or else taken from the
 * run that the case is from, or from the case's expectations.
 * @throws UsageError for a name that is no script of the workflow, or of which nobody says what it writes
 */
function stubsOf({ setup, scripts, expect }, names, workflow) {
    const known = scriptStates(workflow);
    const stubs = {};
    for (const name of Object.keys(setup.stubs))
        checkName(name.split('/').at(-1), known, 'stub_scripts');
    for (const given of names) {
        const [name = '', ...text] = given.split('=');
        if (name === 'all' && text.length === 0) {
            for (const state of known)
                Object.assign(stubs, known.size === 0 ? {} : (found(state, scripts, expect) ?? {}));
            continue;
        }
        checkName(name, known, '--stub-scripts');
        if (text.length > 0)
            stubs[name] = [{ stdout: text.join('=') }];
        else if (setup.stubs[name] === undefined) {
            const known = found(name, scripts, expect);
            if (known === null)
                throw new errors/* UsageError */.eb(`--stub-scripts ${name}: nobody says what it writes. Give it as ${name}=TEXT, or in test.yaml: stub_scripts: { ${name}: "<goto>…</goto>" }.`);
            Object.assign(stubs, known);
        }
    }
    return { ...stubs, ...setup.stubs };
}
function scriptStates(workflow) {
    const states = workflow.states.filter((name) => {
        const state = workflow.state(name);
        return (state.kind === 'script' || (state.kind === 'graph' && ['script', 'command'].includes(state.state.type)));
    });
    return new Set(states.map(workflow_map/* stateName */.Vi));
}
function checkName(name, known, where) {
    if (known.has(name))
        return;
    const list = known.size === 0 ? 'the workflow has none' : `there is ${[...known].join(', ')}`;
    throw new errors/* UsageError */.eb(`${where}: ${name} is no script of the workflow; ${list}.`);
}
function found(state, scripts, { paths, transitions }) {
    const recorded = Object.entries(scripts).filter(([key]) => key.endsWith(`/${state}`));
    if (recorded.length > 0)
        return Object.fromEntries(recorded);
    const expected = Object.entries(paths ?? {}).flatMap(([agent, path]) => {
        const taken = transitions?.[agent] ?? [];
        const visits = path.flatMap((each, at) => (each === state && taken[at] !== undefined ? [taken[at]] : []));
        return visits.length === 0
            ? []
            : [[`${agent}/${state}`, visits.map((text) => ({ stdout: written(text) }))]];
    });
    return expected.length === 0 ? null : Object.fromEntries(expected);
}
/** `call REVIEW return=SPLIT` as the tag that it is short for. */
function written(transition) {
    const [tag = '', ...parts] = transition.split(' ');
    const named = parts.filter((part) => part.includes('=')).map((part) => part.split('='));
    const attributes = named.map(([name, value]) => ` ${name}="${value}"`).join('');
    const targets = parts.filter((part) => !part.includes('='));
    return (targets.length === 0 ? [''] : targets)
        .map((target) => `<${tag}${attributes}>${target}</${tag}>`)
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/runtime/testing/run-case.js












/** Longer than any run should take whose agents are played. */
const DEFAULT_LIMIT_MS = 10 * 60_000;
/** @throws RaymondError for a case that cannot be run */
async function prepareCase(testCase, options) {
    const { workflow, cwd, strict, stubs: names, environment, environmentMode, signal, limitMs } = options;
    const { setup, recording } = testCase;
    const here = realPath(cwd);
    const project = setup.project ?? {
        copy: (0,run_folder/* projectRoot */.YQ)(here),
        files: {},
        git: false,
        changes: {},
        link: [],
    };
    const scratch = await (0,testing_scratch/* makeScratch */.lP)(project);
    try {
        const folderIn = (copy) => setup.project === null ? (0,testing_scratch/* inScratch */.QZ)(copy, here) : copy.project;
        const place = { workflow: realPath(workflow), setup };
        const opened = await (0,rehearse/* openForTest */.O)({ ...place, scratch, folder: folderIn(scratch) });
        const stubs = stubsOf(testCase, names, opened);
        const maxSteps = stepsExpected(testCase);
        return {
            testCase,
            scratch,
            requestIn: (copy) => ({
                ...place,
                ...{ recording, strict, environment, environmentMode, signal, limitMs },
                scratch: copy,
                folder: folderIn(copy),
                linted: true,
                ...(maxSteps !== null && { maxSteps }),
                act: (script) => {
                    const stub = stubFor(stubs, script);
                    return stub === null ? null : { kind: 'stub', stub };
                },
            }),
        };
    }
    catch (error) {
        await scratch.remove();
        throw error;
    }
}
/** A limit that finds a run in circles long before its thousands of steps. Null when no paths are expected. */
function stepsExpected({ expect }) {
    if (expect.paths === undefined)
        return null;
    const steps = Object.values(expect.paths).reduce((sum, path) => sum + path.length, 0);
    return 3 * steps + 50;
}
/** @param scratch the case's project, or a copy of that */
async function runCase({ testCase, requestIn }, scratch) {
    const prompts = [];
    const rehearsed = await (0,rehearse/* rehearse */.K)({
        ...requestIn(scratch),
        wrap: (agent) => lookingForTags(agent, testCase.recording, (mismatch) => prompts.push(mismatch)),
    });
    const found = [...prompts, ...findMismatches(testCase.expect, rehearsed.observed, rehearsed.fileText)];
    return { rehearsed, mismatches: found.map((mismatch) => located(mismatch, testCase)) };
}
function located(mismatch, { file }) {
    if (file === null)
        return mismatch;
    return { ...mismatch, file: file.file, line: file.lineOf(['expect', ...mismatch.at]) };
}
/** What stands in for a report where the case could not even be run. */
function brokenCase(name, file, error) {
    if (!(error instanceof errors/* RaymondError */.xC))
        throw error;
    return {
        ...{ name, file },
        mismatches: [],
        warnings: [],
        hung: null,
        error: { message: error.located, isMisuse: error instanceof errors/* UsageError */.eb },
        observed: null,
        durationMs: 0,
        notes: [],
        faults: [],
    };
}
/** Resolves links also for a state in a document, `wf.yaml/STATE`, which is no file. */
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        const parent = (0,external_node_path_.dirname)(path);
        return parent === path ? path : (0,external_node_path_.join)(realPath(parent), (0,external_node_path_.basename)(path));
    }
}
/**
 * Wraps the agent to look at each prompt that differs from the recorded one. The recorded answer ends with the tag that
 * its prompt asked for; to a prompt that does not ask for it any more, no model would answer so.
 * @param told gets a mismatch for each missing tag
 */
function lookingForTags(agent, { turns }, told) {
    return (0,forwarding_agent/* forwardingAgent */.z)(agent, (request, signal, onEvent) => {
        const { agentId, state, visit, turnOfVisit } = request.context;
        const recorded = turns.findLast((turn) => turn.agent === agentId &&
            (0,workflow_map/* stateName */.Vi)(turn.state) === (0,workflow_map/* stateName */.Vi)(state) &&
            turn.visit === visit &&
            turn.turn === turnOfVisit);
        const missing = recorded === undefined ? [] : missingTags(recorded, (0,comparable/* comparablePrompt */.LG)(request));
        for (const tag of missing)
            told({
                at: ['prompts', (0,workflow_map/* stateName */.Vi)(state)],
                ...{ agent: agentId, state: (0,workflow_map/* stateName */.Vi)(state), visit },
                expected: `a prompt that asks for ${tag}, with which the recorded answer ends`,
                actual: 'one that does not speak of it',
            });
        return agent.turn(request, signal, onEvent);
    });
}
/** Tags of the answer that the recorded prompt asked for, and the present one does not. */
function missingTags({ prompt, text }, now) {
    if (prompt === undefined || prompt === now)
        return [];
    const [asked, left] = [namesIn(prompt), namesIn(now)];
    return [...namesIn(text)].filter((tag) => asked.has(tag) && !left.has(tag));
}
function namesIn(text) {
    return new Set((0,tags_in_text/* tagsInText */.A1)(text, false).map(({ tag, states }) => {
        const target = states[0]?.name;
        return `<${tag}>${target === undefined ? '' : (0,workflow_map/* stateName */.Vi)(target)}</${tag}>`;
    }));
}

// EXTERNAL MODULE: ./lib/agents/replay/files.js
var files = __webpack_require__(79867);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
// EXTERNAL MODULE: ./lib/process/files.js
var process_files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/workflow/parts/yaml-source.js + 1 modules
var yaml_source = __webpack_require__(86963);
// EXTERNAL MODULE: ./lib/workflow/schemas/compile.js
var compile = __webpack_require__(83871);
;// CONCATENATED MODULE: ./lib/runtime/testing/test-file.js








const TEST_FILE = 'test.yaml';
const NO_SETUP = {
    input: null,
    vars: {},
    answers: [],
    env: {},
    loop: null,
    budgetUsd: null,
    concurrency: null,
    project: null,
    stubs: {},
};
const test_file_text = dist/* union */.KCZ([
    dist/* string */.YjP('must be a text'),
    dist/* pipe */.FsL(dist/* union */.KCZ([dist/* number */.aig(), dist/* boolean */.zMY()]), dist/* transform */.pdi((value) => String(value))),
]);
const texts = dist/* record */.g1P(dist/* string */.YjP(), test_file_text);
const list = dist/* union */.KCZ([
    dist/* array */.YOg(test_file_text),
    dist/* pipe */.FsL(dist/* string */.YjP(), dist/* transform */.pdi((names) => names.split(/[\s,]+/).filter((name) => name !== ''))),
]);
const textExpectation = dist/* union */.KCZ([
    test_file_text,
    dist/* strictObject */.rej({ text: test_file_text }),
    dist/* strictObject */.rej({ pattern: dist/* string */.YjP() }),
    dist/* strictObject */.rej({ schema: dist/* union */.KCZ([dist/* string */.YjP(), dist/* boolean */.zMY(), dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())]) }),
], 'must be a text, {text: …}, {pattern: …} or {schema: …}');
const stub = dist/* union */.KCZ([
    test_file_text,
    dist/* strictObject */.rej({
        stdout: dist/* optional */.lqM(test_file_text, ''),
        stderr: dist/* optional */.lqM(test_file_text, ''),
        exit_code: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0))),
    }),
], 'must be what the script writes, or {stdout: …, exit_code: …}');
const file = dist/* strictObject */.rej({
    name: dist/* optional */.lqM(test_file_text),
    input: dist/* optional */.lqM(dist/* nullable */.mee(test_file_text)),
    vars: dist/* optional */.lqM(texts, () => ({})),
    answers: dist/* optional */.lqM(dist/* array */.YOg(test_file_text), () => []),
    env: dist/* optional */.lqM(texts, () => ({})),
    loop: dist/* optional */.lqM(dist/* union */.KCZ([
        dist/* boolean */.zMY(),
        dist/* strictObject */.rej({ max_iterations: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0)) }),
    ]), false),
    budget: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0))),
    concurrency: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(1))),
    project: dist/* optional */.lqM(dist/* strictObject */.rej({
        copy: dist/* optional */.lqM(dist/* string */.YjP()),
        files: dist/* optional */.lqM(texts, () => ({})),
        git: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
        changes: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* nullable */.mee(test_file_text)), () => ({})),
        link: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), () => []),
    })),
    stub_scripts: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* union */.KCZ([stub, dist/* pipe */.FsL(dist/* array */.YOg(stub), dist/* minLength */.BpQ(1))])), () => ({})),
    expect: dist/* optional */.lqM(dist/* strictObject */.rej({
        status: dist/* optional */.lqM(dist/* picklist */.KIO(['completed', 'failed', 'asking', 'paused', 'budget_exceeded'])),
        reason: dist/* optional */.lqM(dist/* picklist */.KIO(errors/* REASON_CODES */.OE)),
        result: dist/* optional */.lqM(textExpectation),
        paths: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), list)),
        transitions: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(test_file_text, 'must be a list, such as [goto PLAN, result]'))),
        cost_below: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0))),
        files: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* nullable */.mee(dist/* union */.KCZ([dist/* literal */.euz(true), textExpectation])))),
    }), () => ({})),
});
const KEYS = [
    ...Object.keys(file.entries),
    ...Object.keys(file.entries.expect.wrapped.entries),
];
/** @throws UsageError with file and line */
async function readTestFile(path) {
    let content;
    try {
        content = (0,process_files/* readPlainFile */.b$)(path).toString();
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`It cannot be read: ${(0,errors/* messageOf */.bD)(error)}`, { file: path });
    }
    const findings = [];
    const source = (0,yaml_source.parseYaml)(content.replace(/^\uFEFF/, ''), path, findings);
    if (source === null) {
        const [first] = findings;
        throw new errors/* UsageError */.eb(first?.message ?? 'It is no YAML.', { file: path, line: first?.line });
    }
    const parsed = dist/* safeParse */.xLC(file, source.data ?? {});
    if (!parsed.success)
        throw unusable(parsed.issues[0], source);
    return {
        file: path,
        name: parsed.output.name ?? null,
        setup: setupOf(parsed.output, (0,external_node_path_.dirname)(path), source),
        expect: await expectationsOf(parsed.output.expect, (0,external_node_path_.dirname)(path), source),
        lineOf: (way) => source.lineOf(way),
    };
}
function unusable(issue, source) {
    const path = (issue.path ?? []).map(({ key }) => key);
    const place = { file: source.file, line: source.lineOf(path) };
    const name = path.join('.');
    if (issue.expected === 'never') {
        const near = (0,nearest/* nearest */.pA)(KEYS, String(path.at(-1)));
        return new errors/* UsageError */.eb(`${name}: there is no such key.${near === undefined ? '' : ` Did you mean ${near}?`}`, place);
    }
    return new errors/* UsageError */.eb(`${name === '' ? 'the file' : name}: ${issue.message}`, place);
}
function setupOf(written, folder, source) {
    const { input, vars, answers, env, loop, budget, concurrency, project, stub_scripts: stubs } = written;
    return {
        input: input ?? null,
        ...{ vars, answers, env },
        loop: typeof loop === 'object' ? loop.max_iterations : loop ? 0 : null,
        budgetUsd: budget ?? null,
        concurrency: concurrency ?? null,
        project: project === undefined
            ? null
            : { ...project, copy: project.copy === undefined ? null : existing(folder, project.copy, source) },
        stubs: Object.fromEntries(Object.entries(stubs).map(([name, given]) => [
            name,
            (Array.isArray(given) ? given : [given]).map(stubOf),
        ])),
    };
}
function existing(folder, path, source) {
    const found = (0,external_node_path_.resolve)(folder, path);
    if ((0,external_node_fs_.existsSync)(found))
        return found;
    throw new errors/* UsageError */.eb(`project.copy: there is no folder ${found}.`, {
        file: source.file,
        line: source.lineOf(['project', 'copy']),
    });
}
function stubOf(written) {
    if (typeof written === 'string')
        return { stdout: written };
    const { exit_code: exitCode, ...rest } = written;
    return { ...rest, ...(exitCode !== undefined && { exit_code: exitCode }) };
}
async function expectationsOf({ result, files, ...others }, folder, source) {
    const entries = await Promise.all(Object.entries(files ?? {}).map(async ([path, written]) => {
        if (written === null)
            return [path, { kind: 'gone' }];
        if (written === true)
            return [path, { kind: 'there' }];
        return [path, await textExpectationOf(written, folder, source, ['files', path])];
    }));
    return {
        ...others,
        ...(result !== undefined && { result: await textExpectationOf(result, folder, source, ['result']) }),
        ...(files !== undefined && { files: Object.fromEntries(entries) }),
    };
}
async function textExpectationOf(written, folder, source, at) {
    const place = { file: source.file, line: source.lineOf(['expect', ...at]) };
    if (typeof written === 'string')
        return { kind: 'text', text: written };
    if ('text' in written)
        return { kind: 'text', text: written.text };
    if ('pattern' in written) {
        try {
            return { kind: 'pattern', pattern: new RegExp(written.pattern, 'm') };
        }
        catch (error) {
            throw new errors/* UsageError */.eb(`${at.join('.')}: ${(0,errors/* messageOf */.bD)(error)}`, place);
        }
    }
    const schema = typeof written.schema === 'string' ? await schemaIn((0,external_node_path_.join)(folder, written.schema), place) : written.schema;
    const compiled = (0,compile/* schemaCompiler */.L)()(schema);
    if ('schema' in compiled)
        return { kind: 'schema', schema: compiled.schema };
    throw new errors/* UsageError */.eb(`${at.join('.')}: ${compiled.problems[0].message}`, place);
}
async function schemaIn(path, place) {
    try {
        return JSON.parse((0,process_files/* readPlainFile */.b$)(path).toString());
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`The schema ${path} cannot be used: ${(0,errors/* messageOf */.bD)(error)}`, place);
    }
}

;// CONCATENATED MODULE: ./lib/runtime/testing/cases.js




/** What is expected without a `test.yaml`: that the run comes to its end. */
const UNSAID = { status: 'completed' };
/** @throws UsageError for a recording or a `test.yaml` that cannot be used */
async function readCase(folder) {
    const path = (0,external_node_path_.join)(folder, TEST_FILE);
    const [recording, file] = await Promise.all([
        (0,files.readRecording)(folder),
        (0,external_node_fs_.existsSync)(path) ? readTestFile(path) : null,
    ]);
    return {
        name: file?.name ?? nameOf(folder),
        recording,
        setup: file?.setup ?? NO_SETUP,
        expect: file === null ? UNSAID : file.expect,
        file,
        scripts: {},
    };
}
/** The names of the folder and of the one above it. */
function nameOf(folder) {
    return (0,external_node_path_.join)((0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)), (0,external_node_path_.relative)((0,external_node_path_.dirname)(folder), folder));
}

// EXTERNAL MODULE: ./lib/runtime/testing/find.js
var find = __webpack_require__(49432);
// EXTERNAL MODULE: ./lib/agents/agent.js
var agent = __webpack_require__(67975);
// EXTERNAL MODULE: ./lib/agents/replay/recording.js
var recording = __webpack_require__(26703);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/core/testing/observed.js
var observed = __webpack_require__(38694);
// EXTERNAL MODULE: ./lib/store/long-texts.js
var long_texts = __webpack_require__(44662);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/texts.js
var store_texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/runtime/launch.js + 24 modules
var launch = __webpack_require__(48980);
;// CONCATENATED MODULE: ./lib/runtime/testing/from-run.js



















/**
 * Makes a case from a run's own files: what its agents said is played, and the run has to go as it went (spec 6.4).
 * @param folder where `--init` keeps a recording of it; by default beside the workflow
 * @throws UsageError; StateError when there is no such run
 */
async function caseFromRun(id, source, folder) {
    const paths = await filesOfRun(id, source);
    const run = await (0,state_file/* readStateFile */.qy)(paths.state);
    (0,launch/* checkVouchedFor */.OA)(run);
    const played = await readPlayed(run, paths);
    const recording = source.write === 'init'
        ? await keptIn(folder ?? (0,find/* recordingHome */.fc)(source.workflow), played.turns)
        : { folder: '', turns: played.turns, replies: {} };
    return {
        name: `run ${run.workflow_id}`,
        recording,
        setup: {
            ...NO_SETUP,
            input: played.input,
            vars: played.vars,
            answers: played.answers,
            loop: run.launch.loop,
            concurrency: run.launch.concurrency,
        },
        expect: from_run_expectationsOf(played.observed),
        file: null,
        scripts: played.scripts,
    };
}
/** The run is one of this machine; what was pulled from a job lies there, too. */
async function filesOfRun(id, { stateDir }) {
    if (/^https?:/.test(id))
        throw new errors/* UsageError */.eb(`--from-run ${id}: fetch that run first (raymond pull), then give its id.`);
    return (0,run_folder/* existingRun */.lW)(stateDir, (0,run_folder/* checkRunId */.np)(id));
}
function from_run_expectationsOf({ status, reason, result, visits }) {
    const lists = [...visits];
    return {
        ...(status !== 'running' && { status }),
        ...(status !== 'completed' && reason !== null && { reason }),
        ...(result !== null && { result: { kind: 'text', text: result } }),
        paths: Object.fromEntries(lists.map(([agent, list]) => [agent, list.map(({ state }) => state)])),
        transitions: Object.fromEntries(lists.map(([agent, list]) => [agent, list.map(({ transition }) => transition ?? 'none')])),
    };
}
async function readPlayed(run, paths) {
    const story = new story_story/* Story */.g();
    let vars = {};
    await (0,transcript/* scanEvents */.lW)(paths.events, (event) => {
        const whole = (0,long_texts/* withLongTexts */.H)(event, (ref) => (0,store_texts/* readLongText */.gP)(paths.folder, ref));
        story.apply(whole);
        // The variable `workflow` is made of the workflow's name.
        if (whole.type !== 'graph_started')
            return;
        const { workflow: _, ...others } = whole.context.vars;
        vars = others;
    });
    return { vars, ...new Player(run, paths).play(story) };
}
/** What a run's agents and scripts have said, to be said again. */
class Player {
    run;
    paths;
    constructor(run, paths) {
        this.run = run;
        this.paths = paths;
    }
    play(story) {
        const { status, reason, message, results } = this.run;
        const text = results.main === undefined ? null : (0,store_texts/* resultText */.D6)(this.paths.folder, results.main);
        const result = text === null ? null : (0,comparable/* withNames */.B1)(text, this.values('main'));
        const turns = [];
        const scripts = {};
        const answers = [];
        for (const visit of story.visits) {
            for (const event of visit.told.values())
                if (event.type === 'answered')
                    answers.push(event);
            let number = 0;
            for (const { outcomeEvent: event } of visit.turns) {
                if (event === null)
                    continue;
                const { result: said, seq } = event;
                if (said.kind === 'exit') {
                    const stub = { stdout: said.stdout, stderr: said.stderr, exit_code: said.exit_code };
                    const key = `${visit.agent}/${(0,workflow_map/* stateName */.Vi)(visit.state)}`;
                    scripts[key] ??= [];
                    scripts[key][visit.visit - 1] = stub;
                }
                else {
                    turns.push({ seq, turn: { ...this.recorded(event), visit: visit.visit, turn: number } });
                    number += 1;
                }
            }
        }
        return {
            input: story.visits[0]?.input ?? null,
            answers: answers.sort((a, b) => a.seq - b.seq).map(({ answer }) => answer),
            turns: turns.sort((a, b) => a.seq - b.seq).map(({ turn }) => turn),
            scripts,
            observed: (0,observed/* observedOf */.O)(story, { status, reason, message, result }),
        };
    }
    recorded(event) {
        const { agent, state, result, cost_usd, usage } = event;
        const text = result.kind === 'text' ? result.text : '';
        const literal = this.values(agent).filter(({ name }) => !text.includes(`{{${name}}}`));
        return {
            version: recording/* RECORDING_VERSION */.$,
            ...{ agent, state },
            placeholders: literal.map(({ name }) => name),
            text: (0,comparable/* withNames */.B1)(text, literal),
            session: null,
            ...{ cost_usd, usage },
            events: [],
            ...(result.kind === 'failure' && { failure: { kind: kindOf(result.code), message: result.message } }),
        };
    }
    values(agent) {
        const { workflow_id: id, launch } = this.run;
        return [
            { value: (0,external_node_path_.join)((0,project_folder/* taskFolders */.Tj)(launch.root, id), agent), name: 'task_folder' },
            // Task folders of runs of older versions lay in the run's folder.
            { value: (0,external_node_path_.join)(this.paths.folder, 'tasks', agent), name: 'task_folder' },
            { value: this.paths.folder, name: 'run_folder' },
            { value: launch.root, name: 'root' },
            { value: id, name: 'run_id' },
        ];
    }
}
/** Several kinds share a code; the first of them is the one that would be tried again. */
function kindOf(code) {
    const kinds = Object.keys(agent/* FAILURE_CODES */.s);
    return kinds.find((kind) => agent/* FAILURE_CODES */.s[kind] === code) ?? 'crashed';
}
async function keptIn(folder, turns) {
    if ((0,external_node_fs_.existsSync)(folder) && (await hasRecording(folder)))
        throw new errors/* UsageError */.eb(`${folder} holds a recording already. Name another folder with --recording.`, {
            file: folder,
        });
    const recorder = await (0,files.createRecorder)(folder);
    for (const turn of turns)
        await recorder.record(turn);
    // A run of scripts alone has no turns, and its recording is the test.yaml.
    return turns.length === 0 ? { folder, turns, replies: {} } : (0,files.readRecording)(folder);
}
async function hasRecording(folder) {
    return (0,files.readRecording)(folder).then(() => true, () => false);
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/runtime/testing/write-test.js






/**
 * Writes a case's `test.yaml` from what its run has come to (`--init`).
 * @returns what was done, for people
 * @throws UsageError when there is one already
 */
async function initTestFile(testCase, { observed }) {
    const path = (0,external_node_path_.join)(testCase.recording.folder, TEST_FILE);
    if ((0,external_node_fs_.existsSync)(path))
        throw new errors/* UsageError */.eb('There is a test.yaml already. --update brings its expectations up to date.', {
            file: path,
        });
    const { input, vars, answers, loop, concurrency } = testCase.setup;
    const file = new yaml_dist.Document({
        ...(input !== null && { input }),
        ...(Object.keys(vars).length > 0 && { vars }),
        ...(answers.length > 0 && { answers }),
        ...(loop !== null && { loop: loop === 0 ? true : { max_iterations: loop } }),
        ...(concurrency !== null && { concurrency }),
        expect: write_test_written(observed),
    });
    file.commentBefore =
        ' What `raymond test` checks of a run that plays this recording. Loosen what may differ.';
    write(path, printed(file));
    return [`${path} was written.`];
}
/** The YAML of expectations, as people would write it. */
function write_test_written(observed) {
    const { result, ...expected } = from_run_expectationsOf(observed);
    return {
        ...expected,
        ...(result?.kind === 'text' && { result: shortOf(result.text.trim()) }),
        ...(observed.costUsd > 0 && { cost_below: roomAbove(observed.costUsd) }),
    };
}
/** Nobody reads a longer result in a test. */
const LONGEST_RESULT = 2000;
const SHOWN_OF_IT = 200;
function shortOf(text) {
    if (text.length <= LONGEST_RESULT)
        return text;
    const start = text.slice(0, SHOWN_OF_IT).split('\n')[0];
    return { pattern: `^${start.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}` };
}
/** A fifth more, in two significant digits. */
function roomAbove(usd) {
    return Number((usd * 1.2 + 0.001).toPrecision(2));
}
/** Prints lists of names on one line. */
function printed(file) {
    for (const key of ['paths', 'transitions']) {
        const lists = file.getIn(['expect', key]);
        for (const { value } of lists?.items ?? [])
            value.flow = true;
    }
    return file.toString({ lineWidth: 0, flowCollectionPadding: false });
}
/**
 * Changes the expectations that did not hold to what the run has come to (`--update`); the rest of the file stays as it
 * was written.
 * @returns what was done, for people
 * @throws UsageError when there is no `test.yaml`
 */
async function updateTestFile({ file, recording }, { observed, fileText }, mismatches) {
    if (file === null)
        throw new errors/* UsageError */.eb('There is no test.yaml to bring up to date. --init writes one.', {
            file: recording.folder === '' ? undefined : recording.folder,
        });
    const document = (0,yaml_dist.parseDocument)((0,external_node_fs_.readFileSync)(file.file, 'utf8'));
    const now = write_test_written(observed);
    const notes = [];
    for (const { at } of mismatches) {
        const [key, ...way] = at;
        // A prompt that asks for something else is mended in the workflow, not here.
        if (key === 'prompts')
            continue;
        const path = ['expect', key, ...way];
        const value = key === 'files' ? (fileText(way[0]) ?? null) : valueAt(now, [key, ...way]);
        if (value === undefined)
            document.deleteIn(path);
        else
            document.setIn(path, document.createNode(value, { flow: Array.isArray(value) }));
        notes.push(`${file.file}: expect.${at.join('.')} was ${value === undefined ? 'removed' : 'changed'}.`);
    }
    if (notes.length > 0)
        write(file.file, document.toString({ lineWidth: 0, flowCollectionPadding: false }));
    return notes.length > 0 ? notes : [`${file.file} is as it was: all of it holds.`];
}
function valueAt(value, way) {
    return way.reduce((inside, key) => typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? inside[key]
        : undefined, value);
}
function write(path, text) {
    try {
        (0,external_node_fs_.writeFileSync)(path, text);
    }
    catch (error) {
        throw new errors/* UsageError */.eb(`It cannot be written: ${(0,errors/* messageOf */.bD)(error)}`, { file: path });
    }
}

;// CONCATENATED MODULE: ./lib/runtime/testing/test-workflow.js








/**
 * Tests a workflow: each case in a project of its own, one after the other.
 * @throws UsageError where nothing can be tested at all
 */
async function testWorkflow(request) {
    const { workflow, recordings, runs, write } = request;
    if (write === 'init' && runs.length > 0) {
        if (runs.length > 1 || recordings.length > 1)
            throw new errors/* UsageError */.eb('--init --from-run writes one recording, of one run.');
        return [await reportOf(request, await caseFromRun(runs[0], request, recordings[0]))];
    }
    const folders = recordings.length + runs.length === 0 ? (0,find/* recordingsBeside */.Zb)(workflow) : recordings;
    const reports = [];
    for (const folder of folders) {
        reports.push(await caught(folder, (0,external_node_path_.join)(folder, 'test.yaml'), async () => reportOf(request, await readCase(folder))));
    }
    for (const run of runs)
        reports.push(await caught(`run ${run}`, null, async () => reportOf(request, await caseFromRun(run, request))));
    return reports;
}
async function caught(name, file, work) {
    try {
        return await work();
    }
    catch (error) {
        return brokenCase(name, file, error);
    }
}
async function reportOf(request, read) {
    const { given, write } = request;
    const setup = {
        ...read.setup,
        input: given.input ?? read.setup.input,
        vars: { ...read.setup.vars, ...given.vars },
    };
    const testCase = { ...read, setup };
    const began = performance.now();
    const prepared = await prepareCase(testCase, request);
    try {
        const { rehearsed, mismatches, notes } = await inCopy(prepared, async (scratch) => {
            const ran = await runCase(prepared, scratch);
            return { ...ran, notes: await notesOf(request, testCase, ran.rehearsed, ran.mismatches) };
        });
        const { observed, hung } = rehearsed;
        const isSound = hung === null && (write !== null || mismatches.length === 0);
        if (request.faults && !isSound)
            notes.push('Its faults were not tried: it fails as it is.');
        const faults = request.faults && isSound
            ? await (await __webpack_require__.e(/* import() */ 9967).then(__webpack_require__.bind(__webpack_require__, 99967))).runFaults(prepared, rehearsed)
            : [];
        return {
            name: read.name,
            file: read.file?.file ?? (read.recording.folder === '' ? null : (0,external_node_path_.join)(read.recording.folder, 'test.yaml')),
            mismatches: write === null ? mismatches : [],
            warnings: observed.warnings,
            hung,
            error: null,
            observed,
            durationMs: performance.now() - began,
            notes,
            faults,
        };
    }
    finally {
        await prepared.scratch.remove();
    }
}
async function notesOf({ write }, testCase, rehearsed, mismatches) {
    if (write === 'init')
        return initTestFile(testCase, rehearsed);
    if (write === 'update')
        return updateTestFile(testCase, rehearsed, mismatches);
    if (testCase.expect !== UNSAID)
        return [];
    return ['There is no test.yaml: only that the run is completed was checked. --init writes one.'];
}
/** No other run of the case may see what a run does to its project. `work` looks at the files before they are gone. */
async function inCopy({ scratch }, work) {
    const copy = await (0,testing_scratch/* copyScratch */.kW)(scratch);
    try {
        return await work(copy);
    }
    finally {
        await copy.remove();
    }
}

// EXTERNAL MODULE: ./lib/action/guard/head.js
var head = __webpack_require__(37748);
// EXTERNAL MODULE: ./lib/action/guard/trust.js
var guard_trust = __webpack_require__(92946);
// EXTERNAL MODULE: ./lib/action/job.js + 1 modules
var action_job = __webpack_require__(24535);
// EXTERNAL MODULE: ./lib/action/modes/end-check.js
var end_check = __webpack_require__(13953);
;// CONCATENATED MODULE: ./lib/action/modes/test.js













/**
 * `mode: test` (spec 8.4): plays the recordings of the workflows of the input, one a line, and checks what their
 * `test.yaml` say. No model is called, and no secret is of use; a case that fails fails the job.
 * @throws UsageError for a checkout whose scripts must not run in such a job
 */
async function testJob(job) {
    await refuseStrangers(job);
    (0,action_job/* checkLink */.tD)(job, 'working-directory', job.cwd);
    const tested = [];
    for (const workflow of lines(job.inputs.workflow)) {
        const reports = await reportsOf(job, workflow);
        tested.push({ workflow, reports });
        // The report holds what agents and scripts say.
        for (const line of tapReport(reports).split('\n'))
            job.voice.info(job.voice.redact(line));
    }
    const all = tested.flatMap(({ reports }) => reports);
    const failed = all.filter((report) => !isPassed(report)).length;
    annotate(job, all);
    (0,end_check/* endCheck */.g)(job, {
        failure: failed === 0
            ? null
            : {
                code: 'TEST_FAILED',
                message: `${failed} of ${all.length} ${all.length === 1 ? 'case' : 'cases'} failed. What was expected and what came instead is told at the test.yaml, and in the summary.`,
            },
        result: { passed: all.length - failed, failed },
        whole: tested.map(({ workflow, reports }) => testJson(workflow, reports)),
        summary: testSummary(tested),
    });
}
/**
 * The scripts of the checkout are run. On a pull request of a fork GitHub gives the job nothing that they could take.
 * An event that comes with secrets for what strangers write is refused.
 */
async function refuseStrangers({ inputs, context, cwd }) {
    if (context.eventName === 'pull_request' || inputs['trust-checkout'])
        return;
    const trust = (0,guard_trust/* trustOf */.An)(context, await (0,head/* headOf */.U)(cwd), null);
    if (trust.kind === 'trusted')
        return;
    throw new errors/* UsageError */.eb(`mode: test runs the scripts of the checkout, which is not trusted: ${trust.why}. Test pull requests on the event pull_request, which has no secrets for strangers; or, if the checkout may run in this job: trust-checkout: true`);
}
function reportsOf(job, workflow) {
    const { inputs, cwd, environment } = job;
    const path = (0,external_node_path_.resolve)(cwd, workflow);
    (0,action_job/* checkLink */.tD)(job, 'workflow', path);
    return testWorkflow({
        ...{ workflow: path, cwd, environment },
        recordings: lines(inputs.recording ?? '').map((folder) => (0,external_node_path_.resolve)(cwd, folder)),
        runs: [],
        stateDir: job.stateDir,
        strict: false,
        stubs: [],
        faults: false,
        write: null,
        given: { input: inputs.input ?? null, vars: {} },
        environmentMode: 'allow-list',
        signal: new AbortController().signal,
        limitMs: DEFAULT_LIMIT_MS,
    });
}
function lines(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}
/** Annotates as many mismatches as GitHub shows; all of them are in the log as TAP. */
function annotate({ voice, context }, reports) {
    const left = testAnnotations(reports, context.workspace).filter((each) => !voice.annotate(each));
    const errors = left.filter(({ level }) => level === 'error').length;
    if (errors > 0)
        voice.info(`${errors} more errors are above.`);
}


/***/ }),

/***/ 53677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createReplayAgent: () => (/* binding */ createReplayAgent)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49254);
/* harmony import */ var _agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67975);
/* harmony import */ var _comparable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90526);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26703);
/* harmony import */ var _turn_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75051);








/**
 * Plays a recording instead of calling a model (spec 6.3). A turn is looked up by agent, state, visit and
 * turn of the visit, so that concurrency cannot mix turns up. `replies.yaml` goes before recorded turns, and
 * in it `AGENT/STATE` before `STATE`.
 */
function createReplayAgent({ recording, strict, sleep = byTheClock }) {
    const recorded = scenesByVisit(recording.turns);
    return {
        name: 'replay',
        capabilities: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_CLIS */ .iU.replay.capabilities,
        async turn(request, signal, onEvent) {
            const scene = writtenScene(recording, request) ??
                recorded.get(visitKey(request.context))?.[request.context.turnOfVisit];
            if (scene === undefined)
                return ended(request, { failure: missing(recording, request) });
            if (scene.prompts !== null && !isAmong(scene.prompts, request)) {
                const message = await staleMessage(request, scene.prompt);
                if (strict)
                    return ended(request, { failure: { kind: 'recording_stale', message } });
                onEvent({ type: 'warning', message });
            }
            const filled = filledIn(scene, request);
            if (!(await play(filled, signal, onEvent, sleep)))
                return ended(request, { failure: { kind: 'interrupted', message: 'The replay was interrupted.' } });
            try {
                await (0,_turn_files_js__WEBPACK_IMPORTED_MODULE_6__/* .putFiles */ .po)(filled.files, request);
            }
            catch (error) {
                const message = `The files of ${placeOf(request)} cannot be written: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}.`;
                return ended(request, { failure: { kind: 'rejected', message } });
            }
            return ended(request, filled);
        },
        sessionMark: async () => 0,
        close: async () => { },
    };
}
/** Older recordings have the hash of the prompt as it was sent, or with its times in it. */
function isAmong(prompts, request) {
    return [(0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePrompt */ .LG)(request), (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .namedValues */ .qE)(request), request.prompt].some((text) => prompts.has((0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .hashOf */ .qQ)(text)));
}
/** The scene with this run's values in place of the names that the recording has. */
function filledIn(scene, { context }) {
    const { placeholders: names } = scene;
    if (names.length === 0)
        return scene;
    const fill = (text) => (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .withValues */ .tV)(text, names, context.runValues);
    return {
        ...scene,
        text: fill(scene.text),
        events: scene.events.map((event) => (0,_recording_js__WEBPACK_IMPORTED_MODULE_7__/* .mapRecordedTexts */ .v)(event, fill)),
        files: scene.files.map((file) => (file.text === undefined ? file : { ...file, text: fill(file.text) })),
    };
}
const byTheClock = (ms, signal) => 
// The timer rejects for one reason alone: the signal.
(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, { signal }).catch(() => { });
/** False if the signal aborted it. */
async function play(scene, signal, onEvent, sleep) {
    for (const { delay_ms = 0, ...event } of scene.events) {
        if (delay_ms > 0)
            await sleep(delay_ms, signal);
        if (signal.aborted)
            return false;
        onEvent(event);
    }
    if (scene.delayMs > 0)
        await sleep(scene.delayMs, signal);
    return !signal.aborted;
}
function ended(request, scene) {
    const { text = '', costUsd = 0, usage = _core_run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_USAGE */ .y, failure } = scene;
    const account = { sessionId: request.session.id, costUsd, costBasis: 'replayed', usage };
    return failure === null ? { ...account, ok: true, text } : { ...account, ok: false, text, failure };
}
function visitKey({ agentId, state, visit, }) {
    return JSON.stringify([agentId, (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(state), visit]);
}
/** Kinds of failure that a further turn of the same visit may have been a way out of. */
const MENDED = new Set([
    'transient',
    'crashed',
    'idle',
    'usage_limit',
    'cost_cap',
    'session_lost',
    'session_in_use',
]);
/**
 * The scenes of each visit. A failed attempt that another followed is not played again, so that a replay does not
 * depend on how the network once was; its prompt is one that the next scene answers too.
 */
function scenesByVisit(turns) {
    const visits = new Map();
    for (const turn of turns) {
        const key = visitKey({ agentId: turn.agent, state: turn.state, visit: turn.visit });
        const visit = visits.get(key) ?? new Map();
        // A turn that was recorded again in the same folder replaces the older one.
        visits.set(key, visit.set(turn.turn, turn));
    }
    return new Map([...visits].map(([key, visit]) => [key, scenesOf([...visit.values()].sort((a, b) => a.turn - b.turn))]));
}
function scenesOf(turns) {
    const scenes = [];
    let prompts = [];
    for (const [index, turn] of turns.entries()) {
        prompts.push(turn.prompt_sha256);
        const kind = turn.failure?.kind;
        const isMended = kind !== undefined && MENDED.has(kind) && index < turns.length - 1;
        if (isMended || kind === 'interrupted')
            continue;
        const known = prompts.filter((prompt) => prompt !== undefined);
        scenes.push(sceneOf(turn, known.length === prompts.length ? new Set(known) : null));
        prompts = [];
    }
    return scenes;
}
function sceneOf(turn, prompts) {
    const { events, text, cost_usd: costUsd, usage, failure, prompt, placeholders = [], files = [] } = turn;
    return {
        ...{ events, text, costUsd, usage, prompts, prompt, placeholders, files },
        delayMs: 0,
        failure: failure === undefined
            ? null
            : {
                // A newer raymond may have recorded a kind that is not known here.
                kind: Object.hasOwn(_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .FAILURE_CODES */ .s, failure.kind) ? failure.kind : 'crashed',
                message: failure.message,
                resetAt: failure.reset_at,
                retryAfterMs: failure.retry_after_ms,
            },
    };
}
function writtenScene({ replies }, { context }) {
    const state = (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(context.state);
    const keys = [`${context.agentId}/${state}`, state].flatMap((key) => [key, `${key}.md`]);
    const key = keys.find((each) => Object.hasOwn(replies, each));
    const reply = key === undefined ? undefined : replies[key]?.[context.visit - 1]?.[context.turnOfVisit];
    if (reply === undefined)
        return undefined;
    const tools = reply.tools.map((tool) => ({ type: 'tool', delay_ms: reply.delay_ms, ...tool }));
    return {
        events: tools,
        delayMs: reply.delay_ms,
        text: reply.text,
        costUsd: reply.cost,
        usage: _core_run_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_USAGE */ .y,
        failure: null,
        prompts: null,
        placeholders: [],
        files: reply.files,
    };
}
function placeOf({ context }) {
    const turn = context.turnOfVisit === 0 ? '' : `, turn ${context.turnOfVisit + 1} of it`;
    return `visit ${context.visit} of ${context.state} by agent ${context.agentId}${turn}`;
}
function missing(recording, request) {
    const { agentId, state } = request.context;
    const file = `${recording.folder}/<nnn>-${agentId}-${(0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(state)}.json`;
    const advice = `Record it (option \`record\` of a run), or write a reply for ${(0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .promptName */ .mM)(state)} in ${recording.folder}/replies.yaml.`;
    return {
        kind: 'recording_missing',
        message: `There is no recording of ${placeOf(request)}: looked for ${file}. ${advice}`,
    };
}
/** @param recorded undefined in older recordings, which have its hash alone */
async function staleMessage(request, recorded) {
    const head = `The recording of ${placeOf(request)} is stale: the prompt differs from the recorded one.`;
    const advice = 'Record it again (option `record` of a run).';
    const { lineDiff } = await Promise.all(/* import() */[__webpack_require__.e(7291), __webpack_require__.e(9877)]).then(__webpack_require__.bind(__webpack_require__, 19877));
    const shown = recorded === undefined ? '' : lineDiff(recorded, (0,_comparable_js__WEBPACK_IMPORTED_MODULE_5__/* .comparablePrompt */ .LG)(request));
    return shown === '' ? `${head} ${advice}` : `${head} ${advice} - then, + now:\n${shown}`;
}


/***/ }),

/***/ 21863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ placeText),
/* harmony export */   Zy: () => (/* binding */ faultReport),
/* harmony export */   y2: () => (/* binding */ FAULTS)
/* harmony export */ });
/** What can go wrong with one turn, script or worker of a case (spec 8.4). */
const FAULTS = {
    'tag-lost': 'the final message has no tag',
    'tag-malformed': 'its tag is broken',
    'other-target': 'its tag names another allowed state',
    'worker-fails': 'a worker fails for good',
    'script-exits-1': 'a script ends with exit code 1',
    'script-hangs': 'a script hangs',
    'script-prints-nothing': 'a script prints nothing',
    'limit-429': 'a usage limit: 429, to wait five hours',
    'overloaded-529': 'the API is overloaded, at each attempt',
    'agent-crash': 'the agent CLI crashes',
    refused: 'the model refuses to answer',
    'output-limit': 'the answer is longer than the model may write',
    'answer-refused': 'the person who is asked says no',
    'budget-ends': 'the turn costs all that is left of the budget',
    'result-misfit': 'the result breaks its schema',
    kill: 'the orchestrator is killed right after it, and the run resumed',
};
const BAD = new Set(['hung', 'green without its work', 'broke down']);
function faultReport(kind, place, end, how) {
    return { kind, place, end, isBad: BAD.has(end), how };
}
function placeText({ agent, state, visit }) {
    return `${agent} ${state}${visit === 1 ? '' : `#${visit}`}`;
}


/***/ }),

/***/ 38694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ observedOf),
/* harmony export */   i: () => (/* binding */ shortTransition)
/* harmony export */ });
/* harmony import */ var _map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83706);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);


/** A transition in short, with its tag and the states that it names: `fork READ READ next=GATHER`. */
function shortTransition(transition) {
    if (transition.tag === 'result')
        return 'result';
    const states = (part) => Object.entries(part).flatMap(([field, value]) => {
        if (!(0,_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(field) || _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].kind !== 'state' || typeof value !== 'string')
            return [];
        return [field === 'target' ? (0,_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(value) : `${field}=${(0,_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(value)}`];
    });
    const workers = transition.tag === 'fork' ? transition.workers.flatMap(states) : [];
    // The target comes first, in whatever order the attributes were.
    const own = states(transition).sort((a, b) => Number(a.includes('=')) - Number(b.includes('=')));
    return [transition.tag, ...workers, ...own].join(' ');
}
/**
 * Collects what a run has done over all its lives.
 * @param end of the run
 */
function observedOf(story, end) {
    const visits = new Map();
    for (const [agent, all] of story.agents) {
        const entered = all.visits.filter(({ isEntered }) => isEntered);
        if (entered.length > 0)
            visits.set(agent, entered.map(observedVisit));
    }
    const told = [...story.agents.values()].flatMap((agent) => [agent, ...agent.visits].flatMap((visit) => [...visit.told.values()].map((event) => ({ visit, event }))));
    told.push(...story.warnings.map((event) => ({ visit: { told: new Map(), visits: [] }, event })));
    told.sort((a, b) => a.event.seq - b.event.seq);
    return {
        ...end,
        costUsd: story.visits.flatMap(({ turns }) => turns).reduce((sum, { cost_usd: usd }) => sum + usd, 0),
        visits,
        warnings: told.flatMap(({ event }) => {
            if (event.type !== 'warning')
                return [];
            return [{ agent: event.agent ?? null, state: event.state ?? null, message: event.message }];
        }),
        asks: told.flatMap(({ event, visit }) => {
            if (event.type !== 'asked' || !('agent' in visit))
                return [];
            return [{ agent: visit.agent, state: (0,_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(visit.state), visit: visit.visit }];
        }),
    };
}
function observedVisit({ state, visit, transition }) {
    const led = transition === null ? null : shortTransition(transition.transition);
    return { state: (0,_map_workflow_map_js__WEBPACK_IMPORTED_MODULE_1__/* .stateName */ .Vi)(state), visit, transition: led };
}


/***/ }),

/***/ 19877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lineDiff: () => (/* binding */ lineDiff)
/* harmony export */ });
/* harmony import */ var diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);

/** How many lines may differ (the time grows with the square). Beyond, all lines from the first change on are replaced. */
const MAX_CHANGES = 2000;
const CONTEXT = 2;
/**
 * The differences between two texts, line by line, as `diff -u` shows them: `-` for old lines, `+` for new ones, with
 * two lines around each change. Empty for equal texts.
 * @param most how many lines are shown; the number of the others is given
 */
function lineDiff(before, after, most = 60) {
    if (before === after)
        return '';
    const options = { context: CONTEXT, maxEditLength: MAX_CHANGES };
    const patch = (0,diff_lib_patch_create_js__WEBPACK_IMPORTED_MODULE_0__/* .structuredPatch */ .YB)('', '', `${before}\n`, `${after}\n`, undefined, undefined, options);
    const hunks = patch?.hunks.map(({ lines }) => lines) ?? [replaced(before.split('\n'), after.split('\n'))];
    const shown = hunks.flatMap((lines, index) => [
        ...(index === 0 ? [] : ['…']),
        ...lines.map((line) => `${line[0]} ${line.slice(1)}`.trimEnd()),
    ]);
    const left = shown.length - most;
    return left > 0 ? [...shown.slice(0, most), `(${left} more lines)`].join('\n') : shown.join('\n');
}
function replaced(before, after) {
    let start = 0;
    while (start < before.length && before[start] === after[start])
        start++;
    return [
        ...before.slice(Math.max(0, start - CONTEXT), start).map((text) => ` ${text}`),
        ...before.slice(start).map((text) => `-${text}`),
        ...after.slice(start).map((text) => `+${text}`),
    ];
}


/***/ }),

/***/ 62756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ forwardingAgent)
/* harmony export */ });
function forwardingAgent(agent, turn) {
    return {
        name: agent.name,
        capabilities: agent.capabilities,
        turn,
        sessionMark: (session, cwd) => agent.sessionMark(session, cwd),
        close: () => agent.close(),
    };
}


/***/ }),

/***/ 70739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openForTest),
  K: () => (/* binding */ rehearse)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/replay/agent.js
var replay_agent = __webpack_require__(53677);
// EXTERNAL MODULE: ./lib/agents/replay/comparable.js
var comparable = __webpack_require__(90526);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/graph/context.js
var context = __webpack_require__(11583);
// EXTERNAL MODULE: ./lib/core/launch.js
var core_launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/core/parked.js
var parked = __webpack_require__(68842);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/core/testing/observed.js
var observed = __webpack_require__(38694);
// EXTERNAL MODULE: ./lib/process/files.js
var process_files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/store/project-folder.js
var project_folder = __webpack_require__(39325);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/workflow/graph/vars.js
var graph_vars = __webpack_require__(33338);
// EXTERNAL MODULE: ./lib/workflow/files.js
var workflow_files = __webpack_require__(12186);
// EXTERNAL MODULE: ./lib/workflow/includes.js
var includes = __webpack_require__(87356);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var fingerprint = __webpack_require__(27644);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
;// CONCATENATED MODULE: ./lib/workflow/loop.js









/**
 * The Ralph loop as a workflow of one state: whatever the agent says resets the state, until it says `<result>` (spec
 * 3.8). `maxIterations` 0 means no limit.
 * @throws WorkflowError for a file that is no readable prompt
 */
async function openLoop(path, maxIterations, { agentCli, maySkipPermissions } = {}) {
    const file = (0,external_node_path_.resolve)(path);
    const name = (0,external_node_path_.basename)(file);
    if (/\.(sh|ps1|bat|cmd)$/i.test(file))
        throw new errors/* WorkflowError */.s8('This is a script, and what a loop repeats is a prompt: raymond run runs scripts.', {
            file,
        });
    let bytes;
    try {
        bytes = (0,process_files/* readPlainFile */.b$)(file);
    }
    catch (error) {
        throw new errors/* WorkflowError */.s8(`The prompt cannot be read: ${(0,errors/* messageOf */.bD)(error)}`, { file });
    }
    const findings = [];
    const { parsePrompt: readPrompt } = await Promise.all(/* import() */[__webpack_require__.e(9599), __webpack_require__.e(7509)]).then(__webpack_require__.bind(__webpack_require__, 99890));
    const prompt = readPrompt((0,state_file/* decodeText */.g7)(bytes, file, findings) ?? '', file, findings);
    const shared = await sharedBeside(file, prompt.body);
    const { body } = (0,includes/* withIncludes */.e_)(prompt.body, { file, line: prompt.bodyLine }, shared, findings);
    if (body.trim() === '') {
        const message = 'the prompt is empty: say what the agent is to do';
        findings.push({ severity: 'error', rule: 'empty-prompt', file, line: prompt.bodyLine, message });
    }
    const { readSettings } = await __webpack_require__.e(/* import() */ 9524).then(__webpack_require__.bind(__webpack_require__, 99524));
    const files = [];
    const settings = await readSettings(prompt.options, {
        place: { source: prompt.source ?? { file, lineOf: () => 1 }, prefix: [] },
        readNamed: (0,workflow_files/* namedInFolder */.DT)((0,external_node_path_.dirname)(file)),
        clis: [(0,agent_clis/* agentCliOfState */.Gz)(prompt.options.agent, agentCli ?? agent_clis/* DEFAULT_AGENT_CLI */.rB)],
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
    (0,parts_findings/* throwErrorsIn */.P8)(findings);
    return {
        name: name.replace(/\.md$/, ''),
        path: file,
        entry: name,
        states: [name],
        manifest: {},
        partOf: () => ({ manifest: {}, shared }),
        fingerprint: (0,fingerprint/* fingerprintWith */.ZH)((0,fingerprint/* fingerprintOf */.ax)([{ name, bytes, path: file }, ...shared]), [
            ...schemas,
            ...files,
        ]),
        warnings: findings.map(parts_findings/* findingText */.NK),
        state: () => state,
        resolve(target) {
            if (target === name || `${target}.md` === name)
                return name;
            throw new errors/* ProtocolError */.bd('MISSING_TARGET', `A loop has one state, ${name}; there is no ${target}.`);
        },
    };
}
/** Adds the schema that the result has to fit (spec 7.4). */
async function withSchema(state, source, findings) {
    const written = state.options.result_schema;
    if (written === undefined || source === null)
        return { state, schemas: [] };
    const { SchemaReader } = await __webpack_require__.e(/* import() */ 9628).then(__webpack_require__.bind(__webpack_require__, 59628));
    const reader = new SchemaReader((0,workflow_files/* namedInFolder */.DT)((0,external_node_path_.dirname)(state.file)), findings);
    const path = ['result_schema'];
    const lineOf = (below) => source.lineOf([...path, ...below]);
    const resultSchema = await reader.schema(written, { file: source.file, path, lineOf });
    return { state: { ...state, ...(resultSchema && { resultSchema }) }, schemas: reader.files };
}
/** Reads the files that a loop's prompt includes. Other files beside it may have nothing to do with it. */
async function sharedBeside(file, body) {
    const names = (0,includes/* includedNames */.ns)(body);
    return names.length === 0 ? [] : (0,workflow_files/* readShared */.qA)((0,external_node_path_.dirname)(file), names);
}

// EXTERNAL MODULE: ./lib/workflow/open.js + 3 modules
var workflow_open = __webpack_require__(6923);
// EXTERNAL MODULE: ./lib/runtime/face.js + 1 modules
var face = __webpack_require__(38937);
// EXTERNAL MODULE: ./lib/runtime/testing/scratch.js
var testing_scratch = __webpack_require__(18829);
// EXTERNAL MODULE: ./lib/core/map/workflow-map.js
var workflow_map = __webpack_require__(83706);
// EXTERNAL MODULE: ./lib/process/child-process.js
var child_process = __webpack_require__(5711);
;// CONCATENATED MODULE: ./lib/runtime/testing/scripts.js


/** Starts scripts for real, except those for which `act` says something else. */
class RehearsedScripts extends child_process/* ChildProcesses */.o {
    act;
    clock;
    entered = new Map();
    /** Agents whose script turn is about to start. A notify script is no turn, and is never replaced. */
    due = new Set();
    constructor(act, clock) {
        super();
        this.act = act;
        this.clock = clock;
    }
    onEvent(event) {
        if (event.type === 'state_started') {
            const { agent, state, visit } = event;
            this.entered.set(agent, { agent, state: (0,workflow_map/* stateName */.Vi)(state), visit });
        }
        else if (event.type === 'turn_started' && event.kind === 'script')
            this.due.add(event.agent);
    }
    startScript(options) {
        const agent = options.env.RAYMOND_AGENT_ID ?? '';
        const place = this.entered.get(agent);
        const act = place !== undefined && this.due.delete(agent) ? this.act(place) : null;
        if (act === null)
            return super.startScript(options);
        return act.kind === 'hang' ? hanging(this.clock.hang()) : stubbed(options, act.stub);
    }
}
const NO_CONTROL = { pid: undefined, write: () => { }, endStdin: () => { } };
function stubbed(options, { stdout, stderr = '', exit_code: exitCode = 0 }) {
    const done = new Promise((resolve) => {
        setImmediate(() => {
            if (stdout !== '')
                options.onStdout(Buffer.from(stdout));
            if (stderr !== '')
                options.onStderr(Buffer.from(stderr));
            resolve({ exitCode, signal: null, spawnError: null });
        });
    });
    return { ...NO_CONTROL, stop: () => { }, done };
}
/** A script that only a signal ends. */
function hanging(release) {
    let end = () => { };
    const done = new Promise((resolve) => {
        end = resolve;
    });
    let isOver = false;
    const stop = (signal) => {
        if (isOver)
            return;
        isOver = true;
        release();
        end({ exitCode: null, signal, spawnError: null });
    };
    return { ...NO_CONTROL, stop, done };
}

// EXTERNAL MODULE: ./lib/process/idle-timer.js
var idle_timer = __webpack_require__(32043);
// EXTERNAL MODULE: ./lib/runtime/ports.js
var ports = __webpack_require__(82840);
;// CONCATENATED MODULE: ./lib/runtime/testing/virtual-clock.js


/**
 * A clock that nobody waits for: once all agents that are under way sleep, or hang, it jumps to whoever wakes first.
 * While a script runs or a turn is played it goes like any other, so that nothing is overdue because a machine is slow.
 */
class VirtualClock {
    onStuck;
    ports;
    skippedMs = 0;
    visits = 0;
    hanging = 0;
    isLooking = false;
    sleepers = new Set();
    /** @param onStuck called when all agents hang, and nothing will ever wake them */
    constructor(onStuck) {
        this.onStuck = onStuck;
        this.ports = {
            now: () => this.now(),
            elapsed: () => performance.now() + this.skippedMs,
            newId: ports/* realPorts */.R.newId,
            // Of each jitter the half is taken.
            random: () => 0.5,
            sleep: (ms, signal, aside) => this.sleep(ms, signal, aside === undefined),
            timers: {
                idle: (ms, onIdle) => this.idle(ms, onIdle),
                limit: (ms, onOver) => this.limit(ms, onOver),
            },
        };
    }
    now() {
        return ports/* realPorts */.R.now() + this.skippedMs;
    }
    /** How many agents' visits are under way. */
    onInFlight(visits) {
        this.visits = visits;
        this.look();
    }
    /** Lets time pass at once. */
    skip(ms) {
        this.skippedMs += Math.max(0, ms);
    }
    /** A visit waits for something that never comes. @returns a function that ends the wait */
    hang() {
        this.hanging += 1;
        this.look();
        return () => {
            this.hanging -= 1;
        };
    }
    sleep(ms, signal, blocks) {
        return new Promise((resolve) => {
            if (signal.aborted)
                return resolve();
            const sleeper = { at: this.now() + ms, blocks, wake: () => done() };
            const done = () => {
                this.sleepers.delete(sleeper);
                signal.removeEventListener('abort', done);
                resolve();
            };
            this.sleepers.add(sleeper);
            signal.addEventListener('abort', done);
            this.look();
        });
    }
    /** A living process is timed by the clock on the wall, and one that hangs by this clock. */
    idle(ms, onIdle) {
        const real = (0,idle_timer/* idleTimer */.a8)(ms, onIdle);
        if (ms <= 0)
            return real;
        const sleeper = this.aside(ms, onIdle);
        return {
            restart: () => {
                sleeper.at = this.now() + ms;
                real.restart();
            },
            stop: () => {
                this.sleepers.delete(sleeper);
                real.stop();
            },
        };
    }
    limit(ms, onOver) {
        const real = (0,idle_timer/* timeLimit */.zc)(ms, onOver);
        if (ms === undefined)
            return real;
        const sleeper = this.aside(ms, onOver);
        return {
            stop: () => {
                this.sleepers.delete(sleeper);
                real.stop();
            },
        };
    }
    aside(ms, wake) {
        const sleeper = {
            at: this.now() + ms,
            blocks: false,
            wake: () => {
                this.sleepers.delete(sleeper);
                wake();
            },
        };
        this.sleepers.add(sleeper);
        return sleeper;
    }
    /** Looks only after what is going on now, since a visit that ends may start others. */
    look() {
        if (this.isLooking)
            return;
        this.isLooking = true;
        setImmediate(() => {
            this.isLooking = false;
            this.goOn();
        });
    }
    goOn() {
        const all = [...this.sleepers];
        const blocked = all.filter(({ blocks }) => blocks).length + this.hanging;
        if (blocked < this.visits || blocked === 0)
            return;
        // Before the first visit only sleepers that block are waited for.
        const awaited = this.visits === 0 ? all.filter(({ blocks }) => blocks) : all;
        const [first] = awaited.sort((a, b) => a.at - b.at);
        if (first === undefined) {
            this.onStuck();
            return;
        }
        this.skip(first.at - this.now());
        first.wake();
        this.look();
    }
}

;// CONCATENATED MODULE: ./lib/runtime/testing/rehearse.js






















/** The id of every rehearsal's run, long enough to be told from a word of a text. */
const REHEARSED_RUN = 'raymond-test';
/**
 * Plays a recording through the real orchestrator (spec 6.4, 8.4), by a clock that waits for nobody.
 * @throws UsageError for what is no fault of the workflow's run, for example a missing input
 */
async function rehearse(request) {
    const { setup } = request;
    const workflow = await openForTest(request);
    const stops = [];
    const answers = [...setup.answers];
    const stage = new RehearsalStage(request, workflow);
    let end = await stage.perform({
        kind: 'new',
        ...(await newRun({ ...request, folder: stage.folder }, workflow)),
    });
    while (stage.hung === null && !request.signal.aborted) {
        const { run } = end;
        const given = run.status === 'asking' ? (0,parked/* openQuestions */.qd)(run).slice(0, answers.length) : [];
        const mayResume = run.status === 'paused' && request.resumePaused === true && stops.length === 0;
        if (given.length === 0 && !mayResume)
            break;
        if (mayResume) {
            stops.push({ status: run.status, reason: run.reason });
            if (run.resume_at !== null)
                stage.clock.skip(Date.parse(run.resume_at) + 1000 - stage.clock.now());
        }
        end = await stage.perform(stage.resumption(given.map(({ id }) => ({ askId: id, text: answers.shift() }))));
    }
    if (request.signal.aborted)
        throw new errors/* RaymondError */.xC('INTERRUPTED', 'The test was interrupted.');
    return { ...stage.told(end), stops, workflow };
}
/**
 * Opens the workflow, in the copy of the project when it is part of that.
 * @throws UsageError for a state graph that is not part of it, since it writes beside its workflow
 */
async function openForTest({ workflow: given, scratch, setup, folder, linted, }) {
    const path = (0,testing_scratch/* inScratch */.QZ)(scratch, given);
    const options = { cwd: folder, ...(linted && { linted }) };
    const workflow = await (setup.loop === null ? (0,workflow_open/* openWorkflow */.g)(path, options) : openLoop(path, setup.loop));
    if (workflow.graph !== undefined && path === given)
        throw new errors/* UsageError */.eb('A state graph keeps its outputs beside its workflow, which a test must not touch: start the test in its project, or let `project: { copy: … }` in test.yaml name that.', { file: given });
    return workflow;
}
async function newRun({ setup, recording, folder, maxSteps }, workflow) {
    const { input, loop, concurrency } = setup;
    if (workflow.manifest.input?.mode === 'required' && input === null)
        throw new errors/* UsageError */.eb(`The workflow ${workflow.name} needs an input: give \`input\` in test.yaml, or --input with --init.`);
    const { budget_usd: budgetUsd, ...choices } = (0,core_launch/* chooseLaunch */.P4)({ agent: agent_clis/* STAND_IN */.vs, concurrency, budget_usd: setup.budgetUsd, max_steps: maxSteps }, (0,core_launch/* choicesOf */.cU)(workflow.manifest));
    const launch = {
        ...choices,
        recording: recording.folder,
        on_ask: 'pause',
        cwd: folder,
        root: (0,run_folder/* projectRoot */.YQ)(folder),
        loop,
        agent_args: null,
    };
    const graph = await graphStart(workflow, setup);
    return {
        ...{ runId: REHEARSED_RUN, workflow, input, budgetUsd, launch, metadata: {} },
        ...(graph !== undefined && { graph }),
    };
}
async function graphStart(workflow, { vars }) {
    const { graph } = workflow;
    if (graph === undefined)
        return undefined;
    const { values, missing } = (0,graph_vars.inputValues)(graph.inputs, vars, await (0,graph_vars.readVars)(graph.folder));
    if (missing.length > 0)
        throw (0,graph_vars.missingInputs)(missing, workflow.path);
    return { entry: workflow.entry, context: { ...context/* EMPTY_CONTEXT */.S, vars: values } };
}
const recoveryHint = () => '';
/** One run with all its resumptions. */
class RehearsalStage {
    request;
    workflow;
    hung = null;
    clock;
    /** Where the run works, as `raymond run` would decide it. */
    folder;
    story = new story/* Story */.g();
    scripts;
    stop = null;
    /** A copy of everything as it was when the orchestrator was lost. */
    leftBehind = null;
    wasLost = false;
    constructor(request, workflow) {
        this.request = request;
        this.workflow = workflow;
        this.clock = new VirtualClock(() => this.end('all that was left to be waited for never comes'));
        this.scripts = new RehearsedScripts(request.act ?? (() => null), this.clock);
        const { graph, manifest } = workflow;
        const own = graph != null && graph.raili !== null ? graph.root : manifest.working_directory;
        this.folder = own === undefined ? request.folder : (0,testing_scratch/* inScratch */.QZ)(request.scratch, own);
    }
    async perform(run) {
        const { signal, limitMs } = this.request;
        const interrupt = () => this.interrupt('The test was interrupted.');
        const limit = setTimeout(() => this.end(`it was still going on after ${limitMs / 1000} s`), limitMs);
        signal.addEventListener('abort', interrupt);
        try {
            const end = await (0,face/* runFor */.P)(this.face(), run);
            return this.leftBehind === null ? end : await this.afterLoss(this.leftBehind);
        }
        catch (error) {
            // What a lost orchestrator reports is never heard.
            if (this.leftBehind !== null)
                return await this.afterLoss(this.leftBehind);
            throw error;
        }
        finally {
            clearTimeout(limit);
            signal.removeEventListener('abort', interrupt);
        }
    }
    resumption(answers) {
        return {
            kind: 'resume',
            runId: REHEARSED_RUN,
            openWorkflow: async () => this.workflow,
            budgetUsd: undefined,
            launch: (stored) => stored,
            acceptChanges: true,
            freshSession: false,
            answers,
        };
    }
    told(end) {
        const { run, paths } = end;
        const text = run.results.main === undefined ? null : (0,texts/* resultText */.D6)(paths.folder, run.results.main);
        const result = text === null ? null : (0,comparable/* withNames */.B1)(text, this.names(paths));
        const { status, reason, message } = run;
        return {
            observed: (0,observed/* observedOf */.O)(this.story, { status, reason, message, result }),
            hung: this.hung,
            fileText: (path) => this.fileText(path),
        };
    }
    /** Values that differ from run to run, with the names that stand for them in texts. */
    names({ folder }) {
        const { scratch } = this.request;
        return [
            { value: this.taskFolder, name: 'task_folder' },
            { value: folder, name: 'run_folder' },
            { value: (0,external_node_path_.join)(scratch.root, 'worktrees', REHEARSED_RUN), name: 'worktrees' },
            { value: scratch.project, name: 'root' },
            { value: REHEARSED_RUN, name: 'run_id' },
        ];
    }
    get taskFolder() {
        return (0,external_node_path_.join)((0,project_folder/* taskFolders */.Tj)((0,run_folder/* projectRoot */.YQ)(this.folder), REHEARSED_RUN), 'main');
    }
    /** Outside of the project, since a test may check that scripts find the project as it was. */
    get stateDir() {
        return (0,external_node_path_.join)(this.request.scratch.root, 'state');
    }
    fileText(path) {
        const inTask = /^\{\{\s*task_folder\s*\}\}\/(.*)$/s.exec(path)?.[1];
        const folder = inTask === undefined ? this.folder : this.taskFolder;
        const file = (0,external_node_path_.join)(folder, inTask ?? path);
        const way = (0,external_node_path_.relative)(folder, file);
        if (way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way))
            return null;
        if (!(0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile())
            return null;
        return (0,process_files/* readPlainFile */.b$)(file).toString();
    }
    face() {
        const { request, clock } = this;
        const { scratch, recording, strict, wrap } = request;
        return {
            stateDir: this.stateDir,
            project: (0,run_folder/* projectRoot */.YQ)(this.folder),
            keysWhereSilent: 'environment',
            ports: clock.ports,
            children: this.scripts,
            createAgentCli: async () => {
                const sleep = (ms, signal) => clock.ports.sleep(ms, signal);
                const agent = (0,replay_agent.createReplayAgent)({ recording, strict, sleep });
                return wrap === undefined ? agent : wrap(agent, clock);
            },
            onEvent: (event) => this.onEvent(event),
            onStopControl: (stop) => {
                this.stop = stop;
            },
            onInFlight: (visits) => clock.onInFlight(visits),
            environment: environmentOf(request),
            environmentMode: request.environmentMode,
            templateValues: {},
            onSignal: () => () => { },
            interrupted: () => '',
            recoveryHint,
            worktrees: (0,external_node_path_.join)(scratch.root, 'worktrees'),
            checkDirectory: () => { },
            strict,
            record: null,
            warm: false,
        };
    }
    onEvent(event) {
        if (this.leftBehind !== null)
            return;
        this.story.apply(event);
        this.scripts.onEvent(event);
        this.request.onEvent?.(event);
        if (this.wasLost || !this.request.isLostAfter?.(event))
            return;
        this.wasLost = true;
        // What is on disk now is all that a resume will find.
        const { root } = this.request.scratch;
        this.leftBehind = `${root}.lost`;
        (0,external_node_fs_.cpSync)(root, this.leftBehind, testing_scratch/* COPY */.sF);
        this.interrupt('The orchestrator was lost.');
    }
    async afterLoss(copy) {
        const { root } = this.request.scratch;
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
        (0,external_node_fs_.renameSync)(copy, root);
        // The lock's holder is gone.
        (0,external_node_fs_.rmSync)((0,run_folder/* runPaths */.Ot)(this.stateDir, REHEARSED_RUN).lock, { force: true });
        this.leftBehind = null;
        return this.perform(this.resumption([]));
    }
    end(why) {
        // The timer is of an earlier life of the run, or the run is being ended already.
        if (this.stop === null || this.stop.request?.mode === 'interrupt')
            return;
        this.hung = why;
        this.interrupt(why);
    }
    interrupt(message) {
        this.stop?.stop({ mode: 'interrupt', status: 'paused', reason: 'INTERRUPTED', message });
    }
}
/** Leaves out what a git hook, or a run of which this process is a script, has set for itself. */
function environmentOf({ environment, setup }) {
    const own = Object.entries(environment).filter(([name]) => !/^(?:RAYMOND_|GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY)$)/.test(name));
    return { ...Object.fromEntries(own), ...setup.env };
}


/***/ }),

/***/ 18829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ inScratch),
/* harmony export */   kW: () => (/* binding */ copyScratch),
/* harmony export */   lP: () => (/* binding */ makeScratch),
/* harmony export */   sF: () => (/* binding */ COPY)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _process_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4491);







const LEFT_OUT = new Set(['.git', '.raymond', 'node_modules']);
/** Maps a path of the copied project to the copy; other paths stay as they are. */
function inScratch({ project, copyOf }, path) {
    if (copyOf === null)
        return path;
    return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)(copyOf, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(project, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(copyOf, path)) : path;
}
/**
 * Makes the project that cases of one setup start from. Nothing of the user's own is written to.
 * @throws UsageError when it cannot be made
 */
async function makeScratch(setup) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'raymond-test-')));
    const project = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 'project');
    const copyOf = setup.copy === null ? null : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(setup.copy);
    const remove = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(project);
        const isRepository = copyOf !== null && (await copyProject(copyOf, project));
        await writeAll(project, setup.files);
        if (setup.git && !isRepository)
            await commitAll(project);
        await writeAll(project, setup.changes);
        for (const name of copyOf === null ? [] : setup.link)
            await link(copyOf, project, name);
    }
    catch (error) {
        await remove();
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`The project of the test cannot be made: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}`, {}, { cause: error });
    }
    return { root, project, copyOf, remove };
}
async function copyScratch(scratch) {
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'raymond-test-')));
    const project = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, 'project');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(scratch.project, project, COPY);
    return { root, project, copyOf: scratch.copyOf, remove: () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true }) };
}
const COPY = {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    mode: node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_FICLONE,
};
async function writeAll(project, files) {
    for (const [name, content] of Object.entries(files)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(project, name);
        if (!path.startsWith(`${project}${node_path__WEBPACK_IMPORTED_MODULE_3__.sep}`))
            throw new Error(`${name} leads out of the project`);
        if (content === null)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { recursive: true, force: true });
        else {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(path, content, { mode: content.startsWith('#!') ? 0o755 : 0o644 });
        }
    }
}
/** `online` lets it clone from a folder. */
const git = (cwd, ...args) => new _process_git_js__WEBPACK_IMPORTED_MODULE_6__.Git(cwd, process.env).online().text(args);
async function commitAll(project) {
    await git(project, 'init', '--quiet', '--initial-branch=main');
    await git(project, 'add', '--all', '--force');
    await git(project, 'commit', '--quiet', '--no-verify', '--allow-empty', '-m', 'As the test begins');
}
/** @returns whether the copy is a git repository */
async function copyProject(from, to) {
    if (!(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isThere */ .$B)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, '.git'))) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(from, to, {
            ...COPY,
            filter: (path) => path === from || !LEFT_OUT.has(path.slice(path.lastIndexOf(node_path__WEBPACK_IMPORTED_MODULE_3__.sep) + 1)),
        });
        return false;
    }
    // The commits are cloned, and the files copied as they are now; what git ignores stays behind.
    await git(from, 'clone', '--quiet', '--shared', '--no-checkout', '--', from, to);
    await git(to, 'remote', 'remove', 'origin').catch(() => '');
    const names = await git(from, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
    const made = new Set();
    for (const name of new Set(names.split('\0'))) {
        if (name === '' || name.split('/').some((part) => LEFT_OUT.has(part)))
            continue;
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, name)).catch(() => null);
        // A folder here is a submodule, which is left out.
        if (found === null || found.isDirectory())
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(to, name);
        if (!made.has((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
        made.add((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(from, name), path, COPY);
    }
    await git(to, 'reset', '--quiet').catch(() => '');
    return true;
}
async function link(from, to, name) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(from, name);
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(target).catch(() => null)))
        throw new Error(`there is no ${name} to be linked`);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(to, name);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(target, path);
}


/***/ }),

/***/ 56431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ tagsInText),
/* harmony export */   B1: () => (/* binding */ isInComment),
/* harmony export */   Xj: () => (/* binding */ isNameLike),
/* harmony export */   YQ: () => (/* binding */ isComputed)
/* harmony export */ });
/* harmony import */ var _core_protocol_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34018);
/* harmony import */ var _core_protocol_line_cursor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71511);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31421);



const CLOSING = new RegExp(`</(${_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .TAG_NAMES */ .qY.join('|')})>`, 'g');
/** Quotes may be escaped: tags mostly stand in a script's strings. */
const ATTRIBUTE = /([\w.-]+)(\s*=\s*\\?["'])([^"'\\]*)\\?["']?/g;
/** How many characters a tag may have. A longer one is not looked for, so that a text is read in linear time. */
const MAX_TAG_LENGTH = 4096;
/**
 * The tags that a text seems to write. Messages have stricter rules: a script's tags are put together by its shell, so
 * that quotes, `>` and `<` may stand anywhere in their attributes. A tag ends at its closing, and starts at the nearest
 * opening before that.
 */
function tagsInText(text, isScript) {
    const found = [...text.matchAll(CLOSING)].flatMap(({ 1: name, index }) => {
        if (isScript && isInComment(text, index))
            return [];
        return tagEndingAt(text, name, index) ?? [];
    });
    return isScript ? withoutNoise(text, found) : withoutExamples(text, found);
}
function tagEndingAt(text, tag, closing) {
    const before = text.slice(Math.max(0, closing - MAX_TAG_LENGTH), closing);
    const opening = lastOpening(before, tag);
    const end = before.lastIndexOf('>');
    if (opening < 0 || end < opening)
        return null;
    const at = closing - before.length;
    const { content } = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .TAGS */ .gp[tag];
    const inside = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ[content].kind === 'state' ? [trimmed(content, before.slice(end + 1), at + end + 1)] : [];
    const head = before.slice(opening + 1 + tag.length, end);
    const attributes = [...head.matchAll(ATTRIBUTE)];
    const named = attributes.flatMap(({ 1: field = '', 2: sign = '', 3: value = '', index }) => {
        if (!(0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isFieldName */ .ac)(field) || _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ[field].kind !== 'state')
            return [];
        return [trimmed(field, value, at + opening + 1 + tag.length + index + field.length + sign.length)];
    });
    return {
        tag,
        at: at + opening,
        end: closing + tag.length + 3,
        states: [...inside, ...named],
        attributes: isComputed(head.replace(ATTRIBUTE, '')) ? null : attributes.map(([, name = '']) => name),
        isMeant: true,
    };
}
/** The last `<goto` that is not `<gotos`; -1 without one. */
function lastOpening(before, tag) {
    for (let at = before.lastIndexOf(`<${tag}`); at >= 0; at = before.lastIndexOf(`<${tag}`, at - 1)) {
        if (/[\s>]/.test(before[at + 1 + tag.length] ?? ''))
            return at;
        if (at === 0)
            break;
    }
    return -1;
}
function trimmed(field, written, at) {
    return { field, name: written.trim(), at: at + written.length - written.trimStart().length };
}
/** Whether a name is filled in by a shell, by this program, or from the strings that a program puts together. */
function isComputed(name) {
    return /[$`%!{}\\'"+]/.test(name);
}
/** Whether a name consists of letters and signs that names have: `…` and `A or B` stand for some name. */
function isNameLike(name) {
    return /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]*$/u.test(name);
}
/** Whether a position is in a comment of a script, or behind a comment's sign on a shell's line. */
function isInComment(text, at) {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).slice(-MAX_TAG_LENGTH);
    if (/^\s*(#|\/\/|\*|::|@?rem\s)/i.test(line))
        return true;
    const sign = line.search(/\s#\s/);
    return sign >= 0 && !/['"]/.test(line.slice(0, sign).replace(/'[^']*'|"[^"]*"/g, ''));
}
/** The tags without those on stdout, where a script writes its tags to RAYMOND_OUTPUT: then stdout decides nothing. */
function withoutNoise(text, tags) {
    if (!text.includes('RAYMOND_OUTPUT'))
        return [...tags];
    const lineAt = (at) => text.slice(text.lastIndexOf('\n', at - 1) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1);
    return tags.map((tag) => (lineAt(tag.at).includes('RAYMOND_OUTPUT') ? tag : { ...tag, isMeant: false }));
}
/** Drops tags in fences where others stand outside: then they are examples of what might come. */
function withoutExamples(text, tags) {
    if (!/^.{0,200}?(```|~~~)/m.test(text))
        return [...tags];
    const fences = fencesIn(text);
    const fenced = new Set(tags.filter(({ at }) => isWithin(fences, at)));
    if (fenced.size === tags.length)
        return [...tags];
    return tags.map((tag) => (fenced.has(tag) ? { ...tag, isMeant: false } : tag));
}
/** @param ranges in ascending order */
function isWithin(ranges, at) {
    let [low, high] = [0, ranges.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (ranges[middle][1] <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
}
/** The ranges of fenced blocks. Indented blocks do not count: prompts use them to show what to write. */
function fencesIn(text) {
    const blocks = new _core_protocol_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .BlockReader */ .t(text);
    const fences = [];
    let isOpen = false;
    for (let start = 0; start < text.length;) {
        const line = blocks.read(start);
        if (line.kind !== 'code')
            isOpen = false;
        else if (line.isFirst) {
            isOpen = /^(```|~~~)/.test(text.slice(line.content, line.content + 3));
            if (isOpen)
                fences.push([line.content, line.end]);
        }
        else if (isOpen)
            fences.at(-1)[1] = line.end;
        start = (0,_core_protocol_line_cursor_js__WEBPACK_IMPORTED_MODULE_2__/* .afterLine */ .fU)(text, line.end);
    }
    return fences;
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


/***/ }),

/***/ 33338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ inputsWithVars),
/* harmony export */   inputValues: () => (/* binding */ inputValues),
/* harmony export */   missingInputs: () => (/* binding */ missingInputs),
/* harmony export */   readVars: () => (/* binding */ readVars)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20979);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80517);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86963);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35969);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31013);











const NAME = 'vars.yaml';
/**
 * The values of `vars.yaml`: of the one beside the workflow, else of the one a folder up (spec 5.1).
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values
 */
async function readVars(folder, read = _files_js__WEBPACK_IMPORTED_MODULE_8__/* .readGraphFile */ .zl) {
    const findings = [];
    const vars = await readVarsFile(folder, read, findings);
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .throwErrorsIn */ .P8)(findings);
    return vars?.values ?? {};
}
/** The same, with problems in `findings`. A file that yields no key does not hide another. */
async function readVarsFile(folder, read, findings) {
    for (const place of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, NAME);
        const bytes = await read(file);
        const text = bytes && (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings);
        if (typeof text !== 'string')
            continue;
        const source = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.parseGraphYaml)((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), file, findings);
        if (source === null)
            return null;
        if (source.data === null || source.data === undefined)
            continue;
        const values = valuesIn((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), { source, findings });
        if ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(source.data) && Object.keys(source.data).length === 0)
            continue;
        return { file, values, lineOf: (name) => source.lineOf([name]) };
    }
    return null;
}
function valuesIn(text, problems) {
    const { data } = problems.source;
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(data)) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [], `must be a mapping of names to values, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(data)}`);
        return {};
    }
    const strays = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null);
    for (const [name, value] of strays)
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [name], `must be one value, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(value)}`);
    if (strays.length > 0)
        return {};
    // Numbers and the like are kept as they are written. A blank value is none.
    const texts = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(text, { ..._parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .READING */ .rq, merge: true, schema: 'failsafe' }).toJS();
    const given = Object.entries(texts).filter(([name]) => Object.hasOwn(data, name) && data[name] !== null);
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
/**
 * The inputs of a graph. Without `inputs` every key of `vars.yaml` is one (spec 5.11). Beside them, a key that is no
 * input gets a warning, since no state would see it.
 */
async function inputsWithVars(declared, folder, read, findings) {
    // Problems of the file are reported when a run starts: what is declared does not depend on it.
    const vars = await readVarsFile(folder, read, declared.length === 0 ? findings : []);
    if (vars === null)
        return declared;
    const known = new Set(declared.map(({ name }) => name));
    const names = declared.map(({ name }) => name);
    const inputs = [];
    for (const name of Object.keys(vars.values).filter((key) => !known.has(key))) {
        if (declared.length === 0 && IS_NAME.test(name) && (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU)(name) !== 'WORKFLOW') {
            inputs.push({ name, description: null, log: false });
            continue;
        }
        const why = declared.length === 0 ? 'no name of a variable' : `no input${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, name)}`;
        const message = `${name}: is ${why}; no state sees it`;
        const place = { file: vars.file, line: vars.lineOf(name), path: [name] };
        findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
    }
    return declared.length === 0 ? inputs : declared;
}
const IS_NAME = new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .VARIABLE_NAME */ .nN}$`);
/**
 * The values of a graph's inputs. `--var` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for a `--var` that is no input
 */
function inputValues(inputs, line, file) {
    const names = inputs.map(({ name }) => name);
    const strange = Object.keys(line).filter((name) => !names.includes(name));
    const [first] = strange;
    if (first !== undefined) {
        const list = names.length === 0 ? '; it has none' : (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, first);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
    }
    const valueIn = (name) => (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(line, name) ?? (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(file, name);
    return {
        values: Object.fromEntries(names.flatMap((name) => {
            const value = valueIn(name);
            return value === undefined ? [] : [[name, value]];
        })),
        missing: inputs.filter(({ name }) => valueIn(name) === undefined),
    };
}
/** One error for all inputs that have no value. @param file the workflow's */
function missingInputs(missing, file) {
    const list = missing
        .map(({ name, description }) => `  ${name}${description === null ? '' : `: ${description.trim()}`}`)
        .join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the workflow needs values for these inputs:\n${list}\nGive each with --var NAME=VALUE, or write them into ${NAME} beside the workflow.`, { file });
}


/***/ }),

/***/ 83871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ schemaCompiler)
/* harmony export */ });
/* harmony import */ var ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52210);
/* harmony import */ var ajv_formats__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80517);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46069);
/* harmony import */ var _core_typed_decimal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(335);






/**
 * Compiles JSON Schema 2020-12 (spec 7.4). Importing this loads ajv, so it is imported lazily. A schema becomes code:
 * it is the workflow author's, and compiled when the workflow is read. What agents say is only ever that code's
 * argument.
 */
function schemaCompiler() {
    const ajv = new ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.Ajv2020({
        allErrors: true,
        // An unknown keyword would check nothing; but `properties` needs no `type` beside it.
        strictSchema: true,
        strictTypes: false,
        strictTuples: false,
        strictRequired: false,
        // So `required: [constructor]` is not met by what every object has.
        ownProperties: true,
        // Two states may have schemas with the same `$id`.
        addUsedSchema: false,
        logger: false,
    });
    // This keyword of OpenAPI's would let through what JSON Schema does not.
    ajv.removeKeyword('nullable');
    ajv_formats__WEBPACK_IMPORTED_MODULE_0__["default"](ajv);
    // Ajv's own divides doubles, and so refuses 19.99 as a multiple of 0.01.
    ajv.removeKeyword('multipleOf');
    ajv.addKeyword({
        keyword: 'multipleOf',
        type: 'number',
        schemaType: 'number',
        compile: (of) => (value) => (0,_core_typed_decimal_js__WEBPACK_IMPORTED_MODULE_3__/* .isMultiple */ .F)(value, of),
        error: { message: ({ schemaCode }) => (0,ajv_dist_2020_js__WEBPACK_IMPORTED_MODULE_2__.str) `must be multiple of ${schemaCode}` },
    });
    return (schema) => {
        const refused = refusal(schema);
        if (refused !== null)
            return { problems: [refused] };
        try {
            const validate = ajv.compile(schema);
            // Such a schema would answer with a promise.
            if ('$async' in validate)
                return { problems: [{ path: ['$async'], message: 'unknown keyword: "$async"' }] };
            return { schema: checkedBy(validate) };
        }
        catch (error) {
            const [first, ...others] = uniqueErrors(ajv.errors ?? []).map((each) => asProblem(each, schema));
            ajv.errors = null;
            if (first !== undefined)
                return { problems: [first, ...others] };
            return { problems: [compileProblem((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), schema, Object.keys(ajv.RULES.all))] };
        }
    };
}
/** A schema that ajv would compile, and then check otherwise than it says. */
function refusal(schema) {
    if (typeof schema !== 'boolean' && !(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonObject */ .OW)(schema)) {
        return { path: [], message: 'a schema is a mapping, or true or false' };
    }
    const own = findWay(schema, (key) => key === '__proto__');
    return own && { path: own, message: 'a property cannot be called __proto__ here' };
}
function checkedBy(validate) {
    return {
        mismatches(value) {
            try {
                return validate(value) ? [] : (validate.errors ?? []).map(asMismatch);
            }
            catch (error) {
                if (error instanceof RangeError)
                    return [{ pointer: '', expectation: 'must be less deeply nested' }];
                throw error;
            }
        },
    };
}
function asMismatch({ instancePath, message = 'is wrong', params }) {
    return { pointer: instancePath, expectation: `${message}${detailOf(params)}` };
}
/** What the message leaves out. */
function detailOf(params) {
    const { allowedValues, allowedValue, additionalProperty, unevaluatedProperty, propertyName } = params;
    if (allowedValues !== undefined)
        return `: ${allowedValues.map(shown).join(', ')}`;
    if ('allowedValue' in params)
        return ` ${shown(allowedValue)}`;
    const name = additionalProperty ?? unevaluatedProperty ?? propertyName;
    return name === undefined ? '' : ` (${shown(name)})`;
}
function shown(value) {
    return JSON.stringify(value);
}
/** An error of the schema, found by JSON Schema's own schema. */
function asProblem(error, schema) {
    const { pointer, expectation } = asMismatch(error);
    const path = pointer
        .split('/')
        .slice(1)
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const way = existing(path, schema);
    const { allowedValues } = error.params;
    const written = way.reduce((at, key) => at?.[key], schema);
    const near = allowedValues && typeof written === 'string' ? (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(allowedValues.map(String), written) : undefined;
    const meant = near === undefined ? '' : `; did you mean ${near}?`;
    return { path: way, message: `${pointer || 'the schema'} ${expectation}${meant}` };
}
/** Errors without repetitions: that schema reaches the same one by several ways. */
function uniqueErrors(errors) {
    const seen = new Set();
    return errors.filter(({ instancePath, keyword }) => {
        // If none of several forms fits, each of them says so.
        if (seen.has(instancePath) || ['anyOf', 'allOf', '$dynamicRef', 'if'].includes(keyword))
            return false;
        seen.add(instancePath);
        return true;
    });
}
/** The part of a path that exists. Items of lists have numbers. */
function existing(path, schema) {
    let at = schema;
    return path.map((key) => {
        const isList = Array.isArray(at);
        at = at?.[key];
        return isList ? Number(key) : key;
    });
}
/** Where ajv cannot compile a schema. It does not say where, so this is the first place with the word that it quotes. */
function compileProblem(told, schema, keywords) {
    const message = told
        .replace(/^strict mode: /, '')
        .replace(/ ignored in schema at path.*$/, ' is not known');
    const [, word] = /"([^"]+)"/.exec(message) ??
        /reference (\S+) from/.exec(message) ??
        /expression: \/(.*)\/u?:/.exec(message) ??
        [];
    const near = /^unknown keyword/.test(message) && word !== undefined ? (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(keywords, word) : undefined;
    const meant = near === undefined ? '' : `: did you mean ${near}?`;
    const hint = /^can't resolve/.test(message) ? '; only references within the schema are followed' : meant;
    const path = word === undefined ? null : findWay(schema, (key, value) => key === word || value === word);
    return { path: path ?? [], message: `${message}${hint}` };
}
/** The path to the first matching entry. A schema may contain itself, by an alias. */
function findWay(schema, isIt) {
    const seen = new Set();
    const find = (value) => {
        if (typeof value !== 'object' || value === null || seen.has(value))
            return null;
        seen.add(value);
        for (const [key, below] of Object.entries(value)) {
            if (isIt(Array.isArray(value) ? Number(key) : key, below))
                return [key];
            const way = find(below);
            if (way !== null)
                return [key, ...way];
        }
        return null;
    };
    return find(schema);
}


/***/ })

};
