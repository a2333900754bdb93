export const id = 3794;
export const ids = [3794,6338,3957,1013];
export const modules = {

/***/ 36338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qt: () => (/* binding */ spellRules),
/* harmony export */   iT: () => (/* binding */ parseRule),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
/* unused harmony export translateRule */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _own_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20979);


const RULE = /^([A-Za-z][A-Za-z0-9_.-]*\*?)(?:\(([\s\S]+)\))?$/;
/** Null for a text that is no rule: a rule is a name, or a name and an argument in brackets. */
function parseRule(text) {
    const [, tool, argument] = RULE.exec(text) ?? [];
    if (tool === undefined)
        return null;
    return { tool, argument: argument ?? null };
}
/**
 * A rule in the words of a CLI; null where it has no rules that mean the same.
 * @param cwd where the agent works, which a relative path starts from
 */
function translateRule(text, kinds, cwd) {
    const rule = parseRule(text);
    if (rule === null)
        return null;
    const mcp = /^mcp__(.+?)(?:__(.+))?$/.exec(rule.tool);
    if (mcp !== null) {
        const [, server = '', tool] = mcp;
        if (rule.argument !== null)
            return null;
        return tool === undefined || tool === '*' ? server : tool.includes('*') ? null : `${server}(${tool})`;
    }
    const known = (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule.tool);
    if (known === undefined)
        return null;
    if (rule.argument === null || rule.argument === '*')
        return known.kind;
    const argument = argumentOf(rule.argument, known.argument, cwd);
    return argument === null ? null : `${known.kind}(${argument})`;
}
function argumentOf(text, takes, cwd) {
    switch (takes) {
        case 'command': {
            // `npm test *` is the newer spelling of `npm test:*`.
            const command = text.replace(/ \*$/, ':*');
            return /[*,()]/.test(command.replace(/:\*$/, '')) ? null : command;
        }
        case 'path':
            // Two slashes begin at the file system's root, one at the settings file's folder, which we have none of.
            if (/[*?[\]{},()]/.test(text) || /^(\/(?!\/)|~)/.test(text))
                return null;
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(cwd, text.replace(/^\/\//, '/'));
        case 'domain': {
            const domain = /^domain:([\w.-]+)$/.exec(text)?.[1];
            return domain ?? null;
        }
        case 'none':
            return null;
        default:
            return takes;
    }
}
/** What a state allows and denies, in the words of a CLI. Without words of its own, the CLI takes the rules as they are. */
function spellRules({ allow = [], deny = [] }, { ruleKinds: kinds, toolNames }, cwd) {
    if (kinds === null)
        return { allow, deny, excluded: [], cannot: { allow: [], deny: [] } };
    const spelt = (rules) => rules.flatMap((rule) => translateRule(rule, kinds, cwd) ?? []);
    // A tool without a kind is never asked about: allowing it means nothing, and denying it means to take it away.
    const ownTools = (rule) => (0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(kinds, rule) === undefined ? ((0,_own_value_js__WEBPACK_IMPORTED_MODULE_1__/* .ownValue */ .e)(toolNames ?? {}, rule) ?? []) : [];
    const cannot = (rules) => rules.filter((rule) => translateRule(rule, kinds, cwd) === null && ownTools(rule).length === 0);
    return {
        allow: spelt(allow),
        deny: spelt(deny),
        excluded: deny.flatMap(ownTools),
        cannot: { allow: cannot(allow), deny: cannot(deny) },
    };
}


/***/ }),

/***/ 31013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ GraphFiles),
/* harmony export */   Mr: () => (/* binding */ graphName),
/* harmony export */   locateGraph: () => (/* binding */ locateGraph),
/* harmony export */   zl: () => (/* binding */ readGraphFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3828);
/* harmony import */ var _core_project_root_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26607);
/* harmony import */ var _process_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20498);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78608);







/** @throws WorkflowError for a file that exists and cannot be read */
async function readGraphFile(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? null : (0,_process_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlainFile */ .b$)(path);
    }
    catch (cause) {
        const code = cause.code ?? '';
        // No file's name has a NUL or is that long.
        if (['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG'].includes(code))
            return null;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .WorkflowError */ .s8(`cannot read the file: ${(0,_core_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(cause)}`, { file: path }, { cause });
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
    /** @param file the path as a user knows it, for messages */
    add(path, bytes, file = this.shown(path)) {
        const added = { name: this.shown(path), file, bytes, path };
        this.#files.set(path, added);
        return added;
    }
    /** Reads a file without making it a part of the graph. */
    read(path) {
        return this.readBytes(path);
    }
    /** Resolves a path out of a registry: from the project root, or from the home folder after `~/` (spec 5.1). */
    resolve(path) {
        return path.startsWith('~/') ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.home, path.slice(2)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(this.root, path);
    }
    /** A path that is the same on every machine: from the project root, else from the home folder. */
    shown(path) {
        return inside(this.root, path) ?? prefixed(inside(this.home, path)) ?? path;
    }
    get all() {
        return [...this.#files.values()];
    }
}
function inside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    if (way === '' || way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way))
        return undefined;
    return way.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/');
}
function prefixed(way) {
    return way === undefined ? undefined : `~/${way}`;
}
/**
 * Finds a graph's folders. In a Raili project the registries are in `.raili`, and the project is the folder that has
 * it. Elsewhere they are beside the workflow's file or one folder up.
 * @param root the project root, if it is known
 * @param cwd where the run works: the root of a project that nothing marks yet, since `.raymond` will lie there
 */
function locateGraph(path, root, cwd = process.cwd()) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    const raili = [folder, above].find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(each) === '.raili') ?? null;
    const registries = raili === null ? [folder, above] : [raili];
    return { folder, root: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root ?? rootOf(folder, raili, cwd)), raili, registries };
}
function rootOf(folder, raili, cwd) {
    if (raili !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(raili);
    const isBelow = folder === cwd || folder.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cwd, node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
    return (0,_core_project_root_js__WEBPACK_IMPORTED_MODULE_4__/* .markedRoot */ .T)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync) ?? (isBelow ? cwd : folder);
}
/** A workflow's name where its manifest has none. A file that is called `workflow.yaml` has its folder's name. */
function graphName(path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path);
    return name === _parts_state_file_js__WEBPACK_IMPORTED_MODULE_6__/* .MANIFEST_NAME */ .ir ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(name, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.extname)(name));
}


/***/ }),

/***/ 42927:
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
// EXTERNAL MODULE: ./lib/core/graph/graph.js
var graph = __webpack_require__(81984);
// EXTERNAL MODULE: ./lib/core/graph/variables.js
var graph_variables = __webpack_require__(6529);
// EXTERNAL MODULE: ./lib/core/limits/limits.js
var limits = __webpack_require__(27910);
// EXTERNAL MODULE: ./lib/workflow/graph/document.js
var graph_document = __webpack_require__(35969);
// EXTERNAL MODULE: ./lib/workflow/graph/schema.js
var schema = __webpack_require__(46771);
// EXTERNAL MODULE: ./lib/workflow/check.js
var check = __webpack_require__(81961);
// EXTERNAL MODULE: ./lib/workflow/parts/manifest-schema.js
var manifest_schema = __webpack_require__(92431);
;// CONCATENATED MODULE: ./lib/workflow/graph/top.js






/** Checks the top of a workflow's file, without its states, and gives the manifest (spec 5.2). */
function readGraphTop({ data, problems }) {
    const { states: _, ...entries } = schema/* GRAPH_SCHEMA */.ZH.entries;
    const { workflows, ...own } = data;
    if (workflows !== undefined) {
        const problem = 'a state graph uses no other workflows: it has groups of its own (`group`)';
        (0,parts_findings/* report */.z8)(problems, ['workflows'], problem);
    }
    (0,check/* reportUnknown */.VB)(Object.keys(schema/* GRAPH_SCHEMA */.ZH.entries), own, problems, []);
    const manifest = {};
    for (const [key, schema] of Object.entries(entries)) {
        if (!Object.hasOwn(data, key)) {
            if (key === 'initial')
                (0,parts_findings/* report */.z8)(problems, ['initial'], 'is missing: name the state to start with');
            continue;
        }
        const value = (0,check/* checkValue */.Su)(schema, data[key], problems, [key]);
        if (Object.hasOwn(manifest_schema/* STRICT_MANIFEST_ENTRIES */.Lo, key) && value !== null)
            manifest[key] = value;
    }
    return manifest;
}
/** Checks `initial`: a run starts in a state of the file, or in one of a group's (`build.compile`, spec 5.11). */
function checkInitial({ data, problems }, { byId }) {
    const initial = (0,graph_document/* textAt */.$6)(data, 'initial');
    if (initial === undefined || initial.trim() === '' || byId.has(initial))
        return;
    const problem = `there is no state "${initial}"${(0,parts_findings/* nearestHint */.AN)(problems, [...byId.keys()], initial)}`;
    (0,parts_findings/* report */.z8)(problems, ['initial'], problem, 'unknown-route-target');
}
/** Checks the top of a group's file (spec 5.8). */
function checkGroupTop({ data, problems }) {
    const { initial: _, ...others } = data;
    (0,check/* reportUnknown */.VB)(Object.keys(schema/* GROUP_FILE_SCHEMA */.RH.entries), others, problems, []);
    if (Object.hasOwn(data, 'initial')) {
        (0,parts_findings/* report */.z8)(problems, ['initial'], 'a group has no `initial`: it starts with its first state');
    }
    for (const key of ['inputs', '$schema']) {
        if (Object.hasOwn(data, key))
            (0,check/* checkValue */.Su)(schema/* GRAPH_SCHEMA */.ZH.entries[key], data[key], problems, [key]);
    }
}
/** The inputs of all files together. A name that two of them declare is an error (spec 5.8). */
function readGraphInputs(documents) {
    const inputs = new Map();
    for (const { data, problems } of documents) {
        for (const [index, item] of (0,graph_document/* listAt */.gT)(data, 'inputs').entries()) {
            const name = typeof item === 'string' ? item : (0,graph_document/* textAt */.$6)(item, 'name');
            if (name === undefined)
                continue;
            const path = typeof item === 'string' ? ['inputs', index] : ['inputs', index, 'name'];
            const same = inputs.get((0,graph_variables/* upperName */.iU)(name));
            if (same !== undefined) {
                const both = same.name === name ? `"${name}"` : `"${name}" and "${same.name}" are one variable, which`;
                (0,parts_findings/* report */.z8)(problems, path, `${both} is declared twice`);
            }
            if ((0,graph_variables/* upperName */.iU)(name) === 'WORKFLOW')
                (0,parts_findings/* report */.z8)(problems, path, "`workflow` is the workflow's name, always");
            const description = (0,graph_document/* textAt */.$6)(item, 'description') ?? null;
            inputs.set((0,graph_variables/* upperName */.iU)(name), { name, description, log: (0,graph_document/* valueAt */.fK)(item, 'log') === true });
        }
    }
    return [...inputs.values()];
}
/** Checks that the error state ends the run by itself (spec 5.2). */
function checkErrorState({ data, problems, states }, routingKeys) {
    const name = (0,graph_document/* textAt */.$6)(data, 'error');
    if (name === undefined || name.trim() === '')
        return;
    if (!states.has(name)) {
        const problem = `there is no state "${name}"${(0,parts_findings/* nearestHint */.AN)(problems, [...states.keys()], name)}`;
        (0,parts_findings/* report */.z8)(problems, ['error'], problem, 'unknown-route-target');
        return;
    }
    const state = states.get(name);
    const onward = (0,graph_document/* entriesAt */.ws)(state).find(([key]) => [...routingKeys, 'skip'].includes(key));
    const isGroup = (0,graph_document/* textAt */.$6)(state, 'type') === 'group';
    if (onward === undefined && !isGroup)
        return;
    const why = isGroup ? 'is a group' : `has \`${onward?.[0]}\``;
    (0,parts_findings/* report */.z8)(problems, ['error'], `must be a terminal state, but ${name} ${why}`);
}

;// CONCATENATED MODULE: ./lib/workflow/graph/groups.js







/** The path of a state's fields in its file. */
function pathOf(state, ...path) {
    return ['states', state.name, ...path];
}
/** Reports a problem with one of a state's fields. */
function reportIn(state, path, problem, rule) {
    (0,parts_findings/* report */.z8)(state.document.problems, pathOf(state, ...path), problem, rule);
}
/** Whether a state leaves its group. It then goes on as the group does. */
function isOut({ data, group }) {
    return group !== null && (0,graph_document/* valueAt */.fK)(data, 'out') === true;
}
/** A state, and the groups that end with it, from the inside out. The last of them says how the state goes on. */
function endingsOf(state) {
    const endings = [state];
    for (let last = state; isOut(last); last = last.group.state)
        endings.push(last.group.state);
    return endings;
}
/** How many groups may be inside each other (spec 5.8, 5.11). */
const DEEPEST = limits/* LIMITS */.b.groupDepth.value;
const MAX_STATES = limits/* LIMITS */.b.graphStates.value;
/** Reads the files of all groups and adds their states to the others (spec 5.8). Null when there are too many. */
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
            if (states.length >= MAX_STATES) {
                reportTooMany(state);
                return false;
            }
            states.push(state);
            if ((0,graph_document/* textAt */.$6)(data, 'type') !== 'group')
                continue;
            const own = await readGroup(state, from);
            if (own !== null && !(await place(own.group.inner, own.group, own.folder)))
                return false;
        }
        return true;
    }
    async function readGroup(state, from) {
        const refuse = (problem) => {
            reportIn(state, ['group'], problem);
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
/** The groups that a state is in, from the inside out. */
function groupsAround({ group }) {
    const around = [];
    for (let at = group; at !== null; at = at.state.group)
        around.push(at);
    return around;
}
/**
 * The file that a group state names, relative to the workflow's folder (spec 5.3), or else to the folder of the group's
 * file that names it. Null after a problem was reported.
 */
async function pathOfGroup(state, folders, files) {
    const given = (0,graph_document/* textAt */.$6)(state.data, 'group')?.trim() ?? '';
    if (given === '')
        return null;
    if ((0,external_node_path_.isAbsolute)(given) || given.startsWith('~')) {
        reportIn(state, ['group'], "must be a path from the workflow's own folder");
        return null;
    }
    const paths = folders.map((folder) => (0,external_node_path_.resolve)(folder, given));
    for (const path of paths)
        if ((await files.read(path)) !== null)
            return path;
    reportIn(state, ['group'], `there is no file ${files.shown(paths[0])}`);
    return null;
}
async function readGroupFile(path, files, findings) {
    const bytes = (await files.read(path)) ?? new Uint8Array();
    const { file } = files.add(path, bytes);
    const text = (0,state_file/* decodeText */.g7)(bytes, file, findings);
    return text === null ? null : (0,graph_document/* readGraphDocument */.kY)((0,state_file/* withUnixLineEnds */.ry)(text), file, findings);
}
const OWN_WAY = 'an `out` state has no routing of its own: it goes on as its group does';
function checkGroup({ inner }) {
    const { problems, states } = inner;
    checkGroupTop(inner);
    for (const [name, data] of states) {
        if ((0,graph_document/* valueAt */.fK)(data, 'out') !== true)
            continue;
        const ways = [...schema/* ROUTING_KEYS */.Kb, 'skip'].map((key) => [key]);
        for (const way of [...ways, ['max_visits', 'continue']]) {
            if ((0,graph_document/* valueAt */.fK)(data, ...way) !== undefined)
                (0,parts_findings/* report */.z8)(problems, ['states', name, ...way], OWN_WAY);
        }
    }
    if (states.size > 0 && ![...states.values()].some((data) => (0,graph_document/* valueAt */.fK)(data, 'out') === true)) {
        (0,parts_findings/* report */.z8)(problems, ['states'], 'one of them must have `out: true`, or the group never ends');
    }
}
/** Reports two states with one id: the one whose own name has the dot in it is to be renamed. */
function reportCollision(a, b) {
    const [outer, inner] = groupsAround(a).length <= groupsAround(b).length ? [a, b] : [b, a];
    const { file } = inner.document.problems.source;
    const problem = `${file} has a state ${inner.name}, which is called ${inner.id} as well`;
    reportIn(outer, [], problem);
}
function reportTooMany(state) {
    const problem = `a graph has ${MAX_STATES} states at most, those of its groups included, and this is one more`;
    reportIn(state, [], problem);
}

// EXTERNAL MODULE: ./lib/core/graph/approval.js
var approval = __webpack_require__(64077);
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
        const [short, full] = [(0,approval/* approvalName */.Td)(id.slice(prefix.length)), (0,approval/* approvalName */.Td)(id)];
        return ['PASSED', 'FAILED'].map((end) => [`${short}_${end}`, `${full}_${end}`]);
    }));
    return {
        resolve: (name) => byId.get(`${prefix}${name}`)?.id,
        states: own.map(({ id }) => id.slice(prefix.length)),
        variable: (name) => variables.get((0,graph_variables/* upperName */.iU)(name)) ?? name,
    };
}
/** A group's states, including those of groups in it. They follow the state that stands for it. */
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
/** The states whose names hold the reason of a state's approval: itself, and its group (spec 5.4). */
function approvalStates(state) {
    // A group's decision is made where the group ends.
    if ((0,graph_document/* textAt */.$6)(state.data, 'type') === 'group')
        return [];
    const last = endingsOf(state).at(-1);
    if ((0,graph_document/* valueAt */.fK)(last.data, 'approval') === undefined)
        return [];
    return [...new Set([state.id, last.id])];
}
/** The names of the variables that a state's approval sets. */
function approvalNames(state) {
    return approvalStates(state).map(approval/* approvalName */.Td);
}

;// CONCATENATED MODULE: ./lib/workflow/graph/build.js




/**
 * The states of a graph without problems (spec 5.8): groups' states under their full ids, with full targets; each group
 * itself as an engine state that goes on to its first state.
 */
function buildStates(flattened, checked, schemas, namesOf) {
    const groups = new Map(flattened.groups.map((group) => [group.id, group]));
    const outputsOf = (id) => {
        const group = groups.get(id);
        // A group has no output of its own: its states' outputs are meant.
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
                prompt: scope.text(data.prompt ?? graph/* DEFAULT_PROMPT */.J),
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
            // The group's `out` states decide how it ends.
            const entry = { routing: { kind: 'continue', to: first.id }, teach: [], feedback: null };
            return { ...common, ...entry, type: 'engine', success: null, isProxy: true };
        }
        default:
            return data;
    }
}
/** The first state of a group. It follows the state that stands for the group. */
function firstOf({ states }, group) {
    return states[states.indexOf(group) + 1];
}
function commonOf({ checked, scopeOf, outputsOf }, state, data, scope) {
    const { source } = state.document.problems;
    // Where a state ends its group, the group says how it goes on.
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
;// CONCATENATED MODULE: ./lib/workflow/graph/references.js





/** The variable that always holds the workflow's name (spec 5.6). */
const WORKFLOW_VARIABLE = 'workflow';
/** Every variable that a graph can have: its inputs, what states expose or ask for, and automatic ones. */
function allVariables({ states }, inputs) {
    const exposed = states.flatMap(({ data }) => [
        ...(0,graph_document/* listAt */.gT)(data, 'expose').flatMap((name) => (typeof name === 'string' ? [name.replace(/\?$/, '')] : [])),
        ...[(0,graph_document/* textAt */.$6)(data, 'feedback', 'expose_var') ?? []].flat(),
    ]);
    const reasons = states.flatMap(approvalNames).flatMap((name) => [`${name}_PASSED`, `${name}_FAILED`]);
    return [...new Set([WORKFLOW_VARIABLE, ...inputs.map(({ name }) => name), ...exposed, ...reasons])];
}
/** Fields that can have `${name}`, by how it is filled in (spec 5.6). */
const TEXT_FIELDS = [
    ['prompt'],
    ['directory'],
    ['approval', 'question'],
    ['feedback', 'question'],
];
const SHELL_FIELDS = [['notify'], ['approval', 'notify']];
/** Reports each `${name}` that names no variable, and each in a `command` that names one (spec 5.6). */
function checkReferences({ states }, names, namesOf) {
    const known = new Set(names.map(graph_variables/* upperName */.iU));
    const exactly = new Set(names);
    for (const state of states) {
        const { variable } = namesOf(state);
        const isKnown = (name) => known.has((0,graph_variables/* upperName */.iU)(variable(name)));
        const { problems } = state.document;
        const unknown = (path, name, advice) => reportIn(state, path, `\${${name}} names no variable${(0,parts_findings/* nearestHint */.AN)(problems, names, name)}${advice}`);
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
            reportIn(state, ['command'], problem);
        }
    }
}
function references_namesIn(data, path) {
    return (0,graph_variables/* references */.Ft)((0,graph_document/* textAt */.$6)(data, ...path) ?? '');
}
function argsOf(data) {
    return (0,graph_document/* listAt */.gT)(data, 'args').map((_, index) => ['args', index]);
}
function varsOf(data) {
    return (0,graph_document/* entriesAt */.ws)(data, 'teach').flatMap(([agent]) => (0,graph_document/* listAt */.gT)(data, 'teach', agent).map((_, index) => ['teach', agent, index, 'var']));
}
/** Reports variables that a state must not set: the workflow's name and, by `feedback`, an input (spec 5.6). */
function checkSetVariables({ states }, inputs) {
    const given = new Set(inputs.map(({ name }) => (0,graph_variables/* upperName */.iU)(name)));
    for (const state of states) {
        const set = [
            ...(0,graph_document/* listAt */.gT)(state.data, 'expose').map((_, index) => ['expose', index]),
            ['feedback', 'expose_var'],
        ];
        for (const path of set) {
            const name = (0,graph_document/* textAt */.$6)(state.data, ...path)?.replace(/\?$/, '');
            if (name === undefined)
                continue;
            if ((0,graph_variables/* upperName */.iU)(name) === 'WORKFLOW') {
                reportIn(state, path, "`workflow` is the workflow's name, always");
            }
            else if (path[0] === 'feedback' && given.has((0,graph_variables/* upperName */.iU)(name))) {
                reportIn(state, path, `"${name}" is an input; feedback needs a variable of its own`);
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/workflow/graph/registry.js
var graph_registry = __webpack_require__(33739);
// EXTERNAL MODULE: ./lib/workflow/files.js
var workflow_files = __webpack_require__(12186);
;// CONCATENATED MODULE: ./lib/workflow/graph/schemas.js



/** Reads a graph's schemas. Problems go to `findings`. @param folder the workflow's, absolute */
async function readGraphSchemas(main, folder, manifest, checked, files, findings) {
    const states = new Map();
    let workflow = null;
    const written = writtenIn(main, manifest, checked);
    if (written.length === 0)
        return { states, workflow };
    const { SchemaReader } = await Promise.all(/* import() */[__webpack_require__.e(9892), __webpack_require__.e(9628), __webpack_require__.e(4480)]).then(__webpack_require__.bind(__webpack_require__, 59628));
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
/** Reads files that a file in `from` names. Each one becomes a part of the graph. */
function keptIn(files, folder, from) {
    const readNamed = (0,workflow_files/* namedInFolder */.DT)(folder);
    return async (name) => {
        const named = await readNamed(external_node_path_.posix.join(from, name));
        if ('problem' in named || named.file.path === undefined)
            return named;
        const { path, bytes, file } = named.file;
        return { file: files.add(path, bytes, file) };
    };
}

// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
// EXTERNAL MODULE: ./lib/core/text/nearest.js
var nearest = __webpack_require__(46069);
;// CONCATENATED MODULE: ./lib/workflow/graph/state-check.js







/** Checks one state by itself (spec 5.3, 5.4). Null if it has a problem. */
function checkState(state) {
    const { data } = state;
    const { problems } = state.document;
    if (!(0,json_object/* isJsonObject */.OW)(data)) {
        reportIn(state, [], `must be a mapping with a type, not ${(0,parts_findings/* shownValue */.JJ)(data)}`);
        return null;
    }
    const type = schema/* STATE_TYPES */.eI.find((known) => known === data.type);
    if (type === undefined) {
        const problem = data.type === undefined
            ? 'is missing'
            : `must be one of ${schema/* STATE_TYPES */.eI.join(', ')}, not ${(0,parts_findings/* shownValue */.JJ)(data.type)}`;
        reportIn(state, ['type'], problem);
    }
    const misplaced = Object.keys(data).filter((key) => reportMisplaced(state, key, type));
    reportRoutings(state);
    reportTeach(state);
    if (type === undefined)
        return null;
    reportVerdict(state, type);
    const own = Object.fromEntries(Object.entries(data).filter(([key]) => !misplaced.includes(key)));
    const checked = (0,check/* checkValue */.Su)(schema/* STATE_SCHEMAS */.pm[type], own, problems, pathOf(state));
    return misplaced.length === 0 ? checked : null;
}
/** Reports a field of another type; where the type is unknown, one of no type (spec 5.3). */
function reportMisplaced(state, key, type) {
    const types = schema/* STATE_TYPES */.eI.filter((each) => Object.hasOwn(schema/* STATE_SCHEMAS */.pm[each].entries, key));
    if (key === 'out' && state.group === null) {
        reportIn(state, [key], "means something in a group's file alone");
        return true;
    }
    if (type === undefined && types.length === 0) {
        const known = [...new Set(schema/* STATE_TYPES */.eI.flatMap((each) => Object.keys(schema/* STATE_SCHEMAS */.pm[each].entries)))];
        const near = (0,nearest/* nearest */.pA)(known, key);
        const meant = near === undefined ? '' : `; did you mean ${near}?`;
        reportIn(state, [key], `unknown key${meant}`, 'unknown-key');
        return true;
    }
    if (type === undefined || types.length === 0 || types.includes(type))
        return false;
    reportIn(state, [key], `is for ${types.join(', ')} states alone; this is of type ${type}`);
    return true;
}
function reportRoutings(state) {
    const [first, ...others] = schema/* ROUTING_KEYS */.Kb.filter((key) => (0,graph_document/* valueAt */.fK)(state.data, key) !== undefined);
    for (const key of isOut(state) ? [] : others) {
        reportIn(state, [key], `a state has one routing, and this one has \`${first}\` already`);
    }
}
function reportTeach(state) {
    for (const [agent] of (0,graph_document/* entriesAt */.ws)(state.data, 'teach')) {
        for (const [index, source] of (0,graph_document/* listAt */.gT)(state.data, 'teach', agent).entries()) {
            const given = ['output', 'var'].filter((key) => (0,graph_document/* valueAt */.fK)(source, key) !== undefined);
            if (!(0,json_object/* isJsonObject */.OW)(source) || given.length === 1)
                continue;
            const problem = `must have either \`output\` or \`var\`${given.length === 2 ? ', not both' : ''}`;
            reportIn(state, ['teach', agent, index], problem);
        }
    }
}
/** Reports what makes no sense in an engine state, whose outcome is always PASSED (spec 5.3). */
function reportVerdict(state, type) {
    if (type !== 'engine')
        return;
    const { data } = state;
    const { data: routed } = endingsOf(state).at(-1);
    const keys = (0,graph_document/* entriesAt */.ws)(routed, 'transitions').map(([key]) => key);
    if (keys.length > 0 && !keys.some((key) => key === 'default' || key.toLowerCase() === 'passed')) {
        const problem = 'the outcome of an engine state is always PASSED: name PASSED or default';
        reportIn(state, [routed === data ? 'transitions' : 'out'], problem);
    }
    const onward = schema/* ROUTING_KEYS */.Kb.find((key) => (0,graph_document/* valueAt */.fK)(routed, key) !== undefined);
    if (onward !== undefined && (0,graph_document/* textAt */.$6)(data, 'type') === 'engine' && (0,graph_document/* valueAt */.fK)(data, 'success') !== undefined) {
        reportIn(state, ['success'], `is a terminal state's verdict, and this one goes on (\`${onward}\`)`);
    }
}

;// CONCATENATED MODULE: ./lib/workflow/graph/targets.js



/** Every place where a state names another one (spec 5.4, 5.5, 5.7). */
function targetsOf(data) {
    const single = [
        ['on', 'PASSED'],
        ['on', 'FAILED'],
        ...(0,graph_document/* entriesAt */.ws)(data, 'transitions').map(([key]) => ['transitions', key]),
        ['continue'],
        ['approval', 'PASSED'],
        ['approval', 'FAILED'],
        ['skip'],
        ['max_visits', 'continue'],
    ];
    const lists = ['reset_outputs', 'reset_max_visits'].flatMap((key) => (0,graph_document/* listAt */.gT)(data, key).map((_, index) => [key, index]));
    const taught = (0,graph_document/* entriesAt */.ws)(data, 'teach').flatMap(([agent]) => (0,graph_document/* listAt */.gT)(data, 'teach', agent).map((_, index) => ['teach', agent, index, 'output']));
    return [...single, ...lists, ...taught].flatMap((path) => {
        const name = (0,graph_document/* textAt */.$6)(data, ...path);
        return name === undefined || name.trim() === '' ? [] : [{ path, name }];
    });
}
/** Reports targets that are no states, and sources of lessons that store nothing. */
function checkTargets(flattened, namesOf) {
    for (const state of flattened.states) {
        const names = namesOf(state);
        const { problems } = state.document;
        for (const { path, name } of targetsOf(state.data)) {
            const id = names.resolve(name);
            if (id === undefined) {
                const where = state.group === null ? '' : ' in this group';
                const problem = `there is no state "${name}"${where}${(0,parts_findings/* nearestHint */.AN)(problems, names.states, name)}`;
                reportIn(state, path, problem, 'unknown-route-target');
            }
            else if (path[0] === 'teach') {
                reportSource(flattened, state, id, path);
            }
        }
    }
}
function reportSource({ byId }, state, id, path) {
    if ((0,graph_document/* valueAt */.fK)(byId.get(id)?.data, 'output', 'store') === true)
        return;
    reportIn(state, path, `${id} keeps no output to learn from: it needs output: { store: true }`);
}
/** Reports each cycle of `skip` once, at its first state (spec 5.5). */
function checkSkips(flattened, namesOf) {
    const onward = new Map(flattened.states.map((state) => [state.id, namesOf(state).resolve((0,graph_document/* textAt */.$6)(state.data, 'skip') ?? '')]));
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
    reportIn(first, ['skip'], problem);
}
/** Reports two states whose stored outputs would be one file: `a.latest` and the latest of `a`. */
function checkOutputFiles({ states }) {
    const storing = states.filter(({ data }) => (0,graph_document/* valueAt */.fK)(data, 'output', 'store') === true);
    const ids = new Set(storing.map(({ id }) => id));
    for (const state of storing) {
        const other = state.id.replace(/\.latest$/, '');
        if (other === state.id || !ids.has(other))
            continue;
        const problem = `its output would be the file that holds the latest output of ${other}; rename one of them`;
        reportIn(state, ['output'], problem);
    }
}

// EXTERNAL MODULE: ./lib/workflow/graph/vars.js
var vars = __webpack_require__(33338);
;// CONCATENATED MODULE: ./lib/workflow/graph/graph.js


















/**
 * Loads a state graph.
 * @throws WorkflowError that lists every problem, each with file, line and field (spec 5.2)
 */
async function loadGraph(request) {
    const findings = [];
    const graph = await readGraph(request, findings);
    (0,parts_findings/* throwErrorsIn */.P8)(findings);
    return graph;
}
/**
 * Reads a state graph. Problems go to `findings`, and then null comes back.
 * @throws WorkflowError for a file that exists and cannot be read
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
    const place = (0,graph_files.locateGraph)(path, request.root, request.cwd);
    const files = new graph_files/* GraphFiles */.Ec(place.root, request.home ?? (0,external_node_os_.homedir)(), request.readSibling ?? graph_files/* readGraphFile */.zl);
    files.add(path, new TextEncoder().encode(request.text), request.file);
    const main = (0,graph_document/* readGraphDocument */.kY)((0,state_file/* withUnixLineEnds */.ry)(request.text), request.file, findings, request.parsed ?? null);
    if (main === null)
        return null;
    const manifest = readGraphTop(main);
    checkErrorState(main, schema/* ROUTING_KEYS */.Kb);
    const flattened = await flattenGroups(main, place.folder, files, findings);
    if (flattened === null)
        return null;
    checkInitial(main, flattened);
    const documents = new Set([main, ...flattened.groups.map(({ inner }) => inner)]);
    const declared = readGraphInputs([...documents]);
    const inputs = await (0,vars/* inputsWithVars */.al)(declared, place.folder, (file) => files.read(file), findings);
    const variables = allVariables(flattened, inputs);
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
        name: manifest.name ?? (0,graph_files/* graphName */.Mr)(path),
        file: request.file,
        folder: place.folder,
        root: place.root,
        raili: place.raili,
        initial: (0,graph_document/* textAt */.$6)(main.data, 'initial'),
        error: (0,graph_document/* textAt */.$6)(main.data, 'error') ?? null,
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
                reportIn(state, path, found.problem);
            else
                registered.set(id, found);
        }
        return Object.fromEntries(registered);
    };
    return { agents: await lookUp('agent'), scripts: await lookUp('script') };
}
function usesOf({ states }, kind) {
    return states.flatMap((state) => {
        const id = (0,graph_document/* textAt */.$6)(state.data, 'type') === kind ? (0,graph_document/* textAt */.$6)(state.data, kind) : undefined;
        const own = id === undefined || id.trim() === '' ? [] : [{ id, state, path: [kind] }];
        const taught = kind === 'agent' ? (0,graph_document/* entriesAt */.ws)(state.data, 'teach') : [];
        return [...own, ...taught.map(([agent]) => ({ id: agent, state, path: ['teach', agent] }))];
    });
}


/***/ }),

/***/ 33739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ Registry)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91036);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80517);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86963);






const SETTINGS = { agent: 'model', script: 'runtime' };
/** A checked `agent-registry.json` or `script-registry.json`. */
class Registry {
    kind;
    file;
    entries;
    isBroken;
    files;
    profiles;
    findings;
    constructor(kind, 
    /** The path where it lies, or should lie, for messages. */
    file, 
    /** Null for a missing file, or a broken one. */
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
     * Reads the first registry of these folders. All its problems go to `findings`: bad JSON, an entry without `path`, a
     * path that is no file (spec 5.1). A missing registry is an error only for those who look something up.
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
            return new Registry(kind, file, entries, entries === null, files, profiles, findings);
        }
        const [first = ''] = folders;
        return new Registry(kind, files.shown((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(first, name)), null, false, files, profiles, findings);
    }
    /**
     * The agent or script of an id, which becomes a part of the graph; otherwise, why there is none. Some agent CLIs know
     * agents of the project without a registry. Null where the problem has been reported already.
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
                : `the ${this.kind} "${id}" is not in ${this.file}${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .hint */ .aK)(names, id)}`;
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
        if (this.kind !== 'agent' || (0,_core_protocol_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .nameProblem */ .rH)(id) !== undefined)
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
        const { name, file } = this.files.add(path, bytes);
        const own = this.kind === 'agent' && setting === null ? modelIn(bytes, file, this.findings) : null;
        return { id, path, name, bytes, setting: setting ?? own };
    }
}
async function readEntries(kind, bytes, file, files, findings) {
    const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(bytes, file, findings);
    const source = text === null ? null : parseJson(text, file, findings);
    if (source === null)
        return null;
    const problems = { source, findings };
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(source.data)) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, [], 'the registry must be an object of ids such as {"id": {"path": "…"}}');
        return null;
    }
    const entries = new Map();
    for (const [id, value] of Object.entries(source.data)) {
        const problem = problemOf(value, SETTINGS[kind]);
        entries.set(id, null);
        if (problem !== null) {
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, [id, ...problem.path], problem.text);
            continue;
        }
        const { path, [SETTINGS[kind]]: setting } = value;
        const absolute = files.resolve(path);
        if ((await files.read(absolute)) === null) {
            (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .report */ .z8)(problems, [id, 'path'], `"${path}" is not a file (looked for ${absolute})`);
        }
        else {
            entries.set(id, { path: path, setting: setting ?? null });
        }
    }
    return entries;
}
function problemOf(value, setting) {
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(value))
        return { path: [], text: `must be an object with a path, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .shownValue */ .JJ)(value)}` };
    if (value.path === undefined || value.path === null)
        return { path: ['path'], text: 'is missing' };
    for (const key of ['path', setting]) {
        const text = value[key];
        if (text === undefined || text === null || (typeof text === 'string' && text.trim() !== ''))
            continue;
        return { path: [key], text: `must be some text, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .shownValue */ .JJ)(text)}` };
    }
    return null;
}
/** Parses JSON with its lines. A repeated key is an error. */
function parseJson(text, file, findings) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { why, ...place } = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonErrorIn */ .qC)(text);
        const message = `this is not JSON: ${why}`;
        findings.push({ severity: 'error', rule: 'front-matter-syntax', file, ...place, message });
        return null;
    }
    // Nearly all JSON is YAML. Other JSON is read too, without its lines.
    const { source, problems } = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__/* .readYaml */ .gM)(text, file);
    const repeated = problems.filter((problem) => problem.repeated !== undefined);
    findings.push(...repeated.map((problem) => (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlFinding */ .lV)(problem, file)));
    if (repeated.length > 0)
        return null;
    return (source ?? {
        ...{ data, file, lineOf: () => 1, columnOf: () => undefined },
        textPlaceOf: () => ({ line: 1, indent: 0 }),
    });
}
/**
 * The `model` in the front matter of a registered agent's file (spec 5.11); null when it asks for none. The rest of the
 * front matter is for its own CLI, so mistakes in it are only warnings.
 */
function modelIn(bytes, file, findings) {
    const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .withUnixLineEnds */ .ry)(new TextDecoder().decode(bytes));
    const [, yaml] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
    if (yaml === undefined || !text.startsWith('---'))
        return null;
    const found = [];
    // The line of the dashes is the first one.
    const source = (0,_parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_4__.parseYaml)(`\n${yaml}`, file, found);
    findings.push(...found.map((finding) => ({ ...finding, severity: 'warning' })));
    const model = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonObject */ .OW)(source?.data) ? source.data.model : undefined;
    if (model === undefined || model === null)
        return null;
    // Subagents of Claude Code use this word for the model that is in use.
    if (typeof model === 'string' && model.trim() !== '')
        return model.trim() === 'inherit' ? null : model.trim();
    const message = `model: must be some text, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .shownValue */ .JJ)(model)}; the agent gets the usual model`;
    const line = source?.lineOf(['model']) ?? 1;
    findings.push({ severity: 'warning', rule: 'bad-value', file, line, path: ['model'], message });
    return null;
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
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3828);
/* harmony import */ var _core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6529);
/* harmony import */ var _core_own_value_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20979);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80517);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34488);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78608);
/* harmony import */ var _parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86963);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35969);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31013);











const NAME = 'vars.yaml';
/**
 * The values of `vars.yaml`: of the one beside the workflow, else of the one a folder up (spec 5.1).
 * @param folder the workflow's own
 * @throws WorkflowError for a file that is no mapping of names to single values
 */
async function readVars(folder, read = _files_js__WEBPACK_IMPORTED_MODULE_8__/* .readGraphFile */ .zl) {
    const findings = [];
    const vars = await readVarsFile(folder, read, findings);
    (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .throwErrorsIn */ .P8)(findings);
    return vars?.values ?? {};
}
/** The same, with problems in `findings`. A file that yields no key does not hide another. */
async function readVarsFile(folder, read, findings) {
    for (const place of [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder)]) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, NAME);
        const bytes = await read(file);
        const text = bytes && (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(bytes, file, findings);
        if (typeof text !== 'string')
            continue;
        const source = (0,_document_js__WEBPACK_IMPORTED_MODULE_7__.parseGraphYaml)((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), file, findings);
        if (source === null)
            return null;
        if (source.data === null || source.data === undefined)
            continue;
        const values = valuesIn((0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_5__/* .withUnixLineEnds */ .ry)(text), { source, findings });
        if ((0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(source.data) && Object.keys(source.data).length === 0)
            continue;
        return { file, values, lineOf: (name) => source.lineOf([name]) };
    }
    return null;
}
function valuesIn(text, problems) {
    const { data } = problems.source;
    if (!(0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isJsonObject */ .OW)(data)) {
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [], `must be a mapping of names to values, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(data)}`);
        return {};
    }
    const strays = Object.entries(data).filter(([, value]) => typeof value === 'object' && value !== null);
    for (const [name, value] of strays)
        (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .report */ .z8)(problems, [name], `must be one value, not ${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownValue */ .JJ)(value)}`);
    if (strays.length > 0)
        return {};
    // Numbers and the like are kept as they are written. A blank value is none.
    const texts = (0,yaml__WEBPACK_IMPORTED_MODULE_1__.parseDocument)(text, { ..._parts_yaml_source_js__WEBPACK_IMPORTED_MODULE_6__/* .READING */ .rq, merge: true, schema: 'failsafe' }).toJS();
    const given = Object.entries(texts).filter(([name]) => Object.hasOwn(data, name) && data[name] !== null);
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
/**
 * The inputs of a graph. Without `inputs` every key of `vars.yaml` is one (spec 5.11). Beside them, a key that is no
 * input gets a warning, since no state would see it.
 */
async function inputsWithVars(declared, folder, read, findings) {
    // Problems of the file are reported when a run starts: what is declared does not depend on it.
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
        const why = declared.length === 0 ? 'no name of a variable' : `no input${(0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, name)}`;
        const message = `${name}: is ${why}; no state sees it`;
        const place = { file: vars.file, line: vars.lineOf(name), path: [name] };
        findings.push({ severity: 'warning', rule: 'unknown-key', ...place, message });
    }
    return declared.length === 0 ? inputs : declared;
}
const IS_NAME = new RegExp(`^${_core_graph_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .VARIABLE_NAME */ .nN}$`);
/**
 * The values of a graph's inputs. `--var` beats `vars.yaml` (spec 5.1).
 * @throws UsageError for a `--var` that is no input
 */
function inputValues(inputs, line, file) {
    const names = inputs.map(({ name }) => name);
    const strange = Object.keys(line).filter((name) => !names.includes(name));
    const [first] = strange;
    if (first !== undefined) {
        const list = names.length === 0 ? '; it has none' : (0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_4__/* .hint */ .aK)(names, first);
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--var ${strange.join(', ')}: the workflow has no such input${list}`);
    }
    const valueIn = (name) => (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(line, name) ?? (0,_core_own_value_js__WEBPACK_IMPORTED_MODULE_10__/* .ownValue */ .e)(file, name);
    return {
        values: Object.fromEntries(names.flatMap((name) => {
            const value = valueIn(name);
            return value === undefined ? [] : [[name, value]];
        })),
        missing: inputs.filter(({ name }) => valueIn(name) === undefined),
    };
}
/** One error for all inputs that have no value. @param file the workflow's */
function missingInputs(missing, file) {
    const list = missing
        .map(({ name, description }) => `  ${name}${description === null ? '' : `: ${description.trim()}`}`)
        .join('\n');
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`the workflow needs values for these inputs:\n${list}\nGive each with --var NAME=VALUE, or write them into ${NAME} beside the workflow.`, { file });
}


/***/ })

};
