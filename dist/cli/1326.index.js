export const id = 1326;
export const ids = [1326,7661];
export const modules = {

/***/ 31013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ GraphFiles),
/* harmony export */   z: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20498);




/** @throws WorkflowError for a file that is there and cannot be read. */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory() ? null : (0,_process_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlainFile */ .b$)(path);
    }
    catch (cause) {
        const code = cause.code ?? '';
        // A NUL is in no name of a file, and what is longer than one may be is none either.
        if (['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'].includes(code))
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

/***/ 71326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ loadGraph),
  t: () => (/* binding */ readGraph)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
;// CONCATENATED MODULE: ./lib/core/graph/graph.js
/** What an agent is told when its state says nothing (spec 5.3). */
const DEFAULT_PROMPT = 'Work according to your rules';

// EXTERNAL MODULE: ./lib/core/graph/variables.js
var graph_variables = __webpack_require__(6529);
// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/workflow/parts/yaml-source.js + 1 modules
var yaml_source = __webpack_require__(86963);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
// EXTERNAL MODULE: ./lib/workflow/parts/manifest-schema.js
var manifest_schema = __webpack_require__(92431);
;// CONCATENATED MODULE: ./lib/workflow/graph/schema.js





/**
 * What a state graph's file can say (spec 5.2 to 5.8): the one source of the loader's checks and of
 * `docs/workflow.schema.json`, which scripts/schema.mjs writes for editors. Descriptions are what they show.
 */
/** No process can be given a NUL. Said to editors by scripts/schema.mjs, which knows this message. */
const NO_NUL = 'must be text without a NUL character';
const withoutNul = dist/* check */.z6Y((value) => !value.includes('\0'), NO_NUL);
const SHELL_BYTES = limits/* LIMITS */.b.shellText.value;
const TOO_LONG = `must be at most ${SHELL_BYTES / 1000} kB, what a process can be given (put it into a script)`;
const TEXT = 'must be some text';
const schema_text = dist/* pipe */.FsL(dist/* string */.YjP(TEXT), dist/* regex */.yGV(/\S/, TEXT));
/** For `sh -c`. */
const shell = dist/* pipe */.FsL(dist/* string */.YjP(TEXT), dist/* regex */.yGV(/\S/, TEXT), withoutNul, dist/* maxBytes */.IDP(SHELL_BYTES, TOO_LONG));
const NAME = "must be a state's name";
const state = dist/* pipe */.FsL(dist/* string */.YjP(NAME), dist/* regex */.yGV(/\S/, NAME));
const states = dist/* array */.YOg(state, "must be a list of states' names");
const flag = dist/* boolean */.zMY('must be true or false');
const COUNT = 'must be a whole number of 1 or more';
const count = dist/* pipe */.FsL(dist/* number */.aig(COUNT), dist/* integer */.ndf(COUNT), dist/* minValue */.Wwf(1, COUNT));
const VARIABLE = 'must be a name of letters, digits, _ and -, a letter or _ first';
const variable = dist/* pipe */.FsL(dist/* string */.YjP(VARIABLE), dist/* regex */.yGV(new RegExp(`^${graph_variables/* VARIABLE_NAME */.nN}$`), VARIABLE));
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
    var: (0,manifest_schema/* about */.Cv)('A variable that holds the lesson, as "${NAME}".', dist/* pipe */.FsL(dist/* string */.YjP(VAR), dist/* regex */.yGV(new RegExp(`^\\$\\{${graph_variables/* VARIABLE_NAME */.nN}\\}$`), VAR))),
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
    notify: (0,manifest_schema/* about */.Cv)('Shell text that runs before the question is asked.', shell),
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
    notify: (0,manifest_schema/* about */.Cv)('Shell text that runs as the state is entered. Variables are in $RAILI_VAR_<NAME>.', shell),
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
const expose = (0,manifest_schema/* about */.Cv)('Variables that stdout gives, in lines such as name=value.', dist/* array */.YOg(dist/* pipe */.FsL(dist/* string */.YjP(OPTIONAL_NAME), dist/* regex */.yGV(new RegExp(`^${graph_variables/* VARIABLE_NAME */.nN}\\??$`), OPTIONAL_NAME)), 'must be a list of names'));
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
        args: (0,manifest_schema/* about */.Cv)('What the script is called with. ${name} is filled in.', dist/* array */.YOg(dist/* pipe */.FsL(dist/* string */.YjP('must be text (put it in quotes)'), withoutNul), 'must be a list of texts')),
        expose,
        output: stored,
        ...common,
        ...inner,
    }),
    command: dist/* strictObject */.rej({
        type: dist/* literal */.euz('command'),
        command: dist/* pipe */.FsL(shell, dist/* description */.h_('For `sh -c`. Variables are in $RAILI_VAR_<NAME>.')),
        directory: (0,manifest_schema/* about */.Cv)('Where the command runs, from the project root. ${name} is filled in.', dist/* pipe */.FsL(schema_text, withoutNul)),
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
        group: dist/* pipe */.FsL(schema_text, dist/* description */.h_("The file with the group's states, from the workflow's folder.")),
        ...common,
        ...inner,
    }),
};
const STATE_TYPES = Object.keys(STATE_SCHEMAS);
const input = dist/* strictObject */.rej({
    name: dist/* pipe */.FsL(variable, dist/* description */.h_('As it is used in ${name}.')),
    description: (0,manifest_schema/* about */.Cv)('What people are asked for.', dist/* string */.YjP('must be text')),
    log: (0,manifest_schema/* about */.Cv)('The value is told when a run starts, and kept with it.', flag),
}, 'must be a name, or a mapping of name, description and log');
const inputs = (0,manifest_schema/* about */.Cv)('Variables whose values are given from outside.', dist/* array */.YOg(dist/* union */.KCZ([variable, input], 'must be a name, or a mapping of name, description and log'), 'must be a list of names'));
const anyState = dist/* variant */.Oxt('type', [
    STATE_SCHEMAS.agent,
    STATE_SCHEMAS.script,
    STATE_SCHEMAS.command,
    STATE_SCHEMAS.engine,
    STATE_SCHEMAS.group,
]);
const $schema = (0,manifest_schema/* about */.Cv)('Where the JSON Schema is that editors check this file with.', dist/* string */.YjP('must be text'));
/** A whole file (spec 5.2); the loader checks its states one by one, by `STATE_SCHEMAS`. */
const GRAPH_SCHEMA = dist/* strictObject */.rej({
    $schema,
    ...manifest_schema/* STRICT_MANIFEST_ENTRIES */.Lo,
    initial: dist/* pipe */.FsL(state, dist/* description */.h_('The state that a run starts with.')),
    error: (0,manifest_schema/* about */.Cv)('A terminal state that is entered when something fails for good.', state),
    inputs,
    states: dist/* pipe */.FsL(dist/* record */.g1P(dist/* string */.YjP(), anyState), dist/* minEntries */.bPf(1, 'must have at least one state'), dist/* description */.h_('The states by their names.')),
});
/** The top of a group's file (spec 5.8). */
const GROUP_FILE_KEYS = ['states', 'inputs', '$schema'];

;// CONCATENATED MODULE: ./lib/workflow/graph/empty-fields.js


/**
 * A file's data without the fields that are left empty (`notify:`), which count as absent (spec 5.11). Only the
 * language's own fields are such: a state's or an outcome's name, and a key that there is not, stay to be told of.
 */
function withoutEmptyFields(data) {
    const isGroupFile = !Object.hasOwn(data, 'initial');
    const top = GRAPH_SCHEMA.entries;
    const known = isGroupFile ? GROUP_FILE_KEYS : Object.keys(top);
    return Object.fromEntries(Object.entries(data)
        .filter(([key, value]) => value !== null || !known.includes(key))
        .map(([key, value]) => {
        if (key === 'states')
            return [key, eachValue(value, withoutEmptyIn)];
        return [key, Object.hasOwn(top, key) ? filled(top[key], value) : value];
    }));
}
function withoutEmptyIn(state) {
    const schemas = STATE_SCHEMAS;
    const type = (0,yaml_source/* isRecord */.u4)(state) ? state.type : undefined;
    if (typeof type !== 'string' || !Object.hasOwn(schemas, type))
        return state;
    return filled(schemas[type], state);
}
/** What a value is without empty fields, wherever its schema names its fields. */
function filled(schema, value) {
    switch (schema.type) {
        case 'exact_optional':
            return filled(schema.wrapped, value);
        case 'union': {
            const mapping = schema.options.find(({ type }) => type === 'strict_object');
            return mapping === undefined || !(0,yaml_source/* isRecord */.u4)(value) ? value : filled(mapping, value);
        }
        case 'array':
            return Array.isArray(value) ? value.map((item) => filled(schema.item, item)) : value;
        case 'record':
            return eachValue(value, (each) => filled(schema.value, each));
        case 'strict_object':
            return (0,yaml_source/* isRecord */.u4)(value) ? fieldsOf(schema.entries, value) : value;
        default:
            return value;
    }
}
function fieldsOf(entries, value) {
    const fields = Object.entries(value).filter(([key, field]) => field !== null || !Object.hasOwn(entries, key));
    return Object.fromEntries(fields.map(([key, field]) => {
        const read = Object.hasOwn(entries, key) ? filled(entries[key], field) : field;
        return [key, key === 'transitions' ? withoutEmptyDefault(read) : read];
    }));
}
/** `default` is a word of the language's among names of the user's. */
function withoutEmptyDefault(transitions) {
    if (!(0,yaml_source/* isRecord */.u4)(transitions) || transitions.default !== null)
        return transitions;
    const { default: _, ...others } = transitions;
    return others;
}
function eachValue(value, read) {
    if (!(0,yaml_source/* isRecord */.u4)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, read(each)]));
}

// EXTERNAL MODULE: ./lib/workflow/graph/problems.js
var graph_problems = __webpack_require__(41344);
// EXTERNAL MODULE: ./lib/workflow/graph/yaml.js
var yaml = __webpack_require__(3779);
;// CONCATENATED MODULE: ./lib/workflow/graph/document.js






const EMPTY = 'the file is empty: it must be a mapping with `states`';
/** Names that mean something else to JavaScript's objects. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];
/** Reads one file; what is wrong goes to `findings`, and null comes back if nothing can be made of it. */
function readGraphDocument(text, file, findings, parsed = null) {
    const source = parsed ?? (0,yaml.parseGraphYaml)(text, file, findings);
    if (source === null)
        return null;
    const problems = { source, findings };
    if (!(0,yaml_source/* isRecord */.u4)(source.data)) {
        (0,graph_problems/* report */.z8)(problems, [], source.data == null ? EMPTY : `must be a mapping with \`states\`, not ${(0,parts_findings/* shownValue */.JJ)(source.data)}`);
        return null;
    }
    if (!isPlain(source.data, problems, [], []))
        return null;
    const data = withoutEmptyFields(source.data);
    return { problems, data, states: statesIn(data.states, problems) };
}
/** Nothing may hold itself, by an alias, and no name may be one of JavaScript's own. */
function isPlain(value, problems, path, around) {
    if (typeof value !== 'object' || value === null)
        return true;
    if (around.includes(value)) {
        (0,graph_problems/* report */.z8)(problems, path, 'holds itself: an alias (*name) must not stand inside what it names');
        return false;
    }
    const inside = [...around, value];
    if (Array.isArray(value)) {
        return value.map((item, index) => isPlain(item, problems, [...path, index], inside)).every(Boolean);
    }
    const entries = Object.entries(value).map(([key, item]) => {
        const at = [...path, key];
        if (RESERVED.includes(key))
            (0,graph_problems/* report */.z8)(problems, at, `"${key}" cannot be used as a name`);
        return !RESERVED.includes(key) && isPlain(item, problems, at, inside);
    });
    return entries.every(Boolean);
}
function statesIn(states, problems) {
    if (!(0,yaml_source/* isRecord */.u4)(states) || Object.keys(states).length === 0) {
        const problem = states === undefined ? 'is missing' : `must be a mapping of names to states, not ${(0,parts_findings/* shownValue */.JJ)(states)}`;
        (0,graph_problems/* report */.z8)(problems, ['states'], (0,yaml_source/* isRecord */.u4)(states) ? 'must have at least one state' : problem);
        return new Map();
    }
    for (const name of Object.keys(states)) {
        const problem = name === name.trim() ? (0,resolve/* nameProblem */.rH)(name) : 'begins or ends with a space';
        if (problem !== undefined)
            (0,graph_problems/* report */.z8)(problems, ['states', name], `the name ${problem}`, 'path-in-target');
    }
    // JavaScript puts keys that are numbers first, and the first state of a group is its entry.
    const line = (name) => problems.source.lineOf(['states', name]);
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
        (0,graph_problems/* report */.z8)(problems, at, issue.problem);
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
                (0,graph_problems/* report */.z8)(problems, path, `${String(schema.message ?? 'must be a mapping')}, not a list`);
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
        const message = `unknown key${(0,graph_problems/* nearestHint */.AN)(problems, known, key)}`;
        (0,graph_problems/* report */.z8)(problems, [...path, key], message, 'unknown-key');
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
function readTop({ data, problems }) {
    const { states: _, ...entries } = GRAPH_SCHEMA.entries;
    const { workflows, ...own } = data;
    if (workflows !== undefined) {
        const problem = 'a state graph uses no other workflows: it has groups of its own (`group`)';
        (0,graph_problems/* report */.z8)(problems, ['workflows'], problem);
    }
    reportUnknown(Object.keys(GRAPH_SCHEMA.entries), own, problems, []);
    const manifest = {};
    for (const [key, schema] of Object.entries(entries)) {
        if (!Object.hasOwn(data, key)) {
            if (key === 'initial')
                (0,graph_problems/* report */.z8)(problems, ['initial'], 'is missing: name the state to start with');
            continue;
        }
        const value = checkValue(schema, data[key], problems, [key]);
        if (Object.hasOwn(manifest_schema/* STRICT_MANIFEST_ENTRIES */.Lo, key) && value !== null)
            manifest[key] = value;
    }
    return manifest;
}
/** A run starts in a state of the file, or in one of a group's (`initial: build.compile`, spec 5.11). */
function checkInitial({ data, problems }, { byId }) {
    const initial = textAt(data, 'initial');
    if (initial === undefined || initial.trim() === '' || byId.has(initial))
        return;
    const problem = `there is no state "${initial}"${(0,graph_problems/* nearestHint */.AN)(problems, [...byId.keys()], initial)}`;
    (0,graph_problems/* report */.z8)(problems, ['initial'], problem, 'unknown-route-target');
}
/** Checks what stands at the top of a group's file (spec 5.8). */
function checkGroupTop({ data, problems }) {
    const { initial: _, ...others } = data;
    reportUnknown(GROUP_FILE_KEYS, others, problems, []);
    if (Object.hasOwn(data, 'initial')) {
        (0,graph_problems/* report */.z8)(problems, ['initial'], 'a group has no `initial`: it starts with its first state');
    }
    for (const key of ['inputs', '$schema']) {
        if (Object.hasOwn(data, key))
            checkValue(GRAPH_SCHEMA.entries[key], data[key], problems, [key]);
    }
}
/** The inputs of all files together; a name that two of them declare is an error (spec 5.8). */
function readGraphInputs(documents) {
    const inputs = new Map();
    for (const { data, problems } of documents) {
        for (const [index, item] of listAt(data, 'inputs').entries()) {
            const name = typeof item === 'string' ? item : textAt(item, 'name');
            if (name === undefined)
                continue;
            const path = typeof item === 'string' ? ['inputs', index] : ['inputs', index, 'name'];
            const same = inputs.get((0,graph_variables/* upperName */.iU)(name));
            if (same !== undefined) {
                const both = same.name === name ? `"${name}"` : `"${name}" and "${same.name}" are one variable, which`;
                (0,graph_problems/* report */.z8)(problems, path, `${both} is declared twice`);
            }
            if ((0,graph_variables/* upperName */.iU)(name) === 'WORKFLOW')
                (0,graph_problems/* report */.z8)(problems, path, "`workflow` is the workflow's name, always");
            const description = textAt(item, 'description') ?? null;
            inputs.set((0,graph_variables/* upperName */.iU)(name), { name, description, log: valueAt(item, 'log') === true });
        }
    }
    return [...inputs.values()];
}
/** Whether a state is the end of the run by itself (spec 5.2: the error state must be). */
function checkErrorState({ data, problems, states }, routingKeys) {
    const name = textAt(data, 'error');
    if (name === undefined || name.trim() === '')
        return;
    if (!states.has(name)) {
        const problem = `there is no state "${name}"${(0,graph_problems/* nearestHint */.AN)(problems, [...states.keys()], name)}`;
        (0,graph_problems/* report */.z8)(problems, ['error'], problem, 'unknown-route-target');
        return;
    }
    const state = states.get(name);
    const onward = entriesAt(state).find(([key]) => [...routingKeys, 'skip'].includes(key));
    const isGroup = textAt(state, 'type') === 'group';
    if (onward === undefined && !isGroup)
        return;
    const why = isGroup ? 'is a group' : `has \`${onward?.[0]}\``;
    (0,graph_problems/* report */.z8)(problems, ['error'], `must be a terminal state, but ${name} ${why}`);
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
/** A state, and the groups that end with it, from the inside out: as the last of them goes on, it does. */
function endingsOf(state) {
    const endings = [state];
    for (let last = state; isOut(last); last = last.group.state)
        endings.push(last.group.state);
    return endings;
}
/** Groups inside each other (spec 5.8, 5.11). */
const DEEPEST = limits/* LIMITS */.b.groupDepth.value;
const MOST_STATES = limits/* LIMITS */.b.graphStates.value;
/** Reads the files of all groups and puts their states beside the others (spec 5.8); null: there are too many. */
async function flattenGroups(main, folder, files, findings) {
    const states = [];
    const groups = [];
    const documents = new Map();
    if (!(await place(main, null, folder)))
        return null;
    const byId = new Map();
    for (const state of states) {
        const same = byId.get(state.id);
        if (same === undefined)
            byId.set(state.id, state);
        else
            reportCollision(same, state);
    }
    return { states, groups, byId };
    /** @param from the folder of the document's file */
    async function place(document, group, from) {
        for (const [name, data] of document.states) {
            const state = { id: group === null ? name : `${group.id}.${name}`, name, data, document, group };
            if (states.length >= MOST_STATES) {
                reportTooMany(state);
                return false;
            }
            states.push(state);
            if (textAt(data, 'type') !== 'group')
                continue;
            const own = await readGroup(state, from);
            if (own !== null && !(await place(own.group.inner, own.group, own.folder)))
                return false;
        }
        return true;
    }
    async function readGroup(state, from) {
        const refuse = (problem) => {
            (0,graph_problems/* report */.z8)(state.document.problems, pathOf(state, 'group'), problem);
            return null;
        };
        const path = await pathOfGroup(state, [folder, from], files);
        if (path === null)
            return null;
        const around = groupsAround(state);
        if (around.some(({ inner }) => files.resolve(inner.problems.source.file) === path))
            return refuse('the group holds itself: its file is one that this state stands in');
        if (around.length >= DEEPEST)
            return refuse(`groups can be ${DEEPEST} deep, and this one stands in ${DEEPEST} others`);
        const isNew = !documents.has(path);
        if (isNew)
            documents.set(path, readGroupFile(path, files, findings));
        const inner = await documents.get(path);
        if (inner === null)
            return null;
        const group = { id: state.id, state, inner };
        if (isNew)
            checkGroup(group);
        groups.push(group);
        return { group, folder: (0,external_node_path_.dirname)(path) };
    }
}
/** The groups that a state stands in, from the inside out. */
function groupsAround({ group }) {
    const around = [];
    for (let at = group; at !== null; at = at.state.group)
        around.push(at);
    return around;
}
/**
 * The file that a group state names, from the workflow's folder (spec 5.3), or else from the folder of the group's
 * file that names it; null: what is wrong has been reported.
 */
async function pathOfGroup(state, folders, files) {
    const given = textAt(state.data, 'group')?.trim() ?? '';
    if (given === '')
        return null;
    const { problems } = state.document;
    if ((0,external_node_path_.isAbsolute)(given) || given.startsWith('~')) {
        (0,graph_problems/* report */.z8)(problems, pathOf(state, 'group'), "must be a path from the workflow's own folder");
        return null;
    }
    const paths = folders.map((folder) => (0,external_node_path_.resolve)(folder, given));
    for (const path of paths)
        if ((await files.read(path)) !== null)
            return path;
    (0,graph_problems/* report */.z8)(problems, pathOf(state, 'group'), `there is no file ${files.shown(paths[0])}`);
    return null;
}
async function readGroupFile(path, files, findings) {
    const bytes = (await files.read(path)) ?? new Uint8Array();
    const { file } = files.add(path, bytes);
    const text = (0,state_file/* decodeText */.g7)(bytes, file, findings);
    return text === null ? null : readGraphDocument((0,state_file/* withUnixLineEnds */.ry)(text), file, findings);
}
const OWN_WAY = 'an `out` state has no routing of its own: it goes on as its group does';
function checkGroup({ inner }) {
    const { problems, states } = inner;
    checkGroupTop(inner);
    for (const [name, data] of states) {
        if (valueAt(data, 'out') !== true)
            continue;
        const ways = [...ROUTING_KEYS, 'skip'].map((key) => [key]);
        for (const way of [...ways, ['max_visits', 'continue']]) {
            if (valueAt(data, ...way) !== undefined)
                (0,graph_problems/* report */.z8)(problems, ['states', name, ...way], OWN_WAY);
        }
    }
    if (states.size > 0 && ![...states.values()].some((data) => valueAt(data, 'out') === true)) {
        (0,graph_problems/* report */.z8)(problems, ['states'], 'one of them must have `out: true`, or the group never ends');
    }
}
/** Of two states with one id, the one whose own name has the dot in it is to be renamed. */
function reportCollision(a, b) {
    const [outer, inner] = groupsAround(a).length <= groupsAround(b).length ? [a, b] : [b, a];
    const { file } = inner.document.problems.source;
    const problem = `${file} has a state ${inner.name}, which is called ${inner.id} as well`;
    (0,graph_problems/* report */.z8)(outer.document.problems, pathOf(outer), problem);
}
function reportTooMany(state) {
    const problem = `a graph has ${MOST_STATES} states at most, those of its groups included, and this is one more`;
    (0,graph_problems/* report */.z8)(state.document.problems, pathOf(state), problem);
}

// EXTERNAL MODULE: ./lib/core/graph/approval.js
var graph_approval = __webpack_require__(64077);
;// CONCATENATED MODULE: ./lib/workflow/graph/names.js




/** The names of each file of a graph, made once for each group. */
function namesIn(flattened) {
    const known = new Map();
    return ({ group }) => {
        const names = known.get(group) ?? namesOf(flattened, group);
        known.set(group, names);
        return names;
    };
}
function namesOf(flattened, group) {
    const { states, byId } = flattened;
    const prefix = group === null ? '' : `${group.id}.`;
    const own = group === null ? states : statesOf(flattened, group);
    const reasons = group === null ? [] : own.flatMap(approvalStates).filter((id) => id.startsWith(prefix));
    const variables = new Map(reasons.flatMap((id) => {
        const [short, full] = [(0,graph_approval/* approvalName */.Td)(id.slice(prefix.length)), (0,graph_approval/* approvalName */.Td)(id)];
        return ['PASSED', 'FAILED'].map((end) => [`${short}_${end}`, `${full}_${end}`]);
    }));
    return {
        resolve: (name) => byId.get(`${prefix}${name}`)?.id,
        states: own.map(({ id }) => id.slice(prefix.length)),
        variable: (name) => variables.get((0,graph_variables/* upperName */.iU)(name)) ?? name,
    };
}
/** A group's states, those of groups in it included: they follow the state that stands for it. */
function statesOf({ states }, group) {
    const first = states.indexOf(group.state) + 1;
    const end = states.findIndex((state, index) => index >= first && !isIn(state, group));
    return states.slice(first, end < 0 ? undefined : end);
}
function isIn(state, group) {
    for (let at = state.group; at !== null; at = at.state.group)
        if (at === group)
            return true;
    return false;
}
/** The states by whose names the reason of a state's approval is kept: its own, and its group's (spec 5.4). */
function approvalStates(state) {
    // A group's decision is taken where the group ends.
    if (textAt(state.data, 'type') === 'group')
        return [];
    const last = endingsOf(state).at(-1);
    if (valueAt(last.data, 'approval') === undefined)
        return [];
    return [...new Set([state.id, last.id])];
}
/** The names of the variables that a state's approval sets. */
function approvalNames(state) {
    return approvalStates(state).map(graph_approval/* approvalName */.Td);
}

;// CONCATENATED MODULE: ./lib/workflow/graph/build.js




/**
 * The states of a graph in which nothing is wrong (spec 5.8): groups' states under their full ids, with full
 * targets; each group itself as an engine state that goes on to its first one.
 */
function buildStates(flattened, checked, schemas, namesOf) {
    const groups = new Map(flattened.groups.map((group) => [group.id, group]));
    const outputsOf = (id) => {
        const group = groups.get(id);
        // A group has no output of its own: its states are meant.
        return group === undefined ? [id] : statesOf(flattened, group).map((state) => state.id);
    };
    const scopeOf = (state) => {
        const { resolve, variable } = namesOf(state);
        return {
            target: (target) => resolve(target) ?? target,
            text: (text) => (0,graph_variables/* renameReferences */.Ji)(text, variable),
            name: variable,
        };
    };
    const building = { flattened, checked, schemas, scopeOf, outputsOf };
    return Object.fromEntries(flattened.states.map((state) => [state.id, buildState(building, state)]));
}
function buildState(building, state) {
    const { checked, schemas } = building;
    const data = checked.get(state);
    const scope = building.scopeOf(state);
    const common = commonOf(building, state, data, scope);
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
            const first = firstOf(building.flattened, state);
            // How a group ends is its `out` states' business.
            const entry = { routing: { kind: 'continue', to: first.id }, teach: [], feedback: null };
            return { ...common, ...entry, type: 'engine', success: null, isProxy: true };
        }
        default:
            return data;
    }
}
/** A group's first state follows the one that stands for it. */
function firstOf({ states }, group) {
    return states[states.indexOf(group) + 1];
}
function commonOf({ checked, scopeOf, outputsOf }, state, data, scope) {
    const { source } = state.document.problems;
    // How a state ends that is its group's end, the group says.
    const endings = endingsOf(state).map((ending) => ({ data: checked.get(ending), scope: scopeOf(ending) }));
    const last = endings.at(-1);
    const feedback = endings.map((ending) => feedbackOf(ending.data, ending.scope));
    return {
        id: state.id,
        file: source.file,
        line: source.lineOf(pathOf(state)),
        group: state.group?.id ?? (data.type === 'group' ? state.id : null),
        routing: routingOf(last.data, last.scope, approvalNames(state)),
        notify: data.notify === undefined ? null : scope.text(data.notify),
        resetOutputs: (data.reset_outputs ?? []).flatMap((name) => outputsOf(scope.target(name))),
        maxVisits: limitOf(data.max_visits, scope),
        resetMaxVisits: (data.reset_max_visits ?? []).map(scope.target),
        skip: data.skip === undefined ? null : scope.target(data.skip),
        teach: endings.flatMap((ending) => teachOf(ending.data, ending.scope)),
        feedback: feedback.find((each) => each !== null) ?? null,
    };
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
var graph_files = __webpack_require__(31013);
// EXTERNAL MODULE: ./lib/workflow/graph/place.js
var graph_place = __webpack_require__(77661);
;// CONCATENATED MODULE: ./lib/workflow/graph/references.js





/** The variable that holds the workflow's name, always (spec 5.6). */
const WORKFLOW_VARIABLE = 'workflow';
/** Every variable that a graph can have: its inputs, what states expose or ask for, and automatic ones. */
function variablesOf({ states }, inputs) {
    const exposed = states.flatMap(({ data }) => [
        ...listAt(data, 'expose').flatMap((name) => (typeof name === 'string' ? [name.replace(/\?$/, '')] : [])),
        ...[textAt(data, 'feedback', 'expose_var') ?? []].flat(),
    ]);
    const reasons = states.flatMap(approvalNames).flatMap((name) => [`${name}_PASSED`, `${name}_FAILED`]);
    return [...new Set([WORKFLOW_VARIABLE, ...inputs.map(({ name }) => name), ...exposed, ...reasons])];
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
function checkReferences({ states }, names, namesOf) {
    const known = new Set(names.map(graph_variables/* upperName */.iU));
    const exactly = new Set(names);
    for (const state of states) {
        const { variable } = namesOf(state);
        const isKnown = (name) => known.has((0,graph_variables/* upperName */.iU)(variable(name)));
        const { problems } = state.document;
        const unknown = (path, name, advice) => (0,graph_problems/* report */.z8)(problems, pathOf(state, ...path), `\${${name}} names no variable${(0,graph_problems/* nearestHint */.AN)(problems, names, name)}${advice}`);
        for (const path of [...TEXT_FIELDS, ...argsOf(state.data), ...varsOf(state.data)]) {
            for (const name of references_namesIn(state.data, path))
                if (!isKnown(name))
                    unknown(path, name, '');
        }
        for (const path of SHELL_FIELDS) {
            for (const name of references_namesIn(state.data, path)) {
                const shell = /^RAILI_VAR_(.*)$/.exec(name)?.[1];
                const isOwn = shell === undefined ? isKnown(name) : known.has((0,graph_variables/* upperName */.iU)(shell));
                if (!isOwn)
                    unknown(path, name, `. A variable of the shell's is written $${name}, or $$\{${name}}`);
            }
        }
        for (const name of references_namesIn(state.data, ['command'])) {
            if (!exactly.has(name))
                continue;
            const problem = `\${${name}} is not filled in here, so that no value can run as a command: write "$RAILI_VAR_${(0,graph_variables/* upperName */.iU)(name)}"`;
            (0,graph_problems/* report */.z8)(problems, pathOf(state, 'command'), problem);
        }
    }
}
function references_namesIn(data, path) {
    return (0,graph_variables/* references */.Ft)(textAt(data, ...path) ?? '');
}
function argsOf(data) {
    return listAt(data, 'args').map((_, index) => ['args', index]);
}
function varsOf(data) {
    return entriesAt(data, 'teach').flatMap(([agent]) => listAt(data, 'teach', agent).map((_, index) => ['teach', agent, index, 'var']));
}
/** Reports variables that a state must not set: the workflow's name, and by `feedback` an input (spec 5.6). */
function checkSetVariables({ states }, inputs) {
    const given = new Set(inputs.map(({ name }) => (0,graph_variables/* upperName */.iU)(name)));
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
            if ((0,graph_variables/* upperName */.iU)(name) === 'WORKFLOW') {
                (0,graph_problems/* report */.z8)(problems, pathOf(state, ...path), "`workflow` is the workflow's name, always");
            }
            else if (path[0] === 'feedback' && given.has((0,graph_variables/* upperName */.iU)(name))) {
                (0,graph_problems/* report */.z8)(problems, pathOf(state, ...path), `"${name}" is an input; feedback needs a variable of its own`);
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/workflow/graph/registry/registry.js + 1 modules
var registry_registry = __webpack_require__(80431);
;// CONCATENATED MODULE: ./lib/workflow/graph/registry/registries.js




/** The agents and scripts that a graph's states and lessons name (spec 5.1, 5.7). */
async function readRegistries(flattened, folders, files, profiles, findings) {
    const lookUp = async (kind) => {
        const used = usesOf(flattened, kind);
        if (used.length === 0)
            return {};
        const registry = await registry_registry/* Registry */.O.read(kind, folders, files, profiles, findings);
        const registered = new Map();
        for (const { id, state, path } of used) {
            const found = await registry.find(id);
            if (found === null)
                continue;
            if ('problem' in found)
                (0,graph_problems/* report */.z8)(state.document.problems, pathOf(state, ...path), found.problem);
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
var named_files = __webpack_require__(16526);
;// CONCATENATED MODULE: ./lib/workflow/graph/schemas.js



/** Reads a graph's schemas; what is wrong goes to `findings`. @param folder the workflow's, absolute */
async function readGraphSchemas(main, folder, manifest, checked, files, findings) {
    const states = new Map();
    let workflow = null;
    const written = writtenIn(main, manifest, checked);
    if (written.length === 0)
        return { states, workflow };
    const { SchemaReader } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(9628)]).then(__webpack_require__.bind(__webpack_require__, 59628));
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

// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
;// CONCATENATED MODULE: ./lib/workflow/graph/state-check.js








/** Checks one state by itself (spec 5.3, 5.4); null if anything is wrong with it. */
function checkState(state) {
    const { data } = state;
    const { problems } = state.document;
    if (!(0,yaml_source/* isRecord */.u4)(data)) {
        (0,graph_problems/* report */.z8)(problems, pathOf(state), `must be a mapping with a type, not ${(0,parts_findings/* shownValue */.JJ)(data)}`);
        return null;
    }
    const type = STATE_TYPES.find((known) => known === data.type);
    if (type === undefined) {
        const problem = data.type === undefined
            ? 'is missing'
            : `must be one of ${STATE_TYPES.join(', ')}, not ${(0,parts_findings/* shownValue */.JJ)(data.type)}`;
        (0,graph_problems/* report */.z8)(problems, pathOf(state, 'type'), problem);
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
        (0,graph_problems/* report */.z8)(problems, pathOf(state, key), "means something in a group's file alone");
        return true;
    }
    if (type === undefined && types.length === 0) {
        const known = [...new Set(STATE_TYPES.flatMap((each) => Object.keys(STATE_SCHEMAS[each].entries)))];
        (0,graph_problems/* report */.z8)(problems, pathOf(state, key), `unknown key${(0,graph_problems/* hint */.aK)([], (0,nearest/* nearest */.pA)(known, key))}`, 'unknown-key');
        return true;
    }
    if (type === undefined || types.length === 0 || types.includes(type))
        return false;
    (0,graph_problems/* report */.z8)(problems, pathOf(state, key), `is for ${types.join(', ')} states alone; this is of type ${type}`);
    return true;
}
function reportRoutings(state) {
    const [first, ...others] = ROUTING_KEYS.filter((key) => valueAt(state.data, key) !== undefined);
    for (const key of isOut(state) ? [] : others) {
        (0,graph_problems/* report */.z8)(state.document.problems, pathOf(state, key), `a state has one routing, and this one has \`${first}\` already`);
    }
}
function reportTeach(state) {
    for (const [agent] of entriesAt(state.data, 'teach')) {
        for (const [index, source] of listAt(state.data, 'teach', agent).entries()) {
            const given = ['output', 'var'].filter((key) => valueAt(source, key) !== undefined);
            if (!(0,yaml_source/* isRecord */.u4)(source) || given.length === 1)
                continue;
            const problem = `must have either \`output\` or \`var\`${given.length === 2 ? ', not both' : ''}`;
            (0,graph_problems/* report */.z8)(state.document.problems, pathOf(state, 'teach', agent, index), problem);
        }
    }
}
/** What an engine state's own outcome, always PASSED, makes impossible (spec 5.3). */
function reportVerdict(state, type) {
    if (type !== 'engine')
        return;
    const { data, document } = state;
    const { data: routed } = endingsOf(state).at(-1);
    const keys = entriesAt(routed, 'transitions').map(([key]) => key);
    if (keys.length > 0 && !keys.some((key) => key === 'default' || key.toLowerCase() === 'passed')) {
        const path = routed === data ? pathOf(state, 'transitions') : pathOf(state, 'out');
        (0,graph_problems/* report */.z8)(document.problems, path, 'the outcome of an engine state is always PASSED: name PASSED or default');
    }
    const onward = ROUTING_KEYS.find((key) => valueAt(routed, key) !== undefined);
    if (onward !== undefined && textAt(data, 'type') === 'engine' && valueAt(data, 'success') !== undefined) {
        (0,graph_problems/* report */.z8)(document.problems, pathOf(state, 'success'), `is a terminal state's verdict, and this one goes on (\`${onward}\`)`);
    }
}

;// CONCATENATED MODULE: ./lib/workflow/graph/targets.js



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
function checkTargets(flattened, namesOf) {
    for (const state of flattened.states) {
        const names = namesOf(state);
        const { problems } = state.document;
        for (const { path, name } of targetsOf(state.data)) {
            const id = names.resolve(name);
            const at = pathOf(state, ...path);
            if (id === undefined) {
                const where = state.group === null ? '' : ' in this group';
                const problem = `there is no state "${name}"${where}${(0,graph_problems/* nearestHint */.AN)(problems, names.states, name)}`;
                (0,graph_problems/* report */.z8)(problems, at, problem, 'unknown-route-target');
            }
            else if (path[0] === 'teach') {
                reportSource(flattened, state, id, at);
            }
        }
    }
}
function reportSource({ byId }, state, id, path) {
    if (valueAt(byId.get(id)?.data, 'output', 'store') === true)
        return;
    (0,graph_problems/* report */.z8)(state.document.problems, path, `${id} keeps no output to learn from: it needs output: { store: true }`);
}
/** Reports each cycle of `skip`, once, at the first state in it (spec 5.5). */
function checkSkips(flattened, namesOf) {
    const onward = new Map(flattened.states.map((state) => [state.id, namesOf(state).resolve(textAt(state.data, 'skip') ?? '')]));
    const done = new Set();
    for (const state of flattened.states) {
        const way = new Set();
        let id = state.id;
        for (; id !== undefined && !done.has(id) && !way.has(id); id = onward.get(id))
            way.add(id);
        if (id !== undefined && way.has(id)) {
            const ids = [...way];
            reportCircle(flattened, [...ids.slice(ids.indexOf(id)), id]);
        }
        for (const each of way)
            done.add(each);
    }
}
function reportCircle({ states }, circle) {
    const first = states.find(({ id }) => circle.includes(id));
    if (first === undefined)
        return;
    const problem = `the states skip each other in a circle: ${circle.join(' → ')}`;
    (0,graph_problems/* report */.z8)(first.document.problems, pathOf(first, 'skip'), problem);
}
/** Two states whose stored outputs would be one file: `a.latest` and the latest of `a`. */
function checkOutputFiles({ states }) {
    const storing = states.filter(({ data }) => valueAt(data, 'output', 'store') === true);
    const ids = new Set(storing.map(({ id }) => id));
    for (const state of storing) {
        const other = state.id.replace(/\.latest$/, '');
        if (other === state.id || !ids.has(other))
            continue;
        const problem = `its output would be the file that holds the latest output of ${other}; rename one of them`;
        (0,graph_problems/* report */.z8)(state.document.problems, pathOf(state, 'output'), problem);
    }
}

// EXTERNAL MODULE: ./lib/workflow/graph/vars.js
var vars = __webpack_require__(33338);
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
    const place = (0,graph_place.placeOf)(path, request.root, request.cwd);
    const files = new graph_files/* GraphFiles */.E(place.root, request.home ?? (0,external_node_os_.homedir)(), request.readSibling ?? graph_files/* readGraphFile */.z);
    files.add(path, new TextEncoder().encode(request.text), request.file);
    const main = readGraphDocument((0,state_file/* withUnixLineEnds */.ry)(request.text), request.file, findings, request.parsed ?? null);
    if (main === null)
        return null;
    const manifest = readTop(main);
    checkErrorState(main, ROUTING_KEYS);
    const flattened = await flattenGroups(main, place.folder, files, findings);
    if (flattened === null)
        return null;
    checkInitial(main, flattened);
    const documents = new Set([main, ...flattened.groups.map(({ inner }) => inner)]);
    const declared = readGraphInputs([...documents]);
    const inputs = await (0,vars/* inputsWithVars */.al)(declared, place.folder, (file) => files.read(file), findings);
    const variables = variablesOf(flattened, inputs);
    const namesOf = namesIn(flattened);
    const checked = checkStates(flattened, namesOf);
    checkReferences(flattened, variables, namesOf);
    checkSetVariables(flattened, inputs);
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
        states: buildStates(flattened, checked, schemas, namesOf),
        resultSchema: schemas.workflow,
        ...registered,
        variables,
        manifest,
        files: files.all,
    };
}
/** The folders of the project whose agents the CLI knows without a registry. */
function profilesOf(agentCli) {
    const folder = (0,agent_clis/* factsOf */.xS)(agentCli)?.capabilities.profiles?.project;
    return folder === undefined ? [] : [folder];
}
function checkStates(flattened, namesOf) {
    const checked = new Map();
    for (const state of flattened.states) {
        const data = checkState(state);
        if (data !== null)
            checked.set(state, data);
    }
    checkTargets(flattened, namesOf);
    checkSkips(flattened, namesOf);
    checkOutputFiles(flattened);
    return checked;
}


/***/ }),

/***/ 77661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ nameOf),
/* harmony export */   placeOf: () => (/* binding */ placeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26607);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78608);




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

/***/ 41344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ nearestHint),
/* harmony export */   aK: () => (/* binding */ hint),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27910);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34488);



function report({ source, findings }, path, problem, rule = 'bad-value') {
    const place = (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .pathText */ .LF)(path);
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
/** The same by the name that was given. Of problems that nobody gets to see, nothing is guessed: it takes long. */
function nearestHint({ findings }, names, given) {
    if (findings.length > 2 * _core_limits_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.problems.value)
        return '';
    return hint(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(names, given));
}


/***/ }),

/***/ 80431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Registry)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/core/protocol/resolve.js
var resolve = __webpack_require__(91036);
// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
// EXTERNAL MODULE: ./lib/workflow/parts/yaml-source.js + 1 modules
var yaml_source = __webpack_require__(86963);
// EXTERNAL MODULE: ./lib/workflow/graph/problems.js
var graph_problems = __webpack_require__(41344);
;// CONCATENATED MODULE: ./lib/workflow/graph/registry/agent-model.js



/**
 * The `model` in the front matter of a registered agent's file (spec 5.11); null: it asks for none. The rest of the
 * front matter is for its own CLI, and so are mistakes in it: they are warned of.
 */
function modelIn(bytes, file, findings) {
    const text = (0,state_file/* withUnixLineEnds */.ry)(new TextDecoder().decode(bytes));
    const [, yaml] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
    if (yaml === undefined || !text.startsWith('---'))
        return null;
    const found = [];
    // The line of the dashes is the first one.
    const source = (0,yaml_source.parseYaml)(`\n${yaml}`, file, found);
    findings.push(...found.map((finding) => ({ ...finding, severity: 'warning' })));
    const model = (0,yaml_source/* isRecord */.u4)(source?.data) ? source.data.model : undefined;
    if (model === undefined || model === null)
        return null;
    // What subagents of Claude Code say for the model that is in use.
    if (typeof model === 'string' && model.trim() !== '')
        return model.trim() === 'inherit' ? null : model.trim();
    const message = `model: must be some text, not ${(0,parts_findings/* shownValue */.JJ)(model)}; the agent gets the usual model`;
    const line = source?.lineOf(['model']) ?? 1;
    findings.push({ severity: 'warning', rule: 'bad-value', file, line, path: ['model'], message });
    return null;
}

;// CONCATENATED MODULE: ./lib/workflow/graph/registry/registry.js









const SETTINGS = { agent: 'model', script: 'runtime' };
/** `agent-registry.json` or `script-registry.json`, checked. */
class Registry {
    kind;
    file;
    entries;
    isBroken;
    files;
    profiles;
    findings;
    constructor(kind, 
    /** Where it lies, or should; for messages. */
    file, 
    /** Null: there is no such file, or it is broken. */
    entries, isBroken, files, 
    /** Folders of the project whose agents the agent CLI knows by itself. */
    profiles, findings) {
        this.kind = kind;
        this.file = file;
        this.entries = entries;
        this.isBroken = isBroken;
        this.files = files;
        this.profiles = profiles;
        this.findings = findings;
    }
    /**
     * Reads the first registry of these folders. Everything that is wrong with it goes to `findings`: bad
     * JSON, an entry without `path`, a path that is no file (spec 5.1). That there is none is an error only
     * for those who look something up.
     */
    static async read(kind, folders, files, profiles, findings) {
        const name = `${kind}-registry.json`;
        for (const folder of folders) {
            const path = (0,external_node_path_.join)(folder, name);
            const bytes = await files.read(path);
            if (bytes === null)
                continue;
            const { file } = files.add(path, bytes);
            const entries = await readEntries(kind, bytes, file, files, findings);
            return new Registry(kind, file, entries, entries === null, files, profiles, findings);
        }
        const [first = ''] = folders;
        return new Registry(kind, files.shown((0,external_node_path_.join)(first, name)), null, false, files, profiles, findings);
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
                : `the ${this.kind} "${id}" is not in ${this.file}${(0,graph_problems/* hint */.aK)(names, (0,nearest/* nearest */.pA)(names, id))}`;
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
        if (this.kind !== 'agent' || (0,resolve/* nameProblem */.rH)(id) !== undefined)
            return null;
        const names = this.profiles.flatMap((folder) => ['.agent.md', '.md'].map((end) => (0,external_node_path_.join)(folder, `${id}${end}`)));
        for (const name of names) {
            const path = (0,external_node_path_.join)(this.files.root, name);
            const bytes = await this.files.read(path);
            if (bytes !== null)
                return this.registered(id, path, bytes, null);
        }
        return null;
    }
    registered(id, path, bytes, setting) {
        const { name, file } = this.files.add(path, bytes);
        const own = this.kind === 'agent' && setting === null ? modelIn(bytes, file, this.findings) : null;
        return { id, path, name, bytes, setting: setting ?? own };
    }
}
async function readEntries(kind, bytes, file, files, findings) {
    const text = (0,state_file/* decodeText */.g7)(bytes, file, findings);
    const source = text === null ? null : parseJson(text, file, findings);
    if (source === null)
        return null;
    const problems = { source, findings };
    if (!(0,yaml_source/* isRecord */.u4)(source.data)) {
        (0,graph_problems/* report */.z8)(problems, [], 'the registry must be an object of ids such as {"id": {"path": "…"}}');
        return null;
    }
    const entries = new Map();
    for (const [id, value] of Object.entries(source.data)) {
        const problem = problemOf(value, SETTINGS[kind]);
        entries.set(id, null);
        if (problem !== null) {
            (0,graph_problems/* report */.z8)(problems, [id, ...problem.path], problem.text);
            continue;
        }
        const { path, [SETTINGS[kind]]: setting } = value;
        const absolute = files.resolve(path);
        if ((await files.read(absolute)) === null) {
            (0,graph_problems/* report */.z8)(problems, [id, 'path'], `"${path}" is not a file (looked for ${absolute})`);
        }
        else {
            entries.set(id, { path: path, setting: setting ?? null });
        }
    }
    return entries;
}
function problemOf(value, setting) {
    if (!(0,yaml_source/* isRecord */.u4)(value))
        return { path: [], text: `must be an object with a path, not ${(0,parts_findings/* shownValue */.JJ)(value)}` };
    if (value.path === undefined || value.path === null)
        return { path: ['path'], text: 'is missing' };
    for (const key of ['path', setting]) {
        const text = value[key];
        if (text === undefined || text === null || (typeof text === 'string' && text.trim() !== ''))
            continue;
        return { path: [key], text: `must be some text, not ${(0,parts_findings/* shownValue */.JJ)(text)}` };
    }
    return null;
}
/** JSON that knows its lines; a repeated key is an error. */
function parseJson(text, file, findings) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = (0,json_object/* jsonErrorIn */.qC)(text);
        const message = `this is not JSON: ${why}`;
        findings.push({ severity: 'error', rule: 'front-matter-syntax', file, ...place, message });
        return null;
    }
    // Nearly all JSON is YAML, and what is not lacks nothing but its lines.
    const { source, problems } = (0,yaml_source/* readYaml */.gM)(text, file);
    const repeated = problems.filter((problem) => problem.repeated !== undefined);
    findings.push(...repeated.map((problem) => (0,yaml_source/* yamlFinding */.lV)(problem, file)));
    if (repeated.length > 0)
        return null;
    return (source ?? {
        ...{ data, file, lineOf: () => 1, columnOf: () => undefined },
        textPlaceOf: () => ({ line: 1, indent: 0 }),
    });
}


/***/ }),

/***/ 33338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ missingInputs),
/* harmony export */   al: () => (/* binding */ inputsWithVars),
/* harmony export */   nK: () => (/* binding */ readVars),
/* harmony export */   tq: () => (/* binding */ inputValues)
/* harmony export */ });
/* unused harmony export readVarsFile */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46069);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86963);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31013);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41344);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3779);











const NAME = 'vars.yaml';
/**
 * The values that `vars.yaml` gives: of the one beside the workflow, else of the one a folder up (spec 5.1).
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values.
 */
async function readVars(folder, read = _files_js__WEBPACK_IMPORTED_MODULE_7__/* .readGraphFile */ .z) {
    const findings = [];
    const vars = await readVarsFile(folder, read, findings);
    const [first, ...others] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined)
        throw (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .errorOf */ .Mz)([first, ...others]);
    return vars?.values ?? {};
}
/** The same; what is wrong goes to `findings`. One that yields no key hides no other. */
async function readVarsFile(folder, read, findings) {
    for (const place of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, NAME);
        const bytes = await read(file);
        const text = bytes && (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings);
        if (typeof text !== 'string')
            continue;
        const source = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_9__.parseGraphYaml)((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), file, findings);
        if (source === null)
            return null;
        if (source.data === null || source.data === undefined)
            continue;
        const values = valuesIn((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), { source, findings });
        if ((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(source.data) && Object.keys(source.data).length === 0)
            continue;
        return { file, values, lineOf: (name) => source.lineOf([name]) };
    }
    return null;
}
function valuesIn(text, problems) {
    const { data } = problems.source;
    if (!(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(data)) {
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .report */ .z8)(problems, [], `must be a mapping of names to values, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(data)}`);
        return {};
    }
    const strays = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null);
    for (const [name, value] of strays)
        (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .report */ .z8)(problems, [name], `must be one value, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(value)}`);
    if (strays.length > 0)
        return {};
    // Numbers and the like as they are written. One that is left blank is none.
    const texts = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(text, { ..._parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .READING */ .rq, merge: true, schema: 'failsafe' }).toJS();
    const given = Object.entries(texts).filter(([name]) => Object.hasOwn(data, name) && data[name] !== null);
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
/**
 * The inputs of a graph. Without `inputs` every key of `vars.yaml` is one (spec 5.11); beside them, a key that is none
 * is warned of: no state would see it.
 */
async function inputsWithVars(declared, folder, read, findings) {
    // Whoever starts a run is told what is wrong in the file: what is declared does not depend on it.
    const vars = await readVarsFile(folder, read, declared.length === 0 ? findings : []);
    if (vars === null)
        return declared;
    const known = new Set(declared.map(({ name }) => name));
    const names = declared.map(({ name }) => name);
    const inputs = [];
    for (const name of Object.keys(vars.values).filter((key) => !known.has(key))) {
        if (declared.length === 0 && IS_NAME.test(name) && (0,_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .upperName */ .iU)(name) !== 'WORKFLOW') {
            inputs.push({ name, description: null, log: false });
            continue;
        }
        const why = declared.length === 0 ? 'no name of a variable' : `no input${(0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .hint */ .aK)(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .nearest */ .pA)(names, name))}`;
        const message = `${name}: is ${why}; no state sees it`;
        const place = { file: vars.file, line: vars.lineOf(name), path: [name] };
        findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
    }
    return declared.length === 0 ? inputs : declared;
}
const IS_NAME = new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .VARIABLE_NAME */ .nN}$`);
/**
 * The values of a graph's inputs: `--var` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for a `--var` that is no input.
 */
function inputValues(inputs, line, file) {
    const names = inputs.map(({ name }) => name);
    const strange = Object.keys(line).filter((name) => !names.includes(name));
    const [first] = strange;
    if (first !== undefined) {
        const list = names.length === 0 ? '; it has none' : (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .hint */ .aK)(names, (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_10__/* .nearest */ .pA)(names, first));
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
    }
    const valueIn = (name) => own(line, name) ?? own(file, name);
    return {
        values: Object.fromEntries(names.flatMap((name) => {
            const value = valueIn(name);
            return value === undefined ? [] : [[name, value]];
        })),
        missing: inputs.filter(({ name }) => valueIn(name) === undefined),
    };
}
function own(values, name) {
    return Object.hasOwn(values, name) ? values[name] : undefined;
}
/** One error for all inputs that have no value. @param file the workflow's */
function missingInputs(missing, file) {
    const list = missing
        .map(({ name, description }) => `  ${name}${description === null ? '' : `: ${description.trim()}`}`)
        .join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the workflow needs values for these inputs:\n${list}\nGive each with --var NAME=VALUE, or write them into ${NAME} beside the workflow.`, { file });
}


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseGraphYaml: () => (/* binding */ parseGraphYaml)
/* harmony export */ });
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34488);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86963);


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
    const { source, problems } = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .gM)(text, file, { merge: true });
    // Where brackets are never closed, each of them is one.
    for (const problem of problems.slice(0, SHOWN)) {
        const { repeated, tagged } = problem;
        if (repeated !== undefined)
            findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)({ ...problem, message: `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(repeated)}: the key is given twice` }, file));
        else if (tagged === undefined)
            findings.push((0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)(problem, file));
        else
            findings.push(tagFinding(problem, tagged, file));
    }
    return problems.some(({ tagged }) => tagged !== undefined) ? null : source;
}
/** `!!js/function` makes code out of text elsewhere, and is no mere text here either. */
function tagFinding(problem, path, file) {
    const place = path.length === 0 ? '' : `${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .pathText */ .LF)(path)}: `;
    const message = `${place}${problem.message}; a state graph has plain YAML alone`;
    return { ...(0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFinding */ .lV)({ ...problem, severity: 'error', message }, file), path };
}


/***/ })

};
