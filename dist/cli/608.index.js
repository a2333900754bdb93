export const id = 608;
export const ids = [608];
export const modules = {

/***/ 5608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseRun: () => (/* binding */ parseRun)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9254);



const amount = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0));
const count = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0));
const nullable = valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const strings = valibot__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const counts = valibot__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), count);
const reason = valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .REASON_CODES */ .OE);
const frame = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    session: nullable,
    state: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    cwd: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    branch_from: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const turn = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/^\d+$/)),
    state: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['prompt', 'reminder', 'script', 'engine']),
    session_before: nullable,
    session: nullable,
    session_mark: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(count),
    carried_on: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ session_before: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), session_mark: count })),
    started_at: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    attempt: count,
    turn_of_visit: count,
    reminder: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    accounted: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    failed: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    repeat: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    approval: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    feedback: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const ask = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    question: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    next: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    asked_at: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    timeout_at: nullable,
    timeout_next: nullable,
    kind: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['question', 'repeat', 'approval', 'feedback']),
    required: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    multiline: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
});
const agent = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    current_state: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    session_id: nullable,
    branch_from: nullable,
    stack: valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(frame),
    cwd: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    variables: strings,
    pending_result: nullable,
    model_override: nullable,
    visits: counts,
    visits_before: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(counts),
    status: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['active', 'asking', 'failed']),
    retry_count: count,
    error: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: reason, message: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    turn: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(turn),
    ask: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(ask),
    answered_ask: nullable,
    raised: valibot__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: reason, message: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), state: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
});
const launch = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    agent: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    model: nullable,
    effort: nullable,
    recording: nullable,
    permission_mode: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    dangerously_skip_permissions: valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    timeout: amount,
    concurrency: valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(1)),
    max_steps: count,
    on_ask: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['fail', 'pause', 'prompt']),
    on_limit: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['wait', 'pause', 'auto']),
    max_wait: amount,
    cwd: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    root: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    env_allow: valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    loop: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(count),
});
const run = valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: valibot__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_run_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE_VERSION */ .n),
    workflow_id: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    workflow: valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), fingerprint: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), files: strings }),
    status: valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['running', 'completed', 'failed', 'asking', 'paused', 'budget_exceeded']),
    reason: valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(reason),
    message: nullable,
    resume_at: nullable,
    started_at: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    updated_at: valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    budget_usd: amount,
    total_cost_usd: amount,
    usage: valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        input_tokens: amount,
        output_tokens: amount,
        cache_read_tokens: amount,
        cache_write_tokens: amount,
    }),
    steps: count,
    turns: count,
    fork_counters: counts,
    results: strings,
    metadata: strings,
    launch,
    agents: valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(agent),
});
/** Checks data from a state file; a problem names the first key that is wrong (spec 3.2). */
function parseRun(data) {
    const result = valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC(run, data);
    if (result.success)
        return { run: result.output };
    const issue = result.issues[0];
    return { problem: `${valibot__WEBPACK_IMPORTED_MODULE_2__/* .getDotPath */ .BuJ(issue) ?? 'the file'}: ${issue.message}` };
}


/***/ })

};
