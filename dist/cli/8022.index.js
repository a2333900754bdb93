export const id = 8022;
export const ids = [8022];
export const modules = {

/***/ 55052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lintCommand: () => (/* binding */ lintCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/report/annotations.js
var annotations = __webpack_require__(91116);
// EXTERNAL MODULE: ./lib/report/console/theme.js
var console_theme = __webpack_require__(41897);
// EXTERNAL MODULE: ./lib/report/workflow-place.js
var workflow_place = __webpack_require__(86823);
;// CONCATENATED MODULE: ./lib/report/lint/annotations.js

const LEVELS = {
    error: 'error',
    warning: 'warning',
    info: 'notice',
};
/**
 * A finding at its file and line (spec 2.4). A file outside of the workspace, or in an archive, has no line that GitHub
 * could show, so the message names it.
 * @param workspace the folder that the files known to GitHub are relative to
 */
function lintAnnotation({ severity, rule, file, line, column, message }, workspace) {
    const level = LEVELS[severity];
    const known = (0,workflow_place/* inWorkspace */.ve)(file, workspace);
    if (known === null)
        return { level, title: rule, message: `${file}:${line}: ${message}` };
    const inside = (0,workflow_place/* inArchive */.Se)(file);
    if (inside !== null)
        return { level, title: rule, file: known, message: `${inside}:${line}: ${message}` };
    return { level, title: rule, file: known, line, column, message };
}

// EXTERNAL MODULE: ./lib/report/lint/findings.js
var lint_findings = __webpack_require__(39094);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/report/lint/sarif.js


const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const sarif_LEVELS = {
    error: 'error',
    warning: 'warning',
    info: 'note',
};
/** The name of the folder that all paths are relative to. Readers of the log know where it lies. */
const ROOT = '%SRCROOT%';
/** Findings as a log of SARIF 2.1.0 (OASIS), which code scanning and editors read. */
function sarifLog(findings, { workspace, ...facts }) {
    const ids = Object.keys(facts.rules);
    const results = findings.map((finding) => ({
        ruleId: finding.rule,
        ruleIndex: ids.indexOf(finding.rule),
        level: sarif_LEVELS[finding.severity],
        ...placed(finding, workspace),
    }));
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [{ tool: { driver: driverOf(facts) }, results }],
    };
}
function driverOf({ version, rules }) {
    return {
        name: 'raymond',
        version,
        rules: Object.entries(rules).map(([id, { severity, about, why }]) => ({
            id,
            shortDescription: { text: `${about[0]?.toUpperCase()}${about.slice(1)}.` },
            help: { text: why.replaceAll('`', ''), markdown: why },
            defaultConfiguration: { level: sarif_LEVELS[severity] },
        })),
    };
}
/** The place of a finding. For a file in an archive the message names it, since no line of the archive itself is meant. */
function placed({ file, line, column, message }, workspace) {
    const inside = (0,workflow_place/* inArchive */.Se)(file);
    const known = (0,workflow_place/* inWorkspace */.ve)(file, workspace);
    const artifactLocation = known === null ? { uri: (0,external_node_url_.pathToFileURL)(file).href } : { uri: uriOf(known), uriBaseId: ROOT };
    return {
        message: { text: inside === null ? message : `${inside}:${line}: ${message}` },
        locations: [
            {
                physicalLocation: {
                    artifactLocation,
                    ...(inside === null && { region: { startLine: line, startColumn: column } }),
                },
            },
        ],
    };
}
function uriOf(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./lib/report/console/line.js
var console_line = __webpack_require__(27448);
// EXTERNAL MODULE: ./lib/report/text.js
var report_text = __webpack_require__(44639);
;// CONCATENATED MODULE: ./lib/report/lint/text.js




const TONES = { error: 'bad', warning: 'warn', info: 'accent' };
/** A finding as compilers print one: `wf/REVIEW.md:3:7: error missing-target …`, on one line whatever is in it. */
function lintLine({ severity, rule, file, line, column = 1, message }, theme) {
    const spans = [
        (0,console_line/* span */.Ln)(`${clean(file)}:${line}:${column}: `),
        (0,console_line/* span */.Ln)(severity, TONES[severity]),
        (0,console_line/* span */.Ln)(` ${rule} `, 'dim'),
        (0,console_line/* span */.Ln)(clean(message)),
    ];
    // In a job's log a file's name could be a command to the runner.
    return (0,annotations/* withoutCommands */.Df)(theme.paint(spans));
}
/** How many columns before the position are shown of a line that is too long. */
const SHOWN_BEFORE = 20;
/**
 * The line of a finding, with a caret under the position; null where it has no text. The line is cut to fit, and
 * whatever is in it is shown as text.
 * @param width columns of the terminal
 */
function lintExcerpt({ line, column }, text, theme, width) {
    // Each character becomes one printable one, so that the caret stands under the position.
    const signs = [...text.slice(0, LONGEST_LINE)].map((sign) => (/[\p{C}\p{Z}]/u.test(sign) ? ' ' : sign));
    if (signs.join('').trim() === '')
        return null;
    const first = signs.findIndex((sign) => sign !== ' ');
    const at = column === undefined ? first : [...text.slice(0, column - 1)].length;
    const margin = `${line} | `;
    const room = Math.max(SHOWN_BEFORE, width - margin.length - 2);
    const isLong = signs.length > room;
    const from = isLong && at >= room - SHOWN_BEFORE ? at - SHOWN_BEFORE : 0;
    const shown = signs.slice(from, from + room).join('');
    const pointer = `${' '.repeat(margin.length - 2)}| ${' '.repeat(Math.max(0, at - from))}^`;
    return [
        (0,annotations/* withoutCommands */.Df)(theme.paint([(0,console_line/* span */.Ln)(` ${margin}`, 'dim'), (0,console_line/* span */.Ln)((0,report_text/* sanitize */.aj)(shown).trimEnd())])),
        theme.paint([(0,console_line/* span */.Ln)(` ${pointer}`, 'accent')]),
    ].join('\n');
}
/** How many characters of a line are looked at. */
const LONGEST_LINE = 10_000;
/**
 * The count of findings: `2 errors, 1 warning`. Those that are not shown count too.
 * @param level the lowest severity that is shown
 */
function lintCount(tally, level, theme) {
    const text = (0,lint_findings/* tallyText */.Wl)(tally);
    if (text === '')
        return theme.paint([(0,console_line/* span */.Ln)(`${theme.glyphs.good} nothing found`, 'good')]);
    const hidden = lint_findings/* SEVERITIES */.oC.slice(lint_findings/* SEVERITIES */.oC.indexOf(level) + 1).filter((severity) => tally[severity] > 0);
    const gravest = lint_findings/* SEVERITIES */.oC.find((severity) => tally[severity] > 0);
    const tone = gravest === 'info' ? 'good' : TONES[gravest];
    const glyph = { error: theme.glyphs.bad, warning: theme.glyphs.warning, info: theme.glyphs.good }[gravest];
    const how = hidden.length === 0 ? '' : ` (--level ${hidden.at(-1)} shows them all)`;
    return theme.paint([(0,console_line/* span */.Ln)(`${glyph} ${text}`, tone), (0,console_line/* span */.Ln)(how, 'dim')]);
}
function clean(text) {
    return (0,report_text/* sanitize */.aj)(text).replace(/\s+/g, ' ').trim();
}

// EXTERNAL MODULE: ./lib/runtime/version.js
var version = __webpack_require__(29984);
// EXTERNAL MODULE: ./lib/workflow/lint/lint.js
var lint = __webpack_require__(31926);
// EXTERNAL MODULE: ./lib/workflow/lint/rules.js + 32 modules
var rules = __webpack_require__(43286);
// EXTERNAL MODULE: ./lib/cli/config.js
var cli_config = __webpack_require__(12302);
// EXTERNAL MODULE: ./lib/cli/run-place.js
var run_place = __webpack_require__(95913);
// EXTERNAL MODULE: ./lib/cli/settings.js
var settings = __webpack_require__(35997);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/lint.js
















/** `raymond lint PATH…` says what is wrong with workflows, without running any; errors give exit code 1 (spec 2.4). */
async function lintCommand({ values, positionals }) {
    if (positionals.length === 0 || positionals.includes(''))
        throw new errors/* UsageError */.eb('Which workflow? raymond lint PATH, a folder, a state file, a .zip or a .yaml.');
    const format = formatOf(values);
    const cwd = (0,run_place/* workingDirectory */.p7)(values);
    const config = await (0,cli_config/* readConfig */.Xg)(cwd);
    for (const path of positionals)
        await (0,cli_config/* checkBudgetOf */.PK)(config, (0,external_node_path_.resolve)(cwd, path), cwd);
    const found = await findingsIn(positionals, (0,settings/* mergeFlags */.yl)(config.values, values), cwd);
    await write(found, format, values, cwd);
    return (0,lint_findings/* tallyOf */.sv)(found.map(({ finding }) => finding)).error > 0 ? 1 : 0;
}
/** The width where that of the terminal is not known. */
const COLUMNS = 100;
function formatOf({ format, json, github, sarif }) {
    const asked = [json && 'json', github && 'github', sarif && 'sarif', format].filter((each) => each !== undefined && each !== false);
    const [first = 'text', ...others] = [...new Set(asked)];
    if (others.length > 0)
        throw new errors/* UsageError */.eb(`One form at a time: ${[first, ...others].join(' or ')}.`);
    return first;
}
/** Findings in files that several workflows share are told once. */
async function findingsIn(paths, values, cwd) {
    const found = new Map();
    if (values.agent !== undefined)
        (0,agent_clis/* checkAgentCliName */.JU)(values.agent);
    for (const path of paths) {
        const findings = await (0,lint/* lintPath */.N)((0,external_node_path_.resolve)(cwd, path), { ...(0,settings/* openingOptions */.fg)(values), cwd });
        const lineOf = await (0,lint/* linesOf */.D)(findings);
        for (const { severity, rule, file, line, column, message } of findings) {
            const finding = { severity, rule, file: asGiven(file, cwd), line: line ?? 1, column, message };
            found.set(JSON.stringify(finding), { finding, text: lineOf({ file, line }) });
        }
    }
    return [...found.values()];
}
/** The path relative to where the user is, unless it begins with three times `..`. */
function asGiven(file, cwd) {
    const path = (0,external_node_path_.relative)(cwd, file);
    return path === '' ? '.' : /^\.\.(?:[/\\]\.\.){2}/.test(path) ? file : path;
}
async function write(found, format, values, cwd) {
    const { level = 'warning' } = values;
    const findings = found.map(({ finding }) => finding);
    const shown = (0,lint_findings/* atLeast */.jZ)(level, findings);
    const workspace = process.env.GITHUB_WORKSPACE || cwd;
    const whole = shown.map((finding) => ({ ...finding, file: (0,external_node_path_.resolve)(cwd, finding.file) }));
    switch (format) {
        case 'json':
            return (0,terminal/* writeOut */.sD)(`${JSON.stringify(shown, null, 2)}\n`);
        case 'sarif':
            return (0,terminal/* writeOut */.sD)(`${JSON.stringify(sarifLog(whole, { version: version/* VERSION */.x, rules: rules/* RULES */.y, workspace }), null, 2)}\n`);
        case 'github':
            return (0,terminal/* writeOut */.sD)(whole.map((finding) => `${(0,annotations/* annotationLine */.As)(lintAnnotation(finding, workspace))}\n`).join(''));
        case 'oneline':
        case 'text': {
            const theme = (0,console_theme/* createTheme */.a)({ color: (0,terminal/* wantsColor */.zK)(values, process.stdout), unicode: (0,terminal/* isUnicodeTerminal */.CQ)() });
            const texts = new Map(found.map(({ finding, text }) => [finding, format === 'text' ? text : null]));
            const lines = shown.flatMap((finding) => {
                const text = texts.get(finding) ?? null;
                const excerpt = text && lintExcerpt(finding, text, theme, process.stdout.columns ?? COLUMNS);
                return excerpt ? [lintLine(finding, theme), excerpt] : [lintLine(finding, theme)];
            });
            return (0,terminal/* writeOut */.sD)(`${[...lines, lintCount((0,lint_findings/* tallyOf */.sv)(findings), level, theme)].join('\n')}\n`, 'painted');
        }
        default:
            return format;
    }
}


/***/ }),

/***/ 12302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PK: () => (/* binding */ checkBudgetOf),
/* harmony export */   PV: () => (/* binding */ ownFile),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   withOwnPlaces: () => (/* binding */ withOwnPlaces)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63544);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20979);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46069);
/* harmony import */ var _core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82076);
/* harmony import */ var _store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5397);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94710);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2529);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35997);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14310);













const NONE = { values: {}, places: new Map() };
/** These options give rights and are no flags. `otlp-*`, `keys` and `sandbox` are planned, and refused already. */
const OTHER_RIGHTS = /^(settings|add-dirs|keys|sandbox|otlp-.*)$/;
/** Options whose values are paths, relative to the file that names them (spec 7.2). */
const PATHS = ['mcp', 'state-dir', 'cwd'];
/**
 * Reads both options files.
 * @throws UsageError that names the file and line of a key that is unknown, has a bad value, or gives rights where an
 * agent could have written it.
 */
async function readConfig(cwd) {
    const user = await readOwnFile();
    const project = await readFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,_store_run_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .projectRoot */ .YQ)(cwd), '.raymond', 'config.yaml'), 'project');
    return {
        values: (0,_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .mergeFlags */ .yl)(user.values, project.values),
        fileOf: (name) => project.places.get(name)?.file ??
            (user.places.has(name) ? (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()) : undefined),
        checkBudget: ({ budget: most = _core_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .LAUNCH_DEFAULTS */ .Hj.budget_usd }) => {
            const { budget } = project.values;
            if (budget === undefined || most === 0 || (budget > 0 && budget <= most))
                return;
            throw givesRights('budget', `${budget} is more than the workflow's or the default budget of ${most}, and `, project.places.get('budget'));
        },
    };
}
/**
 * As `checkBudget`, for commands that run nothing. They report themselves if the workflow cannot be read.
 * @throws UsageError
 */
async function checkBudgetOf(config, path, cwd) {
    if (config.values.budget === undefined)
        return;
    const { readWorkflow } = await __webpack_require__.e(/* import() */ 6923).then(__webpack_require__.bind(__webpack_require__, 6923));
    const reading = await readWorkflow(path, { cwd }).catch(() => null);
    config.checkBudget(reading?.manifest ?? {});
}
/**
 * The `cwd` and `state-dir` of the user's own file hold for every command, so that all of them find the same runs.
 * @throws UsageError as `readConfig`
 */
async function withOwnPlaces(command, line) {
    const { values } = await readOwnFile();
    const places = ['cwd', 'state-dir'].filter((name) => values[name] !== undefined && (0,_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .isFlagOf */ .mR)(name, command));
    const given = Object.fromEntries(places.map((name) => [name, values[name]]));
    return { ...line, values: { ...given, ...line.values } };
}
function ownFile() {
    const { XDG_CONFIG_HOME: folder = '' } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder) ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.config'), 'raymond', 'config.yaml');
}
function readOwnFile() {
    return readFile(ownFile(), 'user');
}
async function readFile(file, whose) {
    // Most people have no options file, and a run should not load a YAML parser for nothing.
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return NONE;
    const { isMap, isScalar, LineCounter, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const lines = new LineCounter();
    const document = parseDocument(textOf(file, whose), { lineCounter: lines, logLevel: 'error' });
    const [problem] = document.errors;
    if (problem)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb((0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(problem), { file, line: lines.linePos(problem.pos[0]).line });
    if (document.contents === null)
        return NONE;
    if (!isMap(document.contents))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file has to hold `name: value` lines.', { file });
    const values = {};
    const places = new Map();
    for (const { key, value } of document.contents.items) {
        const name = isScalar(key) ? String(key.value) : '';
        const place = { file, line: isScalar(key) && key.range ? lines.linePos(key.range[0]).line : undefined };
        const plain = value?.toJSON?.() ?? null;
        const flag = flagOf(name, whose, place);
        const read = (0,_values_js__WEBPACK_IMPORTED_MODULE_10__/* .readValue */ .w)(name, flag, plain, place);
        if (whose === 'project' && flag.projectMay?.includes(String(read)) === false)
            throw givesRights(name, `${read} goes beyond ${flag.projectMay.join(', ')}, and `, place);
        values[name] = PATHS.some((each) => each === name) ? fromFile(file, read) : read;
        places.set(name, place);
    }
    return { values: values, places };
}
/** @throws UsageError for a name that may not stand in the file */
function flagOf(name, whose, place) {
    const names = _flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAG_ENTRIES */ .GC.flatMap(([each, { config }]) => config === 'project' || config === whose ? [each] : []);
    const flag = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_11__/* .ownValue */ .e)(_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAGS */ .Wg, name);
    if (flag !== undefined && names.some((each) => each === name))
        return flag;
    const isRight = flag?.config === 'user' || OTHER_RIGHTS.test(name);
    if (whose === 'project' && isRight)
        throw givesRights(name, '', place);
    const near = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_12__/* .nearest */ .pA)(names, name);
    const hint = near === undefined ? `Known: ${names.join(', ')}.` : `Did you mean ${near}?`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`"${name}" is no option. ${hint}`, place);
}
/** @param why how the message goes on after the key */
function givesRights(name, why, place) {
    const row = (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_11__/* .ownValue */ .e)(_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .FLAGS */ .Wg, name);
    const key = row?.manifest ?? /^(settings|add-dirs)$/.exec(name)?.[0].replace('-', '_');
    const here = [
        ...(row === undefined ? [] : [`--${name}`]),
        ...(key === undefined ? [] : [`\`${key}\` in the manifest`]),
    ];
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${name} ${why}gives rights, which no file may that agents can write: such options stand in ${ownPlace()}, in the workflow's manifest or on the command line${here.length === 0 ? '' : ` (${here.join(', ')})`}. Take it out here.`, place);
}
/** Tells people where the user's own options are to stand. */
function ownPlace() {
    const usual = '~/.config/raymond/config.yaml';
    const file = (0,_core_text_shown_path_js__WEBPACK_IMPORTED_MODULE_5__/* .pathFromHome */ .x)(ownFile(), (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)());
    return file === usual ? usual : `${file} ($XDG_CONFIG_HOME; else ${usual})`;
}
/** Resolves a path as the file means it: relative to its own folder, with ~ for the home. */
function fromFile(file, read) {
    if (Array.isArray(read))
        return read.map((each) => fromFile(file, each));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), String(read).replace(/^~(?=$|[/\\])/, (0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()));
}
/** @throws UsageError for a file that cannot be read, or that others could have written */
function textOf(file, whose) {
    let fd = null;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).isFile())
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb('The options file is no file. Remove it.', { file });
        if (whose === 'user')
            checkOwner(file, fd);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd, 'utf8');
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb)
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file cannot be read (${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Mend it, or remove it.`, { file }, { cause: error });
    }
    finally {
        if (fd !== null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Checks nothing on Windows, where neither owner nor mode tells who may write a file. */
function checkOwner(file, fd) {
    const self = process.getuid?.();
    if (self === undefined)
        return;
    const { uid, mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (uid !== self)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and belongs to user ${uid}, not to ${self}, who runs this. Make it yours, or remove it.`, { file });
    if ((mode & 0o022) === 0)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`The options file gives rights, and others may write it (mode ${(mode & 0o777).toString(8)}). Make it yours alone: chmod go-w ${file}`, { file });
}


/***/ }),

/***/ 80517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OW: () => (/* binding */ isJsonObject),
/* harmony export */   op: () => (/* binding */ readJsonObject),
/* harmony export */   qC: () => (/* binding */ jsonErrorIn)
/* harmony export */ });
/** The object in a JSON file; otherwise what is wrong with the file, as the end of a sentence about it, and where. */
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
/** A piece of a quoted text, up to its end or the next escape: one pattern for all would overflow the stack. */
const PIECE = /[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|("))/y;
/** Where the quoted text that begins there ends; null without one, or when it is not valid JSON. */
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
 * The place of the first character that does not fit, in a text that is no JSON, and why. The words are ours, since
 * each version of Node has others. Takes linear time.
 */
function jsonErrorIn(text) {
    const open = [];
    /** What may come next: a value, a key, a colon, or what follows a value. */
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
/** @param last what stands before the place @param open the innermost bracket that is open */
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

/***/ 82076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath),
/* harmony export */   x: () => (/* binding */ pathFromHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** A file's path as people would write it: relative to where they are, or to their home; else the whole path. */
function shownPath(file, cwd, home) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file) ? (pathWithin(cwd, file) ?? pathFromHome(file, home)) : file;
}
/** A path with ~ for the home, if it lies there. */
function pathFromHome(file, home) {
    const path = pathWithin(home, file);
    return path === null ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('~', path);
}
function pathWithin(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, file);
    return path === '' || path.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? null : path;
}


/***/ }),

/***/ 91116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ annotationLine),
/* harmony export */   Df: () => (/* binding */ withoutCommands)
/* harmony export */ });
/* unused harmony exports groupStart, maskLine, GROUP_END */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

/** Nobody reads a longer message beside a line of code. */
const MESSAGE_LENGTH = 4000;
/** An annotation `::error file=…,line=…,title=…::…`, on one line whatever is in it. */
function annotationLine({ level, message, title, file, line, column: col }) {
    const properties = Object.entries({ ...(file !== undefined && { file, line, col }), title })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const head = properties.length === 0 ? level : `${level} ${properties.join(',')}`;
    return `::${head}::${escapeData((0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitize */ .aj)(message.slice(0, MESSAGE_LENGTH)).trim())}`;
}
function groupStart(title) {
    return `::group::${escapeData(title)}`;
}
/** Has the runner mask a value. Each line of the value is masked by itself, as the runner works by lines. */
function maskLine(secret) {
    return `::add-mask::${escapeData(secret)}`;
}
const GROUP_END = '::endgroup::';
function escapeData(text) {
    return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
/**
 * The text, changed so that no line of it is a command. The runner takes `::name::` at a line's start and `##[name]`
 * anywhere in it for one, on stderr too. What an agent says must not set an output or mask a word. Fencing the text by
 * `::stop-commands::` would not do: its token would have to be kept from agents, and a killed process never takes it
 * back.
 */
function withoutCommands(text) {
    if (!/^(?:[^\S\r\n]|\u0085)*::|##\[/m.test(text))
        return text;
    // The runner counts U+0085 as white space, and JavaScript does not.
    return text.replace(/^((?:[^\S\r\n]|\u0085)*):(?=:)/gm, '$1: ').replace(/##\[/g, '## [');
}


/***/ }),

/***/ 27448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ lineWidth),
/* harmony export */   Hh: () => (/* binding */ cutLine),
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   kJ: () => (/* binding */ packItems),
/* harmony export */   kU: () => (/* binding */ joinSpans),
/* harmony export */   oZ: () => (/* binding */ lineText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);

function span(text, tone) {
    return { text, tone };
}
function lineText(line) {
    return line.map(({ text }) => text).join('');
}
function lineWidth(line) {
    return line.reduce((sum, part) => sum + (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(part.text), 0);
}
/** The line, cut at its end to at most `columns`. */
function cutLine(line, columns, ellipsis) {
    if (lineWidth(line) <= columns)
        return line;
    const kept = [];
    let left = columns;
    for (const part of line) {
        const width = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(part.text);
        // The ellipsis has to fit, so the last kept span is cut even if it would just fill the line.
        if (width > left - (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(ellipsis)) {
            kept.push({ ...part, text: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(`${part.text}${' '.repeat(left)}.`, left, ellipsis) });
            return kept;
        }
        kept.push(part);
        left -= width;
    }
    return kept;
}
/** Joins the items that are there, with a separator between them. */
function joinSpans(items, separator) {
    const present = items.filter((item) => item !== null);
    return present.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}
/** Puts items behind a start. Those that do not fit go on further lines, indented under it. */
function packItems(start, items, separator, columns) {
    const present = items.filter((item) => item !== null);
    const whole = [...start, span('  '), ...joinSpans(present, separator)];
    if (lineWidth(whole) <= columns)
        return [whole];
    const lines = [start];
    let current = [];
    for (const item of present) {
        const wider = current.length === 0 ? [span('  '), item] : [...current, separator, item];
        if (current.length > 0 && lineWidth(wider) > columns) {
            lines.push(current);
            current = [span('  '), item];
        }
        else {
            current = wider;
        }
    }
    return [...lines, current];
}


/***/ }),

/***/ 41897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ agentTone),
/* harmony export */   a: () => (/* binding */ createTheme)
/* harmony export */ });
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27448);

const UNICODE = {
    state: '●',
    print: '›',
    arrow: '→',
    fork: '+',
    again: '↻',
    wait: '◔',
    warning: '!',
    ask: '?',
    good: '✓',
    bad: '✗',
    pause: '⏸',
    money: '$',
    run: '▶',
    dot: '·',
    times: '×',
    ellipsis: '…',
    spinner: ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
};
const ASCII = {
    state: '*',
    print: '>',
    arrow: '->',
    fork: '&',
    again: '~',
    wait: '.',
    warning: '!',
    ask: '?',
    good: '+',
    bad: 'x',
    pause: '=',
    money: '$',
    run: '>',
    dot: '-',
    times: 'x',
    ellipsis: '...',
    spinner: ['|', '/', '-', '\\'],
};
/** SGR parameters. Yellow and red are kept for warnings and failures, so no agent has them. */
const SGR = {
    plain: '',
    dim: '2',
    bold: '1',
    good: '32',
    warn: '33',
    bad: '31',
    accent: '1;36',
    agent0: '36',
    agent1: '35',
    agent2: '94',
    agent3: '92',
    agent4: '95',
    agent5: '96',
};
const AGENT_TONES = ['agent0', 'agent1', 'agent2', 'agent3', 'agent4', 'agent5'];
/** An agent's colour, for the whole run. `order` counts agents as they appear. */
function agentTone(order) {
    return AGENT_TONES[order % AGENT_TONES.length];
}
function createTheme(options) {
    return {
        glyphs: options.unicode ? UNICODE : ASCII,
        paint: options.color ? paintColoured : _line_js__WEBPACK_IMPORTED_MODULE_0__/* .lineText */ .oZ,
    };
}
function paintColoured(line) {
    return line
        .map(({ text, tone }) => {
        const code = SGR[tone ?? 'plain'];
        return code === '' || text === '' ? text : `\x1b[${code}m${text}\x1b[0m`;
    })
        .join('');
}


/***/ }),

/***/ 86823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Se: () => (/* binding */ inArchive),
/* harmony export */   ve: () => (/* binding */ inWorkspace)
/* harmony export */ });
/* unused harmony export workflowPlace */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/**
 * Where in a workflow's files a message belongs: the place that it names itself (`wf/REVIEW.md:3: …`), the line of the
 * template variable that it is about, or its state's first line. `file` is absent where it lies outside the workspace,
 * or is not known.
 */
function workflowPlace(workflow, workspace, message, state) {
    const [prefix = '', named, line] = /^(.{1,400}?):(\d{1,7}): /.exec(message) ?? [];
    const known = workflow.states.map((name) => workflow.state(name).file);
    if (named !== undefined && known.includes(named)) {
        const file = inWorkspace(named, workspace);
        return file === null
            ? { text: message }
            : { text: message.slice(prefix.length), file, line: Number(line) };
    }
    if (state === undefined || !workflow.states.includes(state))
        return { text: message };
    const definition = workflow.state(state);
    const file = inWorkspace(definition.file, workspace);
    return file === null ? { text: message } : { text: message, file, line: lineOf(definition, message) };
}
function lineOf({ file, body = '', bodyLine = 1 }, message) {
    // A document holds many states; the beginning of the state's own text is the nearest known line.
    const first = /\.ya?ml$/i.test(file) ? bodyLine : 1;
    const [variable] = /\{\{[^{}]{1,200}\}\}/.exec(message) ?? [];
    if (variable === undefined)
        return first;
    const squeezed = variable.replace(/\s/g, '');
    const index = body.split('\n').findIndex((line) => line.replace(/\s/g, '').includes(squeezed));
    return index < 0 ? first : bodyLine + index;
}
const IN_ARCHIVE = /^(.*?\.zip)[/\\](.*)$/is;
/** A file's name in its archive; null for a file in none. */
function inArchive(file) {
    return IN_ARCHIVE.exec(file)?.[2] ?? null;
}
/** The path as GitHub wants it; null outside of the workspace. A file in an archive is annotated at the archive. */
function inWorkspace(file, workspace) {
    const archive = IN_ARCHIVE.exec(file)?.[1];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, archive ?? file)).replace(/\\/g, '/');
    return path === '' || path === '..' || path.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path) === path ? null : path;
}


/***/ })

};
