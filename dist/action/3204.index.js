export const id = 3204;
export const ids = [3204];
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

/***/ 53204:
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
// EXTERNAL MODULE: ./lib/report/workflow-place.js
var workflow_place = __webpack_require__(86823);
;// CONCATENATED MODULE: ./lib/report/lint/annotations.js

const LEVELS = {
    error: 'error',
    warning: 'warning',
    info: 'notice',
};
/**
 * A finding at its file and line (spec 2.4). A file outside of the workspace, or in an archive, has no line that GitHub
 * could show, so the message names it.
 * @param workspace the folder that the files known to GitHub are relative to
 */
function lintAnnotation({ severity, rule, file, line, column, message }, workspace) {
    const level = LEVELS[severity];
    const known = (0,workflow_place/* inWorkspace */.ve)(file, workspace);
    if (known === null)
        return { level, title: rule, message: `${file}:${line}: ${message}` };
    const inside = (0,workflow_place/* inArchive */.Se)(file);
    if (inside !== null)
        return { level, title: rule, file: known, message: `${inside}:${line}: ${message}` };
    return { level, title: rule, file: known, line, column, message };
}

;// CONCATENATED MODULE: ./lib/report/lint/findings.js
/** How much a finding matters, the most severe first. */
const SEVERITIES = ['error', 'warning', 'info'];
function tallyOf(findings) {
    const count = (of) => findings.filter(({ severity }) => severity === of).length;
    return { error: count('error'), warning: count('warning'), info: count('info') };
}
/** A count such as `2 errors, 1 warning`; empty without findings. */
function tallyText(tally) {
    return SEVERITIES.filter((severity) => tally[severity] > 0)
        .map((severity) => `${tally[severity]} ${severity}${tally[severity] === 1 ? '' : 's'}`)
        .join(', ');
}
/** Findings of this severity, and of a higher one. */
function atLeast(level, findings) {
    const shown = SEVERITIES.slice(0, SEVERITIES.indexOf(level) + 1);
    return findings.filter(({ severity }) => shown.includes(severity));
}

// EXTERNAL MODULE: ./lib/report/summary/head.js
var summary_head = __webpack_require__(62691);
// EXTERNAL MODULE: ./lib/report/summary/markdown.js
var markdown = __webpack_require__(83308);
;// CONCATENATED MODULE: ./lib/report/lint/summary.js



const ICONS = { error: '❌', warning: '⚠️', info: 'ℹ️' };
/**
 * The summary of a job that has linted workflows (spec 8.4): a table of findings, the most severe first.
 * @param workflows as the user gave them
 */
function lintSummary(workflows, findings) {
    const tally = tallyOf(findings);
    const icon = tally.error > 0 ? '❌' : '✅';
    const head = `### ${icon} Lint of ${(0,summary_head/* workflowNames */.gd)(workflows)} · ${tallyText(tally) || 'nothing found'}`;
    if (findings.length === 0)
        return `${head}\n`;
    const ordered = SEVERITIES.flatMap((severity) => findings.filter((each) => each.severity === severity));
    const rows = ordered.map(({ severity, rule, file, line, message }) => {
        return [ICONS[severity], `<code>${rule}</code>`, (0,markdown/* inline */.mG)(`${file}:${line}`, 120), (0,markdown/* inline */.mG)(message, 400)];
    });
    return `${[head, ...(0,markdown/* firstRows */.C)(['', 'rule', 'place', 'what'], rows)].join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./lib/workflow/lint/lint.js + 33 modules
var lint = __webpack_require__(37114);
// EXTERNAL MODULE: ./lib/action/job.js + 1 modules
var action_job = __webpack_require__(24535);
// EXTERNAL MODULE: ./lib/action/modes/end-check.js
var end_check = __webpack_require__(13953);
;// CONCATENATED MODULE: ./lib/action/modes/lint.js










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
        findings.push(...(await findingsIn(job, workflow)));
    tell(job, findings);
    const { error: errors, warning: warnings, info: infos } = tallyOf(findings);
    (0,end_check/* endCheck */.g)(job, {
        failure: errors === 0 ? null : failureOf(findings),
        result: { errors, warnings, infos },
        whole: findings,
        summary: lintSummary(workflows, findings),
    });
}
async function findingsIn(job, workflow) {
    const { inputs, context, cwd } = job;
    const path = (0,external_node_path_.resolve)(cwd, workflow);
    (0,action_job/* checkLink */.tD)(job, 'workflow', path);
    const found = await (0,lint/* lintPath */.N)(path, {
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
/** Annotates as many findings as GitHub shows; the rest goes to the log, as does what is only `info`. */
function tell({ voice, context }, findings) {
    for (const finding of findings) {
        const { severity, rule, file, line, message } = finding;
        if (severity === 'info' || !voice.annotate(lintAnnotation(finding, context.workspace)))
            voice.info(`${file}:${line}: ${severity} ${rule} ${message}`);
    }
    voice.info(tallyText(tallyOf(findings)) || 'Lint has found nothing.');
}
function failureOf(findings) {
    const message = `Lint has found ${tallyText(tallyOf(findings))}. Each is told at its file and line, and in the summary; no run of this workflow would start.`;
    return { code: 'WORKFLOW_INVALID', message };
}


/***/ })

};
