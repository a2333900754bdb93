export const id = 1926;
export const ids = [1926,4704,3689];
export const modules = {

/***/ 53689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isForBash: () => (/* binding */ isForBash),
/* harmony export */   syntaxComplaints: () => (/* binding */ syntaxComplaints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53802);
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27910);


/**
 * The program that checks scripts. A bash that would execute something after all is not asked. A script may switch extended
 * patterns on, which decides how it is read. The program prints complaints and status of each script. It is one line,
 * since bash counts a script's lines from that of its `eval` on.
 */
const PROGRAM = [
    `[ -z "$(eval 'set -n'$'\\n''echo executed')" ] || exit 1; while IFS= read -r -d '' text; do`,
    `( case $text in *extglob*) shopt -s extglob ;; esac; eval "set -n"$'\\n'"$text" ) 2>&1;`,
    `printf '\\0%d\\0' "$?"; done`,
].join(' ');
/** Longer scripts are not checked: bash reads its standard input byte by byte. */
const MAX_SCRIPT_LENGTH = _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.checkedScript.value;
const BASH_TIMEOUT_MS = 10_000;
function isForBash(name) {
    return name.endsWith('.sh');
}
/**
 * Bash's complaints about scripts that it cannot read, by the scripts' names; empty without a bash. One bash checks all
 * of them, as they were read, each in a subshell that executes nothing from before the script's first line on.
 */
async function syntaxComplaints(scripts) {
    const read = scripts.filter(({ text }) => text.length <= MAX_SCRIPT_LENGTH && !text.includes('\0'));
    if (read.length === 0)
        return new Map();
    const answer = await askBash(read.map(({ text }) => `${text}\0`).join(''));
    const parts = answer?.split('\0') ?? [];
    return new Map(read.flatMap(({ name }, index) => {
        const [complaint = '', status = '0'] = parts.slice(2 * index, 2 * index + 2);
        return status === '0' ? [] : [[name, complaint]];
    }));
}
/** What bash prints; null without a bash that could be asked. */
function askBash(scripts) {
    return new Promise((resolve) => {
        // Other variables are left out: bash would run what BASH_ENV, for one, names.
        const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
        const options = { env, timeout: BASH_TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 };
        const bash = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('bash', ['--norc', '-c', PROGRAM], options, (error, stdout) => {
            resolve(error === null ? stdout : null);
        });
        bash.stdin?.on('error', () => { });
        bash.stdin?.end(scripts);
    });
}


/***/ }),

/***/ 31926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf),
/* harmony export */   N: () => (/* binding */ lintPath),
/* harmony export */   lint: () => (/* binding */ lint)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);
/* harmony import */ var _locate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16423);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6923);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78608);
/* harmony import */ var _foreign_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56422);
/* harmony import */ var _linted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68170);
/* harmony import */ var _rules_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43286);











/**
 * Everything that is wrong or remarkable about a workflow (spec 2.4), by file and line and without repetitions: what
 * its reading has found, and what the rules find.
 * @param agentCli the one that the person who starts the run asks for
 */
async function lint(reading, platform, agentCli) {
    const workflow = (0,_linted_js__WEBPACK_IMPORTED_MODULE_9__.lintedWorkflow)(reading, platform, agentCli);
    const found = await Promise.all(_rules_js__WEBPACK_IMPORTED_MODULE_10__/* .RULES_TO_CHECK */ .L.map((rule) => findingsOf(rule, workflow)));
    const all = [...reading.findings, ...found.flat().sort(byPlace)];
    return [...new Map(all.map((finding) => [`${finding.rule} ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findingText */ .NK)(finding)}`, finding])).values()];
}
async function findingsOf({ id, severity, check }, workflow) {
    const violations = await check(workflow);
    return violations.map(({ isGuess, ...violation }) => ({
        ...{ severity: isGuess && severity === 'error' ? 'warning' : severity, rule: id },
        ...violation,
    }));
}
/**
 * All findings about the workflow at a path, by file and line, however broken it is (spec 2.4): one that cannot even be
 * read is a finding too.
 * @param path if it is absolute, all files are
 * @throws WorkflowError if there is nothing at the path, or nothing that could be a workflow
 */
async function lintPath(path, options = {}) {
    const location = await (0,_locate_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x)(path);
    const found = await findableFiles(await findingsIn(path, options), location, options.cwd);
    return [...found, ...(0,_foreign_config_js__WEBPACK_IMPORTED_MODULE_8__/* .foreignConfigFindings */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path))].sort(byPlace);
}
async function findingsIn(path, options) {
    const platform = options.platform ?? (0,_open_js__WEBPACK_IMPORTED_MODULE_5__/* .hostPlatform */ .o)();
    try {
        return await lint(await (0,_open_js__WEBPACK_IMPORTED_MODULE_5__.readWorkflow)(path, { ...options, platform }), platform, options.agentCli);
    }
    catch (error) {
        if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8))
            throw error;
        const { file = path, line } = error.place;
        const { message } = error;
        return [{ severity: 'error', rule: 'unreadable', file, ...(line !== undefined && { line }), message }];
    }
}
/** The lines of findings, for people: `file:line` and its text, where that can still be read. */
async function linesOf(findings) {
    const files = new Map();
    for (const file of new Set(findings.map((finding) => finding.file)))
        files.set(file, (await textOf(file))?.replace(/^\ufeff/, '').split(/\r?\n/) ?? []);
    return ({ file, line }) => (line === undefined ? null : (files.get(file)?.[line - 1] ?? null));
}
/** The text of a file, or of a file in an archive. */
async function textOf(file) {
    const [, archive, name] = /^(.*\.zip)\/(.+)$/.exec(file) ?? [];
    try {
        if (archive === undefined)
            return (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(file).toString();
        const { readArchive } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(8059)]).then(__webpack_require__.bind(__webpack_require__, 18059));
        const found = (await readArchive(archive)).find((each) => each.name === name);
        return found === undefined ? null : new TextDecoder().decode(found.bytes);
    }
    catch {
        return null;
    }
}
/** The files of a state graph by names that are the same on every machine: from the project's root, or the home folder. */
async function findableFiles(findings, { kind, container }, cwd) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(container) || findings.every(({ file }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file)))
        return [...findings];
    const { locateGraph: placeOf } = await __webpack_require__.e(/* import() */ 1013).then(__webpack_require__.bind(__webpack_require__, 31013));
    const { root } = placeOf(kind === 'folder' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(container, _parts_state_file_js__WEBPACK_IMPORTED_MODULE_7__/* .MANIFEST_NAME */ .ir) : container, undefined, cwd);
    const whole = (file) => {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file))
            return file;
        return file.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), file.slice(2)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file);
    };
    return findings.map((finding) => ({ ...finding, file: whole(finding.file) }));
}
function byPlace(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    return (a.line ?? 1) - (b.line ?? 1) || (a.column ?? 1) - (b.column ?? 1);
}


/***/ }),

/***/ 84704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   afterForks: () => (/* binding */ afterForks),
/* harmony export */   circles: () => (/* binding */ circles),
/* harmony export */   joinsIn: () => (/* binding */ joinsIn),
/* harmony export */   onwardFromForks: () => (/* binding */ onwardFromForks),
/* harmony export */   onwardIn: () => (/* binding */ onwardIn),
/* harmony export */   reachFrom: () => (/* binding */ reachFrom),
/* harmony export */   reachableStates: () => (/* binding */ reachableStates),
/* harmony export */   reachedFrom: () => (/* binding */ reachedFrom),
/* harmony export */   staysInCall: () => (/* binding */ staysInCall)
/* harmony export */ });
/** All states that can be reached from a state, itself included. */
function reachedFrom(start, onward) {
    const reached = new Set([start]);
    const open = [start];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
        for (const next of onward(state)) {
            if (reached.has(next))
                continue;
            reached.add(next);
            open.push(next);
        }
    }
    return reached;
}
/** Whether the same agent goes on there in the same call, and no worker or subroutine does. */
function staysInCall({ tag, field }) {
    if (field !== 'target')
        return true;
    return tag !== 'fork' && tag !== 'call' && tag !== 'function';
}
/** Groups of states that can all reach each other. A single state counts if it leads to itself. */
function circles(states, onward) {
    // This is Tarjan's algorithm, with a list instead of the stack: workflows may be a thousand states long.
    const order = new Map();
    const low = new Map();
    const waiting = [];
    const isWaiting = new Set();
    const found = [];
    for (const root of states) {
        if (order.has(root))
            continue;
        const work = [{ state: root, next: onward(root), at: 0 }];
        while (work.length > 0) {
            const frame = work.at(-1);
            const { state } = frame;
            if (frame.at === 0) {
                order.set(state, order.size);
                low.set(state, order.get(state));
                waiting.push(state);
                isWaiting.add(state);
            }
            const to = frame.next[frame.at++];
            if (to === undefined) {
                work.pop();
                const above = work.at(-1)?.state;
                if (above !== undefined)
                    low.set(above, Math.min(low.get(above), low.get(state)));
                if (low.get(state) !== order.get(state))
                    continue;
                const group = waiting.splice(waiting.lastIndexOf(state));
                for (const member of group)
                    isWaiting.delete(member);
                if (group.length > 1 || onward(state).includes(state))
                    found.push(group);
            }
            else if (!order.has(to))
                work.push({ state: to, next: onward(to), at: 0 });
            else if (isWaiting.has(to))
                low.set(state, Math.min(low.get(state), order.get(to)));
        }
    }
    return found;
}
/** The states that a state leads to, for whatever reason. */
function onwardIn({ edges }) {
    return (state) => {
        const from = edges.get(state);
        return from === undefined ? [] : [...from.leading.map(({ to }) => to), ...from.mentioned];
    };
}
/** Every state that a run may reach from these; all states where an edge is unknown. */
function reachFrom(workflow, from) {
    const { edges } = workflow;
    const reached = new Set(from.flatMap((state) => [...reachedFrom(state, onwardIn(workflow))]));
    return [...reached].some((state) => edges.get(state)?.isOpen) ? new Set(edges.keys()) : reached;
}
/** Every state that a run may reach from its entry; null if that cannot be told. */
function reachableStates(workflow) {
    if (workflow.entry === null)
        return null;
    const reached = reachedFrom(workflow.entry, onwardIn(workflow));
    return [...reached].some((state) => workflow.edges.get(state)?.isOpen) ? null : reached;
}
function joinsIn({ states }) {
    return states.filter(({ definition }) => definition.kind !== 'graph' && definition.options.join !== undefined);
}
/** Where a state's agent goes on after a fork: the forks' `next`, or the `<goto>` beside them. Empty without forks. */
function afterForks({ leading }) {
    return leading.some(({ tag }) => tag === 'fork') ? leading.filter(staysInCall) : [];
}
/** All states that an agent may reach after a fork; null if that cannot be told. */
function onwardFromForks(workflow) {
    const all = [...workflow.edges.values()];
    if (all.some(({ isOpen }) => isOpen))
        return null;
    const starts = all.flatMap(afterForks);
    return new Set(starts.flatMap(({ to }) => [...reachedFrom(to, onwardIn(workflow))]));
}


/***/ }),

/***/ 43286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ RULES),
  L: () => (/* binding */ RULES_TO_CHECK)
});

;// CONCATENATED MODULE: ./lib/workflow/parts/rules.js
/** Rules whose breaches are found when a workflow is read, because nothing can be made of what breaks them. */
const RULES_OF_READING = {
    'front-matter-syntax': {
        severity: 'error',
        about: 'front matter, or a YAML file, that cannot be read',
        why: 'Front matter and documents are YAML 1.2, and a key may stand in them once. Nothing is guessed of one that cannot be read: a policy would be lost without a word.',
    },
    unreadable: {
        severity: 'error',
        about: 'a workflow that cannot be read at all: a broken archive, a link that leads out of its folder',
        why: 'An archive that is damaged or has folders in folders, a symbolic link that leads out of the workflow: nothing can be said of what is in it. A workflow is only what lies in its own folder, so that it is the same on every machine; copy the file instead of linking it.',
    },
    'not-utf8': {
        severity: 'error',
        about: 'a file that is not UTF-8 text',
        why: 'Prompts and scripts are UTF-8 text. In any other encoding an agent would read signs that nobody wrote.',
    },
    'bad-regex': {
        severity: 'error',
        about: 'a `match` that is no regular expression',
        why: '`match` is a JavaScript regular expression over the whole final message, with the flag `m`.',
    },
    'misspelt-key': {
        severity: 'error',
        about: 'the slip of a known key: `allowed_transition`',
        why: 'A key that nobody reads does nothing: `allowed_transition` is no policy at all, and its agent may go anywhere. So a key that is near a known one is an error, in a manifest and at the top of a document too: `denny` denies nothing, `budgt` bounds nothing. Any other unknown key is a warning (`unknown-key`).',
    },
    'missing-import': {
        severity: 'error',
        about: 'a workflow under `workflows` that there is not',
        why: 'All workflows that a manifest lists are read when the run starts, whether or not it comes to them. Their paths are relative to the file that names them.',
    },
    'unknown-agent': {
        severity: 'error',
        about: 'an agent CLI that there is not',
        why: 'No agent CLI of that name is known, so that the first turn of the state could not be taken.',
    },
    'join-timeout-without-target': {
        severity: 'error',
        about: 'a `timeout` of a join without a `timeout_goto`, or the other way round',
        why: 'When the time is up the agent has to go somewhere: a `timeout` needs a `timeout_goto`, and the other way round.',
    },
    'ambiguous-entry': {
        severity: 'error',
        about: 'two states that a run could start with',
        why: 'A run starts with `1_START`, or with `START`. With two of them it is not said where; keep one, or name the state to start with.',
    },
    'no-entry': {
        severity: 'error',
        about: 'no state that a run could start with',
        why: 'A run starts with `1_START`, or with `START`, unless it is told a state: `raymond run wf/BEGIN.md`.',
    },
    'force-implicit-invalid': {
        severity: 'error',
        about: 'a `force_implicit` with nothing to take',
        why: '`force_implicit` takes the one allowed transition, whatever the agent says: there has to be exactly one, and one that needs nothing from the agent.',
    },
    'unknown-route-target': {
        severity: 'error',
        about: "a state graph's route to a state that there is not",
        why: 'Every target of a state graph is checked before it runs: `on`, `transitions`, `continue`, `skip`, `approval`, `max_visits`, and what is reset or taught.',
    },
    'missing-include': {
        severity: 'error',
        about: 'an include of a file that there is not',
        why: 'What a prompt includes is put in when the run starts: it has to be a file of the workflow.',
    },
    'bad-include': {
        severity: 'error',
        about: 'an include of a path, of a state, or in an included file',
        why: 'A prompt includes files whose name begins with `_`, of its own workflow and by their name alone; what is included includes nothing itself.',
    },
    'bad-schema': {
        severity: 'error',
        about: 'a `result_schema` that is missing, or no JSON Schema',
        why: 'A result is held to its schema, so that a schema that cannot be read would refuse all of them. It is JSON Schema 2020-12, in a file of the workflow or inline, and refers to nothing on the network.',
    },
    'settings-refused': {
        severity: 'error',
        about: 'what an agent may use, where it cannot be given: a file that is not there, rights that nobody has given',
        why: 'A state that asks for files which are not there, for arguments that the program sets itself, or for rights that only who starts the run can give (`permission_mode: bypassPermissions` needs `--dangerously-skip-permissions`) would work otherwise than it says.',
    },
    'unknown-key': {
        severity: 'warning',
        about: 'a key that nobody reads',
        why: 'Nobody reads it. If it is a note, write a comment. In a state graph it is an error: there every key is known.',
    },
    'foreign-config': {
        severity: 'warning',
        about: "the Go Raymond's `.raymond/config.toml` in the workflow's project, which nobody reads",
        why: 'Budget, model and rights that it gives do not hold: a run goes on with 10 USD and with edits alone. Nothing of it is taken over; the message has the line to write for each of its keys, and the file. All of it: [moving-from-raymond.md](moving-from-raymond.md).',
    },
};

// EXTERNAL MODULE: ./lib/workflow/lint/wrong-names.js
var wrong_names = __webpack_require__(41807);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/ambiguous-target.js

const ambiguousTarget = {
    id: 'ambiguous-target',
    severity: 'error',
    about: 'a name that two states have',
    why: 'A name without an extension means the prompt or the script of that name. Where both are there, write the extension, or keep one of them.',
    check: (0,wrong_names/* checkNames */.L)('ambiguous-target'),
};

// EXTERNAL MODULE: ./lib/core/settings/models.js
var models = __webpack_require__(88039);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/workflow/lint/rule.js
var rule = __webpack_require__(3457);
;// CONCATENATED MODULE: ./lib/workflow/lint/agent-words.js



/** For each state with an agent: its own words, then those of its manifest that it does not replace. */
function agentWords(workflow) {
    return workflow.states.flatMap((state) => {
        const { definition } = state;
        if (definition.kind === 'script')
            return [];
        if (definition.kind === 'graph' && definition.state.type !== 'agent')
            return [];
        const options = definition.kind === 'prompt' ? definition.options : {};
        const cli = (0,agent_clis/* agentCliOfState */.Gz)(options.agent, workflow.agentOf(definition.name));
        return [...ofState(state, cli), ...ofManifest(workflow, state, cli)];
    });
}
function ofState(state, cli) {
    const { definition } = state;
    if (definition.kind !== 'prompt')
        return [];
    const { options, settings = {} } = definition;
    const about = (key, message) => (0,rule/* aboutState */.re)(state, message, [key]);
    const { tools = null, effort = null, model = null } = options;
    return [{ cli, tools, effort, model, settings, about }];
}
/** The manifest's words without those that the state replaces. What is denied adds up instead. */
function ofManifest({ partOf, agentOf }, { definition }, cli) {
    const { manifest, settings = {}, top } = partOf(definition.name);
    if (!top)
        return [];
    const own = definition.kind === 'prompt' ? definition.options : {};
    const left = Object.entries(settings).filter(([key]) => key === 'deny' || !Object.hasOwn(own, key));
    return [
        {
            cli,
            tools: Object.hasOwn(own, 'tools') ? null : (manifest.tools ?? null),
            effort: Object.hasOwn(own, 'effort') ? null : (manifest.effort ?? null),
            model: Object.hasOwn(own, 'model')
                ? null
                : ((0,models/* modelsByCli */.SU)([manifest.model], agentOf(definition.name))[cli] ?? null),
            settings: Object.fromEntries(left),
            about: (key, message) => (0,rule/* aboutOption */.dz)({ source: top, prefix: [] }, message, [key]),
        },
    ];
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/bad-value.js


const badValue = {
    id: 'bad-value',
    severity: 'error',
    about: 'a known key with a value that it cannot have',
    why: 'A value that cannot be used would have to be ignored or guessed at. The message says what the key may be. Whatever a state graph refuses besides a target that does not exist is told under this rule too, with the whole way to the field.',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, model, about }) => {
        const why = model === null ? null : (0,models/* whyNoModel */.R5)(cli, model, process.env);
        return why === null ? [] : [about('model', `model: ${why}`)];
    }),
};

// EXTERNAL MODULE: ./lib/workflow/lint/reach.js
var reach = __webpack_require__(84704);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/call-without-result.js


const callWithoutResult = {
    id: 'call-without-result',
    severity: 'warning',
    about: 'a subroutine that never comes to a `<result>`',
    why: 'A subroutine comes back with its `<result>`, and from none of the states in it is there a way to one: whatever stands under `return` is never come to.',
    check(workflow) {
        const returns = new Map();
        const mayReturn = (child) => {
            const known = returns.get(child) ?? canEnd(workflow, child);
            returns.set(child, known);
            return known;
        };
        return workflow.states.flatMap((state) => {
            const { leading } = workflow.edges.get(state.definition.name);
            const calls = leading.filter((edge) => !(0,reach.staysInCall)(edge) && edge.tag !== 'fork' && !mayReturn(edge.to));
            return calls.map(({ tag, to, entry }) => {
                const message = `<${tag}> of ${to}: no state that it leads to ends with a <result>, so it never returns`;
                const below = entry === undefined ? undefined : ['allowed_transitions', entry];
                return (0,rule/* aboutState */.re)(state, message, below);
            });
        });
    },
};
function canEnd({ edges }, child) {
    const within = (0,reach.reachedFrom)(child, (state) => {
        return edges
            .get(state)
            .leading.filter(reach.staysInCall)
            .map(({ to }) => to);
    });
    return [...within].some((state) => {
        const { ends, isOpen } = edges.get(state);
        return ends || isOpen;
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/dead-end-state.js

const deadEndState = {
    id: 'dead-end-state',
    severity: 'warning',
    about: 'a prompt that names no way on, and has no policy',
    why: 'The prompt names no tag that the agent could end with, and no policy says which there are: the agent can only guess, and fails at once if it guesses wrong.',
    check({ states, edges, broken }) {
        const dead = states.filter(({ definition }) => {
            if (definition.kind !== 'prompt' || definition.options.allowed_transitions !== undefined)
                return false;
            if (broken.has(definition.name))
                return false;
            const { body } = definition;
            // A placeholder may hold the tag that the agent is to end with.
            if (body.trim() === '' || body.includes('{{'))
                return false;
            const { tags, ends, mentioned } = edges.get(definition.name);
            return tags.length === 0 && !ends && mentioned.length === 0;
        });
        return dead.map((state) => {
            const message = `${state.definition.name} names no tag to end with, and has no allowed_transitions`;
            return (0,rule/* aboutState */.re)(state, message);
        });
    },
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-next-mismatch.js

const forkNextMismatch = {
    id: 'fork-next-mismatch',
    severity: 'warning',
    about: 'forks of one state that go on in different places',
    why: 'One message may start several workers, if all its forks go on in the same state. With different ones it is refused.',
    check({ states, edges }) {
        return states.flatMap((state) => {
            const onward = edges
                .get(state.definition.name)
                .leading.filter(({ tag, field }) => tag === 'fork' && field === 'next');
            const [first] = onward;
            const other = onward.find(({ to }) => to !== first?.to);
            if (first === undefined || other?.entry === undefined)
                return [];
            const message = `allowed_transitions[${other.entry}].next: forks of one message have to name the same next, and these name ${first.to} and ${other.to}`;
            return [(0,rule/* aboutState */.re)(state, message, ['allowed_transitions', other.entry, 'next'])];
        });
    },
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/fork-without-join.js


const forkWithoutJoin = {
    id: 'fork-without-join',
    severity: 'info',
    about: 'workers for whom no `join` waits',
    why: 'Nobody waits for these workers: the run is over when the last of them is, and what they found is in its report alone. If something is to be made of it, put a state with `join` behind the fork.',
    check(workflow) {
        const joins = new Set((0,reach.joinsIn)(workflow).map(({ definition }) => definition.name));
        return workflow.states.flatMap((state) => {
            const after = (0,reach.afterForks)(workflow.edges.get(state.definition.name));
            const [next] = after;
            if (next === undefined)
                return [];
            const reached = after.flatMap(({ to }) => [...(0,reach.reachedFrom)(to, (0,reach.onwardIn)(workflow))]);
            if (reached.some((name) => joins.has(name) || workflow.edges.get(name)?.isOpen))
                return [];
            const message = `<fork>: no state with \`join\` comes after ${next.to}, so that nobody waits for the workers; what they deliver is in the report alone`;
            const below = next.entry === undefined ? undefined : ['allowed_transitions', next.entry];
            return [(0,rule/* aboutState */.re)(state, message, below)];
        });
    },
};

// EXTERNAL MODULE: ./lib/core/protocol/policy.js
var policy = __webpack_require__(42288);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/implicit-transition.js


const implicitTransitionRule = {
    id: 'implicit-transition',
    severity: 'info',
    about: 'a transition that is taken without a tag',
    why: 'A state with one allowed transition takes it without a tag: whatever the agent says last, a refusal too, leads there. That is what most chains want; `input: required`, or a second way for what can go wrong, makes it say so.',
    check({ states }) {
        return states.flatMap((state) => {
            const { definition } = state;
            if (definition.kind !== 'prompt' || definition.options.allowed_transitions?.length !== 1)
                return [];
            const taken = (0,policy/* implicitTransition */.LB)(definition.options, '');
            if (taken === undefined)
                return [];
            const message = `<${taken.tag}> is taken without a tag, whatever the agent says`;
            return [(0,rule/* aboutState */.re)(state, message, ['allowed_transitions', 0])];
        });
    },
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/join-without-fork.js


const joinWithoutFork = {
    id: 'join-without-fork',
    severity: 'warning',
    about: 'a `join` that no agent with workers comes to',
    why: 'Only an agent that has started workers has somebody to wait for. One that has not goes in at once, with an empty list.',
    check(workflow) {
        const reached = (0,reach.onwardFromForks)(workflow);
        if (reached === null)
            return [];
        return (0,reach.joinsIn)(workflow)
            .filter(({ definition }) => !reached.has(definition.name))
            .map((state) => {
            const message = 'join: no agent that has forked workers comes here, so that there is nobody to wait for; forks name this state, or one before it, as their next';
            return (0,rule/* aboutState */.re)(state, message, ['join']);
        });
    },
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/loop-without-limit.js


const loopWithoutLimit = {
    id: 'loop-without-limit',
    severity: 'warning',
    about: 'a circle of prompts with neither `max_visits` nor a budget of the workflow, or one of scripts that none can leave',
    why: "Prompts that lead to each other may do so for as long as there is money: the run's own budget is all that ends them. Give one of them `max_visits`, or the workflow a `budget` that fits it. Scripts cost nothing, and where none of a circle can lead elsewhere only `--max-steps` ends it.",
    check(workflow) {
        const { states, edges, byName } = workflow;
        const unbounded = states.flatMap(({ definition }) => definition.kind !== 'graph' && definition.options.max_visits === undefined ? [definition.name] : []);
        const isPrompt = (name) => byName.get(name).definition.kind === 'prompt';
        const circlesOf = (names) => {
            const within = new Set(names);
            return (0,reach.circles)(names, (state) => {
                const goes = edges.get(state).leading.filter(({ tag }) => tag !== 'ask');
                return goes.map(({ to }) => to).filter((to) => within.has(to));
            });
        };
        const ofPrompts = workflow.manifest.budget ? [] : circlesOf(unbounded.filter(isPrompt));
        const withScripts = circlesOf(unbounded).filter((circle) => {
            const isPaid = circle.some(isPrompt);
            return !circle.every(isPrompt) && !(isPaid && workflow.manifest.budget) && isClosed(workflow, circle);
        });
        return [...ofPrompts, ...withScripts].map((circle) => {
            const first = unbounded.find((name) => circle.includes(name));
            const names = circle.length > 5 ? `${circle.length} states` : [...circle].sort().join(', ');
            const message = circle.some(isPrompt)
                ? `a run may go round in ${names} for ever: give one of them max_visits, or the workflow a budget`
                : `a run goes round in ${names} for ever, until --max-steps ends it: ${circle.length === 1 ? 'give it' : 'give one of them'} a way out, or a bound: a line "# raymond: max_visits=9" near its top`;
            return (0,rule/* aboutState */.re)(byName.get(first), message);
        });
    },
};
/** Whether no state of the circle can lead out of it. */
function isClosed({ edges }, circle) {
    const within = new Set(circle);
    return circle.every((name) => {
        const { leading, mentioned, ends, isOpen } = edges.get(name);
        if (ends || isOpen || leading.some(({ tag }) => tag === 'ask'))
            return false;
        return leading.every(({ to }) => within.has(to)) && mentioned.every((to) => within.has(to));
    });
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-next.js

const missingNext = {
    id: 'missing-next',
    severity: 'error',
    about: 'an `ask` or `fork` whose `next` is absent or no state',
    why: 'An agent that asks, or starts workers, goes on in the state under `next`. Beside forks a `goto` may say so instead.',
    check: (0,wrong_names/* checkNames */.L)('missing-next'),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-return.js

const missingReturn = {
    id: 'missing-return',
    severity: 'error',
    about: 'a `call` or `function` whose `return` is absent or no state',
    why: 'What a subroutine comes to goes to the state under `return`. Without one there is no way back, and the run would fail after it has been paid for.',
    check: (0,wrong_names/* checkNames */.L)('missing-return'),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/missing-target.js

const missingTarget = {
    id: 'missing-target',
    severity: 'error',
    about: 'a target, `max_visits.goto` or `join.timeout_goto` that names no state; a warning in a text',
    why: 'No turn can mend that: the agent would be reminded of a state that does not exist, and paid for it each time. The nearest name is in the message. What is declared is an error. A tag in the text of a prompt or a script is only a warning, since a text may show what is not meant; names that are put together as it runs are not judged.',
    check: (0,wrong_names/* checkNames */.L)('missing-target'),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/no-policy.js

const noPolicy = {
    id: 'no-policy',
    severity: 'info',
    about: 'a prompt without `allowed_transitions`: it cannot be reminded',
    why: 'An agent whose last message cannot be used is reminded of what it may end with, and there is nothing to remind this one of: its first such message fails it.',
    check({ states, broken }) {
        const free = states.filter(({ definition }) => {
            const isFree = definition.kind === 'prompt' && definition.options.allowed_transitions === undefined;
            return isFree && !broken.has(definition.name);
        });
        return free.map((state) => {
            const message = `${state.definition.name} has no allowed_transitions: its agent cannot be reminded of a tag`;
            return (0,rule/* aboutState */.re)(state, message);
        });
    },
};

// EXTERNAL MODULE: ./lib/core/settings/unsupported.js
var unsupported = __webpack_require__(23458);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/setting-unsupported.js


const settingUnsupported = {
    id: 'setting-unsupported',
    severity: 'warning',
    about: 'something said of what an agent may use that its CLI cannot do',
    why: 'Agent CLIs differ in what they can be told. What one of them has no word for is left out, and the state goes on without it: if that is a limit that you count on, take another CLI for the state.',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, settings, about }) => (0,unsupported/* unsupportedBy */.t)(cli, tools, settings).map(({ key, why }) => about(key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/empty-prompt.js

const emptyPrompt = {
    id: 'empty-prompt',
    severity: 'error',
    about: 'a prompt without a text',
    why: 'Agent CLIs take no turn without a prompt.',
    check({ states, unreadable }) {
        const empty = states.filter(({ definition }) => {
            return (definition.kind === 'prompt' && definition.body.trim() === '' && !unreadable.has(definition.file));
        });
        return empty.map((state) => (0,rule/* aboutState */.re)(state, 'the prompt is empty: say what the agent is to do'));
    },
};

// EXTERNAL MODULE: ./lib/core/protocol/foreign-tags.js
var foreign_tags = __webpack_require__(1644);
// EXTERNAL MODULE: ./lib/workflow/edges/tags-in-text.js
var tags_in_text = __webpack_require__(56431);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/foreign-tag.js



const foreignTag = {
    id: 'foreign-tag',
    severity: 'warning',
    about: 'a tag of the Go reference that there is not here',
    why: 'The Go reference names other workflows in its tags, with their paths. Here the manifest lists them once, under `workflows`, and the ordinary tags name them: no path ever comes from a message.',
    check({ states, edges }) {
        return states.flatMap(({ definition }) => edges.get(definition.name).texts.flatMap((text) => (0,foreign_tags/* foreignTags */.E)(text.text)
            .filter(({ at }) => !text.isScript || !(0,tags_in_text/* isInComment */.B1)(text.text, at))
            .map(({ at, advice }) => (0,rule/* aboutText */.np)(text, at, advice))));
    },
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/path-in-target.js

const pathInTarget = {
    id: 'path-in-target',
    severity: 'error',
    about: "a path, or a name with a `:`, where a state's own name belongs",
    why: 'States are named, not addressed: no target leads to a file elsewhere. A colon leads into another workflow (`review:SECURITY`), and no state may have one in its own name.',
    check: (0,wrong_names/* checkNames */.L)('path-in-target'),
};

// EXTERNAL MODULE: ./lib/core/protocol/tag-table.js
var tag_table = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/workflow/lint/shell-commands.js
/**
 * The commands of a script for `sh` or `bash`, separated by line ends and by `;`, `&`, `|` and brackets outside of
 * quotes. Takes linear time. Only a shell could be right about everything; where it is unclear, commands become
 * shorter.
 */
function shellCommands(script) {
    const commands = [];
    const inside = ['top'];
    let start = 0;
    let marks = [];
    const end = (at, hereDocuments = []) => {
        const text = script.slice(start, at);
        if (text.trim() !== '')
            commands.push({ start, end: at, text, hereDocuments });
    };
    for (let at = 0; at < script.length; at += 1) {
        const char = script[at];
        const where = inside.at(-1);
        if (where === "'") {
            if (char === "'")
                inside.pop();
        }
        else if (char === '\\')
            at += 1;
        else if (char === where || (char === ')' && (where === '$(' || where === '(')))
            inside.pop();
        else if (char === '$' && script[at + 1] === '(') {
            inside.push('$(');
            at += 1;
        }
        else if (char === '`')
            inside.push('`');
        else if (where === '"')
            continue;
        else if (char === '"' || char === "'")
            inside.push(char);
        else if (char === '#' && /[\s;]/.test(script[at - 1] ?? '\n')) {
            // Quotes in a comment open nothing.
            const line = script.indexOf('\n', at);
            if (line === -1)
                break;
            at = line - 1;
        }
        else if (where !== 'top') {
            if (char === '(')
                inside.push('(');
        }
        else if (char === '<' && script[at + 1] === '<') {
            // Of `<<<` the first two are passed over as well, and what is behind them is no mark.
            const [written = '', , mark = ''] = /^<<-?\s*(["']?)([\w.-]+)\1/.exec(script.slice(at, at + 100)) ?? [];
            if (mark !== '')
                marks.push(mark);
            at += Math.max(1, written.length - 1);
        }
        else if (char === '\n') {
            const after = hereDocumentsAt(script, at + 1, marks);
            end(at, after.documents);
            marks = [];
            start = after.end;
            at = after.end - 1;
        }
        else if (isSeparator(script, at)) {
            // What follows `cat <<END | sed …` is read by both.
            if (marks.length > 0)
                continue;
            end(at);
            start = at + 1;
        }
    }
    end(script.length);
    return commands;
}
/** Whether the character separates commands: in `>&2` and `&>` it does not. */
function isSeparator(script, at) {
    const char = script[at];
    if (char === '&')
        return script[at - 1] !== '>' && script[at + 1] !== '>';
    return ';|(){}'.includes(char) && script[at - 1] !== '$';
}
function hereDocumentsAt(script, from, marks) {
    const documents = [];
    let start = from;
    for (const mark of marks) {
        let at = start;
        while (at < script.length) {
            const newline = script.indexOf('\n', at);
            const lineEnd = newline === -1 ? script.length : newline;
            if (script.slice(at, lineEnd).trim() === mark)
                break;
            at = lineEnd + 1;
        }
        documents.push({ start, end: Math.min(at, script.length) });
        start = Math.min(script.length, at + mark.length);
        const newline = script.indexOf('\n', start);
        start = newline === -1 ? script.length : newline + 1;
    }
    return { documents, end: start };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-without-tag.js



const scriptWithoutTag = {
    id: 'script-without-tag',
    severity: 'warning',
    about: 'a script that prints no tag',
    why: 'A script says where to go on by a tag, on stdout or in the file `$RAYMOND_OUTPUT`; without one its agent fails. One that ends with a program of the workflow’s folder, or with an interpreter and a file, leaves it to that (`script-not-analysed`).',
    check({ states, edges, unreadable }) {
        return states.flatMap((state) => {
            const { definition } = state;
            if (definition.kind !== 'script' || unreadable.has(definition.file))
                return [];
            if (!isWithoutTag(definition, edges.get(definition.name).texts))
                return [];
            return [(0,rule/* aboutState */.re)(state, MESSAGE)];
        });
    },
};
const MESSAGE = 'this script prints no tag, so that its agent fails: end it with one, such as echo "<result>done</result>"';
/** A tag's opening or closing, written out or put together: `<%s>`, `<$tag>`, and what ends one. */
const TAG = new RegExp(`</?(?:${tag_table/* TAG_NAMES */.qY.join('|')})\\b|</?(?:%s|\\$\\{?\\w|%\\w+%)|RAYMOND_OUTPUT\\b`);
/** Whether nothing in a script could make a tag: no text of one, and no other program that could print one last. */
function isWithoutTag(definition, texts) {
    if (texts.some(({ text }) => text.split('\n').some((line) => !isComment(line) && TAG.test(line))))
        return false;
    return !handsOver(definition);
}
function isComment(line) {
    return /^\s*(#|::|@?rem\s)/i.test(line);
}
/** An interpreter with a file: `node decide.mjs`, `python3 -u x.py`, `bash x.sh`. */
const INTERPRETER = /(?:^|[\s/"'])(?:node|bun|deno|python[\d.]*|ruby|perl|php|bash|sh|zsh|pwsh|powershell|npx|npm|go|java|tsx|Rscript)(?:\.exe)?["']?\s+\S*[^\s-]/;
/** A program in the line itself does not count: what it prints stands in the text. */
const INLINE = /\s-(?:e|c|p|pe)\s/;
/** A program of the workflow's own folder, or beside the script. */
const OWN_PROGRAM = /RAYMOND_WORKFLOW_DIR|(?:^|\s|["'])\.{0,2}[/\\][\w.-]|(?:^|\s)(?:\.|source)\s+\S/;
/** A value that is printed as a whole was made by something else. */
const WHOLE_VALUE = /^\s*(?:echo|printf\s+(?:--\s+)?["']?%[sb](?:\\n)?["']?)\s+"?\$(?:\w+|\{[^}]*\}|\(.*\))"?\s*$/;
function handsOver({ text, runtime }) {
    const commands = runtime === 'bash' ? shellCommands(text).map((each) => each.text) : text.split('\n');
    const last = commands.filter((each) => each.trim() !== '' && !isComment(each)).at(-1);
    if (last === undefined)
        return false;
    const line = last.slice(0, 4096);
    if (INTERPRETER.test(line) && !INLINE.test(line))
        return true;
    return OWN_PROGRAM.test(line) || WHOLE_VALUE.test(line);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-not-analysed.js


const scriptNotAnalysed = {
    id: 'script-not-analysed',
    severity: 'info',
    about: 'a script whose ways on could not all be read',
    why: 'Its targets are put together as it runs, or come out of a program that it calls. What else lint says of where the workflow leads is less than the whole truth, then.',
    check({ states, edges }) {
        return states
            .filter(({ definition }) => {
            if (definition.kind !== 'script')
                return false;
            const { isOpen, texts } = edges.get(definition.name);
            return isOpen && !isWithoutTag(definition, texts);
        })
            .map((state) => {
            const message = `where ${state.definition.name} leads could not all be read out of its text`;
            return (0,rule/* aboutState */.re)(state, message);
        });
    },
};

// EXTERNAL MODULE: ./lib/core/scope/full-name.js
var full_name = __webpack_require__(68251);
// EXTERNAL MODULE: ./lib/workflow/lint/bash.js
var bash = __webpack_require__(53689);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/script-syntax.js



const scriptSyntax = {
    id: 'script-syntax',
    severity: 'error',
    about: 'a script that `bash -n` refuses',
    why: 'bash would stop at that line, in the middle of a run. All scripts are shown to one bash that executes nothing of them (`bash -n`); where there is no bash, nothing is said.',
    async check({ states, platform, complaints }) {
        if (platform === 'windows')
            return [];
        const scripts = states.filter(isBashState);
        // Where the scripts are files, bash was asked as soon as they were read.
        const others = complaints === undefined ? scripts : scripts.filter(isImported);
        const found = new Map([...((await complaints) ?? []), ...(await (0,bash.syntaxComplaints)(others.map(scriptOf)))]);
        return scripts.flatMap((state) => {
            const complaint = found.get(state.definition.name);
            return complaint === undefined ? [] : [findingOf(state, complaint)];
        });
    },
};
function isBashState(state) {
    return state.definition.kind === 'script' && (0,bash.isForBash)(state.definition.name);
}
function isImported({ definition }) {
    return (0,full_name/* scopeOf */.Od)(definition.name) !== '';
}
function scriptOf({ definition: { name, text } }) {
    return { name, text };
}
const STILL_OPEN = '. Something is open at its end: an `if` without `fi`, a `for` or `while` without `done`, a `case` without `esac`, a `{`, a `(`, or a quote';
function findingOf(state, complaint) {
    const [, line = '2', message = 'syntax error'] = /line (\d+): (.*)/.exec(complaint) ?? [];
    // The first line that bash was given is ours.
    const last = state.definition.text.trimEnd().split('\n').length;
    const at = Math.min(Math.max(1, Number(line) - 1), last);
    const isForWindows = state.definition.text.includes('\r\n');
    const advice = isForWindows
        ? '. Its lines end in CRLF, as Windows writes them, and bash takes the CR for a part of each line: dos2unix FILE'
        : '';
    const open = message.includes('unexpected end of file') && !isForWindows ? STILL_OPEN : '';
    const said = `bash cannot read this script: ${message.replaceAll('\r', '')}${open}${advice}`;
    const found = (0,rule/* aboutState */.re)(state, said);
    return { ...found, line: state.textLine + at - 1 };
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/several-transitions.js




const severalTransitions = {
    id: 'several-transitions',
    severity: 'warning',
    about: 'a script with two transitions in one `echo`, `printf` or here-document',
    why: 'An output asks for one thing to be done next. Several `<fork>` tags with one `next`, or with one `<goto>` that says it, count as one.',
    check({ states, edges }) {
        return states.flatMap(({ definition }) => {
            const { texts, tags } = edges.get(definition.name);
            if (!(0,bash.isForBash)(definition.name))
                return [];
            return texts.flatMap((text) => inText(text, tags.filter((tag) => tag.text === text)));
        });
    },
};
function inText(text, tags) {
    return shellCommands(text.text)
        .filter(isPrinted)
        .flatMap((command) => {
        const written = outermost(tags.filter(({ at }) => isWritten(command, at)));
        const second = written.find((tag, index) => index > 0 && !mayFollow(written.slice(0, index), tag));
        if (second === undefined)
            return [];
        const names = [...new Set(written.map(({ tag }) => `<${tag}>`))].join(', ');
        const message = `one output with ${written.length} transitions, ${names}: a message may have one, or forks with one \`next\` (or one <goto>). Print the one that is meant`;
        return [(0,rule/* aboutText */.np)(text, second.at, message)];
    });
}
/** Whether the output goes to no file; `>&1` and `>&2` are no files. */
function isPrinted({ text, hereDocuments }) {
    const isWriter = /^\s*(?:(?:then|else|do|!|if|while|time|builtin|command)\s+)*(?:echo|printf)\s/.test(text);
    const withoutTexts = text.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '""');
    return (isWriter || hereDocuments.length > 0) && !/>(?!&)/.test(withoutTexts);
}
function isWritten({ start, end, hereDocuments }, at) {
    if (hereDocuments.some((each) => at >= each.start && at < each.end))
        return true;
    return at >= start && at < end;
}
/** Tags without those in another tag's content, which belong to that. */
function outermost(tags) {
    return tags.filter((tag) => !tags.some((other) => other.at < tag.at && tag.end < other.end));
}
/** Whether a tag may follow: forks share one `next`, or one `<goto>` that gives it. */
function mayFollow(before, tag) {
    const all = [...before, tag];
    const others = all.filter((each) => each.tag !== 'fork');
    if (others.length > 1 || others.some((each) => each.tag !== 'goto'))
        return false;
    const places = all.flatMap((each) => each.states.filter(({ field }) => field === (each.tag === 'fork' ? 'next' : 'target')));
    const literal = places.map(({ name }) => name).filter((name) => !(0,tags_in_text/* isComputed */.YQ)(name));
    return new Set(literal.map((name) => name.replace(/\.(md|sh|ps1|bat)$/, ''))).size < 2;
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/tag-not-allowed.js

const tagNotAllowed = {
    id: 'tag-not-allowed',
    severity: 'warning',
    about: 'a prompt that asks for what its `allowed_transitions` do not have',
    why: 'The agent does what the prompt says, is reminded of what it may end with, and the turn is paid for nothing. Only what the text says is compared: tags, and states that are written out; a fence beside other tags is an example.',
    check({ states, edges, wrongNames }) {
        // Names without a meaning have been reported.
        const told = new Set(wrongNames.map(({ tag }) => tag));
        return states.flatMap((state) => {
            const { definition } = state;
            if (definition.kind !== 'prompt' || definition.options.force_implicit)
                return [];
            if (definition.options.allowed_transitions === undefined)
                return [];
            const { tags, declared } = edges.get(definition.name);
            return tags
                .filter((tag) => tag.isMeant && !told.has(tag) && !declared.some((listed) => fits(listed, tag)))
                .map((tag) => {
                const message = `the prompt asks for ${shown(tag)}, which its allowed_transitions do not have: an agent that obeys is reminded, and the turn is paid. Allow it, or change the text`;
                return (0,rule/* aboutText */.np)(tag.text, tag.at, message);
            });
        });
    },
};
/** Whether the text has what the entry lists, as far as it says; a message may say more. */
function fits(listed, { tag, edges }) {
    if (listed.tag !== tag)
        return false;
    return edges.every(({ field, to }) => {
        const allowed = listed.edges.find((edge) => edge.field === field)?.to;
        // A name that means no state breaks a rule of its own, is another platform's, or is only known at run time.
        return allowed == null || to === null || allowed === to;
    });
}
function shown({ tag, states }) {
    const target = states.find(({ field }) => field === 'target')?.name;
    return target === undefined ? `<${tag}>` : `<${tag}> to ${target}`;
}

// EXTERNAL MODULE: ./lib/core/protocol/template.js
var template = __webpack_require__(66100);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/unknown-template-name.js




const unknownTemplateName = {
    id: 'unknown-template-name',
    severity: 'info',
    about: 'a `{{name}}` that nothing gives a value',
    why: 'A placeholder without a value stays as it is written, and the agent reads it so. Told where all names are known: those of the run, and the attributes of the forks that the workflow writes.',
    check(workflow) {
        const variables = variablesOf(workflow);
        if (variables === null)
            return [];
        const known = [...template/* OWN_NAMES */.gN, ...variables];
        return workflow.states.flatMap(({ definition }) => {
            if (definition.kind !== 'prompt')
                return [];
            return workflow.edges.get(definition.name).texts.flatMap((text) => (0,template/* placeholdersIn */.Qf)(text.text).flatMap(({ name, at }) => {
                // A dotted name is a field, or a fact of the job's.
                if (name.includes('.') || known.includes(name))
                    return [];
                const near = (0,nearest/* nearest */.pA)(known, name);
                const meant = near === undefined ? '' : `: did you mean {{${near}}}?`;
                const message = `nothing here gives {{${name}}} a value, so that it stays as it is written${meant}`;
                return [(0,rule/* aboutText */.np)(text, at, message)];
            }));
        });
    },
};
/** The variables that forks give their workers; null where an agent or a shell chooses their names. */
function variablesOf({ edges, states }) {
    const all = [...edges.values()];
    const forks = all.flatMap(({ tags }) => tags.filter(({ tag }) => tag === 'fork'));
    const isFree = states.some(({ definition }) => {
        const { isOpen, tags } = edges.get(definition.name);
        if (definition.kind !== 'prompt')
            return isOpen;
        const mayFork = definition.options.allowed_transitions?.some(({ tag }) => tag === 'fork') ?? isOpen;
        return mayFork && !tags.some(({ tag }) => tag === 'fork');
    });
    if (isFree || forks.some(({ attributes }) => attributes === null))
        return null;
    const own = (0,tag_table/* attributesOf */.Td)('fork');
    return [...new Set(forks.flatMap(({ attributes }) => attributes ?? []))].filter((name) => !own.includes(name));
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/texts/untrusted-in-command.js

const untrustedInCommand = {
    id: 'untrusted-in-command',
    severity: 'warning',
    about: 'a text from outside that is run as a command',
    why: 'What stands in an issue, or what an agent has answered, becomes a part of a program: `eval "$RAYMOND_INPUT"` runs whatever its author wrote. Hand it over as an argument: `bash -c \'…"$1"…\' - "$RAYMOND_INPUT"`.',
    check({ states }) {
        return states.flatMap((state) => {
            const { definition } = state;
            if (definition.kind === 'prompt')
                return [];
            const text = definition.kind === 'script' ? definition.text : commandOf(definition.state);
            return text.split('\n').flatMap((line, index) => {
                const message = /^\s*#/.test(line) ? undefined : problemOf(line);
                if (message === undefined)
                    return [];
                const at = definition.kind === 'script' ? state.textLine + index : state.textLine;
                return [{ ...(0,rule/* aboutState */.re)(state, message), line: at }];
            });
        });
    },
};
const OUTSIDE = String.raw `\$\{?(?:RAYMOND_(?:INPUT|RESULT|VAR_\w+)|RAILI_VAR_\w+)`;
const RUNS = String.raw `(?:\beval|\b(?:ba|z|da|k)?sh\s+-\w*c|\bpython3?\s+-c|\b(?:node|perl|ruby)\s+-e)`;
/** Within the program: the word that follows, in double quotes or without quotes. */
const IN_PROGRAM = new RegExp(`${RUNS}\\s+(?:--\\s+)?(?:"(?:[^"\\\\\\n]|\\\\.)*?${OUTSIDE}|${OUTSIDE})`);
/** GitHub fills these in before a shell sees them; here nothing does. */
const EXPRESSION = /\$\{\{\s*github\.|\{\{\s*(?:github\.|input\s*\}\}|result\s*\}\})/;
function problemOf(line) {
    if (line.length > 10_000)
        return undefined;
    const run = IN_PROGRAM.exec(line)?.[0];
    if (run !== undefined) {
        const [variable] = /\w+$/.exec(run) ?? [];
        return `the text of ${variable} is run as a command: whoever wrote it decides what it does. Hand it over as an argument`;
    }
    const expression = EXPRESSION.exec(line)?.[0];
    if (expression === undefined)
        return undefined;
    return `${expression}… is not filled in here, so that no value can run as a command: read it from the environment`;
}
function commandOf(state) {
    const command = 'command' in state && typeof state.command === 'string' ? state.command : '';
    return [command, state.notify].join('\n');
}

// EXTERNAL MODULE: ./lib/core/settings/unknown-names.js
var unknown_names = __webpack_require__(24706);
;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unknown-effort.js


const unknownEffort = {
    id: 'unknown-effort',
    severity: 'warning',
    about: 'an `effort` that its agent CLI does not know',
    why: 'The agent CLI takes an unknown effort for none, without a word: the model thinks as hard as it does by itself.',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, effort, about }) => (0,unknown_names/* unknownNames */.b)(cli, { effort }).map(({ key, why }) => about(key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unknown-tool.js


const unknownTool = {
    id: 'unknown-tool',
    severity: 'warning',
    about: 'a name under `tools`, `allow` or `deny` of which its agent CLI has no tool',
    why: 'The agent CLI takes an unknown name without a word: the agent lacks the tool, or what was to be denied is not. Names of MCP tools (`mcp__…`) are never unknown.',
    check: (workflow) => agentWords(workflow).flatMap(({ cli, tools, settings, about }) => (0,unknown_names/* unknownNames */.b)(cli, { ...settings, tools }).map(({ key, why }) => about(key, `${key}: ${why}`))),
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unmentioned-transition.js

const unmentionedTransition = {
    id: 'unmentioned-transition',
    severity: 'warning',
    about: 'one of several allowed transitions of which the prompt says nothing',
    why: 'An agent that may choose has to know what there is to choose. The policy is shown to it only when it is reminded, which costs a turn; say in the prompt when to take which way.',
    check({ states }) {
        return states.flatMap((state) => {
            const { definition } = state;
            const entries = definition.kind === 'prompt' ? (definition.options.allowed_transitions ?? []) : [];
            if (definition.kind !== 'prompt' || entries.length < 2)
                return [];
            return entries.flatMap((entry, index) => {
                if (entry.match !== undefined || isMentioned(entry, definition.body))
                    return [];
                const what = entry.target === undefined ? `<${entry.tag}>` : `<${entry.tag}> to ${entry.target}`;
                const message = `allowed_transitions[${index}]: the prompt does not mention ${what}`;
                return [(0,rule/* aboutState */.re)(state, message, ['allowed_transitions', index])];
            });
        });
    },
};
/** Whether the prompt has the transition's tag and target anywhere. */
function isMentioned({ tag, target }, body) {
    if (target === undefined)
        return new RegExp(`<${tag}[\\s>]`).test(body);
    const name = target.replace(/\.(md|sh|ps1|bat)$/, '');
    const at = body.indexOf(name);
    return at >= 0 && new RegExp(`(?<![\\w-])${name.replace(/[^\w]/g, '\\$&')}(?![\\w-])`).test(body);
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/unreachable-state.js



const unreachableState = {
    id: 'unreachable-state',
    severity: 'warning',
    about: 'a state that no other leads to',
    why: 'No way from the entry leads to it, as far as policies, tags and names in texts tell: a forgotten file, or a transition that was to lead there. Where some way on cannot be read, nothing is said of any state.',
    check(workflow) {
        // Starting in the middle leaves out the rest on purpose, and so does using a part of another workflow.
        const reached = workflow.startsAtEntry ? (0,reach.reachableStates)(workflow) : null;
        if (reached === null)
            return [];
        return workflow.states
            .filter(({ definition }) => {
            const { name } = definition;
            // An unreachable group is reported at its first state.
            const isGroup = definition.kind === 'graph' && definition.state.type === 'engine' && definition.state.isProxy;
            return !isGroup && !reached.has(name) && !isForeign(workflow, name) && (0,full_name/* scopeOf */.Od)(name) === '';
        })
            .map((state) => (0,rule/* aboutState */.re)(state, `no state leads to ${state.definition.name}`));
    },
};
/** Whether it is a script of the other platform. */
function isForeign({ platform }, name) {
    return platform === 'posix' ? /\.(ps1|bat)$/.test(name) : name.endsWith('.sh');
}

;// CONCATENATED MODULE: ./lib/workflow/lint/rules/worktree-not-forked.js


const worktreeNotForked = {
    id: 'worktree-not-forked',
    severity: 'warning',
    about: 'a state with `worktree` that is come to otherwise than by a fork, and then has none',
    why: 'A work tree is made when a worker is forked into the state. Who comes by any other way works in the tree that it is in, with everybody else.',
    check({ states, edges, entry }) {
        return states.flatMap((state) => {
            const { name, kind, options } = state.definition;
            if (kind === 'graph' || options.worktree === undefined)
                return [];
            // An agent that comes back to the state has its work tree by then.
            const own = (0,reach.reachedFrom)(name, (from) => (edges.get(from)?.leading ?? []).filter(reach.staysInCall).map(({ to }) => to));
            const others = [...edges].filter(([from, { leading }]) => !own.has(from) &&
                leading.some(({ to, tag, field }) => to === name && !(tag === 'fork' && field === 'target')));
            const from = entry === name ? 'the run begins here' : others[0] && `${others[0][0]} leads here otherwise`;
            if (!from)
                return [];
            const message = `worktree: only an agent that is forked into this state gets one, and ${from}`;
            return [(0,rule/* aboutState */.re)(state, message, ['worktree'])];
        });
    },
};

;// CONCATENATED MODULE: ./lib/workflow/lint/rules.js






























/** All rules that are checked once a workflow has been read. Bash comes first: it works while the others are checked. */
const RULES_TO_CHECK = [
    scriptSyntax,
    missingTarget,
    missingReturn,
    missingNext,
    ambiguousTarget,
    pathInTarget,
    emptyPrompt,
    unreachableState,
    deadEndState,
    callWithoutResult,
    unmentionedTransition,
    tagNotAllowed,
    severalTransitions,
    foreignTag,
    scriptWithoutTag,
    forkNextMismatch,
    joinWithoutFork,
    worktreeNotForked,
    forkWithoutJoin,
    loopWithoutLimit,
    untrustedInCommand,
    settingUnsupported,
    unknownTool,
    unknownEffort,
    badValue,
    implicitTransitionRule,
    scriptNotAnalysed,
    unknownTemplateName,
    noPolicy,
];
const RULES = {
    ...RULES_OF_READING,
    ...Object.fromEntries(RULES_TO_CHECK.map((rule) => [rule.id, rule])),
};


/***/ })

};
