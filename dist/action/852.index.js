export const id = 852;
export const ids = [852];
export const modules = {

/***/ 48699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SE: () => (/* binding */ MODES_WITHOUT_WORKFLOW),
/* harmony export */   py: () => (/* binding */ OUTPUTS),
/* harmony export */   sN: () => (/* binding */ INPUT_ENTRIES)
/* harmony export */ });
/* unused harmony export INPUTS */
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63544);


/** One for each key that an agent CLI can be given through an input. */
const KEY_INPUTS = Object.fromEntries(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_KEYS */ .TQ.flatMap(({ input, description = '' }) => input === undefined ? [] : [[input, { kind: 'secret', description }]]));
/** One for each agent CLI that can be given further arguments. */
const ARGUMENT_INPUTS = Object.fromEntries(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .ARGS_INPUTS */ .Uv.map(({ cli, input }) => [
    input,
    {
        kind: 'words',
        description: `Further arguments for \`${cli}\`, as a shell would read them: \`--max-turns 5\`. Those that Raymond sets itself are refused.`,
    },
]));
/** Every input, once: action.yml and docs/reference.md are compared with this by a test (spec 4.1). */
const INPUTS = {
    workflow: {
        kind: 'text',
        required: true,
        description: 'Workflow to run: a folder, a state file in it, a .zip or a .yaml, relative to `working-directory`.',
    },
    mode: {
        kind: 'choice',
        of: ['run', 'answer', 'tick', 'collect', 'test', 'lint'],
        default: 'run',
        description: '`run` runs the workflow; `collect` brings the legs of a fan-out together; `answer`, on issue_comment, reads an answer and wakes the run that has asked; `tick`, on a schedule, wakes parked runs that are due: these two run no agent and need no `workflow`. `lint` looks for mistakes in it, or in several, one a line, and tells each at its file and line. `test` plays its recordings and checks what their test.yaml say. Neither calls a model or needs secrets: both are safe on pull requests from forks.',
    },
    forks: {
        kind: 'choice',
        of: ['here', 'matrix'],
        default: 'here',
        description: 'Where forked workers run: in this job, or each in a job of its own, for which the output `matrix` is; the reusable workflow `fan-out.yml` has these jobs.',
    },
    worker: {
        kind: 'count',
        description: 'In a job of the matrix, its `matrix.worker`: which leg of the fan-out it is.',
    },
    'max-legs': {
        kind: 'count',
        most: 256,
        default: '256',
        description: 'With `forks: matrix`, the most jobs that workers are shared out among.',
    },
    input: { kind: 'text', description: 'Text that the first state sees as `{{input}}`.' },
    'input-file': { kind: 'text', description: 'The same from a file.' },
    agent: {
        kind: 'choice',
        of: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR,
        description: `Agent CLI for states that name none: ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listInWords */ .Dq)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.map((name) => `\`${name}\``))}. Default: the workflow's own, else \`${_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.agent}\`.`,
    },
    'agent-version': {
        kind: 'text',
        description: 'Version of `agent` to install from npm when it is not on the PATH; default: a pinned one that is known to work.',
    },
    model: {
        kind: 'models',
        description: "Model for states that name none, of the run's own agent CLI; `CLI=MODEL` for those of another, one a line. Default: the workflow's own.",
    },
    effort: {
        kind: 'text',
        description: "Effort for states that name none: `low`, `medium`, `high` … Default: the workflow's own.",
    },
    budget: {
        kind: 'usd',
        description: `What the run may cost in USD, over all attempts (but for what one has spent that was lost before it saved anything); 0 = unlimited. Default: the workflow's own, else ${_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.budget_usd}.`,
    },
    concurrency: {
        kind: 'count',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.concurrency),
        description: 'States running at once.',
    },
    timeout: {
        kind: 'duration',
        default: String(_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.timeout),
        description: 'End a state that has written nothing for so long (seconds, or `10m`); 0 = never.',
    },
    deadline: {
        kind: 'duration',
        description: 'Pause the run, to be resumed, after so long: for example `5h30m` in a job of six hours.',
    },
    'permission-mode': {
        kind: 'choice',
        of: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .PERMISSION_MODES */ .RO,
        description: `Permission mode of states that name none. Default: the workflow's own, else \`${_core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PERMISSION_MODE */ .AW}\`.`,
    },
    allow: {
        kind: 'lines',
        description: "What agents may do unasked in states that allow nothing themselves: permission rules such as `Bash(npm test:*)`, one a line. Default: the workflow's own.",
    },
    deny: {
        kind: 'lines',
        description: 'What no agent may do, besides what the workflow denies: permission rules, one a line.',
    },
    ...ARGUMENT_INPUTS,
    'dangerously-skip-permissions': {
        kind: 'switch',
        default: 'false',
        description: 'Let agents do anything unasked.',
    },
    'run-key': {
        kind: 'text',
        description: 'What a run is known by across attempts. Default: workflow file, ref, run id, job, matrix leg and step, so that a re-run resumes and a new run starts afresh. A key of your own (`triage`) goes on across runs; the leg of a matrix is still part of it.',
    },
    'resume-run': {
        kind: 'count',
        description: 'The id of a workflow run of the same workflow file and branch that this run goes on with, although it has the default run key: for a dispatch where "Re-run all jobs" does not find what was saved.',
    },
    answer: {
        kind: 'text',
        description: 'The answer to an open question of the run that this job goes on with: in a re-run, or in a dispatch with `resume-run`. It counts only when a person with write access has started this attempt.',
    },
    'ask-id': {
        kind: 'text',
        description: 'The question that `answer` is for, where several are open; the job summary has the ids.',
    },
    'comment-id': {
        kind: 'count',
        description: 'The id of a comment with an answer (`/raymond answer …`): this job goes on with the run that has asked, or does nothing where that is another job’s. `mode: answer` dispatches with it; every check is made again.',
    },
    'max-wakes': {
        kind: 'count',
        most: 20,
        default: '5',
        description: 'How often in a row `mode: tick` wakes a run that comes no further by it. The wakes are 15 minutes, 30 minutes, an hour … apart; then the run counts as stuck, which a warning says.',
    },
    'key-across-matrix': {
        kind: 'switch',
        default: 'false',
        description: 'All legs of a matrix share the `run-key`: only one of them can run at a time.',
    },
    matrix: {
        kind: 'text',
        hidden: true,
        default: '${{ toJson(matrix) }}',
        description: 'Leg of the matrix. The runner fills it in.',
    },
    'check-run-id': {
        kind: 'text',
        hidden: true,
        default: '${{ job.check_run_id }}',
        description: "The job's check run. The runner fills it in.",
    },
    'state-key': {
        kind: 'secret',
        description: 'Keys that seal checkpoints, one a line, each of at least 32 characters and none that could be guessed: the first seals, all of them open. Without it the key of the agent does. Make one with `openssl rand -base64 32`.',
    },
    resume: {
        kind: 'choice',
        of: ['auto', 'never', 'force', 'fresh-if-stuck'],
        default: 'auto',
        description: '`auto` resumes if there is a checkpoint; `never` starts afresh; `force` takes an overtaken one too and fails without one; `fresh-if-stuck` starts afresh where `auto` would stop.',
    },
    'on-base-change': {
        kind: 'choice',
        of: ['fail', 'checkout-base', 'fresh'],
        default: 'fail',
        description: 'What a resume does when the branch has moved on and the kept changes conflict with it: `fail`, check out the commit that they were made on, or start afresh.',
    },
    'state-store': {
        kind: 'choice',
        of: ['auto', 'cache', 'artifact', 'none'],
        default: 'auto',
        description: 'Where checkpoints are kept: `auto` tries the cache, then an artifact.',
    },
    'workspace-snapshot': {
        kind: 'choice',
        of: ['auto', 'off'],
        default: 'auto',
        description: 'Keep unpushed commits and uncommitted changes with the checkpoint.',
    },
    'checkpoint-interval': {
        kind: 'duration',
        default: '300',
        description: 'Time between checkpoints while the run goes on, at least (seconds, or `5m`).',
    },
    'on-ask': {
        kind: 'choice',
        of: ['comment', 'pause', 'fail'],
        default: 'comment',
        description: 'What an `<ask>` does. `comment`: the run parks, and the question is put on the issue or pull request of the event, where people with write access answer it by a comment (it takes `issues: write`, on a pull request `pull-requests: write`). `pause`: it stands in the job summary alone. `fail`: the run fails.',
    },
    'on-limit': {
        kind: 'choice',
        of: ['auto', 'wait', 'pause'],
        default: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .LAUNCH_DEFAULTS */ .Hj.on_limit,
        description: 'What a usage limit does: wait when it resets within ten minutes, or pause.',
    },
    'fail-on-pause': {
        kind: 'switch',
        default: 'false',
        description: 'A run that pauses or asks fails the job instead of ending it with a notice.',
    },
    transcripts: {
        kind: 'choice',
        of: ['redacted', 'off'],
        default: 'redacted',
        description: "Upload the agents' transcripts as an artifact, with secrets taken out.",
    },
    'retention-days': {
        kind: 'count',
        least: 0,
        most: 90,
        default: '0',
        description: "Days that artifacts are kept; 0 = the repository's default.",
    },
    keys: {
        kind: 'choice',
        of: _core_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .KEY_PLACES */ .bl,
        description: "Who holds agents' keys. `proxy` (the default): a process of ours, which lets no request go beyond the budget; agents see dummies. `environment`: the agents themselves.",
    },
    'env-allow': {
        kind: 'names',
        description: 'Environment variables (a `*` at the end matches) that agents and scripts may see besides the usual ones.',
    },
    'allow-outside-workspace': {
        kind: 'switch',
        default: 'false',
        description: "Let `cd` lead out of the workspace and the runner's temp folder.",
    },
    'project-settings': {
        kind: 'switch',
        default: 'false',
        description: 'Load settings, hooks and MCP servers that the checkout brings along for agents, though strangers may have written it. A checkout that is trusted always may.',
    },
    'trust-checkout': {
        kind: 'switch',
        default: 'false',
        description: 'Read the workflow from the checkout, whatever it is, though strangers may have written it; else it is read from the base commit.',
    },
    'allow-users': { kind: 'names', description: 'People without write access who may start runs.' },
    'allow-bots': { kind: 'names', description: 'Bots that may start runs; `*` = any.' },
    summary: { kind: 'switch', default: 'true', description: 'Write the job summary.' },
    vars: { kind: 'pairs', description: 'Variables of a state graph: `name=value`, one a line.' },
    recording: {
        kind: 'text',
        description: 'The recording that `agent: replay` plays. Default: `recording/` beside the workflow.',
    },
    ...KEY_INPUTS,
    'github-token': {
        kind: 'secret',
        default: '${{ github.token }}',
        description: 'Token to check who started the run and to read artifacts of earlier attempts. Agents do not get it.',
    },
    'working-directory': {
        kind: 'text',
        default: '.',
        description: 'Folder to work in, relative to the workspace.',
    },
};
/** Modes that are about runs, whatever their workflow. */
const MODES_WITHOUT_WORKFLOW = ['answer', 'tick'];
const INPUT_ENTRIES = Object.entries(INPUTS);
/** Every output (spec 4.2); all are always set. */
const OUTPUTS = {
    result: "The run's `<result>`; of one over 512 KiB its first 64 KiB, with a warning. A typed one (`result_schema`) is JSON that `fromJSON` takes, and never cut: over 512 KiB it is `null`, with a warning. The whole is in `result-file`: a step whose `env` has a value over 128 KiB does not start on Linux.",
    'result-file': 'File that holds the whole result.',
    'total-cost': 'What the run has cost over all attempts, USD. Not in it is what an attempt has spent that was lost before it saved anything: a warning names it, and the summary says "at least".',
    'run-cost': 'What this attempt has cost, USD.',
    status: '`completed`, `failed`, `asking`, `paused`, `budget_exceeded` or `forked`; empty if the run could not be started.',
    reason: 'Stable code of why it did not complete, for example `USAGE_LIMIT`.',
    'run-id': "The run's id.",
    results: "JSON: every ended agent's result by agent id.",
    steps: 'States visited.',
    resumed: '`true` if a checkpoint was resumed.',
    'resume-at': 'Time from which a resume makes sense, ISO 8601.',
    ask: 'JSON: the open questions; `url` is the comment of one that is on an issue.',
    'ask-url': 'The comment that the question was put in; of several the first.',
    'state-file': 'The state file.',
    'run-key': 'What the run is known by; see the input.',
    'state-saved': '`cache`, `artifact` or `none`. Outputs are those of the step itself: of one that was cancelled or has timed out it may be `none` although the checkpoint is saved after it; the job summary then says where.',
    'state-expires': 'When the checkpoint is gone, ISO 8601, if nobody uses it; empty if there is none.',
    'transcripts-artifact': 'Name of the artifact with the transcripts.',
    'transcripts-url': 'Its address.',
    matrix: 'With `status: forked` the `strategy.matrix` of the jobs that run the workers, as JSON; else empty. What is in it: `{"include":[{"worker":"3","name":"work-3"}]}`.',
};


/***/ }),

/***/ 93683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NR: () => (/* binding */ notOneOf),
  Ko: () => (/* binding */ readInputs),
  r6: () => (/* binding */ readNames),
  Qn: () => (/* binding */ variableOf)
});

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/settings/models.js
var models = __webpack_require__(88039);
;// CONCATENATED MODULE: ./lib/core/text/shell-words.js
/** Splits lines as a shell would, without expansion, by blanks, '…', "…" and backslashes; null for an open quote. */
function shellWords(text) {
    const words = [];
    let word = null;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at] ?? '';
        if (/\s/.test(character)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else if (character === "'" || character === '"') {
            const quoted = quotedAt(text, at);
            if (quoted === null)
                return null;
            word = (word ?? '') + quoted.text;
            at = quoted.end;
        }
        else if (character === '\\' && at + 1 < text.length) {
            at += 1;
            // The line goes on.
            if (text[at] !== '\n')
                word = (word ?? '') + (text[at] ?? '');
        }
        else {
            word = (word ?? '') + character;
        }
    }
    return word === null ? words : [...words, word];
}
/** What stands between the quotes that open here. */
function quotedAt(text, start) {
    const quote = text[start];
    let inside = '';
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at] ?? '';
        if (character === quote)
            return { text: inside, end: at };
        const isEscape = quote === '"' && character === '\\' && /["\\]/.test(text[at + 1] ?? '');
        if (isEscape)
            at += 1;
        inside += text[at] ?? '';
    }
    return null;
}

// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/text/duration.js
var duration = __webpack_require__(53327);
;// CONCATENATED MODULE: ./lib/core/text/value-kinds.js


/**
 * The value that is given for a row, or what may be given instead.
 * @param given a text, or what YAML makes of one
 */
function readKind(row, given) {
    const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given : '';
    switch (row.kind) {
        case 'usd':
            return valueOr(readNumber(text), 'an amount in USD, 0 (unlimited) or more');
        case 'duration':
            return valueOr((0,duration/* parseSeconds */.fL)(text), `a time ${duration/* TIMES */.vV}`);
        case 'count': {
            const { least = 1, most = Number.MAX_SAFE_INTEGER } = row;
            const count = readNumber(text) ?? Number.NaN;
            const isCount = Number.isSafeInteger(count) && count >= least && count <= most;
            const upTo = row.most === undefined ? '' : ` to ${most}`;
            return valueOr(isCount ? count : null, `a whole number from ${least}${upTo}`);
        }
        case 'choice': {
            const meant = (0,own_value/* ownValue */.e)(row.elsewhere ?? {}, text);
            return valueOr(row.of.includes(text) ? text : null, meant ?? `one of ${row.of.join(', ')}`);
        }
        default:
            return row;
    }
}
function valueOr(value, allowed) {
    return value === null ? { allowed } : { value };
}
function readNumber(text) {
    if (!/^(\d+(\.\d*)?|\.\d+)$/.test(text.trim()))
        return null;
    const number = Number(text);
    return Number.isFinite(number) ? number : null;
}

// EXTERNAL MODULE: ./lib/action/input-table.js
var input_table = __webpack_require__(48699);
;// CONCATENATED MODULE: ./lib/action/inputs.js






/**
 * Reads all inputs (spec 4.1), before anything is installed or spent.
 * @throws UsageError that names every bad input, its value and what is allowed. A secret's value is not told.
 */
function readInputs(environment) {
    const problems = [];
    const values = {};
    for (const [name, input] of input_table/* INPUT_ENTRIES */.sN) {
        const given = (environment[variableOf(name)] ?? '').trim();
        // The runner fills in defaults; a caller that does not (a test, a shell) gets the same ones.
        const text = given === '' && !isExpression(input.default) ? (input.default ?? '') : given;
        const read = isNotNeeded(name, text, environment) ? { value: '' } : readValue(input, text);
        if ('allowed' in read)
            problems.push(problemText(name, input, text, read.allowed));
        else
            values[name] = read.value;
    }
    if (values.input !== null && values['input-file'] !== null && problems.length === 0) {
        problems.push('`input` and `input-file`: give one of them, not both');
    }
    if (problems.length > 0)
        throw unusable(problems);
    return { inputs: values, unknown: unknownInputs(environment) };
}
function isNotNeeded(name, text, environment) {
    const mode = (environment[variableOf('mode')] ?? '').trim();
    return name === 'workflow' && text === '' && input_table/* MODES_WITHOUT_WORKFLOW */.SE.includes(mode);
}
/** @param problems a line each */
function unusable(problems) {
    return new errors/* UsageError */.eb(`The inputs cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}`);
}
/** An input whose value turns out to be none of those that may be given, once more is known of the run. */
function notOneOf(name, value, allowed) {
    return unusable([
        `\`${name}\`: ${JSON.stringify(value)} is not allowed; give one of ${allowed.join(', ')}`,
    ]);
}
/** How the runner hands an input over: `INPUT_` and the name in upper case, spaces as underscores. */
function variableOf(input) {
    return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}
function isExpression(text) {
    return text?.startsWith('${{') ?? false;
}
function unknownInputs(environment) {
    const known = new Set(input_table/* INPUT_ENTRIES */.sN.map(([name]) => variableOf(name)));
    return Object.keys(environment)
        .filter((name) => name.startsWith('INPUT_') && !known.has(name))
        .map((name) => name.slice('INPUT_'.length).toLowerCase());
}
function readValue(input, text) {
    if (text === '' && input.required)
        return { allowed: 'it is required' };
    if (text === '' && mayBeAbsent(input))
        return { value: null };
    switch (input.kind) {
        case 'text':
        case 'secret':
            return { value: text };
        case 'switch':
            return readSwitch(text);
        case 'names':
            return { value: readNames(text) };
        case 'lines':
            return { value: linesOf(text) };
        case 'models':
            try {
                return { value: (0,models/* readModels */.FJ)(linesOf(text)) };
            }
            catch {
                return { allowed: `a model, or lines of CLI=MODEL, where CLI is ${(0,agent_clis/* listInWords */.Dq)(agent_clis/* AGENT_CLI_NAMES */.UR)}` };
            }
        case 'words': {
            const words = shellWords(text);
            return words === null ? { allowed: 'arguments whose quotes are closed' } : { value: words };
        }
        case 'pairs':
            return readPairs(text);
        default:
            return readKind(input, text);
    }
}
const linesOf = (text) => text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
function mayBeAbsent({ kind }) {
    return kind !== 'names' && kind !== 'pairs' && kind !== 'switch';
}
/** Names parted by commas, spaces or lines. */
function readNames(text) {
    return text.split(/[\s,]+/).filter((name) => name !== '');
}
/** YAML 1.2's booleans, as `core.getBooleanInput` reads them. */
function readSwitch(text) {
    if (/^(true|True|TRUE)$/.test(text))
        return { value: true };
    return /^(false|False|FALSE)$/.test(text) ? { value: false } : { allowed: 'true or false' };
}
function readPairs(text) {
    const pairs = [];
    for (const line of text.split('\n').map((each) => each.trim())) {
        if (line === '')
            continue;
        const split = line.indexOf('=');
        if (split < 1)
            return { allowed: 'lines of name=value' };
        pairs.push([line.slice(0, split).trim(), line.slice(split + 1)]);
    }
    return { value: Object.fromEntries(pairs) };
}
function problemText(name, input, text, allowed) {
    if (text === '')
        return `\`${name}\`: ${allowed}`;
    const value = input.kind === 'secret' ? '***' : JSON.stringify(text.slice(0, 100));
    return `\`${name}\`: ${value} is not allowed; give ${allowed}`;
}


/***/ }),

/***/ 50852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ listenTo)
/* harmony export */ });
/* harmony import */ var _checkpoint_redact_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81075);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _process_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70968);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48699);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93683);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89167);






function listenTo(environment) {
    const { secrets, passedOver } = secretsOf(environment);
    const redactor = (0,_checkpoint_redact_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .createRedactor */ .lY)(secrets);
    const voice = new _voice_js__WEBPACK_IMPORTED_MODULE_5__/* .RunnerOutput */ .Ew({ environment, redact: (text) => redactor.redactText(text) });
    return { environment, secrets, passedOver, redactor, voice };
}
/**
 * An agent's key is a secret whatever it looks like; of the rest of the environment only what children may see. The
 * inputs are taken as they are given: what is said of unusable ones is redacted too.
 */
function secretsOf(environment) {
    const given = (name) => environment[(0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .variableOf */ .Qn)(name)]?.trim() || null;
    const secretInputs = _input_table_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_ENTRIES */ .sN.filter(([, input]) => input.kind === 'secret');
    const keys = _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_KEYS */ .TQ.map(({ variable }) => variable);
    const allowed = (0,_process_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .childEnvironment */ .Qc)({
        parent: environment,
        mode: 'allow-list',
        allow: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readNames */ .r6)(given('env-allow') ?? ''),
        own: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .ownVariables */ .uk)(name, environment)),
        secrets: _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_VARIABLES */ .It,
    });
    return (0,_checkpoint_redact_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsFrom */ .yD)({
        // Each line of one that has several is a secret by itself.
        inputs: Object.fromEntries(secretInputs.flatMap(([name]) => (given(name)?.split(/[\r\n]+/) ?? []).map((line, index) => [`${name} ${index + 1}`, line.trim()]))),
        keys,
        environment: { ...allowed.env, ...Object.fromEntries(keys.map((name) => [name, environment[name]])) },
    });
}


/***/ }),

/***/ 89167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ew: () => (/* binding */ RunnerOutput),
  tY: () => (/* binding */ noSummaryText),
  pc: () => (/* binding */ redacted)
});

// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/report/annotations.js
var annotations = __webpack_require__(91116);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/action/guard/file-commands.js




/** The files by which a step speaks to the runner, and so to every later step. */
const FILE_COMMANDS = [
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_STATE',
];
/** Characters that are shown of what was taken out. */
const SHOWN = 120;
/** Only so much is redacted to be shown. It is far more than `SHOWN`, so that no secret cut at its end is seen. */
const LOOKED_AT_BYTES = 64 * 1024;
/** Tries to write while somebody else keeps writing into the same file. */
const MAX_TRIES = 20;
/**
 * Holds the runner's command files while agents and scripts are at work (spec 4.8). Their names are kept from
 * children, but they lie in a folder that can be listed, and what is written there, `LD_PRELOAD` for example,
 * changes every later step. `sweep` takes out what is not ours. What we write ourselves goes through here, and counts
 * as ours only if it is to the byte what we meant to write.
 *
 * A process that outlives the step, and its file, can still write to it: that cannot be held here.
 */
class FileCommands {
    warn;
    append;
    redact;
    #held;
    /**
     * @param warn called for a file each time that something was taken out of it
     * @param redact applied before what is shown is cut: of a secret that was cut it would not find the rest
     */
    constructor(environment, warn, append = external_node_fs_.appendFileSync, redact = (text) => text) {
        this.warn = warn;
        this.append = append;
        this.redact = redact;
        this.#held = FILE_COMMANDS.flatMap((name) => {
            const path = environment[name];
            return path ? [{ name, path, content: readIfThere(path) ?? Buffer.alloc(0) }] : [];
        });
    }
    /** Puts every file back to what we have made of it. */
    sweep() {
        for (const held of this.#held)
            this.#sweepOne(held);
    }
    /** Saves a value for `post`. */
    saveState(name, value) {
        this.#add('GITHUB_STATE', recordOf(name, value));
    }
    setOutput(name, value) {
        this.#add('GITHUB_OUTPUT', recordOf(name, value));
    }
    /** Adds Markdown to the job's summary. */
    appendSummary(text) {
        this.#add('GITHUB_STEP_SUMMARY', text);
    }
    /** Outside a runner there is no such file, and nobody to read it. */
    #add(name, text) {
        const held = this.#held.find((each) => each.name === name);
        if (held === undefined)
            return;
        for (let tries = 0; tries < MAX_TRIES; tries += 1) {
            this.#sweepOne(held);
            this.append(held.path, text);
            const meant = Buffer.concat([held.content, Buffer.from(text)]);
            if (readIfThere(held.path)?.equals(meant)) {
                held.content = meant;
                return;
            }
        }
        this.warn(`${name} could not be written: an agent or script keeps changing it.`);
    }
    #sweepOne({ name, path, content }) {
        const found = readIfThere(path);
        if (found?.equals(content))
            return;
        // A file that was empty says nothing when it is gone, either.
        if (content.length === 0 && (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
            return;
        try {
            replace(path, content);
        }
        catch (error) {
            this.warn(`${name} was changed by an agent or script, and could not be put back: ${(0,errors/* messageOf */.bD)(error)}`);
            return;
        }
        this.warn(`An agent or script has changed ${name}, which steers later steps of the job; that was taken out: ${this.#whatChanged(content, found)}`);
    }
    #whatChanged(content, found) {
        if (found === null)
            return 'the file itself was removed or replaced';
        const isAddition = found.subarray(0, content.length).equals(content);
        const changed = (isAddition ? found.subarray(content.length) : found).subarray(0, LOOKED_AT_BYTES);
        const text = this.redact(changed.toString('utf8').trim());
        return JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
    }
}
/** A name and its value, as the runner reads them; a value with newlines and `EOF` in it cannot forge another one. */
function recordOf(name, value) {
    const delimiter = `ghadelimiter_${(0,external_node_crypto_.randomUUID)()}`;
    return `${name}<<${delimiter}${external_node_os_.EOL}${value}${external_node_os_.EOL}${delimiter}${external_node_os_.EOL}`;
}
/** Null when there is no regular file; a link in its place is not followed. */
function readIfThere(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path).isFile() ? (0,external_node_fs_.readFileSync)(path) : null;
    }
    catch {
        return null;
    }
}
/**
 * Overwrites a regular file itself, so that whoever has it open sees the change, too. Anything else, and a file that
 * cannot be written because its mode or owner was changed, gives place to a new file.
 */
function replace(path, content) {
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile())
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    try {
        overwrite(path, content);
    }
    catch {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
        overwrite(path, content);
    }
}
function overwrite(path, content) {
    const { O_WRONLY, O_CREAT, O_TRUNC } = external_node_fs_.constants;
    const file = (0,external_node_fs_.openSync)(path, O_WRONLY | O_CREAT | O_TRUNC | (external_node_fs_.constants.O_NOFOLLOW ?? 0), 0o644);
    try {
        (0,external_node_fs_.writeFileSync)(file, content);
        if (process.platform !== 'win32')
            (0,external_node_fs_.fchmodSync)(file, 0o644);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./lib/action/voice.js



/** GitHub shows ten annotations of a step and level. These are left for the job itself, whatever agents come to. */
const MAX_ANNOTATIONS = 10;
const KEPT_FOR_THE_JOB = { error: 1, warning: 2, notice: 1 };
/** As the toolkit prints an annotation, at a line's start. */
const TOOLKIT_WARNING = /^::(warning|error)(?: [^\n]*?)?::([^\n]*)/gm;
/**
 * All that main and post say and set, in one place: nothing gets into the log, an annotation, an output or the summary
 * but through here, redacted (spec 4.4). It does what @actions/core does, in its words; that loads an HTTP
 * client, which takes longer than all else that `main` does before its first state (spec 4.9).
 */
class RunnerOutput {
    options;
    #files;
    #write;
    /** Prints what is held back of others, and holds back no more. */
    #release = () => { };
    #heard = [];
    #annotated = { error: 0, warning: 0, notice: 0 };
    constructor(options) {
        this.options = options;
        const { write } = process.stdout;
        this.#write = options.write ?? ((line) => write.call(process.stdout, `${line}\n`));
        const redact = (text) => this.redact(text);
        this.#files = new FileCommands(options.environment, (message) => this.warning(message), undefined, redact);
    }
    /** A line, or several, of the log. None of it is a command, whoever wrote it. */
    info(message) {
        this.#write((0,annotations/* withoutCommands */.Df)(this.redact(message)));
    }
    notice(message) {
        this.#say('notice', message);
    }
    warning(message) {
        this.#say('warning', message);
    }
    /**
     * Annotates what agents, scripts or a check's findings have come to, of which there may be any number.
     * @returns false when GitHub would not show it any more, and when only the job's own are left: nothing was said then
     */
    annotate(annotation) {
        return this.#annotate(annotation, MAX_ANNOTATIONS - KEPT_FOR_THE_JOB[annotation.level]);
    }
    /** The job fails when the step ends, and this is why and what to do. */
    setFailed(message) {
        const { fail = failProcess } = this.options;
        fail();
        this.#say('error', message);
    }
    /** A line that may be a command. */
    line(line) {
        this.#write(this.redact(line));
    }
    /**
     * What is printed until the work is over is folded under the title, the toolkit's own lines too: its warnings are of one
     * try, and lines of the log.
     */
    async group(title, work) {
        this.#release();
        this.#write((0,annotations/* groupStart */._A)(this.redact(title)));
        const { others = process.stdout } = this.options;
        const own = others.write;
        others.write = (chunk, ...rest) => Reflect.apply(own, others, [this.#asLines(chunk), ...rest]);
        try {
            return await work();
        }
        finally {
            others.write = own;
            this.#write(annotations/* GROUP_END */.s8);
        }
    }
    /** What the toolkit has warned of since this was last asked, which the log alone has. */
    heard() {
        return this.#heard.splice(0);
    }
    #asLines(chunk) {
        const text = chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : String(chunk);
        return text.replace(TOOLKIT_WARNING, (_, level, message) => {
            if (!this.#heard.includes(message))
                this.#heard.push(message);
            return `${level}: ${message}`;
        });
    }
    /**
     * Work in the background, while the run is told: what the toolkit prints meanwhile is held back, and folded under the
     * title when it is over, when a group begins, or when the process ends. One such work at a time.
     */
    async aside(title, work) {
        this.#release();
        const release = this.#hold(title);
        this.#release = release;
        try {
            return await work();
        }
        finally {
            release();
        }
    }
    #hold(title) {
        const { others = process.stdout } = this.options;
        const own = others.write;
        let held = '';
        others.write = (chunk, encoding, done) => {
            held += this.#asLines(chunk);
            const written = typeof encoding === 'function' ? encoding : done;
            if (typeof written === 'function')
                written();
            return true;
        };
        let isHeld = true;
        const release = () => {
            if (!isHeld)
                return;
            isHeld = false;
            others.write = own;
            process.off('exit', release);
            const lines = held.split('\n').filter((line) => line.trim() !== '');
            if (lines.length === 0)
                return;
            this.#write((0,annotations/* groupStart */._A)(this.redact(title)));
            // A mask is for the runner alone, and has to be whole.
            for (const line of lines)
                this.#write(line.startsWith('::add-mask::') ? line : this.redact(line));
            this.#write(annotations/* GROUP_END */.s8);
        };
        process.on('exit', release);
        return release;
    }
    /** The runner masks it in all that is printed from now on. */
    setSecret(secret) {
        this.#write((0,annotations/* maskLine */.Zj)(secret));
    }
    setOutput(name, value) {
        this.#files.setOutput(name, this.redact(value));
    }
    /** For `post`; not shown anywhere, and so not redacted. */
    saveState(name, value) {
        this.#files.saveState(name, value);
    }
    /** Markdown, at the end of the step's summary. That it could not be written is no failure of the job. */
    summary(text) {
        try {
            this.#files.appendSummary(this.redact(text));
        }
        catch (error) {
            this.warning(noSummaryText(error));
        }
    }
    /** Takes out what agents and scripts have written to the runner, and says so. */
    sweep() {
        this.#files.sweep();
    }
    redact(text) {
        return this.options.redact(text);
    }
    /** What the job says itself has the annotations that are kept for it; beyond them it is a line of the log. */
    #say(level, message) {
        if (!this.#annotate({ level, message }, MAX_ANNOTATIONS))
            this.info(`${level}: ${message}`);
    }
    #annotate({ level, ...texts }, most) {
        if (this.#annotated[level] >= most)
            return false;
        this.#annotated[level] += 1;
        this.#write((0,annotations/* annotationLine */.As)({ level, ...redacted(texts, (text) => this.redact(text)) }));
        return true;
    }
}
function noSummaryText(error) {
    return `The job summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`;
}
/** The same with every text in it redacted, at any depth: in JSON of it no form of a secret is left. */
function redacted(value, redact) {
    if (typeof value === 'string')
        return (value === '' ? value : redact(value));
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((each) => redacted(each, redact));
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redacted(each, redact)]));
}
function failProcess() {
    process.exitCode = 1;
}


/***/ }),

/***/ 81075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lY: () => (/* binding */ createRedactor),
  yD: () => (/* reexport */ secretsFrom),
  LF: () => (/* reexport */ unreadableText)
});

// UNUSED EXPORTS: MIN_SECRET_BYTES, REPLACEMENT

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/checkpoint/redact/pattern.js
/** Text as the regular expressions here see it, with one character for each byte. */
const bytesOf = (text) => Buffer.from(text).toString('latin1');
/** The source of a regular expression for these characters, outside of sets. */
const literal = (bytes) => bytes.replace(/[^A-Za-z0-9_]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
/** A backslash, as it is or percent-encoded. */
const SLASH = '(?:\\\\|%5[Cc])';

;// CONCATENATED MODULE: ./lib/checkpoint/redact/forms.js

/** Bytes of UTF-8. Shorter secrets would be found in text that has nothing to do with them. */
const MIN_SECRET_BYTES = 6;
/** Bytes. Shorter lines of a secret of many lines are no secret by themselves. */
const MIN_LINE_BYTES = 12;
/** What is worth looking for of one secret: the whole, the same without white space around it, each of its lines. */
function valuesOf(secret) {
    const lines = secret
        .split(/[\r\n]+/)
        .map((line) => line.trim())
        // The header of a PEM key is in many a document.
        .filter((line) => Buffer.byteLength(line) >= MIN_LINE_BYTES && !line.startsWith('-----'));
    return [secret, secret.trim(), secret.replaceAll('\r\n', '\n'), ...lines].filter(isLongEnough);
}
/** Whether a value is worth looking for. */
function isLongEnough(value) {
    return Buffer.byteLength(value) >= MIN_SECRET_BYTES && !/^(.)\1*$/su.test(value) && value.trim() !== '';
}
/** The patterns of all forms of these secrets: as they are, escaped, in hex, and in base64 at any alignment. */
function secretPatterns(secrets) {
    const values = [...new Set(secrets.flatMap(valuesOf))];
    return values.flatMap((value) => {
        const bytes = Buffer.from(value);
        const encoded = [0, 1, 2].map((before) => {
            const { core, rest } = base64At(bytes, before);
            return patternOf(core.map(base64Unit), rest && `(?:${base64Unit(rest).source}(?:=|%3[Dd]){0,2})?`);
        });
        return [patternOf(spelledUnits(value)), patternOf([...bytes.toString('hex')].map(hexUnit)), ...encoded];
    });
}
/** Number of units that tell most places from a secret. */
const HEAD_UNITS = 4;
/** Units that one regular expression reads: long ones take long to compile, and most places need the first alone. */
const LINK_UNITS = 8;
function patternOf(units, tail = '') {
    const chain = [];
    let link = '';
    let room = LINK_UNITS;
    for (const { source, isFirm } of units) {
        link += source;
        room -= 1;
        if (room > 0 || !isFirm)
            continue;
        chain.push(link);
        link = '';
        room = LINK_UNITS;
    }
    return {
        begins: beginsOf(units, 3),
        head: units
            .slice(0, HEAD_UNITS)
            .map(({ source }) => source)
            .join(''),
        chain: [...chain, link + tail].filter((each) => each !== ''),
        isNested: true,
        reach: units.reduce((sum, unit) => sum + unit.reach, LETTER_REACH * 2),
    };
}
/** The bytes with which these units may begin: `length` of them, or fewer where they may go on in many ways. */
function beginsOf(units, length) {
    const [first, ...rest] = units;
    if (first === undefined || length === 0)
        return [''];
    const behind = first.begins.some((begin) => begin.length === 1) ? beginsOf(rest, length - 1) : [];
    const begins = first.begins.flatMap((begin) => begin.length > 1 ? begin.slice(0, length) : behind.map((next) => begin + next));
    return [...new Set(begins)];
}
/** Backslashes of escaped text: JSON in JSON in JSON makes eight of one, and puts seven before a quote. */
const ESCAPES = `${SLASH}{1,7}`;
/** Bytes of the longest way to write one: UTF-8 in `\xXX` behind percent-encoded backslashes. */
const BYTE_REACH = 27;
const LETTERS = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };
/** The units of a secret as it is spelled. Backslashes go with what they stand before, where it is escaped too. */
function spelledUnits(value) {
    return [...value.matchAll(/(\\*)([^\\]|$)/gsu)]
        .filter(([all]) => all !== '')
        .map(([, slashes, character], at) => spelledUnit(slashes.length, character, at === 0));
}
function spelledUnit(slashes, character, isFirst) {
    const bytes = Buffer.byteLength(character);
    const isFirm = character !== '%';
    const { plain, escaped } = character === '' ? { plain: [], escaped: [] } : waysOf(character);
    const afterSlash = [...(slashes === 0 ? [] : plain), ...escaped];
    const begins = [
        ...afterSlash.flatMap((way) => way.begins.map((begin) => `\\${begin.slice(0, 2)}`)),
        ...['%5C', '%5c', ...(isFirst ? [] : ['\\\\', '\\%'])],
    ];
    if (slashes === 0) {
        // Of the backslashes before a secret, one is taken for its own. Those that are left stay escaped.
        const behindSlash = `${isFirst ? SLASH : ESCAPES}(?:${either(escaped)})`;
        // The look ahead decides nothing: with it, this compiles several times faster.
        const source = `(?:${either(plain)}|(?=[\\\\%])${behindSlash})`;
        return {
            source,
            begins: [...plain.flatMap((way) => way.begins), ...begins],
            reach: BYTE_REACH * bytes,
            isFirm,
        };
    }
    const most = 8 * slashes + 7;
    const own = `(?:${SLASH}(?:u005[Cc]|x5[Cc])?){${slashes},${most}}`;
    return {
        source: `${own}(?:${either(afterSlash)})`,
        begins: ['\\\\', '\\u', '\\x', ...begins],
        reach: BYTE_REACH * bytes + 8 * most,
        isFirm,
    };
}
const either = (ways) => ways.map(({ source }) => source).join('|');
/** How a character is written as it is or in a URL, and how behind a backslash. */
function waysOf(character) {
    const bytes = bytesOf(character);
    const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at).toString(16).padStart(4, '0'));
    const percent = {
        source: hex.map((digits) => `%${anyCase(digits)}`).join(''),
        begins: cases(hex[0]).map((digits) => `%${digits}`),
    };
    const itself = { source: literal(bytes), begins: [bytes.slice(0, 2)] };
    const plus = { source: '\\+', begins: ['+'] };
    const letter = LETTERS[character];
    return {
        plain: [percent, itself, ...(character === ' ' ? [plus] : [])],
        escaped: [
            // A backslash and an n are a line end, not an n.
            ...(/[a-z0-9]/.test(character) ? [] : [percent, itself]),
            ...(letter === undefined ? [] : [{ source: letter, begins: [letter] }]),
            {
                source: units.map((digits) => `u${anyCase(digits)}`).join(ESCAPES),
                begins: cases(units[0][0]).map((digit) => `u${digit}`),
            },
            {
                source: hex.map((digits) => `x${anyCase(digits)}`).join(ESCAPES),
                begins: cases(hex[0][0]).map((digit) => `x${digit}`),
            },
        ],
    };
}
/** Hex digits in capitals and small letters, also mixed. */
function cases(digits) {
    const [first, ...rest] = digits;
    if (first === undefined)
        return [''];
    const both = [...new Set([first, first.toUpperCase()])];
    return cases(rest.join('')).flatMap((behind) => both.map((digit) => digit + behind));
}
const anyCase = (digits) => digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
/**
 * A line end in an encoded text, as wide as its lines may be: as it is or escaped, and indented. It is a loop of single
 * characters, since it stands between all letters and compiles ten times faster than an exact one.
 */
const BREAK = '(?:[\\r\\n\\t \\\\]|(?<=\\\\)[rn]|%0[AaDd]|%5[Cc][rn]?){0,24}';
const BREAK_BEGINS = ['\r', '\n', '\t', ' ', '\\', '%'];
/** The most bytes of a letter and the break before it: four in each turn of that loop, and an escaped slash. */
const LETTER_REACH = 24 * 4 + 22;
function letterUnit(source, begins) {
    const broken = begins.flatMap((begin) => begin.length > 1 ? begin : [begin, ...BREAK_BEGINS.map((byte) => begin + byte)]);
    return { source: `${BREAK}${source}`, begins: broken, reach: LETTER_REACH, isFirm: true };
}
function hexUnit(digit) {
    return letterUnit(anyCase(digit), cases(digit));
}
/** A letter of plain and of URL-safe base64. */
function base64Unit(letter) {
    if (letter === '+')
        return letterUnit('(?:[+-]|%2[Bb])', ['+', '-', '%2']);
    if (letter === '/')
        return letterUnit(`(?:[/_]|${ESCAPES}/|%2[Ff])`, ['/', '_', '\\/', '%2', '%5']);
    return letterUnit(letter, [letter]);
}
/**
 * The letters of base64 that do not depend on what surrounds these bytes, when `before` bytes (modulo three)
 * come before them; and the one that follows when nothing comes behind them.
 */
function base64At(bytes, before) {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    return { core: [...encoded.slice(Math.ceil((before * 8) / 6), end)], rest: encoded.slice(end) };
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/tokens.js


/** The most bytes that any of these patterns reads. It is checked by hand. */
const REACH = 36_000;
/** The most bytes of a JSON Web Token's header, and of its payload. */
const JWT_PART = 16_384;
/** Characters that `more` takes in at a time; the longest way to write one is 12 bytes. */
const PIECE = '{1,1024}';
const ALNUM = '[A-Za-z0-9]';
const WORD = '[A-Za-z0-9_]';
const URL_SAFE = '[A-Za-z0-9_-]';
/** A place where no word goes on: `task-` is no `sk-` token. Escapes, such as one of a line end, are no word. */
const AT_WORD = `(?:(?<!${ALNUM})|(?<=\\\\[nrtbf]|%[0-9A-Fa-f]{2}|\\\\u[0-9A-Fa-f]{4}))`;
/** A token with a fixed beginning, at least this many characters of a set, and all that follow of it. */
const run = (begins, set, least, before = '') => ({
    begins,
    chain: [`${before}(?:${begins.map(literal).join('|')})${set}{${least}}`],
    more: `${set}${PIECE}`,
});
/** A value that only its name tells from any other text. The name stays. */
const named = (names, between, value, more) => ({
    begins: names,
    chain: [`(?:${names.map(literal).join('|')})${between}`, value],
    more,
    isNamed: true,
});
const AWS_NAMES = [
    ...['secret_access_key', 'SECRET_ACCESS_KEY', 'SecretAccessKey', 'secretAccessKey'],
    ...['secret-access-key', 'Secret Access Key', 'aws_secret_key', 'AWS_SECRET_KEY'],
    ...['aws_session_token', 'AWS_SESSION_TOKEN', 'SessionToken', 'sessionToken'],
];
/** What stands between a name and its value, whatever the language: `": "`, ` = `, `=>`. */
const ASSIGNED = '[ \\t"\'`:=>,()\\\\]{1,40}';
/** What stands there in a text with names of its own: `name=`, also escaped for a URL, or for JSON within HTML. */
const EQUALS = '(?:=|%3[Dd]|\\\\{1,7}u003[Dd])';
/** A character of base64, with the escaped slashes of JSON and the escapes of a URL. */
const BASE64 = '(?:[A-Za-z0-9+/]|\\\\{1,7}/|%2[BbFf])';
/** A slash in JSON or in a URL. */
const PATH_SLASH = '(?:\\\\{0,7}/|%2[Ff])';
/** A character of a token that may have dots in it; a dot that ends a sentence does not count. */
const DOTTED = `(?:${URL_SAFE}|\\.(?=[A-Za-z0-9]))`;
/** What follows `Bearer `. Words have no digit, and paths in prose have an ending. */
const BEARER = `(?!(?:[\\w.-]{1,60}/){1,20}[\\w-]{1,60}\\.[a-z]{1,5}(?![\\w.-]))(?=[A-Za-z0-9._~+/=-]{0,200}[0-9])[A-Za-z0-9][A-Za-z0-9._~+/=-]{15}`;
/** The user and the password of a URL. A password that is a variable's name is none. */
const URL_USER = '(?:[^\\s/:@"\'`<>\\\\?#]){0,256}';
const URL_PASSWORD = '(?!\\$[({]|\\$\\w{1,64}@|\\{\\{)(?:[^\\s/@"\'`<>\\\\?#]|\\\\(?![nrt])){1,1024}(?=@)';
/** The same in a URL that is part of another URL. */
const INNER_USER = '(?:(?!%3[Aa]|%40|%2[Ff])[A-Za-z0-9._~%+-]){0,256}';
const INNER_PASSWORD = "(?!%24%7[Bb]|%24\\w{1,64}%40|%7[Bb]%7[Bb])(?:(?!%40|%2[Ff]|%3[Ff]|%2[023]|%0|%5[Cc][nrt])[A-Za-z0-9._~%!*'()+-]){1,1024}(?=%40)";
/** A line of base64 in a PEM key. Any run as long as this is one, wherever the lines are in. */
const PEM_LINE = '[A-Za-z0-9+/=]{20,4096}';
/**
 * What may be between two lines: line ends, also escaped; line numbers, quotes and pluses of code that prints it; the
 * headers of an encrypted key.
 */
const PEM_GAP = '(?:(?!-----END )[^]){0,160}?';
/** The END line, or the last line of a key that was cut off, too short to be told. Closing quotes keep a backslash. */
const PEM_LAST = `${PEM_GAP}-----END [A-Z0-9 ]{0,48}-----|(?:\\\\{0,8}[A-Za-z0-9+/= \\t\\r\\n]){1,160}`;
const PEM_LABELS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ', 'PGP '];
const PEM_BASE64 = PEM_LABELS.flatMap((label) => [0, 1, 2].map((before) => base64At(Buffer.from(`-----BEGIN ${label}PRIVATE KEY`), before).core.join('')));
/**
 * Well-known tokens (spec 4.4), by their fixed beginnings. Lengths are a little under the real ones, so that they still
 * hold when tokens change.
 */
const TOKENS = [
    // GitHub. A server token may go on as a JSON Web Token, which is found as such.
    run(['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], WORD, 30),
    run(['github_pat_'], WORD, 30),
    // GitLab
    {
        ...run('glpat- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glwt-'.split(' '), URL_SAFE, 20),
        more: `${DOTTED}${PIECE}`,
    },
    run(['GR1348941'], URL_SAFE, 20),
    // What agents have for keys beside a meter
    run(['rmd-'], '[0-9a-f]', 64),
    // Anthropic
    run(['sk-ant-'], URL_SAFE, 20),
    // OpenAI, and those who write theirs alike
    run(['sk-proj-', 'sk-svcacct-', 'sk-admin-', 'sk-None-', 'sk-or-v1-'], URL_SAFE, 20),
    run(['sk-'], ALNUM, 32, AT_WORD),
    // xAI, Groq, Hugging Face
    run(['xai-'], ALNUM, 40, AT_WORD),
    run(['gsk_'], ALNUM, 40, AT_WORD),
    run(['hf_', 'api_org_'], ALNUM, 30, AT_WORD),
    // AWS: an access key's id; the secret key and the session's token
    run(['AKIA', 'ASIA'], '[A-Z0-9]', 16),
    named(AWS_NAMES, ASSIGNED, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
    // Azure: accounts, buses and hubs, and the signature of a shared access
    named(['AccountKey', 'SharedAccessKey', 'SharedSecret'], `${EQUALS}`, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
    {
        ...named(['sig'], EQUALS, `${BASE64}{40}`, `(?:${BASE64}|${EQUALS})${PIECE}`),
        chain: [`${AT_WORD}sig${EQUALS}`, `${BASE64}{40}`],
    },
    // Google
    run(['AIza'], URL_SAFE, 30),
    run(['ya29.'], URL_SAFE, 20, AT_WORD),
    run(['GOCSPX-'], URL_SAFE, 20),
    // Slack, and the paths of its web hooks
    run('xoxa- xoxb- xoxc- xoxd- xoxe- xoxe. xoxp- xoxr- xoxs- xapp-'.split(' '), '[A-Za-z0-9-]', 10),
    named(['hooks.slack.com', 'hooks.slack-gov.com'], `${PATH_SLASH}(?:services|workflows|triggers)${PATH_SLASH}`, `${ALNUM}{6,24}${PATH_SLASH}${ALNUM}{6,24}`, `(?:${ALNUM}|${PATH_SLASH}(?=${ALNUM}))${PIECE}`),
    // Stripe
    run(['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_'], ALNUM, 16),
    run(['whsec_'], `(?:${BASE64})`, 30),
    // SendGrid
    {
        begins: ['SG.'],
        chain: [`${AT_WORD}SG\\.${URL_SAFE}{16,32}\\.${URL_SAFE}{30}`],
        more: `${URL_SAFE}${PIECE}`,
    },
    // npm, PyPI
    run(['npm_'], ALNUM, 30),
    named(['_authToken'], `[ \\t]{0,4}${EQUALS}[ \\t]{0,4}\\\\{0,7}["']?`, '[A-Za-z0-9+/=_.~-]{16}', `[A-Za-z0-9+/=_.~-]${PIECE}`),
    run(['pypi-AgE'], URL_SAFE, 40),
    // Vault
    run(['hvs.', 'hvb.', 'hvr.'], URL_SAFE, 20, AT_WORD),
    // Any token that is handed over as a bearer's
    named(['Bearer', 'bearer', 'BEARER'], '(?:[ \\t]{1,4}|%20|\\+|\\\\{1,7}(?:t|u0020))', BEARER, `(?:[A-Za-z0-9_~+/=-]|\\.(?=[A-Za-z0-9_-]))${PIECE}`),
    // The password of a URL, also of one in JSON or in another
    {
        begins: [':/', ':\\'],
        chain: [`(?<=[A-Za-z0-9]):(?:\\\\{0,7}/){2}${URL_USER}:`, URL_PASSWORD],
        isNamed: true,
    },
    {
        begins: ['%3A%2F', '%3a%2f'],
        chain: [`%3[Aa](?:%2[Ff]){2}${INNER_USER}%3[Aa]`, INNER_PASSWORD],
        isNamed: true,
    },
    // JSON Web Tokens, signed or encrypted
    {
        begins: ['eyJ'],
        chain: [`eyJ${URL_SAFE}{8,${JWT_PART}}`, `\\.${URL_SAFE}{4,${JWT_PART}}`, '\\.'],
        more: `[A-Za-z0-9_.-]${PIECE}`,
    },
    // Private keys in PEM. A header alone, which many a program contains, is left.
    {
        begins: ['-----BEGIN '],
        chain: ['-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----', PEM_GAP + PEM_LINE],
        more: PEM_GAP + PEM_LINE,
        last: PEM_LAST,
    },
    // The same in base64, as a kubeconfig has them, in lines of any width
    {
        begins: PEM_BASE64,
        chain: [`(?:${PEM_BASE64.map(literal).join('|')})[A-Za-z0-9+/=]{16}`],
        more: `(?:(?:\\r?\\n|(?:\\\\{1,7}r)?\\\\{1,7}n)[ \\t]{0,32}[A-Za-z0-9+/=]{16}|[A-Za-z0-9+/=])[A-Za-z0-9+/=]{0,4096}`,
    },
];
const TOKEN_PATTERNS = TOKENS.map((token) => ({
    ...token,
    head: token.begins.map(literal).join('|'),
    isNested: false,
    reach: REACH,
}));

;// CONCATENATED MODULE: ./lib/checkpoint/redact/scanner.js


const REPLACEMENT = '***';
const STARS = Buffer.from(REPLACEMENT);
/** Bytes that are kept behind the decided ones: more than a pattern looks back. */
const LOOK_BEHIND = 64;
/** The fewest bytes that are gathered before they are read. */
const GATHER = 64 * 1024;
function compileRules(secrets) {
    const patterns = [...secretPatterns(secrets), ...TOKEN_PATTERNS];
    const members = new Map();
    for (const pattern of patterns) {
        const reader = new PatternReader(pattern);
        for (const begin of pattern.begins) {
            const pair = (begin.charCodeAt(0) << 8) | begin.charCodeAt(1);
            const { third, readers } = members.get(pair) ?? { third: new Uint8Array(256), readers: new Set() };
            members.set(pair, { third, readers: readers.add(reader) });
            if (begin.length > 2)
                third[begin.charCodeAt(2)] = 1;
            else
                third.fill(1);
        }
    }
    const groupOf = new Uint16Array(0x10000);
    const groups = [...members].map(([pair, { third, readers }], at) => {
        groupOf[pair] = at + 1;
        return { third, head: headOf([...readers]), readers: [...readers] };
    });
    const reach = patterns.reduce((most, pattern) => Math.max(most, pattern.reach), 0);
    return { groupOf, groups, reach };
}
/** The expression is compiled when it is first asked for, since few ever are. */
function headOf(readers) {
    let head;
    return () => {
        head ??= new RegExp([...new Set(readers.map(({ pattern }) => pattern.head))].join('|'), 'y');
        return head;
    };
}
/** Each link is compiled when it is first reached, since few ever are. */
class PatternReader {
    pattern;
    links = [];
    more;
    last;
    constructor(pattern) {
        this.pattern = pattern;
        this.more = pattern.more === undefined ? null : new RegExp(pattern.more, 'y');
        this.last = pattern.last === undefined ? null : new RegExp(pattern.last, 'y');
    }
    /** Reads the chain from `at`. `end` is where reading ended; `start` is null if the chain isn't all there. */
    read(text, at) {
        const { chain, isNamed } = this.pattern;
        let start = at;
        let end = at;
        for (let number = 0; number < chain.length; number++) {
            this.links[number] ??= new RegExp(chain[number], 'y');
            const next = endOf(this.links[number], text, end);
            if (next === null)
                return { start: null, end };
            if (number === 0 && isNamed)
                start = next;
            end = next;
        }
        return { start, end };
    }
    /** Reads on behind the chain, as far as `limit` allows to decide. With `isOpen` there may be more. */
    readOn(text, from, limit) {
        if (this.more === null)
            return { end: from, isOpen: false };
        let end = from;
        while (end < limit) {
            const next = endOf(this.more, text, end);
            if (next === null)
                return { end: (this.last && endOf(this.last, text, end)) ?? end, isOpen: false };
            end = next;
        }
        return { end, isOpen: true };
    }
}
function endOf(link, text, at) {
    link.lastIndex = at;
    return link.test(text) ? link.lastIndex : null;
}
/**
 * Redacts one stream of bytes. Positions are counted in bytes from its start. What comes out does not depend on
 * how the bytes are cut into chunks: each place is decided when all that the patterns can reach is there.
 */
class Scanner {
    rules;
    /** The bytes that are kept: some of those that were decided, and all that were not. */
    bytes = Buffer.alloc(0);
    /** Position of the first byte of `bytes`. */
    base = 0;
    /** Position before which all bytes are decided. */
    decided = 0;
    /** Position before which all bytes were given out or redacted. */
    cursor = 0;
    gathered = [];
    gatheredBytes = 0;
    intervals = [];
    /** What each pattern is still reading, and up to where it has read. */
    open = new Map();
    until = new Map();
    /** Whether anything to redact was found so far. */
    hasFound = false;
    /** Patterns tried and bytes that they took in: the cost of reading, for the test that it is linear. */
    work = 0;
    constructor(rules) {
        this.rules = rules;
    }
    /** Takes a chunk and gives the bytes that are decided by now. */
    write(chunk) {
        this.gathered.push(chunk);
        this.gatheredBytes += chunk.length;
        return this.gatheredBytes < Math.max(GATHER, this.rules.reach) ? Buffer.alloc(0) : this.scan(false);
    }
    end() {
        return this.scan(true);
    }
    scan(isEnd) {
        const dropped = Math.max(0, this.decided - this.base - LOOK_BEHIND);
        this.bytes = Buffer.concat([this.bytes.subarray(dropped), ...this.gathered]);
        this.base += dropped;
        this.gathered = [];
        this.gatheredBytes = 0;
        const { bytes, base } = this;
        const { groupOf, groups, reach } = this.rules;
        const text = bytes.toString('latin1');
        const limit = isEnd ? bytes.length : Math.max(this.decided - base, bytes.length - reach);
        for (const [reader, interval] of this.open)
            this.readOn(reader, interval, text, limit);
        for (let at = this.decided - base, pair = bytes[at]; at < limit; at++) {
            pair = ((pair & 0xff) << 8) | bytes[at + 1];
            const group = groupOf[pair];
            if (group === 0)
                continue;
            const candidates = groups[group - 1];
            if (candidates.third[bytes[at + 2]] === 1)
                this.tryGroup(candidates, text, at, limit);
        }
        this.decided = base + limit;
        return this.release();
    }
    tryGroup({ head, readers }, text, at, limit) {
        this.work += 1;
        if (endOf(head(), text, at) !== null)
            for (const reader of readers)
                this.tryAt(reader, text, at, limit);
    }
    tryAt(reader, text, at, limit) {
        const { isNested } = reader.pattern;
        if (!isNested && this.base + at < (this.until.get(reader) ?? 0))
            return;
        const { start, end } = reader.read(text, at);
        this.work += 1 + end - at;
        if (start !== null) {
            const interval = { start: this.base + start, end: this.base + end };
            this.intervals.push(interval);
            this.hasFound = true;
            this.readOn(reader, interval, text, limit);
        }
        else if (!isNested) {
            this.until.set(reader, this.base + end);
        }
    }
    readOn(reader, interval, text, limit) {
        const from = interval.end - this.base;
        const { end, isOpen } = reader.readOn(text, from, limit);
        this.work += end - from;
        interval.end = this.base + end;
        this.until.set(reader, interval.end);
        if (isOpen)
            this.open.set(reader, interval);
        else
            this.open.delete(reader);
    }
    /** The decided bytes that were not given out yet, redacted. Places that overlap become one. */
    release() {
        const parts = [];
        const intervals = this.intervals.sort((a, b) => a.start - b.start);
        for (const { start, end } of intervals) {
            if (start >= this.decided)
                break;
            if (start >= this.cursor)
                parts.push(this.slice(this.cursor, start), STARS);
            this.cursor = Math.max(this.cursor, end);
        }
        const open = new Set(this.open.values());
        this.intervals = intervals.filter((interval) => interval.start >= this.decided || open.has(interval));
        if (this.cursor < this.decided) {
            parts.push(this.slice(this.cursor, this.decided));
            this.cursor = this.decided;
        }
        return Buffer.concat(parts);
    }
    slice(from, to) {
        return this.bytes.subarray(from - this.base, to - this.base);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/checkpoint/redact/text-only.js





class NotText extends Error {
    name = 'NotText';
}
/**
 * Lets only text through: what is compressed or otherwise packed cannot be searched. UTF-8 passes byte for byte, UTF-16
 * with a byte order mark as the UTF-8 of it. NUL is no text, since UTF-16 without a mark is full of it.
 */
function textOnly() {
    let decoder = null;
    let first = Buffer.alloc(0);
    const read = (chunk, isEnd) => {
        decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
        const text = decodedBy(decoder, chunk, isEnd);
        if (text.includes('\0'))
            throw new NotText('it has NUL bytes');
        return decoder.encoding === 'utf-8' ? chunk : Buffer.from(text);
    };
    const gathered = (chunk, isEnd) => {
        // The first two bytes tell how the rest is to be read.
        first = decoder === null ? Buffer.concat([first, chunk]) : chunk;
        return decoder === null && first.length < 2 && !isEnd ? Buffer.alloc(0) : read(first, isEnd);
    };
    return new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            settle(done, () => gathered(chunk, false));
        },
        flush(done) {
            settle(done, () => gathered(Buffer.alloc(0), true));
        },
    });
}
function settle(done, make) {
    try {
        done(null, make());
    }
    catch (error) {
        done(error instanceof Error ? error : new Error((0,errors/* messageOf */.bD)(error)));
    }
}
function encodingOf([one, two]) {
    if (one === 0xff && two === 0xfe)
        return 'utf-16le';
    return one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
}
function decodedBy(decoder, chunk, isEnd) {
    try {
        return decoder.decode(chunk, { stream: !isEnd });
    }
    catch {
        throw new NotText(`it is no ${decoder.encoding.toUpperCase()}`);
    }
}
async function fingerprintOfFile(file) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(file), async (chunks) => {
        for await (const chunk of chunks) {
            hash.update(chunk);
            bytes += chunk.length;
        }
    });
    return { bytes, sha256: hash.digest('hex') };
}
const MAX_NAMED = 5;
/** The files in one line, however many there are. */
function unreadableText(files) {
    const named = files.slice(0, MAX_NAMED).map(({ path, bytes }) => `${path} (${bytes} bytes)`);
    const more = files.length - named.length;
    const which = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return files.length === 1
        ? `${which} is no text, so that nobody can tell whether a secret is in it`
        : `${which} are no text, so that nobody can tell whether a secret is in them`;
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/folder.js





/** Copies one file at a time, so that memory stays that of one; see `Redactor.redactFolder`. */
async function redactFolder(tools, from, to) {
    const copy = new FolderCopy(tools, (0,external_node_path_.resolve)(from), (0,external_node_path_.resolve)(to));
    await (0,promises_.mkdir)(to, { recursive: true, mode: 0o700 });
    await copy.folder((0,external_node_path_.resolve)(from), (0,external_node_path_.resolve)(to), await (0,promises_.readdir)(from, { withFileTypes: true }));
    return copy;
}
class FolderCopy {
    tools;
    root;
    target;
    files = 0;
    bytes = 0;
    skipped = [];
    unreadable = [];
    constructor(tools, root, target) {
        this.tools = tools;
        this.root = root;
        this.target = target;
    }
    async folder(from, to, entries) {
        const taken = new Set();
        for (const entry of [...entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
            const path = (0,external_node_path_.join)(from, entry.name);
            // A copy that lies in the folder is not copied again.
            if (path === this.target)
                continue;
            const copy = (0,external_node_path_.join)(to, this.freeName(entry.name, taken));
            try {
                await this.entry(entry, path, copy);
            }
            catch (error) {
                if (error instanceof NotText)
                    this.unreadable.push({ path: this.nameOf(path), ...(await fingerprintOfFile(path)) });
                else
                    this.skip(path, (0,errors/* messageOf */.bD)(error));
            }
        }
    }
    async entry(entry, path, copy) {
        if (entry.isDirectory()) {
            const entries = await (0,promises_.readdir)(path, { withFileTypes: true });
            await (0,promises_.mkdir)(copy, { recursive: true, mode: 0o700 });
            await this.folder(path, copy, entries);
        }
        else if (entry.isFile()) {
            const { size } = await (0,promises_.lstat)(path);
            await this.tools.redactFile(path, copy);
            this.files += 1;
            this.bytes += size;
        }
        else {
            this.skip(path, entry.isSymbolicLink() ? 'a symbolic link' : 'neither a file nor a folder');
        }
    }
    skip(path, why) {
        this.skipped.push({ path: this.nameOf(path), why: this.tools.redactText(why) });
    }
    nameOf(path) {
        return this.tools.redactText((0,external_node_path_.relative)(this.root, path));
    }
    /** A name for the copy, without the asterisks that artifacts and Windows refuse. Equal names are numbered. */
    freeName(name, taken) {
        const redacted = this.tools.redactText(name);
        const base = redacted === name ? name : redacted.replaceAll(REPLACEMENT, 'redacted');
        let free = base;
        for (let number = 2; taken.has(free); number++)
            free = `${base}-${number}`;
        taken.add(free);
        return free;
    }
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/secrets.js

/** In a name these words mean a secret wherever they stand: `PGPASSWORD`, `slackToken`. */
const STRONG = /token|secret|passw|passphrase|credential|api_?key/;
/** These mean one only as words of their own, so that KEYBOARD, AUTHOR and PATH are left alone. */
const WORDS = new Set([
    ...[
        'key',
        'keys',
        'auth',
        'authorization',
        'private',
        'pass',
        'pwd',
        'pat',
        'jwt',
        'cookie',
        'credentials',
    ],
]);
/** The last word tells what the value is: with these it is a place or a number about a secret, not the secret. */
const NOT_THE_SECRET = new Set([
    ...['sock', 'socket', 'path', 'file', 'dir', 'home', 'url', 'uri', 'endpoint', 'host', 'port', 'helper'],
    ...['type', 'method', 'algorithm', 'name', 'user', 'username', 'ttl', 'timeout', 'enabled', 'disabled'],
    ...['max', 'min', 'limit', 'count', 'length', 'size', 'parallelism', 'budget'],
]);
/** These are folders, a file's path or settings, whatever they sound like. */
const NEVER = new Set(['pwd', 'oldpwd', 'google_application_credentials']);
/** Characters. A shorter value of a variable that only sounds secret is let be. */
const MIN_VALUE_LENGTH = 8;
/**
 * The secrets that a job was given (spec 4.4): secret inputs and agents' keys; of the allowed environment the
 * values of variables with a secret-like name (TOKEN, SECRET, PASSWORD, PASSPHRASE, CREDENTIAL, API_KEY anywhere
 * in it; KEY, AUTH, PRIVATE, PASS, PWD, PAT, JWT, COOKIE as a word) that have 8 characters or more and are no
 * plain words; and, under any name, the password of a URL.
 *
 * Not secret-like are names that end in what is about a secret (SSH_AUTH_SOCK, TOKEN_URL, MAX_TOKENS_LIMIT, …),
 * public keys, PWD and OLDPWD, and `INPUT_…`: an input is secret by its kind or not at all.
 */
function secretsFrom({ inputs, keys, environment }) {
    const secrets = new Set();
    const passedOver = [];
    const take = (name, value, why) => {
        if (why === null)
            secrets.add(value);
        else
            passedOver.push({ name, why });
    };
    for (const [name, value] of Object.entries(inputs)) {
        if (value)
            take(name, value, whyNotSought(value));
    }
    for (const [name, value] of Object.entries(environment)) {
        if (!value?.trim() || name.toUpperCase().startsWith('INPUT_'))
            continue;
        if (keys.includes(name))
            take(name, value, whyNotSought(value));
        else if (isSecretName(name))
            take(name, value, whyNoSecret(value));
        for (const password of urlPasswords(value))
            take(name, password, whyNoSecret(password));
    }
    return { secrets: [...secrets], passedOver };
}
function whyNotSought(value) {
    return isLongEnough(value) ? null : 'it is too short, or one character over and over';
}
function whyNoSecret(value) {
    if (value.trim().length < MIN_VALUE_LENGTH)
        return `it has fewer than ${MIN_VALUE_LENGTH} characters`;
    return isPlain(value) ? 'it is a plain word, number, path or address' : whyNotSought(value);
}
function isSecretName(name) {
    const snake = name
        .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, '');
    const words = snake.split('_');
    if (NEVER.has(snake) || NOT_THE_SECRET.has(words.at(-1) ?? ''))
        return false;
    if (words.includes('public') && !words.includes('private'))
        return false;
    return STRONG.test(snake) || words.some((word) => WORDS.has(word));
}
/** The passwords of URLs, as written and without percent-encoding. */
function urlPasswords(value) {
    const found = [];
    for (const [, password] of value
        .slice(0, 65_536)
        .matchAll(/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]{0,256}:([^\s/@]{1,1024})@/gi)) {
        found.push(password);
        try {
            found.push(decodeURIComponent(password));
        }
        catch {
            // The password is not percent-encoded.
        }
    }
    return found;
}
/** Names of machines and versions with a number at their end: `node20`, `x64`, `sha256`. */
const NUMBERED = /^(?:v|x|node|py|python|java|php|go|arm|amd|sha|utf|win|macos|ubuntu|es)\d{1,4}$/i;
/** Letters. A longer run is no word of a language. */
const MAX_WORD = 20;
/** Letters and digits in one piece of a path. Longer pieces look random, as keys in web hooks do. */
const MIN_CHANCE = 20;
/**
 * Whether this is what people and programs write in plain sight, judged by its shape alone: words, numbers, versions,
 * dates, paths, addresses without credentials. To mask such a value would garble logs and state (`triage`), and help
 * nobody.
 */
function isPlain(value) {
    const text = value.trim();
    return isNumeric(text) || isWords(text) || isPath(text) || isAddress(text);
}
/** Whether these are numbers, lists of them, dates or times. */
function isNumeric(text) {
    return /^[-+]?[\d\s.,:_/+-]*(?:T[\d:.]+Z?)?$/.test(text);
}
function isWords(text) {
    if (/^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}$/.test(text))
        return true;
    const parts = text.split(/[\s_.,:;/\\-]+/).filter((part) => part !== '' && !NUMBERED.test(part));
    // Capitals, small letters and digits together are what is asked of a password.
    if ([/[A-Z]/, /[a-z]/, /\d/].every((kind) => parts.some((part) => kind.test(part))))
        return false;
    return parts.every((part) => /^\d{1,8}$/.test(part) || isWord(part));
}
/** Whether this is a word, or one that was put together: `createdAt`. Random letters change their case too often. */
function isWord(text) {
    if (!/^[A-Za-z]+$/.test(text) || text.length > MAX_WORD)
        return false;
    if (/^[A-Z]+$/.test(text))
        return true;
    const pieces = text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? [];
    return text.length / pieces.length >= 3 || pieces.length === 1;
}
/** Whether this is a path from a root or from here, of pieces that do not look random. */
function isPath(text) {
    const isRooted = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])(?:[\w@.+ -]+[\\/])+[\w@.+ -]*$/.test(text);
    return isRooted && /^[^\\/]*[\\/]+(?:[a-z_.-]+|[A-Z][a-z]+)(?:[\\/]|$)/.test(text) && !hasChance(text);
}
function isAddress(text) {
    const { scheme, rest } = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<rest>\S*)$/i.exec(text)?.groups ?? {};
    if (scheme === undefined || rest === undefined)
        return false;
    return !/^[^/]*@/.test(rest) && !/[?&;#].*=/.test(rest) && !hasChance(rest);
}
function hasChance(text) {
    return text
        .split(/[\\/]/)
        .some((part) => part.length >= MIN_CHANCE && /\d/.test(part) && /[A-Za-z]/.test(part) && !isWords(part));
}

;// CONCATENATED MODULE: ./lib/checkpoint/redact/redact.js











/** @param secrets exact values, in any order; those too short to look for are passed over. */
function createRedactor(secrets) {
    const rules = compileRules(secrets);
    const redactText = (text) => {
        const scanner = new Scanner(rules);
        const before = Buffer.from(text);
        const after = Buffer.concat([scanner.write(before), scanner.end()]);
        // Half a surrogate pair has no bytes of its own. Text without secrets stays as it is even so.
        return after.equals(before) ? text : after.toString();
    };
    const stream = () => redactingStream(new Scanner(rules));
    const redactFile = async (from, to) => {
        // A file that cannot be opened gets no copy, which would appear after it was removed.
        const source = await (0,promises_.open)(from);
        try {
            await (0,external_node_stream_promises_.pipeline)(source.createReadStream({ highWaterMark: CHUNK_BYTES }), textOnly(), stream(), (0,external_node_fs_.createWriteStream)(to, { mode: 0o600 }));
        }
        catch (error) {
            await (0,promises_.rm)(to, { force: true });
            throw error;
        }
    };
    const holdsSecret = async (file) => {
        const scanner = new Scanner(rules);
        for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: CHUNK_BYTES })) {
            scanner.write(chunk);
            if (scanner.hasFound)
                return true;
        }
        scanner.end();
        return scanner.hasFound;
    };
    return {
        redactText,
        holdsSecret,
        stream,
        redactFile,
        redactFolder: (from, to) => redactFolder({ redactText, redactFile }, from, to),
    };
}
const CHUNK_BYTES = 256 * 1024;
function redactingStream(scanner) {
    return new external_node_stream_.Transform({
        transform(chunk, _encoding, done) {
            try {
                done(null, scanner.write(chunk));
            }
            catch (error) {
                done(error);
            }
        },
        flush(done) {
            done(null, scanner.end());
        },
    });
}


/***/ }),

/***/ 30308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ listInWords),
/* harmony export */   Gz: () => (/* binding */ agentCliOfState),
/* harmony export */   H7: () => (/* binding */ whyUnpriced),
/* harmony export */   It: () => (/* binding */ AGENT_VARIABLES),
/* harmony export */   JG: () => (/* binding */ isSwitchedOn),
/* harmony export */   JU: () => (/* binding */ checkAgentCliName),
/* harmony export */   Je: () => (/* binding */ installCommand),
/* harmony export */   Jr: () => (/* binding */ isAgentCliName),
/* harmony export */   TQ: () => (/* binding */ AGENT_KEYS),
/* harmony export */   UR: () => (/* binding */ AGENT_CLI_NAMES),
/* harmony export */   Uv: () => (/* binding */ ARGS_INPUTS),
/* harmony export */   iU: () => (/* binding */ AGENT_CLIS),
/* harmony export */   rB: () => (/* binding */ DEFAULT_AGENT_CLI),
/* harmony export */   uk: () => (/* binding */ ownVariables),
/* harmony export */   vs: () => (/* binding */ STAND_IN),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46069);


/** The shell command by which people install it, in the version that the tests run. */
function installCommand({ npm, version }) {
    return `npm i -g ${npm}@${version}`;
}
const NOTHING_TO_LOAD = { withArguments: [], withoutVariables: [], cannot: [] };
const AGENT_CLIS = {
    claude: {
        title: 'Claude Code',
        program: {
            command: 'claude',
            npm: '@anthropic-ai/claude-code',
            version: '2.1.330',
            check: ['--version'],
            binary: (platform) => `@anthropic-ai/claude-code-${platform}/claude`,
        },
        home: { variable: 'CLAUDE_CONFIG_DIR', folder: '.claude' },
        keys: [
            {
                variable: 'ANTHROPIC_API_KEY',
                input: 'anthropic-api-key',
                description: 'API key for Claude Code.',
                seals: 1,
                headers: ['x-api-key'],
            },
            {
                variable: 'CLAUDE_CODE_OAUTH_TOKEN',
                input: 'claude-code-oauth-token',
                description: 'Or the OAuth token of a Claude subscription.',
                seals: 2,
                headers: ['bearer'],
                isFallback: true,
            },
            { variable: 'ANTHROPIC_AUTH_TOKEN', seals: 4, headers: ['bearer'] },
        ],
        logIn: 'Set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN (made with `claude setup-token`) to a valid one.',
        logins: {
            variables: ['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
            files: [
                { name: '.credentials.json', says: 'accessToken' },
                { name: 'settings.json', says: '"apiKeyHelper"' },
            ],
        },
        variables: [
            'ANTHROPIC_*',
            'CLAUDE_*',
            // A person who has switched these off means it.
            'DISABLE_TELEMETRY',
            'DISABLE_ERROR_REPORTING',
            'DISABLE_AUTOUPDATER',
            'DO_NOT_TRACK',
        ],
        variablesBySwitch: [
            { variable: 'CLAUDE_CODE_USE_BEDROCK', shows: ['AWS_*'] },
            {
                variable: 'CLAUDE_CODE_USE_VERTEX',
                shows: ['GOOGLE_*', 'GCLOUD_PROJECT', 'GCP_*', 'CLOUDSDK_*', 'CLOUD_ML_REGION', 'VERTEX_REGION_*'],
            },
        ],
        capabilities: {
            branch: true,
            sessions: true,
            costCap: true,
            cost: 'usd',
            schema: true,
            systemPrompt: true,
            profiles: null,
            deniesEdits: 'folders',
            standsIn: false,
        },
        efforts: ['low', 'medium', 'high', 'xhigh', 'max'],
        modelAliases: ['opus', 'sonnet', 'haiku', 'opusplan', 'opus[1m]', 'sonnet[1m]'],
        endpoint: 'ANTHROPIC_BASE_URL',
        tools: [
            ...['Agent', 'AskUserQuestion', 'Bash', 'BashOutput', 'CronCreate', 'CronDelete', 'CronList', 'Edit'],
            ...['EnterPlanMode', 'EnterWorktree', 'ExitPlanMode', 'ExitWorktree', 'Glob', 'Grep', 'KillBash'],
            ...['KillShell', 'LS', 'LSP', 'ListAgents', 'ListMcpResourcesTool', 'Monitor', 'MultiEdit'],
            ...['NotebookEdit', 'NotebookRead', 'PowerShell', 'Read', 'ReadMcpResourceTool', 'ReportFindings'],
            ...['ScheduleWakeup', 'SendMessage', 'Skill', 'SlashCommand', 'StructuredOutput', 'Task', 'TaskCreate'],
            ...['TaskGet', 'TaskList', 'TaskOutput', 'TaskStop', 'TaskUpdate', 'TodoRead', 'TodoWrite'],
            ...['ToolSearch', 'WebFetch', 'WebSearch', 'Workflow', 'Write'],
        ],
        toolNames: {},
        lacks: [],
        ruleKinds: null,
        ownFlags: [
            ...['-p', '--print', '--output-format', '--input-format', '--verbose', '--replay-user-messages'],
            ...['--model', '--effort', '--fallback-model', '--max-budget-usd'],
            ...['--tools', '--allowedTools', '--allowed-tools', '--disallowedTools', '--disallowed-tools'],
            ...['--permission-mode', '--permission-prompts', '--permission-prompt-tool'],
            ...['--dangerously-skip-permissions', '--allow-dangerously-skip-permissions'],
            ...['--mcp-config', '--strict-mcp-config', '--settings', '--setting-sources', '--add-dir'],
            ...['--append-system-prompt', '--append-system-prompt-file', '--system-prompt-snapshot'],
            ...['--session-id', '-r', '--resume', '-c', '--continue', '--fork-session', '--from-pr', '--teleport'],
            ...['--resume-session-at', '--rewind-files', '--no-session-persistence', '--session-mirror'],
            ...['--bg', '--background', '--cloud', '--environment', '--remote', '--remote-control', '--rc'],
            ...['--desktop', '--sdk-url', '--init-only', '-w', '--worktree', '--tmux'],
            // These two would beat what people deny.
            ...['--managed-settings', '--managed-settings-in-initialize', '--inherit-permission-mode'],
            ...['-h', '--help', '-v', '--version'],
        ],
        argsInput: 'claude-args',
        projectSettings: {
            withArguments: ['--setting-sources', 'user', '--strict-mcp-config'],
            withoutVariables: [],
            cannot: [],
        },
        metering: {
            address: { variable: 'ANTHROPIC_BASE_URL', otherwise: 'https://api.anthropic.com' },
            api: { variable: null, kinds: { anthropic: 'anthropic' }, otherwise: 'anthropic' },
            socket: 'ANTHROPIC_UNIX_SOCKET',
            headers: 'ANTHROPIC_CUSTOM_HEADERS',
            unless: [
                { variable: 'CLAUDE_CODE_USE_BEDROCK', says: 'Bedrock' },
                { variable: 'CLAUDE_CODE_USE_VERTEX', says: 'Vertex' },
                { variable: 'CLAUDE_CODE_USE_FOUNDRY', says: 'Foundry' },
            ],
            withoutKey: 'it has a login of its own, and no key in the environment',
        },
    },
    copilot: {
        title: 'GitHub Copilot CLI',
        program: {
            command: 'copilot',
            npm: '@github/copilot',
            version: '1.0.102',
            check: ['--version'],
            binary: (platform) => `@github/copilot-${platform}/copilot`,
        },
        home: { variable: 'COPILOT_HOME', folder: '.copilot' },
        keys: [
            { variable: 'COPILOT_GITHUB_TOKEN', seals: 3, isGitHubToken: true, headers: [] },
            { variable: 'COPILOT_PROVIDER_API_KEY', seals: 5, headers: ['x-api-key', 'bearer'] },
            { variable: 'COPILOT_PROVIDER_BEARER_TOKEN', seals: 6, headers: ['bearer'] },
        ],
        logIn: 'Set COPILOT_GITHUB_TOKEN to a fine-grained or OAuth token of a user with Copilot access, or log in with `copilot login`.',
        logins: {
            // A model server of one's own may not want a key.
            variables: ['COPILOT_PROVIDER_BASE_URL'],
            files: [
                { name: 'config.json', says: 'logged_in_users' },
                { name: 'config.json', says: 'loggedInUsers' },
            ],
        },
        variables: ['COPILOT_*'],
        variablesBySwitch: [],
        capabilities: {
            branch: false,
            sessions: true,
            costCap: false,
            cost: 'credits',
            schema: false,
            systemPrompt: false,
            profiles: { project: '.github/agents', home: '.copilot/agents' },
            deniesEdits: 'files',
            standsIn: false,
        },
        efforts: null,
        modelAliases: [],
        endpoint: 'COPILOT_PROVIDER_BASE_URL',
        tools: [
            ...[
                'apply_patch',
                'ask_user',
                'bash',
                'create',
                'edit',
                'exit_plan_mode',
                'glob',
                'grep',
                'list_agents',
            ],
            ...[
                'fetch_copilot_cli_documentation',
                'list_bash',
                'list_powershell',
                'lsp',
                'powershell',
                'read_agent',
            ],
            ...['read_bash', 'read_powershell', 'report_intent', 'rg', 'semantic_code_search', 'session_store_sql'],
            ...[
                'show_file',
                'skill',
                'sql',
                'stop_bash',
                'stop_powershell',
                'store_memory',
                'task',
                'task_complete',
            ],
            ...['update_todo', 'view', 'web_fetch', 'web_search', 'write_agent', 'write_bash', 'write_powershell'],
        ],
        // What Copilot offers depends on the model: of several names those count that it has.
        toolNames: {
            Bash: ['bash', 'read_bash', 'stop_bash', 'list_bash'],
            Edit: ['edit', 'apply_patch'],
            Glob: ['glob'],
            Grep: ['grep', 'rg'],
            NotebookEdit: [],
            Read: ['view'],
            Skill: ['skill'],
            Task: ['task', 'read_agent'],
            WebFetch: ['web_fetch'],
            WebSearch: [],
            Write: ['create', 'apply_patch'],
        },
        lacks: ['mcp_strict', 'settings', 'system_prompt', 'fallback_model'],
        ruleKinds: {
            Bash: { kind: 'shell', argument: 'command' },
            Edit: { kind: 'write', argument: 'path' },
            Write: { kind: 'write', argument: 'path' },
            WebFetch: { kind: 'url', argument: 'domain' },
        },
        ownFlags: [
            ...[
                '-p',
                '--prompt',
                '-i',
                '--interactive',
                '-s',
                '--silent',
                '--output-format',
                '--usage-output-file',
            ],
            ...['--model', '--reasoning-effort', '--agent', '--mode', '--plan', '--autopilot', '--stream'],
            ...['--available-tools', '--excluded-tools', '--allow-tool', '--deny-tool', '--allow-all-tools'],
            ...['--allow-all', '--yolo', '--allow-all-paths', '--allow-all-urls', '--trust-folder'],
            ...['--additional-mcp-config', '--add-dir', '--no-custom-instructions', '-C'],
            ...['--session-id', '-r', '--resume', '--continue', '--connect', '--remote', '--environment-host'],
            ...['--acp', '-h', '--help', '-v', '--version'],
        ],
        projectSettings: {
            // Hooks and MCP servers of a folder that it does not trust are left alone as they are; these make it trust.
            withArguments: ['--no-custom-instructions'],
            withoutVariables: ['COPILOT_ALLOW_ALL', 'GITHUB_COPILOT_PROMPT_MODE_*'],
            cannot: [
                'skills of the checkout are shown to the model by name and description, and the model may read what they say',
                'hooks and MCP servers of a folder that `trustedFolders` in its own config.json names',
            ],
        },
        metering: {
            address: { variable: 'COPILOT_PROVIDER_BASE_URL', otherwise: null },
            api: {
                variable: 'COPILOT_PROVIDER_TYPE',
                kinds: { openai: 'openai', anthropic: 'anthropic' },
                otherwise: 'openai',
            },
            socket: null,
            headers: null,
            unless: [],
            withoutKey: 'GitHub serves its models, by a GitHub token or a login of its own',
        },
    },
    replay: {
        title: 'a recording',
        program: null,
        home: null,
        keys: [],
        logIn: '',
        logins: { variables: [], files: [] },
        variables: [],
        variablesBySwitch: [],
        capabilities: {
            branch: true,
            sessions: false,
            costCap: false,
            cost: 'recorded',
            schema: false,
            // The turns that it plays were recorded with a system prompt.
            systemPrompt: true,
            profiles: null,
            deniesEdits: 'nothing',
            standsIn: true,
        },
        efforts: null,
        modelAliases: [],
        endpoint: null,
        tools: null,
        toolNames: null,
        // The turns that it plays were recorded with these settings.
        lacks: [],
        ruleKinds: null,
        ownFlags: [],
        projectSettings: NOTHING_TO_LOAD,
        metering: null,
    },
};
const AGENT_CLI_NAMES = Object.keys(AGENT_CLIS);
/** The CLI of a run that names none. */
const DEFAULT_AGENT_CLI = 'claude';
function isAgentCliName(name) {
    return Object.hasOwn(AGENT_CLIS, name);
}
/** @throws UsageError for a name that is no agent CLI */
function checkAgentCliName(name) {
    if (isAgentCliName(name))
        return;
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(AGENT_CLI_NAMES, name);
    const hint = near === undefined ? '' : `Did you mean ${near}? `;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`"${name}" is no agent. ${hint}Known: ${AGENT_CLI_NAMES.join(', ')}.`);
}
/** Null for a name that is no agent CLI. */
function factsOf(name) {
    return isAgentCliName(name) ? AGENT_CLIS[name] : null;
}
/** Says to people why a CLI's turns have no price in this environment (spec 6.2). Null when they have one. */
function whyUnpriced(cli, env) {
    const facts = factsOf(cli);
    // Credits are counted by the CLI's vendor, who is not asked where the models come from a server of the user's own.
    const isUncounted = facts?.capabilities.cost === 'credits' && facts.endpoint !== null && env[facts.endpoint];
    return isUncounted ? 'own provider' : null;
}
/** The CLI that takes a state's turns. */
function agentCliOfState(ofState, ofRun) {
    return factsOf(ofRun)?.capabilities.standsIn ? ofRun : (ofState ?? ofRun);
}
/** Whether a variable that is a switch is on. */
function isSwitchedOn(value) {
    return /^(1|true|yes|on)$/i.test(value ?? '');
}
/** The part of the environment that the CLI of this name sees besides what every child sees; none for other children. */
function ownVariables(name, environment) {
    const facts = factsOf(name);
    if (facts === null)
        return [];
    const on = facts.variablesBySwitch.filter(({ variable }) => isSwitchedOn(environment[variable]));
    return [...facts.variables, ...on.flatMap(({ shows }) => shows)];
}
/** Every variable that belongs to some agent CLI, keys among them. Other children get one only by its full name. */
const AGENT_VARIABLES = AGENT_CLI_NAMES.flatMap((name) => {
    const { variables, variablesBySwitch } = AGENT_CLIS[name];
    return [...variables, ...variablesBySwitch.flatMap(({ shows }) => shows)];
});
const AGENT_KEYS = AGENT_CLI_NAMES.flatMap((name) => AGENT_CLIS[name].keys);
const ARGS_INPUTS = AGENT_CLI_NAMES.flatMap((cli) => {
    const { argsInput } = AGENT_CLIS[cli];
    return argsInput === undefined ? [] : [{ cli, input: argsInput }];
});
/** A list in words: `claude`, `copilot` or `replay`. */
function listInWords(names) {
    return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
/** The CLI that plays recordings in place of the others. */
const STAND_IN = AGENT_CLI_NAMES.find((name) => AGENT_CLIS[name].capabilities.standsIn);


/***/ }),

/***/ 3828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ REASON_CODES),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   bd: () => (/* binding */ ProtocolError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   kc: () => (/* binding */ errorText),
/* harmony export */   qq: () => (/* binding */ StateError),
/* harmony export */   s8: () => (/* binding */ WorkflowError),
/* harmony export */   xC: () => (/* binding */ RaymondError)
/* harmony export */ });
/**
 * Every failure that a user can meet has a stable code (spec 3.4). Scripts and the Action's outputs
 * read the code; people read the message, which says what happened and what to do next.
 */
const REASON_CODES = [
    'NO_TRANSITION',
    'SEVERAL_TRANSITIONS',
    'INVALID_TRANSITION',
    'POLICY_VIOLATION',
    'MISSING_TARGET',
    'AMBIGUOUS_TARGET',
    'SCRIPT_FAILED',
    'AGENT_FAILED',
    'AUTHENTICATION',
    'INVALID_MODEL',
    'REFUSED',
    'OUTPUT_LIMIT',
    'IDLE_TIMEOUT',
    'MAX_TIME',
    'USAGE_LIMIT',
    'DEADLINE',
    'NEXT',
    'INTERRUPTED',
    'BUDGET',
    'MODEL_GATE',
    'MAX_VISITS',
    'MAX_STEPS',
    'JOIN_UNMET',
    'JOIN_FAILED',
    'FORKED',
    'LEG_LOST',
    'RESULT_INVALID',
    'ASK',
    'ASK_REJECTED',
    'DECLARED_FAILURE',
    'OUTSIDE_WORKSPACE',
    'MISSING_DIRECTORY',
    'WORKTREE_FAILED',
    'SESSION_LOST',
    'RECORDING_MISSING',
    'RECORDING_STALE',
    'STATE_LOCKED',
    'STATE_INVALID',
    'STATE_MISSING',
    'STATE_EXISTS',
    'STATE_WRITE_FAILED',
    'WORKFLOW_INVALID',
    'WORKFLOW_CHANGED',
    'TEST_FAILED',
    'USAGE',
    'INTERNAL',
];
/** A failure with a code. Its message is meant for people and needs no stack trace. */
class RaymondError extends Error {
    code;
    place;
    name = 'RaymondError';
    constructor(code, message, place = {}, options) {
        super(message, options);
        this.code = code;
        this.place = place;
    }
    /** The message with its place in front: `wf/REVIEW.md:3: …`. */
    get located() {
        const { file, line } = this.place;
        if (file === undefined)
            return this.message;
        return `${file}${line === undefined ? '' : `:${line}`}: ${this.message}`;
    }
}
/** Thrown when a final message's tags break the protocol (spec 1.2): none, several, or a malformed one. */
class ProtocolError extends RaymondError {
    name = 'ProtocolError';
}
/** Thrown when a workflow cannot be loaded (spec 1.4, 1.7, 2): bad front matter, no entry, a bad archive … */
class WorkflowError extends RaymondError {
    name = 'WorkflowError';
    constructor(message, place = {}, options) {
        super('WORKFLOW_INVALID', message, place, options);
    }
}
/** Thrown when the command line, an option file or an input is unusable; nothing was started or spent. */
class UsageError extends RaymondError {
    name = 'UsageError';
    constructor(message, place = {}, options) {
        super('USAGE', message, place, options);
    }
}
/** Thrown when the state file is missing, broken, foreign, held by another orchestrator, or cannot be written. */
class StateError extends RaymondError {
    name = 'StateError';
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** What people read about an error. Errors of theirs come without a stack trace, bugs of ours with one. */
function errorText(error) {
    if (error instanceof RaymondError)
        return error.located;
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `internal error, please report it: ${detail}`;
}


/***/ }),

/***/ 63544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ DEFAULT_PERMISSION_MODE),
/* harmony export */   Hj: () => (/* binding */ LAUNCH_DEFAULTS),
/* harmony export */   K2: () => (/* binding */ choicesNamed),
/* harmony export */   P4: () => (/* binding */ chooseLaunch),
/* harmony export */   RO: () => (/* binding */ PERMISSION_MODES),
/* harmony export */   T7: () => (/* binding */ DEFAULT_DRAIN_TIME),
/* harmony export */   bl: () => (/* binding */ KEY_PLACES),
/* harmony export */   cU: () => (/* binding */ choicesOf),
/* harmony export */   mD: () => (/* binding */ chosenBy),
/* harmony export */   qY: () => (/* binding */ choicesForStates),
/* harmony export */   te: () => (/* binding */ agentAskedFor)
/* harmony export */ });
/* unused harmony export dashedName */
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);
/* harmony import */ var _settings_models_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88039);




/** Claude Code's names for what an agent may do without asking. Those of other CLIs are derived from them. */
const PERMISSION_MODES = [
    ...['acceptEdits', 'auto', 'bypassPermissions', 'default', 'dontAsk', 'manual', 'plan'],
];
/** Where the keys of agent CLIs are: held by the meter, or in the CLIs' own environment (spec 9.2). */
const KEY_PLACES = ['proxy', 'environment'];
/** What agents may do without asking, where neither the command line nor the workflow says. */
const DEFAULT_PERMISSION_MODE = 'acceptEdits';
/**
 * What holds where nobody has said otherwise (spec 3.8, 4.1). The flag table, the input table and so the help,
 * action.yml and the reference's tables are made of these.
 */
const LAUNCH_DEFAULTS = {
    agent: _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_AGENT_CLI */ .rB,
    model: null,
    effort: null,
    recording: null,
    permission_mode: null,
    dangerously_skip_permissions: false,
    tools: null,
    allow: null,
    deny: [],
    mcp: null,
    timeout: 600,
    concurrency: 4,
    max_steps: _limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.steps.value,
    max_forks: _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FORKS */ .pr,
    on_limit: 'auto',
    max_wait: 600,
    env_allow: [],
    keys: null,
    budget_usd: 10,
};
/** For how long before a deadline no new state starts, by default. Seconds. */
const DEFAULT_DRAIN_TIME = 300;
/** The name of an option on the command line and among the inputs. */
function dashedName(option) {
    return option.replaceAll('_', '-');
}
/** What the flags, or the inputs, say of the choices that have their names; the budget's differs. */
function choicesNamed(given) {
    const names = Object.keys(LAUNCH_DEFAULTS);
    return Object.fromEntries(names.map((name) => [name, given[dashedName(name)]]));
}
/**
 * Merges the choices of several sources, the strongest first: for each choice, the first source that has it counts,
 * else the default. Denied rules add up (spec 7.5). The orders are: command line, options file, manifest; inputs,
 * manifest; command line, the run's own options (spec 2.2, 3.8, 4.8).
 */
function chooseLaunch(...sources) {
    const names = Object.keys(LAUNCH_DEFAULTS);
    const first = Object.fromEntries(names.map((name) => [name, firstOf(name, sources) ?? LAUNCH_DEFAULTS[name]]));
    const model = (0,_settings_models_js__WEBPACK_IMPORTED_MODULE_3__/* .keptModels */ .b_)(sources.map(({ model }) => model), first.agent);
    return { ...first, model, deny: [...new Set(sources.flatMap(({ deny }) => deny ?? []))] };
}
function firstOf(name, sources) {
    return sources.map((source) => source[name]).find((value) => value !== undefined && value !== null);
}
/** A workflow's manifest as one of the sources (spec 2.2). */
function choicesOf(manifest) {
    const { agent, model, effort, budget, tools, keys } = manifest;
    return { agent, model, effort, budget_usd: budget, tools, keys };
}
/** What a workflow's manifest may say for its own states, also where another workflow uses it (spec 7.2). */
const PER_WORKFLOW = ['agent', 'model', 'effort', 'tools'];
/** Which of these a person has chosen by command line or input: such a choice holds for states of every workflow. */
function chosenBy(source) {
    return PER_WORKFLOW.filter((name) => source[name] !== undefined && source[name] !== null);
}
/**
 * What holds for the states of a workflow that say nothing themselves: a person's choice, else the workflow's own
 * manifest, else that of the run's workflow, else the default (spec 7.5).
 */
function choicesForStates(launch, manifest) {
    // Older state files do not say what was chosen, and know no other workflow's manifest.
    const { chosen = PER_WORKFLOW } = launch;
    const own = (name) => chosen.includes(name) ? undefined : manifest[name];
    // A CLI that stands in for others does so in every workflow.
    const agent = agentAskedFor(launch.agent) === undefined ? launch.agent : (own('agent') ?? launch.agent);
    const ofRun = (0,_settings_models_js__WEBPACK_IMPORTED_MODULE_3__/* .modelsByCli */ .SU)([launch.model], launch.agent);
    const ofManifest = (0,_settings_models_js__WEBPACK_IMPORTED_MODULE_3__/* .modelsByCli */ .SU)([manifest.model], agent);
    return {
        agent,
        models: chosen.includes('model') ? { ...ofManifest, ...ofRun } : { ...ofRun, ...ofManifest },
        effort: own('effort') ?? launch.effort,
        tools: own('tools') ?? launch.tools,
    };
}
/** The agent CLI that a workflow is opened for. A CLI that stands in for others leaves the choice to the workflow. */
function agentAskedFor(agent) {
    return agent == null || (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(agent)?.capabilities.standsIn ? undefined : agent;
}


/***/ }),

/***/ 27910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LIMITS)
/* harmony export */ });
/* unused harmony export limitsPage */
const KIB = 1024;
const MIB = 1024 * KIB;
const YEAR_SECONDS = 365 * 24 * 3600;
const LIMITS = {
    message: {
        value: null,
        unit: 'bytes',
        of: 'a final message',
        atIt: 'It is read in linear time, whatever stands in it.',
        test: ['test/core/protocol/tags-properties.test.ts', '10 MB of adversarial text'],
    },
    forks: {
        value: 256,
        unit: 'of them',
        of: 'workers that one message starts, unless `--max-forks` says otherwise',
        atIt: 'INVALID_TRANSITION, which says how many came; a prompt is reminded.',
        test: ['test/core/protocol/tags.test.ts', '256 of them, and not one more'],
    },
    attributes: {
        value: 100,
        unit: 'of them',
        of: "attributes of a tag, a worker's variables among them",
        atIt: 'INVALID_TRANSITION; a prompt is reminded.',
        test: ['test/core/limits.test.ts', 'a hundred attributes, and not one more'],
    },
    print: {
        value: 64 * KIB,
        unit: 'characters',
        of: 'a `<print>`',
        atIt: 'It is not shown; the next is found again.',
        test: ['test/core/protocol/tags-print.test.ts', 'one of 64 kB is shown, a longer one dropped'],
    },
    stateName: {
        value: 255,
        unit: 'characters',
        of: "a state's name",
        atIt: 'INVALID_TRANSITION in a tag, an error at the start in a document.',
        test: ['test/core/limits.test.ts', 'a name of 255 characters, and not one more'],
    },
    askTimeout: {
        value: 10 * YEAR_SECONDS,
        unit: 'seconds',
        of: 'the `timeout` of an `<ask>`',
        atIt: 'INVALID_TRANSITION; a prompt is reminded.',
        test: ['test/core/limits.test.ts', 'a question may wait ten years, and no day longer'],
    },
    joinTimeout: {
        value: 10 * YEAR_SECONDS,
        unit: 'seconds',
        of: 'the `timeout` of a `join`',
        atIt: 'An error at the start, with file and line.',
        test: ['test/core/limits.test.ts', 'a join may wait ten years, and no day longer'],
    },
    stack: {
        value: null,
        unit: 'of them',
        of: 'calls within calls',
        atIt: 'A commit tells the one that comes or goes, not all; `max_visits`, `--max-steps` and the budget bound them.',
        test: ['test/core/step.properties.test.ts', 'stack depth changes by one at most'],
    },
    agents: {
        value: null,
        unit: 'of them',
        of: 'agents of a run',
        atIt: '`--concurrency` of them work at once (4 unless you say otherwise), the others wait their turn.',
        test: ['test/core/step.test.ts', 'a hundred thousand in one step'],
    },
    steps: {
        value: 10_000,
        unit: 'of them',
        of: 'states that a run enters, unless `--max-steps` says otherwise',
        atIt: 'The run ends `failed` (MAX_STEPS); a resume with a larger number goes on.',
        test: ['test/runtime/orchestrator.test.ts', '--max-steps ends an endless run of free scripts'],
    },
    reminders: {
        value: 3,
        unit: 'of them',
        of: 'reminders in one visit of a state',
        atIt: 'The agent fails with what was wrong; a resume gives it as many again.',
        test: ['test/runtime/orchestrator.test.ts', 'after three reminders the agent fails'],
    },
    attempts: {
        value: 3,
        unit: 'of them',
        of: 'attempts at a turn that fails for a while: network, 5xx, a crash of the agent CLI',
        atIt: 'The agent fails; a resume tries again.',
        test: ['test/runtime/orchestrator.test.ts', 'a transient one is tried again, three times in all'],
    },
    timeout: {
        value: 2_147_483,
        unit: 'seconds',
        of: 'the `timeout` of a state',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/front-matter.test.ts', 'bad values name their line and key'],
    },
    optionLines: {
        value: 10,
        unit: 'of them',
        of: 'lines of a script that a `# raymond:` comment may stand in',
        atIt: 'Below, it is a comment like any other.',
        test: ['test/workflow/script-options.test.ts', 'may stand in the tenth line'],
    },
    scriptOutput: {
        value: 64 * MIB,
        unit: 'bytes',
        of: 'what a script prints, stdout and stderr together',
        atIt: 'The script is ended, and its agent fails: SCRIPT_FAILED.',
        test: ['test/runtime/limits.test.ts', 'a script that prints more than 64 MiB fails'],
    },
    environmentText: {
        value: 100_000,
        unit: 'bytes',
        of: 'an input in `RAYMOND_INPUT`',
        atIt: 'It is in a file instead, which `RAYMOND_INPUT_FILE` names.',
        test: ['test/runtime/orchestrator.test.ts', 'get a large input as a file'],
    },
    graphVariable: {
        value: 100_000,
        unit: 'bytes',
        of: 'a variable of a state graph',
        atIt: 'No child process sees it; a warning names it.',
        test: ['test/core/limits.test.ts', 'a variable of a graph has room for 100 kB'],
    },
    mismatches: {
        value: 5,
        unit: 'of them',
        of: 'mismatches of a result with its schema that a reminder names',
        atIt: 'The others are counted.',
        test: ['test/core/typed/typed-result.test.ts', 'at most five pointers and expectations'],
    },
    jsonDepth: {
        value: 500,
        unit: 'of them',
        of: 'arrays and objects inside each other in a typed result',
        atIt: 'RESULT_INVALID; a prompt is reminded.',
        test: ['test/core/typed/json.test.ts', 'deeper is refused'],
    },
    graphOutput: {
        value: 100_000,
        unit: 'characters',
        of: 'what a state of a graph hands on as its last output',
        atIt: 'Its end is kept.',
        test: ['test/core/limits.test.ts', 'of the last output of a graph 100,000 characters are kept'],
    },
    archive: {
        value: 64 * MIB,
        unit: 'bytes',
        of: 'a zip archive, unpacked',
        atIt: 'It is refused at the start.',
        test: ['test/workflow/archive.test.ts', 'but 64 MiB are not'],
    },
    imports: {
        value: 1000,
        unit: 'of them',
        of: 'ways from a workflow to those that it uses, each of which gives their states a full name',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/imports/names.test.ts', 'a thousand ways, and not one more'],
    },
    includes: {
        value: 1,
        unit: 'of them',
        of: 'levels of `{{> _file.md}}`',
        atIt: 'What is included includes nothing: an error at the start, with file and line.',
        test: ['test/workflow/includes.test.ts', 'of one that includes'],
    },
    groupDepth: {
        value: 3,
        unit: 'of them',
        of: 'groups of a state graph inside each other',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/graph/nested-groups.test.ts', 'three of them inside each other, and not one more'],
    },
    shellText: {
        value: 120_000,
        unit: 'bytes',
        of: 'a `command` or `notify` of a state graph',
        atIt: 'An error at the start, with file and line: put it into a script.',
        test: ['test/workflow/graph/fields.test.ts', 'a command of 120 kB, and no byte more'],
    },
    graphStates: {
        value: 50_000,
        unit: 'of them',
        of: 'states of a state graph, those of its groups included',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/graph/nested-groups.test.ts', 'fifty thousand states, and not one more'],
    },
    prompt: {
        value: 16 * MIB,
        unit: 'characters',
        of: 'a prompt with all that it includes',
        atIt: 'An error at the start, with file and line.',
        test: ['test/workflow/prompt-size.test.ts', 'may have 16,777,216 characters'],
    },
    mergedPairs: {
        value: 50_000,
        unit: 'of them',
        of: 'pairs of branches that are merged to know which conflict, of workers with work trees of their own',
        atIt: '`conflicts_with` is `null`, and a warning says so.',
        test: ['test/core/worktree.test.ts', 'more than may be tried are none at all'],
    },
    problems: {
        value: 50,
        unit: 'of them',
        of: 'problems of a workflow that are listed',
        atIt: 'The others are counted.',
        test: ['test/workflow/lint/start.test.ts', 'at most fifty problems are listed, then a count'],
    },
    checkedScript: {
        value: 200_000,
        unit: 'characters',
        of: 'a script whose syntax is looked at before the start',
        atIt: 'A longer one is run all the same.',
        test: ['test/workflow/lint/start.test.ts', 'a script that is too long to look at is no problem'],
    },
    recordedFile: {
        value: MIB,
        unit: 'bytes',
        of: 'a file that a turn has written, in a recording (`--files`)',
        atIt: 'It is left out, and a warning names it.',
        test: ['test/agents/replay/turn-files.test.ts', 'a file of more than a MiB is left out'],
    },
    recordedFiles: {
        value: 16 * MIB,
        unit: 'bytes',
        of: 'all files of one turn in a recording (`--files`)',
        atIt: 'Those beyond are left out, and a warning names them.',
        test: ['test/agents/replay/turn-files.test.ts', 'of all files of a turn 16 MiB are kept'],
    },
    runId: {
        value: 100,
        unit: 'characters',
        of: "a run's id",
        atIt: 'Exit code 2; nothing is started.',
        test: ['test/store/run-folder.test.ts', 'run ids'],
    },
};
/** The whole of docs/limits.md. */
function limitsPage() {
    const rows = Object.values(LIMITS).map((limit) => {
        const [file, name] = limit.test;
        return `| ${limit.of} | ${shown(limit)} | ${limit.atIt} | \`${file}\`: ${name} |`;
    });
    return [
        '# Limits',
        '',
        'What a workflow or its run may come to, and what happens there. The table is written from',
        '`src/core/limits/limits.ts`, which the code takes its numbers from (`node scripts/readme-tables.mjs`).',
        'Limits of checkpoints are in [checkpoint-format.md](checkpoint-format.md).',
        '',
        '| what | at most | then | the test that goes there |',
        '|---|---|---|---|',
        ...rows,
        '',
        '## What is not promised',
        '',
        'A `command` of a state graph takes six to seven times the CPU of one in a bash loop: 300 times `true` are 3.0 s against',
        '0.4 s. About half of it is that a child is started out of a large Node process (11 ms against 1.4 ms for a fork of bash), a',
        'tenth is the journal. Beside a turn of an agent it is nothing; a loop over thousands of small things belongs into one script.',
        '',
    ].join('\n');
}
function shown({ value, unit }) {
    if (value === null)
        return 'no limit';
    if (unit === 'seconds' && value % YEAR_SECONDS === 0)
        return `${value / YEAR_SECONDS} years`;
    if (unit === 'bytes' && value % MIB === 0)
        return `${value / MIB} MiB`;
    const number = value.toLocaleString('en-US');
    return unit === 'of them' ? number : `${number} ${unit}`;
}


/***/ }),

/***/ 20979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ownValue)
/* harmony export */ });
/**
 * What a record holds under a name. Names come from agents, people and files: `counts[name]` would find
 * `toString` and `constructor` in every record.
 */
function ownValue(record, name) {
    return Object.hasOwn(record, name) ? record[name] : undefined;
}


/***/ }),

/***/ 31421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jv: () => (/* binding */ isWithinWorkflow),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   Wd: () => (/* binding */ takesInputText),
/* harmony export */   ac: () => (/* binding */ isFieldName),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   gp: () => (/* binding */ TAGS),
/* harmony export */   pr: () => (/* binding */ MAX_FORKS),
/* harmony export */   qY: () => (/* binding */ TAG_NAMES)
/* harmony export */ });
/* harmony import */ var _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);

const STATE = { kind: 'state', isTemplate: false, open: '…state…' };
/** Every value that a tag can have, as an attribute or as its content. The names are those of policies and transitions. */
const FIELDS = {
    target: STATE,
    return: STATE,
    next: STATE,
    timeout_next: STATE,
    input: { kind: 'text', isTemplate: true, open: '…' },
    cd: { kind: 'directory', isTemplate: true, open: '…directory…' },
    model: { kind: 'model', isTemplate: false, open: '…model…' },
    timeout: { kind: 'duration', isTemplate: false, open: '…time…' },
    question: { kind: 'prose', isTemplate: false, open: '…your question…' },
    payload: { kind: 'text', isTemplate: false, open: '…your result…' },
};
const plain = { hasVariables: false };
/** Attributes are listed in the order in which the tag is written. */
const TAGS = {
    goto: { ...plain, content: 'target', required: [], optional: ['input'] },
    reset: { ...plain, content: 'target', required: [], optional: ['input', 'cd'] },
    call: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    function: { ...plain, content: 'target', required: ['return'], optional: ['input', 'model'] },
    // Several forks may stand together, with one `next`; a <goto> beside them may give it.
    fork: { hasVariables: true, content: 'target', required: ['next'], optional: ['input', 'cd', 'model'] },
    ask: { ...plain, content: 'question', required: ['next'], optional: ['timeout', 'timeout_next'] },
    result: { ...plain, content: 'payload', required: [], optional: [] },
};
/** How many workers one message may start, unless somebody allows more (spec 1.2). */
const MAX_FORKS = _limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.forks.value;
const TAG_NAMES = Object.keys(TAGS);
/** A tag's attributes that the table knows, in the order in which they are written. */
function attributesOf(tag) {
    const { required, optional } = TAGS[tag];
    return [...required, ...optional];
}
/** Whether `<input>text</input>` may stand beside this tag (spec 1.2). Beside forks it belongs to their `<goto>`. */
function takesInputText(tag) {
    return attributesOf(tag).includes('input') && !TAGS[tag].hasVariables;
}
/** Whether a state named here must be of the same workflow (spec 7.2): only a tag's target can lead elsewhere. */
function isWithinWorkflow(field) {
    return FIELDS[field].kind === 'state' && field !== 'target';
}
function isFieldName(name) {
    return Object.hasOwn(FIELDS, name);
}


/***/ }),

/***/ 88039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ readModels),
/* harmony export */   Gz: () => (/* binding */ printModels),
/* harmony export */   R5: () => (/* binding */ whyNoModel),
/* harmony export */   SU: () => (/* binding */ modelsByCli),
/* harmony export */   b_: () => (/* binding */ keptModels),
/* harmony export */   hu: () => (/* binding */ checkModels)
/* harmony export */ });
/* harmony import */ var _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


/** One model per CLI: the first that is said for it. A plain model is for `agent`. */
function modelsByCli(said, agent) {
    const all = said.map((model) => {
        if (model == null)
            return {};
        const { default: plain, ...others } = typeof model === 'string' ? { default: model } : model;
        return { ...(plain !== undefined && { [agent]: plain }), ...others };
    });
    return Object.assign({}, ...all.reverse());
}
/** The same, as a run keeps it. */
function keptModels(said, agent) {
    const models = modelsByCli(said, agent);
    const [cli, ...more] = Object.keys(models);
    if (cli === undefined)
        return null;
    return more.length === 0 && cli === agent ? models[cli] : models;
}
/**
 * Reads `MODEL` and `CLI=MODEL`. Of several for one CLI, the last counts.
 * @throws UsageError for an unknown CLI
 */
function readModels(given) {
    const models = given.map((text) => {
        const [, cli, model = ''] = /^([A-Za-z][\w-]*)=(.*)$/s.exec(text.trim()) ?? [];
        if (cli === undefined)
            return { default: text.trim() };
        if (!(0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr)(cli) || model.trim() === '')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${text.trim()}: give MODEL, or CLI=MODEL, where CLI is ${(0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listInWords */ .Dq)(_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}.`);
        return { [cli]: model.trim() };
    });
    const all = Object.assign({}, ...models);
    const { default: plain, ...others } = all;
    return plain !== undefined && Object.keys(others).length === 0 ? plain : all;
}
/** The choice as it would be given on a command line. */
function printModels(choice) {
    if (typeof choice === 'string')
        return choice;
    return Object.entries(choice)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([cli, model]) => (cli === 'default' ? model : `${cli}=${model}`))
        .join('\n');
}
/**
 * Checks the models that are chosen for a whole run.
 * @throws UsageError for a model that its CLI cannot have
 */
function checkModels(launch, env) {
    for (const [cli, model] of Object.entries(modelsByCli([launch.model], launch.agent))) {
        const why = whyNoModel(cli, model, env);
        if (why !== null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`model: ${why}. Give CLI=MODEL where it is for another CLI.`);
    }
}
/**
 * Why a CLI cannot have a model, as far as that is known beforehand: the model is another CLI's own short name for one,
 * and this CLI asks no model server that the user has chosen. Null when it may have it.
 */
function whyNoModel(cli, model, env) {
    const facts = (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli);
    if (facts === null || facts.capabilities.standsIn || facts.modelAliases.includes(model))
        return null;
    if (facts.endpoint !== null && env[facts.endpoint])
        return null;
    const [whose] = _agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR.flatMap((name) => (0,_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name).modelAliases.includes(model) ? [name] : []);
    return whose === undefined
        ? null
        : `"${model}" is a name of ${whose}'s for a model, and ${cli} knows none so called`;
}


/***/ }),

/***/ 53327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   fL: () => (/* binding */ parseSeconds),
/* harmony export */   vV: () => (/* binding */ TIMES)
/* harmony export */ });
const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Examples for messages. */
const TIMES = 'such as 90, 90s, 10m or 5h30m';
/** Reads a time such as `90`, `90s`, `10m` or `5h30m` in seconds; null for anything else. */
function parseSeconds(time) {
    const ms = typeof time === 'number' ? time * 1000 : parseDuration(time);
    return ms === null || !Number.isFinite(ms) ? null : ms / 1000;
}
/** Reads a time such as `5h30m`, `90s`, `10m`, or a bare number of seconds, in milliseconds; null for anything else. */
function parseDuration(text) {
    const trimmed = text.trim();
    if (/^\d+(\.\d+)?$/.test(trimmed))
        return Number(trimmed) * 1000;
    if (!/^(\d+(\.\d+)?(ms|s|m|h|d))+$/.test(trimmed))
        return null;
    let total = 0;
    for (const [, amount, unit] of trimmed.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)) {
        total += Number(amount) * UNIT_MS[unit];
    }
    return total;
}


/***/ }),

/***/ 46069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kj: () => (/* binding */ slipOf),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
const LONGEST = 100;
/** The name that was probably meant: one that is a typo or two away, or the only one that begins so; else undefined. */
function nearest(names, given) {
    const wanted = given.slice(0, LONGEST).toLowerCase();
    if (wanted === '')
        return undefined;
    const allowed = Math.min(3, Math.floor(wanted.length / 3));
    const [closest] = names
        .map((name) => ({ name, distance: editDistance(name.slice(0, LONGEST).toLowerCase(), wanted) }))
        .sort((a, b) => a.distance - b.distance);
    if (closest !== undefined && closest.distance <= allowed)
        return closest.name;
    const begun = names.filter((name) => name.toLowerCase().startsWith(wanted));
    return begun.length === 1 ? begun[0] : undefined;
}
/** The only name that a misspelt one can mean: it differs in case, in signs between its words, or in a letter or two. */
function slipOf(names, given) {
    if (given.length > LONGEST)
        return undefined;
    const letters = (name) => name.toLowerCase().replace(/[-_ ]/g, '');
    const wanted = letters(given);
    const same = names.find((name) => letters(name) === wanted);
    if (same !== undefined || wanted.length < 3)
        return same;
    const allowed = wanted.length < 8 ? 1 : 2;
    return names.find((name) => editDistance(letters(name), wanted) <= allowed);
}
/** How many letters have to be added, dropped, changed or swapped with their neighbour. */
function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swap = isSwap ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
            next.push(Math.min(change, swap, row[j] + 1, next[j - 1] + 1));
        }
        before = row;
        row = next;
    }
    return row[b.length];
}


/***/ }),

/***/ 70968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qc: () => (/* binding */ childEnvironment),
/* harmony export */   RF: () => (/* binding */ scriptVariables),
/* harmony export */   jN: () => (/* binding */ matcher),
/* harmony export */   su: () => (/* binding */ MAX_INPUT_BYTES)
/* harmony export */ });
/** What a child process may see of the environment (spec 6.5), and what a script is told in it (spec 1.6). */
const EVERYBODY = [
    ...['PATH', 'HOME', 'USER', 'SHELL', 'LANG', 'LC_*', 'TERM', 'TMPDIR', 'TZ', 'CI'],
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
    ...[
        'NODE_EXTRA_CA_CERTS',
        'SSL_CERT_FILE',
        'SSL_CERT_DIR',
        'CURL_CA_BUNDLE',
        'REQUESTS_CA_BUNDLE',
        'GIT_SSL_CAINFO',
    ],
    ...['GITHUB_ACTIONS', 'GITHUB_REPOSITORY', 'GITHUB_REF*', 'GITHUB_SHA', 'GITHUB_RUN_ID', 'GITHUB_WORKFLOW'],
    ...['GITHUB_WORKSPACE', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH', 'GITHUB_SERVER_URL', 'GITHUB_API_URL'],
    ...['GITHUB_ACTOR', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_TEMP', 'RUNNER_TOOL_CACHE'],
];
/** Without these hardly a program starts on Windows. */
const ON_WINDOWS = [
    ...[
        'SYSTEMROOT',
        'SYSTEMDRIVE',
        'WINDIR',
        'COMSPEC',
        'PATHEXT',
        'TEMP',
        'TMP',
        'OS',
        'NUMBER_OF_PROCESSORS',
    ],
    ...['USERPROFILE', 'USERNAME', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA'],
    ...['PROGRAMFILES*', 'COMMONPROGRAMFILES*', 'PROCESSOR_ARCHITECTURE', 'PSMODULEPATH'],
];
/** With these a prompt-injected agent writes caches, outputs and the PATH of later steps. */
const NEVER = [
    ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL', 'ACTIONS_CACHE_URL', 'ACTIONS_ID_TOKEN_*'],
    ...['INPUT_*', 'STATE_*', 'RAYMOND_STATE_KEY'],
    ...['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'],
];
/** These are given only to children for which they are named in full. */
const SECRET = ['GITHUB_TOKEN', 'GH_TOKEN'];
function childEnvironment(options) {
    const { parent, allow, windows = isWindows() } = options;
    const isNever = matcher(NEVER, windows);
    const allowed = options.mode === 'inherit' ? () => true : allowedIn(options, windows);
    const variables = [
        ...Object.entries(parent).filter(([name]) => allowed(name)),
        ...Object.entries(options.extra ?? {}),
    ];
    const env = {};
    for (const [name, value] of variables)
        if (value !== undefined && !isNever(name))
            env[name] = value;
    const never = allow
        .filter((name) => isNever(name))
        .map((name) => `${name} is never given to agents and scripts: with it, they could change later steps of the job`);
    return { env, warnings: [...never, ...withheld(options, env, windows)] };
}
/** Warns of patterns that somebody may have written for the sake of a secret, which they do not let through. */
function withheld({ parent, allow, secrets: more }, env, windows) {
    const isSecret = matcher([...SECRET, ...more], windows);
    const secrets = Object.keys(parent).filter((name) => isSecret(name) && !Object.hasOwn(env, name));
    return allow
        .filter((entry) => entry.includes('*'))
        .flatMap((pattern) => {
        const names = secrets.filter(matcher([pattern], windows));
        return names.length === 0
            ? []
            : [`${pattern} does not let ${names.join(', ')} through: a secret is given by its full name alone`];
    });
}
function allowedIn(options, windows) {
    const { allow, own, secrets } = options;
    const isListed = matcher([...EVERYBODY, ...(windows ? ON_WINDOWS : []), ...own], windows);
    const isNamed = matcher(allow.filter((entry) => !entry.includes('*')), windows);
    const isPattern = matcher(allow.filter((entry) => entry.includes('*')), windows);
    const isSecret = matcher([...SECRET, ...secrets], windows);
    return (name) => isListed(name) || isNamed(name) || (isPattern(name) && !isSecret(name));
}
function matcher(patterns, windows) {
    if (patterns.length === 0)
        return () => false;
    const sources = patterns.map((pattern) => pattern.split('*').map(escapeRegExp).join('.*'));
    const regExp = new RegExp(`^(?:${sources.join('|')})$`, windows ? 'is' : 's');
    return (name) => regExp.test(name);
}
const escapeRegExp = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const isWindows = () => process.platform === 'win32';
/** Bytes; a longer environment string makes exec fail (128 KiB on Linux). */
const MAX_INPUT_BYTES = 100_000;
/**
 * The variables that tell a script state about itself (spec 1.6). A fork variable has its bare name only if the script
 * itself lists it: variables come from tags, which a model writes, and there is no end to the names that programs obey.
 * @param environment the child's environment without these
 */
function scriptVariables(context, environment, windows = isWindows()) {
    const variables = {
        ...bareVariables(context, environment, windows),
        ...prefixedVariables(context.variables),
        RAYMOND_WORKFLOW_ID: context.runId,
        RAYMOND_AGENT_ID: context.agentId,
        RAYMOND_STATE: context.state,
        RAYMOND_TASK_FOLDER: context.taskFolder,
        RAYMOND_OUTPUT: context.outputFile,
        RAYMOND_ATTEMPT: String(context.attempt),
        ...inputVariables(context),
    };
    // The operating system cannot pass a NUL.
    return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value.replaceAll('\0', '')]));
}
function inputVariables({ input, inputFile }) {
    if (inputFile !== undefined)
        return { RAYMOND_INPUT_FILE: inputFile };
    if (input === null || Buffer.byteLength(input) > MAX_INPUT_BYTES)
        return {};
    return { RAYMOND_INPUT: input, RAYMOND_RESULT: input };
}
function prefixedVariables(variables) {
    return Object.fromEntries(Object.entries(variables).map(([name, value]) => [
        `RAYMOND_VAR_${name.replace(/[^A-Za-z0-9_]/g, '_').toUpperCase()}`,
        value,
    ]));
}
/** A name that is set already keeps its value, and a name that no child may see is not brought in by a variable. */
function bareVariables({ variables, listed }, environment, windows) {
    if (listed.length === 0)
        return {};
    const fold = (name) => (windows ? name.toUpperCase() : name);
    const taken = new Set(Object.keys(environment).map(fold));
    const isNever = matcher(NEVER, windows);
    return Object.fromEntries(Object.entries(variables).filter(([name]) => listed.includes(name) && !isNever(name) && !taken.has(fold(name))));
}


/***/ }),

/***/ 91116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ annotationLine),
/* harmony export */   Df: () => (/* binding */ withoutCommands),
/* harmony export */   Zj: () => (/* binding */ maskLine),
/* harmony export */   _A: () => (/* binding */ groupStart),
/* harmony export */   s8: () => (/* binding */ GROUP_END)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** Nobody reads a longer message beside a line of code. */
const MESSAGE_LENGTH = 4000;
/** An annotation `::error file=…,line=…,title=…::…`, on one line whatever is in it. */
function annotationLine({ level, message, title, file, line, column: col }) {
    const properties = Object.entries({ ...(file !== undefined && { file, line, col }), title })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const head = properties.length === 0 ? level : `${level} ${properties.join(',')}`;
    return `::${head}::${escapeData((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(message.slice(0, MESSAGE_LENGTH)).trim())}`;
}
function groupStart(title) {
    return `::group::${escapeData(title)}`;
}
/** Has the runner mask a value. Each line of the value is masked by itself, as the runner works by lines. */
function maskLine(secret) {
    return `::add-mask::${escapeData(secret)}`;
}
const GROUP_END = '::endgroup::';
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
/**
 * The text, changed so that no line of it is a command. The runner takes `::name::` at a line's start and `##[name]`
 * anywhere in it for one, on stderr too. What an agent says must not set an output or mask a word. Fencing the text by
 * `::stop-commands::` would not do: its token would have to be kept from agents, and a killed process never takes it
 * back.
 */
function withoutCommands(text) {
    if (!/^(?:[^\S\r\n]|\u0085)*::|##\[/m.test(text))
        return text;
    // The runner counts U+0085 as white space, and JavaScript does not.
    return text.replace(/^((?:[^\S\r\n]|\u0085)*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
}


/***/ }),

/***/ 44639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   Dr: () => (/* binding */ cutStart),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   aj: () => (/* binding */ sanitize),
/* harmony export */   f: () => (/* binding */ padEnd),
/* harmony export */   it: () => (/* binding */ cutMiddle),
/* harmony export */   qz: () => (/* binding */ widthOf),
/* harmony export */   ym: () => (/* binding */ cutEnd)
/* harmony export */ });
/*
 * Text from agents and scripts is untrusted: it must not move the cursor, recolour the screen, reorder
 * what people read, or hide. Everything below is linear in the length of its input.
 */
/** OSC, DCS, PM, APC and SOS with their payload; then CSI; then the short escapes. */
const ESCAPES = /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|\x1b[ -/]*[0-Z\\^-~]/g;
/** The remaining controls of C0 and C1, but tab and newline, and DEL. */
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;
/** Bidirectional controls, invisible characters and Unicode tags. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
/** Printable text with `\n` as its only control character. A bare CR starts a new line, so that it overwrites none. */
function sanitize(text) {
    return text
        .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
        .replace(ESCAPES, '')
        .replace(CONTROLS, '')
        .replace(INVISIBLE, '')
        .replace(/\t/g, '  ');
}
const ONE_LINE_LIMIT = 2000;
/** Sanitized text on one line, whatever its length. */
function oneLine(text) {
    return sanitize(text.slice(0, ONE_LINE_LIMIT)).replace(/\s+/g, ' ').trim();
}
const NARROW = /^[\x20-\x7e]*$/;
const ZERO_WIDTH = /[\p{Mark}\p{Default_Ignorable_Code_Point}]/u;
const WIDE = /[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Script=Tangut}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
/** Pictographs that terminals draw in one column; our own glyphs are among them. */
const NARROW_PICTOGRAPH = /[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u23f8\u25aa-\u25fe\u2600-\u27bf]/u;
const EMOJI_STYLE = /\ufe0f/u;
/**
 * How many columns a text takes on a terminal. Terminals disagree about joined emoji, so each part is counted. That is
 * too much at worst, which cuts a line early, where too little would wrap it.
 */
function widthOf(text) {
    if (NARROW.test(text))
        return text.length;
    let width = 0;
    for (const character of text)
        width += characterWidth(character);
    return width;
}
function characterWidth(character) {
    const code = character.codePointAt(0);
    if (code < 0x300)
        return 1;
    // A variation selector may widen the character before it.
    if (EMOJI_STYLE.test(character))
        return 1;
    if (ZERO_WIDTH.test(character))
        return 0;
    if (!WIDE.test(character))
        return 1;
    return NARROW_PICTOGRAPH.test(character) && !/\p{Emoji_Presentation}/u.test(character) ? 1 : 2;
}
/** The text, cut at its end to at most `columns`. */
function cutEnd(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const room = columns - widthOf(ellipsis);
    if (room <= 0)
        return ellipsis.slice(0, Math.max(0, columns));
    return takeColumns(text, room).trimEnd() + ellipsis;
}
/** The text, cut at its start, since agents' ids differ at their ends. */
function cutStart(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const room = columns - widthOf(ellipsis);
    if (room <= 0)
        return ellipsis.slice(0, Math.max(0, columns));
    const backwards = takeColumns([...text].reverse().join(''), room);
    return ellipsis + [...backwards].reverse().join('');
}
/** The text, cut in its middle, since a path's step ends with how often it was taken. */
function cutMiddle(text, columns, ellipsis = '…') {
    if (widthOf(text) <= columns)
        return text;
    const end = Math.floor(columns / 3);
    const start = columns - end - widthOf(ellipsis);
    if (start <= 0)
        return cutEnd(text, columns, ellipsis);
    return takeColumns(text, start) + ellipsis + cutStart(text, end, '');
}
function takeColumns(text, columns) {
    let taken = '';
    let width = 0;
    for (const character of text) {
        width += characterWidth(character);
        if (width > columns)
            break;
        taken += character;
    }
    return taken;
}
function padEnd(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
/**
 * Breaks a text into lines of at most `columns`, at spaces. Existing line breaks and indentation stay. A word that is
 * too long stays whole, so that a URL can still be clicked.
 */
function wrapText(text, columns) {
    return text.split('\n').flatMap((line) => wrapLine(line.trimEnd(), columns));
}
function wrapLine(line, columns) {
    if (widthOf(line) <= columns)
        return [line];
    const indent = /^ */.exec(line)?.[0] ?? '';
    const lines = [];
    let current = indent;
    let width = indent.length;
    for (const word of line.slice(indent.length).split(' ')) {
        const wordWidth = widthOf(word);
        const fresh = width === indent.length;
        if (!fresh && width + 1 + wordWidth > columns) {
            lines.push(current);
            current = indent + word;
            width = indent.length + wordWidth;
        }
        else {
            current += fresh ? word : ` ${word}`;
            width += wordWidth + (fresh ? 0 : 1);
        }
    }
    return [...lines, current];
}


/***/ })

};
