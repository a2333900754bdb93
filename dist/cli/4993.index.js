export const id = 4993;
export const ids = [4993,8551,3779];
export const modules = {

/***/ 4077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ readDecision),
/* harmony export */   Ed: () => (/* binding */ manualChoice),
/* harmony export */   LP: () => (/* binding */ isEnough),
/* harmony export */   Td: () => (/* binding */ approvalName),
/* harmony export */   Vs: () => (/* binding */ feedbackText),
/* harmony export */   kt: () => (/* binding */ decisionVariables),
/* harmony export */   uf: () => (/* binding */ feedbackFrom),
/* harmony export */   zP: () => (/* binding */ approvalText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3828);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6529);


/** What a person is asked: the question, filled in, and how to answer it (spec 5.4). */
function approvalText(question) {
    return `${question.trim()}\n\nAnswer "approve" (or nothing at all) to go on. Everything else is a no, and the reason for it.`;
}
const YES = /^(?:passed|approved?|yes|y|ok)$/i;
const NO = /^(?:failed|reject(?:ed)?|no|n)$/i;
const WITH_REASON = /^(passed|approved?|failed|reject(?:ed)?)\s*:\s*([\s\S]*)$/i;
/**
 * What an answer to an approval means. Nothing is a yes, as in Raili; so are "approve" and the like. A word
 * can carry a reason: `approve: nice`, `FAILED: tests are missing`. All else is a no with itself as its reason.
 */
function readDecision(answer) {
    const text = answer.trim();
    if (text === '' || YES.test(text))
        return { chosen: 'PASSED', reason: '' };
    if (NO.test(text))
        return { chosen: 'FAILED', reason: '' };
    const [, word, reason] = WITH_REASON.exec(text) ?? [];
    if (word === undefined || reason === undefined)
        return { chosen: 'FAILED', reason: text };
    return { chosen: YES.test(word) ? 'PASSED' : 'FAILED', reason: reason.trim() };
}
/** The decision that `RAILI_MANUAL_CHOICE` makes for everybody; null without it. @throws UsageError */
function manualChoice(environment) {
    const choice = environment.RAILI_MANUAL_CHOICE?.trim() ?? '';
    if (choice === '')
        return null;
    if (choice === 'PASSED' || choice === 'FAILED')
        return { chosen: choice, reason: '' };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`RAILI_MANUAL_CHOICE must be PASSED or FAILED, not "${choice}".`);
}
/** The start of the names of a state's approval variables: `check-done` keeps its reasons in `CHECK_DONE_…`. */
function approvalName(state) {
    return (0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(state);
}
/** What a decision sets: its reason, and the other of the two variables empty (spec 5.11), so that both can be used. */
function decisionVariables({ variables: names }, { chosen, reason }) {
    const other = chosen === 'PASSED' ? 'FAILED' : 'PASSED';
    return Object.fromEntries(names.flatMap((name) => [
        [`${name}_${chosen}`, reason],
        [`${name}_${other}`, ''],
    ]));
}
/** What a person is asked for a state's `feedback`, its question filled in (spec 5.4). */
function feedbackText(question, { required }) {
    return required ? `${question.trim()}\n\nAn answer is needed.` : question.trim();
}
/** Whether a text will do as feedback. */
function isEnough(text, { required }) {
    return !required || text.trim() !== '';
}
/** The answer that the environment gives; null if it gives none. */
function feedbackFrom(environment, { variable }) {
    return environment[`RAILI_FEEDBACK_${(0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .upperName */ .iU)(variable)}`] ?? null;
}


/***/ }),

/***/ 4358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);

/**
 * Values by names that agents, people and files give. Not `v.record`, which drops `constructor`, `prototype`
 * and `__proto__` without a word: a variable may well be called that.
 */
function named(value) {
    return valibot__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY(isPlainObject, 'Invalid type: Expected Object'), valibot__WEBPACK_IMPORTED_MODULE_0__/* .rawTransform */ .NTK(({ dataset: { value: input }, addIssue, NEVER }) => {
        const entries = [];
        for (const [key, each] of Object.entries(input)) {
            const parsed = valibot__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(value, each);
            if (!parsed.success) {
                const [issue] = parsed.issues;
                const here = { type: 'object', origin: 'value', input, key, value: each };
                addIssue({
                    message: issue.message,
                    expected: issue.expected ?? undefined,
                    path: [here, ...(issue.path ?? [])],
                });
                return NEVER;
            }
            entries.push([key, parsed.output]);
        }
        // Makes own properties of all of them.
        return Object.fromEntries(entries);
    }));
}
function isPlainObject(input) {
    return typeof input === 'object' && input !== null && !Array.isArray(input);
}


/***/ }),

/***/ 1013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ GraphFiles),
/* harmony export */   z: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);



/** @throws WorkflowError for a file that is there and cannot be read. */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isFile() ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path) : null;
    }
    catch (cause) {
        const code = cause.code ?? '';
        if (['ENOENT', 'ENOTDIR'].includes(code))
            return null;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
    }
}
/** The files that a state graph is made of, for its fingerprint (spec 2.3), each once. */
class GraphFiles {
    root;
    home;
    readBytes;
    #files = new Map();
    constructor(root, home, readBytes) {
        this.root = root;
        this.home = home;
        this.readBytes = readBytes;
    }
    /** @param file the file as a user knows it, for messages */
    add(path, bytes, file = this.shown(path)) {
        const added = { name: this.shown(path), file, bytes, path };
        this.#files.set(path, added);
        return added;
    }
    /** Reads a file without making it a part of the graph. */
    read(path) {
        return this.readBytes(path);
    }
    /** A path out of a registry: from the project root, or from the home folder after `~/` (spec 5.1). */
    resolve(path) {
        return path.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.home, path.slice(2)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(this.root, path);
    }
    /** A path as it is the same on every machine: from the project root, else from the home folder. */
    shown(path) {
        return inside(this.root, path) ?? prefixed(inside(this.home, path)) ?? path;
    }
    get all() {
        return [...this.#files.values()];
    }
}
function inside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    if (way === '' || way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way))
        return undefined;
    return way.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
function prefixed(way) {
    return way === undefined ? undefined : `~/${way}`;
}


/***/ }),

/***/ 4993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ loadGraph),
  t: () => (/* binding */ readGraph)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(308);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(4488);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(8608);
;// CONCATENATED MODULE: ./lib/core/graph/graph.js
/** What an agent is told when its state says nothing (spec 5.3). */
const DEFAULT_PROMPT = 'Work according to your rules';

// EXTERNAL MODULE: ./lib/core/graph/variables.js
var variables = __webpack_require__(6529);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(1036);
// EXTERNAL MODULE: ./lib/workflow/parts/yaml-source.js
var yaml_source = __webpack_require__(8551);
// EXTERNAL MODULE: ./lib/workflow/graph/problems.js
var graph_problems = __webpack_require__(1344);
// EXTERNAL MODULE: ./lib/workflow/graph/yaml.js
var yaml = __webpack_require__(3779);
;// CONCATENATED MODULE: ./lib/workflow/graph/document.js





/** Names that mean something else to JavaScript's objects. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];
/** Reads one file; what is wrong goes to `findings`, and null comes back if nothing can be made of it. */
function readGraphDocument(text, file, findings, parsed = null) {
    const source = parsed ?? (0,yaml.parseGraphYaml)(text, file, findings);
    if (source === null)
        return null;
    const problems = { source, findings };
    if (!(0,yaml_source/* isRecord */.u4)(source.data)) {
        (0,graph_problems/* report */.z)(problems, [], 'must be a mapping with `states`');
        return null;
    }
    if (!isPlain(source.data, problems, [], []))
        return null;
    return { problems, data: source.data, states: statesIn(source, problems) };
}
/** Nothing may hold itself, by an alias, and no name may be one of JavaScript's own. */
function isPlain(value, problems, path, around) {
    if (typeof value !== 'object' || value === null)
        return true;
    if (around.includes(value)) {
        (0,graph_problems/* report */.z)(problems, path, 'holds itself: an alias (*name) must not stand inside what it names');
        return false;
    }
    const inside = [...around, value];
    if (Array.isArray(value)) {
        return value.map((item, index) => isPlain(item, problems, [...path, index], inside)).every(Boolean);
    }
    const entries = Object.entries(value).map(([key, item]) => {
        const at = [...path, key];
        if (RESERVED.includes(key))
            (0,graph_problems/* report */.z)(problems, at, `"${key}" cannot be used as a name`);
        return !RESERVED.includes(key) && isPlain(item, problems, at, inside);
    });
    return entries.every(Boolean);
}
function statesIn(source, problems) {
    const states = source.data.states;
    if (!(0,yaml_source/* isRecord */.u4)(states) || Object.keys(states).length === 0) {
        const problem = states === undefined ? 'is missing' : `must be a mapping of names to states, not ${(0,parts_findings/* shownValue */.JJ)(states)}`;
        (0,graph_problems/* report */.z)(problems, ['states'], (0,yaml_source/* isRecord */.u4)(states) ? 'must have at least one state' : problem);
        return new Map();
    }
    for (const name of Object.keys(states)) {
        const problem = name === name.trim() ? (0,resolve/* nameProblem */.rH)(name) : 'begins or ends with a space';
        if (problem !== undefined)
            (0,graph_problems/* report */.z)(problems, ['states', name], `the name ${problem}`, 'path-in-target');
    }
    // JavaScript puts keys that are numbers first, and the first state of a group is its entry.
    const line = (name) => source.lineOf(['states', name]);
    return new Map(Object.entries(states).sort(([a], [b]) => line(a) - line(b)));
}
/** The text at a path of untyped data; undefined if it is none. */
function textAt(value, ...path) {
    const found = valueAt(value, ...path);
    return typeof found === 'string' ? found : undefined;
}
function valueAt(value, ...path) {
    let at = value;
    for (const key of path) {
        if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
            return undefined;
        at = at[key];
    }
    return at;
}
/** What a list at a path holds; nothing if there is none. */
function listAt(value, ...path) {
    const found = valueAt(value, ...path);
    return Array.isArray(found) ? found : [];
}
function entriesAt(value, ...path) {
    const found = path.length === 0 ? value : valueAt(value, ...path);
    return (0,yaml_source/* isRecord */.u4)(found) ? Object.entries(found) : [];
}

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./lib/workflow/parts/manifest-schema.js
var manifest_schema = __webpack_require__(2431);
;// CONCATENATED MODULE: ./lib/workflow/graph/schema.js




/**
 * What a state graph's file can say (spec 5.2 to 5.8): the one source of the loader's checks and of
 * `docs/workflow.schema.json`, which scripts/schema.mjs writes for editors. Descriptions are what they show.
 */
const TEXT = 'must be some text';
const schema_text = dist/* pipe */.FsL(dist/* string */.YjP(TEXT), dist/* regex */.yGV(/\S/, TEXT));
const NAME = "must be a state's name";
const state = dist/* pipe */.FsL(dist/* string */.YjP(NAME), dist/* regex */.yGV(/\S/, NAME));
const states = dist/* array */.YOg(state, "must be a list of states' names");
const flag = dist/* boolean */.zMY('must be true or false');
const COUNT = 'must be a whole number of 1 or more';
const count = dist/* pipe */.FsL(dist/* number */.aig(COUNT), dist/* integer */.ndf(COUNT), dist/* minValue */.Wwf(1, COUNT));
const VARIABLE = 'must be a name of letters, digits, _ and -, a letter or _ first';
const variable = dist/* pipe */.FsL(dist/* string */.YjP(VARIABLE), dist/* regex */.yGV(new RegExp(`^${variables/* VARIABLE_NAME */.nN}$`), VARIABLE));
const visitLimit = dist/* strictObject */.rej({
    count: dist/* pipe */.FsL(count, dist/* description */.h_('How often the state may be entered.')),
    continue: (0,manifest_schema/* about */.Cv)('Where the next entry goes instead of failing the run.', state),
}, 'must be a number, or a mapping of count and continue');
const output = dist/* strictObject */.rej({
    store: (0,manifest_schema/* about */.Cv)('Keep the output in outputs/<state>.md.', flag),
    tail: (0,manifest_schema/* about */.Cv)('Keep the last lines alone: how many.', count),
    marker: (0,manifest_schema/* about */.Cv)('Keep what follows this text, in any case.', schema_text),
    marker_end: (0,manifest_schema/* about */.Cv)('Keep what comes before this text, in any case.', schema_text),
    use_latest: (0,manifest_schema/* about */.Cv)('How many earlier outputs the agent gets to see; all without it.', count),
}, 'must be a mapping such as { store: true, tail: 100 }');
const SOURCE = 'must be { output: STATE } or { var: "${NAME}" }';
const VAR = 'must be written as "${NAME}"';
const teachSource = dist/* strictObject */.rej({
    output: (0,manifest_schema/* about */.Cv)('A state whose stored output holds the lesson.', state),
    var: (0,manifest_schema/* about */.Cv)('A variable that holds the lesson, as "${NAME}".', dist/* pipe */.FsL(dist/* string */.YjP(VAR), dist/* regex */.yGV(new RegExp(`^\\$\\{${variables/* VARIABLE_NAME */.nN}\\}$`), VAR))),
    scope: (0,manifest_schema/* about */.Cv)('Whether the lesson is for this workflow alone.', dist/* picklist */.KIO(['global', 'workflow'], 'must be global or workflow')),
}, SOURCE);
const on = dist/* strictObject */.rej({
    PASSED: dist/* pipe */.FsL(state, dist/* description */.h_('Where to go if the work succeeded.')),
    FAILED: (0,manifest_schema/* about */.Cv)('Where to go if it failed.', state),
}, 'must be a mapping of PASSED and FAILED to states');
const approval = dist/* strictObject */.rej({
    question: dist/* pipe */.FsL(schema_text, dist/* description */.h_('What the person is asked. ${name} is filled in.')),
    PASSED: dist/* pipe */.FsL(state, dist/* description */.h_('Where to go after a yes.')),
    FAILED: dist/* pipe */.FsL(state, dist/* description */.h_('Where to go after a no.')),
    notify: (0,manifest_schema/* about */.Cv)('Shell text that runs before the question is asked.', schema_text),
    multiline: (0,manifest_schema/* about */.Cv)('The reason can have several lines.', flag),
}, 'must be a mapping of question, PASSED and FAILED');
const feedback = dist/* strictObject */.rej({
    expose_var: dist/* pipe */.FsL(variable, dist/* description */.h_('The variable that the text goes into.')),
    question: (0,manifest_schema/* about */.Cv)('What the person is asked. ${name} is filled in.', schema_text),
    required: (0,manifest_schema/* about */.Cv)('Nothing is no answer.', flag),
    multiline: (0,manifest_schema/* about */.Cv)('The text can have several lines.', flag),
}, 'must be a mapping with expose_var');
/** The four ways to say where a state goes on (spec 5.4); without one it is terminal. */
const routing = {
    on: (0,manifest_schema/* about */.Cv)('Where to go by whether the work succeeded.', on),
    transitions: (0,manifest_schema/* about */.Cv)('Where to go by the last line of the output; `default` for every other one.', dist/* pipe */.FsL(dist/* record */.g1P(dist/* string */.YjP(), state, 'must be a mapping of outcomes to states'), dist/* minEntries */.bPf(1, 'must name at least one outcome'))),
    continue: (0,manifest_schema/* about */.Cv)('Where to go whatever happened.', state),
    approval: (0,manifest_schema/* about */.Cv)('A person decides, once the work is done.', approval),
};
const ROUTING_KEYS = Object.keys(routing);
const common = {
    ...routing,
    notify: (0,manifest_schema/* about */.Cv)('Shell text that runs as the state is entered. Variables are in $RAILI_VAR_<NAME>.', schema_text),
    reset_outputs: (0,manifest_schema/* about */.Cv)('States whose stored outputs are deleted as this one is entered.', states),
    max_visits: (0,manifest_schema/* about */.Cv)('How often the state may be entered.', dist/* union */.KCZ([count, visitLimit], 'must be a number, or a mapping of count and continue')),
    reset_max_visits: (0,manifest_schema/* about */.Cv)('States whose visits are counted anew as this one is entered.', states),
    skip: (0,manifest_schema/* about */.Cv)('Go there at once, without entering this state.', state),
    teach: (0,manifest_schema/* about */.Cv)('Lessons for agents, by agent.', dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(teachSource, 'must be a list of { output: STATE } or { var: "${NAME}" }'), 'must be a mapping of agents to lists')),
    feedback: (0,manifest_schema/* about */.Cv)('A person is asked for a text, before the state goes on.', feedback),
};
/** In a group's file alone. */
const inner = { out: (0,manifest_schema/* about */.Cv)("In a group's file: the state goes on as the group does.", flag) };
const OPTIONAL_NAME = `${VARIABLE}; "?" at its end if it may be missing`;
const expose = (0,manifest_schema/* about */.Cv)('Variables that stdout gives, in lines such as name=value.', dist/* array */.YOg(dist/* pipe */.FsL(dist/* string */.YjP(OPTIONAL_NAME), dist/* regex */.yGV(new RegExp(`^${variables/* VARIABLE_NAME */.nN}\\??$`), OPTIONAL_NAME)), 'must be a list of names'));
const stored = (0,manifest_schema/* about */.Cv)('What is kept of the output.', output);
/** The fields of each type of state (spec 5.3). */
const STATE_SCHEMAS = {
    agent: dist/* strictObject */.rej({
        type: dist/* literal */.euz('agent'),
        agent: dist/* pipe */.FsL(schema_text, dist/* description */.h_("The agent's id in agent-registry.json.")),
        model: (0,manifest_schema/* about */.Cv)('Another model than the usual one.', schema_text),
        prompt: (0,manifest_schema/* about */.Cv)(`What the agent is told. Default: "${DEFAULT_PROMPT}". \${name} is filled in.`, schema_text),
        output: stored,
        result_schema: (0,manifest_schema/* about */.Cv)('What the output has to be: a file with a JSON Schema, beside this one, or the schema itself.', manifest_schema/* resultSchema */.FD),
        ...common,
        ...inner,
    }),
    script: dist/* strictObject */.rej({
        type: dist/* literal */.euz('script'),
        script: dist/* pipe */.FsL(schema_text, dist/* description */.h_("The script's id in script-registry.json.")),
        args: (0,manifest_schema/* about */.Cv)('What the script is called with. ${name} is filled in.', dist/* array */.YOg(dist/* string */.YjP('must be text (put it in quotes)'), 'must be a list of texts')),
        expose,
        output: stored,
        ...common,
        ...inner,
    }),
    command: dist/* strictObject */.rej({
        type: dist/* literal */.euz('command'),
        command: dist/* pipe */.FsL(schema_text, dist/* description */.h_('For `sh -c`. Variables are in $RAILI_VAR_<NAME>.')),
        directory: (0,manifest_schema/* about */.Cv)('Where the command runs, from the project root. ${name} is filled in.', schema_text),
        expose,
        output: stored,
        ...common,
        ...inner,
    }),
    engine: dist/* strictObject */.rej({
        type: dist/* literal */.euz('engine'),
        success: (0,manifest_schema/* about */.Cv)("A terminal state's verdict on the run.", flag),
        ...common,
        ...inner,
    }),
    group: dist/* strictObject */.rej({
        type: dist/* literal */.euz('group'),
        group: dist/* pipe */.FsL(schema_text, dist/* description */.h_("The file with the group's states, from this one's folder.")),
        ...common,
    }),
};
const STATE_TYPES = Object.keys(STATE_SCHEMAS);
const input = dist/* strictObject */.rej({
    name: dist/* pipe */.FsL(variable, dist/* description */.h_('As it is used in ${name}.')),
    description: (0,manifest_schema/* about */.Cv)('What people are asked for.', dist/* string */.YjP('must be text')),
    log: (0,manifest_schema/* about */.Cv)('The value may be logged.', flag),
}, 'must be a name, or a mapping of name, description and log');
const inputs = (0,manifest_schema/* about */.Cv)('Variables whose values are given from outside.', dist/* array */.YOg(dist/* union */.KCZ([variable, input], 'must be a name, or a mapping of name, description and log'), 'must be a list of names'));
const anyState = dist/* variant */.Oxt('type', [
    STATE_SCHEMAS.agent,
    STATE_SCHEMAS.script,
    STATE_SCHEMAS.command,
    STATE_SCHEMAS.engine,
    STATE_SCHEMAS.group,
]);
/** A whole file (spec 5.2); the loader checks its states one by one, by `STATE_SCHEMAS`. */
const GRAPH_SCHEMA = dist/* strictObject */.rej({
    ...manifest_schema/* STRICT_MANIFEST_ENTRIES */.Lo,
    initial: dist/* pipe */.FsL(state, dist/* description */.h_('The state that a run starts with.')),
    error: (0,manifest_schema/* about */.Cv)('A terminal state that is entered when something fails for good.', state),
    inputs,
    states: dist/* pipe */.FsL(dist/* record */.g1P(dist/* string */.YjP(), anyState), dist/* minEntries */.bPf(1, 'must have at least one state'), dist/* description */.h_('The states by their names.')),
});
/** The top of a group's file (spec 5.8). */
const GROUP_FILE_KEYS = ['states', 'inputs'];

// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(6069);
;// CONCATENATED MODULE: ./lib/workflow/graph/values.js





/**
 * Checks a value against a schema. Everything that is wrong is reported, where valibot alone would stop at
 * the first unknown key and take a list for a mapping.
 * @returns null if anything was wrong.
 */
function checkValue(schema, value, problems, path) {
    const lists = reportStray(schema, value, problems, path);
    const checked = dist/* safeParse */.xLC(schema, value);
    for (const issue of (checked.issues ?? []).flatMap(closest)) {
        const at = [...path, ...issue.path];
        // Reported already, by its real name.
        if (issue.isStray || lists.some((list) => list.every((key, index) => key === at[index])))
            continue;
        (0,graph_problems/* report */.z)(problems, at, issue.problem);
    }
    return checked.success && lists.length === 0 ? checked.output : null;
}
/** Reports keys that nobody reads, and lists where there must be mappings; the paths of those come back. */
function reportStray(schema, value, problems, path) {
    const inner = (sub, data, key) => sub === undefined ? [] : reportStray(sub, data, problems, [...path, key]);
    switch (schema.type) {
        case 'exact_optional':
            return reportStray(schema.wrapped, value, problems, path);
        case 'union':
            return (0,yaml_source/* isRecord */.u4)(value)
                ? schema.options.flatMap((option) => option.type === 'strict_object' ? reportStray(option, value, problems, path) : [])
                : [];
        case 'array':
            return Array.isArray(value) ? value.flatMap((item, index) => inner(schema.item, item, index)) : [];
        case 'record':
        case 'strict_object': {
            if (Array.isArray(value)) {
                (0,graph_problems/* report */.z)(problems, path, `${String(schema.message ?? 'must be a mapping')}, not a list`);
                return [path];
            }
            if (!(0,yaml_source/* isRecord */.u4)(value))
                return [];
            const { entries } = schema;
            if (entries !== undefined)
                reportUnknown(Object.keys(entries), value, problems, path);
            return Object.entries(value).flatMap(([key, data]) => inner(entries === undefined ? schema.value : ownEntry(entries, key), data, key));
        }
        default:
            return [];
    }
}
function ownEntry(entries, key) {
    return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
/** An error for each key that is none of `known` (spec 5.2). */
function reportUnknown(known, value, problems, path) {
    for (const key of Object.keys(value).filter((name) => !known.includes(name))) {
        const message = `unknown key${(0,graph_problems/* hint */.a)(known, (0,nearest/* nearest */.pA)(known, key))}`;
        (0,graph_problems/* report */.z)(problems, [...path, key], message, 'unknown-key');
    }
}
/** Of a value that could have been several things, what is wrong with it as the one it looks like. */
function closest(issue) {
    const path = (issue.path ?? []).map(({ key }) => key);
    const deeper = (issue.issues ?? []).filter((sub) => sub.path !== undefined);
    if (deeper.length > 0) {
        return deeper.flatMap(closest).map((sub) => ({ ...sub, path: [...path, ...sub.path] }));
    }
    // The right kind of thing, with a value that will not do.
    const [precise] = (issue.issues ?? []).filter((sub) => sub.kind === 'validation');
    const { message, input } = precise ?? issue;
    // YAML has no `undefined`: the key was not there.
    const problem = input === undefined ? 'is missing' : `${message}, not ${(0,parts_findings/* shownValue */.JJ)(input)}`;
    return [{ path, problem, isStray: issue.expected === 'never' }];
}

;// CONCATENATED MODULE: ./lib/workflow/graph/top.js







/** Checks what stands at the top of a workflow's file, its states aside, and gives the manifest (spec 5.2). */
function readTop({ data, problems, states }) {
    const { states: _, ...entries } = GRAPH_SCHEMA.entries;
    const { workflows, ...own } = data;
    if (workflows !== undefined) {
        const problem = 'a state graph uses no other workflows: it has groups of its own (`group`)';
        (0,graph_problems/* report */.z)(problems, ['workflows'], problem);
    }
    reportUnknown(Object.keys(GRAPH_SCHEMA.entries), own, problems, []);
    const manifest = {};
    for (const [key, schema] of Object.entries(entries)) {
        if (!Object.hasOwn(data, key)) {
            if (key === 'initial')
                (0,graph_problems/* report */.z)(problems, ['initial'], 'is missing: name the state to start with');
            continue;
        }
        const value = checkValue(schema, data[key], problems, [key]);
        if (Object.hasOwn(manifest_schema/* STRICT_MANIFEST_ENTRIES */.Lo, key) && value !== null)
            manifest[key] = value;
    }
    const names = [...states.keys()];
    const initial = textAt(data, 'initial');
    if (initial !== undefined && initial.trim() !== '' && !states.has(initial)) {
        const problem = `there is no state "${initial}"${(0,graph_problems/* hint */.a)(names, (0,nearest/* nearest */.pA)(names, initial))}`;
        (0,graph_problems/* report */.z)(problems, ['initial'], problem, 'unknown-route-target');
    }
    return manifest;
}
/** Checks what stands at the top of a group's file (spec 5.8). */
function checkGroupTop({ data, problems }) {
    const { initial: _, ...others } = data;
    reportUnknown(GROUP_FILE_KEYS, others, problems, []);
    if (Object.hasOwn(data, 'initial')) {
        (0,graph_problems/* report */.z)(problems, ['initial'], 'a group has no `initial`: it starts with its first state');
    }
    if (Object.hasOwn(data, 'inputs')) {
        checkValue(GRAPH_SCHEMA.entries.inputs, data.inputs, problems, ['inputs']);
    }
}
/** The inputs of all files together; a name that two of them declare is an error (spec 5.8). */
function readGraphInputs(documents) {
    const inputs = [];
    for (const { data, problems } of documents) {
        for (const [index, item] of listAt(data, 'inputs').entries()) {
            const name = typeof item === 'string' ? item : textAt(item, 'name');
            if (name === undefined)
                continue;
            const path = typeof item === 'string' ? ['inputs', index] : ['inputs', index, 'name'];
            const same = inputs.find((other) => (0,variables/* upperName */.iU)(other.name) === (0,variables/* upperName */.iU)(name));
            if (same !== undefined) {
                const both = same.name === name ? `"${name}"` : `"${name}" and "${same.name}" are one variable, which`;
                (0,graph_problems/* report */.z)(problems, path, `${both} is declared twice`);
            }
            if ((0,variables/* upperName */.iU)(name) === 'WORKFLOW')
                (0,graph_problems/* report */.z)(problems, path, "`workflow` is the workflow's name, always");
            const description = textAt(item, 'description') ?? null;
            inputs.push({ name, description, log: valueAt(item, 'log') === true });
        }
    }
    return inputs;
}
/** Whether a state is the end of the run by itself (spec 5.2: the error state must be). */
function checkErrorState({ data, problems, states }, routingKeys) {
    const name = textAt(data, 'error');
    if (name === undefined || name.trim() === '')
        return;
    if (!states.has(name)) {
        const names = [...states.keys()];
        const problem = `there is no state "${name}"${(0,graph_problems/* hint */.a)(names, (0,nearest/* nearest */.pA)(names, name))}`;
        (0,graph_problems/* report */.z)(problems, ['error'], problem, 'unknown-route-target');
        return;
    }
    const state = states.get(name);
    const onward = entriesAt(state).find(([key]) => [...routingKeys, 'skip'].includes(key));
    const isGroup = textAt(state, 'type') === 'group';
    if (onward === undefined && !isGroup)
        return;
    const why = isGroup ? 'is a group' : `has \`${onward?.[0]}\``;
    (0,graph_problems/* report */.z)(problems, ['error'], `must be a terminal state, but ${name} ${why}`);
}

;// CONCATENATED MODULE: ./lib/workflow/graph/groups.js






/** Where a state's fields stand in its file. */
function pathOf(state, ...path) {
    return ['states', state.name, ...path];
}
/** A state leaves its group: it goes on as the group does. */
function isOut({ data, group }) {
    return group !== null && valueAt(data, 'out') === true;
}
/** Reads the files of all groups and puts their states beside the others (spec 5.8). */
async function flattenGroups(main, folder, files, findings) {
    const states = [];
    const groups = [];
    for (const [name, data] of main.states) {
        states.push({ id: name, name, data, document: main, group: null });
        if (textAt(data, 'type') !== 'group')
            continue;
        const inner = await readGroupFile(main, name, folder, files, findings);
        if (inner === null)
            continue;
        const group = { id: name, data, document: main, inner };
        checkGroup(group);
        groups.push(group);
        for (const [sub, subData] of inner.states) {
            states.push({ id: `${name}.${sub}`, name: sub, data: subData, document: inner, group });
        }
    }
    reportCollisions(main, groups);
    return { states, groups };
}
async function readGroupFile(main, name, folder, files, findings) {
    const given = textAt(main.states.get(name), 'group')?.trim() ?? '';
    const at = ['states', name, 'group'];
    if (given === '')
        return null;
    if ((0,external_node_path_.isAbsolute)(given) || given.startsWith('~')) {
        (0,graph_problems/* report */.z)(main.problems, at, "must be a path from the workflow's own folder");
        return null;
    }
    const path = (0,external_node_path_.resolve)(folder, given);
    const bytes = await files.read(path);
    if (bytes === null) {
        (0,graph_problems/* report */.z)(main.problems, at, `there is no file ${files.shown(path)}`);
        return null;
    }
    const { file } = files.add(path, bytes);
    const text = (0,state_file/* decodeText */.g7)(bytes, file, findings);
    return text === null ? null : readGraphDocument((0,state_file/* withUnixLineEnds */.ry)(text), file, findings);
}
function checkGroup({ inner }) {
    const { problems, states } = inner;
    checkGroupTop(inner);
    for (const [name, data] of states) {
        if (textAt(data, 'type') === 'group') {
            (0,graph_problems/* report */.z)(problems, ['states', name, 'type'], 'a group cannot have a group in it');
        }
        if (valueAt(data, 'out') !== true)
            continue;
        for (const key of ROUTING_KEYS.filter((routing) => valueAt(data, routing) !== undefined)) {
            (0,graph_problems/* report */.z)(problems, ['states', name, key], 'an `out` state has no routing of its own: it goes on as its group does');
        }
    }
    if (states.size > 0 && ![...states.values()].some((data) => valueAt(data, 'out') === true)) {
        (0,graph_problems/* report */.z)(problems, ['states'], 'one of them must have `out: true`, or the group never ends');
    }
}
function reportCollisions(main, groups) {
    for (const { id, inner } of groups) {
        for (const sub of [...inner.states.keys()].filter((name) => main.states.has(`${id}.${name}`))) {
            (0,graph_problems/* report */.z)(main.problems, ['states', `${id}.${sub}`], `${inner.problems.source.file} has a state ${sub}, which is called ${id}.${sub} as well`);
        }
    }
}

// EXTERNAL MODULE: ./lib/core/graph/approval.js
var graph_approval = __webpack_require__(4077);
;// CONCATENATED MODULE: ./lib/workflow/graph/references.js






/** The variable that holds the workflow's name, always (spec 5.6). */
const WORKFLOW_VARIABLE = 'workflow';
/** The names of the variables that a state's approval sets, its own or its group's (spec 5.4). */
function approvalNames(state) {
    const own = valueAt(state.data, 'approval') !== undefined;
    if (own && textAt(state.data, 'type') !== 'group')
        return [(0,graph_approval/* approvalName */.Td)(state.id)];
    const inherited = isOut(state) && valueAt(state.group?.data, 'approval') !== undefined;
    return inherited ? [(0,graph_approval/* approvalName */.Td)(state.id), (0,graph_approval/* approvalName */.Td)(state.group?.id ?? '')] : [];
}
/** Every variable that a graph can have: its inputs, what states expose or ask for, and automatic ones. */
function variablesOf({ states }, inputs) {
    const exposed = states.flatMap(({ data }) => [
        ...listAt(data, 'expose').flatMap((name) => (typeof name === 'string' ? [name.replace(/\?$/, '')] : [])),
        ...[textAt(data, 'feedback', 'expose_var') ?? []].flat(),
    ]);
    const reasons = states.flatMap(approvalNames).flatMap((name) => [`${name}_PASSED`, `${name}_FAILED`]);
    return [...new Set([WORKFLOW_VARIABLE, ...inputs.map(({ name }) => name), ...exposed, ...reasons])];
}
/**
 * What a name means in a group's file: `${review_FAILED}` is the reason of the group's own `review`, whose
 * variable has the group's name in it.
 */
function renamerFor({ states }, { document, group }) {
    if (group === null)
        return (name) => name;
    const own = states.filter((other) => other.group?.id === group.id && other.document === document);
    const renamed = new Map(own
        .filter((other) => approvalNames(other).length > 0)
        .flatMap(({ id, name }) => ['PASSED', 'FAILED'].map((end) => [`${(0,graph_approval/* approvalName */.Td)(name)}_${end}`, `${(0,graph_approval/* approvalName */.Td)(id)}_${end}`])));
    return (name) => renamed.get((0,variables/* upperName */.iU)(name)) ?? name;
}
/** Fields with `${name}` in them, by what becomes of it (spec 5.6). */
const TEXT_FIELDS = [
    ['prompt'],
    ['directory'],
    ['approval', 'question'],
    ['feedback', 'question'],
];
const SHELL_FIELDS = [['notify'], ['approval', 'notify']];
/** Reports each `${name}` that names no variable, and in `command` each that names one (spec 5.6). */
function checkReferences(flattened, inputs) {
    const names = variablesOf(flattened, inputs);
    const known = new Set(names.map(variables/* upperName */.iU));
    for (const state of flattened.states) {
        const rename = renamerFor(flattened, state);
        const isKnown = (name) => known.has((0,variables/* upperName */.iU)(rename(name)));
        const { problems } = state.document;
        const unknown = (path, name, advice) => (0,graph_problems/* report */.z)(problems, pathOf(state, ...path), `\${${name}} names no variable${(0,graph_problems/* hint */.a)(names, (0,nearest/* nearest */.pA)(names, name))}${advice}`);
        for (const path of [...TEXT_FIELDS, ...argsOf(state.data), ...varsOf(state.data)]) {
            for (const name of namesIn(state.data, path))
                if (!isKnown(name))
                    unknown(path, name, '');
        }
        for (const path of SHELL_FIELDS) {
            for (const name of namesIn(state.data, path)) {
                const shell = /^RAILI_VAR_(.*)$/.exec(name)?.[1];
                const isOwn = shell === undefined ? isKnown(name) : known.has((0,variables/* upperName */.iU)(shell));
                if (!isOwn)
                    unknown(path, name, `. A variable of the shell's is written $${name}, or $$\{${name}}`);
            }
        }
        for (const name of namesIn(state.data, ['command'])) {
            if (!names.includes(name))
                continue;
            const problem = `\${${name}} is not filled in here, so that no value can run as a command: write "$RAILI_VAR_${(0,variables/* upperName */.iU)(name)}"`;
            (0,graph_problems/* report */.z)(problems, pathOf(state, 'command'), problem);
        }
    }
}
function namesIn(data, path) {
    return (0,variables/* references */.Ft)(textAt(data, ...path) ?? '');
}
function argsOf(data) {
    return listAt(data, 'args').map((_, index) => ['args', index]);
}
function varsOf(data) {
    return entriesAt(data, 'teach').flatMap(([agent]) => listAt(data, 'teach', agent).map((_, index) => ['teach', agent, index, 'var']));
}
/** Reports variables that a state must not set: the workflow's name, and by `feedback` an input (spec 5.6). */
function checkSetVariables({ states }, inputs) {
    const given = inputs.map(({ name }) => (0,variables/* upperName */.iU)(name));
    for (const state of states) {
        const { problems } = state.document;
        const set = [
            ...listAt(state.data, 'expose').map((_, index) => ['expose', index]),
            ['feedback', 'expose_var'],
        ];
        for (const path of set) {
            const name = textAt(state.data, ...path)?.replace(/\?$/, '');
            if (name === undefined)
                continue;
            if ((0,variables/* upperName */.iU)(name) === 'WORKFLOW') {
                (0,graph_problems/* report */.z)(problems, pathOf(state, ...path), "`workflow` is the workflow's name, always");
            }
            else if (path[0] === 'feedback' && given.includes((0,variables/* upperName */.iU)(name))) {
                (0,graph_problems/* report */.z)(problems, pathOf(state, ...path), `"${name}" is an input; feedback needs a variable of its own`);
            }
        }
    }
}

;// CONCATENATED MODULE: ./lib/workflow/graph/targets.js




/** What names mean where a state stands: in a group's file its own states, else every state there is. */
function resolverFor({ states }, { document, group }) {
    if (group === null) {
        const ids = new Set(states.map(({ id }) => id));
        return (name) => (ids.has(name) ? name : undefined);
    }
    return (name) => (document.states.has(name) ? `${group.id}.${name}` : undefined);
}
/** Every place where a state names another one (spec 5.4, 5.5, 5.7). */
function targetsOf(data) {
    const single = [
        ['on', 'PASSED'],
        ['on', 'FAILED'],
        ...entriesAt(data, 'transitions').map(([key]) => ['transitions', key]),
        ['continue'],
        ['approval', 'PASSED'],
        ['approval', 'FAILED'],
        ['skip'],
        ['max_visits', 'continue'],
    ];
    const lists = ['reset_outputs', 'reset_max_visits'].flatMap((key) => listAt(data, key).map((_, index) => [key, index]));
    const taught = entriesAt(data, 'teach').flatMap(([agent]) => listAt(data, 'teach', agent).map((_, index) => ['teach', agent, index, 'output']));
    return [...single, ...lists, ...taught].flatMap((path) => {
        const name = textAt(data, ...path);
        return name === undefined || name.trim() === '' ? [] : [{ path, name }];
    });
}
/** Reports targets that are no states, and sources of lessons that keep nothing. */
function checkTargets(flattened) {
    for (const state of flattened.states) {
        const resolve = resolverFor(flattened, state);
        const names = state.group === null ? flattened.states.map(({ id }) => id) : [...state.document.states.keys()];
        for (const { path, name } of targetsOf(state.data)) {
            const id = resolve(name);
            const at = pathOf(state, ...path);
            if (id === undefined) {
                const where = state.group === null ? '' : ' in this group';
                (0,graph_problems/* report */.z)(state.document.problems, at, `there is no state "${name}"${where}${(0,graph_problems/* hint */.a)(names, (0,nearest/* nearest */.pA)(names, name))}`, 'unknown-route-target');
            }
            else if (path[0] === 'teach') {
                reportSource(flattened, state, id, at);
            }
        }
    }
}
function reportSource({ states }, state, id, path) {
    const source = states.find((other) => other.id === id);
    if (valueAt(source?.data, 'output', 'store') === true)
        return;
    (0,graph_problems/* report */.z)(state.document.problems, path, `${id} keeps no output to learn from: it needs output: { store: true }`);
}
/** Reports each cycle of `skip`, once, at the first state in it (spec 5.5). */
function checkSkips(flattened) {
    const onward = new Map(flattened.states.map((state) => [
        state.id,
        resolverFor(flattened, state)(textAt(state.data, 'skip') ?? ''),
    ]));
    const known = new Set();
    for (const state of flattened.states) {
        const way = [];
        for (let id = state.id; id !== undefined; id = onward.get(id)) {
            if (way.includes(id)) {
                const circle = [...way.slice(way.indexOf(id)), id];
                if (!circle.some((member) => known.has(member)))
                    reportCircle(flattened, circle);
                for (const member of circle)
                    known.add(member);
                break;
            }
            way.push(id);
        }
    }
}
function reportCircle({ states }, circle) {
    const first = states.find(({ id }) => circle.includes(id));
    if (first === undefined)
        return;
    const problem = `the states skip each other in a circle: ${circle.join(' → ')}`;
    (0,graph_problems/* report */.z)(first.document.problems, pathOf(first, 'skip'), problem);
}
/** Two states whose stored outputs would be one file: `a.latest` and the latest of `a`. */
function checkOutputFiles({ states }) {
    const storing = states.filter(({ data }) => valueAt(data, 'output', 'store') === true);
    for (const state of storing) {
        const other = storing.find(({ id }) => `${id}.latest` === state.id);
        if (other === undefined)
            continue;
        const problem = `its output would be the file that holds the latest output of ${other.id}; rename one of them`;
        (0,graph_problems/* report */.z)(state.document.problems, pathOf(state, 'output'), problem);
    }
}

;// CONCATENATED MODULE: ./lib/workflow/graph/build.js





/**
 * The states of a graph in which nothing is wrong (spec 5.8): groups' states under their full ids, with full
 * targets; each group itself as an engine state that goes on to its first one.
 */
function buildStates(flattened, checked, schemas) {
    return Object.fromEntries(flattened.states.map((state) => [state.id, buildState(flattened, checked, schemas, state)]));
}
function buildState(flattened, checked, schemas, state) {
    const data = checked.get(state);
    const scope = scopeOf(flattened, state);
    const common = commonOf(flattened, checked, state, data, scope);
    switch (data.type) {
        case 'agent': {
            const resultSchema = schemas.states.get(state);
            return {
                ...common,
                type: 'agent',
                agent: data.agent,
                model: data.model ?? null,
                prompt: scope.text(data.prompt ?? DEFAULT_PROMPT),
                output: outputOf(data.output),
                ...(resultSchema !== undefined && { resultSchema }),
            };
        }
        case 'script':
            return {
                ...common,
                type: 'script',
                script: data.script,
                args: (data.args ?? []).map(scope.text),
                expose: exposeOf(data.expose),
                output: outputOf(data.output),
            };
        case 'command':
            return {
                ...common,
                type: 'command',
                command: data.command,
                directory: data.directory === undefined ? null : scope.text(data.directory),
                expose: exposeOf(data.expose),
                output: outputOf(data.output),
            };
        case 'engine':
            return { ...common, type: 'engine', success: data.success ?? null, isProxy: false };
        case 'group': {
            const first = flattened.states.find(({ group }) => group?.id === state.id);
            // How a group ends is its `out` states' business.
            const entry = { routing: { kind: 'continue', to: first.id }, teach: [], feedback: null };
            return { ...common, ...entry, type: 'engine', success: null, isProxy: true };
        }
        default:
            return data;
    }
}
function scopeOf(flattened, state) {
    const resolve = resolverFor(flattened, state);
    const name = renamerFor(flattened, state);
    return {
        target: (target) => resolve(target) ?? target,
        text: (text) => (0,variables/* renameReferences */.Ji)(text, name),
        name,
    };
}
function commonOf(flattened, checked, state, data, scope) {
    const { source } = state.document.problems;
    const group = state.group && flattened.states.find(({ id }) => id === state.group?.id);
    const exit = isOut(state) && group ? { data: checked.get(group), scope: scopeOf(flattened, group) } : null;
    const ending = exit ?? { data, scope };
    return {
        id: state.id,
        file: source.file,
        line: source.lineOf(pathOf(state)),
        group: state.group?.id ?? (data.type === 'group' ? state.id : null),
        routing: routingOf(ending.data, ending.scope, approvalNames(state)),
        notify: data.notify === undefined ? null : scope.text(data.notify),
        resetOutputs: (data.reset_outputs ?? []).flatMap((name) => statesOf(flattened, scope.target(name))),
        maxVisits: limitOf(data.max_visits, scope),
        resetMaxVisits: (data.reset_max_visits ?? []).map(scope.target),
        skip: data.skip === undefined ? null : scope.target(data.skip),
        teach: [...teachOf(data, scope), ...(exit === null ? [] : teachOf(exit.data, exit.scope))],
        feedback: feedbackOf(data, scope) ?? (exit && feedbackOf(exit.data, exit.scope)),
    };
}
/** A group has no output of its own: its states are meant. */
function statesOf({ states }, id) {
    const inner = states.filter(({ group }) => group?.id === id);
    return inner.length === 0 ? [id] : inner.map((state) => state.id);
}
function routingOf(data, { target, text }, variables) {
    if (data.on !== undefined) {
        const { PASSED, FAILED } = data.on;
        return { kind: 'on', PASSED: target(PASSED), FAILED: FAILED === undefined ? null : target(FAILED) };
    }
    if (data.transitions !== undefined) {
        const { default: fallback, ...keys } = data.transitions;
        const targets = Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, target(name)]));
        return { kind: 'transitions', targets, fallback: fallback === undefined ? null : target(fallback) };
    }
    if (data.continue !== undefined)
        return { kind: 'continue', to: target(data.continue) };
    if (data.approval === undefined)
        return { kind: 'terminal' };
    const { question, PASSED, FAILED, notify, multiline } = data.approval;
    return {
        kind: 'approval',
        question: text(question),
        PASSED: target(PASSED),
        FAILED: target(FAILED),
        notify: notify === undefined ? null : text(notify),
        multiline: multiline ?? false,
        variables,
    };
}
function limitOf(limit, { target }) {
    if (limit === undefined)
        return null;
    if (typeof limit === 'number')
        return { count: limit, continue: null };
    return { count: limit.count, continue: limit.continue === undefined ? null : target(limit.continue) };
}
function teachOf({ teach }, { target, name }) {
    return Object.entries(teach ?? {}).flatMap(([agent, sources]) => sources.map(({ output, var: variable, scope }) => ({
        agent,
        from: output === undefined ? { variable: name(variable.slice(2, -1)) } : { output: target(output) },
        scope: scope ?? 'global',
    })));
}
function feedbackOf({ feedback }, { text }) {
    if (feedback === undefined)
        return null;
    const { expose_var: variable, question = `Your feedback (${variable}):`, required, multiline } = feedback;
    return {
        variable,
        question: text(question),
        required: required ?? false,
        multiline: multiline ?? false,
    };
}
function outputOf(output) {
    if (output === undefined)
        return null;
    return {
        store: output.store ?? false,
        tail: output.tail ?? null,
        marker: output.marker ?? null,
        markerEnd: output.marker_end ?? null,
        useLatest: output.use_latest ?? null,
    };
}
function exposeOf(names = []) {
    return names.map((name) => ({ name: name.replace(/\?$/, ''), optional: name.endsWith('?') }));
}

// EXTERNAL MODULE: ./lib/workflow/graph/files.js
var graph_files = __webpack_require__(1013);
// EXTERNAL MODULE: ./lib/workflow/graph/place.js
var graph_place = __webpack_require__(7661);
// EXTERNAL MODULE: ./lib/workflow/graph/registry.js
var graph_registry = __webpack_require__(3739);
;// CONCATENATED MODULE: ./lib/workflow/graph/registries.js




/** The agents and scripts that a graph's states and lessons name (spec 5.1, 5.7). */
async function readRegistries(flattened, folders, files, profiles, findings) {
    const lookUp = async (kind) => {
        const used = usesOf(flattened, kind);
        if (used.length === 0)
            return {};
        const registry = await graph_registry/* Registry */.O.read(kind, folders, files, profiles, findings);
        const registered = new Map();
        for (const { id, state, path } of used) {
            const found = await registry.find(id);
            if (found === null)
                continue;
            if ('problem' in found)
                (0,graph_problems/* report */.z)(state.document.problems, pathOf(state, ...path), found.problem);
            else
                registered.set(id, found);
        }
        return Object.fromEntries(registered);
    };
    return { agents: await lookUp('agent'), scripts: await lookUp('script') };
}
function usesOf({ states }, kind) {
    return states.flatMap((state) => {
        const id = textAt(state.data, 'type') === kind ? textAt(state.data, kind) : undefined;
        const own = id === undefined || id.trim() === '' ? [] : [{ id, state, path: [kind] }];
        const taught = kind === 'agent' ? entriesAt(state.data, 'teach') : [];
        return [...own, ...taught.map(([agent]) => ({ id: agent, state, path: ['teach', agent] }))];
    });
}

// EXTERNAL MODULE: ./lib/workflow/named-files.js
var named_files = __webpack_require__(6526);
;// CONCATENATED MODULE: ./lib/workflow/graph/schemas.js



/** Reads a graph's schemas; what is wrong goes to `findings`. @param folder the workflow's, absolute */
async function readGraphSchemas(main, folder, manifest, checked, files, findings) {
    const states = new Map();
    let workflow = null;
    const written = writtenIn(main, manifest, checked);
    if (written.length === 0)
        return { states, workflow };
    const { SchemaReader } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(1636)]).then(__webpack_require__.bind(__webpack_require__, 1636));
    const readers = new Map();
    for (const { schema, document, path, state } of written) {
        const { source } = document.problems;
        // Group files may lie in folders of their own.
        const file = document === main ? null : files.resolve(source.file);
        const from = file === null ? '' : (0,external_node_path_.relative)(folder, (0,external_node_path_.dirname)(file)).split(external_node_path_.sep).join('/');
        const reader = readers.get(from) ?? new SchemaReader(keptIn(files, folder, from), findings);
        readers.set(from, reader);
        const lineOf = (below) => source.lineOf([...path, ...below]);
        const read = await reader.schema(schema, { file: source.file, path, lineOf });
        if (read === undefined)
            continue;
        if (state === null)
            workflow = read;
        else
            states.set(state, read);
    }
    return { states, workflow };
}
function writtenIn(main, manifest, checked) {
    const written = [...checked].flatMap(([state, data]) => {
        if (data.type !== 'agent' || data.result_schema === undefined)
            return [];
        const path = pathOf(state, 'result_schema');
        return [{ schema: data.result_schema, document: state.document, path, state }];
    });
    const { result_schema: schema } = manifest;
    if (schema !== undefined)
        written.push({ schema, document: main, path: ['result_schema'], state: null });
    return written;
}
/** Files that a file in `from` names, each one of the graph's own from then on. */
function keptIn(files, folder, from) {
    const readNamed = (0,named_files/* namedInFolder */.D)(folder);
    return async (name) => {
        const named = await readNamed(external_node_path_.posix.join(from, name));
        if ('problem' in named || named.file.path === undefined)
            return named;
        const { path, bytes, file } = named.file;
        return { file: files.add(path, bytes, file) };
    };
}

;// CONCATENATED MODULE: ./lib/workflow/graph/state-check.js








/** Checks one state by itself (spec 5.3, 5.4); null if anything is wrong with it. */
function checkState(state) {
    const { data } = state;
    const { problems } = state.document;
    if (!(0,yaml_source/* isRecord */.u4)(data)) {
        (0,graph_problems/* report */.z)(problems, pathOf(state), `must be a mapping with a type, not ${(0,parts_findings/* shownValue */.JJ)(data)}`);
        return null;
    }
    const type = STATE_TYPES.find((known) => known === data.type);
    if (type === undefined) {
        const problem = data.type === undefined
            ? 'is missing'
            : `must be one of ${STATE_TYPES.join(', ')}, not ${(0,parts_findings/* shownValue */.JJ)(data.type)}`;
        (0,graph_problems/* report */.z)(problems, pathOf(state, 'type'), problem);
    }
    const misplaced = Object.keys(data).filter((key) => reportMisplaced(state, key, type));
    reportRoutings(state);
    reportTeach(state);
    if (type === undefined)
        return null;
    reportVerdict(state, type);
    const own = Object.fromEntries(Object.entries(data).filter(([key]) => !misplaced.includes(key)));
    const checked = checkValue(STATE_SCHEMAS[type], own, problems, pathOf(state));
    return misplaced.length === 0 ? checked : null;
}
/** A field of another type, or, if the type is not known, of none (spec 5.3). */
function reportMisplaced(state, key, type) {
    const { problems } = state.document;
    const types = STATE_TYPES.filter((each) => Object.hasOwn(STATE_SCHEMAS[each].entries, key));
    if (key === 'out' && state.group === null) {
        (0,graph_problems/* report */.z)(problems, pathOf(state, key), "means something in a group's file alone");
        return true;
    }
    if (type === undefined && types.length === 0) {
        const known = [...new Set(STATE_TYPES.flatMap((each) => Object.keys(STATE_SCHEMAS[each].entries)))];
        (0,graph_problems/* report */.z)(problems, pathOf(state, key), `unknown key${(0,graph_problems/* hint */.a)([], (0,nearest/* nearest */.pA)(known, key))}`, 'unknown-key');
        return true;
    }
    if (type === undefined || types.length === 0 || types.includes(type))
        return false;
    (0,graph_problems/* report */.z)(problems, pathOf(state, key), `is for ${types.join(', ')} states alone; this is of type ${type}`);
    return true;
}
function reportRoutings(state) {
    const [first, ...others] = ROUTING_KEYS.filter((key) => valueAt(state.data, key) !== undefined);
    for (const key of isOut(state) ? [] : others) {
        (0,graph_problems/* report */.z)(state.document.problems, pathOf(state, key), `a state has one routing, and this one has \`${first}\` already`);
    }
}
function reportTeach(state) {
    for (const [agent] of entriesAt(state.data, 'teach')) {
        for (const [index, source] of listAt(state.data, 'teach', agent).entries()) {
            const given = ['output', 'var'].filter((key) => valueAt(source, key) !== undefined);
            if (!(0,yaml_source/* isRecord */.u4)(source) || given.length === 1)
                continue;
            const problem = `must have either \`output\` or \`var\`${given.length === 2 ? ', not both' : ''}`;
            (0,graph_problems/* report */.z)(state.document.problems, pathOf(state, 'teach', agent, index), problem);
        }
    }
}
/** What an engine state's own outcome, always PASSED, makes impossible (spec 5.3). */
function reportVerdict(state, type) {
    if (type !== 'engine')
        return;
    const { data, document, group } = state;
    const routed = isOut(state) && group !== null ? group.data : data;
    const keys = entriesAt(routed, 'transitions').map(([key]) => key);
    if (keys.length > 0 && !keys.some((key) => key === 'default' || key.toLowerCase() === 'passed')) {
        const path = routed === data ? pathOf(state, 'transitions') : pathOf(state, 'out');
        (0,graph_problems/* report */.z)(document.problems, path, 'the outcome of an engine state is always PASSED: name PASSED or default');
    }
    const onward = ROUTING_KEYS.find((key) => valueAt(routed, key) !== undefined);
    if (onward !== undefined && textAt(data, 'type') === 'engine' && valueAt(data, 'success') !== undefined) {
        (0,graph_problems/* report */.z)(document.problems, pathOf(state, 'success'), `is a terminal state's verdict, and this one goes on (\`${onward}\`)`);
    }
}

;// CONCATENATED MODULE: ./lib/workflow/graph/graph.js

















/**
 * Loads a state graph.
 * @throws WorkflowError that lists everything that is wrong with it, each with file, line and field (spec 5.2).
 */
async function loadGraph(request) {
    const findings = [];
    const graph = await readGraph(request, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,parts_findings/* errorOf */.Mz)([first, ...others]);
    return graph;
}
/**
 * Reads a state graph; what is wrong goes to `findings`, and then null comes back.
 * @throws WorkflowError for a file that is there and cannot be read.
 */
async function readGraph(request, findings) {
    const found = [];
    const graph = await readWhole(request, found);
    // A group's file that two states use has its problems once.
    const texts = new Set();
    for (const finding of found) {
        if (!texts.has((0,parts_findings/* findingText */.NK)(finding)))
            findings.push(finding);
        texts.add((0,parts_findings/* findingText */.NK)(finding));
    }
    return graph;
}
async function readWhole(request, findings) {
    const path = (0,external_node_path_.resolve)(request.file);
    const place = (0,graph_place/* placeOf */.$)(path, request.root, request.cwd);
    const files = new graph_files/* GraphFiles */.E(place.root, request.home ?? (0,external_node_os_.homedir)(), request.readSibling ?? graph_files/* readGraphFile */.z);
    files.add(path, new TextEncoder().encode(request.text), request.file);
    const main = readGraphDocument((0,state_file/* withUnixLineEnds */.ry)(request.text), request.file, findings, request.parsed ?? null);
    if (main === null)
        return null;
    const manifest = readTop(main);
    checkErrorState(main, ROUTING_KEYS);
    const flattened = await flattenGroups(main, place.folder, files, findings);
    const inputs = readGraphInputs([main, ...flattened.groups.map(({ inner }) => inner)]);
    const checked = checkStates(flattened, inputs);
    const profiles = profilesOf(request.agentCli ?? manifest.agent ?? agent_clis/* DEFAULT_AGENT_CLI */.rB);
    const schemas = await readGraphSchemas(main, place.folder, manifest, checked, files, findings);
    const registered = await readRegistries(flattened, place.registries, files, profiles, findings);
    if (findings.some(({ severity }) => severity === 'error'))
        return null;
    return {
        name: manifest.name ?? (0,graph_place/* nameOf */.V)(path),
        file: request.file,
        folder: place.folder,
        root: place.root,
        raili: place.raili,
        initial: textAt(main.data, 'initial'),
        error: textAt(main.data, 'error') ?? null,
        inputs,
        states: buildStates(flattened, checked, schemas),
        resultSchema: schemas.workflow,
        ...registered,
        variables: variablesOf(flattened, inputs),
        manifest,
        files: files.all,
    };
}
/** The folders of the project whose agents the CLI knows without a registry. */
function profilesOf(agentCli) {
    const folder = (0,agent_clis/* factsOf */.xS)(agentCli)?.capabilities.profiles?.project;
    return folder === undefined ? [] : [folder];
}
function checkStates(flattened, inputs) {
    const checked = new Map();
    for (const state of flattened.states) {
        const data = checkState(state);
        if (data !== null)
            checked.set(state, data);
    }
    checkTargets(flattened);
    checkSkips(flattened);
    checkOutputFiles(flattened);
    checkReferences(flattened, inputs);
    checkSetVariables(flattened, inputs);
    return checked;
}


/***/ }),

/***/ 7661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   V: () => (/* binding */ nameOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6607);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8608);




/**
 * In a Raili project the registries are in `.raili`, and the project is what holds that folder; elsewhere
 * they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
function placeOf(path, root, cwd = process.cwd()) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    const raili = [folder, above].find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(each) === '.raili') ?? null;
    const registries = raili === null ? [folder, above] : [raili];
    return { folder, root: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root ?? rootOf(folder, raili, cwd)), raili, registries };
}
function rootOf(folder, raili, cwd) {
    if (raili !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(raili);
    const isBelow = folder === cwd || folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_2__/* .markedRoot */ .T)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) ?? (isBelow ? cwd : folder);
}
/** A workflow's name if its manifest has none: a file that is called as every one is has its folder's name. */
function nameOf(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    return name === _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MANIFEST_NAME */ .ir ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name));
}


/***/ }),

/***/ 1344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ hint),
/* harmony export */   z: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4488);

function report({ source, findings }, path, problem, rule = 'bad-value') {
    const place = (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path);
    findings.push({
        severity: 'error',
        rule,
        file: source.file,
        line: source.lineOf(path),
        path,
        message: place === '' ? problem : `${place}: ${problem}`,
    });
}
/** ` (did you mean build?)`, or a list of what there is. */
function hint(names, near) {
    if (near !== undefined)
        return `; did you mean ${near}?`;
    if (names.length === 0)
        return '';
    const more = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `; there is ${names.slice(0, 20).join(', ')}${more}`;
}


/***/ }),

/***/ 3739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ Registry)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1036);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8551);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1344);








const SETTINGS = { agent: 'model', script: 'runtime' };
/** `agent-registry.json` or `script-registry.json`, checked. */
class Registry {
    kind;
    file;
    entries;
    isBroken;
    files;
    profiles;
    constructor(kind, 
    /** Where it lies, or should; for messages. */
    file, 
    /** Null: there is no such file, or it is broken. */
    entries, isBroken, files, 
    /** Folders of the project whose agents the agent CLI knows by itself. */
    profiles) {
        this.kind = kind;
        this.file = file;
        this.entries = entries;
        this.isBroken = isBroken;
        this.files = files;
        this.profiles = profiles;
    }
    /**
     * Reads the first registry of these folders. Everything that is wrong with it goes to `findings`: bad
     * JSON, an entry without `path`, a path that is no file (spec 5.1). That there is none is an error only
     * for those who look something up.
     */
    static async read(kind, folders, files, profiles, findings) {
        const name = `${kind}-registry.json`;
        for (const folder of folders) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
            const bytes = await files.read(path);
            if (bytes === null)
                continue;
            const { file } = files.add(path, bytes);
            const entries = await readEntries(kind, bytes, file, files, findings);
            return new Registry(kind, file, entries, entries === null, files, profiles);
        }
        const [first = ''] = folders;
        return new Registry(kind, files.shown((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(first, name)), null, false, files, profiles);
    }
    /**
     * The agent or script of an id, as a part of the graph; else why there is none. Some agent CLIs know agents
     * of the project without a registry. Null: what is wrong has been reported already.
     */
    async find(id) {
        const entry = this.entries?.get(id);
        if (entry === undefined) {
            const own = await this.findOwn(id);
            if (own !== null)
                return own;
            if (this.isBroken)
                return null;
            const names = [...(this.entries?.keys() ?? [])];
            const problem = this.entries === null
                ? `the ${this.kind} "${id}" needs a registry, and there is no ${this.file}`
                : `the ${this.kind} "${id}" is not in ${this.file}${(0,_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .hint */ .a)(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(names, id))}`;
            return { problem };
        }
        if (entry === null)
            return null;
        const path = this.files.resolve(entry.path);
        const bytes = await this.files.read(path);
        if (bytes === null)
            return null;
        return this.registered(id, path, bytes, entry.setting);
    }
    async findOwn(id) {
        if (this.kind !== 'agent' || (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .nameProblem */ .rH)(id) !== undefined)
            return null;
        const names = this.profiles.flatMap((folder) => ['.agent.md', '.md'].map((end) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, `${id}${end}`)));
        for (const name of names) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(this.files.root, name);
            const bytes = await this.files.read(path);
            if (bytes !== null)
                return this.registered(id, path, bytes, null);
        }
        return null;
    }
    registered(id, path, bytes, setting) {
        const { name } = this.files.add(path, bytes);
        return { id, path, name, bytes, setting };
    }
}
async function readEntries(kind, bytes, file, files, findings) {
    const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g7)(bytes, file, findings);
    const source = text === null ? null : parseJson(text, file, findings);
    if (source === null)
        return null;
    const problems = { source, findings };
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(source.data)) {
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .report */ .z)(problems, [], 'the registry must be an object of ids such as {"id": {"path": "…"}}');
        return null;
    }
    const entries = new Map();
    for (const [id, value] of Object.entries(source.data)) {
        const problem = problemOf(value, SETTINGS[kind]);
        entries.set(id, null);
        if (problem !== null) {
            (0,_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .report */ .z)(problems, [id, ...problem.path], problem.text);
            continue;
        }
        const { path, [SETTINGS[kind]]: setting } = value;
        const absolute = files.resolve(path);
        if ((await files.read(absolute)) === null) {
            (0,_problems_js__WEBPACK_IMPORTED_MODULE_6__/* .report */ .z)(problems, [id, 'path'], `"${path}" is not a file (looked for ${absolute})`);
        }
        else {
            entries.set(id, { path: path, setting: setting ?? null });
        }
    }
    return entries;
}
function problemOf(value, setting) {
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(value))
        return { path: [], text: `must be an object with a path, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .shownValue */ .JJ)(value)}` };
    if (value.path === undefined)
        return { path: ['path'], text: 'is missing' };
    for (const key of ['path', setting]) {
        const text = value[key];
        if (text === undefined || (typeof text === 'string' && text.trim() !== ''))
            continue;
        return { path: [key], text: `must be some text, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .shownValue */ .JJ)(text)}` };
    }
    return null;
}
/** JSON that knows its lines; a repeated key is an error. */
function parseJson(text, file, findings) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (error) {
        const message = (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
        const line = text.slice(0, position).split('\n').length;
        findings.push({
            severity: 'error',
            rule: 'front-matter-syntax',
            file,
            line,
            message: `this is not JSON: ${message}`,
        });
        return null;
    }
    // Nearly all JSON is YAML, and what is not lacks nothing but its lines.
    const { source, problems } = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .readYaml */ .gM)(text, file);
    const repeated = problems.filter((problem) => problem.repeated !== undefined);
    findings.push(...repeated.map((problem) => (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_5__/* .yamlFinding */ .lV)(problem, file)));
    if (repeated.length > 0)
        return null;
    return source ?? { data, file, lineOf: () => 1, textLineOf: () => 1 };
}


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseGraphYaml: () => (/* binding */ parseGraphYaml)
/* harmony export */ });
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8551);


const SHOWN = 20;
/**
 * Reads a state graph's file: YAML 1.2, in which `on` is a text and a repeated key is an error that names
 * the key's whole path (spec 5.2). Whatever is wrong goes to `findings`; then null.
 */
function parseGraphYaml(text, file, findings) {
    if (/^%YAML\s+1\.1\b/m.test(text)) {
        const message = 'YAML 1.1 takes `on` for `true`; take the %YAML line away';
        findings.push({ severity: 'error', rule: 'front-matter-syntax', file, line: 1, message });
        return null;
    }
    const { source, problems } = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(text, file);
    // Where brackets are never closed, each of them is one.
    for (const problem of problems.slice(0, SHOWN)) {
        const { repeated, message } = problem;
        const told = repeated === undefined ? message : `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(repeated)}: the key is given twice`;
        findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)({ ...problem, message: told }, file));
    }
    return source;
}


/***/ }),

/***/ 2431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   FD: () => (/* binding */ resultSchema),
/* harmony export */   GQ: () => (/* binding */ toolChoice),
/* harmony export */   KB: () => (/* binding */ MANIFEST_SCHEMA),
/* harmony export */   Lo: () => (/* binding */ STRICT_MANIFEST_ENTRIES),
/* harmony export */   ST: () => (/* binding */ OUR_NAMES),
/* harmony export */   sN: () => (/* binding */ INPUT_ENTRIES)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(308);
/* harmony import */ var _core_named_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4358);
/* harmony import */ var _core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8119);
/* harmony import */ var _settings_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8475);
/* harmony import */ var _yaml_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8551);






/**
 * The keys of spec 2.2, which every workflow can have: what `workflow.yaml`, YAML documents and state graphs
 * check them with, and what `docs/workflow.schema.json` tells editors of them.
 */
const QUOTES = 'must be text (put it in quotes)';
const TEXT = 'must be some text';
const text = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(/\S/, TEXT), valibot__WEBPACK_IMPORTED_MODULE_3__/* .trim */ .Bqr());
const BUDGET = 'must be US dollars: a number of 0 (no limit) or more';
const dollars = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(BUDGET), valibot__WEBPACK_IMPORTED_MODULE_3__/* .finite */ .E2x(BUDGET), valibot__WEBPACK_IMPORTED_MODULE_3__/* .minValue */ .Wwf(0, BUDGET));
/** A key that may be missing, with what editors show of it. */
function about(description, schema) {
    return valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(schema, valibot__WEBPACK_IMPORTED_MODULE_3__/* .description */ .h_(description)));
}
/** `tools` of a state or of a manifest (spec 7.5). */
const toolChoice = valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('default'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .regex */ .yGV(_core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOL_NAME */ .l, _core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS_ALLOWED */ .b)))], _core_protocol_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOLS_ALLOWED */ .b);
const SCHEMA = "must be a file's name, or a schema (a mapping)";
/** The schema itself is checked by who reads it (spec 7.4). */
const resultSchema = valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({})], SCHEMA);
const entries = {
    name: about('The name of the workflow.', text),
    description: about('What the workflow is for.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES)),
    agent: about('Which agent CLI runs the agents.', text),
    model: about('The model of all agents.', text),
    effort: about('How hard models think.', text),
    tools: about('The built-in tools of the agents: a list of them, or default for all that the agent CLI has.', toolChoice),
    ..._settings_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING_ENTRIES */ .K,
    budget: about('What a run may cost, in US dollars; 0 is no limit.', dollars),
    result_schema: about('What a result has to fit with which an agent leaves the workflow: a file with a JSON Schema, or the schema.', resultSchema),
    ai_credit_usd: about("What one of Copilot's AI credits costs, in US dollars; 0.01 if absent.", dollars),
};
const INPUT_ENTRIES = {
    mode: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .picklist */ .KIO(['required', 'optional', 'none'], 'must be required, optional or none')),
    label: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES)),
    description: valibot__WEBPACK_IMPORTED_MODULE_3__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(QUOTES)),
};
const INPUT = 'The text that a run is started with.';
const SHAPE = 'must be a mapping of mode, label and description';
const WORDS = 'must be text or a number';
const words = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY()], WORDS), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(String));
const AGENT = `must be ${(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .AGENT_CLI_NAMES */ .UR)}`;
const agentName = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(text, valibot__WEBPACK_IMPORTED_MODULE_3__/* .check */ .z6Y(_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentCliName */ .Jr, AGENT));
const VARIABLE = 'is no name of a variable: letters, digits and _';
const variables = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL((0,_core_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(words), valibot__WEBPACK_IMPORTED_MODULE_3__/* .rawCheck */ .H0v(({ dataset, addIssue }) => {
    if (!dataset.typed)
        return;
    for (const key of Object.keys(dataset.value)) {
        if (/^[A-Za-z_]\w*$/.test(key))
            continue;
        const value = dataset.value[key];
        addIssue({
            message: `${key} ${VARIABLE}`,
            path: [{ type: 'object', origin: 'key', input: dataset.value, key, value }],
        });
    }
}));
const WORKFLOW_NAME = 'is no name of a workflow: letters, digits, _, - and . alone';
const WORKFLOWS = 'must be a mapping of names to workflows: review: ../review';
/** The workflows that this one uses, by the names that it has for them (spec 7.2). */
const workflowPaths = valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL((0,_core_named_js__WEBPACK_IMPORTED_MODULE_5__/* .named */ .K)(valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP('must be a path'), valibot__WEBPACK_IMPORTED_MODULE_3__/* .trim */ .Bqr(), valibot__WEBPACK_IMPORTED_MODULE_3__/* .nonEmpty */ .hq('must be a path'))), valibot__WEBPACK_IMPORTED_MODULE_3__/* .rawCheck */ .H0v(({ dataset, addIssue }) => {
    if (!dataset.typed)
        return;
    for (const key of Object.keys(dataset.value)) {
        if (/^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(key) && key.length <= 100)
            continue;
        const value = dataset.value[key];
        addIssue({
            message: `"${key}" ${WORKFLOW_NAME}`,
            path: [{ type: 'object', origin: 'key', input: dataset.value, key, value }],
        });
    }
}));
const workflows = valibot__WEBPACK_IMPORTED_MODULE_3__/* .lazy */ .RZV((value) => ((0,_yaml_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) ? workflowPaths : valibot__WEBPACK_IMPORTED_MODULE_3__/* .never */ .ZmZ(WORKFLOWS)));
/** What the Go reference calls by other names (spec 2.6), besides the keys that it calls as we do. */
const FOREIGN = {
    default_budget: about('`budget`, as others call it.', dollars),
    backend: about('`agent`, as others call it.', valibot__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
        agentName,
        valibot__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ name: agentName }), valibot__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi(({ name }) => name)),
    ], AGENT)),
};
/** Of `workflow.yaml` and YAML documents: unknown keys are left to a warning. */
const MANIFEST_SCHEMA = valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...entries,
    agent: about('Which agent CLI runs the agents.', agentName),
    environment: about('Variables that agents and scripts see.', variables),
    working_directory: about('Where agents and scripts start.', text),
    workflows: about('Other workflows that this one uses, by the names that it has for them.', workflows),
    ...FOREIGN,
    input: about(INPUT, valibot__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc(INPUT_ENTRIES, SHAPE)),
});
/** A foreign key, and what it is called here. */
const OUR_NAMES = { default_budget: 'budget', backend: 'agent' };
/** Of a state graph, in which an unknown key is an error. */
const STRICT_MANIFEST_ENTRIES = {
    ...entries,
    input: about(INPUT, valibot__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(INPUT_ENTRIES, SHAPE)),
};


/***/ }),

/***/ 8475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SETTING_ENTRIES)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7934);
/* harmony import */ var _core_launch_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3544);
/* harmony import */ var _core_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6338);



/** What a state, or a manifest as the default of all its states, says of what its agent may use (spec 7.5). */
const RULES = 'must be a list of permission rules, such as ["Bash(npm test:*)", Edit]';
const rules = valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(RULES), valibot__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(_core_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE */ .xZ, RULES)), RULES);
const SERVERS = 'must be a file of MCP servers, the servers by their names, or a list of these';
const servers = valibot__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J(), SERVERS), SERVERS);
const FILE = 'must be the name of a file of this workflow';
const file = valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(FILE), valibot__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/\S/, FILE));
const PROMPT = 'must be some text, or a file: the name of a .md or .txt file, or { file: NAME }';
const FOLDERS = 'must be a list of folders';
const ARGS = 'must be a list of arguments (put numbers in quotes)';
const MODE = `must be one of ${_core_launch_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSION_MODES */ .RO.join(', ')}`;
const NAME = 'must be some text';
/** Each key with what editors show of it. */
const ENTRIES = {
    allow: ['What agents may do unasked: permission rules.', rules],
    deny: ['What agents may not do, whatever is allowed: permission rules.', rules],
    permission_mode: ['What agents may do unasked in general.', valibot__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(_core_launch_js__WEBPACK_IMPORTED_MODULE_0__/* .PERMISSION_MODES */ .RO, MODE)],
    mcp: [
        'MCP servers: a file of them, the servers themselves, or a list of these.',
        valibot__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([file, valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([file, servers], SERVERS)), servers], SERVERS),
    ],
    mcp_strict: ['No MCP servers but those of mcp.', valibot__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY('must be true or false')],
    settings: ["A settings file of the agent CLI's.", file],
    system_prompt: [
        "Follows the agent's own system prompt: text, or a file.",
        valibot__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(PROMPT), valibot__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/\S/, PROMPT)), valibot__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ file })], PROMPT),
    ],
    add_dirs: [
        'Further folders that agents may use.',
        valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), valibot__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/\S/, FOLDERS)), FOLDERS),
    ],
    fallback_model: [
        'The model that is taken when the own one is overloaded.',
        valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(NAME), valibot__WEBPACK_IMPORTED_MODULE_2__/* .regex */ .yGV(/\S/, NAME)),
    ],
    args: ['Further arguments for the agent CLI, handed on verbatim.', valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(ARGS), ARGS)],
};
/** For an object's schema: all may be missing. */
const SETTING_ENTRIES = Object.fromEntries(Object.entries(ENTRIES).map(([key, [description, schema]]) => [
    key,
    valibot__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(schema, valibot__WEBPACK_IMPORTED_MODULE_2__/* .description */ .h_(description))),
]));


/***/ }),

/***/ 8551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gM: () => (/* binding */ readYaml),
/* harmony export */   lV: () => (/* binding */ yamlFinding),
/* harmony export */   parseYaml: () => (/* binding */ parseYaml),
/* harmony export */   rq: () => (/* binding */ READING),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3828);


/**
 * Reads YAML 1.2 in which a repeated key is an error. Whatever is wrong goes to `findings`; then null.
 * @param text starts at the first line of `file`, or at the end of one that does not count.
 */
function parseYaml(text, file, findings) {
    const { source, problems } = readYaml(text, file);
    findings.push(...problems.map((problem) => yamlFinding(problem, file)));
    return source;
}
/** The same for those who tell of problems in words of their own. */
function readYaml(text, file) {
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { ...READING, lineCounter: lines, prettyErrors: false });
    const lineAt = (offset) => lines.linePos(offset).line;
    const warnings = document.warnings.map(({ pos, message }) => {
        return { severity: 'warning', line: lineAt(pos[0]), message };
    });
    const found = document.errors.map(({ pos, message }) => {
        return { at: pos[0], message: `${message}${quotesAdvice(text, pos[0])}` };
    });
    const twice = repeatedKeys(document.contents).map(({ at, path }) => {
        return { at, message: `the key ${keyAt(text, at)} is given twice`, repeated: path };
    });
    const errors = [...found, ...twice]
        .sort((a, b) => a.at - b.at)
        .map(({ at, ...problem }) => ({ severity: 'error', line: lineAt(at), ...problem }));
    const data = errors.length === 0 ? toData(document, errors) : null;
    const problems = [...warnings, ...errors];
    if (errors.length > 0)
        return { source: null, problems };
    const source = {
        data,
        file,
        lineOf: (path) => lineAt(find(document, path).at),
        textLineOf: (path) => {
            const { at, value } = find(document, path);
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(value) || !value.range)
                return lineAt(at);
            return lineAt(value.range[0]) + (value.type?.startsWith('BLOCK_') ? 1 : 0);
        },
    };
    return { source, problems };
}
/** The name of another workflow (spec 7.2), `target: review:`, is the beginning of a mapping to YAML. */
function quotesAdvice(text, at) {
    const start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    const [line = ''] = text.slice(start, start + 1000).split('\n', 1);
    const [, name] = /:[ \t]+([\p{L}\p{N}_.-]{1,100}:)[ \t]*(?:[,}\]]|$)/u.exec(line) ?? [];
    return name === undefined ? '' : `; a value that ends in a colon needs quotes: "${name}"`;
}
/** The parser's own look at keys compares each with each, and its own warnings go to standard error. */
const READING = { version: '1.2', uniqueKeys: false, logLevel: 'error' };
function yamlFinding({ severity, line, message, repeated }, file) {
    const rule = 'front-matter-syntax';
    return { severity, rule, file, line, ...(repeated && { path: repeated }), message };
}
/** Aliases are only resolved here, and some have no end. */
function toData(document, errors) {
    try {
        return document.toJS();
    }
    catch (error) {
        errors.push({ severity: 'error', line: 1, message: (0,_core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) });
        return null;
    }
}
function keyAt(text, offset) {
    return JSON.stringify(/^["']?([^\s:"',}]*)/.exec(text.slice(offset))?.[1] ?? '');
}
/** Keys that stood in their mapping before, in linear time. */
function repeatedKeys(node, path = []) {
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node))
        return node.items.flatMap((item, index) => repeatedKeys(item, [...path, index]));
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node))
        return [];
    const seen = new Set();
    return node.items.flatMap(({ key, value }) => {
        const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) ? String(key.value) : '?';
        const below = repeatedKeys(value, [...path, name]);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key))
            return below;
        const isRepeated = seen.has(key.value);
        seen.add(key.value);
        return isRepeated ? [{ at: key.range?.[0] ?? 0, path: [...path, name] }, ...below] : below;
    });
}
function find(document, path) {
    let value = document.contents;
    let at = value?.range?.[0] ?? 0;
    for (const step of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(value)) {
            const pair = value.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) && String(key.value) === String(step));
            if (pair === undefined)
                return { at, value: null };
            at = pair.key.range?.[0] ?? at;
            value = pair.value;
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(value)) {
            value = (value.items[Number(step)] ?? null);
            at = value?.range?.[0] ?? at;
        }
        else {
            return { at, value: null };
        }
    }
    return { at, value };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
