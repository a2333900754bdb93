export const id = 271;
export const ids = [271];
export const modules = {

/***/ 96271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseRun: () => (/* binding */ parseRun)
});

// UNUSED EXPORTS: agent, agentError, door, frame, joinedWorker, launch, openAsk, openTurn, raisedError, run, usage, worker, workflowRef

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./lib/core/change.js
var change = __webpack_require__(10119);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
;// CONCATENATED MODULE: ./lib/core/named.js

/**
 * Values by names that agents, people and files give. Not `v.record`, which drops `constructor`, `prototype`
 * and `__proto__` without a word: a variable may well be called that.
 */
function named(value) {
    return dist/* pipe */.FsL(dist/* custom */.IeY(isPlainObject, 'Invalid type: Expected Object'), dist/* rawTransform */.NTK(({ dataset: { value: input }, addIssue, NEVER }) => {
        const entries = [];
        for (const [key, each] of Object.entries(input)) {
            const parsed = dist/* safeParse */.xLC(value, each);
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

// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
// EXTERNAL MODULE: ./lib/core/run.js
var run = __webpack_require__(49254);
;// CONCATENATED MODULE: ./lib/core/run-schema.js






// The one description of a run: a state file is checked by it, and the types in run.ts are inferred from it.
// It loads valibot, so only who reads a state file imports it, and then lazily.
const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* finite */.E2x(), dist/* minValue */.Wwf(0));
const count = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0));
const nullable = dist/* nullable */.mee(dist/* string */.YjP());
const reason = dist/* picklist */.KIO(errors/* REASON_CODES */.OE);
/** Names of files and folders are made of these two (spec 1.3, 3.2). */
const agentId = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^main(?:_[a-z0-9]+)*$/, 'is no id of an agent'));
const runId = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^(?!\.+$)[A-Za-z0-9._-]{1,100}$/, 'is no id of a run'));
/** Behind `--resume`, whose value may be missing, a CLI would take one that begins with a dash for an option. */
const sessionId = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[^-]/, 'is no id of a session'));
const session = dist/* nullable */.mee(sessionId);
const strings = named(dist/* string */.YjP());
const counts = named(count);
/** Where a `<result>` returns to. */
const run_schema_frame = dist/* strictObject */.rej({
    session,
    state: dist/* string */.YjP(),
    cwd: dist/* string */.YjP(),
    /** The caller itself was still to branch (a script called before any prompt ran). */
    branch_from: dist/* exactOptional */.yqP(sessionId),
    /** The agent CLI that the session belongs to. */
    session_cli: dist/* optional */.lqM(dist/* string */.YjP()),
});
/** The write-ahead record of a turn. */
const openTurn = dist/* strictObject */.rej({
    id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^\d+$/)),
    state: dist/* string */.YjP(),
    /** `engine`: a state of a graph that does nothing (spec 5.3). */
    kind: dist/* picklist */.KIO(['prompt', 'reminder', 'script', 'engine']),
    /** The agent CLI that takes the turn; absent for a script, and in state files of older versions. */
    cli: dist/* optional */.lqM(dist/* string */.YjP()),
    /** The session that the turn resumes or branches off; null for a fresh one. */
    session_before: session,
    /** The session that the turn writes to, chosen before it starts; null for a script. */
    session,
    /** How far the session's own transcript reached when the turn started; the adapter's unit. */
    session_mark: dist/* nullable */.mee(count),
    /**
     * Where this very turn began, when it only carries on what an earlier one of its visit has left in the
     * session: what it costs is counted from here, what it has to say from the visit's beginning.
     */
    carried_on: dist/* exactOptional */.yqP(dist/* strictObject */.rej({ session_before: sessionId, session_mark: count })),
    started_at: dist/* string */.YjP(),
    /** 1 for the first try of this state visit. */
    attempt: count,
    /** How many turns of this visit came before: reminders follow the prompt. */
    turn_of_visit: count,
    /** A reminder's text, so that a crash in the middle of one can give it again. */
    reminder: dist/* exactOptional */.yqP(dist/* string */.YjP()),
    /** The reminder asked for the data that a refused message had carried (spec 1.4). */
    asks_input: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
    /** The turn has ended and its cost is in the totals. */
    accounted: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
    /** The agent failed of this turn's outcome: a resume tries again instead of applying it. */
    failed: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
    /** A person has said that the state may be repeated, although its effect is `once`. */
    repeat: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
    /** A person's decision, to the question that the state asks once its work is done (spec 5.4). */
    approval: dist/* exactOptional */.yqP(dist/* string */.YjP()),
    /** A person's text, likewise. */
    feedback: dist/* exactOptional */.yqP(dist/* string */.YjP()),
});
const openAsk = dist/* strictObject */.rej({
    id: dist/* string */.YjP(),
    question: dist/* string */.YjP(),
    next: dist/* string */.YjP(),
    asked_at: dist/* string */.YjP(),
    /** ISO time after which `timeout_next` is taken. */
    timeout_at: nullable,
    timeout_next: nullable,
    /**
     * What an answer does: go to `next`; decide about a state with `effect: once` (spec 3.6); let a graph's
     * state go on with a decision or a text (spec 5.4).
     */
    kind: dist/* picklist */.KIO(['question', 'repeat', 'approval', 'feedback']),
    /** Nothing is no answer. */
    required: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
    /** The answer may have several lines. */
    multiline: dist/* exactOptional */.yqP(dist/* boolean */.zMY()),
});
const agentError = dist/* strictObject */.rej({
    code: reason,
    message: dist/* string */.YjP(),
    /** ISO time of the failure; absent in state files of older versions. */
    at: dist/* exactOptional */.yqP(dist/* string */.YjP()),
});
const raisedError = dist/* strictObject */.rej({ code: reason, message: dist/* string */.YjP(), state: dist/* string */.YjP() });
/** The join at whose door an agent waits (spec 7.1), as it was when the agent came to it. */
const door = dist/* strictObject */.rej({
    /** How many of its workers have to have completed. */
    of: dist/* union */.KCZ([dist/* literal */.euz('all'), dist/* pipe */.FsL(count, dist/* minValue */.Wwf(1))]),
    /** What a worker's failure does: `accept` hands it over as an entry. */
    failed: dist/* picklist */.KIO(['fail', 'accept']),
    arrived_at: dist/* string */.YjP(),
    timeout_at: nullable,
    timeout_goto: nullable,
    /** Enough have ended and are handed over; those that were stopped have still to end. */
    closed: dist/* exactOptional */.yqP(dist/* literal */.euz(true)),
});
/** A worker that has ended, and which agent may join it. */
const worker = dist/* strictObject */.rej({
    parent: agentId,
    /** The length of the stack of the call that it belongs to. */
    depth: count,
    /** The parent's fork counter when it was forked: the order of forking. */
    order: count,
    status: dist/* picklist */.KIO(['completed', 'failed', 'stopped']),
    /** The state in which it ended. */
    state: dist/* string */.YjP(),
    variables: strings,
    /** USD, of its own turns. */
    cost_usd: amount,
    error: dist/* nullable */.mee(agentError),
});
/** A worker as a join has handed it over; the result is the run's. */
const joinedWorker = dist/* strictObject */.rej({ id: agentId, ...worker.entries });
/** A thread of execution inside a run. */
const agent = dist/* strictObject */.rej({
    id: agentId,
    current_state: dist/* string */.YjP(),
    /** The session that the next prompt state resumes; null: it starts a fresh one, or branches. */
    session_id: session,
    /** Set after a `<call>`: the next prompt state branches off this session. */
    branch_from: session,
    /** The agent CLI that `session_id` or `branch_from` belongs to; absent in state files of older versions. */
    session_cli: dist/* optional */.lqM(dist/* string */.YjP()),
    stack: dist/* array */.YOg(run_schema_frame),
    cwd: dist/* string */.YjP(),
    /** Fork variables; the worker's for life. A state graph's variables. */
    variables: strings,
    /** `{{input}}` of the current state alone. */
    pending_result: nullable,
    /** A tag's `model`, for the current visit alone. */
    model_override: nullable,
    /** By state; read with `own`, since a state may be called `toString`. */
    visits: counts,
    /** Of `visits`, how many a `max_visits` does not count any more: `reset_max_visits` (spec 5.5). */
    visits_before: dist/* exactOptional */.yqP(counts),
    /** `stopped`: a join needs it no more; it goes as soon as its turn in flight has ended and been counted. */
    status: dist/* picklist */.KIO(['active', 'waiting', 'asking', 'failed', 'stopped']),
    /** Reminders given in the current visit. */
    retry_count: count,
    error: dist/* nullable */.mee(agentError),
    /** Written before a turn starts and cleared when its transition is applied (spec 3.6). */
    turn: dist/* nullable */.mee(openTurn),
    ask: dist/* nullable */.mee(openAsk),
    /** The question whose answer is the current state's input. */
    answered_ask: nullable,
    /** What has led a state graph into its error state, and where (spec 5.2). */
    raised: dist/* exactOptional */.yqP(raisedError),
    /** Whose worker it is, of which call, and the how-manieth (spec 7.1); absent for main. */
    forked: dist/* exactOptional */.yqP(dist/* strictObject */.rej({ parent: agentId, depth: count, order: count })),
    /** USD, of its own turns so far. */
    cost_usd: dist/* optional */.lqM(amount, 0),
    /** The join that it waits at. */
    door: dist/* optional */.lqM(door),
    /** Its workers as a join has handed them over, for the current state alone. */
    joined: dist/* optional */.lqM(dist/* array */.YOg(joinedWorker)),
});
/** The options that a resume takes over unless its own command line says otherwise. Times in seconds. */
const launch = dist/* strictObject */.rej({
    agent: dist/* string */.YjP(),
    model: nullable,
    effort: nullable,
    recording: nullable,
    permission_mode: dist/* string */.YjP(),
    dangerously_skip_permissions: dist/* boolean */.zMY(),
    timeout: amount,
    concurrency: dist/* pipe */.FsL(count, dist/* minValue */.Wwf(1)),
    max_steps: count,
    /** Most workers that one message may start; absent in state files of older versions. */
    max_forks: dist/* optional */.lqM(count, tag_table/* MAX_FORKS */.pr),
    on_ask: dist/* picklist */.KIO(['fail', 'pause', 'prompt']),
    on_limit: dist/* picklist */.KIO(['wait', 'pause', 'auto']),
    max_wait: amount,
    cwd: dist/* string */.YjP(),
    /** The project folder; when the whole of it is found elsewhere, the paths in it move along. */
    root: dist/* string */.YjP(),
    env_allow: dist/* array */.YOg(dist/* string */.YjP()),
    /** The Ralph loop's largest number of iterations (0 = no limit); null for an ordinary workflow. */
    loop: dist/* nullable */.mee(count),
});
const usage = dist/* strictObject */.rej({
    input_tokens: amount,
    output_tokens: amount,
    cache_read_tokens: amount,
    cache_write_tokens: amount,
});
const workflowRef = dist/* strictObject */.rej({
    path: dist/* string */.YjP(),
    fingerprint: dist/* string */.YjP(),
    /** SHA-256 of each file, so that a changed workflow can say which file changed (spec 2.3). */
    files: strings,
});
/** One execution of a workflow, as the state file keeps it (spec 3.2). Times are ISO 8601, amounts USD. */
const run_schema_run = dist/* strictObject */.rej({
    version: dist/* literal */.euz(run/* STATE_VERSION */.n),
    /** The run's id. The name is the seeds'. */
    workflow_id: runId,
    workflow: workflowRef,
    status: dist/* picklist */.KIO(['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded']),
    reason: dist/* nullable */.mee(reason),
    message: nullable,
    resume_at: nullable,
    started_at: dist/* string */.YjP(),
    updated_at: dist/* string */.YjP(),
    /** 0 means unlimited. */
    budget_usd: amount,
    total_cost_usd: amount,
    usage,
    /** State visits begun, over all resumes. */
    steps: count,
    /** Turns begun; numbers the transcripts and is never reused. */
    turns: count,
    fork_counters: counts,
    /** Payload by agent id, for every agent that has ended. */
    results: strings,
    /** Workers that have ended and that no join has taken yet. */
    workers: dist/* optional */.lqM(named(worker), () => ({})),
    metadata: strings,
    launch,
    /** Agents that have not ended. */
    agents: dist/* pipe */.FsL(dist/* array */.YOg(agent), dist/* check */.z6Y((agents) => new Set(agents.map(({ id }) => id)).size === agents.length, 'two have the same id')),
});
/**
 * Checks data from a state file; a problem names the first key that is wrong (spec 3.2). A key that is not
 * known is refused: it would be lost with the next write.
 */
function parseRun(data) {
    const result = dist/* safeParse */.xLC(run_schema_run, data);
    if (result.success) {
        const { agents, ...fields } = result.output;
        return { run: (0,change/* sealRun */.BM)({ ...fields, agents: agents.map(change/* sealAgent */.vL) }) };
    }
    const issue = result.issues[0];
    const place = dist/* getDotPath */.BuJ(issue) ?? 'the file';
    if (issue.expected === 'never')
        return { problem: `${place}: this raymond does not know such a key. Was it written by a newer version?` };
    return { problem: `${place}: ${issue.message}` };
}


/***/ })

};
