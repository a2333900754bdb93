export const id = 5242;
export const ids = [5242,604];
export const modules = {

/***/ 81812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ postJob)
/* harmony export */ });
/* harmony import */ var _process_orphans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42314);
/* harmony import */ var _report_summary_not_started_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(604);
/* harmony import */ var _runtime_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82840);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5397);
/* harmony import */ var _store_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57087);
/* harmony import */ var _checkpoint_keep_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70705);
/* harmony import */ var _checkpoint_keeping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73358);
/* harmony import */ var _end_finish_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1420);
/* harmony import */ var _identity_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23853);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29226);










/**
 * What `post` does: when `main` was cancelled or killed, it saves the state, uploads the transcripts and writes the
 * summary; it has five minutes for that (spec 4.3). Otherwise `main` has done it all.
 */
async function postJob(listener) {
    const state = (name) => listener.environment[`STATE_${name}`] ?? '';
    for (const secret of listener.secrets)
        listener.voice.setSecret(secret);
    const job = (0,_job_js__WEBPACK_IMPORTED_MODULE_8__/* .readJob */ .cd)(listener.environment, listener);
    process.chdir(job.context.workspace);
    const left = (0,_checkpoint_keep_js__WEBPACK_IMPORTED_MODULE_4__/* .leftByMain */ .w$)(job, (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .sealKeysOf */ .hu)(job).keys);
    if (left === null)
        return tellOfNone(job);
    // After a kill of `main` its agents may still be at work, in the work tree that is about to be saved.
    const paths = (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .runPaths */ .Ot)(job.stateDir, left.keeper.run.runId);
    await (0,_process_orphans_js__WEBPACK_IMPORTED_MODULE_0__/* .endOrphans */ .X)(paths.folder, (ms) => _runtime_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .realPorts */ .R.sleep(ms, new AbortController().signal));
    const run = await (0,_store_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readStateFile */ .qy)(paths.state).catch(() => null);
    if (run === null)
        return tellOfNone(job);
    const identity = await ownIdentity(job, left.keeper.run.identity);
    const keeper = { ...left.keeper, run: { ...left.keeper.run, identity } };
    const kept = await (0,_checkpoint_keeping_js__WEBPACK_IMPORTED_MODULE_5__/* .keepEnd */ .z)(keeper, left.sequence);
    if (state('summary') === 'written')
        return;
    const end = { run, paths, runCostUsd: costOf(run, state('cost-before')) };
    await (0,_end_finish_js__WEBPACK_IMPORTED_MODULE_6__/* .writeSummary */ .Sy)(job, { end, ...kept });
}
/**
 * Under whose name it is sealed. What `main` has left went through a file that agents can write once they have killed
 * it, so that we ask anew; it counts only where GitHub does not say who we are.
 */
async function ownIdentity(job, left) {
    const ours = await (0,_identity_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .identityOf */ .cu)(job);
    return ours.uncertain === null ? ours : { ...ours, runKey: left.runKey, otherRunKeys: left.otherRunKeys };
}
/** `main` was killed before the run had its first state. */
function tellOfNone({ inputs, voice }) {
    if (!inputs.summary)
        return;
    const message = 'The job was ended before the run had begun.';
    const redact = (text) => voice.redact(text);
    voice.summary((0,_report_summary_not_started_js__WEBPACK_IMPORTED_MODULE_9__.notStartedSummary)({ workflow: inputs.workflow, code: 'INTERRUPTED', message, redact }));
}
/** What this attempt has cost, USD. */
function costOf({ total_cost_usd: total }, before) {
    return Math.max(0, total - (Number(before) || 0));
}


/***/ }),

/***/ 45242:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29226);
/* harmony import */ var _post_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81812);



const listener = (0,_job_js__WEBPACK_IMPORTED_MODULE_1__/* .listenTo */ .rq)(process.env);
try {
    await (0,_post_job_js__WEBPACK_IMPORTED_MODULE_2__/* .postJob */ .C)(listener);
}
catch (error) {
    // What `main` has come to stands: post only keeps it.
    listener.voice.warning((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error));
}
process.exit();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 62691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);

const MESSAGE_LINES = 12;
/** `triage` of `.github/raymond/triage/` and of `triage.zip`. */
function nameOf(workflow) {
    const [last = 'workflow'] = /[^/\\]+(?=[/\\]*$)/.exec(workflow) ?? [];
    return last.replace(/\.(?:zip|ya?ml|md)$/i, '');
}
/** A message of several lines as a quotation; nothing of one that is empty. */
function quoted(message) {
    const lines = message
        .trim()
        .split('\n')
        .filter((line) => line.trim() !== '');
    if (lines.length === 0)
        return [];
    const shown = lines.slice(0, MESSAGE_LINES).map((line) => namesAsCode((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(line, 400)));
    return [`> ${[...shown, ...(lines.length > MESSAGE_LINES ? ['…'] : [])].join('<br>\n> ')}`];
}
/** What a message has in backticks, inputs mostly, in the code type. The words between stay escaped as they are. */
function namesAsCode(escaped) {
    return escaped.replace(/&#96;((?:[\w .,=/-]|&#(?!96;)\d+;|<wbr>){1,200})&#96;/g, '<code>$1</code>');
}


/***/ }),

/***/ 83308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pi: () => (/* binding */ commands),
/* harmony export */   dR: () => (/* binding */ usd),
/* harmony export */   dy: () => (/* binding */ utf8Bytes),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   pN: () => (/* binding */ inlinePath),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87703);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);


/*
 * Markdown for GitHub around texts of others. What an agent says is data: it must not become markup, an
 * image, a link, a mention of a person or a reference to an issue.
 */
/** Everything that can mean something inside a line of GitHub's Markdown, maths and emoji names included. */
const ACTIVE = /[&<>"'\\`*_{}[\]|~$^!]|[@#:]|\/(?=\/)|\b(?:www(?=\.)|GH(?=-\d))/gi;
/** Splits a text in two for whatever looks for names in it, and shows nothing. */
const BREAK = '<wbr>';
/** Inside `<pre>` GitHub looks for nothing. This is for other readers, and for those who take text for Markdown. */
const ACTIVE_IN_BLOCK = /[&<>`[]|@(?=[\w-])|#(?=\d)|\b(?:www(?=\.)|GH(?=-\d))/gi;
const CODE_COLUMNS = 100;
/** A text as plain words within a line or a table's cell, cut to `columns`; at most ten times as many bytes. */
function inline(text, columns = 200) {
    return escapeInline((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text), columns), columns));
}
/** The same, cut in its middle: the way that an agent took has a beginning and an end. */
function inlinePath(text, columns) {
    return escapeInline(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, columns), columns));
}
/** An amount; the smallest ones read `<$0.0001`. */
function usd(amount) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(amount).replace('<', '&lt;');
}
/** Characters without width could be any number in a column. */
function fewUnits(text, columns) {
    return text.slice(0, columns * 2).replace(/[\ud800-\udbff]$/, '');
}
function escapeInline(text) {
    const escaped = text.replace(ACTIVE, (found) => {
        if (/^[/a-z]/i.test(found))
            return found + BREAK;
        return entity(found) + (/[@#:]/.test(found) ? BREAK : '');
    });
    // A line that starts with one of these could be a list or a heading.
    return escaped.replace(/^[-+=\d]/, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** A text as it stands: wrapped, since GitHub doesn't, and without its middle where it is longer than `most`. */
function block(text, most) {
    const cut = withoutMiddle(text.trim(), most);
    const wrapped = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C1)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(cut).replace(/\n{3,}/g, '\n\n'), CODE_COLUMNS).join('\n');
    const escaped = wrapped.replace(ACTIVE_IN_BLOCK, (found) => /^[&<>`[]/.test(found) ? entity(found) : found + BREAK);
    return `<pre>\n${escaped}\n</pre>`;
}
/** The text with at most `most` UTF-16 units of its own: what is first and last in it says the most. */
function withoutMiddle(text, most) {
    if (text.length <= most)
        return text;
    const tail = Math.floor(most / 3);
    const left = text.length - most;
    const start = text.slice(0, most - tail).replace(/[\ud800-\udbff]$/, '');
    const end = text.slice(-tail).replace(/^[\udc00-\udfff]/, '');
    return `${start}\n\n[… ${left} characters more …]\n\n${end}`;
}
/** A folded part; `summary` is Markdown-free HTML, `body` Markdown. */
function details(summary, body, open = false) {
    return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** A table of cells that are escaped already. */
function table(head, rows) {
    const aligned = head.map((title) => (title.endsWith(' ') ? '---:' : ':---'));
    const lines = [head.map((title) => title.trim()), aligned, ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/** Commands to copy, of our own words and of others' quoted by `shellWord`. */
function commands(lines) {
    return ['```sh', ...lines, '```'].join('\n');
}
/** A text as one word of a shell's command line; backticks and line ends would leave the code block. */
function shellWord(text) {
    if (/^[\w./:@%+=-]+$/.test(text))
        return text;
    return `'${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).replace(/'/g, '').replace(/`/g, '')}'`;
}
/** A link to a page of GitHub's own; only the words where the address is none. */
function link(words, url) {
    return /^https?:\/\/[\w./:%?=&#~+-]+$/.test(url) ? `[${words}](${url})` : words;
}
function utf8Bytes(text) {
    return Buffer.byteLength(text);
}


/***/ }),

/***/ 604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   notStartedSummary: () => (/* binding */ notStartedSummary)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62691);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);


/** The summary of a job that has come to no run (spec 4.8): why, and that it has cost nothing. */
function notStartedSummary({ workflow, code, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .V)(redact(workflow)), 80);
    return `${[`### 🚫 ${name} was not started · <code>${code}</code>`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .T)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}


/***/ })

};
