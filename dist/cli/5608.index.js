export const id = 5608;
export const ids = [5608];
export const modules = {

/***/ 85608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseRun: () => (/* binding */ parseRun)
/* harmony export */ });
/* unused harmony exports openTurn, openAsk, agentError, raisedError, door, worker, joinedWorktree, joinedWorker, worktree, agent, launch, usage, stateTally, workflowRef, attemptTally, leg, round, ownLeg, run */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77934);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63544);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49254);
/* harmony import */ var _safe_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31526);







// This is the one description of a run: a state file is checked by it, and the types in run.ts are inferred from it. It
// loads valibot, so only a reader of state files imports it, and then lazily.
const amount = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(0));
const count = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(0));
const nullable = valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP());
/** ISO 8601. A text that is no time would be waited for in a circle, be over at once, or be shown as NaN. */
const time = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .check */ .z6Y((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), 'is no time'));
const reason = valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .REASON_CODES */ .OE);
/** Names of files and folders are made of ids and states (spec 1.3, 3.2). */
const agentId = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^main(?:_[a-z0-9]+)*$/, 'is no id of an agent'));
const runId = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^(?!\.+$)[A-Za-z0-9._-]{1,100}$/, 'is no id of a run'));
/** An id that begins with a dash would be read as an option behind `--resume`, whose value may be missing. */
const sessionId = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[^-]/, 'is no id of a session'));
const session = valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(sessionId);
const strings = (0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP());
/** Only this program makes files of such names: no path of a foreign state leads anywhere else. */
const textRef = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    file: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^texts\/[0-9a-f]{64}\.txt$/, 'is no file of a long text')),
    bytes: count,
    sha256: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'is no SHA-256')),
});
const counts = (0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(count);
/** Where the result of a called state returns to. */
const frame = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    session,
    state: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    cwd: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The caller itself had still to branch off this session: a script made the call before any prompt ran. */
    branch_from: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(sessionId),
    /** The agent CLI that the session belongs to. */
    session_cli: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
/** The write-ahead record of a turn. */
const openTurn = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^\d+$/)),
    state: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** `engine`: a state of a graph that does nothing (spec 5.3). */
    kind: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['prompt', 'reminder', 'script', 'engine']),
    /** The agent CLI that takes the turn; absent for a script, and in state files of older versions. */
    cli: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** The session that the turn resumes or branches off; null for a fresh one. */
    session_before: session,
    /** The session that the turn writes to, chosen before it starts; null for a script. */
    session,
    /** How far the session's own transcript reached when the turn started, in the adapter's unit. */
    session_mark: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(count),
    /**
     * Where this turn began, when it only carries on what an earlier turn of its visit has left in the session: its cost
     * is counted from here, its answer from the visit's beginning.
     */
    carried_on: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ session_before: sessionId, session_mark: count })),
    started_at: time,
    /** From 1, for the first try of this visit. */
    attempt: count,
    /** How many turns of this visit came before: reminders follow the prompt. */
    turn_of_visit: count,
    /** A reminder's text, so that a crash in the middle of one can give it again. */
    reminder: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** The reminder asked for the data that a refused message had carried (spec 1.4). */
    asks_input: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
    /** The turn has ended, and its cost is in the totals. */
    accounted: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    /** The agent failed because of this turn's outcome: a resume tries again instead of applying it. */
    failed: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    /** A person has said that the state may be repeated, although its effect is `once`. */
    repeat: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    /** A person's decision about the question that the state asks once its work is done (spec 5.4). */
    approval: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** A person's text for the same question. */
    feedback: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const openAsk = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    question: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    next: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    asked_at: time,
    /** ISO time after which `timeout_next` is taken. */
    timeout_at: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(time),
    timeout_next: nullable,
    /**
     * What an answer does: it sends the agent to `next`, decides about a state with `effect: once` (spec 3.6), or lets a
     * graph's state go on with a decision or a text (spec 5.4).
     */
    kind: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['question', 'repeat', 'approval', 'feedback']),
    /** An empty answer does not count. */
    required: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    /** The answer may have several lines. */
    multiline: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    /** The end of what the asking state has said, for whoever has to decide about it (spec 5.11). */
    output: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
const agentError = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    code: reason,
    message: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** ISO time of the failure; absent in state files of older versions. */
    at: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(time),
});
const raisedError = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    code: reason,
    message: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    state: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The visit that raised the error was counted, so the resume that goes on with it does not count it again. */
    counted: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
});
/** The join that an agent waits at (spec 7.1), as it was when the agent arrived. */
const door = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    /** How many of the agent's workers have to complete. */
    of: valibot__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('all'), valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(1))]),
    /** What a worker's failure does: with `accept` it is handed over like a result. */
    failed: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['fail', 'accept']),
    arrived_at: time,
    timeout_at: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(time),
    timeout_goto: nullable,
    /** Enough workers have ended and are handed over; the stopped ones have still to end. */
    closed: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
});
/** A worker that has ended, and which agent may join it. */
const worker = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    parent: agentId,
    /** The length of the parent's stack in the call that forked the worker. */
    depth: count,
    /** The parent's fork counter when the worker was forked, by which workers are ordered. */
    order: count,
    status: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['completed', 'failed', 'stopped']),
    /** The state in which it ended. */
    state: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    variables: strings,
    /** USD, for the worker's own turns. */
    cost_usd: amount,
    error: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(agentError),
    /** The worker's result is JSON that fits a schema (spec 7.4). */
    typed: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
});
/** What a worker had left in a work tree of its own when it was joined (spec 7.3). */
const joinedWorktree = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    branch: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** How many commits the branch has beyond its parent's when it was forked. */
    commits: count,
    /** Committed or not, with paths from the work tree's top. */
    changed_files: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** Whether some changes are in the work tree alone. */
    uncommitted: valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    /** Branches of workers joined with it that conflict with it. Null when this git cannot tell. */
    conflicts_with: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())),
});
/** A worker as a join has handed it over. Its result is among the run's. */
const joinedWorker = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: agentId,
    ...worker.entries,
    worktree: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(joinedWorktree),
});
/** A work tree of a worker's own (spec 7.3). */
const worktree = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    /**
     * `planned`: the worker was forked, and the work tree may not be there yet. `ended`: the worker has ended, and nobody
     * has looked at what it left. `kept`: it has left something.
     */
    state: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['planned', 'made', 'ended', 'kept']),
    /** The absolute path of its top. */
    path: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    branch: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The commit that the parent stood on when the worker was forked. */
    base: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'is no commit')),
    /** The absolute path of the folder in which git keeps what all work trees have in common. */
    repository: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** Where the worker works, relative to the top; empty for the top itself. */
    folder: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** Whether what is left at the end is committed. */
    commit: valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
});
/** A thread of execution inside a run. */
const agent = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    id: agentId,
    current_state: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The session that the next prompt state resumes. Null when it starts a fresh one, or branches. */
    session_id: session,
    /** Set after a `<call>`: the next prompt state branches off this session. */
    branch_from: session,
    /** The agent CLI that `session_id` or `branch_from` belongs to; absent in state files of older versions. */
    session_cli: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    stack: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(frame),
    cwd: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** A worker's fork variables, for its whole life; or a state graph's variables. */
    variables: strings,
    /** The value of `{{input}}`, for the current state alone. */
    pending_result: nullable,
    /** The `model` of a tag, for the current visit alone. */
    model_override: nullable,
    /** Keyed by state, and read with `ownValue`, since a state may be called `toString`. */
    visits: counts,
    /** How many of `visits` a `max_visits` does not count any more, after `reset_max_visits` (spec 5.5). */
    visits_before: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(counts),
    /** `stopped`: a join needs this agent no more. It leaves as soon as its turn in flight has ended and been counted. */
    status: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['active', 'waiting', 'asking', 'failed', 'stopped']),
    /** Reminders given in the current visit. */
    retry_count: count,
    error: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(agentError),
    /** Written before a turn starts and cleared when its transition is applied (spec 3.6). */
    turn: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(openTurn),
    ask: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(openAsk),
    /** The question whose answer is the current state's input. */
    answered_ask: nullable,
    /** The error that has led a state graph into its error state, and where it came from (spec 5.2). */
    raised: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(raisedError),
    /** For a worker: its parent, the call that forked it, and its number there (spec 7.1). Absent for main. */
    forked: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ parent: agentId, depth: count, order: count })),
    /** USD, for the agent's own turns so far. */
    cost_usd: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(amount, 0),
    /** The join that the agent waits at. */
    door: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(door),
    /** The workers that a join has handed to the agent, for the current state alone. */
    joined: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(joinedWorker)),
});
/** The options that a resume takes over unless its own command line says otherwise. Times in seconds. */
const rights = valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())), null);
const launch = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    agent: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** A plain text is the model for the CLI of `agent`. */
    model: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_5__/* .lazy */ .RZV((value) => (typeof value === 'string' ? valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() : (0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())))),
    effort: nullable,
    recording: nullable,
    /** Null when nobody has said, so that the workflow may. */
    permission_mode: nullable,
    dangerously_skip_permissions: valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    /** The built-in tools of states that name none (spec 7.5). Null, or absent in older files, for lean turns. */
    tools: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_5__/* .lazy */ .RZV((value) => (Array.isArray(value) ? valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()) : valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz('default')))), null),
    /**
     * What the command line or the inputs say of what agents may use (spec 7.5). A state file carries no rights: a resume
     * takes them from its own command line or inputs, and from the state file only what is denied.
     */
    allow: rights,
    deny: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), []),
    /** Absolute paths of files that list MCP servers. */
    mcp: rights,
    /** Further arguments for one agent CLI. */
    agent_args: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ cli: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), list: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()) })), null),
    timeout: amount,
    concurrency: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(1)),
    max_steps: count,
    /** How many workers one message may start. Absent in state files of older versions. */
    max_forks: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(count, _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FORKS */ .pr),
    on_ask: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['fail', 'pause', 'prompt']),
    on_limit: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['wait', 'pause', 'auto']),
    max_wait: amount,
    cwd: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** The project folder. When all of it has moved, the paths in it move along. */
    root: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    env_allow: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    /** Where agents' keys are (spec 9.2). Null, as in state files of older versions, means as the command line or the Action does. */
    keys: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .KEY_PLACES */ .bl)), null),
    /** What a person has chosen, so that no manifest's word on it counts; absent in state files of older versions. */
    chosen: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['agent', 'model', 'effort', 'tools']))),
    /** How often the Ralph loop may go round, 0 for no limit. Null for an ordinary workflow. */
    loop: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(count),
});
const usage = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    input_tokens: amount,
    output_tokens: amount,
    cache_read_tokens: amount,
    cache_write_tokens: amount,
});
/** What all visits of a state have come to, by whichever agent. */
const stateTally = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    /** Visits that have begun. They add up to the run's steps. */
    visits: count,
    /** Turns that have begun. They add up to the run's turns. */
    turns: count,
    /** The cost of turns that have ended. It adds up to the run's total. */
    cost_usd: amount,
    /** The sum of the times from each turn's start to its end. */
    ms: amount,
    /** How many turns had a request cut off, so that the cost is a lower bound. */
    unknown_cost_turns: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(count),
    /** How many turns no price is known for. No budget ends them. */
    unpriced_turns: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(count),
});
const workflowRef = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    path: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    /** SHA-256 of each file, so that a changed workflow can say which file changed (spec 2.3). */
    files: strings,
});
/** The number of a leg in its round, from 1, as jobs are given it (spec 4.10). */
const legName = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[1-9]\d{0,3}$/, 'is no name of a leg'));
const planHash = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_5__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'is no hash of a plan'));
const ordinal = valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_5__/* .minValue */ .Wwf(1));
/** What one attempt of a leg has come to. USD. */
const attemptTally = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    attempt: ordinal,
    cost_usd: amount,
    usage,
    /** Turns begun in it, and those that the run it went on from had begun before: so its turns have numbers of their own. */
    turns: count,
    turns_before: count,
    steps: count,
    steps_before: count,
    states: (0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(stateTally),
});
/** Workers that run in a job of their own (spec 4.10), as the run knows them that forked them. */
const leg = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: legName,
    workers: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(agentId), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minLength */ .BpQ(1)),
    /** What the leg may spend. Null without a budget. */
    share_usd: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(amount),
    /** Attempts as far as they are entered here. `turns_at` and `steps_at` are the run's own counts before that. */
    attempts: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({ ...attemptTally.entries, turns_at: count, steps_at: count })),
    /** For each worker, the attempt that it is taken from; 0 for a missing worker, which counts as failed. */
    taken: counts,
    /** How the last attempt that was taken has left its unfinished work. */
    parked: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
        status: valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        reason: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(reason),
        message: nullable,
        resume_at: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(time),
    })),
});
/** One time that the run could go no further without its workers. */
const round = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    round: ordinal,
    /** SHA-256 of what defines the plan. */
    plan: planHash,
    /** What the legs have not done is run here, or in a later round. What they still bring is only counted. */
    given_up: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
    legs: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(leg), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minLength */ .BpQ(1)),
});
/** In the state of a leg: which leg of which plan it is. */
const ownLeg = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    name: legName,
    round: ordinal,
    plan: planHash,
    workers: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(agentId), valibot__WEBPACK_IMPORTED_MODULE_5__/* .minLength */ .BpQ(1)),
    share_usd: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(amount),
    /** The attempt of the leg's job. Each attempt counts its cost from zero. */
    attempt: ordinal,
    turns_before: count,
    steps_before: count,
    /** Attempts that this one goes on from. */
    earlier: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(attemptTally),
    /** The joins accept failed workers as ended. */
    accepts_failed: valibot__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
});
const fanOut = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    rounds: valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(round),
    leg: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(ownLeg),
});
/** One execution of a workflow, as the state file keeps it (spec 3.2). Times are ISO 8601, amounts USD. */
const run = valibot__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    version: valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_run_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_VERSION */ .n),
    /** The run's id. The field's name is that of the Go Raymond. */
    workflow_id: runId,
    workflow: workflowRef,
    status: valibot__WEBPACK_IMPORTED_MODULE_5__/* .picklist */ .KIO(['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded', 'forked']),
    reason: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(reason),
    message: nullable,
    resume_at: valibot__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(time),
    started_at: time,
    updated_at: time,
    /** 0 for no limit. */
    budget_usd: amount,
    total_cost_usd: amount,
    /** The part of the total that was paid for turns that did not happen, as the run went on from an older state (spec 3.3). */
    forgotten_usd: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(amount),
    usage,
    /** Visits begun, over all resumes. */
    steps: count,
    /** Turns begun. The number names a turn's transcript, and is never reused. */
    turns: count,
    /** Keyed by state. Absent in state files of older versions, whose turns it then misses. */
    states: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(stateTally), () => ({})),
    fork_counters: counts,
    /** What each ended agent has delivered; for a long text, where it lies. */
    results: (0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(valibot__WEBPACK_IMPORTED_MODULE_5__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), textRef])),
    /** The result of `main` is JSON that fits a schema (spec 7.4). */
    typed: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
    /** Workers that have ended, and that no join has taken yet. */
    workers: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(worker), () => ({})),
    /** Keyed by the worker's id. Removed work trees are not listed. */
    worktrees: valibot__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_safe_record_js__WEBPACK_IMPORTED_MODULE_6__/* .safeRecord */ .v)(worktree), () => ({})),
    /** Present when workers run in jobs of their own, or when this is such a job (spec 4.10). */
    fan_out: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(fanOut),
    /** The run was pulled without a seal: it may be looked at, and never carried on (spec 4.7). */
    transcripts_only: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
    /** Folders that agents have gone into, besides the one that the run began in. */
    directories: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP())),
    metadata: strings,
    /** The hash of the input that the run was started with. Absent in state files of older versions. */
    input_sha256: valibot__WEBPACK_IMPORTED_MODULE_5__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    launch,
    /** Agents that have not ended. */
    agents: valibot__WEBPACK_IMPORTED_MODULE_5__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(agent), valibot__WEBPACK_IMPORTED_MODULE_5__/* .check */ .z6Y((agents) => new Set(agents.map(({ id }) => id)).size === agents.length, 'two have the same id')),
});
/**
 * Checks data from a state file. A problem names the first wrong key (spec 3.2). An unknown key is refused, since the
 * next write would lose it.
 */
function parseRun(data) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(run, data);
    if (result.success) {
        const { agents, ...fields } = result.output;
        return { run: (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealRun */ .BM)({ ...fields, agents: agents.map(_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL) }) };
    }
    const issue = result.issues[0];
    const place = valibot__WEBPACK_IMPORTED_MODULE_5__/* .getDotPath */ .BuJ(issue) ?? 'the file';
    if (issue.expected === 'never')
        return { problem: `${place}: this raymond does not know such a key. Was it written by a newer version?` };
    return { problem: `${place}: ${issue.message}` };
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


/***/ })

};
