export const id = 7394;
export const ids = [7394];
export const modules = {

/***/ 85715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  statusCommand: () => (/* binding */ statusCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/life.js
var life = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/core/story/story.js
var story_story = __webpack_require__(83752);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/report/format.js
var format = __webpack_require__(87703);
// EXTERNAL MODULE: ./lib/core/fan-out/rounds.js
var rounds = __webpack_require__(96163);
;// CONCATENATED MODULE: ./lib/report/legs.js


/** Which leg's run this is, or how the legs stand that it waits for (spec 4.10); null: it has to do with none. */
function legsText(run) {
    const leg = (0,rounds/* ownLegOf */.Il)(run);
    if (leg !== null) {
        const attempt = leg.attempt === 1 ? '' : `, attempt ${leg.attempt}`;
        const share = leg.share_usd === null ? '' : `, with a share of ${(0,format/* formatUsd */.UK)(leg.share_usd)}`;
        return `leg ${leg.name} of round ${leg.round}${attempt}${share}`;
    }
    const round = (0,rounds/* openRound */.rM)(run);
    if (round === null)
        return null;
    const back = round.legs.filter(({ attempts }) => attempts.length > 0).length;
    return `${back} of ${round.legs.length} have come back (round ${round.round})`;
}

// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
// EXTERNAL MODULE: ./lib/report/totals.js
var totals = __webpack_require__(5251);
// EXTERNAL MODULE: ./lib/runtime/guarded/untold.js
var untold = __webpack_require__(66125);
// EXTERNAL MODULE: ./lib/store/left-changes.js
var left_changes = __webpack_require__(9336);
// EXTERNAL MODULE: ./lib/store/lock.js
var lock = __webpack_require__(40414);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/sound-event.js
var sound_event = __webpack_require__(65843);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/store/state-folder.js
var state_folder = __webpack_require__(33377);
// EXTERNAL MODULE: ./lib/store/texts.js
var texts = __webpack_require__(58265);
// EXTERNAL MODULE: ./lib/store/transcript.js + 1 modules
var transcript = __webpack_require__(12243);
// EXTERNAL MODULE: ./lib/cli/report.js
var report = __webpack_require__(10706);
// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/status.js





















/** `raymond status [RUN_ID]` prints a table of the runs, or one run in full. */
async function statusCommand({ values, positionals }) {
    if (positionals.length > 1)
        throw new errors/* UsageError */.eb('raymond status takes one run id at most.');
    const place = (0,run_place/* runPlaceOf */.AD)(values);
    const { stateDir } = place;
    const [given] = positionals;
    if (given !== undefined) {
        if (values.all)
            throw new errors/* UsageError */.eb('raymond status --all lists the runs of every project: give no run id.');
        const { paths, isOld } = await (0,run_place/* runToLookAt */.jh)(place, (0,run_folder/* checkRunId */.np)(given));
        const run = await (0,state_file/* readStateFile */.qy)(paths.state);
        const held = (0,lock/* lockHolder */.ms)(paths.lock);
        if (values.json) {
            const shown = { ...run, status: (0,life/* statusNow */.rN)(run, held !== null), held_by: held, in_raymond: isOld };
            for (const piece of (0,report/* printed */.zd)(shown, paths.folder))
                await (0,terminal/* writeOut */.sD)(piece);
        }
        else {
            const long = (0,texts/* longResults */.FZ)(paths.folder, run.results, 1000);
            const shown = oneRun(run, { held, folder: paths.folder, isOld }, { ...run.results, ...long });
            await (0,terminal/* writeOut */.sD)((0,report_text/* sanitize */.aj)(`${shown}${await tablesOf(run, paths.events)}`));
        }
        return 0;
    }
    const listed = values.all ? await listAll(place) : await listProject(stateDir, (0,run_place/* oldStateDir */.yr)(place));
    const now = Date.now();
    listed.sort((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''));
    const wanted = wantedOf(listed, values, now);
    if (values.json)
        await (0,terminal/* writeOut */.sD)(`${JSON.stringify(wanted)}\n`);
    else if (wanted.length > 0)
        await (0,terminal/* writeOut */.sD)((0,report_text/* sanitize */.aj)(table(wanted, now)));
    else
        await (0,terminal/* writeOut */.sD)(listed.length === 0
            ? `No runs in ${stateDir}.\n`
            : `None of the ${listed.length} runs in ${stateDir}.\n`);
    for (const line of leftChanged(place, values.all ?? false))
        process.stderr.write(`raymond: warning: ${(0,report_text/* sanitize */.aj)(line)}\n`);
    return 0;
}
/** Tells of files that runs were read from, and that were changed while a run went on (spec 9.1). */
function leftChanged({ stateDir, cwd }, all) {
    const left = new left_changes/* LeftChanges */.lu((0,state_folder/* changesFolder */.Gz)(stateDir, process.env));
    (0,untold/* recordUntold */.U)(left);
    const here = (0,files/* realOf */.MN)((0,run_folder/* projectRoot */.YQ)(cwd));
    const isOurs = ({ path, project }) => (0,files/* isBelow */.Yw)(here, path) || (0,files/* isBelow */.Yw)(project, here);
    return left
        .standing()
        .filter((change) => all || isOurs(change))
        .map((change) => `${(0,left_changes/* changeText */.k0)(change)}. Put it back; or if it is meant, say so at the next start with --accept-changes.`);
}
function wantedOf(listed, { failed, since, limit }, now) {
    const from = since === undefined ? null : new Date(now - since * 1000).toISOString();
    return listed
        .filter(({ status }) => !failed || status === 'failed')
        .filter(({ updated_at: at }) => from === null || (at !== null && at >= from))
        .slice(0, limit);
}
/** Counts and costs of each state and each agent. */
async function tablesOf(run, log) {
    const story = new story_story/* Story */.g(true);
    await (0,transcript/* scanEvents */.lW)(log, (event) => (0,sound_event/* isSoundEvent */.g)(event) && story.apply(event), story_story/* FIGURE_EVENTS */.P);
    const tables = (0,totals/* runTables */.fG)(run, story, 2, { columns: process.stdout.columns ?? 100 });
    return tables.map((lines) => `\n${lines.join('\n')}\n`).join('');
}
/** The runs of every project of the user's (spec 9.1). */
async function listAll({ cwd, stateDir }) {
    const here = { project: (0,run_folder/* projectRoot */.YQ)(cwd), stateDir };
    const lists = [here, ...(0,state_folder/* projectsBeside */.T3)(stateDir)].map(async ({ project, stateDir: folder }) => {
        const runs = await listProject(folder, (0,run_place/* oldStateDirOf */.tD)(project, folder));
        return runs.map((run) => ({ ...run, project }));
    });
    return (await Promise.all(lists)).flat();
}
async function listProject(stateDir, oldDir) {
    const [ids, oldIds] = await Promise.all([(0,run_folder/* listRunIds */.g$)(stateDir), (0,run_place/* listOldRunIds */.X2)(oldDir, stateDir)]);
    return Promise.all([
        ...ids.map((id) => listRun((0,run_folder/* runPaths */.Ot)(stateDir, id), id, false)),
        ...(oldDir === null ? [] : oldIds.map((id) => listRun((0,run_folder/* runPaths */.Ot)(oldDir, id), id, true))),
    ]);
}
/** @param isOld whether an older version has kept the run, in the project's `.raymond` */
async function listRun(paths, id, isOld) {
    const empty = { run_id: id, in_raymond: isOld, reason: null, states: [] };
    const unknown = { total_cost_usd: null, budget_usd: null, started_at: null, updated_at: null };
    try {
        const run = await (0,state_file/* readStateFile */.qy)(paths.state);
        const { reason, total_cost_usd, budget_usd, started_at, updated_at } = run;
        const held = (0,lock/* lockHolder */.ms)(paths.lock);
        return {
            ...empty,
            reason,
            states: run.agents.map((agent) => `${agent.id}:${agent.current_state}`),
            ...{ total_cost_usd, budget_usd, started_at, updated_at },
            status: run.transcripts_only ? 'transcripts only' : (0,life/* statusNow */.rN)(run, held !== null),
            held_by: held,
            problem: null,
        };
    }
    catch (error) {
        return { ...empty, ...unknown, status: 'unreadable', held_by: null, problem: (0,errors/* messageOf */.bD)(error) };
    }
}
function table(rows, now) {
    const isOfAll = rows.some(({ project }) => project !== undefined);
    const cells = rows.map((row) => [
        row.in_raymond ? `${row.run_id} ${run_place/* OLD_MARK */.yB}` : row.run_id,
        row.status,
        row.states.length === 0 ? '–' : shorten(row.states.join(' '), 40),
        row.total_cost_usd === null ? '–' : (0,format/* formatUsd */.UK)(row.total_cost_usd),
        row.started_at === null ? '–' : (0,format/* formatDuration */.a3)(now - Date.parse(row.started_at)),
        ...(row.project === undefined ? [] : [(0,external_node_fs_.existsSync)(row.project) ? row.project : `${row.project} (gone)`]),
    ]);
    const lines = [['RUN', 'STATUS', 'STATE', 'COST', 'AGE', ...(isOfAll ? ['PROJECT'] : [])], ...cells];
    const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
    return lines
        .map((line) => `${line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
function oneRun(run, { held, folder, isOld }, results) {
    const rows = [
        ['run', isOld ? `${run.workflow_id} ${run_place/* OLD_MARK */.yB}` : run.workflow_id],
        ['workflow', run.workflow.path],
        ['status', (0,life/* statusNow */.rN)(run, held !== null) + (run.reason === null ? '' : ` (${run.reason})`)],
        ['kept', run.transcripts_only ? 'transcripts only: to look at, and not to carry on' : ''],
        ['message', run.message ?? ''],
        ['resume at', run.resume_at ?? ''],
        ['legs', legsText(run) ?? ''],
        [
            'cost',
            `${(0,format/* formatUsd */.UK)(run.total_cost_usd)} of ${run.budget_usd === 0 ? 'no limit' : (0,format/* formatUsd */.UK)(run.budget_usd)}`,
        ],
        ...(0,totals/* uncertainCosts */.gg)(run.states).map((told) => ['note', told]),
        ['steps', String(run.steps)],
        ['started', run.started_at],
        ['updated', run.updated_at],
        ['held by', held === null ? '' : `process ${held.pid} on ${held.host}`],
        ['files', folder],
        ...run.agents.map((agent) => [
            agent.id,
            `${agent.current_state} (${agent.status}${agent.stack.length === 0 ? '' : `, ${agent.stack.length} calls deep`})${agent.error === null ? '' : ` ${agent.error.message}`}${agent.ask === null ? '' : ` asks [${agent.ask.id}]: ${agent.ask.question}`}`,
        ]),
        ...Object.entries(results).map(([id, result]) => [
            id,
            `ended: ${shorten(String(result).trim().replace(/\s+/g, ' '), 100)}`,
        ]),
    ];
    const shown = rows.filter(([, value]) => value !== '');
    const width = Math.max(...shown.map(([name]) => name.length));
    return shown.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}


/***/ }),

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject),
/* harmony export */   qC: () => (/* binding */ jsonErrorIn)
/* harmony export */ });
/** The object that a JSON file holds; else what is wrong with the file, as the end of a sentence about it, and where. */
function readJsonObject(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = jsonErrorIn(text);
        return { problem: `is no JSON: ${why}`, ...place };
    }
    return isJsonObject(data) ? { object: data } : { problem: 'must hold a JSON object', line: 1, column: 1 };
}
function isJsonObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /([{}[\],:])|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
/** Of a text in quotes, up to its end or the next escape: a pattern for all of it runs out of stack on megabytes. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;
/** Where the text that is quoted from there on ends; null where none is, or not as JSON has it. */
function endOfQuoted(text, at) {
    if (text[at] !== '"')
        return null;
    PIECE.lastIndex = at + 1;
    for (;;) {
        const piece = PIECE.exec(text);
        if (piece === null)
            return null;
        if (piece[1] !== undefined)
            return PIECE.lastIndex;
    }
}
/**
 * The place of the first sign of a text, which is no JSON, that does not fit, and why, in words that are ours: each
 * version of Node has others. In linear time.
 */
function jsonErrorIn(text) {
    const open = [];
    /** What may come: a value, a key, a colon, or what follows a value. */
    let awaited = 'value';
    let last = '';
    let at = 0;
    for (;;) {
        SPACE.lastIndex = at;
        SPACE.exec(text);
        at = SPACE.lastIndex;
        const quotedEnd = endOfQuoted(text, at);
        TOKEN.lastIndex = at;
        const [token, sign] = TOKEN.exec(text) ?? [];
        if (quotedEnd === null && token === undefined)
            break;
        const closes = sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
        if (closes && (awaited === 'next' || last === open.at(-1))) {
            open.pop();
            awaited = 'next';
        }
        else if (awaited === 'colon' && sign === ':')
            awaited = 'value';
        else if (awaited === 'next' && sign === ',' && open.length > 0)
            awaited = open.at(-1) === '{' ? 'key' : 'value';
        else if (awaited === 'key' && quotedEnd !== null)
            awaited = 'colon';
        else if (awaited === 'value' && (sign === '{' || sign === '[')) {
            open.push(sign);
            awaited = sign === '{' ? 'key' : 'value';
        }
        else if (awaited === 'value' && sign === undefined)
            awaited = 'next';
        else
            break;
        last = sign ?? '';
        at = quotedEnd ?? TOKEN.lastIndex;
    }
    const lines = text.slice(0, at).split('\n');
    const why = whyBroken(text.slice(at, at + 2), last, awaited, open.at(-1));
    return { line: lines.length, column: lines.at(-1).length + 1, why };
}
/** @param last the sign ahead of what does not fit; @param open the innermost bracket that is open */
function whyBroken(found, last, awaited, open) {
    if (found === '')
        return 'it ends too early';
    if (last === ',' && /^[}\]]/.test(found))
        return 'a trailing comma';
    if (/^['`‘’“”]/.test(found))
        return 'other quotes than double ones (")';
    if (/^\/[/*]/.test(found))
        return 'a comment';
    if (awaited === 'next')
        return open === undefined
            ? 'there is more after its end'
            : `a comma or a ${open === '{' ? '}' : ']'} is missing`;
    if (awaited === 'colon')
        return 'a colon is missing';
    if (found.startsWith('"'))
        return 'a text that is not closed, or has a line break or a wrong escape in it';
    return awaited === 'key' ? 'a key in double quotes is missing' : 'a value is missing';
}


/***/ }),

/***/ 65843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ isSoundEvent)
/* harmony export */ });
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80517);


const text = (value) => typeof value === 'string';
const textOrNone = (value) => value === null || typeof value === 'string';
/** JSON can hold 1e999, which is read as Infinity. */
const figure = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const anyNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const yesOrNo = (value) => typeof value === 'boolean';
const maybe = (check) => (value) => value === undefined || check(value);
const fields = (of) => (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && hasAll(value, of);
const list = (of) => (value) => Array.isArray(value) && value.every(of);
const OF_AN_AGENT = { agent: text, state: text };
const OF_A_TURN = { ...OF_AN_AGENT, turn: text };
const USAGE = fields({
    ...{ input_tokens: figure, output_tokens: figure },
    ...{ cache_read_tokens: figure, cache_write_tokens: figure },
});
const RESULTS = {
    text: fields({ text }),
    exit: fields({ exit_code: anyNumber, stdout: text, stderr: text }),
    failure: fields({ code: text, message: text }),
};
const TRANSITIONS = {
    ...Object.fromEntries(_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_NAMES */ .qY.map((tag) => [tag, () => true])),
    call: fields({ return: text }),
    function: fields({ return: text }),
    fork: fields({ workers: list(_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW) }),
    result: fields({ payload: text }),
};
/** The fields of each event that are shown. Of types that are not listed only type and time are checked. */
const SHOWN = {
    state_started: { ...OF_AN_AGENT, visit: figure, kind: text, input: textOrNone },
    turn_started: { ...OF_A_TURN, kind: text, attempt: figure, transcript: text },
    tool: { ...OF_AN_AGENT, name: text, summary: text },
    cost: { ...OF_A_TURN, cost_usd: figure, usage: USAGE, basis: text },
    outcome: {
        ...OF_A_TURN,
        result: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(RESULTS, value.kind)(value),
        ms: maybe(figure),
    },
    transition: {
        ...OF_A_TURN,
        transition: (value) => (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && named(TRANSITIONS, value.tag)(value),
        implicit: yesOrNo,
        to: textOrNone,
        ...{ outcome: maybe(text), error: maybe(text) },
    },
    reminder: { ...OF_AN_AGENT, attempt: figure, code: text },
    retry: { ...OF_AN_AGENT, attempt: figure, code: text, message: text },
    waiting: { ...OF_AN_AGENT, until: text, reason: text },
    max_visits: { ...OF_AN_AGENT, count: figure, to: text },
    skipped: { ...OF_AN_AGENT, to: text },
    join_timeout: { ...OF_AN_AGENT, to: text },
    joined: { ...OF_AN_AGENT, workers: list(fields({ id: text, status: text })) },
    forked: { ...OF_AN_AGENT, worker: text, worker_state: text },
    asked: { ...OF_AN_AGENT, ask_id: text, question: text },
    answered: { ...OF_AN_AGENT, ask_id: text, answer: text },
    warning: { agent: maybe(text), state: maybe(text), message: text },
    stopped: OF_AN_AGENT,
    agent_ended: OF_AN_AGENT,
    agent_failed: { ...OF_AN_AGENT, code: text, message: text },
};
/**
 * Whether a line of a log is an event, as far as it is shown to people. A log that was brought here from elsewhere may
 * hold anything.
 */
function isSoundEvent(event) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(event) || typeof event.type !== 'string' || typeof event.time !== 'string')
        return false;
    return !Object.hasOwn(SHOWN, event.type) || hasAll(event, SHOWN[event.type]);
}
function hasAll(value, of) {
    return Object.entries(of).every(([name, check]) => check(value[name]));
}
function named(checks, name) {
    return typeof name === 'string' && Object.hasOwn(checks, name) ? checks[name] : () => false;
}


/***/ }),

/***/ 78608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ isSharedName),
/* harmony export */   Kr: () => (/* binding */ isWorkflowFile),
/* harmony export */   Q8: () => (/* binding */ SCRIPT_RUNTIMES),
/* harmony export */   XD: () => (/* binding */ isStateName),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   je: () => (/* binding */ extensionOf),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   ry: () => (/* binding */ withUnixLineEnds)
/* harmony export */ });
const MANIFEST_NAME = 'workflow.yaml';
const SCRIPT_RUNTIMES = {
    sh: 'bash',
    ps1: 'powershell',
    bat: 'cmd',
};
/**
 * True for a prompt or a script. Hidden files are none, nor those that others include or source (`_style.md`), and
 * neither is a README: it documents the workflow.
 */
function isStateName(name) {
    if (/^[._]/.test(name) || name.toLowerCase() === 'readme.md')
        return false;
    return /.\.(md|sh|ps1|bat)$/.test(name);
}
/** True for a file that prompts include or scripts source (spec 1.5): a part of the workflow, and no state. */
function isSharedName(name) {
    return name.startsWith('_');
}
/** True for what a workflow is made of. */
function isWorkflowFile(name) {
    return isStateName(name) || isSharedName(name) || name === MANIFEST_NAME;
}
/** The extension without its dot: `md`. */
function extensionOf(name) {
    return name.slice(name.lastIndexOf('.') + 1);
}
/** A file's text without a byte order mark; null and a finding if it is not UTF-8 (spec 2.1). */
function decodeText(bytes, file, findings) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        const message = 'the file is not UTF-8 text; save it as UTF-8';
        findings.push({ severity: 'error', rule: 'not-utf8', file, message });
        return null;
    }
}
/** Line ends as `\n`, so that a prompt reads the same from a Windows checkout; line numbers stay. */
function withUnixLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** By code unit, so that the order does not depend on a locale. */
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ })

};
