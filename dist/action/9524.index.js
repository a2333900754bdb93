export const id = 9524;
export const ids = [9524];
export const modules = {

/***/ 99524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSettings: () => (/* binding */ readSettings),
  readWorkflowSettings: () => (/* binding */ readWorkflowSettings)
});

// EXTERNAL MODULE: ./lib/core/agent-clis.js
var agent_clis = __webpack_require__(30308);
// EXTERNAL MODULE: ./lib/core/settings/refused-args.js
var refused_args = __webpack_require__(26847);
// EXTERNAL MODULE: ./lib/core/settings/settings.js
var settings_settings = __webpack_require__(82272);
// EXTERNAL MODULE: ./lib/core/text/json-object.js
var json_object = __webpack_require__(80517);
// EXTERNAL MODULE: ./lib/workflow/parts/findings.js
var parts_findings = __webpack_require__(34488);
// EXTERNAL MODULE: ./lib/workflow/parts/fingerprint.js
var parts_fingerprint = __webpack_require__(27644);
;// CONCATENATED MODULE: ./lib/workflow/parts/mcp-servers.js

/** MCP servers as every agent CLI writes them: `{ "mcpServers": { NAME: … } }`, or the servers alone. */
function parseServers(data) {
    const servers = (0,json_object/* isJsonObject */.OW)(data.mcpServers) ? data.mcpServers : data;
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
    return (0,json_object/* isJsonObject */.OW)(server) && (typeof server.command === 'string' || typeof server.url === 'string');
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

// EXTERNAL MODULE: ./lib/workflow/parts/state-file.js
var state_file = __webpack_require__(78608);
;// CONCATENATED MODULE: ./lib/workflow/settings.js








/** What a state or a manifest says of its agents, with its files read (spec 7.5). Problems go to the findings. */
async function readSettings(written, reading) {
    const { mcp, settings, system_prompt: prompt } = written;
    const plain = Object.fromEntries(settings_settings/* SETTING_KEYS */.GS.filter((key) => !['mcp', 'settings', 'system_prompt'].includes(key) && written[key] !== undefined).map((key) => [key, written[key]]));
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
        const { ownFlags = [] } = (0,agent_clis/* factsOf */.xS)(cli) ?? {};
        const why = (0,refused_args/* refusedArgument */.Q)(args ?? [], ownFlags);
        if (why !== null)
            refuse(reading, 'args', `args for ${cli}: ${why}`);
    }
}
async function readServers(mcp, reading) {
    const sources = (Array.isArray(mcp) ? mcp : [mcp]);
    const servers = new ServerList();
    for (const source of sources) {
        const data = typeof source === 'string' ? await readObject('mcp', source, reading) : source;
        if (data === null)
            continue;
        const found = parseServers(data);
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
    const read = (0,json_object/* readJsonObject */.op)(found.text);
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
    if (Buffer.byteLength(text) > settings_settings/* LONGEST_SYSTEM_PROMPT */.ip)
        refuse(reading, 'system_prompt', `system_prompt: is over ${settings_settings/* LONGEST_SYSTEM_PROMPT */.ip} bytes`);
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
    const text = (0,state_file/* decodeText */.g7)(bytes, file, reading.findings);
    return text === null ? null : { text, file };
}
function refuse({ place, findings }, key, message) {
    findings.push((0,parts_findings/* findingAt */.dz)(place, 'error', 'settings-refused', [key], message));
}
/** The states with what their agents may use, and what the manifest says of all of them. */
async function readWorkflowSettings({ states, manifest, fingerprint, top, agentCli }, reading) {
    const files = [];
    const runs = agentCli ?? manifest.agent ?? agent_clis/* DEFAULT_AGENT_CLI */.rB;
    const read = (written, place, clis) => readSettings(written, { ...reading, place, clis, files });
    const without = states.flatMap(({ definition }) => definition.kind === 'prompt' && definition.options.args === undefined
        ? [(0,agent_clis/* agentCliOfState */.Gz)(definition.options.agent, runs)]
        : []);
    const common = top && (await read(manifest, { source: top, prefix: [] }, [...new Set([runs, ...without])]));
    const own = [];
    for (const state of states) {
        const { definition, options: place } = state;
        if (definition.kind !== 'prompt' || place === null) {
            own.push(state);
            continue;
        }
        const settings = await read(definition.options, place, [(0,agent_clis/* agentCliOfState */.Gz)(definition.options.agent, runs)]);
        const has = Object.keys(settings).length > 0;
        own.push(has ? { ...state, definition: { ...definition, settings } } : state);
    }
    return {
        states: own,
        ...(common !== null && Object.keys(common).length > 0 && { settings: common }),
        fingerprint: (0,parts_fingerprint/* fingerprintWith */.ZH)(fingerprint, files),
    };
}


/***/ })

};
