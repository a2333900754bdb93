export const id = 4528;
export const ids = [4528,9849];
export const modules = {

/***/ 44528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCopilotAgent: () => (/* binding */ createCopilotAgent)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
// EXTERNAL MODULE: ./lib/agents/ended.js
var agents_ended = __webpack_require__(97850);
// EXTERNAL MODULE: ./lib/agents/json.js
var agents_json = __webpack_require__(47066);
// EXTERNAL MODULE: ./lib/agents/outcome.js
var outcome = __webpack_require__(52162);
// EXTERNAL MODULE: ./lib/agents/private-files.js
var private_files = __webpack_require__(41067);
// EXTERNAL MODULE: ./lib/agents/turn-watch.js
var turn_watch = __webpack_require__(3393);
// EXTERNAL MODULE: ./lib/core/own-value.js
var own_value = __webpack_require__(20979);
// EXTERNAL MODULE: ./lib/core/settings/rules.js
var rules = __webpack_require__(36338);
// EXTERNAL MODULE: ./lib/process/environment.js
var environment = __webpack_require__(70968);
;// CONCATENATED MODULE: ./lib/agents/copilot/command.js





const { projectSettings, toolNames, ruleKinds } = agent_clis/* AGENT_CLIS */.iU.copilot;
/**
 * The arguments of one turn (spec 6.2). The prompt is not among them: it goes to stdin, which is the same to the
 * CLI, has no limit of 128 KiB and takes a prompt that begins with a dash.
 * @param usageFile where the CLI is to write what its session has used so far; null for nowhere
 */
function copilotArguments(request, usageFile, fileFor) {
    return [
        ...['--output-format', 'json'],
        ...(request.args ?? []),
        ...(usageFile === null ? [] : ['--usage-output-file', usageFile]),
        ...permissionArguments(request),
        ...ruleArguments(request),
        ...toolArguments(request),
        ...(request.mcp === undefined ? [] : [`--additional-mcp-config=@${fileFor((0,private_files/* mcpFileText */.g)(request.mcp))}`]),
        ...(request.addDirs ?? []).map((folder) => `--add-dir=${folder}`),
        ...(request.ignoreProjectSettings ? projectSettings.withArguments : []),
        // The CLI forgets the profile from one turn of a session to the next: it is told each time.
        ...(request.agentProfile === undefined ? [] : ['--agent', request.agentProfile]),
        ...(request.model === undefined ? [] : ['--model', request.model]),
        ...(request.effort === undefined ? [] : ['--reasoning-effort', request.effort]),
        ...(request.session.kind === 'fresh'
            ? ['--session-id', request.session.id]
            : ['--resume', request.session.id]),
    ];
}
/**
 * Claude Code's permission modes in Copilot's terms. What is not allowed is denied, since nobody can be asked;
 * commands that only read are always allowed.
 *
 * | asked for | flags | may |
 * |---|---|---|
 * | skipPermissions, `bypassPermissions` | `--allow-all` | all, anywhere |
 * | allowAllTools | `--allow-all-tools` | all tools; files in the directory and the temporary one |
 * | `acceptEdits`, `auto` | `--allow-tool=write` | edit files there |
 * | `plan` | `--mode plan` | read |
 * | `default`, `manual`, `dontAsk` and others | none | read |
 */
function permissionArguments(request) {
    if (request.skipPermissions || request.permissionMode === 'bypassPermissions')
        return ['--allow-all'];
    if (request.permissionMode === 'plan')
        return ['--mode', 'plan'];
    if (request.allowAllTools === true)
        return ['--allow-all-tools'];
    // As two words, the flag would swallow what follows as another tool.
    return ['acceptEdits', 'auto'].includes(request.permissionMode) ? ['--allow-tool=write'] : [];
}
/** Rules that Copilot has no words for are left out. People were told when the run started. */
function ruleArguments(request) {
    const { allow, deny, excluded } = (0,rules/* spellRules */.Qt)({
        ...(request.allow && { allow: request.allow }),
        deny: [...(request.deny ?? []), ...(request.noEdits ?? [])],
    }, { ruleKinds, toolNames }, request.cwd);
    return [
        ...allow.map((rule) => `--allow-tool=${rule}`),
        ...deny.map((rule) => `--deny-tool=${rule}`),
        ...(excluded.length === 0 ? [] : [`--excluded-tools=${excluded.join(',')}`]),
    ];
}
/** The CLI takes an empty list for none at all, so it is given a name that no tool has. MCP servers are named too. */
function toolArguments({ tools: choice, mcp = {} }) {
    if (choice === undefined || choice === 'default')
        return [];
    const ours = choice.flatMap((name) => (0,own_value/* ownValue */.e)(toolNames ?? {}, name) ?? [name]);
    const names = new Set([...ours, ...Object.keys(mcp)]);
    return [`--available-tools=${names.size === 0 ? 'none' : [...names].join(',')}`];
}
/** The environment of one turn. Without the switch a resumed session goes back to the directory it began in. */
function copilotEnvironment({ env, ignoreProjectSettings }) {
    const isHidden = (0,environment/* matcher */.jN)(ignoreProjectSettings ? projectSettings.withoutVariables : [], false);
    const seen = Object.entries(env).filter(([name]) => !isHidden(name));
    return { ...Object.fromEntries(seen), COPILOT_DISABLE_RESUME_AUTO_CD: 'true' };
}

// EXTERNAL MODULE: ./lib/agents/reset-time.js
var reset_time = __webpack_require__(58235);
// EXTERNAL MODULE: ./lib/agents/tool-summary.js
var tool_summary = __webpack_require__(38535);
;// CONCATENATED MODULE: ./lib/agents/copilot/failure.js



/**
 * A turn has succeeded when nobody stopped it, its `result` event says 0 and so does the process, unless a signal met
 * that only then. The exit code alone tells little: a CLI that got SIGTERM or SIGINT ends with 0, now and then after
 * such a `result`.
 */
const COPILOT_ENDINGS = {
    title: `the ${agent_clis/* AGENT_CLIS */.iU.copilot.title}`,
    program: agent_clis/* AGENT_CLIS */.iU.copilot.program,
    hasSucceeded({ exit, stopCause, stream: { turn } }) {
        if (stopCause === 'abort' || stopCause === 'idle')
            return false;
        return turn.exitCode === 0 && (exit.exitCode === 0 || exit.signal !== null) && !turn.aborted;
    },
    failureIn({ stderr, now, stream: { turn } }) {
        return turn.error === null ? failureOfStderr(stderr) : failureOfError(turn.error, turn, now);
    },
    isSilent: ({ stream: { turn } }) => turn.sessionId === null && !turn.asked && turn.exitCode === null,
    lastWords({ stream: { turn } }) {
        if (turn.aborted)
            return ['was told to stop by someone else'];
        return [turn.exitCode === null ? 'ended without a result' : 'ended badly'];
    },
};
/** What the CLI says when it refuses to begin, most telling first. */
const REFUSALS = [
    [/No session, task, or name matched/, 'session_lost'],
    [/No authentication information found|Personal Access Tokens? .*not supported/, 'authentication'],
    [/Failed to load models[\s\S]*\b40[13]\b|Authentication failed/, 'authentication'],
    [/Model ".*" .*is not available|require an explicit model/, 'invalid_model'],
    [/No such agent: /, 'not_started'],
    [/Offline mode requires a local model provider|no platform package found/, 'not_started'],
    [/^error: (unexpected argument|invalid value)/im, 'not_started'],
    [/Failed to load models/, 'transient'],
];
function failureOfStderr(stderr) {
    for (const [pattern, kind] of REFUSALS) {
        const found = pattern.exec(stderr);
        if (found === null)
            continue;
        // Only the line that says it is taken. What follows are hints for people at a terminal.
        const from = stderr.lastIndexOf('\n', found.index) + 1;
        const line = (0,tool_summary/* shortLine */.tl)(stderr.slice(from).split('\n')[0] ?? '', 300);
        return { kind, message: explain(kind, line), ...(kind === 'authentication' && { needsKey: true }) };
    }
    return null;
}
function explain(kind, line) {
    switch (kind) {
        case 'session_lost':
            return `${line} copilot no longer has this session.`;
        case 'not_started':
            return /No such agent/.test(line)
                ? `${line}. An agent is a file .github/agents/<id>.agent.md of the repository, or ~/.copilot/agents/<id>.agent.md.`
                : `copilot refused to start: ${line}`;
        case 'invalid_model':
            return /explicit model/.test(line) ? `${line} Set the state's model or COPILOT_MODEL.` : line;
        default:
            return line;
    }
}
function failureOfError(error, turn, now) {
    const kind = kindOf(error, turn.ownProvider === true);
    const message = (0,tool_summary/* shortLine */.tl)(error.message, 500) || `copilot ended with an error (${error.type})`;
    if (kind === 'usage_limit') {
        const resetAt = resetOf(error.message, now);
        const isUntold = resetAt === undefined && error.status === 429;
        return { kind, message: isUntold ? `${message.replace(/\.$/, '')}${UNTOLD_WAIT}` : message, resetAt };
    }
    // A model provider of the user's own has another key, which the CLI names.
    const needsLogin = kind === 'authentication' && /^auth/.test(error.type) && turn.ownProvider !== true;
    return needsLogin ? { kind, message, needsKey: true } : { kind, message };
}
const UNTOLD_WAIT = ' (copilot did not try again, and does not tell how long the API asked to wait)';
const NEEDS_A_PERSON = /insufficient_quota|billing_not_configured/;
/** `reset in 1 hour 57 minutes`, `reset on November 24, 2026 at 7:12 AM` (this machine's time). */
const RESET = /limit to reset (?:in ((?:\d+ (?:day|hour|minute|second)s? ?)+)|(on \w+ \d+, \d+ at [\d:]+ [AP]M))/;
const UNIT_MS = { day: 86_400e3, hour: 3600e3, minute: 60e3, second: 1e3 };
/** Epoch ms. */
function resetOf(message, now) {
    const [, span, date] = RESET.exec(message) ?? [];
    if (date !== undefined)
        return (0,reset_time/* parseResetTime */.e)(`resets ${date}`, now);
    if (span === undefined)
        return (0,reset_time/* parseResetTime */.e)(message, now);
    const parts = [...span.matchAll(/(\d+) (day|hour|minute|second)/g)];
    return parts.reduce((time, [, count, unit = '']) => time + Number(count) * (UNIT_MS[unit] ?? 0), now);
}
function kindOf({ type, status, code, message, retries }, ownProvider) {
    if (status === 401 || status === 403 || /^auth(entication|orization)$|^policy$/.test(type))
        return 'authentication';
    // An account without money does not fill up by itself, GitHub's quota does.
    if (NEEDS_A_PERSON.test(code ?? '') || (status === 402 && ownProvider))
        return 'authentication';
    if (type === 'quota' || status === 402)
        return 'usage_limit';
    // The CLI itself waits for limits that pass in moments. One that it gives up on, or names the end of, is longer.
    if (status === 429 || type === 'rate_limit')
        return RESET.test(message) || retries === 0 ? 'usage_limit' : 'transient';
    if (status === 404 || /model_not_(found|supported)/.test(code ?? ''))
        return 'invalid_model';
    if (status === 413 ||
        type === 'context_limit' ||
        code === 'context_length_exceeded' ||
        /prompt budget|prompt as too long|maximum context length/i.test(message))
        return 'prompt_too_long';
    // What is left is 5xx, the network, an empty answer, or a 400: it costs nothing, and need not be the prompt's fault.
    return 'transient';
}

// EXTERNAL MODULE: ./lib/agents/copilot/footer.js
var copilot_footer = __webpack_require__(63926);
// EXTERNAL MODULE: ./lib/agents/copilot/session.js
var copilot_session = __webpack_require__(59849);
// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
// EXTERNAL MODULE: ./lib/agents/lines.js
var lines = __webpack_require__(77257);
;// CONCATENATED MODULE: ./lib/agents/copilot/stream.js




/** Reads `--output-format json` of one turn (spec 6.2). Unknown events are ignored. */
class CopilotStream extends lines/* JsonStream */.B5 {
    onEvent;
    turn = {
        sessionId: null,
        text: '',
        exitCode: null,
        error: null,
        asksToSwitch: false,
        asked: false,
        ownProvider: null,
        aborted: false,
        callLost: false,
        serversMissing: [],
        denials: [],
    };
    lastFailure = { code: null, retries: null };
    calls = new Map();
    constructor(onEvent) {
        super();
        this.onEvent = onEvent;
    }
    read(event) {
        const data = (0,agents_json/* objectOr */.Xg)(event.data);
        const isMain = typeof event.agentId !== 'string';
        switch (event.type) {
            case 'assistant.message':
                if (isMain)
                    this.readMessage(data);
                break;
            case 'tool.execution_start':
                this.readTool(data);
                break;
            case 'tool.execution_complete':
                if ((0,agents_json/* objectOr */.Xg)(data.error).code === 'denied')
                    this.turn.denials.push(this.calls.get(data.toolCallId) ?? 'a tool');
                this.calls.delete(data.toolCallId);
                break;
            case 'session.mcp_servers_loaded':
                this.turn.serversMissing = (0,outcome/* missingServers */.FK)(data.servers);
                break;
            case 'model.call_start':
                this.turn.asked = true;
                this.turn.asksToSwitch = false;
                break;
            case 'model.call_final_result':
                this.readProvider(data);
                break;
            case 'model.call_failure':
                this.readFailure(data);
                break;
            case 'session.error':
                if (isMain)
                    this.readError(data);
                break;
            case 'agent.interrupted':
                if (data.activity === 'model_call')
                    this.turn.callLost = true;
                break;
            case 'assistant.idle':
                if (isMain)
                    this.turn.aborted ||= data.aborted === true;
                break;
            case 'abort':
                if (isMain)
                    this.turn.aborted = true;
                break;
            case 'result':
                this.turn.sessionId = (0,agents_json/* stringOr */.JI)(event.sessionId, null);
                this.turn.exitCode = (0,agents_json/* numberOr */.d_)(event.exitCode, null);
                break;
        }
    }
    readMessage(data) {
        const text = (0,agents_json/* stringOr */.JI)(data.content, '');
        // A message may hold nothing but tool calls.
        if (text.trim() === '')
            return;
        this.turn.text = text;
        this.onEvent({ type: 'text', text });
    }
    readTool(data) {
        const name = (0,agents_json/* stringOr */.JI)(data.toolName, 'a tool');
        const summary = (0,tool_summary/* summarizeTool */.K8)(data.arguments);
        this.calls.set(data.toolCallId, (0,tool_summary/* describeCall */.GC)(name, data.arguments));
        this.onEvent({ type: 'tool', name, summary });
    }
    readProvider(data) {
        if (typeof data.isByok === 'boolean')
            this.turn.ownProvider = data.isByok;
    }
    readFailure(data) {
        this.readProvider(data);
        const retries = (0,agents_json/* numberOr */.d_)(data.retryAttempt, null);
        this.lastFailure = { code: (0,agents_json/* stringOr */.JI)(data.errorCode, null), retries };
        const status = (0,agents_json/* numberOr */.d_)(data.statusCode, null);
        const error = errorText((0,agents_json/* stringOr */.JI)(data.errorMessage, ''));
        const words = (0,tool_summary/* shortLine */.tl)([status, error].filter((part) => part !== null && part !== '').join(' '));
        this.onEvent({
            type: 'cli_retry',
            message: `copilot's model request failed (attempt ${(retries ?? 0) + 1}): ${words || 'no reason given'}`,
        });
    }
    readError(data) {
        this.turn.asksToSwitch = data.eligibleForAutoSwitch === true;
        this.turn.error = {
            ...this.lastFailure,
            type: (0,agents_json/* stringOr */.JI)(data.errorType, ''),
            message: (0,agents_json/* stringOr */.JI)(data.message, ''),
            status: (0,agents_json/* numberOr */.d_)(data.statusCode, null),
            // With a provider of the user's own only the failed call has the code.
            code: (0,agents_json/* stringOr */.JI)(data.errorCode, this.lastFailure.code),
        };
    }
}
/** The provider's error as JSON: an object with a message, or a string. */
function errorText(json) {
    const error = (0,agents_json/* jsonIn */.Yf)(json);
    return (0,agents_json/* stringOr */.JI)((0,json_object/* isJsonObject */.OW)(error) ? error.message : error, json);
}

// EXTERNAL MODULE: ./lib/agents/copilot/usage.js
var copilot_usage = __webpack_require__(53910);
;// CONCATENATED MODULE: ./lib/agents/copilot/agent.js
















/** The GitHub Copilot CLI (spec 6.2), a process for each turn. `sessionMark` is the time of the newest known prompt. */
function createCopilotAgent(options) {
    return new CopilotAgent(options);
}
/**
 * At SIGTERM the CLI ends its tools and writes down what it used: 0.2 s were measured. A stopped turn is over in 4 s.
 * The signal goes to the group, since npm's wrapper passes none on.
 */
const STOP_SIGNALS = { first: 'SIGTERM', graceMs: 3000 };
/** How long the CLI may ask, after a rate limit, for another model. A setting of the user's may answer at once. */
const SWITCH_TIMEOUT_MS = 2000;
class CopilotAgent {
    options;
    name = 'copilot';
    capabilities = agent_clis/* AGENT_CLIS */.iU.copilot.capabilities;
    home;
    command;
    creditUsd;
    files = new private_files/* PrivateFiles */.z();
    /** What each session has used, for those whose files cannot be read back. */
    totals = new Map();
    constructor(options) {
        this.options = options;
        this.home = (0,copilot_session.copilotHome)(options.env);
        this.command = options.command ?? agent_clis/* AGENT_CLIS */.iU.copilot.program.command;
        this.creditUsd = options.aiCreditUsd ?? copilot_usage/* AI_CREDIT_USD */.YG;
    }
    async turn(request, signal, onEvent) {
        if (request.session.kind === 'branch')
            return (0,outcome/* nothingDone */.mh)({ kind: 'not_started', message: 'copilot cannot branch off a session.' });
        if (request.appendSystemPrompt !== undefined)
            onEvent({ type: 'warning', message: 'copilot takes no further system prompt; it was left out' });
        const before = await this.totalsOf(request.session.id);
        if (signal.aborted)
            return (0,outcome/* nothingDone */.mh)({ kind: 'interrupted', message: 'The turn was not started.' });
        const began = this.options.now();
        const stream = new CopilotStream(onEvent);
        const { ended, usageFile } = await this.run(request, signal, stream);
        const { turn } = stream;
        const { command } = this;
        const now = this.options.now();
        const failure = (0,agents_ended/* failureOfTurn */.p)(COPILOT_ENDINGS, { ...ended, command, request, stream, now });
        const count = await this.count(request.session.id, usageFile, ended.stderr);
        const ownProvider = turn.ownProvider ?? Boolean(request.env.COPILOT_PROVIDER_BASE_URL);
        const { warnings, ...account } = this.account(turn, ownProvider, count, before, now - began);
        const told = (0,outcome/* turnWarnings */.nW)('copilot', { stream, ...turn, request, failure });
        for (const message of [...told, ...warnings])
            onEvent({ type: 'warning', message });
        const common = {
            sessionId: turn.sessionId ?? sessionBegun(stream, request),
            ...account,
            text: turn.text,
        };
        return failure === null ? { ...common, ok: true } : { ...common, ok: false, failure };
    }
    async sessionMark(session, _cwd) {
        return (await (0,copilot_session.readSession)(this.home, session))?.newestPrompt ?? 0;
    }
    /** Each model call that was answered is on record in the session's own events. */
    async cutOffCost({ session, since }, _cwd) {
        const used = (await (0,copilot_session.readSession)(this.home, session, since))?.usedSince ?? null;
        if (used === null || used.inputTokens + used.outputTokens === 0)
            return null;
        const source = "read from the session's own record of model calls";
        return { costUsd: this.usdOf(used), usage: (0,copilot_usage/* usageOfTotals */.Uk)(used), basis: 'estimated', source };
    }
    async close() {
        this.files.remove();
    }
    async run(request, signal, stream) {
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'raymond-copilot-')).catch(() => null);
        const path = folder === null ? null : (0,external_node_path_.join)(folder, 'usage.json');
        try {
            const ended = await this.serve(request, signal, stream, path);
            return { ended, usageFile: path === null ? null : await (0,promises_.readFile)(path, 'utf8').catch(() => null) };
        }
        finally {
            if (folder !== null)
                await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
    async serve(request, signal, stream, usageFile) {
        let switchTimer;
        const child = this.options.startProcess({
            command: this.command,
            args: copilotArguments(request, usageFile, this.files.fileFor),
            cwd: request.cwd,
            env: copilotEnvironment(request),
            stdin: request.prompt,
            onStdout: (chunk) => {
                watch.onStdout(chunk);
                stream.write(chunk);
                clearTimeout(switchTimer);
                if (stream.turn.asksToSwitch)
                    switchTimer = setTimeout(() => watch.stop('limit'), SWITCH_TIMEOUT_MS);
            },
            onStderr: (chunk) => watch.onStderr(chunk),
        });
        const hasResult = () => stream.turn.exitCode !== null;
        const watch = new turn_watch/* TurnWatch */.t(request, signal, child, STOP_SIGNALS, hasResult);
        const exit = await child.done;
        clearTimeout(switchTimer);
        stream.end();
        return watch.end(exit);
    }
    /** By the CLI's own file, else by the session's events, else by the footer of an older CLI. */
    async count(session, usageFile, stderr) {
        const reported = usageFile === null ? null : (0,copilot_usage/* totalsOfSnapshot */.TU)((0,agents_json/* jsonIn */.Yf)(usageFile));
        if (reported !== null)
            return { totals: reported, source: 'reported' };
        const recorded = await (0,copilot_session.readSession)(this.home, session);
        if (recorded !== null)
            return { totals: recorded.totals, source: 'estimated' };
        const footer = (0,copilot_footer/* readFooter */.A)(stderr);
        return footer === null ? null : { totals: (0,copilot_usage/* totalsOfFooter */.EZ)(footer), source: 'reported', footer };
    }
    account({ asked, sessionId, callLost }, ownProvider, count, before, ms) {
        if (!asked)
            return nothingSpent([]);
        if (count === null) {
            return {
                ...nothingSpent([
                    'copilot ended before it reported a cost: what this turn has spent is unknown and not counted',
                ]),
                ...{ costBasis: 'unknown', costIsLowerBound: true },
            };
        }
        if (sessionId !== null)
            this.totals.set(sessionId, count.totals);
        const used = (0,copilot_usage/* subtractTotals */.ke)(count.totals, before);
        const usage = (0,copilot_usage/* usageOfTotals */.Uk)(used);
        // The footer's own words are taken where they are about this turn alone: its figures run on over a session.
        const own = before === copilot_usage/* NOTHING_USED */.oE && !ownProvider ? count.footer : undefined;
        const tokens = own ?? (0,copilot_usage/* tokensOfTurn */.fR)(used, ms, !ownProvider);
        if (ownProvider)
            return { costUsd: 0, costBasis: 'none', usage, tokens, warnings: [] };
        const costUsd = this.usdOf(used);
        const warnings = [
            ...(costUsd === 0 && used.outputTokens > 0
                ? ['copilot did not say how many AI credits this turn has cost']
                : []),
            ...(callLost ? ["the model call that was broken off is not in copilot's count"] : []),
        ];
        return {
            ...{ costUsd, costBasis: count.source, usage, tokens, warnings },
            ...(callLost && { costIsLowerBound: true }),
        };
    }
    usdOf({ nanoAiu }) {
        return (nanoAiu / copilot_usage/* NANO_AIU_PER_CREDIT */.t$) * this.creditUsd;
    }
    /** What the session had used before the turn: the CLI's figures run on over a session. */
    async totalsOf(session) {
        return (await (0,copilot_session.readSession)(this.home, session))?.totals ?? this.totals.get(session) ?? copilot_usage/* NOTHING_USED */.oE;
    }
}
const nothingSpent = (warnings) => ({
    costUsd: 0,
    costBasis: 'none',
    usage: run/* NO_USAGE */.y,
    warnings,
});
/** A turn that was stopped has no `result` event, but has a session all the same. */
function sessionBegun(stream, request) {
    return stream.turn.asked ? request.session.id : null;
}


/***/ }),

/***/ 59849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copilotHome: () => (/* binding */ copilotHome),
/* harmony export */   copilotSessions: () => (/* binding */ copilotSessions),
/* harmony export */   readSession: () => (/* binding */ readSession)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47066);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80517);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77257);
/* harmony import */ var _sessions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41749);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53910);






function copilotHome(env) {
    return (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .homeOf */ .lt)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .AGENT_CLIS */ .iU.copilot.home, env);
}
/** Without its files a session's id is unknown, with them it can be resumed anywhere. */
function copilotSessions(env) {
    const home = copilotHome(env);
    // Locks belong to the processes of this machine.
    const isLock = (name) => name.endsWith('.lock');
    return {
        home,
        async files(session) {
            if (!(0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .isSessionId */ .Sd)(session))
                return [];
            const names = await (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .filesBelow */ .DR)(home, `session-state/${session}`);
            return names.filter((name) => !isLock(name));
        },
        holds: (session, name) => (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .isSessionId */ .Sd)(session) &&
            (0,_sessions_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlainPath */ .qW)(name) &&
            !isLock(name) &&
            name.startsWith(`session-state/${session}/`),
    };
}
/**
 * Reads a session's events; null when there is none on disk.
 * @param since epoch ms, for `usedSince`
 */
async function readSession(home, session, since = Number.POSITIVE_INFINITY) {
    const folder = folderOf(home, session);
    if (folder === null)
        return null;
    const record = new SessionRecord(since);
    const isThere = await (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'events.jsonl'), (line) => record.readLine(line));
    return isThere ? record : null;
}
/** Most of a session is tool output and system prompts, and not worth parsing. */
const TELLING = /^\{"type":"(?:user\.message|session\.usage_record|session\.shutdown)"/;
/**
 * Copilot's own files of a session, as 1.0.102 was seen to write them: `<home>/session-state/<id>/` with
 * `events.jsonl`. Events reach the disk up to 0.1 s after they happen; with SIGTERM all of them do, with SIGKILL
 * the last ones are lost, and so is a session that was begun just before.
 */
class SessionRecord {
    since;
    /** When the newest prompt was recorded, epoch ms; 0 for none. */
    newestPrompt = 0;
    /** What the session has used: the last count of a process that ended, and the calls since. */
    totals = _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_USED */ .oE;
    /** What was used after the first prompt later than the time asked about; null if there is none. */
    usedSince = null;
    constructor(since) {
        this.since = since;
    }
    readLine(line) {
        // A kill may have cut the line short.
        const event = TELLING.test(line) ? (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonIn */ .Yf)(line) : undefined;
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isJsonObject */ .OW)(event))
            this.read(event);
    }
    read(event) {
        const data = (0,_json_js__WEBPACK_IMPORTED_MODULE_5__/* .objectOr */ .Xg)(event.data);
        if (event.type === 'session.shutdown') {
            this.totals = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsOfSnapshot */ .TU)(data.accountingSnapshot) ?? this.totals;
        }
        else if (event.type === 'session.usage_record') {
            const used = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsOfRecord */ .KN)(data);
            this.totals = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .addTotals */ .lB)(this.totals, used);
            if (this.usedSince !== null)
                this.usedSince = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .addTotals */ .lB)(this.usedSince, used);
        }
        else if (typeof event.agentId !== 'string') {
            // Prompts of subagents are in the same file, and are no prompts of ours.
            this.newestPrompt = Math.max(this.newestPrompt, Date.parse(String(event.timestamp)) || 0);
            if (this.newestPrompt > this.since)
                this.usedSince ??= _usage_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_USED */ .oE;
        }
    }
}
/** The id may come from a state file: it must not lead anywhere else. */
function folderOf(home, session) {
    return /^[\w-]+$/.test(session) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, 'session-state', session) : null;
}


/***/ }),

/***/ 53910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ totalsOfFooter),
/* harmony export */   KN: () => (/* binding */ totalsOfRecord),
/* harmony export */   TU: () => (/* binding */ totalsOfSnapshot),
/* harmony export */   Uk: () => (/* binding */ usageOfTotals),
/* harmony export */   YG: () => (/* binding */ AI_CREDIT_USD),
/* harmony export */   fR: () => (/* binding */ tokensOfTurn),
/* harmony export */   ke: () => (/* binding */ subtractTotals),
/* harmony export */   lB: () => (/* binding */ addTotals),
/* harmony export */   oE: () => (/* binding */ NOTHING_USED),
/* harmony export */   t$: () => (/* binding */ NANO_AIU_PER_CREDIT)
/* harmony export */ });
/* harmony import */ var _core_graph_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97988);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47066);


/** USD for one AI credit, unless the manifest says otherwise (spec 5.9). */
const AI_CREDIT_USD = 0.01;
const NANO_AIU_PER_CREDIT = 1e9;
const NOTHING_USED = {
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    nanoAiu: 0,
};
/** Reads `--usage-output-file`, or the same in a session's `session.shutdown` event. Null if it is neither. */
function totalsOfSnapshot(snapshot) {
    if (!(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(snapshot) || !(0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(snapshot.modelMetrics))
        return null;
    const models = Object.values(snapshot.modelMetrics).map((model) => tokensOf((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)(model).usage)));
    return {
        ...models.reduce(addTotals, NOTHING_USED),
        nanoAiu: amount(snapshot.totalNanoAiu),
    };
}
/** Reads one model call's `session.usage_record`. */
function totalsOfRecord(data) {
    const usage = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)(data.usage);
    return {
        ...tokensOf(usage),
        // A provider of the user's own costs nothing at GitHub, whatever the record says.
        nanoAiu: usage.isByok === true ? 0 : amount((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOr */ .Xg)(usage.copilotUsage).totalNanoAiu),
    };
}
const addTotals = (a, b) => combine(a, b, (x, y) => x + y);
/** What was used since. Never negative: a session that was put back to an earlier point counts from there. */
const subtractTotals = (after, before) => combine(after, before, (x, y) => Math.max(0, x - y));
/** Tokens the way a run's totals count them, where what went through the cache is apart. */
function usageOfTotals(used) {
    const fresh = used.inputTokens - used.cacheWriteTokens;
    const tokens = { input: fresh, cached: used.cacheReadTokens, output: used.outputTokens };
    return { ...(0,_core_graph_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .usageOf */ .Fs)(tokens), cache_write_tokens: used.cacheWriteTokens };
}
/**
 * The figures of one turn as Copilot's footer would show them, exact where that rounds (spec 5.9).
 * @param ms how long the turn took
 * @param withCredits false with a provider of one's own
 */
function tokensOfTurn(used, ms, withCredits) {
    const { inputTokens: input, cacheReadTokens: cached, outputTokens: output } = used;
    const credits = used.nanoAiu / NANO_AIU_PER_CREDIT;
    const seconds = Math.round(ms / 1000);
    return {
        ...{ input, output, input_display: short(input), output_display: short(output) },
        ...(cached > 0 && { cached, cached_display: short(cached) }),
        ...(withCredits && {
            ai_display: `AI Credits ${creditsText(credits)} (${durationText(seconds)})`,
            ai_credits: credits,
            ai_time: seconds,
        }),
    };
}
/** The footer's figures as totals, for a CLI that writes no file. The footer shows only three digits of them. */
function totalsOfFooter(footer) {
    return {
        inputTokens: footer.input ?? 0,
        outputTokens: footer.output ?? 0,
        cacheReadTokens: footer.cached ?? 0,
        cacheWriteTokens: 0,
        nanoAiu: (footer.ai_credits ?? 0) * NANO_AIU_PER_CREDIT,
    };
}
function combine(a, b, how) {
    return {
        inputTokens: how(a.inputTokens, b.inputTokens),
        outputTokens: how(a.outputTokens, b.outputTokens),
        cacheReadTokens: how(a.cacheReadTokens, b.cacheReadTokens),
        cacheWriteTokens: how(a.cacheWriteTokens, b.cacheWriteTokens),
        nanoAiu: how(a.nanoAiu, b.nanoAiu),
    };
}
function tokensOf(usage) {
    return {
        ...NOTHING_USED,
        inputTokens: amount(usage.inputTokens),
        outputTokens: amount(usage.outputTokens),
        cacheReadTokens: amount(usage.cacheReadTokens),
        cacheWriteTokens: amount(usage.cacheWriteTokens),
    };
}
const amount = (value) => Math.max(0, (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOr */ .d_)(value, 0));
/** `9.7k`, `223.0k`, `2.2m`, as the footer shows tokens. */
function short(tokens) {
    if (tokens < 1e3)
        return String(tokens);
    return tokens < 1e6 ? `${(tokens / 1e3).toFixed(1)}k` : `${(tokens / 1e6).toFixed(1)}m`;
}
function creditsText(credits) {
    return credits > 0 && credits < 0.01 ? '<0.01' : String(Number(credits.toFixed(2)));
}
/** `1h30m45s`. */
function durationText(seconds) {
    const parts = [
        [Math.floor(seconds / 3600), 'h'],
        [Math.floor(seconds / 60) % 60, 'm'],
    ];
    const leading = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
    return `${leading.join('')}${seconds % 60}s`;
}


/***/ }),

/***/ 97850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ failureOfTurn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30308);
/* harmony import */ var _tool_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38535);



/** Why a turn has failed; null for one that succeeded. */
function failureOfTurn(cli, end) {
    const { exit, stopCause, request } = end;
    if (exit.spawnError !== null)
        return { kind: 'not_started', message: whyNotStarted(cli, end) };
    if (cli.hasSucceeded(end))
        return null;
    if (stopCause === 'abort')
        return { kind: 'interrupted', message: 'The turn was interrupted.' };
    if (stopCause === 'idle') {
        const message = `${cli.program.command} wrote nothing for ${request.idleTimeoutMs / 1000} s and was stopped.`;
        return { kind: 'idle', message };
    }
    const told = cli.failureIn(end);
    if (told !== null)
        return told;
    return cli.isSilent(end) && isBrokenProgram(end)
        ? { kind: 'not_started', message: whyNotStarted(cli, end) }
        : { kind: 'crashed', message: describeCrash(cli, end) };
}
function whyNotStarted({ title, program }, { exit, command, request: { cwd }, stderr }) {
    const { exitCode, spawnError: error } = exit;
    const install = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .installCommand */ .Je)(program);
    if (error === null)
        return `The agent CLI \`${command}\` cannot be run (exit code ${exitCode}): ${(0,_tool_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .shortLine */ .tl)(stderr, 300)} Install ${title} again: ${install}`;
    const isNowhere = error.code === 'ENOENT';
    if (isNowhere && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(cwd))
        return `The agent CLI \`${command}\` was not found. Install ${title}: ${install}`;
    // Node says the same of a folder that is not there, and names the command.
    const why = isNowhere ? `its directory ${cwd} does not exist` : error.message;
    return `The agent CLI \`${command}\` cannot be started: ${(0,_tool_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .shortLine */ .tl)(why, 300)}`;
}
/** Exit codes of a shell and of `env` for a program that cannot be run, and for one that is not there. */
const NO_PROGRAM = [126, 127];
/** What the system, the loader, node, or a shell that takes the program for a script writes to stderr then. */
const SAYS_SO = /exec format error|cannot execute|not executable|error while loading shared libraries|version `GLIBC\S*' not found|cannot find module|spawn \S+ E[A-Z]+|: syntax error|syntax error near/i;
/**
 * Whether an agent CLI that has not said a word is a program that cannot be run: a package half installed, one for
 * another system, an interpreter that is missing. It would end so however often it is started.
 */
function isBrokenProgram({ exit: { exitCode }, stderr }) {
    return NO_PROGRAM.includes(exitCode) || (exitCode !== 0 && SAYS_SO.test(stderr));
}
function describeCrash(cli, end) {
    const { exit, stream, stderr } = end;
    const ending = exit.signal === null ? `exit code ${exit.exitCode ?? 'unknown'}` : `signal ${exit.signal}`;
    const [how, ...said] = cli.lastWords(end);
    const last = stderr.trim().split('\n').slice(-5).join('\n').trim();
    const parts = [
        `${cli.program.command} ${how} (${ending})`,
        ...said,
        ...(stream.brokenLines === 0 ? [] : [stream.describeBroken('its')]),
        ...(last === '' ? [] : [`its last words on stderr: ${last}`]),
    ];
    return parts.join('; ');
}


/***/ }),

/***/ 47066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JI: () => (/* binding */ stringOr),
/* harmony export */   XW: () => (/* binding */ arrayOr),
/* harmony export */   Xg: () => (/* binding */ objectOr),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   d_: () => (/* binding */ numberOr)
/* harmony export */ });
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80517);


function objectOr(value) {
    return (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? value : {};
}
function arrayOr(value) {
    return Array.isArray(value) ? value : [];
}
function stringOr(value, fallback) {
    return typeof value === 'string' ? value : fallback;
}
function numberOr(value, fallback) {
    return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
/** The parsed value; undefined for a text that is no JSON. */
function jsonIn(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 77257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ JsonStream),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   g3: () => (/* binding */ LineSplitter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47066);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80517);
/* harmony import */ var _tool_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38535);



const NEWLINE = 0x0a;
/** This is well above any line that a CLI was seen to write, and below what a JavaScript string can hold. */
const LONGEST_LINE = 128 * 1024 * 1024;
/**
 * Cuts a byte stream into lines. Bytes are decoded a whole line at a time, so that a character split
 * between two chunks survives; chunks of a long line are kept apart until it ends, so that a line of many
 * MB costs one copy. Lines over 128 MiB are dropped and counted.
 */
class LineSplitter {
    onLine;
    parts = [];
    size = 0;
    /** How many lines were too long to keep. */
    dropped = 0;
    constructor(onLine) {
        this.onLine = onLine;
    }
    push(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
            this.keep(chunk.subarray(start, end));
            this.emit();
            start = end + 1;
        }
        this.keep(chunk.subarray(start));
    }
    /** Hands out what stands after the last newline. */
    end() {
        if (this.size > 0)
            this.emit();
    }
    keep(part) {
        if (part.length === 0)
            return;
        this.size += part.length;
        if (this.size > LONGEST_LINE)
            this.parts = [];
        else
            this.parts.push(part);
    }
    emit() {
        const { parts, size } = this;
        this.parts = [];
        this.size = 0;
        if (size > LONGEST_LINE) {
            this.dropped += 1;
            return;
        }
        const bytes = parts.length === 1 ? parts[0] : Buffer.concat(parts, size);
        this.onLine(bytes.toString('utf8'));
    }
}
/** Reads a file line by line. Returns false when there is no such file. */
async function readLines(path, onLine) {
    const lines = new LineSplitter(onLine);
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path))
            lines.push(chunk);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return false;
        throw error;
    }
    lines.end();
    return true;
}
const BROKEN_SHOWN = 300;
/**
 * A CLI's stream of events, a JSON object a line. Lines that are no part of it, such as npm, a hook or a dying
 * program prints there, are counted.
 */
class JsonStream {
    lines = new LineSplitter((line) => this.readLine(line));
    broken = 0;
    brokenText = '';
    droppedBefore = 0;
    write(chunk) {
        this.lines.push(chunk);
    }
    end() {
        this.lines.end();
    }
    /** How many lines were no JSON object, or too long to keep. */
    get brokenLines() {
        return this.broken + this.lines.dropped - this.droppedBefore;
    }
    /** For example `2 lines of its output were not JSON: …`, with the first 300 characters of them (spec 6.6). */
    describeBroken(whose, { leftOut = false } = {}) {
        const [lines, were] = this.brokenLines === 1 ? ['1 line', 'was'] : [`${this.brokenLines} lines`, 'were'];
        const said = (0,_tool_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .shortLine */ .tl)(this.brokenText, BROKEN_SHOWN);
        const more = leftOut ? ` and ${were} left out` : '';
        return `${lines} of ${whose} output ${were} not JSON${more}${said === '' ? '' : `: ${said}`}`;
    }
    forgetBroken() {
        this.broken = 0;
        this.brokenText = '';
        this.droppedBefore = this.lines.dropped;
    }
    readLine(line) {
        if (line.trim() === '')
            return;
        const event = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonIn */ .Yf)(line);
        if ((0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isJsonObject */ .OW)(event)) {
            this.read(event);
            return;
        }
        this.broken += 1;
        if (this.brokenText.length < BROKEN_SHOWN)
            this.brokenText += `${line.slice(0, BROKEN_SHOWN)}\n`;
    }
}


/***/ }),

/***/ 52162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ missingServers),
/* harmony export */   mh: () => (/* binding */ nothingDone),
/* harmony export */   nW: () => (/* binding */ turnWarnings)
/* harmony export */ });
/* harmony import */ var _core_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49254);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47066);


/** The outcome of a turn that did not begin: it has cost nothing, and has no session. */
function nothingDone(failure) {
    return { ok: false, text: '', sessionId: null, costUsd: 0, costBasis: 'none', usage: _core_run_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_USAGE */ .y, failure };
}
/** @param servers what a CLI's stream says of all its servers: a list of names and statuses */
function missingServers(servers) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .arrayOr */ .XW)(servers)
        .map(_json_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOr */ .Xg)
        .filter(({ status }) => status !== 'connected')
        .map(({ name, status }) => ({ name: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOr */ .JI)(name, ''), status: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOr */ .JI)(status, 'not there') }));
}
const SHOWN_CALLS = 5;
/** What people are told of a turn besides its end. Missing servers that nobody asked for are the user's own affair. */
function turnWarnings(cli, { stream, denials, serversMissing, request: { mcp = {} }, failure }) {
    const calls = denials.slice(0, SHOWN_CALLS).join(', ') + (denials.length > SHOWN_CALLS ? ', …' : '');
    const count = denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`;
    return [
        ...(denials.length === 0 ? [] : [`${cli} was denied ${count}: ${calls}`]),
        ...serversMissing
            .filter(({ name }) => Object.hasOwn(mcp, name))
            .map(({ name, status }) => `${cli} went without the MCP server ${name}, of which it says: ${status}`),
        // The message of a crash describes these lines itself.
        ...(stream.brokenLines === 0 || failure?.kind === 'crashed'
            ? []
            : [stream.describeBroken(`${cli}'s`, { leftOut: true })]),
    ];
}


/***/ }),

/***/ 41067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ mcpFileText),
/* harmony export */   z: () => (/* binding */ PrivateFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30308);





/**
 * Files that an agent CLI is started with, in a folder that only we can read: MCP servers, settings (spec 7.5). The
 * same text has the same path; it is put back where something has changed it since.
 */
class PrivateFiles {
    folder = null;
    fileFor = (text) => {
        this.folder ??= (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'raymond-agent-'));
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(this.folder, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 32)}.json`);
        if (textOf(path) !== text) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, text, { mode: 0o600, flag: 'wx' });
        }
        return path;
    };
    remove() {
        if (this.folder !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.folder, { recursive: true, force: true });
        this.folder = null;
    }
}
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
}
/**
 * MCP servers as agent CLIs read them from a file. A server is a child of the CLI and gets all that this has: the
 * keys of the agents are taken out, unless the server is given them by name (spec 4.8, 6.5).
 */
function mcpFileText(servers) {
    const named = Object.entries(servers).map(([name, server]) => [name, withoutKeys(server)]);
    return JSON.stringify({ mcpServers: Object.fromEntries(named) });
}
/** A server that is an address and no program has no environment. */
function withoutKeys(server) {
    if (typeof server.command !== 'string')
        return server;
    const keys = Object.fromEntries(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_KEYS */ .TQ.map(({ variable }) => [variable, '']));
    return { ...server, env: { ...keys, ...server.env } };
}


/***/ }),

/***/ 58235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ parseResetTime)
/* harmony export */ });
/** `resets 9:42pm (UTC)`, `resets 3pm (America/Chicago)`, `resets Nov 24, 8:22pm (UTC)`. */
const PROSE = /resets(?:\s+(?:at|on))?\s+(?:([A-Z][a-z]{2})[a-z]*\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?(?:,|\s+at)?\s+)?(\d{1,2})(?::(\d{2}))?\s*([ap]m)?(?:\s*\(([^)]+)\))?/i;
/** What versions before 2 wrote: `Claude AI usage limit reached|1763000000`. */
const EPOCH = /limit reached\|(\d{9,11})\b/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MINUTE = 60_000;
/**
 * When a usage limit resets, read off the CLI's prose: the next such time after `now`. Epoch ms;
 * undefined if the text says none. Without a zone the machine's own is meant.
 */
function parseResetTime(text, now) {
    const epoch = EPOCH.exec(text)?.[1];
    if (epoch !== undefined)
        return Number(epoch) * 1000;
    const match = PROSE.exec(text);
    if (match === null)
        return undefined;
    const [, monthName, day, year, hourText, minuteText, half, zone] = match;
    const hour = hourOf(Number(hourText), half?.toLowerCase());
    const minute = Number(minuteText ?? 0);
    const month = monthName === undefined ? null : MONTHS.indexOf(monthName.toLowerCase());
    if (hour === null || minute > 59 || month === -1)
        return undefined;
    try {
        const today = wallTime(now, zone);
        const at = (date) => instantOf({ ...today, hour, minute, ...date }, zone);
        if (month === null)
            return nextOf(now, [0, 1, 2].map((days) => at({ day: today.day + days })));
        const years = year === undefined ? [today.year, today.year + 1] : [Number(year)];
        return nextOf(now, years.map((each) => at({ year: each, month, day: Number(day) })));
    }
    catch {
        // This Node does not know the zone.
        return undefined;
    }
}
function hourOf(hour, half) {
    if (half === undefined)
        return hour < 24 ? hour : null;
    if (hour < 1 || hour > 12)
        return null;
    return (hour % 12) + (half === 'pm' ? 12 : 0);
}
function nextOf(now, times) {
    // The prose has no seconds, so a limit that resets within the present minute counts as reset at its end.
    return times
        .map((time) => (time <= now && now - time < MINUTE ? time + MINUTE : time))
        .find((time) => time > now);
}
function wallTime(instant, zone) {
    const format = new Intl.DateTimeFormat('en-US', {
        ...(zone !== undefined && { timeZone: zone.trim() }),
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
    });
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (name) => parts.get(name) ?? 0;
    return {
        year: part('year'),
        month: part('month') - 1,
        day: part('day'),
        hour: part('hour'),
        minute: part('minute'),
    };
}
const asIfUtc = (wall) => Date.UTC(wall.year, wall.month, wall.day, wall.hour, wall.minute);
/** The instant at which clocks in the zone show this time; twice, because the offset is the one that holds then. */
function instantOf(wall, zone) {
    const wanted = asIfUtc(wall);
    let instant = wanted;
    for (let round = 0; round < 2; round += 1)
        instant += wanted - asIfUtc(wallTime(instant, zone));
    return instant;
}


/***/ }),

/***/ 41749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ filesBelow),
/* harmony export */   Sd: () => (/* binding */ isSessionId),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   qW: () => (/* binding */ isPlainPath)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Where an agent CLI keeps its files, by the environment it is given. */
function homeOf({ variable, folder }, env) {
    return env[variable] || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.HOME || env.USERPROFILE || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), folder);
}
/** Ids that we choose are UUIDs. Anything else could be the name of something that is no session. */
function isSessionId(session) {
    return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(session);
}
/** A path downwards, with `/`, that means the same on every system. */
function isPlainPath(name) {
    return name.split('/').every((part) => !['', '.', '..'].includes(part)) && !/[\\:\0]/.test(name);
}
/** The files in a folder and the folders below it, as paths below `home`; none if it is not there. */
async function filesBelow(home, folder) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(home, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(entry.parentPath ?? entry.path, entry.name))
        .split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
        .join('/'))
        .sort();
}


/***/ }),

/***/ 38535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ describeCall),
/* harmony export */   K8: () => (/* binding */ summarizeTool),
/* harmony export */   tl: () => (/* binding */ shortLine)
/* harmony export */ });
/* unused harmony export SUMMARY_LENGTH */
const SUMMARY_LENGTH = 120;
/** Inputs that say best what a call does, most telling first. */
const TELLING = [
    'command',
    'file_path',
    'notebook_path',
    'path',
    'pattern',
    'url',
    'query',
    'description',
    'skill',
    'prompt',
];
/** What a tool call is about, in one line of at most 120 characters: the Bash command, the file path … */
function summarizeTool(input) {
    if (typeof input !== 'object' || input === null)
        return shortLine(input === undefined ? '' : String(input));
    const values = input;
    const telling = TELLING.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '');
    const first = telling ?? Object.values(values).find((value) => typeof value === 'string' && value !== '');
    return shortLine(typeof first === 'string' ? first : '');
}
/** A call as a warning names it: `Bash (rm -rf build)`. */
function describeCall(name, input) {
    const summary = shortLine(summarizeTool(input), 60);
    return summary === '' ? name : `${name} (${summary})`;
}
/** The text on one line, without control characters, cut at `length` characters. */
function shortLine(text, length = SUMMARY_LENGTH) {
    // A huge input is cut first: only its beginning is shown.
    const flat = text
        .slice(0, length * 8)
        .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
        .trim();
    const characters = [...flat];
    return characters.length <= length ? flat : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 3393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ TurnWatch)
/* harmony export */ });
/* harmony import */ var _process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32043);

const STDERR_KEPT = 8 * 1024;
/** A turn while a process works on it: its silence, its stop, and what the process says besides its stream. */
class TurnWatch {
    request;
    signal;
    child;
    signals;
    isOver;
    stopCause = null;
    isStopped = false;
    heard = false;
    stderr = Buffer.alloc(0);
    killTimer;
    idle;
    onAbort = () => this.stop('abort');
    /** @param isOver whether the turn has its result and only the process is still to end: no stop is its cause then */
    constructor(request, signal, child, signals, isOver = () => false) {
        this.request = request;
        this.signal = signal;
        this.child = child;
        this.signals = signals;
        this.isOver = isOver;
        this.idle = (0,_process_idle_timer_js__WEBPACK_IMPORTED_MODULE_0__/* .idleTimer */ .a8)(request.idleTimeoutMs, () => this.stop('idle'));
        signal.addEventListener('abort', this.onAbort);
        // A signal that aborted while the process was made ready sends no event any more.
        if (signal.aborted)
            this.onAbort();
    }
    onStdout(chunk) {
        this.heard = true;
        this.idle.restart();
        this.request.onRaw(chunk);
    }
    onStderr(chunk) {
        this.idle.restart();
        this.stderr = Buffer.concat([this.stderr, chunk]).subarray(-STDERR_KEPT);
    }
    /** The first cause is the one that is told, unless a later one is an abort, which replaces it. */
    stop(cause) {
        if (!this.isOver() && (this.stopCause === null || cause === 'abort'))
            this.stopCause = cause;
        if (this.isStopped)
            return;
        this.isStopped = true;
        this.idle.stop();
        const { first, graceMs, killAfterMs } = this.signals;
        this.child.stop(first, graceMs);
        if (killAfterMs !== undefined)
            this.killTimer = setTimeout(() => this.child.stop('SIGKILL'), killAfterMs);
    }
    /** Stops all timers and returns what the turn has come to. */
    end(exit) {
        this.idle.stop();
        clearTimeout(this.killTimer);
        this.signal.removeEventListener('abort', this.onAbort);
        const stderr = this.stderr.toString('utf8');
        return { exit, stderr, stopCause: this.stopCause, heard: this.heard };
    }
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

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** Null for a text that is no rule: a rule is a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has no rules that mean the same.
 * @param cwd where the agent works, which a relative path starts from
 */
function translateRule(text, kinds, cwd) {
    const rule = parseRule(text);
    if (rule === null)
        return null;
    const mcp = /^mcp__(.+?)(?:__(.+))?$/.exec(rule.tool);
    if (mcp !== null) {
        const [, server = '', tool] = mcp;
        if (rule.argument !== null)
            return null;
        return tool === undefined || tool === '*' ? server : tool.includes('*') ? null : `${server}(${tool})`;
    }
    const known = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule.tool);
    if (known === undefined)
        return null;
    if (rule.argument === null || rule.argument === '*')
        return known.kind;
    const argument = argumentOf(rule.argument, known.argument, cwd);
    return argument === null ? null : `${known.kind}(${argument})`;
}
function argumentOf(text, takes, cwd) {
    switch (takes) {
        case 'command': {
            // `npm test *` is the newer spelling of `npm test:*`.
            const command = text.replace(/ \*$/, ':*');
            return /[*,()]/.test(command.replace(/:\*$/, '')) ? null : command;
        }
        case 'path':
            // Two slashes begin at the file system's root, one at the settings file's folder, which we have none of.
            if (/[*?[\]{},()]/.test(text) || /^(\/(?!\/)|~)/.test(text))
                return null;
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(cwd, text.replace(/^\/\//, '/'));
        case 'domain': {
            const domain = /^domain:([\w.-]+)$/.exec(text)?.[1];
            return domain ?? null;
        }
        case 'none':
            return null;
        default:
            return takes;
    }
}
/** What a state allows and denies, in the words of a CLI. Without words of its own, the CLI takes the rules as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about: allowing it means nothing, and denying it means to take it away.
    const ownTools = (rule) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule) === undefined ? ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ })

};
