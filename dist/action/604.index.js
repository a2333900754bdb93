export const id = 604;
export const ids = [604];
export const modules = {

/***/ 87703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   UK: () => (/* binding */ formatUsd),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   ei: () => (/* binding */ formatClock),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/* unused harmony export formatElapsed */
/** US dollars for people: with cents as a rule, with four decimals where cents would say nothing (`$0.0087`). */
function formatUsd(amount) {
    if (amount === 0)
        return '$0.00';
    if (amount < 0.00005)
        return '<$0.0001';
    return `$${amount.toFixed(amount < 0.00995 ? 4 : 2)}`;
}
/** Milliseconds as `850ms`, `12s`, `3m 04s`, `5h 30m` or `2d 03h`. Rounds down, so that a clock never runs ahead. */
function formatDuration(ms) {
    const whole = Math.max(0, Math.floor(ms));
    if (whole === 0)
        return '0s';
    if (whole < 1000)
        return `${whole}ms`;
    const seconds = Math.floor(whole / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${two(seconds % 60)}s`;
    const hours = Math.floor(minutes / 60);
    if (hours < 24)
        return `${hours}h ${two(minutes % 60)}m`;
    return `${Math.floor(hours / 24)}d ${two(hours % 24)}h`;
}
/** Like formatDuration, without milliseconds, for a number that changes on the screen once a second at most. */
function formatElapsed(ms) {
    return formatDuration(Math.floor(ms / 1000) * 1000);
}
/** Bytes in decimal units: `512 B`, `1.2 kB`, `34 kB`, `5.6 MB`. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    // Printing 999.5 would give 1000, so it belongs to the next unit.
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit]}`;
}
/** Token counts: `950`, `1.2k`, `34k`, `5.6M`. */
function formatCount(count) {
    if (count < 1000)
        return String(count);
    return formatBytes(count).replace(' ', '').replace('B', '');
}
/** Local wall-clock time, as on the reader's watch: `14:05`, with seconds `14:05:09`. */
function formatClock(time, seconds = false) {
    const date = new Date(time);
    const clock = `${two(date.getHours())}:${two(date.getMinutes())}`;
    return seconds ? `${clock}:${two(date.getSeconds())}` : clock;
}
function two(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 62691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   gd: () => (/* binding */ workflowNames),
/* harmony export */   il: () => (/* binding */ workflowTitle)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);

const MESSAGE_LINES = 12;
/** The title of a workflow's path: `triage` for `.github/raymond/triage/` and for `triage.zip`. */
function workflowTitle(workflow) {
    const [last = 'workflow'] = /[^/\\]+(?=[/\\]*$)/.exec(workflow) ?? [];
    return last.replace(/\.(?:zip|ya?ml|md)$/i, '');
}
const MAX_NAMES = 20;
/** The workflows of a check, as the user gave them. */
function workflowNames(workflows) {
    const names = workflows.slice(0, MAX_NAMES).map((each) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(workflowTitle(each), 80));
    return `${names.join(', ')}${workflows.length > names.length ? ' …' : ''}`;
}
/** A message of several lines as a quotation; empty for an empty one. */
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
/** Sets what a message has in backticks, mostly inputs, as code. The words between stay escaped. */
function namesAsCode(escaped) {
    return escaped.replace(/&#96;((?:[\w .,=/-]|&#(?!96;)\d+;|<wbr>){1,200})&#96;/g, '<code>$1</code>');
}


/***/ }),

/***/ 83308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ firstRows),
/* harmony export */   Pi: () => (/* binding */ commands),
/* harmony export */   Sd: () => (/* binding */ plainId),
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


/**
 * Markdown for GitHub around texts of others. What an agent says is data: it must not become markup, an image, a link,
 * a mention of a person or a reference to an issue.
 */
/** All characters with a meaning inside a line of GitHub's Markdown, maths and emoji names included. */
const ACTIVE = /[&<>"'\\`*_{}[\]|~$^!]|[@#:]|\/(?=\/)|\b(?:www(?=\.)|GH(?=-\d))/gi;
/** Splits a text in two for whatever looks for names in it, and shows nothing. */
const BREAK = '<wbr>';
/** GitHub looks for nothing inside `<pre>`. This is for other readers, and for those who take the text for Markdown. */
const ACTIVE_IN_BLOCK = /[&<>`[]|@(?=[\w-])|#(?=\d)|\b(?:www(?=\.)|GH(?=-\d))/gi;
const CODE_COLUMNS = 100;
/** A text as plain words within a line or a table's cell, cut to `columns`, and to ten times as many bytes. */
function inline(text, columns = 200) {
    return escapeInline((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text), columns), columns));
}
/** The same, cut in its middle: an agent's path has a beginning and an end. */
function inlinePath(text, columns) {
    return escapeInline(fewUnits((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(text, columns), columns));
}
/** An amount. The smallest ones read `<$0.0001`. */
function usd(amount) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .UK)(amount).replace('<', '&lt;');
}
/** Limits characters without width, of which a column could hold any number. */
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
/** A text in lines, wrapped, since GitHub does not wrap it, and without its middle if it is longer than `most`. */
function block(text, most) {
    const cut = withoutMiddle(text.trim(), most);
    const wrapped = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C1)((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(cut).replace(/\n{3,}/g, '\n\n'), CODE_COLUMNS).join('\n');
    const escaped = wrapped.replace(ACTIVE_IN_BLOCK, (found) => /^[&<>`[]/.test(found) ? entity(found) : found + BREAK);
    return `<pre>\n${escaped}\n</pre>`;
}
/** At most `most` UTF-16 units of a text: its beginning and its end, which say the most. */
function withoutMiddle(text, most) {
    if (text.length <= most)
        return text;
    const tail = Math.floor(most / 3);
    const left = text.length - most;
    const start = text.slice(0, most - tail).replace(/[\ud800-\udbff]$/, '');
    const end = text.slice(-tail).replace(/^[\udc00-\udfff]/, '');
    return `${start}\n\n[… ${left} characters more …]\n\n${end}`;
}
/** A folded part. `summary` is HTML without Markdown, `body` is Markdown. */
function details(summary, body, open = false) {
    return `<details${open ? ' open' : ''}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
/** A table of cells that are escaped already. */
function table(head, rows) {
    const aligned = head.map((title) => (title.endsWith(' ') ? '---:' : ':---'));
    const lines = [head.map((title) => title.trim()), aligned, ...rows];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/** GitHub drops a whole summary of more than 1 MiB. */
const MAX_ROWS = 300;
/** The same with the first rows, and behind it how many rows were too many. */
function firstRows(head, rows) {
    const more = rows.length - MAX_ROWS;
    return [table(head, rows.slice(0, MAX_ROWS)), ...(more > 0 ? [`… and ${more} more`] : [])];
}
/** Commands to copy. Words of others in them are quoted by `shellWord`. */
function commands(lines) {
    return ['```sh', ...lines, '```'].join('\n');
}
/** A text as one word of a shell's command line. Backticks and line ends would leave the code block. */
function shellWord(text) {
    if (/^[\w./:@%+=-]+$/.test(text))
        return text;
    return `'${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).replace(/'/g, '').replace(/`/g, '')}'`;
}
/** An id as code, which needs no escapes. */
function plainId(id) {
    return id.replace(/[^\w.-]/g, '');
}
/** A link to a page of GitHub's own; the words alone where the address is none. */
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
/* harmony export */   a: () => (/* binding */ nothingSummary),
/* harmony export */   notStartedSummary: () => (/* binding */ notStartedSummary)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62691);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83308);


/** The summary of a job that has started no run (spec 4.8): why, and that it has cost nothing. */
function notStartedSummary({ workflow, code, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowTitle */ .il)(redact(workflow)), 80);
    return `${[`### 🚫 ${name} was not started · <code>${code}</code>`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}
/** The summary of a job that was woken and has nothing to go on with. */
function nothingSummary({ workflow, message, redact }) {
    const name = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowTitle */ .il)(redact(workflow)), 80);
    return `${[`### 💤 ${name} has nothing to go on with`, ...(0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(redact(message)), 'Nothing was spent.'].join('\n\n')}\n`;
}


/***/ })

};
