export const id = 2903;
export const ids = [2903];
export const modules = {

/***/ 33870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gather: () => (/* binding */ gather)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/checkpoint/snapshot/index.js + 6 modules
var snapshot = __webpack_require__(26531);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/carrier.js
var carrier = __webpack_require__(78527);
// EXTERNAL MODULE: ./lib/runtime/checkpoint/sessions.js
var checkpoint_sessions = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/store/run-folder.js
var run_folder = __webpack_require__(5397);
// EXTERNAL MODULE: ./lib/store/state-file.js
var state_file = __webpack_require__(57087);
// EXTERNAL MODULE: ./lib/action/wake/due.js
var due = __webpack_require__(45629);
// EXTERNAL MODULE: ./lib/action/checkpoint/save/state-copy.js
var state_copy = __webpack_require__(86386);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/action/checkpoint/save/worktrees.js




/**
 * Keeps workers' work trees (spec 7.3), each with its own branch. One that is gone by now was removed because there was
 * nothing in it: a resume makes it again.
 * @param run as its state file was copied
 */
async function gatherWorktrees(run, folder, take) {
    const taken = {};
    for (const [id, { state, path }] of Object.entries(run.worktrees)) {
        if (state === 'planned' || !(0,external_node_fs_.existsSync)(path))
            continue;
        const file = (0,external_node_path_.join)(folder, (0,carrier/* worktreeBundle */.Om)(id));
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        const snapshot = await take(path, file);
        if (snapshot !== null)
            taken[id] = snapshot;
    }
    return taken;
}
/**
 * May a branch go along with the checkout's own? Those of work trees go with these, and nobody has worked on one whose
 * work tree is planned, as far as this checkpoint knows.
 */
function goesWithCheckout(run, taken) {
    const apart = new Set([
        ...Object.values(taken).map(({ branch }) => branch),
        ...Object.values(run.worktrees).flatMap(({ state, branch }) => (state === 'planned' ? [branch] : [])),
    ]);
    return (branch) => !apart.has(branch);
}

;// CONCATENATED MODULE: ./lib/action/checkpoint/save/gather.js











/**
 * Puts together what a resume needs: state, run files, agent sessions and work tree (spec 4.3), byte for byte. The
 * state is read first: what the others know beyond it, a resume takes for a turn that was cut off.
 */
async function gather(options) {
    const { folder, redactor } = options;
    const notKept = [];
    const tell = (what) => {
        // A file's name may be a secret.
        notKept.push(redactor === null ? what : redactor.redactText(what));
        options.tell(what);
    };
    const copy = redactor === null ? promises_.copyFile : redactor.redactFile;
    const paths = (0,run_folder/* runPaths */.Ot)(options.stateDir, options.run_id);
    const committed = await (0,state_file/* readCommitted */.r3)(paths.state);
    const files = (0,external_node_path_.join)(folder, carrier/* RUN_FILES */.al);
    if (redactor === null)
        await copyFolder(paths.folder, files);
    else
        for (const { path, why } of (await redactor.redactFolder(paths.folder, files)).skipped)
            tell(`${path} of the run's files was not kept: ${why}.`);
    const state = (0,external_node_path_.join)(folder, carrier/* STATE_FILE */.bv);
    await (0,state_copy/* writeStateCopy */.M)({ committed, to: state, files, redactor });
    // As it was copied: the run goes on meanwhile.
    const run = await (0,state_file/* readStateFile */.qy)(state);
    const sessions = await (0,checkpoint_sessions/* gatherSessions */.zQ)(run, await (0,checkpoint_sessions/* sessionStores */.DL)(options.environment), (0,external_node_path_.join)(folder, carrier/* SESSIONS_FOLDER */.Bq), copy);
    const worktrees = options.keepsWorkTree
        ? await gatherWorktrees(run, folder, (path, file) => gather_snapshot({ ...options, workspace: path, tell }, file, () => false))
        : {};
    const manifest = {
        version: 2,
        run_id: options.run_id,
        run_key: options.run_key,
        saved_at: options.saved_at,
        github_run_id: options.github_run_id,
        attempt: options.attempt,
        facts: options.facts,
        sessions,
        base: options.base,
        snapshot: options.keepsWorkTree
            ? await gather_snapshot({ ...options, tell }, (0,external_node_path_.join)(folder, carrier/* WORK_TREE_BUNDLE */.uL), goesWithCheckout(run, worktrees))
            : null,
        worktrees,
        issue: options.issue,
        inputs_given: options.inputs_given,
        not_kept: notKept,
        has_parked: options.has_parked || (0,due/* isParked */.S)(run),
    };
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, carrier/* MANIFEST_FILE */.h1), JSON.stringify(manifest, null, 1));
}
/** A file that is gone since it was listed, as one is that is written anew, is passed over. */
async function copyFolder(from, to) {
    await (0,promises_.mkdir)(to, { recursive: true });
    for (const entry of await (0,promises_.readdir)(from, { recursive: true, withFileTypes: true })) {
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const target = (0,external_node_path_.join)(to, (0,external_node_path_.relative)(from, path));
        if (entry.isDirectory())
            await (0,promises_.mkdir)(target, { recursive: true });
        if (!entry.isFile())
            continue;
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.copyFile)(path, target).catch((error) => {
            if (error.code !== 'ENOENT')
                throw error;
        });
    }
}
const UNSEALED = 'it has a secret in it, and this checkpoint is not sealed. Set `state-key` to keep it';
/** A work tree cannot be redacted without changing the user's files: unsealed, it is kept as it is or not at all. */
async function gather_snapshot({ workspace, base, redactor, tell }, file, branches) {
    try {
        const taken = await (0,snapshot/* createSnapshot */.$)(workspace, file, {
            base: base ?? undefined,
            tell,
            branches,
            ...(redactor !== null && {
                inspect: async (objects) => ((await redactor.holdsSecret(objects)) ? UNSEALED : null),
            }),
        });
        if (taken === null || redactor === null)
            return taken;
        const said = JSON.stringify(taken);
        if (redactor.redactText(said) === said)
            return taken;
        // A branch's name.
        tell(`The work tree was not kept: ${UNSEALED}.`);
    }
    catch (error) {
        tell(`The work tree was not kept with the checkpoint: ${(0,errors/* messageOf */.bD)(error)}`);
    }
    await (0,promises_.rm)(file, { force: true });
    return null;
}


/***/ }),

/***/ 63926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readFooter),
/* harmony export */   s: () => (/* binding */ withoutFooter)
/* harmony export */ });
/* harmony import */ var _core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63224);

const AMOUNT = '([\\d.,]+[kmb]?)';
const TOKENS = new RegExp(`^(?:Tokens\\s+)?↑\\s*${AMOUNT}(?:\\s*\\(${AMOUNT}\\s+cached[^)]*\\))?\\s*•\\s*↓\\s*${AMOUNT}(?:\\s|$)`, 'i');
const CREDITS = /^AI Credits\s+([\d.,]+)(?:\s*\(([^)]*)\))?$/i;
/** Lines that Copilot ends with, on stderr or, in older versions, on stdout. */
const FOOTER = [
    TOKENS,
    CREDITS,
    /^Changes\s+\+\d+\s+-\d+$/,
    /^Duration\s+(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/,
    /^Resume\s+copilot\s+--resume\b/,
    /^(?:Total usage est|Total session time|Total duration \((?:API|wall)\)|Total code changes|API time spent|Usage by model|Breakdown by AI model):/,
];
/**
 * Reads Copilot's footer (spec 5.9): `Tokens ↑ 256.9k (223.0k cached) • ↓ 9.7k` and
 * `AI Credits 0.72 (1h30m45s)`. The last of each counts; null if there is none.
 */
function readFooter(text) {
    const usage = {};
    for (const line of text.split('\n').map(_core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)) {
        Object.assign(usage, tokensIn(line), creditsIn(line));
    }
    return Object.keys(usage).length === 0 ? null : usage;
}
function tokensIn(line) {
    const [whole, input, cached, output] = TOKENS.exec(line) ?? [];
    if (whole === undefined)
        return null;
    const parts = Object.entries({ input, cached, output }).flatMap(([name, display]) => {
        const amount = display === undefined ? null : amountOf(display);
        return amount === null
            ? []
            : [
                [name, amount],
                [`${name}_display`, display],
            ];
    });
    return Object.fromEntries(parts);
}
function creditsIn(line) {
    const [display, credits, time] = CREDITS.exec(line) ?? [];
    const amount = credits === undefined ? null : decimal(credits);
    if (display === undefined || amount === null)
        return null;
    const seconds = time === undefined ? null : secondsOf(time);
    return { ai_display: display, ai_credits: amount, ...(seconds !== null && { ai_time: seconds }) };
}
const FACTORS = { '': 1, k: 1e3, m: 1e6, b: 1e9 };
function amountOf(display) {
    const [, digits = '', unit = ''] = /^([\d.,]+)([kmb]?)$/i.exec(display) ?? [];
    const number = decimal(digits);
    return number === null ? null : Math.round(number * FACTORS[unit.toLowerCase()]);
}
function decimal(text) {
    const number = Number(text.replaceAll(',', ''));
    return /\d/.test(text) && Number.isFinite(number) ? number : null;
}
const SECONDS = { d: 86_400, h: 3600, m: 60, s: 1, ms: 0.001 };
function secondsOf(text) {
    if (!/^\s*(?:\d+(?:\.\d+)?(?:ms|[dhms])\s*)+$/.test(text))
        return null;
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[dhms])/g)];
    return Math.round(parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS[unit], 0));
}
/** A text without the footer that it ends with: no line of it is an answer or worth keeping (spec 5.10). */
function withoutFooter(text) {
    let end = text.length;
    let found = false;
    for (const { line, start } of (0,_core_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesFromEnd */ .Rq)(text)) {
        const isFooter = FOOTER.some((pattern) => pattern.test(line));
        if (line !== '' && !isFooter)
            break;
        found ||= isFooter;
        end = Math.max(0, start - 1);
    }
    return found ? text.slice(0, end) : text;
}


/***/ }),

/***/ 15843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eA: () => (/* binding */ sessionStore),
/* harmony export */   lS: () => (/* binding */ withoutFooters),
/* harmony export */   u4: () => (/* binding */ createAdapter)
/* harmony export */ });
/* unused harmony export checkAdapter */
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _copilot_footer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63926);



const ADAPTERS = {
    claude: {
        create: async (options) => {
            const { createClaudeAgent } = await __webpack_require__.e(/* import() */ 3222).then(__webpack_require__.bind(__webpack_require__, 53222));
            return createClaudeAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 217).then(__webpack_require__.bind(__webpack_require__, 217))).claudeSessions(env),
    },
    copilot: {
        create: async (options) => {
            const { createCopilotAgent } = await __webpack_require__.e(/* import() */ 4045).then(__webpack_require__.bind(__webpack_require__, 34045));
            return createCopilotAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 9849).then(__webpack_require__.bind(__webpack_require__, 59849))).copilotSessions(env),
        withoutFooter: _copilot_footer_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFooter */ .s,
    },
    replay: {
        create: async ({ recording, strict }) => {
            const { readRecording } = await __webpack_require__.e(/* import() */ 9867).then(__webpack_require__.bind(__webpack_require__, 79867));
            const { createReplayAgent } = await __webpack_require__.e(/* import() */ 3677).then(__webpack_require__.bind(__webpack_require__, 53677));
            return createReplayAgent({ recording: await readRecording(folderOf(recording)), strict });
        },
        check: async ({ recording }) => {
            await (await __webpack_require__.e(/* import() */ 9867).then(__webpack_require__.bind(__webpack_require__, 79867))).readRecording(folderOf(recording));
        },
    },
};
function folderOf(recording) {
    if (recording !== null)
        return recording;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('The replay agent plays a recording: say which folder it is in by `recording`.');
}
/** @throws UsageError for a name that is no agent CLI */
function adapterOf(name) {
    if ((0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr)(name))
        return ADAPTERS[name];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`"${name}" is no agent. Known: ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}.`);
}
/**
 * Creates an adapter by name.
 * @throws UsageError for a name that is no agent CLI, or one that cannot be had
 */
function createAdapter(name, options) {
    return adapterOf(name).create(options);
}
/**
 * Finds out before anything is started whether an agent CLI can be had.
 * @throws UsageError
 */
async function checkAdapter(name, options) {
    await adapterOf(name).check?.(options);
}
/** Where an agent CLI keeps its sessions; null for one that has none, or that is not known. */
async function sessionStore(name, env) {
    if (!(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(name)?.capabilities.sessions)
        return null;
    return (await adapterOf(name).sessions?.(env)) ?? null;
}
/** A text without any CLI's footer: scripts call CLIs too. */
function withoutFooters(text) {
    return Object.values(ADAPTERS).reduce((rest, adapter) => adapter.withoutFooter?.(rest) ?? rest, text);
}


/***/ }),

/***/ 41550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ seenBy),
/* harmony export */   H: () => (/* binding */ sessionsOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);

/** An agent as a CLI sees it: the session of another CLI is nothing that it can go on with, or branch off. */
function seenBy(agent, cli) {
    const isForeign = agent.session_cli !== undefined && agent.session_cli !== cli;
    return isForeign ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...agent, session_id: null, branch_from: null }) : agent;
}
/** Every agent session that a resume of the run may need: of live agents, their open turns and their callers. */
function sessionsOf(run) {
    const found = new Map();
    const add = (cli, ...ids) => {
        for (const session of ids)
            if (session)
                found.set(session, { session, cli: cli ?? null });
    };
    for (const { session_id, branch_from, session_cli, turn, stack } of run.agents) {
        add(session_cli, session_id, branch_from);
        add(turn?.cli, turn?.session, turn?.session_before, turn?.carried_on?.session_before);
        for (const frame of stack)
            add(frame.session_cli, frame.session, frame.branch_from);
    }
    return [...found.values()];
}


/***/ }),

/***/ 63224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   Rq: () => (/* binding */ linesFromEnd),
/* harmony export */   fM: () => (/* binding */ lastLine)
/* harmony export */ });
/** A line's text without colours and the blanks around it. */
function cleanLine(line) {
    return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}
/** The lines of a text, cleaned, from its last one on: output can be long, and only its end is of interest. */
function* linesFromEnd(text) {
    for (let end = text.length; end >= 0;) {
        const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
        yield { line: cleanLine(text.slice(start, end)), start };
        end = start - 1;
    }
}
/** The last line that is not blank; null if there is none. */
function lastLine(text) {
    for (const { line } of linesFromEnd(text))
        if (line !== '')
            return line;
    return null;
}


/***/ })

};
