export const id = 6423;
export const ids = [6423];
export const modules = {

/***/ 13953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endCheck)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _end_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97442);
/* harmony import */ var _end_without_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80620);





/** Sets every output, writes the summary and ends the job: no run, no cost (spec 4.2). */
function endCheck(job, { failure, result, whole, summary }) {
    const { voice, context } = job;
    const redact = (text) => voice.redact(text);
    const outputs = {
        ...(0,_end_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Y)({
            ..._end_without_run_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_RUN */ .e_,
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
    if (job.inputs.summary) {
        try {
            voice.summary(summary);
        }
        catch (error) {
            voice.warning(`The job summary could not be written: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
        }
    }
    if (failure !== null)
        voice.setFailed(failure.message);
}
/** In a new folder, as nothing that somebody put there is followed. */
function fileWith(folder, text) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'raymond-result-')), 'result.json');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, `${text}\n`, { flag: 'wx' });
    return file;
}


/***/ }),

/***/ 56423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lintJob: () => (/* binding */ lintJob)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/report/annotations.js
var annotations = __webpack_require__(91116);
// EXTERNAL MODULE: ./lib/report/workflow-place.js
var workflow_place = __webpack_require__(86823);
;// CONCATENATED MODULE: ./lib/report/lint/annotations.js


const LEVELS = {
    error: 'error',
    warning: 'warning',
    info: 'notice',
};
/**
 * A finding as a command that the runner makes an annotation of, at its file and line (spec 2.4). What lies outside of
 * the workspace, or in an archive, has no line that GitHub could show: the message says it then.
 * @param workspace what the files that GitHub knows are relative to
 */
function lintAnnotation({ severity, rule, file, line, column, message }, workspace) {
    const level = LEVELS[severity];
    const known = (0,workflow_place/* inWorkspace */.ve)(file, workspace);
    if (known === null)
        return (0,annotations/* annotationLine */.As)({ level, title: rule, message: `${file}:${line}: ${message}` });
    const inside = (0,workflow_place/* inArchive */.Se)(file);
    if (inside !== null)
        return (0,annotations/* annotationLine */.As)({ level, title: rule, file: known, message: `${inside}:${line}: ${message}` });
    return (0,annotations/* annotationLine */.As)({ level, title: rule, file: known, line, column, message });
}

;// CONCATENATED MODULE: ./lib/report/lint/findings.js
/** How much a finding matters, the gravest first. */
const SEVERITIES = ['error', 'warning', 'info'];
function tallyOf(findings) {
    const count = (of) => findings.filter(({ severity }) => severity === of).length;
    return { error: count('error'), warning: count('warning'), info: count('info') };
}
/** `2 errors, 1 warning`; '' if nothing was found. */
function tallyText(tally) {
    return SEVERITIES.filter((severity) => tally[severity] > 0)
        .map((severity) => `${tally[severity]} ${severity}${tally[severity] === 1 ? '' : 's'}`)
        .join(', ');
}
/** Those that matter at least so much. */
function atLeast(level, findings) {
    const shown = SEVERITIES.slice(0, SEVERITIES.indexOf(level) + 1);
    return findings.filter(({ severity }) => shown.includes(severity));
}

// EXTERNAL MODULE: ./lib/report/summary/head.js
var summary_head = __webpack_require__(62691);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
;// CONCATENATED MODULE: ./lib/report/lint/summary.js



/** Over 1 MiB GitHub drops the whole summary. */
const MOST_ROWS = 300;
const ICONS = { error: '❌', warning: '⚠️', info: 'ℹ️' };
/**
 * The summary of a job that has looked at workflows (spec 8.4): a table of what was found, the gravest first.
 * @param workflows as the user gave them
 */
function lintSummary(workflows, findings) {
    const tally = tallyOf(findings);
    const names = workflows.slice(0, 20).map((each) => (0,markdown/* inline */.mG)((0,summary_head/* nameOf */.V)(each), 80));
    const whose = `${names.join(', ')}${workflows.length > names.length ? ' …' : ''}`;
    const icon = tally.error > 0 ? '❌' : '✅';
    const head = `### ${icon} Lint of ${whose} · ${tallyText(tally) || 'nothing found'}`;
    if (findings.length === 0)
        return `${head}\n`;
    const ordered = ['error', 'warning', 'info'].flatMap((severity) => findings.filter((finding) => finding.severity === severity));
    const rows = ordered.slice(0, MOST_ROWS).map(({ severity, rule, file, line, message }) => {
        return [ICONS[severity], `<code>${rule}</code>`, (0,markdown/* inline */.mG)(`${file}:${line}`, 120), (0,markdown/* inline */.mG)(message, 400)];
    });
    const more = ordered.length > MOST_ROWS ? [`… and ${ordered.length - MOST_ROWS} more`] : [];
    return `${[head, (0,markdown/* table */.tp)(['', 'rule', 'place', 'what'], rows), ...more].join('\n\n')}\n`;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/workflow/locate.js
var locate = __webpack_require__(16423);
// EXTERNAL MODULE: ./lib/workflow/open.js + 3 modules
var workflow_open = __webpack_require__(6923);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
// EXTERNAL MODULE: ./lib/workflow/lint/foreign-config.js + 1 modules
var foreign_config = __webpack_require__(56422);
// EXTERNAL MODULE: ./lib/workflow/lint/lint.js + 33 modules
var lint = __webpack_require__(26255);
;// CONCATENATED MODULE: ./lib/workflow/lint/lint-path.js









/**
 * All that lint finds in a workflow, by file and line, however broken it is (spec 2.4): one that cannot even be read is
 * a finding too.
 * @param path absolute, and then all files are
 * @throws WorkflowError if there is nothing at the path, or nothing that could be a workflow
 */
async function lintPath(path, options = {}) {
    const location = await (0,locate/* locate */.x)(path);
    const found = await findableFiles(await findingsIn(path, options), location, options.cwd);
    return [...found, ...(0,foreign_config/* foreignConfigFindings */.T)((0,external_node_path_.resolve)(path))].sort(byPlace);
}
async function findingsIn(path, options) {
    const platform = options.platform ?? (0,workflow_open/* hostPlatform */.o)();
    try {
        return await (0,lint.lint)(await (0,workflow_open.readWorkflow)(path, { ...options, platform }), platform, options.agentCli);
    }
    catch (error) {
        if (!(error instanceof errors/* WorkflowError */.s8))
            throw error;
        const { file = path, line } = error.place;
        const { message } = error;
        return [{ severity: 'error', rule: 'unreadable', file, ...(line !== undefined && { line }), message }];
    }
}
/** The lines that findings stand in, for people: `file:line` and its text, where that can still be read. */
async function linesOf(findings) {
    const files = new Map();
    for (const file of new Set(findings.map((finding) => finding.file)))
        files.set(file, (await textOf(file))?.replace(/^\ufeff/, '').split(/\r?\n/) ?? []);
    return ({ file, line }) => (line === undefined ? null : (files.get(file)?.[line - 1] ?? null));
}
/** Of a file, or of one in an archive. */
async function textOf(file) {
    const [, archive, name] = /^(.*\.zip)\/(.+)$/.exec(file) ?? [];
    try {
        if (archive === undefined)
            return readPlainFile(file).toString();
        const { readArchive } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(8059)]).then(__webpack_require__.bind(__webpack_require__, 18059));
        const found = (await readArchive(archive)).find((each) => each.name === name);
        return found === undefined ? null : new TextDecoder().decode(found.bytes);
    }
    catch {
        return null;
    }
}
/** What a state graph is made of has names from the project's root on, and from the home folder: the same on every machine. */
async function findableFiles(findings, { kind, container }, cwd) {
    if (!(0,external_node_path_.isAbsolute)(container) || findings.every(({ file }) => (0,external_node_path_.isAbsolute)(file)))
        return [...findings];
    const { placeOf } = await __webpack_require__.e(/* import() */ 7661).then(__webpack_require__.bind(__webpack_require__, 77661));
    const { root } = placeOf(kind === 'folder' ? (0,external_node_path_.join)(container, state_file/* MANIFEST_NAME */.ir) : container, undefined, cwd);
    const whole = (file) => {
        if ((0,external_node_path_.isAbsolute)(file))
            return file;
        return file.startsWith('~/') ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), file.slice(2)) : (0,external_node_path_.join)(root, file);
    };
    return findings.map((finding) => ({ ...finding, file: whole(finding.file) }));
}
function byPlace(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1);
}

// EXTERNAL MODULE: ./lib/action/job.js + 1 modules
var action_job = __webpack_require__(24535);
// EXTERNAL MODULE: ./lib/action/modes/end-check.js
var end_check = __webpack_require__(13953);
;// CONCATENATED MODULE: ./lib/action/modes/lint.js










/** GitHub shows ten a step and level; the job's own end needs one of them. */
const MOST_ANNOTATIONS = 9;
/**
 * `mode: lint` (spec 8.4): what lint finds in the workflows of the input, one a line, each at its file and line. An
 * error fails the job.
 * @throws WorkflowError, UsageError for a path where there is no workflow, or one that leads out of the workspace
 */
async function lintJob(job) {
    const workflows = job.inputs.workflow
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
    (0,action_job/* checkLink */.tD)(job, 'working-directory', job.cwd);
    const findings = [];
    for (const workflow of workflows)
        findings.push(...(await lint_findingsIn(job, workflow)));
    tell(job, findings);
    const { error: errors, warning: warnings, info: infos } = tallyOf(findings);
    (0,end_check/* endCheck */.g)(job, {
        failure: errors === 0 ? null : failureOf(findings),
        result: { errors, warnings, infos },
        whole: findings,
        summary: lintSummary(workflows, findings),
    });
}
async function lint_findingsIn(job, workflow) {
    const { inputs, context, cwd } = job;
    const path = (0,external_node_path_.resolve)(cwd, workflow);
    (0,action_job/* checkLink */.tD)(job, 'workflow', path);
    const found = await lintPath(path, {
        agentCli: (0,launch/* agentAskedFor */.te)(inputs.agent),
        cwd,
        mayImport: mayImportOf(job),
        maySkipPermissions: inputs['dangerously-skip-permissions'],
    });
    return found.map(({ severity, rule, file, line = 1, column, message }) => {
        return { severity, rule, file: (0,external_node_path_.relative)(context.workspace, file) || '.', line, column, message };
    });
}
/** What lies elsewhere on the machine is no part of the checkout. */
function mayImportOf({ inputs, context }) {
    const workspace = (0,external_node_fs_.realpathSync)(context.workspace);
    return async (path) => inputs['allow-outside-workspace'] || (0,files/* isBelow */.Yw)(workspace, path)
        ? null
        : `it lies outside of the workspace, at ${path}. If that is meant: allow-outside-workspace: true`;
}
/** Each as an annotation, as long as GitHub shows them; the rest in the log, where what is only to be known is too. */
function tell({ voice, context }, findings) {
    const told = { error: 0, warning: 0, info: MOST_ANNOTATIONS };
    for (const finding of findings) {
        const { severity, rule, file, line } = finding;
        const message = voice.redact(finding.message);
        told[severity] += 1;
        if (told[severity] > MOST_ANNOTATIONS)
            voice.info(`${file}:${line}: ${severity} ${rule} ${message}`);
        else
            voice.line(lintAnnotation({ ...finding, message }, context.workspace));
    }
    voice.info(tallyText(tallyOf(findings)) || 'Lint has found nothing.');
}
function failureOf(findings) {
    const message = `Lint has found ${tallyText(tallyOf(findings))}. Each is told at its file and line, and in the summary; no run of this workflow would start.`;
    return { code: 'WORKFLOW_INVALID', message };
}


/***/ })

};
