export const id = 6423;
export const ids = [6423,8341,3689];
export const modules = {

/***/ 13953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ endCheck)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _end_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29311);




/** Sets every output, writes the summary and ends the job: no run, no cost (spec 4.2). */
function endCheck(job, { failure, result, whole, summary }) {
    const { voice, context } = job;
    const redact = (text) => voice.redact(text);
    const outputs = {
        ...(0,_end_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Y)({
            ..._end_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_RUN */ .e,
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
function lintAnnotation({ severity, rule, file, line, message }, workspace) {
    const level = LEVELS[severity];
    const known = (0,workflow_place/* inWorkspace */.ve)(file, workspace);
    if (known === null)
        return (0,annotations/* annotationLine */.As)({ level, title: rule, message: `${file}:${line}: ${message}` });
    const inside = (0,workflow_place/* inArchive */.Se)(file);
    if (inside !== null)
        return (0,annotations/* annotationLine */.As)({ level, title: rule, file: known, message: `${inside}:${line}: ${message}` });
    return (0,annotations/* annotationLine */.As)({ level, title: rule, file: known, line, message });
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
// EXTERNAL MODULE: ./lib/workflow/lint/lint.js + 29 modules
var lint = __webpack_require__(28341);
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
    return found.sort(byPlace);
}
async function findingsIn(path, options) {
    const platform = options.platform ?? (0,workflow_open/* hostPlatform */.ol)();
    try {
        return await (0,lint.lint)(await (0,workflow_open/* readWorkflow */.S6)(path, { ...options, platform }), platform, options.agentCli);
    }
    catch (error) {
        if (!(error instanceof errors/* WorkflowError */.s8))
            throw error;
        const { file = path, line } = error.place;
        const { message } = error;
        return [{ severity: 'error', rule: 'unreadable', file, ...(line !== undefined && { line }), message }];
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
    return (a.line ?? 1) - (b.line ?? 1);
}

// EXTERNAL MODULE: ./lib/action/job.js + 10 modules
var action_job = __webpack_require__(29226);
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
    return found.map(({ severity, rule, file, line = 1, message }) => {
        return { severity, rule, file: (0,external_node_path_.relative)(context.workspace, file) || '.', line, message };
    });
}
/** What lies elsewhere on the machine is no part of the checkout. */
function mayImportOf({ inputs, context }) {
    const workspace = (0,external_node_fs_.realpathSync)(context.workspace);
    return async (path) => inputs['allow-outside-workspace'] || (0,action_job/* isBelow */.Yw)(workspace, path)
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


/***/ }),

/***/ 53689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isForBash: () => (/* binding */ isForBash),
/* harmony export */   syntaxComplaints: () => (/* binding */ syntaxComplaints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53802);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);


/**
 * A bash that would execute something after all is not asked. A script may switch extended patterns on, which
 * decides how it is read. The answer: complaints and status of each.
 */
const PROGRAM = `[ -z "$(eval 'set -n'$'\\n''echo executed')" ] || exit 1
while IFS= read -r -d '' text; do
  ( case $text in *extglob*) shopt -s extglob ;; esac; eval "set -n"$'\\n'"$text" ) 2>&1
  printf '\\0%d\\0' "$?"
done`;
/** Of a script that is looked at: bash reads its standard input byte by byte. */
const LONGEST_SCRIPT = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.checkedScript.value;
const PATIENCE_MS = 10_000;
function isForBash(name) {
    return name.endsWith('.sh');
}
/**
 * What bash says of scripts that it cannot read, by their names; nothing where there is no bash. One looks at all of
 * them, as they were read: a subshell each, in which nothing is executed any more before the script's first line.
 */
async function syntaxComplaints(scripts) {
    const read = scripts.filter(({ text }) => text.length <= LONGEST_SCRIPT && !text.includes('\0'));
    if (read.length === 0)
        return new Map();
    const answer = await askBash(read.map(({ text }) => `${text}\0`).join(''));
    const parts = answer?.split('\0') ?? [];
    return new Map(read.flatMap(({ name }, index) => {
        const [complaint = '', status = '0'] = parts.slice(2 * index, 2 * index + 2);
        return status === '0' ? [] : [[name, complaint]];
    }));
}
/** What bash says, null where there is none that could be asked. */
function askBash(scripts) {
    return new Promise((resolve) => {
        // What else the environment holds, BASH_ENV for one, would be run.
        const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
        const options = { env, timeout: PATIENCE_MS, maxBuffer: 64 * 1024 * 1024 };
        const bash = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('bash', ['--norc', '-c', PROGRAM], options, (error, stdout) => {
            resolve(error === null ? stdout : null);
        });
        bash.stdin?.on('error', () => { });
        bash.stdin?.end(scripts);
    });
}


/***/ }),

/***/ 28341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lint: () => (/* binding */ lint)
});

// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
// EXTERNAL MODULE: ./lib/core/scope/resolver.js
var resolver = __webpack_require__(68316);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/workflow/parts/record.js
var record = __webpack_require__(43519);
;// CONCATENATED MODULE: ./lib/workflow/lint/written-options.js


/**
 * A state's options as they were read; where some of them were refused, and so all of them, as they are written: what
 * else is wrong with them is told in the same round.
 */
function writtenOptions({ definition, options }) {
    if (definition.kind === 'graph')
        return { allowed_transitions: [] };
    const read = definition.options;
    const isRefused = Object.keys(read).length === 0 && options !== null;
    const { allowed_transitions: list, max_visits, join, } = (isRefused ? at(options.source.data, options.prefix) : read);
    const entries = definition.kind === 'prompt' && Array.isArray(list) ? list : [];
    return {
        allowed_transitions: entries.flatMap((entry, index) => isEntry(entry) ? [{ index, entry }] : []),
        ...((0,record/* isRecord */.u)(max_visits) && { max_visits }),
        ...((0,record/* isRecord */.u)(join) && { join }),
    };
}
function isEntry(entry) {
    return (0,record/* isRecord */.u)(entry) && tag_table/* TAG_NAMES */.qY.includes(entry.tag);
}
function at(data, path) {
    const found = path.reduce((value, key) => ((0,record/* isRecord */.u)(value) ? value[key] : undefined), data);
    return (0,record/* isRecord */.u)(found) ? found : {};
}

;// CONCATENATED MODULE: ./lib/workflow/lint/declared.js




/** Names that are looked up with the trouble of finding out what was probably meant. */
const MOST_HINTS = 50;
/**
 * Each name is looked up once, however many states say it.
 * @param names all that can be said: with extension, and of other workflows with what these are called
 * @param resolve throws ProtocolError for what is none
 */
function stateNames(names, resolve) {
    const known = new Set(names.flatMap((name) => [name, name.replace(/\.(md|sh|ps1|bat)$/, '')]));
    const found = new Map();
    let missing = 0;
    const lookUp = (name) => {
        if (!known.has(name))
            missing += 1;
        if (missing > MOST_HINTS)
            return { kind: 'missing', message: `there is no state "${name}".` };
        try {
            return resolve(name);
        }
        catch (error) {
            if (!(error instanceof errors/* ProtocolError */.bd))
                throw error;
            const { code, message } = error;
            if (code === 'AMBIGUOUS_TARGET')
                return { kind: 'ambiguous', message };
            if (code === 'MISSING_TARGET')
                return { kind: 'missing', message };
            return known.has(name) ? null : { kind: 'missing', message: `there is no state "${name}".` };
        }
    };
    const meaningOf = (name) => {
        let answer = found.get(name);
        if (answer === undefined) {
            answer = lookUp(name);
            found.set(name, answer);
        }
        return answer;
    };
    return { meaningOf, has: (word) => known.has(word) };
}
/** Every state's name that a state declares: in its policy, and where its loop limit or its join's time-out leads. */
function declaredNames(state, states) {
    const { definition } = state;
    if (definition.kind === 'graph')
        return [];
    const place = state.options ?? commentOf(state);
    const names = [];
    const add = (field, name, below) => {
        if (typeof name !== 'string' || (0,resolve/* nameProblem */.rH)(name) !== undefined)
            return;
        const meant = states.meaningOf(name);
        const problem = typeof meant === 'string' ? null : meant;
        names.push({ field, place, below, problem });
    };
    const { allowed_transitions: entries, max_visits: limit, join } = writtenOptions(state);
    add('goto', join?.timeout_goto, ['join', 'timeout_goto']);
    add('goto', limit?.goto, ['max_visits', 'goto']);
    for (const { index, entry } of entries) {
        for (const [key, value] of Object.entries(entry)) {
            if ((0,tag_table/* isFieldName */.ac)(key) && tag_table/* FIELDS */.cJ[key].kind === 'state')
                add(key, value, ['allowed_transitions', index, key]);
        }
    }
    return names;
}
/** Where a script's options stand: in its comment, whose keys have one line. */
function commentOf({ definition, textLine }) {
    const lines = definition.kind === 'script' ? definition.text.split('\n') : [];
    const index = lines.findIndex((line) => /\braymond:.*\bjoin\.timeout_goto=/.test(line));
    return { source: { file: definition.file, lineOf: () => textLine + Math.max(0, index) }, prefix: [] };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/graph-ways.js
/**
 * Where a state of a graph leads, all of which is declared (spec 5.4, 5.5).
 * @param error the state that a failure leads to, from anywhere
 */
function graphWays({ routing, skip, maxVisits }, error) {
    const targets = [...targetsOf(routing), skip, maxVisits?.continue ?? null, error];
    return targets.flatMap((to) => (to === null ? [] : [{ tag: 'reset', field: 'target', to }]));
}
function targetsOf(routing) {
    switch (routing.kind) {
        case 'on':
        case 'approval':
            return [routing.PASSED, routing.FAILED];
        case 'transitions':
            return [...Object.values(routing.targets), routing.fallback];
        case 'continue':
            return [routing.to];
        case 'terminal':
            return [];
        default:
            return routing;
    }
}

// EXTERNAL MODULE: ./lib/workflow/lint/tags-in-text.js
var tags_in_text = __webpack_require__(54538);
;// CONCATENATED MODULE: ./lib/workflow/lint/ways.js




const CLOSED = { ways: [], mentioned: [], ends: false, isOpen: false, tags: [] };
/**
 * @param shared texts of the workflow's files that are no states
 * @param isBroken it could not all be read, perhaps not what it declares
 * @param errorState of a state graph
 */
function waysOf(state, names, shared, isBroken, errorState) {
    const { definition } = state;
    if (definition.kind === 'graph') {
        const { routing } = definition.state;
        return { ...CLOSED, ways: graphWays(definition.state, errorState), ends: routing.kind === 'terminal' };
    }
    const { max_visits: limit, join } = definition.options;
    const sentOn = [limit?.goto, join?.timeout_goto].flatMap((name) => {
        const to = name === undefined ? null : names.meaningOf(name);
        return typeof to === 'string' ? [{ tag: 'goto', field: 'target', to }] : [];
    });
    const policy = definition.kind === 'prompt' ? definition.options.allowed_transitions : undefined;
    const read = policy !== undefined
        ? declaredWays(policy, names)
        : writtenWays(textOf(state, shared), names, definition.kind === 'script');
    const isOpen = read.isOpen || (isBroken && definition.kind === 'prompt' && policy === undefined);
    return { ...read, ways: [...read.ways, ...sentOn], isOpen };
}
function declaredWays(policy, { meaningOf }) {
    const ways = [];
    let isOpen = false;
    for (const [entry, listed] of policy.entries()) {
        const { content, required } = tag_table/* TAGS */.gp[listed.tag];
        for (const field of [content, ...required, 'timeout_next']) {
            if (tag_table/* FIELDS */.cJ[field].kind !== 'state')
                continue;
            const name = listed[field];
            const meant = name === undefined ? null : meaningOf(name);
            if (typeof meant === 'string')
                ways.push({ tag: listed.tag, field, entry, to: meant });
            // What is amiss has been told; where it was to lead is not known.
            else
                isOpen ||= name !== undefined || field !== 'timeout_next';
        }
    }
    return { ...CLOSED, ways, ends: policy.some(({ tag }) => tag === 'result'), isOpen };
}
function writtenWays(text, names, isScript) {
    const tags = (0,tags_in_text/* tagsInText */.A)(text, isScript);
    const ways = [];
    for (const { tag, states } of tags) {
        for (const [field, name] of states) {
            if (isComputed(name) || (0,resolve/* nameProblem */.rH)(name) !== undefined)
                continue;
            const meant = names.meaningOf(name);
            if (typeof meant === 'string')
                ways.push({ tag, field, to: meant });
        }
    }
    const isDynamic = tags.some(({ states }) => states.some(([, name]) => isComputed(name)));
    // A prompt's placeholders may hold anything, and so may what a script calls; who is told nothing may go anywhere.
    const isOpen = isDynamic || tags.length === 0 || (!isScript && text.includes('{{'));
    // A payload may be longer than what is looked through for its opening.
    const ends = /<result[\s>]/.test(text);
    return { ways, mentioned: mentionedIn(text, names), ends, isOpen, tags };
}
/** A name that is filled in, by a shell or by us. */
function isComputed(name) {
    return /[$`%{}\\]/.test(name);
}
/** Each word of the text that is a state's name. */
function mentionedIn(text, { has, meaningOf }) {
    const words = new Set([
        ...(text.match(/[A-Za-z0-9_][\w.-]*[A-Za-z0-9_]|\w/g) ?? []),
        // Those of other workflows, and `review:` alone.
        ...(text.match(/[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}:(?:[\w.-]*\w)?/gu) ?? []),
    ]);
    return [...words].filter(has).flatMap((word) => {
        const meant = meaningOf(word);
        return typeof meant === 'string' ? [meant] : [];
    });
}
/** A state's text, with that of each file that it seems to use. */
function textOf({ definition }, shared) {
    if (definition.kind === 'graph')
        return '';
    if (definition.kind === 'prompt')
        return definition.body;
    const used = [...shared].filter(([name]) => definition.text.includes(name)).map(([, text]) => text);
    return [definition.text, ...used].join('\n');
}

;// CONCATENATED MODULE: ./lib/workflow/lint/linted.js





function lintedWorkflow(reading, platform, agentCli) {
    const { states: all, manifest, entry, startsAtEntry, complaints, parts } = reading;
    const resolve = (0,resolver/* resolverOf */.E)(parts, platform);
    const inScope = new Map(parts.map((part) => [part.scope, namesAndTexts(part, parts, resolve)]));
    const again = new Set(parts.filter(({ isAgain }) => isAgain).map(({ scope }) => scope));
    const states = all.filter(({ definition }) => !again.has((0,full_name/* scopeOf */.Od)(definition.name)));
    const known = ({ definition }) => {
        // A colon in a graph's name, or in one that was refused, is no scope.
        return inScope.get((0,full_name/* scopeOf */.Od)(definition.name)) ?? inScope.get('');
    };
    const byScope = new Map(parts.map((part) => [part.scope, part]));
    const partOf = (state) => byScope.get((0,full_name/* scopeOf */.Od)(state)) ?? parts[0];
    const errors = new Map();
    for (const finding of reading.findings.filter(({ severity }) => severity === 'error'))
        (errors.get(finding.file) ?? errors.set(finding.file, []).get(finding.file)).push(finding);
    const isBroken = (state) => errors.get(state.definition.file)?.some((error) => isAbout(error, state)) ?? false;
    const broken = new Set(all.filter(isBroken).map(({ definition }) => definition.name));
    const unreadable = reading.findings.filter(({ rule }) => rule === 'not-utf8').map(({ file }) => file);
    return {
        unreadable: new Set(unreadable),
        ...(complaints !== undefined && { complaints }),
        ...{ states, manifest, entry, platform, startsAtEntry },
        declared: states.flatMap((state) => declaredNames(state, known(state).names)),
        ways: new Map(all.map((state) => {
            const { name } = state.definition;
            const { names, texts } = known(state);
            return [name, waysOf(state, names, texts, broken.has(name), reading.graph?.error ?? null)];
        })),
        byName: new Map(all.map((state) => [state.definition.name, state])),
        partOf,
        agentOf: (state) => agentCli ?? partOf(state).manifest.agent ?? manifest.agent ?? agent_clis/* DEFAULT_AGENT_CLI */.rB,
        broken,
        namesFor: (state) => known(state).names,
    };
}
/** Whether something that was found in a state's file is about the state: a document holds several. */
function isAbout({ path = [] }, { options }) {
    return (options?.prefix ?? []).every((key, index) => path[index] === key);
}
function namesAndTexts(part, parts, resolve) {
    const imported = [...part.imports].flatMap(([name, scope]) => {
        const names = parts.find((other) => other.scope === scope)?.names ?? [];
        return [`${name}:`, ...names.map((state) => `${name}:${state}`)];
    });
    return {
        names: stateNames([...part.names, ...imported], (target) => resolve(target, part.scope)),
        texts: new Map(part.shared.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])),
    };
}

// EXTERNAL MODULE: ./lib/workflow/parts/rules.js
var rules = __webpack_require__(94971);
;// CONCATENATED MODULE: ./lib/workflow/lint/rule.js


/** A finding about a name that a state declares, in front of it the way to its key. */
function aboutName(rule, { place, below, problem }, message) {
    return aboutOption(rule, place, `${(0,findings/* pathText */.LF)(below)}: ${message ?? problem?.message ?? ''}`, below);
}
/** A finding about a state as a whole, or about one of its options. */
function aboutState(rule, { definition, options, textLine }, message, below) {
    if (below !== undefined && options !== null)
        return aboutOption(rule, options, message, below);
    return { severity: rules/* RULES */.y[rule].severity, rule, file: definition.file, line: textLine, message };
}
/** A finding about a key, where it stands. */
function aboutOption(rule, { source, prefix }, message, below) {
    const path = [...prefix, ...below];
    const { severity } = rules/* RULES */.y[rule];
    return { severity, rule, file: source.file, line: source.lineOf(path), path, message };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/ambiguous-target.js

/** A declared name that could be `POLL.md` or `POLL.sh` (spec 1.7). */
const ambiguousTarget = { id: 'ambiguous-target', check };
function check({ declared }) {
    return declared
        .filter(({ problem }) => problem?.kind === 'ambiguous')
        .map((name) => aboutName('ambiguous-target', name));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/reach.js
/** All that can be come to from a state, itself included. */
function reachedFrom(start, onward) {
    const reached = new Set([start]);
    const open = [start];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
        for (const next of onward(state)) {
            if (reached.has(next))
                continue;
            reached.add(next);
            open.push(next);
        }
    }
    return reached;
}
/** Whether this way is one that the same agent goes on by, in the same call: no worker, and no subroutine. */
function staysInCall({ tag, field }) {
    if (field !== 'target')
        return true;
    return tag !== 'fork' && tag !== 'call' && tag !== 'function';
}
/** The states of which each leads to all others of its group; a state alone counts if it leads to itself. */
function circles(states, onward) {
    // Tarjan's, with a list of its own instead of the stack: workflows may be a thousand states long.
    const order = new Map();
    const low = new Map();
    const waiting = [];
    const isWaiting = new Set();
    const found = [];
    for (const root of states) {
        if (order.has(root))
            continue;
        const work = [{ state: root, next: onward(root), at: 0 }];
        while (work.length > 0) {
            const frame = work.at(-1);
            const { state } = frame;
            if (frame.at === 0) {
                order.set(state, order.size);
                low.set(state, order.get(state));
                waiting.push(state);
                isWaiting.add(state);
            }
            const to = frame.next[frame.at++];
            if (to === undefined) {
                work.pop();
                const above = work.at(-1)?.state;
                if (above !== undefined)
                    low.set(above, Math.min(low.get(above), low.get(state)));
                if (low.get(state) !== order.get(state))
                    continue;
                const group = waiting.splice(waiting.lastIndexOf(state));
                for (const member of group)
                    isWaiting.delete(member);
                if (group.length > 1 || onward(state).includes(state))
                    found.push(group);
            }
            else if (!order.has(to))
                work.push({ state: to, next: onward(to), at: 0 });
            else if (isWaiting.has(to))
                low.set(state, Math.min(low.get(state), order.get(to)));
        }
    }
    return found;
}
/** Every state that a run may come to from its entry; null if that cannot be told. */
function reachableStates({ entry, ways }) {
    if (entry === null)
        return null;
    const reached = reachedFrom(entry, (state) => {
        const from = ways.get(state);
        return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
    });
    return [...reached].some((state) => ways.get(state)?.isOpen) ? null : reached;
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/call-without-result.js


/** A subroutine that only a `<result>` ends, and in which no state can come to one. */
const callWithoutResult = { id: 'call-without-result', check: call_without_result_check };
function call_without_result_check(workflow) {
    const returns = new Map();
    const mayReturn = (child) => {
        const known = returns.get(child) ?? canEnd(workflow, child);
        returns.set(child, known);
        return known;
    };
    return workflow.states.flatMap((state) => {
        const { ways } = workflow.ways.get(state.definition.name);
        const calls = ways.filter((way) => !staysInCall(way) && way.tag !== 'fork' && !mayReturn(way.to));
        return calls.map(({ tag, to, entry }) => {
            const message = `<${tag}> of ${to}: no state that it leads to ends with a <result>, so it never returns`;
            const below = entry === undefined ? undefined : ['allowed_transitions', entry];
            return aboutState('call-without-result', state, message, below);
        });
    });
}
function canEnd({ ways }, child) {
    const within = reachedFrom(child, (state) => {
        return ways
            .get(state)
            .ways.filter(staysInCall)
            .map(({ to }) => to);
    });
    return [...within].some((state) => {
        const { ends, isOpen } = ways.get(state);
        return ends || isOpen;
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/dead-end-state.js

/** A prompt that names no way on, and has no policy to take one from: its agent can only guess. */
const deadEndState = { id: 'dead-end-state', check: dead_end_state_check };
function dead_end_state_check({ states, ways, broken }) {
    const dead = states.filter(({ definition }) => {
        if (definition.kind !== 'prompt' || definition.options.allowed_transitions !== undefined)
            return false;
        if (broken.has(definition.name))
            return false;
        const { body } = definition;
        // A placeholder may hold what the agent is to end with.
        if (body.trim() === '' || body.includes('{{'))
            return false;
        const { tags, ends, mentioned } = ways.get(definition.name);
        return tags.length === 0 && !ends && mentioned.length === 0;
    });
    return dead.map((state) => {
        const message = `${state.definition.name} names no tag to end with, and has no allowed_transitions`;
        return aboutState('dead-end-state', state, message);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/empty-prompt.js

/** Agent CLIs take no turn without a prompt, however often they are asked. */
const emptyPrompt = { id: 'empty-prompt', check: empty_prompt_check };
function empty_prompt_check({ states, unreadable }) {
    const empty = states.filter(({ definition }) => {
        return definition.kind === 'prompt' && definition.body.trim() === '' && !unreadable.has(definition.file);
    });
    return empty.map((state) => aboutState('empty-prompt', state, 'the prompt is empty: say what the agent is to do'));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-next-mismatch.js

/** Forks that go on in different places cannot stand in one message (spec 1.2). */
const forkNextMismatch = { id: 'fork-next-mismatch', check: fork_next_mismatch_check };
function fork_next_mismatch_check({ states, ways }) {
    return states.flatMap((state) => {
        const onward = ways
            .get(state.definition.name)
            .ways.filter(({ tag, field, entry }) => tag === 'fork' && field === 'next' && entry !== undefined);
        const [first] = onward;
        const other = onward.find(({ to }) => to !== first?.to);
        if (first === undefined || other?.entry === undefined)
            return [];
        const message = `allowed_transitions[${other.entry}].next: forks of one message have to name the same next, and these name ${first.to} and ${other.to}`;
        return [aboutState('fork-next-mismatch', state, message, ['allowed_transitions', other.entry, 'next'])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/joins.js

/** The states with a join. */
function joinsIn({ states }) {
    return states.filter(({ definition }) => definition.kind !== 'graph' && definition.options.join !== undefined);
}
/** Where a state leads, by whatever it does. */
function onward({ ways }) {
    return (state) => {
        const from = ways.get(state);
        return from === undefined ? [] : [...from.ways.map(({ to }) => to), ...from.mentioned];
    };
}
/** Where a state's agent goes on once it has forked: the forks' `next`, or the `<goto>` beside them; empty: it forks nobody. */
function afterForks({ ways }) {
    if (!ways.some(({ tag }) => tag === 'fork'))
        return [];
    return ways.filter((way) => staysInCall(way));
}
/** All states that an agent may come to once it has forked; null if that cannot be told. */
function onwardFromForks(workflow) {
    const all = [...workflow.ways.values()];
    if (all.some(({ isOpen }) => isOpen))
        return null;
    const starts = all.flatMap(afterForks);
    return new Set(starts.flatMap(({ to }) => [...reachedFrom(to, onward(workflow))]));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-without-join.js



/** Workers for whom nobody waits: their results are in the report alone (spec 7.1). */
const forkWithoutJoin = { id: 'fork-without-join', check: fork_without_join_check };
function fork_without_join_check(workflow) {
    const joins = new Set(joinsIn(workflow).map(({ definition }) => definition.name));
    return workflow.states.flatMap((state) => {
        const after = afterForks(workflow.ways.get(state.definition.name));
        const [next] = after;
        if (next === undefined)
            return [];
        const reached = after.flatMap(({ to }) => [...reachedFrom(to, onward(workflow))]);
        if (reached.some((name) => joins.has(name) || workflow.ways.get(name)?.isOpen))
            return [];
        const message = `<fork>: no state with \`join\` comes after ${next.to}, so that nobody waits for the workers; what they deliver is in the report alone`;
        const below = next.entry === undefined ? undefined : ['allowed_transitions', next.entry];
        return [aboutState('fork-without-join', state, message, below)];
    });
}

// EXTERNAL MODULE: ./lib/core/protocol/policy.js
var policy = __webpack_require__(42288);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/implicit-transition.js


/** The only transition of a state, which is taken when its agent names none (spec 1.4). */
const implicitTransitionRule = { id: 'implicit-transition', check: implicit_transition_check };
function implicit_transition_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind !== 'prompt' || definition.options.allowed_transitions?.length !== 1)
            return [];
        const taken = (0,policy/* implicitTransition */.LB)(definition.options, '');
        if (taken === undefined)
            return [];
        const message = `<${taken.tag}> is taken without a tag, whatever the agent says`;
        return [aboutState('implicit-transition', state, message, ['allowed_transitions', 0])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/join-without-fork.js


/** A join that nobody who has forked comes to: it is entered at once, with no workers (spec 7.1). */
const joinWithoutFork = { id: 'join-without-fork', check: join_without_fork_check };
function join_without_fork_check(workflow) {
    const reached = onwardFromForks(workflow);
    if (reached === null)
        return [];
    return joinsIn(workflow)
        .filter(({ definition }) => !reached.has(definition.name))
        .map((state) => {
        const message = 'join: no agent that has forked workers comes here, so that there is nobody to wait for; forks name this state, or one before it, as their next';
        return aboutState('join-without-fork', state, message, ['join']);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/loop-without-limit.js


/**
 * A circle of prompts that nothing in the workflow bounds: no `max_visits` on the way, no budget of its own. Scripts
 * and people on the way decide whether it goes on, so that such circles are none of these.
 */
const loopWithoutLimit = { id: 'loop-without-limit', check: loop_without_limit_check };
function loop_without_limit_check({ states, ways, byName, manifest }) {
    if (manifest.budget)
        return [];
    const unbounded = states.flatMap(({ definition }) => definition.kind === 'prompt' && definition.options.max_visits === undefined ? [definition.name] : []);
    const isUnbounded = new Set(unbounded);
    const onward = (state) => {
        const agentGoes = ways.get(state).ways.filter(({ tag }) => tag !== 'ask');
        return agentGoes.map(({ to }) => to).filter((to) => isUnbounded.has(to));
    };
    return circles(unbounded, onward).map((circle) => {
        const first = unbounded.find((name) => circle.includes(name));
        const names = circle.length > 5 ? `${circle.length} states` : [...circle].sort().join(', ');
        const message = `a run may go round in ${names} for ever: give one of them max_visits, or the workflow a budget`;
        return aboutState('loop-without-limit', byName.get(first), message);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-next.js


/** A question or a fork of which nothing says where the agent goes on, or that says a state that there is not. */
const missingNext = { id: 'missing-next', check: missing_next_check };
function missing_next_check({ declared, states }) {
    const unknown = declared.filter(({ field, problem }) => {
        return (field === 'next' || field === 'timeout_next') && problem?.kind === 'missing';
    });
    const absent = states.flatMap((state) => {
        const { allowed_transitions: entries } = writtenOptions(state);
        // A <goto> beside forks says where their parent goes on.
        const hasGoto = entries.some(({ entry }) => entry.tag === 'goto');
        return entries.flatMap(({ index, entry }) => {
            const lacks = entry.tag === 'ask' || (entry.tag === 'fork' && !hasGoto);
            if (!lacks || entry.next !== undefined)
                return [];
            const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`next\`: the state where the agent goes on`;
            return [aboutState('missing-next', state, message, ['allowed_transitions', index])];
        });
    });
    return [...unknown.map((name) => aboutName('missing-next', name)), ...absent];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-return.js


/** A subroutine that nothing is said of where its result goes, or that would go to a state that there is not. */
const missingReturn = { id: 'missing-return', check: missing_return_check };
function missing_return_check({ declared, states }) {
    const unknown = declared.filter(({ field, problem }) => field === 'return' && problem?.kind === 'missing');
    const absent = states.flatMap((state) => {
        const { allowed_transitions: entries } = writtenOptions(state);
        return entries.flatMap(({ index, entry }) => {
            if ((entry.tag !== 'call' && entry.tag !== 'function') || entry.return !== undefined)
                return [];
            const message = `allowed_transitions[${index}]: <${entry.tag}> needs \`return\`: the state that its result goes to`;
            return [aboutState('missing-return', state, message, ['allowed_transitions', index])];
        });
    });
    return [...unknown.map((name) => aboutName('missing-return', name)), ...absent];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-target.js

/** `{ tag: goto, target: REVEIW }`, `max_visits: { count: 3, goto: NOWHERE }`: no turn can mend that. */
const missingTarget = { id: 'missing-target', check: missing_target_check };
function missing_target_check({ declared }) {
    const missing = declared.filter(({ field, problem }) => {
        return problem?.kind === 'missing' && (field === 'target' || field === 'goto');
    });
    return missing.map((name) => aboutName('missing-target', name));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/no-policy.js

/** A prompt that may go anywhere, and fails at the first message that cannot be used (spec 1.4). */
const noPolicy = { id: 'no-policy', check: no_policy_check };
function no_policy_check({ states, broken }) {
    const free = states.filter(({ definition }) => {
        const isFree = definition.kind === 'prompt' && definition.options.allowed_transitions === undefined;
        return isFree && !broken.has(definition.name);
    });
    return free.map((state) => {
        const message = `${state.definition.name} has no allowed_transitions: its agent cannot be reminded of a tag`;
        return aboutState('no-policy', state, message);
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/script-not-analysed.js

/** A script whose ways on are put together as it runs. */
const scriptNotAnalysed = { id: 'script-not-analysed', check: script_not_analysed_check };
function script_not_analysed_check({ states, ways }) {
    return states
        .filter(({ definition }) => definition.kind === 'script' && ways.get(definition.name)?.isOpen)
        .map((state) => {
        const message = `where ${state.definition.name} leads could not all be read out of its text`;
        return aboutState('script-not-analysed', state, message);
    });
}

// EXTERNAL MODULE: ./lib/workflow/lint/bash.js
var bash = __webpack_require__(53689);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/script-syntax.js



/** Scripts that `bash -n` refuses. No bash, no finding. */
const scriptSyntax = { id: 'script-syntax', check: script_syntax_check };
async function script_syntax_check({ states, platform, complaints }) {
    if (platform === 'windows')
        return [];
    const scripts = states.filter(isBashState);
    // Where the scripts are files, bash has been asked as soon as they were read.
    const others = complaints === undefined ? scripts : scripts.filter(isImported);
    const found = new Map([...((await complaints) ?? []), ...(await (0,bash.syntaxComplaints)(others.map(scriptOf)))]);
    return scripts.flatMap((state) => {
        const complaint = found.get(state.definition.name);
        return complaint === undefined ? [] : [findingOf(state, complaint)];
    });
}
function isBashState(state) {
    return state.definition.kind === 'script' && (0,bash.isForBash)(state.definition.name);
}
function isImported({ definition }) {
    return (0,full_name/* scopeOf */.Od)(definition.name) !== '';
}
function scriptOf({ definition: { name, text } }) {
    return { name, text };
}
function findingOf(state, complaint) {
    const [, line = '2', message = 'syntax error'] = /line (\d+): (.*)/.exec(complaint) ?? [];
    // The first line that bash was given is ours.
    const last = state.definition.text.trimEnd().split('\n').length;
    const at = Math.min(Math.max(1, Number(line) - 1), last);
    const found = aboutState('script-syntax', state, `bash cannot read this script: ${message}`);
    return { ...found, line: state.textLine + at - 1 };
}

// EXTERNAL MODULE: ./lib/core/settings/unsupported.js
var unsupported = __webpack_require__(23458);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/setting-unsupported.js



/** What a state or its manifest says of its agent, and the CLI that takes its turns cannot do (spec 7.5). */
const settingUnsupported = { id: 'setting-unsupported', check: setting_unsupported_check };
function setting_unsupported_check(workflow) {
    return workflow.states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind === 'script')
            return [];
        if (definition.kind === 'graph' && definition.state.type !== 'agent')
            return [];
        const options = definition.kind === 'prompt' ? definition.options : {};
        const cli = (0,agent_clis/* agentCliOfState */.Gz)(options.agent, workflow.agentOf(definition.name));
        return [...ofState(state, cli), ...ofManifest(workflow, state, cli)];
    });
}
function ofState(state, cli) {
    const { definition } = state;
    if (definition.kind !== 'prompt')
        return [];
    const { options, settings = {} } = definition;
    return (0,unsupported/* unsupportedBy */.t)(cli, options.tools ?? null, settings).map(({ key, why }) => aboutState('setting-unsupported', state, `${key}: ${why}`, [key]));
}
/** What the state itself says of the same takes the manifest's place; but what is denied adds up. */
function ofManifest({ partOf }, { definition }, cli) {
    const { manifest, settings = {}, top } = partOf(definition.name);
    if (!top)
        return [];
    const own = definition.kind === 'prompt' ? { ...definition.options, ...definition.settings } : {};
    const left = Object.entries(settings).filter(([key]) => key === 'deny' || !Object.hasOwn(own, key));
    const tools = Object.hasOwn(own, 'tools') ? null : (manifest.tools ?? null);
    return (0,unsupported/* unsupportedBy */.t)(cli, tools, Object.fromEntries(left)).map(({ key, why }) => aboutOption('setting-unsupported', { source: top, prefix: [] }, `${key}: ${why}`, [key]));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unmentioned-transition.js

/**
 * One of several allowed transitions of which the prompt says nothing: its agent will hardly choose it. With one
 * entry there is nothing to choose, and with `match` the message's words do.
 */
const unmentionedTransition = { id: 'unmentioned-transition', check: unmentioned_transition_check };
function unmentioned_transition_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        const entries = definition.kind === 'prompt' ? (definition.options.allowed_transitions ?? []) : [];
        if (definition.kind !== 'prompt' || entries.length < 2)
            return [];
        return entries.flatMap((entry, index) => {
            if (entry.match !== undefined || isMentioned(entry, definition.body))
                return [];
            const what = entry.target === undefined ? `<${entry.tag}>` : `<${entry.tag}> to ${entry.target}`;
            const message = `allowed_transitions[${index}]: the prompt does not mention ${what}`;
            return [aboutState('unmentioned-transition', state, message, ['allowed_transitions', index])];
        });
    });
}
/** By its tag and its target, wherever they stand. */
function isMentioned({ tag, target }, body) {
    if (target === undefined)
        return new RegExp(`<${tag}[\\s>]`).test(body);
    const name = target.replace(/\.(md|sh|ps1|bat)$/, '');
    const at = body.indexOf(name);
    return at >= 0 && new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(body);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unreachable-state.js



/**
 * A state that no other leads to. Where some state's ways on cannot all be read, nothing is said; a name in its
 * text is taken for a way.
 */
const unreachableState = { id: 'unreachable-state', check: unreachable_state_check };
function unreachable_state_check(workflow) {
    // Who starts in the middle leaves out the rest on purpose, and so does who uses a part of another workflow.
    const reached = workflow.startsAtEntry ? reachableStates(workflow) : null;
    if (reached === null)
        return [];
    return workflow.states
        .filter(({ definition }) => {
        const { name } = definition;
        // A group that nobody comes to is told by the first of its states.
        const isGroup = definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
        return !isGroup && !reached.has(name) && !isForeign(workflow, name) && (0,full_name/* scopeOf */.Od)(name) === '';
    })
        .map((state) => aboutState('unreachable-state', state, `no state leads to ${state.definition.name}`));
}
/** A script of the other platform. */
function isForeign({ platform }, name) {
    return platform === 'posix' ? /\.(ps1|bat)$/.test(name) : name.endsWith('.sh');
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/untrusted-in-command.js

/**
 * A text that comes from issues, agents or people, put into what a shell or an interpreter runs as a program:
 * `eval "$RAYMOND_INPUT"`. Handed over as an argument, `bash -c '…' - "$RAYMOND_INPUT"`, it does no harm.
 */
const untrustedInCommand = { id: 'untrusted-in-command', check: untrusted_in_command_check };
const OUTSIDE = String.raw `\$\{?(?:RAYMOND_(?:INPUT|RESULT|VAR_\w+)|RAILI_VAR_\w+)`;
const RUNS = String.raw `(?:\beval|\b(?:ba|z|da|k)?sh\s+-\w*c|\bpython3?\s+-c|\b(?:node|perl|ruby)\s+-e)`;
/** In the program itself: the word that follows, in double quotes or in none. */
const IN_PROGRAM = new RegExp(`${RUNS}\\s+(?:--\\s+)?(?:"(?:[^"\\\\\\n]|\\\\.)*?${OUTSIDE}|${OUTSIDE})`);
/** Actions fill these in before any shell sees them; here nobody does. */
const EXPRESSION = /\$\{\{\s*github\.|\{\{\s*(?:github\.|input\s*\}\}|result\s*\}\})/;
function untrusted_in_command_check({ states }) {
    return states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind === 'prompt')
            return [];
        const text = definition.kind === 'script' ? definition.text : commandOf(definition.state);
        return text.split('\n').flatMap((line, index) => {
            const message = /^\s*#/.test(line) ? undefined : problemOf(line);
            if (message === undefined)
                return [];
            const at = definition.kind === 'script' ? state.textLine + index : state.textLine;
            return [{ ...aboutState('untrusted-in-command', state, message), line: at }];
        });
    });
}
function problemOf(line) {
    if (line.length > 10_000)
        return undefined;
    const run = IN_PROGRAM.exec(line)?.[0];
    if (run !== undefined) {
        const [variable] = /\w+$/.exec(run) ?? [];
        return `the text of ${variable} is run as a command: whoever wrote it decides what it does. Hand it over as an argument`;
    }
    const expression = EXPRESSION.exec(line)?.[0];
    if (expression === undefined)
        return undefined;
    return `${expression.trim()}… is not filled in here, so that no value can run as a command: read it from the environment`;
}
function commandOf(state) {
    const command = 'command' in state && typeof state.command === 'string' ? state.command : '';
    return [command, state.notify ?? ''].join('\n');
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/worktree-not-forked.js


/** A state with `worktree` that is come to otherwise than by a fork: then there is none (spec 7.3). */
const worktreeNotForked = { id: 'worktree-not-forked', check: worktree_not_forked_check };
function worktree_not_forked_check({ states, ways, entry }) {
    return states.flatMap((state) => {
        const { name, kind, options } = state.definition;
        if (kind === 'graph' || options.worktree === undefined)
            return [];
        // Whoever comes back to it has its work tree by then.
        const own = reachedFrom(name, (from) => (ways.get(from)?.ways ?? []).filter(staysInCall).map(({ to }) => to));
        const others = [...ways].filter(([from, { ways: list }]) => !own.has(from) &&
            list.some(({ to, tag, field }) => to === name && !(tag === 'fork' && field === 'target')));
        const from = entry === name ? 'the run begins here' : others[0] && `${others[0][0]} leads here otherwise`;
        if (!from)
            return [];
        const message = `worktree: only an agent that is forked into this state gets one, and ${from}`;
        return [aboutState('worktree-not-forked', state, message, ['worktree'])];
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/table.js




















/** Everything that is looked for once a workflow has been read. Bash comes first: it works while the rest is looked at. */
const RULES_TO_CHECK = [
    scriptSyntax,
    missingTarget,
    missingReturn,
    missingNext,
    ambiguousTarget,
    emptyPrompt,
    unreachableState,
    deadEndState,
    callWithoutResult,
    unmentionedTransition,
    forkNextMismatch,
    joinWithoutFork,
    worktreeNotForked,
    forkWithoutJoin,
    loopWithoutLimit,
    untrustedInCommand,
    settingUnsupported,
    implicitTransitionRule,
    scriptNotAnalysed,
    noPolicy,
];

;// CONCATENATED MODULE: ./lib/workflow/lint/lint.js



/**
 * Everything that is wrong or remarkable about a workflow (spec 2.4): what its reading has found, then what the
 * rules find, by file and line. Each once.
 * @param agentCli the one that who starts the run asks for
 */
async function lint(reading, platform, agentCli) {
    const workflow = lintedWorkflow(reading, platform, agentCli);
    const found = await Promise.all(RULES_TO_CHECK.map(({ check }) => check(workflow)));
    const all = [...reading.findings, ...found.flat().sort(inOrder)];
    return [...new Map(all.map((finding) => [`${finding.rule} ${(0,findings/* findingText */.NK)(finding)}`, finding])).values()];
}
function inOrder(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return (a.line ?? 0) - (b.line ?? 0);
}


/***/ }),

/***/ 54538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ tagsInText)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

const CLOSING = new RegExp(`</(${_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_NAMES */ .qY.join('|')})>`, 'g');
/** Escaped quotes too: tags mostly stand in a script's strings. */
const ATTRIBUTE = /(\w+)\s*=\s*\\?["']([^"'\\]*)/g;
/** Characters from a tag's opening to its end. A longer one is not looked for, so that a text is read in linear time. */
const LONGEST = 4096;
/**
 * The tags that a text seems to write. Not by the rules of messages: a script's tags are put together by its shell,
 * so that quotes, `>` and `<` may stand anywhere in their attributes. A tag ends at its closing, and starts at the
 * nearest opening ahead of that.
 */
function tagsInText(text, isScript) {
    return [...text.matchAll(CLOSING)].flatMap(({ 1: name, index }) => {
        const tag = name;
        const before = text.slice(Math.max(0, index - LONGEST), index);
        const opening = before.lastIndexOf(`<${tag}`);
        if (opening < 0 || (isScript && isInComment(text, index)))
            return [];
        const written = before.slice(opening);
        const end = written.lastIndexOf('>');
        if (end < 0)
            return [];
        const { content } = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
        const inside = _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[content].kind === 'state' ? [[content, written.slice(end + 1).trim()]] : [];
        const attributes = [...written.slice(0, end).matchAll(ATTRIBUTE)].flatMap(([, field = '', value = '']) => (0,_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(field) && _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].kind === 'state' ? [[field, value.trim()]] : []);
        return [{ tag, at: index - before.length + opening, states: [...inside, ...attributes] }];
    });
}
/** On a line that is a comment of a script's. */
function isInComment(text, at) {
    const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
    return /^\s*(#|::|rem\s)/i.test(line.slice(0, LONGEST));
}


/***/ }),

/***/ 43519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** A mapping, as data out of YAML or JSON has them. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
