export const id = 2513;
export const ids = [2513];
export const modules = {

/***/ 62513:
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
// EXTERNAL MODULE: ./lib/core/launch.js
var launch = __webpack_require__(63544);
// EXTERNAL MODULE: ./lib/report/console/theme.js
var console_theme = __webpack_require__(41897);
// EXTERNAL MODULE: ./lib/report/annotations.js
var annotations = __webpack_require__(91116);
;// CONCATENATED MODULE: ./lib/report/workflow-place.js

/**
 * Where in a workflow's files a message belongs: the place that it names itself (`wf/REVIEW.md:3: …`), the
 * line of the template variable that it is about, or its state's first line. Without a file where that lies
 * outside the workspace, or isn't known.
 */
function placeOf(workflow, workspace, message, state) {
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
    // A document holds many states; the state's own text is the nearest to it that is known.
    const first = /\.ya?ml$/i.test(file) ? bodyLine : 1;
    const [variable] = /\{\{[^{}]{1,200}\}\}/.exec(message) ?? [];
    if (variable === undefined)
        return first;
    const squeezed = variable.replace(/\s/g, '');
    const index = body.split('\n').findIndex((line) => line.replace(/\s/g, '').includes(squeezed));
    return index < 0 ? first : bodyLine + index;
}
const IN_ARCHIVE = /^(.*?\.zip)[/\\](.*)$/is;
/** The name that a file has in its archive; null if it is in none. */
function inArchive(file) {
    return IN_ARCHIVE.exec(file)?.[2] ?? null;
}
/** The path as GitHub wants it, null outside of the workspace; what lies in an archive is annotated at the archive. */
function inWorkspace(file, workspace) {
    const archive = IN_ARCHIVE.exec(file)?.[1];
    const path = (0,external_node_path_.relative)(workspace, (0,external_node_path_.resolve)(workspace, archive ?? file)).replace(/\\/g, '/');
    return path === '' || path === '..' || path.startsWith('../') || (0,external_node_path_.resolve)(path) === path ? null : path;
}

;// CONCATENATED MODULE: ./lib/report/lint/annotations.js


const LEVELS = {
    error: 'error',
    warning: 'warning',
    info: 'notice',
};
/**
 * A finding as a command that the runner makes an annotation of, at its file and line (spec 2.4). What lies outside of
 * the workspace, or in an archive, has no line that GitHub could show: the message says it then.
 * @param workspace what the files that GitHub knows are relative to
 */
function lintAnnotation({ severity, rule, file, line, column, message }, workspace) {
    const level = LEVELS[severity];
    const known = inWorkspace(file, workspace);
    if (known === null)
        return (0,annotations/* annotationLine */.As)({ level, title: rule, message: `${file}:${line}: ${message}` });
    const inside = inArchive(file);
    if (inside !== null)
        return (0,annotations/* annotationLine */.As)({ level, title: rule, file: known, message: `${inside}:${line}: ${message}` });
    return (0,annotations/* annotationLine */.As)({ level, title: rule, file: known, line, column, message });
}

// EXTERNAL MODULE: ./lib/report/lint/findings.js
var lint_findings = __webpack_require__(39094);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./lib/report/lint/sarif.js


const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const sarif_LEVELS = { error: 'error', warning: 'warning', info: 'note' };
/** The folder that all is relative to; who reads the log knows where it lies. */
const ROOT = '%SRCROOT%';
/** What was found as a log of SARIF 2.1.0 (OASIS), which code scanning and editors read. */
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
function driverOf({ version, rules, reasons }) {
    return {
        name: 'raymond',
        version,
        rules: Object.entries(rules).map(([id, { severity, about }]) => ({
            id,
            shortDescription: { text: `${about[0]?.toUpperCase()}${about.slice(1)}.` },
            help: { text: (reasons[id] ?? about).replaceAll('`', ''), markdown: reasons[id] ?? about },
            defaultConfiguration: { level: sarif_LEVELS[severity] },
        })),
    };
}
/** What lies in an archive has its place there in the message: no line of the archive itself is meant. */
function placed({ file, line, column, message }, workspace) {
    const inside = inArchive(file);
    const known = inWorkspace(file, workspace);
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
/** A finding the way compilers print one: `wf/REVIEW.md:3:7: error missing-target …`, on one line whatever is in it. */
function lintLine({ severity, rule, file, line, column = 1, message }, theme) {
    const spans = [
        (0,console_line/* span */.Ln)(`${clean(file)}:${line}:${column}: `),
        (0,console_line/* span */.Ln)(severity, TONES[severity]),
        (0,console_line/* span */.Ln)(` ${rule} `, 'dim'),
        (0,console_line/* span */.Ln)(clean(message)),
    ];
    // In a job's log a file's name could be a command of the runner's.
    return (0,annotations/* withoutCommands */.Df)(theme.paint(spans));
}
/** Columns before the one that is pointed at, where a line is too long to be shown whole. */
const SHOWN_BEFORE = 20;
/**
 * The line that a finding stands in, with a caret under the place; null for one that has no text. It is cut to fit, and
 * whatever is in it is shown as text.
 * @param width columns of the terminal
 */
function lintExcerpt({ line, column }, text, theme, width) {
    // One sign of ours for each of the file's, so that the caret stands under the place.
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
/** Of a line, characters that are looked at. */
const LONGEST_LINE = 10_000;
/**
 * What all of it comes to: `2 errors, 1 warning`. What is not shown is counted too.
 * @param level from which findings are shown
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
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./lib/process/files.js
var files = __webpack_require__(20498);
// EXTERNAL MODULE: ./lib/workflow/locate.js
var locate = __webpack_require__(16423);
// EXTERNAL MODULE: ./lib/workflow/open.js + 3 modules
var workflow_open = __webpack_require__(6923);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
// EXTERNAL MODULE: ./lib/workflow/lint/foreign-config.js + 1 modules
var foreign_config = __webpack_require__(56422);
// EXTERNAL MODULE: ./lib/workflow/lint/lint.js + 33 modules
var lint = __webpack_require__(26255);
;// CONCATENATED MODULE: ./lib/workflow/lint/lint-path.js









/**
 * All that lint finds in a workflow, by file and line, however broken it is (spec 2.4): one that cannot even be read is
 * a finding too.
 * @param path absolute, and then all files are
 * @throws WorkflowError if there is nothing at the path, or nothing that could be a workflow
 */
async function lintPath(path, options = {}) {
    const location = await (0,locate/* locate */.x)(path);
    const found = await findableFiles(await findingsIn(path, options), location, options.cwd);
    return [...found, ...(0,foreign_config/* foreignConfigFindings */.T)((0,external_node_path_.resolve)(path))].sort(byPlace);
}
async function findingsIn(path, options) {
    const platform = options.platform ?? (0,workflow_open/* hostPlatform */.o)();
    try {
        return await (0,lint.lint)(await (0,workflow_open.readWorkflow)(path, { ...options, platform }), platform, options.agentCli);
    }
    catch (error) {
        if (!(error instanceof errors/* WorkflowError */.s8))
            throw error;
        const { file = path, line } = error.place;
        const { message } = error;
        return [{ severity: 'error', rule: 'unreadable', file, ...(line !== undefined && { line }), message }];
    }
}
/** The lines that findings stand in, for people: `file:line` and its text, where that can still be read. */
async function linesOf(findings) {
    const files = new Map();
    for (const file of new Set(findings.map((finding) => finding.file)))
        files.set(file, (await textOf(file))?.replace(/^\ufeff/, '').split(/\r?\n/) ?? []);
    return ({ file, line }) => (line === undefined ? null : (files.get(file)?.[line - 1] ?? null));
}
/** Of a file, or of one in an archive. */
async function textOf(file) {
    const [, archive, name] = /^(.*\.zip)\/(.+)$/.exec(file) ?? [];
    try {
        if (archive === undefined)
            return (0,files/* readPlainFile */.b$)(file).toString();
        const { readArchive } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(8059)]).then(__webpack_require__.bind(__webpack_require__, 18059));
        const found = (await readArchive(archive)).find((each) => each.name === name);
        return found === undefined ? null : new TextDecoder().decode(found.bytes);
    }
    catch {
        return null;
    }
}
/** What a state graph is made of has names from the project's root on, and from the home folder: the same on every machine. */
async function findableFiles(findings, { kind, container }, cwd) {
    if (!(0,external_node_path_.isAbsolute)(container) || findings.every(({ file }) => (0,external_node_path_.isAbsolute)(file)))
        return [...findings];
    const { placeOf } = await __webpack_require__.e(/* import() */ 7661).then(__webpack_require__.bind(__webpack_require__, 77661));
    const { root } = placeOf(kind === 'folder' ? (0,external_node_path_.join)(container, state_file/* MANIFEST_NAME */.ir) : container, undefined, cwd);
    const whole = (file) => {
        if ((0,external_node_path_.isAbsolute)(file))
            return file;
        return file.startsWith('~/') ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), file.slice(2)) : (0,external_node_path_.join)(root, file);
    };
    return findings.map((finding) => ({ ...finding, file: whole(finding.file) }));
}
function byPlace(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/reasons.js
/**
 * Why each rule is one, and what to do, for those who ask: docs/lint.md and logs of SARIF. In Markdown.
 */
const REASONS = {
    unreadable: 'An archive that is damaged or has folders in folders, a symbolic link that leads out of the workflow: nothing can be said of what is in it. A workflow is only what lies in its own folder, so that it is the same on every machine; copy the file instead of linking it.',
    'front-matter-syntax': 'Front matter and documents are YAML 1.2, and a key may stand in them once. Nothing is guessed of one that cannot be read: a policy would be lost without a word.',
    'not-utf8': 'Prompts and scripts are UTF-8 text. In any other encoding an agent would read signs that nobody wrote.',
    'bad-value': 'A value that cannot be used would have to be ignored or guessed at. The message says what the key may be. Whatever a state graph refuses besides a target that does not exist is told under this rule too, with the whole way to the field.',
    'bad-regex': '`match` is a JavaScript regular expression over the whole final message, with the flag `m`.',
    'misspelt-key': 'A key that nobody reads does nothing: `allowed_transition` is no policy at all, and its agent may go anywhere. So a key that is near a known one is an error, in a manifest and at the top of a document too: `denny` denies nothing, `budgt` bounds nothing. Any other unknown key is a warning (`unknown-key`).',
    'missing-import': 'All workflows that a manifest lists are read when the run starts, whether or not it comes to them. Their paths are relative to the file that names them.',
    'unknown-agent': 'No agent CLI of that name is known, so that the first turn of the state could not be taken.',
    'path-in-target': 'States are named, not addressed: no target leads to a file elsewhere. A colon leads into another workflow (`review:SECURITY`), and no state may have one in its own name.',
    'missing-target': 'No turn can mend that: the agent would be reminded of a state that does not exist, and paid for it each time. The nearest name is in the message. What is declared is an error. A tag in the text of a prompt or a script is only a warning, since a text may show what is not meant; names that are put together as it runs are not judged.',
    'missing-return': 'What a subroutine comes to goes to the state under `return`. Without one there is no way back, and the run would fail after it has been paid for.',
    'missing-next': 'An agent that asks, or starts workers, goes on in the state under `next`. Beside forks a `goto` may say so instead.',
    'join-timeout-without-target': 'When the time is up the agent has to go somewhere: a `timeout` needs a `timeout_goto`, and the other way round.',
    'ambiguous-target': 'A name without an extension means the prompt or the script of that name. Where both are there, write the extension, or keep one of them.',
    'ambiguous-entry': 'A run starts with `1_START`, or with `START`. With two of them it is not said where; keep one, or name the state to start with.',
    'no-entry': 'A run starts with `1_START`, or with `START`, unless it is told a state: `raymond run wf/BEGIN.md`.',
    'force-implicit-invalid': '`force_implicit` takes the one allowed transition, whatever the agent says: there has to be exactly one, and one that needs nothing from the agent.',
    'unknown-route-target': 'Every target of a state graph is checked before it runs: `on`, `transitions`, `continue`, `skip`, `approval`, `max_visits`, and what is reset or taught.',
    'empty-prompt': 'Agent CLIs take no turn without a prompt.',
    'missing-include': 'What a prompt includes is put in when the run starts: it has to be a file of the workflow.',
    'bad-include': 'A prompt includes files whose name begins with `_`, of its own workflow and by their name alone; what is included includes nothing itself.',
    'bad-schema': 'A result is held to its schema, so that a schema that cannot be read would refuse all of them. It is JSON Schema 2020-12, in a file of the workflow or inline, and refers to nothing on the network.',
    'settings-refused': 'A state that asks for files which are not there, for arguments that the program sets itself, or for rights that only who starts the run can give (`permission_mode: bypassPermissions` needs `--dangerously-skip-permissions`) would work otherwise than it says.',
    'script-syntax': 'bash would stop at that line, in the middle of a run. All scripts are shown to one bash that executes nothing of them (`bash -n`); where there is no bash, nothing is said.',
    'unknown-key': 'Nobody reads it. If it is a note, write a comment. In a state graph it is an error: there every key is known.',
    'foreign-config': 'Budget, model and rights that it gives do not hold: a run goes on with 10 USD and with edits alone. Nothing of it is taken over; the message has the line to write for each of its keys, and the file. All of it: [moving-from-raymond.md](moving-from-raymond.md).',
    'unreachable-state': 'No way from the entry leads to it, as far as policies, tags and names in texts tell: a forgotten file, or a transition that was to lead there. Where some way on cannot be read, nothing is said of any state.',
    'dead-end-state': 'The prompt names no tag that the agent could end with, and no policy says which there are: the agent can only guess, and fails at once if it guesses wrong.',
    'join-without-fork': 'Only an agent that has started workers has somebody to wait for. One that has not goes in at once, with an empty list.',
    'worktree-not-forked': 'A work tree is made when a worker is forked into the state. Who comes by any other way works in the tree that it is in, with everybody else.',
    'setting-unsupported': 'Agent CLIs differ in what they can be told. What one of them has no word for is left out, and the state goes on without it: if that is a limit that you count on, take another CLI for the state.',
    'fork-without-join': 'Nobody waits for these workers: the run is over when the last of them is, and what they found is in its report alone. If something is to be made of it, put a state with `join` behind the fork.',
    'unknown-tool': 'The agent CLI takes an unknown name without a word: the agent lacks the tool, or what was to be denied is not. Names of MCP tools (`mcp__…`) are never unknown.',
    'unknown-effort': 'The agent CLI takes an unknown effort for none, without a word: the model thinks as hard as it does by itself.',
    'call-without-result': 'A subroutine comes back with its `<result>`, and from none of the states in it is there a way to one: whatever stands under `return` is never come to.',
    'unmentioned-transition': 'An agent that may choose has to know what there is to choose. The policy is shown to it only when it is reminded, which costs a turn; say in the prompt when to take which way.',
    'tag-not-allowed': 'The agent does what the prompt says, is reminded of what it may end with, and the turn is paid for nothing. Only what the text says is compared: tags, and states that are written out; a fence beside other tags is an example.',
    'several-transitions': 'An output asks for one thing to be done next. Several `<fork>` tags with one `next`, or with one `<goto>` that says it, count as one.',
    'foreign-tag': 'The Go reference names other workflows in its tags, with their paths. Here the manifest lists them once, under `workflows`, and the ordinary tags name them: no path ever comes from a message.',
    'script-without-tag': 'A script says where to go on by a tag, on stdout or in the file `$RAYMOND_OUTPUT`; without one its agent fails. One that ends with a program of the workflow’s folder, or with an interpreter and a file, leaves it to that (`script-not-analysed`).',
    'fork-next-mismatch': 'One message may start several workers, if all its forks go on in the same state. With different ones it is refused.',
    'loop-without-limit': "Prompts that lead to each other may do so for as long as there is money: the run's own budget is all that ends them. Give one of them `max_visits`, or the workflow a `budget` that fits it. Scripts cost nothing, and where none of a circle can lead elsewhere only `--max-steps` ends it.",
    'untrusted-in-command': 'What stands in an issue, or what an agent has answered, becomes a part of a program: `eval "$RAYMOND_INPUT"` runs whatever its author wrote. Hand it over as an argument: `bash -c \'…"$1"…\' - "$RAYMOND_INPUT"`.',
    'implicit-transition': 'A state with one allowed transition takes it without a tag: whatever the agent says last, a refusal too, leads there. That is what most chains want; `input: required`, or a second way for what can go wrong, makes it say so.',
    'script-not-analysed': 'Its targets are put together as it runs, or come out of a program that it calls. What else lint says of where the workflow leads is less than the whole truth, then.',
    'unknown-template-name': 'A placeholder without a value stays as it is written, and the agent reads it so. Told where all names are known: those of the run, and the attributes of the forks that the workflow writes.',
    'no-policy': 'An agent whose last message cannot be used is reminded of what it may end with, and there is nothing to remind this one of: its first such message fails it.',
};

// EXTERNAL MODULE: ./lib/workflow/parts/rules.js
var rules = __webpack_require__(94971);
// EXTERNAL MODULE: ./lib/cli/config.js
var cli_config = __webpack_require__(12302);
// EXTERNAL MODULE: ./lib/cli/settings.js
var settings = __webpack_require__(35997);
// EXTERNAL MODULE: ./lib/cli/start.js + 1 modules
var start = __webpack_require__(49295);
// EXTERNAL MODULE: ./lib/cli/terminal.js
var terminal = __webpack_require__(32832);
;// CONCATENATED MODULE: ./lib/cli/commands/lint.js

















/** `raymond lint PATH…` (spec 2.4): what is wrong with workflows, without running any. Exit code 1: there is an error. */
async function lintCommand({ values, positionals }) {
    if (positionals.length === 0 || positionals.includes(''))
        throw new errors/* UsageError */.eb('Which workflow? raymond lint PATH, a folder, a state file, a .zip or a .yaml.');
    const format = formatOf(values);
    const cwd = (0,start/* workingDirectory */.p7)(values);
    const config = await (0,cli_config/* readConfig */.Xg)(cwd);
    for (const path of positionals)
        await (0,cli_config/* checkBudgetOf */.PK)(config, (0,external_node_path_.resolve)(cwd, path), cwd);
    const found = await lint_findingsIn(positionals, (0,settings/* over */.Zh)(config.values, values), cwd);
    await write(found, format, values, cwd);
    return (0,lint_findings/* tallyOf */.sv)(found.map(({ finding }) => finding)).error > 0 ? 1 : 0;
}
/** Where the width of what is written to is not known. */
const COLUMNS = 100;
function formatOf({ format, json, github, sarif }) {
    const asked = [json && 'json', github && 'github', sarif && 'sarif', format].filter((each) => each !== undefined && each !== false);
    const [first = 'text', ...others] = [...new Set(asked)];
    if (others.length > 0)
        throw new errors/* UsageError */.eb(`One form at a time: ${[first, ...others].join(' or ')}.`);
    return first;
}
/** Of several workflows; what they share is told once. */
async function lint_findingsIn(paths, values, cwd) {
    const found = new Map();
    if (values.agent !== undefined)
        (0,agent_clis/* checkAgentCliName */.JU)(values.agent);
    for (const path of paths) {
        const findings = await lintPath((0,external_node_path_.resolve)(cwd, path), {
            agentCli: (0,launch/* agentAskedFor */.te)(values.agent),
            cwd,
            maySkipPermissions: values['dangerously-skip-permissions'] ?? false,
        });
        const lineOf = await linesOf(findings);
        for (const { severity, rule, file, line, column, message } of findings) {
            const finding = { severity, rule, file: asGiven(file, cwd), line: line ?? 1, column, message };
            found.set(JSON.stringify(finding), { finding, text: lineOf({ file, line }) });
        }
    }
    return [...found.values()];
}
/** Relative to where the user is, unless that leads far away. */
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
            return (0,terminal/* writeOut */.sD)(`${JSON.stringify(sarifLog(whole, { version: version/* VERSION */.x, rules: rules/* RULES */.y, reasons: REASONS, workspace }), null, 2)}\n`);
        case 'github':
            return (0,terminal/* writeOut */.sD)(whole.map((finding) => `${lintAnnotation(finding, workspace)}\n`).join(''));
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


/***/ })

};
