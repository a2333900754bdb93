export const id = 5340;
export const ids = [5340];
export const modules = {

/***/ 65340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MeterClient: () => (/* binding */ MeterClient)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(53802);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./lib/core/errors.js
var errors = __webpack_require__(3828);
// EXTERNAL MODULE: ./lib/core/metering/metering.js
var metering = __webpack_require__(13188);
;// CONCATENATED MODULE: ./lib/meter/dummy-key.js

/**
 * The key that a process of an agent gets instead of the provider's (spec 9.2): of no use anywhere but at this run's
 * meter, and there only while the process lives.
 * @param runKey hex, of the run alone
 * @param process counted from 1 over the run
 */
function makeDummyKey(runKey, agent, process) {
    return `rmd-${(0,external_node_crypto_.createHmac)('sha256', Buffer.from(runKey, 'hex')).update(`${agent}\0${process}`).digest('hex')}`;
}
/** Whether two keys are the same; how long it takes tells nothing of how much of them is. */
function isSameKey(shown, key) {
    const [a, b] = [Buffer.from(shown), Buffer.from(key)];
    return a.length === b.length && timingSafeEqual(a, b);
}

// EXTERNAL MODULE: ./lib/meter/requests.js
var requests = __webpack_require__(84723);
// EXTERNAL MODULE: ./lib/process/idle-timer.js
var idle_timer = __webpack_require__(32043);
// EXTERNAL MODULE: ./lib/store/lock.js
var lock = __webpack_require__(40414);
;// CONCATENATED MODULE: ./lib/runtime/metering/client.js












/** What the meter sees of our environment: the way to the providers. Keys come by its stdin. */
const SEEN = [
    ...['PATH', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
    ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'SYSTEMROOT'],
];
/** A signal has ended the run, which waits no longer for its meter's end. */
const HASTY_TIMEOUT_MS = 200;
const START_TIMEOUT_MS = 30_000;
/** It reads on for 60 s at most; one that was stopped never ends. */
const END_TIMEOUT_MS = 70_000;
/**
 * The orchestrator's end of the meter (spec 9.2): a process of ours that holds agents' keys and the budget. It is told
 * whose process and whose turn begins and ends, and tells what each request has cost.
 */
class MeterClient {
    child;
    names;
    address;
    runKey;
    listener;
    processes = 0;
    /** Of turns that are not metered, in this life of the run. */
    elsewhereUsd = 0;
    isClosing = false;
    waiting = new Map();
    /** Turns whose sums have been told. */
    told = new Set();
    /** What agents' processes have asked since, by agent: a command in the background goes on after its turn. */
    late = new Map();
    exited;
    constructor(child, names, address, runKey, news, listener) {
        this.child = child;
        this.names = names;
        this.address = address;
        this.runKey = runKey;
        this.listener = listener;
        this.exited = new Promise((resolve) => child.once('exit', () => resolve()));
        void this.exited.then(() => this.hasEnded());
        void this.listen(news);
    }
    /** @throws RaymondError MODEL_GATE when it does not start */
    static async start(program, request, environment, listener) {
        const runKey = (0,external_node_crypto_.randomBytes)(32).toString('hex');
        // A socket's path may have 107 bytes, and a run's folder is longer.
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'rmd-'));
        const child = startProgram(program, environment);
        const news = newsOf(child);
        const start = {
            ...{ order: 'start', run_key: runKey, socket_folder: folder, tcp: true, network: 'open' },
            ...request,
        };
        child.stdin?.write(`${JSON.stringify(start)}\n`);
        const ready = await firstNews(news, child);
        if (ready?.news !== 'ready' || ready.port === null) {
            child.kill('SIGKILL');
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
            const why = ready?.news === 'failed' ? ` (${ready.message})` : '';
            throw new errors/* RaymondError */.xC('MODEL_GATE', `The process that holds the agents' keys could not be started${why}. Nothing was spent. With \`keys: environment\` agents get their keys themselves.`, { file: program });
        }
        const names = new Set(request.upstreams.map(({ id }) => id));
        const address = { socket: ready.socket, port: ready.port };
        return new MeterClient(child, names, address, runKey, news, listener);
    }
    /** Which process it is, for the run's lock. */
    get process() {
        const pid = this.child.pid ?? 0;
        return { pid, process_start: (0,lock/* processStart */.gy)(pid) ?? '' };
    }
    covers(cli) {
        return this.names.has(cli);
    }
    /** The environment of a CLI that it covers: dummies for keys, and its own address. */
    environmentOf(cli, seen) {
        return (0,metering/* meteredEnvironment */.QF)(cli, seen, this.address);
    }
    /** Gives each process that is started for a metered CLI a key of its own, which holds while the process lives. */
    withKeys(cli, start) {
        if (!this.covers(cli))
            return start;
        return (options) => {
            const agent = options.env.RAYMOND_AGENT_ID;
            if (agent === undefined)
                return start(options);
            this.processes += 1;
            const number = this.processes;
            const key = makeDummyKey(this.runKey, agent, number);
            const filled = Object.entries(options.env).map(([name, value]) => [
                name,
                value === metering/* DUMMY_KEY */.tn ? key : value,
            ]);
            this.send({ order: 'process', agent, process: number, upstream: cli });
            const child = start({ ...options, env: Object.fromEntries(filled) });
            void child.done.then(() => this.send({ order: 'process_end', agent, process: number }));
            return child;
        };
    }
    turnBegins(turn) {
        this.send({ order: 'turn', ...turn });
    }
    /** What a turn has cost that the meter does not see, USD: of the same budget. */
    spentElsewhere(usd, budgetUsd) {
        this.elsewhereUsd += usd;
        this.send({ order: 'budget', budget_usd: budgetUsd, spent_elsewhere_usd: this.elsewhereUsd });
    }
    /**
     * What the turn's requests have cost, once none is in flight. Null when the meter has ended, or nobody waits for it.
     * @param reportedUsd what the CLI says; null where it says nothing
     */
    turnEnds(agent, turn, reportedUsd, given) {
        if (given.aborted || this.child.exitCode !== null || this.child.signalCode !== null)
            return Promise.resolve(null);
        return new Promise((resolve) => {
            const giveUp = () => settle(null);
            const settle = (told) => {
                given.removeEventListener('abort', giveUp);
                this.waiting.delete(turn);
                resolve(told);
            };
            given.addEventListener('abort', giveUp);
            this.waiting.set(turn, settle);
            this.send({ order: 'turn_end', agent, turn, reported_usd: reportedUsd });
        });
    }
    /** What an agent's processes have asked since its last turn was counted, which no sum has yet. */
    takeLate(agent) {
        const late = this.late.get(agent) ?? requests/* NO_REQUESTS */.ho;
        this.late.delete(agent);
        return late;
    }
    /** The same of all agents, USD. */
    get lateUsd() {
        return [...this.late.values()].reduce((sum, { usd }) => sum + usd, 0);
    }
    /**
     * Lets it end, which it does when no request is in flight any more.
     * @param hurry when it aborts, the meter is left to end by itself after a moment
     */
    async close(hurry) {
        this.isClosing = true;
        this.child.stdin?.end();
        const patience = (0,idle_timer/* patienceWith */.iv)(hurry, END_TIMEOUT_MS, HASTY_TIMEOUT_MS);
        const over = new Promise((resolve) => {
            patience.signal.addEventListener('abort', () => resolve());
        });
        await Promise.race([this.exited, over]);
        patience.end();
        if (!patience.signal.aborted)
            return 'ended';
        if (!hurry.aborted) {
            this.child.kill('SIGKILL');
            await this.exited;
            return 'ended';
        }
        this.child.unref();
        this.child.stdout?.unref();
        return 'reads on';
    }
    send(order) {
        if (this.child.stdin?.writable)
            this.child.stdin.write(`${JSON.stringify(order)}\n`);
    }
    async listen(news) {
        for (let next = await news.next(); !next.done; next = await news.next())
            this.hear(next.value);
    }
    hear(news) {
        switch (news.news) {
            case 'turn':
                this.told.add(news.turn);
                this.waiting.get(news.turn)?.(news);
                break;
            case 'request':
                if (this.told.has(news.turn))
                    this.late.set(news.agent, (0,requests/* addMetered */.MX)(this.late.get(news.agent) ?? requests/* NO_REQUESTS */.ho, news));
                break;
            case 'budget':
                this.listener.onBudget(news.turn, news);
                break;
            case 'refused':
                this.listener.onWarning(news.message, news.agent);
                break;
            case 'warning':
                this.listener.onWarning(news.message, null);
                break;
            case 'ready':
            case 'failed':
                break;
            default:
                news;
        }
    }
    hasEnded() {
        for (const settle of [...this.waiting.values()])
            settle(null);
        if (this.isClosing)
            return;
        const { exitCode, signalCode } = this.child;
        this.listener.onDeath(signalCode ?? `exit code ${exitCode}`);
    }
}
/** In a session of its own, which no Ctrl-C reaches; without core dumps, in which the keys would be. */
function startProgram(program, environment) {
    const env = Object.fromEntries(SEEN.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));
    const [command, args] = process.platform === 'win32'
        ? [process.execPath, [program]]
        : ['/bin/sh', ['-c', 'ulimit -c 0; exec "$0" "$1"', process.execPath, program]];
    const child = (0,external_node_child_process_.spawn)(command, args, {
        ...{ cwd: (0,external_node_path_.dirname)(program), env, detached: true, windowsHide: true },
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.on('error', () => { });
    // It may be gone when it is told something.
    child.stdin?.on('error', () => { });
    return child;
}
async function* newsOf(child) {
    for await (const line of (0,external_node_readline_.createInterface)({ input: child.stdout }))
        yield JSON.parse(line);
}
/** Null when none comes in time. */
async function firstNews(news, child) {
    const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
    try {
        const first = await news.next();
        return first.done ? null : first.value;
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ })

};
