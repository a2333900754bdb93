export const id = 651;
export const ids = [651];
export const modules = {

/***/ 2651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createClaudeAgent: () => (/* binding */ createClaudeAgent)
});

// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(9254);
;// CONCATENATED MODULE: ./lib/agents/claude-command.js
/** They ask a person, who is not there. */
const INTERACTIVE_TOOLS = 'AskUserQuestion,EnterPlanMode,ExitPlanMode';
/**
 * The arguments of one turn (spec 6.1). The prompt is not among them: it goes to stdin, since argv breaks at
 * 128 KiB and `--disallowedTools` would swallow it as another tool.
 */
function claudeArguments(request) {
    return [
        '-p',
        ...['--output-format', 'stream-json', '--verbose'],
        ...(request.skipPermissions
            ? ['--dangerously-skip-permissions']
            : ['--permission-mode', request.permissionMode]),
        ...(request.model === undefined ? [] : ['--model', request.model]),
        ...(request.effort === undefined ? [] : ['--effort', request.effort]),
        ...(request.costCapUsd === undefined ? [] : ['--max-budget-usd', dollars(request.costCapUsd)]),
        ...sessionArguments(request),
        ...['--disallowedTools', INTERACTIVE_TOOLS],
    ];
}
function sessionArguments({ session }) {
    switch (session.kind) {
        case 'fresh':
            return ['--session-id', session.id];
        case 'resume':
            return ['--resume', session.id];
        case 'branch':
            return ['--resume', session.from, '--fork-session', '--session-id', session.id];
        default:
            return session;
    }
}
/** The CLI takes no exponents, and refuses 0. */
function dollars(amount) {
    return amount.toFixed(6).replace(/\.?0+$/, '');
}
/** The environment of one turn: ours is no Claude Code session, and as root the permission flag needs a word more. */
function claudeEnvironment(request, isRoot) {
    const { CLAUDECODE: _, ...env } = request.env;
    const skips = request.skipPermissions || request.permissionMode === 'bypassPermissions';
    return isRoot && skips ? { ...env, IS_SANDBOX: '1' } : env;
}

;// CONCATENATED MODULE: ./lib/agents/claude-cost.js

/** From this version on `total_cost_usd` runs on over a session's resumes and forks; before, it was the process's. */
const CUMULATIVE_SINCE = [2, 1, 276];
/** True where `total_cost_usd` includes what the session, or the one it was branched off, had cost before. */
function isCumulative(version) {
    const parts = version
        ?.match(/^(\d+)\.(\d+)\.(\d+)/)
        ?.slice(1)
        .map(Number);
    // Unknown means newer than what is known here.
    if (parts === undefined)
        return true;
    for (const [index, least] of CUMULATIVE_SINCE.entries()) {
        const part = parts[index] ?? 0;
        if (part !== least)
            return part > least;
    }
    return true;
}
/**
 * The cost of one turn alone, in USD, and its tokens with those of subagents (spec 6.1). New versions say
 * both per result event; where they don't, `total_cost_usd` less what was known before is taken.
 * @param knownUsd what the session (for a branch: its parent) had cost before the turn; used by cumulative versions
 */
function costOfTurn(results, version, knownUsd) {
    const warnings = [];
    const last = results.at(-1);
    if (last === undefined)
        return { costUsd: 0, usage: run/* NO_USAGE */.y, sessionTotalUsd: null, warnings };
    const total = checked(last.totalCostUsd, 'total_cost_usd', warnings);
    const shares = results.map((result) => result.modelUsageSinceLast);
    if (shares.every((share) => share !== null)) {
        const models = shares.flatMap((share) => Object.values(share ?? {}));
        const costUsd = sum(models.map((model) => checked(model?.costUSD, 'costUSD', warnings)));
        return { costUsd, usage: usageOfModels(models, warnings), sessionTotalUsd: total, warnings };
    }
    const perProcess = !isCumulative(version);
    const costUsd = checked(perProcess ? total : total - knownUsd, 'the difference of total_cost_usd', warnings);
    const usage = perProcess
        ? usageOfModels(Object.values(last.modelUsage), warnings)
        : results.map((result) => usageOfThread(result.usage, warnings)).reduce(addUsage, run/* NO_USAGE */.y);
    return { costUsd, usage, sessionTotalUsd: total, warnings };
}
function usageOfModels(models, warnings) {
    const add = (name) => sum(models.map((model) => checked(model?.[name], name, warnings)));
    return {
        input_tokens: add('inputTokens'),
        output_tokens: add('outputTokens'),
        cache_read_tokens: add('cacheReadInputTokens'),
        cache_write_tokens: add('cacheCreationInputTokens'),
    };
}
function usageOfThread(usage, warnings) {
    return {
        input_tokens: checked(usage.input_tokens, 'input_tokens', warnings),
        output_tokens: checked(usage.output_tokens, 'output_tokens', warnings),
        cache_read_tokens: checked(usage.cache_read_input_tokens, 'cache_read_input_tokens', warnings),
        cache_write_tokens: checked(usage.cache_creation_input_tokens, 'cache_creation_input_tokens', warnings),
    };
}
/** 1e-9 USD: subtracting sums of cents can leave a little less than nothing. */
const ROUNDING = 1e-9;
/** A figure that can be added to a run's sum; anything else counts as 0 and is told. */
function checked(value, name, warnings) {
    if (typeof value === 'number' && Number.isFinite(value) && value >= -ROUNDING)
        return Math.max(0, value);
    warnings.push(`claude reported ${JSON.stringify(value) ?? 'nothing'} as ${name}; it was counted as 0`);
    return 0;
}
const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);
function addUsage(a, b) {
    return {
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
        cache_read_tokens: a.cache_read_tokens + b.cache_read_tokens,
        cache_write_tokens: a.cache_write_tokens + b.cache_write_tokens,
    };
}

;// CONCATENATED MODULE: ./lib/agents/reset-time.js
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
        // A zone that this Node does not know.
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
    // The prose has no seconds: the minute that we are in is still to end.
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

;// CONCATENATED MODULE: ./lib/agents/tool-summary.js
/** Characters of a tool's one-line summary. */
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
        return oneLine(input === undefined ? '' : String(input));
    const values = input;
    const telling = TELLING.map((name) => values[name]).find((value) => typeof value === 'string' && value !== '');
    const first = telling ?? Object.values(values).find((value) => typeof value === 'string' && value !== '');
    return oneLine(typeof first === 'string' ? first : '');
}
/** On one line, without control characters, cut at `length` characters. */
function oneLine(text, length = SUMMARY_LENGTH) {
    // A huge input is cut first: only its beginning is shown.
    const flat = text
        .slice(0, length * 8)
        .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
        .trim();
    const characters = [...flat];
    return characters.length <= length ? flat : `${characters.slice(0, length - 1).join('')}…`;
}

;// CONCATENATED MODULE: ./lib/agents/claude-failure.js


/** The newest version that the facts in this adapter were read off. */
const KNOWN_VERSION = '2.1.330';
const INSTALL = `npm i -g @anthropic-ai/claude-code@${KNOWN_VERSION}`;
const SET_KEY = 'Set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN (made with `claude setup-token`)';
/** 401 and 403 would be tried again for three minutes, and never be answered otherwise. */
function isAuthenticationRetry(retry) {
    return retry !== null && (retry.status === 401 || retry.status === 403);
}
/**
 * null for a turn that succeeded: exit code 0 and a last `result` event that is no error. Neither alone is
 * enough: an interrupt exits with 0, and an API error comes as `subtype: "success"` (spec 6.1).
 */
function failureOf(ended) {
    const { exit, turn } = ended;
    const result = turn.results.at(-1);
    if (exit.spawnError !== null)
        return notStarted(ended.command, exit.spawnError);
    if (exit.exitCode === 0 && result !== undefined && !result.isError)
        return null;
    if (ended.stopCause !== null)
        return stopped(ended, ended.stopCause);
    const told = result === undefined ? failureOfStderr(ended.stderr) : failureOfResult(result, turn, ended.now);
    return told ?? crashed(ended, result);
}
function notStarted(command, error) {
    const message = error.code === 'ENOENT'
        ? `The agent CLI \`${command}\` was not found. Install Claude Code: ${INSTALL}`
        : `The agent CLI \`${command}\` cannot be started: ${oneLine(error.message, 300)}`;
    return { kind: 'not_started', message };
}
function stopped({ turn, idleTimeoutMs }, cause) {
    switch (cause) {
        case 'abort':
            return { kind: 'interrupted', message: 'The turn was interrupted.' };
        case 'idle':
            return { kind: 'idle', message: `claude wrote nothing for ${idleTimeoutMs / 1000} s and was stopped.` };
        case 'authentication':
            return {
                kind: 'authentication',
                message: `The API refused claude's credentials (${turn.retry?.status}: ${turn.retry?.error}). ${SET_KEY} to a valid one.`,
            };
        default:
            return cause;
    }
}
/** What the CLI says when it refuses to begin. */
function failureOfStderr(stderr) {
    const line = oneLine(stderr, 300);
    if (/is already in use/.test(stderr))
        return { kind: 'session_in_use', message: line };
    if (/No conversation found/.test(stderr))
        return sessionLost(line);
    if (/piped stdin input exceeds/.test(stderr))
        return { kind: 'prompt_too_long', message: line };
    if (/cannot be used with root\/sudo|native binary not installed|^error: (unknown option|option )/im.test(stderr)) {
        return { kind: 'not_started', message: `claude refused to start: ${line}` };
    }
    return null;
}
function failureOfResult(result, turn, now) {
    const text = [result.text, ...result.errors].filter((part) => part !== '').join('\n');
    const kind = kindOf(result, turn, text);
    const message = oneLine(text, 500) || `claude ended with ${result.terminalReason ?? result.subtype}`;
    switch (kind) {
        case null:
            return null;
        case 'usage_limit':
            return { kind, message, resetAt: turn.rejected?.resetAt ?? parseResetTime(text, now) };
        case 'authentication':
            return { kind, message: /credit balance/i.test(text) ? message : `${message}. ${SET_KEY}.` };
        case 'session_lost':
            return sessionLost(message);
        case 'transient':
            return { kind, message, ...retryAfter(result, turn) };
        default:
            return { kind, message };
    }
}
function kindOf(result, turn, text) {
    const { apiErrorStatus: status, apiError, terminalReason } = result;
    if (result.subtype === 'error_max_budget_usd' || terminalReason === 'budget_exhausted')
        return 'cost_cap';
    if (/No conversation found/.test(text))
        return 'session_lost';
    if (apiError === 'usage_limit_reached' || /You've hit your .*limit|usage limit reached/i.test(text))
        return 'usage_limit';
    if (status === 429)
        return turn.rejected === null ? 'transient' : 'usage_limit';
    if (status === 401 || status === 403)
        return 'authentication';
    if (/Not logged in|Invalid API key|run \/login|credit balance is too low/i.test(text))
        return 'authentication';
    if (status === 404 || /issue with the selected model/.test(text))
        return 'invalid_model';
    if (status === 413 ||
        terminalReason === 'prompt_too_long' ||
        /^(Prompt is|Request) too (long|large)/.test(text)) {
        return 'prompt_too_long';
    }
    if (result.stopReason === 'refusal')
        return 'refused';
    // Other statuses too: a 400 costs nothing, and behind a gateway it need not be the prompt's fault.
    if (status !== null || apiError === 'connection_failed')
        return 'transient';
    if (/^API Error: .*(connect|network|socket|timed? ?out|E[A-Z]{4,}\b)/i.test(text))
        return 'transient';
    return null;
}
/** Known only where the CLI waited itself before it gave up. */
function retryAfter(result, { retry }) {
    return retry !== null && retry.status === result.apiErrorStatus
        ? { retryAfterMs: Math.ceil(retry.delayMs) }
        : {};
}
function sessionLost(reason) {
    return { kind: 'session_lost', message: `${reason}: claude no longer has this session.` };
}
function crashed({ exit, stderr, brokenLines }, result) {
    const ending = exit.signal === null ? `exit code ${exit.exitCode ?? 'unknown'}` : `signal ${exit.signal}`;
    const said = [result?.text, ...(result?.errors ?? [])].filter(Boolean).join('; ');
    const last = stderr.trim().split('\n').slice(-5).join('\n').trim();
    const parts = [
        result === undefined
            ? `claude ended without a result (${ending})`
            : `claude ended with ${result.terminalReason ?? result.subtype} (${ending})`,
        ...(said === '' ? [] : [oneLine(said, 300)]),
        ...(brokenLines === 0 ? [] : [`${brokenLines} lines of its output were not JSON`]),
        ...(last === '' ? [] : [`its last words on stderr: ${last}`]),
    ];
    return { kind: 'crashed', message: parts.join('; ') };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/agents/claude-process.js



/** SIGINT lets the CLI end its tools (1.2 s were measured) and report its cost; after that it is told again. */
const INTERRUPT_GRACE_MS = 2500;
/** A stopped turn is over within 4 s. */
const KILL_AFTER_MS = 3500;
const STDERR_KEPT = 8 * 1024;
/** setTimeout fires at once beyond this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Runs one process for one turn and feeds its output to the stream. It is stopped when the signal aborts,
 * when nothing was written for the idle timeout, and when the API has refused the credentials.
 */
async function runClaude({ request, signal, stream, ...how }) {
    let stopCause = null;
    let killTimer;
    let child;
    let stderr = Buffer.alloc(0);
    const stop = (cause) => {
        const first = stopCause === null;
        if (first || cause === 'abort')
            stopCause = cause;
        if (!first)
            return;
        idle.stop();
        child?.stop('SIGINT', INTERRUPT_GRACE_MS);
        killTimer = setTimeout(() => child?.stop('SIGKILL'), KILL_AFTER_MS);
    };
    const idle = idleTimer(request.idleTimeoutMs, () => stop('idle'));
    const onAbort = () => stop('abort');
    child = how.startProcess({
        command: how.command,
        args: claudeArguments(request),
        cwd: request.cwd,
        env: claudeEnvironment(request, how.isRoot),
        stdin: request.prompt,
        onStdout: (chunk) => {
            idle.restart();
            request.onRaw(chunk);
            stream.write(chunk);
            if (isAuthenticationRetry(stream.turn.retry))
                stop('authentication');
        },
        onStderr: (chunk) => {
            idle.restart();
            stderr = Buffer.concat([stderr, chunk]).subarray(-STDERR_KEPT);
        },
    });
    signal.addEventListener('abort', onAbort, { once: true });
    const exit = await child.done;
    signal.removeEventListener('abort', onAbort);
    idle.stop();
    clearTimeout(killTimer);
    stream.end();
    return { exit: withReason(exit, request.cwd), stderr: stderr.toString('utf8'), stopCause };
}
/** Node says ENOENT for a missing directory too, and names the command. */
function withReason(exit, cwd) {
    if (exit.spawnError?.code !== 'ENOENT' || (0,external_node_fs_.existsSync)(cwd))
        return exit;
    return {
        ...exit,
        spawnError: new Error(`its directory ${cwd} does not exist`, { cause: exit.spawnError }),
    };
}
/** `restart` on each byte; 0 ms means never. */
function idleTimer(ms, onIdle) {
    let timer = ms > 0 ? setTimeout(onIdle, Math.min(ms, LONGEST_TIMER_MS)) : undefined;
    return {
        restart: () => void timer?.refresh(),
        stop: () => {
            clearTimeout(timer);
            // A cleared timer would run again on refresh.
            timer = undefined;
        },
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/agents/lines.js
const NEWLINE = 0x0a;
/** Well above anything a CLI has been seen to write, and below what a JavaScript string can hold. */
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
    /** Lines that were too long to keep. */
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

;// CONCATENATED MODULE: ./lib/agents/claude-session.js





/**
 * Claude Code's own files of a session, as 2.1.197 and 2.1.330 were seen to write them:
 * `<config>/projects/<cwd as a slug>/<id>.jsonl`, and `<id>/subagents/…` beside it when subagents ran.
 * Lines reach the disk about 100 ms after they happen.
 */
/** Where Claude Code keeps its files, by the environment it is given. */
function claudeConfigFolder(env) {
    return env.CLAUDE_CONFIG_DIR || (0,external_node_path_.join)(env.HOME || env.USERPROFILE || (0,external_node_os_.homedir)(), '.claude');
}
/** The transcript of a session, whatever directory it was started in; the newest if there are several. */
async function findTranscript(config, session) {
    // The id may come from a state file: it must not lead anywhere else.
    if (!/^[\w-]+$/.test(session))
        return null;
    const projects = (0,external_node_path_.join)(config, 'projects');
    const found = await Promise.all((await namesIn(projects)).map(async (slug) => {
        const path = (0,external_node_path_.join)(projects, slug, `${session}.jsonl`);
        const stats = await (0,promises_.stat)(path).catch(() => null);
        return stats?.isFile() ? { path, time: stats.mtimeMs } : null;
    }));
    const newest = found.filter((file) => file !== null).sort((a, b) => b.time - a.time)[0];
    return newest?.path ?? null;
}
/** The transcript and the files in the session's own folder (subagents). Empty when there is none. */
async function filesOfSession(config, session) {
    const transcript = await findTranscript(config, session);
    if (transcript === null)
        return [];
    const folder = transcript.slice(0, -'.jsonl'.length);
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const side = entries
        .filter((entry) => entry.isFile())
        .map((entry) => (0,external_node_path_.join)(entry.parentPath ?? entry.path, entry.name));
    return [transcript, ...side.sort()];
}
/**
 * When the newest prompt of a session was recorded, in epoch ms; 0 when there is none. This is the
 * adapter's mark (spec 3.6) rather than a count of messages, because a count goes down when a fork copies a
 * session that was compacted or resumed twice in parallel, while a fork keeps the times of what it copies.
 */
async function newestPromptTime(transcript) {
    let newest = 0;
    const lines = new LineSplitter((line) => {
        // Most of a transcript is tool output and request blobs, and not worth parsing.
        if (line.includes('"type":"user"'))
            newest = Math.max(newest, promptTime(line));
    });
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(transcript))
            lines.push(chunk);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
    }
    lines.end();
    return newest;
}
/** Written by the CLI in the user's name when a turn is stopped: not a prompt. */
const INTERRUPTED = '[Request interrupted by user';
function promptTime(line) {
    try {
        const record = JSON.parse(line);
        if (record.type !== 'user' || record.isSidechain || record.isMeta || record.isCompactSummary)
            return 0;
        const content = record.message?.content;
        const text = typeof content === 'string' ? content : firstText(content);
        if (text === null || text.startsWith(INTERRUPTED))
            return 0;
        return Date.parse(record.timestamp) || 0;
    }
    catch {
        // A line cut short by a kill.
        return 0;
    }
}
/** null for tool results. */
function firstText(content) {
    if (!Array.isArray(content) || content.some((block) => block?.type === 'tool_result'))
        return null;
    const block = content.find((each) => each?.type === 'text');
    return typeof block?.text === 'string' ? block.text : null;
}
/** `cost-state` comes last when a process ends; what can follow it is small. */
const TAIL_BYTES = 256 * 1024;
/**
 * What a session has cost by its last `cost-state` record (versions from 2.1.276 on), in USD; null without
 * one. A process that got SIGTERM has written it too, one that got SIGKILL has not.
 */
async function recordedTotal(transcript) {
    const file = await (0,promises_.open)(transcript, 'r').catch(() => null);
    if (file === null)
        return null;
    try {
        const { size } = await file.stat();
        const length = Math.min(size, TAIL_BYTES);
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
        const lines = buffer.toString('utf8', 0, bytesRead).split('\n');
        const line = lines.findLast((each) => each.startsWith('{"type":"cost-state"'));
        const total = line === undefined ? null : JSON.parse(line).totalCostUSD;
        return typeof total === 'number' && Number.isFinite(total) && total >= 0 ? total : null;
    }
    catch {
        return null;
    }
    finally {
        await file.close();
    }
}
async function namesIn(folder) {
    return (0,promises_.readdir)(folder).catch(() => []);
}

;// CONCATENATED MODULE: ./lib/agents/claude-stream.js


/**
 * Reads `--output-format stream-json` (spec 6.1). It knows nothing of processes: one that stays alive serves
 * several turns, with `nextTurn()` between them. Broken lines are counted, unknown events ignored.
 */
class ClaudeStream {
    onEvent;
    sessionId = null;
    version = null;
    turn = emptyTurn();
    broken = 0;
    lines = new LineSplitter((line) => this.readLine(line));
    constructor(onEvent) {
        this.onEvent = onEvent;
    }
    /** Lines that were no JSON object, or too long to keep. */
    get brokenLines() {
        return this.broken + this.lines.dropped;
    }
    write(chunk) {
        this.lines.push(chunk);
    }
    end() {
        this.lines.end();
    }
    nextTurn() {
        this.turn = emptyTurn();
    }
    readLine(line) {
        if (line.trim() === '')
            return;
        let event;
        try {
            event = JSON.parse(line);
        }
        catch {
            this.broken += 1;
            return;
        }
        if (isObject(event))
            this.read(event);
        else
            this.broken += 1;
    }
    read(event) {
        switch (event.type) {
            case 'system':
                this.readSystem(event);
                break;
            case 'assistant':
                this.readAssistant(event);
                break;
            case 'rate_limit_event':
                this.readRateLimit(event);
                break;
            case 'result':
                this.readResult(event);
                break;
        }
    }
    readSystem(event) {
        if (event.subtype === 'init') {
            this.sessionId = stringOr(event.session_id, this.sessionId);
            this.version = stringOr(event.claude_code_version, this.version);
        }
        else if (event.subtype === 'api_retry') {
            const retry = {
                status: numberOr(event.error_status, null),
                attempt: numberOr(event.attempt, 0),
                maxRetries: numberOr(event.max_retries, 0),
                delayMs: numberOr(event.retry_delay_ms, 0),
                error: stringOr(event.error, 'unknown error'),
            };
            this.turn.retry = retry;
            this.onEvent({ type: 'cli_retry', message: describeRetry(retry) });
        }
    }
    readAssistant(event) {
        const message = objectOr(event.message);
        // What the CLI itself says in the model's name: "API Error: …", "Not logged in …".
        if (message.model === '<synthetic>' || !Array.isArray(message.content))
            return;
        for (const block of message.content.filter(isObject)) {
            if (block.type === 'tool_use') {
                this.onEvent({
                    type: 'tool',
                    name: stringOr(block.name, 'tool'),
                    summary: summarizeTool(block.input),
                });
            }
            else if (block.type === 'text' && isMainThread(event)) {
                const text = stringOr(block.text, '');
                if (text.trim() === '')
                    continue;
                this.turn.text = text;
                this.onEvent({ type: 'text', text });
            }
        }
    }
    readRateLimit(event) {
        const info = objectOr(event.rate_limit_info);
        if (info.status !== 'rejected')
            return;
        const seconds = numberOr(info.resetsAt, null);
        this.turn.rejected = { resetAt: seconds === null || seconds <= 0 ? null : seconds * 1000 };
    }
    readResult(event) {
        this.sessionId = stringOr(event.session_id, this.sessionId);
        this.turn.results.push({
            subtype: stringOr(event.subtype, ''),
            isError: event.is_error !== false,
            text: stringOr(event.result, ''),
            errors: arrayOr(event.errors).filter((error) => typeof error === 'string'),
            apiErrorStatus: numberOr(event.api_error_status, null),
            apiError: stringOr(event.api_error, null),
            terminalReason: stringOr(event.terminal_reason, null),
            stopReason: stringOr(event.stop_reason, null),
            denials: arrayOr(event.permission_denials).filter(isObject).map(describeDenial),
            totalCostUsd: event.total_cost_usd,
            usage: objectOr(event.usage),
            modelUsage: objectOr(event.modelUsage),
            modelUsageSinceLast: isObject(event.model_usage_since_last_result)
                ? event.model_usage_since_last_result
                : null,
        });
    }
}
function emptyTurn() {
    return { text: '', results: [], retry: null, rejected: null };
}
/** Subagents speak in the same stream; their words are not the turn's answer. */
function isMainThread(event) {
    return event.parent_tool_use_id === null || event.parent_tool_use_id === undefined;
}
function describeRetry(retry) {
    const status = retry.status === null ? '' : `${retry.status} `;
    const wait = (retry.delayMs / 1000).toFixed(1);
    return `claude tries the API again in ${wait} s (${retry.attempt} of ${retry.maxRetries}): ${status}${oneLine(retry.error)}`;
}
function describeDenial(denial) {
    const summary = oneLine(summarizeTool(denial.tool_input), 60);
    return summary === ''
        ? stringOr(denial.tool_name, 'a tool')
        : `${stringOr(denial.tool_name, 'a tool')} (${summary})`;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function objectOr(value) {
    return isObject(value) ? value : {};
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

;// CONCATENATED MODULE: ./lib/agents/claude.js







/** Claude Code (spec 6.1), a process a turn. `sessionMark` is the time of the newest recorded prompt. */
function createClaudeAgent(options) {
    return new ClaudeAgent(options);
}
class ClaudeAgent {
    options;
    name = 'claude';
    capabilities = { branch: true, costCap: true, sessions: true };
    config;
    command;
    /** What each session has cost by the CLI's own count, where that count runs on over a session. USD. */
    totals = new Map();
    constructor(options) {
        this.options = options;
        this.config = claudeConfigFolder(options.env);
        this.command = options.command ?? 'claude';
    }
    async turn(request, signal, onEvent) {
        if (request.costCapUsd !== undefined && dollars(Math.max(0, request.costCapUsd)) === '0') {
            return nothingDone({
                kind: 'cost_cap',
                message: 'Nothing is left to spend on this turn; it was not started.',
            });
        }
        const knownUsd = await this.totalBefore(request.session);
        if (signal.aborted)
            return nothingDone({ kind: 'interrupted', message: 'The turn was not started.' });
        const stream = new ClaudeStream(onEvent);
        const { startProcess, isRoot, now } = this.options;
        const ended = await runClaude({ startProcess, command: this.command, isRoot, request, signal, stream });
        const { turn, brokenLines } = stream;
        const failure = failureOf({
            ...ended,
            command: this.command,
            turn,
            brokenLines,
            idleTimeoutMs: request.idleTimeoutMs,
            now: now(),
        });
        const account = await this.account(stream, request.session, knownUsd);
        for (const message of [...warningsOf(stream, failure), ...account.warnings])
            onEvent({ type: 'warning', message });
        const { costUsd, costBasis, usage } = account;
        const common = { sessionId: stream.sessionId, costUsd, costBasis, usage };
        if (failure !== null)
            return { ...common, ok: false, text: turn.text, failure };
        // `result` can be empty although text was produced before the last tool call.
        const text = turn.results.at(-1)?.text ?? '';
        return { ...common, ok: true, text: text.trim() === '' ? turn.text : text };
    }
    async sessionMark(session, _cwd) {
        const transcript = await findTranscript(this.config, session);
        return transcript === null ? 0 : newestPromptTime(transcript);
    }
    async sessionFiles(session, _cwd) {
        return filesOfSession(this.config, session);
    }
    async close() { }
    async account(stream, session, knownUsd) {
        const cost = costOfTurn(stream.turn.results, stream.version, knownUsd);
        if (cost.sessionTotalUsd !== null) {
            // A session that was not found costs 0 too.
            if (stream.version !== null && isCumulative(stream.version))
                this.totals.set(stream.sessionId ?? session.id, cost.sessionTotalUsd);
            return { ...cost, costBasis: 'reported' };
        }
        // Without an init event no request was made.
        if (stream.version === null)
            return { ...cost, costBasis: 'none' };
        return this.accountOfKilled(cost, session.id, knownUsd);
    }
    /** A turn that was killed: SIGTERM still lets the CLI write its count to the transcript, SIGKILL does not. */
    async accountOfKilled(cost, session, knownUsd) {
        const total = await this.recorded(session);
        if (total !== null && total > knownUsd) {
            this.totals.set(session, total);
            return { ...cost, costUsd: total - knownUsd, costBasis: 'estimated' };
        }
        const warning = 'claude was stopped before it reported a cost: what this turn has spent is unknown and not counted';
        return { ...cost, costBasis: 'none', warnings: [...cost.warnings, warning] };
    }
    /** A branch goes on counting from what its parent has cost. */
    async totalBefore(session) {
        if (session.kind === 'fresh')
            return 0;
        const source = session.kind === 'branch' ? session.from : session.id;
        return this.totals.get(source) ?? (await this.recorded(source)) ?? 0;
    }
    async recorded(session) {
        const transcript = await findTranscript(this.config, session);
        return transcript === null ? null : recordedTotal(transcript);
    }
}
function nothingDone(failure) {
    return { ok: false, text: '', sessionId: null, costUsd: 0, costBasis: 'none', usage: run/* NO_USAGE */.y, failure };
}
function warningsOf(stream, failure) {
    const denials = stream.turn.results.at(-1)?.denials ?? [];
    const warnings = [];
    if (denials.length > 0) {
        const calls = denials.slice(0, 5).join(', ') + (denials.length > 5 ? ', …' : '');
        warnings.push(`claude was denied ${denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`}: ${calls}`);
    }
    if (stream.brokenLines > 0 && failure?.kind !== 'crashed') {
        warnings.push(`${stream.brokenLines} lines of claude's output were not JSON and were left out`);
    }
    return warnings;
}


/***/ })

};
