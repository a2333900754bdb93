export const id = 6620;
export const ids = [6620];
export const modules = {

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
            const { createClaudeAgent } = await __webpack_require__.e(/* import() */ 2458).then(__webpack_require__.bind(__webpack_require__, 42458));
            return createClaudeAgent({ ...options, startProcess: await options.processStarter() });
        },
        sessions: async (env) => (await __webpack_require__.e(/* import() */ 217).then(__webpack_require__.bind(__webpack_require__, 217))).claudeSessions(env),
    },
    copilot: {
        create: async (options) => {
            const { createCopilotAgent } = await __webpack_require__.e(/* import() */ 4528).then(__webpack_require__.bind(__webpack_require__, 44528));
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
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('The replay agent plays a recording: say which folder it is in by --recording DIR, or the input `recording`.');
}
/** @throws UsageError for a name that is no agent CLI */
function adapterOf(name) {
    (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .checkAgentCliName */ .JU)(name);
    return ADAPTERS[name];
}
/** @throws UsageError for a name that is no agent CLI, or one that cannot be had */
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
/** Where an agent CLI keeps its sessions; null for a CLI that has none, and for a name that is not known. */
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

/***/ 58889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   V$: () => (/* binding */ fillTemplates),
/* harmony export */   YP: () => (/* binding */ mapFields),
/* harmony export */   Yz: () => (/* binding */ withInputText),
/* harmony export */   l9: () => (/* binding */ transitionOf)
/* harmony export */ });
/* harmony import */ var _tag_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);

/** The transition that a tag with these values stands for; undefined when a required one is missing. */
function transitionOf(tag, values) {
    const { content, required } = _tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .TAGS */ .gp[tag];
    const known = [content, ...(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .attributesOf */ .Td)(tag)].filter((field) => values[field] !== undefined);
    if (![content, ...required].every((field) => known.includes(field)))
        return undefined;
    const said = Object.fromEntries(known.map((field) => [field, values[field]]));
    // A row of the table lists the same values as `ValuesOf`.
    if (tag !== 'fork')
        return { tag, ...said };
    const { next, ...worker } = said;
    return { tag, workers: [{ ...worker, variables: {} }], next };
}
/** The same transition with each value changed, a fork's workers first; but not the workers' variables. */
function mapFields(transition, change) {
    if (transition.tag !== 'fork')
        return mapped(transition, change);
    const workers = transition.workers.map((worker) => mapped(worker, change));
    return mapped({ ...transition, workers }, change);
}
/** Gives the same object back when nothing changes, since a message may start thousands of workers. */
function mapped(part, change) {
    let changed = null;
    for (const [name, value] of Object.entries(part)) {
        if (typeof value !== 'string' || !(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .isFieldName */ .ac)(name))
            continue;
        const next = change(value, name);
        if (next === value)
            continue;
        changed ??= {};
        changed[name] = next;
    }
    return changed === null ? part : { ...part, ...changed };
}
/** The same transition with its templates filled in (spec 1.5). The result holds no templates. */
function fillTemplates(transition, fill) {
    const filled = (part) => mapFields(part, (value, field) => (_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .FIELDS */ .cJ[field].isTemplate ? fill(value) : value));
    if (transition.raw_input === undefined)
        return filled(transition);
    const { raw_input: _, input, ...others } = transition;
    return { ...filled(others), input };
}
/** The transition with the text of an `<input>` added; undefined when it takes none, or has an input already. */
function withInputText(transition, input) {
    if (!(0,_tag_table_js__WEBPACK_IMPORTED_MODULE_0__/* .takesInputText */ .Wd)(transition.tag) || ('input' in transition && transition.input !== undefined)) {
        return undefined;
    }
    return { ...transition, input, raw_input: true };
}
/** The values of each thing that a policy has to allow. A fork gives one per worker, with the `next`. */
function fieldsOf(transition) {
    if (transition.tag !== 'fork')
        return [transition];
    return transition.workers.map((worker) => ({ ...worker, next: transition.next }));
}


/***/ }),

/***/ 41550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ seenBy),
/* harmony export */   H: () => (/* binding */ sessionsOf)
/* harmony export */ });
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69381);

/** An agent as a CLI sees it: it can neither resume another CLI's session nor branch off it. */
function seenBy(agent, cli) {
    const isForeign = agent.session_cli !== undefined && agent.session_cli !== cli;
    return isForeign ? (0,_change_js__WEBPACK_IMPORTED_MODULE_0__/* .sealAgent */ .vL)({ ...agent, session_id: null, branch_from: null }) : agent;
}
/** Every session that a resume of the run may need: those of live agents, their open turns and their callers. */
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
/** A line's text without colours and surrounding blanks. */
function cleanLine(line) {
    return line.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '').trim();
}
/** The cleaned lines of a text, from its last one on: output can be long, and only its end is of interest. */
function* linesFromEnd(text) {
    for (let end = text.length; end >= 0;) {
        const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
        yield { line: cleanLine(text.slice(start, end)), start };
        end = start - 1;
    }
}
/** The last line that is not blank; null without one. */
function lastLine(text) {
    for (const { line } of linesFromEnd(text))
        if (line !== '')
            return line;
    return null;
}


/***/ }),

/***/ 4491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Git: () => (/* binding */ Git),
  XS: () => (/* binding */ GitError),
  RZ: () => (/* binding */ addAll),
  D3: () => (/* binding */ commitOf),
  M5: () => (/* binding */ gitlinks),
  nb: () => (/* binding */ nulTerminated),
  IE: () => (/* binding */ pieces),
  Xn: () => (/* binding */ unfiltered)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/process/git-drivers.js
/** Arguments of git, which answers with the scope, the key and the value of each setting. */
const ASKED_OF_DRIVERS = [
    ...['config', '-z', '--show-scope', '--get-regexp'],
    '^(filter\\..*\\.(clean|smudge|process|required)|merge\\..*\\.driver)$',
];
/** Settings of the system and the user are trusted: they hold for every repository, and no checkout writes them. */
const OWN_SCOPES = new Set(['local', 'worktree']);
/** What `git lfs install --local` writes, as actions/checkout calls it. */
const AS_LFS_WRITES = {
    clean: ['git-lfs clean -- %f'],
    smudge: ['git-lfs smudge -- %f', 'git-lfs smudge --skip -- %f'],
    process: ['git-lfs filter-process', 'git-lfs filter-process --skip'],
    required: ['true', 'false'],
};
/** @throws Error for a driver that no command line can turn off: git ends a setting's name at the first `=` */
function driversIn(answer) {
    const filters = new Map();
    const merges = new Set();
    const parts = answer.split('\0');
    for (let at = 0; at + 1 < parts.length; at += 2) {
        if (!OWN_SCOPES.has(parts[at]))
            continue;
        const [, section, name, key, value = ''] = /^(filter|merge)\.([^\n]*)\.([a-z]+)(?:\n(.*))?$/s.exec(parts[at + 1]) ?? [];
        if (section === undefined || name === undefined || key === undefined)
            continue;
        if (name.includes('='))
            throw new Error(`the repository's own ${section} driver ${name} cannot be turned off`);
        if (section === 'merge')
            merges.add(name);
        else
            filters.set(name, (filters.get(name) ?? true) && name === 'lfs' && isOfLfs(key, value));
    }
    const off = [...filters].flatMap(([name, isLfs]) => (isLfs ? [] : [name]));
    return {
        filters: off,
        told: told(off, [...merges]),
        settings: Object.fromEntries([
            ...off.flatMap((name) => [
                ...['clean', 'smudge', 'process'].map((key) => [`filter.${name}.${key}`, '']),
                [`filter.${name}.required`, 'false'],
            ]),
            // With an empty driver git would take one side as merged; `false` finds a conflict everywhere.
            ...[...merges].map((name) => [`merge.${name}.driver`, 'false']),
        ]),
    };
}
const isOfLfs = (key, value) => AS_LFS_WRITES[key]?.includes(value) ?? false;
function told(filters, merges) {
    const named = [
        ...filters.map((name) => `the filter ${name}`),
        ...merges.map((name) => `the merge driver ${name}`),
    ];
    if (named.length === 0)
        return '';
    return `Not run, since only the repository's own settings name it: ${named.join(', ')}.`;
}

;// CONCATENATED MODULE: ./lib/process/git.js



/** What git needs of the environment. It is given nothing else: no token, no GIT_DIR of another repository. */
const PASSED_ON = [
    ...['PATH', 'Path', 'HOME', 'USERPROFILE', 'XDG_CONFIG_HOME', 'TMPDIR', 'TEMP', 'TMP'],
    ...['SYSTEMROOT', 'SystemRoot', 'PATHEXT', 'COMSPEC'],
];
/** What git needs besides to reach a remote: the way through a proxy, what to trust, and the user's SSH agent. */
const PASSED_ON_ONLINE = [
    ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
    ...['http_proxy', 'https_proxy', 'all_proxy', 'no_proxy'],
    ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'SSH_AUTH_SOCK', 'GIT_SSH', 'GIT_SSH_COMMAND'],
];
/** Settings that hold whatever the repository's own say: no hook, monitor program, signature or housekeeping. */
const SETTINGS = {
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.quotePath': 'false',
    'core.compression': '1',
    'commit.gpgSign': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
    // To find what is changed in a submodule, git would start itself in it, with the submodule's settings.
    'diff.ignoreSubmodules': 'dirty',
    'log.showSignature': 'false',
    'pack.useBitmaps': 'false',
    // In a container the workspace often belongs to another user.
    'safe.directory': '*',
    'user.name': 'raymond',
    'user.email': 'raymond@localhost',
    'advice.graftFileDeprecated': 'false',
    // A folder of a checkout that only looks like a bare repository must not bring settings along.
    'safe.bareRepository': 'explicit',
};
const VARIABLES = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_PAGER: 'cat',
    // A look at the work tree must not write the user's index.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LFS_SKIP_SMUDGE: '1',
    // Git never uses the network, not even for the missing objects of a partial clone.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** Commands in which no driver takes part: they neither read nor write files of a work tree, nor merge. */
const WITHOUT_DRIVERS = new Set([
    ...['branch', 'bundle', 'cat-file', 'check-attr', 'check-ignore', 'check-ref-format', 'commit-tree'],
    ...['config', 'fetch', 'for-each-ref', 'init', 'ls-remote', 'merge-base', 'mktree', 'remote', 'rev-list'],
    ...['rev-parse', 'show', 'symbolic-ref', 'update-ref', 'version', 'write-tree'],
]);
/**
 * What git says while another git is at work in the same repository, in another work tree or by somebody's hand: what
 * the other has half written cannot be read, what it holds locked cannot be written. This passes within milliseconds.
 */
const RACES = [
    /failed to read \S*worktrees\/.*: Success/,
    /Unable to create '.*\.lock': File exists/,
    /could not lock config file .*: File exists/,
];
const isRace = (said) => RACES.some((race) => race.test(said));
/** These take some two seconds in all: a lock that is older was left behind by a git that died. */
const RACE_ATTEMPTS = 12;
const RACE_WAIT_MS = 60;
/**
 * Git in one folder, and the only place that starts it. Programs that the repository's settings name are not run: no
 * hook, no monitor, no pager, no signature (`SETTINGS`), no filter and no merge driver (`Drivers`). Git sees next to
 * nothing of the environment. Input and output are bytes, since file names may be in any encoding.
 */
class Git {
    folder;
    environment;
    settings;
    variables;
    constructor(folder, environment, settings = {}, variables = {}) {
        this.folder = folder;
        this.environment = environment;
        this.settings = settings;
        this.variables = variables;
    }
    /** The same git, with more settings and variables. */
    with(settings, variables) {
        return new Git(this.folder, this.environment, { ...this.settings, ...settings }, { ...this.variables, ...variables });
    }
    /** Git in another folder, without the settings and variables that were added for this one. */
    at(folder) {
        return new Git(folder, this.environment);
    }
    /** The same git, which may use the network, by the repository's own settings for its remotes. */
    online() {
        const { GIT_LFS_SKIP_SMUDGE = '0' } = this.environment;
        return this.with({}, {
            ...this.chosen(PASSED_ON_ONLINE),
            GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
            GIT_NO_LAZY_FETCH: '0',
            GIT_LFS_SKIP_SMUDGE,
        });
    }
    /** The programs for its files that the repository's own settings name, which are never run. */
    async drivers() {
        try {
            return driversIn((await this.bytes(ASKED_OF_DRIVERS)).toString());
        }
        catch (error) {
            // Git has found no such setting.
            if (error instanceof GitError && error.exitCode === 1)
                return driversIn('');
            throw error;
        }
    }
    /** @throws GitError when git exits with another code than 0; what passes by itself (`RACES`) is tried again first */
    async bytes(args, run = {}) {
        const drivers = WITHOUT_DRIVERS.has(args[0]) ? undefined : await this.drivers();
        for (let attempt = 1;; attempt++) {
            try {
                return await this.once(args, run, drivers);
            }
            catch (error) {
                const passes = error instanceof GitError && isRace(error.message) && attempt < RACE_ATTEMPTS;
                if (!passes)
                    throw error;
                await (0,promises_.setTimeout)(RACE_WAIT_MS * attempt * Math.random());
            }
        }
    }
    async once(args, run, drivers) {
        const { execa } = await __webpack_require__.e(/* import() */ 6993).then(__webpack_require__.bind(__webpack_require__, 16993));
        const settings = Object.entries({ ...SETTINGS, ...this.settings, ...drivers?.settings });
        const result = await execa('git', [...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]), ...args], {
            cwd: this.folder,
            env: { ...this.chosen(PASSED_ON), ...VARIABLES, ...this.variables, ...run.env },
            extendEnv: false,
            encoding: 'buffer',
            stripFinalNewline: false,
            maxBuffer: 1024 ** 3,
            reject: false,
            ...(run.timeout !== undefined && { timeout: run.timeout }),
            ...(run.input === undefined ? { stdin: 'ignore' } : { input: run.input }),
        });
        if (!result.failed)
            return asBuffer(result.stdout);
        const said = asBuffer(result.stderr).toString().trim() || String(result.shortMessage);
        throw new GitError(args, result.exitCode, [said, drivers?.told].filter(Boolean).join(' '));
    }
    /** What git prints, without the last line end. */
    async text(args, run = {}) {
        return (await this.bytes(args, run)).toString().replace(/\r?\n$/, '');
    }
    /** Null when git exits with another code than 0. */
    async ask(args, run = {}) {
        try {
            return await this.text(args, run);
        }
        catch (error) {
            if (error instanceof GitError && error.exitCode !== undefined)
                return null;
            throw error;
        }
    }
    async lines(args, run = {}) {
        return (await this.text(args, run)).split('\n').filter((line) => line !== '');
    }
    chosen(names) {
        const chosen = {};
        for (const name of names) {
            const value = this.environment[name];
            if (value !== undefined)
                chosen[name] = value;
        }
        return chosen;
    }
}
/** Thrown when git itself fails; the caller says what could not be done. */
class GitError extends Error {
    exitCode;
    name = 'GitError';
    constructor(args, 
    /** Undefined when git could not be started. */
    exitCode, said) {
        super(`git ${args.slice(0, 2).join(' ')}: ${said.slice(0, 2000)}`);
        this.exitCode = exitCode;
    }
}
function asBuffer(bytes) {
    return bytes === undefined
        ? Buffer.alloc(0)
        : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** The commit that a name stands for; null for a name that stands for none. */
function commitOf(git, name) {
    return git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
}
/** Those of the files whose filter is not run: they are stored and written byte for byte. */
async function unfiltered(git, files) {
    if (files.length === 0)
        return [];
    const { filters } = await git.drivers();
    if (filters.length === 0)
        return [];
    const said = pieces(await git.bytes(['check-attr', '-z', '--stdin', 'filter'], { input: nulTerminated(files) }));
    return files.filter((_, index) => filters.includes(said[3 * index + 2].toString()));
}
/** Names of the index that stand for a commit of another repository, as submodules do. */
async function gitlinks(git) {
    const rows = pieces(await git.bytes(['ls-files', '--stage', '-z']));
    return rows
        .filter((row) => row.subarray(0, 7).toString() === '160000 ')
        .map((row) => row.subarray(row.indexOf(9) + 1));
}
/**
 * Does `git add --all`, but for submodules, in which git would start itself with their settings. Null when git exits
 * with another code than 0.
 */
async function addAll(git, excluded = []) {
    const links = (await gitlinks(git)).map(String);
    const left = [...excluded, ...links].map((path) => `:(exclude,literal)${path}`);
    return await git.ask(['add', '--all', '--', '.', ...left]);
}
/** The pieces of NUL-terminated output. They are not decoded, since names may be in any encoding. */
function pieces(output) {
    const found = [];
    for (let from = 0; from < output.length;) {
        const end = output.indexOf(0, from);
        const to = end === -1 ? output.length : end;
        found.push(output.subarray(from, to));
        from = to + 1;
    }
    return found;
}
/** A list in the form in which git reads it with `-z`. */
function nulTerminated(parts) {
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.from([0])]));
}


/***/ }),

/***/ 5487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ resolveDirectories),
/* harmony export */   si: () => (/* binding */ checkDirectories),
/* harmony export */   wd: () => (/* binding */ isDirectory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31421);
/* harmony import */ var _core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58889);





/**
 * Makes every directory of a transition absolute (spec 1.3).
 * @throws RaymondError MISSING_DIRECTORY, or what `check` throws for a directory that is out of bounds
 */
function resolveDirectories(transition, cwd, check) {
    return (0,_core_protocol_transition_js__WEBPACK_IMPORTED_MODULE_4__/* .mapFields */ .YP)(transition, (path, field) => {
        if (_core_protocol_tag_table_js__WEBPACK_IMPORTED_MODULE_3__/* .FIELDS */ .cJ[field].kind !== 'directory')
            return path;
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path);
        if (!isDirectory(directory)) {
            const message = `${field}="${path}" names no directory: there is no ${directory}.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RaymondError */ .xC('MISSING_DIRECTORY', message);
        }
        check(directory);
        return directory;
    });
}
/**
 * Checks the directories where the agents of a resumed run work, and to which they return: a state file may come from
 * anywhere, and the directories may have moved or gone (spec 1.3, 4.3).
 * @param file the state file, for messages
 * @param isElsewhere agents that do not go on here: their directories may be of another machine (spec 4.10)
 * @throws StateError STATE_INVALID; RaymondError MISSING_DIRECTORY, or what `check` throws
 */
function checkDirectories(run, check, file, isElsewhere = () => false) {
    const here = run.agents.filter(({ id }) => !isElsewhere(id));
    const places = here.flatMap(({ id, cwd, stack }) => [
        { directory: cwd, who: `agent ${id} works in` },
        ...stack.map((frame) => ({ directory: frame.cwd, who: `agent ${id} returns to` })),
    ]);
    for (const { directory, who } of places) {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(directory))
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StateError */ .qq('STATE_INVALID', `${who} ${directory}, which is no absolute path.`, { file });
        if (!isDirectory(directory)) {
            const message = `${who} ${directory}, and there is no such directory any more. Put it back, or start a new run.`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RaymondError */ .xC('MISSING_DIRECTORY', message, { file });
        }
        check(directory);
    }
}
/** Follows links. */
function isDirectory(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 71968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ ScriptOutput),
/* harmony export */   eZ: () => (/* binding */ readOutputFile),
/* harmony export */   n1: () => (/* binding */ TOO_MUCH_OUTPUT)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_string_decoder__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46193);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27910);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20498);





/** More output, or a larger RAYMOND_OUTPUT, comes from a script gone wild. No transition needs that much. */
const MAX_BYTES = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LIMITS */ .b.scriptOutput.value;
const LONGEST_TAIL = 4096;
/** For messages. */
const TOO_MUCH_OUTPUT = `more than ${MAX_BYTES / 1024 ** 2} MiB`;
/** Collects what a script writes as text, whatever the borders of its chunks are. */
class ScriptOutput {
    onText;
    overflowed = false;
    parts = [];
    decoders = { stdout: new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8'), stderr: new node_string_decoder__WEBPACK_IMPORTED_MODULE_1__.StringDecoder('utf8') };
    bytes = 0;
    constructor(onText) {
        this.onText = onText;
    }
    push(stream, chunk) {
        this.bytes += chunk.length;
        if (this.bytes > MAX_BYTES)
            this.overflowed = true;
        if (this.overflowed)
            return;
        this.add(stream, this.decoders[stream].write(chunk));
    }
    /** Call this after the last chunk. Half a character at the end becomes U+FFFD. */
    end() {
        for (const stream of ['stdout', 'stderr'])
            this.add(stream, this.decoders[stream].end());
    }
    add(stream, text) {
        if (text === '')
            return;
        this.parts.push({ stream, text });
        this.onText(stream, text);
    }
    get stdout() {
        return this.only('stdout');
    }
    get stderr() {
        return this.only('stderr');
    }
    /** Both in the order of arrival, which is unknown for what is written to both at once. */
    get both() {
        return this.parts.map(({ text }) => text).join('');
    }
    only(stream) {
        return this.parts.flatMap((part) => (part.stream === stream ? [part.text] : [])).join('');
    }
    lastLines() {
        const ends = `${this.stdout.slice(-LONGEST_TAIL)}\n${this.stderr.slice(-LONGEST_TAIL)}`;
        return ends.trim().split('\n').slice(-10).join('\n');
    }
}
/** Follows no link, and waits for nobody who would write into a pipe. Windows has no such flags. */
const READ = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/** What the script wrote to `RAYMOND_OUTPUT`. Only a file of its own is read there. */
function readOutputFile(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (found === undefined)
        return { text: null };
    try {
        return found.isFile() ? readText(path) : { problem: `is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(found)}, and has to be a file` };
    }
    catch (error) {
        return { problem: `cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)})` };
    }
}
function readText(path) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, READ);
    try {
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!found.isFile())
            return { problem: `is ${(0,_process_files_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOf */ .I)(found)}, and has to be a file` };
        const user = process.getuid?.();
        if (user !== undefined && found.uid !== user)
            return { problem: `belongs to the user ${found.uid}, and has to be the file of the user ${user}` };
        if (found.size > MAX_BYTES)
            return { problem: `holds ${TOO_MUCH_OUTPUT}. Send bulk output to another file` };
        const buffer = Buffer.alloc(found.size);
        const text = buffer.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, 0, found.size, 0));
        return { text: text.trim() === '' ? null : text };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 28225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Re: () => (/* binding */ HANDED),
/* harmony export */   fJ: () => (/* binding */ sweepTurnFolders),
/* harmony export */   yn: () => (/* binding */ TurnFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _script_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71968);








/** The folder's name in a run's folder. What turns under way have there concerns nobody else. */
const HANDED = 'handed';
/**
 * The folder of one turn of a script, in which the script and this program hand each other files. It is outside the
 * project, no other user may enter it, and its name cannot be guessed, since its files decide what the run does next
 * (spec 9.1). So it does not follow TMPDIR, which may lie in the project.
 */
class TurnFolder {
    path;
    inode;
    /** Whether it lies in the run's own folder, which is swept when the run ends. */
    isOurs;
    /** The path of RAYMOND_OUTPUT, which the script makes. */
    output;
    /** @param runFolder the run's own */
    constructor(runFolder, project) {
        // With a state folder in the project, the system's temporary folder may be the better one.
        this.isOurs = !(0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(project), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(runFolder)) || (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isBelow */ .Yw)((0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)(project), (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .realOf */ .MN)((0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)()));
        const parent = this.isOurs ? (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(runFolder, HANDED) : (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)();
        (0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(parent, _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNER_ONLY */ .JD);
        this.path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(parent, 'raymond-turn-'));
        this.inode = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.path).ino;
        this.output = this.fresh();
    }
    /** The path for the next file. */
    fresh() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(this.path, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)());
    }
    /** @returns its path */
    put(text) {
        const file = this.fresh();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, { mode: 0o600, flag: 'wx' });
        return file;
    }
    /** What the file contains by now, if it still lies there. */
    readOutput() {
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.path, { throwIfNoEntry: false });
        if (folder !== undefined && !(folder.isDirectory() && folder.ino === this.inode))
            return { problem: 'lies in a folder that has been replaced' };
        return (0,_script_output_js__WEBPACK_IMPORTED_MODULE_7__/* .readOutputFile */ .eZ)(this.output);
    }
    /** A folder for scripts that are copied for a turn, and are run as they are. */
    subfolder() {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(this.path, 'script-'));
    }
    /**
     * Call this when the turn is over. The next step need not wait for the removal: a disk that is syncing takes more
     * than a millisecond for it, and the end of the run sweeps what is left.
     * @throws Error of the file system for a folder that is not in the run's own
     */
    dispose() {
        if (this.isOurs)
            return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(this.path, { recursive: true, force: true }).catch(() => { });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(this.path, { recursive: true, force: true });
        return Promise.resolve();
    }
}
/** Call this while no turn is under way: what is there then belongs to turns that were killed with their orchestrator. */
function sweepTurnFolders(runFolder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(runFolder, HANDED), { recursive: true, force: true });
}


/***/ })

};
