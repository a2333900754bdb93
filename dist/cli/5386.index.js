export const id = 5386;
export const ids = [5386];
export const modules = {

/***/ 43005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseReplies: () => (/* binding */ parseReplies),
/* harmony export */   parseTurn: () => (/* binding */ parseTurn)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/* harmony import */ var _recording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26703);


const amount = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .finite */ .E2x(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const count = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .ndf(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(0));
const delay = valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount);
const event = valibot__WEBPACK_IMPORTED_MODULE_0__/* .variant */ .Oxt('type', [
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), delay_ms: delay }),
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool'), name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), summary: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), delay_ms: delay }),
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cli_retry'), message: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), delay_ms: delay }),
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('warning'), message: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), delay_ms: delay }),
]);
const turn = valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(_recording_js__WEBPACK_IMPORTED_MODULE_1__/* .RECORDING_VERSION */ .$),
    agent: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    visit: valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(count, valibot__WEBPACK_IMPORTED_MODULE_0__/* .minValue */ .Wwf(1)),
    turn: count,
    prompt_sha256: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yGV(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex'))),
    prompt: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    placeholders: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    session: valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    cost_usd: amount,
    usage: valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        input_tokens: count,
        output_tokens: count,
        cache_read_tokens: count,
        cache_write_tokens: count,
    }),
    events: valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(event),
    failure: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        kind: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        message: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        reset_at: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
        retry_after_ms: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount),
    })),
    files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        in: valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['task_folder', 'cwd']),
        path: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        base64: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        deleted: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true)),
    }))),
});
/** Files that a person lists: path → text, null for a deleted file. A path can begin with `{{task_folder}}/`. */
const writtenFiles = valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((files) => Object.entries(files).map(([path, text]) => {
    const inTask = /^\{\{\s*task_folder\s*\}\}\//.exec(path)?.[0].length ?? 0;
    const place = { in: inTask > 0 ? 'task_folder' : 'cwd', path: path.slice(inTask) };
    return text === null ? { ...place, deleted: true } : { ...place, text };
})));
/** Strict, because a misspelt key in a hand-written file would go unnoticed. */
const reply = valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((text) => ({ text, cost: 0, delay_ms: 0, tools: [], files: [] }))),
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        text: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        cost: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount, 0),
        delay_ms: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount, 0),
        tools: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), summary: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '') })), []),
        files: valibot__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(writtenFiles, () => ({})),
    }),
]);
const visit = valibot__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(reply, valibot__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((only) => [only])),
    valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reply), valibot__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1, 'a visit has at least one reply')),
]);
const replies = valibot__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(visit, 'expected a list of replies'));
function parseTurn(data) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(turn, data);
    return parsed.success ? { value: parsed.output } : { problem: problemOf(parsed.issues[0]) };
}
function parseReplies(data) {
    const parsed = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(replies, data);
    return parsed.success ? { value: parsed.output } : { problem: problemOf(parsed.issues[0]) };
}
function problemOf(issue) {
    const path = valibot__WEBPACK_IMPORTED_MODULE_0__/* .getDotPath */ .BuJ(issue);
    return path === null ? issue.message : `${path}: ${issue.message}`;
}


/***/ })

};
