export const id = 9176;
export const ids = [9176,6795];
export const modules = {

/***/ 26847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ refusedArgument)
/* harmony export */ });
/**
 * The first of some arguments for a CLI that is not handed on, as it was given, and why; null when all are (spec 7.5).
 * A flag that we set ourselves would be there twice, and one that gives rights would bypass those who give them.
 * @param own the flags that we set ourselves, with their dashes
 */
function refusedArgument(args, own) {
    const [first] = args;
    if (first !== undefined && !first.startsWith('-'))
        return `"${first}" is no flag: the CLI would take it for a prompt`;
    for (const arg of args) {
        if (arg === '--')
            return '"--" would make a prompt of all that follows';
        const name = namesIn(arg).find((each) => own.includes(each));
        if (name !== undefined)
            return `${name} is set by raymond itself`;
    }
    return null;
}
/** The flags that an argument may mean: `--model=x` is `--model`; `-cp` is `-c -p`, or `-c` with a value. */
function namesIn(arg) {
    if (arg.startsWith('--'))
        return [arg.split('=', 1)[0] ?? arg];
    if (!/^-[A-Za-z]/.test(arg))
        return [];
    return [...(/^-([A-Za-z]+)/.exec(arg)?.[1] ?? '')].map((letter) => `-${letter}`);
}


/***/ }),

/***/ 88473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ parseServers),
/* harmony export */   e: () => (/* binding */ ServerList)
/* harmony export */ });
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80517);

/** MCP servers as every agent CLI writes them: `{ "mcpServers": { NAME: … } }`, or the servers alone. */
function parseServers(data) {
    const servers = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(data.mcpServers) ? data.mcpServers : data;
    const names = Object.keys(servers);
    if (names.length === 0)
        return { problem: 'it holds no server' };
    const broken = names.find((name) => !isServer(servers[name]));
    if (broken !== undefined)
        return { problem: `the server ${broken} has neither a command (a text) nor a url` };
    const strange = names.find((name) => !/^[A-Za-z0-9_-]+$/.test(name));
    if (strange !== undefined)
        return { problem: `the server's name ${JSON.stringify(strange)} must be letters, digits, - and _` };
    return { servers: servers };
}
function isServer(server) {
    return (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(server) && (typeof server.command === 'string' || typeof server.url === 'string');
}
/** Servers of several files. Where two files have one name, that is reported, and the later one counts. */
class ServerList {
    byName = new Map();
    /** @returns the problems of these servers together with the earlier ones */
    add(servers) {
        const twice = Object.keys(servers).find((name) => this.byName.has(name));
        for (const [name, server] of Object.entries(servers))
            this.byName.set(name, server);
        return twice === undefined ? null : `there are two servers ${twice}`;
    }
    get all() {
        return Object.fromEntries(this.byName);
    }
}


/***/ }),

/***/ 49176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readSettings: () => (/* binding */ readSettings),
/* harmony export */   readWorkflowSettings: () => (/* binding */ readWorkflowSettings)
/* harmony export */ });
/* harmony import */ var _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30308);
/* harmony import */ var _core_settings_refused_args_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26847);
/* harmony import */ var _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82272);
/* harmony import */ var _core_text_json_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80517);
/* harmony import */ var _parts_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34488);
/* harmony import */ var _parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27644);
/* harmony import */ var _parts_mcp_servers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88473);
/* harmony import */ var _parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78608);








/** What a state or a manifest says of its agents, with its files read (spec 7.5). Problems go to the findings. */
async function readSettings(written, reading) {
    const { mcp, settings, system_prompt: prompt } = written;
    const plain = Object.fromEntries(_core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING_KEYS */ .GS.filter((key) => !['mcp', 'settings', 'system_prompt'].includes(key) && written[key] !== undefined).map((key) => [key, written[key]]));
    checkRights(plain, reading);
    const servers = mcp === undefined ? null : await readServers(mcp, reading);
    const object = settings === undefined ? null : await readObject('settings', settings, reading);
    const text = prompt === undefined ? null : await readPromptText(prompt, reading);
    return {
        ...plain,
        ...(servers !== null && { mcp: servers }),
        ...(object !== null && { settings: object }),
        ...(text !== null && { system_prompt: text }),
    };
}
function checkRights({ permission_mode: mode, args }, reading) {
    if (mode === 'bypassPermissions' && reading.maySkipPermissions === false) {
        const message = 'permission_mode: bypassPermissions lets agents do anything, which only who starts the run can say: dangerously-skip-permissions';
        refuse(reading, 'permission_mode', message);
    }
    for (const cli of args === undefined ? [] : reading.clis) {
        const { ownFlags = [] } = (0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .factsOf */ .xS)(cli) ?? {};
        const why = (0,_core_settings_refused_args_js__WEBPACK_IMPORTED_MODULE_5__/* .refusedArgument */ .Q)(args ?? [], ownFlags);
        if (why !== null)
            refuse(reading, 'args', `args for ${cli}: ${why}`);
    }
}
async function readServers(mcp, reading) {
    const sources = (Array.isArray(mcp) ? mcp : [mcp]);
    const servers = new _parts_mcp_servers_js__WEBPACK_IMPORTED_MODULE_6__/* .ServerList */ .e();
    for (const source of sources) {
        const data = typeof source === 'string' ? await readObject('mcp', source, reading) : source;
        if (data === null)
            continue;
        const found = (0,_parts_mcp_servers_js__WEBPACK_IMPORTED_MODULE_6__/* .parseServers */ ._)(data);
        if ('problem' in found) {
            refuse(reading, 'mcp', `mcp: ${typeof source === 'string' ? `${source}: ` : ''}${found.problem}`);
            continue;
        }
        const problem = servers.add(found.servers);
        if (problem !== null)
            refuse(reading, 'mcp', `mcp: ${problem}`);
    }
    return servers.all;
}
async function readObject(key, name, reading) {
    const found = await readText(key, name, reading);
    if (found === null)
        return null;
    const read = (0,_core_text_json_object_js__WEBPACK_IMPORTED_MODULE_7__/* .readJsonObject */ .op)(found.text);
    if ('object' in read)
        return read.object;
    const { problem, ...place } = read;
    const message = `${key}: ${name} ${problem}`;
    reading.findings.push({ severity: 'error', rule: 'settings-refused', file: found.file, ...place, message });
    return null;
}
/** A single line without spaces that ends like a file's name is a file. Anything else is the text itself. */
const FILE_NAME = /^\S+\.(md|txt)$/;
async function readPromptText(prompt, reading) {
    const name = typeof prompt !== 'string' ? prompt.file : FILE_NAME.test(prompt.trim()) ? prompt.trim() : null;
    const text = name === null ? prompt : ((await readText('system_prompt', name, reading))?.text ?? null);
    if (text === null)
        return null;
    if (text.trim() === '')
        refuse(reading, 'system_prompt', `system_prompt: ${name} is empty`);
    if (Buffer.byteLength(text) > _core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SYSTEM_PROMPT */ .ip)
        refuse(reading, 'system_prompt', `system_prompt: is over ${_core_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_SYSTEM_PROMPT */ .ip} bytes`);
    return text;
}
async function readText(key, name, reading) {
    const named = await reading.readNamed(name);
    if ('problem' in named) {
        refuse(reading, key, `${key}: ${named.problem}`);
        return null;
    }
    reading.files.push(named.file);
    const { bytes, file } = named.file;
    const text = (0,_parts_state_file_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeText */ .g7)(bytes, file, reading.findings);
    return text === null ? null : { text, file };
}
function refuse({ place, findings }, key, message) {
    findings.push((0,_parts_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findingAt */ .dz)(place, 'error', 'settings-refused', [key], message));
}
/** The states with what their agents may use, and what the manifest says of all of them. */
async function readWorkflowSettings({ states, manifest, fingerprint, top, agentCli }, reading) {
    const files = [];
    const runs = agentCli ?? manifest.agent ?? _core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_AGENT_CLI */ .rB;
    const read = (written, place, clis) => readSettings(written, { ...reading, place, clis, files });
    const without = states.flatMap(({ definition }) => definition.kind === 'prompt' && definition.options.args === undefined
        ? [(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .agentCliOfState */ .Gz)(definition.options.agent, runs)]
        : []);
    const common = top && (await read(manifest, { source: top, prefix: [] }, [...new Set([runs, ...without])]));
    const own = [];
    for (const state of states) {
        const { definition, options: place } = state;
        if (definition.kind !== 'prompt' || place === null) {
            own.push(state);
            continue;
        }
        const settings = await read(definition.options, place, [(0,_core_agent_clis_js__WEBPACK_IMPORTED_MODULE_0__/* .agentCliOfState */ .Gz)(definition.options.agent, runs)]);
        const has = Object.keys(settings).length > 0;
        own.push(has ? { ...state, definition: { ...definition, settings } } : state);
    }
    return {
        states: own,
        ...(common !== null && Object.keys(common).length > 0 && { settings: common }),
        fingerprint: (0,_parts_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintWith */ .ZH)(fingerprint, files),
    };
}


/***/ })

};
