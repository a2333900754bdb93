export const id = 5608;
export const ids = [5608];
export const modules = {

/***/ 24358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);

/**
 * Values by names that agents, people and files give. Not `v.record`, which drops `constructor`, `prototype`
 * and `__proto__` without a word: a variable may well be called that.
 */
function named(value) {
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
        // Makes own properties of all of them.
        return Object.fromEntries(entries);
    }));
}
function isPlainObject(input) {
    return typeof input === 'object' && input !== null && !Array.isArray(input);
}


/***/ }),

/***/ 85608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseRun: () => (/* binding */ parseRun)
/* harmony export */ });
/* unused harmony exports frame, openTurn, openAsk, agentError, raisedError, door, worker, joinedWorktree, joinedWorker, worktree, agent, launch, usage, stateTally, workflowRef, attemptTally, leg, round, ownLeg, fanOut, run */
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24358);
/* harmony import */ var _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31421);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49254);






// The one description of a run: a state file is checked by it, and the types in run.ts are inferred from it.
// It loads valibot, so only who reads a state file imports it, and then lazily.
const amount = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .minValue */ .Wwf(0));
const count = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .minValue */ .Wwf(0));
const nullable = valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP());
/** ISO 8601. What is no time would be waited for in a circle, be over at once, or be told as NaN. */
const time = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .check */ .z6Y((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)), 'is no time'));
const reason = valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .REASON_CODES */ .OE);
/** Names of files and folders are made of these two (spec 1.3, 3.2). */
const agentId = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^main(?:_[a-z0-9]+)*$/, 'is no id of an agent'));
const runId = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^(?!\.+$)[A-Za-z0-9._-]{1,100}$/, 'is no id of a run'));
/** Behind `--resume`, whose value may be missing, a CLI would take one that begins with a dash for an option. */
const sessionId = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^[^-]/, 'is no id of a session'));
const session = valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(sessionId);
const strings = (0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP());
/** Its name is that of a file which only we make: no path of a foreign state leads anywhere else. */
const textRef = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    file: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^texts\/[0-9a-f]{64}\.txt$/, 'is no file of a long text')),
    bytes: count,
    sha256: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'is no SHA-256')),
});
const counts = (0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(count);
/** Where a `<result>` returns to. */
const frame = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    session,
    state: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    cwd: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The caller itself was still to branch (a script called before any prompt ran). */
    branch_from: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(sessionId),
    /** The agent CLI that the session belongs to. */
    session_cli: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
/** The write-ahead record of a turn. */
const openTurn = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^\d+$/)),
    state: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** `engine`: a state of a graph that does nothing (spec 5.3). */
    kind: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['prompt', 'reminder', 'script', 'engine']),
    /** The agent CLI that takes the turn; absent for a script, and in state files of older versions. */
    cli: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** The session that the turn resumes or branches off; null for a fresh one. */
    session_before: session,
    /** The session that the turn writes to, chosen before it starts; null for a script. */
    session,
    /** How far the session's own transcript reached when the turn started; the adapter's unit. */
    session_mark: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(count),
    /**
     * Where this very turn began, when it only carries on what an earlier one of its visit has left in the
     * session: what it costs is counted from here, what it has to say from the visit's beginning.
     */
    carried_on: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ session_before: sessionId, session_mark: count })),
    started_at: time,
    /** 1 for the first try of this state visit. */
    attempt: count,
    /** How many turns of this visit came before: reminders follow the prompt. */
    turn_of_visit: count,
    /** A reminder's text, so that a crash in the middle of one can give it again. */
    reminder: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** The reminder asked for the data that a refused message had carried (spec 1.4). */
    asks_input: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)),
    /** The turn has ended and its cost is in the totals. */
    accounted: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()),
    /** The agent failed of this turn's outcome: a resume tries again instead of applying it. */
    failed: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()),
    /** A person has said that the state may be repeated, although its effect is `once`. */
    repeat: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()),
    /** A person's decision, to the question that the state asks once its work is done (spec 5.4). */
    approval: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** A person's text, likewise. */
    feedback: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const openAsk = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    question: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    next: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    asked_at: time,
    /** ISO time after which `timeout_next` is taken. */
    timeout_at: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(time),
    timeout_next: nullable,
    /**
     * What an answer does: go to `next`; decide about a state with `effect: once` (spec 3.6); let a graph's
     * state go on with a decision or a text (spec 5.4).
     */
    kind: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['question', 'repeat', 'approval', 'feedback']),
    /** Nothing is no answer. */
    required: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()),
    /** The answer may have several lines. */
    multiline: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()),
    /** The end of what the state that asks has said, for whoever has to decide about it (spec 5.11). */
    output: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
});
const agentError = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    code: reason,
    message: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** ISO time of the failure; absent in state files of older versions. */
    at: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(time),
});
const raisedError = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    code: reason,
    message: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    state: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The visit that raised it was counted: the resume that goes on with it does not count it again. */
    counted: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)),
});
/** The join at whose door an agent waits (spec 7.1), as it was when the agent came to it. */
const door = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    /** How many of its workers have to have completed. */
    of: valibot__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('all'), valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_4__/* .minValue */ .Wwf(1))]),
    /** What a worker's failure does: `accept` hands it over as an entry. */
    failed: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['fail', 'accept']),
    arrived_at: time,
    timeout_at: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(time),
    timeout_goto: nullable,
    /** Enough have ended and are handed over; those that were stopped have still to end. */
    closed: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)),
});
/** A worker that has ended, and which agent may join it. */
const worker = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    parent: agentId,
    /** The length of the stack of the call that it belongs to. */
    depth: count,
    /** The parent's fork counter when it was forked: the order of forking. */
    order: count,
    status: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['completed', 'failed', 'stopped']),
    /** The state in which it ended. */
    state: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    variables: strings,
    /** USD, of its own turns. */
    cost_usd: amount,
    error: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(agentError),
    /** Its result is JSON that fits a schema (spec 7.4). */
    typed: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)),
});
/** What a worker has left in a work tree of its own (spec 7.3), as it was when it was joined. */
const joinedWorktree = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    branch: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** How many are on the branch that were not on its parent's when it was forked. */
    commits: count,
    /** Committed or not, from the work tree's top. */
    changed_files: valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** Changes that are in the work tree alone. */
    uncommitted: valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** Branches of workers joined with it that it cannot be merged with; null: this git cannot tell. */
    conflicts_with: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
});
/** A worker as a join has handed it over; the result is the run's. */
const joinedWorker = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: agentId,
    ...worker.entries,
    worktree: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(joinedWorktree),
});
/** A work tree of a worker's own (spec 7.3). */
const worktree = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    /**
     * `planned`: its worker was forked, and nobody has said that it is there. `ended`: the worker has, and nobody has
     * looked at what it left. `kept`: there is something.
     */
    state: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['planned', 'made', 'ended', 'kept']),
    /** Absolute, of its top. */
    path: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    branch: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The commit that its parent stood on when it was forked. */
    base: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, 'is no commit')),
    /** Absolute: the folder that git keeps everything in which the work trees have in common. */
    repository: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** Where the worker stands, relative to the top; empty: there. */
    folder: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** What is left at the end is committed. */
    commit: valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
/** A thread of execution inside a run. */
const agent = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    id: agentId,
    current_state: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The session that the next prompt state resumes; null: it starts a fresh one, or branches. */
    session_id: session,
    /** Set after a `<call>`: the next prompt state branches off this session. */
    branch_from: session,
    /** The agent CLI that `session_id` or `branch_from` belongs to; absent in state files of older versions. */
    session_cli: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    stack: valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(frame),
    cwd: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** Fork variables; the worker's for life. A state graph's variables. */
    variables: strings,
    /** `{{input}}` of the current state alone. */
    pending_result: nullable,
    /** A tag's `model`, for the current visit alone. */
    model_override: nullable,
    /** By state; read with `own`, since a state may be called `toString`. */
    visits: counts,
    /** Of `visits`, how many a `max_visits` does not count any more: `reset_max_visits` (spec 5.5). */
    visits_before: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(counts),
    /** `stopped`: a join needs it no more; it goes as soon as its turn in flight has ended and been counted. */
    status: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['active', 'waiting', 'asking', 'failed', 'stopped']),
    /** Reminders given in the current visit. */
    retry_count: count,
    error: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(agentError),
    /** Written before a turn starts and cleared when its transition is applied (spec 3.6). */
    turn: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(openTurn),
    ask: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(openAsk),
    /** The question whose answer is the current state's input. */
    answered_ask: nullable,
    /** What has led a state graph into its error state, and where (spec 5.2). */
    raised: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(raisedError),
    /** Whose worker it is, of which call, and which one of those (spec 7.1); absent for main. */
    forked: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ parent: agentId, depth: count, order: count })),
    /** USD, of its own turns so far. */
    cost_usd: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(amount, 0),
    /** The join that it waits at. */
    door: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(door),
    /** Its workers as a join has handed them over, for the current state alone. */
    joined: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(joinedWorker)),
});
/** The options that a resume takes over unless its own command line says otherwise. Times in seconds. */
const rights = valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())), null);
const launch = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    agent: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** A text is for the CLI of `agent`. */
    model: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .lazy */ .RZV((value) => (typeof value === 'string' ? valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() : (0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())))),
    effort: nullable,
    recording: nullable,
    /** null: nobody has said, and the workflow may. */
    permission_mode: nullable,
    dangerously_skip_permissions: valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    /** The built-in tools of states that name none (spec 7.5); null, or absent in older state files: lean turns. */
    tools: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .lazy */ .RZV((value) => (Array.isArray(value) ? valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) : valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('default')))), null),
    /**
     * What the command line or the inputs say of what agents may use (spec 7.5). A state file carries no rights: a resume
     * takes these from its own command line or inputs, and of the state file's nothing but what is denied.
     */
    allow: rights,
    deny: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()), []),
    /** Files of MCP servers, absolute. */
    mcp: rights,
    /** Further arguments for one agent CLI. */
    agent_args: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ cli: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), list: valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) })), null),
    timeout: amount,
    concurrency: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_4__/* .minValue */ .Wwf(1)),
    max_steps: count,
    /** Most workers that one message may start; absent in state files of older versions. */
    max_forks: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(count, _protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_FORKS */ .pr),
    on_ask: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['fail', 'pause', 'prompt']),
    on_limit: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['wait', 'pause', 'auto']),
    max_wait: amount,
    cwd: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The project folder; when the whole of it is found elsewhere, the paths in it move along. */
    root: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    env_allow: valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** Where agents' keys are (spec 9.2). Null, or absent in state files of older versions: as the command line or the Action does. */
    keys: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['proxy', 'environment']))),
    /** What a person has chosen, so that no manifest's word on it counts; absent in state files of older versions. */
    chosen: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['agent', 'model', 'effort', 'tools']))),
    /** The Ralph loop's largest number of iterations (0 = no limit); null for an ordinary workflow. */
    loop: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(count),
});
const usage = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    input_tokens: amount,
    output_tokens: amount,
    cache_read_tokens: amount,
    cache_write_tokens: amount,
});
/** What all visits of a state, by whichever agent, have come to. */
const stateTally = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    /** Begun; they add up to the run's steps. */
    visits: count,
    /** Begun; they add up to the run's turns. */
    turns: count,
    /** Of turns that have ended; they add up to the run's total. */
    cost_usd: amount,
    /** From the start of each turn to its end. */
    ms: amount,
    /** Turns of which a request was cut off: the cost is a lower bound. */
    unknown_cost_turns: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(count),
    /** Turns that no price is known of: no budget ends them. */
    unpriced_turns: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(count),
});
const workflowRef = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    path: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    fingerprint: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** SHA-256 of each file, so that a changed workflow can say which file changed (spec 2.3). */
    files: strings,
});
/** A number from 1 on: a leg of a round, as jobs are told of it (spec 4.10). */
const legName = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^[1-9]\d{0,3}$/, 'is no name of a leg'));
const planHash = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_4__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'is no hash of a plan'));
const ordinal = valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_4__/* .minValue */ .Wwf(1));
/** What one attempt of a leg has come to. USD. */
const attemptTally = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    attempt: ordinal,
    cost_usd: amount,
    usage,
    /** Begun in it, and how many the run that it went on from had begun before: so its turns are known by their numbers. */
    turns: count,
    turns_before: count,
    steps: count,
    steps_before: count,
    states: (0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(stateTally),
});
/** Workers that a job of their own runs (spec 4.10), as the run has it that forked them. */
const leg = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: legName,
    workers: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(agentId), valibot__WEBPACK_IMPORTED_MODULE_4__/* .minLength */ .BpQ(1)),
    /** What it may spend; null: there is no budget. */
    share_usd: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount),
    /** As far as they are entered here; `turns_at` and `steps_at`: the run's own, before they were. */
    attempts: valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ ...attemptTally.entries, turns_at: count, steps_at: count })),
    /** By worker, the attempt that it is taken from; 0: it was missing, and counts as failed. */
    taken: counts,
    /** How the last one that was taken has left what it had not ended. */
    parked: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        status: valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        reason: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(reason),
        message: nullable,
        resume_at: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(time),
    })),
});
/** One time that the run could go no further without its workers. */
const round = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    round: ordinal,
    /** SHA-256 of what defines it. */
    plan: planHash,
    /** What its legs have not done is run here, or is in a later round: what still comes of them is counted, and no more. */
    given_up: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)),
    legs: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(leg), valibot__WEBPACK_IMPORTED_MODULE_4__/* .minLength */ .BpQ(1)),
});
/** In the state of a leg: which it is, of which plan. */
const ownLeg = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: legName,
    round: ordinal,
    plan: planHash,
    workers: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(agentId), valibot__WEBPACK_IMPORTED_MODULE_4__/* .minLength */ .BpQ(1)),
    share_usd: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount),
    /** A job's; each counts its cost from zero. */
    attempt: ordinal,
    turns_before: count,
    steps_before: count,
    /** Those that this one goes on from. */
    earlier: valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(attemptTally),
    /** The joins take failed workers as ended. */
    accepts_failed: valibot__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
});
const fanOut = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    rounds: valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(round),
    leg: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(ownLeg),
});
/** One execution of a workflow, as the state file keeps it (spec 3.2). Times are ISO 8601, amounts USD. */
const run = valibot__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    version: valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_run_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_VERSION */ .n),
    /** The run's id. The name is the seeds'. */
    workflow_id: runId,
    workflow: workflowRef,
    status: valibot__WEBPACK_IMPORTED_MODULE_4__/* .picklist */ .KIO(['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded', 'forked']),
    reason: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(reason),
    message: nullable,
    resume_at: valibot__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(time),
    started_at: time,
    updated_at: time,
    /** 0 means unlimited. */
    budget_usd: amount,
    total_cost_usd: amount,
    /** Of it, what was paid for turns that have not happened: the run went on from an older state (spec 3.3). */
    forgotten_usd: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(amount),
    usage,
    /** State visits begun, over all resumes. */
    steps: count,
    /** Turns begun; numbers the transcripts and is never reused. */
    turns: count,
    /** By state; absent in state files of older versions, whose turns it then misses. */
    states: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(stateTally), () => ({})),
    fork_counters: counts,
    /** Payload by agent id, for every agent that has ended; of a long one where it lies. */
    results: (0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(valibot__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), textRef])),
    /** What `main` has ended with is JSON that fits a schema (spec 7.4). */
    typed: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)),
    /** Workers that have ended and that no join has taken yet. */
    workers: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(worker), () => ({})),
    /** By the worker's id; those that are removed are not in it. */
    worktrees: valibot__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM((0,_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(worktree), () => ({})),
    /** Its workers run in jobs of their own, or this is such a job (spec 4.10); absent: they run here. */
    fan_out: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(fanOut),
    /** It was pulled without a seal: to be looked at, and never carried on (spec 4.7). */
    transcripts_only: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true)),
    /** Where agents have gone besides the one that it began in; absent: nowhere. */
    directories: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())),
    metadata: strings,
    /** Of the input that it was started with; absent in state files of older versions. */
    input_sha256: valibot__WEBPACK_IMPORTED_MODULE_4__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    launch,
    /** Agents that have not ended. */
    agents: valibot__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(agent), valibot__WEBPACK_IMPORTED_MODULE_4__/* .check */ .z6Y((agents) => new Set(agents.map(({ id }) => id)).size === agents.length, 'two have the same id')),
});
/**
 * Checks data from a state file; a problem names the first key that is wrong (spec 3.2). A key that is not
 * known is refused: it would be lost with the next write.
 */
function parseRun(data) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(run, data);
    if (result.success) {
        const { agents, ...fields } = result.output;
        return { run: (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealRun */ .BM)({ ...fields, agents: agents.map(_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL) }) };
    }
    const issue = result.issues[0];
    const place = valibot__WEBPACK_IMPORTED_MODULE_4__/* .getDotPath */ .BuJ(issue) ?? 'the file';
    if (issue.expected === 'never')
        return { problem: `${place}: this raymond does not know such a key. Was it written by a newer version?` };
    return { problem: `${place}: ${issue.message}` };
}


/***/ })

};
